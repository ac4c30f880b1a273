# The words of the game in English: every sentence, reason and name that the game itself speaks.
# Based on Secret Hitler; see content/LICENSE. Unofficial, in our own words.
#
# Rules for writers: say who does what; one idea a sentence; a status has at most nine words; the
# same text for every role; no pronouns for players. "You" is said to the awaited player alone, in
# the attribute .you. Hands are letters, F for Fascist and L for Liberal.

## Who must do what

status-dealing = The envelopes are being dealt.
status-nominating = { $president } picks a Chancellor.
    .you = You pick a Chancellor.
status-voting = Everyone votes on { $president } + { $chancellor }. { $done } of { $of } done.
    .you = You vote on { $president } + { $chancellor }. { $done } of { $of } done.
status-president-choosing = { $president } discards one of three policies.
    .you = You discard one of three policies.
status-chancellor-choosing = { $chancellor } enacts one of two policies.
    .you = You enact one of two policies.
status-chancellor-may-veto = { $chancellor } enacts a policy or asks for a veto.
    .you = You enact a policy or ask for a veto.
status-chancellor-must-enact = { $chancellor } must enact one of two policies.
    .you = You must enact one of two policies.
status-veto-answering = { $president } answers the veto request of { $chancellor }.
    .you = You answer the veto request of { $chancellor }.
status-power-investigate_loyalty = { $president } picks a party card to see.
    .you = You pick a party card to see.
status-power-call_special_election = { $president } picks the next candidate.
    .you = You pick the next candidate.
status-power-policy_peek = { $president } looks at the next three policies.
    .you = You look at the next three policies.
status-power-execution = { $president } picks a player to execute.
    .you = You pick a player to execute.

## Around the game

table-gathering = More players sit down. { $done } of { $of } seated.
table-without-host = Whoever sits down next starts the game.
table-starting = { $host } starts the game. { $done } seated.
    .you = You start the game. { $done } seated.
table-opening = Eyes shut. Listen to the TV.
table-envelopes = Everyone looks at their envelope. { $done } of { $of } done.
    .you = You look at your envelope. { $done } of { $of } done.
table-rematch = Everyone decides on a rematch. { $done } of { $of } ready.
    .you = You decide on a rematch. { $done } of { $of } ready.
table-rematch-begins = Everyone is ready. The next game begins.
table-arranging = Who sits to the left of { $who }?
    .you = Who sits to your left?
table-arranging-again = Two people tapped. Who sits left of { $who }?
    .you = Two people tapped. Who sits to your left?
table-paused = Paused by { $who }.
    .you = You paused the game.
table-deputy = A deputy is being asked for { $who }.
    .you = A deputy is being asked for you.
table-waiting = Waiting for { $who }.
table-waiting-for-many = Waiting for { $count } players.
table-bots-wait = Step by step. Next: { $who }.
    .you = “Next” lets { $who } act.
table-bots-wait-many = Step by step. Next: { $count } bots.
    .you = “Next” lets { $count } bots act.

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
event-limits-forgotten = Nobody could be nominated. Term limits do not count now.
event-nominated = { $who } named { $chancellor } as Chancellor.
    .you = You named { $chancellor } as Chancellor.
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
    .you = You are not Hitler, and everyone knows.
event-tiles-drawn =
    { $count ->
        [one] { $who } holds 1 policy.
       *[other] { $who } holds { $count } policies.
    }
    .you =
        { $count ->
            [one] You hold 1 policy.
           *[other] You hold { $count } policies.
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
    Election Tracker { $limit } of { $limit }. The populace enacts the top policy: { $policy ->
        [L] Liberal
       *[F] Fascist
    }, { $on_track } of { $goal }. No power. Term limits are forgotten.
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
    Nobody is left for this power: { $power ->
        [investigate_loyalty] Investigate Loyalty
        [call_special_election] Call Special Election
        [policy_peek] Policy Peek
       *[execution] Execution
    }.
event-investigated = { $who } looked at the party card of { $target }.
    .you = You looked at the party card of { $target }.
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
## (the form without .you is read in a replay with open cards only)

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
        [one] { " " }Knows a Fascist: { $fascists }.
       *[other] { " " }Knows Fascists: { $fascists }.
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
            [one] { " " }You know a Fascist: { $fascists }.
           *[other] { " " }You know Fascists: { $fascists }.
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
    { $who } saw the party card of { $target }: { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    }.
    .you =
        You saw the party card of { $target }: { $party ->
            [liberal] Liberal
           *[fascist] Fascist
        }.
event-saw-tiles = { $who } saw the next policies, top first: { $tiles }.
    .you = You saw the next policies, top first: { $tiles }.

## What was said

claim-drawn = { $who } claims for round { $round }: drew { $tiles }.
    .you = You claim for round { $round }: drew { $tiles }.
claim-received = { $who } claims for round { $round }: got { $tiles }.
    .you = You claim for round { $round }: got { $tiles }.
claim-party =
    { $who } claims for round { $round }: { $target } has a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card.
    .you =
        You claim for round { $round }: { $target } has a { $party ->
            [liberal] Liberal
           *[fascist] Fascist
        } party card.
claim-peeked = { $who } claims for round { $round }: saw { $tiles }, top first.
    .you = You claim for round { $round }: saw { $tiles }, top first.
claim-nothing =
    { $who } does not say { $about ->
        [drawn] what was drawn
        [received] what was received
        [party] what the party card was
       *[peeked] what the next policies were
    } in round { $round }.
    .you =
        You do not say { $about ->
            [drawn] what was drawn
            [received] what was received
            [party] what the party card was
           *[peeked] what the next policies were
        } in round { $round }.

# Written down for somebody who said it aloud, and who then says whether that is right.
log-drawn = { $who } wrote for { $of }, round { $round }: drew { $tiles }. Right?
    .you = You wrote for { $of }, round { $round }: drew { $tiles }. Right?
log-received = { $who } wrote for { $of }, round { $round }: got { $tiles }. Right?
    .you = You wrote for { $of }, round { $round }: got { $tiles }. Right?
log-party =
    { $who } wrote for { $of }, round { $round }: { $target } has a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } party card. Right?
    .you =
        You wrote for { $of }, round { $round }: { $target } has a { $party ->
            [liberal] Liberal
           *[fascist] Fascist
        } party card. Right?
log-peeked = { $who } wrote for { $of }, round { $round }: saw { $tiles }, top first. Right?
    .you = You wrote for { $of }, round { $round }: saw { $tiles }, top first. Right?
log-nothing =
    { $who } wrote for { $of }, round { $round }: { $about ->
        [drawn] does not say what was drawn
        [received] does not say what was received
        [party] does not say what the party card was
       *[peeked] does not say what the next policies were
    }. Right?
    .you =
        You wrote for { $of }, round { $round }: { $about ->
            [drawn] does not say what was drawn
            [received] does not say what was received
            [party] does not say what the party card was
           *[peeked] does not say what the next policies were
        }. Right?

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
talk-log-right = { $who } says that what was written is right.
    .you = You say that what was written is right.
talk-log-wrong = { $who } says that what was written is wrong.
    .you = You say that what was written is wrong.
talk-removes = { $who } removed a line.
    .you = You removed a line.
talk-removed = The host removed a line of { $who }.
    .you = The host removed a line of yours.

# Ready phrases: what a player says, without the name.
phrase-trust = I trust { $about }.
phrase-doubt = I do not trust { $about }.
phrase-accuse_hitler = I think { $about } is Hitler.
phrase-why_that_vote = { $about }, why that vote?
phrase-why_that_choice = { $about }, why that choice?
phrase-nominate = Nominate { $about }.
phrase-investigate = Investigate { $about }.
phrase-execute = Execute { $about }.
phrase-vote_ja = Vote JA.
phrase-vote_nein = Vote NEIN.
phrase-i_am_liberal = I am a Liberal.
phrase-no_choice = I had no choice.
phrase-wait = Wait a moment.
phrase-ready = I am ready.
phrase-yes = Yes.
phrase-no = No.
phrase-thanks = Thank you.
phrase-well_played = Well played.

# Reasons: what a player did, as the beginning of a line that goes on with one to three facts.
why-nominated = I nominated { $about }:
why-voted_ja = I voted JA:
why-voted_nein = I voted NEIN:
why-investigated = I investigated { $about }:
why-called = I called { $about } to run:
why-executed = I executed { $about }:
why-asked_veto = I asked for a veto:
why-agreed_to_veto = I agreed to the veto:
why-refused_veto = I refused the veto:
why-enacted = I enacted that policy:
why-doubted = I do not trust { $about }:

## What lies open
## (the forms with "me" are said by one of those that they are about)

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
fact-disproved = What { $who } says of round { $round } cannot be true.
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
fact-not-hitler = Everyone saw: { $who } is not Hitler.
fact-voted =
    { $who } voted { $ballot ->
        [ja] JA
       *[nein] NEIN
    } in round { $round }, and a { $party ->
        [liberal] Liberal
       *[fascist] Fascist
    } policy came.
fact-danger =
    { $count ->
        [one] From 1 Fascist policy on, Hitler must not become Chancellor.
       *[other] With { $count } Fascist policies, Hitler must not become Chancellor.
    }
fact-last-try = One more failure, and the top policy is enacted.
fact-brink =
    { $party ->
        [liberal] One more Liberal policy and the Liberals win.
       *[fascist] One more Fascist policy and the Fascists win.
    }
fact-would-govern = { $who } is up for election.
fact-would-govern-with-me = I am up for election myself.
fact-untried = { $who } has not governed yet.
fact-trusted = Nobody seems safer than { $who }.
fact-best-choice = Of those allowed, nobody seems safer than { $who }.
fact-suspected = Nobody is more suspicious than { $who }.
fact-likely-hitler = Nobody is likelier to be Hitler than { $who }.
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
        [hands] the hands of round { $round } do not fit.
        [peek] the peek of round { $round } does not fit round { $later }.
        [liberals] that makes { $claimed } Liberal policies, the deck had { $there }.
        [fascists] that makes { $claimed } Fascist policies, the deck had { $there }.
       *[parties] no deal has such roles.
    }
disproved =
    The record says otherwise: { $reason ->
        [hands] another policy was enacted.
        [peek] other policies came next.
        [liberals] the deck had { $there } Liberal policies.
        [fascists] the deck had { $there } Fascist policies.
        [roles] the roles are known.
       *[parties] no deal has such roles.
    }
# No contradiction: what two claims that may both be true say together.
consequence-liberal-discarded = If both are right, { $who } discarded a Liberal policy in round { $round }.

## How a game ends

end-liberal_policies = The Liberal track is complete. Liberals win.
end-hitler_executed = Hitler was executed. Liberals win.
end-fascist_policies = The Fascist track is complete. Fascists win.
end-hitler_elected = Hitler was elected Chancellor. Fascists win.
end-abandoned = The game was given up. Nobody wins.

## Why something is not possible

reason-not_now = It is not time for that.
reason-not_offered = That is not one of the choices.
reason-yourself = That is you.
reason-executed = Executed.
reason-last_president = Last President.
reason-last_chancellor = Last Chancellor.
reason-already_investigated = Investigated already.
reason-your_hitler = That is Hitler, of your own team.
reason-game_over = The game is over.
reason-stale = That moment is over. Nothing changed.

refusal-not_host = Only the host can do that.
refusal-not_seated = Only seated players can do that.
refusal-not_in_this_stage = That is not possible now.
refusal-too_few_players = A game needs at least five players.
refusal-table_full = This table is full. You can watch.
refusal-no_such_seat = There is no such seat.
refusal-quiet = No talk while you hold policies.
refusal-executed_are_silent = The executed may not speak.
refusal-not_yours_to_claim = You did not see that in this round.
refusal-wrong_form = That does not fit: a President saw three policies, a Chancellor two.
refusal-not_a_claim = That is no claim. Write ffl, fl, peek ffl or liberal.
refusal-nothing_to_claim = You have seen nothing of that kind yet.
refusal-muted = The host muted you. You may still claim.
refusal-chat_off = There is no chat here.
refusal-phrases_only = Only ready phrases can be sent here.
refusal-said_enough = You have said enough in this game.
refusal-not_your_channel = You cannot write in this channel.
refusal-no_such_line = That line is not there any more.
refusal-bad_link = The link must begin with https:// and be at most 300 characters.
refusal-empty = There is nothing to send.
refusal-too_long = That is too long. Shorten it.
refusal-bad_ruleset = These rules do not fit together.
refusal-too_fast = That was too fast. Wait a moment.
refusal-not_an_order = Every seat must be named once.
refusal-paused = The table is paused.
refusal-too_early = It is too early for that.
refusal-too_late = It is too late for that.
refusal-no_such_question = That question is over, or not for you.
refusal-wrong_digits = Those digits are wrong. Ask for the seat again.
refusal-not_saved = Not saved, so nothing changed. Try again.
refusal-not_alone = That is only for games in which you alone play against bots.
refusal-nothing_to_explain = There is no open act of a bot to explain.
refusal-no_answer = That could not be worked out. Ask again.

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
