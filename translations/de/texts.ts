<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionNotes</name>
    <message>
        <source>This phase has no results yet.</source>
        <translation>Diese Phase hat noch keine Ergebnisse.</translation>
    </message>
    <message>
        <source>No movement orders are being written.</source>
        <translation>Es werden gerade keine Zugbefehle geschrieben.</translation>
    </message>
    <message>
        <source>No builds or removals are being written.</source>
        <translation>Es wird gerade kein Auf- oder Abbau geschrieben.</translation>
    </message>
    <message>
        <source>The first phase is shown.</source>
        <translation>Die erste Phase wird gezeigt.</translation>
    </message>
    <message>
        <source>The current phase is shown.</source>
        <translation>Die laufende Phase wird gezeigt.</translation>
    </message>
    <message>
        <source>No orders are being written.</source>
        <translation>Es werden gerade keine Befehle geschrieben.</translation>
    </message>
    <message>
        <source>The audience window does not show this game.</source>
        <translation>Das Publikumsfenster zeigt diese Partie nicht.</translation>
    </message>
    <message>
        <source>The clock has no stage now.</source>
        <translation>Die Uhr hat gerade keinen Abschnitt.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The rules of this game count no victory points.</source>
        <translation>Die Regeln dieser Partie zählen keine Siegpunkte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>No retreats or removals are being written.</source>
        <translation>Es werden gerade keine Rückzüge oder Abbauten geschrieben.</translation>
    </message>
    <message>
        <source>No result is selected.</source>
        <translation>Kein Ergebnis ist gewählt.</translation>
    </message>
    <message>
        <source>No retreats are being written.</source>
        <translation>Es werden gerade keine Rückzüge geschrieben.</translation>
    </message>
    <message>
        <source>The game has no such power.</source>
        <translation>Die Partie hat keine solche Macht.</translation>
    </message>
    <message>
        <source>No line has several meanings.</source>
        <translation>Keine Zeile hat mehrere Bedeutungen.</translation>
    </message>
    <message>
        <source>No fight is left to choose.</source>
        <translation>Kein Kampf ist mehr zu wählen.</translation>
    </message>
    <message>
        <source>No fight was shown.</source>
        <translation>Es wurde noch kein Kampf gezeigt.</translation>
    </message>
    <message>
        <source>No orders are being read.</source>
        <translation>Es werden gerade keine Befehle vorgelesen.</translation>
    </message>
    <message>
        <source>The players have seen no results yet.</source>
        <translation>Die Spieler haben noch keine Ergebnisse gesehen.</translation>
    </message>
    <message>
        <source>The start page is shown.</source>
        <translation>Die Startseite wird gezeigt.</translation>
    </message>
    <message>
        <source>Nothing is left to reveal in this phase.</source>
        <translation>In dieser Phase ist nichts mehr aufzudecken.</translation>
    </message>
    <message>
        <source>Console and audience window do not each fill a display.</source>
        <translation>Konsole und Publikumsfenster füllen nicht je einen Bildschirm.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>Auf dieser Folie gibt es noch nichts zu zeigen.</translation>
    </message>
    <message>
        <source>This program was built without speech.</source>
        <translation>Dieses Programm wurde ohne Sprachausgabe gebaut.</translation>
    </message>
    <message>
        <source>This stage has no end.</source>
        <translation>Dieser Abschnitt hat kein Ende.</translation>
    </message>
    <message>
        <source>The start page is in the place of the game.</source>
        <translation>Statt der Partie wird die Startseite gezeigt.</translation>
    </message>
    <message>
        <source>An earlier phase is shown.</source>
        <translation>Eine frühere Phase wird gezeigt.</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>No coin is to be tossed now.</source>
        <translation>Jetzt ist keine Münze zu werfen.</translation>
    </message>
    <message>
        <source>No time of day was agreed for the end of this game.</source>
        <translation>Für das Ende dieser Partie ist keine Uhrzeit vereinbart.</translation>
    </message>
    <message>
        <source>Units, centres and places agree.</source>
        <translation>Einheiten, Zentren und Orte stimmen überein.</translation>
    </message>
    <message>
        <source>The rules of this game have no Committee.</source>
        <translation>Die Regeln dieser Partie haben kein Committee.</translation>
    </message>
    <message>
        <source>Nothing is selected on the officers&apos; page that this applies to.</source>
        <translation>Auf der Seite der Leitung ist nichts gewählt, worauf das zutrifft.</translation>
    </message>
    <message>
        <source>No conference is being held.</source>
        <translation>Es findet keine Konferenz statt.</translation>
    </message>
    <message>
        <source>No power is lost for which these rules have insurrections.</source>
        <translation>Keine Macht hat ihr Land verloren, für die diese Regeln Aufstände kennen.</translation>
    </message>
    <message>
        <source>Nothing is covered that could be moved.</source>
        <translation>Nichts ist verdeckt, das sich wegräumen ließe.</translation>
    </message>
    <message>
        <source>This window is not on a display that shows the audience window.</source>
        <translation>Dieses Fenster ist auf keinem Bildschirm, der das Publikumsfenster zeigt.</translation>
    </message>
    <message>
        <source>No province that the players see is chosen.</source>
        <translation>Es ist keine Provinz gewählt, die die Spieler sehen.</translation>
    </message>
    <message>
        <source>The order of speakers is drawn already; now they speak.</source>
        <translation>Die Redefolge ist schon ausgelost; nun wird geredet.</translation>
    </message>
    <message>
        <source>No speaker is waiting: draw the order of speakers first.</source>
        <translation>Niemand ist an der Reihe: Zuerst wird die Redefolge ausgelost.</translation>
    </message>
</context>
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
        <translation>Be&amp;fehle</translation>
    </message>
    <message>
        <source>Playbac&amp;k</source>
        <translation>&amp;Wiedergabe</translation>
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
        <source>Undo the last change, including a resolution</source>
        <translation>Die letzte Änderung zurücknehmen, auch eine Auswertung</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Die rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Edit the &amp;position…</source>
        <translation>&amp;Stellung bearbeiten…</translation>
    </message>
    <message>
        <source>Change the phase, units and centres of the current position</source>
        <translation>Phase, Einheiten und Zentren der aktuellen Stellung ändern</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Start a game from the starting position</source>
        <translation>Eine Partie aus der Anfangsstellung beginnen</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>Ste&amp;llung aufbauen…</translation>
    </message>
    <message>
        <source>Start a game from a position that you set up</source>
        <translation>Eine Partie aus einer selbst aufgebauten Stellung beginnen</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple game</source>
        <translation>Bei&amp;spielpartie öffnen</translation>
    </message>
    <message>
        <source>Open the sample game from the rulebook</source>
        <translation>Die Beispielpartie aus dem Regelheft öffnen</translation>
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
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Eine gespeicherte Partie öffnen</translation>
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
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Die Partie unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close all windows and quit</source>
        <translation>Alle Fenster schließen und das Programm beenden</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>Close this game; closing the last window quits the program</source>
        <translation>Diese Partie schließen; mit dem letzten Fenster endet das Programm</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>How to &amp;type orders</source>
        <translation>Wie man Befehle t&amp;ippt</translation>
    </message>
    <message>
        <source>The notations that Chancery reads</source>
        <translation>Die Schreibweisen, die Chancery versteht</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Zeichenerklärung</translation>
    </message>
    <message>
        <source>What the symbols on the board mean</source>
        <translation>Was die Zeichen auf dem Brett bedeuten</translation>
    </message>
    <message>
        <source>&amp;About Chancery</source>
        <translation>&amp;Über Chancery</translation>
    </message>
    <message>
        <source>Version, licence and credits</source>
        <translation>Version, Lizenz und Dank</translation>
    </message>
    <message>
        <source>&amp;Type orders</source>
        <translation>Befehle &amp;tippen</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>&amp;Halten</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, holds; so does one you double-click</source>
        <translation>Die ausgewählte Einheit oder die unter dem Mauszeiger hält; ein Doppelklick auf die Einheit bewirkt dasselbe</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>The selected unit moves to the province you click next</source>
        <translation>Die ausgewählte Einheit zieht in die Provinz, die als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Support</source>
        <translation>&amp;Unterstützen</translation>
    </message>
    <message>
        <source>The selected unit supports the unit you click next</source>
        <translation>Die ausgewählte Einheit unterstützt die Einheit, die als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Convoy</source>
        <translation>&amp;Konvoi</translation>
    </message>
    <message>
        <source>The selected fleet convoys the army you click next</source>
        <translation>Die ausgewählte Flotte führt den Konvoi für die Armee, die als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>&amp;Disband</source>
        <translation>Auf&amp;lösen</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, disbands</source>
        <translation>Die ausgewählte Einheit oder die unter dem Mauszeiger wird aufgelöst</translation>
    </message>
    <message>
        <source>Build an &amp;army</source>
        <translation>&amp;Armee aufbauen</translation>
    </message>
    <message>
        <source>Build an army in the selected centre</source>
        <translation>Im ausgewählten Zentrum eine Armee aufbauen</translation>
    </message>
    <message>
        <source>Build a &amp;fleet</source>
        <translation>&amp;Flotte aufbauen</translation>
    </message>
    <message>
        <source>Build a fleet in the selected centre</source>
        <translation>Im ausgewählten Zentrum eine Flotte aufbauen</translation>
    </message>
    <message>
        <source>&amp;Waive a build</source>
        <translation>Auf Aufbau &amp;verzichten</translation>
    </message>
    <message>
        <source>Waive one build of the selected centre&apos;s power</source>
        <translation>Die Macht des ausgewählten Zentrums verzichtet auf einen Aufbau</translation>
    </message>
    <message>
        <source>C&amp;lear the order</source>
        <translation>Befehl lö&amp;schen</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit</source>
        <translation>Den Befehl der ausgewählten Einheit löschen</translation>
    </message>
    <message>
        <source>Ste&amp;p back</source>
        <translation>Schr&amp;itt zurück</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>Resolve the phase and play the results here</source>
        <translation>Die Phase auswerten und die Ergebnisse hier abspielen</translation>
    </message>
    <message>
        <source>Choose where each dislodged unit retreats</source>
        <translation>Wählen, wohin sich jede vertriebene Einheit zurückzieht</translation>
    </message>
    <message>
        <source>Choose each power&apos;s builds and removals</source>
        <translation>Auf- und Abbau jeder Macht wählen</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>Start the next phase</source>
        <translation>Die nächste Phase beginnen</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the resolution</source>
        <translation>Auswertung zurückneh&amp;men</translation>
    </message>
    <message>
        <source>Return to the orders, so that they can be changed</source>
        <translation>Zurück zu den Befehlen, damit sie sich ändern lassen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vorführen</translation>
    </message>
    <message>
        <source>Show the players the board in the audience window</source>
        <translation>Den Spielern das Brett im Publikumsfenster zeigen</translation>
    </message>
    <message>
        <source>Present on &amp;display</source>
        <translation>Vorführen auf Bil&amp;dschirm</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Aufdecken</translation>
    </message>
    <message>
        <source>Resolve if needed and show the players the results</source>
        <translation>Wenn nötig auswerten und den Spielern die Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Show the players nothing</source>
        <translation>Den Spielern nichts zeigen</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>Ein&amp;frieren</translation>
    </message>
    <message>
        <source>Keep the picture that the players see now</source>
        <translation>Das Bild festhalten, das die Spieler jetzt sehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play or pause the reveal</source>
        <translation>Die Vorführung abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Next &amp;beat</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Pr&amp;evious beat</source>
        <translation>&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>&amp;Skip to the end</source>
        <translation>Zum &amp;Ende springen</translation>
    </message>
    <message>
        <source>Show the resulting position</source>
        <translation>Die Stellung zeigen, die sich ergibt</translation>
    </message>
    <message>
        <source>Repl&amp;ay</source>
        <translation>Noch einmal a&amp;bspielen</translation>
    </message>
    <message>
        <source>Play the reveal from the beginning</source>
        <translation>Die Vorführung von Anfang an abspielen</translation>
    </message>
    <message>
        <source>Orders as a &amp;diagram</source>
        <translation>Befehle als &amp;Übersicht</translation>
    </message>
    <message>
        <source>Show all orders and results at once</source>
        <translation>Alle Befehle und Ergebnisse auf einmal zeigen</translation>
    </message>
    <message>
        <source>&amp;First phase</source>
        <translation>E&amp;rste Phase</translation>
    </message>
    <message>
        <source>Show the first phase of the game</source>
        <translation>Die erste Phase der Partie zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous phase</source>
        <translation>&amp;Vorige Phase</translation>
    </message>
    <message>
        <source>Show the previous phase</source>
        <translation>Die vorige Phase zeigen</translation>
    </message>
    <message>
        <source>F&amp;ollowing phase</source>
        <translation>&amp;Folgende Phase</translation>
    </message>
    <message>
        <source>Show the following phase</source>
        <translation>Die folgende Phase zeigen</translation>
    </message>
    <message>
        <source>C&amp;urrent phase</source>
        <translation>&amp;Laufende Phase</translation>
    </message>
    <message>
        <source>Show the phase being played</source>
        <translation>Die Phase zeigen, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Enlarge the board</source>
        <translation>Das Brett vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Shrink the board</source>
        <translation>Das Brett verkleinern</translation>
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
        <source>Names where they &amp;fit</source>
        <translation>Namen, &amp;wo sie passen</translation>
    </message>
    <message>
        <source>Full &amp;names</source>
        <translation>Volle &amp;Namen</translation>
    </message>
    <message>
        <source>Show the names of the provinces</source>
        <translation>Die Namen der Provinzen zeigen</translation>
    </message>
    <message>
        <source>&amp;Codes</source>
        <translation>Kür&amp;zel</translation>
    </message>
    <message>
        <source>Show the three-letter codes of the provinces</source>
        <translation>Die dreibuchstabigen Kürzel der Provinzen zeigen</translation>
    </message>
    <message>
        <source>No &amp;labels</source>
        <translation>Ohne &amp;Beschriftung</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Keine Namen zeigen</translation>
    </message>
    <message>
        <source>Order &amp;arrows</source>
        <translation>Befehls&amp;pfeile</translation>
    </message>
    <message>
        <source>Draw the orders on the board</source>
        <translation>Die Befehle auf dem Brett einzeichnen</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation>&amp;Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Dunkle Schrift auf hellem Grund</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>&amp;Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Helle Schrift auf dunklem Grund</translation>
    </message>
    <message>
        <source>&amp;System theme</source>
        <translation>Farbschema des &amp;Systems</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation>Der Systemeinstellung folgen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Leisten</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fill the whole display</source>
        <translation>Den ganzen Bildschirm füllen</translation>
    </message>
    <message>
        <source>Ru&amp;les…</source>
        <translation>Rege&amp;ln…</translation>
    </message>
    <message>
        <source>Choose this game&apos;s rulebook and house rules</source>
        <translation>Regelwerk und Hausregeln dieser Partie wählen</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>Start or stop the clock of this stage</source>
        <translation>Die Uhr dieses Abschnitts starten oder anhalten</translation>
    </message>
    <message>
        <source>Add a &amp;minute</source>
        <translation>Eine &amp;Minute mehr</translation>
    </message>
    <message>
        <source>Give the players another minute</source>
        <translation>Den Spielern noch eine Minute geben</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>&amp;Nächster Abschnitt</translation>
    </message>
    <message>
        <source>End this stage early</source>
        <translation>Diesen Abschnitt vorzeitig beenden</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>&amp;Zeiten…</translation>
    </message>
    <message>
        <source>Choose how long each stage lasts</source>
        <translation>Festlegen, wie lange jeder Abschnitt dauert</translation>
    </message>
    <message>
        <source>Show the players the &amp;clock</source>
        <translation>Den Spielern die &amp;Uhr zeigen</translation>
    </message>
    <message>
        <source>Show the clock in the audience window</source>
        <translation>Die Uhr im Publikumsfenster zeigen</translation>
    </message>
    <message>
        <source>Language, theme, labels, colours, animation, projector display</source>
        <translation>Sprache, Farbschema, Beschriftung, Farben, Animation, Bildschirm des Projektors</translation>
    </message>
    <message>
        <source>&amp;Award points…</source>
        <translation>Punkte &amp;vergeben…</translation>
    </message>
    <message>
        <source>Give a power victory points, where the rules count them</source>
        <translation>Einer Macht Siegpunkte geben, wo die Regeln sie zählen</translation>
    </message>
    <message>
        <source>Choose the next &amp;fight…</source>
        <translation>Nächsten &amp;Kampf wählen…</translation>
    </message>
    <message>
        <source>Choose which of the remaining fights is shown next</source>
        <translation>Wählen, welcher der noch ausstehenden Kämpfe als nächster gezeigt wird</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>Play at half speed</source>
        <translation>Halb so schnell abspielen</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>Nor&amp;mal</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation>In normaler Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>Play at double speed</source>
        <translation>Doppelt so schnell abspielen</translation>
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
        <source>Show the players how many centres each power owns, and what changed</source>
        <translation>Den Spielern zeigen, wie viele Zentren jede Macht besitzt und was sich geändert hat</translation>
    </message>
    <message>
        <source>Centres o&amp;ver the years</source>
        <translation>Zentren &amp;über die Jahre</translation>
    </message>
    <message>
        <source>Show the players the centres of all years as a chart</source>
        <translation>Den Spielern die Zentren aller Jahre als Diagramm zeigen</translation>
    </message>
    <message>
        <source>What &amp;changed this year</source>
        <translation>Was sich dieses &amp;Jahr geändert hat</translation>
    </message>
    <message>
        <source>Show the players this year&apos;s centres won and lost and units dislodged</source>
        <translation>Den Spielern zeigen, welche Zentren dieses Jahr gewonnen und verloren und welche Einheiten vertrieben wurden</translation>
    </message>
    <message>
        <source>&amp;Next slide</source>
        <translation>&amp;Nächste Folie</translation>
    </message>
    <message>
        <source>Show one slide after another between phases, without interrupting a reveal</source>
        <translation>Zwischen den Phasen eine Folie nach der anderen zeigen, ohne eine Vorführung zu unterbrechen</translation>
    </message>
    <message>
        <source>Duration of eac&amp;h slide</source>
        <translation>Dauer jede&amp;r Folie</translation>
    </message>
    <message>
        <source>Type the orders of the selected power, unit by unit</source>
        <translation>Die Befehle der ausgewählten Macht tippen, Einheit für Einheit</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>Bildschirme tau&amp;schen</translation>
    </message>
    <message>
        <source>Exchange the displays of the console and the audience window</source>
        <translation>Die Bildschirme von Konsole und Publikumsfenster tauschen</translation>
    </message>
    <message>
        <source>Report as &amp;text…</source>
        <translation>Be&amp;richt als Text…</translation>
    </message>
    <message>
        <source>Copy or save the orders and results of the phase shown, in one of three styles</source>
        <translation>Befehle und Ergebnisse der gezeigten Phase kopieren oder speichern, in einem von drei Stilen</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Export the re&amp;veal…</source>
        <translation>&amp;Vorführung exportieren…</translation>
    </message>
    <message>
        <source>Save what the players have seen as pictures or as a video</source>
        <translation>Was die Spieler gesehen haben als Bilder oder als Video speichern</translation>
    </message>
    <message>
        <source>Save the board, or what the players see now, as PNG, SVG or PDF</source>
        <translation>Das Brett oder das, was die Spieler gerade sehen, als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>Ring a bell one minute before a stage ends, and when it ends</source>
        <translation>Eine Minute vor dem Ende eines Abschnitts läuten, und am Ende</translation>
    </message>
    <message>
        <source>S&amp;peech</source>
        <translation>An&amp;sagen</translation>
    </message>
    <message>
        <source>Announce aloud that one minute is left and that time is up</source>
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
        <translation>Namen, Auslosung, führungslose Mächte und Ersatzspieler</translation>
    </message>
    <message>
        <source>&amp;Vote…</source>
        <translation>&amp;Abstimmung…</translation>
    </message>
    <message>
        <source>Vote on a draw or a concession, as secretly as the rules require</source>
        <translation>Über ein Remis oder einen zugestandenen Sieg abstimmen, so geheim, wie die Regeln es verlangen</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Wertung…</translation>
    </message>
    <message>
        <source>Each player&apos;s score under every scoring system</source>
        <translation>Die Punkte jedes Spielers nach jedem Wertungssystem</translation>
    </message>
    <message>
        <source>&amp;Lots</source>
        <translation>&amp;Lose</translation>
    </message>
    <message>
        <source>Show the players which powers they drew</source>
        <translation>Den Spielern zeigen, welche Mächte sie gezogen haben</translation>
    </message>
    <message>
        <source>Result of the vot&amp;e</source>
        <translation>&amp;Ergebnis der Abstimmung</translation>
    </message>
    <message>
        <source>Show the players the result of the last vote in this phase</source>
        <translation>Den Spielern das Ergebnis der letzten Abstimmung dieser Phase zeigen</translation>
    </message>
    <message>
        <source>R&amp;uling…</source>
        <translation>&amp;Entscheidung…</translation>
    </message>
    <message>
        <source>Override the reading of an order, a result, a position or a centre&apos;s owner, with a reason</source>
        <translation>Die Lesart eines Befehls, ein Ergebnis, eine Stellung oder den Besitzer eines Zentrums anders bestimmen, mit Begründung</translation>
    </message>
    <message>
        <source>&amp;Correct this phase…</source>
        <translation>Diese Phase &amp;berichtigen…</translation>
    </message>
    <message>
        <source>Change order sheets or rulings of the phase shown, with a list of what else would change</source>
        <translation>Befehlszettel oder Entscheidungen der gezeigten Phase ändern, mit einer Liste der Folgen</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>&amp;Entscheidungen…</translation>
    </message>
    <message>
        <source>All rulings made in this game, with their reasons</source>
        <translation>Alle Entscheidungen dieser Partie mit ihrer Begründung</translation>
    </message>
    <message>
        <source>Reasons as a &amp;judge gives them</source>
        <translation>B&amp;egründungen wie vom Schiedsrichter</translation>
    </message>
    <message>
        <source>Give the reasons of results in order notation, with strengths and clauses</source>
        <translation>Begründet Ergebnisse in Befehlsschreibweise, mit Stärken und Regelstellen</translation>
    </message>
    <message>
        <source>&amp;Show the players this phase</source>
        <translation>Diese Phase &amp;den Spielern zeigen</translation>
    </message>
    <message>
        <source>Show the players the earlier phase that you are looking at</source>
        <translation>Den Spielern die frühere Phase zeigen, die Sie gerade ansehen</translation>
    </message>
    <message>
        <source>Play the next beat and hold; while a beat plays, go to its end</source>
        <translation>Den nächsten Schritt abspielen und anhalten; während er läuft, an sein Ende gehen</translation>
    </message>
    <message>
        <source>Go back to where the beat began, or the one before</source>
        <translation>Zurück an den Anfang des Schritts oder des vorigen</translation>
    </message>
    <message>
        <source>S&amp;kip the reading of orders</source>
        <translation>Verlesen &amp;der Befehle überspringen</translation>
    </message>
    <message>
        <source>Go straight to the results</source>
        <translation>Gleich zu den Ergebnissen</translation>
    </message>
    <message>
        <source>&amp;Replay this fight slowly</source>
        <translation>Diesen Kampf langsam &amp;wiederholen</translation>
    </message>
    <message>
        <source>Play the fight just shown again at half speed</source>
        <translation>Den eben gezeigten Kampf noch einmal mit halber Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>&amp;Board alone</source>
        <translation>Brett &amp;allein</translation>
    </message>
    <message>
        <source>Hide everything round the board, or show it again</source>
        <translation>Blendet alles um das Brett herum aus oder wieder ein</translation>
    </message>
    <message>
        <source>Sheet as te&amp;xt</source>
        <translation>Befehlszettel als Te&amp;xt</translation>
    </message>
    <message>
        <source>Show the order sheet as free text or unit by unit</source>
        <translation>Den Befehlszettel als freien Text oder Einheit für Einheit zeigen</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Startse&amp;ite</translation>
    </message>
    <message>
        <source>Continue a recent game, or begin another</source>
        <translation>Eine der letzten Partien fortsetzen oder eine neue beginnen</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Short pages about each part of an evening; opens at what you are using</source>
        <translation>Kurze Seiten zu jedem Teil eines Abends; öffnet sich bei dem, was Sie gerade benutzen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>An den Drucker gesendet</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked, or leave a comparison</source>
        <translation>Im geklickten Befehl einen Schritt zurückgehen oder einen Vergleich verlassen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>Ver&amp;gleichen mit…</translation>
    </message>
    <message>
        <source>Show on your board what changed between two phases, or leave it; also with Ctrl and a click on the line of phases</source>
        <translation>Auf dem eigenen Brett zeigen, was sich zwischen zwei Phasen geändert hat, oder dies verlassen; auch mit Strg und einem Klick auf die Phasenzeile</translation>
    </message>
    <message>
        <source>Sheet recei&amp;ved</source>
        <translation>Befehlszettel ein&amp;gegangen</translation>
    </message>
    <message>
        <source>The selected power has handed in its order sheet, whatever is on it</source>
        <translation>Die gewählte Macht hat ihren Befehlszettel abgegeben, was auch darauf steht</translation>
    </message>
    <message>
        <source>Enter r&amp;etreats</source>
        <translation>&amp;Rückzüge</translation>
    </message>
    <message>
        <source>Enter ad&amp;justments</source>
        <translation>Auf- un&amp;d Abbau</translation>
    </message>
    <message>
        <source>Fi&amp;nd anything…</source>
        <translation>Alles &amp;finden…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Die Tasten aller Aktionen ändern</translation>
    </message>
    <message>
        <source>Expla&amp;in the result</source>
        <translation>Ergebnis erkl&amp;ären</translation>
    </message>
    <message>
        <source>Go to &amp;its row</source>
        <translation>Zu ihrer &amp;Zeile</translation>
    </message>
    <message>
        <source>&amp;%1 Sheet of %2</source>
        <comment>number of the tab, power</comment>
        <translation>&amp;%1 Befehlszettel: %2</translation>
    </message>
    <message>
        <source>Sheet of a power</source>
        <translation>Befehlszettel einer Macht</translation>
    </message>
    <message>
        <source>Show the order sheet of this power; of a phase with results, its results</source>
        <translation>Den Befehlszettel dieser Macht zeigen, in einer ausgewerteten Phase ihre Ergebnisse</translation>
    </message>
    <message>
        <source>Choose what a line means that can mean several things</source>
        <translation>Wählen, was eine mehrdeutige Zeile bedeutet</translation>
    </message>
    <message>
        <source>Sheet &amp;of power</source>
        <translation>Befehlszettel der Ma&amp;cht</translation>
    </message>
    <message>
        <source>Meanin&amp;g of the line</source>
        <translation>Zeile s&amp;o verstehen</translation>
    </message>
    <message>
        <source>Meaning &amp;1</source>
        <translation>Bedeutung &amp;1</translation>
    </message>
    <message>
        <source>Meaning &amp;2</source>
        <translation>Bedeutung &amp;2</translation>
    </message>
    <message>
        <source>Meaning &amp;3</source>
        <translation>Bedeutung &amp;3</translation>
    </message>
    <message>
        <source>Meaning &amp;4</source>
        <translation>Bedeutung &amp;4</translation>
    </message>
    <message>
        <source>Type the order of the selected unit, or read the reason for its result</source>
        <translation>Den Befehl der gewählten Einheit tippen oder die Begründung ihres Ergebnisses lesen</translation>
    </message>
    <message>
        <source>Sa&amp;y how it was read</source>
        <translation>Lesart &amp;prüfen</translation>
    </message>
    <message>
        <source>Say how the order of the selected unit was understood</source>
        <translation>Sagen, wie der Befehl der gewählten Einheit verstanden wurde</translation>
    </message>
    <message>
        <source>What can &amp;be done here</source>
        <translation>Was hier m&amp;öglich ist</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order; so does a right click, with Ctrl even where it chooses the unit to help</source>
        <translation>Das Menü der gewählten Einheit, Provinz oder des Befehls öffnen; ebenso ein Rechtsklick, mit Strg auch dort, wo er bestimmt, wem geholfen wird</translation>
    </message>
    <message>
        <source>the menu %1</source>
        <translation>dem Menü %1</translation>
    </message>
    <message>
        <source>Cop&amp;y the result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected order with its result and the reason</source>
        <translation>Den gewählten Befehl mit Ergebnis und Begründung kopieren</translation>
    </message>
    <message>
        <source>S&amp;how on the board</source>
        <translation>A&amp;uf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Bring the selected unit or province into view</source>
        <translation>Die gewählte Einheit oder Provinz ins Bild holen</translation>
    </message>
    <message>
        <source>Undo s&amp;teps…</source>
        <translation>Sc&amp;hritte…</translation>
    </message>
    <message>
        <source>List all changes, and go back or forward to one of them</source>
        <translation>Alle Änderungen auflisten und zu einer davon zurück- oder vorgehen</translation>
    </message>
    <message>
        <source>Find an action, a province, a unit, a phase, a panel, a recent game, a test case or a setting</source>
        <translation>Eine Aktion, Provinz, Einheit, Phase, Leiste, eine der letzten Partien, einen Testfall oder eine Einstellung finden</translation>
    </message>
    <message>
        <source>Loc&amp;k panels</source>
        <translation>Leisten &amp;feststellen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back in their first places and sizes</source>
        <translation>Alle Leisten wieder so anordnen wie zu Anfang</translation>
    </message>
    <message>
        <source>&amp;Toss of the coin…</source>
        <translation>&amp;Münzwurf…</translation>
    </message>
    <message>
        <source>Decide whom the neutral power joins, in two-player games</source>
        <translation>Entscheiden, wem sich die neutrale Macht anschließt, in Partien zu zweit</translation>
    </message>
    <message>
        <source>&amp;End at the agreed time…</source>
        <translation>Zur vereinbarten Zeit &amp;enden…</translation>
    </message>
    <message>
        <source>End a short game, because the agreed time of day has come</source>
        <translation>Eine kurze Partie beenden, weil die vereinbarte Uhrzeit gekommen ist</translation>
    </message>
    <message>
        <source>Toss of &amp;a coin</source>
        <translation>&amp;Wurf der Münze</translation>
    </message>
    <message>
        <source>Show the players whom the neutral power joins</source>
        <translation>Den Spielern zeigen, wem sich die neutrale Macht anschließt</translation>
    </message>
    <message>
        <source>Agreed en&amp;d…</source>
        <translation>Vereinbartes En&amp;de…</translation>
    </message>
    <message>
        <source>Change the last year or the time of day at which a short game ends</source>
        <translation>Letztes Jahr oder Uhrzeit ändern, zu der eine kurze Partie endet</translation>
    </message>
    <message>
        <source>&amp;Agreements on orders…</source>
        <translation>A&amp;bsprachen über Befehle…</translation>
    </message>
    <message>
        <source>Perpetual orders, and who may order units of other powers</source>
        <translation>Dauerbefehle, und wer Einheiten anderer Mächte befehlen darf</translation>
    </message>
    <message>
        <source>&amp;Committee</source>
        <translation>&amp;Komitee</translation>
    </message>
    <message>
        <source>Show the &amp;officers&apos; page</source>
        <translation>Seite des K&amp;omitees zeigen</translation>
    </message>
    <message>
        <source>&amp;Read a set-up…</source>
        <translation>Vorlage le&amp;sen…</translation>
    </message>
    <message>
        <source>Read delegations, goals and their points from a file</source>
        <translation>Liest Delegationen, Ziele und ihre Punkte aus einer Datei</translation>
    </message>
    <message>
        <source>Give the delegations the goals that come with Chancery</source>
        <translation>Gibt den Delegationen die Ziele, die Chancery mitbringt</translation>
    </message>
    <message>
        <source>&amp;Delegations…</source>
        <translation>&amp;Delegationen…</translation>
    </message>
    <message>
        <source>Name the two delegates of each delegation</source>
        <translation>Nennt die zwei Delegierten jeder Delegation</translation>
    </message>
    <message>
        <source>&amp;Next speaker</source>
        <translation>&amp;Nächste Rede</translation>
    </message>
    <message>
        <source>Give the next delegation its turn of the clock</source>
        <translation>Gibt der nächsten Delegation ihre Zeit auf der Uhr</translation>
    </message>
    <message>
        <source>&amp;Motion…</source>
        <translation>&amp;Antrag…</translation>
    </message>
    <message>
        <source>Note a motion, such as a request for speeches</source>
        <translation>Vermerkt einen Antrag, etwa den Wunsch nach Reden</translation>
    </message>
    <message>
        <source>Motion c&amp;arried</source>
        <translation>Antrag an&amp;genommen</translation>
    </message>
    <message>
        <source>Note that the selected motion is carried</source>
        <translation>Vermerkt, dass der gewählte Antrag angenommen ist</translation>
    </message>
    <message>
        <source>Motion &amp;failed</source>
        <translation>Antrag abgele&amp;hnt</translation>
    </message>
    <message>
        <source>Note that the selected motion has failed</source>
        <translation>Vermerkt, dass der gewählte Antrag abgelehnt ist</translation>
    </message>
    <message>
        <source>&amp;Propose a goal…</source>
        <translation>&amp;Ziel vorschlagen…</translation>
    </message>
    <message>
        <source>File an achievement that a delegation proposes</source>
        <translation>Nimmt ein Ziel auf, das eine Delegation vorschlägt</translation>
    </message>
    <message>
        <source>&amp;Judge the proposal…</source>
        <translation>&amp;Vorschlag beurteilen…</translation>
    </message>
    <message>
        <source>Allow or deny the selected proposal</source>
        <translation>Lässt den gewählten Vorschlag zu oder lehnt ihn ab</translation>
    </message>
    <message>
        <source>A&amp;ward the goal…</source>
        <translation>Ziel anre&amp;chnen…</translation>
    </message>
    <message>
        <source>Award the points of the selected goal</source>
        <translation>Gibt die Punkte des gewählten Ziels</translation>
    </message>
    <message>
        <source>Points &amp;lapse…</source>
        <translation>Punkte ver&amp;fallen…</translation>
    </message>
    <message>
        <source>Take back points of the selected goal that no longer apply to a conquered power</source>
        <translation>Punkte des gewählten Ziels gelten für ein verlorenes Land nicht mehr</translation>
    </message>
    <message>
        <source>&amp;Call a conference…</source>
        <translation>&amp;Konferenz einberufen…</translation>
    </message>
    <message>
        <source>Fill in the form of a new conference</source>
        <translation>Füllt das Formular einer neuen Konferenz aus</translation>
    </message>
    <message>
        <source>C&amp;hange the form…</source>
        <translation>For&amp;mular ändern…</translation>
    </message>
    <message>
        <source>Conference beg&amp;ins</source>
        <translation>Konferenz beg&amp;innt</translation>
    </message>
    <message>
        <source>Begin the selected conference, once every rule allows it</source>
        <translation>Beginnt die gewählte Konferenz, sobald keine Regel im Weg steht</translation>
    </message>
    <message>
        <source>Conference &amp;ends…</source>
        <translation>Konferenz &amp;endet…</translation>
    </message>
    <message>
        <source>File a &amp;treaty…</source>
        <translation>Vertrag ein&amp;reichen…</translation>
    </message>
    <message>
        <source>File a treaty with its parties and terms</source>
        <translation>Nimmt einen Vertrag mit Parteien und Bestimmungen auf</translation>
    </message>
    <message>
        <source>Chan&amp;ge or sign…</source>
        <translation>Ändern oder &amp;unterzeichnen…</translation>
    </message>
    <message>
        <source>Change or sign the selected treaty</source>
        <translation>Ändert oder unterzeichnet den gewählten Vertrag</translation>
    </message>
    <message>
        <source>Treaty &amp;broken…</source>
        <translation>Ver&amp;trag gebrochen…</translation>
    </message>
    <message>
        <source>Note that a delegation has broken the selected treaty</source>
        <translation>Vermerkt, dass eine Delegation den gewählten Vertrag gebrochen hat</translation>
    </message>
    <message>
        <source>&amp;Check of the table…</source>
        <translation>Brett &amp;prüfen…</translation>
    </message>
    <message>
        <source>What is wrong with the units on the board, and what the rulebook does about it</source>
        <translation>Was mit den Einheiten auf dem Brett nicht stimmt und was das Regelwerk dafür vorsieht</translation>
    </message>
    <message>
        <source>Centres and po&amp;ints</source>
        <translation>Zentren und &amp;Punkte</translation>
    </message>
    <message>
        <source>Show the players centres and points, where the rules count points</source>
        <translation>Zeigt den Spielern Zentren und Punkte, wo die Regeln Punkte zählen</translation>
    </message>
    <message>
        <source>Spea&amp;kers</source>
        <translation>Redel&amp;iste</translation>
    </message>
    <message>
        <source>Show the players who speaks when</source>
        <translation>Zeigt den Spielern, wer wann redet</translation>
    </message>
    <message>
        <source>&amp;Your notes on the phase</source>
        <translation>Ihre Noti&amp;zen zur Phase</translation>
    </message>
    <message>
        <source>Show the players your notes on the last phase that they have seen</source>
        <translation>Den Spielern Ihre Notizen zur letzten Phase zeigen, die sie gesehen haben</translation>
    </message>
    <message>
        <source>A&amp;utomatic slides</source>
        <translation>Folien auto&amp;matisch wechseln</translation>
    </message>
    <message>
        <source>&amp;Notes…</source>
        <translation>&amp;Notizen…</translation>
    </message>
    <message>
        <source>&amp;Use the example set-up</source>
        <translation>&amp;Beispielvorlage verwenden</translation>
    </message>
    <message>
        <source>Notes e&amp;xchanged</source>
        <translation>Nachrichten ge&amp;wechselt</translation>
    </message>
    <message>
        <source>Note that the delegates have exchanged notes, and start the countdown to the next exchange</source>
        <translation>Vermerkt, dass die Delegierten Nachrichten gewechselt haben, und zählt die Zeit bis zum nächsten Austausch herunter</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>The selected unit is given up for the lost power whose home centre you click next</source>
        <translation>Die gewählte Einheit wird für die verlorene Macht hergegeben, deren Heimatzentrum Sie als Nächstes anklicken</translation>
    </message>
    <message>
        <source>Limit for ever&amp;y power…</source>
        <translation>Grenze &amp;je Macht…</translation>
    </message>
    <message>
        <source>Limit the points of the proposals allowed for each power</source>
        <translation>Die Punkte der zugelassenen Vorschläge jeder Macht begrenzen</translation>
    </message>
    <message>
        <source>End the conference that is held, and say how</source>
        <translation>Beendet die laufende Konferenz und sagt, wie</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>L&amp;aboratory</source>
        <translation>&amp;Labor</translation>
    </message>
    <message>
        <source>New st&amp;udy</source>
        <translation>Studie &amp;anlegen</translation>
    </message>
    <message>
        <source>Set up a position on an empty board, beside the game</source>
        <translation>Auf einem leeren Brett eine Stellung aufbauen, neben der Partie</translation>
    </message>
    <message>
        <source>Study from the clip&amp;board</source>
        <translation>Studie aus der Z&amp;wischenablage</translation>
    </message>
    <message>
        <source>Open what you have copied as a study: a study, a position, orders, a test case, a report</source>
        <translation>Das Kopierte als Studie öffnen: eine Studie, eine Stellung, Befehle, einen Testfall, einen Bericht</translation>
    </message>
    <message>
        <source>Stu&amp;dy this phase</source>
        <translation>Diese Phase st&amp;udieren</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study in its own window, beside the game</source>
        <translation>Die Phase auf dem eigenen Brett als Studie in einem eigenen Fenster öffnen, neben der Partie</translation>
    </message>
    <message>
        <source>&amp;Open a study…</source>
        <translation>Studie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a saved study in another window</source>
        <translation>Eine gespeicherte Studie in einem weiteren Fenster öffnen</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Die Studie speichern</translation>
    </message>
    <message>
        <source>Save the study under another name</source>
        <translation>Die Studie unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Close this study; the game stays open</source>
        <translation>Diese Studie schließen; die Partie bleibt offen</translation>
    </message>
    <message>
        <source>Choose the rulebook and house rules of this study</source>
        <translation>Regelwerk und Hausregeln dieser Studie wählen</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked</source>
        <translation>Beim Klicken eines Befehls einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Read why the order of the selected unit ended as it did</source>
        <translation>Lesen, warum der Befehl der gewählten Einheit so ausgegangen ist</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order</source>
        <translation>Das Menü der gewählten Einheit, der Provinz oder des Befehls öffnen</translation>
    </message>
    <message>
        <source>Res&amp;olve the paradox…</source>
        <translation>Parad&amp;ox auswerten…</translation>
    </message>
    <message>
        <source>Choose how a paradox is resolved that the rulebook leaves open</source>
        <translation>Wählen, wie ein Paradox ausgewertet wird, das das Regelwerk offen lässt</translation>
    </message>
    <message>
        <source>Show the whole board, or only the part with the units again</source>
        <translation>Das ganze Brett zeigen oder wieder nur den Teil mit den Einheiten</translation>
    </message>
    <message>
        <source>New &amp;variation</source>
        <translation>Neue &amp;Variante</translation>
    </message>
    <message>
        <source>Try other orders beside those of this line</source>
        <translation>Andere Befehle neben denen dieser Variante versuchen</translation>
    </message>
    <message>
        <source>Go on to the phase that follows this line</source>
        <translation>Zu der Phase weitergehen, die auf diese Variante folgt</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <translation>Variante da&amp;rüber</translation>
    </message>
    <message>
        <source>Show the line above this one in the tree</source>
        <translation>Die Variante zeigen, die im Baum darüber steht</translation>
    </message>
    <message>
        <source>Line &amp;below</source>
        <translation>Variante dar&amp;unter</translation>
    </message>
    <message>
        <source>Show the line below this one in the tree</source>
        <translation>Die Variante zeigen, die im Baum darunter steht</translation>
    </message>
    <message>
        <source>Na&amp;me the line</source>
        <translation>Variante &amp;benennen</translation>
    </message>
    <message>
        <source>Give this line a name</source>
        <translation>Dieser Variante einen Namen geben</translation>
    </message>
    <message>
        <source>&amp;Comment on the line</source>
        <translation>Variante &amp;kommentieren</translation>
    </message>
    <message>
        <source>Write what is to be said about this line</source>
        <translation>Schreiben, was zu dieser Variante zu sagen ist</translation>
    </message>
    <message>
        <source>&amp;Keep as it is</source>
        <translation>So &amp;lassen, wie sie ist</translation>
    </message>
    <message>
        <source>Another order of this line begins a variation of it</source>
        <translation>Ein anderer Befehl in dieser Variante beginnt eine neue</translation>
    </message>
    <message>
        <source>Make it the main &amp;line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>Put this line before its variations</source>
        <translation>Diese Variante vor die anderen stellen</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <translation>Variante &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove this line and all that follows it</source>
        <translation>Diese Variante und alles, was auf sie folgt, entfernen</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>Nebeneinan&amp;der</translation>
    </message>
    <message>
        <source>Show this line and the one that it is compared with on two boards</source>
        <translation>Diese Variante und die, mit der sie verglichen wird, auf zwei Brettern zeigen</translation>
    </message>
    <message>
        <source>Remove the &amp;unit</source>
        <translation>Einheit entfer&amp;nen</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Set up by &amp;hand</source>
        <translation>Von Han&amp;d aufbauen</translation>
    </message>
    <message>
        <source>Put units and centres on the board, move and remove them, or leave that</source>
        <translation>Einheiten und Zentren aufs Brett setzen, verschieben und entfernen, oder damit aufhören</translation>
    </message>
    <message>
        <source>Turn &amp;army into fleet</source>
        <translation>&amp;Armee in Flotte tauschen</translation>
    </message>
    <message>
        <source>The selected unit becomes a fleet, or an army</source>
        <translation>Die gewählte Einheit wird zur Flotte oder zur Armee</translation>
    </message>
    <message>
        <source>O&amp;wn the centre</source>
        <translation>Zentrum besit&amp;zen</translation>
    </message>
    <message>
        <source>Give the selected centre, or the one under the pointer, to the power in the tray, or to no power</source>
        <translation>Das gewählte Zentrum, oder das unter dem Zeiger, der zuletzt gewählten Macht geben oder keiner</translation>
    </message>
    <message>
        <source>&amp;Dislodge</source>
        <translation>&amp;Vertreiben</translation>
    </message>
    <message>
        <source>The selected unit is dislodged by the unit that you click next; one that is dislodged returns</source>
        <translation>Die gewählte Einheit wird von der Einheit vertrieben, die als Nächste geklickt wird; eine vertriebene kehrt zurück</translation>
    </message>
    <message>
        <source>&amp;Contested</source>
        <translation>Um&amp;kämpft</translation>
    </message>
    <message>
        <source>A standoff left the province under the pointer vacant, or did not</source>
        <translation>Ein Patt ließ die Provinz unter dem Zeiger leer, oder nicht</translation>
    </message>
    <message>
        <source>Position as l&amp;ists…</source>
        <translation>Stellung als L&amp;isten…</translation>
    </message>
    <message>
        <source>Change the units and centres of each power as lists</source>
        <translation>Einheiten und Zentren jeder Macht als Listen ändern</translation>
    </message>
    <message>
        <source>&amp;Starting position</source>
        <translation>A&amp;nfangsstellung</translation>
    </message>
    <message>
        <source>Put all units and centres where a game begins</source>
        <translation>Alle Einheiten und Zentren so aufstellen, wie eine Partie beginnt</translation>
    </message>
    <message>
        <source>Clear the &amp;board</source>
        <translation>&amp;Brett leeren</translation>
    </message>
    <message>
        <source>Remove all units and owners</source>
        <translation>Alle Einheiten und Besitzer entfernen</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit, or a unit that is set up</source>
        <translation>Den Befehl der gewählten Einheit löschen, oder beim Aufbauen die Einheit</translation>
    </message>
    <message>
        <source>Compare &amp;others with it</source>
        <translation>Andere mit ihr ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Compare the lines that you show next with this one, and not each with the one that it varies</source>
        <translation>Die Varianten, die als Nächste gezeigt werden, mit dieser vergleichen statt jede mit ihrer eigenen Vorlage</translation>
    </message>
    <message>
        <source>Librar&amp;y of cases</source>
        <translation>Fallsa&amp;mmlung</translation>
    </message>
    <message>
        <source>All test cases by chapter, motif, units, orders and rulebooks, and the self-test</source>
        <translation>Alle Testfälle nach Kapitel, Motiv, Einheiten, Befehlen und Regelwerken, und der Selbsttest</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Explain the order of the selected unit, or all of them, and follow each reason by click</source>
        <translation>Den Befehl der gewählten Einheit erklären, oder alle, und jedem Grund mit einem Klick nachgehen</translation>
    </message>
    <message>
        <source>Show how the phase was decided, one step after the other</source>
        <translation>Zeigen, wie die Phase entschieden wurde, Schritt für Schritt</translation>
    </message>
    <message>
        <source>List which other orders would turn the result of the selected unit</source>
        <translation>Aufzählen, welche anderen Befehle das Ergebnis der gewählten Einheit ändern würden</translation>
    </message>
    <message>
        <source>Show the results of the phase under all rulebooks, side by side</source>
        <translation>Die Ergebnisse der Phase nach allen Regelwerken nebeneinander zeigen</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>&amp;Step through</source>
        <translation>&amp;Schritt für Schritt</translation>
    </message>
    <message>
        <source>What would &amp;turn this?</source>
        <translation>Was würde das &amp;ändern?</translation>
    </message>
    <message>
        <source>All &amp;rulebooks</source>
        <translation>Alle &amp;Regelwerke</translation>
    </message>
    <message>
        <source>&amp;Laboratory</source>
        <translation>L&amp;abor</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that explains the chosen order</source>
        <translation>Die Phase auf dem eigenen Brett als Studie öffnen, die den gewählten Befehl erklärt</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that shows how it is decided</source>
        <translation>Die Phase auf dem eigenen Brett als Studie öffnen, die zeigt, wie sie entschieden wird</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that lists which other orders would turn the chosen result</source>
        <translation>Die Phase auf dem eigenen Brett als Studie öffnen, die aufzählt, welche anderen Befehle das gewählte Ergebnis ändern würden</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study with the results under all rulebooks</source>
        <translation>Die Phase auf dem eigenen Brett als Studie öffnen, mit den Ergebnissen nach allen Regelwerken</translation>
    </message>
    <message>
        <source>Copied as one line: paste it into a chat, and from there back here</source>
        <translation>Als eine Zeile kopiert: in einen Chat einfügen, und von dort wieder hier</translation>
    </message>
    <message>
        <source>Copied as text, as people post it</source>
        <translation>Als Text kopiert, wie man ihn in ein Forum stellt</translation>
    </message>
    <message>
        <source>Copied as a test case of jDip</source>
        <translation>Als Testfall von jDip kopiert</translation>
    </message>
    <message>
        <source>The study as a &amp;handout</source>
        <translation>Die Studie als &amp;Handzettel</translation>
    </message>
    <message>
        <source>Co&amp;py as one line</source>
        <translation>Als eine &amp;Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the whole study as one line of text, for a chat</source>
        <translation>Die ganze Studie als eine Zeile Text kopieren, für einen Chat</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy the line shown as text, as people post it: orders, results and commentary</source>
        <translation>Die gezeigte Variante als Text kopieren, wie man ihn in ein Forum stellt: Befehle, Ergebnisse und Kommentar</translation>
    </message>
    <message>
        <source>Copy as a test case of &amp;jDip</source>
        <translation>Als Testfall von &amp;jDip kopieren</translation>
    </message>
    <message>
        <source>Copy the phase shown in the text form that other adjudicators read</source>
        <translation>Die gezeigte Phase in der Textform kopieren, die andere Auswerter lesen</translation>
    </message>
    <message>
        <source>Copy the &amp;result</source>
        <translation>Er&amp;gebnis kopieren</translation>
    </message>
    <message>
        <source>Save the board as PNG, SVG or PDF; the file can be opened as the study again</source>
        <translation>Das Brett als PNG, SVG oder PDF speichern; die Datei lässt sich wieder als die Studie öffnen</translation>
    </message>
    <message>
        <source>&amp;Clicks explain</source>
        <translation>&amp;Klicks erklären</translation>
    </message>
    <message>
        <source>A click on the board chooses what is explained and writes no order, or writes orders again</source>
        <translation>Ein Klick auf das Brett wählt, was erklärt wird, und schreibt keinen Befehl, oder schreibt wieder Befehle</translation>
    </message>
    <message>
        <source>&amp;Move windows away</source>
        <translation>Fenster we&amp;gräumen</translation>
    </message>
    <message>
        <source>Move what is covered to a display that the players do not see</source>
        <translation>Was verdeckt ist, auf einen Bildschirm verschieben, den die Spieler nicht sehen</translation>
    </message>
    <message>
        <source>Sho&amp;w this window anyway</source>
        <translation>Dieses Fenster tr&amp;otzdem zeigen</translation>
    </message>
    <message>
        <source>Show this window, also to the players, until the phase is over</source>
        <translation>Dieses Fenster bis zum Ende der Phase zeigen, auch den Spielern</translation>
    </message>
    <message>
        <source>Begin a &amp;game from here</source>
        <translation>Pa&amp;rtie ab hier beginnen</translation>
    </message>
    <message>
        <source>Open the phase shown as the current one of a game, with its orders and the phases before it: to play on, or to reveal it to an audience</source>
        <translation>Die gezeigte Phase als laufende einer Partie öffnen, mit ihren Befehlen und den Phasen davor: um weiterzuspielen oder sie einem Publikum aufzudecken</translation>
    </message>
    <message>
        <source>Show the players the next of the slides that take turns</source>
        <translation>Den Spielern die nächste der Folien zeigen, die einander abwechseln</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Was wäre wenn…</translation>
    </message>
    <message>
        <source>Try out other orders of the phase on your board. They stay in the file of the game, and the players never see them</source>
        <translation>Andere Befehle der Phase auf Ihrem Brett ausprobieren. Sie bleiben in der Datei der Partie, und die Spieler sehen sie nie</translation>
    </message>
    <message>
        <source>&amp;Variations in this game</source>
        <translation>Var&amp;ianten in dieser Partie</translation>
    </message>
    <message>
        <source>Open as a study of its o&amp;wn</source>
        <translation>Als eigene S&amp;tudie öffnen</translation>
    </message>
    <message>
        <source>Open a copy of these variations as a study, with a file of its own</source>
        <translation>Eine Kopie dieser Varianten als Studie mit eigener Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Present this line</source>
        <translation>Diese Variante &amp;vorführen</translation>
    </message>
    <message>
        <source>Show the audience the line shown as it is now, without the results of its last phase</source>
        <translation>Dem Publikum die gezeigte Variante zeigen, wie sie jetzt ist, ohne die Ergebnisse ihrer letzten Phase</translation>
    </message>
    <message>
        <source>Show the audience the results of what is presented</source>
        <translation>Dem Publikum die Ergebnisse dessen zeigen, was vorgeführt wird</translation>
    </message>
    <message>
        <source>Remove all these variat&amp;ions</source>
        <translation>All diese Vari&amp;anten entfernen</translation>
    </message>
    <message>
        <source>Remove all that was tried out here from the file of the game</source>
        <translation>Alles hier Ausprobierte aus der Datei der Partie entfernen</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>&amp;Kopie speichern als…</translation>
    </message>
    <message>
        <source>Save a copy in a form that other programs read: saved games, test cases, DFEN, orders, tables</source>
        <translation>Eine Kopie in einer Form speichern, die andere Programme lesen: gespeicherte Partien, Testfälle, DFEN, Befehle, Tabellen</translation>
    </message>
    <message>
        <source>Keep the panels in their places, without a title bar of their own</source>
        <translation>Die Bereiche an ihrem Platz festhalten, ohne eigene Titelleiste</translation>
    </message>
    <message>
        <source>Every term of the rules, and the rulebooks clause by clause</source>
        <translation>Jeder Begriff der Regeln, und die Regelwerke Stelle für Stelle</translation>
    </message>
    <message>
        <source>Next open &amp;question</source>
        <translation>Nächste L&amp;ücke oder Frage</translation>
    </message>
    <message>
        <source>Go to the next order that is missing, illegal, unclear or not understood</source>
        <translation>Zum nächsten Befehl gehen, der fehlt, unzulässig, unklar oder unverstanden ist</translation>
    </message>
    <message>
        <source>Show the agenda, goals, conferences and treaties in a panel</source>
        <translation>Zeigt Ablauf, Ziele, Konferenzen und Verträge in einer Leiste</translation>
    </message>
    <message>
        <source>Paste &amp;orders</source>
        <translation>&amp;Befehle einfügen</translation>
    </message>
    <message>
        <source>Write the orders that you have copied, of one power or of several</source>
        <translation>Kopierte Befehle eintragen, von einer Macht oder von mehreren</translation>
    </message>
    <message>
        <source>Begi&amp;n the speeches</source>
        <translation>Rede&amp;n beginnen</translation>
    </message>
    <message>
        <source>St&amp;op after each step of a fight</source>
        <translation>Nach jedem Schritt eines Kampfs an&amp;halten</translation>
    </message>
    <message>
        <source>Play the question, the count, the clash and the verdict of a fight one by one</source>
        <translation>Frage, Zählung, Zusammenstoß und Ergebnis eines Kampfs einzeln abspielen</translation>
    </message>
    <message>
        <source>&amp;Resolve and reveal</source>
        <translation>Auswerten und &amp;aufdecken</translation>
    </message>
    <message>
        <source>Show names once the board is enlarged, codes before</source>
        <translation>Namen zeigen, sobald das Brett vergrößert ist, sonst Kürzel</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Pfeil</translation>
    </message>
    <message>
        <source>Draw arrows for the players on the small picture of the audience window</source>
        <translation>Auf dem kleinen Bild des Publikumsfensters Pfeile für die Spieler zeichnen</translation>
    </message>
    <message>
        <source>&amp;Ring</source>
        <translation>&amp;Ring</translation>
    </message>
    <message>
        <source>Draw rings for the players on the small picture of the audience window</source>
        <translation>Auf dem kleinen Bild des Publikumsfensters Ringe für die Spieler zeichnen</translation>
    </message>
    <message>
        <source>&amp;Spotlight</source>
        <translation>&amp;Spotlicht</translation>
    </message>
    <message>
        <source>Light a part of what the players see and darken the rest</source>
        <translation>Einen Teil dessen beleuchten, was die Spieler sehen, und den Rest abdunkeln</translation>
    </message>
    <message>
        <source>Next &amp;colour</source>
        <translation>Nächste &amp;Farbe</translation>
    </message>
    <message>
        <source>Draw with the next colour: yellow, red, blue, white</source>
        <translation>Mit der nächsten Farbe zeichnen: Gelb, Rot, Blau, Weiß</translation>
    </message>
    <message>
        <source>&amp;Mark the chosen province</source>
        <translation>Gewählte Provinz &amp;markieren</translation>
    </message>
    <message>
        <source>Draw a ring round the chosen province, or light it with the spotlight</source>
        <translation>Einen Ring um die gewählte Provinz zeichnen oder sie mit dem Spotlicht beleuchten</translation>
    </message>
    <message>
        <source>&amp;Undo the last stroke</source>
        <translation>Letzten Strich z&amp;urücknehmen</translation>
    </message>
    <message>
        <source>Take away what was drawn last for the players</source>
        <translation>Wegnehmen, was zuletzt für die Spieler gezeichnet wurde</translation>
    </message>
    <message>
        <source>C&amp;lear the drawing</source>
        <translation>Zeichnung &amp;löschen</translation>
    </message>
    <message>
        <source>Take away all that was drawn for the players</source>
        <translation>Alles wegnehmen, was für die Spieler gezeichnet wurde</translation>
    </message>
    <message>
        <source>Draw for the room</source>
        <translation>Für alle zeichnen</translation>
    </message>
    <message>
        <source>Board, orders, results with reasons, other rulebooks, clauses and commentary</source>
        <translation>Brett, Befehle, Ergebnisse mit Gründen, andere Regelwerke, Regelstellen und Kommentar</translation>
    </message>
    <message>
        <source>Print a handout with board, orders, results, reasons, clauses and commentary, or save it as PDF</source>
        <translation>Einen Handzettel mit Brett, Befehlen, Ergebnissen, Gründen, Regelstellen und Kommentar drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>Uhr an&amp;halten</translation>
    </message>
    <message>
        <source>E&amp;nd the speeches</source>
        <translation>Rede&amp;n beenden</translation>
    </message>
    <message>
        <source>Print order sheets, the report of a phase, the board or a booklet of the whole game, or save them as PDF</source>
        <translation>Befehlszettel, den Bericht einer Phase, das Brett oder ein Heft der ganzen Partie drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>Read and write your notes on the phases; they are printed with the game</source>
        <translation>Ihre Notizen zu den Phasen lesen und schreiben; sie werden mit der Partie gedruckt</translation>
    </message>
    <message>
        <source>Sta&amp;rt the clock</source>
        <translation>Uhr sta&amp;rten</translation>
    </message>
    <message>
        <source>E&amp;nd the diplomacy</source>
        <translation>Diplomatie be&amp;enden</translation>
    </message>
    <message>
        <source>Draw the order of &amp;speakers…</source>
        <translation>Redefolge aus&amp;losen…</translation>
    </message>
    <message>
        <source>Draw by lot who speaks when; then the speeches begin</source>
        <translation>Lost aus, wer wann redet; dann beginnen die Reden</translation>
    </message>
    <message>
        <source>S&amp;how the form…</source>
        <translation>Formular an&amp;sehen…</translation>
    </message>
    <message>
        <source>Change the form of the selected conference; read it once it has ended</source>
        <translation>Ändert das Formular der gewählten Konferenz; nach ihrem Ende ist es nur zu lesen</translation>
    </message>
    <message>
        <source>Open a&amp;greements</source>
        <translation>Offene Ab&amp;kommen</translation>
    </message>
    <message>
        <source>Show the players the open treaties, and where conferences are held</source>
        <translation>Zeigt den Spielern die offenen Verträge und wo Konferenzen stattfinden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sheet of a power, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <comment>an undo step</comment>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Nothing is pasted: the board shows an earlier phase. Go back to %1 first.</source>
        <comment>a phase</comment>
        <translation>Nichts wird eingefügt: Das Brett zeigt eine frühere Phase. Gehen Sie zuerst zurück zu %1.</translation>
    </message>
    <message>
        <source>Nothing is pasted: %1 is resolved. Correct this phase, or go on to the next one first.</source>
        <comment>a phase</comment>
        <translation>Nichts eingefügt: %1 ist ausgewertet. Korrigieren Sie diese Phase, oder gehen Sie erst zur nächsten weiter.</translation>
    </message>
    <message>
        <source>All games that were kept are open or saved as files.</source>
        <translation>Alle aufbewahrten Partien sind geöffnet oder als Datei gespeichert.</translation>
    </message>
    <message>
        <source>Offer again the games that were never saved when the program was stopped</source>
        <translation>Bietet die Partien noch einmal an, die nie gespeichert waren, als das Programm angehalten wurde</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Aufbewahrte Partien</translation>
    </message>
    <message>
        <source>&amp;Kept games…</source>
        <translation>Aufbewahr&amp;te Partien…</translation>
    </message>
    <message>
        <source>Hold no speeches</source>
        <translation>Keine Reden halten</translation>
    </message>
    <message>
        <source>Go on without the speeches that are left</source>
        <translation>Fährt ohne die Reden fort, die noch ausstehen</translation>
    </message>
    <message>
        <source>Withdraw the motion</source>
        <translation>Antrag zurückziehen</translation>
    </message>
    <message>
        <source>Take the selected motion off the agenda, undecided</source>
        <translation>Nimmt den gewählten Antrag unentschieden von der Tagesordnung</translation>
    </message>
    <message>
        <source>End all speeches</source>
        <translation>Alle Reden beenden</translation>
    </message>
    <message>
        <source>Withdraw the form</source>
        <translation>Formular zurückziehen</translation>
    </message>
    <message>
        <source>Take back the form of the selected conference, which has not begun</source>
        <translation>Nimmt das Formular der gewählten Konferenz zurück, die nicht begonnen hat</translation>
    </message>
    <message>
        <source>Withdraw the draft</source>
        <translation>Entwurf zurückziehen</translation>
    </message>
    <message>
        <source>Take back the selected treaty, which not all have signed</source>
        <translation>Nimmt den gewählten Vertrag zurück, den nicht alle unterzeichnet haben</translation>
    </message>
    <message>
        <source>E&amp;nd the diplomacy…</source>
        <translation>Diplomatie be&amp;enden…</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>an undo step</comment>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Point at a province, or go to one with the arrow keys.</source>
        <translation>Auf eine Provinz zeigen oder mit den Pfeiltasten zu einer gehen.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is seen of a province, its orders</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Walk on the board</source>
        <translation>&amp;Auf dem Brett gehen</translation>
    </message>
    <message>
        <source>Go to the board with the keyboard, where the arrow keys go from province to province and Enter clicks</source>
        <translation>Mit der Tastatur aufs Brett gehen, wo die Pfeiltasten von Provinz zu Provinz führen und die Eingabetaste klickt</translation>
    </message>
    <message>
        <source>What is &amp;here</source>
        <translation>Was ist &amp;hier</translation>
    </message>
    <message>
        <source>Say what is in the province, with its order or result</source>
        <translation>Sagen, was in der Provinz ist, mit Befehl oder Ergebnis</translation>
    </message>
    <message>
        <source>What &amp;borders here</source>
        <translation>Was &amp;grenzt hier an</translation>
    </message>
    <message>
        <source>Say the neighbours of the province and what stands there</source>
        <translation>Die Nachbarn der Provinz nennen, und was dort steht</translation>
    </message>
    <message>
        <source>Who can &amp;come here</source>
        <translation>Wer kann her&amp;kommen</translation>
    </message>
    <message>
        <source>Say which units can move to the province</source>
        <translation>Sagen, welche Einheiten in die Provinz ziehen können</translation>
    </message>
    <message>
        <source>What &amp;attacks and supports here</source>
        <translation>Was greift hier an und &amp;unterstützt</translation>
    </message>
    <message>
        <source>Say the orders that attack or support in the province</source>
        <translation>Die Befehle nennen, die in der Provinz angreifen oder unterstützen</translation>
    </message>
    <message>
        <source>All &amp;units of the power</source>
        <translation>Alle &amp;Einheiten der Macht</translation>
    </message>
    <message>
        <source>Say all units of the power that is asked</source>
        <translation>Alle Einheiten der Macht nennen, die gefragt ist</translation>
    </message>
    <message>
        <source>What has chan&amp;ged</source>
        <translation>Was hat si&amp;ch geändert</translation>
    </message>
    <message>
        <source>Say what has changed since the last phase, or all results</source>
        <translation>Sagen, was sich seit der letzten Phase geändert hat, oder alle Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Find a province</source>
        <translation>&amp;Provinz finden</translation>
    </message>
    <message>
        <source>Go to the province whose name you type</source>
        <translation>Zu der Provinz gehen, deren Namen Sie tippen</translation>
    </message>
    <message>
        <source>Board as te&amp;xt</source>
        <translation>Brett als Te&amp;xt</translation>
    </message>
    <message>
        <source>Go to the list of all provinces with units, orders and results</source>
        <translation>Zur Liste aller Provinzen mit Einheiten, Befehlen und Ergebnissen gehen</translation>
    </message>
    <message>
        <source>Ask &amp;the board</source>
        <translation>Das Bre&amp;tt befragen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Einfü&amp;gen</translation>
    </message>
    <message>
        <source>Write the orders that you have copied; on an empty board, take the position or the case that you have copied</source>
        <translation>Kopierte Befehle eintragen; auf einem leeren Brett die kopierte Stellung oder den kopierten Fall übernehmen</translation>
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
        <translation>Twenty-Regeln</translation>
    </message>
    <message>
        <source>Committee rules</source>
        <translation>Komitee-Regeln</translation>
    </message>
</context>
<context>
    <name>ClauseMenu</name>
    <message>
        <source>What does %1 say?</source>
        <comment>clause</comment>
        <translation>Was sagt %1?</translation>
    </message>
</context>
<context>
    <name>CommitteeSteps</name>
    <message>
        <source>delegations</source>
        <translation>Delegationen</translation>
    </message>
    <message>
        <source>order of the speeches</source>
        <translation>Reihenfolge der Reden</translation>
    </message>
    <message>
        <source>next speaker</source>
        <translation>nächste Rede</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>motion decided</source>
        <translation>Antrag entschieden</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Award the points</source>
        <translation>Punkte vergeben</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Vergeben</translation>
    </message>
    <message>
        <source>points for a goal</source>
        <translation>Punkte für ein Ziel</translation>
    </message>
    <message>
        <source>Points no longer apply</source>
        <translation>Punkte gelten nicht mehr</translation>
    </message>
    <message>
        <source>&amp;Take the points back</source>
        <translation>Punkte &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>points lapsed</source>
        <translation>Punkte verfallen</translation>
    </message>
    <message>
        <source>conference</source>
        <translation>Konferenz</translation>
    </message>
    <message>
        <source>beginning of a conference</source>
        <translation>Beginn einer Konferenz</translation>
    </message>
    <message>
        <source>End the conference</source>
        <translation>Konferenz beenden</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>end of a conference</source>
        <translation>Ende einer Konferenz</translation>
    </message>
    <message>
        <source>treaty</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>broken treaty</source>
        <translation>gebrochener Vertrag</translation>
    </message>
    <message>
        <source>exchange of notes</source>
        <translation>Wechsel von Nachrichten</translation>
    </message>
    <message>
        <source>limit of the points</source>
        <translation>Grenze der Punkte</translation>
    </message>
    <message>
        <source>end of the speeches</source>
        <translation>Ende der Reden</translation>
    </message>
    <message>
        <source>The players see points at once, and this phase has not been revealed to them. Reveal it first.</source>
        <translation>Die Spieler sehen Punkte sofort, und diese Phase ist ihnen noch nicht aufgedeckt. Zuerst aufdecken.</translation>
    </message>
    <message>
        <source>motion withdrawn</source>
        <translation>Antrag zurückgezogen</translation>
    </message>
    <message>
        <source>conference withdrawn</source>
        <translation>Konferenz zurückgezogen</translation>
    </message>
    <message>
        <source>draft withdrawn</source>
        <translation>Entwurf zurückgezogen</translation>
    </message>
    <message>
        <source>The points count beside the supply centres of the power. The players see them, and the reason.</source>
        <translation>Die Punkte zählen neben den Versorgungszentren der Macht. Die Spieler sehen sie und die Begründung.</translation>
    </message>
    <message>
        <source>A delegation whose power is eliminated keeps the points that still apply.</source>
        <translation>Eine Delegation, die ihr Land verloren hat, behält die Punkte, die noch gelten.</translation>
    </message>
    <message>
        <source>end of the diplomacy</source>
        <translation>Ende der Diplomatie</translation>
    </message>
    <message>
        <source>A conference lasts a year at most. Say what it has decided.</source>
        <translation>Eine Konferenz dauert höchstens ein Jahr. Schreiben Sie, was sie beschlossen hat.</translation>
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
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Three-letter codes</source>
        <translation>Dreibuchstabige Kürzel</translation>
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
        <source>Number of the draw</source>
        <translation>Nummer der Auslosung</translation>
    </message>
    <message>
        <source>The same number gives the same draw on every computer</source>
        <translation>Dieselbe Nummer ergibt auf jedem Rechner dieselbe Auslosung</translation>
    </message>
    <message>
        <source>Names when zoomed in, codes otherwise</source>
        <translation>Namen in der Vergrößerung, sonst Kürzel</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>there is no map with this name; expected its .toml and .svg files in the folder chancery/maps of your data directory</source>
        <translation>eine Karte dieses Namens gibt es nicht; erwartet werden ihre .toml- und .svg-Datei im Ordner chancery/maps Ihres Datenverzeichnisses</translation>
    </message>
    <message>
        <source>the map has a fault here; chancery-cli check-map says what is expected</source>
        <translation>die Karte hat hier einen Fehler; chancery-cli check-map sagt, was erwartet wird</translation>
    </message>
    <message>
        <source>the map&apos;s picture has a fault here; chancery-cli check-map says what is expected</source>
        <translation>das Bild der Karte hat hier einen Fehler; chancery-cli check-map sagt, was erwartet wird</translation>
    </message>
    <message>
        <source>the document is too large; expected at most %1 MiB</source>
        <translation>die Datei ist zu groß; erwartet werden höchstens %1 MiB</translation>
    </message>
    <message>
        <source>the file ends too early; expected the rest of it</source>
        <translation>die Datei endet zu früh; erwartet wird der Rest</translation>
    </message>
    <message>
        <source>this text cannot be read; expected valid characters and a closing quotation mark</source>
        <translation>dieser Text lässt sich nicht lesen; erwartet werden gültige Zeichen und ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>this is set twice; expected once only</source>
        <translation>dies steht zweimal da; erwartet wird es nur einmal</translation>
    </message>
    <message>
        <source>this heading cannot be read; expected [name] or [[name]] and nothing else</source>
        <translation>diese Überschrift lässt sich nicht lesen; erwartet wird [name] oder [[name]] und sonst nichts</translation>
    </message>
    <message>
        <source>%1 is named twice here; expected each delegation once (Committee, %2)</source>
        <translation>%1 ist hier zweimal genannt; erwartet wird jede Delegation einmal (Committee, %2)</translation>
    </message>
    <message>
        <source>this list cannot be read; expected values separated by commas and a closing ]</source>
        <translation>diese Liste lässt sich nicht lesen; erwartet werden Werte, durch Kommas getrennt, und ein schließendes ]</translation>
    </message>
    <message>
        <source>this table cannot be read; expected entries like key = &quot;text&quot;, separated by commas, and }</source>
        <translation>diese Tabelle lässt sich nicht lesen; erwartet werden Einträge wie schlüssel = &quot;text&quot;, durch Kommas getrennt, und }</translation>
    </message>
    <message>
        <source>this value cannot be read; expected a “text” in quotation marks, a number, true or false</source>
        <translation>dieser Wert lässt sich nicht lesen; erwartet wird ein &quot;text&quot; in Anführungszeichen, eine Zahl, true oder false</translation>
    </message>
    <message>
        <source>this line cannot be read; expected key = &quot;text&quot;, a [heading] or a comment after #</source>
        <translation>diese Zeile lässt sich nicht lesen; erwartet wird schlüssel = &quot;text&quot;, eine [Überschrift] oder ein Kommentar nach #</translation>
    </message>
    <message>
        <source>this character is allowed only in quotation marks or comments; expected a plain letter or digit</source>
        <translation>dieses Zeichen ist nur in Anführungszeichen oder Kommentaren erlaubt; erwartet wird ein einfacher Buchstabe oder eine Ziffer</translation>
    </message>
    <message>
        <source>a number cannot contain a quotation mark; expected digits only</source>
        <translation>eine Zahl kann kein Anführungszeichen enthalten; erwartet werden nur Ziffern</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply; expected at most %1 levels</source>
        <translation>die Klammern sind zu tief geschachtelt; erwartet werden höchstens %1 Ebenen</translation>
    </message>
    <message>
        <source>a line after a backslash cannot start with this character; expected a plain letter or digit</source>
        <translation>eine Zeile nach einem Backslash kann nicht mit diesem Zeichen beginnen; erwartet wird ein einfacher Buchstabe oder eine Ziffer</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a text in quotation marks</source>
        <translation>„%1“ fehlt; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a whole number</source>
        <translation>„%1“ fehlt; erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>this is not a text; expected a text in quotation marks</source>
        <translation>das ist kein Text; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>this is not a list; expected a list of texts in square brackets</source>
        <translation>das ist keine Liste; erwartet wird eine Liste von Texten in eckigen Klammern</translation>
    </message>
    <message>
        <source>%1: this is not a text; expected a text in quotation marks</source>
        <translation>%1: das ist kein Text; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected the name of a power</source>
        <translation>„%1“ ist keine Macht dieser Karte; erwartet wird der Name einer Macht</translation>
    </message>
    <message>
        <source>“%1” is not a province on this map; expected a code such as PAR</source>
        <translation>„%1“ ist keine Provinz dieser Karte; erwartet wird ein Kürzel wie PAR</translation>
    </message>
    <message>
        <source>%1 is not a supply centre; expected a province that is one</source>
        <translation>%1 ist kein Versorgungszentrum; erwartet wird eine Provinz, die eines ist</translation>
    </message>
    <message>
        <source>“%1” is not a phase; expected one such as “S1901M”</source>
        <translation>„%1“ ist keine Phase; erwartet wird eine wie „S1901M“</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected one of %2</source>
        <translation>„%1“ ist hier unbekannt; erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected for example %2</source>
        <translation>„%1“ ist hier nicht bekannt; erwartet wird zum Beispiel %2</translation>
    </message>
    <message>
        <source>“%1” is not an order in this position; expected one such as “A PAR - BUR”</source>
        <translation>„%1“ ist in dieser Stellung kein Befehl; erwartet wird einer wie „A PAR - BUR“</translation>
    </message>
    <message>
        <source>there is no rulebook “%1”; expected one such as “datc” or “1971”</source>
        <translation>ein Regelwerk „%1“ gibt es nicht; erwartet wird eines wie „datc“ oder „1971“</translation>
    </message>
    <message>
        <source>the map “%1” cannot be used: %2</source>
        <translation>die Karte „%1“ lässt sich nicht verwenden: %2</translation>
    </message>
    <message>
        <source>%1 has two owners; expected one owner of each centre</source>
        <translation>%1 hat zwei Besitzer; erwartet wird ein Besitzer je Zentrum</translation>
    </message>
    <message>
        <source>the file has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation>die Datei hat das Format %1; erwartet wird das Format %2. Eine neuere Version von Chancery kann sie vielleicht lesen</translation>
    </message>
    <message>
        <source>this game has no phases; expected at least one [[phase]]</source>
        <translation>diese Partie hat keine Phasen; erwartet wird mindestens eine [[phase]]</translation>
    </message>
    <message>
        <source>there are too many phases; expected at most %1</source>
        <translation>es sind zu viele Phasen; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>a vote ended the game before this phase; expected no further phase</source>
        <translation>eine Abstimmung hat die Partie vor dieser Phase beendet; erwartet wird keine weitere Phase</translation>
    </message>
    <message>
        <source>there are too many orders in this phase; expected at most %1</source>
        <translation>es sind zu viele Befehle in dieser Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>there are too many awards in this phase; expected at most %1</source>
        <translation>es sind zu viele Punktvergaben in dieser Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>“%1” has too many entries; expected at most %2</source>
        <translation>„%1“ hat zu viele Einträge; erwartet werden höchstens %2</translation>
    </message>
    <message>
        <source>this absence ends before it begins; expected a later phase</source>
        <translation>diese Abwesenheit endet, bevor sie beginnt; erwartet wird eine spätere Phase</translation>
    </message>
    <message>
        <source>a seed cannot be negative; expected 0 or more</source>
        <translation>eine Startzahl kann nicht negativ sein; erwartet wird 0 oder mehr</translation>
    </message>
    <message>
        <source>this power is drawn twice; expected each power once</source>
        <translation>diese Macht ist zweimal ausgelost; erwartet wird jede Macht einmal</translation>
    </message>
    <message>
        <source>these votes do not give this result; expected “passed” only if all agree</source>
        <translation>diese Stimmen ergeben dieses Ergebnis nicht; erwartet wird „passed“ nur, wenn alle zustimmen</translation>
    </message>
    <message>
        <source>this ruling has no reason; expected some words</source>
        <translation>diese Entscheidung hat keine Begründung; erwartet werden einige Worte</translation>
    </message>
    <message>
        <source>this ruling is about another province; expected one about %1</source>
        <translation>diese Entscheidung betrifft eine andere Provinz; erwartet wird eine zu %1</translation>
    </message>
    <message>
        <source>this ruling names no power; expected power = &quot;…&quot;</source>
        <translation>diese Entscheidung nennt keine Macht; erwartet wird power = &quot;…&quot;</translation>
    </message>
    <message>
        <source>there are too many rulings in this phase; expected at most %1</source>
        <translation>es sind zu viele Entscheidungen in dieser Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>the journal has orders of another phase; expected the current one</source>
        <translation>das Journal hat Befehle einer anderen Phase; erwartet wird die laufende</translation>
    </message>
    <message>
        <source>the journal names a power that is not on this map</source>
        <translation>das Journal nennt eine Macht, die es auf dieser Karte nicht gibt</translation>
    </message>
    <message>
        <source>the journal has phases that do not follow the phases before</source>
        <translation>das Journal hat Phasen, die nicht auf die vorigen folgen</translation>
    </message>
    <message>
        <source>the journal is about another map; expected the map of this game</source>
        <translation>das Journal gehört zu einer anderen Karte; erwartet wird die Karte dieser Partie</translation>
    </message>
    <message>
        <source>“%1” is not a unit; expected one such as “A PAR” or “F STP/sc”</source>
        <translation>„%1“ ist keine Einheit; erwartet wird eine wie „A PAR“ oder „F STP/sc“</translation>
    </message>
    <message>
        <source>“%1”: there is no province “%2” on this map; expected a code such as PAR</source>
        <translation>„%1“: eine Provinz „%2“ gibt es auf dieser Karte nicht; erwartet wird ein Kürzel wie PAR</translation>
    </message>
    <message>
        <source>“%1”: an army cannot be at sea; expected a province on land</source>
        <translation>„%1“: eine Armee kann nicht auf See sein; erwartet wird eine Provinz an Land</translation>
    </message>
    <message>
        <source>“%1”: a fleet cannot be inland; expected a sea or a coast</source>
        <translation>„%1“: eine Flotte kann nicht im Binnenland sein; erwartet wird eine Seeprovinz oder eine Küste</translation>
    </message>
    <message>
        <source>“%1”: the coast is missing; expected %2 or %3</source>
        <translation>„%1“: die Küste fehlt; erwartet wird %2 oder %3</translation>
    </message>
    <message>
        <source>there is no option “%1”; expected one of those that a rulebook has, such as “paradox”</source>
        <translation>eine Option „%1“ gibt es nicht; erwartet wird eine, die ein Regelwerk hat, etwa „paradox“</translation>
    </message>
    <message>
        <source>the option “%1” cannot be “%2”; expected one of %3</source>
        <translation>die Option „%1“ kann nicht „%2“ sein; erwartet wird eines von %3</translation>
    </message>
    <message>
        <source>“%1” is not a house rule; expected OPTION=VALUE, such as paradox=szykman</source>
        <translation>„%1“ ist keine Hausregel; erwartet wird OPTION=WERT, etwa paradox=szykman</translation>
    </message>
    <message>
        <source>this is not a time of day; expected one such as “23:30”</source>
        <translation>das ist keine Uhrzeit; erwartet wird eine wie „23:30“</translation>
    </message>
    <message>
        <source>there are too many agreements in a phase; expected at most %1</source>
        <translation>es gibt zu viele Absprachen in einer Phase; erwartet werden höchstens %1</translation>
    </message>
    <message>
        <source>%1 has no goals; expected at least one for each delegation (Committee, Non-territorial victory points)</source>
        <translation>%1 hat keine Ziele; erwartet wird mindestens eines für jede Delegation (Committee, Non-territorial victory points)</translation>
    </message>
    <message>
        <source>this set-up is for the map “%1”; expected one for “%2”</source>
        <translation>diese Vorlage ist für die Karte „%1“; erwartet wird eine für „%2“</translation>
    </message>
    <message>
        <source>this set-up has another format; expected format = 1</source>
        <translation>diese Vorlage hat ein anderes Format; erwartet wird format = 1</translation>
    </message>
    <message>
        <source>the number of delegates is %1; expected two (Committee, Delegations and countries)</source>
        <translation>die Zahl der Delegierten ist %1; erwartet werden zwei (Committee, Delegations and countries)</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>das Anführungszeichen ist nicht geschlossen</translation>
    </message>
    <message>
        <source>“%1:” is not known here; expected one of %2</source>
        <translation>„%1:“ ist hier unbekannt; erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>the line is incomplete; expected all of it, up to its last bracket</source>
        <translation>die Zeile ist unvollständig; erwartet wird sie ganz, bis hinter ihre letzte Klammer</translation>
    </message>
    <message>
        <source>the line was changed on its way; expected it as it was copied</source>
        <translation>die Zeile wurde unterwegs verändert; erwartet wird sie so, wie sie kopiert wurde</translation>
    </message>
    <message>
        <source>the study has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation>die Studie hat Format %1; erwartet wird Format %2. Eine neuere Version von Chancery kann sie vielleicht lesen</translation>
    </message>
    <message>
        <source>this study has no lines; expected at least one [[line]]</source>
        <translation>diese Studie hat keine Varianten; erwartet wird mindestens eine [[line]]</translation>
    </message>
    <message>
        <source>this is not the number of a line; expected a number from 1 on that no other line has</source>
        <translation>das ist keine Nummer einer Variante; erwartet wird eine Zahl ab 1, die keine andere Variante hat</translation>
    </message>
    <message>
        <source>no line before this one has this number; expected an earlier line</source>
        <translation>keine Variante davor hat diese Nummer; erwartet wird eine frühere Variante</translation>
    </message>
    <message>
        <source>“%1” does not say whose unit it is. Write the name of the power before its orders, such as “Austria:”.</source>
        <translation>„%1“ sagt nicht, wessen Einheit es ist. Schreiben Sie den Namen der Macht vor ihre Befehle, etwa „Österreich:“.</translation>
    </message>
    <message>
        <source>this is a mistake of Chancery, not of the file; it can be reported as: %1</source>
        <translation>das ist ein Fehler von Chancery, nicht der Datei; er lässt sich so melden: %1</translation>
    </message>
    <message>
        <source>“%1” is too small or too large; expected %2 to %3</source>
        <translation>„%1“ ist zu klein oder zu groß; erwartet wird %2 bis %3</translation>
    </message>
    <message>
        <source>this entry breaks a rule (Committee, %1); expected one that keeps it: %2</source>
        <translation>dieser Eintrag verletzt eine Regel (Committee, %1); erwartet wird einer, der sie einhält: %2</translation>
    </message>
    <message>
        <source>%1 is missing; expected each delegation once (Committee, %2)</source>
        <translation>%1 fehlt; erwartet wird jede Delegation einmal (Committee, %2)</translation>
    </message>
    <message>
        <source>This text is from a program and is damaged or not whole: %1. Copy all of it, from the first { to the last }.</source>
        <translation>Dieser Text stammt aus einem Programm und ist beschädigt oder unvollständig: %1. Kopieren Sie ihn ganz, von der ersten { bis zur letzten }.</translation>
    </message>
    <message>
        <source>No unit and no order could be read in this text. Copy a position, orders under the names of their powers, a test case or a study.</source>
        <translation>In diesem Text ließen sich weder Einheiten noch Befehle lesen. Kopieren Sie eine Stellung, Befehle unter den Namen ihrer Mächte, einen Testfall oder eine Studie.</translation>
    </message>
    <message>
        <source>This looks like a saved game of the library “diplomacy”, but its JSON is damaged: %1. Save it there again.</source>
        <translation>Das sieht aus wie eine gespeicherte Partie der Bibliothek „diplomacy“, doch ihr JSON ist beschädigt: %1. Speichern Sie sie dort noch einmal.</translation>
    </message>
    <message>
        <source>This looks like a saved game of the library “diplomacy”, but it has no phases. Save it there again.</source>
        <translation>Das sieht aus wie eine gespeicherte Partie der Bibliothek „diplomacy“, doch sie hat keine Phasen. Speichern Sie sie dort noch einmal.</translation>
    </message>
    <message>
        <source>This is a saved game of jDip (.jdip) or another compressed file; it cannot be read. Open it in jDip, copy the results or the orders there as text, and paste them here as a study.</source>
        <translation>Das ist eine gespeicherte Partie von jDip (.jdip) oder eine andere komprimierte Datei; sie lässt sich nicht lesen. Öffnen Sie sie in jDip, kopieren Sie dort die Ergebnisse oder die Befehle als Text und fügen Sie sie hier als Studie ein.</translation>
    </message>
    <message>
        <source>This is a phase as Diplicity (godip) sends it; it cannot be read. Copy the orders or the results from the page of the game, and paste those.</source>
        <translation>Das ist eine Phase, wie Diplicity (godip) sie sendet; sie lässt sich nicht lesen. Kopieren Sie die Befehle oder die Ergebnisse von der Seite der Partie und fügen Sie diese ein.</translation>
    </message>
    <message>
        <source>This is a zip archive; it cannot be read. Unpack it, and open the file that is in it.</source>
        <translation>Das ist ein Zip-Archiv; es lässt sich nicht lesen. Entpacken Sie es und öffnen Sie die Datei, die darin ist.</translation>
    </message>
    <message>
        <source>This looks like a position in one line (DFEN), but “%1” in it cannot be read. Such a line is “1901sm/Aabud,Rfstp.sc/Abud,Nswe/-”.</source>
        <translation>Das sieht nach einer Position in einer Zeile (DFEN) aus, aber „%1“ darin ist nicht lesbar. Eine solche Zeile ist „1901sm/Aabud,Rfstp.sc/Abud,Nswe/-“.</translation>
    </message>
    <message>
        <source>This looks like a position of DAIDE, but “%1” in it cannot be read. Such a position is “NOW (SPR 1901) (AUS AMY BUD)”.</source>
        <translation>Das sieht nach einer Position von DAIDE aus, aber „%1“ darin ist nicht lesbar. Eine solche Position ist „NOW (SPR 1901) (AUS AMY BUD)“.</translation>
    </message>
    <message>
        <source>expected nothing after the object</source>
        <translation>hinter dem Objekt wurde nichts mehr erwartet</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>ein Wert wurde erwartet</translation>
    </message>
    <message>
        <source>expected a name in quotation marks</source>
        <translation>ein Name in Anführungszeichen wurde erwartet</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>ein Doppelpunkt wurde erwartet</translation>
    </message>
    <message>
        <source>expected a comma or }</source>
        <translation>ein Komma oder } wurde erwartet</translation>
    </message>
    <message>
        <source>expected a comma or ]</source>
        <translation>ein Komma oder ] wurde erwartet</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a control character must be written as an escape</source>
        <translation>ein Steuerzeichen muss mit \ geschrieben sein</translation>
    </message>
    <message>
        <source>illegal escape</source>
        <translation>unzulässiges Zeichen hinter \</translation>
    </message>
    <message>
        <source>half of a character</source>
        <translation>nur die Hälfte eines Zeichens</translation>
    </message>
    <message>
        <source>the line is not in UTF-8</source>
        <translation>die Zeile ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>expected an object: {&quot;phase&quot;: ..., &quot;units&quot;: ...}</source>
        <translation>ein Objekt wurde erwartet: {&quot;phase&quot;: ..., &quot;units&quot;: ...}</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>Spalte %1: %2</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>unzulässiger Wert</translation>
    </message>
    <message>
        <source>the case has no end; expected END</source>
        <translation>der Fall hat kein Ende; END wurde erwartet</translation>
    </message>
    <message>
        <source>there is no case; expected CASE</source>
        <translation>es gibt keinen Fall; CASE wurde erwartet</translation>
    </message>
    <message>
        <source>the line is not in UTF-8; expected a text file in UTF-8</source>
        <translation>die Zeile ist nicht in UTF-8; eine Textdatei in UTF-8 wurde erwartet</translation>
    </message>
    <message>
        <source>CASE is expected before %1</source>
        <translation>vor %1 wurde CASE erwartet</translation>
    </message>
    <message>
        <source>END is expected before VARIANT_ALL</source>
        <translation>vor VARIANT_ALL wurde END erwartet</translation>
    </message>
    <message>
        <source>END is expected before the next CASE</source>
        <translation>vor dem nächsten CASE wurde END erwartet</translation>
    </message>
    <message>
        <source>there are too many cases in this file; expected at most %1</source>
        <translation>diese Datei hat zu viele Fälle; höchstens %1 wurden erwartet</translation>
    </message>
    <message>
        <source>this is not a phase; expected one such as “Fall 1901, Movement”</source>
        <translation>das ist keine Phase; eine wie „Fall 1901, Movement“ wurde erwartet</translation>
    </message>
    <message>
        <source>“%1” is outside every section; expected PRESTATE, ORDERS or another section before it</source>
        <translation>„%1“ steht außerhalb jedes Abschnitts; davor wurde PRESTATE, ORDERS oder ein anderer Abschnitt erwartet</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected “%2”, perhaps</source>
        <translation>„%1“ ist keine Macht dieser Karte; vielleicht „%2“?</translation>
    </message>
    <message>
        <source>END has no beginning; expected CASE before it</source>
        <translation>END hat keinen Anfang; davor wurde CASE erwartet</translation>
    </message>
    <message>
        <source>This text is from a program (JSON), but it has no phase and no units that Chancery knows. Copy the position or the orders there as text, and paste that.</source>
        <translation>Dieser Text stammt aus einem Programm (JSON), hat aber weder eine Phase noch Einheiten, die Chancery kennt. Kopieren Sie dort die Position oder die Befehle als Text und fügen Sie diesen ein.</translation>
    </message>
    <message>
        <source>“%1” is not a text; expected a text in quotation marks</source>
        <translation>„%1“ ist kein Text; erwartet wird ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” is not a whole number; expected digits without quotation marks</source>
        <translation>„%1“ ist keine ganze Zahl; erwartet werden Ziffern ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no; expected true or false</source>
        <translation>„%1“ ist weder Ja noch Nein; erwartet wird true oder false</translation>
    </message>
    <message>
        <source>“%1” is not a list; expected a list in square brackets</source>
        <translation>„%1“ ist keine Liste; erwartet wird eine Liste in eckigen Klammern</translation>
    </message>
    <message>
        <source>“%1” has no entries of its own; expected lines such as key = &quot;text&quot; below it</source>
        <translation>„%1“ hat keine eigenen Einträge; erwartet werden Zeilen wie key = &quot;text&quot; darunter</translation>
    </message>
    <message>
        <source>This is a message of the protocol DAIDE without units and orders; it cannot be read. Only the messages NOW, ORD and SUB can be.</source>
        <translation>Das ist eine Nachricht des Protokolls DAIDE ohne Einheiten und Befehle; sie kann nicht gelesen werden. Nur die Nachrichten NOW, ORD und SUB können gelesen werden.</translation>
    </message>
    <message>
        <source>This looks like a game or orders of webDiplomacy, but the JSON is damaged: %1. Copy it whole.</source>
        <translation>Das sieht nach einer Partie oder Befehlen von webDiplomacy aus, aber das JSON ist beschädigt: %1. Kopieren Sie es ganz.</translation>
    </message>
    <message>
        <source>This is a game of webDiplomacy on another map (variant %1); it cannot be read. Only games of the variant Classic can be.</source>
        <translation>Das ist eine Partie von webDiplomacy auf einer anderen Karte (Variante %1); sie lässt sich nicht lesen. Nur Partien der Variante Classic sind lesbar.</translation>
    </message>
    <message>
        <source>This looks like a game or orders of webDiplomacy, but %1 is not a province of its variant Classic, which has 1 to 81.</source>
        <translation>Das sieht nach einer Partie oder Befehlen von webDiplomacy aus, aber %1 ist keine Provinz seiner Variante Classic, die 1 bis 81 hat.</translation>
    </message>
    <message>
        <source>This is of webDiplomacy, but it has no units and no orders. Copy the history of the game.</source>
        <translation>Das ist von webDiplomacy, hat aber weder Einheiten noch Befehle. Kopieren Sie den Verlauf der Partie.</translation>
    </message>
    <message>
        <source>“%1” could not be read. Write the name of the power, a colon and its orders, such as “Austria: A Vie - Tyr”.</source>
        <translation>„%1“ ist nicht lesbar. Schreiben Sie den Namen der Macht, einen Doppelpunkt und ihre Befehle, etwa „Österreich: A Wien - Tirol“.</translation>
    </message>
    <message>
        <source>These are orders of webDiplomacy, but they do not say whose they are (countryID). Copy the history of the game, or write the orders under the names of their powers.</source>
        <translation>Das sind Befehle von webDiplomacy, aber sie sagen nicht, von wem sie sind (countryID). Kopieren Sie den Verlauf der Partie, oder schreiben Sie die Befehle unter die Namen ihrer Mächte.</translation>
    </message>
    <message>
        <source>These are orders in one line (DSON) without the name of a power, so it is not known whose units they are. Paste them into the order sheet of their power, or write its name and a colon before them, or the line of the position (DFEN) above them.</source>
        <translation>Das sind Befehle in einer Zeile (DSON) ohne den Namen einer Macht; so ist nicht bekannt, wessen Einheiten es sind. Fügen Sie sie in den Befehlszettel ihrer Macht ein, oder schreiben Sie deren Namen und einen Doppelpunkt davor oder die Zeile der Stellung (DFEN) darüber.</translation>
    </message>
    <message>
        <source>This is a table of centres by year, as tournaments use it; it has no units and no orders. Open the game that it was made from.</source>
        <translation>Das ist eine Tabelle der Zentren nach Jahren, wie Turniere sie verwenden; sie hat weder Einheiten noch Befehle. Öffnen Sie die Partie, aus der sie stammt.</translation>
    </message>
    <message>
        <source>%1, at its start: only in the file: %2</source>
        <translation>%1, zu Beginn: nur in der Datei: %2</translation>
    </message>
    <message>
        <source>%1, at its start: only by the rules: %2</source>
        <translation>%1, zu Beginn: nur nach den Regeln: %2</translation>
    </message>
    <message>
        <source>%1, at its end: only in the file: %2</source>
        <translation>%1, am Ende: nur in der Datei: %2</translation>
    </message>
    <message>
        <source>%1, at its end: only by the rules: %2</source>
        <translation>%1, am Ende: nur nach den Regeln: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, but there is no such order</source>
        <translation>%1, %2: %3: &quot;%4&quot; in der Datei, aber es gibt keinen solchen Befehl</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, &quot;%5&quot; by the rules</source>
        <translation>%1, %2: %3: &quot;%4&quot; in der Datei, &quot;%5&quot; nach den Regeln</translation>
    </message>
    <message>
        <source>%1, %2: %3: no result in the file, &quot;%4&quot; by the rules</source>
        <translation>%1, %2: %3: kein Ergebnis in der Datei, &quot;%4&quot; nach den Regeln</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, which is left out</source>
        <translation>%1, %2: %3: &quot;%4&quot; in der Datei, was weggelassen wird</translation>
    </message>
    <message>
        <source>%1: by the rules %2 comes after %3</source>
        <translation>%1: Nach den Regeln folgt auf %3 die Phase %2</translation>
    </message>
    <message>
        <source>%1, at its start: the board is empty, because the file has no [phase.units]; expected a line of units for each power</source>
        <translation>%1, zu Beginn: Das Brett ist leer, denn die Datei hat kein [phase.units]; erwartet wird eine Zeile mit Einheiten für jede Macht</translation>
    </message>
    <message>
        <source>%1, at its start: %2</source>
        <translation>%1, zu Beginn: %2</translation>
    </message>
    <message>
        <source>%1, not resolved: %2</source>
        <translation>%1, nicht ausgewertet: %2</translation>
    </message>
    <message>
        <source>%1, %2: “%3” could not be read: %4</source>
        <translation>%1, %2: „%3“ war nicht zu lesen: %4</translation>
    </message>
    <message>
        <source>%1 %2 beside another unit</source>
        <translation>%1 %2 neben einer anderen Einheit</translation>
    </message>
    <message>
        <source>%1 %2 dislodged, retreats: none</source>
        <translation>%1 %2 vertrieben, Rückzüge: keine</translation>
    </message>
    <message>
        <source>%1 %2 dislodged, retreats: %3</source>
        <translation>%1 %2 vertrieben, Rückzüge: %3</translation>
    </message>
    <message>
        <source>%1 owns %2</source>
        <translation>%1 besitzt %2</translation>
    </message>
    <message>
        <source>%1 closed by a standoff</source>
        <translation>%1 nach einem Patt gesperrt</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 Any existing file is unchanged.</source>
        <comment>why a file could not be saved</comment>
        <translation>%1 Eine schon vorhandene Datei bleibt unverändert.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and its folder.</source>
        <translation>Diese Datei gibt es nicht. Bitte Namen und Ordner prüfen.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Das ist ein Ordner. Bitte eine Datei darin wählen.</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions, or choose another file.</source>
        <translation>Diese Datei dürfen Sie nicht lesen. Bitte die Zugriffsrechte ändern oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on, or choose another file.</source>
        <translation>Die Datei lässt sich nicht lesen. Bitte den Datenträger prüfen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file name.</source>
        <translation>Das ist ein Ordner. Bitte einen Dateinamen wählen.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>Diesen Ordner gibt es nicht. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, or choose another folder.</source>
        <translation>Die Festplatte ist voll. Bitte Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>You may not write here. Choose another folder.</source>
        <translation>Hier dürfen Sie nicht schreiben. Bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check the disk that it is on, or choose another folder.</source>
        <translation>Die Datei lässt sich nicht schreiben. Bitte den Datenträger prüfen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file. Choose a file.</source>
        <translation>Das ist eine Pipe oder ein Gerät und keine Datei. Bitte eine Datei wählen.</translation>
    </message>
    <message>
        <source>This is a link that leads to no file. Choose a file.</source>
        <translation>Diese Verknüpfung führt zu keiner Datei. Bitte eine Datei wählen.</translation>
    </message>
    <message>
        <source>This is a link, and Chancery follows none here. Put a file in its place.</source>
        <translation>Das ist eine Verknüpfung; hier folgt Chancery keiner. Bitte durch eine Datei ersetzen.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, which no file of Chancery is. Choose another file.</source>
        <translation>Diese Datei ist größer als %1 MiB, wie es keine Datei von Chancery ist. Bitte eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>There is something with this name already. Choose another name or another folder.</source>
        <translation>Diesen Namen gibt es hier schon. Bitte einen anderen Namen oder Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>The order of these speeches is not the one that was drawn by lot: %1.</source>
        <translation>Die Reihenfolge dieser Reden ist nicht die ausgeloste: %1.</translation>
    </message>
    <message>
        <source>The treaty “%1” was broken by %2 before all its parties had signed it: %3.</source>
        <translation>Der Vertrag „%1“ wurde gebrochen, bevor ihn alle Parteien unterzeichnet hatten: %2, %3.</translation>
    </message>
    <message>
        <source>The conference “%1” was longer than a year: %2 to %3.</source>
        <translation>Die Konferenz „%1“ dauerte länger als ein Jahr: %2 bis %3.</translation>
    </message>
    <message>
        <source>A delegate was sent to the conference “%1” by those who do not take part: %2.</source>
        <translation>Zur Konferenz „%1“ hat jemand einen Delegierten entsandt, der nicht teilnimmt: %2.</translation>
    </message>
    <message>
        <source>The preliminary goal of the conference is missing.</source>
        <translation>Das vorläufige Ziel der Konferenz fehlt.</translation>
    </message>
    <message>
        <source>Other delegations have to support the conference, and the definite goal has to be settled with them.</source>
        <translation>Andere Delegationen müssen die Konferenz unterstützen, und mit ihnen ist das endgültige Ziel zu klären.</translation>
    </message>
    <message>
        <source>The delegation that organises the conference takes part.</source>
        <translation>Die Delegation, die die Konferenz einberuft, nimmt teil.</translation>
    </message>
    <message>
        <source>A unit of %1 is in %2; the officers have to say that it is not hostile to the conference.</source>
        <translation>Eine Einheit (%1) ist in %2; die Leitung muss sagen, dass sie der Konferenz nicht feindlich ist.</translation>
    </message>
    <message>
        <source>The organising form of the conference is not filled in.</source>
        <translation>Das Formular der Konferenz ist nicht ausgefüllt.</translation>
    </message>
    <message>
        <source>The presidency has not given the conference a room.</source>
        <translation>Das Präsidium hat der Konferenz keinen Raum gegeben.</translation>
    </message>
    <message>
        <source>One or two presidents preside over a conference.</source>
        <translation>Ein oder zwei Mitglieder des Präsidiums leiten eine Konferenz.</translation>
    </message>
    <message>
        <source>No more delegations can vote than take part.</source>
        <translation>Es können nicht mehr Delegationen abstimmen, als teilnehmen.</translation>
    </message>
    <message>
        <source>Other rules of procedure need two thirds of the conference: %1 of %2 delegations voted for them.</source>
        <translation>Eine andere Geschäftsordnung braucht zwei Drittel der Konferenz: %1 von %2 Delegationen stimmten dafür.</translation>
    </message>
    <message>
        <source>Only delegations that take part use the telegraph.</source>
        <translation>Nur teilnehmende Delegationen benutzen den Telegrafen.</translation>
    </message>
    <message>
        <source>This conference is over; to continue it, call it again from the first step on.</source>
        <translation>Diese Konferenz ist vorbei; um sie fortzusetzen, ist sie vom ersten Schritt an neu einzuberufen.</translation>
    </message>
    <message>
        <source>Only one conference is held at a time; “%1” is not over.</source>
        <translation>Es findet immer nur eine Konferenz statt; „%1“ ist nicht vorbei.</translation>
    </message>
    <message>
        <source>This conference is already being held.</source>
        <translation>Diese Konferenz läuft schon.</translation>
    </message>
    <message>
        <source>This conference is not being held.</source>
        <translation>Diese Konferenz läuft nicht.</translation>
    </message>
    <message>
        <source>Say how the conference ended.</source>
        <translation>Anzugeben ist, wie die Konferenz geendet hat.</translation>
    </message>
    <message>
        <source>The conference has lasted a year.</source>
        <translation>Die Konferenz hat ein Jahr gedauert.</translation>
    </message>
    <message>
        <source>The two delegates of %1 have the same name.</source>
        <translation>Die zwei Delegierten (%1) heißen gleich.</translation>
    </message>
    <message>
        <source>The officers give a reason for what they decide.</source>
        <translation>Die Leitung begründet, was sie entscheidet.</translation>
    </message>
    <message>
        <source>This goal is on the list of the set-up; only proposals are judged.</source>
        <translation>Dieses Ziel steht auf der Liste der Vorlage; beurteilt werden nur Vorschläge.</translation>
    </message>
    <message>
        <source>The points of this goal are already awarded.</source>
        <translation>Die Punkte dieses Ziels sind schon vergeben.</translation>
    </message>
    <message>
        <source>The officers have to allow a proposed achievement before its points are awarded.</source>
        <translation>Die Leitung muss ein vorgeschlagenes Ziel zulassen, bevor es Punkte dafür gibt.</translation>
    </message>
    <message>
        <source>There are no points of this goal that could cease to apply.</source>
        <translation>Dieses Ziel hat keine Punkte, die verfallen könnten.</translation>
    </message>
    <message>
        <source>Speeches belong to the beginning of a turn, or to the end of its diplomacy.</source>
        <translation>Reden gehören an den Anfang eines Zuges oder an das Ende seiner Diplomatie.</translation>
    </message>
    <message>
        <source>The length of the speeches is announced beforehand: 1 second to %1 minutes.</source>
        <translation>Die Redezeit wird vorher bekannt gegeben: 1 Sekunde bis %1 Minuten.</translation>
    </message>
    <message>
        <source>These speeches were already drawn in this turn.</source>
        <translation>Diese Reden sind in diesem Zug schon ausgelost.</translation>
    </message>
    <message>
        <source>A motion is made by a delegation.</source>
        <translation>Einen Antrag stellt eine Delegation.</translation>
    </message>
    <message>
        <source>The motion does not say what it asks for.</source>
        <translation>Der Antrag sagt nicht, worum es geht.</translation>
    </message>
    <message>
        <source>A treaty is between at least two delegations.</source>
        <translation>Ein Vertrag besteht zwischen mindestens zwei Delegationen.</translation>
    </message>
    <message>
        <source>A treaty has a title and terms.</source>
        <translation>Ein Vertrag hat einen Titel und Bestimmungen.</translation>
    </message>
    <message>
        <source>Only a delegation that has signed a treaty can break it.</source>
        <translation>Nur eine Delegation, die einen Vertrag unterzeichnet hat, kann ihn brechen.</translation>
    </message>
    <message>
        <source>The note says how the treaty was broken.</source>
        <translation>Der Vermerk sagt, wie der Vertrag gebrochen wurde.</translation>
    </message>
    <message>
        <source>Notes are exchanged every %1 to %2 minutes.</source>
        <translation>Nachrichten werden alle %1 bis %2 Minuten gewechselt.</translation>
    </message>
    <message>
        <source>A delegation consists of two delegates; %1 has one.</source>
        <translation>Eine Delegation besteht aus zwei Delegierten; %1 hat nur einen Namen.</translation>
    </message>
    <message>
        <source>The diplomacy ends sooner only if all delegations agree; still to ask: %1.</source>
        <translation>Die Diplomatie endet nur früher, wenn alle Delegationen zustimmen; noch zu fragen: %1.</translation>
    </message>
    <message>
        <source>%1 owns %2 now: the officers have to say whether the place is conquered.</source>
        <translation>%2 hat einen neuen Besitzer (%1): Die Leitung muss sagen, ob der Ort erobert ist.</translation>
    </message>
    <message>
        <source>The goal was settled before the conference began; for another one, end this conference and call it again.</source>
        <translation>Das Ziel wurde vor Beginn der Konferenz festgelegt; für ein anderes ist sie zu beenden und neu einzuberufen.</translation>
    </message>
    <message>
        <source>The place was settled before the conference began; for another one, end this conference and call it again.</source>
        <translation>Der Ort wurde vor Beginn der Konferenz festgelegt; für einen anderen ist sie zu beenden und neu einzuberufen.</translation>
    </message>
    <message>
        <source>%1 has sent %2 to the conference “%3”, and no delegate has this name.</source>
        <translation>%1 hat %2 zur Konferenz „%3“ geschickt, aber in der Delegation heißt niemand so.</translation>
    </message>
    <message>
        <source>A conference ends after it has begun.</source>
        <translation>Eine Konferenz endet, nachdem sie begonnen hat.</translation>
    </message>
    <message>
        <source>Only a conference that has ended has an outcome.</source>
        <translation>Nur eine Konferenz, die zu Ende ist, hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>The extra points allowed for %1 or awarded to it come to %2, more than the limit of %3.</source>
        <translation>%1 kommt mit zugelassenen und vergebenen Zusatzpunkten auf %2, mehr als die Grenze von %3.</translation>
    </message>
    <message>
        <source>A goal names its delegation and what is to be achieved.</source>
        <translation>Ein Ziel nennt seine Delegation und was zu erreichen ist.</translation>
    </message>
    <message>
        <source>This achievement is worth 1 to %1 points, not %2.</source>
        <translation>Dieses Ziel ist 1 bis %1 Punkte wert, nicht %2.</translation>
    </message>
    <message>
        <source>The points of the goal “%1” can cease to apply only once %2 is conquered.</source>
        <translation>Die Punkte des Ziels „%1“ können erst verfallen, wenn die Macht erobert ist: %2.</translation>
    </message>
    <message>
        <source>Speeches at the end of the diplomacy have to be requested by a delegation; there is no request for %1.</source>
        <translation>Reden am Ende der Diplomatie muss eine Delegation beantragen; es gibt keinen Antrag für: %1.</translation>
    </message>
    <message>
        <source>In Fall there are speeches only if a delegation requests them; there is no request for %1.</source>
        <translation>Im Herbst gibt es Reden nur, wenn eine Delegation sie beantragt; es gibt keinen Antrag für: %1.</translation>
    </message>
    <message>
        <source>Only its parties sign or break a treaty; %1 is none.</source>
        <translation>Einen Vertrag unterzeichnen oder brechen nur seine Parteien; keine ist: %1.</translation>
    </message>
    <message>
        <source>A treaty is concluded when all its parties have signed it.</source>
        <translation>Ein Vertrag ist geschlossen, wenn alle seine Parteien unterzeichnet haben.</translation>
    </message>
    <message>
        <source>An entry is dated in a phase that this game has not had: %1.</source>
        <translation>Ein Eintrag steht in einer Phase, die es in dieser Partie nicht gab: %1.</translation>
    </message>
    <message>
        <source>“%1” is dated in a phase that this game has not had: %2.</source>
        <translation>„%1“ steht in einer Phase, die es in dieser Partie nicht gab: %2.</translation>
    </message>
    <message>
        <source>%1 is noted as having broken the treaty, so all its parties have signed it.</source>
        <translation>%1 hat den Vertrag laut Vermerk gebrochen; also haben ihn alle Parteien unterzeichnet.</translation>
    </message>
    <message>
        <source>A draft cannot be broken: a treaty is concluded when all its parties have signed it.</source>
        <translation>Ein Entwurf kann nicht gebrochen werden: Ein Vertrag ist geschlossen, sobald ihn alle Parteien unterzeichnet haben.</translation>
    </message>
    <message>
        <source>The place of the conference is missing.</source>
        <translation>Der Ort der Konferenz fehlt.</translation>
    </message>
    <message>
        <source>The name of the conference is missing.</source>
        <translation>Der Name der Konferenz fehlt.</translation>
    </message>
    <message>
        <source>A conference takes at least %1 delegations; so far %2.</source>
        <translation>Eine Konferenz braucht mindestens %1 Delegationen; bisher %2.</translation>
    </message>
    <message>
        <source>Before retreats are written nothing is discussed.</source>
        <translation>Bevor Rückzüge geschrieben werden, wird nicht gesprochen.</translation>
    </message>
    <message>
        <source>Before builds and removals are written nothing is discussed.</source>
        <translation>Bevor Auf- und Abbauten geschrieben werden, wird nicht gesprochen.</translation>
    </message>
    <message>
        <source>Each delegation sends one of its two delegates, and the other one stays; the name is missing for: %1.</source>
        <translation>Jede Delegation schickt eine oder einen ihrer zwei Delegierten: Es fehlt der Name für %1.</translation>
    </message>
    <message>
        <source>%1 has come to %2: the officers have to say whether the place is conquered. If it is not, tick in the form that no unit there is hostile to it.</source>
        <translation>%1 ist nach %2 gekommen: Die Leitung hat zu sagen, ob der Ort erobert ist. Ist er es nicht, im Formular ankreuzen, dass dort keine feindliche Einheit steht.</translation>
    </message>
    <message>
        <source>The request for speeches in %1 is undecided: note first whether the motion is carried.</source>
        <translation>Über den Antrag auf Reden für %1 ist nicht entschieden: zuerst vermerken, ob er angenommen ist.</translation>
    </message>
    <message>
        <source>“%2” is not the name of a delegate of %1.</source>
        <translation>%1: „%2“ ist kein Name.</translation>
    </message>
    <message>
        <source>%1 sends one of its two delegates, and “%2” is more than one.</source>
        <translation>%1 schickt eine Person ihrer Delegation; „%2“ sind mehrere.</translation>
    </message>
    <message>
        <source>%1 cannot send %2, who is there for %3. Two people of the same name need one more letter each.</source>
        <translation>%1 kann %2 nicht schicken: Dieser Name steht für %3. Heißen zwei gleich, braucht jeder Name einen Buchstaben mehr.</translation>
    </message>
    <message>
        <source>%1 presides and cannot be the delegate of %2.</source>
        <translation>%1 führt den Vorsitz und wird von niemandem geschickt (%2).</translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message>
        <source>A unit is at no place of this map where it can be, is of no power of this map, or is not in its order.</source>
        <translation>Eine Einheit ist an keinem Ort dieser Karte, an dem sie sein kann, gehört keiner Macht dieser Karte oder steht nicht in der Reihenfolge.</translation>
    </message>
    <message>
        <source>The position does not say who owns the centres.</source>
        <translation>Die Stellung sagt nicht, wem die Zentren gehören.</translation>
    </message>
    <message>
        <source>%1: another unit is in %2 too.</source>
        <translation>%1: In %2 ist noch eine Einheit.</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation>%1: Eine Armee kann nicht auf See sein.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation>%1: Eine Flotte kann nicht im Binnenland sein.</translation>
    </message>
    <message>
        <source>%1: it is on no coast of %2.</source>
        <translation>%1: Sie ist an keiner Küste von %2.</translation>
    </message>
    <message>
        <source>%1 is dislodged, but no units retreat in this phase.</source>
        <translation>%1 ist vertrieben, aber in dieser Phase gibt es keine Rückzüge.</translation>
    </message>
    <message>
        <source>%1: another unit is dislodged in %2 too.</source>
        <translation>%1: In %2 ist noch eine Einheit vertrieben.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: there is a unit.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Dort ist eine Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: there was a standoff.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Dort gab es ein Patt.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: it is not adjacent.</source>
        <translation>%1 kann sich nicht nach %2 zurückziehen: Das ist nicht benachbart.</translation>
    </message>
    <message>
        <source>No unit is dislodged, so none retreats.</source>
        <translation>Keine Einheit ist vertrieben, also zieht sich keine zurück.</translation>
    </message>
    <message>
        <source>No power may build or must remove a unit.</source>
        <translation>Keine Macht darf eine Einheit aufbauen oder muss eine abbauen.</translation>
    </message>
    <message>
        <source>No centre has an owner, so every unit is removed.</source>
        <translation>Kein Zentrum hat einen Besitzer, also wird jede Einheit abgebaut.</translation>
    </message>
    <message>
        <source>%1 is dislodged, but no other unit is in %2.</source>
        <translation>%1 ist vertrieben, aber in %2 ist keine andere Einheit.</translation>
    </message>
    <message>
        <source>%1 is marked as contested, but there is a unit.</source>
        <translation>%1 ist als umkämpft markiert, aber dort ist eine Einheit.</translation>
    </message>
    <message>
        <source>%1 has too many units (units: %2, centres: %3).</source>
        <translation>%1 hat zu viele Einheiten (Einheiten: %2, Zentren: %3).</translation>
    </message>
    <message>
        <source>%1 was never built: nothing in this game has brought it there.</source>
        <translation>%1 wurde nie gebaut: Nichts in dieser Partie hat sie dorthin gebracht.</translation>
    </message>
    <message>
        <source>%1 is on the wrong coast: by the orders it is in %2.</source>
        <translation>%1 steht an der falschen Küste: Nach den Befehlen ist sie in %2.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Diplomacy board</source>
        <translation>Diplomacy-Spielplan</translation>
    </message>
    <message>
        <source>the file name must end in .png, .svg or .pdf</source>
        <translation>der Dateiname muss auf .png, .svg oder .pdf enden</translation>
    </message>
</context>
<context>
    <name>TallyColumns</name>
    <message>
        <source>Centres</source>
        <translation>Zentren</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Victory points in addition to centres</source>
        <translation>Siegpunkte zusätzlich zu den Zentren</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
</context>
<context>
    <name>WrittenForms</name>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>die Spieler</translation>
    </message>
    <message>
        <source>the rulebook and house rules</source>
        <translation>Regelwerk und Hausregeln</translation>
    </message>
    <message>
        <source>other phases</source>
        <translation>andere Phasen</translation>
    </message>
    <message>
        <source>the orders</source>
        <translation>die Befehle</translation>
    </message>
    <message>
        <source>lines that could not be read</source>
        <translation>nicht lesbare Zeilen</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>die Ergebnisse</translation>
    </message>
    <message>
        <source>provinces closed by a standoff</source>
        <translation>durch ein Patt gesperrte Provinzen</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>die Notizen</translation>
    </message>
    <message>
        <source>rulings and agreements</source>
        <translation>Entscheidungen und Vereinbarungen</translation>
    </message>
    <message>
        <source>votes and victory points</source>
        <translation>Abstimmungen und Siegpunkte</translation>
    </message>
    <message>
        <source>entries of the Committee</source>
        <translation>Einträge des Committees</translation>
    </message>
    <message>
        <source>Game of Chancery</source>
        <translation>Partie von Chancery</translation>
    </message>
    <message>
        <source>Saved game of the library “diplomacy” (JSON)</source>
        <translation>Gespeicherte Partie der Bibliothek „diplomacy“ (JSON)</translation>
    </message>
    <message>
        <source>Test cases of jDip</source>
        <translation>Testfälle von jDip</translation>
    </message>
    <message>
        <source>Position with orders (TOML)</source>
        <translation>Stellung mit Befehlen (TOML)</translation>
    </message>
    <message>
        <source>Position in one line (DFEN)</source>
        <translation>Stellung in einer Zeile (DFEN)</translation>
    </message>
    <message>
        <source>Orders as text: A PAR - BUR</source>
        <translation>Befehle als Text: A PAR - BUR</translation>
    </message>
    <message>
        <source>Orders as text: A Par-Bur</source>
        <translation>Befehle als Text: A Par-Bur</translation>
    </message>
    <message>
        <source>Orders as text: Army Paris -&gt; Burgundy</source>
        <translation>Befehle als Text: Army Paris -&gt; Burgundy</translation>
    </message>
    <message>
        <source>Orders as text: The army at Paris move to Burgundy</source>
        <translation>Befehle als Text: The army at Paris move to Burgundy</translation>
    </message>
    <message>
        <source>Supply centres by year (CSV)</source>
        <translation>Versorgungszentren nach Jahren (CSV)</translation>
    </message>
    <message>
        <source>Owners of centres by year (CSV)</source>
        <translation>Besitzer der Zentren nach Jahren (CSV)</translation>
    </message>
    <message>
        <source>Centres and owners for tournaments (JSON)</source>
        <translation>Zentren und Besitzer für Turniere (JSON)</translation>
    </message>
    <message>
        <source>Orders with results (CSV)</source>
        <translation>Befehle mit Ergebnissen (CSV)</translation>
    </message>
    <message>
        <source>variations that were tried out</source>
        <translation>ausprobierte Varianten</translation>
    </message>
    <message>
        <source>units without orders</source>
        <translation>Einheiten ohne Befehl</translation>
    </message>
</context>
<context>
    <name>chancery::AboutDialog</name>
    <message>
        <source>About Chancery</source>
        <translation>Über Chancery</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation>Ein Spielbrett für Diplomacy-Spielleiter.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk.</source>
        <translation>Die Testfälle sind die „Diplomacy Adjudicator Test Cases“ von Lucas B. Kruijswijk.</translation>
    </message>
    <message>
        <source>Diplomacy is a trademark of its owner, who has nothing to do with this program.</source>
        <translation>Diplomacy ist eine Marke ihres Inhabers, der mit diesem Programm nichts zu tun hat.</translation>
    </message>
</context>
<context>
    <name>chancery::AgendaSteps</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>part of the agenda, how it stands, what is done</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>chancery::AgendaWords</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a sentence, and the rule that it follows</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Anträge</translation>
    </message>
    <message>
        <source>Conference</source>
        <translation>Konferenz</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Verträge</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Aufbau und Abbau</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a part of the agenda</comment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>next</source>
        <comment>a part of the agenda</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>possible now</source>
        <comment>a part of the agenda</comment>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>a part of the agenda</comment>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>The moves of this turn are made.</source>
        <translation>Die Züge dieser Runde sind gemacht.</translation>
    </message>
    <message>
        <source>The turn opens with speeches: announce how long one may last, and draw who speaks when.</source>
        <translation>Die Runde beginnt mit Reden: Ansagen, wie lange eine dauern darf, und auslosen, wer wann spricht.</translation>
    </message>
    <message>
        <source>%1 speaks: %2 of %3.</source>
        <comment>delegation, number of its speech, number of speeches</comment>
        <translation>Es spricht: %1 (%2 von %3).</translation>
    </message>
    <message>
        <source>None is called. It takes at least %1 delegations.</source>
        <translation>Keine ist einberufen. Sie braucht mindestens %1 Delegationen.</translation>
    </message>
    <message>
        <source>“%1” has to end.</source>
        <comment>conference</comment>
        <translation>„%1“ muss enden.</translation>
    </message>
    <message>
        <source>“%1” may begin: every rule is kept.</source>
        <comment>conference</comment>
        <translation>„%1“ kann beginnen: Jede Regel ist eingehalten.</translation>
    </message>
    <message>
        <source>“%1” may not begin yet.</source>
        <comment>conference</comment>
        <translation>„%1“ darf noch nicht beginnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s): see its form.</source>
        <translation>
            <numerusform>%n weitere Regel: siehe das Formular.</numerusform>
            <numerusform>%n weitere Regeln: siehe das Formular.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): not all parties have signed.</source>
        <translation>
            <numerusform>%n Entwurf: Nicht alle Parteien haben unterzeichnet.</numerusform>
            <numerusform>%n Entwürfe: Nicht alle Parteien haben unterzeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations may agree on anything, openly or in secret; nothing binds them.</source>
        <translation>Delegationen dürfen vereinbaren, was sie wollen, offen oder geheim; nichts bindet sie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The results are there. Show them, then go on to the next phase.</source>
        <translation>Die Ergebnisse sind da. Erst zeigen, dann weiter zur nächsten Phase.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 missing.</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n von %1 fehlt.</numerusform>
            <numerusform>%n von %1 fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A conference is a meeting of at least %1 delegations in a room of its own, with a goal, a place on the board and a president.</source>
        <translation>Eine Konferenz ist ein Treffen von mindestens %1 Delegationen in einem eigenen Raum, mit einem Ziel, einem Ort auf dem Brett und einem Präsidenten.</translation>
    </message>
    <message>
        <source>Meanwhile the game goes on; one is held at a time, for a year at most.</source>
        <translation>Die Partie geht derweil weiter; es tagt nur eine auf einmal, höchstens ein Jahr lang.</translation>
    </message>
    <message>
        <source>Its form leads through the rules step by step. It can be filed before it is complete.</source>
        <translation>Das Formular führt Schritt für Schritt durch die Regeln. Es kann abgelegt werden, bevor es vollständig ist.</translation>
    </message>
    <message>
        <source>A treaty keeps what delegations have agreed on, for all to hear or in secret.</source>
        <translation>Ein Vertrag hält fest, was Delegationen vereinbart haben, öffentlich oder geheim.</translation>
    </message>
    <message>
        <source>It binds none of them. It is a draft until all its parties have signed; the officers note who breaks it.</source>
        <translation>Er bindet niemanden. Er ist ein Entwurf, bis alle Parteien unterzeichnet haben; die Leitung vermerkt, wer ihn bricht.</translation>
    </message>
    <message>
        <source>Diplomacy and motions</source>
        <translation>Diplomatie und Anträge</translation>
    </message>
    <message>
        <source>%1 speaks first, then %2; %3.</source>
        <comment>delegation, the others, how long</comment>
        <translation>%1 spricht zuerst, dann %2; %3.</translation>
    </message>
    <message>
        <source>%1 Then %2.</source>
        <comment>who speaks, the others</comment>
        <translation>%1 Danach %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n motion(s) to be decided:</source>
        <translation>
            <numerusform>%n Antrag ist zu entscheiden:</numerusform>
            <numerusform>%n Anträge sind zu entscheiden:</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations negotiate. One may ask for speeches, or to end the diplomacy sooner.</source>
        <translation>Die Delegationen verhandeln. Eine Delegation kann Reden beantragen oder beantragen, die Diplomatie früher zu beenden.</translation>
    </message>
    <message>
        <source>being held</source>
        <comment>a part of the agenda</comment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>under way</source>
        <comment>a part of the agenda</comment>
        <translation>im Gange</translation>
    </message>
    <message>
        <source>All are in: resolve them.</source>
        <comment>orders</comment>
        <translation>Alle liegen vor: Jetzt auswerten.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power, its delegates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” was held and ended in %2.</source>
        <comment>conference, a turn</comment>
        <translation>„%1“ wurde abgehalten und endete im %2.</translation>
    </message>
    <message>
        <source>The results have been shown. Go on to the next phase.</source>
        <translation>Die Ergebnisse sind gezeigt. Weiter zur nächsten Phase.</translation>
    </message>
    <message>
        <source>%1 Then the diplomacy begins.</source>
        <comment>who speaks last</comment>
        <translation>%1 Danach beginnt die Diplomatie.</translation>
    </message>
    <message>
        <source>The diplomacy begins after the speeches.</source>
        <translation>Die Diplomatie beginnt nach den Reden.</translation>
    </message>
    <message>
        <source>The diplomacy is over.</source>
        <translation>Die Diplomatie ist beendet.</translation>
    </message>
    <message>
        <source>The diplomacy is over, and further speeches are requested: draw who speaks when.</source>
        <translation>Die Diplomatie ist vorbei, und weitere Reden sind beantragt: auslosen, wer wann spricht.</translation>
    </message>
    <message>
        <source>%1 Then the turn goes on.</source>
        <comment>who speaks last</comment>
        <translation>%1 Danach geht der Zug weiter.</translation>
    </message>
    <message>
        <source>“%1” needs a decision.</source>
        <comment>conference</comment>
        <translation>„%1“ braucht eine Entscheidung.</translation>
    </message>
    <message>
        <source>Each delegation has goals of its own, which are worth points beside its centres: read a set-up, use the example, or let delegations propose some. The officers judge what is proposed, and award the points once a goal is reached.</source>
        <translation>Jede Delegation hat eigene Ziele, die neben ihren Zentren Punkte bringen: Lesen Sie eine Vorlage ein, verwenden Sie das Beispiel, oder lassen Sie die Delegationen welche vorschlagen. Die Leitung entscheidet über die Vorschläge und vergibt die Punkte, sobald ein Ziel erreicht ist.</translation>
    </message>
    <message>
        <source>“%1” is being held. “%2” may begin once it has ended.</source>
        <comment>two conferences</comment>
        <translation>„%1“ findet statt. „%2“ kann beginnen, sobald sie zu Ende ist.</translation>
    </message>
    <message>
        <source>“%1” is being held. Only one is held at a time.</source>
        <comment>conference</comment>
        <translation>„%1“ findet statt. Es findet immer nur eine statt.</translation>
    </message>
    <message>
        <source>The clock counts the speeches: announce how long one may last, and draw who speaks when.</source>
        <translation>Die Uhr läuft für die Reden: Sagen Sie an, wie lange eine dauern darf, und losen Sie aus, wer wann spricht.</translation>
    </message>
    <message>
        <source>Further speeches are requested: draw them when the diplomacy ends.</source>
        <translation>Weitere Reden sind beantragt: Losen Sie sie aus, wenn die Diplomatie endet.</translation>
    </message>
    <message>
        <source>The officers hold no speeches in this turn.</source>
        <translation>In diesem Zug werden keine Reden gehalten.</translation>
    </message>
    <message>
        <source>The speeches are over.</source>
        <translation>Die Reden sind vorbei.</translation>
    </message>
</context>
<context>
    <name>chancery::AgreementWords</name>
    <message>
        <source>Orders are perpetual: each is repeated until another replaces it.</source>
        <translation>Es gelten Dauerbefehle: Jeder wird wiederholt, bis ein anderer ihn ersetzt.</translation>
    </message>
    <message>
        <source>%1 allows %2 to order all its units.</source>
        <comment>power, power</comment>
        <translation>Alle Einheiten von %1 darf auch %2 befehlen.</translation>
    </message>
    <message>
        <source>%1 allows %2 to order %3.</source>
        <comment>power, power, unit</comment>
        <translation>%3 von %1 darf auch %2 befehlen.</translation>
    </message>
    <message>
        <source>The rules of this game have no orders for units of other powers (%1). The players agree on them beforehand, under Edit &gt; Rules.</source>
        <translation>Die Regeln dieser Partie kennen keine Befehle für Einheiten anderer Mächte (%1). Die Spieler vereinbaren sie vorher, unter Bearbeiten &gt; Regeln.</translation>
    </message>
    <message>
        <source>This rulebook does not let the players agree on perpetual orders (%1).</source>
        <translation>Dieses Regelwerk lässt die Spieler keine Dauerbefehle vereinbaren (%1).</translation>
    </message>
    <message>
        <source>A power needs no permission for its own units.</source>
        <translation>Eine Macht braucht keine Erlaubnis für eigene Einheiten.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same player.</source>
        <translation>%1 und %2 haben denselben Spieler.</translation>
    </message>
    <message>
        <source>%1 has no player who could agree.</source>
        <translation>%1 hat keinen Spieler, der zustimmen könnte.</translation>
    </message>
    <message>
        <source>%1 has no such unit.</source>
        <translation>%1 hat keine solche Einheit.</translation>
    </message>
    <message>
        <source>This is agreed already, and binding (%1).</source>
        <translation>Das ist schon vereinbart und bindet (%1).</translation>
    </message>
    <message>
        <source>This phase is resolved: agree in the next one.</source>
        <translation>Diese Phase ist ausgewertet: Vereinbaren Sie es in der nächsten.</translation>
    </message>
    <message>
        <source>A ruling of this phase has ended it.</source>
        <translation>Eine Entscheidung dieser Phase hat es beendet.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>agreement, clause</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 This agreement does not count, because %2 has no player (%3).</source>
        <comment>agreement, power, clause</comment>
        <translation>%1 Diese Vereinbarung zählt nicht, weil niemand %2 spielt (%3).</translation>
    </message>
</context>
<context>
    <name>chancery::AgreementsDialog</name>
    <message>
        <source>Agreements on orders</source>
        <translation>Absprachen über Befehle</translation>
    </message>
    <message>
        <source>In force: binding until a ruling ends it</source>
        <translation>In Kraft: bindend, bis eine Entscheidung es beendet</translation>
    </message>
    <message>
        <source>Agreements in force</source>
        <translation>Absprachen in Kraft</translation>
    </message>
    <message>
        <source>Reason of the ruling</source>
        <translation>Begründung der Entscheidung</translation>
    </message>
    <message>
        <source>Why the agreement ends; kept with the game</source>
        <translation>Warum die Absprache endet; wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>Be&amp;gründung:</translation>
    </message>
    <message>
        <source>&amp;End by ruling</source>
        <translation>Durch &amp;Entscheidung beenden</translation>
    </message>
    <message>
        <source>The chosen agreement no longer holds, from this phase on</source>
        <translation>Die gewählte Absprache gilt von dieser Phase an nicht mehr</translation>
    </message>
    <message>
        <source>New agreement, from this phase on</source>
        <translation>Neue Absprache, von dieser Phase an</translation>
    </message>
    <message>
        <source>A power may order units of another</source>
        <translation>Eine Macht darf Einheiten einer anderen befehlen</translation>
    </message>
    <message>
        <source>Orders are perpetual: all players agree</source>
        <translation>Dauerbefehle: Alle Spieler stimmen zu</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Absprache</translation>
    </message>
    <message>
        <source>What the players have agreed on</source>
        <translation>Was die Spieler vereinbart haben</translation>
    </message>
    <message>
        <source>Power that allows it</source>
        <translation>Macht, die es erlaubt</translation>
    </message>
    <message>
        <source>The power whose units may be ordered</source>
        <translation>Die Macht, deren Einheiten befohlen werden dürfen</translation>
    </message>
    <message>
        <source>Power that may order</source>
        <translation>Macht, die befehlen darf</translation>
    </message>
    <message>
        <source>The power that may order them</source>
        <translation>Die Macht, die sie befehlen darf</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>One unit, which the agreement follows as it moves, or all</source>
        <translation>Eine Einheit, der die Absprache folgt, wenn sie sich bewegt, oder alle</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Vereinbaren</translation>
    </message>
    <message>
        <source>Enter the agreement</source>
        <translation>Die Absprache eintragen</translation>
    </message>
    <message>
        <source>A&amp;greement:</source>
        <translation>A&amp;bsprache:</translation>
    </message>
    <message>
        <source>Allowed &amp;by:</source>
        <translation>E&amp;rlaubt von:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Für:</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>Ein&amp;heiten:</translation>
    </message>
    <message>
        <source>all its units</source>
        <translation>alle ihre Einheiten</translation>
    </message>
</context>
<context>
    <name>chancery::Application</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Chancery was stopped before it could end. If you report a fault, send %1.</source>
        <translation>Chancery wurde vorzeitig beendet. Wenn Sie einen Fehler melden, senden Sie bitte %1 mit.</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceChip</name>
    <message>
        <source>The audience window shows another game.</source>
        <translation>Das Publikumsfenster zeigt eine andere Partie.</translation>
    </message>
    <message>
        <source>The players see this game.</source>
        <translation>Die Spieler sehen diese Partie.</translation>
    </message>
    <message>
        <source>The audience window was blank or frozen; revealing lifted that.</source>
        <translation>Das Publikumsfenster war leer oder eingefroren; das Aufdecken hat das aufgehoben.</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture.</source>
        <translation>Die Spieler sehen immer dasselbe Bild.</translation>
    </message>
    <message>
        <source>The players see nothing.</source>
        <translation>Die Spieler sehen nichts.</translation>
    </message>
    <message>
        <source>Audience: other game</source>
        <translation>Publikum: andere Partie</translation>
    </message>
    <message>
        <source>Audience: live</source>
        <translation>Publikum: live</translation>
    </message>
    <message>
        <source>Audience: live again</source>
        <translation>Publikum: wieder live</translation>
    </message>
    <message>
        <source>Audience: frozen</source>
        <translation>Publikum: eingefroren</translation>
    </message>
    <message>
        <source>Audience: blank</source>
        <translation>Publikum: leer</translation>
    </message>
    <message>
        <source>Audience: closed</source>
        <translation>Publikum: zu</translation>
    </message>
    <message>
        <source>The audience window is closed. Click for the menu that opens it.</source>
        <translation>Das Publikumsfenster ist geschlossen. Ein Klick zeigt das Menü, mit dem es sich öffnen lässt.</translation>
    </message>
    <message>
        <source>Audience: same screen!</source>
        <translation>Publikum: gleicher Bildschirm!</translation>
    </message>
    <message>
        <source>Audience: live on %1</source>
        <comment>a display</comment>
        <translation>Publikum: live auf %1</translation>
    </message>
    <message>
        <source>Same screen!</source>
        <translation>Gleicher Bildschirm!</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Andere Partie</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Live again</source>
        <translation>Wieder live</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Not secret!</source>
        <translation>Sichtbar!</translation>
    </message>
    <message>
        <source>Audience: same screen, frozen</source>
        <translation>Publikum: gleicher Bildschirm, eingefroren</translation>
    </message>
    <message>
        <source>Same screen, frozen</source>
        <translation>Gleicher Bildschirm, eingefroren</translation>
    </message>
    <message>
        <source>Audience: same screen, blank</source>
        <translation>Publikum: gleicher Bildschirm, leer</translation>
    </message>
    <message>
        <source>Same screen, blank</source>
        <translation>Gleicher Bildschirm, leer</translation>
    </message>
    <message>
        <source>No audience</source>
        <translation>Kein Publikum</translation>
    </message>
    <message>
        <source>Players who see the audience window see this window too.</source>
        <translation>Spieler, die das Publikumsfenster sehen, sehen auch dieses Fenster.</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture. Those who see the audience window see this window too.</source>
        <translation>Die Spieler sehen weiter dasselbe Bild. Wer das Publikumsfenster sieht, sieht auch dieses Fenster.</translation>
    </message>
    <message>
        <source>The audience window shows nothing. Players who see it see this window all the same.</source>
        <translation>Das Publikumsfenster zeigt nichts. Wer es sieht, sieht trotzdem dieses Fenster.</translation>
    </message>
    <message>
        <source>Live on %1</source>
        <comment>a display</comment>
        <translation>Live auf %1</translation>
    </message>
    <message>
        <source>Frozen, not secret!</source>
        <translation>Eingefroren, sichtbar!</translation>
    </message>
    <message>
        <source>Blank, not secret!</source>
        <translation>Leer, sichtbar!</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceFeed</name>
    <message>
        <source>EARLIER: %1</source>
        <translation>FRÜHER: %1</translation>
    </message>
    <message>
        <source>EARLIER</source>
        <translation>FRÜHER</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <comment>the next stage of the clock</comment>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Then: %1, %2</source>
        <comment>the next stage of the clock, how long it lasts: 5:00</comment>
        <translation>Danach: %1, %2</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceKeeper</name>
    <message>
        <source>Two displays show the same picture, so the players see this window too. Extend the desktop instead of mirroring it.</source>
        <translation>Zwei Bildschirme zeigen dasselbe Bild, also sehen die Spieler auch dieses Fenster. Erweitern Sie den Schreibtisch, statt ihn zu spiegeln.</translation>
    </message>
    <message>
        <source>The audience window is on the same display as this window: players see all that you see.</source>
        <translation>Das Publikumsfenster ist auf demselben Bildschirm wie dieses Fenster: Die Spieler sehen alles, was Sie sehen.</translation>
    </message>
</context>
<context>
    <name>chancery::AwardDialog</name>
    <message>
        <source>Award points</source>
        <translation>Punkte vergeben</translation>
    </message>
    <message>
        <source>Points awarded so far</source>
        <translation>Bisher vergebene Punkte</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Vergeben</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Power that gets the points</source>
        <translation>Macht, die die Punkte bekommt</translation>
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
        <source>What the points are for; saved with the game</source>
        <translation>Wofür es die Punkte gibt; wird mit der Partie gespeichert</translation>
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
    <message>
        <source>Choose the power that gets the points.</source>
        <translation>Wählen Sie die Macht, die die Punkte bekommt.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a power</comment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what a form is about, and its rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>At most %1 points for one achievement. The players see them, and what they are for.</source>
        <translation>Höchstens %1 Punkte für eine Leistung. Die Spieler sehen sie, und wofür es sie gibt.</translation>
    </message>
</context>
<context>
    <name>chancery::BeatCaptions</name>
    <message>
        <source>%1: %2</source>
        <comment>power, provinces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between provinces</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>chancery::BeatRemarks</name>
    <message>
        <source>%1 counts: support into a province is cut from there only by dislodging.</source>
        <comment>support</comment>
        <translation>%1 zählt: Eine Unterstützung in eine Provinz wird von dort nur durch Vertreiben unterbrochen.</translation>
    </message>
    <message>
        <source>%1 counts: support into a province is not cut from there.</source>
        <comment>support</comment>
        <translation>%1 zählt: Eine Unterstützung in eine Provinz wird von dort nicht unterbrochen.</translation>
    </message>
    <message>
        <source>%1 counts, although the supporting unit is dislodged.</source>
        <comment>support</comment>
        <translation>%1 zählt, obwohl die unterstützende Einheit vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 counts: no power cuts its own support.</source>
        <comment>support</comment>
        <translation>%1 zählt: Keine Macht unterbricht die eigene Unterstützung.</translation>
    </message>
    <message>
        <source>%1 counts: an army without a convoy does not cut it.</source>
        <comment>support</comment>
        <translation>%1 zählt: Eine Armee ohne Konvoi unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 counts: an army in a convoy may not cut it.</source>
        <comment>support</comment>
        <translation>%1 zählt: Eine Armee im Konvoi darf sie nicht unterbrechen.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 wird von %2 %3 unterbrochen.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3, although the attacking unit is dislodged.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 wird von %2 %3 unterbrochen, obwohl die angreifende Einheit vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3: the army has another convoy route.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 wird von %2 %3 unterbrochen: Die Armee hat noch einen anderen Konvoiweg.</translation>
    </message>
    <message>
        <source>%1 is cut: %2 dislodges the supporting unit.</source>
        <comment>support, &apos;the Turkish attack from Ankara&apos;</comment>
        <translation>%1 wird unterbrochen: %2 vertreibt die unterstützende Einheit.</translation>
    </message>
    <message>
        <source>%1 is not used: the order of the army names another route.</source>
        <comment>convoy</comment>
        <translation>%1 wird nicht genutzt: Der Befehl der Armee nennt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%1 is not used: the route of the army is not whole.</source>
        <comment>convoy</comment>
        <translation>%1 wird nicht genutzt: Der Weg der Armee ist nicht vollständig.</translation>
    </message>
    <message>
        <source>%1 takes place, although the fleet is dislodged: a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 findet statt, obwohl die Flotte vertrieben wird: ein Paradox.</translation>
    </message>
    <message>
        <source>%1 has no player, and its unit may not retreat.</source>
        <comment>power</comment>
        <translation>Niemand spielt %1, und die Einheit darf sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>%1 has no orders and may not retreat.</source>
        <comment>power</comment>
        <translation>%1 hat keine Befehle gegeben und darf sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>The attackers keep each other out.</source>
        <translation>Die Angreifer halten einander fern.</translation>
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
        <source>%1 is not used: the army goes by land.</source>
        <comment>convoy</comment>
        <translation>%1 wird nicht genutzt: Die Armee zieht über Land.</translation>
    </message>
    <message>
        <source>%1 goes by convoy, not by land.</source>
        <comment>unit</comment>
        <translation>%1 zieht per Konvoi, nicht über Land.</translation>
    </message>
    <message>
        <source>%1 was to go by convoy, not by land.</source>
        <comment>unit</comment>
        <translation>%1 sollte per Konvoi ziehen, nicht über Land.</translation>
    </message>
    <message>
        <source>%1 goes by land, not by convoy.</source>
        <comment>unit</comment>
        <translation>%1 zieht über Land, nicht per Konvoi.</translation>
    </message>
    <message>
        <source>%1 goes by land, because its convoy failed.</source>
        <comment>unit</comment>
        <translation>%1 zieht über Land, weil der Konvoi gescheitert ist.</translation>
    </message>
    <message>
        <source>%1 goes by land, because it has no convoy.</source>
        <comment>unit</comment>
        <translation>%1 zieht über Land, weil sie keinen Konvoi hat.</translation>
    </message>
    <message>
        <source>One open convoy route is enough for the army.</source>
        <translation>Ein offener Konvoiweg genügt der Armee.</translation>
    </message>
    <message>
        <source>The army may take only the route that its order names.</source>
        <translation>Die Armee ist an den Weg gebunden, den ihr Befehl nennt.</translation>
    </message>
    <message>
        <source>%1 changes places with the unit %2.</source>
        <comment>unit, where: &apos;in Norway&apos;</comment>
        <translation>%1 tauscht den Platz mit der Einheit %2.</translation>
    </message>
    <message>
        <source>%1 has no effect on %2: the unit that comes from there dislodges it.</source>
        <comment>unit, province</comment>
        <translation>%1 wirkt nicht auf %2: Die Einheit, die von dort kommt, vertreibt sie.</translation>
    </message>
    <message>
        <source>%1 cannot enter: it is dislodged by a unit from there.</source>
        <comment>unit</comment>
        <translation>%1 kommt nicht hinein: Eine Einheit von dort vertreibt sie.</translation>
    </message>
    <message>
        <source>%1 does not move: its convoy is part of a paradox.</source>
        <comment>unit</comment>
        <translation>%1 zieht nicht: Der Konvoi ist Teil eines Paradoxes.</translation>
    </message>
    <message>
        <source>%1 is part of a paradox, in which every unit holds.</source>
        <comment>unit</comment>
        <translation>%1 ist Teil eines Paradoxes, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is supported in moving, which does not help it to hold.</source>
        <comment>unit</comment>
        <translation>%1 wird beim Ziehen unterstützt; das zählt beim Halten nicht.</translation>
    </message>
    <message>
        <source>%1 stays intact: the fleet is not dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 bleibt bestehen: Die Flotte wird nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 stays intact: the attackers of the fleet stop one another.</source>
        <comment>convoy</comment>
        <translation>%1 bleibt bestehen: Die Angreifer der Flotte halten sich gegenseitig auf.</translation>
    </message>
    <message>
        <source>%1 stays intact: no power dislodges its own fleet.</source>
        <comment>convoy</comment>
        <translation>%1 bleibt bestehen: Keine Macht vertreibt die eigene Flotte.</translation>
    </message>
    <message>
        <source>%1 is broken: the fleet is dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 reißt: Die Flotte wird vertrieben.</translation>
    </message>
    <message>
        <source>%1 is broken by a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 scheitert an einem Paradox.</translation>
    </message>
    <message>
        <source>Under these rules one broken route stops the army.</source>
        <translation>Nach diesen Regeln hält ein gerissener Weg die Armee auf.</translation>
    </message>
    <message>
        <source>%1 may not dislodge its own unit.</source>
        <comment>power</comment>
        <translation>%1 darf keine eigene Einheit vertreiben.</translation>
    </message>
    <message>
        <source>%1 keeps others out, but does not count against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 hält andere fern, zählt aber nicht gegen die Einheit der eigenen Macht %2.</translation>
    </message>
    <message>
        <source>%1 counts only in defence, not against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 zählt nur bei der Abwehr, nicht gegen die Einheit der eigenen Macht %2.</translation>
    </message>
    <message>
        <source>%1 does not count against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 zählt nicht gegen die Einheit der eigenen Macht %2.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardLore</name>
    <message>
        <source>%1. %2</source>
        <comment>order with its result, reason</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 can retreat nowhere.</source>
        <comment>unit</comment>
        <translation>%1 kann sich nirgendwohin zurückziehen.</translation>
    </message>
    <message>
        <source>%1 can retreat to: %2.</source>
        <comment>unit, places</comment>
        <translation>%1 kann sich zurückziehen nach: %2.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardQuestions</name>
    <message>
        <source>%1 of %2</source>
        <comment>Army, power</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>province, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 borders on: %2.</source>
        <comment>province, provinces</comment>
        <translation>%1 grenzt an: %2.</translation>
    </message>
    <message>
        <source>No unit can reach %1.</source>
        <comment>province</comment>
        <translation>Keine Einheit kann %1 erreichen.</translation>
    </message>
    <message>
        <source>%1 can be reached by: %2.</source>
        <comment>province, units</comment>
        <translation>%1 können erreichen: %2.</translation>
    </message>
    <message>
        <source>By convoy alone %1 can be reached by: %2.</source>
        <comment>province, units</comment>
        <translation>Nur mit Konvoi können %1 erreichen: %2.</translation>
    </message>
    <message>
        <source>No order attacks or helps in %1.</source>
        <comment>province</comment>
        <translation>Kein Befehl greift an oder hilft in: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>province, orders</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, dislodged</source>
        <comment>unit</comment>
        <translation>%1, vertrieben</translation>
    </message>
    <message>
        <source>%1 has no unit.</source>
        <comment>power</comment>
        <translation>%1 hat keine Einheit.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power, units</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, unit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>power and unit, place</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>power and unit</comment>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>gone: %1</source>
        <comment>power and unit</comment>
        <translation>nicht mehr da: %1</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>This is the first phase.</source>
        <translation>Dies ist die erste Phase.</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <comment>power, centre</comment>
        <translation>%1 hat jetzt %2</translation>
    </message>
    <message>
        <source>Nothing has changed since %1.</source>
        <comment>phase</comment>
        <translation>Seit %1 hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Since %1: %2.</source>
        <comment>phase, changes</comment>
        <translation>Seit %1: %2.</translation>
    </message>
    <message>
        <source>No order that attacks or helps in %1 has been read out yet.</source>
        <comment>province</comment>
        <translation>Bisher ist kein Befehl gezeigt, der in %1 angreift oder hilft.</translation>
    </message>
    <message>
        <source>No result has been shown yet.</source>
        <translation>Noch ist kein Ergebnis gezeigt.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardText</name>
    <message>
        <source>Board as text</source>
        <translation>Brett als Text</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is seen, orders</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>chancery::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>The map with units and orders. The arrow keys go from province to province.</source>
        <translation>Die Karte mit Einheiten und Befehlen. Die Pfeiltasten führen von Provinz zu Provinz.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardWalker</name>
    <message>
        <source>There is no province that way.</source>
        <translation>Dort ist keine Provinz.</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <comment>order</comment>
        <translation>Geschrieben: %1.</translation>
    </message>
    <message>
        <source>Cleared: %1.</source>
        <comment>order</comment>
        <translation>Gelöscht: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::BriefText</name>
    <message>
        <source>Waive</source>
        <comment>an order</comment>
        <translation>Verzicht</translation>
    </message>
</context>
<context>
    <name>chancery::BuildWords</name>
    <message>
        <source>It could have built in: %1.</source>
        <translation>Offen für einen Aufbau: %1.</translation>
    </message>
    <message>
        <source>Builds not used by %1: %2.</source>
        <comment>power, number</comment>
        <translation>Nicht genutzte Aufbauten von %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>home centre, why nothing was built there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a power, how many builds it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between powers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No Winter %1: builds are due (%2), but no home centre is free.</source>
        <comment>year, powers</comment>
        <translation>Kein Winter %1: Aufbauten stehen zu (%2), aber kein Heimatzentrum ist frei.</translation>
    </message>
    <message>
        <source>No Winter %1: builds are due (%2), but no centre of theirs is free.</source>
        <comment>year, powers</comment>
        <translation>Kein Winter %1: Aufbauten stehen zu (%2), aber kein eigenes Zentrum ist frei.</translation>
    </message>
</context>
<context>
    <name>chancery::Captions</name>
    <message>
        <source>; </source>
        <comment>between clauses of a headline</comment>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1: %n Zentrum</numerusform>
            <numerusform>%1: %n Zentren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>power, province</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: defence %2</source>
        <comment>power and province, strength</comment>
        <translation>%1: Abwehr %2</translation>
    </message>
    <message>
        <source>%1: defence %2 head to head</source>
        <comment>power and province, strength</comment>
        <translation>%1: Abwehr %2 im Frontalangriff</translation>
    </message>
    <message>
        <source>%1: %2 to keep others out</source>
        <comment>power and province, strength</comment>
        <translation>%1: %2, um andere fernzuhalten</translation>
    </message>
    <message>
        <source>%1: attack %2</source>
        <comment>power and province, strength</comment>
        <translation>%1: Angriff %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: the winner has %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1: Der Sieger hat %n Zentrum</numerusform>
            <numerusform>%1: Der Sieger hat %n Zentren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps others out with strength %2.</source>
        <comment>unit, number</comment>
        <translation>%1 hält andere mit Stärke %2 fern.</translation>
    </message>
    <message>
        <source>%1 defends with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 verteidigt sich mit Stärke %2.</translation>
    </message>
    <message>
        <source>%1 defends %2 with strength %3.</source>
        <comment>power, province, number</comment>
        <translation>%1 verteidigt %2 mit Stärke %3.</translation>
    </message>
    <message>
        <source>%1 defends head to head with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 verteidigt sich frontal mit Stärke %2.</translation>
    </message>
    <message>
        <source>%1 defends %2 head to head with strength %3.</source>
        <comment>power, province, number</comment>
        <translation>%1 verteidigt %2 frontal mit Stärke %3.</translation>
    </message>
    <message>
        <source>%1 attacks with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 greift mit Stärke %2 an.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with strength %3.</source>
        <comment>power, where from: &apos;from Norway&apos;, number</comment>
        <translation>%1 greift %2 mit Stärke %3 an.</translation>
    </message>
</context>
<context>
    <name>chancery::CaseChapters</name>
    <message>
        <source>Basic checks</source>
        <translation>Grundlegendes</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Küsten</translation>
    </message>
    <message>
        <source>Circular movement</source>
        <translation>Ringtausch</translation>
    </message>
    <message>
        <source>Supports and dislodgements</source>
        <translation>Unterstützung und Vertreibung</translation>
    </message>
    <message>
        <source>Head-to-head battles and beleaguered garrisons</source>
        <translation>Gegenzüge und belagerte Einheiten</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Konvois</translation>
    </message>
    <message>
        <source>Convoys to neighbouring provinces</source>
        <translation>Konvois in Nachbarprovinzen</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Civil disorder and removals</source>
        <translation>Unordnung und Abbau</translation>
    </message>
</context>
<context>
    <name>chancery::CaseCollection</name>
    <message>
        <source>My cases</source>
        <comment>library</comment>
        <translation>Meine Fälle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be used</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is too large for a case</source>
        <translation>sie ist zu groß für einen Testfall</translation>
    </message>
    <message>
        <source>it is on another map</source>
        <translation>sie ist auf einer anderen Karte</translation>
    </message>
    <message>
        <source>its position cannot be resolved</source>
        <translation>ihre Stellung lässt sich nicht auswerten</translation>
    </message>
</context>
<context>
    <name>chancery::CaseListModel</name>
    <message>
        <source>%1
%2</source>
        <comment>number and title of a case</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>library, case</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::CasePage</name>
    <message>
        <source>%1 %2</source>
        <comment>power, unit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Without an order: %1</source>
        <comment>units</comment>
        <translation>Ohne Befehl: %1</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>Ends otherwise under</source>
        <translation>Endet anders nach</translation>
    </message>
    <message>
        <source>Left open by</source>
        <translation>Offengelassen von</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>chancery::CentreChart</name>
    <message>
        <source>Owners of the supply centres by year</source>
        <translation>Besitzer der Versorgungszentren nach Jahren</translation>
    </message>
</context>
<context>
    <name>chancery::CentreChartModel</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>a supply centre</comment>
        <translation>neutral</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>centre, year, owner</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Versorgungszentrum</translation>
    </message>
    <message>
        <source>Who owned the centre at the end of the year</source>
        <translation>Wem das Zentrum am Ende des Jahres gehörte</translation>
    </message>
</context>
<context>
    <name>chancery::ChangedFile</name>
    <message>
        <source>%1 was replaced by something that cannot be opened.</source>
        <comment>name of a file</comment>
        <translation>%1 wurde durch etwas ersetzt, das sich nicht öffnen lässt.</translation>
    </message>
    <message>
        <source>%1 is no longer there. It was moved, renamed or deleted.</source>
        <comment>name of a file</comment>
        <translation>%1 ist nicht mehr da. Die Datei wurde verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since Chancery last read or saved it.</source>
        <comment>name of a file</comment>
        <translation>%1 wurde von einem anderen Programm geändert, seit Chancery die Datei zuletzt gelesen oder gespeichert hat.</translation>
    </message>
    <message>
        <source>It has the same game, written in another way.</source>
        <translation>Sie enthält dieselbe Partie in anderer Schreibweise.</translation>
    </message>
    <message>
        <source>What differs:</source>
        <translation>Unterschiede:</translation>
    </message>
    <message>
        <source>If you open it, your version is kept in a file beside it. If you overwrite it, what is there now is lost.</source>
        <translation>Wenn die Datei geöffnet wird, bleibt die hiesige Fassung in einer Datei daneben. Wenn sie überschrieben wird, geht verloren, was jetzt darin steht.</translation>
    </message>
    <message>
        <source>If you open it, your version stays open without a file. If you overwrite it, what is there now is lost.</source>
        <translation>Wenn die Datei geöffnet wird, bleibt die hiesige Fassung ohne Datei offen. Wenn sie überschrieben wird, geht verloren, was jetzt darin steht.</translation>
    </message>
</context>
<context>
    <name>chancery::CheckWords</name>
    <message>
        <source>Treat the adjustments as not yet ended, and ignore what was built too much: %1</source>
        <comment>units</comment>
        <translation>So tun, als wären Auf- und Abbau nicht beendet, und überzählige Aufbauten nicht beachten: %1</translation>
    </message>
    <message>
        <source>Disband as where no disband was ordered: %1</source>
        <comment>units</comment>
        <translation>Auflösen wie ohne Befehl zum Abbau: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>unit</comment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Put %1 where the orders have it</source>
        <comment>unit</comment>
        <translation>%1 dorthin stellen, wo sie nach den Befehlen ist</translation>
    </message>
    <message>
        <source>Play on until the next adjustments</source>
        <translation>Bis zum nächsten Auf- und Abbau weiterspielen</translation>
    </message>
    <message>
        <source>Finish the adjustments as usual</source>
        <translation>Auf- und Abbau wie üblich beenden</translation>
    </message>
    <message>
        <source>Finish the turn; a unit too many is then disbanded as where no disband was ordered</source>
        <translation>Den Zug beenden; eine überzählige Einheit wird dann abgebaut wie ohne Befehl</translation>
    </message>
    <message>
        <source>Finish the turn; a unit too many is disbanded in the adjustments</source>
        <translation>Den Zug beenden; eine überzählige Einheit wird beim Auf- und Abbau abgebaut</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what is done</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>what is done, clause</comment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>A mistake on the board, found %1</source>
        <translation>Ein Fehler auf dem Brett, gefunden %1</translation>
    </message>
    <message>
        <source>Flying Dutchman, found %1 (%2)</source>
        <comment>when, clause</comment>
        <translation>Fliegender Holländer, gefunden %1 (%2)</translation>
    </message>
    <message>
        <source>during diplomacy</source>
        <comment>found</comment>
        <translation>während der Diplomatie</translation>
    </message>
    <message>
        <source>while orders were written</source>
        <comment>found</comment>
        <translation>beim Schreiben der Befehle</translation>
    </message>
    <message>
        <source>while the orders were resolved</source>
        <comment>found</comment>
        <translation>beim Auswerten der Befehle</translation>
    </message>
    <message>
        <source>during the retreats</source>
        <comment>found</comment>
        <translation>während der Rückzüge</translation>
    </message>
    <message>
        <source>during the adjustments</source>
        <comment>found</comment>
        <translation>während des Auf- und Abbaus</translation>
    </message>
    <message>
        <source>The clock is held (Alexander V.6.b).</source>
        <translation>Die Uhr ist angehalten (Alexander V.6.b).</translation>
    </message>
    <message>
        <source>The clock is held (Alexander V.6.a).</source>
        <translation>Die Uhr ist angehalten (Alexander V.6.a).</translation>
    </message>
    <message>
        <source>The diplomacy of this turn is repeated (Alexander V.6.b).</source>
        <translation>Die Diplomatie dieses Zuges wird wiederholt (Alexander V.6.b).</translation>
    </message>
    <message>
        <source>Leave it for now; the phase cannot be resolved before it is mended</source>
        <translation>Vorerst so lassen; die Phase lässt sich erst auswerten, wenn es behoben ist</translation>
    </message>
</context>
<context>
    <name>chancery::ClausePages</name>
    <message>
        <source>all rulebooks</source>
        <translation>alle Regelwerke</translation>
    </message>
    <message>
        <source>What the rulebooks choose</source>
        <translation>Was die Regelwerke wählen</translation>
    </message>
    <message>
        <source>we do not have its text: only what DATC 3.2 and the Alexander Rules report of it, and what the program does</source>
        <translation>sein Text liegt uns nicht vor: nur was DATC 3.2 und die Alexander Rules davon berichten und was das Programm tut</translation>
    </message>
    <message>
        <source>in our own words</source>
        <translation>in eigenen Worten</translation>
    </message>
    <message>
        <source>not translated yet</source>
        <translation>noch nicht übersetzt</translation>
    </message>
    <message>
        <source>The same in other rulebooks</source>
        <translation>Dasselbe in anderen Regelwerken</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>As the program plays it</source>
        <translation>Wie das Programm es spielt</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Befehle und Ergebnisse</translation>
    </message>
    <message>
        <source>No option changes these results.</source>
        <translation>Keine Option ändert diese Ergebnisse.</translation>
    </message>
    <message>
        <source>Options that change them</source>
        <translation>Optionen, die sie ändern</translation>
    </message>
</context>
<context>
    <name>chancery::ClockDialog</name>
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
        <translation>Auf- und &amp;Abbau:</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
    <message>
        <source>Commonly used times</source>
        <translation>Gebräuchliche Zeiten</translation>
    </message>
    <message>
        <source>Custom times</source>
        <translation>Eigene Zeiten</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Voreinstellung:</translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number of minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>as in other turns</source>
        <translation>wie in anderen Zügen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation>Diese Zeiten verwenden</translation>
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
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>Rulebooks: 30, then 15 minutes; writing 5, retreats 5</source>
        <translation>Regelwerke: 30, dann 15 Minuten; Schreiben 5, Rückzüge 5</translation>
    </message>
    <message>
        <source>Tournament: Spring 15, Fall 13 minutes, writing included</source>
        <translation>Turnier: Frühjahr 15, Herbst 13 Minuten, Schreiben inbegriffen</translation>
    </message>
    <message>
        <source>Tournament: Spring 14, Fall 12 minutes, writing 1, Winter 2</source>
        <translation>Turnier: Frühjahr 14, Herbst 12 Minuten, Schreiben 1, Winter 2</translation>
    </message>
    <message>
        <source>Tournament: 15 minutes, writing 2</source>
        <translation>Turnier: 15 Minuten, Schreiben 2</translation>
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
    <name>chancery::CoinDialog</name>
    <message>
        <source>Toss of the coin</source>
        <translation>Münzwurf</translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss.</source>
        <translation>
            <numerusform>Im Frühjahr %2 schließt sich %1 dem Gewinner des Münzwurfs an.</numerusform>
            <numerusform>Im Frühjahr %2 schließen sich %1 dem Gewinner des Münzwurfs an.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, clause</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Toss the coin</source>
        <translation>&amp;Münze werfen</translation>
    </message>
    <message>
        <source>Toss the coin</source>
        <translation>Münze werfen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, powers</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This player has won the toss at the table</source>
        <translation>Dieser Spieler hat den Wurf am Tisch gewonnen</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Nummer:</translation>
    </message>
    <message>
        <source>The same number gives the same winner on every computer; again, with another number</source>
        <translation>Dieselbe Nummer ergibt auf jedem Rechner denselben Gewinner; noch einmal mit einer anderen Nummer</translation>
    </message>
</context>
<context>
    <name>chancery::ColourChooser</name>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>&amp;Hatch each power&apos;s land</source>
        <translation>Land jeder Macht s&amp;chraffieren</translation>
    </message>
    <message>
        <source>Colours of the powers</source>
        <translation>Farben der Mächte</translation>
    </message>
    <message>
        <source>Colours of the powers on every board</source>
        <translation>Farben der Mächte auf jedem Brett</translation>
    </message>
    <message>
        <source>Clear: distinct for all colour vision</source>
        <translation>Klar: für jedes Farbensehen unterscheidbar</translation>
    </message>
    <message>
        <source>Traditional: like the boxed game</source>
        <translation>Traditionell: wie im Brettspiel</translation>
    </message>
    <message>
        <source>Hatch each power&apos;s land</source>
        <translation>Land jeder Macht schraffieren</translation>
    </message>
    <message>
        <source>Draws faint lines across each power&apos;s land, in a different direction for each</source>
        <translation>Zieht zarte Linien über das Land jeder Macht, jede in einer anderen Richtung</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Fa&amp;rben:</translation>
    </message>
    <message>
        <source>Own colours:</source>
        <translation>Eigene Farben:</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <comment>a power</comment>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>Colours of the palette</source>
        <translation>Farben der Palette</translation>
    </message>
    <message>
        <source>Give all powers the colours of the palette again</source>
        <translation>Allen Mächten wieder die Farben der Palette geben</translation>
    </message>
    <message>
        <source>without red cones</source>
        <translation>ohne rote Zapfen</translation>
    </message>
    <message>
        <source>without green cones</source>
        <translation>ohne grüne Zapfen</translation>
    </message>
    <message>
        <source>without blue cones</source>
        <translation>ohne blaue Zapfen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two powers</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two powers, with which eyes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>noch ein Paar</numerusform>
            <numerusform>noch %n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Land that looks neutral: %1.</source>
        <comment>powers</comment>
        <translation>Land, das neutral aussieht: %1.</translation>
    </message>
    <message>
        <source>Unit letters and hatched land tell them apart.</source>
        <translation>Die Buchstaben der Einheiten und schraffiertes Land unterscheiden sie.</translation>
    </message>
    <message>
        <source>Look alike: %1.</source>
        <comment>pairs of powers</comment>
        <translation>Sehen einander ähnlich: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ColourPreview</name>
    <message>
        <source>Normal colour vision</source>
        <translation>Normales Farbensehen</translation>
    </message>
    <message>
        <source>No red cones (protan)</source>
        <translation>Ohne rote Zapfen (protan)</translation>
    </message>
    <message>
        <source>No green cones (deutan)</source>
        <translation>Ohne grüne Zapfen (deutan)</translation>
    </message>
    <message>
        <source>No blue cones (tritan)</source>
        <translation>Ohne blaue Zapfen (tritan)</translation>
    </message>
    <message>
        <source>Preview of the board: %1</source>
        <translation>Vorschau des Bretts: %1</translation>
    </message>
</context>
<context>
    <name>chancery::CommandLineText</name>
    <message>
        <source>Open the sample game.</source>
        <translation>Die Beispielpartie öffnen.</translation>
    </message>
    <message>
        <source>Write a picture of a window to this PNG file and quit.</source>
        <translation>Ein Bild eines Fensters in diese PNG-Datei schreiben und beenden.</translation>
    </message>
    <message>
        <source>Size of that window (default 1280x720).</source>
        <translation>Größe dieses Fensters (sonst 1280x720).</translation>
    </message>
    <message>
        <source>Phase to show, such as F1901M.</source>
        <translation>Phase, die gezeigt wird, etwa F1901M.</translation>
    </message>
    <message>
        <source>Playback position within the phase, in milliseconds.</source>
        <translation>Zeitpunkt in der Vorführung der Phase, in Millisekunden.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>Farbschema: light (hell) oder dark (dunkel).</translation>
    </message>
    <message>
        <source>Language of the program, such as de.</source>
        <translation>Sprache des Programms, etwa de.</translation>
    </message>
    <message>
        <source>“%1” was given, but %2 is expected.</source>
        <translation>„%1“ wurde angegeben, erwartet wird %2.</translation>
    </message>
    <message>
        <source>a size such as 1920x1080</source>
        <translation>eine Größe wie 1920x1080</translation>
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
        <translation>Ein Spielbrett für Diplomacy-Spielleiter.</translation>
    </message>
    <message>
        <source>A saved game.</source>
        <translation>Eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Name one file.</source>
        <translation>Es lässt sich nur eine Partie auf einmal öffnen. Bitte nur eine Datei nennen.</translation>
    </message>
    <message>
        <source>This option is given twice, as “%1” and as “%2”.</source>
        <translation>Diese Option ist zweimal angegeben, als „%1“ und als „%2“.</translation>
    </message>
    <message>
        <source>one of the languages %1</source>
        <translation>eine der Sprachen %1</translation>
    </message>
    <message>
        <source>Slide on the projector, one of %1.</source>
        <translation>Folie im Publikumsfenster, eine von %1.</translation>
    </message>
    <message>
        <source>one of the slides %1</source>
        <translation>eine der Folien %1</translation>
    </message>
    <message>
        <source>Window to show: board, projector or study.</source>
        <translation>Gezeigtes Fenster: board (Brett), projector (Projektor) oder study (Studie).</translation>
    </message>
    <message>
        <source>board, projector or study</source>
        <translation>board, projector oder study</translation>
    </message>
    <message>
        <source>Open the game that was open last.</source>
        <translation>Die zuletzt offene Partie öffnen.</translation>
    </message>
    <message>
        <source>Keep settings, journals, studies and maps in this folder alone.</source>
        <translation>Einstellungen, Journale, Studien und Karten nur in diesem Ordner halten.</translation>
    </message>
    <message>
        <source>Action to begin with, such as file.new; its dialog is in front in a screenshot.</source>
        <translation>Aktion, mit der begonnen wird, etwa file.new; auf einem Bildschirmfoto liegt ihr Dialog vorn.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time.</source>
        <translation>Es kann nur eine Partie auf einmal geöffnet werden.</translation>
    </message>
    <message>
        <source>Explain these options and quit.</source>
        <translation>Diese Optionen erklären und beenden.</translation>
    </message>
    <message>
        <source>Print the version and quit.</source>
        <translation>Die Version ausgeben und beenden.</translation>
    </message>
</context>
<context>
    <name>chancery::CommentaryPanel</name>
    <message>
        <source>Title of the study</source>
        <translation>Titel der Studie</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Commentary on the study</source>
        <translation>Kommentar zur Studie</translation>
    </message>
    <message>
        <source>Commentary on the position</source>
        <translation>Kommentar zur Stellung</translation>
    </message>
    <message>
        <source>Comment on the line shown</source>
        <translation>Kommentar zur gezeigten Variante</translation>
    </message>
    <message>
        <source>Comment on this line</source>
        <translation>Kommentar zu dieser Variante</translation>
    </message>
    <message>
        <source>Write a commentary</source>
        <translation>Kommentar schreiben</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteeForms</name>
    <message>
        <source>Treaty broken</source>
        <translation>Vertrag gebrochen</translation>
    </message>
    <message>
        <source>&amp;Delegation</source>
        <translation>&amp;Delegation</translation>
    </message>
    <message>
        <source>Who has broken the treaty</source>
        <translation>Wer den Vertrag gebrochen hat</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>&amp;Wie</translation>
    </message>
    <message>
        <source>The officers&apos; note; the treaty binds none of its parties</source>
        <translation>Vermerk der Leitung; der Vertrag bindet keine seiner Parteien</translation>
    </message>
    <message>
        <source>&amp;Note it</source>
        <translation>&amp;Vermerken</translation>
    </message>
    <message>
        <source>Delegations</source>
        <translation>Delegationen</translation>
    </message>
    <message>
        <source>%1, delegate %2</source>
        <translation>%1, Delegierte %2</translation>
    </message>
    <message>
        <source>Name of the delegate</source>
        <translation>Name der Delegierten oder des Delegierten</translation>
    </message>
    <message>
        <source>&amp;Use these names</source>
        <translation>Diese Namen &amp;übernehmen</translation>
    </message>
    <message>
        <source>End the diplomacy sooner</source>
        <translation>Diplomatie früher beenden</translation>
    </message>
    <message>
        <source>&amp;End the diplomacy</source>
        <translation>Diplomatie &amp;beenden</translation>
    </message>
    <message>
        <source>Limit of the points</source>
        <translation>Grenze der Punkte</translation>
    </message>
    <message>
        <source>&amp;Points for each power</source>
        <translation>&amp;Punkte je Macht</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>&amp;Use this limit</source>
        <translation>&amp;Grenze verwenden</translation>
    </message>
    <message>
        <source>The most for all proposals and awards of one power</source>
        <translation>Höchstwert für alle Vorschläge und vergebenen Punkte einer Macht</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Antrag</translation>
    </message>
    <message>
        <source>Which delegation makes the motion</source>
        <translation>Welche Delegation den Antrag stellt</translation>
    </message>
    <message>
        <source>&amp;Asks for</source>
        <translation>&amp;Verlangt</translation>
    </message>
    <message>
        <source>What the motion asks for</source>
        <translation>Was der Antrag verlangt</translation>
    </message>
    <message>
        <source>The motion in words</source>
        <translation>Der Antrag in Worten</translation>
    </message>
    <message>
        <source>&amp;Note the motion</source>
        <translation>Antrag ver&amp;merken</translation>
    </message>
    <message>
        <source>Propose a goal</source>
        <translation>Ziel vorschlagen</translation>
    </message>
    <message>
        <source>Which delegation proposes it</source>
        <translation>Welche Delegation es vorschlägt</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>Reasonably historical for this power</source>
        <translation>Historisch einigermaßen passend für diese Macht</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation>Höchstens %1 für ein Ziel</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>E&amp;inreichen</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Why; saved with the game</source>
        <translation>Warum; wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Outcome</source>
        <translation>Aus&amp;gang</translation>
    </message>
    <message>
        <source>How it ended; saved with the game</source>
        <translation>Wie sie geendet hat; wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Speeches</source>
        <translation>&amp;Reden</translation>
    </message>
    <message>
        <source>When these speeches are held</source>
        <translation>Wann diese Reden gehalten werden</translation>
    </message>
    <message>
        <source>Before the diplomacy</source>
        <translation>Vor der Diplomatie</translation>
    </message>
    <message>
        <source>At the end of the diplomacy</source>
        <translation>Am Ende der Diplomatie</translation>
    </message>
    <message>
        <source>&amp;Minutes for each delegation</source>
        <translation>&amp;Minuten je Delegation</translation>
    </message>
    <message>
        <source>Announced beforehand; may differ every half year</source>
        <translation>Vorher bekannt gegeben; kann jedes Halbjahr anders sein</translation>
    </message>
    <message>
        <source>and s&amp;econds</source>
        <translation>und &amp;Sekunden</translation>
    </message>
    <message>
        <source>Besides the minutes</source>
        <translation>Außer den Minuten</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>Aus&amp;losen</translation>
    </message>
    <message>
        <source>Treaty</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>What the treaty is called</source>
        <translation>Wie der Vertrag heißt</translation>
    </message>
    <message>
        <source>T&amp;erms</source>
        <translation>&amp;Bestimmungen</translation>
    </message>
    <message>
        <source>What was agreed</source>
        <translation>Was vereinbart wurde</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Geheim</translation>
    </message>
    <message>
        <source>The players do not hear of it</source>
        <translation>Die Spieler erfahren nichts davon</translation>
    </message>
    <message>
        <source>Judge a proposal</source>
        <translation>Vorschlag beurteilen</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>&amp;Urteil</translation>
    </message>
    <message>
        <source>What the officers decide</source>
        <translation>Was die Leitung entscheidet</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>&amp;Beurteilen</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Nummer der Auslosung</translation>
    </message>
    <message>
        <source>Sa&amp;ve the treaty</source>
        <translation>Vertrag spei&amp;chern</translation>
    </message>
    <message>
        <source>Worth 1 to %1 points, if the officers allow it.</source>
        <translation>1 bis %1 Punkte wert, wenn die Leitung es zulässt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, its goal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Draw the order of speakers</source>
        <translation>Redefolge auslosen</translation>
    </message>
    <message>
        <source>One delegation is enough to ask for speeches; they are held once you have noted that the motion is carried. The diplomacy ends sooner only if all agree. Any other motion is for the officers to decide.</source>
        <translation>Um Reden zu erbitten, genügt eine Delegation; gehalten werden sie, sobald vermerkt ist, dass der Antrag angenommen ist. Die Diplomatie endet nur früher, wenn alle zustimmen. Über jeden anderen Antrag entscheidet die Leitung.</translation>
    </message>
    <message>
        <source>The same number draws the same order again</source>
        <translation>Dieselbe Nummer lost dieselbe Reihenfolge wieder aus</translation>
    </message>
    <message>
        <source>Chosen by chance; leave it as it is. The same number draws the same order again, so that anyone can check the draw.</source>
        <translation>Zufällig gewählt; sie kann so bleiben. Dieselbe Nummer ergibt wieder dieselbe Reihenfolge; so kann jeder die Auslosung nachprüfen.</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Who &amp;objects</source>
        <translation>Wer &amp;widerspricht</translation>
    </message>
    <message>
        <source>Ask every delegation before you note that none does</source>
        <translation>Fragen Sie jede Delegation, bevor Sie vermerken, dass keine widerspricht</translation>
    </message>
    <message>
        <source>None: all delegations agree</source>
        <translation>Niemand: alle Delegationen stimmen zu</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>who objects</comment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>It has signed the treaty</source>
        <translation>Hat den Vertrag unterzeichnet</translation>
    </message>
    <message>
        <source>A treaty is concluded when all its parties have signed it; until then it is a draft. It binds none of them.</source>
        <translation>Ein Vertrag ist geschlossen, wenn alle seine Parteien unterzeichnet haben; bis dahin ist er ein Entwurf. Er bindet keine von ihnen.</translation>
    </message>
    <message>
        <source>The officers announce beforehand how long a speech may last; it may differ every half year. The lot says who speaks when.</source>
        <translation>Die Leitung sagt vorher an, wie lange eine Rede dauern darf; das kann jedes Halbjahr anders sein. Wer wann redet, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Negotiations end sooner only if all delegations agree. If one objects, they last until their time is up.</source>
        <translation>Die Verhandlungen enden nur dann früher, wenn alle Delegationen zustimmen. Widerspricht eine, so dauern sie, bis ihre Zeit um ist.</translation>
    </message>
    <message>
        <source>The officers judge what is proposed; %1 points are the most for one achievement.</source>
        <translation>Die Leitung entscheidet über Vorschläge; für ein Ziel gibt es höchstens %1 Punkte.</translation>
    </message>
    <message>
        <source>The officers may set a limit for the points of each power, beside those of the goals that its set-up has.</source>
        <translation>Die Leitung kann die Punkte jeder Macht begrenzen, neben denen der Ziele aus der Vorlage.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Delegations may write down what they agree on, and make it public or keep it secret, as they see fit.</source>
        <translation>Was Delegationen vereinbaren, können sie aufschreiben und nach Belieben bekannt machen oder geheim halten.</translation>
    </message>
    <message>
        <source>&amp;First party</source>
        <translation>&amp;Erste Partei</translation>
    </message>
    <message>
        <source>One of those between whom the treaty is</source>
        <translation>Eine von denen, die den Vertrag schließen</translation>
    </message>
    <message>
        <source>Other parties</source>
        <translation>Andere Parteien</translation>
    </message>
    <message>
        <source>A treaty is between at least two delegations.</source>
        <translation>Ein Vertrag besteht zwischen mindestens zwei Delegationen.</translation>
    </message>
    <message>
        <source>What delegations agree on does not bind them: the breach is noted, and nothing follows from it.</source>
        <translation>Was Delegationen vereinbaren, bindet sie nicht: Der Bruch wird vermerkt, und es folgt nichts daraus.</translation>
    </message>
    <message>
        <source>A delegation consists of two delegates. Without names it is enough that they are there.</source>
        <translation>Eine Delegation besteht aus zwei Delegierten. Ohne Namen genügt, dass sie da sind.</translation>
    </message>
    <message>
        <source>May stay empty, unless it asks for something else</source>
        <translation>Kann leer bleiben, außer bei „Etwas anderes“</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteePanel</name>
    <message>
        <source>Committee</source>
        <translation>Komitee</translation>
    </message>
    <message>
        <source>Goals of the delegations with their points</source>
        <translation>Ziele der Delegationen mit ihren Punkten</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Conferences</source>
        <translation>Konferenzen</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Verträge</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Motions of this phase</source>
        <translation>Anträge dieser Phase</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4, %5)</source>
        <comment>place, power: score, centres, points</comment>
        <translation>%1. %2: %3 (%4, %5)</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n Zentrum</numerusform>
            <numerusform>%n Zentren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Here is the present, %1, not %2, which the board shows.</source>
        <comment>two phases</comment>
        <translation>Hier steht die Gegenwart, %1, nicht %2, wie auf dem Brett.</translation>
    </message>
    <message>
        <source>Nothing was noted in %1.</source>
        <comment>a phase</comment>
        <translation>In %1 wurde nichts vermerkt.</translation>
    </message>
    <message>
        <source>What was noted in %1:</source>
        <comment>a phase</comment>
        <translation>In %1 wurde vermerkt:</translation>
    </message>
    <message>
        <source>The agenda of %1 is here again once the board shows it.</source>
        <comment>a phase</comment>
        <translation>Die Tagesordnung von %1 steht wieder hier, sobald das Brett die Phase zeigt.</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteePapers</name>
    <message>
        <source>%1: %2</source>
        <extracomment>on paper: power, its delegates</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For this delegation alone.</source>
        <translation>Nur für diese Delegation.</translation>
    </message>
    <message>
        <source>Goals and their points</source>
        <translation>Ziele und ihre Punkte</translation>
    </message>
    <message>
        <source>Proposals to the officers</source>
        <translation>Vorschläge an die Leitung</translation>
    </message>
    <message numerus="yes">
        <source>Each is worth up to %n point(s), if the officers allow it.</source>
        <translation>
            <numerusform>Jeder ist bis zu einen Punkt wert, wenn die Officers ihn zulassen.</numerusform>
            <numerusform>Jeder ist bis zu %n Punkte wert, wenn die Officers ihn zulassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations that take part, with the delegate whom each of them sends</source>
        <translation>Delegationen, die teilnehmen, und wen jede von ihnen schickt</translation>
    </message>
    <message numerus="yes">
        <source>At least %n delegation(s) (rule 5), one delegate of each (rule 10). The other one stays.</source>
        <translation>
            <numerusform>Mindestens eine Delegation (Regel 5), aus jeder eine Person (Regel 10). Die andere bleibt.</numerusform>
            <numerusform>Mindestens %n Delegationen (Regel 5), aus jeder eine Person (Regel 10). Die andere bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations that know Morse code (rule 13)</source>
        <translation>Delegationen, die Morsezeichen können (Regel 13)</translation>
    </message>
    <message>
        <source>Organised by</source>
        <translation>Einberufen von</translation>
    </message>
    <message>
        <source>Preliminary goal (rule 1)</source>
        <translation>Vorläufiges Ziel (Regel 1)</translation>
    </message>
    <message>
        <source>Definite goal, agreed with the supporters (rule 2)</source>
        <translation>Endgültiges Ziel, mit den Unterstützern vereinbart (Regel 2)</translation>
    </message>
    <message>
        <source>Name of the conference (rule 3)</source>
        <translation>Name der Konferenz (Regel 3)</translation>
    </message>
    <message>
        <source>Place (rule 3)</source>
        <translation>Ort (Regel 3)</translation>
    </message>
    <message>
        <source>Unit in the place, found not hostile (rule 4)</source>
        <translation>Einheit am Ort, die nicht feindlich ist (Regel 4)</translation>
    </message>
    <message>
        <source>The presidency</source>
        <translation>Das Präsidium</translation>
    </message>
    <message>
        <source>Room (rule 7)</source>
        <translation>Raum (Regel 7)</translation>
    </message>
    <message>
        <source>One or two presidents (rule 8)</source>
        <translation>Ein oder zwei Mitglieder des Präsidiums (Regel 8)</translation>
    </message>
    <message>
        <source>Other rules of procedure, with the votes for them (rule 8)</source>
        <translation>Andere Geschäftsordnung, mit den Stimmen dafür (Regel 8)</translation>
    </message>
    <message>
        <source>Minutes between notes, 10 to 20 (rule 12)</source>
        <translation>Minuten zwischen Nachrichten, 10 bis 20 (Regel 12)</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Beginnt in</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Conference organising form</source>
        <translation>Formular einer Konferenz</translation>
    </message>
    <message>
        <source>It lasts a year at most (rule 9), and ends at once if its place is conquered (rule 14). Only one is held (rule 15).</source>
        <translation>Sie dauert höchstens ein Jahr (Regel 9) und endet sofort, wenn ihr Ort erobert wird (Regel 14). Es findet immer nur eine statt (Regel 15).</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteeWords</name>
    <message>
        <source>%1 (Committee: %2)</source>
        <comment>sentence, rule of the document</comment>
        <translation>%1 (Committee: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <translation>
            <numerusform>%n Punkt: %1</numerusform>
            <numerusform>%n Punkte: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (no longer applies: %2)</source>
        <translation>%1 (gilt nicht mehr: %2)</translation>
    </message>
    <message>
        <source>%1 (awarded in %2: %3)</source>
        <translation>%1 (vergeben im %2: %3)</translation>
    </message>
    <message>
        <source>%1 (proposed)</source>
        <translation>%1 (vorgeschlagen)</translation>
    </message>
    <message>
        <source>%1 (allowed: %2)</source>
        <translation>%1 (zugelassen: %2)</translation>
    </message>
    <message>
        <source>%1 (denied: %2)</source>
        <translation>%1 (abgelehnt: %2)</translation>
    </message>
    <message>
        <source>Speeches in Fall</source>
        <translation>Reden im Herbst</translation>
    </message>
    <message>
        <source>Speeches at the end of the diplomacy</source>
        <translation>Reden am Ende der Diplomatie</translation>
    </message>
    <message>
        <source>End the diplomacy sooner</source>
        <translation>Diplomatie früher beenden</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>%1 (%2), %3: %4</source>
        <comment>title, parties, date, terms</comment>
        <translation>%1 (%2), %3: %4</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Unterzeichnet: %1</translation>
    </message>
    <message>
        <source>Broken by %1 in %2: %3</source>
        <translation>Gebrochen von %1 im %2: %3</translation>
    </message>
    <message>
        <source>Secret: %1</source>
        <comment>a treaty</comment>
        <translation>Geheim: %1</translation>
    </message>
    <message>
        <source>no place yet</source>
        <translation>noch kein Ort</translation>
    </message>
    <message>
        <source>%1 (%2; %3): %4</source>
        <comment>name, place, parties, goal</comment>
        <translation>%1 (%2; %3): %4</translation>
    </message>
    <message>
        <source>%1 – ended in %2: %3</source>
        <translation>%1 – beendet im %2: %3</translation>
    </message>
    <message>
        <source>%1 – held since %2</source>
        <translation>%1 – läuft seit %2</translation>
    </message>
    <message>
        <source>Speeches: %1.</source>
        <translation>Reden: %1.</translation>
    </message>
    <message>
        <source>Motion: %1.</source>
        <translation>Antrag: %1.</translation>
    </message>
    <message>
        <source>Conference: %1.</source>
        <translation>Konferenz: %1.</translation>
    </message>
    <message>
        <source>It is not known when notes were last exchanged.</source>
        <translation>Wann zuletzt Nachrichten gewechselt wurden, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Notes are due.</source>
        <translation>Nachrichten sind fällig.</translation>
    </message>
    <message>
        <source>Next notes in %1:%2</source>
        <comment>minutes, seconds</comment>
        <translation>Nächste Nachrichten in %1:%2</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <comment>a treaty that not all parties have signed</comment>
        <translation>Entwurf: %1</translation>
    </message>
    <message>
        <source>%1:%2 for each delegation</source>
        <comment>minutes, seconds of a speech</comment>
        <translation>%1:%2 für jede Delegation</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the two delegates of a power</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 erhält einen Punkt: %2 (%3).</numerusform>
            <numerusform>%1 erhält %n Punkte: %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) that no longer apply: %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 verliert einen Punkt, der nicht mehr gilt: %2 (%3).</numerusform>
            <numerusform>%1 verliert %n Punkte, die nicht mehr gelten: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Treaty: %1. Signed by %2.</source>
        <comment>treaty, powers</comment>
        <translation>Vertrag: %1. Unterzeichnet von %2.</translation>
    </message>
    <message>
        <source>Draft of a treaty: %1.</source>
        <translation>Entwurf eines Vertrags: %1.</translation>
    </message>
    <message>
        <source>Treaty “%1”: signed by %2.</source>
        <comment>title, powers</comment>
        <translation>Vertrag „%1“: unterzeichnet von %2.</translation>
    </message>
    <message>
        <source>Treaty “%1”: broken by %2: %3.</source>
        <comment>title, power, how</comment>
        <translation>Vertrag „%1“: gebrochen von %2: %3.</translation>
    </message>
    <message>
        <source>Conference “%1” ends: %2.</source>
        <comment>name, how</comment>
        <translation>Konferenz „%1“ endet: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2.</source>
        <comment>power, why</comment>
        <translation>
            <numerusform>%1 erhält einen Punkt: %2.</numerusform>
            <numerusform>%1 erhält %n Punkte: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it gave up units for an insurrection.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 erhält einen Punkt für Einheiten in einem Aufstand.</numerusform>
            <numerusform>%1 erhält %n Punkte für Einheiten in Aufständen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it has gained control of Europe.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 erhält einen Punkt für die Herrschaft über Europa.</numerusform>
            <numerusform>%1 erhält %n Punkte für die Herrschaft über Europa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Committee: %1</source>
        <comment>rule</comment>
        <translation>Committee: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A conference</source>
        <translation>Eine Konferenz</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>what a motion asks for, its words</comment>
        <translation>%1, „%2“</translation>
    </message>
    <message>
        <source>%1 (carried): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (angenommen): %2</translation>
    </message>
    <message>
        <source>%1 (failed): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (abgelehnt): %2</translation>
    </message>
    <message>
        <source>%1 (undecided): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (noch offen): %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>name, place, goal</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Secret draft: %1</source>
        <comment>a treaty that not all parties have signed</comment>
        <translation>Geheimer Entwurf: %1</translation>
    </message>
    <message>
        <source>No speeches were held.</source>
        <translation>Es wurden keine Reden gehalten.</translation>
    </message>
</context>
<context>
    <name>chancery::CompareDialog</name>
    <message>
        <source>Compare phases</source>
        <translation>Phasen vergleichen</translation>
    </message>
    <message>
        <source>Compare %1 with:</source>
        <comment>phase</comment>
        <translation>%1 vergleichen mit:</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation>Phasen der Partie</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonPage</name>
    <message>
        <source>Changes of each power</source>
        <translation>Änderungen jeder Macht</translation>
    </message>
    <message>
        <source>For you alone. On the board: arrows where units moved, + on new ones, × on those that are gone; centres with another owner are outlined.</source>
        <translation>Nur für Sie. Auf dem Brett: Pfeile, wo Einheiten gezogen sind, + an neuen, × an verschwundenen; Zentren mit anderem Besitzer sind umrandet.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the comparison (Esc)</source>
        <translation>Den Vergleich verlassen (Esc)</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonWords</name>
    <message>
        <source>%1 to %2</source>
        <comment>a number before and now</comment>
        <translation>von %1 auf %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the phases compared</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: centres %2, units %3</source>
        <comment>power, and numbers such as “5 to 7”</comment>
        <translation>%1: Zentren %2, Einheiten %3</translation>
    </message>
    <message>
        <source>Gained %1</source>
        <comment>centres</comment>
        <translation>Gewonnen: %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>centres</comment>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>New on the board: %1</source>
        <comment>units</comment>
        <translation>Neu auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Gone from the board: %1</source>
        <comment>units</comment>
        <translation>Nicht mehr auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <comment>units, from and to</comment>
        <translation>Bewegt: %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a unit, its place now</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>chancery::ConferenceDialog</name>
    <message>
        <source>Conference</source>
        <translation>Konferenz</translation>
    </message>
    <message>
        <source>&amp;Preliminary goal</source>
        <translation>&amp;Vorläufiges Ziel</translation>
    </message>
    <message>
        <source>&amp;Definite goal</source>
        <translation>&amp;Endgültiges Ziel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>No unit there is &amp;hostile to it</source>
        <translation>Keine Einheit dort ist ihr &amp;feindlich gesinnt</translation>
    </message>
    <message>
        <source>Organised b&amp;y</source>
        <translation>Einberufen &amp;durch</translation>
    </message>
    <message>
        <source>Who calls the conference</source>
        <translation>Wer die Konferenz einberuft</translation>
    </message>
    <message>
        <source>Delegate of %1</source>
        <translation>Wen %1 schickt</translation>
    </message>
    <message>
        <source>Delegations</source>
        <translation>Delegationen</translation>
    </message>
    <message>
        <source>The organising form &amp;is filled in</source>
        <translation>Das Formular &amp;ist ausgefüllt</translation>
    </message>
    <message>
        <source>The presidency has given a &amp;room</source>
        <translation>Das Präsidium hat einen &amp;Raum gegeben</translation>
    </message>
    <message>
        <source>Pr&amp;esidents</source>
        <translation>&amp;Präsidium</translation>
    </message>
    <message>
        <source>&amp;Other procedure</source>
        <translation>Andere &amp;Geschäftsordnung</translation>
    </message>
    <message>
        <source>&amp;Votes for it</source>
        <translation>&amp;Stimmen dafür</translation>
    </message>
    <message>
        <source>&amp;Minutes between notes</source>
        <translation>&amp;Minuten zwischen Nachrichten</translation>
    </message>
    <message>
        <source>&amp;Save the form</source>
        <translation>Formular spei&amp;chern</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What the conference is called for</source>
        <translation>Wozu die Konferenz einberufen wird</translation>
    </message>
    <message>
        <source>What the delegation that calls the conference wants from it.</source>
        <translation>Was die Delegation, die die Konferenz einberuft, mit ihr erreichen will.</translation>
    </message>
    <message>
        <source>Agreed with the delegations that support it</source>
        <translation>Mit den Delegationen vereinbart, die sie unterstützen</translation>
    </message>
    <message>
        <source>Settled with the delegations that support the conference. Once it has begun, the goal stays.</source>
        <translation>Vereinbart mit den Delegationen, die die Konferenz unterstützen. Hat sie begonnen, bleibt das Ziel.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Wie sie heißt</translation>
    </message>
    <message>
        <source>Where it is held</source>
        <translation>Wo sie stattfindet</translation>
    </message>
    <message>
        <source>Any province of the board. The conference ends at once if its place is conquered.</source>
        <translation>Irgendeine Provinz des Bretts. Wird der Ort erobert, endet die Konferenz sofort.</translation>
    </message>
    <message>
        <source>What the officers have found</source>
        <translation>Was die Leitung festgestellt hat</translation>
    </message>
    <message>
        <source>Needed only if a unit of a power that does not take part is there: the officers decide whether it is hostile.</source>
        <translation>Nur nötig, wenn dort eine Einheit einer Macht steht, die nicht teilnimmt: Die Leitung entscheidet, ob sie feindlich ist.</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>At least three delegations, the one that calls it among them.</source>
        <translation>Mindestens drei Delegationen, darunter die, die sie einberuft.</translation>
    </message>
    <message>
        <source>Delegates</source>
        <translation>Delegierte</translation>
    </message>
    <message>
        <source>Those that are ticked in the step before.</source>
        <translation>Die im Schritt davor angekreuzten.</translation>
    </message>
    <message>
        <source>Whom it sends to the room of the conference</source>
        <translation>Wen sie in den Raum der Konferenz entsendet</translation>
    </message>
    <message>
        <source>Each sends one of its two delegates to the conference; the other one stays at the board and goes on playing.</source>
        <translation>Jede entsendet einen ihrer beiden Delegierten zur Konferenz; der andere bleibt am Brett und spielt weiter.</translation>
    </message>
    <message>
        <source>A delegation that knows Morse code has the telegraph: its two delegates may send messages to each other whenever they like. The others wait for the notes.</source>
        <translation>Eine Delegation, die morsen kann, hat den Telegrafen: Ihre beiden Delegierten dürfen einander jederzeit telegrafieren. Die anderen warten, bis Nachrichten gewechselt werden.</translation>
    </message>
    <message>
        <source>Presidency</source>
        <translation>Präsidium</translation>
    </message>
    <message>
        <source>The paper form of the conference</source>
        <translation>Das Papierformular der Konferenz</translation>
    </message>
    <message>
        <source>The sheet of paper that the delegation fills in and hands to the officers.</source>
        <translation>Das Papier, das die Delegation ausfüllt und der Leitung gibt.</translation>
    </message>
    <message>
        <source>A room for the conference</source>
        <translation>Ein Raum für die Konferenz</translation>
    </message>
    <message>
        <source>The delegation has asked the presidency for a room, and there is one.</source>
        <translation>Die Delegation hat das Präsidium um einen Raum gebeten, und es gibt einen.</translation>
    </message>
    <message>
        <source>One or two names, with a comma between them</source>
        <translation>Ein oder zwei Namen, mit einem Komma dazwischen</translation>
    </message>
    <message>
        <source>10 to 20</source>
        <translation>10 bis 20</translation>
    </message>
    <message>
        <source>Every 10 to 20 minutes a president carries notes between the conference and the delegates at the board.</source>
        <translation>Alle 10 bis 20 Minuten bringt ein Präsident Nachrichten von der Konferenz zu den Delegierten am Brett und zurück.</translation>
    </message>
    <message>
        <source>Empty for the usual rules of procedure</source>
        <translation>Leer für die übliche Geschäftsordnung</translation>
    </message>
    <message>
        <source>How many delegations voted for the other procedure</source>
        <translation>Wie viele Delegationen für die andere Geschäftsordnung gestimmt haben</translation>
    </message>
    <message>
        <source>The conference ended in %1: %2</source>
        <comment>a turn, how it ended</comment>
        <translation>Die Konferenz endete in %1: %2</translation>
    </message>
    <message>
        <source>One or two people preside, by the usual rules of procedure. Note another procedure only if two thirds of the delegations that take part have voted for it.</source>
        <translation>Eine oder zwei Personen leiten die Konferenz nach der üblichen Geschäftsordnung. Eine andere nur eintragen, wenn zwei Drittel der teilnehmenden Delegationen dafür gestimmt haben.</translation>
    </message>
    <message>
        <source>Knows Morse code</source>
        <translation>Kann morsen</translation>
    </message>
    <message>
        <source>%1 knows Morse code</source>
        <translation>%1 kann morsen</translation>
    </message>
    <message>
        <source>Its two delegates may send messages to each other</source>
        <translation>Die zwei Delegierten dürfen einander Nachrichten senden</translation>
    </message>
    <message>
        <source>Say in the first step who organises the conference.</source>
        <translation>Wählen Sie im ersten Schritt, wer die Konferenz einberuft.</translation>
    </message>
    <message>
        <source>%1 organises the conference and takes part.</source>
        <comment>a power</comment>
        <translation>%1 beruft die Konferenz ein und nimmt teil.</translation>
    </message>
</context>
<context>
    <name>chancery::ConferenceNote</name>
    <message>
        <source>%1: %2</source>
        <comment>conference, why it has to end</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleBoard</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleDocks</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Zentrenstand</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Komitee</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>Brett als Text</translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleMenus</name>
    <message numerus="yes">
        <source>%1: %n variation(s)</source>
        <comment>phase</comment>
        <translation>
            <numerusform>%1: %n Variante</numerusform>
            <numerusform>%1: %n Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no longer fits the game</source>
        <translation>%1; passt nicht mehr zur Partie</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CorrectDialog</name>
    <message>
        <source>Correct %1</source>
        <translation>%1 berichtigen</translation>
    </message>
    <message>
        <source>An order was mistyped</source>
        <translation>Ein Befehl wurde falsch abgetippt</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation>Wird mit der Partie gespeichert und im Bericht gedruckt</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>&amp;Accept changes</source>
        <translation>Änderungen &amp;übernehmen</translation>
    </message>
    <message>
        <source>Power of the order sheet</source>
        <translation>Macht des Befehlszettels</translation>
    </message>
    <message>
        <source>Power whose orders are shown</source>
        <translation>Macht, deren Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Orders as written</source>
        <translation>Befehle, wie sie geschrieben wurden</translation>
    </message>
    <message>
        <source>One order per line</source>
        <translation>Ein Befehl je Zeile</translation>
    </message>
    <message>
        <source>Order &amp;sheet of:</source>
        <translation>&amp;Befehlszettel von:</translation>
    </message>
    <message>
        <source>Rulings of this phase</source>
        <translation>Entscheidungen dieser Phase</translation>
    </message>
    <message>
        <source>A&amp;dd a ruling…</source>
        <translation>Entscheidung &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add a ruling</source>
        <translation>Eine Entscheidung hinzufügen</translation>
    </message>
    <message>
        <source>Override an order, a result, a position or a centre&apos;s owner</source>
        <translation>Einen Befehl, ein Ergebnis, eine Stellung oder den Besitzer eines Zentrums anders bestimmen</translation>
    </message>
    <message>
        <source>Re&amp;move the ruling</source>
        <translation>Entscheidung &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove the ruling</source>
        <translation>Die Entscheidung entfernen</translation>
    </message>
    <message>
        <source>Remove the selected ruling</source>
        <translation>Die ausgewählte Entscheidung entfernen</translation>
    </message>
    <message>
        <source>R&amp;ulings:</source>
        <translation>En&amp;tscheidungen:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>&amp;Changes:</source>
        <translation>Ände&amp;rungen:</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in this phase and later phases.</source>
        <translation>
            <numerusform>%n Änderung in dieser und späteren Phasen.</numerusform>
            <numerusform>%n Änderungen in dieser und späteren Phasen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Enter a reason for the correction.</source>
        <translation>%1 Bitte die Berichtigung begründen.</translation>
    </message>
    <message>
        <source>The phase could not be resolved then. %1</source>
        <translation>Die Phase ließe sich dann nicht auswerten. %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>power, line as written</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between lines that were not understood</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not understood: %1. %2</source>
        <translation>Nicht verstanden: %1. %2</translation>
    </message>
    <message>
        <source>&amp;Accept all the same</source>
        <translation>Trotzdem &amp;übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 would fit no longer.</source>
        <translation>
            <numerusform>%n Befehl für %1 würde nicht mehr passen.</numerusform>
            <numerusform>%n Befehle für %1 würden nicht mehr passen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Curtains</name>
    <message>
        <source>Move to %1</source>
        <comment>name of a display</comment>
        <translation>Auf %1 verschieben</translation>
    </message>
    <message>
        <source>Move this window and all others that are covered to a display that the players do not see</source>
        <translation>Dieses Fenster und alle anderen, die verdeckt sind, auf einen Bildschirm verschieben, den die Spieler nicht sehen</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Publikumsfenster schließen</translation>
    </message>
    <message>
        <source>Close the audience window, so that this window can be seen, also by the players</source>
        <translation>Das Publikumsfenster schließen, sodass dieses Fenster zu sehen ist, auch für die Spieler</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>Trotzdem zeigen</translation>
    </message>
    <message>
        <source>Show this window, also to the players, until the phase is over</source>
        <translation>Dieses Fenster bis zum Ende der Phase zeigen, auch den Spielern</translation>
    </message>
    <message>
        <source>The players see this display</source>
        <translation>Die Spieler sehen diesen Bildschirm</translation>
    </message>
    <message>
        <source>This window is covered while it is here. Move it to another display, or show it anyway until the phase is over.</source>
        <translation>Dieses Fenster ist verdeckt, solange es hier ist. Verschieben Sie es auf einen anderen Bildschirm, oder zeigen Sie es trotzdem bis zum Ende der Phase.</translation>
    </message>
    <message>
        <source>Two displays show the same picture, so this window is covered. Extend the desktop instead of mirroring it. If you close the audience window, the players see this window.</source>
        <translation>Zwei Bildschirme zeigen dasselbe Bild, darum ist dieses Fenster verdeckt. Erweitern Sie den Schreibtisch, statt ihn zu spiegeln. Wenn Sie das Publikumsfenster schließen, sehen die Spieler dieses Fenster.</translation>
    </message>
    <message>
        <source>Every display shows the audience window, so this window is covered. Close the audience window, or choose one display for it.</source>
        <translation>Jeder Bildschirm zeigt das Publikumsfenster, darum ist dieses Fenster verdeckt. Schließen Sie das Publikumsfenster, oder wählen Sie einen einzigen Bildschirm dafür.</translation>
    </message>
    <message>
        <source>The audience window fills the only display, so this window is covered. Connect another display. If you close the audience window, the players see this window.</source>
        <translation>Das Publikumsfenster füllt den einzigen Bildschirm, darum ist dieses Fenster verdeckt. Schließen Sie einen weiteren Bildschirm an. Wenn Sie das Publikumsfenster schließen, sehen die Spieler dieses Fenster.</translation>
    </message>
</context>
<context>
    <name>chancery::DeskWords</name>
    <message numerus="yes">
        <source>%n of %1 missing</source>
        <translation>
            <numerusform>%n von %1 fehlt</numerusform>
            <numerusform>%n von %1 fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>ready</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>all orders entered</source>
        <translation>alle Befehle eingegeben</translation>
    </message>
    <message>
        <source>no orders due</source>
        <translation>keine Befehle fällig</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n Zeile nicht verstanden</numerusform>
            <numerusform>%n Zeilen nicht verstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>führungslos</translation>
    </message>
    <message numerus="yes">
        <source>%n illegal order(s)</source>
        <translation>
            <numerusform>%n unzulässiger Befehl</numerusform>
            <numerusform>%n unzulässige Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no order for %2.</source>
        <comment>power, units</comment>
        <translation>%1 hat keinen Befehl für %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s) not understood.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n Zeile nicht verstanden.</numerusform>
            <numerusform>%1: %n Zeilen nicht verstanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in civil disorder. The rules remove %2.</source>
        <comment>power, units</comment>
        <translation>%1 ist führungslos. Nach den Regeln werden abgebaut: %2.</translation>
    </message>
    <message>
        <source>wishes missing</source>
        <comment>of a power that has lost its country</comment>
        <translation>Wünsche fehlen</translation>
    </message>
    <message>
        <source>%1 has no valid wish: without one its insurrection fails.</source>
        <comment>power</comment>
        <translation>%1 hat keinen gültigen Wunsch: Ohne einen scheitert der Aufstand.</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>ohne Spieler</translation>
    </message>
    <message>
        <source>%1 has no player: its units get no orders (%2).</source>
        <comment>power, clause</comment>
        <translation>%1 hat keinen Spieler: Die Einheiten erhalten keine Befehle (%2).</translation>
    </message>
    <message>
        <source>no player: the rules remove %1</source>
        <comment>units</comment>
        <translation>ohne Spieler, abgebaut: %1</translation>
    </message>
    <message>
        <source>no player: the rules disband %1</source>
        <comment>units</comment>
        <translation>ohne Spieler, aufgelöst: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unclear order(s)</source>
        <translation>
            <numerusform>%n unklarer Befehl</numerusform>
            <numerusform>%n unklare Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation>
            <numerusform>Der eine Befehl ist da</numerusform>
            <numerusform>Alle %n Befehle sind da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders: %n of %1 missing</source>
        <translation>
            <numerusform>Befehle: %n von %1 fehlt</numerusform>
            <numerusform>Befehle: %n von %1 fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n illegal</source>
        <translation>
            <numerusform>%n unzulässig</numerusform>
            <numerusform>%n unzulässig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear</source>
        <translation>
            <numerusform>%n unklar</numerusform>
            <numerusform>%n unklar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n nicht verstanden</numerusform>
            <numerusform>%n nicht verstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>illegal orders</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>unclear orders</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>lines not understood</comment>
        <translation>%1×</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n illegal order(s), %2.</source>
        <comment>power, orders</comment>
        <translation>
            <numerusform>%1: %n unzulässiger Befehl, %2.</numerusform>
            <numerusform>%1: %n unzulässige Befehle, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unclear order(s), %2.</source>
        <comment>power, orders</comment>
        <translation>
            <numerusform>%1: %n unklarer Befehl, %2.</numerusform>
            <numerusform>%1: %n unklare Befehle, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n da</numerusform>
            <numerusform>%n da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) cannot retreat and is destroyed.</source>
        <comment>unit, power</comment>
        <translation>%1 (%2) kann sich nicht zurückziehen und wird vernichtet.</translation>
    </message>
    <message>
        <source>%1○</source>
        <comment>missing orders</comment>
        <translation>%1○</translation>
    </message>
    <message>
        <source>The speeches are not over.</source>
        <translation>Die Reden sind noch nicht beendet.</translation>
    </message>
    <message>
        <source>The speeches with which the turn opens were not held.</source>
        <translation>Die Reden, mit denen der Zug beginnt, wurden nicht gehalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 order sheet(s) is marked as received.</source>
        <translation>
            <numerusform>%n von %1 Befehlszetteln ist als eingegangen vermerkt.</numerusform>
            <numerusform>%n von %1 Befehlszetteln sind als eingegangen vermerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n build(s) unused.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 lässt %n Aufbau ungenutzt.</numerusform>
            <numerusform>%1 lässt %n Aufbauten ungenutzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s): the rules remove %2.</source>
        <comment>power, units</comment>
        <translation>
            <numerusform>%1 hat %n Abbau nicht befohlen. Nach den Regeln wird abgebaut: %2.</numerusform>
            <numerusform>%1 hat %n Abbauten nicht befohlen. Nach den Regeln werden abgebaut: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the next order that is missing.</source>
        <translation>Ein Klick führt zum nächsten Befehl, der fehlt.</translation>
    </message>
    <message>
        <source>Click to go to the next order that the rules do not allow.</source>
        <translation>Ein Klick führt zum nächsten Befehl, den die Regeln nicht erlauben.</translation>
    </message>
    <message>
        <source>Click to go to the next order that may not be what was meant.</source>
        <translation>Ein Klick führt zum nächsten Befehl, der vielleicht anders gemeint war.</translation>
    </message>
    <message>
        <source>Click to go to the next line that was not understood.</source>
        <translation>Ein Klick führt zur nächsten Zeile, die nicht verstanden wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s).</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 hat %n Abbau nicht befohlen.</numerusform>
            <numerusform>%1 hat %n Abbauten nicht befohlen.</numerusform>
        </translation>
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
        <source>This phase is no longer played; its orders are lost.</source>
        <translation>Diese Phase entfällt; ihre Befehle gehen verloren.</translation>
    </message>
    <message>
        <source>This phase is now played; it has no orders yet.</source>
        <translation>Diese Phase wird nun gespielt; sie hat noch keine Befehle.</translation>
    </message>
    <message>
        <source>This phase cannot be resolved; it has no results.</source>
        <translation>Diese Phase kann nicht ausgewertet werden; sie hat keine Ergebnisse.</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>unit</comment>
        <translation>%1 fehlt nun</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <comment>unit</comment>
        <translation>%1 ist neu</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>unit</comment>
        <translation>%1 ist vertrieben</translation>
    </message>
    <message>
        <source>nothing to build or remove</source>
        <translation>nichts aufzubauen oder abzubauen</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s)</source>
        <comment>that a power has in a Winter</comment>
        <translation>
            <numerusform>%n Aufbau</numerusform>
            <numerusform>%n Aufbauten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <comment>that a power must make in a Winter</comment>
        <translation>
            <numerusform>%n Abbau</numerusform>
            <numerusform>%n Abbauten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Document</name>
    <message>
        <source>This phase cannot be resolved</source>
        <translation>Diese Phase lässt sich nicht auswerten</translation>
    </message>
    <message numerus="yes">
        <source>The variations of %n phase(s) no longer fit the game. They are kept.</source>
        <translation>
            <numerusform>Die Varianten von %n Phase passen nicht mehr zur Partie. Sie bleiben erhalten.</numerusform>
            <numerusform>Die Varianten von %n Phasen passen nicht mehr zur Partie. Sie bleiben erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreed end is taken back.</source>
        <translation>Das vereinbarte Ende wird zurückgenommen.</translation>
    </message>
    <message>
        <source>The resolution of “%1” is taken back.</source>
        <comment>phase</comment>
        <translation>Die Auswertung von „%1“ wird zurückgenommen.</translation>
    </message>
    <message>
        <source>The game goes back to the phase before “%1”.</source>
        <translation>Die Partie geht zur Phase vor „%1“ zurück.</translation>
    </message>
    <message>
        <source>The diplomacy is not over: %1 left.</source>
        <comment>time</comment>
        <translation>Die Diplomatie ist nicht vorbei: noch %1.</translation>
    </message>
    <message>
        <source>Players who see the audience window also see this window, with the orders.</source>
        <translation>Spieler, die das Publikumsfenster sehen, sehen auch dieses Fenster mit den Befehlen.</translation>
    </message>
    <message>
        <source>The audience window is blank; revealing lifts that.</source>
        <translation>Das Publikumsfenster zeigt nichts; das Aufdecken hebt das auf.</translation>
    </message>
    <message>
        <source>The audience window is frozen; revealing lifts that.</source>
        <translation>Das Publikumsfenster ist eingefroren; das Aufdecken hebt das auf.</translation>
    </message>
    <message>
        <source>The audience window shows another game.</source>
        <translation>Das Publikumsfenster zeigt eine andere Partie.</translation>
    </message>
</context>
<context>
    <name>chancery::DocumentWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Undo step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>a centre without an owner</source>
        <translation>ein Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <source>a centre of %1</source>
        <comment>power</comment>
        <translation>Zentrum von %1</translation>
    </message>
    <message>
        <source>with an army of %1</source>
        <comment>power</comment>
        <translation>mit einer Armee von %1</translation>
    </message>
    <message>
        <source>with a fleet of %1</source>
        <comment>power</comment>
        <translation>mit einer Flotte von %1</translation>
    </message>
</context>
<context>
    <name>chancery::DoubtWords</name>
    <message>
        <source>%1 has two orders.</source>
        <translation>%1 hat zwei Befehle.</translation>
    </message>
    <message>
        <source>%1: which coast? Both can be reached.</source>
        <translation>%1: welche Küste? Beide sind erreichbar.</translation>
    </message>
    <message>
        <source>No matching order: %1 is ordered otherwise.</source>
        <translation>Kein passender Befehl: %1 hat einen anderen Befehl.</translation>
    </message>
    <message>
        <source>No matching convoy to %1: the fleets are ordered otherwise.</source>
        <translation>Kein passender Konvoi nach %1: Die Flotten haben andere Befehle.</translation>
    </message>
    <message>
        <source>%1 moves to the same province.</source>
        <translation>%1 zieht in dieselbe Provinz.</translation>
    </message>
    <message>
        <source>%1, a unit of the same power, is in the way.</source>
        <translation>%1, eine Einheit derselben Macht, steht im Weg.</translation>
    </message>
    <message>
        <source>%1 retreats to the same province: both would be disbanded.</source>
        <translation>%1 zieht sich in dieselbe Provinz zurück: beide würden aufgelöst.</translation>
    </message>
    <message>
        <source>Illegal: the rules do not allow this order, so the unit does not follow it.</source>
        <translation>Unzulässig: Die Regeln erlauben diesen Befehl nicht, darum befolgt die Einheit ihn nicht.</translation>
    </message>
    <message>
        <source>The rules allow this order, but it may not be what the player meant.</source>
        <translation>Die Regeln erlauben diesen Befehl, aber vielleicht war er anders gemeint.</translation>
    </message>
</context>
<context>
    <name>chancery::EditPositionDialog</name>
    <message>
        <source>Edit position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Set up position</source>
        <translation>Stellung &amp;aufbauen</translation>
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
        <source>Sets up the starting position of the map</source>
        <translation>Stellt die Anfangsstellung der Karte auf</translation>
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
        <source>Removes all units and owners</source>
        <translation>Entfernt alle Einheiten und Besitzer</translation>
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
        <source>Power to place</source>
        <translation>Macht, die gesetzt wird</translation>
    </message>
    <message>
        <source>Owner of the unit or centre to place</source>
        <translation>Besitzer der Einheit oder des Zentrums</translation>
    </message>
    <message>
        <source>What to place</source>
        <translation>Was gesetzt wird</translation>
    </message>
    <message>
        <source>What a click on a province places there</source>
        <translation>Was ein Klick auf eine Provinz dorthin setzt</translation>
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
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Type the first letters of a province</source>
        <translation>Die ersten Buchstaben einer Provinz tippen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Place it there</source>
        <translation>Dorthin setzen</translation>
    </message>
    <message>
        <source>Places the unit or the owner, or clears the province</source>
        <translation>Setzt die Einheit oder den Besitzer, oder leert die Provinz</translation>
    </message>
    <message>
        <source>P&amp;rovince:</source>
        <translation>&amp;Provinz:</translation>
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
        <source>The position is complete.</source>
        <translation>Die Stellung ist vollständig.</translation>
    </message>
    <message>
        <source>Correct the marked entries first.</source>
        <translation>Bitte zuerst die markierten Einträge berichtigen.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Why the position is changed; saved with the game</source>
        <translation>Warum die Stellung geändert wird; wird mit der Partie gespeichert</translation>
    </message>
    <message>
        <source>A unit was moved by mistake</source>
        <translation>Eine Einheit wurde versehentlich verschoben</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>G&amp;rund:</translation>
    </message>
    <message>
        <source>Enter a reason for changing the position.</source>
        <translation>Bitte die Änderung der Stellung begründen.</translation>
    </message>
    <message>
        <source>%1 The position is kept, but it cannot be resolved.</source>
        <translation>%1 Die Stellung bleibt so, lässt sich aber nicht auswerten.</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Vertriebene Einheiten</translation>
    </message>
    <message>
        <source>Units that must retreat; uncheck one to remove it</source>
        <translation>Einheiten, die sich zurückziehen müssen; abgewählte werden entfernt</translation>
    </message>
    <message>
        <source>&amp;Dislodged:</source>
        <translation>&amp;Vertrieben:</translation>
    </message>
</context>
<context>
    <name>chancery::EndingWords</name>
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
    <message>
        <source>The years are over: the game is shared by %1</source>
        <translation>Die Jahre sind um: die Partie teilen sich %1</translation>
    </message>
    <message>
        <source>The years are over, and %1 has won</source>
        <translation>Die Jahre sind um, und %1 hat gewonnen</translation>
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
            <numerusform>Zugestandener Sieg für %1</numerusform>
            <numerusform>Zugestandener Sieg für %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreed time has come: the game is shared by %1</source>
        <translation>Die vereinbarte Zeit ist gekommen: die Partie teilen sich %1</translation>
    </message>
    <message>
        <source>The agreed time has come, and %1 has won</source>
        <translation>Die vereinbarte Zeit ist gekommen, und %1 hat gewonnen</translation>
    </message>
    <message>
        <source>A two-way draw</source>
        <translation>Remis zu zweit</translation>
    </message>
    <message>
        <source>A three-way draw</source>
        <translation>Remis zu dritt</translation>
    </message>
    <message>
        <source>A four-way draw</source>
        <translation>Remis zu viert</translation>
    </message>
    <message>
        <source>A five-way draw</source>
        <translation>Remis zu fünft</translation>
    </message>
    <message>
        <source>A six-way draw</source>
        <translation>Remis zu sechst</translation>
    </message>
    <message>
        <source>A seven-way draw</source>
        <translation>Remis zu siebt</translation>
    </message>
    <message>
        <source>A %1-way draw</source>
        <translation>Remis von %1 Mächten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a draw, and who shares it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::EnterWords</name>
    <message>
        <source>Enter goes to this unit.</source>
        <translation>Die Eingabetaste geht zu dieser Einheit.</translation>
    </message>
    <message>
        <source>Enter adds this as typed.</source>
        <translation>Die Eingabetaste trägt die Zeile ein, wie sie getippt ist.</translation>
    </message>
    <message>
        <source>%1 Enter adds it all the same.</source>
        <comment>sentence</comment>
        <translation>%1 Die Eingabetaste trägt ihn trotzdem ein.</translation>
    </message>
    <message>
        <source>Enter adds this for %1.</source>
        <comment>power</comment>
        <translation>Die Eingabetaste trägt das für %1 ein.</translation>
    </message>
</context>
<context>
    <name>chancery::EntryStrip</name>
    <message>
        <source>%1 retreats: where to?</source>
        <translation>%1 zieht sich zurück: wohin?</translation>
    </message>
    <message>
        <source>%1 supports: which unit?</source>
        <translation>%1 unterstützt: welche Einheit?</translation>
    </message>
    <message>
        <source>%1 convoys: which army?</source>
        <translation>%1 führt den Konvoi: für welche Armee?</translation>
    </message>
    <message>
        <source>%1 convoys %2: where to?</source>
        <translation>%1 führt den Konvoi für %2: wohin?</translation>
    </message>
    <message>
        <source>%1 supports %2: where to? Click the unit again to support it to hold.</source>
        <translation>%1 unterstützt %2: wohin? Noch einmal auf die Einheit klicken, um sie beim Halten zu unterstützen.</translation>
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
        <source>Hold (H)</source>
        <translation>Halten (H)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Move (M)</source>
        <translation>Bewegen (M)</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Support (S)</source>
        <translation>Unterstützen (S)</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Konvoi</translation>
    </message>
    <message>
        <source>Convoy (C)</source>
        <translation>Konvoi führen (C)</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Kein Befehl</translation>
    </message>
    <message>
        <source>Clear the order (Del)</source>
        <translation>Befehl löschen (Entf)</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One step back (Esc)</source>
        <translation>Einen Schritt zurück (Esc)</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation>Im Konvoi</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Build an army (A)</source>
        <translation>Armee aufbauen (A)</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Build a fleet (F)</source>
        <translation>Flotte aufbauen (F)</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Disband (D)</source>
        <translation>Auflösen (D)</translation>
    </message>
    <message>
        <source>%1 supports or convoys %2: where to? Click %2 again to support it to hold.</source>
        <translation>%1 unterstützt oder führt den Konvoi für %2: wohin? Noch einmal auf %2 klicken, um beim Halten zu unterstützen.</translation>
    </message>
    <message>
        <source>%1: no unit was dislodged here.</source>
        <translation>%1: Hier wurde keine Einheit vertrieben.</translation>
    </message>
    <message>
        <source>%1: nothing can be built or removed here.</source>
        <translation>%1: Hier kann nichts auf- oder abgebaut werden.</translation>
    </message>
    <message>
        <source>%1: there is no unit here.</source>
        <translation>%1: Hier ist keine Einheit.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2. Choose one of the highlighted provinces.</source>
        <translation>%1 kann sich dorthin nicht zurückziehen (%2). Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support or convoy a unit there. Choose one of the highlighted provinces.</source>
        <translation>%1 kann dort (%2) weder hinziehen noch eine Einheit unterstützen oder einen Konvoi führen. Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1: this order cannot go there. Choose one of the highlighted provinces.</source>
        <translation>%1: Dieser Befehl führt nicht dorthin. Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by land.</source>
        <comment>province, province</comment>
        <translation>%1 zieht über Land: %2.</translation>
    </message>
    <message>
        <source>Let the army go by convoy instead (Shift while you click its target)</source>
        <translation>Die Armee stattdessen im Konvoi ziehen lassen (Umschalt beim Klick auf ihr Ziel)</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: click a home centre of the lost power.</source>
        <translation>%1 wird für einen Aufstand hergegeben: ein Heimatzentrum der verlorenen Macht anklicken.</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>Insurrection (I)</source>
        <translation>Aufstand (I)</translation>
    </message>
    <message>
        <source>%1 is closed: no unit may enter it until %2 has joined a player (%3).</source>
        <comment>province, power, clause</comment>
        <translation>%1 ist gesperrt: Keine Einheit darf hinein, bis sich %2 einem Spieler angeschlossen hat (%3).</translation>
    </message>
    <message>
        <source>No orders are due in this phase.</source>
        <translation>In dieser Phase sind keine Befehle fällig.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by convoy, for which others&apos; fleets are needed: %3.</source>
        <comment>province, province, units</comment>
        <translation>%1 zieht per Konvoi: %2. Dafür werden Flotten anderer gebraucht: %3.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by convoy, which is not written yet.</source>
        <comment>province, province</comment>
        <translation>%1 zieht per Konvoi (%2); der Konvoi ist noch nicht befohlen.</translation>
    </message>
    <message>
        <source>Others&apos; fleets are needed too: %1.</source>
        <comment>units</comment>
        <translation>Auch Flotten anderer werden gebraucht: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n convoy(s)</source>
        <translation>
            <numerusform>Konvoi ergänzen</numerusform>
            <numerusform>%n Konvois ergänzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Also write: %1</source>
        <comment>orders</comment>
        <translation>Auch eintragen: %1</translation>
    </message>
    <message>
        <source>%1 cannot go to %2: no order was written.</source>
        <comment>unit, province</comment>
        <translation>Kein Befehl geschrieben: %1 kann dort nicht hin (%2).</translation>
    </message>
    <message>
        <source>%1: click where it moves, or click it again to hold.</source>
        <translation>%1: Ziel anklicken, oder die Einheit noch einmal, um zu halten.</translation>
    </message>
    <message>
        <source>Right-click a unit to support or convoy it.</source>
        <translation>Rechtsklick auf eine Einheit, um sie zu unterstützen oder ihren Konvoi zu führen.</translation>
    </message>
    <message>
        <source>Right-click a unit to support it.</source>
        <translation>Rechtsklick auf eine Einheit, um sie zu unterstützen.</translation>
    </message>
    <message>
        <source>Right-click an army to convoy it.</source>
        <translation>Rechtsklick auf eine Armee, um ihren Konvoi zu führen.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support a unit there. Choose one of the highlighted provinces.</source>
        <translation>%1 kann dort (%2) weder hinziehen noch eine Einheit unterstützen. Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1 cannot move to %2. Choose one of the highlighted provinces.</source>
        <translation>%1 kann dort nicht hinziehen (%2). Bitte eine hervorgehobene Provinz wählen.</translation>
    </message>
    <message>
        <source>%1: all builds and removals of %2 are entered.</source>
        <comment>province, power</comment>
        <translation>%1: Alle Auf- und Abbauten von %2 sind eingetragen.</translation>
    </message>
    <message>
        <source>Click a dislodged unit, then where it retreats. Right-click it to disband it.</source>
        <translation>Eine vertriebene Einheit anklicken, dann ihr Rückzugsziel. Zum Auflösen mit der rechten Taste anklicken.</translation>
    </message>
    <message>
        <source>Click a unit, then its target, or drag it there. Double-click: hold. Right-click: menu.</source>
        <translation>Eine Einheit anklicken, dann ihr Ziel, oder sie dorthin ziehen. Doppelklick: halten. Rechte Taste: Menü.</translation>
    </message>
</context>
<context>
    <name>chancery::ErrorWords</name>
    <message>
        <source>%1: %2</source>
        <comment>place, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>file</comment>
        <translation>%1, Zeile %2, Spalte %3</translation>
    </message>
</context>
<context>
    <name>chancery::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>File to write; its ending sets the format</source>
        <translation>Datei, die geschrieben wird; ihre Endung bestimmt das Format</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Datei:</translation>
    </message>
    <message>
        <source>PNG for the web, SVG and PDF for print</source>
        <translation>PNG fürs Web, SVG und PDF für den Druck</translation>
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
        <translation>Gängige Größen</translation>
    </message>
    <message>
        <source>Fills in width and height</source>
        <translation>Füllt Breite und Höhe aus</translation>
    </message>
    <message>
        <source>Custom size</source>
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
        <source>Size of the map, 2080 × 1600</source>
        <translation>Größe der Karte, 2080 × 1600</translation>
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
        <source>The light theme prints best</source>
        <translation>Das helle Farbschema druckt sich am besten</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Labels on the provinces</source>
        <translation>Beschriftung der Provinzen</translation>
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
        <source>Draws arrows and symbols for the orders</source>
        <translation>Zeichnet Pfeile und Zeichen für die Befehle</translation>
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
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Your board, or the audience window as it is now</source>
        <translation>Das eigene Brett oder das Publikumsfenster, wie es jetzt ist</translation>
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
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>Whose orders</source>
        <translation>Wessen Befehle</translation>
    </message>
    <message>
        <source>Shows the orders of all powers, or of one alone</source>
        <translation>Zeigt die Befehle aller Mächte oder einer einzigen</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
    </message>
    <message>
        <source>Or&amp;ders of:</source>
        <translation>Befehle &amp;von:</translation>
    </message>
</context>
<context>
    <name>chancery::Failures</name>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>Chancery has made a mistake. No game was closed, and nothing that was recorded is lost. Save your games; if it happens again, start Chancery again.</source>
        <translation>Chancery hat einen Fehler gemacht. Keine Partie wurde geschlossen, und nichts Aufgezeichnetes ist verloren. Speichern Sie Ihre Partien; kommt es wieder vor, starten Sie Chancery neu.</translation>
    </message>
    <message>
        <source>For a report of the mistake: %1</source>
        <translation>Um den Fehler zu melden: %1</translation>
    </message>
    <message>
        <source>Study closed</source>
        <translation>Studie geschlossen</translation>
    </message>
    <message>
        <source>Game closed</source>
        <translation>Partie geschlossen</translation>
    </message>
    <message>
        <source>“%1” had to be closed again, before anything was done with it.</source>
        <translation>„%1“ musste wieder geschlossen werden, bevor etwas damit geschah.</translation>
    </message>
    <message>
        <source>Chancery has made a mistake in “%1” and has closed it. All that was recorded is kept, and other windows go on.</source>
        <translation>Chancery hat in „%1“ einen Fehler gemacht und sie geschlossen. Alles Aufgezeichnete ist erhalten, und andere Fenster laufen weiter.</translation>
    </message>
    <message>
        <source>No journal of it could be kept.</source>
        <translation>Ein Journal davon gibt es nicht.</translation>
    </message>
    <message>
        <source>Its journal: %1</source>
        <comment>path</comment>
        <translation>Das Journal: %1</translation>
    </message>
    <message>
        <source>Without its last change it can perhaps be opened; Redo makes that change again.</source>
        <translation>Ohne die letzte Änderung lässt sie sich vielleicht öffnen; „Wiederholen“ macht diese Änderung wieder.</translation>
    </message>
    <message>
        <source>&amp;Open it without the last change</source>
        <translation>Ohne die letzte Änderung ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open it again</source>
        <translation>&amp;Wieder öffnen</translation>
    </message>
    <message>
        <source>“%1” could not be opened again.</source>
        <translation>„%1“ ließ sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>The game stays open, with all that was entered.</source>
        <translation>Die Partie bleibt offen, mit allem, was eingegeben wurde.</translation>
    </message>
</context>
<context>
    <name>chancery::FaultWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, power</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The phase cannot be resolved before that is mended: by the check of the table, a ruling, or by editing the position.</source>
        <translation>Die Phase lässt sich erst auswerten, wenn das behoben ist: mit der Prüfung des Bretts, einer Entscheidung oder durch Bearbeiten der Stellung.</translation>
    </message>
    <message>
        <source>The phase cannot be resolved before that is mended by editing the position.</source>
        <translation>Die Phase lässt sich erst auswerten, wenn das durch Bearbeiten der Stellung behoben ist.</translation>
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
        <translation>%1 nimmt %3 %2 ab</translation>
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
        <source>%1 is destroyed.</source>
        <comment>unit</comment>
        <translation>%1 wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 will be disbanded: it has no player.</source>
        <comment>unit</comment>
        <translation>%1 wird aufgelöst: Sie hat keinen Spieler.</translation>
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
        <source>%1 beats %2 and enters %3</source>
        <comment>power, powers, a supply centre that it does not own</comment>
        <translation>%1 schlägt %2 und besetzt %3</translation>
    </message>
    <message>
        <source>%1 beats %2 and moves %3</source>
        <comment>power, powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 schlägt %2 und zieht %3</translation>
    </message>
    <message>
        <source>%1 enters %2 by convoy</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation>%1 besetzt %2 per Konvoi</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation>%1 besetzt %2</translation>
    </message>
    <message>
        <source>%1 moves %2 by convoy</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 zieht per Konvoi %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 bounce %2</source>
        <comment>powers, where: &apos;in Norway&apos;</comment>
        <translation>%1 prallen %2 zusammen</translation>
    </message>
    <message>
        <source>Several powers bounce %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>Mehrere Mächte prallen %1 zusammen</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2 %3</source>
        <comment>power, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 kann %2 nicht %3 vertreiben</translation>
    </message>
    <message>
        <source>%1 fails to move %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 kommt nicht %2</translation>
    </message>
    <message>
        <source>%1 clash %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>%1 prallen %2 zusammen</translation>
    </message>
    <message>
        <source>%1 clash head to head</source>
        <comment>powers</comment>
        <translation>%1 prallen frontal zusammen</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Der Konvoi %1 %2 scheitert</translation>
    </message>
    <message>
        <source>%1 bounces %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 prallt %2 ab</translation>
    </message>
    <message>
        <source>The units %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation>Die Einheiten %1 bleiben.</translation>
    </message>
    <message>
        <source>%1&apos;s own units bounce %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Einheiten %1 prallen %2 zusammen</translation>
    </message>
    <message>
        <source>%1&apos;s own units clash %2</source>
        <comment>power, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>Einheiten %1 prallen %2 zusammen</translation>
    </message>
    <message>
        <source>%1&apos;s own units clash head to head</source>
        <comment>power</comment>
        <translation>Einheiten %1 prallen frontal zusammen</translation>
    </message>
    <message>
        <source>%1&apos;s own stopped unit blocks %2</source>
        <comment>power, province</comment>
        <translation>Die eigene, aufgehaltene Einheit versperrt %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s own unit blocks %2</source>
        <comment>power, province</comment>
        <translation>Die eigene Einheit versperrt %1 %2</translation>
    </message>
    <message>
        <source>%1 blocks %2&apos;s way %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 versperrt %2 den Weg %3</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>power, province</comment>
        <translation>%1 erobert %2</translation>
    </message>
    <message>
        <source>%1 withstands %2</source>
        <comment>power, powers</comment>
        <translation>%1 hält gegen %2 stand</translation>
    </message>
    <message>
        <source>%1 withstands all attackers</source>
        <comment>power</comment>
        <translation>%1 hält gegen alle Angreifer stand</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2</source>
        <comment>power, power</comment>
        <translation>%1 kann %2 nicht vertreiben</translation>
    </message>
</context>
<context>
    <name>chancery::FightQuestion</name>
    <message>
        <source>%1 meet head on %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>%1 treffen %2 aufeinander</translation>
    </message>
    <message>
        <source>%1 attacks %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 greift %2 %3 an</translation>
    </message>
    <message>
        <source>%1 attack %2 %3</source>
        <comment>powers, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 greifen %2 %3 an</translation>
    </message>
    <message>
        <source>Several powers go %1</source>
        <comment>where to: &apos;to Norway&apos;</comment>
        <translation>Mehrere Mächte ziehen %1</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 go %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 ziehen %2</translation>
    </message>
    <message>
        <source>%1 meet head on</source>
        <comment>powers</comment>
        <translation>%1 treffen frontal aufeinander</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <comment>power, power</comment>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>%1 attack %2</source>
        <comment>powers, power</comment>
        <translation>%1 greifen %2 an</translation>
    </message>
</context>
<context>
    <name>chancery::FindText</name>
    <message>
        <source>%1, a centre without an owner</source>
        <translation>%1, Zentrum ohne Besitzer</translation>
    </message>
    <message>
        <source>%1, a centre of %2</source>
        <translation>%1, Zentrum von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>power, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>wird gezeigt</translation>
    </message>
    <message>
        <source>the current phase</source>
        <translation>die laufende Phase</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number of a case, title</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <comment>a panel</comment>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a panel</comment>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>This phase has neither retreats nor adjustments.</source>
        <translation>In dieser Phase gibt es weder Rückzüge noch Auf- oder Abbau.</translation>
    </message>
    <message>
        <source>Present on %1</source>
        <comment>a display</comment>
        <translation>Vorführen auf %1</translation>
    </message>
    <message>
        <source>as it is now</source>
        <comment>among its undo steps</comment>
        <translation>wie es jetzt ist</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>an undo step</comment>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>as saved</source>
        <comment>an undo step</comment>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>before all changes</source>
        <translation>vor allen Änderungen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and name of an undo step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Im Moment nicht möglich.</translation>
    </message>
</context>
<context>
    <name>chancery::FinderModel</name>
    <message>
        <source>%1: %2</source>
        <comment>kind, title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Test case</source>
        <translation>Testfall</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of undo</comment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>chancery::FinderPopup</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Nothing is found by these words.</source>
        <translation>Zu diesen Wörtern findet sich nichts.</translation>
    </message>
    <message>
        <source>The players will see this. Press Enter again.</source>
        <translation>Die Spieler werden das sehen. Noch einmal Eingabe drücken.</translation>
    </message>
</context>
<context>
    <name>chancery::FlipModel</name>
    <message>
        <source>With orders that help no other</source>
        <translation>Mit Befehlen, die keinem anderen helfen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Then: %2</source>
        <comment>changed orders, result</comment>
        <translation>%1
Dann: %2</translation>
    </message>
    <message>
        <source>What turns it</source>
        <translation>Was es ändert</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Wege</translation>
    </message>
</context>
<context>
    <name>chancery::FlipPanel</name>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Order whose result is asked about</source>
        <translation>Befehl, nach dessen Ergebnis gefragt wird</translation>
    </message>
    <message>
        <source>Whose result other orders would turn; a unit chosen on the board is asked about too</source>
        <translation>Wessen Ergebnis andere Befehle ändern würden; auch eine Einheit, die auf dem Brett gewählt wird</translation>
    </message>
    <message>
        <source>How many orders may change</source>
        <translation>Wie viele Befehle anders sein dürfen</translation>
    </message>
    <message>
        <source>Whose orders may change</source>
        <translation>Wessen Befehle anders sein dürfen</translation>
    </message>
    <message>
        <source>Units whose orders may change</source>
        <translation>Einheiten, deren Befehle anders sein dürfen</translation>
    </message>
    <message>
        <source>Tick the units whose orders may change</source>
        <translation>Die Einheiten ankreuzen, deren Befehle anders sein dürfen</translation>
    </message>
    <message>
        <source>What would turn the result</source>
        <translation>Was das Ergebnis ändern würde</translation>
    </message>
    <message>
        <source>A click or Enter tries the changed orders</source>
        <translation>Ein Klick oder die Eingabetaste probiert die geänderten Befehle aus</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Die Suche anhalten</translation>
    </message>
    <message>
        <source>Stop the search; what was found stays</source>
        <translation>Die Suche anhalten; was gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>One order</source>
        <translation>Ein Befehl</translation>
    </message>
    <message>
        <source>One order or two</source>
        <translation>Ein Befehl oder zwei</translation>
    </message>
    <message>
        <source>&amp;Result of:</source>
        <translation>&amp;Ergebnis von:</translation>
    </message>
    <message>
        <source>&amp;Change:</source>
        <translation>Ä&amp;ndern:</translation>
    </message>
    <message>
        <source>&amp;Orders of:</source>
        <translation>&amp;Befehle von:</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>order, result</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>any power</source>
        <translation>allen Mächten</translation>
    </message>
    <message>
        <source>chosen units</source>
        <translation>gewählten Einheiten</translation>
    </message>
    <message>
        <source>Only results of movement phases are turned by other orders.</source>
        <translation>Nur Ergebnisse von Zugphasen werden durch andere Befehle geändert.</translation>
    </message>
    <message>
        <source>Choose an order, here or on the board.</source>
        <translation>Einen Befehl wählen, hier oder auf dem Brett.</translation>
    </message>
    <message>
        <source>Searching: %1 tried, %2 found</source>
        <comment>two numbers</comment>
        <translation>Suche: %1 probiert, %2 gefunden</translation>
    </message>
    <message>
        <source>None of %1 changes turns it.</source>
        <translation>Keine von %1 Änderungen ändert es.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to turn it</source>
        <translation>
            <numerusform>%n Weg, es zu ändern</numerusform>
            <numerusform>%n Wege, es zu ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped after %2 changes</source>
        <comment>ways to turn it, number</comment>
        <translation>%1, angehalten nach %2 Änderungen</translation>
    </message>
    <message>
        <source>%1, of %2 changes tried</source>
        <comment>ways to turn it, number</comment>
        <translation>%1, von %2 probierten Änderungen</translation>
    </message>
</context>
<context>
    <name>chancery::FlipWords</name>
    <message>
        <source>orders the move that is supported</source>
        <translation>befiehlt die unterstützte Bewegung</translation>
    </message>
    <message>
        <source>orders the move that is convoyed</source>
        <translation>befiehlt die zum Konvoi gehörende Bewegung</translation>
    </message>
    <message>
        <source>moves, so that it cannot be supported in *</source>
        <translation>bewegt sich und kann deshalb in * nicht unterstützt werden</translation>
    </message>
    <message>
        <source>one more support for *</source>
        <translation>eine Unterstützung mehr für *</translation>
    </message>
    <message>
        <source>convoys the army in *</source>
        <translation>führt den Konvoi der Armee aus *</translation>
    </message>
    <message>
        <source>cuts the support from *</source>
        <translation>unterbricht die Unterstützung aus *</translation>
    </message>
    <message>
        <source>dislodges the convoying fleet in *</source>
        <translation>vertreibt die Flotte in *, die den Konvoi führt</translation>
    </message>
    <message>
        <source>dislodges the unit in *</source>
        <translation>vertreibt die Einheit in *</translation>
    </message>
    <message>
        <source>is in the way of the move from * to +</source>
        <translation>steht der Bewegung aus * nach + im Weg</translation>
    </message>
    <message>
        <source>comes the opposite way of the unit in *</source>
        <translation>kommt der Einheit aus * entgegen</translation>
    </message>
    <message>
        <source>attacks the unit in *</source>
        <translation>greift die Einheit in * an</translation>
    </message>
    <message>
        <source>leaves *</source>
        <translation>verlässt *</translation>
    </message>
    <message>
        <source>enters *</source>
        <translation>zieht nach *</translation>
    </message>
    <message>
        <source>changes places with the unit in *</source>
        <translation>tauscht den Platz mit der Einheit in *</translation>
    </message>
    <message>
        <source>enters *, to which it could have retreated</source>
        <translation>zieht nach * (möglicher Rückzug)</translation>
    </message>
    <message>
        <source>closes the retreat to *</source>
        <translation>versperrt den Rückzug nach *</translation>
    </message>
    <message>
        <source>opens the retreat to *</source>
        <translation>öffnet den Rückzug nach *</translation>
    </message>
    <message>
        <source>moves to *</source>
        <translation>bewegt sich nach *</translation>
    </message>
    <message>
        <source>no longer supports *</source>
        <translation>unterstützt * nicht mehr</translation>
    </message>
    <message>
        <source>no longer convoys the army in *</source>
        <translation>führt den Konvoi der Armee aus * nicht mehr</translation>
    </message>
    <message>
        <source>no longer cuts the support from *</source>
        <translation>unterbricht die Unterstützung aus * nicht mehr</translation>
    </message>
    <message>
        <source>no longer dislodges the unit in *</source>
        <translation>vertreibt die Einheit in * nicht mehr</translation>
    </message>
    <message>
        <source>is no longer in the way of the move from * to +</source>
        <translation>steht der Bewegung aus * nach + nicht mehr im Weg</translation>
    </message>
    <message>
        <source>no longer comes the opposite way of the unit in *</source>
        <translation>kommt der Einheit aus * nicht mehr entgegen</translation>
    </message>
    <message>
        <source>no longer attacks the unit in *</source>
        <translation>greift die Einheit in * nicht mehr an</translation>
    </message>
    <message>
        <source>no longer orders the move that is supported</source>
        <translation>befiehlt die unterstützte Bewegung nicht mehr</translation>
    </message>
    <message>
        <source>no longer orders the move that is convoyed</source>
        <translation>befiehlt die zum Konvoi gehörende Bewegung nicht mehr</translation>
    </message>
    <message>
        <source>no longer moves, so that it can be supported in *</source>
        <translation>bewegt sich nicht mehr und kann deshalb in * unterstützt werden</translation>
    </message>
    <message>
        <source>stays in *</source>
        <translation>bleibt in *</translation>
    </message>
    <message>
        <source>no longer moves to *</source>
        <translation>bewegt sich nicht mehr nach *</translation>
    </message>
    <message>
        <source>gives the unit in * an order</source>
        <translation>gibt der Einheit in * einen Befehl</translation>
    </message>
    <message>
        <source>twice: %1</source>
        <comment>what two changed orders do alike</comment>
        <translation>zweimal: %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>what two changed orders do</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>new order, old order</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two changed orders</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message>
        <source>Resolved and revealed</source>
        <translation>Ausgewertet und aufgedeckt</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Ausgewertet</translation>
    </message>
    <message>
        <source>No orders due</source>
        <translation>Keine Befehle fällig</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>EARLIER: %1</source>
        <translation>FRÜHER: %1</translation>
    </message>
    <message>
        <source>The players see this too</source>
        <translation>Auch die Spieler sehen dies</translation>
    </message>
    <message>
        <source>For you alone</source>
        <translation>Nur für Sie</translation>
    </message>
    <message>
        <source>COMPARED</source>
        <translation>VERGLEICH</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) received</source>
        <translation>
            <numerusform>%n von %1 Befehlszetteln eingegangen</numerusform>
            <numerusform>%n von %1 Befehlszetteln eingegangen</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreats %1</source>
        <comment>a year</comment>
        <translation>Rückzüge %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Players see it</source>
        <translation>Spieler sehen es</translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <comment>orders and lines</comment>
        <translation>
            <numerusform>%n zu prüfen</numerusform>
            <numerusform>%n zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the next of them.</source>
        <translation>Ein Klick führt zum nächsten davon.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) complete</source>
        <translation>
            <numerusform>%n von %1 Befehlszetteln vollständig</numerusform>
            <numerusform>%n von %1 Befehlszetteln vollständig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/%2 sheets</source>
        <comment>sheets that are in, sheets due</comment>
        <translation>%1/%2 Zettel</translation>
    </message>
</context>
<context>
    <name>chancery::FormSteps</name>
    <message>
        <source>Steps of the form</source>
        <translation>Schritte des Formulars</translation>
    </message>
    <message>
        <source>%1 %2 ✓</source>
        <extracomment>the number and the name of a step of a form, with a tick where nothing is left to do</extracomment>
        <translation>%1 %2 ✓</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>chancery::GameFiles</name>
    <message>
        <source>Untitled game</source>
        <translation>Partie ohne Titel</translation>
    </message>
    <message>
        <source>Untitled game %1</source>
        <comment>in a second window, or a third</comment>
        <translation>Partie ohne Titel %1</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of a file</comment>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of a game, name of its file</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Geänderte Datei</translation>
    </message>
    <message>
        <source>Your version cannot be kept beside the file, so nothing was opened. Save it under another name.</source>
        <translation>Die hiesige Fassung lässt sich nicht neben der Datei ablegen; deshalb wurde nichts geöffnet. Bitte unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>The game was opened as it is in the file. Your version is kept in %1. Open that file to see it again.</source>
        <translation>Die Partie wurde so geöffnet, wie sie in der Datei steht. Die hiesige Fassung liegt in %1. Wer sie wieder braucht, öffnet diese Datei.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>This is the file of the game itself. Choose another name.</source>
        <translation>Das ist die Datei der Partie selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Saved a copy as %1</source>
        <comment>a file</comment>
        <translation>Kopie gespeichert als %1</translation>
    </message>
    <message>
        <source>The copy is without what this form cannot hold: %1.</source>
        <comment>a list</comment>
        <translation>Diese Form kann Folgendes nicht enthalten, und so fehlt es in der Kopie: %1.</translation>
    </message>
    <message>
        <source>The orders of %1 are not resolved. They are secret and were left out.</source>
        <comment>a phase</comment>
        <translation>Die Befehle der Phase „%1“ sind nicht ausgewertet. Sie sind geheim und wurden weggelassen.</translation>
    </message>
    <message>
        <source>What you tried out in the game is yours alone and was left out.</source>
        <translation>Was Sie in der Partie ausprobiert haben, ist nur für Sie und wurde weggelassen.</translation>
    </message>
    <message>
        <source>Your changes will be lost if you do not save them.</source>
        <translation>Die Änderungen gehen verloren, wenn Sie sie nicht speichern.</translation>
    </message>
    <message>
        <source>Everything is kept so far. If you keep it for later, it is offered at the next start. If you discard it, it is gone.</source>
        <translation>Bisher ist alles aufbewahrt. Bewahren Sie die Partie weiter auf, wird sie beim nächsten Start angeboten. Verwerfen Sie sie, ist sie weg.</translation>
    </message>
    <message>
        <source>Everything is kept so far. If you keep the changes for later, they are offered when you open the game again. If you discard them, the file stays as it was last saved.</source>
        <translation>Bisher ist alles aufbewahrt. Bewahren Sie die Änderungen weiter auf, werden sie angeboten, wenn Sie die Partie wieder öffnen. Verwerfen Sie sie, bleibt die Datei, wie sie zuletzt gespeichert wurde.</translation>
    </message>
</context>
<context>
    <name>chancery::GamePanels</name>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>%1 (read-only) – Chancery</source>
        <translation>%1 (schreibgeschützt) – Chancery</translation>
    </message>
    <message>
        <source>%1[*] – Chancery</source>
        <translation>%1[*] – Chancery</translation>
    </message>
    <message>
        <source>Action, province, unit, phase, panel, display, game, test case or setting</source>
        <translation>Aktion, Provinz, Einheit, Phase, Leiste, Bildschirm, Partie, Testfall…</translation>
    </message>
    <message>
        <source>All panels are back in their first places.</source>
        <translation>Alle Leisten sind wieder an ihrem ersten Platz.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Uhr starten</translation>
    </message>
</context>
<context>
    <name>chancery::GifFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>chancery::GlossaryText</name>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Konvois</translation>
    </message>
    <message>
        <source>Paradoxes and decisions</source>
        <translation>Paradoxe und Entscheidungen</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Küsten</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Aufbau und Abbau</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Am Tisch</translation>
    </message>
</context>
<context>
    <name>chancery::GlossaryWindow</name>
    <message>
        <source>First term</source>
        <translation>Erster Begriff</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>The selected term or clause</source>
        <translation>Der gewählte Begriff oder die gewählte Fundstelle</translation>
    </message>
    <message>
        <source>Glossary and clauses</source>
        <translation>Glossar und Fundstellen</translation>
    </message>
    <message>
        <source>Terms and clauses</source>
        <translation>Begriffe und Fundstellen</translation>
    </message>
    <message>
        <source>Find a term or a clause</source>
        <translation>Begriff oder Fundstelle suchen</translation>
    </message>
    <message>
        <source>The number of a clause, or letters from a name or its text</source>
        <translation>Die Nummer einer Fundstelle oder Buchstaben aus einem Namen oder seinem Text</translation>
    </message>
</context>
<context>
    <name>chancery::GroupCaptions</name>
    <message>
        <source>%1 holds %2</source>
        <comment>power, provinces</comment>
        <translation>%1 hält %2</translation>
    </message>
    <message>
        <source>%1 hold</source>
        <translation>%1 halten</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) hold</source>
        <translation>
            <numerusform>%n Einheit hält</numerusform>
            <numerusform>%n Einheiten halten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s support %2 is cut</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>Unterstützung %2 unterbrochen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are cut</source>
        <translation>
            <numerusform>%n Unterstützung wird unterbrochen</numerusform>
            <numerusform>%n Unterstützungen werden unterbrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 baut %2 auf</translation>
    </message>
    <message>
        <source>%1 build</source>
        <translation>%1 bauen auf</translation>
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
        <translation>%1 nimmt %3 %2 ab</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>power</comment>
        <translation>%1 hält</translation>
    </message>
    <message>
        <source>The support %1 is cut</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>Die Unterstützung %1 ist unterbrochen</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between provinces</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Lost by %1: %2</source>
        <comment>power, centres</comment>
        <translation>Von %1 verloren: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, centres</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2: %3</source>
        <comment>power, power, centres</comment>
        <translation>%1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>chancery::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>How to type orders</source>
        <translation>Wie man Befehle tippt</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Zeichenerklärung</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
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
        <translation>Die Armee zieht nach Burgund. Namen gehen ebenso wie Kürzel, und der Buchstabe darf fehlen: „Paris - Burgund“.</translation>
    </message>
    <message>
        <source>Name the coast of a fleet where there are two.</source>
        <translation>Bei einer Flotte die Küste nennen, wo es zwei gibt.</translation>
    </message>
    <message>
        <source>Marseilles supports the army in Paris to hold.</source>
        <translation>Marseille unterstützt die Armee in Paris beim Halten.</translation>
    </message>
    <message>
        <source>Marseilles supports the move from Paris to Burgundy.</source>
        <translation>Marseille unterstützt den Zug von Paris nach Burgund.</translation>
    </message>
    <message>
        <source>The fleet convoys the army from London to Belgium.</source>
        <translation>Die Flotte führt den Konvoi der Armee von London nach Belgien.</translation>
    </message>
    <message>
        <source>The army moves by convoy, although it could also move by land.</source>
        <translation>Die Armee zieht im Konvoi, obwohl sie auch über Land ziehen könnte.</translation>
    </message>
    <message>
        <source>In a retreat phase: Burgundy retreats to Gascony.</source>
        <translation>In einer Rückzugsphase: Burgund zieht sich in die Gascogne zurück.</translation>
    </message>
    <message>
        <source>The unit is disbanded, in a retreat or an adjustment phase.</source>
        <translation>Die Einheit wird aufgelöst, in einer Rückzugs- oder Aufbauphase.</translation>
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
        <source>One build is waived.</source>
        <translation>Auf einen Aufbau wird verzichtet.</translation>
    </message>
    <message>
        <source>One order per line. A line that cannot be read is marked with the reason.</source>
        <translation>Ein Befehl je Zeile. Eine Zeile, die sich nicht lesen lässt, wird mit dem Grund markiert.</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Find words on all pages; Enter goes to the next place</source>
        <translation>Wörter auf allen Seiten suchen; die Eingabetaste geht zur nächsten Stelle</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Suchen (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>An %n Stelle gefunden</numerusform>
            <numerusform>An %n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Clauses of the rulebooks</source>
        <translation>Fundstellen der Regelwerke</translation>
    </message>
</context>
<context>
    <name>chancery::HelpCaptions</name>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 unterstützt %2 %3</translation>
    </message>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 unterstützt %2 beim Zug %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of an army, where to: &apos;to Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n convoy(s) without effect</source>
        <translation>
            <numerusform>%n Konvoi ohne Wirkung</numerusform>
            <numerusform>%n Konvois ohne Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>Convoys: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation>Konvois: %1</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 is not used</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Der Konvoi %1 %2 bleibt ungenutzt</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Der Konvoi %1 %2 scheitert</translation>
    </message>
    <message>
        <source>A paradox stops %1&apos;s convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Ein Paradox stoppt den Konvoi %1 %2</translation>
    </message>
    <message>
        <source>A paradox stops convoys of %1</source>
        <comment>powers</comment>
        <translation>Ein Paradox stoppt Konvois von %1</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation>%1 bleibt.</translation>
    </message>
    <message>
        <source>The armies %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation>Die Armeen %1 bleiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) count</source>
        <comment>and are listed</comment>
        <translation>
            <numerusform>%n Unterstützung zählt</numerusform>
            <numerusform>%n Unterstützungen zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s support(s) are not cut</source>
        <comment>powers</comment>
        <translation>
            <numerusform>Die Unterstützung von %1 ist nicht unterbrochen</numerusform>
            <numerusform>Die Unterstützungen von %1 sind nicht unterbrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 supports its own unit %2</source>
        <comment>power, where its unit is: &apos;in Norway&apos;</comment>
        <translation>%1 unterstützt die eigene Einheit %2</translation>
    </message>
    <message>
        <source>%1 supports its own move %2</source>
        <comment>power, where its unit goes: &apos;to Norway&apos;</comment>
        <translation>%1 unterstützt den eigenen Zug %2</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <comment>power, power</comment>
        <translation>%1 unterstützt %2</translation>
    </message>
    <message>
        <source>%1 would cut the support %2, on which its own convoy depends.</source>
        <comment>unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 würde die Unterstützung %2 unterbrechen, von der ihr eigener Konvoi abhängt.</translation>
    </message>
    <message>
        <source>%1 would cut the support %2, on which another convoy depends.</source>
        <comment>unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 würde die Unterstützung %2 unterbrechen, von der ein anderer Konvoi abhängt.</translation>
    </message>
    <message>
        <source>Convoys of %1</source>
        <comment>powers</comment>
        <translation>Konvois von %1</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message>
        <source>Show this phase</source>
        <translation>Diese Phase zeigen</translation>
    </message>
    <message>
        <source>The phase being played</source>
        <translation>Die Phase, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s) dislodged</source>
        <translation>
            <numerusform>%1: %n Einheit vertrieben</numerusform>
            <numerusform>%1: %n Einheiten vertrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · notes</source>
        <comment>phase with notes</comment>
        <translation>%1 · Notizen</translation>
    </message>
    <message>
        <source>%1 · corrected</source>
        <comment>phase that was corrected later</comment>
        <translation>%1 · korrigiert</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryPanel</name>
    <message>
        <source>Phases of the game</source>
        <translation>Phasen der Partie</translation>
    </message>
</context>
<context>
    <name>chancery::InsurrectionCaptions</name>
    <message>
        <source>%1 raise an insurrection for %2</source>
        <comment>powers, power</comment>
        <translation>%1 entfachen einen Aufstand für %2</translation>
    </message>
    <message>
        <source>%1 raises an insurrection for %2</source>
        <comment>power, power</comment>
        <translation>%1 entfacht einen Aufstand für %2</translation>
    </message>
    <message>
        <source>Insurrections for %1</source>
        <comment>powers</comment>
        <translation>Aufstände für %1</translation>
    </message>
    <message>
        <source>An insurrection for %1</source>
        <comment>power</comment>
        <translation>Ein Aufstand für %1</translation>
    </message>
    <message>
        <source>%1 gives up its units %2.</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 gibt Einheiten %2 auf.</translation>
    </message>
    <message>
        <source>%1 gives up its unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 gibt die Einheit %2 auf.</translation>
    </message>
    <message>
        <source>The insurrection for %1 fails: %2</source>
        <comment>power, why</comment>
        <translation>Der Aufstand für %1 scheitert: %2</translation>
    </message>
    <message>
        <source>What comes back to %1 is decided after the retreats.</source>
        <comment>power</comment>
        <translation>Was an %1 zurückfällt, entscheidet sich nach den Rückzügen.</translation>
    </message>
    <message>
        <source>%1 regains nothing</source>
        <comment>power</comment>
        <translation>%1 gewinnt nichts zurück</translation>
    </message>
    <message>
        <source>%1 rises %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 erhebt sich %2</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Aufstände</translation>
    </message>
</context>
<context>
    <name>chancery::InsurrectionsDialog</name>
    <message>
        <source>Review the insurrections</source>
        <translation>Aufstände prüfen</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Aufstände</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation>Was er bewirken würde</translation>
    </message>
    <message>
        <source>This turn has insurrections. If you send them back, nothing is resolved and every order stays as it is.</source>
        <translation>Dieser Zug hat Aufstände. Wenn Sie sie zurückgeben, wird nichts ausgewertet, und jeder Befehl bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>&amp;Accept and resolve</source>
        <translation>Annehmen und aus&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Send back</source>
        <translation>&amp;Zurückgeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, unit</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::JournalKeeper</name>
    <message>
        <source>The disk is full.</source>
        <translation>Die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>%1 Save under another name.</source>
        <comment>who has the file open</comment>
        <translation>%1 Speichern Sie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Its folder is gone.</source>
        <translation>Der Ordner ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>Dort darf nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>Another window has taken its place.</source>
        <translation>Ein anderes Fenster hat den Platz eingenommen.</translation>
    </message>
    <message>
        <source>Something else is in its place.</source>
        <translation>An seiner Stelle ist etwas anderes.</translation>
    </message>
    <message>
        <source>The disk cannot be written.</source>
        <translation>Der Datenträger lässt sich nicht beschreiben.</translation>
    </message>
    <message>
        <source>It would be larger than %1 MiB. Save the game after each change.</source>
        <translation>Es wäre größer als %1 MiB. Bitte die Partie nach jeder Änderung speichern.</translation>
    </message>
</context>
<context>
    <name>chancery::KeptGamesDialog</name>
    <message>
        <source>Unsaved games</source>
        <translation>Ungespeicherte Partien</translation>
    </message>
    <message>
        <source>These games have never been saved as files. Chancery has kept them. Choose one or several; the others stay kept.</source>
        <translation>Diese Partien wurden noch nie als Dateien gespeichert. Chancery hat sie aufbewahrt. Wählen Sie eine oder mehrere; die übrigen bleiben aufbewahrt.</translation>
    </message>
    <message>
        <source>The games that Chancery has kept</source>
        <translation>Die Partien, die Chancery aufbewahrt hat</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Noch nicht</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Remove the chosen games for good</source>
        <translation>Die gewählten Partien endgültig entfernen</translation>
    </message>
</context>
<context>
    <name>chancery::LabPanels</name>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>What turns it?</source>
        <translation>Was ändert es?</translation>
    </message>
</context>
<context>
    <name>chancery::LeftCopies</name>
    <message>
        <source>changes before Chancery was closed</source>
        <translation>Änderungen vor dem Ende von Chancery</translation>
    </message>
    <message>
        <source>Reading a study that was not saved…</source>
        <translation>Eine nicht gespeicherte Studie wird gelesen…</translation>
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
        <source>Support to move: ends on the arrow</source>
        <translation>Unterstützung eines Zuges: endet auf dem Pfeil</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation>Unterstützung beim Halten</translation>
    </message>
    <message>
        <source>Convoy: from the fleet to the army&apos;s route</source>
        <translation>Konvoi: von der Flotte zum Weg der Armee</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Failing order</source>
        <translation>Befehl, der scheitert</translation>
    </message>
    <message>
        <source>Unit that holds</source>
        <translation>Einheit, die hält</translation>
    </message>
    <message>
        <source>Unit supported to hold</source>
        <translation>Einheit, die beim Halten unterstützt wird</translation>
    </message>
    <message>
        <source>Convoying fleet</source>
        <translation>Flotte, die einen Konvoi führt</translation>
    </message>
    <message>
        <source>Standoff</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>Cut support</source>
        <translation>Unterbrochene Unterstützung</translation>
    </message>
    <message>
        <source>Failed or illegal order</source>
        <translation>Gescheiterter oder unzulässiger Befehl</translation>
    </message>
    <message>
        <source>Strength of an attack</source>
        <translation>Stärke eines Angriffs</translation>
    </message>
    <message>
        <source>Province closed to retreats</source>
        <translation>Für Rückzüge gesperrte Provinz</translation>
    </message>
    <message>
        <source>Unit without an order</source>
        <translation>Einheit ohne Befehl</translation>
    </message>
    <message>
        <source>Unit being ordered</source>
        <translation>Einheit, die gerade einen Befehl erhält</translation>
    </message>
    <message>
        <source>Dislodged unit</source>
        <translation>Vertriebene Einheit</translation>
    </message>
    <message>
        <source>Destroyed unit</source>
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
        <source>Convoy that succeeds</source>
        <translation>Konvoi, der gelingt</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Vom Spielleiter entschieden</translation>
    </message>
</context>
<context>
    <name>chancery::LibraryWindow</name>
    <message>
        <source>The selected case</source>
        <translation>Der gewählte Fall</translation>
    </message>
    <message>
        <source>Show &amp;results</source>
        <translation>&amp;Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Library of cases</source>
        <translation>Fallsammlung</translation>
    </message>
    <message>
        <source>Chapters, motifs and rulebooks</source>
        <translation>Kapitel, Motive und Regelwerke</translation>
    </message>
    <message>
        <source>Lists its cases; with the Control key held it narrows what is listed</source>
        <translation>Zählt seine Fälle auf; bei gehaltener Steuerungstaste grenzt es die Liste ein</translation>
    </message>
    <message>
        <source>&amp;Open as a study</source>
        <translation>Als Studie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open as a study</source>
        <translation>Als Studie öffnen</translation>
    </message>
    <message>
        <source>Open the selected case in a window of its own</source>
        <translation>Den gewählten Fall in einem eigenen Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Find cases</source>
        <translation>Fälle suchen</translation>
    </message>
    <message>
        <source>Words, a number, a motif, a unit or an order on the board, or differs:, library:, power: …; all must hold, and - before one turns it round</source>
        <translation>Wörter, eine Nummer, ein Motiv, eine Einheit oder ein Befehl auf dem Brett, oder differs:, library:, power: …; alles muss zutreffen, und ein - davor kehrt es um</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Double-click a case to open it</source>
        <translation>Ein Doppelklick öffnet einen Fall</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Show how the orders end, what the case shows and what is said about it</source>
        <translation>Zeigen, wie die Befehle enden, was der Fall zeigt und was dazu gesagt wird</translation>
    </message>
    <message>
        <source>Motifs</source>
        <translation>Motive</translation>
    </message>
    <message>
        <source>Ends otherwise under</source>
        <translation>Endet anders nach</translation>
    </message>
    <message>
        <source>Paradox left open by</source>
        <translation>Paradox offengelassen von</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 von %n Fall</numerusform>
            <numerusform>%1 von %n Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>No case meets all of this.</source>
        <translation>Auf keinen Fall trifft all das zu.</translation>
    </message>
    <message>
        <source>6.F.14, convoy paradox, F TYS, differs:1971…</source>
        <comment>examples of what to look for</comment>
        <translation>6.F.14, Konvoiparadox, F TYS, differs:1971…</translation>
    </message>
    <message>
        <source>My files that could not be read as cases</source>
        <translation>Meine Dateien, die nicht als Fälle lesbar sind</translation>
    </message>
</context>
<context>
    <name>chancery::LineAnswers</name>
    <message>
        <source>Choose this meaning; the line stays as written</source>
        <translation>Diese Bedeutung wählen; die Zeile bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tooltip, key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>chancery::LineProblem</name>
    <message>
        <source>Write it for %1</source>
        <comment>power</comment>
        <translation>Für %1 eintragen</translation>
    </message>
    <message>
        <source>Write this line on the order sheet of %1</source>
        <comment>power</comment>
        <translation>Diese Zeile auf dem Befehlszettel von %1 eintragen</translation>
    </message>
</context>
<context>
    <name>chancery::LineReader</name>
    <message>
        <source>No legal order of %1 starts with “%2”.</source>
        <translation>Kein zulässiger Befehl von %1 beginnt mit „%2“.</translation>
    </message>
    <message>
        <source>Nothing is entered: %1 is a unit of %2.</source>
        <comment>unit, power</comment>
        <translation>Nichts eingetragen: %1 ist eine Einheit von %2.</translation>
    </message>
    <message>
        <source>Nothing is entered: %1 has an order for each build or removal. Click the one to change.</source>
        <translation>Nichts eingetragen: %1 hat für jeden Aufbau oder Abbau einen Befehl. Klicken Sie den an, der sich ändern soll.</translation>
    </message>
    <message>
        <source>Nothing is entered: “%1” gives no order.</source>
        <translation>Nichts eingetragen: „%1“ ergibt keinen Befehl.</translation>
    </message>
    <message>
        <source>Written for %1, it replaces %2.</source>
        <comment>power, order</comment>
        <translation>Für %1 geschrieben, ersetzt er %2.</translation>
    </message>
    <message>
        <source>Nothing is entered: only %2 builds in %1.</source>
        <comment>centre, power</comment>
        <translation>Nichts ist eingetragen: In %1 baut nur %2.</translation>
    </message>
    <message>
        <source>“%1” would be read as %2: press Enter twice to enter it so.</source>
        <translation>„%1“ würde als %2 gelesen: Zweimal Enter trägt es so ein.</translation>
    </message>
</context>
<context>
    <name>chancery::LinesPanel</name>
    <message>
        <source>Lines of play</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Stays as it is: another order begins a variation</source>
        <translation>Bleibt, wie sie ist: ein anderer Befehl beginnt eine neue Variante</translation>
    </message>
</context>
<context>
    <name>chancery::LiveView</name>
    <message>
        <source>What the players see</source>
        <translation>Was die Spieler sehen</translation>
    </message>
    <message>
        <source>The players see nothing. Press F5 to open the audience window.</source>
        <translation>Die Spieler sehen nichts. F5 öffnet das Publikumsfenster.</translation>
    </message>
    <message>
        <source>The players see another game. Press F5 to show them this one.</source>
        <translation>Die Spieler sehen eine andere Partie. F5 zeigt ihnen diese.</translation>
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
    <name>chancery::LongReading</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Bitte warten</translation>
    </message>
</context>
<context>
    <name>chancery::LotsBox</name>
    <message>
        <source>Lots</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>A&amp;uslosen</translation>
    </message>
    <message>
        <source>Show the &amp;lots to the players</source>
        <translation>Den Spielern die Aus&amp;losung zeigen</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Show the lots to the players</source>
        <translation>Den Spielern die Auslosung zeigen</translation>
    </message>
    <message>
        <source>In the audience window, once this dialog is confirmed</source>
        <translation>Im Publikumsfenster, sobald dieser Dialog bestätigt wird</translation>
    </message>
    <message>
        <source>No lots were drawn; the game has begun.</source>
        <translation>Es wurde nicht gelost; die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>No lots have been drawn.</source>
        <translation>Es wurde noch nicht gelost.</translation>
    </message>
    <message>
        <source>Enter the players&apos; names first.</source>
        <translation>Bitte zuerst die Namen der Spieler eintragen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, power</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Numb&amp;er:</source>
        <translation>Nu&amp;mmer:</translation>
    </message>
    <message>
        <source>Assign the powers to these players by lot; again, with another number</source>
        <translation>Verlost die Mächte unter diesen Spielern; noch einmal mit einer anderen Nummer</translation>
    </message>
    <message>
        <source>&amp;Draw again</source>
        <translation>Neu a&amp;uslosen</translation>
    </message>
    <message>
        <source>Drawn with number %1.</source>
        <translation>Ausgelost mit Nummer %1.</translation>
    </message>
    <message>
        <source>Drawn with number %1. %2</source>
        <translation>Ausgelost mit Nummer %1. %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the draw</source>
        <translation>Auslosung zurücknehmen</translation>
    </message>
    <message>
        <source>Put the names back as they were typed</source>
        <translation>Die Namen wieder so eintragen, wie sie getippt wurden</translation>
    </message>
</context>
<context>
    <name>chancery::MapPictureText</name>
    <message>
        <source>This is a link to another folder. Put the picture beside the table.</source>
        <translation>Das ist eine Verknüpfung mit einem anderen Ordner. Bitte das Bild neben die Tabelle legen.</translation>
    </message>
</context>
<context>
    <name>chancery::MatrixModel</name>
    <message>
        <source>These rules</source>
        <translation>Diese Regeln</translation>
    </message>
    <message>
        <source>Retreats of %1</source>
        <comment>a unit</comment>
        <translation>Rückzüge von %1</translation>
    </message>
    <message>
        <source>Removals of %1</source>
        <comment>a power</comment>
        <translation>Abbau: %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>removals</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rulebook, order, result</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <comment>a rulebook that leaves a paradox open</comment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1. It leaves a paradox open.</source>
        <comment>rulebook</comment>
        <translation>%1. Es lässt ein Paradox offen.</translation>
    </message>
    <message>
        <source>no retreat ordered</source>
        <comment>instead of a result</comment>
        <translation>kein Rückzug befohlen</translation>
    </message>
</context>
<context>
    <name>chancery::MatrixPanel</name>
    <message>
        <source>&amp;Only what differs</source>
        <translation>&amp;Nur was abweicht</translation>
    </message>
    <message>
        <source>Reason under this rulebook</source>
        <translation>Grund nach diesem Regelwerk</translation>
    </message>
    <message>
        <source>&amp;Use this rulebook</source>
        <translation>Dieses Regelwerk &amp;verwenden</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur was abweicht</translation>
    </message>
    <message>
        <source>Leave out the rows in which all rulebooks agree</source>
        <translation>Die Zeilen weglassen, in denen alle Regelwerke übereinstimmen</translation>
    </message>
    <message>
        <source>Results under all rulebooks</source>
        <translation>Ergebnisse nach allen Regelwerken</translation>
    </message>
    <message>
        <source>Wished result</source>
        <translation>Gewünschtes Ergebnis</translation>
    </message>
    <message>
        <source>Which rulebooks would have it so?</source>
        <translation>Nach welchen Regelwerken wäre es so?</translation>
    </message>
    <message>
        <source>Wished for the unit</source>
        <translation>Für die Einheit gewünscht</translation>
    </message>
    <message>
        <source>Use this rulebook</source>
        <translation>Dieses Regelwerk verwenden</translation>
    </message>
    <message>
        <source>Resolve by the rulebook of the chosen cell; a click on its name does the same</source>
        <translation>Nach dem Regelwerk der gewählten Zelle auswerten; ein Klick auf seinen Namen tut dasselbe</translation>
    </message>
    <message>
        <source>Select a cell to read its reason.</source>
        <translation>Eine Zelle wählen, um ihren Grund zu lesen.</translation>
    </message>
    <message>
        <source>&amp;Wanted:</source>
        <translation>&amp;Gewünscht:</translation>
    </message>
    <message>
        <source>There is nothing to resolve.</source>
        <translation>Es gibt nichts auszuwerten.</translation>
    </message>
    <message>
        <source>All rulebooks agree.</source>
        <translation>Alle Regelwerke stimmen überein.</translation>
    </message>
    <message numerus="yes">
        <source>The rulebooks differ in %n row(s).</source>
        <translation>
            <numerusform>Die Regelwerke unterscheiden sich in %n Zeile.</numerusform>
            <numerusform>Die Regelwerke unterscheiden sich in %n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A paradox is left open by: %1.</source>
        <comment>rulebooks</comment>
        <translation>Ein Paradox lassen offen: %1.</translation>
    </message>
    <message>
        <source>Under this rulebook there is nothing of the kind.</source>
        <translation>Nach diesem Regelwerk gibt es das nicht.</translation>
    </message>
    <message>
        <source>No province is open to it.</source>
        <translation>Keine Provinz steht ihr offen.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>provinces</comment>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>No unit is removed by rule.</source>
        <translation>Keine Einheit wird nach Regel abgebaut.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rulebook, order, result</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>any result</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>any fate</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>not dislodged</source>
        <translation>nicht vertrieben</translation>
    </message>
    <message>
        <source>No rulebook would have it so.</source>
        <translation>Nach keinem Regelwerk wäre es so.</translation>
    </message>
    <message>
        <source>All rulebooks would have it so.</source>
        <translation>Nach allen Regelwerken wäre es so.</translation>
    </message>
    <message>
        <source>So by: %1</source>
        <comment>rulebooks</comment>
        <translation>So nach: %1</translation>
    </message>
    <message>
        <source>A cell shows its reason; what ends differently than under the rulebook of this study is lit</source>
        <translation>Eine Zelle zeigt ihre Begründung; was anders endet als nach dem Regelwerk dieser Studie, ist hervorgehoben</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end differently than under %1: %2.</source>
        <comment>own rulebook, others</comment>
        <translation>
            <numerusform>%n Zeile anders als nach %1: %2.</numerusform>
            <numerusform>%n Zeilen anders als nach %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players choose the units to remove under: %1.</source>
        <comment>rulebooks</comment>
        <translation>Die Spieler wählen die aufzulösenden Einheiten nach: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::MotifNames</name>
    <message>
        <source>convoy paradox</source>
        <translation>Konvoiparadox</translation>
    </message>
    <message>
        <source>beleaguered garrison</source>
        <translation>belagerte Einheit</translation>
    </message>
    <message>
        <source>help against one&apos;s own</source>
        <translation>Hilfe gegen Eigene</translation>
    </message>
    <message>
        <source>attack on one&apos;s own</source>
        <translation>Angriff auf Eigene</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>Gegenzug</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Ringtausch</translation>
    </message>
    <message>
        <source>exchange by convoy</source>
        <translation>Platztausch per Konvoi</translation>
    </message>
    <message>
        <source>standoff</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>support cut</source>
        <translation>unterbrochene Unterstützung</translation>
    </message>
    <message>
        <source>help without a match</source>
        <translation>Hilfe ohne passenden Befehl</translation>
    </message>
    <message>
        <source>dislodged unit without effect</source>
        <translation>Vertriebene ohne Wirkung</translation>
    </message>
    <message>
        <source>dislodgement</source>
        <translation>Vertreibung</translation>
    </message>
    <message>
        <source>destroyed unit</source>
        <translation>vernichtete Einheit</translation>
    </message>
    <message>
        <source>convoy</source>
        <translation>Konvoi</translation>
    </message>
    <message>
        <source>convoy disrupted</source>
        <translation>gerissener Konvoi</translation>
    </message>
    <message>
        <source>several convoy routes</source>
        <translation>mehrere Konvoiwege</translation>
    </message>
    <message>
        <source>convoy to a neighbour</source>
        <translation>Konvoi in die Nachbarprovinz</translation>
    </message>
    <message>
        <source>written route</source>
        <translation>geschriebener Weg</translation>
    </message>
    <message>
        <source>split coast</source>
        <translation>geteilte Küste</translation>
    </message>
    <message>
        <source>illegal order</source>
        <translation>unzulässiger Befehl</translation>
    </message>
    <message>
        <source>several orders</source>
        <translation>mehrere Befehle</translation>
    </message>
    <message>
        <source>unusual writing</source>
        <translation>ungewohnte Schreibweise</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>Unordnung</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>retreat conflict</source>
        <translation>Rückzugskonflikt</translation>
    </message>
    <message>
        <source>closed retreat</source>
        <translation>versperrter Rückzug</translation>
    </message>
    <message>
        <source>build</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>Abbau</translation>
    </message>
    <message>
        <source>removal by rule</source>
        <translation>Abbau nach Regel</translation>
    </message>
    <message>
        <source>insurrection</source>
        <translation>Aufstand</translation>
    </message>
</context>
<context>
    <name>chancery::MotionCaptions</name>
    <message>
        <source>%1 enters %2</source>
        <comment>power, provinces: supply centres that it does not own</comment>
        <translation>%1 besetzt %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 zieht %2</translation>
    </message>
    <message>
        <source>%1 swaps its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 tauscht seine Einheiten %2</translation>
    </message>
    <message>
        <source>%1 enters %2 and %3 %4: they change places</source>
        <comment>power, province, power, province</comment>
        <translation>Platztausch: %1 besetzt %2, %3 besetzt %4</translation>
    </message>
    <message>
        <source>%1 retreats %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 zieht sich %2 zurück</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where to: &apos;to Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Retreats: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation>Rückzüge: %1</translation>
    </message>
    <message>
        <source>%1 retreat</source>
        <comment>powers</comment>
        <translation>%1 ziehen sich zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) retreat</source>
        <translation>
            <numerusform>%n Einheit zieht sich zurück</numerusform>
            <numerusform>%n Einheiten ziehen sich zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clash retreating %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 prallen beim Rückzug %2 zusammen</translation>
    </message>
    <message>
        <source>%1 clash in retreat</source>
        <comment>powers</comment>
        <translation>%1 prallen beim Rückzug zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s) clash</source>
        <translation>
            <numerusform>%n Rückzug stößt zusammen</numerusform>
            <numerusform>%n Rückzüge stoßen zusammen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <comment>unit</comment>
        <translation>%1 wird aufgelöst.</translation>
    </message>
    <message>
        <source>%1 removes its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 baut Einheiten %2 ab</translation>
    </message>
    <message>
        <source>%1 disbands its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 löst Einheiten %2 auf</translation>
    </message>
    <message>
        <source>%1 removes its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 baut die Armee %2 ab</translation>
    </message>
    <message>
        <source>%1 disbands its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 löst die Armee %2 auf</translation>
    </message>
    <message>
        <source>%1 removes its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 baut die Flotte %2 ab</translation>
    </message>
    <message>
        <source>%1 disbands its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 löst die Flotte %2 auf</translation>
    </message>
    <message>
        <source>%1 remove units</source>
        <comment>powers</comment>
        <translation>%1 bauen ab</translation>
    </message>
    <message>
        <source>%1 disband units</source>
        <comment>powers</comment>
        <translation>%1 lösen Einheiten auf</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) leave the board</source>
        <translation>
            <numerusform>%n Einheit verlässt das Brett</numerusform>
            <numerusform>%n Einheiten verlassen das Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must retreat %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 muss %2 weichen</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must retreat</source>
        <translation>
            <numerusform>%n Einheit muss weichen</numerusform>
            <numerusform>%n Einheiten müssen weichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s own units clash retreating %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Einheiten %1 prallen beim Rückzug %2 zusammen</translation>
    </message>
    <message>
        <source>%1 must retreat</source>
        <comment>powers</comment>
        <translation>%1 müssen sich zurückziehen</translation>
    </message>
    <message>
        <source>Moves without a fight</source>
        <translation>Züge ohne Kampf</translation>
    </message>
    <message>
        <source>%1 must retreat</source>
        <comment>power</comment>
        <translation>%1 muss sich zurückziehen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Must retreat: %1</source>
        <comment>list of &apos;England from Norway&apos;</comment>
        <translation>Weichen müssen: %1</translation>
    </message>
</context>
<context>
    <name>chancery::NamePhrases</name>
    <message>
        <source>to %1</source>
        <comment>provinces</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>provinces</comment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>provinces</comment>
        <translation>aus %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>provinces</comment>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>through %1</source>
        <comment>provinces</comment>
        <translation>durch %1</translation>
    </message>
</context>
<context>
    <name>chancery::NavBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>for example: Club evening, table 2</source>
        <translation>zum Beispiel: Vereinsabend, Tisch 2</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titel der Partie</translation>
    </message>
    <message>
        <source>Shown above reports and in the list of recent games</source>
        <translation>Steht über Berichten und in der Liste der letzten Partien</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The map to play on</source>
        <translation>Die Karte, auf der gespielt wird</translation>
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
        <translation>Partie &amp;beginnen</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Spieler von %1</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Set house rules under Edit &gt; Rules</source>
        <translation>Hausregeln lassen sich unter Bearbeiten &gt; Regeln festlegen</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Regelwerk:</translation>
    </message>
    <message>
        <source>Optional. Enter goes to the next name; a list can be pasted.</source>
        <translation>Freiwillig. Enter geht zum nächsten Namen; eine Liste kann eingefügt werden.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Decides who plays which powers, when the game begins and what wins</source>
        <translation>Entscheidet, wer welche Mächte spielt, wann die Partie beginnt und was gewinnt</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>How long each stage of a turn lasts</source>
        <translation>Wie lange jeder Abschnitt eines Zuges dauert</translation>
    </message>
    <message>
        <source>&amp;Clock:</source>
        <translation>U&amp;hr:</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Erstes Jahr</translation>
    </message>
    <message>
        <source>The year in which the game begins</source>
        <translation>Das Jahr, in dem die Partie beginnt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no last year</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>A short game ends after this year</source>
        <translation>Eine kurze Partie endet nach diesem Jahr</translation>
    </message>
    <message>
        <source>E&amp;nds at:</source>
        <translation>E&amp;ndet um:</translation>
    </message>
    <message>
        <source>Ends at a time of day</source>
        <translation>Endet zu einer Uhrzeit</translation>
    </message>
    <message>
        <source>A short game ends at this time of day</source>
        <translation>Eine kurze Partie endet um diese Uhrzeit</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <translation>Uhrzeit des Endes</translation>
    </message>
    <message>
        <source>The time of day at which the game ends</source>
        <translation>Die Uhrzeit, zu der die Partie endet</translation>
    </message>
    <message>
        <source>First &amp;year:</source>
        <translation>Erstes &amp;Jahr:</translation>
    </message>
    <message>
        <source>Last ye&amp;ar:</source>
        <translation>L&amp;etztes Jahr:</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Wie im Regelwerk</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Wie in der letzten Partie</translation>
    </message>
    <message>
        <source>As in your last new game. %1</source>
        <comment>what sets a rulebook apart</comment>
        <translation>Wie bei Ihrer letzten neuen Partie. %1</translation>
    </message>
    <message>
        <source>Two delegates, such as Anna and Bela</source>
        <translation>Zwei Delegierte, etwa Anna und Bela</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) too many: they are in the last line.</source>
        <translation>
            <numerusform>%n Name zu viel: Er steht mit in der letzten Zeile.</numerusform>
            <numerusform>%n Namen zu viel: Sie stehen mit in der letzten Zeile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::NextSheet</name>
    <message>
        <source>Type an order, or paste the orders of one or all powers (%1).</source>
        <comment>keys</comment>
        <translation>Befehl tippen, oder die Befehle einer oder aller Mächte einfügen (%1).</translation>
    </message>
    <message>
        <source>%1 is complete. Next: %2.</source>
        <translation>%1 ist vollständig. Weiter mit %2.</translation>
    </message>
    <message>
        <source>%1: %2. Next: %3.</source>
        <comment>power, what is missing or illegal, power</comment>
        <translation>%1: %2. Weiter mit %3.</translation>
    </message>
</context>
<context>
    <name>chancery::NoteStrip</name>
    <message>
        <source>Close the note</source>
        <translation>Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>chancery::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase that the notes are about</source>
        <translation>Phase, zu der die Notizen gehören</translation>
    </message>
    <message>
        <source>&amp;Phase:</source>
        <translation>&amp;Phase:</translation>
    </message>
    <message>
        <source>Saved with the game and printed with the booklet. The players see them only on the slide of notes, once they have seen the phase.</source>
        <translation>Sie werden mit der Partie gespeichert und mit dem Heft gedruckt. Die Spieler sehen sie nur auf der Folie der Notizen, wenn sie die Phase gesehen haben.</translation>
    </message>
    <message>
        <source>&amp;Save notes</source>
        <translation>Notizen &amp;speichern</translation>
    </message>
    <message>
        <source>%1 · notes</source>
        <comment>phase with notes</comment>
        <translation>%1 · Notizen</translation>
    </message>
</context>
<context>
    <name>chancery::OfferList</name>
    <message>
        <source>Matching orders</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>Up and Down select, Enter enters the order</source>
        <translation>Auf und Ab wählen aus, Eingabe übernimmt den Befehl</translation>
    </message>
</context>
<context>
    <name>chancery::OfficersForm</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what a field of a form is about, and its rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ne&amp;xt step</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Go to the next step of the form</source>
        <translation>Zum nächsten Schritt des Formulars</translation>
    </message>
    <message>
        <source>Still open:</source>
        <translation>Noch offen:</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a delegation</comment>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>What was entered would be lost. Cancel again to close the form.</source>
        <translation>Was eingetragen ist, ginge verloren. Brechen Sie noch einmal ab, um das Formular zu schließen.</translation>
    </message>
</context>
<context>
    <name>chancery::Opening</name>
    <message>
        <source>File changed</source>
        <translation>Geänderte Datei</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Beschädigtes Journal</translation>
    </message>
    <message>
        <source>There was a further journal of this game, with other changes. It was kept as %1.</source>
        <comment>a file</comment>
        <translation>Zu dieser Partie gab es ein weiteres Journal mit anderen Änderungen. Es liegt jetzt in %1.</translation>
    </message>
    <message>
        <source>The journal of this game cannot be read and is kept as %1. The game was opened as last saved, without its undo steps.</source>
        <translation>Das Journal dieser Partie lässt sich nicht lesen und wird als %1 aufbewahrt. Die Partie wurde wie zuletzt gespeichert geöffnet, ohne Rückgängig-Schritte.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be restored, because earlier changes are lost. Please check the game.</source>
        <translation>
            <numerusform>%n Änderung ließ sich nicht wiederherstellen, weil frühere Änderungen verloren sind. Bitte prüfen Sie die Partie.</numerusform>
            <numerusform>%n Änderungen ließen sich nicht wiederherstellen, weil frühere Änderungen verloren sind. Bitte prüfen Sie die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was edited or damaged since Chancery saved it. It has been opened as it is; please check it.</source>
        <translation>%1 wurde bearbeitet oder beschädigt, seit Chancery sie gespeichert hat. Die Datei wurde so geöffnet, wie sie ist; bitte prüfen Sie die Partie.</translation>
    </message>
    <message>
        <source>Read-only, as last saved: %1 Use Save as to make a copy that you can change.</source>
        <comment>who has the game open, in a sentence</comment>
        <translation>Schreibgeschützt, wie zuletzt gespeichert: %1 Mit „Speichern unter“ erhalten Sie eine Kopie, die Sie ändern können.</translation>
    </message>
    <message>
        <source>Another program has removed or changed the journal of this game. It was written again; nothing is lost.</source>
        <translation>Ein anderes Programm hat das Journal dieser Partie entfernt oder geändert. Es wurde neu geschrieben; nichts ist verloren.</translation>
    </message>
    <message>
        <source>Journal in another folder</source>
        <translation>Journal in einem anderen Ordner</translation>
    </message>
    <message>
        <source>%1 is a link, a folder or a device, which Chancery leaves alone. The journal of this game is in %2.</source>
        <translation>%1 ist eine Verknüpfung, ein Ordner oder ein Gerät; Chancery rührt das nicht an. Das Journal dieser Partie liegt in %2.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>%1 has no game that can be read.</source>
        <translation>%1 enthält keine lesbare Partie.</translation>
    </message>
    <message>
        <source>Differences in the saved game</source>
        <translation>Abweichungen in der gespeicherten Partie</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <translation>Die Studie wird geöffnet…</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Die Partie wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>chancery::OptionWords</name>
    <message>
        <source>A convoy with several routes</source>
        <translation>Ein Konvoi mit mehreren Wegen</translation>
    </message>
    <message>
        <source>A convoyed army whose attack affects its own convoy</source>
        <translation>Eine Armee im Konvoi, deren Angriff den eigenen Konvoi betrifft</translation>
    </message>
    <message>
        <source>A paradox that this rule does not resolve</source>
        <translation>Ein Paradox, das diese Regel nicht löst</translation>
    </message>
    <message>
        <source>An army moving to an adjacent province by land or convoy</source>
        <translation>Eine Armee, die über Land oder im Konvoi in eine Nachbarprovinz zieht</translation>
    </message>
    <message>
        <source>An army convoyed to an adjacent province goes by land if the convoy fails</source>
        <translation>Scheitert der Konvoi in eine Nachbarprovinz, zieht die Armee über Land</translation>
    </message>
    <message>
        <source>Origin of a convoyed attack</source>
        <translation>Ursprung eines Angriffs im Konvoi</translation>
    </message>
    <message>
        <source>A unit may retreat to the origin of a convoyed attacker</source>
        <translation>Rückzug an den Ausgangsort eines Angreifers im Konvoi</translation>
    </message>
    <message>
        <source>Sea provinces named in a convoyed move</source>
        <translation>Die Seeprovinzen, die ein Zug im Konvoi nennt</translation>
    </message>
    <message>
        <source>A unit dislodged by a convoyed army still bounces moves to that army&apos;s origin</source>
        <translation>Eine durch eine Armee im Konvoi vertriebene Einheit bewirkt noch ein Patt an deren Ausgangsort</translation>
    </message>
    <message>
        <source>A unit dislodged head to head still bounces moves to its attacker&apos;s origin</source>
        <translation>Eine frontal vertriebene Einheit bewirkt noch ein Patt am Ausgangsort des Angreifers</translation>
    </message>
    <message>
        <source>A support is cut if its target dislodges the supporting unit</source>
        <translation>Eine Unterstützung wird unterbrochen, wenn ihr Ziel die unterstützende Einheit vertreibt</translation>
    </message>
    <message>
        <source>A move without a coast where two coasts can be reached</source>
        <translation>Ein Zug ohne Küste, wo zwei Küsten erreichbar sind</translation>
    </message>
    <message>
        <source>A move without a coast where one coast can be reached</source>
        <translation>Ein Zug ohne Küste, wo eine Küste erreichbar ist</translation>
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
        <source>A fleet built without naming one of two coasts</source>
        <translation>Eine Flotte, aufgebaut ohne eine von zwei Küsten zu nennen</translation>
    </message>
    <message>
        <source>The letter A or F left out</source>
        <translation>Der Buchstabe A oder F fehlt</translation>
    </message>
    <message>
        <source>A wrong letter A or F</source>
        <translation>Ein falscher Buchstabe A oder F</translation>
    </message>
    <message>
        <source>A build inland without a letter</source>
        <translation>Ein Aufbau im Binnenland ohne Buchstaben</translation>
    </message>
    <message>
        <source>A fleet ordered to be built inland</source>
        <translation>Eine Flotte, die im Binnenland aufgebaut werden soll</translation>
    </message>
    <message>
        <source>The power of a foreign unit left out</source>
        <translation>Die Macht einer fremden Einheit fehlt</translation>
    </message>
    <message>
        <source>The wrong power for a supported unit</source>
        <translation>Die falsche Macht einer unterstützten Einheit</translation>
    </message>
    <message>
        <source>Several order sheets from one power</source>
        <translation>Mehrere Befehlszettel einer Macht</translation>
    </message>
    <message>
        <source>Several orders to one unit</source>
        <translation>Mehrere Befehle an eine Einheit</translation>
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
        <source>Which unit is removed if its power does not choose</source>
        <translation>Welche Einheit abgebaut wird, wenn die Macht nicht wählt</translation>
    </message>
    <message>
        <source>The alphabetical order that decides which unit is removed</source>
        <translation>Die alphabetische Reihenfolge, die dabei entscheidet</translation>
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
        <source>A support or convoy also orders the own unit that it helps</source>
        <translation>Unterstützung oder Konvoi ist zugleich Befehl für die eigene Einheit</translation>
    </message>
    <message>
        <source>An order is perpetual until another replaces it</source>
        <translation>Ein Befehl gilt fort, bis ein anderer ihn ersetzt</translation>
    </message>
    <message>
        <source>A power may order a unit that its owner leaves without an order</source>
        <translation>Eine Macht darf eine fremde Einheit befehligen, die keinen Befehl hat</translation>
    </message>
    <message>
        <source>A surplus unit discovered after the winter</source>
        <translation>Eine überzählige Einheit, die nach dem Winter auffällt</translation>
    </message>
    <message>
        <source>Needed for victory</source>
        <translation>Nötig zum Sieg</translation>
    </message>
    <message>
        <source>Counted for victory</source>
        <translation>Gezählt für den Sieg</translation>
    </message>
    <message>
        <source>fails if a fleet of any route is dislodged</source>
        <translation>scheitert, sobald eine Flotte irgendeines Weges vertrieben wird</translation>
    </message>
    <message>
        <source>fails only if every route is disrupted</source>
        <translation>scheitert erst, wenn jeder Weg gerissen ist</translation>
    </message>
    <message>
        <source>1971: it does not cut support of an attack on its fleets</source>
        <translation>1971: unterbricht keine Unterstützung gegen ihre Flotten</translation>
    </message>
    <message>
        <source>1982: it does not cut support into a sea with a convoying fleet</source>
        <translation>1982: keine Unterstützung in ein Seegebiet mit Konvoi</translation>
    </message>
    <message>
        <source>2000: as 1971, for fleets that its convoy needs</source>
        <translation>2000: wie 1971, für Flotten, die ihr Konvoi braucht</translation>
    </message>
    <message>
        <source>All hold: every move of the paradox fails</source>
        <translation>Alle halten: jeder Zug des Paradoxes scheitert</translation>
    </message>
    <message>
        <source>Twenty: it does not cut support into a province of its fleets</source>
        <translation>Twenty: keine Unterstützung in Provinzen ihrer Flotten</translation>
    </message>
    <message>
        <source>The gamemaster is asked</source>
        <translation>Der Spielleiter wird gefragt</translation>
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
        <source>by sea only to swap places, if the convoy survives</source>
        <translation>zur See nur zum Platztausch, wenn der Konvoi besteht</translation>
    </message>
    <message>
        <source>by sea if so ordered or if an own fleet convoys it</source>
        <translation>zur See auf Befehl oder mit eigener Flotte</translation>
    </message>
    <message>
        <source>by sea only if so ordered</source>
        <translation>zur See nur auf Befehl</translation>
    </message>
    <message>
        <source>from the army&apos;s origin</source>
        <translation>vom Ausgangsort der Armee</translation>
    </message>
    <message>
        <source>from the province of the last fleet (Brannan)</source>
        <translation>aus der Provinz der letzten Flotte (Brannan)</translation>
    </message>
    <message>
        <source>are ignored</source>
        <translation>werden nicht beachtet</translation>
    </message>
    <message>
        <source>if named, only fleets there convoy the army</source>
        <translation>wenn genannt, führen nur Flotten dort den Konvoi</translation>
    </message>
    <message>
        <source>must be named unless only one route is ordered</source>
        <translation>müssen genannt sein, außer wenn nur ein Weg befohlen ist</translation>
    </message>
    <message>
        <source>is ignored</source>
        <translation>wird nicht beachtet</translation>
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
        <source>must be correct if given; may be left out</source>
        <translation>muss stimmen, wenn genannt; darf fehlen</translation>
    </message>
    <message>
        <source>may be left out only for units of the same power</source>
        <translation>darf nur bei eigenen Einheiten fehlen</translation>
    </message>
    <message>
        <source>must be given if two are possible</source>
        <translation>muss genannt sein, wenn zwei möglich sind</translation>
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
        <source>none counts, unless they are identical</source>
        <translation>keiner zählt, außer sie sind gleich</translation>
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
        <translation>am weitesten von eigenen Zentren; Flotten zuerst; Name</translation>
    </message>
    <message>
        <source>farthest from a home centre; fleets first; by name</source>
        <translation>am weitesten von Heimatzentren; Flotten zuerst; Name</translation>
    </message>
    <message>
        <source>most moves away from a home centre; by name</source>
        <translation>die meisten Züge bis zu einem Heimatzentrum; Name</translation>
    </message>
    <message>
        <source>the others agree or draw lots</source>
        <translation>die anderen einigen sich oder losen</translation>
    </message>
    <message>
        <source>by English names</source>
        <translation>nach englischen Namen</translation>
    </message>
    <message>
        <source>by the names on the board</source>
        <translation>nach den Namen auf dem Brett</translation>
    </message>
    <message>
        <source>as if not given: another order may count</source>
        <translation>als fehlte er: ein anderer kann zählen</translation>
    </message>
    <message>
        <source>counts as the unit&apos;s order: it holds</source>
        <translation>zählt als Befehl: die Einheit hält</translation>
    </message>
    <message>
        <source>counts as its order; a move forfeits support to hold</source>
        <translation>zählt als Befehl; ein Zug verwirkt Halte-Unterstützung</translation>
    </message>
    <message>
        <source>fails; the unit cannot be supported to hold</source>
        <translation>scheitert; Unterstützung beim Halten zählt nicht</translation>
    </message>
    <message>
        <source>is illegal: the unit holds and may be supported</source>
        <translation>ist unzulässig: Einheit hält, darf unterstützt werden</translation>
    </message>
    <message>
        <source>the gamemaster decides</source>
        <translation>der Spielleiter entscheidet</translation>
    </message>
    <message>
        <source>as many as the map says</source>
        <translation>so viele, wie die Karte sagt</translation>
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
        <source>a coast given must match; the text does not say what a missing one means</source>
        <translation>Eine genannte Küste muss stimmen; was eine fehlende bedeutet, sagt der Text nicht.</translation>
    </message>
    <message>
        <source>the route is given, so there is only one</source>
        <translation>Ein Weg ist genannt, also gibt es nur einen.</translation>
    </message>
    <message>
        <source>never needed</source>
        <translation>nie nötig</translation>
    </message>
    <message>
        <source>the guide has an algorithm of its own, which this replaces</source>
        <translation>Der Guide hat ein eigenes Verfahren, das dieses ersetzt.</translation>
    </message>
    <message>
        <source>the literal text</source>
        <translation>nach dem Wortlaut</translation>
    </message>
    <message>
        <source>the text allows swapping places by convoy and leaves the rest open; DATC recommends this handling</source>
        <translation>Der Text erlaubt den Platztausch per Konvoi und lässt den Rest offen; so empfiehlt es DATC.</translation>
    </message>
    <message>
        <source>the text can be read either way</source>
        <translation>Der Text lässt beides zu.</translation>
    </message>
    <message>
        <source>the text allows supports regardless of coast and does not say how the coast must be given</source>
        <translation>Der Text erlaubt Unterstützung ohne Rücksicht auf die Küste und sagt nicht, wie sie anzugeben ist.</translation>
    </message>
    <message>
        <source>the text gives no rule</source>
        <translation>Der Text nennt keine Regel.</translation>
    </message>
    <message>
        <source>victory points are awarded as well</source>
        <translation>Daneben gibt es Siegpunkte.</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>What the players may agree on</source>
        <translation>Worauf die Spieler sich einigen können</translation>
    </message>
    <message>
        <source>What a failed vote reveals</source>
        <translation>Was eine gescheiterte Abstimmung verrät</translation>
    </message>
    <message>
        <source>A draw if no power gains a centre</source>
        <translation>Remis, wenn keine Macht ein Zentrum gewinnt</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Wann die Partie endet</translation>
    </message>
    <message>
        <source>Who wins when the years are over</source>
        <translation>Wer gewinnt, wenn die Jahre um sind</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>How many players, and which powers</source>
        <translation>Wie viele Spieler und welche Mächte</translation>
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
        <source>a draw shared by all with a centre, or a concession</source>
        <translation>Remis, geteilt von allen mit einem Zentrum, oder Sieg</translation>
    </message>
    <message>
        <source>how many voted for it</source>
        <translation>wie viele dafür stimmten</translation>
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
        <source>when a power has won or all agree</source>
        <translation>wenn eine Macht gewinnt oder alle einig sind</translation>
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
        <source>no power: it is a draw</source>
        <translation>keine Macht: Remis</translation>
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
        <translation>Remisgröße: 100, geteilt durch die Beteiligten</translation>
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
        <translation>C-Diplo: Zentren, dazu 38, 14, 7 für die größten</translation>
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
        <translation>2: EFR, ÖDT; Italien fällt an einen</translation>
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
        <source>Units may be given up to revive an eliminated power</source>
        <translation>Einheiten dürfen hergegeben werden, um eine ausgeschiedene Macht wiederzubeleben</translation>
    </message>
    <message>
        <source>nothing by itself: centres and points make up the score</source>
        <translation>nichts allein: Zentren und Punkte ergeben die Wertung</translation>
    </message>
    <message>
        <source>the text treats only the exchange of places (rule 23)</source>
        <translation>der Text behandelt nur den Platztausch (Regel 23)</translation>
    </message>
    <message>
        <source>Szykman: the convoys of the paradox are disrupted</source>
        <translation>Szykman: die Konvois des Paradoxes reißen</translation>
    </message>
    <message>
        <source>Alexander: first decided as if the convoyed army had no effect</source>
        <translation>Alexander: zuerst entschieden, als hätte die beförderte Armee keine Wirkung</translation>
    </message>
    <message>
        <source>the text does not say that a player&apos;s powers count together</source>
        <translation>der Text sagt nicht, dass die Mächte eines Spielers zusammenzählen</translation>
    </message>
    <message>
        <source>yes, any unit</source>
        <translation>ja, jede Einheit</translation>
    </message>
    <message>
        <source>with the permission of its player</source>
        <translation>mit Erlaubnis ihres Spielers</translation>
    </message>
    <message>
        <source>starting positions: the printed “A Brest” is probably a misprint; every other edition has a fleet there</source>
        <translation>Startaufstellung: Das gedruckte „A Brest“ ist wohl ein Versehen; jede andere Ausgabe hat dort eine Flotte</translation>
    </message>
    <message>
        <source>with the recommended handling an army goes by land whenever its convoy is not used</source>
        <translation>Nach der empfohlenen Handhabung zieht eine Armee über Land, wann immer ihr Konvoi nicht benutzt wird.</translation>
    </message>
    <message>
        <source>goes by rule when it is found, in Fall with the adjustments</source>
        <translation>geht nach der Regel, wenn sie auffällt, im Herbst mit dem Abbau</translation>
    </message>
    <message>
        <source>must be named</source>
        <translation>müssen genannt sein</translation>
    </message>
    <message>
        <source>An army whose convoy is disrupted still cuts support and bounces moves</source>
        <translation>Eine Armee, deren Konvoi reißt, unterbricht trotzdem Unterstützung und lässt Bewegungen abprallen</translation>
    </message>
    <message>
        <source>the player with the most units</source>
        <translation>wer die meisten Einheiten hat</translation>
    </message>
    <message>
        <source>the player with the most centres</source>
        <translation>wer die meisten Zentren hat</translation>
    </message>
</context>
<context>
    <name>chancery::OrderCaptions</name>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The orders of all powers</source>
        <translation>Die Befehle aller Mächte</translation>
    </message>
    <message>
        <source>%1&apos;s wish for %2: %3</source>
        <comment>power, province, why it has no effect</comment>
        <translation>Wunsch %1 nach %2: %3</translation>
    </message>
    <message>
        <source>%1 was not dislodged.</source>
        <comment>unit</comment>
        <translation>%1 wurde nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 has no dislodged unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 hat %2 keine vertriebene Einheit.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, why its order has no effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders</source>
        <comment>power</comment>
        <translation>Befehle %1</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) have no effect</source>
        <translation>
            <numerusform>%n Befehl bleibt ohne Wirkung</numerusform>
            <numerusform>%n Befehle bleiben ohne Wirkung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s order has no effect</source>
        <comment>power</comment>
        <translation>%1: Befehl ohne Wirkung</translation>
    </message>
    <message>
        <source>%1&apos;s move %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: Zug %2 ohne Wirkung</translation>
    </message>
    <message>
        <source>%1&apos;s support %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: Unterstützung %2 ohne Wirkung</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: Konvoi %2 ohne Wirkung</translation>
    </message>
    <message>
        <source>%1&apos;s retreat %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: Rückzug %2 ohne Wirkung</translation>
    </message>
    <message>
        <source>%1&apos;s wish for %2 is not granted</source>
        <comment>power, province</comment>
        <translation>%1: Wunsch nach %2 nicht erfüllt</translation>
    </message>
    <message>
        <source>%1&apos;s build %2 has no effect</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1: Aufbau %2 ohne Wirkung</translation>
    </message>
    <message>
        <source>%1&apos;s order %2 has no effect</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1: Befehl %2 ohne Wirkung</translation>
    </message>
    <message numerus="yes">
        <source>Orders of %n power(s)</source>
        <translation>
            <numerusform>Befehle von %n Macht</numerusform>
            <numerusform>Befehle von %n Mächten</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders of %1 have no effect</source>
        <comment>power</comment>
        <translation>Befehle %1 bleiben ohne Wirkung</translation>
    </message>
</context>
<context>
    <name>chancery::OrderLine</name>
    <message>
        <source>Order for the unit</source>
        <translation>Befehl für die Einheit</translation>
    </message>
    <message>
        <source>Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back</source>
        <translation>Drei Buchstaben und Eingabe: „ser“, „s bud“, „h“. Eingabe allein überspringt die Einheit, Rücktaste geht zurück</translation>
    </message>
    <message>
        <source>The place of the unit is missing.</source>
        <translation>Die Provinz der Einheit fehlt.</translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation>Eingetragen: %1</translation>
    </message>
    <message>
        <source>Entered for %1: %2</source>
        <comment>power, line</comment>
        <translation>Eingetragen für %1: %2</translation>
    </message>
    <message>
        <source>Enter edits this line, Del removes it.</source>
        <translation>Enter bearbeitet diese Zeile, Entf entfernt sie.</translation>
    </message>
    <message>
        <source>Several orders start like this. Type one, or press Down.</source>
        <translation>So beginnen mehrere Befehle. Tippen Sie einen, oder wählen Sie mit „Pfeil ab“.</translation>
    </message>
    <message>
        <source>Not entered: %1</source>
        <comment>letters that were typed</comment>
        <translation>Nicht eingetragen: %1</translation>
    </message>
    <message>
        <source>Which coast? Add it, such as “nc”, or press Down.</source>
        <translation>Welche Küste? Dahinter schreiben, etwa „nc“, oder mit „Pfeil ab“ wählen.</translation>
    </message>
</context>
<context>
    <name>chancery::OrderRows</name>
    <message>
        <source>Orders, unit by unit</source>
        <translation>Befehle, Einheit für Einheit</translation>
    </message>
    <message>
        <source>&amp;Edit this line</source>
        <translation>Diese Zeile &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Remove this line</source>
        <translation>Diese Zeile &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>chancery::OrderSheets</name>
    <message>
        <source>A unit without an order holds.</source>
        <translation>Eine Einheit ohne Befehl hält.</translation>
    </message>
    <message>
        <source>Dislodged. It may retreat to: %1. Otherwise it is disbanded.</source>
        <translation>Vertrieben. Sie kann sich zurückziehen nach: %1. Sonst wird sie aufgelöst.</translation>
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
        <source>Vacant centres: %1. A build may be waived.</source>
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
        <source>%1:</source>
        <extracomment>the title of an order sheet: power and player</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · also plays %2</source>
        <extracomment>below the title of an order sheet: phase, powers</extracomment>
        <translation>%1 · spielt auch %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a line on an order sheet: a unit of another power, and the power</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Repeated unless contradicted: %1.</source>
        <translation>Wiederholt, solange nichts anderes befohlen wird: %1.</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Wunsch %1</translation>
    </message>
    <message>
        <source>If an insurrection is raised for you: the home centres that you want back, each with an army or a fleet, the most important one first.</source>
        <translation>Falls es einen Aufstand für Sie gibt: die Heimatzentren, die Sie zurückwollen, jedes mit einer Armee oder Flotte, das wichtigste zuerst.</translation>
    </message>
</context>
<context>
    <name>chancery::OrdersPanel</name>
    <message>
        <source>Results: %1</source>
        <comment>a phase</comment>
        <translation>Ergebnisse: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PanelText</name>
    <message>
        <source>against</source>
        <comment>3 against 2: two strengths in a fight</comment>
        <translation>gegen</translation>
    </message>
</context>
<context>
    <name>chancery::PaperReport</name>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Versorgungszentren: %1.</translation>
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
        <source>Map: %1. Rules: %2.</source>
        <translation>Karte: %1. Regeln: %2.</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Wertung: %1</translation>
    </message>
    <message>
        <source>Centres and points</source>
        <translation>Zentren und Punkte</translation>
    </message>
    <message>
        <source>%1. %2: </source>
        <comment>place, power</comment>
        <translation>%1. %2: </translation>
    </message>
    <message>
        <source>%1 (%2 + %3)</source>
        <comment>score, centres, points</comment>
        <translation>%1 (%2 + %3)</translation>
    </message>
    <message>
        <source>Printed on %1.</source>
        <comment>a date</comment>
        <translation>Gedruckt am %1.</translation>
    </message>
    <message>
        <source>The final board</source>
        <translation>Das Brett am Ende</translation>
    </message>
    <message>
        <source>The board after %1</source>
        <comment>a phase</comment>
        <translation>Das Brett nach %1</translation>
    </message>
</context>
<context>
    <name>chancery::Papers</name>
    <message>
        <source>&amp;Order sheets</source>
        <translation>&amp;Befehlszettel</translation>
    </message>
    <message>
        <source>&amp;Report of the phase</source>
        <translation>Be&amp;richt der Phase</translation>
    </message>
    <message>
        <source>Orders with their results, failed ones underlined, and the board</source>
        <translation>Befehle mit ihren Ergebnissen, gescheiterte unterstrichen, und das Brett</translation>
    </message>
    <message>
        <source>The whole game as a boo&amp;klet</source>
        <translation>Die ganze Partie als &amp;Heft</translation>
    </message>
    <message>
        <source>Every resolved phase and the centre tally</source>
        <translation>Jede ausgewertete Phase und der Zentrenstand</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>Das Bre&amp;tt</translation>
    </message>
    <message>
        <source>The board of the phase shown; with orders once they are resolved</source>
        <translation>Das Brett der gezeigten Phase; mit Befehlen, sobald sie ausgewertet sind</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
    </message>
    <message>
        <source>Blank sheets to cut out, with the board, the player and a line for each order</source>
        <translation>Leere Zettel zum Ausschneiden, mit dem Brett, dem Namen und einer Zeile für jeden Befehl</translation>
    </message>
    <message>
        <source>All delegations</source>
        <translation>Alle Delegationen</translation>
    </message>
    <message>
        <source>&amp;Goal lists</source>
        <translation>&amp;Ziellisten</translation>
    </message>
    <message>
        <source>A page for each delegation alone: its goals, with lines for proposals</source>
        <translation>Eine Seite nur für jede Delegation: ihre Ziele, mit Zeilen für Vorschläge</translation>
    </message>
    <message>
        <source>&amp;Form of a conference</source>
        <translation>&amp;Formular einer Konferenz</translation>
    </message>
    <message>
        <source>The blank form with which a delegation organises a conference</source>
        <translation>Das leere Formular, mit dem eine Delegation eine Konferenz einberuft</translation>
    </message>
    <message>
        <source>No power is asked for orders now: the phase is resolved, or nothing is due in it.</source>
        <translation>Jetzt werden keine Befehle erwartet: Die Phase ist ausgewertet, oder es steht nichts an.</translation>
    </message>
    <message>
        <source>The phase shown is not resolved yet.</source>
        <translation>Die gezeigte Phase ist noch nicht ausgewertet.</translation>
    </message>
    <message>
        <source>No phase is resolved yet.</source>
        <translation>Noch ist keine Phase ausgewertet.</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxDialog</name>
    <message>
        <source>Paradox in %1</source>
        <translation>Paradox: %1</translation>
    </message>
    <message>
        <source>&amp;Apply choice</source>
        <translation>Wahl &amp;anwenden</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The board shows the effect</source>
        <translation>Das Brett zeigt die Wirkung</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxWords</name>
    <message>
        <source>All hold</source>
        <translation>Alle halten</translation>
    </message>
    <message>
        <source>Resolution %1</source>
        <translation>Lösung %1</translation>
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
        <translation>Stattdessen wurde angewandt: %1.</translation>
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
        <source>Settled by %1 (%2).</source>
        <comment>clause, rule</comment>
        <translation>Entschieden (%1): %2.</translation>
    </message>
    <message>
        <source>no move succeeds</source>
        <translation>kein Zug gelingt</translation>
    </message>
    <message>
        <source>no fleet is dislodged</source>
        <translation>keine Flotte wird vertrieben</translation>
    </message>
    <message>
        <source>%1 would bounce %2</source>
        <translation>%1 würde %2 abprallen lassen</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, order</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 would cut the support of %2</source>
        <translation>%1 würde die Unterstützung von %2 unterbrechen</translation>
    </message>
    <message>
        <source>that support decides the move of %1</source>
        <translation>diese Unterstützung entscheidet über den Zug von %1</translation>
    </message>
    <message>
        <source>that support decides %1</source>
        <translation>diese Unterstützung entscheidet über %1</translation>
    </message>
    <message>
        <source>Szykman&apos;s rule: the convoys are disrupted</source>
        <translation>Szykmans Regel: die Konvois reißen</translation>
    </message>
    <message>
        <source>%1 convoys %2</source>
        <translation>%1 befördert %2</translation>
    </message>
    <message>
        <source>%1 gives no answer: no result is consistent.</source>
        <comment>clause</comment>
        <translation>%1 gibt keine Antwort: Kein Ergebnis ist widerspruchsfrei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves several answers: %n results are consistent.</source>
        <comment>clause, always several</comment>
        <translation>
            <numerusform>%1 lässt mehrere Antworten: %n Ergebnis ist widerspruchsfrei.</numerusform>
            <numerusform>%1 lässt mehrere Antworten: %n Ergebnisse sind widerspruchsfrei.</numerusform>
        </translation>
    </message>
    <message>
        <source>moves that succeed: %1</source>
        <comment>in a list of results</comment>
        <translation>Bewegungen, die gelingen: %1</translation>
    </message>
    <message>
        <source>fleets dislodged: %1</source>
        <comment>in a list of results</comment>
        <translation>vertriebene Flotten: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PasteDialog</name>
    <message>
        <source>Paste order sheets</source>
        <translation>Befehlszettel einfügen</translation>
    </message>
    <message>
        <source>The text does not say clearly whose these orders are. Choose a power for each part. Nothing has been changed yet.</source>
        <translation>Der Text sagt nicht eindeutig, wessen Befehle das sind. Wählen Sie für jeden Teil eine Macht. Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>&amp;Enter orders</source>
        <translation>Befehle &amp;eintragen</translation>
    </message>
    <message>
        <source>Power for %1</source>
        <comment>part of a text</comment>
        <translation>Macht für %1</translation>
    </message>
    <message>
        <source>The power on whose order sheet this part is written</source>
        <translation>Die Macht, auf deren Befehlszettel dieser Teil eingetragen wird</translation>
    </message>
    <message>
        <source>Choose a power…</source>
        <translation>Macht wählen…</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a part of a pasted text</comment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Lines that name their power</source>
        <translation>Zeilen, die ihre Macht nennen</translation>
    </message>
    <message>
        <source>Lines without a heading</source>
        <translation>Zeilen ohne Überschrift</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>heading</comment>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s)</source>
        <comment>heading</comment>
        <translation>
            <numerusform>%1: %n Befehl</numerusform>
            <numerusform>%1: %n Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>Not entered</source>
        <translation>Wird nicht eingetragen</translation>
    </message>
    <message>
        <source>New order sheet of %1</source>
        <comment>power</comment>
        <translation>Neuer Befehlszettel von %1</translation>
    </message>
    <message numerus="yes">
        <source>Replaces the order sheet of %1 (%n line(s))</source>
        <comment>power</comment>
        <translation>
            <numerusform>Ersetzt den Befehlszettel von %1 (%n Zeile)</numerusform>
            <numerusform>Ersetzt den Befehlszettel von %1 (%n Zeilen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a power</source>
        <translation>
            <numerusform>%n Teil ohne Macht</numerusform>
            <numerusform>%n Teile ohne Macht</numerusform>
        </translation>
    </message>
    <message>
        <source>One step; Undo takes it back</source>
        <translation>Lässt sich in einem Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>Everything is left out</source>
        <translation>Nichts wird übernommen</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Added to the order sheet of %1</source>
        <comment>power</comment>
        <translation>Kommt zum Befehlszettel von %1 hinzu</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for %2</source>
        <comment>heading, powers</comment>
        <translation>
            <numerusform>%1: %n Befehl für %2</numerusform>
            <numerusform>%1: %n Befehle für %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep its other orders</source>
        <translation>Seine anderen Befehle &amp;behalten</translation>
    </message>
    <message>
        <source>Keep its other orders</source>
        <translation>Seine anderen Befehle behalten</translation>
    </message>
    <message>
        <source>What is on the sheet for other units stays; otherwise the sheet is replaced</source>
        <translation>Was auf dem Zettel für andere Einheiten steht, bleibt; sonst wird der Zettel ersetzt</translation>
    </message>
    <message>
        <source>Known by its orders</source>
        <comment>a power, for a part of a pasted text</comment>
        <translation>An den Befehlen erkannt</translation>
    </message>
    <message>
        <source>Every order is for a unit of another power</source>
        <comment>a part of a text with a power&apos;s heading</comment>
        <translation>Jeder Befehl gilt einer Einheit einer anderen Macht</translation>
    </message>
</context>
<context>
    <name>chancery::PasteNote</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back what was pasted</source>
        <translation>Das Eingefügte zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing is pasted: no line of the text is an order, or there are more than a phase can have.</source>
        <translation>Nichts eingefügt: Keine Zeile des Textes ist ein Befehl, oder es sind mehr Befehle, als eine Phase haben kann.</translation>
    </message>
    <message>
        <source>Pasted: %1.</source>
        <translation>Eingefügt: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PasteText</name>
    <message>
        <source>There is no unit %1.</source>
        <translation>Es gibt keine Einheit %1.</translation>
    </message>
    <message>
        <source>%1 is a unit of %2.</source>
        <comment>a unit, a power</comment>
        <translation>%1 ist eine Einheit von %2.</translation>
    </message>
    <message>
        <source>the sheet of %1 is replaced</source>
        <translation>der Zettel von %1 wird ersetzt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n earlier line(s) replaced</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n frühere Zeile ersetzt</numerusform>
            <numerusform>%1: %n frühere Zeilen ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 powers</source>
        <translation>
            <numerusform>%n Befehl für %1 Mächte</numerusform>
            <numerusform>%n Befehle für %1 Mächte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1</source>
        <comment>power</comment>
        <translation>
            <numerusform>%n Befehl für %1</numerusform>
            <numerusform>%n Befehle für %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n nicht verstanden</numerusform>
            <numerusform>%n nicht verstanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that is not there</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n Befehl für eine Einheit, die nicht da ist</numerusform>
            <numerusform>%1: %n Befehle für Einheiten, die nicht da sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for another power&apos;s unit</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n Befehl für eine Einheit einer anderen Macht</numerusform>
            <numerusform>%1: %n Befehle für Einheiten anderer Mächte</numerusform>
        </translation>
    </message>
    <message>
        <source>written for %1</source>
        <comment>a phase: Fall 1902</comment>
        <translation>geschrieben für %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n illegal order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n unzulässiger Befehl</numerusform>
            <numerusform>%1: %n unzulässige Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <comment>a heading, a power</comment>
        <translation>„%1“ wurde als %2 gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) without a power</source>
        <translation>
            <numerusform>%n Befehl ohne Macht</numerusform>
            <numerusform>%n Befehle ohne Macht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a power</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n ohne Macht</numerusform>
            <numerusform>%n ohne Macht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without an order</source>
        <translation>
            <numerusform>%n Zeile ohne Befehl</numerusform>
            <numerusform>%n Zeilen ohne Befehl</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more than one sheet</source>
        <comment>powers</comment>
        <translation>%1: mehr als ein Zettel</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n other order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 behält %n anderen Befehl</numerusform>
            <numerusform>%1 behält %n andere Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misspelt name(s) read as other(s)</source>
        <translation>
            <numerusform>%n verschriebener Name wurde gedeutet</numerusform>
            <numerusform>%n verschriebene Namen wurden gedeutet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that has another order</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n Befehl für eine Einheit mit einem anderen Befehl</numerusform>
            <numerusform>%1: %n Befehle für Einheiten mit einem anderen Befehl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n Zeile weggelassen</numerusform>
            <numerusform>%n Zeilen weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit has to retreat from %1.</source>
        <comment>a province</comment>
        <translation>Aus %1 muss sich keine Einheit zurückziehen.</translation>
    </message>
</context>
<context>
    <name>chancery::PastedLines</name>
    <message>
        <source>Lines to look at</source>
        <translation>Zeilen, die zu prüfen sind</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>power, line</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <comment>line</comment>
        <translation>Bedeutung von „%1“</translation>
    </message>
    <message>
        <source>What this line means, how it is to be written, or whether it is left out</source>
        <translation>Was diese Zeile heißt, wie sie lauten soll oder ob sie wegfällt</translation>
    </message>
    <message>
        <source>As it is written</source>
        <comment>a line</comment>
        <translation>Wie geschrieben</translation>
    </message>
    <message>
        <source>Write it otherwise…</source>
        <comment>a line</comment>
        <translation>Anders schreiben…</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a part of a pasted text</comment>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseBox</name>
    <message>
        <source>%1, movement</source>
        <comment>season</comment>
        <translation>%1, Bewegung</translation>
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
        <source>Season and kind of phase</source>
        <translation>Jahreszeit und Art der Phase</translation>
    </message>
    <message>
        <source>The phase to enter orders for</source>
        <translation>Die Phase, für die Befehle eingegeben werden</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>The year of the phase</source>
        <translation>Das Jahr der Phase</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseChoices</name>
    <message>
        <source>“%1” %2</source>
        <comment>a line of the sheet, what is wrong</comment>
        <translation>„%1“ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) cannot be used: no owned home centre is vacant</source>
        <translation>
            <numerusform>%n Aufbau ist nicht nutzbar: kein eigenes Heimatzentrum ist frei</numerusform>
            <numerusform>%n Aufbauten sind nicht nutzbar: kein eigenes Heimatzentrum ist frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is left to do, what cannot be done</comment>
        <translation>%1; %2</translation>
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
        <source>Waive</source>
        <translation>Verzicht</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Auflösen</translation>
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
        <source>%n move(s) from its centres</source>
        <translation>
            <numerusform>%n Zug von ihren Zentren entfernt</numerusform>
            <numerusform>%n Züge von ihren Zentren entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>unit and its distance</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseForm</name>
    <message>
        <source>Retreats and builds</source>
        <translation>Rückzüge und Auf- oder Abbau</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>Power of the typed order</source>
        <translation>Macht des getippten Befehls</translation>
    </message>
    <message>
        <source>Power whose order you type</source>
        <translation>Macht, deren Befehl getippt wird</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Vertriebene Einheiten</translation>
    </message>
    <message>
        <source>Powers with builds or removals</source>
        <translation>Mächte mit Auf- oder Abbau</translation>
    </message>
    <message>
        <source>A MUN - BUR, D A MUN</source>
        <comment>typed retreats</comment>
        <translation>A MUN - BUR, D A MUN</translation>
    </message>
    <message>
        <source>B A PAR, D F LON, WAIVE</source>
        <comment>typed adjustments</comment>
        <translation>B A PAR, D F LON, WAIVE</translation>
    </message>
    <message>
        <source>Type a retreat</source>
        <translation>Rückzug tippen</translation>
    </message>
    <message>
        <source>Type an adjustment</source>
        <translation>Auf- oder Abbau tippen</translation>
    </message>
    <message>
        <source>A retreat such as “A MUN - BUR”, or “D A MUN” to disband; press Enter to add it</source>
        <translation>Ein Rückzug wie „A MUN - BUR“, oder „D A MUN“ zum Auflösen; die Eingabetaste fügt hinzu</translation>
    </message>
    <message>
        <source>“B A PAR” builds, “D F LON” removes, “WAIVE” waives a build; press Enter to add it</source>
        <translation>„B A PAR“ baut auf, „D F LON“ baut ab, „WAIVE“ verzichtet auf einen Aufbau; die Eingabetaste fügt hinzu</translation>
    </message>
    <message>
        <source>Nothing to choose in this phase.</source>
        <translation>In dieser Phase ist nichts zu wählen.</translation>
    </message>
    <message>
        <source>All choices are made.</source>
        <translation>Alles ist gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still undecided. Without an order a unit disbands.</source>
        <translation>
            <numerusform>noch %n Einheit offen. Ohne Befehl wird sie aufgelöst.</numerusform>
            <numerusform>noch %n Einheiten offen. Ohne Befehl wird eine Einheit aufgelöst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left</source>
        <translation>
            <numerusform>noch %n Entscheidung offen</numerusform>
            <numerusform>noch %n Entscheidungen offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible.</source>
        <translation>%1 ist nicht möglich.</translation>
    </message>
</context>
<context>
    <name>chancery::PhasePaper</name>
    <message>
        <source>not dislodged</source>
        <translation>nicht vertrieben</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>result, rulebooks</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation>Konvoiparadox</translation>
    </message>
    <message>
        <source>The circle:</source>
        <translation>Der Kreis:</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>number, link of the circle</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Under other rulebooks</source>
        <translation>Nach anderen Regelwerken</translation>
    </message>
    <message>
        <source>All rulebooks agree.</source>
        <translation>Alle Regelwerke stimmen überein.</translation>
    </message>
    <message>
        <source>?: the rulebook leaves it to the table.</source>
        <translation>?: Das Regelwerk überlässt es dem Tisch.</translation>
    </message>
    <message>
        <source>As the program plays it: %1</source>
        <translation>Wie das Programm es spielt: %1</translation>
    </message>
    <message>
        <source>The clauses, in our own words</source>
        <translation>Die Regelstellen in eigenen Worten</translation>
    </message>
    <message>
        <source>There is nothing to resolve.</source>
        <translation>Es gibt nichts auszuwerten.</translation>
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
        <source>%1 cannot retreat and is destroyed.</source>
        <translation>%1 kann sich nicht zurückziehen und wird vernichtet.</translation>
    </message>
    <message>
        <source>%1 will be disbanded, because it has no player.</source>
        <translation>%1 wird aufgelöst, denn sie hat keinen Spieler.</translation>
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
        <translation>Befehle zwischen Unterstrichen sind gescheitert.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notizen: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PictureFolder</name>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>The folder %1 already contains frames. Choose another.</source>
        <translation>Der Ordner %1 enthält schon Einzelbilder. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be written</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PictureWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>Army, power</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, coast</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, dislodged</source>
        <comment>unit</comment>
        <translation>%1, vertrieben</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>unit</comment>
        <translation>%1, neu</translation>
    </message>
    <message>
        <source>%1, removed</source>
        <comment>unit</comment>
        <translation>%1, abgebaut</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>inland</source>
        <translation>Binnenland</translation>
    </message>
    <message>
        <source>supply centre without an owner</source>
        <translation>Versorgungszentrum ohne Besitzer</translation>
    </message>
    <message>
        <source>home centre of %1</source>
        <comment>power</comment>
        <translation>Heimatzentrum von %1</translation>
    </message>
    <message>
        <source>supply centre of %1</source>
        <comment>power</comment>
        <translation>Versorgungszentrum von %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of province, whose centre</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>province</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>province</comment>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>still to be ordered</source>
        <comment>province</comment>
        <translation>noch ohne Befehl</translation>
    </message>
    <message>
        <source>another order than elsewhere</source>
        <comment>province</comment>
        <translation>anderer Befehl als anderswo</translation>
    </message>
    <message>
        <source>another result than elsewhere</source>
        <comment>province</comment>
        <translation>anderes Ergebnis als anderswo</translation>
    </message>
    <message>
        <source>closed to retreats by a standoff</source>
        <translation>nach einem Patt für Rückzüge gesperrt</translation>
    </message>
    <message>
        <source>ruled by the gamemaster</source>
        <translation>vom Spielleiter entschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>province, what is seen there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::Place</name>
    <message>
        <source>“%1” is already open in another window.</source>
        <translation>„%1“ ist schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open in another window on this computer.</source>
        <translation>„%1“ ist auf diesem Computer schon in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open on this computer, by the user “%2”.</source>
        <translation>„%1“ ist auf diesem Computer schon vom Benutzer „%2“ geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”.</source>
        <translation>„%1“ ist schon auf dem Computer „%2“ geöffnet.</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”, by the user “%3”.</source>
        <translation>„%1“ ist schon auf dem Computer „%2“ vom Benutzer „%3“ geöffnet.</translation>
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
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Durchsuchen</translation>
    </message>
    <message>
        <source>Choose a folder and a name</source>
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
        <source>Choose a file name.</source>
        <translation>Bitte einen Dateinamen wählen.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation>Den Ordner %1 gibt es nicht. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable. Choose another.</source>
        <translation>Der Ordner %1 ist schreibgeschützt. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The file name must end in .%1.</source>
        <translation>Der Dateiname muss auf .%1 enden.</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>Diese Datei besteht schon und wird ersetzt.</translation>
    </message>
</context>
<context>
    <name>chancery::PlaceFinder</name>
    <message>
        <source>Type the beginning of a province’s name.</source>
        <translation>Den Anfang des Namens einer Provinz tippen.</translation>
    </message>
    <message>
        <source>No province begins with “%1”.</source>
        <translation>Keine Provinz beginnt mit „%1“.</translation>
    </message>
</context>
<context>
    <name>chancery::PlayerWords</name>
    <message>
        <source>%2 from %1 on</source>
        <comment>phase, player</comment>
        <translation>%2 ab %1</translation>
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
    <message>
        <source>Player %1</source>
        <comment>number</comment>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>chancery::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 hat keinen Spieler: Die Einheiten halten.</numerusform>
            <numerusform>%1 haben keine Spieler: Die Einheiten halten.</numerusform>
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
        <source>The player at the start; optional</source>
        <translation>Der Spieler zu Beginn; kann leer bleiben</translation>
    </message>
    <message>
        <source>%1 is in civil disorder</source>
        <translation>%1 ist führungslos</translation>
    </message>
    <message>
        <source>Replacement for %1</source>
        <translation>Ersatz für %1</translation>
    </message>
    <message>
        <source>The player from now on; optional</source>
        <translation>Der Spieler ab jetzt; kann leer bleiben</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested; units without an order hold</source>
        <translation>Der Spieler ist abwesend: Befehle werden nicht verlangt; Einheiten ohne Befehl halten</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested; units repeat their last order, or hold</source>
        <translation>Der Spieler ist abwesend: Befehle werden nicht verlangt; Einheiten wiederholen ihren letzten Befehl oder halten</translation>
    </message>
</context>
<context>
    <name>chancery::PositionDraft</name>
    <message>
        <source>%1: there is already a unit of %2.</source>
        <translation>%1: Dort steht schon eine Einheit (%2).</translation>
    </message>
    <message>
        <source>%1: there is no such province on this map.</source>
        <translation>%1: Diese Provinz gibt es auf der Karte nicht.</translation>
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
        <source>%1 is not a unit. Enter one such as “A PAR” or “F STP/sc”.</source>
        <translation>%1 ist keine Einheit. Bitte eine wie „A PAR“ oder „F STP/sc“ eingeben.</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation>%1: Eine Armee kann nicht auf See sein.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation>%1: Eine Flotte kann nicht im Binnenland sein.</translation>
    </message>
    <message>
        <source>%1: on which coast? Enter %2 or %3.</source>
        <translation>%1: An welcher Küste? Bitte %2 oder %3 eingeben.</translation>
    </message>
    <message>
        <source>There are two units in %1.</source>
        <translation>In %1 stehen zwei Einheiten.</translation>
    </message>
</context>
<context>
    <name>chancery::PowerChooser</name>
    <message>
        <source>Powers</source>
        <translation>Mächte</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>%1: %2; sheet received</source>
        <translation>%1: %2; Befehlszettel eingegangen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PowerForm</name>
    <message>
        <source>Choose these</source>
        <translation>Diese wählen</translation>
    </message>
    <message>
        <source>Retreat of %1</source>
        <translation>Rückzug: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, build or removal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Provinces to which %1 may retreat</source>
        <translation>Provinzen, in die sich %1 zurückziehen kann</translation>
    </message>
    <message>
        <source>– undecided –</source>
        <translation>– offen –</translation>
    </message>
    <message>
        <source>– %1 –</source>
        <comment>not chosen</comment>
        <translation>– %1 –</translation>
    </message>
    <message>
        <source>Choose the units that the rules would remove</source>
        <translation>Die Einheiten wählen, die nach den Regeln abgebaut würden</translation>
    </message>
    <message>
        <source>Chooses the units that the rules would remove; you can still change the choice</source>
        <translation>Wählt die Einheiten, die nach den Regeln abgebaut würden; die Wahl lässt sich noch ändern</translation>
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
        <source>Language of windows, reports and slides</source>
        <translation>Sprache der Fenster, Berichte und Folien</translation>
    </message>
    <message>
        <source>System default</source>
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
        <source>Labels on the provinces of the board</source>
        <translation>Beschriftung der Provinzen auf dem Brett</translation>
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
        <source>Speed of animation</source>
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
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
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
        <source>Display on which the audience window opens</source>
        <translation>Bildschirm, auf dem sich das Publikumsfenster öffnet</translation>
    </message>
    <message>
        <source>The first display without the console</source>
        <translation>Der erste Bildschirm ohne die Konsole</translation>
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
        <source>Sounds of the clock</source>
        <translation>Töne der Uhr</translation>
    </message>
    <message>
        <source>A bell one minute before a stage ends, and three when it ends</source>
        <translation>Eine Glocke eine Minute vor dem Ende eines Abschnitts, drei am Ende</translation>
    </message>
    <message>
        <source>Speech of the clock</source>
        <translation>Ansagen der Uhr</translation>
    </message>
    <message>
        <source>Announces aloud what the bells mean</source>
        <translation>Sagt laut an, was die Glocken bedeuten</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>La&amp;utstärke:</translation>
    </message>
    <message>
        <source>Reading of orders</source>
        <translation>Verlesen der Befehle</translation>
    </message>
    <message>
        <source>How orders are read out before the results are shown</source>
        <translation>Wie Befehle verlesen werden, bevor die Ergebnisse kommen</translation>
    </message>
    <message>
        <source>Power by power</source>
        <translation>Macht für Macht</translation>
    </message>
    <message>
        <source>Order by order</source>
        <translation>Befehl für Befehl</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alle auf einmal</translation>
    </message>
    <message>
        <source>Sa&amp;y who attacked a power that it supported</source>
        <translation>Angriffe nach Un&amp;terstützung nennen</translation>
    </message>
    <message>
        <source>Attacks on powers supported a turn ago</source>
        <translation>Angriffe auf Mächte, die einen Zug zuvor unterstützt wurden</translation>
    </message>
    <message>
        <source>The card at the end of a turn names who attacked a power that it supported a turn ago</source>
        <translation>Die Karte am Ende eines Zuges nennt, wer eine Macht angegriffen hat, die er einen Zug zuvor unterstützt hatte</translation>
    </message>
    <message>
        <source>Readi&amp;ng of orders:</source>
        <translation>Befeh&amp;le verlesen:</translation>
    </message>
    <message>
        <source>Ca&amp;mera:</source>
        <translation>Ka&amp;mera:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Whether the audience window shows each fight from near; with reduced motion it does not</source>
        <translation>Ob das Publikumsfenster jeden Kampf aus der Nähe zeigt; mit weniger Bewegung tut es das nicht</translation>
    </message>
    <message>
        <source>Goes to each fight</source>
        <translation>Geht zu jedem Kampf</translation>
    </message>
    <message>
        <source>Stays on the whole board</source>
        <translation>Bleibt auf dem ganzen Brett</translation>
    </message>
    <message>
        <source>Open the last game on &amp;start</source>
        <translation>Beim Start die let&amp;zte Partie öffnen</translation>
    </message>
    <message>
        <source>Open the last game on start</source>
        <translation>Beim Start die letzte Partie öffnen</translation>
    </message>
    <message>
        <source>Starts with the game that was open last, without the start page</source>
        <translation>Beginnt mit der Partie, die zuletzt geöffnet war, ohne Startseite</translation>
    </message>
    <message>
        <source>There are no bells, because this program was built without them. The computer beeps instead.</source>
        <translation>Es gibt keine Glocken, weil dieses Programm ohne sie gebaut wurde. Der Computer piept dafür nur.</translation>
    </message>
    <message>
        <source>There is no speech, because this program was built without it.</source>
        <translation>Es gibt keine Ansagen, weil dieses Programm ohne sie gebaut wurde.</translation>
    </message>
    <message>
        <source>There is no speech, because no speech engine for Qt is installed.</source>
        <translation>Es gibt keine Ansagen, weil keine Sprachausgabe für Qt installiert ist.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Tasten&amp;kürzel…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Die Tasten aller Aktionen ändern</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Si&amp;ze of text:</source>
        <translation>Schriftgröß&amp;e:</translation>
    </message>
    <message>
        <source>Bells of the cl&amp;ock</source>
        <translation>Gl&amp;ocken der Uhr</translation>
    </message>
    <message>
        <source>Sp&amp;eech of the clock</source>
        <translation>&amp;Ansagen der Uhr</translation>
    </message>
    <message>
        <source>Sounds of the reveal</source>
        <translation>Töne beim Aufdecken</translation>
    </message>
    <message>
        <source>Quiet sounds for a new phase, a clash, a dislodgement, a centre taken and an ending</source>
        <translation>Leise Töne für eine neue Phase, einen Zusammenstoß, eine Vertreibung, ein erobertes Zentrum und ein Ende</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Volume of bells, speech and the sounds of the reveal</source>
        <translation>Lautstärke der Glocken, der Ansagen und der Töne beim Aufdecken</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Size of all text but that of boards and the audience, in the font of the system</source>
        <translation>Größe aller Texte außer denen auf Brettern und für das Publikum, in der Schriftart des Systems</translation>
    </message>
    <message>
        <source>Shows each step at once; nothing moves</source>
        <translation>Zeigt jeden Schritt sofort; nichts bewegt sich</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black and white, strong outlines and hatched land in windows, on boards and for the players</source>
        <translation>Schwarz und Weiß, kräftige Umrisse und schraffiertes Land in Fenstern, auf Brettern und für die Spieler</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast:</source>
        <translation>&amp;Hoher Kontrast:</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>Ohne Be&amp;wegung:</translation>
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
        <translation>&amp;Vorschau und drucken…</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>Vorschau und drucken</translation>
    </message>
    <message>
        <source>Preview the pages, then print them</source>
        <translation>Die Seiten in der Vorschau ansehen, dann drucken</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save the pages to a file</source>
        <translation>Die Seiten in einer Datei speichern</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
    <message>
        <source>For which power</source>
        <translation>Für welche Macht</translation>
    </message>
    <message>
        <source>All order sheets, or those of one power</source>
        <translation>Alle Befehlszettel oder der einer Macht</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Seitengröße</translation>
    </message>
    <message>
        <source>The size of the paper</source>
        <translation>Die Größe des Papiers</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>How the pages are turned</source>
        <translation>Wie die Seiten gedreht sind</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>S&amp;eite:</translation>
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
        <translation>Partien (*.chancery);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>Aus&amp;werten</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Noch nicht</translation>
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
        <source>The console, with all orders, moves to the display that the audience sees now. The audience window moves to this display. It stays blank until you answer.</source>
        <translation>Die Konsole mit allen Befehlen kommt auf den Bildschirm, auf den das Publikum jetzt schaut. Das Publikumsfenster kommt auf diesen Bildschirm. Bis Sie antworten, bleibt es dunkel.</translation>
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
        <source>“%1” has not been revealed. Go to the next phase anyway?</source>
        <comment>phase</comment>
        <translation>„%1“ wurde nicht aufgedeckt. Trotzdem zur nächsten Phase?</translation>
    </message>
    <message>
        <source>The players will see the new position without having seen the orders.</source>
        <translation>Die Spieler sehen dann die neue Stellung, ohne die Befehle gesehen zu haben.</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Nächste Phase</translation>
    </message>
    <message>
        <source>Here you can look at the game as it was last saved, and save a copy that you can change.</source>
        <translation>Sie können die Partie hier ansehen, wie sie zuletzt gespeichert wurde, und eine Kopie speichern, die Sie ändern können.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>&amp;Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Agreed end</source>
        <translation>Vereinbartes Ende</translation>
    </message>
    <message>
        <source>The players have agreed to stop at %1. End the game now?</source>
        <comment>time</comment>
        <translation>Die Spieler haben vereinbart, um %1 aufzuhören. Die Partie jetzt beenden?</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>Partie &amp;beenden</translation>
    </message>
    <message>
        <source>Read a set-up</source>
        <translation>Vorlage lesen</translation>
    </message>
    <message>
        <source>Set-ups (*.toml);;All files (*)</source>
        <translation>Vorlagen (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Studies (*.study);;All files (*)</source>
        <translation>Studien (*.study);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Geänderte Datei</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Open what is there</source>
        <translation>Vorhandenes &amp;öffnen</translation>
    </message>
    <message>
        <source>O&amp;verwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>Save &amp;here again</source>
        <translation>Hier &amp;wieder speichern</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>in a list of kinds of files</comment>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Games and studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Partien und Studien</translation>
    </message>
    <message>
        <source>Studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Open one of several</source>
        <translation>Eines von mehreren öffnen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Resolve with everything as it is now?</source>
        <translation>Alles so auswerten, wie es jetzt ist?</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Für später auf&amp;bewahren</translation>
    </message>
    <message>
        <source>Pictures of studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Bilder von Studien</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The players will see this.</source>
        <translation>Die Spieler werden das sehen.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Earlier phase</source>
        <translation>Frühere Phase</translation>
    </message>
    <message>
        <source>The reveal stops for the players while you look at an earlier phase.</source>
        <translation>Das Aufdecken hält für die Spieler an, während Sie eine frühere Phase ansehen.</translation>
    </message>
    <message>
        <source>It goes on where it stopped when you show the current phase again.</source>
        <translation>Es geht an derselben Stelle weiter, wenn Sie wieder die laufende Phase zeigen.</translation>
    </message>
    <message>
        <source>&amp;Stop the reveal</source>
        <translation>Aufdecken a&amp;nhalten</translation>
    </message>
    <message>
        <source>Resolve and reveal</source>
        <translation>Auswerten und aufdecken</translation>
    </message>
    <message>
        <source>Resolve and reveal with everything as it is now?</source>
        <translation>Alles so auswerten und aufdecken, wie es jetzt ist?</translation>
    </message>
    <message>
        <source>&amp;Resolve and reveal</source>
        <translation>Aus&amp;werten und aufdecken</translation>
    </message>
    <message>
        <source>The audience window is closed: no one sees the results there.</source>
        <translation>Das Publikumsfenster ist geschlossen: Dort sieht niemand die Ergebnisse.</translation>
    </message>
    <message>
        <source>The orders of %1 are not resolved. They are secret.</source>
        <comment>a phase</comment>
        <translation>Die Befehle der Phase „%1“ sind nicht ausgewertet. Sie sind geheim.</translation>
    </message>
    <message>
        <source>All who read the copy will see them.</source>
        <translation>Alle, die die Kopie lesen, sehen sie.</translation>
    </message>
    <message>
        <source>&amp;Write them, too</source>
        <translation>&amp;Mitschreiben</translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>&amp;Reveal first</source>
        <translation>Zuerst auf&amp;decken</translation>
    </message>
    <message>
        <source>The players are still being shown “%1”. Go to the next phase now?</source>
        <comment>phase</comment>
        <translation>Den Spielern wird noch „%1“ gezeigt. Jetzt zur nächsten Phase gehen?</translation>
    </message>
    <message>
        <source>They will not see the rest of the reveal.</source>
        <translation>Den Rest des Aufdeckens sehen sie dann nicht.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Reveal with everything as it is now?</source>
        <translation>Alles so aufdecken, wie es jetzt ist?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>Auf&amp;decken</translation>
    </message>
    <message>
        <source>The audience window shows another game: no one sees the results there.</source>
        <translation>Das Publikumsfenster zeigt eine andere Partie: Dort sieht niemand die Ergebnisse.</translation>
    </message>
    <message>
        <source>&amp;Enter and go on</source>
        <translation>&amp;Eintragen und weiter</translation>
    </message>
</context>
<context>
    <name>chancery::QuestionText</name>
    <message>
        <source>Wishes</source>
        <comment>of a power that has lost its country</comment>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>home centres, the most important one first, such as %1</source>
        <translation>Heimatzentren, das wichtigste zuerst, etwa %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Enter or click the next tab</source>
        <translation>Eingabe oder Klick: nächste Macht</translation>
    </message>
    <message>
        <source>All orders are entered</source>
        <translation>Alle Befehle sind eingetragen</translation>
    </message>
    <message>
        <source>No orders are due</source>
        <translation>Keine Befehle sind fällig</translation>
    </message>
    <message>
        <source>currently %1</source>
        <translation>bisher %1</translation>
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
        <source>Not understood: %1</source>
        <comment>a line</comment>
        <translation>Nicht verstanden: %1</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation>Befehl für %1</translation>
    </message>
    <message>
        <source>“%1” is typed for %2, but not entered.</source>
        <comment>letters, power</comment>
        <translation>„%1“ ist für %2 getippt, aber nicht eingetragen.</translation>
    </message>
    <message>
        <source>“%1” is typed for %2 (%3), but not entered: %4.</source>
        <comment>letters, power, unit or build, what stands instead</comment>
        <translation>„%1“ ist für %2 (%3) getippt, aber nicht eingetragen: %4.</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>noch kein Befehl</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingProblems</name>
    <message>
        <source>a unit such as “A Paris”</source>
        <translation>eine Einheit wie „A Paris“</translation>
    </message>
    <message>
        <source>a province</source>
        <translation>eine Provinz</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>an order (hold, move, support, convoy…)</source>
        <translation>ein Befehl (halten, ziehen, unterstützen, Konvoi…)</translation>
    </message>
    <message>
        <source>the army to convoy</source>
        <translation>die Armee, für die der Konvoi gilt</translation>
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
        <source>“%1” is not a province; expected %2.</source>
        <translation>„%1“ ist keine Provinz; erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a province. Did you mean %2?</source>
        <translation>„%1“ ist keine Provinz. Gemeint ist vielleicht %2?</translation>
    </message>
    <message>
        <source>The order is incomplete; expected %1.</source>
        <translation>Der Befehl ist unvollständig; erwartet wird: %1.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <translation>„%1“ gehört nicht hierher; erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is ambiguous: %2?</source>
        <translation>„%1“ ist mehrdeutig: %2?</translation>
    </message>
    <message>
        <source>“%1” is not a coast of that province; expected %2.</source>
        <translation>„%1“ ist keine Küste dieser Provinz; erwartet wird: %2.</translation>
    </message>
    <message>
        <source>“%1” is not a sea province. A convoy route passes through seas only.</source>
        <translation>„%1“ ist keine Seeprovinz. Ein Konvoi führt nur über See.</translation>
    </message>
    <message>
        <source>“%1” could be the unit in %2. Name its province.</source>
        <translation>„%1“ kann die Einheit in %2 sein. Bitte die Provinz nennen.</translation>
    </message>
    <message>
        <source>“%1” matches no unit. Name its province.</source>
        <translation>Zu „%1“ passt keine Einheit. Bitte die Provinz nennen.</translation>
    </message>
    <message>
        <source>Army or fleet? Put A or F before “%1”.</source>
        <translation>Armee oder Flotte? Bitte A oder F vor „%1“ setzen.</translation>
    </message>
    <message>
        <source>These are orders for %1 on the order sheet of %2.</source>
        <translation>Das sind Befehle von %1 auf dem Befehlszettel von %2.</translation>
    </message>
    <message>
        <source>It is not clear which power gives this order. Name the power first, as in “France:”.</source>
        <translation>Es ist nicht klar, welche Macht das befiehlt. Bitte die Macht voranstellen, etwa „Frankreich:“.</translation>
    </message>
    <message>
        <source>Enter one order only.</source>
        <translation>Bitte nur einen Befehl eingeben.</translation>
    </message>
    <message>
        <source>There is too much text; only the first %1 lines can be read.</source>
        <translation>Das ist zu viel Text; nur die ersten %1 Zeilen lassen sich lesen.</translation>
    </message>
    <message>
        <source>the power to revive by insurrection</source>
        <translation>die Macht, die der Aufstand wiederbeleben soll</translation>
    </message>
    <message>
        <source>a home centre to regain, the one wanted most first (Committee, Losing your country and regaining it)</source>
        <translation>ein Heimatzentrum, das zurückgewonnen werden soll, das wichtigste zuerst (Committee, Losing your country and regaining it)</translation>
    </message>
    <message>
        <source>This is quoted from an earlier mail and does not count. Delete it, or write it above.</source>
        <translation>Das ist aus einer früheren Mail zitiert und zählt nicht. Löschen Sie es, oder schreiben Sie es nach oben.</translation>
    </message>
    <message>
        <source>The line is too long; at most %1 letters can be read.</source>
        <translation>Die Zeile ist zu lang; höchstens %1 Buchstaben lassen sich lesen.</translation>
    </message>
    <message>
        <source>“%1” makes this a remark, which does not count. Delete it, or write the order alone.</source>
        <translation>„%1“ macht dies zu einer Bemerkung, die nicht zählt. Löschen Sie sie, oder schreiben Sie den Befehl allein.</translation>
    </message>
    <message>
        <source>The box of this order is not ticked, and it does not count. Delete it, or write the order alone.</source>
        <translation>Das Kästchen dieses Befehls ist nicht angekreuzt, und er zählt nicht. Löschen Sie ihn, oder schreiben Sie den Befehl allein.</translation>
    </message>
    <message>
        <source>a retreat (to a province, or disband)</source>
        <translation>ein Rückzug (in eine Provinz, oder auflösen)</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingText</name>
    <message>
        <source>A sea is named twice; it counts where it is named first.</source>
        <translation>Ein Meer ist zweimal genannt; es zählt, wo es zuerst steht.</translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <comment>a misspelt name, what it was taken for</comment>
        <translation>„%1“ wurde als %2 gelesen</translation>
    </message>
    <message>
        <source>This line counts as not understood. Edit it to have it read again.</source>
        <translation>Diese Zeile gilt als nicht verstanden. Bearbeiten Sie sie, damit sie neu gelesen wird.</translation>
    </message>
</context>
<context>
    <name>chancery::ReasonChain</name>
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
    <message>
        <source>Strength %1 against %2</source>
        <translation>Stärke %1 gegen %2</translation>
    </message>
</context>
<context>
    <name>chancery::RecentText</name>
    <message>
        <source>The file is gone. It was moved, renamed or deleted.</source>
        <translation>Die Datei ist nicht mehr da. Sie wurde verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>This is not a file any more.</source>
        <translation>Das ist keine Datei mehr.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Diese Datei dürfen Sie nicht lesen.</translation>
    </message>
    <message>
        <source>Large file, no preview</source>
        <translation>Große Datei, keine Vorschau</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on.</source>
        <translation>Die Datei ist nicht lesbar. Prüfen Sie den Datenträger, auf dem sie liegt.</translation>
    </message>
    <message>
        <source>The file is damaged, or it is not a game.</source>
        <translation>Die Datei ist beschädigt oder keine Partie.</translation>
    </message>
</context>
<context>
    <name>chancery::RecoveryOffers</name>
    <message>
        <source>%1: %2, saved %3</source>
        <translation>%1: %2, gespeichert %3</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation>Partie ohne Titel</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>The journal of %1 has changes that the file does not have.</source>
        <translation>Das Journal von %1 hat Änderungen, die die Datei nicht hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since it was saved. If you open it as saved, Redo can still restore them.</source>
        <translation>
            <numerusform>%n Änderung seit dem Speichern. Auch wenn Sie den gespeicherten Stand öffnen, stellt „Wiederholen“ sie wieder her.</numerusform>
            <numerusform>%n Änderungen seit dem Speichern. Auch wenn Sie den gespeicherten Stand öffnen, stellt „Wiederholen“ sie wieder her.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore changes</source>
        <translation>Änderungen &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Open as saved</source>
        <translation>Wie gespeichert ö&amp;ffnen</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Geänderte Datei</translation>
    </message>
    <message>
        <source>%1 was edited, replaced or damaged since Chancery last saved it.</source>
        <translation>%1 wurde bearbeitet, ersetzt oder beschädigt, seit Chancery sie zuletzt gespeichert hat.</translation>
    </message>
    <message>
        <source>This is what the journal has. If you restore it, the file stays as it is until you save. If you open the file, the journal is kept under another name.</source>
        <translation>Das steht im Journal. Wenn Sie es wiederherstellen, bleibt die Datei unverändert, bis Sie speichern. Wenn Sie die Datei öffnen, wird das Journal unter anderem Namen aufbewahrt.</translation>
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
        <source>The file is not the one that the journal belongs to: it was edited or replaced since. What comes back may not fit it; please check it.</source>
        <translation>Die Datei ist nicht die, zu der das Journal gehört: Sie wurde seither bearbeitet oder ersetzt. Was zurückkommt, passt vielleicht nicht dazu; bitte prüfen.</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Beschädigtes Journal</translation>
    </message>
    <message numerus="yes">
        <source>The journal of %1 is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>Das Journal von %1 ist an %n Stelle beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
            <numerusform>Das Journal von %1 ist an %n Stellen beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged journal is kept under another name.</source>
        <translation>Das beschädigte Journal wird unter anderem Namen aufbewahrt.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Beschädigte Datei</translation>
    </message>
    <message>
        <source>It can be restored from its journal, %1.</source>
        <comment>a file</comment>
        <translation>Der Stand lässt sich aus dem Journal %1 wiederherstellen.</translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>Das Journal ist an %n Stelle beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
            <numerusform>Das Journal ist an %n Stellen beschädigt. Der unbeschädigte Teil lässt sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Ungespeicherte Partie</translation>
    </message>
    <message>
        <source>This game has never been saved as a file. Chancery has kept it in its journal.</source>
        <translation>Diese Partie wurde noch nie als Datei gespeichert. Chancery hat sie in seinem Journal behalten.</translation>
    </message>
    <message>
        <source>&amp;Restore game</source>
        <translation>Partie &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Unsaved study</source>
        <translation>Studie nicht gespeichert</translation>
    </message>
    <message>
        <source>Chancery was closed before “%1” was saved.</source>
        <translation>Chancery wurde beendet, bevor „%1“ gespeichert war.</translation>
    </message>
    <message>
        <source>All of it was kept.</source>
        <translation>Alles davon ist erhalten.</translation>
    </message>
    <message>
        <source>&amp;Open the study</source>
        <translation>Studie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>The journal cannot be written in %1: %2 Until it can, it is in %3. Nothing is lost.</source>
        <comment>a folder, why, a folder</comment>
        <translation>Das Journal lässt sich in %1 nicht schreiben: %2 Bis das wieder geht, liegt es in %3. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Autosave is failing: %1 Nothing is lost yet; save to another folder if this continues.</source>
        <translation>Die automatische Sicherung schlägt fehl: %1 Noch ist nichts verloren; speichern Sie in einen anderen Ordner, falls das so bleibt.</translation>
    </message>
    <message>
        <source>The saved positions differ from what the orders give under the rules. The saved positions were kept:</source>
        <translation>Die gespeicherten Stellungen weichen von dem ab, was die Befehle nach den Regeln ergeben. Die gespeicherten Stellungen wurden beibehalten:</translation>
    </message>
    <message>
        <source>Entries of the Committee do not agree with the game or with each other. They were kept:</source>
        <translation>Einträge des Committee widersprechen der Partie oder einander. Sie wurden beibehalten:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more, which “chancery-cli replay” lists.</source>
        <translation>
            <numerusform>… und %n weiterer, den „chancery-cli replay“ aufzählt.</numerusform>
            <numerusform>… und %n weitere, die „chancery-cli replay“ aufzählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n line(s) of orders</source>
        <comment>a game that was kept</comment>
        <translation>
            <numerusform>%1, %n Zeile mit Befehlen</numerusform>
            <numerusform>%1, %n Zeilen mit Befehlen</numerusform>
        </translation>
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
        <source>Rulebook style</source>
        <translation>Wie im Regelheft</translation>
    </message>
    <message>
        <source>E-mail judge style (English)</source>
        <translation>Wie die E-Mail-Judges (englisch)</translation>
    </message>
    <message>
        <source>Short, for chat</source>
        <translation>Kurz, für einen Chat</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Style of the report</source>
        <translation>Stil des Berichts</translation>
    </message>
    <message>
        <source>All phases so &amp;far</source>
        <translation>Alle Phasen &amp;bis jetzt</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Bericht: %1</translation>
    </message>
    <message>
        <source>All phases so far</source>
        <translation>Alle Phasen bis jetzt</translation>
    </message>
    <message>
        <source>Every resolved phase</source>
        <translation>Jede ausgewertete Phase</translation>
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
        <source>Copy the report to the clipboard</source>
        <translation>Den Bericht in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the report to a file</source>
        <translation>Den Bericht in einer Datei speichern</translation>
    </message>
</context>
<context>
    <name>chancery::RestWords</name>
    <message>
        <source>Every move has succeeded</source>
        <translation>Alle Bewegungen sind gelungen</translation>
    </message>
    <message>
        <source>Moves that failed</source>
        <translation>Gescheiterte Bewegungen</translation>
    </message>
    <message>
        <source>Moves that failed: %1</source>
        <translation>Gescheiterte Bewegungen: %1</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Rückzüge</translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation>Aufgelöst</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Abbau</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move: two provinces</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, provinces</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>provinces</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, and what is below it</comment>
        <translation>%1: %2</translation>
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
        <source>Result</source>
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
    <message>
        <source>%1: %2</source>
        <comment>power, its player</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsPage</name>
    <message>
        <source>Power whose orders are shown</source>
        <translation>Macht, deren Befehle gezeigt werden</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Befehle und Ergebnisse</translation>
    </message>
    <message>
        <source>Reason for the selected order&apos;s result</source>
        <translation>Grund für das Ergebnis des ausgewählten Befehls</translation>
    </message>
    <message>
        <source>Select an order to read the reason for its result.</source>
        <translation>Einen Befehl auswählen, um den Grund für sein Ergebnis zu lesen.</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
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
    <message>
        <source>Left open, or left out</source>
        <translation>Offen gelassen oder ausgelassen</translation>
    </message>
</context>
<context>
    <name>chancery::RetreatWords</name>
    <message>
        <source>It is empty, no standoff left it so, and the attacker did not come from there.</source>
        <translation>Sie ist leer, kein Patt ließ sie leer, und der Angreifer kam nicht von dort.</translation>
    </message>
    <message>
        <source>It is empty, and no standoff left it so. The attacker came from there, but by convoy, which does not close it: %1.</source>
        <comment>order</comment>
        <translation>Sie ist leer, und kein Patt ließ sie leer. Der Angreifer kam von dort, aber im Konvoi, was sie nicht sperrt: %1.</translation>
    </message>
    <message>
        <source>It is empty, and no standoff left it so. The attacker came from there, but by convoy, which does not close it.</source>
        <translation>Sie ist leer, und kein Patt ließ sie leer. Der Angreifer kam von dort, aber im Konvoi, was sie nicht sperrt.</translation>
    </message>
    <message>
        <source>An army cannot enter a sea province.</source>
        <translation>Eine Armee kann keine Seeprovinz betreten.</translation>
    </message>
    <message>
        <source>A fleet cannot go inland.</source>
        <translation>Eine Flotte kann nicht ins Binnenland.</translation>
    </message>
    <message>
        <source>It is next to the fleet by land, but not along the coast.</source>
        <translation>Sie grenzt zu Land an die Provinz der Flotte, aber nicht entlang der Küste.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that it adjoins.</source>
        <translation>Die Flotte steht an einer anderen Küste als der, an die sie grenzt.</translation>
    </message>
    <message>
        <source>The unit could not move there by itself.</source>
        <translation>Die Einheit könnte nicht allein dorthin ziehen.</translation>
    </message>
    <message>
        <source>The attacker came from there.</source>
        <translation>Der Angreifer kam von dort.</translation>
    </message>
    <message>
        <source>The attacker came from there, and under these rules a convoy makes no difference: %1.</source>
        <comment>order</comment>
        <translation>Der Angreifer kam von dort, und nach diesen Regeln ändert ein Konvoi daran nichts: %1.</translation>
    </message>
    <message>
        <source>The attacker came from there: %1.</source>
        <comment>order</comment>
        <translation>Der Angreifer kam von dort: %1.</translation>
    </message>
    <message>
        <source>A unit is there after the moves: %1.</source>
        <comment>order</comment>
        <translation>Nach den Zügen steht dort eine Einheit: %1.</translation>
    </message>
    <message>
        <source>A unit is there: %1.</source>
        <comment>unit</comment>
        <translation>Dort steht eine Einheit: %1.</translation>
    </message>
    <message>
        <source>A standoff left it empty.</source>
        <translation>Ein Patt ließ sie leer.</translation>
    </message>
    <message>
        <source>A standoff left it empty: %1.</source>
        <comment>orders</comment>
        <translation>Ein Patt ließ sie leer: %1.</translation>
    </message>
    <message>
        <source>No unit may enter it in this game.</source>
        <translation>Keine Einheit darf sie in dieser Partie betreten.</translation>
    </message>
    <message>
        <source>The position does not name it among the retreats that are open.</source>
        <translation>Die Stellung nennt sie nicht unter den offenen Rückzügen.</translation>
    </message>
    <message>
        <source>%1: open. %2</source>
        <comment>place, why</comment>
        <translation>%1: offen. %2</translation>
    </message>
    <message>
        <source>%1: closed. %2</source>
        <comment>place, why</comment>
        <translation>%1: gesperrt. %2</translation>
    </message>
    <message>
        <source>Its power gave no orders, so its units may not retreat.</source>
        <translation>Ihre Macht gab keine Befehle, also dürfen ihre Einheiten sich nicht zurückziehen.</translation>
    </message>
</context>
<context>
    <name>chancery::RoomText</name>
    <message>
        <source>%1 %2</source>
        <comment>season and year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Fight %1 of %2</source>
        <translation>Kampf %1 von %2</translation>
    </message>
    <message>
        <source>The orders</source>
        <translation>Die Befehle</translation>
    </message>
    <message>
        <source>The retreats</source>
        <translation>Die Rückzüge</translation>
    </message>
    <message>
        <source>The builds</source>
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>The centres</source>
        <translation>Die Zentren</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Die Ergebnisse</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a power, and how many units it builds or removes: Italy 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between powers</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Must retreat: %1</source>
        <translation>Weichen müssen: %1</translation>
    </message>
    <message>
        <source>Builds: %1</source>
        <comment>of powers</comment>
        <translation>Aufbau: %1</translation>
    </message>
    <message>
        <source>Removals: %1</source>
        <comment>of powers</comment>
        <translation>Abbau: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the letter of a power, and how many centres it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are in</source>
        <translation>
            <numerusform>%n Befehlszettel ist da</numerusform>
            <numerusform>%n Befehlszettel sind da</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Moves to come</source>
        <translation>Es folgen Züge</translation>
    </message>
    <message>
        <source>Retreats to come</source>
        <translation>Es folgen Rückzüge</translation>
    </message>
    <message>
        <source>Builds to come</source>
        <translation>Es folgt Auf- und Abbau</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a place</comment>
        <translation>Konferenz: %1</translation>
    </message>
    <message>
        <source>Conference: “%1”, %2</source>
        <comment>its name, a place</comment>
        <translation>Konferenz: „%1“, %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>centres, points</comment>
        <translation>%1 + %2</translation>
    </message>
    <message numerus="yes">
        <source>%n delegation(s) tied with a score of %1</source>
        <translation>
            <numerusform>%n Delegation mit %1 Punkten insgesamt</numerusform>
            <numerusform>%n Delegationen gleichauf mit %1 Punkten insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead with a score of %1: %2</source>
        <comment>number, players or powers</comment>
        <translation>In Führung mit %1 Punkten insgesamt: %2</translation>
    </message>
    <message>
        <source>Centres + points</source>
        <translation>Zentren + Punkte</translation>
    </message>
    <message>
        <source>Year by year</source>
        <comment>centres of a power</comment>
        <translation>Jahr für Jahr</translation>
    </message>
</context>
<context>
    <name>chancery::RowText</name>
    <message>
        <source>Build %1</source>
        <translation>Aufbau %1</translation>
    </message>
    <message>
        <source>Removal %1</source>
        <translation>Abbau %1</translation>
    </message>
    <message>
        <source>None of these counts.</source>
        <translation>Keiner davon gilt.</translation>
    </message>
    <message>
        <source>%1 counts.</source>
        <translation>%1 gilt.</translation>
    </message>
    <message>
        <source>No way out: it disbands</source>
        <translation>Kein Rückzug möglich: Auflösung</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Möglich: %1</translation>
    </message>
    <message>
        <source>By rule: %1</source>
        <translation>Nach Regel: %1</translation>
    </message>
    <message>
        <source>%1, allowed by %2</source>
        <comment>an order, a power</comment>
        <translation>%1, erlaubt von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a unit of another power, and the power</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Repeated: %1</source>
        <comment>an order</comment>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>By %1: %2</source>
        <comment>a power, its order</comment>
        <translation>Von %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power, its order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, on the sheet of %2</source>
        <comment>an order, a power</comment>
        <translation>%1, auf dem Befehlszettel von %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>a unit of another power, the power that may order it</comment>
        <translation>%1, durch %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a power, its unit or build</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>chancery::RowsModel</name>
    <message>
        <source>Another line</source>
        <translation>Weitere Zeile</translation>
    </message>
    <message>
        <source>%1: no order yet</source>
        <translation>%1: noch kein Befehl</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, read as %2</source>
        <translation>%1, gelesen als %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, remark</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: may be ordered</source>
        <translation>%1: kann einen Befehl bekommen</translation>
    </message>
    <message>
        <source>%1: no order is written.</source>
        <translation>%1: kein Befehl ist geschrieben.</translation>
    </message>
    <message>
        <source>%1 is read as it is written.</source>
        <translation>%1 wird gelesen, wie es geschrieben ist.</translation>
    </message>
    <message>
        <source>%1 is read as: %2</source>
        <translation>%1 wird gelesen als: %2</translation>
    </message>
</context>
<context>
    <name>chancery::RulebookWords</name>
    <message>
        <source>Diplomacy: Era of Empire, 2025 (Renegade)</source>
        <translation>Diplomacy: Era of Empire, Ausgabe 2025 (Renegade)</translation>
    </message>
    <message>
        <source>As the 2023 edition, but of two orders to one unit the first counts</source>
        <translation>Wie die Ausgabe 2023, aber von zwei Befehlen an eine Einheit zählt der erste</translation>
    </message>
    <message>
        <source>Diplomacy, 2023 edition (Renegade)</source>
        <translation>Diplomacy, Ausgabe 2023 (Renegade)</translation>
    </message>
    <message>
        <source>Diplomacy, 2000 edition (Avalon Hill)</source>
        <translation>Diplomacy, Ausgabe 2000 (Avalon Hill)</translation>
    </message>
    <message>
        <source>Diplomacy, 1982 edition (Avalon Hill)</source>
        <translation>Diplomacy, Ausgabe 1982 (Avalon Hill)</translation>
    </message>
    <message>
        <source>A convoy with several routes fails only if all are disrupted; a paradox rule of its own</source>
        <translation>Ein Konvoi mit mehreren Wegen scheitert nur, wenn alle gerissen sind; eigene Paradoxregel</translation>
    </message>
    <message>
        <source>Diplomacy, 1971 rules (Games Research)</source>
        <translation>Diplomacy, Regeln von 1971 (Games Research)</translation>
    </message>
    <message>
        <source>One disrupted route disrupts a convoy; reprinted by Avalon Hill in 1976</source>
        <translation>Reißt ein Weg, reißt der Konvoi; 1976 von Avalon Hill nachgedruckt</translation>
    </message>
    <message>
        <source>Alexander Rules (Justin Alexander)</source>
        <translation>Alexander-Regeln (Justin Alexander)</translation>
    </message>
    <message>
        <source>Diplomacy in Twenty Rules (Manus Hand)</source>
        <translation>Diplomacy in zwanzig Regeln (Manus Hand)</translation>
    </message>
    <message>
        <source>Orders name the route of a convoy; draws and concessions by secret ballot</source>
        <translation>Befehle nennen den Weg des Konvois; Remis und zugestandener Sieg in geheimer Abstimmung</translation>
    </message>
    <message>
        <source>Historical Committee rules</source>
        <translation>Historical Committee</translation>
    </message>
    <message>
        <source>For conferences: victory points, insurrections and speeches</source>
        <translation>Für Konferenzen: Siegpunkte, Aufstände und Reden</translation>
    </message>
    <message>
        <source>Diplomacy Player’s Technical Guide, 1998 (DPTG)</source>
        <translation>Diplomacy Player’s Technical Guide von 1998 (DPTG)</translation>
    </message>
    <message>
        <source>Impossible moves count as moves; a convoy to a neighbour must be ordered as one</source>
        <translation>Unmögliche Züge zählen als Züge; ein Konvoi zum Nachbarn muss als solcher befohlen sein</translation>
    </message>
    <message>
        <source>DATC 3.2 (recommended choices for adjudicators)</source>
        <translation>DATC 3.2 (empfohlene Wahl für Auswertungsprogramme)</translation>
    </message>
    <message>
        <source>The 2025 rules with Szykman’s rule for paradoxes, as the test cases recommend</source>
        <translation>Die Regeln von 2025 mit Szykmans Paradoxregel, wie die Testfälle empfehlen</translation>
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
        <source>This program has no rulebook “%1”, which the game names. Phases are resolved by “%2”.</source>
        <translation>Dieses Programm hat kein Regelwerk „%1“, das die Partie nennt. Phasen werden nach „%2“ ausgewertet.</translation>
    </message>
    <message>
        <source>Choose the rules that you play by: Edit &gt; Rules.</source>
        <translation>Wählen Sie die Regeln, nach denen gespielt wird: Bearbeiten &gt; Regeln.</translation>
    </message>
    <message>
        <source>The first with diagrams; without an order the unit farthest from home centres is removed</source>
        <translation>Die erste mit Diagrammen; ohne Befehl wird die Einheit abgebaut, die von ihren Heimatzentren am weitesten entfernt ist</translation>
    </message>
    <message>
        <source>Without an order the unit farthest from owned centres is removed; impossible orders are ignored</source>
        <translation>Ohne Befehl wird abgebaut, was von eigenen Zentren am weitesten weg ist; unmögliche Befehle zählen nicht</translation>
    </message>
    <message>
        <source>Decides every convoy paradox; without an order the unit most moves from a home centre is removed</source>
        <translation>Entscheidet jedes Konvoiparadox; ohne Befehl wird abgebaut, was die meisten Züge von der Heimat weg ist</translation>
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
        <source>Choosing another rulebook removes all house rules</source>
        <translation>Ein anderes Regelwerk entfernt alle Hausregeln</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Regelwerk:</translation>
    </message>
    <message>
        <source>Re&amp;move all house rules</source>
        <translation>Alle Hausregeln &amp;entfernen</translation>
    </message>
    <message>
        <source>Set every option as in the rulebook</source>
        <translation>Jeden Punkt wie im Regelwerk setzen</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Not covered by DATC</source>
        <translation>In DATC nicht behandelt</translation>
    </message>
    <message>
        <source>DATC %1</source>
        <translation>DATC %1</translation>
    </message>
    <message>
        <source>Remove the house rule: %1</source>
        <translation>Hausregel entfernen: %1</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
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
        <source>These rules would change results that are already played: %1. Take these phases back first, or choose other rules.</source>
        <translation>Diese Regeln würden Ergebnisse ändern, die schon gespielt sind: %1. Nehmen Sie diese Phasen zuerst zurück, oder wählen Sie andere Regeln.</translation>
    </message>
    <message>
        <source>with this number of players, units on the board</source>
        <translation>bei dieser Zahl von Spielern Einheiten auf dem Brett</translation>
    </message>
    <message>
        <source>with this number of players, %1</source>
        <translation>bei dieser Zahl von Spielern %1</translation>
    </message>
    <message>
        <source>The players have agreed on this, and it is binding (%1). A ruling ends it: Players &gt; Agreements on orders.</source>
        <translation>Die Spieler haben das vereinbart, und es bindet (%1). Eine Entscheidung beendet es: Spieler &gt; Absprachen über Befehle.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingDialog</name>
    <message>
        <source>Ruling on %1</source>
        <translation>Entscheidung zu %1</translation>
    </message>
    <message>
        <source>Effect:</source>
        <translation>Wirkung:</translation>
    </message>
    <message>
        <source>Effect with the current orders:</source>
        <translation>Wirkung mit den jetzigen Befehlen:</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>&amp;Apply ruling</source>
        <translation>Entscheidung &amp;anwenden</translation>
    </message>
    <message>
        <source>What to override</source>
        <translation>Was anders bestimmt wird</translation>
    </message>
    <message>
        <source>What the gamemaster decides instead of the rules</source>
        <translation>Was der Spielleiter anstelle der Regeln entscheidet</translation>
    </message>
    <message>
        <source>Reading of an order</source>
        <translation>Lesart eines Befehls</translation>
    </message>
    <message>
        <source>Result of an order</source>
        <translation>Ergebnis eines Befehls</translation>
    </message>
    <message>
        <source>Unit in a province</source>
        <translation>Einheit in einer Provinz</translation>
    </message>
    <message>
        <source>Owner of a centre</source>
        <translation>Besitzer eines Zentrums</translation>
    </message>
    <message>
        <source>Unit or province</source>
        <translation>Einheit oder Provinz</translation>
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
        <source>Saved with the game and printed in the report</source>
        <translation>Wird mit der Partie gespeichert und im Bericht gedruckt</translation>
    </message>
    <message>
        <source>Read aloud; everyone agreed</source>
        <translation>Verlesen; alle stimmten zu</translation>
    </message>
    <message>
        <source>&amp;Override:</source>
        <translation>An&amp;ders bestimmen:</translation>
    </message>
    <message>
        <source>Applies &amp;to:</source>
        <translation>&amp;Betrifft:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <translation>Entscheidung:</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>Der Befehl</translation>
    </message>
    <message>
        <source>The order as it should be read; leave empty to void it</source>
        <translation>Der Befehl, wie er zu lesen ist; leer lassen, damit er wirkungslos ist</translation>
    </message>
    <message>
        <source>No written order counts</source>
        <translation>Kein geschriebener Befehl zählt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The order&apos;s result, whatever the rules say</source>
        <translation>Das Ergebnis des Befehls, was auch immer die Regeln sagen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit there at the start of the phase</source>
        <translation>Einheit dort zu Beginn der Phase</translation>
    </message>
    <message>
        <source>Power of the unit</source>
        <translation>Macht der Einheit</translation>
    </message>
    <message>
        <source>Power that the unit belongs to</source>
        <translation>Macht, der die Einheit gehört</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Owner at the start of the phase</source>
        <translation>Besitzer zu Beginn der Phase</translation>
    </message>
    <message>
        <source>No power</source>
        <translation>Keine Macht</translation>
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
        <source>The other rulings make this result impossible.</source>
        <translation>Die anderen Entscheidungen machen dieses Ergebnis unmöglich.</translation>
    </message>
    <message>
        <source>A unit would be dislodged by its own power.</source>
        <translation>Eine Einheit würde von ihrer eigenen Macht vertrieben.</translation>
    </message>
    <message>
        <source>Enter a reason for the ruling.</source>
        <translation>Bitte die Entscheidung begründen.</translation>
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
        <source>Entered</source>
        <translation>Eingetragen</translation>
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
        <source>There are no rulings in this game. Orders &gt; Ruling overrides an order, a result, a position or a centre&apos;s owner.</source>
        <translation>In dieser Partie gibt es keine Entscheidungen. Befehle &gt; Entscheidung bestimmt einen Befehl, ein Ergebnis, eine Stellung oder den Besitzer eines Zentrums anders.</translation>
    </message>
    <message>
        <source>The rulebook leaves the paradox open.</source>
        <translation>Das Regelwerk lässt das Paradox offen.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingWords</name>
    <message>
        <source>No written order for %1 counts.</source>
        <translation>Kein geschriebener Befehl für %1 zählt.</translation>
    </message>
    <message>
        <source>The order of %1 reads %2.</source>
        <translation>Der Befehl von %1 lautet %2.</translation>
    </message>
    <message>
        <source>There is no unit in %1.</source>
        <translation>In %1 ist keine Einheit.</translation>
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
        <source>%1 belongs to no power.</source>
        <translation>%1 gehört keiner Macht.</translation>
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
        <source>The phase was corrected after it was played.</source>
        <translation>Die Phase wurde nachträglich berichtigt.</translation>
    </message>
    <message>
        <source>The gamemaster ruled on the reading of the order: “%1”.</source>
        <translation>Der Spielleiter hat über die Lesart des Befehls entschieden: „%1“.</translation>
    </message>
    <message>
        <source>An agreement ends: %1</source>
        <translation>Eine Absprache endet: %1</translation>
    </message>
    <message>
        <source>%1 has %2 beside another unit.</source>
        <comment>power, unit</comment>
        <translation>%1 hat %2 neben einer anderen Einheit.</translation>
    </message>
</context>
<context>
    <name>chancery::SaidNote</name>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show every result of the text that differs from ours</source>
        <translation>Jedes Ergebnis des Textes zeigen, das von unserem abweicht</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) in the text differ from ours.</source>
        <translation>
            <numerusform>%n Ergebnis im Text weicht von unserem ab.</numerusform>
            <numerusform>%n Ergebnisse im Text weichen von unseren ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::SaidWords</name>
    <message>
        <source>They say that %1 (%2) is dislodged, we do not.</source>
        <comment>unit, power</comment>
        <translation>Dort ist %1 (%2) vertrieben, bei uns nicht.</translation>
    </message>
    <message>
        <source>We say that %1 (%2) is dislodged, they do not.</source>
        <comment>unit, power</comment>
        <translation>Bei uns ist %1 (%2) vertrieben, dort nicht.</translation>
    </message>
    <message>
        <source>After this phase they have %1 (%2), we do not.</source>
        <comment>unit, power</comment>
        <translation>Nach dieser Phase steht dort %1 (%2), bei uns nicht.</translation>
    </message>
    <message>
        <source>After this phase we have %1 (%2), they do not.</source>
        <comment>unit, power</comment>
        <translation>Nach dieser Phase steht bei uns %1 (%2), dort nicht.</translation>
    </message>
    <message>
        <source>%1 (%2): they do not mark it as failed, we say “%3”.</source>
        <comment>order, power, our result</comment>
        <translation>%1 (%2): dort nicht als gescheitert vermerkt, bei uns „%3“.</translation>
    </message>
    <message>
        <source>%1 (%2): they say “%3”, we say “%4”.</source>
        <comment>order, power, their result, our result</comment>
        <translation>%1 (%2): dort „%3“, bei uns „%4“.</translation>
    </message>
    <message>
        <source>Theirs would be right by none of the rulebooks.</source>
        <translation>Dort hätte man nach keinem der Regelwerke recht.</translation>
    </message>
    <message>
        <source>Theirs would be right by: %1.</source>
        <comment>rulebooks</comment>
        <translation>Dort hätte man recht nach: %1.</translation>
    </message>
    <message>
        <source>A line of the text could not be read; it may be the cause.</source>
        <translation>Eine Zeile des Textes war nicht lesbar; sie kann der Grund sein.</translation>
    </message>
    <message>
        <source>They say that %1 (%2) can retreat to %3, we do not.</source>
        <comment>unit, power, places</comment>
        <translation>Dort kann sich %1 (%2) nach %3 zurückziehen, bei uns nicht.</translation>
    </message>
    <message>
        <source>We say that %1 (%2) can retreat to %3, they do not.</source>
        <comment>unit, power, places</comment>
        <translation>Bei uns kann sich %1 (%2) nach %3 zurückziehen, dort nicht.</translation>
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
        <translation>Zentrenzahl</translation>
    </message>
    <message>
        <source>C-Diplo</source>
        <comment>system of scoring</comment>
        <translation>C-Diplo</translation>
    </message>
    <message>
        <source>The rulebook&apos;s points are added under every system.</source>
        <translation>Die Punkte des Regelwerks kommen bei jedem System hinzu.</translation>
    </message>
    <message>
        <source>The rules of this game score nothing; change this under Edit &gt; Rules.</source>
        <translation>Die Regeln dieser Partie werten nichts; das lässt sich unter Bearbeiten &gt; Regeln ändern.</translation>
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
        <source>Copy the table as text, for a spreadsheet or an e-mail</source>
        <translation>Die Tabelle als Text kopieren, für eine Tabellenkalkulation oder eine E-Mail</translation>
    </message>
    <message>
        <source>Outcome if the game ended now</source>
        <translation>Ausgang, wenn die Partie jetzt endete</translation>
    </message>
    <message>
        <source>The outcome on which the scores are based</source>
        <translation>Der Ausgang, nach dem gewertet wird</translation>
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
        <translation>Bei &amp;Ende jetzt:</translation>
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
        <translation>Diese Phase gibt es in der Partie nicht.</translation>
    </message>
    <message>
        <source>This phase is not resolved, so there is nothing to play.</source>
        <translation>Diese Phase ist nicht ausgewertet; es gibt nichts abzuspielen.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Diese Aktion gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>Auf dieser Folie gibt es noch nichts zu zeigen.</translation>
    </message>
</context>
<context>
    <name>chancery::SelfTestBox</name>
    <message>
        <source>&amp;Self-test</source>
        <translation>Selbst&amp;test</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Run all cases of the libraries, those of DATC under every rulebook</source>
        <translation>Alle Fälle der Sammlungen auswerten, die von DATC nach jedem Regelwerk</translation>
    </message>
    <message>
        <source>Results of the self-test</source>
        <translation>Ergebnisse des Selbsttests</translation>
    </message>
    <message>
        <source>Progress of the self-test</source>
        <translation>Fortschritt des Selbsttests</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nicht bestanden</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Nicht anwendbar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>%1 of %2 runs: %3 passed, %4 failed</source>
        <translation>%1 von %2 Auswertungen: %3 bestanden, %4 nicht bestanden</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>library, rulebook</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>cases</comment>
        <translation>Nicht bestanden: %1</translation>
    </message>
</context>
<context>
    <name>chancery::Session</name>
    <message>
        <source>typing orders for %1</source>
        <translation>Befehle tippen für %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Befehl %1</translation>
    </message>
    <message>
        <source>clear the order of %1</source>
        <translation>Befehl löschen: %1</translation>
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
        <source>back to the previous phase</source>
        <translation>zurück zur vorigen Phase</translation>
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
        <source>order sheets of several powers</source>
        <translation>Befehlszettel mehrerer Mächte</translation>
    </message>
    <message>
        <source>order sheet of %1</source>
        <comment>power</comment>
        <translation>Befehlszettel von %1</translation>
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
        <source>ruling on %1</source>
        <translation>Entscheidung zu %1</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation>%1 berichtigen</translation>
    </message>
    <message>
        <source>withdraw %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>sheet of %1 received</source>
        <translation>Befehlszettel eingegangen: %1</translation>
    </message>
    <message>
        <source>sheet of %1 not received</source>
        <translation>Befehlszettel nicht eingegangen: %1</translation>
    </message>
    <message>
        <source>agreed time</source>
        <translation>vereinbarte Zeit</translation>
    </message>
    <message>
        <source>toss of the coin</source>
        <translation>Münzwurf</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>Absprache</translation>
    </message>
    <message>
        <source>end of an agreement</source>
        <translation>Ende einer Absprache</translation>
    </message>
    <message>
        <source>agreed end</source>
        <translation>vereinbartes Ende</translation>
    </message>
    <message>
        <source>lengths of the stages</source>
        <translation>Dauer der Abschnitte</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing is pasted: a text of more than %L1 letters is not an order sheet.</source>
        <translation>Nichts eingefügt: Ein Text von mehr als %L1 Zeichen ist kein Befehlszettel.</translation>
    </message>
    <message>
        <source>Nothing is pasted: a text of more than %L1 lines is not an order sheet.</source>
        <translation>Nichts eingefügt: Ein Text von mehr als %L1 Zeilen ist kein Befehlszettel.</translation>
    </message>
    <message>
        <source>remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>reveal %1</source>
        <translation>%1 aufdecken</translation>
    </message>
</context>
<context>
    <name>chancery::SettingSearch</name>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Words of the setting; Enter leads to it</source>
        <translation>Wörter der Einstellung; Eingabe führt zu ihr</translation>
    </message>
    <message>
        <source>No setting is found by these words.</source>
        <translation>Mit diesen Wörtern wird keine Einstellung gefunden.</translation>
    </message>
    <message>
        <source>color blind, colour-blind, red-green</source>
        <translation>farbenblind, Farbsehschwäche, Rot-Grün</translation>
    </message>
    <message>
        <source>night, black, white, contrast</source>
        <translation>Nacht, schwarz, weiß, Kontrast</translation>
    </message>
    <message>
        <source>font, letters, large print, zoom, scale</source>
        <translation>Schrift, Buchstaben, Großdruck, Zoom, Skalierung</translation>
    </message>
    <message>
        <source>monitor, screen, beamer, television, HDMI</source>
        <translation>Monitor, Schirm, Beamer, Fernseher, HDMI</translation>
    </message>
    <message>
        <source>beep, gong, alarm, timer</source>
        <translation>Piepton, Gong, Alarm, Wecker</translation>
    </message>
    <message>
        <source>mute, silent, loud, quiet</source>
        <translation>stumm, lautlos, laut, leise</translation>
    </message>
    <message>
        <source>fast, slow, pace, quick</source>
        <translation>schnell, langsam, Tempo, Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>chancery::SettingsStore</name>
    <message>
        <source>The settings in %1 cannot be read. Chancery uses its defaults for what is missing.</source>
        <translation>Die Einstellungen in %1 können nicht gelesen werden. Was fehlt, ersetzt Chancery durch Vorgaben.</translation>
    </message>
    <message>
        <source>The settings cannot be stored in %1. What you change now is forgotten when Chancery quits.</source>
        <translation>Die Einstellungen können nicht in %1 gespeichert werden. Was Sie jetzt ändern, ist nach dem Beenden von Chancery vergessen.</translation>
    </message>
</context>
<context>
    <name>chancery::SetupDesk</name>
    <message>
        <source>Click the unit that dislodged the one in %1, or the province that it came from.</source>
        <comment>province</comment>
        <translation>Klicken Sie die Einheit, die jene in %1 vertrieben hat, oder die Provinz, aus der sie kam.</translation>
    </message>
    <message>
        <source>Click where an army of %1 is to be.</source>
        <comment>power</comment>
        <translation>Klicken Sie, wo eine Armee von %1 stehen soll.</translation>
    </message>
    <message>
        <source>Click where a fleet of %1 is to be.</source>
        <comment>power</comment>
        <translation>Klicken Sie, wo eine Flotte von %1 stehen soll.</translation>
    </message>
    <message>
        <source>Click the centres that are to be owned by %1.</source>
        <comment>power</comment>
        <translation>Klicken Sie die Zentren an, die %1 gehören sollen.</translation>
    </message>
    <message>
        <source>Click the provinces that a standoff left vacant.</source>
        <translation>Klicken Sie die Provinzen, die ein Patt leer ließ.</translation>
    </message>
    <message>
        <source>Click again to turn it into an army or a fleet, or drag it elsewhere.</source>
        <translation>Ein weiterer Klick macht sie zur Flotte oder Armee; ziehen verschiebt sie.</translation>
    </message>
    <message>
        <source>Drag units onto the board, elsewhere on it, or off it.</source>
        <translation>Ziehen Sie Einheiten aufs Brett, anderswohin oder vom Brett.</translation>
    </message>
    <message>
        <source>the phase</source>
        <translation>die Phase</translation>
    </message>
    <message>
        <source>put %1</source>
        <comment>a unit</comment>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>a unit</comment>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>a unit</comment>
        <translation>%1 tauschen</translation>
    </message>
    <message>
        <source>owner of %1</source>
        <comment>a centre</comment>
        <translation>Besitzer von %1</translation>
    </message>
    <message>
        <source>no longer dislodged: %1</source>
        <comment>province</comment>
        <translation>nicht mehr vertrieben: %1</translation>
    </message>
    <message>
        <source>dislodge the unit in %1</source>
        <comment>province</comment>
        <translation>Einheit vertreiben: %1</translation>
    </message>
    <message>
        <source>contested: %1</source>
        <comment>province</comment>
        <translation>umkämpft: %1</translation>
    </message>
</context>
<context>
    <name>chancery::SetupReading</name>
    <message>
        <source>Set-up</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>set-up of the Committee</source>
        <translation>Vorlage des Committees</translation>
    </message>
    <message>
        <source>The set-up is used, but the limit of the points stays as it was. %1</source>
        <comment>why</comment>
        <translation>Die Vorlage gilt, aber die Grenze der Punkte bleibt, wie sie war. %1</translation>
    </message>
    <message>
        <source>Reading the set-up…</source>
        <translation>Die Vorlage wird gelesen…</translation>
    </message>
</context>
<context>
    <name>chancery::SetupTray</name>
    <message>
        <source>Set up the position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Whose units and centres are put on the board</source>
        <translation>Wessen Einheiten und Zentren aufs Brett kommen</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Click the centres that the power chosen last is to own</source>
        <translation>Die Zentren klicken, die der zuletzt gewählten Macht gehören sollen</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Umkämpft</translation>
    </message>
    <message>
        <source>Click provinces that a standoff left vacant</source>
        <translation>Provinzen klicken, die ein Patt leer ließ</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <comment>power</comment>
        <translation>Armee von %1</translation>
    </message>
    <message>
        <source>Fleet of %1</source>
        <comment>power</comment>
        <translation>Flotte von %1</translation>
    </message>
    <message>
        <source>%1: drag it onto the board, or click it and then provinces</source>
        <comment>a unit</comment>
        <translation>%1: aufs Brett ziehen, oder klicken und dann Provinzen klicken</translation>
    </message>
</context>
<context>
    <name>chancery::SheetEdit</name>
    <message>
        <source>Orders, one per line:
A Vie - Gal
F Tri S A Ser - Alb</source>
        <translation>Befehle, einer je Zeile:
A Vie - Gal
F Tri S A Ser - Alb</translation>
    </message>
    <message>
        <source>Retreats, one per line:
A Bur - Gas
F Lon disbands</source>
        <translation>Rückzüge, einer je Zeile:
A Bur - Gas
F Lon aufgelöst</translation>
    </message>
    <message>
        <source>Builds and removals, one per line:
Build A Par
Remove F Lon
Waive</source>
        <translation>Aufbau und Abbau, einer je Zeile:
Baut A Par
Entfernt F Lon
Verzichtet</translation>
    </message>
</context>
<context>
    <name>chancery::SheetHead</name>
    <message>
        <source>Received</source>
        <translation>Eingegangen</translation>
    </message>
    <message>
        <source>Sheet received</source>
        <translation>Befehlszettel eingegangen</translation>
    </message>
    <message>
        <source>This power has handed in its order sheet, whatever is on it</source>
        <translation>Diese Macht hat ihren Befehlszettel abgegeben, was auch darauf steht</translation>
    </message>
    <message>
        <source>Sheet as text</source>
        <translation>Befehlszettel als Text</translation>
    </message>
    <message>
        <source>Show the order sheet as free text</source>
        <translation>Den Befehlszettel als freien Text zeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>power, player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Received: %1</source>
        <comment>power whose sheet was</comment>
        <translation>Eingegangen: %1</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Alle Mächte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ShortGameDialog</name>
    <message>
        <source>E&amp;nds at:</source>
        <translation>E&amp;ndet um:</translation>
    </message>
    <message>
        <source>Agreed end</source>
        <translation>Vereinbartes Ende</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no last year</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>A short game ends after this year</source>
        <translation>Eine kurze Partie endet nach diesem Jahr</translation>
    </message>
    <message>
        <source>Ends at a time of day</source>
        <translation>Endet zu einer Uhrzeit</translation>
    </message>
    <message>
        <source>A short game ends at this time of day</source>
        <translation>Eine kurze Partie endet um diese Uhrzeit</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <translation>Uhrzeit des Endes</translation>
    </message>
    <message>
        <source>The time of day at which the game ends</source>
        <translation>Die Uhrzeit, zu der die Partie endet</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Last &amp;year:</source>
        <translation>&amp;Letztes Jahr:</translation>
    </message>
    <message>
        <source>%1 is over already: the game is in %2.</source>
        <translation>%1 ist schon vorbei: Die Partie ist in %2.</translation>
    </message>
    <message>
        <source>The game ends when all active powers have agreed that it does (%1). Who wins then is agreed on separately. The rules of this game take as agreed: %2.</source>
        <comment>clause, rule</comment>
        <translation>Die Partie endet, wenn alle beteiligten Mächte es vereinbart haben (%1). Wer dann gewinnt, wird eigens vereinbart. Nach den Regeln dieser Partie gilt als vereinbart: %2.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutRules</name>
    <message>
        <source>%1 is kept for choosing and leaving in every window.</source>
        <translation>%1 wählt und verlässt in jedem Fenster etwas und bleibt dafür frei.</translation>
    </message>
    <message>
        <source>%1 is kept for texts: it copies or pastes.</source>
        <translation>%1 kopiert oder fügt in Texten ein und bleibt dafür frei.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <comment>key, menu</comment>
        <translation>%1 gehört %2.</translation>
    </message>
    <message>
        <source>The players see what this does, so its key must be an F key or have Ctrl or Alt: a key pressed by mistake would show it.</source>
        <translation>Die Spieler sehen, was das tut. Darum braucht es eine F-Taste, Strg oder Alt: ein Versehen würde es zeigen.</translation>
    </message>
    <message>
        <source>%1 writes or moves in a text. Only actions on the board can have it.</source>
        <translation>%1 schreibt oder bewegt in einem Text. Nur Aktionen auf dem Brett können diese Taste haben.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutsDialog</name>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>A&amp;lle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>Allen Aktionen ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Eine Aktion oder Taste finden</translation>
    </message>
    <message>
        <source>Words of the action or its menu, or a key</source>
        <translation>Wörter der Aktion oder ihres Menüs, oder eine Taste</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Ursprünglich</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Taste:</translation>
    </message>
    <message>
        <source>&amp;Second key:</source>
        <translation>&amp;Zweite Taste:</translation>
    </message>
    <message>
        <source>Press the key that the action is to have</source>
        <translation>Die Taste drücken, die die Aktion haben soll</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>The action loses its keys</source>
        <translation>Die Aktion verliert ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Give this action the keys that it had at first</source>
        <translation>Dieser Aktion ihre ursprünglichen Tasten geben</translation>
    </message>
    <message>
        <source>&amp;Take the key</source>
        <translation>Weg&amp;nehmen</translation>
    </message>
    <message>
        <source>The other action loses the key to this one</source>
        <translation>Die andere Aktion gibt die Taste an diese ab</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, menu</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 gehört „%2“.</translation>
    </message>
    <message>
        <source>“Take the key” gives it to this action; until then nothing changes.</source>
        <translation>„Wegnehmen“ gibt sie dieser Aktion; bis dahin ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowDialog</name>
    <message>
        <source>Export the reveal</source>
        <translation>Vorführung exportieren</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Phases that the players have seen</source>
        <translation>Phasen, die die Spieler gesehen haben</translation>
    </message>
    <message>
        <source>The phase on the board</source>
        <translation>Die Phase auf dem Brett</translation>
    </message>
    <message>
        <source>The whole game so far</source>
        <translation>Die ganze Partie bis hierher</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>&amp;Save to:</source>
        <translation>&amp;Ziel:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
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
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>A higher rate looks smoother and takes longer</source>
        <translation>Mehr Bilder wirken flüssiger und brauchen länger</translation>
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
        <source>&amp;Frames per second:</source>
        <translation>&amp;Bilder pro Sekunde:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Choose a folder for the pictures.</source>
        <translation>Bitte einen Ordner für die Bilder wählen.</translation>
    </message>
    <message>
        <source>PNG pictures in a folder</source>
        <translation>PNG-Bilder in einem Ordner</translation>
    </message>
    <message>
        <source>Video (ffmpeg is not installed)</source>
        <translation>Video (ffmpeg ist nicht installiert)</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes, %Ln frame(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%1 Minuten, %Ln Bild</numerusform>
            <numerusform>%1 Minuten, %Ln Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game as a time lapse</source>
        <translation>Die ganze Partie im Zeitraffer</translation>
    </message>
    <message>
        <source>Length of the time lapse</source>
        <translation>Länge des Zeitraffers</translation>
    </message>
    <message>
        <source>How long the whole game is to last</source>
        <translation>Wie lange die ganze Partie dauern soll</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>Folder for the pictures, or file for the GIF or the video</source>
        <translation>Ordner für die Bilder oder Datei für das GIF oder das Video</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, an animated GIF, or a video</source>
        <translation>Ein Ordner mit einem Bild je Einzelbild, ein animiertes GIF oder ein Video</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, or an animated GIF. Videos need the program ffmpeg, which is not installed.</source>
        <translation>Ein Ordner mit einem Bild je Einzelbild oder ein animiertes GIF. Videos brauchen das Programm ffmpeg, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Animiertes GIF</translation>
    </message>
</context>
<context>
    <name>chancery::ShowExport</name>
    <message>
        <source>There is nothing to export: the phase is not resolved.</source>
        <translation>Es gibt nichts zu exportieren: Die Phase ist nicht ausgewertet.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowText</name>
    <message>
        <source>Exporting the reveal…</source>
        <translation>Die Vorführung wird exportiert…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Export the reveal</source>
        <translation>Vorführung exportieren</translation>
    </message>
    <message>
        <source>The reveal was saved to %1.</source>
        <translation>Die Vorführung wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>chancery::SketchView</name>
    <message>
        <source>What the gamemaster draws for the room</source>
        <translation>Was der Spielleiter für alle zeichnet</translation>
    </message>
</context>
<context>
    <name>chancery::SlideView</name>
    <message>
        <source>Card or slide for the players</source>
        <translation>Karte oder Folie für die Spieler</translation>
    </message>
</context>
<context>
    <name>chancery::SlideWords</name>
    <message>
        <source>Centres over the years</source>
        <translation>Zentren über die Jahre</translation>
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
        <source>What changed in %1</source>
        <translation>Was sich %1 geändert hat</translation>
    </message>
    <message numerus="yes">
        <source>%1 powers tied at %n centre(s)</source>
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
        <source>is eliminated</source>
        <comment>after the name of a power</comment>
        <translation>scheidet aus</translation>
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
        <source>Eliminated</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n to win</source>
        <comment>so many centres win the game</comment>
        <translation>
            <numerusform>%n zum Sieg</numerusform>
            <numerusform>%n zum Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation>Wer was spielt</translation>
    </message>
    <message>
        <source>The players have voted</source>
        <translation>Die Spieler haben abgestimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a fraction</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Attacked after support</source>
        <translation>Erst unterstützt, dann angegriffen</translation>
    </message>
    <message>
        <source>%1 attacked %2, which it supported a turn ago</source>
        <comment>powers</comment>
        <translation>%1 hat %2 angegriffen und einen Zug zuvor noch unterstützt</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a slide</comment>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over, shared by %n powers</source>
        <translation>
            <numerusform>Die Partie ist zu Ende, geteilt von %n Macht</numerusform>
            <numerusform>Die Partie ist zu Ende, geteilt von %n Mächten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged</source>
        <translation>
            <numerusform>%n Einheit vertrieben</numerusform>
            <numerusform>%n Einheiten vertrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin has been tossed</source>
        <translation>Die Münze ist gefallen</translation>
    </message>
    <message>
        <source>A coin is tossed</source>
        <translation>Eine Münze wird geworfen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, powers</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, number of centres or units</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) to win</source>
        <translation>
            <numerusform>%n Einheit gewinnt</numerusform>
            <numerusform>%n Einheiten gewinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) to win</source>
        <translation>
            <numerusform>%n Zentrum gewinnt</numerusform>
            <numerusform>%n Zentren gewinnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss</source>
        <translation>
            <numerusform>Im Frühjahr %2 schließt sich %1 dem Gewinner des Wurfs an</numerusform>
            <numerusform>Im Frühjahr %2 schließen sich %1 dem Gewinner des Wurfs an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins %3</source>
        <translation>
            <numerusform>Im Frühjahr %2 schließt sich %1 an: %3</numerusform>
            <numerusform>Im Frühjahr %2 schließen sich %1 an: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n Zentrum</numerusform>
            <numerusform>%n Zentren</numerusform>
        </translation>
    </message>
    <message>
        <source>Level at %1: %2</source>
        <comment>centres or units, players</comment>
        <translation>Gleichauf mit %1: %2</translation>
    </message>
    <message>
        <source>In the lead with %1: %2</source>
        <comment>centres or units, player</comment>
        <translation>In Führung mit %1: %2</translation>
    </message>
    <message>
        <source>The race to %1 units</source>
        <translation>Das Rennen zu %1 Einheiten</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Centres and points</source>
        <translation>Zentren und Punkte</translation>
    </message>
    <message>
        <source>Speeches, %1</source>
        <translation>Reden, %1</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <comment>phase</comment>
        <translation>Notizen zu %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in a ranking</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>centres, points</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>centres + points</source>
        <translation>Zentren + Punkte</translation>
    </message>
    <message>
        <source>Centres after Spring %1</source>
        <translation>Zentren nach dem Frühjahr %1</translation>
    </message>
    <message>
        <source>wins the game</source>
        <comment>after the name of a player and a power</comment>
        <translation>gewinnt die Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) are taken</source>
        <translation>
            <numerusform>%n Zentrum erobert</numerusform>
            <numerusform>%n Zentren erobert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) change hands</source>
        <translation>
            <numerusform>%n Zentrum wechselt den Besitzer</numerusform>
            <numerusform>%n Zentren wechseln den Besitzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) lost</source>
        <translation>
            <numerusform>%n Einheit verloren</numerusform>
            <numerusform>%n Einheiten verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged, %1 lost</source>
        <translation>
            <numerusform>%n Einheit vertrieben, %1 verloren</numerusform>
            <numerusform>%n Einheiten vertrieben, %1 verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a power, and how many centres it has gained or lost</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Gained: %1</source>
        <comment>powers, and how many centres</comment>
        <translation>Gewonnen: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <comment>powers, and how many centres</comment>
        <translation>Verloren: %1</translation>
    </message>
    <message>
        <source>Conferences</source>
        <translation>Konferenzen</translation>
    </message>
    <message>
        <source>Open treaties</source>
        <translation>Offene Verträge</translation>
    </message>
    <message>
        <source>Open treaties and conferences</source>
        <translation>Offene Verträge und Konferenzen</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a place</comment>
        <translation>Konferenz: %1</translation>
    </message>
    <message>
        <source>Conference: “%1”, %2</source>
        <comment>its name, a place</comment>
        <translation>Konferenz: „%1“, %2</translation>
    </message>
    <message>
        <source>ended in %1</source>
        <comment>a turn</comment>
        <translation>beendet im %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a turn</comment>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a treaty, its parties</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Broken by %1 in %2.</source>
        <comment>power, turn</comment>
        <translation>Gebrochen von %1 in %2.</translation>
    </message>
    <message>
        <source>%1 loses its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 verliert die Armee %2</translation>
    </message>
    <message>
        <source>%1 loses its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 verliert die Flotte %2</translation>
    </message>
    <message>
        <source>%1 is driven %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 wird %2 vertrieben</translation>
    </message>
    <message>
        <source>%1 drives %2 out</source>
        <comment>powers</comment>
        <translation>%1 vertreibt %2</translation>
    </message>
    <message>
        <source>%1 drives %2 %3</source>
        <comment>powers, where from: &apos;from Norway&apos;</comment>
        <translation>%1 vertreibt %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n centre(s)</source>
        <translation>
            <numerusform>%1 hat %n Zentrum</numerusform>
            <numerusform>%1 hat %n Zentren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StartCard</name>
    <message>
        <source>Continue: %1</source>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>chancery::StartCover</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Beispielpartie</translation>
    </message>
    <message>
        <source>For players at a table: orders, reveal, next phase.</source>
        <translation>Für Spieler am Tisch: Befehle, Aufdecken, nächste Phase.</translation>
    </message>
    <message>
        <source>Study a position</source>
        <translation>Stellung studieren</translation>
    </message>
    <message>
        <source>Set up units, try orders, and see what decides.</source>
        <translation>Einheiten aufstellen, Befehle probieren und sehen, was entscheidet.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Guess how famous positions end, and read why.</source>
        <translation>Raten, wie bekannte Stellungen ausgehen, und lesen, warum.</translation>
    </message>
</context>
<context>
    <name>chancery::StartPage</name>
    <message>
        <source>Recent games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>&lt;p&gt;The board for an evening of Diplomacy, and for its rules.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Das Brett für einen Abend Diplomacy – und für die Regeln.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>chancery::StayAwake</name>
    <message>
        <source>Players are looking at the audience window</source>
        <translation>Spieler sehen das Publikumsfenster an</translation>
    </message>
    <message>
        <source>the desktop has no D-Bus</source>
        <translation>die Arbeitsumgebung hat kein D-Bus</translation>
    </message>
    <message>
        <source>The computer may go to sleep while you present: %1</source>
        <translation>Der Computer kann während der Vorführung einschlafen: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StepPanel</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Die Schritte abspielen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>What the step decides</source>
        <translation>Was der Schritt entscheidet</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Only movement phases are decided in steps.</source>
        <translation>Nur Zugphasen werden in Schritten entschieden.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Follow the circle</source>
        <translation>Dem Kreis folgen</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
</context>
<context>
    <name>chancery::StepWords</name>
    <message>
        <source>A convoy paradox without a consistent result; applied instead: %1</source>
        <translation>Ein Konvoiparadox ohne widerspruchsfreie Lösung; stattdessen angewandt: %1</translation>
    </message>
    <message>
        <source>A convoy paradox with several consistent results; applied instead: %1</source>
        <translation>Ein Konvoiparadox mit mehreren widerspruchsfreien Lösungen; stattdessen angewandt: %1</translation>
    </message>
    <message>
        <source>A convoy paradox: its convoys are disrupted</source>
        <translation>Ein Konvoiparadox: Seine Konvois reißen</translation>
    </message>
    <message>
        <source>A convoy paradox: its moves fail</source>
        <translation>Ein Konvoiparadox: Seine Bewegungen scheitern</translation>
    </message>
    <message>
        <source>A convoy paradox: decided as if each convoyed army had no effect</source>
        <translation>Ein Konvoiparadox: entschieden, als hätte jede Armee im Konvoi keine Wirkung</translation>
    </message>
    <message>
        <source>A convoy paradox: only one result is consistent</source>
        <translation>Ein Konvoiparadox: Nur eine Lösung ist widerspruchsfrei</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Vom Spielleiter entschieden</translation>
    </message>
    <message>
        <source>Certain from the orders alone</source>
        <translation>Allein nach den Befehlen sicher</translation>
    </message>
    <message>
        <source>Follows from what is known</source>
        <translation>Folgt aus dem Bekannten</translation>
    </message>
    <message>
        <source>A circle: all its moves succeed</source>
        <translation>Ein Kreis: Alle seine Bewegungen gelingen</translation>
    </message>
    <message>
        <source>What is left fails</source>
        <translation>Der Rest scheitert</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <comment>a move</comment>
        <translation>%1 gelingt</translation>
    </message>
    <message>
        <source>%1 fails</source>
        <comment>a move</comment>
        <translation>%1 scheitert</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <comment>a support</comment>
        <translation>%1 gilt</translation>
    </message>
    <message>
        <source>%1 is cut</source>
        <comment>a support</comment>
        <translation>%1 wird unterbrochen</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>a fleet</comment>
        <translation>%1 wird vertrieben</translation>
    </message>
    <message>
        <source>%1 is not dislodged</source>
        <comment>a fleet</comment>
        <translation>%1 wird nicht vertrieben</translation>
    </message>
    <message>
        <source>%1 has a convoy</source>
        <comment>a move</comment>
        <translation>%1 hat einen Konvoi</translation>
    </message>
    <message>
        <source>%1 has no convoy</source>
        <comment>a move</comment>
        <translation>%1 hat keinen Konvoi</translation>
    </message>
    <message>
        <source>%1 goes by convoy</source>
        <comment>a move</comment>
        <translation>%1 geht per Konvoi</translation>
    </message>
    <message>
        <source>%1 goes over land</source>
        <comment>a move</comment>
        <translation>%1 geht über Land</translation>
    </message>
    <message>
        <source>the convoy of %1 is part of a paradox</source>
        <translation>der Konvoi von %1 ist Teil eines Paradoxes</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, denn %2</translation>
    </message>
    <message>
        <source>Does %1 succeed?</source>
        <comment>a move</comment>
        <translation>Gelingt %1?</translation>
    </message>
    <message>
        <source>Is %1 given?</source>
        <comment>a support</comment>
        <translation>Gilt %1?</translation>
    </message>
    <message>
        <source>Is %1 dislodged?</source>
        <comment>a fleet</comment>
        <translation>Wird %1 vertrieben?</translation>
    </message>
    <message>
        <source>Does %1 have a convoy?</source>
        <comment>a move</comment>
        <translation>Hat %1 einen Konvoi?</translation>
    </message>
    <message>
        <source>Does %1 go by convoy?</source>
        <comment>a move</comment>
        <translation>Geht %1 per Konvoi?</translation>
    </message>
    <message>
        <source>These wait for one another: %1</source>
        <comment>orders</comment>
        <translation>Diese warten aufeinander: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>what followed</comment>
        <translation>
            <numerusform>%1 und noch %n</numerusform>
            <numerusform>%1 und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Waits for: %2</source>
        <comment>question, questions</comment>
        <translation>%1 Wartet auf: %2</translation>
    </message>
    <message>
        <source>Would change it by holding: %1</source>
        <translation>Würde es durch Halten ändern: %1</translation>
    </message>
    <message>
        <source>Each of these would change it by holding: %1</source>
        <translation>Jede davon würde es durch Halten ändern: %1</translation>
    </message>
    <message>
        <source>%1 and one of these: %2</source>
        <comment>an order, orders</comment>
        <translation>%1 und einer dieser Befehle: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two orders</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Would change it by holding together: %1</source>
        <comment>orders</comment>
        <translation>Nur zusammen würden es durch Halten ändern: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StoryControls</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Wiedergabegeschwindigkeit</translation>
    </message>
    <message>
        <source>Playback position</source>
        <translation>Wiedergabeposition</translation>
    </message>
    <message>
        <source>Drag to any point of the reveal</source>
        <translation>Zu jeder Stelle der Vorführung ziehen</translation>
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
        <source>Remaining fights</source>
        <translation>Ausstehende Kämpfe</translation>
    </message>
    <message>
        <source>Card for the players: %1. %2</source>
        <comment>heading, caption</comment>
        <translation>Karte für die Spieler: %1. %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>How long the reveal still lasts at this speed</source>
        <translation>So lange dauert es bei dieser Geschwindigkeit noch</translation>
    </message>
    <message>
        <source>Next fight: %1</source>
        <comment>province</comment>
        <translation>Nächster Kampf: %1</translation>
    </message>
    <message>
        <source>Once the orders are read:</source>
        <translation>Sobald die Befehle verlesen sind:</translation>
    </message>
    <message>
        <source>After what is shown now:</source>
        <translation>Nach dem, was gerade gezeigt wird:</translation>
    </message>
    <message>
        <source>First fight, once the orders are read: %1</source>
        <comment>province</comment>
        <translation>Erster Kampf, sobald die Befehle verlesen sind: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StudyBench</name>
    <message>
        <source>variation: %1</source>
        <comment>an undo step</comment>
        <translation>Variante: %1</translation>
    </message>
    <message>
        <source>remove variations</source>
        <translation>Varianten entfernen</translation>
    </message>
</context>
<context>
    <name>chancery::StudyBoard</name>
    <message>
        <source>Board of the line that it is compared with</source>
        <translation>Brett der Variante, mit der verglichen wird</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province, its code</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>chancery::StudyFindText</name>
    <message>
        <source>shown now</source>
        <translation>jetzt gezeigt</translation>
    </message>
</context>
<context>
    <name>chancery::StudyHeader</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Choose the rulebook and house rules of this study</source>
        <translation>Regelwerk und Hausregeln dieser Studie wählen</translation>
    </message>
</context>
<context>
    <name>chancery::StudyOpening</name>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>this file has no study in it; expected a picture or handout that was saved of a study</source>
        <translation>in dieser Datei ist keine Studie; erwartet wird ein Bild oder Handzettel, der von einer Studie gespeichert wurde</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <comment>as the name of a file</comment>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Reading the study…</source>
        <translation>Die Studie wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>Dieser Text hat %n Partie. Welche soll geöffnet werden?</numerusform>
            <numerusform>Dieser Text hat %n Partien. Welche soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n cases in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>Dieser Text hat %n Fall. Welcher soll geöffnet werden?</numerusform>
            <numerusform>Dieser Text hat %n Fälle. Welcher soll geöffnet werden?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened in a window of its own; %n other study(ies) stay open.</source>
        <translation>
            <numerusform>In einem eigenen Fenster geöffnet; %n weitere Studie bleibt offen.</numerusform>
            <numerusform>In einem eigenen Fenster geöffnet; %n weitere Studien bleiben offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened as a study in a window of its own.</source>
        <translation>Als Studie in einem eigenen Fenster geöffnet.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyPanels</name>
    <message>
        <source>Commentary</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Enter orders</source>
        <translation>Befehle eingeben</translation>
    </message>
    <message>
        <source>%1[*] – Variations of %2 – Chancery</source>
        <comment>game, phase</comment>
        <translation>%1[*] – Varianten zu %2 – Chancery</translation>
    </message>
    <message>
        <source>%1[*] – Study – Chancery</source>
        <translation>%1[*] – Studie – Chancery</translation>
    </message>
    <message>
        <source>The game no longer has this position: it was changed after these variations were begun. They are kept.</source>
        <translation>Die Partie hat diese Stellung nicht mehr: Sie wurde geändert, nachdem diese Varianten begonnen waren. Sie bleiben erhalten.</translation>
    </message>
    <message>
        <source>A click on the board chooses what is explained; it writes no order.</source>
        <translation>Ein Klick auf das Brett wählt, was erklärt wird; er schreibt keinen Befehl.</translation>
    </message>
    <message>
        <source>Action, province, unit, line, panel or test case</source>
        <translation>Aktion, Provinz, Einheit, Variante, Leiste oder Testfall</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
</context>
<context>
    <name>chancery::StudyPaper</name>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>: %1. %2</source>
        <comment>after an order: its result, the reason</comment>
        <translation>: %1. %2</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Vorher:</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Jetzt:</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <comment>order, result, reason</comment>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>no order.</source>
        <translation>kein Befehl.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyResults</name>
    <message>
        <source>Why there are no results</source>
        <translation>Warum es keine Ergebnisse gibt</translation>
    </message>
    <message>
        <source>What became otherwise</source>
        <translation>Was anders wurde</translation>
    </message>
    <message>
        <source>Drag units onto the board, or paste a position.</source>
        <translation>Einheiten auf das Brett ziehen oder eine Stellung einfügen.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyTexts</name>
    <message>
        <source>Untitled study</source>
        <translation>Studie ohne Titel</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Fall %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>library, number of a case</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A game, %1</source>
        <translation>Eine Partie, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a game, phase</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game names the rulebook “%1”, which this program did not have. The study is resolved by “%2”.</source>
        <translation>Die Partie nennt das Regelwerk „%1“, das dieses Programm nicht hatte. Die Studie wird nach „%2“ ausgewertet.</translation>
    </message>
    <message>
        <source>As given</source>
        <comment>name of a line</comment>
        <translation>Wie vorgegeben</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <source>Variation %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase, name of a line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This position cannot be; nothing is resolved until that is mended.</source>
        <translation>Diese Stellung kann es nicht geben; ausgewertet wird erst, wenn das behoben ist.</translation>
    </message>
    <message>
        <source>An earlier phase has a paradox that the rulebook leaves open. Choose there how it is resolved.</source>
        <translation>In einer früheren Phase ist ein Paradox, das das Regelwerk offen lässt. Wählen Sie dort, wie es ausgewertet wird.</translation>
    </message>
    <message>
        <source>No centres were given, so Winter is left out.</source>
        <translation>Es wurden keine Zentren angegeben, daher entfällt der Winter.</translation>
    </message>
    <message>
        <source>After what comes before, there is nothing to do in %1.</source>
        <comment>phase</comment>
        <translation>Nach dem, was davor geschieht, ist in %1 nichts zu tun.</translation>
    </message>
    <message>
        <source>Other orders</source>
        <translation>Andere Befehle</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Andere Ergebnisse</translation>
    </message>
    <message>
        <source>Other retreats</source>
        <translation>Andere Rückzüge</translation>
    </message>
    <message>
        <source>Other reasons</source>
        <translation>Andere Gründe</translation>
    </message>
    <message>
        <source>Other owners</source>
        <translation>Andere Besitzer</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <comment>centre, owner, owner before</comment>
        <translation>%1: %2, vorher %3</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Vorher:</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Jetzt:</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>kein Befehl</translation>
    </message>
    <message>
        <source>may retreat to: %1</source>
        <translation>darf sich zurückziehen nach: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n Ergebnis anders als in „%1“.</numerusform>
            <numerusform>%n Ergebnisse anders als in „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is as in “%1”.</source>
        <translation>Alles ist wie in „%1“.</translation>
    </message>
    <message>
        <source>“%1” was read as %2.</source>
        <comment>a misspelt heading, a power</comment>
        <translation>„%1“ wurde als %2 gelesen.</translation>
    </message>
    <message>
        <source>“%1” was taken for a remark, not for an order.</source>
        <translation>„%1“ wurde als Bemerkung gelesen, nicht als Befehl.</translation>
    </message>
    <message>
        <source>Ownership of supply centres</source>
        <translation>Versorgungszentren</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>what a reason begins with</comment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>no order</source>
        <comment>behind a unit</comment>
        <translation>ohne Befehl</translation>
    </message>
</context>
<context>
    <name>chancery::StudyView</name>
    <message>
        <source>new variation</source>
        <translation>neue Variante</translation>
    </message>
    <message>
        <source>go on to %1</source>
        <comment>a phase</comment>
        <translation>weiter zu %1</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>Variante entfernen</translation>
    </message>
    <message>
        <source>make it the main line</source>
        <translation>zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>keep the line</source>
        <translation>Variante lassen, wie sie ist</translation>
    </message>
    <message>
        <source>let the line be changed</source>
        <translation>Variante ändern lassen</translation>
    </message>
    <message>
        <source>name of the line</source>
        <translation>Name der Variante</translation>
    </message>
    <message>
        <source>comment on the line</source>
        <translation>Kommentar zur Variante</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>commentary</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>choice in a paradox</source>
        <translation>Wahl in einem Paradox</translation>
    </message>
    <message>
        <source>try other orders</source>
        <translation>andere Befehle ausprobieren</translation>
    </message>
    <message>
        <source>correct an order</source>
        <translation>Befehl berichtigen</translation>
    </message>
    <message>
        <source>move a line to the commentary</source>
        <translation>Zeile in den Kommentar verschieben</translation>
    </message>
</context>
<context>
    <name>chancery::TableCheckDialog</name>
    <message>
        <source>Check of the table: %1</source>
        <comment>phase</comment>
        <translation>Prüfung des Bretts: %1</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>What is wrong with the units on the board</source>
        <translation>Was mit den Einheiten auf dem Brett nicht stimmt</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>What the rulebook says comes first</source>
        <translation>Zuerst steht, was das Regelwerk sagt</translation>
    </message>
    <message>
        <source>&amp;What is wrong:</source>
        <translation>&amp;Was nicht stimmt:</translation>
    </message>
    <message>
        <source>What is &amp;done:</source>
        <translation>Was &amp;geschieht:</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>When the mistake was found</source>
        <translation>Wann der Fehler gefunden wurde</translation>
    </message>
    <message>
        <source>&amp;Found:</source>
        <translation>Ge&amp;funden:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Saved with the ruling</source>
        <translation>Wird mit der Entscheidung gespeichert</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>G&amp;rund:</translation>
    </message>
    <message>
        <source>Units, centres and places agree.</source>
        <translation>Einheiten, Zentren und Orte stimmen überein.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Geben Sie einen Grund an.</translation>
    </message>
    <message>
        <source>Nothing is changed now.</source>
        <translation>Jetzt wird nichts geändert.</translation>
    </message>
    <message>
        <source>This becomes a ruling.</source>
        <translation>Das wird eine Entscheidung.</translation>
    </message>
</context>
<context>
    <name>chancery::TableWatch</name>
    <message numerus="yes">
        <source>%n more.</source>
        <comment>things wrong with the board</comment>
        <translation>
            <numerusform>%n weiteres.</numerusform>
            <numerusform>%n weitere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TableWords</name>
    <message numerus="yes">
        <source>%n player(s): a power each</source>
        <translation>
            <numerusform>%n Spieler: eine Macht</numerusform>
            <numerusform>%n Spieler: je eine Macht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): all powers but %1</source>
        <translation>
            <numerusform>%n Spieler: alle Mächte außer %1</numerusform>
            <numerusform>%n Spieler: alle Mächte außer %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): %1</source>
        <translation>
            <numerusform>%n Spieler: %1</numerusform>
            <numerusform>%n Spieler: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 hat keinen Spieler: Die Einheiten halten.</numerusform>
            <numerusform>%1 haben keinen Spieler: Die Einheiten halten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is neutral, and no unit may enter it. Before the adjustments of Fall %2 a coin is tossed: in Spring %3 %1 joins the winner.</source>
        <translation>
            <numerusform>%1 ist neutral, und keine Einheit darf hinein. Vor dem Auf- und Abbau nach dem Herbst %2 wird eine Münze geworfen: Im Frühjahr %3 schließt sich %1 dem Gewinner an.</numerusform>
            <numerusform>%1 sind neutral, und keine Einheit darf hinein. Vor dem Auf- und Abbau nach dem Herbst %2 wird eine Münze geworfen: Im Frühjahr %3 schließen sich %1 dem Gewinner an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the board win, all powers of a player counted together</source>
        <translation>
            <numerusform>%n Einheit auf dem Brett gewinnt, alle Mächte eines Spielers zusammengezählt</numerusform>
            <numerusform>%n Einheiten auf dem Brett gewinnen, alle Mächte eines Spielers zusammengezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) win, all powers of a player counted together</source>
        <translation>
            <numerusform>%n Zentrum gewinnt, alle Mächte eines Spielers zusammengezählt</numerusform>
            <numerusform>%n Zentren gewinnen, alle Mächte eines Spielers zusammengezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) of one power win</source>
        <translation>
            <numerusform>%n Zentrum einer Macht gewinnt</numerusform>
            <numerusform>%n Zentren einer Macht gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>sentence, clause</comment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>%1 (%2; %3).</source>
        <comment>sentence, clause, remark</comment>
        <translation>%1 (%2; %3).</translation>
    </message>
    <message>
        <source>A house rule: this rulebook has no clause on the number of players.</source>
        <translation>Eine Hausregel: Dieses Regelwerk sagt nichts zur Zahl der Spieler.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>clause</comment>
        <translation>Nach %1.</translation>
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
        <translation>Start</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Macht</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Awarded: %1; for insurrections: %2; for the control of Europe: %3. Total with centres: %4</source>
        <translation>Vergeben: %1; für Aufstände: %2; für die Herrschaft über Europa: %3. Summe mit Zentren: %4</translation>
    </message>
    <message numerus="yes">
        <source>All %n build(s) or removal(s) are written</source>
        <translation>
            <numerusform>Der Auf- oder Abbau ist eingetragen</numerusform>
            <numerusform>Alle %n Auf- oder Abbauten sind eingetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 builds or removals missing</source>
        <translation>
            <numerusform>%n von %1 Auf- oder Abbauten fehlt</numerusform>
            <numerusform>%n von %1 Auf- oder Abbauten fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>Die Summe von %1</translation>
    </message>
    <message>
        <source>Builds</source>
        <comment>column of a table: builds and removals</comment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Builds (+) and removals (−) of this Winter; ticked once all are written</source>
        <translation>Aufbau (+) und Abbau (−) dieses Winters; mit Haken, sobald alles geschrieben ist</translation>
    </message>
    <message>
        <source>Centres won or lost in this year</source>
        <translation>In diesem Jahr gewonnene oder verlorene Zentren</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) due, but home centres are free for %1</source>
        <translation>
            <numerusform>%n Aufbau steht zu, aber Heimatzentren sind nur für %1 frei</numerusform>
            <numerusform>%n Aufbauten stehen zu, aber Heimatzentren sind nur für %1 frei</numerusform>
        </translation>
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
    <name>chancery::TermPages</name>
    <message>
        <source>Clauses</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
</context>
<context>
    <name>chancery::TextField</name>
    <message>
        <source>Nothing is pasted: this text can have at most %L1 letters.</source>
        <translation>Nichts eingefügt: Dieser Text kann höchstens %L1 Zeichen haben.</translation>
    </message>
    <message>
        <source>Nothing is pasted: this text can have at most %L1 lines.</source>
        <translation>Nichts eingefügt: Dieser Text kann höchstens %L1 Zeilen haben.</translation>
    </message>
</context>
<context>
    <name>chancery::TimeLine</name>
    <message>
        <source>W</source>
        <comment>winter, on the line of phases</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>S</source>
        <comment>spring, on the line of phases</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>F</source>
        <comment>fall, on the line of phases</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>r</source>
        <comment>retreats, after a season</comment>
        <translation>r</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation>Phasen der Partie</translation>
    </message>
</context>
<context>
    <name>chancery::Toast</name>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Show the folder of the file</source>
        <translation>Den Ordner der Datei zeigen</translation>
    </message>
</context>
<context>
    <name>chancery::ToldWords</name>
    <message>
        <source>%1: %2</source>
        <comment>order, result</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>chancery::TopNotes</name>
    <message>
        <source>What to do…</source>
        <translation>Was tun…</translation>
    </message>
    <message>
        <source>End it…</source>
        <comment>a conference</comment>
        <translation>Beenden…</translation>
    </message>
    <message>
        <source>The computer may sleep: check its power settings.</source>
        <translation>Der Rechner kann einschlafen: Prüfen Sie die Energieeinstellungen.</translation>
    </message>
</context>
<context>
    <name>chancery::UnitPhrases</name>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Die Armee %2 (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Die Flotte %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 army %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation>Die %1e Armee %2</translation>
    </message>
    <message>
        <source>The %1 fleet %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation>Die %1e Flotte %2</translation>
    </message>
    <message>
        <source>%1&apos;s support %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>Die Unterstützung %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 support %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation>Die %1e Unterstützung %2</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2</source>
        <comment>power, which way: &apos;through the North Sea&apos;</comment>
        <translation>Der Konvoi %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 convoy %2</source>
        <comment>adjective of a power, which way: &apos;through the North Sea&apos;</comment>
        <translation>Der %1e Konvoi %2</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>Der Angriff %2 (%1)</translation>
    </message>
    <message>
        <source>the %1 attack %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation>Der %1e Angriff %2</translation>
    </message>
    <message>
        <source>%1 convoys an army %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 führt eine Armee im Konvoi %2</translation>
    </message>
    <message>
        <source>A %1 fleet convoys the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>Eine %1e Flotte führt die %2e Armee %3</translation>
    </message>
    <message>
        <source>%1 fleets convoy the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>%1e Flotten führen die %2e Armee %3</translation>
    </message>
    <message>
        <source>%1&apos;s army goes by convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Armee zieht per Konvoi %2 (%1)</translation>
    </message>
    <message>
        <source>%1 convoy the %2 army %3</source>
        <comment>powers, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>%1 führen die %2e Armee %3</translation>
    </message>
    <message>
        <source>The army %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>Die Armee %1</translation>
    </message>
    <message>
        <source>The fleet %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>Die Flotte %1</translation>
    </message>
    <message>
        <source>The support %1</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>Die Unterstützung %1</translation>
    </message>
    <message>
        <source>the attack %1</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>Der Angriff %1</translation>
    </message>
</context>
<context>
    <name>chancery::UnreadNote</name>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Not an order</source>
        <translation>Kein Befehl</translation>
    </message>
    <message>
        <source>Corrected order</source>
        <translation>Berichtigter Befehl</translation>
    </message>
    <message>
        <source>Write the order as it was meant; Enter takes it</source>
        <translation>Schreiben Sie den Befehl so, wie er gemeint war; Eingabe übernimmt ihn</translation>
    </message>
    <message>
        <source>Take the order as it is written here</source>
        <translation>Den Befehl so übernehmen, wie er hier steht</translation>
    </message>
    <message>
        <source>Move this line to the commentary</source>
        <translation>Diese Zeile in den Kommentar verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) could not be read and do not count.</source>
        <translation>
            <numerusform>%n Befehl ist nicht lesbar; die Ergebnisse sind ohne ihn.</numerusform>
            <numerusform>%n Befehle sind nicht lesbar; die Ergebnisse sind ohne sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <comment>how many, order, reason</comment>
        <translation>%1 „%2“: %3</translation>
    </message>
    <message>
        <source>%1 %4, “%2”: %3</source>
        <comment>how many, order, reason, power</comment>
        <translation>%1 %4, „%2“: %3</translation>
    </message>
    <message>
        <source>It does not say whose unit this is. Write the name of the power before it: “Austria: …”.</source>
        <translation>Es fehlt, wessen Einheit das ist. Schreiben Sie den Namen der Macht davor: „Österreich: …“.</translation>
    </message>
    <message>
        <source>Read it as “%1”</source>
        <translation>Als „%1“ lesen</translation>
    </message>
</context>
<context>
    <name>chancery::VersionWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>differences</comment>
        <translation>
            <numerusform>%n weiterer Unterschied</numerusform>
            <numerusform>%n weitere Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>no player</source>
        <translation>ohne Spieler</translation>
    </message>
    <message>
        <source>%1: %2 in the file, %3 here</source>
        <comment>power, player, player</comment>
        <translation>%1: in der Datei %2, hier %3</translation>
    </message>
    <message>
        <source>%1, %2: only in the file: %3</source>
        <comment>phase, power, orders</comment>
        <translation>%1, %2: nur in der Datei: %3</translation>
    </message>
    <message>
        <source>%1, %2: only here: %3</source>
        <comment>phase, power, orders</comment>
        <translation>%1, %2: nur hier: %3</translation>
    </message>
    <message>
        <source>%1, %2: only in the file: %3. Only here: %4</source>
        <comment>phase, power, orders, orders</comment>
        <translation>%1, %2: nur in der Datei: %3. Nur hier: %4</translation>
    </message>
    <message>
        <source>The file has a game on another map.</source>
        <translation>Die Datei enthält eine Partie auf einer anderen Karte.</translation>
    </message>
    <message>
        <source>Title: “%1” in the file, “%2” here</source>
        <translation>Titel: in der Datei „%1“, hier „%2“</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Die Regeln der Partie</translation>
    </message>
    <message>
        <source>Players&apos; absences, lots, agreements or other entries of the game</source>
        <translation>Abwesenheiten, Lose, Absprachen oder andere Einträge der Partie</translation>
    </message>
    <message>
        <source>%1: only in the file</source>
        <comment>phase</comment>
        <translation>%1: nur in der Datei</translation>
    </message>
    <message>
        <source>%1: only here</source>
        <comment>phase</comment>
        <translation>%1: nur hier</translation>
    </message>
    <message>
        <source>%1: resolved only here</source>
        <comment>phase</comment>
        <translation>%1: nur hier ausgewertet</translation>
    </message>
    <message>
        <source>%1: resolved only in the file</source>
        <comment>phase</comment>
        <translation>%1: nur in der Datei ausgewertet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase, what differs from the file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: notes, rulings, votes or other entries</source>
        <comment>phase</comment>
        <translation>%1: Notizen, Entscheidungen, Abstimmungen oder andere Einträge</translation>
    </message>
    <message>
        <source>Variations that were tried out in the game</source>
        <translation>In der Partie ausprobierte Varianten</translation>
    </message>
</context>
<context>
    <name>chancery::VideoFile</name>
    <message>
        <source>The program ffmpeg cannot be started. Check that it is installed, or export pictures.</source>
        <translation>Das Programm ffmpeg lässt sich nicht starten. Prüfen Sie, ob es installiert ist, oder exportieren Sie Bilder.</translation>
    </message>
    <message>
        <source>A video needs the program ffmpeg, which is not installed. Install it, or export pictures.</source>
        <translation>Ein Video braucht das Programm ffmpeg, das nicht installiert ist. Installieren Sie es, oder exportieren Sie Bilder.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation>Den Ordner %1 gibt es nicht. Bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Choose another place.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben. Bitte einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>The program ffmpeg could not write the video. Choose another file or another format. It reports: %1</source>
        <translation>Das Programm ffmpeg konnte das Video nicht schreiben. Bitte eine andere Datei oder ein anderes Format wählen. Es meldet: %1</translation>
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
        <source>Put this to the vote</source>
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
        <source>One after another at this &amp;screen, unseen by the others</source>
        <translation>Nacheinander an diesem B&amp;ildschirm, ungesehen von den anderen</translation>
    </message>
    <message>
        <source>The screen is covered between players</source>
        <translation>Zwischen den Spielern ist der Bildschirm verdeckt</translation>
    </message>
    <message>
        <source>Open ballot: the vote count is announced and recorded.</source>
        <translation>Offene Abstimmung: Die Stimmenzahlen werden genannt und aufgezeichnet.</translation>
    </message>
    <message>
        <source>Secret ballot: only whether it passed is announced and recorded.</source>
        <translation>Geheime Abstimmung: Nur ob angenommen wurde, wird genannt und aufgezeichnet.</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Abstimmen</translation>
    </message>
    <message>
        <source>From now on only this player may see the screen</source>
        <translation>Von jetzt an darf nur dieser Spieler den Bildschirm sehen</translation>
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
        <source>Tokens for</source>
        <translation>Marken dafür</translation>
    </message>
    <message>
        <source>How many tokens in the bag are for the proposal</source>
        <translation>Wie viele Marken im Beutel für den Vorschlag sind</translation>
    </message>
    <message>
        <source>Tokens against</source>
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
        <source>Show the result to the &amp;players</source>
        <translation>Den Spielern das Ergebnis &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the result to the players</source>
        <translation>Den Spielern das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>In the audience window</source>
        <translation>Im Publikumsfenster</translation>
    </message>
    <message>
        <source>&amp;Show result</source>
        <translation>Ergebnis &amp;anzeigen</translation>
    </message>
    <message>
        <source>&amp;Record the result</source>
        <translation>Ergebnis &amp;aufzeichnen</translation>
    </message>
    <message>
        <source>Voter %1 of %2. The others look away, please.</source>
        <translation>Stimme %1 von %2. Die anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>Die Partie ist zu Ende: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 von %n Marke</numerusform>
            <numerusform>%1 von %n Marken</numerusform>
        </translation>
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
        <translation>Zugestandener Sieg für %1</translation>
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
        <source>these rules do not allow concessions</source>
        <translation>diese Regeln erlauben keinen zugestandenen Sieg</translation>
    </message>
    <message>
        <source>this power would have no share in a draw</source>
        <translation>diese Macht hätte keinen Anteil an einem Remis</translation>
    </message>
</context>
<context>
    <name>chancery::WhyPages</name>
    <message>
        <source>Choose an order here, or a unit or province on the board.</source>
        <translation>Hier einen Befehl wählen, oder auf dem Brett eine Einheit oder Provinz.</translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation>Konvoiparadox</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>order, result</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The unit there</source>
        <translation>Die Einheit dort</translation>
    </message>
    <message>
        <source>Moves to it</source>
        <translation>Bewegungen dorthin</translation>
    </message>
    <message>
        <source>After the phase</source>
        <translation>Nach der Phase</translation>
    </message>
    <message>
        <source>%1 of %2 is there.</source>
        <comment>unit, power</comment>
        <translation>%1 (%2) ist dort.</translation>
    </message>
    <message>
        <source>No unit is there.</source>
        <translation>Keine Einheit ist dort.</translation>
    </message>
    <message>
        <source>A standoff closes it to retreats.</source>
        <translation>Ein Patt sperrt sie für Rückzüge.</translation>
    </message>
    <message>
        <source>The army has no convoy, so the move has no strength.</source>
        <translation>Die Armee hat keinen Konvoi, also hat die Bewegung keine Stärke.</translation>
    </message>
    <message>
        <source>The unit that comes the opposite way dislodges it, so it keeps no other unit out.</source>
        <translation>Die Einheit im Gegenzug vertreibt sie, also hält sie keine andere Einheit fern.</translation>
    </message>
    <message>
        <source>The unit leaves, so nothing resists.</source>
        <translation>Die Einheit zieht ab, also leistet nichts Widerstand.</translation>
    </message>
    <message>
        <source>The unit was ordered to move and failed, so it resists with 1, whatever supported its move.</source>
        <translation>Die Einheit sollte ziehen und scheiterte, also leistet sie Widerstand mit 1, was immer ihre Bewegung unterstützte.</translation>
    </message>
    <message>
        <source>%1 exceeds %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 übertrifft %2: %3</translation>
    </message>
    <message>
        <source>%1 is below %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 liegt unter %2: %3</translation>
    </message>
    <message>
        <source>%1 equals %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 ist gleich %2: %3</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>the unit itself: %1</source>
        <comment>order</comment>
        <translation>die Einheit selbst: %1</translation>
    </message>
    <message>
        <source>Given, but it changes nothing here.</source>
        <translation>Gilt, ändert hier aber nichts.</translation>
    </message>
    <message>
        <source>Who counts</source>
        <translation>Wer zählt</translation>
    </message>
    <message>
        <source>Go on to</source>
        <translation>Weiter zu</translation>
    </message>
    <message>
        <source>The circle</source>
        <translation>Der Kreis</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one order to the next</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Consistent resolutions</source>
        <translation>Widerspruchsfreie Lösungen</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie es endet</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Attack strength of %1</source>
        <comment>an order</comment>
        <translation>Angriffsstärke von %1</translation>
    </message>
    <message>
        <source>Prevent strength of %1</source>
        <comment>an order</comment>
        <translation>Sperrstärke von %1</translation>
    </message>
    <message>
        <source>Defend strength of %1</source>
        <comment>an order</comment>
        <translation>Abwehrstärke von %1</translation>
    </message>
    <message>
        <source>Hold strength of %1</source>
        <comment>an order</comment>
        <translation>Haltestärke von %1</translation>
    </message>
    <message>
        <source>In this phase</source>
        <translation>In dieser Phase</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two results</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <comment>power, result</comment>
        <translation>%1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>strengths</comment>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>what it did, order, result</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Was es entschied</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>No province is open to it.</source>
        <translation>Keine Provinz steht ihr offen.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>provinces</comment>
        <translation>Offen: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2:</source>
        <translation>Schritt %1 von %2:</translation>
    </message>
    <message>
        <source>How it was decided</source>
        <translation>Wie es entschieden wurde</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox</source>
        <translation>Er ist Teil eines Konvoiparadoxes</translation>
    </message>
    <message>
        <source>What dislodged it</source>
        <translation>Was sie vertrieb</translation>
    </message>
    <message>
        <source>%1 dislodges it.</source>
        <comment>order</comment>
        <translation>%1 vertreibt sie.</translation>
    </message>
    <message>
        <source>%1, which comes the opposite way, dislodges it: its attack strength %2 exceeds the defend strength %3.</source>
        <comment>order, two numbers</comment>
        <translation>%1 kommt aus der Gegenrichtung und vertreibt sie: Die Angriffsstärke %2 ist größer als die Abwehrstärke %3.</translation>
    </message>
    <message>
        <source>%1 dislodges it: its attack strength %2 exceeds the hold strength %3.</source>
        <comment>order, two numbers</comment>
        <translation>%1 vertreibt sie: Die Angriffsstärke %2 ist größer als die Haltestärke %3.</translation>
    </message>
    <message>
        <source>Compared: %1 exceeds %2.</source>
        <comment>two strengths</comment>
        <translation>Im Vergleich: %1 ist größer als %2.</translation>
    </message>
    <message>
        <source>Compared: %1 is below %2.</source>
        <comment>two strengths</comment>
        <translation>Im Vergleich: %1 ist kleiner als %2.</translation>
    </message>
    <message>
        <source>Compared: %1 equals %2.</source>
        <comment>two strengths</comment>
        <translation>Im Vergleich: %1 ist gleich %2.</translation>
    </message>
    <message>
        <source>What decided its order</source>
        <translation>Was ihren Befehl entschied</translation>
    </message>
    <message>
        <source>%1: no retreat is ordered for it. If that stays so, it is disbanded.</source>
        <comment>power</comment>
        <translation>%1: Für sie ist kein Rückzug befohlen. Bleibt es dabei, wird sie aufgelöst.</translation>
    </message>
    <message>
        <source>%1: no order to retreat counts for it. If that stays so, it is disbanded.</source>
        <comment>power</comment>
        <translation>%1: Kein Rückzugsbefehl zählt für sie. Bleibt es dabei, wird sie aufgelöst.</translation>
    </message>
    <message>
        <source>%1: no retreat ordered</source>
        <comment>unit</comment>
        <translation>%1: kein Rückzug befohlen</translation>
    </message>
    <message>
        <source>attack strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>Angriffsstärke %1 von %2</translation>
    </message>
    <message>
        <source>prevent strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>Sperrstärke %1 von %2</translation>
    </message>
    <message>
        <source>defend strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>Abwehrstärke %1 von %2</translation>
    </message>
    <message>
        <source>hold strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>Haltestärke %1 von %2</translation>
    </message>
    <message>
        <source>Cut by: %1</source>
        <comment>order</comment>
        <translation>Unterbrochen durch: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strength, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>disbanded if that stays so</source>
        <comment>a unit without an order to retreat</comment>
        <translation>aufgelöst, wenn es dabei bleibt</translation>
    </message>
    <message>
        <source>A unit of its own power does not leave the destination, so the move has no attack strength.</source>
        <translation>Eine Einheit der eigenen Macht verlässt das Ziel nicht, also hat die Bewegung keine Angriffsstärke.</translation>
    </message>
    <message>
        <source>Given, but it counts in the prevent strength alone.</source>
        <translation>Gilt, zählt aber nur in der Sperrstärke.</translation>
    </message>
    <message>
        <source>Given, but no power helps to dislodge its own unit. It counts in the prevent strength.</source>
        <translation>Gilt, aber keine Macht hilft, ihre eigene Einheit zu vertreiben. In der Sperrstärke zählt sie.</translation>
    </message>
    <message>
        <source>Given, but no power helps to dislodge its own unit.</source>
        <translation>Gilt, aber keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>%1 could have built here, but no order for it counts.</source>
        <comment>power</comment>
        <translation>%1 hätte hier aufbauen können, aber kein Befehl dazu gilt.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>a disband</comment>
        <translation>nach der Regel</translation>
    </message>
    <message>
        <source>as ordered</source>
        <comment>a disband</comment>
        <translation>wie befohlen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a strength</comment>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>chancery::WhyPanel</name>
    <message>
        <source>All orders</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>There are no results to explain.</source>
        <translation>Es gibt keine Ergebnisse zu erklären.</translation>
    </message>
</context>
<context>
    <name>chancery::WhyRoles</name>
    <message>
        <source>Cuts it too</source>
        <translation>Unterbricht sie ebenfalls</translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>Macht Platz</translation>
    </message>
    <message>
        <source>Moves there too</source>
        <translation>Zieht auch dorthin</translation>
    </message>
    <message>
        <source>The unit there</source>
        <translation>Die Einheit dort</translation>
    </message>
    <message>
        <source>Comes the opposite way</source>
        <translation>Kommt aus der Gegenrichtung</translation>
    </message>
    <message>
        <source>The convoying fleet</source>
        <translation>Die Flotte des Konvois</translation>
    </message>
    <message>
        <source>The unit that it was to support</source>
        <translation>Die Einheit, die sie unterstützen sollte</translation>
    </message>
    <message>
        <source>The unit that it was to convoy</source>
        <translation>Die Einheit, die sie übersetzen sollte</translation>
    </message>
    <message>
        <source>Retreats there too</source>
        <translation>Zieht sich auch dorthin zurück</translation>
    </message>
    <message>
        <source>The attack on it</source>
        <translation>Der Angriff auf sie</translation>
    </message>
    <message>
        <source>The order that decided it</source>
        <translation>Der Befehl, der es entschied</translation>
    </message>
    <message>
        <source>Stops that attack</source>
        <translation>Hält diesen Angriff auf</translation>
    </message>
    <message>
        <source>Dislodged by it</source>
        <translation>Von ihr vertrieben</translation>
    </message>
    <message>
        <source>Changes places with it</source>
        <translation>Tauscht mit ihr den Platz</translation>
    </message>
    <message>
        <source>Convoys it</source>
        <translation>Führt ihren Konvoi</translation>
    </message>
    <message>
        <source>Moves to its province</source>
        <translation>Zieht in ihre Provinz</translation>
    </message>
    <message>
        <source>Stops the unit ahead</source>
        <translation>Hält die Einheit davor auf</translation>
    </message>
    <message>
        <source>Keeps it out too</source>
        <translation>Hält sie ebenfalls fern</translation>
    </message>
    <message>
        <source>Dislodges the fleet</source>
        <translation>Vertreibt die Flotte</translation>
    </message>
    <message>
        <source>As far away</source>
        <translation>Gleich weit entfernt</translation>
    </message>
    <message>
        <source>Waits ahead of it</source>
        <translation>Wartet vor ihr</translation>
    </message>
    <message>
        <source>Attacks it too</source>
        <translation>Greift sie ebenfalls an</translation>
    </message>
    <message>
        <source>Helps to stop it</source>
        <translation>Hilft sie aufzuhalten</translation>
    </message>
    <message>
        <source>Would dislodge the fleet too</source>
        <translation>Würde die Flotte ebenfalls vertreiben</translation>
    </message>
    <message>
        <source>Cut support that would have turned it</source>
        <translation>Unterbrochene Unterstützung, mit der es anders ausgegangen wäre</translation>
    </message>
    <message>
        <source>Removed before it</source>
        <translation>Vor ihr abgebaut</translation>
    </message>
    <message>
        <source>Would change it by holding</source>
        <translation>Würde es durch Halten ändern</translation>
    </message>
    <message>
        <source>Would dislodge it otherwise</source>
        <translation>Würde sie sonst vertreiben</translation>
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
        <source>%7 cannot build in %1: it is not one of its home centres.</source>
        <translation>%7 kann nicht aufbauen: %1 ist keines der eigenen Heimatzentren.</translation>
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
        <source>The order names a sea twice; it counts where it is named first.</source>
        <translation>Der Befehl nennt ein Meer zweimal; es zählt, wo es zuerst steht.</translation>
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
        <source>%1 to %2 by convoy %3</source>
        <comment>army, province, which way: &apos;through the North Sea&apos;</comment>
        <translation>%1 – %2 im Konvoi %3</translation>
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
        <translation>%1 führt den Konvoi %2 – %3</translation>
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
        <source>%8 is disbanded: it has no valid order to retreat.</source>
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
        <source>%1 succeeds: no unit is in %2, and no other moves there.</source>
        <extracomment>In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, or the order that stops %3, %7 power, %8 the unit, %9 the unit against it. A gap that is not needed may be left out. Attack, hold, prevent and defend strength are the strengths of DATC 5.B.4 to 5.B.7.</extracomment>
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
        <source>%1 succeeds: it changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%1 gelingt: Die Einheit tauscht den Platz mit %9; das ist möglich, weil mindestens eine von beiden im Konvoi fährt.</translation>
    </message>
    <message>
        <source>%1 dislodges %9: attack %4, hold %5.</source>
        <translation>%1 vertreibt %9: Angriff %4, Halten %5.</translation>
    </message>
    <message>
        <source>%1 dislodges %9, which comes the opposite way: attack %4, defend %5.</source>
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
        <source>%1 fails: its attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
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
        <source>%1 fails: its only convoy route is disrupted, because %9 is dislodged.</source>
        <translation>%1 scheitert: Der einzige Konvoiweg ist gerissen, weil %9 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9.</source>
        <translation>%1 scheitert: Jeder Konvoiweg ist gerissen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9.</source>
        <translation>%1 scheitert: Einer der Konvoiwege ist gerissen, und das genügt. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9.</source>
        <translation>%1 scheitert: Der genannte Konvoiweg ist gerissen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%1 fails: it is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 scheitert: Der Zug gehört zu einem Konvoi-Paradox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is invalid: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 ist wirkungslos: Die Flotten mit Befehl zum Konvoi bilden keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: on the convoy route that it names, no matching convoy was ordered in %9.</source>
        <translation>%1 ist wirkungslos: Auf dem genannten Konvoiweg war in %9 kein passender Konvoi befohlen.</translation>
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
        <translation>Unterstützung, die nicht zählte: %3 (gilt), denn keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
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
        <source>%8 goes by convoy, as ordered, although it could go by land.</source>
        <translation>%8 fährt im Konvoi, wie befohlen, obwohl sie zu Lande ziehen könnte.</translation>
    </message>
    <message>
        <source>%8 goes by land instead, because its convoy failed.</source>
        <translation>%8 zieht stattdessen zu Lande, weil ihr Konvoi scheitert.</translation>
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
        <source>%1 is given: %3 is a move of its own power, which does not cut it.</source>
        <translation>%1 gilt: %3 ist ein Zug der eigenen Macht, der sie nicht unterbricht.</translation>
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
        <source>%1 is disrupted because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 ist gerissen, weil %3 %8 vertreibt: Angriff %5, Halten %4.</translation>
    </message>
    <message>
        <source>%1 is disrupted: it is part of a paradox with %3.</source>
        <translation>%1 ist gerissen: Der Konvoi gehört mit %3 zu einem Paradox.</translation>
    </message>
    <message>
        <source>%1 is invalid: the convoy route that it names is written in the wrong sequence, so that it is no route.</source>
        <translation>%1 ist wirkungslos: Der Konvoiweg steht darin in der falschen Reihenfolge und ist deshalb keiner.</translation>
    </message>
    <message>
        <source>%2 was open to its retreat.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %1 place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A gap that is not needed may be left out.</extracomment>
        <translation>%2 stand für ihren Rückzug offen.</translation>
    </message>
    <message>
        <source>%9 was ordered to retreat to %2 as well, so both are disbanded.</source>
        <translation>%9 sollte sich ebenfalls nach %2 zurückziehen; beide werden aufgelöst.</translation>
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
        <source>It has no valid order to retreat.</source>
        <translation>Sie hat keinen Rückzugsbefehl, der zählt.</translation>
    </message>
    <message>
        <source>%1 is not one of the home centres of %7.</source>
        <translation>%1 ist kein Heimatzentrum (%7).</translation>
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
        <source>%7 has nothing more to remove.</source>
        <translation>%7 muss nichts mehr abbauen.</translation>
    </message>
    <message>
        <source>%7 ordered too many removals, so none of them counts.</source>
        <translation>%7 hat zu viele Abbauten befohlen, deshalb zählt keiner.</translation>
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
        <translation>%7 hat das eigene Land nicht verloren.</translation>
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
        <source>%9 stays there, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 bleibt dort, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
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
        <source>The fleets that were ordered to convoy it form no route to %2.</source>
        <translation>Die Flotten, die ihren Konvoi führen sollten, ergeben keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>Its order names a convoy route, but no such convoy was ordered in %9.</source>
        <translation>Ihr Befehl nennt einen Konvoiweg, aber in %9 war kein solcher Konvoi befohlen.</translation>
    </message>
    <message>
        <source>Its order names the sea provinces of the convoy in the wrong sequence, so they form no route.</source>
        <translation>Ihr Befehl nennt die Seeprovinzen des Konvois in der falschen Reihenfolge, deshalb ergeben sie keinen Weg.</translation>
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
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 gave no orders, it may not retreat.</source>
        <translation>%9 greift sie an und ist stärker, %5 gegen %4. Weil %7 keine Befehle gegeben hat, darf sie sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. No power helps to dislodge its own unit.</source>
        <translation>Unterstützung, die nicht zählte: %9. Keine Macht hilft dabei, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>A support need not name the coast.</source>
        <translation>Eine Unterstützung muss die Küste nicht nennen.</translation>
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
        <translation>%9 hatte den Befehl, woandershin zu ziehen.</translation>
    </message>
    <message>
        <source>It names another coast than the order to %9.</source>
        <translation>Er nennt eine andere Küste als der Befehl an %9.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move.</source>
        <translation>%9 hatte keinen Befehl zu ziehen.</translation>
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
        <source>A fleet cannot be convoyed.</source>
        <translation>Für eine Flotte gibt es keinen Konvoi.</translation>
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
        <source>The fleet cannot support there: from its coast it could not move there itself.</source>
        <translation>Die Flotte kann dort nicht unterstützen: Von ihrer Küste aus könnte sie selbst nicht dorthin ziehen.</translation>
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
        <source>The army is in %2 already.</source>
        <translation>Die Armee steht schon in %2.</translation>
    </message>
    <message>
        <source>A convoy cannot end in %2, which has no coast.</source>
        <translation>Ein Konvoi kann nicht in %2 enden: Es hat keine Küste.</translation>
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
        <source>Its convoy is disrupted. Dislodged: %9.</source>
        <translation>Ihr Konvoi ist gerissen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9.</source>
        <translation>Alle ihre Konvoiwege sind gerissen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9.</source>
        <translation>Einer ihrer Konvoiwege ist gerissen, und nach diesen Regeln genügt das, um sie aufzuhalten. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9.</source>
        <translation>Der Konvoiweg, den ihr Befehl nennt, ist gerissen. Vertrieben: %9.</translation>
    </message>
    <message>
        <source>%9 moves there too, but is weaker: %5 against %4.</source>
        <translation>%9 zieht auch dorthin, ist aber schwächer: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too, but is weaker: %5 against %4.</source>
        <translation>%9, von derselben Macht, zieht auch dorthin, ist aber schwächer: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 moves there too, %5 against %4, and gets in: a unit that is dislodged by an attack from %2 stops no move to %2.</source>
        <translation>%9 zieht auch dorthin, %5 gegen %4, und kommt hinein: Eine Einheit, die von %2 aus vertrieben wird, hält keinen Zug nach %2 auf.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 was not dislodged.</source>
        <translation>%1 ist unzulässig: %8 wurde nicht vertrieben.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8, and support cannot be convoyed.</source>
        <translation>%1 ist unzulässig: Die Provinz, in die unterstützt wird, grenzt nicht an %8, und Unterstützung reist nicht per Konvoi.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is not convoyed there.</source>
        <translation>%1 gelingt: %3 hat auf %2 keine Wirkung, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 fails: its convoy by %9 is part of a paradox and fails, so that the move has no effect.</source>
        <translation>%1 scheitert: Der Konvoi durch %9 gehört zu einem Paradox und scheitert, daher bleibt der Zug ohne Wirkung.</translation>
    </message>
    <message>
        <source>%1 stands: %3 cannot dislodge it, because %9 is not convoyed there.</source>
        <translation>%1 bleibt: %3 kann sie nicht vertreiben, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>%1 stands although the attack strength %5 of %3 exceeds its hold strength %4: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 bleibt, obwohl die Angriffsstärke %5 von %3 größer ist als die Haltestärke %4: Der Angriff gehört zu einem Konvoiparadox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%9 was to move there too, but was not convoyed and stays where it is.</source>
        <translation>%9 sollte auch dorthin, wurde aber nicht befördert und bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed.</source>
        <translation>%9 sollte sie per Konvoi angreifen, wurde aber nicht befördert.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but the attack is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation>%9 greift sie an und ist stärker, %5 gegen %4, aber der Angriff gehört zu einem Konvoiparadox, in dem alle Einheiten bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. The supported army was not convoyed.</source>
        <translation>Unterstützung, die nicht zählte: %9. Die unterstützte Armee wurde nicht befördert.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed, so the support is not cut.</source>
        <translation>%9 sollte sie per Konvoi angreifen, wurde aber nicht befördert. Die Unterstützung ist deshalb nicht unterbrochen.</translation>
    </message>
    <message>
        <source>The unit was not dislodged, so it has nothing to retreat from.</source>
        <translation>Die Einheit wurde nicht vertrieben, also zieht sie sich nicht zurück.</translation>
    </message>
    <message>
        <source>The province into which it supports is not next to the unit, and a convoy cannot carry support.</source>
        <translation>Die Provinz, in die sie unterstützt, grenzt nicht an die Einheit, und Unterstützung reist nicht per Konvoi.</translation>
    </message>
    <message>
        <source>Support given: %1.</source>
        <translation>Gegebene Unterstützung: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because %8 is not convoyed.</source>
        <translation>Unterstützung, die nicht zählte: %3 (gilt), denn kein Konvoi befördert %8.</translation>
    </message>
    <message>
        <source>%8 and %9 do not meet head to head, because at least one of them goes by convoy.</source>
        <translation>%8 und %9 treffen nicht frontal aufeinander, weil mindestens eine von ihnen per Konvoi zieht.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move, so it can be supported in place.</source>
        <translation>%9 hatte keinen Befehl zu ziehen und kann daher an Ort und Stelle unterstützt werden.</translation>
    </message>
    <message>
        <source>%8 has no order, so it holds.</source>
        <translation>%8 hat keinen Befehl und hält deshalb.</translation>
    </message>
    <message>
        <source>%1 is given: %3 does not cut it, because %9 is not convoyed there.</source>
        <translation>%1 gilt: %3 unterbricht sie nicht, weil kein Konvoi %9 dorthin bringt.</translation>
    </message>
    <message>
        <source>Its convoy depends on its own result. That is a paradox: the convoy is disrupted, and the move has no effect.</source>
        <translation>Ihr Konvoi hängt von seinem eigenen Ergebnis ab. Das ist ein Paradox: Der Konvoi ist gerissen, und der Zug bleibt ohne Wirkung.</translation>
    </message>
    <message>
        <source>The convoy of %9 depends on its own result. That is a paradox, and the convoy is disrupted.</source>
        <translation>Der Konvoi für %9 hängt von seinem eigenen Ergebnis ab. Das ist ein Paradox, und der Konvoi ist gerissen.</translation>
    </message>
    <message>
        <source>%1 is illegal: no convoy route from %6 to %2 needs %8.</source>
        <translation>%1 ist unzulässig: Kein Konvoiweg von %6 nach %2 braucht %8.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the prevent strength %5 of %3, and it cannot stop %9 either, because %8 is dislodged by the unit that comes from %2.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 ist nicht größer als die Sperrstärke %5 von %3, und sie kann auch %9 nicht aufhalten, weil %8 von der Einheit aus %2 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: %9 does not leave %2.</source>
        <translation>%1 scheitert: %9 verlässt %2 nicht.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, so that %9 does not leave %2.</source>
        <translation>%1 scheitert: %3 scheitert, also verlässt %9 %2 nicht.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, and its own attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 scheitert: %3 scheitert, und die eigene Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
    </message>
    <message>
        <source>%1 is invalid: no fleet has a valid order to convoy it.</source>
        <translation>%1 ist wirkungslos: Keine Flotte hat einen Konvoibefehl für sie, der zählt.</translation>
    </message>
    <message>
        <source>%7 had more supply centres than units.</source>
        <translation>%7 hatte mehr Versorgungszentren als Einheiten.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres.</source>
        <translation>%7 hatte mehr Einheiten als Versorgungszentren.</translation>
    </message>
    <message>
        <source>%9 moves there too, but the unit that comes from %2 dislodges it, so it keeps no unit out.</source>
        <translation>%9 zieht auch dorthin, wird aber von der Einheit aus %2 vertrieben und hält dort keine Einheit auf.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 moves to %2 too, but is weaker: %5 against %4.</source>
        <translation>Sie zieht in einem Kreis von Einheiten, alle zugleich. %9 zieht auch nach %2, ist aber schwächer: %5 gegen %4.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 makes room for it.</source>
        <translation>Sie zieht in einem Kreis von Einheiten, alle zugleich. %9 macht ihr Platz.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation>%9 zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4. Daran scheitert er.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation>%9, von derselben Macht, zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4. Daran scheitert er.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out, although %9 is dislodged itself.</source>
        <translation>%9 zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4. Daran scheitert er, obwohl %9 selbst vertrieben wird.</translation>
    </message>
    <message>
        <source>%9 moves there too and keeps it out: %5 against %4.</source>
        <translation>%9 zieht auch dorthin und lässt sie nicht hinein: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%9 does not leave %2.</source>
        <translation>%9 verlässt %2 nicht.</translation>
    </message>
    <message>
        <source>%9 does not leave %2, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 verlässt %2 nicht, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>No fleet has a valid order to convoy it.</source>
        <translation>Keine Flotte hat einen Konvoibefehl für sie, der zählt.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 zieht in ihre Provinz, gehört aber derselben Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>Support that did not help the attack: %9. %6 does not leave, and no power helps to dislodge its own unit; such support only keeps others out.</source>
        <translation>Unterstützung, die dem Angriff nicht half: %9. %6 bleibt, und keine Macht hilft dabei, ihre eigene Einheit zu vertreiben; solche Unterstützung hält nur andere fern.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. An attack from there cuts a support only by dislodging the unit that gives it, and this one does not.</source>
        <translation>%9 greift sie an, aber aus der Provinz, auf die die Unterstützung zielt. Ein Angriff von dort unterbricht eine Unterstützung nur, wenn er die Einheit vertreibt, die sie gibt, und das tut dieser nicht.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. Under these rules an attack from there does not cut a support.</source>
        <translation>%9 greift sie an, aber aus der Provinz, auf die die Unterstützung zielt. Nach diesen Regeln unterbricht ein Angriff von dort keine Unterstützung.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power and does not cut the support.</source>
        <translation>%9 zieht in ihre Provinz, gehört aber derselben Macht und unterbricht die Unterstützung nicht.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support for an attack on a fleet of that convoy.</source>
        <translation>%9 sollte sie per Konvoi angreifen. Nach diesen Regeln unterbricht das keine Unterstützung für einen Angriff auf eine Flotte dieses Konvois.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support that concerns a convoying fleet.</source>
        <translation>%9 sollte sie per Konvoi angreifen. Nach diesen Regeln unterbricht das keine Unterstützung, die eine Konvoiflotte betrifft.</translation>
    </message>
    <message>
        <source>The convoy route of %9 is not whole: no matching convoy was ordered in %6.</source>
        <translation>Der Konvoiweg von %9 ist nicht vollständig: In %6 wurde kein passender Konvoi befohlen.</translation>
    </message>
    <message>
        <source>The fleet could reach more than one coast of %2, and the order names none.</source>
        <translation>Die Flotte könnte mehr als eine Küste von %2 erreichen, und der Befehl nennt keine.</translation>
    </message>
    <message>
        <source>There is no unit to support: %6 is empty.</source>
        <translation>Es gibt keine Einheit zu unterstützen: %6 ist leer.</translation>
    </message>
    <message>
        <source>There is no army to convoy in %6.</source>
        <translation>In %6 steht keine Armee, die befördert werden könnte.</translation>
    </message>
    <message>
        <source>No convoy route from %6 to %2 needs this fleet.</source>
        <translation>Kein Konvoiweg von %6 nach %2 braucht diese Flotte.</translation>
    </message>
    <message>
        <source>Support for %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Unterstützung für %1: %2.</translation>
    </message>
    <message>
        <source>%9 is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 gehört derselben Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>One convoy route of %8 is disrupted, but another is left.</source>
        <translation>Ein Konvoiweg von %8 ist gerissen, aber ein anderer bleibt.</translation>
    </message>
    <message>
        <source>Whether its fleets are dislodged was decided as if %8 had no effect.</source>
        <translation>Ob die Konvoiflotten vertrieben werden, wurde so entschieden, als hätte %8 keine Wirkung.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, although it could go by land.</source>
        <translation>%8 zieht per Konvoi, obwohl sie über Land ziehen könnte.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy.</source>
        <translation>%8 zieht über Land, denn ihr Befehl verlangt keinen Konvoi.</translation>
    </message>
    <message>
        <source>%8 has more than one convoy route, and none is disrupted.</source>
        <translation>%8 hat mehr als einen Konvoiweg, und keiner ist gerissen.</translation>
    </message>
    <message>
        <source>The order names no coast, but %8 can reach only one coast of %2.</source>
        <translation>Der Befehl nennt keine Küste, aber %8 kann nur eine Küste von %2 erreichen.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so that it holds and can be supported in place.</source>
        <translation>Der Befehl an %9 ist unzulässig; sie hält also und kann an Ort und Stelle unterstützt werden.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed and would cut it only by dislodging %8, which it does not.</source>
        <translation>%1 gilt: %3 kommt aus der Provinz, auf die die Unterstützung zielt, und würde sie nur unterbrechen, wenn der Angriff %8 vertriebe; das tut er nicht.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed, and an attack from there does not cut it.</source>
        <translation>%1 gilt: %3 kommt aus der Provinz, auf die die Unterstützung zielt, und ein Angriff von dort unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is %3.</source>
        <translation>%1 befördert keine Armee: Der Befehl an %9 lautet %3.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %9 was not ordered to move.</source>
        <translation>%1 befördert keine Armee: %9 sollte nicht ziehen.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 befördert keine Armee: Der Befehl an %9 ist unzulässig, daher hält sie.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit supports a move into its own province.</source>
        <translation>%1 ist unzulässig: Keine Einheit unterstützt einen Zug in ihre eigene Provinz.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation>%1 ist unzulässig: Die Armee in %6 könnte nur mit dem Konvoi dieser Flotte nach %2 ziehen.</translation>
    </message>
    <message>
        <source>No unit supports a move into its own province.</source>
        <translation>Keine Einheit unterstützt einen Zug in ihre eigene Provinz.</translation>
    </message>
    <message>
        <source>The army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation>Die Armee in %6 könnte nur mit dem Konvoi dieser Flotte nach %2 ziehen.</translation>
    </message>
    <message>
        <source>%8 holds instead.</source>
        <translation>%8 hält stattdessen.</translation>
    </message>
    <message>
        <source>It names another coast, which does not matter under these rules.</source>
        <translation>Sie nennt eine andere Küste; nach diesen Regeln spielt das keine Rolle.</translation>
    </message>
    <message>
        <source>Support that counts in the prevent strength, but not in the attack: %3 (given). %6 does not leave, and no power helps to dislodge its own unit.</source>
        <extracomment>As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.</extracomment>
        <translation>Unterstützung, die in der Sperrstärke zählt, aber nicht im Angriff: %3 (gilt). %6 bleibt, und keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>That the support names another coast than the order does not matter.</source>
        <translation>Dass die Unterstützung eine andere Küste nennt als der Befehl, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>%8 can reach the province, though not that coast, which is enough for support.</source>
        <translation>%8 kann die Provinz erreichen, wenn auch nicht diese Küste; für eine Unterstützung genügt das.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an attack on its convoying fleet, which such an army does not cut.</source>
        <translation>%1 gilt: %9 sollte per Konvoi kommen, und die Unterstützung gilt einem Angriff auf deren Konvoiflotte; die unterbricht eine solche Armee nicht.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an action in a sea province with a convoying fleet, which such an army does not cut.</source>
        <translation>%1 gilt: %9 sollte per Konvoi kommen, und die Unterstützung gilt einer Aktion in einer Seeprovinz mit einer Konvoiflotte; die unterbricht eine solche Armee nicht.</translation>
    </message>
    <message>
        <source>It convoys the army from %6 to %2. No unit attacks it.</source>
        <translation>Sie führt die Armee im Konvoi von %6 nach %2. Keine Einheit greift sie an.</translation>
    </message>
    <message>
        <source>No unit attacks it, but it convoys no army.</source>
        <translation>Keine Einheit greift sie an, aber sie führt keine Armee im Konvoi.</translation>
    </message>
    <message>
        <source>not disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation>nicht gerissen</translation>
    </message>
    <message>
        <source>%1 is illegal: the player of %8 has not allowed %7 to order it.</source>
        <translation>%1 ist unzulässig: Der Spieler von %8 hat %7 nicht erlaubt, ihr Befehle zu geben.</translation>
    </message>
    <message>
        <source>The player of this unit has not allowed %7 to order it.</source>
        <translation>Der Spieler dieser Einheit hat %7 nicht erlaubt, ihr Befehle zu geben.</translation>
    </message>
    <message>
        <source>The player of %8 has allowed %7 to order it.</source>
        <translation>Der Spieler von %8 hat %7 erlaubt, ihr Befehle zu geben.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 has no player.</source>
        <translation>%8 wird durch %3 vertrieben (Angriff %5, Halten %4) und vernichtet, weil niemand %7 spielt.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 has no player, it may not retreat.</source>
        <translation>%9 greift sie an und ist stärker, %5 gegen %4. Weil niemand %7 spielt, darf sie sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleets are in place to convoy it.</source>
        <translation>%1 ist unzulässig: Keine Flotten stehen für einen Konvoi bereit.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit may enter %2 until %9 has joined a player.</source>
        <translation>%1 ist unzulässig: Keine Einheit darf %2 betreten, bis sich %9 einem Spieler angeschlossen hat.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on no convoy route from %6 to %2.</source>
        <translation>%1 ist unzulässig: %8 liegt auf keinem Konvoiweg von %6 nach %2.</translation>
    </message>
    <message>
        <source>It is to go by convoy, but no fleets are in place to convoy it.</source>
        <translation>Sie soll im Konvoi ziehen, aber keine Flotten stehen dafür bereit.</translation>
    </message>
    <message>
        <source>No unit may enter %2 until %9 has joined a player.</source>
        <translation>Keine Einheit darf nach %2, bis sich %9 einem Spieler angeschlossen hat.</translation>
    </message>
    <message>
        <source>The fleet is on no convoy route from %6 to %2.</source>
        <translation>Die Flotte liegt auf keinem Konvoiweg von %6 nach %2.</translation>
    </message>
    <message>
        <source>%8 goes by land, because %9 does not come the opposite way.</source>
        <translation>%8 zieht über Land, denn %9 kommt ihr nicht entgegen.</translation>
    </message>
    <message>
        <source>%8 goes by land, because no unit comes the opposite way.</source>
        <translation>%8 zieht über Land, denn keine Einheit kommt ihr entgegen.</translation>
    </message>
    <message>
        <source>%8 holds, because %7 gave no orders.</source>
        <translation>%8 hält, weil %7 keine Befehle gegeben hat.</translation>
    </message>
    <message>
        <source>%8 holds, because %7 has no player.</source>
        <translation>%8 hält, weil niemand %7 spielt.</translation>
    </message>
    <message>
        <source>%1 does not count: the player of %8 has ordered it.</source>
        <translation>%1 zählt nicht: %8 hat einen Befehl des eigenen Spielers.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleet has a valid order to convoy it.</source>
        <translation>%1 ist unzulässig: Keine Flotte hat einen Konvoibefehl für sie, der zählt.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 ist unzulässig: Die Flotten mit Befehl zum Konvoi bilden keinen Weg nach %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the convoy route that it names does not lead to %2.</source>
        <translation>%1 ist unzulässig: Der genannte Konvoiweg führt nicht nach %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the convoy route that it names leads through a sea province without a fleet.</source>
        <translation>%1 ist unzulässig: Der genannte Konvoiweg führt durch eine Seeprovinz ohne Flotte.</translation>
    </message>
    <message>
        <source>%1 is illegal: not every fleet on the convoy route that it names was ordered to convoy it.</source>
        <translation>%1 ist unzulässig: Nicht jede Flotte auf dem genannten Konvoiweg hat Befehl zum Konvoi.</translation>
    </message>
    <message>
        <source>The player of this unit has ordered it.</source>
        <translation>Die Einheit hat einen Befehl ihres eigenen Spielers.</translation>
    </message>
    <message>
        <source>The convoy route that its order names does not lead to %2.</source>
        <translation>Der Konvoiweg, den ihr Befehl nennt, führt nicht nach %2.</translation>
    </message>
    <message>
        <source>The convoy route that its order names leads through a sea province without a fleet.</source>
        <translation>Der Konvoiweg, den ihr Befehl nennt, führt durch eine Seeprovinz ohne Flotte.</translation>
    </message>
    <message>
        <source>Not every fleet on the convoy route that its order names was ordered to convoy it.</source>
        <translation>Nicht jede Flotte auf dem Konvoiweg, den ihr Befehl nennt, hatte den Befehl, ihren Konvoi zu führen.</translation>
    </message>
    <message>
        <source>Support that did not count for the attack: %3 (given), because no power helps to dislodge its own unit.</source>
        <translation>Unterstützung, die für den Angriff nicht zählte: %3 (gilt), denn keine Macht hilft, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>%8 goes by land, because no fleet has a valid order to convoy it.</source>
        <translation>%8 zieht über Land, denn keine Flotte hat einen Konvoibefehl für sie, der zählt.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its convoy route is not whole.</source>
        <translation>%8 zieht über Land, denn ihr Konvoiweg ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The order is repeated from the turn before.</source>
        <translation>Der Befehl ist aus dem Zug davor wiederholt.</translation>
    </message>
    <message>
        <source>Support that did not count for the attack: %9. No power helps to dislodge its own unit.</source>
        <translation>Unterstützung, die für den Angriff nicht zählte: %9. Keine Macht hilft dabei, ihre eigene Einheit zu vertreiben.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1: it is not one of its home centres.</source>
        <translation>%7 kann %1 nicht zurückgewinnen: Es ist keines der eigenen Heimatzentren.</translation>
    </message>
    <message>
        <source>%7 cannot build again in %1: %3 counts.</source>
        <translation>%7 kann in %1 nicht noch einmal aufbauen: Es zählt %3.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 so: the coast was not named.</source>
        <translation>%7 kann %1 so nicht zurückgewinnen: Die Küste ist nicht genannt.</translation>
    </message>
    <message>
        <source>%1 does not count: another wish names this centre.</source>
        <translation>%1 zählt nicht: Ein anderer Wunsch nennt dieses Zentrum.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1: these rules know no insurrections.</source>
        <translation>%7 kann %1 nicht zurückgewinnen: Diese Regeln kennen keine Aufstände.</translation>
    </message>
    <message>
        <source>Another order builds %9, and only one unit can be there.</source>
        <translation>Ein anderer Befehl baut dort schon auf (%9), und es ist nur Platz für eine Einheit.</translation>
    </message>
    <message>
        <source>Another wish names this centre.</source>
        <translation>Ein anderer Wunsch nennt dieses Zentrum.</translation>
    </message>
    <message>
        <source>%1 does not count: %9 has no player.</source>
        <translation>%1 zählt nicht: %9 hat keinen Spieler.</translation>
    </message>
    <message>
        <source>%9 has no player, so the order does not count.</source>
        <translation>%9 hat keinen Spieler, daher zählt der Befehl nicht.</translation>
    </message>
    <message>
        <source>Support that counts in its prevent strength alone: %1.</source>
        <translation>Unterstützung, die nur in der Sperrstärke zählt: %1.</translation>
    </message>
    <message>
        <source>Support counted in its attack strength: %1.</source>
        <translation>Unterstützung, die in der Angriffsstärke zählt: %1.</translation>
    </message>
    <message>
        <source>Support counted in its hold strength: %1.</source>
        <translation>Unterstützung, die in der Haltestärke zählt: %1.</translation>
    </message>
    <message>
        <source>Support counted in the attack strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Unterstützung, die in der Angriffsstärke von %1 zählt: %2.</translation>
    </message>
    <message>
        <source>Support counted in the prevent strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Unterstützung, die in der Sperrstärke von %1 zählt: %2.</translation>
    </message>
    <message>
        <source>Support counted in the defend strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Unterstützung, die in der Abwehrstärke von %1 zählt: %2.</translation>
    </message>
    <message>
        <source>Support counted in the hold strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Unterstützung, die in der Haltestärke von %1 zählt: %2.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals; until the players choose another, it loses its unit in %1.</source>
        <translation>%7 hat zu wenige Einheiten gültig abgebaut; bis die Spieler eine andere wählen, geht die Einheit in %1 verloren.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals. It loses the unit in %1 until the players choose another.</source>
        <translation>%7 hat zu wenige Einheiten gültig abgebaut. Bis die Spieler eine andere wählen, geht die Einheit in %1 verloren.</translation>
    </message>
    <message>
        <source>Other units are in: %1.</source>
        <comment>provinces</comment>
        <translation>Andere Einheiten stehen in: %1.</translation>
    </message>
    <message>
        <source>The attack came from: %1.</source>
        <comment>province</comment>
        <translation>Der Angriff kam aus: %1.</translation>
    </message>
    <message>
        <source>Left empty by a standoff: %1.</source>
        <comment>provinces</comment>
        <translation>Nach einem Patt leer geblieben: %1.</translation>
    </message>
    <message>
        <source>Also kept out by: %1.</source>
        <comment>units</comment>
        <translation>Auch ferngehalten durch: %1.</translation>
    </message>
    <message>
        <source>Also cut by: %1.</source>
        <comment>units</comment>
        <translation>Auch unterbrochen durch: %1.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6.</source>
        <translation>%1 scheitert: %9 wird von %6 in %2 festgehalten.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6, and the attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 scheitert: %9 wird von %6 in %2 festgehalten, und die Angriffsstärke %4 ist nicht größer als die Haltestärke %5 von %9.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 scheitert: Der einzige Konvoiweg ist gerissen. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 scheitert: Jeder Konvoiweg ist gerissen. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9, by %6.</source>
        <translation>%1 scheitert: Einer der Konvoiwege ist gerissen, und das genügt. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 scheitert: Der genannte Konvoiweg ist gerissen. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6.</source>
        <translation>%9 wird von %6 in %2 festgehalten.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 wird von %6 in %2 festgehalten, und der Angriff ist nicht stärker: %4 gegen %5.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6, and no power dislodges its own unit.</source>
        <translation>%9 wird von %6 in %2 festgehalten, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9, by %6.</source>
        <translation>Ihr Konvoi ist gerissen. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9, by %6.</source>
        <translation>Alle ihre Konvoiwege sind gerissen. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9, by %6.</source>
        <translation>Einer ihrer Konvoiwege ist gerissen, und nach diesen Regeln genügt das, um sie aufzuhalten. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9, by %6.</source>
        <translation>Der Konvoiweg, den ihr Befehl nennt, ist gerissen. Vertrieben: %9 durch %6.</translation>
    </message>
    <message>
        <source>Closed to retreats: %1.</source>
        <comment>provinces</comment>
        <translation>Für Rückzüge gesperrt: %1.</translation>
    </message>
    <message>
        <source>On the way: %1.</source>
        <comment>provinces</comment>
        <translation>Auf dem Weg: %1.</translation>
    </message>
    <message>
        <source>Convoys counted on the way: %1.</source>
        <comment>fleets</comment>
        <translation>Auf dem Weg mitgezählte Konvois: %1.</translation>
    </message>
    <message>
        <source>As far away: %1. Fleets are removed before armies, then the alphabet decides.</source>
        <translation>Gleich weit entfernt: %1. Flotten werden vor Armeen abgebaut, danach entscheidet das Alphabet.</translation>
    </message>
    <message>
        <source>As far away: %1. The alphabet decides.</source>
        <translation>Gleich weit entfernt: %1. Das Alphabet entscheidet.</translation>
    </message>
    <message>
        <source>Also waiting ahead: %1.</source>
        <comment>units</comment>
        <translation>Davor in der Reihe: %1.</translation>
    </message>
    <message>
        <source>Convoy of %1: %2.</source>
        <comment>army, fleets</comment>
        <translation>Konvoi von %1: %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: it has to name its convoy route and names none.</source>
        <translation>%1 ist wirkungslos: Der Befehl muss den Konvoiweg nennen und nennt keinen.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %3 has to name its convoy route and names none.</source>
        <translation>%1 befördert keine Armee: %3 muss den Konvoiweg nennen und nennt keinen.</translation>
    </message>
    <message>
        <source>Its order has to name its convoy route and names none.</source>
        <translation>Ihr Befehl muss den Konvoiweg nennen und nennt keinen.</translation>
    </message>
    <message>
        <source>The order to %9 has to name its convoy route and names none.</source>
        <translation>Der Befehl an %9 muss den Konvoiweg nennen und nennt keinen.</translation>
    </message>
    <message>
        <source>The convoy of %9 is disrupted, but the army still cuts support and keeps other units out, as any unsuccessful move does.</source>
        <translation>Der Konvoi von %9 reißt, aber die Armee unterbricht trotzdem Unterstützung und hält andere Einheiten fern, wie jede erfolglose Bewegung.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: %9 owns that centre.</source>
        <translation>%7 kann in %1 nicht aufbauen: Das Zentrum gehört %9.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: no power owns that centre.</source>
        <translation>%7 kann in %1 nicht aufbauen: Das Zentrum gehört niemandem.</translation>
    </message>
    <message>
        <source>%9 owns %1, not %7.</source>
        <translation>%1 gehört %9, nicht %7.</translation>
    </message>
    <message>
        <source>No power owns %1.</source>
        <translation>%1 gehört niemandem.</translation>
    </message>
    <message>
        <source>%9 is there.</source>
        <translation>Dort steht %9.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a house rule</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Also attacked by: %1.</source>
        <comment>units</comment>
        <translation>Auch angegriffen von: %1.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals; by rule it loses its unit in %1.</source>
        <translation>%7 hat zu wenige Einheiten gültig abgebaut; nach der Regel geht die Einheit in %1 verloren.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals. By rule it loses the unit in %1.</source>
        <translation>%7 hat zu wenige Einheiten gültig abgebaut. Nach der Regel geht die Einheit in %1 verloren.</translation>
    </message>
    <message>
        <source>%8 has no way to a home centre of its power.</source>
        <translation>%8 hat keinen Weg zu einem Heimatzentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%8 has no way to a supply centre of its power.</source>
        <translation>%8 hat keinen Weg zu einem Versorgungszentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%1 is a home centre of its power, and none of its units is farther away from one.</source>
        <translation>%1 ist ein Heimatzentrum ihrer Macht, und keine ihrer Einheiten ist weiter von einem entfernt.</translation>
    </message>
    <message>
        <source>%1 is a supply centre of its power, and none of its units is farther away from one.</source>
        <translation>%1 ist ein Versorgungszentrum ihrer Macht, und keine ihrer Einheiten ist weiter von einem entfernt.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the position does not say who owns supply centres.</source>
        <translation>%7 kann in %1 nicht aufbauen: Die Stellung sagt nicht, wem Versorgungszentren gehören.</translation>
    </message>
    <message>
        <source>%7 has no build to waive: the position does not say who owns supply centres.</source>
        <translation>%7 hat keinen Aufbau, auf den sich verzichten ließe: Die Stellung sagt nicht, wem Versorgungszentren gehören.</translation>
    </message>
    <message>
        <source>The position does not say who owns supply centres.</source>
        <translation>Die Stellung sagt nicht, wem Versorgungszentren gehören.</translation>
    </message>
    <message>
        <source>disbanded by rule</source>
        <comment>verdict on a unit without an order</comment>
        <translation>nach der Regel abgebaut</translation>
    </message>
    <message>
        <source>%1 is ordered twice; it counts once.</source>
        <translation>%1 ist zweimal befohlen und zählt einmal.</translation>
    </message>
    <message>
        <source>The same order is there twice; it counts once.</source>
        <translation>Derselbe Befehl steht zweimal da; er zählt einmal.</translation>
    </message>
    <message>
        <source>%1 makes room.</source>
        <comment>unit</comment>
        <translation>%1 macht Platz.</translation>
    </message>
    <message>
        <source>Besides, the unit in %2 could not have left because of %6.</source>
        <translation>Außerdem hätte die Einheit in %2, aufgehalten von %6, nicht abziehen können.</translation>
    </message>
    <message>
        <source>Dislodged fleets of its convoy: %1.</source>
        <comment>fleets</comment>
        <translation>Vertriebene Flotten ihres Konvois: %1.</translation>
    </message>
    <message>
        <source>The convoy of %8 is not disrupted.</source>
        <translation>Der Konvoi für %8 ist nicht gerissen.</translation>
    </message>
    <message>
        <source>%1 dislodges %2, which was to convoy %3.</source>
        <comment>unit, fleet, army</comment>
        <translation>%1 vertreibt %2, die den Konvoi für %3 führen sollte.</translation>
    </message>
    <message>
        <source>Even with its convoy it would be kept out by %1.</source>
        <comment>units</comment>
        <translation>Auch mit ihrem Konvoi käme sie wegen %1 nicht hinein.</translation>
    </message>
    <message>
        <source>That takes the help of %1.</source>
        <comment>orders or units</comment>
        <translation>Das geht nur mit der Hilfe von %1.</translation>
    </message>
    <message>
        <source>Otherwise the convoy would be disrupted by %1.</source>
        <comment>units</comment>
        <translation>Sonst wäre der Konvoi durch %1 gerissen.</translation>
    </message>
    <message>
        <source>It would have ended otherwise if the support of %1 had not been cut.</source>
        <comment>units</comment>
        <translation>Es wäre anders ausgegangen, wenn die Unterstützung durch %1 nicht unterbrochen worden wäre.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3.</source>
        <translation>%1 prallt ab: Die Stärke %4 ist gleich der Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 prallt ab: Die Stärke %4 ist gleich der Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation>%1 prallt ab: Die Stärke %4 ist gleich der Sperrstärke %5 von %3; diese zählt, obwohl %9 vertrieben wird.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3.</source>
        <translation>%1 scheitert: Die Stärke %4 ist kleiner als die Sperrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its strength %4 equals the defend strength %5 of %3.</source>
        <translation>%1 scheitert am Gegenzug: Die Stärke %4 ist gleich der Abwehrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its strength %4 is below the defend strength %5 of %3.</source>
        <translation>%1 scheitert am Gegenzug: Die Stärke %4 ist kleiner als die Abwehrstärke %5 von %3.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 would exceed the defend strength %5 of %3, but no power dislodges its own unit.</source>
        <translation>%1 scheitert: Die Stärke %4 wäre größer als die Abwehrstärke %5 von %3, aber keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6, and no power dislodges its own unit.</source>
        <translation>%1 scheitert: %9 wird von %6 in %2 festgehalten, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 would exceed the hold strength %5 of %9, but no power dislodges its own unit.</source>
        <translation>%1 scheitert: Die Stärke %4 wäre größer als die Haltestärke %5 von %9, aber keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: %9 is there.</source>
        <translation>%7 kann in %1 nicht aufbauen: Dort steht %9.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 so: such a unit cannot be there.</source>
        <translation>%7 kann %1 so nicht zurückgewinnen: Eine solche Einheit kann dort nicht stehen.</translation>
    </message>
    <message>
        <source>%7 cannot build that in %1: such a unit cannot be there.</source>
        <translation>%7 kann das nicht aufbauen: In %1 kann eine solche Einheit nicht stehen.</translation>
    </message>
    <message>
        <source>%7 has more units than centres, so a Flying Dutchman is among them; as no disband was ordered, it loses by rule its unit in %1.</source>
        <translation>%7 hat mehr Einheiten als Zentren, also ist ein Fliegender Holländer darunter; da kein Abbau befohlen wurde, geht nach der Regel die Einheit in %1 verloren.</translation>
    </message>
    <message>
        <source>%7 regains %1, and %8 is there: it takes %5 units, and %4 came.</source>
        <translation>%7 gewinnt %1 zurück, und %8 steht dort: Nötig sind %5 Einheiten, gekommen sind %4.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy and no fleet of its own power has a valid order to convoy it.</source>
        <translation>%8 zieht über Land, denn ihr Befehl verlangt keinen Konvoi, und keine Flotte der eigenen Macht hat einen gültigen Konvoibefehl für sie.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2, %3 against %4.</source>
        <comment>units, strengths</comment>
        <translation>%1 wird vertrieben durch %2, %3 gegen %4.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2: attack %3, defend %4.</source>
        <comment>unit, order, strengths</comment>
        <translation>%1 wird vertrieben durch %2: Angriff %3, Abwehr %4.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2: attack %3, hold %4.</source>
        <comment>unit, order, strengths</comment>
        <translation>%1 wird vertrieben durch %2: Angriff %3, Halten %4.</translation>
    </message>
    <message>
        <source>It would have ended otherwise if the support of %1 had not been cut by %2.</source>
        <comment>units</comment>
        <translation>Es wäre anders ausgegangen, wenn die Unterstützung durch %1 nicht durch %2 unterbrochen worden wäre.</translation>
    </message>
    <message>
        <source>The support of %1 would be cut if the convoy of %2 were not disrupted by %3.</source>
        <comment>units</comment>
        <translation>Die Unterstützung durch %1 wäre unterbrochen, wenn der Konvoi für %2 nicht durch %3 risse.</translation>
    </message>
    <message>
        <source>The dislodgement takes the help of %1.</source>
        <comment>orders or units</comment>
        <translation>Die Vertreibung gelingt nur mit der Hilfe von %1.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 scheitert: Die Stärke %4 ist kleiner als die Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 scheitert: Die Angriffsstärke %4 ist kleiner als die Sperrstärke %5 von %3, einem Zug der eigenen Macht.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: %8 is not attacked.</source>
        <translation>%1 ist nicht gerissen: %8 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.</source>
        <translation>%1 ist nicht gerissen: Die Angriffsstärke %5 von %3 ist nicht größer als die Haltestärke %4 von %8.</translation>
    </message>
    <message>
        <source>%1 is not disrupted although the attack strength %5 of %3 exceeds the hold strength %4 of %8: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 ist nicht gerissen, obwohl die Angriffsstärke %5 von %3 größer ist als die Haltestärke %4 von %8: Der Angriff gehört zu einem Konvoiparadox, in dem alle Einheiten halten.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 ist nicht gerissen: %3 ist ein Zug der eigenen Macht, und keine Macht vertreibt ihre eigene Einheit.</translation>
    </message>
    <message>
        <source>%1 is not disrupted, but %3 does not use it: it names another route.</source>
        <translation>%1 ist nicht gerissen, aber %3 nennt einen anderen Weg.</translation>
    </message>
    <message>
        <source>%1 is not disrupted, but the route of %3 is not whole: no matching convoy was ordered in %6.</source>
        <translation>%1 ist nicht gerissen, aber der Weg von %3 ist nicht vollständig: In %6 wurde kein passender Konvoi befohlen.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4: support against a unit of its own power does not count in an attack. That keeps it out.</source>
        <translation>%9 zieht auch dorthin und ist so stark wie dieser Angriff, %5 gegen %4: Unterstützung gegen eine Einheit der eigenen Macht zählt in einem Angriff nicht. Daran scheitert er.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and keeps it out: %5 against %4.</source>
        <translation>%9, von derselben Macht, zieht auch dorthin und lässt sie nicht hinein: %5 gegen %4.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres, so a Flying Dutchman was among them. By rule it loses the unit in %1.</source>
        <translation>%7 hatte mehr Einheiten als Versorgungszentren, also war ein Fliegender Holländer darunter. Nach der Regel geht die Einheit in %1 verloren.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it had no way to such a centre.</source>
        <comment>units</comment>
        <translation>Vor dem Abbau von %1 hatte sie keinen Weg zu einem solchen Zentrum.</translation>
    </message>
    <message>
        <source>%8 needs %4 move to get to %2, the nearest home centre of its power.</source>
        <translation>%8 braucht %4 Zug nach %2, dem nächsten Heimatzentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%8 needs %4 moves to get to %2, the nearest home centre of its power.</source>
        <translation>%8 braucht %4 Züge nach %2, dem nächsten Heimatzentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%8 is %4 province away from %2, the nearest home centre of its power.</source>
        <translation>%8 ist %4 Provinz von %2 entfernt, dem nächsten Heimatzentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%8 is %4 provinces away from %2, the nearest home centre of its power.</source>
        <translation>%8 ist %4 Provinzen von %2 entfernt, dem nächsten Heimatzentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%8 is %4 province away from %2, the nearest supply centre of its power.</source>
        <translation>%8 ist %4 Provinz von %2 entfernt, dem nächsten Versorgungszentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>%8 is %4 provinces away from %2, the nearest supply centre of its power.</source>
        <translation>%8 ist %4 Provinzen von %2 entfernt, dem nächsten Versorgungszentrum ihrer Macht.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it needed %2 move.</source>
        <comment>units, number</comment>
        <translation>Vor dem Abbau von %1 brauchte sie %2 Zug.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it needed %2 moves.</source>
        <comment>units, number</comment>
        <translation>Vor dem Abbau von %1 brauchte sie %2 Züge.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it was %2 province away.</source>
        <comment>units, number</comment>
        <translation>Vor dem Abbau von %1 war sie %2 Provinz entfernt.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it was %2 provinces away.</source>
        <comment>units, number</comment>
        <translation>Vor dem Abbau von %1 war sie %2 Provinzen entfernt.</translation>
    </message>
    <message>
        <source>The convoy of %1 is disrupted by %2.</source>
        <comment>unit, units</comment>
        <translation>Der Konvoi für %1 reißt durch %2.</translation>
    </message>
    <message>
        <source>%1 is given although %3 dislodges %8 (attack %5, hold %4): an attack from the province at which a support is directed does not cut it.</source>
        <translation>%1 gilt, obwohl %3 %8 vertreibt (Angriff %5, Halten %4): Ein Angriff aus der Provinz, gegen die sich eine Unterstützung richtet, unterbricht sie nicht.</translation>
    </message>
    <message>
        <source>%1 is not disrupted although %3 dislodges %8 (attack %5, hold %4): without the convoyed army %8 would not be dislodged.</source>
        <translation>%1 ist nicht gerissen, obwohl %3 %8 vertreibt (Angriff %5, Halten %4): Ohne die Armee im Konvoi würde %8 nicht vertrieben.</translation>
    </message>
    <message>
        <source>%9 dislodges it, %5 against %4, but comes from the province at which the support is directed. Under these rules that does not cut it.</source>
        <translation>%9 vertreibt sie, %5 gegen %4, kommt aber aus der Provinz, gegen die sich die Unterstützung richtet. Nach diesen Regeln unterbricht das die Unterstützung nicht.</translation>
    </message>
    <message>
        <source>%9 dislodges it, %5 against %4, but the convoy counts: without the convoyed army it would not be dislodged.</source>
        <translation>%9 vertreibt sie, %5 gegen %4, aber der Konvoi zählt: Ohne die Armee im Konvoi würde sie nicht vertrieben.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if one of these had held: %1.</source>
        <comment>units</comment>
        <translation>Es wäre auch anders ausgegangen, wenn eine dieser Einheiten gehalten hätte: %1.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if %1 had held.</source>
        <comment>unit</comment>
        <translation>Es wäre auch anders ausgegangen, wenn %1 gehalten hätte.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 exceeds its hold strength %4, but that attack is stopped by %6.</source>
        <translation>%1 bleibt: Die Angriffsstärke %5 von %3 ist größer als die Haltestärke %4, aber dieser Angriff wird von %6 aufgehalten.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attack strength %5 of %3 exceeds the hold strength %4 of %8, but that attack is stopped by %6.</source>
        <translation>%1 ist nicht gerissen: Die Angriffsstärke %5 von %3 ist größer als die Haltestärke %4 von %8, aber dieser Angriff wird von %6 aufgehalten.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but is kept out by %6.</source>
        <translation>%9 greift sie an und ist stärker, %5 gegen %4, wird aber von %6 ferngehalten.</translation>
    </message>
    <message>
        <source>As far away: %1. Fleets are removed before armies.</source>
        <translation>Gleich weit entfernt: %1. Flotten werden vor Armeen abgebaut.</translation>
    </message>
    <message>
        <source>does not count</source>
        <comment>verdict on an order beside another of the unit</comment>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>Otherwise it would be dislodged by %1.</source>
        <comment>units</comment>
        <translation>Sonst würde sie durch %1 vertrieben.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if %1 and one of these had held: %2.</source>
        <comment>units</comment>
        <translation>Es wäre auch anders ausgegangen, wenn %1 und eine dieser Einheiten gehalten hätten: %2.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if both %1 and %2 had held.</source>
        <comment>units</comment>
        <translation>Es wäre auch anders ausgegangen, wenn %1 und %2 beide gehalten hätten.</translation>
    </message>
    <message>
        <source>page %1</source>
        <comment>of a rulebook</comment>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Otherwise it would be kept out by %1.</source>
        <comment>unit</comment>
        <translation>Sonst würde sie durch %1 ferngehalten.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and its attack is not stronger, %4 against %5: support against a unit of its own power does not count in an attack.</source>
        <translation>Sie trifft frontal auf %9, und ihr Angriff ist nicht stärker, %4 gegen %5: Unterstützung gegen eine Einheit der eigenen Macht zählt in einem Angriff nicht.</translation>
    </message>
    <message>
        <source>Next in line: %1, which has no such way.</source>
        <comment>unit</comment>
        <translation>Als Nächstes käme %1, ohne einen solchen Weg.</translation>
    </message>
    <message>
        <source>Next in line: %1, which is in such a centre.</source>
        <comment>unit</comment>
        <translation>Als Nächstes käme %1, selbst auf einem solchen Zentrum.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 move away.</source>
        <comment>unit, number</comment>
        <translation>Als Nächstes käme %1, %2 Zug entfernt.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 moves away.</source>
        <comment>unit, number</comment>
        <translation>Als Nächstes käme %1, %2 Züge entfernt.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 province away.</source>
        <comment>unit, number</comment>
        <translation>Als Nächstes käme %1, %2 Provinz entfernt.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 provinces away.</source>
        <comment>unit, number</comment>
        <translation>Als Nächstes käme %1, %2 Provinzen entfernt.</translation>
    </message>
    <message>
        <source>It supports into a province that is not next to it.</source>
        <translation>Ihre Unterstützung gilt einer Provinz, die nicht an sie grenzt.</translation>
    </message>
    <message>
        <source>%1&apos;s army</source>
        <comment>power</comment>
        <translation>Armee (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet</source>
        <comment>power</comment>
        <translation>Flotte (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Armee %2 (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Flotte %2 (%1)</translation>
    </message>
</context>
<context>
    <name>chancery::Workspace</name>
    <message>
        <source>begin variations</source>
        <translation>Varianten beginnen</translation>
    </message>
</context>
<context>
    <name>chancery::WritingPage</name>
    <message>
        <source>Choose a unit on the board first.</source>
        <translation>Zuerst eine Einheit auf dem Brett wählen.</translation>
    </message>
    <message>
        <source>Nothing is copied that could be pasted.</source>
        <translation>Es ist nichts kopiert, was eingefügt werden könnte.</translation>
    </message>
    <message>
        <source>Not entered for %1: %2</source>
        <comment>power, letters that were typed</comment>
        <translation>Nicht eingetragen für %1: %2</translation>
    </message>
    <message>
        <source>Type the order for this row, or click it on the board.</source>
        <translation>Den Befehl für diese Zeile tippen oder auf dem Brett anklicken.</translation>
    </message>
</context>
<context>
    <name>chancery::WrittenSheet</name>
    <message>
        <source>This order sheet is too long to be shown as text.</source>
        <translation>Dieser Befehlszettel ist zu lang, um als Text gezeigt zu werden.</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Befehle: %1</translation>
    </message>
</context>
</TS>
