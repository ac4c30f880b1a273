# Was auf Deutsch vorgelesen wird, über die Worte in game.ftl hinaus, und die Seite, die den Anfang
# des Spiels aus der Schachtel vorliest.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.
#
# Für alle, die hier schreiben: Es wird einmal gehört und lässt sich nicht nachlesen, also kurze
# Sätze, denen ein Kind von zehn Jahren folgt; zuerst kommt, wer gemeint ist; nichts, was nur
# manche Rollen bemerken.

## Der Anfang mit geschlossenen Augen. $fascists sagt, wie viele es neben Hitler sind.

script-begin = Legt eure geheime Rolle weg, so dass niemand sie sieht.
script-close = Alle: Augen zu, und lasst sie zu, bis ich euch rufe.
script-close-fist = Alle: Augen zu, und haltet eine Faust über den Tisch.
script-open-both = Nur Faschist und Hitler: jetzt Augen auf.
script-see-both = Findet einander, ganz leise. Ihr zwei seid ein Team.
script-open-all = Nur die Faschisten und Hitler: jetzt Augen auf.
script-open-fascists =
    { $fascists ->
        [one] Nur Faschist, und nicht Hitler: jetzt Augen auf.
       *[other] Nur die Faschisten, und nicht Hitler: jetzt Augen auf.
    }
script-open-hitler = Nur Hitler: jetzt Augen auf.
script-thumb = Hitler: nicht hinsehen. Nur den Daumen hoch.
script-thumb-open = Hitler: Daumen hoch, damit dein Team dich erkennt.
script-thumbs-fascists =
    { $fascists ->
        [one] Faschist: nicht hinsehen. Nur den Daumen hoch.
       *[other] Faschisten: nicht hinsehen. Nur die Daumen hoch.
    }
script-see-thumb =
    { $fascists ->
        [one] Faschist: Such den Daumen, der oben ist. Er gehört Hitler.
       *[other] Faschisten: Sucht einander, und sucht den Daumen, der oben ist. Er gehört Hitler.
    }
script-see-fascists = Findet einander, ganz leise. Ihr seid ein Team.
script-see-thumbs =
    { $fascists ->
        [one] Hitler: Such den Daumen, der oben ist. Er gehört zu deinem Team.
       *[other] Hitler: Such die Daumen, die oben sind. Sie gehören zu deinem Team.
    }
script-shut = Alle: Augen wieder zu.
script-shut-hands = Alle: Augen wieder zu, und nehmt die Hand zurück.
script-open-everyone = Jetzt ihr alle: Augen auf. Guten Morgen.
script-question = Ist jemand unsicher, oder ist etwas schiefgegangen? Sagt es jetzt, bevor wir anfangen.
script-nobody = In diesem Spiel sieht sich niemand um. Was du wissen darfst, steht in deinem Umschlag.

## Am Fernseher

say-code = Der Tischcode heißt: { $letters }.
say-envelopes =
    Seht in eure Umschläge. Halte den Balken auf deinem Handy, dann siehst du deine geheime Rolle. Beim Loslassen ist sie verdeckt. Zeig sie niemandem.
say-voting = { $president } fürs Präsidentenamt, { $chancellor } fürs Kanzleramt. Alle stimmen ab.
say-vote-passed = Gewählt, mit { $ja } zu { $nein }.
say-vote-failed = Nicht gewählt, mit { $ja } zu { $nein }.

## Die Seite für alle, die die Schachtel haben

narrator = Der Auftakt, vorgelesen
narrator-what = Für das Brettspiel. Verteil die Umschläge. Wenn alle hineingesehen haben, leg dieses Gerät auf den Tisch und drück Start.
narrator-tune =
    Zu { $players ->
        [5] fünft: Hitler sieht sich auch um.
        [6] sechst: Hitler sieht sich auch um.
        [7] siebt: Hitler hält die Augen zu.
        [8] acht: Hitler hält die Augen zu.
        [9] neunt: Hitler hält die Augen zu.
       *[other] zehnt: Hitler hält die Augen zu.
    }
narrator-players = Leute am Tisch
narrator-language = Sprache
narrator-pace = Tempo
narrator-pace-slow = Langsam
narrator-pace-normal = Normal
narrator-pace-fast = Schnell
narrator-look = Zeit zum Umsehen
narrator-seconds = { $seconds } s
narrator-volume = Lautstärke der Stimme
narrator-volume-now =
    { $volume ->
        [0] Stumm
       *[other] { $volume } von 10
    }
narrator-no-voice = Dieses Gerät hat keine deutsche Stimme und bleibt stumm. Lies die Zeilen selbst vor.
narrator-start = Start
narrator-pause = Anhalten
narrator-on = Fortsetzen
narrator-again = Von vorn
narrator-back = Zurück
narrator-next = Weiter
narrator-lines = Der Text
narrator-line = Zeile { $number } von { $all }
narrator-rest = { $seconds } Sekunden zum Umsehen
narrator-keys = Leertaste: starten oder anhalten. Pfeile: zurück und vor.
narrator-sleeps = Dieser Bildschirm wird vielleicht dunkel. Stell ihn so ein, dass er 5 Minuten anbleibt.
narrator-offline = Ist die Seite einmal offen, braucht sie kein Netz mehr.
narrator-home = Zur Startseite
