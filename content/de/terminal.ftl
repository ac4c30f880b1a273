# Die Worte des Terminals auf Deutsch: was `secret-hitler play` über die Worte des Spiels hinaus sagt.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.
# Befehle bleiben in jeder Sprache, wie sie sind.

terminal-welcome = Du bist { $name } auf Platz { $seat }. Die anderen sind Bots. Tippe help für die Befehle.
terminal-look-at-envelope = Tippe me, um deinen Umschlag ungestört zu öffnen. Mit Enter geht es los.
terminal-look-at-news = Tippe me, um zu sehen, was du erfahren hast. Mit Enter geht es weiter.
terminal-press-a-key = Eine beliebige Taste verbirgt das wieder.
terminal-next = Mit Enter geht es weiter. Davor kannst du mit why nach Gründen fragen.
terminal-goodbye = Gute Nacht.
terminal-left = Du hast das Spiel verlassen. Nichts wurde gespeichert.

## Was zu tippen ist

terminal-type-nominate = Tippe nominate und einen Namen oder eine Nummer.
terminal-type-vote = Tippe vote ja oder vote nein.
terminal-type-discard = Deine Gesetze A, B und C liegen verdeckt. Tippe me, um sie zu sehen, dann discard und einen Buchstaben.
terminal-type-enact = Deine Gesetze A und B liegen verdeckt. Tippe me, um sie zu sehen, dann enact und einen Buchstaben.
terminal-type-proposeveto = Oder tippe veto, um ein Veto zu erbitten.
terminal-type-answerveto = Tippe yes, um zuzustimmen: Beide Gesetze werden abgeworfen. Tippe no, um abzulehnen.
terminal-type-investigateloyalty = Tippe investigate und einen Namen oder eine Nummer.
terminal-type-peekatpolicies = Tippe peek.
terminal-type-callspecialelection = Tippe call und einen Namen oder eine Nummer.
terminal-type-execute = Tippe execute und einen Namen oder eine Nummer.
terminal-type-yes = Tippe YES, um { $name } hinzurichten.
terminal-nobody-executed = Niemand wurde hingerichtet.

## Was nicht verstanden wurde

terminal-unknown = „{ $word }“ ist hier kein Befehl. Tippe help für die Befehle.
terminal-which-player = Wer? Tippe einen Namen oder eine Nummer aus der Liste.
terminal-which-ballot = Tippe vote ja oder vote nein.
terminal-which-card = Welches Gesetz? Tippe seinen Buchstaben.
terminal-yes-or-no = Tippe yes oder no.
terminal-how-to-claim = Tippe claim und was du hattest: ffl, fl, peek ffl, liberal, fascist oder nothing. Du darfst lügen.
terminal-post-as-claim = Als Aussage eintragen? Tippe claim { $words }.
terminal-same-claim = Das ist schon deine Aussage.
terminal-nothing-to-ask = { $word } hat nichts mehr auszusagen.
terminal-nothing-yet = Noch nichts.

## Sich umsehen

terminal-tracks = Liberale Gesetze { $liberal } von { $liberal_goal }. Faschistische Gesetze { $fascist } von { $fascist_goal }.
terminal-piles = Wahlzähler { $tracker } von { $limit }. Stapel { $draw }, Ablage { $discard }.
terminal-election = Runde { $round }: { $president } + { $chancellor }
terminal-memory = Runde { $round }: { $memory }
terminal-government =
    Runde { $round }: { $president } + { $chancellor }, { $ja } zu { $nein }. { $outcome ->
        [L] Ein liberales Gesetz.
        [F] Ein faschistisches Gesetz.
        [veto] Ein Veto.
        [hitler] Hitler wurde gewählt.
        [open] Die Gesetze werden gerade gewählt.
       *[failed] Abgelehnt.
    }
terminal-chaos =
    Das oberste Gesetz wurde erlassen: { $policy ->
        [L] liberal
       *[F] faschistisch
    }.
terminal-power = Befugnis: { $use }
terminal-unsaid =
    { $who } hat nicht gesagt, { $about ->
        [drawn] was gezogen wurde
        [received] was übergeben wurde
        [party] was die Parteikarte war
       *[peeked] was die nächsten Gesetze waren
    }.{ $asked ->
        [0] { "" }
       *[other] { " " }Gefragt von { $by }.
    }
    .you =
        Du hast nicht gesagt, { $about ->
            [drawn] was du gezogen hast
            [received] was du bekommen hast
            [party] was die Parteikarte war
           *[peeked] was die nächsten Gesetze waren
        }.{ $asked ->
            [0] { "" }
           *[other] { " " }Gefragt von { $by }.
        }
terminal-taken-back = Zurückgenommen: { $claim }
terminal-mark-you = du
terminal-mark-executed = hingerichtet
terminal-mark-candidate = kandidiert
terminal-mark-nominee = vorgeschlagen
terminal-mark-last-president = zuletzt im Präsidentenamt
terminal-mark-last-chancellor = zuletzt im Kanzleramt
terminal-mark-investigated = geprüft
terminal-mark-not-hitler = nicht Hitler
terminal-why =
    Was bekannt war, bevor { $who } { $act ->
        [nominate] jemanden vorschlug
        [vote] abstimmte
        [enact] ein Gesetz erließ
        [proposeveto] um ein Veto bat
        [answerveto] auf das Veto antwortete
        [investigateloyalty] eine Parteikarte prüfte
        [peekatpolicies] Gesetze einsah
        [callspecialelection] eine Sonderwahl ausrief
       *[execute] jemanden hinrichtete
    }, Runde { $round }:
terminal-why-nothing = Nichts Öffentliches erklärt das.
terminal-odds = Soweit du es wissen kannst:
terminal-odds-of = { $who }: faschistisch { $fascist } %, Hitler { $hitler } %
terminal-help =
    status: wer was tun muss
    board: Gesetze, Wahlzähler und Plätze
    votes, log: was bisher geschah
    claims: wer was aussagt, und die Widersprüche
    me: deine Rolle, deine Gesetze und was du erfahren hast, nur für deine Augen
    why: warum ein Bot getan hat, was er gerade tat; why NAME: dasselbe für diesen Bot
    hint: was du bis jetzt wissen kannst, nur für deine Augen
    nominate NAME, vote ja, vote nein
    discard BUCHSTABE, enact BUCHSTABE, veto, yes, no
    investigate NAME, peek, call NAME, execute NAME
    claim ffl, claim fl, claim peek ffl, claim liberal: sag, was du gesehen hast, oder lüg
    claim nothing: keine Aussage machen; claim 2 ffl: deine Aussage zu Runde 2 ändern
    ask NAME: nach einer Aussage fragen, die fehlt
    say WORTE: mit dem Tisch sprechen
    quit: das Spiel verlassen
    Statt des Namens geht auch die Nummer eines Platzes.

## Die Aufzeichnung

terminal-save = Ein Dateiname, um das Spiel zu speichern, oder Enter für keinen:
terminal-saved = Das Spiel steht in { $file }. Lies es mit secret-hitler replay.
terminal-not-saved = Nicht gespeichert: { $why }.
