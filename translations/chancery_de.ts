<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation>B&amp;efehle</translation>
    </message>
    <message>
        <source>&amp;Story</source>
        <translation>&amp;Vorführung</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projektor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Take the last change back, resolutions included</source>
        <translation>Die letzte Änderung zurücknehmen, auch eine Auswertung</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung erneut ausführen</translation>
    </message>
    <message>
        <source>Edit the &amp;position…</source>
        <translation>&amp;Stellung bearbeiten …</translation>
    </message>
    <message>
        <source>Change phase, units and centres of the present position</source>
        <translation>Phase, Einheiten und Zentren der jetzigen Stellung ändern</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Begin a game from the starting position</source>
        <translation>Ein Spiel aus der Anfangsstellung beginnen</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>Stellung auf&amp;bauen …</translation>
    </message>
    <message>
        <source>Begin from any position set up by hand</source>
        <translation>Aus einer beliebigen, von Hand aufgebauten Stellung beginnen</translation>
    </message>
    <message>
        <source>Open a test &amp;case…</source>
        <translation>&amp;Testfall öffnen …</translation>
    </message>
    <message>
        <source>Open one of the test cases as a position with orders</source>
        <translation>Einen der Testfälle als Stellung mit Befehlen öffnen</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple game</source>
        <translation>Bei&amp;spielpartie öffnen</translation>
    </message>
    <message>
        <source>Open the sample game of the rules</source>
        <translation>Die Beispielpartie der Regeln öffnen</translation>
    </message>
    <message>
        <source>New win&amp;dow</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Open a second window for another game</source>
        <translation>Ein zweites Fenster für eine andere Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ein gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Das Spiel unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>Bild &amp;exportieren …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all windows and leave the program</source>
        <translation>Alle Fenster schließen und das Programm verlassen</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>Close this game; the last window ends the program</source>
        <translation>Diese Partie schließen; das letzte Fenster beendet das Programm</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Every key and what it does</source>
        <translation>Jede Taste und was sie tut</translation>
    </message>
    <message>
        <source>How orders are &amp;typed</source>
        <translation>Wie Befehle &amp;geschrieben werden</translation>
    </message>
    <message>
        <source>The notations that are understood</source>
        <translation>Die Schreibweisen, die verstanden werden</translation>
    </message>
    <message>
        <source>What the &amp;signs mean</source>
        <translation>Was die &amp;Zeichen bedeuten</translation>
    </message>
    <message>
        <source>The drawing language of the board</source>
        <translation>Die Zeichensprache des Bretts</translation>
    </message>
    <message>
        <source>&amp;About Chancery</source>
        <translation>&amp;Über Chancery</translation>
    </message>
    <message>
        <source>Version, licence and thanks</source>
        <translation>Version, Lizenz und Dank</translation>
    </message>
    <message>
        <source>&amp;Type orders</source>
        <translation>Befehle &amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>&amp;Halten</translation>
    </message>
    <message>
        <source>The chosen unit, or the one under the pointer, holds</source>
        <translation>Die gewählte Einheit oder die unter dem Zeiger hält</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>The chosen unit moves where you click next</source>
        <translation>Die gewählte Einheit zieht dorthin, wo als Nächstes geklickt wird</translation>
    </message>
    <message>
        <source>&amp;Support</source>
        <translation>&amp;Unterstützen</translation>
    </message>
    <message>
        <source>The chosen unit supports what you click next</source>
        <translation>Die gewählte Einheit unterstützt, was als Nächstes geklickt wird</translation>
    </message>
    <message>
        <source>&amp;Convoy</source>
        <translation>&amp;Konvoi</translation>
    </message>
    <message>
        <source>The chosen fleet convoys what you click next</source>
        <translation>Die gewählte Flotte bringt im Konvoi, was als Nächstes geklickt wird</translation>
    </message>
    <message>
        <source>&amp;Disband</source>
        <translation>Auf&amp;lösen</translation>
    </message>
    <message>
        <source>The chosen unit disbands</source>
        <translation>Die gewählte Einheit wird aufgelöst</translation>
    </message>
    <message>
        <source>Build an &amp;army</source>
        <translation>&amp;Armee aufbauen</translation>
    </message>
    <message>
        <source>Build an army in the chosen centre</source>
        <translation>Im gewählten Zentrum eine Armee aufbauen</translation>
    </message>
    <message>
        <source>Build a &amp;fleet</source>
        <translation>&amp;Flotte aufbauen</translation>
    </message>
    <message>
        <source>Build a fleet in the chosen centre</source>
        <translation>Im gewählten Zentrum eine Flotte aufbauen</translation>
    </message>
    <message>
        <source>&amp;Waive a build</source>
        <translation>Auf Aufbau &amp;verzichten</translation>
    </message>
    <message>
        <source>Decline one build of the chosen centre&apos;s power</source>
        <translation>Die Macht des gewählten Zentrums verzichtet auf einen Aufbau</translation>
    </message>
    <message>
        <source>Take the order &amp;back</source>
        <translation>Befehl &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Take back what the chosen unit was told</source>
        <translation>Zurücknehmen, was der gewählten Einheit befohlen ist</translation>
    </message>
    <message>
        <source>Ste&amp;p back</source>
        <translation>Schritt zurü&amp;ck</translation>
    </message>
    <message>
        <source>One step back in clicking an order</source>
        <translation>Beim Klicken eines Befehls einen Schritt zurück</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>Adjudicate the phase and show what happens</source>
        <translation>Die Phase auswerten und zeigen, was geschieht</translation>
    </message>
    <message>
        <source>Enter r&amp;etreats…</source>
        <translation>&amp;Rückzüge eingeben …</translation>
    </message>
    <message>
        <source>Choose where each dislodged unit goes</source>
        <translation>Wählen, wohin jede vertriebene Einheit geht</translation>
    </message>
    <message>
        <source>Enter ad&amp;justments…</source>
        <translation>Auf- und Abbau e&amp;ingeben …</translation>
    </message>
    <message>
        <source>Choose builds and removals of each power</source>
        <translation>Auf- und Abbau jeder Macht wählen</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>Begin the next phase</source>
        <translation>Die nächste Phase beginnen</translation>
    </message>
    <message>
        <source>Ta&amp;ke back</source>
        <translation>Auswertung zurückneh&amp;men</translation>
    </message>
    <message>
        <source>Take the resolution back so that orders can be changed</source>
        <translation>Die Auswertung zurücknehmen, damit sich Befehle ändern lassen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vorführen</translation>
    </message>
    <message>
        <source>Show the board to the players in a second window</source>
        <translation>Den Spielern das Brett in einem zweiten Fenster zeigen</translation>
    </message>
    <message>
        <source>Present on &amp;display</source>
        <translation>Vorführen auf &amp;Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>Auf&amp;decken</translation>
    </message>
    <message>
        <source>Resolve if need be, and tell the players what happens</source>
        <translation>Wenn nötig auswerten und den Spielern zeigen, was geschieht</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>&amp;Leer</translation>
    </message>
    <message>
        <source>Show nothing to the players</source>
        <translation>Den Spielern nichts zeigen</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Einfrieren</translation>
    </message>
    <message>
        <source>Keep what the players see as it is</source>
        <translation>Festhalten, was die Spieler sehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play the story of the phase, or pause it</source>
        <translation>Die Vorführung der Phase abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Next &amp;beat</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Go on to the end of the next beat</source>
        <translation>Weiter zum Ende des nächsten Schritts</translation>
    </message>
    <message>
        <source>Beat b&amp;efore</source>
        <translation>&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>Go back to the beat before</source>
        <translation>Zurück zum vorigen Schritt</translation>
    </message>
    <message>
        <source>&amp;Skip to the end</source>
        <translation>Zum &amp;Ende springen</translation>
    </message>
    <message>
        <source>Show the position that follows</source>
        <translation>Die Stellung zeigen, die folgt</translation>
    </message>
    <message>
        <source>Tell it &amp;again</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Tell the story of the phase from its beginning</source>
        <translation>Die Vorführung der Phase von Anfang an zeigen</translation>
    </message>
    <message>
        <source>Orders as a &amp;diagram</source>
        <translation>Befehle als &amp;Übersicht</translation>
    </message>
    <message>
        <source>Show all orders and results at once instead of the story</source>
        <translation>Alle Befehle und Ergebnisse auf einmal zeigen statt der Vorführung</translation>
    </message>
    <message>
        <source>&amp;First phase</source>
        <translation>&amp;Erste Phase</translation>
    </message>
    <message>
        <source>Show how the game began</source>
        <translation>Zeigen, wie das Spiel begann</translation>
    </message>
    <message>
        <source>&amp;Previous phase</source>
        <translation>&amp;Vorige Phase</translation>
    </message>
    <message>
        <source>Show the phase before</source>
        <translation>Die Phase davor zeigen</translation>
    </message>
    <message>
        <source>&amp;Next phase shown</source>
        <translation>&amp;Nächste Phase zeigen</translation>
    </message>
    <message>
        <source>Show the phase after</source>
        <translation>Die Phase danach zeigen</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show the phase that is being played</source>
        <translation>Die Phase zeigen, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Show the board larger</source>
        <translation>Das Brett größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the board smaller</source>
        <translation>Das Brett kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <translation>Das Brett ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Names as far as they &amp;fit</source>
        <translation>Namen, so&amp;weit sie passen</translation>
    </message>
    <message>
        <source>Write names where there is room, codes elsewhere</source>
        <translation>Namen schreiben, wo Platz ist, sonst Kürzel</translation>
    </message>
    <message>
        <source>Full &amp;names</source>
        <translation>Volle &amp;Namen</translation>
    </message>
    <message>
        <source>Write the names of the spaces</source>
        <translation>Die Namen der Felder schreiben</translation>
    </message>
    <message>
        <source>&amp;Codes</source>
        <translation>Kür&amp;zel</translation>
    </message>
    <message>
        <source>Write the three letters of the spaces</source>
        <translation>Die drei Buchstaben der Felder schreiben</translation>
    </message>
    <message>
        <source>No &amp;labels</source>
        <translation>Ohne &amp;Beschriftung</translation>
    </message>
    <message>
        <source>Leave names away</source>
        <translation>Namen weglassen</translation>
    </message>
    <message>
        <source>Order &amp;arrows</source>
        <translation>Befehls&amp;pfeile</translation>
    </message>
    <message>
        <source>Draw the orders on the board</source>
        <translation>Die Befehle auf das Brett zeichnen</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation>&amp;Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Dunkel auf Hell</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Hell auf Dunkel</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>Farbschema des &amp;Systems</translation>
    </message>
    <message>
        <source>As the system is set</source>
        <translation>Wie das System eingestellt ist</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Tafeln</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole display</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>Ru&amp;les…</source>
        <translation>Rege&amp;ln…</translation>
    </message>
    <message>
        <source>Choose the rulebook of this game, and house rules</source>
        <translation>Regelwerk dieser Partie und Hausregeln wählen</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>&amp;Run the clock</source>
        <translation>Uhr &amp;laufen lassen</translation>
    </message>
    <message>
        <source>Start the clock of this stage, or stop it</source>
        <translation>Startet die Uhr dieses Abschnitts oder hält sie an</translation>
    </message>
    <message>
        <source>One &amp;minute more</source>
        <translation>Eine &amp;Minute mehr</translation>
    </message>
    <message>
        <source>Give the table another minute</source>
        <translation>Gibt dem Tisch noch eine Minute</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>&amp;Nächster Abschnitt</translation>
    </message>
    <message>
        <source>End this stage before its time</source>
        <translation>Beendet diesen Abschnitt vor der Zeit</translation>
    </message>
    <message>
        <source>&amp;Times...</source>
        <translation>&amp;Zeiten …</translation>
    </message>
    <message>
        <source>Choose how long each stage lasts</source>
        <translation>Bestimmt, wie lange jeder Abschnitt dauert</translation>
    </message>
    <message>
        <source>Show the players the &amp;clock</source>
        <translation>Den Spielern die &amp;Uhr zeigen</translation>
    </message>
    <message>
        <source>Show the clock in the window for the players</source>
        <translation>Zeigt die Uhr im Fenster für die Spieler</translation>
    </message>
    <message>
        <source>Language, theme, labels, colours, animation, projector display</source>
        <translation>Sprache, Farbschema, Beschriftung, Farben, Animation, Bildschirm des Projektors</translation>
    </message>
    <message>
        <source>&amp;Award points…</source>
        <translation>Punkte &amp;verleihen …</translation>
    </message>
    <message>
        <source>Give a power victory points; in games whose rules count them</source>
        <translation>Einer Macht Siegpunkte geben; in Partien, deren Regeln sie zählen</translation>
    </message>
    <message>
        <source>Choose the next &amp;fight...</source>
        <translation>Nächsten &amp;Kampf wählen ...</translation>
    </message>
    <message>
        <source>Choose which of the fights to come is told next</source>
        <translation>Wählen, welcher der kommenden Kämpfe als nächster gezeigt wird</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>Tell the story at half the pace</source>
        <translation>Die Vorführung halb so schnell zeigen</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>&amp;Normales Tempo</translation>
    </message>
    <message>
        <source>Tell the story at its own pace</source>
        <translation>Die Vorführung in ihrem eigenen Tempo zeigen</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>Tell the story at twice the pace</source>
        <translation>Die Vorführung doppelt so schnell zeigen</translation>
    </message>
    <message>
        <source>B&amp;oard</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Show the players the board</source>
        <translation>Den Spielern das Brett zeigen</translation>
    </message>
    <message>
        <source>Centre &amp;tally</source>
        <translation>Zen&amp;trenstand</translation>
    </message>
    <message>
        <source>Show the players who owns how many centres, and what changed</source>
        <translation>Den Spielern zeigen, wer wie viele Zentren hat und was sich geändert hat</translation>
    </message>
    <message>
        <source>Race o&amp;ver the years</source>
        <translation>&amp;Verlauf über die Jahre</translation>
    </message>
    <message>
        <source>Show the players the centres of all years as a chart</source>
        <translation>Den Spielern die Zentren aller Jahre als Schaubild zeigen</translation>
    </message>
    <message>
        <source>What &amp;changed this year</source>
        <translation>Was dieses Jahr brac&amp;hte</translation>
    </message>
    <message>
        <source>Show the players centres won and lost, and units dislodged, in this year</source>
        <translation>Den Spielern zeigen, welche Zentren dieses Jahr gewonnen und verloren und welche Einheiten vertrieben wurden</translation>
    </message>
    <message>
        <source>&amp;Next slide</source>
        <translation>&amp;Nächste Tafel</translation>
    </message>
    <message>
        <source>Show the players the next of board, tally, race and changes</source>
        <translation>Den Spielern das nächste zeigen: Brett, Zentrenstand, Verlauf, Änderungen</translation>
    </message>
    <message>
        <source>Change s&amp;lides by themselves</source>
        <translation>Tafeln von se&amp;lbst wechseln</translation>
    </message>
    <message>
        <source>Show one slide after another between phases; a story is not interrupted</source>
        <translation>Zwischen den Phasen eine Tafel nach der anderen zeigen; eine Vorführung wird nicht unterbrochen</translation>
    </message>
    <message>
        <source>Each slide &amp;for</source>
        <translation>&amp;Jede Tafel für</translation>
    </message>
    <message>
        <source>Type the orders of the chosen power, unit by unit</source>
        <translation>Die Befehle der gewählten Macht tippen, Einheit für Einheit</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>Bildschirme &amp;tauschen</translation>
    </message>
    <message>
        <source>Show the players&apos; picture where your own window is, and the other way round</source>
        <translation>Das Bild der Spieler dorthin, wo das eigene Fenster ist, und umgekehrt</translation>
    </message>
    <message>
        <source>Report as &amp;text…</source>
        <translation>Bericht als &amp;Text …</translation>
    </message>
    <message>
        <source>Orders and results of the phase that is shown, to copy or save in one of three styles</source>
        <translation>Befehle und Ergebnisse der gezeigten Phase in einem von drei Stilen, zum Kopieren oder Speichern</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Order sheets, the report of a phase, the board or the whole game, on paper or as PDF</source>
        <translation>Befehlszettel, der Bericht einer Phase, das Brett oder die ganze Partie, auf Papier oder als PDF</translation>
    </message>
    <message>
        <source>Export the sho&amp;w…</source>
        <translation>Die Vorf&amp;ührung exportieren…</translation>
    </message>
    <message>
        <source>Write what the players have seen as pictures or as a video</source>
        <translation>Was die Spieler gesehen haben als Bilder oder als Video schreiben</translation>
    </message>
    <message>
        <source>Write the board, or what the players see now, as PNG, SVG or PDF</source>
        <translation>Das Brett, oder was die Spieler gerade sehen, als PNG, SVG oder PDF schreiben</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>Sound a bell a minute before the time of a stage is up, and then</source>
        <translation>Eine Minute vor Ablauf der Zeit eines Abschnitts läuten, und beim Ablauf</translation>
    </message>
    <message>
        <source>S&amp;peak</source>
        <translation>An&amp;sagen</translation>
    </message>
    <message>
        <source>Say aloud that a minute is left, and that time is up</source>
        <translation>Laut ansagen, dass noch eine Minute bleibt und dass die Zeit um ist</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Spi&amp;eler</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Spieler…</translation>
    </message>
    <message>
        <source>Names, lots, civil disorder and replacements</source>
        <translation>Namen, Lose, führungslose Mächte und Ersatzspieler</translation>
    </message>
    <message>
        <source>&amp;Vote…</source>
        <translation>&amp;Abstimmung…</translation>
    </message>
    <message>
        <source>Vote on a draw or a concession; the ballot is as secret as the rules want it</source>
        <translation>Über ein Remis oder einen zugestandenen Sieg abstimmen; so geheim, wie die Regeln es wollen</translation>
    </message>
    <message>
        <source>&amp;Joining by lot…</source>
        <translation>A&amp;nschluss durch das Los…</translation>
    </message>
    <message>
        <source>Draw whom a power joins that nobody plays; in games for two</source>
        <translation>Auslosen, wem sich eine Macht anschließt, die niemand spielt; in Partien zu zweit</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Wertung…</translation>
    </message>
    <message>
        <source>What the game is worth to each player, by every system</source>
        <translation>Was die Partie jedem Spieler wert ist, nach jedem System</translation>
    </message>
    <message>
        <source>L&amp;ots</source>
        <translation>&amp;Lose</translation>
    </message>
    <message>
        <source>Show the players which powers the lots gave them</source>
        <translation>Den Spielern zeigen, welche Mächte sie gezogen haben</translation>
    </message>
    <message>
        <source>Result of the vot&amp;e</source>
        <translation>&amp;Ergebnis der Abstimmung</translation>
    </message>
    <message>
        <source>Show the players how the last vote of this phase has come out</source>
        <translation>Den Spielern zeigen, wie die letzte Abstimmung dieser Phase ausgegangen ist</translation>
    </message>
    <message>
        <source>R&amp;uling…</source>
        <translation>&amp;Entscheidung …</translation>
    </message>
    <message>
        <source>Override how an order is read, a result, a position or an owner, with a reason</source>
        <translation>Die Lesart eines Befehls, ein Ergebnis, eine Stellung oder einen Besitzer anders bestimmen, mit einem Grund</translation>
    </message>
    <message>
        <source>&amp;Correct this phase…</source>
        <translation>Diese Phase &amp;berichtigen …</translation>
    </message>
    <message>
        <source>Change sheets or rulings of the phase shown; what would change later is listed</source>
        <translation>Befehlszettel oder Entscheidungen der gezeigten Phase ändern; was sich später ändern würde, wird aufgelistet</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>&amp;Entscheidungen …</translation>
    </message>
    <message>
        <source>Everything that was ruled in this game, with the reasons</source>
        <translation>Alles, was in dieser Partie entschieden wurde, mit den Gründen</translation>
    </message>
    <message>
        <source>Reasons as a &amp;judge gives them</source>
        <translation>Begründungen wie vom &amp;Schiedsrichter</translation>
    </message>
    <message>
        <source>Give the reasons of results in order notation, with strengths and clauses</source>
        <translation>Begründet Ergebnisse in Befehlsschreibweise, mit Stärken und Regelstellen</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>There is no map of this name.</source>
        <translation>Eine Karte dieses Namens gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>CaseLibrary</name>
    <message>
        <source>DATC 3.2</source>
        <translation>DATC 3.2</translation>
    </message>
    <message>
        <source>1971 rules</source>
        <translation>Regeln von 1971</translation>
    </message>
    <message>
        <source>Alexander Rules</source>
        <translation>Alexander-Regeln</translation>
    </message>
    <message>
        <source>Twenty Rules</source>
        <translation>Zwanzig Regeln</translation>
    </message>
    <message>
        <source>Committee rules</source>
        <translation>Komitee-Regeln</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Names where they fit, codes elsewhere</source>
        <translation>Namen, wo sie passen, sonst Kürzel</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Codes of three letters</source>
        <translation>Kürzel aus drei Buchstaben</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Seed of the lot</source>
        <translation>Startzahl des Loses</translation>
    </message>
    <message>
        <source>The same number gives the same lot, on every machine</source>
        <translation>Dieselbe Zahl gibt auf jedem Rechner dasselbe Los</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>Die Datei lässt sich nicht lesen (%1).</translation>
    </message>
    <message>
        <source>The file cannot be saved (%1). What was there before is unchanged.</source>
        <translation>Die Datei lässt sich nicht speichern (%1). Was vorher da war, ist unverändert.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Diplomacy board</source>
        <translation>Diplomacy-Spielplan</translation>
    </message>
    <message>
        <source>a picture&apos;s name ends in .png, .svg or .pdf</source>
        <translation>der Name eines Bildes endet auf .png, .svg oder .pdf</translation>
    </message>
</context>
<context>
    <name>chancery::AboutDialog</name>
    <message>
        <source>About Chancery</source>
        <translation>Über Chancery</translation>
    </message>
    <message>
        <source>A board for gamemasters of Diplomacy.</source>
        <translation>Ein Spielbrett für Spielleiter von Diplomacy.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk.</source>
        <translation>Die Testfälle sind die der „Diplomacy Adjudicator Test Cases“ von Lucas B. Kruijswijk.</translation>
    </message>
    <message>
        <source>Diplomacy is a trademark of its owner, who has nothing to do with this program.</source>
        <translation>Diplomacy ist eine Marke ihres Inhabers, der mit diesem Programm nichts zu tun hat.</translation>
    </message>
</context>
<context>
    <name>chancery::AdjustmentBox</name>
    <message>
        <source>Builds that %1 waives</source>
        <translation>Aufbauten, auf die verzichtet wird: %1</translation>
    </message>
    <message>
        <source>Builds that are declined on purpose</source>
        <translation>Aufbauten, auf die absichtlich verzichtet wird</translation>
    </message>
    <message>
        <source>Waived builds</source>
        <translation>Verzicht auf Aufbau</translation>
    </message>
    <message>
        <source>– nothing –</source>
        <translation>– nichts –</translation>
    </message>
    <message>
        <source>Fleet, %1</source>
        <comment>coast</comment>
        <translation>Flotte, %1</translation>
    </message>
    <message>
        <source>Build in %1</source>
        <translation>Aufbau: %1</translation>
    </message>
    <message>
        <source>What is built in %1</source>
        <translation>Was hier aufgebaut wird: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Abbauen: %1</translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation>Diese wählen</translation>
    </message>
    <message>
        <source>Choose what the civil disorder rule would remove</source>
        <translation>Wählen, was die Regel für führungslose Mächte abbauen würde</translation>
    </message>
    <message>
        <source>Ticks the units that the rule would remove; they can still be changed</source>
        <translation>Kreuzt die Einheiten an, die die Regel abbauen würde; sie lassen sich noch ändern</translation>
    </message>
    <message>
        <source>Left as it is, the civil disorder rule removes: %1.</source>
        <translation>Bleibt es so, baut die Regel für führungslose Mächte ab: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) left</source>
        <translation>
            <numerusform>noch %n Aufbau</numerusform>
            <numerusform>noch %n Aufbauten</numerusform>
        </translation>
    </message>
    <message>
        <source>all builds chosen</source>
        <translation>alle Aufbauten gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to remove</source>
        <translation>
            <numerusform>noch %n Einheit abzubauen</numerusform>
            <numerusform>noch %n Einheiten abzubauen</numerusform>
        </translation>
    </message>
    <message>
        <source>all removals chosen</source>
        <translation>alle Abbauten gewählt</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>unit and its distance</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Takes this unit off the board. Of units that nobody chooses the rulebook takes the farthest first.</source>
        <translation>Nimmt diese Einheit vom Brett. Von Einheiten, die niemand wählt, nimmt das Regelwerk die fernste zuerst.</translation>
    </message>
    <message>
        <source>cut off from its centres</source>
        <translation>von ihren Zentren abgeschnitten</translation>
    </message>
    <message>
        <source>in one of its centres</source>
        <translation>in einem ihrer Zentren</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from its centres</source>
        <translation>
            <numerusform>%n Schritt von ihren Zentren</numerusform>
            <numerusform>%n Schritte von ihren Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n more cannot be used: no home centre is owned and free</source>
        <translation>
            <numerusform>; %n weiterer ist nicht nutzbar: kein Heimatzentrum ist im Besitz und frei</numerusform>
            <numerusform>; %n weitere sind nicht nutzbar: kein Heimatzentrum ist im Besitz und frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) cannot be used: no home centre is owned and free</source>
        <translation>
            <numerusform>%n Aufbau ist nicht nutzbar: kein Heimatzentrum ist im Besitz und frei</numerusform>
            <numerusform>%n Aufbauten sind nicht nutzbar: kein Heimatzentrum ist im Besitz und frei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::AdjustmentDialog</name>
    <message>
        <source>Builds and removals</source>
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>&amp;Write adjustments</source>
        <translation>Auf- und Abbau &amp;eintragen</translation>
    </message>
    <message>
        <source>Powers that build or remove</source>
        <translation>Mächte, die auf- oder abbauen</translation>
    </message>
    <message>
        <source>Power that the typed order is for</source>
        <translation>Macht, für die der getippte Befehl gilt</translation>
    </message>
    <message>
        <source>Whose order is typed</source>
        <translation>Wessen Befehl getippt wird</translation>
    </message>
    <message>
        <source>B A PAR, B F STP/nc, D F LON, WAIVE; Enter takes it over</source>
        <comment>typed adjustments</comment>
        <translation>B A PAR, B F STP/nc, D F LON, WAIVE; Eingabetaste übernimmt</translation>
    </message>
    <message>
        <source>Type an adjustment</source>
        <translation>Auf- oder Abbau tippen</translation>
    </message>
    <message>
        <source>“B A PAR” builds, “D F LON” removes, “WAIVE” declines a build; Enter takes it over</source>
        <translation>„B A PAR“ baut auf, „D F LON“ baut ab, „WAIVE“ verzichtet auf einen Aufbau; die Eingabetaste übernimmt</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Tippen:</translation>
    </message>
    <message>
        <source>%1: that is not open to %2.</source>
        <translation>%1: Das steht %2 nicht offen.</translation>
    </message>
    <message>
        <source>No power builds or removes anything.</source>
        <translation>Keine Macht baut etwas auf oder ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) still open</source>
        <translation>
            <numerusform>noch %n Entscheidung offen</numerusform>
            <numerusform>noch %n Entscheidungen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything has been chosen.</source>
        <translation>Alles ist entschieden.</translation>
    </message>
</context>
<context>
    <name>chancery::AwardDialog</name>
    <message>
        <source>Award points</source>
        <translation>Punkte verleihen</translation>
    </message>
    <message>
        <source>Points awarded so far</source>
        <translation>Bisher verliehene Punkte</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Verleihen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Who gets the points</source>
        <translation>Wer die Punkte bekommt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation>Höchstens %1 für eine Leistung</translation>
    </message>
    <message>
        <source>A conference, a treaty, a historical goal</source>
        <translation>Eine Konferenz, ein Vertrag, ein historisches Ziel</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>What the points are for; it is kept with the game</source>
        <translation>Wofür es die Punkte gibt; es bleibt bei der Partie</translation>
    </message>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Macht</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;unkte</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation>&amp;Leistung</translation>
    </message>
    <message>
        <source>%1, %2: %3 – %4</source>
        <comment>phase, power: points, achievement</comment>
        <translation>%1, %2: %3 – %4</translation>
    </message>
</context>
<context>
    <name>chancery::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>The map with units and orders. The order sheets say the same in words.</source>
        <translation>Die Karte mit Einheiten und Befehlen. Die Befehlszettel sagen dasselbe in Worten.</translation>
    </message>
</context>
<context>
    <name>chancery::Captions</name>
    <message>
        <source>%1, %2: defence %3</source>
        <comment>power, province, strength</comment>
        <translation>%1, %2: Abwehr %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 against rivals</source>
        <comment>power, province, strength</comment>
        <translation>%1, %2: %3 gegen Rivalen</translation>
    </message>
    <message>
        <source>%1, %2: attack %3</source>
        <comment>power, province, strength</comment>
        <translation>%1, %2: Angriff %3</translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <comment>unit</comment>
        <translation>%1 wird aufgelöst.</translation>
    </message>
    <message>
        <source>%1: no effect in %2</source>
        <comment>power, provinces of the units ordered</comment>
        <translation>%1: ohne Wirkung in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) without effect</source>
        <translation>
            <numerusform>%n Befehl ohne Wirkung</numerusform>
            <numerusform>%n Befehle ohne Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>power, provinces</comment>
        <translation>%1 hält %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) hold</source>
        <translation>
            <numerusform>%n Einheit hält</numerusform>
            <numerusform>%n Einheiten halten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: support from %2 is cut</source>
        <comment>power, provinces</comment>
        <translation>%1: Unterstützung aus %2 unterbrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are cut</source>
        <translation>
            <numerusform>%n Unterstützung wird unterbrochen</numerusform>
            <numerusform>%n Unterstützungen werden unterbrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives up %2</source>
        <comment>power, provinces of its units</comment>
        <translation>%1 gibt %2 auf</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) leave the board</source>
        <translation>
            <numerusform>%n Einheit verlässt das Brett</numerusform>
            <numerusform>%n Einheiten verlassen das Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds in %2</source>
        <comment>power, provinces</comment>
        <translation>%1 baut auf: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are built</source>
        <translation>
            <numerusform>%n Einheit wird aufgebaut</numerusform>
            <numerusform>%n Einheiten werden aufgebaut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds less than it may</source>
        <comment>power</comment>
        <translation>%1 verzichtet auf einen Aufbau</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) are waived</source>
        <translation>
            <numerusform>Verzicht auf %n Aufbau</numerusform>
            <numerusform>Verzicht auf %n Aufbauten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rises in %2</source>
        <comment>power, provinces</comment>
        <translation>Aufstand für %1: %2</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Aufstände</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses of a headline</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <comment>power, provinces</comment>
        <translation>%1 zieht sich zurück: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) retreat</source>
        <translation>
            <numerusform>%n Einheit zieht sich zurück</numerusform>
            <numerusform>%n Einheiten ziehen sich zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, provinces</comment>
        <translation>%1 besetzt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) advance</source>
        <translation>
            <numerusform>%n Einheit rückt vor</numerusform>
            <numerusform>%n Einheiten rücken vor</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 supports its unit in %2</source>
        <comment>power, province</comment>
        <translation>%1 unterstützt die eigene Einheit %2</translation>
    </message>
    <message>
        <source>%1 supports %2 in %3</source>
        <comment>power, power, province</comment>
        <translation>%1 unterstützt %2: Halten in %3</translation>
    </message>
    <message>
        <source>%1 supports its move to %2</source>
        <comment>power, province</comment>
        <translation>%1 unterstützt den eigenen Zug nach %2</translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <comment>power, power, province</comment>
        <translation>%1 unterstützt %2 nach %3</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are given</source>
        <translation>
            <numerusform>%n Unterstützung gilt</numerusform>
            <numerusform>%n Unterstützungen gelten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 convoys an army to %2</source>
        <comment>power, province</comment>
        <translation>%1: Konvoi einer Armee nach %2</translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <comment>power, power, province</comment>
        <translation>%1: Konvoi für %2 nach %3</translation>
    </message>
    <message numerus="yes">
        <source>%n fleet(s) convoy</source>
        <translation>
            <numerusform>%n Flotte führt einen Konvoi</numerusform>
            <numerusform>%n Flotten führen Konvois</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreats to %1 clash: %2</source>
        <comment>province, powers</comment>
        <translation>Rückzüge nach %1 stoßen zusammen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s) clash</source>
        <translation>
            <numerusform>%n Rückzug stößt zusammen</numerusform>
            <numerusform>%n Rückzüge stoßen zusammen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>power, centres</comment>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <comment>power, centres</comment>
        <translation>%1 gewinnt %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, centres, power</comment>
        <translation>%1 erobert %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) change hands</source>
        <translation>
            <numerusform>%n Zentrum wechselt den Besitzer</numerusform>
            <numerusform>%n Zentren wechseln den Besitzer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CaseBrowserDialog</name>
    <message>
        <source>Test cases</source>
        <translation>Testfälle</translation>
    </message>
    <message>
        <source>The chosen case</source>
        <translation>Der gewählte Fall</translation>
    </message>
    <message>
        <source>&amp;Open as a position</source>
        <translation>Als Stellung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>6.F.14, convoy, support cut …</source>
        <comment>examples of what to look for</comment>
        <translation>6.F.14, convoy, support cut …</translation>
    </message>
    <message>
        <source>Find a case</source>
        <translation>Fall suchen</translation>
    </message>
    <message>
        <source>Words of number, title or commentary; the arrow keys choose</source>
        <translation>Wörter aus Nummer, Titel oder Kommentar; die Pfeiltasten wählen aus</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number, title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Double-click opens a case</source>
        <translation>Doppelklick öffnet einen Fall</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 von %n Fall</numerusform>
            <numerusform>%1 von %n Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cases.</source>
        <translation>Es gibt keine Fälle.</translation>
    </message>
    <message>
        <source>No case holds these words.</source>
        <translation>Kein Fall enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Whose cases are listed; each opens under its own rules</source>
        <translation>Wessen Fälle aufgeführt sind; jeder öffnet sich mit seinen eigenen Regeln</translation>
    </message>
    <message>
        <source>&amp;Library:</source>
        <translation>&amp;Bibliothek:</translation>
    </message>
</context>
<context>
    <name>chancery::ClockDialog</name>
    <message>
        <source>&amp;Speeches:</source>
        <translation>&amp;Reden:</translation>
    </message>
    <message>
        <source>Diplomacy, &amp;first turn:</source>
        <translation>Diplomatie, &amp;erster Zug:</translation>
    </message>
    <message>
        <source>&amp;Diplomacy:</source>
        <translation>&amp;Diplomatie:</translation>
    </message>
    <message>
        <source>Diplomacy in F&amp;all:</source>
        <translation>Diplomatie im &amp;Herbst:</translation>
    </message>
    <message>
        <source>Order &amp;writing:</source>
        <translation>&amp;Befehle schreiben:</translation>
    </message>
    <message>
        <source>&amp;Retreats:</source>
        <translation>Rück&amp;züge:</translation>
    </message>
    <message>
        <source>Ad&amp;justments:</source>
        <translation>&amp;Aufstellungen:</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Times that tables use</source>
        <translation>Zeiten, die an Tischen üblich sind</translation>
    </message>
    <message>
        <source>Own times</source>
        <translation>Eigene Zeiten</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Vorgabe:</translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number of minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>solange es dauert</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie sonst</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation>Diese Zeiten nehmen</translation>
    </message>
</context>
<context>
    <name>chancery::ClockFace</name>
    <message>
        <source>Phase clock</source>
        <translation>Phasenuhr</translation>
    </message>
</context>
<context>
    <name>chancery::ClockWords</name>
    <message>
        <source>Speeches</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Order writing</source>
        <translation>Befehle schreiben</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Rulebooks: 30, then 15; writing 5, retreats 5</source>
        <translation>Regelwerke: 30, dann 15; Schreiben 5, Rückzüge 5</translation>
    </message>
    <message>
        <source>Tournament: Spring 15, Fall 13, writing included</source>
        <translation>Turnier: Frühjahr 15, Herbst 13, Schreiben eingeschlossen</translation>
    </message>
    <message>
        <source>Tournament: Spring 14, Fall 12, writing 1, Winter 2</source>
        <translation>Turnier: Frühjahr 14, Herbst 12, Schreiben 1, Winter 2</translation>
    </message>
    <message>
        <source>Tournament: 15, writing 2</source>
        <translation>Turnier: 15, Schreiben 2</translation>
    </message>
    <message>
        <source>Conference: as the rulebooks, and speeches of 2</source>
        <translation>Konferenz: wie die Regelwerke, dazu Reden von 2</translation>
    </message>
    <message>
        <source>The speech is over</source>
        <translation>Die Rede ist zu Ende</translation>
    </message>
    <message>
        <source>Diplomacy is over</source>
        <translation>Die Diplomatie ist zu Ende</translation>
    </message>
    <message>
        <source>Pens down</source>
        <translation>Stifte weg</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>%1: one minute left</source>
        <comment>stage; spoken</comment>
        <translation>%1: noch eine Minute</translation>
    </message>
</context>
<context>
    <name>chancery::ColourPreview</name>
    <message>
        <source>Usual colour vision</source>
        <translation>Übliches Farbensehen</translation>
    </message>
    <message>
        <source>Without red cones (protan)</source>
        <translation>Ohne rote Zapfen (protan)</translation>
    </message>
    <message>
        <source>Without green cones (deutan)</source>
        <translation>Ohne grüne Zapfen (deutan)</translation>
    </message>
    <message>
        <source>Without blue cones (tritan)</source>
        <translation>Ohne blaue Zapfen (tritan)</translation>
    </message>
    <message>
        <source>The board with colour vision: %1</source>
        <translation>Das Brett bei Farbensehen: %1</translation>
    </message>
</context>
<context>
    <name>chancery::CommandLineText</name>
    <message>
        <source>Open the sample game.</source>
        <translation>Die Beispielpartie öffnen.</translation>
    </message>
    <message>
        <source>Write a picture of a window as PNG and quit.</source>
        <translation>Ein Bild eines Fensters als PNG schreiben und beenden.</translation>
    </message>
    <message>
        <source>Size of that window; 1280x720 if not given.</source>
        <translation>Größe dieses Fensters; ohne Angabe 1280x720.</translation>
    </message>
    <message>
        <source>Which window: board or projector.</source>
        <translation>Welches Fenster: board oder projector.</translation>
    </message>
    <message>
        <source>The phase to show, such as F1901M.</source>
        <translation>Die Phase, die gezeigt wird, etwa F1901M.</translation>
    </message>
    <message>
        <source>The instant of the phase&apos;s story, in milliseconds.</source>
        <translation>Der Zeitpunkt in der Vorführung der Phase, in Millisekunden.</translation>
    </message>
    <message>
        <source>A dialog to show in front, by the name of its action, such as orders.retreats.</source>
        <translation>Ein Dialog, der davor gezeigt wird, nach dem Namen seiner Aktion, etwa orders.retreats.</translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation>light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>The language of the program, such as de.</source>
        <translation>Die Sprache des Programms, etwa de.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was given, %2 was expected.</source>
        <translation>„%1“ wurde angegeben, erwartet wird %2.</translation>
    </message>
    <message>
        <source>a size such as 1920x1080</source>
        <translation>eine Größe wie 1920x1080</translation>
    </message>
    <message>
        <source>board or projector</source>
        <translation>board oder projector</translation>
    </message>
    <message>
        <source>a phase such as S1901M</source>
        <translation>eine Phase wie S1901M</translation>
    </message>
    <message>
        <source>a number of milliseconds</source>
        <translation>eine Anzahl Millisekunden</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light oder dark</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation>Ein Spielbrett für Spielleiter von Diplomacy.</translation>
    </message>
    <message>
        <source>A saved game.</source>
        <translation>Ein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time.</source>
        <translation>Es lässt sich nur ein Spiel auf einmal öffnen.</translation>
    </message>
    <message>
        <source>What the projector shows: board, tally, race, changes, lots or vote.</source>
        <translation>Was der Projektor zeigt: board, tally, race, changes, lots oder vote.</translation>
    </message>
    <message>
        <source>board, tally, race, changes, lots or vote</source>
        <translation>board, tally, race, changes, lots oder vote</translation>
    </message>
    <message>
        <source>It is given twice, as &quot;%1&quot; and as &quot;%2&quot;.</source>
        <translation>Die Angabe steht zweimal da, als „%1“ und als „%2“.</translation>
    </message>
    <message>
        <source>one of the languages %1</source>
        <translation>eine der Sprachen %1</translation>
    </message>
</context>
<context>
    <name>chancery::CorrectDialog</name>
    <message>
        <source>Correct %1</source>
        <translation>%1 berichtigen</translation>
    </message>
    <message>
        <source>A slip was typed wrongly</source>
        <translation>Ein Zettel wurde falsch abgetippt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>It is kept with the game and printed in the report</source>
        <translation>Er wird mit der Partie aufgehoben und im Bericht gedruckt</translation>
    </message>
    <message>
        <source>R&amp;eason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>&amp;Accept all this</source>
        <translation>&amp;All das übernehmen</translation>
    </message>
    <message>
        <source>Whose sheet</source>
        <translation>Wessen Zettel</translation>
    </message>
    <message>
        <source>Whose orders are shown</source>
        <translation>Wessen Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Orders as they were written</source>
        <translation>Befehle, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>One order a line</source>
        <translation>Ein Befehl je Zeile</translation>
    </message>
    <message>
        <source>&amp;Sheet of</source>
        <translation>&amp;Zettel von</translation>
    </message>
    <message>
        <source>Rulings of this phase</source>
        <translation>Entscheidungen dieser Phase</translation>
    </message>
    <message>
        <source>A&amp;dd a ruling…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>Add a ruling</source>
        <translation>Eine Entscheidung hinzufügen</translation>
    </message>
    <message>
        <source>Override an order, a result, a position or an owner</source>
        <translation>Einen Befehl, ein Ergebnis, eine Stellung oder einen Besitzer anders bestimmen</translation>
    </message>
    <message>
        <source>&amp;Take it back</source>
        <translation>Zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>Take the ruling back</source>
        <translation>Die Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>The chosen ruling counts no more</source>
        <translation>Die gewählte Entscheidung zählt nicht mehr</translation>
    </message>
    <message>
        <source>R&amp;ulings</source>
        <translation>&amp;Entscheidungen</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>&amp;What would change</source>
        <translation>&amp;Was sich ändern würde</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in this phase and later ones.</source>
        <translation>
            <numerusform>%n Änderung in dieser und späteren Phasen.</numerusform>
            <numerusform>%n Änderungen in dieser und späteren Phasen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 A correction needs a reason.</source>
        <translation>%1 Eine Berichtigung braucht einen Grund.</translation>
    </message>
</context>
<context>
    <name>chancery::DeskWords</name>
    <message>
        <source>%1 of %2 missing</source>
        <translation>%1 von %2 fehlen</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>nothing to order</source>
        <translation>nichts zu befehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n Zeile nicht verstanden</numerusform>
            <numerusform>%n Zeilen nicht verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful order(s)</source>
        <translation>
            <numerusform>%n zweifelhafter Befehl</numerusform>
            <numerusform>%n zweifelhafte Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>führungslos</translation>
    </message>
    <message>
        <source>, the rules remove %1</source>
        <translation>, die Regeln bauen ab: %1</translation>
    </message>
</context>
<context>
    <name>chancery::DifferenceWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, power</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1: %2 → not ordered</source>
        <comment>order, result</comment>
        <translation>%1: %2 → nicht befohlen</translation>
    </message>
    <message>
        <source>%1: not ordered → %2</source>
        <comment>order, result</comment>
        <translation>%1: nicht befohlen → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what, as it was, as it is</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Is not played any more; what was written for it is lost.</source>
        <translation>Wird nicht mehr gespielt; was dafür geschrieben war, entfällt.</translation>
    </message>
    <message>
        <source>Is played now; nothing is written for it.</source>
        <translation>Wird nun gespielt; dafür ist nichts geschrieben.</translation>
    </message>
    <message>
        <source>%1 is not there any more</source>
        <comment>unit</comment>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 is there now</source>
        <comment>unit</comment>
        <translation>%1 ist nun da</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>unit</comment>
        <translation>%1 ist vertrieben</translation>
    </message>
</context>
<context>
    <name>chancery::DoubtWords</name>
    <message>
        <source>%1 has two orders.</source>
        <translation>%1 hat zwei Befehle.</translation>
    </message>
    <message>
        <source>Which coast of %1? Both can be reached.</source>
        <translation>Welche Küste von %1? Beide sind erreichbar.</translation>
    </message>
    <message>
        <source>Does not fit: %1 is told something else.</source>
        <translation>Passt nicht: %1 hat einen anderen Befehl.</translation>
    </message>
    <message>
        <source>No fleets carry it to %1: they are told something else.</source>
        <translation>Keine Flotten bringen sie nach %1: Sie haben andere Befehle.</translation>
    </message>
    <message>
        <source>%1 goes to the same space.</source>
        <translation>%1 zieht in dasselbe Feld.</translation>
    </message>
    <message>
        <source>%1 stands in the way, a unit of the same power.</source>
        <translation>%1 steht im Weg, eine Einheit derselben Macht.</translation>
    </message>
</context>
<context>
    <name>chancery::EditPositionDialog</name>
    <message>
        <source>Edit position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Aufbauen</translation>
    </message>
    <message>
        <source>Season and kind of phase</source>
        <translation>Jahreszeit und Art der Phase</translation>
    </message>
    <message>
        <source>The phase that orders are to be given for</source>
        <translation>Die Phase, für die Befehle gegeben werden</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>The year of the phase</source>
        <translation>Das Jahr der Phase</translation>
    </message>
    <message>
        <source>Starting p&amp;osition</source>
        <translation>Anfangss&amp;tellung</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Puts every unit where a game starts</source>
        <translation>Stellt jede Einheit dorthin, wo ein Spiel beginnt</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Das Brett leeren</translation>
    </message>
    <message>
        <source>Takes all units and owners off the board</source>
        <translation>Nimmt alle Einheiten und Besitzer vom Brett</translation>
    </message>
    <message>
        <source>P&amp;hase:</source>
        <translation>P&amp;hase:</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation>Einheiten: %1</translation>
    </message>
    <message>
        <source>Units, such as “A PAR, F BRE, F STP/sc”</source>
        <translation>Einheiten, etwa „A PAR, F BRE, F STP/sc“</translation>
    </message>
    <message>
        <source>Centres of %1</source>
        <translation>Zentren: %1</translation>
    </message>
    <message>
        <source>Centres, such as “PAR, BRE, MAR”</source>
        <translation>Zentren, etwa „PAR, BRE, MAR“</translation>
    </message>
    <message>
        <source>Units / centres</source>
        <translation>Einheiten / Zentren</translation>
    </message>
    <message>
        <source>Power to pick for</source>
        <translation>Macht, für die gewählt wird</translation>
    </message>
    <message>
        <source>Whose unit or centre is set</source>
        <translation>Wessen Einheit oder Zentrum gesetzt wird</translation>
    </message>
    <message>
        <source>What is set</source>
        <translation>Was gesetzt wird</translation>
    </message>
    <message>
        <source>What picking or clicking a space does</source>
        <translation>Was die Wahl eines Feldes oder ein Klick darauf bewirkt</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Type the first letters of a space</source>
        <translation>Die ersten Buchstaben eines Feldes tippen</translation>
    </message>
    <message>
        <source>&amp;Put</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Dorthin setzen</translation>
    </message>
    <message>
        <source>Sets the unit or the owner, or empties the space</source>
        <translation>Setzt die Einheit oder den Besitzer, oder leert das Feld</translation>
    </message>
    <message>
        <source>P&amp;ick:</source>
        <translation>Aus&amp;wahl:</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>units, centres</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The position can be set up.</source>
        <translation>Die Stellung lässt sich aufbauen.</translation>
    </message>
    <message>
        <source>Correct what is marked first.</source>
        <translation>Bitte zuerst berichtigen, was markiert ist.</translation>
    </message>
    <message>
        <source>%1, movement</source>
        <comment>season</comment>
        <translation>%1, Züge</translation>
    </message>
    <message>
        <source>%1, retreats</source>
        <comment>season</comment>
        <translation>%1, Rückzüge</translation>
    </message>
    <message>
        <source>%1, adjustments</source>
        <comment>season</comment>
        <translation>%1, Auf- und Abbau</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Why the position is changed; it is kept with the game</source>
        <translation>Warum die Stellung geändert wird; er wird mit der Partie aufgehoben</translation>
    </message>
    <message>
        <source>A piece was moved by mistake</source>
        <translation>Ein Stein wurde versehentlich verschoben</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>G&amp;rund:</translation>
    </message>
    <message>
        <source>A change of the position needs a reason.</source>
        <translation>Eine Änderung der Stellung braucht einen Grund.</translation>
    </message>
</context>
<context>
    <name>chancery::EntryStrip</name>
    <message>
        <source>%1: where does it retreat?</source>
        <translation>%1: Wohin geht der Rückzug?</translation>
    </message>
    <message>
        <source>%1 supports: which unit?</source>
        <translation>%1 unterstützt: welche Einheit?</translation>
    </message>
    <message>
        <source>%1 convoys: which army?</source>
        <translation>%1 im Konvoi: mit welcher Armee?</translation>
    </message>
    <message>
        <source>%1 convoys %2: where to?</source>
        <translation>%1 im Konvoi mit %2: wohin?</translation>
    </message>
    <message>
        <source>%1 supports %2: where to? Itself again: to hold.</source>
        <translation>%1 unterstützt %2: wohin? Noch einmal dieselbe: beim Halten.</translation>
    </message>
    <message>
        <source>Click a home centre to build in, or a unit to remove.</source>
        <translation>Ein Heimatzentrum zum Aufbau anklicken oder eine Einheit zum Abbau.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>It holds (H)</source>
        <translation>Sie hält (H)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>It moves (M)</source>
        <translation>Sie zieht (M)</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>It supports (S)</source>
        <translation>Sie unterstützt (S)</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Konvoi</translation>
    </message>
    <message>
        <source>It convoys (C)</source>
        <translation>Sie fährt Konvoi (C)</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Kein Befehl</translation>
    </message>
    <message>
        <source>Take its order back (Del)</source>
        <translation>Ihren Befehl zurücknehmen (Entf)</translation>
    </message>
    <message>
        <source>%1: army or fleet?</source>
        <translation>%1: Armee oder Flotte?</translation>
    </message>
    <message>
        <source>Which coast?</source>
        <translation>Welche Küste?</translation>
    </message>
    <message>
        <source>By land or by convoy?</source>
        <translation>Über Land oder im Konvoi?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One step back (Esc)</source>
        <translation>Einen Schritt zurück (Esc)</translation>
    </message>
    <message>
        <source>By land</source>
        <translation>Über Land</translation>
    </message>
    <message>
        <source>It marches (M)</source>
        <translation>Sie marschiert (M)</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation>Im Konvoi</translation>
    </message>
    <message>
        <source>It sails (C)</source>
        <translation>Sie fährt (C)</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Build an army (A)</source>
        <translation>Eine Armee aufbauen (A)</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Build a fleet (F)</source>
        <translation>Eine Flotte aufbauen (F)</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>It disbands (D)</source>
        <translation>Sie wird aufgelöst (D)</translation>
    </message>
    <message>
        <source>%1: click where it moves, or itself to hold; with the other button, the unit that it helps.</source>
        <translation>%1: Klicken, wohin sie zieht, oder auf sie selbst, damit sie hält; mit der anderen Taste die Einheit, der sie hilft.</translation>
    </message>
    <message>
        <source>%1 helps %2: where to? Itself again: to hold.</source>
        <translation>%1 hilft %2: wohin? Noch einmal auf sie: zu halten.</translation>
    </message>
    <message>
        <source>Click a dislodged unit, then where it goes; with the other button it disbands.</source>
        <translation>Eine vertriebene Einheit anklicken, dann ihr Ziel; mit der anderen Taste wird sie aufgelöst.</translation>
    </message>
    <message>
        <source>Click a unit, then its target, or pull it there; with the other button it holds.</source>
        <translation>Eine Einheit anklicken, dann ihr Ziel, oder sie dorthin ziehen; mit der anderen Taste hält sie.</translation>
    </message>
    <message>
        <source>%1: no unit was dislodged here.</source>
        <translation>%1: Hier wurde keine Einheit vertrieben.</translation>
    </message>
    <message>
        <source>%1: nothing can be built or removed here.</source>
        <translation>%1: Hier kann nichts gebaut oder abgebaut werden.</translation>
    </message>
    <message>
        <source>%1: no unit stands here.</source>
        <translation>%1: Hier steht keine Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2. The lit spaces are open.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen. Die hellen Felder sind offen.</translation>
    </message>
    <message>
        <source>%1 can neither go to %2 nor help a unit there. The lit spaces can be reached.</source>
        <translation>%1 kann weder nach %2 ziehen noch dort einer Einheit helfen. Die hellen Felder sind erreichbar.</translation>
    </message>
    <message>
        <source>%1: no such order leads here. The lit spaces can be chosen.</source>
        <translation>%1: Ein solcher Befehl führt nicht hierher. Die hellen Felder sind wählbar.</translation>
    </message>
</context>
<context>
    <name>chancery::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Where the picture goes; its ending decides the format</source>
        <translation>Wohin das Bild kommt; die Endung bestimmt das Format</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>PNG for the web, SVG and PDF for print</source>
        <translation>PNG fürs Netz, SVG und PDF für den Druck</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>Übliche Größen</translation>
    </message>
    <message>
        <source>Fills in width and height</source>
        <translation>Füllt Breite und Höhe aus</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation>Full HD, 1920 × 1080</translation>
    </message>
    <message>
        <source>4K, 3840 × 2160</source>
        <translation>4K, 3840 × 2160</translation>
    </message>
    <message>
        <source>As the map, 2080 × 1600</source>
        <translation>Wie die Karte, 2080 × 1600</translation>
    </message>
    <message>
        <source>A4 landscape, 842 × 595</source>
        <translation>A4 quer, 842 × 595</translation>
    </message>
    <message>
        <source>In pixels; for PDF in points of 1/72 inch</source>
        <translation>In Pixeln; bei PDF in Punkt zu 1/72 Zoll</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>×</source>
        <comment>width times height</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light prints best</source>
        <translation>Hell druckt sich am besten</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>What is written on the spaces</source>
        <translation>Was auf den Feldern steht</translation>
    </message>
    <message>
        <source>Show o&amp;rders</source>
        <translation>&amp;Befehle zeigen</translation>
    </message>
    <message>
        <source>Show orders</source>
        <translation>Befehle zeigen</translation>
    </message>
    <message>
        <source>Draws the arrows and marks of the orders</source>
        <translation>Zeichnet die Pfeile und Zeichen der Befehle</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>Farbs&amp;chema:</translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <translation>Besch&amp;riftung:</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Your board, or the window for the players as it is now</source>
        <translation>Das eigene Brett oder das Fenster der Spieler, wie es jetzt ist</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Was die Spieler sehen</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
</context>
<context>
    <name>chancery::FightCaptions</name>
    <message>
        <source>%1 loses %2</source>
        <comment>power, province</comment>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, province, power</comment>
        <translation>%1 erobert %2 von %3</translation>
    </message>
    <message>
        <source>%1 beats %2 to %3</source>
        <comment>power, powers, province: it gets there, they do not</comment>
        <translation>%1 schlägt %2 und besetzt %3</translation>
    </message>
    <message>
        <source>%1 enters %2 by convoy</source>
        <comment>power, province</comment>
        <translation>%1 besetzt %2 per Konvoi</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, province</comment>
        <translation>%1 besetzt %2</translation>
    </message>
    <message>
        <source>%1 holds %2 against %3</source>
        <comment>power, province, powers</comment>
        <translation>%1 hält %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 holds %2 against all attackers</source>
        <comment>power, province</comment>
        <translation>%1 hält %2 gegen alle Angreifer</translation>
    </message>
    <message>
        <source>%1 bounces against itself in %2</source>
        <comment>power, province</comment>
        <translation>%1 prallt in %2 mit sich selbst zusammen</translation>
    </message>
    <message>
        <source>%1 bounce in %2</source>
        <comment>powers, province</comment>
        <translation>%1 prallen zusammen: %2</translation>
    </message>
    <message>
        <source>Several powers bounce in %1</source>
        <comment>province</comment>
        <translation>Mehrere Mächte prallen zusammen: %1</translation>
    </message>
    <message>
        <source>%1 blocks its own way to %2</source>
        <comment>power, province</comment>
        <translation>%1 versperrt sich selbst %2</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2 from %3</source>
        <comment>power, power, province</comment>
        <translation>%1 kann %2 nicht vertreiben: %3</translation>
    </message>
    <message>
        <source>%1 fails to enter %2</source>
        <comment>power, province</comment>
        <translation>%1 kommt nicht nach %2</translation>
    </message>
    <message>
        <source>%1 and %2 clash between %3 and %4</source>
        <comment>powers, provinces</comment>
        <translation>%1 und %2 prallen zusammen: %3, %4</translation>
    </message>
    <message>
        <source>%1 and %2 clash head to head</source>
        <comment>powers</comment>
        <translation>%1 und %2 prallen frontal zusammen</translation>
    </message>
    <message>
        <source>No convoy for %1 to %2</source>
        <comment>power, province</comment>
        <translation>Kein Konvoi für %1 nach %2</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <comment>unit</comment>
        <translation>%1 wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 must retreat.</source>
        <comment>unit</comment>
        <translation>%1 muss sich zurückziehen.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation>%1 bleibt.</translation>
    </message>
    <message>
        <source>The units in %1 stay.</source>
        <comment>provinces</comment>
        <translation>Es bleiben stehen: %1.</translation>
    </message>
    <message>
        <source>%1 has no orders and may not retreat.</source>
        <comment>power</comment>
        <translation>%1 hat keine Befehle gegeben und darf sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>The gamemaster has ruled on this fight.</source>
        <translation>Über diesen Kampf hat der Spielleiter entschieden.</translation>
    </message>
    <message>
        <source>%1 does not count: the army has no convoy.</source>
        <comment>support</comment>
        <translation>%1 zählt nicht: Die Armee hat keinen Konvoi.</translation>
    </message>
    <message>
        <source>%1 is cut.</source>
        <comment>support</comment>
        <translation>%1 wird unterbrochen.</translation>
    </message>
    <message>
        <source>%1 is cut: %2 dislodges it from %3.</source>
        <comment>support, power, province</comment>
        <translation>%1 wird unterbrochen: %2 vertreibt die Einheit von %3 aus.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 from %3, although that unit is dislodged.</source>
        <comment>support, power, province</comment>
        <translation>%1 wird von %2 aus %3 unterbrochen, obwohl die angreifende Einheit vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 from %3, whose army has another convoy route.</source>
        <comment>support, power, province</comment>
        <translation>%1 wird von %2 aus %3 unterbrochen: Die Armee hat noch einen anderen Konvoiweg.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 from %3.</source>
        <comment>support, power, province</comment>
        <translation>%1 wird von %2 aus %3 unterbrochen.</translation>
    </message>
    <message>
        <source>%1 keeps others out, but does not help to dislodge the unit of %2 in %3.</source>
        <comment>support, power, province</comment>
        <translation>%1 hält andere fern, hilft aber nicht, die Einheit von %2 in %3 zu vertreiben.</translation>
    </message>
    <message>
        <source>%1 does not count: no power helps to dislodge its own unit (%2, %3).</source>
        <comment>support, power, province</comment>
        <translation>%1 zählt nicht: Keine Macht hilft, die eigene Einheit zu vertreiben (%2, %3).</translation>
    </message>
    <message>
        <source>%1 counts: an attack from the province it is aimed at cuts it only by dislodging.</source>
        <comment>support</comment>
        <translation>%1 gilt: Ein Angriff aus der Provinz, gegen die sie sich richtet, unterbricht sie nur, wenn er die Einheit vertreibt.</translation>
    </message>
    <message>
        <source>%1 counts, although the unit is dislodged from the province it is aimed at.</source>
        <comment>support</comment>
        <translation>%1 gilt, obwohl die Einheit aus der Provinz vertrieben wird, gegen die sie sich richtet.</translation>
    </message>
    <message>
        <source>%1 counts: no power cuts its own support.</source>
        <comment>support</comment>
        <translation>%1 gilt: Keine Macht unterbricht die eigene Unterstützung.</translation>
    </message>
    <message>
        <source>%1 counts: the army that attacks it has no convoy.</source>
        <comment>support</comment>
        <translation>%1 gilt: Die angreifende Armee hat keinen Konvoi.</translation>
    </message>
    <message>
        <source>%1 counts: an army in a convoy may not cut it.</source>
        <comment>support</comment>
        <translation>%1 gilt: Eine Armee im Konvoi darf sie nicht unterbrechen.</translation>
    </message>
    <message>
        <source>%1 is disrupted: the fleet is dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 ist unterbrochen: Die Flotte wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 takes place, although the fleet is dislodged: a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 findet statt, obwohl die Flotte vertrieben wird: ein Paradox.</translation>
    </message>
    <message>
        <source>%1 is disrupted: a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 ist unterbrochen: ein Paradox.</translation>
    </message>
    <message>
        <source>%1 stands: the fleet is not dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 steht: Die Flotte wird nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 is not used: the army takes another route.</source>
        <comment>convoy</comment>
        <translation>%1 wird nicht gebraucht: Die Armee nimmt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%1 goes by convoy.</source>
        <comment>unit</comment>
        <translation>%1 nimmt den Konvoi.</translation>
    </message>
    <message>
        <source>%1 goes by land, not by convoy.</source>
        <comment>unit</comment>
        <translation>%1 geht über Land, nicht per Konvoi.</translation>
    </message>
    <message>
        <source>%1 goes by land, because its convoy failed.</source>
        <comment>unit</comment>
        <translation>%1 geht über Land, weil der Konvoi gescheitert ist.</translation>
    </message>
    <message>
        <source>%1 has another convoy route left.</source>
        <comment>unit</comment>
        <translation>%1 hat noch einen anderen Konvoiweg.</translation>
    </message>
    <message>
        <source>%1 changes places with the unit in %2.</source>
        <comment>unit, province</comment>
        <translation>%1 tauscht den Platz mit der Einheit in %2.</translation>
    </message>
    <message>
        <source>%1 has no effect on %2: it is dislodged from there.</source>
        <comment>unit, province</comment>
        <translation>%1 hat keine Wirkung auf %2, denn sie wird von dort aus vertrieben.</translation>
    </message>
    <message>
        <source>%1 would have to dislodge a unit of its own power.</source>
        <comment>unit</comment>
        <translation>%1 müsste eine Einheit der eigenen Macht vertreiben.</translation>
    </message>
    <message>
        <source>%1 cannot enter: it is dislodged by a unit from there.</source>
        <comment>unit</comment>
        <translation>%1 kommt nicht hinein: Eine Einheit von dort vertreibt sie.</translation>
    </message>
    <message>
        <source>%1 cannot sail: its convoy is part of a paradox.</source>
        <comment>unit</comment>
        <translation>%1 kommt nicht übers Meer: Der Konvoi ist Teil eines Paradoxes.</translation>
    </message>
    <message>
        <source>%1 is part of a paradox, in which every unit holds.</source>
        <comment>unit</comment>
        <translation>%1 ist Teil eines Paradoxes, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is supported in moving, which does not help it to hold.</source>
        <comment>unit</comment>
        <translation>%1 wird beim Bewegen unterstützt; das hilft ihr nicht, sich zu halten.</translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message>
        <source>An earlier phase; the game stands at %1</source>
        <translation>Eine frühere Phase; das Spiel steht bei: %1</translation>
    </message>
    <message>
        <source>Resolved and revealed</source>
        <translation>Ausgewertet und aufgedeckt</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Ausgewertet</translation>
    </message>
    <message>
        <source>Nothing to order</source>
        <translation>Nichts zu befehlen</translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation>
            <numerusform>Der Befehl ist da</numerusform>
            <numerusform>Alle %n Befehle sind da</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 orders missing</source>
        <translation>%1 von %2 Befehlen fehlen</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
</context>
<context>
    <name>chancery::GameFiles</name>
    <message>
        <source>The saved game differs from what its orders lead to by the rules. The saved positions were kept:</source>
        <translation>Das gespeicherte Spiel weicht von dem ab, was sich aus seinen Befehlen nach den Regeln ergibt. Die gespeicherten Stellungen wurden beibehalten:</translation>
    </message>
    <message>
        <source>Differences in the saved game</source>
        <translation>Abweichungen im gespeicherten Spiel</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation>Spiel ohne Titel</translation>
    </message>
    <message>
        <source>Untitled game %1</source>
        <comment>in a second window, or a third</comment>
        <translation>Spiel ohne Titel %1</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
</context>
<context>
    <name>chancery::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Pages of help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Writing orders</source>
        <translation>&amp;Befehle schreiben</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Zeichenerklärung</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>The army in Paris holds.</source>
        <translation>Die Armee in Paris hält.</translation>
    </message>
    <message>
        <source>The army moves to Burgundy. Names work as well as codes, and the letter may be left out: “Paris - Burgundy”.</source>
        <translation>Die Armee zieht nach Burgund. Namen gehen so gut wie Kürzel, und der Buchstabe darf fehlen: „Paris - Burgund“.</translation>
    </message>
    <message>
        <source>A fleet names the coast where it matters.</source>
        <translation>Eine Flotte nennt die Küste, wo es darauf ankommt.</translation>
    </message>
    <message>
        <source>Marseilles supports the army in Paris, which stays.</source>
        <translation>Marseille unterstützt die Armee in Paris, die bleibt.</translation>
    </message>
    <message>
        <source>Marseilles supports the move of Paris to Burgundy.</source>
        <translation>Marseille unterstützt den Zug von Paris nach Burgund.</translation>
    </message>
    <message>
        <source>The fleet convoys the army from London to Belgium.</source>
        <translation>Die Flotte bringt die Armee im Konvoi von London nach Belgien.</translation>
    </message>
    <message>
        <source>The army goes by convoy although it could also be meant to walk.</source>
        <translation>Die Armee zieht im Konvoi, obwohl sie auch zu Fuß gehen könnte.</translation>
    </message>
    <message>
        <source>In a retreat phase: Burgundy retreats to Gascony.</source>
        <translation>In einer Rückzugsphase: Burgund zieht sich in die Gascogne zurück.</translation>
    </message>
    <message>
        <source>The unit is disbanded, in a retreat or an adjustment phase.</source>
        <translation>Die Einheit wird aufgelöst, beim Rückzug oder beim Abbau.</translation>
    </message>
    <message>
        <source>An army is built in Paris.</source>
        <translation>In Paris wird eine Armee aufgebaut.</translation>
    </message>
    <message>
        <source>A fleet is built on the north coast of St Petersburg.</source>
        <translation>An der Nordküste von St. Petersburg wird eine Flotte aufgebaut.</translation>
    </message>
    <message>
        <source>One build is declined.</source>
        <translation>Auf einen Aufbau wird verzichtet.</translation>
    </message>
    <message>
        <source>One order on a line. A line that cannot be read is marked and says why.</source>
        <translation>Ein Befehl je Zeile. Eine Zeile, die sich nicht lesen lässt, wird markiert und sagt, warum.</translation>
    </message>
    <message>
        <source>How orders are written</source>
        <translation>Wie Befehle geschrieben werden</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Zeichenerklärung</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message>
        <source>Show this phase again</source>
        <translation>Diese Phase noch einmal zeigen</translation>
    </message>
    <message>
        <source>The phase that is being played</source>
        <translation>Die Phase, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dislodged</source>
        <translation>
            <numerusform>%1: %n vertrieben</numerusform>
            <numerusform>%1: %n vertrieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::HistoryPanel</name>
    <message>
        <source>Phases of the game</source>
        <translation>Phasen des Spiels</translation>
    </message>
</context>
<context>
    <name>chancery::JoinDialog</name>
    <message>
        <source>Joining by lot</source>
        <translation>Anschluss durch das Los</translation>
    </message>
    <message>
        <source>From the second year on %1 joins the player whom the lot hits.</source>
        <translation>Vom zweiten Jahr an gehört %1 dem Spieler, den das Los trifft.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startzahl:</translation>
    </message>
    <message>
        <source>&amp;Draw the lot</source>
        <translation>Los &amp;ziehen</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation>Los ziehen</translation>
    </message>
    <message>
        <source>The same number hits the same player, on every machine</source>
        <translation>Dieselbe Zahl trifft auf jedem Rechner denselben Spieler</translation>
    </message>
    <message>
        <source>The lot has not been drawn.</source>
        <translation>Das Los ist noch nicht gezogen.</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation>%1 geht an %2.</translation>
    </message>
</context>
<context>
    <name>chancery::JournalKeeper</name>
    <message>
        <source>The disk is full.</source>
        <translation>Die Festplatte ist voll.</translation>
    </message>
</context>
<context>
    <name>chancery::Legend</name>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move by convoy</source>
        <translation>Zug im Konvoi</translation>
    </message>
    <message>
        <source>Support of a move: it ends on the arrow</source>
        <translation>Unterstützung eines Zuges: Sie endet auf dem Pfeil</translation>
    </message>
    <message>
        <source>Support of a unit that stays</source>
        <translation>Unterstützung einer Einheit, die bleibt</translation>
    </message>
    <message>
        <source>Convoy: from the fleet to the army&apos;s way</source>
        <translation>Konvoi: von der Flotte zum Weg der Armee</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Order that fails</source>
        <translation>Befehl, der scheitert</translation>
    </message>
    <message>
        <source>Unit that holds</source>
        <translation>Einheit, die hält</translation>
    </message>
    <message>
        <source>Unit supported in holding</source>
        <translation>Einheit, die beim Halten unterstützt wird</translation>
    </message>
    <message>
        <source>Fleet that convoys</source>
        <translation>Flotte im Konvoi</translation>
    </message>
    <message>
        <source>Standoff</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>Support that is cut</source>
        <translation>Unterbrochene Unterstützung</translation>
    </message>
    <message>
        <source>Order that failed or was illegal</source>
        <translation>Gescheiterter oder unzulässiger Befehl</translation>
    </message>
    <message>
        <source>Strength of an attack</source>
        <translation>Stärke eines Angriffs</translation>
    </message>
    <message>
        <source>Space closed to retreats</source>
        <translation>Feld, das für Rückzüge gesperrt ist</translation>
    </message>
    <message>
        <source>Unit without an order</source>
        <translation>Einheit ohne Befehl</translation>
    </message>
    <message>
        <source>Unit that is being ordered</source>
        <translation>Einheit, die gerade ihren Befehl erhält</translation>
    </message>
    <message>
        <source>Dislodged unit</source>
        <translation>Vertriebene Einheit</translation>
    </message>
    <message>
        <source>Unit destroyed</source>
        <translation>Vernichtete Einheit</translation>
    </message>
    <message>
        <source>Unit to be built</source>
        <translation>Einheit, die aufgebaut wird</translation>
    </message>
    <message>
        <source>Unit to be removed</source>
        <translation>Einheit, die abgebaut wird</translation>
    </message>
    <message>
        <source>Convoy chain that holds</source>
        <translation>Geleitkette, die hält</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Von der Spielleitung entschieden</translation>
    </message>
</context>
<context>
    <name>chancery::LiveView</name>
    <message>
        <source>What the room sees</source>
        <translation>Was das Publikum sieht</translation>
    </message>
    <message>
        <source>The players see nothing: F5 opens their window.</source>
        <translation>Die Spieler sehen nichts: F5 öffnet ihr Fenster.</translation>
    </message>
    <message>
        <source>The players see another game: F5 shows them this one.</source>
        <translation>Die Spieler sehen eine andere Partie: F5 zeigt ihnen diese.</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>In einem Fenster</translation>
    </message>
    <message>
        <source>%1: blank</source>
        <translation>%1: dunkel</translation>
    </message>
    <message>
        <source>%1: frozen</source>
        <translation>%1: eingefroren</translation>
    </message>
</context>
<context>
    <name>chancery::MainWindow</name>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1[*] – Chancery</source>
        <translation>%1[*] – Chancery</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>for example: Club evening, table 2</source>
        <translation>zum Beispiel: Vereinsabend, Tisch 2</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titel des Spiels</translation>
    </message>
    <message>
        <source>Stands above reports and in the list of recent games</source>
        <translation>Steht über Berichten und in der Liste der letzten Spiele</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The board that is played on</source>
        <translation>Der Plan, auf dem gespielt wird</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation>&amp;Karte:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>Spiel &amp;beginnen</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Darf leer bleiben</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>House rules are made under Edit, Rules</source>
        <translation>Hausregeln gibt es unter Bearbeiten, Regeln</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Regelwerk:</translation>
    </message>
</context>
<context>
    <name>chancery::Opening</name>
    <message>
        <source>%1: %2, written %3</source>
        <translation>%1: %2, geschrieben %3</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation>Spiel ohne Titel</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 was not closed properly. Its journal has changes that are not in the file.</source>
        <translation>%1 wurde nicht ordentlich geschlossen. Das Journal hat Änderungen, die nicht in der Datei stehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since it was saved. If you open it as saved, Redo still brings them back.</source>
        <translation>
            <numerusform>%n Änderung seit dem Speichern. Auch wenn Sie das Spiel wie gespeichert öffnen, bringt „Wiederholen“ sie zurück.</numerusform>
            <numerusform>%n Änderungen seit dem Speichern. Auch wenn Sie das Spiel wie gespeichert öffnen, bringt „Wiederholen“ sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore the changes</source>
        <translation>Änderungen &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open as saved</source>
        <translation>Wie gespeichert ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Another file</source>
        <translation>Eine andere Datei</translation>
    </message>
    <message>
        <source>%1 is not as this program saved it last: it was edited or replaced, or it is damaged.</source>
        <translation>%1 ist nicht so, wie dieses Programm sie zuletzt gespeichert hat: Die Datei wurde bearbeitet oder ersetzt, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>That is what the journal has. If you restore it, the file stays as it is until you save; if you open the file, the journal is kept under another name.</source>
        <translation>Das hat das Journal. Wenn Sie es wiederherstellen, bleibt die Datei, wie sie ist, bis Sie speichern; wenn Sie die Datei öffnen, wird das Journal unter anderem Namen aufgehoben.</translation>
    </message>
    <message>
        <source>&amp;Restore from the journal</source>
        <translation>Aus dem Journal &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>&amp;Datei öffnen</translation>
    </message>
    <message>
        <source>A damaged journal</source>
        <translation>Ein beschädigtes Journal</translation>
    </message>
    <message numerus="yes">
        <source>The journal of %1 is damaged in %n place(s). What is not damaged can be read.</source>
        <translation>
            <numerusform>Das Journal von %1 ist an %n Stelle beschädigt. Was nicht beschädigt ist, lässt sich lesen.</numerusform>
            <numerusform>Das Journal von %1 ist an %n Stellen beschädigt. Was nicht beschädigt ist, lässt sich lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged journal is kept under another name.</source>
        <translation>Das beschädigte Journal wird unter anderem Namen aufgehoben.</translation>
    </message>
    <message>
        <source>A damaged file</source>
        <translation>Eine beschädigte Datei</translation>
    </message>
    <message>
        <source>The journal beside it has the game.</source>
        <translation>Das Journal daneben hat das Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged in %n place(s). What is not damaged can be read.</source>
        <translation>
            <numerusform>Das Journal ist an %n Stelle beschädigt. Was nicht beschädigt ist, lässt sich lesen.</numerusform>
            <numerusform>Das Journal ist an %n Stellen beschädigt. Was nicht beschädigt ist, lässt sich lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted game</source>
        <translation>Ein unterbrochenes Spiel</translation>
    </message>
    <message>
        <source>The program was not closed properly while a game was open that had never been saved.</source>
        <translation>Das Programm wurde nicht ordentlich geschlossen, während ein Spiel offen war, das noch nie gespeichert wurde.</translation>
    </message>
    <message>
        <source>&amp;Restore it</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>Weg&amp;werfen</translation>
    </message>
    <message>
        <source>Changes are not being written down: %1 The game in this window is whole; save it elsewhere if this stays.</source>
        <translation>Änderungen werden zurzeit nicht aufgeschrieben: %1 Das Spiel in diesem Fenster ist vollständig; speichern Sie es anderswo, falls das so bleibt.</translation>
    </message>
    <message>
        <source>The journal of this game cannot be read; it is kept as %1. The game is opened as it was saved, without its undo steps.</source>
        <translation>Das Journal dieses Spiels lässt sich nicht lesen; es wird als %1 aufgehoben. Das Spiel wird geöffnet, wie es gespeichert wurde, ohne die Schritte zum Rückgängigmachen.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be made again, because what they build on is lost. Please look through the game.</source>
        <translation>
            <numerusform>%n Änderung ließ sich nicht wiederherstellen, weil verloren ist, worauf sie aufbaut. Bitte sehen Sie das Spiel durch.</numerusform>
            <numerusform>%n Änderungen ließen sich nicht wiederherstellen, weil verloren ist, worauf sie aufbauen. Bitte sehen Sie das Spiel durch.</numerusform>
        </translation>
    </message>
    <message>
        <source>A changed file</source>
        <translation>Eine veränderte Datei</translation>
    </message>
    <message>
        <source>%1 is not as this program wrote it: it was edited since, or it is damaged. What it says was opened; please look through it.</source>
        <translation>%1 ist nicht so, wie dieses Programm sie geschrieben hat: Die Datei wurde seither bearbeitet, oder sie ist beschädigt. Geöffnet wurde, was sie sagt; bitte sehen Sie das Spiel durch.</translation>
    </message>
</context>
<context>
    <name>chancery::OptionWords</name>
    <message>
        <source>A convoy with several routes</source>
        <translation>Ein Konvoi mit mehreren Wegen</translation>
    </message>
    <message>
        <source>A convoyed army that decides about its own convoy</source>
        <translation>Eine Armee, die über ihren eigenen Konvoi entscheidet</translation>
    </message>
    <message>
        <source>A paradox that this rule leaves open</source>
        <translation>Ein Paradox, das diese Regel offen lässt</translation>
    </message>
    <message>
        <source>An army that moves to a neighbour</source>
        <translation>Eine Armee, die in ein Nachbarfeld zieht</translation>
    </message>
    <message>
        <source>An army meant to sail to a neighbour walks if its convoy fails</source>
        <translation>Scheitert der Konvoi in ein Nachbarfeld, geht die Armee zu Land</translation>
    </message>
    <message>
        <source>Where a convoyed attack comes from</source>
        <translation>Woher ein Angriff mit Konvoi kommt</translation>
    </message>
    <message>
        <source>A unit may retreat to where a convoyed attacker started</source>
        <translation>Rückzug an den Ausgangsort eines Angreifers mit Konvoi</translation>
    </message>
    <message>
        <source>The seas named in a convoyed move</source>
        <translation>Die Seegebiete, die ein Zug mit Konvoi nennt</translation>
    </message>
    <message>
        <source>A unit dislodged by a convoyed army still stands off moves to where that army started</source>
        <translation>Eine durch Konvoi vertriebene Einheit bewirkt noch ein Patt am Ausgangsort der Armee</translation>
    </message>
    <message>
        <source>So does a unit dislodged in a head-to-head battle</source>
        <translation>Ebenso eine Einheit, die ein Gegenzug vertreibt</translation>
    </message>
    <message>
        <source>A support is cut when its target dislodges the supporter</source>
        <translation>Eine Unterstützung endet, wenn ihr Ziel die Einheit vertreibt</translation>
    </message>
    <message>
        <source>A move without a coast where two can be reached</source>
        <translation>Ein Zug ohne Küste, wo zwei erreichbar sind</translation>
    </message>
    <message>
        <source>A move without a coast where one can be reached</source>
        <translation>Ein Zug ohne Küste, wo eine erreichbar ist</translation>
    </message>
    <message>
        <source>A move to a coast out of reach</source>
        <translation>Ein Zug an eine unerreichbare Küste</translation>
    </message>
    <message>
        <source>The coast in a support of a move</source>
        <translation>Die Küste in der Unterstützung eines Zuges</translation>
    </message>
    <message>
        <source>A wrong coast where none is needed</source>
        <translation>Eine falsche Küste, wo keine nötig ist</translation>
    </message>
    <message>
        <source>A fleet built on a split coast without saying which</source>
        <translation>Eine Flotte an geteilter Küste, ohne zu sagen, an welcher</translation>
    </message>
    <message>
        <source>The letter A or F left out</source>
        <translation>Der Buchstabe A oder F fehlt</translation>
    </message>
    <message>
        <source>A wrong letter</source>
        <translation>Ein falscher Buchstabe</translation>
    </message>
    <message>
        <source>A build inland without a letter</source>
        <translation>Ein Aufbau im Binnenland ohne Buchstaben</translation>
    </message>
    <message>
        <source>A fleet to be built inland</source>
        <translation>Eine Flotte, die im Binnenland entstehen soll</translation>
    </message>
    <message>
        <source>The nation of a foreign unit left out</source>
        <translation>Die Macht einer fremden Einheit fehlt</translation>
    </message>
    <message>
        <source>The wrong nation of a supported unit</source>
        <translation>Die falsche Macht einer unterstützten Einheit</translation>
    </message>
    <message>
        <source>Several sheets of one power</source>
        <translation>Mehrere Befehlsblätter einer Macht</translation>
    </message>
    <message>
        <source>Several orders to one unit</source>
        <translation>Mehrere Befehle für eine Einheit</translation>
    </message>
    <message>
        <source>More builds than are due</source>
        <translation>Mehr Aufbauten als zustehen</translation>
    </message>
    <message>
        <source>Two builds in one province</source>
        <translation>Zwei Aufbauten in einer Provinz</translation>
    </message>
    <message>
        <source>More removals than are due</source>
        <translation>Mehr Abbauten als nötig</translation>
    </message>
    <message>
        <source>A power may waive a build</source>
        <translation>Eine Macht darf auf einen Aufbau verzichten</translation>
    </message>
    <message>
        <source>Which unit goes if its power does not say</source>
        <translation>Welche Einheit geht, wenn die Macht nichts sagt</translation>
    </message>
    <message>
        <source>The alphabet that settles which unit goes</source>
        <translation>Das Alphabet, das dabei den Ausschlag gibt</translation>
    </message>
    <message>
        <source>Units of a power without orders may be supported</source>
        <translation>Einheiten einer Macht ohne Befehle dürfen unterstützt werden</translation>
    </message>
    <message>
        <source>Dislodged units of a power without orders are disbanded</source>
        <translation>Vertriebene Einheiten einer Macht ohne Befehle werden aufgelöst</translation>
    </message>
    <message>
        <source>An order that cannot be carried out</source>
        <translation>Ein Befehl, der nicht ausführbar ist</translation>
    </message>
    <message>
        <source>A move over water without a matching convoy</source>
        <translation>Ein Zug über Wasser ohne passenden Konvoi</translation>
    </message>
    <message>
        <source>A support or convoy also orders an own unit what it serves</source>
        <translation>Unterstützung und Konvoi befehlen eigenen Einheiten, was sie fördern</translation>
    </message>
    <message>
        <source>An order stands until it is contradicted</source>
        <translation>Ein Befehl gilt, bis ein anderer kommt</translation>
    </message>
    <message>
        <source>A power may order a unit that its owner does not order</source>
        <translation>Eine Macht darf fremde Einheiten ohne Befehl befehligen</translation>
    </message>
    <message>
        <source>A unit too many, seen after the winter</source>
        <translation>Eine Einheit zu viel, nach dem Winter bemerkt</translation>
    </message>
    <message>
        <source>What wins</source>
        <translation>Was zum Sieg reicht</translation>
    </message>
    <message>
        <source>What is counted for victory</source>
        <translation>Was für den Sieg zählt</translation>
    </message>
    <message>
        <source>fails when a fleet of any route is dislodged</source>
        <translation>scheitert, sobald irgendein Weg eine Flotte verliert</translation>
    </message>
    <message>
        <source>fails only when every route is broken</source>
        <translation>scheitert erst, wenn jeder Weg unterbrochen ist</translation>
    </message>
    <message>
        <source>1971: it cuts no support of an attack on its fleets</source>
        <translation>1971: unterbricht keine Hilfe gegen ihre Flotten</translation>
    </message>
    <message>
        <source>1982: it cuts no support into a sea with a convoying fleet</source>
        <translation>1982: unterbricht keine Hilfe in ein Konvoi-Seegebiet</translation>
    </message>
    <message>
        <source>2000: as 1971, for fleets that it cannot do without</source>
        <translation>2000: wie 1971, für Flotten, ohne die es nicht geht</translation>
    </message>
    <message>
        <source>Szykman: the convoys of the paradox fail</source>
        <translation>Szykman: die Konvois des Paradoxes scheitern</translation>
    </message>
    <message>
        <source>All hold: every move of the paradox fails</source>
        <translation>Alle halten: jeder Zug des Paradoxes scheitert</translation>
    </message>
    <message>
        <source>Alexander: it fares as if the army had no effect</source>
        <translation>Alexander: so, als wäre die Armee ohne Wirkung</translation>
    </message>
    <message>
        <source>Twenty: it cuts no support into the space of its fleets</source>
        <translation>Twenty: unterbricht keine Hilfe zum Ort ihrer Flotten</translation>
    </message>
    <message>
        <source>The gamemaster is asked</source>
        <translation>Die Spielleitung wird gefragt</translation>
    </message>
    <message>
        <source>Always the first consistent resolution</source>
        <translation>Immer die erste widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the second consistent resolution</source>
        <translation>Immer die zweite widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the third consistent resolution</source>
        <translation>Immer die dritte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the fourth consistent resolution</source>
        <translation>Immer die vierte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the fifth consistent resolution</source>
        <translation>Immer die fünfte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the sixth consistent resolution</source>
        <translation>Immer die sechste widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the seventh consistent resolution</source>
        <translation>Immer die siebte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the eighth consistent resolution</source>
        <translation>Immer die achte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>by sea only to change places, if the convoy survives</source>
        <translation>zur See nur zum Platztausch, wenn der Konvoi besteht</translation>
    </message>
    <message>
        <source>by sea if so ordered or if an own fleet carries it</source>
        <translation>zur See auf Befehl oder mit eigener Flotte</translation>
    </message>
    <message>
        <source>by sea only if so ordered</source>
        <translation>zur See nur auf Befehl</translation>
    </message>
    <message>
        <source>from where the army started</source>
        <translation>von dort, wo die Armee aufbrach</translation>
    </message>
    <message>
        <source>from the space of the last fleet (Brannan)</source>
        <translation>vom Feld der letzten Flotte (Brannan)</translation>
    </message>
    <message>
        <source>are not heeded</source>
        <translation>werden nicht beachtet</translation>
    </message>
    <message>
        <source>if named, only fleets there carry the army</source>
        <translation>wenn genannt, fahren nur die Flotten dort</translation>
    </message>
    <message>
        <source>must be named unless only one route is ordered</source>
        <translation>sind nötig, außer wenn nur ein Weg befohlen ist</translation>
    </message>
    <message>
        <source>is not followed</source>
        <translation>wird nicht befolgt</translation>
    </message>
    <message>
        <source>goes to the first coast of the map</source>
        <translation>geht an die erste Küste der Karte</translation>
    </message>
    <message>
        <source>goes to that coast</source>
        <translation>geht an diese Küste</translation>
    </message>
    <message>
        <source>goes to the only coast in reach</source>
        <translation>geht an die einzige erreichbare Küste</translation>
    </message>
    <message>
        <source>must be right if written; may be left out</source>
        <translation>muss stimmen, wenn sie dasteht; darf fehlen</translation>
    </message>
    <message>
        <source>may be left out only for units of the same power</source>
        <translation>darf nur bei eigenen Einheiten fehlen</translation>
    </message>
    <message>
        <source>must be written if two are possible</source>
        <translation>muss dastehen, wenn zwei möglich sind</translation>
    </message>
    <message>
        <source>is not heeded</source>
        <translation>wird nicht beachtet</translation>
    </message>
    <message>
        <source>makes the order illegal</source>
        <translation>macht den Befehl unzulässig</translation>
    </message>
    <message>
        <source>is not built</source>
        <translation>wird nicht aufgebaut</translation>
    </message>
    <message>
        <source>is built on the first coast of the map</source>
        <translation>entsteht an der ersten Küste der Karte</translation>
    </message>
    <message>
        <source>does no harm</source>
        <translation>schadet nicht</translation>
    </message>
    <message>
        <source>nothing is built</source>
        <translation>nichts wird aufgebaut</translation>
    </message>
    <message>
        <source>an army is built</source>
        <translation>eine Armee wird aufgebaut</translation>
    </message>
    <message>
        <source>a later sheet replaces an earlier one</source>
        <translation>ein späteres ersetzt ein früheres</translation>
    </message>
    <message>
        <source>the orders of all sheets count together</source>
        <translation>die Befehle aller zählen zusammen</translation>
    </message>
    <message>
        <source>the first legal order counts</source>
        <translation>der erste zulässige zählt</translation>
    </message>
    <message>
        <source>the last legal order counts</source>
        <translation>der letzte zulässige zählt</translation>
    </message>
    <message>
        <source>none counts, unless they say the same</source>
        <translation>keiner zählt, außer sie sagen dasselbe</translation>
    </message>
    <message>
        <source>the first legal ones count</source>
        <translation>die ersten zulässigen zählen</translation>
    </message>
    <message>
        <source>the last legal ones count</source>
        <translation>die letzten zulässigen zählen</translation>
    </message>
    <message>
        <source>none of them counts</source>
        <translation>keiner zählt</translation>
    </message>
    <message>
        <source>farthest from an owned centre; fleets first; by name</source>
        <translation>fern eigenen Zentren; Flotten zuerst; nach Namen</translation>
    </message>
    <message>
        <source>farthest from a home centre; fleets first; by name</source>
        <translation>fern der Heimat; Flotten zuerst; nach Namen</translation>
    </message>
    <message>
        <source>most moves away from a home centre; by name</source>
        <translation>meiste Züge bis zu einem Heimatzentrum; nach Namen</translation>
    </message>
    <message>
        <source>the others agree or draw lots</source>
        <translation>die anderen einigen sich oder losen</translation>
    </message>
    <message>
        <source>of English names</source>
        <translation>der englischen Namen</translation>
    </message>
    <message>
        <source>of the names on the board</source>
        <translation>der Namen auf dem Brett</translation>
    </message>
    <message>
        <source>as if not written: another may count</source>
        <translation>wie nicht geschrieben: ein anderer kann zählen</translation>
    </message>
    <message>
        <source>counts as the unit&apos;s order: it holds</source>
        <translation>zählt als Befehl: die Einheit hält</translation>
    </message>
    <message>
        <source>as before, but a move denies support to hold</source>
        <translation>ebenso, doch ein Zug verwirkt Hilfe beim Halten</translation>
    </message>
    <message>
        <source>fails; the unit cannot be supported in place</source>
        <translation>scheitert; Hilfe beim Halten zählt nicht</translation>
    </message>
    <message>
        <source>is illegal: the unit holds and may be supported</source>
        <translation>ist unzulässig: die Einheit hält, Hilfe zählt</translation>
    </message>
    <message>
        <source>the gamemaster decides</source>
        <translation>die Spielleitung entscheidet</translation>
    </message>
    <message>
        <source>is removed as soon as it is seen</source>
        <translation>wird entfernt, sobald sie auffällt</translation>
    </message>
    <message>
        <source>as much as the map says</source>
        <translation>so viel, wie die Karte sagt</translation>
    </message>
    <message>
        <source>18</source>
        <translation>18</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>centres owned</source>
        <translation>Zentren im Besitz</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>Einheiten auf dem Brett</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>a coast written must match; the text does not say what a missing one does</source>
        <translation>Eine genannte Küste muss stimmen; was eine fehlende bewirkt, sagt der Text nicht.</translation>
    </message>
    <message>
        <source>a path is written, so that there is one route</source>
        <translation>Ein Weg ist genannt, also gibt es nur einen.</translation>
    </message>
    <message>
        <source>never needed</source>
        <translation>nie nötig</translation>
    </message>
    <message>
        <source>the guide has an algorithm of its own; this stands in for it</source>
        <translation>Der Guide hat ein eigenes Verfahren; dies steht dafür.</translation>
    </message>
    <message>
        <source>the letter of the text</source>
        <translation>nach dem Wortlaut</translation>
    </message>
    <message>
        <source>the text allows exchanging places by convoy and leaves the rest open; this is the handling that DATC recommends</source>
        <translation>Der Text erlaubt den Platztausch per Konvoi und lässt den Rest offen; so empfiehlt es DATC.</translation>
    </message>
    <message>
        <source>the text can be read either way</source>
        <translation>Der Text lässt beides zu.</translation>
    </message>
    <message>
        <source>the text frees supports from the reach of the coast and does not say how it must be written</source>
        <translation>Der Text löst Unterstützungen von der Küste und sagt nicht, wie sie zu schreiben ist.</translation>
    </message>
    <message>
        <source>the text gives no rule</source>
        <translation>Der Text nennt keine Regel.</translation>
    </message>
    <message>
        <source>victory points are awarded beside it</source>
        <translation>Daneben gibt es Siegpunkte.</translation>
    </message>
    <message>
        <source>with two players XIV.2 counts 24 units on the board</source>
        <translation>Bei zwei Spielern zählt XIV.2 24 Einheiten auf dem Brett.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>rulebook, edition</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n house rule(s)</source>
        <translation>
            <numerusform>%1 + %n Hausregel</numerusform>
            <numerusform>%1 + %n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What the players may agree upon</source>
        <translation>Worauf die Spieler sich einigen können</translation>
    </message>
    <message>
        <source>What a vote that fails tells</source>
        <translation>Was eine gescheiterte Abstimmung verrät</translation>
    </message>
    <message>
        <source>A draw if nobody has gained a centre</source>
        <translation>Remis, wenn niemand ein Zentrum gewonnen hat</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann die Partie endet</translation>
    </message>
    <message>
        <source>Who has won when the years are over</source>
        <translation>Wer gesiegt hat, wenn die Jahre um sind</translation>
    </message>
    <message>
        <source>What the end is worth</source>
        <translation>Was das Ende zählt</translation>
    </message>
    <message>
        <source>How many play, and which powers</source>
        <translation>Wie viele spielen, und welche Mächte</translation>
    </message>
    <message>
        <source>a draw shared by all who have units</source>
        <translation>Remis, geteilt von allen mit Einheiten</translation>
    </message>
    <message>
        <source>a draw shared by all who own a centre</source>
        <translation>Remis, geteilt von allen mit einem Zentrum</translation>
    </message>
    <message>
        <source>such a draw, or conceding the victory</source>
        <translation>solches Remis, oder der Sieg wird zugestanden</translation>
    </message>
    <message>
        <source>how many were for it</source>
        <translation>wie viele dafür waren</translation>
    </message>
    <message>
        <source>nothing but that it failed</source>
        <translation>nur, dass sie gescheitert ist</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>for 3 years</source>
        <translation>3 Jahre lang</translation>
    </message>
    <message>
        <source>for 5 years</source>
        <translation>5 Jahre lang</translation>
    </message>
    <message>
        <source>for 7 years</source>
        <translation>7 Jahre lang</translation>
    </message>
    <message>
        <source>when somebody has won or all agree</source>
        <translation>wenn jemand siegt oder alle einig sind</translation>
    </message>
    <message>
        <source>after 5 years</source>
        <translation>nach 5 Jahren</translation>
    </message>
    <message>
        <source>after 6 years</source>
        <translation>nach 6 Jahren</translation>
    </message>
    <message>
        <source>after 7 years</source>
        <translation>nach 7 Jahren</translation>
    </message>
    <message>
        <source>after 8 years</source>
        <translation>nach 8 Jahren</translation>
    </message>
    <message>
        <source>after 10 years</source>
        <translation>nach 10 Jahren</translation>
    </message>
    <message>
        <source>after 15 years</source>
        <translation>nach 15 Jahren</translation>
    </message>
    <message>
        <source>after 20 years</source>
        <translation>nach 20 Jahren</translation>
    </message>
    <message>
        <source>after 35 years</source>
        <translation>nach 35 Jahren</translation>
    </message>
    <message>
        <source>nobody: it is a draw</source>
        <translation>niemand: Remis</translation>
    </message>
    <message>
        <source>who has the most units</source>
        <translation>wer die meisten Einheiten hat</translation>
    </message>
    <message>
        <source>who owns the most centres</source>
        <translation>wer die meisten Zentren besitzt</translation>
    </message>
    <message>
        <source>nothing is scored</source>
        <translation>es gibt keine Punkte</translation>
    </message>
    <message>
        <source>Alexander VII.4: +360 for a victory, -60 for a loss</source>
        <translation>Alexander VII.4: +360 für den Sieg, -60 für die Niederlage</translation>
    </message>
    <message>
        <source>draw size: 100, shared by those who draw</source>
        <translation>Remisgröße: 100, geteilt unter den Remisierenden</translation>
    </message>
    <message>
        <source>100 by the squares of the centres</source>
        <translation>100 nach den Quadraten der Zentren</translation>
    </message>
    <message>
        <source>a point for each centre</source>
        <translation>ein Punkt je Zentrum</translation>
    </message>
    <message>
        <source>C-Diplo: centres, and 38, 14, 7 for the largest</source>
        <translation>C-Diplo: Zentren, und 38, 14, 7 für die Größten</translation>
    </message>
    <message>
        <source>7: a power each</source>
        <translation>7: jedem eine Macht</translation>
    </message>
    <message>
        <source>6: Italy is neutral</source>
        <translation>6: Italien ist neutral</translation>
    </message>
    <message>
        <source>5: Italy and Germany are neutral</source>
        <translation>5: Italien und Deutschland sind neutral</translation>
    </message>
    <message>
        <source>4: E, AF, GT, IR</source>
        <translation>4: E, ÖF, DT, IR</translation>
    </message>
    <message>
        <source>3: R, EFG, AIT</source>
        <translation>3: R, EFD, ÖIT</translation>
    </message>
    <message>
        <source>3: EGA, RI, FT</source>
        <translation>3: EDÖ, RI, FT</translation>
    </message>
    <message>
        <source>2: EFR, AGT; Italy joins one</source>
        <translation>2: EFR, ÖDT; Italien kommt zu einem</translation>
    </message>
    <message>
        <source>the players agree beforehand</source>
        <translation>die Spieler vereinbaren es vorher</translation>
    </message>
    <message>
        <source>or the most units, if all agree</source>
        <translation>oder die meisten Einheiten, wenn alle einig sind</translation>
    </message>
    <message>
        <source>the variant that the text offers: 7</source>
        <translation>als Variante bietet der Text 7 an</translation>
    </message>
    <message>
        <source>Units may be given up to revive a power that lost its country</source>
        <translation>Einheiten dürfen hergegeben werden, um eine Macht wiederzubeleben, die ihr Land verloren hat</translation>
    </message>
    <message>
        <source>nothing by itself: centres and points make the score</source>
        <translation>nichts allein: Zentren und Punkte ergeben die Wertung</translation>
    </message>
</context>
<context>
    <name>chancery::OrderLine</name>
    <message>
        <source>Order of the unit</source>
        <translation>Befehl der Einheit</translation>
    </message>
    <message>
        <source>Three letters and Enter: “ser”, “s bud”, “h”. Enter alone goes on, Backspace goes back</source>
        <translation>Drei Buchstaben und Eingabe: „ser“, „s bud“, „h“. Eingabe allein geht weiter, Rücktaste geht zurück</translation>
    </message>
    <message>
        <source>Orders that begin so</source>
        <translation>Befehle, die so beginnen</translation>
    </message>
    <message>
        <source>Up and Down choose, Enter writes</source>
        <translation>Auf und Ab wählen, Eingabe schreibt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Enter: the next power</source>
        <translation>Eingabe: die nächste Macht</translation>
    </message>
    <message>
        <source>Build %1 of %2</source>
        <translation>Aufbau %1 von %2</translation>
    </message>
    <message>
        <source>Removal %1 of %2</source>
        <translation>Abbau %1 von %2</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>Order of %1</source>
        <translation>Befehl von %1</translation>
    </message>
    <message>
        <source>No legal order begins so. Enter writes it as it is.</source>
        <translation>So beginnt kein zulässiger Befehl. Eingabe schreibt ihn, wie er ist.</translation>
    </message>
</context>
<context>
    <name>chancery::OrderSheets</name>
    <message>
        <source>A unit without an order holds.</source>
        <translation>Eine Einheit ohne Befehl hält.</translation>
    </message>
    <message>
        <source>Dislodged. It may retreat to: %1. Or it is disbanded.</source>
        <translation>Vertrieben. Sie kann sich zurückziehen nach: %1. Oder sie wird aufgelöst.</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>Aufbau %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Abbau %1</translation>
    </message>
    <message>
        <source>Free centres: %1. A build may be waived.</source>
        <translation>Freie Zentren: %1. Auf einen Aufbau kann verzichtet werden.</translation>
    </message>
    <message>
        <source>Units: %1.</source>
        <translation>Einheiten: %1.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Befehlszettel</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Unterschrift</translation>
    </message>
</context>
<context>
    <name>chancery::PaperReport</name>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Versorgungszentren: %1.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>A game of Diplomacy</source>
        <translation>Eine Partie Diplomacy</translation>
    </message>
    <message>
        <source>Board: %1. Rules: %2.</source>
        <translation>Brett: %1. Regeln: %2.</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Wertung: %1</translation>
    </message>
    <message>
        <source>Builds not used: %1.</source>
        <translation>Nicht genutzte Aufbauten: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::Papers</name>
    <message>
        <source>&amp;Order sheets</source>
        <translation>&amp;Befehlszettel</translation>
    </message>
    <message>
        <source>A page for each power with a line for each order, retreat or adjustment of this phase; nothing that was written stands on it</source>
        <translation>Eine Seite je Macht mit einer Zeile für jeden Befehl, Rückzug, Auf- oder Abbau dieser Phase; nichts, was schon geschrieben wurde, steht darauf</translation>
    </message>
    <message>
        <source>&amp;Report of the phase</source>
        <translation>Be&amp;richt der Phase</translation>
    </message>
    <message>
        <source>Orders with their results, failed ones underlined, and the board</source>
        <translation>Befehle mit ihren Ergebnissen, misslungene unterstrichen, und das Brett</translation>
    </message>
    <message>
        <source>The whole game as a boo&amp;klet</source>
        <translation>Die ganze Partie als &amp;Heft</translation>
    </message>
    <message>
        <source>Every phase that has been resolved, and the tally of centres</source>
        <translation>Jede ausgewertete Phase und die Zählung der Zentren</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>Das B&amp;rett</translation>
    </message>
    <message>
        <source>As it stands in the phase that is shown; orders only once they are resolved</source>
        <translation>Wie es in der gezeigten Phase steht; Befehle erst, wenn sie ausgewertet sind</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxDialog</name>
    <message>
        <source>Paradox in %1</source>
        <translation>Paradox: %1</translation>
    </message>
    <message>
        <source>&amp;Rule so</source>
        <translation>So &amp;entscheiden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>What would come of it is shown on the board</source>
        <translation>Was daraus würde, zeigt das Brett</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxWords</name>
    <message>
        <source>Szykman&apos;s rule: the convoys fail</source>
        <translation>Szykmans Regel: die Konvois scheitern</translation>
    </message>
    <message>
        <source>All hold</source>
        <translation>Alle halten</translation>
    </message>
    <message>
        <source>Resolution %1</source>
        <translation>Lösung %1</translation>
    </message>
    <message>
        <source>%1 would cut %2&apos;s support</source>
        <translation>%1 würde die Unterstützung von %2 unterbrechen</translation>
    </message>
    <message>
        <source>that support decides %1</source>
        <translation>diese Unterstützung entscheidet über %1</translation>
    </message>
    <message>
        <source>that support protects %1</source>
        <translation>diese Unterstützung schützt %1</translation>
    </message>
    <message>
        <source>%1 would dislodge %2</source>
        <translation>%1 würde %2 vertreiben</translation>
    </message>
    <message>
        <source>%1 meets %2 coming the opposite way</source>
        <translation>%1 trifft auf den Gegenzug %2</translation>
    </message>
    <message>
        <source>%1 would make room for %2</source>
        <translation>%1 würde Platz machen für %2</translation>
    </message>
    <message>
        <source>%1 carries %2</source>
        <translation>%1 befördert %2</translation>
    </message>
    <message>
        <source>The house rule for paradoxes</source>
        <translation>Die Hausregel für Paradoxe</translation>
    </message>
    <message>
        <source>The gamemaster ruled: %1.</source>
        <translation>Die Spielleitung hat entschieden: %1.</translation>
    </message>
    <message>
        <source>Until the gamemaster rules, applied: %1.</source>
        <translation>Bis die Spielleitung entscheidet, gilt: %1.</translation>
    </message>
    <message>
        <source>Applied instead: %1.</source>
        <translation>Angewandt wurde statt dessen: %1.</translation>
    </message>
    <message>
        <source>%1 gives no answer: no resolution is consistent.</source>
        <translation>%1 gibt keine Antwort: Keine Lösung ist widerspruchsfrei.</translation>
    </message>
    <message>
        <source>Succeed: %1.</source>
        <translation>Es gelingen: %1.</translation>
    </message>
    <message>
        <source>Fail: %1.</source>
        <translation>Es scheitern: %1.</translation>
    </message>
    <message>
        <source>Supports cut: %1.</source>
        <translation>Unterbrochene Unterstützung: %1.</translation>
    </message>
    <message>
        <source>Fleets dislodged: %1.</source>
        <translation>Vertriebene Flotten: %1.</translation>
    </message>
    <message>
        <source>No fleet is dislodged.</source>
        <translation>Keine Flotte wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 settles it: %2.</source>
        <comment>clause, rule</comment>
        <translation>%1 entscheidet: %2.</translation>
    </message>
    <message>
        <source>no move succeeds</source>
        <translation>kein Zug gelingt</translation>
    </message>
    <message>
        <source>%1 succeed</source>
        <comment>one move or several</comment>
        <translation>%1 gelingt</translation>
    </message>
    <message>
        <source>no fleet is dislodged</source>
        <translation>keine Flotte wird vertrieben</translation>
    </message>
    <message>
        <source>%1 dislodged</source>
        <comment>fleets</comment>
        <translation>%1 vertrieben</translation>
    </message>
    <message>
        <source>%1 would bounce %2</source>
        <translation>%1 würde %2 abprallen lassen</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives several answers: %n resolutions are consistent.</source>
        <comment>clause, always several</comment>
        <translation>
            <numerusform>%1 gibt mehrere Antworten: %n Auflösung ist widerspruchsfrei.</numerusform>
            <numerusform>%1 gibt mehrere Antworten: %n Auflösungen sind widerspruchsfrei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rulebook</source>
        <translation>Das Regelwerk</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseReport</name>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>no order, %1</source>
        <translation>kein Befehl, %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power, its orders</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Dislodged:</source>
        <translation>Vertrieben:</translation>
    </message>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Versorgungszentren: %1.</translation>
    </message>
    <message>
        <source>%1 has nowhere to go and is destroyed.</source>
        <translation>%1 kann nirgendwohin und wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 may retreat to: %2.</source>
        <translation>%1 kann sich zurückziehen nach: %2.</translation>
    </message>
    <message>
        <source>Vote – %1.</source>
        <translation>Abstimmung – %1.</translation>
    </message>
    <message>
        <source>Orders between underscores failed.</source>
        <translation>Befehle zwischen Unterstrichen sind misslungen.</translation>
    </message>
    <message>
        <source>Builds not used: %1.</source>
        <translation>Nicht genutzte Aufbauten: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PictureFolder</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The folder %1 holds frames already; choose another.</source>
        <translation>Im Ordner %1 liegen schon Einzelbilder; bitte einen anderen wählen.</translation>
    </message>
</context>
<context>
    <name>chancery::Place</name>
    <message>
        <source>The game is open in another window already (%1, process %2 on %3). Two windows would undo each other&apos;s work. If that program is gone for good, remove %4.</source>
        <translation>Das Spiel ist schon in einem anderen Fenster offen (%1, Prozess %2 auf %3). Zwei Fenster würden einander die Arbeit zunichtemachen. Falls es dieses Programm sicher nicht mehr gibt, löschen Sie %4.</translation>
    </message>
</context>
<context>
    <name>chancery::PlaceDialog</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen …</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Durchsuchen</translation>
    </message>
    <message>
        <source>Choose folder and name</source>
        <translation>Ordner und Namen wählen</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Dateien (%1)</translation>
    </message>
    <message>
        <source>Say where it goes.</source>
        <translation>Wohin soll es gehen?</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder %1.</source>
        <translation>In den Ordner %1 kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>The name must end in .%1.</source>
        <translation>Der Name muss auf .%1 enden.</translation>
    </message>
    <message>
        <source>This file is there already; it will be replaced.</source>
        <translation>Diese Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>chancery::PlayerWords</name>
    <message>
        <source>from %1 on %2</source>
        <comment>phase, player</comment>
        <translation>ab %1 %2</translation>
    </message>
    <message>
        <source>in civil disorder from %1 until %2</source>
        <translation>führungslos von %1 bis %2</translation>
    </message>
    <message>
        <source>in civil disorder from %1 on</source>
        <translation>führungslos ab %1</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>führungslos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, player</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>Nobody plays %1: its units hold.</source>
        <translation>
            <numerusform>Niemand spielt %1: die Einheiten halten.</numerusform>
            <numerusform>Niemand spielt %1: die Einheiten halten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation>Führungslos</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Spieler von %1</translation>
    </message>
    <message>
        <source>Who began to play it; may stay empty</source>
        <translation>Wer sie von Anfang an spielt; darf leer bleiben</translation>
    </message>
    <message>
        <source>%1 is in civil disorder</source>
        <translation>%1 ist führungslos</translation>
    </message>
    <message>
        <source>Its player is absent: nobody is asked for its orders, and its units hold</source>
        <translation>Der Spieler fehlt: niemand wird nach ihren Befehlen gefragt, und ihre Einheiten halten</translation>
    </message>
    <message>
        <source>Who took %1 over</source>
        <translation>Wer %1 übernommen hat</translation>
    </message>
    <message>
        <source>Who plays it instead, from now on; may stay empty</source>
        <translation>Wer sie von jetzt an spielt; darf leer bleiben</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Lose</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation>&amp;Startzahl:</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>Lose &amp;ziehen</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Lose ziehen</translation>
    </message>
    <message>
        <source>Give the powers out to these players by lot</source>
        <translation>Die Mächte unter diesen Spielern auslosen</translation>
    </message>
    <message>
        <source>Show the &amp;lots to the players</source>
        <translation>Den Spielern die &amp;Lose zeigen</translation>
    </message>
    <message>
        <source>Show the lots to the players</source>
        <translation>Den Spielern die Lose zeigen</translation>
    </message>
    <message>
        <source>On the projector, when this dialog is closed with OK</source>
        <translation>Auf dem Projektor, sobald dieser Dialog mit OK geschlossen wird</translation>
    </message>
    <message>
        <source>First write who plays.</source>
        <translation>Zuerst eintragen, wer spielt.</translation>
    </message>
    <message>
        <source>No lots have been drawn.</source>
        <translation>Es wurde noch nicht gelost.</translation>
    </message>
    <message>
        <source>No lots were drawn; the game has begun.</source>
        <translation>Es wurde nicht gelost; die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, power</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drawn with %1. %2</source>
        <translation>Gezogen mit %1. %2</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
</context>
<context>
    <name>chancery::PositionDraft</name>
    <message>
        <source>%1: a unit of %2 is already there.</source>
        <translation>%1: Dort steht schon eine Einheit (%2).</translation>
    </message>
    <message>
        <source>%1: there is no such space on this map.</source>
        <translation>%1: Dieses Feld gibt es auf der Karte nicht.</translation>
    </message>
    <message>
        <source>%1 is not a supply centre.</source>
        <translation>%1 ist kein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>%1 already belongs to %2.</source>
        <translation>%1 ist schon vergeben: %2.</translation>
    </message>
    <message>
        <source>%1: a unit such as “A PAR” or “F STP/sc” is expected.</source>
        <translation>%1: Hier wird eine Einheit wie „A PAR“ oder „F STP/sc“ erwartet.</translation>
    </message>
    <message>
        <source>%1: an army cannot stand at sea.</source>
        <translation>%1: Eine Armee kann nicht auf See stehen.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot stand inland.</source>
        <translation>%1: Eine Flotte kann nicht im Binnenland stehen.</translation>
    </message>
    <message>
        <source>%1: on which coast? Write %2 or %3.</source>
        <translation>%1: An welcher Küste? Zu schreiben ist %2 oder %3.</translation>
    </message>
</context>
<context>
    <name>chancery::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Takes effect when Chancery is started again</source>
        <translation>Wirkt, wenn Chancery neu gestartet wird</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light or dark windows and boards</source>
        <translation>Helle oder dunkle Fenster und Spielbretter</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Labels on the board</source>
        <translation>Beschriftung des Bretts</translation>
    </message>
    <message>
        <source>What is written on the spaces of the board</source>
        <translation>Was auf den Feldern des Bretts steht</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>La&amp;bels:</source>
        <translation>&amp;Beschriftung:</translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation>Geschwindigkeit der Animation</translation>
    </message>
    <message>
        <source>From a quarter of the normal speed to four times</source>
        <translation>Von einem Viertel der normalen Geschwindigkeit bis zum Vierfachen</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Shows each step at once; nothing travels</source>
        <translation>Zeigt jeden Schritt sofort; nichts wandert</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>&amp;Geschwindigkeit:</translation>
    </message>
    <message>
        <source>Projector display</source>
        <translation>Bildschirm des Projektors</translation>
    </message>
    <message>
        <source>Where the window for the players opens</source>
        <translation>Wo sich das Fenster für die Spieler öffnet</translation>
    </message>
    <message>
        <source>The first that the board is not on</source>
        <translation>Der erste, auf dem das Spielbrett nicht ist</translation>
    </message>
    <message>
        <source>%1 (not connected)</source>
        <translation>%1 (nicht angeschlossen)</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projektor</translation>
    </message>
    <message>
        <source>&amp;Display:</source>
        <translation>B&amp;ildschirm:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Colours of the powers</source>
        <translation>Farben der Mächte</translation>
    </message>
    <message>
        <source>How the powers are coloured on every board</source>
        <translation>Wie die Mächte auf jedem Brett gefärbt sind</translation>
    </message>
    <message>
        <source>Clear: everybody can tell them apart</source>
        <translation>Klar: alle können sie unterscheiden</translation>
    </message>
    <message>
        <source>Traditional: as the pieces of the boxed game</source>
        <translation>Traditionell: wie die Figuren des Brettspiels</translation>
    </message>
    <message>
        <source>&amp;Hatch the realms</source>
        <translation>Reiche s&amp;chraffieren</translation>
    </message>
    <message>
        <source>Hatch the realms</source>
        <translation>Reiche schraffieren</translation>
    </message>
    <message>
        <source>Draws quiet lines across the land of each power, in a direction of its own</source>
        <translation>Zieht zarte Linien über das Land jeder Macht, jede in ihrer eigenen Richtung</translation>
    </message>
    <message>
        <source>In the traditional colours some powers look alike to some people, and Russian land looks like nobody&apos;s. The letter and the shape of each unit, and hatched realms, tell them apart.</source>
        <translation>In den traditionellen Farben sehen manche Mächte für manche Menschen gleich aus, und russisches Land sieht aus wie herrenloses. Buchstabe und Form jeder Einheit und schraffierte Reiche unterscheiden sie.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Fa&amp;rben:</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Tö&amp;ne</translation>
    </message>
    <message>
        <source>Sounds of the clock</source>
        <translation>Töne der Uhr</translation>
    </message>
    <message>
        <source>A bell a minute before the time of a stage is up, and three when it is</source>
        <translation>Eine Glocke eine Minute vor Ablauf der Zeit eines Abschnitts, drei beim Ablauf</translation>
    </message>
    <message>
        <source>Spo&amp;ken</source>
        <translation>Ans&amp;agen</translation>
    </message>
    <message>
        <source>Spoken clock</source>
        <translation>Uhr mit Ansagen</translation>
    </message>
    <message>
        <source>Says aloud what the bells mean</source>
        <translation>Sagt laut, was die Glocken bedeuten</translation>
    </message>
    <message>
        <source>Says aloud what the bells mean. This program was built without speech.</source>
        <translation>Sagt laut, was die Glocken bedeuten. Dieses Programm wurde ohne Sprache gebaut.</translation>
    </message>
    <message>
        <source>Volume of the clock</source>
        <translation>Lautstärke der Uhr</translation>
    </message>
    <message>
        <source>From silence to as loud as it goes</source>
        <translation>Von Stille bis so laut, wie es geht</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>La&amp;utstärke:</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>chancery::PrintDialog</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;Preview and print…</source>
        <translation>&amp;Vorschau und drucken …</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>Vorschau und drucken</translation>
    </message>
    <message>
        <source>Look at the pages, then print them</source>
        <translation>Die Seiten ansehen, dann drucken</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Write the pages into a file</source>
        <translation>Die Seiten in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
</context>
<context>
    <name>chancery::ProjectorWindow</name>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Was die Spieler sehen</translation>
    </message>
</context>
<context>
    <name>chancery::PromptText</name>
    <message>
        <source>Games (*.chancery);;All files (*)</source>
        <translation>Spiele (*.chancery);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>They are lost if you do not save them.</source>
        <translation>Sie gehen verloren, wenn sie nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Not all sheets are ready. Resolve all the same?</source>
        <translation>Nicht alle Zettel sind fertig. Trotzdem auswerten?</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Swap displays</source>
        <translation>Bildschirme tauschen</translation>
    </message>
    <message>
        <source>Swap the displays of the two windows?</source>
        <translation>Die Bildschirme der beiden Fenster tauschen?</translation>
    </message>
    <message>
        <source>The console, with all orders, moves to the display that the audience is looking at now. The audience window moves to this display. Until you answer, the audience window is blank.</source>
        <translation>Die Konsole mit allen Befehlen kommt auf den Bildschirm, auf den das Publikum jetzt schaut. Das Publikumsfenster kommt auf diesen Bildschirm. Bis zur Antwort ist das Publikumsfenster dunkel.</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>Bildschirme &amp;tauschen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>The audience window shows “%1”. Show “%2” instead?</source>
        <translation>Das Publikumsfenster zeigt „%1“. Stattdessen „%2“ zeigen?</translation>
    </message>
    <message>
        <source>&amp;Show this game</source>
        <translation>Diese Partie &amp;zeigen</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Nächste Phase</translation>
    </message>
    <message>
        <source>“%1” has not been revealed. Go on to the next phase?</source>
        <comment>phase</comment>
        <translation>„%1“ wurde nicht aufgedeckt. Zur nächsten Phase übergehen?</translation>
    </message>
    <message>
        <source>The players will see the new position without having seen the orders.</source>
        <translation>Die Spieler sehen dann die neue Stellung, ohne die Befehle gesehen zu haben.</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Nächste Phase</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingProblems</name>
    <message>
        <source>a unit such as “A Paris”</source>
        <translation>eine Einheit wie „A Paris“</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>the space to go to</source>
        <translation>das Zielfeld</translation>
    </message>
    <message>
        <source>what the unit shall do (hold, move, support, convoy …)</source>
        <translation>was die Einheit tun soll (halten, ziehen, unterstützen, befördern …)</translation>
    </message>
    <message>
        <source>the army to be convoyed</source>
        <translation>die Armee, die befördert werden soll</translation>
    </message>
    <message>
        <source>the end of the order</source>
        <translation>das Ende des Befehls</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>last of several choices</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>“%1” is no space. Expected is %2.</source>
        <translation>„%1“ ist kein Feld. Erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is no space. Did you mean %2?</source>
        <translation>„%1“ ist kein Feld. Gemeint ist vielleicht %2?</translation>
    </message>
    <message>
        <source>The order ends too early. Expected is %1.</source>
        <translation>Der Befehl endet zu früh. Erwartet wird: %1.</translation>
    </message>
    <message>
        <source>“%1” is not understood here. Expected is %2.</source>
        <translation>„%1“ ist hier nicht verständlich. Erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” can be %2. Write which.</source>
        <translation>„%1“ kann %2 sein. Bitte genauer schreiben.</translation>
    </message>
    <message>
        <source>“%1” is no coast there. Expected is %2.</source>
        <translation>Die Küste „%1“ gibt es dort nicht. Erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is no sea. Only seas can lie on the way.</source>
        <translation>„%1“ ist kein Meer. Auf dem Weg können nur Meere liegen.</translation>
    </message>
    <message>
        <source>“%1” can be the unit in %2. Write where it is.</source>
        <translation>„%1“ kann die Einheit in %2 sein. Bitte schreiben, wo sie steht.</translation>
    </message>
    <message>
        <source>“%1” fits no unit. Write where it is.</source>
        <translation>Zu „%1“ passt keine Einheit. Bitte schreiben, wo sie steht.</translation>
    </message>
    <message>
        <source>An army or a fleet? Write A or F before “%1”.</source>
        <translation>Armee oder Flotte? Bitte A oder F vor „%1“ schreiben.</translation>
    </message>
    <message>
        <source>These are orders of %1, on the sheet of %2.</source>
        <translation>Das sind Befehle von %1 auf dem Blatt von %2.</translation>
    </message>
    <message>
        <source>Nothing tells whose order it is. Write the power before it, as in “France:”.</source>
        <translation>Wessen Befehl ist das? Bitte die Macht davor schreiben, etwa „Frankreich:“.</translation>
    </message>
    <message>
        <source>Here is room for one order only.</source>
        <translation>Hier ist nur Platz für einen Befehl.</translation>
    </message>
    <message>
        <source>The line is too long. At most %1 bytes can be read.</source>
        <translation>Die Zeile ist zu lang. Gelesen werden höchstens %1 Bytes.</translation>
    </message>
    <message>
        <source>There are too many lines. At most %1 can be read.</source>
        <translation>Das sind zu viele Zeilen. Gelesen werden höchstens %1.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>the power that the insurrection is to revive</source>
        <translation>die Macht, die der Aufstand wiederbeleben soll</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingText</name>
    <message>
        <source>“%1” was read as %2.</source>
        <translation>„%1“ wurde als %2 gelesen.</translation>
    </message>
</context>
<context>
    <name>chancery::ReasonChain</name>
    <message>
        <source>Against it</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation>Zählte nicht</translation>
    </message>
    <message>
        <source>Counted for it</source>
        <translation>Zählte dafür</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation>Paradox</translation>
    </message>
    <message>
        <source>Did not count against a unit of its own power</source>
        <translation>Zählte nicht gegen eine Einheit der eigenen Macht</translation>
    </message>
    <message>
        <source>Did not count, because the army has no convoy</source>
        <translation>Zählte nicht, weil die Armee keinen Konvoi hat</translation>
    </message>
    <message>
        <source>Hold strength %1, attack strength %2</source>
        <translation>Haltestärke %1, Angriffsstärke %2</translation>
    </message>
    <message>
        <source>Attack strength %1, hold strength %2</source>
        <translation>Angriffsstärke %1, Haltestärke %2</translation>
    </message>
    <message>
        <source>Attack strength %1, prevent strength %2</source>
        <translation>Angriffsstärke %1, Sperrstärke %2</translation>
    </message>
    <message>
        <source>Attack strength %1, defend strength %2</source>
        <translation>Angriffsstärke %1, Abwehrstärke %2</translation>
    </message>
</context>
<context>
    <name>chancery::ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>As the rulebooks print it</source>
        <translation>Wie die Regelhefte ihn drucken</translation>
    </message>
    <message>
        <source>As the e-mail judges sent it (English)</source>
        <translation>Wie die E-Mail-Richter ihn schickten (englisch)</translation>
    </message>
    <message>
        <source>Short, for a chat</source>
        <translation>Kurz, für einen Chat</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>How the report is written</source>
        <translation>Wie der Bericht geschrieben ist</translation>
    </message>
    <message>
        <source>All phases &amp;until now</source>
        <translation>Alle Phasen &amp;bis jetzt</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Bericht: %1</translation>
    </message>
    <message>
        <source>All phases until now</source>
        <translation>Alle Phasen bis jetzt</translation>
    </message>
    <message>
        <source>Every phase that has been resolved</source>
        <translation>Jede Phase, die ausgewertet ist</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>St&amp;yle:</source>
        <translation>&amp;Stil:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Put the report on the clipboard</source>
        <translation>Den Bericht in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>S&amp;peichern …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Write the report into a file</source>
        <translation>Den Bericht in eine Datei schreiben</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, reason</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsPage</name>
    <message>
        <source>Whose orders are shown</source>
        <translation>Wessen Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Orders and verdicts</source>
        <translation>Befehle und Ergebnisse</translation>
    </message>
    <message>
        <source>Why the chosen order ended so</source>
        <translation>Warum der gewählte Befehl so ausging</translation>
    </message>
    <message>
        <source>Choose an order to read why it ended so.</source>
        <translation>Einen Befehl wählen, um zu lesen, warum er so ausging.</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
    </message>
    <message>
        <source>What the rulebook left open</source>
        <translation>Was das Regelwerk offen ließ</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>button: reasons as a judge gives them, with notation and clauses</comment>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Give reasons as a judge</source>
        <translation>Begründen wie ein Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>chancery::RetreatDialog</name>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Choose for every dislodged unit where it retreats. Units that choose the same space are all disbanded; so is a unit that is told nothing.</source>
        <translation>Für jede vertriebene Einheit wählen, wohin sie sich zurückzieht. Einheiten, die dasselbe Feld wählen, werden alle aufgelöst; ebenso eine, für die nichts bestimmt ist.</translation>
    </message>
    <message>
        <source>&amp;Write retreats</source>
        <translation>Rückzüge &amp;eintragen</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Vertriebene Einheiten</translation>
    </message>
    <message>
        <source>– undecided –</source>
        <translation>– offen –</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Retreat of %1</source>
        <translation>Rückzug: %1</translation>
    </message>
    <message>
        <source>The spaces that are open to %1</source>
        <translation>Die Felder, die offen stehen: %1</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <source>dislodged by %1</source>
        <translation>vertrieben von %1</translation>
    </message>
    <message>
        <source>dislodged by %1 from %2</source>
        <translation>vertrieben von %1 aus %2</translation>
    </message>
    <message>
        <source>A MUN - BUR, or D A MUN; Enter takes it over</source>
        <comment>typed retreats</comment>
        <translation>A MUN - BUR, oder D A MUN; Eingabetaste übernimmt</translation>
    </message>
    <message>
        <source>Type a retreat</source>
        <translation>Rückzug tippen</translation>
    </message>
    <message>
        <source>A retreat as text, such as “A MUN - BUR”, or “D A MUN” to disband; Enter takes it over</source>
        <translation>Ein Rückzug als Text, etwa „A MUN - BUR“, oder „D A MUN“ zum Auflösen; die Eingabetaste übernimmt</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Tippen:</translation>
    </message>
    <message>
        <source>No dislodged unit is there: %1</source>
        <translation>Dort ist keine vertriebene Einheit: %1</translation>
    </message>
    <message>
        <source>%1 is not open to that unit.</source>
        <translation>%1 steht dieser Einheit nicht offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still undecided</source>
        <translation>
            <numerusform>noch %n Einheit offen</numerusform>
            <numerusform>noch %n Einheiten offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Every unit has been told what to do.</source>
        <translation>Für jede Einheit ist alles bestimmt.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>clashes with %1: both would be disbanded</source>
        <translation>trifft auf %1: Beide würden aufgelöst</translation>
    </message>
    <message>
        <source>Nothing is decided for %1; such units are disbanded. Write once more to leave it so.</source>
        <translation>Für %1 ist nichts entschieden; solche Einheiten werden aufgelöst. Noch einmal eintragen, um es so zu lassen.</translation>
    </message>
</context>
<context>
    <name>chancery::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Play by these rules</source>
        <translation>&amp;Nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Another rulebook brings its own rules, without house rules</source>
        <translation>Ein anderes Regelwerk bringt seine eigenen Regeln mit, ohne Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Regelwerk:</translation>
    </message>
    <message>
        <source>&amp;Take all house rules back</source>
        <translation>Alle Hausregeln &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Every point as the rulebook has it</source>
        <translation>Jeden Punkt so, wie es das Regelwerk sagt</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>Steht unter</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>DATC does not treat this</source>
        <translation>DATC behandelt dies nicht</translation>
    </message>
    <message>
        <source>DATC %1</source>
        <translation>DATC %1</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>As the rulebook has it</source>
        <translation>Wie im Regelwerk</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule; the rulebook: %1</source>
        <translation>Hausregel; das Regelwerk: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>phase, orders</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What has been played stays: by these rules it would have come out otherwise in %1. Take these phases back first, or choose other rules.</source>
        <translation>Was gespielt ist, bleibt: Nach diesen Regeln wäre es anders ausgegangen in %1. Nehmen Sie diese Phasen erst zurück oder wählen Sie andere Regeln.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingDialog</name>
    <message>
        <source>Ruling on %1</source>
        <translation>Entscheidung zu %1</translation>
    </message>
    <message>
        <source>What would come of it:</source>
        <translation>Was daraus würde:</translation>
    </message>
    <message>
        <source>What would come of it, with the orders as they are now:</source>
        <translation>Was daraus würde, mit den Befehlen, wie sie jetzt sind:</translation>
    </message>
    <message>
        <source>What would come of it</source>
        <translation>Was daraus würde</translation>
    </message>
    <message>
        <source>&amp;Rule so</source>
        <translation>So &amp;entscheiden</translation>
    </message>
    <message>
        <source>What is overridden</source>
        <translation>Was anders bestimmt wird</translation>
    </message>
    <message>
        <source>What the gamemaster decides otherwise</source>
        <translation>Was die Spielleitung anders entscheidet</translation>
    </message>
    <message>
        <source>How an order is read</source>
        <translation>Wie ein Befehl gelesen wird</translation>
    </message>
    <message>
        <source>What comes of an order</source>
        <translation>Was aus einem Befehl wird</translation>
    </message>
    <message>
        <source>What stands in a space</source>
        <translation>Was in einem Feld steht</translation>
    </message>
    <message>
        <source>Whose a centre is</source>
        <translation>Wem ein Zentrum gehört</translation>
    </message>
    <message>
        <source>Which unit or space</source>
        <translation>Welche Einheit oder welches Feld</translation>
    </message>
    <message>
        <source>Type the first letters</source>
        <translation>Die ersten Buchstaben tippen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>It is kept with the game and printed in the report</source>
        <translation>Er wird mit der Partie aufgehoben und im Bericht gedruckt</translation>
    </message>
    <message>
        <source>The slip was read aloud and all agreed</source>
        <translation>Der Zettel wurde verlesen, alle stimmten zu</translation>
    </message>
    <message>
        <source>&amp;Override</source>
        <translation>&amp;Anders bestimmen</translation>
    </message>
    <message>
        <source>O&amp;f</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>Ruled is</source>
        <translation>Entschieden wird</translation>
    </message>
    <message>
        <source>R&amp;eason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>Der Befehl</translation>
    </message>
    <message>
        <source>As it is to be read; nothing: what is written does not count</source>
        <translation>Wie er zu lesen ist; leer: was geschrieben ist, zählt nicht</translation>
    </message>
    <message>
        <source>Nothing that is written counts</source>
        <translation>Nichts, was geschrieben ist, zählt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What comes of the order, whatever the rules say</source>
        <translation>Was aus dem Befehl wird, was auch immer die Regeln sagen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>What stands there when the phase begins</source>
        <translation>Was dort steht, wenn die Phase beginnt</translation>
    </message>
    <message>
        <source>Power of the unit</source>
        <translation>Macht der Einheit</translation>
    </message>
    <message>
        <source>Whose unit it is</source>
        <translation>Wessen Einheit es ist</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Whose the centre is when the phase begins</source>
        <translation>Wem das Zentrum gehört, wenn die Phase beginnt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No unit</source>
        <translation>Keine Einheit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>fleet, coast</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This is not an order for %1.</source>
        <translation>Das ist kein Befehl für %1.</translation>
    </message>
    <message>
        <source>This cannot come of the order as the other rulings stand.</source>
        <translation>Das kann aus dem Befehl nicht werden, wie die anderen Entscheidungen stehen.</translation>
    </message>
    <message>
        <source>A unit would be dislodged by its own power.</source>
        <translation>Eine Einheit würde von ihrer eigenen Macht vertrieben.</translation>
    </message>
    <message>
        <source>A ruling needs a reason</source>
        <translation>Eine Entscheidung braucht einen Grund</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Nichts ändert sich.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingLogDialog</name>
    <message>
        <source>Rulings of this game</source>
        <translation>Entscheidungen in dieser Partie</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Getroffen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Nothing has been ruled. Orders &gt; Ruling overrides an order, a result, a position or an owner.</source>
        <translation>Nichts wurde entschieden. Befehle &gt; Entscheidung bestimmt einen Befehl, ein Ergebnis, eine Stellung oder einen Besitzer anders.</translation>
    </message>
    <message>
        <source>The rulebook leaves the paradox open.</source>
        <translation>Das Regelwerk lässt das Paradox offen.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingWords</name>
    <message>
        <source>Reading</source>
        <translation>Lesart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Nothing that is written for %1 counts.</source>
        <translation>Nichts, was für %1 geschrieben ist, zählt.</translation>
    </message>
    <message>
        <source>The order of %1 reads %2.</source>
        <translation>Der Befehl von %1 lautet %2.</translation>
    </message>
    <message>
        <source>No unit stands in %1.</source>
        <translation>In %1 steht keine Einheit.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>power, unit</comment>
        <translation>%1 hat %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>order, result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to nobody.</source>
        <translation>%1 gehört niemandem.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 gehört %2.</translation>
    </message>
    <message>
        <source>Ruled: %1 Reason: %2</source>
        <translation>Entschieden: %1 Grund: %2</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Berichtigung</translation>
    </message>
    <message>
        <source>The phase was put right after it was played.</source>
        <translation>Die Phase wurde berichtigt, nachdem sie gespielt war.</translation>
    </message>
    <message>
        <source>The gamemaster ruled that the order reads so: “%1”.</source>
        <translation>Die Spielleitung hat entschieden, dass der Befehl so lautet: „%1“.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoreWords</name>
    <message>
        <source>none</source>
        <comment>system of scoring</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>system of scoring</comment>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Draw size</source>
        <comment>system of scoring</comment>
        <translation>Remisgröße</translation>
    </message>
    <message>
        <source>Sum of squares</source>
        <comment>system of scoring</comment>
        <translation>Quadratsumme</translation>
    </message>
    <message>
        <source>Centre count</source>
        <comment>system of scoring</comment>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>C-Diplo</source>
        <comment>system of scoring</comment>
        <translation>C-Diplo</translation>
    </message>
    <message>
        <source>The points of the rulebook are added to all.</source>
        <translation>Die Punkte des Regelwerks kommen überall hinzu.</translation>
    </message>
    <message>
        <source>The rules of this game score nothing; Edit, Rules changes that.</source>
        <translation>Die Regeln dieser Partie werten nichts; Bearbeiten, Regeln ändert das.</translation>
    </message>
    <message>
        <source>The rules of this game score by: %1.</source>
        <translation>Die Regeln dieser Partie werten nach: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the table as text, for a spreadsheet or a letter</source>
        <translation>Die Tabelle als Text kopieren, für Tabellenprogramme oder Briefe</translation>
    </message>
    <message>
        <source>How the game would end</source>
        <translation>Wie die Partie enden würde</translation>
    </message>
    <message>
        <source>The scores if it ended now</source>
        <translation>Die Wertung, wenn sie jetzt endete</translation>
    </message>
    <message>
        <source>a draw, shared by %1</source>
        <translation>Remis von %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>If it &amp;ended now:</source>
        <translation>&amp;Endete sie jetzt:</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Scores by power and system</source>
        <translation>Wertung nach Macht und System</translation>
    </message>
</context>
<context>
    <name>chancery::ScreenshotText</name>
    <message>
        <source>The game has no such phase.</source>
        <translation>Diese Phase gibt es in dem Spiel nicht.</translation>
    </message>
    <message>
        <source>The phase is not resolved: it has no story.</source>
        <translation>Die Phase ist nicht ausgewertet: Es gibt nichts vorzuführen.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Diese Aktion gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>Auf dieser Tafel gibt es noch nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>chancery::Session</name>
    <message>
        <source>typing for %1</source>
        <translation>Eingabe für %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Befehl %1</translation>
    </message>
    <message>
        <source>remove the order of %1</source>
        <translation>Befehl zurücknehmen: %1</translation>
    </message>
    <message>
        <source>This game takes %1 MiB. It was not saved, because no file of more than %2 MiB can be opened again. Shorten its longest order sheet, name or reason.</source>
        <comment>size of the game, the most allowed</comment>
        <translation>Diese Partie braucht %1 MiB. Sie wurde nicht gespeichert, weil keine Datei von mehr als %2 MiB wieder geöffnet werden kann. Bitte den längsten Befehlszettel, Namen oder Grund kürzen.</translation>
    </message>
    <message>
        <source>orders for %1</source>
        <translation>Befehle für %1</translation>
    </message>
    <message>
        <source>resolve %1</source>
        <translation>%1 auswerten</translation>
    </message>
    <message>
        <source>next phase</source>
        <translation>nächste Phase</translation>
    </message>
    <message>
        <source>take back the resolution</source>
        <translation>Auswertung zurücknehmen</translation>
    </message>
    <message>
        <source>back to the phase before</source>
        <translation>zurück zur Phase davor</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation>Punkte für %1</translation>
    </message>
    <message>
        <source>the meaning of “%1”</source>
        <translation>die Bedeutung von „%1“</translation>
    </message>
    <message>
        <source>slips of several powers</source>
        <translation>Zettel mehrerer Mächte</translation>
    </message>
    <message>
        <source>take back the agreement</source>
        <translation>Einigung zurücknehmen</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>joining by lot</source>
        <translation>Anschluss durch das Los</translation>
    </message>
    <message>
        <source>ruling on %1</source>
        <translation>Entscheidung zu %1</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation>%1 berichtigen</translation>
    </message>
</context>
<context>
    <name>chancery::ShowDialog</name>
    <message>
        <source>Export the show</source>
        <translation>Vorführung exportieren</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Only phases that the players have seen</source>
        <translation>Nur Phasen, die die Spieler gesehen haben</translation>
    </message>
    <message>
        <source>The phase on the board</source>
        <translation>Die Phase auf dem Brett</translation>
    </message>
    <message>
        <source>The whole game so far</source>
        <translation>Das ganze Spiel bis hierher</translation>
    </message>
    <message>
        <source>A folder of pictures, one a frame, or a video</source>
        <translation>Ein Ordner mit Einzelbildern oder ein Video</translation>
    </message>
    <message>
        <source>A folder of pictures, one a frame. Videos need the program ffmpeg, which is not installed.</source>
        <translation>Ein Ordner mit Einzelbildern. Videos brauchen das Programm ffmpeg, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>The folder of the pictures, or the file of the video</source>
        <translation>Der Ordner der Bilder oder die Datei des Videos</translation>
    </message>
    <message>
        <source>&amp;Where to:</source>
        <translation>&amp;Wohin:</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>In Pixeln</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>More run smoother and take longer to write</source>
        <translation>Mehr laufen ruhiger, das Schreiben dauert länger</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>A light or a dark board</source>
        <translation>Ein helles oder ein dunkles Brett</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Frames a second:</source>
        <translation>&amp;Bilder je Sekunde:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Pictures go into a folder of their own.</source>
        <translation>Bilder kommen in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>PNG pictures in a folder</source>
        <translation>PNG-Bilder in einem Ordner</translation>
    </message>
    <message>
        <source>Video (ffmpeg is not installed)</source>
        <translation>Video (ffmpeg ist nicht installiert)</translation>
    </message>
    <message>
        <source>%1 minutes, %2 frames</source>
        <comment>how long</comment>
        <translation>%1 Minuten, %2 Bilder</translation>
    </message>
</context>
<context>
    <name>chancery::ShowExport</name>
    <message>
        <source>There is no story to show: the phase is not resolved.</source>
        <translation>Es gibt nichts vorzuführen: Die Phase ist nicht ausgewertet.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowText</name>
    <message>
        <source>Writing the show…</source>
        <translation>Die Vorführung wird geschrieben…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Export the show</source>
        <translation>Vorführung exportieren</translation>
    </message>
    <message>
        <source>The show was written to %1.</source>
        <translation>Die Vorführung wurde nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>chancery::SlideView</name>
    <message>
        <source>Card or slide for the players</source>
        <translation>Karte oder Tafel für die Spieler</translation>
    </message>
</context>
<context>
    <name>chancery::SlideWords</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Centre tally</source>
        <translation>Zentrenstand</translation>
    </message>
    <message>
        <source>Race over the years</source>
        <translation>Verlauf über die Jahre</translation>
    </message>
    <message>
        <source>What changed this year</source>
        <translation>Was dieses Jahr brachte</translation>
    </message>
    <message>
        <source>Centres at the start</source>
        <translation>Zentren zu Beginn</translation>
    </message>
    <message>
        <source>Centres at the end of %1</source>
        <translation>Zentren am Ende von %1</translation>
    </message>
    <message>
        <source>The race to %1 centres</source>
        <translation>Das Rennen zu %1 Zentren</translation>
    </message>
    <message>
        <source>Centres over the years</source>
        <translation>Zentren über die Jahre</translation>
    </message>
    <message>
        <source>What changed in %1</source>
        <translation>Was %1 brachte</translation>
    </message>
    <message numerus="yes">
        <source>%1 powers are level with %n centre(s)</source>
        <translation>
            <numerusform>%1 Mächte liegen gleichauf mit %n Zentrum</numerusform>
            <numerusform>%1 Mächte liegen gleichauf mit %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %n centre(s) each</source>
        <translation>
            <numerusform>%1 führen mit je %n Zentrum</numerusform>
            <numerusform>%1 führen mit je %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n centre(s)</source>
        <translation>
            <numerusform>%1 führt mit %n Zentrum</numerusform>
            <numerusform>%1 führt mit %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s) remain</source>
        <translation>
            <numerusform>%n Macht bleibt im Spiel</numerusform>
            <numerusform>%n Mächte bleiben im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <comment>places, power</comment>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>%1 (to %2)</source>
        <comment>places, power</comment>
        <translation>%1 (an %2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>unit, power</comment>
        <translation>%1, durch %2</translation>
    </message>
    <message>
        <source>is out of the game</source>
        <comment>after the name of a power</comment>
        <translation>scheidet aus dem Spiel aus</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Units dislodged</source>
        <translation>Vertriebene Einheiten</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>so many centres win the game</comment>
        <translation>
            <numerusform>%n gewinnt</numerusform>
            <numerusform>%n gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>The lots</source>
        <translation>Die Lose</translation>
    </message>
    <message>
        <source>Result of the vote</source>
        <translation>Ergebnis der Abstimmung</translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation>Wer was spielt</translation>
    </message>
    <message>
        <source>The players have voted</source>
        <translation>Die Spieler haben abgestimmt</translation>
    </message>
</context>
<context>
    <name>chancery::StoryControls</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed of the story</source>
        <translation>Geschwindigkeit der Vorführung</translation>
    </message>
    <message>
        <source>Instant of the story</source>
        <translation>Zeitpunkt der Vorführung</translation>
    </message>
    <message>
        <source>Drag to any instant of the story</source>
        <translation>An jeden Zeitpunkt der Vorführung ziehen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>The fights to come</source>
        <translation>Die kommenden Kämpfe</translation>
    </message>
    <message>
        <source>Card for the players: %1. %2</source>
        <comment>heading, caption</comment>
        <translation>Karte für die Spieler: %1. %2</translation>
    </message>
</context>
<context>
    <name>chancery::TallyModel</name>
    <message>
        <source>Centres at the end of the year</source>
        <translation>Zentren am Ende des Jahres</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Awarded: %1, for insurrections: %2, for the control of Europe: %3. With the centres: %4</source>
        <translation>Verliehen: %1, für Aufstände: %2, für die Herrschaft über Europa: %3. Mit den Zentren: %4</translation>
    </message>
    <message>
        <source>Victory points beside the centres</source>
        <translation>Siegpunkte neben den Zentren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>chancery::TallyPanel</name>
    <message>
        <source>Supply centres and units by power</source>
        <translation>Versorgungszentren und Einheiten je Macht</translation>
    </message>
</context>
<context>
    <name>chancery::UnitPhrases</name>
    <message>
        <source>%1&apos;s army in %2</source>
        <comment>power, province</comment>
        <translation>Die Armee %2 (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet in %2</source>
        <comment>power, province</comment>
        <translation>Die Flotte %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 army in %2</source>
        <comment>adjective of a power, province</comment>
        <translation>Die %1e Armee %2</translation>
    </message>
    <message>
        <source>The %1 fleet in %2</source>
        <comment>adjective of a power, province</comment>
        <translation>Die %1e Flotte %2</translation>
    </message>
    <message>
        <source>%1&apos;s support from %2</source>
        <comment>power, province</comment>
        <translation>Die Unterstützung aus %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 support from %2</source>
        <comment>adjective of a power, province</comment>
        <translation>Die %1e Unterstützung aus %2</translation>
    </message>
    <message>
        <source>%1&apos;s convoy through %2</source>
        <comment>power, province</comment>
        <translation>Der Konvoi von %1 (%2)</translation>
    </message>
    <message>
        <source>The %1 convoy through %2</source>
        <comment>adjective of a power, province</comment>
        <translation>Der %1e Konvoi (%2)</translation>
    </message>
</context>
<context>
    <name>chancery::VideoFile</name>
    <message>
        <source>ffmpeg cannot be started: %1</source>
        <translation>ffmpeg lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>A video needs the program ffmpeg, which is not installed. Pictures need nothing.</source>
        <translation>Ein Video braucht das Programm ffmpeg, das nicht installiert ist. Bilder brauchen nichts.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg ist gescheitert: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben.</translation>
    </message>
</context>
<context>
    <name>chancery::VoteDialog</name>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>&amp;Begin the vote</source>
        <translation>Abstimmung &amp;beginnen</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <translation>geteilt von %1</translation>
    </message>
    <message>
        <source>What is proposed?</source>
        <translation>Was wird vorgeschlagen?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>proposal, why it is not possible</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Vote on this</source>
        <translation>Hierüber abstimmen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have a vote; all must agree</source>
        <translation>
            <numerusform>%n Spieler hat eine Stimme; alle müssen zustimmen</numerusform>
            <numerusform>%n Spieler haben eine Stimme; alle müssen zustimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tokens in a bag: only their number is entered</source>
        <translation>&amp;Marken im Beutel: nur ihre Zahl wird eingegeben</translation>
    </message>
    <message>
        <source>Every player puts in a token, for or against</source>
        <translation>Jeder Spieler legt eine Marke hinein, dafür oder dagegen</translation>
    </message>
    <message>
        <source>Each in turn at this &amp;screen, unseen by the others</source>
        <translation>Nacheinander an diesem &amp;Bildschirm, ungesehen von den anderen</translation>
    </message>
    <message>
        <source>The screen is covered between two players</source>
        <translation>Zwischen zwei Spielern ist der Bildschirm verdeckt</translation>
    </message>
    <message>
        <source>The ballot is open: the numbers are told and kept.</source>
        <translation>Die Abstimmung ist offen: die Zahlen werden gesagt und aufbewahrt.</translation>
    </message>
    <message>
        <source>The ballot is secret: only whether it has passed is told and kept.</source>
        <translation>Die Abstimmung ist geheim: nur ob angenommen wurde, wird gesagt und aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Abstimmen</translation>
    </message>
    <message>
        <source>Only this player looks at the screen from now on</source>
        <translation>Von jetzt an sieht nur dieser Spieler auf den Bildschirm</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Dafür</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>Da&amp;gegen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Tokens for it</source>
        <translation>Marken dafür</translation>
    </message>
    <message>
        <source>How many tokens in the bag are for the proposal</source>
        <translation>Wie viele Marken im Beutel für den Vorschlag sind</translation>
    </message>
    <message>
        <source>Tokens against it</source>
        <translation>Marken dagegen</translation>
    </message>
    <message>
        <source>How many tokens in the bag are against the proposal</source>
        <translation>Wie viele Marken im Beutel gegen den Vorschlag sind</translation>
    </message>
    <message>
        <source>Tokens &amp;for:</source>
        <translation>Marken &amp;dafür:</translation>
    </message>
    <message>
        <source>Tokens &amp;against:</source>
        <translation>Marken da&amp;gegen:</translation>
    </message>
    <message>
        <source>&amp;Show the result to the players</source>
        <translation>Den Spielern das Ergebnis &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the result to the players</source>
        <translation>Den Spielern das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>On the projector</source>
        <translation>Auf dem Projektor</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>&amp;Zählen</translation>
    </message>
    <message>
        <source>&amp;Keep the result</source>
        <translation>Ergebnis &amp;festhalten</translation>
    </message>
    <message>
        <source>Voter %1 of %2. The others look away.</source>
        <translation>Stimme %1 von %2. Die anderen sehen weg.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>Die Partie ist zu Ende: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>%1 of %2 tokens</source>
        <translation>%1 von %2 Marken</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>powers (player)</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>chancery::VoteWords</name>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Concession to %1</source>
        <translation>Sieg an %1</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a vote</comment>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a vote</comment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>%1 for, %2 against</source>
        <translation>%1 dafür, %2 dagegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>proposal: passed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>vote (numbers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>these rules know no concessions</source>
        <translation>diese Regeln kennen keinen zugestandenen Sieg</translation>
    </message>
    <message>
        <source>it would have no share in a draw</source>
        <translation>hätte keinen Anteil an einem Remis</translation>
    </message>
</context>
<context>
    <name>chancery::Words</name>
    <message>
        <source>that place</source>
        <translation>an diesem Ort</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>eine andere Einheit</translation>
    </message>
    <message>
        <source>%7 builds in %1.</source>
        <translation>%7 baut auf: %1.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it does not own that centre.</source>
        <translation>%7 kann nicht aufbauen: %1 gehört einer anderen Macht oder niemandem.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it is not one of its home centres.</source>
        <translation>%7 kann nicht aufbauen: %1 ist keines der eigenen Heimatzentren.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: a unit stands there.</source>
        <translation>%7 kann nicht aufbauen: %1 ist besetzt.</translation>
    </message>
    <message>
        <source>%7 cannot build that in %1: such a unit cannot stand there.</source>
        <translation>%7 kann das nicht aufbauen: In %1 kann eine solche Einheit nicht stehen.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the coast was not named.</source>
        <translation>%7 kann nicht aufbauen: Für %1 wurde keine Küste genannt.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it has no build left.</source>
        <translation>%7 kann in %1 nicht aufbauen: Kein Aufbau ist mehr übrig.</translation>
    </message>
    <message>
        <source>%7 removes its unit in %1.</source>
        <translation>%7 baut ab: %1.</translation>
    </message>
    <message>
        <source>%7 keeps its unit in %1: nothing more has to be removed.</source>
        <translation>%7 behält die Einheit in %1: Mehr ist nicht abzubauen.</translation>
    </message>
    <message>
        <source>%7 waives one build.</source>
        <translation>%7 verzichtet auf einen Aufbau.</translation>
    </message>
    <message>
        <source>No reason is known.</source>
        <translation>Kein Grund bekannt.</translation>
    </message>
    <message>
        <source>Support counted: %1.</source>
        <translation>Unterstützung, die zählte: %1.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>%1 %2, movement</source>
        <comment>season, year</comment>
        <translation>%1 %2, Züge</translation>
    </message>
    <message>
        <source>%1 %2, retreats</source>
        <comment>season, year</comment>
        <translation>%1 %2, Rückzüge</translation>
    </message>
    <message>
        <source>%1 %2, adjustments</source>
        <comment>season, year</comment>
        <translation>%1 %2, Auf- und Abbau</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>north coast</source>
        <translation>Nordküste</translation>
    </message>
    <message>
        <source>east coast</source>
        <translation>Ostküste</translation>
    </message>
    <message>
        <source>south coast</source>
        <translation>Südküste</translation>
    </message>
    <message>
        <source>west coast</source>
        <translation>Westküste</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>verdict: legal in itself, but nothing matches it</comment>
        <translation>wirkungslos</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>verdict</comment>
        <translation>unzulässig</translation>
    </message>
    <message>
        <source>given</source>
        <comment>verdict on a support</comment>
        <translation>gilt</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>verdict on a support</comment>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>available</source>
        <comment>verdict on a convoy</comment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation>gerissen</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>verdict on a hold</comment>
        <translation>steht</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>vertrieben</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, fate</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no power</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province, coast</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Army %1</source>
        <translation>Armee %1</translation>
    </message>
    <message>
        <source>Fleet %1</source>
        <translation>Flotte %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>%1 to %2 by convoy</source>
        <translation>%1 – %2 im Konvoi</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 supports %2 in holding</source>
        <translation>%1 unterstützt %2 beim Halten</translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <translation>%1 unterstützt %2 – %3</translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <translation>%1 im Konvoi mit %2 – %3</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation>%1 – %2, Rückzug</translation>
    </message>
    <message>
        <source>%1 disbands</source>
        <translation>%1 wird aufgelöst</translation>
    </message>
    <message>
        <source>%1 is built</source>
        <translation>%1 wird aufgebaut</translation>
    </message>
    <message>
        <source>One build is waived</source>
        <translation>Verzicht auf einen Aufbau</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühjahr</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>%7 has no build left to waive.</source>
        <translation>%7 hat keinen Aufbau mehr, auf den sich verzichten ließe.</translation>
    </message>
    <message>
        <source>%7 may not waive a build.</source>
        <translation>%7 darf auf keinen Aufbau verzichten.</translation>
    </message>
    <message>
        <source>that unit</source>
        <translation>diese Einheit</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>Der Befehl</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: %3 makes room.</source>
        <translation>%1 gelingt im Kreis: %3 macht Platz.</translation>
    </message>
    <message>
        <source>%1 is cut by %3.</source>
        <translation>%1 wird unterbrochen durch %3.</translation>
    </message>
    <message>
        <source>%1 is illegal: there is no such unit.</source>
        <translation>%1 ist unzulässig: Eine solche Einheit gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit does not belong to %7.</source>
        <translation>%1 ist unzulässig: Die Einheit gehört nicht zu %7.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleets were ordered to convoy it.</source>
        <translation>%1 ist unzulässig: Keine Flotten haben Befehl zum Konvoi.</translation>
    </message>
    <message>
        <source>%1 is illegal: a unit cannot support itself.</source>
        <translation>%1 ist unzulässig: Eine Einheit kann sich nicht selbst unterstützen.</translation>
    </message>
    <message>
        <source>%1 does not count: another order to %8 does.</source>
        <translation>%1 zählt nicht: Ein anderer Befehl an %8 zählt.</translation>
    </message>
    <message>
        <source>%1 is not followed: %8 has two different orders.</source>
        <translation>%1 wird nicht befolgt: %8 hat zwei verschiedene Befehle.</translation>
    </message>
    <message>
        <source>%1 is not written as the rulebook demands.</source>
        <translation>%1 ist nicht so geschrieben, wie das Regelwerk es verlangt.</translation>
    </message>
    <message>
        <source>%1 does not belong to this phase.</source>
        <translation>%1 gehört nicht in diese Phase.</translation>
    </message>
    <message>
        <source>%8 retreats to %2.</source>
        <translation>%8 zieht sich zurück nach: %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is not open to its retreat.</source>
        <translation>%8 wird aufgelöst: %2 steht dem Rückzug nicht offen.</translation>
    </message>
    <message>
        <source>%8 is disbanded as ordered.</source>
        <translation>%8 wird wie befohlen aufgelöst.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2.</source>
        <translation>%1 wird vertrieben durch %2.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>clause</comment>
        <translation>(%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won the game</source>
        <translation>
            <numerusform>%1 hat die Partie gewonnen</numerusform>
            <numerusform>%1 haben die Partie gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No centre has been gained for years: a draw, shared by %1</source>
        <translation>
            <numerusform>Seit Jahren kein Zentrum gewonnen: Remis von %1</numerusform>
            <numerusform>Seit Jahren kein Zentrum gewonnen: Remis von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The years are over, and the game goes to %1</source>
        <translation>
            <numerusform>Die Jahre sind um, und %1 hat gewonnen</numerusform>
            <numerusform>Die Jahre sind um: die Partie teilen sich %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw by agreement, shared by %1</source>
        <translation>
            <numerusform>Remis durch Vereinbarung, geteilt von %1</numerusform>
            <numerusform>Remis durch Vereinbarung, geteilt von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The victory is conceded to %1</source>
        <translation>
            <numerusform>Der Sieg wird %1 zugestanden</numerusform>
            <numerusform>Der Sieg wird %1 zugestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%7 waives nothing: of too many orders none counts.</source>
        <translation>%7 verzichtet auf nichts: Von zu vielen Befehlen zählt keiner.</translation>
    </message>
    <message>
        <source>%7 builds nothing in %1: of too many orders none counts.</source>
        <translation>%7 baut in %1 nichts auf: Von zu vielen Befehlen zählt keiner.</translation>
    </message>
    <message>
        <source>%7 may not choose its unit in %1: of too many orders to remove units none counts.</source>
        <translation>%7 darf die Einheit in %1 nicht auswählen: Von zu vielen Abbaubefehlen zählt keiner.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its orders do; until the table chooses another, it loses %1.</source>
        <translation>%7 muss mehr Einheiten abbauen, als gültig befohlen sind; bis der Tisch anders wählt, wird abgebaut: %1.</translation>
    </message>
    <message>
        <source>%7 has more units than centres; its flying Dutchman in %1 is removed.</source>
        <translation>%7 hat mehr Einheiten als Zentren; abgebaut wird der Fliegende Holländer in %1.</translation>
    </message>
    <message>
        <source>house rule %1</source>
        <translation>Hausregel %1</translation>
    </message>
    <message>
        <source>%1 is illegal: these rules know no insurrections.</source>
        <translation>%1 ist unzulässig: Diese Regeln kennen keine Aufstände.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 by an insurrection: it has not lost its country.</source>
        <translation>%7 kann %1 nicht durch einen Aufstand zurückgewinnen: Das Land ist nicht verloren.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 has not lost its country.</source>
        <translation>%1 ist unzulässig: %2 hat sein Land nicht verloren.</translation>
    </message>
    <message>
        <source>%8 is given up for an insurrection for %2: it takes %5 units, and %4 came.</source>
        <translation>%8 wird für einen Aufstand zugunsten von %2 hergegeben: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %2 filed no valid order to revive its country.</source>
        <translation>%8 wird vergeblich hergegeben: %2 hat keinen gültigen Befehl eingereicht, sein Land wiederzubeleben.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came.</source>
        <translation>%8 wird vergeblich hergegeben: Ein Aufstand zugunsten von %2 braucht %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %9, which was promised to %2 as well, did not turn up.</source>
        <translation>%8 wird vergeblich hergegeben: %9, ebenfalls %2 versprochen, ist nicht erschienen.</translation>
    </message>
    <message>
        <source>%8 does not turn up for %2, being dislodged: %4 against %3 %5.</source>
        <translation>%8 erscheint nicht zugunsten von %2, denn die Einheit wird vertrieben: %4 gegen %3 %5.</translation>
    </message>
    <message>
        <source>%7 may regain %1 once the retreats are made: %4 units came.</source>
        <translation>%7 kann %1 zurückgewinnen, sobald die Rückzüge gemacht sind: Gekommen sind %4 Einheiten.</translation>
    </message>
    <message>
        <source>%7 regains %1, and %8 stands there: it takes %5 units, and %4 came.</source>
        <translation>%7 gewinnt %1 zurück, und %8 steht dort: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%7 regains %1: it takes %5 units, and %4 came.</source>
        <translation>%7 gewinnt %1 zurück: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: it takes %5 units, and %4 came.</source>
        <translation>%7 gewinnt %1 nicht zurück: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: %9 was promised and did not turn up.</source>
        <translation>%7 gewinnt %1 nicht zurück: %9 war versprochen und ist nicht erschienen.</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: %2</source>
        <translation>%1 wird für einen Aufstand hergegeben: %2</translation>
    </message>
    <message>
        <source>%1 is to be regained</source>
        <translation>%1 soll zurückgewonnen werden</translation>
    </message>
    <message>
        <source>%7 must remove more units than its orders do; by the civil disorder rule it loses %1, with no way to a centre that counts.</source>
        <translation>%7 muss mehr Einheiten auflösen als befohlen; nach der Regel für führungslose Mächte verliert es %1, von wo kein Weg zu einem zählenden Zentrum führt.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its orders do; by the civil disorder rule it loses %1, at a distance of %4 from the nearest centre that counts.</source>
        <translation>%7 muss mehr Einheiten auflösen als befohlen; nach der Regel für führungslose Mächte verliert es %1, in der Entfernung %4 vom nächsten zählenden Zentrum.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled.</source>
        <comment>order, result</comment>
        <translation>%1: %2, so hat die Spielleitung entschieden.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled: “%3”.</source>
        <comment>order, result, reason</comment>
        <translation>%1: %2, so hat die Spielleitung entschieden: „%3“.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled on %3: “%4”.</source>
        <comment>order, result, another order, reason</comment>
        <translation>%1: %2, so hat die Spielleitung zu %3 entschieden: „%4“.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %9 was ordered to retreat to %2 as well.</source>
        <translation>%8 wird aufgelöst: %9 sollte sich ebenfalls nach %2 zurückziehen.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it could not move to %2 by itself.</source>
        <translation>%8 wird aufgelöst: Aus eigener Kraft könnte die Einheit nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is occupied.</source>
        <translation>%8 wird aufgelöst: %2 ist besetzt.</translation>
    </message>
    <message>
        <source>%8 is disbanded: its attacker came from %2.</source>
        <translation>%8 wird aufgelöst: Der Angreifer kam aus %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: a standoff left %2 empty.</source>
        <translation>%8 wird aufgelöst: %2 blieb durch ein Patt leer.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it has no order to retreat that counts.</source>
        <translation>%8 wird aufgelöst: Kein gültiger Befehl zum Rückzug liegt vor.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is there already.</source>
        <translation>%1 ist unzulässig: %8 ist schon dort.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8.</source>
        <translation>%1 ist unzulässig: %2 grenzt nicht an %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8, and no fleets are in place to convoy it there.</source>
        <translation>%1 ist unzulässig: %2 grenzt nicht an %8, und keine Flotten stehen für einen Konvoi bereit.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot move into a sea province.</source>
        <translation>%1 ist unzulässig: Eine Armee kann nicht in eine Seeprovinz ziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot move inland.</source>
        <translation>%1 ist unzulässig: Eine Flotte kann nicht ins Binnenland ziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is next to %8 by land, but not along the coast.</source>
        <translation>%1 ist unzulässig: %2 grenzt zu Lande an %8, aber nicht entlang der Küste.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on another coast than the one that %2 adjoins.</source>
        <translation>%1 ist unzulässig: %8 steht an einer anderen Küste als der, an die %2 grenzt.</translation>
    </message>
    <message>
        <source>%1 is illegal: in this game no unit may enter %2.</source>
        <translation>%1 ist unzulässig: In dieser Partie darf keine Einheit %2 betreten.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot be convoyed.</source>
        <translation>%1 ist unzulässig: Eine Flotte kann nicht im Konvoi fahren.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2.</source>
        <translation>%1 ist unzulässig: Der Befehl sagt nicht, an welche Küste von %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 cannot reach that coast.</source>
        <translation>%1 ist unzulässig: %8 kann diese Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>%1 is illegal: it names a coast that is wrong, although none is needed.</source>
        <translation>%1 ist unzulässig: Die Küste ist falsch, obwohl keine nötig wäre.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit is in %6.</source>
        <translation>%1 ist unzulässig: In %6 steht keine Einheit.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8.</source>
        <translation>%1 ist unzulässig: Die Provinz, in die unterstützt wird, grenzt nicht an %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot support into a sea province.</source>
        <translation>%1 ist unzulässig: Eine Armee kann nicht in eine Seeprovinz unterstützen.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot support into an inland province.</source>
        <translation>%1 ist unzulässig: Eine Flotte kann nicht in eine Binnenprovinz unterstützen.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move along the coast into the province into which it supports.</source>
        <translation>%1 ist unzulässig: %8 könnte nicht entlang der Küste in die Provinz ziehen, in die unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move from its coast into the province into which it supports.</source>
        <translation>%1 ist unzulässig: %8 könnte von ihrer Küste aus nicht in die Provinz ziehen, in die unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit in %6 cannot move to %2.</source>
        <translation>%1 ist unzulässig: Die Einheit in %6 kann nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleet in %6 cannot reach the coast that it names.</source>
        <translation>%1 ist unzulässig: Die Flotte in %6 kann die genannte Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation>%1 ist unzulässig: Der Befehl sagt nicht, an welche Küste von %2 die Flotte in %6 zieht.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot convoy.</source>
        <translation>%1 ist unzulässig: Eine Armee kann keinen Konvoi führen.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet convoys only from a sea province.</source>
        <translation>%1 ist unzulässig: Eine Flotte führt einen Konvoi nur in einer Seeprovinz.</translation>
    </message>
    <message>
        <source>%1 is illegal: no army is in %6.</source>
        <translation>%1 ist unzulässig: In %6 steht keine Armee.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army is in %2 already.</source>
        <translation>%1 ist unzulässig: Die Armee ist schon in %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: a convoy cannot end in %2, which has no coast.</source>
        <translation>%1 ist unzulässig: Ein Konvoi kann nicht in %2 enden, denn die Provinz hat keine Küste.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on no convoy route from %6 to %2.</source>
        <translation>%1 ist unzulässig: %8 liegt auf keinem Konvoiweg von %6 nach %2.</translation>
    </message>
    <message>
        <source>%1 succeeds: no unit is in %2, and no other moves there.</source>
        <extracomment>In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %8 the unit, %9 the unit against it. A gap that is not needed may be left out. Attack, hold, prevent and defend strength are the strengths of DATC 5.B.4 to 5.B.7.</extracomment>
        <translation>%1 gelingt: In %2 steht keine Einheit, und keine andere zieht dorthin.</translation>
    </message>
    <message>
        <source>%1 succeeds: %9 leaves %2.</source>
        <translation>%1 gelingt: %9 verlässt %2.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation>%1 gelingt: %3 hat auf %2 keine Wirkung, weil die Einheit von dort %9 vertreibt.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because no convoy carries %9 there.</source>
        <translation>%1 gelingt: %3 hat auf %2 keine Wirkung, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 succeeds: it changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%1 gelingt: Die Einheit tauscht den Platz mit %9; das ist möglich, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>%1 dislodges %9: attack %4, hold %5.</source>
        <translation>%1 vertreibt %9: Angriff %4, Halten %5.</translation>
    </message>
    <message>
        <source>%1 dislodges %9, which comes the opposite way: attack %4, defence %5.</source>
        <translation>%1 vertreibt %9, die entgegenkommt: Angriff %4, Abwehr %5.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation>%1 gelingt: Die Angriffsstärke %4 ist größer als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 gelingt: Die Angriffsstärke %4 ist größer als die Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation>%1 gelingt im Kreis: Die Angriffsstärke %4 ist größer als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3.</source>
        <translation>%1 prallt ab: Die Angriffsstärke %4 ist gleich der Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 prallt ab: Die Angriffsstärke %4 ist gleich der Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation>%1 prallt ab: Die Angriffsstärke %4 ist gleich der Sperrstärke %5 von %3; diese zählt, obwohl %9 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 ist kleiner als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: attack %4, prevent %5 of %3; and it cannot stop %9, because %8 is dislodged by the unit that comes from %2.</source>
        <translation>%1 scheitert: Angriff %4, Sperrstärke %5 von %3; und %9 ist nicht aufzuhalten, weil die Einheit aus %2 %8 vertreibt.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, and the attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 scheitert: %3 scheitert, und die Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 equals the defend strength %5 of %3.</source>
        <translation>%1 scheitert am Gegenzug: Die Angriffsstärke %4 ist gleich der Abwehrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 is below the defend strength %5 of %3.</source>
        <translation>%1 scheitert am Gegenzug: Die Angriffsstärke %4 ist kleiner als die Abwehrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 would exceed the defend strength %5 of %3, but a power does not dislodge its own unit.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 wäre größer als die Abwehrstärke %5 von %3, aber keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 would exceed the hold strength %5 of %9, but a power does not dislodge its own unit.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 wäre größer als die Haltestärke %5 von %9, aber keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted, because %9 is dislodged.</source>
        <translation>%1 scheitert: Der einzige Konvoiweg ist unterbrochen, weil %9 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9.</source>
        <translation>%1 scheitert: Jeder Konvoiweg ist unterbrochen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9.</source>
        <translation>%1 scheitert: Einer der Konvoiwege ist unterbrochen, und das genügt. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9.</source>
        <translation>%1 scheitert: Der genannte Konvoiweg ist unterbrochen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: its convoy by %9 is part of a paradox and fails, so that it has no effect.</source>
        <translation>%1 scheitert: Der Konvoi durch %9 gehört zu einem Paradox und scheitert, daher bleibt der Zug ohne Wirkung.</translation>
    </message>
    <message>
        <source>%1 fails: it is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 scheitert: Der Zug gehört zu einem Konvoi-Paradox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is invalid: no fleet was ordered to convoy it.</source>
        <translation>%1 ist ungültig: Keine Flotte erhielt den Befehl zum Konvoi.</translation>
    </message>
    <message>
        <source>%1 is invalid: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 ist ungültig: Die Flotten mit Befehl zum Konvoi bilden keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: on the convoy route that it names, no matching convoy was ordered in %9.</source>
        <translation>%1 ist ungültig: Auf dem genannten Konvoiweg fehlt ein passender Befehl zum Konvoi in %9.</translation>
    </message>
    <message>
        <source>%1 is invalid: there are several convoy routes, and it names none of them.</source>
        <translation>%1 ist ungültig: Es gibt mehrere Konvoiwege, und der Befehl nennt keinen.</translation>
    </message>
    <message>
        <source>%1 stands: %8 is not attacked.</source>
        <translation>%1 bleibt: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 does not exceed its hold strength %4.</source>
        <translation>%1 bleibt: Die Angriffsstärke %5 von %3 ist nicht größer als die Haltestärke %4.</translation>
    </message>
    <message>
        <source>%1 stands: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 bleibt: %3 ist ein Zug der eigenen Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 stands: %3 has no effect, because no convoy carries %9 there.</source>
        <translation>%1 bleibt: %3 hat keine Wirkung, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 exceeds its hold strength %4, but its attackers stop one another.</source>
        <translation>%1 bleibt: Die Angriffsstärke %5 von %3 ist größer als die Haltestärke %4, aber die Angreifer hindern einander.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3: attack %5, hold %4.</source>
        <translation>%8 wird durch %3 vertrieben: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 gave no orders.</source>
        <translation>%8 wird durch %3 vertrieben (Angriff %5, Halten %4) und vernichtet, weil %7 keine Befehle gab.</translation>
    </message>
    <message>
        <source>Support that was cut: %1.</source>
        <translation>Unterstützung, die unterbrochen wurde: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because no power helps to dislodge its own unit.</source>
        <extracomment>As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.</extracomment>
        <translation>Unterstützung, die nicht zählte: %3 (gegeben), denn keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because no convoy carries %8.</source>
        <translation>Unterstützung, die nicht zählte: %3 (gegeben), denn kein Konvoi befördert %8.</translation>
    </message>
    <message>
        <source>%8 dislodges %9 as well.</source>
        <translation>%8 vertreibt auch %9.</translation>
    </message>
    <message>
        <source>%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation>%3 hat auf %2 keine Wirkung, weil die Einheit von dort %9 vertreibt.</translation>
    </message>
    <message>
        <source>%8 changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%8 tauscht den Platz mit %9; das ist möglich, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>%9 convoys %8.</source>
        <translation>%9 führt den Konvoi für %8.</translation>
    </message>
    <message>
        <source>Several fleets convoy %8: %9.</source>
        <translation>Mehrere Flotten führen den Konvoi für %8: %9.</translation>
    </message>
    <message>
        <source>%8 has a convoy, but stays where it is, because its move fails.</source>
        <translation>%8 hat einen Konvoi, bleibt aber, wo sie ist, weil ihr Zug scheitert.</translation>
    </message>
    <message>
        <source>Another convoy route is left for %8, although not every fleet that was to convoy it stays in place.</source>
        <translation>Für %8 bleibt ein anderer Konvoiweg, obwohl nicht jede Flotte, die den Konvoi führen sollte, bleibt.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, as ordered, although it could go by land.</source>
        <translation>%8 fährt im Konvoi, wie befohlen, obwohl sie zu Lande ziehen könnte.</translation>
    </message>
    <message>
        <source>%8 goes by land: its orders do not call for the convoy that is offered.</source>
        <translation>%8 zieht zu Lande: Ihre Befehle verlangen den angebotenen Konvoi nicht.</translation>
    </message>
    <message>
        <source>%8 goes by land instead, because its convoy failed.</source>
        <translation>%8 zieht stattdessen zu Lande, weil ihr Konvoi scheitert.</translation>
    </message>
    <message>
        <source>The coast does not matter to the support, because it is for the whole province.</source>
        <translation>Auf die Küste kommt es bei dieser Unterstützung nicht an, denn sie gilt für die ganze Provinz.</translation>
    </message>
    <message>
        <source>The support need not name the coast.</source>
        <translation>Die Unterstützung muss die Küste nicht nennen.</translation>
    </message>
    <message>
        <source>%8 cannot retreat and is destroyed.</source>
        <translation>%8 kann sich nicht zurückziehen und wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 is given: %8 is not attacked.</source>
        <translation>%1 gilt: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed and would cut it only by dislodging %8.</source>
        <translation>%1 gilt: %3 kommt aus der Provinz, gegen die sich die Unterstützung richtet, und würde sie nur unterbrechen, wenn %8 vertrieben würde.</translation>
    </message>
    <message>
        <source>%1 is given although %3 dislodges %8: an attack from the province at which a support is directed does not cut it.</source>
        <translation>%1 gilt, obwohl %3 %8 vertreibt: Ein Angriff aus der Provinz, gegen die sich eine Unterstützung richtet, unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 is given: %3 is a move of its own power, which does not cut it.</source>
        <translation>%1 gilt: %3 ist ein Zug der eigenen Macht, der sie nicht unterbricht.</translation>
    </message>
    <message>
        <source>%1 is given: %3 does not cut it, because no convoy carries %9 there.</source>
        <translation>%1 gilt: %3 unterbricht sie nicht, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 is cut by %3, although %9 is dislodged itself.</source>
        <translation>%1 wird durch %3 unterbrochen, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 is cut by %3: the army has a convoy route that does not need the fleet at which the support is directed.</source>
        <translation>%1 wird durch %3 unterbrochen: Die Armee hat einen Konvoiweg ohne die Flotte, gegen die sich die Unterstützung richtet.</translation>
    </message>
    <message>
        <source>%1 is cut because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 wird unterbrochen, weil %3 %8 vertreibt: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is %3.</source>
        <translation>%1 hat keine Wirkung: Der Befehl an %9 lautet %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: it names another coast than %3.</source>
        <translation>%1 hat keine Wirkung: Die Küste ist eine andere als in %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was not ordered to move.</source>
        <translation>%1 hat keine Wirkung: %9 erhielt keinen Befehl zu ziehen.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move and cannot be supported in place.</source>
        <translation>%1 hat keine Wirkung: %9 sollte ziehen und kann nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 hat keine Wirkung: Der Befehl an %9 ist unzulässig, daher hält die Einheit.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move, although illegally, and cannot be supported in place.</source>
        <translation>%1 hat keine Wirkung: %9 sollte ziehen, wenn auch unzulässig, und kann nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 has no effect: the power of %9 gave no orders, so that its units cannot be supported.</source>
        <translation>%1 hat keine Wirkung: Die Macht von %9 gab keine Befehle, daher können ihre Einheiten nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 is available: %8 is not attacked.</source>
        <translation>%1 steht bereit: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 is available: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.</source>
        <translation>%1 steht bereit: Die Angriffsstärke %5 von %3 ist nicht größer als die Haltestärke %4 von %8.</translation>
    </message>
    <message>
        <source>%1 is available: the attack strength %5 of %3 exceeds the hold strength %4 of %8, but its attackers stop one another.</source>
        <translation>%1 steht bereit: Die Angriffsstärke %5 von %3 ist größer als die Haltestärke %4 von %8, aber die Angreifer hindern einander.</translation>
    </message>
    <message>
        <source>%1 is available: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 steht bereit: %3 ist ein Zug der eigenen Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 is available, but %3 does not use it: it names another route.</source>
        <translation>%1 steht bereit, aber %3 nennt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%1 is available although %3 dislodges %8: without the convoyed army %8 would not be dislodged.</source>
        <translation>%1 steht bereit, obwohl %3 %8 vertreibt: Ohne die Armee im Konvoi würde %8 nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 is disrupted because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 ist unterbrochen, weil %3 %8 vertreibt: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%1 is disrupted: it is part of a paradox with %3.</source>
        <translation>%1 ist unterbrochen: Der Konvoi gehört mit %3 zu einem Paradox.</translation>
    </message>
    <message>
        <source>%1 carries no army: the order to %9 is %3.</source>
        <translation>%1 befördert keine Armee: Der Befehl an %9 lautet %3.</translation>
    </message>
    <message>
        <source>%1 carries no army: %9 was not ordered to move.</source>
        <translation>%1 befördert keine Armee: %9 erhielt keinen Befehl zu ziehen.</translation>
    </message>
    <message>
        <source>%1 carries no army: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 befördert keine Armee: Der Befehl an %9 ist unzulässig, daher hält die Einheit.</translation>
    </message>
    <message>
        <source>%1 carries no army: %3 names none of several convoy routes.</source>
        <translation>%1 befördert keine Armee: %3 nennt keinen von mehreren Konvoiwegen.</translation>
    </message>
    <message>
        <source>%1 is invalid: the convoy route that it names is written in the wrong sequence, so that it is no route.</source>
        <translation>%1 ist ungültig: Der Konvoiweg steht darin in der falschen Reihenfolge und ist deshalb keiner.</translation>
    </message>
    <message>
        <source>%2 was open to its retreat.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %1 place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A gap that is not needed may be left out.</extracomment>
        <translation>%2 stand für ihren Rückzug offen.</translation>
    </message>
    <message>
        <source>%9 was ordered to retreat to %2 as well.</source>
        <translation>%9 sollte sich ebenfalls nach %2 zurückziehen.</translation>
    </message>
    <message>
        <source>It could not move to %2 by itself.</source>
        <translation>Sie könnte aus eigener Kraft nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%2 is occupied.</source>
        <translation>%2 ist besetzt.</translation>
    </message>
    <message>
        <source>Its attacker came from %2.</source>
        <translation>Ihr Angreifer kam aus %2.</translation>
    </message>
    <message>
        <source>A standoff left %2 empty.</source>
        <translation>%2 blieb nach einem Patt leer.</translation>
    </message>
    <message>
        <source>%2 is not open to its retreat.</source>
        <translation>%2 steht für ihren Rückzug nicht offen.</translation>
    </message>
    <message>
        <source>%7 ordered it.</source>
        <translation>%7 hat es befohlen.</translation>
    </message>
    <message>
        <source>It has no order to retreat that counts.</source>
        <translation>Sie hat keinen Rückzugsbefehl, der zählt.</translation>
    </message>
    <message>
        <source>%7 had a unit to build.</source>
        <translation>%7 konnte eine Einheit aufbauen.</translation>
    </message>
    <message>
        <source>%7 does not own %1.</source>
        <translation>%1 gehört nicht %7.</translation>
    </message>
    <message>
        <source>%1 is not one of the home centres of %7.</source>
        <translation>%1 ist kein Heimatzentrum (%7).</translation>
    </message>
    <message>
        <source>A unit is in %1.</source>
        <translation>In %1 steht eine Einheit.</translation>
    </message>
    <message>
        <source>Such a unit cannot be in %1.</source>
        <translation>Eine solche Einheit kann in %1 nicht stehen.</translation>
    </message>
    <message>
        <source>The coast of %1 was not named.</source>
        <translation>Die Küste von %1 ist nicht genannt.</translation>
    </message>
    <message>
        <source>%7 has no build left.</source>
        <translation>%7 hat keinen Aufbau mehr.</translation>
    </message>
    <message>
        <source>%7 ordered too many builds, so none of them counts.</source>
        <translation>%7 hat zu viele Aufbauten befohlen, deshalb zählt keiner.</translation>
    </message>
    <message>
        <source>%7 had a unit to remove.</source>
        <translation>%7 musste eine Einheit abbauen.</translation>
    </message>
    <message>
        <source>%7 has nothing more to remove.</source>
        <translation>%7 muss nichts mehr abbauen.</translation>
    </message>
    <message>
        <source>%7 ordered too many removals, so none of them counts.</source>
        <translation>%7 hat zu viele Abbauten befohlen, deshalb zählt keiner.</translation>
    </message>
    <message>
        <source>%7 did not order enough removals. The civil disorder rule takes the unit in %1, which has no way to a centre that counts.</source>
        <translation>%7 hat zu wenige Abbauten befohlen. Die Regel für führungslose Mächte nimmt die Einheit in %1, von der kein Weg zu einem Zentrum führt, das zählt.</translation>
    </message>
    <message>
        <source>%7 did not order enough removals. The civil disorder rule takes the unit in %1: its distance from the nearest centre that counts is %4.</source>
        <translation>%7 hat zu wenige Abbauten befohlen. Die Regel für führungslose Mächte nimmt die Einheit in %1: Ihre Entfernung vom nächsten Zentrum, das zählt, beträgt %4.</translation>
    </message>
    <message>
        <source>%7 did not order enough removals. It loses the unit in %1 until the players choose another.</source>
        <translation>%7 hat zu wenige Abbauten befohlen und verliert die Einheit in %1, bis die Runde eine andere bestimmt.</translation>
    </message>
    <message>
        <source>%7 had more units than centres.</source>
        <translation>%7 hatte mehr Einheiten als Zentren.</translation>
    </message>
    <message>
        <source>%7 had a build to waive.</source>
        <translation>%7 konnte auf einen Aufbau verzichten.</translation>
    </message>
    <message>
        <source>The rules do not let %7 waive a build.</source>
        <translation>Die Regeln erlauben %7 nicht, auf einen Aufbau zu verzichten.</translation>
    </message>
    <message>
        <source>These rules know no insurrections.</source>
        <translation>Diese Regeln kennen keine Aufstände.</translation>
    </message>
    <message>
        <source>%7 has not lost its country.</source>
        <translation>%7 hat sein Land nicht verloren.</translation>
    </message>
    <message>
        <source>%2 has not lost its country.</source>
        <translation>%2 hat sein Land nicht verloren.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and %4 came.</source>
        <translation>Für %2 braucht es %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%2 gave no valid order to regain its country.</source>
        <translation>%2 hat keinen gültigen Befehl gegeben, sein Land zurückzugewinnen.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and only %4 came.</source>
        <translation>Für %2 braucht es %5 Einheiten, gekommen sind nur %4.</translation>
    </message>
    <message>
        <source>%9, which was promised to %2 as well, did not come.</source>
        <translation>%9 war ebenfalls versprochen (%2) und ist nicht gekommen.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger: %5 against %4.</source>
        <translation>%9 greift sie an und ist stärker: %5 gegen %4.</translation>
    </message>
    <message>
        <source>It is decided once the retreats are made. Units that came: %4.</source>
        <translation>Das entscheidet sich nach den Rückzügen. Gekommene Einheiten: %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came. A unit is built there.</source>
        <translation>Es braucht %5 Einheiten, gekommen sind %4. Dort wird eine Einheit aufgebaut.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came.</source>
        <translation>Es braucht %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and only %4 came.</source>
        <translation>Es braucht %5 Einheiten, gekommen sind nur %4.</translation>
    </message>
    <message>
        <source>%9 was promised and did not come.</source>
        <translation>%9 war versprochen und ist nicht gekommen.</translation>
    </message>
    <message>
        <source>%2 is empty, and no other unit moves there.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation>%2 ist leer, und keine andere Einheit zieht dorthin.</translation>
    </message>
    <message>
        <source>%9 leaves %2, so there is room.</source>
        <translation>%9 verlässt %2, deshalb ist Platz.</translation>
    </message>
    <message>
        <source>%9 moves there too, but the unit that comes from %2 dislodges it, so it stops nobody there.</source>
        <translation>%9 zieht auch dorthin, wird aber von der Einheit vertrieben, die aus %2 kommt, und hält dort deshalb keine andere auf.</translation>
    </message>
    <message>
        <source>%9 was to move there too, but it has no convoy and stays where it is.</source>
        <translation>%9 sollte auch dorthin, hat aber keinen Konvoi und bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>It changes places with %9. That works because at least one of them goes by convoy.</source>
        <translation>Sie tauscht den Platz mit %9. Das geht, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>It is stronger than %9, %4 against %5, and dislodges it.</source>
        <translation>Sie ist stärker als %9, %4 gegen %5, und vertreibt sie.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, is stronger, %4 against %5, and dislodges it.</source>
        <translation>Sie trifft frontal auf %9, ist stärker, %4 gegen %5, und vertreibt sie.</translation>
    </message>
    <message>
        <source>The units move in a circle, all at once, and each makes room for the next.</source>
        <translation>Die Einheiten ziehen alle zugleich im Kreis, und jede macht der nächsten Platz.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong, %4 against %5, so neither gets in.</source>
        <translation>%9 zieht auch dorthin und ist genauso stark, %4 gegen %5, deshalb kommt keine von beiden hinein.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and is just as strong, %4 against %5, so neither gets in.</source>
        <translation>%9, von derselben Macht, zieht auch dorthin und ist genauso stark, %4 gegen %5, deshalb kommt keine von beiden hinein.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong, %4 against %5. That counts although %9 is dislodged itself.</source>
        <translation>%9 zieht auch dorthin und ist genauso stark, %4 gegen %5. Das zählt, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%9 stays there, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 bleibt dort, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>%9 does not get away from there, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 kommt dort nicht weg, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and neither is stronger: %4 against %5.</source>
        <translation>Sie trifft frontal auf %9, und keine ist stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head and is weaker: %4 against %5.</source>
        <translation>Sie trifft frontal auf %9 und ist schwächer: %4 gegen %5.</translation>
    </message>
    <message>
        <source>It would dislodge %9, and no power dislodges its own unit.</source>
        <translation>Sie würde %9 vertreiben, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation>Sie gehört zu einem Konvoi-Paradox, in dem jede Einheit bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>No fleet was ordered to convoy it.</source>
        <translation>Keine Flotte sollte ihren Konvoi führen.</translation>
    </message>
    <message>
        <source>The fleets that were ordered to convoy it form no route to %2.</source>
        <translation>Die Flotten, die ihren Konvoi führen sollten, ergeben keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>Its order names a convoy route, but no such convoy was ordered in %9.</source>
        <translation>Ihr Befehl nennt einen Konvoiweg, aber ein solcher Konvoi war nicht befohlen in %9.</translation>
    </message>
    <message>
        <source>Its order names the sea provinces of the convoy in the wrong sequence, so they form no route.</source>
        <translation>Ihr Befehl nennt die Seeprovinzen des Konvois in der falschen Reihenfolge, deshalb ergeben sie keinen Weg.</translation>
    </message>
    <message>
        <source>There are several convoy routes, and its order names none of them.</source>
        <translation>Es gibt mehrere Konvoiwege, und ihr Befehl nennt keinen davon.</translation>
    </message>
    <message>
        <source>No unit attacks it.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation>Keine Einheit greift sie an.</translation>
    </message>
    <message>
        <source>%9 attacks it but is not stronger: %5 against %4.</source>
        <translation>%9 greift sie an, ist aber nicht stärker: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 moves there, but is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 zieht dorthin, gehört aber derselben Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%9 was to attack it, but it has no convoy.</source>
        <translation>%9 sollte sie angreifen, hat aber keinen Konvoi.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but the attackers stop one another.</source>
        <translation>%9 greift sie an und ist stärker, %5 gegen %4, aber die Angreifer halten einander auf.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 gave no orders, it may not retreat.</source>
        <translation>%9 greift sie an und ist stärker, %5 gegen %4. Weil %7 keine Befehle gegeben hat, darf sie sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. No power helps to dislodge its own unit.</source>
        <translation>Unterstützung, die nicht zählte: %9. Keine Macht hilft dabei, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. There was no convoy to support.</source>
        <translation>Unterstützung, die nicht zählte: %9. Es gab keinen Konvoi, den sie hätte unterstützen können.</translation>
    </message>
    <message>
        <source>The coast does not matter to a support.</source>
        <translation>Für eine Unterstützung ist die Küste gleich.</translation>
    </message>
    <message>
        <source>A support need not name the coast.</source>
        <translation>Eine Unterstützung muss die Küste nicht nennen.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. That would cut it only by dislodging the unit.</source>
        <translation>%9 greift sie an, aber aus der Provinz, gegen die sich die Unterstützung richtet. Das würde sie nur durch Vertreiben unterbrechen.</translation>
    </message>
    <message>
        <source>%9 dislodges it, but comes from the province at which the support is directed. Under these rules that does not cut it.</source>
        <translation>%9 vertreibt sie, kommt aber aus der Provinz, gegen die sich die Unterstützung richtet. Nach diesen Regeln unterbricht das die Unterstützung nicht.</translation>
    </message>
    <message>
        <source>%9 moves there, but is of the same power and does not cut the support.</source>
        <translation>%9 zieht dorthin, gehört aber derselben Macht und unterbricht die Unterstützung nicht.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, whether or not the attack succeeds.</source>
        <translation>%9 greift sie an, und das genügt, ob der Angriff gelingt oder nicht.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, although %9 is dislodged itself.</source>
        <translation>%9 greift sie an, und das genügt, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%9 attacks it by convoy. That counts because the convoy does not need the fleet at which the support is directed.</source>
        <translation>%9 greift sie im Konvoi an. Das zählt, weil der Konvoi die Flotte nicht braucht, gegen die sich die Unterstützung richtet.</translation>
    </message>
    <message>
        <source>%9 attacks it and dislodges it: %5 against %4.</source>
        <translation>%9 greift sie an und vertreibt sie: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 was ordered to move somewhere else.</source>
        <translation>%9 sollte woandershin ziehen.</translation>
    </message>
    <message>
        <source>It names another coast than the order to %9.</source>
        <translation>Er nennt eine andere Küste als der Befehl an %9.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move.</source>
        <translation>%9 sollte nicht ziehen.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, so it cannot be supported in holding.</source>
        <translation>%9 sollte ziehen und kann deshalb nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so it does not move.</source>
        <translation>Der Befehl an %9 ist unzulässig, deshalb zieht sie nicht.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, although illegally, so it cannot be supported in holding.</source>
        <translation>%9 sollte ziehen, wenn auch unzulässig, und kann deshalb nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%9 belongs to a power that gave no orders. Under these rules it cannot be supported.</source>
        <translation>%9 gehört einer Macht, die keine Befehle gegeben hat. Nach diesen Regeln kann sie nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>%9 does not use this convoy: its order names another route.</source>
        <translation>%9 nutzt diesen Konvoi nicht: Ihr Befehl nennt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%9 dislodges it, but the convoy counts: without the convoyed army it would not be dislodged.</source>
        <translation>%9 vertreibt sie, aber der Konvoi zählt: Ohne die Armee im Konvoi würde sie nicht vertrieben.</translation>
    </message>
    <message>
        <source>The convoy of %9 is part of a paradox: it depends on its own result.</source>
        <translation>Der Konvoi für %9 gehört zu einem Paradox: Er hängt von seinem eigenen Ergebnis ab.</translation>
    </message>
    <message>
        <source>There are several convoy routes, and the order to %9 names none of them.</source>
        <translation>Es gibt mehrere Konvoiwege, und der Befehl an %9 nennt keinen davon.</translation>
    </message>
    <message>
        <source>There is no such unit.</source>
        <translation>Eine solche Einheit gibt es nicht.</translation>
    </message>
    <message>
        <source>The unit does not belong to %7.</source>
        <translation>Die Einheit gehört nicht %7.</translation>
    </message>
    <message>
        <source>Another order to this unit counts.</source>
        <translation>Ein anderer Befehl an diese Einheit zählt.</translation>
    </message>
    <message>
        <source>The unit has two different orders, so neither is followed.</source>
        <translation>Die Einheit hat zwei verschiedene Befehle, deshalb gilt keiner.</translation>
    </message>
    <message>
        <source>It is not written as the rulebook demands.</source>
        <translation>Er ist nicht so geschrieben, wie es das Regelwerk verlangt.</translation>
    </message>
    <message>
        <source>It does not belong to this phase.</source>
        <translation>Er gehört nicht in diese Phase.</translation>
    </message>
    <message>
        <source>The unit is in %2 already.</source>
        <translation>Die Einheit steht schon in %2.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit.</source>
        <translation>%2 grenzt nicht an die Einheit.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit, and no fleets are in place to convoy it there.</source>
        <translation>%2 grenzt nicht an die Einheit, und keine Flotten stehen bereit, um sie im Konvoi dorthin zu bringen.</translation>
    </message>
    <message>
        <source>An army cannot move into a sea province.</source>
        <translation>Eine Armee kann nicht in eine Seeprovinz ziehen.</translation>
    </message>
    <message>
        <source>A fleet cannot move inland.</source>
        <translation>Eine Flotte kann nicht ins Binnenland ziehen.</translation>
    </message>
    <message>
        <source>%2 is next to the fleet by land, but not along the coast.</source>
        <translation>%2 grenzt über Land an die Flotte, aber nicht entlang der Küste.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that %2 adjoins.</source>
        <translation>Die Flotte steht an einer anderen Küste als der, die an %2 grenzt.</translation>
    </message>
    <message>
        <source>In this game no unit may enter %2.</source>
        <translation>In dieser Partie darf keine Einheit nach %2.</translation>
    </message>
    <message>
        <source>A fleet cannot be convoyed.</source>
        <translation>Für eine Flotte gibt es keinen Konvoi.</translation>
    </message>
    <message>
        <source>It does not say to which coast of %2.</source>
        <translation>Er sagt nicht, an welche Küste von %2.</translation>
    </message>
    <message>
        <source>The fleet cannot reach that coast.</source>
        <translation>Die Flotte kann diese Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>It names a coast that is wrong, although none is needed.</source>
        <translation>Er nennt eine falsche Küste, obwohl keine nötig ist.</translation>
    </message>
    <message>
        <source>A unit cannot support itself.</source>
        <translation>Eine Einheit kann sich nicht selbst unterstützen.</translation>
    </message>
    <message>
        <source>No unit is in %6.</source>
        <translation>In %6 steht keine Einheit.</translation>
    </message>
    <message>
        <source>The province into which it supports is not next to the unit.</source>
        <translation>Die Provinz, in die sie unterstützt, grenzt nicht an die Einheit.</translation>
    </message>
    <message>
        <source>An army cannot support into a sea province.</source>
        <translation>Eine Armee kann nicht in eine Seeprovinz unterstützen.</translation>
    </message>
    <message>
        <source>A fleet cannot support into an inland province.</source>
        <translation>Eine Flotte kann nicht in eine Binnenprovinz unterstützen.</translation>
    </message>
    <message>
        <source>The fleet could not move along the coast into the province into which it supports.</source>
        <translation>Die Flotte könnte nicht entlang der Küste in die Provinz ziehen, in die sie unterstützt.</translation>
    </message>
    <message>
        <source>The fleet could not move from its coast into the province into which it supports.</source>
        <translation>Die Flotte könnte von ihrer Küste nicht in die Provinz ziehen, in die sie unterstützt.</translation>
    </message>
    <message>
        <source>The unit in %6 cannot move to %2.</source>
        <translation>Die Einheit in %6 kann nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>The fleet in %6 cannot reach the coast that is named.</source>
        <translation>Die Flotte in %6 kann die genannte Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>It does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation>Er sagt nicht, an welche Küste von %2 die Flotte in %6 zieht.</translation>
    </message>
    <message>
        <source>An army cannot convoy.</source>
        <translation>Eine Armee kann keinen Konvoi führen.</translation>
    </message>
    <message>
        <source>A fleet convoys only from a sea province.</source>
        <translation>Eine Flotte führt nur in einer Seeprovinz einen Konvoi.</translation>
    </message>
    <message>
        <source>No army is in %6.</source>
        <translation>In %6 steht keine Armee.</translation>
    </message>
    <message>
        <source>The army is in %2 already.</source>
        <translation>Die Armee steht schon in %2.</translation>
    </message>
    <message>
        <source>A convoy cannot end in %2, which has no coast.</source>
        <translation>Ein Konvoi kann nicht in %2 enden: Es hat keine Küste.</translation>
    </message>
    <message>
        <source>The fleet is on no convoy route from %6 to %2.</source>
        <translation>Die Flotte steht auf keinem Konvoiweg von %6 nach %2.</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, unit</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>The gamemaster ruled so.</source>
        <translation>Der Spielleiter hat so entschieden.</translation>
    </message>
    <message>
        <source>The gamemaster ruled so: “%1”.</source>
        <translation>Der Spielleiter hat so entschieden: „%1“.</translation>
    </message>
    <message>
        <source>The gamemaster ruled on %1: “%2”.</source>
        <comment>unit, reason</comment>
        <translation>Der Spielleiter hat über %1 entschieden: „%2“.</translation>
    </message>
    <message>
        <source>%9 was to attack it by convoy. Under these rules that does not cut a support that concerns a convoying fleet.</source>
        <translation>%9 sollte sie im Konvoi angreifen. Nach diesen Regeln unterbricht das keine Unterstützung, bei der es um eine Konvoiflotte geht.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy and does not cut a support that concerns a convoying fleet.</source>
        <translation>%1 gilt: %9 sollte im Konvoi kommen und unterbricht keine Unterstützung, bei der es um eine Konvoiflotte geht.</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9.</source>
        <translation>Ihr Konvoi ist gestört. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9.</source>
        <translation>Alle ihre Konvoiwege sind gestört. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9.</source>
        <translation>Einer ihrer Konvoiwege ist gestört, und nach diesen Regeln genügt das, um sie aufzuhalten. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9.</source>
        <translation>Der Konvoiweg, den ihr Befehl nennt, ist gestört. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>Its convoy is part of a paradox: it depends on its own result. It is disrupted, and the move has no effect.</source>
        <translation>Ihr Konvoi gehört zu einem Paradox: Er hängt von seinem eigenen Ergebnis ab. Er ist gestört, und ihre Bewegung bleibt ohne Wirkung.</translation>
    </message>
    <message>
        <source>%9 moves there too, but is weaker: %5 against %4.</source>
        <translation type="unfinished">%9 zieht auch dorthin, ist aber schwächer: %4 gegen %5. {9 ?} {5 ?} {4.?}</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too, but is weaker: %5 against %4.</source>
        <translation type="unfinished">%9, von derselben Macht, zieht auch dorthin, ist aber schwächer: %4 gegen %5. {9,?} {5 ?} {4.?}</translation>
    </message>
    <message>
        <source>The units move in a circle, all at once. %9 moves to %2 too, but is weaker: %5 against %4.</source>
        <translation type="unfinished">Die Einheiten ziehen alle zugleich im Kreis. %9 zieht auch nach %2, ist aber schwächer: %4 gegen %5. {9 ?} {2 ?} {5 ?} {4.?}</translation>
    </message>
    <message>
        <source>%9 moves there too and is stronger: %5 against %4.</source>
        <translation type="unfinished">%9 zieht auch dorthin und ist stärker: %4 gegen %5. {9 ?} {5 ?} {4.?}</translation>
    </message>
    <message>
        <source>%9 moves there too, %5 against %4, and cannot be stopped by a unit that is dislodged from %2.</source>
        <translation type="unfinished">%9 zieht auch dorthin, %4 gegen %5, und lässt sich nicht von einer Einheit aufhalten, die aus %2 vertrieben wird. {9 ?} {5 ?} {4,?} {2.?}</translation>
    </message>
    <message>
        <source>%8 has a convoy, but stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::WritingPage</name>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Orders, one a line:
A Vie - Gal
F Tri S A Ser - Alb</source>
        <translation>Befehle, einer je Zeile:
A Vie - Gal
F Tri S A Ser - Alb</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Befehle: %1</translation>
    </message>
    <message>
        <source>%1 of %2 missing</source>
        <translation>%1 von %2 fehlen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>Without an order: %1</source>
        <translation>Ohne Befehl: %1</translation>
    </message>
    <message>
        <source>Retreats, one a line:
A Bur - Gas
F Lon disbands</source>
        <translation>Rückzüge, einer je Zeile:
A Bur - Gas
F Lon aufgelöst</translation>
    </message>
    <message>
        <source>Builds and removals, one a line:
Build A Par
Remove F Lon
Waive</source>
        <translation>Aufbau und Abbau, einer je Zeile:
Baut A Par
Entfernt F Lon
Verzichtet</translation>
    </message>
    <message>
        <source>The line means this; it stays as it was written (Alt+%1)</source>
        <translation>Die Zeile bedeutet dies; sie bleibt, wie sie geschrieben wurde (Alt+%1)</translation>
    </message>
    <message>
        <source>Orders of all powers that are still to come</source>
        <translation>Befehle aller Mächte, die noch fehlen</translation>
    </message>
</context>
</TS>
