# What only the shared screen says, in English. The sentences of the game are in game.ftl.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
#
# Rules for writers: read from three metres, so at most nine words a sentence; no "you" for one
# person; nothing that a player may not know.

## The way in

tv-title = Shared screen
tv-start = This screen is the board
tv-start-what = It never shows secrets. Those stay on your phones.
tv-start-table = This screen shows table { $code }
tv-start-sound = Start with sound
tv-start-silent = Start silent
tv-start-code = Joining an open table? Enter its code first.
tv-again = Back to the start

## Lobby

tv-scan = Scan with your camera. No app.
tv-table = Table
tv-qr = QR code that opens table { $code }
tv-hidden = Hidden for the stream
tv-ring = The seats, seen from above, clockwise
tv-this-screen = this screen
tv-clockwise = clockwise
tv-queue = Next in line: { $names }
tv-self-signed = Your phone warns once. Choose “Advanced”, then continue.
tv-arrange-how = Press “Me” on your own phone.
tv-may-sleep = This screen may go dark. Turn its screen saver off.

## Under the status sentence

tv-envelopes-how = Make sure nobody can see your screen.
tv-envelopes-late = Still sealed: { $who }.
tv-envelopes = Look at your envelopes
tv-opening = Listen, please
tv-nominating = Talk it over. Nobody is term-limited.
tv-nominating-limited =
    { $count ->
        [one] Talk it over. { $limited } is term-limited.
       *[other] Talk it over. { $limited } are term-limited.
    }
tv-voting = Talk it over, then vote on your phone.
tv-no-talk = No talking about the cards until one is enacted.
tv-power-talk = Discuss. { $president } decides.
tv-paused = Paused
tv-paused-how = All cards are sealed and all clocks are stopped.
tv-board-lost = The board is reconnecting.
tv-board-lost-how = The game is safe; look at your phones.
tv-not-saving = Saving is paused: the game waits.
tv-asked-deputy = Check your phones: may a bot play for { $who }?
tv-asked-abort = Check your phones: end this game without a winner?
tv-asked-misdeal = Check your phones: did something go wrong? Re-deal?
tv-asked-move = Check your phones: may { $who } move to another phone?

## The board

tv-space-investigate_loyalty = Investi{ "\u00AD" }gate
tv-space-call_special_election = Special Election
tv-space-policy_peek = Peek
tv-space-execution = Execute
tv-for-candidate = for President
tv-for-nominee = for Chancellor
tv-limited = Limited
tv-by = by { $seats }
tv-deputy = D
tv-deputy-name = deputy
tv-voted-mark = ballot sealed
tv-late-mark = late
tv-claims-veto = veto
tv-quiet = Quiet, please

## Powers and the veto

tv-power-investigate_loyalty = Sees one party card, never the role.
tv-power-call_special_election = Picks the next candidate. Then play goes on.
tv-power-policy_peek = Looks at the next three policies, alone.
tv-power-execution = If it is Hitler, the Liberals win.
tv-candidates = Who can be chosen
tv-veto-asked = Chancellor { $chancellor } wants to veto this agenda.
tv-veto-agree = Agree: both policies are discarded. Election Tracker { $now } to { $then }.
tv-veto-refuse = Refuse: { $chancellor } must enact one.
tv-veto-agreed = { $who } agreed to the veto.
tv-veto-refused = { $who } refused. { $chancellor } must enact.
tv-veto-discarded = Both policies are discarded. Election Tracker { $tracker } of { $limit }.
tv-veto-tracker = Election Tracker { $tracker } of { $limit }.
tv-special-then = Then it is { $then }'s turn.

## Moments

tv-votes =
    { $passed ->
        [true] { $ja } JA, { $nein } NEIN. Elected.
       *[false] { $ja } JA, { $nein } NEIN. Not elected.
    }
tv-tracker-is = Election Tracker { $tracker } of { $all }.
tv-tracker-full = The Election Tracker is full.
tv-chaos-policy =
    { $policy ->
        [L] The top policy is enacted: Liberal.
       *[F] The top policy is enacted: Fascist.
    }
tv-chaos-over = It gives no power. Term limits are reset.
tv-chaos-back = The Election Tracker is back at 0.
tv-voted = The votes are in.
tv-majority = Majority is now { $majority } of { $living }.

## The end

tv-hitler-was = Hitler was { $who }
tv-fascists-were =
    { $count ->
        [0] There was no other Fascist
        [one] The Fascist was { $who }
       *[other] The Fascists were { $who }
    }
tv-liberals-were = The Liberals were { $who }
tv-end-scan = Scan for the whole game
tv-end-what = Roles, governments, download.
tv-end-qr = QR code that opens the end of this game
tv-game-tonight = Game { $number } tonight
tv-ready = { $done } of { $of } ready
tv-ready-names = Ready: { $names }
tv-ready-nobody = Rematch? Press “Rematch” on your phone.
tv-starts = The next game begins.
tv-kudos = Most kudos: { $names }
tv-ghost = Best ghost: { $names }
tv-tally = Games won: { $names }
tv-tally-one = { $name } { $wins }

## Credits

tv-credits = Credits
tv-credits-unofficial = An unofficial adaptation
tv-credits-authors = A game by Mike Boxleiter, Tommy Maranges, Max Temkin and Mac Schubert.
tv-credits-publisher = Published by Goat, Wolf & Cabbage. They do not endorse this.
tv-credits-licence = Licensed under CC BY-NC-SA 4.0, and so are our words and art.
tv-credits-changed = What we changed: our own words, art and screens; bots; house rules.
tv-credits-type = Type: Jost, League Gothic, Atkinson Hyperlegible (OFL).

## Keys

tv-key-larger = Larger text
tv-key-smaller = Smaller text
tv-key-theme = Light or dark
tv-key-code = Hide or show the code
tv-key-address = Another address
tv-key-read = Read the code aloud
tv-key-full = Full screen
tv-key-skip = Skip
tv-tools = This screen
