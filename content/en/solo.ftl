# What the page for a game alone says, and the hint, in English.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.

## The page

solo = Play alone with bots
solo-what = Bots see only what a player in that seat would see. They claim, lie and explain themselves.
solo-role = Your role
solo-role-random = Random
solo-bots =
    { $count ->
       *[other] { $count } bots
    }
solo-each = Choose each bot
solo-each-what = Off: all bots play alike.
solo-bot = Bot on seat { $number }
level-random-what = Plays at random. Says nothing.
level-selfish-what = Pushes its own party’s policies; otherwise random.
level-careful-what = Judges by the record. Claims what it saw, or lies.
level-shrewd-what = Weighs every act and claim. Hides, lies and accuses.
level-farsighted-what = Just as shrewd, and plays the game ahead before it acts.
style-regular-what = Plays and lies about as much as people do.
style-bold-what = Takes more risks, and lies more.
style-quiet-what = Blends in, and waits for its moment.
solo-start = Sit down and deal
solo-home = Back to the home page

## The hint

hint-certain = Certain
hint-nothing-certain = Nothing yet, beyond your own cards.
hint-odds = Likely, judging by the record and your cards
hint-seat = Seat
hint-fascist = Fascist or Hitler
hint-percent = { $percent } %
hint-made = As of round { $round }.
hint-old = The game has moved on since.
hint-again = Ask again
hint-how = Based only on what you may know. Bots bluff, so likely is not certain.
