# Was nur der gemeinsame Bildschirm sagt, auf Deutsch. Die Sätze des Spiels stehen in game.ftl.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.
#
# Für alle, die hier schreiben: Gelesen wird aus drei Metern, also kurz; kein "du" für eine Person;
# nichts, was jemand am Tisch nicht wissen darf.

## Der Anfang

tv-title = Gemeinsamer Bildschirm
tv-start = Dieser Bildschirm ist der Spielplan
tv-start-what = Er zeigt keine Geheimnisse. Die bleiben auf euren Handys.
tv-start-table = Dieser Bildschirm zeigt Tisch { $code }
tv-start-sound = Mit Ton starten
tv-start-silent = Stumm starten
tv-start-code = An einen offenen Tisch? Gib zuerst seinen Code ein.
tv-again = Zurück zum Anfang

## Vor dem Spiel

tv-scan = Mit der Kamera scannen. Keine App.
tv-table = Tisch
tv-qr = QR-Code, der Tisch { $code } öffnet
tv-hidden = Für die Übertragung verdeckt
tv-ring = Die Plätze von oben, im Uhrzeigersinn
tv-this-screen = dieser Bildschirm
tv-clockwise = im Uhrzeigersinn
tv-queue = In der Reihe: { $names }
tv-self-signed = Das Handy warnt einmal. „Erweitert“ wählen, dann weiter.
tv-arrange-how = Drück „Ich“ auf dem eigenen Handy.
tv-may-sleep = Der Bildschirm kann dunkel werden. Schalte den Bildschirmschoner aus.

## Unter dem Satz

tv-envelopes-how = Pass auf, dass niemand deinen Bildschirm sieht.
tv-envelopes-late = Noch versiegelt: { $who }.
tv-envelopes = Seht in eure Umschläge
tv-opening = Bitte hört zu
tv-nominating = Sprecht darüber. Niemand hat eine Amtssperre.
tv-nominating-limited =
    { $count ->
        [one] Sprecht darüber. { $limited } hat eine Amtssperre.
       *[other] Sprecht darüber. { $limited } haben eine Amtssperre.
    }
tv-voting = Sprecht darüber, dann stimmt am Handy ab.
tv-no-talk = Kein Wort über die Gesetze, bis eins erlassen ist.
tv-power-talk = Beratet euch. { $president } entscheidet.
tv-paused = Pause
tv-paused-how = Alle Karten sind versiegelt, alle Uhren stehen.
tv-board-lost = Der Spielplan verbindet sich neu.
tv-board-lost-how = Das Spiel ist sicher; seht auf eure Handys.
tv-not-saving = Das Speichern ist unterbrochen: Das Spiel wartet.
tv-asked-deputy = Schaut aufs Handy: Darf ein Bot für { $who } spielen?
tv-asked-abort = Schaut aufs Handy: Dieses Spiel ohne Sieg beenden?
tv-asked-misdeal = Schaut aufs Handy: Ging etwas schief? Neu austeilen?
tv-asked-move = Schaut aufs Handy: Darf { $who } das Handy wechseln?

## Das Brett

tv-space-investigate_loyalty = Partei ansehen
tv-space-call_special_election = Sonder{ "\u00AD" }wahl
tv-space-policy_peek = Vorschau
tv-space-execution = Hinrich{ "\u00AD" }tung
tv-for-candidate = fürs Präsidentenamt
tv-for-nominee = fürs Kanzleramt
tv-limited = Gesperrt
tv-by = von { $seats }
tv-deputy = V
tv-deputy-name = Vertretung
tv-voted-mark = Stimme versiegelt
tv-late-mark = lässt warten
tv-claims-veto = Veto
tv-quiet = Bitte Ruhe

## Amtsbefugnisse und Veto

tv-power-investigate_loyalty = Sieht eine Parteikarte, nie die Rolle.
tv-power-call_special_election = Bestimmt die nächste Kandidatur. Dann geht es reihum weiter.
tv-power-policy_peek = Sieht die nächsten drei Gesetze, ganz allein.
tv-power-execution = Trifft es Hitler, gewinnen die Liberalen.
tv-candidates = Wer infrage kommt
tv-veto-asked = { $chancellor } bittet um ein Veto.
tv-veto-agree = Zustimmen: Beide Gesetze weg. Wahlzähler { $now } auf { $then }.
tv-veto-refuse = Ablehnen: { $chancellor } muss eins erlassen.
tv-veto-agreed = { $who } stimmt dem Veto zu.
tv-veto-refused = { $who } lehnt ab. { $chancellor } muss erlassen.
tv-veto-discarded = Beide Gesetze sind abgeworfen. Wahlzähler { $tracker } von { $limit }.
tv-veto-tracker = Wahlzähler { $tracker } von { $limit }.
tv-special-then = Danach ist { $then } an der Reihe.

## Augenblicke

tv-votes =
    { $passed ->
        [true] { $ja } JA, { $nein } NEIN. Gewählt.
       *[false] { $ja } JA, { $nein } NEIN. Nicht gewählt.
    }
tv-tracker-is = Wahlzähler { $tracker } von { $all }.
tv-tracker-full = Der Wahlzähler ist voll.
tv-chaos-policy =
    { $policy ->
        [L] Das oberste Gesetz gilt: liberal.
       *[F] Das oberste Gesetz gilt: faschistisch.
    }
tv-chaos-over = Es gibt keine Befugnis. Die Amtssperren sind aufgehoben.
tv-chaos-back = Der Wahlzähler steht wieder auf 0.
tv-voted = Alle haben abgestimmt.
tv-majority = Die Mehrheit ist jetzt { $majority } von { $living }.

## Das Ende

tv-hitler-was = Hitler war { $who }
tv-fascists-were =
    { $count ->
        [0] Sonst war niemand Faschist
        [one] Faschistisch war { $who }
       *[other] Faschistisch waren { $who }
    }
tv-liberals-were = Liberal waren { $who }
tv-end-scan = Scannen: das ganze Spiel
tv-end-what = Rollen, Regierungen, Download.
tv-end-qr = QR-Code, der das Ende dieses Spiels öffnet
tv-game-tonight = Spiel { $number } heute Abend
tv-ready = { $done } von { $of } bereit
tv-ready-names = Bereit: { $names }
tv-ready-nobody = Revanche? Drück „Revanche“ auf dem Handy.
tv-starts = Das nächste Spiel beginnt.
tv-kudos = Am meisten Dank: { $names }
tv-ghost = Bester Geist: { $names }
tv-tally = Gewonnene Spiele: { $names }
tv-tally-one = { $name } { $wins }

## Wer was gemacht hat

tv-credits = Wer was gemacht hat
tv-credits-unofficial = Eine inoffizielle Bearbeitung
tv-credits-authors = Ein Spiel von Mike Boxleiter, Tommy Maranges, Max Temkin und Mac Schubert.
tv-credits-publisher = Erschienen bei Goat, Wolf & Cabbage. Sie stehen nicht hinter dieser Fassung.
tv-credits-licence = Lizenz: CC BY-NC-SA 4.0, auch für unsere Worte und Bilder.
tv-credits-changed = Was wir geändert haben: eigene Worte, Bilder und Bildschirme; Bots; Hausregeln.
tv-credits-type = Schriften: Jost, League Gothic, Atkinson Hyperlegible (OFL).

## Tasten

tv-key-larger = Größere Schrift
tv-key-smaller = Kleinere Schrift
tv-key-theme = Hell oder dunkel
tv-key-code = Code verdecken oder zeigen
tv-key-address = Andere Adresse
tv-key-read = Code vorlesen
tv-key-full = Ganzer Bildschirm
tv-key-skip = Weiter
tv-tools = Dieser Bildschirm
