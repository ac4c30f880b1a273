# Die Worte des Spiels auf Deutsch: jeder Satz, jeder Grund und jeder Name, den das Spiel selbst sagt.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.
#
# Für alle, die hier schreiben: Sag, wer was tut; ein Gedanke je Satz; derselbe Text für jede Rolle;
# keine Fürwörter für Mitspielende. "Du" steht im Attribut .you und gilt nur der Person am Zug.
# Wörter: policy = Gesetz, Election Tracker = Wahlzähler, Chancellor = Kanzleramt,
# President = Präsidentenamt, party card = Parteikarte, Special Election = Sonderwahl.
# Blätter sind Buchstaben, F für faschistisch und L für liberal.

## Wer was tun muss

status-dealing = Die Umschläge werden verteilt.
status-nominating = { $president } schlägt jemanden fürs Kanzleramt vor.
    .you = Schlag jemanden fürs Kanzleramt vor.
status-voting = Alle stimmen ab: { $president } mit { $chancellor } im Kanzleramt.
    .you = Stimm ab: { $president } mit { $chancellor } im Kanzleramt.
status-president-choosing = { $president } wirft eins von drei Gesetzen ab.
    .you = Wirf eins deiner drei Gesetze ab.
status-chancellor-choosing = { $chancellor } erlässt eins von zwei Gesetzen.
    .you = Erlasse eins deiner zwei Gesetze.
status-chancellor-may-veto = { $chancellor } erlässt ein Gesetz oder bittet um ein Veto.
    .you = Erlasse ein Gesetz oder bitte um ein Veto.
status-chancellor-must-enact = { $chancellor } muss eins von zwei Gesetzen erlassen.
    .you = Du musst eins deiner zwei Gesetze erlassen.
status-veto-answering = { $chancellor } bittet um ein Veto. { $president } entscheidet.
    .you = { $chancellor } bittet um ein Veto. Stimm zu oder lehn ab.
status-power-investigate_loyalty = { $president } bestimmt, wer geprüft wird.
    .you = Bestimme, wer geprüft wird.
status-power-call_special_election = { $president } bestimmt, wer als Nächstes kandidiert.
    .you = Bestimme, wer als Nächstes kandidiert.
status-power-policy_peek = { $president } sieht sich die nächsten drei Gesetze an.
    .you = Sieh dir die nächsten drei Gesetze an.
status-power-execution = { $president } bestimmt, wer hingerichtet wird.
    .you = Bestimme, wer hingerichtet wird.

## Rund um das Spiel

table-gathering = Es fehlen noch Leute. { $done } von mindestens { $of } am Tisch.
table-without-host = Wer sich als Nächstes setzt, leitet den Tisch.
table-starting = Warten auf { $host }. { $done } am Tisch.
    .you = Starte, wenn du so weit bist. { $done } am Tisch.
table-opening = Augen zu. Hört dem Fernseher zu.
table-envelopes = Seht alle in euren Umschlag. { $done } von { $of } fertig.
    .you = Sieh in deinen Umschlag. { $done } von { $of } fertig.
table-rematch = Revanche? { $done } von { $of } sind dabei.
    .you = Revanche? { $done } von { $of } sind dabei. Und du?
table-rematch-begins = Alle sind dabei. Das nächste Spiel beginnt.
table-arranging = Wer sitzt links von { $who }?
    .you = Wer sitzt links von dir?
table-arranging-again = Zwei haben getippt. Wer sitzt links von { $who }?
    .you = Zwei haben getippt. Wer sitzt links von dir?
table-paused = { $who } hat das Spiel angehalten.
    .you = Du hast das Spiel angehalten.
table-deputy = Soll ein Bot für { $who } einspringen?
    .you = Der Tisch entscheidet, ob ein Bot für dich einspringt.
table-waiting = Alle warten auf { $who }.
table-waiting-for-many = Es fehlen noch { $count } Leute.
table-bots-wait = Schritt für Schritt. Als Nächstes: { $who }.
    .you = Drück „Weiter“. Am Zug: { $who }.
table-bots-wait-many = Schritt für Schritt. Als Nächstes: { $count } Bots.
    .you = Drück „Weiter“. Am Zug: { $count } Bots.

## Was geschah, für alle sichtbar

event-roles-dealt = Die Umschläge sind verteilt.
event-deck-shuffled =
    { $count ->
        [one] Der Stapel wird gemischt: 1 Gesetz.
       *[other] Der Stapel wird gemischt: { $count } Gesetze.
    }
event-candidate = { $who } kandidiert fürs Präsidentenamt.
    .you = Du kandidierst fürs Präsidentenamt.
event-special-candidate = { $who } kandidiert in einer Sonderwahl.
    .you = Du kandidierst in einer Sonderwahl.
event-limits-forgotten = Niemand war wählbar. Die Amtssperren sind aufgehoben.
event-nominated = { $who } hat { $chancellor } fürs Kanzleramt vorgeschlagen.
    .you = Du hast { $chancellor } fürs Kanzleramt vorgeschlagen.
event-vote-passed =
    Gewählt, { $ja } zu { $nein }. JA: { $ja ->
        [0] niemand
       *[other] { $voted_ja }
    }. NEIN: { $nein ->
        [0] niemand
       *[other] { $voted_nein }
    }.
event-vote-failed =
    Nicht gewählt, { $ja } zu { $nein }. JA: { $ja ->
        [0] niemand
       *[other] { $voted_ja }
    }. NEIN: { $nein ->
        [0] niemand
       *[other] { $voted_nein }
    }.
event-vote-passed-secretly = Gewählt, { $ja } JA zu { $nein } NEIN.
event-vote-failed-secretly = Nicht gewählt, { $ja } JA zu { $nein } NEIN.
event-elected = { $president } ist im Präsidentenamt, { $chancellor } im Kanzleramt.
event-tracker = Wahlzähler { $tracker } von { $limit }.
event-cleared = { $who } ist nicht Hitler.
    .you = Alle wissen jetzt, dass du nicht Hitler bist.
event-tiles-drawn =
    { $count ->
        [one] { $who } hat 1 Gesetz gezogen.
       *[other] { $who } hat { $count } Gesetze gezogen.
    }
    .you =
        { $count ->
            [one] Du hast 1 Gesetz gezogen.
           *[other] Du hast { $count } Gesetze gezogen.
        }
event-tiles-passed = { $who } hat zwei Gesetze an { $chancellor } weitergegeben.
    .you = Du hast zwei Gesetze an { $chancellor } weitergegeben.
event-veto-proposed = { $who } hat um ein Veto gebeten.
    .you = Du hast um ein Veto gebeten.
event-veto-agreed = { $who } hat dem Veto zugestimmt. Beide Gesetze sind abgeworfen. Wahlzähler { $tracker } von { $limit }.
    .you = Du hast dem Veto zugestimmt. Beide Gesetze sind abgeworfen. Wahlzähler { $tracker } von { $limit }.
event-veto-refused = { $who } hat das Veto abgelehnt. { $chancellor } muss ein Gesetz erlassen. Wahlzähler { $tracker } von { $limit }.
    .you = Du hast das Veto abgelehnt. { $chancellor } muss ein Gesetz erlassen. Wahlzähler { $tracker } von { $limit }.
event-enacted =
    { $policy ->
        [L] { $who } hat ein liberales Gesetz erlassen: { $on_track } von { $goal }.
       *[F] { $who } hat ein faschistisches Gesetz erlassen: { $on_track } von { $goal }.
    }
    .you =
        { $policy ->
            [L] Du hast ein liberales Gesetz erlassen: { $on_track } von { $goal }.
           *[F] Du hast ein faschistisches Gesetz erlassen: { $on_track } von { $goal }.
        }
# Chaos: Keine Regierung hat dieses Gesetz ausgesucht.
event-enacted-by-chaos =
    Chaos. Das oberste Gesetz gilt: { $policy ->
        [L] liberal
       *[F] faschistisch
    }, { $on_track } von { $goal }. Es gibt keine Befugnis, und die Amtssperren sind aufgehoben.
event-power-granted =
    { $who } hat eine Befugnis: { $power ->
        [investigate_loyalty] Loyalität prüfen
        [call_special_election] Sonderwahl
        [policy_peek] Gesetze einsehen
       *[execution] Hinrichtung
    }.
    .you =
        Du hast eine Befugnis: { $power ->
            [investigate_loyalty] Loyalität prüfen
            [call_special_election] Sonderwahl
            [policy_peek] Gesetze einsehen
           *[execution] Hinrichtung
        }.
event-power-lapsed =
    Für diese Befugnis ist niemand mehr übrig: { $power ->
        [investigate_loyalty] Loyalität prüfen
        [call_special_election] Sonderwahl
        [policy_peek] Gesetze einsehen
       *[execution] Hinrichtung
    }.
event-investigated = { $who } hat die Parteikarte von { $target } angesehen.
    .you = Du hast die Parteikarte von { $target } angesehen.
event-peeked = { $who } hat die nächsten drei Gesetze angesehen.
    .you = Du hast die nächsten drei Gesetze angesehen.
event-special-called = { $who } hat eine Sonderwahl ausgerufen: Als Nächstes kandidiert { $target }.
    .you = Du hast eine Sonderwahl ausgerufen: Als Nächstes kandidiert { $target }.
event-executed = { $who } wurde hingerichtet. { $who } war nicht Hitler.
    .you = Du wurdest hingerichtet. Halte deine Karte geheim.
event-executed-hitler = { $who } wurde hingerichtet. { $who } war Hitler.
    .you = Du wurdest hingerichtet. Du warst Hitler.
event-roles-revealed =
    Hitler: { $hitler }. { $fascist_count ->
        [0] Sonst keine Faschisten.
       *[other] Faschisten: { $fascists }.
    } Liberale: { $liberals }.

## Was geschah, für eine Person allein
## (die Form ohne .you steht nur in einer Wiedergabe mit offenen Karten)

event-role-given =
    { $who } ist { $role ->
        [liberal] liberal
        [fascist] faschistisch
       *[hitler] Hitler
    }.{ $hitler_count ->
        [0] { "" }
       *[other] { " " }Kennt Hitler: { $hitler }.
    }{ $fascist_count ->
        [0] { "" }
       *[other] { " " }Kennt auf faschistischer Seite: { $fascists }.
    }
    .you =
        Du bist { $role ->
            [liberal] liberal
            [fascist] faschistisch
           *[hitler] Hitler
        }.{ $hitler_count ->
            [0] { "" }
           *[other] { " " }Hitler ist { $hitler }.
        }{ $fascist_count ->
            [0] { "" }
           *[other] { " " }Mit dir auf faschistischer Seite: { $fascists }.
        }
event-ballot =
    { $who } hat mit { $ballot ->
        [ja] JA
       *[nein] NEIN
    } gestimmt.
    .you =
        Du hast mit { $ballot ->
            [ja] JA
           *[nein] NEIN
        } gestimmt.
event-drew = { $who } hat { $tiles } gezogen.
    .you = Du hast { $tiles } gezogen.
event-received = { $who } hat { $tiles } bekommen.
    .you = Du hast { $tiles } bekommen.
event-passed = { $who } hat { $tiles } weitergegeben.
    .you = Du hast { $tiles } weitergegeben.
event-saw-party =
    { $who } hat die Parteikarte von { $target } gesehen: { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }.
    .you =
        Du hast die Parteikarte von { $target } gesehen: { $party ->
            [liberal] liberal
           *[fascist] faschistisch
        }.
event-saw-tiles = { $who } hat die nächsten Gesetze gesehen, das oberste zuerst: { $tiles }.
    .you = Du hast die nächsten Gesetze gesehen, das oberste zuerst: { $tiles }.

## Was gesagt wurde

claim-drawn = { $who } sagt zu Runde { $round }: { $tiles } gezogen.
    .you = Du sagst zu Runde { $round }: { $tiles } gezogen.
claim-received = { $who } sagt zu Runde { $round }: { $tiles } bekommen.
    .you = Du sagst zu Runde { $round }: { $tiles } bekommen.
claim-party =
    { $who } sagt zu Runde { $round }: Die Parteikarte von { $target } ist { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }.
    .you =
        Du sagst zu Runde { $round }: Die Parteikarte von { $target } ist { $party ->
            [liberal] liberal
           *[fascist] faschistisch
        }.
claim-peeked = { $who } sagt zu Runde { $round }: { $tiles } gesehen, das oberste zuerst.
    .you = Du sagst zu Runde { $round }: { $tiles } gesehen, das oberste zuerst.
claim-nothing =
    { $who } sagt zu Runde { $round } nicht, { $about ->
        [drawn] was gezogen wurde
        [received] was übergeben wurde
        [party] was die Parteikarte war
       *[peeked] was die nächsten Gesetze waren
    }.
    .you =
        Du sagst zu Runde { $round } nicht, { $about ->
            [drawn] was gezogen wurde
            [received] was übergeben wurde
            [party] was die Parteikarte war
           *[peeked] was die nächsten Gesetze waren
        }.

# Aufgeschrieben für jemanden, der es laut gesagt hat und dann sagt, ob es stimmt.
log-drawn = { $who } hat für { $of } zu Runde { $round } eingetragen: { $tiles } gezogen. Stimmt das?
    .you = Du hast für { $of } zu Runde { $round } eingetragen: { $tiles } gezogen. Stimmt das?
log-received = { $who } hat für { $of } zu Runde { $round } eingetragen: { $tiles } bekommen. Stimmt das?
    .you = Du hast für { $of } zu Runde { $round } eingetragen: { $tiles } bekommen. Stimmt das?
log-party =
    { $who } hat für { $of } zu Runde { $round } eingetragen: Die Parteikarte von { $target } ist { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }. Stimmt das?
    .you =
        Du hast für { $of } zu Runde { $round } eingetragen: Die Parteikarte von { $target } ist { $party ->
            [liberal] liberal
           *[fascist] faschistisch
        }. Stimmt das?
log-peeked = { $who } hat für { $of } zu Runde { $round } eingetragen: { $tiles } gesehen, das oberste zuerst. Stimmt das?
    .you = Du hast für { $of } zu Runde { $round } eingetragen: { $tiles } gesehen, das oberste zuerst. Stimmt das?
log-nothing =
    { $who } hat für { $of } zu Runde { $round } eingetragen: sagt nicht, { $about ->
        [drawn] was gezogen wurde
        [received] was übergeben wurde
        [party] was die Parteikarte war
       *[peeked] was die nächsten Gesetze waren
    }. Stimmt das?
    .you =
        Du hast für { $of } zu Runde { $round } eingetragen: sagt nicht, { $about ->
            [drawn] was gezogen wurde
            [received] was übergeben wurde
            [party] was die Parteikarte war
           *[peeked] was die nächsten Gesetze waren
        }. Stimmt das?

talk-asked =
    { $who } fragt { $of } zu Runde { $round }: { $about ->
        [drawn] Was hast du gezogen
        [received] Was hast du bekommen
        [party] Welche Parteikarte hast du gesehen
       *[peeked] Welche Gesetze hast du gesehen
    }?
    .you =
        Du fragst { $of } zu Runde { $round }: { $about ->
            [drawn] Was hast du gezogen
            [received] Was hast du bekommen
            [party] Welche Parteikarte hast du gesehen
           *[peeked] Welche Gesetze hast du gesehen
        }?
talk-log-right = { $who } bestätigt die eingetragene Aussage.
    .you = Du bestätigst die eingetragene Aussage.
talk-log-wrong = { $who } bestreitet die eingetragene Aussage.
    .you = Du bestreitest die eingetragene Aussage.
talk-removes = { $who } hat eine Zeile entfernt.
    .you = Du hast eine Zeile entfernt.
talk-removed = Die Tischleitung hat eine Zeile von { $who } entfernt.
    .you = Die Tischleitung hat eine Zeile von dir entfernt.

# Fertige Sätze: was jemand sagt, ohne den Namen.
phrase-trust = Ich vertraue { $about }.
phrase-doubt = Ich traue { $about } nicht.
phrase-accuse_hitler = Ich glaube, { $about } ist Hitler.
phrase-why_that_vote = { $about }, warum diese Stimme?
phrase-why_that_choice = { $about }, warum diese Wahl?
phrase-nominate = Schlagt { $about } vor.
phrase-investigate = Prüft { $about }.
phrase-execute = Richtet { $about } hin.
phrase-vote_ja = Stimmt JA.
phrase-vote_nein = Stimmt NEIN.
phrase-i_am_liberal = Ich bin liberal.
phrase-no_choice = Ich hatte keine Wahl.
phrase-wait = Wartet einen Moment.
phrase-ready = Ich bin bereit.
phrase-yes = Ja.
phrase-no = Nein.
phrase-thanks = Danke.
phrase-well_played = Gut gespielt.

# Gründe: was jemand getan hat, als Anfang einer Zeile, die mit ein bis drei Tatsachen weitergeht.
why-nominated = Ich habe { $about } vorgeschlagen:
why-voted_ja = Ich habe JA gestimmt:
why-voted_nein = Ich habe NEIN gestimmt:
why-investigated = Ich habe { $about } geprüft:
why-called = Ich habe die Sonderwahl für { $about } ausgerufen:
why-executed = Ich habe { $about } hingerichtet:
why-asked_veto = Ich habe um ein Veto gebeten:
why-agreed_to_veto = Ich habe dem Veto zugestimmt:
why-refused_veto = Ich habe das Veto abgelehnt:
why-enacted = Ich habe dieses Gesetz erlassen:
why-doubted = Ich traue { $about } nicht:

## Was offen liegt
## (die Formen mit "ich" sagt, wer selbst dabei war)

fact-enacted =
    { $who } haben in Runde { $round } ein { $party ->
        [liberal] liberales
       *[fascist] faschistisches
    } Gesetz erlassen.
fact-enacted-with-me =
    { $who } und ich haben in Runde { $round } ein { $party ->
        [liberal] liberales
       *[fascist] faschistisches
    } Gesetz erlassen.
fact-disproved = Was { $who } zu Runde { $round } sagt, kann nicht stimmen.
fact-clash = Zu Runde { $round } können { $who } nicht beide recht haben.
fact-clash-with-me = Zu Runde { $round } können { $who } und ich nicht beide recht haben.
fact-blame = { $who } geben einander die Schuld an Runde { $round }.
fact-blame-with-me = { $who } und ich geben einander die Schuld an Runde { $round }.
fact-called =
    { $by } sagt, die Parteikarte von { $who } ist { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }.
fact-called-by-me =
    Ich sage, die Parteikarte von { $who } ist { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }.
fact-called-me =
    { $by } sagt, meine Parteikarte ist { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }.
fact-not-hitler = Alle wissen: { $who } ist nicht Hitler.
fact-voted =
    { $who } stimmte in Runde { $round } { $ballot ->
        [ja] JA
       *[nein] NEIN
    }, und ein { $party ->
        [liberal] liberales
       *[fascist] faschistisches
    } Gesetz wurde erlassen.
fact-danger =
    { $count ->
        [one] Ab 1 faschistischen Gesetz darf Hitler nicht ins Kanzleramt.
       *[other] Bei { $count } faschistischen Gesetzen darf Hitler nicht ins Kanzleramt.
    }
fact-last-try = Noch ein Fehlschlag, und das oberste Gesetz gilt.
fact-brink =
    { $party ->
        [liberal] Noch ein liberales Gesetz, und die Liberalen gewinnen.
       *[fascist] Noch ein faschistisches Gesetz, und die Faschisten gewinnen.
    }
fact-would-govern = { $who } steht zur Wahl.
fact-would-govern-with-me = Ich stehe selbst zur Wahl.
fact-untried = { $who } hat noch nicht regiert.
fact-trusted = { $who } wirkt am vertrauenswürdigsten.
fact-best-choice = Von allen Wählbaren wirkt { $who } am vertrauenswürdigsten.
fact-suspected = { $who } wirkt am verdächtigsten.
fact-likely-hitler = { $who } ist am ehesten Hitler.
fact-unseen = Nur die Regierung hat diese Gesetze gesehen.
fact-no-choice = Die Regeln ließen nichts anderes zu.

## Was sicher ist

fact-is =
    { $who } ist { $role ->
        [liberal] liberal
        [fascist] faschistisch, aber nicht Hitler
       *[hitler] Hitler
    }.
fact-is-not =
    { $who } ist { $role ->
        [liberal] faschistisch oder Hitler
        [fascist] liberal oder Hitler
       *[hitler] nicht Hitler
    }.
fact-one-is-fascist = Von { $who } ist mindestens eine Person faschistisch oder Hitler.
fact-one-is-hitler = Von { $who } ist eine Person Hitler.

## Was nicht stimmen kann

finding =
    { $count ->
        [1] { $who } kann nicht mit allem recht haben
        [2] { $who } können nicht beide die Wahrheit sagen
       *[other] { $who } können nicht alle die Wahrheit sagen
    }: { $reason ->
        [hands] Die Aussagen zu Runde { $round } passen nicht zusammen.
        [peek] Was in Runde { $round } eingesehen wurde, passt nicht zu Runde { $later }.
        [liberals] Das wären { $claimed } liberale Gesetze, im Stapel waren { $there }.
        [fascists] Das wären { $claimed } faschistische Gesetze, im Stapel waren { $there }.
       *[parties] Solche Rollen gibt es in diesem Spiel nicht.
    }
disproved =
    Das Protokoll sagt es anders: { $reason ->
        [hands] Ein anderes Gesetz wurde erlassen.
        [peek] Danach kamen andere Gesetze.
        [liberals] Im Stapel waren { $there } liberale Gesetze.
        [fascists] Im Stapel waren { $there } faschistische Gesetze.
        [roles] Die Rollen sind bekannt.
       *[parties] Solche Rollen gibt es in diesem Spiel nicht.
    }
# Kein Widerspruch: was zwei Behauptungen, die beide stimmen können, zusammen sagen.
consequence-liberal-discarded = Stimmt beides, hat { $who } in Runde { $round } ein liberales Gesetz abgeworfen.

## Wie ein Spiel endet

end-liberal_policies = Die liberale Leiste ist voll. Die Liberalen gewinnen.
end-hitler_executed = Hitler wurde hingerichtet. Die Liberalen gewinnen.
end-fascist_policies = Die faschistische Leiste ist voll. Die Faschisten gewinnen.
end-hitler_elected = Hitler wurde ins Kanzleramt gewählt. Die Faschisten gewinnen.
end-abandoned = Das Spiel wurde abgebrochen. Niemand gewinnt.

## Warum etwas nicht geht

reason-not_now = Das geht jetzt nicht.
reason-not_offered = Das kannst du nicht wählen.
reason-yourself = Dich selbst kannst du nicht wählen.
reason-executed = Hingerichtet.
reason-last_president = Zuletzt im Präsidentenamt.
reason-last_chancellor = Zuletzt im Kanzleramt.
reason-already_investigated = Schon geprüft.
reason-your_hitler = Das ist Hitler, auf deiner eigenen Seite.
reason-game_over = Das Spiel ist vorbei.
reason-stale = Zu spät: Das Spiel ist schon weiter. Nichts hat sich geändert.

refusal-not_host = Das kann nur die Tischleitung.
refusal-not_seated = Das geht nur mit einem Platz am Tisch.
refusal-not_in_this_stage = Das geht jetzt nicht.
refusal-too_few_players = Ein Spiel braucht mindestens fünf Leute.
refusal-table_full = Dieser Tisch ist voll. Du kannst zusehen.
refusal-locked = Der Gastgeber hat diesen Tisch abgeschlossen. Du kannst zusehen.
refusal-removed = Der Gastgeber hat dich entfernt, oder jemanden mit derselben Verbindung. Du kannst zusehen.
refusal-no_such_seat = Diesen Platz gibt es nicht.
refusal-quiet = Kein Gespräch, solange du Gesetze in der Hand hast.
refusal-executed_are_silent = Hingerichtete dürfen nicht sprechen.
refusal-not_yours_to_claim = Das hast du in dieser Runde nicht gesehen.
refusal-wrong_form = Das kann nicht sein: Im Präsidentenamt sieht man drei Gesetze, im Kanzleramt zwei.
refusal-not_a_claim = Das ist keine Aussage. Schreib ffl, fl, peek ffl oder liberal.
refusal-nothing_to_claim = So etwas kannst du noch nicht aussagen.
refusal-muted = Du bist stumm geschaltet. Aussagen machen kannst du weiterhin.
refusal-chat_off = Hier gibt es keinen Chat.
refusal-phrases_only = Hier gehen nur Schnellsätze.
refusal-said_enough = Du hast das Nachrichtenlimit dieses Spiels erreicht.
refusal-not_your_channel = In diesem Kanal kannst du nicht schreiben.
refusal-no_such_line = Diese Zeile gibt es nicht mehr.
refusal-bad_link = Der Link muss mit https:// beginnen und höchstens 300 Zeichen haben.
refusal-empty = Es gibt nichts zu senden.
refusal-too_long = Das ist zu lang. Kürze es.
refusal-bad_ruleset = Diese Regeln lassen sich nicht kombinieren.
refusal-too_fast = Das war zu schnell. Warte einen Moment.
refusal-not_an_order = Jeder Platz muss genau einmal genannt sein.
refusal-paused = Der Tisch macht Pause.
refusal-too_early = Dafür ist es noch zu früh.
refusal-too_late = Dafür ist es zu spät.
refusal-no_such_question = Diese Frage ist vorbei oder war nicht für dich.
refusal-wrong_digits = Die Ziffern stimmen nicht. Bitte noch einmal um den Platz.
refusal-not_saved = Nicht gespeichert, also bleibt alles, wie es war. Versuch es noch einmal.
refusal-not_alone = Das geht nur in Solospielen.
refusal-nothing_to_explain = Noch hat kein Bot etwas getan, was sich erklären ließe.
refusal-no_answer = Diesmal keine Antwort. Frag noch einmal.

## Was an einer Wahl hängt

stake-last_chance_before_chaos = Scheitert das, wird das oberste Gesetz erlassen.
stake-hitler_zone = Kommt Hitler ins Kanzleramt, gewinnen die Faschisten.
stake-veto_zone = Das Kanzleramt darf um ein Veto bitten.
stake-last_liberal_policy = Noch ein liberales Gesetz, und die Liberalen gewinnen.
stake-last_fascist_policy = Noch ein faschistisches Gesetz, und die Faschisten gewinnen.

## Namen der Dinge

seat-name = Platz { $number }
role-liberal = Liberal
role-fascist = Faschistisch
role-hitler = Hitler
party-liberal = Liberal
party-fascist = Faschistisch
policy-L = Liberal
policy-F = Faschistisch
ballot-ja = JA
ballot-nein = NEIN
power-investigate_loyalty = Loyalität prüfen
power-call_special_election = Sonderwahl
power-policy_peek = Gesetze einsehen
power-execution = Hinrichtung

## Eine Zeile je Runde, wie am Tisch mitgeschrieben

notation-chaos = Chaos
notation-veto = Veto
notation-veto-refused = Veto abgelehnt
notation-hitler = Hitler gewählt
notation-investigate_loyalty = { $target } geprüft
notation-investigated =
    { $target } geprüft: { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }
notation-call_special_election = Sonderwahl { $target }
notation-policy_peek = eingesehen
notation-peeked = { $tiles } eingesehen
notation-execution = { $target } hingerichtet

## Eine Wiedergabe

replay-deputy = Eine Vertretung handelt für { $who }.
replay-unfinished = Die Aufzeichnung endet hier, mitten im Spiel.
