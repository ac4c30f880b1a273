# Die Beschriftungen der Seiten im Browser auf Deutsch. Die Sätze des Spiels stehen in game.ftl.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.
#
# Für alle, die hier schreiben: Tasten sind Verben mit ihrer Folge; sag, warum etwas nicht geht;
# nie ein Vorwurf; derselbe Text in etwa derselben Länge für jede Rolle.

## Anfang

home-unofficial = Inoffiziell
home-what = Ein Spiel der geheimen Rollen für fünf bis zehn Leute. Bots nehmen die leeren Plätze.
home-alone = Gleich spielen
home-size = Leute am Tisch
home-play-now = Jetzt mit Bots spielen
home-together = Mit anderen spielen
home-host = Einen Tisch eröffnen
home-code = Tischcode
home-join = Dazu
home = Zum Anfang
player = Gast
your-name = Dein Name
no-account = Keine App, kein Konto, keine Verfolgung.
credits = Secret Hitler ist von Mike Boxleiter, Tommy Maranges, Max Temkin und Mac Schubert (Goat, Wolf & Cabbage):
credits-licence = Worte und Bilder hier sind unsere eigenen, weitergegeben unter
credits-changed = Geändert: eigene Worte, eigene Bilder, Bots, Hausregeln.

## Türen

join-bad-code = Ein Tischcode hat vier Konsonanten.
join-title = Tisch { $code }
join-sit = Hinsetzen
join-watch = Zusehen
join-full = Dieser Tisch ist voll. Du kannst zusehen.
join-nobody = Hier sitzt noch niemand.
join-seated =
    { $count ->
        [one] Hier sitzt schon { $names }.
       *[other] Hier sitzen schon { $count }: { $names }.
    }
door-unreachable = Der Server antwortet nicht. Drück gleich noch einmal.
door-no_such_table = Dieser Code ist nicht offen. Sieh noch einmal nach.
door-house_full = Dieser Server hat gerade keinen Platz für noch einen Tisch.
door-too_many_tables = Du hast gerade viele Tische eröffnet. Warte eine Minute.
door-too_fast = Zu viele Versuche. Warte eine Minute und drück dann noch einmal.
door-table_full = Dieser Tisch ist voll. Du kannst zusehen.
door-not_in_this_stage = Das Spiel läuft. Nach dem Ende kannst du dich setzen.
door-not_saved = Der Server konnte das nicht speichern. Drück noch einmal.
door-bad_request = Das hat nicht geklappt. Drück noch einmal.
door-not_found = Dieser Code ist nicht offen. Sieh noch einmal nach.
door-name_empty = Ein Name braucht mindestens einen Buchstaben.
door-name_too_long = Ein Name hat höchstens 12 Buchstaben.
door-name_character = Ein Name kann keine unsichtbaren Zeichen und keine zusammengesetzten Emojis haben.
door-name_taken = { $name } ist vergeben oder sieht aus wie ein anderer Name hier. Nimm { $other }.
door-broken = Der Server ist gestolpert. Nichts ist verloren. Drück noch einmal.

## Auf jeder Seite

opening = Tisch { $code } wird geöffnet
top-seat = Platz { $seat } · { $name }
top-table = Tisch { $code }
top-watching = Tisch { $code } · du siehst zu
link-connecting = Verbinde
link-connected = Verbunden
link-reconnecting = Verbinde neu
link-offline = Offline, Platz gehalten
link-lost = Dein Platz bleibt dir. Nichts ist verloren.
link-try = Jetzt versuchen
seat-freed = Wer den Tisch eröffnet hat, hat deinen Platz frei gemacht. Du kannst dich wieder hinsetzen.
not-sent = Nicht gesendet. Deine Wahl bleibt; drück noch einmal, wenn du verbunden bist.
sending = Wird gesendet
back = Zurück
close = Schließen
done = Fertig
you = du
act = Deine Wahl
moment = Was zuletzt geschah
panels = Was unten zu sehen ist
panel-board = Brett
panel-seats = Plätze
panel-votes = Stimmen
panel-log = Verlauf
panel-talk = Gespräch
panel-notes = Notizen
leave = Verlassen
leave-watching = Du siehst nur zu. Du kannst jederzeit wiederkommen.
leave-running = Ein Spiel läuft. Dein Platz bleibt dir, und die anderen warten auf dich.
leave-free = Dein Platz wird frei für andere.
closed-protocol = Diese Seite ist alt
closed-protocol-what = Der Server spricht eine neuere Fassung. Lade die Seite neu; dein Platz bleibt dir.
closed-reload = Seite neu laden
closed-moved = In einen anderen Tab umgezogen
closed-moved-what = Du sitzt in einem neueren Tab oder an einem anderen Gerät. Dein Platz bleibt dir dort.
closed-use-here = Hier weiterspielen
closed-no_such_table = Dieser Tisch ist nicht offen
closed-no_such_table-what = Frag noch einmal nach dem Code.
closed-removed = Diesen Tisch gibt es nicht mehr
closed-removed-what = Tische, die niemand nutzt, werden nach einer Weile entfernt.
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
settings-look = Wie du Geheimes ansiehst
settings-look-hold = Halten zum Ansehen
settings-look-tap = Tippen zeigt es 8 Sekunden

keys = Tasten, die jetzt gehen
key-select = { $name } wählen

## Vor dem Spiel

invite-scan = Scannen oder Code eingeben. Keine App.
invite-code = Tischcode { $code }
invite-qr = QR-Code, der Tisch { $code } öffnet
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert.
invite-copy-yourself = Der Link ist markiert. Kopiere ihn von Hand.
invite-share = Link teilen
lobby-seats =
    { $count ->
        [0] Niemand sitzt
        [one] 1 sitzt
       *[other] { $count } sitzen
    }
lobby-remove = Platz von { $name } frei machen
lobby-watching =
    { $count ->
        [0] Niemand sieht zu.
        [one] 1 Person sieht zu.
       *[other] { $count } Leute sehen zu.
    }
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
lobby-add-careful = Umsichtiger Bot dazu
lobby-add-random = Zufalls-Bot dazu
lobby-start = Spiel starten
lobby-missing =
    { $count ->
        [one] Noch 1 Platz muss besetzt sein. Bots zählen mit.
       *[other] Noch { $count } Plätze müssen besetzt sein. Bots zählen mit.
    }
bot-careful = umsichtiger Bot
bot-random = Zufalls-Bot
bot-outside = Bot

options = Regeln an diesem Tisch
options-official = Die offiziellen Regeln.
options-changed = Die offiziellen Regeln mit diesen Änderungen:
options-change = Regeln ändern
options-reset = Zurück zu den offiziellen Regeln
option-balanced = Ausgewogener Stapel
option-balanced-what = Zu sechst liegt ein faschistisches Gesetz schon aus; zu siebt und zu neunt fehlt eins im Stapel.
option-balanced-idle = Mit { $count } Leuten ändert das nichts.
option-chaos_flips_leftovers = Chaos vor dem Mischen
option-chaos_flips_leftovers-what = Nach einem Veto nimmt Chaos ein übriges Gesetz, bevor ein kurzer Stapel gemischt wird.
option-reshuffle_after_power = Mischen nach der Befugnis
option-reshuffle_after_power-what = Ein kurzer Stapel wird nach der Befugnis gemischt statt davor.
option-secret_ballots = Geheime Stimmzettel
option-secret_ballots-what = Nur die Summen einer Wahl werden bekannt. Es gibt keine Aufzeichnung zum Herunterladen.
option-tie_elects_hitler = Gleichstand kann Hitler wählen
option-tie_elects_hitler-what = Ab dem dritten faschistischen Gesetz wählt ein Gleichstand Hitler.
option-fascists_cannot_execute_hitler = Faschisten verschonen Hitler
option-fascists_cannot_execute_hitler-what = Wer von der faschistischen Seite Hitler kennt, kann Hitler nicht hinrichten.
option-self_execution = Hinrichtung am eigenen Platz
option-self_execution-what = Wer das Präsidentenamt hat, kann auch den eigenen Platz wählen.
option-dead_may_chat = Hingerichtete dürfen schreiben
option-dead_may_chat-what = Hingerichtete dürfen weiter im Gespräch schreiben.
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
let-go = Loslassen verbirgt
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
envelope-nobody-sees = Pass auf, dass niemand deinen Schirm sieht.
envelope-seen = { $seconds } von { $enough } Sekunden gesehen
envelope-seen-enough = Du kannst jederzeit wieder nachsehen.
envelopes-waiting = Das Spiel beginnt, wenn alle nachgesehen haben.
envelopes-begin = Ohne die anderen beginnen
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
paper-knows = Du kennst { $known }.
paper-knows-nobody =
    { $role ->
        [hitler] { $fascistsKnow ->
            [true] Du kennst keine Rolle. Deine faschistische Seite kennt dich.
           *[false] Du kennst keine Rolle. Niemand kennt deine.
        }
       *[other] Du kennst keine Rolle. Niemand kennt deine.
    }
paper-wins =
    { $role ->
        [liberal] Du gewinnst mit { $liberals } liberalen Gesetzen oder wenn Hitler hingerichtet wird.
       *[other] Du gewinnst mit { $fascists } faschistischen Gesetzen oder mit Hitler im Kanzleramt nach { $zone }.
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
note-PeekedTiles = Runde { $round }: als Nächstes { $tiles }, oberstes zuerst
note-SeenParty = Runde { $round }: { $name } ist { $party }
seen-label = Was deine Befugnis zeigt
seen-party = Die Parteikarte von { $name }
seen-tiles = Die nächsten drei Gesetze, oberstes zuerst
seen-kept = Bleibt in den Notizen

## Entscheidungen

choice-count =
    { $count ->
        [one] 1 Person steht zur Wahl.
       *[other] { $count } Personen stehen zur Wahl.
    }
choice-refused = Diese Person steht nicht zur Wahl.
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
vote-choose = Alle sehen deine Stimme, wenn alle abgestimmt haben.
vote-chosen =
    { $look ->
        [tap] Gewählt. Versiegle, oder tippe zum Prüfen.
       *[hold] Gewählt. Versiegle, oder halte zum Prüfen.
    }
vote-tracker = Wahlzähler { $count } von { $all }.
vote-seal = Stimmzettel versiegeln
vote-sealed = Versiegelt
vote-open-until-last = Du kannst deinen Stimmzettel ändern, bis der letzte da ist.
vote-change = Stimmzettel ändern
vote-none = Noch nichts gewählt.
vote-yours = Dein versiegelter Stimmzettel
vote-yours-open = Deine Wahl, noch nicht versiegelt

hand-hint-president =
    { $look ->
        [tap] Tippe auf die Leiste, um die Karten zu sehen. Tippe auf den Buchstaben zum Abwerfen. Der Rest geht an { $chancellor }.
       *[hold] Halte, um die Karten zu sehen. Tippe auf den Buchstaben zum Abwerfen. Der Rest geht an { $chancellor }.
    }
hand-hint-chancellor =
    { $look ->
        [tap] Tippe auf die Leiste, um die Karten zu sehen. Tippe auf den Buchstaben zum Abwerfen. Der andere wird erlassen.
       *[hold] Halte, um die Karten zu sehen. Tippe auf den Buchstaben zum Abwerfen. Der andere wird erlassen.
    }
hand-no-talk = Jetzt kein Wort über die Karten
hand-pass = { $discarded } abwerfen, { $others } weitergeben
hand-enact = { $discarded } abwerfen, { $others } erlassen
hand-change = Wahl ändern
hand-key = Karte { $letter } wählen
card-down = Karte { $letter }, verdeckt
card-up = Karte { $letter }: { $policy }

veto-ask = Um ein Veto bitten
veto-ask-confirm = Bitten: beide abwerfen
veto-agree = Dem Veto zustimmen
veto-agree-confirm = Zustimmen: beide abwerfen
veto-refuse = Das Veto ablehnen
veto-refuse-confirm = Ablehnen: { $chancellor } muss erlassen
veto-tracker = Beide Gesetze werden abgeworfen. Wahlzähler von { $now } auf { $then }.
veto-tracker-stays = { $chancellor } muss eins erlassen. Wahlzähler bleibt bei { $now }.

power-InvestigateLoyalty-what = Du siehst die Parteikarte einer Person, nie die Rolle.
power-InvestigateLoyalty-confirm = { $name } prüfen
power-CallSpecialElection-what = Du bestimmst, wer als Nächstes kandidiert. Danach geht es links von dir weiter.
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

executed-what = Du wurdest hingerichtet. Halte deine Karte bis zum Ende geheim. Du kannst weiter zusehen.
watching-what = Du siehst zu. Nach diesem Spiel kannst du dich setzen.

## Das Brett

track =
    { $party ->
        [liberal] Liberal
       *[fascist] Faschistisch
    } { $enacted } von { $goal }
track-win = Sieg
track-empty = frei
track-veto = dann Veto
board-next-power = Nächstes faschistisches Gesetz: { $power }
board-tracker = Wahlzähler
board-draw-pile = Stapel
board-discard-pile = Ablage
of = { $count } von { $all }
mark-candidate = Präsidentenamt?
mark-nominee = Kanzleramt?
mark-president = Präsidentenamt
mark-chancellor = Kanzleramt
mark-voted = hat gewählt
mark-executed = Hingerichtet
mark-last-president = zuletzt Präsidentenamt
mark-last-chancellor = zuletzt Kanzleramt
mark-not-hitler = nicht Hitler
mark-investigated = geprüft
mark-bot = Bot
mark-host = eröffnet
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
talk = Was gesagt wurde
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Senden

## Das Ende

end-winner =
    { $winner ->
        [liberal] Liberale gewinnen
        [fascist] Faschisten gewinnen
       *[nobody] Niemand gewinnt
    }
end-roles = Wer war wer
end-governments = Die Regierungen
end-record = Aufzeichnung herunterladen
round-government = Regierung
round-vote = Wahl
round-votes = { $ja } zu { $nein }
round-tile = Gesetz
round-special = Sonderwahl, ausgerufen von { $name }
round-cleared = { $name } ist nicht Hitler
round-veto-agreed = Veto: zugestimmt
round-veto-refused = Veto: abgelehnt
round-chaos = Chaos: das oberste Gesetz
round-power = { $power }: { $name }
round-shuffled = Stapel gemischt: { $count } Gesetze
rematch = Revanche, gleiche Plätze
rematch-ready = Bereit für die Revanche
rematch-start = Jetzt neu austeilen
