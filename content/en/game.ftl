# The words of the game in English: every sentence, reason and name that the game itself speaks.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
#
# Rules for writers: say who does what; one idea a sentence; a status has at most nine words; the
# same text for every role; no pronouns for players. "You" is said to the awaited player alone, in
# the attribute .you. Hands are letters, F for Fascist and L for Liberal.

## Who must do what

status-dealing = The envelopes are being dealt.
status-nominating = { $president } picks a Chancellor.
    .you = Pick a Chancellor.
status-voting = Everyone votes: { $president } for President, { $chancellor } for Chancellor.
    .you = Vote: { $president } for President, { $chancellor } for Chancellor.
status-president-choosing = { $president } discards one of three policies.
    .you = Discard one of your three policies.
status-chancellor-choosing = { $chancellor } enacts one of two policies.
    .you = Enact one of your two policies.
status-chancellor-may-veto = { $chancellor } enacts a policy or asks for a veto.
    .you = Enact a policy or ask for a veto.
status-chancellor-must-enact = { $chancellor } must enact one of two policies.
    .you = You must enact one of your two policies.
status-veto-answering = { $chancellor } asks for a veto. { $president } decides.
    .you = { $chancellor } asks for a veto. Agree or refuse.
status-power-investigate_loyalty = { $president } picks a player to investigate.
    .you = Pick a player to investigate.
status-power-call_special_election = { $president } picks the next candidate.
    .you = Pick the next candidate.
status-power-policy_peek = { $president } looks at the next three policies.
    .you = Look at the next three policies.
status-power-execution = { $president } picks a player to execute.
    .you = Pick a player to execute.

## Around the game

table-gathering = Waiting for players. { $done } of at least { $of } seated.
table-without-host = The next player to sit down becomes the host.
table-starting = Waiting for { $host } to start. { $done } seated.
    .you = Start when you are ready. { $done } seated.
table-opening = Eyes shut. Listen to the TV.
table-envelopes = Everyone, look at your envelope. { $done } of { $of } done.
    .you = Look at your envelope. { $done } of { $of } done.
table-rematch = Rematch? { $done } of { $of } are in.
    .you = Rematch? { $done } of { $of } are in. And you?
table-rematch-begins = Everyone is in. The next game begins.
table-arranging = Who sits to the left of { $who }?
    .you = Who sits to your left?
table-arranging-again = Two people tapped. Who sits left of { $who }?
    .you = Two people tapped. Who sits to your left?
table-paused = Paused by { $who }.
    .you = You paused the game.
table-deputy = Should a bot stand in for { $who }?
    .you = The table decides if a bot plays for you.
table-waiting = Waiting for { $who }.
table-waiting-for-many = Waiting for { $count } players.
table-bots-wait = Step by step. Next: { $who }.
    .you = Press Next. { $who } will move.
table-bots-wait-many = Step by step. Next: { $count } bots.
    .you = Press Next. { $count } bots will move.

## What happened, for all to see

event-roles-dealt = The envelopes are dealt.
event-deck-shuffled =
    { $count ->
        [one] The deck is shuffled: 1 policy.
       *[other] The deck is shuffled: { $count } policies.
    }
event-candidate = { $who } is the candidate.
    .you = You are the candidate.
event-special-candidate = { $who } is the candidate in a Special Election.
    .you = You are the candidate in a Special Election.
event-limits-forgotten = Nobody is eligible, so term limits are lifted.
event-nominated = { $who } nominated { $chancellor } for Chancellor.
    .you = You nominated { $chancellor } for Chancellor.
event-vote-passed =
    Vote passed, { $ja } to { $nein }. JA: { $ja ->
        [0] nobody
       *[other] { $voted_ja }
    }. NEIN: { $nein ->
        [0] nobody
       *[other] { $voted_nein }
    }.
event-vote-failed =
    Vote failed, { $ja } to { $nein }. JA: { $ja ->
        [0] nobody
       *[other] { $voted_ja }
    }. NEIN: { $nein ->
        [0] nobody
       *[other] { $voted_nein }
    }.
event-vote-passed-secretly = Vote passed, { $ja } JA to { $nein } NEIN.
event-vote-failed-secretly = Vote failed, { $ja } JA to { $nein } NEIN.
event-elected = { $president } is President. { $chancellor } is Chancellor.
event-tracker = Election Tracker { $tracker } of { $limit }.
event-cleared = { $who } is not Hitler.
    .you = Everyone now knows that you are not Hitler.
event-tiles-drawn =
    { $count ->
        [one] { $who } drew 1 policy.
       *[other] { $who } drew { $count } policies.
    }
    .you =
        { $count ->
            [one] You drew 1 policy.
           *[other] You drew { $count } policies.
        }
event-tiles-passed = { $who } passed two policies to { $chancellor }.
    .you = You passed two policies to { $chancellor }.
event-veto-proposed = { $who } asked for a veto.
    .you = You asked for a veto.
event-veto-agreed = { $who } agreed to the veto. Both policies are discarded. Election Tracker { $tracker } of { $limit }.
    .you = You agreed to the veto. Both policies are discarded. Election Tracker { $tracker } of { $limit }.
event-veto-refused = { $who } refused the veto. { $chancellor } must enact. Election Tracker { $tracker } of { $limit }.
    .you = You refused the veto. { $chancellor } must enact. Election Tracker { $tracker } of { $limit }.
event-enacted =
    { $policy ->
        [L] { $who } enacted a Liberal policy: { $on_track } of { $goal }.
       *[F] { $who } enacted a Fascist policy: { $on_track } of { $goal }.
    }
    .you =
        { $policy ->
            [L] You enacted a Liberal policy: { $on_track } of { $goal }.
           *[F] You enacted a Fascist policy: { $on_track } of { $goal }.
        }
# Chaos: nobody in the government chose this policy.
event-enacted-by-chaos =
    Chaos. The top policy is enacted: { $policy ->
        [L] Liberal
       *[F] Fascist
    }, { $on_track } of { $goal }. It gives no power, and term limits are reset.
event-power-granted =
    { $who } has a power: { $power ->
        [investigate_loyalty] Investigate Loyalty
        [call_special_election] Call Special Election
        [policy_peek] Policy Peek
       *[execution] Execution
    }.
    .you =
        You have a power: { $power ->
            [investigate_loyalty] Investigate Loyalty
            [call_special_election] Call Special Election
            [policy_peek] Policy Peek
           *[execution] Execution
        }.
event-power-lapsed =
    There is nobody left to use this power on: { $power ->
        [investigate_loyalty] Investigate Loyalty
        [call_special_election] Call Special Election
        [policy_peek] Policy Peek
       *[execution] Execution
    }.
event-investigated = { $who } looked at { $target }'s party card.
    .you = You looked at { $target }'s party card.
event-peeked = { $who } looked at the next three policies.
    .you = You looked at the next three policies.
event-special-called = { $who } called a Special Election: { $target } runs next.
    .you = You called a Special Election: { $target } runs next.
event-executed = { $who } was executed. { $who } was not Hitler.
    .you = You were executed. Keep your card secret.
event-executed-hitler = { $who } was executed. { $who } was Hitler.
    .you = You were executed. You were Hitler.
event-roles-revealed =
    Hitler: { $hitler }. { $fascist_count ->
        [0] No other Fascists.
        [one] Fascist: { $fascists }.
       *[other] Fascists: { $fascists }.
    } Liberals: { $liberals }.

## What happened, for one player alone
## (the form without .you is read only in a replay with cards face up)

event-role-given =
    { $who } is { $role ->
        [liberal] a Liberal
        [fascist] a Fascist
       *[hitler] Hitler
    }.{ $hitler_count ->
        [0] { "" }
       *[other] { " " }Knows Hitler: { $hitler }.
    }{ $fascist_count ->
        [0] { "" }
        [one] { " " }Knows a fellow Fascist: { $fascists }.
       *[other] { " " }Knows fellow Fascists: { $fascists }.
    }
    .you =
        You are { $role ->
            [liberal] a Liberal
            [fascist] a Fascist
           *[hitler] Hitler
        }.{ $hitler_count ->
            [0] { "" }
           *[other] { " " }Hitler is { $hitler }.
        }{ $fascist_count ->
            [0] { "" }
            [one] { " " }Your fellow Fascist is { $fascists }.
           *[other] { " " }Your fellow Fascists are { $fascists }.
        }
event-ballot =
    { $who } voted { $ballot ->
        [ja] JA
       *[nein] NEIN
    }.
    .you =
        You voted { $ballot ->
            [ja] JA
           *[nein] NEIN
        }.
event-drew = { $who } drew { $tiles }.
    .you = You drew { $tiles }.
event-received = { $who } got { $tiles }.
    .you = You got { $tiles }.
event-passed = { $who } passed { $tiles }.
    .you = You passed { $tiles }.
event-saw-party =
    { $who } saw { $target }'s party card: { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    }.
    .you =
        You saw { $target }'s party card: { $party ->
            [liberal] Liberal
           *[fascist] Fascist
        }.
event-saw-tiles = { $who } saw the next policies, top first: { $tiles }.
    .you = You saw the next policies, top first: { $tiles }.

## What was said

claim-drawn = Round { $round }, { $who } claims: drew { $tiles }.
    .you = Round { $round }, you claim: drew { $tiles }.
claim-received = Round { $round }, { $who } claims: got { $tiles }.
    .you = Round { $round }, you claim: got { $tiles }.
claim-party =
    Round { $round }, { $who } claims: { $target } has a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card.
    .you =
        Round { $round }, you claim: { $target } has a { $party ->
            [liberal] Liberal
           *[fascist] Fascist
        } party card.
claim-peeked = Round { $round }, { $who } claims: saw { $tiles }, top first.
    .you = Round { $round }, you claim: saw { $tiles }, top first.
claim-nothing =
    { $who } won't say { $about ->
        [drawn] what was drawn
        [received] what was received
        [party] what the party card was
       *[peeked] what the next policies were
    } in round { $round }.
    .you =
        You won't say { $about ->
            [drawn] what was drawn
            [received] what was received
            [party] what the party card was
           *[peeked] what the next policies were
        } in round { $round }.

# Written down for a player who said it aloud, and who then confirms or denies it.
log-drawn = { $who } logged { $of }'s claim for round { $round }: drew { $tiles }. Correct?
    .you = You logged { $of }'s claim for round { $round }: drew { $tiles }. Correct?
log-received = { $who } logged { $of }'s claim for round { $round }: got { $tiles }. Correct?
    .you = You logged { $of }'s claim for round { $round }: got { $tiles }. Correct?
log-party =
    { $who } logged { $of }'s claim for round { $round }: { $target } has a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card. Correct?
    .you =
        You logged { $of }'s claim for round { $round }: { $target } has a { $party ->
            [liberal] Liberal
           *[fascist] Fascist
        } party card. Correct?
log-peeked = { $who } logged { $of }'s claim for round { $round }: saw { $tiles }, top first. Correct?
    .you = You logged { $of }'s claim for round { $round }: saw { $tiles }, top first. Correct?
log-nothing =
    { $who } logged { $of }'s claim for round { $round }: { $about ->
        [drawn] won't say what was drawn
        [received] won't say what was received
        [party] won't say what the party card was
       *[peeked] won't say what the next policies were
    }. Correct?
    .you =
        You logged { $of }'s claim for round { $round }: { $about ->
            [drawn] won't say what was drawn
            [received] won't say what was received
            [party] won't say what the party card was
           *[peeked] won't say what the next policies were
        }. Correct?

talk-asked =
    { $who } asks { $of } about round { $round }: { $about ->
        [drawn] what did you draw
        [received] what did you get
        [party] which party card did you see
       *[peeked] which policies did you see
    }?
    .you =
        You ask { $of } about round { $round }: { $about ->
            [drawn] what did you draw
            [received] what did you get
            [party] which party card did you see
           *[peeked] which policies did you see
        }?
talk-log-right = { $who } confirms the logged claim.
    .you = You confirm the logged claim.
talk-log-wrong = { $who } rejects the logged claim.
    .you = You reject the logged claim.
talk-removes = { $who } removed a line.
    .you = You removed a line.
talk-removed = The host removed one of { $who }'s lines.
    .you = The host removed one of your lines.

# Ready phrases: what a player says, without the name.
phrase-trust = I trust { $about }.
phrase-doubt = I don't trust { $about }.
phrase-accuse_hitler = I think { $about } is Hitler.
phrase-why_that_vote = { $about }, why that vote?
phrase-why_that_choice = { $about }, why that choice?
phrase-nominate = Nominate { $about }.
phrase-investigate = Investigate { $about }.
phrase-execute = Execute { $about }.
phrase-vote_ja = Vote JA.
phrase-vote_nein = Vote NEIN.
phrase-i_am_liberal = I'm a Liberal.
phrase-no_choice = I had no choice.
phrase-wait = Wait a moment.
phrase-ready = I'm ready.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you.
phrase-well_played = Well played.

# Reasons: what a player did, as the beginning of a line that goes on with one to three facts.
why-nominated = I nominated { $about }:
why-voted_ja = I voted JA:
why-voted_nein = I voted NEIN:
why-investigated = I investigated { $about }:
why-called = I called the Special Election for { $about }:
why-executed = I executed { $about }:
why-asked_veto = I asked for a veto:
why-agreed_to_veto = I agreed to the veto:
why-refused_veto = I refused the veto:
why-enacted = I enacted that policy:
why-doubted = I don't trust { $about }:

## What is public
## (the forms with "me" are said by a player whom they are about)

fact-enacted =
    { $who } enacted a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } policy in round { $round }.
fact-enacted-with-me =
    { $who } and I enacted a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } policy in round { $round }.
fact-disproved = What { $who } says about round { $round } cannot be true.
fact-clash = { $who } cannot both be right about round { $round }.
fact-clash-with-me = { $who } and I cannot both be right about round { $round }.
fact-blame = { $who } blame each other for round { $round }.
fact-blame-with-me = { $who } and I blame each other for round { $round }.
fact-called =
    { $by } says that { $who } has a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card.
fact-called-by-me =
    I say that { $who } has a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card.
fact-called-me =
    { $by } says that I have a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card.
fact-not-hitler = Everyone knows that { $who } is not Hitler.
fact-voted =
    { $who } voted { $ballot ->
        [ja] JA
       *[nein] NEIN
    } in round { $round }, and a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } policy was enacted.
fact-danger =
    { $count ->
        [one] With 1 Fascist policy enacted, electing Hitler Chancellor loses the game.
       *[other] With { $count } Fascist policies enacted, electing Hitler Chancellor loses the game.
    }
fact-last-try = One more failure and the top policy is enacted.
fact-brink =
    { $party ->
        [liberal] One more Liberal policy and the Liberals win.
       *[fascist] One more Fascist policy and the Fascists win.
    }
fact-would-govern = { $who } is on this ticket.
fact-would-govern-with-me = I am on this ticket myself.
fact-untried = { $who } has not governed yet.
fact-trusted = { $who } looks safest.
fact-best-choice = { $who } looks safest of those eligible.
fact-suspected = { $who } looks most suspicious.
fact-likely-hitler = { $who } is the likeliest Hitler.
fact-unseen = Only the government saw those policies.
fact-no-choice = The rules left no other choice.

## What is certain

fact-is =
    { $who } is { $role ->
        [liberal] a Liberal
        [fascist] a Fascist
       *[hitler] Hitler
    }.
fact-is-not =
    { $who } is { $role ->
        [liberal] a Fascist or Hitler
        [fascist] a Liberal or Hitler
       *[hitler] not Hitler
    }.
fact-one-is-fascist = Of { $who }, at least one is a Fascist or Hitler.
fact-one-is-hitler = Of { $who }, one is Hitler.

## What cannot be true

finding =
    { $count ->
        [1] { $who } can't be right about all of this
        [2] { $who } can't both be telling the truth
       *[other] { $who } can't all be telling the truth
    }: { $reason ->
        [hands] their claims for round { $round } don't match.
        [peek] the peek in round { $round } doesn't match round { $later }.
        [liberals] that would take { $claimed } Liberal policies; the deck had { $there }.
        [fascists] that would take { $claimed } Fascist policies; the deck had { $there }.
       *[parties] no deal could give those roles.
    }
disproved =
    The record says otherwise: { $reason ->
        [hands] a different policy was enacted.
        [peek] different policies came next.
        [liberals] the deck had { $there } Liberal policies.
        [fascists] the deck had { $there } Fascist policies.
        [roles] the roles are known.
       *[parties] no deal could give those roles.
    }
# No contradiction: what two claims that may both be true say together.
consequence-liberal-discarded = If both are right, { $who } discarded a Liberal policy in round { $round }.

## How a game ends

end-liberal_policies = The Liberal track is complete. Liberals win.
end-hitler_executed = Hitler was executed. Liberals win.
end-fascist_policies = The Fascist track is complete. Fascists win.
end-hitler_elected = Hitler was elected Chancellor. Fascists win.
end-abandoned = The game was abandoned. Nobody wins.

## Why something is not possible

reason-not_now = Not now.
reason-not_offered = That is not one of the choices.
reason-yourself = You can't choose yourself.
reason-executed = Executed.
reason-last_president = Just served as President.
reason-last_chancellor = Just served as Chancellor.
reason-already_investigated = Already investigated.
reason-your_hitler = That is Hitler, on your own side.
reason-game_over = The game is over.
reason-stale = Too late: the game has moved on. Nothing changed.

refusal-not_host = Only the host can do that.
refusal-not_seated = Only seated players can do that.
refusal-not_in_this_stage = That is not possible now.
refusal-too_few_players = A game needs at least five players.
refusal-table_full = This table is full. You can watch.
refusal-locked = The host has locked this table. You can watch.
refusal-removed = The host has removed you, or somebody who shares your connection. You can watch.
refusal-no_such_seat = There is no such seat.
refusal-quiet = No talking while you hold policies.
refusal-executed_are_silent = The executed may not speak.
refusal-not_yours_to_claim = You did not see that in this round.
refusal-wrong_form = That can't be: a President sees three policies, a Chancellor two.
refusal-not_a_claim = That isn't a claim. Write ffl, fl, peek ffl or liberal.
refusal-nothing_to_claim = You have nothing of that kind to claim yet.
refusal-muted = The host muted you. You can still make claims.
refusal-chat_off = There is no chat here.
refusal-phrases_only = Only quick phrases can be sent here.
refusal-said_enough = You have reached the message limit for this game.
refusal-not_your_channel = You cannot write in this channel.
refusal-no_such_line = That line is no longer there.
refusal-bad_link = The link must begin with https:// and be at most 300 characters.
refusal-empty = There is nothing to send.
refusal-too_long = That is too long. Shorten it.
refusal-bad_ruleset = These rules can't be combined.
refusal-too_fast = That was too fast. Wait a moment.
refusal-not_an_order = Each seat must be named exactly once.
refusal-paused = The table is paused.
refusal-too_early = It is too early for that.
refusal-too_late = It is too late for that.
refusal-no_such_question = That question is over, or was not for you.
refusal-wrong_digits = Those digits are wrong. Ask for the seat again.
refusal-not_saved = Not saved, so nothing changed. Try again.
refusal-not_alone = That works only in solo games.
refusal-nothing_to_explain = No bot has done anything to explain yet.
refusal-no_answer = No answer this time. Ask again.

## What hangs on a choice

stake-last_chance_before_chaos = If this fails, the top policy is enacted.
stake-hitler_zone = If the Chancellor is Hitler, the Fascists win.
stake-veto_zone = The Chancellor may ask for a veto.
stake-last_liberal_policy = One more Liberal policy and the Liberals win.
stake-last_fascist_policy = One more Fascist policy and the Fascists win.

## Names of things

seat-name = Seat { $number }
role-liberal = Liberal
role-fascist = Fascist
role-hitler = Hitler
party-liberal = Liberal
party-fascist = Fascist
policy-L = Liberal
policy-F = Fascist
ballot-ja = JA
ballot-nein = NEIN
power-investigate_loyalty = Investigate Loyalty
power-call_special_election = Call Special Election
power-policy_peek = Policy Peek
power-execution = Execution

## One line a round, as players write it

notation-chaos = chaos
notation-veto = veto
notation-veto-refused = veto refused
notation-hitler = Hitler elected
notation-investigate_loyalty = investigate { $target }
notation-investigated =
    investigate { $target }: { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    }
notation-call_special_election = special election { $target }
notation-policy_peek = peek
notation-peeked = peek { $tiles }
notation-execution = execute { $target }

## A replay

replay-deputy = A deputy acts for { $who }.
replay-unfinished = The record ends here, in the middle of the game.
