<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionNotes</name>
    <message>
        <source>This phase has no results yet.</source>
        <translation type="vanished">Diese Phase hat noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>No movement orders are being written.</source>
        <translation type="vanished">Es werden gerade keine Zugbefehle geschrieben.</translation>
    </message>
    <message>
        <source>No builds or removals are being written.</source>
        <translation type="vanished">Es wird gerade kein Auf- oder Abbau geschrieben.</translation>
    </message>
    <message>
        <source>The first phase is shown.</source>
        <translation type="vanished">Die erste Phase wird gezeigt.</translation>
    </message>
    <message>
        <source>The current phase is shown.</source>
        <translation type="vanished">Die laufende Phase wird gezeigt.</translation>
    </message>
    <message>
        <source>No orders are being written.</source>
        <translation type="vanished">Es werden gerade keine Befehle geschrieben.</translation>
    </message>
    <message>
        <source>The audience window does not show this game.</source>
        <translation type="vanished">Das Publikumsfenster zeigt diese Partie nicht.</translation>
    </message>
    <message>
        <source>The clock has no stage now.</source>
        <translation type="vanished">Die Uhr hat gerade keinen Abschnitt.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="vanished">Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="vanished">Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The rules of this game count no victory points.</source>
        <translation type="vanished">Die Regeln dieser Partie zählen keine Siegpunkte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="vanished">Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>No power waits for its lot.</source>
        <translation type="vanished">Keine Macht wartet auf ihr Los.</translation>
    </message>
    <message>
        <source>No retreats or removals are being written.</source>
        <translation type="vanished">Es werden gerade keine Rückzüge oder Abbauten geschrieben.</translation>
    </message>
    <message>
        <source>No result is selected.</source>
        <translation type="vanished">Kein Ergebnis ist gewählt.</translation>
    </message>
    <message>
        <source>No retreats are being written.</source>
        <translation type="vanished">Es werden gerade keine Rückzüge geschrieben.</translation>
    </message>
    <message>
        <source>The game has no such power.</source>
        <translation type="vanished">Die Partie hat keine solche Macht.</translation>
    </message>
    <message>
        <source>No line has several meanings.</source>
        <translation type="vanished">Keine Zeile hat mehrere Bedeutungen.</translation>
    </message>
    <message>
        <source>No fight is left to choose.</source>
        <translation type="vanished">Kein Kampf ist mehr zu wählen.</translation>
    </message>
    <message>
        <source>No fight was shown.</source>
        <translation type="vanished">Es wurde noch kein Kampf gezeigt.</translation>
    </message>
    <message>
        <source>No orders are being read.</source>
        <translation type="vanished">Es werden gerade keine Befehle vorgelesen.</translation>
    </message>
    <message>
        <source>The players have seen no results yet.</source>
        <translation type="vanished">Die Spieler haben noch keine Ergebnisse gesehen.</translation>
    </message>
    <message>
        <source>The start page is shown.</source>
        <translation type="vanished">Die Startseite wird gezeigt.</translation>
    </message>
    <message>
        <source>Nothing is left to reveal in this phase.</source>
        <translation type="vanished">In dieser Phase ist nichts mehr aufzudecken.</translation>
    </message>
    <message>
        <source>Console and audience window do not each fill a display.</source>
        <translation type="vanished">Konsole und Publikumsfenster füllen nicht je einen Bildschirm.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation type="vanished">Auf dieser Folie gibt es noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>This program was built without speech.</source>
        <translation type="vanished">Dieses Programm wurde ohne Sprachausgabe gebaut.</translation>
    </message>
    <message>
        <source>This stage has no end.</source>
        <translation type="vanished">Dieser Abschnitt hat kein Ende.</translation>
    </message>
    <message>
        <source>The start page is in the place of the game.</source>
        <translation type="vanished">Statt der Partie wird die Startseite gezeigt.</translation>
    </message>
    <message>
        <source>An earlier phase is shown.</source>
        <translation type="vanished">Eine frühere Phase wird gezeigt.</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation type="vanished">Jetzt nicht möglich.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="vanished">&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="vanished">&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation type="vanished">Be&amp;fehle</translation>
    </message>
    <message>
        <source>Playbac&amp;k</source>
        <translation type="vanished">&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation type="vanished">Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="vanished">&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation type="vanished">&amp;Projektor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="vanished">&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="vanished">&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="vanished">&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="vanished">&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="vanished">&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undo the last change, including a resolution</source>
        <translation type="vanished">Die letzte Änderung zurücknehmen, auch eine Auswertung</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation type="vanished">Die rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Edit the &amp;position…</source>
        <translation type="vanished">&amp;Stellung bearbeiten…</translation>
    </message>
    <message>
        <source>Change the phase, units and centres of the current position</source>
        <translation type="vanished">Phase, Einheiten und Zentren der aktuellen Stellung ändern</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation type="vanished">&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="vanished">&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Start a game from the starting position</source>
        <translation type="vanished">Eine Partie aus der Anfangsstellung beginnen</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation type="vanished">Ste&amp;llung aufbauen…</translation>
    </message>
    <message>
        <source>Start a game from a position that you set up</source>
        <translation type="vanished">Eine Partie aus einer selbst aufgebauten Stellung beginnen</translation>
    </message>
    <message>
        <source>Open a test &amp;case…</source>
        <translation type="vanished">&amp;Testfall öffnen…</translation>
    </message>
    <message>
        <source>Open one of the test cases as a position with orders</source>
        <translation type="vanished">Einen der Testfälle als Stellung mit Befehlen öffnen</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple game</source>
        <translation type="vanished">Bei&amp;spielpartie öffnen</translation>
    </message>
    <message>
        <source>Open the sample game from the rulebook</source>
        <translation type="vanished">Die Beispielpartie aus dem Regelheft öffnen</translation>
    </message>
    <message>
        <source>New win&amp;dow</source>
        <translation type="vanished">Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Open a second window for another game</source>
        <translation type="vanished">Ein zweites Fenster für eine andere Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="vanished">&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="vanished">Eine gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="vanished">&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="vanished">S&amp;peichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="vanished">Die Partie speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="vanished">Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation type="vanished">Die Partie unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation type="vanished">Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="vanished">&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all windows and quit</source>
        <translation type="vanished">Alle Fenster schließen und das Programm beenden</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation type="vanished">Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>Close this game; closing the last window quits the program</source>
        <translation type="vanished">Diese Partie schließen; mit dem letzten Fenster endet das Programm</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="vanished">&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation type="vanished">Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>How to &amp;type orders</source>
        <translation type="vanished">Wie man Befehle t&amp;ippt</translation>
    </message>
    <message>
        <source>The notations that Chancery reads</source>
        <translation type="vanished">Die Schreibweisen, die Chancery versteht</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation type="vanished">&amp;Zeichenerklärung</translation>
    </message>
    <message>
        <source>What the symbols on the board mean</source>
        <translation type="vanished">Was die Zeichen auf dem Brett bedeuten</translation>
    </message>
    <message>
        <source>&amp;About Chancery</source>
        <translation type="vanished">&amp;Über Chancery</translation>
    </message>
    <message>
        <source>Version, licence and credits</source>
        <translation type="vanished">Version, Lizenz und Dank</translation>
    </message>
    <message>
        <source>&amp;Type orders</source>
        <translation type="vanished">Befehle &amp;tippen</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation type="vanished">&amp;Halten</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, holds</source>
        <translation type="vanished">Die ausgewählte Einheit oder die unter dem Mauszeiger hält</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="vanished">&amp;Bewegen</translation>
    </message>
    <message>
        <source>The selected unit moves to the province you click next</source>
        <translation type="vanished">Die ausgewählte Einheit zieht in die Provinz, die als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Support</source>
        <translation type="vanished">&amp;Unterstützen</translation>
    </message>
    <message>
        <source>The selected unit supports the unit you click next</source>
        <translation type="vanished">Die ausgewählte Einheit unterstützt die Einheit, die als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Convoy</source>
        <translation type="vanished">&amp;Konvoi</translation>
    </message>
    <message>
        <source>The selected fleet convoys the army you click next</source>
        <translation type="vanished">Die ausgewählte Flotte führt den Konvoi für die Armee, die als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Disband</source>
        <translation type="vanished">Auf&amp;lösen</translation>
    </message>
    <message>
        <source>The selected unit disbands</source>
        <translation type="vanished">Die ausgewählte Einheit wird aufgelöst</translation>
    </message>
    <message>
        <source>Build an &amp;army</source>
        <translation type="vanished">&amp;Armee aufbauen</translation>
    </message>
    <message>
        <source>Build an army in the selected centre</source>
        <translation type="vanished">Im ausgewählten Zentrum eine Armee aufbauen</translation>
    </message>
    <message>
        <source>Build a &amp;fleet</source>
        <translation type="vanished">&amp;Flotte aufbauen</translation>
    </message>
    <message>
        <source>Build a fleet in the selected centre</source>
        <translation type="vanished">Im ausgewählten Zentrum eine Flotte aufbauen</translation>
    </message>
    <message>
        <source>&amp;Waive a build</source>
        <translation type="vanished">Auf Aufbau &amp;verzichten</translation>
    </message>
    <message>
        <source>Waive one build of the selected centre&apos;s power</source>
        <translation type="vanished">Die Macht des ausgewählten Zentrums verzichtet auf einen Aufbau</translation>
    </message>
    <message>
        <source>C&amp;lear the order</source>
        <translation type="vanished">Befehl lö&amp;schen</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit</source>
        <translation type="vanished">Den Befehl der ausgewählten Einheit löschen</translation>
    </message>
    <message>
        <source>Ste&amp;p back</source>
        <translation type="vanished">Schritt zurü&amp;ck</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation type="vanished">Aus&amp;werten</translation>
    </message>
    <message>
        <source>Resolve the phase and play the results here</source>
        <translation type="vanished">Die Phase auswerten und die Ergebnisse hier abspielen</translation>
    </message>
    <message>
        <source>Choose where each dislodged unit retreats</source>
        <translation type="vanished">Wählen, wohin sich jede vertriebene Einheit zurückzieht</translation>
    </message>
    <message>
        <source>Choose each power&apos;s builds and removals</source>
        <translation type="vanished">Auf- und Abbau jeder Macht wählen</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation type="vanished">&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>Start the next phase</source>
        <translation type="vanished">Die nächste Phase beginnen</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the resolution</source>
        <translation type="vanished">Auswertung zurückneh&amp;men</translation>
    </message>
    <message>
        <source>Return to the orders, so that they can be changed</source>
        <translation type="vanished">Zurück zu den Befehlen, damit sie sich ändern lassen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation type="vanished">&amp;Vorführen</translation>
    </message>
    <message>
        <source>Show the players the board in the audience window</source>
        <translation type="vanished">Den Spielern das Brett im Publikumsfenster zeigen</translation>
    </message>
    <message>
        <source>Present on &amp;display</source>
        <translation type="vanished">Vorführen auf Bil&amp;dschirm</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation type="vanished">&amp;Aufdecken</translation>
    </message>
    <message>
        <source>Resolve if needed and show the players the results</source>
        <translation type="vanished">Wenn nötig auswerten und den Spielern die Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation type="vanished">D&amp;unkel</translation>
    </message>
    <message>
        <source>Show the players nothing</source>
        <translation type="vanished">Den Spielern nichts zeigen</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation type="vanished">Ein&amp;frieren</translation>
    </message>
    <message>
        <source>Keep the picture that the players see now</source>
        <translation type="vanished">Das Bild festhalten, das die Spieler jetzt sehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="vanished">&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play or pause the reveal</source>
        <translation type="vanished">Die Vorführung abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Next &amp;beat</source>
        <translation type="vanished">&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Pr&amp;evious beat</source>
        <translation type="vanished">&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>&amp;Skip to the end</source>
        <translation type="vanished">Zum &amp;Ende springen</translation>
    </message>
    <message>
        <source>Show the resulting position</source>
        <translation type="vanished">Die Stellung zeigen, die sich ergibt</translation>
    </message>
    <message>
        <source>Repl&amp;ay</source>
        <translation type="vanished">Noch einmal a&amp;bspielen</translation>
    </message>
    <message>
        <source>Play the reveal from the beginning</source>
        <translation type="vanished">Die Vorführung von Anfang an abspielen</translation>
    </message>
    <message>
        <source>Orders as a &amp;diagram</source>
        <translation type="vanished">Befehle als &amp;Übersicht</translation>
    </message>
    <message>
        <source>Show all orders and results at once</source>
        <translation type="vanished">Alle Befehle und Ergebnisse auf einmal zeigen</translation>
    </message>
    <message>
        <source>&amp;First phase</source>
        <translation type="vanished">E&amp;rste Phase</translation>
    </message>
    <message>
        <source>Show the first phase of the game</source>
        <translation type="vanished">Die erste Phase der Partie zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous phase</source>
        <translation type="vanished">&amp;Vorige Phase</translation>
    </message>
    <message>
        <source>Show the previous phase</source>
        <translation type="vanished">Die vorige Phase zeigen</translation>
    </message>
    <message>
        <source>F&amp;ollowing phase</source>
        <translation type="vanished">&amp;Folgende Phase</translation>
    </message>
    <message>
        <source>Show the following phase</source>
        <translation type="vanished">Die folgende Phase zeigen</translation>
    </message>
    <message>
        <source>&amp;Back to the current phase</source>
        <translation type="vanished">&amp;Zurück zur laufenden Phase</translation>
    </message>
    <message>
        <source>Show the phase being played</source>
        <translation type="vanished">Die Phase zeigen, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="vanished">Vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Enlarge the board</source>
        <translation type="vanished">Das Brett vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="vanished">Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Shrink the board</source>
        <translation type="vanished">Das Brett verkleinern</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation type="vanished">&amp;Ganzes Brett</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <translation type="vanished">Das Brett ins Fenster einpassen</translation>
    </message>
    <message>
        <source>Names where they &amp;fit</source>
        <translation type="vanished">Namen, &amp;wo sie passen</translation>
    </message>
    <message>
        <source>Show names where there is room, codes elsewhere</source>
        <translation type="vanished">Namen zeigen, wo Platz ist, sonst Kürzel</translation>
    </message>
    <message>
        <source>Full &amp;names</source>
        <translation type="vanished">Volle &amp;Namen</translation>
    </message>
    <message>
        <source>Show the names of the provinces</source>
        <translation type="vanished">Die Namen der Provinzen zeigen</translation>
    </message>
    <message>
        <source>&amp;Codes</source>
        <translation type="vanished">Kür&amp;zel</translation>
    </message>
    <message>
        <source>Show the three-letter codes of the provinces</source>
        <translation type="vanished">Die dreibuchstabigen Kürzel der Provinzen zeigen</translation>
    </message>
    <message>
        <source>No &amp;labels</source>
        <translation type="vanished">Ohne &amp;Beschriftung</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation type="vanished">Keine Namen zeigen</translation>
    </message>
    <message>
        <source>Order &amp;arrows</source>
        <translation type="vanished">Befehls&amp;pfeile</translation>
    </message>
    <message>
        <source>Draw the orders on the board</source>
        <translation type="vanished">Die Befehle auf dem Brett einzeichnen</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation type="vanished">&amp;Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation type="vanished">Dunkle Schrift auf hellem Grund</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation type="vanished">&amp;Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation type="vanished">Helle Schrift auf dunklem Grund</translation>
    </message>
    <message>
        <source>&amp;System theme</source>
        <translation type="vanished">Farbschema des &amp;Systems</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation type="vanished">Der Systemeinstellung folgen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="vanished">&amp;Leisten</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="vanished">&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fill the whole display</source>
        <translation type="vanished">Den ganzen Bildschirm füllen</translation>
    </message>
    <message>
        <source>Ru&amp;les…</source>
        <translation type="vanished">Rege&amp;ln…</translation>
    </message>
    <message>
        <source>Choose this game&apos;s rulebook and house rules</source>
        <translation type="vanished">Regelwerk und Hausregeln dieser Partie wählen</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation type="vanished">&amp;Uhr</translation>
    </message>
    <message>
        <source>&amp;Run the clock</source>
        <translation type="vanished">Uhr &amp;laufen lassen</translation>
    </message>
    <message>
        <source>Start or stop the clock of this stage</source>
        <translation type="vanished">Die Uhr dieses Abschnitts starten oder anhalten</translation>
    </message>
    <message>
        <source>Add a &amp;minute</source>
        <translation type="vanished">Eine &amp;Minute mehr</translation>
    </message>
    <message>
        <source>Give the players another minute</source>
        <translation type="vanished">Den Spielern noch eine Minute geben</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation type="vanished">&amp;Nächster Abschnitt</translation>
    </message>
    <message>
        <source>End this stage early</source>
        <translation type="vanished">Diesen Abschnitt vorzeitig beenden</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation type="vanished">&amp;Zeiten…</translation>
    </message>
    <message>
        <source>Choose how long each stage lasts</source>
        <translation type="vanished">Festlegen, wie lange jeder Abschnitt dauert</translation>
    </message>
    <message>
        <source>Show the players the &amp;clock</source>
        <translation type="vanished">Den Spielern die &amp;Uhr zeigen</translation>
    </message>
    <message>
        <source>Show the clock in the audience window</source>
        <translation type="vanished">Die Uhr im Publikumsfenster zeigen</translation>
    </message>
    <message>
        <source>Language, theme, labels, colours, animation, projector display</source>
        <translation type="vanished">Sprache, Farbschema, Beschriftung, Farben, Animation, Bildschirm des Projektors</translation>
    </message>
    <message>
        <source>&amp;Award points…</source>
        <translation type="vanished">Punkte &amp;vergeben…</translation>
    </message>
    <message>
        <source>Give a power victory points, where the rules count them</source>
        <translation type="vanished">Einer Macht Siegpunkte geben, wo die Regeln sie zählen</translation>
    </message>
    <message>
        <source>Choose the next &amp;fight…</source>
        <translation type="vanished">Nächsten &amp;Kampf wählen…</translation>
    </message>
    <message>
        <source>Choose which of the remaining fights is shown next</source>
        <translation type="vanished">Wählen, welcher der noch ausstehenden Kämpfe als nächster gezeigt wird</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation type="vanished">&amp;Langsam</translation>
    </message>
    <message>
        <source>Play at half speed</source>
        <translation type="vanished">Halb so schnell abspielen</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="vanished">Nor&amp;mal</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation type="vanished">In normaler Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation type="vanished">&amp;Schnell</translation>
    </message>
    <message>
        <source>Play at double speed</source>
        <translation type="vanished">Doppelt so schnell abspielen</translation>
    </message>
    <message>
        <source>B&amp;oard</source>
        <translation type="vanished">&amp;Brett</translation>
    </message>
    <message>
        <source>Show the players the board</source>
        <translation type="vanished">Den Spielern das Brett zeigen</translation>
    </message>
    <message>
        <source>Centre &amp;tally</source>
        <translation type="vanished">Zen&amp;trenstand</translation>
    </message>
    <message>
        <source>Show the players how many centres each power owns, and what changed</source>
        <translation type="vanished">Den Spielern zeigen, wie viele Zentren jede Macht besitzt und was sich geändert hat</translation>
    </message>
    <message>
        <source>Centres o&amp;ver the years</source>
        <translation type="vanished">Zentren &amp;über die Jahre</translation>
    </message>
    <message>
        <source>Show the players the centres of all years as a chart</source>
        <translation type="vanished">Den Spielern die Zentren aller Jahre als Diagramm zeigen</translation>
    </message>
    <message>
        <source>What &amp;changed this year</source>
        <translation type="vanished">Was sich dieses &amp;Jahr geändert hat</translation>
    </message>
    <message>
        <source>Show the players this year&apos;s centres won and lost and units dislodged</source>
        <translation type="vanished">Den Spielern zeigen, welche Zentren dieses Jahr gewonnen und verloren und welche Einheiten vertrieben wurden</translation>
    </message>
    <message>
        <source>&amp;Next slide</source>
        <translation type="vanished">&amp;Nächste Folie</translation>
    </message>
    <message>
        <source>Show the players the next slide: board, tally, centres over the years, changes</source>
        <translation type="vanished">Den Spielern die nächste Folie zeigen: Brett, Zentrenstand, Zentren über die Jahre, Änderungen</translation>
    </message>
    <message>
        <source>Automatic sl&amp;ides</source>
        <translation type="vanished">Folien auto&amp;matisch wechseln</translation>
    </message>
    <message>
        <source>Show one slide after another between phases, without interrupting a reveal</source>
        <translation type="vanished">Zwischen den Phasen eine Folie nach der anderen zeigen, ohne eine Vorführung zu unterbrechen</translation>
    </message>
    <message>
        <source>Duration of eac&amp;h slide</source>
        <translation type="vanished">Dauer jede&amp;r Folie</translation>
    </message>
    <message>
        <source>Type the orders of the selected power, unit by unit</source>
        <translation type="vanished">Die Befehle der ausgewählten Macht tippen, Einheit für Einheit</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation type="vanished">Bildschirme tau&amp;schen</translation>
    </message>
    <message>
        <source>Exchange the displays of the console and the audience window</source>
        <translation type="vanished">Die Bildschirme von Konsole und Publikumsfenster tauschen</translation>
    </message>
    <message>
        <source>Report as &amp;text…</source>
        <translation type="vanished">Be&amp;richt als Text…</translation>
    </message>
    <message>
        <source>Copy or save the orders and results of the phase shown, in one of three styles</source>
        <translation type="vanished">Befehle und Ergebnisse der gezeigten Phase kopieren oder speichern, in einem von drei Stilen</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation type="vanished">&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print order sheets, the report of a phase, the board or the whole game, or save them as PDF</source>
        <translation type="vanished">Befehlszettel, den Bericht einer Phase, das Brett oder die ganze Partie drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Export the re&amp;veal…</source>
        <translation type="vanished">&amp;Vorführung exportieren…</translation>
    </message>
    <message>
        <source>Save what the players have seen as pictures or as a video</source>
        <translation type="vanished">Was die Spieler gesehen haben als Bilder oder als Video speichern</translation>
    </message>
    <message>
        <source>Save the board, or what the players see now, as PNG, SVG or PDF</source>
        <translation type="vanished">Das Brett oder das, was die Spieler gerade sehen, als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation type="vanished">&amp;Töne</translation>
    </message>
    <message>
        <source>Ring a bell one minute before a stage ends, and when it ends</source>
        <translation type="vanished">Eine Minute vor dem Ende eines Abschnitts läuten, und am Ende</translation>
    </message>
    <message>
        <source>S&amp;peech</source>
        <translation type="vanished">An&amp;sagen</translation>
    </message>
    <message>
        <source>Announce aloud that one minute is left and that time is up</source>
        <translation type="vanished">Laut ansagen, dass noch eine Minute bleibt und dass die Zeit um ist</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation type="vanished">Spi&amp;eler</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation type="vanished">&amp;Spieler…</translation>
    </message>
    <message>
        <source>Names, lots, civil disorder and replacements</source>
        <translation type="vanished">Namen, Auslosung, führungslose Mächte und Ersatzspieler</translation>
    </message>
    <message>
        <source>&amp;Vote…</source>
        <translation type="vanished">&amp;Abstimmung…</translation>
    </message>
    <message>
        <source>Vote on a draw or a concession, as secretly as the rules require</source>
        <translation type="vanished">Über ein Remis oder einen zugestandenen Sieg abstimmen, so geheim, wie die Regeln es verlangen</translation>
    </message>
    <message>
        <source>&amp;Unplayed power…</source>
        <translation type="vanished">&amp;Unbesetzte Macht…</translation>
    </message>
    <message>
        <source>Draw lots for the unplayed power, in two-player games</source>
        <translation type="vanished">Auslosen, wer die unbesetzte Macht bekommt, in Partien zu zweit</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation type="vanished">&amp;Wertung…</translation>
    </message>
    <message>
        <source>Each player&apos;s score under every scoring system</source>
        <translation type="vanished">Die Punkte jedes Spielers nach jedem Wertungssystem</translation>
    </message>
    <message>
        <source>&amp;Lots</source>
        <translation type="vanished">&amp;Lose</translation>
    </message>
    <message>
        <source>Show the players which powers they drew</source>
        <translation type="vanished">Den Spielern zeigen, welche Mächte sie gezogen haben</translation>
    </message>
    <message>
        <source>Result of the vot&amp;e</source>
        <translation type="vanished">&amp;Ergebnis der Abstimmung</translation>
    </message>
    <message>
        <source>Show the players the result of the last vote in this phase</source>
        <translation type="vanished">Den Spielern das Ergebnis der letzten Abstimmung dieser Phase zeigen</translation>
    </message>
    <message>
        <source>R&amp;uling…</source>
        <translation type="vanished">&amp;Entscheidung…</translation>
    </message>
    <message>
        <source>Override the reading of an order, a result, a position or a centre&apos;s owner, with a reason</source>
        <translation type="vanished">Die Lesart eines Befehls, ein Ergebnis, eine Stellung oder den Besitzer eines Zentrums anders bestimmen, mit Begründung</translation>
    </message>
    <message>
        <source>&amp;Correct this phase…</source>
        <translation type="vanished">Diese Phase &amp;berichtigen…</translation>
    </message>
    <message>
        <source>Change order sheets or rulings of the phase shown, with a list of what else would change</source>
        <translation type="vanished">Befehlszettel oder Entscheidungen der gezeigten Phase ändern, mit einer Liste der Folgen</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation type="vanished">&amp;Entscheidungen…</translation>
    </message>
    <message>
        <source>All rulings made in this game, with their reasons</source>
        <translation type="vanished">Alle Entscheidungen dieser Partie mit ihrer Begründung</translation>
    </message>
    <message>
        <source>Reasons as a &amp;judge gives them</source>
        <translation type="vanished">B&amp;egründungen wie vom Schiedsrichter</translation>
    </message>
    <message>
        <source>Give the reasons of results in order notation, with strengths and clauses</source>
        <translation type="vanished">Begründet Ergebnisse in Befehlsschreibweise, mit Stärken und Regelstellen</translation>
    </message>
    <message>
        <source>&amp;Show the players this phase</source>
        <translation type="vanished">Diese Phase &amp;den Spielern zeigen</translation>
    </message>
    <message>
        <source>Show the players the earlier phase that you are looking at</source>
        <translation type="vanished">Den Spielern die frühere Phase zeigen, die Sie gerade ansehen</translation>
    </message>
    <message>
        <source>Play the next beat and hold; while a beat plays, go to its end</source>
        <translation type="vanished">Den nächsten Schritt abspielen und anhalten; während er läuft, an sein Ende gehen</translation>
    </message>
    <message>
        <source>Go back to where the beat began, or the one before</source>
        <translation type="vanished">Zurück an den Anfang des Schritts oder des vorigen</translation>
    </message>
    <message>
        <source>S&amp;kip the reading of orders</source>
        <translation type="vanished">Verlesen &amp;der Befehle überspringen</translation>
    </message>
    <message>
        <source>Go straight to the results</source>
        <translation type="vanished">Gleich zu den Ergebnissen</translation>
    </message>
    <message>
        <source>&amp;Replay this fight slowly</source>
        <translation type="vanished">Diesen Kampf langsam &amp;wiederholen</translation>
    </message>
    <message>
        <source>Play the fight just shown again at half speed</source>
        <translation type="vanished">Den eben gezeigten Kampf noch einmal mit halber Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>&amp;Board alone</source>
        <translation type="vanished">Brett &amp;allein</translation>
    </message>
    <message>
        <source>Hide everything round the board, or show it again</source>
        <translation type="vanished">Blendet alles um das Brett herum aus oder wieder ein</translation>
    </message>
    <message>
        <source>Sheet as te&amp;xt</source>
        <translation type="vanished">Befehlszettel als Te&amp;xt</translation>
    </message>
    <message>
        <source>Show the order sheet as free text or unit by unit</source>
        <translation type="vanished">Den Befehlszettel als freien Text oder Einheit für Einheit zeigen</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation type="vanished">Startse&amp;ite</translation>
    </message>
    <message>
        <source>Continue a recent game, or begin another</source>
        <translation type="vanished">Eine der letzten Partien fortsetzen oder eine neue beginnen</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation type="vanished">&amp;Handbuch</translation>
    </message>
    <message>
        <source>Short pages about each part of an evening; opens at what you are using</source>
        <translation type="vanished">Kurze Seiten zu jedem Teil eines Abends; öffnet sich bei dem, was Sie gerade benutzen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="vanished">Gespeichert als %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation type="vanished">An den Drucker gesendet</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked, or leave a comparison</source>
        <translation type="vanished">Im geklickten Befehl einen Schritt zurückgehen oder einen Vergleich verlassen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation type="vanished">Ver&amp;gleichen mit…</translation>
    </message>
    <message>
        <source>Show on your board what changed between two phases, or leave it; also with Ctrl and a click on the line of phases</source>
        <translation type="vanished">Auf dem eigenen Brett zeigen, was sich zwischen zwei Phasen geändert hat, oder dies verlassen; auch mit Strg und einem Klick auf die Phasenzeile</translation>
    </message>
    <message>
        <source>Sheet recei&amp;ved</source>
        <translation type="vanished">Befehlszettel ein&amp;gegangen</translation>
    </message>
    <message>
        <source>The selected power has handed in its order sheet, whatever is on it</source>
        <translation type="vanished">Die gewählte Macht hat ihren Befehlszettel abgegeben, was auch darauf steht</translation>
    </message>
    <message>
        <source>Enter r&amp;etreats</source>
        <translation type="vanished">&amp;Rückzüge eingeben</translation>
    </message>
    <message>
        <source>Enter ad&amp;justments</source>
        <translation type="vanished">Auf- und Abbau e&amp;ingeben</translation>
    </message>
    <message>
        <source>Fi&amp;nd anything…</source>
        <translation type="vanished">Alles &amp;finden…</translation>
    </message>
    <message>
        <source>Find an action, a province, a unit, a phase, a test case or a setting</source>
        <translation type="vanished">Eine Aktion, Provinz, Einheit, Phase, Einstellung oder einen Testfall finden</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="vanished">&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation type="vanished">Die Tasten aller Aktionen ändern</translation>
    </message>
    <message>
        <source>Expla&amp;in the result</source>
        <translation type="vanished">Ergebnis erkl&amp;ären</translation>
    </message>
    <message>
        <source>Go to &amp;its row</source>
        <translation type="vanished">Zu ihrer &amp;Zeile</translation>
    </message>
    <message>
        <source>&amp;%1 Sheet of %2</source>
        <comment>number of the tab, power</comment>
        <translation type="vanished">&amp;%1 Befehlszettel: %2</translation>
    </message>
    <message>
        <source>Sheet of a power</source>
        <translation type="vanished">Befehlszettel einer Macht</translation>
    </message>
    <message>
        <source>Show the order sheet of this power; of a phase with results, its results</source>
        <translation type="vanished">Den Befehlszettel dieser Macht zeigen, in einer ausgewerteten Phase ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Choose what a line means that can mean several things</source>
        <translation type="vanished">Wählen, was eine mehrdeutige Zeile bedeutet</translation>
    </message>
    <message>
        <source>Sheet &amp;of power</source>
        <translation type="vanished">Befehlszettel &amp;der Macht</translation>
    </message>
    <message>
        <source>Meanin&amp;g of the line</source>
        <translation type="vanished">Zeile s&amp;o verstehen</translation>
    </message>
    <message>
        <source>Meaning &amp;1</source>
        <translation type="vanished">Bedeutung &amp;1</translation>
    </message>
    <message>
        <source>Meaning &amp;2</source>
        <translation type="vanished">Bedeutung &amp;2</translation>
    </message>
    <message>
        <source>Meaning &amp;3</source>
        <translation type="vanished">Bedeutung &amp;3</translation>
    </message>
    <message>
        <source>Meaning &amp;4</source>
        <translation type="vanished">Bedeutung &amp;4</translation>
    </message>
    <message>
        <source>Type the order of the selected unit, or read the reason for its result</source>
        <translation type="vanished">Den Befehl der gewählten Einheit tippen oder die Begründung ihres Ergebnisses lesen</translation>
    </message>
    <message>
        <source>Sa&amp;y how it was read</source>
        <translation type="vanished">Lesart &amp;prüfen</translation>
    </message>
    <message>
        <source>Say how the order of the selected unit was understood</source>
        <translation type="vanished">Sagen, wie der Befehl der gewählten Einheit verstanden wurde</translation>
    </message>
    <message>
        <source>What can &amp;be done here</source>
        <translation type="vanished">Was hier m&amp;öglich ist</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order; so do Ctrl and the right button, or the right button where it gives no order</source>
        <translation type="vanished">Das Menü der gewählten Einheit, Provinz oder des Befehls öffnen; ebenso Strg mit der rechten Taste, und diese allein, wo sie nichts befiehlt</translation>
    </message>
    <message>
        <source>the menu %1</source>
        <translation type="vanished">dem Menü %1</translation>
    </message>
    <message>
        <source>Cop&amp;y the result</source>
        <translation type="vanished">Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected order with its result and the reason</source>
        <translation type="vanished">Den gewählten Befehl mit Ergebnis und Begründung kopieren</translation>
    </message>
    <message>
        <source>S&amp;how on the board</source>
        <translation type="vanished">A&amp;uf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Bring the selected unit or province into view</source>
        <translation type="vanished">Die gewählte Einheit oder Provinz ins Bild holen</translation>
    </message>
</context>
<context>
    <name>CaseLibrary</name>
    <message>
        <source>DATC 3.2</source>
        <translation type="vanished">DATC 3.2</translation>
    </message>
    <message>
        <source>1971 rules</source>
        <translation type="vanished">Regeln von 1971</translation>
    </message>
    <message>
        <source>Alexander Rules</source>
        <translation type="vanished">Alexander-Regeln</translation>
    </message>
    <message>
        <source>Twenty Rules</source>
        <translation type="vanished">Twenty-Regeln</translation>
    </message>
    <message>
        <source>Committee rules</source>
        <translation type="vanished">Komitee-Regeln</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation type="vanished">Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="vanished">Schließen</translation>
    </message>
    <message>
        <source>Names where they fit, codes elsewhere</source>
        <translation type="vanished">Namen, wo sie passen, sonst Kürzel</translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="vanished">Namen</translation>
    </message>
    <message>
        <source>Three-letter codes</source>
        <translation type="vanished">Dreibuchstabige Kürzel</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="vanished">Nichts</translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="vanished">Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="vanished">Dunkel</translation>
    </message>
    <message>
        <source>Seed for the draw</source>
        <translation type="vanished">Startzahl der Auslosung</translation>
    </message>
    <message>
        <source>The same seed gives the same draw on every computer</source>
        <translation type="vanished">Dieselbe Startzahl ergibt auf jedem Rechner dieselbe Auslosung</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>there is no map with this name; expected its .toml and .svg files in the folder chancery/maps of your data directory</source>
        <translation type="vanished">eine Karte dieses Namens gibt es nicht; erwartet werden ihre .toml- und .svg-Datei im Ordner chancery/maps Ihres Datenverzeichnisses</translation>
    </message>
    <message>
        <source>the map has a fault here; chancery-cli check-map says what is expected</source>
        <translation type="vanished">die Karte hat hier einen Fehler; chancery-cli check-map sagt, was erwartet wird</translation>
    </message>
    <message>
        <source>the map&apos;s picture has a fault here; chancery-cli check-map says what is expected</source>
        <translation type="vanished">das Bild der Karte hat hier einen Fehler; chancery-cli check-map sagt, was erwartet wird</translation>
    </message>
    <message>
        <source>the document is too large; expected at most %1 MiB</source>
        <translation type="vanished">die Datei ist zu groß; erwartet werden höchstens %1 MiB</translation>
    </message>
    <message>
        <source>the file ends too early; expected the rest of it</source>
        <translation type="vanished">die Datei endet zu früh; erwartet wird der Rest</translation>
    </message>
    <message>
        <source>this text cannot be read; expected valid characters and a closing quotation mark</source>
        <translation type="vanished">dieser Text lässt sich nicht lesen; erwartet werden gültige Zeichen und ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>this is set twice; expected once only</source>
        <translation type="vanished">dies steht zweimal da; erwartet wird es nur einmal</translation>
    </message>
    <message>
        <source>this heading cannot be read; expected [name] or [[name]] and nothing else</source>
        <translation type="vanished">diese Überschrift lässt sich nicht lesen; erwartet wird [name] oder [[name]] und sonst nichts</translation>
    </message>
    <message>
        <source>this list cannot be read; expected values separated by commas and a closing ]</source>
        <translation type="vanished">diese Liste lässt sich nicht lesen; erwartet werden Werte, durch Kommas getrennt, und ein schließendes ]</translation>
    </message>
    <message>
        <source>this table cannot be read; expected entries like key = &quot;text&quot;, separated by commas, and }</source>
        <translation type="vanished">diese Tabelle lässt sich nicht lesen; erwartet werden Einträge wie schlüssel = &quot;text&quot;, durch Kommas getrennt, und }</translation>
    </message>
    <message>
        <source>this value cannot be read; expected a “text” in quotation marks, a number, true or false</source>
        <translation type="vanished">dieser Wert lässt sich nicht lesen; erwartet wird ein &quot;text&quot; in Anführungszeichen, eine Zahl, true oder false</translation>
    </message>
    <message>
        <source>this line cannot be read; expected key = &quot;text&quot;, a [heading] or a comment after #</source>
        <translation type="vanished">diese Zeile lässt sich nicht lesen; erwartet wird schlüssel = &quot;text&quot;, eine [Überschrift] oder ein Kommentar nach #</translation>
    </message>
    <message>
        <source>this character is allowed only in quotation marks or comments; expected a plain letter or digit</source>
        <translation type="vanished">dieses Zeichen ist nur in Anführungszeichen oder Kommentaren erlaubt; erwartet wird ein einfacher Buchstabe oder eine Ziffer</translation>
    </message>
    <message>
        <source>a number cannot contain a quotation mark; expected digits only</source>
        <translation type="vanished">eine Zahl kann kein Anführungszeichen enthalten; erwartet werden nur Ziffern</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply; expected at most %1 levels</source>
        <translation type="vanished">die Klammern sind zu tief geschachtelt; erwartet werden höchstens %1 Ebenen</translation>
    </message>
    <message>
        <source>a line after a backslash cannot start with this character; expected a plain letter or digit</source>
        <translation type="vanished">eine Zeile nach einem Backslash kann nicht mit diesem Zeichen beginnen; erwartet wird ein einfacher Buchstabe oder eine Ziffer</translation>
    </message>
    <message>
        <source>“%1” has the wrong type; expected a text in quotation marks</source>
        <translation type="vanished">„%1“ hat den falschen Typ; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” has the wrong type; expected a whole number</source>
        <translation type="vanished">„%1“ hat den falschen Typ; erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>“%1” has the wrong type; expected true or false</source>
        <translation type="vanished">„%1“ hat den falschen Typ; erwartet wird true oder false</translation>
    </message>
    <message>
        <source>“%1” has the wrong type; expected a list in square brackets</source>
        <translation type="vanished">„%1“ hat den falschen Typ; erwartet wird eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>“%1” has the wrong type; expected a table</source>
        <translation type="vanished">„%1“ hat den falschen Typ; erwartet wird eine Tabelle</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a text in quotation marks</source>
        <translation type="vanished">„%1“ fehlt; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a whole number</source>
        <translation type="vanished">„%1“ fehlt; erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>this is not a text; expected a text in quotation marks</source>
        <translation type="vanished">das ist kein Text; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>this is not a list; expected a list of texts in square brackets</source>
        <translation type="vanished">das ist keine Liste; erwartet wird eine Liste von Texten in eckigen Klammern</translation>
    </message>
    <message>
        <source>%1: this is not a text; expected a text in quotation marks</source>
        <translation type="vanished">%1: das ist kein Text; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected the name of a power</source>
        <translation type="vanished">„%1“ ist keine Macht dieser Karte; erwartet wird der Name einer Macht</translation>
    </message>
    <message>
        <source>“%1” is not a province on this map; expected a code such as PAR</source>
        <translation type="vanished">„%1“ ist keine Provinz dieser Karte; erwartet wird ein Kürzel wie PAR</translation>
    </message>
    <message>
        <source>%1 is not a supply centre; expected a province that is one</source>
        <translation type="vanished">%1 ist kein Versorgungszentrum; erwartet wird eine Provinz, die eines ist</translation>
    </message>
    <message>
        <source>“%1” is not a phase; expected one such as “S1901M”</source>
        <translation type="vanished">„%1“ ist keine Phase; erwartet wird eine wie „S1901M“</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected one of %2</source>
        <translation type="vanished">„%1“ ist hier unbekannt; erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>“%1” is not an order in this position; expected one such as “A PAR - BUR”</source>
        <translation type="vanished">„%1“ ist in dieser Stellung kein Befehl; erwartet wird einer wie „A PAR - BUR“</translation>
    </message>
    <message>
        <source>there is no rulebook “%1”; expected one such as “datc” or “1971”</source>
        <translation type="vanished">ein Regelwerk „%1“ gibt es nicht; erwartet wird eines wie „datc“ oder „1971“</translation>
    </message>
    <message>
        <source>the map “%1” cannot be used: %2</source>
        <translation type="vanished">die Karte „%1“ lässt sich nicht verwenden: %2</translation>
    </message>
    <message>
        <source>there is a second unit in %1; expected one unit in each province</source>
        <translation type="vanished">in %1 steht eine zweite Einheit; erwartet wird eine Einheit je Provinz</translation>
    </message>
    <message>
        <source>%1 has two owners; expected one owner of each centre</source>
        <translation type="vanished">%1 hat zwei Besitzer; erwartet wird ein Besitzer je Zentrum</translation>
    </message>
    <message>
        <source>%1 is dislodged twice; expected each unit once</source>
        <translation type="vanished">%1 wird zweimal vertrieben; erwartet wird jede Einheit einmal</translation>
    </message>
    <message>
        <source>%1 is occupied; expected a vacant province to retreat to</source>
        <translation type="vanished">%1 ist besetzt; erwartet wird eine freie Provinz für den Rückzug</translation>
    </message>
    <message>
        <source>there was a standoff in %1; expected a province open to retreats</source>
        <translation type="vanished">in %1 gab es ein Patt; erwartet wird eine Provinz, die für Rückzüge offen ist</translation>
    </message>
    <message>
        <source>%1 cannot reach %2; expected an adjacent province to retreat to</source>
        <translation type="vanished">%1 kann %2 nicht erreichen; erwartet wird eine Nachbarprovinz für den Rückzug</translation>
    </message>
    <message>
        <source>units can be dislodged only in a retreat phase; expected a phase such as “S1901R”</source>
        <translation type="vanished">vertriebene Einheiten gibt es nur in einer Rückzugsphase; erwartet wird eine Phase wie „S1901R“</translation>
    </message>
    <message>
        <source>the file has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation type="vanished">die Datei hat das Format %1; erwartet wird das Format %2. Eine neuere Version von Chancery kann sie vielleicht lesen</translation>
    </message>
    <message>
        <source>this game has no phases; expected at least one [[phase]]</source>
        <translation type="vanished">diese Partie hat keine Phasen; erwartet wird mindestens eine [[phase]]</translation>
    </message>
    <message>
        <source>there are too many phases; expected at most %1</source>
        <translation type="vanished">es sind zu viele Phasen; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>a vote ended the game before this phase; expected no further phase</source>
        <translation type="vanished">eine Abstimmung hat die Partie vor dieser Phase beendet; erwartet wird keine weitere Phase</translation>
    </message>
    <message>
        <source>there are too many orders in this phase; expected at most %1</source>
        <translation type="vanished">es sind zu viele Befehle in dieser Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>this is not the number of an order sheet; expected 0 or a small number</source>
        <translation type="vanished">das ist keine Nummer eines Befehlszettels; erwartet wird 0 oder eine kleine Zahl</translation>
    </message>
    <message>
        <source>there are too many awards in this phase; expected at most %1</source>
        <translation type="vanished">es sind zu viele Punktvergaben in dieser Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>this award is too small or too large; expected 1 to %1 points</source>
        <translation type="vanished">diese Punktzahl ist zu klein oder zu groß; erwartet werden 1 bis %1 Punkte</translation>
    </message>
    <message>
        <source>“%1” has too many entries; expected at most %2</source>
        <translation type="vanished">„%1“ hat zu viele Einträge; erwartet werden höchstens %2</translation>
    </message>
    <message>
        <source>this absence ends before it begins; expected a later phase</source>
        <translation type="vanished">diese Abwesenheit endet, bevor sie beginnt; erwartet wird eine spätere Phase</translation>
    </message>
    <message>
        <source>a seed cannot be negative; expected 0 or more</source>
        <translation type="vanished">eine Startzahl kann nicht negativ sein; erwartet wird 0 oder mehr</translation>
    </message>
    <message>
        <source>this power is drawn twice; expected each power once</source>
        <translation type="vanished">diese Macht ist zweimal ausgelost; erwartet wird jede Macht einmal</translation>
    </message>
    <message>
        <source>these votes do not give this result; expected “passed” only if all agree</source>
        <translation type="vanished">diese Stimmen ergeben dieses Ergebnis nicht; erwartet wird „passed“ nur, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>this is not a number of votes; expected 0 to %1</source>
        <translation type="vanished">das ist keine Stimmenzahl; erwartet wird 0 bis %1</translation>
    </message>
    <message>
        <source>this ruling has no reason; expected some words</source>
        <translation type="vanished">diese Entscheidung hat keine Begründung; erwartet werden einige Worte</translation>
    </message>
    <message>
        <source>this ruling is about another province; expected one about %1</source>
        <translation type="vanished">diese Entscheidung betrifft eine andere Provinz; erwartet wird eine zu %1</translation>
    </message>
    <message>
        <source>this ruling names no power; expected power = &quot;…&quot;</source>
        <translation type="vanished">diese Entscheidung nennt keine Macht; erwartet wird power = &quot;…&quot;</translation>
    </message>
    <message>
        <source>there are too many rulings in this phase; expected at most %1</source>
        <translation type="vanished">es sind zu viele Entscheidungen in dieser Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>the journal has orders of another phase; expected the current one</source>
        <translation type="vanished">das Journal hat Befehle einer anderen Phase; erwartet wird die laufende</translation>
    </message>
    <message>
        <source>the journal names a power that is not on this map</source>
        <translation type="vanished">das Journal nennt eine Macht, die es auf dieser Karte nicht gibt</translation>
    </message>
    <message>
        <source>the journal has phases that do not follow the phases before</source>
        <translation type="vanished">das Journal hat Phasen, die nicht auf die vorigen folgen</translation>
    </message>
    <message>
        <source>the journal is about another map; expected the map of this game</source>
        <translation type="vanished">das Journal gehört zu einer anderen Karte; erwartet wird die Karte dieser Partie</translation>
    </message>
    <message>
        <source>“%1” is not a unit; expected one such as “A PAR” or “F STP/sc”</source>
        <translation type="vanished">„%1“ ist keine Einheit; erwartet wird eine wie „A PAR“ oder „F STP/sc“</translation>
    </message>
    <message>
        <source>“%1”: there is no province “%2” on this map; expected a code such as PAR</source>
        <translation type="vanished">„%1“: eine Provinz „%2“ gibt es auf dieser Karte nicht; erwartet wird ein Kürzel wie PAR</translation>
    </message>
    <message>
        <source>“%1”: an army cannot be at sea; expected a province on land</source>
        <translation type="vanished">„%1“: eine Armee kann nicht auf See sein; erwartet wird eine Provinz an Land</translation>
    </message>
    <message>
        <source>“%1”: a fleet cannot be inland; expected a sea or a coast</source>
        <translation type="vanished">„%1“: eine Flotte kann nicht im Binnenland sein; erwartet wird eine Seeprovinz oder eine Küste</translation>
    </message>
    <message>
        <source>“%1”: the coast is missing; expected %2 or %3</source>
        <translation type="vanished">„%1“: die Küste fehlt; erwartet wird %2 oder %3</translation>
    </message>
    <message>
        <source>there is no option “%1”; expected one of those that a rulebook has, such as “paradox”</source>
        <translation type="vanished">eine Option „%1“ gibt es nicht; erwartet wird eine, die ein Regelwerk hat, etwa „paradox“</translation>
    </message>
    <message>
        <source>the option “%1” cannot be “%2”; expected one of %3</source>
        <translation type="vanished">die Option „%1“ kann nicht „%2“ sein; erwartet wird eines von %3</translation>
    </message>
    <message>
        <source>“%1” is not a house rule; expected OPTION=VALUE, such as paradox=szykman</source>
        <translation type="vanished">„%1“ ist keine Hausregel; erwartet wird OPTION=WERT, etwa paradox=szykman</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 Any existing file is unchanged.</source>
        <comment>why a file could not be saved</comment>
        <translation type="vanished">%1 Eine schon vorhandene Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>The input cannot be read. Check what is sent to it.</source>
        <translation type="vanished">Die Eingabe lässt sich nicht lesen. Bitte prüfen, was hineingeschickt wird.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and its folder.</source>
        <translation type="vanished">Diese Datei gibt es nicht. Bitte Namen und Ordner prüfen.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation type="vanished">Das ist ein Ordner. Bitte eine Datei darin wählen.</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions, or choose another file.</source>
        <translation type="vanished">Diese Datei dürfen Sie nicht lesen. Bitte die Zugriffsrechte ändern oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on, or choose another file.</source>
        <translation type="vanished">Die Datei lässt sich nicht lesen. Bitte den Datenträger prüfen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file name.</source>
        <translation type="vanished">Das ist ein Ordner. Bitte einen Dateinamen wählen.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation type="vanished">Diesen Ordner gibt es nicht. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, or choose another folder.</source>
        <translation type="vanished">Die Festplatte ist voll. Bitte Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>You may not write here. Choose another folder.</source>
        <translation type="vanished">Hier dürfen Sie nicht schreiben. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check the disk that it is on, or choose another folder.</source>
        <translation type="vanished">Die Datei lässt sich nicht schreiben. Bitte den Datenträger prüfen oder einen anderen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Diplomacy board</source>
        <translation type="vanished">Diplomacy-Spielplan</translation>
    </message>
    <message>
        <source>the file name must end in .png, .svg or .pdf</source>
        <translation type="vanished">der Dateiname muss auf .png, .svg oder .pdf enden</translation>
    </message>
</context>
<context>
    <name>chancery::AboutDialog</name>
    <message>
        <source>About Chancery</source>
        <translation type="vanished">Über Chancery</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation type="vanished">Ein Spielbrett für Diplomacy-Spielleiter.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="vanished">Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk.</source>
        <translation type="vanished">Die Testfälle sind die „Diplomacy Adjudicator Test Cases“ von Lucas B. Kruijswijk.</translation>
    </message>
    <message>
        <source>Diplomacy is a trademark of its owner, who has nothing to do with this program.</source>
        <translation type="vanished">Diplomacy ist eine Marke ihres Inhabers, der mit diesem Programm nichts zu tun hat.</translation>
    </message>
</context>
<context>
    <name>chancery::Application</name>
    <message>
        <source>Settings</source>
        <translation type="vanished">Einstellungen</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceChip</name>
    <message>
        <source>No window</source>
        <translation type="vanished">Kein Fenster</translation>
    </message>
    <message>
        <source>The audience window is closed.</source>
        <translation type="vanished">Das Publikumsfenster ist geschlossen.</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation type="vanished">Andere Partie</translation>
    </message>
    <message>
        <source>The audience window shows another game.</source>
        <translation type="vanished">Das Publikumsfenster zeigt eine andere Partie.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="vanished">Live</translation>
    </message>
    <message>
        <source>The players see this game.</source>
        <translation type="vanished">Die Spieler sehen diese Partie.</translation>
    </message>
    <message>
        <source>Live again</source>
        <translation type="vanished">Wieder live</translation>
    </message>
    <message>
        <source>The audience window was blank or frozen; revealing lifted that.</source>
        <translation type="vanished">Das Publikumsfenster war leer oder eingefroren; das Aufdecken hat das aufgehoben.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation type="vanished">Eingefroren</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture.</source>
        <translation type="vanished">Die Spieler sehen immer dasselbe Bild.</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation type="vanished">Leer</translation>
    </message>
    <message>
        <source>The players see nothing.</source>
        <translation type="vanished">Die Spieler sehen nichts.</translation>
    </message>
    <message>
        <source>Audience window: %1</source>
        <comment>state: live, frozen, blank, no window</comment>
        <translation type="vanished">Publikumsfenster: %1</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceFeed</name>
    <message>
        <source>EARLIER: %1</source>
        <translation type="vanished">FRÜHER: %1</translation>
    </message>
    <message>
        <source>EARLIER</source>
        <translation type="vanished">FRÜHER</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceKeeper</name>
    <message>
        <source>Two displays show the same picture, so the players see this window too. Extend the desktop instead of mirroring it.</source>
        <translation type="vanished">Zwei Bildschirme zeigen dasselbe Bild, also sehen die Spieler auch dieses Fenster. Erweitern Sie den Schreibtisch, statt ihn zu spiegeln.</translation>
    </message>
</context>
<context>
    <name>chancery::AwardDialog</name>
    <message>
        <source>Award points</source>
        <translation type="vanished">Punkte vergeben</translation>
    </message>
    <message>
        <source>Points awarded so far</source>
        <translation type="vanished">Bisher vergebene Punkte</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation type="vanished">&amp;Vergeben</translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="vanished">Macht</translation>
    </message>
    <message>
        <source>Power that gets the points</source>
        <translation type="vanished">Macht, die die Punkte bekommt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">Punkte</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation type="vanished">Höchstens %1 für eine Leistung</translation>
    </message>
    <message>
        <source>A conference, a treaty, a historical goal</source>
        <translation type="vanished">Eine Konferenz, ein Vertrag, ein historisches Ziel</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation type="vanished">Leistung</translation>
    </message>
    <message>
        <source>What the points are for; saved with the game</source>
        <translation type="vanished">Wofür es die Punkte gibt; wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Power</source>
        <translation type="vanished">&amp;Macht</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation type="vanished">P&amp;unkte</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation type="vanished">&amp;Leistung</translation>
    </message>
    <message>
        <source>%1, %2: %3 – %4</source>
        <comment>phase, power: points, achievement</comment>
        <translation type="vanished">%1, %2: %3 – %4</translation>
    </message>
</context>
<context>
    <name>chancery::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="vanished">Spielbrett</translation>
    </message>
    <message>
        <source>The map with units and orders. The order sheets give the same in words.</source>
        <translation type="vanished">Die Karte mit Einheiten und Befehlen. Die Befehlszettel zeigen dasselbe in Worten.</translation>
    </message>
</context>
<context>
    <name>chancery::Captions</name>
    <message>
        <source>%1, %2: defence %3</source>
        <comment>power, province, strength</comment>
        <translation type="vanished">%1, %2: Abwehr %3</translation>
    </message>
    <message>
        <source>%1, %2: attack %3</source>
        <comment>power, province, strength</comment>
        <translation type="vanished">%1, %2: Angriff %3</translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 wird aufgelöst.</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>power, provinces</comment>
        <translation type="vanished">%1 hält %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) hold</source>
        <translation type="vanished">
            <numerusform>%n Einheit hält</numerusform>
            <numerusform>%n Einheiten halten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are cut</source>
        <translation type="vanished">
            <numerusform>%n Unterstützung wird unterbrochen</numerusform>
            <numerusform>%n Unterstützungen werden unterbrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) leave the board</source>
        <translation type="vanished">
            <numerusform>%n Einheit verlässt das Brett</numerusform>
            <numerusform>%n Einheiten verlassen das Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are built</source>
        <translation type="vanished">
            <numerusform>%n Einheit wird aufgebaut</numerusform>
            <numerusform>%n Einheiten werden aufgebaut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds less than it may</source>
        <comment>power</comment>
        <translation type="vanished">%1 verzichtet auf einen Aufbau</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) are waived</source>
        <translation type="vanished">
            <numerusform>Verzicht auf %n Aufbau</numerusform>
            <numerusform>Verzicht auf %n Aufbauten</numerusform>
        </translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation type="vanished">Aufstände</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses of a headline</comment>
        <translation type="vanished">; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) retreat</source>
        <translation type="vanished">
            <numerusform>%n Einheit zieht sich zurück</numerusform>
            <numerusform>%n Einheiten ziehen sich zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) advance</source>
        <translation type="vanished">
            <numerusform>%n Einheit rückt vor</numerusform>
            <numerusform>%n Einheiten rücken vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s) clash</source>
        <translation type="vanished">
            <numerusform>%n Rückzug stößt zusammen</numerusform>
            <numerusform>%n Rückzüge stoßen zusammen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>power, centres</comment>
        <translation type="vanished">%1 verliert %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <comment>power, centres</comment>
        <translation type="vanished">%1 gewinnt %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, centres, power</comment>
        <translation type="vanished">%1 nimmt %3 %2 ab</translation>
    </message>
    <message>
        <source>%1, %2: %3 to keep others out</source>
        <comment>power, province, strength</comment>
        <translation type="vanished">%1, %2: %3, um andere fernzuhalten</translation>
    </message>
    <message>
        <source>%1&apos;s support %2 is cut</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Unterstützung %2 unterbrochen (%1)</translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 baut %2 auf</translation>
    </message>
    <message>
        <source>%1 rises %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 erhebt sich %2</translation>
    </message>
    <message>
        <source>%1 was not dislodged.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 wurde nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, why its order has no effect</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>%1 retreats %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 zieht sich %2 zurück</translation>
    </message>
    <message>
        <source>%1 swaps its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation type="vanished">%1 tauscht seine Einheiten %2</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, provinces: supply centres that it does not own</comment>
        <translation type="vanished">%1 besetzt %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 supports its unit %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 unterstützt die eigene Einheit %2</translation>
    </message>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 unterstützt %2 %3</translation>
    </message>
    <message>
        <source>%1 supports its move %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 unterstützt den eigenen Zug %2</translation>
    </message>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 unterstützt %2 beim Zug %3</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1: Konvoi %2 scheitert</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 is not used</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1: Konvoi %2 bleibt ungenutzt</translation>
    </message>
    <message>
        <source>A paradox stops %1&apos;s convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1: Ein Paradox stoppt den Konvoi %2</translation>
    </message>
    <message>
        <source>%1 clashes with itself retreating %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 prallt beim Rückzug %2 mit sich selbst zusammen</translation>
    </message>
    <message>
        <source>%1 clash retreating %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 prallen beim Rückzug %2 zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) have a new owner</source>
        <translation type="vanished">
            <numerusform>%n Zentrum hat einen neuen Besitzer</numerusform>
            <numerusform>%n Zentren haben einen neuen Besitzer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of an army, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>Convoys: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation type="vanished">Konvois: %1</translation>
    </message>
    <message>
        <source>%1 has no dislodged unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 hat %2 keine vertriebene Einheit.</translation>
    </message>
    <message>
        <source>%1, %2: defence %3 head to head</source>
        <comment>power, province, strength</comment>
        <translation type="vanished">%1, %2: Abwehr %3 im Frontalangriff</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 bleibt.</translation>
    </message>
    <message>
        <source>The armies %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation type="vanished">Die Armeen %1 bleiben.</translation>
    </message>
    <message>
        <source>%1 hold</source>
        <translation type="vanished">%1 halten</translation>
    </message>
    <message>
        <source>%1 build</source>
        <translation type="vanished">%1 bauen auf</translation>
    </message>
    <message>
        <source>%1 retreat</source>
        <comment>powers</comment>
        <translation type="vanished">%1 ziehen sich zurück</translation>
    </message>
    <message>
        <source>%1&apos;s order is void</source>
        <comment>power</comment>
        <translation type="vanished">Befehl ungültig (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s move %2 is void</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Zug %2 ungültig (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s support %2 is void</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Unterstützung %2 ungültig (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 is void</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">%1: Konvoi %2 ungültig</translation>
    </message>
    <message>
        <source>%1&apos;s retreat %2 is void</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Rückzug %2 ungültig (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s build %2 is void</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Aufbau %2 ungültig (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s order %2 is void</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Befehl %2 ungültig (%1)</translation>
    </message>
    <message>
        <source>Orders of %1 are void</source>
        <comment>powers</comment>
        <translation type="vanished">Befehle von %1 sind ungültig</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) are void</source>
        <translation type="vanished">
            <numerusform>%n Befehl ist ungültig</numerusform>
            <numerusform>%n Befehle sind ungültig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 enters %2 and %3 %4: they change places</source>
        <comment>power, province, power, province</comment>
        <translation type="vanished">Platztausch: %1 besetzt %2, %3 besetzt %4</translation>
    </message>
    <message>
        <source>%1 advance</source>
        <comment>powers</comment>
        <translation type="vanished">%1 rücken vor</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where to: &apos;to Norway&apos;, or where it holds: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>Supports of %1 are not cut</source>
        <comment>powers</comment>
        <translation type="vanished">Unterstützungen von %1 sind nicht unterbrochen</translation>
    </message>
    <message>
        <source>Supported: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation type="vanished">Unterstützt: %1</translation>
    </message>
    <message>
        <source>Supported: %1</source>
        <comment>powers</comment>
        <translation type="vanished">Unterstützt: %1</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 is not disrupted</source>
        <comment>power of the army, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1: Konvoi %2 nicht unterbrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n convoy(s) without effect</source>
        <translation type="vanished">
            <numerusform>%n Konvoi ohne Wirkung</numerusform>
            <numerusform>%n Konvois ohne Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>Convoys not disrupted: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation type="vanished">Konvois nicht unterbrochen: %1</translation>
    </message>
    <message>
        <source>Convoys of %1 are not disrupted</source>
        <comment>powers</comment>
        <translation type="vanished">Konvois von %1 sind nicht unterbrochen</translation>
    </message>
    <message>
        <source>A paradox stops convoys of %1</source>
        <comment>powers</comment>
        <translation type="vanished">Ein Paradox stoppt Konvois von %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>Retreats: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation type="vanished">Rückzüge: %1</translation>
    </message>
    <message>
        <source>%1 removes its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation type="vanished">%1 baut Einheiten %2 ab</translation>
    </message>
    <message>
        <source>%1 disbands its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation type="vanished">%1 löst Einheiten %2 auf</translation>
    </message>
    <message>
        <source>%1 removes its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 baut die Armee %2 ab</translation>
    </message>
    <message>
        <source>%1 disbands its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 löst die Armee %2 auf</translation>
    </message>
    <message>
        <source>%1 removes its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 baut die Flotte %2 ab</translation>
    </message>
    <message>
        <source>%1 disbands its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 löst die Flotte %2 auf</translation>
    </message>
    <message>
        <source>%1 remove units</source>
        <comment>powers</comment>
        <translation type="vanished">%1 bauen ab</translation>
    </message>
    <message>
        <source>%1 disband units</source>
        <comment>powers</comment>
        <translation type="vanished">%1 lösen Einheiten auf</translation>
    </message>
    <message>
        <source>%1 clash in retreat</source>
        <comment>powers</comment>
        <translation type="vanished">%1 prallen beim Rückzug zusammen</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <comment>power</comment>
        <translation type="vanished">Befehle von %1</translation>
    </message>
    <message>
        <source>The orders of all powers</source>
        <translation type="vanished">Die Befehle aller Mächte</translation>
    </message>
    <message>
        <source>%1 must retreat %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">%1 muss %2 weichen</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must retreat</source>
        <translation type="vanished">
            <numerusform>%n Einheit muss weichen</numerusform>
            <numerusform>%n Einheiten müssen weichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Must retreat: %1</source>
        <comment>powers</comment>
        <translation type="vanished">Weichen müssen: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>power, its provinces</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between powers</comment>
        <translation type="vanished">, </translation>
    </message>
</context>
<context>
    <name>chancery::CaseBrowserDialog</name>
    <message>
        <source>Test cases</source>
        <translation type="vanished">Testfälle</translation>
    </message>
    <message>
        <source>The selected case</source>
        <translation type="vanished">Der ausgewählte Fall</translation>
    </message>
    <message>
        <source>&amp;Open as a position</source>
        <translation type="vanished">Als Stellung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>6.F.14, convoy, support cut…</source>
        <comment>examples of what to look for</comment>
        <translation type="vanished">6.F.14, convoy, support cut…</translation>
    </message>
    <message>
        <source>Find a case</source>
        <translation type="vanished">Einen Fall suchen</translation>
    </message>
    <message>
        <source>Words from the number, title or comment; select with the arrow keys</source>
        <translation type="vanished">Wörter aus Nummer, Titel oder Kommentar; mit den Pfeiltasten auswählen</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation type="vanished">&amp;Suchen:</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number, title</comment>
        <translation type="vanished">%1  %2</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="vanished">Fälle</translation>
    </message>
    <message>
        <source>Double-click a case to open it</source>
        <translation type="vanished">Einen Fall mit Doppelklick öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation type="vanished">
            <numerusform>%1 von %n Fall</numerusform>
            <numerusform>%1 von %n Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cases.</source>
        <translation type="vanished">Es gibt keine Fälle.</translation>
    </message>
    <message>
        <source>No case contains these words.</source>
        <translation type="vanished">Kein Fall enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="vanished">Bibliothek</translation>
    </message>
    <message>
        <source>Which cases are listed; each opens under its own rulebook</source>
        <translation type="vanished">Welche Fälle aufgeführt sind; jeder öffnet sich unter seinem eigenen Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Library:</source>
        <translation type="vanished">&amp;Bibliothek:</translation>
    </message>
</context>
<context>
    <name>chancery::ClockDialog</name>
    <message>
        <source>&amp;Speeches:</source>
        <translation type="vanished">&amp;Reden:</translation>
    </message>
    <message>
        <source>Diplomacy, &amp;first turn:</source>
        <translation type="vanished">Diplomatie, &amp;erster Zug:</translation>
    </message>
    <message>
        <source>&amp;Diplomacy:</source>
        <translation type="vanished">&amp;Diplomatie:</translation>
    </message>
    <message>
        <source>Diplomacy in F&amp;all:</source>
        <translation type="vanished">Diplomatie im &amp;Herbst:</translation>
    </message>
    <message>
        <source>Order &amp;writing:</source>
        <translation type="vanished">&amp;Befehle schreiben:</translation>
    </message>
    <message>
        <source>&amp;Retreats:</source>
        <translation type="vanished">Rück&amp;züge:</translation>
    </message>
    <message>
        <source>Ad&amp;justments:</source>
        <translation type="vanished">Auf- und &amp;Abbau:</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="vanished">Zeiten</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="vanished">Voreinstellung</translation>
    </message>
    <message>
        <source>Commonly used times</source>
        <translation type="vanished">Gebräuchliche Zeiten</translation>
    </message>
    <message>
        <source>Custom times</source>
        <translation type="vanished">Eigene Zeiten</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation type="vanished">&amp;Voreinstellung:</translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number of minutes</comment>
        <translation type="vanished"> min</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="vanished">keine</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="vanished">unbegrenzt</translation>
    </message>
    <message>
        <source>as in other turns</source>
        <translation type="vanished">wie in anderen Zügen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="vanished">Minuten</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation type="vanished">Diese Zeiten verwenden</translation>
    </message>
</context>
<context>
    <name>chancery::ClockFace</name>
    <message>
        <source>Phase clock</source>
        <translation type="vanished">Phasenuhr</translation>
    </message>
</context>
<context>
    <name>chancery::ClockWords</name>
    <message>
        <source>Speeches</source>
        <translation type="vanished">Reden</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation type="vanished">Diplomatie</translation>
    </message>
    <message>
        <source>Order writing</source>
        <translation type="vanished">Befehle schreiben</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation type="vanished">Rückzüge</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation type="vanished">Auf- und Abbau</translation>
    </message>
    <message>
        <source>Rulebooks: 30, then 15 minutes; writing 5, retreats 5</source>
        <translation type="vanished">Regelwerke: 30, dann 15 Minuten; Schreiben 5, Rückzüge 5</translation>
    </message>
    <message>
        <source>Tournament: Spring 15, Fall 13 minutes, writing included</source>
        <translation type="vanished">Turnier: Frühjahr 15, Herbst 13 Minuten, Schreiben inbegriffen</translation>
    </message>
    <message>
        <source>Tournament: Spring 14, Fall 12 minutes, writing 1, Winter 2</source>
        <translation type="vanished">Turnier: Frühjahr 14, Herbst 12 Minuten, Schreiben 1, Winter 2</translation>
    </message>
    <message>
        <source>Tournament: 15 minutes, writing 2</source>
        <translation type="vanished">Turnier: 15 Minuten, Schreiben 2</translation>
    </message>
    <message>
        <source>Conference: as in the rulebooks, with 2-minute speeches</source>
        <translation type="vanished">Konferenz: wie in den Regelwerken, dazu Reden von 2 Minuten</translation>
    </message>
    <message>
        <source>The speech is over</source>
        <translation type="vanished">Die Rede ist zu Ende</translation>
    </message>
    <message>
        <source>Diplomacy is over</source>
        <translation type="vanished">Die Diplomatie ist zu Ende</translation>
    </message>
    <message>
        <source>Pens down</source>
        <translation type="vanished">Stifte weg</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="vanished">Die Zeit ist um</translation>
    </message>
    <message>
        <source>%1: one minute left</source>
        <comment>stage; spoken</comment>
        <translation type="vanished">%1: noch eine Minute</translation>
    </message>
</context>
<context>
    <name>chancery::ColourPreview</name>
    <message>
        <source>Normal colour vision</source>
        <translation type="vanished">Normales Farbensehen</translation>
    </message>
    <message>
        <source>No red cones (protan)</source>
        <translation type="vanished">Ohne rote Zapfen (protan)</translation>
    </message>
    <message>
        <source>No green cones (deutan)</source>
        <translation type="vanished">Ohne grüne Zapfen (deutan)</translation>
    </message>
    <message>
        <source>No blue cones (tritan)</source>
        <translation type="vanished">Ohne blaue Zapfen (tritan)</translation>
    </message>
    <message>
        <source>Preview of the board: %1</source>
        <translation type="vanished">Vorschau des Bretts: %1</translation>
    </message>
</context>
<context>
    <name>chancery::CommandLineText</name>
    <message>
        <source>Open the sample game.</source>
        <translation type="vanished">Die Beispielpartie öffnen.</translation>
    </message>
    <message>
        <source>Write a picture of a window to this PNG file and quit.</source>
        <translation type="vanished">Ein Bild eines Fensters in diese PNG-Datei schreiben und beenden.</translation>
    </message>
    <message>
        <source>Size of that window (default 1280x720).</source>
        <translation type="vanished">Größe dieses Fensters (sonst 1280x720).</translation>
    </message>
    <message>
        <source>Window to show: board or projector.</source>
        <translation type="vanished">Fenster, das gezeigt wird: board oder projector.</translation>
    </message>
    <message>
        <source>Phase to show, such as F1901M.</source>
        <translation type="vanished">Phase, die gezeigt wird, etwa F1901M.</translation>
    </message>
    <message>
        <source>Playback position within the phase, in milliseconds.</source>
        <translation type="vanished">Zeitpunkt in der Vorführung der Phase, in Millisekunden.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation type="vanished">Farbschema: light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Language of the program, such as de.</source>
        <translation type="vanished">Sprache des Programms, etwa de.</translation>
    </message>
    <message>
        <source>“%1” was given, but %2 is expected.</source>
        <translation type="vanished">„%1“ wurde angegeben, erwartet wird %2.</translation>
    </message>
    <message>
        <source>a size such as 1920x1080</source>
        <translation type="vanished">eine Größe wie 1920x1080</translation>
    </message>
    <message>
        <source>board or projector</source>
        <translation type="vanished">board oder projector</translation>
    </message>
    <message>
        <source>a phase such as S1901M</source>
        <translation type="vanished">eine Phase wie S1901M</translation>
    </message>
    <message>
        <source>a number of milliseconds</source>
        <translation type="vanished">eine Anzahl Millisekunden</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation type="vanished">light oder dark</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation type="vanished">Ein Spielbrett für Diplomacy-Spielleiter.</translation>
    </message>
    <message>
        <source>A saved game.</source>
        <translation type="vanished">Eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Name one file.</source>
        <translation type="vanished">Es lässt sich nur eine Partie auf einmal öffnen. Bitte nur eine Datei nennen.</translation>
    </message>
    <message>
        <source>Slide on the projector: board, tally, race, changes, lots or vote.</source>
        <translation type="vanished">Folie auf dem Projektor: board, tally, race, changes, lots oder vote.</translation>
    </message>
    <message>
        <source>board, tally, race, changes, lots or vote</source>
        <translation type="vanished">board, tally, race, changes, lots oder vote</translation>
    </message>
    <message>
        <source>This option is given twice, as “%1” and as “%2”.</source>
        <translation type="vanished">Diese Option ist zweimal angegeben, als „%1“ und als „%2“.</translation>
    </message>
    <message>
        <source>one of the languages %1</source>
        <translation type="vanished">eine der Sprachen %1</translation>
    </message>
    <message>
        <source>Dialog to show in front, by the name of its action, such as edit.preferences.</source>
        <translation type="vanished">Dialog, der davor gezeigt wird, mit dem Namen seiner Aktion, etwa edit.preferences.</translation>
    </message>
</context>
<context>
    <name>chancery::CompareDialog</name>
    <message>
        <source>Compare phases</source>
        <translation type="vanished">Phasen vergleichen</translation>
    </message>
    <message>
        <source>Compare %1 with:</source>
        <comment>phase</comment>
        <translation type="vanished">%1 vergleichen mit:</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation type="vanished">Phasen der Partie</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="vanished">&amp;Vergleichen</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonPage</name>
    <message>
        <source>Changes of each power</source>
        <translation type="vanished">Änderungen jeder Macht</translation>
    </message>
    <message>
        <source>For you alone. On the board: arrows where units moved, + on new ones, × on those that are gone; centres with another owner are outlined.</source>
        <translation type="vanished">Nur für Sie. Auf dem Brett: Pfeile, wo Einheiten gezogen sind, + an neuen, × an verschwundenen; Zentren mit anderem Besitzer sind umrandet.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="vanished">Verlassen</translation>
    </message>
    <message>
        <source>Leave the comparison (Esc)</source>
        <translation type="vanished">Den Vergleich verlassen (Esc)</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonWords</name>
    <message>
        <source>%1 to %2</source>
        <comment>a number before and now</comment>
        <translation type="vanished">von %1 auf %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the phases compared</comment>
        <translation type="vanished">%1 → %2</translation>
    </message>
    <message>
        <source>%1: centres %2, units %3</source>
        <comment>power, and numbers such as “5 to 7”</comment>
        <translation type="vanished">%1: Zentren %2, Einheiten %3</translation>
    </message>
    <message>
        <source>Gained %1</source>
        <comment>centres</comment>
        <translation type="vanished">Gewonnen: %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>centres</comment>
        <translation type="vanished">Verloren: %1</translation>
    </message>
    <message>
        <source>New on the board: %1</source>
        <comment>units</comment>
        <translation type="vanished">Neu auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Gone from the board: %1</source>
        <comment>units</comment>
        <translation type="vanished">Nicht mehr auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <comment>units, from and to</comment>
        <translation type="vanished">Bewegt: %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a unit, its place now</comment>
        <translation type="vanished">%1 → %2</translation>
    </message>
</context>
<context>
    <name>chancery::CorrectDialog</name>
    <message>
        <source>Correct %1</source>
        <translation type="vanished">%1 berichtigen</translation>
    </message>
    <message>
        <source>An order was mistyped</source>
        <translation type="vanished">Ein Befehl wurde falsch abgetippt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="vanished">Grund</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation type="vanished">Wird mit der Partie gespeichert und im Bericht gedruckt</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation type="vanished">&amp;Grund:</translation>
    </message>
    <message>
        <source>&amp;Accept changes</source>
        <translation type="vanished">Änderungen &amp;übernehmen</translation>
    </message>
    <message>
        <source>Power of the order sheet</source>
        <translation type="vanished">Macht des Befehlszettels</translation>
    </message>
    <message>
        <source>Power whose orders are shown</source>
        <translation type="vanished">Macht, deren Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Orders as written</source>
        <translation type="vanished">Befehle, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>One order per line</source>
        <translation type="vanished">Ein Befehl je Zeile</translation>
    </message>
    <message>
        <source>Order &amp;sheet of:</source>
        <translation type="vanished">&amp;Befehlszettel von:</translation>
    </message>
    <message>
        <source>Rulings of this phase</source>
        <translation type="vanished">Entscheidungen dieser Phase</translation>
    </message>
    <message>
        <source>A&amp;dd a ruling…</source>
        <translation type="vanished">Entscheidung &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add a ruling</source>
        <translation type="vanished">Eine Entscheidung hinzufügen</translation>
    </message>
    <message>
        <source>Override an order, a result, a position or a centre&apos;s owner</source>
        <translation type="vanished">Einen Befehl, ein Ergebnis, eine Stellung oder den Besitzer eines Zentrums anders bestimmen</translation>
    </message>
    <message>
        <source>Re&amp;move the ruling</source>
        <translation type="vanished">Entscheidung &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the ruling</source>
        <translation type="vanished">Die Entscheidung entfernen</translation>
    </message>
    <message>
        <source>Remove the selected ruling</source>
        <translation type="vanished">Die ausgewählte Entscheidung entfernen</translation>
    </message>
    <message>
        <source>R&amp;ulings:</source>
        <translation type="vanished">En&amp;tscheidungen:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="vanished">Änderungen</translation>
    </message>
    <message>
        <source>&amp;Changes:</source>
        <translation type="vanished">Ände&amp;rungen:</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in this phase and later phases.</source>
        <translation type="vanished">
            <numerusform>%n Änderung in dieser und späteren Phasen.</numerusform>
            <numerusform>%n Änderungen in dieser und späteren Phasen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Enter a reason for the correction.</source>
        <translation type="vanished">%1 Bitte die Berichtigung begründen.</translation>
    </message>
</context>
<context>
    <name>chancery::DeskWords</name>
    <message numerus="yes">
        <source>%n of %1 missing</source>
        <translation type="vanished">
            <numerusform>%n von %1 fehlt</numerusform>
            <numerusform>%n von %1 fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="vanished">fertig</translation>
    </message>
    <message>
        <source>all orders entered</source>
        <translation type="vanished">alle Befehle eingegeben</translation>
    </message>
    <message>
        <source>no orders due</source>
        <translation type="vanished">keine Befehle fällig</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation type="vanished">
            <numerusform>%n Zeile nicht verstanden</numerusform>
            <numerusform>%n Zeilen nicht verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubtful order(s)</source>
        <translation type="vanished">
            <numerusform>%n zweifelhafter Befehl</numerusform>
            <numerusform>%n zweifelhafte Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation type="vanished">führungslos</translation>
    </message>
    <message>
        <source>%1: %2; removed by rule: %3</source>
        <translation type="vanished">%1: %2; nach den Regeln abgebaut: %3</translation>
    </message>
</context>
<context>
    <name>chancery::DifferenceWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, power</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="vanished">niemand</translation>
    </message>
    <message>
        <source>%1: %2 → not ordered</source>
        <comment>order, result</comment>
        <translation type="vanished">%1: %2 → nicht befohlen</translation>
    </message>
    <message>
        <source>%1: not ordered → %2</source>
        <comment>order, result</comment>
        <translation type="vanished">%1: nicht befohlen → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what, as it was, as it is</comment>
        <translation type="vanished">%1: %2 → %3</translation>
    </message>
    <message>
        <source>This phase is no longer played; its orders are lost.</source>
        <translation type="vanished">Diese Phase entfällt; ihre Befehle gehen verloren.</translation>
    </message>
    <message>
        <source>This phase is now played; it has no orders yet.</source>
        <translation type="vanished">Diese Phase wird nun gespielt; sie hat noch keine Befehle.</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>unit</comment>
        <translation type="vanished">%1 fehlt nun</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <comment>unit</comment>
        <translation type="vanished">%1 ist neu</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>unit</comment>
        <translation type="vanished">%1 ist vertrieben</translation>
    </message>
</context>
<context>
    <name>chancery::DoubtWords</name>
    <message>
        <source>%1 has two orders.</source>
        <translation type="vanished">%1 hat zwei Befehle.</translation>
    </message>
    <message>
        <source>%1: which coast? Both can be reached.</source>
        <translation type="vanished">%1: welche Küste? Beide sind erreichbar.</translation>
    </message>
    <message>
        <source>No matching order: %1 is ordered otherwise.</source>
        <translation type="vanished">Kein passender Befehl: %1 hat einen anderen Befehl.</translation>
    </message>
    <message>
        <source>No matching convoy to %1: the fleets are ordered otherwise.</source>
        <translation type="vanished">Kein passender Konvoi nach %1: Die Flotten haben andere Befehle.</translation>
    </message>
    <message>
        <source>%1 moves to the same province.</source>
        <translation type="vanished">%1 zieht in dieselbe Provinz.</translation>
    </message>
    <message>
        <source>%1, a unit of the same power, is in the way.</source>
        <translation type="vanished">%1, eine Einheit derselben Macht, steht im Weg.</translation>
    </message>
    <message>
        <source>%1 retreats to the same province: both would be disbanded.</source>
        <translation type="vanished">%1 zieht sich in dieselbe Provinz zurück: beide würden aufgelöst.</translation>
    </message>
</context>
<context>
    <name>chancery::EditPositionDialog</name>
    <message>
        <source>Edit position</source>
        <translation type="vanished">Stellung bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Set up position</source>
        <translation type="vanished">Stellung &amp;aufbauen</translation>
    </message>
    <message>
        <source>Season and kind of phase</source>
        <translation type="vanished">Jahreszeit und Art der Phase</translation>
    </message>
    <message>
        <source>The phase to enter orders for</source>
        <translation type="vanished">Die Phase, für die Befehle eingegeben werden</translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="vanished">Jahr</translation>
    </message>
    <message>
        <source>The year of the phase</source>
        <translation type="vanished">Das Jahr der Phase</translation>
    </message>
    <message>
        <source>Starting p&amp;osition</source>
        <translation type="vanished">Anfangss&amp;tellung</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation type="vanished">Anfangsstellung</translation>
    </message>
    <message>
        <source>Sets up the starting position of the map</source>
        <translation type="vanished">Stellt die Anfangsstellung der Karte auf</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="vanished">&amp;Leeren</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="vanished">Das Brett leeren</translation>
    </message>
    <message>
        <source>Removes all units and owners</source>
        <translation type="vanished">Entfernt alle Einheiten und Besitzer</translation>
    </message>
    <message>
        <source>P&amp;hase:</source>
        <translation type="vanished">P&amp;hase:</translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="vanished">Einheiten</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation type="vanished">Zentren</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation type="vanished">Einheiten: %1</translation>
    </message>
    <message>
        <source>Units, such as “A PAR, F BRE, F STP/sc”</source>
        <translation type="vanished">Einheiten, etwa „A PAR, F BRE, F STP/sc“</translation>
    </message>
    <message>
        <source>Centres of %1</source>
        <translation type="vanished">Zentren: %1</translation>
    </message>
    <message>
        <source>Centres, such as “PAR, BRE, MAR”</source>
        <translation type="vanished">Zentren, etwa „PAR, BRE, MAR“</translation>
    </message>
    <message>
        <source>Units / centres</source>
        <translation type="vanished">Einheiten / Zentren</translation>
    </message>
    <message>
        <source>Power to place</source>
        <translation type="vanished">Macht, die gesetzt wird</translation>
    </message>
    <message>
        <source>Owner of the unit or centre to place</source>
        <translation type="vanished">Besitzer der Einheit oder des Zentrums</translation>
    </message>
    <message>
        <source>What to place</source>
        <translation type="vanished">Was gesetzt wird</translation>
    </message>
    <message>
        <source>What a click on a province places there</source>
        <translation type="vanished">Was ein Klick auf eine Provinz dorthin setzt</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="vanished">Zentrum</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="vanished">Nichts</translation>
    </message>
    <message>
        <source>Province</source>
        <translation type="vanished">Provinz</translation>
    </message>
    <message>
        <source>Type the first letters of a province</source>
        <translation type="vanished">Die ersten Buchstaben einer Provinz tippen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="vanished">&amp;Setzen</translation>
    </message>
    <message>
        <source>Place it there</source>
        <translation type="vanished">Dorthin setzen</translation>
    </message>
    <message>
        <source>Places the unit or the owner, or clears the province</source>
        <translation type="vanished">Setzt die Einheit oder den Besitzer, oder leert die Provinz</translation>
    </message>
    <message>
        <source>P&amp;rovince:</source>
        <translation type="vanished">&amp;Provinz:</translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="vanished">Spielbrett</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>units, centres</comment>
        <translation type="vanished">%1 / %2</translation>
    </message>
    <message>
        <source>The position is complete.</source>
        <translation type="vanished">Die Stellung ist vollständig.</translation>
    </message>
    <message>
        <source>Correct the marked entries first.</source>
        <translation type="vanished">Bitte zuerst die markierten Einträge berichtigen.</translation>
    </message>
    <message>
        <source>%1, movement</source>
        <comment>season</comment>
        <translation type="vanished">%1, Züge</translation>
    </message>
    <message>
        <source>%1, retreats</source>
        <comment>season</comment>
        <translation type="vanished">%1, Rückzüge</translation>
    </message>
    <message>
        <source>%1, adjustments</source>
        <comment>season</comment>
        <translation type="vanished">%1, Auf- und Abbau</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="vanished">Grund</translation>
    </message>
    <message>
        <source>Why the position is changed; saved with the game</source>
        <translation type="vanished">Warum die Stellung geändert wird; wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>A unit was moved by mistake</source>
        <translation type="vanished">Eine Einheit wurde versehentlich verschoben</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation type="vanished">G&amp;rund:</translation>
    </message>
    <message>
        <source>Enter a reason for changing the position.</source>
        <translation type="vanished">Bitte die Änderung der Stellung begründen.</translation>
    </message>
</context>
<context>
    <name>chancery::EntryStrip</name>
    <message>
        <source>%1 retreats: where to?</source>
        <translation type="vanished">%1 zieht sich zurück: wohin?</translation>
    </message>
    <message>
        <source>%1 supports: which unit?</source>
        <translation type="vanished">%1 unterstützt: welche Einheit?</translation>
    </message>
    <message>
        <source>%1 convoys: which army?</source>
        <translation type="vanished">%1 führt den Konvoi: für welche Armee?</translation>
    </message>
    <message>
        <source>%1 convoys %2: where to?</source>
        <translation type="vanished">%1 führt den Konvoi für %2: wohin?</translation>
    </message>
    <message>
        <source>%1 supports %2: where to? Click the unit again to support it to hold.</source>
        <translation type="vanished">%1 unterstützt %2: wohin? Noch einmal auf die Einheit klicken, um sie beim Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>Click a home centre to build in, or a unit to remove.</source>
        <translation type="vanished">Ein Heimatzentrum zum Aufbau anklicken oder eine Einheit zum Abbau.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation type="vanished">Halten</translation>
    </message>
    <message>
        <source>Hold (H)</source>
        <translation type="vanished">Halten (H)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="vanished">Bewegen</translation>
    </message>
    <message>
        <source>Move (M)</source>
        <translation type="vanished">Bewegen (M)</translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="vanished">Unterstützen</translation>
    </message>
    <message>
        <source>Support (S)</source>
        <translation type="vanished">Unterstützen (S)</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation type="vanished">Konvoi</translation>
    </message>
    <message>
        <source>Convoy (C)</source>
        <translation type="vanished">Konvoi führen (C)</translation>
    </message>
    <message>
        <source>No order</source>
        <translation type="vanished">Kein Befehl</translation>
    </message>
    <message>
        <source>Clear the order (Del)</source>
        <translation type="vanished">Befehl löschen (Entf)</translation>
    </message>
    <message>
        <source>%1: army or fleet?</source>
        <translation type="vanished">%1: Armee oder Flotte?</translation>
    </message>
    <message>
        <source>Which coast?</source>
        <translation type="vanished">Welche Küste?</translation>
    </message>
    <message>
        <source>By land or by convoy?</source>
        <translation type="vanished">Über Land oder im Konvoi?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="vanished">Abbrechen</translation>
    </message>
    <message>
        <source>One step back (Esc)</source>
        <translation type="vanished">Einen Schritt zurück (Esc)</translation>
    </message>
    <message>
        <source>By land</source>
        <translation type="vanished">Über Land</translation>
    </message>
    <message>
        <source>By land (M)</source>
        <translation type="vanished">Über Land (M)</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation type="vanished">Im Konvoi</translation>
    </message>
    <message>
        <source>By convoy (C)</source>
        <translation type="vanished">Im Konvoi (C)</translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="vanished">Armee</translation>
    </message>
    <message>
        <source>Build an army (A)</source>
        <translation type="vanished">Armee aufbauen (A)</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="vanished">Flotte</translation>
    </message>
    <message>
        <source>Build a fleet (F)</source>
        <translation type="vanished">Flotte aufbauen (F)</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation type="vanished">Auflösen</translation>
    </message>
    <message>
        <source>Disband (D)</source>
        <translation type="vanished">Auflösen (D)</translation>
    </message>
    <message>
        <source>%1: click where it moves, or click it again to hold. Right-click a unit to support or convoy it.</source>
        <translation type="vanished">%1: Ziel anklicken, oder die Einheit noch einmal, um zu halten. Rechtsklick auf eine Einheit, um sie zu unterstützen oder ihren Konvoi zu führen.</translation>
    </message>
    <message>
        <source>%1 supports or convoys %2: where to? Click %2 again to support it to hold.</source>
        <translation type="vanished">%1 unterstützt oder führt den Konvoi für %2: wohin? Noch einmal auf %2 klicken, um beim Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>Click a dislodged unit, then where it retreats. Right-click it to disband.</source>
        <translation type="vanished">Eine vertriebene Einheit anklicken, dann ihr Rückzugsziel. Mit Rechtsklick wird sie aufgelöst.</translation>
    </message>
    <message>
        <source>Click a unit, then its target, or drag it there. Right-click it to hold.</source>
        <translation type="vanished">Eine Einheit anklicken, dann ihr Ziel, oder sie dorthin ziehen. Mit Rechtsklick hält sie.</translation>
    </message>
    <message>
        <source>%1: no unit was dislodged here.</source>
        <translation type="vanished">%1: Hier wurde keine Einheit vertrieben.</translation>
    </message>
    <message>
        <source>%1: nothing can be built or removed here.</source>
        <translation type="vanished">%1: Hier kann nichts auf- oder abgebaut werden.</translation>
    </message>
    <message>
        <source>%1: there is no unit here.</source>
        <translation type="vanished">%1: Hier ist keine Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2. Choose one of the highlighted provinces.</source>
        <translation type="vanished">%1 kann sich nicht nach %2 zurückziehen. Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support or convoy a unit there. Choose one of the highlighted provinces.</source>
        <translation type="vanished">%1 kann weder nach %2 ziehen noch dort eine Einheit unterstützen oder einen Konvoi führen. Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1: this order cannot go there. Choose one of the highlighted provinces.</source>
        <translation type="vanished">%1: Dieser Befehl führt nicht dorthin. Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1 is closed: with so few players no unit may enter it (%2).</source>
        <translation type="vanished">%1 ist gesperrt: Bei so wenigen Spielern darf keine Einheit hinein (%2).</translation>
    </message>
</context>
<context>
    <name>chancery::ErrorWords</name>
    <message>
        <source>%1: %2</source>
        <comment>place, error</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>file</comment>
        <translation type="vanished">%1, Zeile %2, Spalte %3</translation>
    </message>
</context>
<context>
    <name>chancery::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation type="vanished">Bild exportieren</translation>
    </message>
    <message>
        <source>File to write; its ending sets the format</source>
        <translation type="vanished">Datei, die geschrieben wird; ihre Endung bestimmt das Format</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation type="vanished">&amp;Datei:</translation>
    </message>
    <message>
        <source>PNG for the web, SVG and PDF for print</source>
        <translation type="vanished">PNG fürs Web, SVG und PDF für den Druck</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation type="vanished">PNG-Bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation type="vanished">SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation type="vanished">PDF-Dokument</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation type="vanished">Gängige Größen</translation>
    </message>
    <message>
        <source>Fills in width and height</source>
        <translation type="vanished">Füllt Breite und Höhe aus</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation type="vanished">Eigene Größe</translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation type="vanished">Full HD, 1920 × 1080</translation>
    </message>
    <message>
        <source>4K, 3840 × 2160</source>
        <translation type="vanished">4K, 3840 × 2160</translation>
    </message>
    <message>
        <source>Size of the map, 2080 × 1600</source>
        <translation type="vanished">Größe der Karte, 2080 × 1600</translation>
    </message>
    <message>
        <source>A4 landscape, 842 × 595</source>
        <translation type="vanished">A4 quer, 842 × 595</translation>
    </message>
    <message>
        <source>In pixels; for PDF in points of 1/72 inch</source>
        <translation type="vanished">In Pixeln; bei PDF in Punkt zu 1/72 Zoll</translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="vanished">Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="vanished">Höhe</translation>
    </message>
    <message>
        <source>×</source>
        <comment>width times height</comment>
        <translation type="vanished">×</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation type="vanished">&amp;Größe:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="vanished">Farbschema</translation>
    </message>
    <message>
        <source>The light theme prints best</source>
        <translation type="vanished">Das helle Farbschema druckt sich am besten</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="vanished">Beschriftung</translation>
    </message>
    <message>
        <source>Labels on the provinces</source>
        <translation type="vanished">Beschriftung der Provinzen</translation>
    </message>
    <message>
        <source>Show o&amp;rders</source>
        <translation type="vanished">&amp;Befehle zeigen</translation>
    </message>
    <message>
        <source>Show orders</source>
        <translation type="vanished">Befehle zeigen</translation>
    </message>
    <message>
        <source>Draws arrows and symbols for the orders</source>
        <translation type="vanished">Zeichnet Pfeile und Zeichen für die Befehle</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="vanished">Farbs&amp;chema:</translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <translation type="vanished">Besch&amp;riftung:</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="vanished">Was exportiert wird</translation>
    </message>
    <message>
        <source>Your board, or the audience window as it is now</source>
        <translation type="vanished">Das eigene Brett oder das Publikumsfenster, wie es jetzt ist</translation>
    </message>
    <message>
        <source>The board</source>
        <translation type="vanished">Das Brett</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation type="vanished">Was die Spieler sehen</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation type="vanished">&amp;Was:</translation>
    </message>
</context>
<context>
    <name>chancery::FightCaptions</name>
    <message>
        <source>%1 loses %2</source>
        <comment>power, province</comment>
        <translation type="vanished">%1 verliert %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, province, power</comment>
        <translation type="vanished">%1 nimmt %3 %2 ab</translation>
    </message>
    <message>
        <source>%1 holds %2 against %3</source>
        <comment>power, province, powers</comment>
        <translation type="vanished">%1 hält %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 holds %2 against all attackers</source>
        <comment>power, province</comment>
        <translation type="vanished">%1 hält %2 gegen alle Angreifer</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 must retreat.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 muss sich zurückziehen.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 bleibt.</translation>
    </message>
    <message>
        <source>%1 has no orders and may not retreat.</source>
        <comment>power</comment>
        <translation type="vanished">%1 hat keine Befehle gegeben und darf sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>The gamemaster has ruled on this fight.</source>
        <translation type="vanished">Über diesen Kampf hat der Spielleiter entschieden.</translation>
    </message>
    <message>
        <source>%1 does not count: the army has no convoy.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt nicht: Die Armee hat keinen Konvoi.</translation>
    </message>
    <message>
        <source>%1 is cut.</source>
        <comment>support</comment>
        <translation type="vanished">%1 wird unterbrochen.</translation>
    </message>
    <message>
        <source>%1 counts: no power cuts its own support.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt: Keine Macht unterbricht die eigene Unterstützung.</translation>
    </message>
    <message>
        <source>%1 counts: an army in a convoy may not cut it.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt: Eine Armee im Konvoi darf sie nicht unterbrechen.</translation>
    </message>
    <message>
        <source>%1 is disrupted: the fleet is dislodged.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 ist unterbrochen: Die Flotte wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 takes place, although the fleet is dislodged: a paradox.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 findet statt, obwohl die Flotte vertrieben wird: ein Paradox.</translation>
    </message>
    <message>
        <source>%1 is disrupted: a paradox.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 ist unterbrochen: ein Paradox.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the fleet is not dislodged.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 ist nicht unterbrochen: Die Flotte wird nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 is not used: the army takes another route.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 wird nicht genutzt: Die Armee nimmt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%1 goes by land, not by convoy.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 zieht über Land, nicht per Konvoi.</translation>
    </message>
    <message>
        <source>%1 goes by land, because its convoy failed.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 zieht über Land, weil der Konvoi gescheitert ist.</translation>
    </message>
    <message>
        <source>%1 has another convoy route left.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 hat noch einen anderen Konvoiweg.</translation>
    </message>
    <message>
        <source>%1 has no effect on %2: the unit that comes from there dislodges it.</source>
        <comment>unit, province</comment>
        <translation type="vanished">%1 wirkt nicht auf %2: Die Einheit, die von dort kommt, vertreibt sie.</translation>
    </message>
    <message>
        <source>%1 would have to dislodge a unit of its own power.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 müsste eine Einheit der eigenen Macht vertreiben.</translation>
    </message>
    <message>
        <source>%1 cannot enter: it is dislodged by a unit from there.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 kommt nicht hinein: Eine Einheit von dort vertreibt sie.</translation>
    </message>
    <message>
        <source>%1 does not move: its convoy is part of a paradox.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 zieht nicht: Der Konvoi ist Teil eines Paradoxons.</translation>
    </message>
    <message>
        <source>%1 is part of a paradox, in which every unit holds.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 ist Teil eines Paradoxes, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is supported in moving, which does not help it to hold.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 wird beim Bewegen unterstützt; das hilft ihr nicht, sich zu halten.</translation>
    </message>
    <message>
        <source>%1 beats %2 and enters %3</source>
        <comment>power, powers, a supply centre that it does not own</comment>
        <translation type="vanished">%1 schlägt %2 und besetzt %3</translation>
    </message>
    <message>
        <source>%1 beats %2 and moves %3</source>
        <comment>power, powers, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 schlägt %2 und zieht %3</translation>
    </message>
    <message>
        <source>%1 enters %2 by convoy</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation type="vanished">%1 besetzt %2 per Konvoi</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation type="vanished">%1 besetzt %2</translation>
    </message>
    <message>
        <source>%1 moves %2 by convoy</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 zieht per Konvoi %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 bounces against itself %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 prallt %2 mit sich selbst zusammen</translation>
    </message>
    <message>
        <source>%1 bounce %2</source>
        <comment>powers, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 prallen %2 zusammen</translation>
    </message>
    <message>
        <source>Several powers bounce %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Mehrere Mächte prallen %1 zusammen</translation>
    </message>
    <message>
        <source>%1 blocks itself %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 blockiert sich %2 selbst</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2 %3</source>
        <comment>power, power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">%1 kann %2 nicht %3 vertreiben</translation>
    </message>
    <message>
        <source>%1 fails to move %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 kommt nicht %2</translation>
    </message>
    <message>
        <source>%1 clash %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation type="vanished">%1 prallen %2 zusammen</translation>
    </message>
    <message>
        <source>%1 clash head to head</source>
        <comment>powers</comment>
        <translation type="vanished">%1 prallen frontal zusammen</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1: Konvoi %2 scheitert</translation>
    </message>
    <message>
        <source>%1 bounces %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 prallt %2 ab</translation>
    </message>
    <message>
        <source>The units %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation type="vanished">Die Einheiten %1 bleiben.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">%1 wird von %2 %3 unterbrochen.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3, although the attacking unit is dislodged.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">%1 wird von %2 %3 unterbrochen, obwohl die angreifende Einheit vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3: the army has another convoy route.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">%1 wird von %2 %3 unterbrochen: Die Armee hat noch einen anderen Konvoiweg.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attackers of the fleet stop one another.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 ist nicht unterbrochen: Die Angreifer der Flotte halten sich gegenseitig auf.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: no power dislodges its own fleet.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 ist nicht unterbrochen: Keine Macht vertreibt die eigene Flotte.</translation>
    </message>
    <message>
        <source>%1 keeps others out, but does not help to dislodge its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 hält andere fern, hilft aber nicht, die Einheit der eigenen Macht %2 zu vertreiben.</translation>
    </message>
    <message>
        <source>%1 is not used: the army goes by land.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 wird nicht genutzt: Die Armee zieht über Land.</translation>
    </message>
    <message>
        <source>%1 changes places with the unit %2.</source>
        <comment>unit, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 tauscht den Platz mit der Einheit %2.</translation>
    </message>
    <message>
        <source>%1 blocks itself %2</source>
        <comment>power, where: &apos;between Norway and Sweden&apos;</comment>
        <translation type="vanished">%1 blockiert sich %2 selbst</translation>
    </message>
    <message>
        <source>%1 is not used: the route of the army is not whole.</source>
        <comment>convoy</comment>
        <translation type="vanished">%1 wird nicht genutzt: Der Weg der Armee ist nicht vollständig.</translation>
    </message>
    <message>
        <source>%1 counts: support into a province is cut from there only by dislodging.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt: Eine Unterstützung in eine Provinz wird von dort nur durch Vertreiben unterbrochen.</translation>
    </message>
    <message>
        <source>%1 counts: support into a province is not cut from there.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt: Eine Unterstützung in eine Provinz wird von dort nicht unterbrochen.</translation>
    </message>
    <message>
        <source>%1 counts, although the supporting unit is dislodged.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt, obwohl die unterstützende Einheit vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 counts: an army without a convoy does not cut it.</source>
        <comment>support</comment>
        <translation type="vanished">%1 zählt: Eine Armee ohne Konvoi unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 is cut: %2 dislodges the supporting unit.</source>
        <comment>support, &apos;the Turkish attack from Ankara&apos;</comment>
        <translation type="vanished">%1 wird unterbrochen: %2 vertreibt die unterstützende Einheit.</translation>
    </message>
    <message>
        <source>%1 counts in defence, but does not help to dislodge its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 zählt bei der Abwehr, hilft aber nicht, die Einheit der eigenen Macht %2 zu vertreiben.</translation>
    </message>
    <message>
        <source>%1 does not help to dislodge its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">%1 hilft nicht, die Einheit der eigenen Macht %2 zu vertreiben.</translation>
    </message>
    <message>
        <source>%1 goes by convoy, not by land.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 zieht per Konvoi, nicht über Land.</translation>
    </message>
    <message>
        <source>%1 was to go by convoy, not by land.</source>
        <comment>unit</comment>
        <translation type="vanished">%1 sollte per Konvoi ziehen, nicht über Land.</translation>
    </message>
    <message>
        <source>The attackers keep each other out.</source>
        <translation type="vanished">Die Angreifer halten einander fern.</translation>
    </message>
</context>
<context>
    <name>chancery::FindText</name>
    <message>
        <source>%1, a centre without an owner</source>
        <translation type="vanished">%1, Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <source>%1, a centre of %2</source>
        <translation type="vanished">%1, Zentrum von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>power, unit</comment>
        <translation type="vanished">%1, %2</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation type="vanished">wird gezeigt</translation>
    </message>
    <message>
        <source>the current phase</source>
        <translation type="vanished">die laufende Phase</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number of a case, title</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
</context>
<context>
    <name>chancery::FinderModel</name>
    <message>
        <source>%1: %2</source>
        <comment>kind, title</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="vanished">Aktion</translation>
    </message>
    <message>
        <source>Province</source>
        <translation type="vanished">Provinz</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="vanished">Einheit</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="vanished">Phase</translation>
    </message>
    <message>
        <source>Test case</source>
        <translation type="vanished">Testfall</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="vanished">Einstellung</translation>
    </message>
</context>
<context>
    <name>chancery::FinderPopup</name>
    <message>
        <source>Find anything</source>
        <translation type="vanished">Alles finden</translation>
    </message>
    <message>
        <source>Action, province, unit, phase, test case or setting</source>
        <translation type="vanished">Aktion, Provinz, Einheit, Phase, Testfall oder Einstellung</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="vanished">Was gefunden wurde</translation>
    </message>
    <message>
        <source>Nothing is found by these words.</source>
        <translation type="vanished">Zu diesen Wörtern findet sich nichts.</translation>
    </message>
    <message>
        <source>The players will see this. Press Enter again.</source>
        <translation type="vanished">Die Spieler werden das sehen. Noch einmal Eingabe drücken.</translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message>
        <source>Resolved and revealed</source>
        <translation type="vanished">Ausgewertet und aufgedeckt</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation type="vanished">Ausgewertet</translation>
    </message>
    <message>
        <source>No orders due</source>
        <translation type="vanished">Keine Befehle fällig</translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation type="vanished">
            <numerusform>Der eine Befehl ist da</numerusform>
            <numerusform>Alle %n Befehle sind da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders: %n of %1 missing</source>
        <translation type="vanished">
            <numerusform>Befehle: %n von %1 fehlt</numerusform>
            <numerusform>Befehle: %n von %1 fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation type="vanished">Regeln: %1</translation>
    </message>
    <message>
        <source>EARLIER: %1</source>
        <translation type="vanished">FRÜHER: %1</translation>
    </message>
    <message>
        <source>The players see this too</source>
        <translation type="vanished">Auch die Spieler sehen dies</translation>
    </message>
    <message>
        <source>For you alone</source>
        <translation type="vanished">Nur für Sie</translation>
    </message>
    <message>
        <source>COMPARED</source>
        <translation type="vanished">VERGLEICH</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>orders missing, sheets received</comment>
        <translation type="vanished">%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) received</source>
        <translation type="vanished">
            <numerusform>%n von %1 Befehlszetteln eingegangen</numerusform>
            <numerusform>%n von %1 Befehlszetteln eingegangen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::GameFiles</name>
    <message>
        <source>The saved positions differ from what the orders give under the rules. The saved positions were kept:</source>
        <translation type="vanished">Die gespeicherten Stellungen weichen von dem ab, was die Befehle nach den Regeln ergeben. Die gespeicherten Stellungen wurden beibehalten:</translation>
    </message>
    <message>
        <source>Differences in the saved game</source>
        <translation type="vanished">Abweichungen in der gespeicherten Partie</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation type="vanished">Partie ohne Titel</translation>
    </message>
    <message>
        <source>Untitled game %1</source>
        <comment>in a second window, or a third</comment>
        <translation type="vanished">Partie ohne Titel %1</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation type="vanished">Chancery</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of a file</comment>
        <translation type="vanished">%1 (Kopie)</translation>
    </message>
</context>
<context>
    <name>chancery::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation type="vanished">Handbuch</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation type="vanished">Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="vanished">Tastenkürzel</translation>
    </message>
    <message>
        <source>How to type orders</source>
        <translation type="vanished">Wie man Befehle tippt</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="vanished">Zeichenerklärung</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="vanished">Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="vanished">Nächste Seite</translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="vanished">Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="vanished">Tastenkürzel</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation type="vanished"> oder </translation>
    </message>
    <message>
        <source>The army in Paris holds.</source>
        <translation type="vanished">Die Armee in Paris hält.</translation>
    </message>
    <message>
        <source>The army moves to Burgundy. Names work as well as codes, and the letter may be left out: “Paris - Burgundy”.</source>
        <translation type="vanished">Die Armee zieht nach Burgund. Namen gehen ebenso wie Kürzel, und der Buchstabe darf fehlen: „Paris - Burgund“.</translation>
    </message>
    <message>
        <source>Name the coast of a fleet where there are two.</source>
        <translation type="vanished">Bei einer Flotte die Küste nennen, wo es zwei gibt.</translation>
    </message>
    <message>
        <source>Marseilles supports the army in Paris to hold.</source>
        <translation type="vanished">Marseille unterstützt die Armee in Paris beim Halten.</translation>
    </message>
    <message>
        <source>Marseilles supports the move from Paris to Burgundy.</source>
        <translation type="vanished">Marseille unterstützt den Zug von Paris nach Burgund.</translation>
    </message>
    <message>
        <source>The fleet convoys the army from London to Belgium.</source>
        <translation type="vanished">Die Flotte führt den Konvoi der Armee von London nach Belgien.</translation>
    </message>
    <message>
        <source>The army moves by convoy, although it could also move by land.</source>
        <translation type="vanished">Die Armee zieht im Konvoi, obwohl sie auch über Land ziehen könnte.</translation>
    </message>
    <message>
        <source>In a retreat phase: Burgundy retreats to Gascony.</source>
        <translation type="vanished">In einer Rückzugsphase: Burgund zieht sich in die Gascogne zurück.</translation>
    </message>
    <message>
        <source>The unit is disbanded, in a retreat or an adjustment phase.</source>
        <translation type="vanished">Die Einheit wird aufgelöst, in einer Rückzugs- oder Aufbauphase.</translation>
    </message>
    <message>
        <source>An army is built in Paris.</source>
        <translation type="vanished">In Paris wird eine Armee aufgebaut.</translation>
    </message>
    <message>
        <source>A fleet is built on the north coast of St Petersburg.</source>
        <translation type="vanished">An der Nordküste von St. Petersburg wird eine Flotte aufgebaut.</translation>
    </message>
    <message>
        <source>One build is waived.</source>
        <translation type="vanished">Auf einen Aufbau wird verzichtet.</translation>
    </message>
    <message>
        <source>One order per line. A line that cannot be read is marked with the reason.</source>
        <translation type="vanished">Ein Befehl je Zeile. Eine Zeile, die sich nicht lesen lässt, wird mit dem Grund markiert.</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message>
        <source>Show this phase</source>
        <translation type="vanished">Diese Phase zeigen</translation>
    </message>
    <message>
        <source>The phase being played</source>
        <translation type="vanished">Die Phase, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation type="vanished">%1 (jetzt)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s) dislodged</source>
        <translation type="vanished">
            <numerusform>%1: %n Einheit vertrieben</numerusform>
            <numerusform>%1: %n Einheiten vertrieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::HistoryPanel</name>
    <message>
        <source>Phases of the game</source>
        <translation type="vanished">Phasen der Partie</translation>
    </message>
</context>
<context>
    <name>chancery::JoinDialog</name>
    <message>
        <source>Unplayed power</source>
        <translation type="vanished">Unbesetzte Macht</translation>
    </message>
    <message>
        <source>From the second year on, %1 joins the player drawn by lot.</source>
        <translation type="vanished">Vom zweiten Jahr an gehört %1 dem Spieler, den das Los bestimmt.</translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation type="vanished">&amp;Startzahl:</translation>
    </message>
    <message>
        <source>&amp;Draw the lot</source>
        <translation type="vanished">Los &amp;ziehen</translation>
    </message>
    <message>
        <source>Draw the lot</source>
        <translation type="vanished">Los ziehen</translation>
    </message>
    <message>
        <source>The same seed draws the same player on every computer</source>
        <translation type="vanished">Dieselbe Startzahl lost auf jedem Rechner denselben Spieler aus</translation>
    </message>
    <message>
        <source>No lot has been drawn.</source>
        <translation type="vanished">Das Los ist noch nicht gezogen.</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="vanished">&amp;OK</translation>
    </message>
    <message>
        <source>%1 joins %2.</source>
        <translation type="vanished">%1 geht an %2.</translation>
    </message>
</context>
<context>
    <name>chancery::JournalKeeper</name>
    <message>
        <source>The disk is full.</source>
        <translation type="vanished">Die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>%1 Save under another name.</source>
        <comment>who has the file open</comment>
        <translation type="vanished">%1 Speichern Sie unter einem anderen Namen.</translation>
    </message>
</context>
<context>
    <name>chancery::Legend</name>
    <message>
        <source>Army</source>
        <translation type="vanished">Armee</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="vanished">Flotte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="vanished">Zug</translation>
    </message>
    <message>
        <source>Move by convoy</source>
        <translation type="vanished">Zug im Konvoi</translation>
    </message>
    <message>
        <source>Support to move: ends on the arrow</source>
        <translation type="vanished">Unterstützung eines Zuges: endet auf dem Pfeil</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation type="vanished">Unterstützung beim Halten</translation>
    </message>
    <message>
        <source>Convoy: from the fleet to the army&apos;s route</source>
        <translation type="vanished">Konvoi: von der Flotte zum Weg der Armee</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation type="vanished">Rückzug</translation>
    </message>
    <message>
        <source>Failing order</source>
        <translation type="vanished">Befehl, der scheitert</translation>
    </message>
    <message>
        <source>Unit that holds</source>
        <translation type="vanished">Einheit, die hält</translation>
    </message>
    <message>
        <source>Unit supported to hold</source>
        <translation type="vanished">Einheit, die beim Halten unterstützt wird</translation>
    </message>
    <message>
        <source>Convoying fleet</source>
        <translation type="vanished">Flotte, die einen Konvoi führt</translation>
    </message>
    <message>
        <source>Standoff</source>
        <translation type="vanished">Patt</translation>
    </message>
    <message>
        <source>Cut support</source>
        <translation type="vanished">Unterbrochene Unterstützung</translation>
    </message>
    <message>
        <source>Failed or illegal order</source>
        <translation type="vanished">Gescheiterter oder unzulässiger Befehl</translation>
    </message>
    <message>
        <source>Strength of an attack</source>
        <translation type="vanished">Stärke eines Angriffs</translation>
    </message>
    <message>
        <source>Province closed to retreats</source>
        <translation type="vanished">Für Rückzüge gesperrte Provinz</translation>
    </message>
    <message>
        <source>Unit without an order</source>
        <translation type="vanished">Einheit ohne Befehl</translation>
    </message>
    <message>
        <source>Unit being ordered</source>
        <translation type="vanished">Einheit, die gerade einen Befehl erhält</translation>
    </message>
    <message>
        <source>Dislodged unit</source>
        <translation type="vanished">Vertriebene Einheit</translation>
    </message>
    <message>
        <source>Destroyed unit</source>
        <translation type="vanished">Vernichtete Einheit</translation>
    </message>
    <message>
        <source>Unit to be built</source>
        <translation type="vanished">Einheit, die aufgebaut wird</translation>
    </message>
    <message>
        <source>Unit to be removed</source>
        <translation type="vanished">Einheit, die abgebaut wird</translation>
    </message>
    <message>
        <source>Convoy that succeeds</source>
        <translation type="vanished">Konvoi, der gelingt</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation type="vanished">Vom Spielleiter entschieden</translation>
    </message>
</context>
<context>
    <name>chancery::LineAnswers</name>
    <message>
        <source>Choose this meaning; the line stays as written</source>
        <translation type="vanished">Diese Bedeutung wählen; die Zeile bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Choose this meaning; the line stays as written (%1)</source>
        <translation type="vanished">Diese Bedeutung wählen; die Zeile bleibt, wie sie ist (%1)</translation>
    </message>
</context>
<context>
    <name>chancery::LiveView</name>
    <message>
        <source>What the players see</source>
        <translation type="vanished">Was die Spieler sehen</translation>
    </message>
    <message>
        <source>The players see nothing. Press F5 to open the audience window.</source>
        <translation type="vanished">Die Spieler sehen nichts. F5 öffnet das Publikumsfenster.</translation>
    </message>
    <message>
        <source>The players see another game. Press F5 to show them this one.</source>
        <translation type="vanished">Die Spieler sehen eine andere Partie. F5 zeigt ihnen diese.</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation type="vanished">In einem Fenster</translation>
    </message>
    <message>
        <source>%1: blank</source>
        <translation type="vanished">%1: dunkel</translation>
    </message>
    <message>
        <source>%1: frozen</source>
        <translation type="vanished">%1: eingefroren</translation>
    </message>
</context>
<context>
    <name>chancery::LotsBox</name>
    <message>
        <source>Lots</source>
        <translation type="vanished">Auslosung</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation type="vanished">A&amp;uslosen</translation>
    </message>
    <message>
        <source>Show the &amp;lots to the players</source>
        <translation type="vanished">Den Spielern die Aus&amp;losung zeigen</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation type="vanished">Start&amp;zahl:</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation type="vanished">Auslosen</translation>
    </message>
    <message>
        <source>Assign the powers to these players by lot</source>
        <translation type="vanished">Die Mächte unter diesen Spielern auslosen</translation>
    </message>
    <message>
        <source>Show the lots to the players</source>
        <translation type="vanished">Den Spielern die Auslosung zeigen</translation>
    </message>
    <message>
        <source>In the audience window, once this dialog is confirmed</source>
        <translation type="vanished">Im Publikumsfenster, sobald dieser Dialog bestätigt wird</translation>
    </message>
    <message>
        <source>No lots were drawn; the game has begun.</source>
        <translation type="vanished">Es wurde nicht gelost; die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>No lots have been drawn.</source>
        <translation type="vanished">Es wurde noch nicht gelost.</translation>
    </message>
    <message>
        <source>Enter the players&apos; names first.</source>
        <translation type="vanished">Bitte zuerst die Namen der Spieler eintragen.</translation>
    </message>
    <message>
        <source>Drawn with seed %1.</source>
        <translation type="vanished">Ausgelost mit Startzahl %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, power</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>Drawn with seed %1. %2</source>
        <translation type="vanished">Ausgelost mit Startzahl %1. %2</translation>
    </message>
</context>
<context>
    <name>chancery::MainWindow</name>
    <message>
        <source>Board</source>
        <translation type="vanished">Spielbrett</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="vanished">Befehle</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="vanished">Zentrenstand</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="vanished">Verlauf</translation>
    </message>
    <message>
        <source>%1[*] – Chancery</source>
        <translation type="vanished">%1[*] – Chancery</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="vanished">
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Audience</source>
        <translation type="vanished">Publikum</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation type="vanished">Chancery</translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="vanished">Neue Partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="vanished">Partie öffnen</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation type="vanished">Beispielpartie</translation>
    </message>
    <message>
        <source>Learn from test cases</source>
        <translation type="vanished">An Testfällen lernen</translation>
    </message>
    <message>
        <source>%1 (read-only) – Chancery</source>
        <translation type="vanished">%1 (schreibgeschützt) – Chancery</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="vanished">Gespeichert als %1</translation>
    </message>
    <message>
        <source>a centre without an owner</source>
        <translation type="vanished">Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <source>a centre of %1</source>
        <comment>power</comment>
        <translation type="vanished">Zentrum von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>unit, power</comment>
        <translation type="vanished">%1 von %2</translation>
    </message>
</context>
<context>
    <name>chancery::NamePhrases</name>
    <message>
        <source>the %1</source>
        <comment>sea province</comment>
        <translation type="vanished">%1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>provinces</comment>
        <translation type="vanished">nach %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>provinces</comment>
        <translation type="vanished">in %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>provinces</comment>
        <translation type="vanished">aus %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>provinces</comment>
        <translation type="vanished">zwischen %1 und %2</translation>
    </message>
    <message>
        <source>through %1</source>
        <comment>province</comment>
        <translation type="vanished">durch %1</translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="vanished">Neue Partie</translation>
    </message>
    <message>
        <source>for example: Club evening, table 2</source>
        <translation type="vanished">zum Beispiel: Vereinsabend, Tisch 2</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation type="vanished">Titel der Partie</translation>
    </message>
    <message>
        <source>Shown above reports and in the list of recent games</source>
        <translation type="vanished">Steht über Berichten und in der Liste der letzten Partien</translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="vanished">Karte</translation>
    </message>
    <message>
        <source>The map to play on</source>
        <translation type="vanished">Die Karte, auf der gespielt wird</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation type="vanished">&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation type="vanished">&amp;Karte:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation type="vanished">Partie &amp;beginnen</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="vanished">Spieler von %1</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="vanished">Regelwerk</translation>
    </message>
    <message>
        <source>Set house rules under Edit &gt; Rules</source>
        <translation type="vanished">Hausregeln lassen sich unter Bearbeiten &gt; Regeln festlegen</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation type="vanished">&amp;Regelwerk:</translation>
    </message>
    <message>
        <source>Optional. Enter goes to the next name; a list can be pasted.</source>
        <translation type="vanished">Freiwillig. Enter geht zum nächsten Namen; eine Liste kann eingefügt werden.</translation>
    </message>
</context>
<context>
    <name>chancery::Opening</name>
    <message>
        <source>%1: %2, saved %3</source>
        <translation type="vanished">%1: %2, gespeichert %3</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation type="vanished">Partie ohne Titel</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="vanished">Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 was not closed properly. Its journal has changes that the file does not have.</source>
        <translation type="vanished">%1 wurde nicht ordentlich geschlossen. Das Journal hat Änderungen, die nicht in der Datei stehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since it was saved. If you open the game as saved, Redo can still restore them.</source>
        <translation type="vanished">
            <numerusform>%n Änderung seit dem Speichern. Auch wenn Sie die Partie wie gespeichert öffnen, stellt „Wiederholen“ sie wieder her.</numerusform>
            <numerusform>%n Änderungen seit dem Speichern. Auch wenn Sie die Partie wie gespeichert öffnen, stellt „Wiederholen“ sie wieder her.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore changes</source>
        <translation type="vanished">Änderungen &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open as saved</source>
        <translation type="vanished">Wie gespeichert ö&amp;ffnen</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation type="vanished">Geänderte Datei</translation>
    </message>
    <message>
        <source>%1 was edited, replaced or damaged since Chancery last saved it.</source>
        <translation type="vanished">%1 wurde bearbeitet, ersetzt oder beschädigt, seit Chancery sie zuletzt gespeichert hat.</translation>
    </message>
    <message>
        <source>This is the game in the journal. If you restore it, the file stays as it is until you save. If you open the file, the journal is kept under another name.</source>
        <translation type="vanished">Das ist die Partie im Journal. Wenn Sie sie wiederherstellen, bleibt die Datei unverändert, bis Sie speichern. Wenn Sie die Datei öffnen, wird das Journal unter anderem Namen aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Restore from the journal</source>
        <translation type="vanished">Aus dem Journal &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation type="vanished">&amp;Datei öffnen</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation type="vanished">Beschädigtes Journal</translation>
    </message>
    <message numerus="yes">
        <source>The journal of %1 is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation type="vanished">
            <numerusform>Das Journal von %1 ist an %n Stelle beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
            <numerusform>Das Journal von %1 ist an %n Stellen beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged journal is kept under another name.</source>
        <translation type="vanished">Das beschädigte Journal wird unter anderem Namen aufbewahrt.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation type="vanished">Beschädigte Datei</translation>
    </message>
    <message>
        <source>The game can be restored from the journal beside it.</source>
        <translation type="vanished">Die Partie lässt sich aus dem Journal daneben wiederherstellen.</translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation type="vanished">
            <numerusform>Das Journal ist an %n Stelle beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
            <numerusform>Das Journal ist an %n Stellen beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Interrupted game</source>
        <translation type="vanished">Unterbrochene Partie</translation>
    </message>
    <message>
        <source>Chancery was not closed properly. A game that had never been saved was open.</source>
        <translation type="vanished">Chancery wurde nicht ordentlich beendet. Eine Partie war offen, die noch nie gespeichert war.</translation>
    </message>
    <message>
        <source>&amp;Restore game</source>
        <translation type="vanished">Partie &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="vanished">&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Autosave is failing: %1 Nothing is lost yet; save to another folder if this continues.</source>
        <translation type="vanished">Die automatische Sicherung schlägt fehl: %1 Noch ist nichts verloren; speichern Sie in einen anderen Ordner, falls das so bleibt.</translation>
    </message>
    <message>
        <source>The journal of this game cannot be read and is kept as %1. The game was opened as last saved, without its undo steps.</source>
        <translation type="vanished">Das Journal dieser Partie lässt sich nicht lesen und wird als %1 aufbewahrt. Die Partie wurde wie zuletzt gespeichert geöffnet, ohne Rückgängig-Schritte.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be restored, because earlier changes are lost. Please check the game.</source>
        <translation type="vanished">
            <numerusform>%n Änderung ließ sich nicht wiederherstellen, weil frühere Änderungen verloren sind. Bitte prüfen Sie die Partie.</numerusform>
            <numerusform>%n Änderungen ließen sich nicht wiederherstellen, weil frühere Änderungen verloren sind. Bitte prüfen Sie die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was edited or damaged since Chancery saved it. It has been opened as it is; please check it.</source>
        <translation type="vanished">%1 wurde bearbeitet oder beschädigt, seit Chancery sie gespeichert hat. Die Datei wurde so geöffnet, wie sie ist; bitte prüfen Sie die Partie.</translation>
    </message>
    <message>
        <source>Read-only, as last saved: %1 Use Save as to make a copy that you can change.</source>
        <comment>who has the game open, in a sentence</comment>
        <translation type="vanished">Schreibgeschützt, wie zuletzt gespeichert: %1 Mit „Speichern unter“ erhalten Sie eine Kopie, die Sie ändern können.</translation>
    </message>
</context>
<context>
    <name>chancery::OptionWords</name>
    <message>
        <source>A convoy with several routes</source>
        <translation type="vanished">Ein Konvoi mit mehreren Wegen</translation>
    </message>
    <message>
        <source>A convoyed army whose attack affects its own convoy</source>
        <translation type="vanished">Eine Armee im Konvoi, deren Angriff den eigenen Konvoi betrifft</translation>
    </message>
    <message>
        <source>A paradox that this rule does not resolve</source>
        <translation type="vanished">Ein Paradox, das diese Regel nicht löst</translation>
    </message>
    <message>
        <source>An army moving to an adjacent province by land or convoy</source>
        <translation type="vanished">Eine Armee, die über Land oder im Konvoi in eine Nachbarprovinz zieht</translation>
    </message>
    <message>
        <source>An army convoyed to an adjacent province goes by land if the convoy fails</source>
        <translation type="vanished">Scheitert der Konvoi in eine Nachbarprovinz, zieht die Armee über Land</translation>
    </message>
    <message>
        <source>Origin of a convoyed attack</source>
        <translation type="vanished">Ursprung eines Angriffs im Konvoi</translation>
    </message>
    <message>
        <source>A unit may retreat to the origin of a convoyed attacker</source>
        <translation type="vanished">Rückzug an den Ausgangsort eines Angreifers im Konvoi</translation>
    </message>
    <message>
        <source>Sea provinces named in a convoyed move</source>
        <translation type="vanished">Die Seeprovinzen, die ein Zug im Konvoi nennt</translation>
    </message>
    <message>
        <source>A unit dislodged by a convoyed army still bounces moves to that army&apos;s origin</source>
        <translation type="vanished">Eine durch eine Armee im Konvoi vertriebene Einheit bewirkt noch ein Patt an deren Ausgangsort</translation>
    </message>
    <message>
        <source>A unit dislodged head to head still bounces moves to its attacker&apos;s origin</source>
        <translation type="vanished">Eine frontal vertriebene Einheit bewirkt noch ein Patt am Ausgangsort des Angreifers</translation>
    </message>
    <message>
        <source>A support is cut if its target dislodges the supporting unit</source>
        <translation type="vanished">Eine Unterstützung wird unterbrochen, wenn ihr Ziel die unterstützende Einheit vertreibt</translation>
    </message>
    <message>
        <source>A move without a coast where two coasts can be reached</source>
        <translation type="vanished">Ein Zug ohne Küste, wo zwei Küsten erreichbar sind</translation>
    </message>
    <message>
        <source>A move without a coast where one coast can be reached</source>
        <translation type="vanished">Ein Zug ohne Küste, wo eine Küste erreichbar ist</translation>
    </message>
    <message>
        <source>A move to a coast out of reach</source>
        <translation type="vanished">Ein Zug an eine unerreichbare Küste</translation>
    </message>
    <message>
        <source>The coast in a support of a move</source>
        <translation type="vanished">Die Küste in der Unterstützung eines Zuges</translation>
    </message>
    <message>
        <source>A wrong coast where none is needed</source>
        <translation type="vanished">Eine falsche Küste, wo keine nötig ist</translation>
    </message>
    <message>
        <source>A fleet built without naming one of two coasts</source>
        <translation type="vanished">Eine Flotte, aufgebaut ohne eine von zwei Küsten zu nennen</translation>
    </message>
    <message>
        <source>The letter A or F left out</source>
        <translation type="vanished">Der Buchstabe A oder F fehlt</translation>
    </message>
    <message>
        <source>A wrong letter A or F</source>
        <translation type="vanished">Ein falscher Buchstabe A oder F</translation>
    </message>
    <message>
        <source>A build inland without a letter</source>
        <translation type="vanished">Ein Aufbau im Binnenland ohne Buchstaben</translation>
    </message>
    <message>
        <source>A fleet ordered to be built inland</source>
        <translation type="vanished">Eine Flotte, die im Binnenland aufgebaut werden soll</translation>
    </message>
    <message>
        <source>The power of a foreign unit left out</source>
        <translation type="vanished">Die Macht einer fremden Einheit fehlt</translation>
    </message>
    <message>
        <source>The wrong power for a supported unit</source>
        <translation type="vanished">Die falsche Macht einer unterstützten Einheit</translation>
    </message>
    <message>
        <source>Several order sheets from one power</source>
        <translation type="vanished">Mehrere Befehlszettel einer Macht</translation>
    </message>
    <message>
        <source>Several orders to one unit</source>
        <translation type="vanished">Mehrere Befehle an eine Einheit</translation>
    </message>
    <message>
        <source>More builds than are due</source>
        <translation type="vanished">Mehr Aufbauten als zustehen</translation>
    </message>
    <message>
        <source>Two builds in one province</source>
        <translation type="vanished">Zwei Aufbauten in einer Provinz</translation>
    </message>
    <message>
        <source>More removals than are due</source>
        <translation type="vanished">Mehr Abbauten als nötig</translation>
    </message>
    <message>
        <source>A power may waive a build</source>
        <translation type="vanished">Eine Macht darf auf einen Aufbau verzichten</translation>
    </message>
    <message>
        <source>Which unit is removed if its power does not choose</source>
        <translation type="vanished">Welche Einheit abgebaut wird, wenn die Macht nicht wählt</translation>
    </message>
    <message>
        <source>The alphabetical order that decides which unit is removed</source>
        <translation type="vanished">Die alphabetische Reihenfolge, die dabei entscheidet</translation>
    </message>
    <message>
        <source>Units of a power without orders may be supported</source>
        <translation type="vanished">Einheiten einer Macht ohne Befehle dürfen unterstützt werden</translation>
    </message>
    <message>
        <source>Dislodged units of a power without orders are disbanded</source>
        <translation type="vanished">Vertriebene Einheiten einer Macht ohne Befehle werden aufgelöst</translation>
    </message>
    <message>
        <source>An order that cannot be carried out</source>
        <translation type="vanished">Ein Befehl, der nicht ausführbar ist</translation>
    </message>
    <message>
        <source>A move over water without a matching convoy</source>
        <translation type="vanished">Ein Zug über Wasser ohne passenden Konvoi</translation>
    </message>
    <message>
        <source>A support or convoy also orders the own unit that it helps</source>
        <translation type="vanished">Unterstützung oder Konvoi ist zugleich Befehl für die eigene Einheit</translation>
    </message>
    <message>
        <source>An order is perpetual until another replaces it</source>
        <translation type="vanished">Ein Befehl gilt fort, bis ein anderer ihn ersetzt</translation>
    </message>
    <message>
        <source>A power may order a unit that its owner leaves without an order</source>
        <translation type="vanished">Eine Macht darf eine fremde Einheit befehligen, die keinen Befehl hat</translation>
    </message>
    <message>
        <source>A surplus unit discovered after the winter</source>
        <translation type="vanished">Eine überzählige Einheit, die nach dem Winter auffällt</translation>
    </message>
    <message>
        <source>Needed for victory</source>
        <translation type="vanished">Nötig zum Sieg</translation>
    </message>
    <message>
        <source>Counted for victory</source>
        <translation type="vanished">Gezählt für den Sieg</translation>
    </message>
    <message>
        <source>fails if a fleet of any route is dislodged</source>
        <translation type="vanished">scheitert, sobald eine Flotte irgendeines Weges vertrieben wird</translation>
    </message>
    <message>
        <source>fails only if every route is disrupted</source>
        <translation type="vanished">scheitert erst, wenn jeder Weg unterbrochen ist</translation>
    </message>
    <message>
        <source>1971: it does not cut support of an attack on its fleets</source>
        <translation type="vanished">1971: unterbricht keine Unterstützung gegen ihre Flotten</translation>
    </message>
    <message>
        <source>1982: it does not cut support into a sea with a convoying fleet</source>
        <translation type="vanished">1982: keine Unterstützung in ein Seegebiet mit Konvoi</translation>
    </message>
    <message>
        <source>2000: as 1971, for fleets that its convoy needs</source>
        <translation type="vanished">2000: wie 1971, für Flotten, die ihr Konvoi braucht</translation>
    </message>
    <message>
        <source>All hold: every move of the paradox fails</source>
        <translation type="vanished">Alle halten: jeder Zug des Paradoxes scheitert</translation>
    </message>
    <message>
        <source>Twenty: it does not cut support into a province of its fleets</source>
        <translation type="vanished">Twenty: keine Unterstützung in Provinzen ihrer Flotten</translation>
    </message>
    <message>
        <source>The gamemaster is asked</source>
        <translation type="vanished">Der Spielleiter wird gefragt</translation>
    </message>
    <message>
        <source>Always the first consistent resolution</source>
        <translation type="vanished">Immer die erste widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the second consistent resolution</source>
        <translation type="vanished">Immer die zweite widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the third consistent resolution</source>
        <translation type="vanished">Immer die dritte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the fourth consistent resolution</source>
        <translation type="vanished">Immer die vierte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the fifth consistent resolution</source>
        <translation type="vanished">Immer die fünfte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the sixth consistent resolution</source>
        <translation type="vanished">Immer die sechste widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the seventh consistent resolution</source>
        <translation type="vanished">Immer die siebte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>Always the eighth consistent resolution</source>
        <translation type="vanished">Immer die achte widerspruchsfreie Lösung</translation>
    </message>
    <message>
        <source>by sea only to swap places, if the convoy survives</source>
        <translation type="vanished">zur See nur zum Platztausch, wenn der Konvoi besteht</translation>
    </message>
    <message>
        <source>by sea if so ordered or if an own fleet convoys it</source>
        <translation type="vanished">zur See auf Befehl oder mit eigener Flotte</translation>
    </message>
    <message>
        <source>by sea only if so ordered</source>
        <translation type="vanished">zur See nur auf Befehl</translation>
    </message>
    <message>
        <source>from the army&apos;s origin</source>
        <translation type="vanished">vom Ausgangsort der Armee</translation>
    </message>
    <message>
        <source>from the province of the last fleet (Brannan)</source>
        <translation type="vanished">aus der Provinz der letzten Flotte (Brannan)</translation>
    </message>
    <message>
        <source>are ignored</source>
        <translation type="vanished">werden nicht beachtet</translation>
    </message>
    <message>
        <source>if named, only fleets there convoy the army</source>
        <translation type="vanished">wenn genannt, führen nur Flotten dort den Konvoi</translation>
    </message>
    <message>
        <source>must be named unless only one route is ordered</source>
        <translation type="vanished">müssen genannt sein, außer wenn nur ein Weg befohlen ist</translation>
    </message>
    <message>
        <source>is ignored</source>
        <translation type="vanished">wird nicht beachtet</translation>
    </message>
    <message>
        <source>goes to the first coast of the map</source>
        <translation type="vanished">geht an die erste Küste der Karte</translation>
    </message>
    <message>
        <source>goes to that coast</source>
        <translation type="vanished">geht an diese Küste</translation>
    </message>
    <message>
        <source>goes to the only coast in reach</source>
        <translation type="vanished">geht an die einzige erreichbare Küste</translation>
    </message>
    <message>
        <source>must be correct if given; may be left out</source>
        <translation type="vanished">muss stimmen, wenn genannt; darf fehlen</translation>
    </message>
    <message>
        <source>may be left out only for units of the same power</source>
        <translation type="vanished">darf nur bei eigenen Einheiten fehlen</translation>
    </message>
    <message>
        <source>must be given if two are possible</source>
        <translation type="vanished">muss genannt sein, wenn zwei möglich sind</translation>
    </message>
    <message>
        <source>makes the order illegal</source>
        <translation type="vanished">macht den Befehl unzulässig</translation>
    </message>
    <message>
        <source>is not built</source>
        <translation type="vanished">wird nicht aufgebaut</translation>
    </message>
    <message>
        <source>is built on the first coast of the map</source>
        <translation type="vanished">entsteht an der ersten Küste der Karte</translation>
    </message>
    <message>
        <source>nothing is built</source>
        <translation type="vanished">nichts wird aufgebaut</translation>
    </message>
    <message>
        <source>an army is built</source>
        <translation type="vanished">eine Armee wird aufgebaut</translation>
    </message>
    <message>
        <source>a later sheet replaces an earlier one</source>
        <translation type="vanished">ein späteres ersetzt ein früheres</translation>
    </message>
    <message>
        <source>the orders of all sheets count together</source>
        <translation type="vanished">die Befehle aller zählen zusammen</translation>
    </message>
    <message>
        <source>the first legal order counts</source>
        <translation type="vanished">der erste zulässige zählt</translation>
    </message>
    <message>
        <source>the last legal order counts</source>
        <translation type="vanished">der letzte zulässige zählt</translation>
    </message>
    <message>
        <source>none counts, unless they are identical</source>
        <translation type="vanished">keiner zählt, außer sie sind gleich</translation>
    </message>
    <message>
        <source>the first legal ones count</source>
        <translation type="vanished">die ersten zulässigen zählen</translation>
    </message>
    <message>
        <source>the last legal ones count</source>
        <translation type="vanished">die letzten zulässigen zählen</translation>
    </message>
    <message>
        <source>none of them counts</source>
        <translation type="vanished">keiner zählt</translation>
    </message>
    <message>
        <source>farthest from an owned centre; fleets first; by name</source>
        <translation type="vanished">am weitesten von eigenen Zentren; Flotten zuerst; Name</translation>
    </message>
    <message>
        <source>farthest from a home centre; fleets first; by name</source>
        <translation type="vanished">am weitesten von Heimatzentren; Flotten zuerst; Name</translation>
    </message>
    <message>
        <source>most moves away from a home centre; by name</source>
        <translation type="vanished">die meisten Züge bis zu einem Heimatzentrum; Name</translation>
    </message>
    <message>
        <source>the others agree or draw lots</source>
        <translation type="vanished">die anderen einigen sich oder losen</translation>
    </message>
    <message>
        <source>by English names</source>
        <translation type="vanished">nach englischen Namen</translation>
    </message>
    <message>
        <source>by the names on the board</source>
        <translation type="vanished">nach den Namen auf dem Brett</translation>
    </message>
    <message>
        <source>as if not given: another order may count</source>
        <translation type="vanished">als fehlte er: ein anderer kann zählen</translation>
    </message>
    <message>
        <source>counts as the unit&apos;s order: it holds</source>
        <translation type="vanished">zählt als Befehl: die Einheit hält</translation>
    </message>
    <message>
        <source>counts as its order; a move forfeits support to hold</source>
        <translation type="vanished">zählt als Befehl; ein Zug verwirkt Halte-Unterstützung</translation>
    </message>
    <message>
        <source>fails; the unit cannot be supported to hold</source>
        <translation type="vanished">scheitert; Unterstützung beim Halten zählt nicht</translation>
    </message>
    <message>
        <source>is illegal: the unit holds and may be supported</source>
        <translation type="vanished">ist unzulässig: Einheit hält, darf unterstützt werden</translation>
    </message>
    <message>
        <source>the gamemaster decides</source>
        <translation type="vanished">der Spielleiter entscheidet</translation>
    </message>
    <message>
        <source>is removed as soon as it is discovered</source>
        <translation type="vanished">wird entfernt, sobald sie auffällt</translation>
    </message>
    <message>
        <source>as many as the map says</source>
        <translation type="vanished">so viele, wie die Karte sagt</translation>
    </message>
    <message>
        <source>18</source>
        <translation type="vanished">18</translation>
    </message>
    <message>
        <source>24</source>
        <translation type="vanished">24</translation>
    </message>
    <message>
        <source>centres owned</source>
        <translation type="vanished">Zentren im Besitz</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation type="vanished">Einheiten auf dem Brett</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="vanished">nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="vanished">ja</translation>
    </message>
    <message>
        <source>a coast given must match; the text does not say what a missing one means</source>
        <translation type="vanished">Eine genannte Küste muss stimmen; was eine fehlende bedeutet, sagt der Text nicht.</translation>
    </message>
    <message>
        <source>the route is given, so there is only one</source>
        <translation type="vanished">Ein Weg ist genannt, also gibt es nur einen.</translation>
    </message>
    <message>
        <source>never needed</source>
        <translation type="vanished">nie nötig</translation>
    </message>
    <message>
        <source>the guide has an algorithm of its own, which this replaces</source>
        <translation type="vanished">Der Guide hat ein eigenes Verfahren, das dieses ersetzt.</translation>
    </message>
    <message>
        <source>the literal text</source>
        <translation type="vanished">nach dem Wortlaut</translation>
    </message>
    <message>
        <source>the text allows swapping places by convoy and leaves the rest open; DATC recommends this handling</source>
        <translation type="vanished">Der Text erlaubt den Platztausch per Konvoi und lässt den Rest offen; so empfiehlt es DATC.</translation>
    </message>
    <message>
        <source>the text can be read either way</source>
        <translation type="vanished">Der Text lässt beides zu.</translation>
    </message>
    <message>
        <source>the text allows supports regardless of coast and does not say how the coast must be given</source>
        <translation type="vanished">Der Text erlaubt Unterstützung ohne Rücksicht auf die Küste und sagt nicht, wie sie anzugeben ist.</translation>
    </message>
    <message>
        <source>the text gives no rule</source>
        <translation type="vanished">Der Text nennt keine Regel.</translation>
    </message>
    <message>
        <source>victory points are awarded as well</source>
        <translation type="vanished">Daneben gibt es Siegpunkte.</translation>
    </message>
    <message>
        <source>with two players XIV.2 counts 24 units on the board</source>
        <translation type="vanished">Bei zwei Spielern zählt XIV.2 24 Einheiten auf dem Brett.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="vanished">nicht genannt</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n house rule(s)</source>
        <translation type="vanished">
            <numerusform>%1 + %n Hausregel</numerusform>
            <numerusform>%1 + %n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>What the players may agree on</source>
        <translation type="vanished">Worauf die Spieler sich einigen können</translation>
    </message>
    <message>
        <source>What a failed vote reveals</source>
        <translation type="vanished">Was eine gescheiterte Abstimmung verrät</translation>
    </message>
    <message>
        <source>A draw if no power gains a centre</source>
        <translation type="vanished">Remis, wenn keine Macht ein Zentrum gewinnt</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation type="vanished">Wann die Partie endet</translation>
    </message>
    <message>
        <source>Who wins when the years are over</source>
        <translation type="vanished">Wer gewinnt, wenn die Jahre um sind</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="vanished">Wertung</translation>
    </message>
    <message>
        <source>How many players, and which powers</source>
        <translation type="vanished">Wie viele Spieler und welche Mächte</translation>
    </message>
    <message>
        <source>a draw shared by all who have units</source>
        <translation type="vanished">Remis, geteilt von allen mit Einheiten</translation>
    </message>
    <message>
        <source>a draw shared by all who own a centre</source>
        <translation type="vanished">Remis, geteilt von allen mit einem Zentrum</translation>
    </message>
    <message>
        <source>a draw shared by all with a centre, or a concession</source>
        <translation type="vanished">Remis, geteilt von allen mit einem Zentrum, oder Sieg</translation>
    </message>
    <message>
        <source>how many voted for it</source>
        <translation type="vanished">wie viele dafür stimmten</translation>
    </message>
    <message>
        <source>nothing but that it failed</source>
        <translation type="vanished">nur, dass sie gescheitert ist</translation>
    </message>
    <message>
        <source>never</source>
        <translation type="vanished">nie</translation>
    </message>
    <message>
        <source>for 3 years</source>
        <translation type="vanished">3 Jahre lang</translation>
    </message>
    <message>
        <source>for 5 years</source>
        <translation type="vanished">5 Jahre lang</translation>
    </message>
    <message>
        <source>for 7 years</source>
        <translation type="vanished">7 Jahre lang</translation>
    </message>
    <message>
        <source>when a power has won or all agree</source>
        <translation type="vanished">wenn eine Macht gewinnt oder alle einig sind</translation>
    </message>
    <message>
        <source>after 5 years</source>
        <translation type="vanished">nach 5 Jahren</translation>
    </message>
    <message>
        <source>after 6 years</source>
        <translation type="vanished">nach 6 Jahren</translation>
    </message>
    <message>
        <source>after 7 years</source>
        <translation type="vanished">nach 7 Jahren</translation>
    </message>
    <message>
        <source>after 8 years</source>
        <translation type="vanished">nach 8 Jahren</translation>
    </message>
    <message>
        <source>after 10 years</source>
        <translation type="vanished">nach 10 Jahren</translation>
    </message>
    <message>
        <source>after 15 years</source>
        <translation type="vanished">nach 15 Jahren</translation>
    </message>
    <message>
        <source>after 20 years</source>
        <translation type="vanished">nach 20 Jahren</translation>
    </message>
    <message>
        <source>after 35 years</source>
        <translation type="vanished">nach 35 Jahren</translation>
    </message>
    <message>
        <source>no power: it is a draw</source>
        <translation type="vanished">keine Macht: Remis</translation>
    </message>
    <message>
        <source>the power with the most units</source>
        <translation type="vanished">die Macht mit den meisten Einheiten</translation>
    </message>
    <message>
        <source>the power with the most centres</source>
        <translation type="vanished">die Macht mit den meisten Zentren</translation>
    </message>
    <message>
        <source>nothing is scored</source>
        <translation type="vanished">es gibt keine Punkte</translation>
    </message>
    <message>
        <source>Alexander VII.4: +360 for a victory, -60 for a loss</source>
        <translation type="vanished">Alexander VII.4: +360 für den Sieg, -60 für die Niederlage</translation>
    </message>
    <message>
        <source>draw size: 100, shared by those who draw</source>
        <translation type="vanished">Remisgröße: 100, geteilt durch die Beteiligten</translation>
    </message>
    <message>
        <source>100 by the squares of the centres</source>
        <translation type="vanished">100 nach den Quadraten der Zentren</translation>
    </message>
    <message>
        <source>a point for each centre</source>
        <translation type="vanished">ein Punkt je Zentrum</translation>
    </message>
    <message>
        <source>C-Diplo: centres, and 38, 14, 7 for the largest</source>
        <translation type="vanished">C-Diplo: Zentren, dazu 38, 14, 7 für die größten</translation>
    </message>
    <message>
        <source>7: a power each</source>
        <translation type="vanished">7: jedem eine Macht</translation>
    </message>
    <message>
        <source>6: Italy is neutral</source>
        <translation type="vanished">6: Italien ist neutral</translation>
    </message>
    <message>
        <source>5: Italy and Germany are neutral</source>
        <translation type="vanished">5: Italien und Deutschland sind neutral</translation>
    </message>
    <message>
        <source>4: E, AF, GT, IR</source>
        <translation type="vanished">4: E, ÖF, DT, IR</translation>
    </message>
    <message>
        <source>3: R, EFG, AIT</source>
        <translation type="vanished">3: R, EFD, ÖIT</translation>
    </message>
    <message>
        <source>3: EGA, RI, FT</source>
        <translation type="vanished">3: EDÖ, RI, FT</translation>
    </message>
    <message>
        <source>2: EFR, AGT; Italy joins one</source>
        <translation type="vanished">2: EFR, ÖDT; Italien fällt an einen</translation>
    </message>
    <message>
        <source>the players agree beforehand</source>
        <translation type="vanished">die Spieler vereinbaren es vorher</translation>
    </message>
    <message>
        <source>or the most units, if all agree</source>
        <translation type="vanished">oder die meisten Einheiten, wenn alle einig sind</translation>
    </message>
    <message>
        <source>the variant that the text offers: 7</source>
        <translation type="vanished">als Variante bietet der Text 7 an</translation>
    </message>
    <message>
        <source>Units may be given up to revive an eliminated power</source>
        <translation type="vanished">Einheiten dürfen hergegeben werden, um eine ausgeschiedene Macht wiederzubeleben</translation>
    </message>
    <message>
        <source>nothing by itself: centres and points make up the score</source>
        <translation type="vanished">nichts allein: Zentren und Punkte ergeben die Wertung</translation>
    </message>
    <message>
        <source>the text treats only the exchange of places (rule 23)</source>
        <translation type="vanished">der Text behandelt nur den Platztausch (Regel 23)</translation>
    </message>
    <message>
        <source>Szykman: the convoys of the paradox are disrupted</source>
        <translation type="vanished">Szykman: die Konvois des Paradoxes werden unterbrochen</translation>
    </message>
    <message>
        <source>Alexander: first decided as if the convoyed army had no effect</source>
        <translation type="vanished">Alexander: zuerst entschieden, als hätte die beförderte Armee keine Wirkung</translation>
    </message>
    <message>
        <source>Diplomacy: Era of Empire, 2025 (Renegade)</source>
        <translation type="vanished">Diplomacy: Era of Empire, Ausgabe 2025 (Renegade)</translation>
    </message>
    <message>
        <source>As the 2023 edition, but of two orders to one unit the first counts</source>
        <translation type="vanished">Wie die Ausgabe 2023, aber von zwei Befehlen an eine Einheit zählt der erste</translation>
    </message>
    <message>
        <source>Diplomacy, 2023 edition (Renegade)</source>
        <translation type="vanished">Diplomacy, Ausgabe 2023 (Renegade)</translation>
    </message>
    <message>
        <source>Missing removals go by the distance to owned centres; impossible orders are ignored</source>
        <translation type="vanished">Fehlender Abbau nach der Entfernung zu eigenen Zentren; unmögliche Befehle zählen nicht</translation>
    </message>
    <message>
        <source>Diplomacy, 2000 edition (Avalon Hill)</source>
        <translation type="vanished">Diplomacy, Ausgabe 2000 (Avalon Hill)</translation>
    </message>
    <message>
        <source>The first with diagrams; missing removals go by the distance to home centres</source>
        <translation type="vanished">Die erste mit Diagrammen; fehlender Abbau nach der Entfernung zu Heimatzentren</translation>
    </message>
    <message>
        <source>Diplomacy, 1982 edition (Avalon Hill)</source>
        <translation type="vanished">Diplomacy, Ausgabe 1982 (Avalon Hill)</translation>
    </message>
    <message>
        <source>A convoy with several routes fails only if all are disrupted; a paradox rule of its own</source>
        <translation type="vanished">Ein Konvoi mit mehreren Wegen scheitert nur, wenn alle unterbrochen sind; eigene Paradoxregel</translation>
    </message>
    <message>
        <source>Diplomacy, 1971 rules (Games Research)</source>
        <translation type="vanished">Diplomacy, Regeln von 1971 (Games Research)</translation>
    </message>
    <message>
        <source>One disrupted route disrupts a convoy; reprinted by Avalon Hill in 1976</source>
        <translation type="vanished">Ein unterbrochener Weg unterbricht den Konvoi; 1976 von Avalon Hill nachgedruckt</translation>
    </message>
    <message>
        <source>Alexander Rules (Justin Alexander)</source>
        <translation type="vanished">Alexander-Regeln (Justin Alexander)</translation>
    </message>
    <message>
        <source>Decides every convoy paradox; missing removals go by the moves to a home centre</source>
        <translation type="vanished">Entscheidet jedes Konvoiparadox; fehlender Abbau nach Zügen bis zu einem Heimatzentrum</translation>
    </message>
    <message>
        <source>Diplomacy in Twenty Rules (Manus Hand)</source>
        <translation type="vanished">Diplomacy in zwanzig Regeln (Manus Hand)</translation>
    </message>
    <message>
        <source>Orders name the route of a convoy; draws and concessions by secret ballot</source>
        <translation type="vanished">Befehle nennen den Weg des Konvois; Remis und zugestandener Sieg in geheimer Abstimmung</translation>
    </message>
    <message>
        <source>Historical Committee rules</source>
        <translation type="vanished">Regeln des Historical Committee</translation>
    </message>
    <message>
        <source>For conferences: victory points, insurrections and speeches</source>
        <translation type="vanished">Für Konferenzen: Siegpunkte, Aufstände und Reden</translation>
    </message>
    <message>
        <source>Diplomacy Player’s Technical Guide, 1998 (DPTG)</source>
        <translation type="vanished">Diplomacy Player’s Technical Guide von 1998 (DPTG)</translation>
    </message>
    <message>
        <source>Impossible moves count as moves; a convoy to a neighbour must be ordered as one</source>
        <translation type="vanished">Unmögliche Züge zählen als Züge; ein Konvoi zum Nachbarn muss als solcher befohlen sein</translation>
    </message>
    <message>
        <source>DATC 3.2 (recommended choices for adjudicators)</source>
        <translation type="vanished">DATC 3.2 (empfohlene Wahl für Auswertungsprogramme)</translation>
    </message>
    <message>
        <source>The 2025 rules with Szykman’s rule for paradoxes, as the test cases recommend</source>
        <translation type="vanished">Die Regeln von 2025 mit Szykmans Paradoxregel, wie die Testfälle empfehlen</translation>
    </message>
</context>
<context>
    <name>chancery::OrderLine</name>
    <message>
        <source>Order for the unit</source>
        <translation type="vanished">Befehl für die Einheit</translation>
    </message>
    <message>
        <source>Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back</source>
        <translation type="vanished">Drei Buchstaben und Eingabe: „ser“, „s bud“, „h“. Eingabe allein überspringt die Einheit, Rücktaste geht zurück</translation>
    </message>
    <message>
        <source>Matching orders</source>
        <translation type="vanished">Passende Befehle</translation>
    </message>
    <message>
        <source>Up and Down select, Enter enters the order</source>
        <translation type="vanished">Auf und Ab wählen aus, Eingabe übernimmt den Befehl</translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="vanished">Fertig</translation>
    </message>
    <message>
        <source>Press Enter for the next power</source>
        <translation type="vanished">Eingabe: nächste Macht</translation>
    </message>
    <message>
        <source>Build %1 of %2</source>
        <translation type="vanished">Aufbau %1 von %2</translation>
    </message>
    <message>
        <source>Removal %1 of %2</source>
        <translation type="vanished">Abbau %1 von %2</translation>
    </message>
    <message>
        <source>currently %1</source>
        <translation type="vanished">bisher %1</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation type="vanished">Befehl für %1</translation>
    </message>
    <message>
        <source>No legal order starts like this. Enter adds it as typed.</source>
        <translation type="vanished">So beginnt kein zulässiger Befehl. Eingabe übernimmt ihn, wie er dasteht.</translation>
    </message>
    <message>
        <source>All orders are entered</source>
        <translation type="vanished">Alle Befehle sind eingetragen</translation>
    </message>
    <message>
        <source>Enter goes to this unit.</source>
        <translation type="vanished">Die Eingabetaste geht zu dieser Einheit.</translation>
    </message>
    <message>
        <source>The place of the unit is missing.</source>
        <translation type="vanished">Die Provinz der Einheit fehlt.</translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation type="vanished">Eingetragen: %1</translation>
    </message>
    <message>
        <source>Nothing is entered: “%1” would be read as %2.</source>
        <translation type="vanished">Nichts eingetragen: „%1“ würde als %2 gelesen.</translation>
    </message>
</context>
<context>
    <name>chancery::OrderRows</name>
    <message>
        <source>Orders, unit by unit</source>
        <translation type="vanished">Befehle, Einheit für Einheit</translation>
    </message>
</context>
<context>
    <name>chancery::OrderSheets</name>
    <message>
        <source>A unit without an order holds.</source>
        <translation type="vanished">Eine Einheit ohne Befehl hält.</translation>
    </message>
    <message>
        <source>Dislodged. It may retreat to: %1. Otherwise it is disbanded.</source>
        <translation type="vanished">Vertrieben. Sie kann sich zurückziehen nach: %1. Sonst wird sie aufgelöst.</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation type="vanished">Aufbau %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="vanished">Abbau %1</translation>
    </message>
    <message>
        <source>Vacant centres: %1. A build may be waived.</source>
        <translation type="vanished">Freie Zentren: %1. Auf einen Aufbau kann verzichtet werden.</translation>
    </message>
    <message>
        <source>Units: %1.</source>
        <translation type="vanished">Einheiten: %1.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation type="vanished">Befehlszettel</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>the title of an order sheet: power and player</extracomment>
        <translation type="vanished">%1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="vanished">%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PanelText</name>
    <message>
        <source>against</source>
        <comment>3 against 2: two strengths in a fight</comment>
        <translation type="vanished">gegen</translation>
    </message>
</context>
<context>
    <name>chancery::PaperReport</name>
    <message>
        <source>Supply centres: %1.</source>
        <translation type="vanished">Versorgungszentren: %1.</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation type="vanished">Versorgungszentren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="vanished">Jahr</translation>
    </message>
    <message>
        <source>A game of Diplomacy</source>
        <translation type="vanished">Eine Partie Diplomacy</translation>
    </message>
    <message>
        <source>Map: %1. Rules: %2.</source>
        <translation type="vanished">Karte: %1. Regeln: %2.</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation type="vanished">Wertung: %1</translation>
    </message>
    <message>
        <source>Builds not used: %1.</source>
        <translation type="vanished">Nicht genutzte Aufbauten: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::Papers</name>
    <message>
        <source>&amp;Order sheets</source>
        <translation type="vanished">&amp;Befehlszettel</translation>
    </message>
    <message>
        <source>&amp;Report of the phase</source>
        <translation type="vanished">Be&amp;richt der Phase</translation>
    </message>
    <message>
        <source>Orders with their results, failed ones underlined, and the board</source>
        <translation type="vanished">Befehle mit ihren Ergebnissen, gescheiterte unterstrichen, und das Brett</translation>
    </message>
    <message>
        <source>The whole game as a boo&amp;klet</source>
        <translation type="vanished">Die ganze Partie als &amp;Heft</translation>
    </message>
    <message>
        <source>Every resolved phase and the centre tally</source>
        <translation type="vanished">Jede ausgewertete Phase und der Zentrenstand</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation type="vanished">Das Bre&amp;tt</translation>
    </message>
    <message>
        <source>The board of the phase shown; with orders once they are resolved</source>
        <translation type="vanished">Das Brett der gezeigten Phase; mit Befehlen, sobald sie ausgewertet sind</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation type="vanished">Alle Mächte</translation>
    </message>
    <message>
        <source>Blank sheets to cut out, with the board, the player and a line for each order</source>
        <translation type="vanished">Leere Zettel zum Ausschneiden, mit dem Brett, dem Namen und einer Zeile für jeden Befehl</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxDialog</name>
    <message>
        <source>Paradox in %1</source>
        <translation type="vanished">Paradox: %1</translation>
    </message>
    <message>
        <source>&amp;Apply choice</source>
        <translation type="vanished">Wahl &amp;anwenden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="vanished">%1. %2</translation>
    </message>
    <message>
        <source>The board shows the effect</source>
        <translation type="vanished">Das Brett zeigt die Wirkung</translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="vanished">Brett</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxWords</name>
    <message>
        <source>All hold</source>
        <translation type="vanished">Alle halten</translation>
    </message>
    <message>
        <source>Resolution %1</source>
        <translation type="vanished">Lösung %1</translation>
    </message>
    <message>
        <source>that support protects %1</source>
        <translation type="vanished">diese Unterstützung schützt %1</translation>
    </message>
    <message>
        <source>%1 would dislodge %2</source>
        <translation type="vanished">%1 würde %2 vertreiben</translation>
    </message>
    <message>
        <source>%1 meets %2 coming the opposite way</source>
        <translation type="vanished">%1 trifft auf den Gegenzug %2</translation>
    </message>
    <message>
        <source>%1 would make room for %2</source>
        <translation type="vanished">%1 würde Platz machen für %2</translation>
    </message>
    <message>
        <source>The house rule for paradoxes</source>
        <translation type="vanished">Die Hausregel für Paradoxe</translation>
    </message>
    <message>
        <source>The gamemaster ruled: %1.</source>
        <translation type="vanished">Die Spielleitung hat entschieden: %1.</translation>
    </message>
    <message>
        <source>Until the gamemaster rules, applied: %1.</source>
        <translation type="vanished">Bis die Spielleitung entscheidet, gilt: %1.</translation>
    </message>
    <message>
        <source>Applied instead: %1.</source>
        <translation type="vanished">Stattdessen wurde angewandt: %1.</translation>
    </message>
    <message>
        <source>Succeed: %1.</source>
        <translation type="vanished">Es gelingen: %1.</translation>
    </message>
    <message>
        <source>Fail: %1.</source>
        <translation type="vanished">Es scheitern: %1.</translation>
    </message>
    <message>
        <source>Supports cut: %1.</source>
        <translation type="vanished">Unterbrochene Unterstützung: %1.</translation>
    </message>
    <message>
        <source>Fleets dislodged: %1.</source>
        <translation type="vanished">Vertriebene Flotten: %1.</translation>
    </message>
    <message>
        <source>No fleet is dislodged.</source>
        <translation type="vanished">Keine Flotte wird vertrieben.</translation>
    </message>
    <message>
        <source>Settled by %1 (%2).</source>
        <comment>clause, rule</comment>
        <translation type="vanished">Entschieden (%1): %2.</translation>
    </message>
    <message>
        <source>no move succeeds</source>
        <translation type="vanished">kein Zug gelingt</translation>
    </message>
    <message>
        <source>%1 succeed</source>
        <comment>one move or several</comment>
        <translation type="vanished">%1 gelingt</translation>
    </message>
    <message>
        <source>no fleet is dislodged</source>
        <translation type="vanished">keine Flotte wird vertrieben</translation>
    </message>
    <message>
        <source>%1 dislodged</source>
        <comment>fleets</comment>
        <translation type="vanished">%1 vertrieben</translation>
    </message>
    <message>
        <source>%1 would bounce %2</source>
        <translation type="vanished">%1 würde %2 abprallen lassen</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation type="vanished">Regelwerk</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, order</comment>
        <translation type="vanished">%2 (%1)</translation>
    </message>
    <message>
        <source>%1 would cut the support of %2</source>
        <translation type="vanished">%1 würde die Unterstützung von %2 unterbrechen</translation>
    </message>
    <message>
        <source>that support decides the move of %1</source>
        <translation type="vanished">diese Unterstützung entscheidet über den Zug von %1</translation>
    </message>
    <message>
        <source>that support decides %1</source>
        <translation type="vanished">diese Unterstützung entscheidet über %1</translation>
    </message>
    <message>
        <source>Szykman&apos;s rule: the convoys are disrupted</source>
        <translation type="vanished">Szykmans Regel: die Konvois werden unterbrochen</translation>
    </message>
    <message>
        <source>%1 convoys %2</source>
        <translation type="vanished">%1 befördert %2</translation>
    </message>
    <message>
        <source>%1 gives no answer: no result is consistent.</source>
        <comment>clause</comment>
        <translation type="vanished">%1 gibt keine Antwort: Kein Ergebnis ist widerspruchsfrei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves several answers: %n results are consistent.</source>
        <comment>clause, always several</comment>
        <translation type="vanished">
            <numerusform>%1 lässt mehrere Antworten: %n Ergebnis ist widerspruchsfrei.</numerusform>
            <numerusform>%1 lässt mehrere Antworten: %n Ergebnisse sind widerspruchsfrei.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PhaseChoices</name>
    <message>
        <source>“%1” %2</source>
        <comment>a line of the sheet, what is wrong</comment>
        <translation type="vanished">„%1“ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) cannot be used: no owned home centre is vacant</source>
        <translation type="vanished">
            <numerusform>%n Aufbau ist nicht nutzbar: kein eigenes Heimatzentrum ist frei</numerusform>
            <numerusform>%n Aufbauten sind nicht nutzbar: kein eigenes Heimatzentrum ist frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is left to do, what cannot be done</comment>
        <translation type="vanished">%1; %2</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation type="vanished">vertrieben</translation>
    </message>
    <message>
        <source>dislodged by %1</source>
        <translation type="vanished">vertrieben von %1</translation>
    </message>
    <message>
        <source>dislodged by %1 from %2</source>
        <translation type="vanished">vertrieben von %1 aus %2</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation type="vanished">Verzicht</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation type="vanished">Auflösen</translation>
    </message>
    <message>
        <source>cut off from its centres</source>
        <translation type="vanished">von ihren Zentren abgeschnitten</translation>
    </message>
    <message>
        <source>in one of its centres</source>
        <translation type="vanished">in einem ihrer Zentren</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) from its centres</source>
        <translation type="vanished">
            <numerusform>%n Zug von ihren Zentren entfernt</numerusform>
            <numerusform>%n Züge von ihren Zentren entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>unit and its distance</comment>
        <translation type="vanished">%1 – %2</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseForm</name>
    <message>
        <source>Retreats and builds</source>
        <translation type="vanished">Rückzüge und Auf- oder Abbau</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation type="vanished">Rückzüge</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation type="vanished">Auf- und Abbau</translation>
    </message>
    <message>
        <source>Power of the typed order</source>
        <translation type="vanished">Macht des getippten Befehls</translation>
    </message>
    <message>
        <source>Power whose order you type</source>
        <translation type="vanished">Macht, deren Befehl getippt wird</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation type="vanished">Vertriebene Einheiten</translation>
    </message>
    <message>
        <source>Powers with builds or removals</source>
        <translation type="vanished">Mächte mit Auf- oder Abbau</translation>
    </message>
    <message>
        <source>A MUN - BUR, D A MUN</source>
        <comment>typed retreats</comment>
        <translation type="vanished">A MUN - BUR, D A MUN</translation>
    </message>
    <message>
        <source>B A PAR, D F LON, WAIVE</source>
        <comment>typed adjustments</comment>
        <translation type="vanished">B A PAR, D F LON, WAIVE</translation>
    </message>
    <message>
        <source>Type a retreat</source>
        <translation type="vanished">Rückzug tippen</translation>
    </message>
    <message>
        <source>Type an adjustment</source>
        <translation type="vanished">Auf- oder Abbau tippen</translation>
    </message>
    <message>
        <source>A retreat such as “A MUN - BUR”, or “D A MUN” to disband; press Enter to add it</source>
        <translation type="vanished">Ein Rückzug wie „A MUN - BUR“, oder „D A MUN“ zum Auflösen; die Eingabetaste fügt hinzu</translation>
    </message>
    <message>
        <source>“B A PAR” builds, “D F LON” removes, “WAIVE” waives a build; press Enter to add it</source>
        <translation type="vanished">„B A PAR“ baut auf, „D F LON“ baut ab, „WAIVE“ verzichtet auf einen Aufbau; die Eingabetaste fügt hinzu</translation>
    </message>
    <message>
        <source>Nothing to choose in this phase.</source>
        <translation type="vanished">In dieser Phase ist nichts zu wählen.</translation>
    </message>
    <message>
        <source>All choices are made.</source>
        <translation type="vanished">Alles ist gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still undecided. Without an order a unit disbands.</source>
        <translation type="vanished">
            <numerusform>noch %n Einheit offen. Ohne Befehl wird sie aufgelöst.</numerusform>
            <numerusform>noch %n Einheiten offen. Ohne Befehl wird eine Einheit aufgelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left</source>
        <translation type="vanished">
            <numerusform>noch %n Entscheidung offen</numerusform>
            <numerusform>noch %n Entscheidungen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible.</source>
        <translation type="vanished">%1 ist nicht möglich.</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseReport</name>
    <message>
        <source>no order</source>
        <translation type="vanished">kein Befehl</translation>
    </message>
    <message>
        <source>no order, %1</source>
        <translation type="vanished">kein Befehl, %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power, its orders</comment>
        <translation type="vanished">%1: %2.</translation>
    </message>
    <message>
        <source>Dislodged:</source>
        <translation type="vanished">Vertrieben:</translation>
    </message>
    <message>
        <source>Supply centres: %1.</source>
        <translation type="vanished">Versorgungszentren: %1.</translation>
    </message>
    <message>
        <source>%1 cannot retreat and is destroyed.</source>
        <translation type="vanished">%1 kann sich nicht zurückziehen und wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 may retreat to: %2.</source>
        <translation type="vanished">%1 kann sich zurückziehen nach: %2.</translation>
    </message>
    <message>
        <source>Vote – %1.</source>
        <translation type="vanished">Abstimmung – %1.</translation>
    </message>
    <message>
        <source>Orders between underscores failed.</source>
        <translation type="vanished">Befehle zwischen Unterstrichen sind gescheitert.</translation>
    </message>
    <message>
        <source>Builds not used: %1.</source>
        <translation type="vanished">Nicht genutzte Aufbauten: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PictureFolder</name>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation type="vanished">Der Ordner %1 lässt sich nicht anlegen. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>The folder %1 already contains frames. Choose another.</source>
        <translation type="vanished">Der Ordner %1 enthält schon Einzelbilder. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be written</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::Place</name>
    <message>
        <source>“%1” is already open in another window.</source>
        <translation type="vanished">„%1“ ist schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open in another window on this computer.</source>
        <translation type="vanished">„%1“ ist auf diesem Computer schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open on this computer, by the user “%2”.</source>
        <translation type="vanished">„%1“ ist auf diesem Computer schon vom Benutzer „%2“ geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”.</source>
        <translation type="vanished">„%1“ ist schon auf dem Computer „%2“ geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”, by the user “%3”.</source>
        <translation type="vanished">„%1“ ist schon auf dem Computer „%2“ vom Benutzer „%3“ geöffnet.</translation>
    </message>
</context>
<context>
    <name>chancery::PlaceDialog</name>
    <message>
        <source>Format</source>
        <translation type="vanished">Format</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="vanished">D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation type="vanished">Durchsuchen</translation>
    </message>
    <message>
        <source>Choose a folder and a name</source>
        <translation type="vanished">Ordner und Namen wählen</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation type="vanished">F&amp;ormat:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="vanished">&amp;Exportieren</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation type="vanished">Dateien (%1)</translation>
    </message>
    <message>
        <source>Choose a file name.</source>
        <translation type="vanished">Bitte einen Dateinamen wählen.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation type="vanished">Den Ordner %1 gibt es nicht. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable. Choose another.</source>
        <translation type="vanished">Der Ordner %1 ist schreibgeschützt. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The file name must end in .%1.</source>
        <translation type="vanished">Der Dateiname muss auf .%1 enden.</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation type="vanished">Diese Datei besteht schon und wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>chancery::PlayerWords</name>
    <message>
        <source>%2 from %1 on</source>
        <comment>phase, player</comment>
        <translation type="vanished">%2 ab %1</translation>
    </message>
    <message>
        <source>in civil disorder from %1 until %2</source>
        <translation type="vanished">führungslos von %1 bis %2</translation>
    </message>
    <message>
        <source>in civil disorder from %1 on</source>
        <translation type="vanished">führungslos ab %1</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation type="vanished">führungslos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, player</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation type="vanished">
            <numerusform>%1 hat keinen Spieler: Die Einheiten halten.</numerusform>
            <numerusform>%1 haben keine Spieler: Die Einheiten halten.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="vanished">&amp;OK</translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation type="vanished">Ersetzt durch</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation type="vanished">Führungslos</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="vanished">Spieler von %1</translation>
    </message>
    <message>
        <source>The player at the start; optional</source>
        <translation type="vanished">Der Spieler zu Beginn; kann leer bleiben</translation>
    </message>
    <message>
        <source>%1 is in civil disorder</source>
        <translation type="vanished">%1 ist führungslos</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested, and its units hold</source>
        <translation type="vanished">Der Spieler ist abwesend: Befehle werden nicht verlangt, und die Einheiten halten</translation>
    </message>
    <message>
        <source>Replacement for %1</source>
        <translation type="vanished">Ersatz für %1</translation>
    </message>
    <message>
        <source>The player from now on; optional</source>
        <translation type="vanished">Der Spieler ab jetzt; kann leer bleiben</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation type="vanished">ab %1</translation>
    </message>
</context>
<context>
    <name>chancery::PositionDraft</name>
    <message>
        <source>%1: there is already a unit of %2.</source>
        <translation type="vanished">%1: Dort steht schon eine Einheit (%2).</translation>
    </message>
    <message>
        <source>%1: there is no such province on this map.</source>
        <translation type="vanished">%1: Diese Provinz gibt es auf der Karte nicht.</translation>
    </message>
    <message>
        <source>%1 is not a supply centre.</source>
        <translation type="vanished">%1 ist kein Versorgungszentrum.</translation>
    </message>
    <message>
        <source>%1 already belongs to %2.</source>
        <translation type="vanished">%1 ist schon vergeben: %2.</translation>
    </message>
    <message>
        <source>%1 is not a unit. Enter one such as “A PAR” or “F STP/sc”.</source>
        <translation type="vanished">%1 ist keine Einheit. Bitte eine wie „A PAR“ oder „F STP/sc“ eingeben.</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation type="vanished">%1: Eine Armee kann nicht auf See sein.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation type="vanished">%1: Eine Flotte kann nicht im Binnenland sein.</translation>
    </message>
    <message>
        <source>%1: on which coast? Enter %2 or %3.</source>
        <translation type="vanished">%1: An welcher Küste? Bitte %2 oder %3 eingeben.</translation>
    </message>
</context>
<context>
    <name>chancery::PowerForm</name>
    <message>
        <source>Choose these</source>
        <translation type="vanished">Diese wählen</translation>
    </message>
    <message>
        <source>Choose the units that the civil disorder rule would remove</source>
        <translation type="vanished">Die Einheiten wählen, die nach der Regel für führungslose Mächte abgebaut würden</translation>
    </message>
    <message>
        <source>Chooses the units that the rule would remove; you can still change the choice</source>
        <translation type="vanished">Wählt die Einheiten, die nach der Regel abgebaut würden; die Wahl lässt sich noch ändern</translation>
    </message>
    <message>
        <source>Retreat of %1</source>
        <translation type="vanished">Rückzug: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, build or removal</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>Provinces to which %1 may retreat</source>
        <translation type="vanished">Provinzen, in die sich %1 zurückziehen kann</translation>
    </message>
    <message>
        <source>– undecided –</source>
        <translation type="vanished">– offen –</translation>
    </message>
    <message>
        <source>– %1 –</source>
        <comment>not chosen</comment>
        <translation type="vanished">– %1 –</translation>
    </message>
</context>
<context>
    <name>chancery::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="vanished">Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="vanished">&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="vanished">Sprache</translation>
    </message>
    <message>
        <source>Language of windows, reports and slides</source>
        <translation type="vanished">Sprache der Fenster, Berichte und Folien</translation>
    </message>
    <message>
        <source>System default</source>
        <translation type="vanished">Wie das System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="vanished">Farbschema</translation>
    </message>
    <message>
        <source>Light or dark windows and boards</source>
        <translation type="vanished">Helle oder dunkle Fenster und Spielbretter</translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="vanished">Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="vanished">Dunkel</translation>
    </message>
    <message>
        <source>Labels on the board</source>
        <translation type="vanished">Beschriftung des Bretts</translation>
    </message>
    <message>
        <source>Labels on the provinces of the board</source>
        <translation type="vanished">Beschriftung der Provinzen auf dem Brett</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="vanished">Aussehen</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="vanished">&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="vanished">&amp;Farbschema:</translation>
    </message>
    <message>
        <source>La&amp;bels:</source>
        <translation type="vanished">&amp;Beschriftung:</translation>
    </message>
    <message>
        <source>Speed of animation</source>
        <translation type="vanished">Geschwindigkeit der Animation</translation>
    </message>
    <message>
        <source>From a quarter of the normal speed to four times</source>
        <translation type="vanished">Von einem Viertel der normalen Geschwindigkeit bis zum Vierfachen</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation type="vanished">%1×</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="vanished">&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="vanished">Weniger Bewegung</translation>
    </message>
    <message>
        <source>Shows each step at once; nothing moves</source>
        <translation type="vanished">Zeigt jeden Schritt sofort; nichts bewegt sich</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="vanished">Animation</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation type="vanished">&amp;Geschwindigkeit:</translation>
    </message>
    <message>
        <source>Projector display</source>
        <translation type="vanished">Bildschirm des Projektors</translation>
    </message>
    <message>
        <source>Display on which the audience window opens</source>
        <translation type="vanished">Bildschirm, auf dem sich das Publikumsfenster öffnet</translation>
    </message>
    <message>
        <source>The first display without the console</source>
        <translation type="vanished">Der erste Bildschirm ohne die Konsole</translation>
    </message>
    <message>
        <source>%1 (not connected)</source>
        <translation type="vanished">%1 (nicht angeschlossen)</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation type="vanished">Projektor</translation>
    </message>
    <message>
        <source>&amp;Display:</source>
        <translation type="vanished">B&amp;ildschirm:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="vanished">Vorschau</translation>
    </message>
    <message>
        <source>Colours of the powers</source>
        <translation type="vanished">Farben der Mächte</translation>
    </message>
    <message>
        <source>Colours of the powers on every board</source>
        <translation type="vanished">Farben der Mächte auf jedem Brett</translation>
    </message>
    <message>
        <source>Clear: distinct for all colour vision</source>
        <translation type="vanished">Klar: für jedes Farbensehen unterscheidbar</translation>
    </message>
    <message>
        <source>Traditional: like the boxed game</source>
        <translation type="vanished">Traditionell: wie im Brettspiel</translation>
    </message>
    <message>
        <source>&amp;Hatch each power&apos;s land</source>
        <translation type="vanished">Land jeder Macht s&amp;chraffieren</translation>
    </message>
    <message>
        <source>Hatch each power&apos;s land</source>
        <translation type="vanished">Land jeder Macht schraffieren</translation>
    </message>
    <message>
        <source>Draws faint lines across each power&apos;s land, in a different direction for each</source>
        <translation type="vanished">Zieht zarte Linien über das Land jeder Macht, jede in einer anderen Richtung</translation>
    </message>
    <message>
        <source>In the traditional colours some powers look alike to some people, and Russian land looks neutral. Unit letters and hatched land tell them apart.</source>
        <translation type="vanished">In den traditionellen Farben sehen manche Mächte für manche Menschen gleich aus, und russisches Land wirkt neutral. Die Buchstaben der Einheiten und schraffiertes Land unterscheiden sie.</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="vanished">Mächte</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation type="vanished">Fa&amp;rben:</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation type="vanished">Tö&amp;ne</translation>
    </message>
    <message>
        <source>Sounds of the clock</source>
        <translation type="vanished">Töne der Uhr</translation>
    </message>
    <message>
        <source>A bell one minute before a stage ends, and three when it ends</source>
        <translation type="vanished">Eine Glocke eine Minute vor dem Ende eines Abschnitts, drei am Ende</translation>
    </message>
    <message>
        <source>Sp&amp;eech</source>
        <translation type="vanished">Ans&amp;agen</translation>
    </message>
    <message>
        <source>Speech of the clock</source>
        <translation type="vanished">Ansagen der Uhr</translation>
    </message>
    <message>
        <source>Announces aloud what the bells mean</source>
        <translation type="vanished">Sagt laut an, was die Glocken bedeuten</translation>
    </message>
    <message>
        <source>Volume of the clock</source>
        <translation type="vanished">Lautstärke der Uhr</translation>
    </message>
    <message>
        <source>Volume of bells and speech</source>
        <translation type="vanished">Lautstärke von Glocken und Ansagen</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation type="vanished">La&amp;utstärke:</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="vanished">Uhr</translation>
    </message>
    <message>
        <source>Reading of orders</source>
        <translation type="vanished">Verlesen der Befehle</translation>
    </message>
    <message>
        <source>How orders are read out before the results are shown</source>
        <translation type="vanished">Wie Befehle verlesen werden, bevor die Ergebnisse kommen</translation>
    </message>
    <message>
        <source>Power by power</source>
        <translation type="vanished">Macht für Macht</translation>
    </message>
    <message>
        <source>Order by order</source>
        <translation type="vanished">Befehl für Befehl</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation type="vanished">Alle auf einmal</translation>
    </message>
    <message>
        <source>Sa&amp;y who attacked a power that it supported</source>
        <translation type="vanished">Angriffe nach Un&amp;terstützung nennen</translation>
    </message>
    <message>
        <source>Attacks on powers supported a turn ago</source>
        <translation type="vanished">Angriffe auf Mächte, die einen Zug zuvor unterstützt wurden</translation>
    </message>
    <message>
        <source>The card at the end of a turn names who attacked a power that it supported a turn ago</source>
        <translation type="vanished">Die Karte am Ende eines Zuges nennt, wer eine Macht angegriffen hat, die er einen Zug zuvor unterstützt hatte</translation>
    </message>
    <message>
        <source>Readi&amp;ng of orders:</source>
        <translation type="vanished">Befeh&amp;le verlesen:</translation>
    </message>
    <message>
        <source>Ca&amp;mera:</source>
        <translation type="vanished">Ka&amp;mera:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="vanished">Kamera</translation>
    </message>
    <message>
        <source>Whether the audience window shows each fight from near; with reduced motion it does not</source>
        <translation type="vanished">Ob das Publikumsfenster jeden Kampf aus der Nähe zeigt; mit weniger Bewegung tut es das nicht</translation>
    </message>
    <message>
        <source>Goes to each fight</source>
        <translation type="vanished">Geht zu jedem Kampf</translation>
    </message>
    <message>
        <source>Stays on the whole board</source>
        <translation type="vanished">Bleibt auf dem ganzen Brett</translation>
    </message>
    <message>
        <source>Open the last game on &amp;start</source>
        <translation type="vanished">Beim Start die let&amp;zte Partie öffnen</translation>
    </message>
    <message>
        <source>Open the last game on start</source>
        <translation type="vanished">Beim Start die letzte Partie öffnen</translation>
    </message>
    <message>
        <source>Starts with the game that was open last, without the start page</source>
        <translation type="vanished">Beginnt mit der Partie, die zuletzt geöffnet war, ohne Startseite</translation>
    </message>
    <message>
        <source>There are no bells, because this program was built without them. The computer beeps instead.</source>
        <translation type="vanished">Es gibt keine Glocken, weil dieses Programm ohne sie gebaut wurde. Der Computer piept dafür nur.</translation>
    </message>
    <message>
        <source>There is no speech, because this program was built without it.</source>
        <translation type="vanished">Es gibt keine Ansagen, weil dieses Programm ohne sie gebaut wurde.</translation>
    </message>
    <message>
        <source>There is no speech, because no speech engine for Qt is installed.</source>
        <translation type="vanished">Es gibt keine Ansagen, weil keine Sprachausgabe für Qt installiert ist.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="vanished">Tasten&amp;kürzel…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="vanished">Tastenkürzel</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation type="vanished">Die Tasten aller Aktionen ändern</translation>
    </message>
</context>
<context>
    <name>chancery::PrintDialog</name>
    <message>
        <source>Save as PDF</source>
        <translation type="vanished">Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="vanished">PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="vanished">Drucken</translation>
    </message>
    <message>
        <source>&amp;Preview and print…</source>
        <translation type="vanished">&amp;Vorschau und drucken…</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation type="vanished">Vorschau und drucken</translation>
    </message>
    <message>
        <source>Preview the pages, then print them</source>
        <translation type="vanished">Die Seiten in der Vorschau ansehen, dann drucken</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation type="vanished">Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save the pages to a file</source>
        <translation type="vanished">Die Seiten in einer Datei speichern</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation type="vanished">Vorschau: %1</translation>
    </message>
    <message>
        <source>For which power</source>
        <translation type="vanished">Für welche Macht</translation>
    </message>
    <message>
        <source>All order sheets, or those of one power</source>
        <translation type="vanished">Alle Befehlszettel oder der einer Macht</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation type="vanished">Seitengröße</translation>
    </message>
    <message>
        <source>The size of the paper</source>
        <translation type="vanished">Die Größe des Papiers</translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="vanished">A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="vanished">Letter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation type="vanished">Ausrichtung</translation>
    </message>
    <message>
        <source>How the pages are turned</source>
        <translation type="vanished">Wie die Seiten gedreht sind</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="vanished">Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="vanished">Querformat</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation type="vanished">S&amp;eite:</translation>
    </message>
</context>
<context>
    <name>chancery::ProjectorWindow</name>
    <message>
        <source>Audience</source>
        <translation type="vanished">Publikum</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation type="vanished">Was die Spieler sehen</translation>
    </message>
</context>
<context>
    <name>chancery::PromptText</name>
    <message>
        <source>Games (*.chancery);;All files (*)</source>
        <translation type="vanished">Partien (*.chancery);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation type="vanished">Partie speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="vanished">Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation type="vanished">%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Your changes will be lost if you do not save them.</source>
        <translation type="vanished">Die Änderungen gehen verloren, wenn Sie sie nicht speichern.</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation type="vanished">Partie öffnen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation type="vanished">Auswerten</translation>
    </message>
    <message>
        <source>Not all order sheets are ready. Resolve anyway?</source>
        <translation type="vanished">Nicht alle Befehlszettel sind fertig. Trotzdem auswerten?</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation type="vanished">Aus&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation type="vanished">&amp;Noch nicht</translation>
    </message>
    <message>
        <source>Swap displays</source>
        <translation type="vanished">Bildschirme tauschen</translation>
    </message>
    <message>
        <source>Swap the displays of the two windows?</source>
        <translation type="vanished">Die Bildschirme der beiden Fenster tauschen?</translation>
    </message>
    <message>
        <source>The console, with all orders, moves to the display that the audience sees now. The audience window moves to this display. It stays blank until you answer.</source>
        <translation type="vanished">Die Konsole mit allen Befehlen kommt auf den Bildschirm, auf den das Publikum jetzt schaut. Das Publikumsfenster kommt auf diesen Bildschirm. Bis Sie antworten, bleibt es dunkel.</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation type="vanished">Bildschirme &amp;tauschen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="vanished">Vorführen</translation>
    </message>
    <message>
        <source>The audience window shows “%1”. Show “%2” instead?</source>
        <translation type="vanished">Das Publikumsfenster zeigt „%1“. Stattdessen „%2“ zeigen?</translation>
    </message>
    <message>
        <source>&amp;Show this game</source>
        <translation type="vanished">Diese Partie &amp;zeigen</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation type="vanished">Nächste Phase</translation>
    </message>
    <message>
        <source>“%1” has not been revealed. Go to the next phase anyway?</source>
        <comment>phase</comment>
        <translation type="vanished">„%1“ wurde nicht aufgedeckt. Trotzdem zur nächsten Phase?</translation>
    </message>
    <message>
        <source>The players will see the new position without having seen the orders.</source>
        <translation type="vanished">Die Spieler sehen dann die neue Stellung, ohne die Befehle gesehen zu haben.</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation type="vanished">&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>Here you can look at the game as it was last saved, and save a copy that you can change.</source>
        <translation type="vanished">Sie können die Partie hier ansehen, wie sie zuletzt gespeichert wurde, und eine Kopie speichern, die Sie ändern können.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation type="vanished">&amp;Schreibgeschützt öffnen</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingProblems</name>
    <message>
        <source>a unit such as “A Paris”</source>
        <translation type="vanished">eine Einheit wie „A Paris“</translation>
    </message>
    <message>
        <source>a province</source>
        <translation type="vanished">eine Provinz</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation type="vanished">das Ziel</translation>
    </message>
    <message>
        <source>an order (hold, move, support, convoy…)</source>
        <translation type="vanished">ein Befehl (halten, ziehen, unterstützen, Konvoi…)</translation>
    </message>
    <message>
        <source>the army to convoy</source>
        <translation type="vanished">die Armee, für die der Konvoi gilt</translation>
    </message>
    <message>
        <source>the end of the order</source>
        <translation type="vanished">das Ende des Befehls</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>last of several choices</comment>
        <translation type="vanished">%1 oder %2</translation>
    </message>
    <message>
        <source>“%1” is not a province; expected %2.</source>
        <translation type="vanished">„%1“ ist keine Provinz; erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a province. Did you mean %2?</source>
        <translation type="vanished">„%1“ ist keine Provinz. Gemeint ist vielleicht %2?</translation>
    </message>
    <message>
        <source>The order is incomplete; expected %1.</source>
        <translation type="vanished">Der Befehl ist unvollständig; erwartet wird: %1.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <translation type="vanished">„%1“ gehört nicht hierher; erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is ambiguous: %2?</source>
        <translation type="vanished">„%1“ ist mehrdeutig: %2?</translation>
    </message>
    <message>
        <source>“%1” is not a coast of that province; expected %2.</source>
        <translation type="vanished">„%1“ ist keine Küste dieser Provinz; erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a sea province. A convoy route passes through seas only.</source>
        <translation type="vanished">„%1“ ist keine Seeprovinz. Ein Konvoi führt nur über See.</translation>
    </message>
    <message>
        <source>“%1” could be the unit in %2. Name its province.</source>
        <translation type="vanished">„%1“ kann die Einheit in %2 sein. Bitte die Provinz nennen.</translation>
    </message>
    <message>
        <source>“%1” matches no unit. Name its province.</source>
        <translation type="vanished">Zu „%1“ passt keine Einheit. Bitte die Provinz nennen.</translation>
    </message>
    <message>
        <source>Army or fleet? Put A or F before “%1”.</source>
        <translation type="vanished">Armee oder Flotte? Bitte A oder F vor „%1“ setzen.</translation>
    </message>
    <message>
        <source>These are orders for %1 on the order sheet of %2.</source>
        <translation type="vanished">Das sind Befehle von %1 auf dem Befehlszettel von %2.</translation>
    </message>
    <message>
        <source>It is not clear which power gives this order. Name the power first, as in “France:”.</source>
        <translation type="vanished">Es ist nicht klar, welche Macht das befiehlt. Bitte die Macht voranstellen, etwa „Frankreich:“.</translation>
    </message>
    <message>
        <source>Enter one order only.</source>
        <translation type="vanished">Bitte nur einen Befehl eingeben.</translation>
    </message>
    <message>
        <source>The line is too long; at most %1 bytes can be read.</source>
        <translation type="vanished">Die Zeile ist zu lang; höchstens %1 Bytes lassen sich lesen.</translation>
    </message>
    <message>
        <source>There are too many lines; at most %1 can be read.</source>
        <translation type="vanished">Das sind zu viele Zeilen; höchstens %1 lassen sich lesen.</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation type="vanished">Spalte %1: %2</translation>
    </message>
    <message>
        <source>the power to revive by insurrection</source>
        <translation type="vanished">die Macht, die der Aufstand wiederbeleben soll</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingText</name>
    <message>
        <source>“%1” was read as %2.</source>
        <translation type="vanished">„%1“ wurde als %2 gelesen.</translation>
    </message>
</context>
<context>
    <name>chancery::ReasonChain</name>
    <message>
        <source>Against it</source>
        <translation type="vanished">Dagegen</translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation type="vanished">Zählte nicht</translation>
    </message>
    <message>
        <source>Counted for it</source>
        <translation type="vanished">Zählte dafür</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation type="vanished">Paradox</translation>
    </message>
    <message>
        <source>Did not count against a unit of its own power</source>
        <translation type="vanished">Zählte nicht gegen eine Einheit der eigenen Macht</translation>
    </message>
    <message>
        <source>Did not count, because the army has no convoy</source>
        <translation type="vanished">Zählte nicht, weil die Armee keinen Konvoi hat</translation>
    </message>
    <message>
        <source>Hold strength %1, attack strength %2</source>
        <translation type="vanished">Haltestärke %1, Angriffsstärke %2</translation>
    </message>
    <message>
        <source>Attack strength %1, hold strength %2</source>
        <translation type="vanished">Angriffsstärke %1, Haltestärke %2</translation>
    </message>
    <message>
        <source>Attack strength %1, prevent strength %2</source>
        <translation type="vanished">Angriffsstärke %1, Sperrstärke %2</translation>
    </message>
    <message>
        <source>Attack strength %1, defend strength %2</source>
        <translation type="vanished">Angriffsstärke %1, Abwehrstärke %2</translation>
    </message>
</context>
<context>
    <name>chancery::RecentText</name>
    <message>
        <source>The file is gone. It was moved, renamed or deleted.</source>
        <translation type="vanished">Die Datei ist nicht mehr da. Sie wurde verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>This is not a file any more.</source>
        <translation type="vanished">Das ist keine Datei mehr.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation type="vanished">Diese Datei dürfen Sie nicht lesen.</translation>
    </message>
    <message>
        <source>Large file, no preview</source>
        <translation type="vanished">Große Datei, keine Vorschau</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on.</source>
        <translation type="vanished">Die Datei ist nicht lesbar. Prüfen Sie den Datenträger, auf dem sie liegt.</translation>
    </message>
    <message>
        <source>The file is damaged, or it is not a game.</source>
        <translation type="vanished">Die Datei ist beschädigt oder keine Partie.</translation>
    </message>
</context>
<context>
    <name>chancery::ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation type="vanished">Bericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation type="vanished">Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rulebook style</source>
        <translation type="vanished">Wie im Regelheft</translation>
    </message>
    <message>
        <source>E-mail judge style (English)</source>
        <translation type="vanished">Wie die E-Mail-Judges (englisch)</translation>
    </message>
    <message>
        <source>Short, for chat</source>
        <translation type="vanished">Kurz, für einen Chat</translation>
    </message>
    <message>
        <source>Style</source>
        <translation type="vanished">Stil</translation>
    </message>
    <message>
        <source>Style of the report</source>
        <translation type="vanished">Stil des Berichts</translation>
    </message>
    <message>
        <source>All phases so &amp;far</source>
        <translation type="vanished">Alle Phasen &amp;bis jetzt</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation type="vanished">Bericht: %1</translation>
    </message>
    <message>
        <source>All phases so far</source>
        <translation type="vanished">Alle Phasen bis jetzt</translation>
    </message>
    <message>
        <source>Every resolved phase</source>
        <translation type="vanished">Jede ausgewertete Phase</translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="vanished">Bericht</translation>
    </message>
    <message>
        <source>St&amp;yle:</source>
        <translation type="vanished">&amp;Stil:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="vanished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="vanished">Kopieren</translation>
    </message>
    <message>
        <source>Copy the report to the clipboard</source>
        <translation type="vanished">Den Bericht in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="vanished">S&amp;peichern…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="vanished">Speichern</translation>
    </message>
    <message>
        <source>Save the report to a file</source>
        <translation type="vanished">Den Bericht in einer Datei speichern</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation type="vanished">%1: %2. %3</translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="vanished">Befehl</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="vanished">Ergebnis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="vanished">Warum</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, reason</comment>
        <translation type="vanished">%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, its player</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsPage</name>
    <message>
        <source>Power whose orders are shown</source>
        <translation type="vanished">Macht, deren Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation type="vanished">Befehle und Ergebnisse</translation>
    </message>
    <message>
        <source>Reason for the selected order&apos;s result</source>
        <translation type="vanished">Grund für das Ergebnis des ausgewählten Befehls</translation>
    </message>
    <message>
        <source>Select an order to read the reason for its result.</source>
        <translation type="vanished">Einen Befehl auswählen, um den Grund für sein Ergebnis zu lesen.</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation type="vanished">Alle Mächte</translation>
    </message>
    <message>
        <source>Left open by the rulebook</source>
        <translation type="vanished">Vom Regelwerk offen gelassen</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>button: reasons as a judge gives them, with notation and clauses</comment>
        <translation type="vanished">Schiedsrichter</translation>
    </message>
    <message>
        <source>Give reasons as a judge</source>
        <translation type="vanished">Begründen wie ein Schiedsrichter</translation>
    </message>
</context>
<context>
    <name>chancery::RoomText</name>
    <message>
        <source>%1 %2</source>
        <comment>season and year</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>Orders are written</source>
        <translation type="vanished">Befehle werden geschrieben</translation>
    </message>
    <message>
        <source>Retreats are written</source>
        <translation type="vanished">Rückzüge werden geschrieben</translation>
    </message>
    <message>
        <source>Builds are written</source>
        <translation type="vanished">Auf- und Abbau wird geschrieben</translation>
    </message>
    <message>
        <source>Fight %1 of %2</source>
        <translation type="vanished">Kampf %1 von %2</translation>
    </message>
    <message>
        <source>The orders</source>
        <translation type="vanished">Die Befehle</translation>
    </message>
    <message>
        <source>The retreats</source>
        <translation type="vanished">Die Rückzüge</translation>
    </message>
    <message>
        <source>The builds</source>
        <translation type="vanished">Auf- und Abbau</translation>
    </message>
    <message>
        <source>The centres</source>
        <translation type="vanished">Die Zentren</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="vanished">Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The results</source>
        <translation type="vanished">Die Ergebnisse</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a power, and how many units it builds or removes: Italy 2</comment>
        <translation type="vanished">%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between powers</comment>
        <translation type="vanished">, </translation>
    </message>
    <message>
        <source>Must retreat: %1</source>
        <translation type="vanished">Weichen müssen: %1</translation>
    </message>
    <message>
        <source>Builds: %1</source>
        <comment>of powers</comment>
        <translation type="vanished">Aufbau: %1</translation>
    </message>
    <message>
        <source>Removals: %1</source>
        <comment>of powers</comment>
        <translation type="vanished">Abbau: %1</translation>
    </message>
</context>
<context>
    <name>chancery::RowText</name>
    <message>
        <source>Build %1</source>
        <translation type="vanished">Aufbau %1</translation>
    </message>
    <message>
        <source>Removal %1</source>
        <translation type="vanished">Abbau %1</translation>
    </message>
    <message>
        <source>None of these counts.</source>
        <translation type="vanished">Keiner davon gilt.</translation>
    </message>
    <message>
        <source>%1 counts.</source>
        <translation type="vanished">%1 gilt.</translation>
    </message>
    <message>
        <source>No way out: it disbands</source>
        <translation type="vanished">Kein Rückzug möglich: Auflösung</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation type="vanished">Möglich: %1</translation>
    </message>
    <message>
        <source>By rule: %1</source>
        <translation type="vanished">Nach Regel: %1</translation>
    </message>
</context>
<context>
    <name>chancery::RowsModel</name>
    <message>
        <source>Another line</source>
        <translation type="vanished">Weitere Zeile</translation>
    </message>
    <message>
        <source>%1: no order yet</source>
        <translation type="vanished">%1: noch kein Befehl</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, order</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>%1, read as %2</source>
        <translation type="vanished">%1, gelesen als %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, remark</comment>
        <translation type="vanished">%1. %2</translation>
    </message>
</context>
<context>
    <name>chancery::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation type="vanished">Regeln</translation>
    </message>
    <message>
        <source>&amp;Play by these rules</source>
        <translation type="vanished">&amp;Nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="vanished">Regelwerk</translation>
    </message>
    <message>
        <source>Choosing another rulebook removes all house rules</source>
        <translation type="vanished">Ein anderes Regelwerk entfernt alle Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation type="vanished">&amp;Regelwerk:</translation>
    </message>
    <message>
        <source>Re&amp;move all house rules</source>
        <translation type="vanished">Alle Hausregeln &amp;entfernen</translation>
    </message>
    <message>
        <source>Set every option as in the rulebook</source>
        <translation type="vanished">Jeden Punkt wie im Regelwerk setzen</translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="vanished">Punkt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="vanished">Regel</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation type="vanished">Fundstelle</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="vanished">Anmerkung</translation>
    </message>
    <message>
        <source>Not covered by DATC</source>
        <translation type="vanished">In DATC nicht behandelt</translation>
    </message>
    <message>
        <source>DATC %1</source>
        <translation type="vanished">DATC %1</translation>
    </message>
    <message>
        <source>Remove the house rule: %1</source>
        <translation type="vanished">Hausregel entfernen: %1</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation type="vanished">Wie im Regelwerk</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation type="vanished">wie gedruckt</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation type="vanished">
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule; the rulebook: %1</source>
        <translation type="vanished">Hausregel; das Regelwerk: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>phase, orders</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>These rules would change results that are already played: %1. Take these phases back first, or choose other rules.</source>
        <translation type="vanished">Diese Regeln würden Ergebnisse ändern, die schon gespielt sind: %1. Nehmen Sie diese Phasen zuerst zurück, oder wählen Sie andere Regeln.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingDialog</name>
    <message>
        <source>Ruling on %1</source>
        <translation type="vanished">Entscheidung zu %1</translation>
    </message>
    <message>
        <source>Effect:</source>
        <translation type="vanished">Wirkung:</translation>
    </message>
    <message>
        <source>Effect with the current orders:</source>
        <translation type="vanished">Wirkung mit den jetzigen Befehlen:</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="vanished">Wirkung</translation>
    </message>
    <message>
        <source>&amp;Apply ruling</source>
        <translation type="vanished">Entscheidung &amp;anwenden</translation>
    </message>
    <message>
        <source>What to override</source>
        <translation type="vanished">Was anders bestimmt wird</translation>
    </message>
    <message>
        <source>What the gamemaster decides instead of the rules</source>
        <translation type="vanished">Was der Spielleiter anstelle der Regeln entscheidet</translation>
    </message>
    <message>
        <source>Reading of an order</source>
        <translation type="vanished">Lesart eines Befehls</translation>
    </message>
    <message>
        <source>Result of an order</source>
        <translation type="vanished">Ergebnis eines Befehls</translation>
    </message>
    <message>
        <source>Unit in a province</source>
        <translation type="vanished">Einheit in einer Provinz</translation>
    </message>
    <message>
        <source>Owner of a centre</source>
        <translation type="vanished">Besitzer eines Zentrums</translation>
    </message>
    <message>
        <source>Unit or province</source>
        <translation type="vanished">Einheit oder Provinz</translation>
    </message>
    <message>
        <source>Type the first letters</source>
        <translation type="vanished">Die ersten Buchstaben tippen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="vanished">Grund</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation type="vanished">Wird mit der Partie gespeichert und im Bericht gedruckt</translation>
    </message>
    <message>
        <source>Read aloud; everyone agreed</source>
        <translation type="vanished">Verlesen; alle stimmten zu</translation>
    </message>
    <message>
        <source>&amp;Override:</source>
        <translation type="vanished">An&amp;ders bestimmen:</translation>
    </message>
    <message>
        <source>Applies &amp;to:</source>
        <translation type="vanished">&amp;Betrifft:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <translation type="vanished">Entscheidung:</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation type="vanished">&amp;Grund:</translation>
    </message>
    <message>
        <source>The order</source>
        <translation type="vanished">Der Befehl</translation>
    </message>
    <message>
        <source>The order as it should be read; leave empty to void it</source>
        <translation type="vanished">Der Befehl, wie er zu lesen ist; leer lassen, um ihn für ungültig zu erklären</translation>
    </message>
    <message>
        <source>No written order counts</source>
        <translation type="vanished">Kein geschriebener Befehl zählt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="vanished">Ergebnis</translation>
    </message>
    <message>
        <source>The order&apos;s result, whatever the rules say</source>
        <translation type="vanished">Das Ergebnis des Befehls, was auch immer die Regeln sagen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="vanished">Einheit</translation>
    </message>
    <message>
        <source>Unit there at the start of the phase</source>
        <translation type="vanished">Einheit dort zu Beginn der Phase</translation>
    </message>
    <message>
        <source>Power of the unit</source>
        <translation type="vanished">Macht der Einheit</translation>
    </message>
    <message>
        <source>Power that the unit belongs to</source>
        <translation type="vanished">Macht, der die Einheit gehört</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="vanished">Besitzer</translation>
    </message>
    <message>
        <source>Owner at the start of the phase</source>
        <translation type="vanished">Besitzer zu Beginn der Phase</translation>
    </message>
    <message>
        <source>No power</source>
        <translation type="vanished">Keine Macht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>No unit</source>
        <translation type="vanished">Keine Einheit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>fleet, coast</comment>
        <translation type="vanished">%1, %2</translation>
    </message>
    <message>
        <source>This is not an order for %1.</source>
        <translation type="vanished">Das ist kein Befehl für %1.</translation>
    </message>
    <message>
        <source>The other rulings make this result impossible.</source>
        <translation type="vanished">Die anderen Entscheidungen machen dieses Ergebnis unmöglich.</translation>
    </message>
    <message>
        <source>A unit would be dislodged by its own power.</source>
        <translation type="vanished">Eine Einheit würde von ihrer eigenen Macht vertrieben.</translation>
    </message>
    <message>
        <source>Enter a reason for the ruling.</source>
        <translation type="vanished">Bitte die Entscheidung begründen.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation type="vanished">Nichts ändert sich.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingLogDialog</name>
    <message>
        <source>Rulings of this game</source>
        <translation type="vanished">Entscheidungen in dieser Partie</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="vanished">Entscheidungen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="vanished">Phase</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation type="vanished">Eingetragen</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="vanished">Entscheidung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="vanished">Grund</translation>
    </message>
    <message>
        <source>There are no rulings in this game. Orders &gt; Ruling overrides an order, a result, a position or a centre&apos;s owner.</source>
        <translation type="vanished">In dieser Partie gibt es keine Entscheidungen. Befehle &gt; Entscheidung bestimmt einen Befehl, ein Ergebnis, eine Stellung oder den Besitzer eines Zentrums anders.</translation>
    </message>
    <message>
        <source>The rulebook leaves the paradox open.</source>
        <translation type="vanished">Das Regelwerk lässt das Paradox offen.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingWords</name>
    <message>
        <source>Reading</source>
        <translation type="vanished">Lesart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="vanished">Ergebnis</translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="vanished">Stellung</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="vanished">Besitzer</translation>
    </message>
    <message>
        <source>No written order for %1 counts.</source>
        <translation type="vanished">Kein geschriebener Befehl für %1 zählt.</translation>
    </message>
    <message>
        <source>The order of %1 reads %2.</source>
        <translation type="vanished">Der Befehl von %1 lautet %2.</translation>
    </message>
    <message>
        <source>There is no unit in %1.</source>
        <translation type="vanished">In %1 ist keine Einheit.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>power, unit</comment>
        <translation type="vanished">%1 hat %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>order, result</comment>
        <translation type="vanished">%1: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to no power.</source>
        <translation type="vanished">%1 gehört keiner Macht.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation type="vanished">%1 gehört %2.</translation>
    </message>
    <message>
        <source>Ruled: %1 Reason: %2</source>
        <translation type="vanished">Entschieden: %1 Grund: %2</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation type="vanished">Berichtigung</translation>
    </message>
    <message>
        <source>The phase was corrected after it was played.</source>
        <translation type="vanished">Die Phase wurde nachträglich berichtigt.</translation>
    </message>
    <message>
        <source>The gamemaster ruled on the reading of the order: “%1”.</source>
        <translation type="vanished">Der Spielleiter hat über die Lesart des Befehls entschieden: „%1“.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoreWords</name>
    <message>
        <source>none</source>
        <comment>system of scoring</comment>
        <translation type="vanished">keine</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>system of scoring</comment>
        <translation type="vanished">Alexander</translation>
    </message>
    <message>
        <source>Draw size</source>
        <comment>system of scoring</comment>
        <translation type="vanished">Remisgröße</translation>
    </message>
    <message>
        <source>Sum of squares</source>
        <comment>system of scoring</comment>
        <translation type="vanished">Quadratsumme</translation>
    </message>
    <message>
        <source>Centre count</source>
        <comment>system of scoring</comment>
        <translation type="vanished">Zentrenzahl</translation>
    </message>
    <message>
        <source>C-Diplo</source>
        <comment>system of scoring</comment>
        <translation type="vanished">C-Diplo</translation>
    </message>
    <message>
        <source>The rulebook&apos;s points are added under every system.</source>
        <translation type="vanished">Die Punkte des Regelwerks kommen bei jedem System hinzu.</translation>
    </message>
    <message>
        <source>The rules of this game score nothing; change this under Edit &gt; Rules.</source>
        <translation type="vanished">Die Regeln dieser Partie werten nichts; das lässt sich unter Bearbeiten &gt; Regeln ändern.</translation>
    </message>
    <message>
        <source>The rules of this game score by: %1.</source>
        <translation type="vanished">Die Regeln dieser Partie werten nach: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation type="vanished">Wertung</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="vanished">&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="vanished">Kopieren</translation>
    </message>
    <message>
        <source>Copy the table as text, for a spreadsheet or an e-mail</source>
        <translation type="vanished">Die Tabelle als Text kopieren, für eine Tabellenkalkulation oder eine E-Mail</translation>
    </message>
    <message>
        <source>Outcome if the game ended now</source>
        <translation type="vanished">Ausgang, wenn die Partie jetzt endete</translation>
    </message>
    <message>
        <source>The outcome on which the scores are based</source>
        <translation type="vanished">Der Ausgang, nach dem gewertet wird</translation>
    </message>
    <message>
        <source>a draw, shared by %1</source>
        <translation type="vanished">Remis von %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="vanished">%1 gewinnt</translation>
    </message>
    <message>
        <source>If it &amp;ended now:</source>
        <translation type="vanished">Bei &amp;Ende jetzt:</translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="vanished">Macht</translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation type="vanished">Zentren</translation>
    </message>
    <message>
        <source>Scores by power and system</source>
        <translation type="vanished">Wertung nach Macht und System</translation>
    </message>
</context>
<context>
    <name>chancery::ScreenshotText</name>
    <message>
        <source>The game has no such phase.</source>
        <translation type="vanished">Diese Phase gibt es in der Partie nicht.</translation>
    </message>
    <message>
        <source>This phase is not resolved, so there is nothing to play.</source>
        <translation type="vanished">Diese Phase ist nicht ausgewertet; es gibt nichts abzuspielen.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation type="vanished">Diese Aktion gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation type="vanished">Auf dieser Folie gibt es noch nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>chancery::Session</name>
    <message>
        <source>typing orders for %1</source>
        <translation type="vanished">Befehle tippen für %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation type="vanished">Befehl %1</translation>
    </message>
    <message>
        <source>clear the order of %1</source>
        <translation type="vanished">Befehl löschen: %1</translation>
    </message>
    <message>
        <source>This game takes %1 MiB. It was not saved, because no file of more than %2 MiB can be opened again. Shorten its longest order sheet, name or reason.</source>
        <comment>size of the game, the most allowed</comment>
        <translation type="vanished">Diese Partie braucht %1 MiB. Sie wurde nicht gespeichert, weil keine Datei von mehr als %2 MiB wieder geöffnet werden kann. Bitte den längsten Befehlszettel, Namen oder Grund kürzen.</translation>
    </message>
    <message>
        <source>orders for %1</source>
        <translation type="vanished">Befehle für %1</translation>
    </message>
    <message>
        <source>resolve %1</source>
        <translation type="vanished">%1 auswerten</translation>
    </message>
    <message>
        <source>next phase</source>
        <translation type="vanished">nächste Phase</translation>
    </message>
    <message>
        <source>take back the resolution</source>
        <translation type="vanished">Auswertung zurücknehmen</translation>
    </message>
    <message>
        <source>back to the previous phase</source>
        <translation type="vanished">zurück zur vorigen Phase</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation type="vanished">Stellung bearbeiten</translation>
    </message>
    <message>
        <source>players</source>
        <translation type="vanished">Spieler</translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="vanished">Regeln</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation type="vanished">Punkte für %1</translation>
    </message>
    <message>
        <source>the meaning of “%1”</source>
        <translation type="vanished">die Bedeutung von „%1“</translation>
    </message>
    <message>
        <source>order sheets of several powers</source>
        <translation type="vanished">Befehlszettel mehrerer Mächte</translation>
    </message>
    <message>
        <source>take back the agreement</source>
        <translation type="vanished">Einigung zurücknehmen</translation>
    </message>
    <message>
        <source>vote</source>
        <translation type="vanished">Abstimmung</translation>
    </message>
    <message>
        <source>unplayed power</source>
        <translation type="vanished">unbesetzte Macht</translation>
    </message>
    <message>
        <source>ruling on %1</source>
        <translation type="vanished">Entscheidung zu %1</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation type="vanished">%1 berichtigen</translation>
    </message>
    <message>
        <source>withdraw %1</source>
        <translation type="vanished">%1 zurücknehmen</translation>
    </message>
    <message>
        <source>sheet of %1 received</source>
        <translation type="vanished">Befehlszettel eingegangen: %1</translation>
    </message>
    <message>
        <source>sheet of %1 not received</source>
        <translation type="vanished">Befehlszettel nicht eingegangen: %1</translation>
    </message>
</context>
<context>
    <name>chancery::SettingsStore</name>
    <message>
        <source>The settings in %1 cannot be read. Chancery uses its defaults for what is missing.</source>
        <translation type="vanished">Die Einstellungen in %1 können nicht gelesen werden. Was fehlt, ersetzt Chancery durch Vorgaben.</translation>
    </message>
    <message>
        <source>The settings cannot be stored in %1. What you change now is forgotten when Chancery quits.</source>
        <translation type="vanished">Die Einstellungen können nicht in %1 gespeichert werden. Was Sie jetzt ändern, ist nach dem Beenden von Chancery vergessen.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutRules</name>
    <message>
        <source>%1 is kept for choosing and leaving in every window.</source>
        <translation type="vanished">%1 wählt und verlässt in jedem Fenster etwas und bleibt dafür frei.</translation>
    </message>
    <message>
        <source>%1 is kept for texts: it copies or pastes.</source>
        <translation type="vanished">%1 kopiert oder fügt in Texten ein und bleibt dafür frei.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <comment>key, menu</comment>
        <translation type="vanished">%1 gehört %2.</translation>
    </message>
    <message>
        <source>The players see what this does, so its key must be an F key or have Ctrl or Alt: a key pressed by mistake would show it.</source>
        <translation type="vanished">Die Spieler sehen, was das tut. Darum braucht es eine F-Taste, Strg oder Alt: ein Versehen würde es zeigen.</translation>
    </message>
    <message>
        <source>%1 writes or moves in a text. Only actions on the board can have it.</source>
        <translation type="vanished">%1 schreibt oder bewegt in einem Text. Nur Aktionen auf dem Brett können diese Taste haben.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutsDialog</name>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation type="vanished"> oder </translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="vanished">Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="vanished">&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation type="vanished">A&amp;lle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation type="vanished">Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation type="vanished">Allen Aktionen ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation type="vanished">Eine Aktion oder Taste finden</translation>
    </message>
    <message>
        <source>Words of the action or its menu, or a key</source>
        <translation type="vanished">Wörter der Aktion oder ihres Menüs, oder eine Taste</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation type="vanished">&amp;Suchen:</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="vanished">Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="vanished">Aktion</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="vanished">Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="vanished">Tasten</translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="vanished">Ursprünglich</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation type="vanished">&amp;Taste:</translation>
    </message>
    <message>
        <source>&amp;Second key:</source>
        <translation type="vanished">&amp;Zweite Taste:</translation>
    </message>
    <message>
        <source>Press the key that the action is to have</source>
        <translation type="vanished">Die Taste drücken, die die Aktion haben soll</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation type="vanished">&amp;Keine Taste</translation>
    </message>
    <message>
        <source>The action loses its keys</source>
        <translation type="vanished">Die Aktion verliert ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="vanished">Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Give this action the keys that it had at first</source>
        <translation type="vanished">Dieser Aktion ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>&amp;Take the key</source>
        <translation type="vanished">Weg&amp;nehmen</translation>
    </message>
    <message>
        <source>The other action loses the key to this one</source>
        <translation type="vanished">Die andere Aktion gibt die Taste an diese ab</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, menu</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <comment>key, action</comment>
        <translation type="vanished">%1 gehört „%2“.</translation>
    </message>
    <message>
        <source>“Take the key” gives it to this action; until then nothing changes.</source>
        <translation type="vanished">„Wegnehmen“ gibt sie dieser Aktion; bis dahin ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowDialog</name>
    <message>
        <source>Export the reveal</source>
        <translation type="vanished">Vorführung exportieren</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="vanished">Was exportiert wird</translation>
    </message>
    <message>
        <source>Phases that the players have seen</source>
        <translation type="vanished">Phasen, die die Spieler gesehen haben</translation>
    </message>
    <message>
        <source>The phase on the board</source>
        <translation type="vanished">Die Phase auf dem Brett</translation>
    </message>
    <message>
        <source>The whole game so far</source>
        <translation type="vanished">Die ganze Partie bis hierher</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, or a video</source>
        <translation type="vanished">Ein Ordner mit Einzelbildern oder ein Video</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame. Videos need the program ffmpeg, which is not installed.</source>
        <translation type="vanished">Ein Ordner mit Einzelbildern. Videos brauchen das Programm ffmpeg, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Video</source>
        <translation type="vanished">Video</translation>
    </message>
    <message>
        <source>Folder for the pictures, or file for the video</source>
        <translation type="vanished">Ordner für die Bilder oder Datei für das Video</translation>
    </message>
    <message>
        <source>&amp;Save to:</source>
        <translation type="vanished">&amp;Ziel:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation type="vanished">&amp;Was:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="vanished">Größe</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation type="vanished">In Pixeln</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation type="vanished">Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>A higher rate looks smoother and takes longer</source>
        <translation type="vanished">Mehr Bilder wirken flüssiger und brauchen länger</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="vanished">Farbschema</translation>
    </message>
    <message>
        <source>A light or a dark board</source>
        <translation type="vanished">Ein helles oder ein dunkles Brett</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation type="vanished">&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Frames per second:</source>
        <translation type="vanished">&amp;Bilder pro Sekunde:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="vanished">&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Choose a folder for the pictures.</source>
        <translation type="vanished">Bitte einen Ordner für die Bilder wählen.</translation>
    </message>
    <message>
        <source>PNG pictures in a folder</source>
        <translation type="vanished">PNG-Bilder in einem Ordner</translation>
    </message>
    <message>
        <source>Video (ffmpeg is not installed)</source>
        <translation type="vanished">Video (ffmpeg ist nicht installiert)</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes, %Ln frame(s)</source>
        <comment>how long</comment>
        <translation type="vanished">
            <numerusform>%1 Minuten, %Ln Bild</numerusform>
            <numerusform>%1 Minuten, %Ln Bilder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ShowExport</name>
    <message>
        <source>There is nothing to export: the phase is not resolved.</source>
        <translation type="vanished">Es gibt nichts zu exportieren: Die Phase ist nicht ausgewertet.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowText</name>
    <message>
        <source>Exporting the reveal…</source>
        <translation type="vanished">Die Vorführung wird exportiert…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="vanished">&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Export the reveal</source>
        <translation type="vanished">Vorführung exportieren</translation>
    </message>
    <message>
        <source>The reveal was saved to %1.</source>
        <translation type="vanished">Die Vorführung wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="vanished">&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>chancery::SlideView</name>
    <message>
        <source>Card or slide for the players</source>
        <translation type="vanished">Karte oder Folie für die Spieler</translation>
    </message>
</context>
<context>
    <name>chancery::SlideWords</name>
    <message>
        <source>Board</source>
        <translation type="vanished">Brett</translation>
    </message>
    <message>
        <source>Centre tally</source>
        <translation type="vanished">Zentrenstand</translation>
    </message>
    <message>
        <source>Centres over the years</source>
        <translation type="vanished">Zentren über die Jahre</translation>
    </message>
    <message>
        <source>What changed this year</source>
        <translation type="vanished">Was sich dieses Jahr geändert hat</translation>
    </message>
    <message>
        <source>Centres at the start</source>
        <translation type="vanished">Zentren zu Beginn</translation>
    </message>
    <message>
        <source>Centres at the end of %1</source>
        <translation type="vanished">Zentren am Ende von %1</translation>
    </message>
    <message>
        <source>The race to %1 centres</source>
        <translation type="vanished">Das Rennen zu %1 Zentren</translation>
    </message>
    <message>
        <source>What changed in %1</source>
        <translation type="vanished">Was sich %1 geändert hat</translation>
    </message>
    <message numerus="yes">
        <source>%1 powers tied at %n centre(s)</source>
        <translation type="vanished">
            <numerusform>%1 Mächte liegen gleichauf mit %n Zentrum</numerusform>
            <numerusform>%1 Mächte liegen gleichauf mit %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %n centre(s) each</source>
        <translation type="vanished">
            <numerusform>%1 führen mit je %n Zentrum</numerusform>
            <numerusform>%1 führen mit je %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n centre(s)</source>
        <translation type="vanished">
            <numerusform>%1 führt mit %n Zentrum</numerusform>
            <numerusform>%1 führt mit %n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s) remain</source>
        <translation type="vanished">
            <numerusform>%n Macht bleibt im Spiel</numerusform>
            <numerusform>%n Mächte bleiben im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <comment>places, power</comment>
        <translation type="vanished">%1 (von %2)</translation>
    </message>
    <message>
        <source>%1 (to %2)</source>
        <comment>places, power</comment>
        <translation type="vanished">%1 (an %2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation type="vanished">, </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>unit, power</comment>
        <translation type="vanished">%1, durch %2</translation>
    </message>
    <message>
        <source>is eliminated</source>
        <comment>after the name of a power</comment>
        <translation type="vanished">scheidet aus</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation type="vanished">Zentren</translation>
    </message>
    <message>
        <source>Units dislodged</source>
        <translation type="vanished">Vertriebene Einheiten</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation type="vanished">Ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n to win</source>
        <comment>so many centres win the game</comment>
        <translation type="vanished">
            <numerusform>%n zum Sieg</numerusform>
            <numerusform>%n zum Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>The lots</source>
        <translation type="vanished">Die Auslosung</translation>
    </message>
    <message>
        <source>Result of the vote</source>
        <translation type="vanished">Ergebnis der Abstimmung</translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation type="vanished">Wer was spielt</translation>
    </message>
    <message>
        <source>The players have voted</source>
        <translation type="vanished">Die Spieler haben abgestimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="vanished">
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a fraction</comment>
        <translation type="vanished">%1 Punkte</translation>
    </message>
    <message>
        <source>The turn in short</source>
        <translation type="vanished">Der Zug in Kürze</translation>
    </message>
    <message>
        <source>Attacked after support</source>
        <translation type="vanished">Erst unterstützt, dann angegriffen</translation>
    </message>
    <message>
        <source>%1 attacked %2, which it supported a turn ago</source>
        <comment>powers</comment>
        <translation type="vanished">%1 hat %2 angegriffen und einen Zug zuvor noch unterstützt</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) have a new owner</source>
        <translation type="vanished">
            <numerusform>%n Zentrum hat einen neuen Besitzer</numerusform>
            <numerusform>%n Zentren haben einen neuen Besitzer</numerusform>
        </translation>
    </message>
    <message>
        <source>Units destroyed</source>
        <translation type="vanished">Vernichtete Einheiten</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a slide</comment>
        <translation type="vanished">
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over, shared by %n powers</source>
        <translation type="vanished">
            <numerusform>Die Partie ist zu Ende, geteilt von %n Macht</numerusform>
            <numerusform>Die Partie ist zu Ende, geteilt von %n Mächten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) destroyed</source>
        <translation type="vanished">
            <numerusform>%n Einheit vernichtet</numerusform>
            <numerusform>%n Einheiten vernichtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged, %1 destroyed</source>
        <translation type="vanished">
            <numerusform>%n Einheit vertrieben, %1 vernichtet</numerusform>
            <numerusform>%n Einheiten vertrieben, %1 vernichtet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged</source>
        <translation type="vanished">
            <numerusform>%n Einheit vertrieben</numerusform>
            <numerusform>%n Einheiten vertrieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StartCard</name>
    <message>
        <source>Continue: %1</source>
        <translation type="vanished">Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="vanished">Fortsetzen</translation>
    </message>
</context>
<context>
    <name>chancery::StartPage</name>
    <message>
        <source>Recent games</source>
        <translation type="vanished">Letzte Partien</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="vanished">Startseite</translation>
    </message>
    <message>
        <source>&lt;p&gt;Begin a game, or look at the sample game first.&lt;/p&gt;</source>
        <translation type="vanished">&lt;p&gt;Beginnen Sie eine Partie, oder sehen Sie sich zuerst die Beispielpartie an.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>chancery::StayAwake</name>
    <message>
        <source>Players are looking at the audience window</source>
        <translation type="vanished">Spieler sehen das Publikumsfenster an</translation>
    </message>
    <message>
        <source>the desktop has no D-Bus</source>
        <translation type="vanished">die Arbeitsumgebung hat kein D-Bus</translation>
    </message>
    <message>
        <source>The computer may go to sleep while you present: %1</source>
        <translation type="vanished">Der Computer kann während der Vorführung einschlafen: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StoryControls</name>
    <message>
        <source>%1×</source>
        <translation type="vanished">%1×</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation type="vanished">Wiedergabegeschwindigkeit</translation>
    </message>
    <message>
        <source>Playback position</source>
        <translation type="vanished">Wiedergabeposition</translation>
    </message>
    <message>
        <source>Drag to any point of the reveal</source>
        <translation type="vanished">Zu jeder Stelle der Vorführung ziehen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="vanished">Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="vanished">Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="vanished">Schnell</translation>
    </message>
    <message>
        <source>Remaining fights</source>
        <translation type="vanished">Ausstehende Kämpfe</translation>
    </message>
    <message>
        <source>Card for the players: %1. %2</source>
        <comment>heading, caption</comment>
        <translation type="vanished">Karte für die Spieler: %1. %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation type="vanished">noch %1</translation>
    </message>
    <message>
        <source>How long the reveal still lasts at this speed</source>
        <translation type="vanished">So lange dauert es bei dieser Geschwindigkeit noch</translation>
    </message>
</context>
<context>
    <name>chancery::TallyModel</name>
    <message>
        <source>Centres at the end of the year</source>
        <translation type="vanished">Zentren am Ende des Jahres</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="vanished">Start</translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="vanished">Macht</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation type="vanished">Zentren</translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="vanished">Einheiten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="vanished">Saldo</translation>
    </message>
    <message>
        <source>Awarded: %1; for insurrections: %2; for the control of Europe: %3. Total with centres: %4</source>
        <translation type="vanished">Vergeben: %1; für Aufstände: %2; für die Herrschaft über Europa: %3. Summe mit Zentren: %4</translation>
    </message>
    <message>
        <source>Victory points in addition to centres</source>
        <translation type="vanished">Siegpunkte zusätzlich zu den Zentren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="vanished">Punkte</translation>
    </message>
</context>
<context>
    <name>chancery::TallyPanel</name>
    <message>
        <source>Supply centres and units by power</source>
        <translation type="vanished">Versorgungszentren und Einheiten je Macht</translation>
    </message>
</context>
<context>
    <name>chancery::TimeLine</name>
    <message>
        <source>W</source>
        <comment>winter, on the line of phases</comment>
        <translation type="vanished">W</translation>
    </message>
    <message>
        <source>S</source>
        <comment>spring, on the line of phases</comment>
        <translation type="vanished">F</translation>
    </message>
    <message>
        <source>F</source>
        <comment>fall, on the line of phases</comment>
        <translation type="vanished">H</translation>
    </message>
    <message>
        <source>r</source>
        <comment>retreats, after a season</comment>
        <translation type="vanished">r</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation type="vanished">Phasen der Partie</translation>
    </message>
</context>
<context>
    <name>chancery::Toast</name>
    <message>
        <source>Open folder</source>
        <translation type="vanished">Ordner öffnen</translation>
    </message>
    <message>
        <source>Show the folder of the file</source>
        <translation type="vanished">Den Ordner der Datei zeigen</translation>
    </message>
</context>
<context>
    <name>chancery::UnitPhrases</name>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Die Armee %2 (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Die Flotte %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 army %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Die %1e Armee %2</translation>
    </message>
    <message>
        <source>The %1 fleet %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation type="vanished">Die %1e Flotte %2</translation>
    </message>
    <message>
        <source>%1&apos;s support %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Die Unterstützung %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 support %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Die %1e Unterstützung %2</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2</source>
        <comment>power, which way: &apos;through the North Sea&apos;</comment>
        <translation type="vanished">Der Konvoi %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 convoy %2</source>
        <comment>adjective of a power, which way: &apos;through the North Sea&apos;</comment>
        <translation type="vanished">Der %1e Konvoi %2</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Der Angriff %2 (%1)</translation>
    </message>
    <message>
        <source>the %1 attack %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation type="vanished">Der %1e Angriff %2</translation>
    </message>
    <message>
        <source>%1 convoys an army %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 führt eine Armee im Konvoi %2</translation>
    </message>
    <message>
        <source>A %1 fleet convoys the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">Eine %1e Flotte führt die %2e Armee %3</translation>
    </message>
    <message>
        <source>%1 fleets convoy the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1e Flotten führen die %2e Armee %3</translation>
    </message>
    <message>
        <source>%1&apos;s army goes by convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">Armee zieht per Konvoi %2 (%1)</translation>
    </message>
    <message>
        <source>%1 convoy the %2 army %3</source>
        <comment>powers, adjective, where to: &apos;to Norway&apos;</comment>
        <translation type="vanished">%1 führen die %2e Armee %3</translation>
    </message>
</context>
<context>
    <name>chancery::VideoFile</name>
    <message>
        <source>The program ffmpeg cannot be started. Check that it is installed, or export pictures.</source>
        <translation type="vanished">Das Programm ffmpeg lässt sich nicht starten. Prüfen Sie, ob es installiert ist, oder exportieren Sie Bilder.</translation>
    </message>
    <message>
        <source>A video needs the program ffmpeg, which is not installed. Install it, or export pictures.</source>
        <translation type="vanished">Ein Video braucht das Programm ffmpeg, das nicht installiert ist. Installieren Sie es, oder exportieren Sie Bilder.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation type="vanished">Den Ordner %1 gibt es nicht. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Choose another place.</source>
        <translation type="vanished">Die Datei %1 lässt sich nicht schreiben. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>The program ffmpeg could not write the video. Choose another file or another format. It reports: %1</source>
        <translation type="vanished">Das Programm ffmpeg konnte das Video nicht schreiben. Bitte eine andere Datei oder ein anderes Format wählen. Es meldet: %1</translation>
    </message>
</context>
<context>
    <name>chancery::VoteDialog</name>
    <message>
        <source>Vote</source>
        <translation type="vanished">Abstimmung</translation>
    </message>
    <message>
        <source>&amp;Begin the vote</source>
        <translation type="vanished">Abstimmung &amp;beginnen</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <translation type="vanished">geteilt von %1</translation>
    </message>
    <message>
        <source>What is proposed?</source>
        <translation type="vanished">Was wird vorgeschlagen?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>proposal, why it is not possible</comment>
        <translation type="vanished">%1 – %2</translation>
    </message>
    <message>
        <source>Put this to the vote</source>
        <translation type="vanished">Hierüber abstimmen</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have a vote; all must agree</source>
        <translation type="vanished">
            <numerusform>%n Spieler hat eine Stimme; alle müssen zustimmen</numerusform>
            <numerusform>%n Spieler haben eine Stimme; alle müssen zustimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tokens in a bag: only their number is entered</source>
        <translation type="vanished">&amp;Marken im Beutel: nur ihre Zahl wird eingegeben</translation>
    </message>
    <message>
        <source>Every player puts in a token, for or against</source>
        <translation type="vanished">Jeder Spieler legt eine Marke hinein, dafür oder dagegen</translation>
    </message>
    <message>
        <source>One after another at this &amp;screen, unseen by the others</source>
        <translation type="vanished">Nacheinander an diesem B&amp;ildschirm, ungesehen von den anderen</translation>
    </message>
    <message>
        <source>The screen is covered between players</source>
        <translation type="vanished">Zwischen den Spielern ist der Bildschirm verdeckt</translation>
    </message>
    <message>
        <source>Open ballot: the vote count is announced and recorded.</source>
        <translation type="vanished">Offene Abstimmung: Die Stimmenzahlen werden genannt und aufgezeichnet.</translation>
    </message>
    <message>
        <source>Secret ballot: only whether it passed is announced and recorded.</source>
        <translation type="vanished">Geheime Abstimmung: Nur ob angenommen wurde, wird genannt und aufgezeichnet.</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation type="vanished">&amp;Abstimmen</translation>
    </message>
    <message>
        <source>From now on only this player may see the screen</source>
        <translation type="vanished">Von jetzt an darf nur dieser Spieler den Bildschirm sehen</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation type="vanished">&amp;Dafür</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="vanished">Zustimmen</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation type="vanished">Da&amp;gegen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="vanished">Weiterspielen</translation>
    </message>
    <message>
        <source>Tokens for</source>
        <translation type="vanished">Marken dafür</translation>
    </message>
    <message>
        <source>How many tokens in the bag are for the proposal</source>
        <translation type="vanished">Wie viele Marken im Beutel für den Vorschlag sind</translation>
    </message>
    <message>
        <source>Tokens against</source>
        <translation type="vanished">Marken dagegen</translation>
    </message>
    <message>
        <source>How many tokens in the bag are against the proposal</source>
        <translation type="vanished">Wie viele Marken im Beutel gegen den Vorschlag sind</translation>
    </message>
    <message>
        <source>Tokens &amp;for:</source>
        <translation type="vanished">Marken &amp;dafür:</translation>
    </message>
    <message>
        <source>Tokens &amp;against:</source>
        <translation type="vanished">Marken da&amp;gegen:</translation>
    </message>
    <message>
        <source>Show the result to the &amp;players</source>
        <translation type="vanished">Den Spielern das Ergebnis &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the result to the players</source>
        <translation type="vanished">Den Spielern das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>In the audience window</source>
        <translation type="vanished">Im Publikumsfenster</translation>
    </message>
    <message>
        <source>&amp;Show result</source>
        <translation type="vanished">Ergebnis &amp;anzeigen</translation>
    </message>
    <message>
        <source>&amp;Record the result</source>
        <translation type="vanished">Ergebnis &amp;aufzeichnen</translation>
    </message>
    <message>
        <source>Voter %1 of %2. The others look away, please.</source>
        <translation type="vanished">Stimme %1 von %2. Die anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation type="vanished">Die Partie ist zu Ende: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation type="vanished">Die Partie geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation type="vanished">
            <numerusform>%1 von %n Marke</numerusform>
            <numerusform>%1 von %n Marken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>powers (player)</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
</context>
<context>
    <name>chancery::VoteWords</name>
    <message>
        <source>A draw</source>
        <translation type="vanished">Remis</translation>
    </message>
    <message>
        <source>Concession to %1</source>
        <translation type="vanished">Zugestandener Sieg für %1</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a vote</comment>
        <translation type="vanished">angenommen</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a vote</comment>
        <translation type="vanished">abgelehnt</translation>
    </message>
    <message>
        <source>%1 for, %2 against</source>
        <translation type="vanished">%1 dafür, %2 dagegen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>proposal: passed</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>vote (numbers)</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>these rules do not allow concessions</source>
        <translation type="vanished">diese Regeln erlauben keinen zugestandenen Sieg</translation>
    </message>
    <message>
        <source>this power would have no share in a draw</source>
        <translation type="vanished">diese Macht hätte keinen Anteil an einem Remis</translation>
    </message>
</context>
<context>
    <name>chancery::Words</name>
    <message>
        <source>that place</source>
        <translation type="vanished">an diesem Ort</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation type="vanished">eine andere Einheit</translation>
    </message>
    <message>
        <source>%7 builds in %1.</source>
        <translation type="vanished">%7 baut auf: %1.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it does not own that centre.</source>
        <translation type="vanished">%7 kann nicht aufbauen: %1 gehört einer anderen Macht oder niemandem.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it is not one of its home centres.</source>
        <translation type="vanished">%7 kann nicht aufbauen: %1 ist keines der eigenen Heimatzentren.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: a unit stands there.</source>
        <translation type="vanished">%7 kann nicht aufbauen: %1 ist besetzt.</translation>
    </message>
    <message>
        <source>%7 cannot build that in %1: such a unit cannot stand there.</source>
        <translation type="vanished">%7 kann das nicht aufbauen: In %1 kann eine solche Einheit nicht stehen.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the coast was not named.</source>
        <translation type="vanished">%7 kann nicht aufbauen: Für %1 wurde keine Küste genannt.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it has no build left.</source>
        <translation type="vanished">%7 kann in %1 nicht aufbauen: Kein Aufbau ist mehr übrig.</translation>
    </message>
    <message>
        <source>%7 removes its unit in %1.</source>
        <translation type="vanished">%7 baut ab: %1.</translation>
    </message>
    <message>
        <source>%7 keeps its unit in %1: nothing more has to be removed.</source>
        <translation type="vanished">%7 behält die Einheit in %1: Mehr ist nicht abzubauen.</translation>
    </message>
    <message>
        <source>%7 waives one build.</source>
        <translation type="vanished">%7 verzichtet auf einen Aufbau.</translation>
    </message>
    <message>
        <source>No reason is known.</source>
        <translation type="vanished">Kein Grund bekannt.</translation>
    </message>
    <message>
        <source>Support counted: %1.</source>
        <translation type="vanished">Unterstützung, die zählte: %1.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="vanished">Züge</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation type="vanished">Rückzüge</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation type="vanished">Auf- und Abbau</translation>
    </message>
    <message>
        <source>%1 %2, movement</source>
        <comment>season, year</comment>
        <translation type="vanished">%1 %2, Züge</translation>
    </message>
    <message>
        <source>%1 %2, retreats</source>
        <comment>season, year</comment>
        <translation type="vanished">%1 %2, Rückzüge</translation>
    </message>
    <message>
        <source>%1 %2, adjustments</source>
        <comment>season, year</comment>
        <translation type="vanished">%1 %2, Auf- und Abbau</translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="vanished">Armee</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="vanished">Flotte</translation>
    </message>
    <message>
        <source>north coast</source>
        <translation type="vanished">Nordküste</translation>
    </message>
    <message>
        <source>east coast</source>
        <translation type="vanished">Ostküste</translation>
    </message>
    <message>
        <source>south coast</source>
        <translation type="vanished">Südküste</translation>
    </message>
    <message>
        <source>west coast</source>
        <translation type="vanished">Westküste</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation type="vanished">gelingt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation type="vanished">scheitert</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>verdict: legal in itself, but nothing matches it</comment>
        <translation type="vanished">wirkungslos</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>verdict</comment>
        <translation type="vanished">unzulässig</translation>
    </message>
    <message>
        <source>given</source>
        <comment>verdict on a support</comment>
        <translation type="vanished">gilt</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>verdict on a support</comment>
        <translation type="vanished">unterbrochen</translation>
    </message>
    <message>
        <source>available</source>
        <comment>verdict on a convoy</comment>
        <translation type="vanished">bereit</translation>
    </message>
    <message>
        <source>disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation type="vanished">gerissen</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>verdict on a hold</comment>
        <translation type="vanished">steht</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation type="vanished">vertrieben</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation type="vanished">vernichtet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, fate</comment>
        <translation type="vanished">%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no power</comment>
        <translation type="vanished">niemand</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="vanished">nirgends</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province, coast</comment>
        <translation type="vanished">%1 (%2)</translation>
    </message>
    <message>
        <source>Army %1</source>
        <translation type="vanished">Armee %1</translation>
    </message>
    <message>
        <source>Fleet %1</source>
        <translation type="vanished">Flotte %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation type="vanished">%1 hält</translation>
    </message>
    <message>
        <source>%1 to %2 by convoy</source>
        <translation type="vanished">%1 – %2 im Konvoi</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="vanished">%1 – %2</translation>
    </message>
    <message>
        <source>%1 supports %2 in holding</source>
        <translation type="vanished">%1 unterstützt %2 beim Halten</translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <translation type="vanished">%1 unterstützt %2 – %3</translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <translation type="vanished">%1 führt den Konvoi %2 – %3</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation type="vanished">%1 – %2, Rückzug</translation>
    </message>
    <message>
        <source>%1 disbands</source>
        <translation type="vanished">%1 wird aufgelöst</translation>
    </message>
    <message>
        <source>%1 is built</source>
        <translation type="vanished">%1 wird aufgebaut</translation>
    </message>
    <message>
        <source>One build is waived</source>
        <translation type="vanished">Verzicht auf einen Aufbau</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation type="vanished">Frühjahr</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation type="vanished">Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation type="vanished">Winter</translation>
    </message>
    <message>
        <source>%7 has no build left to waive.</source>
        <translation type="vanished">%7 hat keinen Aufbau mehr, auf den sich verzichten ließe.</translation>
    </message>
    <message>
        <source>%7 may not waive a build.</source>
        <translation type="vanished">%7 darf auf keinen Aufbau verzichten.</translation>
    </message>
    <message>
        <source>that unit</source>
        <translation type="vanished">diese Einheit</translation>
    </message>
    <message>
        <source>The order</source>
        <translation type="vanished">Der Befehl</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: %3 makes room.</source>
        <translation type="vanished">%1 gelingt im Kreis: %3 macht Platz.</translation>
    </message>
    <message>
        <source>%1 is cut by %3.</source>
        <translation type="vanished">%1 wird unterbrochen durch %3.</translation>
    </message>
    <message>
        <source>%1 is illegal: there is no such unit.</source>
        <translation type="vanished">%1 ist unzulässig: Eine solche Einheit gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit does not belong to %7.</source>
        <translation type="vanished">%1 ist unzulässig: Die Einheit gehört nicht zu %7.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleets were ordered to convoy it.</source>
        <translation type="vanished">%1 ist unzulässig: Keine Flotten haben Befehl zum Konvoi.</translation>
    </message>
    <message>
        <source>%1 is illegal: a unit cannot support itself.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Einheit kann sich nicht selbst unterstützen.</translation>
    </message>
    <message>
        <source>%1 does not count: another order to %8 does.</source>
        <translation type="vanished">%1 zählt nicht: Ein anderer Befehl an %8 zählt.</translation>
    </message>
    <message>
        <source>%1 is not followed: %8 has two different orders.</source>
        <translation type="vanished">%1 wird nicht befolgt: %8 hat zwei verschiedene Befehle.</translation>
    </message>
    <message>
        <source>%1 is not written as the rulebook demands.</source>
        <translation type="vanished">%1 ist nicht so geschrieben, wie das Regelwerk es verlangt.</translation>
    </message>
    <message>
        <source>%1 does not belong to this phase.</source>
        <translation type="vanished">%1 gehört nicht in diese Phase.</translation>
    </message>
    <message>
        <source>%8 retreats to %2.</source>
        <translation type="vanished">%8 zieht sich zurück nach: %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is not open to its retreat.</source>
        <translation type="vanished">%8 wird aufgelöst: %2 steht dem Rückzug nicht offen.</translation>
    </message>
    <message>
        <source>%8 is disbanded as ordered.</source>
        <translation type="vanished">%8 wird wie befohlen aufgelöst.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2.</source>
        <translation type="vanished">%1 wird vertrieben durch %2.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>clause</comment>
        <translation type="vanished">(%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won the game</source>
        <translation type="vanished">
            <numerusform>%1 hat die Partie gewonnen</numerusform>
            <numerusform>%1 haben die Partie gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No centre has been gained for years: a draw, shared by %1</source>
        <translation type="vanished">
            <numerusform>Seit Jahren kein Zentrum gewonnen: Remis von %1</numerusform>
            <numerusform>Seit Jahren kein Zentrum gewonnen: Remis von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The years are over, and the game goes to %1</source>
        <translation type="vanished">
            <numerusform>Die Jahre sind um, und %1 hat gewonnen</numerusform>
            <numerusform>Die Jahre sind um: die Partie teilen sich %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw by agreement, shared by %1</source>
        <translation type="vanished">
            <numerusform>Remis durch Vereinbarung, geteilt von %1</numerusform>
            <numerusform>Remis durch Vereinbarung, geteilt von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The victory is conceded to %1</source>
        <translation type="vanished">
            <numerusform>Der Sieg wird %1 zugestanden</numerusform>
            <numerusform>Der Sieg wird %1 zugestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>%7 waives nothing: of too many orders none counts.</source>
        <translation type="vanished">%7 verzichtet auf nichts: Von zu vielen Befehlen zählt keiner.</translation>
    </message>
    <message>
        <source>%7 builds nothing in %1: of too many orders none counts.</source>
        <translation type="vanished">%7 baut in %1 nichts auf: Von zu vielen Befehlen zählt keiner.</translation>
    </message>
    <message>
        <source>%7 may not choose its unit in %1: of too many orders to remove units none counts.</source>
        <translation type="vanished">%7 darf die Einheit in %1 nicht auswählen: Von zu vielen Abbaubefehlen zählt keiner.</translation>
    </message>
    <message>
        <source>%7 has more units than centres; its flying Dutchman in %1 is removed.</source>
        <translation type="vanished">%7 hat mehr Einheiten als Zentren; abgebaut wird der Fliegende Holländer in %1.</translation>
    </message>
    <message>
        <source>house rule %1</source>
        <translation type="vanished">Hausregel %1</translation>
    </message>
    <message>
        <source>%1 is illegal: these rules know no insurrections.</source>
        <translation type="vanished">%1 ist unzulässig: Diese Regeln kennen keine Aufstände.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 by an insurrection: it has not lost its country.</source>
        <translation type="vanished">%7 kann %1 nicht durch einen Aufstand zurückgewinnen: Das Land ist nicht verloren.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 has not lost its country.</source>
        <translation type="vanished">%1 ist unzulässig: %2 hat sein Land nicht verloren.</translation>
    </message>
    <message>
        <source>%8 is given up for an insurrection for %2: it takes %5 units, and %4 came.</source>
        <translation type="vanished">%8 wird für einen Aufstand zugunsten von %2 hergegeben: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %2 filed no valid order to revive its country.</source>
        <translation type="vanished">%8 wird vergeblich hergegeben: %2 hat keinen gültigen Befehl eingereicht, sein Land wiederzubeleben.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came.</source>
        <translation type="vanished">%8 wird vergeblich hergegeben: Ein Aufstand zugunsten von %2 braucht %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %9, which was promised to %2 as well, did not turn up.</source>
        <translation type="vanished">%8 wird vergeblich hergegeben: %9, ebenfalls %2 versprochen, ist nicht erschienen.</translation>
    </message>
    <message>
        <source>%8 does not turn up for %2, being dislodged: %4 against %3 %5.</source>
        <translation type="vanished">%8 erscheint nicht zugunsten von %2, denn die Einheit wird vertrieben: %4 gegen %3 %5.</translation>
    </message>
    <message>
        <source>%7 may regain %1 once the retreats are made: %4 units came.</source>
        <translation type="vanished">%7 kann %1 zurückgewinnen, sobald die Rückzüge gemacht sind: Gekommen sind %4 Einheiten.</translation>
    </message>
    <message>
        <source>%7 regains %1, and %8 stands there: it takes %5 units, and %4 came.</source>
        <translation type="vanished">%7 gewinnt %1 zurück, und %8 steht dort: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%7 regains %1: it takes %5 units, and %4 came.</source>
        <translation type="vanished">%7 gewinnt %1 zurück: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: it takes %5 units, and %4 came.</source>
        <translation type="vanished">%7 gewinnt %1 nicht zurück: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: %9 was promised and did not turn up.</source>
        <translation type="vanished">%7 gewinnt %1 nicht zurück: %9 war versprochen und ist nicht erschienen.</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: %2</source>
        <translation type="vanished">%1 wird für einen Aufstand hergegeben: %2</translation>
    </message>
    <message>
        <source>%1 is to be regained</source>
        <translation type="vanished">%1 soll zurückgewonnen werden</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled.</source>
        <comment>order, result</comment>
        <translation type="vanished">%1: %2, so hat die Spielleitung entschieden.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled: “%3”.</source>
        <comment>order, result, reason</comment>
        <translation type="vanished">%1: %2, so hat die Spielleitung entschieden: „%3“.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled on %3: “%4”.</source>
        <comment>order, result, another order, reason</comment>
        <translation type="vanished">%1: %2, so hat die Spielleitung zu %3 entschieden: „%4“.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %9 was ordered to retreat to %2 as well.</source>
        <translation type="vanished">%8 wird aufgelöst: %9 sollte sich ebenfalls nach %2 zurückziehen.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it could not move to %2 by itself.</source>
        <translation type="vanished">%8 wird aufgelöst: Aus eigener Kraft könnte die Einheit nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is occupied.</source>
        <translation type="vanished">%8 wird aufgelöst: %2 ist besetzt.</translation>
    </message>
    <message>
        <source>%8 is disbanded: its attacker came from %2.</source>
        <translation type="vanished">%8 wird aufgelöst: Der Angreifer kam aus %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: a standoff left %2 empty.</source>
        <translation type="vanished">%8 wird aufgelöst: %2 blieb durch ein Patt leer.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it has no order to retreat that counts.</source>
        <translation type="vanished">%8 wird aufgelöst: Kein gültiger Befehl zum Rückzug liegt vor.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is there already.</source>
        <translation type="vanished">%1 ist unzulässig: %8 ist schon dort.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8.</source>
        <translation type="vanished">%1 ist unzulässig: %2 grenzt nicht an %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8, and no fleets are in place to convoy it there.</source>
        <translation type="vanished">%1 ist unzulässig: %2 grenzt nicht an %8, und keine Flotten stehen für einen Konvoi bereit.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot move into a sea province.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Armee kann nicht in eine Seeprovinz ziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot move inland.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Flotte kann nicht ins Binnenland ziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is next to %8 by land, but not along the coast.</source>
        <translation type="vanished">%1 ist unzulässig: %2 grenzt zu Lande an %8, aber nicht entlang der Küste.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on another coast than the one that %2 adjoins.</source>
        <translation type="vanished">%1 ist unzulässig: %8 steht an einer anderen Küste als der, an die %2 grenzt.</translation>
    </message>
    <message>
        <source>%1 is illegal: in this game no unit may enter %2.</source>
        <translation type="vanished">%1 ist unzulässig: In dieser Partie darf keine Einheit %2 betreten.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot be convoyed.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Flotte kann nicht im Konvoi fahren.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2.</source>
        <translation type="vanished">%1 ist unzulässig: Der Befehl sagt nicht, an welche Küste von %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 cannot reach that coast.</source>
        <translation type="vanished">%1 ist unzulässig: %8 kann diese Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>%1 is illegal: it names a coast that is wrong, although none is needed.</source>
        <translation type="vanished">%1 ist unzulässig: Die Küste ist falsch, obwohl keine nötig wäre.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit is in %6.</source>
        <translation type="vanished">%1 ist unzulässig: In %6 steht keine Einheit.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8.</source>
        <translation type="vanished">%1 ist unzulässig: Die Provinz, in die unterstützt wird, grenzt nicht an %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot support into a sea province.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Armee kann nicht in eine Seeprovinz unterstützen.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot support into an inland province.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Flotte kann nicht in eine Binnenprovinz unterstützen.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move along the coast into the province into which it supports.</source>
        <translation type="vanished">%1 ist unzulässig: %8 könnte nicht entlang der Küste in die Provinz ziehen, in die unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move from its coast into the province into which it supports.</source>
        <translation type="vanished">%1 ist unzulässig: %8 könnte von ihrer Küste aus nicht in die Provinz ziehen, in die unterstützt wird.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit in %6 cannot move to %2.</source>
        <translation type="vanished">%1 ist unzulässig: Die Einheit in %6 kann nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleet in %6 cannot reach the coast that it names.</source>
        <translation type="vanished">%1 ist unzulässig: Die Flotte in %6 kann die genannte Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation type="vanished">%1 ist unzulässig: Der Befehl sagt nicht, an welche Küste von %2 die Flotte in %6 zieht.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot convoy.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Armee kann keinen Konvoi führen.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet convoys only from a sea province.</source>
        <translation type="vanished">%1 ist unzulässig: Eine Flotte führt einen Konvoi nur in einer Seeprovinz.</translation>
    </message>
    <message>
        <source>%1 is illegal: no army is in %6.</source>
        <translation type="vanished">%1 ist unzulässig: In %6 steht keine Armee.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army is in %2 already.</source>
        <translation type="vanished">%1 ist unzulässig: Die Armee ist schon in %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: a convoy cannot end in %2, which has no coast.</source>
        <translation type="vanished">%1 ist unzulässig: Ein Konvoi kann nicht in %2 enden, denn die Provinz hat keine Küste.</translation>
    </message>
    <message>
        <source>%1 succeeds: no unit is in %2, and no other moves there.</source>
        <extracomment>In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, or the order that stops %3, %7 power, %8 the unit, %9 the unit against it. A gap that is not needed may be left out. Attack, hold, prevent and defend strength are the strengths of DATC 5.B.4 to 5.B.7.</extracomment>
        <translation type="vanished">%1 gelingt: In %2 steht keine Einheit, und keine andere zieht dorthin.</translation>
    </message>
    <message>
        <source>%1 succeeds: %9 leaves %2.</source>
        <translation type="vanished">%1 gelingt: %9 verlässt %2.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation type="vanished">%1 gelingt: %3 hat auf %2 keine Wirkung, weil die Einheit von dort %9 vertreibt.</translation>
    </message>
    <message>
        <source>%1 succeeds: it changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation type="vanished">%1 gelingt: Die Einheit tauscht den Platz mit %9; das ist möglich, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>%1 dislodges %9: attack %4, hold %5.</source>
        <translation type="vanished">%1 vertreibt %9: Angriff %4, Halten %5.</translation>
    </message>
    <message>
        <source>%1 dislodges %9, which comes the opposite way: attack %4, defend %5.</source>
        <translation type="vanished">%1 vertreibt %9, die entgegenkommt: Angriff %4, Abwehr %5.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation type="vanished">%1 gelingt: Die Angriffsstärke %4 ist größer als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3, a move of its own power.</source>
        <translation type="vanished">%1 gelingt: Die Angriffsstärke %4 ist größer als die Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation type="vanished">%1 gelingt im Kreis: Die Angriffsstärke %4 ist größer als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3.</source>
        <translation type="vanished">%1 prallt ab: Die Angriffsstärke %4 ist gleich der Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation type="vanished">%1 prallt ab: Die Angriffsstärke %4 ist gleich der Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation type="vanished">%1 prallt ab: Die Angriffsstärke %4 ist gleich der Sperrstärke %5 von %3; diese zählt, obwohl %9 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3.</source>
        <translation type="vanished">%1 scheitert: Die Angriffsstärke %4 ist kleiner als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation type="vanished">%1 scheitert: Die Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 equals the defend strength %5 of %3.</source>
        <translation type="vanished">%1 scheitert am Gegenzug: Die Angriffsstärke %4 ist gleich der Abwehrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 is below the defend strength %5 of %3.</source>
        <translation type="vanished">%1 scheitert am Gegenzug: Die Angriffsstärke %4 ist kleiner als die Abwehrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 would exceed the defend strength %5 of %3, but a power does not dislodge its own unit.</source>
        <translation type="vanished">%1 scheitert: Die Angriffsstärke %4 wäre größer als die Abwehrstärke %5 von %3, aber keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 would exceed the hold strength %5 of %9, but a power does not dislodge its own unit.</source>
        <translation type="vanished">%1 scheitert: Die Angriffsstärke %4 wäre größer als die Haltestärke %5 von %9, aber keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted, because %9 is dislodged.</source>
        <translation type="vanished">%1 scheitert: Der einzige Konvoiweg ist unterbrochen, weil %9 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9.</source>
        <translation type="vanished">%1 scheitert: Jeder Konvoiweg ist unterbrochen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9.</source>
        <translation type="vanished">%1 scheitert: Einer der Konvoiwege ist unterbrochen, und das genügt. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9.</source>
        <translation type="vanished">%1 scheitert: Der genannte Konvoiweg ist unterbrochen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: it is part of a convoy paradox, in which every unit holds.</source>
        <translation type="vanished">%1 scheitert: Der Zug gehört zu einem Konvoi-Paradox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is invalid: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation type="vanished">%1 ist ungültig: Die Flotten mit Befehl zum Konvoi bilden keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: on the convoy route that it names, no matching convoy was ordered in %9.</source>
        <translation type="vanished">%1 ist ungültig: Auf dem genannten Konvoiweg fehlt ein passender Befehl zum Konvoi in %9.</translation>
    </message>
    <message>
        <source>%1 is invalid: there are several convoy routes, and it names none of them.</source>
        <translation type="vanished">%1 ist ungültig: Es gibt mehrere Konvoiwege, und der Befehl nennt keinen.</translation>
    </message>
    <message>
        <source>%1 stands: %8 is not attacked.</source>
        <translation type="vanished">%1 bleibt: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 does not exceed its hold strength %4.</source>
        <translation type="vanished">%1 bleibt: Die Angriffsstärke %5 von %3 ist nicht größer als die Haltestärke %4.</translation>
    </message>
    <message>
        <source>%1 stands: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation type="vanished">%1 bleibt: %3 ist ein Zug der eigenen Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3: attack %5, hold %4.</source>
        <translation type="vanished">%8 wird durch %3 vertrieben: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 gave no orders.</source>
        <translation type="vanished">%8 wird durch %3 vertrieben (Angriff %5, Halten %4) und vernichtet, weil %7 keine Befehle gab.</translation>
    </message>
    <message>
        <source>Support that was cut: %1.</source>
        <translation type="vanished">Unterstützung, die unterbrochen wurde: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because no power helps to dislodge its own unit.</source>
        <translation type="vanished">Unterstützung, die nicht zählte: %3 (gegeben), denn keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>%8 dislodges %9 as well.</source>
        <translation type="vanished">%8 vertreibt auch %9.</translation>
    </message>
    <message>
        <source>%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation type="vanished">%3 hat auf %2 keine Wirkung, weil die Einheit von dort %9 vertreibt.</translation>
    </message>
    <message>
        <source>%8 changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation type="vanished">%8 tauscht den Platz mit %9; das ist möglich, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>%9 convoys %8.</source>
        <translation type="vanished">%9 führt den Konvoi für %8.</translation>
    </message>
    <message>
        <source>Several fleets convoy %8: %9.</source>
        <translation type="vanished">Mehrere Flotten führen den Konvoi für %8: %9.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, as ordered, although it could go by land.</source>
        <translation type="vanished">%8 fährt im Konvoi, wie befohlen, obwohl sie zu Lande ziehen könnte.</translation>
    </message>
    <message>
        <source>%8 goes by land instead, because its convoy failed.</source>
        <translation type="vanished">%8 zieht stattdessen zu Lande, weil ihr Konvoi scheitert.</translation>
    </message>
    <message>
        <source>The support need not name the coast.</source>
        <translation type="vanished">Die Unterstützung muss die Küste nicht nennen.</translation>
    </message>
    <message>
        <source>%8 cannot retreat and is destroyed.</source>
        <translation type="vanished">%8 kann sich nicht zurückziehen und wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 is given: %8 is not attacked.</source>
        <translation type="vanished">%1 gilt: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 is given although %3 dislodges %8: an attack from the province at which a support is directed does not cut it.</source>
        <translation type="vanished">%1 gilt, obwohl %3 %8 vertreibt: Ein Angriff aus der Provinz, gegen die sich eine Unterstützung richtet, unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 is given: %3 is a move of its own power, which does not cut it.</source>
        <translation type="vanished">%1 gilt: %3 ist ein Zug der eigenen Macht, der sie nicht unterbricht.</translation>
    </message>
    <message>
        <source>%1 is cut by %3, although %9 is dislodged itself.</source>
        <translation type="vanished">%1 wird durch %3 unterbrochen, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 is cut by %3: the army has a convoy route that does not need the fleet at which the support is directed.</source>
        <translation type="vanished">%1 wird durch %3 unterbrochen: Die Armee hat einen Konvoiweg ohne die Flotte, gegen die sich die Unterstützung richtet.</translation>
    </message>
    <message>
        <source>%1 is cut because %3 dislodges %8: attack %5, hold %4.</source>
        <translation type="vanished">%1 wird unterbrochen, weil %3 %8 vertreibt: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is %3.</source>
        <translation type="vanished">%1 hat keine Wirkung: Der Befehl an %9 lautet %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: it names another coast than %3.</source>
        <translation type="vanished">%1 hat keine Wirkung: Die Küste ist eine andere als in %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was not ordered to move.</source>
        <translation type="vanished">%1 hat keine Wirkung: %9 erhielt keinen Befehl zu ziehen.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move and cannot be supported in place.</source>
        <translation type="vanished">%1 hat keine Wirkung: %9 sollte ziehen und kann nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is illegal, so that it holds.</source>
        <translation type="vanished">%1 hat keine Wirkung: Der Befehl an %9 ist unzulässig, daher hält die Einheit.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move, although illegally, and cannot be supported in place.</source>
        <translation type="vanished">%1 hat keine Wirkung: %9 sollte ziehen, wenn auch unzulässig, und kann nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 has no effect: the power of %9 gave no orders, so that its units cannot be supported.</source>
        <translation type="vanished">%1 hat keine Wirkung: Die Macht von %9 gab keine Befehle, daher können ihre Einheiten nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 is available: %8 is not attacked.</source>
        <translation type="vanished">%1 steht bereit: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 is available: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.</source>
        <translation type="vanished">%1 steht bereit: Die Angriffsstärke %5 von %3 ist nicht größer als die Haltestärke %4 von %8.</translation>
    </message>
    <message>
        <source>%1 is available: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation type="vanished">%1 steht bereit: %3 ist ein Zug der eigenen Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 is available, but %3 does not use it: it names another route.</source>
        <translation type="vanished">%1 steht bereit, aber %3 nennt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%1 is available although %3 dislodges %8: without the convoyed army %8 would not be dislodged.</source>
        <translation type="vanished">%1 steht bereit, obwohl %3 %8 vertreibt: Ohne die Armee im Konvoi würde %8 nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 is disrupted because %3 dislodges %8: attack %5, hold %4.</source>
        <translation type="vanished">%1 ist unterbrochen, weil %3 %8 vertreibt: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%1 is disrupted: it is part of a paradox with %3.</source>
        <translation type="vanished">%1 ist unterbrochen: Der Konvoi gehört mit %3 zu einem Paradox.</translation>
    </message>
    <message>
        <source>%1 is invalid: the convoy route that it names is written in the wrong sequence, so that it is no route.</source>
        <translation type="vanished">%1 ist ungültig: Der Konvoiweg steht darin in der falschen Reihenfolge und ist deshalb keiner.</translation>
    </message>
    <message>
        <source>%2 was open to its retreat.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %1 place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A gap that is not needed may be left out.</extracomment>
        <translation type="vanished">%2 stand für ihren Rückzug offen.</translation>
    </message>
    <message>
        <source>%9 was ordered to retreat to %2 as well.</source>
        <translation type="vanished">%9 sollte sich ebenfalls nach %2 zurückziehen.</translation>
    </message>
    <message>
        <source>It could not move to %2 by itself.</source>
        <translation type="vanished">Sie könnte aus eigener Kraft nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%2 is occupied.</source>
        <translation type="vanished">%2 ist besetzt.</translation>
    </message>
    <message>
        <source>Its attacker came from %2.</source>
        <translation type="vanished">Ihr Angreifer kam aus %2.</translation>
    </message>
    <message>
        <source>A standoff left %2 empty.</source>
        <translation type="vanished">%2 blieb nach einem Patt leer.</translation>
    </message>
    <message>
        <source>%2 is not open to its retreat.</source>
        <translation type="vanished">%2 steht für ihren Rückzug nicht offen.</translation>
    </message>
    <message>
        <source>%7 ordered it.</source>
        <translation type="vanished">%7 hat es befohlen.</translation>
    </message>
    <message>
        <source>It has no order to retreat that counts.</source>
        <translation type="vanished">Sie hat keinen Rückzugsbefehl, der zählt.</translation>
    </message>
    <message>
        <source>%7 does not own %1.</source>
        <translation type="vanished">%1 gehört nicht %7.</translation>
    </message>
    <message>
        <source>%1 is not one of the home centres of %7.</source>
        <translation type="vanished">%1 ist kein Heimatzentrum (%7).</translation>
    </message>
    <message>
        <source>A unit is in %1.</source>
        <translation type="vanished">In %1 steht eine Einheit.</translation>
    </message>
    <message>
        <source>Such a unit cannot be in %1.</source>
        <translation type="vanished">Eine solche Einheit kann in %1 nicht stehen.</translation>
    </message>
    <message>
        <source>The coast of %1 was not named.</source>
        <translation type="vanished">Die Küste von %1 ist nicht genannt.</translation>
    </message>
    <message>
        <source>%7 has no build left.</source>
        <translation type="vanished">%7 hat keinen Aufbau mehr.</translation>
    </message>
    <message>
        <source>%7 ordered too many builds, so none of them counts.</source>
        <translation type="vanished">%7 hat zu viele Aufbauten befohlen, deshalb zählt keiner.</translation>
    </message>
    <message>
        <source>%7 has nothing more to remove.</source>
        <translation type="vanished">%7 muss nichts mehr abbauen.</translation>
    </message>
    <message>
        <source>%7 ordered too many removals, so none of them counts.</source>
        <translation type="vanished">%7 hat zu viele Abbauten befohlen, deshalb zählt keiner.</translation>
    </message>
    <message>
        <source>%7 had a build to waive.</source>
        <translation type="vanished">%7 konnte auf einen Aufbau verzichten.</translation>
    </message>
    <message>
        <source>The rules do not let %7 waive a build.</source>
        <translation type="vanished">Die Regeln erlauben %7 nicht, auf einen Aufbau zu verzichten.</translation>
    </message>
    <message>
        <source>These rules know no insurrections.</source>
        <translation type="vanished">Diese Regeln kennen keine Aufstände.</translation>
    </message>
    <message>
        <source>%7 has not lost its country.</source>
        <translation type="vanished">%7 hat sein Land nicht verloren.</translation>
    </message>
    <message>
        <source>%2 has not lost its country.</source>
        <translation type="vanished">%2 hat sein Land nicht verloren.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and %4 came.</source>
        <translation type="vanished">Für %2 braucht es %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%2 gave no valid order to regain its country.</source>
        <translation type="vanished">%2 hat keinen gültigen Befehl gegeben, sein Land zurückzugewinnen.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and only %4 came.</source>
        <translation type="vanished">Für %2 braucht es %5 Einheiten, gekommen sind nur %4.</translation>
    </message>
    <message>
        <source>%9, which was promised to %2 as well, did not come.</source>
        <translation type="vanished">%9 war ebenfalls versprochen (%2) und ist nicht gekommen.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger: %5 against %4.</source>
        <translation type="vanished">%9 greift sie an und ist stärker: %5 gegen %4.</translation>
    </message>
    <message>
        <source>It is decided once the retreats are made. Units that came: %4.</source>
        <translation type="vanished">Das entscheidet sich nach den Rückzügen. Gekommene Einheiten: %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came. A unit is built there.</source>
        <translation type="vanished">Es braucht %5 Einheiten, gekommen sind %4. Dort wird eine Einheit aufgebaut.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came.</source>
        <translation type="vanished">Es braucht %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and only %4 came.</source>
        <translation type="vanished">Es braucht %5 Einheiten, gekommen sind nur %4.</translation>
    </message>
    <message>
        <source>%9 was promised and did not come.</source>
        <translation type="vanished">%9 war versprochen und ist nicht gekommen.</translation>
    </message>
    <message>
        <source>%2 is empty, and no other unit moves there.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation type="vanished">%2 ist leer, und keine andere Einheit zieht dorthin.</translation>
    </message>
    <message>
        <source>%9 leaves %2, so there is room.</source>
        <translation type="vanished">%9 verlässt %2, deshalb ist Platz.</translation>
    </message>
    <message>
        <source>It changes places with %9. That works because at least one of them goes by convoy.</source>
        <translation type="vanished">Sie tauscht den Platz mit %9. Das geht, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>It is stronger than %9, %4 against %5, and dislodges it.</source>
        <translation type="vanished">Sie ist stärker als %9, %4 gegen %5, und vertreibt sie.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, is stronger, %4 against %5, and dislodges it.</source>
        <translation type="vanished">Sie trifft frontal auf %9, ist stärker, %4 gegen %5, und vertreibt sie.</translation>
    </message>
    <message>
        <source>%9 stays there, and the attack is not stronger: %4 against %5.</source>
        <translation type="vanished">%9 bleibt dort, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and neither is stronger: %4 against %5.</source>
        <translation type="vanished">Sie trifft frontal auf %9, und keine ist stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head and is weaker: %4 against %5.</source>
        <translation type="vanished">Sie trifft frontal auf %9 und ist schwächer: %4 gegen %5.</translation>
    </message>
    <message>
        <source>It would dislodge %9, and no power dislodges its own unit.</source>
        <translation type="vanished">Sie würde %9 vertreiben, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation type="vanished">Sie gehört zu einem Konvoi-Paradox, in dem jede Einheit bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>No fleet was ordered to convoy it.</source>
        <translation type="vanished">Keine Flotte hatte den Befehl, sie im Konvoi zu befördern.</translation>
    </message>
    <message>
        <source>The fleets that were ordered to convoy it form no route to %2.</source>
        <translation type="vanished">Die Flotten, die ihren Konvoi führen sollten, ergeben keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>Its order names a convoy route, but no such convoy was ordered in %9.</source>
        <translation type="vanished">Ihr Befehl nennt einen Konvoiweg, aber ein solcher Konvoi war nicht befohlen in %9.</translation>
    </message>
    <message>
        <source>Its order names the sea provinces of the convoy in the wrong sequence, so they form no route.</source>
        <translation type="vanished">Ihr Befehl nennt die Seeprovinzen des Konvois in der falschen Reihenfolge, deshalb ergeben sie keinen Weg.</translation>
    </message>
    <message>
        <source>There are several convoy routes, and its order names none of them.</source>
        <translation type="vanished">Es gibt mehrere Konvoiwege, und ihr Befehl nennt keinen davon.</translation>
    </message>
    <message>
        <source>No unit attacks it.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation type="vanished">Keine Einheit greift sie an.</translation>
    </message>
    <message>
        <source>%9 attacks it but is not stronger: %5 against %4.</source>
        <translation type="vanished">%9 greift sie an, ist aber nicht stärker: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 gave no orders, it may not retreat.</source>
        <translation type="vanished">%9 greift sie an und ist stärker, %5 gegen %4. Weil %7 keine Befehle gegeben hat, darf sie sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. No power helps to dislodge its own unit.</source>
        <translation type="vanished">Unterstützung, die nicht zählte: %9. Keine Macht hilft dabei, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>A support need not name the coast.</source>
        <translation type="vanished">Eine Unterstützung muss die Küste nicht nennen.</translation>
    </message>
    <message>
        <source>%9 dislodges it, but comes from the province at which the support is directed. Under these rules that does not cut it.</source>
        <translation type="vanished">%9 vertreibt sie, kommt aber aus der Provinz, gegen die sich die Unterstützung richtet. Nach diesen Regeln unterbricht das die Unterstützung nicht.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, whether or not the attack succeeds.</source>
        <translation type="vanished">%9 greift sie an, und das genügt, ob der Angriff gelingt oder nicht.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, although %9 is dislodged itself.</source>
        <translation type="vanished">%9 greift sie an, und das genügt, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%9 attacks it by convoy. That counts because the convoy does not need the fleet at which the support is directed.</source>
        <translation type="vanished">%9 greift sie im Konvoi an. Das zählt, weil der Konvoi die Flotte nicht braucht, gegen die sich die Unterstützung richtet.</translation>
    </message>
    <message>
        <source>%9 attacks it and dislodges it: %5 against %4.</source>
        <translation type="vanished">%9 greift sie an und vertreibt sie: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 was ordered to move somewhere else.</source>
        <translation type="vanished">%9 hatte den Befehl, woandershin zu ziehen.</translation>
    </message>
    <message>
        <source>It names another coast than the order to %9.</source>
        <translation type="vanished">Er nennt eine andere Küste als der Befehl an %9.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move.</source>
        <translation type="vanished">%9 hatte keinen Befehl zu ziehen.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, so it cannot be supported in holding.</source>
        <translation type="vanished">%9 sollte ziehen und kann deshalb nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so it does not move.</source>
        <translation type="vanished">Der Befehl an %9 ist unzulässig, deshalb zieht sie nicht.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, although illegally, so it cannot be supported in holding.</source>
        <translation type="vanished">%9 sollte ziehen, wenn auch unzulässig, und kann deshalb nicht beim Halten unterstützt werden.</translation>
    </message>
    <message>
        <source>%9 belongs to a power that gave no orders. Under these rules it cannot be supported.</source>
        <translation type="vanished">%9 gehört einer Macht, die keine Befehle gegeben hat. Nach diesen Regeln kann sie nicht unterstützt werden.</translation>
    </message>
    <message>
        <source>%9 does not use this convoy: its order names another route.</source>
        <translation type="vanished">%9 nutzt diesen Konvoi nicht: Ihr Befehl nennt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%9 dislodges it, but the convoy counts: without the convoyed army it would not be dislodged.</source>
        <translation type="vanished">%9 vertreibt sie, aber der Konvoi zählt: Ohne die Armee im Konvoi würde sie nicht vertrieben.</translation>
    </message>
    <message>
        <source>There are several convoy routes, and the order to %9 names none of them.</source>
        <translation type="vanished">Es gibt mehrere Konvoiwege, und der Befehl an %9 nennt keinen davon.</translation>
    </message>
    <message>
        <source>There is no such unit.</source>
        <translation type="vanished">Eine solche Einheit gibt es nicht.</translation>
    </message>
    <message>
        <source>The unit does not belong to %7.</source>
        <translation type="vanished">Die Einheit gehört nicht %7.</translation>
    </message>
    <message>
        <source>Another order to this unit counts.</source>
        <translation type="vanished">Ein anderer Befehl an diese Einheit zählt.</translation>
    </message>
    <message>
        <source>The unit has two different orders, so neither is followed.</source>
        <translation type="vanished">Die Einheit hat zwei verschiedene Befehle, deshalb gilt keiner.</translation>
    </message>
    <message>
        <source>It is not written as the rulebook demands.</source>
        <translation type="vanished">Er ist nicht so geschrieben, wie es das Regelwerk verlangt.</translation>
    </message>
    <message>
        <source>It does not belong to this phase.</source>
        <translation type="vanished">Er gehört nicht in diese Phase.</translation>
    </message>
    <message>
        <source>The unit is in %2 already.</source>
        <translation type="vanished">Die Einheit steht schon in %2.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit.</source>
        <translation type="vanished">%2 grenzt nicht an die Einheit.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit, and no fleets are in place to convoy it there.</source>
        <translation type="vanished">%2 grenzt nicht an die Einheit, und keine Flotten stehen bereit, um sie im Konvoi dorthin zu bringen.</translation>
    </message>
    <message>
        <source>An army cannot move into a sea province.</source>
        <translation type="vanished">Eine Armee kann nicht in eine Seeprovinz ziehen.</translation>
    </message>
    <message>
        <source>A fleet cannot move inland.</source>
        <translation type="vanished">Eine Flotte kann nicht ins Binnenland ziehen.</translation>
    </message>
    <message>
        <source>%2 is next to the fleet by land, but not along the coast.</source>
        <translation type="vanished">%2 grenzt über Land an die Flotte, aber nicht entlang der Küste.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that %2 adjoins.</source>
        <translation type="vanished">Die Flotte steht an einer anderen Küste als der, die an %2 grenzt.</translation>
    </message>
    <message>
        <source>In this game no unit may enter %2.</source>
        <translation type="vanished">In dieser Partie darf keine Einheit nach %2.</translation>
    </message>
    <message>
        <source>A fleet cannot be convoyed.</source>
        <translation type="vanished">Für eine Flotte gibt es keinen Konvoi.</translation>
    </message>
    <message>
        <source>The fleet cannot reach that coast.</source>
        <translation type="vanished">Die Flotte kann diese Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>It names a coast that is wrong, although none is needed.</source>
        <translation type="vanished">Er nennt eine falsche Küste, obwohl keine nötig ist.</translation>
    </message>
    <message>
        <source>A unit cannot support itself.</source>
        <translation type="vanished">Eine Einheit kann sich nicht selbst unterstützen.</translation>
    </message>
    <message>
        <source>The province into which it supports is not next to the unit.</source>
        <translation type="vanished">Die Provinz, in die sie unterstützt, grenzt nicht an die Einheit.</translation>
    </message>
    <message>
        <source>An army cannot support into a sea province.</source>
        <translation type="vanished">Eine Armee kann nicht in eine Seeprovinz unterstützen.</translation>
    </message>
    <message>
        <source>A fleet cannot support into an inland province.</source>
        <translation type="vanished">Eine Flotte kann nicht in eine Binnenprovinz unterstützen.</translation>
    </message>
    <message>
        <source>The fleet could not move along the coast into the province into which it supports.</source>
        <translation type="vanished">Die Flotte könnte nicht entlang der Küste in die Provinz ziehen, in die sie unterstützt.</translation>
    </message>
    <message>
        <source>The fleet cannot support there: from its coast it could not move there itself.</source>
        <translation type="vanished">Die Flotte kann dort nicht unterstützen: Von ihrer Küste aus könnte sie selbst nicht dorthin ziehen.</translation>
    </message>
    <message>
        <source>The unit in %6 cannot move to %2.</source>
        <translation type="vanished">Die Einheit in %6 kann nicht nach %2 ziehen.</translation>
    </message>
    <message>
        <source>The fleet in %6 cannot reach the coast that is named.</source>
        <translation type="vanished">Die Flotte in %6 kann die genannte Küste nicht erreichen.</translation>
    </message>
    <message>
        <source>It does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation type="vanished">Er sagt nicht, an welche Küste von %2 die Flotte in %6 zieht.</translation>
    </message>
    <message>
        <source>An army cannot convoy.</source>
        <translation type="vanished">Eine Armee kann keinen Konvoi führen.</translation>
    </message>
    <message>
        <source>A fleet convoys only from a sea province.</source>
        <translation type="vanished">Eine Flotte führt nur in einer Seeprovinz einen Konvoi.</translation>
    </message>
    <message>
        <source>The army is in %2 already.</source>
        <translation type="vanished">Die Armee steht schon in %2.</translation>
    </message>
    <message>
        <source>A convoy cannot end in %2, which has no coast.</source>
        <translation type="vanished">Ein Konvoi kann nicht in %2 enden: Es hat keine Küste.</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, unit</comment>
        <translation type="vanished">%2 (%1)</translation>
    </message>
    <message>
        <source>The gamemaster ruled so.</source>
        <translation type="vanished">Der Spielleiter hat so entschieden.</translation>
    </message>
    <message>
        <source>The gamemaster ruled so: “%1”.</source>
        <translation type="vanished">Der Spielleiter hat so entschieden: „%1“.</translation>
    </message>
    <message>
        <source>The gamemaster ruled on %1: “%2”.</source>
        <comment>unit, reason</comment>
        <translation type="vanished">Der Spielleiter hat über %1 entschieden: „%2“.</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9.</source>
        <translation type="vanished">Ihr Konvoi ist gestört. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9.</source>
        <translation type="vanished">Alle ihre Konvoiwege sind gestört. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9.</source>
        <translation type="vanished">Einer ihrer Konvoiwege ist gestört, und nach diesen Regeln genügt das, um sie aufzuhalten. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9.</source>
        <translation type="vanished">Der Konvoiweg, den ihr Befehl nennt, ist gestört. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%9 moves there too, but is weaker: %5 against %4.</source>
        <translation type="vanished">%9 zieht auch dorthin, ist aber schwächer: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too, but is weaker: %5 against %4.</source>
        <translation type="vanished">%9, von derselben Macht, zieht auch dorthin, ist aber schwächer: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 moves there too, %5 against %4, and gets in: a unit that is dislodged by an attack from %2 stops no move to %2.</source>
        <translation type="vanished">%9 zieht auch dorthin, %5 gegen %4, und kommt hinein: Eine Einheit, die von %2 aus vertrieben wird, hält keinen Zug nach %2 auf.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 was not dislodged.</source>
        <translation type="vanished">%1 ist unzulässig: %8 wurde nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8, and support cannot be convoyed.</source>
        <translation type="vanished">%1 ist unzulässig: Die Provinz, in die unterstützt wird, grenzt nicht an %8, und Unterstützung reist nicht per Konvoi.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is not convoyed there.</source>
        <translation type="vanished">%1 gelingt: %3 hat auf %2 keine Wirkung, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 fails: its convoy by %9 is part of a paradox and fails, so that the move has no effect.</source>
        <translation type="vanished">%1 scheitert: Der Konvoi durch %9 gehört zu einem Paradox und scheitert, daher bleibt der Zug ohne Wirkung.</translation>
    </message>
    <message>
        <source>%1 stands: %3 has no effect, because %9 is not convoyed there.</source>
        <translation type="vanished">%1 bleibt: %3 hat keine Wirkung, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 stands although the attack strength %5 of %3 exceeds its hold strength %4: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation type="vanished">%1 bleibt, obwohl die Angriffsstärke %5 von %3 größer ist als die Haltestärke %4: Der Angriff gehört zu einem Konvoiparadox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 exceeds its hold strength %4, but %6 stops that attack.</source>
        <translation type="vanished">%1 bleibt: Die Angriffsstärke %5 von %3 ist größer als die Haltestärke %4, aber %6 hält diesen Angriff auf.</translation>
    </message>
    <message>
        <source>%9 was to move there too, but was not convoyed and stays where it is.</source>
        <translation type="vanished">%9 sollte auch dorthin, wurde aber nicht befördert und bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed.</source>
        <translation type="vanished">%9 sollte sie per Konvoi angreifen, wurde aber nicht befördert.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but the attack is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation type="vanished">%9 greift sie an und ist stärker, %5 gegen %4, aber der Angriff gehört zu einem Konvoiparadox, in dem alle Einheiten bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but %6 moves there too and keeps %9 out.</source>
        <translation type="vanished">%9 greift sie an und ist stärker, %5 gegen %4, aber %6 zieht auch dorthin und lässt %9 nicht hinein.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. The supported army was not convoyed.</source>
        <translation type="vanished">Unterstützung, die nicht zählte: %9. Die unterstützte Armee wurde nicht befördert.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed, so the support is not cut.</source>
        <translation type="vanished">%9 sollte sie per Konvoi angreifen, wurde aber nicht befördert. Die Unterstützung ist deshalb nicht unterbrochen.</translation>
    </message>
    <message>
        <source>The unit was not dislodged, so it has nothing to retreat from.</source>
        <translation type="vanished">Die Einheit wurde nicht vertrieben, also zieht sie sich nicht zurück.</translation>
    </message>
    <message>
        <source>The province into which it supports is not next to the unit, and a convoy cannot carry support.</source>
        <translation type="vanished">Die Provinz, in die sie unterstützt, grenzt nicht an die Einheit, und Unterstützung reist nicht per Konvoi.</translation>
    </message>
    <message>
        <source>Support given: %1.</source>
        <translation type="vanished">Gegebene Unterstützung: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because %8 is not convoyed.</source>
        <translation type="vanished">Unterstützung, die nicht zählte: %3 (gegeben), denn kein Konvoi befördert %8.</translation>
    </message>
    <message>
        <source>%8 and %9 do not meet head to head, because at least one of them goes by convoy.</source>
        <translation type="vanished">%8 und %9 treffen nicht frontal aufeinander, weil mindestens eine von ihnen per Konvoi zieht.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move, so it can be supported in place.</source>
        <translation type="vanished">%9 hatte keinen Befehl zu ziehen und kann daher an Ort und Stelle unterstützt werden.</translation>
    </message>
    <message>
        <source>%8 has no order, so it holds.</source>
        <translation type="vanished">%8 hat keinen Befehl und hält deshalb.</translation>
    </message>
    <message>
        <source>%1 is given: %3 does not cut it, because %9 is not convoyed there.</source>
        <translation type="vanished">%1 gilt: %3 unterbricht sie nicht, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 is available although the attack strength %5 of %3 exceeds the hold strength %4 of %8: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation type="vanished">%1 steht bereit, obwohl die Angriffsstärke %5 von %3 größer ist als die Haltestärke %4 von %8: Der Angriff gehört zu einem Konvoiparadox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is available: the attack strength %5 of %3 exceeds the hold strength %4 of %8, but %6 stops that attack.</source>
        <translation type="vanished">%1 steht bereit: Die Angriffsstärke %5 von %3 ist größer als die Haltestärke %4 von %8, aber %6 hält diesen Angriff auf.</translation>
    </message>
    <message>
        <source>Its convoy depends on its own result. That is a paradox: the convoy is disrupted, and the move has no effect.</source>
        <translation type="vanished">Ihr Konvoi hängt von seinem eigenen Ergebnis ab. Das ist ein Paradox: Der Konvoi ist unterbrochen, und der Zug bleibt ohne Wirkung.</translation>
    </message>
    <message>
        <source>The convoy of %9 depends on its own result. That is a paradox, and the convoy is disrupted.</source>
        <translation type="vanished">Der Konvoi für %9 hängt von seinem eigenen Ergebnis ab. Das ist ein Paradox, und der Konvoi ist unterbrochen.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its valid orders do; by the civil disorder rule it loses its unit in %1, with no way to a centre that counts.</source>
        <translation type="vanished">%7 muss mehr Einheiten auflösen, als gültig befohlen sind; nach der Regel für Unordnung verliert sie die Einheit in %1, die keinen Weg zu einem zählenden Zentrum hat.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its valid orders do; by the civil disorder rule it loses its unit in %1, at a distance of %4 from the nearest centre that counts.</source>
        <translation type="vanished">%7 muss mehr Einheiten auflösen, als gültig befohlen sind; nach der Regel für Unordnung verliert sie die Einheit in %1, deren Abstand vom nächsten zählenden Zentrum %4 ist.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its valid orders do; until the players choose another, it loses its unit in %1.</source>
        <translation type="vanished">%7 muss mehr Einheiten auflösen, als gültig befohlen sind; bis die Spieler eine andere wählen, verliert sie die Einheit in %1.</translation>
    </message>
    <message>
        <source>%1 is illegal: no convoy route from %6 to %2 needs %8.</source>
        <translation type="vanished">%1 ist unzulässig: Kein Konvoiweg von %6 nach %2 braucht %8.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3.</source>
        <translation type="vanished">%1 prallt ab: Die Stärke %4 ist gleich der Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3.</source>
        <translation type="vanished">%1 scheitert: Die Stärke %4 ist kleiner als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the prevent strength %5 of %3, and it cannot stop %9 either, because %8 is dislodged by the unit that comes from %2.</source>
        <translation type="vanished">%1 scheitert: Die Angriffsstärke %4 ist nicht größer als die Sperrstärke %5 von %3, und sie kann auch %9 nicht aufhalten, weil %8 von der Einheit aus %2 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: %9 does not leave %2.</source>
        <translation type="vanished">%1 scheitert: %9 verlässt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, so that %9 does not leave %2.</source>
        <translation type="vanished">%1 scheitert: %3 scheitert, also verlässt %9 %2 nicht.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, and its own attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation type="vanished">%1 scheitert: %3 scheitert, und die eigene Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
    </message>
    <message>
        <source>%1 is invalid: no fleet has an order that counts to convoy it.</source>
        <translation type="vanished">%1 ist ungültig: Kein Konvoibefehl einer Flotte für sie zählt.</translation>
    </message>
    <message>
        <source>%7 had more supply centres than units.</source>
        <translation type="vanished">%7 hatte mehr Versorgungszentren als Einheiten.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres.</source>
        <translation type="vanished">%7 hatte mehr Einheiten als Versorgungszentren.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its valid orders do. The civil disorder rule takes the unit in %1, which has no way to a centre that counts.</source>
        <translation type="vanished">%7 muss mehr Einheiten auflösen, als gültig befohlen sind. Die Regel für Unordnung nimmt die Einheit in %1, die keinen Weg zu einem zählenden Zentrum hat.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its valid orders do. The civil disorder rule takes the unit in %1: its distance from the nearest centre that counts is %4.</source>
        <translation type="vanished">%7 muss mehr Einheiten auflösen, als gültig befohlen sind. Die Regel für Unordnung nimmt die Einheit in %1: Ihr Abstand vom nächsten zählenden Zentrum ist %4.</translation>
    </message>
    <message>
        <source>%7 must remove more units than its valid orders do. It loses the unit in %1 until the players choose another.</source>
        <translation type="vanished">%7 muss mehr Einheiten auflösen, als gültig befohlen sind. Sie verliert die Einheit in %1, bis die Spieler eine andere wählen.</translation>
    </message>
    <message>
        <source>%9 moves there too, but the unit that comes from %2 dislodges it, so it keeps no unit out.</source>
        <translation type="vanished">%9 zieht auch dorthin, wird aber von der Einheit aus %2 vertrieben und hält dort keine Einheit auf.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 moves to %2 too, but is weaker: %5 against %4.</source>
        <translation type="vanished">Sie zieht in einem Kreis von Einheiten, alle zugleich. %9 zieht auch nach %2, ist aber schwächer: %5 gegen %4.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 makes room for it.</source>
        <translation type="vanished">Sie zieht in einem Kreis von Einheiten, alle zugleich. %9 macht ihr Platz.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation type="vanished">%9 zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4. Das lässt ihn nicht hinein.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation type="vanished">%9, von derselben Macht, zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4. Das lässt ihn nicht hinein.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out, although %9 is dislodged itself.</source>
        <translation type="vanished">%9 zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4. Das lässt ihn nicht hinein, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%9 moves there too and keeps it out: %5 against %4.</source>
        <translation type="vanished">%9 zieht auch dorthin und lässt sie nicht hinein: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 does not leave %2.</source>
        <translation type="vanished">%9 verlässt %2 nicht.</translation>
    </message>
    <message>
        <source>%9 does not leave %2, and the attack is not stronger: %4 against %5.</source>
        <translation type="vanished">%9 verlässt %2 nicht, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>No fleet has an order that counts to convoy it.</source>
        <translation type="vanished">Kein Konvoibefehl einer Flotte für sie zählt.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power, and no power dislodges its own unit.</source>
        <translation type="vanished">%9 zieht in ihre Provinz, gehört aber derselben Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>Support that did not help the attack: %9. %6 does not leave, and no power helps to dislodge its own unit; such support only keeps others out.</source>
        <translation type="vanished">Unterstützung, die dem Angriff nicht half: %9. %6 bleibt, und keine Macht hilft dabei, ihre eigene Einheit zu vertreiben; solche Unterstützung hält nur andere fern.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. An attack from there cuts a support only by dislodging the unit that gives it, and this one does not.</source>
        <translation type="vanished">%9 greift sie an, aber aus der Provinz, auf die die Unterstützung zielt. Ein Angriff von dort unterbricht eine Unterstützung nur, wenn er die Einheit vertreibt, die sie gibt, und das tut dieser nicht.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. Under these rules an attack from there does not cut a support.</source>
        <translation type="vanished">%9 greift sie an, aber aus der Provinz, auf die die Unterstützung zielt. Nach diesen Regeln unterbricht ein Angriff von dort keine Unterstützung.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power and does not cut the support.</source>
        <translation type="vanished">%9 zieht in ihre Provinz, gehört aber derselben Macht und unterbricht die Unterstützung nicht.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support for an attack on a fleet of that convoy.</source>
        <translation type="vanished">%9 sollte sie per Konvoi angreifen. Nach diesen Regeln unterbricht das keine Unterstützung für einen Angriff auf eine Flotte dieses Konvois.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support that concerns a convoying fleet.</source>
        <translation type="vanished">%9 sollte sie per Konvoi angreifen. Nach diesen Regeln unterbricht das keine Unterstützung, die eine Konvoiflotte betrifft.</translation>
    </message>
    <message>
        <source>The convoy route of %9 is not whole: no matching convoy was ordered in %6.</source>
        <translation type="vanished">Der Konvoiweg von %9 ist nicht vollständig: In %6 wurde kein passender Konvoi befohlen.</translation>
    </message>
    <message>
        <source>The fleet could reach more than one coast of %2, and the order names none.</source>
        <translation type="vanished">Die Flotte könnte mehr als eine Küste von %2 erreichen, und der Befehl nennt keine.</translation>
    </message>
    <message>
        <source>There is no unit to support: %6 is empty.</source>
        <translation type="vanished">Es gibt keine Einheit zu unterstützen: %6 ist leer.</translation>
    </message>
    <message>
        <source>There is no army to convoy in %6.</source>
        <translation type="vanished">In %6 steht keine Armee, die befördert werden könnte.</translation>
    </message>
    <message>
        <source>No convoy route from %6 to %2 needs this fleet.</source>
        <translation type="vanished">Kein Konvoiweg von %6 nach %2 braucht diese Flotte.</translation>
    </message>
    <message>
        <source>Support for %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation type="vanished">Unterstützung für %1: %2.</translation>
    </message>
    <message>
        <source>%9 is of the same power, and no power dislodges its own unit.</source>
        <translation type="vanished">%9 gehört derselben Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>The convoy of %8 is not disrupted; what stops the move is in %2.</source>
        <translation type="vanished">Der Konvoi für %8 ist nicht unterbrochen; was den Zug aufhält, ist in %2.</translation>
    </message>
    <message>
        <source>One convoy route of %8 is disrupted, but another is left.</source>
        <translation type="vanished">Ein Konvoiweg von %8 ist unterbrochen, aber ein anderer bleibt.</translation>
    </message>
    <message>
        <source>Whether its fleets are dislodged was decided as if %8 had no effect.</source>
        <translation type="vanished">Ob die Konvoiflotten vertrieben werden, wurde so entschieden, als hätte %8 keine Wirkung.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, although it could go by land.</source>
        <translation type="vanished">%8 zieht per Konvoi, obwohl sie über Land ziehen könnte.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy.</source>
        <translation type="vanished">%8 zieht über Land, denn ihr Befehl verlangt keinen Konvoi.</translation>
    </message>
    <message>
        <source>%8 has more than one convoy route, and none is disrupted.</source>
        <translation type="vanished">%8 hat mehr als einen Konvoiweg, und keiner ist unterbrochen.</translation>
    </message>
    <message>
        <source>The order names no coast, but %8 can reach only one coast of %2.</source>
        <translation type="vanished">Der Befehl nennt keine Küste, aber %8 kann nur eine Küste von %2 erreichen.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so that it holds and can be supported in place.</source>
        <translation type="vanished">Der Befehl an %9 ist unzulässig; sie hält also und kann an Ort und Stelle unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed and would cut it only by dislodging %8, which it does not.</source>
        <translation type="vanished">%1 gilt: %3 kommt aus der Provinz, auf die die Unterstützung zielt, und würde sie nur unterbrechen, wenn der Angriff %8 vertriebe; das tut er nicht.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed, and an attack from there does not cut it.</source>
        <translation type="vanished">%1 gilt: %3 kommt aus der Provinz, auf die die Unterstützung zielt, und ein Angriff von dort unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 is available, but the route of %3 is not whole: no matching convoy was ordered in %6.</source>
        <translation type="vanished">%1 steht bereit, aber der Weg von %3 ist nicht vollständig: In %6 wurde kein passender Konvoi befohlen.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is %3.</source>
        <translation type="vanished">%1 befördert keine Armee: Der Befehl an %9 lautet %3.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %9 was not ordered to move.</source>
        <translation type="vanished">%1 befördert keine Armee: %9 sollte nicht ziehen.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is illegal, so that it holds.</source>
        <translation type="vanished">%1 befördert keine Armee: Der Befehl an %9 ist unzulässig, daher hält sie.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %3 names none of several convoy routes.</source>
        <translation type="vanished">%1 befördert keine Armee: %3 nennt keinen von mehreren Konvoiwegen.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit supports a move into its own province.</source>
        <translation type="vanished">%1 ist unzulässig: Keine Einheit unterstützt einen Zug in ihre eigene Provinz.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation type="vanished">%1 ist unzulässig: Die Armee in %6 könnte nur mit dem Konvoi dieser Flotte nach %2 ziehen.</translation>
    </message>
    <message>
        <source>No unit supports a move into its own province.</source>
        <translation type="vanished">Keine Einheit unterstützt einen Zug in ihre eigene Provinz.</translation>
    </message>
    <message>
        <source>The army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation type="vanished">Die Armee in %6 könnte nur mit dem Konvoi dieser Flotte nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%8 holds instead.</source>
        <translation type="vanished">%8 hält stattdessen.</translation>
    </message>
    <message>
        <source>It names another coast, which does not matter under these rules.</source>
        <translation type="vanished">Sie nennt eine andere Küste; nach diesen Regeln spielt das keine Rolle.</translation>
    </message>
    <message>
        <source>Support that counts in the prevent strength, but not in the attack: %3 (given). %6 does not leave, and no power helps to dislodge its own unit.</source>
        <extracomment>As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.</extracomment>
        <translation type="vanished">Unterstützung, die in der Sperrstärke zählt, aber nicht im Angriff: %3 (gegeben). %6 bleibt, und keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>That the support names another coast than the order does not matter.</source>
        <translation type="vanished">Dass die Unterstützung eine andere Küste nennt als der Befehl, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>%8 can reach the province, though not that coast, which is enough for support.</source>
        <translation type="vanished">%8 kann die Provinz erreichen, wenn auch nicht diese Küste; für eine Unterstützung genügt das.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an attack on its convoying fleet, which such an army does not cut.</source>
        <translation type="vanished">%1 gilt: %9 sollte per Konvoi kommen, und die Unterstützung gilt einem Angriff auf deren Konvoiflotte; die unterbricht eine solche Armee nicht.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an action in a sea province with a convoying fleet, which such an army does not cut.</source>
        <translation type="vanished">%1 gilt: %9 sollte per Konvoi kommen, und die Unterstützung gilt einer Aktion in einem Seefeld mit einer Konvoiflotte; die unterbricht eine solche Armee nicht.</translation>
    </message>
</context>
<context>
    <name>chancery::WritingPage</name>
    <message>
        <source>Powers</source>
        <translation type="vanished">Mächte</translation>
    </message>
    <message>
        <source>Orders, one per line:
A Vie - Gal
F Tri S A Ser - Alb</source>
        <translation type="vanished">Befehle, einer je Zeile:
A Vie - Gal
F Tri S A Ser - Alb</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation type="vanished">Befehle: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 missing</source>
        <translation type="vanished">
            <numerusform>%n von %1 fehlt</numerusform>
            <numerusform>%n von %1 fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="vanished">%1: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation type="vanished">&lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>Retreats, one per line:
A Bur - Gas
F Lon disbands</source>
        <translation type="vanished">Rückzüge, einer je Zeile:
A Bur - Gas
F Lon aufgelöst</translation>
    </message>
    <message>
        <source>Builds and removals, one per line:
Build A Par
Remove F Lon
Waive</source>
        <translation type="vanished">Aufbau und Abbau, einer je Zeile:
Baut A Par
Entfernt F Lon
Verzichtet</translation>
    </message>
    <message>
        <source>Orders still missing from all powers</source>
        <translation type="vanished">Noch fehlende Befehle aller Mächte</translation>
    </message>
    <message>
        <source>%1 is complete. Next: %2.</source>
        <translation type="vanished">%1 ist vollständig. Weiter mit %2.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="vanished">Macht</translation>
    </message>
    <message>
        <source>Sheet as text</source>
        <translation type="vanished">Befehlszettel als Text</translation>
    </message>
    <message>
        <source>Show the order sheet as free text</source>
        <translation type="vanished">Den Befehlszettel als freien Text zeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="vanished">Text</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>power, player</comment>
        <translation type="vanished">%1 – %2</translation>
    </message>
    <message>
        <source>Received</source>
        <translation type="vanished">Eingegangen</translation>
    </message>
    <message>
        <source>Sheet received</source>
        <translation type="vanished">Befehlszettel eingegangen</translation>
    </message>
    <message>
        <source>This power has handed in its order sheet, whatever is on it</source>
        <translation type="vanished">Diese Macht hat ihren Befehlszettel abgegeben, was auch darauf steht</translation>
    </message>
    <message>
        <source>%1: %2; sheet received</source>
        <translation type="vanished">%1: %2; Befehlszettel eingegangen</translation>
    </message>
    <message>
        <source>Choose a unit on the board first.</source>
        <translation type="vanished">Zuerst eine Einheit auf dem Brett wählen.</translation>
    </message>
    <message>
        <source>%1: no order is written.</source>
        <translation type="vanished">%1: kein Befehl ist geschrieben.</translation>
    </message>
    <message>
        <source>%1 is read as it is written.</source>
        <translation type="vanished">%1 wird gelesen, wie es geschrieben ist.</translation>
    </message>
    <message>
        <source>%1 is read as: %2</source>
        <translation type="vanished">%1 wird gelesen als: %2</translation>
    </message>
</context>
</TS>
