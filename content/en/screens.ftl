# The labels of the browser's screens in English. The sentences of the game are in game.ftl.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
#
# Rules for writers: buttons are verbs with their consequence; say why something is not possible;
# never blame; the same text and about the same length for every role.

## Home

home-unofficial = Unofficial
home-what = Find Hitler before he is in power, or help him get there. A game of lies for five to ten; bots fill empty seats. About 20 minutes.
home-alone = Play now
home-size = Players at the table
home-play-now = Play now with bots
home-solo = Set up a solo game
home-together = Play with friends
home-host = Host a table
home-code = Table code
home-join = Join
home-narrator = Have the boxed game? Let this device read the opening
home = Home
player = Player
your-name = Your name
no-account = No app, no account, no tracking.
credits = Secret Hitler is by Mike Boxleiter, Tommy Maranges, Max Temkin and Mac Schubert (Goat, Wolf & Cabbage):
credits-licence = The words and pictures here are our own, shared under
credits-changed = What we changed: our own words and art, plus bots and house rules.

## Doors

join-bad-code = A table code is { $letters } or { $more } letters, like { $example }.
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
door-unreachable = The server is not answering. Press again in a moment.
door-no_such_table = There is no table { $code }. Check the code.
door-house_full = This server is full right now.
door-too_many_tables = You just opened several tables. Wait ten minutes.
door-too_fast = Too many tries. Wait a minute, then press again.
door-locked = The host has locked this table. You can watch.
door-removed = The host has removed you, or somebody who shares your connection. You can watch.
door-table_full = This table is full. You can watch.
door-not_in_this_stage = The game is on. You can sit down when it is over.
door-no_such_seat = That seat is no longer there.
door-not_host = Only the host can do that.
door-not_seated = Sit down first.
door-not_saved = The server could not save that. Press again.
door-bad_request = That did not work. Press again.
door-not_found = There is no such table. Check the code.
door-name_empty = A name needs at least one letter.
door-name_too_long = A name has at most 12 letters.
door-name_character = A name cannot contain invisible characters or combined emoji.
door-name_taken = { $name } is taken, or looks like another name here. Try { $other }.
door-broken = The server stumbled. Nothing is lost. Press again.

## Around every screen

opening = Opening table { $code }
top-seat = Seat { $seat } · { $name }
top-table = Table { $code }
top-watching = Table { $code } · watching
broken-title = This page has stopped
broken-what = Something in it failed, so it shows nothing rather than something wrong. Your seat is held. Reload to go on.
broken-reload = Reload
link-connecting = Connecting
link-connected = Connected
link-reconnecting = Reconnecting
link-restarting = The server restarts
link-offline = Offline, seat held
link-lost = Your seat is held. Nothing is lost.
link-try = Try now
not-saving = Saving is paused, so the game waits.
not-saving-why = Whoever runs the server finds the reason in its log.
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
leave-watching = You are only watching. You can come back any time.
leave-running = A game is running. Your seat is held, and the others wait for you.
leave-free = Your seat becomes free for somebody else.
closed-protocol = This page is out of date
closed-protocol-what = The server has a newer version. Reload the page; your seat is held.
closed-reload = Reload the page
closed-moved = Moved to another tab
closed-moved-what = You sit in a newer tab or on another device. Your seat is held there.
closed-use-here = Sit here instead
closed-no_such_table = There is no such table
closed-no_such_table-what = Check the code with whoever gave it to you.
closed-removed = This table is gone
closed-removed-what = Tables that nobody uses are removed after a while.
closed-crowded = Many are watching already
closed-crowded-what = No more than fifty may watch a table. Try again later, or look along with somebody.
closed-binary = The connection was closed
closed-binary-what = The server could not read this page. Reload it; your seat is held.
closed-too_long = The connection was closed
closed-too_long-what = The last message was too long. Reload the page; your seat is held.

menu = Menu
unread = { $count }
leave-table = Leave the table
settings = Settings
settings-language = Language
settings-theme = Light or dark
settings-theme-system = Match this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound when it is your turn
settings-sound-what = A short tone, the same for everybody.
settings-buzz = Vibrate when it is your turn
settings-buzz-what = A short vibration, the same for everybody.
notice-turn = Your turn: { $status }
settings-look = Showing secrets
settings-look-hold = Hold to look
settings-look-tap = Tap to show for 8 seconds
settings-faces = Keep my cards face up while I choose
settings-faces-what = The cards in your hand stay face up for 15 seconds. Only you know this setting.
settings-feel = Feel my role (vibration)
settings-feel-what = While you hold the envelope, this device vibrates: 1 long for Liberal, 2 short for Fascist, 3 short for Hitler. Others may hear it, especially on a table.
wake-refused = Your screen may turn off. Set auto-lock to 5 minutes or more.

keys = Keys that work now
key-talk = Write a message
key-select = Select { $name }

## Lobby

invite-scan = Scan, or type the code. No app.
invite-code = Table code { $code }
invite-qr = QR code that opens table { $code }
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied.
invite-copy-yourself = The link is selected: copy it.
invite-share = Share the link
lobby-seats =
    { $count ->
        [0] Nobody is seated
        [one] 1 seated
       *[other] { $count } seated
    }
lobby-remove = Free { $name }'s seat
lobby-watching =
    { $count ->
        [0] No spectators.
        [one] 1 spectator.
       *[other] { $count } spectators.
    }
lobby-host-starts = The host starts the game.
lobby-next-bot = The next bot
lobby-add-bot = Add bot
lobby-start = Start the game
lobby-missing =
    { $count ->
        [one] 1 more player needed. Bots count.
       *[other] { $count } more players needed. Bots count.
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
option-balanced = Balanced deck
option-balanced-what = With 6 players one Fascist policy is already enacted; with 7 or 9 one Fascist policy is removed.
option-balanced-idle = With { $count } players this changes nothing.
option-chaos_flips_leftovers = Chaos before the shuffle
option-chaos_flips_leftovers-what = If chaos strikes after a veto, it uses a leftover policy before the deck is reshuffled.
option-reshuffle_after_power = Shuffle after the power
option-reshuffle_after_power-what = A short deck is shuffled after the power instead of before it.
option-secret_ballots = Secret ballots
option-secret_ballots-what = Only the totals of a vote are shown. The game cannot be downloaded.
option-tie_elects_hitler = A tie can elect Hitler
option-tie_elects_hitler-what = From the third Fascist policy on, a tied vote elects Hitler.
option-fascists_cannot_execute_hitler = Fascists spare Hitler
option-fascists_cannot_execute_hitler-what = Fascists who know Hitler cannot execute Hitler.
option-self_execution = Presidents may execute themselves
option-self_execution-what = Presidents may choose their own seat.
option-dead_may_chat = The executed may chat
option-dead_may_chat-what = Executed players may still write to the table.
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
envelope-nobody-sees = Make sure nobody can see your screen.
envelope-seen = { $seconds } of { $enough } seconds seen
envelope-seen-enough = You can look again at any time.
envelopes-waiting = The game begins when everyone has looked.
envelopes-begin = Begin without the others
envelope-menu = More about the envelope
envelope-tap = Tap to show 8 s instead of holding
dummy = Show a decoy
dummy-what = It looks exactly like a real card, so no screen proves anything.
dummy-role = What it shows
dummy-knows = It names { $known }.
dummy-knows-nobody = It names nobody.
dummy-other-names = Other names
dummy-quiet = Say nothing afterwards
dummy-quiet-what = Otherwise a line tells you that it was a decoy.
dummy-show = Show it at your next look
dummy-waits = A decoy is ready. Your next look at the envelope shows it.
dummy-put-away = Put the decoy away
dummy-was = That was a decoy. Your real card is unchanged.
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
paper-you-know = What you know
paper-nobody = Nobody's role.
paper-nobody-between = Nobody's party card.
paper-nobody-else = Nobody else's role.
paper-known-to =
    { $known ->
        [true] { $role ->
            [hitler] { $fascists ->
                [one] Your Fascist knows you.
               *[other] Your Fascists know you.
            }
           *[other] Your side knows you.
        }
       *[false] Nobody knows yours.
    }
paper-you-win = You win with
paper-wins =
    { $role ->
        [liberal] { $liberals } Liberal policies,
       *[other] { $fascists } Fascist policies,
    }
paper-wins-or =
    { $role ->
        [liberal] or when Hitler is executed
       *[other] or when Hitler is elected
    }
paper-wins-then =
    { $role ->
        [liberal] by a President.
       *[other] Chancellor after { $zone } of them.
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
note-PeekedTiles = Round { $round }: peeked at { $tiles }, top first
note-SeenParty = Round { $round }: { $name } is { $party }
seen-label = What your power shows
seen-party = { $name }'s party card
seen-tiles = The next three policies, top first
seen-kept = Kept in My notes

## Choices

choice-count =
    { $count ->
        [one] Only 1 player can be chosen.
       *[other] Choose one of { $count } players.
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
vote-choose =
    { $secret ->
        [true] Only the totals are shown when everyone has voted.
       *[false] All votes are shown when everyone has voted.
    }
have-voted =
    { $done ->
        [one] 1 of { $of } has voted
       *[other] { $done } of { $of } have voted
    }
vote-chosen =
    { $look ->
        [tap] Chosen. Seal it, or tap to check.
       *[hold] Chosen. Seal it, or hold to check.
    }
vote-tracker = Election Tracker { $count } of { $all }: at { $all } the top policy is enacted.
vote-seal = Seal my ballot
vote-sealed = Sealed
vote-open-until-last = You can change it until the last ballot is in.
vote-change = Change my ballot
vote-none = Nothing chosen yet.
vote-yours = Your sealed ballot
vote-yours-open = Your choice, not sealed yet

hand-hint-president =
    { $look ->
        [tap] Tap the bar to see your policies. Tap the one to discard; the other two go to { $chancellor }.
       *[hold] Hold to see your policies. Tap the one to discard; the other two go to { $chancellor }.
    }
hand-hint-chancellor =
    { $look ->
        [tap] Tap the bar to see your policies. Tap the one to discard; the other is enacted.
       *[hold] Hold to see your policies. Tap the one to discard; the other is enacted.
    }
hand-no-talk = No talking about the cards yet
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
veto-tracker = Both policies are discarded. The Election Tracker goes from { $now } to { $then }.
veto-tracker-stays = { $chancellor } must enact one. The Election Tracker stays at { $now }.

power-InvestigateLoyalty-what = You see one player's party card, never the role.
power-InvestigateLoyalty-confirm = Investigate { $name }
power-CallSpecialElection-what = Pick the next candidate. Then play goes on from your left.
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

executed-what = You have been executed. Keep your role secret. You can still watch and guess.
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
track-empty = empty
track-veto = unlocks veto
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
explain-nothing = Nothing public explains it.
hint = What can I know?
bots-next = Next
solo-again = Play again
solo-again-what =
    { $role ->
        [liberal] The same bots. You are a Liberal.
        [fascist] The same bots. You are a Fascist.
        [hitler] The same bots. You are Hitler.
       *[random] The same bots. Your role is random.
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
        [one] 1 character left
       *[other] { $count } characters left
    }
talk-over =
    { $count ->
        [one] 1 character too many
       *[other] { $count } characters too many
    }
talk-not-seated = Only seated players write here.
talk-post-claim = Post { $claim } as a claim?
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
spectator-removed = The host removed one of spectator { $number }'s lines.
spectators-write = Write to the other spectators
phrases = Quick phrases
phrases-about = Who it is about
keep-order = Keep order
keep-order-what = Remove a line above, or mute a seat. Muted players can still make claims.
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
voice-set = Save

## Claims

claims-own = Your claims
claim-say =
    { $about ->
        [party] Claim { $name }'s party (round { $round })
        [peeked] Claim what you saw on top (round { $round })
       *[hand] Claim what you had (round { $round })
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
claim-silent = I won't say
claim-post = Post: { $claim }
claim-post-empty = Post
claim-missing = Choose a claim first.
claim-until-now = So far:
claim-short-nothing = won't say
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
claim-key-open = Claim what you had
claim-logged = { $name } logged your claim for round { $round }: { $claim }. Is that right?
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
        [party] { $name } claims { $of }'s party (round { $round })
        [peeked] { $name } claims what was on top (round { $round })
       *[hand] { $name } claims what the hand was (round { $round })
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
ledger-findings = Contradictions
ledger-unsaid = not said yet
ledger-nothing = won't say
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
end-record = Download this game
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
move-sits-here = I'm already playing
move-which = Which seat is yours? We ask your old phone.
move-title = { $name }'s seat: request { $number }
move-wait = Look at your old phone. Press Show digits there.
move-look = Look at your old phone: it shows two digits.
move-two-digits = The two digits
move-once = One try. After that you ask again.
move-here = Move my seat here
move-gone = No old phone? The host and one other player can approve request { $number }.
move-over = Your seat was not moved here. You can ask again.
move-asked = Another phone is asking for { $name }'s seat: request { $number }.
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
order-first = { $name } is already first
order-last = { $name } is already last
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
order-stop = Skip: seating doesn't matter
home-tv = Use this screen as the TV

## How we play this evening

evening = How we play
evening-change = Change how we play
option-apart = In different rooms
option-apart-what = The screens remind players sooner.
option-ceremony = Read the eyes-closed opening aloud
option-ceremony-what = The TV reads it once everyone has looked at their envelope.
option-tally = Count the wins
option-tally-what = The screens show how many games each player has won tonight.
option-bot_talk = Bots say
option-bot_talk-reasons = Claims and reasons
option-bot_talk-claims = Claims only
option-bot_talk-off = Nothing
option-bot_pace = Bots answer
option-bot_pace-slow = Slowly
option-bot_pace-normal = Like people
option-bot_pace-fast = Fast
option-bot_pace-step = Step by step
option-language = The TV speaks
option-language-browser = Its browser's language
option-language-en = English
option-language-de = Deutsch
option-chat = What may be written
option-chat-free = Anything
option-chat-phrases = Quick phrases only
option-chat-off = Nothing: we talk out loud
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
deputy-what = More than half of the others must agree. A bot then plays for { $name } until { $name } is back. Its moves are marked. Nobody sees who agreed.
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
        [misdeal] Re-deal?
       *[move] Move { $name } to another phone (request { $number })?
    }
question-what =
    { $topic ->
        [deputy] A bot plays for { $name } until { $name } is back. Its moves are marked.
        [abort] The game ends, nobody wins, and all roles are shown.
        [misdeal] This deal is thrown away. Everybody gets a new envelope.
       *[move] Agree only if { $name } asked you, with request { $number } on the new phone. It will then show { $name }'s secrets.
    } Nobody sees who agreed.
question-confirm =
    { $topic ->
        [deputy] Yes, seat a deputy
        [abort] Yes, end this game
        [misdeal] Yes, re-deal
       *[move] Yes, allow the move
    }
question-agree = Agree
question-agreed = You agree. Only you see this.
question-take-back = Take it back
ask =
    { $topic ->
        [abort] End the game
       *[misdeal] Re-deal
    }
ask-what =
    { $topic ->
        [abort] More than half of the players must agree. The game then ends, nobody wins, and all roles are shown. Nobody sees who agreed.
       *[misdeal] Two players must agree. This deal is then thrown away, and everybody gets a new envelope. Nobody sees who agreed.
    }
ask-confirm =
    { $topic ->
        [abort] Ask to end the game
       *[misdeal] Ask to re-deal
    }
lock =
    { $locked ->
        [true] Unlock the table
       *[false] Lock the table
    }
lock-what =
    { $locked ->
        [true] Nobody new can sit down or wait for a seat. Everybody here plays on.
       *[false] While it is locked, nobody new can sit down or wait for a seat.
    }
locked = The host has locked this table: nobody new can sit down.
removed-what = The host removed them. They cannot sit down again, unless you let them:
removed-let-back = Let { $name } back in
pause = Pause
pause-resume = Resume
paused-what = Everything is sealed and all clocks are stopped. You can resume days later from the same link.
paused-who = { $name } or the host can resume. So can any two players.
paused-agreed = You want to resume. One more player is needed.
mark-deputy = deputy
log-by-deputy = by deputy
eyes-shut = Eyes shut
eyes-shut-what = The TV reads the opening. This screen stays dark.
eyes-shut-begin = It is over: begin
deputised = A deputy plays for you
deputised-what = You were away, and the table went on.
deputised-take-back = Take your seat back
deputised-returning = You play again from the next step.
deputised-marked = The deputy's moves stay marked.
hand-over = Hand the phone to { $name }
hand-over-what = Everyone else, look away. { $name }, press when only you can see the screen.
hand-over-take = I'm { $name }
pass-on = This phone is passed on
pass-on-to = Hand the phone to { $name }
missed = While you were away
missed-close = Close what you missed
tv = TV
tv-lost = The TV is offline. The game goes on without it.
tv-connected =
    { $count ->
        [0] No TV is showing this table.
        [one] 1 TV is showing this table.
       *[other] { $count } TVs are showing this table.
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
ghost-missing = To seal your guess, choose who is Hitler.
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
next-game = Game { $number } tonight
next-seats = The seats of the next game
next-seats-change = Change the seats
rematch-for = You also answer for { $names }.
rematch-count =
    { $done } of { $of } are ready. { $you ->
        [true] You are ready.
       *[false] You are not ready yet.
    }
rematch-in = The game starts in { $seconds } s.
rematch-wait = Wait, not yet
rematch-start-what = Not ready: { $names }. They then watch, and are first in line afterwards.
rematch-start-confirm = Start without them
rematch-out = I'm out
