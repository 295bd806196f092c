<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActionNotes</name>
    <message>
        <source>This phase has no results yet.</source>
        <translation>Cette phase n’a pas encore de résultats.</translation>
    </message>
    <message>
        <source>No movement orders are being written.</source>
        <translation>Aucun ordre de mouvement n’est en cours d’écriture.</translation>
    </message>
    <message>
        <source>No builds or removals are being written.</source>
        <translation>Aucune construction, aucun retrait n’est en cours d’écriture.</translation>
    </message>
    <message>
        <source>The first phase is shown.</source>
        <translation>La première phase est affichée.</translation>
    </message>
    <message>
        <source>The current phase is shown.</source>
        <translation>La phase en cours est affichée.</translation>
    </message>
    <message>
        <source>No orders are being written.</source>
        <translation>Aucun ordre n’est en cours d’écriture.</translation>
    </message>
    <message>
        <source>The audience window does not show this game.</source>
        <translation>La fenêtre du public ne montre pas cette partie.</translation>
    </message>
    <message>
        <source>The clock has no stage now.</source>
        <translation>L’horloge n’est à aucune étape.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>The rules of this game count no victory points.</source>
        <translation>Les règles de cette partie ne comptent pas de points de victoire.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>No retreats or removals are being written.</source>
        <translation>Aucune retraite, aucun retrait n’est en cours d’écriture.</translation>
    </message>
    <message>
        <source>No result is selected.</source>
        <translation>Aucun résultat n’est sélectionné.</translation>
    </message>
    <message>
        <source>No retreats are being written.</source>
        <translation>Aucune retraite n’est en cours d’écriture.</translation>
    </message>
    <message>
        <source>The game has no such power.</source>
        <translation>La partie n’a pas cette puissance.</translation>
    </message>
    <message>
        <source>No line has several meanings.</source>
        <translation>Aucune ligne n’a plusieurs sens.</translation>
    </message>
    <message>
        <source>No fight is left to choose.</source>
        <translation>Il ne reste aucun combat à choisir.</translation>
    </message>
    <message>
        <source>No fight was shown.</source>
        <translation>Aucun combat n’a été montré.</translation>
    </message>
    <message>
        <source>No orders are being read.</source>
        <translation>Aucun ordre n’est en train d’être lu.</translation>
    </message>
    <message>
        <source>The players have seen no results yet.</source>
        <translation>Les joueurs n’ont encore vu aucun résultat.</translation>
    </message>
    <message>
        <source>The start page is shown.</source>
        <translation>La page d’accueil est affichée.</translation>
    </message>
    <message>
        <source>Nothing is left to reveal in this phase.</source>
        <translation>Il ne reste rien à révéler dans cette phase.</translation>
    </message>
    <message>
        <source>Console and audience window do not each fill a display.</source>
        <translation>La console et la fenêtre du public ne remplissent pas chacune un écran.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>Il n’y a encore rien à montrer sur cette diapositive.</translation>
    </message>
    <message>
        <source>This program was built without speech.</source>
        <translation>Ce programme a été compilé sans synthèse vocale.</translation>
    </message>
    <message>
        <source>This stage has no end.</source>
        <translation>Cette étape n’a pas de fin.</translation>
    </message>
    <message>
        <source>The start page is in the place of the game.</source>
        <translation>La page d’accueil est affichée à la place de la partie.</translation>
    </message>
    <message>
        <source>An earlier phase is shown.</source>
        <translation>Une phase antérieure est affichée.</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Indisponible pour le moment.</translation>
    </message>
    <message>
        <source>No coin is to be tossed now.</source>
        <translation>Pas de pile ou face pour le moment.</translation>
    </message>
    <message>
        <source>No time of day was agreed for the end of this game.</source>
        <translation>Aucune heure de fin n’a été convenue pour cette partie.</translation>
    </message>
    <message>
        <source>Units, centres and places agree.</source>
        <translation>Unités, centres et emplacements concordent.</translation>
    </message>
    <message>
        <source>The rules of this game have no Committee.</source>
        <translation>Les règles de cette partie n’ont pas de Comité.</translation>
    </message>
    <message>
        <source>Nothing is selected on the officers&apos; page that this applies to.</source>
        <translation>Rien de ce qui est sélectionné sur la page du bureau ne s’y prête.</translation>
    </message>
    <message>
        <source>No conference is being held.</source>
        <translation>Aucune conférence n’est en cours.</translation>
    </message>
    <message>
        <source>No power is lost for which these rules have insurrections.</source>
        <translation>Aucune puissance perdue n’a droit à une insurrection selon ces règles.</translation>
    </message>
    <message>
        <source>Nothing is covered that could be moved.</source>
        <translation>Rien de masqué ne peut être déplacé.</translation>
    </message>
    <message>
        <source>This window is not on a display that shows the audience window.</source>
        <translation>Cette fenêtre n’est pas sur un écran qui montre la fenêtre du public.</translation>
    </message>
    <message>
        <source>No province that the players see is chosen.</source>
        <translation>Aucune province visible par les joueurs n’est choisie.</translation>
    </message>
    <message>
        <source>The order of speakers is drawn already; now they speak.</source>
        <translation>L’ordre de parole est déjà tiré&#xa0;; place aux discours.</translation>
    </message>
    <message>
        <source>No speaker is waiting: draw the order of speakers first.</source>
        <translation>Personne n’attend la parole&#xa0;: tirez d’abord l’ordre de parole.</translation>
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
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation>&amp;Ordres</translation>
    </message>
    <message>
        <source>Playbac&amp;k</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projecteur</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo the last change, including a resolution</source>
        <translation>Annuler le dernier changement, même une résolution</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Rétablir le changement annulé</translation>
    </message>
    <message>
        <source>Edit the &amp;position…</source>
        <translation>Modifier la &amp;position…</translation>
    </message>
    <message>
        <source>Change the phase, units and centres of the current position</source>
        <translation>Changer la phase, les unités et les centres de la position actuelle</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Start a game from the starting position</source>
        <translation>Commencer une partie depuis la position de départ</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>Composer &amp;une position…</translation>
    </message>
    <message>
        <source>Start a game from a position that you set up</source>
        <translation>Commencer une partie depuis une position que vous composez</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple game</source>
        <translation>Ouvrir la partie d’e&amp;xemple</translation>
    </message>
    <message>
        <source>Open the sample game from the rulebook</source>
        <translation>Ouvrir la partie d’exemple du livret de règles</translation>
    </message>
    <message>
        <source>New win&amp;dow</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Open a second window for another game</source>
        <translation>Ouvrir une deuxième fenêtre pour une autre partie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Parties &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Enregistrer la partie sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>Exporter une i&amp;mage…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close all windows and quit</source>
        <translation>Fermer toutes les fenêtres et quitter</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>Fermer &amp;la fenêtre</translation>
    </message>
    <message>
        <source>Close this game; closing the last window quits the program</source>
        <translation>Fermer cette partie&#xa0;; fermer la dernière fenêtre quitte le programme</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>How to &amp;type orders</source>
        <translation>Comment &amp;saisir les ordres</translation>
    </message>
    <message>
        <source>The notations that Chancery reads</source>
        <translation>Les notations que Chancery comprend</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>What the symbols on the board mean</source>
        <translation>Ce que signifient les signes de la carte</translation>
    </message>
    <message>
        <source>&amp;About Chancery</source>
        <translation>À &amp;propos de Chancery</translation>
    </message>
    <message>
        <source>Version, licence and credits</source>
        <translation>Version, licence et remerciements</translation>
    </message>
    <message>
        <source>&amp;Type orders</source>
        <translation>Saisir les &amp;ordres</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>&amp;Tenir</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, holds; so does one you double-click</source>
        <translation>L’unité sélectionnée, ou celle sous le pointeur, tient&#xa0;; un double-clic sur une unité fait de même</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Se &amp;déplacer</translation>
    </message>
    <message>
        <source>The selected unit moves to the province you click next</source>
        <translation>L’unité sélectionnée va dans la province où vous cliquez ensuite</translation>
    </message>
    <message>
        <source>&amp;Support</source>
        <translation>&amp;Soutenir</translation>
    </message>
    <message>
        <source>The selected unit supports the unit you click next</source>
        <translation>L’unité sélectionnée soutient l’unité sur laquelle vous cliquez ensuite</translation>
    </message>
    <message>
        <source>&amp;Convoy</source>
        <translation>Convo&amp;yer</translation>
    </message>
    <message>
        <source>The selected fleet convoys the army you click next</source>
        <translation>La flotte sélectionnée convoie l’armée sur laquelle vous cliquez ensuite</translation>
    </message>
    <message>
        <source>&amp;Disband</source>
        <translation>Disso&amp;udre</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, disbands</source>
        <translation>L’unité sélectionnée, ou celle sous le pointeur, est dissoute</translation>
    </message>
    <message>
        <source>Build an &amp;army</source>
        <translation>&amp;Construire une armée</translation>
    </message>
    <message>
        <source>Build an army in the selected centre</source>
        <translation>Construire une armée dans le centre sélectionné</translation>
    </message>
    <message>
        <source>Build a &amp;fleet</source>
        <translation>Construire une &amp;flotte</translation>
    </message>
    <message>
        <source>Build a fleet in the selected centre</source>
        <translation>Construire une flotte dans le centre sélectionné</translation>
    </message>
    <message>
        <source>&amp;Waive a build</source>
        <translation>Re&amp;noncer à construire</translation>
    </message>
    <message>
        <source>Waive one build of the selected centre&apos;s power</source>
        <translation>La puissance du centre sélectionné renonce à une construction</translation>
    </message>
    <message>
        <source>C&amp;lear the order</source>
        <translation>Effacer &amp;l’ordre</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit</source>
        <translation>Supprimer l’ordre de l’unité sélectionnée</translation>
    </message>
    <message>
        <source>Ste&amp;p back</source>
        <translation>Re&amp;venir d’un pas</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>Resolve the phase and play the results here</source>
        <translation>Résoudre la phase et montrer les résultats ici</translation>
    </message>
    <message>
        <source>Choose where each dislodged unit retreats</source>
        <translation>Choisir où se replie chaque unité délogée</translation>
    </message>
    <message>
        <source>Choose each power&apos;s builds and removals</source>
        <translation>Choisir les constructions et les retraits de chaque puissance</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>Proc&amp;haine phase</translation>
    </message>
    <message>
        <source>Start the next phase</source>
        <translation>Commencer la phase suivante</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the resolution</source>
        <translation>&amp;Annuler la résolution</translation>
    </message>
    <message>
        <source>Return to the orders, so that they can be changed</source>
        <translation>Revenir aux ordres, pour pouvoir les changer</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>Show the players the board in the audience window</source>
        <translation>Montrer la carte aux joueurs dans la fenêtre du public</translation>
    </message>
    <message>
        <source>Present on &amp;display</source>
        <translation>Présenter sur l’écr&amp;an</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Révéler</translation>
    </message>
    <message>
        <source>Resolve if needed and show the players the results</source>
        <translation>Résoudre si besoin et montrer les résultats aux joueurs</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>&amp;Noircir</translation>
    </message>
    <message>
        <source>Show the players nothing</source>
        <translation>Ne rien montrer aux joueurs</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>Fig&amp;er</translation>
    </message>
    <message>
        <source>Keep the picture that the players see now</source>
        <translation>Garder l’image que les joueurs voient maintenant</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Play or pause the reveal</source>
        <translation>Lancer la révélation ou la mettre en pause</translation>
    </message>
    <message>
        <source>Next &amp;beat</source>
        <translation>Séquence &amp;suivante</translation>
    </message>
    <message>
        <source>Pr&amp;evious beat</source>
        <translation>Séquence &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Skip to the end</source>
        <translation>Aller à la &amp;fin</translation>
    </message>
    <message>
        <source>Show the resulting position</source>
        <translation>Montrer la position qui en résulte</translation>
    </message>
    <message>
        <source>Repl&amp;ay</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Play the reveal from the beginning</source>
        <translation>Reprendre la révélation depuis le début</translation>
    </message>
    <message>
        <source>Orders as a &amp;diagram</source>
        <translation>Sché&amp;ma des ordres</translation>
    </message>
    <message>
        <source>Show all orders and results at once</source>
        <translation>Montrer d’un coup tous les ordres et tous les résultats</translation>
    </message>
    <message>
        <source>&amp;First phase</source>
        <translation>P&amp;remière phase</translation>
    </message>
    <message>
        <source>Show the first phase of the game</source>
        <translation>Montrer la première phase de la partie</translation>
    </message>
    <message>
        <source>&amp;Previous phase</source>
        <translation>Phase &amp;précédente</translation>
    </message>
    <message>
        <source>Show the previous phase</source>
        <translation>Montrer la phase précédente</translation>
    </message>
    <message>
        <source>F&amp;ollowing phase</source>
        <translation>Phase &amp;suivante</translation>
    </message>
    <message>
        <source>Show the following phase</source>
        <translation>Montrer la phase suivante</translation>
    </message>
    <message>
        <source>C&amp;urrent phase</source>
        <translation>Phase en &amp;cours</translation>
    </message>
    <message>
        <source>Show the phase being played</source>
        <translation>Montrer la phase que l’on joue</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Enlarge the board</source>
        <translation>Agrandir la carte</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Shrink the board</source>
        <translation>Réduire la carte</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Carte &amp;entière</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <translation>Ajuster la carte à la fenêtre</translation>
    </message>
    <message>
        <source>Names where they &amp;fit</source>
        <translation>&amp;Noms selon la place</translation>
    </message>
    <message>
        <source>Full &amp;names</source>
        <translation>N&amp;oms complets</translation>
    </message>
    <message>
        <source>Show the names of the provinces</source>
        <translation>Afficher les noms des provinces</translation>
    </message>
    <message>
        <source>&amp;Codes</source>
        <translation>&amp;Codes</translation>
    </message>
    <message>
        <source>Show the three-letter codes of the provinces</source>
        <translation>Afficher les codes à trois lettres des provinces</translation>
    </message>
    <message>
        <source>No &amp;labels</source>
        <translation>&amp;Sans noms</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Cacher les noms</translation>
    </message>
    <message>
        <source>Order &amp;arrows</source>
        <translation>&amp;Flèches des ordres</translation>
    </message>
    <message>
        <source>Draw the orders on the board</source>
        <translation>Dessiner les ordres sur la carte</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation>Thème c&amp;lair</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Texte sombre sur fond clair</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Thème so&amp;mbre</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Texte clair sur fond sombre</translation>
    </message>
    <message>
        <source>&amp;System theme</source>
        <translation>Thème du s&amp;ystème</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation>Suivre le réglage du système</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écr&amp;an</translation>
    </message>
    <message>
        <source>Fill the whole display</source>
        <translation>Remplir tout l’écran</translation>
    </message>
    <message>
        <source>Ru&amp;les…</source>
        <translation>Rè&amp;gles…</translation>
    </message>
    <message>
        <source>Choose this game&apos;s rulebook and house rules</source>
        <translation>Choisir le règlement et les règles maison de cette partie</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Ho&amp;rloge</translation>
    </message>
    <message>
        <source>Start or stop the clock of this stage</source>
        <translation>Lancer ou arrêter l’horloge de cette étape</translation>
    </message>
    <message>
        <source>Add a &amp;minute</source>
        <translation>&amp;Ajouter une minute</translation>
    </message>
    <message>
        <source>Give the players another minute</source>
        <translation>Donner une minute de plus aux joueurs</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>Étape suiva&amp;nte</translation>
    </message>
    <message>
        <source>End this stage early</source>
        <translation>Terminer cette étape avant l’heure</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>D&amp;urées…</translation>
    </message>
    <message>
        <source>Choose how long each stage lasts</source>
        <translation>Choisir la durée de chaque étape</translation>
    </message>
    <message>
        <source>Show the players the &amp;clock</source>
        <translation>&amp;Montrer l’horloge aux joueurs</translation>
    </message>
    <message>
        <source>Show the clock in the audience window</source>
        <translation>Montrer l’horloge dans la fenêtre du public</translation>
    </message>
    <message>
        <source>Language, theme, labels, colours, animation, projector display</source>
        <translation>Langue, thème, noms, couleurs, animation, écran du projecteur</translation>
    </message>
    <message>
        <source>&amp;Award points…</source>
        <translation>Attribuer &amp;des points…</translation>
    </message>
    <message>
        <source>Give a power victory points, where the rules count them</source>
        <translation>Donner des points de victoire à une puissance, si les règles en comptent</translation>
    </message>
    <message>
        <source>Choose the next &amp;fight…</source>
        <translation>Choisir le prochain &amp;combat…</translation>
    </message>
    <message>
        <source>Choose which of the remaining fights is shown next</source>
        <translation>Choisir lequel des combats restants vient ensuite</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>L&amp;ente</translation>
    </message>
    <message>
        <source>Play at half speed</source>
        <translation>Lecture à demi-vitesse</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation>Lecture à vitesse normale</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>Play at double speed</source>
        <translation>Lecture à double vitesse</translation>
    </message>
    <message>
        <source>B&amp;oard</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Show the players the board</source>
        <translation>Montrer la carte aux joueurs</translation>
    </message>
    <message>
        <source>Centre &amp;tally</source>
        <translation>&amp;Décompte des centres</translation>
    </message>
    <message>
        <source>Show the players how many centres each power owns, and what changed</source>
        <translation>Montrer aux joueurs combien de centres a chaque puissance, et ce qui a changé</translation>
    </message>
    <message>
        <source>Centres o&amp;ver the years</source>
        <translation>Centres au &amp;fil des ans</translation>
    </message>
    <message>
        <source>Show the players the centres of all years as a chart</source>
        <translation>Montrer aux joueurs un graphique des centres de toutes les années</translation>
    </message>
    <message>
        <source>What &amp;changed this year</source>
        <translation>C&amp;hangements de l’année</translation>
    </message>
    <message>
        <source>Show the players this year&apos;s centres won and lost and units dislodged</source>
        <translation>Montrer aux joueurs les centres gagnés et perdus et les unités délogées cette année</translation>
    </message>
    <message>
        <source>&amp;Next slide</source>
        <translation>Diapositive &amp;suivante</translation>
    </message>
    <message>
        <source>Show one slide after another between phases, without interrupting a reveal</source>
        <translation>Montrer une diapositive après l’autre entre les phases, sans interrompre une révélation</translation>
    </message>
    <message>
        <source>Duration of eac&amp;h slide</source>
        <translation>Durée par diapositi&amp;ve</translation>
    </message>
    <message>
        <source>Type the orders of the selected power, unit by unit</source>
        <translation>Saisir les ordres de la puissance sélectionnée, unité par unité</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>Échan&amp;ger les écrans</translation>
    </message>
    <message>
        <source>Exchange the displays of the console and the audience window</source>
        <translation>Échanger les écrans de la console et de la fenêtre du public</translation>
    </message>
    <message>
        <source>Report as &amp;text…</source>
        <translation>Rapport en &amp;texte…</translation>
    </message>
    <message>
        <source>Copy or save the orders and results of the phase shown, in one of three styles</source>
        <translation>Copier ou enregistrer les ordres et résultats de la phase affichée, dans l’un de trois styles</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Export the re&amp;veal…</source>
        <translation>Exporter la ré&amp;vélation…</translation>
    </message>
    <message>
        <source>Save what the players have seen as pictures or as a video</source>
        <translation>Enregistrer ce que les joueurs ont vu, en images ou en vidéo</translation>
    </message>
    <message>
        <source>Save the board, or what the players see now, as PNG, SVG or PDF</source>
        <translation>Enregistrer la carte, ou ce que les joueurs voient maintenant, en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Ring a bell one minute before a stage ends, and when it ends</source>
        <translation>Faire sonner une cloche une minute avant la fin d’une étape, et à sa fin</translation>
    </message>
    <message>
        <source>S&amp;peech</source>
        <translation>&amp;Voix</translation>
    </message>
    <message>
        <source>Announce aloud that one minute is left and that time is up</source>
        <translation>Annoncer à voix haute qu’il reste une minute, et que le temps est écoulé</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Joueurs…</translation>
    </message>
    <message>
        <source>Names, lots, civil disorder and replacements</source>
        <translation>Noms, tirage au sort, désordre civil et remplaçants</translation>
    </message>
    <message>
        <source>&amp;Vote…</source>
        <translation>&amp;Vote…</translation>
    </message>
    <message>
        <source>Vote on a draw or a concession, as secretly as the rules require</source>
        <translation>Voter sur un match nul ou une victoire concédée, avec le secret que les règles exigent</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Scores…</translation>
    </message>
    <message>
        <source>Each player&apos;s score under every scoring system</source>
        <translation>Le score de chaque joueur selon chaque barème</translation>
    </message>
    <message>
        <source>&amp;Lots</source>
        <translation>Qui &amp;joue quoi</translation>
    </message>
    <message>
        <source>Show the players which powers they drew</source>
        <translation>Montrer aux joueurs les puissances qu’ils ont tirées</translation>
    </message>
    <message>
        <source>Result of the vot&amp;e</source>
        <translation>Résultat du v&amp;ote</translation>
    </message>
    <message>
        <source>Show the players the result of the last vote in this phase</source>
        <translation>Montrer aux joueurs le résultat du dernier vote de cette phase</translation>
    </message>
    <message>
        <source>R&amp;uling…</source>
        <translation>D&amp;écision…</translation>
    </message>
    <message>
        <source>Override the reading of an order, a result, a position or a centre&apos;s owner, with a reason</source>
        <translation>Imposer, avec un motif, la lecture d’un ordre, un résultat, une position ou le propriétaire d’un centre</translation>
    </message>
    <message>
        <source>&amp;Correct this phase…</source>
        <translation>Corriger cette p&amp;hase…</translation>
    </message>
    <message>
        <source>Change order sheets or rulings of the phase shown, with a list of what else would change</source>
        <translation>Changer des feuilles d’ordres ou des décisions de la phase affichée, avec la liste de tout ce qui changerait</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>&amp;Décisions…</translation>
    </message>
    <message>
        <source>All rulings made in this game, with their reasons</source>
        <translation>Toutes les décisions prises dans cette partie, avec leurs motifs</translation>
    </message>
    <message>
        <source>Reasons as a &amp;judge gives them</source>
        <translation>Raisons à la manière d’un &amp;juge</translation>
    </message>
    <message>
        <source>Give the reasons of results in order notation, with strengths and clauses</source>
        <translation>Donner les raisons des résultats en notation d’ordres, avec les forces et les articles</translation>
    </message>
    <message>
        <source>&amp;Show the players this phase</source>
        <translation>&amp;Montrer cette phase aux joueurs</translation>
    </message>
    <message>
        <source>Show the players the earlier phase that you are looking at</source>
        <translation>Montrer aux joueurs la phase antérieure que vous regardez</translation>
    </message>
    <message>
        <source>Play the next beat and hold; while a beat plays, go to its end</source>
        <translation>Jouer la séquence suivante puis s’arrêter&#xa0;; pendant une séquence, aller à sa fin</translation>
    </message>
    <message>
        <source>Go back to where the beat began, or the one before</source>
        <translation>Revenir au début de la séquence, ou à la précédente</translation>
    </message>
    <message>
        <source>S&amp;kip the reading of orders</source>
        <translation>Passer la lect&amp;ure des ordres</translation>
    </message>
    <message>
        <source>Go straight to the results</source>
        <translation>Aller droit aux résultats</translation>
    </message>
    <message>
        <source>&amp;Replay this fight slowly</source>
        <translation>Revoir ce combat au ralen&amp;ti</translation>
    </message>
    <message>
        <source>Play the fight just shown again at half speed</source>
        <translation>Rejouer à demi-vitesse le combat qui vient d’être montré</translation>
    </message>
    <message>
        <source>&amp;Board alone</source>
        <translation>Carte se&amp;ule</translation>
    </message>
    <message>
        <source>Hide everything round the board, or show it again</source>
        <translation>Cacher tout ce qui entoure la carte, ou l’afficher de nouveau</translation>
    </message>
    <message>
        <source>Sheet as te&amp;xt</source>
        <translation>Feuille en te&amp;xte</translation>
    </message>
    <message>
        <source>Show the order sheet as free text or unit by unit</source>
        <translation>Montrer la feuille d’ordres en texte libre ou unité par unité</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>Continue a recent game, or begin another</source>
        <translation>Continuer une partie récente, ou en commencer une autre</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Short pages about each part of an evening; opens at what you are using</source>
        <translation>De courtes pages sur chaque moment d’une soirée&#xa0;; s’ouvre sur ce que vous utilisez</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Envoyé à l’imprimante</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked, or leave a comparison</source>
        <translation>Revenir d’un pas dans l’ordre en cours de saisie, ou quitter une comparaison</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>Comparer &amp;avec…</translation>
    </message>
    <message>
        <source>Show on your board what changed between two phases, or leave it; also with Ctrl and a click on the line of phases</source>
        <translation>Montrer sur votre carte ce qui a changé entre deux phases, ou quitter la comparaison&#xa0;; aussi avec Ctrl et un clic sur la ligne des phases</translation>
    </message>
    <message>
        <source>Sheet recei&amp;ved</source>
        <translation>Feuille re&amp;çue</translation>
    </message>
    <message>
        <source>The selected power has handed in its order sheet, whatever is on it</source>
        <translation>La puissance sélectionnée a remis sa feuille d’ordres, quoi qu’il y soit écrit</translation>
    </message>
    <message>
        <source>Enter r&amp;etreats</source>
        <translation>Saisir l&amp;es retraites</translation>
    </message>
    <message>
        <source>Enter ad&amp;justments</source>
        <translation>Saisir les a&amp;justements</translation>
    </message>
    <message>
        <source>Fi&amp;nd anything…</source>
        <translation>Tout rec&amp;hercher…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Racco&amp;urcis clavier…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Changer les touches de toutes les actions</translation>
    </message>
    <message>
        <source>Expla&amp;in the result</source>
        <translation>Expl&amp;iquer le résultat</translation>
    </message>
    <message>
        <source>Go to &amp;its row</source>
        <translation>Aller à sa l&amp;igne</translation>
    </message>
    <message>
        <source>&amp;%1 Sheet of %2</source>
        <comment>number of the tab, power</comment>
        <translation>&amp;%1 Feuille&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sheet of a power</source>
        <translation>Feuille d’une puissance</translation>
    </message>
    <message>
        <source>Show the order sheet of this power; of a phase with results, its results</source>
        <translation>Montrer la feuille d’ordres de cette puissance&#xa0;; pour une phase résolue, ses résultats</translation>
    </message>
    <message>
        <source>Choose what a line means that can mean several things</source>
        <translation>Choisir le sens d’une ligne qui en a plusieurs</translation>
    </message>
    <message>
        <source>Sheet &amp;of power</source>
        <translation>Feuille de la &amp;puissance</translation>
    </message>
    <message>
        <source>Meanin&amp;g of the line</source>
        <translation>Sens de la li&amp;gne</translation>
    </message>
    <message>
        <source>Meaning &amp;1</source>
        <translation>Sens &amp;1</translation>
    </message>
    <message>
        <source>Meaning &amp;2</source>
        <translation>Sens &amp;2</translation>
    </message>
    <message>
        <source>Meaning &amp;3</source>
        <translation>Sens &amp;3</translation>
    </message>
    <message>
        <source>Meaning &amp;4</source>
        <translation>Sens &amp;4</translation>
    </message>
    <message>
        <source>Type the order of the selected unit, or read the reason for its result</source>
        <translation>Saisir l’ordre de l’unité sélectionnée, ou lire la raison de son résultat</translation>
    </message>
    <message>
        <source>Sa&amp;y how it was read</source>
        <translation>Dire ce qui est co&amp;mpris</translation>
    </message>
    <message>
        <source>Say how the order of the selected unit was understood</source>
        <translation>Dire comment l’ordre de l’unité sélectionnée a été compris</translation>
    </message>
    <message>
        <source>What can &amp;be done here</source>
        <translation>Actions possi&amp;bles ici</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order; so does a right click, with Ctrl even where it chooses the unit to help</source>
        <translation>Ouvrir le menu de l’unité, de la province ou de l’ordre sélectionné&#xa0;; un clic droit fait de même, avec Ctrl même là où il choisit l’unité à aider</translation>
    </message>
    <message>
        <source>the menu %1</source>
        <translation>le menu %1</translation>
    </message>
    <message>
        <source>Cop&amp;y the result</source>
        <translation>Cop&amp;ier le résultat</translation>
    </message>
    <message>
        <source>Copy the selected order with its result and the reason</source>
        <translation>Copier l’ordre sélectionné avec son résultat et la raison</translation>
    </message>
    <message>
        <source>S&amp;how on the board</source>
        <translation>Mon&amp;trer sur la carte</translation>
    </message>
    <message>
        <source>Bring the selected unit or province into view</source>
        <translation>Amener à l’écran l’unité ou la province sélectionnée</translation>
    </message>
    <message>
        <source>Undo s&amp;teps…</source>
        <translation>&amp;Modifications…</translation>
    </message>
    <message>
        <source>List all changes, and go back or forward to one of them</source>
        <translation>Lister tous les changements, et revenir ou avancer à l’un d’eux</translation>
    </message>
    <message>
        <source>Find an action, a province, a unit, a phase, a panel, a recent game, a test case or a setting</source>
        <translation>Trouver une action, une province, une unité, une phase, un panneau, une partie récente, un cas de test ou une préférence</translation>
    </message>
    <message>
        <source>Loc&amp;k panels</source>
        <translation>Fi&amp;xer les panneaux</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Disposition d’&amp;origine</translation>
    </message>
    <message>
        <source>Put all panels back in their first places and sizes</source>
        <translation>Remettre tous les panneaux à leur place et à leur taille d’origine</translation>
    </message>
    <message>
        <source>&amp;Toss of the coin…</source>
        <translation>Pile ou &amp;face…</translation>
    </message>
    <message>
        <source>Decide whom the neutral power joins, in two-player games</source>
        <translation>Décider à qui se joint la puissance neutre, dans les parties à deux</translation>
    </message>
    <message>
        <source>&amp;End at the agreed time…</source>
        <translation>Terminer à l’&amp;heure convenue…</translation>
    </message>
    <message>
        <source>End a short game, because the agreed time of day has come</source>
        <translation>Terminer une partie courte parce que l’heure convenue est arrivée</translation>
    </message>
    <message>
        <source>Toss of &amp;a coin</source>
        <translation>Pile o&amp;u face</translation>
    </message>
    <message>
        <source>Show the players whom the neutral power joins</source>
        <translation>Montrer aux joueurs à qui se joint la puissance neutre</translation>
    </message>
    <message>
        <source>Agreed en&amp;d…</source>
        <translation>Fi&amp;n convenue…</translation>
    </message>
    <message>
        <source>Change the last year or the time of day at which a short game ends</source>
        <translation>Changer la dernière année ou l’heure à laquelle finit une partie courte</translation>
    </message>
    <message>
        <source>&amp;Agreements on orders…</source>
        <translation>&amp;Accords sur les ordres…</translation>
    </message>
    <message>
        <source>Perpetual orders, and who may order units of other powers</source>
        <translation>Ordres permanents, et qui peut commander les unités d’autres puissances</translation>
    </message>
    <message>
        <source>&amp;Committee</source>
        <translation>&amp;Comité</translation>
    </message>
    <message>
        <source>Show the &amp;officers&apos; page</source>
        <translation>Montrer la page du &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Read a set-up…</source>
        <translation>&amp;Lire un modèle…</translation>
    </message>
    <message>
        <source>Read delegations, goals and their points from a file</source>
        <translation>Lire dans un fichier les délégations, les objectifs et leurs points</translation>
    </message>
    <message>
        <source>Give the delegations the goals that come with Chancery</source>
        <translation>Donner aux délégations les objectifs fournis avec Chancery</translation>
    </message>
    <message>
        <source>&amp;Delegations…</source>
        <translation>Déléga&amp;tions…</translation>
    </message>
    <message>
        <source>Name the two delegates of each delegation</source>
        <translation>Nommer les deux délégués de chaque délégation</translation>
    </message>
    <message>
        <source>&amp;Next speaker</source>
        <translation>&amp;Discours suivant</translation>
    </message>
    <message>
        <source>Give the next delegation its turn of the clock</source>
        <translation>Donner la parole à la délégation suivante et lancer son temps</translation>
    </message>
    <message>
        <source>&amp;Motion…</source>
        <translation>&amp;Motion…</translation>
    </message>
    <message>
        <source>Note a motion, such as a request for speeches</source>
        <translation>Noter une motion, par exemple une demande de discours</translation>
    </message>
    <message>
        <source>Motion c&amp;arried</source>
        <translation>Motion &amp;adoptée</translation>
    </message>
    <message>
        <source>Note that the selected motion is carried</source>
        <translation>Noter que la motion sélectionnée est adoptée</translation>
    </message>
    <message>
        <source>Motion &amp;failed</source>
        <translation>Motion &amp;rejetée</translation>
    </message>
    <message>
        <source>Note that the selected motion has failed</source>
        <translation>Noter que la motion sélectionnée est rejetée</translation>
    </message>
    <message>
        <source>&amp;Propose a goal…</source>
        <translation>Proposer &amp;un objectif…</translation>
    </message>
    <message>
        <source>File an achievement that a delegation proposes</source>
        <translation>Déposer un objectif proposé par une délégation</translation>
    </message>
    <message>
        <source>&amp;Judge the proposal…</source>
        <translation>&amp;Juger la proposition…</translation>
    </message>
    <message>
        <source>Allow or deny the selected proposal</source>
        <translation>Admettre ou refuser la proposition sélectionnée</translation>
    </message>
    <message>
        <source>A&amp;ward the goal…</source>
        <translation>A&amp;ccorder l’objectif…</translation>
    </message>
    <message>
        <source>Award the points of the selected goal</source>
        <translation>Attribuer les points de l’objectif sélectionné</translation>
    </message>
    <message>
        <source>Points &amp;lapse…</source>
        <translation>Point&amp;s caducs…</translation>
    </message>
    <message>
        <source>Take back points of the selected goal that no longer apply to a conquered power</source>
        <translation>Reprendre les points de l’objectif sélectionné qui ne valent plus pour une puissance conquise</translation>
    </message>
    <message>
        <source>&amp;Call a conference…</source>
        <translation>Convo&amp;quer une conférence…</translation>
    </message>
    <message>
        <source>Fill in the form of a new conference</source>
        <translation>Remplir le formulaire d’une nouvelle conférence</translation>
    </message>
    <message>
        <source>C&amp;hange the form…</source>
        <translation>Modifier le &amp;formulaire…</translation>
    </message>
    <message>
        <source>Conference beg&amp;ins</source>
        <translation>Début de la co&amp;nférence</translation>
    </message>
    <message>
        <source>Begin the selected conference, once every rule allows it</source>
        <translation>Ouvrir la conférence sélectionnée, dès que toutes les règles le permettent</translation>
    </message>
    <message>
        <source>Conference &amp;ends…</source>
        <translation>Fin d&amp;e la conférence…</translation>
    </message>
    <message>
        <source>File a &amp;treaty…</source>
        <translation>D&amp;époser un traité…</translation>
    </message>
    <message>
        <source>File a treaty with its parties and terms</source>
        <translation>Déposer un traité avec ses parties et ses clauses</translation>
    </message>
    <message>
        <source>Chan&amp;ge or sign…</source>
        <translation>Modifier ou si&amp;gner…</translation>
    </message>
    <message>
        <source>Change or sign the selected treaty</source>
        <translation>Modifier ou signer le traité sélectionné</translation>
    </message>
    <message>
        <source>Treaty &amp;broken…</source>
        <translation>Tra&amp;ité rompu…</translation>
    </message>
    <message>
        <source>Note that a delegation has broken the selected treaty</source>
        <translation>Noter qu’une délégation a rompu le traité sélectionné</translation>
    </message>
    <message>
        <source>&amp;Check of the table…</source>
        <translation>&amp;Vérifier le plateau…</translation>
    </message>
    <message>
        <source>What is wrong with the units on the board, and what the rulebook does about it</source>
        <translation>Ce qui ne va pas dans les unités sur le plateau, et ce que le règlement prévoit</translation>
    </message>
    <message>
        <source>Centres and po&amp;ints</source>
        <translation>Centres et po&amp;ints</translation>
    </message>
    <message>
        <source>Show the players centres and points, where the rules count points</source>
        <translation>Montrer aux joueurs les centres et les points, si les règles comptent des points</translation>
    </message>
    <message>
        <source>Spea&amp;kers</source>
        <translation>Ordre de paro&amp;le</translation>
    </message>
    <message>
        <source>Show the players who speaks when</source>
        <translation>Montrer aux joueurs qui parle quand</translation>
    </message>
    <message>
        <source>&amp;Your notes on the phase</source>
        <translation>Vos no&amp;tes sur la phase</translation>
    </message>
    <message>
        <source>Show the players your notes on the last phase that they have seen</source>
        <translation>Montrer aux joueurs vos notes sur la dernière phase qu’ils ont vue</translation>
    </message>
    <message>
        <source>A&amp;utomatic slides</source>
        <translation>Diapora&amp;ma automatique</translation>
    </message>
    <message>
        <source>&amp;Notes…</source>
        <translation>&amp;Notes…</translation>
    </message>
    <message>
        <source>&amp;Use the example set-up</source>
        <translation>Utiliser le modèle d’e&amp;xemple</translation>
    </message>
    <message>
        <source>Notes e&amp;xchanged</source>
        <translation>Messages éc&amp;hangés</translation>
    </message>
    <message>
        <source>Note that the delegates have exchanged notes, and start the countdown to the next exchange</source>
        <translation>Noter que les délégués ont échangé leurs messages, et lancer le compte à rebours jusqu’au prochain échange</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Insurrection</translation>
    </message>
    <message>
        <source>The selected unit is given up for the lost power whose home centre you click next</source>
        <translation>L’unité sélectionnée est sacrifiée pour la puissance perdue&#xa0;; cliquez ensuite sur un centre national de celle-ci</translation>
    </message>
    <message>
        <source>Limit for ever&amp;y power…</source>
        <translation>Limite &amp;par puissance…</translation>
    </message>
    <message>
        <source>Limit the points of the proposals allowed for each power</source>
        <translation>Limiter les points des propositions admises pour chaque puissance</translation>
    </message>
    <message>
        <source>End the conference that is held, and say how</source>
        <translation>Clore la conférence en cours, et dire comment</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>Varia&amp;ntes</translation>
    </message>
    <message>
        <source>L&amp;aboratory</source>
        <translation>La&amp;boratoire</translation>
    </message>
    <message>
        <source>New st&amp;udy</source>
        <translation>Nouvelle &amp;étude</translation>
    </message>
    <message>
        <source>Set up a position on an empty board, beside the game</source>
        <translation>Composer une position sur une carte vide, à côté de la partie</translation>
    </message>
    <message>
        <source>Study from the clip&amp;board</source>
        <translation>Étude depuis le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>Open what you have copied as a study: a study, a position, orders, a test case, a report</source>
        <translation>Ouvrir comme étude ce que vous avez copié&#xa0;: une étude, une position, des ordres, un cas de test, un rapport</translation>
    </message>
    <message>
        <source>Stu&amp;dy this phase</source>
        <translation>Ét&amp;udier cette phase</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study in its own window, beside the game</source>
        <translation>Ouvrir la phase de votre carte comme étude dans sa propre fenêtre, à côté de la partie</translation>
    </message>
    <message>
        <source>&amp;Open a study…</source>
        <translation>Ou&amp;vrir une étude…</translation>
    </message>
    <message>
        <source>Open a saved study in another window</source>
        <translation>Ouvrir une étude enregistrée dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Enregistrer l’étude</translation>
    </message>
    <message>
        <source>Save the study under another name</source>
        <translation>Enregistrer l’étude sous un autre nom</translation>
    </message>
    <message>
        <source>Close this study; the game stays open</source>
        <translation>Fermer cette étude&#xa0;; la partie reste ouverte</translation>
    </message>
    <message>
        <source>Choose the rulebook and house rules of this study</source>
        <translation>Choisir le règlement et les règles maison de cette étude</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked</source>
        <translation>Revenir d’un pas dans l’ordre en cours de saisie</translation>
    </message>
    <message>
        <source>Read why the order of the selected unit ended as it did</source>
        <translation>Lire pourquoi l’ordre de l’unité sélectionnée a donné ce résultat</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order</source>
        <translation>Ouvrir le menu de l’unité, de la province ou de l’ordre sélectionné</translation>
    </message>
    <message>
        <source>Res&amp;olve the paradox…</source>
        <translation>Résoudre le &amp;paradoxe…</translation>
    </message>
    <message>
        <source>Choose how a paradox is resolved that the rulebook leaves open</source>
        <translation>Choisir comment résoudre un paradoxe que le règlement laisse ouvert</translation>
    </message>
    <message>
        <source>Show the whole board, or only the part with the units again</source>
        <translation>Montrer toute la carte, ou de nouveau la seule partie où sont les unités</translation>
    </message>
    <message>
        <source>New &amp;variation</source>
        <translation>&amp;Nouvelle variante</translation>
    </message>
    <message>
        <source>Try other orders beside those of this line</source>
        <translation>Essayer d’autres ordres à côté de ceux de cette variante</translation>
    </message>
    <message>
        <source>Go on to the phase that follows this line</source>
        <translation>Passer à la phase qui suit cette variante</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <translation>&amp;Variante du dessus</translation>
    </message>
    <message>
        <source>Show the line above this one in the tree</source>
        <translation>Montrer la variante au-dessus de celle-ci dans l’arbre</translation>
    </message>
    <message>
        <source>Line &amp;below</source>
        <translation>Variante &amp;du dessous</translation>
    </message>
    <message>
        <source>Show the line below this one in the tree</source>
        <translation>Montrer la variante au-dessous de celle-ci dans l’arbre</translation>
    </message>
    <message>
        <source>Na&amp;me the line</source>
        <translation>No&amp;mmer la variante</translation>
    </message>
    <message>
        <source>Give this line a name</source>
        <translation>Donner un nom à cette variante</translation>
    </message>
    <message>
        <source>&amp;Comment on the line</source>
        <translation>Commenter &amp;la variante</translation>
    </message>
    <message>
        <source>Write what is to be said about this line</source>
        <translation>Écrire ce qu’il y a à dire de cette variante</translation>
    </message>
    <message>
        <source>&amp;Keep as it is</source>
        <translation>&amp;Garder telle quelle</translation>
    </message>
    <message>
        <source>Another order of this line begins a variation of it</source>
        <translation>Un autre ordre dans cette variante en commence une nouvelle</translation>
    </message>
    <message>
        <source>Make it the main &amp;line</source>
        <translation>En faire la &amp;principale</translation>
    </message>
    <message>
        <source>Put this line before its variations</source>
        <translation>Placer cette variante avant les autres</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <translation>&amp;Supprimer la variante</translation>
    </message>
    <message>
        <source>Remove this line and all that follows it</source>
        <translation>Supprimer cette variante et tout ce qui la suit</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Côte à côte</translation>
    </message>
    <message>
        <source>Show this line and the one that it is compared with on two boards</source>
        <translation>Montrer sur deux cartes cette variante et celle à laquelle on la compare</translation>
    </message>
    <message>
        <source>Remove the &amp;unit</source>
        <translation>&amp;Retirer l’unité</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation>modifier la position</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>vider la carte</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>position de départ</translation>
    </message>
    <message>
        <source>Set up by &amp;hand</source>
        <translation>&amp;Placer à la main</translation>
    </message>
    <message>
        <source>Put units and centres on the board, move and remove them, or leave that</source>
        <translation>Placer unités et centres sur la carte, les déplacer et les retirer, ou cesser de le faire</translation>
    </message>
    <message>
        <source>Turn &amp;army into fleet</source>
        <translation>Changer armée en &amp;flotte</translation>
    </message>
    <message>
        <source>The selected unit becomes a fleet, or an army</source>
        <translation>L’unité sélectionnée devient une flotte, ou une armée</translation>
    </message>
    <message>
        <source>O&amp;wn the centre</source>
        <translation>Attribuer le &amp;centre</translation>
    </message>
    <message>
        <source>Give the selected centre, or the one under the pointer, to the power in the tray, or to no power</source>
        <translation>Donner le centre sélectionné, ou celui sous le pointeur, à la puissance de la palette, ou à aucune</translation>
    </message>
    <message>
        <source>&amp;Dislodge</source>
        <translation>&amp;Déloger</translation>
    </message>
    <message>
        <source>The selected unit is dislodged by the unit that you click next; one that is dislodged returns</source>
        <translation>L’unité sélectionnée est délogée par l’unité sur laquelle vous cliquez ensuite&#xa0;; une unité délogée revient</translation>
    </message>
    <message>
        <source>&amp;Contested</source>
        <translation>Dispu&amp;tée</translation>
    </message>
    <message>
        <source>A standoff left the province under the pointer vacant, or did not</source>
        <translation>Une égalité a laissé vide la province sous le pointeur, ou non</translation>
    </message>
    <message>
        <source>Position as l&amp;ists…</source>
        <translation>Position en &amp;listes…</translation>
    </message>
    <message>
        <source>Change the units and centres of each power as lists</source>
        <translation>Changer les unités et les centres de chaque puissance sous forme de listes</translation>
    </message>
    <message>
        <source>&amp;Starting position</source>
        <translation>Positio&amp;n de départ</translation>
    </message>
    <message>
        <source>Put all units and centres where a game begins</source>
        <translation>Placer toutes les unités et tous les centres comme au début d’une partie</translation>
    </message>
    <message>
        <source>Clear the &amp;board</source>
        <translation>&amp;Vider la carte</translation>
    </message>
    <message>
        <source>Remove all units and owners</source>
        <translation>Retirer toutes les unités et tous les propriétaires</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit, or a unit that is set up</source>
        <translation>Supprimer l’ordre de l’unité sélectionnée, ou une unité placée à la main</translation>
    </message>
    <message>
        <source>Compare &amp;others with it</source>
        <translation>&amp;Y comparer les autres</translation>
    </message>
    <message>
        <source>Compare the lines that you show next with this one, and not each with the one that it varies</source>
        <translation>Comparer les variantes affichées ensuite à celle-ci, et non chacune à celle dont elle part</translation>
    </message>
    <message>
        <source>Librar&amp;y of cases</source>
        <translation>Recueil &amp;de cas</translation>
    </message>
    <message>
        <source>All test cases by chapter, motif, units, orders and rulebooks, and the self-test</source>
        <translation>Tous les cas de test par chapitre, motif, unités, ordres et règlements, et l’autotest</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>Explain the order of the selected unit, or all of them, and follow each reason by click</source>
        <translation>Expliquer l’ordre de l’unité sélectionnée, ou tous les ordres, et remonter chaque raison d’un clic</translation>
    </message>
    <message>
        <source>Show how the phase was decided, one step after the other</source>
        <translation>Montrer comment la phase a été résolue, étape par étape</translation>
    </message>
    <message>
        <source>List which other orders would turn the result of the selected unit</source>
        <translation>Lister les autres ordres qui changeraient le résultat de l’unité sélectionnée</translation>
    </message>
    <message>
        <source>Show the results of the phase under all rulebooks, side by side</source>
        <translation>Montrer côte à côte les résultats de la phase selon tous les règlements</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Pourquoi</translation>
    </message>
    <message>
        <source>&amp;Step through</source>
        <translation>Pas à pa&amp;s</translation>
    </message>
    <message>
        <source>What would &amp;turn this?</source>
        <translation>Comment l’&amp;inverser&#xa0;?</translation>
    </message>
    <message>
        <source>All &amp;rulebooks</source>
        <translation>&amp;Tous les règlements</translation>
    </message>
    <message>
        <source>&amp;Laboratory</source>
        <translation>&amp;Laboratoire</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that explains the chosen order</source>
        <translation>Ouvrir la phase de votre carte comme étude qui explique l’ordre choisi</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that shows how it is decided</source>
        <translation>Ouvrir la phase de votre carte comme étude qui montre comment elle est résolue</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that lists which other orders would turn the chosen result</source>
        <translation>Ouvrir la phase de votre carte comme étude qui liste les autres ordres qui changeraient le résultat choisi</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study with the results under all rulebooks</source>
        <translation>Ouvrir la phase de votre carte comme étude avec les résultats selon tous les règlements</translation>
    </message>
    <message>
        <source>Copied as one line: paste it into a chat, and from there back here</source>
        <translation>Copiée en une ligne&#xa0;: à coller dans une messagerie, et de là à recoller ici</translation>
    </message>
    <message>
        <source>Copied as text, as people post it</source>
        <translation>Copiée en texte, comme on le publie</translation>
    </message>
    <message>
        <source>Copied as a test case of jDip</source>
        <translation>Copiée en cas de test de jDip</translation>
    </message>
    <message>
        <source>The study as a &amp;handout</source>
        <translation>L’étude en &amp;feuille à distribuer</translation>
    </message>
    <message>
        <source>Co&amp;py as one line</source>
        <translation>Copier en &amp;une ligne</translation>
    </message>
    <message>
        <source>Copy the whole study as one line of text, for a chat</source>
        <translation>Copier toute l’étude en une ligne de texte, pour une messagerie</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Copy the line shown as text, as people post it: orders, results and commentary</source>
        <translation>Copier la variante affichée en texte, comme on le publie&#xa0;: ordres, résultats et commentaire</translation>
    </message>
    <message>
        <source>Copy as a test case of &amp;jDip</source>
        <translation>&amp;Copier en cas de test jDip</translation>
    </message>
    <message>
        <source>Copy the phase shown in the text form that other adjudicators read</source>
        <translation>Copier la phase affichée dans la forme de texte que lisent d’autres programmes de résolution</translation>
    </message>
    <message>
        <source>Copy the &amp;result</source>
        <translation>Copier le &amp;résultat</translation>
    </message>
    <message>
        <source>Save the board as PNG, SVG or PDF; the file can be opened as the study again</source>
        <translation>Enregistrer la carte en PNG, SVG ou PDF&#xa0;; le fichier peut se rouvrir comme étude</translation>
    </message>
    <message>
        <source>&amp;Clicks explain</source>
        <translation>&amp;Clic pour expliquer</translation>
    </message>
    <message>
        <source>A click on the board chooses what is explained and writes no order, or writes orders again</source>
        <translation>Un clic sur la carte choisit ce qui est expliqué et n’écrit aucun ordre, ou écrit de nouveau des ordres</translation>
    </message>
    <message>
        <source>&amp;Move windows away</source>
        <translation>&amp;Écarter les fenêtres</translation>
    </message>
    <message>
        <source>Move what is covered to a display that the players do not see</source>
        <translation>Déplacer ce qui est masqué sur un écran que les joueurs ne voient pas</translation>
    </message>
    <message>
        <source>Sho&amp;w this window anyway</source>
        <translation>Montrer &amp;quand même cette fenêtre</translation>
    </message>
    <message>
        <source>Show this window, also to the players, until the phase is over</source>
        <translation>Montrer cette fenêtre, y compris aux joueurs, jusqu’à la fin de la phase</translation>
    </message>
    <message>
        <source>Begin a &amp;game from here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Open the phase shown as the current one of a game, with its orders and the phases before it: to play on, or to reveal it to an audience</source>
        <translation>Ouvrir la phase affichée comme phase en cours d’une partie, avec ses ordres et les phases précédentes&#xa0;: pour continuer à jouer, ou la révéler à un public</translation>
    </message>
    <message>
        <source>Show the players the next of the slides that take turns</source>
        <translation>Montrer aux joueurs la prochaine des diapositives qui défilent</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Et si…</translation>
    </message>
    <message>
        <source>Try out other orders of the phase on your board. They stay in the file of the game, and the players never see them</source>
        <translation>Essayer d’autres ordres pour la phase de votre carte. Ils restent dans le fichier de la partie, et les joueurs ne les voient jamais</translation>
    </message>
    <message>
        <source>&amp;Variations in this game</source>
        <translation>&amp;Variantes de cette partie</translation>
    </message>
    <message>
        <source>Open as a study of its o&amp;wn</source>
        <translation>&amp;Ouvrir comme étude à part</translation>
    </message>
    <message>
        <source>Open a copy of these variations as a study, with a file of its own</source>
        <translation>Ouvrir une copie de ces variantes comme étude, dans son propre fichier</translation>
    </message>
    <message>
        <source>&amp;Present this line</source>
        <translation>&amp;Présenter cette variante</translation>
    </message>
    <message>
        <source>Show the audience the line shown as it is now, without the results of its last phase</source>
        <translation>Montrer au public la variante affichée telle qu’elle est, sans les résultats de sa dernière phase</translation>
    </message>
    <message>
        <source>Show the audience the results of what is presented</source>
        <translation>Montrer au public les résultats de ce qui est présenté</translation>
    </message>
    <message>
        <source>Remove all these variat&amp;ions</source>
        <translation>Supprimer toutes ces var&amp;iantes</translation>
    </message>
    <message>
        <source>Remove all that was tried out here from the file of the game</source>
        <translation>Supprimer du fichier de la partie tout ce qui a été essayé ici</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Enre&amp;gistrer une copie…</translation>
    </message>
    <message>
        <source>Save a copy in a form that other programs read: saved games, test cases, DFEN, orders, tables</source>
        <translation>Enregistrer une copie dans une forme que lisent d’autres programmes&#xa0;: parties enregistrées, cas de test, DFEN, ordres, tableaux</translation>
    </message>
    <message>
        <source>Keep the panels in their places, without a title bar of their own</source>
        <translation>Garder les panneaux à leur place, sans barre de titre</translation>
    </message>
    <message>
        <source>Every term of the rules, and the rulebooks clause by clause</source>
        <translation>Tous les termes des règles, et les règlements article par article</translation>
    </message>
    <message>
        <source>Next open &amp;question</source>
        <translation>&amp;Question suivante</translation>
    </message>
    <message>
        <source>Go to the next order that is missing, illegal, unclear or not understood</source>
        <translation>Aller au prochain ordre manquant, illégal, peu clair ou incompris</translation>
    </message>
    <message>
        <source>Show the agenda, goals, conferences and treaties in a panel</source>
        <translation>Montrer dans un panneau l’ordre du jour, les objectifs, les conférences et les traités</translation>
    </message>
    <message>
        <source>Paste &amp;orders</source>
        <translation>Coller des &amp;ordres</translation>
    </message>
    <message>
        <source>Write the orders that you have copied, of one power or of several</source>
        <translation>Écrire les ordres que vous avez copiés, d’une puissance ou de plusieurs</translation>
    </message>
    <message>
        <source>Begi&amp;n the speeches</source>
        <translation>Commencer les &amp;discours</translation>
    </message>
    <message>
        <source>St&amp;op after each step of a fight</source>
        <translation>S’arrêter à chaque temps &amp;d’un combat</translation>
    </message>
    <message>
        <source>Play the question, the count, the clash and the verdict of a fight one by one</source>
        <translation>Jouer un par un la question, le décompte, le choc et le verdict d’un combat</translation>
    </message>
    <message>
        <source>&amp;Resolve and reveal</source>
        <translation>&amp;Résoudre et révéler</translation>
    </message>
    <message>
        <source>Show names once the board is enlarged, codes before</source>
        <translation>Afficher les noms quand la carte est agrandie, les codes sinon</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>&amp;Flèche</translation>
    </message>
    <message>
        <source>Draw arrows for the players on the small picture of the audience window</source>
        <translation>Dessiner des flèches pour les joueurs sur la petite image de la fenêtre du public</translation>
    </message>
    <message>
        <source>&amp;Ring</source>
        <translation>&amp;Cercle</translation>
    </message>
    <message>
        <source>Draw rings for the players on the small picture of the audience window</source>
        <translation>Dessiner des cercles pour les joueurs sur la petite image de la fenêtre du public</translation>
    </message>
    <message>
        <source>&amp;Spotlight</source>
        <translation>&amp;Spot</translation>
    </message>
    <message>
        <source>Light a part of what the players see and darken the rest</source>
        <translation>Éclairer une partie de ce que voient les joueurs et assombrir le reste</translation>
    </message>
    <message>
        <source>Next &amp;colour</source>
        <translation>Cou&amp;leur suivante</translation>
    </message>
    <message>
        <source>Draw with the next colour: yellow, red, blue, white</source>
        <translation>Dessiner avec la couleur suivante&#xa0;: jaune, rouge, bleu, blanc</translation>
    </message>
    <message>
        <source>&amp;Mark the chosen province</source>
        <translation>&amp;Marquer la province choisie</translation>
    </message>
    <message>
        <source>Draw a ring round the chosen province, or light it with the spotlight</source>
        <translation>Entourer la province choisie d’un cercle, ou l’éclairer avec le spot</translation>
    </message>
    <message>
        <source>&amp;Undo the last stroke</source>
        <translation>&amp;Annuler le dernier trait</translation>
    </message>
    <message>
        <source>Take away what was drawn last for the players</source>
        <translation>Enlever ce qui a été dessiné en dernier pour les joueurs</translation>
    </message>
    <message>
        <source>C&amp;lear the drawing</source>
        <translation>&amp;Effacer le dessin</translation>
    </message>
    <message>
        <source>Take away all that was drawn for the players</source>
        <translation>Enlever tout ce qui a été dessiné pour les joueurs</translation>
    </message>
    <message>
        <source>Draw for the room</source>
        <translation>Dessiner pour la salle</translation>
    </message>
    <message>
        <source>Board, orders, results with reasons, other rulebooks, clauses and commentary</source>
        <translation>Carte, ordres, résultats et raisons, autres règlements, articles et commentaire</translation>
    </message>
    <message>
        <source>Print a handout with board, orders, results, reasons, clauses and commentary, or save it as PDF</source>
        <translation>Imprimer une feuille avec carte, ordres, résultats, raisons, articles et commentaire, ou l’enregistrer en PDF</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>A&amp;rrêter l’horloge</translation>
    </message>
    <message>
        <source>E&amp;nd the speeches</source>
        <translation>Clore les &amp;discours</translation>
    </message>
    <message>
        <source>Print order sheets, the report of a phase, the board or a booklet of the whole game, or save them as PDF</source>
        <translation>Imprimer des feuilles d’ordres, le rapport d’une phase, la carte ou un livret de toute la partie, ou les enregistrer en PDF</translation>
    </message>
    <message>
        <source>Read and write your notes on the phases; they are printed with the game</source>
        <translation>Lire et écrire vos notes sur les phases&#xa0;; elles sont imprimées avec la partie</translation>
    </message>
    <message>
        <source>Sta&amp;rt the clock</source>
        <translation>&amp;Lancer l’horloge</translation>
    </message>
    <message>
        <source>E&amp;nd the diplomacy</source>
        <translation>Clore la d&amp;iplomatie</translation>
    </message>
    <message>
        <source>Draw the order of &amp;speakers…</source>
        <translation>Tirer l’&amp;ordre de parole…</translation>
    </message>
    <message>
        <source>Draw by lot who speaks when; then the speeches begin</source>
        <translation>Tirer au sort qui parle quand&#xa0;; puis les discours commencent</translation>
    </message>
    <message>
        <source>S&amp;how the form…</source>
        <translation>Voir le &amp;formulaire…</translation>
    </message>
    <message>
        <source>Change the form of the selected conference; read it once it has ended</source>
        <translation>Modifier le formulaire de la conférence sélectionnée&#xa0;; une fois celle-ci terminée, le lire</translation>
    </message>
    <message>
        <source>Open a&amp;greements</source>
        <translation>Accords pu&amp;blics</translation>
    </message>
    <message>
        <source>Show the players the open treaties, and where conferences are held</source>
        <translation>Montrer aux joueurs les traités publics, et où se tiennent les conférences</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sheet of a power, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <comment>an undo step</comment>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is pasted: the board shows an earlier phase. Go back to %1 first.</source>
        <comment>a phase</comment>
        <translation>Rien n’est collé&#xa0;: la carte montre une phase antérieure. Revenez d’abord à la phase en cours (%1).</translation>
    </message>
    <message>
        <source>Nothing is pasted: %1 is resolved. Correct this phase, or go on to the next one first.</source>
        <comment>a phase</comment>
        <translation>Rien n’est collé&#xa0;: la phase affichée (%1) est déjà résolue. Corrigez-la, ou passez d’abord à la suivante.</translation>
    </message>
    <message>
        <source>All games that were kept are open or saved as files.</source>
        <translation>Toutes les parties conservées sont ouvertes ou enregistrées dans des fichiers.</translation>
    </message>
    <message>
        <source>Offer again the games that were never saved when the program was stopped</source>
        <translation>Proposer à nouveau les parties qui n’avaient jamais été enregistrées quand le programme s’est arrêté</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Parties conservées</translation>
    </message>
    <message>
        <source>&amp;Kept games…</source>
        <translation>Parties &amp;conservées…</translation>
    </message>
    <message>
        <source>Hold no speeches</source>
        <translation>Pas de discours</translation>
    </message>
    <message>
        <source>Go on without the speeches that are left</source>
        <translation>Continuer sans les discours qui restent</translation>
    </message>
    <message>
        <source>Withdraw the motion</source>
        <translation>Retirer la motion</translation>
    </message>
    <message>
        <source>Take the selected motion off the agenda, undecided</source>
        <translation>Retirer de l’ordre du jour la motion sélectionnée, sans la trancher</translation>
    </message>
    <message>
        <source>End all speeches</source>
        <translation>Clore tous les discours</translation>
    </message>
    <message>
        <source>Withdraw the form</source>
        <translation>Retirer le formulaire</translation>
    </message>
    <message>
        <source>Take back the form of the selected conference, which has not begun</source>
        <translation>Retirer le formulaire de la conférence sélectionnée, qui n’a pas commencé</translation>
    </message>
    <message>
        <source>Withdraw the draft</source>
        <translation>Retirer le projet</translation>
    </message>
    <message>
        <source>Take back the selected treaty, which not all have signed</source>
        <translation>Retirer le traité sélectionné, que tous n’ont pas encore signé</translation>
    </message>
    <message>
        <source>E&amp;nd the diplomacy…</source>
        <translation>Clore la d&amp;iplomatie…</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>an undo step</comment>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Point at a province, or go to one with the arrow keys.</source>
        <translation>Pointez une province, ou allez-y avec les touches fléchées.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is seen of a province, its orders</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Walk on the board</source>
        <translation>&amp;Parcourir la carte</translation>
    </message>
    <message>
        <source>Go to the board with the keyboard, where the arrow keys go from province to province and Enter clicks</source>
        <translation>Aller sur la carte avec le clavier&#xa0;: les touches fléchées vont de province en province et Entrée clique</translation>
    </message>
    <message>
        <source>What is &amp;here</source>
        <translation>Ce qu’il y a &amp;ici</translation>
    </message>
    <message>
        <source>Say what is in the province, with its order or result</source>
        <translation>Dire ce qu’il y a dans la province, avec son ordre ou son résultat</translation>
    </message>
    <message>
        <source>What &amp;borders here</source>
        <translation>Provinces voisi&amp;nes</translation>
    </message>
    <message>
        <source>Say the neighbours of the province and what stands there</source>
        <translation>Citer les voisines de la province et ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Who can &amp;come here</source>
        <translation>&amp;Qui peut venir ici</translation>
    </message>
    <message>
        <source>Say which units can move to the province</source>
        <translation>Dire quelles unités peuvent aller dans la province</translation>
    </message>
    <message>
        <source>What &amp;attacks and supports here</source>
        <translation>&amp;Attaques et soutiens ici</translation>
    </message>
    <message>
        <source>Say the orders that attack or support in the province</source>
        <translation>Citer les ordres qui attaquent ou soutiennent dans la province</translation>
    </message>
    <message>
        <source>All &amp;units of the power</source>
        <translation>&amp;Unités de la puissance</translation>
    </message>
    <message>
        <source>Say all units of the power that is asked</source>
        <translation>Citer toutes les unités de la puissance concernée</translation>
    </message>
    <message>
        <source>What has chan&amp;ged</source>
        <translation>Ce qui a &amp;changé</translation>
    </message>
    <message>
        <source>Say what has changed since the last phase, or all results</source>
        <translation>Dire ce qui a changé depuis la dernière phase, ou tous les résultats</translation>
    </message>
    <message>
        <source>&amp;Find a province</source>
        <translation>&amp;Trouver une province</translation>
    </message>
    <message>
        <source>Go to the province whose name you type</source>
        <translation>Aller à la province dont vous tapez le nom</translation>
    </message>
    <message>
        <source>Board as te&amp;xt</source>
        <translation>Carte en te&amp;xte</translation>
    </message>
    <message>
        <source>Go to the list of all provinces with units, orders and results</source>
        <translation>Aller à la liste de toutes les provinces avec unités, ordres et résultats</translation>
    </message>
    <message>
        <source>Ask &amp;the board</source>
        <translation>&amp;Interroger la carte</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Write the orders that you have copied; on an empty board, take the position or the case that you have copied</source>
        <translation>Inscrire les ordres copiés&#xa0;; sur une carte vide, reprendre la position ou le cas copié</translation>
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
        <translation>Règles de 1971</translation>
    </message>
    <message>
        <source>Alexander Rules</source>
        <translation>Règles Alexander</translation>
    </message>
    <message>
        <source>Twenty Rules</source>
        <translation>Règles Twenty</translation>
    </message>
    <message>
        <source>Committee rules</source>
        <translation>Règles Committee</translation>
    </message>
</context>
<context>
    <name>ClauseMenu</name>
    <message>
        <source>What does %1 say?</source>
        <comment>clause</comment>
        <translation>Que dit %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>CommitteeSteps</name>
    <message>
        <source>delegations</source>
        <translation>délégations</translation>
    </message>
    <message>
        <source>order of the speeches</source>
        <translation>ordre des discours</translation>
    </message>
    <message>
        <source>next speaker</source>
        <translation>discours suivant</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>motion</translation>
    </message>
    <message>
        <source>motion decided</source>
        <translation>motion tranchée</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>proposition</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>Award the points</source>
        <translation>Attribuer les points</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>points for a goal</source>
        <translation>points d’un objectif</translation>
    </message>
    <message>
        <source>Points no longer apply</source>
        <translation>Points caducs</translation>
    </message>
    <message>
        <source>&amp;Take the points back</source>
        <translation>&amp;Reprendre les points</translation>
    </message>
    <message>
        <source>points lapsed</source>
        <translation>points devenus caducs</translation>
    </message>
    <message>
        <source>conference</source>
        <translation>conférence</translation>
    </message>
    <message>
        <source>beginning of a conference</source>
        <translation>début d’une conférence</translation>
    </message>
    <message>
        <source>End the conference</source>
        <translation>Clore la conférence</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>Clo&amp;re</translation>
    </message>
    <message>
        <source>end of a conference</source>
        <translation>fin d’une conférence</translation>
    </message>
    <message>
        <source>treaty</source>
        <translation>traité</translation>
    </message>
    <message>
        <source>broken treaty</source>
        <translation>traité rompu</translation>
    </message>
    <message>
        <source>exchange of notes</source>
        <translation>échange de messages</translation>
    </message>
    <message>
        <source>limit of the points</source>
        <translation>limite des points</translation>
    </message>
    <message>
        <source>end of the speeches</source>
        <translation>fin des discours</translation>
    </message>
    <message>
        <source>The players see points at once, and this phase has not been revealed to them. Reveal it first.</source>
        <translation>Les joueurs voient les points tout de suite, et cette phase ne leur a pas été révélée. Révélez-la d’abord.</translation>
    </message>
    <message>
        <source>motion withdrawn</source>
        <translation>motion retirée</translation>
    </message>
    <message>
        <source>conference withdrawn</source>
        <translation>conférence retirée</translation>
    </message>
    <message>
        <source>draft withdrawn</source>
        <translation>projet retiré</translation>
    </message>
    <message>
        <source>The points count beside the supply centres of the power. The players see them, and the reason.</source>
        <translation>Les points s’ajoutent aux centres de ravitaillement de la puissance. Les joueurs les voient, avec le motif.</translation>
    </message>
    <message>
        <source>A delegation whose power is eliminated keeps the points that still apply.</source>
        <translation>Une délégation dont la puissance est éliminée garde les points qui valent encore.</translation>
    </message>
    <message>
        <source>end of the diplomacy</source>
        <translation>fin de la diplomatie</translation>
    </message>
    <message>
        <source>A conference lasts a year at most. Say what it has decided.</source>
        <translation>Une conférence dure un an au plus. Dites ce qu’elle a décidé.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Three-letter codes</source>
        <translation>Codes à trois lettres</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Numéro du tirage</translation>
    </message>
    <message>
        <source>The same number gives the same draw on every computer</source>
        <translation>Le même numéro donne le même tirage sur tous les ordinateurs</translation>
    </message>
    <message>
        <source>Names when zoomed in, codes otherwise</source>
        <translation>Noms en vue agrandie, codes sinon</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>there is no map with this name; expected its .toml and .svg files in the folder chancery/maps of your data directory</source>
        <translation>il n’y a pas de carte de ce nom&#xa0;; il faut ses fichiers .toml et .svg dans le dossier chancery/maps de votre répertoire de données</translation>
    </message>
    <message>
        <source>the map has a fault here; chancery-cli check-map says what is expected</source>
        <translation>la carte a un défaut ici&#xa0;; chancery-cli check-map dit ce qui est attendu</translation>
    </message>
    <message>
        <source>the map&apos;s picture has a fault here; chancery-cli check-map says what is expected</source>
        <translation>l’image de la carte a un défaut ici&#xa0;; chancery-cli check-map dit ce qui est attendu</translation>
    </message>
    <message>
        <source>the document is too large; expected at most %1 MiB</source>
        <translation>le document est trop volumineux&#xa0;; %1 Mio au maximum</translation>
    </message>
    <message>
        <source>the file ends too early; expected the rest of it</source>
        <translation>le fichier finit trop tôt&#xa0;; il manque la suite</translation>
    </message>
    <message>
        <source>this text cannot be read; expected valid characters and a closing quotation mark</source>
        <translation>ce texte est illisible&#xa0;; il faut des caractères valides et un guillemet fermant</translation>
    </message>
    <message>
        <source>this is set twice; expected once only</source>
        <translation>ceci est défini deux fois&#xa0;; une seule fois est attendue</translation>
    </message>
    <message>
        <source>this heading cannot be read; expected [name] or [[name]] and nothing else</source>
        <translation>cet en-tête est illisible&#xa0;; il faut [name] ou [[name]] et rien d’autre</translation>
    </message>
    <message>
        <source>%1 is named twice here; expected each delegation once (Committee, %2)</source>
        <translation>%1 figure deux fois ici&#xa0;; il faut chaque délégation une seule fois (Committee, %2)</translation>
    </message>
    <message>
        <source>this list cannot be read; expected values separated by commas and a closing ]</source>
        <translation>cette liste est illisible&#xa0;; il faut des valeurs séparées par des virgules et un ] final</translation>
    </message>
    <message>
        <source>this table cannot be read; expected entries like key = &quot;text&quot;, separated by commas, and }</source>
        <translation>ce tableau est illisible&#xa0;; il faut des entrées comme key = &quot;text&quot;, séparées par des virgules, et }</translation>
    </message>
    <message>
        <source>this value cannot be read; expected a “text” in quotation marks, a number, true or false</source>
        <translation>cette valeur est illisible&#xa0;; il faut un &quot;text&quot; entre guillemets, un nombre, true ou false</translation>
    </message>
    <message>
        <source>this line cannot be read; expected key = &quot;text&quot;, a [heading] or a comment after #</source>
        <translation>cette ligne est illisible&#xa0;; il faut key = &quot;text&quot;, un [heading] ou un commentaire après #</translation>
    </message>
    <message>
        <source>this character is allowed only in quotation marks or comments; expected a plain letter or digit</source>
        <translation>ce caractère n’est permis qu’entre guillemets ou dans un commentaire&#xa0;; il faut une simple lettre ou un chiffre</translation>
    </message>
    <message>
        <source>a number cannot contain a quotation mark; expected digits only</source>
        <translation>un nombre ne peut pas contenir de guillemet&#xa0;; il faut seulement des chiffres</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply; expected at most %1 levels</source>
        <translation>les crochets sont trop imbriqués&#xa0;; %1 niveaux au maximum</translation>
    </message>
    <message>
        <source>a line after a backslash cannot start with this character; expected a plain letter or digit</source>
        <translation>une ligne après une barre oblique inverse ne peut pas commencer par ce caractère&#xa0;; il faut une simple lettre ou un chiffre</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a text in quotation marks</source>
        <translation>«&#xa0;%1&#xa0;» manque&#xa0;; il faut un texte entre guillemets</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a whole number</source>
        <translation>«&#xa0;%1&#xa0;» manque&#xa0;; il faut un nombre entier</translation>
    </message>
    <message>
        <source>this is not a text; expected a text in quotation marks</source>
        <translation>ceci n’est pas un texte&#xa0;; il faut un texte entre guillemets</translation>
    </message>
    <message>
        <source>this is not a list; expected a list of texts in square brackets</source>
        <translation>ceci n’est pas une liste&#xa0;; il faut une liste de textes entre crochets</translation>
    </message>
    <message>
        <source>%1: this is not a text; expected a text in quotation marks</source>
        <translation>%1&#xa0;: ceci n’est pas un texte&#xa0;; il faut un texte entre guillemets</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected the name of a power</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une puissance de cette carte&#xa0;; il faut le nom d’une puissance</translation>
    </message>
    <message>
        <source>“%1” is not a province on this map; expected a code such as PAR</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une province de cette carte&#xa0;; il faut un code comme PAR</translation>
    </message>
    <message>
        <source>%1 is not a supply centre; expected a province that is one</source>
        <translation>%1 n’est pas un centre de ravitaillement&#xa0;; il faut une province qui en soit un</translation>
    </message>
    <message>
        <source>“%1” is not a phase; expected one such as “S1901M”</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une phase&#xa0;; il en faut une comme «&#xa0;S1901M&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected one of %2</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu ici&#xa0;; il faut l’un de ces mots&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected for example %2</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu ici&#xa0;; il faut par exemple %2</translation>
    </message>
    <message>
        <source>“%1” is not an order in this position; expected one such as “A PAR - BUR”</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un ordre dans cette position&#xa0;; il en faut un comme «&#xa0;A PAR - BUR&#xa0;»</translation>
    </message>
    <message>
        <source>there is no rulebook “%1”; expected one such as “datc” or “1971”</source>
        <translation>il n’y a pas de règlement «&#xa0;%1&#xa0;»&#xa0;; il en faut un comme «&#xa0;datc&#xa0;» ou «&#xa0;1971&#xa0;»</translation>
    </message>
    <message>
        <source>the map “%1” cannot be used: %2</source>
        <translation>la carte «&#xa0;%1&#xa0;» est inutilisable&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has two owners; expected one owner of each centre</source>
        <translation>%1 a deux propriétaires&#xa0;; il faut un seul propriétaire par centre</translation>
    </message>
    <message>
        <source>the file has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation>le fichier a le format %1&#xa0;; il faut le format %2. Une version plus récente de Chancery peut sans doute le lire</translation>
    </message>
    <message>
        <source>this game has no phases; expected at least one [[phase]]</source>
        <translation>cette partie n’a pas de phases&#xa0;; il faut au moins une [[phase]]</translation>
    </message>
    <message>
        <source>there are too many phases; expected at most %1</source>
        <translation>il y a trop de phases&#xa0;; %1 au maximum</translation>
    </message>
    <message>
        <source>a vote ended the game before this phase; expected no further phase</source>
        <translation>un vote a mis fin à la partie avant cette phase&#xa0;; aucune autre phase n’est attendue</translation>
    </message>
    <message>
        <source>there are too many orders in this phase; expected at most %1</source>
        <translation>il y a trop d’ordres dans cette phase&#xa0;; %1 au maximum</translation>
    </message>
    <message>
        <source>there are too many awards in this phase; expected at most %1</source>
        <translation>il y a trop d’attributions de points dans cette phase&#xa0;; %1 au maximum</translation>
    </message>
    <message>
        <source>“%1” has too many entries; expected at most %2</source>
        <translation>«&#xa0;%1&#xa0;» a trop d’entrées&#xa0;; %2 au maximum</translation>
    </message>
    <message>
        <source>this absence ends before it begins; expected a later phase</source>
        <translation>cette absence finit avant de commencer&#xa0;; il faut une phase ultérieure</translation>
    </message>
    <message>
        <source>a seed cannot be negative; expected 0 or more</source>
        <translation>une graine ne peut pas être négative&#xa0;; il faut 0 ou plus</translation>
    </message>
    <message>
        <source>this power is drawn twice; expected each power once</source>
        <translation>cette puissance est tirée deux fois&#xa0;; il faut chaque puissance une fois</translation>
    </message>
    <message>
        <source>these votes do not give this result; expected “passed” only if all agree</source>
        <translation>ces voix ne donnent pas ce résultat&#xa0;; il faut «&#xa0;passed&#xa0;» seulement si tous sont d’accord</translation>
    </message>
    <message>
        <source>this ruling has no reason; expected some words</source>
        <translation>cette décision n’a pas de motif&#xa0;; il faut quelques mots</translation>
    </message>
    <message>
        <source>this ruling is about another province; expected one about %1</source>
        <translation>cette décision porte sur une autre province&#xa0;; il en faut une sur %1</translation>
    </message>
    <message>
        <source>this ruling names no power; expected power = &quot;…&quot;</source>
        <translation>cette décision ne nomme aucune puissance&#xa0;; il faut power = &quot;…&quot;</translation>
    </message>
    <message>
        <source>there are too many rulings in this phase; expected at most %1</source>
        <translation>il y a trop de décisions dans cette phase&#xa0;; %1 au maximum</translation>
    </message>
    <message>
        <source>the journal has orders of another phase; expected the current one</source>
        <translation>le journal a les ordres d’une autre phase&#xa0;; il faut ceux de la phase en cours</translation>
    </message>
    <message>
        <source>the journal names a power that is not on this map</source>
        <translation>le journal nomme une puissance qui n’est pas sur cette carte</translation>
    </message>
    <message>
        <source>the journal has phases that do not follow the phases before</source>
        <translation>le journal a des phases qui ne font pas suite aux précédentes</translation>
    </message>
    <message>
        <source>the journal is about another map; expected the map of this game</source>
        <translation>le journal concerne une autre carte&#xa0;; il faut celle de cette partie</translation>
    </message>
    <message>
        <source>“%1” is not a unit; expected one such as “A PAR” or “F STP/sc”</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une unité&#xa0;; il en faut une comme «&#xa0;A PAR&#xa0;» ou «&#xa0;F STP/sc&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”: there is no province “%2” on this map; expected a code such as PAR</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: il n’y a pas de province «&#xa0;%2&#xa0;» sur cette carte&#xa0;; il faut un code comme PAR</translation>
    </message>
    <message>
        <source>“%1”: an army cannot be at sea; expected a province on land</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: une armée ne peut pas être en mer&#xa0;; il faut une province terrestre</translation>
    </message>
    <message>
        <source>“%1”: a fleet cannot be inland; expected a sea or a coast</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: une flotte ne peut pas être à l’intérieur des terres&#xa0;; il faut une mer ou une côte</translation>
    </message>
    <message>
        <source>“%1”: the coast is missing; expected %2 or %3</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la côte manque&#xa0;; il faut %2 ou %3</translation>
    </message>
    <message>
        <source>there is no option “%1”; expected one of those that a rulebook has, such as “paradox”</source>
        <translation>il n’y a pas d’option «&#xa0;%1&#xa0;»&#xa0;; il en faut une qu’un règlement possède, comme «&#xa0;paradox&#xa0;»</translation>
    </message>
    <message>
        <source>the option “%1” cannot be “%2”; expected one of %3</source>
        <translation>l’option «&#xa0;%1&#xa0;» ne peut pas être «&#xa0;%2&#xa0;»&#xa0;; il faut l’une de ces valeurs&#xa0;: %3</translation>
    </message>
    <message>
        <source>“%1” is not a house rule; expected OPTION=VALUE, such as paradox=szykman</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une règle maison&#xa0;; il faut OPTION=VALEUR, par exemple paradox=szykman</translation>
    </message>
    <message>
        <source>this is not a time of day; expected one such as “23:30”</source>
        <translation>ceci n’est pas une heure&#xa0;; il en faut une comme «&#xa0;23:30&#xa0;»</translation>
    </message>
    <message>
        <source>there are too many agreements in a phase; expected at most %1</source>
        <translation>il y a trop d’accords dans une phase&#xa0;; %1 au maximum</translation>
    </message>
    <message>
        <source>%1 has no goals; expected at least one for each delegation (Committee, Non-territorial victory points)</source>
        <translation>%1 n’a pas d’objectifs&#xa0;; il en faut au moins un pour chaque délégation (Committee, Non-territorial victory points)</translation>
    </message>
    <message>
        <source>this set-up is for the map “%1”; expected one for “%2”</source>
        <translation>ce modèle est pour la carte «&#xa0;%1&#xa0;»&#xa0;; il en faut un pour «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>this set-up has another format; expected format = 1</source>
        <translation>ce modèle a un autre format&#xa0;; il faut format = 1</translation>
    </message>
    <message>
        <source>the number of delegates is %1; expected two (Committee, Delegations and countries)</source>
        <translation>le nombre de délégués est %1&#xa0;; il en faut deux (Committee, Delegations and countries)</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>le guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>“%1:” is not known here; expected one of %2</source>
        <translation>«&#xa0;%1:&#xa0;» est inconnu ici&#xa0;; il faut l’un de ces mots&#xa0;: %2</translation>
    </message>
    <message>
        <source>the line is incomplete; expected all of it, up to its last bracket</source>
        <translation>la ligne est incomplète&#xa0;; il la faut tout entière, jusqu’à son dernier crochet</translation>
    </message>
    <message>
        <source>the line was changed on its way; expected it as it was copied</source>
        <translation>la ligne a été modifiée en route&#xa0;; il la faut telle qu’elle a été copiée</translation>
    </message>
    <message>
        <source>the study has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation>l’étude a le format %1&#xa0;; il faut le format %2. Une version plus récente de Chancery peut sans doute la lire</translation>
    </message>
    <message>
        <source>this study has no lines; expected at least one [[line]]</source>
        <translation>cette étude n’a pas de variantes&#xa0;; il faut au moins une [[line]]</translation>
    </message>
    <message>
        <source>this is not the number of a line; expected a number from 1 on that no other line has</source>
        <translation>ceci n’est pas le numéro d’une variante&#xa0;; il faut un nombre à partir de 1 qu’aucune autre variante ne porte</translation>
    </message>
    <message>
        <source>no line before this one has this number; expected an earlier line</source>
        <translation>aucune variante avant celle-ci n’a ce numéro&#xa0;; il faut une variante antérieure</translation>
    </message>
    <message>
        <source>“%1” does not say whose unit it is. Write the name of the power before its orders, such as “Austria:”.</source>
        <translation>«&#xa0;%1&#xa0;» ne dit pas à qui est l’unité. Écrivez le nom de la puissance avant ses ordres, par exemple «&#xa0;Autriche&#xa0;:&#xa0;».</translation>
    </message>
    <message>
        <source>this is a mistake of Chancery, not of the file; it can be reported as: %1</source>
        <translation>ceci est une erreur de Chancery, non du fichier&#xa0;; on peut la signaler ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” is too small or too large; expected %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» est trop petit ou trop grand&#xa0;; il faut de %2 à %3</translation>
    </message>
    <message>
        <source>this entry breaks a rule (Committee, %1); expected one that keeps it: %2</source>
        <translation>cette entrée enfreint une règle (Committee, %1)&#xa0;; il en faut une qui la respecte&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is missing; expected each delegation once (Committee, %2)</source>
        <translation>%1 manque&#xa0;; il faut chaque délégation une seule fois (Committee, %2)</translation>
    </message>
    <message>
        <source>This text is from a program and is damaged or not whole: %1. Copy all of it, from the first { to the last }.</source>
        <translation>Ce texte vient d’un programme et il est abîmé ou incomplet&#xa0;: %1. Copiez-le en entier, de la première { à la dernière }.</translation>
    </message>
    <message>
        <source>No unit and no order could be read in this text. Copy a position, orders under the names of their powers, a test case or a study.</source>
        <translation>Aucune unité et aucun ordre n’ont pu être lus dans ce texte. Copiez une position, des ordres sous le nom de leurs puissances, un cas de test ou une étude.</translation>
    </message>
    <message>
        <source>This looks like a saved game of the library “diplomacy”, but its JSON is damaged: %1. Save it there again.</source>
        <translation>Ceci ressemble à une partie enregistrée de la bibliothèque «&#xa0;diplomacy&#xa0;», mais son JSON est abîmé&#xa0;: %1. Enregistrez-la de nouveau là-bas.</translation>
    </message>
    <message>
        <source>This looks like a saved game of the library “diplomacy”, but it has no phases. Save it there again.</source>
        <translation>Ceci ressemble à une partie enregistrée de la bibliothèque «&#xa0;diplomacy&#xa0;», mais elle n’a pas de phases. Enregistrez-la de nouveau là-bas.</translation>
    </message>
    <message>
        <source>This is a saved game of jDip (.jdip) or another compressed file; it cannot be read. Open it in jDip, copy the results or the orders there as text, and paste them here as a study.</source>
        <translation>Ceci est une partie enregistrée de jDip (.jdip) ou un autre fichier compressé&#xa0;; il est illisible. Ouvrez-le dans jDip, copiez-y les résultats ou les ordres en texte, et collez-les ici comme étude.</translation>
    </message>
    <message>
        <source>This is a phase as Diplicity (godip) sends it; it cannot be read. Copy the orders or the results from the page of the game, and paste those.</source>
        <translation>Ceci est une phase telle que Diplicity (godip) l’envoie&#xa0;; elle est illisible. Copiez les ordres ou les résultats depuis la page de la partie, et collez-les.</translation>
    </message>
    <message>
        <source>This is a zip archive; it cannot be read. Unpack it, and open the file that is in it.</source>
        <translation>Ceci est une archive zip&#xa0;; elle est illisible. Décompressez-la, et ouvrez le fichier qu’elle contient.</translation>
    </message>
    <message>
        <source>This looks like a position in one line (DFEN), but “%1” in it cannot be read. Such a line is “1901sm/Aabud,Rfstp.sc/Abud,Nswe/-”.</source>
        <translation>Ceci ressemble à une position en une ligne (DFEN), mais «&#xa0;%1&#xa0;» y est illisible. Une telle ligne est «&#xa0;1901sm/Aabud,Rfstp.sc/Abud,Nswe/-&#xa0;».</translation>
    </message>
    <message>
        <source>This looks like a position of DAIDE, but “%1” in it cannot be read. Such a position is “NOW (SPR 1901) (AUS AMY BUD)”.</source>
        <translation>Ceci ressemble à une position de DAIDE, mais «&#xa0;%1&#xa0;» y est illisible. Une telle position est «&#xa0;NOW (SPR 1901) (AUS AMY BUD)&#xa0;».</translation>
    </message>
    <message>
        <source>expected nothing after the object</source>
        <translation>rien n’est attendu après l’objet</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>expected a name in quotation marks</source>
        <translation>un nom entre guillemets est attendu</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>un deux-points est attendu</translation>
    </message>
    <message>
        <source>expected a comma or }</source>
        <translation>une virgule ou } est attendue</translation>
    </message>
    <message>
        <source>expected a comma or ]</source>
        <translation>une virgule ou ] est attendue</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>le guillemet fermant manque</translation>
    </message>
    <message>
        <source>a control character must be written as an escape</source>
        <translation>un caractère de contrôle doit être écrit avec \</translation>
    </message>
    <message>
        <source>illegal escape</source>
        <translation>caractère illégal après \</translation>
    </message>
    <message>
        <source>half of a character</source>
        <translation>moitié de caractère</translation>
    </message>
    <message>
        <source>the line is not in UTF-8</source>
        <translation>la ligne n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>expected an object: {&quot;phase&quot;: ..., &quot;units&quot;: ...}</source>
        <translation>un objet est attendu&#xa0;: {&quot;phase&quot;: ..., &quot;units&quot;: ...}</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>colonne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valeur illégale</translation>
    </message>
    <message>
        <source>the case has no end; expected END</source>
        <translation>le cas n’a pas de fin&#xa0;; il faut END</translation>
    </message>
    <message>
        <source>there is no case; expected CASE</source>
        <translation>il n’y a pas de cas&#xa0;; il faut CASE</translation>
    </message>
    <message>
        <source>the line is not in UTF-8; expected a text file in UTF-8</source>
        <translation>la ligne n’est pas en UTF-8&#xa0;; il faut un fichier de texte en UTF-8</translation>
    </message>
    <message>
        <source>CASE is expected before %1</source>
        <translation>il faut CASE avant %1</translation>
    </message>
    <message>
        <source>END is expected before VARIANT_ALL</source>
        <translation>il faut END avant VARIANT_ALL</translation>
    </message>
    <message>
        <source>END is expected before the next CASE</source>
        <translation>il faut END avant le CASE suivant</translation>
    </message>
    <message>
        <source>there are too many cases in this file; expected at most %1</source>
        <translation>il y a trop de cas dans ce fichier&#xa0;; %1 au maximum</translation>
    </message>
    <message>
        <source>this is not a phase; expected one such as “Fall 1901, Movement”</source>
        <translation>ceci n’est pas une phase&#xa0;; il en faut une comme «&#xa0;Fall 1901, Movement&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is outside every section; expected PRESTATE, ORDERS or another section before it</source>
        <translation>«&#xa0;%1&#xa0;» est hors de toute section&#xa0;; il faut d’abord PRESTATE, ORDERS ou une autre section</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected “%2”, perhaps</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une puissance de cette carte&#xa0;; peut-être «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>END has no beginning; expected CASE before it</source>
        <translation>END n’a pas de début&#xa0;; il faut CASE avant</translation>
    </message>
    <message>
        <source>This text is from a program (JSON), but it has no phase and no units that Chancery knows. Copy the position or the orders there as text, and paste that.</source>
        <translation>Ce texte vient d’un programme (JSON), mais il n’a ni phase ni unités que Chancery connaisse. Copiez-y la position ou les ordres en texte, et collez-les.</translation>
    </message>
    <message>
        <source>“%1” is not a text; expected a text in quotation marks</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un texte&#xa0;; il faut un texte entre guillemets</translation>
    </message>
    <message>
        <source>“%1” is not a whole number; expected digits without quotation marks</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier&#xa0;; il faut des chiffres sans guillemets</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no; expected true or false</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni oui ni non&#xa0;; il faut true ou false</translation>
    </message>
    <message>
        <source>“%1” is not a list; expected a list in square brackets</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste&#xa0;; il faut une liste entre crochets</translation>
    </message>
    <message>
        <source>“%1” has no entries of its own; expected lines such as key = &quot;text&quot; below it</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas d’entrées propres&#xa0;; il faut en dessous des lignes comme key = &quot;text&quot;</translation>
    </message>
    <message>
        <source>This is a message of the protocol DAIDE without units and orders; it cannot be read. Only the messages NOW, ORD and SUB can be.</source>
        <translation>Ceci est un message du protocole DAIDE sans unités ni ordres&#xa0;; il est illisible. Seuls les messages NOW, ORD et SUB peuvent être lus.</translation>
    </message>
    <message>
        <source>This looks like a game or orders of webDiplomacy, but the JSON is damaged: %1. Copy it whole.</source>
        <translation>Ceci ressemble à une partie ou à des ordres de webDiplomacy, mais le JSON est abîmé&#xa0;: %1. Copiez-le en entier.</translation>
    </message>
    <message>
        <source>This is a game of webDiplomacy on another map (variant %1); it cannot be read. Only games of the variant Classic can be.</source>
        <translation>Ceci est une partie de webDiplomacy sur une autre carte (variante %1)&#xa0;; elle est illisible. Seules les parties de la variante Classic peuvent être lues.</translation>
    </message>
    <message>
        <source>This looks like a game or orders of webDiplomacy, but %1 is not a province of its variant Classic, which has 1 to 81.</source>
        <translation>Ceci ressemble à une partie ou à des ordres de webDiplomacy, mais %1 n’est pas une province de sa variante Classic, qui va de 1 à 81.</translation>
    </message>
    <message>
        <source>This is of webDiplomacy, but it has no units and no orders. Copy the history of the game.</source>
        <translation>Ceci vient de webDiplomacy, mais sans unités ni ordres. Copiez l’historique de la partie.</translation>
    </message>
    <message>
        <source>“%1” could not be read. Write the name of the power, a colon and its orders, such as “Austria: A Vie - Tyr”.</source>
        <translation>«&#xa0;%1&#xa0;» est illisible. Écrivez le nom de la puissance, un deux-points et ses ordres, par exemple «&#xa0;Autriche&#xa0;: A Vie - Tyr&#xa0;».</translation>
    </message>
    <message>
        <source>These are orders of webDiplomacy, but they do not say whose they are (countryID). Copy the history of the game, or write the orders under the names of their powers.</source>
        <translation>Ce sont des ordres de webDiplomacy, mais ils ne disent pas de qui ils sont (countryID). Copiez l’historique de la partie, ou écrivez les ordres sous le nom de leurs puissances.</translation>
    </message>
    <message>
        <source>These are orders in one line (DSON) without the name of a power, so it is not known whose units they are. Paste them into the order sheet of their power, or write its name and a colon before them, or the line of the position (DFEN) above them.</source>
        <translation>Ce sont des ordres en une ligne (DSON) sans nom de puissance&#xa0;: on ne sait donc pas à qui sont les unités. Collez-les dans la feuille d’ordres de leur puissance, ou faites-les précéder du nom de celle-ci et d’un deux-points, ou encore de la ligne de la position (DFEN).</translation>
    </message>
    <message>
        <source>This is a table of centres by year, as tournaments use it; it has no units and no orders. Open the game that it was made from.</source>
        <translation>Ceci est un tableau des centres par année, comme ceux des tournois&#xa0;; il n’a ni unités ni ordres. Ouvrez la partie dont il est tiré.</translation>
    </message>
    <message>
        <source>%1, at its start: only in the file: %2</source>
        <translation>%1, au début&#xa0;: seulement dans le fichier&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, at its start: only by the rules: %2</source>
        <translation>%1, au début&#xa0;: seulement selon les règles&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, at its end: only in the file: %2</source>
        <translation>%1, à la fin&#xa0;: seulement dans le fichier&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, at its end: only by the rules: %2</source>
        <translation>%1, à la fin&#xa0;: seulement selon les règles&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, but there is no such order</source>
        <translation>%1, %2&#xa0;: %3&#xa0;: &quot;%4&quot; dans le fichier, mais cet ordre n’existe pas</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, &quot;%5&quot; by the rules</source>
        <translation>%1, %2&#xa0;: %3&#xa0;: &quot;%4&quot; dans le fichier, &quot;%5&quot; selon les règles</translation>
    </message>
    <message>
        <source>%1, %2: %3: no result in the file, &quot;%4&quot; by the rules</source>
        <translation>%1, %2&#xa0;: %3&#xa0;: pas de résultat dans le fichier, &quot;%4&quot; selon les règles</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, which is left out</source>
        <translation>%1, %2&#xa0;: %3&#xa0;: &quot;%4&quot; dans le fichier, qui est laissé de côté</translation>
    </message>
    <message>
        <source>%1: by the rules %2 comes after %3</source>
        <translation>%1&#xa0;: selon les règles, %2 vient après %3</translation>
    </message>
    <message>
        <source>%1, at its start: the board is empty, because the file has no [phase.units]; expected a line of units for each power</source>
        <translation>%1, au début&#xa0;: la carte est vide, car le fichier n’a pas de [phase.units]&#xa0;; il faut une ligne d’unités pour chaque puissance</translation>
    </message>
    <message>
        <source>%1, at its start: %2</source>
        <translation>%1, au début&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, not resolved: %2</source>
        <translation>%1, non résolue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: “%3” could not be read: %4</source>
        <translation>%1, %2&#xa0;: «&#xa0;%3&#xa0;» est illisible&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 %2 beside another unit</source>
        <translation>%1 %2 à côté d’une autre unité</translation>
    </message>
    <message>
        <source>%1 %2 dislodged, retreats: none</source>
        <translation>%1 %2 délogée, retraites&#xa0;: aucune</translation>
    </message>
    <message>
        <source>%1 %2 dislodged, retreats: %3</source>
        <translation>%1 %2 délogée, retraites&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 owns %2</source>
        <translation>%1 possède %2</translation>
    </message>
    <message>
        <source>%1 closed by a standoff</source>
        <translation>%1&#xa0;: accès fermé par une égalité</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 Any existing file is unchanged.</source>
        <comment>why a file could not be saved</comment>
        <translation>%1 Tout fichier existant reste inchangé.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and its folder.</source>
        <translation>Ce fichier n’existe pas. Vérifiez son nom et son dossier.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Ceci est un dossier. Choisissez un fichier à l’intérieur.</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions, or choose another file.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier. Changez ses droits d’accès, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on, or choose another file.</source>
        <translation>Le fichier est illisible. Vérifiez le disque où il se trouve, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file name.</source>
        <translation>Ceci est un dossier. Choisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>Ce dossier n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, or choose another folder.</source>
        <translation>Le disque est plein. Libérez de la place, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>You may not write here. Choose another folder.</source>
        <translation>Vous n’avez pas le droit d’écrire ici. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check the disk that it is on, or choose another folder.</source>
        <translation>Impossible d’écrire le fichier. Vérifiez le disque où il se trouve, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file. Choose a file.</source>
        <translation>Ceci est un tube ou un périphérique, pas un fichier. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>This is a link that leads to no file. Choose a file.</source>
        <translation>Ce lien ne mène à aucun fichier. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>This is a link, and Chancery follows none here. Put a file in its place.</source>
        <translation>Ceci est un lien, et Chancery n’en suit aucun ici. Mettez un fichier à sa place.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, which no file of Chancery is. Choose another file.</source>
        <translation>Ce fichier dépasse %1 Mio, ce qu’aucun fichier de Chancery ne fait. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>There is something with this name already. Choose another name or another folder.</source>
        <translation>Ce nom est déjà pris ici. Choisissez un autre nom ou un autre dossier.</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>The order of these speeches is not the one that was drawn by lot: %1.</source>
        <translation>L’ordre de ces discours n’est pas celui qui a été tiré au sort&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The treaty “%1” was broken by %2 before all its parties had signed it: %3.</source>
        <translation>Le traité «&#xa0;%1&#xa0;» a été rompu par %2 avant que toutes ses parties l’aient signé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The conference “%1” was longer than a year: %2 to %3.</source>
        <translation>La conférence «&#xa0;%1&#xa0;» a duré plus d’un an (%2 – %3).</translation>
    </message>
    <message>
        <source>A delegate was sent to the conference “%1” by those who do not take part: %2.</source>
        <translation>Un délégué a été envoyé à la conférence «&#xa0;%1&#xa0;» par des délégations qui n’y participent pas&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The preliminary goal of the conference is missing.</source>
        <translation>L’objectif provisoire de la conférence manque.</translation>
    </message>
    <message>
        <source>Other delegations have to support the conference, and the definite goal has to be settled with them.</source>
        <translation>D’autres délégations doivent soutenir la conférence, et l’objectif définitif doit être fixé avec elles.</translation>
    </message>
    <message>
        <source>The delegation that organises the conference takes part.</source>
        <translation>La délégation qui organise la conférence y participe.</translation>
    </message>
    <message>
        <source>A unit of %1 is in %2; the officers have to say that it is not hostile to the conference.</source>
        <translation>%2&#xa0;: une unité s’y trouve (%1)&#xa0;; le bureau doit dire qu’elle n’est pas hostile à la conférence.</translation>
    </message>
    <message>
        <source>The organising form of the conference is not filled in.</source>
        <translation>Le formulaire de la conférence n’est pas rempli.</translation>
    </message>
    <message>
        <source>The presidency has not given the conference a room.</source>
        <translation>La présidence n’a pas donné de salle à la conférence.</translation>
    </message>
    <message>
        <source>One or two presidents preside over a conference.</source>
        <translation>Une conférence est présidée par une ou deux personnes.</translation>
    </message>
    <message>
        <source>No more delegations can vote than take part.</source>
        <translation>Il ne peut y avoir plus de délégations votantes que de participantes.</translation>
    </message>
    <message>
        <source>Other rules of procedure need two thirds of the conference: %1 of %2 delegations voted for them.</source>
        <translation>D’autres règles de procédure demandent les deux tiers de la conférence&#xa0;: %1 délégations sur %2 ont voté pour.</translation>
    </message>
    <message>
        <source>Only delegations that take part use the telegraph.</source>
        <translation>Seules les délégations participantes se servent du télégraphe.</translation>
    </message>
    <message>
        <source>This conference is over; to continue it, call it again from the first step on.</source>
        <translation>Cette conférence est terminée&#xa0;; pour la poursuivre, convoquez-la de nouveau depuis la première étape.</translation>
    </message>
    <message>
        <source>Only one conference is held at a time; “%1” is not over.</source>
        <translation>Il ne se tient qu’une conférence à la fois&#xa0;; «&#xa0;%1&#xa0;» n’est pas terminée.</translation>
    </message>
    <message>
        <source>This conference is already being held.</source>
        <translation>Cette conférence est déjà en cours.</translation>
    </message>
    <message>
        <source>This conference is not being held.</source>
        <translation>Cette conférence n’est pas en cours.</translation>
    </message>
    <message>
        <source>Say how the conference ended.</source>
        <translation>Dites comment la conférence s’est terminée.</translation>
    </message>
    <message>
        <source>The conference has lasted a year.</source>
        <translation>La conférence a duré un an.</translation>
    </message>
    <message>
        <source>The two delegates of %1 have the same name.</source>
        <translation>%1&#xa0;: les deux délégués ont le même nom.</translation>
    </message>
    <message>
        <source>The officers give a reason for what they decide.</source>
        <translation>Le bureau donne un motif à ce qu’il décide.</translation>
    </message>
    <message>
        <source>This goal is on the list of the set-up; only proposals are judged.</source>
        <translation>Cet objectif est dans la liste du modèle&#xa0;; on ne juge que les propositions.</translation>
    </message>
    <message>
        <source>The points of this goal are already awarded.</source>
        <translation>Les points de cet objectif sont déjà attribués.</translation>
    </message>
    <message>
        <source>The officers have to allow a proposed achievement before its points are awarded.</source>
        <translation>Le bureau doit admettre un objectif proposé avant que ses points soient attribués.</translation>
    </message>
    <message>
        <source>There are no points of this goal that could cease to apply.</source>
        <translation>Cet objectif n’a pas de points qui pourraient devenir caducs.</translation>
    </message>
    <message>
        <source>Speeches belong to the beginning of a turn, or to the end of its diplomacy.</source>
        <translation>Les discours ont leur place au début d’un tour, ou à la fin de sa diplomatie.</translation>
    </message>
    <message>
        <source>The length of the speeches is announced beforehand: 1 second to %1 minutes.</source>
        <translation>La durée des discours est annoncée d’avance&#xa0;: de 1 seconde à %1 minutes.</translation>
    </message>
    <message>
        <source>These speeches were already drawn in this turn.</source>
        <translation>Ces discours ont déjà été tirés au sort à ce tour.</translation>
    </message>
    <message>
        <source>A motion is made by a delegation.</source>
        <translation>Une motion vient d’une délégation.</translation>
    </message>
    <message>
        <source>The motion does not say what it asks for.</source>
        <translation>La motion ne dit pas ce qu’elle demande.</translation>
    </message>
    <message>
        <source>A treaty is between at least two delegations.</source>
        <translation>Un traité se conclut entre au moins deux délégations.</translation>
    </message>
    <message>
        <source>A treaty has a title and terms.</source>
        <translation>Un traité a un titre et des clauses.</translation>
    </message>
    <message>
        <source>Only a delegation that has signed a treaty can break it.</source>
        <translation>Seule une délégation qui a signé un traité peut le rompre.</translation>
    </message>
    <message>
        <source>The note says how the treaty was broken.</source>
        <translation>La note dit comment le traité a été rompu.</translation>
    </message>
    <message>
        <source>Notes are exchanged every %1 to %2 minutes.</source>
        <translation>Les messages s’échangent toutes les %1 à %2 minutes.</translation>
    </message>
    <message>
        <source>A delegation consists of two delegates; %1 has one.</source>
        <translation>Une délégation se compose de deux délégués&#xa0;; %1 n’en a qu’un.</translation>
    </message>
    <message>
        <source>The diplomacy ends sooner only if all delegations agree; still to ask: %1.</source>
        <translation>La diplomatie ne peut finir avant l’heure que si toutes les délégations sont d’accord&#xa0;; restent à consulter&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 owns %2 now: the officers have to say whether the place is conquered.</source>
        <translation>%2 a un nouveau propriétaire (%1)&#xa0;: le bureau doit dire si le lieu est conquis.</translation>
    </message>
    <message>
        <source>The goal was settled before the conference began; for another one, end this conference and call it again.</source>
        <translation>L’objectif a été fixé avant le début de la conférence&#xa0;; pour un autre, mettez fin à cette conférence et convoquez-la de nouveau.</translation>
    </message>
    <message>
        <source>The place was settled before the conference began; for another one, end this conference and call it again.</source>
        <translation>Le lieu a été fixé avant le début de la conférence&#xa0;; pour un autre, mettez fin à cette conférence et convoquez-la de nouveau.</translation>
    </message>
    <message>
        <source>%1 has sent %2 to the conference “%3”, and no delegate has this name.</source>
        <translation>%1 a envoyé %2 à la conférence «&#xa0;%3&#xa0;», et aucun délégué ne porte ce nom.</translation>
    </message>
    <message>
        <source>A conference ends after it has begun.</source>
        <translation>Une conférence ne finit qu’après avoir commencé.</translation>
    </message>
    <message>
        <source>Only a conference that has ended has an outcome.</source>
        <translation>Seule une conférence terminée a une issue.</translation>
    </message>
    <message>
        <source>The extra points allowed for %1 or awarded to it come to %2, more than the limit of %3.</source>
        <translation>%1 arrive à %2 points supplémentaires, admis ou attribués, au-delà de la limite de %3.</translation>
    </message>
    <message>
        <source>A goal names its delegation and what is to be achieved.</source>
        <translation>Un objectif nomme sa délégation et ce qu’il faut accomplir.</translation>
    </message>
    <message>
        <source>This achievement is worth 1 to %1 points, not %2.</source>
        <translation>Cet objectif vaut de 1 à %1 points, et non %2.</translation>
    </message>
    <message>
        <source>The points of the goal “%1” can cease to apply only once %2 is conquered.</source>
        <translation>Les points de l’objectif «&#xa0;%1&#xa0;» ne peuvent devenir caducs qu’une fois cette puissance conquise&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Speeches at the end of the diplomacy have to be requested by a delegation; there is no request for %1.</source>
        <translation>Les discours de fin de diplomatie doivent être demandés par une délégation&#xa0;; il n’y a pas de demande pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In Fall there are speeches only if a delegation requests them; there is no request for %1.</source>
        <translation>En automne, il n’y a de discours que si une délégation en demande&#xa0;; il n’y a pas de demande pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Only its parties sign or break a treaty; %1 is none.</source>
        <translation>Seules les parties d’un traité le signent ou le rompent, et cette délégation n’en est pas une&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A treaty is concluded when all its parties have signed it.</source>
        <translation>Un traité est conclu quand toutes ses parties l’ont signé.</translation>
    </message>
    <message>
        <source>An entry is dated in a phase that this game has not had: %1.</source>
        <translation>Une entrée porte la date d’une phase que cette partie n’a pas eue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1” is dated in a phase that this game has not had: %2.</source>
        <translation>«&#xa0;%1&#xa0;» porte la date d’une phase que cette partie n’a pas eue&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is noted as having broken the treaty, so all its parties have signed it.</source>
        <translation>%1 a rompu le traité, d’après la note&#xa0;: toutes ses parties l’ont donc signé.</translation>
    </message>
    <message>
        <source>A draft cannot be broken: a treaty is concluded when all its parties have signed it.</source>
        <translation>On ne rompt pas un projet&#xa0;: un traité est conclu quand toutes ses parties l’ont signé.</translation>
    </message>
    <message>
        <source>The place of the conference is missing.</source>
        <translation>Le lieu de la conférence manque.</translation>
    </message>
    <message>
        <source>The name of the conference is missing.</source>
        <translation>Le nom de la conférence manque.</translation>
    </message>
    <message>
        <source>A conference takes at least %1 delegations; so far %2.</source>
        <translation>Il faut au moins %1 délégations pour une conférence&#xa0;; pour l’instant&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Before retreats are written nothing is discussed.</source>
        <translation>Avant d’écrire les retraites, on ne discute pas.</translation>
    </message>
    <message>
        <source>Before builds and removals are written nothing is discussed.</source>
        <translation>Avant d’écrire les constructions et les retraits, on ne discute pas.</translation>
    </message>
    <message>
        <source>Each delegation sends one of its two delegates, and the other one stays; the name is missing for: %1.</source>
        <translation>Chaque délégation envoie l’un de ses deux délégués, et l’autre reste&#xa0;; il manque le nom pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has come to %2: the officers have to say whether the place is conquered. If it is not, tick in the form that no unit there is hostile to it.</source>
        <translation>%1 occupe le lieu (%2)&#xa0;: le bureau doit dire s’il est conquis. S’il ne l’est pas, cochez dans le formulaire qu’aucune unité n’y est hostile.</translation>
    </message>
    <message>
        <source>The request for speeches in %1 is undecided: note first whether the motion is carried.</source>
        <translation>La demande de discours (%1) n’est pas tranchée&#xa0;: notez d’abord si la motion est adoptée.</translation>
    </message>
    <message>
        <source>“%2” is not the name of a delegate of %1.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est le nom d’aucun des délégués.</translation>
    </message>
    <message>
        <source>%1 sends one of its two delegates, and “%2” is more than one.</source>
        <translation>%1 envoie un seul de ses deux délégués, et «&#xa0;%2&#xa0;» en désigne plusieurs.</translation>
    </message>
    <message>
        <source>%1 cannot send %2, who is there for %3. Two people of the same name need one more letter each.</source>
        <translation>%1 ne peut pas envoyer %2, qui est là pour %3. Si deux personnes portent le même nom, ajoutez une lettre à chacune.</translation>
    </message>
    <message>
        <source>%1 presides and cannot be the delegate of %2.</source>
        <translation>%1 préside et ne peut pas être le délégué de %2.</translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message>
        <source>A unit is at no place of this map where it can be, is of no power of this map, or is not in its order.</source>
        <translation>Une unité est à un endroit de cette carte où elle ne peut pas être, n’appartient à aucune puissance de cette carte ou n’est pas à son rang.</translation>
    </message>
    <message>
        <source>The position does not say who owns the centres.</source>
        <translation>La position ne dit pas à qui sont les centres.</translation>
    </message>
    <message>
        <source>%1: another unit is in %2 too.</source>
        <translation>%1&#xa0;: une autre unité s’y trouve aussi (%2).</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation>%1&#xa0;: une armée ne peut pas être en mer.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation>%1&#xa0;: une flotte ne peut pas être à l’intérieur des terres.</translation>
    </message>
    <message>
        <source>%1: it is on no coast of %2.</source>
        <translation>%1&#xa0;: elle n’est sur aucune côte (%2).</translation>
    </message>
    <message>
        <source>%1 is dislodged, but no units retreat in this phase.</source>
        <translation>%1 est délogée, mais aucune unité ne se replie dans cette phase.</translation>
    </message>
    <message>
        <source>%1: another unit is dislodged in %2 too.</source>
        <translation>%1&#xa0;: une autre unité y est aussi délogée (%2).</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: there is a unit.</source>
        <translation>%1 ne peut pas se replier vers %2&#xa0;: il y a une unité.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: there was a standoff.</source>
        <translation>%1 ne peut pas se replier vers %2&#xa0;: il y a eu égalité.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: it is not adjacent.</source>
        <translation>%1 ne peut pas se replier vers %2&#xa0;: ce n’est pas limitrophe.</translation>
    </message>
    <message>
        <source>No unit is dislodged, so none retreats.</source>
        <translation>Aucune unité n’est délogée, donc aucune ne se replie.</translation>
    </message>
    <message>
        <source>No power may build or must remove a unit.</source>
        <translation>Aucune puissance ne peut construire ni ne doit retirer d’unité.</translation>
    </message>
    <message>
        <source>No centre has an owner, so every unit is removed.</source>
        <translation>Aucun centre n’a de propriétaire, donc toutes les unités sont retirées.</translation>
    </message>
    <message>
        <source>%1 is dislodged, but no other unit is in %2.</source>
        <translation>%1 est délogée, mais aucune autre unité ne s’y trouve (%2).</translation>
    </message>
    <message>
        <source>%1 is marked as contested, but there is a unit.</source>
        <translation>%1 porte la marque d’une égalité, mais il y a une unité.</translation>
    </message>
    <message>
        <source>%1 has too many units (units: %2, centres: %3).</source>
        <translation>%1 a trop d’unités (unités&#xa0;: %2, centres&#xa0;: %3).</translation>
    </message>
    <message>
        <source>%1 was never built: nothing in this game has brought it there.</source>
        <translation>%1 n’a jamais été construite&#xa0;: rien dans cette partie ne l’a amenée là.</translation>
    </message>
    <message>
        <source>%1 is on the wrong coast: by the orders it is in %2.</source>
        <translation>%1 est sur la mauvaise côte&#xa0;; d’après les ordres, sa place est&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Diplomacy board</source>
        <translation>Carte de Diplomacy</translation>
    </message>
    <message>
        <source>the file name must end in .png, .svg or .pdf</source>
        <translation>le nom du fichier doit finir par .png, .svg ou .pdf</translation>
    </message>
</context>
<context>
    <name>TallyColumns</name>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Centres de ravitaillement</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Victory points in addition to centres</source>
        <translation>Points de victoire en plus des centres</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
</context>
<context>
    <name>WrittenForms</name>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the rulebook and house rules</source>
        <translation>le règlement et les règles maison</translation>
    </message>
    <message>
        <source>other phases</source>
        <translation>d’autres phases</translation>
    </message>
    <message>
        <source>the orders</source>
        <translation>les ordres</translation>
    </message>
    <message>
        <source>lines that could not be read</source>
        <translation>les lignes illisibles</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>les résultats</translation>
    </message>
    <message>
        <source>provinces closed by a standoff</source>
        <translation>les provinces fermées par une égalité</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>les notes</translation>
    </message>
    <message>
        <source>rulings and agreements</source>
        <translation>les décisions et les accords</translation>
    </message>
    <message>
        <source>votes and victory points</source>
        <translation>les votes et les points de victoire</translation>
    </message>
    <message>
        <source>entries of the Committee</source>
        <translation>les entrées du Comité</translation>
    </message>
    <message>
        <source>Game of Chancery</source>
        <translation>Partie de Chancery</translation>
    </message>
    <message>
        <source>Saved game of the library “diplomacy” (JSON)</source>
        <translation>Partie enregistrée de la bibliothèque «&#xa0;diplomacy&#xa0;» (JSON)</translation>
    </message>
    <message>
        <source>Test cases of jDip</source>
        <translation>Cas de test de jDip</translation>
    </message>
    <message>
        <source>Position with orders (TOML)</source>
        <translation>Position avec ordres (TOML)</translation>
    </message>
    <message>
        <source>Position in one line (DFEN)</source>
        <translation>Position en une ligne (DFEN)</translation>
    </message>
    <message>
        <source>Orders as text: A PAR - BUR</source>
        <translation>Ordres en texte&#xa0;: A PAR - BUR</translation>
    </message>
    <message>
        <source>Orders as text: A Par-Bur</source>
        <translation>Ordres en texte&#xa0;: A Par-Bur</translation>
    </message>
    <message>
        <source>Orders as text: Army Paris -&gt; Burgundy</source>
        <translation>Ordres en texte&#xa0;: Army Paris -&gt; Burgundy</translation>
    </message>
    <message>
        <source>Orders as text: The army at Paris move to Burgundy</source>
        <translation>Ordres en texte&#xa0;: The army at Paris move to Burgundy</translation>
    </message>
    <message>
        <source>Supply centres by year (CSV)</source>
        <translation>Centres de ravitaillement par année (CSV)</translation>
    </message>
    <message>
        <source>Owners of centres by year (CSV)</source>
        <translation>Propriétaires des centres par année (CSV)</translation>
    </message>
    <message>
        <source>Centres and owners for tournaments (JSON)</source>
        <translation>Centres et propriétaires pour les tournois (JSON)</translation>
    </message>
    <message>
        <source>Orders with results (CSV)</source>
        <translation>Ordres avec résultats (CSV)</translation>
    </message>
    <message>
        <source>variations that were tried out</source>
        <translation>les variantes essayées</translation>
    </message>
    <message>
        <source>units without orders</source>
        <translation>les unités sans ordre</translation>
    </message>
</context>
<context>
    <name>chancery::AboutDialog</name>
    <message>
        <source>About Chancery</source>
        <translation>À propos de Chancery</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation>Une carte pour les arbitres de Diplomacy.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous la GNU General Public License, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk.</source>
        <translation>Les cas de test sont les «&#xa0;Diplomacy Adjudicator Test Cases&#xa0;» de Lucas B. Kruijswijk.</translation>
    </message>
    <message>
        <source>Diplomacy is a trademark of its owner, who has nothing to do with this program.</source>
        <translation>Diplomacy est une marque de son propriétaire, qui n’a rien à voir avec ce programme.</translation>
    </message>
</context>
<context>
    <name>chancery::AgendaSteps</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>part of the agenda, how it stands, what is done</comment>
        <translation>%1, %2&#xa0;: %3</translation>
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
        <translation>Discours</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Motions</translation>
    </message>
    <message>
        <source>Conference</source>
        <translation>Conférence</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Traités</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Constructions et retraits</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a part of the agenda</comment>
        <translation>fait</translation>
    </message>
    <message>
        <source>next</source>
        <comment>a part of the agenda</comment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>possible now</source>
        <comment>a part of the agenda</comment>
        <translation>possible</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>a part of the agenda</comment>
        <translation>pas maintenant</translation>
    </message>
    <message>
        <source>The moves of this turn are made.</source>
        <translation>Les mouvements de ce tour sont faits.</translation>
    </message>
    <message>
        <source>The turn opens with speeches: announce how long one may last, and draw who speaks when.</source>
        <translation>Le tour s’ouvre par des discours&#xa0;: annoncez leur durée maximale, et tirez au sort qui parle quand.</translation>
    </message>
    <message>
        <source>%1 speaks: %2 of %3.</source>
        <comment>delegation, number of its speech, number of speeches</comment>
        <translation>%1 a la parole&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>None is called. It takes at least %1 delegations.</source>
        <translation>Aucune n’est convoquée. Il faut au moins %1 délégations.</translation>
    </message>
    <message>
        <source>“%1” has to end.</source>
        <comment>conference</comment>
        <translation>«&#xa0;%1&#xa0;» doit prendre fin.</translation>
    </message>
    <message>
        <source>“%1” may begin: every rule is kept.</source>
        <comment>conference</comment>
        <translation>«&#xa0;%1&#xa0;» peut commencer&#xa0;: toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>“%1” may not begin yet.</source>
        <comment>conference</comment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas encore commencer.</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s): see its form.</source>
        <translation>
            <numerusform>%n autre règle&#xa0;: voir son formulaire.</numerusform>
            <numerusform>%n autres règles&#xa0;: voir son formulaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): not all parties have signed.</source>
        <translation>
            <numerusform>%n projet&#xa0;: toutes les parties n’ont pas signé.</numerusform>
            <numerusform>%n projets&#xa0;: toutes les parties n’ont pas signé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations may agree on anything, openly or in secret; nothing binds them.</source>
        <translation>Les délégations peuvent convenir de tout, en public ou en secret&#xa0;; rien ne les lie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The results are there. Show them, then go on to the next phase.</source>
        <translation>Les résultats sont là. Montrez-les, puis passez à la phase suivante.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 missing.</source>
        <comment>orders</comment>
        <translation>
            <numerusform>Il en manque %n sur %1.</numerusform>
            <numerusform>Il en manque %n sur %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A conference is a meeting of at least %1 delegations in a room of its own, with a goal, a place on the board and a president.</source>
        <translation>Une conférence est une réunion d’au moins %1 délégations dans une salle à part, avec un objectif, un lieu sur la carte et une présidence.</translation>
    </message>
    <message>
        <source>Meanwhile the game goes on; one is held at a time, for a year at most.</source>
        <translation>Pendant ce temps, la partie continue&#xa0;; il ne s’en tient qu’une à la fois, pour un an au plus.</translation>
    </message>
    <message>
        <source>Its form leads through the rules step by step. It can be filed before it is complete.</source>
        <translation>Son formulaire mène pas à pas à travers les règles. On peut le déposer avant qu’il soit complet.</translation>
    </message>
    <message>
        <source>A treaty keeps what delegations have agreed on, for all to hear or in secret.</source>
        <translation>Un traité garde la trace de ce que des délégations ont convenu, devant tous ou en secret.</translation>
    </message>
    <message>
        <source>It binds none of them. It is a draft until all its parties have signed; the officers note who breaks it.</source>
        <translation>Il n’en lie aucune. C’est un projet tant que toutes ses parties n’ont pas signé&#xa0;; le bureau note qui le rompt.</translation>
    </message>
    <message>
        <source>Diplomacy and motions</source>
        <translation>Diplomatie et motions</translation>
    </message>
    <message>
        <source>%1 speaks first, then %2; %3.</source>
        <comment>delegation, the others, how long</comment>
        <translation>%1 parle d’abord. Ensuite&#xa0;: %2&#xa0;; %3.</translation>
    </message>
    <message>
        <source>%1 Then %2.</source>
        <comment>who speaks, the others</comment>
        <translation>%1 Ensuite&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n motion(s) to be decided:</source>
        <translation>
            <numerusform>%n motion à trancher&#xa0;:</numerusform>
            <numerusform>%n motions à trancher&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations negotiate. One may ask for speeches, or to end the diplomacy sooner.</source>
        <translation>Les délégations négocient. L’une d’elles peut demander des discours, ou la fin anticipée de la diplomatie.</translation>
    </message>
    <message>
        <source>being held</source>
        <comment>a part of the agenda</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>under way</source>
        <comment>a part of the agenda</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>All are in: resolve them.</source>
        <comment>orders</comment>
        <translation>Tous sont là&#xa0;: résolvez-les.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power, its delegates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” was held and ended in %2.</source>
        <comment>conference, a turn</comment>
        <translation>«&#xa0;%1&#xa0;» a eu lieu et s’est achevée (%2).</translation>
    </message>
    <message>
        <source>The results have been shown. Go on to the next phase.</source>
        <translation>Les résultats ont été montrés. Passez à la phase suivante.</translation>
    </message>
    <message>
        <source>%1 Then the diplomacy begins.</source>
        <comment>who speaks last</comment>
        <translation>%1 Ensuite commence la diplomatie.</translation>
    </message>
    <message>
        <source>The diplomacy begins after the speeches.</source>
        <translation>La diplomatie commence après les discours.</translation>
    </message>
    <message>
        <source>The diplomacy is over.</source>
        <translation>La diplomatie est terminée.</translation>
    </message>
    <message>
        <source>The diplomacy is over, and further speeches are requested: draw who speaks when.</source>
        <translation>La diplomatie est terminée, et d’autres discours sont demandés&#xa0;: tirez au sort qui parle quand.</translation>
    </message>
    <message>
        <source>%1 Then the turn goes on.</source>
        <comment>who speaks last</comment>
        <translation>%1 Ensuite le tour continue.</translation>
    </message>
    <message>
        <source>“%1” needs a decision.</source>
        <comment>conference</comment>
        <translation>«&#xa0;%1&#xa0;» demande une décision.</translation>
    </message>
    <message>
        <source>Each delegation has goals of its own, which are worth points beside its centres: read a set-up, use the example, or let delegations propose some. The officers judge what is proposed, and award the points once a goal is reached.</source>
        <translation>Chaque délégation a ses propres objectifs, qui rapportent des points en plus de ses centres&#xa0;: lisez un modèle, prenez l’exemple ou laissez les délégations en proposer. Le bureau juge les propositions, et attribue les points une fois l’objectif atteint.</translation>
    </message>
    <message>
        <source>“%1” is being held. “%2” may begin once it has ended.</source>
        <comment>two conferences</comment>
        <translation>«&#xa0;%1&#xa0;» est en cours. «&#xa0;%2&#xa0;» pourra commencer une fois celle-ci terminée.</translation>
    </message>
    <message>
        <source>“%1” is being held. Only one is held at a time.</source>
        <comment>conference</comment>
        <translation>«&#xa0;%1&#xa0;» est en cours. Il ne s’en tient qu’une à la fois.</translation>
    </message>
    <message>
        <source>The clock counts the speeches: announce how long one may last, and draw who speaks when.</source>
        <translation>L’horloge compte les discours&#xa0;: annoncez leur durée maximale, et tirez au sort qui parle quand.</translation>
    </message>
    <message>
        <source>Further speeches are requested: draw them when the diplomacy ends.</source>
        <translation>D’autres discours sont demandés&#xa0;: tirez-les au sort quand la diplomatie prend fin.</translation>
    </message>
    <message>
        <source>The officers hold no speeches in this turn.</source>
        <translation>Le bureau ne fait pas tenir de discours à ce tour.</translation>
    </message>
    <message>
        <source>The speeches are over.</source>
        <translation>Les discours sont terminés.</translation>
    </message>
</context>
<context>
    <name>chancery::AgreementWords</name>
    <message>
        <source>Orders are perpetual: each is repeated until another replaces it.</source>
        <translation>Les ordres sont permanents&#xa0;: chacun se répète jusqu’à ce qu’un autre le remplace.</translation>
    </message>
    <message>
        <source>%1 allows %2 to order all its units.</source>
        <comment>power, power</comment>
        <translation>%1 permet à %2 de commander toutes ses unités.</translation>
    </message>
    <message>
        <source>%1 allows %2 to order %3.</source>
        <comment>power, power, unit</comment>
        <translation>%1 permet à %2 de commander %3.</translation>
    </message>
    <message>
        <source>The rules of this game have no orders for units of other powers (%1). The players agree on them beforehand, under Edit &gt; Rules.</source>
        <translation>Les règles de cette partie n’ont pas d’ordres pour les unités d’autres puissances (%1). Les joueurs en conviennent d’avance, dans Édition &gt; Règles.</translation>
    </message>
    <message>
        <source>This rulebook does not let the players agree on perpetual orders (%1).</source>
        <translation>Ce règlement ne laisse pas les joueurs convenir d’ordres permanents (%1).</translation>
    </message>
    <message>
        <source>A power needs no permission for its own units.</source>
        <translation>Une puissance n’a pas besoin de permission pour ses propres unités.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same player.</source>
        <translation>%1 et %2 ont le même joueur.</translation>
    </message>
    <message>
        <source>%1 has no player who could agree.</source>
        <translation>%1 n’a pas de joueur pour donner son accord.</translation>
    </message>
    <message>
        <source>%1 has no such unit.</source>
        <translation>%1 n’a pas cette unité.</translation>
    </message>
    <message>
        <source>This is agreed already, and binding (%1).</source>
        <translation>C’est déjà convenu, et cela engage (%1).</translation>
    </message>
    <message>
        <source>This phase is resolved: agree in the next one.</source>
        <translation>Cette phase est résolue&#xa0;: convenez-en dans la suivante.</translation>
    </message>
    <message>
        <source>A ruling of this phase has ended it.</source>
        <translation>Une décision de cette phase y a mis fin.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>agreement, clause</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 This agreement does not count, because %2 has no player (%3).</source>
        <comment>agreement, power, clause</comment>
        <translation>%1 Cet accord ne compte pas, car %2 n’a pas de joueur (%3).</translation>
    </message>
</context>
<context>
    <name>chancery::AgreementsDialog</name>
    <message>
        <source>Agreements on orders</source>
        <translation>Accords sur les ordres</translation>
    </message>
    <message>
        <source>In force: binding until a ruling ends it</source>
        <translation>En vigueur&#xa0;: valables jusqu’à ce qu’une décision y mette fin</translation>
    </message>
    <message>
        <source>Agreements in force</source>
        <translation>Accords en vigueur</translation>
    </message>
    <message>
        <source>Reason of the ruling</source>
        <translation>Motif de la décision</translation>
    </message>
    <message>
        <source>Why the agreement ends; kept with the game</source>
        <translation>Pourquoi l’accord prend fin&#xa0;; conservé avec la partie</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motif&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;End by ruling</source>
        <translation>&amp;Lever par décision</translation>
    </message>
    <message>
        <source>The chosen agreement no longer holds, from this phase on</source>
        <translation>L’accord choisi ne vaut plus, à partir de cette phase</translation>
    </message>
    <message>
        <source>New agreement, from this phase on</source>
        <translation>Nouvel accord, à partir de cette phase</translation>
    </message>
    <message>
        <source>A power may order units of another</source>
        <translation>Une puissance peut commander des unités d’une autre</translation>
    </message>
    <message>
        <source>Orders are perpetual: all players agree</source>
        <translation>Ordres permanents&#xa0;: tous les joueurs sont d’accord</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>What the players have agreed on</source>
        <translation>Ce dont les joueurs sont convenus</translation>
    </message>
    <message>
        <source>Power that allows it</source>
        <translation>Puissance qui le permet</translation>
    </message>
    <message>
        <source>The power whose units may be ordered</source>
        <translation>La puissance dont les unités peuvent être commandées</translation>
    </message>
    <message>
        <source>Power that may order</source>
        <translation>Puissance qui peut commander</translation>
    </message>
    <message>
        <source>The power that may order them</source>
        <translation>La puissance qui peut les commander</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>One unit, which the agreement follows as it moves, or all</source>
        <translation>Une unité, que l’accord suit dans ses mouvements, ou toutes</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>Co&amp;nclure</translation>
    </message>
    <message>
        <source>Enter the agreement</source>
        <translation>Inscrire l’accord</translation>
    </message>
    <message>
        <source>A&amp;greement:</source>
        <translation>Acc&amp;ord&#xa0;:</translation>
    </message>
    <message>
        <source>Allowed &amp;by:</source>
        <translation>&amp;Permis par&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>Po&amp;ur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>Unité&amp;s&#xa0;:</translation>
    </message>
    <message>
        <source>all its units</source>
        <translation>toutes ses unités</translation>
    </message>
</context>
<context>
    <name>chancery::Application</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Chancery was stopped before it could end. If you report a fault, send %1.</source>
        <translation>Chancery a été interrompu avant d’avoir pu finir. Si vous signalez un défaut, envoyez %1.</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceChip</name>
    <message>
        <source>The audience window shows another game.</source>
        <translation>La fenêtre du public montre une autre partie.</translation>
    </message>
    <message>
        <source>The players see this game.</source>
        <translation>Les joueurs voient cette partie.</translation>
    </message>
    <message>
        <source>The audience window was blank or frozen; revealing lifted that.</source>
        <translation>La fenêtre du public était noire ou figée&#xa0;; révéler y a mis fin.</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture.</source>
        <translation>Les joueurs voient toujours la même image.</translation>
    </message>
    <message>
        <source>The players see nothing.</source>
        <translation>Les joueurs ne voient rien.</translation>
    </message>
    <message>
        <source>Audience: other game</source>
        <translation>Public&#xa0;: autre partie</translation>
    </message>
    <message>
        <source>Audience: live</source>
        <translation>Public&#xa0;: en direct</translation>
    </message>
    <message>
        <source>Audience: live again</source>
        <translation>Public&#xa0;: direct repris</translation>
    </message>
    <message>
        <source>Audience: frozen</source>
        <translation>Public&#xa0;: figé</translation>
    </message>
    <message>
        <source>Audience: blank</source>
        <translation>Public&#xa0;: écran noir</translation>
    </message>
    <message>
        <source>Audience: closed</source>
        <translation>Public&#xa0;: fermé</translation>
    </message>
    <message>
        <source>The audience window is closed. Click for the menu that opens it.</source>
        <translation>La fenêtre du public est fermée. Cliquez pour le menu qui l’ouvre.</translation>
    </message>
    <message>
        <source>Audience: same screen!</source>
        <translation>Public&#xa0;: même écran&#xa0;!</translation>
    </message>
    <message>
        <source>Audience: live on %1</source>
        <comment>a display</comment>
        <translation>Public&#xa0;: en direct sur %1</translation>
    </message>
    <message>
        <source>Same screen!</source>
        <translation>Même écran&#xa0;!</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Autre partie</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Live again</source>
        <translation>Direct repris</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Figé</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Not secret!</source>
        <translation>Visible&#xa0;!</translation>
    </message>
    <message>
        <source>Audience: same screen, frozen</source>
        <translation>Public&#xa0;: même écran, figé</translation>
    </message>
    <message>
        <source>Same screen, frozen</source>
        <translation>Même écran, figé</translation>
    </message>
    <message>
        <source>Audience: same screen, blank</source>
        <translation>Public&#xa0;: même écran, noir</translation>
    </message>
    <message>
        <source>Same screen, blank</source>
        <translation>Même écran, noir</translation>
    </message>
    <message>
        <source>No audience</source>
        <translation>Pas de public</translation>
    </message>
    <message>
        <source>Players who see the audience window see this window too.</source>
        <translation>Les joueurs qui voient la fenêtre du public voient aussi cette fenêtre.</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture. Those who see the audience window see this window too.</source>
        <translation>Les joueurs voient toujours la même image. Qui voit la fenêtre du public voit aussi cette fenêtre.</translation>
    </message>
    <message>
        <source>The audience window shows nothing. Players who see it see this window all the same.</source>
        <translation>La fenêtre du public ne montre rien. Les joueurs qui la voient voient quand même cette fenêtre.</translation>
    </message>
    <message>
        <source>Live on %1</source>
        <comment>a display</comment>
        <translation>En direct sur %1</translation>
    </message>
    <message>
        <source>Frozen, not secret!</source>
        <translation>Figé, visible&#xa0;!</translation>
    </message>
    <message>
        <source>Blank, not secret!</source>
        <translation>Noir, visible&#xa0;!</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceFeed</name>
    <message>
        <source>EARLIER: %1</source>
        <translation>PLUS TÔT&#xa0;: %1</translation>
    </message>
    <message>
        <source>EARLIER</source>
        <translation>PLUS TÔT</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <comment>the next stage of the clock</comment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Then: %1, %2</source>
        <comment>the next stage of the clock, how long it lasts: 5:00</comment>
        <translation>Ensuite&#xa0;: %1, %2</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceKeeper</name>
    <message>
        <source>Two displays show the same picture, so the players see this window too. Extend the desktop instead of mirroring it.</source>
        <translation>Deux écrans montrent la même image&#xa0;: les joueurs voient donc aussi cette fenêtre. Étendez l’affichage au lieu de le dupliquer.</translation>
    </message>
    <message>
        <source>The audience window is on the same display as this window: players see all that you see.</source>
        <translation>La fenêtre du public est sur le même écran que cette fenêtre&#xa0;: les joueurs voient tout ce que vous voyez.</translation>
    </message>
</context>
<context>
    <name>chancery::AwardDialog</name>
    <message>
        <source>Award points</source>
        <translation>Attribuer des points</translation>
    </message>
    <message>
        <source>Points awarded so far</source>
        <translation>Points attribués jusqu’ici</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Power that gets the points</source>
        <translation>Puissance qui reçoit les points</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation>%1 au plus pour un objectif</translation>
    </message>
    <message>
        <source>A conference, a treaty, a historical goal</source>
        <translation>Une conférence, un traité, un objectif historique</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>What the points are for; saved with the game</source>
        <translation>Ce qui vaut ces points&#xa0;; enregistré avec la partie</translation>
    </message>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Puissance</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;oints</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation>O&amp;bjectif</translation>
    </message>
    <message>
        <source>%1, %2: %3 – %4</source>
        <comment>phase, power: points, achievement</comment>
        <translation>%1, %2&#xa0;: %3 – %4</translation>
    </message>
    <message>
        <source>Choose the power that gets the points.</source>
        <translation>Choisissez la puissance qui reçoit les points.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a power</comment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what a form is about, and its rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>At most %1 points for one achievement. The players see them, and what they are for.</source>
        <translation>%1 points au plus pour un objectif. Les joueurs les voient, ainsi que l’objectif.</translation>
    </message>
</context>
<context>
    <name>chancery::BeatCaptions</name>
    <message>
        <source>%1: %2</source>
        <comment>power, provinces</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>%1 compte&#xa0;: un soutien visant une province n’est coupé depuis celle-ci que par un délogement.</translation>
    </message>
    <message>
        <source>%1 counts: support into a province is not cut from there.</source>
        <comment>support</comment>
        <translation>%1 compte&#xa0;: un soutien visant une province n’est pas coupé depuis celle-ci.</translation>
    </message>
    <message>
        <source>%1 counts, although the supporting unit is dislodged.</source>
        <comment>support</comment>
        <translation>%1 compte, bien que l’unité qui soutient soit délogée.</translation>
    </message>
    <message>
        <source>%1 counts: no power cuts its own support.</source>
        <comment>support</comment>
        <translation>%1 compte&#xa0;: aucune puissance ne coupe son propre soutien.</translation>
    </message>
    <message>
        <source>%1 counts: an army without a convoy does not cut it.</source>
        <comment>support</comment>
        <translation>%1 compte&#xa0;: une armée sans convoi ne le coupe pas.</translation>
    </message>
    <message>
        <source>%1 counts: an army in a convoy may not cut it.</source>
        <comment>support</comment>
        <translation>%1 compte&#xa0;: une armée convoyée n’a pas le droit de le couper.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 est coupé par une attaque (%2 %3).</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3, although the attacking unit is dislodged.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 est coupé par une attaque (%2 %3), bien que l’unité qui attaque soit délogée.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3: the army has another convoy route.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 est coupé par une attaque (%2 %3)&#xa0;: l’armée a une autre route de convoi.</translation>
    </message>
    <message>
        <source>%1 is cut: %2 dislodges the supporting unit.</source>
        <comment>support, &apos;the Turkish attack from Ankara&apos;</comment>
        <translation>%1 est coupé&#xa0;: %2 déloge l’unité qui soutient.</translation>
    </message>
    <message>
        <source>%1 is not used: the order of the army names another route.</source>
        <comment>convoy</comment>
        <translation>%1 ne sert pas&#xa0;: l’ordre de l’armée nomme une autre route.</translation>
    </message>
    <message>
        <source>%1 is not used: the route of the army is not whole.</source>
        <comment>convoy</comment>
        <translation>%1 ne sert pas&#xa0;: la route de l’armée est incomplète.</translation>
    </message>
    <message>
        <source>%1 takes place, although the fleet is dislodged: a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 a lieu, bien que la flotte soit délogée&#xa0;: un paradoxe.</translation>
    </message>
    <message>
        <source>%1 has no player, and its unit may not retreat.</source>
        <comment>power</comment>
        <translation>%1 n’a pas de joueur, et son unité ne peut pas se replier.</translation>
    </message>
    <message>
        <source>%1 has no orders and may not retreat.</source>
        <comment>power</comment>
        <translation>%1 n’a pas donné d’ordres et ne peut pas se replier.</translation>
    </message>
    <message>
        <source>The attackers keep each other out.</source>
        <translation>Les attaquants se barrent mutuellement la route.</translation>
    </message>
    <message>
        <source>The gamemaster has ruled on this fight.</source>
        <translation>L’arbitre a tranché ce combat.</translation>
    </message>
    <message>
        <source>%1 does not count: the army has no convoy.</source>
        <comment>support</comment>
        <translation>%1 ne compte pas&#xa0;: l’armée n’a pas de convoi.</translation>
    </message>
    <message>
        <source>%1 is cut.</source>
        <comment>support</comment>
        <translation>%1 est coupé.</translation>
    </message>
    <message>
        <source>%1 is not used: the army goes by land.</source>
        <comment>convoy</comment>
        <translation>%1 ne sert pas&#xa0;: l’armée passe par voie de terre.</translation>
    </message>
    <message>
        <source>%1 goes by convoy, not by land.</source>
        <comment>unit</comment>
        <translation>%1 passe par convoi, non par voie de terre.</translation>
    </message>
    <message>
        <source>%1 was to go by convoy, not by land.</source>
        <comment>unit</comment>
        <translation>%1 devait passer par convoi, non par voie de terre.</translation>
    </message>
    <message>
        <source>%1 goes by land, not by convoy.</source>
        <comment>unit</comment>
        <translation>%1 passe par voie de terre, non par convoi.</translation>
    </message>
    <message>
        <source>%1 goes by land, because its convoy failed.</source>
        <comment>unit</comment>
        <translation>%1 passe par voie de terre, parce que son convoi a échoué.</translation>
    </message>
    <message>
        <source>%1 goes by land, because it has no convoy.</source>
        <comment>unit</comment>
        <translation>%1 passe par voie de terre, parce qu’elle n’a pas de convoi.</translation>
    </message>
    <message>
        <source>One open convoy route is enough for the army.</source>
        <translation>Une seule route de convoi ouverte suffit à l’armée.</translation>
    </message>
    <message>
        <source>The army may take only the route that its order names.</source>
        <translation>L’armée ne peut prendre que la route que nomme son ordre.</translation>
    </message>
    <message>
        <source>%1 changes places with the unit %2.</source>
        <comment>unit, where: &apos;in Norway&apos;</comment>
        <translation>%1 échange sa place avec l’unité %2.</translation>
    </message>
    <message>
        <source>%1 has no effect on %2: the unit that comes from there dislodges it.</source>
        <comment>unit, province</comment>
        <translation>%1 est sans effet contre %2&#xa0;: l’unité qui en vient la déloge.</translation>
    </message>
    <message>
        <source>%1 cannot enter: it is dislodged by a unit from there.</source>
        <comment>unit</comment>
        <translation>%1 ne peut pas entrer&#xa0;: une unité qui en vient la déloge.</translation>
    </message>
    <message>
        <source>%1 does not move: its convoy is part of a paradox.</source>
        <comment>unit</comment>
        <translation>%1 ne se déplace pas&#xa0;: son convoi fait partie d’un paradoxe.</translation>
    </message>
    <message>
        <source>%1 is part of a paradox, in which every unit holds.</source>
        <comment>unit</comment>
        <translation>%1 fait partie d’un paradoxe, où toutes les unités tiennent.</translation>
    </message>
    <message>
        <source>%1 is supported in moving, which does not help it to hold.</source>
        <comment>unit</comment>
        <translation>%1 a un soutien pour se déplacer, ce qui ne l’aide pas à tenir.</translation>
    </message>
    <message>
        <source>%1 stays intact: the fleet is not dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 reste intact&#xa0;: la flotte n’est pas délogée.</translation>
    </message>
    <message>
        <source>%1 stays intact: the attackers of the fleet stop one another.</source>
        <comment>convoy</comment>
        <translation>%1 reste intact&#xa0;: les attaquants de la flotte s’arrêtent entre eux.</translation>
    </message>
    <message>
        <source>%1 stays intact: no power dislodges its own fleet.</source>
        <comment>convoy</comment>
        <translation>%1 reste intact&#xa0;: aucune puissance ne déloge sa propre flotte.</translation>
    </message>
    <message>
        <source>%1 is broken: the fleet is dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 est rompu&#xa0;: la flotte est délogée.</translation>
    </message>
    <message>
        <source>%1 is broken by a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 est rompu par un paradoxe.</translation>
    </message>
    <message>
        <source>Under these rules one broken route stops the army.</source>
        <translation>Selon ces règles, une seule route rompue arrête l’armée.</translation>
    </message>
    <message>
        <source>%1 may not dislodge its own unit.</source>
        <comment>power</comment>
        <translation>%1 ne peut pas déloger sa propre unité.</translation>
    </message>
    <message>
        <source>%1 keeps others out, but does not count against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 tient les autres à l’écart, mais ne compte pas contre l’unité %2, de la même puissance.</translation>
    </message>
    <message>
        <source>%1 counts only in defence, not against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 ne compte qu’en défense, pas contre l’unité %2, de la même puissance.</translation>
    </message>
    <message>
        <source>%1 does not count against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 ne compte pas contre l’unité %2, de la même puissance.</translation>
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
        <translation>%1 ne peut se replier nulle part.</translation>
    </message>
    <message>
        <source>%1 can retreat to: %2.</source>
        <comment>unit, places</comment>
        <translation>%1 peut se replier ici&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardQuestions</name>
    <message>
        <source>%1 of %2</source>
        <comment>Army, power</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>province, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 borders on: %2.</source>
        <comment>province, provinces</comment>
        <translation>%1 a pour voisines&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No unit can reach %1.</source>
        <comment>province</comment>
        <translation>%1&#xa0;: aucune unité ne peut y aller.</translation>
    </message>
    <message>
        <source>%1 can be reached by: %2.</source>
        <comment>province, units</comment>
        <translation>%1 est à portée de&#xa0;: %2.</translation>
    </message>
    <message>
        <source>By convoy alone %1 can be reached by: %2.</source>
        <comment>province, units</comment>
        <translation>Par convoi seulement, %1 est à portée de&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No order attacks or helps in %1.</source>
        <comment>province</comment>
        <translation>%1&#xa0;: aucun ordre n’attaque ni n’aide ici.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>province, orders</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1, dislodged</source>
        <comment>unit</comment>
        <translation>%1, délogée</translation>
    </message>
    <message>
        <source>%1 has no unit.</source>
        <comment>power</comment>
        <translation>%1 n’a pas d’unité.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power, units</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, unit</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>power and unit, place</comment>
        <translation>%1 vers %2</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>power and unit</comment>
        <translation>nouvelle&#xa0;: %1</translation>
    </message>
    <message>
        <source>gone: %1</source>
        <comment>power and unit</comment>
        <translation>disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>This is the first phase.</source>
        <translation>C’est la première phase.</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <comment>power, centre</comment>
        <translation>%1 a maintenant %2</translation>
    </message>
    <message>
        <source>Nothing has changed since %1.</source>
        <comment>phase</comment>
        <translation>Rien n’a changé depuis cette phase&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Since %1: %2.</source>
        <comment>phase, changes</comment>
        <translation>Depuis cette phase (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No order that attacks or helps in %1 has been read out yet.</source>
        <comment>province</comment>
        <translation>%1&#xa0;: aucun ordre qui attaque ou aide ici n’a encore été lu.</translation>
    </message>
    <message>
        <source>No result has been shown yet.</source>
        <translation>Aucun résultat n’a encore été montré.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardText</name>
    <message>
        <source>Board as text</source>
        <translation>Carte en texte</translation>
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
        <translation>Carte</translation>
    </message>
    <message>
        <source>The map with units and orders. The arrow keys go from province to province.</source>
        <translation>La carte avec les unités et les ordres. Les touches fléchées vont de province en province.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardWalker</name>
    <message>
        <source>There is no province that way.</source>
        <translation>Il n’y a pas de province de ce côté.</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <comment>order</comment>
        <translation>Écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cleared: %1.</source>
        <comment>order</comment>
        <translation>Effacé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::BriefText</name>
    <message>
        <source>Waive</source>
        <comment>an order</comment>
        <translation>Renonciation</translation>
    </message>
</context>
<context>
    <name>chancery::BuildWords</name>
    <message>
        <source>It could have built in: %1.</source>
        <translation>Elle aurait pu construire ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Builds not used by %1: %2.</source>
        <comment>power, number</comment>
        <translation>Constructions non utilisées par %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>home centre, why nothing was built there</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Pas d’hiver %1&#xa0;: des constructions sont dues (%2), mais aucun centre national n’est libre.</translation>
    </message>
    <message>
        <source>No Winter %1: builds are due (%2), but no centre of theirs is free.</source>
        <comment>year, powers</comment>
        <translation>Pas d’hiver %1&#xa0;: des constructions sont dues (%2), mais aucun de leurs centres n’est libre.</translation>
    </message>
</context>
<context>
    <name>chancery::Captions</name>
    <message>
        <source>; </source>
        <comment>between clauses of a headline</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1&#xa0;: %n centre</numerusform>
            <numerusform>%1&#xa0;: %n centres</numerusform>
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
        <translation>%1&#xa0;: défense %2</translation>
    </message>
    <message>
        <source>%1: defence %2 head to head</source>
        <comment>power and province, strength</comment>
        <translation>%1&#xa0;: défense %2 de front</translation>
    </message>
    <message>
        <source>%1: %2 to keep others out</source>
        <comment>power and province, strength</comment>
        <translation>%1&#xa0;: %2 pour tenir les autres à l’écart</translation>
    </message>
    <message>
        <source>%1: attack %2</source>
        <comment>power and province, strength</comment>
        <translation>%1&#xa0;: attaque %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: the winner has %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1&#xa0;: le vainqueur a %n centre</numerusform>
            <numerusform>%1&#xa0;: le vainqueur a %n centres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps others out with strength %2.</source>
        <comment>unit, number</comment>
        <translation>%1 tient les autres à l’écart avec une force de %2.</translation>
    </message>
    <message>
        <source>%1 defends with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 défend avec une force de %2.</translation>
    </message>
    <message>
        <source>%1 defends %2 with strength %3.</source>
        <comment>power, province, number</comment>
        <translation>%1 défend %2 avec une force de %3.</translation>
    </message>
    <message>
        <source>%1 defends head to head with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 défend de front avec une force de %2.</translation>
    </message>
    <message>
        <source>%1 defends %2 head to head with strength %3.</source>
        <comment>power, province, number</comment>
        <translation>%1 défend %2 de front avec une force de %3.</translation>
    </message>
    <message>
        <source>%1 attacks with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 attaque avec une force de %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with strength %3.</source>
        <comment>power, where from: &apos;from Norway&apos;, number</comment>
        <translation>%1 attaque %2 avec une force de %3.</translation>
    </message>
</context>
<context>
    <name>chancery::CaseChapters</name>
    <message>
        <source>Basic checks</source>
        <translation>Contrôles de base</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Côtes</translation>
    </message>
    <message>
        <source>Circular movement</source>
        <translation>Mouvement circulaire</translation>
    </message>
    <message>
        <source>Supports and dislodgements</source>
        <translation>Soutiens et délogements</translation>
    </message>
    <message>
        <source>Head-to-head battles and beleaguered garrisons</source>
        <translation>Face-à-face et garnisons assiégées</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Convois</translation>
    </message>
    <message>
        <source>Convoys to neighbouring provinces</source>
        <translation>Convois vers des provinces voisines</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Constructions</translation>
    </message>
    <message>
        <source>Civil disorder and removals</source>
        <translation>Désordre civil et retraits</translation>
    </message>
</context>
<context>
    <name>chancery::CaseCollection</name>
    <message>
        <source>My cases</source>
        <comment>library</comment>
        <translation>Mes cas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be used</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is too large for a case</source>
        <translation>il est trop grand pour un cas</translation>
    </message>
    <message>
        <source>it is on another map</source>
        <translation>il est sur une autre carte</translation>
    </message>
    <message>
        <source>its position cannot be resolved</source>
        <translation>sa position ne peut pas être résolue</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::CasePage</name>
    <message>
        <source>%1 %2</source>
        <comment>power, unit</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Without an order: %1</source>
        <comment>units</comment>
        <translation>Sans ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Illustre</translation>
    </message>
    <message>
        <source>Ends otherwise under</source>
        <translation>Finit autrement selon</translation>
    </message>
    <message>
        <source>Left open by</source>
        <translation>Laissé ouvert par</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Commentaire</translation>
    </message>
</context>
<context>
    <name>chancery::CentreChart</name>
    <message>
        <source>Owners of the supply centres by year</source>
        <translation>Possesseurs des centres de ravitaillement, par année</translation>
    </message>
</context>
<context>
    <name>chancery::CentreChartModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>a supply centre</comment>
        <translation>neutre</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>centre, year, owner</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Supply centre</source>
        <translation>Centre de ravitaillement</translation>
    </message>
    <message>
        <source>Who owned the centre at the end of the year</source>
        <translation>À qui appartenait le centre à la fin de l’année</translation>
    </message>
</context>
<context>
    <name>chancery::ChangedFile</name>
    <message>
        <source>%1 was replaced by something that cannot be opened.</source>
        <comment>name of a file</comment>
        <translation>%1 a été remplacé par quelque chose d’impossible à ouvrir.</translation>
    </message>
    <message>
        <source>%1 is no longer there. It was moved, renamed or deleted.</source>
        <comment>name of a file</comment>
        <translation>%1 n’est plus là. Le fichier a été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since Chancery last read or saved it.</source>
        <comment>name of a file</comment>
        <translation>%1 a été modifié par un autre programme depuis que Chancery l’a lu ou enregistré pour la dernière fois.</translation>
    </message>
    <message>
        <source>It has the same game, written in another way.</source>
        <translation>Il contient la même partie, écrite autrement.</translation>
    </message>
    <message>
        <source>What differs:</source>
        <translation>Ce qui diffère&#xa0;:</translation>
    </message>
    <message>
        <source>If you open it, your version is kept in a file beside it. If you overwrite it, what is there now is lost.</source>
        <translation>Si vous l’ouvrez, votre version est conservée dans un fichier à côté. Si vous l’écrasez, ce qu’il contient maintenant est perdu.</translation>
    </message>
    <message>
        <source>If you open it, your version stays open without a file. If you overwrite it, what is there now is lost.</source>
        <translation>Si vous l’ouvrez, votre version reste ouverte sans fichier. Si vous l’écrasez, ce qu’il contient maintenant est perdu.</translation>
    </message>
</context>
<context>
    <name>chancery::CheckWords</name>
    <message>
        <source>Treat the adjustments as not yet ended, and ignore what was built too much: %1</source>
        <comment>units</comment>
        <translation>Faire comme si les ajustements n’étaient pas finis, et ignorer ce qui a été construit en trop&#xa0;: %1</translation>
    </message>
    <message>
        <source>Disband as where no disband was ordered: %1</source>
        <comment>units</comment>
        <translation>Dissoudre comme en l’absence d’ordre de retrait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>unit</comment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Put %1 where the orders have it</source>
        <comment>unit</comment>
        <translation>Remettre %1 là où les ordres la placent</translation>
    </message>
    <message>
        <source>Play on until the next adjustments</source>
        <translation>Continuer à jouer jusqu’aux prochains ajustements</translation>
    </message>
    <message>
        <source>Finish the adjustments as usual</source>
        <translation>Finir les ajustements comme d’habitude</translation>
    </message>
    <message>
        <source>Finish the turn; a unit too many is then disbanded as where no disband was ordered</source>
        <translation>Finir le tour&#xa0;; une unité en trop est alors dissoute comme en l’absence d’ordre de retrait</translation>
    </message>
    <message>
        <source>Finish the turn; a unit too many is disbanded in the adjustments</source>
        <translation>Finir le tour&#xa0;; une unité en trop est dissoute aux ajustements</translation>
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
        <translation>Une erreur sur le plateau, découverte %1</translation>
    </message>
    <message>
        <source>Flying Dutchman, found %1 (%2)</source>
        <comment>when, clause</comment>
        <translation>Hollandais volant, découvert %1 (%2)</translation>
    </message>
    <message>
        <source>during diplomacy</source>
        <comment>found</comment>
        <translation>pendant la diplomatie</translation>
    </message>
    <message>
        <source>while orders were written</source>
        <comment>found</comment>
        <translation>pendant l’écriture des ordres</translation>
    </message>
    <message>
        <source>while the orders were resolved</source>
        <comment>found</comment>
        <translation>pendant la résolution des ordres</translation>
    </message>
    <message>
        <source>during the retreats</source>
        <comment>found</comment>
        <translation>pendant les retraites</translation>
    </message>
    <message>
        <source>during the adjustments</source>
        <comment>found</comment>
        <translation>pendant les ajustements</translation>
    </message>
    <message>
        <source>The clock is held (Alexander V.6.b).</source>
        <translation>L’horloge est arrêtée (Alexander V.6.b).</translation>
    </message>
    <message>
        <source>The clock is held (Alexander V.6.a).</source>
        <translation>L’horloge est arrêtée (Alexander V.6.a).</translation>
    </message>
    <message>
        <source>The diplomacy of this turn is repeated (Alexander V.6.b).</source>
        <translation>La diplomatie de ce tour est reprise (Alexander V.6.b).</translation>
    </message>
    <message>
        <source>Leave it for now; the phase cannot be resolved before it is mended</source>
        <translation>Laisser pour l’instant&#xa0;; la phase ne pourra être résolue qu’une fois l’erreur corrigée</translation>
    </message>
</context>
<context>
    <name>chancery::ClausePages</name>
    <message>
        <source>all rulebooks</source>
        <translation>tous les règlements</translation>
    </message>
    <message>
        <source>What the rulebooks choose</source>
        <translation>Ce que choisissent les règlements</translation>
    </message>
    <message>
        <source>we do not have its text: only what DATC 3.2 and the Alexander Rules report of it, and what the program does</source>
        <translation>nous n’avons pas son texte&#xa0;: seulement ce que DATC 3.2 et les Alexander Rules en rapportent, et ce que fait le programme</translation>
    </message>
    <message>
        <source>in our own words</source>
        <translation>dans nos propres mots</translation>
    </message>
    <message>
        <source>not translated yet</source>
        <translation>pas encore traduit</translation>
    </message>
    <message>
        <source>The same in other rulebooks</source>
        <translation>La même chose dans d’autres règlements</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>As the program plays it</source>
        <translation>Tel que le programme le joue</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Ordres et résultats</translation>
    </message>
    <message>
        <source>No option changes these results.</source>
        <translation>Aucune option ne change ces résultats.</translation>
    </message>
    <message>
        <source>Options that change them</source>
        <translation>Options qui les changent</translation>
    </message>
</context>
<context>
    <name>chancery::ClockDialog</name>
    <message>
        <source>Diplomacy, &amp;first turn:</source>
        <translation>Diplomatie, &amp;premier tour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Diplomacy:</source>
        <translation>&amp;Diplomatie&#xa0;:</translation>
    </message>
    <message>
        <source>Diplomacy in F&amp;all:</source>
        <translation>Diplomatie d’&amp;automne&#xa0;:</translation>
    </message>
    <message>
        <source>Order &amp;writing:</source>
        <translation>Écriture des &amp;ordres&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Retreats:</source>
        <translation>&amp;Retraites&#xa0;:</translation>
    </message>
    <message>
        <source>Ad&amp;justments:</source>
        <translation>A&amp;justements&#xa0;:</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Durées</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Commonly used times</source>
        <translation>Durées courantes</translation>
    </message>
    <message>
        <source>Custom times</source>
        <translation>Durées personnalisées</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>Prérég&amp;lage&#xa0;:</translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number of minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>as in other turns</source>
        <translation>comme aux autres tours</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation>Utiliser ces durées</translation>
    </message>
</context>
<context>
    <name>chancery::ClockFace</name>
    <message>
        <source>Phase clock</source>
        <translation>Horloge de la phase</translation>
    </message>
</context>
<context>
    <name>chancery::ClockWords</name>
    <message>
        <source>Speeches</source>
        <translation>Discours</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Order writing</source>
        <translation>Écriture des ordres</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustements</translation>
    </message>
    <message>
        <source>Rulebooks: 30, then 15 minutes; writing 5, retreats 5</source>
        <translation>Règlements&#xa0;: 30, puis 15 minutes&#xa0;; écriture 5, retraites 5</translation>
    </message>
    <message>
        <source>Tournament: Spring 15, Fall 13 minutes, writing included</source>
        <translation>Tournoi&#xa0;: printemps 15, automne 13 minutes, écriture comprise</translation>
    </message>
    <message>
        <source>Tournament: Spring 14, Fall 12 minutes, writing 1, Winter 2</source>
        <translation>Tournoi&#xa0;: printemps 14, automne 12 minutes, écriture 1, hiver 2</translation>
    </message>
    <message>
        <source>Tournament: 15 minutes, writing 2</source>
        <translation>Tournoi&#xa0;: 15 minutes, écriture 2</translation>
    </message>
    <message>
        <source>The speech is over</source>
        <translation>Le discours est terminé</translation>
    </message>
    <message>
        <source>Diplomacy is over</source>
        <translation>La diplomatie est terminée</translation>
    </message>
    <message>
        <source>Pens down</source>
        <translation>Posez les stylos</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>%1: one minute left</source>
        <comment>stage; spoken</comment>
        <translation>%1&#xa0;: plus qu’une minute</translation>
    </message>
</context>
<context>
    <name>chancery::CoinDialog</name>
    <message>
        <source>Toss of the coin</source>
        <translation>Pile ou face</translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss.</source>
        <translation>
            <numerusform>Au printemps %2, %1 rejoint le gagnant du pile ou face.</numerusform>
            <numerusform>Au printemps %2, %1 rejoignent le gagnant du pile ou face.</numerusform>
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
        <translation>&amp;Lancer la pièce</translation>
    </message>
    <message>
        <source>Toss the coin</source>
        <translation>Lancer la pièce</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, powers</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This player has won the toss at the table</source>
        <translation>Ce joueur a gagné le pile ou face à la table</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Numéro&#xa0;:</translation>
    </message>
    <message>
        <source>The same number gives the same winner on every computer; again, with another number</source>
        <translation>Le même numéro donne le même gagnant sur tous les ordinateurs&#xa0;; recommencez avec un autre numéro</translation>
    </message>
</context>
<context>
    <name>chancery::ColourChooser</name>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>&amp;Hatch each power&apos;s land</source>
        <translation>&amp;Hachurer le territoire de chaque puissance</translation>
    </message>
    <message>
        <source>Colours of the powers</source>
        <translation>Couleurs des puissances</translation>
    </message>
    <message>
        <source>Colours of the powers on every board</source>
        <translation>Couleurs des puissances sur toutes les cartes</translation>
    </message>
    <message>
        <source>Clear: distinct for all colour vision</source>
        <translation>Claires&#xa0;: distinctes pour toute vision des couleurs</translation>
    </message>
    <message>
        <source>Traditional: like the boxed game</source>
        <translation>Traditionnelles&#xa0;: comme dans la boîte</translation>
    </message>
    <message>
        <source>Hatch each power&apos;s land</source>
        <translation>Hachurer le territoire de chaque puissance</translation>
    </message>
    <message>
        <source>Draws faint lines across each power&apos;s land, in a different direction for each</source>
        <translation>Trace de fines lignes sur le territoire de chaque puissance, chacune dans une autre direction</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>Co&amp;uleurs&#xa0;:</translation>
    </message>
    <message>
        <source>Own colours:</source>
        <translation>Couleurs à soi&#xa0;:</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <comment>a power</comment>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Colours of the palette</source>
        <translation>Couleurs de la palette</translation>
    </message>
    <message>
        <source>Give all powers the colours of the palette again</source>
        <translation>Rendre à toutes les puissances les couleurs de la palette</translation>
    </message>
    <message>
        <source>without red cones</source>
        <translation>sans cônes rouges</translation>
    </message>
    <message>
        <source>without green cones</source>
        <translation>sans cônes verts</translation>
    </message>
    <message>
        <source>without blue cones</source>
        <translation>sans cônes bleus</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two powers</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two powers, with which eyes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>une autre paire</numerusform>
            <numerusform>%n autres paires</numerusform>
        </translation>
    </message>
    <message>
        <source>Land that looks neutral: %1.</source>
        <comment>powers</comment>
        <translation>Terres qui semblent neutres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unit letters and hatched land tell them apart.</source>
        <translation>Les lettres des unités et les terres hachurées les distinguent.</translation>
    </message>
    <message>
        <source>Look alike: %1.</source>
        <comment>pairs of powers</comment>
        <translation>Se ressemblent&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ColourPreview</name>
    <message>
        <source>Normal colour vision</source>
        <translation>Vision normale des couleurs</translation>
    </message>
    <message>
        <source>No red cones (protan)</source>
        <translation>Sans cônes rouges (protan)</translation>
    </message>
    <message>
        <source>No green cones (deutan)</source>
        <translation>Sans cônes verts (deutan)</translation>
    </message>
    <message>
        <source>No blue cones (tritan)</source>
        <translation>Sans cônes bleus (tritan)</translation>
    </message>
    <message>
        <source>Preview of the board: %1</source>
        <translation>Aperçu de la carte&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::CommandLineText</name>
    <message>
        <source>Open the sample game.</source>
        <translation>Ouvrir la partie d’exemple.</translation>
    </message>
    <message>
        <source>Write a picture of a window to this PNG file and quit.</source>
        <translation>Écrire une image d’une fenêtre dans ce fichier PNG et quitter.</translation>
    </message>
    <message>
        <source>Size of that window (default 1280x720).</source>
        <translation>Taille de cette fenêtre (1280x720 par défaut).</translation>
    </message>
    <message>
        <source>Phase to show, such as F1901M.</source>
        <translation>Phase à afficher, par exemple F1901M.</translation>
    </message>
    <message>
        <source>Playback position within the phase, in milliseconds.</source>
        <translation>Position de lecture dans la phase, en millisecondes.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>Thème&#xa0;: light (clair) ou dark (sombre).</translation>
    </message>
    <message>
        <source>Language of the program, such as de.</source>
        <translation>Langue du programme, par exemple fr.</translation>
    </message>
    <message>
        <source>“%1” was given, but %2 is expected.</source>
        <translation>«&#xa0;%1&#xa0;» a été donné&#xa0;; il faut %2.</translation>
    </message>
    <message>
        <source>a size such as 1920x1080</source>
        <translation>une taille comme 1920x1080</translation>
    </message>
    <message>
        <source>a phase such as S1901M</source>
        <translation>une phase comme S1901M</translation>
    </message>
    <message>
        <source>a number of milliseconds</source>
        <translation>un nombre de millisecondes</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light ou dark</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation>Une carte pour les arbitres de Diplomacy.</translation>
    </message>
    <message>
        <source>A saved game.</source>
        <translation>Une partie enregistrée.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Name one file.</source>
        <translation>Une seule partie peut être ouverte à la fois. Nommez un seul fichier.</translation>
    </message>
    <message>
        <source>This option is given twice, as “%1” and as “%2”.</source>
        <translation>Cette option est donnée deux fois, comme «&#xa0;%1&#xa0;» et comme «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>one of the languages %1</source>
        <translation>l’une des langues %1</translation>
    </message>
    <message>
        <source>Slide on the projector, one of %1.</source>
        <translation>Diapositive à projeter, parmi %1.</translation>
    </message>
    <message>
        <source>one of the slides %1</source>
        <translation>l’une des diapositives %1</translation>
    </message>
    <message>
        <source>Window to show: board, projector or study.</source>
        <translation>Fenêtre à afficher&#xa0;: board (carte), projector (projecteur) ou study (étude).</translation>
    </message>
    <message>
        <source>board, projector or study</source>
        <translation>board, projector ou study</translation>
    </message>
    <message>
        <source>Open the game that was open last.</source>
        <translation>Ouvrir la dernière partie ouverte.</translation>
    </message>
    <message>
        <source>Keep settings, journals, studies and maps in this folder alone.</source>
        <translation>Garder préférences, journaux, études et cartes dans ce seul dossier.</translation>
    </message>
    <message>
        <source>Action to begin with, such as file.new; its dialog is in front in a screenshot.</source>
        <translation>Action par laquelle commencer, par exemple file.new&#xa0;; son dialogue est au premier plan dans une capture d’écran.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time.</source>
        <translation>Une seule partie peut être ouverte à la fois.</translation>
    </message>
    <message>
        <source>Explain these options and quit.</source>
        <translation>Expliquer ces options et quitter.</translation>
    </message>
    <message>
        <source>Print the version and quit.</source>
        <translation>Afficher la version et quitter.</translation>
    </message>
</context>
<context>
    <name>chancery::CommentaryPanel</name>
    <message>
        <source>Title of the study</source>
        <translation>Titre de l’étude</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Commentary on the study</source>
        <translation>Commentaire de l’étude</translation>
    </message>
    <message>
        <source>Commentary on the position</source>
        <translation>Commentaire de la position</translation>
    </message>
    <message>
        <source>Comment on the line shown</source>
        <translation>Commentaire de la variante affichée</translation>
    </message>
    <message>
        <source>Comment on this line</source>
        <translation>Commentaire de cette variante</translation>
    </message>
    <message>
        <source>Write a commentary</source>
        <translation>Écrire un commentaire</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteeForms</name>
    <message>
        <source>Treaty broken</source>
        <translation>Traité rompu</translation>
    </message>
    <message>
        <source>&amp;Delegation</source>
        <translation>&amp;Délégation</translation>
    </message>
    <message>
        <source>Who has broken the treaty</source>
        <translation>Qui a rompu le traité</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>&amp;Comment</translation>
    </message>
    <message>
        <source>The officers&apos; note; the treaty binds none of its parties</source>
        <translation>La note du bureau&#xa0;; le traité ne lie aucune de ses parties</translation>
    </message>
    <message>
        <source>&amp;Note it</source>
        <translation>&amp;Noter</translation>
    </message>
    <message>
        <source>Delegations</source>
        <translation>Délégations</translation>
    </message>
    <message>
        <source>%1, delegate %2</source>
        <translation>%1, délégué %2</translation>
    </message>
    <message>
        <source>Name of the delegate</source>
        <translation>Nom du délégué</translation>
    </message>
    <message>
        <source>&amp;Use these names</source>
        <translation>&amp;Prendre ces noms</translation>
    </message>
    <message>
        <source>End the diplomacy sooner</source>
        <translation>Clore la diplomatie plus tôt</translation>
    </message>
    <message>
        <source>&amp;End the diplomacy</source>
        <translation>Clore la &amp;diplomatie</translation>
    </message>
    <message>
        <source>Limit of the points</source>
        <translation>Limite des points</translation>
    </message>
    <message>
        <source>&amp;Points for each power</source>
        <translation>&amp;Points par puissance</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>&amp;Use this limit</source>
        <translation>&amp;Utiliser cette limite</translation>
    </message>
    <message>
        <source>The most for all proposals and awards of one power</source>
        <translation>Le maximum pour l’ensemble des propositions et attributions d’une puissance</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Which delegation makes the motion</source>
        <translation>Quelle délégation présente la motion</translation>
    </message>
    <message>
        <source>&amp;Asks for</source>
        <translation>De&amp;mande</translation>
    </message>
    <message>
        <source>What the motion asks for</source>
        <translation>Ce que demande la motion</translation>
    </message>
    <message>
        <source>The motion in words</source>
        <translation>La motion en mots</translation>
    </message>
    <message>
        <source>&amp;Note the motion</source>
        <translation>&amp;Noter la motion</translation>
    </message>
    <message>
        <source>Propose a goal</source>
        <translation>Proposer un objectif</translation>
    </message>
    <message>
        <source>Which delegation proposes it</source>
        <translation>Quelle délégation le propose</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation>&amp;Objectif</translation>
    </message>
    <message>
        <source>Reasonably historical for this power</source>
        <translation>Raisonnablement historique pour cette puissance</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation>%1 au plus pour un objectif</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>Dépose&amp;r</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Why; saved with the game</source>
        <translation>Pourquoi&#xa0;; enregistré avec la partie</translation>
    </message>
    <message>
        <source>&amp;Outcome</source>
        <translation>&amp;Issue</translation>
    </message>
    <message>
        <source>How it ended; saved with the game</source>
        <translation>Comment elle s’est terminée&#xa0;; enregistré avec la partie</translation>
    </message>
    <message>
        <source>&amp;Speeches</source>
        <translation>&amp;Discours</translation>
    </message>
    <message>
        <source>When these speeches are held</source>
        <translation>Quand ces discours ont lieu</translation>
    </message>
    <message>
        <source>Before the diplomacy</source>
        <translation>Avant la diplomatie</translation>
    </message>
    <message>
        <source>At the end of the diplomacy</source>
        <translation>À la fin de la diplomatie</translation>
    </message>
    <message>
        <source>&amp;Minutes for each delegation</source>
        <translation>&amp;Minutes par délégation</translation>
    </message>
    <message>
        <source>Announced beforehand; may differ every half year</source>
        <translation>Annoncé d’avance&#xa0;; peut changer chaque semestre</translation>
    </message>
    <message>
        <source>and s&amp;econds</source>
        <translation>&amp;et secondes</translation>
    </message>
    <message>
        <source>Besides the minutes</source>
        <translation>En plus des minutes</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Tirer au sort</translation>
    </message>
    <message>
        <source>Treaty</source>
        <translation>Traité</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>What the treaty is called</source>
        <translation>Le nom du traité</translation>
    </message>
    <message>
        <source>T&amp;erms</source>
        <translation>&amp;Clauses</translation>
    </message>
    <message>
        <source>What was agreed</source>
        <translation>Ce qui a été convenu</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>Sec&amp;ret</translation>
    </message>
    <message>
        <source>The players do not hear of it</source>
        <translation>Les joueurs n’en savent rien</translation>
    </message>
    <message>
        <source>Judge a proposal</source>
        <translation>Juger une proposition</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>&amp;Verdict</translation>
    </message>
    <message>
        <source>What the officers decide</source>
        <translation>Ce que décide le bureau</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Admis</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>&amp;Juger</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Numéro du tirage</translation>
    </message>
    <message>
        <source>Sa&amp;ve the treaty</source>
        <translation>&amp;Enregistrer le traité</translation>
    </message>
    <message>
        <source>Worth 1 to %1 points, if the officers allow it.</source>
        <translation>Vaut de 1 à %1 points, si le bureau l’admet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, its goal</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Draw the order of speakers</source>
        <translation>Tirer l’ordre de parole</translation>
    </message>
    <message>
        <source>One delegation is enough to ask for speeches; they are held once you have noted that the motion is carried. The diplomacy ends sooner only if all agree. Any other motion is for the officers to decide.</source>
        <translation>Une seule délégation suffit pour demander des discours&#xa0;; ils ont lieu une fois que vous avez noté l’adoption de la motion. La diplomatie ne peut finir avant l’heure que si toutes sont d’accord. Toute autre motion est tranchée par le bureau.</translation>
    </message>
    <message>
        <source>The same number draws the same order again</source>
        <translation>Le même numéro redonne le même ordre</translation>
    </message>
    <message>
        <source>Chosen by chance; leave it as it is. The same number draws the same order again, so that anyone can check the draw.</source>
        <translation>Choisi au hasard&#xa0;; laissez-le tel quel. Le même numéro redonne le même ordre&#xa0;: chacun peut ainsi vérifier le tirage.</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>Who &amp;objects</source>
        <translation>Qui s’&amp;oppose</translation>
    </message>
    <message>
        <source>Ask every delegation before you note that none does</source>
        <translation>Consultez chaque délégation avant de noter qu’aucune ne s’oppose</translation>
    </message>
    <message>
        <source>None: all delegations agree</source>
        <translation>Personne&#xa0;: toutes les délégations sont d’accord</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>who objects</comment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>It has signed the treaty</source>
        <translation>Elle a signé le traité</translation>
    </message>
    <message>
        <source>A treaty is concluded when all its parties have signed it; until then it is a draft. It binds none of them.</source>
        <translation>Un traité est conclu quand toutes ses parties l’ont signé&#xa0;; jusque-là, c’est un projet. Il ne lie aucune d’elles.</translation>
    </message>
    <message>
        <source>The officers announce beforehand how long a speech may last; it may differ every half year. The lot says who speaks when.</source>
        <translation>Le bureau annonce d’avance la durée maximale d’un discours&#xa0;; elle peut changer chaque semestre. Le sort dit qui parle quand.</translation>
    </message>
    <message>
        <source>Negotiations end sooner only if all delegations agree. If one objects, they last until their time is up.</source>
        <translation>Les négociations ne peuvent finir avant l’heure que si toutes les délégations sont d’accord. Si l’une s’oppose, elles durent jusqu’au bout de leur temps.</translation>
    </message>
    <message>
        <source>The officers judge what is proposed; %1 points are the most for one achievement.</source>
        <translation>Le bureau juge les propositions&#xa0;; un objectif vaut %1 points au plus.</translation>
    </message>
    <message>
        <source>The officers may set a limit for the points of each power, beside those of the goals that its set-up has.</source>
        <translation>Le bureau peut limiter les points de chaque puissance, en dehors de ceux des objectifs de son modèle.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Clauses</translation>
    </message>
    <message>
        <source>Delegations may write down what they agree on, and make it public or keep it secret, as they see fit.</source>
        <translation>Les délégations peuvent mettre par écrit ce dont elles conviennent, et le rendre public ou le garder secret, à leur gré.</translation>
    </message>
    <message>
        <source>&amp;First party</source>
        <translation>&amp;Première partie</translation>
    </message>
    <message>
        <source>One of those between whom the treaty is</source>
        <translation>L’une de celles qui concluent le traité</translation>
    </message>
    <message>
        <source>Other parties</source>
        <translation>Autres parties</translation>
    </message>
    <message>
        <source>A treaty is between at least two delegations.</source>
        <translation>Un traité se conclut entre au moins deux délégations.</translation>
    </message>
    <message>
        <source>What delegations agree on does not bind them: the breach is noted, and nothing follows from it.</source>
        <translation>Ce dont des délégations conviennent ne les lie pas&#xa0;: la rupture est notée, et rien ne s’ensuit.</translation>
    </message>
    <message>
        <source>A delegation consists of two delegates. Without names it is enough that they are there.</source>
        <translation>Une délégation se compose de deux délégués. Sans noms, il suffit qu’ils soient là.</translation>
    </message>
    <message>
        <source>May stay empty, unless it asks for something else</source>
        <translation>Peut rester vide, sauf si elle demande autre chose</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteePanel</name>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>Goals of the delegations with their points</source>
        <translation>Objectifs des délégations avec leurs points</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Conferences</source>
        <translation>Conférences</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Traités</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Ordre du jour</translation>
    </message>
    <message>
        <source>Motions of this phase</source>
        <translation>Motions de cette phase</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4, %5)</source>
        <comment>place, power: score, centres, points</comment>
        <translation>%1. %2&#xa0;: %3 (%4, %5)</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Here is the present, %1, not %2, which the board shows.</source>
        <comment>two phases</comment>
        <translation>Voici le présent (%1), et non la phase que montre la carte (%2).</translation>
    </message>
    <message>
        <source>Nothing was noted in %1.</source>
        <comment>a phase</comment>
        <translation>Rien n’a été noté dans cette phase&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What was noted in %1:</source>
        <comment>a phase</comment>
        <translation>Noté dans cette phase (%1)&#xa0;:</translation>
    </message>
    <message>
        <source>The agenda of %1 is here again once the board shows it.</source>
        <comment>a phase</comment>
        <translation>L’ordre du jour de cette phase (%1) revient ici dès que la carte la montre.</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteePapers</name>
    <message>
        <source>%1: %2</source>
        <extracomment>on paper: power, its delegates</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>For this delegation alone.</source>
        <translation>Pour cette délégation seulement.</translation>
    </message>
    <message>
        <source>Goals and their points</source>
        <translation>Objectifs et leurs points</translation>
    </message>
    <message>
        <source>Proposals to the officers</source>
        <translation>Propositions au bureau</translation>
    </message>
    <message numerus="yes">
        <source>Each is worth up to %n point(s), if the officers allow it.</source>
        <translation>
            <numerusform>Chacune vaut jusqu’à %n point, si le bureau l’admet.</numerusform>
            <numerusform>Chacune vaut jusqu’à %n points, si le bureau l’admet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations that take part, with the delegate whom each of them sends</source>
        <translation>Délégations participantes, avec le délégué que chacune envoie</translation>
    </message>
    <message numerus="yes">
        <source>At least %n delegation(s) (rule 5), one delegate of each (rule 10). The other one stays.</source>
        <translation>
            <numerusform>Au moins %n délégation (règle 5), un délégué de chacune (règle 10). L’autre reste.</numerusform>
            <numerusform>Au moins %n délégations (règle 5), un délégué de chacune (règle 10). L’autre reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations that know Morse code (rule 13)</source>
        <translation>Délégations qui connaissent le morse (règle 13)</translation>
    </message>
    <message>
        <source>Organised by</source>
        <translation>Organisée par</translation>
    </message>
    <message>
        <source>Preliminary goal (rule 1)</source>
        <translation>Objectif provisoire (règle 1)</translation>
    </message>
    <message>
        <source>Definite goal, agreed with the supporters (rule 2)</source>
        <translation>Objectif définitif, convenu avec les soutiens (règle 2)</translation>
    </message>
    <message>
        <source>Name of the conference (rule 3)</source>
        <translation>Nom de la conférence (règle 3)</translation>
    </message>
    <message>
        <source>Place (rule 3)</source>
        <translation>Lieu (règle 3)</translation>
    </message>
    <message>
        <source>Unit in the place, found not hostile (rule 4)</source>
        <translation>Unité sur place, jugée non hostile (règle 4)</translation>
    </message>
    <message>
        <source>The presidency</source>
        <translation>La présidence</translation>
    </message>
    <message>
        <source>Room (rule 7)</source>
        <translation>Salle (règle 7)</translation>
    </message>
    <message>
        <source>One or two presidents (rule 8)</source>
        <translation>Un ou deux présidents (règle 8)</translation>
    </message>
    <message>
        <source>Other rules of procedure, with the votes for them (rule 8)</source>
        <translation>Autres règles de procédure, avec les voix pour (règle 8)</translation>
    </message>
    <message>
        <source>Minutes between notes, 10 to 20 (rule 12)</source>
        <translation>Minutes entre les messages, 10 à 20 (règle 12)</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Commence au tour</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Conference organising form</source>
        <translation>Formulaire de conférence</translation>
    </message>
    <message>
        <source>It lasts a year at most (rule 9), and ends at once if its place is conquered (rule 14). Only one is held (rule 15).</source>
        <translation>Elle dure un an au plus (règle 9), et prend fin aussitôt si son lieu est conquis (règle 14). Il ne s’en tient qu’une (règle 15).</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteeWords</name>
    <message>
        <source>%1 (Committee: %2)</source>
        <comment>sentence, rule of the document</comment>
        <translation>%1 (Committee&#xa0;: %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <translation>
            <numerusform>%n point&#xa0;: %1</numerusform>
            <numerusform>%n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (no longer applies: %2)</source>
        <translation>%1 (caduc&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (awarded in %2: %3)</source>
        <translation>%1 (accordé&#xa0;: %2, %3)</translation>
    </message>
    <message>
        <source>%1 (proposed)</source>
        <translation>%1 (proposé)</translation>
    </message>
    <message>
        <source>%1 (allowed: %2)</source>
        <translation>%1 (admis&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (denied: %2)</source>
        <translation>%1 (refusé&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Speeches in Fall</source>
        <translation>Discours en automne</translation>
    </message>
    <message>
        <source>Speeches at the end of the diplomacy</source>
        <translation>Discours à la fin de la diplomatie</translation>
    </message>
    <message>
        <source>End the diplomacy sooner</source>
        <translation>Clore la diplomatie plus tôt</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>%1 (%2), %3: %4</source>
        <comment>title, parties, date, terms</comment>
        <translation>%1 (%2), %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signataires&#xa0;: %1</translation>
    </message>
    <message>
        <source>Broken by %1 in %2: %3</source>
        <translation>Rompu par %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Secret: %1</source>
        <comment>a treaty</comment>
        <translation>Secret&#xa0;: %1</translation>
    </message>
    <message>
        <source>no place yet</source>
        <translation>pas encore de lieu</translation>
    </message>
    <message>
        <source>%1 (%2; %3): %4</source>
        <comment>name, place, parties, goal</comment>
        <translation>%1 (%2&#xa0;; %3)&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 – ended in %2: %3</source>
        <translation>%1 – terminée (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 – held since %2</source>
        <translation>%1 – en cours (début&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Speeches: %1.</source>
        <translation>Discours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Motion: %1.</source>
        <translation>Motion&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Conference: %1.</source>
        <translation>Conférence&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is not known when notes were last exchanged.</source>
        <translation>On ne sait pas quand des messages ont été échangés pour la dernière fois.</translation>
    </message>
    <message>
        <source>Notes are due.</source>
        <translation>C’est l’heure des messages.</translation>
    </message>
    <message>
        <source>Next notes in %1:%2</source>
        <comment>minutes, seconds</comment>
        <translation>Prochains messages dans %1:%2</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <comment>a treaty that not all parties have signed</comment>
        <translation>Projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1:%2 for each delegation</source>
        <comment>minutes, seconds of a speech</comment>
        <translation>%1:%2 par délégation</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the two delegates of a power</comment>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 gagne %n point&#xa0;: %2 (%3).</numerusform>
            <numerusform>%1 gagne %n points&#xa0;: %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) that no longer apply: %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 perd %n point devenu caduc&#xa0;: %2 (%3).</numerusform>
            <numerusform>%1 perd %n points devenus caducs&#xa0;: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Treaty: %1. Signed by %2.</source>
        <comment>treaty, powers</comment>
        <translation>Traité&#xa0;: %1. Signataires&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Draft of a treaty: %1.</source>
        <translation>Projet de traité&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Treaty “%1”: signed by %2.</source>
        <comment>title, powers</comment>
        <translation>Traité «&#xa0;%1&#xa0;», signataires&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Treaty “%1”: broken by %2: %3.</source>
        <comment>title, power, how</comment>
        <translation>Traité «&#xa0;%1&#xa0;», rompu par %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Conference “%1” ends: %2.</source>
        <comment>name, how</comment>
        <translation>La conférence «&#xa0;%1&#xa0;» prend fin&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2.</source>
        <comment>power, why</comment>
        <translation>
            <numerusform>%1 gagne %n point&#xa0;: %2.</numerusform>
            <numerusform>%1 gagne %n points&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it gave up units for an insurrection.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 gagne %n point pour les unités sacrifiées à une insurrection.</numerusform>
            <numerusform>%1 gagne %n points pour les unités sacrifiées à une insurrection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it has gained control of Europe.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 gagne %n point pour la maîtrise de l’Europe.</numerusform>
            <numerusform>%1 gagne %n points pour la maîtrise de l’Europe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Committee: %1</source>
        <comment>rule</comment>
        <translation>Committee&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A conference</source>
        <translation>Une conférence</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>what a motion asks for, its words</comment>
        <translation>%1, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 (carried): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (motion adoptée)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (failed): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (motion rejetée)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (undecided): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (motion non tranchée)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>name, place, goal</comment>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Secret draft: %1</source>
        <comment>a treaty that not all parties have signed</comment>
        <translation>Projet secret&#xa0;: %1</translation>
    </message>
    <message>
        <source>No speeches were held.</source>
        <translation>Il n’y a pas eu de discours.</translation>
    </message>
</context>
<context>
    <name>chancery::CompareDialog</name>
    <message>
        <source>Compare phases</source>
        <translation>Comparer des phases</translation>
    </message>
    <message>
        <source>Compare %1 with:</source>
        <comment>phase</comment>
        <translation>Comparer la phase «&#xa0;%1&#xa0;» avec&#xa0;:</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation>Phases de la partie</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonPage</name>
    <message>
        <source>Changes of each power</source>
        <translation>Changements de chaque puissance</translation>
    </message>
    <message>
        <source>For you alone. On the board: arrows where units moved, + on new ones, × on those that are gone; centres with another owner are outlined.</source>
        <translation>Pour vous seul. Sur la carte&#xa0;: des flèches où des unités se sont déplacées, + sur les nouvelles, × sur celles qui ont disparu&#xa0;; les centres qui ont changé de propriétaire sont cerclés.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave the comparison (Esc)</source>
        <translation>Quitter la comparaison (Échap)</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonWords</name>
    <message>
        <source>%1 to %2</source>
        <comment>a number before and now</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the phases compared</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: centres %2, units %3</source>
        <comment>power, and numbers such as “5 to 7”</comment>
        <translation>%1&#xa0;: centres %2, unités %3</translation>
    </message>
    <message>
        <source>Gained %1</source>
        <comment>centres</comment>
        <translation>Gains&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>centres</comment>
        <translation>Pertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>New on the board: %1</source>
        <comment>units</comment>
        <translation>Nouvelles sur la carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Gone from the board: %1</source>
        <comment>units</comment>
        <translation>Disparues de la carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <comment>units, from and to</comment>
        <translation>Déplacées&#xa0;: %1</translation>
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
        <translation>Conférence</translation>
    </message>
    <message>
        <source>&amp;Preliminary goal</source>
        <translation>&amp;Objectif provisoire</translation>
    </message>
    <message>
        <source>&amp;Definite goal</source>
        <translation>Objectif &amp;définitif</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Lieu</translation>
    </message>
    <message>
        <source>No unit there is &amp;hostile to it</source>
        <translation>Aucune unité n’y est &amp;hostile</translation>
    </message>
    <message>
        <source>Organised b&amp;y</source>
        <translation>Organisée &amp;par</translation>
    </message>
    <message>
        <source>Who calls the conference</source>
        <translation>Qui convoque la conférence</translation>
    </message>
    <message>
        <source>Delegate of %1</source>
        <translation>Délégué (%1)</translation>
    </message>
    <message>
        <source>Delegations</source>
        <translation>Délégations</translation>
    </message>
    <message>
        <source>The organising form &amp;is filled in</source>
        <translation>Le formulaire est &amp;rempli</translation>
    </message>
    <message>
        <source>The presidency has given a &amp;room</source>
        <translation>La présidence a donné &amp;une salle</translation>
    </message>
    <message>
        <source>Pr&amp;esidents</source>
        <translation>Présid&amp;ents</translation>
    </message>
    <message>
        <source>&amp;Other procedure</source>
        <translation>Autre pro&amp;cédure</translation>
    </message>
    <message>
        <source>&amp;Votes for it</source>
        <translation>&amp;Voix pour</translation>
    </message>
    <message>
        <source>&amp;Minutes between notes</source>
        <translation>&amp;Minutes entre les messages</translation>
    </message>
    <message>
        <source>&amp;Save the form</source>
        <translation>Enre&amp;gistrer le formulaire</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>What the conference is called for</source>
        <translation>Pourquoi la conférence est convoquée</translation>
    </message>
    <message>
        <source>What the delegation that calls the conference wants from it.</source>
        <translation>Ce qu’en attend la délégation qui convoque la conférence.</translation>
    </message>
    <message>
        <source>Agreed with the delegations that support it</source>
        <translation>Convenu avec les délégations qui la soutiennent</translation>
    </message>
    <message>
        <source>Settled with the delegations that support the conference. Once it has begun, the goal stays.</source>
        <translation>Fixé avec les délégations qui soutiennent la conférence. Une fois qu’elle a commencé, l’objectif reste.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Comment elle s’appelle</translation>
    </message>
    <message>
        <source>Where it is held</source>
        <translation>Où elle se tient</translation>
    </message>
    <message>
        <source>Any province of the board. The conference ends at once if its place is conquered.</source>
        <translation>N’importe quelle province de la carte. La conférence prend fin aussitôt si son lieu est conquis.</translation>
    </message>
    <message>
        <source>What the officers have found</source>
        <translation>Ce que le bureau a constaté</translation>
    </message>
    <message>
        <source>Needed only if a unit of a power that does not take part is there: the officers decide whether it is hostile.</source>
        <translation>Nécessaire seulement si l’unité d’une puissance non participante s’y trouve&#xa0;: le bureau décide si elle est hostile.</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>At least three delegations, the one that calls it among them.</source>
        <translation>Au moins trois délégations, dont celle qui la convoque.</translation>
    </message>
    <message>
        <source>Delegates</source>
        <translation>Délégués</translation>
    </message>
    <message>
        <source>Those that are ticked in the step before.</source>
        <translation>Celles qui sont cochées à l’étape précédente.</translation>
    </message>
    <message>
        <source>Whom it sends to the room of the conference</source>
        <translation>Le délégué qu’elle envoie dans la salle de la conférence</translation>
    </message>
    <message>
        <source>Each sends one of its two delegates to the conference; the other one stays at the board and goes on playing.</source>
        <translation>Chacune envoie l’un de ses deux délégués à la conférence&#xa0;; l’autre reste au plateau et continue à jouer.</translation>
    </message>
    <message>
        <source>A delegation that knows Morse code has the telegraph: its two delegates may send messages to each other whenever they like. The others wait for the notes.</source>
        <translation>Une délégation qui connaît le morse a le télégraphe&#xa0;: ses deux délégués peuvent s’envoyer des messages à tout moment. Les autres attendent l’échange des messages.</translation>
    </message>
    <message>
        <source>Presidency</source>
        <translation>Présidence</translation>
    </message>
    <message>
        <source>The paper form of the conference</source>
        <translation>Le formulaire papier de la conférence</translation>
    </message>
    <message>
        <source>The sheet of paper that the delegation fills in and hands to the officers.</source>
        <translation>La feuille que la délégation remplit et remet au bureau.</translation>
    </message>
    <message>
        <source>A room for the conference</source>
        <translation>Une salle pour la conférence</translation>
    </message>
    <message>
        <source>The delegation has asked the presidency for a room, and there is one.</source>
        <translation>La délégation a demandé une salle à la présidence, et il y en a une.</translation>
    </message>
    <message>
        <source>One or two names, with a comma between them</source>
        <translation>Un ou deux noms, séparés par une virgule</translation>
    </message>
    <message>
        <source>10 to 20</source>
        <translation>10 à 20</translation>
    </message>
    <message>
        <source>Every 10 to 20 minutes a president carries notes between the conference and the delegates at the board.</source>
        <translation>Toutes les 10 à 20 minutes, un président porte les messages entre la conférence et les délégués restés au plateau.</translation>
    </message>
    <message>
        <source>Empty for the usual rules of procedure</source>
        <translation>Vide pour les règles de procédure habituelles</translation>
    </message>
    <message>
        <source>How many delegations voted for the other procedure</source>
        <translation>Combien de délégations ont voté pour l’autre procédure</translation>
    </message>
    <message>
        <source>The conference ended in %1: %2</source>
        <comment>a turn, how it ended</comment>
        <translation>Fin de la conférence (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>One or two people preside, by the usual rules of procedure. Note another procedure only if two thirds of the delegations that take part have voted for it.</source>
        <translation>Une ou deux personnes président, selon les règles de procédure habituelles. Ne notez une autre procédure que si les deux tiers des délégations participantes ont voté pour elle.</translation>
    </message>
    <message>
        <source>Knows Morse code</source>
        <translation>Connaît le morse</translation>
    </message>
    <message>
        <source>%1 knows Morse code</source>
        <translation>%1 connaît le morse</translation>
    </message>
    <message>
        <source>Its two delegates may send messages to each other</source>
        <translation>Ses deux délégués peuvent s’envoyer des messages</translation>
    </message>
    <message>
        <source>Say in the first step who organises the conference.</source>
        <translation>Indiquez à la première étape qui organise la conférence.</translation>
    </message>
    <message>
        <source>%1 organises the conference and takes part.</source>
        <comment>a power</comment>
        <translation>%1 organise la conférence et y participe.</translation>
    </message>
</context>
<context>
    <name>chancery::ConferenceNote</name>
    <message>
        <source>%1: %2</source>
        <comment>conference, why it has to end</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleBoard</name>
    <message>
        <source>Board</source>
        <translation>Carte</translation>
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
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>Carte en texte</translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleMenus</name>
    <message numerus="yes">
        <source>%1: %n variation(s)</source>
        <comment>phase</comment>
        <translation>
            <numerusform>%1&#xa0;: %n variante</numerusform>
            <numerusform>%1&#xa0;: %n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no longer fits the game</source>
        <translation>%1&#xa0;; ne correspond plus à la partie</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CorrectDialog</name>
    <message>
        <source>Correct %1</source>
        <translation>Correction&#xa0;: %1</translation>
    </message>
    <message>
        <source>An order was mistyped</source>
        <translation>Un ordre a été mal tapé</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation>Enregistré avec la partie et imprimé dans le rapport</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Motif&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Accept changes</source>
        <translation>&amp;Accepter les modifications</translation>
    </message>
    <message>
        <source>Power of the order sheet</source>
        <translation>Puissance de la feuille d’ordres</translation>
    </message>
    <message>
        <source>Power whose orders are shown</source>
        <translation>Puissance dont les ordres sont affichés</translation>
    </message>
    <message>
        <source>Orders as written</source>
        <translation>Ordres tels qu’écrits</translation>
    </message>
    <message>
        <source>One order per line</source>
        <translation>Un ordre par ligne</translation>
    </message>
    <message>
        <source>Order &amp;sheet of:</source>
        <translation>&amp;Feuille d’ordres de&#xa0;:</translation>
    </message>
    <message>
        <source>Rulings of this phase</source>
        <translation>Décisions de cette phase</translation>
    </message>
    <message>
        <source>A&amp;dd a ruling…</source>
        <translation>A&amp;jouter une décision…</translation>
    </message>
    <message>
        <source>Add a ruling</source>
        <translation>Ajouter une décision</translation>
    </message>
    <message>
        <source>Override an order, a result, a position or a centre&apos;s owner</source>
        <translation>Remplacer un ordre, un résultat, une position ou le propriétaire d’un centre</translation>
    </message>
    <message>
        <source>Re&amp;move the ruling</source>
        <translation>&amp;Supprimer la décision</translation>
    </message>
    <message>
        <source>Remove the ruling</source>
        <translation>Supprimer la décision</translation>
    </message>
    <message>
        <source>Remove the selected ruling</source>
        <translation>Supprimer la décision sélectionnée</translation>
    </message>
    <message>
        <source>R&amp;ulings:</source>
        <translation>&amp;Décisions&#xa0;:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>&amp;Changes:</source>
        <translation>Modifi&amp;cations&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in this phase and later phases.</source>
        <translation>
            <numerusform>%n modification dans cette phase et les suivantes.</numerusform>
            <numerusform>%n modifications dans cette phase et les suivantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Enter a reason for the correction.</source>
        <translation>%1 Indiquez le motif de la correction.</translation>
    </message>
    <message>
        <source>The phase could not be resolved then. %1</source>
        <translation>La phase ne pourrait plus être résolue. %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>power, line as written</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between lines that were not understood</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not understood: %1. %2</source>
        <translation>Non compris&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>&amp;Accept all the same</source>
        <translation>&amp;Accepter quand même</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 would fit no longer.</source>
        <translation>
            <numerusform>%n ordre pour la phase «&#xa0;%1&#xa0;» ne correspondrait plus.</numerusform>
            <numerusform>%n ordres pour la phase «&#xa0;%1&#xa0;» ne correspondraient plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Curtains</name>
    <message>
        <source>Move to %1</source>
        <comment>name of a display</comment>
        <translation>Déplacer sur %1</translation>
    </message>
    <message>
        <source>Move this window and all others that are covered to a display that the players do not see</source>
        <translation>Déplacer cette fenêtre et toutes les autres qui sont masquées sur un écran que les joueurs ne voient pas</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Fermer la fenêtre du public</translation>
    </message>
    <message>
        <source>Close the audience window, so that this window can be seen, also by the players</source>
        <translation>Fermer la fenêtre du public, pour que cette fenêtre soit visible, y compris des joueurs</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>Montrer quand même</translation>
    </message>
    <message>
        <source>Show this window, also to the players, until the phase is over</source>
        <translation>Montrer cette fenêtre, y compris aux joueurs, jusqu’à la fin de la phase</translation>
    </message>
    <message>
        <source>The players see this display</source>
        <translation>Les joueurs voient cet écran</translation>
    </message>
    <message>
        <source>This window is covered while it is here. Move it to another display, or show it anyway until the phase is over.</source>
        <translation>Cette fenêtre est masquée tant qu’elle est ici. Déplacez-la sur un autre écran, ou montrez-la quand même jusqu’à la fin de la phase.</translation>
    </message>
    <message>
        <source>Two displays show the same picture, so this window is covered. Extend the desktop instead of mirroring it. If you close the audience window, the players see this window.</source>
        <translation>Deux écrans affichent la même image&#xa0;; cette fenêtre est donc masquée. Étendez l’affichage au lieu de le dupliquer. Si vous fermez la fenêtre du public, les joueurs voient cette fenêtre.</translation>
    </message>
    <message>
        <source>Every display shows the audience window, so this window is covered. Close the audience window, or choose one display for it.</source>
        <translation>Tous les écrans affichent la fenêtre du public&#xa0;; cette fenêtre est donc masquée. Fermez la fenêtre du public, ou choisissez un seul écran pour elle.</translation>
    </message>
    <message>
        <source>The audience window fills the only display, so this window is covered. Connect another display. If you close the audience window, the players see this window.</source>
        <translation>La fenêtre du public remplit le seul écran&#xa0;; cette fenêtre est donc masquée. Branchez un autre écran. Si vous fermez la fenêtre du public, les joueurs voient cette fenêtre.</translation>
    </message>
</context>
<context>
    <name>chancery::DeskWords</name>
    <message numerus="yes">
        <source>%n of %1 missing</source>
        <translation>
            <numerusform>%n sur %1 manquant</numerusform>
            <numerusform>%n sur %1 manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>all orders entered</source>
        <translation>tous les ordres saisis</translation>
    </message>
    <message>
        <source>no orders due</source>
        <translation>aucun ordre attendu</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n ligne non comprise</numerusform>
            <numerusform>%n lignes non comprises</numerusform>
        </translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>désordre civil</translation>
    </message>
    <message numerus="yes">
        <source>%n illegal order(s)</source>
        <translation>
            <numerusform>%n ordre illégal</numerusform>
            <numerusform>%n ordres illégaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no order for %2.</source>
        <comment>power, units</comment>
        <translation>%1 n’a pas d’ordre pour %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s) not understood.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ligne non comprise.</numerusform>
            <numerusform>%1&#xa0;: %n lignes non comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in civil disorder. The rules remove %2.</source>
        <comment>power, units</comment>
        <translation>%1 est en désordre civil. Les règles retirent %2.</translation>
    </message>
    <message>
        <source>wishes missing</source>
        <comment>of a power that has lost its country</comment>
        <translation>souhaits manquants</translation>
    </message>
    <message>
        <source>%1 has no valid wish: without one its insurrection fails.</source>
        <comment>power</comment>
        <translation>%1 n’a aucun souhait valable&#xa0;: sans souhait, son insurrection échoue.</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>sans joueur</translation>
    </message>
    <message>
        <source>%1 has no player: its units get no orders (%2).</source>
        <comment>power, clause</comment>
        <translation>%1 n’a pas de joueur&#xa0;: ses unités ne reçoivent aucun ordre (%2).</translation>
    </message>
    <message>
        <source>no player: the rules remove %1</source>
        <comment>units</comment>
        <translation>sans joueur&#xa0;: les règles retirent %1</translation>
    </message>
    <message>
        <source>no player: the rules disband %1</source>
        <comment>units</comment>
        <translation>sans joueur&#xa0;: les règles dissolvent %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unclear order(s)</source>
        <translation>
            <numerusform>%n ordre peu clair</numerusform>
            <numerusform>%n ordres peu clairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation>
            <numerusform>Le seul ordre attendu est saisi</numerusform>
            <numerusform>Les %n ordres sont saisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders: %n of %1 missing</source>
        <translation>
            <numerusform>Ordres&#xa0;: %n sur %1 manquant</numerusform>
            <numerusform>Ordres&#xa0;: %n sur %1 manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n illegal</source>
        <translation>
            <numerusform>%n illégal</numerusform>
            <numerusform>%n illégaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear</source>
        <translation>
            <numerusform>%n peu clair</numerusform>
            <numerusform>%n peu clairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n non comprise</numerusform>
            <numerusform>%n non comprises</numerusform>
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
            <numerusform>%1&#xa0;: %n ordre illégal, %2.</numerusform>
            <numerusform>%1&#xa0;: %n ordres illégaux, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unclear order(s), %2.</source>
        <comment>power, orders</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre peu clair, %2.</numerusform>
            <numerusform>%1&#xa0;: %n ordres peu clairs, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n saisi</numerusform>
            <numerusform>%n saisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n manquant</numerusform>
            <numerusform>%n manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) cannot retreat and is destroyed.</source>
        <comment>unit, power</comment>
        <translation>%1 (%2) ne peut pas se replier et est détruite.</translation>
    </message>
    <message>
        <source>%1○</source>
        <comment>missing orders</comment>
        <translation>%1○</translation>
    </message>
    <message>
        <source>The speeches are not over.</source>
        <translation>Les discours ne sont pas terminés.</translation>
    </message>
    <message>
        <source>The speeches with which the turn opens were not held.</source>
        <translation>Les discours qui ouvrent le tour n’ont pas été prononcés.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 order sheet(s) is marked as received.</source>
        <translation>
            <numerusform>%n feuille d’ordres sur %1 est marquée comme reçue.</numerusform>
            <numerusform>%n feuilles d’ordres sur %1 sont marquées comme reçues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n build(s) unused.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 laisse %n construction inutilisée.</numerusform>
            <numerusform>%1 laisse %n constructions inutilisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s): the rules remove %2.</source>
        <comment>power, units</comment>
        <translation>
            <numerusform>%1 n’a pas ordonné %n retrait&#xa0;: les règles retirent %2.</numerusform>
            <numerusform>%1 n’a pas ordonné %n retraits&#xa0;: les règles retirent %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the next order that is missing.</source>
        <translation>Cliquez pour aller au prochain ordre manquant.</translation>
    </message>
    <message>
        <source>Click to go to the next order that the rules do not allow.</source>
        <translation>Cliquez pour aller au prochain ordre que les règles n’autorisent pas.</translation>
    </message>
    <message>
        <source>Click to go to the next order that may not be what was meant.</source>
        <translation>Cliquez pour aller au prochain ordre qui n’est peut-être pas celui que le joueur voulait.</translation>
    </message>
    <message>
        <source>Click to go to the next line that was not understood.</source>
        <translation>Cliquez pour aller à la prochaine ligne non comprise.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s).</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 n’a pas ordonné %n retrait.</numerusform>
            <numerusform>%1 n’a pas ordonné %n retraits.</numerusform>
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
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2 → not ordered</source>
        <comment>order, result</comment>
        <translation>%1&#xa0;: %2 → sans ordre</translation>
    </message>
    <message>
        <source>%1: not ordered → %2</source>
        <comment>order, result</comment>
        <translation>%1&#xa0;: sans ordre → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what, as it was, as it is</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>This phase is no longer played; its orders are lost.</source>
        <translation>Cette phase n’est plus jouée&#xa0;; ses ordres sont perdus.</translation>
    </message>
    <message>
        <source>This phase is now played; it has no orders yet.</source>
        <translation>Cette phase est maintenant jouée&#xa0;; elle n’a pas encore d’ordres.</translation>
    </message>
    <message>
        <source>This phase cannot be resolved; it has no results.</source>
        <translation>Cette phase ne peut pas être résolue&#xa0;; elle n’a pas de résultats.</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>unit</comment>
        <translation>%1 disparaît</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <comment>unit</comment>
        <translation>%1 est nouvelle</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>unit</comment>
        <translation>%1 est délogée</translation>
    </message>
    <message>
        <source>nothing to build or remove</source>
        <translation>rien à construire ni à retirer</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s)</source>
        <comment>that a power has in a Winter</comment>
        <translation>
            <numerusform>%n construction</numerusform>
            <numerusform>%n constructions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <comment>that a power must make in a Winter</comment>
        <translation>
            <numerusform>%n retrait</numerusform>
            <numerusform>%n retraits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Document</name>
    <message>
        <source>This phase cannot be resolved</source>
        <translation>Cette phase ne peut pas être résolue</translation>
    </message>
    <message numerus="yes">
        <source>The variations of %n phase(s) no longer fit the game. They are kept.</source>
        <translation>
            <numerusform>Les variantes de %n phase ne correspondent plus à la partie. Elles sont conservées.</numerusform>
            <numerusform>Les variantes de %n phases ne correspondent plus à la partie. Elles sont conservées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreed end is taken back.</source>
        <translation>La fin convenue est annulée.</translation>
    </message>
    <message>
        <source>The resolution of “%1” is taken back.</source>
        <comment>phase</comment>
        <translation>La résolution de «&#xa0;%1&#xa0;» est annulée.</translation>
    </message>
    <message>
        <source>The game goes back to the phase before “%1”.</source>
        <translation>La partie revient à la phase qui précède «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The diplomacy is not over: %1 left.</source>
        <comment>time</comment>
        <translation>Le temps de diplomatie n’est pas écoulé&#xa0;: il reste %1.</translation>
    </message>
    <message>
        <source>Players who see the audience window also see this window, with the orders.</source>
        <translation>Les joueurs qui voient la fenêtre du public voient aussi cette fenêtre, avec les ordres.</translation>
    </message>
    <message>
        <source>The audience window is blank; revealing lifts that.</source>
        <translation>La fenêtre du public est noire&#xa0;; la révélation la rallume.</translation>
    </message>
    <message>
        <source>The audience window is frozen; revealing lifts that.</source>
        <translation>La fenêtre du public est figée&#xa0;; la révélation la débloque.</translation>
    </message>
    <message>
        <source>The audience window shows another game.</source>
        <translation>La fenêtre du public montre une autre partie.</translation>
    </message>
</context>
<context>
    <name>chancery::DocumentWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Undo step</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>a centre without an owner</source>
        <translation>un centre sans propriétaire</translation>
    </message>
    <message>
        <source>a centre of %1</source>
        <comment>power</comment>
        <translation>un centre de %1</translation>
    </message>
    <message>
        <source>with an army of %1</source>
        <comment>power</comment>
        <translation>avec une armée de %1</translation>
    </message>
    <message>
        <source>with a fleet of %1</source>
        <comment>power</comment>
        <translation>avec une flotte de %1</translation>
    </message>
</context>
<context>
    <name>chancery::DoubtWords</name>
    <message>
        <source>%1 has two orders.</source>
        <translation>%1 a deux ordres.</translation>
    </message>
    <message>
        <source>%1: which coast? Both can be reached.</source>
        <translation>%1&#xa0;: quelle côte&#xa0;? Les deux sont accessibles.</translation>
    </message>
    <message>
        <source>No matching order: %1 is ordered otherwise.</source>
        <translation>Pas d’ordre correspondant&#xa0;: %1 a un autre ordre.</translation>
    </message>
    <message>
        <source>No matching convoy to %1: the fleets are ordered otherwise.</source>
        <translation>Pas de convoi correspondant vers %1&#xa0;: les flottes ont d’autres ordres.</translation>
    </message>
    <message>
        <source>%1 moves to the same province.</source>
        <translation>%1 se déplace vers la même province.</translation>
    </message>
    <message>
        <source>%1, a unit of the same power, is in the way.</source>
        <translation>%1, une unité de la même puissance, barre le passage.</translation>
    </message>
    <message>
        <source>%1 retreats to the same province: both would be disbanded.</source>
        <translation>%1 se replie vers la même province&#xa0;: les deux seraient dissoutes.</translation>
    </message>
    <message>
        <source>Illegal: the rules do not allow this order, so the unit does not follow it.</source>
        <translation>Illégal&#xa0;: les règles n’autorisent pas cet ordre, l’unité ne le suit donc pas.</translation>
    </message>
    <message>
        <source>The rules allow this order, but it may not be what the player meant.</source>
        <translation>Les règles autorisent cet ordre, mais ce n’est peut-être pas ce que le joueur voulait.</translation>
    </message>
</context>
<context>
    <name>chancery::EditPositionDialog</name>
    <message>
        <source>Edit position</source>
        <translation>Modifier la position</translation>
    </message>
    <message>
        <source>&amp;Set up position</source>
        <translation>É&amp;tablir la position</translation>
    </message>
    <message>
        <source>Starting p&amp;osition</source>
        <translation>Position de &amp;départ</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Position de départ</translation>
    </message>
    <message>
        <source>Sets up the starting position of the map</source>
        <translation>Met en place la position de départ de la carte</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider la carte</translation>
    </message>
    <message>
        <source>Removes all units and owners</source>
        <translation>Retire unités et propriétaires</translation>
    </message>
    <message>
        <source>P&amp;hase:</source>
        <translation>P&amp;hase&#xa0;:</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation>Unités (%1)</translation>
    </message>
    <message>
        <source>Units, such as “A PAR, F BRE, F STP/sc”</source>
        <translation>Unités, par exemple «&#xa0;A PAR, F BRE, F STP/sc&#xa0;»</translation>
    </message>
    <message>
        <source>Centres of %1</source>
        <translation>Centres (%1)</translation>
    </message>
    <message>
        <source>Centres, such as “PAR, BRE, MAR”</source>
        <translation>Centres, par exemple «&#xa0;PAR, BRE, MAR&#xa0;»</translation>
    </message>
    <message>
        <source>Units / centres</source>
        <translation>Unités / centres</translation>
    </message>
    <message>
        <source>Power to place</source>
        <translation>Puissance à placer</translation>
    </message>
    <message>
        <source>Owner of the unit or centre to place</source>
        <translation>Propriétaire de l’unité ou du centre à placer</translation>
    </message>
    <message>
        <source>What to place</source>
        <translation>Ce qu’on place</translation>
    </message>
    <message>
        <source>What a click on a province places there</source>
        <translation>Ce qu’un clic sur une province y place</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Type the first letters of a province</source>
        <translation>Tapez les premières lettres d’une province</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Placer</translation>
    </message>
    <message>
        <source>Place it there</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Places the unit or the owner, or clears the province</source>
        <translation>Place l’unité ou le propriétaire, ou vide la province</translation>
    </message>
    <message>
        <source>P&amp;rovince:</source>
        <translation>P&amp;rovince&#xa0;:</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>units, centres</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The position is complete.</source>
        <translation>La position est complète.</translation>
    </message>
    <message>
        <source>Correct the marked entries first.</source>
        <translation>Corrigez d’abord les entrées marquées.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Why the position is changed; saved with the game</source>
        <translation>Pourquoi la position est modifiée&#xa0;; enregistré avec la partie</translation>
    </message>
    <message>
        <source>A unit was moved by mistake</source>
        <translation>Une unité a été déplacée par erreur</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Motif&#xa0;:</translation>
    </message>
    <message>
        <source>Enter a reason for changing the position.</source>
        <translation>Indiquez le motif du changement de position.</translation>
    </message>
    <message>
        <source>%1 The position is kept, but it cannot be resolved.</source>
        <translation>%1 La position est conservée, mais elle ne peut pas être résolue.</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Unités délogées</translation>
    </message>
    <message>
        <source>Units that must retreat; uncheck one to remove it</source>
        <translation>Unités qui doivent se replier&#xa0;; décochez-en une pour la retirer</translation>
    </message>
    <message>
        <source>&amp;Dislodged:</source>
        <translation>Dé&amp;logées&#xa0;:</translation>
    </message>
</context>
<context>
    <name>chancery::EndingWords</name>
    <message numerus="yes">
        <source>%1 has won the game</source>
        <translation>
            <numerusform>%1 remporte la partie</numerusform>
            <numerusform>%1 remportent la partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No centre has been gained for years: a draw, shared by %1</source>
        <translation>
            <numerusform>Aucun centre gagné depuis des années&#xa0;: match nul pour %1</numerusform>
            <numerusform>Aucun centre gagné depuis des années&#xa0;: match nul entre %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The years are over: the game is shared by %1</source>
        <translation>Les années sont écoulées&#xa0;: la partie est partagée entre %1</translation>
    </message>
    <message>
        <source>The years are over, and %1 has won</source>
        <translation>Les années sont écoulées&#xa0;: %1 remporte la partie</translation>
    </message>
    <message numerus="yes">
        <source>A draw by agreement, shared by %1</source>
        <translation>
            <numerusform>Match nul convenu, pour %1</numerusform>
            <numerusform>Match nul convenu, entre %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The victory is conceded to %1</source>
        <translation>
            <numerusform>La victoire est concédée à %1</numerusform>
            <numerusform>La victoire est concédée à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreed time has come: the game is shared by %1</source>
        <translation>L’heure convenue est venue&#xa0;: la partie est partagée entre %1</translation>
    </message>
    <message>
        <source>The agreed time has come, and %1 has won</source>
        <translation>L’heure convenue est venue&#xa0;: %1 remporte la partie</translation>
    </message>
    <message>
        <source>A two-way draw</source>
        <translation>Match nul à deux</translation>
    </message>
    <message>
        <source>A three-way draw</source>
        <translation>Match nul à trois</translation>
    </message>
    <message>
        <source>A four-way draw</source>
        <translation>Match nul à quatre</translation>
    </message>
    <message>
        <source>A five-way draw</source>
        <translation>Match nul à cinq</translation>
    </message>
    <message>
        <source>A six-way draw</source>
        <translation>Match nul à six</translation>
    </message>
    <message>
        <source>A seven-way draw</source>
        <translation>Match nul à sept</translation>
    </message>
    <message>
        <source>A %1-way draw</source>
        <translation>Match nul à %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a draw, and who shares it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::EnterWords</name>
    <message>
        <source>Enter goes to this unit.</source>
        <translation>Entrée va à cette unité.</translation>
    </message>
    <message>
        <source>Enter adds this as typed.</source>
        <translation>Entrée ajoute la ligne telle que tapée.</translation>
    </message>
    <message>
        <source>%1 Enter adds it all the same.</source>
        <comment>sentence</comment>
        <translation>%1 Entrée l’ajoute quand même.</translation>
    </message>
    <message>
        <source>Enter adds this for %1.</source>
        <comment>power</comment>
        <translation>Entrée ajoute la ligne pour %1.</translation>
    </message>
</context>
<context>
    <name>chancery::EntryStrip</name>
    <message>
        <source>%1 retreats: where to?</source>
        <translation>%1 se replie&#xa0;: vers où&#xa0;?</translation>
    </message>
    <message>
        <source>%1 supports: which unit?</source>
        <translation>%1 soutient&#xa0;: quelle unité&#xa0;?</translation>
    </message>
    <message>
        <source>%1 convoys: which army?</source>
        <translation>%1 convoie&#xa0;: quelle armée&#xa0;?</translation>
    </message>
    <message>
        <source>%1 convoys %2: where to?</source>
        <translation>%1 convoie %2&#xa0;: vers où&#xa0;?</translation>
    </message>
    <message>
        <source>%1 supports %2: where to? Click the unit again to support it to hold.</source>
        <translation>%1 soutient %2&#xa0;: vers où&#xa0;? Recliquez sur l’unité pour un soutien défensif.</translation>
    </message>
    <message>
        <source>Click a home centre to build in, or a unit to remove.</source>
        <translation>Cliquez sur un centre national pour y construire, ou sur une unité à retirer.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>Hold (H)</source>
        <translation>Tenir (H)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move (M)</source>
        <translation>Déplacer (M)</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutenir</translation>
    </message>
    <message>
        <source>Support (S)</source>
        <translation>Soutenir (S)</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Convoyer</translation>
    </message>
    <message>
        <source>Convoy (C)</source>
        <translation>Convoyer (C)</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Sans ordre</translation>
    </message>
    <message>
        <source>Clear the order (Del)</source>
        <translation>Effacer l’ordre (Suppr)</translation>
    </message>
    <message>
        <source>%1: army or fleet?</source>
        <translation>%1&#xa0;: armée ou flotte&#xa0;?</translation>
    </message>
    <message>
        <source>Which coast?</source>
        <translation>Quelle côte&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One step back (Esc)</source>
        <translation>Un pas en arrière (Échap)</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation>Par convoi</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Build an army (A)</source>
        <translation>Construire une armée (A)</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Build a fleet (F)</source>
        <translation>Construire une flotte (F)</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>Disband (D)</source>
        <translation>Dissoudre (D)</translation>
    </message>
    <message>
        <source>%1 supports or convoys %2: where to? Click %2 again to support it to hold.</source>
        <translation>%1 soutient ou convoie %2&#xa0;: vers où&#xa0;? Recliquez sur %2 pour un soutien défensif.</translation>
    </message>
    <message>
        <source>%1: no unit was dislodged here.</source>
        <translation>%1&#xa0;: aucune unité n’a été délogée ici.</translation>
    </message>
    <message>
        <source>%1: nothing can be built or removed here.</source>
        <translation>%1&#xa0;: rien à construire ni à retirer ici.</translation>
    </message>
    <message>
        <source>%1: there is no unit here.</source>
        <translation>%1&#xa0;: il n’y a pas d’unité ici.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2. Choose one of the highlighted provinces.</source>
        <translation>%1 ne peut pas se replier vers %2. Choisissez une des provinces en surbrillance.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support or convoy a unit there. Choose one of the highlighted provinces.</source>
        <translation>%1 ne peut ni aller vers %2, ni y soutenir ou y convoyer une unité. Choisissez une des provinces en surbrillance.</translation>
    </message>
    <message>
        <source>%1: this order cannot go there. Choose one of the highlighted provinces.</source>
        <translation>%1&#xa0;: cet ordre ne peut pas viser cette province. Choisissez une des provinces en surbrillance.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by land.</source>
        <comment>province, province</comment>
        <translation>%1 se déplace vers %2 par voie de terre.</translation>
    </message>
    <message>
        <source>Let the army go by convoy instead (Shift while you click its target)</source>
        <translation>Faire passer l’armée par convoi (Maj en cliquant sur sa destination)</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: click a home centre of the lost power.</source>
        <translation>%1 est sacrifiée pour une insurrection&#xa0;: cliquez sur un centre national de la puissance perdue.</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Insurrection</translation>
    </message>
    <message>
        <source>Insurrection (I)</source>
        <translation>Insurrection (I)</translation>
    </message>
    <message>
        <source>%1 is closed: no unit may enter it until %2 has joined a player (%3).</source>
        <comment>province, power, clause</comment>
        <translation>%1&#xa0;: accès fermé à toute unité. %2 doit d’abord rejoindre un joueur (%3).</translation>
    </message>
    <message>
        <source>No orders are due in this phase.</source>
        <translation>Aucun ordre n’est attendu dans cette phase.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by convoy, for which others&apos; fleets are needed: %3.</source>
        <comment>province, province, units</comment>
        <translation>%1 se déplace vers %2 par convoi, ce qui demande des flottes d’autrui&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by convoy, which is not written yet.</source>
        <comment>province, province</comment>
        <translation>%1 se déplace vers %2 par un convoi qui n’est pas encore écrit.</translation>
    </message>
    <message>
        <source>Others&apos; fleets are needed too: %1.</source>
        <comment>units</comment>
        <translation>Il faut aussi des flottes d’autrui&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n convoy(s)</source>
        <translation>
            <numerusform>Ajouter %n convoi</numerusform>
            <numerusform>Ajouter %n convois</numerusform>
        </translation>
    </message>
    <message>
        <source>Also write: %1</source>
        <comment>orders</comment>
        <translation>Écrire aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot go to %2: no order was written.</source>
        <comment>unit, province</comment>
        <translation>%1 ne peut pas aller vers %2&#xa0;: aucun ordre n’a été écrit.</translation>
    </message>
    <message>
        <source>%1: click where it moves, or click it again to hold.</source>
        <translation>%1&#xa0;: cliquez sur sa destination, ou recliquez sur l’unité pour tenir.</translation>
    </message>
    <message>
        <source>Right-click a unit to support or convoy it.</source>
        <translation>Clic droit sur une unité pour la soutenir ou la convoyer.</translation>
    </message>
    <message>
        <source>Right-click a unit to support it.</source>
        <translation>Clic droit sur une unité pour la soutenir.</translation>
    </message>
    <message>
        <source>Right-click an army to convoy it.</source>
        <translation>Clic droit sur une armée pour la convoyer.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support a unit there. Choose one of the highlighted provinces.</source>
        <translation>%1 ne peut ni aller vers %2, ni y soutenir une unité. Choisissez une des provinces en surbrillance.</translation>
    </message>
    <message>
        <source>%1 cannot move to %2. Choose one of the highlighted provinces.</source>
        <translation>%1 ne peut pas aller vers %2. Choisissez une des provinces en surbrillance.</translation>
    </message>
    <message>
        <source>%1: all builds and removals of %2 are entered.</source>
        <comment>province, power</comment>
        <translation>%1&#xa0;: toutes les constructions et tous les retraits sont saisis (%2).</translation>
    </message>
    <message>
        <source>Click a dislodged unit, then where it retreats. Right-click it to disband it.</source>
        <translation>Cliquez sur une unité délogée, puis sur la province où elle se replie. Clic droit pour la dissoudre.</translation>
    </message>
    <message>
        <source>Click a unit, then its target, or drag it there. Double-click: hold. Right-click: menu.</source>
        <translation>Cliquez sur une unité, puis sur sa cible, ou faites-la glisser. Double-clic&#xa0;: tenir. Clic droit&#xa0;: menu.</translation>
    </message>
</context>
<context>
    <name>chancery::ErrorWords</name>
    <message>
        <source>%1: %2</source>
        <comment>place, error</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <comment>file</comment>
        <translation>%1, ligne %2, colonne %3</translation>
    </message>
</context>
<context>
    <name>chancery::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>File to write; its ending sets the format</source>
        <translation>Fichier à écrire&#xa0;; son extension fixe le format</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>PNG for the web, SVG and PDF for print</source>
        <translation>PNG pour le web, SVG et PDF pour l’impression</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>Tailles courantes</translation>
    </message>
    <message>
        <source>Fills in width and height</source>
        <translation>Remplit la largeur et la hauteur</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Taille libre</translation>
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
        <translation>Taille de la carte, 2080 × 1600</translation>
    </message>
    <message>
        <source>A4 landscape, 842 × 595</source>
        <translation>A4 paysage, 842 × 595</translation>
    </message>
    <message>
        <source>In pixels; for PDF in points of 1/72 inch</source>
        <translation>En pixels&#xa0;; pour un PDF, en points de 1/72 de pouce</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>×</source>
        <comment>width times height</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>The light theme prints best</source>
        <translation>Le thème clair s’imprime le mieux</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Labels on the provinces</source>
        <translation>Noms des provinces</translation>
    </message>
    <message>
        <source>Show o&amp;rders</source>
        <translation>Montrer les &amp;ordres</translation>
    </message>
    <message>
        <source>Show orders</source>
        <translation>Montrer les ordres</translation>
    </message>
    <message>
        <source>Draws arrows and symbols for the orders</source>
        <translation>Dessine les flèches et les symboles des ordres</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hème&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <translation>&amp;Noms&#xa0;:</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Contenu de l’image</translation>
    </message>
    <message>
        <source>Your board, or the audience window as it is now</source>
        <translation>Votre carte, ou la fenêtre du public telle qu’elle est</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Ce que voient les joueurs</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Contenu&#xa0;:</translation>
    </message>
    <message>
        <source>Whose orders</source>
        <translation>Ordres de quelle puissance</translation>
    </message>
    <message>
        <source>Shows the orders of all powers, or of one alone</source>
        <translation>Montre les ordres de toutes les puissances, ou d’une seule</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Toutes les puissances</translation>
    </message>
    <message>
        <source>Or&amp;ders of:</source>
        <translation>Or&amp;dres de&#xa0;:</translation>
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
        <translation>Chancery a commis une erreur. Aucune partie n’a été fermée, et rien de ce qui était noté n’est perdu. Enregistrez vos parties&#xa0;; si cela se reproduit, redémarrez Chancery.</translation>
    </message>
    <message>
        <source>For a report of the mistake: %1</source>
        <translation>Pour signaler l’erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Study closed</source>
        <translation>Étude fermée</translation>
    </message>
    <message>
        <source>Game closed</source>
        <translation>Partie fermée</translation>
    </message>
    <message>
        <source>“%1” had to be closed again, before anything was done with it.</source>
        <translation>«&#xa0;%1&#xa0;» a dû être refermé avant toute modification.</translation>
    </message>
    <message>
        <source>Chancery has made a mistake in “%1” and has closed it. All that was recorded is kept, and other windows go on.</source>
        <translation>Chancery a commis une erreur dans «&#xa0;%1&#xa0;» et l’a fermé. Tout ce qui était noté est conservé, et les autres fenêtres continuent.</translation>
    </message>
    <message>
        <source>No journal of it could be kept.</source>
        <translation>Aucun journal n’a pu être conservé.</translation>
    </message>
    <message>
        <source>Its journal: %1</source>
        <comment>path</comment>
        <translation>Son journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Without its last change it can perhaps be opened; Redo makes that change again.</source>
        <translation>Sans sa dernière modification, l’ouverture réussira peut-être&#xa0;; Rétablir refait cette modification.</translation>
    </message>
    <message>
        <source>&amp;Open it without the last change</source>
        <translation>&amp;Ouvrir sans la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Open it again</source>
        <translation>R&amp;ouvrir</translation>
    </message>
    <message>
        <source>“%1” could not be opened again.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être rouvert.</translation>
    </message>
    <message>
        <source>The game stays open, with all that was entered.</source>
        <translation>La partie reste ouverte, avec tout ce qui a été saisi.</translation>
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
        <translation>La phase ne peut pas être résolue avant que ce soit réparé&#xa0;: en vérifiant le plateau, par une décision ou en modifiant la position.</translation>
    </message>
    <message>
        <source>The phase cannot be resolved before that is mended by editing the position.</source>
        <translation>La phase ne peut pas être résolue avant que ce soit réparé en modifiant la position.</translation>
    </message>
</context>
<context>
    <name>chancery::FightCaptions</name>
    <message>
        <source>%1 loses %2</source>
        <comment>power, province</comment>
        <translation>%1 perd %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, province, power</comment>
        <translation>%1 prend %2 à %3</translation>
    </message>
    <message>
        <source>%1 holds %2 against %3</source>
        <comment>power, province, powers</comment>
        <translation>%1 tient %2 contre %3</translation>
    </message>
    <message>
        <source>%1 holds %2 against all attackers</source>
        <comment>power, province</comment>
        <translation>%1 tient %2 contre tous les attaquants</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <comment>unit</comment>
        <translation>%1 est détruite.</translation>
    </message>
    <message>
        <source>%1 will be disbanded: it has no player.</source>
        <comment>unit</comment>
        <translation>%1 sera dissoute&#xa0;: elle n’a pas de joueur.</translation>
    </message>
    <message>
        <source>%1 must retreat.</source>
        <comment>unit</comment>
        <translation>%1 doit se replier.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation>%1 reste en place.</translation>
    </message>
    <message>
        <source>%1 beats %2 and enters %3</source>
        <comment>power, powers, a supply centre that it does not own</comment>
        <translation>%1 bat %2 et occupe %3</translation>
    </message>
    <message>
        <source>%1 beats %2 and moves %3</source>
        <comment>power, powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 bat %2 et se déplace %3</translation>
    </message>
    <message>
        <source>%1 enters %2 by convoy</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation>%1 occupe %2 par convoi</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation>%1 occupe %2</translation>
    </message>
    <message>
        <source>%1 moves %2 by convoy</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se déplace par convoi %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se déplace %2</translation>
    </message>
    <message>
        <source>%1 bounce %2</source>
        <comment>powers, where: &apos;in Norway&apos;</comment>
        <translation>%1 rebondissent %2</translation>
    </message>
    <message>
        <source>Several powers bounce %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>Plusieurs puissances rebondissent %1</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2 %3</source>
        <comment>power, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 ne peut déloger %2 %3</translation>
    </message>
    <message>
        <source>%1 fails to move %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 ne peut se déplacer %2</translation>
    </message>
    <message>
        <source>%1 clash %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>%1 se heurtent %2</translation>
    </message>
    <message>
        <source>%1 clash head to head</source>
        <comment>powers</comment>
        <translation>%1 se heurtent de front</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Le convoi de %1 %2 échoue</translation>
    </message>
    <message>
        <source>%1 bounces %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 rebondit %2</translation>
    </message>
    <message>
        <source>The units %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation>Les unités %1 restent en place.</translation>
    </message>
    <message>
        <source>%1&apos;s own units bounce %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Des unités de %1 rebondissent entre elles %2</translation>
    </message>
    <message>
        <source>%1&apos;s own units clash %2</source>
        <comment>power, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>Des unités de %1 se heurtent %2</translation>
    </message>
    <message>
        <source>%1&apos;s own units clash head to head</source>
        <comment>power</comment>
        <translation>Des unités de %1 se heurtent de front</translation>
    </message>
    <message>
        <source>%1&apos;s own stopped unit blocks %2</source>
        <comment>power, province</comment>
        <translation>%1 bute en %2 sur sa propre unité arrêtée</translation>
    </message>
    <message>
        <source>%1&apos;s own unit blocks %2</source>
        <comment>power, province</comment>
        <translation>%1 bute en %2 sur sa propre unité</translation>
    </message>
    <message>
        <source>%1 blocks %2&apos;s way %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 arrête %2 en route %3</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>power, province</comment>
        <translation>%1 prend %2</translation>
    </message>
    <message>
        <source>%1 withstands %2</source>
        <comment>power, powers</comment>
        <translation>%1 tient bon contre %2</translation>
    </message>
    <message>
        <source>%1 withstands all attackers</source>
        <comment>power</comment>
        <translation>%1 tient bon contre tous les attaquants</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2</source>
        <comment>power, power</comment>
        <translation>%1 ne peut déloger %2</translation>
    </message>
</context>
<context>
    <name>chancery::FightQuestion</name>
    <message>
        <source>%1 meet head on %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>%1 se font face %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 attaque %2 %3</translation>
    </message>
    <message>
        <source>%1 attack %2 %3</source>
        <comment>powers, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 attaquent %2 %3</translation>
    </message>
    <message>
        <source>Several powers go %1</source>
        <comment>where to: &apos;to Norway&apos;</comment>
        <translation>Plusieurs puissances se dirigent %1</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se dirige %2</translation>
    </message>
    <message>
        <source>%1 go %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se dirigent %2</translation>
    </message>
    <message>
        <source>%1 meet head on</source>
        <comment>powers</comment>
        <translation>%1 se font face</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <comment>power, power</comment>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>%1 attack %2</source>
        <comment>powers, power</comment>
        <translation>%1 attaquent %2</translation>
    </message>
</context>
<context>
    <name>chancery::FindText</name>
    <message>
        <source>%1, a centre without an owner</source>
        <translation>%1, centre sans propriétaire</translation>
    </message>
    <message>
        <source>%1, a centre of %2</source>
        <translation>%1, centre (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>power, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>affichée</translation>
    </message>
    <message>
        <source>the current phase</source>
        <translation>la phase en cours</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number of a case, title</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <comment>a panel</comment>
        <translation>Masquer %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a panel</comment>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>This phase has neither retreats nor adjustments.</source>
        <translation>Cette phase n’a ni retraites ni ajustements.</translation>
    </message>
    <message>
        <source>Present on %1</source>
        <comment>a display</comment>
        <translation>Présenter sur %1</translation>
    </message>
    <message>
        <source>as it is now</source>
        <comment>among its undo steps</comment>
        <translation>état actuel</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>an undo step</comment>
        <translation>annulée</translation>
    </message>
    <message>
        <source>as saved</source>
        <comment>an undo step</comment>
        <translation>état enregistré</translation>
    </message>
    <message>
        <source>before all changes</source>
        <translation>avant toute modification</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and name of an undo step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>Indisponible pour le moment.</translation>
    </message>
</context>
<context>
    <name>chancery::FinderModel</name>
    <message>
        <source>%1: %2</source>
        <comment>kind, title</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Test case</source>
        <translation>Cas de test</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Préférence</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panneau</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of undo</comment>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
</context>
<context>
    <name>chancery::FinderPopup</name>
    <message>
        <source>Find anything</source>
        <translation>Tout rechercher</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Nothing is found by these words.</source>
        <translation>Ces mots ne donnent aucun résultat.</translation>
    </message>
    <message>
        <source>The players will see this. Press Enter again.</source>
        <translation>Les joueurs le verront. Appuyez encore sur Entrée.</translation>
    </message>
</context>
<context>
    <name>chancery::FlipModel</name>
    <message>
        <source>With orders that help no other</source>
        <translation>Avec des ordres qui n’aident personne d’autre</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Then: %2</source>
        <comment>changed orders, result</comment>
        <translation>%1
Alors&#xa0;: %2</translation>
    </message>
    <message>
        <source>What turns it</source>
        <translation>Ce qui l’inverse</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Moyens</translation>
    </message>
</context>
<context>
    <name>chancery::FlipPanel</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Order whose result is asked about</source>
        <translation>Ordre dont on examine le résultat</translation>
    </message>
    <message>
        <source>Whose result other orders would turn; a unit chosen on the board is asked about too</source>
        <translation>Le résultat que d’autres ordres inverseraient&#xa0;; choisir une unité sur la carte l’examine aussi</translation>
    </message>
    <message>
        <source>How many orders may change</source>
        <translation>Combien d’ordres peuvent changer</translation>
    </message>
    <message>
        <source>Whose orders may change</source>
        <translation>Puissances dont les ordres peuvent changer</translation>
    </message>
    <message>
        <source>Units whose orders may change</source>
        <translation>Unités dont les ordres peuvent changer</translation>
    </message>
    <message>
        <source>Tick the units whose orders may change</source>
        <translation>Cochez les unités dont les ordres peuvent changer</translation>
    </message>
    <message>
        <source>What would turn the result</source>
        <translation>Ce qui inverserait le résultat</translation>
    </message>
    <message>
        <source>A click or Enter tries the changed orders</source>
        <translation>Un clic ou Entrée essaie les ordres modifiés</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Stop the search; what was found stays</source>
        <translation>Arrêter la recherche&#xa0;; ce qui a été trouvé reste</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>One order</source>
        <translation>Un ordre</translation>
    </message>
    <message>
        <source>One order or two</source>
        <translation>Un ou deux ordres</translation>
    </message>
    <message>
        <source>&amp;Result of:</source>
        <translation>&amp;Résultat de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Change:</source>
        <translation>&amp;Changer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Orders of:</source>
        <translation>&amp;Ordres de&#xa0;:</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>order, result</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>any power</source>
        <translation>toutes les puissances</translation>
    </message>
    <message>
        <source>chosen units</source>
        <translation>unités choisies</translation>
    </message>
    <message>
        <source>Only results of movement phases are turned by other orders.</source>
        <translation>Seuls les résultats des phases de mouvements peuvent être inversés par d’autres ordres.</translation>
    </message>
    <message>
        <source>Choose an order, here or on the board.</source>
        <translation>Choisissez un ordre, ici ou sur la carte.</translation>
    </message>
    <message>
        <source>Searching: %1 tried, %2 found</source>
        <comment>two numbers</comment>
        <translation>Recherche&#xa0;: %1 essayés, %2 trouvés</translation>
    </message>
    <message>
        <source>None of %1 changes turns it.</source>
        <translation>Aucune des %1 modifications ne l’inverse.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to turn it</source>
        <translation>
            <numerusform>%n moyen de l’inverser</numerusform>
            <numerusform>%n moyens de l’inverser</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped after %2 changes</source>
        <comment>ways to turn it, number</comment>
        <translation>%1, recherche arrêtée après %2 modifications</translation>
    </message>
    <message>
        <source>%1, of %2 changes tried</source>
        <comment>ways to turn it, number</comment>
        <translation>%1, sur %2 modifications essayées</translation>
    </message>
</context>
<context>
    <name>chancery::FlipWords</name>
    <message>
        <source>orders the move that is supported</source>
        <translation>ordonne le mouvement soutenu</translation>
    </message>
    <message>
        <source>orders the move that is convoyed</source>
        <translation>ordonne le mouvement convoyé</translation>
    </message>
    <message>
        <source>moves, so that it cannot be supported in *</source>
        <translation>se déplace et ne peut donc pas être soutenue en *</translation>
    </message>
    <message>
        <source>one more support for *</source>
        <translation>un soutien de plus pour *</translation>
    </message>
    <message>
        <source>convoys the army in *</source>
        <translation>convoie l’armée en *</translation>
    </message>
    <message>
        <source>cuts the support from *</source>
        <translation>coupe le soutien de *</translation>
    </message>
    <message>
        <source>dislodges the convoying fleet in *</source>
        <translation>déloge la flotte qui convoie en *</translation>
    </message>
    <message>
        <source>dislodges the unit in *</source>
        <translation>déloge l’unité en *</translation>
    </message>
    <message>
        <source>is in the way of the move from * to +</source>
        <translation>fait obstacle au mouvement de * vers +</translation>
    </message>
    <message>
        <source>comes the opposite way of the unit in *</source>
        <translation>vient en sens inverse de l’unité en *</translation>
    </message>
    <message>
        <source>attacks the unit in *</source>
        <translation>attaque l’unité en *</translation>
    </message>
    <message>
        <source>leaves *</source>
        <translation>quitte *</translation>
    </message>
    <message>
        <source>enters *</source>
        <translation>entre en *</translation>
    </message>
    <message>
        <source>changes places with the unit in *</source>
        <translation>échange sa place avec l’unité en *</translation>
    </message>
    <message>
        <source>enters *, to which it could have retreated</source>
        <translation>entre en *, où l’autre aurait pu se replier</translation>
    </message>
    <message>
        <source>closes the retreat to *</source>
        <translation>ferme la retraite vers *</translation>
    </message>
    <message>
        <source>opens the retreat to *</source>
        <translation>ouvre la retraite vers *</translation>
    </message>
    <message>
        <source>moves to *</source>
        <translation>se déplace vers *</translation>
    </message>
    <message>
        <source>no longer supports *</source>
        <translation>ne soutient plus *</translation>
    </message>
    <message>
        <source>no longer convoys the army in *</source>
        <translation>ne convoie plus l’armée en *</translation>
    </message>
    <message>
        <source>no longer cuts the support from *</source>
        <translation>ne coupe plus le soutien de *</translation>
    </message>
    <message>
        <source>no longer dislodges the unit in *</source>
        <translation>ne déloge plus l’unité en *</translation>
    </message>
    <message>
        <source>is no longer in the way of the move from * to +</source>
        <translation>ne fait plus obstacle au mouvement de * vers +</translation>
    </message>
    <message>
        <source>no longer comes the opposite way of the unit in *</source>
        <translation>ne vient plus en sens inverse de l’unité en *</translation>
    </message>
    <message>
        <source>no longer attacks the unit in *</source>
        <translation>n’attaque plus l’unité en *</translation>
    </message>
    <message>
        <source>no longer orders the move that is supported</source>
        <translation>n’ordonne plus le mouvement soutenu</translation>
    </message>
    <message>
        <source>no longer orders the move that is convoyed</source>
        <translation>n’ordonne plus le mouvement convoyé</translation>
    </message>
    <message>
        <source>no longer moves, so that it can be supported in *</source>
        <translation>ne se déplace plus et peut donc être soutenue en *</translation>
    </message>
    <message>
        <source>stays in *</source>
        <translation>reste en *</translation>
    </message>
    <message>
        <source>no longer moves to *</source>
        <translation>ne se déplace plus vers *</translation>
    </message>
    <message>
        <source>gives the unit in * an order</source>
        <translation>donne un ordre à l’unité en *</translation>
    </message>
    <message>
        <source>twice: %1</source>
        <comment>what two changed orders do alike</comment>
        <translation>deux fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>what two changed orders do</comment>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>new order, old order</comment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two changed orders</comment>
        <translation>%1, et %2</translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message>
        <source>Resolved and revealed</source>
        <translation>Résolue et révélée</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>No orders due</source>
        <translation>Aucun ordre attendu</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>EARLIER: %1</source>
        <translation>PLUS TÔT&#xa0;: %1</translation>
    </message>
    <message>
        <source>The players see this too</source>
        <translation>Les joueurs le voient aussi</translation>
    </message>
    <message>
        <source>For you alone</source>
        <translation>Pour vous seul</translation>
    </message>
    <message>
        <source>COMPARED</source>
        <translation>COMPARAISON</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) received</source>
        <translation>
            <numerusform>%n feuille sur %1 reçue</numerusform>
            <numerusform>%n feuilles sur %1 reçues</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreats %1</source>
        <comment>a year</comment>
        <translation>Retraites %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Révélée</translation>
    </message>
    <message>
        <source>Players see it</source>
        <translation>Vue par les joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <comment>orders and lines</comment>
        <translation>
            <numerusform>%n à contrôler</numerusform>
            <numerusform>%n à contrôler</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the next of them.</source>
        <translation>Cliquez pour aller au point suivant.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) complete</source>
        <translation>
            <numerusform>%n feuille sur %1 complète</numerusform>
            <numerusform>%n feuilles sur %1 complètes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/%2 sheets</source>
        <comment>sheets that are in, sheets due</comment>
        <translation>%1/%2 feuilles</translation>
    </message>
</context>
<context>
    <name>chancery::FormSteps</name>
    <message>
        <source>Steps of the form</source>
        <translation>Étapes du formulaire</translation>
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
        <translation>Partie sans titre</translation>
    </message>
    <message>
        <source>Untitled game %1</source>
        <comment>in a second window, or a third</comment>
        <translation>Partie sans titre %1</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of a file</comment>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of a game, name of its file</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>Your version cannot be kept beside the file, so nothing was opened. Save it under another name.</source>
        <translation>Votre version ne peut pas être conservée à côté du fichier&#xa0;; rien n’a donc été ouvert. Enregistrez-la sous un autre nom.</translation>
    </message>
    <message>
        <source>The game was opened as it is in the file. Your version is kept in %1. Open that file to see it again.</source>
        <translation>La partie a été ouverte telle qu’elle est dans le fichier. Votre version est conservée dans %1. Ouvrez ce fichier pour la revoir.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>This is the file of the game itself. Choose another name.</source>
        <translation>C’est le fichier de la partie elle-même. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Saved a copy as %1</source>
        <comment>a file</comment>
        <translation>Copie enregistrée sous %1</translation>
    </message>
    <message>
        <source>The copy is without what this form cannot hold: %1.</source>
        <comment>a list</comment>
        <translation>Il manque à la copie ce que ce format ne peut pas contenir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The orders of %1 are not resolved. They are secret and were left out.</source>
        <comment>a phase</comment>
        <translation>Les ordres de la phase «&#xa0;%1&#xa0;» ne sont pas résolus. Ils sont secrets et ont été omis.</translation>
    </message>
    <message>
        <source>What you tried out in the game is yours alone and was left out.</source>
        <translation>Ce que vous avez essayé dans la partie ne regarde que vous et a été omis.</translation>
    </message>
    <message>
        <source>Your changes will be lost if you do not save them.</source>
        <translation>Vos modifications seront perdues si vous ne les enregistrez pas.</translation>
    </message>
    <message>
        <source>Everything is kept so far. If you keep it for later, it is offered at the next start. If you discard it, it is gone.</source>
        <translation>Jusqu’ici, tout est conservé. Si vous gardez la partie pour plus tard, elle sera proposée au prochain démarrage. Si vous l’abandonnez, elle est perdue.</translation>
    </message>
    <message>
        <source>Everything is kept so far. If you keep the changes for later, they are offered when you open the game again. If you discard them, the file stays as it was last saved.</source>
        <translation>Jusqu’ici, tout est conservé. Si vous gardez les modifications pour plus tard, elles seront proposées à la prochaine ouverture de la partie. Si vous les abandonnez, le fichier reste tel qu’il a été enregistré.</translation>
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
        <translation>%1 (lecture seule) – Chancery</translation>
    </message>
    <message>
        <source>%1[*] – Chancery</source>
        <translation>%1[*] – Chancery</translation>
    </message>
    <message>
        <source>Action, province, unit, phase, panel, display, game, test case or setting</source>
        <translation>Action, province, unité, phase, panneau, écran, partie, cas de test ou préférence</translation>
    </message>
    <message>
        <source>All panels are back in their first places.</source>
        <translation>Tous les panneaux ont retrouvé leur place d’origine.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer l’horloge</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Lancer l’horloge</translation>
    </message>
</context>
<context>
    <name>chancery::GifFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::GlossaryText</name>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Convois</translation>
    </message>
    <message>
        <source>Paradoxes and decisions</source>
        <translation>Paradoxes et décisions</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Côtes</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Constructions et retraits</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>À la table</translation>
    </message>
</context>
<context>
    <name>chancery::GlossaryWindow</name>
    <message>
        <source>First term</source>
        <translation>Premier terme</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>The selected term or clause</source>
        <translation>Le terme ou l’article sélectionné</translation>
    </message>
    <message>
        <source>Glossary and clauses</source>
        <translation>Glossaire et articles</translation>
    </message>
    <message>
        <source>Terms and clauses</source>
        <translation>Termes et articles</translation>
    </message>
    <message>
        <source>Find a term or a clause</source>
        <translation>Chercher un terme ou un article</translation>
    </message>
    <message>
        <source>The number of a clause, or letters from a name or its text</source>
        <translation>Le numéro d’un article, ou des lettres d’un nom ou de son texte</translation>
    </message>
</context>
<context>
    <name>chancery::GroupCaptions</name>
    <message>
        <source>%1 holds %2</source>
        <comment>power, provinces</comment>
        <translation>%1 tient %2</translation>
    </message>
    <message>
        <source>%1 hold</source>
        <translation>%1 tiennent</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) hold</source>
        <translation>
            <numerusform>%n unité tient</numerusform>
            <numerusform>%n unités tiennent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s support %2 is cut</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 voit son soutien %2 coupé</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are cut</source>
        <translation>
            <numerusform>%n soutien est coupé</numerusform>
            <numerusform>%n soutiens sont coupés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 construit %2</translation>
    </message>
    <message>
        <source>%1 build</source>
        <translation>%1 construisent</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are built</source>
        <translation>
            <numerusform>%n unité est construite</numerusform>
            <numerusform>%n unités sont construites</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds less than it may</source>
        <comment>power</comment>
        <translation>%1 construit moins que permis</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) are waived</source>
        <translation>
            <numerusform>Renonciation à %n construction</numerusform>
            <numerusform>Renonciation à %n constructions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>power, centres</comment>
        <translation>%1 perd %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <comment>power, centres</comment>
        <translation>%1 gagne %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, centres, power</comment>
        <translation>%1 prend %2 à %3</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>power</comment>
        <translation>%1 tient</translation>
    </message>
    <message>
        <source>The support %1 is cut</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>Le soutien %1 est coupé</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between provinces</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Lost by %1: %2</source>
        <comment>power, centres</comment>
        <translation>Pertes de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, centres</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 from %2: %3</source>
        <comment>power, power, centres</comment>
        <translation>%1 aux dépens de %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>chancery::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation>Pages du manuel</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>How to type orders</source>
        <translation>Comment saisir les ordres</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>The army in Paris holds.</source>
        <translation>L’armée de Paris tient.</translation>
    </message>
    <message>
        <source>The army moves to Burgundy. Names work as well as codes, and the letter may be left out: “Paris - Burgundy”.</source>
        <translation>L’armée se déplace en Bourgogne. Les noms valent les codes, et la lettre peut manquer&#xa0;: «&#xa0;Paris - Bourgogne&#xa0;».</translation>
    </message>
    <message>
        <source>Name the coast of a fleet where there are two.</source>
        <translation>Nommez la côte d’une flotte là où il y en a deux.</translation>
    </message>
    <message>
        <source>Marseilles supports the army in Paris to hold.</source>
        <translation>Marseille apporte un soutien défensif à l’armée de Paris.</translation>
    </message>
    <message>
        <source>Marseilles supports the move from Paris to Burgundy.</source>
        <translation>Marseille soutient le mouvement de Paris vers la Bourgogne.</translation>
    </message>
    <message>
        <source>The fleet convoys the army from London to Belgium.</source>
        <translation>La flotte convoie l’armée de Londres jusqu’en Belgique.</translation>
    </message>
    <message>
        <source>The army moves by convoy, although it could also move by land.</source>
        <translation>L’armée passe par convoi, alors qu’elle pourrait aussi aller par voie de terre.</translation>
    </message>
    <message>
        <source>In a retreat phase: Burgundy retreats to Gascony.</source>
        <translation>Dans une phase de retraites&#xa0;: la Bourgogne se replie en Gascogne.</translation>
    </message>
    <message>
        <source>The unit is disbanded, in a retreat or an adjustment phase.</source>
        <translation>L’unité est dissoute, dans une phase de retraites ou d’ajustements.</translation>
    </message>
    <message>
        <source>An army is built in Paris.</source>
        <translation>Une armée est construite à Paris.</translation>
    </message>
    <message>
        <source>A fleet is built on the north coast of St Petersburg.</source>
        <translation>Une flotte est construite sur la côte nord de Saint-Pétersbourg.</translation>
    </message>
    <message>
        <source>One build is waived.</source>
        <translation>On renonce à une construction.</translation>
    </message>
    <message>
        <source>One order per line. A line that cannot be read is marked with the reason.</source>
        <translation>Un ordre par ligne. Une ligne illisible est marquée, avec la raison.</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Find words on all pages; Enter goes to the next place</source>
        <translation>Chercher des mots dans toutes les pages&#xa0;; Entrée va à l’occurrence suivante</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Chercher (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Trouvé à %n endroit</numerusform>
            <numerusform>Trouvé à %n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Clauses of the rulebooks</source>
        <translation>Articles des règlements</translation>
    </message>
</context>
<context>
    <name>chancery::HelpCaptions</name>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 soutient %2 %3</translation>
    </message>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 soutient %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of an army, where to: &apos;to Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n convoy(s) without effect</source>
        <translation>
            <numerusform>%n convoi sans effet</numerusform>
            <numerusform>%n convois sans effet</numerusform>
        </translation>
    </message>
    <message>
        <source>Convoys: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation>Convois&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 is not used</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Le convoi de %1 %2 ne sert pas</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Le convoi de %1 %2 échoue</translation>
    </message>
    <message>
        <source>A paradox stops %1&apos;s convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Un paradoxe arrête le convoi de %1 %2</translation>
    </message>
    <message>
        <source>A paradox stops convoys of %1</source>
        <comment>powers</comment>
        <translation>Un paradoxe arrête des convois de %1</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation>%1 reste en place.</translation>
    </message>
    <message>
        <source>The armies %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation>Les armées %1 restent en place.</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) count</source>
        <comment>and are listed</comment>
        <translation>
            <numerusform>%n soutien compte</numerusform>
            <numerusform>%n soutiens comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s support(s) are not cut</source>
        <comment>powers</comment>
        <translation>
            <numerusform>Le soutien de %1 n’est pas coupé</numerusform>
            <numerusform>Les soutiens de %1 ne sont pas coupés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 supports its own unit %2</source>
        <comment>power, where its unit is: &apos;in Norway&apos;</comment>
        <translation>%1 soutient sa propre unité %2</translation>
    </message>
    <message>
        <source>%1 supports its own move %2</source>
        <comment>power, where its unit goes: &apos;to Norway&apos;</comment>
        <translation>%1 soutient son propre mouvement %2</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <comment>power, power</comment>
        <translation>%1 soutient %2</translation>
    </message>
    <message>
        <source>%1 would cut the support %2, on which its own convoy depends.</source>
        <comment>unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 couperait le soutien %2, dont dépend son propre convoi.</translation>
    </message>
    <message>
        <source>%1 would cut the support %2, on which another convoy depends.</source>
        <comment>unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 couperait le soutien %2, dont dépend un autre convoi.</translation>
    </message>
    <message>
        <source>Convoys of %1</source>
        <comment>powers</comment>
        <translation>Convois&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message>
        <source>Show this phase</source>
        <translation>Afficher cette phase</translation>
    </message>
    <message>
        <source>The phase being played</source>
        <translation>La phase en train d’être jouée</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (en cours)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s) dislodged</source>
        <translation>
            <numerusform>%1&#xa0;: %n unité délogée</numerusform>
            <numerusform>%1&#xa0;: %n unités délogées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · notes</source>
        <comment>phase with notes</comment>
        <translation>%1 · notes</translation>
    </message>
    <message>
        <source>%1 · corrected</source>
        <comment>phase that was corrected later</comment>
        <translation>%1 · corrigée</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryPanel</name>
    <message>
        <source>Phases of the game</source>
        <translation>Phases de la partie</translation>
    </message>
</context>
<context>
    <name>chancery::InsurrectionCaptions</name>
    <message>
        <source>%1 raise an insurrection for %2</source>
        <comment>powers, power</comment>
        <translation>%1 déclenchent une insurrection pour %2</translation>
    </message>
    <message>
        <source>%1 raises an insurrection for %2</source>
        <comment>power, power</comment>
        <translation>%1 déclenche une insurrection pour %2</translation>
    </message>
    <message>
        <source>Insurrections for %1</source>
        <comment>powers</comment>
        <translation>Insurrections pour %1</translation>
    </message>
    <message>
        <source>An insurrection for %1</source>
        <comment>power</comment>
        <translation>Une insurrection pour %1</translation>
    </message>
    <message>
        <source>%1 gives up its units %2.</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 sacrifie ses unités %2.</translation>
    </message>
    <message>
        <source>%1 gives up its unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 sacrifie son unité %2.</translation>
    </message>
    <message>
        <source>The insurrection for %1 fails: %2</source>
        <comment>power, why</comment>
        <translation>L’insurrection pour %1 échoue&#xa0;: %2</translation>
    </message>
    <message>
        <source>What comes back to %1 is decided after the retreats.</source>
        <comment>power</comment>
        <translation>Ce qui revient à %1 se décide après les retraites.</translation>
    </message>
    <message>
        <source>%1 regains nothing</source>
        <comment>power</comment>
        <translation>%1 ne récupère rien</translation>
    </message>
    <message>
        <source>%1 rises %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 se soulève %2</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Insurrections</translation>
    </message>
</context>
<context>
    <name>chancery::InsurrectionsDialog</name>
    <message>
        <source>Review the insurrections</source>
        <translation>Examiner les insurrections</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Insurrections</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation>Son effet</translation>
    </message>
    <message>
        <source>This turn has insurrections. If you send them back, nothing is resolved and every order stays as it is.</source>
        <translation>Ce tour comporte des insurrections. Si vous les renvoyez, rien n’est résolu et chaque ordre reste tel quel.</translation>
    </message>
    <message>
        <source>&amp;Accept and resolve</source>
        <translation>&amp;Accepter et résoudre</translation>
    </message>
    <message>
        <source>&amp;Send back</source>
        <translation>&amp;Renvoyer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, unit</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::JournalKeeper</name>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>%1 Save under another name.</source>
        <comment>who has the file open</comment>
        <translation>%1 Enregistrez sous un autre nom.</translation>
    </message>
    <message>
        <source>Its folder is gone.</source>
        <translation>Son dossier a disparu.</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>L’écriture y est interdite.</translation>
    </message>
    <message>
        <source>Another window has taken its place.</source>
        <translation>Une autre fenêtre a pris sa place.</translation>
    </message>
    <message>
        <source>Something else is in its place.</source>
        <translation>Autre chose est à sa place.</translation>
    </message>
    <message>
        <source>The disk cannot be written.</source>
        <translation>L’écriture sur le disque est impossible.</translation>
    </message>
    <message>
        <source>It would be larger than %1 MiB. Save the game after each change.</source>
        <translation>Il dépasserait %1 Mio. Enregistrez la partie après chaque modification.</translation>
    </message>
</context>
<context>
    <name>chancery::KeptGamesDialog</name>
    <message>
        <source>Unsaved games</source>
        <translation>Parties non enregistrées</translation>
    </message>
    <message>
        <source>These games have never been saved as files. Chancery has kept them. Choose one or several; the others stay kept.</source>
        <translation>Ces parties n’ont jamais été enregistrées dans des fichiers. Chancery les a conservées. Choisissez-en une ou plusieurs&#xa0;; les autres restent conservées.</translation>
    </message>
    <message>
        <source>The games that Chancery has kept</source>
        <translation>Les parties que Chancery a conservées</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Pas encore</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the chosen games for good</source>
        <translation>Supprimer définitivement les parties choisies</translation>
    </message>
</context>
<context>
    <name>chancery::LabPanels</name>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Règlements</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>What turns it?</source>
        <translation>Comment l’inverser&#xa0;?</translation>
    </message>
</context>
<context>
    <name>chancery::LeftCopies</name>
    <message>
        <source>changes before Chancery was closed</source>
        <translation>modifications avant la fermeture de Chancery</translation>
    </message>
    <message>
        <source>Reading a study that was not saved…</source>
        <translation>Lecture d’une étude non enregistrée…</translation>
    </message>
</context>
<context>
    <name>chancery::Legend</name>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Move by convoy</source>
        <translation>Mouvement par convoi</translation>
    </message>
    <message>
        <source>Support to move: ends on the arrow</source>
        <translation>Soutien offensif&#xa0;: finit sur la flèche</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation>Soutien défensif</translation>
    </message>
    <message>
        <source>Convoy: from the fleet to the army&apos;s route</source>
        <translation>Convoi&#xa0;: de la flotte à la route de l’armée</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retraite</translation>
    </message>
    <message>
        <source>Failing order</source>
        <translation>Ordre qui échoue</translation>
    </message>
    <message>
        <source>Unit that holds</source>
        <translation>Unité qui tient</translation>
    </message>
    <message>
        <source>Unit supported to hold</source>
        <translation>Unité soutenue en défense</translation>
    </message>
    <message>
        <source>Convoying fleet</source>
        <translation>Flotte qui convoie</translation>
    </message>
    <message>
        <source>Standoff</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Cut support</source>
        <translation>Soutien coupé</translation>
    </message>
    <message>
        <source>Failed or illegal order</source>
        <translation>Ordre en échec ou illégal</translation>
    </message>
    <message>
        <source>Strength of an attack</source>
        <translation>Force d’une attaque</translation>
    </message>
    <message>
        <source>Province closed to retreats</source>
        <translation>Province fermée aux retraites</translation>
    </message>
    <message>
        <source>Unit without an order</source>
        <translation>Unité sans ordre</translation>
    </message>
    <message>
        <source>Unit being ordered</source>
        <translation>Unité recevant un ordre</translation>
    </message>
    <message>
        <source>Dislodged unit</source>
        <translation>Unité délogée</translation>
    </message>
    <message>
        <source>Destroyed unit</source>
        <translation>Unité détruite</translation>
    </message>
    <message>
        <source>Unit to be built</source>
        <translation>Unité à construire</translation>
    </message>
    <message>
        <source>Unit to be removed</source>
        <translation>Unité à retirer</translation>
    </message>
    <message>
        <source>Convoy that succeeds</source>
        <translation>Convoi qui réussit</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Décision de l’arbitre</translation>
    </message>
</context>
<context>
    <name>chancery::LibraryWindow</name>
    <message>
        <source>The selected case</source>
        <translation>Le cas sélectionné</translation>
    </message>
    <message>
        <source>Show &amp;results</source>
        <translation>Montrer les &amp;résultats</translation>
    </message>
    <message>
        <source>Library of cases</source>
        <translation>Recueil de cas</translation>
    </message>
    <message>
        <source>Chapters, motifs and rulebooks</source>
        <translation>Chapitres, motifs et règlements</translation>
    </message>
    <message>
        <source>Lists its cases; with the Control key held it narrows what is listed</source>
        <translation>Liste ses cas&#xa0;; avec la touche Ctrl, restreint la liste</translation>
    </message>
    <message>
        <source>&amp;Open as a study</source>
        <translation>&amp;Ouvrir comme étude</translation>
    </message>
    <message>
        <source>Open as a study</source>
        <translation>Ouvrir comme étude</translation>
    </message>
    <message>
        <source>Open the selected case in a window of its own</source>
        <translation>Ouvrir le cas sélectionné dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>Find cases</source>
        <translation>Chercher des cas</translation>
    </message>
    <message>
        <source>Words, a number, a motif, a unit or an order on the board, or differs:, library:, power: …; all must hold, and - before one turns it round</source>
        <translation>Mots, un numéro, un motif, une unité ou un ordre sur la carte, ou differs:, library:, power: …&#xa0;; tout doit convenir, et un - placé devant inverse</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Double-click a case to open it</source>
        <translation>Double-cliquez sur un cas pour l’ouvrir</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>Montrer les résultats</translation>
    </message>
    <message>
        <source>Show how the orders end, what the case shows and what is said about it</source>
        <translation>Montrer comment finissent les ordres, ce que le cas montre et ce qu’on en dit</translation>
    </message>
    <message>
        <source>Motifs</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Ends otherwise under</source>
        <translation>Finit autrement selon</translation>
    </message>
    <message>
        <source>Paradox left open by</source>
        <translation>Paradoxe laissé ouvert par</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 sur %n cas</numerusform>
            <numerusform>%1 sur %n cas</numerusform>
        </translation>
    </message>
    <message>
        <source>No case meets all of this.</source>
        <translation>Aucun cas ne remplit toutes ces conditions.</translation>
    </message>
    <message>
        <source>6.F.14, convoy paradox, F TYS, differs:1971…</source>
        <comment>examples of what to look for</comment>
        <translation>6.F.14, paradoxe de convoi, F TYS, differs:1971…</translation>
    </message>
    <message>
        <source>My files that could not be read as cases</source>
        <translation>Mes fichiers illisibles comme cas</translation>
    </message>
</context>
<context>
    <name>chancery::LineAnswers</name>
    <message>
        <source>Choose this meaning; the line stays as written</source>
        <translation>Choisir ce sens&#xa0;; la ligne reste telle qu’écrite</translation>
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
        <translation>L’écrire pour %1</translation>
    </message>
    <message>
        <source>Write this line on the order sheet of %1</source>
        <comment>power</comment>
        <translation>Écrire cette ligne sur la feuille d’ordres voulue (%1)</translation>
    </message>
</context>
<context>
    <name>chancery::LineReader</name>
    <message>
        <source>No legal order of %1 starts with “%2”.</source>
        <translation>%1&#xa0;: aucun ordre légal ne commence par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing is entered: %1 is a unit of %2.</source>
        <comment>unit, power</comment>
        <translation>Rien n’est inscrit&#xa0;: %1 appartient à %2.</translation>
    </message>
    <message>
        <source>Nothing is entered: %1 has an order for each build or removal. Click the one to change.</source>
        <translation>Rien n’est inscrit&#xa0;: %1 a un ordre pour chaque construction ou retrait. Cliquez sur celui à changer.</translation>
    </message>
    <message>
        <source>Nothing is entered: “%1” gives no order.</source>
        <translation>Rien n’est inscrit&#xa0;: «&#xa0;%1&#xa0;» ne donne aucun ordre.</translation>
    </message>
    <message>
        <source>Written for %1, it replaces %2.</source>
        <comment>power, order</comment>
        <translation>Écrit pour %1, il remplace %2.</translation>
    </message>
    <message>
        <source>Nothing is entered: only %2 builds in %1.</source>
        <comment>centre, power</comment>
        <translation>%1&#xa0;: rien n’est inscrit, car seule cette puissance y construit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” would be read as %2: press Enter twice to enter it so.</source>
        <translation>«&#xa0;%1&#xa0;» serait lu comme %2&#xa0;: appuyez deux fois sur Entrée pour l’inscrire ainsi.</translation>
    </message>
</context>
<context>
    <name>chancery::LinesPanel</name>
    <message>
        <source>Lines of play</source>
        <translation>Variantes</translation>
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
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Stays as it is: another order begins a variation</source>
        <translation>Reste telle quelle&#xa0;: un autre ordre commence une variante</translation>
    </message>
</context>
<context>
    <name>chancery::LiveView</name>
    <message>
        <source>What the players see</source>
        <translation>Ce que voient les joueurs</translation>
    </message>
    <message>
        <source>The players see nothing. Press F5 to open the audience window.</source>
        <translation>Les joueurs ne voient rien. Appuyez sur F5 pour ouvrir la fenêtre du public.</translation>
    </message>
    <message>
        <source>The players see another game. Press F5 to show them this one.</source>
        <translation>Les joueurs voient une autre partie. Appuyez sur F5 pour leur montrer celle-ci.</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>Dans une fenêtre</translation>
    </message>
    <message>
        <source>%1: blank</source>
        <translation>%1&#xa0;: noir</translation>
    </message>
    <message>
        <source>%1: frozen</source>
        <translation>%1&#xa0;: figé</translation>
    </message>
</context>
<context>
    <name>chancery::LongReading</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Veuillez patienter</translation>
    </message>
</context>
<context>
    <name>chancery::LotsBox</name>
    <message>
        <source>Lots</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>Tirer au &amp;sort</translation>
    </message>
    <message>
        <source>Show the &amp;lots to the players</source>
        <translation>&amp;Montrer le tirage aux joueurs</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Show the lots to the players</source>
        <translation>Montrer le tirage aux joueurs</translation>
    </message>
    <message>
        <source>In the audience window, once this dialog is confirmed</source>
        <translation>Dans la fenêtre du public, dès que ce dialogue est validé</translation>
    </message>
    <message>
        <source>No lots were drawn; the game has begun.</source>
        <translation>Pas de tirage au sort&#xa0;; la partie a commencé.</translation>
    </message>
    <message>
        <source>No lots have been drawn.</source>
        <translation>Pas encore de tirage au sort.</translation>
    </message>
    <message>
        <source>Enter the players&apos; names first.</source>
        <translation>Saisissez d’abord les noms des joueurs.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, power</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Numb&amp;er:</source>
        <translation>N&amp;uméro&#xa0;:</translation>
    </message>
    <message>
        <source>Assign the powers to these players by lot; again, with another number</source>
        <translation>Attribuer les puissances à ces joueurs par tirage au sort&#xa0;; à refaire avec un autre numéro</translation>
    </message>
    <message>
        <source>&amp;Draw again</source>
        <translation>Nouveau tira&amp;ge</translation>
    </message>
    <message>
        <source>Drawn with number %1.</source>
        <translation>Tirage fait avec le numéro %1.</translation>
    </message>
    <message>
        <source>Drawn with number %1. %2</source>
        <translation>Tirage fait avec le numéro %1. %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the draw</source>
        <translation>Annuler le tirage</translation>
    </message>
    <message>
        <source>Put the names back as they were typed</source>
        <translation>Remettre les noms comme ils avaient été tapés</translation>
    </message>
</context>
<context>
    <name>chancery::MapPictureText</name>
    <message>
        <source>This is a link to another folder. Put the picture beside the table.</source>
        <translation>C’est un lien vers un autre dossier. Placez l’image à côté du fichier de la carte.</translation>
    </message>
</context>
<context>
    <name>chancery::MatrixModel</name>
    <message>
        <source>These rules</source>
        <translation>Ces règles</translation>
    </message>
    <message>
        <source>Retreats of %1</source>
        <comment>a unit</comment>
        <translation>Retraites (%1)</translation>
    </message>
    <message>
        <source>Removals of %1</source>
        <comment>a power</comment>
        <translation>Retraits (%1)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>removals</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rulebook, order, result</comment>
        <translation>%1 – %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <comment>a rulebook that leaves a paradox open</comment>
        <translation>%1&#xa0;?</translation>
    </message>
    <message>
        <source>%1. It leaves a paradox open.</source>
        <comment>rulebook</comment>
        <translation>%1. Il laisse un paradoxe ouvert.</translation>
    </message>
    <message>
        <source>no retreat ordered</source>
        <comment>instead of a result</comment>
        <translation>aucune retraite ordonnée</translation>
    </message>
</context>
<context>
    <name>chancery::MatrixPanel</name>
    <message>
        <source>&amp;Only what differs</source>
        <translation>&amp;Seulement les différences</translation>
    </message>
    <message>
        <source>Reason under this rulebook</source>
        <translation>Raison selon ce règlement</translation>
    </message>
    <message>
        <source>&amp;Use this rulebook</source>
        <translation>&amp;Utiliser ce règlement</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Seulement les différences</translation>
    </message>
    <message>
        <source>Leave out the rows in which all rulebooks agree</source>
        <translation>Omettre les lignes où tous les règlements s’accordent</translation>
    </message>
    <message>
        <source>Results under all rulebooks</source>
        <translation>Résultats selon tous les règlements</translation>
    </message>
    <message>
        <source>Wished result</source>
        <translation>Résultat souhaité</translation>
    </message>
    <message>
        <source>Which rulebooks would have it so?</source>
        <translation>Quels règlements donneraient ce résultat&#xa0;?</translation>
    </message>
    <message>
        <source>Wished for the unit</source>
        <translation>Souhaité pour l’unité</translation>
    </message>
    <message>
        <source>Use this rulebook</source>
        <translation>Utiliser ce règlement</translation>
    </message>
    <message>
        <source>Resolve by the rulebook of the chosen cell; a click on its name does the same</source>
        <translation>Résoudre selon le règlement de la cellule choisie&#xa0;; un clic sur son nom fait de même</translation>
    </message>
    <message>
        <source>Select a cell to read its reason.</source>
        <translation>Sélectionnez une cellule pour lire sa raison.</translation>
    </message>
    <message>
        <source>&amp;Wanted:</source>
        <translation>&amp;Voulu&#xa0;:</translation>
    </message>
    <message>
        <source>There is nothing to resolve.</source>
        <translation>Il n’y a rien à résoudre.</translation>
    </message>
    <message>
        <source>All rulebooks agree.</source>
        <translation>Tous les règlements s’accordent.</translation>
    </message>
    <message numerus="yes">
        <source>The rulebooks differ in %n row(s).</source>
        <translation>
            <numerusform>Les règlements diffèrent sur %n ligne.</numerusform>
            <numerusform>Les règlements diffèrent sur %n lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A paradox is left open by: %1.</source>
        <comment>rulebooks</comment>
        <translation>Paradoxe laissé ouvert par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Under this rulebook there is nothing of the kind.</source>
        <translation>Selon ce règlement, rien de tel n’existe.</translation>
    </message>
    <message>
        <source>No province is open to it.</source>
        <translation>Aucune province ne lui est ouverte.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>provinces</comment>
        <translation>Ouvertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>No unit is removed by rule.</source>
        <translation>Aucune unité n’est retirée d’office.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rulebook, order, result</comment>
        <translation>%1 – %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>any result</source>
        <translation>tout résultat</translation>
    </message>
    <message>
        <source>any fate</source>
        <translation>tout sort</translation>
    </message>
    <message>
        <source>not dislodged</source>
        <translation>non délogée</translation>
    </message>
    <message>
        <source>No rulebook would have it so.</source>
        <translation>Aucun règlement ne donnerait ce résultat.</translation>
    </message>
    <message>
        <source>All rulebooks would have it so.</source>
        <translation>Tous les règlements donneraient ce résultat.</translation>
    </message>
    <message>
        <source>So by: %1</source>
        <comment>rulebooks</comment>
        <translation>C’est le cas selon&#xa0;: %1</translation>
    </message>
    <message>
        <source>A cell shows its reason; what ends differently than under the rulebook of this study is lit</source>
        <translation>Une cellule montre sa raison&#xa0;; ce qui finit autrement que selon le règlement de cette étude est en surbrillance</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end differently than under %1: %2.</source>
        <comment>own rulebook, others</comment>
        <translation>
            <numerusform>%n ligne finit autrement que selon %1&#xa0;: %2.</numerusform>
            <numerusform>%n lignes finissent autrement que selon %1&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players choose the units to remove under: %1.</source>
        <comment>rulebooks</comment>
        <translation>Les joueurs choisissent les unités à retirer selon&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::MotifNames</name>
    <message>
        <source>convoy paradox</source>
        <translation>paradoxe de convoi</translation>
    </message>
    <message>
        <source>beleaguered garrison</source>
        <translation>garnison assiégée</translation>
    </message>
    <message>
        <source>help against one&apos;s own</source>
        <translation>aide contre les siens</translation>
    </message>
    <message>
        <source>attack on one&apos;s own</source>
        <translation>attaque contre les siens</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>face-à-face</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>exchange by convoy</source>
        <translation>échange par convoi</translation>
    </message>
    <message>
        <source>standoff</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>support cut</source>
        <translation>soutien coupé</translation>
    </message>
    <message>
        <source>help without a match</source>
        <translation>aide sans ordre correspondant</translation>
    </message>
    <message>
        <source>dislodged unit without effect</source>
        <translation>unité délogée sans effet</translation>
    </message>
    <message>
        <source>dislodgement</source>
        <translation>délogement</translation>
    </message>
    <message>
        <source>destroyed unit</source>
        <translation>unité détruite</translation>
    </message>
    <message>
        <source>convoy</source>
        <translation>convoi</translation>
    </message>
    <message>
        <source>convoy disrupted</source>
        <translation>convoi rompu</translation>
    </message>
    <message>
        <source>several convoy routes</source>
        <translation>plusieurs routes de convoi</translation>
    </message>
    <message>
        <source>convoy to a neighbour</source>
        <translation>convoi vers une voisine</translation>
    </message>
    <message>
        <source>written route</source>
        <translation>route écrite</translation>
    </message>
    <message>
        <source>split coast</source>
        <translation>côte double</translation>
    </message>
    <message>
        <source>illegal order</source>
        <translation>ordre illégal</translation>
    </message>
    <message>
        <source>several orders</source>
        <translation>plusieurs ordres</translation>
    </message>
    <message>
        <source>unusual writing</source>
        <translation>écriture inhabituelle</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>désordre civil</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retraite</translation>
    </message>
    <message>
        <source>retreat conflict</source>
        <translation>conflit de retraites</translation>
    </message>
    <message>
        <source>closed retreat</source>
        <translation>retraite fermée</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construction</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>retrait</translation>
    </message>
    <message>
        <source>removal by rule</source>
        <translation>retrait d’office</translation>
    </message>
    <message>
        <source>insurrection</source>
        <translation>insurrection</translation>
    </message>
</context>
<context>
    <name>chancery::MotionCaptions</name>
    <message>
        <source>%1 enters %2</source>
        <comment>power, provinces: supply centres that it does not own</comment>
        <translation>%1 occupe %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se déplace %2</translation>
    </message>
    <message>
        <source>%1 swaps its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 échange ses unités %2</translation>
    </message>
    <message>
        <source>%1 enters %2 and %3 %4: they change places</source>
        <comment>power, province, power, province</comment>
        <translation>Échange&#xa0;: %1 occupe %2, %3 occupe %4</translation>
    </message>
    <message>
        <source>%1 retreats %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se replie %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where to: &apos;to Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Retreats: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation>Retraites&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 retreat</source>
        <comment>powers</comment>
        <translation>%1 se replient</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) retreat</source>
        <translation>
            <numerusform>%n unité se replie</numerusform>
            <numerusform>%n unités se replient</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clash retreating %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se heurtent en se repliant %2</translation>
    </message>
    <message>
        <source>%1 clash in retreat</source>
        <comment>powers</comment>
        <translation>%1 se heurtent en se repliant</translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s) clash</source>
        <translation>
            <numerusform>%n retraite se heurte à une autre</numerusform>
            <numerusform>%n retraites se heurtent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <comment>unit</comment>
        <translation>%1 est dissoute.</translation>
    </message>
    <message>
        <source>%1 removes its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 retire ses unités stationnées %2</translation>
    </message>
    <message>
        <source>%1 disbands its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 dissout ses unités %2</translation>
    </message>
    <message>
        <source>%1 removes its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 retire son armée stationnée %2</translation>
    </message>
    <message>
        <source>%1 disbands its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 dissout son armée %2</translation>
    </message>
    <message>
        <source>%1 removes its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 retire sa flotte stationnée %2</translation>
    </message>
    <message>
        <source>%1 disbands its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 dissout sa flotte %2</translation>
    </message>
    <message>
        <source>%1 remove units</source>
        <comment>powers</comment>
        <translation>%1 retirent des unités</translation>
    </message>
    <message>
        <source>%1 disband units</source>
        <comment>powers</comment>
        <translation>%1 dissolvent des unités</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) leave the board</source>
        <translation>
            <numerusform>%n unité quitte la carte</numerusform>
            <numerusform>%n unités quittent la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must retreat %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 doit se replier %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must retreat</source>
        <translation>
            <numerusform>%n unité doit se replier</numerusform>
            <numerusform>%n unités doivent se replier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s own units clash retreating %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Des unités de %1 se heurtent en se repliant %2</translation>
    </message>
    <message>
        <source>%1 must retreat</source>
        <comment>powers</comment>
        <translation>%1 doivent se replier</translation>
    </message>
    <message>
        <source>Moves without a fight</source>
        <translation>Mouvements sans combat</translation>
    </message>
    <message>
        <source>%1 must retreat</source>
        <comment>power</comment>
        <translation>%1 doit se replier</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Must retreat: %1</source>
        <comment>list of &apos;England from Norway&apos;</comment>
        <translation>Doivent se replier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::NamePhrases</name>
    <message>
        <source>to %1</source>
        <comment>provinces</comment>
        <translation>vers %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>provinces</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>provinces</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <comment>provinces</comment>
        <translation>entre %1 et %2</translation>
    </message>
    <message>
        <source>through %1</source>
        <comment>provinces</comment>
        <translation>par %1</translation>
    </message>
</context>
<context>
    <name>chancery::NavBar</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>for example: Club evening, table 2</source>
        <translation>par exemple&#xa0;: Soirée du club, table 2</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titre de la partie</translation>
    </message>
    <message>
        <source>Shown above reports and in the list of recent games</source>
        <translation>Figure en tête des rapports et dans la liste des parties récentes</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The map to play on</source>
        <translation>La carte sur laquelle on joue</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation>&amp;Carte&#xa0;:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Démarrer la partie</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Joueur (%1)</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Set house rules under Edit &gt; Rules</source>
        <translation>Les règles maison se fixent sous Édition &gt; Règles</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Règlement&#xa0;:</translation>
    </message>
    <message>
        <source>Optional. Enter goes to the next name; a list can be pasted.</source>
        <translation>Facultatif. Entrée passe au nom suivant&#xa0;; on peut coller une liste.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Decides who plays which powers, when the game begins and what wins</source>
        <translation>Décide qui joue quelles puissances, quand la partie commence et ce qui fait gagner</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>How long each stage of a turn lasts</source>
        <translation>Combien de temps dure chaque étape d’un tour</translation>
    </message>
    <message>
        <source>&amp;Clock:</source>
        <translation>&amp;Horloge&#xa0;:</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Première année</translation>
    </message>
    <message>
        <source>The year in which the game begins</source>
        <translation>L’année où commence la partie</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no last year</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <source>A short game ends after this year</source>
        <translation>Une partie courte finit après cette année</translation>
    </message>
    <message>
        <source>E&amp;nds at:</source>
        <translation>&amp;Fin à&#xa0;:</translation>
    </message>
    <message>
        <source>Ends at a time of day</source>
        <translation>Fin à une heure donnée</translation>
    </message>
    <message>
        <source>A short game ends at this time of day</source>
        <translation>Une partie courte finit à cette heure</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <translation>Heure de fin</translation>
    </message>
    <message>
        <source>The time of day at which the game ends</source>
        <translation>L’heure à laquelle la partie finit</translation>
    </message>
    <message>
        <source>First &amp;year:</source>
        <translation>Première &amp;année&#xa0;:</translation>
    </message>
    <message>
        <source>Last ye&amp;ar:</source>
        <translation>Dernière a&amp;nnée&#xa0;:</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Selon le règlement</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Comme la dernière partie</translation>
    </message>
    <message>
        <source>As in your last new game. %1</source>
        <comment>what sets a rulebook apart</comment>
        <translation>Comme votre dernière nouvelle partie. %1</translation>
    </message>
    <message>
        <source>Two delegates, such as Anna and Bela</source>
        <translation>Deux délégués, par exemple Anna et Bela</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) too many: they are in the last line.</source>
        <translation>
            <numerusform>%n nom de trop&#xa0;: il est dans la dernière ligne.</numerusform>
            <numerusform>%n noms de trop&#xa0;: ils sont dans la dernière ligne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::NextSheet</name>
    <message>
        <source>Type an order, or paste the orders of one or all powers (%1).</source>
        <comment>keys</comment>
        <translation>Tapez un ordre, ou collez les ordres d’une ou de toutes les puissances (%1).</translation>
    </message>
    <message>
        <source>%1 is complete. Next: %2.</source>
        <translation>%1&#xa0;: feuille complète. Suite&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2. Next: %3.</source>
        <comment>power, what is missing or illegal, power</comment>
        <translation>%1&#xa0;: %2. Suite&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>chancery::NoteStrip</name>
    <message>
        <source>Close the note</source>
        <translation>Fermer la note</translation>
    </message>
</context>
<context>
    <name>chancery::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase that the notes are about</source>
        <translation>Phase à laquelle se rapportent les notes</translation>
    </message>
    <message>
        <source>&amp;Phase:</source>
        <translation>&amp;Phase&#xa0;:</translation>
    </message>
    <message>
        <source>Saved with the game and printed with the booklet. The players see them only on the slide of notes, once they have seen the phase.</source>
        <translation>Enregistrées avec la partie et imprimées avec le livret. Les joueurs ne les voient que sur la diapositive des notes, une fois qu’ils ont vu la phase.</translation>
    </message>
    <message>
        <source>&amp;Save notes</source>
        <translation>&amp;Enregistrer les notes</translation>
    </message>
    <message>
        <source>%1 · notes</source>
        <comment>phase with notes</comment>
        <translation>%1 · notes</translation>
    </message>
</context>
<context>
    <name>chancery::OfferList</name>
    <message>
        <source>Matching orders</source>
        <translation>Ordres correspondants</translation>
    </message>
    <message>
        <source>Up and Down select, Enter enters the order</source>
        <translation>Haut et Bas sélectionnent, Entrée inscrit l’ordre</translation>
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
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Go to the next step of the form</source>
        <translation>Aller à l’étape suivante du formulaire</translation>
    </message>
    <message>
        <source>Still open:</source>
        <translation>Reste à faire&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a delegation</comment>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>What was entered would be lost. Cancel again to close the form.</source>
        <translation>Ce qui a été saisi serait perdu. Annulez encore une fois pour fermer le formulaire.</translation>
    </message>
</context>
<context>
    <name>chancery::Opening</name>
    <message>
        <source>File changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Journal endommagé</translation>
    </message>
    <message>
        <source>There was a further journal of this game, with other changes. It was kept as %1.</source>
        <comment>a file</comment>
        <translation>Il y avait un autre journal de cette partie, avec d’autres modifications. Il a été conservé sous %1.</translation>
    </message>
    <message>
        <source>The journal of this game cannot be read and is kept as %1. The game was opened as last saved, without its undo steps.</source>
        <translation>Le journal de cette partie est illisible et conservé sous %1. La partie a été ouverte dans son dernier état enregistré, sans la liste de ses modifications.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be restored, because earlier changes are lost. Please check the game.</source>
        <translation>
            <numerusform>%n modification n’a pas pu être rétablie, parce que des modifications antérieures sont perdues. Vérifiez la partie.</numerusform>
            <numerusform>%n modifications n’ont pas pu être rétablies, parce que des modifications antérieures sont perdues. Vérifiez la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was edited or damaged since Chancery saved it. It has been opened as it is; please check it.</source>
        <translation>%1 a été modifié ou endommagé depuis son enregistrement par Chancery. Le fichier a été ouvert tel quel&#xa0;; vérifiez la partie.</translation>
    </message>
    <message>
        <source>Read-only, as last saved: %1 Use Save as to make a copy that you can change.</source>
        <comment>who has the game open, in a sentence</comment>
        <translation>Lecture seule, dernier état enregistré&#xa0;: %1 Utilisez «&#xa0;Enregistrer sous&#xa0;» pour en faire une copie modifiable.</translation>
    </message>
    <message>
        <source>Another program has removed or changed the journal of this game. It was written again; nothing is lost.</source>
        <translation>Un autre programme a supprimé ou modifié le journal de cette partie. Il a été réécrit&#xa0;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>Journal in another folder</source>
        <translation>Journal dans un autre dossier</translation>
    </message>
    <message>
        <source>%1 is a link, a folder or a device, which Chancery leaves alone. The journal of this game is in %2.</source>
        <translation>%1 est un lien, un dossier ou un périphérique, auquel Chancery ne touche pas. Le journal de cette partie est dans %2.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>%1 has no game that can be read.</source>
        <translation>%1 ne contient aucune partie lisible.</translation>
    </message>
    <message>
        <source>Differences in the saved game</source>
        <translation>Écarts dans la partie enregistrée</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <translation>Ouverture de l’étude…</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Ouverture de la partie…</translation>
    </message>
</context>
<context>
    <name>chancery::OptionWords</name>
    <message>
        <source>A convoy with several routes</source>
        <translation>Un convoi à plusieurs routes</translation>
    </message>
    <message>
        <source>A convoyed army whose attack affects its own convoy</source>
        <translation>Une armée convoyée dont l’attaque touche son propre convoi</translation>
    </message>
    <message>
        <source>A paradox that this rule does not resolve</source>
        <translation>Un paradoxe que cette règle ne résout pas</translation>
    </message>
    <message>
        <source>An army moving to an adjacent province by land or convoy</source>
        <translation>Une armée allant vers une province limitrophe par voie de terre ou par convoi</translation>
    </message>
    <message>
        <source>An army convoyed to an adjacent province goes by land if the convoy fails</source>
        <translation>Si le convoi vers une province limitrophe échoue, l’armée passe par voie de terre</translation>
    </message>
    <message>
        <source>Origin of a convoyed attack</source>
        <translation>Origine d’une attaque convoyée</translation>
    </message>
    <message>
        <source>A unit may retreat to the origin of a convoyed attacker</source>
        <translation>Une unité peut se replier vers l’origine d’un attaquant convoyé</translation>
    </message>
    <message>
        <source>Sea provinces named in a convoyed move</source>
        <translation>Provinces maritimes nommées dans un mouvement convoyé</translation>
    </message>
    <message>
        <source>A unit dislodged by a convoyed army still bounces moves to that army&apos;s origin</source>
        <translation>Une unité délogée par une armée convoyée provoque encore un rebond à l’origine de celle-ci</translation>
    </message>
    <message>
        <source>A unit dislodged head to head still bounces moves to its attacker&apos;s origin</source>
        <translation>Une unité délogée de front provoque encore un rebond à l’origine de son attaquant</translation>
    </message>
    <message>
        <source>A support is cut if its target dislodges the supporting unit</source>
        <translation>Un soutien est coupé si sa cible déloge l’unité qui soutient</translation>
    </message>
    <message>
        <source>A move without a coast where two coasts can be reached</source>
        <translation>Un mouvement sans côte là où deux sont accessibles</translation>
    </message>
    <message>
        <source>A move without a coast where one coast can be reached</source>
        <translation>Un mouvement sans côte là où une seule est accessible</translation>
    </message>
    <message>
        <source>A move to a coast out of reach</source>
        <translation>Un mouvement vers une côte inaccessible</translation>
    </message>
    <message>
        <source>The coast in a support of a move</source>
        <translation>La côte dans un soutien offensif</translation>
    </message>
    <message>
        <source>A wrong coast where none is needed</source>
        <translation>Une côte erronée là où aucune n’est requise</translation>
    </message>
    <message>
        <source>A fleet built without naming one of two coasts</source>
        <translation>Une flotte construite sans nommer l’une des deux côtes</translation>
    </message>
    <message>
        <source>The letter A or F left out</source>
        <translation>La lettre A ou F omise</translation>
    </message>
    <message>
        <source>A wrong letter A or F</source>
        <translation>Une lettre A ou F erronée</translation>
    </message>
    <message>
        <source>A build inland without a letter</source>
        <translation>Une construction à l’intérieur sans lettre</translation>
    </message>
    <message>
        <source>A fleet ordered to be built inland</source>
        <translation>Une flotte à construire à l’intérieur</translation>
    </message>
    <message>
        <source>The power of a foreign unit left out</source>
        <translation>La puissance d’une unité étrangère omise</translation>
    </message>
    <message>
        <source>The wrong power for a supported unit</source>
        <translation>La mauvaise puissance pour une unité soutenue</translation>
    </message>
    <message>
        <source>Several order sheets from one power</source>
        <translation>Plusieurs feuilles d’ordres d’une puissance</translation>
    </message>
    <message>
        <source>Several orders to one unit</source>
        <translation>Plusieurs ordres à une unité</translation>
    </message>
    <message>
        <source>More builds than are due</source>
        <translation>Plus de constructions que permis</translation>
    </message>
    <message>
        <source>Two builds in one province</source>
        <translation>Deux constructions dans une province</translation>
    </message>
    <message>
        <source>More removals than are due</source>
        <translation>Plus de retraits que requis</translation>
    </message>
    <message>
        <source>A power may waive a build</source>
        <translation>Une puissance peut renoncer à une construction</translation>
    </message>
    <message>
        <source>Which unit is removed if its power does not choose</source>
        <translation>Quelle unité est retirée si sa puissance ne choisit pas</translation>
    </message>
    <message>
        <source>The alphabetical order that decides which unit is removed</source>
        <translation>L’ordre alphabétique qui décide quelle unité est retirée</translation>
    </message>
    <message>
        <source>Units of a power without orders may be supported</source>
        <translation>Les unités d’une puissance sans ordres peuvent être soutenues</translation>
    </message>
    <message>
        <source>Dislodged units of a power without orders are disbanded</source>
        <translation>Les unités délogées d’une puissance sans ordres sont dissoutes</translation>
    </message>
    <message>
        <source>An order that cannot be carried out</source>
        <translation>Un ordre inexécutable</translation>
    </message>
    <message>
        <source>A move over water without a matching convoy</source>
        <translation>Un mouvement par mer sans convoi correspondant</translation>
    </message>
    <message>
        <source>A support or convoy also orders the own unit that it helps</source>
        <translation>Un soutien ou un convoi vaut aussi ordre pour l’unité aidée de la même puissance</translation>
    </message>
    <message>
        <source>An order is perpetual until another replaces it</source>
        <translation>Un ordre est permanent jusqu’à ce qu’un autre le remplace</translation>
    </message>
    <message>
        <source>A power may order a unit that its owner leaves without an order</source>
        <translation>Une puissance peut commander une unité que son propriétaire laisse sans ordre</translation>
    </message>
    <message>
        <source>A surplus unit discovered after the winter</source>
        <translation>Une unité en trop découverte après l’hiver</translation>
    </message>
    <message>
        <source>Needed for victory</source>
        <translation>Requis pour la victoire</translation>
    </message>
    <message>
        <source>Counted for victory</source>
        <translation>Compté pour la victoire</translation>
    </message>
    <message>
        <source>fails if a fleet of any route is dislodged</source>
        <translation>échoue si une flotte d’une route quelconque est délogée</translation>
    </message>
    <message>
        <source>fails only if every route is disrupted</source>
        <translation>n’échoue que si toutes les routes sont rompues</translation>
    </message>
    <message>
        <source>1971: it does not cut support of an attack on its fleets</source>
        <translation>1971&#xa0;: elle ne coupe pas le soutien d’une attaque contre ses flottes</translation>
    </message>
    <message>
        <source>1982: it does not cut support into a sea with a convoying fleet</source>
        <translation>1982&#xa0;: elle ne coupe pas de soutien vers une mer où une flotte convoie</translation>
    </message>
    <message>
        <source>2000: as 1971, for fleets that its convoy needs</source>
        <translation>2000&#xa0;: comme 1971, pour les flottes dont son convoi a besoin</translation>
    </message>
    <message>
        <source>All hold: every move of the paradox fails</source>
        <translation>Toutes tiennent&#xa0;: tout mouvement du paradoxe échoue</translation>
    </message>
    <message>
        <source>Twenty: it does not cut support into a province of its fleets</source>
        <translation>Twenty&#xa0;: elle ne coupe pas de soutien vers une province de ses flottes</translation>
    </message>
    <message>
        <source>The gamemaster is asked</source>
        <translation>On demande à l’arbitre</translation>
    </message>
    <message>
        <source>Always the first consistent resolution</source>
        <translation>Toujours la première résolution cohérente</translation>
    </message>
    <message>
        <source>Always the second consistent resolution</source>
        <translation>Toujours la deuxième résolution cohérente</translation>
    </message>
    <message>
        <source>by sea only to swap places, if the convoy survives</source>
        <translation>par mer seulement pour un échange, si le convoi survit</translation>
    </message>
    <message>
        <source>by sea if so ordered or if an own fleet convoys it</source>
        <translation>par mer si c’est ordonné ou si une flotte de sa puissance la convoie</translation>
    </message>
    <message>
        <source>by sea only if so ordered</source>
        <translation>par mer seulement si c’est ordonné</translation>
    </message>
    <message>
        <source>from the army&apos;s origin</source>
        <translation>depuis l’origine de l’armée</translation>
    </message>
    <message>
        <source>from the province of the last fleet (Brannan)</source>
        <translation>depuis la province de la dernière flotte (Brannan)</translation>
    </message>
    <message>
        <source>are ignored</source>
        <translation>sont ignorées</translation>
    </message>
    <message>
        <source>if named, only fleets there convoy the army</source>
        <translation>si nommées, seules les flottes qui s’y trouvent convoient l’armée</translation>
    </message>
    <message>
        <source>must be named unless only one route is ordered</source>
        <translation>à nommer, sauf si une seule route est ordonnée</translation>
    </message>
    <message>
        <source>is ignored</source>
        <translation>est ignorée</translation>
    </message>
    <message>
        <source>goes to the first coast of the map</source>
        <translation>va à la première côte de la carte</translation>
    </message>
    <message>
        <source>goes to that coast</source>
        <translation>va à cette côte</translation>
    </message>
    <message>
        <source>goes to the only coast in reach</source>
        <translation>va à la seule côte accessible</translation>
    </message>
    <message>
        <source>must be correct if given; may be left out</source>
        <translation>doit être exacte si donnée&#xa0;; peut être omise</translation>
    </message>
    <message>
        <source>may be left out only for units of the same power</source>
        <translation>ne peut être omise que pour les unités de la même puissance</translation>
    </message>
    <message>
        <source>must be given if two are possible</source>
        <translation>doit être donnée si deux sont possibles</translation>
    </message>
    <message>
        <source>makes the order illegal</source>
        <translation>rend l’ordre illégal</translation>
    </message>
    <message>
        <source>is not built</source>
        <translation>n’est pas construite</translation>
    </message>
    <message>
        <source>is built on the first coast of the map</source>
        <translation>est construite sur la première côte de la carte</translation>
    </message>
    <message>
        <source>nothing is built</source>
        <translation>rien n’est construit</translation>
    </message>
    <message>
        <source>an army is built</source>
        <translation>une armée est construite</translation>
    </message>
    <message>
        <source>a later sheet replaces an earlier one</source>
        <translation>une feuille ultérieure remplace la précédente</translation>
    </message>
    <message>
        <source>the orders of all sheets count together</source>
        <translation>les ordres de toutes les feuilles comptent ensemble</translation>
    </message>
    <message>
        <source>the first legal order counts</source>
        <translation>le premier ordre légal compte</translation>
    </message>
    <message>
        <source>the last legal order counts</source>
        <translation>le dernier ordre légal compte</translation>
    </message>
    <message>
        <source>none counts, unless they are identical</source>
        <translation>aucun ne compte, sauf s’ils sont identiques</translation>
    </message>
    <message>
        <source>the first legal ones count</source>
        <translation>les premiers ordres légaux comptent</translation>
    </message>
    <message>
        <source>the last legal ones count</source>
        <translation>les derniers ordres légaux comptent</translation>
    </message>
    <message>
        <source>none of them counts</source>
        <translation>aucun ne compte</translation>
    </message>
    <message>
        <source>farthest from an owned centre; fleets first; by name</source>
        <translation>la plus éloignée d’un centre possédé&#xa0;; flottes d’abord&#xa0;; par nom</translation>
    </message>
    <message>
        <source>farthest from a home centre; fleets first; by name</source>
        <translation>la plus éloignée d’un centre national&#xa0;; flottes d’abord&#xa0;; par nom</translation>
    </message>
    <message>
        <source>most moves away from a home centre; by name</source>
        <translation>le plus de mouvements jusqu’à un centre national&#xa0;; par nom</translation>
    </message>
    <message>
        <source>the others agree or draw lots</source>
        <translation>les autres s’accordent ou tirent au sort</translation>
    </message>
    <message>
        <source>by English names</source>
        <translation>par noms anglais</translation>
    </message>
    <message>
        <source>by the names on the board</source>
        <translation>par les noms sur la carte</translation>
    </message>
    <message>
        <source>as if not given: another order may count</source>
        <translation>comme s’il n’existait pas&#xa0;: un autre ordre peut compter</translation>
    </message>
    <message>
        <source>counts as the unit&apos;s order: it holds</source>
        <translation>compte comme ordre de l’unité&#xa0;: elle tient</translation>
    </message>
    <message>
        <source>counts as its order; a move forfeits support to hold</source>
        <translation>compte comme ordre&#xa0;; un mouvement perd le soutien défensif</translation>
    </message>
    <message>
        <source>fails; the unit cannot be supported to hold</source>
        <translation>échoue&#xa0;; pas de soutien défensif pour l’unité</translation>
    </message>
    <message>
        <source>is illegal: the unit holds and may be supported</source>
        <translation>est illégal&#xa0;: l’unité tient et peut être soutenue</translation>
    </message>
    <message>
        <source>the gamemaster decides</source>
        <translation>l’arbitre décide</translation>
    </message>
    <message>
        <source>as many as the map says</source>
        <translation>autant que le dit la carte</translation>
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
        <translation>centres possédés</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>unités sur la carte</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>a coast given must match; the text does not say what a missing one means</source>
        <translation>une côte donnée doit convenir&#xa0;; le texte ne dit pas ce que signifie une côte omise</translation>
    </message>
    <message>
        <source>the route is given, so there is only one</source>
        <translation>la route est donnée, il n’y en a donc qu’une</translation>
    </message>
    <message>
        <source>never needed</source>
        <translation>jamais nécessaire</translation>
    </message>
    <message>
        <source>the guide has an algorithm of its own, which this replaces</source>
        <translation>le guide a son propre algorithme, que ceci remplace</translation>
    </message>
    <message>
        <source>the literal text</source>
        <translation>le texte à la lettre</translation>
    </message>
    <message>
        <source>the text allows swapping places by convoy and leaves the rest open; DATC recommends this handling</source>
        <translation>le texte permet l’échange par convoi et laisse le reste ouvert&#xa0;; DATC recommande cette pratique</translation>
    </message>
    <message>
        <source>the text can be read either way</source>
        <translation>le texte admet les deux lectures</translation>
    </message>
    <message>
        <source>the text allows supports regardless of coast and does not say how the coast must be given</source>
        <translation>le texte permet les soutiens sans égard à la côte et ne dit pas comment la donner</translation>
    </message>
    <message>
        <source>the text gives no rule</source>
        <translation>le texte ne donne pas de règle</translation>
    </message>
    <message>
        <source>victory points are awarded as well</source>
        <translation>des points de victoire sont aussi attribués</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>What the players may agree on</source>
        <translation>Ce dont les joueurs peuvent convenir</translation>
    </message>
    <message>
        <source>What a failed vote reveals</source>
        <translation>Ce que révèle un vote rejeté</translation>
    </message>
    <message>
        <source>A draw if no power gains a centre</source>
        <translation>Match nul si aucune puissance ne gagne de centre</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand finit la partie</translation>
    </message>
    <message>
        <source>Who wins when the years are over</source>
        <translation>Qui gagne quand les années sont écoulées</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Calcul du score</translation>
    </message>
    <message>
        <source>How many players, and which powers</source>
        <translation>Combien de joueurs, et quelles puissances</translation>
    </message>
    <message>
        <source>a draw shared by all who have units</source>
        <translation>un match nul partagé entre tous ceux qui ont des unités</translation>
    </message>
    <message>
        <source>a draw shared by all who own a centre</source>
        <translation>un match nul partagé entre tous ceux qui ont un centre</translation>
    </message>
    <message>
        <source>a draw shared by all with a centre, or a concession</source>
        <translation>un match nul partagé entre tous ceux qui ont un centre, ou une concession</translation>
    </message>
    <message>
        <source>how many voted for it</source>
        <translation>combien ont voté pour</translation>
    </message>
    <message>
        <source>nothing but that it failed</source>
        <translation>rien, sinon son rejet</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>for 3 years</source>
        <translation>pendant 3 ans</translation>
    </message>
    <message>
        <source>for 5 years</source>
        <translation>pendant 5 ans</translation>
    </message>
    <message>
        <source>for 7 years</source>
        <translation>pendant 7 ans</translation>
    </message>
    <message>
        <source>when a power has won or all agree</source>
        <translation>quand une puissance a gagné ou que tous sont d’accord</translation>
    </message>
    <message>
        <source>after 5 years</source>
        <translation>après 5 ans</translation>
    </message>
    <message>
        <source>after 6 years</source>
        <translation>après 6 ans</translation>
    </message>
    <message>
        <source>after 7 years</source>
        <translation>après 7 ans</translation>
    </message>
    <message>
        <source>after 8 years</source>
        <translation>après 8 ans</translation>
    </message>
    <message>
        <source>after 10 years</source>
        <translation>après 10 ans</translation>
    </message>
    <message>
        <source>after 15 years</source>
        <translation>après 15 ans</translation>
    </message>
    <message>
        <source>after 20 years</source>
        <translation>après 20 ans</translation>
    </message>
    <message>
        <source>after 35 years</source>
        <translation>après 35 ans</translation>
    </message>
    <message>
        <source>no power: it is a draw</source>
        <translation>aucune puissance&#xa0;: match nul</translation>
    </message>
    <message>
        <source>nothing is scored</source>
        <translation>aucun score</translation>
    </message>
    <message>
        <source>Alexander VII.4: +360 for a victory, -60 for a loss</source>
        <translation>Alexander VII.4&#xa0;: +360 pour une victoire, -60 pour une défaite</translation>
    </message>
    <message>
        <source>draw size: 100, shared by those who draw</source>
        <translation>taille du match nul&#xa0;: 100, partagés entre ceux qui y ont part</translation>
    </message>
    <message>
        <source>100 by the squares of the centres</source>
        <translation>100 selon les carrés des centres</translation>
    </message>
    <message>
        <source>a point for each centre</source>
        <translation>un point par centre</translation>
    </message>
    <message>
        <source>C-Diplo: centres, and 38, 14, 7 for the largest</source>
        <translation>C-Diplo&#xa0;: centres, et 38, 14, 7 pour les plus grands</translation>
    </message>
    <message>
        <source>7: a power each</source>
        <translation>7&#xa0;: une puissance chacun</translation>
    </message>
    <message>
        <source>6: Italy is neutral</source>
        <translation>6&#xa0;: l’Italie est neutre</translation>
    </message>
    <message>
        <source>5: Italy and Germany are neutral</source>
        <translation>5&#xa0;: l’Italie et l’Allemagne sont neutres</translation>
    </message>
    <message>
        <source>4: E, AF, GT, IR</source>
        <translation>4&#xa0;: Ang, Aut-Fra, All-Tur, Ita-Rus</translation>
    </message>
    <message>
        <source>3: R, EFG, AIT</source>
        <translation>3&#xa0;: Rus, Ang-Fra-All, Aut-Ita-Tur</translation>
    </message>
    <message>
        <source>3: EGA, RI, FT</source>
        <translation>3&#xa0;: Ang-All-Aut, Rus-Ita, Fra-Tur</translation>
    </message>
    <message>
        <source>2: EFR, AGT; Italy joins one</source>
        <translation>2&#xa0;: Ang-Fra-Rus, Aut-All-Tur&#xa0;; l’Italie rejoint un camp</translation>
    </message>
    <message>
        <source>the players agree beforehand</source>
        <translation>les joueurs en conviennent d’avance</translation>
    </message>
    <message>
        <source>or the most units, if all agree</source>
        <translation>ou le plus d’unités, si tous sont d’accord</translation>
    </message>
    <message>
        <source>the variant that the text offers: 7</source>
        <translation>la variante que propose le texte&#xa0;: 7</translation>
    </message>
    <message>
        <source>Units may be given up to revive an eliminated power</source>
        <translation>On peut sacrifier des unités pour faire renaître une puissance éliminée</translation>
    </message>
    <message>
        <source>nothing by itself: centres and points make up the score</source>
        <translation>rien en soi&#xa0;: centres et points font le score</translation>
    </message>
    <message>
        <source>the text treats only the exchange of places (rule 23)</source>
        <translation>le texte ne traite que l’échange de places (règle 23)</translation>
    </message>
    <message>
        <source>Szykman: the convoys of the paradox are disrupted</source>
        <translation>Szykman&#xa0;: les convois du paradoxe sont rompus</translation>
    </message>
    <message>
        <source>Alexander: first decided as if the convoyed army had no effect</source>
        <translation>Alexander&#xa0;: on décide d’abord comme si l’armée convoyée était sans effet</translation>
    </message>
    <message>
        <source>the text does not say that a player&apos;s powers count together</source>
        <translation>le texte ne dit pas que les puissances d’un joueur comptent ensemble</translation>
    </message>
    <message>
        <source>yes, any unit</source>
        <translation>oui, toute unité</translation>
    </message>
    <message>
        <source>with the permission of its player</source>
        <translation>avec la permission de son joueur</translation>
    </message>
    <message>
        <source>starting positions: the printed “A Brest” is probably a misprint; every other edition has a fleet there</source>
        <translation>positions de départ&#xa0;: le «&#xa0;A Brest&#xa0;» imprimé est sans doute une coquille&#xa0;; toutes les autres éditions y ont une flotte</translation>
    </message>
    <message>
        <source>with the recommended handling an army goes by land whenever its convoy is not used</source>
        <translation>selon la pratique recommandée, une armée passe par voie de terre dès que son convoi ne sert pas</translation>
    </message>
    <message>
        <source>goes by rule when it is found, in Fall with the adjustments</source>
        <translation>part selon la règle quand on la découvre, en automne avec les ajustements</translation>
    </message>
    <message>
        <source>must be named</source>
        <translation>toujours à nommer</translation>
    </message>
    <message>
        <source>An army whose convoy is disrupted still cuts support and bounces moves</source>
        <translation>Une armée au convoi rompu coupe quand même les soutiens et fait rebondir les mouvements</translation>
    </message>
    <message>
        <source>the player with the most units</source>
        <translation>le joueur qui a le plus d’unités</translation>
    </message>
    <message>
        <source>the player with the most centres</source>
        <translation>le joueur qui a le plus de centres</translation>
    </message>
</context>
<context>
    <name>chancery::OrderCaptions</name>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The orders of all powers</source>
        <translation>Les ordres de toutes les puissances</translation>
    </message>
    <message>
        <source>%1&apos;s wish for %2: %3</source>
        <comment>power, province, why it has no effect</comment>
        <translation>Souhait de %1 pour %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 was not dislodged.</source>
        <comment>unit</comment>
        <translation>%1 n’a pas été délogée.</translation>
    </message>
    <message>
        <source>%1 has no dislodged unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 n’a pas d’unité délogée %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, why its order has no effect</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders</source>
        <comment>power</comment>
        <translation>Les ordres de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) have no effect</source>
        <translation>
            <numerusform>%n ordre est sans effet</numerusform>
            <numerusform>%n ordres sont sans effet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s order has no effect</source>
        <comment>power</comment>
        <translation>%1&#xa0;: ordre sans effet</translation>
    </message>
    <message>
        <source>%1&apos;s move %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1&#xa0;: mouvement %2 sans effet</translation>
    </message>
    <message>
        <source>%1&apos;s support %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1&#xa0;: soutien %2 sans effet</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1&#xa0;: convoi %2 sans effet</translation>
    </message>
    <message>
        <source>%1&apos;s retreat %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1&#xa0;: retraite %2 sans effet</translation>
    </message>
    <message>
        <source>%1&apos;s wish for %2 is not granted</source>
        <comment>power, province</comment>
        <translation>%1&#xa0;: souhait pour %2 non exaucé</translation>
    </message>
    <message>
        <source>%1&apos;s build %2 has no effect</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1&#xa0;: construction %2 sans effet</translation>
    </message>
    <message>
        <source>%1&apos;s order %2 has no effect</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1&#xa0;: ordre %2 sans effet</translation>
    </message>
    <message numerus="yes">
        <source>Orders of %n power(s)</source>
        <translation>
            <numerusform>Les ordres de %n puissance</numerusform>
            <numerusform>Les ordres de %n puissances</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders of %1 have no effect</source>
        <comment>power</comment>
        <translation>Les ordres de %1 sont sans effet</translation>
    </message>
</context>
<context>
    <name>chancery::OrderLine</name>
    <message>
        <source>Order for the unit</source>
        <translation>Ordre pour l’unité</translation>
    </message>
    <message>
        <source>Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back</source>
        <translation>Trois lettres et Entrée&#xa0;: «&#xa0;ser&#xa0;», «&#xa0;s bud&#xa0;», «&#xa0;h&#xa0;». Entrée seule saute l’unité, Retour arrière revient</translation>
    </message>
    <message>
        <source>The place of the unit is missing.</source>
        <translation>Le lieu de l’unité manque.</translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation>Inscrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Entered for %1: %2</source>
        <comment>power, line</comment>
        <translation>Inscrit pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter edits this line, Del removes it.</source>
        <translation>Entrée modifie cette ligne, Suppr la supprime.</translation>
    </message>
    <message>
        <source>Several orders start like this. Type one, or press Down.</source>
        <translation>Plusieurs ordres commencent ainsi. Tapez-en un, ou appuyez sur Bas.</translation>
    </message>
    <message>
        <source>Not entered: %1</source>
        <comment>letters that were typed</comment>
        <translation>Pas inscrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Which coast? Add it, such as “nc”, or press Down.</source>
        <translation>Quelle côte&#xa0;? Ajoutez-la, par exemple «&#xa0;nc&#xa0;», ou appuyez sur Bas.</translation>
    </message>
</context>
<context>
    <name>chancery::OrderRows</name>
    <message>
        <source>Orders, unit by unit</source>
        <translation>Ordres, unité par unité</translation>
    </message>
    <message>
        <source>&amp;Edit this line</source>
        <translation>&amp;Modifier cette ligne</translation>
    </message>
    <message>
        <source>&amp;Remove this line</source>
        <translation>&amp;Supprimer cette ligne</translation>
    </message>
</context>
<context>
    <name>chancery::OrderSheets</name>
    <message>
        <source>A unit without an order holds.</source>
        <translation>Une unité sans ordre tient.</translation>
    </message>
    <message>
        <source>Dislodged. It may retreat to: %1. Otherwise it is disbanded.</source>
        <translation>Délogée. Elle peut se replier vers&#xa0;: %1. Sinon, elle est dissoute.</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>Construction %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retrait %1</translation>
    </message>
    <message>
        <source>Vacant centres: %1. A build may be waived.</source>
        <translation>Centres libres&#xa0;: %1. On peut renoncer à une construction.</translation>
    </message>
    <message>
        <source>Units: %1.</source>
        <translation>Unités&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Feuilles d’ordres</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>the title of an order sheet: power and player</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 · also plays %2</source>
        <extracomment>below the title of an order sheet: phase, powers</extracomment>
        <translation>%1 · joue aussi %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a line on an order sheet: a unit of another power, and the power</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Repeated unless contradicted: %1.</source>
        <translation>Répété sauf contrordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Souhait %1</translation>
    </message>
    <message>
        <source>If an insurrection is raised for you: the home centres that you want back, each with an army or a fleet, the most important one first.</source>
        <translation>Si une insurrection éclate pour vous&#xa0;: les centres nationaux que vous voulez récupérer, chacun avec une armée ou une flotte, le plus important en premier.</translation>
    </message>
</context>
<context>
    <name>chancery::OrdersPanel</name>
    <message>
        <source>Results: %1</source>
        <comment>a phase</comment>
        <translation>Résultats&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PanelText</name>
    <message>
        <source>against</source>
        <comment>3 against 2: two strengths in a fight</comment>
        <translation>contre</translation>
    </message>
</context>
<context>
    <name>chancery::PaperReport</name>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Centres de ravitaillement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>A game of Diplomacy</source>
        <translation>Une partie de Diplomacy</translation>
    </message>
    <message>
        <source>Map: %1. Rules: %2.</source>
        <translation>Carte&#xa0;: %1. Règles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Scores&#xa0;: %1</translation>
    </message>
    <message>
        <source>Centres and points</source>
        <translation>Centres et points</translation>
    </message>
    <message>
        <source>%1. %2: </source>
        <comment>place, power</comment>
        <translation>%1. %2&#xa0;: </translation>
    </message>
    <message>
        <source>%1 (%2 + %3)</source>
        <comment>score, centres, points</comment>
        <translation>%1 (%2 + %3)</translation>
    </message>
    <message>
        <source>Printed on %1.</source>
        <comment>a date</comment>
        <translation>Imprimé le %1.</translation>
    </message>
    <message>
        <source>The final board</source>
        <translation>La carte finale</translation>
    </message>
    <message>
        <source>The board after %1</source>
        <comment>a phase</comment>
        <translation>La carte après la phase «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>chancery::Papers</name>
    <message>
        <source>&amp;Order sheets</source>
        <translation>&amp;Feuilles d’ordres</translation>
    </message>
    <message>
        <source>&amp;Report of the phase</source>
        <translation>&amp;Rapport de la phase</translation>
    </message>
    <message>
        <source>Orders with their results, failed ones underlined, and the board</source>
        <translation>Les ordres avec leurs résultats, ceux qui échouent soulignés, et la carte</translation>
    </message>
    <message>
        <source>The whole game as a boo&amp;klet</source>
        <translation>Toute la partie en &amp;livret</translation>
    </message>
    <message>
        <source>Every resolved phase and the centre tally</source>
        <translation>Chaque phase résolue et le décompte des centres</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>La &amp;carte</translation>
    </message>
    <message>
        <source>The board of the phase shown; with orders once they are resolved</source>
        <translation>La carte de la phase affichée&#xa0;; avec les ordres une fois résolus</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Toutes les puissances</translation>
    </message>
    <message>
        <source>Blank sheets to cut out, with the board, the player and a line for each order</source>
        <translation>Feuilles vierges à découper, avec la carte, le joueur et une ligne par ordre</translation>
    </message>
    <message>
        <source>All delegations</source>
        <translation>Toutes les délégations</translation>
    </message>
    <message>
        <source>&amp;Goal lists</source>
        <translation>Listes d’&amp;objectifs</translation>
    </message>
    <message>
        <source>A page for each delegation alone: its goals, with lines for proposals</source>
        <translation>Une page pour chaque délégation seule&#xa0;: ses objectifs, avec des lignes pour des propositions</translation>
    </message>
    <message>
        <source>&amp;Form of a conference</source>
        <translation>For&amp;mulaire d’une conférence</translation>
    </message>
    <message>
        <source>The blank form with which a delegation organises a conference</source>
        <translation>Le formulaire vierge avec lequel une délégation organise une conférence</translation>
    </message>
    <message>
        <source>No power is asked for orders now: the phase is resolved, or nothing is due in it.</source>
        <translation>Aucun ordre n’est demandé pour l’instant&#xa0;: la phase est résolue, ou il n’y a rien à y faire.</translation>
    </message>
    <message>
        <source>The phase shown is not resolved yet.</source>
        <translation>La phase affichée n’est pas encore résolue.</translation>
    </message>
    <message>
        <source>No phase is resolved yet.</source>
        <translation>Aucune phase n’est encore résolue.</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxDialog</name>
    <message>
        <source>Paradox in %1</source>
        <translation>Paradoxe&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Apply choice</source>
        <translation>&amp;Appliquer le choix</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The board shows the effect</source>
        <translation>La carte montre l’effet</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxWords</name>
    <message>
        <source>All hold</source>
        <translation>Toutes tiennent</translation>
    </message>
    <message>
        <source>Resolution %1</source>
        <translation>Résolution %1</translation>
    </message>
    <message>
        <source>that support protects %1</source>
        <translation>ce soutien protège %1</translation>
    </message>
    <message>
        <source>%1 would dislodge %2</source>
        <translation>%1 délogerait %2</translation>
    </message>
    <message>
        <source>%1 meets %2 coming the opposite way</source>
        <translation>%1 affronte %2 venant en sens inverse</translation>
    </message>
    <message>
        <source>%1 would make room for %2</source>
        <translation>%1 ferait place à %2</translation>
    </message>
    <message>
        <source>The house rule for paradoxes</source>
        <translation>La règle maison pour les paradoxes</translation>
    </message>
    <message>
        <source>The gamemaster ruled: %1.</source>
        <translation>L’arbitre a décidé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Until the gamemaster rules, applied: %1.</source>
        <translation>Jusqu’à la décision de l’arbitre s’applique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Applied instead: %1.</source>
        <translation>S’applique à la place&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Succeed: %1.</source>
        <translation>Réussissent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Fail: %1.</source>
        <translation>Échouent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Supports cut: %1.</source>
        <translation>Soutiens coupés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Fleets dislodged: %1.</source>
        <translation>Flottes délogées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No fleet is dislodged.</source>
        <translation>Aucune flotte n’est délogée.</translation>
    </message>
    <message>
        <source>Settled by %1 (%2).</source>
        <comment>clause, rule</comment>
        <translation>Tranché par %1 (%2).</translation>
    </message>
    <message>
        <source>no move succeeds</source>
        <translation>aucun mouvement ne réussit</translation>
    </message>
    <message>
        <source>no fleet is dislodged</source>
        <translation>aucune flotte n’est délogée</translation>
    </message>
    <message>
        <source>%1 would bounce %2</source>
        <translation>%1 ferait rebondir %2</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation>le règlement</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, order</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 would cut the support of %2</source>
        <translation>%1 couperait le soutien donné par %2</translation>
    </message>
    <message>
        <source>that support decides the move of %1</source>
        <translation>ce soutien décide du mouvement&#xa0;: %1</translation>
    </message>
    <message>
        <source>that support decides %1</source>
        <translation>ce soutien décide de %1</translation>
    </message>
    <message>
        <source>Szykman&apos;s rule: the convoys are disrupted</source>
        <translation>Règle de Szykman&#xa0;: les convois sont rompus</translation>
    </message>
    <message>
        <source>%1 convoys %2</source>
        <translation>%1 convoie %2</translation>
    </message>
    <message>
        <source>%1 gives no answer: no result is consistent.</source>
        <comment>clause</comment>
        <translation>%1 ne donne pas de réponse&#xa0;: aucun résultat n’est cohérent.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves several answers: %n results are consistent.</source>
        <comment>clause, always several</comment>
        <translation>
            <numerusform>%1 laisse plusieurs réponses&#xa0;: %n résultat est cohérent.</numerusform>
            <numerusform>%1 laisse plusieurs réponses&#xa0;: %n résultats sont cohérents.</numerusform>
        </translation>
    </message>
    <message>
        <source>moves that succeed: %1</source>
        <comment>in a list of results</comment>
        <translation>mouvements qui réussissent&#xa0;: %1</translation>
    </message>
    <message>
        <source>fleets dislodged: %1</source>
        <comment>in a list of results</comment>
        <translation>flottes délogées&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PasteDialog</name>
    <message>
        <source>Paste order sheets</source>
        <translation>Coller des feuilles d’ordres</translation>
    </message>
    <message>
        <source>The text does not say clearly whose these orders are. Choose a power for each part. Nothing has been changed yet.</source>
        <translation>Le texte ne dit pas clairement de qui sont ces ordres. Choisissez une puissance pour chaque partie. Rien n’a encore été modifié.</translation>
    </message>
    <message>
        <source>&amp;Enter orders</source>
        <translation>&amp;Inscrire les ordres</translation>
    </message>
    <message>
        <source>Power for %1</source>
        <comment>part of a text</comment>
        <translation>Puissance pour %1</translation>
    </message>
    <message>
        <source>The power on whose order sheet this part is written</source>
        <translation>La puissance sur la feuille d’ordres de laquelle cette partie est inscrite</translation>
    </message>
    <message>
        <source>Choose a power…</source>
        <translation>Choisir une puissance…</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a part of a pasted text</comment>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Lines that name their power</source>
        <translation>Lignes qui nomment leur puissance</translation>
    </message>
    <message>
        <source>Lines without a heading</source>
        <translation>Lignes sans titre</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>heading</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s)</source>
        <comment>heading</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre</numerusform>
            <numerusform>%1&#xa0;: %n ordres</numerusform>
        </translation>
    </message>
    <message>
        <source>Not entered</source>
        <translation>Pas inscrit</translation>
    </message>
    <message>
        <source>New order sheet of %1</source>
        <comment>power</comment>
        <translation>Nouvelle feuille d’ordres (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Replaces the order sheet of %1 (%n line(s))</source>
        <comment>power</comment>
        <translation>
            <numerusform>Remplace la feuille d’ordres (%1, %n ligne)</numerusform>
            <numerusform>Remplace la feuille d’ordres (%1, %n lignes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a power</source>
        <translation>
            <numerusform>%n partie sans puissance</numerusform>
            <numerusform>%n parties sans puissance</numerusform>
        </translation>
    </message>
    <message>
        <source>One step; Undo takes it back</source>
        <translation>Une seule modification, qu’Annuler défait</translation>
    </message>
    <message>
        <source>Everything is left out</source>
        <translation>Tout est omis</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Rien n’a encore été modifié.</translation>
    </message>
    <message>
        <source>Added to the order sheet of %1</source>
        <comment>power</comment>
        <translation>Ajouté à la feuille d’ordres (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n ligne de plus</numerusform>
            <numerusform>%n lignes de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for %2</source>
        <comment>heading, powers</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre pour %2</numerusform>
            <numerusform>%1&#xa0;: %n ordres pour %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep its other orders</source>
        <translation>&amp;Garder ses autres ordres</translation>
    </message>
    <message>
        <source>Keep its other orders</source>
        <translation>Garder ses autres ordres</translation>
    </message>
    <message>
        <source>What is on the sheet for other units stays; otherwise the sheet is replaced</source>
        <translation>Ce que la feuille contient pour d’autres unités reste&#xa0;; sinon, la feuille est remplacée</translation>
    </message>
    <message>
        <source>Known by its orders</source>
        <comment>a power, for a part of a pasted text</comment>
        <translation>Reconnue à ses ordres</translation>
    </message>
    <message>
        <source>Every order is for a unit of another power</source>
        <comment>a part of a text with a power&apos;s heading</comment>
        <translation>Chaque ordre concerne une unité d’une autre puissance</translation>
    </message>
</context>
<context>
    <name>chancery::PasteNote</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back what was pasted</source>
        <translation>Annuler le collage</translation>
    </message>
    <message>
        <source>Nothing is pasted: no line of the text is an order, or there are more than a phase can have.</source>
        <translation>Rien n’est collé&#xa0;: aucune ligne du texte n’est un ordre, ou il y en a plus que n’en admet une phase.</translation>
    </message>
    <message>
        <source>Pasted: %1.</source>
        <translation>Collé&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PasteText</name>
    <message>
        <source>There is no unit %1.</source>
        <translation>Il n’y a pas d’unité %1.</translation>
    </message>
    <message>
        <source>%1 is a unit of %2.</source>
        <comment>a unit, a power</comment>
        <translation>%1 appartient à %2.</translation>
    </message>
    <message>
        <source>the sheet of %1 is replaced</source>
        <translation>feuille remplacée (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n earlier line(s) replaced</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ligne antérieure remplacée</numerusform>
            <numerusform>%1&#xa0;: %n lignes antérieures remplacées</numerusform>
        </translation>
    </message>
    <message>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 powers</source>
        <translation>
            <numerusform>%n ordre pour %1 puissances</numerusform>
            <numerusform>%n ordres pour %1 puissances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1</source>
        <comment>power</comment>
        <translation>
            <numerusform>%n ordre pour %1</numerusform>
            <numerusform>%n ordres pour %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n non comprise</numerusform>
            <numerusform>%n non comprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that is not there</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre pour une unité absente</numerusform>
            <numerusform>%1&#xa0;: %n ordres pour des unités absentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for another power&apos;s unit</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre pour l’unité d’une autre puissance</numerusform>
            <numerusform>%1&#xa0;: %n ordres pour les unités d’une autre puissance</numerusform>
        </translation>
    </message>
    <message>
        <source>written for %1</source>
        <comment>a phase: Fall 1902</comment>
        <translation>écrit pour&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n illegal order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre illégal</numerusform>
            <numerusform>%1&#xa0;: %n ordres illégaux</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <comment>a heading, a power</comment>
        <translation>«&#xa0;%1&#xa0;» a été lu comme %2</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) without a power</source>
        <translation>
            <numerusform>%n ordre sans puissance</numerusform>
            <numerusform>%n ordres sans puissance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a power</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n sans puissance</numerusform>
            <numerusform>%n sans puissance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without an order</source>
        <translation>
            <numerusform>%n ligne sans ordre</numerusform>
            <numerusform>%n lignes sans ordre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more than one sheet</source>
        <comment>powers</comment>
        <translation>%1&#xa0;: plus d’une feuille</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n other order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 garde %n autre ordre</numerusform>
            <numerusform>%1 garde %n autres ordres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misspelt name(s) read as other(s)</source>
        <translation>
            <numerusform>%n nom mal écrit lu comme un autre</numerusform>
            <numerusform>%n noms mal écrits lus comme d’autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that has another order</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1&#xa0;: %n ordre pour une unité qui a un autre ordre</numerusform>
            <numerusform>%1&#xa0;: %n ordres pour des unités qui ont un autre ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n ligne omise</numerusform>
            <numerusform>%n lignes omises</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit has to retreat from %1.</source>
        <comment>a province</comment>
        <translation>%1&#xa0;: aucune unité n’a à se replier.</translation>
    </message>
</context>
<context>
    <name>chancery::PastedLines</name>
    <message>
        <source>Lines to look at</source>
        <translation>Lignes à examiner</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n ligne de plus</numerusform>
            <numerusform>%n lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>power, line</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <comment>line</comment>
        <translation>Sens de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>What this line means, how it is to be written, or whether it is left out</source>
        <translation>Ce que cette ligne signifie, comment l’écrire, ou si elle est omise</translation>
    </message>
    <message>
        <source>As it is written</source>
        <comment>a line</comment>
        <translation>Telle quelle</translation>
    </message>
    <message>
        <source>Write it otherwise…</source>
        <comment>a line</comment>
        <translation>Écrire autrement…</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a part of a pasted text</comment>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseBox</name>
    <message>
        <source>%1, movement</source>
        <comment>season</comment>
        <translation>%1, mouvements</translation>
    </message>
    <message>
        <source>%1, retreats</source>
        <comment>season</comment>
        <translation>%1, retraites</translation>
    </message>
    <message>
        <source>%1, adjustments</source>
        <comment>season</comment>
        <translation>%1, ajustements</translation>
    </message>
    <message>
        <source>Season and kind of phase</source>
        <translation>Saison et type de phase</translation>
    </message>
    <message>
        <source>The phase to enter orders for</source>
        <translation>La phase pour laquelle saisir des ordres</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>The year of the phase</source>
        <translation>L’année de la phase</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseChoices</name>
    <message>
        <source>“%1” %2</source>
        <comment>a line of the sheet, what is wrong</comment>
        <translation>«&#xa0;%1&#xa0;» %2</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) cannot be used: no owned home centre is vacant</source>
        <translation>
            <numerusform>%n construction inutilisable&#xa0;: aucun centre national possédé n’est libre</numerusform>
            <numerusform>%n constructions inutilisables&#xa0;: aucun centre national possédé n’est libre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is left to do, what cannot be done</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>délogée</translation>
    </message>
    <message>
        <source>dislodged by %1</source>
        <translation>délogée par %1</translation>
    </message>
    <message>
        <source>dislodged by %1 from %2</source>
        <translation>délogée par %1, depuis %2</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Dissoudre</translation>
    </message>
    <message>
        <source>cut off from its centres</source>
        <translation>coupée de ses centres</translation>
    </message>
    <message>
        <source>in one of its centres</source>
        <translation>dans un de ses centres</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) from its centres</source>
        <translation>
            <numerusform>à %n mouvement de ses centres</numerusform>
            <numerusform>à %n mouvements de ses centres</numerusform>
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
        <translation>Retraites et constructions</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Constructions et retraits</translation>
    </message>
    <message>
        <source>Power of the typed order</source>
        <translation>Puissance de l’ordre tapé</translation>
    </message>
    <message>
        <source>Power whose order you type</source>
        <translation>Puissance dont vous tapez l’ordre</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Unités délogées</translation>
    </message>
    <message>
        <source>Powers with builds or removals</source>
        <translation>Puissances avec constructions ou retraits</translation>
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
        <translation>Taper une retraite</translation>
    </message>
    <message>
        <source>Type an adjustment</source>
        <translation>Taper un ajustement</translation>
    </message>
    <message>
        <source>A retreat such as “A MUN - BUR”, or “D A MUN” to disband; press Enter to add it</source>
        <translation>Une retraite comme «&#xa0;A MUN - BUR&#xa0;», ou «&#xa0;D A MUN&#xa0;» pour dissoudre&#xa0;; Entrée l’ajoute</translation>
    </message>
    <message>
        <source>“B A PAR” builds, “D F LON” removes, “WAIVE” waives a build; press Enter to add it</source>
        <translation>«&#xa0;B A PAR&#xa0;» construit, «&#xa0;D F LON&#xa0;» retire, «&#xa0;WAIVE&#xa0;» renonce à une construction&#xa0;; Entrée l’ajoute</translation>
    </message>
    <message>
        <source>Nothing to choose in this phase.</source>
        <translation>Rien à choisir dans cette phase.</translation>
    </message>
    <message>
        <source>All choices are made.</source>
        <translation>Tous les choix sont faits.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still undecided. Without an order a unit disbands.</source>
        <translation>
            <numerusform>%n unité encore sans décision. Sans ordre, une unité est dissoute.</numerusform>
            <numerusform>%n unités encore sans décision. Sans ordre, une unité est dissoute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left</source>
        <translation>
            <numerusform>encore %n choix</numerusform>
            <numerusform>encore %n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible.</source>
        <translation>%1&#xa0;: impossible.</translation>
    </message>
</context>
<context>
    <name>chancery::PhasePaper</name>
    <message>
        <source>not dislodged</source>
        <translation>non délogée</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>result, rulebooks</comment>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation>Paradoxe de convoi</translation>
    </message>
    <message>
        <source>The circle:</source>
        <translation>Le cercle&#xa0;:</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>number, link of the circle</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Under other rulebooks</source>
        <translation>Selon d’autres règlements</translation>
    </message>
    <message>
        <source>All rulebooks agree.</source>
        <translation>Tous les règlements s’accordent.</translation>
    </message>
    <message>
        <source>?: the rulebook leaves it to the table.</source>
        <translation>?&#xa0;: le règlement s’en remet à la table.</translation>
    </message>
    <message>
        <source>As the program plays it: %1</source>
        <translation>Comme le programme le joue&#xa0;: %1</translation>
    </message>
    <message>
        <source>The clauses, in our own words</source>
        <translation>Les articles, dans nos propres termes</translation>
    </message>
    <message>
        <source>There is nothing to resolve.</source>
        <translation>Il n’y a rien à résoudre.</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseReport</name>
    <message>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
    <message>
        <source>no order, %1</source>
        <translation>pas d’ordre, %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power, its orders</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Dislodged:</source>
        <translation>Délogées&#xa0;:</translation>
    </message>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Centres de ravitaillement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot retreat and is destroyed.</source>
        <translation>%1 ne peut pas se replier et est détruite.</translation>
    </message>
    <message>
        <source>%1 will be disbanded, because it has no player.</source>
        <translation>%1 sera dissoute, car elle n’a pas de joueur.</translation>
    </message>
    <message>
        <source>%1 may retreat to: %2.</source>
        <translation>%1 peut se replier vers&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Vote – %1.</source>
        <translation>Vote – %1.</translation>
    </message>
    <message>
        <source>Orders between underscores failed.</source>
        <translation>Les ordres entre tirets bas ont échoué.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PictureFolder</name>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation>Le dossier %1 ne peut pas être créé. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>The folder %1 already contains frames. Choose another.</source>
        <translation>Le dossier %1 contient déjà des images. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be written</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PictureWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>Army, power</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>unit, coast</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, dislodged</source>
        <comment>unit</comment>
        <translation>%1, délogée</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>unit</comment>
        <translation>%1, nouvelle</translation>
    </message>
    <message>
        <source>%1, removed</source>
        <comment>unit</comment>
        <translation>%1, retirée</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>côte</translation>
    </message>
    <message>
        <source>inland</source>
        <translation>intérieur</translation>
    </message>
    <message>
        <source>supply centre without an owner</source>
        <translation>centre de ravitaillement sans propriétaire</translation>
    </message>
    <message>
        <source>home centre of %1</source>
        <comment>power</comment>
        <translation>centre national de %1</translation>
    </message>
    <message>
        <source>supply centre of %1</source>
        <comment>power</comment>
        <translation>centre de ravitaillement de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of province, whose centre</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>province</comment>
        <translation>choisie</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>province</comment>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>still to be ordered</source>
        <comment>province</comment>
        <translation>encore sans ordre</translation>
    </message>
    <message>
        <source>another order than elsewhere</source>
        <comment>province</comment>
        <translation>autre ordre qu’ailleurs</translation>
    </message>
    <message>
        <source>another result than elsewhere</source>
        <comment>province</comment>
        <translation>autre résultat qu’ailleurs</translation>
    </message>
    <message>
        <source>closed to retreats by a standoff</source>
        <translation>fermée aux retraites par une égalité</translation>
    </message>
    <message>
        <source>ruled by the gamemaster</source>
        <translation>décision de l’arbitre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>province, what is seen there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::Place</name>
    <message>
        <source>“%1” is already open in another window.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>“%1” is already open in another window on this computer.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ouvert dans une autre fenêtre sur cet ordinateur.</translation>
    </message>
    <message>
        <source>“%1” is already open on this computer, by the user “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ouvert sur cet ordinateur, par l’utilisateur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ouvert sur l’ordinateur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”, by the user “%3”.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà ouvert sur l’ordinateur «&#xa0;%2&#xa0;», par l’utilisateur «&#xa0;%3&#xa0;».</translation>
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
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Parcourir</translation>
    </message>
    <message>
        <source>Choose a folder and a name</source>
        <translation>Choisir un dossier et un nom</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>For&amp;mat&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Fichiers (%1)</translation>
    </message>
    <message>
        <source>Choose a file name.</source>
        <translation>Choisissez un nom de fichier.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation>Le dossier %1 n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable. Choose another.</source>
        <translation>L’écriture dans le dossier %1 est impossible. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The file name must end in .%1.</source>
        <translation>Le nom du fichier doit finir par .%1.</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>Ce fichier existe et sera remplacé.</translation>
    </message>
</context>
<context>
    <name>chancery::PlaceFinder</name>
    <message>
        <source>Type the beginning of a province’s name.</source>
        <translation>Tapez le début du nom d’une province.</translation>
    </message>
    <message>
        <source>No province begins with “%1”.</source>
        <translation>Aucune province ne commence par «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>chancery::PlayerWords</name>
    <message>
        <source>%2 from %1 on</source>
        <comment>phase, player</comment>
        <translation>%2 à partir de&#xa0;: %1</translation>
    </message>
    <message>
        <source>in civil disorder from %1 until %2</source>
        <translation>en désordre civil (%1 – %2)</translation>
    </message>
    <message>
        <source>in civil disorder from %1 on</source>
        <translation>en désordre civil à partir de&#xa0;: %1</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>désordre civil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, player</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>number</comment>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>chancery::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 n’a pas de joueur&#xa0;: ses unités tiennent.</numerusform>
            <numerusform>%1 n’ont pas de joueur&#xa0;: leurs unités tiennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Remplacé par</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation>Désordre civil</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Joueur (%1)</translation>
    </message>
    <message>
        <source>The player at the start; optional</source>
        <translation>Le joueur au départ&#xa0;; facultatif</translation>
    </message>
    <message>
        <source>%1 is in civil disorder</source>
        <translation>%1 est en désordre civil</translation>
    </message>
    <message>
        <source>Replacement for %1</source>
        <translation>Remplaçant pour %1</translation>
    </message>
    <message>
        <source>The player from now on; optional</source>
        <translation>Le joueur à partir de maintenant&#xa0;; facultatif</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>à partir de&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested; units without an order hold</source>
        <translation>Son joueur est absent&#xa0;: aucun ordre n’est demandé&#xa0;; les unités sans ordre tiennent</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested; units repeat their last order, or hold</source>
        <translation>Son joueur est absent&#xa0;: aucun ordre n’est demandé&#xa0;; les unités répètent leur dernier ordre, ou tiennent</translation>
    </message>
</context>
<context>
    <name>chancery::PositionDraft</name>
    <message>
        <source>%1: there is already a unit of %2.</source>
        <translation>%1&#xa0;: il y a déjà une unité (%2).</translation>
    </message>
    <message>
        <source>%1: there is no such province on this map.</source>
        <translation>%1&#xa0;: cette province n’existe pas sur la carte.</translation>
    </message>
    <message>
        <source>%1 is not a supply centre.</source>
        <translation>%1 n’est pas un centre de ravitaillement.</translation>
    </message>
    <message>
        <source>%1 already belongs to %2.</source>
        <translation>%1 appartient déjà à %2.</translation>
    </message>
    <message>
        <source>%1 is not a unit. Enter one such as “A PAR” or “F STP/sc”.</source>
        <translation>%1 n’est pas une unité. Saisissez par exemple «&#xa0;A PAR&#xa0;» ou «&#xa0;F STP/sc&#xa0;».</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation>%1&#xa0;: une armée ne peut pas être en mer.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation>%1&#xa0;: une flotte ne peut pas être à l’intérieur des terres.</translation>
    </message>
    <message>
        <source>%1: on which coast? Enter %2 or %3.</source>
        <translation>%1&#xa0;: sur quelle côte&#xa0;? Saisissez %2 ou %3.</translation>
    </message>
    <message>
        <source>There are two units in %1.</source>
        <translation>%1&#xa0;: il y a deux unités.</translation>
    </message>
</context>
<context>
    <name>chancery::PowerChooser</name>
    <message>
        <source>Powers</source>
        <translation>Puissances</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>%1: %2; sheet received</source>
        <translation>%1&#xa0;: %2&#xa0;; feuille reçue</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::PowerForm</name>
    <message>
        <source>Choose these</source>
        <translation>Choisir celles-ci</translation>
    </message>
    <message>
        <source>Retreat of %1</source>
        <translation>Retraite (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, build or removal</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Provinces to which %1 may retreat</source>
        <translation>Provinces vers lesquelles %1 peut se replier</translation>
    </message>
    <message>
        <source>– undecided –</source>
        <translation>– indécis –</translation>
    </message>
    <message>
        <source>– %1 –</source>
        <comment>not chosen</comment>
        <translation>– %1 –</translation>
    </message>
    <message>
        <source>Choose the units that the rules would remove</source>
        <translation>Choisir les unités que les règles retireraient</translation>
    </message>
    <message>
        <source>Chooses the units that the rules would remove; you can still change the choice</source>
        <translation>Choisit les unités que les règles retireraient&#xa0;; le choix peut encore être changé</translation>
    </message>
</context>
<context>
    <name>chancery::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of windows, reports and slides</source>
        <translation>Langue des fenêtres, des rapports et des diapositives</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark windows and boards</source>
        <translation>Fenêtres et cartes claires ou sombres</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Labels on the board</source>
        <translation>Noms sur la carte</translation>
    </message>
    <message>
        <source>Labels on the provinces of the board</source>
        <translation>Noms des provinces sur la carte</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>La&amp;bels:</source>
        <translation>&amp;Noms&#xa0;:</translation>
    </message>
    <message>
        <source>Speed of animation</source>
        <translation>Vitesse d’animation</translation>
    </message>
    <message>
        <source>From a quarter of the normal speed to four times</source>
        <translation>D’un quart de la vitesse normale à quatre fois</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>V&amp;itesse&#xa0;:</translation>
    </message>
    <message>
        <source>Projector display</source>
        <translation>Écran du projecteur</translation>
    </message>
    <message>
        <source>Display on which the audience window opens</source>
        <translation>Écran sur lequel s’ouvre la fenêtre du public</translation>
    </message>
    <message>
        <source>The first display without the console</source>
        <translation>Le premier écran sans la console</translation>
    </message>
    <message>
        <source>%1 (not connected)</source>
        <translation>%1 (non connecté)</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>&amp;Display:</source>
        <translation>É&amp;cran&#xa0;:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Sounds of the clock</source>
        <translation>Sons de l’horloge</translation>
    </message>
    <message>
        <source>A bell one minute before a stage ends, and three when it ends</source>
        <translation>Une cloche une minute avant la fin d’une étape, et trois à la fin</translation>
    </message>
    <message>
        <source>Speech of the clock</source>
        <translation>Annonces de l’horloge</translation>
    </message>
    <message>
        <source>Announces aloud what the bells mean</source>
        <translation>Annonce à voix haute ce que signifient les cloches</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume&#xa0;:</translation>
    </message>
    <message>
        <source>Reading of orders</source>
        <translation>Lecture des ordres</translation>
    </message>
    <message>
        <source>How orders are read out before the results are shown</source>
        <translation>Comment les ordres sont lus avant que les résultats soient montrés</translation>
    </message>
    <message>
        <source>Power by power</source>
        <translation>Puissance par puissance</translation>
    </message>
    <message>
        <source>Order by order</source>
        <translation>Ordre par ordre</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tous à la fois</translation>
    </message>
    <message>
        <source>Sa&amp;y who attacked a power that it supported</source>
        <translation>Dire &amp;qui a attaqué après avoir soutenu</translation>
    </message>
    <message>
        <source>Attacks on powers supported a turn ago</source>
        <translation>Attaques de puissances soutenues un tour plus tôt</translation>
    </message>
    <message>
        <source>The card at the end of a turn names who attacked a power that it supported a turn ago</source>
        <translation>Le carton de fin de tour nomme qui a attaqué une puissance qu’il soutenait un tour plus tôt</translation>
    </message>
    <message>
        <source>Readi&amp;ng of orders:</source>
        <translation>Lecture des &amp;ordres&#xa0;:</translation>
    </message>
    <message>
        <source>Ca&amp;mera:</source>
        <translation>Ca&amp;méra&#xa0;:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Caméra</translation>
    </message>
    <message>
        <source>Whether the audience window shows each fight from near; with reduced motion it does not</source>
        <translation>La fenêtre du public montre chaque combat de près, ou non&#xa0;; jamais en mouvement réduit</translation>
    </message>
    <message>
        <source>Goes to each fight</source>
        <translation>Va à chaque combat</translation>
    </message>
    <message>
        <source>Stays on the whole board</source>
        <translation>Reste sur toute la carte</translation>
    </message>
    <message>
        <source>Open the last game on &amp;start</source>
        <translation>Ouvrir la dernière &amp;partie au démarrage</translation>
    </message>
    <message>
        <source>Open the last game on start</source>
        <translation>Ouvrir la dernière partie au démarrage</translation>
    </message>
    <message>
        <source>Starts with the game that was open last, without the start page</source>
        <translation>Démarre avec la dernière partie ouverte, sans la page d’accueil</translation>
    </message>
    <message>
        <source>There are no bells, because this program was built without them. The computer beeps instead.</source>
        <translation>Il n’y a pas de cloches, car ce programme a été compilé sans elles. L’ordinateur émet un bip à la place.</translation>
    </message>
    <message>
        <source>There is no speech, because this program was built without it.</source>
        <translation>Il n’y a pas d’annonces, car ce programme a été compilé sans elles.</translation>
    </message>
    <message>
        <source>There is no speech, because no speech engine for Qt is installed.</source>
        <translation>Il n’y a pas d’annonces, car aucune synthèse vocale pour Qt n’est installée.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Changer les touches de toutes les actions</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Si&amp;ze of text:</source>
        <translation>Taille du te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>Bells of the cl&amp;ock</source>
        <translation>Cloches de l’horlo&amp;ge</translation>
    </message>
    <message>
        <source>Sp&amp;eech of the clock</source>
        <translation>Annonce&amp;s de l’horloge</translation>
    </message>
    <message>
        <source>Sounds of the reveal</source>
        <translation>Sons de la révélation</translation>
    </message>
    <message>
        <source>Quiet sounds for a new phase, a clash, a dislodgement, a centre taken and an ending</source>
        <translation>Sons discrets pour une nouvelle phase, un choc, un délogement, un centre pris et une fin</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume of bells, speech and the sounds of the reveal</source>
        <translation>Volume des cloches, des annonces et des sons de la révélation</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Size of all text but that of boards and the audience, in the font of the system</source>
        <translation>Taille de tout le texte sauf celui des cartes et du public, dans la police du système</translation>
    </message>
    <message>
        <source>Shows each step at once; nothing moves</source>
        <translation>Montre chaque étape d’un coup&#xa0;; rien ne bouge</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Black and white, strong outlines and hatched land in windows, on boards and for the players</source>
        <translation>Noir et blanc, contours marqués et territoires hachurés dans les fenêtres, sur les cartes et pour les joueurs</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast:</source>
        <translation>Contrast&amp;e élevé&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>Mouvement ré&amp;duit&#xa0;:</translation>
    </message>
</context>
<context>
    <name>chancery::PrintDialog</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>&amp;Preview and print…</source>
        <translation>&amp;Aperçu et impression…</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>Aperçu et impression</translation>
    </message>
    <message>
        <source>Preview the pages, then print them</source>
        <translation>Voir un aperçu des pages, puis les imprimer</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save the pages to a file</source>
        <translation>Enregistrer les pages dans un fichier</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Aperçu&#xa0;: %1</translation>
    </message>
    <message>
        <source>For which power</source>
        <translation>Pour quelle puissance</translation>
    </message>
    <message>
        <source>All order sheets, or those of one power</source>
        <translation>Toutes les feuilles d’ordres, ou celles d’une puissance</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Format de page</translation>
    </message>
    <message>
        <source>The size of the paper</source>
        <translation>Le format du papier</translation>
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
        <translation>Orientation</translation>
    </message>
    <message>
        <source>How the pages are turned</source>
        <translation>Comment les pages sont tournées</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Pa&amp;ge&#xa0;:</translation>
    </message>
</context>
<context>
    <name>chancery::ProjectorWindow</name>
    <message>
        <source>Audience</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Ce que voient les joueurs</translation>
    </message>
</context>
<context>
    <name>chancery::PromptText</name>
    <message>
        <source>Games (*.chancery);;All files (*)</source>
        <translation>Parties (*.chancery);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Pas encore</translation>
    </message>
    <message>
        <source>Swap displays</source>
        <translation>Échanger les écrans</translation>
    </message>
    <message>
        <source>Swap the displays of the two windows?</source>
        <translation>Échanger les écrans des deux fenêtres&#xa0;?</translation>
    </message>
    <message>
        <source>The console, with all orders, moves to the display that the audience sees now. The audience window moves to this display. It stays blank until you answer.</source>
        <translation>La console, avec tous les ordres, passe sur l’écran que voit maintenant le public. La fenêtre du public passe sur cet écran-ci. Elle reste noire jusqu’à votre réponse.</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>Échan&amp;ger les écrans</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>The audience window shows “%1”. Show “%2” instead?</source>
        <translation>La fenêtre du public montre «&#xa0;%1&#xa0;». Montrer «&#xa0;%2&#xa0;» à la place&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Show this game</source>
        <translation>&amp;Montrer cette partie</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Prochaine phase</translation>
    </message>
    <message>
        <source>“%1” has not been revealed. Go to the next phase anyway?</source>
        <comment>phase</comment>
        <translation>La phase «&#xa0;%1&#xa0;» n’a pas été révélée. Passer quand même à la suivante&#xa0;?</translation>
    </message>
    <message>
        <source>The players will see the new position without having seen the orders.</source>
        <translation>Les joueurs verront la nouvelle position sans avoir vu les ordres.</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Prochaine phase</translation>
    </message>
    <message>
        <source>Here you can look at the game as it was last saved, and save a copy that you can change.</source>
        <translation>Ici, vous pouvez voir la partie telle qu’elle a été enregistrée, et enregistrer une copie modifiable.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Ouvrir en &amp;lecture seule</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Agreed end</source>
        <translation>Fin convenue</translation>
    </message>
    <message>
        <source>The players have agreed to stop at %1. End the game now?</source>
        <comment>time</comment>
        <translation>Les joueurs sont convenus d’arrêter à %1. Terminer la partie maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
        <source>Read a set-up</source>
        <translation>Lire un modèle</translation>
    </message>
    <message>
        <source>Set-ups (*.toml);;All files (*)</source>
        <translation>Modèles (*.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Studies (*.study);;All files (*)</source>
        <translation>Études (*.study);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Enregistrer l’étude</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Ouvrir une étude</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Open what is there</source>
        <translation>&amp;Ouvrir ce qui s’y trouve</translation>
    </message>
    <message>
        <source>O&amp;verwrite</source>
        <translation>É&amp;craser</translation>
    </message>
    <message>
        <source>Save &amp;here again</source>
        <translation>Enregistrer ici de &amp;nouveau</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>in a list of kinds of files</comment>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Games and studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Parties et études</translation>
    </message>
    <message>
        <source>Studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Études</translation>
    </message>
    <message>
        <source>Open one of several</source>
        <translation>En ouvrir un parmi plusieurs</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Resolve with everything as it is now?</source>
        <translation>Tout résoudre tel quel&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Garder pour plus tard</translation>
    </message>
    <message>
        <source>Pictures of studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Images d’études</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>The players will see this.</source>
        <translation>Les joueurs le verront.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Re&amp;venir en arrière</translation>
    </message>
    <message>
        <source>Earlier phase</source>
        <translation>Phase antérieure</translation>
    </message>
    <message>
        <source>The reveal stops for the players while you look at an earlier phase.</source>
        <translation>La révélation s’arrête pour les joueurs pendant que vous regardez une phase antérieure.</translation>
    </message>
    <message>
        <source>It goes on where it stopped when you show the current phase again.</source>
        <translation>Elle reprend là où elle s’était arrêtée quand vous revenez à la phase en cours.</translation>
    </message>
    <message>
        <source>&amp;Stop the reveal</source>
        <translation>Arrê&amp;ter la révélation</translation>
    </message>
    <message>
        <source>Resolve and reveal</source>
        <translation>Résoudre et révéler</translation>
    </message>
    <message>
        <source>Resolve and reveal with everything as it is now?</source>
        <translation>Tout résoudre et révéler tel quel&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Resolve and reveal</source>
        <translation>&amp;Résoudre et révéler</translation>
    </message>
    <message>
        <source>The audience window is closed: no one sees the results there.</source>
        <translation>La fenêtre du public est fermée&#xa0;: personne n’y voit les résultats.</translation>
    </message>
    <message>
        <source>The orders of %1 are not resolved. They are secret.</source>
        <comment>a phase</comment>
        <translation>Les ordres de la phase «&#xa0;%1&#xa0;» ne sont pas résolus. Ils sont secrets.</translation>
    </message>
    <message>
        <source>All who read the copy will see them.</source>
        <translation>Tous ceux qui liront la copie les verront.</translation>
    </message>
    <message>
        <source>&amp;Write them, too</source>
        <translation>Les écrire a&amp;ussi</translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation>Les laisser &amp;de côté</translation>
    </message>
    <message>
        <source>&amp;Reveal first</source>
        <translation>&amp;Révéler d’abord</translation>
    </message>
    <message>
        <source>The players are still being shown “%1”. Go to the next phase now?</source>
        <comment>phase</comment>
        <translation>La phase «&#xa0;%1&#xa0;» est encore montrée aux joueurs. Passer maintenant à la suivante&#xa0;?</translation>
    </message>
    <message>
        <source>They will not see the rest of the reveal.</source>
        <translation>Ils ne verront pas la fin de la révélation.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révéler</translation>
    </message>
    <message>
        <source>Reveal with everything as it is now?</source>
        <translation>Tout révéler tel quel&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Révéler</translation>
    </message>
    <message>
        <source>The audience window shows another game: no one sees the results there.</source>
        <translation>La fenêtre du public montre une autre partie&#xa0;: personne n’y voit les résultats.</translation>
    </message>
    <message>
        <source>&amp;Enter and go on</source>
        <translation>&amp;Inscrire et continuer</translation>
    </message>
</context>
<context>
    <name>chancery::QuestionText</name>
    <message>
        <source>Wishes</source>
        <comment>of a power that has lost its country</comment>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>home centres, the most important one first, such as %1</source>
        <translation>centres nationaux, le plus important en premier, par exemple %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Enter or click the next tab</source>
        <translation>Entrée ou clic sur l’onglet suivant</translation>
    </message>
    <message>
        <source>All orders are entered</source>
        <translation>Tous les ordres sont saisis</translation>
    </message>
    <message>
        <source>No orders are due</source>
        <translation>Aucun ordre n’est attendu</translation>
    </message>
    <message>
        <source>currently %1</source>
        <translation>actuellement %1</translation>
    </message>
    <message>
        <source>Build %1 of %2</source>
        <translation>Construction %1 sur %2</translation>
    </message>
    <message>
        <source>Removal %1 of %2</source>
        <translation>Retrait %1 sur %2</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <comment>a line</comment>
        <translation>Non compris&#xa0;: %1</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation>Ordre pour %1</translation>
    </message>
    <message>
        <source>“%1” is typed for %2, but not entered.</source>
        <comment>letters, power</comment>
        <translation>«&#xa0;%1&#xa0;» est tapé pour %2, mais pas inscrit.</translation>
    </message>
    <message>
        <source>“%1” is typed for %2 (%3), but not entered: %4.</source>
        <comment>letters, power, unit or build, what stands instead</comment>
        <translation>«&#xa0;%1&#xa0;» est tapé pour %2 (%3), mais pas inscrit&#xa0;: %4.</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>pas encore d’ordre</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingProblems</name>
    <message>
        <source>a unit such as “A Paris”</source>
        <translation>une unité, par exemple «&#xa0;A Paris&#xa0;»</translation>
    </message>
    <message>
        <source>a province</source>
        <translation>une province</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation>la destination</translation>
    </message>
    <message>
        <source>an order (hold, move, support, convoy…)</source>
        <translation>un ordre (tenir, mouvement, soutien, convoi…)</translation>
    </message>
    <message>
        <source>the army to convoy</source>
        <translation>l’armée à convoyer</translation>
    </message>
    <message>
        <source>the end of the order</source>
        <translation>la fin de l’ordre</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>last of several choices</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>“%1” is not a province; expected %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une province&#xa0;; il faut %2.</translation>
    </message>
    <message>
        <source>“%1” is not a province. Did you mean %2?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une province. Vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>The order is incomplete; expected %1.</source>
        <translation>L’ordre est incomplet&#xa0;; il faut %1.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a rien à faire ici&#xa0;; il faut %2.</translation>
    </message>
    <message>
        <source>“%1” is ambiguous: %2?</source>
        <translation>«&#xa0;%1&#xa0;» est ambigu&#xa0;: %2&#xa0;?</translation>
    </message>
    <message>
        <source>“%1” is not a coast of that province; expected %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une côte de cette province&#xa0;; il faut %2.</translation>
    </message>
    <message>
        <source>“%1” is not a sea province. A convoy route passes through seas only.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une province maritime. Une route de convoi ne passe que par des mers.</translation>
    </message>
    <message>
        <source>“%1” could be the unit in %2. Name its province.</source>
        <translation>«&#xa0;%1&#xa0;» pourrait être une unité ici&#xa0;: %2. Nommez sa province.</translation>
    </message>
    <message>
        <source>“%1” matches no unit. Name its province.</source>
        <translation>«&#xa0;%1&#xa0;» ne correspond à aucune unité. Nommez sa province.</translation>
    </message>
    <message>
        <source>Army or fleet? Put A or F before “%1”.</source>
        <translation>Armée ou flotte&#xa0;? Mettez A ou F devant «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>These are orders for %1 on the order sheet of %2.</source>
        <translation>Ces ordres sont pour %1, mais sur une autre feuille d’ordres (%2).</translation>
    </message>
    <message>
        <source>It is not clear which power gives this order. Name the power first, as in “France:”.</source>
        <translation>On ne sait pas quelle puissance donne cet ordre. Nommez d’abord la puissance, par exemple «&#xa0;France&#xa0;:&#xa0;».</translation>
    </message>
    <message>
        <source>Enter one order only.</source>
        <translation>Saisissez un seul ordre.</translation>
    </message>
    <message>
        <source>There is too much text; only the first %1 lines can be read.</source>
        <translation>Le texte est trop long&#xa0;; seules les %1 premières lignes peuvent être lues.</translation>
    </message>
    <message>
        <source>the power to revive by insurrection</source>
        <translation>la puissance à faire renaître par une insurrection</translation>
    </message>
    <message>
        <source>a home centre to regain, the one wanted most first (Committee, Losing your country and regaining it)</source>
        <translation>un centre national à récupérer, le plus voulu en premier (Committee, Losing your country and regaining it)</translation>
    </message>
    <message>
        <source>This is quoted from an earlier mail and does not count. Delete it, or write it above.</source>
        <translation>Ceci est cité d’un e-mail antérieur et ne compte pas. Supprimez-le, ou écrivez-le au-dessus.</translation>
    </message>
    <message>
        <source>The line is too long; at most %1 letters can be read.</source>
        <translation>La ligne est trop longue&#xa0;; au plus %1 lettres peuvent être lues.</translation>
    </message>
    <message>
        <source>“%1” makes this a remark, which does not count. Delete it, or write the order alone.</source>
        <translation>«&#xa0;%1&#xa0;» en fait une remarque, qui ne compte pas. Supprimez ce signe, ou écrivez l’ordre seul.</translation>
    </message>
    <message>
        <source>The box of this order is not ticked, and it does not count. Delete it, or write the order alone.</source>
        <translation>La case de cet ordre n’est pas cochée, et il ne compte pas. Supprimez-la, ou écrivez l’ordre seul.</translation>
    </message>
    <message>
        <source>a retreat (to a province, or disband)</source>
        <translation>une retraite (vers une province, ou dissoudre)</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingText</name>
    <message>
        <source>A sea is named twice; it counts where it is named first.</source>
        <translation>Une mer est nommée deux fois&#xa0;; elle compte là où elle est nommée d’abord.</translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <comment>a misspelt name, what it was taken for</comment>
        <translation>«&#xa0;%1&#xa0;» a été lu comme %2</translation>
    </message>
    <message>
        <source>This line counts as not understood. Edit it to have it read again.</source>
        <translation>Cette ligne compte comme non comprise. Modifiez-la pour qu’elle soit relue.</translation>
    </message>
</context>
<context>
    <name>chancery::ReasonChain</name>
    <message>
        <source>Did not count</source>
        <translation>N’a pas compté</translation>
    </message>
    <message>
        <source>Counted for it</source>
        <translation>A compté en sa faveur</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation>Paradoxe</translation>
    </message>
    <message>
        <source>Did not count against a unit of its own power</source>
        <translation>N’a pas compté contre une unité de sa propre puissance</translation>
    </message>
    <message>
        <source>Did not count, because the army has no convoy</source>
        <translation>N’a pas compté, car l’armée n’a pas de convoi</translation>
    </message>
    <message>
        <source>Hold strength %1, attack strength %2</source>
        <translation>Force de maintien %1, force d’attaque %2</translation>
    </message>
    <message>
        <source>Attack strength %1, hold strength %2</source>
        <translation>Force d’attaque %1, force de maintien %2</translation>
    </message>
    <message>
        <source>Attack strength %1, prevent strength %2</source>
        <translation>Force d’attaque %1, force de blocage %2</translation>
    </message>
    <message>
        <source>Attack strength %1, defend strength %2</source>
        <translation>Force d’attaque %1, force de défense %2</translation>
    </message>
    <message>
        <source>Strength %1 against %2</source>
        <translation>Force %1 contre %2</translation>
    </message>
</context>
<context>
    <name>chancery::RecentText</name>
    <message>
        <source>The file is gone. It was moved, renamed or deleted.</source>
        <translation>Le fichier a disparu. Il a été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>This is not a file any more.</source>
        <translation>Ce n’est plus un fichier.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>Large file, no preview</source>
        <translation>Gros fichier, pas d’aperçu</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on.</source>
        <translation>Le fichier est illisible. Vérifiez le disque où il se trouve.</translation>
    </message>
    <message>
        <source>The file is damaged, or it is not a game.</source>
        <translation>Le fichier est endommagé, ou ce n’est pas une partie.</translation>
    </message>
</context>
<context>
    <name>chancery::RecoveryOffers</name>
    <message>
        <source>%1: %2, saved %3</source>
        <translation>%1&#xa0;: %2, enregistré %3</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation>Partie sans titre</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>The journal of %1 has changes that the file does not have.</source>
        <translation>Le journal de %1 contient des modifications que le fichier n’a pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since it was saved. If you open it as saved, Redo can still restore them.</source>
        <translation>
            <numerusform>%n modification depuis l’enregistrement. Si vous ouvrez la version enregistrée, Rétablir peut encore la restaurer.</numerusform>
            <numerusform>%n modifications depuis l’enregistrement. Si vous ouvrez la version enregistrée, Rétablir peut encore les restaurer.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore changes</source>
        <translation>&amp;Restaurer les modifications</translation>
    </message>
    <message>
        <source>&amp;Open as saved</source>
        <translation>&amp;Ouvrir tel quel</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>%1 was edited, replaced or damaged since Chancery last saved it.</source>
        <translation>%1 a été modifié, remplacé ou endommagé depuis le dernier enregistrement par Chancery.</translation>
    </message>
    <message>
        <source>This is what the journal has. If you restore it, the file stays as it is until you save. If you open the file, the journal is kept under another name.</source>
        <translation>Voici le contenu du journal. Si vous le restaurez, le fichier reste tel quel jusqu’au prochain enregistrement. Si vous ouvrez le fichier, le journal est conservé sous un autre nom.</translation>
    </message>
    <message>
        <source>&amp;Restore from the journal</source>
        <translation>&amp;Restaurer depuis le journal</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>&amp;Ouvrir le fichier</translation>
    </message>
    <message>
        <source>The file is not the one that the journal belongs to: it was edited or replaced since. What comes back may not fit it; please check it.</source>
        <translation>Le fichier n’est pas celui du journal&#xa0;: il a été modifié ou remplacé depuis. Ce qui est restauré peut ne pas lui correspondre&#xa0;; vérifiez-le.</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Journal endommagé</translation>
    </message>
    <message numerus="yes">
        <source>The journal of %1 is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>Le journal de %1 est endommagé à %n endroit. La partie intacte est récupérable.</numerusform>
            <numerusform>Le journal de %1 est endommagé à %n endroits. La partie intacte est récupérable.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged journal is kept under another name.</source>
        <translation>Le journal endommagé est conservé sous un autre nom.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Fichier endommagé</translation>
    </message>
    <message>
        <source>It can be restored from its journal, %1.</source>
        <comment>a file</comment>
        <translation>On peut le restaurer depuis son journal, %1.</translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>Le journal est endommagé à %n endroit. La partie intacte est récupérable.</numerusform>
            <numerusform>Le journal est endommagé à %n endroits. La partie intacte est récupérable.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>This game has never been saved as a file. Chancery has kept it in its journal.</source>
        <translation>Cette partie n’a jamais été enregistrée dans un fichier. Chancery l’a conservée dans son journal.</translation>
    </message>
    <message>
        <source>&amp;Restore game</source>
        <translation>&amp;Restaurer la partie</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Unsaved study</source>
        <translation>Étude non enregistrée</translation>
    </message>
    <message>
        <source>Chancery was closed before “%1” was saved.</source>
        <translation>Chancery a été fermé avant l’enregistrement de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>All of it was kept.</source>
        <translation>Tout a été conservé.</translation>
    </message>
    <message>
        <source>&amp;Open the study</source>
        <translation>&amp;Ouvrir l’étude</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>La &amp;supprimer</translation>
    </message>
    <message>
        <source>The journal cannot be written in %1: %2 Until it can, it is in %3. Nothing is lost.</source>
        <comment>a folder, why, a folder</comment>
        <translation>Impossible d’écrire le journal dans %1&#xa0;: %2 En attendant, il se trouve dans %3. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Autosave is failing: %1 Nothing is lost yet; save to another folder if this continues.</source>
        <translation>L’enregistrement automatique échoue&#xa0;: %1 Rien n’est encore perdu&#xa0;; si cela persiste, enregistrez dans un autre dossier.</translation>
    </message>
    <message>
        <source>The saved positions differ from what the orders give under the rules. The saved positions were kept:</source>
        <translation>Les positions enregistrées diffèrent de ce que les ordres donnent selon les règles. Elles ont été conservées&#xa0;:</translation>
    </message>
    <message>
        <source>Entries of the Committee do not agree with the game or with each other. They were kept:</source>
        <translation>Des données du Comité contredisent la partie ou se contredisent. Elles ont été conservées&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more, which “chancery-cli replay” lists.</source>
        <translation>
            <numerusform>… et %n de plus, que «&#xa0;chancery-cli replay&#xa0;» énumère.</numerusform>
            <numerusform>… et %n de plus, que «&#xa0;chancery-cli replay&#xa0;» énumère.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n line(s) of orders</source>
        <comment>a game that was kept</comment>
        <translation>
            <numerusform>%1, %n ligne d’ordres</numerusform>
            <numerusform>%1, %n lignes d’ordres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Rulebook style</source>
        <translation>Style du règlement</translation>
    </message>
    <message>
        <source>E-mail judge style (English)</source>
        <translation>Style des «&#xa0;judges&#xa0;» par e-mail (anglais)</translation>
    </message>
    <message>
        <source>Short, for chat</source>
        <translation>Court, pour une messagerie</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Style of the report</source>
        <translation>Style du rapport</translation>
    </message>
    <message>
        <source>All phases so &amp;far</source>
        <translation>Toutes les phases &amp;jusqu’ici</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Rapport&#xa0;: %1</translation>
    </message>
    <message>
        <source>All phases so far</source>
        <translation>Toutes les phases jusqu’ici</translation>
    </message>
    <message>
        <source>Every resolved phase</source>
        <translation>Toutes les phases résolues</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>St&amp;yle:</source>
        <translation>St&amp;yle&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the report to the clipboard</source>
        <translation>Copier le rapport dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save the report to a file</source>
        <translation>Enregistrer le rapport dans un fichier</translation>
    </message>
</context>
<context>
    <name>chancery::RestWords</name>
    <message>
        <source>Every move has succeeded</source>
        <translation>Tous les mouvements ont réussi</translation>
    </message>
    <message>
        <source>Moves that failed</source>
        <translation>Mouvements en échec</translation>
    </message>
    <message>
        <source>Moves that failed: %1</source>
        <translation>Mouvements en échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retraites</translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation>Unités dissoutes</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Constructions</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Retraits</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move: two provinces</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, provinces</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>provinces</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, and what is below it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, reason</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, its player</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ResultsPage</name>
    <message>
        <source>Power whose orders are shown</source>
        <translation>Puissance dont les ordres sont affichés</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Ordres et résultats</translation>
    </message>
    <message>
        <source>Reason for the selected order&apos;s result</source>
        <translation>Raison du résultat de l’ordre sélectionné</translation>
    </message>
    <message>
        <source>Select an order to read the reason for its result.</source>
        <translation>Sélectionnez un ordre pour lire la raison de son résultat.</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Toutes les puissances</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>button: reasons as a judge gives them, with notation and clauses</comment>
        <translation>Juge</translation>
    </message>
    <message>
        <source>Give reasons as a judge</source>
        <translation>Donner les raisons à la manière d’un juge</translation>
    </message>
    <message>
        <source>Left open, or left out</source>
        <translation>En suspens ou laissé de côté</translation>
    </message>
</context>
<context>
    <name>chancery::RetreatWords</name>
    <message>
        <source>It is empty, no standoff left it so, and the attacker did not come from there.</source>
        <translation>Elle est vide, mais pas à cause d’une égalité, et l’attaquant n’en venait pas.</translation>
    </message>
    <message>
        <source>It is empty, and no standoff left it so. The attacker came from there, but by convoy, which does not close it: %1.</source>
        <comment>order</comment>
        <translation>Elle est vide, mais pas à cause d’une égalité. L’attaquant en venait, mais par convoi, ce qui ne la ferme pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is empty, and no standoff left it so. The attacker came from there, but by convoy, which does not close it.</source>
        <translation>Elle est vide, mais pas à cause d’une égalité. L’attaquant en venait, mais par convoi, ce qui ne la ferme pas.</translation>
    </message>
    <message>
        <source>An army cannot enter a sea province.</source>
        <translation>Une armée ne peut pas entrer dans une province maritime.</translation>
    </message>
    <message>
        <source>A fleet cannot go inland.</source>
        <translation>Une flotte ne peut pas aller à l’intérieur des terres.</translation>
    </message>
    <message>
        <source>It is next to the fleet by land, but not along the coast.</source>
        <translation>Elle touche la province de la flotte par la terre, mais pas par la côte.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that it adjoins.</source>
        <translation>La flotte est sur une autre côte que celle qui la touche.</translation>
    </message>
    <message>
        <source>The unit could not move there by itself.</source>
        <translation>L’unité ne pourrait pas y aller par ses propres moyens.</translation>
    </message>
    <message>
        <source>The attacker came from there.</source>
        <translation>L’attaquant en venait.</translation>
    </message>
    <message>
        <source>The attacker came from there, and under these rules a convoy makes no difference: %1.</source>
        <comment>order</comment>
        <translation>L’attaquant en venait, et selon ces règles un convoi n’y change rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The attacker came from there: %1.</source>
        <comment>order</comment>
        <translation>L’attaquant en venait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A unit is there after the moves: %1.</source>
        <comment>order</comment>
        <translation>Une unité s’y trouve après les mouvements&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A unit is there: %1.</source>
        <comment>unit</comment>
        <translation>Une unité s’y trouve&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A standoff left it empty.</source>
        <translation>Une égalité l’a laissée vide.</translation>
    </message>
    <message>
        <source>A standoff left it empty: %1.</source>
        <comment>orders</comment>
        <translation>Une égalité l’a laissée vide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No unit may enter it in this game.</source>
        <translation>Aucune unité ne peut y entrer dans cette partie.</translation>
    </message>
    <message>
        <source>The position does not name it among the retreats that are open.</source>
        <translation>La position ne la compte pas parmi les retraites possibles.</translation>
    </message>
    <message>
        <source>%1: open. %2</source>
        <comment>place, why</comment>
        <translation>%1&#xa0;: accès libre. %2</translation>
    </message>
    <message>
        <source>%1: closed. %2</source>
        <comment>place, why</comment>
        <translation>%1&#xa0;: accès fermé. %2</translation>
    </message>
    <message>
        <source>Its power gave no orders, so its units may not retreat.</source>
        <translation>Sa puissance n’a donné aucun ordre, donc ses unités ne peuvent pas se replier.</translation>
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
        <translation>Combat %1 sur %2</translation>
    </message>
    <message>
        <source>The orders</source>
        <translation>Les ordres</translation>
    </message>
    <message>
        <source>The retreats</source>
        <translation>Les retraites</translation>
    </message>
    <message>
        <source>The builds</source>
        <translation>Les ajustements</translation>
    </message>
    <message>
        <source>The centres</source>
        <translation>Les centres</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Les résultats</translation>
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
        <translation>Doivent se replier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Builds: %1</source>
        <comment>of powers</comment>
        <translation>Constructions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removals: %1</source>
        <comment>of powers</comment>
        <translation>Retraits&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the letter of a power, and how many centres it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are in</source>
        <translation>
            <numerusform>%n feuille remise</numerusform>
            <numerusform>%n feuilles remises</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Moves to come</source>
        <translation>Mouvements à venir</translation>
    </message>
    <message>
        <source>Retreats to come</source>
        <translation>Retraites à venir</translation>
    </message>
    <message>
        <source>Builds to come</source>
        <translation>Ajustements à venir</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a place</comment>
        <translation>Conférence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conference: “%1”, %2</source>
        <comment>its name, a place</comment>
        <translation>Conférence&#xa0;: «&#xa0;%1&#xa0;», %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>centres, points</comment>
        <translation>%1 + %2</translation>
    </message>
    <message numerus="yes">
        <source>%n delegation(s) tied with a score of %1</source>
        <translation>
            <numerusform>%n délégation avec un score de %1</numerusform>
            <numerusform>%n délégations à égalité avec un score de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead with a score of %1: %2</source>
        <comment>number, players or powers</comment>
        <translation>En tête avec un score de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Centres + points</source>
        <translation>Centres + points</translation>
    </message>
    <message>
        <source>Year by year</source>
        <comment>centres of a power</comment>
        <translation>D’année en année</translation>
    </message>
</context>
<context>
    <name>chancery::RowText</name>
    <message>
        <source>Build %1</source>
        <translation>Construction %1</translation>
    </message>
    <message>
        <source>Removal %1</source>
        <translation>Retrait %1</translation>
    </message>
    <message>
        <source>None of these counts.</source>
        <translation>Aucun de ces ordres ne compte.</translation>
    </message>
    <message>
        <source>%1 counts.</source>
        <translation>%1 compte.</translation>
    </message>
    <message>
        <source>No way out: it disbands</source>
        <translation>Aucune issue&#xa0;: elle est dissoute</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Ouvertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>By rule: %1</source>
        <translation>D’office&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, allowed by %2</source>
        <comment>an order, a power</comment>
        <translation>%1, autorisé par %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a unit of another power, and the power</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Repeated: %1</source>
        <comment>an order</comment>
        <translation>Répété&#xa0;: %1</translation>
    </message>
    <message>
        <source>By %1: %2</source>
        <comment>a power, its order</comment>
        <translation>Par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power, its order</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, on the sheet of %2</source>
        <comment>an order, a power</comment>
        <translation>%1, sur la feuille d’ordres (%2)</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>a unit of another power, the power that may order it</comment>
        <translation>%1, par %2</translation>
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
        <translation>Autre ligne</translation>
    </message>
    <message>
        <source>%1: no order yet</source>
        <translation>%1&#xa0;: pas encore d’ordre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, order</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, read as %2</source>
        <translation>%1, lu comme %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, remark</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: may be ordered</source>
        <translation>%1&#xa0;: peut recevoir un ordre</translation>
    </message>
    <message>
        <source>%1: no order is written.</source>
        <translation>%1&#xa0;: aucun ordre n’est écrit.</translation>
    </message>
    <message>
        <source>%1 is read as it is written.</source>
        <translation>%1 est lu tel qu’il est écrit.</translation>
    </message>
    <message>
        <source>%1 is read as: %2</source>
        <translation>%1 est lu ainsi&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::RulebookWords</name>
    <message>
        <source>Diplomacy: Era of Empire, 2025 (Renegade)</source>
        <translation>Diplomacy: Era of Empire, 2025 (Renegade)</translation>
    </message>
    <message>
        <source>As the 2023 edition, but of two orders to one unit the first counts</source>
        <translation>Comme l’édition 2023, mais de deux ordres à une unité, le premier compte</translation>
    </message>
    <message>
        <source>Diplomacy, 2023 edition (Renegade)</source>
        <translation>Diplomacy, édition 2023 (Renegade)</translation>
    </message>
    <message>
        <source>Diplomacy, 2000 edition (Avalon Hill)</source>
        <translation>Diplomacy, édition 2000 (Avalon Hill)</translation>
    </message>
    <message>
        <source>Diplomacy, 1982 edition (Avalon Hill)</source>
        <translation>Diplomacy, édition 1982 (Avalon Hill)</translation>
    </message>
    <message>
        <source>A convoy with several routes fails only if all are disrupted; a paradox rule of its own</source>
        <translation>Un convoi à plusieurs routes n’échoue que si toutes sont rompues&#xa0;; règle propre pour les paradoxes</translation>
    </message>
    <message>
        <source>Diplomacy, 1971 rules (Games Research)</source>
        <translation>Diplomacy, règles de 1971 (Games Research)</translation>
    </message>
    <message>
        <source>One disrupted route disrupts a convoy; reprinted by Avalon Hill in 1976</source>
        <translation>Une seule route rompue rompt le convoi&#xa0;; réimprimé par Avalon Hill en 1976</translation>
    </message>
    <message>
        <source>Alexander Rules (Justin Alexander)</source>
        <translation>Règles Alexander (Justin Alexander)</translation>
    </message>
    <message>
        <source>Diplomacy in Twenty Rules (Manus Hand)</source>
        <translation>Diplomacy in Twenty Rules (Manus Hand)</translation>
    </message>
    <message>
        <source>Orders name the route of a convoy; draws and concessions by secret ballot</source>
        <translation>Les ordres nomment la route d’un convoi&#xa0;; matchs nuls et concessions à bulletin secret</translation>
    </message>
    <message>
        <source>Historical Committee rules</source>
        <translation>Règles de l’Historical Committee</translation>
    </message>
    <message>
        <source>For conferences: victory points, insurrections and speeches</source>
        <translation>Pour les conférences&#xa0;: points de victoire, insurrections et discours</translation>
    </message>
    <message>
        <source>Diplomacy Player’s Technical Guide, 1998 (DPTG)</source>
        <translation>Diplomacy Player’s Technical Guide, 1998 (DPTG)</translation>
    </message>
    <message>
        <source>Impossible moves count as moves; a convoy to a neighbour must be ordered as one</source>
        <translation>Un mouvement impossible compte comme mouvement&#xa0;; un convoi vers une province voisine doit être ordonné comme tel</translation>
    </message>
    <message>
        <source>DATC 3.2 (recommended choices for adjudicators)</source>
        <translation>DATC 3.2 (choix recommandés pour les programmes de résolution)</translation>
    </message>
    <message>
        <source>The 2025 rules with Szykman’s rule for paradoxes, as the test cases recommend</source>
        <translation>Les règles de 2025 avec la règle de Szykman pour les paradoxes, comme le recommandent les cas de test</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n house rule(s)</source>
        <translation>
            <numerusform>%1 + %n règle maison</numerusform>
            <numerusform>%1 + %n règles maison</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This program has no rulebook “%1”, which the game names. Phases are resolved by “%2”.</source>
        <translation>Ce programme n’a pas le règlement «&#xa0;%1&#xa0;» que nomme la partie. Les phases sont résolues selon «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Choose the rules that you play by: Edit &gt; Rules.</source>
        <translation>Choisissez les règles que vous suivez&#xa0;: Édition &gt; Règles.</translation>
    </message>
    <message>
        <source>The first with diagrams; without an order the unit farthest from home centres is removed</source>
        <translation>Le premier avec diagrammes&#xa0;; sans ordre, l’unité la plus éloignée des centres nationaux est retirée</translation>
    </message>
    <message>
        <source>Without an order the unit farthest from owned centres is removed; impossible orders are ignored</source>
        <translation>Sans ordre, l’unité la plus éloignée des centres possédés est retirée&#xa0;; les ordres impossibles sont ignorés</translation>
    </message>
    <message>
        <source>Decides every convoy paradox; without an order the unit most moves from a home centre is removed</source>
        <translation>Tranche tout paradoxe de convoi&#xa0;; sans ordre, est retirée l’unité à qui il faut le plus de mouvements jusqu’à un centre national</translation>
    </message>
</context>
<context>
    <name>chancery::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Play by these rules</source>
        <translation>&amp;Jouer selon ces règles</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Choosing another rulebook removes all house rules</source>
        <translation>Choisir un autre règlement supprime toutes les règles maison</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Règlement&#xa0;:</translation>
    </message>
    <message>
        <source>Re&amp;move all house rules</source>
        <translation>&amp;Supprimer les règles maison</translation>
    </message>
    <message>
        <source>Set every option as in the rulebook</source>
        <translation>Régler chaque option comme dans le règlement</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Not covered by DATC</source>
        <translation>Non traité par DATC</translation>
    </message>
    <message>
        <source>DATC %1</source>
        <translation>DATC %1</translation>
    </message>
    <message>
        <source>Remove the house rule: %1</source>
        <translation>Supprimer la règle maison&#xa0;: %1</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Selon le règlement</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>tel qu’imprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n règle maison</numerusform>
            <numerusform>%n règles maison</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule; the rulebook: %1</source>
        <translation>Règle maison&#xa0;; le règlement&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>phase, orders</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>These rules would change results that are already played: %1. Take these phases back first, or choose other rules.</source>
        <translation>Ces règles changeraient des résultats déjà joués&#xa0;: %1. Annulez d’abord ces phases, ou choisissez d’autres règles.</translation>
    </message>
    <message>
        <source>with this number of players, units on the board</source>
        <translation>avec ce nombre de joueurs, des unités sur la carte</translation>
    </message>
    <message>
        <source>with this number of players, %1</source>
        <translation>avec ce nombre de joueurs, %1</translation>
    </message>
    <message>
        <source>The players have agreed on this, and it is binding (%1). A ruling ends it: Players &gt; Agreements on orders.</source>
        <translation>Les joueurs se sont mis d’accord là-dessus, et cela les lie (%1). Une décision y met fin&#xa0;: Joueurs &gt; Accords sur les ordres.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingDialog</name>
    <message>
        <source>Ruling on %1</source>
        <translation>Décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>Effect:</source>
        <translation>Effet&#xa0;:</translation>
    </message>
    <message>
        <source>Effect with the current orders:</source>
        <translation>Effet avec les ordres actuels&#xa0;:</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>&amp;Apply ruling</source>
        <translation>&amp;Appliquer la décision</translation>
    </message>
    <message>
        <source>What to override</source>
        <translation>Ce que la décision remplace</translation>
    </message>
    <message>
        <source>What the gamemaster decides instead of the rules</source>
        <translation>Ce que l’arbitre décide à la place des règles</translation>
    </message>
    <message>
        <source>Reading of an order</source>
        <translation>Lecture d’un ordre</translation>
    </message>
    <message>
        <source>Result of an order</source>
        <translation>Résultat d’un ordre</translation>
    </message>
    <message>
        <source>Unit in a province</source>
        <translation>Unité dans une province</translation>
    </message>
    <message>
        <source>Owner of a centre</source>
        <translation>Propriétaire d’un centre</translation>
    </message>
    <message>
        <source>Unit or province</source>
        <translation>Unité ou province</translation>
    </message>
    <message>
        <source>Type the first letters</source>
        <translation>Tapez les premières lettres</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation>Enregistré avec la partie et imprimé dans le rapport</translation>
    </message>
    <message>
        <source>Read aloud; everyone agreed</source>
        <translation>Lu à haute voix&#xa0;; tous étaient d’accord</translation>
    </message>
    <message>
        <source>&amp;Override:</source>
        <translation>&amp;Remplacer&#xa0;:</translation>
    </message>
    <message>
        <source>Applies &amp;to:</source>
        <translation>&amp;Concerne&#xa0;:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <translation>Décision&#xa0;:</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Motif&#xa0;:</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>L’ordre</translation>
    </message>
    <message>
        <source>The order as it should be read; leave empty to void it</source>
        <translation>L’ordre tel qu’il faut le lire&#xa0;; laissez vide pour qu’il soit sans effet</translation>
    </message>
    <message>
        <source>No written order counts</source>
        <translation>Aucun ordre écrit ne compte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The order&apos;s result, whatever the rules say</source>
        <translation>Le résultat de l’ordre, quoi que disent les règles</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Unit there at the start of the phase</source>
        <translation>Unité présente au début de la phase</translation>
    </message>
    <message>
        <source>Power of the unit</source>
        <translation>Puissance de l’unité</translation>
    </message>
    <message>
        <source>Power that the unit belongs to</source>
        <translation>Puissance à laquelle appartient l’unité</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Owner at the start of the phase</source>
        <translation>Propriétaire au début de la phase</translation>
    </message>
    <message>
        <source>No power</source>
        <translation>Aucune puissance</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No unit</source>
        <translation>Aucune unité</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>fleet, coast</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This is not an order for %1.</source>
        <translation>Ce n’est pas un ordre pour %1.</translation>
    </message>
    <message>
        <source>The other rulings make this result impossible.</source>
        <translation>Les autres décisions rendent ce résultat impossible.</translation>
    </message>
    <message>
        <source>A unit would be dislodged by its own power.</source>
        <translation>Une unité serait délogée par sa propre puissance.</translation>
    </message>
    <message>
        <source>Enter a reason for the ruling.</source>
        <translation>Indiquez le motif de la décision.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>Rien ne change.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingLogDialog</name>
    <message>
        <source>Rulings of this game</source>
        <translation>Décisions dans cette partie</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Inscrite</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>There are no rulings in this game. Orders &gt; Ruling overrides an order, a result, a position or a centre&apos;s owner.</source>
        <translation>Il n’y a pas de décision dans cette partie. Ordres &gt; Décision remplace un ordre, un résultat, une position ou le propriétaire d’un centre.</translation>
    </message>
    <message>
        <source>The rulebook leaves the paradox open.</source>
        <translation>Le règlement laisse le paradoxe ouvert.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingWords</name>
    <message>
        <source>No written order for %1 counts.</source>
        <translation>Aucun ordre écrit pour %1 ne compte.</translation>
    </message>
    <message>
        <source>The order of %1 reads %2.</source>
        <translation>L’ordre donné à %1 se lit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no unit in %1.</source>
        <translation>%1&#xa0;: il n’y a pas d’unité.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>power, unit</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>order, result</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to no power.</source>
        <translation>%1 n’appartient à aucune puissance.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 appartient à %2.</translation>
    </message>
    <message>
        <source>Ruled: %1 Reason: %2</source>
        <translation>Décision&#xa0;: %1 Motif&#xa0;: %2</translation>
    </message>
    <message>
        <source>The phase was corrected after it was played.</source>
        <translation>La phase a été corrigée après avoir été jouée.</translation>
    </message>
    <message>
        <source>The gamemaster ruled on the reading of the order: “%1”.</source>
        <translation>L’arbitre a décidé de la lecture de l’ordre&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>An agreement ends: %1</source>
        <translation>Un accord prend fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has %2 beside another unit.</source>
        <comment>power, unit</comment>
        <translation>%1 a %2 à côté d’une autre unité.</translation>
    </message>
</context>
<context>
    <name>chancery::SaidNote</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show every result of the text that differs from ours</source>
        <translation>Afficher tous les résultats du texte qui diffèrent des nôtres</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) in the text differ from ours.</source>
        <translation>
            <numerusform>%n résultat du texte diffère du nôtre.</numerusform>
            <numerusform>%n résultats du texte diffèrent des nôtres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::SaidWords</name>
    <message>
        <source>They say that %1 (%2) is dislodged, we do not.</source>
        <comment>unit, power</comment>
        <translation>Selon le texte, %1 (%2) est délogée&#xa0;; selon nous, non.</translation>
    </message>
    <message>
        <source>We say that %1 (%2) is dislodged, they do not.</source>
        <comment>unit, power</comment>
        <translation>Selon nous, %1 (%2) est délogée&#xa0;; selon le texte, non.</translation>
    </message>
    <message>
        <source>After this phase they have %1 (%2), we do not.</source>
        <comment>unit, power</comment>
        <translation>Après cette phase, le texte a %1 (%2)&#xa0;; pas nous.</translation>
    </message>
    <message>
        <source>After this phase we have %1 (%2), they do not.</source>
        <comment>unit, power</comment>
        <translation>Après cette phase, nous avons %1 (%2)&#xa0;; pas le texte.</translation>
    </message>
    <message>
        <source>%1 (%2): they do not mark it as failed, we say “%3”.</source>
        <comment>order, power, our result</comment>
        <translation>%1 (%2)&#xa0;: le texte ne signale pas d’échec, nous disons «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1 (%2): they say “%3”, we say “%4”.</source>
        <comment>order, power, their result, our result</comment>
        <translation>%1 (%2)&#xa0;: le texte dit «&#xa0;%3&#xa0;», nous disons «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Theirs would be right by none of the rulebooks.</source>
        <translation>Le texte n’aurait raison selon aucun des règlements.</translation>
    </message>
    <message>
        <source>Theirs would be right by: %1.</source>
        <comment>rulebooks</comment>
        <translation>Le texte aurait raison selon&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A line of the text could not be read; it may be the cause.</source>
        <translation>Une ligne du texte n’a pas pu être lue&#xa0;; c’est peut-être la cause.</translation>
    </message>
    <message>
        <source>They say that %1 (%2) can retreat to %3, we do not.</source>
        <comment>unit, power, places</comment>
        <translation>Selon le texte, %1 (%2) peut se replier vers %3&#xa0;; selon nous, non.</translation>
    </message>
    <message>
        <source>We say that %1 (%2) can retreat to %3, they do not.</source>
        <comment>unit, power, places</comment>
        <translation>Selon nous, %1 (%2) peut se replier vers %3&#xa0;; selon le texte, non.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoreWords</name>
    <message>
        <source>none</source>
        <comment>system of scoring</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>system of scoring</comment>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Draw size</source>
        <comment>system of scoring</comment>
        <translation>Taille du match nul</translation>
    </message>
    <message>
        <source>Sum of squares</source>
        <comment>system of scoring</comment>
        <translation>Somme des carrés</translation>
    </message>
    <message>
        <source>Centre count</source>
        <comment>system of scoring</comment>
        <translation>Nombre de centres</translation>
    </message>
    <message>
        <source>C-Diplo</source>
        <comment>system of scoring</comment>
        <translation>C-Diplo</translation>
    </message>
    <message>
        <source>The rulebook&apos;s points are added under every system.</source>
        <translation>Les points du règlement s’ajoutent dans tous les systèmes.</translation>
    </message>
    <message>
        <source>The rules of this game score nothing; change this under Edit &gt; Rules.</source>
        <translation>Les règles de cette partie ne comptent pas de score&#xa0;; changez cela dans Édition &gt; Règles.</translation>
    </message>
    <message>
        <source>The rules of this game score by: %1.</source>
        <translation>Les règles de cette partie comptent les points selon&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the table as text, for a spreadsheet or an e-mail</source>
        <translation>Copier le tableau en texte, pour un tableur ou un e-mail</translation>
    </message>
    <message>
        <source>Outcome if the game ended now</source>
        <translation>Issue si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>The outcome on which the scores are based</source>
        <translation>L’issue sur laquelle se fondent les scores</translation>
    </message>
    <message>
        <source>a draw, shared by %1</source>
        <translation>match nul, partagé entre %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>If it &amp;ended now:</source>
        <translation>Fin &amp;immédiate&#xa0;:</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Scores by power and system</source>
        <translation>Scores par puissance et par système</translation>
    </message>
</context>
<context>
    <name>chancery::ScreenshotText</name>
    <message>
        <source>The game has no such phase.</source>
        <translation>Cette phase n’existe pas dans la partie.</translation>
    </message>
    <message>
        <source>This phase is not resolved, so there is nothing to play.</source>
        <translation>Cette phase n’est pas résolue&#xa0;; il n’y a rien à jouer.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Cette action n’existe pas.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>Il n’y a encore rien à montrer sur cette diapositive.</translation>
    </message>
</context>
<context>
    <name>chancery::SelfTestBox</name>
    <message>
        <source>&amp;Self-test</source>
        <translation>&amp;Autotest</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Run all cases of the libraries, those of DATC under every rulebook</source>
        <translation>Résoudre tous les cas des recueils, ceux de DATC selon chaque règlement</translation>
    </message>
    <message>
        <source>Results of the self-test</source>
        <translation>Résultats de l’autotest</translation>
    </message>
    <message>
        <source>Progress of the self-test</source>
        <translation>Progression de l’autotest</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Cas</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussis</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Sans objet</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>%1 of %2 runs: %3 passed, %4 failed</source>
        <translation>%1 résolutions sur %2&#xa0;: %3 réussies, %4 en échec</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>library, rulebook</comment>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>cases</comment>
        <translation>En échec&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::Session</name>
    <message>
        <source>typing orders for %1</source>
        <translation>saisie des ordres pour %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>clear the order of %1</source>
        <translation>effacer l’ordre&#xa0;: %1</translation>
    </message>
    <message>
        <source>This game takes %1 MiB. It was not saved, because no file of more than %2 MiB can be opened again. Shorten its longest order sheet, name or reason.</source>
        <comment>size of the game, the most allowed</comment>
        <translation>Cette partie occupe %1 Mio. Elle n’a pas été enregistrée, car aucun fichier de plus de %2 Mio ne peut être rouvert. Raccourcissez la feuille d’ordres, le nom ou le motif le plus long.</translation>
    </message>
    <message>
        <source>orders for %1</source>
        <translation>ordres&#xa0;: %1</translation>
    </message>
    <message>
        <source>resolve %1</source>
        <translation>résoudre&#xa0;: %1</translation>
    </message>
    <message>
        <source>next phase</source>
        <translation>phase suivante</translation>
    </message>
    <message>
        <source>take back the resolution</source>
        <translation>annuler la résolution</translation>
    </message>
    <message>
        <source>back to the previous phase</source>
        <translation>prochaine phase</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation>modifier la position</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation>points pour %1</translation>
    </message>
    <message>
        <source>the meaning of “%1”</source>
        <translation>le sens de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>order sheets of several powers</source>
        <translation>feuilles d’ordres de plusieurs puissances</translation>
    </message>
    <message>
        <source>order sheet of %1</source>
        <comment>power</comment>
        <translation>feuille d’ordres&#xa0;: %1</translation>
    </message>
    <message>
        <source>take back the agreement</source>
        <translation>revenir sur l’accord</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>vote</translation>
    </message>
    <message>
        <source>ruling on %1</source>
        <translation>décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation>corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>withdraw %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>sheet of %1 received</source>
        <translation>feuille reçue&#xa0;: %1</translation>
    </message>
    <message>
        <source>sheet of %1 not received</source>
        <translation>feuille non reçue&#xa0;: %1</translation>
    </message>
    <message>
        <source>agreed time</source>
        <translation>heure convenue</translation>
    </message>
    <message>
        <source>toss of the coin</source>
        <translation>pile ou face</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>accord</translation>
    </message>
    <message>
        <source>end of an agreement</source>
        <translation>fin d’un accord</translation>
    </message>
    <message>
        <source>agreed end</source>
        <translation>fin convenue</translation>
    </message>
    <message>
        <source>lengths of the stages</source>
        <translation>durées des étapes</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>Nothing is pasted: a text of more than %L1 letters is not an order sheet.</source>
        <translation>Rien n’est collé&#xa0;: un texte de plus de %L1 caractères n’est pas une feuille d’ordres.</translation>
    </message>
    <message>
        <source>Nothing is pasted: a text of more than %L1 lines is not an order sheet.</source>
        <translation>Rien n’est collé&#xa0;: un texte de plus de %L1 lignes n’est pas une feuille d’ordres.</translation>
    </message>
    <message>
        <source>remove “%1”</source>
        <translation>supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>reveal %1</source>
        <translation>révéler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::SettingSearch</name>
    <message>
        <source>Find a setting</source>
        <translation>Chercher une préférence</translation>
    </message>
    <message>
        <source>Words of the setting; Enter leads to it</source>
        <translation>Mots de la préférence&#xa0;; Entrée y mène</translation>
    </message>
    <message>
        <source>No setting is found by these words.</source>
        <translation>Aucune préférence ne répond à ces mots.</translation>
    </message>
    <message>
        <source>color blind, colour-blind, red-green</source>
        <translation>daltonien, daltonisme, rouge-vert</translation>
    </message>
    <message>
        <source>night, black, white, contrast</source>
        <translation>nuit, noir, blanc, contraste</translation>
    </message>
    <message>
        <source>font, letters, large print, zoom, scale</source>
        <translation>police, lettres, gros caractères, zoom, échelle</translation>
    </message>
    <message>
        <source>monitor, screen, beamer, television, HDMI</source>
        <translation>moniteur, écran, projecteur, vidéoprojecteur, télévision, HDMI</translation>
    </message>
    <message>
        <source>beep, gong, alarm, timer</source>
        <translation>bip, gong, alarme, minuteur</translation>
    </message>
    <message>
        <source>mute, silent, loud, quiet</source>
        <translation>muet, silencieux, fort, volume, sonore</translation>
    </message>
    <message>
        <source>fast, slow, pace, quick</source>
        <translation>rapide, lent, rythme, vitesse</translation>
    </message>
</context>
<context>
    <name>chancery::SettingsStore</name>
    <message>
        <source>The settings in %1 cannot be read. Chancery uses its defaults for what is missing.</source>
        <translation>Les préférences dans %1 sont illisibles. Chancery remplace ce qui manque par ses valeurs par défaut.</translation>
    </message>
    <message>
        <source>The settings cannot be stored in %1. What you change now is forgotten when Chancery quits.</source>
        <translation>Impossible d’enregistrer les préférences dans %1. Ce que vous changez maintenant sera oublié à la fermeture de Chancery.</translation>
    </message>
</context>
<context>
    <name>chancery::SetupDesk</name>
    <message>
        <source>Click the unit that dislodged the one in %1, or the province that it came from.</source>
        <comment>province</comment>
        <translation>Cliquez sur l’unité qui a délogé celle-ci (%1), ou sur la province d’où elle venait.</translation>
    </message>
    <message>
        <source>Click where an army of %1 is to be.</source>
        <comment>power</comment>
        <translation>Cliquez où placer une armée de %1.</translation>
    </message>
    <message>
        <source>Click where a fleet of %1 is to be.</source>
        <comment>power</comment>
        <translation>Cliquez où placer une flotte de %1.</translation>
    </message>
    <message>
        <source>Click the centres that are to be owned by %1.</source>
        <comment>power</comment>
        <translation>Cliquez sur les centres à attribuer à %1.</translation>
    </message>
    <message>
        <source>Click the provinces that a standoff left vacant.</source>
        <translation>Cliquez sur les provinces qu’une égalité a laissées vides.</translation>
    </message>
    <message>
        <source>Click again to turn it into an army or a fleet, or drag it elsewhere.</source>
        <translation>Cliquez encore pour en faire une armée ou une flotte, ou faites-la glisser ailleurs.</translation>
    </message>
    <message>
        <source>Drag units onto the board, elsewhere on it, or off it.</source>
        <translation>Faites glisser des unités sur la carte, ailleurs ou hors de la carte.</translation>
    </message>
    <message>
        <source>the phase</source>
        <translation>la phase</translation>
    </message>
    <message>
        <source>put %1</source>
        <comment>a unit</comment>
        <translation>placer %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>a unit</comment>
        <translation>déplacer %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>a unit</comment>
        <translation>transformer %1</translation>
    </message>
    <message>
        <source>owner of %1</source>
        <comment>a centre</comment>
        <translation>propriétaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>no longer dislodged: %1</source>
        <comment>province</comment>
        <translation>n’est plus délogée&#xa0;: %1</translation>
    </message>
    <message>
        <source>dislodge the unit in %1</source>
        <comment>province</comment>
        <translation>déloger l’unité&#xa0;: %1</translation>
    </message>
    <message>
        <source>contested: %1</source>
        <comment>province</comment>
        <translation>province disputée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::SetupReading</name>
    <message>
        <source>Set-up</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>set-up of the Committee</source>
        <translation>modèle du Comité</translation>
    </message>
    <message>
        <source>The set-up is used, but the limit of the points stays as it was. %1</source>
        <comment>why</comment>
        <translation>Le modèle est appliqué, mais la limite de points reste inchangée. %1</translation>
    </message>
    <message>
        <source>Reading the set-up…</source>
        <translation>Lecture du modèle…</translation>
    </message>
</context>
<context>
    <name>chancery::SetupTray</name>
    <message>
        <source>Set up the position</source>
        <translation>Composer la position</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Whose units and centres are put on the board</source>
        <translation>Celle dont on pose les unités et les centres sur la carte</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Click the centres that the power chosen last is to own</source>
        <translation>Cliquez sur les centres que doit posséder la dernière puissance choisie</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Disputée</translation>
    </message>
    <message>
        <source>Click provinces that a standoff left vacant</source>
        <translation>Cliquez sur les provinces qu’une égalité a laissées vides</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <comment>power</comment>
        <translation>Armée de %1</translation>
    </message>
    <message>
        <source>Fleet of %1</source>
        <comment>power</comment>
        <translation>Flotte de %1</translation>
    </message>
    <message>
        <source>%1: drag it onto the board, or click it and then provinces</source>
        <comment>a unit</comment>
        <translation>%1&#xa0;: faites glisser sur la carte, ou cliquez dessus puis sur des provinces</translation>
    </message>
</context>
<context>
    <name>chancery::SheetEdit</name>
    <message>
        <source>Orders, one per line:
A Vie - Gal
F Tri S A Ser - Alb</source>
        <translation>Ordres, un par ligne&#xa0;:
A Vie - Gal
F Tri S A Ser - Alb</translation>
    </message>
    <message>
        <source>Retreats, one per line:
A Bur - Gas
F Lon disbands</source>
        <translation>Retraites, une par ligne&#xa0;:
A Bur - Gas
F Lon disbands</translation>
    </message>
    <message>
        <source>Builds and removals, one per line:
Build A Par
Remove F Lon
Waive</source>
        <translation>Constructions et retraits, un par ligne&#xa0;:
Build A Par
Remove F Lon
Waive</translation>
    </message>
</context>
<context>
    <name>chancery::SheetHead</name>
    <message>
        <source>Received</source>
        <translation>Reçue</translation>
    </message>
    <message>
        <source>Sheet received</source>
        <translation>Feuille reçue</translation>
    </message>
    <message>
        <source>This power has handed in its order sheet, whatever is on it</source>
        <translation>Cette puissance a remis sa feuille d’ordres, quel qu’en soit le contenu</translation>
    </message>
    <message>
        <source>Sheet as text</source>
        <translation>Feuille en texte</translation>
    </message>
    <message>
        <source>Show the order sheet as free text</source>
        <translation>Afficher la feuille d’ordres en texte libre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>power, player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Received: %1</source>
        <comment>power whose sheet was</comment>
        <translation>Feuille reçue&#xa0;: %1</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Toutes les puissances</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::ShortGameDialog</name>
    <message>
        <source>E&amp;nds at:</source>
        <translation>&amp;Fin à&#xa0;:</translation>
    </message>
    <message>
        <source>Agreed end</source>
        <translation>Fin convenue</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no last year</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <source>A short game ends after this year</source>
        <translation>Une partie courte finit après cette année</translation>
    </message>
    <message>
        <source>Ends at a time of day</source>
        <translation>Fin à une heure donnée</translation>
    </message>
    <message>
        <source>A short game ends at this time of day</source>
        <translation>Une partie courte finit à cette heure</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <translation>Heure de fin</translation>
    </message>
    <message>
        <source>The time of day at which the game ends</source>
        <translation>L’heure à laquelle la partie finit</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>Last &amp;year:</source>
        <translation>&amp;Dernière année&#xa0;:</translation>
    </message>
    <message>
        <source>%1 is over already: the game is in %2.</source>
        <translation>%1 est déjà passé&#xa0;: la partie en est à %2.</translation>
    </message>
    <message>
        <source>The game ends when all active powers have agreed that it does (%1). Who wins then is agreed on separately. The rules of this game take as agreed: %2.</source>
        <comment>clause, rule</comment>
        <translation>La partie finit quand toutes les puissances actives en sont convenues (%1). Le vainqueur fait l’objet d’un accord à part. Les règles de cette partie tiennent pour convenu&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutRules</name>
    <message>
        <source>%1 is kept for choosing and leaving in every window.</source>
        <translation>%1 sert à choisir et à quitter dans toutes les fenêtres.</translation>
    </message>
    <message>
        <source>%1 is kept for texts: it copies or pastes.</source>
        <translation>%1 est réservé aux textes&#xa0;: copier ou coller.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <comment>key, menu</comment>
        <translation>%1 appartient à %2.</translation>
    </message>
    <message>
        <source>The players see what this does, so its key must be an F key or have Ctrl or Alt: a key pressed by mistake would show it.</source>
        <translation>Les joueurs voient ce que cela fait&#xa0;; il faut donc une touche F, ou Ctrl ou Alt&#xa0;: une touche pressée par erreur le montrerait.</translation>
    </message>
    <message>
        <source>%1 writes or moves in a text. Only actions on the board can have it.</source>
        <translation>%1 sert à écrire ou à se déplacer dans un texte. Seules les actions sur la carte peuvent avoir cette touche.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutsDialog</name>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>Rendre à chaque action ses touches d’origine</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Words of the action or its menu, or a key</source>
        <translation>Mots de l’action ou de son menu, ou une touche</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>C&amp;hercher&#xa0;:</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>Tou&amp;che&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Second key:</source>
        <translation>&amp;Seconde touche&#xa0;:</translation>
    </message>
    <message>
        <source>Press the key that the action is to have</source>
        <translation>Pressez la touche voulue pour l’action</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Aucu&amp;ne touche</translation>
    </message>
    <message>
        <source>The action loses its keys</source>
        <translation>L’action perd ses touches</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Give this action the keys that it had at first</source>
        <translation>Rendre à cette action ses touches d’origine</translation>
    </message>
    <message>
        <source>&amp;Take the key</source>
        <translation>&amp;Prendre la touche</translation>
    </message>
    <message>
        <source>The other action loses the key to this one</source>
        <translation>L’autre action cède la touche à celle-ci</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, menu</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 appartient à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>“Take the key” gives it to this action; until then nothing changes.</source>
        <translation>«&#xa0;Prendre la touche&#xa0;» la donne à cette action&#xa0;; d’ici là, rien ne change.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowDialog</name>
    <message>
        <source>Export the reveal</source>
        <translation>Exporter la révélation</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Ce qui est exporté</translation>
    </message>
    <message>
        <source>Phases that the players have seen</source>
        <translation>Phases que les joueurs ont vues</translation>
    </message>
    <message>
        <source>The phase on the board</source>
        <translation>La phase affichée sur la carte</translation>
    </message>
    <message>
        <source>The whole game so far</source>
        <translation>Toute la partie jusqu’ici</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>&amp;Save to:</source>
        <translation>Enre&amp;gistrer&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Contenu&#xa0;:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>En pixels</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>A higher rate looks smoother and takes longer</source>
        <translation>Plus il y en a, plus c’est fluide, et plus c’est long</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>A light or a dark board</source>
        <translation>Une carte claire ou sombre</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Frames per second:</source>
        <translation>&amp;Images par seconde&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hème&#xa0;:</translation>
    </message>
    <message>
        <source>Choose a folder for the pictures.</source>
        <translation>Choisissez un dossier pour les images.</translation>
    </message>
    <message>
        <source>PNG pictures in a folder</source>
        <translation>Images PNG dans un dossier</translation>
    </message>
    <message>
        <source>Video (ffmpeg is not installed)</source>
        <translation>Vidéo (ffmpeg n’est pas installé)</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes, %Ln frame(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%1 minutes, %Ln image</numerusform>
            <numerusform>%1 minutes, %Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game as a time lapse</source>
        <translation>Toute la partie en accéléré</translation>
    </message>
    <message>
        <source>Length of the time lapse</source>
        <translation>Durée de l’accéléré</translation>
    </message>
    <message>
        <source>How long the whole game is to last</source>
        <translation>Combien de temps doit durer toute la partie</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Durée&#xa0;:</translation>
    </message>
    <message>
        <source>Folder for the pictures, or file for the GIF or the video</source>
        <translation>Dossier pour les images, ou fichier pour le GIF ou la vidéo</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, an animated GIF, or a video</source>
        <translation>Un dossier contenant chaque image, un GIF animé ou une vidéo</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, or an animated GIF. Videos need the program ffmpeg, which is not installed.</source>
        <translation>Un dossier contenant chaque image, ou un GIF animé. Les vidéos demandent le programme ffmpeg, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animé</translation>
    </message>
</context>
<context>
    <name>chancery::ShowExport</name>
    <message>
        <source>There is nothing to export: the phase is not resolved.</source>
        <translation>Il n’y a rien à exporter&#xa0;: la phase n’est pas résolue.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowText</name>
    <message>
        <source>Exporting the reveal…</source>
        <translation>Exportation de la révélation…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Export the reveal</source>
        <translation>Exporter la révélation</translation>
    </message>
    <message>
        <source>The reveal was saved to %1.</source>
        <translation>La révélation a été enregistrée dans %1.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>chancery::SketchView</name>
    <message>
        <source>What the gamemaster draws for the room</source>
        <translation>Ce que l’arbitre dessine pour la salle</translation>
    </message>
</context>
<context>
    <name>chancery::SlideView</name>
    <message>
        <source>Card or slide for the players</source>
        <translation>Carton ou diapositive pour les joueurs</translation>
    </message>
</context>
<context>
    <name>chancery::SlideWords</name>
    <message>
        <source>Centres over the years</source>
        <translation>Les centres au fil des ans</translation>
    </message>
    <message>
        <source>Centres at the start</source>
        <translation>Centres au début</translation>
    </message>
    <message>
        <source>Centres at the end of %1</source>
        <translation>Centres à la fin de %1</translation>
    </message>
    <message>
        <source>The race to %1 centres</source>
        <translation>La course aux %1 centres</translation>
    </message>
    <message>
        <source>What changed in %1</source>
        <translation>Ce qui a changé en %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 powers tied at %n centre(s)</source>
        <translation>
            <numerusform>%1 puissances à égalité avec %n centre</numerusform>
            <numerusform>%1 puissances à égalité avec %n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %n centre(s) each</source>
        <translation>
            <numerusform>%1 mènent à égalité avec %n centre</numerusform>
            <numerusform>%1 mènent à égalité avec %n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n centre(s)</source>
        <translation>
            <numerusform>%1 mène avec %n centre</numerusform>
            <numerusform>%1 mène avec %n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s) remain</source>
        <translation>
            <numerusform>%n puissance reste en jeu</numerusform>
            <numerusform>%n puissances restent en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <comment>places, power</comment>
        <translation>%1 (avant&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1 (to %2)</source>
        <comment>places, power</comment>
        <translation>%1 (désormais&#xa0;: %2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>unit, power</comment>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>is eliminated</source>
        <comment>after the name of a power</comment>
        <translation>est hors jeu</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centres</translation>
    </message>
    <message>
        <source>Units dislodged</source>
        <translation>Unités délogées</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n to win</source>
        <comment>so many centres win the game</comment>
        <translation>
            <numerusform>%n pour gagner</numerusform>
            <numerusform>%n pour gagner</numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation>Qui joue quoi</translation>
    </message>
    <message>
        <source>The players have voted</source>
        <translation>Les joueurs ont voté</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a fraction</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Attacked after support</source>
        <translation>Soutien, puis attaque</translation>
    </message>
    <message>
        <source>%1 attacked %2, which it supported a turn ago</source>
        <comment>powers</comment>
        <translation>%1 a attaqué %2, un tour après lui avoir donné son soutien</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a slide</comment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over, shared by %n powers</source>
        <translation>
            <numerusform>La partie est terminée&#xa0;: partage entre %n puissance</numerusform>
            <numerusform>La partie est terminée&#xa0;: partage entre %n puissances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged</source>
        <translation>
            <numerusform>%n unité délogée</numerusform>
            <numerusform>%n unités délogées</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin has been tossed</source>
        <translation>La pièce est retombée</translation>
    </message>
    <message>
        <source>A coin is tossed</source>
        <translation>On joue à pile ou face</translation>
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
            <numerusform>%n unité pour gagner</numerusform>
            <numerusform>%n unités pour gagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) to win</source>
        <translation>
            <numerusform>%n centre pour gagner</numerusform>
            <numerusform>%n centres pour gagner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss</source>
        <translation>
            <numerusform>Au printemps %2, %1 rejoint le gagnant du pile ou face</numerusform>
            <numerusform>Au printemps %2, %1 rejoignent le gagnant du pile ou face</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins %3</source>
        <translation>
            <numerusform>Au printemps %2, %1 rejoint %3</numerusform>
            <numerusform>Au printemps %2, %1 rejoignent %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message>
        <source>Level at %1: %2</source>
        <comment>centres or units, players</comment>
        <translation>À égalité avec %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>In the lead with %1: %2</source>
        <comment>centres or units, player</comment>
        <translation>En tête avec %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The race to %1 units</source>
        <translation>La course aux %1 unités</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Centres and points</source>
        <translation>Centres et points</translation>
    </message>
    <message>
        <source>Speeches, %1</source>
        <translation>Discours, %1</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <comment>phase</comment>
        <translation>Notes&#xa0;: %1</translation>
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
        <translation>centres + points</translation>
    </message>
    <message>
        <source>Centres after Spring %1</source>
        <translation>Centres après le printemps %1</translation>
    </message>
    <message>
        <source>wins the game</source>
        <comment>after the name of a player and a power</comment>
        <translation>remporte la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) are taken</source>
        <translation>
            <numerusform>%n centre conquis</numerusform>
            <numerusform>%n centres conquis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) change hands</source>
        <translation>
            <numerusform>%n centre change de mains</numerusform>
            <numerusform>%n centres changent de mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) lost</source>
        <translation>
            <numerusform>%n unité perdue</numerusform>
            <numerusform>%n unités perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged, %1 lost</source>
        <translation>
            <numerusform>%n unité délogée, pertes&#xa0;: %1</numerusform>
            <numerusform>%n unités délogées, pertes&#xa0;: %1</numerusform>
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
        <translation>Gains&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <comment>powers, and how many centres</comment>
        <translation>Pertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conferences</source>
        <translation>Conférences</translation>
    </message>
    <message>
        <source>Open treaties</source>
        <translation>Traités publics</translation>
    </message>
    <message>
        <source>Open treaties and conferences</source>
        <translation>Traités publics et conférences</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a place</comment>
        <translation>Conférence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Conference: “%1”, %2</source>
        <comment>its name, a place</comment>
        <translation>Conférence&#xa0;: «&#xa0;%1&#xa0;», %2</translation>
    </message>
    <message>
        <source>ended in %1</source>
        <comment>a turn</comment>
        <translation>fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a turn</comment>
        <translation>début&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a treaty, its parties</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Broken by %1 in %2.</source>
        <comment>power, turn</comment>
        <translation>Rompu par %1 (%2).</translation>
    </message>
    <message>
        <source>%1 loses its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 perd son armée %2</translation>
    </message>
    <message>
        <source>%1 loses its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 perd sa flotte %2</translation>
    </message>
    <message>
        <source>%1 is driven %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 se fait chasser %2</translation>
    </message>
    <message>
        <source>%1 drives %2 out</source>
        <comment>powers</comment>
        <translation>%1 chasse %2</translation>
    </message>
    <message>
        <source>%1 drives %2 %3</source>
        <comment>powers, where from: &apos;from Norway&apos;</comment>
        <translation>%1 chasse %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n centre(s)</source>
        <translation>
            <numerusform>%1 a %n centre</numerusform>
            <numerusform>%1 a %n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StartCard</name>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>chancery::StartCover</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partie d’exemple</translation>
    </message>
    <message>
        <source>For players at a table: orders, reveal, next phase.</source>
        <translation>Pour jouer à table&#xa0;: ordres, révélation, phase suivante.</translation>
    </message>
    <message>
        <source>Study a position</source>
        <translation>Étudier une position</translation>
    </message>
    <message>
        <source>Set up units, try orders, and see what decides.</source>
        <translation>Placez des unités, essayez des ordres et voyez ce qui décide.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Guess how famous positions end, and read why.</source>
        <translation>Devinez l’issue de positions célèbres et lisez pourquoi.</translation>
    </message>
</context>
<context>
    <name>chancery::StartPage</name>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>&lt;p&gt;The board for an evening of Diplomacy, and for its rules.&lt;/p&gt;</source>
        <translation>&lt;p&gt;La carte pour une soirée de Diplomacy, et pour ses règles.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>chancery::StayAwake</name>
    <message>
        <source>Players are looking at the audience window</source>
        <translation>Des joueurs regardent la fenêtre du public</translation>
    </message>
    <message>
        <source>the desktop has no D-Bus</source>
        <translation>l’environnement de bureau n’a pas D-Bus</translation>
    </message>
    <message>
        <source>The computer may go to sleep while you present: %1</source>
        <translation>L’ordinateur peut se mettre en veille pendant la présentation&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StepPanel</name>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Jouer les étapes</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>What the step decides</source>
        <translation>Ce que l’étape décide</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Only movement phases are decided in steps.</source>
        <translation>Seules les phases de mouvements se décident par étapes.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Follow the circle</source>
        <translation>Suivre le cercle</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Encore en suspens</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
</context>
<context>
    <name>chancery::StepWords</name>
    <message>
        <source>A convoy paradox without a consistent result; applied instead: %1</source>
        <translation>Paradoxe de convoi sans résultat cohérent&#xa0;; appliqué à la place&#xa0;: %1</translation>
    </message>
    <message>
        <source>A convoy paradox with several consistent results; applied instead: %1</source>
        <translation>Paradoxe de convoi à plusieurs résultats cohérents&#xa0;; appliqué à la place&#xa0;: %1</translation>
    </message>
    <message>
        <source>A convoy paradox: its convoys are disrupted</source>
        <translation>Paradoxe de convoi&#xa0;: ses convois sont rompus</translation>
    </message>
    <message>
        <source>A convoy paradox: its moves fail</source>
        <translation>Paradoxe de convoi&#xa0;: ses mouvements échouent</translation>
    </message>
    <message>
        <source>A convoy paradox: decided as if each convoyed army had no effect</source>
        <translation>Paradoxe de convoi&#xa0;: décidé comme si aucune armée convoyée n’avait d’effet</translation>
    </message>
    <message>
        <source>A convoy paradox: only one result is consistent</source>
        <translation>Paradoxe de convoi&#xa0;: un seul résultat est cohérent</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Décision de l’arbitre</translation>
    </message>
    <message>
        <source>Certain from the orders alone</source>
        <translation>Certain d’après les seuls ordres</translation>
    </message>
    <message>
        <source>Follows from what is known</source>
        <translation>Découle de ce qui est connu</translation>
    </message>
    <message>
        <source>A circle: all its moves succeed</source>
        <translation>Un cercle&#xa0;: tous ses mouvements réussissent</translation>
    </message>
    <message>
        <source>What is left fails</source>
        <translation>Le reste échoue</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <comment>a move</comment>
        <translation>%1 réussit</translation>
    </message>
    <message>
        <source>%1 fails</source>
        <comment>a move</comment>
        <translation>%1 échoue</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <comment>a support</comment>
        <translation>%1 est valide</translation>
    </message>
    <message>
        <source>%1 is cut</source>
        <comment>a support</comment>
        <translation>%1 est coupé</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>a fleet</comment>
        <translation>%1 est délogée</translation>
    </message>
    <message>
        <source>%1 is not dislodged</source>
        <comment>a fleet</comment>
        <translation>%1 n’est pas délogée</translation>
    </message>
    <message>
        <source>%1 has a convoy</source>
        <comment>a move</comment>
        <translation>%1 a un convoi</translation>
    </message>
    <message>
        <source>%1 has no convoy</source>
        <comment>a move</comment>
        <translation>%1 n’a pas de convoi</translation>
    </message>
    <message>
        <source>%1 goes by convoy</source>
        <comment>a move</comment>
        <translation>%1 passe par convoi</translation>
    </message>
    <message>
        <source>%1 goes over land</source>
        <comment>a move</comment>
        <translation>%1 passe par voie de terre</translation>
    </message>
    <message>
        <source>the convoy of %1 is part of a paradox</source>
        <translation>le convoi pour %1 fait partie d’un paradoxe</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, car %2</translation>
    </message>
    <message>
        <source>Does %1 succeed?</source>
        <comment>a move</comment>
        <translation>%1 réussit&#xa0;?</translation>
    </message>
    <message>
        <source>Is %1 given?</source>
        <comment>a support</comment>
        <translation>%1 est valide&#xa0;?</translation>
    </message>
    <message>
        <source>Is %1 dislodged?</source>
        <comment>a fleet</comment>
        <translation>%1 est délogée&#xa0;?</translation>
    </message>
    <message>
        <source>Does %1 have a convoy?</source>
        <comment>a move</comment>
        <translation>%1 a un convoi&#xa0;?</translation>
    </message>
    <message>
        <source>Does %1 go by convoy?</source>
        <comment>a move</comment>
        <translation>%1 passe par convoi&#xa0;?</translation>
    </message>
    <message>
        <source>These wait for one another: %1</source>
        <comment>orders</comment>
        <translation>Ceux-ci s’attendent les uns les autres&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>what followed</comment>
        <translation>
            <numerusform>%1, et %n autre</numerusform>
            <numerusform>%1, et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Waits for: %2</source>
        <comment>question, questions</comment>
        <translation>%1 Attend&#xa0;: %2</translation>
    </message>
    <message>
        <source>Would change it by holding: %1</source>
        <translation>Changerait l’issue en tenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each of these would change it by holding: %1</source>
        <translation>Chacune changerait l’issue en tenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 and one of these: %2</source>
        <comment>an order, orders</comment>
        <translation>%1 et l’un de ceux-ci&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two orders</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Would change it by holding together: %1</source>
        <comment>orders</comment>
        <translation>L’inverseraient en tenant ensemble&#xa0;: %1</translation>
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
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Playback position</source>
        <translation>Position de lecture</translation>
    </message>
    <message>
        <source>Drag to any point of the reveal</source>
        <translation>Faites glisser jusqu’à n’importe quel point de la révélation</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Remaining fights</source>
        <translation>Combats restants</translation>
    </message>
    <message>
        <source>Card for the players: %1. %2</source>
        <comment>heading, caption</comment>
        <translation>Carton pour les joueurs&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>How long the reveal still lasts at this speed</source>
        <translation>Ce que la révélation dure encore à cette vitesse</translation>
    </message>
    <message>
        <source>Next fight: %1</source>
        <comment>province</comment>
        <translation>Prochain combat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Once the orders are read:</source>
        <translation>Une fois les ordres lus&#xa0;:</translation>
    </message>
    <message>
        <source>After what is shown now:</source>
        <translation>Après ce qui est montré&#xa0;:</translation>
    </message>
    <message>
        <source>First fight, once the orders are read: %1</source>
        <comment>province</comment>
        <translation>Premier combat, une fois les ordres lus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StudyBench</name>
    <message>
        <source>variation: %1</source>
        <comment>an undo step</comment>
        <translation>variante&#xa0;: %1</translation>
    </message>
    <message>
        <source>remove variations</source>
        <translation>supprimer les variantes</translation>
    </message>
</context>
<context>
    <name>chancery::StudyBoard</name>
    <message>
        <source>Board of the line that it is compared with</source>
        <translation>Carte de la variante comparée</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Carte</translation>
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
        <translation>affichée</translation>
    </message>
</context>
<context>
    <name>chancery::StudyHeader</name>
    <message>
        <source>Rulebook</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Choose the rulebook and house rules of this study</source>
        <translation>Choisir le règlement et les règles maison de cette étude</translation>
    </message>
</context>
<context>
    <name>chancery::StudyOpening</name>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>this file has no study in it; expected a picture or handout that was saved of a study</source>
        <translation>ce fichier ne contient pas d’étude&#xa0;; il faut une image ou une feuille à distribuer enregistrée depuis une étude</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <comment>as the name of a file</comment>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Reading the study…</source>
        <translation>Lecture de l’étude…</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>Ce texte contient %n partie. Laquelle ouvrir&#xa0;?</numerusform>
            <numerusform>Ce texte contient %n parties. Laquelle ouvrir&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n cases in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>Ce texte contient %n cas. Lequel ouvrir&#xa0;?</numerusform>
            <numerusform>Ce texte contient %n cas. Lequel ouvrir&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened in a window of its own; %n other study(ies) stay open.</source>
        <translation>
            <numerusform>Ouverte dans sa propre fenêtre&#xa0;; %n autre étude reste ouverte.</numerusform>
            <numerusform>Ouverte dans sa propre fenêtre&#xa0;; %n autres études restent ouvertes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened as a study in a window of its own.</source>
        <translation>Ouvert comme étude dans sa propre fenêtre.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyPanels</name>
    <message>
        <source>Commentary</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Enter orders</source>
        <translation>Saisir les ordres</translation>
    </message>
    <message>
        <source>%1[*] – Variations of %2 – Chancery</source>
        <comment>game, phase</comment>
        <translation>%1[*] – Variantes&#xa0;: %2 – Chancery</translation>
    </message>
    <message>
        <source>%1[*] – Study – Chancery</source>
        <translation>%1[*] – Étude – Chancery</translation>
    </message>
    <message>
        <source>The game no longer has this position: it was changed after these variations were begun. They are kept.</source>
        <translation>La partie n’a plus cette position&#xa0;: elle a été modifiée après le début de ces variantes. Elles sont conservées.</translation>
    </message>
    <message>
        <source>A click on the board chooses what is explained; it writes no order.</source>
        <translation>Un clic sur la carte choisit ce qui est expliqué&#xa0;; il n’écrit aucun ordre.</translation>
    </message>
    <message>
        <source>Action, province, unit, line, panel or test case</source>
        <translation>Action, province, unité, variante, panneau ou cas de test</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Public</translation>
    </message>
</context>
<context>
    <name>chancery::StudyPaper</name>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>: %1. %2</source>
        <comment>after an order: its result, the reason</comment>
        <translation>&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Avant&#xa0;:</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Après&#xa0;:</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <comment>order, result, reason</comment>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>no order.</source>
        <translation>pas d’ordre.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyResults</name>
    <message>
        <source>Why there are no results</source>
        <translation>Pourquoi il n’y a pas de résultats</translation>
    </message>
    <message>
        <source>What became otherwise</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Drag units onto the board, or paste a position.</source>
        <translation>Faites glisser des unités sur la carte, ou collez une position.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyTexts</name>
    <message>
        <source>Untitled study</source>
        <translation>Étude sans titre</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Cas %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>library, number of a case</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A game, %1</source>
        <translation>Une partie, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a game, phase</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game names the rulebook “%1”, which this program did not have. The study is resolved by “%2”.</source>
        <translation>La partie nomme le règlement «&#xa0;%1&#xa0;», que ce programme n’avait pas. L’étude est résolue selon «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>As given</source>
        <comment>name of a line</comment>
        <translation>Telle que donnée</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Variante principale</translation>
    </message>
    <message>
        <source>Variation %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase, name of a line</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This position cannot be; nothing is resolved until that is mended.</source>
        <translation>Cette position est impossible&#xa0;; rien n’est résolu tant que ce n’est pas corrigé.</translation>
    </message>
    <message>
        <source>An earlier phase has a paradox that the rulebook leaves open. Choose there how it is resolved.</source>
        <translation>Une phase antérieure contient un paradoxe que le règlement laisse ouvert. Choisissez-y comment le résoudre.</translation>
    </message>
    <message>
        <source>No centres were given, so Winter is left out.</source>
        <translation>Aucun centre n’est indiqué, donc l’hiver est omis.</translation>
    </message>
    <message>
        <source>After what comes before, there is nothing to do in %1.</source>
        <comment>phase</comment>
        <translation>%1&#xa0;: rien à faire après ce qui précède.</translation>
    </message>
    <message>
        <source>Other orders</source>
        <translation>Autres ordres</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Autres résultats</translation>
    </message>
    <message>
        <source>Other retreats</source>
        <translation>Autres retraites</translation>
    </message>
    <message>
        <source>Other reasons</source>
        <translation>Autres raisons</translation>
    </message>
    <message>
        <source>Other owners</source>
        <translation>Autres propriétaires</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <comment>centre, owner, owner before</comment>
        <translation>%1&#xa0;: %2, avant %3</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Avant&#xa0;:</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Après&#xa0;:</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>pas d’ordre</translation>
    </message>
    <message>
        <source>may retreat to: %1</source>
        <translation>peut se replier vers&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n résultat diffère de «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n résultats diffèrent de «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is as in “%1”.</source>
        <translation>Tout est comme dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” was read as %2.</source>
        <comment>a misspelt heading, a power</comment>
        <translation>«&#xa0;%1&#xa0;» a été lu comme %2.</translation>
    </message>
    <message>
        <source>“%1” was taken for a remark, not for an order.</source>
        <translation>«&#xa0;%1&#xa0;» a été pris pour une remarque, pas pour un ordre.</translation>
    </message>
    <message>
        <source>Ownership of supply centres</source>
        <translation>Propriétaires des centres de ravitaillement</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>what a reason begins with</comment>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>no order</source>
        <comment>behind a unit</comment>
        <translation>pas d’ordre</translation>
    </message>
</context>
<context>
    <name>chancery::StudyView</name>
    <message>
        <source>new variation</source>
        <translation>nouvelle variante</translation>
    </message>
    <message>
        <source>go on to %1</source>
        <comment>a phase</comment>
        <translation>passer à %1</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>supprimer la variante</translation>
    </message>
    <message>
        <source>make it the main line</source>
        <translation>en faire la variante principale</translation>
    </message>
    <message>
        <source>keep the line</source>
        <translation>garder la variante telle quelle</translation>
    </message>
    <message>
        <source>let the line be changed</source>
        <translation>permettre de modifier la variante</translation>
    </message>
    <message>
        <source>name of the line</source>
        <translation>nom de la variante</translation>
    </message>
    <message>
        <source>comment on the line</source>
        <translation>commentaire de la variante</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>commentary</source>
        <translation>commentaire</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>choice in a paradox</source>
        <translation>choix dans un paradoxe</translation>
    </message>
    <message>
        <source>try other orders</source>
        <translation>essayer d’autres ordres</translation>
    </message>
    <message>
        <source>correct an order</source>
        <translation>corriger un ordre</translation>
    </message>
    <message>
        <source>move a line to the commentary</source>
        <translation>déplacer une ligne vers le commentaire</translation>
    </message>
</context>
<context>
    <name>chancery::TableCheckDialog</name>
    <message>
        <source>Check of the table: %1</source>
        <comment>phase</comment>
        <translation>Vérification du plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>What is wrong with the units on the board</source>
        <translation>Ce qui ne va pas dans les unités sur le plateau</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui est fait</translation>
    </message>
    <message>
        <source>What the rulebook says comes first</source>
        <translation>Ce que dit le règlement vient en premier</translation>
    </message>
    <message>
        <source>&amp;What is wrong:</source>
        <translation>Ce qui ne va &amp;pas&#xa0;:</translation>
    </message>
    <message>
        <source>What is &amp;done:</source>
        <translation>Ce qui est &amp;fait&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Découverte</translation>
    </message>
    <message>
        <source>When the mistake was found</source>
        <translation>Quand l’erreur a été découverte</translation>
    </message>
    <message>
        <source>&amp;Found:</source>
        <translation>&amp;Découverte&#xa0;:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Saved with the ruling</source>
        <translation>Enregistré avec la décision</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motif&#xa0;:</translation>
    </message>
    <message>
        <source>Units, centres and places agree.</source>
        <translation>Unités, centres et emplacements concordent.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Indiquez un motif.</translation>
    </message>
    <message>
        <source>Nothing is changed now.</source>
        <translation>Rien ne change maintenant.</translation>
    </message>
    <message>
        <source>This becomes a ruling.</source>
        <translation>Cela devient une décision.</translation>
    </message>
</context>
<context>
    <name>chancery::TableWatch</name>
    <message numerus="yes">
        <source>%n more.</source>
        <comment>things wrong with the board</comment>
        <translation>
            <numerusform>%n de plus.</numerusform>
            <numerusform>%n de plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TableWords</name>
    <message numerus="yes">
        <source>%n player(s): a power each</source>
        <translation>
            <numerusform>%n joueur&#xa0;: une puissance</numerusform>
            <numerusform>%n joueurs&#xa0;: une puissance chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): all powers but %1</source>
        <translation>
            <numerusform>%n joueur&#xa0;: toutes les puissances sauf %1</numerusform>
            <numerusform>%n joueurs&#xa0;: toutes les puissances sauf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): %1</source>
        <translation>
            <numerusform>%n joueur&#xa0;: %1</numerusform>
            <numerusform>%n joueurs&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 n’a pas de joueur&#xa0;: ses unités tiennent.</numerusform>
            <numerusform>%1 n’ont pas de joueur&#xa0;: leurs unités tiennent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is neutral, and no unit may enter it. Before the adjustments of Fall %2 a coin is tossed: in Spring %3 %1 joins the winner.</source>
        <translation>
            <numerusform>%1 est neutre, et aucune unité ne peut y entrer. Avant les ajustements de l’automne %2, on tire à pile ou face&#xa0;: au printemps %3, %1 rejoint le gagnant.</numerusform>
            <numerusform>%1 sont neutres, et aucune unité ne peut y entrer. Avant les ajustements de l’automne %2, on tire à pile ou face&#xa0;: au printemps %3, %1 rejoignent le gagnant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the board win, all powers of a player counted together</source>
        <translation>
            <numerusform>%n unité sur la carte suffit pour gagner, toutes les puissances d’un joueur comptées ensemble</numerusform>
            <numerusform>%n unités sur la carte suffisent pour gagner, toutes les puissances d’un joueur comptées ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) win, all powers of a player counted together</source>
        <translation>
            <numerusform>%n centre suffit pour gagner, toutes les puissances d’un joueur comptées ensemble</numerusform>
            <numerusform>%n centres suffisent pour gagner, toutes les puissances d’un joueur comptées ensemble</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) of one power win</source>
        <translation>
            <numerusform>%n centre d’une même puissance suffit pour gagner</numerusform>
            <numerusform>%n centres d’une même puissance suffisent pour gagner</numerusform>
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
        <translation>%1 (%2&#xa0;; %3).</translation>
    </message>
    <message>
        <source>A house rule: this rulebook has no clause on the number of players.</source>
        <translation>Une règle maison&#xa0;: ce règlement n’a pas d’article sur le nombre de joueurs.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>clause</comment>
        <translation>Selon %1.</translation>
    </message>
</context>
<context>
    <name>chancery::TallyModel</name>
    <message>
        <source>Centres at the end of the year</source>
        <translation>Centres à la fin de l’année</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>Awarded: %1; for insurrections: %2; for the control of Europe: %3. Total with centres: %4</source>
        <translation>Attribués&#xa0;: %1&#xa0;; pour les insurrections&#xa0;: %2&#xa0;; pour la maîtrise de l’Europe&#xa0;: %3. Total avec les centres&#xa0;: %4</translation>
    </message>
    <message numerus="yes">
        <source>All %n build(s) or removal(s) are written</source>
        <translation>
            <numerusform>L’ajustement est inscrit</numerusform>
            <numerusform>Les %n ajustements sont inscrits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 builds or removals missing</source>
        <translation>
            <numerusform>%n ajustement sur %1 manque</numerusform>
            <numerusform>%n ajustements sur %1 manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>Somme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Builds</source>
        <comment>column of a table: builds and removals</comment>
        <translation>Ajust.</translation>
    </message>
    <message>
        <source>Builds (+) and removals (−) of this Winter; ticked once all are written</source>
        <translation>Constructions (+) et retraits (−) de cet hiver&#xa0;; cochés une fois tous inscrits</translation>
    </message>
    <message>
        <source>Centres won or lost in this year</source>
        <translation>Centres gagnés ou perdus cette année</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) due, but home centres are free for %1</source>
        <translation>
            <numerusform>%n construction due, mais centres nationaux libres pour %1 seulement</numerusform>
            <numerusform>%n constructions dues, mais centres nationaux libres pour %1 seulement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TallyPanel</name>
    <message>
        <source>Supply centres and units by power</source>
        <translation>Centres de ravitaillement et unités par puissance</translation>
    </message>
</context>
<context>
    <name>chancery::TermPages</name>
    <message>
        <source>Clauses</source>
        <translation>Articles</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
</context>
<context>
    <name>chancery::TextField</name>
    <message>
        <source>Nothing is pasted: this text can have at most %L1 letters.</source>
        <translation>Rien n’est collé&#xa0;: ce texte est limité à %L1 caractères.</translation>
    </message>
    <message>
        <source>Nothing is pasted: this text can have at most %L1 lines.</source>
        <translation>Rien n’est collé&#xa0;: ce texte est limité à %L1 lignes.</translation>
    </message>
</context>
<context>
    <name>chancery::TimeLine</name>
    <message>
        <source>W</source>
        <comment>winter, on the line of phases</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>S</source>
        <comment>spring, on the line of phases</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>F</source>
        <comment>fall, on the line of phases</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>r</source>
        <comment>retreats, after a season</comment>
        <translation>r</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation>Phases de la partie</translation>
    </message>
</context>
<context>
    <name>chancery::Toast</name>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Show the folder of the file</source>
        <translation>Afficher le dossier du fichier</translation>
    </message>
</context>
<context>
    <name>chancery::ToldWords</name>
    <message>
        <source>%1: %2</source>
        <comment>order, result</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>chancery::TopNotes</name>
    <message>
        <source>What to do…</source>
        <translation>Que faire…</translation>
    </message>
    <message>
        <source>End it…</source>
        <comment>a conference</comment>
        <translation>Clore…</translation>
    </message>
    <message>
        <source>The computer may sleep: check its power settings.</source>
        <translation>L’ordinateur peut se mettre en veille&#xa0;: vérifiez ses réglages d’énergie.</translation>
    </message>
</context>
<context>
    <name>chancery::UnitPhrases</name>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>L’armée de %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>La flotte de %1 %2</translation>
    </message>
    <message>
        <source>The %1 army %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation>L’armée %1[f] %2</translation>
    </message>
    <message>
        <source>The %1 fleet %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation>La flotte %1[f] %2</translation>
    </message>
    <message>
        <source>%1&apos;s support %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>Le soutien %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 support %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation>Le soutien %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2</source>
        <comment>power, which way: &apos;through the North Sea&apos;</comment>
        <translation>Le convoi de %1 %2</translation>
    </message>
    <message>
        <source>The %1 convoy %2</source>
        <comment>adjective of a power, which way: &apos;through the North Sea&apos;</comment>
        <translation>Le convoi %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>l’attaque %2 (%1)</translation>
    </message>
    <message>
        <source>the %1 attack %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation>l’attaque %1[f] %2</translation>
    </message>
    <message>
        <source>%1 convoys an army %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 convoie une armée %2</translation>
    </message>
    <message>
        <source>A %1 fleet convoys the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>Une flotte %1[f] convoie l’armée %2[f] %3</translation>
    </message>
    <message>
        <source>%1 fleets convoy the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>Des flottes %1[fp] convoient l’armée %2[f] %3</translation>
    </message>
    <message>
        <source>%1&apos;s army goes by convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>L’armée de %1 passe par convoi %2</translation>
    </message>
    <message>
        <source>%1 convoy the %2 army %3</source>
        <comment>powers, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>%1 convoient l’armée %2[f] %3</translation>
    </message>
    <message>
        <source>The army %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>L’armée %1</translation>
    </message>
    <message>
        <source>The fleet %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>La flotte %1</translation>
    </message>
    <message>
        <source>The support %1</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>Le soutien %1</translation>
    </message>
    <message>
        <source>the attack %1</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>l’attaque %1</translation>
    </message>
</context>
<context>
    <name>chancery::UnreadNote</name>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Not an order</source>
        <translation>Pas un ordre</translation>
    </message>
    <message>
        <source>Corrected order</source>
        <translation>Ordre corrigé</translation>
    </message>
    <message>
        <source>Write the order as it was meant; Enter takes it</source>
        <translation>Écrivez l’ordre tel qu’il était voulu&#xa0;; Entrée le valide</translation>
    </message>
    <message>
        <source>Take the order as it is written here</source>
        <translation>Prendre l’ordre tel qu’il est écrit ici</translation>
    </message>
    <message>
        <source>Move this line to the commentary</source>
        <translation>Déplacer cette ligne vers le commentaire</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) could not be read and do not count.</source>
        <translation>
            <numerusform>%n ordre n’a pas pu être lu et ne compte pas.</numerusform>
            <numerusform>%n ordres n’ont pas pu être lus et ne comptent pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <comment>how many, order, reason</comment>
        <translation>%1 «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 %4, “%2”: %3</source>
        <comment>how many, order, reason, power</comment>
        <translation>%1 %4, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>It does not say whose unit this is. Write the name of the power before it: “Austria: …”.</source>
        <translation>Il n’est pas dit à qui appartient cette unité. Écrivez devant le nom de la puissance&#xa0;: «&#xa0;Autriche&#xa0;: …&#xa0;».</translation>
    </message>
    <message>
        <source>Read it as “%1”</source>
        <translation>Lire «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>chancery::VersionWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>differences</comment>
        <translation>
            <numerusform>%n autre différence</numerusform>
            <numerusform>%n autres différences</numerusform>
        </translation>
    </message>
    <message>
        <source>no player</source>
        <translation>sans joueur</translation>
    </message>
    <message>
        <source>%1: %2 in the file, %3 here</source>
        <comment>power, player, player</comment>
        <translation>%1&#xa0;: %2 dans le fichier, %3 ici</translation>
    </message>
    <message>
        <source>%1, %2: only in the file: %3</source>
        <comment>phase, power, orders</comment>
        <translation>%1, %2&#xa0;: seulement dans le fichier&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2: only here: %3</source>
        <comment>phase, power, orders</comment>
        <translation>%1, %2&#xa0;: seulement ici&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2: only in the file: %3. Only here: %4</source>
        <comment>phase, power, orders, orders</comment>
        <translation>%1, %2&#xa0;: seulement dans le fichier&#xa0;: %3. Seulement ici&#xa0;: %4</translation>
    </message>
    <message>
        <source>The file has a game on another map.</source>
        <translation>Le fichier contient une partie sur une autre carte.</translation>
    </message>
    <message>
        <source>Title: “%1” in the file, “%2” here</source>
        <translation>Titre&#xa0;: «&#xa0;%1&#xa0;» dans le fichier, «&#xa0;%2&#xa0;» ici</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Les règles de la partie</translation>
    </message>
    <message>
        <source>Players&apos; absences, lots, agreements or other entries of the game</source>
        <translation>Absences de joueurs, tirages au sort, accords ou autres données de la partie</translation>
    </message>
    <message>
        <source>%1: only in the file</source>
        <comment>phase</comment>
        <translation>%1&#xa0;: seulement dans le fichier</translation>
    </message>
    <message>
        <source>%1: only here</source>
        <comment>phase</comment>
        <translation>%1&#xa0;: seulement ici</translation>
    </message>
    <message>
        <source>%1: resolved only here</source>
        <comment>phase</comment>
        <translation>%1&#xa0;: résolue seulement ici</translation>
    </message>
    <message>
        <source>%1: resolved only in the file</source>
        <comment>phase</comment>
        <translation>%1&#xa0;: résolue seulement dans le fichier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase, what differs from the file</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: notes, rulings, votes or other entries</source>
        <comment>phase</comment>
        <translation>%1&#xa0;: notes, décisions, votes ou autres données</translation>
    </message>
    <message>
        <source>Variations that were tried out in the game</source>
        <translation>Variantes essayées dans la partie</translation>
    </message>
</context>
<context>
    <name>chancery::VideoFile</name>
    <message>
        <source>The program ffmpeg cannot be started. Check that it is installed, or export pictures.</source>
        <translation>Le programme ffmpeg ne démarre pas. Vérifiez qu’il est installé, ou exportez des images.</translation>
    </message>
    <message>
        <source>A video needs the program ffmpeg, which is not installed. Install it, or export pictures.</source>
        <translation>Une vidéo demande le programme ffmpeg, qui n’est pas installé. Installez-le, ou exportez des images.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation>Le dossier %1 n’existe pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Choose another place.</source>
        <translation>Impossible d’écrire le fichier %1. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>The program ffmpeg could not write the video. Choose another file or another format. It reports: %1</source>
        <translation>Le programme ffmpeg n’a pas pu écrire la vidéo. Choisissez un autre fichier ou un autre format. Il signale&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>chancery::VoteDialog</name>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>&amp;Begin the vote</source>
        <translation>&amp;Commencer le vote</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <translation>partage entre %1</translation>
    </message>
    <message>
        <source>What is proposed?</source>
        <translation>Que propose-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>proposal, why it is not possible</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Put this to the vote</source>
        <translation>Mettre ceci aux voix</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have a vote; all must agree</source>
        <translation>
            <numerusform>%n joueur a une voix&#xa0;; tous doivent être d’accord</numerusform>
            <numerusform>%n joueurs ont une voix&#xa0;; tous doivent être d’accord</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tokens in a bag: only their number is entered</source>
        <translation>&amp;Jetons dans un sac&#xa0;: on n’en saisit que le nombre</translation>
    </message>
    <message>
        <source>Every player puts in a token, for or against</source>
        <translation>Chaque joueur y met un jeton, pour ou contre</translation>
    </message>
    <message>
        <source>One after another at this &amp;screen, unseen by the others</source>
        <translation>L’un après l’autre à cet écra&amp;n, à l’abri des regards</translation>
    </message>
    <message>
        <source>The screen is covered between players</source>
        <translation>L’écran est masqué entre les joueurs</translation>
    </message>
    <message>
        <source>Open ballot: the vote count is announced and recorded.</source>
        <translation>Vote public&#xa0;: le nombre de voix est annoncé et consigné.</translation>
    </message>
    <message>
        <source>Secret ballot: only whether it passed is announced and recorded.</source>
        <translation>Vote secret&#xa0;: seule l’adoption ou le rejet est annoncé et consigné.</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Voter</translation>
    </message>
    <message>
        <source>From now on only this player may see the screen</source>
        <translation>Dès maintenant, seul ce joueur peut voir l’écran</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;Pour</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>C&amp;ontre</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Tokens for</source>
        <translation>Jetons pour</translation>
    </message>
    <message>
        <source>How many tokens in the bag are for the proposal</source>
        <translation>Combien de jetons dans le sac sont pour la proposition</translation>
    </message>
    <message>
        <source>Tokens against</source>
        <translation>Jetons contre</translation>
    </message>
    <message>
        <source>How many tokens in the bag are against the proposal</source>
        <translation>Combien de jetons dans le sac sont contre la proposition</translation>
    </message>
    <message>
        <source>Tokens &amp;for:</source>
        <translation>Jetons &amp;pour&#xa0;:</translation>
    </message>
    <message>
        <source>Tokens &amp;against:</source>
        <translation>Jetons c&amp;ontre&#xa0;:</translation>
    </message>
    <message>
        <source>Show the result to the &amp;players</source>
        <translation>Montrer le résul&amp;tat aux joueurs</translation>
    </message>
    <message>
        <source>Show the result to the players</source>
        <translation>Montrer le résultat aux joueurs</translation>
    </message>
    <message>
        <source>In the audience window</source>
        <translation>Dans la fenêtre du public</translation>
    </message>
    <message>
        <source>&amp;Show result</source>
        <translation>&amp;Afficher le résultat</translation>
    </message>
    <message>
        <source>&amp;Record the result</source>
        <translation>&amp;Enregistrer le résultat</translation>
    </message>
    <message>
        <source>Voter %1 of %2. The others look away, please.</source>
        <translation>Votant %1 sur %2. Les autres, détournez les yeux, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>La partie est terminée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 sur %n jeton</numerusform>
            <numerusform>%1 sur %n jetons</numerusform>
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
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Concession to %1</source>
        <translation>Victoire concédée à %1</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a vote</comment>
        <translation>proposition adoptée</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a vote</comment>
        <translation>proposition rejetée</translation>
    </message>
    <message>
        <source>%1 for, %2 against</source>
        <translation>%1 pour, %2 contre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>proposal: passed</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>vote (numbers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>these rules do not allow concessions</source>
        <translation>ces règles ne permettent pas de concéder la victoire</translation>
    </message>
    <message>
        <source>this power would have no share in a draw</source>
        <translation>cette puissance n’aurait pas de part dans un match nul</translation>
    </message>
</context>
<context>
    <name>chancery::WhyPages</name>
    <message>
        <source>Choose an order here, or a unit or province on the board.</source>
        <translation>Choisissez un ordre ici, ou une unité ou une province sur la carte.</translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation>Paradoxe de convoi</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>order, result</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The unit there</source>
        <translation>L’unité sur place</translation>
    </message>
    <message>
        <source>Moves to it</source>
        <translation>Mouvements vers la province</translation>
    </message>
    <message>
        <source>After the phase</source>
        <translation>Après la phase</translation>
    </message>
    <message>
        <source>%1 of %2 is there.</source>
        <comment>unit, power</comment>
        <translation>%1 (%2) s’y trouve.</translation>
    </message>
    <message>
        <source>No unit is there.</source>
        <translation>Aucune unité ne s’y trouve.</translation>
    </message>
    <message>
        <source>A standoff closes it to retreats.</source>
        <translation>Une égalité la ferme aux retraites.</translation>
    </message>
    <message>
        <source>The army has no convoy, so the move has no strength.</source>
        <translation>L’armée n’a pas de convoi, donc le mouvement n’a pas de force.</translation>
    </message>
    <message>
        <source>The unit that comes the opposite way dislodges it, so it keeps no other unit out.</source>
        <translation>L’unité qui vient en sens inverse la déloge, donc elle ne barre la route à aucune autre unité.</translation>
    </message>
    <message>
        <source>The unit leaves, so nothing resists.</source>
        <translation>L’unité s’en va, donc rien ne résiste.</translation>
    </message>
    <message>
        <source>The unit was ordered to move and failed, so it resists with 1, whatever supported its move.</source>
        <translation>L’unité avait l’ordre de se déplacer et a échoué&#xa0;; elle résiste donc avec 1, quels que soient les soutiens à son mouvement.</translation>
    </message>
    <message>
        <source>%1 exceeds %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 dépasse %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is below %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 est inférieur à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 equals %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 égale %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>the unit itself: %1</source>
        <comment>order</comment>
        <translation>l’unité elle-même&#xa0;: %1</translation>
    </message>
    <message>
        <source>Given, but it changes nothing here.</source>
        <translation>Valide, mais ne change rien ici.</translation>
    </message>
    <message>
        <source>Who counts</source>
        <translation>Qui compte</translation>
    </message>
    <message>
        <source>Go on to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>The circle</source>
        <translation>Le cercle</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one order to the next</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Consistent resolutions</source>
        <translation>Résolutions cohérentes</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Comment cela finit</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Attack strength of %1</source>
        <comment>an order</comment>
        <translation>Force d’attaque (%1)</translation>
    </message>
    <message>
        <source>Prevent strength of %1</source>
        <comment>an order</comment>
        <translation>Force de blocage (%1)</translation>
    </message>
    <message>
        <source>Defend strength of %1</source>
        <comment>an order</comment>
        <translation>Force de défense (%1)</translation>
    </message>
    <message>
        <source>Hold strength of %1</source>
        <comment>an order</comment>
        <translation>Force de maintien (%1)</translation>
    </message>
    <message>
        <source>In this phase</source>
        <translation>Dans cette phase</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two results</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: &lt;b&gt;%2&lt;/b&gt;</source>
        <comment>power, result</comment>
        <translation>%1&#xa0;: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>strengths</comment>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>what it did, order, result</comment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Ce qui a décidé</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retraite</translation>
    </message>
    <message>
        <source>No province is open to it.</source>
        <translation>Aucune province ne lui est ouverte.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>provinces</comment>
        <translation>Ouvertes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2:</source>
        <translation>Étape %1 sur %2&#xa0;:</translation>
    </message>
    <message>
        <source>How it was decided</source>
        <translation>Comment cela s’est décidé</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox</source>
        <translation>Il fait partie d’un paradoxe de convoi</translation>
    </message>
    <message>
        <source>What dislodged it</source>
        <translation>Ce qui l’a délogée</translation>
    </message>
    <message>
        <source>%1 dislodges it.</source>
        <comment>order</comment>
        <translation>%1 la déloge.</translation>
    </message>
    <message>
        <source>%1, which comes the opposite way, dislodges it: its attack strength %2 exceeds the defend strength %3.</source>
        <comment>order, two numbers</comment>
        <translation>%1, en sens inverse, la déloge&#xa0;: sa force d’attaque %2 dépasse la force de défense %3.</translation>
    </message>
    <message>
        <source>%1 dislodges it: its attack strength %2 exceeds the hold strength %3.</source>
        <comment>order, two numbers</comment>
        <translation>%1 la déloge&#xa0;: sa force d’attaque %2 dépasse la force de maintien %3.</translation>
    </message>
    <message>
        <source>Compared: %1 exceeds %2.</source>
        <comment>two strengths</comment>
        <translation>Comparaison&#xa0;: %1 dépasse %2.</translation>
    </message>
    <message>
        <source>Compared: %1 is below %2.</source>
        <comment>two strengths</comment>
        <translation>Comparaison&#xa0;: %1 est inférieure à %2.</translation>
    </message>
    <message>
        <source>Compared: %1 equals %2.</source>
        <comment>two strengths</comment>
        <translation>Comparaison&#xa0;: %1 égale %2.</translation>
    </message>
    <message>
        <source>What decided its order</source>
        <translation>Ce qui a décidé de son ordre</translation>
    </message>
    <message>
        <source>%1: no retreat is ordered for it. If that stays so, it is disbanded.</source>
        <comment>power</comment>
        <translation>%1&#xa0;: aucune retraite ne lui est ordonnée. Si rien ne change, elle est dissoute.</translation>
    </message>
    <message>
        <source>%1: no order to retreat counts for it. If that stays so, it is disbanded.</source>
        <comment>power</comment>
        <translation>%1&#xa0;: aucun ordre de retraite ne compte pour elle. Si rien ne change, elle est dissoute.</translation>
    </message>
    <message>
        <source>%1: no retreat ordered</source>
        <comment>unit</comment>
        <translation>%1&#xa0;: pas de retraite ordonnée</translation>
    </message>
    <message>
        <source>attack strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>force d’attaque %1 (%2)</translation>
    </message>
    <message>
        <source>prevent strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>force de blocage %1 (%2)</translation>
    </message>
    <message>
        <source>defend strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>force de défense %1 (%2)</translation>
    </message>
    <message>
        <source>hold strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>force de maintien %1 (%2)</translation>
    </message>
    <message>
        <source>Cut by: %1</source>
        <comment>order</comment>
        <translation>Coupé par&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strength, number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>disbanded if that stays so</source>
        <comment>a unit without an order to retreat</comment>
        <translation>dissoute si rien ne change</translation>
    </message>
    <message>
        <source>A unit of its own power does not leave the destination, so the move has no attack strength.</source>
        <translation>Une unité de sa propre puissance ne quitte pas la destination, donc le mouvement n’a pas de force d’attaque.</translation>
    </message>
    <message>
        <source>Given, but it counts in the prevent strength alone.</source>
        <translation>Valide, mais ne compte que dans la force de blocage.</translation>
    </message>
    <message>
        <source>Given, but no power helps to dislodge its own unit. It counts in the prevent strength.</source>
        <translation>Valide, mais aucune puissance n’aide à déloger sa propre unité. Il compte dans la force de blocage.</translation>
    </message>
    <message>
        <source>Given, but no power helps to dislodge its own unit.</source>
        <translation>Valide, mais aucune puissance n’aide à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>%1 could have built here, but no order for it counts.</source>
        <comment>power</comment>
        <translation>%1 aurait pu construire ici, mais aucun ordre en ce sens ne compte.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Constructions</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>a disband</comment>
        <translation>d’office</translation>
    </message>
    <message>
        <source>as ordered</source>
        <comment>a disband</comment>
        <translation>comme ordonné</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a strength</comment>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>chancery::WhyPanel</name>
    <message>
        <source>All orders</source>
        <translation>Tous les ordres</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>There are no results to explain.</source>
        <translation>Il n’y a pas de résultat à expliquer.</translation>
    </message>
</context>
<context>
    <name>chancery::WhyRoles</name>
    <message>
        <source>Cuts it too</source>
        <translation>Le coupe aussi</translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>Libère la place</translation>
    </message>
    <message>
        <source>Moves there too</source>
        <translation>Y va aussi</translation>
    </message>
    <message>
        <source>The unit there</source>
        <translation>L’unité sur place</translation>
    </message>
    <message>
        <source>Comes the opposite way</source>
        <translation>Vient en sens inverse</translation>
    </message>
    <message>
        <source>The convoying fleet</source>
        <translation>La flotte du convoi</translation>
    </message>
    <message>
        <source>The unit that it was to support</source>
        <translation>L’unité qu’elle devait soutenir</translation>
    </message>
    <message>
        <source>The unit that it was to convoy</source>
        <translation>L’unité qu’elle devait convoyer</translation>
    </message>
    <message>
        <source>Retreats there too</source>
        <translation>S’y replie aussi</translation>
    </message>
    <message>
        <source>The attack on it</source>
        <translation>L’attaque contre elle</translation>
    </message>
    <message>
        <source>The order that decided it</source>
        <translation>L’ordre qui a décidé</translation>
    </message>
    <message>
        <source>Stops that attack</source>
        <translation>Arrête cette attaque</translation>
    </message>
    <message>
        <source>Dislodged by it</source>
        <translation>Délogée par elle</translation>
    </message>
    <message>
        <source>Changes places with it</source>
        <translation>Échange sa place avec elle</translation>
    </message>
    <message>
        <source>Convoys it</source>
        <translation>La convoie</translation>
    </message>
    <message>
        <source>Moves to its province</source>
        <translation>Va dans sa province</translation>
    </message>
    <message>
        <source>Stops the unit ahead</source>
        <translation>Arrête l’unité qui la précède</translation>
    </message>
    <message>
        <source>Keeps it out too</source>
        <translation>Lui barre aussi la route</translation>
    </message>
    <message>
        <source>Dislodges the fleet</source>
        <translation>Déloge la flotte</translation>
    </message>
    <message>
        <source>As far away</source>
        <translation>À la même distance</translation>
    </message>
    <message>
        <source>Waits ahead of it</source>
        <translation>Attend devant elle</translation>
    </message>
    <message>
        <source>Attacks it too</source>
        <translation>L’attaque aussi</translation>
    </message>
    <message>
        <source>Helps to stop it</source>
        <translation>Aide à l’arrêter</translation>
    </message>
    <message>
        <source>Would dislodge the fleet too</source>
        <translation>Délogerait aussi la flotte</translation>
    </message>
    <message>
        <source>Cut support that would have turned it</source>
        <translation>Soutien coupé qui aurait changé l’issue</translation>
    </message>
    <message>
        <source>Removed before it</source>
        <translation>Retirée avant elle</translation>
    </message>
    <message>
        <source>Would change it by holding</source>
        <translation>Changerait l’issue en tenant</translation>
    </message>
    <message>
        <source>Would dislodge it otherwise</source>
        <translation>La délogerait sinon</translation>
    </message>
</context>
<context>
    <name>chancery::Words</name>
    <message>
        <source>that place</source>
        <translation>cet endroit</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>une autre unité</translation>
    </message>
    <message>
        <source>%7 builds in %1.</source>
        <translation>%7 construit en %1.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it is not one of its home centres.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: ce n’est pas un de ses centres nationaux.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the coast was not named.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: la côte n’est pas indiquée.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it has no build left.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: il ne lui reste aucune construction.</translation>
    </message>
    <message>
        <source>%7 removes its unit in %1.</source>
        <translation>%7 retire son unité stationnée en %1.</translation>
    </message>
    <message>
        <source>%7 keeps its unit in %1: nothing more has to be removed.</source>
        <translation>%7 garde son unité en %1&#xa0;: il n’y a plus rien à retirer.</translation>
    </message>
    <message>
        <source>%7 waives one build.</source>
        <translation>%7 renonce à une construction.</translation>
    </message>
    <message>
        <source>No reason is known.</source>
        <translation>Aucune raison connue.</translation>
    </message>
    <message>
        <source>Support counted: %1.</source>
        <translation>Soutiens comptés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The order names a sea twice; it counts where it is named first.</source>
        <translation>L’ordre nomme deux fois une mer&#xa0;; seule la première mention compte.</translation>
    </message>
    <message>
        <source>%1 %2, movement</source>
        <comment>season, year</comment>
        <translation>%1 %2, mouvements</translation>
    </message>
    <message>
        <source>%1 %2, retreats</source>
        <comment>season, year</comment>
        <translation>%1 %2, retraites</translation>
    </message>
    <message>
        <source>%1 %2, adjustments</source>
        <comment>season, year</comment>
        <translation>%1 %2, ajustements</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>north coast</source>
        <translation>côte nord</translation>
    </message>
    <message>
        <source>east coast</source>
        <translation>côte est</translation>
    </message>
    <message>
        <source>south coast</source>
        <translation>côte sud</translation>
    </message>
    <message>
        <source>west coast</source>
        <translation>côte ouest</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>réussit</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>verdict: legal in itself, but nothing matches it</comment>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>verdict</comment>
        <translation>illégal</translation>
    </message>
    <message>
        <source>given</source>
        <comment>verdict on a support</comment>
        <translation>valide</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>verdict on a support</comment>
        <translation>coupé</translation>
    </message>
    <message>
        <source>disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation>rompu</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>verdict on a hold</comment>
        <translation>tient bon</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>délogée</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruite</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, fate</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no power</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province, coast</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Army %1</source>
        <translation>Armée %1</translation>
    </message>
    <message>
        <source>Fleet %1</source>
        <translation>Flotte %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 tient</translation>
    </message>
    <message>
        <source>%1 to %2 by convoy</source>
        <translation>%1 – %2 par convoi</translation>
    </message>
    <message>
        <source>%1 to %2 by convoy %3</source>
        <comment>army, province, which way: &apos;through the North Sea&apos;</comment>
        <translation>%1 – %2, convoi %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 supports %2 in holding</source>
        <translation>%1 soutient %2 sur place</translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <translation>%1 soutient %2 – %3</translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <translation>%1 convoie %2 – %3</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation>%1 se replie vers %2</translation>
    </message>
    <message>
        <source>%1 disbands</source>
        <translation>%1 est dissoute</translation>
    </message>
    <message>
        <source>%1 is built</source>
        <translation>%1 est construite</translation>
    </message>
    <message>
        <source>One build is waived</source>
        <translation>Renonciation à une construction</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>%7 has no build left to waive.</source>
        <translation>%7 n’a plus de construction à laquelle renoncer.</translation>
    </message>
    <message>
        <source>%7 may not waive a build.</source>
        <translation>%7 ne peut pas renoncer à une construction.</translation>
    </message>
    <message>
        <source>that unit</source>
        <translation>cette unité</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>L’ordre</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: %3 makes room.</source>
        <translation>%1 réussit dans un cercle de mouvements&#xa0;: %3 libère la place.</translation>
    </message>
    <message>
        <source>%1 is cut by %3.</source>
        <translation>%1 est coupé par %3.</translation>
    </message>
    <message>
        <source>%1 is illegal: there is no such unit.</source>
        <translation>%1 est illégal&#xa0;: cette unité n’existe pas.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit does not belong to %7.</source>
        <translation>%1 est illégal&#xa0;: l’unité n’appartient pas à %7.</translation>
    </message>
    <message>
        <source>%1 is illegal: a unit cannot support itself.</source>
        <translation>%1 est illégal&#xa0;: une unité ne peut pas se soutenir elle-même.</translation>
    </message>
    <message>
        <source>%1 does not count: another order to %8 does.</source>
        <translation>%1 ne compte pas&#xa0;: un autre ordre donné à %8 compte.</translation>
    </message>
    <message>
        <source>%1 is not followed: %8 has two different orders.</source>
        <translation>%1 n’est pas suivi&#xa0;: %8 a deux ordres différents.</translation>
    </message>
    <message>
        <source>%1 is not written as the rulebook demands.</source>
        <translation>%1 n’est pas écrit comme l’exige le règlement.</translation>
    </message>
    <message>
        <source>%1 does not belong to this phase.</source>
        <translation>%1 n’appartient pas à cette phase.</translation>
    </message>
    <message>
        <source>%8 retreats to %2.</source>
        <translation>%8 se replie vers %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is not open to its retreat.</source>
        <translation>%8 est dissoute&#xa0;: elle ne peut pas se replier vers %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded as ordered.</source>
        <translation>%8 est dissoute comme ordonné.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2.</source>
        <translation>%1 est délogée par %2.</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>clause</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%7 waives nothing: of too many orders none counts.</source>
        <translation>%7 ne renonce à rien&#xa0;: il y a trop d’ordres, aucun ne compte.</translation>
    </message>
    <message>
        <source>%7 builds nothing in %1: of too many orders none counts.</source>
        <translation>%7 ne construit rien en %1&#xa0;: il y a trop d’ordres, aucun ne compte.</translation>
    </message>
    <message>
        <source>%7 may not choose its unit in %1: of too many orders to remove units none counts.</source>
        <translation>%7 ne peut pas choisir son unité en %1&#xa0;: il y a trop d’ordres de retrait, aucun ne compte.</translation>
    </message>
    <message>
        <source>house rule %1</source>
        <translation>règle maison %1</translation>
    </message>
    <message>
        <source>%1 is illegal: these rules know no insurrections.</source>
        <translation>%1 est illégal&#xa0;: ces règles ne connaissent pas d’insurrections.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 by an insurrection: it has not lost its country.</source>
        <translation>%7 ne peut pas récupérer %1 par une insurrection&#xa0;: son pays n’est pas perdu.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 has not lost its country.</source>
        <translation>%1 est illégal&#xa0;: %2 n’a pas perdu son pays.</translation>
    </message>
    <message>
        <source>%8 is given up for an insurrection for %2: it takes %5 units, and %4 came.</source>
        <translation>%8 est sacrifiée à une insurrection pour %2&#xa0;: il faut %5 unités, il en est venu %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %2 filed no valid order to revive its country.</source>
        <translation>%8 est sacrifiée en vain&#xa0;: %2 n’a remis aucun ordre valable pour faire renaître son pays.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came.</source>
        <translation>%8 est sacrifiée en vain&#xa0;: une insurrection pour %2 demande %5 unités, et il en est venu %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %9, which was promised to %2 as well, did not turn up.</source>
        <translation>%8 est sacrifiée en vain&#xa0;: %9, également promise à %2, n’est pas venue.</translation>
    </message>
    <message>
        <source>%8 does not turn up for %2, being dislodged: %4 against %3 %5.</source>
        <translation>%8 n’arrive pas pour aider %2, car elle est délogée&#xa0;: %4 contre %3 %5.</translation>
    </message>
    <message>
        <source>%7 may regain %1 once the retreats are made: %4 units came.</source>
        <translation>%7 pourra récupérer %1 après les retraites&#xa0;; unités venues&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%7 regains %1: it takes %5 units, and %4 came.</source>
        <translation>%7 récupère %1&#xa0;: il faut %5 unités, et il en est venu %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: it takes %5 units, and %4 came.</source>
        <translation>%7 ne récupère pas %1&#xa0;: il faut %5 unités, et il en est venu %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: %9 was promised and did not turn up.</source>
        <translation>%7 ne récupère pas %1&#xa0;: %9, pourtant promise, n’est pas venue.</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: %2</source>
        <translation>%1 est sacrifiée pour une insurrection&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is to be regained</source>
        <translation>À récupérer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled.</source>
        <comment>order, result</comment>
        <translation>%1&#xa0;: %2, par décision de l’arbitre.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled: “%3”.</source>
        <comment>order, result, reason</comment>
        <translation>%1&#xa0;: %2, par décision de l’arbitre&#xa0;: «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled on %3: “%4”.</source>
        <comment>order, result, another order, reason</comment>
        <translation>%1&#xa0;: %2, par décision de l’arbitre sur %3&#xa0;: «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>%8 is disbanded: %9 was ordered to retreat to %2 as well.</source>
        <translation>%8 est dissoute&#xa0;: %9 avait aussi l’ordre de se replier vers %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it could not move to %2 by itself.</source>
        <translation>%8 est dissoute&#xa0;: elle ne pourrait pas se déplacer vers %2 par ses propres moyens.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is occupied.</source>
        <translation>%8 est dissoute&#xa0;: une unité occupe %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: its attacker came from %2.</source>
        <translation>%8 est dissoute&#xa0;: son attaquant venait de %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: a standoff left %2 empty.</source>
        <translation>%8 est dissoute&#xa0;: une égalité a laissé %2 vide.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it has no valid order to retreat.</source>
        <translation>%8 est dissoute&#xa0;: elle n’a pas d’ordre de retraite valable.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is there already.</source>
        <translation>%1 est illégal&#xa0;: %8 s’y trouve déjà.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8.</source>
        <translation>%1 est illégal&#xa0;: %2 n’est pas limitrophe de %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8, and no fleets are in place to convoy it there.</source>
        <translation>%1 est illégal&#xa0;: %2 n’est pas limitrophe de %8, et aucune flotte n’est en place pour l’y convoyer.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot move into a sea province.</source>
        <translation>%1 est illégal&#xa0;: une armée ne peut pas aller dans une province maritime.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot move inland.</source>
        <translation>%1 est illégal&#xa0;: une flotte ne peut pas aller à l’intérieur des terres.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is next to %8 by land, but not along the coast.</source>
        <translation>%1 est illégal&#xa0;: %2 jouxte %8 par la terre, mais pas par la côte.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on another coast than the one that %2 adjoins.</source>
        <translation>%1 est illégal&#xa0;: %8 est sur une autre côte que celle qui jouxte %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot be convoyed.</source>
        <translation>%1 est illégal&#xa0;: une flotte ne peut pas être convoyée.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2.</source>
        <translation>%1 est illégal&#xa0;: il n’indique pas vers quelle côte de %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 cannot reach that coast.</source>
        <translation>%1 est illégal&#xa0;: %8 ne peut pas atteindre cette côte.</translation>
    </message>
    <message>
        <source>%1 is illegal: it names a coast that is wrong, although none is needed.</source>
        <translation>%1 est illégal&#xa0;: il indique une côte fausse, alors qu’aucune n’est nécessaire.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit is in %6.</source>
        <translation>%1 est illégal&#xa0;: il n’y a pas d’unité en %6.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8.</source>
        <translation>%1 est illégal&#xa0;: la province visée par le soutien n’est pas limitrophe de %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot support into a sea province.</source>
        <translation>%1 est illégal&#xa0;: une armée ne peut pas donner de soutien vers une province maritime.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot support into an inland province.</source>
        <translation>%1 est illégal&#xa0;: une flotte ne peut pas donner de soutien vers une province intérieure.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move along the coast into the province into which it supports.</source>
        <translation>%1 est illégal&#xa0;: %8 ne pourrait pas aller par la côte dans la province visée par le soutien.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move from its coast into the province into which it supports.</source>
        <translation>%1 est illégal&#xa0;: de sa côte, %8 ne pourrait pas aller dans la province visée par le soutien.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit in %6 cannot move to %2.</source>
        <translation>%1 est illégal&#xa0;: l’unité en %6 ne peut pas se déplacer vers %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleet in %6 cannot reach the coast that it names.</source>
        <translation>%1 est illégal&#xa0;: la flotte en %6 ne peut pas atteindre la côte indiquée.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation>%1 est illégal&#xa0;: il n’indique pas vers quelle côte de %2 se déplace la flotte en %6.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot convoy.</source>
        <translation>%1 est illégal&#xa0;: une armée ne peut pas convoyer.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet convoys only from a sea province.</source>
        <translation>%1 est illégal&#xa0;: une flotte ne convoie que depuis une province maritime.</translation>
    </message>
    <message>
        <source>%1 is illegal: no army is in %6.</source>
        <translation>%1 est illégal&#xa0;: il n’y a pas d’armée en %6.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army is in %2 already.</source>
        <translation>%1 est illégal&#xa0;: l’armée est déjà en %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: a convoy cannot end in %2, which has no coast.</source>
        <translation>%1 est illégal&#xa0;: un convoi ne peut pas finir en %2, qui n’a pas de côte.</translation>
    </message>
    <message>
        <source>%1 succeeds: no unit is in %2, and no other moves there.</source>
        <extracomment>In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, or the order that stops %3, %7 power, %8 the unit, %9 the unit against it. A gap that is not needed may be left out. Attack, hold, prevent and defend strength are the strengths of DATC 5.B.4 to 5.B.7.</extracomment>
        <translation>%1 réussit&#xa0;: il n’y a pas d’unité en %2, et aucune autre n’y va.</translation>
    </message>
    <message>
        <source>%1 succeeds: %9 leaves %2.</source>
        <translation>%1 réussit&#xa0;: %9 quitte %2.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation>%1 réussit&#xa0;: %3 est sans effet sur %2, car l’unité qui en vient déloge %9.</translation>
    </message>
    <message>
        <source>%1 succeeds: it changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%1 réussit&#xa0;: l’unité échange sa place avec %9, ce qui est possible car l’une des deux au moins passe par convoi.</translation>
    </message>
    <message>
        <source>%1 dislodges %9: attack %4, hold %5.</source>
        <translation>%1 déloge %9&#xa0;: attaque %4, maintien %5.</translation>
    </message>
    <message>
        <source>%1 dislodges %9, which comes the opposite way: attack %4, defend %5.</source>
        <translation>%1 déloge %9, qui vient en sens inverse&#xa0;: attaque %4, défense %5.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation>%1 réussit&#xa0;: sa force d’attaque %4 dépasse la force de blocage %5 de %3.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 réussit&#xa0;: sa force d’attaque %4 dépasse la force de blocage %5 de %3, un mouvement de sa propre puissance.</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation>%1 réussit dans un cercle de mouvements&#xa0;: sa force d’attaque %4 dépasse la force de blocage %5 de %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3.</source>
        <translation>%1 rebondit&#xa0;: sa force d’attaque %4 égale la force de blocage %5 de %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 rebondit&#xa0;: sa force d’attaque %4 égale la force de blocage %5 de %3, un mouvement de sa propre puissance.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation>%1 rebondit&#xa0;: sa force d’attaque %4 égale la force de blocage %5 de %3, qui compte bien que %9 soit délogée.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3.</source>
        <translation>%1 échoue&#xa0;: sa force d’attaque %4 est inférieure à la force de blocage %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 échoue&#xa0;: sa force d’attaque %4 ne dépasse pas la force de maintien %5 de %9.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 equals the defend strength %5 of %3.</source>
        <translation>%1 échoue dans le face-à-face&#xa0;: sa force d’attaque %4 égale la force de défense %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 is below the defend strength %5 of %3.</source>
        <translation>%1 échoue dans le face-à-face&#xa0;: sa force d’attaque %4 est inférieure à la force de défense %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted, because %9 is dislodged.</source>
        <translation>%1 échoue&#xa0;: sa seule route de convoi est rompue, car %9 est délogée.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9.</source>
        <translation>%1 échoue&#xa0;: chacune de ses routes de convoi est rompue. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9.</source>
        <translation>%1 échoue&#xa0;: une de ses routes de convoi est rompue, ce qui suffit. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9.</source>
        <translation>%1 échoue&#xa0;: la route de convoi indiquée est rompue. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>%1 fails: it is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 échoue&#xa0;: il fait partie d’un paradoxe de convoi, où chaque unité tient.</translation>
    </message>
    <message>
        <source>%1 is invalid: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 est sans effet&#xa0;: les flottes qui avaient l’ordre de convoyer ne forment pas de route vers %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: on the convoy route that it names, no matching convoy was ordered in %9.</source>
        <translation>%1 est sans effet&#xa0;: sur la route de convoi indiquée, aucun convoi correspondant n’était ordonné en %9.</translation>
    </message>
    <message>
        <source>%1 stands: %8 is not attacked.</source>
        <translation>%1 tient bon&#xa0;: %8 n’est pas attaquée.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 does not exceed its hold strength %4.</source>
        <translation>%1 tient bon&#xa0;: la force d’attaque %5 de %3 ne dépasse pas sa force de maintien %4.</translation>
    </message>
    <message>
        <source>%1 stands: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 tient bon&#xa0;: %3 est un mouvement de sa propre puissance, et une puissance ne déloge pas sa propre unité.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3: attack %5, hold %4.</source>
        <translation>%8 est délogée par %3&#xa0;: attaque %5, maintien %4.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 gave no orders.</source>
        <translation>%8 est délogée par %3 (attaque %5, maintien %4) et détruite, car %7 n’a pas donné d’ordres.</translation>
    </message>
    <message>
        <source>Support that was cut: %1.</source>
        <translation>Soutiens coupés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because no power helps to dislodge its own unit.</source>
        <translation>Soutiens non comptés&#xa0;: %3 (valide), car aucune puissance n’aide à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>%8 dislodges %9 as well.</source>
        <translation>%8 déloge aussi %9.</translation>
    </message>
    <message>
        <source>%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation>%3 est sans effet sur %2, car l’unité qui en vient déloge %9.</translation>
    </message>
    <message>
        <source>%8 changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%8 échange sa place avec %9, ce qui est possible car l’une des deux au moins passe par convoi.</translation>
    </message>
    <message>
        <source>%9 convoys %8.</source>
        <translation>%9 convoie %8.</translation>
    </message>
    <message>
        <source>Several fleets convoy %8: %9.</source>
        <translation>Plusieurs flottes convoient %8&#xa0;: %9.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, as ordered, although it could go by land.</source>
        <translation>%8 passe par convoi, comme ordonné, bien qu’elle puisse passer par voie de terre.</translation>
    </message>
    <message>
        <source>%8 goes by land instead, because its convoy failed.</source>
        <translation>%8 passe finalement par voie de terre, car son convoi a échoué.</translation>
    </message>
    <message>
        <source>The support need not name the coast.</source>
        <translation>Le soutien n’a pas besoin d’indiquer la côte.</translation>
    </message>
    <message>
        <source>%8 cannot retreat and is destroyed.</source>
        <translation>%8 ne peut pas se replier et est détruite.</translation>
    </message>
    <message>
        <source>%1 is given: %8 is not attacked.</source>
        <translation>%1 est valide&#xa0;: %8 n’est pas attaquée.</translation>
    </message>
    <message>
        <source>%1 is given: %3 is a move of its own power, which does not cut it.</source>
        <translation>%1 est valide&#xa0;: %3 est un mouvement de sa propre puissance, qui ne le coupe pas.</translation>
    </message>
    <message>
        <source>%1 is cut by %3, although %9 is dislodged itself.</source>
        <translation>%1 est coupé par %3, bien que %9 soit elle-même délogée.</translation>
    </message>
    <message>
        <source>%1 is cut by %3: the army has a convoy route that does not need the fleet at which the support is directed.</source>
        <translation>%1 est coupé par %3&#xa0;: l’armée a une route de convoi qui se passe de la flotte visée par le soutien.</translation>
    </message>
    <message>
        <source>%1 is cut because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 est coupé, car %3 déloge %8&#xa0;: attaque %5, maintien %4.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is %3.</source>
        <translation>%1 est sans effet&#xa0;: l’ordre donné à %9 est %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: it names another coast than %3.</source>
        <translation>%1 est sans effet&#xa0;: il indique une autre côte que %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was not ordered to move.</source>
        <translation>%1 est sans effet&#xa0;: %9 n’avait pas l’ordre de se déplacer.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move and cannot be supported in place.</source>
        <translation>%1 est sans effet&#xa0;: %9 avait l’ordre de se déplacer et ne peut pas être soutenue sur place.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 est sans effet&#xa0;: l’ordre donné à %9 est illégal, donc elle tient.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move, although illegally, and cannot be supported in place.</source>
        <translation>%1 est sans effet&#xa0;: %9 avait l’ordre, même illégal, de se déplacer et ne peut pas être soutenue sur place.</translation>
    </message>
    <message>
        <source>%1 has no effect: the power of %9 gave no orders, so that its units cannot be supported.</source>
        <translation>%1 est sans effet&#xa0;: la puissance de %9 n’a pas donné d’ordres, donc ses unités ne peuvent pas être soutenues.</translation>
    </message>
    <message>
        <source>%1 is disrupted because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 est rompu, car %3 déloge %8&#xa0;: attaque %5, maintien %4.</translation>
    </message>
    <message>
        <source>%1 is disrupted: it is part of a paradox with %3.</source>
        <translation>%1 est rompu&#xa0;: il fait partie d’un paradoxe avec %3.</translation>
    </message>
    <message>
        <source>%1 is invalid: the convoy route that it names is written in the wrong sequence, so that it is no route.</source>
        <translation>%1 est sans effet&#xa0;: la route de convoi indiquée est mal enchaînée et n’en est donc pas une.</translation>
    </message>
    <message>
        <source>%2 was open to its retreat.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %1 place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A gap that is not needed may be left out.</extracomment>
        <translation>La retraite vers %2 lui était permise.</translation>
    </message>
    <message>
        <source>%9 was ordered to retreat to %2 as well, so both are disbanded.</source>
        <translation>%9 avait aussi l’ordre de se replier vers %2, donc les deux sont dissoutes.</translation>
    </message>
    <message>
        <source>It could not move to %2 by itself.</source>
        <translation>Elle ne pourrait pas se déplacer vers %2 par ses propres moyens.</translation>
    </message>
    <message>
        <source>%2 is occupied.</source>
        <translation>Une unité occupe %2.</translation>
    </message>
    <message>
        <source>Its attacker came from %2.</source>
        <translation>Son attaquant venait de %2.</translation>
    </message>
    <message>
        <source>A standoff left %2 empty.</source>
        <translation>Une égalité a laissé %2 vide.</translation>
    </message>
    <message>
        <source>%2 is not open to its retreat.</source>
        <translation>La retraite vers %2 ne lui est pas permise.</translation>
    </message>
    <message>
        <source>%7 ordered it.</source>
        <translation>%7 l’a ordonné.</translation>
    </message>
    <message>
        <source>It has no valid order to retreat.</source>
        <translation>Elle n’a pas d’ordre de retraite valable.</translation>
    </message>
    <message>
        <source>%1 is not one of the home centres of %7.</source>
        <translation>%1 n’est pas un centre national de %7.</translation>
    </message>
    <message>
        <source>Such a unit cannot be in %1.</source>
        <translation>Une telle unité ne peut pas se trouver en %1.</translation>
    </message>
    <message>
        <source>The coast of %1 was not named.</source>
        <translation>La côte de %1 n’est pas indiquée.</translation>
    </message>
    <message>
        <source>%7 has no build left.</source>
        <translation>%7 n’a plus de construction.</translation>
    </message>
    <message>
        <source>%7 ordered too many builds, so none of them counts.</source>
        <translation>%7 a ordonné trop de constructions, donc aucune ne compte.</translation>
    </message>
    <message>
        <source>%7 has nothing more to remove.</source>
        <translation>%7 n’a plus rien à retirer.</translation>
    </message>
    <message>
        <source>%7 ordered too many removals, so none of them counts.</source>
        <translation>%7 a ordonné trop de retraits, donc aucun ne compte.</translation>
    </message>
    <message>
        <source>%7 had a build to waive.</source>
        <translation>%7 avait une construction à laquelle renoncer.</translation>
    </message>
    <message>
        <source>The rules do not let %7 waive a build.</source>
        <translation>Les règles ne permettent pas à %7 de renoncer à une construction.</translation>
    </message>
    <message>
        <source>These rules know no insurrections.</source>
        <translation>Ces règles ne connaissent pas d’insurrections.</translation>
    </message>
    <message>
        <source>%7 has not lost its country.</source>
        <translation>%7 n’a pas perdu son pays.</translation>
    </message>
    <message>
        <source>%2 has not lost its country.</source>
        <translation>%2 n’a pas perdu son pays.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and %4 came.</source>
        <translation>Pour %2, il faut %5 unités, et il en est venu %4.</translation>
    </message>
    <message>
        <source>%2 gave no valid order to regain its country.</source>
        <translation>%2 n’a donné aucun ordre valable pour récupérer son pays.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and only %4 came.</source>
        <translation>Pour %2, il faut %5 unités, et il n’en est venu que %4.</translation>
    </message>
    <message>
        <source>%9, which was promised to %2 as well, did not come.</source>
        <translation>%9, également promise à %2, n’est pas venue.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger: %5 against %4.</source>
        <translation>%9 l’attaque et est plus forte&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>It is decided once the retreats are made. Units that came: %4.</source>
        <translation>Cela se décide après les retraites. Unités venues&#xa0;: %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came. A unit is built there.</source>
        <translation>Il faut %5 unités, et il en est venu %4. Une unité y est construite.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came.</source>
        <translation>Il faut %5 unités, et il en est venu %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and only %4 came.</source>
        <translation>Il faut %5 unités, et il n’en est venu que %4.</translation>
    </message>
    <message>
        <source>%9 was promised and did not come.</source>
        <translation>%9, pourtant promise, n’est pas venue.</translation>
    </message>
    <message>
        <source>%2 is empty, and no other unit moves there.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation>%2 est vide, et aucune autre unité n’y va.</translation>
    </message>
    <message>
        <source>%9 leaves %2, so there is room.</source>
        <translation>%9 quitte %2, donc la place est libre.</translation>
    </message>
    <message>
        <source>It changes places with %9. That works because at least one of them goes by convoy.</source>
        <translation>Elle échange sa place avec %9. C’est possible, car l’une des deux au moins passe par convoi.</translation>
    </message>
    <message>
        <source>It is stronger than %9, %4 against %5, and dislodges it.</source>
        <translation>Elle l’emporte sur %9, %4 contre %5, et la déloge.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, is stronger, %4 against %5, and dislodges it.</source>
        <translation>Elle affronte %9 de front, l’emporte, %4 contre %5, et la déloge.</translation>
    </message>
    <message>
        <source>%9 stays there, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 y reste, et l’attaque n’est pas plus forte&#xa0;: %4 contre %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and neither is stronger: %4 against %5.</source>
        <translation>Elle affronte %9 de front, et aucune n’est plus forte&#xa0;: %4 contre %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head and is weaker: %4 against %5.</source>
        <translation>Elle affronte %9 de front et est plus faible&#xa0;: %4 contre %5.</translation>
    </message>
    <message>
        <source>It would dislodge %9, and no power dislodges its own unit.</source>
        <translation>Elle délogerait %9, et aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation>Elle fait partie d’un paradoxe de convoi, où chaque unité reste sur place.</translation>
    </message>
    <message>
        <source>The fleets that were ordered to convoy it form no route to %2.</source>
        <translation>Les flottes qui avaient l’ordre de la convoyer ne forment pas de route vers %2.</translation>
    </message>
    <message>
        <source>Its order names a convoy route, but no such convoy was ordered in %9.</source>
        <translation>Son ordre indique une route de convoi, mais aucun convoi correspondant n’était ordonné en %9.</translation>
    </message>
    <message>
        <source>Its order names the sea provinces of the convoy in the wrong sequence, so they form no route.</source>
        <translation>Les provinces maritimes du convoi sont mal enchaînées dans son ordre&#xa0;; elles ne forment donc pas de route.</translation>
    </message>
    <message>
        <source>No unit attacks it.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation>Aucune unité ne l’attaque.</translation>
    </message>
    <message>
        <source>%9 attacks it but is not stronger: %5 against %4.</source>
        <translation>%9 l’attaque, mais n’est pas plus forte&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 gave no orders, it may not retreat.</source>
        <translation>%9 l’attaque et est plus forte, %5 contre %4. Comme %7 n’a pas donné d’ordres, elle ne peut pas se replier.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. No power helps to dislodge its own unit.</source>
        <translation>Soutiens non comptés&#xa0;: %9. Aucune puissance n’aide à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>A support need not name the coast.</source>
        <translation>Un soutien n’a pas besoin d’indiquer la côte.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, whether or not the attack succeeds.</source>
        <translation>%9 l’attaque, et cela suffit, que l’attaque réussisse ou non.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, although %9 is dislodged itself.</source>
        <translation>%9 l’attaque, et cela suffit, même si %9 est elle-même délogée.</translation>
    </message>
    <message>
        <source>%9 attacks it by convoy. That counts because the convoy does not need the fleet at which the support is directed.</source>
        <translation>%9 l’attaque par convoi. Cela compte, car le convoi se passe de la flotte visée par le soutien.</translation>
    </message>
    <message>
        <source>%9 attacks it and dislodges it: %5 against %4.</source>
        <translation>%9 l’attaque et la déloge&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>%9 was ordered to move somewhere else.</source>
        <translation>%9 avait l’ordre d’aller ailleurs.</translation>
    </message>
    <message>
        <source>It names another coast than the order to %9.</source>
        <translation>Il indique une autre côte que l’ordre donné à %9.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move.</source>
        <translation>%9 n’avait pas l’ordre de se déplacer.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, so it cannot be supported in holding.</source>
        <translation>%9 avait l’ordre de se déplacer, donc elle ne peut pas recevoir de soutien défensif.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so it does not move.</source>
        <translation>L’ordre donné à %9 est illégal, donc elle ne se déplace pas.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, although illegally, so it cannot be supported in holding.</source>
        <translation>%9 avait l’ordre, même illégal, de se déplacer, donc elle ne peut pas recevoir de soutien défensif.</translation>
    </message>
    <message>
        <source>%9 belongs to a power that gave no orders. Under these rules it cannot be supported.</source>
        <translation>%9 est d’une puissance qui n’a pas donné d’ordres. Selon ces règles, elle ne peut pas être soutenue.</translation>
    </message>
    <message>
        <source>%9 does not use this convoy: its order names another route.</source>
        <translation>%9 n’utilise pas ce convoi&#xa0;: son ordre indique une autre route.</translation>
    </message>
    <message>
        <source>There is no such unit.</source>
        <translation>Cette unité n’existe pas.</translation>
    </message>
    <message>
        <source>The unit does not belong to %7.</source>
        <translation>L’unité n’appartient pas à %7.</translation>
    </message>
    <message>
        <source>Another order to this unit counts.</source>
        <translation>Un autre ordre donné à cette unité compte.</translation>
    </message>
    <message>
        <source>The unit has two different orders, so neither is followed.</source>
        <translation>L’unité a deux ordres différents, donc aucun n’est suivi.</translation>
    </message>
    <message>
        <source>It is not written as the rulebook demands.</source>
        <translation>Il n’est pas écrit comme l’exige le règlement.</translation>
    </message>
    <message>
        <source>It does not belong to this phase.</source>
        <translation>Il n’appartient pas à cette phase.</translation>
    </message>
    <message>
        <source>The unit is in %2 already.</source>
        <translation>L’unité est déjà en %2.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit.</source>
        <translation>%2 n’est pas limitrophe de l’unité.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit, and no fleets are in place to convoy it there.</source>
        <translation>%2 n’est pas limitrophe de l’unité, et aucune flotte n’est en place pour l’y convoyer.</translation>
    </message>
    <message>
        <source>An army cannot move into a sea province.</source>
        <translation>Une armée ne peut pas aller dans une province maritime.</translation>
    </message>
    <message>
        <source>A fleet cannot move inland.</source>
        <translation>Une flotte ne peut pas aller à l’intérieur des terres.</translation>
    </message>
    <message>
        <source>%2 is next to the fleet by land, but not along the coast.</source>
        <translation>%2 jouxte la flotte par la terre, mais pas par la côte.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that %2 adjoins.</source>
        <translation>La flotte est sur une autre côte que celle qui jouxte %2.</translation>
    </message>
    <message>
        <source>A fleet cannot be convoyed.</source>
        <translation>Une flotte ne peut pas être convoyée.</translation>
    </message>
    <message>
        <source>The fleet cannot reach that coast.</source>
        <translation>La flotte ne peut pas atteindre cette côte.</translation>
    </message>
    <message>
        <source>It names a coast that is wrong, although none is needed.</source>
        <translation>Il indique une côte fausse, alors qu’aucune n’est nécessaire.</translation>
    </message>
    <message>
        <source>A unit cannot support itself.</source>
        <translation>Une unité ne peut pas se soutenir elle-même.</translation>
    </message>
    <message>
        <source>An army cannot support into a sea province.</source>
        <translation>Une armée ne peut pas donner de soutien vers une province maritime.</translation>
    </message>
    <message>
        <source>A fleet cannot support into an inland province.</source>
        <translation>Une flotte ne peut pas donner de soutien vers une province intérieure.</translation>
    </message>
    <message>
        <source>The fleet could not move along the coast into the province into which it supports.</source>
        <translation>La flotte ne pourrait pas aller par la côte dans la province visée par le soutien.</translation>
    </message>
    <message>
        <source>The fleet cannot support there: from its coast it could not move there itself.</source>
        <translation>La flotte ne peut pas y donner de soutien&#xa0;: de sa côte, elle ne pourrait pas y aller elle-même.</translation>
    </message>
    <message>
        <source>The unit in %6 cannot move to %2.</source>
        <translation>L’unité en %6 ne peut pas se déplacer vers %2.</translation>
    </message>
    <message>
        <source>The fleet in %6 cannot reach the coast that is named.</source>
        <translation>La flotte en %6 ne peut pas atteindre la côte indiquée.</translation>
    </message>
    <message>
        <source>It does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation>Il n’indique pas vers quelle côte de %2 se déplace la flotte en %6.</translation>
    </message>
    <message>
        <source>An army cannot convoy.</source>
        <translation>Une armée ne peut pas convoyer.</translation>
    </message>
    <message>
        <source>A fleet convoys only from a sea province.</source>
        <translation>Une flotte ne convoie que depuis une province maritime.</translation>
    </message>
    <message>
        <source>The army is in %2 already.</source>
        <translation>L’armée est déjà en %2.</translation>
    </message>
    <message>
        <source>A convoy cannot end in %2, which has no coast.</source>
        <translation>Un convoi ne peut pas finir en %2, qui n’a pas de côte.</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, unit</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>The gamemaster ruled so.</source>
        <translation>L’arbitre en a décidé ainsi.</translation>
    </message>
    <message>
        <source>The gamemaster ruled so: “%1”.</source>
        <translation>L’arbitre en a décidé ainsi&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The gamemaster ruled on %1: “%2”.</source>
        <comment>unit, reason</comment>
        <translation>L’arbitre a statué sur %1&#xa0;: «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9.</source>
        <translation>Son convoi est rompu. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9.</source>
        <translation>Toutes ses routes de convoi sont rompues. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9.</source>
        <translation>Une de ses routes de convoi est rompue, et selon ces règles cela suffit à l’arrêter. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9.</source>
        <translation>La route de convoi que nomme son ordre est rompue. Flottes délogées&#xa0;: %9.</translation>
    </message>
    <message>
        <source>%9 moves there too, but is weaker: %5 against %4.</source>
        <translation>%9 y va aussi, mais est plus faible&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too, but is weaker: %5 against %4.</source>
        <translation>%9, de la même puissance, y va aussi, mais est plus faible&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>%9 moves there too, %5 against %4, and gets in: a unit that is dislodged by an attack from %2 stops no move to %2.</source>
        <translation>%9 y va aussi, %5 contre %4, et y entre&#xa0;: une unité délogée par une attaque venue de %2 n’arrête aucun mouvement vers %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 was not dislodged.</source>
        <translation>%1 est illégal&#xa0;: %8 n’a pas été délogée.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8, and support cannot be convoyed.</source>
        <translation>%1 est illégal&#xa0;: la province visée par le soutien n’est pas limitrophe de %8, et un soutien ne peut pas être convoyé.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is not convoyed there.</source>
        <translation>%1 réussit&#xa0;: %3 est sans effet sur %2, car %9 n’y est pas convoyée.</translation>
    </message>
    <message>
        <source>%1 fails: its convoy by %9 is part of a paradox and fails, so that the move has no effect.</source>
        <translation>%1 échoue&#xa0;: son convoi par %9 fait partie d’un paradoxe et échoue, donc le mouvement est sans effet.</translation>
    </message>
    <message>
        <source>%1 stands: %3 cannot dislodge it, because %9 is not convoyed there.</source>
        <translation>%1 tient bon&#xa0;: %3 ne peut pas déloger l’unité, car %9 n’y est pas convoyée.</translation>
    </message>
    <message>
        <source>%1 stands although the attack strength %5 of %3 exceeds its hold strength %4: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 tient bon, bien que la force d’attaque %5 de %3 dépasse sa force de maintien %4&#xa0;: l’attaque fait partie d’un paradoxe de convoi, où chaque unité tient.</translation>
    </message>
    <message>
        <source>%9 was to move there too, but was not convoyed and stays where it is.</source>
        <translation>%9 devait y aller aussi, mais n’a pas été convoyée et reste sur place.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed.</source>
        <translation>%9 devait l’attaquer par convoi, mais n’a pas été convoyée.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but the attack is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation>%9 l’attaque et est plus forte, %5 contre %4, mais l’attaque fait partie d’un paradoxe de convoi, où chaque unité reste sur place.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. The supported army was not convoyed.</source>
        <translation>Soutiens non comptés&#xa0;: %9. L’armée soutenue n’a pas été convoyée.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed, so the support is not cut.</source>
        <translation>%9 devait l’attaquer par convoi, mais n’a pas été convoyée, donc le soutien n’est pas coupé.</translation>
    </message>
    <message>
        <source>The unit was not dislodged, so it has nothing to retreat from.</source>
        <translation>L’unité n’a pas été délogée, donc elle n’a pas à se replier.</translation>
    </message>
    <message>
        <source>The province into which it supports is not next to the unit, and a convoy cannot carry support.</source>
        <translation>La province visée par le soutien n’est pas limitrophe de l’unité, et un convoi ne transporte pas de soutien.</translation>
    </message>
    <message>
        <source>Support given: %1.</source>
        <translation>Soutiens valides&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because %8 is not convoyed.</source>
        <translation>Soutiens non comptés&#xa0;: %3 (valide), car %8 n’est pas convoyée.</translation>
    </message>
    <message>
        <source>%8 and %9 do not meet head to head, because at least one of them goes by convoy.</source>
        <translation>%8 et %9 ne s’affrontent pas de front, car l’une des deux au moins passe par convoi.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move, so it can be supported in place.</source>
        <translation>%9 n’avait pas l’ordre de se déplacer, donc elle peut être soutenue sur place.</translation>
    </message>
    <message>
        <source>%8 has no order, so it holds.</source>
        <translation>%8 n’a pas d’ordre, donc elle tient.</translation>
    </message>
    <message>
        <source>%1 is given: %3 does not cut it, because %9 is not convoyed there.</source>
        <translation>%1 est valide&#xa0;: %3 ne le coupe pas, car %9 n’y est pas convoyée.</translation>
    </message>
    <message>
        <source>Its convoy depends on its own result. That is a paradox: the convoy is disrupted, and the move has no effect.</source>
        <translation>Son convoi dépend de son propre résultat. C’est un paradoxe&#xa0;: le convoi est rompu, et le mouvement est sans effet.</translation>
    </message>
    <message>
        <source>The convoy of %9 depends on its own result. That is a paradox, and the convoy is disrupted.</source>
        <translation>Le convoi pour %9 dépend de son propre résultat. C’est un paradoxe, et le convoi est rompu.</translation>
    </message>
    <message>
        <source>%1 is illegal: no convoy route from %6 to %2 needs %8.</source>
        <translation>%1 est illégal&#xa0;: aucune route de convoi de %6 vers %2 n’a besoin de %8.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the prevent strength %5 of %3, and it cannot stop %9 either, because %8 is dislodged by the unit that comes from %2.</source>
        <translation>%1 échoue&#xa0;: sa force d’attaque %4 ne dépasse pas la force de blocage %5 de %3, et il ne peut pas non plus arrêter %9, car l’unité venue de %2 déloge %8.</translation>
    </message>
    <message>
        <source>%1 fails: %9 does not leave %2.</source>
        <translation>%1 échoue&#xa0;: %9 ne quitte pas %2.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, so that %9 does not leave %2.</source>
        <translation>%1 échoue&#xa0;: %3 échoue, donc %9 ne quitte pas %2.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, and its own attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 échoue&#xa0;: %3 échoue, et sa propre force d’attaque %4 ne dépasse pas la force de maintien %5 de %9.</translation>
    </message>
    <message>
        <source>%1 is invalid: no fleet has a valid order to convoy it.</source>
        <translation>%1 est sans effet&#xa0;: aucune flotte n’a d’ordre valable pour convoyer l’armée.</translation>
    </message>
    <message>
        <source>%7 had more supply centres than units.</source>
        <translation>%7 avait plus de centres de ravitaillement que d’unités.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres.</source>
        <translation>%7 avait plus d’unités que de centres de ravitaillement.</translation>
    </message>
    <message>
        <source>%9 moves there too, but the unit that comes from %2 dislodges it, so it keeps no unit out.</source>
        <translation>%9 y va aussi, mais l’unité venue de %2 la déloge, donc elle ne barre la route à aucune unité.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 moves to %2 too, but is weaker: %5 against %4.</source>
        <translation>Elle se déplace dans un cercle d’unités, toutes en même temps. %9 se déplace aussi vers %2, mais est plus faible&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 makes room for it.</source>
        <translation>Elle se déplace dans un cercle d’unités, toutes en même temps. %9 lui libère la place.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation>%9 y va aussi et égale cette attaque, %5 contre %4. Cela lui barre la route.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation>%9, de la même puissance, y va aussi et égale cette attaque, %5 contre %4. Cela lui barre la route.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out, although %9 is dislodged itself.</source>
        <translation>%9 y va aussi et égale cette attaque, %5 contre %4. Cela lui barre la route, même si %9 est elle-même délogée.</translation>
    </message>
    <message>
        <source>%9 moves there too and keeps it out: %5 against %4.</source>
        <translation>%9 y va aussi et lui barre la route&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>%9 does not leave %2.</source>
        <translation>%9 ne quitte pas %2.</translation>
    </message>
    <message>
        <source>%9 does not leave %2, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 ne quitte pas %2, et l’attaque n’est pas plus forte&#xa0;: %4 contre %5.</translation>
    </message>
    <message>
        <source>No fleet has a valid order to convoy it.</source>
        <translation>Aucune flotte n’a d’ordre valable pour la convoyer.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 va dans sa province, mais est de la même puissance, et aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>Support that did not help the attack: %9. %6 does not leave, and no power helps to dislodge its own unit; such support only keeps others out.</source>
        <translation>Soutiens inutiles à l’attaque&#xa0;: %9. %6 ne part pas, et aucune puissance n’aide à déloger sa propre unité&#xa0;; un tel soutien ne fait que barrer la route aux autres.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. An attack from there cuts a support only by dislodging the unit that gives it, and this one does not.</source>
        <translation>%9 l’attaque, mais depuis la province visée par le soutien. Une attaque venue de là ne coupe un soutien qu’en délogeant l’unité qui le donne, ce que celle-ci ne fait pas.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. Under these rules an attack from there does not cut a support.</source>
        <translation>%9 l’attaque, mais depuis la province visée par le soutien. Selon ces règles, une attaque venue de là ne coupe pas un soutien.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power and does not cut the support.</source>
        <translation>%9 va dans sa province, mais est de la même puissance et ne coupe pas le soutien.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support for an attack on a fleet of that convoy.</source>
        <translation>%9 devait l’attaquer par convoi. Selon ces règles, cela ne coupe pas un soutien à l’attaque d’une flotte de ce convoi.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support that concerns a convoying fleet.</source>
        <translation>%9 devait l’attaquer par convoi. Selon ces règles, cela ne coupe pas un soutien qui concerne une flotte du convoi.</translation>
    </message>
    <message>
        <source>The convoy route of %9 is not whole: no matching convoy was ordered in %6.</source>
        <translation>La route de convoi pour %9 n’est pas complète&#xa0;: aucun convoi correspondant n’était ordonné en %6.</translation>
    </message>
    <message>
        <source>The fleet could reach more than one coast of %2, and the order names none.</source>
        <translation>La flotte pourrait atteindre plus d’une côte de %2, et l’ordre n’en indique aucune.</translation>
    </message>
    <message>
        <source>There is no unit to support: %6 is empty.</source>
        <translation>Il n’y a pas d’unité à soutenir&#xa0;: %6 est vide.</translation>
    </message>
    <message>
        <source>There is no army to convoy in %6.</source>
        <translation>Il n’y a pas d’armée à convoyer en %6.</translation>
    </message>
    <message>
        <source>No convoy route from %6 to %2 needs this fleet.</source>
        <translation>Aucune route de convoi de %6 vers %2 n’a besoin de cette flotte.</translation>
    </message>
    <message>
        <source>Support for %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Soutiens à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%9 is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 est de la même puissance, et aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>One convoy route of %8 is disrupted, but another is left.</source>
        <translation>Une route de convoi pour %8 est rompue, mais il en reste une autre.</translation>
    </message>
    <message>
        <source>Whether its fleets are dislodged was decided as if %8 had no effect.</source>
        <translation>Que ses flottes soient délogées ou non a été décidé comme si %8 était sans effet.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, although it could go by land.</source>
        <translation>%8 passe par convoi, bien qu’elle puisse passer par voie de terre.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy.</source>
        <translation>%8 passe par voie de terre, car son ordre ne demande pas de convoi.</translation>
    </message>
    <message>
        <source>%8 has more than one convoy route, and none is disrupted.</source>
        <translation>%8 a plus d’une route de convoi, et aucune n’est rompue.</translation>
    </message>
    <message>
        <source>The order names no coast, but %8 can reach only one coast of %2.</source>
        <translation>L’ordre n’indique pas de côte, mais %8 ne peut atteindre qu’une côte de %2.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so that it holds and can be supported in place.</source>
        <translation>L’ordre donné à %9 est illégal, donc elle tient et peut être soutenue sur place.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed and would cut it only by dislodging %8, which it does not.</source>
        <translation>%1 est valide&#xa0;: %3 vient de la province visée par le soutien et ne le couperait qu’en délogeant %8, ce qui n’est pas le cas.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed, and an attack from there does not cut it.</source>
        <translation>%1 est valide&#xa0;: %3 vient de la province visée par le soutien, et une attaque venue de là ne le coupe pas.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is %3.</source>
        <translation>%1 ne convoie aucune armée&#xa0;: l’ordre donné à %9 est %3.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %9 was not ordered to move.</source>
        <translation>%1 ne convoie aucune armée&#xa0;: %9 n’avait pas l’ordre de se déplacer.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 ne convoie aucune armée&#xa0;: l’ordre donné à %9 est illégal, donc elle tient.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit supports a move into its own province.</source>
        <translation>%1 est illégal&#xa0;: aucune unité ne soutient un mouvement vers sa propre province.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation>%1 est illégal&#xa0;: l’armée en %6 ne pourrait se déplacer vers %2 que par le convoi de cette flotte.</translation>
    </message>
    <message>
        <source>No unit supports a move into its own province.</source>
        <translation>Aucune unité ne soutient un mouvement vers sa propre province.</translation>
    </message>
    <message>
        <source>The army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation>L’armée en %6 ne pourrait se déplacer vers %2 que par le convoi de cette flotte.</translation>
    </message>
    <message>
        <source>%8 holds instead.</source>
        <translation>À la place, %8 tient.</translation>
    </message>
    <message>
        <source>It names another coast, which does not matter under these rules.</source>
        <translation>Il indique une autre côte, ce qui est sans importance selon ces règles.</translation>
    </message>
    <message>
        <source>Support that counts in the prevent strength, but not in the attack: %3 (given). %6 does not leave, and no power helps to dislodge its own unit.</source>
        <extracomment>As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.</extracomment>
        <translation>Soutiens comptés dans la force de blocage, mais pas dans l’attaque&#xa0;: %3 (valide). %6 ne part pas, et aucune puissance n’aide à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>That the support names another coast than the order does not matter.</source>
        <translation>Il est sans importance que le soutien indique une autre côte que l’ordre.</translation>
    </message>
    <message>
        <source>%8 can reach the province, though not that coast, which is enough for support.</source>
        <translation>%8 peut atteindre la province, mais pas cette côte, ce qui suffit pour un soutien.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an attack on its convoying fleet, which such an army does not cut.</source>
        <translation>%1 est valide&#xa0;: %9 devait venir par convoi, et le soutien est donné à une attaque contre la flotte qui la convoie&#xa0;; une telle armée ne le coupe pas.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an action in a sea province with a convoying fleet, which such an army does not cut.</source>
        <translation>%1 est valide&#xa0;: %9 devait venir par convoi, et le soutien est donné à une action dans une province maritime où une flotte convoie&#xa0;; une telle armée ne le coupe pas.</translation>
    </message>
    <message>
        <source>It convoys the army from %6 to %2. No unit attacks it.</source>
        <translation>Elle convoie l’armée de %6 vers %2. Aucune unité ne l’attaque.</translation>
    </message>
    <message>
        <source>No unit attacks it, but it convoys no army.</source>
        <translation>Aucune unité ne l’attaque, mais elle ne convoie aucune armée.</translation>
    </message>
    <message>
        <source>not disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation>non rompu</translation>
    </message>
    <message>
        <source>%1 is illegal: the player of %8 has not allowed %7 to order it.</source>
        <translation>%1 est illégal&#xa0;: le joueur qui possède %8 n’a pas permis à %7 de lui donner des ordres.</translation>
    </message>
    <message>
        <source>The player of this unit has not allowed %7 to order it.</source>
        <translation>Le joueur de cette unité n’a pas permis à %7 de lui donner des ordres.</translation>
    </message>
    <message>
        <source>The player of %8 has allowed %7 to order it.</source>
        <translation>Le joueur qui possède %8 a permis à %7 de lui donner des ordres.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 has no player.</source>
        <translation>%8 est délogée par %3 (attaque %5, maintien %4) et détruite, car %7 n’a pas de joueur.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 has no player, it may not retreat.</source>
        <translation>%9 l’attaque et est plus forte, %5 contre %4. Comme %7 n’a pas de joueur, elle ne peut pas se replier.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleets are in place to convoy it.</source>
        <translation>%1 est illégal&#xa0;: aucune flotte n’est en place pour convoyer l’armée.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit may enter %2 until %9 has joined a player.</source>
        <translation>%1 est illégal&#xa0;: aucune unité ne peut entrer en %2. %9 doit d’abord rejoindre un joueur.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on no convoy route from %6 to %2.</source>
        <translation>%1 est illégal&#xa0;: %8 n’est sur aucune route de convoi de %6 vers %2.</translation>
    </message>
    <message>
        <source>It is to go by convoy, but no fleets are in place to convoy it.</source>
        <translation>Elle doit passer par convoi, mais aucune flotte n’est en place pour la convoyer.</translation>
    </message>
    <message>
        <source>No unit may enter %2 until %9 has joined a player.</source>
        <translation>Aucune unité ne peut entrer en %2. %9 doit d’abord rejoindre un joueur.</translation>
    </message>
    <message>
        <source>The fleet is on no convoy route from %6 to %2.</source>
        <translation>La flotte n’est sur aucune route de convoi de %6 vers %2.</translation>
    </message>
    <message>
        <source>%8 goes by land, because %9 does not come the opposite way.</source>
        <translation>%8 passe par voie de terre, car %9 ne vient pas en sens inverse.</translation>
    </message>
    <message>
        <source>%8 goes by land, because no unit comes the opposite way.</source>
        <translation>%8 passe par voie de terre, car aucune unité ne vient en sens inverse.</translation>
    </message>
    <message>
        <source>%8 holds, because %7 gave no orders.</source>
        <translation>%8 tient, car %7 n’a pas donné d’ordres.</translation>
    </message>
    <message>
        <source>%8 holds, because %7 has no player.</source>
        <translation>%8 tient, car %7 n’a pas de joueur.</translation>
    </message>
    <message>
        <source>%1 does not count: the player of %8 has ordered it.</source>
        <translation>%1 ne compte pas&#xa0;: le joueur qui possède %8 lui a donné un ordre.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleet has a valid order to convoy it.</source>
        <translation>%1 est illégal&#xa0;: aucune flotte n’a d’ordre valable pour convoyer l’armée.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 est illégal&#xa0;: les flottes qui avaient l’ordre de convoyer ne forment pas de route vers %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the convoy route that it names does not lead to %2.</source>
        <translation>%1 est illégal&#xa0;: la route de convoi indiquée ne mène pas vers %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the convoy route that it names leads through a sea province without a fleet.</source>
        <translation>%1 est illégal&#xa0;: la route de convoi indiquée passe par une province maritime sans flotte.</translation>
    </message>
    <message>
        <source>%1 is illegal: not every fleet on the convoy route that it names was ordered to convoy it.</source>
        <translation>%1 est illégal&#xa0;: une flotte au moins, sur la route de convoi indiquée, n’avait pas l’ordre de convoyer l’armée.</translation>
    </message>
    <message>
        <source>The player of this unit has ordered it.</source>
        <translation>Le joueur de cette unité lui a donné un ordre.</translation>
    </message>
    <message>
        <source>The convoy route that its order names does not lead to %2.</source>
        <translation>La route de convoi que nomme son ordre ne mène pas vers %2.</translation>
    </message>
    <message>
        <source>The convoy route that its order names leads through a sea province without a fleet.</source>
        <translation>La route de convoi que nomme son ordre passe par une province maritime sans flotte.</translation>
    </message>
    <message>
        <source>Not every fleet on the convoy route that its order names was ordered to convoy it.</source>
        <translation>Sur la route de convoi que nomme son ordre, une flotte au moins n’avait pas l’ordre de la convoyer.</translation>
    </message>
    <message>
        <source>Support that did not count for the attack: %3 (given), because no power helps to dislodge its own unit.</source>
        <translation>Soutiens non comptés dans l’attaque&#xa0;: %3 (valide), car aucune puissance n’aide à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>%8 goes by land, because no fleet has a valid order to convoy it.</source>
        <translation>%8 passe par voie de terre, car aucune flotte n’a d’ordre valable pour la convoyer.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its convoy route is not whole.</source>
        <translation>%8 passe par voie de terre, car sa route de convoi n’est pas complète.</translation>
    </message>
    <message>
        <source>The order is repeated from the turn before.</source>
        <translation>L’ordre est répété du tour précédent.</translation>
    </message>
    <message>
        <source>Support that did not count for the attack: %9. No power helps to dislodge its own unit.</source>
        <translation>Soutiens non comptés dans l’attaque&#xa0;: %9. Aucune puissance n’aide à déloger sa propre unité.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1: it is not one of its home centres.</source>
        <translation>%7 ne peut pas récupérer %1&#xa0;: ce n’est pas un de ses centres nationaux.</translation>
    </message>
    <message>
        <source>%7 cannot build again in %1: %3 counts.</source>
        <translation>%7 ne peut pas construire de nouveau en %1&#xa0;: %3 compte.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 so: the coast was not named.</source>
        <translation>%7 ne peut pas récupérer %1 ainsi&#xa0;: la côte n’est pas indiquée.</translation>
    </message>
    <message>
        <source>%1 does not count: another wish names this centre.</source>
        <translation>%1 ne compte pas&#xa0;: un autre souhait nomme ce centre.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1: these rules know no insurrections.</source>
        <translation>%7 ne peut pas récupérer %1&#xa0;: ces règles ne connaissent pas d’insurrections.</translation>
    </message>
    <message>
        <source>Another order builds %9, and only one unit can be there.</source>
        <translation>Un autre ordre construit %9, et il n’y a place que pour une unité.</translation>
    </message>
    <message>
        <source>Another wish names this centre.</source>
        <translation>Un autre souhait nomme ce centre.</translation>
    </message>
    <message>
        <source>%1 does not count: %9 has no player.</source>
        <translation>%1 ne compte pas&#xa0;: %9 n’a pas de joueur.</translation>
    </message>
    <message>
        <source>%9 has no player, so the order does not count.</source>
        <translation>%9 n’a pas de joueur, donc l’ordre ne compte pas.</translation>
    </message>
    <message>
        <source>Support that counts in its prevent strength alone: %1.</source>
        <translation>Soutiens comptés seulement dans sa force de blocage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Support counted in its attack strength: %1.</source>
        <translation>Soutiens comptés dans sa force d’attaque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Support counted in its hold strength: %1.</source>
        <translation>Soutiens comptés dans sa force de maintien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Support counted in the attack strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Soutiens comptés dans la force d’attaque (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Support counted in the prevent strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Soutiens comptés dans la force de blocage (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Support counted in the defend strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Soutiens comptés dans la force de défense (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Support counted in the hold strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Soutiens comptés dans la force de maintien (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals; until the players choose another, it loses its unit in %1.</source>
        <translation>%7 a ordonné trop peu de retraits valables&#xa0;; son unité en %1 est perdue, tant que les joueurs n’en choisissent pas une autre.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals. It loses the unit in %1 until the players choose another.</source>
        <translation>%7 a ordonné trop peu de retraits valables. Son unité en %1 est perdue, tant que les joueurs n’en choisissent pas une autre.</translation>
    </message>
    <message>
        <source>Other units are in: %1.</source>
        <comment>provinces</comment>
        <translation>Provinces occupées par d’autres unités&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The attack came from: %1.</source>
        <comment>province</comment>
        <translation>Origine de l’attaque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Left empty by a standoff: %1.</source>
        <comment>provinces</comment>
        <translation>Laissées vides par une égalité&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Also kept out by: %1.</source>
        <comment>units</comment>
        <translation>La route lui est aussi barrée par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Also cut by: %1.</source>
        <comment>units</comment>
        <translation>Coupé aussi par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6.</source>
        <translation>%1 échoue&#xa0;: %9 est retenue en %2 par %6.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6, and the attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 échoue&#xa0;: %9 est retenue en %2 par %6, et la force d’attaque %4 ne dépasse pas la force de maintien %5 de %9.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 échoue&#xa0;: sa seule route de convoi est rompue. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 échoue&#xa0;: chacune de ses routes de convoi est rompue. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9, by %6.</source>
        <translation>%1 échoue&#xa0;: une de ses routes de convoi est rompue, ce qui suffit. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 échoue&#xa0;: la route de convoi indiquée est rompue. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6.</source>
        <translation>%9 est retenue en %2 par %6.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 est retenue en %2 par %6, et l’attaque n’est pas plus forte&#xa0;: %4 contre %5.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6, and no power dislodges its own unit.</source>
        <translation>%9 est retenue en %2 par %6, et aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9, by %6.</source>
        <translation>Son convoi est rompu. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9, by %6.</source>
        <translation>Toutes ses routes de convoi sont rompues. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9, by %6.</source>
        <translation>Une de ses routes de convoi est rompue, et selon ces règles cela suffit à l’arrêter. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9, by %6.</source>
        <translation>La route de convoi que nomme son ordre est rompue. Flottes délogées&#xa0;: %9, par %6.</translation>
    </message>
    <message>
        <source>Closed to retreats: %1.</source>
        <comment>provinces</comment>
        <translation>Fermées aux retraites&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On the way: %1.</source>
        <comment>provinces</comment>
        <translation>Sur le chemin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Convoys counted on the way: %1.</source>
        <comment>fleets</comment>
        <translation>Convois comptés sur le chemin&#xa0;: %1.</translation>
    </message>
    <message>
        <source>As far away: %1. Fleets are removed before armies, then the alphabet decides.</source>
        <translation>À la même distance&#xa0;: %1. Les flottes sont retirées avant les armées, puis l’ordre alphabétique décide.</translation>
    </message>
    <message>
        <source>As far away: %1. The alphabet decides.</source>
        <translation>À la même distance&#xa0;: %1. L’ordre alphabétique décide.</translation>
    </message>
    <message>
        <source>Also waiting ahead: %1.</source>
        <comment>units</comment>
        <translation>Attendent aussi devant elle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Convoy of %1: %2.</source>
        <comment>army, fleets</comment>
        <translation>Convoi pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: it has to name its convoy route and names none.</source>
        <translation>%1 est sans effet&#xa0;: il doit indiquer sa route de convoi et n’en indique pas.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %3 has to name its convoy route and names none.</source>
        <translation>%1 ne convoie aucune armée&#xa0;: %3 doit indiquer sa route de convoi et n’en indique pas.</translation>
    </message>
    <message>
        <source>Its order has to name its convoy route and names none.</source>
        <translation>Son ordre doit indiquer sa route de convoi et n’en indique pas.</translation>
    </message>
    <message>
        <source>The order to %9 has to name its convoy route and names none.</source>
        <translation>L’ordre donné à %9 doit indiquer sa route de convoi et n’en indique pas.</translation>
    </message>
    <message>
        <source>The convoy of %9 is disrupted, but the army still cuts support and keeps other units out, as any unsuccessful move does.</source>
        <translation>Le convoi pour %9 est rompu, mais l’armée coupe quand même les soutiens et barre la route aux autres unités, comme tout mouvement qui échoue.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: %9 owns that centre.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: ce centre appartient à %9.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: no power owns that centre.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: ce centre n’appartient à aucune puissance.</translation>
    </message>
    <message>
        <source>%9 owns %1, not %7.</source>
        <translation>%1 appartient à %9, pas à %7.</translation>
    </message>
    <message>
        <source>No power owns %1.</source>
        <translation>%1 n’appartient à aucune puissance.</translation>
    </message>
    <message>
        <source>%9 is there.</source>
        <translation>%9 s’y trouve.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a house rule</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Also attacked by: %1.</source>
        <comment>units</comment>
        <translation>Attaquée aussi par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals; by rule it loses its unit in %1.</source>
        <translation>%7 a ordonné trop peu de retraits valables&#xa0;; son unité en %1 est retirée d’office.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals. By rule it loses the unit in %1.</source>
        <translation>%7 a ordonné trop peu de retraits valables. Son unité en %1 est retirée d’office.</translation>
    </message>
    <message>
        <source>%8 has no way to a home centre of its power.</source>
        <translation>%8 n’a pas de chemin vers un centre national de sa puissance.</translation>
    </message>
    <message>
        <source>%8 has no way to a supply centre of its power.</source>
        <translation>%8 n’a pas de chemin vers un centre de ravitaillement de sa puissance.</translation>
    </message>
    <message>
        <source>%1 is a home centre of its power, and none of its units is farther away from one.</source>
        <translation>%1 est un centre national de sa puissance, et aucune de ses unités n’en est plus éloignée.</translation>
    </message>
    <message>
        <source>%1 is a supply centre of its power, and none of its units is farther away from one.</source>
        <translation>%1 est un centre de ravitaillement de sa puissance, et aucune de ses unités n’en est plus éloignée.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the position does not say who owns supply centres.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: la position n’indique pas à qui sont les centres de ravitaillement.</translation>
    </message>
    <message>
        <source>%7 has no build to waive: the position does not say who owns supply centres.</source>
        <translation>%7 n’a pas de construction à laquelle renoncer&#xa0;: la position n’indique pas à qui sont les centres de ravitaillement.</translation>
    </message>
    <message>
        <source>The position does not say who owns supply centres.</source>
        <translation>La position n’indique pas à qui sont les centres de ravitaillement.</translation>
    </message>
    <message>
        <source>disbanded by rule</source>
        <comment>verdict on a unit without an order</comment>
        <translation>dissoute d’office</translation>
    </message>
    <message>
        <source>%1 is ordered twice; it counts once.</source>
        <translation>%1 est ordonné deux fois&#xa0;; il compte une fois.</translation>
    </message>
    <message>
        <source>The same order is there twice; it counts once.</source>
        <translation>Le même ordre y est deux fois&#xa0;; il compte une fois.</translation>
    </message>
    <message>
        <source>%1 makes room.</source>
        <comment>unit</comment>
        <translation>%1 libère la place.</translation>
    </message>
    <message>
        <source>Besides, the unit in %2 could not have left because of %6.</source>
        <translation>De plus, l’unité en %2, retenue par %6, n’aurait pas pu partir.</translation>
    </message>
    <message>
        <source>Dislodged fleets of its convoy: %1.</source>
        <comment>fleets</comment>
        <translation>Flottes de son convoi délogées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The convoy of %8 is not disrupted.</source>
        <translation>Le convoi pour %8 n’est pas rompu.</translation>
    </message>
    <message>
        <source>%1 dislodges %2, which was to convoy %3.</source>
        <comment>unit, fleet, army</comment>
        <translation>%1 déloge %2, qui devait convoyer %3.</translation>
    </message>
    <message>
        <source>Even with its convoy it would be kept out by %1.</source>
        <comment>units</comment>
        <translation>Même avec son convoi, %1 lui barrerait la route.</translation>
    </message>
    <message>
        <source>That takes the help of %1.</source>
        <comment>orders or units</comment>
        <translation>Il faut pour cela de l’aide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Otherwise the convoy would be disrupted by %1.</source>
        <comment>units</comment>
        <translation>Sinon, le convoi serait rompu par %1.</translation>
    </message>
    <message>
        <source>It would have ended otherwise if the support of %1 had not been cut.</source>
        <comment>units</comment>
        <translation>L’issue aurait changé si le soutien donné par %1 n’avait pas été coupé.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3.</source>
        <translation>%1 rebondit&#xa0;: sa force %4 égale la force de blocage %5 de %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 rebondit&#xa0;: sa force %4 égale la force de blocage %5 de %3, un mouvement de sa propre puissance.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation>%1 rebondit&#xa0;: sa force %4 égale la force de blocage %5 de %3, qui compte bien que %9 soit délogée.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3.</source>
        <translation>%1 échoue&#xa0;: sa force %4 est inférieure à la force de blocage %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its strength %4 equals the defend strength %5 of %3.</source>
        <translation>%1 échoue dans le face-à-face&#xa0;: sa force %4 égale la force de défense %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its strength %4 is below the defend strength %5 of %3.</source>
        <translation>%1 échoue dans le face-à-face&#xa0;: sa force %4 est inférieure à la force de défense %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 would exceed the defend strength %5 of %3, but no power dislodges its own unit.</source>
        <translation>%1 échoue&#xa0;: sa force %4 dépasserait la force de défense %5 de %3, mais aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6, and no power dislodges its own unit.</source>
        <translation>%1 échoue&#xa0;: %9 est retenue en %2 par %6, et aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 would exceed the hold strength %5 of %9, but no power dislodges its own unit.</source>
        <translation>%1 échoue&#xa0;: sa force %4 dépasserait la force de maintien %5 de %9, mais aucune puissance ne déloge sa propre unité.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: %9 is there.</source>
        <translation>%7 ne peut pas construire en %1&#xa0;: %9 s’y trouve.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 so: such a unit cannot be there.</source>
        <translation>%7 ne peut pas récupérer %1 ainsi&#xa0;: une telle unité ne peut pas s’y trouver.</translation>
    </message>
    <message>
        <source>%7 cannot build that in %1: such a unit cannot be there.</source>
        <translation>%7 ne peut pas construire cela en %1&#xa0;: une telle unité ne peut pas s’y trouver.</translation>
    </message>
    <message>
        <source>%7 has more units than centres, so a Flying Dutchman is among them; as no disband was ordered, it loses by rule its unit in %1.</source>
        <translation>%7 a plus d’unités que de centres&#xa0;: il y a donc parmi elles un Hollandais volant&#xa0;; aucune dissolution n’étant ordonnée, son unité en %1 est retirée d’office.</translation>
    </message>
    <message>
        <source>%7 regains %1, and %8 is there: it takes %5 units, and %4 came.</source>
        <translation>%7 récupère %1, et %8 s’y trouve&#xa0;: il faut %5 unités, et il en est venu %4.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy and no fleet of its own power has a valid order to convoy it.</source>
        <translation>%8 passe par voie de terre, car son ordre ne demande pas de convoi et aucune flotte de sa puissance n’a d’ordre valable pour la convoyer.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2, %3 against %4.</source>
        <comment>units, strengths</comment>
        <translation>%1 est délogée par %2, %3 contre %4.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2: attack %3, defend %4.</source>
        <comment>unit, order, strengths</comment>
        <translation>%1 est délogée par %2&#xa0;: attaque %3, défense %4.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2: attack %3, hold %4.</source>
        <comment>unit, order, strengths</comment>
        <translation>%1 est délogée par %2&#xa0;: attaque %3, maintien %4.</translation>
    </message>
    <message>
        <source>It would have ended otherwise if the support of %1 had not been cut by %2.</source>
        <comment>units</comment>
        <translation>L’issue aurait changé si le soutien donné par %1 n’avait pas été coupé par %2.</translation>
    </message>
    <message>
        <source>The support of %1 would be cut if the convoy of %2 were not disrupted by %3.</source>
        <comment>units</comment>
        <translation>Le soutien donné par %1 serait coupé si le convoi pour %2 n’était pas rompu par %3.</translation>
    </message>
    <message>
        <source>The dislodgement takes the help of %1.</source>
        <comment>orders or units</comment>
        <translation>Le délogement demande de l’aide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 échoue&#xa0;: sa force %4 est inférieure à la force de blocage %5 de %3, un mouvement de sa propre puissance.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 échoue&#xa0;: sa force d’attaque %4 est inférieure à la force de blocage %5 de %3, un mouvement de sa propre puissance.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: %8 is not attacked.</source>
        <translation>%1 n’est pas rompu&#xa0;: %8 n’est pas attaquée.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.</source>
        <translation>%1 n’est pas rompu&#xa0;: la force d’attaque %5 de %3 ne dépasse pas la force de maintien %4 de %8.</translation>
    </message>
    <message>
        <source>%1 is not disrupted although the attack strength %5 of %3 exceeds the hold strength %4 of %8: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 n’est pas rompu, bien que la force d’attaque %5 de %3 dépasse la force de maintien %4 de %8&#xa0;: l’attaque fait partie d’un paradoxe de convoi, où chaque unité tient.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 n’est pas rompu&#xa0;: %3 est un mouvement de sa propre puissance, et une puissance ne déloge pas sa propre unité.</translation>
    </message>
    <message>
        <source>%1 is not disrupted, but %3 does not use it: it names another route.</source>
        <translation>%1 n’est pas rompu, mais %3 ne l’utilise pas&#xa0;: cet ordre indique une autre route.</translation>
    </message>
    <message>
        <source>%1 is not disrupted, but the route of %3 is not whole: no matching convoy was ordered in %6.</source>
        <translation>%1 n’est pas rompu, mais la route de %3 n’est pas complète&#xa0;: aucun convoi correspondant n’était ordonné en %6.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4: support against a unit of its own power does not count in an attack. That keeps it out.</source>
        <translation>%9 y va aussi et égale cette attaque, %5 contre %4&#xa0;: un soutien contre une unité de sa propre puissance ne compte pas dans une attaque. Cela lui barre la route.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and keeps it out: %5 against %4.</source>
        <translation>%9, de la même puissance, y va aussi et lui barre la route&#xa0;: %5 contre %4.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres, so a Flying Dutchman was among them. By rule it loses the unit in %1.</source>
        <translation>%7 avait plus d’unités que de centres de ravitaillement&#xa0;: il y avait donc parmi elles un Hollandais volant. Son unité en %1 est retirée d’office.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it had no way to such a centre.</source>
        <comment>units</comment>
        <translation>Avant un autre retrait (%1), elle n’avait pas de chemin vers un tel centre.</translation>
    </message>
    <message>
        <source>%8 needs %4 move to get to %2, the nearest home centre of its power.</source>
        <translation>Il faut %4 mouvement à %8 pour atteindre %2, le plus proche des centres nationaux de sa puissance.</translation>
    </message>
    <message>
        <source>%8 needs %4 moves to get to %2, the nearest home centre of its power.</source>
        <translation>Il faut %4 mouvements à %8 pour atteindre %2, le plus proche des centres nationaux de sa puissance.</translation>
    </message>
    <message>
        <source>%8 is %4 province away from %2, the nearest home centre of its power.</source>
        <translation>%8 est à %4 province de %2, le plus proche des centres nationaux de sa puissance.</translation>
    </message>
    <message>
        <source>%8 is %4 provinces away from %2, the nearest home centre of its power.</source>
        <translation>%8 est à %4 provinces de %2, le plus proche des centres nationaux de sa puissance.</translation>
    </message>
    <message>
        <source>%8 is %4 province away from %2, the nearest supply centre of its power.</source>
        <translation>%8 est à %4 province de %2, le plus proche des centres de ravitaillement de sa puissance.</translation>
    </message>
    <message>
        <source>%8 is %4 provinces away from %2, the nearest supply centre of its power.</source>
        <translation>%8 est à %4 provinces de %2, le plus proche des centres de ravitaillement de sa puissance.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it needed %2 move.</source>
        <comment>units, number</comment>
        <translation>Avant un autre retrait (%1), il lui fallait %2 mouvement.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it needed %2 moves.</source>
        <comment>units, number</comment>
        <translation>Avant un autre retrait (%1), il lui fallait %2 mouvements.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it was %2 province away.</source>
        <comment>units, number</comment>
        <translation>Avant un autre retrait (%1), elle était à %2 province.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it was %2 provinces away.</source>
        <comment>units, number</comment>
        <translation>Avant un autre retrait (%1), elle était à %2 provinces.</translation>
    </message>
    <message>
        <source>The convoy of %1 is disrupted by %2.</source>
        <comment>unit, units</comment>
        <translation>Le convoi pour %1 est rompu par %2.</translation>
    </message>
    <message>
        <source>%1 is given although %3 dislodges %8 (attack %5, hold %4): an attack from the province at which a support is directed does not cut it.</source>
        <translation>%1 est valide, bien que %3 déloge %8 (attaque %5, maintien %4)&#xa0;: une attaque venue de la province visée par un soutien ne le coupe pas.</translation>
    </message>
    <message>
        <source>%1 is not disrupted although %3 dislodges %8 (attack %5, hold %4): without the convoyed army %8 would not be dislodged.</source>
        <translation>%1 n’est pas rompu, bien que %3 déloge %8 (attaque %5, maintien %4)&#xa0;: sans l’armée convoyée, %8 ne serait pas délogée.</translation>
    </message>
    <message>
        <source>%9 dislodges it, %5 against %4, but comes from the province at which the support is directed. Under these rules that does not cut it.</source>
        <translation>%9 la déloge, %5 contre %4, mais vient de la province visée par le soutien. Selon ces règles, cela ne le coupe pas.</translation>
    </message>
    <message>
        <source>%9 dislodges it, %5 against %4, but the convoy counts: without the convoyed army it would not be dislodged.</source>
        <translation>%9 la déloge, %5 contre %4, mais le convoi compte&#xa0;: sans l’armée convoyée, elle ne serait pas délogée.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if one of these had held: %1.</source>
        <comment>units</comment>
        <translation>L’issue aurait aussi changé si l’une de ces unités avait tenu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if %1 had held.</source>
        <comment>unit</comment>
        <translation>L’issue aurait aussi changé si %1 avait tenu.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 exceeds its hold strength %4, but that attack is stopped by %6.</source>
        <translation>%1 tient bon&#xa0;: la force d’attaque %5 de %3 dépasse sa force de maintien %4, mais cette attaque est arrêtée par %6.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attack strength %5 of %3 exceeds the hold strength %4 of %8, but that attack is stopped by %6.</source>
        <translation>%1 n’est pas rompu&#xa0;: la force d’attaque %5 de %3 dépasse la force de maintien %4 de %8, mais cette attaque est arrêtée par %6.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but is kept out by %6.</source>
        <translation>%9 l’attaque et est plus forte, %5 contre %4, mais %6 lui barre la route.</translation>
    </message>
    <message>
        <source>As far away: %1. Fleets are removed before armies.</source>
        <translation>À la même distance&#xa0;: %1. Les flottes sont retirées avant les armées.</translation>
    </message>
    <message>
        <source>does not count</source>
        <comment>verdict on an order beside another of the unit</comment>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>Otherwise it would be dislodged by %1.</source>
        <comment>units</comment>
        <translation>Sinon, elle serait délogée par %1.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if %1 and one of these had held: %2.</source>
        <comment>units</comment>
        <translation>L’issue aurait aussi changé si %1 et l’une de ces unités avaient tenu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if both %1 and %2 had held.</source>
        <comment>units</comment>
        <translation>L’issue aurait aussi changé si %1 et %2 avaient tenu toutes deux.</translation>
    </message>
    <message>
        <source>page %1</source>
        <comment>of a rulebook</comment>
        <translation>page %1</translation>
    </message>
    <message>
        <source>Otherwise it would be kept out by %1.</source>
        <comment>unit</comment>
        <translation>Sinon, %1 lui barrerait la route.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and its attack is not stronger, %4 against %5: support against a unit of its own power does not count in an attack.</source>
        <translation>Elle affronte %9 de front, et son attaque n’est pas plus forte, %4 contre %5&#xa0;: un soutien contre une unité de sa propre puissance ne compte pas dans une attaque.</translation>
    </message>
    <message>
        <source>Next in line: %1, which has no such way.</source>
        <comment>unit</comment>
        <translation>La suivante&#xa0;: %1, qui n’a pas de tel chemin.</translation>
    </message>
    <message>
        <source>Next in line: %1, which is in such a centre.</source>
        <comment>unit</comment>
        <translation>La suivante&#xa0;: %1, qui est dans un tel centre.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 move away.</source>
        <comment>unit, number</comment>
        <translation>La suivante&#xa0;: %1, à %2 mouvement.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 moves away.</source>
        <comment>unit, number</comment>
        <translation>La suivante&#xa0;: %1, à %2 mouvements.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 province away.</source>
        <comment>unit, number</comment>
        <translation>La suivante&#xa0;: %1, à %2 province.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 provinces away.</source>
        <comment>unit, number</comment>
        <translation>La suivante&#xa0;: %1, à %2 provinces.</translation>
    </message>
    <message>
        <source>It supports into a province that is not next to it.</source>
        <translation>Elle soutient vers une province qui n’est pas voisine.</translation>
    </message>
    <message>
        <source>%1&apos;s army</source>
        <comment>power</comment>
        <translation>Armée (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet</source>
        <comment>power</comment>
        <translation>Flotte (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Armée %2 (%1)</translation>
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
        <translation>commencer des variantes</translation>
    </message>
</context>
<context>
    <name>chancery::WritingPage</name>
    <message>
        <source>Choose a unit on the board first.</source>
        <translation>Choisissez d’abord une unité sur la carte.</translation>
    </message>
    <message>
        <source>Nothing is copied that could be pasted.</source>
        <translation>Rien de ce qui est copié ne peut être collé.</translation>
    </message>
    <message>
        <source>Not entered for %1: %2</source>
        <comment>power, letters that were typed</comment>
        <translation>Pas inscrit pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Type the order for this row, or click it on the board.</source>
        <translation>Tapez l’ordre de cette ligne, ou indiquez-le d’un clic sur la carte.</translation>
    </message>
</context>
<context>
    <name>chancery::WrittenSheet</name>
    <message>
        <source>This order sheet is too long to be shown as text.</source>
        <translation>Cette feuille d’ordres est trop longue pour être affichée en texte.</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Ordres (%1)</translation>
    </message>
</context>
</TS>
