# Die Beschriftungen der Seiten im Browser auf Deutsch. Die Sätze des Spiels stehen in game.ftl.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.
#
# Für alle, die hier schreiben: Tasten sind Verben mit ihrer Folge; sag, warum etwas nicht geht;
# nie ein Vorwurf; derselbe Text in etwa derselben Länge für jede Rolle.

## Anfang

home-unofficial = Inoffiziell
home-what = Finde Hitler vor der Machtübernahme, oder hilf dabei. Ein Spiel voller Lügen für fünf bis zehn; Bots füllen freie Plätze. Etwa 20 Minuten.
home-alone = Sofort spielen
home-size = Leute am Tisch
home-play-now = Jetzt mit Bots spielen
home-solo = Ein Solospiel einrichten
home-together = Mit anderen spielen
home-host = Einen Tisch eröffnen
home-code = Tischcode
home-join = Beitreten
home-narrator = Du hast das Brettspiel? Lass dir den Auftakt vorlesen
home = Zum Anfang
player = Spieler:in
your-name = Dein Name
no-account = Keine App, kein Konto, kein Tracking.
credits = Secret Hitler ist von Mike Boxleiter, Tommy Maranges, Max Temkin und Mac Schubert (Goat, Wolf & Cabbage):
credits-licence = Worte und Bilder hier sind unsere eigenen, weitergegeben unter
credits-changed = Was wir geändert haben: eigene Worte und Bilder, dazu Bots und Hausregeln.

## Türen

join-bad-code = Ein Tischcode hat { $letters } oder { $more } Buchstaben, etwa { $example }.
join-title = Tisch { $code }
join-sit =
    { $entry ->
        [running] Beim nächsten Spiel mitspielen
        [full] Anstellen
       *[free] Hinsetzen
    }
join-watch = Zusehen
join-nobody = Hier sitzt noch niemand.
join-seated =
    { $count ->
        [one] Hier sitzt schon { $names }.
       *[other] Hier sitzen schon { $count }: { $names }.
    }
door-unreachable = Der Server antwortet nicht. Drück gleich noch einmal.
door-no_such_table = Den Tisch { $code } gibt es nicht. Prüf den Code.
door-house_full = Dieser Server ist gerade voll.
door-too_many_tables = Du hast gerade viele Tische eröffnet. Warte zehn Minuten.
door-too_fast = Zu viele Versuche. Warte eine Minute und drück dann noch einmal.
door-locked = Der Gastgeber hat diesen Tisch abgeschlossen. Du kannst zusehen.
door-removed = Der Gastgeber hat dich entfernt, oder jemanden mit derselben Verbindung. Du kannst zusehen.
door-table_full = Dieser Tisch ist voll. Du kannst zusehen.
door-not_in_this_stage = Das Spiel läuft. Nach dem Ende kannst du dich setzen.
door-no_such_seat = Diesen Platz gibt es nicht mehr.
door-not_host = Das kann nur die Tischleitung.
door-not_seated = Setz dich zuerst hin.
door-not_saved = Der Server konnte das nicht speichern. Drück noch einmal.
door-bad_request = Das hat nicht geklappt. Drück noch einmal.
door-not_found = Diesen Tisch gibt es nicht. Prüf den Code.
door-name_empty = Ein Name braucht mindestens einen Buchstaben.
door-name_too_long = Ein Name hat höchstens 12 Buchstaben.
door-name_character = Ein Name kann keine unsichtbaren Zeichen und keine zusammengesetzten Emojis enthalten.
door-name_taken = { $name } ist vergeben oder sieht aus wie ein anderer Name hier. Nimm { $other }.
door-broken = Der Server ist gestolpert. Nichts ist verloren. Drück noch einmal.

## Auf jeder Seite

opening = Tisch { $code } wird geöffnet
top-seat = Platz { $seat } · { $name }
top-table = Tisch { $code }
top-watching = Tisch { $code } · du siehst zu
broken-title = Diese Seite ist stehen geblieben
broken-what = Etwas in ihr ging schief, darum zeigt sie lieber nichts als etwas Falsches. Dein Platz bleibt dir. Lade sie neu, dann geht es weiter.
broken-reload = Neu laden
link-connecting = Verbinde
link-connected = Verbunden
link-reconnecting = Verbinde neu
link-restarting = Der Server startet neu
link-offline = Offline, Platz gehalten
link-lost = Dein Platz bleibt dir. Nichts ist verloren.
link-try = Jetzt versuchen
not-saving = Das Speichern ist unterbrochen, also wartet das Spiel.
not-saving-why = Wer den Server betreibt, findet den Grund in dessen Log.
seat-freed = Die Tischleitung hat deinen Platz frei gemacht. Du kannst dich wieder hinsetzen.
not-sent = Nicht gesendet. Deine Wahl bleibt; drück noch einmal, wenn du verbunden bist.
sending = Wird gesendet
back = Zurück
close = Schließen
done = Fertig
you = du
act = Deine Wahl
moment = Was zuletzt geschah
panels = Was unten zu sehen ist
panel-board = Spielplan
panel-seats = Plätze
panel-claims = Aussagen
panel-votes = Stimmen
panel-log = Verlauf
panel-talk = Gespräch
panel-notes = Notizen
leave = Verlassen
leave-watching = Du siehst nur zu. Du kannst jederzeit wiederkommen.
leave-running = Ein Spiel läuft. Dein Platz bleibt dir, und die anderen warten auf dich.
leave-free = Dein Platz wird frei für andere.
closed-protocol = Diese Seite ist veraltet
closed-protocol-what = Der Server hat eine neuere Fassung. Lade die Seite neu; dein Platz bleibt dir.
closed-reload = Seite neu laden
closed-moved = In einen anderen Tab umgezogen
closed-moved-what = Du sitzt in einem neueren Tab oder an einem anderen Gerät. Dein Platz bleibt dir dort.
closed-use-here = Hier weiterspielen
closed-no_such_table = Diesen Tisch gibt es nicht
closed-no_such_table-what = Frag noch einmal nach dem Code.
closed-removed = Diesen Tisch gibt es nicht mehr
closed-removed-what = Tische, die niemand nutzt, werden nach einer Weile entfernt.
closed-crowded = Es schauen schon viele zu
closed-crowded-what = An einem Tisch dürfen höchstens fünfzig zusehen. Versuch es später wieder, oder sieh bei jemandem mit.
closed-binary = Die Verbindung wurde geschlossen
closed-binary-what = Der Server konnte diese Seite nicht lesen. Lade sie neu; dein Platz bleibt dir.
closed-too_long = Die Verbindung wurde geschlossen
closed-too_long-what = Die letzte Nachricht war zu lang. Lade die Seite neu; dein Platz bleibt dir.

menu = Menü
unread = { $count }
leave-table = Den Tisch verlassen
settings = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton, wenn du dran bist
settings-sound-what = Ein kurzer Ton, für alle derselbe.
settings-buzz = Vibrieren, wenn du dran bist
settings-buzz-what = Ein kurzes Vibrieren, für alle dasselbe.
notice-turn = Du bist dran: { $status }
settings-look = Geheimes zeigen
settings-look-hold = Halten zum Ansehen
settings-look-tap = Tippen zeigt es 8 Sekunden
settings-faces = Meine Karten offen lassen, während ich wähle
settings-faces-what = Die Karten in deiner Hand bleiben 15 Sekunden offen. Das weißt nur du.
settings-feel = Rolle als Vibration
settings-feel-what = Während du den Umschlag hältst, vibriert dieses Gerät: 1-mal lang ist liberal, 2-mal kurz faschistisch, 3-mal kurz Hitler. Andere hören es vielleicht, vor allem auf einem Tisch.
wake-refused = Dein Bildschirm kann ausgehen. Stell die automatische Sperre auf mindestens 5 Minuten.

keys = Tasten, die jetzt gehen
key-talk = Eine Nachricht schreiben
key-select = { $name } wählen

## Vor dem Spiel

invite-scan = Scannen oder Code eingeben. Keine App.
invite-code = Tischcode { $code }
invite-qr = QR-Code, der Tisch { $code } öffnet
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-copy-yourself = Der Link ist markiert: Kopiere ihn.
invite-share = Link teilen
lobby-seats =
    { $count ->
        [0] Noch niemand da
        [one] 1 am Tisch
       *[other] { $count } am Tisch
    }
lobby-remove = Platz von { $name } frei machen
lobby-watching =
    { $count ->
        [0] Kein Publikum.
        [one] 1 Person im Publikum.
       *[other] { $count } Leute im Publikum.
    }
lobby-host-starts = Die Tischleitung startet das Spiel.
lobby-next-bot = Der nächste Bot
lobby-add-bot = Bot hinzufügen
lobby-start = Spiel starten
lobby-missing =
    { $count ->
        [one] Noch 1 Platz muss besetzt sein. Bots zählen mit.
       *[other] Noch { $count } Plätze müssen besetzt sein. Bots zählen mit.
    }
bot-level = Stufe
bot-style = Art
level-random = Zufällig
level-selfish = Eigennützig
level-careful = Umsichtig
level-shrewd = Gewieft
level-farsighted = Weitblickend
level-outside = Programm
style-regular = normal
style-bold = forsch
style-quiet = zurückhaltend

options = Regeln an diesem Tisch
options-official = Die offiziellen Regeln.
options-changed = Die offiziellen Regeln mit diesen Änderungen:
options-change = Regeln ändern
options-reset = Zurück zu den offiziellen Regeln
option-balanced = Ausgewogener Stapel
option-balanced-what = Zu sechst liegt ein faschistisches Gesetz schon aus; zu siebt und zu neunt fehlt eins im Stapel.
option-balanced-idle = Mit { $count } Leuten ändert das nichts.
option-chaos_flips_leftovers = Chaos vor dem Mischen
option-chaos_flips_leftovers-what = Bei Chaos nach einem Veto gilt ein übriges Gesetz, bevor ein zu kleiner Stapel gemischt wird.
option-reshuffle_after_power = Mischen nach der Befugnis
option-reshuffle_after_power-what = Ein zu kleiner Stapel wird nach der Befugnis gemischt statt davor.
option-secret_ballots = Geheime Stimmzettel
option-secret_ballots-what = Nur die Summen einer Wahl werden gezeigt. Das Spiel lässt sich nicht herunterladen.
option-tie_elects_hitler = Gleichstand kann Hitler wählen
option-tie_elects_hitler-what = Ab dem dritten faschistischen Gesetz wählt ein Gleichstand Hitler.
option-fascists_cannot_execute_hitler = Faschisten verschonen Hitler
option-fascists_cannot_execute_hitler-what = Wer von der faschistischen Seite Hitler kennt, kann Hitler nicht hinrichten.
option-self_execution = Hinrichtung am eigenen Platz
option-self_execution-what = Wer das Präsidentenamt hat, kann auch den eigenen Platz wählen.
option-dead_may_chat = Hingerichtete dürfen schreiben
option-dead_may_chat-what = Hingerichtete dürfen weiter an den Tisch schreiben.
option-hitler_knows = Hitler kennt die Faschisten
option-hitler_knows-official = Offiziell: zu fünft und zu sechst
option-hitler_knows-five = Nur zu fünft
option-hitler_knows-never = Nie
option-memory_aids = Was die Seiten sich merken
option-memory_aids-full = Alles Öffentliche
option-memory_aids-last_round = Nur die letzte Runde
option-memory_aids-none = Nichts: aus dem Gedächtnis spielen
option-first_candidate = Wer zuerst kandidiert
option-first_candidate-random = Wird ausgelost

## Geheimes

sealed = Versiegelt
hold-to-look =
    { $look ->
        [tap] Ansehen: tippen
       *[hold] Ansehen: halten
    }
hold-to-check =
    { $look ->
        [tap] Prüfen: tippen
       *[hold] Prüfen: halten
    }
let-go = Loslassen zum Verbergen
tap-to-hide = Tippen zum Verbergen
hides-on-release =
    { $look ->
        [tap] Verbirgt sich nach 8 Sekunden
       *[hold] Verbirgt sich beim Loslassen
    }
headphones = Kopfhörer auf?
headphones-again = Noch einmal drücken zum Hören
envelope = Umschlag
envelope-hold =
    { $look ->
        [tap] 8 Sekunden
       *[hold] Halten
    }
envelope-hold-to-look =
    { $look ->
        [tap] Umschlag: tippen
       *[hold] Umschlag: halten
    }
envelope-nobody-sees = Pass auf, dass niemand deinen Bildschirm sieht.
envelope-seen = { $seconds } von { $enough } Sekunden gesehen
envelope-seen-enough = Du kannst jederzeit wieder nachsehen.
envelopes-waiting = Das Spiel beginnt, wenn alle nachgesehen haben.
envelopes-begin = Ohne die anderen beginnen
envelope-menu = Mehr zum Umschlag
envelope-tap = Tippen zeigt 8 s, statt zu halten
dummy = Attrappe zeigen
dummy-what = Sie sieht genauso aus wie eine echte Karte. So beweist kein Bildschirm etwas.
dummy-role = Was sie zeigt
dummy-knows = Sie nennt { $known }.
dummy-knows-nobody = Sie nennt niemanden.
dummy-other-names = Andere Namen
dummy-quiet = Danach nichts sagen
dummy-quiet-what = Sonst sagt dir eine Zeile, dass es eine Attrappe war.
dummy-show = Beim nächsten Blick zeigen
dummy-waits = Eine Attrappe liegt bereit. Der nächste Blick in den Umschlag zeigt sie.
dummy-put-away = Attrappe weglegen
dummy-was = Das war eine Attrappe. Deine echte Karte ist unverändert.
paper-label = Dein Umschlag
paper-party =
    Deine Parteikarte: { $role ->
        [liberal] liberal
       *[other] faschistisch
    }.
paper-known =
    { $name } ({ $role ->
        [hitler] Hitler
        [fascist] faschistisch
       *[liberal] liberal
    })
paper-you-know = Was du weißt
paper-nobody = Keine fremde Rolle.
paper-nobody-between = Keine Parteikarte.
paper-nobody-else = Sonst keine Rolle.
paper-known-to =
    { $known ->
        [true] { $role ->
            [hitler] Deine Faschisten kennen dich.
           *[other] Deine Seite kennt dich.
        }
       *[false] Niemand kennt deine.
    }
paper-you-win = Du gewinnst mit
paper-wins =
    { $role ->
        [liberal] { $liberals } liberalen Gesetzen
       *[other] { $fascists } faschistischen Gesetzen
    }
paper-wins-or =
    { $role ->
        [liberal] oder wenn Hitler
       *[other] oder wenn Hitler ins Kanzleramt
    }
paper-wins-then =
    { $role ->
        [liberal] hingerichtet wird.
       *[other] kommt, nachdem { $zone } erlassen sind.
    }
notes-hold =
    { $look ->
        [tap] Notizen: tippen zum Lesen
       *[hold] Notizen: halten zum Lesen
    }
notes-what = Was du in diesem Spiel gesehen hast, nur für dich.
notes-empty = Du hast noch nichts gesehen.
note-DrawnHand = Runde { $round }: gezogen { $tiles }
note-PassedHand = Runde { $round }: weitergegeben { $tiles }
note-ReceivedHand = Runde { $round }: bekommen { $tiles }
note-PeekedTiles = Runde { $round }: { $tiles } eingesehen, das oberste zuerst
note-SeenParty = Runde { $round }: { $name } ist { $party }
seen-label = Was deine Befugnis zeigt
seen-party = Die Parteikarte von { $name }
seen-tiles = Die nächsten drei Gesetze, oberstes zuerst
seen-kept = Bleibt in den Notizen

## Entscheidungen

choice-count =
    { $count ->
        [one] Nur 1 Person kommt infrage.
       *[other] Wähle eine von { $count } Personen.
    }
choice-refused = Diese Person kannst du nicht wählen.
nominate = { $name } vorschlagen

vote-word =
    { $ballot ->
        [ja] JA!
       *[nein] NEIN
    }
vote-meaning =
    { $ballot ->
        [ja] ja
       *[nein] nein
    }
vote-choose =
    { $secret ->
        [true] Nur die Summen werden gezeigt, wenn alle abgestimmt haben.
       *[false] Alle Stimmen werden gezeigt, wenn alle abgestimmt haben.
    }
have-voted =
    { $done ->
        [one] 1 von { $of } hat gestimmt
       *[other] { $done } von { $of } haben gestimmt
    }
vote-chosen =
    { $look ->
        [tap] Gewählt. Versiegle, oder tippe zum Prüfen.
       *[hold] Gewählt. Versiegle, oder halte zum Prüfen.
    }
vote-tracker = Wahlzähler { $count } von { $all }: Bei { $all } gilt das oberste Gesetz.
vote-seal = Stimmzettel versiegeln
vote-sealed = Versiegelt
vote-open-until-last = Du kannst deinen Stimmzettel ändern, bis der letzte da ist.
vote-change = Stimmzettel ändern
vote-none = Noch nichts gewählt.
vote-yours = Dein versiegelter Stimmzettel
vote-yours-open = Deine Wahl, noch nicht versiegelt

hand-hint-president =
    { $look ->
        [tap] Tippe auf die Leiste, um deine Gesetze zu sehen. Tippe auf das Gesetz, das du abwerfen willst; die anderen gehen an { $chancellor }.
       *[hold] Halte, um deine Gesetze zu sehen. Tippe auf das Gesetz, das du abwerfen willst; die anderen gehen an { $chancellor }.
    }
hand-hint-chancellor =
    { $look ->
        [tap] Tippe auf die Leiste, um deine Gesetze zu sehen. Tippe auf das Gesetz, das du abwerfen willst; das andere wird erlassen.
       *[hold] Halte, um deine Gesetze zu sehen. Tippe auf das Gesetz, das du abwerfen willst; das andere wird erlassen.
    }
hand-no-talk = Noch kein Wort über die Gesetze
hand-pass = { $discarded } abwerfen, { $others } weitergeben
hand-enact = { $discarded } abwerfen, { $others } erlassen
hand-change = Ändern
hand-key = Karte { $letter } wählen
card-down = Karte { $letter }, verdeckt
card-up = Karte { $letter }: { $policy }

veto-ask = Um ein Veto bitten
veto-ask-confirm = Bitten: beide abwerfen
veto-agree = Dem Veto zustimmen
veto-agree-confirm = Zustimmen: beide abwerfen
veto-refuse = Das Veto ablehnen
veto-refuse-confirm = Ablehnen: { $chancellor } muss erlassen
veto-tracker = Beide Gesetze werden abgeworfen. Der Wahlzähler geht von { $now } auf { $then }.
veto-tracker-stays = { $chancellor } muss eins erlassen. Der Wahlzähler bleibt bei { $now }.

power-InvestigateLoyalty-what = Du siehst die Parteikarte einer Person, nie die Rolle.
power-InvestigateLoyalty-confirm = { $name } prüfen
power-CallSpecialElection-what = Bestimme, wer als Nächstes kandidiert. Danach geht es links von dir weiter.
power-CallSpecialElection-confirm = { $name } kandidieren lassen
power-PeekAtPolicies-what = Du siehst die nächsten drei Gesetze der Reihe nach. Sie bleiben liegen.
power-PeekAtPolicies-choose = Die nächsten drei Gesetze
power-PeekAtPolicies-confirm = Drei Gesetze ansehen
power-Execute-what = Du richtest eine Person hin. Ist es Hitler, gewinnen die Liberalen.
execute-ask =
    { $self ->
        [true] Dich selbst hinrichten?
       *[false] { $name } hinrichten?
    }
execute-final = Das lässt sich nicht zurücknehmen.
execute-hold =
    { $self ->
        [true] Halten: dich selbst hinrichten
       *[false] Halten: { $name } hinrichten
    }
execute-confirm =
    { $self ->
        [true] Dich selbst hinrichten
       *[false] { $name } hinrichten
    }
execute-yes =
    { $self ->
        [true] Ja, dich selbst hinrichten
       *[false] Ja, { $name } hinrichten
    }

executed-what = Du wurdest hingerichtet. Halte deine Rolle geheim. Zusehen und tippen kannst du weiterhin.
watching-what = Du siehst zu. Nach diesem Spiel kannst du dich setzen.

## Das Brett

track =
    { $party ->
        [liberal] Liberal
       *[fascist] Faschistisch
    } { $enacted } von { $goal }
track-win = Sieg
track-empty = leer
track-veto = erlaubt Veto
board-next-power = Nächstes faschistisches Gesetz: { $power }
board-tracker = Wahlzähler
board-draw-pile = Stapel
board-discard-pile = Ablage
of = { $count } von { $all }
mark-candidate = Kandidatur
mark-nominee = vorgeschlagen
mark-president = Präsidentenamt
mark-chancellor = Kanzleramt
mark-voted = hat abgestimmt
mark-executed = Hingerichtet
mark-last-president = zuletzt Präsidentenamt
mark-last-chancellor = zuletzt Kanzleramt
mark-not-hitler = nicht Hitler
mark-investigated = geprüft
mark-bot = Bot
mark-host = Tischleitung
mark-away = weg
mark-left = gegangen
ballot-none = keine Stimme
moment-vote =
    { $ja } JA, { $nein } NEIN. { $passed ->
        [true] Gewählt.
       *[false] Nicht gewählt.
    }
moment-chaos = Der Wahlzähler steht wieder auf 0.
from-memory = An diesem Tisch wird aus dem Gedächtnis gespielt.
votes = Stimmen nach Runden
votes-none = Noch keine Wahl ist ausgezählt.
votes-round = Runde
votes-government = { $number }. { $president } + { $chancellor }
votes-result =
    { $passed ->
        [true] gewählt, { $ja } zu { $nein }
       *[false] nicht gewählt, { $ja } zu { $nein }
    }
votes-secret = Geheime Stimmzettel
log-empty = Noch nichts zu lesen.
explain = Warum?
explain-of = Warum hat { $name } das getan?
explain-votes = Warum haben sie so gestimmt?
explain-whose = Wessen Stimme?
explain-waiting = Einen Moment …
explain-nothing = Nichts Öffentliches erklärt das.
hint = Was kann ich wissen?
bots-next = Weiter
solo-again = Noch einmal spielen
solo-again-what =
    { $role ->
        [liberal] Dieselben Bots. Du bist liberal.
        [fascist] Dieselben Bots. Du bist faschistisch.
        [hitler] Dieselben Bots. Du bist Hitler.
       *[random] Dieselben Bots. Deine Rolle ist zufällig.
    }
talk = Was gesagt wurde
talk-in =
    { $channel ->
        [spectators] Was das Publikum sagte
        [executed] Was die Hingerichteten sagten
       *[table] Was gesagt wurde
    }
talk-empty = Noch hat niemand etwas gesagt.
talk-earlier = Früheres zeigen
talk-say = Etwas sagen
talk-say-in =
    { $channel ->
        [spectators] Etwas zum Publikum sagen
        [executed] Etwas zu den Hingerichteten sagen
       *[table] Etwas sagen
    }
talk-send = Senden
talk-left =
    { $count ->
        [one] Noch 1 Zeichen
       *[other] Noch { $count } Zeichen
    }
talk-over =
    { $count ->
        [one] 1 Zeichen zu viel
       *[other] { $count } Zeichen zu viel
    }
talk-not-seated = Hier schreibt nur, wer am Tisch sitzt.
talk-post-claim = { $claim } als Aussage eintragen?
talk-claim-how = Schreib dazu, was du hattest: /claim ffl. Bei Karten: /claim liberal.
unread-words =
    { $count ->
        [one] 1 neue Zeile
       *[other] { $count } neue Zeilen
    }
channels = Wer es liest
channel-table = Tisch
channel-spectators = Publikum
channel-executed = Hingerichtete
spectator = Publikum { $number }
spectator-removed = Die Tischleitung hat eine Zeile von Publikum { $number } entfernt.
spectators-write = Den anderen im Publikum schreiben
phrases = Schnellsätze
phrases-about = Um wen es geht
keep-order = Ordnung halten
keep-order-what = Entferne oben eine Zeile, oder stell jemanden stumm. Aussagen bleiben möglich.
mute = Stumm stellen
unmute = Nicht mehr stumm
mute-seat = { $name } stumm stellen
unmute-seat = { $name } wieder sprechen lassen
remove-line = Entfernen
remove-title = Diese Zeile entfernen?
remove-what = Sie ist für alle weg, auch im Protokoll.
remove-confirm = Für alle entfernen
queue-remove = { $name } aus der Reihe nehmen
voice-call = Sprachchat: { $site }
voice-field = Sprachchat: Link für den Tisch
voice-set = Speichern

## Aussagen

claims-own = Was du gehabt haben willst
claim-say =
    { $about ->
        [party] Sag, welche Karte { $name } hat (Runde { $round })
        [peeked] Sag, was oben lag (Runde { $round })
       *[hand] Sag, was du hattest (Runde { $round })
    }
claim-may-lie = Du darfst lügen.
claim-hands = Was du gehabt haben willst
claim-place =
    { $place ->
        [1] Oben
        [2] 2.
       *[other] 3.
    }
claim-total = { $fascist } F, { $liberal } L
claim-total-words = { $fascist } faschistisch, { $liberal } liberal
claim-silent = Sage ich nicht
claim-post = Eintragen: { $claim }
claim-post-empty = Eintragen
claim-missing = Wähle zuerst eine Aussage.
claim-until-now = Bisher:
claim-short-nothing = sagt nichts dazu
claim-short-party =
    { $name }: { $party ->
        [liberal] liberal
       *[fascist] faschistisch
    }
claim-short-peeked = { $tiles }, das oberste zuerst
claim-change = Eine Aussage ändern
claim-change-one = Runde { $round }: { $claim }
claim-key =
    { $policy ->
        [L] Liberal hinzufügen
       *[F] Faschistisch hinzufügen
    }
claim-key-back = Das letzte entfernen
claim-key-post = Die Aussage eintragen
claim-key-open = Sagen, was du hattest
claim-logged = { $name } hat für dich zu Runde { $round } eingetragen: { $claim }. Stimmt das?
claim-logged-right = Ja
claim-logged-wrong = Nein
ask-seat = Fragen
ask-for =
    { $about ->
        [party] { $name } nach der Parteikarte fragen, Runde { $round }
        [peeked] { $name } fragen, was oben lag, Runde { $round }
       *[hand] { $name } nach der Hand fragen, Runde { $round }
    }
ask-asked = gefragt von { $count }
log-claim = Aussage für jemanden eintragen
log-what = Schreib auf, was laut gesagt wurde. Wer es sagte, bestätigt es.
log-title =
    { $about ->
        [party] { $name } sagt, welche Karte { $of } hat (Runde { $round })
        [peeked] { $name } sagt, was oben lag (Runde { $round })
       *[hand] { $name } sagt, was auf der Hand war (Runde { $round })
    }
log-about =
    { $about ->
        [party] Parteikarte, Runde { $round }
        [peeked] Oberste Gesetze, Runde { $round }
       *[hand] Hand, Runde { $round }
    }
log-unsaid = noch nichts gesagt
log-pending = { $claim }, nicht bestätigt

## Das Protokoll

ledger-vote = { $ja } JA, { $nein } NEIN
ledger-failed = { $ja } JA, { $nein } NEIN: nicht gewählt
ledger-empty = Noch wurde über keine Regierung abgestimmt.
ledger-findings = Widersprüche
ledger-unsaid = noch nicht gesagt
ledger-nothing = sagt nichts dazu
ledger-before = geändert, war:
ledger-top-first = von oben
ledger-contradicted = oben widersprochen
ledger-logged = eingetragen von { $by }, unbestätigt
ledger-says = { $name } sagt:

## Meine Notizen

notes-own = Meine eigenen Notizen
notes-own-open = Eigene Notizen öffnen
notes-own-close = Eigene Notizen schließen
notes-own-what = Nur du siehst sie. Sie gelten für dieses Spiel.
notes-write = Schreib auf, was du dir merken willst
notes-mark = { $name } markieren
notes-saving = Wird gespeichert
notes-saved = Gespeichert
notes-unsaved = Nicht gespeichert. Dein Text bleibt hier.
notes-marks-show = Meine Marken zeigen
notes-marks-hide = Meine Marken verbergen
suspicion-liberal = Liberal
suspicion-unsure = Unsicher
suspicion-fascist = Faschistisch
suspicion-hitler = Hitler

## Das Ende

end-winner =
    { $winner ->
        [liberal] Liberale gewinnen
        [fascist] Faschisten gewinnen
       *[nobody] Niemand gewinnt
    }
end-roles = Wer war wer
end-governments = Die Regierungen
end-record = Dieses Spiel herunterladen
round-special = Sonderwahl, ausgerufen von { $name }
round-cleared = { $name } ist nicht Hitler
round-veto-agreed = Veto: zugestimmt
round-veto-refused = Veto: abgelehnt
round-chaos = Chaos: das oberste Gesetz
round-power = { $power }: { $name }
round-shuffled = Stapel gemischt: { $count } Gesetze
rematch = Revanche, gleiche Plätze
rematch-start = Das nächste Spiel jetzt beginnen

## Hinsetzen, der Reihe nach

join-running = Das Spiel läuft. Schau zu, oder spiel beim nächsten mit.
join-full = Alle zehn Plätze sind besetzt. Schau zu, oder stell dich an.
queue-place =
    { $place ->
        [1] Du bist die Nummer 1 in der Reihe.
       *[other] Du bist die Nummer { $place } in der Reihe.
    }
queue-what =
    { $entry ->
        [running] Du bekommst einen Platz, wenn dieses Spiel vorbei ist.
       *[other] Du bekommst den nächsten freien Platz.
    }
queue-leave = Nicht mehr anstehen
queue = In der Reihe: { $names }.
move-sits-here = Ich spiele schon mit
move-which = Welcher Platz ist deiner? Wir fragen dein altes Handy.
move-title = Der Platz von { $name }: Anfrage { $number }
move-wait = Nimm dein altes Handy und drück dort auf „Ziffern zeigen“.
move-look = Schau auf dein altes Handy: Es zeigt zwei Ziffern.
move-two-digits = Die zwei Ziffern
move-once = Ein Versuch. Danach musst du neu fragen.
move-here = Meinen Platz hierher holen
move-gone = Kein altes Handy? Die Tischleitung und noch jemand am Tisch können Anfrage { $number } erlauben.
move-over = Dein Platz ist nicht umgezogen. Du kannst noch einmal fragen.
move-asked = Ein anderes Handy fragt nach dem Platz von { $name }: Anfrage { $number }.
move-asked-what = Zeig die Ziffern nur, wenn es dein eigenes anderes Handy mit dieser Nummer ist.
move-type-there = Tipp sie auf dem anderen Handy ein. Dieses wird dann versiegelt.
move-digits = Die Ziffern { $digits }
move-show = Ziffern zeigen
move-refuse = Ablehnen
passed-add = Jemanden ohne Handy dazusetzen
passed-what = Du gibst dieses Handy weiter, wenn die Person dran ist.
passed-name = Name der Person ohne Handy
passed-sit = Einen Platz geben
mark-passed = ohne Handy
order = Reihenfolge der Plätze
order-ask = Wer sitzt neben wem?
order-by-hand = Plätze von Hand tauschen
order-done = Fertig getauscht
order-by-host = Die Tischleitung kann die Plätze ändern.
order-up = { $name } nach oben
order-down = { $name } nach unten
order-first = { $name } ist schon ganz oben
order-last = { $name } ist schon ganz unten
order-moved = { $name } hat jetzt Platz { $place }, zwischen { $before } und { $after }.
order-me = Ich
order-sits = { $name } sitzt dort
order-tap-if = Tipp nur, wenn das stimmt.
order-placed = Du hast deinen Platz. Jetzt tippen die anderen.
order-for-others = Für jemanden tippen
order-so-far = Gesetzt: { $done } von { $of }, im Uhrzeigersinn
order-contest =
    { $self ->
        [true] Nein, ich sitze links von { $of }
       *[false] Nein, links von { $of } sitzt { $name }
    }
order-stop = Überspringen: Die Sitzordnung ist egal
home-tv = Diesen Bildschirm als Fernseher nehmen

## So spielen wir heute

evening = So spielen wir
evening-change = Ändern, wie wir spielen
option-apart = In verschiedenen Räumen
option-apart-what = Die Bildschirme erinnern früher daran, wer dran ist.
option-ceremony = Den Auftakt mit geschlossenen Augen vorlesen
option-ceremony-what = Der Fernseher liest ihn, wenn alle ihren Umschlag gesehen haben.
option-tally = Siege zählen
option-tally-what = Die Bildschirme zeigen, wer heute wie viele Spiele gewonnen hat.
option-bot_talk = Bots sagen
option-bot_talk-reasons = Aussagen und Gründe
option-bot_talk-claims = Nur Aussagen
option-bot_talk-off = Nichts
option-bot_pace = Bots antworten
option-bot_pace-slow = Langsam
option-bot_pace-normal = Wie Menschen
option-bot_pace-fast = Schnell
option-bot_pace-step = Schritt für Schritt
option-language = Der Fernseher spricht
option-language-browser = Wie sein Browser
option-language-en = English
option-language-de = Deutsch
option-chat = Was geschrieben werden darf
option-chat-free = Alles
option-chat-phrases = Nur Schnellsätze
option-chat-off = Nichts: wir reden laut
option-spectators_may_chat = Das Publikum darf schreiben
option-spectators_may_chat-what = Vor dem Ende liest es nur das Publikum.
option-spectators_silent = Das Publikum schreibt nicht.
option-clock = Uhr für jeden Schritt
option-clock-none = Keine
option-clock-of =
    { $seconds ->
        [60] 1 Minute
        [120] 2 Minuten
        [300] 5 Minuten
       *[other] { $seconds } Sekunden
    }
option-clock-what = Sie erinnert nur. Sie wählt nie für jemanden.

## Während der Tisch wartet

ladder-your-turn = Du bist dran
ladder-may-deputy = Der Tisch kann einen Bot für dich einspringen lassen.
ladder-nudged-by = { $name } stupst dich an.
ladder-waiting = Warten auf { $names }
ladder-nudge = { $name } anstupsen
ladder-nudged = Angestupst. Wieder möglich in { $seconds } s.
ladder-deputy = Bot für { $name } einspringen lassen
deputy-ask = Soll ein Bot für { $name } einspringen?
deputy-what = Mehr als die Hälfte der anderen muss zustimmen. Dann spielt ein Bot für { $name }, bis { $name } zurück ist. Was er tut, ist markiert. Niemand sieht, wer zustimmt.
deputy-confirm = Den Tisch fragen
clock-left = übrig für diesen Schritt
clock-soon = Weniger als { $seconds } Sekunden übrig
clock-over = Die Zeit ist um. Für niemanden wird etwas gewählt.
clock-more = Mehr Zeit
question-label = Der Tisch wird gefragt
question =
    { $topic ->
        [deputy] { $self ->
            [true] Soll ein Bot für dich einspringen?
           *[false] Soll ein Bot für { $name } einspringen?
        }
        [abort] Dieses Spiel ohne Sieg beenden?
        [misdeal] Neu austeilen?
       *[move] { $name } auf ein anderes Handy umziehen lassen (Anfrage { $number })?
    }
question-what =
    { $topic ->
        [deputy] Ein Bot spielt für { $name }, bis { $name } zurück ist. Was er tut, ist markiert.
        [abort] Das Spiel endet, niemand gewinnt, und alle Rollen werden gezeigt.
        [misdeal] Was ausgeteilt ist, gilt nicht mehr. Alle bekommen einen neuen Umschlag.
       *[move] Stimm nur zu, wenn { $name } dich darum gebeten hat und das neue Handy die Anfrage { $number } zeigt. Es zeigt dann die Geheimnisse von { $name }.
    } Niemand sieht, wer zustimmt.
question-confirm =
    { $topic ->
        [deputy] Ja, Bot einspringen lassen
        [abort] Ja, dieses Spiel beenden
        [misdeal] Ja, neu austeilen
       *[move] Ja, Umzug erlauben
    }
question-agree = Zustimmen
question-agreed = Du stimmst zu. Das siehst nur du.
question-take-back = Zurücknehmen
ask =
    { $topic ->
        [abort] Das Spiel beenden
       *[misdeal] Neu austeilen
    }
ask-what =
    { $topic ->
        [abort] Mehr als die Hälfte muss zustimmen. Dann endet das Spiel, niemand gewinnt, und alle Rollen werden gezeigt. Niemand sieht, wer zustimmt.
       *[misdeal] Zwei müssen zustimmen. Dann gilt nicht mehr, was ausgeteilt ist, und alle bekommen einen neuen Umschlag. Niemand sieht, wer zustimmt.
    }
ask-confirm =
    { $topic ->
        [abort] Fragen, ob das Spiel endet
       *[misdeal] Fragen, ob neu ausgeteilt wird
    }
lock =
    { $locked ->
        [true] Tisch aufschließen
       *[false] Tisch abschließen
    }
lock-what =
    { $locked ->
        [true] Niemand Neues kann sich setzen oder anstellen. Alle am Tisch spielen weiter.
       *[false] Solange er abgeschlossen ist, kann sich niemand Neues setzen oder anstellen.
    }
locked = Der Gastgeber hat den Tisch abgeschlossen: Niemand Neues kann sich setzen.
removed-what = Der Gastgeber hat sie entfernt. Sie setzen sich nur wieder, wenn du es erlaubst:
removed-let-back = { $name } wieder hereinlassen
pause = Pause
pause-resume = Fortsetzen
paused-what = Alles ist versiegelt, und alle Uhren stehen. Ihr könnt Tage später über denselben Link fortsetzen.
paused-who = Fortsetzen kann { $name } oder die Tischleitung. Auch zwei zusammen können es.
paused-agreed = Du willst fortsetzen. Es fehlt noch jemand.
mark-deputy = Vertretung
log-by-deputy = durch Vertretung
eyes-shut = Augen zu
eyes-shut-what = Der Fernseher liest den Auftakt vor. Dieser Bildschirm bleibt dunkel.
eyes-shut-begin = Es ist vorbei: anfangen
deputised = Eine Vertretung spielt für dich
deputised-what = Du warst weg, und der Tisch hat weitergespielt.
deputised-take-back = Meinen Platz zurücknehmen
deputised-returning = Ab dem nächsten Schritt spielst du wieder.
deputised-marked = Was die Vertretung getan hat, bleibt markiert.
hand-over = Gib das Handy an { $name }
hand-over-what = Alle anderen sehen weg. { $name }: drücken, wenn nur du den Bildschirm siehst.
hand-over-take = Ich bin { $name }
pass-on = Dieses Handy wird weitergegeben
pass-on-to = Das Handy an { $name } geben
missed = Während du weg warst
missed-close = Verpasstes schließen
tv = Fernseher
tv-lost = Der Fernseher ist offline. Das Spiel geht ohne ihn weiter.
tv-connected =
    { $count ->
        [0] Kein Fernseher zeigt diesen Tisch.
        [one] 1 Fernseher zeigt diesen Tisch.
       *[other] { $count } Fernseher zeigen diesen Tisch.
    }
tv-address = Diese Adresse auf dem Fernseher eintippen:
tv-volume = Lautstärke
tv-quieter = Leiser
tv-louder = Lauter
tv-silent = Stumm
tv-pace = Wie schnell er vorliest
tv-pace-slow = Langsam
tv-pace-normal = Normal
tv-pace-fast = Schnell

## Der Tisch der Hingerichteten

ghost-desk = Dein Tipp für diese Runde
ghost-what = Er bleibt bis zum Ende versiegelt und wird dann gewertet. Vorher sieht ihn niemand.
ghost-open = Einen Tipp abgeben
ghost-hitler = Wer ist Hitler?
ghost-fascists =
    { $count ->
        [one] Wer ist der Faschist?
       *[other] Wer sind die Faschisten? Wähle bis zu { $count }.
    }
ghost-passes = Geht diese Wahl durch?
ghost-no-guess = Kein Tipp
ghost-seal = Meinen Tipp versiegeln
ghost-missing = Zum Versiegeln: Sag, wer Hitler ist.
ghost-sealed = Dein Tipp ist bis zum Ende versiegelt.
clerk = Dem Tisch helfen

## Nach dem Spiel

end-you-were = Deine Rolle
end-your-team =
    { $outcome ->
        [won] Dein Team hat gewonnen.
        [lost] Dein Team hat verloren.
       *[nobody] Niemand hat gewonnen.
    }
end-wins =
    { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    }
end-ghosts = Was die Hingerichteten ahnten
ghost-score-hitler =
    Hitler genannt in { $count } von { $all ->
        [one] 1 Runde
       *[other] { $all } Runden
    }.
ghost-score-fascists = Faschisten: { $count } von { $all }.
ghost-score-votes = Wahlen: { $count } von { $all }.
kudos = Kudos
kudos-for = Kudos für { $name }, bisher { $count }
next-game = Spiel { $number } heute Abend
next-seats = Die Plätze des nächsten Spiels
next-seats-change = Plätze ändern
rematch-for = Du antwortest auch für { $names }.
rematch-count =
    { $done } von { $of } sind bereit. { $you ->
        [true] Du bist bereit.
       *[false] Du bist noch nicht bereit.
    }
rematch-in = Das Spiel beginnt in { $seconds } s.
rematch-wait = Warten, noch nicht
rematch-start-what = Nicht bereit: { $names }. Sie sehen dann zu und sind danach die Ersten in der Reihe.
rematch-start-confirm = Ohne sie beginnen
rematch-out = Ich bin raus
