# The words of the terminal in English: what `secret-hitler play` says beyond the game's own words.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
# Commands stay as they are in every language.

terminal-welcome = You are { $name }, in seat { $seat }. The others are bots. Type help for the commands.
terminal-look-at-envelope = Type me to open your envelope in private. Press Enter to begin.
terminal-look-at-news = Type me to see what you learned. Press Enter to go on.
terminal-press-a-key = Press any key to hide this.
terminal-next = Press Enter to go on. You may ask why first.
terminal-goodbye = Good night.
terminal-left = You left the game. Nothing was saved.

## What to type

terminal-type-nominate = Type nominate and a name or number.
terminal-type-vote = Type vote ja or vote nein.
terminal-type-discard = Your policies A, B and C lie face down. Type me to see them, then discard and a letter.
terminal-type-enact = Your policies A and B lie face down. Type me to see them, then enact and a letter.
terminal-type-proposeveto = Or type veto to ask for a veto.
terminal-type-answerveto = Type yes to agree: both policies are discarded. Type no to refuse.
terminal-type-investigateloyalty = Type investigate and a name or number.
terminal-type-peekatpolicies = Type peek.
terminal-type-callspecialelection = Type call and a name or number.
terminal-type-execute = Type execute and a name or number.
terminal-type-yes = Type YES to execute { $name }.
terminal-nobody-executed = Nobody was executed.

## What was not understood

terminal-unknown = "{ $word }" is not a command here. Type help for the commands.
terminal-which-player = Which player? Type a name or a number from the list.
terminal-which-ballot = Type vote ja or vote nein.
terminal-which-card = Which policy? Type its letter.
terminal-yes-or-no = Type yes or no.
terminal-how-to-claim = Type claim and what you had: ffl, fl, peek ffl, liberal, fascist or nothing. You may lie.
terminal-post-as-claim = Post as a claim? Type claim { $words }.
terminal-same-claim = You already claim that.
terminal-nothing-to-ask = { $word } has nothing left to claim.
terminal-nothing-yet = Nothing yet.

## Looking around

terminal-tracks = Liberal policies { $liberal } of { $liberal_goal }. Fascist policies { $fascist } of { $fascist_goal }.
terminal-piles = Election Tracker { $tracker } of { $limit }. Draw pile { $draw }, discard pile { $discard }.
terminal-election = Round { $round }: { $president } + { $chancellor }
terminal-memory = Round { $round }: { $memory }
terminal-government =
    Round { $round }: { $president } + { $chancellor }, { $ja } to { $nein }. { $outcome ->
        [L] A Liberal policy.
        [F] A Fascist policy.
        [veto] A veto.
        [hitler] Hitler was elected.
        [open] Policies are being chosen.
       *[failed] The vote failed.
    }
terminal-chaos =
    The top policy was enacted: { $policy ->
        [L] Liberal
       *[F] Fascist
    }.
terminal-power = Power: { $use }
terminal-unsaid =
    { $who } has not said { $about ->
        [drawn] what was drawn
        [received] what was received
        [party] what the party card was
       *[peeked] what the next policies were
    }.{ $asked ->
        [0] { "" }
       *[other] { " " }Asked by { $by }.
    }
    .you =
        You have not said { $about ->
            [drawn] what you drew
            [received] what you got
            [party] what the party card was
           *[peeked] what the next policies were
        }.{ $asked ->
            [0] { "" }
           *[other] { " " }Asked by { $by }.
        }
terminal-taken-back = Taken back: { $claim }
terminal-mark-you = you
terminal-mark-executed = executed
terminal-mark-candidate = candidate
terminal-mark-nominee = nominee
terminal-mark-last-president = last President
terminal-mark-last-chancellor = last Chancellor
terminal-mark-investigated = investigated
terminal-mark-not-hitler = not Hitler
terminal-why =
    What was public before { $who } { $act ->
        [nominate] nominated a Chancellor
        [vote] voted
        [enact] enacted a policy
        [proposeveto] asked for a veto
        [answerveto] answered the veto
        [investigateloyalty] investigated
        [peekatpolicies] peeked
        [callspecialelection] called a Special Election
       *[execute] executed
    }, round { $round }:
terminal-why-nothing = Nothing public explains it.
terminal-odds = As far as you can know:
terminal-odds-of = { $who }: Fascist team { $fascist } %, Hitler { $hitler } %
terminal-help =
    status: who must do what
    board: policies, Election Tracker and seats
    votes, log: what happened so far
    claims: who claimed what, and the contradictions
    me: your role, your policies and what you learned, for your eyes only
    why: why a bot did what it just did; why NAME: the same for that bot
    hint: what you can know by now, for your eyes only
    nominate NAME, vote ja, vote nein
    discard LETTER, enact LETTER, veto, yes, no
    investigate NAME, peek, call NAME, execute NAME
    claim ffl, claim fl, claim peek ffl, claim liberal: say what you saw, or lie
    claim nothing: decline to claim; claim 2 ffl: change your claim for round 2
    ask NAME: ask for a claim that is missing
    say WORDS: talk to the table
    quit: leave the game
    A seat's number works as well as its name.

## The record

terminal-save = A file name to save the record, or Enter for none:
terminal-saved = The record is in { $file }. Read it with secret-hitler replay.
terminal-not-saved = Not saved: { $why }.
