# What the narrator says in English beyond the words of game.ftl, and the page that reads the
# opening of the boxed game aloud.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
#
# Rules for writers: it is heard once and cannot be read again, so short sentences that a child
# of ten follows; whoever is called comes first; nothing that only some of the roles would notice.

## The opening with closed eyes. $fascists is how many there are besides Hitler.

script-begin = Put your secret role away, so that nobody can see it.
script-close = Everyone: shut your eyes, and keep them shut until I call you.
script-close-fist = Everyone: shut your eyes, and hold one fist out over the table.
script-open-both = Only the Fascist and Hitler: eyes open now.
script-see-both = Find each other without a sound. You two are a team.
script-open-all = Only the Fascists and Hitler: eyes open now.
script-open-fascists =
    { $fascists ->
        [one] Only the Fascist, and not Hitler: eyes open now.
       *[other] Only the Fascists, and not Hitler: eyes open now.
    }
script-open-hitler = Only Hitler: eyes open now.
script-thumb = Hitler: do not look. Just turn your thumb up.
script-thumb-open = Hitler: turn your thumb up, so that your team knows you.
script-thumbs-fascists =
    { $fascists ->
        [one] Fascist: do not look. Just turn your thumb up.
       *[other] Fascists: do not look. Just turn your thumbs up.
    }
script-see-thumb =
    { $fascists ->
        [one] Fascist: look for the thumb that is up. It is Hitler's.
       *[other] Fascists: look for each other, and for the thumb that is up. It is Hitler's.
    }
script-see-fascists = Find each other without a sound. You are a team.
script-see-thumbs =
    { $fascists ->
        [one] Hitler: look for the thumb that is up. It is your Fascist's.
       *[other] Hitler: look for the thumbs that are up. They are your Fascists'.
    }
script-shut = Everyone: eyes shut again.
script-shut-hands = Everyone: eyes shut again, and take your hand back.
script-open-everyone = Now all of you: eyes open. Good morning.
script-question = Is somebody unsure, or did something go wrong? Say so now, before we start.
script-nobody = In this game nobody looks around. Your own envelope tells you what you may know.

## On the TV

say-code = The table code is: { $letters }.
say-envelopes =
    Look at your envelopes. Hold the bar on your phone to see your secret role. It hides when you let go. Show it to nobody.
say-voting = { $president } for President, { $chancellor } for Chancellor. Everyone votes.
say-vote-passed = Elected, { $ja } to { $nein }.
say-vote-failed = Not elected, { $ja } to { $nein }.

## The page for those who own the box

narrator = The opening, read aloud
narrator-what = For the game in the box. Deal the envelopes. When everyone has looked, put this device on the table and press Start.
narrator-tune =
    { $players } players. { $players ->
        [5] Hitler looks too.
        [6] Hitler looks too.
       *[other] Hitler's eyes stay shut.
    }
narrator-players = Players
narrator-language = Language
narrator-pace = Pace
narrator-pace-slow = Slow
narrator-pace-normal = Normal
narrator-pace-fast = Fast
narrator-look = Time to look
narrator-seconds = { $seconds } s
narrator-volume = Volume of the voice
narrator-volume-now =
    { $volume ->
        [0] Silent
       *[other] { $volume } of 10
    }
narrator-no-voice = This device has no English voice, so it keeps silent. Read the lines out yourself.
narrator-start = Start
narrator-pause = Pause
narrator-on = Resume
narrator-again = Start again
narrator-back = Back
narrator-next = Next
narrator-lines = The script
narrator-line = Line { $number } of { $all }
narrator-rest = { $seconds } seconds to look
narrator-keys = Space: start or pause. Arrows: back and next.
narrator-sleeps = This screen may go dark by itself. Set it to stay on for 5 minutes.
narrator-offline = Once it is open, this page needs no network.
narrator-home = Back to the home page
