# The labels of the browser's screens in English. The sentences of the game stand in game.ftl.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
#
# Rules for writers: buttons are verbs with their consequence; say why something is not possible;
# never blame; the same text and about the same length for every role.

## Home

home-unofficial = Unofficial
home-what = A game of hidden roles for five to ten people. Bots take the empty seats.
home-alone = Play now
home-size = Players at the table
home-play-now = Play now with bots
home-solo = Choose bots, role and pace
home-together = Play with friends
home-host = Host a table
home-code = Table code
home-join = Join
home-narrator = Own the box? Have the opening read aloud
home = Home
player = Player
your-name = Your name
no-account = No app, no account, no tracking.
credits = Secret Hitler is by Mike Boxleiter, Tommy Maranges, Max Temkin and Mac Schubert (Goat, Wolf & Cabbage):
credits-licence = The words and pictures here are our own, shared under
credits-changed = Changed: own wording, own art, bots, house rules.

## Doors

join-bad-code = A table code has four consonants.
join-title = Table { $code }
join-sit =
    { $entry ->
        [running] Take a seat next game
        [full] Wait in line
       *[free] Sit down
    }
join-watch = Watch
join-nobody = Nobody sits here yet.
join-seated =
    { $count ->
        [one] 1 player sits here: { $names }.
       *[other] { $count } players sit here: { $names }.
    }
door-unreachable = The server does not answer. Press again in a moment.
door-no_such_table = That code is not open. Check it again.
door-house_full = This server has no room for another table now.
door-too_many_tables = You opened many tables just now. Wait a minute.
door-too_fast = Too many tries. Wait a minute, then press again.
door-table_full = This table is full. You can watch.
door-not_in_this_stage = The game is on. You can sit down when it is over.
door-no_such_seat = That seat is not there any more.
door-not_host = Only the host can do that.
door-not_seated = Sit down first.
door-not_saved = The server could not save that. Press again.
door-bad_request = That did not work. Press again.
door-not_found = That code is not open. Check it again.
door-name_empty = A name needs at least one letter.
door-name_too_long = A name has at most 12 letters.
door-name_character = A name cannot hold invisible signs or combined emoji.
door-name_taken = { $name } is taken, or looks like another name here. Try { $other }.
door-broken = The server stumbled. Nothing is lost. Press again.

## Around every screen

opening = Opening table { $code }
top-seat = Seat { $seat } · { $name }
top-table = Table { $code }
top-watching = Table { $code } · watching
link-connecting = Connecting
link-connected = Connected
link-reconnecting = Reconnecting
link-offline = Offline, seat held
link-lost = Your seat is held. Nothing is lost.
link-try = Try now
seat-freed = The host freed your seat. You can sit down again.
not-sent = Not sent. Your choice is kept; press again when connected.
sending = Sending
back = Back
close = Close
done = Done
you = you
act = Your choice
moment = What happened last
panels = What to see below
panel-board = Board
panel-seats = Seats
panel-claims = Claims
panel-votes = Votes
panel-log = Log
panel-talk = Talk
panel-notes = Notes
leave = Leave
leave-watching = You only watch. You can come back any time.
leave-running = A game is running. Your seat is held, and the others wait for you.
leave-free = Your seat becomes free for somebody else.
closed-protocol = This page is old
closed-protocol-what = The server speaks a newer version. Load the page again; your seat is held.
closed-reload = Load the page again
closed-moved = Moved to another tab
closed-moved-what = You sit in a newer tab or on another device. Your seat is held there.
closed-use-here = Sit here instead
closed-no_such_table = That table is not open
closed-no_such_table-what = Check the code with whoever gave it to you.
closed-removed = This table is gone
closed-removed-what = Tables that nobody uses are removed after a while.
closed-binary = The line was closed
closed-binary-what = The server could not read this page. Load it again; your seat is held.
closed-too_long = The line was closed
closed-too_long-what = The last message was too long. Load the page again; your seat is held.

menu = Menu
unread = { $count }
leave-table = Leave the table
settings = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound when it is your turn
settings-sound-what = A short tone, the same for everybody.
settings-buzz = Buzz when it is your turn
settings-buzz-what = A short buzz, the same for everybody.
notice-turn = Your turn: { $status }
settings-look = How to look at secrets
settings-look-hold = Hold to look
settings-look-tap = Tap to show for 8 seconds
settings-faces = Keep faces open while I choose
settings-faces-what = The cards in your hand stay open for 15 seconds. Only you know this setting.
settings-feel = Feel it
settings-feel-what = While you hold the envelope, this device buzzes: 1 long is Liberal, 2 short Fascist, 3 short Hitler. Others may hear it, above all on a table.
wake-refused = Your screen may sleep. Set auto-lock to 5 minutes.

keys = Keys that work now
key-talk = Write in the talk
key-select = Select { $name }

## Lobby

invite-scan = Scan, or type the code. No app.
invite-code = Table code { $code }
invite-qr = QR code that opens table { $code }
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied.
invite-copy-yourself = The link is selected. Copy it by hand.
invite-share = Share the link
lobby-seats =
    { $count ->
        [0] Nobody is seated
        [one] 1 seated
       *[other] { $count } seated
    }
lobby-remove = Free the seat of { $name }
lobby-watching =
    { $count ->
        [0] Nobody watches.
        [one] 1 person watches.
       *[other] { $count } people watch.
    }
lobby-host-starts = The host starts the game.
lobby-next-bot = The next bot
lobby-add-bot = Add bot
lobby-start = Start the game
lobby-missing =
    { $count ->
        [one] 1 more player is needed. Bots count.
       *[other] { $count } more players are needed. Bots count.
    }
bot-level = Level
bot-style = Style
level-random = Random
level-selfish = Selfish
level-careful = Careful
level-shrewd = Shrewd
level-farsighted = Farsighted
level-outside = Program
style-regular = regular
style-bold = bold
style-quiet = quiet

options = Rules of this table
options-official = The official rules.
options-changed = The official rules, with these changes:
options-change = Change the rules
options-reset = Back to the official rules
option-balanced = Balance deck
option-balanced-what = With 6 players one Fascist policy starts enacted; with 7 or 9 one Fascist policy is taken out.
option-balanced-idle = With { $count } players this changes nothing.
option-chaos_flips_leftovers = Chaos before the shuffle
option-chaos_flips_leftovers-what = After a veto, chaos takes a leftover policy before a short deck is shuffled.
option-reshuffle_after_power = Shuffle after the power
option-reshuffle_after_power-what = A short deck is shuffled after the power instead of before it.
option-secret_ballots = Secret ballots
option-secret_ballots-what = Only the totals of a vote become known. There is no record to download.
option-tie_elects_hitler = A tie can elect Hitler
option-tie_elects_hitler-what = From the third Fascist policy on, a tied vote elects Hitler.
option-fascists_cannot_execute_hitler = Fascists spare Hitler
option-fascists_cannot_execute_hitler-what = Fascists who know Hitler cannot execute Hitler.
option-self_execution = Presidents may execute themselves
option-self_execution-what = The President may execute the President.
option-dead_may_chat = The executed may chat
option-dead_may_chat-what = Executed players may still write in the talk.
option-hitler_knows = Hitler knows the Fascists
option-hitler_knows-official = Officially: with 5 or 6 players
option-hitler_knows-five = With 5 players only
option-hitler_knows-never = Never
option-memory_aids = What the screens remember
option-memory_aids-full = Everything public
option-memory_aids-last_round = The last round only
option-memory_aids-none = Nothing: play from memory
option-first_candidate = First candidate
option-first_candidate-random = Drawn at random

## Secrets

sealed = Sealed
hold-to-look =
    { $look ->
        [tap] Tap to look
       *[hold] Hold to look
    }
hold-to-check =
    { $look ->
        [tap] Tap to check
       *[hold] Hold to check
    }
let-go = Let go to hide
tap-to-hide = Tap to hide
hides-on-release =
    { $look ->
        [tap] Hides after 8 seconds
       *[hold] Hides when you let go
    }
headphones = Headphones on?
headphones-again = Press again to hear it
envelope = Envelope
envelope-hold =
    { $look ->
        [tap] 8 seconds
       *[hold] Hold
    }
envelope-hold-to-look =
    { $look ->
        [tap] Envelope: tap to look
       *[hold] Envelope: hold to look
    }
envelope-nobody-sees = Check that nobody can see your screen.
envelope-seen = { $seconds } of { $enough } seconds seen
envelope-seen-enough = You can look again at any time.
envelopes-waiting = The game begins when everyone has looked.
envelopes-begin = Begin without the others
envelope-menu = More about the envelope
envelope-tap = Tap to show 8 s instead of holding
dummy = Show a dummy
dummy-what = It looks like a real card. So no screen proves anything.
dummy-role = What it shows
dummy-knows = It names { $known }.
dummy-knows-nobody = It names nobody.
dummy-other-names = Other names
dummy-quiet = Say nothing afterwards
dummy-quiet-what = Otherwise a line tells you that it was a dummy.
dummy-show = Show it at the next look
dummy-waits = A dummy is ready. The next look at your envelope shows it.
dummy-put-away = Put the dummy away
dummy-was = That was a dummy. Your real card is unchanged.
paper-label = Your envelope
paper-party =
    Your party card: { $role ->
        [liberal] Liberal
       *[other] Fascist
    }.
paper-known =
    { $name } ({ $role ->
        [hitler] Hitler
        [fascist] Fascist
       *[liberal] Liberal
    })
paper-you-know = You know
paper-nobody = nobody's role,
paper-nobody-between = nobody's party card,
paper-nobody-else = and nobody else.
paper-known-to =
    { $known ->
        [true] { $role ->
            [hitler] { $fascists ->
                [one] your Fascist knows you.
               *[other] your Fascists know you.
            }
           *[other] your side knows you.
        }
       *[false] nobody knows yours.
    }
paper-you-win = You win with
paper-wins =
    { $role ->
        [liberal] { $liberals } Liberal policies
       *[other] { $fascists } Fascist policies
    }
paper-wins-or =
    { $role ->
        [liberal] or when Hitler is executed.
       *[other] or Hitler Chancellor after { $zone }.
    }
notes-hold =
    { $look ->
        [tap] My notes: tap to read
       *[hold] My notes: hold to read
    }
notes-what = What you have seen in this game, for your eyes only.
notes-empty = You have seen nothing yet.
note-DrawnHand = Round { $round }: drew { $tiles }
note-PassedHand = Round { $round }: passed { $tiles }
note-ReceivedHand = Round { $round }: got { $tiles }
note-PeekedTiles = Round { $round }: next were { $tiles }, top first
note-SeenParty = Round { $round }: { $name } is { $party }
seen-label = What your power shows
seen-party = The party card of { $name }
seen-tiles = The next three policies, top first
seen-kept = Kept in My notes

## Choices

choice-count =
    { $count ->
        [one] 1 player can be chosen.
       *[other] { $count } players can be chosen.
    }
choice-refused = This player cannot be chosen.
nominate = Nominate { $name }

vote-word =
    { $ballot ->
        [ja] JA!
       *[nein] NEIN
    }
vote-meaning =
    { $ballot ->
        [ja] yes
       *[nein] no
    }
vote-choose = Everyone sees your vote when all are in.
vote-chosen =
    { $look ->
        [tap] Chosen. Seal it, or tap to check.
       *[hold] Chosen. Seal it, or hold to check.
    }
vote-tracker = Election Tracker { $count } of { $all }.
vote-seal = Seal my ballot
vote-sealed = Sealed
vote-open-until-last = You can change it until the last ballot is in.
vote-change = Change my ballot
vote-none = Nothing chosen yet.
vote-yours = Your sealed ballot
vote-yours-open = Your choice, not sealed yet

hand-hint-president =
    { $look ->
        [tap] Tap the bar to see the faces. Tap the letter to discard. The others go to { $chancellor }.
       *[hold] Hold to see the faces. Tap the letter to discard. The others go to { $chancellor }.
    }
hand-hint-chancellor =
    { $look ->
        [tap] Tap the bar to see the faces. Tap the letter to discard. The other is enacted.
       *[hold] Hold to see the faces. Tap the letter to discard. The other is enacted.
    }
hand-no-talk = No talk about the cards now
hand-pass = Discard { $discarded }, pass { $others }
hand-enact = Discard { $discarded }, enact { $others }
hand-change = Change
hand-key = Select card { $letter }
card-down = Card { $letter }, face down
card-up = Card { $letter }: { $policy }

veto-ask = Ask for a veto
veto-ask-confirm = Ask: discard both
veto-agree = Agree to the veto
veto-agree-confirm = Agree: discard both
veto-refuse = Refuse the veto
veto-refuse-confirm = Refuse: { $chancellor } must enact
veto-tracker = Both policies are discarded. Election Tracker { $now } to { $then }.
veto-tracker-stays = { $chancellor } must enact one. Election Tracker stays { $now }.

power-InvestigateLoyalty-what = You see the party card of one player, never the role.
power-InvestigateLoyalty-confirm = Investigate { $name }
power-CallSpecialElection-what = You pick who runs next. Then the order goes on from your left.
power-CallSpecialElection-confirm = Make { $name } the candidate
power-PeekAtPolicies-what = You see the next three policies in order. They stay where they are.
power-PeekAtPolicies-choose = The next three policies
power-PeekAtPolicies-confirm = Look at three policies
power-Execute-what = You execute one player. If it is Hitler, the Liberals win.
execute-ask =
    { $self ->
        [true] Execute yourself?
       *[false] Execute { $name }?
    }
execute-final = This cannot be undone.
execute-hold =
    { $self ->
        [true] Hold to execute yourself
       *[false] Hold to execute { $name }
    }
execute-confirm =
    { $self ->
        [true] Execute yourself
       *[false] Execute { $name }
    }
execute-yes =
    { $self ->
        [true] Yes, execute yourself
       *[false] Yes, execute { $name }
    }

executed-what = You were executed. Keep your card secret until the end. You can go on watching.
watching-what = You are watching. You can sit down when this game is over.

## The board

track =
    { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } { $enacted } of { $goal }
track-win =
    { $party ->
        [liberal] Liberals win
       *[fascist] Fascists win
    }
track-empty = free
track-veto = then veto
board-next-power = Next Fascist policy: { $power }
board-tracker = Election Tracker
board-draw-pile = Draw pile
board-discard-pile = Discards
of = { $count } of { $all }
mark-candidate = Candidate
mark-nominee = Nominee
mark-president = President
mark-chancellor = Chancellor
mark-voted = voted
mark-executed = Executed
mark-last-president = last President
mark-last-chancellor = last Chancellor
mark-not-hitler = not Hitler
mark-investigated = investigated
mark-bot = bot
mark-host = host
mark-away = away
mark-left = left
ballot-none = no ballot
moment-vote =
    { $ja } JA, { $nein } NEIN. { $passed ->
        [true] Elected.
       *[false] Not elected.
    }
moment-chaos = The Election Tracker is back at 0.
from-memory = This table plays from memory.
votes = Votes by round
votes-none = No vote has been counted yet.
votes-round = Round
votes-government = { $number }. { $president } + { $chancellor }
votes-result =
    { $passed ->
        [true] elected, { $ja } to { $nein }
       *[false] not elected, { $ja } to { $nein }
    }
votes-secret = Secret ballots
log-empty = Nothing to read yet.
explain = Why?
explain-of = Why did { $name } do that?
explain-votes = Why did they vote like that?
explain-whose = Whose ballot?
explain-waiting = One moment …
explain-nothing = Nothing that lies open speaks for it.
hint = What can I know?
bots-next = Next
solo-again = Play again
solo-again-what =
    { $role ->
        [liberal] The same bots. You are a Liberal.
        [fascist] The same bots. You are a Fascist.
        [hitler] The same bots. You are Hitler.
       *[random] The same bots. Chance deals your role.
    }
talk = What was said
talk-in =
    { $channel ->
        [spectators] What the spectators said
        [executed] What the executed said
       *[table] What was said
    }
talk-empty = Nobody has said anything yet.
talk-earlier = Show earlier
talk-say = Say something
talk-say-in =
    { $channel ->
        [spectators] Say something to the spectators
        [executed] Say something to the executed
       *[table] Say something
    }
talk-send = Send
talk-left =
    { $count ->
        [one] 1 letter left
       *[other] { $count } letters left
    }
talk-over =
    { $count ->
        [one] 1 letter too many
       *[other] { $count } letters too many
    }
talk-not-seated = Only seated players write here.
talk-post-claim = Post { $claim } as claim?
talk-claim-how = Add what you had: /claim ffl. For cards: /claim liberal.
unread-words =
    { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
channels = Who reads it
channel-table = Table
channel-spectators = Spectators
channel-executed = Executed
spectator = Spectator { $number }
spectator-removed = The host removed a line of spectator { $number }.
spectators-write = Write to the other spectators
phrases = Ready phrases
phrases-about = Who it is about
keep-order = Keep order
keep-order-what = Remove a line above, or mute a seat. Claims stay possible.
mute = Mute
unmute = Unmute
mute-seat = Mute { $name }
unmute-seat = Unmute { $name }
remove-line = Remove
remove-title = Remove this line?
remove-what = It is gone for everybody, and from the record.
remove-confirm = Remove it for everybody
queue-remove = Take { $name } out of the line
voice-call = Voice call: { $site }
voice-field = Voice call: link for the players
voice-set = Set

## Claims

claims-own = What you say you had
claim-say =
    { $about ->
        [party] Say what card { $name } has (round { $round })
        [peeked] Say what you saw on top (round { $round })
       *[hand] Say what you had (round { $round })
    }
claim-may-lie = You may lie.
claim-hands = What you say you had
claim-place =
    { $place ->
        [1] Top
        [2] 2nd
       *[other] 3rd
    }
claim-total = { $fascist } F, { $liberal } L
claim-total-words = { $fascist } Fascist, { $liberal } Liberal
claim-silent = Not saying
claim-post = Post: { $claim }
claim-post-empty = Post
claim-missing = Choose first what you say.
claim-until-now = Until now:
claim-short-nothing = not saying
claim-short-party =
    { $name }: { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    }
claim-short-peeked = { $tiles }, top first
claim-change = Change a claim
claim-change-one = Round { $round }: { $claim }
claim-key =
    { $policy ->
        [L] Add Liberal
       *[F] Add Fascist
    }
claim-key-back = Remove the last one
claim-key-post = Post the claim
claim-key-open = Say what you had
claim-logged = { $name } logged your claim for round { $round }: { $claim }. Right?
claim-logged-right = Yes
claim-logged-wrong = No
ask-seat = Ask
ask-for =
    { $about ->
        [party] Ask { $name } about the party card, round { $round }
        [peeked] Ask { $name } what was on top, round { $round }
       *[hand] Ask { $name } about the hand, round { $round }
    }
ask-asked = asked by { $count }
log-claim = Log a claim for somebody
log-what = Write down what they said aloud. They confirm it.
log-title =
    { $about ->
        [party] { $name } says what card { $of } has (round { $round })
        [peeked] { $name } says what was on top (round { $round })
       *[hand] { $name } says what the hand was (round { $round })
    }
log-about =
    { $about ->
        [party] Party card, round { $round }
        [peeked] Top policies, round { $round }
       *[hand] Hand, round { $round }
    }
log-unsaid = nothing said
log-pending = { $claim }, not confirmed

## The ledger

ledger-vote = { $ja } JA, { $nein } NEIN
ledger-failed = { $ja } JA, { $nein } NEIN: not elected
ledger-empty = No government has been voted on yet.
ledger-findings = What cannot all be true
ledger-unsaid = not said yet
ledger-nothing = not saying
ledger-before = changed, was:
ledger-top-first = top first
ledger-contradicted = contradicted above
ledger-logged = logged by { $by }, not confirmed
ledger-says = { $name } says:

## My notes

notes-own = My own notes
notes-own-open = Open my own notes
notes-own-close = Close my own notes
notes-own-what = Only you see these. They last for this game.
notes-write = Write what you want to remember
notes-mark = Mark { $name }
notes-saving = Saving
notes-saved = Saved
notes-unsaved = Not saved. Your text is kept.
notes-marks-show = Show my marks
notes-marks-hide = Hide my marks
suspicion-liberal = Liberal
suspicion-unsure = Unsure
suspicion-fascist = Fascist
suspicion-hitler = Hitler

## The end

end-winner =
    { $winner ->
        [liberal] Liberals win
        [fascist] Fascists win
       *[nobody] Nobody wins
    }
end-roles = Who was who
end-governments = The governments
end-record = Download the record
round-special = Special Election, called by { $name }
round-cleared = { $name } is not Hitler
round-veto-agreed = Veto agreed
round-veto-refused = Veto refused
round-chaos = Chaos: the top policy
round-power = { $power }: { $name }
round-shuffled = Deck shuffled: { $count } policies
rematch = Rematch, same seats
rematch-start = Start the next game now

## Sitting down, in order

join-running = The game is on. Watch, or take a seat next game.
join-full = All ten seats are taken. You can watch, or wait in line.
queue-place =
    { $place ->
        [1] You are first in line.
       *[other] You are number { $place } in line.
    }
queue-what =
    { $entry ->
        [running] You get a seat when this game is over.
       *[other] You get the next seat that is free.
    }
queue-leave = Leave the line
queue = Next in line: { $names }.
move-sits-here = I already sit here
move-which = Which seat is yours? Your old phone is asked.
move-title = The seat of { $name }: request { $number }
move-wait = Look at your old phone. Press Show digits there.
move-look = Look at your old phone: it shows two digits.
move-two-digits = The two digits
move-once = One try. After that you ask again.
move-here = Move my seat here
move-gone = Old phone gone? Then the host and one more player must allow request { $number } on their phones.
move-over = Your seat was not moved here. You can ask again.
move-asked = Another phone asks for the seat of { $name }: request { $number }.
move-asked-what = Show digits only if it is your own other phone, with that number.
move-type-there = Type these on the other phone. This one is then sealed.
move-digits = The digits { $digits }
move-show = Show digits
move-refuse = Refuse
passed-add = Add a player without a phone
passed-what = You pass this phone to them whenever it is their turn.
passed-name = Name of the player without a phone
passed-sit = Give them a seat
mark-passed = no phone
order = Order of the seats
order-ask = Who sits next to whom?
order-by-hand = Move seats by hand
order-done = Done moving
order-by-host = The host can change the seats.
order-up = Move { $name } up
order-down = Move { $name } down
order-first = { $name } is first already
order-last = { $name } is last already
order-moved = { $name } is now seat { $place }, between { $before } and { $after }.
order-me = Me
order-sits = { $name } sits there
order-tap-if = Tap only if that is right.
order-placed = You have your place. The others tap now.
order-for-others = Tap for somebody
order-so-far = Placed: { $done } of { $of }, clockwise
order-contest =
    { $self ->
        [true] No, I sit to the left of { $of }
       *[false] No, { $name } sits to the left of { $of }
    }
order-stop = Stop: we sit anywhere
home-tv = Use this screen as the TV

## How we play this evening

evening = How we play
evening-change = Change how we play
option-apart = In different rooms
option-apart-what = The screens remind sooner who is awaited.
option-ceremony = Read the opening for closed eyes
option-ceremony-what = The TV reads it when all have seen their envelopes.
option-tally = Count the wins
option-tally-what = The screens show how many games each has won this evening.
option-bot_talk = Bots say
option-bot_talk-reasons = Claims and reasons
option-bot_talk-claims = Claims only
option-bot_talk-off = Nothing
option-bot_pace = Bots answer
option-bot_pace-slow = Slowly
option-bot_pace-normal = As people do
option-bot_pace-fast = Fast
option-bot_pace-step = Step by step
option-language = The TV speaks
option-language-browser = As its browser does
option-language-en = English
option-language-de = Deutsch
option-chat = What may be written
option-chat-free = Anything
option-chat-phrases = Ready phrases only
option-chat-off = Nothing: we talk aloud
option-spectators_may_chat = Spectators may write
option-spectators_may_chat-what = Only other spectators read it before the end.
option-spectators_silent = Spectators do not write.
option-clock = Clock for each step
option-clock-none = None
option-clock-of =
    { $seconds ->
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
option-clock-what = It only reminds. Nothing is ever chosen for a player.

## While the table waits

ladder-your-turn = It is your turn
ladder-may-deputy = The table may seat a deputy for you.
ladder-nudged-by = { $name } nudges you.
ladder-waiting = Waiting for { $names }
ladder-nudge = Nudge { $name }
ladder-nudged = Nudged. You can nudge again in { $seconds } s.
ladder-deputy = Seat a deputy for { $name }
deputy-ask = Seat a deputy for { $name }?
deputy-what = More than half of the others must agree. A bot then plays for { $name } until { $name } is back. Its acts are marked. Nobody sees who agreed.
deputy-confirm = Ask for a deputy
clock-left = left for this step
clock-soon = Less than { $seconds } seconds left
clock-over = Time is up. Nothing is chosen for anybody.
clock-more = More time
question-label = The table is asked
question =
    { $topic ->
        [deputy] { $self ->
            [true] A deputy for you?
           *[false] A deputy for { $name }?
        }
        [abort] End this game without a winner?
        [misdeal] Deal anew?
       *[move] Move the seat of { $name } to the phone with request { $number }?
    }
question-what =
    { $topic ->
        [deputy] A bot plays for { $name } until { $name } is back. Its acts are marked.
        [abort] The game ends, nobody wins, and all roles are shown.
        [misdeal] This deal is thrown away. Everybody gets a new envelope.
       *[move] Agree only if { $name } asked you, with request { $number } on the new phone. It then shows the secrets of { $name }.
    } Nobody sees who agreed.
question-confirm =
    { $topic ->
        [deputy] Yes, seat a deputy
        [abort] Yes, end this game
        [misdeal] Yes, deal anew
       *[move] Yes, allow the move
    }
question-agree = Agree
question-agreed = You agree. Only you see this.
question-take-back = Take it back
ask =
    { $topic ->
        [abort] End the game
       *[misdeal] Deal anew
    }
ask-what =
    { $topic ->
        [abort] More than half of the players must agree. The game then ends, nobody wins, and all roles are shown. Nobody sees who agreed.
       *[misdeal] Two players must agree. This deal is then thrown away, and everybody gets a new envelope. Nobody sees who agreed.
    }
ask-confirm =
    { $topic ->
        [abort] Ask to end the game
       *[misdeal] Ask to deal anew
    }
pause = Pause
pause-resume = Go on
paused-what = Everything is sealed, and every clock stands still. You can go on days later from the same link.
paused-who = { $name } or the host can go on. So can any two players.
paused-agreed = You want to go on. One more player is needed.
mark-deputy = deputy
log-by-deputy = by deputy
eyes-shut = Eyes shut
eyes-shut-what = The TV reads the opening. This screen stays dark.
eyes-shut-begin = It is over: begin
deputised = A deputy plays for you
deputised-what = You were away, and the table went on.
deputised-take-back = Take your seat back
deputised-returning = You play again from the next step on.
deputised-marked = What the deputy chose stays marked for ever.
hand-over = Hand the phone to { $name }
hand-over-what = Nobody else looks now. { $name }, press when only you see the screen.
hand-over-take = { $name }: I have it
pass-on = This phone is passed on
pass-on-to = Hand the phone to { $name }
missed = You missed
missed-close = Close what you missed
tv = TV
tv-lost = The TV is offline. The game goes on without it.
tv-connected =
    { $count ->
        [0] No TV shows this table.
        [one] 1 TV shows this table.
       *[other] { $count } TVs show this table.
    }
tv-address = Type this address on the TV:
tv-volume = Volume
tv-quieter = Quieter
tv-louder = Louder
tv-silent = Silent
tv-pace = How fast it reads
tv-pace-slow = Slow
tv-pace-normal = Normal
tv-pace-fast = Fast

## The desk of the executed

ghost-desk = Your guess for this round
ghost-what = It is sealed until the end, then scored. Nobody sees it before.
ghost-open = Make a guess
ghost-hitler = Who is Hitler?
ghost-fascists =
    { $count ->
        [one] Who is the Fascist?
       *[other] Who are the Fascists? Choose up to { $count }.
    }
ghost-passes = Will this vote pass?
ghost-no-guess = No guess
ghost-seal = Seal my guess
ghost-missing = To seal it, say who is Hitler.
ghost-sealed = Your guess is sealed until the end.
clerk = Help the table

## After the game

end-you-were = You were
end-your-team =
    { $outcome ->
        [won] Your team won.
        [lost] Your team lost.
       *[nobody] Nobody won.
    }
end-wins =
    { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
end-ghosts = What the executed foresaw
ghost-score-hitler =
    Named Hitler in { $count } of { $all ->
        [one] 1 round
       *[other] { $all } rounds
    }.
ghost-score-fascists = Fascists: { $count } of { $all }.
ghost-score-votes = Votes: { $count } of { $all }.
kudos = Kudos
kudos-for = Kudos for { $name }, { $count } so far
next-game = Game { $number } this evening
next-seats = The seats of the next game
next-seats-change = Change the seats
rematch-for = You say it for { $names } as well.
rematch-count =
    { $done } of { $of } are ready. { $you ->
        [true] You are ready.
       *[false] You are not ready yet.
    }
rematch-in = The game starts in { $seconds } s.
rematch-wait = Wait, not yet
rematch-start-what = Not ready: { $names }. They then watch, and are first in line afterwards.
rematch-start-confirm = Start without them
rematch-out = I am out
