# Was die Seite für ein Spiel allein sagt, und der Hinweis, auf Deutsch.
# Nach Secret Hitler; siehe content/LICENSE. Inoffiziell, in eigenen Worten.

## Die Seite

solo = Allein gegen Bots spielen
solo-what = Bots sehen nur, was man auf ihrem Platz sehen würde. Sie sagen aus, lügen und erklären sich.
solo-role = Deine Rolle
solo-role-random = Zufällig
solo-bots =
    { $count ->
       *[other] { $count } Bots
    }
solo-each = Jeden Bot einzeln wählen
solo-each-what = Aus: Alle Bots spielen gleich.
solo-bot = Bot auf Platz { $number }
level-random-what = Spielt zufällig. Sagt nichts.
level-selfish-what = Setzt die Gesetze der eigenen Partei durch, sonst zufällig.
level-careful-what = Urteilt nach dem Verlauf. Sagt, was er sah, oder lügt.
level-shrewd-what = Wägt jede Tat und jede Aussage ab. Tarnt sich, lügt, klagt an.
level-farsighted-what = Ebenso gewieft, und spielt vor jeder Tat voraus.
style-regular-what = Spielt und lügt etwa so viel wie Menschen.
style-bold-what = Wagt mehr und lügt mehr.
style-quiet-what = Fällt nicht auf und wartet ab.
solo-start = Hinsetzen und austeilen
solo-home = Zurück zur Startseite

## Der Hinweis

hint-certain = Sicher
hint-nothing-certain = Noch nichts, außer deinen eigenen Karten.
hint-odds = Wahrscheinlich, soweit Verlauf und deine Karten es zeigen
hint-seat = Platz
hint-fascist = Faschist oder Hitler
hint-percent = { $percent } %
hint-made = Stand: Runde { $round }.
hint-old = Das Spiel ist seither weiter.
hint-again = Noch einmal fragen
hint-how = Nur aus dem, was du wissen darfst. Bots bluffen: Wahrscheinlich ist nicht sicher.
