<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ActionNotes</name>
    <message>
        <source>This phase has no results yet.</source>
        <translation>Esta fase aún no tiene resultados.</translation>
    </message>
    <message>
        <source>No movement orders are being written.</source>
        <translation>No se están escribiendo órdenes de movimiento.</translation>
    </message>
    <message>
        <source>No builds or removals are being written.</source>
        <translation>No se están escribiendo construcciones ni eliminaciones.</translation>
    </message>
    <message>
        <source>The first phase is shown.</source>
        <translation>Se muestra la primera fase.</translation>
    </message>
    <message>
        <source>The current phase is shown.</source>
        <translation>Se muestra la fase actual.</translation>
    </message>
    <message>
        <source>No orders are being written.</source>
        <translation>No se están escribiendo órdenes.</translation>
    </message>
    <message>
        <source>The audience window does not show this game.</source>
        <translation>La ventana del público no muestra esta partida.</translation>
    </message>
    <message>
        <source>The clock has no stage now.</source>
        <translation>El reloj no tiene ninguna etapa ahora.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The rules of this game count no victory points.</source>
        <translation>Las reglas de esta partida no cuentan puntos de victoria.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>No retreats or removals are being written.</source>
        <translation>No se están escribiendo retiradas ni eliminaciones.</translation>
    </message>
    <message>
        <source>No result is selected.</source>
        <translation>No hay ningún resultado seleccionado.</translation>
    </message>
    <message>
        <source>No retreats are being written.</source>
        <translation>No se están escribiendo retiradas.</translation>
    </message>
    <message>
        <source>The game has no such power.</source>
        <translation>La partida no tiene esa potencia.</translation>
    </message>
    <message>
        <source>No line has several meanings.</source>
        <translation>Ninguna línea tiene varios significados.</translation>
    </message>
    <message>
        <source>No fight is left to choose.</source>
        <translation>No queda ningún combate por elegir.</translation>
    </message>
    <message>
        <source>No fight was shown.</source>
        <translation>No se ha mostrado ningún combate.</translation>
    </message>
    <message>
        <source>No orders are being read.</source>
        <translation>No se están leyendo órdenes.</translation>
    </message>
    <message>
        <source>The players have seen no results yet.</source>
        <translation>Los jugadores aún no han visto ningún resultado.</translation>
    </message>
    <message>
        <source>The start page is shown.</source>
        <translation>Se muestra la página de inicio.</translation>
    </message>
    <message>
        <source>Nothing is left to reveal in this phase.</source>
        <translation>No queda nada por revelar en esta fase.</translation>
    </message>
    <message>
        <source>Console and audience window do not each fill a display.</source>
        <translation>La consola y la ventana del público no ocupan cada una una pantalla completa.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>En esta diapositiva aún no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>This program was built without speech.</source>
        <translation>Este programa se compiló sin voz.</translation>
    </message>
    <message>
        <source>This stage has no end.</source>
        <translation>Esta etapa no tiene fin.</translation>
    </message>
    <message>
        <source>The start page is in the place of the game.</source>
        <translation>La página de inicio ocupa el lugar de la partida.</translation>
    </message>
    <message>
        <source>An earlier phase is shown.</source>
        <translation>Se muestra una fase anterior.</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>No disponible ahora.</translation>
    </message>
    <message>
        <source>No coin is to be tossed now.</source>
        <translation>Ahora no hay que lanzar ninguna moneda.</translation>
    </message>
    <message>
        <source>No time of day was agreed for the end of this game.</source>
        <translation>No se acordó ninguna hora para el final de esta partida.</translation>
    </message>
    <message>
        <source>Units, centres and places agree.</source>
        <translation>Las unidades, los centros y los lugares concuerdan.</translation>
    </message>
    <message>
        <source>The rules of this game have no Committee.</source>
        <translation>Las reglas de esta partida no tienen comité.</translation>
    </message>
    <message>
        <source>Nothing is selected on the officers&apos; page that this applies to.</source>
        <translation>En la página de la mesa no hay seleccionado nada a lo que esto se aplique.</translation>
    </message>
    <message>
        <source>No conference is being held.</source>
        <translation>No se está celebrando ninguna conferencia.</translation>
    </message>
    <message>
        <source>No power is lost for which these rules have insurrections.</source>
        <translation>No hay ninguna potencia perdida para la que estas reglas prevean insurrecciones.</translation>
    </message>
    <message>
        <source>Nothing is covered that could be moved.</source>
        <translation>No hay nada tapado que se pueda mover.</translation>
    </message>
    <message>
        <source>This window is not on a display that shows the audience window.</source>
        <translation>Esta ventana no está en una pantalla que muestre la ventana del público.</translation>
    </message>
    <message>
        <source>No province that the players see is chosen.</source>
        <translation>No hay elegida ninguna provincia que los jugadores vean.</translation>
    </message>
    <message>
        <source>The order of speakers is drawn already; now they speak.</source>
        <translation>El orden de los oradores ya está sorteado; ahora hablan.</translation>
    </message>
    <message>
        <source>No speaker is waiting: draw the order of speakers first.</source>
        <translation>No espera ningún orador: primero hay que sortear el orden de los oradores.</translation>
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
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Orders</source>
        <translation>Órdene&amp;s</translation>
    </message>
    <message>
        <source>Playbac&amp;k</source>
        <translation>&amp;Reproducción</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Proyector</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Undo the last change, including a resolution</source>
        <translation>Deshacer el último cambio, incluso una resolución</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Rehacer el cambio deshecho</translation>
    </message>
    <message>
        <source>Edit the &amp;position…</source>
        <translation>&amp;Editar la posición…</translation>
    </message>
    <message>
        <source>Change the phase, units and centres of the current position</source>
        <translation>Cambiar la fase, las unidades y los centros de la posición actual</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>N&amp;ueva partida…</translation>
    </message>
    <message>
        <source>Start a game from the starting position</source>
        <translation>Empezar una partida desde la posición inicial</translation>
    </message>
    <message>
        <source>Set up a &amp;position…</source>
        <translation>Preparar u&amp;na posición…</translation>
    </message>
    <message>
        <source>Start a game from a position that you set up</source>
        <translation>Empezar una partida desde una posición preparada a mano</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple game</source>
        <translation>Abrir la partida de e&amp;jemplo</translation>
    </message>
    <message>
        <source>Open the sample game from the rulebook</source>
        <translation>Abrir la partida de ejemplo del reglamento</translation>
    </message>
    <message>
        <source>New win&amp;dow</source>
        <translation>Nueva ven&amp;tana</translation>
    </message>
    <message>
        <source>Open a second window for another game</source>
        <translation>Abrir una segunda ventana para otra partida</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>A&amp;brir reciente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the game under another name</source>
        <translation>Guardar la partida con otro nombre</translation>
    </message>
    <message>
        <source>&amp;Export a picture…</source>
        <translation>E&amp;xportar una imagen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close all windows and quit</source>
        <translation>Cerrar todas las ventanas y salir</translation>
    </message>
    <message>
        <source>C&amp;lose window</source>
        <translation>Cerrar la &amp;ventana</translation>
    </message>
    <message>
        <source>Close this game; closing the last window quits the program</source>
        <translation>Cerrar esta partida; al cerrar la última ventana termina el programa</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Todos los atajos de teclado</translation>
    </message>
    <message>
        <source>How to &amp;type orders</source>
        <translation>&amp;Cómo escribir órdenes</translation>
    </message>
    <message>
        <source>The notations that Chancery reads</source>
        <translation>Las notaciones que lee Chancery</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Leyenda</translation>
    </message>
    <message>
        <source>What the symbols on the board mean</source>
        <translation>Qué significan los símbolos del mapa</translation>
    </message>
    <message>
        <source>&amp;About Chancery</source>
        <translation>Acerca &amp;de Chancery</translation>
    </message>
    <message>
        <source>Version, licence and credits</source>
        <translation>Versión, licencia y créditos</translation>
    </message>
    <message>
        <source>&amp;Type orders</source>
        <translation>Es&amp;cribir órdenes</translation>
    </message>
    <message>
        <source>&amp;Hold</source>
        <translation>Mant&amp;enerse</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, holds; so does one you double-click</source>
        <translation>La unidad seleccionada, o la que está bajo el puntero, se mantiene; también con un doble clic en ella</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>The selected unit moves to the province you click next</source>
        <translation>La unidad seleccionada se mueve a la provincia en la que se haga clic a continuación</translation>
    </message>
    <message>
        <source>&amp;Support</source>
        <translation>&amp;Apoyar</translation>
    </message>
    <message>
        <source>The selected unit supports the unit you click next</source>
        <translation>La unidad seleccionada apoya a la unidad en la que se haga clic a continuación</translation>
    </message>
    <message>
        <source>&amp;Convoy</source>
        <translation>Convo&amp;yar</translation>
    </message>
    <message>
        <source>The selected fleet convoys the army you click next</source>
        <translation>La flota seleccionada convoya al ejército en el que se haga clic a continuación</translation>
    </message>
    <message>
        <source>&amp;Disband</source>
        <translation>Disol&amp;ver</translation>
    </message>
    <message>
        <source>The selected unit, or the one under the pointer, disbands</source>
        <translation>Se disuelve la unidad seleccionada o la que está bajo el puntero</translation>
    </message>
    <message>
        <source>Build an &amp;army</source>
        <translation>Co&amp;nstruir un ejército</translation>
    </message>
    <message>
        <source>Build an army in the selected centre</source>
        <translation>Construir un ejército en el centro seleccionado</translation>
    </message>
    <message>
        <source>Build a &amp;fleet</source>
        <translation>Cons&amp;truir una flota</translation>
    </message>
    <message>
        <source>Build a fleet in the selected centre</source>
        <translation>Construir una flota en el centro seleccionado</translation>
    </message>
    <message>
        <source>&amp;Waive a build</source>
        <translation>Renunciar (&amp;waive)</translation>
    </message>
    <message>
        <source>Waive one build of the selected centre&apos;s power</source>
        <translation>La potencia del centro seleccionado renuncia a una construcción</translation>
    </message>
    <message>
        <source>C&amp;lear the order</source>
        <translation>&amp;Borrar la orden</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit</source>
        <translation>Borrar la orden de la unidad seleccionada</translation>
    </message>
    <message>
        <source>Ste&amp;p back</source>
        <translation>Un pas&amp;o atrás</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>Resolve the phase and play the results here</source>
        <translation>Resolver la fase y reproducir aquí los resultados</translation>
    </message>
    <message>
        <source>Choose where each dislodged unit retreats</source>
        <translation>Elegir adónde se retira cada unidad desalojada</translation>
    </message>
    <message>
        <source>Choose each power&apos;s builds and removals</source>
        <translation>Elegir qué construye y qué elimina cada potencia</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>&amp;Fase siguiente</translation>
    </message>
    <message>
        <source>Start the next phase</source>
        <translation>Empezar la fase siguiente</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the resolution</source>
        <translation>Anular la re&amp;solución</translation>
    </message>
    <message>
        <source>Return to the orders, so that they can be changed</source>
        <translation>Volver a las órdenes para poder cambiarlas</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presentar</translation>
    </message>
    <message>
        <source>Show the players the board in the audience window</source>
        <translation>Mostrar el mapa a los jugadores en la ventana del público</translation>
    </message>
    <message>
        <source>Present on &amp;display</source>
        <translation>Presentar en panta&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>Re&amp;velar</translation>
    </message>
    <message>
        <source>Resolve if needed and show the players the results</source>
        <translation>Resolver si hace falta y mostrar los resultados a los jugadores</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>En &amp;negro</translation>
    </message>
    <message>
        <source>Show the players nothing</source>
        <translation>No mostrar nada a los jugadores</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>Con&amp;gelar</translation>
    </message>
    <message>
        <source>Keep the picture that the players see now</source>
        <translation>Conservar la imagen que los jugadores ven ahora</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Reprod&amp;ucir</translation>
    </message>
    <message>
        <source>Play or pause the reveal</source>
        <translation>Reproducir o pausar la revelación</translation>
    </message>
    <message>
        <source>Next &amp;beat</source>
        <translation>Paso si&amp;guiente</translation>
    </message>
    <message>
        <source>Pr&amp;evious beat</source>
        <translation>&amp;Paso anterior</translation>
    </message>
    <message>
        <source>&amp;Skip to the end</source>
        <translation>Saltar al &amp;final</translation>
    </message>
    <message>
        <source>Show the resulting position</source>
        <translation>Mostrar la posición resultante</translation>
    </message>
    <message>
        <source>Repl&amp;ay</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message>
        <source>Play the reveal from the beginning</source>
        <translation>Reproducir la revelación desde el principio</translation>
    </message>
    <message>
        <source>Orders as a &amp;diagram</source>
        <translation>Órdenes en un &amp;esquema</translation>
    </message>
    <message>
        <source>Show all orders and results at once</source>
        <translation>Mostrar a la vez todas las órdenes y todos los resultados</translation>
    </message>
    <message>
        <source>&amp;First phase</source>
        <translation>Primera &amp;fase</translation>
    </message>
    <message>
        <source>Show the first phase of the game</source>
        <translation>Mostrar la primera fase de la partida</translation>
    </message>
    <message>
        <source>&amp;Previous phase</source>
        <translation>Fase &amp;anterior</translation>
    </message>
    <message>
        <source>Show the previous phase</source>
        <translation>Mostrar la fase anterior</translation>
    </message>
    <message>
        <source>F&amp;ollowing phase</source>
        <translation>Fase &amp;posterior</translation>
    </message>
    <message>
        <source>Show the following phase</source>
        <translation>Mostrar la fase posterior</translation>
    </message>
    <message>
        <source>C&amp;urrent phase</source>
        <translation>Fase ac&amp;tual</translation>
    </message>
    <message>
        <source>Show the phase being played</source>
        <translation>Mostrar la fase que se está jugando</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Enlarge the board</source>
        <translation>Ver el mapa más grande</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>Shrink the board</source>
        <translation>Ver el mapa más pequeño</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Todo &amp;el mapa</translation>
    </message>
    <message>
        <source>Fit the board into the window</source>
        <translation>Ajustar el mapa a la ventana</translation>
    </message>
    <message>
        <source>Names where they &amp;fit</source>
        <translation>Nombres donde &amp;quepan</translation>
    </message>
    <message>
        <source>Full &amp;names</source>
        <translation>&amp;Nombres completos</translation>
    </message>
    <message>
        <source>Show the names of the provinces</source>
        <translation>Mostrar los nombres de las provincias</translation>
    </message>
    <message>
        <source>&amp;Codes</source>
        <translation>Có&amp;digos</translation>
    </message>
    <message>
        <source>Show the three-letter codes of the provinces</source>
        <translation>Mostrar los códigos de tres letras de las provincias</translation>
    </message>
    <message>
        <source>No &amp;labels</source>
        <translation>Sin rótul&amp;os</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Ocultar los nombres</translation>
    </message>
    <message>
        <source>Order &amp;arrows</source>
        <translation>Flec&amp;has de órdenes</translation>
    </message>
    <message>
        <source>Draw the orders on the board</source>
        <translation>Dibujar las órdenes en el mapa</translation>
    </message>
    <message>
        <source>Li&amp;ght theme</source>
        <translation>Tema &amp;claro</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation>Texto oscuro sobre fondo claro</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Tema osc&amp;uro</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation>Texto claro sobre fondo oscuro</translation>
    </message>
    <message>
        <source>&amp;System theme</source>
        <translation>&amp;Tema del sistema</translation>
    </message>
    <message>
        <source>Follow the system setting</source>
        <translation>Seguir el ajuste del sistema</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pane&amp;les</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Fill the whole display</source>
        <translation>Ocupar toda la pantalla</translation>
    </message>
    <message>
        <source>Ru&amp;les…</source>
        <translation>Re&amp;glas…</translation>
    </message>
    <message>
        <source>Choose this game&apos;s rulebook and house rules</source>
        <translation>Elegir el reglamento y las reglas de la casa de esta partida</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Re&amp;loj</translation>
    </message>
    <message>
        <source>Start or stop the clock of this stage</source>
        <translation>Poner en marcha o parar el reloj de esta etapa</translation>
    </message>
    <message>
        <source>Add a &amp;minute</source>
        <translation>&amp;Añadir un minuto</translation>
    </message>
    <message>
        <source>Give the players another minute</source>
        <translation>Dar un minuto más a los jugadores</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>&amp;Etapa siguiente</translation>
    </message>
    <message>
        <source>End this stage early</source>
        <translation>Acabar antes esta etapa</translation>
    </message>
    <message>
        <source>&amp;Times…</source>
        <translation>&amp;Tiempos…</translation>
    </message>
    <message>
        <source>Choose how long each stage lasts</source>
        <translation>Elegir cuánto dura cada etapa</translation>
    </message>
    <message>
        <source>Show the players the &amp;clock</source>
        <translation>&amp;Mostrar el reloj a los jugadores</translation>
    </message>
    <message>
        <source>Show the clock in the audience window</source>
        <translation>Mostrar el reloj en la ventana del público</translation>
    </message>
    <message>
        <source>Language, theme, labels, colours, animation, projector display</source>
        <translation>Idioma, tema, rótulos, colores, animación, pantalla del proyector</translation>
    </message>
    <message>
        <source>&amp;Award points…</source>
        <translation>&amp;Otorgar puntos…</translation>
    </message>
    <message>
        <source>Give a power victory points, where the rules count them</source>
        <translation>Dar puntos de victoria a una potencia, si las reglas los cuentan</translation>
    </message>
    <message>
        <source>Choose the next &amp;fight…</source>
        <translation>Elegir el próximo &amp;combate…</translation>
    </message>
    <message>
        <source>Choose which of the remaining fights is shown next</source>
        <translation>Elegir cuál de los combates restantes se muestra a continuación</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lento</translation>
    </message>
    <message>
        <source>Play at half speed</source>
        <translation>Reproducir a la mitad de velocidad</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Play at normal speed</source>
        <translation>Reproducir a velocidad normal</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation>Rápid&amp;o</translation>
    </message>
    <message>
        <source>Play at double speed</source>
        <translation>Reproducir al doble de velocidad</translation>
    </message>
    <message>
        <source>B&amp;oard</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>Show the players the board</source>
        <translation>Mostrar el mapa a los jugadores</translation>
    </message>
    <message>
        <source>Centre &amp;tally</source>
        <translation>&amp;Recuento de centros</translation>
    </message>
    <message>
        <source>Show the players how many centres each power owns, and what changed</source>
        <translation>Mostrar a los jugadores cuántos centros posee cada potencia y qué ha cambiado</translation>
    </message>
    <message>
        <source>Centres o&amp;ver the years</source>
        <translation>Centros por a&amp;ños</translation>
    </message>
    <message>
        <source>Show the players the centres of all years as a chart</source>
        <translation>Mostrar a los jugadores un gráfico con los centros de todos los años</translation>
    </message>
    <message>
        <source>What &amp;changed this year</source>
        <translation>&amp;Qué cambió este año</translation>
    </message>
    <message>
        <source>Show the players this year&apos;s centres won and lost and units dislodged</source>
        <translation>Mostrar a los jugadores los centros ganados y perdidos y las unidades desalojadas este año</translation>
    </message>
    <message>
        <source>&amp;Next slide</source>
        <translation>&amp;Diapositiva siguiente</translation>
    </message>
    <message>
        <source>Show one slide after another between phases, without interrupting a reveal</source>
        <translation>Mostrar una diapositiva tras otra entre las fases, sin interrumpir una revelación</translation>
    </message>
    <message>
        <source>Duration of eac&amp;h slide</source>
        <translation>Duración de &amp;cada diapositiva</translation>
    </message>
    <message>
        <source>Type the orders of the selected power, unit by unit</source>
        <translation>Escribir las órdenes de la potencia seleccionada, unidad por unidad</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>&amp;Intercambiar pantallas</translation>
    </message>
    <message>
        <source>Exchange the displays of the console and the audience window</source>
        <translation>Intercambiar las pantallas de la consola y de la ventana del público</translation>
    </message>
    <message>
        <source>Report as &amp;text…</source>
        <translation>In&amp;forme como texto…</translation>
    </message>
    <message>
        <source>Copy or save the orders and results of the phase shown, in one of three styles</source>
        <translation>Copiar o guardar las órdenes y los resultados de la fase mostrada, en uno de tres estilos</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Export the re&amp;veal…</source>
        <translation>&amp;Exportar la revelación…</translation>
    </message>
    <message>
        <source>Save what the players have seen as pictures or as a video</source>
        <translation>Guardar como imágenes o como vídeo lo que han visto los jugadores</translation>
    </message>
    <message>
        <source>Save the board, or what the players see now, as PNG, SVG or PDF</source>
        <translation>Guardar como PNG, SVG o PDF el mapa o lo que los jugadores ven ahora</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>Soni&amp;dos</translation>
    </message>
    <message>
        <source>Ring a bell one minute before a stage ends, and when it ends</source>
        <translation>Tocar una campana un minuto antes de que acabe una etapa, y al acabar</translation>
    </message>
    <message>
        <source>S&amp;peech</source>
        <translation>&amp;Voz</translation>
    </message>
    <message>
        <source>Announce aloud that one minute is left and that time is up</source>
        <translation>Anunciar en voz alta que queda un minuto y que se acabó el tiempo</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Names, lots, civil disorder and replacements</source>
        <translation>Nombres, sorteo, desorden civil y sustitutos</translation>
    </message>
    <message>
        <source>&amp;Vote…</source>
        <translation>&amp;Votación…</translation>
    </message>
    <message>
        <source>Vote on a draw or a concession, as secretly as the rules require</source>
        <translation>Votar si se acuerda un empate o se concede la victoria, con el secreto que exijan las reglas</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Puntuaciones…</translation>
    </message>
    <message>
        <source>Each player&apos;s score under every scoring system</source>
        <translation>La puntuación de cada jugador en cada sistema de puntuación</translation>
    </message>
    <message>
        <source>&amp;Lots</source>
        <translation>Sor&amp;teo</translation>
    </message>
    <message>
        <source>Show the players which powers they drew</source>
        <translation>Mostrar a los jugadores qué potencias les han tocado</translation>
    </message>
    <message>
        <source>Result of the vot&amp;e</source>
        <translation>Result&amp;ado de la votación</translation>
    </message>
    <message>
        <source>Show the players the result of the last vote in this phase</source>
        <translation>Mostrar a los jugadores el resultado de la última votación de esta fase</translation>
    </message>
    <message>
        <source>R&amp;uling…</source>
        <translation>&amp;Decisión…</translation>
    </message>
    <message>
        <source>Override the reading of an order, a result, a position or a centre&apos;s owner, with a reason</source>
        <translation>Decidir de otro modo, con una razón, la lectura de una orden, un resultado, una posición o el dueño de un centro</translation>
    </message>
    <message>
        <source>&amp;Correct this phase…</source>
        <translation>Corre&amp;gir esta fase…</translation>
    </message>
    <message>
        <source>Change order sheets or rulings of the phase shown, with a list of what else would change</source>
        <translation>Cambiar hojas de órdenes o decisiones de la fase mostrada, con una lista de lo demás que cambiaría</translation>
    </message>
    <message>
        <source>&amp;Rulings…</source>
        <translation>&amp;Decisiones…</translation>
    </message>
    <message>
        <source>All rulings made in this game, with their reasons</source>
        <translation>Todas las decisiones tomadas en esta partida, con sus razones</translation>
    </message>
    <message>
        <source>Reasons as a &amp;judge gives them</source>
        <translation>Razones como las da un &amp;juez</translation>
    </message>
    <message>
        <source>Give the reasons of results in order notation, with strengths and clauses</source>
        <translation>Dar las razones de los resultados en notación de órdenes, con fuerzas y artículos</translation>
    </message>
    <message>
        <source>&amp;Show the players this phase</source>
        <translation>&amp;Mostrar esta fase a los jugadores</translation>
    </message>
    <message>
        <source>Show the players the earlier phase that you are looking at</source>
        <translation>Mostrar a los jugadores la fase anterior que usted está mirando</translation>
    </message>
    <message>
        <source>Play the next beat and hold; while a beat plays, go to its end</source>
        <translation>Reproducir el paso siguiente y detenerse; si un paso está en curso, ir a su final</translation>
    </message>
    <message>
        <source>Go back to where the beat began, or the one before</source>
        <translation>Volver al comienzo del paso, o al paso anterior</translation>
    </message>
    <message>
        <source>S&amp;kip the reading of orders</source>
        <translation>&amp;Saltar la lectura de órdenes</translation>
    </message>
    <message>
        <source>Go straight to the results</source>
        <translation>Ir directamente a los resultados</translation>
    </message>
    <message>
        <source>&amp;Replay this fight slowly</source>
        <translation>Repetir &amp;despacio este combate</translation>
    </message>
    <message>
        <source>Play the fight just shown again at half speed</source>
        <translation>Reproducir otra vez, a la mitad de velocidad, el combate recién mostrado</translation>
    </message>
    <message>
        <source>&amp;Board alone</source>
        <translation>&amp;Solo el mapa</translation>
    </message>
    <message>
        <source>Hide everything round the board, or show it again</source>
        <translation>Ocultar todo lo que rodea el mapa, o volver a mostrarlo</translation>
    </message>
    <message>
        <source>Sheet as te&amp;xt</source>
        <translation>Ho&amp;ja como texto</translation>
    </message>
    <message>
        <source>Show the order sheet as free text or unit by unit</source>
        <translation>Mostrar la hoja de órdenes como texto libre o unidad por unidad</translation>
    </message>
    <message>
        <source>Start pa&amp;ge</source>
        <translation>&amp;Página de inicio</translation>
    </message>
    <message>
        <source>Continue a recent game, or begin another</source>
        <translation>Continuar una partida reciente o empezar otra</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Short pages about each part of an evening; opens at what you are using</source>
        <translation>Páginas breves sobre cada parte de la velada; se abre en lo que se esté usando</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Enviado a la impresora</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked, or leave a comparison</source>
        <translation>Retroceder un paso en la orden que se está marcando, o salir de una comparación</translation>
    </message>
    <message>
        <source>Co&amp;mpare with…</source>
        <translation>&amp;Comparar con…</translation>
    </message>
    <message>
        <source>Show on your board what changed between two phases, or leave it; also with Ctrl and a click on the line of phases</source>
        <translation>Mostrar en su mapa qué cambió entre dos fases, o dejarlo; también con Ctrl y un clic en la línea de fases</translation>
    </message>
    <message>
        <source>Sheet recei&amp;ved</source>
        <translation>&amp;Hoja recibida</translation>
    </message>
    <message>
        <source>The selected power has handed in its order sheet, whatever is on it</source>
        <translation>La potencia seleccionada ha entregado su hoja de órdenes, diga lo que diga</translation>
    </message>
    <message>
        <source>Enter r&amp;etreats</source>
        <translation>A&amp;ñadir retiradas</translation>
    </message>
    <message>
        <source>Enter ad&amp;justments</source>
        <translation>Añadir aj&amp;ustes</translation>
    </message>
    <message>
        <source>Fi&amp;nd anything…</source>
        <translation>&amp;Buscar cualquier cosa…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Atajos de &amp;teclado…</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Cambiar las teclas de todas las acciones</translation>
    </message>
    <message>
        <source>Expla&amp;in the result</source>
        <translation>Expl&amp;icar el resultado</translation>
    </message>
    <message>
        <source>Go to &amp;its row</source>
        <translation>&amp;Ir a su fila</translation>
    </message>
    <message>
        <source>&amp;%1 Sheet of %2</source>
        <comment>number of the tab, power</comment>
        <translation>&amp;%1 Hoja de %2</translation>
    </message>
    <message>
        <source>Sheet of a power</source>
        <translation>Hoja de una potencia</translation>
    </message>
    <message>
        <source>Show the order sheet of this power; of a phase with results, its results</source>
        <translation>Mostrar la hoja de órdenes de esta potencia; de una fase con resultados, sus resultados</translation>
    </message>
    <message>
        <source>Choose what a line means that can mean several things</source>
        <translation>Elegir qué significa una línea que puede significar varias cosas</translation>
    </message>
    <message>
        <source>Sheet &amp;of power</source>
        <translation>Hoja de la &amp;potencia</translation>
    </message>
    <message>
        <source>Meanin&amp;g of the line</source>
        <translation>Si&amp;gnificado de la línea</translation>
    </message>
    <message>
        <source>Meaning &amp;1</source>
        <translation>Significado &amp;1</translation>
    </message>
    <message>
        <source>Meaning &amp;2</source>
        <translation>Significado &amp;2</translation>
    </message>
    <message>
        <source>Meaning &amp;3</source>
        <translation>Significado &amp;3</translation>
    </message>
    <message>
        <source>Meaning &amp;4</source>
        <translation>Significado &amp;4</translation>
    </message>
    <message>
        <source>Type the order of the selected unit, or read the reason for its result</source>
        <translation>Escribir la orden de la unidad seleccionada, o leer la razón de su resultado</translation>
    </message>
    <message>
        <source>Sa&amp;y how it was read</source>
        <translation>Decir cómo se &amp;leyó</translation>
    </message>
    <message>
        <source>Say how the order of the selected unit was understood</source>
        <translation>Decir cómo se entendió la orden de la unidad seleccionada</translation>
    </message>
    <message>
        <source>What can &amp;be done here</source>
        <translation>&amp;Qué se puede hacer aquí</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order; so does a right click, with Ctrl even where it chooses the unit to help</source>
        <translation>Abrir el menú de la unidad, provincia u orden seleccionada; también con un clic derecho, y con Ctrl incluso donde ese clic elige a qué unidad se ayuda</translation>
    </message>
    <message>
        <source>the menu %1</source>
        <translation>el menú %1</translation>
    </message>
    <message>
        <source>Cop&amp;y the result</source>
        <translation>Copiar el &amp;resultado</translation>
    </message>
    <message>
        <source>Copy the selected order with its result and the reason</source>
        <translation>Copiar la orden seleccionada con su resultado y la razón</translation>
    </message>
    <message>
        <source>S&amp;how on the board</source>
        <translation>&amp;Mostrar en el mapa</translation>
    </message>
    <message>
        <source>Bring the selected unit or province into view</source>
        <translation>Traer a la vista la unidad o provincia seleccionada</translation>
    </message>
    <message>
        <source>Undo s&amp;teps…</source>
        <translation>Des&amp;hacer pasos…</translation>
    </message>
    <message>
        <source>List all changes, and go back or forward to one of them</source>
        <translation>Enumerar todos los cambios y volver o avanzar hasta uno de ellos</translation>
    </message>
    <message>
        <source>Find an action, a province, a unit, a phase, a panel, a recent game, a test case or a setting</source>
        <translation>Buscar una acción, una provincia, una unidad, una fase, un panel, una partida reciente, un caso de prueba o un ajuste</translation>
    </message>
    <message>
        <source>Loc&amp;k panels</source>
        <translation>&amp;Fijar los paneles</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Resta&amp;blecer diseño</translation>
    </message>
    <message>
        <source>Put all panels back in their first places and sizes</source>
        <translation>Devolver todos los paneles a sus lugares y tamaños iniciales</translation>
    </message>
    <message>
        <source>&amp;Toss of the coin…</source>
        <translation>&amp;Lanzamiento de moneda…</translation>
    </message>
    <message>
        <source>Decide whom the neutral power joins, in two-player games</source>
        <translation>Decidir a quién se une la potencia neutral, en las partidas de dos jugadores</translation>
    </message>
    <message>
        <source>&amp;End at the agreed time…</source>
        <translation>&amp;Terminar a la hora acordada…</translation>
    </message>
    <message>
        <source>End a short game, because the agreed time of day has come</source>
        <translation>Terminar una partida corta porque ha llegado la hora acordada</translation>
    </message>
    <message>
        <source>Toss of &amp;a coin</source>
        <translation>Lan&amp;zamiento de una moneda</translation>
    </message>
    <message>
        <source>Show the players whom the neutral power joins</source>
        <translation>Mostrar a los jugadores a quién se une la potencia neutral</translation>
    </message>
    <message>
        <source>Agreed en&amp;d…</source>
        <translation>&amp;Final acordado…</translation>
    </message>
    <message>
        <source>Change the last year or the time of day at which a short game ends</source>
        <translation>Cambiar el último año o la hora en que termina una partida corta</translation>
    </message>
    <message>
        <source>&amp;Agreements on orders…</source>
        <translation>&amp;Acuerdos sobre órdenes…</translation>
    </message>
    <message>
        <source>Perpetual orders, and who may order units of other powers</source>
        <translation>Órdenes permanentes, y quién puede dar órdenes a unidades de otras potencias</translation>
    </message>
    <message>
        <source>&amp;Committee</source>
        <translation>&amp;Comité</translation>
    </message>
    <message>
        <source>Show the &amp;officers&apos; page</source>
        <translation>Página de &amp;la mesa</translation>
    </message>
    <message>
        <source>&amp;Read a set-up…</source>
        <translation>Leer &amp;una plantilla…</translation>
    </message>
    <message>
        <source>Read delegations, goals and their points from a file</source>
        <translation>Leer de un archivo las delegaciones, los objetivos y sus puntos</translation>
    </message>
    <message>
        <source>Give the delegations the goals that come with Chancery</source>
        <translation>Dar a las delegaciones los objetivos que trae Chancery</translation>
    </message>
    <message>
        <source>&amp;Delegations…</source>
        <translation>Dele&amp;gaciones…</translation>
    </message>
    <message>
        <source>Name the two delegates of each delegation</source>
        <translation>Nombrar a los dos delegados de cada delegación</translation>
    </message>
    <message>
        <source>&amp;Next speaker</source>
        <translation>Orador &amp;siguiente</translation>
    </message>
    <message>
        <source>Give the next delegation its turn of the clock</source>
        <translation>Dar a la delegación siguiente su turno de reloj</translation>
    </message>
    <message>
        <source>&amp;Motion…</source>
        <translation>Moc&amp;ión…</translation>
    </message>
    <message>
        <source>Note a motion, such as a request for speeches</source>
        <translation>Anotar una moción, como una petición de discursos</translation>
    </message>
    <message>
        <source>Motion c&amp;arried</source>
        <translation>Moción apro&amp;bada</translation>
    </message>
    <message>
        <source>Note that the selected motion is carried</source>
        <translation>Anotar que la moción seleccionada queda aprobada</translation>
    </message>
    <message>
        <source>Motion &amp;failed</source>
        <translation>Moción rec&amp;hazada</translation>
    </message>
    <message>
        <source>Note that the selected motion has failed</source>
        <translation>Anotar que la moción seleccionada queda rechazada</translation>
    </message>
    <message>
        <source>&amp;Propose a goal…</source>
        <translation>Proponer un objeti&amp;vo…</translation>
    </message>
    <message>
        <source>File an achievement that a delegation proposes</source>
        <translation>Registrar un logro que propone una delegación</translation>
    </message>
    <message>
        <source>&amp;Judge the proposal…</source>
        <translation>Ju&amp;zgar la propuesta…</translation>
    </message>
    <message>
        <source>Allow or deny the selected proposal</source>
        <translation>Admitir o denegar la propuesta seleccionada</translation>
    </message>
    <message>
        <source>A&amp;ward the goal…</source>
        <translation>Puntuar el ob&amp;jetivo…</translation>
    </message>
    <message>
        <source>Award the points of the selected goal</source>
        <translation>Otorgar los puntos del objetivo seleccionado</translation>
    </message>
    <message>
        <source>Points &amp;lapse…</source>
        <translation>Puntos &amp;que caducan…</translation>
    </message>
    <message>
        <source>Take back points of the selected goal that no longer apply to a conquered power</source>
        <translation>Retirar puntos del objetivo seleccionado que ya no valen porque la potencia fue conquistada</translation>
    </message>
    <message>
        <source>&amp;Call a conference…</source>
        <translation>&amp;Convocar una conferencia…</translation>
    </message>
    <message>
        <source>Fill in the form of a new conference</source>
        <translation>Rellenar el formulario de una conferencia nueva</translation>
    </message>
    <message>
        <source>C&amp;hange the form…</source>
        <translation>Cambiar &amp;el formulario…</translation>
    </message>
    <message>
        <source>Conference beg&amp;ins</source>
        <translation>Em&amp;pieza la conferencia</translation>
    </message>
    <message>
        <source>Begin the selected conference, once every rule allows it</source>
        <translation>Empezar la conferencia seleccionada, cuando todas las reglas lo permitan</translation>
    </message>
    <message>
        <source>Conference &amp;ends…</source>
        <translation>Termina la con&amp;ferencia…</translation>
    </message>
    <message>
        <source>File a &amp;treaty…</source>
        <translation>Registrar u&amp;n tratado…</translation>
    </message>
    <message>
        <source>File a treaty with its parties and terms</source>
        <translation>Registrar un tratado con sus partes y condiciones</translation>
    </message>
    <message>
        <source>Chan&amp;ge or sign…</source>
        <translation>Cambiar &amp;o firmar…</translation>
    </message>
    <message>
        <source>Change or sign the selected treaty</source>
        <translation>Cambiar o firmar el tratado seleccionado</translation>
    </message>
    <message>
        <source>Treaty &amp;broken…</source>
        <translation>Tratado &amp;roto…</translation>
    </message>
    <message>
        <source>Note that a delegation has broken the selected treaty</source>
        <translation>Anotar que una delegación ha roto el tratado seleccionado</translation>
    </message>
    <message>
        <source>&amp;Check of the table…</source>
        <translation>&amp;Comprobar el tablero…</translation>
    </message>
    <message>
        <source>What is wrong with the units on the board, and what the rulebook does about it</source>
        <translation>Qué está mal en las unidades del tablero, y qué dispone el reglamento</translation>
    </message>
    <message>
        <source>Centres and po&amp;ints</source>
        <translation>Centros &amp;y puntos</translation>
    </message>
    <message>
        <source>Show the players centres and points, where the rules count points</source>
        <translation>Mostrar a los jugadores los centros y los puntos, si las reglas cuentan puntos</translation>
    </message>
    <message>
        <source>Spea&amp;kers</source>
        <translation>&amp;Oradores</translation>
    </message>
    <message>
        <source>Show the players who speaks when</source>
        <translation>Mostrar a los jugadores quién habla y cuándo</translation>
    </message>
    <message>
        <source>&amp;Your notes on the phase</source>
        <translation>Sus notas sobre la &amp;fase</translation>
    </message>
    <message>
        <source>Show the players your notes on the last phase that they have seen</source>
        <translation>Mostrar a los jugadores sus notas sobre la última fase que han visto</translation>
    </message>
    <message>
        <source>A&amp;utomatic slides</source>
        <translation>Diapositivas a&amp;utomáticas</translation>
    </message>
    <message>
        <source>&amp;Notes…</source>
        <translation>&amp;Notas…</translation>
    </message>
    <message>
        <source>&amp;Use the example set-up</source>
        <translation>Us&amp;ar la plantilla de ejemplo</translation>
    </message>
    <message>
        <source>Notes e&amp;xchanged</source>
        <translation>&amp;Mensajes intercambiados</translation>
    </message>
    <message>
        <source>Note that the delegates have exchanged notes, and start the countdown to the next exchange</source>
        <translation>Anotar que los delegados han intercambiado mensajes y empezar la cuenta atrás hasta el próximo intercambio</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Insurrección</translation>
    </message>
    <message>
        <source>The selected unit is given up for the lost power whose home centre you click next</source>
        <translation>La unidad seleccionada se sacrifica en favor de la potencia perdida en cuyo centro de origen se haga clic a continuación</translation>
    </message>
    <message>
        <source>Limit for ever&amp;y power…</source>
        <translation>Lími&amp;te por potencia…</translation>
    </message>
    <message>
        <source>Limit the points of the proposals allowed for each power</source>
        <translation>Limitar los puntos de las propuestas admitidas a cada potencia</translation>
    </message>
    <message>
        <source>End the conference that is held, and say how</source>
        <translation>Terminar la conferencia en curso y decir cómo</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>&amp;Líneas</translation>
    </message>
    <message>
        <source>L&amp;aboratory</source>
        <translation>Labora&amp;torio</translation>
    </message>
    <message>
        <source>New st&amp;udy</source>
        <translation>Nuevo estu&amp;dio</translation>
    </message>
    <message>
        <source>Set up a position on an empty board, beside the game</source>
        <translation>Preparar una posición en un mapa vacío, aparte de la partida</translation>
    </message>
    <message>
        <source>Study from the clip&amp;board</source>
        <translation>Estudi&amp;o del portapapeles</translation>
    </message>
    <message>
        <source>Open what you have copied as a study: a study, a position, orders, a test case, a report</source>
        <translation>Abrir como estudio lo que se ha copiado: un estudio, una posición, órdenes, un caso de prueba, un informe</translation>
    </message>
    <message>
        <source>Stu&amp;dy this phase</source>
        <translation>&amp;Estudiar esta fase</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study in its own window, beside the game</source>
        <translation>Abrir la fase de su mapa como estudio en su propia ventana, aparte de la partida</translation>
    </message>
    <message>
        <source>&amp;Open a study…</source>
        <translation>Abrir un &amp;estudio…</translation>
    </message>
    <message>
        <source>Open a saved study in another window</source>
        <translation>Abrir en otra ventana un estudio guardado</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Guardar el estudio</translation>
    </message>
    <message>
        <source>Save the study under another name</source>
        <translation>Guardar el estudio con otro nombre</translation>
    </message>
    <message>
        <source>Close this study; the game stays open</source>
        <translation>Cerrar este estudio; la partida sigue abierta</translation>
    </message>
    <message>
        <source>Choose the rulebook and house rules of this study</source>
        <translation>Elegir el reglamento y las reglas de la casa de este estudio</translation>
    </message>
    <message>
        <source>Go back one step in the order being clicked</source>
        <translation>Retroceder un paso en la orden que se está marcando</translation>
    </message>
    <message>
        <source>Read why the order of the selected unit ended as it did</source>
        <translation>Leer por qué la orden de la unidad seleccionada acabó así</translation>
    </message>
    <message>
        <source>Open the menu of the selected unit, province or order</source>
        <translation>Abrir el menú de la unidad, provincia u orden seleccionada</translation>
    </message>
    <message>
        <source>Res&amp;olve the paradox…</source>
        <translation>Resolver la &amp;paradoja…</translation>
    </message>
    <message>
        <source>Choose how a paradox is resolved that the rulebook leaves open</source>
        <translation>Elegir cómo se resuelve una paradoja que el reglamento deja abierta</translation>
    </message>
    <message>
        <source>Show the whole board, or only the part with the units again</source>
        <translation>Mostrar todo el mapa, o de nuevo solo la parte con las unidades</translation>
    </message>
    <message>
        <source>New &amp;variation</source>
        <translation>&amp;Nueva variante</translation>
    </message>
    <message>
        <source>Try other orders beside those of this line</source>
        <translation>Probar otras órdenes junto a las de esta línea</translation>
    </message>
    <message>
        <source>Go on to the phase that follows this line</source>
        <translation>Pasar a la fase que sigue a esta línea</translation>
    </message>
    <message>
        <source>Line &amp;above</source>
        <translation>Línea de &amp;arriba</translation>
    </message>
    <message>
        <source>Show the line above this one in the tree</source>
        <translation>Mostrar la línea que está encima de esta en el árbol</translation>
    </message>
    <message>
        <source>Line &amp;below</source>
        <translation>Línea de a&amp;bajo</translation>
    </message>
    <message>
        <source>Show the line below this one in the tree</source>
        <translation>Mostrar la línea que está debajo de esta en el árbol</translation>
    </message>
    <message>
        <source>Na&amp;me the line</source>
        <translation>Nomb&amp;rar la línea</translation>
    </message>
    <message>
        <source>Give this line a name</source>
        <translation>Dar un nombre a esta línea</translation>
    </message>
    <message>
        <source>&amp;Comment on the line</source>
        <translation>&amp;Comentar la línea</translation>
    </message>
    <message>
        <source>Write what is to be said about this line</source>
        <translation>Escribir lo que haya que decir sobre esta línea</translation>
    </message>
    <message>
        <source>&amp;Keep as it is</source>
        <translation>&amp;Dejar como está</translation>
    </message>
    <message>
        <source>Another order of this line begins a variation of it</source>
        <translation>Otra orden en esta línea empieza una variante de ella</translation>
    </message>
    <message>
        <source>Make it the main &amp;line</source>
        <translation>&amp;Hacerla línea principal</translation>
    </message>
    <message>
        <source>Put this line before its variations</source>
        <translation>Poner esta línea delante de sus variantes</translation>
    </message>
    <message>
        <source>&amp;Remove the line</source>
        <translation>&amp;Eliminar la línea</translation>
    </message>
    <message>
        <source>Remove this line and all that follows it</source>
        <translation>Eliminar esta línea y todo lo que le sigue</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>Show this line and the one that it is compared with on two boards</source>
        <translation>Mostrar en dos mapas esta línea y aquella con la que se compara</translation>
    </message>
    <message>
        <source>Remove the &amp;unit</source>
        <translation>Eliminar la &amp;unidad</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation>editar la posición</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>vaciar el mapa</translation>
    </message>
    <message>
        <source>starting position</source>
        <translation>posición inicial</translation>
    </message>
    <message>
        <source>Set up by &amp;hand</source>
        <translation>Preparar a &amp;mano</translation>
    </message>
    <message>
        <source>Put units and centres on the board, move and remove them, or leave that</source>
        <translation>Poner unidades y centros en el mapa, moverlos y quitarlos, o dejar de hacerlo</translation>
    </message>
    <message>
        <source>Turn &amp;army into fleet</source>
        <translation>&amp;Ejército a flota</translation>
    </message>
    <message>
        <source>The selected unit becomes a fleet, or an army</source>
        <translation>La unidad seleccionada pasa a ser flota, o ejército</translation>
    </message>
    <message>
        <source>O&amp;wn the centre</source>
        <translation>&amp;Asignar el centro</translation>
    </message>
    <message>
        <source>Give the selected centre, or the one under the pointer, to the power in the tray, or to no power</source>
        <translation>Dar el centro seleccionado, o el que está bajo el puntero, a la potencia de la bandeja, o a ninguna</translation>
    </message>
    <message>
        <source>&amp;Dislodge</source>
        <translation>De&amp;salojar</translation>
    </message>
    <message>
        <source>The selected unit is dislodged by the unit that you click next; one that is dislodged returns</source>
        <translation>La unidad seleccionada queda desalojada por la unidad en la que se haga clic a continuación; si ya estaba desalojada, regresa</translation>
    </message>
    <message>
        <source>&amp;Contested</source>
        <translation>Disp&amp;utada</translation>
    </message>
    <message>
        <source>A standoff left the province under the pointer vacant, or did not</source>
        <translation>Un empate dejó vacante la provincia bajo el puntero, o no</translation>
    </message>
    <message>
        <source>Position as l&amp;ists…</source>
        <translation>Posición en &amp;listas…</translation>
    </message>
    <message>
        <source>Change the units and centres of each power as lists</source>
        <translation>Cambiar en forma de listas las unidades y los centros de cada potencia</translation>
    </message>
    <message>
        <source>&amp;Starting position</source>
        <translation>Posición &amp;inicial</translation>
    </message>
    <message>
        <source>Put all units and centres where a game begins</source>
        <translation>Poner todas las unidades y todos los centros donde empieza una partida</translation>
    </message>
    <message>
        <source>Clear the &amp;board</source>
        <translation>&amp;Vaciar el mapa</translation>
    </message>
    <message>
        <source>Remove all units and owners</source>
        <translation>Quitar todas las unidades y todos los dueños</translation>
    </message>
    <message>
        <source>Delete the order of the selected unit, or a unit that is set up</source>
        <translation>Borrar la orden de la unidad seleccionada, o una unidad al preparar la posición</translation>
    </message>
    <message>
        <source>Compare &amp;others with it</source>
        <translation>Comparar &amp;otras con ella</translation>
    </message>
    <message>
        <source>Compare the lines that you show next with this one, and not each with the one that it varies</source>
        <translation>Comparar con esta las líneas que se muestren a continuación, y no cada una con aquella de la que es variante</translation>
    </message>
    <message>
        <source>Librar&amp;y of cases</source>
        <translation>Co&amp;lección de casos</translation>
    </message>
    <message>
        <source>All test cases by chapter, motif, units, orders and rulebooks, and the self-test</source>
        <translation>Todos los casos de prueba por capítulo, motivo, unidades, órdenes y reglamentos, y la autocomprobación</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>Explain the order of the selected unit, or all of them, and follow each reason by click</source>
        <translation>Explicar la orden de la unidad seleccionada, o todas, y seguir cada razón con un clic</translation>
    </message>
    <message>
        <source>Show how the phase was decided, one step after the other</source>
        <translation>Mostrar cómo se decidió la fase, paso a paso</translation>
    </message>
    <message>
        <source>List which other orders would turn the result of the selected unit</source>
        <translation>Enumerar qué otras órdenes cambiarían el resultado de la unidad seleccionada</translation>
    </message>
    <message>
        <source>Show the results of the phase under all rulebooks, side by side</source>
        <translation>Mostrar lado a lado los resultados de la fase con todos los reglamentos</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Por &amp;qué</translation>
    </message>
    <message>
        <source>&amp;Step through</source>
        <translation>&amp;Paso a paso</translation>
    </message>
    <message>
        <source>What would &amp;turn this?</source>
        <translation>¿Qué &amp;cambiaría esto?</translation>
    </message>
    <message>
        <source>All &amp;rulebooks</source>
        <translation>&amp;Todos los reglamentos</translation>
    </message>
    <message>
        <source>&amp;Laboratory</source>
        <translation>&amp;Laboratorio</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that explains the chosen order</source>
        <translation>Abrir la fase de su mapa como un estudio que explica la orden elegida</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that shows how it is decided</source>
        <translation>Abrir la fase de su mapa como un estudio que muestra cómo se decide</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study that lists which other orders would turn the chosen result</source>
        <translation>Abrir la fase de su mapa como un estudio que enumera qué otras órdenes cambiarían el resultado elegido</translation>
    </message>
    <message>
        <source>Open the phase on your board as a study with the results under all rulebooks</source>
        <translation>Abrir la fase de su mapa como un estudio con los resultados según todos los reglamentos</translation>
    </message>
    <message>
        <source>Copied as one line: paste it into a chat, and from there back here</source>
        <translation>Copiado en una línea: péguela en un chat, y desde allí de nuevo aquí</translation>
    </message>
    <message>
        <source>Copied as text, as people post it</source>
        <translation>Copiado como texto, tal como se publica</translation>
    </message>
    <message>
        <source>Copied as a test case of jDip</source>
        <translation>Copiado como caso de prueba de jDip</translation>
    </message>
    <message>
        <source>The study as a &amp;handout</source>
        <translation>El estudio como &amp;hoja para repartir</translation>
    </message>
    <message>
        <source>Co&amp;py as one line</source>
        <translation>Copiar en &amp;una línea</translation>
    </message>
    <message>
        <source>Copy the whole study as one line of text, for a chat</source>
        <translation>Copiar todo el estudio en una sola línea de texto, para un chat</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy the line shown as text, as people post it: orders, results and commentary</source>
        <translation>Copiar la línea mostrada como texto, tal como se publica: órdenes, resultados y comentarios</translation>
    </message>
    <message>
        <source>Copy as a test case of &amp;jDip</source>
        <translation>Copiar como caso de prueba de &amp;jDip</translation>
    </message>
    <message>
        <source>Copy the phase shown in the text form that other adjudicators read</source>
        <translation>Copiar la fase mostrada en la forma de texto que leen otros programas de resolución</translation>
    </message>
    <message>
        <source>Copy the &amp;result</source>
        <translation>Copiar el &amp;resultado</translation>
    </message>
    <message>
        <source>Save the board as PNG, SVG or PDF; the file can be opened as the study again</source>
        <translation>Guardar el mapa como PNG, SVG o PDF; el archivo se puede volver a abrir como estudio</translation>
    </message>
    <message>
        <source>&amp;Clicks explain</source>
        <translation>&amp;Los clics explican</translation>
    </message>
    <message>
        <source>A click on the board chooses what is explained and writes no order, or writes orders again</source>
        <translation>Un clic en el mapa elige qué se explica y no escribe ninguna orden, o vuelve a escribir órdenes</translation>
    </message>
    <message>
        <source>&amp;Move windows away</source>
        <translation>Apartar ventana&amp;s</translation>
    </message>
    <message>
        <source>Move what is covered to a display that the players do not see</source>
        <translation>Mover lo que está tapado a una pantalla que los jugadores no ven</translation>
    </message>
    <message>
        <source>Sho&amp;w this window anyway</source>
        <translation>Mostrar igualm&amp;ente</translation>
    </message>
    <message>
        <source>Show this window, also to the players, until the phase is over</source>
        <translation>Mostrar esta ventana, también a los jugadores, hasta que acabe la fase</translation>
    </message>
    <message>
        <source>Begin a &amp;game from here</source>
        <translation>Empezar partida desde &amp;aquí</translation>
    </message>
    <message>
        <source>Open the phase shown as the current one of a game, with its orders and the phases before it: to play on, or to reveal it to an audience</source>
        <translation>Abrir la fase mostrada como fase actual de una partida, con sus órdenes y las fases anteriores: para seguir jugando o para revelarla al público</translation>
    </message>
    <message>
        <source>Show the players the next of the slides that take turns</source>
        <translation>Mostrar a los jugadores la siguiente de las diapositivas que se alternan</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Qué pasaría si…</translation>
    </message>
    <message>
        <source>Try out other orders of the phase on your board. They stay in the file of the game, and the players never see them</source>
        <translation>Probar otras órdenes de la fase de su mapa. Quedan en el archivo de la partida, y los jugadores nunca las ven</translation>
    </message>
    <message>
        <source>&amp;Variations in this game</source>
        <translation>&amp;Variantes en esta partida</translation>
    </message>
    <message>
        <source>Open as a study of its o&amp;wn</source>
        <translation>Abrir como estudio &amp;propio</translation>
    </message>
    <message>
        <source>Open a copy of these variations as a study, with a file of its own</source>
        <translation>Abrir una copia de estas variantes como estudio, con archivo propio</translation>
    </message>
    <message>
        <source>&amp;Present this line</source>
        <translation>&amp;Presentar esta línea</translation>
    </message>
    <message>
        <source>Show the audience the line shown as it is now, without the results of its last phase</source>
        <translation>Mostrar al público la línea mostrada tal como está ahora, sin los resultados de su última fase</translation>
    </message>
    <message>
        <source>Show the audience the results of what is presented</source>
        <translation>Mostrar al público los resultados de lo que se presenta</translation>
    </message>
    <message>
        <source>Remove all these variat&amp;ions</source>
        <translation>Eliminar todas estas &amp;variantes</translation>
    </message>
    <message>
        <source>Remove all that was tried out here from the file of the game</source>
        <translation>Eliminar del archivo de la partida todo lo que se probó aquí</translation>
    </message>
    <message>
        <source>Save a &amp;copy as…</source>
        <translation>Guardar una copia co&amp;mo…</translation>
    </message>
    <message>
        <source>Save a copy in a form that other programs read: saved games, test cases, DFEN, orders, tables</source>
        <translation>Guardar una copia en una forma que leen otros programas: partidas guardadas, casos de prueba, DFEN, órdenes, tablas</translation>
    </message>
    <message>
        <source>Keep the panels in their places, without a title bar of their own</source>
        <translation>Mantener los paneles en su sitio, sin barra de título propia</translation>
    </message>
    <message>
        <source>Every term of the rules, and the rulebooks clause by clause</source>
        <translation>Todos los términos de las reglas, y los reglamentos artículo por artículo</translation>
    </message>
    <message>
        <source>Next open &amp;question</source>
        <translation>Pró&amp;xima orden pendiente</translation>
    </message>
    <message>
        <source>Go to the next order that is missing, illegal, unclear or not understood</source>
        <translation>Ir a la próxima orden que falta, es ilegal, es poco clara o no se entendió</translation>
    </message>
    <message>
        <source>Show the agenda, goals, conferences and treaties in a panel</source>
        <translation>Mostrar en un panel el orden del día, los objetivos, las conferencias y los tratados</translation>
    </message>
    <message>
        <source>Paste &amp;orders</source>
        <translation>Pegar órdene&amp;s</translation>
    </message>
    <message>
        <source>Write the orders that you have copied, of one power or of several</source>
        <translation>Escribir las órdenes que se han copiado, de una potencia o de varias</translation>
    </message>
    <message>
        <source>Begi&amp;n the speeches</source>
        <translation>Empezar lo&amp;s discursos</translation>
    </message>
    <message>
        <source>St&amp;op after each step of a fight</source>
        <translation>Parar &amp;tras cada paso de un combate</translation>
    </message>
    <message>
        <source>Play the question, the count, the clash and the verdict of a fight one by one</source>
        <translation>Reproducir por separado la pregunta, el recuento, el choque y el veredicto de un combate</translation>
    </message>
    <message>
        <source>&amp;Resolve and reveal</source>
        <translation>Resol&amp;ver y revelar</translation>
    </message>
    <message>
        <source>Show names once the board is enlarged, codes before</source>
        <translation>Mostrar nombres con el mapa ampliado; antes, códigos</translation>
    </message>
    <message>
        <source>&amp;Arrow</source>
        <translation>Flec&amp;ha</translation>
    </message>
    <message>
        <source>Draw arrows for the players on the small picture of the audience window</source>
        <translation>Dibujar flechas para los jugadores en la imagen pequeña de la ventana del público</translation>
    </message>
    <message>
        <source>&amp;Ring</source>
        <translation>&amp;Anillo</translation>
    </message>
    <message>
        <source>Draw rings for the players on the small picture of the audience window</source>
        <translation>Dibujar anillos para los jugadores en la imagen pequeña de la ventana del público</translation>
    </message>
    <message>
        <source>&amp;Spotlight</source>
        <translation>&amp;Foco</translation>
    </message>
    <message>
        <source>Light a part of what the players see and darken the rest</source>
        <translation>Iluminar una parte de lo que ven los jugadores y oscurecer el resto</translation>
    </message>
    <message>
        <source>Next &amp;colour</source>
        <translation>&amp;Color siguiente</translation>
    </message>
    <message>
        <source>Draw with the next colour: yellow, red, blue, white</source>
        <translation>Dibujar con el color siguiente: amarillo, rojo, azul, blanco</translation>
    </message>
    <message>
        <source>&amp;Mark the chosen province</source>
        <translation>&amp;Marcar la provincia elegida</translation>
    </message>
    <message>
        <source>Draw a ring round the chosen province, or light it with the spotlight</source>
        <translation>Dibujar un anillo alrededor de la provincia elegida, o iluminarla con el foco</translation>
    </message>
    <message>
        <source>&amp;Undo the last stroke</source>
        <translation>&amp;Deshacer el último trazo</translation>
    </message>
    <message>
        <source>Take away what was drawn last for the players</source>
        <translation>Quitar lo último que se dibujó para los jugadores</translation>
    </message>
    <message>
        <source>C&amp;lear the drawing</source>
        <translation>&amp;Borrar el dibujo</translation>
    </message>
    <message>
        <source>Take away all that was drawn for the players</source>
        <translation>Quitar todo lo que se dibujó para los jugadores</translation>
    </message>
    <message>
        <source>Draw for the room</source>
        <translation>Dibujar para la sala</translation>
    </message>
    <message>
        <source>Board, orders, results with reasons, other rulebooks, clauses and commentary</source>
        <translation>Mapa, órdenes, resultados con sus razones, otros reglamentos, artículos y comentarios</translation>
    </message>
    <message>
        <source>Print a handout with board, orders, results, reasons, clauses and commentary, or save it as PDF</source>
        <translation>Imprimir una hoja para repartir con mapa, órdenes, resultados, razones, artículos y comentarios, o guardarla como PDF</translation>
    </message>
    <message>
        <source>&amp;Pause the clock</source>
        <translation>&amp;Pausar el reloj</translation>
    </message>
    <message>
        <source>E&amp;nd the speeches</source>
        <translation>Terminar lo&amp;s discursos</translation>
    </message>
    <message>
        <source>Print order sheets, the report of a phase, the board or a booklet of the whole game, or save them as PDF</source>
        <translation>Imprimir hojas de órdenes, el informe de una fase, el mapa o un cuaderno de toda la partida, o guardarlos como PDF</translation>
    </message>
    <message>
        <source>Read and write your notes on the phases; they are printed with the game</source>
        <translation>Leer y escribir sus notas sobre las fases; se imprimen con la partida</translation>
    </message>
    <message>
        <source>Sta&amp;rt the clock</source>
        <translation>Poner en ma&amp;rcha el reloj</translation>
    </message>
    <message>
        <source>E&amp;nd the diplomacy</source>
        <translation>Terminar &amp;la diplomacia</translation>
    </message>
    <message>
        <source>Draw the order of &amp;speakers…</source>
        <translation>Sortear los ora&amp;dores…</translation>
    </message>
    <message>
        <source>Draw by lot who speaks when; then the speeches begin</source>
        <translation>Sortear quién habla y cuándo; después empiezan los discursos</translation>
    </message>
    <message>
        <source>S&amp;how the form…</source>
        <translation>Ver &amp;el formulario…</translation>
    </message>
    <message>
        <source>Change the form of the selected conference; read it once it has ended</source>
        <translation>Cambiar el formulario de la conferencia seleccionada; leerlo cuando haya terminado</translation>
    </message>
    <message>
        <source>Open a&amp;greements</source>
        <translation>Acuerdos a&amp;biertos</translation>
    </message>
    <message>
        <source>Show the players the open treaties, and where conferences are held</source>
        <translation>Mostrar a los jugadores los tratados abiertos y dónde se celebran conferencias</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sheet of a power, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <comment>an undo step</comment>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Nothing is pasted: the board shows an earlier phase. Go back to %1 first.</source>
        <comment>a phase</comment>
        <translation>No se ha pegado nada: el mapa muestra una fase anterior. Vuelva primero a %1.</translation>
    </message>
    <message>
        <source>Nothing is pasted: %1 is resolved. Correct this phase, or go on to the next one first.</source>
        <comment>a phase</comment>
        <translation>No se ha pegado nada: %1 ya está resuelta. Corrija esta fase, o pase primero a la siguiente.</translation>
    </message>
    <message>
        <source>All games that were kept are open or saved as files.</source>
        <translation>Todas las partidas conservadas están abiertas o guardadas como archivos.</translation>
    </message>
    <message>
        <source>Offer again the games that were never saved when the program was stopped</source>
        <translation>Ofrecer de nuevo las partidas que nunca se habían guardado cuando se detuvo el programa</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Partidas conservadas</translation>
    </message>
    <message>
        <source>&amp;Kept games…</source>
        <translation>Pa&amp;rtidas conservadas…</translation>
    </message>
    <message>
        <source>Hold no speeches</source>
        <translation>No celebrar discursos</translation>
    </message>
    <message>
        <source>Go on without the speeches that are left</source>
        <translation>Seguir sin los discursos que quedan</translation>
    </message>
    <message>
        <source>Withdraw the motion</source>
        <translation>Retirar la moción</translation>
    </message>
    <message>
        <source>Take the selected motion off the agenda, undecided</source>
        <translation>Quitar del orden del día, sin decidirla, la moción seleccionada</translation>
    </message>
    <message>
        <source>End all speeches</source>
        <translation>Terminar todos los discursos</translation>
    </message>
    <message>
        <source>Withdraw the form</source>
        <translation>Retirar el formulario</translation>
    </message>
    <message>
        <source>Take back the form of the selected conference, which has not begun</source>
        <translation>Retirar el formulario de la conferencia seleccionada, que no ha empezado</translation>
    </message>
    <message>
        <source>Withdraw the draft</source>
        <translation>Retirar el borrador</translation>
    </message>
    <message>
        <source>Take back the selected treaty, which not all have signed</source>
        <translation>Retirar el tratado seleccionado, que no todos han firmado</translation>
    </message>
    <message>
        <source>E&amp;nd the diplomacy…</source>
        <translation>Terminar &amp;la diplomacia…</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>an undo step</comment>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Point at a province, or go to one with the arrow keys.</source>
        <translation>Señale una provincia, o vaya a una con las teclas de flecha.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what is seen of a province, its orders</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>&amp;Walk on the board</source>
        <translation>&amp;Recorrer el mapa</translation>
    </message>
    <message>
        <source>Go to the board with the keyboard, where the arrow keys go from province to province and Enter clicks</source>
        <translation>Ir al mapa con el teclado: las flechas llevan de provincia en provincia e Intro hace clic</translation>
    </message>
    <message>
        <source>What is &amp;here</source>
        <translation>Qué hay &amp;aquí</translation>
    </message>
    <message>
        <source>Say what is in the province, with its order or result</source>
        <translation>Decir qué hay en la provincia, con su orden o resultado</translation>
    </message>
    <message>
        <source>What &amp;borders here</source>
        <translation>&amp;Con qué limita</translation>
    </message>
    <message>
        <source>Say the neighbours of the province and what stands there</source>
        <translation>Decir las provincias vecinas y qué hay en ellas</translation>
    </message>
    <message>
        <source>Who can &amp;come here</source>
        <translation>Quién &amp;puede llegar aquí</translation>
    </message>
    <message>
        <source>Say which units can move to the province</source>
        <translation>Decir qué unidades pueden moverse a la provincia</translation>
    </message>
    <message>
        <source>What &amp;attacks and supports here</source>
        <translation>Qué ataca &amp;y apoya aquí</translation>
    </message>
    <message>
        <source>Say the orders that attack or support in the province</source>
        <translation>Decir las órdenes que atacan o apoyan en la provincia</translation>
    </message>
    <message>
        <source>All &amp;units of the power</source>
        <translation>&amp;Unidades de la potencia</translation>
    </message>
    <message>
        <source>Say all units of the power that is asked</source>
        <translation>Decir todas las unidades de la potencia por la que se pregunta</translation>
    </message>
    <message>
        <source>What has chan&amp;ged</source>
        <translation>&amp;Qué ha cambiado</translation>
    </message>
    <message>
        <source>Say what has changed since the last phase, or all results</source>
        <translation>Decir qué ha cambiado desde la última fase, o todos los resultados</translation>
    </message>
    <message>
        <source>&amp;Find a province</source>
        <translation>&amp;Buscar una provincia</translation>
    </message>
    <message>
        <source>Go to the province whose name you type</source>
        <translation>Ir a la provincia cuyo nombre se escriba</translation>
    </message>
    <message>
        <source>Board as te&amp;xt</source>
        <translation>Mapa como te&amp;xto</translation>
    </message>
    <message>
        <source>Go to the list of all provinces with units, orders and results</source>
        <translation>Ir a la lista de todas las provincias con unidades, órdenes y resultados</translation>
    </message>
    <message>
        <source>Ask &amp;the board</source>
        <translation>Pre&amp;guntar al mapa</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Write the orders that you have copied; on an empty board, take the position or the case that you have copied</source>
        <translation>Escribir las órdenes copiadas; en un mapa vacío, tomar la posición o el caso copiado</translation>
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
        <translation>Reglas de 1971</translation>
    </message>
    <message>
        <source>Alexander Rules</source>
        <translation>Reglas Alexander</translation>
    </message>
    <message>
        <source>Twenty Rules</source>
        <translation>Reglas Twenty</translation>
    </message>
    <message>
        <source>Committee rules</source>
        <translation>Reglas del Committee</translation>
    </message>
</context>
<context>
    <name>ClauseMenu</name>
    <message>
        <source>What does %1 say?</source>
        <comment>clause</comment>
        <translation>¿Qué dice %1?</translation>
    </message>
</context>
<context>
    <name>CommitteeSteps</name>
    <message>
        <source>delegations</source>
        <translation>delegaciones</translation>
    </message>
    <message>
        <source>order of the speeches</source>
        <translation>orden de los discursos</translation>
    </message>
    <message>
        <source>next speaker</source>
        <translation>orador siguiente</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>moción</translation>
    </message>
    <message>
        <source>motion decided</source>
        <translation>moción decidida</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>propuesta</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>Award the points</source>
        <translation>Otorgar los puntos</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Otorgar</translation>
    </message>
    <message>
        <source>points for a goal</source>
        <translation>puntos por un objetivo</translation>
    </message>
    <message>
        <source>Points no longer apply</source>
        <translation>Los puntos ya no valen</translation>
    </message>
    <message>
        <source>&amp;Take the points back</source>
        <translation>Retirar &amp;los puntos</translation>
    </message>
    <message>
        <source>points lapsed</source>
        <translation>puntos caducados</translation>
    </message>
    <message>
        <source>conference</source>
        <translation>conferencia</translation>
    </message>
    <message>
        <source>beginning of a conference</source>
        <translation>comienzo de una conferencia</translation>
    </message>
    <message>
        <source>End the conference</source>
        <translation>Terminar la conferencia</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>&amp;Terminarla</translation>
    </message>
    <message>
        <source>end of a conference</source>
        <translation>fin de una conferencia</translation>
    </message>
    <message>
        <source>treaty</source>
        <translation>tratado</translation>
    </message>
    <message>
        <source>broken treaty</source>
        <translation>tratado roto</translation>
    </message>
    <message>
        <source>exchange of notes</source>
        <translation>intercambio de mensajes</translation>
    </message>
    <message>
        <source>limit of the points</source>
        <translation>límite de los puntos</translation>
    </message>
    <message>
        <source>end of the speeches</source>
        <translation>fin de los discursos</translation>
    </message>
    <message>
        <source>The players see points at once, and this phase has not been revealed to them. Reveal it first.</source>
        <translation>Los jugadores ven los puntos de inmediato, y esta fase no se les ha revelado. Revélela primero.</translation>
    </message>
    <message>
        <source>motion withdrawn</source>
        <translation>moción retirada</translation>
    </message>
    <message>
        <source>conference withdrawn</source>
        <translation>conferencia retirada</translation>
    </message>
    <message>
        <source>draft withdrawn</source>
        <translation>borrador retirado</translation>
    </message>
    <message>
        <source>The points count beside the supply centres of the power. The players see them, and the reason.</source>
        <translation>Los puntos cuentan además de los centros de suministro de la potencia. Los jugadores los ven, y también la razón.</translation>
    </message>
    <message>
        <source>A delegation whose power is eliminated keeps the points that still apply.</source>
        <translation>Una delegación cuya potencia ha sido eliminada conserva los puntos que aún valen.</translation>
    </message>
    <message>
        <source>end of the diplomacy</source>
        <translation>fin de la diplomacia</translation>
    </message>
    <message>
        <source>A conference lasts a year at most. Say what it has decided.</source>
        <translation>Una conferencia dura como máximo un año. Diga qué ha decidido.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Three-letter codes</source>
        <translation>Códigos de tres letras</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Número del sorteo</translation>
    </message>
    <message>
        <source>The same number gives the same draw on every computer</source>
        <translation>El mismo número da el mismo sorteo en cualquier equipo</translation>
    </message>
    <message>
        <source>Names when zoomed in, codes otherwise</source>
        <translation>Nombres al ampliar; si no, códigos</translation>
    </message>
</context>
<context>
    <name>FileErrors</name>
    <message>
        <source>there is no map with this name; expected its .toml and .svg files in the folder chancery/maps of your data directory</source>
        <translation>no hay ningún mapa con este nombre; se esperaban sus archivos .toml y .svg en la carpeta chancery/maps de su directorio de datos</translation>
    </message>
    <message>
        <source>the map has a fault here; chancery-cli check-map says what is expected</source>
        <translation>el mapa tiene aquí un fallo; chancery-cli check-map dice qué se espera</translation>
    </message>
    <message>
        <source>the map&apos;s picture has a fault here; chancery-cli check-map says what is expected</source>
        <translation>la imagen del mapa tiene aquí un fallo; chancery-cli check-map dice qué se espera</translation>
    </message>
    <message>
        <source>the document is too large; expected at most %1 MiB</source>
        <translation>el documento es demasiado grande; se esperaban como máximo %1 MiB</translation>
    </message>
    <message>
        <source>the file ends too early; expected the rest of it</source>
        <translation>el archivo termina demasiado pronto; se esperaba el resto</translation>
    </message>
    <message>
        <source>this text cannot be read; expected valid characters and a closing quotation mark</source>
        <translation>este texto no se puede leer; se esperaban caracteres válidos y comillas de cierre</translation>
    </message>
    <message>
        <source>this is set twice; expected once only</source>
        <translation>esto aparece más de una vez; se esperaba una sola vez</translation>
    </message>
    <message>
        <source>this heading cannot be read; expected [name] or [[name]] and nothing else</source>
        <translation>este encabezado no se puede leer; se esperaba [nombre] o [[nombre]] y nada más</translation>
    </message>
    <message>
        <source>%1 is named twice here; expected each delegation once (Committee, %2)</source>
        <translation>%1 figura aquí dos veces; se esperaba cada delegación una sola vez (Committee, %2)</translation>
    </message>
    <message>
        <source>this list cannot be read; expected values separated by commas and a closing ]</source>
        <translation>esta lista no se puede leer; se esperaban valores separados por comas y un ] de cierre</translation>
    </message>
    <message>
        <source>this table cannot be read; expected entries like key = &quot;text&quot;, separated by commas, and }</source>
        <translation>esta tabla no se puede leer; se esperaban entradas como clave = &quot;texto&quot;, separadas por comas, y }</translation>
    </message>
    <message>
        <source>this value cannot be read; expected a “text” in quotation marks, a number, true or false</source>
        <translation>este valor no se puede leer; se esperaba un «texto» entre comillas, un número, true o false</translation>
    </message>
    <message>
        <source>this line cannot be read; expected key = &quot;text&quot;, a [heading] or a comment after #</source>
        <translation>esta línea no se puede leer; se esperaba clave = &quot;texto&quot;, un [encabezado] o un comentario tras #</translation>
    </message>
    <message>
        <source>this character is allowed only in quotation marks or comments; expected a plain letter or digit</source>
        <translation>este carácter solo se permite entre comillas o en comentarios; se esperaba una letra simple o una cifra</translation>
    </message>
    <message>
        <source>a number cannot contain a quotation mark; expected digits only</source>
        <translation>un número no puede contener comillas; se esperaban solo cifras</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply; expected at most %1 levels</source>
        <translation>los corchetes están anidados en exceso; se esperaban como máximo %1 niveles</translation>
    </message>
    <message>
        <source>a line after a backslash cannot start with this character; expected a plain letter or digit</source>
        <translation>una línea tras una barra inversa no puede empezar por este carácter; se esperaba una letra simple o una cifra</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a text in quotation marks</source>
        <translation>falta «%1»; se esperaba un texto entre comillas</translation>
    </message>
    <message>
        <source>“%1” is missing; expected a whole number</source>
        <translation>falta «%1»; se esperaba un número entero</translation>
    </message>
    <message>
        <source>this is not a text; expected a text in quotation marks</source>
        <translation>esto no es un texto; se esperaba un texto entre comillas</translation>
    </message>
    <message>
        <source>this is not a list; expected a list of texts in square brackets</source>
        <translation>esto no es una lista; se esperaba una lista de textos entre corchetes</translation>
    </message>
    <message>
        <source>%1: this is not a text; expected a text in quotation marks</source>
        <translation>%1: esto no es un texto; se esperaba un texto entre comillas</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected the name of a power</source>
        <translation>«%1» no es una potencia de este mapa; se esperaba el nombre de una potencia</translation>
    </message>
    <message>
        <source>“%1” is not a province on this map; expected a code such as PAR</source>
        <translation>«%1» no es una provincia de este mapa; se esperaba un código como PAR</translation>
    </message>
    <message>
        <source>%1 is not a supply centre; expected a province that is one</source>
        <translation>%1 no es un centro de suministro; se esperaba una provincia que lo sea</translation>
    </message>
    <message>
        <source>“%1” is not a phase; expected one such as “S1901M”</source>
        <translation>«%1» no es una fase; se esperaba una como «S1901M»</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected one of %2</source>
        <translation>«%1» no se conoce aquí; se esperaba uno de estos valores: %2</translation>
    </message>
    <message>
        <source>“%1” is not known here; expected for example %2</source>
        <translation>«%1» no se conoce aquí; se esperaba, por ejemplo, %2</translation>
    </message>
    <message>
        <source>“%1” is not an order in this position; expected one such as “A PAR - BUR”</source>
        <translation>«%1» no es una orden en esta posición; se esperaba una como «A PAR - BUR»</translation>
    </message>
    <message>
        <source>there is no rulebook “%1”; expected one such as “datc” or “1971”</source>
        <translation>no hay ningún reglamento «%1»; se esperaba uno como «datc» o «1971»</translation>
    </message>
    <message>
        <source>the map “%1” cannot be used: %2</source>
        <translation>el mapa «%1» no se puede usar: %2</translation>
    </message>
    <message>
        <source>%1 has two owners; expected one owner of each centre</source>
        <translation>%1 tiene dos dueños; se esperaba un solo dueño de cada centro</translation>
    </message>
    <message>
        <source>the file has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation>el archivo tiene el formato %1; se esperaba el formato %2. Quizá pueda leerlo una versión más reciente de Chancery</translation>
    </message>
    <message>
        <source>this game has no phases; expected at least one [[phase]]</source>
        <translation>esta partida no tiene fases; se esperaba al menos una [[phase]]</translation>
    </message>
    <message>
        <source>there are too many phases; expected at most %1</source>
        <translation>hay demasiadas fases; se esperaban como máximo %1</translation>
    </message>
    <message>
        <source>a vote ended the game before this phase; expected no further phase</source>
        <translation>una votación terminó la partida antes de esta fase; no se esperaban más fases</translation>
    </message>
    <message>
        <source>there are too many orders in this phase; expected at most %1</source>
        <translation>hay demasiadas órdenes en esta fase; se esperaban como máximo %1</translation>
    </message>
    <message>
        <source>there are too many awards in this phase; expected at most %1</source>
        <translation>se otorgan puntos demasiadas veces en esta fase; se esperaban como máximo %1</translation>
    </message>
    <message>
        <source>“%1” has too many entries; expected at most %2</source>
        <translation>«%1» tiene demasiadas entradas; se esperaban como máximo %2</translation>
    </message>
    <message>
        <source>this absence ends before it begins; expected a later phase</source>
        <translation>esta ausencia termina antes de empezar; se esperaba una fase posterior</translation>
    </message>
    <message>
        <source>a seed cannot be negative; expected 0 or more</source>
        <translation>una semilla no puede ser negativa; se esperaba 0 o más</translation>
    </message>
    <message>
        <source>this power is drawn twice; expected each power once</source>
        <translation>esta potencia se sorteó dos veces; se esperaba cada potencia una sola vez</translation>
    </message>
    <message>
        <source>these votes do not give this result; expected “passed” only if all agree</source>
        <translation>estos votos no dan este resultado; solo se esperaba «passed» si todos están de acuerdo</translation>
    </message>
    <message>
        <source>this ruling has no reason; expected some words</source>
        <translation>esta decisión no indica ninguna razón; se esperaban algunas palabras</translation>
    </message>
    <message>
        <source>this ruling is about another province; expected one about %1</source>
        <translation>esta decisión trata de otra provincia; se esperaba una sobre %1</translation>
    </message>
    <message>
        <source>this ruling names no power; expected power = &quot;…&quot;</source>
        <translation>esta decisión no nombra ninguna potencia; se esperaba power = &quot;…&quot;</translation>
    </message>
    <message>
        <source>there are too many rulings in this phase; expected at most %1</source>
        <translation>hay demasiadas decisiones en esta fase; se esperaban como máximo %1</translation>
    </message>
    <message>
        <source>the journal has orders of another phase; expected the current one</source>
        <translation>el diario tiene órdenes de otra fase; se esperaba la actual</translation>
    </message>
    <message>
        <source>the journal names a power that is not on this map</source>
        <translation>el diario nombra una potencia que no está en este mapa</translation>
    </message>
    <message>
        <source>the journal has phases that do not follow the phases before</source>
        <translation>el diario tiene fases que no siguen a las anteriores</translation>
    </message>
    <message>
        <source>the journal is about another map; expected the map of this game</source>
        <translation>el diario es de otro mapa; se esperaba el mapa de esta partida</translation>
    </message>
    <message>
        <source>“%1” is not a unit; expected one such as “A PAR” or “F STP/sc”</source>
        <translation>«%1» no es una unidad; se esperaba una como «A PAR» o «F STP/sc»</translation>
    </message>
    <message>
        <source>“%1”: there is no province “%2” on this map; expected a code such as PAR</source>
        <translation>«%1»: no hay ninguna provincia «%2» en este mapa; se esperaba un código como PAR</translation>
    </message>
    <message>
        <source>“%1”: an army cannot be at sea; expected a province on land</source>
        <translation>«%1»: un ejército no puede estar en el mar; se esperaba una provincia de tierra</translation>
    </message>
    <message>
        <source>“%1”: a fleet cannot be inland; expected a sea or a coast</source>
        <translation>«%1»: una flota no puede estar tierra adentro; se esperaba un mar o una costa</translation>
    </message>
    <message>
        <source>“%1”: the coast is missing; expected %2 or %3</source>
        <translation>«%1»: falta la costa; se esperaba %2 o %3</translation>
    </message>
    <message>
        <source>there is no option “%1”; expected one of those that a rulebook has, such as “paradox”</source>
        <translation>no hay ninguna opción «%1»; se esperaba una de las que tiene un reglamento, como «paradox»</translation>
    </message>
    <message>
        <source>the option “%1” cannot be “%2”; expected one of %3</source>
        <translation>la opción «%1» no puede ser «%2»; se esperaba uno de estos valores: %3</translation>
    </message>
    <message>
        <source>“%1” is not a house rule; expected OPTION=VALUE, such as paradox=szykman</source>
        <translation>«%1» no es una regla de la casa; se esperaba OPCIÓN=VALOR, como paradox=szykman</translation>
    </message>
    <message>
        <source>this is not a time of day; expected one such as “23:30”</source>
        <translation>esto no es una hora; se esperaba una como «23:30»</translation>
    </message>
    <message>
        <source>there are too many agreements in a phase; expected at most %1</source>
        <translation>hay demasiados acuerdos en una fase; se esperaban como máximo %1</translation>
    </message>
    <message>
        <source>%1 has no goals; expected at least one for each delegation (Committee, Non-territorial victory points)</source>
        <translation>%1 no tiene objetivos; se esperaba al menos uno por delegación (Committee, Non-territorial victory points)</translation>
    </message>
    <message>
        <source>this set-up is for the map “%1”; expected one for “%2”</source>
        <translation>esta plantilla es para el mapa «%1»; se esperaba una para «%2»</translation>
    </message>
    <message>
        <source>this set-up has another format; expected format = 1</source>
        <translation>esta plantilla tiene otro formato; se esperaba format = 1</translation>
    </message>
    <message>
        <source>the number of delegates is %1; expected two (Committee, Delegations and countries)</source>
        <translation>el número de delegados es %1; se esperaban dos (Committee, Delegations and countries)</translation>
    </message>
    <message>
        <source>the quotation mark is not closed</source>
        <translation>faltan las comillas de cierre</translation>
    </message>
    <message>
        <source>“%1:” is not known here; expected one of %2</source>
        <translation>«%1:» no se conoce aquí; se esperaba uno de estos valores: %2</translation>
    </message>
    <message>
        <source>the line is incomplete; expected all of it, up to its last bracket</source>
        <translation>la línea está incompleta; se esperaba entera, hasta su último corchete</translation>
    </message>
    <message>
        <source>the line was changed on its way; expected it as it was copied</source>
        <translation>la línea se alteró por el camino; se esperaba tal como se copió</translation>
    </message>
    <message>
        <source>the study has format %1; expected format %2. A newer version of Chancery may read it</source>
        <translation>el estudio tiene el formato %1; se esperaba el formato %2. Quizá pueda leerlo una versión más reciente de Chancery</translation>
    </message>
    <message>
        <source>this study has no lines; expected at least one [[line]]</source>
        <translation>este estudio no tiene líneas; se esperaba al menos una [[line]]</translation>
    </message>
    <message>
        <source>this is not the number of a line; expected a number from 1 on that no other line has</source>
        <translation>esto no es el número de una línea; se esperaba un número a partir de 1 que no tenga ninguna otra línea</translation>
    </message>
    <message>
        <source>no line before this one has this number; expected an earlier line</source>
        <translation>ninguna línea anterior a esta tiene este número; se esperaba una línea anterior</translation>
    </message>
    <message>
        <source>“%1” does not say whose unit it is. Write the name of the power before its orders, such as “Austria:”.</source>
        <translation>«%1» no dice de quién es la unidad. Escriba el nombre de la potencia antes de sus órdenes, por ejemplo «Austria:».</translation>
    </message>
    <message>
        <source>this is a mistake of Chancery, not of the file; it can be reported as: %1</source>
        <translation>este es un error de Chancery, no del archivo; se puede comunicar así: %1</translation>
    </message>
    <message>
        <source>“%1” is too small or too large; expected %2 to %3</source>
        <translation>«%1» es demasiado pequeño o demasiado grande; se esperaba de %2 a %3</translation>
    </message>
    <message>
        <source>this entry breaks a rule (Committee, %1); expected one that keeps it: %2</source>
        <translation>esta entrada infringe una regla (Committee, %1); se esperaba una que la cumpla: %2</translation>
    </message>
    <message>
        <source>%1 is missing; expected each delegation once (Committee, %2)</source>
        <translation>falta %1; se esperaba cada delegación una sola vez (Committee, %2)</translation>
    </message>
    <message>
        <source>This text is from a program and is damaged or not whole: %1. Copy all of it, from the first { to the last }.</source>
        <translation>Este texto procede de un programa y está dañado o incompleto: %1. Cópielo entero, desde la primera { hasta la última }.</translation>
    </message>
    <message>
        <source>No unit and no order could be read in this text. Copy a position, orders under the names of their powers, a test case or a study.</source>
        <translation>En este texto no se ha podido leer ninguna unidad ni ninguna orden. Copie una posición, órdenes bajo los nombres de sus potencias, un caso de prueba o un estudio.</translation>
    </message>
    <message>
        <source>This looks like a saved game of the library “diplomacy”, but its JSON is damaged: %1. Save it there again.</source>
        <translation>Esto parece una partida guardada de la biblioteca «diplomacy», pero su JSON está dañado: %1. Guárdela allí de nuevo.</translation>
    </message>
    <message>
        <source>This looks like a saved game of the library “diplomacy”, but it has no phases. Save it there again.</source>
        <translation>Esto parece una partida guardada de la biblioteca «diplomacy», pero no tiene fases. Guárdela allí de nuevo.</translation>
    </message>
    <message>
        <source>This is a saved game of jDip (.jdip) or another compressed file; it cannot be read. Open it in jDip, copy the results or the orders there as text, and paste them here as a study.</source>
        <translation>Esto es una partida guardada de jDip (.jdip) u otro archivo comprimido; no se puede leer. Ábralo en jDip, copie allí como texto los resultados o las órdenes y péguelos aquí como estudio.</translation>
    </message>
    <message>
        <source>This is a phase as Diplicity (godip) sends it; it cannot be read. Copy the orders or the results from the page of the game, and paste those.</source>
        <translation>Esto es una fase tal como la envía Diplicity (godip); no se puede leer. Copie las órdenes o los resultados de la página de la partida y péguelos.</translation>
    </message>
    <message>
        <source>This is a zip archive; it cannot be read. Unpack it, and open the file that is in it.</source>
        <translation>Esto es un archivo zip; no se puede leer. Descomprímalo y abra el archivo que contiene.</translation>
    </message>
    <message>
        <source>This looks like a position in one line (DFEN), but “%1” in it cannot be read. Such a line is “1901sm/Aabud,Rfstp.sc/Abud,Nswe/-”.</source>
        <translation>Esto parece una posición en una línea (DFEN), pero «%1» no se puede leer. Una línea así es «1901sm/Aabud,Rfstp.sc/Abud,Nswe/-».</translation>
    </message>
    <message>
        <source>This looks like a position of DAIDE, but “%1” in it cannot be read. Such a position is “NOW (SPR 1901) (AUS AMY BUD)”.</source>
        <translation>Esto parece una posición de DAIDE, pero «%1» no se puede leer. Una posición así es «NOW (SPR 1901) (AUS AMY BUD)».</translation>
    </message>
    <message>
        <source>expected nothing after the object</source>
        <translation>no se esperaba nada tras el objeto</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>demasiados niveles anidados</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>se esperaba un valor</translation>
    </message>
    <message>
        <source>expected a name in quotation marks</source>
        <translation>se esperaba un nombre entre comillas</translation>
    </message>
    <message>
        <source>expected a colon</source>
        <translation>se esperaban dos puntos</translation>
    </message>
    <message>
        <source>expected a comma or }</source>
        <translation>se esperaba una coma o }</translation>
    </message>
    <message>
        <source>expected a comma or ]</source>
        <translation>se esperaba una coma o ]</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>faltan las comillas de cierre</translation>
    </message>
    <message>
        <source>a control character must be written as an escape</source>
        <translation>un carácter de control debe escribirse como secuencia de escape</translation>
    </message>
    <message>
        <source>illegal escape</source>
        <translation>secuencia de escape ilegal</translation>
    </message>
    <message>
        <source>half of a character</source>
        <translation>la mitad de un carácter</translation>
    </message>
    <message>
        <source>the line is not in UTF-8</source>
        <translation>la línea no está en UTF-8</translation>
    </message>
    <message>
        <source>expected an object: {&quot;phase&quot;: ..., &quot;units&quot;: ...}</source>
        <translation>se esperaba un objeto: {&quot;phase&quot;: ..., &quot;units&quot;: ...}</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>columna %1: %2</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valor ilegal</translation>
    </message>
    <message>
        <source>the case has no end; expected END</source>
        <translation>el caso no tiene final; se esperaba END</translation>
    </message>
    <message>
        <source>there is no case; expected CASE</source>
        <translation>no hay ningún caso; se esperaba CASE</translation>
    </message>
    <message>
        <source>the line is not in UTF-8; expected a text file in UTF-8</source>
        <translation>la línea no está en UTF-8; se esperaba un archivo de texto en UTF-8</translation>
    </message>
    <message>
        <source>CASE is expected before %1</source>
        <translation>se espera CASE antes de %1</translation>
    </message>
    <message>
        <source>END is expected before VARIANT_ALL</source>
        <translation>se espera END antes de VARIANT_ALL</translation>
    </message>
    <message>
        <source>END is expected before the next CASE</source>
        <translation>se espera END antes del próximo CASE</translation>
    </message>
    <message>
        <source>there are too many cases in this file; expected at most %1</source>
        <translation>hay demasiados casos en este archivo; se esperaban como máximo %1</translation>
    </message>
    <message>
        <source>this is not a phase; expected one such as “Fall 1901, Movement”</source>
        <translation>esto no es una fase; se esperaba una como «Fall 1901, Movement»</translation>
    </message>
    <message>
        <source>“%1” is outside every section; expected PRESTATE, ORDERS or another section before it</source>
        <translation>«%1» está fuera de toda sección; se esperaba antes PRESTATE, ORDERS u otra sección</translation>
    </message>
    <message>
        <source>“%1” is not a power on this map; expected “%2”, perhaps</source>
        <translation>«%1» no es una potencia de este mapa; quizá se esperaba «%2»</translation>
    </message>
    <message>
        <source>END has no beginning; expected CASE before it</source>
        <translation>END no tiene comienzo; se esperaba CASE antes</translation>
    </message>
    <message>
        <source>This text is from a program (JSON), but it has no phase and no units that Chancery knows. Copy the position or the orders there as text, and paste that.</source>
        <translation>Este texto procede de un programa (JSON), pero no tiene ni fase ni unidades que Chancery conozca. Copie allí como texto la posición o las órdenes y péguelo.</translation>
    </message>
    <message>
        <source>“%1” is not a text; expected a text in quotation marks</source>
        <translation>«%1» no es un texto; se esperaba un texto entre comillas</translation>
    </message>
    <message>
        <source>“%1” is not a whole number; expected digits without quotation marks</source>
        <translation>«%1» no es un número entero; se esperaban cifras sin comillas</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no; expected true or false</source>
        <translation>«%1» no es ni sí ni no; se esperaba true o false</translation>
    </message>
    <message>
        <source>“%1” is not a list; expected a list in square brackets</source>
        <translation>«%1» no es una lista; se esperaba una lista entre corchetes</translation>
    </message>
    <message>
        <source>“%1” has no entries of its own; expected lines such as key = &quot;text&quot; below it</source>
        <translation>«%1» no tiene entradas propias; se esperaban debajo líneas como clave = &quot;texto&quot;</translation>
    </message>
    <message>
        <source>This is a message of the protocol DAIDE without units and orders; it cannot be read. Only the messages NOW, ORD and SUB can be.</source>
        <translation>Este es un mensaje del protocolo DAIDE sin unidades ni órdenes; no se puede leer. Solo se pueden leer los mensajes NOW, ORD y SUB.</translation>
    </message>
    <message>
        <source>This looks like a game or orders of webDiplomacy, but the JSON is damaged: %1. Copy it whole.</source>
        <translation>Esto parece una partida u órdenes de webDiplomacy, pero el JSON está dañado: %1. Cópielo entero.</translation>
    </message>
    <message>
        <source>This is a game of webDiplomacy on another map (variant %1); it cannot be read. Only games of the variant Classic can be.</source>
        <translation>Esta es una partida de webDiplomacy en otro mapa (variante %1); no se puede leer. Solo se pueden leer partidas de la variante Classic.</translation>
    </message>
    <message>
        <source>This looks like a game or orders of webDiplomacy, but %1 is not a province of its variant Classic, which has 1 to 81.</source>
        <translation>Esto parece una partida u órdenes de webDiplomacy, pero %1 no es una provincia de su variante Classic, que tiene de la 1 a la 81.</translation>
    </message>
    <message>
        <source>This is of webDiplomacy, but it has no units and no orders. Copy the history of the game.</source>
        <translation>Esto es de webDiplomacy, pero no tiene unidades ni órdenes. Copie el historial de la partida.</translation>
    </message>
    <message>
        <source>“%1” could not be read. Write the name of the power, a colon and its orders, such as “Austria: A Vie - Tyr”.</source>
        <translation>«%1» no se ha podido leer. Escriba el nombre de la potencia, dos puntos y sus órdenes, por ejemplo «Austria: A Vie - Tyr».</translation>
    </message>
    <message>
        <source>These are orders of webDiplomacy, but they do not say whose they are (countryID). Copy the history of the game, or write the orders under the names of their powers.</source>
        <translation>Estas son órdenes de webDiplomacy, pero no dicen de quién son (countryID). Copie el historial de la partida, o escriba las órdenes bajo los nombres de sus potencias.</translation>
    </message>
    <message>
        <source>These are orders in one line (DSON) without the name of a power, so it is not known whose units they are. Paste them into the order sheet of their power, or write its name and a colon before them, or the line of the position (DFEN) above them.</source>
        <translation>Estas son órdenes en una línea (DSON) sin el nombre de una potencia, así que no se sabe de quién son las unidades. Péguelas en la hoja de órdenes de su potencia, o escriba delante el nombre de esta y dos puntos, o encima la línea de la posición (DFEN).</translation>
    </message>
    <message>
        <source>This is a table of centres by year, as tournaments use it; it has no units and no orders. Open the game that it was made from.</source>
        <translation>Esta es una tabla de centros por año, como las de los torneos; no tiene unidades ni órdenes. Abra la partida de la que se hizo.</translation>
    </message>
    <message>
        <source>%1, at its start: only in the file: %2</source>
        <translation>%1, al comienzo: solo en el archivo: %2</translation>
    </message>
    <message>
        <source>%1, at its start: only by the rules: %2</source>
        <translation>%1, al comienzo: solo según las reglas: %2</translation>
    </message>
    <message>
        <source>%1, at its end: only in the file: %2</source>
        <translation>%1, al final: solo en el archivo: %2</translation>
    </message>
    <message>
        <source>%1, at its end: only by the rules: %2</source>
        <translation>%1, al final: solo según las reglas: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, but there is no such order</source>
        <translation>%1, %2: %3: &quot;%4&quot; en el archivo, pero no existe tal orden</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, &quot;%5&quot; by the rules</source>
        <translation>%1, %2: %3: &quot;%4&quot; en el archivo, &quot;%5&quot; según las reglas</translation>
    </message>
    <message>
        <source>%1, %2: %3: no result in the file, &quot;%4&quot; by the rules</source>
        <translation>%1, %2: %3: sin resultado en el archivo, &quot;%4&quot; según las reglas</translation>
    </message>
    <message>
        <source>%1, %2: %3: &quot;%4&quot; in the file, which is left out</source>
        <translation>%1, %2: %3: &quot;%4&quot; en el archivo, que se omite</translation>
    </message>
    <message>
        <source>%1: by the rules %2 comes after %3</source>
        <translation>%1: según las reglas, %2 viene después de %3</translation>
    </message>
    <message>
        <source>%1, at its start: the board is empty, because the file has no [phase.units]; expected a line of units for each power</source>
        <translation>%1, al comienzo: el mapa está vacío, porque el archivo no tiene [phase.units]; se esperaba una línea de unidades por cada potencia</translation>
    </message>
    <message>
        <source>%1, at its start: %2</source>
        <translation>%1, al comienzo: %2</translation>
    </message>
    <message>
        <source>%1, not resolved: %2</source>
        <translation>%1, sin resolver: %2</translation>
    </message>
    <message>
        <source>%1, %2: “%3” could not be read: %4</source>
        <translation>%1, %2: «%3» no se ha podido leer: %4</translation>
    </message>
    <message>
        <source>%1 %2 beside another unit</source>
        <translation>%1 %2 junto a otra unidad</translation>
    </message>
    <message>
        <source>%1 %2 dislodged, retreats: none</source>
        <translation>%1 %2, unidad desalojada, retiradas: ninguna</translation>
    </message>
    <message>
        <source>%1 %2 dislodged, retreats: %3</source>
        <translation>%1 %2, unidad desalojada, retiradas: %3</translation>
    </message>
    <message>
        <source>%1 owns %2</source>
        <translation>%1 posee %2</translation>
    </message>
    <message>
        <source>%1 closed by a standoff</source>
        <translation>%1: provincia cerrada por un empate</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 Any existing file is unchanged.</source>
        <comment>why a file could not be saved</comment>
        <translation>%1 Si ya existe un archivo, no se ha modificado.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and its folder.</source>
        <translation>Ese archivo no existe. Compruebe su nombre y su carpeta.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Esto es una carpeta. Elija un archivo de ella.</translation>
    </message>
    <message>
        <source>You may not read this file. Change its permissions, or choose another file.</source>
        <translation>No tiene permiso para leer este archivo. Cambie sus permisos o elija otro archivo.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on, or choose another file.</source>
        <translation>El archivo no se puede leer. Compruebe el disco en el que está o elija otro archivo.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file name.</source>
        <translation>Esto es una carpeta. Elija un nombre de archivo.</translation>
    </message>
    <message>
        <source>There is no such folder. Choose another.</source>
        <translation>Esa carpeta no existe. Elija otra.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, or choose another folder.</source>
        <translation>El disco está lleno. Libere espacio o elija otra carpeta.</translation>
    </message>
    <message>
        <source>You may not write here. Choose another folder.</source>
        <translation>No tiene permiso para escribir aquí. Elija otra carpeta.</translation>
    </message>
    <message>
        <source>The file cannot be written. Check the disk that it is on, or choose another folder.</source>
        <translation>El archivo no se puede escribir. Compruebe el disco en el que está o elija otra carpeta.</translation>
    </message>
    <message>
        <source>This is a pipe or a device, not a file. Choose a file.</source>
        <translation>Esto es una tubería o un dispositivo, no un archivo. Elija un archivo.</translation>
    </message>
    <message>
        <source>This is a link that leads to no file. Choose a file.</source>
        <translation>Este enlace no lleva a ningún archivo. Elija un archivo.</translation>
    </message>
    <message>
        <source>This is a link, and Chancery follows none here. Put a file in its place.</source>
        <translation>Esto es un enlace, y aquí Chancery no sigue ninguno. Ponga un archivo en su lugar.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB, which no file of Chancery is. Choose another file.</source>
        <translation>Este archivo pasa de %1 MiB, y ningún archivo de Chancery es tan grande. Elija otro archivo.</translation>
    </message>
    <message>
        <source>There is something with this name already. Choose another name or another folder.</source>
        <translation>Ya hay algo con este nombre. Elija otro nombre u otra carpeta.</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>The order of these speeches is not the one that was drawn by lot: %1.</source>
        <translation>El orden de estos discursos no es el que se sorteó: %1.</translation>
    </message>
    <message>
        <source>The treaty “%1” was broken by %2 before all its parties had signed it: %3.</source>
        <translation>El tratado «%1» fue roto por %2 antes de que lo firmaran todas sus partes: %3.</translation>
    </message>
    <message>
        <source>The conference “%1” was longer than a year: %2 to %3.</source>
        <translation>La conferencia «%1» duró más de un año: de %2 a %3.</translation>
    </message>
    <message>
        <source>A delegate was sent to the conference “%1” by those who do not take part: %2.</source>
        <translation>A la conferencia «%1» envió un delegado quien no participa: %2.</translation>
    </message>
    <message>
        <source>The preliminary goal of the conference is missing.</source>
        <translation>Falta el objetivo preliminar de la conferencia.</translation>
    </message>
    <message>
        <source>Other delegations have to support the conference, and the definite goal has to be settled with them.</source>
        <translation>Otras delegaciones tienen que apoyar la conferencia, y el objetivo definitivo se acuerda con ellas.</translation>
    </message>
    <message>
        <source>The delegation that organises the conference takes part.</source>
        <translation>La delegación que organiza la conferencia participa en ella.</translation>
    </message>
    <message>
        <source>A unit of %1 is in %2; the officers have to say that it is not hostile to the conference.</source>
        <translation>Hay una unidad de %1 en %2; la mesa tiene que decir que no es hostil a la conferencia.</translation>
    </message>
    <message>
        <source>The organising form of the conference is not filled in.</source>
        <translation>El formulario de organización de la conferencia no está relleno.</translation>
    </message>
    <message>
        <source>The presidency has not given the conference a room.</source>
        <translation>La presidencia no ha asignado una sala a la conferencia.</translation>
    </message>
    <message>
        <source>One or two presidents preside over a conference.</source>
        <translation>Una conferencia la presiden uno o dos presidentes.</translation>
    </message>
    <message>
        <source>No more delegations can vote than take part.</source>
        <translation>No pueden votar más delegaciones que las que participan.</translation>
    </message>
    <message>
        <source>Other rules of procedure need two thirds of the conference: %1 of %2 delegations voted for them.</source>
        <translation>Para otras reglas de procedimiento hacen falta dos tercios de la conferencia: votaron a favor %1 de %2 delegaciones.</translation>
    </message>
    <message>
        <source>Only delegations that take part use the telegraph.</source>
        <translation>Solo las delegaciones que participan usan el telégrafo.</translation>
    </message>
    <message>
        <source>This conference is over; to continue it, call it again from the first step on.</source>
        <translation>Esta conferencia ha terminado; para continuarla, convóquela de nuevo desde el primer paso.</translation>
    </message>
    <message>
        <source>Only one conference is held at a time; “%1” is not over.</source>
        <translation>Las conferencias se celebran de una en una; «%1» no ha terminado.</translation>
    </message>
    <message>
        <source>This conference is already being held.</source>
        <translation>Esta conferencia ya se está celebrando.</translation>
    </message>
    <message>
        <source>This conference is not being held.</source>
        <translation>Esta conferencia no se está celebrando.</translation>
    </message>
    <message>
        <source>Say how the conference ended.</source>
        <translation>Diga cómo terminó la conferencia.</translation>
    </message>
    <message>
        <source>The conference has lasted a year.</source>
        <translation>La conferencia ha durado un año.</translation>
    </message>
    <message>
        <source>The two delegates of %1 have the same name.</source>
        <translation>Los dos delegados de %1 tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>The officers give a reason for what they decide.</source>
        <translation>La mesa indica la razón de lo que decide.</translation>
    </message>
    <message>
        <source>This goal is on the list of the set-up; only proposals are judged.</source>
        <translation>Este objetivo está en la lista de la plantilla; solo se juzgan las propuestas.</translation>
    </message>
    <message>
        <source>The points of this goal are already awarded.</source>
        <translation>Los puntos de este objetivo ya se han otorgado.</translation>
    </message>
    <message>
        <source>The officers have to allow a proposed achievement before its points are awarded.</source>
        <translation>La mesa tiene que admitir un logro propuesto antes de que se otorguen sus puntos.</translation>
    </message>
    <message>
        <source>There are no points of this goal that could cease to apply.</source>
        <translation>Este objetivo no tiene puntos que puedan dejar de valer.</translation>
    </message>
    <message>
        <source>Speeches belong to the beginning of a turn, or to the end of its diplomacy.</source>
        <translation>Los discursos van al comienzo de un turno o al final de su diplomacia.</translation>
    </message>
    <message>
        <source>The length of the speeches is announced beforehand: 1 second to %1 minutes.</source>
        <translation>La duración de los discursos se anuncia de antemano: de 1 segundo a %1 minutos.</translation>
    </message>
    <message>
        <source>These speeches were already drawn in this turn.</source>
        <translation>Estos discursos ya se sortearon en este turno.</translation>
    </message>
    <message>
        <source>A motion is made by a delegation.</source>
        <translation>Una moción la presenta una delegación.</translation>
    </message>
    <message>
        <source>The motion does not say what it asks for.</source>
        <translation>La moción no dice qué pide.</translation>
    </message>
    <message>
        <source>A treaty is between at least two delegations.</source>
        <translation>Un tratado se hace al menos entre dos delegaciones.</translation>
    </message>
    <message>
        <source>A treaty has a title and terms.</source>
        <translation>Un tratado tiene título y condiciones.</translation>
    </message>
    <message>
        <source>Only a delegation that has signed a treaty can break it.</source>
        <translation>Solo puede romper un tratado una delegación que lo haya firmado.</translation>
    </message>
    <message>
        <source>The note says how the treaty was broken.</source>
        <translation>La nota dice cómo se rompió el tratado.</translation>
    </message>
    <message>
        <source>Notes are exchanged every %1 to %2 minutes.</source>
        <translation>Los mensajes se intercambian a intervalos de %1 a %2 minutos.</translation>
    </message>
    <message>
        <source>A delegation consists of two delegates; %1 has one.</source>
        <translation>Una delegación consta de dos delegados; %1 tiene uno.</translation>
    </message>
    <message>
        <source>The diplomacy ends sooner only if all delegations agree; still to ask: %1.</source>
        <translation>La diplomacia solo termina antes si todas las delegaciones están de acuerdo; falta preguntar a: %1.</translation>
    </message>
    <message>
        <source>%1 owns %2 now: the officers have to say whether the place is conquered.</source>
        <translation>%1 posee ahora %2: la mesa tiene que decir si el lugar está conquistado.</translation>
    </message>
    <message>
        <source>The goal was settled before the conference began; for another one, end this conference and call it again.</source>
        <translation>El objetivo se fijó antes de que empezara la conferencia; para otro, termine esta conferencia y convóquela de nuevo.</translation>
    </message>
    <message>
        <source>The place was settled before the conference began; for another one, end this conference and call it again.</source>
        <translation>El lugar se fijó antes de que empezara la conferencia; para otro, termine esta conferencia y convóquela de nuevo.</translation>
    </message>
    <message>
        <source>%1 has sent %2 to the conference “%3”, and no delegate has this name.</source>
        <translation>%1 envió a %2 a la conferencia «%3», y ningún delegado se llama así.</translation>
    </message>
    <message>
        <source>A conference ends after it has begun.</source>
        <translation>Una conferencia termina después de haber empezado.</translation>
    </message>
    <message>
        <source>Only a conference that has ended has an outcome.</source>
        <translation>Solo tiene resultado una conferencia que ha terminado.</translation>
    </message>
    <message>
        <source>The extra points allowed for %1 or awarded to it come to %2, more than the limit of %3.</source>
        <translation>Los puntos extra admitidos u otorgados a %1 suman %2, más que el límite de %3.</translation>
    </message>
    <message>
        <source>A goal names its delegation and what is to be achieved.</source>
        <translation>Un objetivo nombra su delegación y lo que hay que lograr.</translation>
    </message>
    <message>
        <source>This achievement is worth 1 to %1 points, not %2.</source>
        <translation>Este logro vale de 1 a %1 puntos, no %2.</translation>
    </message>
    <message>
        <source>The points of the goal “%1” can cease to apply only once %2 is conquered.</source>
        <translation>Los puntos del objetivo «%1» solo pueden dejar de valer tras la conquista de %2.</translation>
    </message>
    <message>
        <source>Speeches at the end of the diplomacy have to be requested by a delegation; there is no request for %1.</source>
        <translation>Los discursos al final de la diplomacia los tiene que pedir una delegación; no hay ninguna petición para %1.</translation>
    </message>
    <message>
        <source>In Fall there are speeches only if a delegation requests them; there is no request for %1.</source>
        <translation>En otoño solo hay discursos si los pide una delegación; no hay ninguna petición para %1.</translation>
    </message>
    <message>
        <source>Only its parties sign or break a treaty; %1 is none.</source>
        <translation>Un tratado solo lo firman o lo rompen sus partes; %1 no es una de ellas.</translation>
    </message>
    <message>
        <source>A treaty is concluded when all its parties have signed it.</source>
        <translation>Un tratado queda concluido cuando lo han firmado todas sus partes.</translation>
    </message>
    <message>
        <source>An entry is dated in a phase that this game has not had: %1.</source>
        <translation>Una entrada lleva la fecha de una fase que esta partida no ha tenido: %1.</translation>
    </message>
    <message>
        <source>“%1” is dated in a phase that this game has not had: %2.</source>
        <translation>«%1» lleva la fecha de una fase que esta partida no ha tenido: %2.</translation>
    </message>
    <message>
        <source>%1 is noted as having broken the treaty, so all its parties have signed it.</source>
        <translation>Consta que %1 rompió el tratado, así que todas sus partes lo han firmado.</translation>
    </message>
    <message>
        <source>A draft cannot be broken: a treaty is concluded when all its parties have signed it.</source>
        <translation>Un borrador no se puede romper: un tratado queda concluido cuando lo han firmado todas sus partes.</translation>
    </message>
    <message>
        <source>The place of the conference is missing.</source>
        <translation>Falta el lugar de la conferencia.</translation>
    </message>
    <message>
        <source>The name of the conference is missing.</source>
        <translation>Falta el nombre de la conferencia.</translation>
    </message>
    <message>
        <source>A conference takes at least %1 delegations; so far %2.</source>
        <translation>Una conferencia requiere al menos %1 delegaciones; de momento, %2.</translation>
    </message>
    <message>
        <source>Before retreats are written nothing is discussed.</source>
        <translation>Antes de escribir las retiradas no se discute nada.</translation>
    </message>
    <message>
        <source>Before builds and removals are written nothing is discussed.</source>
        <translation>Antes de escribir construcciones y eliminaciones no se discute nada.</translation>
    </message>
    <message>
        <source>Each delegation sends one of its two delegates, and the other one stays; the name is missing for: %1.</source>
        <translation>Cada delegación envía a uno de sus dos delegados, y el otro se queda; falta el nombre de: %1.</translation>
    </message>
    <message>
        <source>%1 has come to %2: the officers have to say whether the place is conquered. If it is not, tick in the form that no unit there is hostile to it.</source>
        <translation>%1 ha llegado a %2: la mesa tiene que decir si el lugar está conquistado. Si no lo está, marque en el formulario que allí no hay ninguna unidad hostil.</translation>
    </message>
    <message>
        <source>The request for speeches in %1 is undecided: note first whether the motion is carried.</source>
        <translation>La petición de discursos en %1 está sin decidir: anote primero si la moción queda aprobada.</translation>
    </message>
    <message>
        <source>“%2” is not the name of a delegate of %1.</source>
        <translation>«%2» no es el nombre de un delegado de %1.</translation>
    </message>
    <message>
        <source>%1 sends one of its two delegates, and “%2” is more than one.</source>
        <translation>%1 envía a uno de sus dos delegados, y «%2» es más de uno.</translation>
    </message>
    <message>
        <source>%1 cannot send %2, who is there for %3. Two people of the same name need one more letter each.</source>
        <translation>%1 no puede enviar a %2, que ya está allí por %3. Si dos personas se llaman igual, cada nombre necesita una letra más.</translation>
    </message>
    <message>
        <source>%1 presides and cannot be the delegate of %2.</source>
        <translation>%1 preside y no puede ser el delegado de %2.</translation>
    </message>
</context>
<context>
    <name>PositionFaults</name>
    <message>
        <source>A unit is at no place of this map where it can be, is of no power of this map, or is not in its order.</source>
        <translation>Una unidad no está en un lugar de este mapa donde pueda estar, no es de ninguna potencia de este mapa o no está en su orden.</translation>
    </message>
    <message>
        <source>The position does not say who owns the centres.</source>
        <translation>La posición no dice quién posee los centros.</translation>
    </message>
    <message>
        <source>%1: another unit is in %2 too.</source>
        <translation>%1: en %2 hay también otra unidad.</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation>%1: un ejército no puede estar en el mar.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation>%1: una flota no puede estar tierra adentro.</translation>
    </message>
    <message>
        <source>%1: it is on no coast of %2.</source>
        <translation>%1: no está en ninguna costa de %2.</translation>
    </message>
    <message>
        <source>%1 is dislodged, but no units retreat in this phase.</source>
        <translation>%1: la unidad está desalojada, pero en esta fase no se retira ninguna unidad.</translation>
    </message>
    <message>
        <source>%1: another unit is dislodged in %2 too.</source>
        <translation>%1: en %2 hay también otra unidad desalojada.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: there is a unit.</source>
        <translation>%1 no puede retirarse a %2: hay una unidad.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: there was a standoff.</source>
        <translation>%1 no puede retirarse a %2: hubo un empate.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2: it is not adjacent.</source>
        <translation>%1 no puede retirarse a %2: no es adyacente.</translation>
    </message>
    <message>
        <source>No unit is dislodged, so none retreats.</source>
        <translation>No hay ninguna unidad desalojada, así que no se retira ninguna.</translation>
    </message>
    <message>
        <source>No power may build or must remove a unit.</source>
        <translation>Ninguna potencia puede construir ni tiene que eliminar una unidad.</translation>
    </message>
    <message>
        <source>No centre has an owner, so every unit is removed.</source>
        <translation>Ningún centro tiene dueño, así que se eliminan todas las unidades.</translation>
    </message>
    <message>
        <source>%1 is dislodged, but no other unit is in %2.</source>
        <translation>%1: la unidad está desalojada, pero en %2 no hay otra unidad.</translation>
    </message>
    <message>
        <source>%1 is marked as contested, but there is a unit.</source>
        <translation>%1 aparece como provincia disputada, pero hay una unidad.</translation>
    </message>
    <message>
        <source>%1 has too many units (units: %2, centres: %3).</source>
        <translation>%1 tiene demasiadas unidades (unidades: %2, centros: %3).</translation>
    </message>
    <message>
        <source>%1 was never built: nothing in this game has brought it there.</source>
        <translation>%1: esta unidad nunca se construyó; nada en esta partida la ha llevado allí.</translation>
    </message>
    <message>
        <source>%1 is on the wrong coast: by the orders it is in %2.</source>
        <translation>%1: está en la costa equivocada; según las órdenes está en %2.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Diplomacy board</source>
        <translation>Tablero de Diplomacy</translation>
    </message>
    <message>
        <source>the file name must end in .png, .svg or .pdf</source>
        <translation>el nombre del archivo debe terminar en .png, .svg o .pdf</translation>
    </message>
</context>
<context>
    <name>TallyColumns</name>
    <message>
        <source>Centres</source>
        <translation>Centros</translation>
    </message>
    <message>
        <source>Supply centres</source>
        <translation>Centros de suministro</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Victory points in addition to centres</source>
        <translation>Puntos de victoria además de los centros</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Puntos de victoria</translation>
    </message>
</context>
<context>
    <name>WrittenForms</name>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>los jugadores</translation>
    </message>
    <message>
        <source>the rulebook and house rules</source>
        <translation>el reglamento y las reglas de la casa</translation>
    </message>
    <message>
        <source>other phases</source>
        <translation>otras fases</translation>
    </message>
    <message>
        <source>the orders</source>
        <translation>las órdenes</translation>
    </message>
    <message>
        <source>lines that could not be read</source>
        <translation>las líneas que no se pudieron leer</translation>
    </message>
    <message>
        <source>the results</source>
        <translation>los resultados</translation>
    </message>
    <message>
        <source>provinces closed by a standoff</source>
        <translation>las provincias cerradas por un empate</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>las notas</translation>
    </message>
    <message>
        <source>rulings and agreements</source>
        <translation>las decisiones y los acuerdos</translation>
    </message>
    <message>
        <source>votes and victory points</source>
        <translation>las votaciones y los puntos de victoria</translation>
    </message>
    <message>
        <source>entries of the Committee</source>
        <translation>las entradas del comité</translation>
    </message>
    <message>
        <source>Game of Chancery</source>
        <translation>Partida de Chancery</translation>
    </message>
    <message>
        <source>Saved game of the library “diplomacy” (JSON)</source>
        <translation>Partida guardada de la biblioteca «diplomacy» (JSON)</translation>
    </message>
    <message>
        <source>Test cases of jDip</source>
        <translation>Casos de prueba de jDip</translation>
    </message>
    <message>
        <source>Position with orders (TOML)</source>
        <translation>Posición con órdenes (TOML)</translation>
    </message>
    <message>
        <source>Position in one line (DFEN)</source>
        <translation>Posición en una línea (DFEN)</translation>
    </message>
    <message>
        <source>Orders as text: A PAR - BUR</source>
        <translation>Órdenes como texto: A PAR - BUR</translation>
    </message>
    <message>
        <source>Orders as text: A Par-Bur</source>
        <translation>Órdenes como texto: A Par-Bur</translation>
    </message>
    <message>
        <source>Orders as text: Army Paris -&gt; Burgundy</source>
        <translation>Órdenes como texto: Army Paris -&gt; Burgundy</translation>
    </message>
    <message>
        <source>Orders as text: The army at Paris move to Burgundy</source>
        <translation>Órdenes como texto: The army at Paris move to Burgundy</translation>
    </message>
    <message>
        <source>Supply centres by year (CSV)</source>
        <translation>Centros de suministro por año (CSV)</translation>
    </message>
    <message>
        <source>Owners of centres by year (CSV)</source>
        <translation>Dueños de los centros por año (CSV)</translation>
    </message>
    <message>
        <source>Centres and owners for tournaments (JSON)</source>
        <translation>Centros y dueños para torneos (JSON)</translation>
    </message>
    <message>
        <source>Orders with results (CSV)</source>
        <translation>Órdenes con resultados (CSV)</translation>
    </message>
    <message>
        <source>variations that were tried out</source>
        <translation>las variantes que se probaron</translation>
    </message>
    <message>
        <source>units without orders</source>
        <translation>las unidades sin órdenes</translation>
    </message>
</context>
<context>
    <name>chancery::AboutDialog</name>
    <message>
        <source>About Chancery</source>
        <translation>Acerca de Chancery</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation>Un tablero para árbitros de Diplomacy.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la GNU General Public License, versión 3 o posterior. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk.</source>
        <translation>Los casos de prueba son los Diplomacy Adjudicator Test Cases, de Lucas B. Kruijswijk.</translation>
    </message>
    <message>
        <source>Diplomacy is a trademark of its owner, who has nothing to do with this program.</source>
        <translation>Diplomacy es una marca de su propietario, que no tiene nada que ver con este programa.</translation>
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
        <translation>Discursos</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Mociones</translation>
    </message>
    <message>
        <source>Conference</source>
        <translation>Conferencia</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Tratados</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Construcciones y eliminaciones</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a part of the agenda</comment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>next</source>
        <comment>a part of the agenda</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>possible now</source>
        <comment>a part of the agenda</comment>
        <translation>posible ahora</translation>
    </message>
    <message>
        <source>not now</source>
        <comment>a part of the agenda</comment>
        <translation>ahora no</translation>
    </message>
    <message>
        <source>The moves of this turn are made.</source>
        <translation>Los movimientos de este turno están hechos.</translation>
    </message>
    <message>
        <source>The turn opens with speeches: announce how long one may last, and draw who speaks when.</source>
        <translation>El turno se abre con discursos: anuncie cuánto puede durar uno y sortee quién habla y cuándo.</translation>
    </message>
    <message>
        <source>%1 speaks: %2 of %3.</source>
        <comment>delegation, number of its speech, number of speeches</comment>
        <translation>Habla %1: %2 de %3.</translation>
    </message>
    <message>
        <source>None is called. It takes at least %1 delegations.</source>
        <translation>No hay ninguna convocada. Requiere al menos %1 delegaciones.</translation>
    </message>
    <message>
        <source>“%1” has to end.</source>
        <comment>conference</comment>
        <translation>«%1» tiene que terminar.</translation>
    </message>
    <message>
        <source>“%1” may begin: every rule is kept.</source>
        <comment>conference</comment>
        <translation>«%1» puede empezar: se cumplen todas las reglas.</translation>
    </message>
    <message>
        <source>“%1” may not begin yet.</source>
        <comment>conference</comment>
        <translation>«%1» no puede empezar todavía.</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s): see its form.</source>
        <translation>
            <numerusform>%n regla más: véase su formulario.</numerusform>
            <numerusform>%n reglas más: véase su formulario.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): not all parties have signed.</source>
        <translation>
            <numerusform>%n borrador: no han firmado todas las partes.</numerusform>
            <numerusform>%n borradores: no han firmado todas las partes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations may agree on anything, openly or in secret; nothing binds them.</source>
        <translation>Las delegaciones pueden acordar lo que quieran, en público o en secreto; nada las obliga.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The results are there. Show them, then go on to the next phase.</source>
        <translation>Los resultados están listos. Muéstrelos y pase a la fase siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 missing.</source>
        <comment>orders</comment>
        <translation>
            <numerusform>Falta %n de %1.</numerusform>
            <numerusform>Faltan %n de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A conference is a meeting of at least %1 delegations in a room of its own, with a goal, a place on the board and a president.</source>
        <translation>Una conferencia es una reunión de al menos %1 delegaciones en una sala propia, con un objetivo, un lugar del mapa y un presidente.</translation>
    </message>
    <message>
        <source>Meanwhile the game goes on; one is held at a time, for a year at most.</source>
        <translation>Mientras tanto la partida sigue; se celebran de una en una y durante un año como máximo.</translation>
    </message>
    <message>
        <source>Its form leads through the rules step by step. It can be filed before it is complete.</source>
        <translation>Su formulario guía por las reglas paso a paso. Se puede registrar antes de estar completo.</translation>
    </message>
    <message>
        <source>A treaty keeps what delegations have agreed on, for all to hear or in secret.</source>
        <translation>Un tratado recoge lo que han acordado las delegaciones, a oídos de todos o en secreto.</translation>
    </message>
    <message>
        <source>It binds none of them. It is a draft until all its parties have signed; the officers note who breaks it.</source>
        <translation>No obliga a ninguna. Es un borrador hasta que han firmado todas sus partes; la mesa anota quién lo rompe.</translation>
    </message>
    <message>
        <source>Diplomacy and motions</source>
        <translation>Diplomacia y mociones</translation>
    </message>
    <message>
        <source>%1 speaks first, then %2; %3.</source>
        <comment>delegation, the others, how long</comment>
        <translation>Primero habla %1, después %2; %3.</translation>
    </message>
    <message>
        <source>%1 Then %2.</source>
        <comment>who speaks, the others</comment>
        <translation>%1 Después, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n motion(s) to be decided:</source>
        <translation>
            <numerusform>Queda %n moción por decidir:</numerusform>
            <numerusform>Quedan %n mociones por decidir:</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations negotiate. One may ask for speeches, or to end the diplomacy sooner.</source>
        <translation>Las delegaciones negocian. Una puede pedir discursos, o pedir que la diplomacia termine antes.</translation>
    </message>
    <message>
        <source>being held</source>
        <comment>a part of the agenda</comment>
        <translation>se celebra</translation>
    </message>
    <message>
        <source>under way</source>
        <comment>a part of the agenda</comment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>All are in: resolve them.</source>
        <comment>orders</comment>
        <translation>Están todas: resuélvalas.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a power, its delegates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” was held and ended in %2.</source>
        <comment>conference, a turn</comment>
        <translation>«%1» se celebró y terminó en %2.</translation>
    </message>
    <message>
        <source>The results have been shown. Go on to the next phase.</source>
        <translation>Los resultados se han mostrado. Pase a la fase siguiente.</translation>
    </message>
    <message>
        <source>%1 Then the diplomacy begins.</source>
        <comment>who speaks last</comment>
        <translation>%1 Después empieza la diplomacia.</translation>
    </message>
    <message>
        <source>The diplomacy begins after the speeches.</source>
        <translation>La diplomacia empieza tras los discursos.</translation>
    </message>
    <message>
        <source>The diplomacy is over.</source>
        <translation>La diplomacia ha terminado.</translation>
    </message>
    <message>
        <source>The diplomacy is over, and further speeches are requested: draw who speaks when.</source>
        <translation>La diplomacia ha terminado y se piden más discursos: sortee quién habla y cuándo.</translation>
    </message>
    <message>
        <source>%1 Then the turn goes on.</source>
        <comment>who speaks last</comment>
        <translation>%1 Después sigue el turno.</translation>
    </message>
    <message>
        <source>“%1” needs a decision.</source>
        <comment>conference</comment>
        <translation>«%1» necesita una decisión.</translation>
    </message>
    <message>
        <source>Each delegation has goals of its own, which are worth points beside its centres: read a set-up, use the example, or let delegations propose some. The officers judge what is proposed, and award the points once a goal is reached.</source>
        <translation>Cada delegación tiene objetivos propios, que valen puntos además de sus centros: lea una plantilla, use el ejemplo o deje que las delegaciones propongan algunos. La mesa juzga lo que se propone y otorga los puntos cuando se alcanza un objetivo.</translation>
    </message>
    <message>
        <source>“%1” is being held. “%2” may begin once it has ended.</source>
        <comment>two conferences</comment>
        <translation>«%1» se está celebrando. «%2» podrá empezar cuando haya terminado.</translation>
    </message>
    <message>
        <source>“%1” is being held. Only one is held at a time.</source>
        <comment>conference</comment>
        <translation>«%1» se está celebrando. Solo se celebra una a la vez.</translation>
    </message>
    <message>
        <source>The clock counts the speeches: announce how long one may last, and draw who speaks when.</source>
        <translation>El reloj cuenta los discursos: anuncie cuánto puede durar uno y sortee quién habla y cuándo.</translation>
    </message>
    <message>
        <source>Further speeches are requested: draw them when the diplomacy ends.</source>
        <translation>Se piden más discursos: sortéelos cuando termine la diplomacia.</translation>
    </message>
    <message>
        <source>The officers hold no speeches in this turn.</source>
        <translation>La mesa no celebra discursos en este turno.</translation>
    </message>
    <message>
        <source>The speeches are over.</source>
        <translation>Los discursos han terminado.</translation>
    </message>
</context>
<context>
    <name>chancery::AgreementWords</name>
    <message>
        <source>Orders are perpetual: each is repeated until another replaces it.</source>
        <translation>Las órdenes son permanentes: cada una se repite hasta que otra la sustituye.</translation>
    </message>
    <message>
        <source>%1 allows %2 to order all its units.</source>
        <comment>power, power</comment>
        <translation>%1 permite a %2 dar órdenes a todas sus unidades.</translation>
    </message>
    <message>
        <source>%1 allows %2 to order %3.</source>
        <comment>power, power, unit</comment>
        <translation>%1 permite a %2 dar órdenes para %3.</translation>
    </message>
    <message>
        <source>The rules of this game have no orders for units of other powers (%1). The players agree on them beforehand, under Edit &gt; Rules.</source>
        <translation>Las reglas de esta partida no prevén órdenes para unidades de otras potencias (%1). Los jugadores lo acuerdan de antemano, en Edición &gt; Reglas.</translation>
    </message>
    <message>
        <source>This rulebook does not let the players agree on perpetual orders (%1).</source>
        <translation>Este reglamento no permite que los jugadores acuerden órdenes permanentes (%1).</translation>
    </message>
    <message>
        <source>A power needs no permission for its own units.</source>
        <translation>Una potencia no necesita permiso para sus propias unidades.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same player.</source>
        <translation>%1 y %2 tienen el mismo jugador.</translation>
    </message>
    <message>
        <source>%1 has no player who could agree.</source>
        <translation>%1 no tiene ningún jugador que pueda dar su acuerdo.</translation>
    </message>
    <message>
        <source>%1 has no such unit.</source>
        <translation>%1 no tiene esa unidad.</translation>
    </message>
    <message>
        <source>This is agreed already, and binding (%1).</source>
        <translation>Esto ya está acordado y es vinculante (%1).</translation>
    </message>
    <message>
        <source>This phase is resolved: agree in the next one.</source>
        <translation>Esta fase está resuelta: acuérdenlo en la siguiente.</translation>
    </message>
    <message>
        <source>A ruling of this phase has ended it.</source>
        <translation>Una decisión de esta fase le ha puesto fin.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>agreement, clause</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 This agreement does not count, because %2 has no player (%3).</source>
        <comment>agreement, power, clause</comment>
        <translation>%1 Este acuerdo no cuenta, porque %2 no tiene jugador (%3).</translation>
    </message>
</context>
<context>
    <name>chancery::AgreementsDialog</name>
    <message>
        <source>Agreements on orders</source>
        <translation>Acuerdos sobre órdenes</translation>
    </message>
    <message>
        <source>In force: binding until a ruling ends it</source>
        <translation>En vigor: vinculantes hasta que una decisión les ponga fin</translation>
    </message>
    <message>
        <source>Agreements in force</source>
        <translation>Acuerdos en vigor</translation>
    </message>
    <message>
        <source>Reason of the ruling</source>
        <translation>Razón de la decisión</translation>
    </message>
    <message>
        <source>Why the agreement ends; kept with the game</source>
        <translation>Por qué termina el acuerdo; se guarda con la partida</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Razón:</translation>
    </message>
    <message>
        <source>&amp;End by ruling</source>
        <translation>&amp;Terminar por decisión</translation>
    </message>
    <message>
        <source>The chosen agreement no longer holds, from this phase on</source>
        <translation>El acuerdo elegido deja de valer a partir de esta fase</translation>
    </message>
    <message>
        <source>New agreement, from this phase on</source>
        <translation>Nuevo acuerdo, a partir de esta fase</translation>
    </message>
    <message>
        <source>A power may order units of another</source>
        <translation>Una potencia puede dar órdenes a unidades de otra</translation>
    </message>
    <message>
        <source>Orders are perpetual: all players agree</source>
        <translation>Órdenes permanentes: todos los jugadores de acuerdo</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>What the players have agreed on</source>
        <translation>Lo que han acordado los jugadores</translation>
    </message>
    <message>
        <source>Power that allows it</source>
        <translation>Potencia que lo permite</translation>
    </message>
    <message>
        <source>The power whose units may be ordered</source>
        <translation>La potencia cuyas unidades pueden recibir órdenes</translation>
    </message>
    <message>
        <source>Power that may order</source>
        <translation>Potencia que puede dar órdenes</translation>
    </message>
    <message>
        <source>The power that may order them</source>
        <translation>La potencia que puede dárselas</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>One unit, which the agreement follows as it moves, or all</source>
        <translation>Una unidad, a la que el acuerdo sigue cuando se mueve, o todas</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>A&amp;cordar</translation>
    </message>
    <message>
        <source>Enter the agreement</source>
        <translation>Anotar el acuerdo</translation>
    </message>
    <message>
        <source>A&amp;greement:</source>
        <translation>Acuer&amp;do:</translation>
    </message>
    <message>
        <source>Allowed &amp;by:</source>
        <translation>&amp;Permitido por:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;A:</translation>
    </message>
    <message>
        <source>&amp;Units:</source>
        <translation>&amp;Unidades:</translation>
    </message>
    <message>
        <source>all its units</source>
        <translation>todas sus unidades</translation>
    </message>
</context>
<context>
    <name>chancery::Application</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Chancery was stopped before it could end. If you report a fault, send %1.</source>
        <translation>Chancery se detuvo antes de poder terminar. Si comunica un fallo, envíe %1.</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceChip</name>
    <message>
        <source>The audience window shows another game.</source>
        <translation>La ventana del público muestra otra partida.</translation>
    </message>
    <message>
        <source>The players see this game.</source>
        <translation>Los jugadores ven esta partida.</translation>
    </message>
    <message>
        <source>The audience window was blank or frozen; revealing lifted that.</source>
        <translation>La ventana del público estaba en negro o congelada; al revelar ha dejado de estarlo.</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture.</source>
        <translation>Los jugadores siguen viendo la misma imagen.</translation>
    </message>
    <message>
        <source>The players see nothing.</source>
        <translation>Los jugadores no ven nada.</translation>
    </message>
    <message>
        <source>Audience: other game</source>
        <translation>Público: otra partida</translation>
    </message>
    <message>
        <source>Audience: live</source>
        <translation>Público: en directo</translation>
    </message>
    <message>
        <source>Audience: live again</source>
        <translation>Público: otra vez en directo</translation>
    </message>
    <message>
        <source>Audience: frozen</source>
        <translation>Público: congelado</translation>
    </message>
    <message>
        <source>Audience: blank</source>
        <translation>Público: en negro</translation>
    </message>
    <message>
        <source>Audience: closed</source>
        <translation>Público: cerrado</translation>
    </message>
    <message>
        <source>The audience window is closed. Click for the menu that opens it.</source>
        <translation>La ventana del público está cerrada. Haga clic para ver el menú que la abre.</translation>
    </message>
    <message>
        <source>Audience: same screen!</source>
        <translation>Público: ¡misma pantalla!</translation>
    </message>
    <message>
        <source>Audience: live on %1</source>
        <comment>a display</comment>
        <translation>Público: en directo en %1</translation>
    </message>
    <message>
        <source>Same screen!</source>
        <translation>¡Misma pantalla!</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
    <message>
        <source>Live again</source>
        <translation>Otra vez en directo</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En negro</translation>
    </message>
    <message>
        <source>Not secret!</source>
        <translation>¡A la vista!</translation>
    </message>
    <message>
        <source>Audience: same screen, frozen</source>
        <translation>Público: misma pantalla, congelado</translation>
    </message>
    <message>
        <source>Same screen, frozen</source>
        <translation>Misma pantalla, congelado</translation>
    </message>
    <message>
        <source>Audience: same screen, blank</source>
        <translation>Público: misma pantalla, en negro</translation>
    </message>
    <message>
        <source>Same screen, blank</source>
        <translation>Misma pantalla, en negro</translation>
    </message>
    <message>
        <source>No audience</source>
        <translation>Sin público</translation>
    </message>
    <message>
        <source>Players who see the audience window see this window too.</source>
        <translation>Los jugadores que ven la ventana del público ven también esta ventana.</translation>
    </message>
    <message>
        <source>The players keep seeing the same picture. Those who see the audience window see this window too.</source>
        <translation>Los jugadores siguen viendo la misma imagen. Quienes ven la ventana del público ven también esta ventana.</translation>
    </message>
    <message>
        <source>The audience window shows nothing. Players who see it see this window all the same.</source>
        <translation>La ventana del público no muestra nada. Los jugadores que la ven, ven de todos modos esta ventana.</translation>
    </message>
    <message>
        <source>Live on %1</source>
        <comment>a display</comment>
        <translation>En directo en %1</translation>
    </message>
    <message>
        <source>Frozen, not secret!</source>
        <translation>Congelado, ¡a la vista!</translation>
    </message>
    <message>
        <source>Blank, not secret!</source>
        <translation>En negro, ¡a la vista!</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceFeed</name>
    <message>
        <source>EARLIER: %1</source>
        <translation>ANTES: %1</translation>
    </message>
    <message>
        <source>EARLIER</source>
        <translation>ANTES</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <comment>the next stage of the clock</comment>
        <translation>Después: %1</translation>
    </message>
    <message>
        <source>Then: %1, %2</source>
        <comment>the next stage of the clock, how long it lasts: 5:00</comment>
        <translation>Después: %1, %2</translation>
    </message>
</context>
<context>
    <name>chancery::AudienceKeeper</name>
    <message>
        <source>Two displays show the same picture, so the players see this window too. Extend the desktop instead of mirroring it.</source>
        <translation>Dos pantallas muestran la misma imagen, así que los jugadores ven también esta ventana. Extienda el escritorio en lugar de duplicarlo.</translation>
    </message>
    <message>
        <source>The audience window is on the same display as this window: players see all that you see.</source>
        <translation>La ventana del público está en la misma pantalla que esta ventana: los jugadores ven todo lo que usted ve.</translation>
    </message>
</context>
<context>
    <name>chancery::AwardDialog</name>
    <message>
        <source>Award points</source>
        <translation>Otorgar puntos</translation>
    </message>
    <message>
        <source>Points awarded so far</source>
        <translation>Puntos otorgados hasta ahora</translation>
    </message>
    <message>
        <source>&amp;Award</source>
        <translation>&amp;Otorgar</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Power that gets the points</source>
        <translation>Potencia que recibe los puntos</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation>Como máximo %1 por un logro</translation>
    </message>
    <message>
        <source>A conference, a treaty, a historical goal</source>
        <translation>Una conferencia, un tratado, un objetivo histórico</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>Logro</translation>
    </message>
    <message>
        <source>What the points are for; saved with the game</source>
        <translation>Por qué se dan los puntos; se guarda con la partida</translation>
    </message>
    <message>
        <source>&amp;Power</source>
        <translation>&amp;Potencia</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>Pun&amp;tos</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation>&amp;Logro</translation>
    </message>
    <message>
        <source>%1, %2: %3 – %4</source>
        <comment>phase, power: points, achievement</comment>
        <translation>%1, %2: %3 – %4</translation>
    </message>
    <message>
        <source>Choose the power that gets the points.</source>
        <translation>Elija la potencia que recibe los puntos.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a power</comment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what a form is about, and its rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>At most %1 points for one achievement. The players see them, and what they are for.</source>
        <translation>Como máximo %1 puntos por un logro. Los jugadores los ven, y también por qué se dan.</translation>
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
        <translation>%1 cuenta: un apoyo hacia una provincia solo se corta desde ella con un desalojo.</translation>
    </message>
    <message>
        <source>%1 counts: support into a province is not cut from there.</source>
        <comment>support</comment>
        <translation>%1 cuenta: un apoyo hacia una provincia no se corta desde ella.</translation>
    </message>
    <message>
        <source>%1 counts, although the supporting unit is dislodged.</source>
        <comment>support</comment>
        <translation>%1 cuenta, aunque la unidad que apoya queda desalojada.</translation>
    </message>
    <message>
        <source>%1 counts: no power cuts its own support.</source>
        <comment>support</comment>
        <translation>%1 cuenta: ninguna potencia corta su propio apoyo.</translation>
    </message>
    <message>
        <source>%1 counts: an army without a convoy does not cut it.</source>
        <comment>support</comment>
        <translation>%1 cuenta: un ejército sin convoy no lo corta.</translation>
    </message>
    <message>
        <source>%1 counts: an army in a convoy may not cut it.</source>
        <comment>support</comment>
        <translation>%1 cuenta: un ejército en convoy no puede cortarlo.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 queda cortado por un ataque (%2 %3).</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3, although the attacking unit is dislodged.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 queda cortado por un ataque (%2 %3), aunque la unidad atacante queda desalojada.</translation>
    </message>
    <message>
        <source>%1 is cut by %2 %3: the army has another convoy route.</source>
        <comment>support, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 queda cortado por un ataque (%2 %3): el ejército tiene otra ruta de convoy.</translation>
    </message>
    <message>
        <source>%1 is cut: %2 dislodges the supporting unit.</source>
        <comment>support, &apos;the Turkish attack from Ankara&apos;</comment>
        <translation>%1 queda cortado: %2 desaloja a la unidad que apoya.</translation>
    </message>
    <message>
        <source>%1 is not used: the order of the army names another route.</source>
        <comment>convoy</comment>
        <translation>%1 no se usa: la orden del ejército indica otra ruta.</translation>
    </message>
    <message>
        <source>%1 is not used: the route of the army is not whole.</source>
        <comment>convoy</comment>
        <translation>%1 no se usa: la ruta del ejército no está completa.</translation>
    </message>
    <message>
        <source>%1 takes place, although the fleet is dislodged: a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 tiene lugar, aunque la flota queda desalojada: una paradoja.</translation>
    </message>
    <message>
        <source>%1 has no player, and its unit may not retreat.</source>
        <comment>power</comment>
        <translation>%1 no tiene jugador, y su unidad no puede retirarse.</translation>
    </message>
    <message>
        <source>%1 has no orders and may not retreat.</source>
        <comment>power</comment>
        <translation>%1 no tiene órdenes y no puede retirarse.</translation>
    </message>
    <message>
        <source>The attackers keep each other out.</source>
        <translation>Los atacantes se cierran el paso unos a otros.</translation>
    </message>
    <message>
        <source>The gamemaster has ruled on this fight.</source>
        <translation>El árbitro ha decidido sobre este combate.</translation>
    </message>
    <message>
        <source>%1 does not count: the army has no convoy.</source>
        <comment>support</comment>
        <translation>%1 no cuenta: el ejército no tiene convoy.</translation>
    </message>
    <message>
        <source>%1 is cut.</source>
        <comment>support</comment>
        <translation>%1 queda cortado.</translation>
    </message>
    <message>
        <source>%1 is not used: the army goes by land.</source>
        <comment>convoy</comment>
        <translation>%1 no se usa: el ejército va por tierra.</translation>
    </message>
    <message>
        <source>%1 goes by convoy, not by land.</source>
        <comment>unit</comment>
        <translation>%1 va por convoy, no por tierra.</translation>
    </message>
    <message>
        <source>%1 was to go by convoy, not by land.</source>
        <comment>unit</comment>
        <translation>%1 debía ir por convoy, no por tierra.</translation>
    </message>
    <message>
        <source>%1 goes by land, not by convoy.</source>
        <comment>unit</comment>
        <translation>%1 va por tierra, no por convoy.</translation>
    </message>
    <message>
        <source>%1 goes by land, because its convoy failed.</source>
        <comment>unit</comment>
        <translation>%1 va por tierra, porque su convoy ha fracasado.</translation>
    </message>
    <message>
        <source>%1 goes by land, because it has no convoy.</source>
        <comment>unit</comment>
        <translation>%1 va por tierra, porque no tiene convoy.</translation>
    </message>
    <message>
        <source>One open convoy route is enough for the army.</source>
        <translation>Al ejército le basta con una ruta de convoy abierta.</translation>
    </message>
    <message>
        <source>The army may take only the route that its order names.</source>
        <translation>El ejército solo puede seguir la ruta que indica su orden.</translation>
    </message>
    <message>
        <source>%1 changes places with the unit %2.</source>
        <comment>unit, where: &apos;in Norway&apos;</comment>
        <translation>%1 intercambia el lugar con la unidad %2.</translation>
    </message>
    <message>
        <source>%1 has no effect on %2: the unit that comes from there dislodges it.</source>
        <comment>unit, province</comment>
        <translation>%1 no tiene efecto en %2: la unidad que viene de allí desaloja al atacante.</translation>
    </message>
    <message>
        <source>%1 cannot enter: it is dislodged by a unit from there.</source>
        <comment>unit</comment>
        <translation>%1 no puede entrar: una unidad que viene de allí desaloja al atacante.</translation>
    </message>
    <message>
        <source>%1 does not move: its convoy is part of a paradox.</source>
        <comment>unit</comment>
        <translation>%1 no se mueve: su convoy forma parte de una paradoja.</translation>
    </message>
    <message>
        <source>%1 is part of a paradox, in which every unit holds.</source>
        <comment>unit</comment>
        <translation>%1 forma parte de una paradoja, en la que todas las unidades se mantienen.</translation>
    </message>
    <message>
        <source>%1 is supported in moving, which does not help it to hold.</source>
        <comment>unit</comment>
        <translation>%1 recibe apoyo para moverse, y eso no le ayuda a mantenerse.</translation>
    </message>
    <message>
        <source>%1 stays intact: the fleet is not dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 sigue intacto: la flota no queda desalojada.</translation>
    </message>
    <message>
        <source>%1 stays intact: the attackers of the fleet stop one another.</source>
        <comment>convoy</comment>
        <translation>%1 sigue intacto: los atacantes de la flota se detienen unos a otros.</translation>
    </message>
    <message>
        <source>%1 stays intact: no power dislodges its own fleet.</source>
        <comment>convoy</comment>
        <translation>%1 sigue intacto: ninguna potencia desaloja a su propia flota.</translation>
    </message>
    <message>
        <source>%1 is broken: the fleet is dislodged.</source>
        <comment>convoy</comment>
        <translation>%1 queda interrumpido: la flota queda desalojada.</translation>
    </message>
    <message>
        <source>%1 is broken by a paradox.</source>
        <comment>convoy</comment>
        <translation>%1 queda interrumpido por una paradoja.</translation>
    </message>
    <message>
        <source>Under these rules one broken route stops the army.</source>
        <translation>Con estas reglas, una ruta interrumpida detiene al ejército.</translation>
    </message>
    <message>
        <source>%1 may not dislodge its own unit.</source>
        <comment>power</comment>
        <translation>%1 no puede desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>%1 keeps others out, but does not count against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 cierra el paso a otros, pero no cuenta contra la unidad de su propia potencia %2.</translation>
    </message>
    <message>
        <source>%1 counts only in defence, not against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 solo cuenta en defensa, no contra la unidad de su propia potencia %2.</translation>
    </message>
    <message>
        <source>%1 does not count against its own power&apos;s unit %2.</source>
        <comment>support, where: &apos;in Norway&apos;</comment>
        <translation>%1 no cuenta contra la unidad de su propia potencia %2.</translation>
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
        <translation>%1 no tiene adónde retirarse.</translation>
    </message>
    <message>
        <source>%1 can retreat to: %2.</source>
        <comment>unit, places</comment>
        <translation>%1 puede retirarse a: %2.</translation>
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
        <translation>%1 limita con: %2.</translation>
    </message>
    <message>
        <source>No unit can reach %1.</source>
        <comment>province</comment>
        <translation>Ninguna unidad puede llegar a %1.</translation>
    </message>
    <message>
        <source>%1 can be reached by: %2.</source>
        <comment>province, units</comment>
        <translation>Pueden llegar a %1: %2.</translation>
    </message>
    <message>
        <source>By convoy alone %1 can be reached by: %2.</source>
        <comment>province, units</comment>
        <translation>Solo por convoy pueden llegar a %1: %2.</translation>
    </message>
    <message>
        <source>No order attacks or helps in %1.</source>
        <comment>province</comment>
        <translation>Ninguna orden ataca ni ayuda en %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>province, orders</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, dislodged</source>
        <comment>unit</comment>
        <translation>%1, unidad desalojada</translation>
    </message>
    <message>
        <source>%1 has no unit.</source>
        <comment>power</comment>
        <translation>%1 no tiene unidades.</translation>
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
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>power and unit</comment>
        <translation>nueva: %1</translation>
    </message>
    <message>
        <source>gone: %1</source>
        <comment>power and unit</comment>
        <translation>ya no está: %1</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>No ha cambiado nada.</translation>
    </message>
    <message>
        <source>This is the first phase.</source>
        <translation>Esta es la primera fase.</translation>
    </message>
    <message>
        <source>%1 now has %2</source>
        <comment>power, centre</comment>
        <translation>%1 tiene ahora %2</translation>
    </message>
    <message>
        <source>Nothing has changed since %1.</source>
        <comment>phase</comment>
        <translation>No ha cambiado nada desde %1.</translation>
    </message>
    <message>
        <source>Since %1: %2.</source>
        <comment>phase, changes</comment>
        <translation>Desde %1: %2.</translation>
    </message>
    <message>
        <source>No order that attacks or helps in %1 has been read out yet.</source>
        <comment>province</comment>
        <translation>Aún no se ha leído ninguna orden que ataque o ayude en %1.</translation>
    </message>
    <message>
        <source>No result has been shown yet.</source>
        <translation>Aún no se ha mostrado ningún resultado.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardText</name>
    <message>
        <source>Board as text</source>
        <translation>Mapa como texto</translation>
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
        <translation>Mapa</translation>
    </message>
    <message>
        <source>The map with units and orders. The arrow keys go from province to province.</source>
        <translation>El mapa con unidades y órdenes. Las teclas de flecha llevan de provincia en provincia.</translation>
    </message>
</context>
<context>
    <name>chancery::BoardWalker</name>
    <message>
        <source>There is no province that way.</source>
        <translation>En esa dirección no hay ninguna provincia.</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <comment>order</comment>
        <translation>Escrita: %1.</translation>
    </message>
    <message>
        <source>Cleared: %1.</source>
        <comment>order</comment>
        <translation>Borrada: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::BriefText</name>
    <message>
        <source>Waive</source>
        <comment>an order</comment>
        <translation>Renunciar</translation>
    </message>
</context>
<context>
    <name>chancery::BuildWords</name>
    <message>
        <source>It could have built in: %1.</source>
        <translation>Podría haber construido en: %1.</translation>
    </message>
    <message>
        <source>Builds not used by %1: %2.</source>
        <comment>power, number</comment>
        <translation>Construcciones no usadas por %1: %2.</translation>
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
        <translation>No se juega el invierno de %1: quedan construcciones pendientes (%2), pero ningún centro de origen está libre.</translation>
    </message>
    <message>
        <source>No Winter %1: builds are due (%2), but no centre of theirs is free.</source>
        <comment>year, powers</comment>
        <translation>No se juega el invierno de %1: quedan construcciones pendientes (%2), pero ningún centro propio está libre.</translation>
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
            <numerusform>%1: %n centro</numerusform>
            <numerusform>%1: %n centros</numerusform>
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
        <translation>%1: defensa %2</translation>
    </message>
    <message>
        <source>%1: defence %2 head to head</source>
        <comment>power and province, strength</comment>
        <translation>%1: defensa %2 en choque frontal</translation>
    </message>
    <message>
        <source>%1: %2 to keep others out</source>
        <comment>power and province, strength</comment>
        <translation>%1: %2 para cerrar el paso a otros</translation>
    </message>
    <message>
        <source>%1: attack %2</source>
        <comment>power and province, strength</comment>
        <translation>%1: ataque %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: the winner has %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1: el ganador tiene %n centro</numerusform>
            <numerusform>%1: el ganador tiene %n centros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps others out with strength %2.</source>
        <comment>unit, number</comment>
        <translation>%1 cierra el paso a los demás con fuerza %2.</translation>
    </message>
    <message>
        <source>%1 defends with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 defiende con fuerza %2.</translation>
    </message>
    <message>
        <source>%1 defends %2 with strength %3.</source>
        <comment>power, province, number</comment>
        <translation>%1 defiende %2 con fuerza %3.</translation>
    </message>
    <message>
        <source>%1 defends head to head with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 defiende de frente con fuerza %2.</translation>
    </message>
    <message>
        <source>%1 defends %2 head to head with strength %3.</source>
        <comment>power, province, number</comment>
        <translation>%1 defiende %2 de frente con fuerza %3.</translation>
    </message>
    <message>
        <source>%1 attacks with strength %2.</source>
        <comment>power, number</comment>
        <translation>%1 ataca con fuerza %2.</translation>
    </message>
    <message>
        <source>%1 attacks %2 with strength %3.</source>
        <comment>power, where from: &apos;from Norway&apos;, number</comment>
        <translation>%1 ataca %2 con fuerza %3.</translation>
    </message>
</context>
<context>
    <name>chancery::CaseChapters</name>
    <message>
        <source>Basic checks</source>
        <translation>Comprobaciones básicas</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Costas</translation>
    </message>
    <message>
        <source>Circular movement</source>
        <translation>Movimiento circular</translation>
    </message>
    <message>
        <source>Supports and dislodgements</source>
        <translation>Apoyos y desalojos</translation>
    </message>
    <message>
        <source>Head-to-head battles and beleaguered garrisons</source>
        <translation>Choques frontales y guarniciones sitiadas</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Convoyes</translation>
    </message>
    <message>
        <source>Convoys to neighbouring provinces</source>
        <translation>Convoyes a provincias vecinas</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Construcciones</translation>
    </message>
    <message>
        <source>Civil disorder and removals</source>
        <translation>Desorden civil y eliminaciones</translation>
    </message>
</context>
<context>
    <name>chancery::CaseCollection</name>
    <message>
        <source>My cases</source>
        <comment>library</comment>
        <translation>Mis casos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, why it cannot be used</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is too large for a case</source>
        <translation>es demasiado grande para un caso</translation>
    </message>
    <message>
        <source>it is on another map</source>
        <translation>está en otro mapa</translation>
    </message>
    <message>
        <source>its position cannot be resolved</source>
        <translation>su posición no se puede resolver</translation>
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
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Without an order: %1</source>
        <comment>units</comment>
        <translation>Sin orden: %1</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>Ends otherwise under</source>
        <translation>Acaba de otro modo según</translation>
    </message>
    <message>
        <source>Left open by</source>
        <translation>Sin resolver según</translation>
    </message>
    <message>
        <source>Commentary</source>
        <translation>Comentario</translation>
    </message>
</context>
<context>
    <name>chancery::CentreChart</name>
    <message>
        <source>Owners of the supply centres by year</source>
        <translation>Dueños de los centros de suministro por año</translation>
    </message>
</context>
<context>
    <name>chancery::CentreChartModel</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
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
        <translation>Centro de suministro</translation>
    </message>
    <message>
        <source>Who owned the centre at the end of the year</source>
        <translation>De quién era el centro al final del año</translation>
    </message>
</context>
<context>
    <name>chancery::ChangedFile</name>
    <message>
        <source>%1 was replaced by something that cannot be opened.</source>
        <comment>name of a file</comment>
        <translation>%1 ha sido sustituido por algo que no se puede abrir.</translation>
    </message>
    <message>
        <source>%1 is no longer there. It was moved, renamed or deleted.</source>
        <comment>name of a file</comment>
        <translation>%1 ya no está ahí. El archivo se ha movido, renombrado o borrado.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since Chancery last read or saved it.</source>
        <comment>name of a file</comment>
        <translation>Otro programa ha cambiado %1 desde que Chancery lo leyó o guardó por última vez.</translation>
    </message>
    <message>
        <source>It has the same game, written in another way.</source>
        <translation>Contiene la misma partida, escrita de otra manera.</translation>
    </message>
    <message>
        <source>What differs:</source>
        <translation>Diferencias:</translation>
    </message>
    <message>
        <source>If you open it, your version is kept in a file beside it. If you overwrite it, what is there now is lost.</source>
        <translation>Si lo abre, su versión se conserva en un archivo junto a él. Si lo sobrescribe, se pierde lo que hay ahora.</translation>
    </message>
    <message>
        <source>If you open it, your version stays open without a file. If you overwrite it, what is there now is lost.</source>
        <translation>Si lo abre, su versión queda abierta sin archivo. Si lo sobrescribe, se pierde lo que hay ahora.</translation>
    </message>
</context>
<context>
    <name>chancery::CheckWords</name>
    <message>
        <source>Treat the adjustments as not yet ended, and ignore what was built too much: %1</source>
        <comment>units</comment>
        <translation>Dar los ajustes por no terminados y pasar por alto lo construido de más: %1</translation>
    </message>
    <message>
        <source>Disband as where no disband was ordered: %1</source>
        <comment>units</comment>
        <translation>Disolver como cuando no se ordenó disolver nada: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>unit</comment>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Put %1 where the orders have it</source>
        <comment>unit</comment>
        <translation>Poner %1 donde está según las órdenes</translation>
    </message>
    <message>
        <source>Play on until the next adjustments</source>
        <translation>Seguir jugando hasta los próximos ajustes</translation>
    </message>
    <message>
        <source>Finish the adjustments as usual</source>
        <translation>Terminar los ajustes como de costumbre</translation>
    </message>
    <message>
        <source>Finish the turn; a unit too many is then disbanded as where no disband was ordered</source>
        <translation>Terminar el turno; una unidad sobrante se disuelve entonces como cuando no se ordenó disolver nada</translation>
    </message>
    <message>
        <source>Finish the turn; a unit too many is disbanded in the adjustments</source>
        <translation>Terminar el turno; una unidad sobrante se disuelve en los ajustes</translation>
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
        <translation>Un error en el tablero, hallado %1</translation>
    </message>
    <message>
        <source>Flying Dutchman, found %1 (%2)</source>
        <comment>when, clause</comment>
        <translation>Holandés errante, hallado %1 (%2)</translation>
    </message>
    <message>
        <source>during diplomacy</source>
        <comment>found</comment>
        <translation>durante la diplomacia</translation>
    </message>
    <message>
        <source>while orders were written</source>
        <comment>found</comment>
        <translation>mientras se escribían las órdenes</translation>
    </message>
    <message>
        <source>while the orders were resolved</source>
        <comment>found</comment>
        <translation>mientras se resolvían las órdenes</translation>
    </message>
    <message>
        <source>during the retreats</source>
        <comment>found</comment>
        <translation>durante las retiradas</translation>
    </message>
    <message>
        <source>during the adjustments</source>
        <comment>found</comment>
        <translation>durante los ajustes</translation>
    </message>
    <message>
        <source>The clock is held (Alexander V.6.b).</source>
        <translation>El reloj está parado (Alexander V.6.b).</translation>
    </message>
    <message>
        <source>The clock is held (Alexander V.6.a).</source>
        <translation>El reloj está parado (Alexander V.6.a).</translation>
    </message>
    <message>
        <source>The diplomacy of this turn is repeated (Alexander V.6.b).</source>
        <translation>Se repite la diplomacia de este turno (Alexander V.6.b).</translation>
    </message>
    <message>
        <source>Leave it for now; the phase cannot be resolved before it is mended</source>
        <translation>Dejarlo por ahora; la fase no se puede resolver hasta que se arregle</translation>
    </message>
</context>
<context>
    <name>chancery::ClausePages</name>
    <message>
        <source>all rulebooks</source>
        <translation>todos los reglamentos</translation>
    </message>
    <message>
        <source>What the rulebooks choose</source>
        <translation>Lo que eligen los reglamentos</translation>
    </message>
    <message>
        <source>we do not have its text: only what DATC 3.2 and the Alexander Rules report of it, and what the program does</source>
        <translation>no tenemos su texto: solo lo que de él cuentan DATC 3.2 y las Alexander Rules, y lo que hace el programa</translation>
    </message>
    <message>
        <source>in our own words</source>
        <translation>con nuestras palabras</translation>
    </message>
    <message>
        <source>not translated yet</source>
        <translation>aún sin traducir</translation>
    </message>
    <message>
        <source>The same in other rulebooks</source>
        <translation>Lo mismo en otros reglamentos</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>As the program plays it</source>
        <translation>Como lo juega el programa</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Órdenes y resultados</translation>
    </message>
    <message>
        <source>No option changes these results.</source>
        <translation>Ninguna opción cambia estos resultados.</translation>
    </message>
    <message>
        <source>Options that change them</source>
        <translation>Opciones que los cambian</translation>
    </message>
</context>
<context>
    <name>chancery::ClockDialog</name>
    <message>
        <source>Diplomacy, &amp;first turn:</source>
        <translation>Diplomacia, primer &amp;turno:</translation>
    </message>
    <message>
        <source>&amp;Diplomacy:</source>
        <translation>&amp;Diplomacia:</translation>
    </message>
    <message>
        <source>Diplomacy in F&amp;all:</source>
        <translation>Diplomacia en &amp;otoño:</translation>
    </message>
    <message>
        <source>Order &amp;writing:</source>
        <translation>&amp;Escribir órdenes:</translation>
    </message>
    <message>
        <source>&amp;Retreats:</source>
        <translation>&amp;Retiradas:</translation>
    </message>
    <message>
        <source>Ad&amp;justments:</source>
        <translation>&amp;Ajustes:</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Tiempos predefinidos</translation>
    </message>
    <message>
        <source>Commonly used times</source>
        <translation>Tiempos de uso común</translation>
    </message>
    <message>
        <source>Custom times</source>
        <translation>Tiempos propios</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Predefinidos:</translation>
    </message>
    <message>
        <source> min</source>
        <comment>after a number of minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>as in other turns</source>
        <translation>como en los demás turnos</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Use these times</source>
        <translation>Usar estos tiempos</translation>
    </message>
</context>
<context>
    <name>chancery::ClockFace</name>
    <message>
        <source>Phase clock</source>
        <translation>Reloj de la fase</translation>
    </message>
</context>
<context>
    <name>chancery::ClockWords</name>
    <message>
        <source>Speeches</source>
        <translation>Discursos</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomacia</translation>
    </message>
    <message>
        <source>Order writing</source>
        <translation>Escribir órdenes</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Rulebooks: 30, then 15 minutes; writing 5, retreats 5</source>
        <translation>Reglamentos: 30 minutos, luego 15; escribir 5, retiradas 5</translation>
    </message>
    <message>
        <source>Tournament: Spring 15, Fall 13 minutes, writing included</source>
        <translation>Torneo: primavera 15 minutos, otoño 13, escritura incluida</translation>
    </message>
    <message>
        <source>Tournament: Spring 14, Fall 12 minutes, writing 1, Winter 2</source>
        <translation>Torneo: primavera 14 minutos, otoño 12, escribir 1, invierno 2</translation>
    </message>
    <message>
        <source>Tournament: 15 minutes, writing 2</source>
        <translation>Torneo: 15 minutos, escribir 2</translation>
    </message>
    <message>
        <source>The speech is over</source>
        <translation>El discurso ha terminado</translation>
    </message>
    <message>
        <source>Diplomacy is over</source>
        <translation>La diplomacia ha terminado</translation>
    </message>
    <message>
        <source>Pens down</source>
        <translation>Dejen de escribir</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>%1: one minute left</source>
        <comment>stage; spoken</comment>
        <translation>%1: queda un minuto</translation>
    </message>
</context>
<context>
    <name>chancery::CoinDialog</name>
    <message>
        <source>Toss of the coin</source>
        <translation>Lanzamiento de la moneda</translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss.</source>
        <translation>
            <numerusform>En la primavera de %2, %1 se une al ganador del lanzamiento.</numerusform>
            <numerusform>En la primavera de %2, %1 se unen al ganador del lanzamiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, clause</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Toss the coin</source>
        <translation>&amp;Lanzar la moneda</translation>
    </message>
    <message>
        <source>Toss the coin</source>
        <translation>Lanzar la moneda</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, powers</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This player has won the toss at the table</source>
        <translation>Este jugador ha ganado el lanzamiento en la mesa</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>The same number gives the same winner on every computer; again, with another number</source>
        <translation>El mismo número da el mismo ganador en cualquier equipo; otra vez, con otro número</translation>
    </message>
</context>
<context>
    <name>chancery::ColourChooser</name>
    <message>
        <source>Powers</source>
        <translation>Potencias</translation>
    </message>
    <message>
        <source>&amp;Hatch each power&apos;s land</source>
        <translation>&amp;Rayar el territorio de cada potencia</translation>
    </message>
    <message>
        <source>Colours of the powers</source>
        <translation>Colores de las potencias</translation>
    </message>
    <message>
        <source>Colours of the powers on every board</source>
        <translation>Colores de las potencias en todos los mapas</translation>
    </message>
    <message>
        <source>Clear: distinct for all colour vision</source>
        <translation>Claros: distinguibles con cualquier visión del color</translation>
    </message>
    <message>
        <source>Traditional: like the boxed game</source>
        <translation>Tradicionales: como en el juego de mesa</translation>
    </message>
    <message>
        <source>Hatch each power&apos;s land</source>
        <translation>Rayar el territorio de cada potencia</translation>
    </message>
    <message>
        <source>Draws faint lines across each power&apos;s land, in a different direction for each</source>
        <translation>Traza líneas tenues en el territorio de cada potencia, en una dirección distinta para cada una</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>Own colours:</source>
        <translation>Colores propios:</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <comment>a power</comment>
        <translation>Color: %1</translation>
    </message>
    <message>
        <source>Colours of the palette</source>
        <translation>Colores de la paleta</translation>
    </message>
    <message>
        <source>Give all powers the colours of the palette again</source>
        <translation>Devolver a todas las potencias los colores de la paleta</translation>
    </message>
    <message>
        <source>without red cones</source>
        <translation>sin conos rojos</translation>
    </message>
    <message>
        <source>without green cones</source>
        <translation>sin conos verdes</translation>
    </message>
    <message>
        <source>without blue cones</source>
        <translation>sin conos azules</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two powers</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two powers, with which eyes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>otra pareja</numerusform>
            <numerusform>otras %n parejas</numerusform>
        </translation>
    </message>
    <message>
        <source>Land that looks neutral: %1.</source>
        <comment>powers</comment>
        <translation>Tierras que parecen neutrales: %1.</translation>
    </message>
    <message>
        <source>Unit letters and hatched land tell them apart.</source>
        <translation>Las letras de las unidades y las tierras rayadas las distinguen.</translation>
    </message>
    <message>
        <source>Look alike: %1.</source>
        <comment>pairs of powers</comment>
        <translation>Se parecen: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ColourPreview</name>
    <message>
        <source>Normal colour vision</source>
        <translation>Visión normal de los colores</translation>
    </message>
    <message>
        <source>No red cones (protan)</source>
        <translation>Sin conos rojos (protán)</translation>
    </message>
    <message>
        <source>No green cones (deutan)</source>
        <translation>Sin conos verdes (deután)</translation>
    </message>
    <message>
        <source>No blue cones (tritan)</source>
        <translation>Sin conos azules (tritán)</translation>
    </message>
    <message>
        <source>Preview of the board: %1</source>
        <translation>Vista previa del mapa: %1</translation>
    </message>
</context>
<context>
    <name>chancery::CommandLineText</name>
    <message>
        <source>Open the sample game.</source>
        <translation>Abrir la partida de ejemplo.</translation>
    </message>
    <message>
        <source>Write a picture of a window to this PNG file and quit.</source>
        <translation>Guardar una imagen de una ventana en este archivo PNG y salir.</translation>
    </message>
    <message>
        <source>Size of that window (default 1280x720).</source>
        <translation>Tamaño de esa ventana (por defecto 1280x720).</translation>
    </message>
    <message>
        <source>Phase to show, such as F1901M.</source>
        <translation>Fase que se muestra, como F1901M.</translation>
    </message>
    <message>
        <source>Playback position within the phase, in milliseconds.</source>
        <translation>Posición de la reproducción dentro de la fase, en milisegundos.</translation>
    </message>
    <message>
        <source>Theme: light or dark.</source>
        <translation>Tema: light (claro) o dark (oscuro).</translation>
    </message>
    <message>
        <source>Language of the program, such as de.</source>
        <translation>Idioma del programa, como de.</translation>
    </message>
    <message>
        <source>“%1” was given, but %2 is expected.</source>
        <translation>Se indicó «%1», pero se espera %2.</translation>
    </message>
    <message>
        <source>a size such as 1920x1080</source>
        <translation>un tamaño como 1920x1080</translation>
    </message>
    <message>
        <source>a phase such as S1901M</source>
        <translation>una fase como S1901M</translation>
    </message>
    <message>
        <source>a number of milliseconds</source>
        <translation>un número de milisegundos</translation>
    </message>
    <message>
        <source>light or dark</source>
        <translation>light o dark</translation>
    </message>
    <message>
        <source>A board for Diplomacy gamemasters.</source>
        <translation>Un tablero para árbitros de Diplomacy.</translation>
    </message>
    <message>
        <source>A saved game.</source>
        <translation>Una partida guardada.</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time. Name one file.</source>
        <translation>Solo se puede abrir una partida a la vez. Indique un solo archivo.</translation>
    </message>
    <message>
        <source>This option is given twice, as “%1” and as “%2”.</source>
        <translation>Esta opción se indica dos veces, como «%1» y como «%2».</translation>
    </message>
    <message>
        <source>one of the languages %1</source>
        <translation>uno de los idiomas %1</translation>
    </message>
    <message>
        <source>Slide on the projector, one of %1.</source>
        <translation>Diapositiva del proyector, una de %1.</translation>
    </message>
    <message>
        <source>one of the slides %1</source>
        <translation>una de las diapositivas %1</translation>
    </message>
    <message>
        <source>Window to show: board, projector or study.</source>
        <translation>Ventana que se muestra: board (mapa), projector (proyector) o study (estudio).</translation>
    </message>
    <message>
        <source>board, projector or study</source>
        <translation>board, projector o study</translation>
    </message>
    <message>
        <source>Open the game that was open last.</source>
        <translation>Abrir la última partida abierta.</translation>
    </message>
    <message>
        <source>Keep settings, journals, studies and maps in this folder alone.</source>
        <translation>Guardar ajustes, diarios, estudios y mapas solo en esta carpeta.</translation>
    </message>
    <message>
        <source>Action to begin with, such as file.new; its dialog is in front in a screenshot.</source>
        <translation>Acción con la que se empieza, como file.new; en una captura de pantalla, su diálogo está delante.</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>Only one game can be opened at a time.</source>
        <translation>Solo se puede abrir una partida a la vez.</translation>
    </message>
    <message>
        <source>Explain these options and quit.</source>
        <translation>Explicar estas opciones y salir.</translation>
    </message>
    <message>
        <source>Print the version and quit.</source>
        <translation>Mostrar la versión y salir.</translation>
    </message>
</context>
<context>
    <name>chancery::CommentaryPanel</name>
    <message>
        <source>Title of the study</source>
        <translation>Título del estudio</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Commentary on the study</source>
        <translation>Comentario sobre el estudio</translation>
    </message>
    <message>
        <source>Commentary on the position</source>
        <translation>Comentario sobre la posición</translation>
    </message>
    <message>
        <source>Comment on the line shown</source>
        <translation>Comentario sobre la línea mostrada</translation>
    </message>
    <message>
        <source>Comment on this line</source>
        <translation>Comentario sobre esta línea</translation>
    </message>
    <message>
        <source>Write a commentary</source>
        <translation>Escribir un comentario</translation>
    </message>
</context>
<context>
    <name>chancery::CommitteeForms</name>
    <message>
        <source>Treaty broken</source>
        <translation>Tratado roto</translation>
    </message>
    <message>
        <source>&amp;Delegation</source>
        <translation>&amp;Delegación</translation>
    </message>
    <message>
        <source>Who has broken the treaty</source>
        <translation>Quién ha roto el tratado</translation>
    </message>
    <message>
        <source>&amp;How</source>
        <translation>Có&amp;mo</translation>
    </message>
    <message>
        <source>The officers&apos; note; the treaty binds none of its parties</source>
        <translation>Nota de la mesa; el tratado no obliga a ninguna de sus partes</translation>
    </message>
    <message>
        <source>&amp;Note it</source>
        <translation>&amp;Anotarlo</translation>
    </message>
    <message>
        <source>Delegations</source>
        <translation>Delegaciones</translation>
    </message>
    <message>
        <source>%1, delegate %2</source>
        <translation>%1, delegado %2</translation>
    </message>
    <message>
        <source>Name of the delegate</source>
        <translation>Nombre del delegado</translation>
    </message>
    <message>
        <source>&amp;Use these names</source>
        <translation>&amp;Usar estos nombres</translation>
    </message>
    <message>
        <source>End the diplomacy sooner</source>
        <translation>Terminar antes la diplomacia</translation>
    </message>
    <message>
        <source>&amp;End the diplomacy</source>
        <translation>&amp;Terminar la diplomacia</translation>
    </message>
    <message>
        <source>Limit of the points</source>
        <translation>Límite de los puntos</translation>
    </message>
    <message>
        <source>&amp;Points for each power</source>
        <translation>&amp;Puntos por potencia</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>&amp;Use this limit</source>
        <translation>&amp;Usar este límite</translation>
    </message>
    <message>
        <source>The most for all proposals and awards of one power</source>
        <translation>El máximo de todas las propuestas y puntos otorgados de una potencia</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Moción</translation>
    </message>
    <message>
        <source>Which delegation makes the motion</source>
        <translation>Qué delegación presenta la moción</translation>
    </message>
    <message>
        <source>&amp;Asks for</source>
        <translation>&amp;Pide</translation>
    </message>
    <message>
        <source>What the motion asks for</source>
        <translation>Qué pide la moción</translation>
    </message>
    <message>
        <source>The motion in words</source>
        <translation>La moción en palabras</translation>
    </message>
    <message>
        <source>&amp;Note the motion</source>
        <translation>&amp;Anotar la moción</translation>
    </message>
    <message>
        <source>Propose a goal</source>
        <translation>Proponer un objetivo</translation>
    </message>
    <message>
        <source>Which delegation proposes it</source>
        <translation>Qué delegación lo propone</translation>
    </message>
    <message>
        <source>A&amp;chievement</source>
        <translation>&amp;Logro</translation>
    </message>
    <message>
        <source>Reasonably historical for this power</source>
        <translation>Razonablemente histórico para esta potencia</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>At most %1 for one achievement</source>
        <translation>Como máximo %1 por un logro</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Registrar</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Razón</translation>
    </message>
    <message>
        <source>Why; saved with the game</source>
        <translation>Por qué; se guarda con la partida</translation>
    </message>
    <message>
        <source>&amp;Outcome</source>
        <translation>Re&amp;sultado</translation>
    </message>
    <message>
        <source>How it ended; saved with the game</source>
        <translation>Cómo terminó; se guarda con la partida</translation>
    </message>
    <message>
        <source>&amp;Speeches</source>
        <translation>&amp;Discursos</translation>
    </message>
    <message>
        <source>When these speeches are held</source>
        <translation>Cuándo se pronuncian estos discursos</translation>
    </message>
    <message>
        <source>Before the diplomacy</source>
        <translation>Antes de la diplomacia</translation>
    </message>
    <message>
        <source>At the end of the diplomacy</source>
        <translation>Al final de la diplomacia</translation>
    </message>
    <message>
        <source>&amp;Minutes for each delegation</source>
        <translation>&amp;Minutos por delegación</translation>
    </message>
    <message>
        <source>Announced beforehand; may differ every half year</source>
        <translation>Se anuncia de antemano; puede variar cada medio año</translation>
    </message>
    <message>
        <source>and s&amp;econds</source>
        <translation>&amp;y segundos</translation>
    </message>
    <message>
        <source>Besides the minutes</source>
        <translation>Además de los minutos</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Sortear</translation>
    </message>
    <message>
        <source>Treaty</source>
        <translation>Tratado</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>What the treaty is called</source>
        <translation>Cómo se llama el tratado</translation>
    </message>
    <message>
        <source>T&amp;erms</source>
        <translation>Con&amp;diciones</translation>
    </message>
    <message>
        <source>What was agreed</source>
        <translation>Lo que se ha acordado</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>Sec&amp;reto</translation>
    </message>
    <message>
        <source>The players do not hear of it</source>
        <translation>Los jugadores no se enteran</translation>
    </message>
    <message>
        <source>Judge a proposal</source>
        <translation>Juzgar una propuesta</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>&amp;Veredicto</translation>
    </message>
    <message>
        <source>What the officers decide</source>
        <translation>Qué decide la mesa</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Admitida</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>Denegada</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>&amp;Juzgar</translation>
    </message>
    <message>
        <source>Number of the draw</source>
        <translation>Número del sorteo</translation>
    </message>
    <message>
        <source>Sa&amp;ve the treaty</source>
        <translation>&amp;Guardar el tratado</translation>
    </message>
    <message>
        <source>Worth 1 to %1 points, if the officers allow it.</source>
        <translation>Vale de 1 a %1 puntos, si la mesa lo admite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, its goal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Draw the order of speakers</source>
        <translation>Sortear el orden de los oradores</translation>
    </message>
    <message>
        <source>One delegation is enough to ask for speeches; they are held once you have noted that the motion is carried. The diplomacy ends sooner only if all agree. Any other motion is for the officers to decide.</source>
        <translation>Basta una delegación para pedir discursos; se celebran en cuanto se anota que la moción queda aprobada. La diplomacia solo termina antes si todas están de acuerdo. Cualquier otra moción la decide la mesa.</translation>
    </message>
    <message>
        <source>The same number draws the same order again</source>
        <translation>El mismo número da otra vez el mismo orden</translation>
    </message>
    <message>
        <source>Chosen by chance; leave it as it is. The same number draws the same order again, so that anyone can check the draw.</source>
        <translation>Elegido al azar; puede quedar como está. El mismo número da otra vez el mismo orden, así que cualquiera puede comprobar el sorteo.</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>Who &amp;objects</source>
        <translation>&amp;Quién se opone</translation>
    </message>
    <message>
        <source>Ask every delegation before you note that none does</source>
        <translation>Pregunte a todas las delegaciones antes de anotar que ninguna se opone</translation>
    </message>
    <message>
        <source>None: all delegations agree</source>
        <translation>Nadie: todas las delegaciones están de acuerdo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>who objects</comment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>It has signed the treaty</source>
        <translation>Ha firmado el tratado</translation>
    </message>
    <message>
        <source>A treaty is concluded when all its parties have signed it; until then it is a draft. It binds none of them.</source>
        <translation>Un tratado queda concluido cuando lo han firmado todas sus partes; hasta entonces es un borrador. No obliga a ninguna.</translation>
    </message>
    <message>
        <source>The officers announce beforehand how long a speech may last; it may differ every half year. The lot says who speaks when.</source>
        <translation>La mesa anuncia de antemano cuánto puede durar un discurso; puede variar cada medio año. El sorteo dice quién habla y cuándo.</translation>
    </message>
    <message>
        <source>Negotiations end sooner only if all delegations agree. If one objects, they last until their time is up.</source>
        <translation>Las negociaciones solo terminan antes si todas las delegaciones están de acuerdo. Si una se opone, duran hasta que se acabe su tiempo.</translation>
    </message>
    <message>
        <source>The officers judge what is proposed; %1 points are the most for one achievement.</source>
        <translation>La mesa juzga lo que se propone; %1 puntos son el máximo por un logro.</translation>
    </message>
    <message>
        <source>The officers may set a limit for the points of each power, beside those of the goals that its set-up has.</source>
        <translation>La mesa puede fijar un límite a los puntos de cada potencia, aparte de los de los objetivos que trae su plantilla.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Delegations may write down what they agree on, and make it public or keep it secret, as they see fit.</source>
        <translation>Las delegaciones pueden escribir lo que acuerdan y hacerlo público o mantenerlo en secreto, como quieran.</translation>
    </message>
    <message>
        <source>&amp;First party</source>
        <translation>&amp;Primera parte</translation>
    </message>
    <message>
        <source>One of those between whom the treaty is</source>
        <translation>Una de las partes del tratado</translation>
    </message>
    <message>
        <source>Other parties</source>
        <translation>Otras partes</translation>
    </message>
    <message>
        <source>A treaty is between at least two delegations.</source>
        <translation>Un tratado se hace al menos entre dos delegaciones.</translation>
    </message>
    <message>
        <source>What delegations agree on does not bind them: the breach is noted, and nothing follows from it.</source>
        <translation>Lo que acuerdan las delegaciones no las obliga: si se rompe, se anota, y no tiene más consecuencias.</translation>
    </message>
    <message>
        <source>A delegation consists of two delegates. Without names it is enough that they are there.</source>
        <translation>Una delegación consta de dos delegados. Sin nombres, basta con que estén.</translation>
    </message>
    <message>
        <source>May stay empty, unless it asks for something else</source>
        <translation>Puede quedar vacío, salvo si pide otra cosa</translation>
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
        <translation>Objetivos de las delegaciones con sus puntos</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Conferences</source>
        <translation>Conferencias</translation>
    </message>
    <message>
        <source>Treaties</source>
        <translation>Tratados</translation>
    </message>
    <message>
        <source>Agenda</source>
        <translation>Orden del día</translation>
    </message>
    <message>
        <source>Motions of this phase</source>
        <translation>Mociones de esta fase</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4, %5)</source>
        <comment>place, power: score, centres, points</comment>
        <translation>%1. %2: %3 (%4, %5)</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centro</numerusform>
            <numerusform>%n centros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Here is the present, %1, not %2, which the board shows.</source>
        <comment>two phases</comment>
        <translation>Aquí figura la fase actual, %1, y no %2, que es la que muestra el mapa.</translation>
    </message>
    <message>
        <source>Nothing was noted in %1.</source>
        <comment>a phase</comment>
        <translation>En %1 no se anotó nada.</translation>
    </message>
    <message>
        <source>What was noted in %1:</source>
        <comment>a phase</comment>
        <translation>Lo anotado en %1:</translation>
    </message>
    <message>
        <source>The agenda of %1 is here again once the board shows it.</source>
        <comment>a phase</comment>
        <translation>El orden del día de %1 volverá a estar aquí cuando el mapa muestre esa fase.</translation>
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
        <translation>Solo para esta delegación.</translation>
    </message>
    <message>
        <source>Goals and their points</source>
        <translation>Objetivos y sus puntos</translation>
    </message>
    <message>
        <source>Proposals to the officers</source>
        <translation>Propuestas a la mesa</translation>
    </message>
    <message numerus="yes">
        <source>Each is worth up to %n point(s), if the officers allow it.</source>
        <translation>
            <numerusform>Cada una vale hasta %n punto, si la mesa la admite.</numerusform>
            <numerusform>Cada una vale hasta %n puntos, si la mesa la admite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations that take part, with the delegate whom each of them sends</source>
        <translation>Delegaciones que participan, con el delegado que envía cada una</translation>
    </message>
    <message numerus="yes">
        <source>At least %n delegation(s) (rule 5), one delegate of each (rule 10). The other one stays.</source>
        <translation>
            <numerusform>Al menos %n delegación (regla 5), con un delegado de cada una (regla 10). El otro se queda.</numerusform>
            <numerusform>Al menos %n delegaciones (regla 5), con un delegado de cada una (regla 10). El otro se queda.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegations that know Morse code (rule 13)</source>
        <translation>Delegaciones que saben código Morse (regla 13)</translation>
    </message>
    <message>
        <source>Organised by</source>
        <translation>Organizada por</translation>
    </message>
    <message>
        <source>Preliminary goal (rule 1)</source>
        <translation>Objetivo preliminar (regla 1)</translation>
    </message>
    <message>
        <source>Definite goal, agreed with the supporters (rule 2)</source>
        <translation>Objetivo definitivo, acordado con quienes la apoyan (regla 2)</translation>
    </message>
    <message>
        <source>Name of the conference (rule 3)</source>
        <translation>Nombre de la conferencia (regla 3)</translation>
    </message>
    <message>
        <source>Place (rule 3)</source>
        <translation>Lugar (regla 3)</translation>
    </message>
    <message>
        <source>Unit in the place, found not hostile (rule 4)</source>
        <translation>Unidad en el lugar, considerada no hostil (regla 4)</translation>
    </message>
    <message>
        <source>The presidency</source>
        <translation>La presidencia</translation>
    </message>
    <message>
        <source>Room (rule 7)</source>
        <translation>Sala (regla 7)</translation>
    </message>
    <message>
        <source>One or two presidents (rule 8)</source>
        <translation>Uno o dos presidentes (regla 8)</translation>
    </message>
    <message>
        <source>Other rules of procedure, with the votes for them (rule 8)</source>
        <translation>Otras reglas de procedimiento, con los votos a favor (regla 8)</translation>
    </message>
    <message>
        <source>Minutes between notes, 10 to 20 (rule 12)</source>
        <translation>Minutos entre mensajes, de 10 a 20 (regla 12)</translation>
    </message>
    <message>
        <source>Begins in</source>
        <translation>Empieza en</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Conference organising form</source>
        <translation>Formulario de organización de una conferencia</translation>
    </message>
    <message>
        <source>It lasts a year at most (rule 9), and ends at once if its place is conquered (rule 14). Only one is held (rule 15).</source>
        <translation>Dura como máximo un año (regla 9) y termina de inmediato si se conquista su lugar (regla 14). Solo se celebra una (regla 15).</translation>
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
            <numerusform>%n punto: %1</numerusform>
            <numerusform>%n puntos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (no longer applies: %2)</source>
        <translation>%1 (ya no vale: %2)</translation>
    </message>
    <message>
        <source>%1 (awarded in %2: %3)</source>
        <translation>%1 (otorgado en %2: %3)</translation>
    </message>
    <message>
        <source>%1 (proposed)</source>
        <translation>%1 (propuesto)</translation>
    </message>
    <message>
        <source>%1 (allowed: %2)</source>
        <translation>%1 (admitido: %2)</translation>
    </message>
    <message>
        <source>%1 (denied: %2)</source>
        <translation>%1 (denegado: %2)</translation>
    </message>
    <message>
        <source>Speeches in Fall</source>
        <translation>Discursos en otoño</translation>
    </message>
    <message>
        <source>Speeches at the end of the diplomacy</source>
        <translation>Discursos al final de la diplomacia</translation>
    </message>
    <message>
        <source>End the diplomacy sooner</source>
        <translation>Terminar antes la diplomacia</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>%1 (%2), %3: %4</source>
        <comment>title, parties, date, terms</comment>
        <translation>%1 (%2), %3: %4</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmado por %1</translation>
    </message>
    <message>
        <source>Broken by %1 in %2: %3</source>
        <translation>Roto por %1 en %2: %3</translation>
    </message>
    <message>
        <source>Secret: %1</source>
        <comment>a treaty</comment>
        <translation>Secreto: %1</translation>
    </message>
    <message>
        <source>no place yet</source>
        <translation>aún sin lugar</translation>
    </message>
    <message>
        <source>%1 (%2; %3): %4</source>
        <comment>name, place, parties, goal</comment>
        <translation>%1 (%2; %3): %4</translation>
    </message>
    <message>
        <source>%1 – ended in %2: %3</source>
        <translation>%1 – terminada en %2: %3</translation>
    </message>
    <message>
        <source>%1 – held since %2</source>
        <translation>%1 – se celebra desde %2</translation>
    </message>
    <message>
        <source>Speeches: %1.</source>
        <translation>Discursos: %1.</translation>
    </message>
    <message>
        <source>Motion: %1.</source>
        <translation>Moción: %1.</translation>
    </message>
    <message>
        <source>Conference: %1.</source>
        <translation>Conferencia: %1.</translation>
    </message>
    <message>
        <source>It is not known when notes were last exchanged.</source>
        <translation>No se sabe cuándo se intercambiaron mensajes por última vez.</translation>
    </message>
    <message>
        <source>Notes are due.</source>
        <translation>Toca intercambiar mensajes.</translation>
    </message>
    <message>
        <source>Next notes in %1:%2</source>
        <comment>minutes, seconds</comment>
        <translation>Próximos mensajes en %1:%2</translation>
    </message>
    <message>
        <source>Draft: %1</source>
        <comment>a treaty that not all parties have signed</comment>
        <translation>Borrador: %1</translation>
    </message>
    <message>
        <source>%1:%2 for each delegation</source>
        <comment>minutes, seconds of a speech</comment>
        <translation>%1:%2 para cada delegación</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the two delegates of a power</comment>
        <translation>%1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 gana %n punto: %2 (%3).</numerusform>
            <numerusform>%1 gana %n puntos: %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) that no longer apply: %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 pierde %n punto que ya no vale: %2 (%3).</numerusform>
            <numerusform>%1 pierde %n puntos que ya no valen: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Treaty: %1. Signed by %2.</source>
        <comment>treaty, powers</comment>
        <translation>Tratado: %1. Firmado por %2.</translation>
    </message>
    <message>
        <source>Draft of a treaty: %1.</source>
        <translation>Borrador de un tratado: %1.</translation>
    </message>
    <message>
        <source>Treaty “%1”: signed by %2.</source>
        <comment>title, powers</comment>
        <translation>Tratado «%1»: firmado por %2.</translation>
    </message>
    <message>
        <source>Treaty “%1”: broken by %2: %3.</source>
        <comment>title, power, how</comment>
        <translation>Tratado «%1»: roto por %2: %3.</translation>
    </message>
    <message>
        <source>Conference “%1” ends: %2.</source>
        <comment>name, how</comment>
        <translation>La conferencia «%1» termina: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2.</source>
        <comment>power, why</comment>
        <translation>
            <numerusform>%1 gana %n punto: %2.</numerusform>
            <numerusform>%1 gana %n puntos: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it gave up units for an insurrection.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 gana %n punto: sacrificó unidades por una insurrección.</numerusform>
            <numerusform>%1 gana %n puntos: sacrificó unidades por una insurrección.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it has gained control of Europe.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 gana %n punto: ha logrado el control de Europa.</numerusform>
            <numerusform>%1 gana %n puntos: ha logrado el control de Europa.</numerusform>
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
        <translation>Una conferencia</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <comment>what a motion asks for, its words</comment>
        <translation>%1, «%2»</translation>
    </message>
    <message>
        <source>%1 (carried): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (aprobada): %2</translation>
    </message>
    <message>
        <source>%1 (failed): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (rechazada): %2</translation>
    </message>
    <message>
        <source>%1 (undecided): %2</source>
        <comment>power, motion</comment>
        <translation>%1 (sin decidir): %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>name, place, goal</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>Secret draft: %1</source>
        <comment>a treaty that not all parties have signed</comment>
        <translation>Borrador secreto: %1</translation>
    </message>
    <message>
        <source>No speeches were held.</source>
        <translation>No se pronunció ningún discurso.</translation>
    </message>
</context>
<context>
    <name>chancery::CompareDialog</name>
    <message>
        <source>Compare phases</source>
        <translation>Comparar fases</translation>
    </message>
    <message>
        <source>Compare %1 with:</source>
        <comment>phase</comment>
        <translation>Comparar %1 con:</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation>Fases de la partida</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonPage</name>
    <message>
        <source>Changes of each power</source>
        <translation>Cambios de cada potencia</translation>
    </message>
    <message>
        <source>For you alone. On the board: arrows where units moved, + on new ones, × on those that are gone; centres with another owner are outlined.</source>
        <translation>Solo para usted. En el mapa: flechas donde se movieron unidades, + en las nuevas, × en las que ya no están; los centros con otro dueño van contorneados.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the comparison (Esc)</source>
        <translation>Salir de la comparación (Esc)</translation>
    </message>
</context>
<context>
    <name>chancery::ComparisonWords</name>
    <message>
        <source>%1 to %2</source>
        <comment>a number before and now</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the phases compared</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: centres %2, units %3</source>
        <comment>power, and numbers such as “5 to 7”</comment>
        <translation>%1: centros %2, unidades %3</translation>
    </message>
    <message>
        <source>Gained %1</source>
        <comment>centres</comment>
        <translation>Ganados: %1</translation>
    </message>
    <message>
        <source>Lost %1</source>
        <comment>centres</comment>
        <translation>Perdidos: %1</translation>
    </message>
    <message>
        <source>New on the board: %1</source>
        <comment>units</comment>
        <translation>Nuevas en el mapa: %1</translation>
    </message>
    <message>
        <source>Gone from the board: %1</source>
        <comment>units</comment>
        <translation>Ya no están en el mapa: %1</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <comment>units, from and to</comment>
        <translation>Se han movido: %1</translation>
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
        <translation>Conferencia</translation>
    </message>
    <message>
        <source>&amp;Preliminary goal</source>
        <translation>Ob&amp;jetivo preliminar</translation>
    </message>
    <message>
        <source>&amp;Definite goal</source>
        <translation>Objetivo &amp;definitivo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>P&amp;lace</source>
        <translation>&amp;Lugar</translation>
    </message>
    <message>
        <source>No unit there is &amp;hostile to it</source>
        <translation>Ninguna unidad de allí le es &amp;hostil</translation>
    </message>
    <message>
        <source>Organised b&amp;y</source>
        <translation>&amp;Organizada por</translation>
    </message>
    <message>
        <source>Who calls the conference</source>
        <translation>Quién convoca la conferencia</translation>
    </message>
    <message>
        <source>Delegate of %1</source>
        <translation>Delegado de %1</translation>
    </message>
    <message>
        <source>Delegations</source>
        <translation>Delegaciones</translation>
    </message>
    <message>
        <source>The organising form &amp;is filled in</source>
        <translation>&amp;El formulario de organización está relleno</translation>
    </message>
    <message>
        <source>The presidency has given a &amp;room</source>
        <translation>La presidencia ha &amp;asignado una sala</translation>
    </message>
    <message>
        <source>Pr&amp;esidents</source>
        <translation>&amp;Presidentes</translation>
    </message>
    <message>
        <source>&amp;Other procedure</source>
        <translation>Ot&amp;ro procedimiento</translation>
    </message>
    <message>
        <source>&amp;Votes for it</source>
        <translation>&amp;Votos a favor</translation>
    </message>
    <message>
        <source>&amp;Minutes between notes</source>
        <translation>&amp;Minutos entre mensajes</translation>
    </message>
    <message>
        <source>&amp;Save the form</source>
        <translation>&amp;Guardar el formulario</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>What the conference is called for</source>
        <translation>Para qué se convoca la conferencia</translation>
    </message>
    <message>
        <source>What the delegation that calls the conference wants from it.</source>
        <translation>Lo que quiere conseguir con ella la delegación que la convoca.</translation>
    </message>
    <message>
        <source>Agreed with the delegations that support it</source>
        <translation>Acordado con las delegaciones que la apoyan</translation>
    </message>
    <message>
        <source>Settled with the delegations that support the conference. Once it has begun, the goal stays.</source>
        <translation>Se acuerda con las delegaciones que apoyan la conferencia. Una vez empezada, el objetivo ya no cambia.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Cómo se llama</translation>
    </message>
    <message>
        <source>Where it is held</source>
        <translation>Dónde se celebra</translation>
    </message>
    <message>
        <source>Any province of the board. The conference ends at once if its place is conquered.</source>
        <translation>Cualquier provincia del mapa. La conferencia termina de inmediato si se conquista su lugar.</translation>
    </message>
    <message>
        <source>What the officers have found</source>
        <translation>Lo que la mesa ha comprobado</translation>
    </message>
    <message>
        <source>Needed only if a unit of a power that does not take part is there: the officers decide whether it is hostile.</source>
        <translation>Solo hace falta si hay allí una unidad de una potencia que no participa: la mesa decide si es hostil.</translation>
    </message>
    <message>
        <source>Take part</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>At least three delegations, the one that calls it among them.</source>
        <translation>Al menos tres delegaciones, entre ellas la que la convoca.</translation>
    </message>
    <message>
        <source>Delegates</source>
        <translation>Delegados</translation>
    </message>
    <message>
        <source>Those that are ticked in the step before.</source>
        <translation>Las marcadas en el paso anterior.</translation>
    </message>
    <message>
        <source>Whom it sends to the room of the conference</source>
        <translation>A quién envía a la sala de la conferencia</translation>
    </message>
    <message>
        <source>Each sends one of its two delegates to the conference; the other one stays at the board and goes on playing.</source>
        <translation>Cada una envía a uno de sus dos delegados a la conferencia; el otro se queda en el tablero y sigue jugando.</translation>
    </message>
    <message>
        <source>A delegation that knows Morse code has the telegraph: its two delegates may send messages to each other whenever they like. The others wait for the notes.</source>
        <translation>Una delegación que sabe código Morse tiene el telégrafo: sus dos delegados pueden enviarse mensajes cuando quieran. Las demás esperan al intercambio de mensajes.</translation>
    </message>
    <message>
        <source>Presidency</source>
        <translation>Presidencia</translation>
    </message>
    <message>
        <source>The paper form of the conference</source>
        <translation>El formulario en papel de la conferencia</translation>
    </message>
    <message>
        <source>The sheet of paper that the delegation fills in and hands to the officers.</source>
        <translation>La hoja que la delegación rellena y entrega a la mesa.</translation>
    </message>
    <message>
        <source>A room for the conference</source>
        <translation>Una sala para la conferencia</translation>
    </message>
    <message>
        <source>The delegation has asked the presidency for a room, and there is one.</source>
        <translation>La delegación ha pedido una sala a la presidencia, y hay una libre.</translation>
    </message>
    <message>
        <source>One or two names, with a comma between them</source>
        <translation>Uno o dos nombres, separados por una coma</translation>
    </message>
    <message>
        <source>10 to 20</source>
        <translation>De 10 a 20</translation>
    </message>
    <message>
        <source>Every 10 to 20 minutes a president carries notes between the conference and the delegates at the board.</source>
        <translation>Cada 10-20 minutos, un presidente lleva mensajes entre la conferencia y los delegados que están ante el tablero.</translation>
    </message>
    <message>
        <source>Empty for the usual rules of procedure</source>
        <translation>Vacío para el procedimiento habitual</translation>
    </message>
    <message>
        <source>How many delegations voted for the other procedure</source>
        <translation>Cuántas delegaciones votaron por el otro procedimiento</translation>
    </message>
    <message>
        <source>The conference ended in %1: %2</source>
        <comment>a turn, how it ended</comment>
        <translation>La conferencia terminó en %1: %2</translation>
    </message>
    <message>
        <source>One or two people preside, by the usual rules of procedure. Note another procedure only if two thirds of the delegations that take part have voted for it.</source>
        <translation>Presiden una o dos personas, según el procedimiento habitual. Anote otro procedimiento solo si han votado por él dos tercios de las delegaciones que participan.</translation>
    </message>
    <message>
        <source>Knows Morse code</source>
        <translation>Sabe código Morse</translation>
    </message>
    <message>
        <source>%1 knows Morse code</source>
        <translation>%1 sabe código Morse</translation>
    </message>
    <message>
        <source>Its two delegates may send messages to each other</source>
        <translation>Sus dos delegados pueden enviarse mensajes</translation>
    </message>
    <message>
        <source>Say in the first step who organises the conference.</source>
        <translation>Indique en el primer paso quién organiza la conferencia.</translation>
    </message>
    <message>
        <source>%1 organises the conference and takes part.</source>
        <comment>a power</comment>
        <translation>%1 organiza la conferencia y participa en ella.</translation>
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
        <translation>Mapa</translation>
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
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Público</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>Mapa como texto</translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleMenus</name>
    <message numerus="yes">
        <source>%1: %n variation(s)</source>
        <comment>phase</comment>
        <translation>
            <numerusform>%1: %n variante</numerusform>
            <numerusform>%1: %n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no longer fits the game</source>
        <translation>%1; ya no encaja en la partida</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CorrectDialog</name>
    <message>
        <source>Correct %1</source>
        <translation>Corregir %1</translation>
    </message>
    <message>
        <source>An order was mistyped</source>
        <translation>Una orden se tecleó mal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation>Se guarda con la partida y se imprime en el informe</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Razón:</translation>
    </message>
    <message>
        <source>&amp;Accept changes</source>
        <translation>&amp;Aceptar cambios</translation>
    </message>
    <message>
        <source>Power of the order sheet</source>
        <translation>Potencia de la hoja de órdenes</translation>
    </message>
    <message>
        <source>Power whose orders are shown</source>
        <translation>Potencia cuyas órdenes se muestran</translation>
    </message>
    <message>
        <source>Orders as written</source>
        <translation>Órdenes como se escribieron</translation>
    </message>
    <message>
        <source>One order per line</source>
        <translation>Una orden por línea</translation>
    </message>
    <message>
        <source>Order &amp;sheet of:</source>
        <translation>&amp;Hoja de órdenes de:</translation>
    </message>
    <message>
        <source>Rulings of this phase</source>
        <translation>Decisiones de esta fase</translation>
    </message>
    <message>
        <source>A&amp;dd a ruling…</source>
        <translation>Añadir &amp;decisión…</translation>
    </message>
    <message>
        <source>Add a ruling</source>
        <translation>Añadir una decisión</translation>
    </message>
    <message>
        <source>Override an order, a result, a position or a centre&apos;s owner</source>
        <translation>Cambiar por decisión una orden, un resultado, una posición o el dueño de un centro</translation>
    </message>
    <message>
        <source>Re&amp;move the ruling</source>
        <translation>&amp;Eliminar la decisión</translation>
    </message>
    <message>
        <source>Remove the ruling</source>
        <translation>Eliminar la decisión</translation>
    </message>
    <message>
        <source>Remove the selected ruling</source>
        <translation>Eliminar la decisión seleccionada</translation>
    </message>
    <message>
        <source>R&amp;ulings:</source>
        <translation>Dec&amp;isiones:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>&amp;Changes:</source>
        <translation>&amp;Cambios:</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in this phase and later phases.</source>
        <translation>
            <numerusform>%n cambio en esta fase y las posteriores.</numerusform>
            <numerusform>%n cambios en esta fase y las posteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Enter a reason for the correction.</source>
        <translation>%1 Escriba la razón de la corrección.</translation>
    </message>
    <message>
        <source>The phase could not be resolved then. %1</source>
        <translation>Entonces la fase no podría resolverse. %1</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>power, line as written</comment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between lines that were not understood</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Not understood: %1. %2</source>
        <translation>No se entiende: %1. %2</translation>
    </message>
    <message>
        <source>&amp;Accept all the same</source>
        <translation>&amp;Aceptar igualmente</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 would fit no longer.</source>
        <translation>
            <numerusform>%n orden de %1 ya no encajaría.</numerusform>
            <numerusform>%n órdenes de %1 ya no encajarían.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Curtains</name>
    <message>
        <source>Move to %1</source>
        <comment>name of a display</comment>
        <translation>Mover a %1</translation>
    </message>
    <message>
        <source>Move this window and all others that are covered to a display that the players do not see</source>
        <translation>Mover esta ventana y todas las demás tapadas a una pantalla que los jugadores no ven</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Cerrar la ventana del público</translation>
    </message>
    <message>
        <source>Close the audience window, so that this window can be seen, also by the players</source>
        <translation>Cerrar la ventana del público, para que se vea esta ventana; también la verán los jugadores</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>Mostrar igualmente</translation>
    </message>
    <message>
        <source>Show this window, also to the players, until the phase is over</source>
        <translation>Mostrar esta ventana, también a los jugadores, hasta que acabe la fase</translation>
    </message>
    <message>
        <source>The players see this display</source>
        <translation>Los jugadores ven esta pantalla</translation>
    </message>
    <message>
        <source>This window is covered while it is here. Move it to another display, or show it anyway until the phase is over.</source>
        <translation>Esta ventana queda tapada mientras esté aquí. Muévala a otra pantalla o muéstrela igualmente hasta que acabe la fase.</translation>
    </message>
    <message>
        <source>Two displays show the same picture, so this window is covered. Extend the desktop instead of mirroring it. If you close the audience window, the players see this window.</source>
        <translation>Dos pantallas muestran la misma imagen; por eso esta ventana está tapada. Extienda el escritorio en lugar de duplicarlo. Si cierra la ventana del público, los jugadores verán esta ventana.</translation>
    </message>
    <message>
        <source>Every display shows the audience window, so this window is covered. Close the audience window, or choose one display for it.</source>
        <translation>Todas las pantallas muestran la ventana del público; por eso esta ventana está tapada. Cierre la ventana del público o elija una sola pantalla para ella.</translation>
    </message>
    <message>
        <source>The audience window fills the only display, so this window is covered. Connect another display. If you close the audience window, the players see this window.</source>
        <translation>La ventana del público ocupa la única pantalla; por eso esta ventana está tapada. Conecte otra pantalla. Si cierra la ventana del público, los jugadores verán esta ventana.</translation>
    </message>
</context>
<context>
    <name>chancery::DeskWords</name>
    <message numerus="yes">
        <source>%n of %1 missing</source>
        <translation>
            <numerusform>falta %n de %1</numerusform>
            <numerusform>faltan %n de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ready</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>all orders entered</source>
        <translation>todas las órdenes introducidas</translation>
    </message>
    <message>
        <source>no orders due</source>
        <translation>sin órdenes pendientes</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n línea no entendida</numerusform>
            <numerusform>%n líneas no entendidas</numerusform>
        </translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>desorden civil</translation>
    </message>
    <message numerus="yes">
        <source>%n illegal order(s)</source>
        <translation>
            <numerusform>%n orden ilegal</numerusform>
            <numerusform>%n órdenes ilegales</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no order for %2.</source>
        <comment>power, units</comment>
        <translation>%1 no tiene orden para %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s) not understood.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n línea no entendida.</numerusform>
            <numerusform>%1: %n líneas no entendidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is in civil disorder. The rules remove %2.</source>
        <comment>power, units</comment>
        <translation>%1 está en desorden civil. Las reglas eliminan %2.</translation>
    </message>
    <message>
        <source>wishes missing</source>
        <comment>of a power that has lost its country</comment>
        <translation>faltan deseos</translation>
    </message>
    <message>
        <source>%1 has no valid wish: without one its insurrection fails.</source>
        <comment>power</comment>
        <translation>%1 no tiene ningún deseo válido: sin él, su insurrección fracasa.</translation>
    </message>
    <message>
        <source>no player</source>
        <translation>sin jugador</translation>
    </message>
    <message>
        <source>%1 has no player: its units get no orders (%2).</source>
        <comment>power, clause</comment>
        <translation>%1 no tiene jugador: sus unidades no reciben órdenes (%2).</translation>
    </message>
    <message>
        <source>no player: the rules remove %1</source>
        <comment>units</comment>
        <translation>sin jugador: las reglas eliminan %1</translation>
    </message>
    <message>
        <source>no player: the rules disband %1</source>
        <comment>units</comment>
        <translation>sin jugador: las reglas disuelven %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unclear order(s)</source>
        <translation>
            <numerusform>%n orden poco clara</numerusform>
            <numerusform>%n órdenes poco claras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation>
            <numerusform>Ha llegado la orden</numerusform>
            <numerusform>Han llegado las %n órdenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders: %n of %1 missing</source>
        <translation>
            <numerusform>Órdenes: falta %n de %1</numerusform>
            <numerusform>Órdenes: faltan %n de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n illegal</source>
        <translation>
            <numerusform>%n ilegal</numerusform>
            <numerusform>%n ilegales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear</source>
        <translation>
            <numerusform>%n poco clara</numerusform>
            <numerusform>%n poco claras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n no entendida</numerusform>
            <numerusform>%n no entendidas</numerusform>
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
            <numerusform>%1: %n orden ilegal, %2.</numerusform>
            <numerusform>%1: %n órdenes ilegales, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unclear order(s), %2.</source>
        <comment>power, orders</comment>
        <translation>
            <numerusform>%1: %n orden poco clara, %2.</numerusform>
            <numerusform>%1: %n órdenes poco claras, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n recibida</numerusform>
            <numerusform>%n recibidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>orders</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) cannot retreat and is destroyed.</source>
        <comment>unit, power</comment>
        <translation>%1 (%2) no puede retirarse y desaparece.</translation>
    </message>
    <message>
        <source>%1○</source>
        <comment>missing orders</comment>
        <translation>%1○</translation>
    </message>
    <message>
        <source>The speeches are not over.</source>
        <translation>Los discursos no han terminado.</translation>
    </message>
    <message>
        <source>The speeches with which the turn opens were not held.</source>
        <translation>No se pronunciaron los discursos con los que se abre el turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 order sheet(s) is marked as received.</source>
        <translation>
            <numerusform>%n de %1 hojas de órdenes figura como recibida.</numerusform>
            <numerusform>%n de %1 hojas de órdenes figuran como recibidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n build(s) unused.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 deja %n construcción sin usar.</numerusform>
            <numerusform>%1 deja %n construcciones sin usar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s): the rules remove %2.</source>
        <comment>power, units</comment>
        <translation>
            <numerusform>%1 no ha ordenado %n eliminación: las reglas eliminan %2.</numerusform>
            <numerusform>%1 no ha ordenado %n eliminaciones: las reglas eliminan %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the next order that is missing.</source>
        <translation>Un clic lleva a la siguiente orden que falta.</translation>
    </message>
    <message>
        <source>Click to go to the next order that the rules do not allow.</source>
        <translation>Un clic lleva a la siguiente orden que las reglas no permiten.</translation>
    </message>
    <message>
        <source>Click to go to the next order that may not be what was meant.</source>
        <translation>Un clic lleva a la siguiente orden que quizá no es lo que se quería.</translation>
    </message>
    <message>
        <source>Click to go to the next line that was not understood.</source>
        <translation>Un clic lleva a la siguiente línea que no se entendió.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s).</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 no ha ordenado %n eliminación.</numerusform>
            <numerusform>%1 no ha ordenado %n eliminaciones.</numerusform>
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
        <translation>nadie</translation>
    </message>
    <message>
        <source>%1: %2 → not ordered</source>
        <comment>order, result</comment>
        <translation>%1: %2 → sin orden</translation>
    </message>
    <message>
        <source>%1: not ordered → %2</source>
        <comment>order, result</comment>
        <translation>%1: sin orden → %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what, as it was, as it is</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>This phase is no longer played; its orders are lost.</source>
        <translation>Esta fase ya no se juega; sus órdenes se pierden.</translation>
    </message>
    <message>
        <source>This phase is now played; it has no orders yet.</source>
        <translation>Esta fase se juega ahora; aún no tiene órdenes.</translation>
    </message>
    <message>
        <source>This phase cannot be resolved; it has no results.</source>
        <translation>Esta fase no puede resolverse; no tiene resultados.</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>unit</comment>
        <translation>%1 ya no está</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <comment>unit</comment>
        <translation>%1: unidad nueva</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>unit</comment>
        <translation>%1: unidad desalojada</translation>
    </message>
    <message>
        <source>nothing to build or remove</source>
        <translation>nada que construir ni eliminar</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s)</source>
        <comment>that a power has in a Winter</comment>
        <translation>
            <numerusform>%n construcción</numerusform>
            <numerusform>%n construcciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <comment>that a power must make in a Winter</comment>
        <translation>
            <numerusform>%n eliminación</numerusform>
            <numerusform>%n eliminaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Document</name>
    <message>
        <source>This phase cannot be resolved</source>
        <translation>Esta fase no puede resolverse</translation>
    </message>
    <message numerus="yes">
        <source>The variations of %n phase(s) no longer fit the game. They are kept.</source>
        <translation>
            <numerusform>Las variantes de %n fase ya no encajan en la partida. Se conservan.</numerusform>
            <numerusform>Las variantes de %n fases ya no encajan en la partida. Se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreed end is taken back.</source>
        <translation>Se anula el final acordado.</translation>
    </message>
    <message>
        <source>The resolution of “%1” is taken back.</source>
        <comment>phase</comment>
        <translation>Se anula la resolución de «%1».</translation>
    </message>
    <message>
        <source>The game goes back to the phase before “%1”.</source>
        <translation>La partida vuelve a la fase anterior a «%1».</translation>
    </message>
    <message>
        <source>The diplomacy is not over: %1 left.</source>
        <comment>time</comment>
        <translation>La diplomacia no ha terminado (tiempo restante: %1).</translation>
    </message>
    <message>
        <source>Players who see the audience window also see this window, with the orders.</source>
        <translation>Los jugadores que ven la ventana del público ven también esta ventana, con las órdenes.</translation>
    </message>
    <message>
        <source>The audience window is blank; revealing lifts that.</source>
        <translation>La ventana del público está en negro; al revelar deja de estarlo.</translation>
    </message>
    <message>
        <source>The audience window is frozen; revealing lifts that.</source>
        <translation>La ventana del público está congelada; al revelar deja de estarlo.</translation>
    </message>
    <message>
        <source>The audience window shows another game.</source>
        <translation>La ventana del público muestra otra partida.</translation>
    </message>
</context>
<context>
    <name>chancery::DocumentWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Undo step</source>
        <translation>Paso para deshacer</translation>
    </message>
    <message>
        <source>a centre without an owner</source>
        <translation>un centro sin dueño</translation>
    </message>
    <message>
        <source>a centre of %1</source>
        <comment>power</comment>
        <translation>un centro de %1</translation>
    </message>
    <message>
        <source>with an army of %1</source>
        <comment>power</comment>
        <translation>con un ejército de %1</translation>
    </message>
    <message>
        <source>with a fleet of %1</source>
        <comment>power</comment>
        <translation>con una flota de %1</translation>
    </message>
</context>
<context>
    <name>chancery::DoubtWords</name>
    <message>
        <source>%1 has two orders.</source>
        <translation>%1 tiene dos órdenes.</translation>
    </message>
    <message>
        <source>%1: which coast? Both can be reached.</source>
        <translation>%1: ¿qué costa? Puede llegar a las dos.</translation>
    </message>
    <message>
        <source>No matching order: %1 is ordered otherwise.</source>
        <translation>Ninguna orden coincide: %1 tiene otra orden.</translation>
    </message>
    <message>
        <source>No matching convoy to %1: the fleets are ordered otherwise.</source>
        <translation>Ningún convoy a %1 coincide: las flotas tienen otras órdenes.</translation>
    </message>
    <message>
        <source>%1 moves to the same province.</source>
        <translation>%1 se mueve a la misma provincia.</translation>
    </message>
    <message>
        <source>%1, a unit of the same power, is in the way.</source>
        <translation>%1, una unidad de la misma potencia, cierra el paso.</translation>
    </message>
    <message>
        <source>%1 retreats to the same province: both would be disbanded.</source>
        <translation>%1 se retira a la misma provincia: ambas unidades se disolverían.</translation>
    </message>
    <message>
        <source>Illegal: the rules do not allow this order, so the unit does not follow it.</source>
        <translation>Ilegal: las reglas no permiten esta orden, así que la unidad no la cumple.</translation>
    </message>
    <message>
        <source>The rules allow this order, but it may not be what the player meant.</source>
        <translation>Las reglas permiten esta orden, pero quizá no es lo que el jugador quería.</translation>
    </message>
</context>
<context>
    <name>chancery::EditPositionDialog</name>
    <message>
        <source>Edit position</source>
        <translation>Editar posición</translation>
    </message>
    <message>
        <source>&amp;Set up position</source>
        <translation>&amp;Establecer posición</translation>
    </message>
    <message>
        <source>Starting p&amp;osition</source>
        <translation>Posición &amp;inicial</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Posición inicial</translation>
    </message>
    <message>
        <source>Sets up the starting position of the map</source>
        <translation>Coloca la posición inicial del mapa</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vaciar el mapa</translation>
    </message>
    <message>
        <source>Removes all units and owners</source>
        <translation>Quita todas las unidades y todos los dueños</translation>
    </message>
    <message>
        <source>P&amp;hase:</source>
        <translation>&amp;Fase:</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unidades</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centros</translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation>Unidades de %1</translation>
    </message>
    <message>
        <source>Units, such as “A PAR, F BRE, F STP/sc”</source>
        <translation>Unidades, por ejemplo «A PAR, F BRE, F STP/sc»</translation>
    </message>
    <message>
        <source>Centres of %1</source>
        <translation>Centros de %1</translation>
    </message>
    <message>
        <source>Centres, such as “PAR, BRE, MAR”</source>
        <translation>Centros, por ejemplo «PAR, BRE, MAR»</translation>
    </message>
    <message>
        <source>Units / centres</source>
        <translation>Unidades / centros</translation>
    </message>
    <message>
        <source>Power to place</source>
        <translation>Potencia que se coloca</translation>
    </message>
    <message>
        <source>Owner of the unit or centre to place</source>
        <translation>Dueño de la unidad o del centro que se coloca</translation>
    </message>
    <message>
        <source>What to place</source>
        <translation>Qué se coloca</translation>
    </message>
    <message>
        <source>What a click on a province places there</source>
        <translation>Lo que un clic en una provincia coloca en ella</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provincia</translation>
    </message>
    <message>
        <source>Type the first letters of a province</source>
        <translation>Teclee las primeras letras de una provincia</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>Co&amp;locar</translation>
    </message>
    <message>
        <source>Place it there</source>
        <translation>Colocarlo ahí</translation>
    </message>
    <message>
        <source>Places the unit or the owner, or clears the province</source>
        <translation>Coloca la unidad o el dueño, o vacía la provincia</translation>
    </message>
    <message>
        <source>P&amp;rovince:</source>
        <translation>&amp;Provincia:</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>units, centres</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The position is complete.</source>
        <translation>La posición está completa.</translation>
    </message>
    <message>
        <source>Correct the marked entries first.</source>
        <translation>Corrija primero las entradas marcadas.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>Why the position is changed; saved with the game</source>
        <translation>Por qué se cambia la posición; se guarda con la partida</translation>
    </message>
    <message>
        <source>A unit was moved by mistake</source>
        <translation>Una unidad se movió por error</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Razón:</translation>
    </message>
    <message>
        <source>Enter a reason for changing the position.</source>
        <translation>Escriba la razón por la que cambia la posición.</translation>
    </message>
    <message>
        <source>%1 The position is kept, but it cannot be resolved.</source>
        <translation>%1 La posición se conserva, pero no puede resolverse.</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Unidades desalojadas</translation>
    </message>
    <message>
        <source>Units that must retreat; uncheck one to remove it</source>
        <translation>Unidades que deben retirarse; desmarque una para quitarla</translation>
    </message>
    <message>
        <source>&amp;Dislodged:</source>
        <translation>&amp;Desalojadas:</translation>
    </message>
</context>
<context>
    <name>chancery::EndingWords</name>
    <message numerus="yes">
        <source>%1 has won the game</source>
        <translation>
            <numerusform>%1 ha ganado la partida</numerusform>
            <numerusform>%1 han ganado la partida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No centre has been gained for years: a draw, shared by %1</source>
        <translation>
            <numerusform>Hace años que nadie gana un centro: empate de %1</numerusform>
            <numerusform>Hace años que nadie gana un centro: empate entre %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The years are over: the game is shared by %1</source>
        <translation>Ha terminado el último año: comparten la partida %1</translation>
    </message>
    <message>
        <source>The years are over, and %1 has won</source>
        <translation>Ha terminado el último año, y ha ganado %1</translation>
    </message>
    <message numerus="yes">
        <source>A draw by agreement, shared by %1</source>
        <translation>
            <numerusform>Empate acordado de %1</numerusform>
            <numerusform>Empate acordado entre %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The victory is conceded to %1</source>
        <translation>
            <numerusform>Se concede la victoria a %1</numerusform>
            <numerusform>Se concede la victoria a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The agreed time has come: the game is shared by %1</source>
        <translation>Es la hora acordada: comparten la partida %1</translation>
    </message>
    <message>
        <source>The agreed time has come, and %1 has won</source>
        <translation>Es la hora acordada, y ha ganado %1</translation>
    </message>
    <message>
        <source>A two-way draw</source>
        <translation>Empate a dos</translation>
    </message>
    <message>
        <source>A three-way draw</source>
        <translation>Empate a tres</translation>
    </message>
    <message>
        <source>A four-way draw</source>
        <translation>Empate a cuatro</translation>
    </message>
    <message>
        <source>A five-way draw</source>
        <translation>Empate a cinco</translation>
    </message>
    <message>
        <source>A six-way draw</source>
        <translation>Empate a seis</translation>
    </message>
    <message>
        <source>A seven-way draw</source>
        <translation>Empate a siete</translation>
    </message>
    <message>
        <source>A %1-way draw</source>
        <translation>Empate a %1</translation>
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
        <translation>Intro lleva a esta unidad.</translation>
    </message>
    <message>
        <source>Enter adds this as typed.</source>
        <translation>Intro añade esto tal como está escrito.</translation>
    </message>
    <message>
        <source>%1 Enter adds it all the same.</source>
        <comment>sentence</comment>
        <translation>%1 Intro la añade igualmente.</translation>
    </message>
    <message>
        <source>Enter adds this for %1.</source>
        <comment>power</comment>
        <translation>Intro añade esto para %1.</translation>
    </message>
</context>
<context>
    <name>chancery::EntryStrip</name>
    <message>
        <source>%1 retreats: where to?</source>
        <translation>%1 se retira: ¿adónde?</translation>
    </message>
    <message>
        <source>%1 supports: which unit?</source>
        <translation>%1 apoya: ¿a qué unidad?</translation>
    </message>
    <message>
        <source>%1 convoys: which army?</source>
        <translation>%1 convoya: ¿a qué ejército?</translation>
    </message>
    <message>
        <source>%1 convoys %2: where to?</source>
        <translation>%1 convoya a %2: ¿adónde?</translation>
    </message>
    <message>
        <source>%1 supports %2: where to? Click the unit again to support it to hold.</source>
        <translation>%1 apoya a %2: ¿adónde? Otro clic en la unidad: apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>Click a home centre to build in, or a unit to remove.</source>
        <translation>Haga clic en un centro de origen para construir, o en una unidad para eliminarla.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Mantenerse</translation>
    </message>
    <message>
        <source>Hold (H)</source>
        <translation>Mantenerse (H)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move (M)</source>
        <translation>Mover (M)</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Apoyar</translation>
    </message>
    <message>
        <source>Support (S)</source>
        <translation>Apoyar (S)</translation>
    </message>
    <message>
        <source>Convoy</source>
        <translation>Convoyar</translation>
    </message>
    <message>
        <source>Convoy (C)</source>
        <translation>Convoyar (C)</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Sin orden</translation>
    </message>
    <message>
        <source>Clear the order (Del)</source>
        <translation>Borrar la orden (Supr)</translation>
    </message>
    <message>
        <source>%1: army or fleet?</source>
        <translation>%1: ¿ejército o flota?</translation>
    </message>
    <message>
        <source>Which coast?</source>
        <translation>¿Qué costa?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>One step back (Esc)</source>
        <translation>Un paso atrás (Esc)</translation>
    </message>
    <message>
        <source>By convoy</source>
        <translation>Por convoy</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Build an army (A)</source>
        <translation>Construir un ejército (A)</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Build a fleet (F)</source>
        <translation>Construir una flota (F)</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Disolver</translation>
    </message>
    <message>
        <source>Disband (D)</source>
        <translation>Disolver (D)</translation>
    </message>
    <message>
        <source>%1 supports or convoys %2: where to? Click %2 again to support it to hold.</source>
        <translation>%1 apoya o convoya a %2: ¿adónde? Otro clic en %2: apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>%1: no unit was dislodged here.</source>
        <translation>%1: aquí no se desalojó ninguna unidad.</translation>
    </message>
    <message>
        <source>%1: nothing can be built or removed here.</source>
        <translation>%1: aquí no se puede construir ni eliminar nada.</translation>
    </message>
    <message>
        <source>%1: there is no unit here.</source>
        <translation>%1: aquí no hay ninguna unidad.</translation>
    </message>
    <message>
        <source>%1 cannot retreat to %2. Choose one of the highlighted provinces.</source>
        <translation>%1 no puede retirarse a %2. Elija una de las provincias resaltadas.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support or convoy a unit there. Choose one of the highlighted provinces.</source>
        <translation>%1 no puede moverse a %2, ni apoyar o convoyar a una unidad allí. Elija una de las provincias resaltadas.</translation>
    </message>
    <message>
        <source>%1: this order cannot go there. Choose one of the highlighted provinces.</source>
        <translation>%1: esta orden no puede ir ahí. Elija una de las provincias resaltadas.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by land.</source>
        <comment>province, province</comment>
        <translation>%1 va a %2 por tierra.</translation>
    </message>
    <message>
        <source>Let the army go by convoy instead (Shift while you click its target)</source>
        <translation>Que el ejército vaya por convoy (Mayús al hacer clic en su destino)</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: click a home centre of the lost power.</source>
        <translation>%1 se sacrifica por una insurrección: haga clic en un centro de origen de la potencia perdida.</translation>
    </message>
    <message>
        <source>Insurrection</source>
        <translation>Insurrección</translation>
    </message>
    <message>
        <source>Insurrection (I)</source>
        <translation>Insurrección (I)</translation>
    </message>
    <message>
        <source>%1 is closed: no unit may enter it until %2 has joined a player (%3).</source>
        <comment>province, power, clause</comment>
        <translation>%1: acceso cerrado. Ninguna unidad puede entrar hasta que %2 se una a un jugador (%3).</translation>
    </message>
    <message>
        <source>No orders are due in this phase.</source>
        <translation>En esta fase no hay órdenes que dar.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by convoy, for which others&apos; fleets are needed: %3.</source>
        <comment>province, province, units</comment>
        <translation>%1 va a %2 por convoy, para el que hacen falta flotas ajenas: %3.</translation>
    </message>
    <message>
        <source>%1 moves to %2 by convoy, which is not written yet.</source>
        <comment>province, province</comment>
        <translation>%1 va a %2 por convoy, que aún no está escrito.</translation>
    </message>
    <message>
        <source>Others&apos; fleets are needed too: %1.</source>
        <comment>units</comment>
        <translation>También hacen falta flotas ajenas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n convoy(s)</source>
        <translation>
            <numerusform>Añadir el convoy</numerusform>
            <numerusform>Añadir %n convoyes</numerusform>
        </translation>
    </message>
    <message>
        <source>Also write: %1</source>
        <comment>orders</comment>
        <translation>Escribir también: %1</translation>
    </message>
    <message>
        <source>%1 cannot go to %2: no order was written.</source>
        <comment>unit, province</comment>
        <translation>%1 no puede ir a %2: no se escribió ninguna orden.</translation>
    </message>
    <message>
        <source>%1: click where it moves, or click it again to hold.</source>
        <translation>%1: haga clic en su destino, o de nuevo en la unidad para que se mantenga.</translation>
    </message>
    <message>
        <source>Right-click a unit to support or convoy it.</source>
        <translation>Clic derecho en una unidad para apoyarla o convoyarla.</translation>
    </message>
    <message>
        <source>Right-click a unit to support it.</source>
        <translation>Clic derecho en una unidad para apoyarla.</translation>
    </message>
    <message>
        <source>Right-click an army to convoy it.</source>
        <translation>Clic derecho en un ejército para convoyarlo.</translation>
    </message>
    <message>
        <source>%1 can neither move to %2 nor support a unit there. Choose one of the highlighted provinces.</source>
        <translation>%1 no puede moverse a %2 ni apoyar a una unidad allí. Elija una de las provincias resaltadas.</translation>
    </message>
    <message>
        <source>%1 cannot move to %2. Choose one of the highlighted provinces.</source>
        <translation>%1 no puede moverse a %2. Elija una de las provincias resaltadas.</translation>
    </message>
    <message>
        <source>%1: all builds and removals of %2 are entered.</source>
        <comment>province, power</comment>
        <translation>%1: ya están todas las construcciones y eliminaciones de %2.</translation>
    </message>
    <message>
        <source>Click a dislodged unit, then where it retreats. Right-click it to disband it.</source>
        <translation>Haga clic en una unidad desalojada y luego en su lugar de retirada. Clic derecho para disolverla.</translation>
    </message>
    <message>
        <source>Click a unit, then its target, or drag it there. Double-click: hold. Right-click: menu.</source>
        <translation>Haga clic en una unidad y luego en su destino, o arrástrela. Doble clic: mantenerse. Clic derecho: menú.</translation>
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
        <translation>%1, línea %2, columna %3</translation>
    </message>
</context>
<context>
    <name>chancery::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>File to write; its ending sets the format</source>
        <translation>Archivo que se escribe; su extensión determina el formato</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Archivo:</translation>
    </message>
    <message>
        <source>PNG for the web, SVG and PDF for print</source>
        <translation>PNG para la web, SVG y PDF para imprimir</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>Tamaños habituales</translation>
    </message>
    <message>
        <source>Fills in width and height</source>
        <translation>Rellena la anchura y la altura</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Tamaño propio</translation>
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
        <translation>Tamaño del mapa, 2080 × 1600</translation>
    </message>
    <message>
        <source>A4 landscape, 842 × 595</source>
        <translation>A4 apaisado, 842 × 595</translation>
    </message>
    <message>
        <source>In pixels; for PDF in points of 1/72 inch</source>
        <translation>En píxeles; en PDF, en puntos de 1/72 de pulgada</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>×</source>
        <comment>width times height</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>The light theme prints best</source>
        <translation>El tema claro es el que mejor se imprime</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Labels on the provinces</source>
        <translation>Rótulos de las provincias</translation>
    </message>
    <message>
        <source>Show o&amp;rders</source>
        <translation>&amp;Mostrar órdenes</translation>
    </message>
    <message>
        <source>Show orders</source>
        <translation>Mostrar órdenes</translation>
    </message>
    <message>
        <source>Draws arrows and symbols for the orders</source>
        <translation>Dibuja flechas y símbolos para las órdenes</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;ema:</translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <translation>Rótu&amp;los:</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Qué se exporta</translation>
    </message>
    <message>
        <source>Your board, or the audience window as it is now</source>
        <translation>Su mapa, o la ventana del público tal como está ahora</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Lo que ven los jugadores</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Qué:</translation>
    </message>
    <message>
        <source>Whose orders</source>
        <translation>Órdenes de quién</translation>
    </message>
    <message>
        <source>Shows the orders of all powers, or of one alone</source>
        <translation>Muestra las órdenes de todas las potencias o de una sola</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Todas las potencias</translation>
    </message>
    <message>
        <source>Or&amp;ders of:</source>
        <translation>Ór&amp;denes de:</translation>
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
        <translation>Chancery ha cometido un error. No se ha cerrado ninguna partida y no se ha perdido nada de lo registrado. Guarde sus partidas; si vuelve a ocurrir, reinicie Chancery.</translation>
    </message>
    <message>
        <source>For a report of the mistake: %1</source>
        <translation>Para informar del error: %1</translation>
    </message>
    <message>
        <source>Study closed</source>
        <translation>Estudio cerrado</translation>
    </message>
    <message>
        <source>Game closed</source>
        <translation>Partida cerrada</translation>
    </message>
    <message>
        <source>“%1” had to be closed again, before anything was done with it.</source>
        <translation>«%1»: hubo que cerrar la partida de nuevo antes de hacer nada con ella.</translation>
    </message>
    <message>
        <source>Chancery has made a mistake in “%1” and has closed it. All that was recorded is kept, and other windows go on.</source>
        <translation>Chancery ha cometido un error en «%1» y ha cerrado la partida. Todo lo registrado se conserva, y las demás ventanas siguen abiertas.</translation>
    </message>
    <message>
        <source>No journal of it could be kept.</source>
        <translation>No se pudo llevar un diario.</translation>
    </message>
    <message>
        <source>Its journal: %1</source>
        <comment>path</comment>
        <translation>Su diario: %1</translation>
    </message>
    <message>
        <source>Without its last change it can perhaps be opened; Redo makes that change again.</source>
        <translation>Quizá pueda abrirse sin el último cambio; Rehacer vuelve a aplicarlo.</translation>
    </message>
    <message>
        <source>&amp;Open it without the last change</source>
        <translation>&amp;Abrir sin el último cambio</translation>
    </message>
    <message>
        <source>&amp;Open it again</source>
        <translation>&amp;Abrir de nuevo</translation>
    </message>
    <message>
        <source>“%1” could not be opened again.</source>
        <translation>«%1» no pudo abrirse de nuevo.</translation>
    </message>
    <message>
        <source>The game stays open, with all that was entered.</source>
        <translation>La partida sigue abierta, con todo lo introducido.</translation>
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
        <translation>La fase no puede resolverse hasta que eso se arregle: con la comprobación del tablero, con una decisión o editando la posición.</translation>
    </message>
    <message>
        <source>The phase cannot be resolved before that is mended by editing the position.</source>
        <translation>La fase no puede resolverse hasta que eso se arregle editando la posición.</translation>
    </message>
</context>
<context>
    <name>chancery::FightCaptions</name>
    <message>
        <source>%1 loses %2</source>
        <comment>power, province</comment>
        <translation>%1 pierde %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, province, power</comment>
        <translation>%1 arrebata %2 a %3</translation>
    </message>
    <message>
        <source>%1 holds %2 against %3</source>
        <comment>power, province, powers</comment>
        <translation>%1 defiende %2 contra %3</translation>
    </message>
    <message>
        <source>%1 holds %2 against all attackers</source>
        <comment>power, province</comment>
        <translation>%1 defiende %2 contra todos los atacantes</translation>
    </message>
    <message>
        <source>%1 is destroyed.</source>
        <comment>unit</comment>
        <translation>%1 desaparece.</translation>
    </message>
    <message>
        <source>%1 will be disbanded: it has no player.</source>
        <comment>unit</comment>
        <translation>%1 se disolverá: no tiene jugador.</translation>
    </message>
    <message>
        <source>%1 must retreat.</source>
        <comment>unit</comment>
        <translation>%1 debe retirarse.</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation>%1 se queda.</translation>
    </message>
    <message>
        <source>%1 beats %2 and enters %3</source>
        <comment>power, powers, a supply centre that it does not own</comment>
        <translation>%1 vence a %2 y entra en %3</translation>
    </message>
    <message>
        <source>%1 beats %2 and moves %3</source>
        <comment>power, powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 vence a %2 y avanza %3</translation>
    </message>
    <message>
        <source>%1 enters %2 by convoy</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation>%1 entra en %2 por convoy</translation>
    </message>
    <message>
        <source>%1 enters %2</source>
        <comment>power, a supply centre that it does not own</comment>
        <translation>%1 entra en %2</translation>
    </message>
    <message>
        <source>%1 moves %2 by convoy</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 avanza por convoy %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 avanza %2</translation>
    </message>
    <message>
        <source>%1 bounce %2</source>
        <comment>powers, where: &apos;in Norway&apos;</comment>
        <translation>%1 rebotan %2</translation>
    </message>
    <message>
        <source>Several powers bounce %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>Varias potencias rebotan %1</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2 %3</source>
        <comment>power, power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 no logra desalojar a %2 %3</translation>
    </message>
    <message>
        <source>%1 fails to move %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 no logra llegar %2</translation>
    </message>
    <message>
        <source>%1 clash %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>%1 chocan %2</translation>
    </message>
    <message>
        <source>%1 clash head to head</source>
        <comment>powers</comment>
        <translation>%1 chocan de frente</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Fracasa el convoy de %1 %2</translation>
    </message>
    <message>
        <source>%1 bounces %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 rebota %2</translation>
    </message>
    <message>
        <source>The units %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation>Las unidades %1 se quedan.</translation>
    </message>
    <message>
        <source>%1&apos;s own units bounce %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Unidades de %1 rebotan entre sí %2</translation>
    </message>
    <message>
        <source>%1&apos;s own units clash %2</source>
        <comment>power, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>Unidades de %1 chocan %2</translation>
    </message>
    <message>
        <source>%1&apos;s own units clash head to head</source>
        <comment>power</comment>
        <translation>Unidades de %1 chocan de frente</translation>
    </message>
    <message>
        <source>%1&apos;s own stopped unit blocks %2</source>
        <comment>power, province</comment>
        <translation>Una unidad propia, detenida, cierra %2 a %1</translation>
    </message>
    <message>
        <source>%1&apos;s own unit blocks %2</source>
        <comment>power, province</comment>
        <translation>Una unidad propia cierra %2 a %1</translation>
    </message>
    <message>
        <source>%1 blocks %2&apos;s way %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 cierra a %2 el paso %3</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>power, province</comment>
        <translation>%1 toma %2</translation>
    </message>
    <message>
        <source>%1 withstands %2</source>
        <comment>power, powers</comment>
        <translation>%1 resiste a %2</translation>
    </message>
    <message>
        <source>%1 withstands all attackers</source>
        <comment>power</comment>
        <translation>%1 resiste a todos los atacantes</translation>
    </message>
    <message>
        <source>%1 fails to dislodge %2</source>
        <comment>power, power</comment>
        <translation>%1 no logra desalojar a %2</translation>
    </message>
</context>
<context>
    <name>chancery::FightQuestion</name>
    <message>
        <source>%1 meet head on %2</source>
        <comment>powers, where: &apos;between Norway and Sweden&apos;</comment>
        <translation>%1 se encuentran de frente %2</translation>
    </message>
    <message>
        <source>%1 attacks %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 ataca a %2 %3</translation>
    </message>
    <message>
        <source>%1 attack %2 %3</source>
        <comment>powers, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 atacan a %2 %3</translation>
    </message>
    <message>
        <source>Several powers go %1</source>
        <comment>where to: &apos;to Norway&apos;</comment>
        <translation>Varias potencias van %1</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 va %2</translation>
    </message>
    <message>
        <source>%1 go %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>%1 meet head on</source>
        <comment>powers</comment>
        <translation>%1 se encuentran de frente</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <comment>power, power</comment>
        <translation>%1 ataca a %2</translation>
    </message>
    <message>
        <source>%1 attack %2</source>
        <comment>powers, power</comment>
        <translation>%1 atacan a %2</translation>
    </message>
</context>
<context>
    <name>chancery::FindText</name>
    <message>
        <source>%1, a centre without an owner</source>
        <translation>%1, un centro sin dueño</translation>
    </message>
    <message>
        <source>%1, a centre of %2</source>
        <translation>%1, un centro de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>power, unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>se muestra ahora</translation>
    </message>
    <message>
        <source>the current phase</source>
        <translation>la fase actual</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number of a case, title</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <comment>a panel</comment>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>a panel</comment>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>This phase has neither retreats nor adjustments.</source>
        <translation>En esta fase no hay retiradas ni ajustes.</translation>
    </message>
    <message>
        <source>Present on %1</source>
        <comment>a display</comment>
        <translation>Presentar en %1</translation>
    </message>
    <message>
        <source>as it is now</source>
        <comment>among its undo steps</comment>
        <translation>como está ahora</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>an undo step</comment>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>as saved</source>
        <comment>an undo step</comment>
        <translation>como se guardó</translation>
    </message>
    <message>
        <source>before all changes</source>
        <translation>antes de todos los cambios</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and name of an undo step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Not available now.</source>
        <translation>No disponible ahora.</translation>
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
        <translation>Acción</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Provincia</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Test case</source>
        <translation>Caso de prueba</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of undo</comment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
</context>
<context>
    <name>chancery::FinderPopup</name>
    <message>
        <source>Find anything</source>
        <translation>Buscar cualquier cosa</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se ha encontrado</translation>
    </message>
    <message>
        <source>Nothing is found by these words.</source>
        <translation>No se encuentra nada con estas palabras.</translation>
    </message>
    <message>
        <source>The players will see this. Press Enter again.</source>
        <translation>Los jugadores verán esto. Pulse Intro otra vez.</translation>
    </message>
</context>
<context>
    <name>chancery::FlipModel</name>
    <message>
        <source>With orders that help no other</source>
        <translation>Con órdenes que no ayudan a ninguna otra</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
Then: %2</source>
        <comment>changed orders, result</comment>
        <translation>%1
Entonces: %2</translation>
    </message>
    <message>
        <source>What turns it</source>
        <translation>Lo que lo cambia</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Formas</translation>
    </message>
</context>
<context>
    <name>chancery::FlipPanel</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Order whose result is asked about</source>
        <translation>Orden por cuyo resultado se pregunta</translation>
    </message>
    <message>
        <source>Whose result other orders would turn; a unit chosen on the board is asked about too</source>
        <translation>El resultado que otras órdenes cambiarían; también se pregunta por una unidad elegida en el mapa</translation>
    </message>
    <message>
        <source>How many orders may change</source>
        <translation>Cuántas órdenes pueden cambiar</translation>
    </message>
    <message>
        <source>Whose orders may change</source>
        <translation>De quién pueden cambiar las órdenes</translation>
    </message>
    <message>
        <source>Units whose orders may change</source>
        <translation>Unidades cuyas órdenes pueden cambiar</translation>
    </message>
    <message>
        <source>Tick the units whose orders may change</source>
        <translation>Marque las unidades cuyas órdenes pueden cambiar</translation>
    </message>
    <message>
        <source>What would turn the result</source>
        <translation>Lo que cambiaría el resultado</translation>
    </message>
    <message>
        <source>A click or Enter tries the changed orders</source>
        <translation>Un clic o Intro prueba las órdenes cambiadas</translation>
    </message>
    <message>
        <source>Stop the search</source>
        <translation>Detener la búsqueda</translation>
    </message>
    <message>
        <source>Stop the search; what was found stays</source>
        <translation>Detener la búsqueda; lo encontrado se queda</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>One order</source>
        <translation>Una orden</translation>
    </message>
    <message>
        <source>One order or two</source>
        <translation>Una o dos órdenes</translation>
    </message>
    <message>
        <source>&amp;Result of:</source>
        <translation>&amp;Resultado de:</translation>
    </message>
    <message>
        <source>&amp;Change:</source>
        <translation>&amp;Cambiar:</translation>
    </message>
    <message>
        <source>&amp;Orders of:</source>
        <translation>Órde&amp;nes de:</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>order, result</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>any power</source>
        <translation>cualquier potencia</translation>
    </message>
    <message>
        <source>chosen units</source>
        <translation>unidades elegidas</translation>
    </message>
    <message>
        <source>Only results of movement phases are turned by other orders.</source>
        <translation>Otras órdenes solo cambian resultados de las fases de movimientos.</translation>
    </message>
    <message>
        <source>Choose an order, here or on the board.</source>
        <translation>Elija una orden, aquí o en el mapa.</translation>
    </message>
    <message>
        <source>Searching: %1 tried, %2 found</source>
        <comment>two numbers</comment>
        <translation>Buscando: %1 probados, %2 encontrados</translation>
    </message>
    <message>
        <source>None of %1 changes turns it.</source>
        <translation>Ninguno de los %1 cambios lo altera.</translation>
    </message>
    <message numerus="yes">
        <source>%n way(s) to turn it</source>
        <translation>
            <numerusform>%n forma de cambiarlo</numerusform>
            <numerusform>%n formas de cambiarlo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, stopped after %2 changes</source>
        <comment>ways to turn it, number</comment>
        <translation>%1; búsqueda detenida tras %2 cambios</translation>
    </message>
    <message>
        <source>%1, of %2 changes tried</source>
        <comment>ways to turn it, number</comment>
        <translation>%1, de %2 cambios probados</translation>
    </message>
</context>
<context>
    <name>chancery::FlipWords</name>
    <message>
        <source>orders the move that is supported</source>
        <translation>ordena el movimiento que recibe el apoyo</translation>
    </message>
    <message>
        <source>orders the move that is convoyed</source>
        <translation>ordena el movimiento que recibe el convoy</translation>
    </message>
    <message>
        <source>moves, so that it cannot be supported in *</source>
        <translation>se mueve, así que no puede recibir apoyo en *</translation>
    </message>
    <message>
        <source>one more support for *</source>
        <translation>un apoyo más para *</translation>
    </message>
    <message>
        <source>convoys the army in *</source>
        <translation>convoya al ejército de *</translation>
    </message>
    <message>
        <source>cuts the support from *</source>
        <translation>corta el apoyo de *</translation>
    </message>
    <message>
        <source>dislodges the convoying fleet in *</source>
        <translation>desaloja a la flota que convoya en *</translation>
    </message>
    <message>
        <source>dislodges the unit in *</source>
        <translation>desaloja a la unidad de *</translation>
    </message>
    <message>
        <source>is in the way of the move from * to +</source>
        <translation>cierra el paso de * a +</translation>
    </message>
    <message>
        <source>comes the opposite way of the unit in *</source>
        <translation>va en sentido contrario a la unidad de *</translation>
    </message>
    <message>
        <source>attacks the unit in *</source>
        <translation>ataca a la unidad de *</translation>
    </message>
    <message>
        <source>leaves *</source>
        <translation>sale de *</translation>
    </message>
    <message>
        <source>enters *</source>
        <translation>entra en *</translation>
    </message>
    <message>
        <source>changes places with the unit in *</source>
        <translation>intercambia el lugar con la unidad de *</translation>
    </message>
    <message>
        <source>enters *, to which it could have retreated</source>
        <translation>entra en * (retirada posible)</translation>
    </message>
    <message>
        <source>closes the retreat to *</source>
        <translation>cierra la retirada a *</translation>
    </message>
    <message>
        <source>opens the retreat to *</source>
        <translation>abre la retirada a *</translation>
    </message>
    <message>
        <source>moves to *</source>
        <translation>se mueve a *</translation>
    </message>
    <message>
        <source>no longer supports *</source>
        <translation>ya no apoya a *</translation>
    </message>
    <message>
        <source>no longer convoys the army in *</source>
        <translation>ya no convoya al ejército de *</translation>
    </message>
    <message>
        <source>no longer cuts the support from *</source>
        <translation>ya no corta el apoyo de *</translation>
    </message>
    <message>
        <source>no longer dislodges the unit in *</source>
        <translation>ya no desaloja a la unidad de *</translation>
    </message>
    <message>
        <source>is no longer in the way of the move from * to +</source>
        <translation>ya no cierra el paso de * a +</translation>
    </message>
    <message>
        <source>no longer comes the opposite way of the unit in *</source>
        <translation>ya no va en sentido contrario a la unidad de *</translation>
    </message>
    <message>
        <source>no longer attacks the unit in *</source>
        <translation>ya no ataca a la unidad de *</translation>
    </message>
    <message>
        <source>no longer orders the move that is supported</source>
        <translation>ya no ordena el movimiento que recibe el apoyo</translation>
    </message>
    <message>
        <source>no longer orders the move that is convoyed</source>
        <translation>ya no ordena el movimiento que recibe el convoy</translation>
    </message>
    <message>
        <source>no longer moves, so that it can be supported in *</source>
        <translation>ya no se mueve, así que puede recibir apoyo en *</translation>
    </message>
    <message>
        <source>stays in *</source>
        <translation>se queda en *</translation>
    </message>
    <message>
        <source>no longer moves to *</source>
        <translation>ya no se mueve a *</translation>
    </message>
    <message>
        <source>gives the unit in * an order</source>
        <translation>da una orden a la unidad de *</translation>
    </message>
    <message>
        <source>twice: %1</source>
        <comment>what two changed orders do alike</comment>
        <translation>dos veces: %1</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>what two changed orders do</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>new order, old order</comment>
        <translation>%1 en lugar de %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>two changed orders</comment>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message>
        <source>Resolved and revealed</source>
        <translation>Resuelta y revelada</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Resuelta</translation>
    </message>
    <message>
        <source>No orders due</source>
        <translation>Sin órdenes pendientes</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>EARLIER: %1</source>
        <translation>ANTES: %1</translation>
    </message>
    <message>
        <source>The players see this too</source>
        <translation>Los jugadores también lo ven</translation>
    </message>
    <message>
        <source>For you alone</source>
        <translation>Solo para usted</translation>
    </message>
    <message>
        <source>COMPARED</source>
        <translation>COMPARACIÓN</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) received</source>
        <translation>
            <numerusform>%n de %1 hojas recibida</numerusform>
            <numerusform>%n de %1 hojas recibidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Retreats %1</source>
        <comment>a year</comment>
        <translation>Retiradas de %1</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Revelada</translation>
    </message>
    <message>
        <source>Players see it</source>
        <translation>La ven los jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <comment>orders and lines</comment>
        <translation>
            <numerusform>%n por revisar</numerusform>
            <numerusform>%n por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to go to the next of them.</source>
        <translation>Un clic lleva a la siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) complete</source>
        <translation>
            <numerusform>%n de %1 hojas completa</numerusform>
            <numerusform>%n de %1 hojas completas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1/%2 sheets</source>
        <comment>sheets that are in, sheets due</comment>
        <translation>%1/%2 hojas</translation>
    </message>
</context>
<context>
    <name>chancery::FormSteps</name>
    <message>
        <source>Steps of the form</source>
        <translation>Pasos del formulario</translation>
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
        <translation>Partida sin título</translation>
    </message>
    <message>
        <source>Untitled game %1</source>
        <comment>in a second window, or a third</comment>
        <translation>Partida sin título %1</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <comment>name of a file</comment>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of a game, name of its file</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Archivo modificado</translation>
    </message>
    <message>
        <source>Your version cannot be kept beside the file, so nothing was opened. Save it under another name.</source>
        <translation>Su versión no puede conservarse junto al archivo, así que no se abrió nada. Guárdela con otro nombre.</translation>
    </message>
    <message>
        <source>The game was opened as it is in the file. Your version is kept in %1. Open that file to see it again.</source>
        <translation>La partida se abrió tal como está en el archivo. Su versión se conserva en %1. Abra ese archivo para volver a verla.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>This is the file of the game itself. Choose another name.</source>
        <translation>Este es el archivo de la propia partida. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Saved a copy as %1</source>
        <comment>a file</comment>
        <translation>Copia guardada como %1</translation>
    </message>
    <message>
        <source>The copy is without what this form cannot hold: %1.</source>
        <comment>a list</comment>
        <translation>En la copia falta lo que este formato no puede contener: %1.</translation>
    </message>
    <message>
        <source>The orders of %1 are not resolved. They are secret and were left out.</source>
        <comment>a phase</comment>
        <translation>Las órdenes de %1 no están resueltas. Son secretas y se omitieron.</translation>
    </message>
    <message>
        <source>What you tried out in the game is yours alone and was left out.</source>
        <translation>Lo que usted probó en la partida es solo suyo y se omitió.</translation>
    </message>
    <message>
        <source>Your changes will be lost if you do not save them.</source>
        <translation>Sus cambios se perderán si no los guarda.</translation>
    </message>
    <message>
        <source>Everything is kept so far. If you keep it for later, it is offered at the next start. If you discard it, it is gone.</source>
        <translation>Todo está conservado hasta ahora. Si conserva la partida para después, se le ofrecerá en el próximo inicio. Si la descarta, desaparecerá.</translation>
    </message>
    <message>
        <source>Everything is kept so far. If you keep the changes for later, they are offered when you open the game again. If you discard them, the file stays as it was last saved.</source>
        <translation>Todo está conservado hasta ahora. Si conserva los cambios para después, se le ofrecerán cuando vuelva a abrir la partida. Si los descarta, el archivo queda como se guardó la última vez.</translation>
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
        <translation>%1 (solo lectura) – Chancery</translation>
    </message>
    <message>
        <source>%1[*] – Chancery</source>
        <translation>%1[*] – Chancery</translation>
    </message>
    <message>
        <source>Action, province, unit, phase, panel, display, game, test case or setting</source>
        <translation>Acción, provincia, unidad, fase, panel, pantalla, partida, caso de prueba o ajuste</translation>
    </message>
    <message>
        <source>All panels are back in their first places.</source>
        <translation>Todos los paneles han vuelto a su lugar inicial.</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Poner en marcha el reloj</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Pausar el reloj</translation>
    </message>
    <message>
        <source>Start clock</source>
        <translation>Poner en marcha</translation>
    </message>
</context>
<context>
    <name>chancery::GifFile</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no puede escribirse: %2</translation>
    </message>
</context>
<context>
    <name>chancery::GlossaryText</name>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation>Convoyes</translation>
    </message>
    <message>
        <source>Paradoxes and decisions</source>
        <translation>Paradojas y decisiones</translation>
    </message>
    <message>
        <source>Coasts</source>
        <translation>Costas</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Construcciones y eliminaciones</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
</context>
<context>
    <name>chancery::GlossaryWindow</name>
    <message>
        <source>First term</source>
        <translation>Primer término</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The selected term or clause</source>
        <translation>El término o artículo seleccionado</translation>
    </message>
    <message>
        <source>Glossary and clauses</source>
        <translation>Glosario y artículos</translation>
    </message>
    <message>
        <source>Terms and clauses</source>
        <translation>Términos y artículos</translation>
    </message>
    <message>
        <source>Find a term or a clause</source>
        <translation>Buscar un término o un artículo</translation>
    </message>
    <message>
        <source>The number of a clause, or letters from a name or its text</source>
        <translation>El número de un artículo, o letras de un nombre o de su texto</translation>
    </message>
</context>
<context>
    <name>chancery::GroupCaptions</name>
    <message>
        <source>%1 holds %2</source>
        <comment>power, provinces</comment>
        <translation>%1 mantiene %2</translation>
    </message>
    <message>
        <source>%1 hold</source>
        <translation>%1 se mantienen</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) hold</source>
        <translation>
            <numerusform>%n unidad se mantiene</numerusform>
            <numerusform>%n unidades se mantienen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s support %2 is cut</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: se corta el apoyo %2</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are cut</source>
        <translation>
            <numerusform>Se corta %n apoyo</numerusform>
            <numerusform>Se cortan %n apoyos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 construye %2</translation>
    </message>
    <message>
        <source>%1 build</source>
        <translation>%1 construyen</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are built</source>
        <translation>
            <numerusform>Se construye %n unidad</numerusform>
            <numerusform>Se construyen %n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds less than it may</source>
        <comment>power</comment>
        <translation>%1 construye menos de lo que puede</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) are waived</source>
        <translation>
            <numerusform>Se renuncia a %n construcción</numerusform>
            <numerusform>Se renuncia a %n construcciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <comment>power, centres</comment>
        <translation>%1 pierde %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <comment>power, centres</comment>
        <translation>%1 gana %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from %3</source>
        <comment>power, centres, power</comment>
        <translation>%1 arrebata %2 a %3</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>power</comment>
        <translation>%1 se mantiene</translation>
    </message>
    <message>
        <source>The support %1 is cut</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>Se corta el apoyo %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between provinces</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Lost by %1: %2</source>
        <comment>power, centres</comment>
        <translation>Perdidos por %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, centres</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 from %2: %3</source>
        <comment>power, power, centres</comment>
        <translation>%1, de %2: %3</translation>
    </message>
</context>
<context>
    <name>chancery::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation>Páginas del manual</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>How to type orders</source>
        <translation>Cómo escribir órdenes</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>The army in Paris holds.</source>
        <translation>El ejército de París se mantiene.</translation>
    </message>
    <message>
        <source>The army moves to Burgundy. Names work as well as codes, and the letter may be left out: “Paris - Burgundy”.</source>
        <translation>El ejército se mueve a Borgoña. Valen tanto los nombres como las abreviaturas, y la letra puede omitirse: «París - Borgoña».</translation>
    </message>
    <message>
        <source>Name the coast of a fleet where there are two.</source>
        <translation>Indique la costa de una flota donde haya dos.</translation>
    </message>
    <message>
        <source>Marseilles supports the army in Paris to hold.</source>
        <translation>Marsella apoya al ejército de París para que se mantenga.</translation>
    </message>
    <message>
        <source>Marseilles supports the move from Paris to Burgundy.</source>
        <translation>Marsella apoya el movimiento de París a Borgoña.</translation>
    </message>
    <message>
        <source>The fleet convoys the army from London to Belgium.</source>
        <translation>La flota convoya al ejército de Londres a Bélgica.</translation>
    </message>
    <message>
        <source>The army moves by convoy, although it could also move by land.</source>
        <translation>El ejército va por convoy, aunque también podría ir por tierra.</translation>
    </message>
    <message>
        <source>In a retreat phase: Burgundy retreats to Gascony.</source>
        <translation>En una fase de retiradas: Borgoña se retira a Gascuña.</translation>
    </message>
    <message>
        <source>The unit is disbanded, in a retreat or an adjustment phase.</source>
        <translation>La unidad se disuelve, en una fase de retiradas o de ajustes.</translation>
    </message>
    <message>
        <source>An army is built in Paris.</source>
        <translation>Se construye un ejército en París.</translation>
    </message>
    <message>
        <source>A fleet is built on the north coast of St Petersburg.</source>
        <translation>Se construye una flota en la costa norte de San Petersburgo.</translation>
    </message>
    <message>
        <source>One build is waived.</source>
        <translation>Se renuncia a una construcción.</translation>
    </message>
    <message>
        <source>One order per line. A line that cannot be read is marked with the reason.</source>
        <translation>Una orden por línea. Si una línea no puede leerse, se marca y se dice por qué.</translation>
    </message>
    <message>
        <source>Find in the handbook</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Find words on all pages; Enter goes to the next place</source>
        <translation>Buscar palabras en todas las páginas; Intro lleva al siguiente lugar</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Buscar (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Encontrado en %n lugar</numerusform>
            <numerusform>Encontrado en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encuentra</translation>
    </message>
    <message>
        <source>Clauses of the rulebooks</source>
        <translation>Artículos de los reglamentos</translation>
    </message>
</context>
<context>
    <name>chancery::HelpCaptions</name>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where: &apos;in Norway&apos;</comment>
        <translation>%1 apoya a %2 %3</translation>
    </message>
    <message>
        <source>%1 supports %2 %3</source>
        <comment>power, power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 apoya a %2 en su avance %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of an army, where to: &apos;to Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n convoy(s) without effect</source>
        <translation>
            <numerusform>%n convoy sin efecto</numerusform>
            <numerusform>%n convoyes sin efecto</numerusform>
        </translation>
    </message>
    <message>
        <source>Convoys: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation>Convoyes: %1</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 is not used</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>El convoy de %1 %2 queda sin usar</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 fails</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Fracasa el convoy de %1 %2</translation>
    </message>
    <message>
        <source>A paradox stops %1&apos;s convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1: una paradoja detiene el convoy %2</translation>
    </message>
    <message>
        <source>A paradox stops convoys of %1</source>
        <comment>powers</comment>
        <translation>Una paradoja detiene convoyes de %1</translation>
    </message>
    <message>
        <source>%1 stays.</source>
        <comment>unit</comment>
        <translation>%1 se queda.</translation>
    </message>
    <message>
        <source>The armies %1 stay.</source>
        <comment>where: &apos;in Norway and Sweden&apos;</comment>
        <translation>Los ejércitos %1 se quedan.</translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) count</source>
        <comment>and are listed</comment>
        <translation>
            <numerusform>%n apoyo cuenta</numerusform>
            <numerusform>%n apoyos cuentan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s support(s) are not cut</source>
        <comment>powers</comment>
        <translation>
            <numerusform>El apoyo de %1 no se corta</numerusform>
            <numerusform>Los apoyos de %1 no se cortan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 supports its own unit %2</source>
        <comment>power, where its unit is: &apos;in Norway&apos;</comment>
        <translation>%1 apoya a su propia unidad %2</translation>
    </message>
    <message>
        <source>%1 supports its own move %2</source>
        <comment>power, where its unit goes: &apos;to Norway&apos;</comment>
        <translation>%1 apoya su propio avance %2</translation>
    </message>
    <message>
        <source>%1 supports %2</source>
        <comment>power, power</comment>
        <translation>%1 apoya a %2</translation>
    </message>
    <message>
        <source>%1 would cut the support %2, on which its own convoy depends.</source>
        <comment>unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 cortaría el apoyo %2, del que depende su propio convoy.</translation>
    </message>
    <message>
        <source>%1 would cut the support %2, on which another convoy depends.</source>
        <comment>unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 cortaría el apoyo %2, del que depende otro convoy.</translation>
    </message>
    <message>
        <source>Convoys of %1</source>
        <comment>powers</comment>
        <translation>Convoyes: %1</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message>
        <source>Show this phase</source>
        <translation>Mostrar esta fase</translation>
    </message>
    <message>
        <source>The phase being played</source>
        <translation>La fase que se está jugando</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (ahora)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s) dislodged</source>
        <translation>
            <numerusform>%1: %n unidad desalojada</numerusform>
            <numerusform>%1: %n unidades desalojadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · notes</source>
        <comment>phase with notes</comment>
        <translation>%1 · notas</translation>
    </message>
    <message>
        <source>%1 · corrected</source>
        <comment>phase that was corrected later</comment>
        <translation>%1 · corregida</translation>
    </message>
</context>
<context>
    <name>chancery::HistoryPanel</name>
    <message>
        <source>Phases of the game</source>
        <translation>Fases de la partida</translation>
    </message>
</context>
<context>
    <name>chancery::InsurrectionCaptions</name>
    <message>
        <source>%1 raise an insurrection for %2</source>
        <comment>powers, power</comment>
        <translation>%1 promueven una insurrección a favor de %2</translation>
    </message>
    <message>
        <source>%1 raises an insurrection for %2</source>
        <comment>power, power</comment>
        <translation>%1 promueve una insurrección a favor de %2</translation>
    </message>
    <message>
        <source>Insurrections for %1</source>
        <comment>powers</comment>
        <translation>Insurrecciones a favor de %1</translation>
    </message>
    <message>
        <source>An insurrection for %1</source>
        <comment>power</comment>
        <translation>Una insurrección a favor de %1</translation>
    </message>
    <message>
        <source>%1 gives up its units %2.</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 sacrifica sus unidades %2.</translation>
    </message>
    <message>
        <source>%1 gives up its unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 sacrifica su unidad %2.</translation>
    </message>
    <message>
        <source>The insurrection for %1 fails: %2</source>
        <comment>power, why</comment>
        <translation>Fracasa la insurrección a favor de %1: %2</translation>
    </message>
    <message>
        <source>What comes back to %1 is decided after the retreats.</source>
        <comment>power</comment>
        <translation>Lo que recupera %1 se decide después de las retiradas.</translation>
    </message>
    <message>
        <source>%1 regains nothing</source>
        <comment>power</comment>
        <translation>%1 no recupera nada</translation>
    </message>
    <message>
        <source>%1 rises %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 se alza %2</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Insurrecciones</translation>
    </message>
</context>
<context>
    <name>chancery::InsurrectionsDialog</name>
    <message>
        <source>Review the insurrections</source>
        <translation>Revisar las insurrecciones</translation>
    </message>
    <message>
        <source>Insurrections</source>
        <translation>Insurrecciones</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>For</source>
        <translation>A favor de</translation>
    </message>
    <message>
        <source>What it would do</source>
        <translation>Lo que haría</translation>
    </message>
    <message>
        <source>This turn has insurrections. If you send them back, nothing is resolved and every order stays as it is.</source>
        <translation>En este turno hay insurrecciones. Si las devuelve, no se resuelve nada y todas las órdenes quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Accept and resolve</source>
        <translation>&amp;Aceptar y resolver</translation>
    </message>
    <message>
        <source>&amp;Send back</source>
        <translation>&amp;Devolver</translation>
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
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>%1 Save under another name.</source>
        <comment>who has the file open</comment>
        <translation>%1 Guarde con otro nombre.</translation>
    </message>
    <message>
        <source>Its folder is gone.</source>
        <translation>Su carpeta ya no existe.</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>Allí no se permite escribir.</translation>
    </message>
    <message>
        <source>Another window has taken its place.</source>
        <translation>Otra ventana ha ocupado su lugar.</translation>
    </message>
    <message>
        <source>Something else is in its place.</source>
        <translation>Hay otra cosa en su lugar.</translation>
    </message>
    <message>
        <source>The disk cannot be written.</source>
        <translation>No se puede escribir en el disco.</translation>
    </message>
    <message>
        <source>It would be larger than %1 MiB. Save the game after each change.</source>
        <translation>Superaría los %1 MiB. Guarde la partida después de cada cambio.</translation>
    </message>
</context>
<context>
    <name>chancery::KeptGamesDialog</name>
    <message>
        <source>Unsaved games</source>
        <translation>Partidas sin guardar</translation>
    </message>
    <message>
        <source>These games have never been saved as files. Chancery has kept them. Choose one or several; the others stay kept.</source>
        <translation>Estas partidas nunca se guardaron como archivos. Chancery las ha conservado. Elija una o varias; las demás se siguen conservando.</translation>
    </message>
    <message>
        <source>The games that Chancery has kept</source>
        <translation>Las partidas que Chancery ha conservado</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>Aún &amp;no</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Remove the chosen games for good</source>
        <translation>Eliminar para siempre las partidas elegidas</translation>
    </message>
</context>
<context>
    <name>chancery::LabPanels</name>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Reglamentos</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>What turns it?</source>
        <translation>¿Qué lo cambia?</translation>
    </message>
</context>
<context>
    <name>chancery::LeftCopies</name>
    <message>
        <source>changes before Chancery was closed</source>
        <translation>cambios anteriores al cierre de Chancery</translation>
    </message>
    <message>
        <source>Reading a study that was not saved…</source>
        <translation>Leyendo un estudio que no se guardó…</translation>
    </message>
</context>
<context>
    <name>chancery::Legend</name>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Move by convoy</source>
        <translation>Movimiento por convoy</translation>
    </message>
    <message>
        <source>Support to move: ends on the arrow</source>
        <translation>Apoyo a un movimiento: acaba en la flecha</translation>
    </message>
    <message>
        <source>Support to hold</source>
        <translation>Apoyo a mantenerse</translation>
    </message>
    <message>
        <source>Convoy: from the fleet to the army&apos;s route</source>
        <translation>Convoy: de la flota a la ruta del ejército</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>Failing order</source>
        <translation>Orden que fracasa</translation>
    </message>
    <message>
        <source>Unit that holds</source>
        <translation>Unidad que se mantiene</translation>
    </message>
    <message>
        <source>Unit supported to hold</source>
        <translation>Unidad con apoyo a mantenerse</translation>
    </message>
    <message>
        <source>Convoying fleet</source>
        <translation>Flota que convoya</translation>
    </message>
    <message>
        <source>Standoff</source>
        <translation>Empate (standoff)</translation>
    </message>
    <message>
        <source>Cut support</source>
        <translation>Apoyo cortado</translation>
    </message>
    <message>
        <source>Failed or illegal order</source>
        <translation>Orden fracasada o ilegal</translation>
    </message>
    <message>
        <source>Strength of an attack</source>
        <translation>Fuerza de un ataque</translation>
    </message>
    <message>
        <source>Province closed to retreats</source>
        <translation>Provincia cerrada a las retiradas</translation>
    </message>
    <message>
        <source>Unit without an order</source>
        <translation>Unidad sin orden</translation>
    </message>
    <message>
        <source>Unit being ordered</source>
        <translation>Unidad que recibe su orden</translation>
    </message>
    <message>
        <source>Dislodged unit</source>
        <translation>Unidad desalojada</translation>
    </message>
    <message>
        <source>Destroyed unit</source>
        <translation>Unidad destruida</translation>
    </message>
    <message>
        <source>Unit to be built</source>
        <translation>Unidad que se construirá</translation>
    </message>
    <message>
        <source>Unit to be removed</source>
        <translation>Unidad que se eliminará</translation>
    </message>
    <message>
        <source>Convoy that succeeds</source>
        <translation>Convoy que tiene éxito</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Decidido por el árbitro</translation>
    </message>
</context>
<context>
    <name>chancery::LibraryWindow</name>
    <message>
        <source>The selected case</source>
        <translation>El caso seleccionado</translation>
    </message>
    <message>
        <source>Show &amp;results</source>
        <translation>Mostrar &amp;resultados</translation>
    </message>
    <message>
        <source>Library of cases</source>
        <translation>Colección de casos</translation>
    </message>
    <message>
        <source>Chapters, motifs and rulebooks</source>
        <translation>Capítulos, motivos y reglamentos</translation>
    </message>
    <message>
        <source>Lists its cases; with the Control key held it narrows what is listed</source>
        <translation>Enumera sus casos; con la tecla Control pulsada, reduce la lista</translation>
    </message>
    <message>
        <source>&amp;Open as a study</source>
        <translation>&amp;Abrir como estudio</translation>
    </message>
    <message>
        <source>Open as a study</source>
        <translation>Abrir como estudio</translation>
    </message>
    <message>
        <source>Open the selected case in a window of its own</source>
        <translation>Abrir el caso seleccionado en su propia ventana</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Find cases</source>
        <translation>Buscar casos</translation>
    </message>
    <message>
        <source>Words, a number, a motif, a unit or an order on the board, or differs:, library:, power: …; all must hold, and - before one turns it round</source>
        <translation>Palabras, un número, un motivo, una unidad o una orden del mapa, o differs:, library:, power: …; todo debe cumplirse, y un - delante lo invierte</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Double-click a case to open it</source>
        <translation>Doble clic en un caso para abrirlo</translation>
    </message>
    <message>
        <source>Show results</source>
        <translation>Mostrar resultados</translation>
    </message>
    <message>
        <source>Show how the orders end, what the case shows and what is said about it</source>
        <translation>Mostrar cómo acaban las órdenes, qué muestra el caso y qué se dice de él</translation>
    </message>
    <message>
        <source>Motifs</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Ends otherwise under</source>
        <translation>Acaba de otro modo según</translation>
    </message>
    <message>
        <source>Paradox left open by</source>
        <translation>Paradoja sin resolver según</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 de %n caso</numerusform>
            <numerusform>%1 de %n casos</numerusform>
        </translation>
    </message>
    <message>
        <source>No case meets all of this.</source>
        <translation>Ningún caso cumple todo esto.</translation>
    </message>
    <message>
        <source>6.F.14, convoy paradox, F TYS, differs:1971…</source>
        <comment>examples of what to look for</comment>
        <translation>6.F.14, paradoja de convoy, F TYS, differs:1971…</translation>
    </message>
    <message>
        <source>My files that could not be read as cases</source>
        <translation>Mis archivos que no pudieron leerse como casos</translation>
    </message>
</context>
<context>
    <name>chancery::LineAnswers</name>
    <message>
        <source>Choose this meaning; the line stays as written</source>
        <translation>Elegir este significado; la línea queda como está escrita</translation>
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
        <translation>Escribirla para %1</translation>
    </message>
    <message>
        <source>Write this line on the order sheet of %1</source>
        <comment>power</comment>
        <translation>Escribir esta línea en la hoja de órdenes de %1</translation>
    </message>
</context>
<context>
    <name>chancery::LineReader</name>
    <message>
        <source>No legal order of %1 starts with “%2”.</source>
        <translation>Ninguna orden legal de %1 empieza por «%2».</translation>
    </message>
    <message>
        <source>Nothing is entered: %1 is a unit of %2.</source>
        <comment>unit, power</comment>
        <translation>No se introduce nada: %1 es una unidad de %2.</translation>
    </message>
    <message>
        <source>Nothing is entered: %1 has an order for each build or removal. Click the one to change.</source>
        <translation>No se introduce nada: %1 tiene una orden para cada construcción o eliminación. Haga clic en la que quiera cambiar.</translation>
    </message>
    <message>
        <source>Nothing is entered: “%1” gives no order.</source>
        <translation>No se introduce nada: «%1» no da ninguna orden.</translation>
    </message>
    <message>
        <source>Written for %1, it replaces %2.</source>
        <comment>power, order</comment>
        <translation>Escrita para %1, sustituye a %2.</translation>
    </message>
    <message>
        <source>Nothing is entered: only %2 builds in %1.</source>
        <comment>centre, power</comment>
        <translation>No se introduce nada: en %1 solo construye %2.</translation>
    </message>
    <message>
        <source>“%1” would be read as %2: press Enter twice to enter it so.</source>
        <translation>«%1» se leería como %2: pulse Intro dos veces para introducirlo así.</translation>
    </message>
</context>
<context>
    <name>chancery::LinesPanel</name>
    <message>
        <source>Lines of play</source>
        <translation>Líneas de juego</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Stays as it is: another order begins a variation</source>
        <translation>Queda como está: otra orden inicia una variante</translation>
    </message>
</context>
<context>
    <name>chancery::LiveView</name>
    <message>
        <source>What the players see</source>
        <translation>Lo que ven los jugadores</translation>
    </message>
    <message>
        <source>The players see nothing. Press F5 to open the audience window.</source>
        <translation>Los jugadores no ven nada. Pulse F5 para abrir la ventana del público.</translation>
    </message>
    <message>
        <source>The players see another game. Press F5 to show them this one.</source>
        <translation>Los jugadores ven otra partida. Pulse F5 para mostrarles esta.</translation>
    </message>
    <message>
        <source>In a window</source>
        <translation>En una ventana</translation>
    </message>
    <message>
        <source>%1: blank</source>
        <translation>%1: en negro</translation>
    </message>
    <message>
        <source>%1: frozen</source>
        <translation>%1: congelada</translation>
    </message>
</context>
<context>
    <name>chancery::LongReading</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Espere, por favor</translation>
    </message>
</context>
<context>
    <name>chancery::LotsBox</name>
    <message>
        <source>Lots</source>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>&amp;Draw lots</source>
        <translation>&amp;Sortear</translation>
    </message>
    <message>
        <source>Show the &amp;lots to the players</source>
        <translation>M&amp;ostrar el sorteo a los jugadores</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Show the lots to the players</source>
        <translation>Mostrar el sorteo a los jugadores</translation>
    </message>
    <message>
        <source>In the audience window, once this dialog is confirmed</source>
        <translation>En la ventana del público, en cuanto se confirme este diálogo</translation>
    </message>
    <message>
        <source>No lots were drawn; the game has begun.</source>
        <translation>No hubo sorteo; la partida ha comenzado.</translation>
    </message>
    <message>
        <source>No lots have been drawn.</source>
        <translation>Aún no se ha sorteado.</translation>
    </message>
    <message>
        <source>Enter the players&apos; names first.</source>
        <translation>Escriba primero los nombres de los jugadores.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, power</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Numb&amp;er:</source>
        <translation>&amp;Número:</translation>
    </message>
    <message>
        <source>Assign the powers to these players by lot; again, with another number</source>
        <translation>Sortear las potencias entre estos jugadores; de nuevo, con otro número</translation>
    </message>
    <message>
        <source>&amp;Draw again</source>
        <translation>&amp;Sortear de nuevo</translation>
    </message>
    <message>
        <source>Drawn with number %1.</source>
        <translation>Sorteado con el número %1.</translation>
    </message>
    <message>
        <source>Drawn with number %1. %2</source>
        <translation>Sorteado con el número %1. %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the draw</source>
        <translation>Deshacer el sorteo</translation>
    </message>
    <message>
        <source>Put the names back as they were typed</source>
        <translation>Volver a poner los nombres como se escribieron</translation>
    </message>
</context>
<context>
    <name>chancery::MapPictureText</name>
    <message>
        <source>This is a link to another folder. Put the picture beside the table.</source>
        <translation>Esto es un enlace a otra carpeta. Ponga la imagen junto a la tabla.</translation>
    </message>
</context>
<context>
    <name>chancery::MatrixModel</name>
    <message>
        <source>These rules</source>
        <translation>Estas reglas</translation>
    </message>
    <message>
        <source>Retreats of %1</source>
        <comment>a unit</comment>
        <translation>Retiradas de %1</translation>
    </message>
    <message>
        <source>Removals of %1</source>
        <comment>a power</comment>
        <translation>Eliminaciones de %1</translation>
    </message>
    <message>
        <source>none</source>
        <comment>removals</comment>
        <translation>ninguna</translation>
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
        <translation>%1. Deja abierta una paradoja.</translation>
    </message>
    <message>
        <source>no retreat ordered</source>
        <comment>instead of a result</comment>
        <translation>sin retirada ordenada</translation>
    </message>
</context>
<context>
    <name>chancery::MatrixPanel</name>
    <message>
        <source>&amp;Only what differs</source>
        <translation>&amp;Solo lo que difiere</translation>
    </message>
    <message>
        <source>Reason under this rulebook</source>
        <translation>Razón según este reglamento</translation>
    </message>
    <message>
        <source>&amp;Use this rulebook</source>
        <translation>&amp;Usar este reglamento</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Solo lo que difiere</translation>
    </message>
    <message>
        <source>Leave out the rows in which all rulebooks agree</source>
        <translation>Omitir las filas en las que coinciden todos los reglamentos</translation>
    </message>
    <message>
        <source>Results under all rulebooks</source>
        <translation>Resultados según todos los reglamentos</translation>
    </message>
    <message>
        <source>Wished result</source>
        <translation>Resultado deseado</translation>
    </message>
    <message>
        <source>Which rulebooks would have it so?</source>
        <translation>¿Según qué reglamentos sería así?</translation>
    </message>
    <message>
        <source>Wished for the unit</source>
        <translation>Deseado para la unidad</translation>
    </message>
    <message>
        <source>Use this rulebook</source>
        <translation>Usar este reglamento</translation>
    </message>
    <message>
        <source>Resolve by the rulebook of the chosen cell; a click on its name does the same</source>
        <translation>Resolver según el reglamento de la celda elegida; un clic en su nombre hace lo mismo</translation>
    </message>
    <message>
        <source>Select a cell to read its reason.</source>
        <translation>Seleccione una celda para leer su razón.</translation>
    </message>
    <message>
        <source>&amp;Wanted:</source>
        <translation>Desead&amp;o:</translation>
    </message>
    <message>
        <source>There is nothing to resolve.</source>
        <translation>No hay nada que resolver.</translation>
    </message>
    <message>
        <source>All rulebooks agree.</source>
        <translation>Todos los reglamentos coinciden.</translation>
    </message>
    <message numerus="yes">
        <source>The rulebooks differ in %n row(s).</source>
        <translation>
            <numerusform>Los reglamentos difieren en %n fila.</numerusform>
            <numerusform>Los reglamentos difieren en %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A paradox is left open by: %1.</source>
        <comment>rulebooks</comment>
        <translation>Dejan abierta una paradoja: %1.</translation>
    </message>
    <message>
        <source>Under this rulebook there is nothing of the kind.</source>
        <translation>Según este reglamento no existe nada así.</translation>
    </message>
    <message>
        <source>No province is open to it.</source>
        <translation>No tiene ninguna provincia abierta.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>provinces</comment>
        <translation>Abiertas: %1</translation>
    </message>
    <message>
        <source>No unit is removed by rule.</source>
        <translation>Ninguna unidad se elimina por regla.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>rulebook, order, result</comment>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>any result</source>
        <translation>cualquier resultado</translation>
    </message>
    <message>
        <source>any fate</source>
        <translation>cualquier suerte</translation>
    </message>
    <message>
        <source>not dislodged</source>
        <translation>no desalojada</translation>
    </message>
    <message>
        <source>No rulebook would have it so.</source>
        <translation>Según ningún reglamento sería así.</translation>
    </message>
    <message>
        <source>All rulebooks would have it so.</source>
        <translation>Según todos los reglamentos sería así.</translation>
    </message>
    <message>
        <source>So by: %1</source>
        <comment>rulebooks</comment>
        <translation>Así según: %1</translation>
    </message>
    <message>
        <source>A cell shows its reason; what ends differently than under the rulebook of this study is lit</source>
        <translation>Una celda muestra su razón; se resalta lo que acaba de otro modo que según el reglamento de este estudio</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end differently than under %1: %2.</source>
        <comment>own rulebook, others</comment>
        <translation>
            <numerusform>%n fila acaba de otro modo que según %1: %2.</numerusform>
            <numerusform>%n filas acaban de otro modo que según %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players choose the units to remove under: %1.</source>
        <comment>rulebooks</comment>
        <translation>Los jugadores eligen las unidades que se eliminan según: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::MotifNames</name>
    <message>
        <source>convoy paradox</source>
        <translation>paradoja de convoy</translation>
    </message>
    <message>
        <source>beleaguered garrison</source>
        <translation>guarnición sitiada</translation>
    </message>
    <message>
        <source>help against one&apos;s own</source>
        <translation>ayuda contra unidades propias</translation>
    </message>
    <message>
        <source>attack on one&apos;s own</source>
        <translation>ataque a unidades propias</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>choque frontal</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>exchange by convoy</source>
        <translation>intercambio por convoy</translation>
    </message>
    <message>
        <source>standoff</source>
        <translation>empate (standoff)</translation>
    </message>
    <message>
        <source>support cut</source>
        <translation>apoyo cortado</translation>
    </message>
    <message>
        <source>help without a match</source>
        <translation>ayuda que no coincide</translation>
    </message>
    <message>
        <source>dislodged unit without effect</source>
        <translation>unidad desalojada sin efecto</translation>
    </message>
    <message>
        <source>dislodgement</source>
        <translation>desalojo</translation>
    </message>
    <message>
        <source>destroyed unit</source>
        <translation>unidad destruida</translation>
    </message>
    <message>
        <source>convoy</source>
        <translation>convoy</translation>
    </message>
    <message>
        <source>convoy disrupted</source>
        <translation>convoy interrumpido</translation>
    </message>
    <message>
        <source>several convoy routes</source>
        <translation>varias rutas de convoy</translation>
    </message>
    <message>
        <source>convoy to a neighbour</source>
        <translation>convoy a una vecina</translation>
    </message>
    <message>
        <source>written route</source>
        <translation>ruta escrita</translation>
    </message>
    <message>
        <source>split coast</source>
        <translation>costa dividida</translation>
    </message>
    <message>
        <source>illegal order</source>
        <translation>orden ilegal</translation>
    </message>
    <message>
        <source>several orders</source>
        <translation>varias órdenes</translation>
    </message>
    <message>
        <source>unusual writing</source>
        <translation>escritura poco habitual</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>desorden civil</translation>
    </message>
    <message>
        <source>retreat</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>retreat conflict</source>
        <translation>conflicto de retiradas</translation>
    </message>
    <message>
        <source>closed retreat</source>
        <translation>retirada cerrada</translation>
    </message>
    <message>
        <source>build</source>
        <translation>construcción</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>eliminación</translation>
    </message>
    <message>
        <source>removal by rule</source>
        <translation>eliminación por regla</translation>
    </message>
    <message>
        <source>insurrection</source>
        <translation>insurrección</translation>
    </message>
</context>
<context>
    <name>chancery::MotionCaptions</name>
    <message>
        <source>%1 enters %2</source>
        <comment>power, provinces: supply centres that it does not own</comment>
        <translation>%1 entra en %2</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 avanza %2</translation>
    </message>
    <message>
        <source>%1 swaps its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 intercambia sus unidades %2</translation>
    </message>
    <message>
        <source>%1 enters %2 and %3 %4: they change places</source>
        <comment>power, province, power, province</comment>
        <translation>Intercambio: %1 entra en %2; %3, en %4</translation>
    </message>
    <message>
        <source>%1 retreats %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 se retira %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where to: &apos;to Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Retreats: %1</source>
        <comment>list of &apos;England to Norway&apos;</comment>
        <translation>Retiradas: %1</translation>
    </message>
    <message>
        <source>%1 retreat</source>
        <comment>powers</comment>
        <translation>%1 se retiran</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) retreat</source>
        <translation>
            <numerusform>%n unidad se retira</numerusform>
            <numerusform>%n unidades se retiran</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clash retreating %2</source>
        <comment>powers, where to: &apos;to Norway&apos;</comment>
        <translation>%1 chocan al retirarse %2</translation>
    </message>
    <message>
        <source>%1 clash in retreat</source>
        <comment>powers</comment>
        <translation>%1 chocan en la retirada</translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s) clash</source>
        <translation>
            <numerusform>%n retirada choca</numerusform>
            <numerusform>%n retiradas chocan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is disbanded.</source>
        <comment>unit</comment>
        <translation>%1 se disuelve.</translation>
    </message>
    <message>
        <source>%1 removes its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 elimina sus unidades %2</translation>
    </message>
    <message>
        <source>%1 disbands its units %2</source>
        <comment>power, where: &apos;in Norway and Sweden&apos;</comment>
        <translation>%1 disuelve sus unidades %2</translation>
    </message>
    <message>
        <source>%1 removes its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 elimina su ejército %2</translation>
    </message>
    <message>
        <source>%1 disbands its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 disuelve su ejército %2</translation>
    </message>
    <message>
        <source>%1 removes its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 elimina su flota %2</translation>
    </message>
    <message>
        <source>%1 disbands its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 disuelve su flota %2</translation>
    </message>
    <message>
        <source>%1 remove units</source>
        <comment>powers</comment>
        <translation>%1 eliminan unidades</translation>
    </message>
    <message>
        <source>%1 disband units</source>
        <comment>powers</comment>
        <translation>%1 disuelven unidades</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) leave the board</source>
        <translation>
            <numerusform>%n unidad sale del mapa</numerusform>
            <numerusform>%n unidades salen del mapa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must retreat %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1 debe retirarse %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must retreat</source>
        <translation>
            <numerusform>%n unidad debe retirarse</numerusform>
            <numerusform>%n unidades deben retirarse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s own units clash retreating %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>Unidades de %1 chocan al retirarse %2</translation>
    </message>
    <message>
        <source>%1 must retreat</source>
        <comment>powers</comment>
        <translation>%1 deben retirarse</translation>
    </message>
    <message>
        <source>Moves without a fight</source>
        <translation>Movimientos sin combate</translation>
    </message>
    <message>
        <source>%1 must retreat</source>
        <comment>power</comment>
        <translation>%1 debe retirarse</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>power of a unit, where from: &apos;from Norway&apos;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Must retreat: %1</source>
        <comment>list of &apos;England from Norway&apos;</comment>
        <translation>Deben retirarse: %1</translation>
    </message>
</context>
<context>
    <name>chancery::NamePhrases</name>
    <message>
        <source>to %1</source>
        <comment>provinces</comment>
        <translation>a %1</translation>
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
        <translation>entre %1 y %2</translation>
    </message>
    <message>
        <source>through %1</source>
        <comment>provinces</comment>
        <translation>por %1</translation>
    </message>
</context>
<context>
    <name>chancery::NavBar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>for example: Club evening, table 2</source>
        <translation>por ejemplo: Velada del club, mesa 2</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Título de la partida</translation>
    </message>
    <message>
        <source>Shown above reports and in the list of recent games</source>
        <translation>Encabeza los informes y figura en la lista de partidas recientes</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>The map to play on</source>
        <translation>El mapa en el que se juega</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Título:</translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation>&amp;Mapa:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation>&amp;Empezar partida</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Jugador de %1</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Set house rules under Edit &gt; Rules</source>
        <translation>Las reglas de la casa se fijan en Edición &gt; Reglas</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Reglamento:</translation>
    </message>
    <message>
        <source>Optional. Enter goes to the next name; a list can be pasted.</source>
        <translation>Opcional. Intro pasa al siguiente nombre; se puede pegar una lista.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Decides who plays which powers, when the game begins and what wins</source>
        <translation>Decide quién juega con qué potencias, cuándo empieza la partida y con qué se gana</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>How long each stage of a turn lasts</source>
        <translation>Cuánto dura cada etapa de un turno</translation>
    </message>
    <message>
        <source>&amp;Clock:</source>
        <translation>Re&amp;loj:</translation>
    </message>
    <message>
        <source>First year</source>
        <translation>Primer año</translation>
    </message>
    <message>
        <source>The year in which the game begins</source>
        <translation>El año en que empieza la partida</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no last year</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>A short game ends after this year</source>
        <translation>Una partida corta termina después de este año</translation>
    </message>
    <message>
        <source>E&amp;nds at:</source>
        <translation>Hora de &amp;fin:</translation>
    </message>
    <message>
        <source>Ends at a time of day</source>
        <translation>Termina a una hora</translation>
    </message>
    <message>
        <source>A short game ends at this time of day</source>
        <translation>Una partida corta termina a esta hora</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <translation>Hora del final</translation>
    </message>
    <message>
        <source>The time of day at which the game ends</source>
        <translation>La hora a la que termina la partida</translation>
    </message>
    <message>
        <source>First &amp;year:</source>
        <translation>Primer &amp;año:</translation>
    </message>
    <message>
        <source>Last ye&amp;ar:</source>
        <translation>Últ&amp;imo año:</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Como en el reglamento</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Como en la última partida</translation>
    </message>
    <message>
        <source>As in your last new game. %1</source>
        <comment>what sets a rulebook apart</comment>
        <translation>Como en su última partida nueva. %1</translation>
    </message>
    <message>
        <source>Two delegates, such as Anna and Bela</source>
        <translation>Dos delegados, por ejemplo Ana y Bea</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) too many: they are in the last line.</source>
        <translation>
            <numerusform>%n nombre de más: está en la última línea.</numerusform>
            <numerusform>%n nombres de más: están en la última línea.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::NextSheet</name>
    <message>
        <source>Type an order, or paste the orders of one or all powers (%1).</source>
        <comment>keys</comment>
        <translation>Teclee una orden, o pegue las órdenes de una potencia o de todas (%1).</translation>
    </message>
    <message>
        <source>%1 is complete. Next: %2.</source>
        <translation>Hoja de %1 completa. Siguiente: %2.</translation>
    </message>
    <message>
        <source>%1: %2. Next: %3.</source>
        <comment>power, what is missing or illegal, power</comment>
        <translation>%1: %2. Siguiente: %3.</translation>
    </message>
</context>
<context>
    <name>chancery::NoteStrip</name>
    <message>
        <source>Close the note</source>
        <translation>Cerrar el aviso</translation>
    </message>
</context>
<context>
    <name>chancery::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Phase that the notes are about</source>
        <translation>Fase a la que se refieren las notas</translation>
    </message>
    <message>
        <source>&amp;Phase:</source>
        <translation>&amp;Fase:</translation>
    </message>
    <message>
        <source>Saved with the game and printed with the booklet. The players see them only on the slide of notes, once they have seen the phase.</source>
        <translation>Se guardan con la partida y se imprimen con el cuaderno. Los jugadores solo las ven en la diapositiva de notas, cuando ya han visto la fase.</translation>
    </message>
    <message>
        <source>&amp;Save notes</source>
        <translation>&amp;Guardar notas</translation>
    </message>
    <message>
        <source>%1 · notes</source>
        <comment>phase with notes</comment>
        <translation>%1 · notas</translation>
    </message>
</context>
<context>
    <name>chancery::OfferList</name>
    <message>
        <source>Matching orders</source>
        <translation>Órdenes que coinciden</translation>
    </message>
    <message>
        <source>Up and Down select, Enter enters the order</source>
        <translation>Arriba y Abajo seleccionan, Intro introduce la orden</translation>
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
        <translation>Paso s&amp;iguiente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>Go to the next step of the form</source>
        <translation>Ir al siguiente paso del formulario</translation>
    </message>
    <message>
        <source>Still open:</source>
        <translation>Queda por hacer:</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a delegation</comment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>What was entered would be lost. Cancel again to close the form.</source>
        <translation>Lo introducido se perdería. Cancele otra vez para cerrar el formulario.</translation>
    </message>
</context>
<context>
    <name>chancery::Opening</name>
    <message>
        <source>File changed</source>
        <translation>Archivo modificado</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Diario dañado</translation>
    </message>
    <message>
        <source>There was a further journal of this game, with other changes. It was kept as %1.</source>
        <comment>a file</comment>
        <translation>Había otro diario de esta partida, con otros cambios. Se conservó como %1.</translation>
    </message>
    <message>
        <source>The journal of this game cannot be read and is kept as %1. The game was opened as last saved, without its undo steps.</source>
        <translation>El diario de esta partida no puede leerse y se conserva como %1. La partida se abrió como se guardó la última vez, sin pasos para deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) could not be restored, because earlier changes are lost. Please check the game.</source>
        <translation>
            <numerusform>%n cambio no pudo recuperarse, porque se han perdido cambios anteriores. Revise la partida.</numerusform>
            <numerusform>%n cambios no pudieron recuperarse, porque se han perdido cambios anteriores. Revise la partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was edited or damaged since Chancery saved it. It has been opened as it is; please check it.</source>
        <translation>%1 se editó o se dañó después de que Chancery lo guardara. Se ha abierto tal como está; revise la partida.</translation>
    </message>
    <message>
        <source>Read-only, as last saved: %1 Use Save as to make a copy that you can change.</source>
        <comment>who has the game open, in a sentence</comment>
        <translation>Solo lectura, como se guardó la última vez: %1 Use «Guardar como» para hacer una copia que pueda modificar.</translation>
    </message>
    <message>
        <source>Another program has removed or changed the journal of this game. It was written again; nothing is lost.</source>
        <translation>Otro programa ha quitado o cambiado el diario de esta partida. Se ha escrito de nuevo; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>Journal in another folder</source>
        <translation>Diario en otra carpeta</translation>
    </message>
    <message>
        <source>%1 is a link, a folder or a device, which Chancery leaves alone. The journal of this game is in %2.</source>
        <translation>%1 es un enlace, una carpeta o un dispositivo que Chancery no toca. El diario de esta partida está en %2.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>%1 has no game that can be read.</source>
        <translation>%1 no contiene ninguna partida legible.</translation>
    </message>
    <message>
        <source>Differences in the saved game</source>
        <translation>Diferencias en la partida guardada</translation>
    </message>
    <message>
        <source>Chancery</source>
        <translation>Chancery</translation>
    </message>
    <message>
        <source>Opening the study…</source>
        <translation>Abriendo el estudio…</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Abriendo la partida…</translation>
    </message>
</context>
<context>
    <name>chancery::OptionWords</name>
    <message>
        <source>A convoy with several routes</source>
        <translation>Un convoy con varias rutas</translation>
    </message>
    <message>
        <source>A convoyed army whose attack affects its own convoy</source>
        <translation>Un ejército en convoy cuyo ataque afecta a su propio convoy</translation>
    </message>
    <message>
        <source>A paradox that this rule does not resolve</source>
        <translation>Una paradoja que esta regla no resuelve</translation>
    </message>
    <message>
        <source>An army moving to an adjacent province by land or convoy</source>
        <translation>Un ejército que se mueve a una provincia vecina por tierra o por convoy</translation>
    </message>
    <message>
        <source>An army convoyed to an adjacent province goes by land if the convoy fails</source>
        <translation>Un ejército en convoy a una provincia vecina va por tierra si el convoy fracasa</translation>
    </message>
    <message>
        <source>Origin of a convoyed attack</source>
        <translation>Origen de un ataque por convoy</translation>
    </message>
    <message>
        <source>A unit may retreat to the origin of a convoyed attacker</source>
        <translation>Una unidad puede retirarse al origen de un atacante en convoy</translation>
    </message>
    <message>
        <source>Sea provinces named in a convoyed move</source>
        <translation>Provincias marítimas nombradas en un movimiento por convoy</translation>
    </message>
    <message>
        <source>A unit dislodged by a convoyed army still bounces moves to that army&apos;s origin</source>
        <translation>Una unidad desalojada por un ejército en convoy aún hace rebotar los movimientos al origen de ese ejército</translation>
    </message>
    <message>
        <source>A unit dislodged head to head still bounces moves to its attacker&apos;s origin</source>
        <translation>Una unidad desalojada de frente aún hace rebotar los movimientos al origen de su atacante</translation>
    </message>
    <message>
        <source>A support is cut if its target dislodges the supporting unit</source>
        <translation>Un apoyo se corta si su objetivo desaloja a la unidad que apoya</translation>
    </message>
    <message>
        <source>A move without a coast where two coasts can be reached</source>
        <translation>Un movimiento sin costa donde hay dos costas accesibles</translation>
    </message>
    <message>
        <source>A move without a coast where one coast can be reached</source>
        <translation>Un movimiento sin costa donde hay una costa accesible</translation>
    </message>
    <message>
        <source>A move to a coast out of reach</source>
        <translation>Un movimiento a una costa inaccesible</translation>
    </message>
    <message>
        <source>The coast in a support of a move</source>
        <translation>La costa en el apoyo a un movimiento</translation>
    </message>
    <message>
        <source>A wrong coast where none is needed</source>
        <translation>Una costa equivocada donde no hace falta ninguna</translation>
    </message>
    <message>
        <source>A fleet built without naming one of two coasts</source>
        <translation>Una flota construida sin nombrar una de dos costas</translation>
    </message>
    <message>
        <source>The letter A or F left out</source>
        <translation>La letra A o F omitida</translation>
    </message>
    <message>
        <source>A wrong letter A or F</source>
        <translation>Una letra A o F equivocada</translation>
    </message>
    <message>
        <source>A build inland without a letter</source>
        <translation>Una construcción tierra adentro sin letra</translation>
    </message>
    <message>
        <source>A fleet ordered to be built inland</source>
        <translation>Una flota que se ordena construir tierra adentro</translation>
    </message>
    <message>
        <source>The power of a foreign unit left out</source>
        <translation>La potencia de una unidad ajena omitida</translation>
    </message>
    <message>
        <source>The wrong power for a supported unit</source>
        <translation>La potencia equivocada de una unidad apoyada</translation>
    </message>
    <message>
        <source>Several order sheets from one power</source>
        <translation>Varias hojas de órdenes de una potencia</translation>
    </message>
    <message>
        <source>Several orders to one unit</source>
        <translation>Varias órdenes a una unidad</translation>
    </message>
    <message>
        <source>More builds than are due</source>
        <translation>Más construcciones de las debidas</translation>
    </message>
    <message>
        <source>Two builds in one province</source>
        <translation>Dos construcciones en una provincia</translation>
    </message>
    <message>
        <source>More removals than are due</source>
        <translation>Más eliminaciones de las debidas</translation>
    </message>
    <message>
        <source>A power may waive a build</source>
        <translation>Una potencia puede renunciar a una construcción</translation>
    </message>
    <message>
        <source>Which unit is removed if its power does not choose</source>
        <translation>Qué unidad se elimina si su potencia no elige</translation>
    </message>
    <message>
        <source>The alphabetical order that decides which unit is removed</source>
        <translation>El orden alfabético que decide qué unidad se elimina</translation>
    </message>
    <message>
        <source>Units of a power without orders may be supported</source>
        <translation>Se puede apoyar a las unidades de una potencia sin órdenes</translation>
    </message>
    <message>
        <source>Dislodged units of a power without orders are disbanded</source>
        <translation>Las unidades desalojadas de una potencia sin órdenes se disuelven</translation>
    </message>
    <message>
        <source>An order that cannot be carried out</source>
        <translation>Una orden que no puede cumplirse</translation>
    </message>
    <message>
        <source>A move over water without a matching convoy</source>
        <translation>Un movimiento por agua sin un convoy que coincida</translation>
    </message>
    <message>
        <source>A support or convoy also orders the own unit that it helps</source>
        <translation>Un apoyo o un convoy también da orden a la unidad propia que ayuda</translation>
    </message>
    <message>
        <source>An order is perpetual until another replaces it</source>
        <translation>Una orden es permanente hasta que otra la sustituye</translation>
    </message>
    <message>
        <source>A power may order a unit that its owner leaves without an order</source>
        <translation>Una potencia puede dar orden a una unidad que su dueño deja sin ella</translation>
    </message>
    <message>
        <source>A surplus unit discovered after the winter</source>
        <translation>Una unidad sobrante descubierta después del invierno</translation>
    </message>
    <message>
        <source>Needed for victory</source>
        <translation>Necesarios para la victoria</translation>
    </message>
    <message>
        <source>Counted for victory</source>
        <translation>Lo que cuenta para la victoria</translation>
    </message>
    <message>
        <source>fails if a fleet of any route is dislodged</source>
        <translation>fracasa si se desaloja a una flota de cualquier ruta</translation>
    </message>
    <message>
        <source>fails only if every route is disrupted</source>
        <translation>solo fracasa si se interrumpen todas las rutas</translation>
    </message>
    <message>
        <source>1971: it does not cut support of an attack on its fleets</source>
        <translation>1971: no corta el apoyo a un ataque contra sus flotas</translation>
    </message>
    <message>
        <source>1982: it does not cut support into a sea with a convoying fleet</source>
        <translation>1982: no corta el apoyo hacia un mar con flota que convoya</translation>
    </message>
    <message>
        <source>2000: as 1971, for fleets that its convoy needs</source>
        <translation>2000: como 1971, para las flotas que su convoy necesita</translation>
    </message>
    <message>
        <source>All hold: every move of the paradox fails</source>
        <translation>Todas se mantienen: todo movimiento de la paradoja fracasa</translation>
    </message>
    <message>
        <source>Twenty: it does not cut support into a province of its fleets</source>
        <translation>Twenty: no corta el apoyo hacia una provincia de sus flotas</translation>
    </message>
    <message>
        <source>The gamemaster is asked</source>
        <translation>Se pregunta al árbitro</translation>
    </message>
    <message>
        <source>Always the first consistent resolution</source>
        <translation>Siempre la primera resolución coherente</translation>
    </message>
    <message>
        <source>Always the second consistent resolution</source>
        <translation>Siempre la segunda resolución coherente</translation>
    </message>
    <message>
        <source>by sea only to swap places, if the convoy survives</source>
        <translation>por mar solo para intercambiar el lugar, si el convoy resiste</translation>
    </message>
    <message>
        <source>by sea if so ordered or if an own fleet convoys it</source>
        <translation>por mar si se ordena o si lo convoya una flota propia</translation>
    </message>
    <message>
        <source>by sea only if so ordered</source>
        <translation>por mar solo si se ordena</translation>
    </message>
    <message>
        <source>from the army&apos;s origin</source>
        <translation>desde el origen del ejército</translation>
    </message>
    <message>
        <source>from the province of the last fleet (Brannan)</source>
        <translation>desde la provincia de la última flota (Brannan)</translation>
    </message>
    <message>
        <source>are ignored</source>
        <translation>no se tienen en cuenta</translation>
    </message>
    <message>
        <source>if named, only fleets there convoy the army</source>
        <translation>si se nombran, solo convoyan las flotas que están allí</translation>
    </message>
    <message>
        <source>must be named unless only one route is ordered</source>
        <translation>deben nombrarse, salvo que se ordene una sola ruta</translation>
    </message>
    <message>
        <source>is ignored</source>
        <translation>no se tiene en cuenta</translation>
    </message>
    <message>
        <source>goes to the first coast of the map</source>
        <translation>va a la primera costa del mapa</translation>
    </message>
    <message>
        <source>goes to that coast</source>
        <translation>va a esa costa</translation>
    </message>
    <message>
        <source>goes to the only coast in reach</source>
        <translation>va a la única costa accesible</translation>
    </message>
    <message>
        <source>must be correct if given; may be left out</source>
        <translation>si se indica, debe ser la correcta; puede omitirse</translation>
    </message>
    <message>
        <source>may be left out only for units of the same power</source>
        <translation>solo puede omitirse en unidades de la misma potencia</translation>
    </message>
    <message>
        <source>must be given if two are possible</source>
        <translation>debe indicarse si hay dos posibles</translation>
    </message>
    <message>
        <source>makes the order illegal</source>
        <translation>hace ilegal la orden</translation>
    </message>
    <message>
        <source>is not built</source>
        <translation>no se construye</translation>
    </message>
    <message>
        <source>is built on the first coast of the map</source>
        <translation>se construye en la primera costa del mapa</translation>
    </message>
    <message>
        <source>nothing is built</source>
        <translation>no se construye nada</translation>
    </message>
    <message>
        <source>an army is built</source>
        <translation>se construye un ejército</translation>
    </message>
    <message>
        <source>a later sheet replaces an earlier one</source>
        <translation>una hoja posterior sustituye a la anterior</translation>
    </message>
    <message>
        <source>the orders of all sheets count together</source>
        <translation>las órdenes de todas las hojas cuentan juntas</translation>
    </message>
    <message>
        <source>the first legal order counts</source>
        <translation>cuenta la primera orden legal</translation>
    </message>
    <message>
        <source>the last legal order counts</source>
        <translation>cuenta la última orden legal</translation>
    </message>
    <message>
        <source>none counts, unless they are identical</source>
        <translation>no cuenta ninguna, salvo que sean idénticas</translation>
    </message>
    <message>
        <source>the first legal ones count</source>
        <translation>cuentan las primeras legales</translation>
    </message>
    <message>
        <source>the last legal ones count</source>
        <translation>cuentan las últimas legales</translation>
    </message>
    <message>
        <source>none of them counts</source>
        <translation>no cuenta ninguna</translation>
    </message>
    <message>
        <source>farthest from an owned centre; fleets first; by name</source>
        <translation>la más alejada de un centro propio; antes flotas; nombre</translation>
    </message>
    <message>
        <source>farthest from a home centre; fleets first; by name</source>
        <translation>la más alejada de un centro de origen; antes flotas; nombre</translation>
    </message>
    <message>
        <source>most moves away from a home centre; by name</source>
        <translation>a más movimientos de un centro de origen; nombre</translation>
    </message>
    <message>
        <source>the others agree or draw lots</source>
        <translation>los demás lo acuerdan o lo sortean</translation>
    </message>
    <message>
        <source>by English names</source>
        <translation>por los nombres ingleses</translation>
    </message>
    <message>
        <source>by the names on the board</source>
        <translation>por los nombres del mapa</translation>
    </message>
    <message>
        <source>as if not given: another order may count</source>
        <translation>como si no se diera: otra orden puede contar</translation>
    </message>
    <message>
        <source>counts as the unit&apos;s order: it holds</source>
        <translation>cuenta como orden de la unidad: se mantiene</translation>
    </message>
    <message>
        <source>counts as its order; a move forfeits support to hold</source>
        <translation>cuenta como su orden; un movimiento pierde el apoyo a mantenerse</translation>
    </message>
    <message>
        <source>fails; the unit cannot be supported to hold</source>
        <translation>fracasa; no cabe apoyo a mantenerse</translation>
    </message>
    <message>
        <source>is illegal: the unit holds and may be supported</source>
        <translation>es ilegal: la unidad se mantiene y puede recibir apoyo</translation>
    </message>
    <message>
        <source>the gamemaster decides</source>
        <translation>decide el árbitro</translation>
    </message>
    <message>
        <source>as many as the map says</source>
        <translation>tantos como dice el mapa</translation>
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
        <translation>centros en propiedad</translation>
    </message>
    <message>
        <source>units on the board</source>
        <translation>unidades en el mapa</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>a coast given must match; the text does not say what a missing one means</source>
        <translation>si se indica una costa, debe ser la correcta; el texto no dice qué significa que falte</translation>
    </message>
    <message>
        <source>the route is given, so there is only one</source>
        <translation>la ruta se indica, así que solo hay una</translation>
    </message>
    <message>
        <source>never needed</source>
        <translation>nunca hace falta</translation>
    </message>
    <message>
        <source>the guide has an algorithm of its own, which this replaces</source>
        <translation>la guía tiene su propio algoritmo, al que esto sustituye</translation>
    </message>
    <message>
        <source>the literal text</source>
        <translation>el texto literal</translation>
    </message>
    <message>
        <source>the text allows swapping places by convoy and leaves the rest open; DATC recommends this handling</source>
        <translation>el texto permite intercambiar el lugar por convoy y deja abierto lo demás; DATC recomienda este tratamiento</translation>
    </message>
    <message>
        <source>the text can be read either way</source>
        <translation>el texto puede leerse de las dos maneras</translation>
    </message>
    <message>
        <source>the text allows supports regardless of coast and does not say how the coast must be given</source>
        <translation>el texto permite apoyos sin tener en cuenta la costa y no dice cómo debe indicarse</translation>
    </message>
    <message>
        <source>the text gives no rule</source>
        <translation>el texto no da ninguna regla</translation>
    </message>
    <message>
        <source>victory points are awarded as well</source>
        <translation>además se conceden puntos de victoria</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no se dice</translation>
    </message>
    <message>
        <source>What the players may agree on</source>
        <translation>Qué pueden acordar los jugadores</translation>
    </message>
    <message>
        <source>What a failed vote reveals</source>
        <translation>Qué revela una propuesta rechazada</translation>
    </message>
    <message>
        <source>A draw if no power gains a centre</source>
        <translation>Empate si ninguna potencia gana un centro</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Cuándo termina la partida</translation>
    </message>
    <message>
        <source>Who wins when the years are over</source>
        <translation>Quién gana al terminar el último año</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>How many players, and which powers</source>
        <translation>Cuántos jugadores y qué potencias</translation>
    </message>
    <message>
        <source>a draw shared by all who have units</source>
        <translation>un empate entre todos los que tienen unidades</translation>
    </message>
    <message>
        <source>a draw shared by all who own a centre</source>
        <translation>un empate entre todos los que poseen un centro</translation>
    </message>
    <message>
        <source>a draw shared by all with a centre, or a concession</source>
        <translation>un empate entre todos los que tienen centro, o una concesión</translation>
    </message>
    <message>
        <source>how many voted for it</source>
        <translation>cuántos votaron a favor</translation>
    </message>
    <message>
        <source>nothing but that it failed</source>
        <translation>solo que se rechazó</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>for 3 years</source>
        <translation>durante 3 años</translation>
    </message>
    <message>
        <source>for 5 years</source>
        <translation>durante 5 años</translation>
    </message>
    <message>
        <source>for 7 years</source>
        <translation>durante 7 años</translation>
    </message>
    <message>
        <source>when a power has won or all agree</source>
        <translation>cuando una potencia ha ganado o todos lo acuerdan</translation>
    </message>
    <message>
        <source>after 5 years</source>
        <translation>después de 5 años</translation>
    </message>
    <message>
        <source>after 6 years</source>
        <translation>después de 6 años</translation>
    </message>
    <message>
        <source>after 7 years</source>
        <translation>después de 7 años</translation>
    </message>
    <message>
        <source>after 8 years</source>
        <translation>después de 8 años</translation>
    </message>
    <message>
        <source>after 10 years</source>
        <translation>después de 10 años</translation>
    </message>
    <message>
        <source>after 15 years</source>
        <translation>después de 15 años</translation>
    </message>
    <message>
        <source>after 20 years</source>
        <translation>después de 20 años</translation>
    </message>
    <message>
        <source>after 35 years</source>
        <translation>después de 35 años</translation>
    </message>
    <message>
        <source>no power: it is a draw</source>
        <translation>ninguna potencia: es un empate</translation>
    </message>
    <message>
        <source>nothing is scored</source>
        <translation>no se puntúa nada</translation>
    </message>
    <message>
        <source>Alexander VII.4: +360 for a victory, -60 for a loss</source>
        <translation>Alexander VII.4: +360 por una victoria, -60 por una derrota</translation>
    </message>
    <message>
        <source>draw size: 100, shared by those who draw</source>
        <translation>reparto del empate: 100 entre quienes empatan</translation>
    </message>
    <message>
        <source>100 by the squares of the centres</source>
        <translation>100 según los cuadrados de los centros</translation>
    </message>
    <message>
        <source>a point for each centre</source>
        <translation>un punto por cada centro</translation>
    </message>
    <message>
        <source>C-Diplo: centres, and 38, 14, 7 for the largest</source>
        <translation>C-Diplo: centros, y 38, 14, 7 para los mayores</translation>
    </message>
    <message>
        <source>7: a power each</source>
        <translation>7: una potencia cada uno</translation>
    </message>
    <message>
        <source>6: Italy is neutral</source>
        <translation>6: Italia es neutral</translation>
    </message>
    <message>
        <source>5: Italy and Germany are neutral</source>
        <translation>5: Italia y Alemania son neutrales</translation>
    </message>
    <message>
        <source>4: E, AF, GT, IR</source>
        <translation>4: Ing, Aus/Fra, Ale/Tur, Ita/Rus</translation>
    </message>
    <message>
        <source>3: R, EFG, AIT</source>
        <translation>3: Rus, Ing/Fra/Ale, Aus/Ita/Tur</translation>
    </message>
    <message>
        <source>3: EGA, RI, FT</source>
        <translation>3: Ing/Ale/Aus, Rus/Ita, Fra/Tur</translation>
    </message>
    <message>
        <source>2: EFR, AGT; Italy joins one</source>
        <translation>2: Ing/Fra/Rus, Aus/Ale/Tur; Italia se une a uno</translation>
    </message>
    <message>
        <source>the players agree beforehand</source>
        <translation>los jugadores lo acuerdan de antemano</translation>
    </message>
    <message>
        <source>or the most units, if all agree</source>
        <translation>o más unidades, si todos están de acuerdo</translation>
    </message>
    <message>
        <source>the variant that the text offers: 7</source>
        <translation>la variante que ofrece el texto: 7</translation>
    </message>
    <message>
        <source>Units may be given up to revive an eliminated power</source>
        <translation>Se pueden sacrificar unidades para revivir una potencia eliminada</translation>
    </message>
    <message>
        <source>nothing by itself: centres and points make up the score</source>
        <translation>nada por sí solo: los centros y los puntos forman la puntuación</translation>
    </message>
    <message>
        <source>the text treats only the exchange of places (rule 23)</source>
        <translation>el texto solo trata el intercambio de lugares (regla 23)</translation>
    </message>
    <message>
        <source>Szykman: the convoys of the paradox are disrupted</source>
        <translation>Szykman: se interrumpen los convoyes de la paradoja</translation>
    </message>
    <message>
        <source>Alexander: first decided as if the convoyed army had no effect</source>
        <translation>Alexander: se decide antes como si el ejército en convoy no tuviera efecto</translation>
    </message>
    <message>
        <source>the text does not say that a player&apos;s powers count together</source>
        <translation>el texto no dice que las potencias de un jugador cuenten juntas</translation>
    </message>
    <message>
        <source>yes, any unit</source>
        <translation>sí, cualquier unidad</translation>
    </message>
    <message>
        <source>with the permission of its player</source>
        <translation>con el permiso de su jugador</translation>
    </message>
    <message>
        <source>starting positions: the printed “A Brest” is probably a misprint; every other edition has a fleet there</source>
        <translation>posiciones iniciales: el «A Brest» impreso es probablemente una errata; las demás ediciones tienen allí una flota</translation>
    </message>
    <message>
        <source>with the recommended handling an army goes by land whenever its convoy is not used</source>
        <translation>con el tratamiento recomendado, un ejército va por tierra siempre que no se use su convoy</translation>
    </message>
    <message>
        <source>goes by rule when it is found, in Fall with the adjustments</source>
        <translation>se elimina por regla cuando se descubre; en otoño, con los ajustes</translation>
    </message>
    <message>
        <source>must be named</source>
        <translation>deben nombrarse</translation>
    </message>
    <message>
        <source>An army whose convoy is disrupted still cuts support and bounces moves</source>
        <translation>Un ejército con el convoy interrumpido aún corta apoyos y hace rebotar movimientos</translation>
    </message>
    <message>
        <source>the player with the most units</source>
        <translation>el jugador con más unidades</translation>
    </message>
    <message>
        <source>the player with the most centres</source>
        <translation>el jugador con más centros</translation>
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
        <translation>Las órdenes de todas las potencias</translation>
    </message>
    <message>
        <source>%1&apos;s wish for %2: %3</source>
        <comment>power, province, why it has no effect</comment>
        <translation>%1, deseo de %2: %3</translation>
    </message>
    <message>
        <source>%1 was not dislodged.</source>
        <comment>unit</comment>
        <translation>%1 no tiene que retirarse.</translation>
    </message>
    <message>
        <source>%1 has no dislodged unit %2.</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 no tiene ninguna unidad desalojada %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, why its order has no effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1&apos;s orders</source>
        <comment>power</comment>
        <translation>Órdenes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) have no effect</source>
        <translation>
            <numerusform>%n orden no tiene efecto</numerusform>
            <numerusform>%n órdenes no tienen efecto</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s order has no effect</source>
        <comment>power</comment>
        <translation>%1: orden sin efecto</translation>
    </message>
    <message>
        <source>%1&apos;s move %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: movimiento %2 sin efecto</translation>
    </message>
    <message>
        <source>%1&apos;s support %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: apoyo %2 sin efecto</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: convoy %2 sin efecto</translation>
    </message>
    <message>
        <source>%1&apos;s retreat %2 has no effect</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>%1: retirada %2 sin efecto</translation>
    </message>
    <message>
        <source>%1&apos;s wish for %2 is not granted</source>
        <comment>power, province</comment>
        <translation>%1: no se cumple el deseo de %2</translation>
    </message>
    <message>
        <source>%1&apos;s build %2 has no effect</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1: construcción %2 sin efecto</translation>
    </message>
    <message>
        <source>%1&apos;s order %2 has no effect</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1: orden %2 sin efecto</translation>
    </message>
    <message numerus="yes">
        <source>Orders of %n power(s)</source>
        <translation>
            <numerusform>Órdenes de %n potencia</numerusform>
            <numerusform>Órdenes de %n potencias</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders of %1 have no effect</source>
        <comment>power</comment>
        <translation>Las órdenes de %1 no tienen efecto</translation>
    </message>
</context>
<context>
    <name>chancery::OrderLine</name>
    <message>
        <source>Order for the unit</source>
        <translation>Orden para la unidad</translation>
    </message>
    <message>
        <source>Three letters and Enter: “ser”, “s bud”, “h”. Enter alone skips the unit, Backspace goes back</source>
        <translation>Tres letras e Intro: «ser», «s bud», «h». Intro solo salta la unidad, Retroceso vuelve atrás</translation>
    </message>
    <message>
        <source>The place of the unit is missing.</source>
        <translation>Falta la provincia de la unidad.</translation>
    </message>
    <message>
        <source>Entered: %1</source>
        <translation>Introducido: %1</translation>
    </message>
    <message>
        <source>Entered for %1: %2</source>
        <comment>power, line</comment>
        <translation>Introducido para %1: %2</translation>
    </message>
    <message>
        <source>Enter edits this line, Del removes it.</source>
        <translation>Intro edita esta línea, Supr la quita.</translation>
    </message>
    <message>
        <source>Several orders start like this. Type one, or press Down.</source>
        <translation>Varias órdenes empiezan así. Teclee una o pulse la flecha abajo.</translation>
    </message>
    <message>
        <source>Not entered: %1</source>
        <comment>letters that were typed</comment>
        <translation>Sin introducir: %1</translation>
    </message>
    <message>
        <source>Which coast? Add it, such as “nc”, or press Down.</source>
        <translation>¿Qué costa? Añádala, por ejemplo «nc», o pulse la flecha abajo.</translation>
    </message>
</context>
<context>
    <name>chancery::OrderRows</name>
    <message>
        <source>Orders, unit by unit</source>
        <translation>Órdenes, unidad por unidad</translation>
    </message>
    <message>
        <source>&amp;Edit this line</source>
        <translation>&amp;Editar esta línea</translation>
    </message>
    <message>
        <source>&amp;Remove this line</source>
        <translation>&amp;Quitar esta línea</translation>
    </message>
</context>
<context>
    <name>chancery::OrderSheets</name>
    <message>
        <source>A unit without an order holds.</source>
        <translation>Una unidad sin orden se mantiene.</translation>
    </message>
    <message>
        <source>Dislodged. It may retreat to: %1. Otherwise it is disbanded.</source>
        <translation>Desalojada. Puede retirarse a: %1. Si no, se disuelve.</translation>
    </message>
    <message>
        <source>Build %1</source>
        <translation>Construcción %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Eliminación %1</translation>
    </message>
    <message>
        <source>Vacant centres: %1. A build may be waived.</source>
        <translation>Centros libres: %1. Se puede renunciar a una construcción.</translation>
    </message>
    <message>
        <source>Units: %1.</source>
        <translation>Unidades: %1.</translation>
    </message>
    <message>
        <source>Order sheets</source>
        <translation>Hojas de órdenes</translation>
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
        <translation>%1 · juega también con %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a line on an order sheet: a unit of another power, and the power</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Repeated unless contradicted: %1.</source>
        <translation>Se repite si nada la contradice: %1.</translation>
    </message>
    <message>
        <source>Wish %1</source>
        <translation>Deseo %1</translation>
    </message>
    <message>
        <source>If an insurrection is raised for you: the home centres that you want back, each with an army or a fleet, the most important one first.</source>
        <translation>Si hay una insurrección a favor de usted: los centros de origen que quiere recuperar, cada uno con un ejército o una flota, el más importante primero.</translation>
    </message>
</context>
<context>
    <name>chancery::OrdersPanel</name>
    <message>
        <source>Results: %1</source>
        <comment>a phase</comment>
        <translation>Resultados: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PanelText</name>
    <message>
        <source>against</source>
        <comment>3 against 2: two strengths in a fight</comment>
        <translation>contra</translation>
    </message>
</context>
<context>
    <name>chancery::PaperReport</name>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Centros de suministro: %1.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>A game of Diplomacy</source>
        <translation>Una partida de Diplomacy</translation>
    </message>
    <message>
        <source>Map: %1. Rules: %2.</source>
        <translation>Mapa: %1. Reglas: %2.</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Puntuación: %1</translation>
    </message>
    <message>
        <source>Centres and points</source>
        <translation>Centros y puntos</translation>
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
        <translation>Impreso el %1.</translation>
    </message>
    <message>
        <source>The final board</source>
        <translation>El mapa final</translation>
    </message>
    <message>
        <source>The board after %1</source>
        <comment>a phase</comment>
        <translation>El mapa después de %1</translation>
    </message>
</context>
<context>
    <name>chancery::Papers</name>
    <message>
        <source>&amp;Order sheets</source>
        <translation>&amp;Hojas de órdenes</translation>
    </message>
    <message>
        <source>&amp;Report of the phase</source>
        <translation>&amp;Informe de la fase</translation>
    </message>
    <message>
        <source>Orders with their results, failed ones underlined, and the board</source>
        <translation>Órdenes con sus resultados, las fracasadas subrayadas, y el mapa</translation>
    </message>
    <message>
        <source>The whole game as a boo&amp;klet</source>
        <translation>Toda la &amp;partida en un cuaderno</translation>
    </message>
    <message>
        <source>Every resolved phase and the centre tally</source>
        <translation>Cada fase resuelta y el recuento de centros</translation>
    </message>
    <message>
        <source>The &amp;board</source>
        <translation>El &amp;mapa</translation>
    </message>
    <message>
        <source>The board of the phase shown; with orders once they are resolved</source>
        <translation>El mapa de la fase mostrada; con órdenes en cuanto estén resueltas</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Todas las potencias</translation>
    </message>
    <message>
        <source>Blank sheets to cut out, with the board, the player and a line for each order</source>
        <translation>Hojas en blanco para recortar, con el mapa, el jugador y una línea para cada orden</translation>
    </message>
    <message>
        <source>All delegations</source>
        <translation>Todas las delegaciones</translation>
    </message>
    <message>
        <source>&amp;Goal lists</source>
        <translation>Listas de &amp;objetivos</translation>
    </message>
    <message>
        <source>A page for each delegation alone: its goals, with lines for proposals</source>
        <translation>Una página solo para cada delegación: sus objetivos, con líneas para propuestas</translation>
    </message>
    <message>
        <source>&amp;Form of a conference</source>
        <translation>&amp;Formulario de conferencia</translation>
    </message>
    <message>
        <source>The blank form with which a delegation organises a conference</source>
        <translation>El formulario en blanco con el que una delegación organiza una conferencia</translation>
    </message>
    <message>
        <source>No power is asked for orders now: the phase is resolved, or nothing is due in it.</source>
        <translation>Ahora no se piden órdenes a ninguna potencia: la fase está resuelta o no hay nada que ordenar.</translation>
    </message>
    <message>
        <source>The phase shown is not resolved yet.</source>
        <translation>La fase mostrada aún no está resuelta.</translation>
    </message>
    <message>
        <source>No phase is resolved yet.</source>
        <translation>Aún no hay ninguna fase resuelta.</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxDialog</name>
    <message>
        <source>Paradox in %1</source>
        <translation>Paradoja: %1</translation>
    </message>
    <message>
        <source>&amp;Apply choice</source>
        <translation>&amp;Aplicar elección</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The board shows the effect</source>
        <translation>El mapa muestra el efecto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxWords</name>
    <message>
        <source>All hold</source>
        <translation>Todas se mantienen</translation>
    </message>
    <message>
        <source>Resolution %1</source>
        <translation>Resolución %1</translation>
    </message>
    <message>
        <source>that support protects %1</source>
        <translation>ese apoyo protege a %1</translation>
    </message>
    <message>
        <source>%1 would dislodge %2</source>
        <translation>%1 desalojaría a %2</translation>
    </message>
    <message>
        <source>%1 meets %2 coming the opposite way</source>
        <translation>%1 se encuentra de frente con %2</translation>
    </message>
    <message>
        <source>%1 would make room for %2</source>
        <translation>%1 haría sitio a %2</translation>
    </message>
    <message>
        <source>The house rule for paradoxes</source>
        <translation>la regla de la casa para paradojas</translation>
    </message>
    <message>
        <source>The gamemaster ruled: %1.</source>
        <translation>El árbitro decidió: %1.</translation>
    </message>
    <message>
        <source>Until the gamemaster rules, applied: %1.</source>
        <translation>Hasta que decida el árbitro, se aplica: %1.</translation>
    </message>
    <message>
        <source>Applied instead: %1.</source>
        <translation>Se aplica en su lugar: %1.</translation>
    </message>
    <message>
        <source>Succeed: %1.</source>
        <translation>Tienen éxito: %1.</translation>
    </message>
    <message>
        <source>Fail: %1.</source>
        <translation>Fracasan: %1.</translation>
    </message>
    <message>
        <source>Supports cut: %1.</source>
        <translation>Apoyos cortados: %1.</translation>
    </message>
    <message>
        <source>Fleets dislodged: %1.</source>
        <translation>Flotas desalojadas: %1.</translation>
    </message>
    <message>
        <source>No fleet is dislodged.</source>
        <translation>No se desaloja ninguna flota.</translation>
    </message>
    <message>
        <source>Settled by %1 (%2).</source>
        <comment>clause, rule</comment>
        <translation>Decidido según %1 (%2).</translation>
    </message>
    <message>
        <source>no move succeeds</source>
        <translation>ningún movimiento tiene éxito</translation>
    </message>
    <message>
        <source>no fleet is dislodged</source>
        <translation>no se desaloja ninguna flota</translation>
    </message>
    <message>
        <source>%1 would bounce %2</source>
        <translation>%1 haría rebotar a %2</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation>el reglamento</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, order</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 would cut the support of %2</source>
        <translation>%1 cortaría el apoyo de %2</translation>
    </message>
    <message>
        <source>that support decides the move of %1</source>
        <translation>ese apoyo decide el movimiento de %1</translation>
    </message>
    <message>
        <source>that support decides %1</source>
        <translation>ese apoyo decide %1</translation>
    </message>
    <message>
        <source>Szykman&apos;s rule: the convoys are disrupted</source>
        <translation>Regla de Szykman: los convoyes se interrumpen</translation>
    </message>
    <message>
        <source>%1 convoys %2</source>
        <translation>%1 convoya a %2</translation>
    </message>
    <message>
        <source>%1 gives no answer: no result is consistent.</source>
        <comment>clause</comment>
        <translation>%1 no da respuesta: ningún resultado es coherente.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves several answers: %n results are consistent.</source>
        <comment>clause, always several</comment>
        <translation>
            <numerusform>%1 deja varias respuestas: %n resultado es coherente.</numerusform>
            <numerusform>%1 deja varias respuestas: %n resultados son coherentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>moves that succeed: %1</source>
        <comment>in a list of results</comment>
        <translation>movimientos con éxito: %1</translation>
    </message>
    <message>
        <source>fleets dislodged: %1</source>
        <comment>in a list of results</comment>
        <translation>flotas desalojadas: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PasteDialog</name>
    <message>
        <source>Paste order sheets</source>
        <translation>Pegar hojas de órdenes</translation>
    </message>
    <message>
        <source>The text does not say clearly whose these orders are. Choose a power for each part. Nothing has been changed yet.</source>
        <translation>El texto no dice con claridad de quién son estas órdenes. Elija una potencia para cada parte. Aún no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>&amp;Enter orders</source>
        <translation>&amp;Introducir órdenes</translation>
    </message>
    <message>
        <source>Power for %1</source>
        <comment>part of a text</comment>
        <translation>Potencia para %1</translation>
    </message>
    <message>
        <source>The power on whose order sheet this part is written</source>
        <translation>La potencia en cuya hoja de órdenes se escribe esta parte</translation>
    </message>
    <message>
        <source>Choose a power…</source>
        <translation>Elija una potencia…</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a part of a pasted text</comment>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Lines that name their power</source>
        <translation>Líneas que nombran su potencia</translation>
    </message>
    <message>
        <source>Lines without a heading</source>
        <translation>Líneas sin encabezado</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>heading</comment>
        <translation>«%1»</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s)</source>
        <comment>heading</comment>
        <translation>
            <numerusform>%1: %n orden</numerusform>
            <numerusform>%1: %n órdenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not entered</source>
        <translation>No se introduce</translation>
    </message>
    <message>
        <source>New order sheet of %1</source>
        <comment>power</comment>
        <translation>Nueva hoja de órdenes de %1</translation>
    </message>
    <message numerus="yes">
        <source>Replaces the order sheet of %1 (%n line(s))</source>
        <comment>power</comment>
        <translation>
            <numerusform>Sustituye la hoja de órdenes de %1 (%n línea)</numerusform>
            <numerusform>Sustituye la hoja de órdenes de %1 (%n líneas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a power</source>
        <translation>
            <numerusform>%n parte sin potencia</numerusform>
            <numerusform>%n partes sin potencia</numerusform>
        </translation>
    </message>
    <message>
        <source>One step; Undo takes it back</source>
        <translation>Un solo paso; Deshacer lo revierte</translation>
    </message>
    <message>
        <source>Everything is left out</source>
        <translation>Se omite todo</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Aún no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Added to the order sheet of %1</source>
        <comment>power</comment>
        <translation>Se añade a la hoja de órdenes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n línea más</numerusform>
            <numerusform>%n líneas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for %2</source>
        <comment>heading, powers</comment>
        <translation>
            <numerusform>%1: %n orden para %2</numerusform>
            <numerusform>%1: %n órdenes para %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Keep its other orders</source>
        <translation>&amp;Conservar sus otras órdenes</translation>
    </message>
    <message>
        <source>Keep its other orders</source>
        <translation>Conservar sus otras órdenes</translation>
    </message>
    <message>
        <source>What is on the sheet for other units stays; otherwise the sheet is replaced</source>
        <translation>Lo que la hoja dice para otras unidades se queda; si no, la hoja se sustituye</translation>
    </message>
    <message>
        <source>Known by its orders</source>
        <comment>a power, for a part of a pasted text</comment>
        <translation>Reconocida por sus órdenes</translation>
    </message>
    <message>
        <source>Every order is for a unit of another power</source>
        <comment>a part of a text with a power&apos;s heading</comment>
        <translation>Todas las órdenes son para unidades de otra potencia</translation>
    </message>
</context>
<context>
    <name>chancery::PasteNote</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Take back what was pasted</source>
        <translation>Deshacer lo que se pegó</translation>
    </message>
    <message>
        <source>Nothing is pasted: no line of the text is an order, or there are more than a phase can have.</source>
        <translation>No se pega nada: ninguna línea del texto es una orden, o hay más de las que caben en una fase.</translation>
    </message>
    <message>
        <source>Pasted: %1.</source>
        <translation>Pegado: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PasteText</name>
    <message>
        <source>There is no unit %1.</source>
        <translation>No hay ninguna unidad %1.</translation>
    </message>
    <message>
        <source>%1 is a unit of %2.</source>
        <comment>a unit, a power</comment>
        <translation>%1 es una unidad de %2.</translation>
    </message>
    <message>
        <source>the sheet of %1 is replaced</source>
        <translation>se sustituye la hoja de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n earlier line(s) replaced</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n línea anterior sustituida</numerusform>
            <numerusform>%1: %n líneas anteriores sustituidas</numerusform>
        </translation>
    </message>
    <message>
        <source>no order</source>
        <translation>ninguna orden</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 powers</source>
        <translation>
            <numerusform>%n orden para %1 potencias</numerusform>
            <numerusform>%n órdenes para %1 potencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1</source>
        <comment>power</comment>
        <translation>
            <numerusform>%n orden para %1</numerusform>
            <numerusform>%n órdenes para %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n no entendida</numerusform>
            <numerusform>%n no entendidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that is not there</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n orden para una unidad que no está</numerusform>
            <numerusform>%1: %n órdenes para unidades que no están</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for another power&apos;s unit</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n orden para una unidad de otra potencia</numerusform>
            <numerusform>%1: %n órdenes para unidades de otra potencia</numerusform>
        </translation>
    </message>
    <message>
        <source>written for %1</source>
        <comment>a phase: Fall 1902</comment>
        <translation>escrito para %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n illegal order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n orden ilegal</numerusform>
            <numerusform>%1: %n órdenes ilegales</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <comment>a heading, a power</comment>
        <translation>«%1» se leyó como %2</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) without a power</source>
        <translation>
            <numerusform>%n orden sin potencia</numerusform>
            <numerusform>%n órdenes sin potencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a power</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n sin potencia</numerusform>
            <numerusform>%n sin potencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without an order</source>
        <translation>
            <numerusform>%n línea sin orden</numerusform>
            <numerusform>%n líneas sin orden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more than one sheet</source>
        <comment>powers</comment>
        <translation>%1: más de una hoja</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n other order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 conserva %n orden más</numerusform>
            <numerusform>%1 conserva %n órdenes más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misspelt name(s) read as other(s)</source>
        <translation>
            <numerusform>%n nombre mal escrito leído como otro</numerusform>
            <numerusform>%n nombres mal escritos leídos como otros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that has another order</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n orden para una unidad que tiene otra</numerusform>
            <numerusform>%1: %n órdenes para unidades que tienen otra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n línea omitida</numerusform>
            <numerusform>%n líneas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit has to retreat from %1.</source>
        <comment>a province</comment>
        <translation>Ninguna unidad tiene que retirarse de %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PastedLines</name>
    <message>
        <source>Lines to look at</source>
        <translation>Líneas por revisar</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n línea más</numerusform>
            <numerusform>%n líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>power, line</comment>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>Meaning of “%1”</source>
        <comment>line</comment>
        <translation>Significado de «%1»</translation>
    </message>
    <message>
        <source>What this line means, how it is to be written, or whether it is left out</source>
        <translation>Qué significa esta línea, cómo debe escribirse o si se omite</translation>
    </message>
    <message>
        <source>As it is written</source>
        <comment>a line</comment>
        <translation>Tal como está escrita</translation>
    </message>
    <message>
        <source>Write it otherwise…</source>
        <comment>a line</comment>
        <translation>Escribirla de otro modo…</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a part of a pasted text</comment>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Entendida</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseBox</name>
    <message>
        <source>%1, movement</source>
        <comment>season</comment>
        <translation>%1, movimientos</translation>
    </message>
    <message>
        <source>%1, retreats</source>
        <comment>season</comment>
        <translation>%1, retiradas</translation>
    </message>
    <message>
        <source>%1, adjustments</source>
        <comment>season</comment>
        <translation>%1, ajustes</translation>
    </message>
    <message>
        <source>Season and kind of phase</source>
        <translation>Estación y tipo de fase</translation>
    </message>
    <message>
        <source>The phase to enter orders for</source>
        <translation>La fase para la que se introducen órdenes</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>The year of the phase</source>
        <translation>El año de la fase</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseChoices</name>
    <message>
        <source>“%1” %2</source>
        <comment>a line of the sheet, what is wrong</comment>
        <translation>«%1» %2</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) cannot be used: no owned home centre is vacant</source>
        <translation>
            <numerusform>%n construcción no puede usarse: ningún centro de origen propio está libre</numerusform>
            <numerusform>%n construcciones no pueden usarse: ningún centro de origen propio está libre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is left to do, what cannot be done</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>desalojada</translation>
    </message>
    <message>
        <source>dislodged by %1</source>
        <translation>desalojada por %1</translation>
    </message>
    <message>
        <source>dislodged by %1 from %2</source>
        <translation>desalojada por %1 desde %2</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>Disband</source>
        <translation>Disolver</translation>
    </message>
    <message>
        <source>cut off from its centres</source>
        <translation>aislada de sus centros</translation>
    </message>
    <message>
        <source>in one of its centres</source>
        <translation>en uno de sus centros</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) from its centres</source>
        <translation>
            <numerusform>a %n movimiento de sus centros</numerusform>
            <numerusform>a %n movimientos de sus centros</numerusform>
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
        <translation>Retiradas y construcciones</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Builds and removals</source>
        <translation>Construcciones y eliminaciones</translation>
    </message>
    <message>
        <source>Power of the typed order</source>
        <translation>Potencia de la orden tecleada</translation>
    </message>
    <message>
        <source>Power whose order you type</source>
        <translation>Potencia cuya orden se teclea</translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation>Unidades desalojadas</translation>
    </message>
    <message>
        <source>Powers with builds or removals</source>
        <translation>Potencias con construcciones o eliminaciones</translation>
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
        <translation>Teclear una retirada</translation>
    </message>
    <message>
        <source>Type an adjustment</source>
        <translation>Teclear un ajuste</translation>
    </message>
    <message>
        <source>A retreat such as “A MUN - BUR”, or “D A MUN” to disband; press Enter to add it</source>
        <translation>Una retirada como «A MUN - BUR», o «D A MUN» para disolver; pulse Intro para añadirla</translation>
    </message>
    <message>
        <source>“B A PAR” builds, “D F LON” removes, “WAIVE” waives a build; press Enter to add it</source>
        <translation>«B A PAR» construye, «D F LON» elimina, «WAIVE» renuncia a una construcción; pulse Intro para añadirlo</translation>
    </message>
    <message>
        <source>Nothing to choose in this phase.</source>
        <translation>En esta fase no hay nada que elegir.</translation>
    </message>
    <message>
        <source>All choices are made.</source>
        <translation>Todo está elegido.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still undecided. Without an order a unit disbands.</source>
        <translation>
            <numerusform>%n unidad aún sin decidir. Sin orden se disuelve.</numerusform>
            <numerusform>%n unidades aún sin decidir. Sin orden, una unidad se disuelve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left</source>
        <translation>
            <numerusform>queda %n elección</numerusform>
            <numerusform>quedan %n elecciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible.</source>
        <translation>%1 no es posible.</translation>
    </message>
</context>
<context>
    <name>chancery::PhasePaper</name>
    <message>
        <source>not dislodged</source>
        <translation>no desalojada</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>result, rulebooks</comment>
        <translation>%1 según %2</translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation>Paradoja de convoy</translation>
    </message>
    <message>
        <source>The circle:</source>
        <translation>El círculo:</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>number, link of the circle</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>Under other rulebooks</source>
        <translation>Según otros reglamentos</translation>
    </message>
    <message>
        <source>All rulebooks agree.</source>
        <translation>Todos los reglamentos coinciden.</translation>
    </message>
    <message>
        <source>?: the rulebook leaves it to the table.</source>
        <translation>?: el reglamento lo deja a la mesa.</translation>
    </message>
    <message>
        <source>As the program plays it: %1</source>
        <translation>Tal como lo juega el programa: %1</translation>
    </message>
    <message>
        <source>The clauses, in our own words</source>
        <translation>Los artículos, con nuestras palabras</translation>
    </message>
    <message>
        <source>There is nothing to resolve.</source>
        <translation>No hay nada que resolver.</translation>
    </message>
</context>
<context>
    <name>chancery::PhaseReport</name>
    <message>
        <source>no order</source>
        <translation>sin orden</translation>
    </message>
    <message>
        <source>no order, %1</source>
        <translation>sin orden, %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>power, its orders</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Dislodged:</source>
        <translation>Desalojadas:</translation>
    </message>
    <message>
        <source>Supply centres: %1.</source>
        <translation>Centros de suministro: %1.</translation>
    </message>
    <message>
        <source>%1 cannot retreat and is destroyed.</source>
        <translation>%1 no puede retirarse y desaparece.</translation>
    </message>
    <message>
        <source>%1 will be disbanded, because it has no player.</source>
        <translation>%1 se disolverá, porque no tiene jugador.</translation>
    </message>
    <message>
        <source>%1 may retreat to: %2.</source>
        <translation>%1 puede retirarse a: %2.</translation>
    </message>
    <message>
        <source>Vote – %1.</source>
        <translation>Votación – %1.</translation>
    </message>
    <message>
        <source>Orders between underscores failed.</source>
        <translation>Las órdenes entre guiones bajos fracasaron.</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notas: %1</translation>
    </message>
</context>
<context>
    <name>chancery::PictureFolder</name>
    <message>
        <source>The folder %1 cannot be created. Choose another place.</source>
        <translation>No puede crearse la carpeta %1. Elija otro lugar.</translation>
    </message>
    <message>
        <source>The folder %1 already contains frames. Choose another.</source>
        <translation>La carpeta %1 ya contiene fotogramas. Elija otra.</translation>
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
        <translation>%1, unidad desalojada</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>unit</comment>
        <translation>%1, unidad nueva</translation>
    </message>
    <message>
        <source>%1, removed</source>
        <comment>unit</comment>
        <translation>%1, unidad eliminada</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mar</translation>
    </message>
    <message>
        <source>coast</source>
        <translation>costa</translation>
    </message>
    <message>
        <source>inland</source>
        <translation>tierra adentro</translation>
    </message>
    <message>
        <source>supply centre without an owner</source>
        <translation>centro de suministro sin dueño</translation>
    </message>
    <message>
        <source>home centre of %1</source>
        <comment>power</comment>
        <translation>centro de origen de %1</translation>
    </message>
    <message>
        <source>supply centre of %1</source>
        <comment>power</comment>
        <translation>centro de suministro de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of province, whose centre</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>province</comment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>province</comment>
        <translation>puede elegirse</translation>
    </message>
    <message>
        <source>still to be ordered</source>
        <comment>province</comment>
        <translation>aún sin orden</translation>
    </message>
    <message>
        <source>another order than elsewhere</source>
        <comment>province</comment>
        <translation>orden distinta a la de otro sitio</translation>
    </message>
    <message>
        <source>another result than elsewhere</source>
        <comment>province</comment>
        <translation>resultado distinto al de otro sitio</translation>
    </message>
    <message>
        <source>closed to retreats by a standoff</source>
        <translation>cerrada a las retiradas por un empate</translation>
    </message>
    <message>
        <source>ruled by the gamemaster</source>
        <translation>decidido por el árbitro</translation>
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
        <translation>«%1» ya está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>“%1” is already open in another window on this computer.</source>
        <translation>«%1» ya está abierto en otra ventana de este equipo.</translation>
    </message>
    <message>
        <source>“%1” is already open on this computer, by the user “%2”.</source>
        <translation>«%1» ya está abierto en este equipo, por el usuario «%2».</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”.</source>
        <translation>«%1» ya está abierto en el equipo «%2».</translation>
    </message>
    <message>
        <source>“%1” is already open on the computer “%2”, by the user “%3”.</source>
        <translation>«%1» ya está abierto en el equipo «%2», por el usuario «%3».</translation>
    </message>
</context>
<context>
    <name>chancery::PlaceDialog</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Examinar</translation>
    </message>
    <message>
        <source>Choose a folder and a name</source>
        <translation>Elegir una carpeta y un nombre</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Ex&amp;portar</translation>
    </message>
    <message>
        <source>Files (%1)</source>
        <translation>Archivos (%1)</translation>
    </message>
    <message>
        <source>Choose a file name.</source>
        <translation>Elija un nombre de archivo.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation>No existe la carpeta %1. Elija otra.</translation>
    </message>
    <message>
        <source>The folder %1 is not writable. Choose another.</source>
        <translation>No se puede escribir en la carpeta %1. Elija otra.</translation>
    </message>
    <message>
        <source>The file name must end in .%1.</source>
        <translation>El nombre del archivo debe terminar en .%1.</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>Este archivo existe y se sustituirá.</translation>
    </message>
</context>
<context>
    <name>chancery::PlaceFinder</name>
    <message>
        <source>Type the beginning of a province’s name.</source>
        <translation>Teclee el principio del nombre de una provincia.</translation>
    </message>
    <message>
        <source>No province begins with “%1”.</source>
        <translation>Ninguna provincia empieza por «%1».</translation>
    </message>
</context>
<context>
    <name>chancery::PlayerWords</name>
    <message>
        <source>%2 from %1 on</source>
        <comment>phase, player</comment>
        <translation>%2 desde %1</translation>
    </message>
    <message>
        <source>in civil disorder from %1 until %2</source>
        <translation>en desorden civil desde %1 hasta %2</translation>
    </message>
    <message>
        <source>in civil disorder from %1 on</source>
        <translation>en desorden civil desde %1</translation>
    </message>
    <message>
        <source>civil disorder</source>
        <translation>desorden civil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>number</comment>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>chancery::PlayersDialog</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 no tiene jugador: sus unidades se mantienen.</numerusform>
            <numerusform>%1 no tienen jugador: sus unidades se mantienen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Sustituto</translation>
    </message>
    <message>
        <source>Civil disorder</source>
        <translation>Desorden civil</translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation>Jugador de %1</translation>
    </message>
    <message>
        <source>The player at the start; optional</source>
        <translation>El jugador al principio; opcional</translation>
    </message>
    <message>
        <source>%1 is in civil disorder</source>
        <translation>%1 está en desorden civil</translation>
    </message>
    <message>
        <source>Replacement for %1</source>
        <translation>Sustituto para %1</translation>
    </message>
    <message>
        <source>The player from now on; optional</source>
        <translation>El jugador a partir de ahora; opcional</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested; units without an order hold</source>
        <translation>Su jugador está ausente: no se piden órdenes; las unidades sin orden se mantienen</translation>
    </message>
    <message>
        <source>Its player is absent: no orders are requested; units repeat their last order, or hold</source>
        <translation>Su jugador está ausente: no se piden órdenes; las unidades repiten su última orden o se mantienen</translation>
    </message>
</context>
<context>
    <name>chancery::PositionDraft</name>
    <message>
        <source>%1: there is already a unit of %2.</source>
        <translation>%1: ya hay una unidad de %2.</translation>
    </message>
    <message>
        <source>%1: there is no such province on this map.</source>
        <translation>%1: no existe esa provincia en este mapa.</translation>
    </message>
    <message>
        <source>%1 is not a supply centre.</source>
        <translation>%1 no es un centro de suministro.</translation>
    </message>
    <message>
        <source>%1 already belongs to %2.</source>
        <translation>%1 ya pertenece a %2.</translation>
    </message>
    <message>
        <source>%1 is not a unit. Enter one such as “A PAR” or “F STP/sc”.</source>
        <translation>%1 no es una unidad. Escriba una como «A PAR» o «F STP/sc».</translation>
    </message>
    <message>
        <source>%1: an army cannot be at sea.</source>
        <translation>%1: un ejército no puede estar en el mar.</translation>
    </message>
    <message>
        <source>%1: a fleet cannot be inland.</source>
        <translation>%1: una flota no puede estar tierra adentro.</translation>
    </message>
    <message>
        <source>%1: on which coast? Enter %2 or %3.</source>
        <translation>%1: ¿en qué costa? Escriba %2 o %3.</translation>
    </message>
    <message>
        <source>There are two units in %1.</source>
        <translation>Hay dos unidades en %1.</translation>
    </message>
</context>
<context>
    <name>chancery::PowerChooser</name>
    <message>
        <source>Powers</source>
        <translation>Potencias</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>%1: %2; sheet received</source>
        <translation>%1: %2; hoja recibida</translation>
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
        <translation>Elegir estas</translation>
    </message>
    <message>
        <source>Retreat of %1</source>
        <translation>Retirada de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, build or removal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Provinces to which %1 may retreat</source>
        <translation>Provincias a las que puede retirarse %1</translation>
    </message>
    <message>
        <source>– undecided –</source>
        <translation>– sin decidir –</translation>
    </message>
    <message>
        <source>– %1 –</source>
        <comment>not chosen</comment>
        <translation>– %1 –</translation>
    </message>
    <message>
        <source>Choose the units that the rules would remove</source>
        <translation>Elegir las unidades que eliminarían las reglas</translation>
    </message>
    <message>
        <source>Chooses the units that the rules would remove; you can still change the choice</source>
        <translation>Elige las unidades que eliminarían las reglas; la elección aún puede cambiarse</translation>
    </message>
</context>
<context>
    <name>chancery::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of windows, reports and slides</source>
        <translation>Idioma de ventanas, informes y diapositivas</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark windows and boards</source>
        <translation>Ventanas y mapas claros u oscuros</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Labels on the board</source>
        <translation>Rótulos del mapa</translation>
    </message>
    <message>
        <source>Labels on the provinces of the board</source>
        <translation>Rótulos de las provincias del mapa</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>La&amp;bels:</source>
        <translation>Rótu&amp;los:</translation>
    </message>
    <message>
        <source>Speed of animation</source>
        <translation>Velocidad de la animación</translation>
    </message>
    <message>
        <source>From a quarter of the normal speed to four times</source>
        <translation>Desde un cuarto de la velocidad normal hasta el cuádruple</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>&amp;Velocidad:</translation>
    </message>
    <message>
        <source>Projector display</source>
        <translation>Pantalla del proyector</translation>
    </message>
    <message>
        <source>Display on which the audience window opens</source>
        <translation>Pantalla en la que se abre la ventana del público</translation>
    </message>
    <message>
        <source>The first display without the console</source>
        <translation>La primera pantalla sin la consola</translation>
    </message>
    <message>
        <source>%1 (not connected)</source>
        <translation>%1 (sin conectar)</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>&amp;Display:</source>
        <translation>&amp;Pantalla:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Sounds of the clock</source>
        <translation>Sonidos del reloj</translation>
    </message>
    <message>
        <source>A bell one minute before a stage ends, and three when it ends</source>
        <translation>Una campanada un minuto antes de que acabe una etapa, y tres cuando acaba</translation>
    </message>
    <message>
        <source>Speech of the clock</source>
        <translation>Voz del reloj</translation>
    </message>
    <message>
        <source>Announces aloud what the bells mean</source>
        <translation>Anuncia en voz alta lo que significan las campanadas</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>V&amp;olumen:</translation>
    </message>
    <message>
        <source>Reading of orders</source>
        <translation>Lectura de órdenes</translation>
    </message>
    <message>
        <source>How orders are read out before the results are shown</source>
        <translation>Cómo se leen las órdenes antes de mostrar los resultados</translation>
    </message>
    <message>
        <source>Power by power</source>
        <translation>Potencia por potencia</translation>
    </message>
    <message>
        <source>Order by order</source>
        <translation>Orden por orden</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Todas a la vez</translation>
    </message>
    <message>
        <source>Sa&amp;y who attacked a power that it supported</source>
        <translation>&amp;Decir quién atacó a una potencia que apoyaba</translation>
    </message>
    <message>
        <source>Attacks on powers supported a turn ago</source>
        <translation>Ataques a potencias apoyadas un turno antes</translation>
    </message>
    <message>
        <source>The card at the end of a turn names who attacked a power that it supported a turn ago</source>
        <translation>La tarjeta del final de un turno dice quién atacó a una potencia a la que apoyaba un turno antes</translation>
    </message>
    <message>
        <source>Readi&amp;ng of orders:</source>
        <translation>L&amp;ectura de órdenes:</translation>
    </message>
    <message>
        <source>Ca&amp;mera:</source>
        <translation>Cá&amp;mara:</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Cámara</translation>
    </message>
    <message>
        <source>Whether the audience window shows each fight from near; with reduced motion it does not</source>
        <translation>Si la ventana del público muestra cada combate de cerca; con movimiento reducido no lo hace</translation>
    </message>
    <message>
        <source>Goes to each fight</source>
        <translation>Va a cada combate</translation>
    </message>
    <message>
        <source>Stays on the whole board</source>
        <translation>Se queda en todo el mapa</translation>
    </message>
    <message>
        <source>Open the last game on &amp;start</source>
        <translation>A&amp;brir la última partida al iniciar</translation>
    </message>
    <message>
        <source>Open the last game on start</source>
        <translation>Abrir la última partida al iniciar</translation>
    </message>
    <message>
        <source>Starts with the game that was open last, without the start page</source>
        <translation>Empieza con la última partida que estuvo abierta, sin la página de inicio</translation>
    </message>
    <message>
        <source>There are no bells, because this program was built without them. The computer beeps instead.</source>
        <translation>No hay campanas, porque este programa se compiló sin ellas. En su lugar, el equipo emite un pitido.</translation>
    </message>
    <message>
        <source>There is no speech, because this program was built without it.</source>
        <translation>No hay voz, porque este programa se compiló sin ella.</translation>
    </message>
    <message>
        <source>There is no speech, because no speech engine for Qt is installed.</source>
        <translation>No hay voz, porque no hay ningún motor de voz para Qt instalado.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Ata&amp;jos de teclado…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Change the keys of all actions</source>
        <translation>Cambiar las teclas de todas las acciones</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Si&amp;ze of text:</source>
        <translation>Tamaño del te&amp;xto:</translation>
    </message>
    <message>
        <source>Bells of the cl&amp;ock</source>
        <translation>Campana&amp;s del reloj</translation>
    </message>
    <message>
        <source>Sp&amp;eech of the clock</source>
        <translation>Vo&amp;z del reloj</translation>
    </message>
    <message>
        <source>Sounds of the reveal</source>
        <translation>Sonidos de la revelación</translation>
    </message>
    <message>
        <source>Quiet sounds for a new phase, a clash, a dislodgement, a centre taken and an ending</source>
        <translation>Sonidos discretos para una fase nueva, un choque, un desalojo, un centro tomado y un final</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Volume of bells, speech and the sounds of the reveal</source>
        <translation>Volumen de las campanas, la voz y los sonidos de la revelación</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Size of all text but that of boards and the audience, in the font of the system</source>
        <translation>Tamaño de todos los textos salvo los de los mapas y el público, en la fuente del sistema</translation>
    </message>
    <message>
        <source>Shows each step at once; nothing moves</source>
        <translation>Muestra cada paso de golpe; nada se mueve</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Black and white, strong outlines and hatched land in windows, on boards and for the players</source>
        <translation>Blanco y negro, contornos marcados y territorio rayado en ventanas, mapas y para los jugadores</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast:</source>
        <translation>Alto co&amp;ntraste:</translation>
    </message>
    <message>
        <source>&amp;Reduced motion:</source>
        <translation>Movimiento red&amp;ucido:</translation>
    </message>
</context>
<context>
    <name>chancery::PrintDialog</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>&amp;Preview and print…</source>
        <translation>&amp;Vista previa e imprimir…</translation>
    </message>
    <message>
        <source>Preview and print</source>
        <translation>Vista previa e imprimir</translation>
    </message>
    <message>
        <source>Preview the pages, then print them</source>
        <translation>Ver las páginas en vista previa y luego imprimirlas</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Save the pages to a file</source>
        <translation>Guardar las páginas en un archivo</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vista previa: %1</translation>
    </message>
    <message>
        <source>For which power</source>
        <translation>Para qué potencia</translation>
    </message>
    <message>
        <source>All order sheets, or those of one power</source>
        <translation>Todas las hojas de órdenes, o las de una potencia</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Tamaño de página</translation>
    </message>
    <message>
        <source>The size of the paper</source>
        <translation>El tamaño del papel</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>How the pages are turned</source>
        <translation>Cómo se giran las páginas</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Pa&amp;ge:</source>
        <translation>Pági&amp;na:</translation>
    </message>
</context>
<context>
    <name>chancery::ProjectorWindow</name>
    <message>
        <source>Audience</source>
        <translation>Público</translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation>Lo que ven los jugadores</translation>
    </message>
</context>
<context>
    <name>chancery::PromptText</name>
    <message>
        <source>Games (*.chancery);;All files (*)</source>
        <translation>Partidas (*.chancery);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>&amp;Resolve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>Aún &amp;no</translation>
    </message>
    <message>
        <source>Swap displays</source>
        <translation>Intercambiar pantallas</translation>
    </message>
    <message>
        <source>Swap the displays of the two windows?</source>
        <translation>¿Intercambiar las pantallas de las dos ventanas?</translation>
    </message>
    <message>
        <source>The console, with all orders, moves to the display that the audience sees now. The audience window moves to this display. It stays blank until you answer.</source>
        <translation>La consola, con todas las órdenes, pasa a la pantalla que el público ve ahora. La ventana del público pasa a esta pantalla. Sigue en negro hasta que usted responda.</translation>
    </message>
    <message>
        <source>&amp;Swap displays</source>
        <translation>&amp;Intercambiar pantallas</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>The audience window shows “%1”. Show “%2” instead?</source>
        <translation>La ventana del público muestra «%1». ¿Mostrar «%2» en su lugar?</translation>
    </message>
    <message>
        <source>&amp;Show this game</source>
        <translation>&amp;Mostrar esta partida</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase siguiente</translation>
    </message>
    <message>
        <source>“%1” has not been revealed. Go to the next phase anyway?</source>
        <comment>phase</comment>
        <translation>«%1» no se ha revelado. ¿Pasar igualmente a la fase siguiente?</translation>
    </message>
    <message>
        <source>The players will see the new position without having seen the orders.</source>
        <translation>Los jugadores verán la nueva posición sin haber visto las órdenes.</translation>
    </message>
    <message>
        <source>&amp;Next phase</source>
        <translation>Fase &amp;siguiente</translation>
    </message>
    <message>
        <source>Here you can look at the game as it was last saved, and save a copy that you can change.</source>
        <translation>Aquí puede ver la partida como se guardó la última vez, y guardar una copia que pueda modificar.</translation>
    </message>
    <message>
        <source>Open &amp;read-only</source>
        <translation>Abrir en so&amp;lo lectura</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>Agreed end</source>
        <translation>Final acordado</translation>
    </message>
    <message>
        <source>The players have agreed to stop at %1. End the game now?</source>
        <comment>time</comment>
        <translation>Los jugadores han acordado parar a las %1. ¿Terminar la partida ahora?</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
        <source>Read a set-up</source>
        <translation>Leer una plantilla</translation>
    </message>
    <message>
        <source>Set-ups (*.toml);;All files (*)</source>
        <translation>Plantillas (*.toml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Studies (*.study);;All files (*)</source>
        <translation>Estudios (*.study);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save study</source>
        <translation>Guardar estudio</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Abrir estudio</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Archivo modificado</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>&amp;Open what is there</source>
        <translation>&amp;Abrir lo que hay</translation>
    </message>
    <message>
        <source>O&amp;verwrite</source>
        <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
        <source>Save &amp;here again</source>
        <translation>&amp;Guardar aquí de nuevo</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>in a list of kinds of files</comment>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Games and studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Partidas y estudios</translation>
    </message>
    <message>
        <source>Studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Open one of several</source>
        <translation>Abrir uno de varios</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Resolve with everything as it is now?</source>
        <translation>¿Resolver con todo como está ahora?</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Conser&amp;var para después</translation>
    </message>
    <message>
        <source>Pictures of studies</source>
        <comment>in a list of kinds of files</comment>
        <translation>Imágenes de estudios</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Anular</translation>
    </message>
    <message>
        <source>The players will see this.</source>
        <translation>Los jugadores verán esto.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Anular</translation>
    </message>
    <message>
        <source>Earlier phase</source>
        <translation>Fase anterior</translation>
    </message>
    <message>
        <source>The reveal stops for the players while you look at an earlier phase.</source>
        <translation>La revelación se detiene para los jugadores mientras usted mira una fase anterior.</translation>
    </message>
    <message>
        <source>It goes on where it stopped when you show the current phase again.</source>
        <translation>Sigue donde se detuvo cuando usted vuelve a mostrar la fase actual.</translation>
    </message>
    <message>
        <source>&amp;Stop the reveal</source>
        <translation>&amp;Detener la revelación</translation>
    </message>
    <message>
        <source>Resolve and reveal</source>
        <translation>Resolver y revelar</translation>
    </message>
    <message>
        <source>Resolve and reveal with everything as it is now?</source>
        <translation>¿Resolver y revelar con todo como está ahora?</translation>
    </message>
    <message>
        <source>&amp;Resolve and reveal</source>
        <translation>&amp;Resolver y revelar</translation>
    </message>
    <message>
        <source>The audience window is closed: no one sees the results there.</source>
        <translation>La ventana del público está cerrada: allí nadie ve los resultados.</translation>
    </message>
    <message>
        <source>The orders of %1 are not resolved. They are secret.</source>
        <comment>a phase</comment>
        <translation>Las órdenes de %1 no están resueltas. Son secretas.</translation>
    </message>
    <message>
        <source>All who read the copy will see them.</source>
        <translation>Todos los que lean la copia las verán.</translation>
    </message>
    <message>
        <source>&amp;Write them, too</source>
        <translation>&amp;Escribirlas también</translation>
    </message>
    <message>
        <source>&amp;Leave them out</source>
        <translation>&amp;Omitirlas</translation>
    </message>
    <message>
        <source>&amp;Reveal first</source>
        <translation>&amp;Revelar antes</translation>
    </message>
    <message>
        <source>The players are still being shown “%1”. Go to the next phase now?</source>
        <comment>phase</comment>
        <translation>Todavía se está mostrando «%1» a los jugadores. ¿Pasar ahora a la fase siguiente?</translation>
    </message>
    <message>
        <source>They will not see the rest of the reveal.</source>
        <translation>No verán el resto de la revelación.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar</translation>
    </message>
    <message>
        <source>Reveal with everything as it is now?</source>
        <translation>¿Revelar con todo como está ahora?</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Revelar</translation>
    </message>
    <message>
        <source>The audience window shows another game: no one sees the results there.</source>
        <translation>La ventana del público muestra otra partida: allí nadie ve los resultados.</translation>
    </message>
    <message>
        <source>&amp;Enter and go on</source>
        <translation>&amp;Introducir y seguir</translation>
    </message>
</context>
<context>
    <name>chancery::QuestionText</name>
    <message>
        <source>Wishes</source>
        <comment>of a power that has lost its country</comment>
        <translation>Deseos</translation>
    </message>
    <message>
        <source>home centres, the most important one first, such as %1</source>
        <translation>centros de origen, el más importante primero, por ejemplo %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Enter or click the next tab</source>
        <translation>Intro, o clic en la siguiente pestaña</translation>
    </message>
    <message>
        <source>All orders are entered</source>
        <translation>Todas las órdenes están introducidas</translation>
    </message>
    <message>
        <source>No orders are due</source>
        <translation>No hay órdenes pendientes</translation>
    </message>
    <message>
        <source>currently %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>Build %1 of %2</source>
        <translation>Construcción %1 de %2</translation>
    </message>
    <message>
        <source>Removal %1 of %2</source>
        <translation>Eliminación %1 de %2</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <comment>a line</comment>
        <translation>No se entiende: %1</translation>
    </message>
    <message>
        <source>Order for %1</source>
        <translation>Orden para %1</translation>
    </message>
    <message>
        <source>“%1” is typed for %2, but not entered.</source>
        <comment>letters, power</comment>
        <translation>«%1» está escrito para %2, pero no introducido.</translation>
    </message>
    <message>
        <source>“%1” is typed for %2 (%3), but not entered: %4.</source>
        <comment>letters, power, unit or build, what stands instead</comment>
        <translation>«%1» está escrito para %2 (%3), pero no introducido: %4.</translation>
    </message>
    <message>
        <source>no order yet</source>
        <translation>aún sin orden</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingProblems</name>
    <message>
        <source>a unit such as “A Paris”</source>
        <translation>una unidad, como «A París»</translation>
    </message>
    <message>
        <source>a province</source>
        <translation>una provincia</translation>
    </message>
    <message>
        <source>the destination</source>
        <translation>el destino</translation>
    </message>
    <message>
        <source>an order (hold, move, support, convoy…)</source>
        <translation>una orden (mantenerse, mover, apoyar, convoyar…)</translation>
    </message>
    <message>
        <source>the army to convoy</source>
        <translation>el ejército que se convoya</translation>
    </message>
    <message>
        <source>the end of the order</source>
        <translation>el final de la orden</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>last of several choices</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>“%1” is not a province; expected %2.</source>
        <translation>«%1» no es una provincia; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is not a province. Did you mean %2?</source>
        <translation>«%1» no es una provincia. ¿Quiso decir %2?</translation>
    </message>
    <message>
        <source>The order is incomplete; expected %1.</source>
        <translation>La orden está incompleta; se esperaba %1.</translation>
    </message>
    <message>
        <source>“%1” does not belong here; expected %2.</source>
        <translation>«%1» no va aquí; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is ambiguous: %2?</source>
        <translation>«%1» es ambiguo: ¿%2?</translation>
    </message>
    <message>
        <source>“%1” is not a coast of that province; expected %2.</source>
        <translation>«%1» no es una costa de esa provincia; se esperaba %2.</translation>
    </message>
    <message>
        <source>“%1” is not a sea province. A convoy route passes through seas only.</source>
        <translation>«%1» no es una provincia marítima. Un convoy solo pasa por mares.</translation>
    </message>
    <message>
        <source>“%1” could be the unit in %2. Name its province.</source>
        <translation>«%1» podría ser la unidad en %2. Nombre su provincia.</translation>
    </message>
    <message>
        <source>“%1” matches no unit. Name its province.</source>
        <translation>«%1» no corresponde a ninguna unidad. Nombre su provincia.</translation>
    </message>
    <message>
        <source>Army or fleet? Put A or F before “%1”.</source>
        <translation>¿Ejército o flota? Ponga A o F delante de «%1».</translation>
    </message>
    <message>
        <source>These are orders for %1 on the order sheet of %2.</source>
        <translation>Son órdenes de %1 en la hoja de órdenes de %2.</translation>
    </message>
    <message>
        <source>It is not clear which power gives this order. Name the power first, as in “France:”.</source>
        <translation>No está claro qué potencia da esta orden. Nombre antes la potencia, como en «Francia:».</translation>
    </message>
    <message>
        <source>Enter one order only.</source>
        <translation>Escriba una sola orden.</translation>
    </message>
    <message>
        <source>There is too much text; only the first %1 lines can be read.</source>
        <translation>Hay demasiado texto; solo pueden leerse las primeras %1 líneas.</translation>
    </message>
    <message>
        <source>the power to revive by insurrection</source>
        <translation>la potencia que revive por insurrección</translation>
    </message>
    <message>
        <source>a home centre to regain, the one wanted most first (Committee, Losing your country and regaining it)</source>
        <translation>un centro de origen por recuperar, el más deseado primero (Committee, Losing your country and regaining it)</translation>
    </message>
    <message>
        <source>This is quoted from an earlier mail and does not count. Delete it, or write it above.</source>
        <translation>Esto es una cita de un correo anterior y no cuenta. Bórrelo o escríbalo más arriba.</translation>
    </message>
    <message>
        <source>The line is too long; at most %1 letters can be read.</source>
        <translation>La línea es demasiado larga; pueden leerse como máximo %1 letras.</translation>
    </message>
    <message>
        <source>“%1” makes this a remark, which does not count. Delete it, or write the order alone.</source>
        <translation>«%1» convierte esto en un comentario, que no cuenta. Bórrelo o escriba solo la orden.</translation>
    </message>
    <message>
        <source>The box of this order is not ticked, and it does not count. Delete it, or write the order alone.</source>
        <translation>La casilla de esta orden no está marcada, y la orden no cuenta. Bórrela o escriba solo la orden.</translation>
    </message>
    <message>
        <source>a retreat (to a province, or disband)</source>
        <translation>una retirada (a una provincia, o disolver)</translation>
    </message>
</context>
<context>
    <name>chancery::ReadingText</name>
    <message>
        <source>A sea is named twice; it counts where it is named first.</source>
        <translation>Un mar se nombra dos veces; cuenta donde se nombra primero.</translation>
    </message>
    <message>
        <source>“%1” was read as %2</source>
        <comment>a misspelt name, what it was taken for</comment>
        <translation>«%1» se leyó como %2</translation>
    </message>
    <message>
        <source>This line counts as not understood. Edit it to have it read again.</source>
        <translation>Esta línea cuenta como no entendida. Edítela para que se lea de nuevo.</translation>
    </message>
</context>
<context>
    <name>chancery::ReasonChain</name>
    <message>
        <source>Did not count</source>
        <translation>No contó</translation>
    </message>
    <message>
        <source>Counted for it</source>
        <translation>Contó a favor</translation>
    </message>
    <message>
        <source>Paradox</source>
        <translation>Paradoja</translation>
    </message>
    <message>
        <source>Did not count against a unit of its own power</source>
        <translation>No contó contra una unidad de su propia potencia</translation>
    </message>
    <message>
        <source>Did not count, because the army has no convoy</source>
        <translation>No contó, porque el ejército no tiene convoy</translation>
    </message>
    <message>
        <source>Hold strength %1, attack strength %2</source>
        <translation>Fuerza de resistencia %1, fuerza de ataque %2</translation>
    </message>
    <message>
        <source>Attack strength %1, hold strength %2</source>
        <translation>Fuerza de ataque %1, fuerza de resistencia %2</translation>
    </message>
    <message>
        <source>Attack strength %1, prevent strength %2</source>
        <translation>Fuerza de ataque %1, fuerza de bloqueo %2</translation>
    </message>
    <message>
        <source>Attack strength %1, defend strength %2</source>
        <translation>Fuerza de ataque %1, fuerza de defensa %2</translation>
    </message>
    <message>
        <source>Strength %1 against %2</source>
        <translation>Fuerza %1 contra %2</translation>
    </message>
</context>
<context>
    <name>chancery::RecentText</name>
    <message>
        <source>The file is gone. It was moved, renamed or deleted.</source>
        <translation>El archivo ya no está. Se movió, se renombró o se borró.</translation>
    </message>
    <message>
        <source>This is not a file any more.</source>
        <translation>Esto ya no es un archivo.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>No tiene permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>Large file, no preview</source>
        <translation>Archivo grande, sin vista previa</translation>
    </message>
    <message>
        <source>The file cannot be read. Check the disk that it is on.</source>
        <translation>No puede leerse el archivo. Compruebe el disco en el que está.</translation>
    </message>
    <message>
        <source>The file is damaged, or it is not a game.</source>
        <translation>El archivo está dañado o no es una partida.</translation>
    </message>
</context>
<context>
    <name>chancery::RecoveryOffers</name>
    <message>
        <source>%1: %2, saved %3</source>
        <translation>%1: %2, guardado %3</translation>
    </message>
    <message>
        <source>Untitled game</source>
        <translation>Partida sin título</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>The journal of %1 has changes that the file does not have.</source>
        <translation>El diario de %1 tiene cambios que el archivo no tiene.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since it was saved. If you open it as saved, Redo can still restore them.</source>
        <translation>
            <numerusform>%n cambio desde que se guardó. Si la abre como se guardó, Rehacer aún puede recuperarlo.</numerusform>
            <numerusform>%n cambios desde que se guardó. Si la abre como se guardó, Rehacer aún puede recuperarlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore changes</source>
        <translation>&amp;Recuperar los cambios</translation>
    </message>
    <message>
        <source>&amp;Open as saved</source>
        <translation>A&amp;brir como se guardó</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Archivo modificado</translation>
    </message>
    <message>
        <source>%1 was edited, replaced or damaged since Chancery last saved it.</source>
        <translation>%1 se editó, se sustituyó o se dañó después de que Chancery lo guardara por última vez.</translation>
    </message>
    <message>
        <source>This is what the journal has. If you restore it, the file stays as it is until you save. If you open the file, the journal is kept under another name.</source>
        <translation>Esto es lo que tiene el diario. Si lo recupera, el archivo queda como está hasta que usted guarde. Si abre el archivo, el diario se conserva con otro nombre.</translation>
    </message>
    <message>
        <source>&amp;Restore from the journal</source>
        <translation>&amp;Recuperar del diario</translation>
    </message>
    <message>
        <source>&amp;Open the file</source>
        <translation>Abrir el arc&amp;hivo</translation>
    </message>
    <message>
        <source>The file is not the one that the journal belongs to: it was edited or replaced since. What comes back may not fit it; please check it.</source>
        <translation>El archivo no es aquel al que pertenece el diario: se editó o se sustituyó desde entonces. Quizá lo recuperado no encaje con él; revíselo.</translation>
    </message>
    <message>
        <source>Damaged journal</source>
        <translation>Diario dañado</translation>
    </message>
    <message numerus="yes">
        <source>The journal of %1 is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>El diario de %1 está dañado en %n lugar. La parte intacta se puede recuperar.</numerusform>
            <numerusform>El diario de %1 está dañado en %n lugares. La parte intacta se puede recuperar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged journal is kept under another name.</source>
        <translation>El diario dañado se conserva con otro nombre.</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Archivo dañado</translation>
    </message>
    <message>
        <source>It can be restored from its journal, %1.</source>
        <comment>a file</comment>
        <translation>Se puede recuperar a partir de su diario, %1.</translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>El diario está dañado en %n lugar. La parte intacta se puede recuperar.</numerusform>
            <numerusform>El diario está dañado en %n lugares. La parte intacta se puede recuperar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <source>This game has never been saved as a file. Chancery has kept it in its journal.</source>
        <translation>Esta partida nunca se ha guardado como archivo. Chancery la ha conservado en su diario.</translation>
    </message>
    <message>
        <source>&amp;Restore game</source>
        <translation>&amp;Recuperar la partida</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Unsaved study</source>
        <translation>Estudio sin guardar</translation>
    </message>
    <message>
        <source>Chancery was closed before “%1” was saved.</source>
        <translation>Chancery se cerró antes de que se guardara «%1».</translation>
    </message>
    <message>
        <source>All of it was kept.</source>
        <translation>Se ha conservado todo.</translation>
    </message>
    <message>
        <source>&amp;Open the study</source>
        <translation>&amp;Abrir el estudio</translation>
    </message>
    <message>
        <source>&amp;Discard it</source>
        <translation>&amp;Descartarlo</translation>
    </message>
    <message>
        <source>The journal cannot be written in %1: %2 Until it can, it is in %3. Nothing is lost.</source>
        <comment>a folder, why, a folder</comment>
        <translation>El diario no se puede escribir en %1: %2 Hasta que se pueda, está en %3. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Autosave is failing: %1 Nothing is lost yet; save to another folder if this continues.</source>
        <translation>El guardado automático está fallando: %1 Aún no se ha perdido nada; guarde en otra carpeta si esto continúa.</translation>
    </message>
    <message>
        <source>The saved positions differ from what the orders give under the rules. The saved positions were kept:</source>
        <translation>Las posiciones guardadas difieren de lo que dan las órdenes según las reglas. Se han conservado las posiciones guardadas:</translation>
    </message>
    <message>
        <source>Entries of the Committee do not agree with the game or with each other. They were kept:</source>
        <translation>Hay entradas del comité que no concuerdan con la partida o entre sí. Se han conservado:</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more, which “chancery-cli replay” lists.</source>
        <translation>
            <numerusform>… y %n más, que enumera «chancery-cli replay».</numerusform>
            <numerusform>… y %n más, que enumera «chancery-cli replay».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n line(s) of orders</source>
        <comment>a game that was kept</comment>
        <translation>
            <numerusform>%1, %n línea de órdenes</numerusform>
            <numerusform>%1, %n líneas de órdenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ReportDialog</name>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Rulebook style</source>
        <translation>Estilo de los reglamentos</translation>
    </message>
    <message>
        <source>E-mail judge style (English)</source>
        <translation>Estilo de los jueces por correo (en inglés)</translation>
    </message>
    <message>
        <source>Short, for chat</source>
        <translation>Breve, para un chat</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Style of the report</source>
        <translation>Estilo del informe</translation>
    </message>
    <message>
        <source>All phases so &amp;far</source>
        <translation>Todas las fases &amp;hasta ahora</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Informe: %1</translation>
    </message>
    <message>
        <source>All phases so far</source>
        <translation>Todas las fases hasta ahora</translation>
    </message>
    <message>
        <source>Every resolved phase</source>
        <translation>Todas las fases resueltas</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>St&amp;yle:</source>
        <translation>&amp;Estilo:</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the report to the clipboard</source>
        <translation>Copiar el informe al portapapeles</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save the report to a file</source>
        <translation>Guardar el informe en un archivo</translation>
    </message>
</context>
<context>
    <name>chancery::RestWords</name>
    <message>
        <source>Every move has succeeded</source>
        <translation>Todos los movimientos han tenido éxito</translation>
    </message>
    <message>
        <source>Moves that failed</source>
        <translation>Movimientos fracasados</translation>
    </message>
    <message>
        <source>Moves that failed: %1</source>
        <translation>Movimientos fracasados: %1</translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Disbanded</source>
        <translation>Unidades disueltas</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Construcciones</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Eliminaciones</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move: two provinces</comment>
        <translation>%1 a %2</translation>
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
        <translation>Orden</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
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
        <translation>Potencia cuyas órdenes se muestran</translation>
    </message>
    <message>
        <source>Orders and results</source>
        <translation>Órdenes y resultados</translation>
    </message>
    <message>
        <source>Reason for the selected order&apos;s result</source>
        <translation>Razón del resultado de la orden seleccionada</translation>
    </message>
    <message>
        <source>Select an order to read the reason for its result.</source>
        <translation>Seleccione una orden para leer la razón de su resultado.</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Todas las potencias</translation>
    </message>
    <message>
        <source>Judge</source>
        <comment>button: reasons as a judge gives them, with notation and clauses</comment>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Give reasons as a judge</source>
        <translation>Dar las razones como un juez</translation>
    </message>
    <message>
        <source>Left open, or left out</source>
        <translation>Sin resolver u omitido</translation>
    </message>
</context>
<context>
    <name>chancery::RetreatWords</name>
    <message>
        <source>It is empty, no standoff left it so, and the attacker did not come from there.</source>
        <translation>Está vacía, no la dejó así un empate y el atacante no vino de ella.</translation>
    </message>
    <message>
        <source>It is empty, and no standoff left it so. The attacker came from there, but by convoy, which does not close it: %1.</source>
        <comment>order</comment>
        <translation>Está vacía, y no la dejó así un empate. El atacante vino de ella, pero por convoy, y eso no la cierra: %1.</translation>
    </message>
    <message>
        <source>It is empty, and no standoff left it so. The attacker came from there, but by convoy, which does not close it.</source>
        <translation>Está vacía, y no la dejó así un empate. El atacante vino de ella, pero por convoy, y eso no la cierra.</translation>
    </message>
    <message>
        <source>An army cannot enter a sea province.</source>
        <translation>Un ejército no puede entrar en una provincia marítima.</translation>
    </message>
    <message>
        <source>A fleet cannot go inland.</source>
        <translation>Una flota no puede ir tierra adentro.</translation>
    </message>
    <message>
        <source>It is next to the fleet by land, but not along the coast.</source>
        <translation>Limita con la flota por tierra, pero no a lo largo de la costa.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that it adjoins.</source>
        <translation>La flota no está en la costa con la que limita esa provincia.</translation>
    </message>
    <message>
        <source>The unit could not move there by itself.</source>
        <translation>La unidad no podría moverse allí por sus propios medios.</translation>
    </message>
    <message>
        <source>The attacker came from there.</source>
        <translation>El atacante vino de ella.</translation>
    </message>
    <message>
        <source>The attacker came from there, and under these rules a convoy makes no difference: %1.</source>
        <comment>order</comment>
        <translation>El atacante vino de ella, y con estas reglas un convoy no cambia nada: %1.</translation>
    </message>
    <message>
        <source>The attacker came from there: %1.</source>
        <comment>order</comment>
        <translation>El atacante vino de ella: %1.</translation>
    </message>
    <message>
        <source>A unit is there after the moves: %1.</source>
        <comment>order</comment>
        <translation>Tras los movimientos hay en ella una unidad: %1.</translation>
    </message>
    <message>
        <source>A unit is there: %1.</source>
        <comment>unit</comment>
        <translation>Hay en ella una unidad: %1.</translation>
    </message>
    <message>
        <source>A standoff left it empty.</source>
        <translation>Un empate la dejó vacía.</translation>
    </message>
    <message>
        <source>A standoff left it empty: %1.</source>
        <comment>orders</comment>
        <translation>Un empate la dejó vacía: %1.</translation>
    </message>
    <message>
        <source>No unit may enter it in this game.</source>
        <translation>Ninguna unidad puede entrar en ella en esta partida.</translation>
    </message>
    <message>
        <source>The position does not name it among the retreats that are open.</source>
        <translation>La posición no la nombra entre las retiradas abiertas.</translation>
    </message>
    <message>
        <source>%1: open. %2</source>
        <comment>place, why</comment>
        <translation>%1: abierta. %2</translation>
    </message>
    <message>
        <source>%1: closed. %2</source>
        <comment>place, why</comment>
        <translation>%1: cerrada. %2</translation>
    </message>
    <message>
        <source>Its power gave no orders, so its units may not retreat.</source>
        <translation>Su potencia no dio órdenes, así que sus unidades no pueden retirarse.</translation>
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
        <translation>Combate %1 de %2</translation>
    </message>
    <message>
        <source>The orders</source>
        <translation>Las órdenes</translation>
    </message>
    <message>
        <source>The retreats</source>
        <translation>Las retiradas</translation>
    </message>
    <message>
        <source>The builds</source>
        <translation>Los ajustes</translation>
    </message>
    <message>
        <source>The centres</source>
        <translation>Los centros</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Los resultados</translation>
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
        <translation>Deben retirarse: %1</translation>
    </message>
    <message>
        <source>Builds: %1</source>
        <comment>of powers</comment>
        <translation>Construcciones: %1</translation>
    </message>
    <message>
        <source>Removals: %1</source>
        <comment>of powers</comment>
        <translation>Eliminaciones: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the letter of a power, and how many centres it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are in</source>
        <translation>
            <numerusform>%n hoja entregada</numerusform>
            <numerusform>%n hojas entregadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>Moves to come</source>
        <translation>Siguen movimientos</translation>
    </message>
    <message>
        <source>Retreats to come</source>
        <translation>Siguen retiradas</translation>
    </message>
    <message>
        <source>Builds to come</source>
        <translation>Siguen ajustes</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a place</comment>
        <translation>Conferencia: %1</translation>
    </message>
    <message>
        <source>Conference: “%1”, %2</source>
        <comment>its name, a place</comment>
        <translation>Conferencia: «%1», %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>centres, points</comment>
        <translation>%1 + %2</translation>
    </message>
    <message numerus="yes">
        <source>%n delegation(s) tied with a score of %1</source>
        <translation>
            <numerusform>%n delegación con %1 puntos en total</numerusform>
            <numerusform>%n delegaciones empatadas con %1 puntos en total</numerusform>
        </translation>
    </message>
    <message>
        <source>In the lead with a score of %1: %2</source>
        <comment>number, players or powers</comment>
        <translation>En cabeza con %1 puntos en total: %2</translation>
    </message>
    <message>
        <source>Centres + points</source>
        <translation>Centros + puntos</translation>
    </message>
    <message>
        <source>Year by year</source>
        <comment>centres of a power</comment>
        <translation>Año por año</translation>
    </message>
</context>
<context>
    <name>chancery::RowText</name>
    <message>
        <source>Build %1</source>
        <translation>Construcción %1</translation>
    </message>
    <message>
        <source>Removal %1</source>
        <translation>Eliminación %1</translation>
    </message>
    <message>
        <source>None of these counts.</source>
        <translation>Ninguna de estas cuenta.</translation>
    </message>
    <message>
        <source>%1 counts.</source>
        <translation>Cuenta %1.</translation>
    </message>
    <message>
        <source>No way out: it disbands</source>
        <translation>Sin salida: se disuelve</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Abiertas: %1</translation>
    </message>
    <message>
        <source>By rule: %1</source>
        <translation>Por regla: %1</translation>
    </message>
    <message>
        <source>%1, allowed by %2</source>
        <comment>an order, a power</comment>
        <translation>%1, con permiso de %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a unit of another power, and the power</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Repeated: %1</source>
        <comment>an order</comment>
        <translation>Repetida: %1</translation>
    </message>
    <message>
        <source>By %1: %2</source>
        <comment>a power, its order</comment>
        <translation>De %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a power, its order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, on the sheet of %2</source>
        <comment>an order, a power</comment>
        <translation>%1, en la hoja de %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>a unit of another power, the power that may order it</comment>
        <translation>%1, a cargo de %2</translation>
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
        <translation>Otra línea</translation>
    </message>
    <message>
        <source>%1: no order yet</source>
        <translation>%1: aún sin orden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, read as %2</source>
        <translation>%1, leída como %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>order, remark</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: may be ordered</source>
        <translation>%1: puede recibir órdenes</translation>
    </message>
    <message>
        <source>%1: no order is written.</source>
        <translation>%1: no hay ninguna orden escrita.</translation>
    </message>
    <message>
        <source>%1 is read as it is written.</source>
        <translation>%1 se lee tal como está escrita.</translation>
    </message>
    <message>
        <source>%1 is read as: %2</source>
        <translation>%1 se lee como: %2</translation>
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
        <translation>Como la edición de 2023, pero de dos órdenes a una unidad cuenta la primera</translation>
    </message>
    <message>
        <source>Diplomacy, 2023 edition (Renegade)</source>
        <translation>Diplomacy, edición de 2023 (Renegade)</translation>
    </message>
    <message>
        <source>Diplomacy, 2000 edition (Avalon Hill)</source>
        <translation>Diplomacy, edición de 2000 (Avalon Hill)</translation>
    </message>
    <message>
        <source>Diplomacy, 1982 edition (Avalon Hill)</source>
        <translation>Diplomacy, edición de 1982 (Avalon Hill)</translation>
    </message>
    <message>
        <source>A convoy with several routes fails only if all are disrupted; a paradox rule of its own</source>
        <translation>Un convoy con varias rutas solo fracasa si se interrumpen todas; regla propia para las paradojas</translation>
    </message>
    <message>
        <source>Diplomacy, 1971 rules (Games Research)</source>
        <translation>Diplomacy, reglas de 1971 (Games Research)</translation>
    </message>
    <message>
        <source>One disrupted route disrupts a convoy; reprinted by Avalon Hill in 1976</source>
        <translation>Una ruta interrumpida interrumpe el convoy; reimpresas por Avalon Hill en 1976</translation>
    </message>
    <message>
        <source>Alexander Rules (Justin Alexander)</source>
        <translation>Reglas Alexander (Justin Alexander)</translation>
    </message>
    <message>
        <source>Diplomacy in Twenty Rules (Manus Hand)</source>
        <translation>Diplomacy in Twenty Rules (Manus Hand)</translation>
    </message>
    <message>
        <source>Orders name the route of a convoy; draws and concessions by secret ballot</source>
        <translation>Las órdenes indican la ruta del convoy; empates y concesiones por votación secreta</translation>
    </message>
    <message>
        <source>Historical Committee rules</source>
        <translation>Reglas del Historical Committee</translation>
    </message>
    <message>
        <source>For conferences: victory points, insurrections and speeches</source>
        <translation>Para conferencias: puntos de victoria, insurrecciones y discursos</translation>
    </message>
    <message>
        <source>Diplomacy Player’s Technical Guide, 1998 (DPTG)</source>
        <translation>Diplomacy Player’s Technical Guide, 1998 (DPTG)</translation>
    </message>
    <message>
        <source>Impossible moves count as moves; a convoy to a neighbour must be ordered as one</source>
        <translation>Los movimientos imposibles cuentan como movimientos; un convoy a una provincia vecina debe ordenarse como tal</translation>
    </message>
    <message>
        <source>DATC 3.2 (recommended choices for adjudicators)</source>
        <translation>DATC 3.2 (opciones recomendadas para programas de resolución)</translation>
    </message>
    <message>
        <source>The 2025 rules with Szykman’s rule for paradoxes, as the test cases recommend</source>
        <translation>Las reglas de 2025 con la regla de Szykman para las paradojas, como recomiendan los casos de prueba</translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n house rule(s)</source>
        <translation>
            <numerusform>%1 + %n regla de la casa</numerusform>
            <numerusform>%1 + %n reglas de la casa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This program has no rulebook “%1”, which the game names. Phases are resolved by “%2”.</source>
        <translation>Este programa no tiene el reglamento «%1», que indica la partida. Las fases se resuelven según «%2».</translation>
    </message>
    <message>
        <source>Choose the rules that you play by: Edit &gt; Rules.</source>
        <translation>Elija las reglas con las que se juega: Edición &gt; Reglas.</translation>
    </message>
    <message>
        <source>The first with diagrams; without an order the unit farthest from home centres is removed</source>
        <translation>La primera con esquemas; sin orden se elimina la unidad más alejada de los centros de origen</translation>
    </message>
    <message>
        <source>Without an order the unit farthest from owned centres is removed; impossible orders are ignored</source>
        <translation>Sin orden se elimina la unidad más alejada de los centros propios; las órdenes imposibles no cuentan</translation>
    </message>
    <message>
        <source>Decides every convoy paradox; without an order the unit most moves from a home centre is removed</source>
        <translation>Decide toda paradoja de convoy; sin orden se elimina la unidad que está a más movimientos de un centro de origen</translation>
    </message>
</context>
<context>
    <name>chancery::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Play by these rules</source>
        <translation>&amp;Jugar con estas reglas</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Choosing another rulebook removes all house rules</source>
        <translation>Elegir otro reglamento quita todas las reglas de la casa</translation>
    </message>
    <message>
        <source>&amp;Rulebook:</source>
        <translation>&amp;Reglamento:</translation>
    </message>
    <message>
        <source>Re&amp;move all house rules</source>
        <translation>&amp;Quitar todas las reglas de la casa</translation>
    </message>
    <message>
        <source>Set every option as in the rulebook</source>
        <translation>Fijar todas las opciones como en el reglamento</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Artículo</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Not covered by DATC</source>
        <translation>No tratado en DATC</translation>
    </message>
    <message>
        <source>DATC %1</source>
        <translation>DATC %1</translation>
    </message>
    <message>
        <source>Remove the house rule: %1</source>
        <translation>Quitar la regla de la casa: %1</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Como en el reglamento</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>como está impreso</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n regla de la casa</numerusform>
            <numerusform>%n reglas de la casa</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule; the rulebook: %1</source>
        <translation>Regla de la casa; el reglamento: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>phase, orders</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>These rules would change results that are already played: %1. Take these phases back first, or choose other rules.</source>
        <translation>Estas reglas cambiarían resultados ya jugados: %1. Anule antes la resolución de esas fases o elija otras reglas.</translation>
    </message>
    <message>
        <source>with this number of players, units on the board</source>
        <translation>con este número de jugadores, unidades en el mapa</translation>
    </message>
    <message>
        <source>with this number of players, %1</source>
        <translation>con este número de jugadores, %1</translation>
    </message>
    <message>
        <source>The players have agreed on this, and it is binding (%1). A ruling ends it: Players &gt; Agreements on orders.</source>
        <translation>Los jugadores lo han acordado, y es vinculante (%1). Una decisión le pone fin: Jugadores &gt; Acuerdos sobre órdenes.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingDialog</name>
    <message>
        <source>Ruling on %1</source>
        <translation>Decisión sobre %1</translation>
    </message>
    <message>
        <source>Effect:</source>
        <translation>Efecto:</translation>
    </message>
    <message>
        <source>Effect with the current orders:</source>
        <translation>Efecto con las órdenes actuales:</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>&amp;Apply ruling</source>
        <translation>Aplicar la &amp;decisión</translation>
    </message>
    <message>
        <source>What to override</source>
        <translation>Qué se decide de otro modo</translation>
    </message>
    <message>
        <source>What the gamemaster decides instead of the rules</source>
        <translation>Lo que decide el árbitro en lugar de las reglas</translation>
    </message>
    <message>
        <source>Reading of an order</source>
        <translation>Lectura de una orden</translation>
    </message>
    <message>
        <source>Result of an order</source>
        <translation>Resultado de una orden</translation>
    </message>
    <message>
        <source>Unit in a province</source>
        <translation>Unidad en una provincia</translation>
    </message>
    <message>
        <source>Owner of a centre</source>
        <translation>Dueño de un centro</translation>
    </message>
    <message>
        <source>Unit or province</source>
        <translation>Unidad o provincia</translation>
    </message>
    <message>
        <source>Type the first letters</source>
        <translation>Teclee las primeras letras</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>Saved with the game and printed in the report</source>
        <translation>Se guarda con la partida y se imprime en el informe</translation>
    </message>
    <message>
        <source>Read aloud; everyone agreed</source>
        <translation>Leída en voz alta; todos de acuerdo</translation>
    </message>
    <message>
        <source>&amp;Override:</source>
        <translation>&amp;Cambiar:</translation>
    </message>
    <message>
        <source>Applies &amp;to:</source>
        <translation>Se apl&amp;ica a:</translation>
    </message>
    <message>
        <source>Ruling:</source>
        <translation>Decisión:</translation>
    </message>
    <message>
        <source>R&amp;eason:</source>
        <translation>&amp;Razón:</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>La orden</translation>
    </message>
    <message>
        <source>The order as it should be read; leave empty to void it</source>
        <translation>La orden como debe leerse; vacío, para que no tenga efecto</translation>
    </message>
    <message>
        <source>No written order counts</source>
        <translation>No cuenta ninguna orden escrita</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The order&apos;s result, whatever the rules say</source>
        <translation>El resultado de la orden, digan lo que digan las reglas</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Unit there at the start of the phase</source>
        <translation>Unidad que hay allí al comienzo de la fase</translation>
    </message>
    <message>
        <source>Power of the unit</source>
        <translation>Potencia de la unidad</translation>
    </message>
    <message>
        <source>Power that the unit belongs to</source>
        <translation>Potencia a la que pertenece la unidad</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Owner at the start of the phase</source>
        <translation>Dueño al comienzo de la fase</translation>
    </message>
    <message>
        <source>No power</source>
        <translation>Ninguna potencia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>power, order</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No unit</source>
        <translation>Ninguna unidad</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>fleet, coast</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>This is not an order for %1.</source>
        <translation>Esto no es una orden para %1.</translation>
    </message>
    <message>
        <source>The other rulings make this result impossible.</source>
        <translation>Las otras decisiones hacen imposible este resultado.</translation>
    </message>
    <message>
        <source>A unit would be dislodged by its own power.</source>
        <translation>Una unidad quedaría desalojada por su propia potencia.</translation>
    </message>
    <message>
        <source>Enter a reason for the ruling.</source>
        <translation>Escriba la razón de la decisión.</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>No cambia nada.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingLogDialog</name>
    <message>
        <source>Rulings of this game</source>
        <translation>Decisiones de esta partida</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Anotada</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>There are no rulings in this game. Orders &gt; Ruling overrides an order, a result, a position or a centre&apos;s owner.</source>
        <translation>En esta partida no hay decisiones. Con Órdenes &gt; Decisión se decide de otro modo una orden, un resultado, una posición o el dueño de un centro.</translation>
    </message>
    <message>
        <source>The rulebook leaves the paradox open.</source>
        <translation>El reglamento deja abierta la paradoja.</translation>
    </message>
</context>
<context>
    <name>chancery::RulingWords</name>
    <message>
        <source>No written order for %1 counts.</source>
        <translation>No cuenta ninguna orden escrita para %1.</translation>
    </message>
    <message>
        <source>The order of %1 reads %2.</source>
        <translation>La orden de %1 dice %2.</translation>
    </message>
    <message>
        <source>There is no unit in %1.</source>
        <translation>No hay ninguna unidad en %1.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>power, unit</comment>
        <translation>%1 tiene %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>order, result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 belongs to no power.</source>
        <translation>%1 no pertenece a ninguna potencia.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <translation>%1 pertenece a %2.</translation>
    </message>
    <message>
        <source>Ruled: %1 Reason: %2</source>
        <translation>Decidido: %1 Razón: %2</translation>
    </message>
    <message>
        <source>The phase was corrected after it was played.</source>
        <translation>La fase se corrigió después de jugarse.</translation>
    </message>
    <message>
        <source>The gamemaster ruled on the reading of the order: “%1”.</source>
        <translation>El árbitro ha decidido cómo se lee la orden: «%1».</translation>
    </message>
    <message>
        <source>An agreement ends: %1</source>
        <translation>Termina un acuerdo: %1</translation>
    </message>
    <message>
        <source>%1 has %2 beside another unit.</source>
        <comment>power, unit</comment>
        <translation>%1 tiene %2 junto a otra unidad.</translation>
    </message>
</context>
<context>
    <name>chancery::SaidNote</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show every result of the text that differs from ours</source>
        <translation>Mostrar todos los resultados del texto que difieren de los nuestros</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) in the text differ from ours.</source>
        <translation>
            <numerusform>%n resultado del texto difiere del nuestro.</numerusform>
            <numerusform>%n resultados del texto difieren de los nuestros.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::SaidWords</name>
    <message>
        <source>They say that %1 (%2) is dislodged, we do not.</source>
        <comment>unit, power</comment>
        <translation>El texto da la unidad %1 (%2) por desalojada; aquí, no.</translation>
    </message>
    <message>
        <source>We say that %1 (%2) is dislodged, they do not.</source>
        <comment>unit, power</comment>
        <translation>Aquí la unidad %1 (%2) queda desalojada; en el texto, no.</translation>
    </message>
    <message>
        <source>After this phase they have %1 (%2), we do not.</source>
        <comment>unit, power</comment>
        <translation>Tras esta fase, %1 (%2) figura en el texto, pero no aquí.</translation>
    </message>
    <message>
        <source>After this phase we have %1 (%2), they do not.</source>
        <comment>unit, power</comment>
        <translation>Tras esta fase, %1 (%2) figura aquí, pero no en el texto.</translation>
    </message>
    <message>
        <source>%1 (%2): they do not mark it as failed, we say “%3”.</source>
        <comment>order, power, our result</comment>
        <translation>%1 (%2): el texto no marca que fracase; aquí, «%3».</translation>
    </message>
    <message>
        <source>%1 (%2): they say “%3”, we say “%4”.</source>
        <comment>order, power, their result, our result</comment>
        <translation>%1 (%2): en el texto, «%3»; aquí, «%4».</translation>
    </message>
    <message>
        <source>Theirs would be right by none of the rulebooks.</source>
        <translation>El texto no acertaría según ninguno de los reglamentos.</translation>
    </message>
    <message>
        <source>Theirs would be right by: %1.</source>
        <comment>rulebooks</comment>
        <translation>El texto acertaría según: %1.</translation>
    </message>
    <message>
        <source>A line of the text could not be read; it may be the cause.</source>
        <translation>Una línea del texto no se ha podido leer; puede ser la causa.</translation>
    </message>
    <message>
        <source>They say that %1 (%2) can retreat to %3, we do not.</source>
        <comment>unit, power, places</comment>
        <translation>En el texto, %1 (%2) puede retirarse a %3; aquí, no.</translation>
    </message>
    <message>
        <source>We say that %1 (%2) can retreat to %3, they do not.</source>
        <comment>unit, power, places</comment>
        <translation>Aquí, %1 (%2) puede retirarse a %3; en el texto, no.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoreWords</name>
    <message>
        <source>none</source>
        <comment>system of scoring</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Alexander</source>
        <comment>system of scoring</comment>
        <translation>Alexander</translation>
    </message>
    <message>
        <source>Draw size</source>
        <comment>system of scoring</comment>
        <translation>Reparto del empate</translation>
    </message>
    <message>
        <source>Sum of squares</source>
        <comment>system of scoring</comment>
        <translation>Suma de cuadrados</translation>
    </message>
    <message>
        <source>Centre count</source>
        <comment>system of scoring</comment>
        <translation>Número de centros</translation>
    </message>
    <message>
        <source>C-Diplo</source>
        <comment>system of scoring</comment>
        <translation>C-Diplo</translation>
    </message>
    <message>
        <source>The rulebook&apos;s points are added under every system.</source>
        <translation>Los puntos del reglamento se suman en todos los sistemas.</translation>
    </message>
    <message>
        <source>The rules of this game score nothing; change this under Edit &gt; Rules.</source>
        <translation>Las reglas de esta partida no puntúan nada; se cambia en Edición &gt; Reglas.</translation>
    </message>
    <message>
        <source>The rules of this game score by: %1.</source>
        <translation>Las reglas de esta partida puntúan según: %1.</translation>
    </message>
</context>
<context>
    <name>chancery::ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the table as text, for a spreadsheet or an e-mail</source>
        <translation>Copiar la tabla como texto, para una hoja de cálculo o un correo</translation>
    </message>
    <message>
        <source>Outcome if the game ended now</source>
        <translation>Resultado si la partida terminara ahora</translation>
    </message>
    <message>
        <source>The outcome on which the scores are based</source>
        <translation>El resultado en que se basan las puntuaciones</translation>
    </message>
    <message>
        <source>a draw, shared by %1</source>
        <translation>empate entre %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>gana %1</translation>
    </message>
    <message>
        <source>If it &amp;ended now:</source>
        <translation>Si &amp;terminara ahora:</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centros</translation>
    </message>
    <message>
        <source>Scores by power and system</source>
        <translation>Puntuaciones por potencia y sistema</translation>
    </message>
</context>
<context>
    <name>chancery::ScreenshotText</name>
    <message>
        <source>The game has no such phase.</source>
        <translation>La partida no tiene esa fase.</translation>
    </message>
    <message>
        <source>This phase is not resolved, so there is nothing to play.</source>
        <translation>Esta fase no está resuelta, así que no hay nada que reproducir.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>No existe esa acción.</translation>
    </message>
    <message>
        <source>There is nothing to show on this slide yet.</source>
        <translation>En esta diapositiva aún no hay nada que mostrar.</translation>
    </message>
</context>
<context>
    <name>chancery::SelfTestBox</name>
    <message>
        <source>&amp;Self-test</source>
        <translation>Au&amp;tocomprobación</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autocomprobación</translation>
    </message>
    <message>
        <source>Run all cases of the libraries, those of DATC under every rulebook</source>
        <translation>Resolver todos los casos de las colecciones, los de DATC con cada reglamento</translation>
    </message>
    <message>
        <source>Results of the self-test</source>
        <translation>Resultados de la autocomprobación</translation>
    </message>
    <message>
        <source>Progress of the self-test</source>
        <translation>Progreso de la autocomprobación</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superados</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>No superados</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>No aplicables</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>%1 of %2 runs: %3 passed, %4 failed</source>
        <translation>%1 de %2 pruebas: %3 superadas, %4 no superadas</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <comment>library, rulebook</comment>
        <translation>%1 según %2</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <comment>cases</comment>
        <translation>No superados: %1</translation>
    </message>
</context>
<context>
    <name>chancery::Session</name>
    <message>
        <source>typing orders for %1</source>
        <translation>escribir órdenes de %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>orden: %1</translation>
    </message>
    <message>
        <source>clear the order of %1</source>
        <translation>borrar la orden: %1</translation>
    </message>
    <message>
        <source>This game takes %1 MiB. It was not saved, because no file of more than %2 MiB can be opened again. Shorten its longest order sheet, name or reason.</source>
        <comment>size of the game, the most allowed</comment>
        <translation>Esta partida ocupa %1 MiB. No se ha guardado, porque un archivo de más de %2 MiB no se puede volver a abrir. Acorte su hoja de órdenes, su nombre o su razón más largos.</translation>
    </message>
    <message>
        <source>orders for %1</source>
        <translation>órdenes de %1</translation>
    </message>
    <message>
        <source>resolve %1</source>
        <translation>resolver %1</translation>
    </message>
    <message>
        <source>next phase</source>
        <translation>fase siguiente</translation>
    </message>
    <message>
        <source>take back the resolution</source>
        <translation>anular la resolución</translation>
    </message>
    <message>
        <source>back to the previous phase</source>
        <translation>volver a la fase anterior</translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation>editar la posición</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>points for %1</source>
        <translation>puntos para %1</translation>
    </message>
    <message>
        <source>the meaning of “%1”</source>
        <translation>el significado de «%1»</translation>
    </message>
    <message>
        <source>order sheets of several powers</source>
        <translation>hojas de órdenes de varias potencias</translation>
    </message>
    <message>
        <source>order sheet of %1</source>
        <comment>power</comment>
        <translation>hoja de órdenes de %1</translation>
    </message>
    <message>
        <source>take back the agreement</source>
        <translation>anular el acuerdo</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>votación</translation>
    </message>
    <message>
        <source>ruling on %1</source>
        <translation>decisión sobre %1</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation>corregir %1</translation>
    </message>
    <message>
        <source>withdraw %1</source>
        <translation>retirar %1</translation>
    </message>
    <message>
        <source>sheet of %1 received</source>
        <translation>hoja de %1 recibida</translation>
    </message>
    <message>
        <source>sheet of %1 not received</source>
        <translation>hoja de %1 no recibida</translation>
    </message>
    <message>
        <source>agreed time</source>
        <translation>hora acordada</translation>
    </message>
    <message>
        <source>toss of the coin</source>
        <translation>lanzamiento de la moneda</translation>
    </message>
    <message>
        <source>agreement</source>
        <translation>acuerdo</translation>
    </message>
    <message>
        <source>end of an agreement</source>
        <translation>fin de un acuerdo</translation>
    </message>
    <message>
        <source>agreed end</source>
        <translation>final acordado</translation>
    </message>
    <message>
        <source>lengths of the stages</source>
        <translation>duración de las etapas</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>Nothing is pasted: a text of more than %L1 letters is not an order sheet.</source>
        <translation>No se pega nada: un texto de más de %L1 letras no es una hoja de órdenes.</translation>
    </message>
    <message>
        <source>Nothing is pasted: a text of more than %L1 lines is not an order sheet.</source>
        <translation>No se pega nada: un texto de más de %L1 líneas no es una hoja de órdenes.</translation>
    </message>
    <message>
        <source>remove “%1”</source>
        <translation>quitar «%1»</translation>
    </message>
    <message>
        <source>reveal %1</source>
        <translation>revelar %1</translation>
    </message>
</context>
<context>
    <name>chancery::SettingSearch</name>
    <message>
        <source>Find a setting</source>
        <translation>Buscar un ajuste</translation>
    </message>
    <message>
        <source>Words of the setting; Enter leads to it</source>
        <translation>Palabras del ajuste; Intro lleva a él</translation>
    </message>
    <message>
        <source>No setting is found by these words.</source>
        <translation>No se encuentra ningún ajuste con estas palabras.</translation>
    </message>
    <message>
        <source>color blind, colour-blind, red-green</source>
        <translation>daltónico, daltonismo, rojo-verde</translation>
    </message>
    <message>
        <source>night, black, white, contrast</source>
        <translation>noche, negro, blanco, contraste</translation>
    </message>
    <message>
        <source>font, letters, large print, zoom, scale</source>
        <translation>fuente, letras, letra grande, zoom, escala</translation>
    </message>
    <message>
        <source>monitor, screen, beamer, television, HDMI</source>
        <translation>monitor, pantalla, cañón, televisor, HDMI</translation>
    </message>
    <message>
        <source>beep, gong, alarm, timer</source>
        <translation>pitido, gong, alarma, temporizador</translation>
    </message>
    <message>
        <source>mute, silent, loud, quiet</source>
        <translation>silenciar, mudo, alto, bajo</translation>
    </message>
    <message>
        <source>fast, slow, pace, quick</source>
        <translation>rápido, lento, ritmo, velocidad</translation>
    </message>
</context>
<context>
    <name>chancery::SettingsStore</name>
    <message>
        <source>The settings in %1 cannot be read. Chancery uses its defaults for what is missing.</source>
        <translation>Los ajustes de %1 no se pueden leer. Para lo que falta, Chancery usa sus valores predeterminados.</translation>
    </message>
    <message>
        <source>The settings cannot be stored in %1. What you change now is forgotten when Chancery quits.</source>
        <translation>Los ajustes no se pueden guardar en %1. Lo que cambie ahora se olvida al cerrar Chancery.</translation>
    </message>
</context>
<context>
    <name>chancery::SetupDesk</name>
    <message>
        <source>Click the unit that dislodged the one in %1, or the province that it came from.</source>
        <comment>province</comment>
        <translation>Haga clic en la unidad que desalojó a la que está en %1, o en la provincia de la que vino.</translation>
    </message>
    <message>
        <source>Click where an army of %1 is to be.</source>
        <comment>power</comment>
        <translation>Haga clic donde haya de estar un ejército de %1.</translation>
    </message>
    <message>
        <source>Click where a fleet of %1 is to be.</source>
        <comment>power</comment>
        <translation>Haga clic donde haya de estar una flota de %1.</translation>
    </message>
    <message>
        <source>Click the centres that are to be owned by %1.</source>
        <comment>power</comment>
        <translation>Haga clic en los centros que haya de poseer %1.</translation>
    </message>
    <message>
        <source>Click the provinces that a standoff left vacant.</source>
        <translation>Haga clic en las provincias que un empate dejó vacantes.</translation>
    </message>
    <message>
        <source>Click again to turn it into an army or a fleet, or drag it elsewhere.</source>
        <translation>Otro clic la convierte en ejército o en flota; al arrastrarla, cambia de lugar.</translation>
    </message>
    <message>
        <source>Drag units onto the board, elsewhere on it, or off it.</source>
        <translation>Arrastre unidades al mapa, a otro lugar de él o fuera de él.</translation>
    </message>
    <message>
        <source>the phase</source>
        <translation>la fase</translation>
    </message>
    <message>
        <source>put %1</source>
        <comment>a unit</comment>
        <translation>poner %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <comment>a unit</comment>
        <translation>mover %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <comment>a unit</comment>
        <translation>convertir %1</translation>
    </message>
    <message>
        <source>owner of %1</source>
        <comment>a centre</comment>
        <translation>dueño de %1</translation>
    </message>
    <message>
        <source>no longer dislodged: %1</source>
        <comment>province</comment>
        <translation>ya no está desalojada: %1</translation>
    </message>
    <message>
        <source>dislodge the unit in %1</source>
        <comment>province</comment>
        <translation>desalojar la unidad en %1</translation>
    </message>
    <message>
        <source>contested: %1</source>
        <comment>province</comment>
        <translation>disputada: %1</translation>
    </message>
</context>
<context>
    <name>chancery::SetupReading</name>
    <message>
        <source>Set-up</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>set-up of the Committee</source>
        <translation>plantilla del comité</translation>
    </message>
    <message>
        <source>The set-up is used, but the limit of the points stays as it was. %1</source>
        <comment>why</comment>
        <translation>Se usa la plantilla, pero el límite de los puntos queda como estaba. %1</translation>
    </message>
    <message>
        <source>Reading the set-up…</source>
        <translation>Leyendo la plantilla…</translation>
    </message>
</context>
<context>
    <name>chancery::SetupTray</name>
    <message>
        <source>Set up the position</source>
        <translation>Preparar la posición</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Whose units and centres are put on the board</source>
        <translation>De quién son las unidades y los centros que se ponen en el mapa</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Click the centres that the power chosen last is to own</source>
        <translation>Hacer clic en los centros que haya de poseer la última potencia elegida</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Disputada</translation>
    </message>
    <message>
        <source>Click provinces that a standoff left vacant</source>
        <translation>Hacer clic en provincias que un empate dejó vacantes</translation>
    </message>
    <message>
        <source>Army of %1</source>
        <comment>power</comment>
        <translation>Ejército de %1</translation>
    </message>
    <message>
        <source>Fleet of %1</source>
        <comment>power</comment>
        <translation>Flota de %1</translation>
    </message>
    <message>
        <source>%1: drag it onto the board, or click it and then provinces</source>
        <comment>a unit</comment>
        <translation>%1: se arrastra al mapa, o clic en la pieza y luego en provincias</translation>
    </message>
</context>
<context>
    <name>chancery::SheetEdit</name>
    <message>
        <source>Orders, one per line:
A Vie - Gal
F Tri S A Ser - Alb</source>
        <translation>Órdenes, una por línea:
A Vie - Gal
F Tri S A Ser - Alb</translation>
    </message>
    <message>
        <source>Retreats, one per line:
A Bur - Gas
F Lon disbands</source>
        <translation>Retiradas, una por línea:
A Bur - Gas
F Lon disbands</translation>
    </message>
    <message>
        <source>Builds and removals, one per line:
Build A Par
Remove F Lon
Waive</source>
        <translation>Construcciones y eliminaciones, una por línea:
Build A Par
Remove F Lon
Waive</translation>
    </message>
</context>
<context>
    <name>chancery::SheetHead</name>
    <message>
        <source>Received</source>
        <translation>Recibida</translation>
    </message>
    <message>
        <source>Sheet received</source>
        <translation>Hoja recibida</translation>
    </message>
    <message>
        <source>This power has handed in its order sheet, whatever is on it</source>
        <translation>Esta potencia ha entregado su hoja de órdenes, diga lo que diga</translation>
    </message>
    <message>
        <source>Sheet as text</source>
        <translation>Hoja como texto</translation>
    </message>
    <message>
        <source>Show the order sheet as free text</source>
        <translation>Mostrar la hoja de órdenes como texto libre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>power, player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Received: %1</source>
        <comment>power whose sheet was</comment>
        <translation>Recibida: %1</translation>
    </message>
    <message>
        <source>All powers</source>
        <translation>Todas las potencias</translation>
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
        <translation>Hora de &amp;fin:</translation>
    </message>
    <message>
        <source>Agreed end</source>
        <translation>Final acordado</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no last year</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>A short game ends after this year</source>
        <translation>Una partida corta termina después de este año</translation>
    </message>
    <message>
        <source>Ends at a time of day</source>
        <translation>Termina a una hora</translation>
    </message>
    <message>
        <source>A short game ends at this time of day</source>
        <translation>Una partida corta termina a esta hora</translation>
    </message>
    <message>
        <source>Time of day of the end</source>
        <translation>Hora del final</translation>
    </message>
    <message>
        <source>The time of day at which the game ends</source>
        <translation>La hora a la que termina la partida</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>Last &amp;year:</source>
        <translation>Último a&amp;ño:</translation>
    </message>
    <message>
        <source>%1 is over already: the game is in %2.</source>
        <translation>%1 ya ha pasado: la partida está en %2.</translation>
    </message>
    <message>
        <source>The game ends when all active powers have agreed that it does (%1). Who wins then is agreed on separately. The rules of this game take as agreed: %2.</source>
        <comment>clause, rule</comment>
        <translation>La partida termina cuando todas las potencias activas acuerdan que termine (%1). Quién gana entonces se acuerda aparte. Las reglas de esta partida dan por acordado: %2.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutRules</name>
    <message>
        <source>%1 is kept for choosing and leaving in every window.</source>
        <translation>%1 se reserva en todas las ventanas para elegir y salir.</translation>
    </message>
    <message>
        <source>%1 is kept for texts: it copies or pastes.</source>
        <translation>%1 se reserva para los textos: copia o pega.</translation>
    </message>
    <message>
        <source>%1 belongs to %2.</source>
        <comment>key, menu</comment>
        <translation>%1 pertenece a %2.</translation>
    </message>
    <message>
        <source>The players see what this does, so its key must be an F key or have Ctrl or Alt: a key pressed by mistake would show it.</source>
        <translation>Los jugadores ven lo que hace; por eso su tecla debe ser una tecla F o llevar Ctrl o Alt: si no, una tecla pulsada por error lo mostraría.</translation>
    </message>
    <message>
        <source>%1 writes or moves in a text. Only actions on the board can have it.</source>
        <translation>%1 escribe o se desplaza en un texto. Solo pueden tenerla acciones del mapa.</translation>
    </message>
</context>
<context>
    <name>chancery::ShortcutsDialog</name>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Give every action the keys that it had at first</source>
        <translation>Dar a cada acción las teclas que tenía al principio</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Words of the action or its menu, or a key</source>
        <translation>Palabras de la acción o de su menú, o una tecla</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Inicial</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>Te&amp;cla:</translation>
    </message>
    <message>
        <source>&amp;Second key:</source>
        <translation>&amp;Segunda tecla:</translation>
    </message>
    <message>
        <source>Press the key that the action is to have</source>
        <translation>Pulse la tecla que haya de tener la acción</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Si&amp;n tecla</translation>
    </message>
    <message>
        <source>The action loses its keys</source>
        <translation>La acción pierde sus teclas</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Give this action the keys that it had at first</source>
        <translation>Dar a esta acción las teclas que tenía al principio</translation>
    </message>
    <message>
        <source>&amp;Take the key</source>
        <translation>Tomar &amp;la tecla</translation>
    </message>
    <message>
        <source>The other action loses the key to this one</source>
        <translation>La otra acción cede la tecla a esta</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, menu</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 pertenece a «%2».</translation>
    </message>
    <message>
        <source>“Take the key” gives it to this action; until then nothing changes.</source>
        <translation>«Tomar la tecla» se la da a esta acción; hasta entonces no cambia nada.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowDialog</name>
    <message>
        <source>Export the reveal</source>
        <translation>Exportar la revelación</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation>Qué se exporta</translation>
    </message>
    <message>
        <source>Phases that the players have seen</source>
        <translation>Fases que han visto los jugadores</translation>
    </message>
    <message>
        <source>The phase on the board</source>
        <translation>La fase del mapa</translation>
    </message>
    <message>
        <source>The whole game so far</source>
        <translation>Toda la partida hasta ahora</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>&amp;Save to:</source>
        <translation>&amp;Guardar en:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Qué:</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>En píxeles</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>A higher rate looks smoother and takes longer</source>
        <translation>Con más fotogramas se ve más fluido y se tarda más</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>A light or a dark board</source>
        <translation>Un mapa claro u oscuro</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>T&amp;amaño:</translation>
    </message>
    <message>
        <source>&amp;Frames per second:</source>
        <translation>Fotogramas por segu&amp;ndo:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Choose a folder for the pictures.</source>
        <translation>Elija una carpeta para las imágenes.</translation>
    </message>
    <message>
        <source>PNG pictures in a folder</source>
        <translation>Imágenes PNG en una carpeta</translation>
    </message>
    <message>
        <source>Video (ffmpeg is not installed)</source>
        <translation>Vídeo (ffmpeg no está instalado)</translation>
    </message>
    <message numerus="yes">
        <source>%1 minutes, %Ln frame(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%1 minutos, %Ln fotograma</numerusform>
            <numerusform>%1 minutos, %Ln fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole game as a time lapse</source>
        <translation>Toda la partida a cámara rápida</translation>
    </message>
    <message>
        <source>Length of the time lapse</source>
        <translation>Duración de la cámara rápida</translation>
    </message>
    <message>
        <source>How long the whole game is to last</source>
        <translation>Cuánto ha de durar toda la partida</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <translation>&amp;Duración:</translation>
    </message>
    <message>
        <source>Folder for the pictures, or file for the GIF or the video</source>
        <translation>Carpeta para las imágenes, o archivo para el GIF o el vídeo</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, an animated GIF, or a video</source>
        <translation>Una carpeta con una imagen por fotograma, un GIF animado o un vídeo</translation>
    </message>
    <message>
        <source>A folder of pictures, one per frame, or an animated GIF. Videos need the program ffmpeg, which is not installed.</source>
        <translation>Una carpeta con una imagen por fotograma o un GIF animado. Los vídeos necesitan el programa ffmpeg, que no está instalado.</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animado</translation>
    </message>
</context>
<context>
    <name>chancery::ShowExport</name>
    <message>
        <source>There is nothing to export: the phase is not resolved.</source>
        <translation>No hay nada que exportar: la fase no está resuelta.</translation>
    </message>
</context>
<context>
    <name>chancery::ShowText</name>
    <message>
        <source>Exporting the reveal…</source>
        <translation>Exportando la revelación…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Export the reveal</source>
        <translation>Exportar la revelación</translation>
    </message>
    <message>
        <source>The reveal was saved to %1.</source>
        <translation>La revelación se ha guardado en %1.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;errar</translation>
    </message>
</context>
<context>
    <name>chancery::SketchView</name>
    <message>
        <source>What the gamemaster draws for the room</source>
        <translation>Lo que el árbitro dibuja para la sala</translation>
    </message>
</context>
<context>
    <name>chancery::SlideView</name>
    <message>
        <source>Card or slide for the players</source>
        <translation>Tarjeta o diapositiva para los jugadores</translation>
    </message>
</context>
<context>
    <name>chancery::SlideWords</name>
    <message>
        <source>Centres over the years</source>
        <translation>Centros a lo largo de los años</translation>
    </message>
    <message>
        <source>Centres at the start</source>
        <translation>Centros al comienzo</translation>
    </message>
    <message>
        <source>Centres at the end of %1</source>
        <translation>Centros al final de %1</translation>
    </message>
    <message>
        <source>The race to %1 centres</source>
        <translation>La carrera hacia los %1 centros</translation>
    </message>
    <message>
        <source>What changed in %1</source>
        <translation>Qué cambió en %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 powers tied at %n centre(s)</source>
        <translation>
            <numerusform>%1 potencias empatadas con %n centro</numerusform>
            <numerusform>%1 potencias empatadas con %n centros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %n centre(s) each</source>
        <translation>
            <numerusform>%1 van en cabeza con %n centro cada una</numerusform>
            <numerusform>%1 van en cabeza con %n centros cada una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n centre(s)</source>
        <translation>
            <numerusform>%1 va en cabeza con %n centro</numerusform>
            <numerusform>%1 va en cabeza con %n centros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s) remain</source>
        <translation>
            <numerusform>Queda %n potencia</numerusform>
            <numerusform>Quedan %n potencias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <comment>places, power</comment>
        <translation>%1 (de %2)</translation>
    </message>
    <message>
        <source>%1 (to %2)</source>
        <comment>places, power</comment>
        <translation>%1 (para %2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>unit, power</comment>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>is eliminated</source>
        <comment>after the name of a power</comment>
        <translation>queda fuera</translation>
    </message>
    <message>
        <source>Centres</source>
        <translation>Centros</translation>
    </message>
    <message>
        <source>Units dislodged</source>
        <translation>Unidades desalojadas</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Eliminadas</translation>
    </message>
    <message numerus="yes">
        <source>%n to win</source>
        <comment>so many centres win the game</comment>
        <translation>
            <numerusform>%n para ganar</numerusform>
            <numerusform>%n para ganar</numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays what</source>
        <translation>Quién juega con qué</translation>
    </message>
    <message>
        <source>The players have voted</source>
        <translation>Los jugadores han votado</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>a fraction</comment>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>Attacked after support</source>
        <translation>Atacadas tras recibir apoyo</translation>
    </message>
    <message>
        <source>%1 attacked %2, which it supported a turn ago</source>
        <comment>powers</comment>
        <translation>%1 atacó a %2, a quien apoyaba un turno antes</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a slide</comment>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over, shared by %n powers</source>
        <translation>
            <numerusform>La partida ha terminado: la comparte %n potencia</numerusform>
            <numerusform>La partida ha terminado: la comparten %n potencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged</source>
        <translation>
            <numerusform>%n unidad desalojada</numerusform>
            <numerusform>%n unidades desalojadas</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin has been tossed</source>
        <translation>Se ha lanzado la moneda</translation>
    </message>
    <message>
        <source>A coin is tossed</source>
        <translation>Se lanza una moneda</translation>
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
            <numerusform>%n unidad para ganar</numerusform>
            <numerusform>%n unidades para ganar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) to win</source>
        <translation>
            <numerusform>%n centro para ganar</numerusform>
            <numerusform>%n centros para ganar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss</source>
        <translation>
            <numerusform>En la primavera de %2, %1 se une al ganador del lanzamiento</numerusform>
            <numerusform>En la primavera de %2, %1 se unen al ganador del lanzamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins %3</source>
        <translation>
            <numerusform>En la primavera de %2, %1 se une a %3</numerusform>
            <numerusform>En la primavera de %2, %1 se unen a %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centro</numerusform>
            <numerusform>%n centros</numerusform>
        </translation>
    </message>
    <message>
        <source>Level at %1: %2</source>
        <comment>centres or units, players</comment>
        <translation>Empatados con %1: %2</translation>
    </message>
    <message>
        <source>In the lead with %1: %2</source>
        <comment>centres or units, player</comment>
        <translation>En cabeza con %1: %2</translation>
    </message>
    <message>
        <source>The race to %1 units</source>
        <translation>La carrera hacia las %1 unidades</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Centres and points</source>
        <translation>Centros y puntos</translation>
    </message>
    <message>
        <source>Speeches, %1</source>
        <translation>Discursos, %1</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <comment>phase</comment>
        <translation>Notas sobre %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>place in a ranking</comment>
        <translation>%1.º</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>centres, points</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>centres + points</source>
        <translation>centros + puntos</translation>
    </message>
    <message>
        <source>Centres after Spring %1</source>
        <translation>Centros tras la primavera de %1</translation>
    </message>
    <message>
        <source>wins the game</source>
        <comment>after the name of a player and a power</comment>
        <translation>gana la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) are taken</source>
        <translation>
            <numerusform>Se toma %n centro</numerusform>
            <numerusform>Se toman %n centros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) change hands</source>
        <translation>
            <numerusform>%n centro cambia de manos</numerusform>
            <numerusform>%n centros cambian de manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) lost</source>
        <translation>
            <numerusform>%n unidad perdida</numerusform>
            <numerusform>%n unidades perdidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged, %1 lost</source>
        <translation>
            <numerusform>%n unidad desalojada, %1 perdidas</numerusform>
            <numerusform>%n unidades desalojadas, %1 perdidas</numerusform>
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
        <translation>Ganan: %1</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <comment>powers, and how many centres</comment>
        <translation>Pierden: %1</translation>
    </message>
    <message>
        <source>Conferences</source>
        <translation>Conferencias</translation>
    </message>
    <message>
        <source>Open treaties</source>
        <translation>Tratados abiertos</translation>
    </message>
    <message>
        <source>Open treaties and conferences</source>
        <translation>Tratados abiertos y conferencias</translation>
    </message>
    <message>
        <source>Conference: %1</source>
        <comment>a place</comment>
        <translation>Conferencia: %1</translation>
    </message>
    <message>
        <source>Conference: “%1”, %2</source>
        <comment>its name, a place</comment>
        <translation>Conferencia: «%1», %2</translation>
    </message>
    <message>
        <source>ended in %1</source>
        <comment>a turn</comment>
        <translation>terminó en %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a turn</comment>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a treaty, its parties</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Broken by %1 in %2.</source>
        <comment>power, turn</comment>
        <translation>Roto por %1 en %2.</translation>
    </message>
    <message>
        <source>%1 loses its army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 pierde su ejército %2</translation>
    </message>
    <message>
        <source>%1 loses its fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>%1 pierde su flota %2</translation>
    </message>
    <message>
        <source>%1 is driven %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>Expulsan a %1 %2</translation>
    </message>
    <message>
        <source>%1 drives %2 out</source>
        <comment>powers</comment>
        <translation>%1 expulsa a %2</translation>
    </message>
    <message>
        <source>%1 drives %2 %3</source>
        <comment>powers, where from: &apos;from Norway&apos;</comment>
        <translation>%1 expulsa a %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n centre(s)</source>
        <translation>
            <numerusform>%1 tiene %n centro</numerusform>
            <numerusform>%1 tiene %n centros</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StartCard</name>
    <message>
        <source>Continue: %1</source>
        <translation>Continuar: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>chancery::StartCover</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partida de ejemplo</translation>
    </message>
    <message>
        <source>For players at a table: orders, reveal, next phase.</source>
        <translation>Para jugadores a una mesa: órdenes, revelación, fase siguiente.</translation>
    </message>
    <message>
        <source>Study a position</source>
        <translation>Estudiar una posición</translation>
    </message>
    <message>
        <source>Set up units, try orders, and see what decides.</source>
        <translation>Colocar unidades, probar órdenes y ver qué decide.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Guess how famous positions end, and read why.</source>
        <translation>Adivinar cómo acaban posiciones famosas, y leer por qué.</translation>
    </message>
</context>
<context>
    <name>chancery::StartPage</name>
    <message>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>&lt;p&gt;The board for an evening of Diplomacy, and for its rules.&lt;/p&gt;</source>
        <translation>&lt;p&gt;El tablero para una velada de Diplomacy, y para sus reglas.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>chancery::StayAwake</name>
    <message>
        <source>Players are looking at the audience window</source>
        <translation>Hay jugadores mirando la ventana del público</translation>
    </message>
    <message>
        <source>the desktop has no D-Bus</source>
        <translation>el escritorio no tiene D-Bus</translation>
    </message>
    <message>
        <source>The computer may go to sleep while you present: %1</source>
        <translation>El equipo puede suspenderse durante la presentación: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StepPanel</name>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Reproducir los pasos</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>What the step decides</source>
        <translation>Qué decide el paso</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Only movement phases are decided in steps.</source>
        <translation>Solo las fases de movimientos se deciden por pasos.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, step</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Follow the circle</source>
        <translation>Seguir el círculo</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididas</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Aún abiertas</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
</context>
<context>
    <name>chancery::StepWords</name>
    <message>
        <source>A convoy paradox without a consistent result; applied instead: %1</source>
        <translation>Una paradoja de convoy sin resultado coherente; en su lugar se aplica: %1</translation>
    </message>
    <message>
        <source>A convoy paradox with several consistent results; applied instead: %1</source>
        <translation>Una paradoja de convoy con varios resultados coherentes; en su lugar se aplica: %1</translation>
    </message>
    <message>
        <source>A convoy paradox: its convoys are disrupted</source>
        <translation>Una paradoja de convoy: sus convoyes se interrumpen</translation>
    </message>
    <message>
        <source>A convoy paradox: its moves fail</source>
        <translation>Una paradoja de convoy: sus movimientos fracasan</translation>
    </message>
    <message>
        <source>A convoy paradox: decided as if each convoyed army had no effect</source>
        <translation>Una paradoja de convoy: se decide como si ningún ejército en convoy tuviera efecto</translation>
    </message>
    <message>
        <source>A convoy paradox: only one result is consistent</source>
        <translation>Una paradoja de convoy: solo un resultado es coherente</translation>
    </message>
    <message>
        <source>Ruled by the gamemaster</source>
        <translation>Decidido por el árbitro</translation>
    </message>
    <message>
        <source>Certain from the orders alone</source>
        <translation>Seguro por las órdenes mismas</translation>
    </message>
    <message>
        <source>Follows from what is known</source>
        <translation>Se sigue de lo que ya se sabe</translation>
    </message>
    <message>
        <source>A circle: all its moves succeed</source>
        <translation>Un círculo: todos sus movimientos tienen éxito</translation>
    </message>
    <message>
        <source>What is left fails</source>
        <translation>Lo que queda fracasa</translation>
    </message>
    <message>
        <source>%1 succeeds</source>
        <comment>a move</comment>
        <translation>%1 tiene éxito</translation>
    </message>
    <message>
        <source>%1 fails</source>
        <comment>a move</comment>
        <translation>%1 fracasa</translation>
    </message>
    <message>
        <source>%1 is given</source>
        <comment>a support</comment>
        <translation>%1 es válido</translation>
    </message>
    <message>
        <source>%1 is cut</source>
        <comment>a support</comment>
        <translation>%1 queda cortado</translation>
    </message>
    <message>
        <source>%1 is dislodged</source>
        <comment>a fleet</comment>
        <translation>%1 queda desalojada</translation>
    </message>
    <message>
        <source>%1 is not dislodged</source>
        <comment>a fleet</comment>
        <translation>%1 no queda desalojada</translation>
    </message>
    <message>
        <source>%1 has a convoy</source>
        <comment>a move</comment>
        <translation>%1 tiene convoy</translation>
    </message>
    <message>
        <source>%1 has no convoy</source>
        <comment>a move</comment>
        <translation>%1 no tiene convoy</translation>
    </message>
    <message>
        <source>%1 goes by convoy</source>
        <comment>a move</comment>
        <translation>%1 va por convoy</translation>
    </message>
    <message>
        <source>%1 goes over land</source>
        <comment>a move</comment>
        <translation>%1 va por tierra</translation>
    </message>
    <message>
        <source>the convoy of %1 is part of a paradox</source>
        <translation>el convoy de %1 forma parte de una paradoja</translation>
    </message>
    <message>
        <source>%1, because %2</source>
        <translation>%1, porque %2</translation>
    </message>
    <message>
        <source>Does %1 succeed?</source>
        <comment>a move</comment>
        <translation>¿Tiene éxito %1?</translation>
    </message>
    <message>
        <source>Is %1 given?</source>
        <comment>a support</comment>
        <translation>¿Es válido %1?</translation>
    </message>
    <message>
        <source>Is %1 dislodged?</source>
        <comment>a fleet</comment>
        <translation>¿Queda desalojada %1?</translation>
    </message>
    <message>
        <source>Does %1 have a convoy?</source>
        <comment>a move</comment>
        <translation>¿Tiene convoy %1?</translation>
    </message>
    <message>
        <source>Does %1 go by convoy?</source>
        <comment>a move</comment>
        <translation>¿Va por convoy %1?</translation>
    </message>
    <message>
        <source>These wait for one another: %1</source>
        <comment>orders</comment>
        <translation>Estas se esperan unas a otras: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>what followed</comment>
        <translation>
            <numerusform>%1, y %n más</numerusform>
            <numerusform>%1, y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Waits for: %2</source>
        <comment>question, questions</comment>
        <translation>%1 Espera a: %2</translation>
    </message>
    <message>
        <source>Would change it by holding: %1</source>
        <translation>Lo cambiaría si se mantuviera: %1</translation>
    </message>
    <message>
        <source>Each of these would change it by holding: %1</source>
        <translation>Cada una de estas lo cambiaría si se mantuviera: %1</translation>
    </message>
    <message>
        <source>%1 and one of these: %2</source>
        <comment>an order, orders</comment>
        <translation>%1 y una de estas: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two orders</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Would change it by holding together: %1</source>
        <comment>orders</comment>
        <translation>Lo cambiarían manteniéndose juntas: %1</translation>
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
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Playback position</source>
        <translation>Posición de la reproducción</translation>
    </message>
    <message>
        <source>Drag to any point of the reveal</source>
        <translation>Arrastrar a cualquier punto de la revelación</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Remaining fights</source>
        <translation>Combates restantes</translation>
    </message>
    <message>
        <source>Card for the players: %1. %2</source>
        <comment>heading, caption</comment>
        <translation>Tarjeta para los jugadores: %1. %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>minutes and seconds</comment>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>How long the reveal still lasts at this speed</source>
        <translation>Cuánto dura aún la revelación a esta velocidad</translation>
    </message>
    <message>
        <source>Next fight: %1</source>
        <comment>province</comment>
        <translation>Próximo combate: %1</translation>
    </message>
    <message>
        <source>Once the orders are read:</source>
        <translation>Tras la lectura de las órdenes:</translation>
    </message>
    <message>
        <source>After what is shown now:</source>
        <translation>Después de lo que se muestra ahora:</translation>
    </message>
    <message>
        <source>First fight, once the orders are read: %1</source>
        <comment>province</comment>
        <translation>Primer combate, tras la lectura de las órdenes: %1</translation>
    </message>
</context>
<context>
    <name>chancery::StudyBench</name>
    <message>
        <source>variation: %1</source>
        <comment>an undo step</comment>
        <translation>variante: %1</translation>
    </message>
    <message>
        <source>remove variations</source>
        <translation>eliminar variantes</translation>
    </message>
</context>
<context>
    <name>chancery::StudyBoard</name>
    <message>
        <source>Board of the line that it is compared with</source>
        <translation>Mapa de la línea con la que se compara</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mapa</translation>
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
        <translation>se muestra ahora</translation>
    </message>
</context>
<context>
    <name>chancery::StudyHeader</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Choose the rulebook and house rules of this study</source>
        <translation>Elegir el reglamento y las reglas de la casa de este estudio</translation>
    </message>
</context>
<context>
    <name>chancery::StudyOpening</name>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>this file has no study in it; expected a picture or handout that was saved of a study</source>
        <translation>en este archivo no hay ningún estudio; se esperaba una imagen o una hoja para repartir guardada de un estudio</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <comment>as the name of a file</comment>
        <translation>Portapapeles</translation>
    </message>
    <message>
        <source>Reading the study…</source>
        <translation>Leyendo el estudio…</translation>
    </message>
    <message numerus="yes">
        <source>There are %n games in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>En este texto hay %n partida. ¿Cuál hay que abrir?</numerusform>
            <numerusform>En este texto hay %n partidas. ¿Cuál hay que abrir?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n cases in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>En este texto hay %n caso. ¿Cuál hay que abrir?</numerusform>
            <numerusform>En este texto hay %n casos. ¿Cuál hay que abrir?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened in a window of its own; %n other study(ies) stay open.</source>
        <translation>
            <numerusform>Abierto en su propia ventana; sigue abierto %n estudio más.</numerusform>
            <numerusform>Abierto en su propia ventana; siguen abiertos %n estudios más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened as a study in a window of its own.</source>
        <translation>Abierto como estudio en su propia ventana.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyPanels</name>
    <message>
        <source>Commentary</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Enter orders</source>
        <translation>Introducir órdenes</translation>
    </message>
    <message>
        <source>%1[*] – Variations of %2 – Chancery</source>
        <comment>game, phase</comment>
        <translation>%1[*] – Variantes de %2 – Chancery</translation>
    </message>
    <message>
        <source>%1[*] – Study – Chancery</source>
        <translation>%1[*] – Estudio – Chancery</translation>
    </message>
    <message>
        <source>The game no longer has this position: it was changed after these variations were begun. They are kept.</source>
        <translation>La partida ya no tiene esta posición: se cambió después de empezar estas variantes. Se conservan.</translation>
    </message>
    <message>
        <source>A click on the board chooses what is explained; it writes no order.</source>
        <translation>Un clic en el mapa elige qué se explica; no escribe ninguna orden.</translation>
    </message>
    <message>
        <source>Action, province, unit, line, panel or test case</source>
        <translation>Acción, provincia, unidad, línea, panel o caso de prueba</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Público</translation>
    </message>
</context>
<context>
    <name>chancery::StudyPaper</name>
    <message>
        <source>Rules: %1</source>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>: %1. %2</source>
        <comment>after an order: its result, the reason</comment>
        <translation>: %1. %2</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Antes:</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Ahora:</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <comment>order, result, reason</comment>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>no order.</source>
        <translation>sin orden.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyResults</name>
    <message>
        <source>Why there are no results</source>
        <translation>Por qué no hay resultados</translation>
    </message>
    <message>
        <source>What became otherwise</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>Drag units onto the board, or paste a position.</source>
        <translation>Arrastre unidades al mapa o pegue una posición.</translation>
    </message>
</context>
<context>
    <name>chancery::StudyTexts</name>
    <message>
        <source>Untitled study</source>
        <translation>Estudio sin título</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Caso %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>library, number of a case</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A game, %1</source>
        <translation>Una partida, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a game, phase</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The game names the rulebook “%1”, which this program did not have. The study is resolved by “%2”.</source>
        <translation>La partida indica el reglamento «%1», que este programa no tenía. El estudio se resuelve según «%2».</translation>
    </message>
    <message>
        <source>As given</source>
        <comment>name of a line</comment>
        <translation>Tal como se dio</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Línea principal</translation>
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
        <translation>Esta posición no puede darse; no se resuelve nada hasta que se arregle.</translation>
    </message>
    <message>
        <source>An earlier phase has a paradox that the rulebook leaves open. Choose there how it is resolved.</source>
        <translation>Una fase anterior tiene una paradoja que el reglamento deja abierta. Elija allí cómo se resuelve.</translation>
    </message>
    <message>
        <source>No centres were given, so Winter is left out.</source>
        <translation>No se indicaron centros, así que se omite el invierno.</translation>
    </message>
    <message>
        <source>After what comes before, there is nothing to do in %1.</source>
        <comment>phase</comment>
        <translation>Después de lo anterior, en %1 no hay nada que hacer.</translation>
    </message>
    <message>
        <source>Other orders</source>
        <translation>Otras órdenes</translation>
    </message>
    <message>
        <source>Other results</source>
        <translation>Otros resultados</translation>
    </message>
    <message>
        <source>Other retreats</source>
        <translation>Otras retiradas</translation>
    </message>
    <message>
        <source>Other reasons</source>
        <translation>Otras razones</translation>
    </message>
    <message>
        <source>Other owners</source>
        <translation>Otros dueños</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <comment>centre, owner, owner before</comment>
        <translation>%1: %2, antes %3</translation>
    </message>
    <message>
        <source>Before:</source>
        <translation>Antes:</translation>
    </message>
    <message>
        <source>Now:</source>
        <translation>Ahora:</translation>
    </message>
    <message>
        <source>no order</source>
        <translation>sin orden</translation>
    </message>
    <message>
        <source>may retreat to: %1</source>
        <translation>puede retirarse a: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n resultado difiere de «%1».</numerusform>
            <numerusform>%n resultados difieren de «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is as in “%1”.</source>
        <translation>Todo está como en «%1».</translation>
    </message>
    <message>
        <source>“%1” was read as %2.</source>
        <comment>a misspelt heading, a power</comment>
        <translation>«%1» se leyó como %2.</translation>
    </message>
    <message>
        <source>“%1” was taken for a remark, not for an order.</source>
        <translation>«%1» se tomó por un comentario, no por una orden.</translation>
    </message>
    <message>
        <source>Ownership of supply centres</source>
        <translation>Propiedad de los centros de suministro</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>what a reason begins with</comment>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>no order</source>
        <comment>behind a unit</comment>
        <translation>sin orden</translation>
    </message>
</context>
<context>
    <name>chancery::StudyView</name>
    <message>
        <source>new variation</source>
        <translation>nueva variante</translation>
    </message>
    <message>
        <source>go on to %1</source>
        <comment>a phase</comment>
        <translation>pasar a %1</translation>
    </message>
    <message>
        <source>remove the line</source>
        <translation>eliminar la línea</translation>
    </message>
    <message>
        <source>make it the main line</source>
        <translation>hacerla línea principal</translation>
    </message>
    <message>
        <source>keep the line</source>
        <translation>dejar la línea como está</translation>
    </message>
    <message>
        <source>let the line be changed</source>
        <translation>permitir cambiar la línea</translation>
    </message>
    <message>
        <source>name of the line</source>
        <translation>nombre de la línea</translation>
    </message>
    <message>
        <source>comment on the line</source>
        <translation>comentario de la línea</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>commentary</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>choice in a paradox</source>
        <translation>elección en una paradoja</translation>
    </message>
    <message>
        <source>try other orders</source>
        <translation>probar otras órdenes</translation>
    </message>
    <message>
        <source>correct an order</source>
        <translation>corregir una orden</translation>
    </message>
    <message>
        <source>move a line to the commentary</source>
        <translation>pasar una línea al comentario</translation>
    </message>
</context>
<context>
    <name>chancery::TableCheckDialog</name>
    <message>
        <source>Check of the table: %1</source>
        <comment>phase</comment>
        <translation>Comprobación del tablero: %1</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>What is wrong with the units on the board</source>
        <translation>Qué está mal en las unidades del tablero</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Qué se hace</translation>
    </message>
    <message>
        <source>What the rulebook says comes first</source>
        <translation>Lo que dice el reglamento va primero</translation>
    </message>
    <message>
        <source>&amp;What is wrong:</source>
        <translation>&amp;Qué está mal:</translation>
    </message>
    <message>
        <source>What is &amp;done:</source>
        <translation>Qué se &amp;hace:</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallado</translation>
    </message>
    <message>
        <source>When the mistake was found</source>
        <translation>Cuándo se halló el error</translation>
    </message>
    <message>
        <source>&amp;Found:</source>
        <translation>Ha&amp;llado:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>Saved with the ruling</source>
        <translation>Se guarda con la decisión</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Razón:</translation>
    </message>
    <message>
        <source>Units, centres and places agree.</source>
        <translation>Las unidades, los centros y los lugares concuerdan.</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Escriba una razón.</translation>
    </message>
    <message>
        <source>Nothing is changed now.</source>
        <translation>Ahora no se cambia nada.</translation>
    </message>
    <message>
        <source>This becomes a ruling.</source>
        <translation>Esto pasa a ser una decisión.</translation>
    </message>
</context>
<context>
    <name>chancery::TableWatch</name>
    <message numerus="yes">
        <source>%n more.</source>
        <comment>things wrong with the board</comment>
        <translation>
            <numerusform>%n más.</numerusform>
            <numerusform>%n más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TableWords</name>
    <message numerus="yes">
        <source>%n player(s): a power each</source>
        <translation>
            <numerusform>%n jugador: una potencia</numerusform>
            <numerusform>%n jugadores: una potencia cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): all powers but %1</source>
        <translation>
            <numerusform>%n jugador: todas las potencias salvo %1</numerusform>
            <numerusform>%n jugadores: todas las potencias salvo %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): %1</source>
        <translation>
            <numerusform>%n jugador: %1</numerusform>
            <numerusform>%n jugadores: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 no tiene jugador: sus unidades se mantienen.</numerusform>
            <numerusform>%1 no tienen jugador: sus unidades se mantienen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is neutral, and no unit may enter it. Before the adjustments of Fall %2 a coin is tossed: in Spring %3 %1 joins the winner.</source>
        <translation>
            <numerusform>%1 es neutral, y ninguna unidad puede entrar. Antes de los ajustes del otoño de %2 se lanza una moneda: en la primavera de %3, %1 se une al ganador.</numerusform>
            <numerusform>%1 son neutrales, y ninguna unidad puede entrar. Antes de los ajustes del otoño de %2 se lanza una moneda: en la primavera de %3, %1 se unen al ganador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the board win, all powers of a player counted together</source>
        <translation>
            <numerusform>Gana %n unidad en el mapa, sumando todas las potencias de un jugador</numerusform>
            <numerusform>Ganan %n unidades en el mapa, sumando todas las potencias de un jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) win, all powers of a player counted together</source>
        <translation>
            <numerusform>Gana %n centro, sumando todas las potencias de un jugador</numerusform>
            <numerusform>Ganan %n centros, sumando todas las potencias de un jugador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) of one power win</source>
        <translation>
            <numerusform>Gana %n centro de una sola potencia</numerusform>
            <numerusform>Ganan %n centros de una sola potencia</numerusform>
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
        <translation>Una regla de la casa: este reglamento no tiene ningún artículo sobre el número de jugadores.</translation>
    </message>
    <message>
        <source>By %1.</source>
        <comment>clause</comment>
        <translation>Según %1.</translation>
    </message>
</context>
<context>
    <name>chancery::TallyModel</name>
    <message>
        <source>Centres at the end of the year</source>
        <translation>Centros al final del año</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Awarded: %1; for insurrections: %2; for the control of Europe: %3. Total with centres: %4</source>
        <translation>Otorgados: %1; por insurrecciones: %2; por el control de Europa: %3. Total con los centros: %4</translation>
    </message>
    <message numerus="yes">
        <source>All %n build(s) or removal(s) are written</source>
        <translation>
            <numerusform>La construcción o eliminación está escrita</numerusform>
            <numerusform>Están escritas las %n construcciones o eliminaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 builds or removals missing</source>
        <translation>
            <numerusform>Falta %n de %1 construcciones o eliminaciones</numerusform>
            <numerusform>Faltan %n de %1 construcciones o eliminaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>La suma de %1</translation>
    </message>
    <message>
        <source>Builds</source>
        <comment>column of a table: builds and removals</comment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Builds (+) and removals (−) of this Winter; ticked once all are written</source>
        <translation>Construcciones (+) y eliminaciones (−) de este invierno; con marca cuando están todas escritas</translation>
    </message>
    <message>
        <source>Centres won or lost in this year</source>
        <translation>Centros ganados o perdidos en este año</translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) due, but home centres are free for %1</source>
        <translation>
            <numerusform>Corresponde %n construcción, pero solo hay centros de origen libres para %1</numerusform>
            <numerusform>Corresponden %n construcciones, pero solo hay centros de origen libres para %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TallyPanel</name>
    <message>
        <source>Supply centres and units by power</source>
        <translation>Centros de suministro y unidades por potencia</translation>
    </message>
</context>
<context>
    <name>chancery::TermPages</name>
    <message>
        <source>Clauses</source>
        <translation>Artículos</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Véase también</translation>
    </message>
</context>
<context>
    <name>chancery::TextField</name>
    <message>
        <source>Nothing is pasted: this text can have at most %L1 letters.</source>
        <translation>No se pega nada: este texto puede tener como máximo %L1 letras.</translation>
    </message>
    <message>
        <source>Nothing is pasted: this text can have at most %L1 lines.</source>
        <translation>No se pega nada: este texto puede tener como máximo %L1 líneas.</translation>
    </message>
</context>
<context>
    <name>chancery::TimeLine</name>
    <message>
        <source>W</source>
        <comment>winter, on the line of phases</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>S</source>
        <comment>spring, on the line of phases</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>F</source>
        <comment>fall, on the line of phases</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>r</source>
        <comment>retreats, after a season</comment>
        <translation>r</translation>
    </message>
    <message>
        <source>Phases of the game</source>
        <translation>Fases de la partida</translation>
    </message>
</context>
<context>
    <name>chancery::Toast</name>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Show the folder of the file</source>
        <translation>Mostrar la carpeta del archivo</translation>
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
        <translation>Qué hacer…</translation>
    </message>
    <message>
        <source>End it…</source>
        <comment>a conference</comment>
        <translation>Terminarla…</translation>
    </message>
    <message>
        <source>The computer may sleep: check its power settings.</source>
        <translation>El equipo puede suspenderse: revise sus ajustes de energía.</translation>
    </message>
</context>
<context>
    <name>chancery::UnitPhrases</name>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>El ejército de %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>La flota de %1 %2</translation>
    </message>
    <message>
        <source>The %1 army %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation>El ejército %1 %2</translation>
    </message>
    <message>
        <source>The %1 fleet %2</source>
        <comment>adjective of a power, where: &apos;in Norway&apos;</comment>
        <translation>La flota %1[f] %2</translation>
    </message>
    <message>
        <source>%1&apos;s support %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>El apoyo %2 (%1)</translation>
    </message>
    <message>
        <source>The %1 support %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation>El apoyo %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s convoy %2</source>
        <comment>power, which way: &apos;through the North Sea&apos;</comment>
        <translation>El convoy de %1 %2</translation>
    </message>
    <message>
        <source>The %1 convoy %2</source>
        <comment>adjective of a power, which way: &apos;through the North Sea&apos;</comment>
        <translation>El convoy %1 %2</translation>
    </message>
    <message>
        <source>%1&apos;s attack %2</source>
        <comment>power, where from: &apos;from Norway&apos;</comment>
        <translation>El ataque %2 (%1)</translation>
    </message>
    <message>
        <source>the %1 attack %2</source>
        <comment>adjective of a power, where from: &apos;from Norway&apos;</comment>
        <translation>el ataque %1 %2</translation>
    </message>
    <message>
        <source>%1 convoys an army %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>%1 convoya un ejército %2</translation>
    </message>
    <message>
        <source>A %1 fleet convoys the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>Una flota %1[f] convoya al ejército %2 %3</translation>
    </message>
    <message>
        <source>%1 fleets convoy the %2 army %3</source>
        <comment>adjective, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>Flotas %1[fp] convoyan al ejército %2 %3</translation>
    </message>
    <message>
        <source>%1&apos;s army goes by convoy %2</source>
        <comment>power, where to: &apos;to Norway&apos;</comment>
        <translation>El ejército de %1 va por convoy %2</translation>
    </message>
    <message>
        <source>%1 convoy the %2 army %3</source>
        <comment>powers, adjective, where to: &apos;to Norway&apos;</comment>
        <translation>%1 convoyan al ejército %2 %3</translation>
    </message>
    <message>
        <source>The army %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>El ejército %1</translation>
    </message>
    <message>
        <source>The fleet %1</source>
        <comment>where: &apos;in Norway&apos;</comment>
        <translation>La flota %1</translation>
    </message>
    <message>
        <source>The support %1</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>El apoyo %1</translation>
    </message>
    <message>
        <source>the attack %1</source>
        <comment>where from: &apos;from Norway&apos;</comment>
        <translation>el ataque %1</translation>
    </message>
</context>
<context>
    <name>chancery::UnreadNote</name>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Not an order</source>
        <translation>No es una orden</translation>
    </message>
    <message>
        <source>Corrected order</source>
        <translation>Orden corregida</translation>
    </message>
    <message>
        <source>Write the order as it was meant; Enter takes it</source>
        <translation>Escriba la orden como se quería dar; Intro la acepta</translation>
    </message>
    <message>
        <source>Take the order as it is written here</source>
        <translation>Tomar la orden tal como está escrita aquí</translation>
    </message>
    <message>
        <source>Move this line to the commentary</source>
        <translation>Pasar esta línea al comentario</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) could not be read and do not count.</source>
        <translation>
            <numerusform>%n orden no se ha podido leer y no cuenta.</numerusform>
            <numerusform>%n órdenes no se han podido leer y no cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 “%2”: %3</source>
        <comment>how many, order, reason</comment>
        <translation>%1 «%2»: %3</translation>
    </message>
    <message>
        <source>%1 %4, “%2”: %3</source>
        <comment>how many, order, reason, power</comment>
        <translation>%1 %4, «%2»: %3</translation>
    </message>
    <message>
        <source>It does not say whose unit this is. Write the name of the power before it: “Austria: …”.</source>
        <translation>No dice de quién es esta unidad. Escriba antes el nombre de la potencia: «Austria: …».</translation>
    </message>
    <message>
        <source>Read it as “%1”</source>
        <translation>Leerla como «%1»</translation>
    </message>
</context>
<context>
    <name>chancery::VersionWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>differences</comment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>no player</source>
        <translation>sin jugador</translation>
    </message>
    <message>
        <source>%1: %2 in the file, %3 here</source>
        <comment>power, player, player</comment>
        <translation>%1: %2 en el archivo, %3 aquí</translation>
    </message>
    <message>
        <source>%1, %2: only in the file: %3</source>
        <comment>phase, power, orders</comment>
        <translation>%1, %2: solo en el archivo: %3</translation>
    </message>
    <message>
        <source>%1, %2: only here: %3</source>
        <comment>phase, power, orders</comment>
        <translation>%1, %2: solo aquí: %3</translation>
    </message>
    <message>
        <source>%1, %2: only in the file: %3. Only here: %4</source>
        <comment>phase, power, orders, orders</comment>
        <translation>%1, %2: solo en el archivo: %3. Solo aquí: %4</translation>
    </message>
    <message>
        <source>The file has a game on another map.</source>
        <translation>El archivo contiene una partida en otro mapa.</translation>
    </message>
    <message>
        <source>Title: “%1” in the file, “%2” here</source>
        <translation>Título: «%1» en el archivo, «%2» aquí</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Las reglas de la partida</translation>
    </message>
    <message>
        <source>Players&apos; absences, lots, agreements or other entries of the game</source>
        <translation>Ausencias de jugadores, sorteo, acuerdos u otras entradas de la partida</translation>
    </message>
    <message>
        <source>%1: only in the file</source>
        <comment>phase</comment>
        <translation>%1: solo en el archivo</translation>
    </message>
    <message>
        <source>%1: only here</source>
        <comment>phase</comment>
        <translation>%1: solo aquí</translation>
    </message>
    <message>
        <source>%1: resolved only here</source>
        <comment>phase</comment>
        <translation>%1: resuelta solo aquí</translation>
    </message>
    <message>
        <source>%1: resolved only in the file</source>
        <comment>phase</comment>
        <translation>%1: resuelta solo en el archivo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>phase, what differs from the file</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: notes, rulings, votes or other entries</source>
        <comment>phase</comment>
        <translation>%1: notas, decisiones, votaciones u otras entradas</translation>
    </message>
    <message>
        <source>Variations that were tried out in the game</source>
        <translation>Variantes que se probaron en la partida</translation>
    </message>
</context>
<context>
    <name>chancery::VideoFile</name>
    <message>
        <source>The program ffmpeg cannot be started. Check that it is installed, or export pictures.</source>
        <translation>No se puede iniciar el programa ffmpeg. Compruebe que esté instalado o exporte imágenes.</translation>
    </message>
    <message>
        <source>A video needs the program ffmpeg, which is not installed. Install it, or export pictures.</source>
        <translation>Un vídeo necesita el programa ffmpeg, que no está instalado. Instálelo o exporte imágenes.</translation>
    </message>
    <message>
        <source>There is no folder %1. Choose another.</source>
        <translation>No existe la carpeta %1. Elija otra.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Choose another place.</source>
        <translation>El archivo %1 no se puede escribir. Elija otro lugar.</translation>
    </message>
    <message>
        <source>The program ffmpeg could not write the video. Choose another file or another format. It reports: %1</source>
        <translation>El programa ffmpeg no ha podido escribir el vídeo. Elija otro archivo u otro formato. Este es su mensaje: %1</translation>
    </message>
</context>
<context>
    <name>chancery::VoteDialog</name>
    <message>
        <source>Vote</source>
        <translation>Votación</translation>
    </message>
    <message>
        <source>&amp;Begin the vote</source>
        <translation>&amp;Empezar la votación</translation>
    </message>
    <message>
        <source>shared by %1</source>
        <translation>a compartir entre %1</translation>
    </message>
    <message>
        <source>What is proposed?</source>
        <translation>¿Qué se propone?</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>proposal, why it is not possible</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Put this to the vote</source>
        <translation>Someter esto a votación</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have a vote; all must agree</source>
        <translation>
            <numerusform>%n jugador tiene voto; todos deben estar de acuerdo</numerusform>
            <numerusform>%n jugadores tienen voto; todos deben estar de acuerdo</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tokens in a bag: only their number is entered</source>
        <translation>Fichas en una &amp;bolsa: solo se introduce su número</translation>
    </message>
    <message>
        <source>Every player puts in a token, for or against</source>
        <translation>Cada jugador mete una ficha, a favor o en contra</translation>
    </message>
    <message>
        <source>One after another at this &amp;screen, unseen by the others</source>
        <translation>Uno tras otro en esta &amp;pantalla, sin que los demás lo vean</translation>
    </message>
    <message>
        <source>The screen is covered between players</source>
        <translation>La pantalla se tapa entre jugador y jugador</translation>
    </message>
    <message>
        <source>Open ballot: the vote count is announced and recorded.</source>
        <translation>Votación abierta: se anuncian y se registran los votos.</translation>
    </message>
    <message>
        <source>Secret ballot: only whether it passed is announced and recorded.</source>
        <translation>Votación secreta: solo se anuncia y se registra si se aprobó.</translation>
    </message>
    <message>
        <source>&amp;Vote</source>
        <translation>&amp;Votar</translation>
    </message>
    <message>
        <source>From now on only this player may see the screen</source>
        <translation>Desde ahora solo este jugador puede ver la pantalla</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>&amp;A favor</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>De acuerdo</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>En &amp;contra</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Tokens for</source>
        <translation>Fichas a favor</translation>
    </message>
    <message>
        <source>How many tokens in the bag are for the proposal</source>
        <translation>Cuántas fichas de la bolsa están a favor de la propuesta</translation>
    </message>
    <message>
        <source>Tokens against</source>
        <translation>Fichas en contra</translation>
    </message>
    <message>
        <source>How many tokens in the bag are against the proposal</source>
        <translation>Cuántas fichas de la bolsa están en contra de la propuesta</translation>
    </message>
    <message>
        <source>Tokens &amp;for:</source>
        <translation>Fichas a &amp;favor:</translation>
    </message>
    <message>
        <source>Tokens &amp;against:</source>
        <translation>Fichas en &amp;contra:</translation>
    </message>
    <message>
        <source>Show the result to the &amp;players</source>
        <translation>Mostrar el resultado a los &amp;jugadores</translation>
    </message>
    <message>
        <source>Show the result to the players</source>
        <translation>Mostrar el resultado a los jugadores</translation>
    </message>
    <message>
        <source>In the audience window</source>
        <translation>En la ventana del público</translation>
    </message>
    <message>
        <source>&amp;Show result</source>
        <translation>&amp;Mostrar resultado</translation>
    </message>
    <message>
        <source>&amp;Record the result</source>
        <translation>&amp;Registrar el resultado</translation>
    </message>
    <message>
        <source>Voter %1 of %2. The others look away, please.</source>
        <translation>Votante %1 de %2. Los demás, por favor, no miren.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <translation>La partida ha terminado: %1.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida continúa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 de %n ficha</numerusform>
            <numerusform>%1 de %n fichas</numerusform>
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
        <translation>Empate</translation>
    </message>
    <message>
        <source>Concession to %1</source>
        <translation>Concesión de la victoria a %1</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a vote</comment>
        <translation>aprobada</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>a vote</comment>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>%1 for, %2 against</source>
        <translation>%1 a favor, %2 en contra</translation>
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
        <translation>estas reglas no permiten concesiones</translation>
    </message>
    <message>
        <source>this power would have no share in a draw</source>
        <translation>esta potencia no tendría parte en un empate</translation>
    </message>
</context>
<context>
    <name>chancery::WhyPages</name>
    <message>
        <source>Choose an order here, or a unit or province on the board.</source>
        <translation>Elija una orden aquí, o una unidad o provincia en el mapa.</translation>
    </message>
    <message>
        <source>Convoy paradox</source>
        <translation>Paradoja de convoy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>order, result</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The unit there</source>
        <translation>La unidad de allí</translation>
    </message>
    <message>
        <source>Moves to it</source>
        <translation>Movimientos hacia ella</translation>
    </message>
    <message>
        <source>After the phase</source>
        <translation>Después de la fase</translation>
    </message>
    <message>
        <source>%1 of %2 is there.</source>
        <comment>unit, power</comment>
        <translation>%1 (%2) está allí.</translation>
    </message>
    <message>
        <source>No unit is there.</source>
        <translation>No hay ninguna unidad allí.</translation>
    </message>
    <message>
        <source>A standoff closes it to retreats.</source>
        <translation>Un empate la cierra a las retiradas.</translation>
    </message>
    <message>
        <source>The army has no convoy, so the move has no strength.</source>
        <translation>El ejército no tiene convoy, así que el movimiento no tiene fuerza.</translation>
    </message>
    <message>
        <source>The unit that comes the opposite way dislodges it, so it keeps no other unit out.</source>
        <translation>La unidad que viene en sentido contrario la desaloja, así que no cierra el paso a ninguna otra.</translation>
    </message>
    <message>
        <source>The unit leaves, so nothing resists.</source>
        <translation>La unidad se va, así que nada se resiste.</translation>
    </message>
    <message>
        <source>The unit was ordered to move and failed, so it resists with 1, whatever supported its move.</source>
        <translation>La unidad tenía orden de moverse y fracasó, así que resiste con 1, por mucho que se apoyara su movimiento.</translation>
    </message>
    <message>
        <source>%1 exceeds %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 supera a %2: %3</translation>
    </message>
    <message>
        <source>%1 is below %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 es menor que %2: %3</translation>
    </message>
    <message>
        <source>%1 equals %2: %3</source>
        <comment>two numbers, strength</comment>
        <translation>%1 iguala a %2: %3</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparada con</translation>
    </message>
    <message>
        <source>the unit itself: %1</source>
        <comment>order</comment>
        <translation>la propia unidad: %1</translation>
    </message>
    <message>
        <source>Given, but it changes nothing here.</source>
        <translation>Válido, pero aquí no cambia nada.</translation>
    </message>
    <message>
        <source>Who counts</source>
        <translation>Quién cuenta</translation>
    </message>
    <message>
        <source>Go on to</source>
        <translation>Seguir con</translation>
    </message>
    <message>
        <source>The circle</source>
        <translation>El círculo</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one order to the next</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Consistent resolutions</source>
        <translation>Resoluciones coherentes</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Cómo termina</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>Attack strength of %1</source>
        <comment>an order</comment>
        <translation>Fuerza de ataque de %1</translation>
    </message>
    <message>
        <source>Prevent strength of %1</source>
        <comment>an order</comment>
        <translation>Fuerza de bloqueo de %1</translation>
    </message>
    <message>
        <source>Defend strength of %1</source>
        <comment>an order</comment>
        <translation>Fuerza de defensa de %1</translation>
    </message>
    <message>
        <source>Hold strength of %1</source>
        <comment>an order</comment>
        <translation>Fuerza de resistencia de %1</translation>
    </message>
    <message>
        <source>In this phase</source>
        <translation>En esta fase</translation>
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
        <translation>contra %1</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Fuerzas</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>what it did, order, result</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Qué lo decidió</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retirada</translation>
    </message>
    <message>
        <source>No province is open to it.</source>
        <translation>No tiene ninguna provincia abierta.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <comment>provinces</comment>
        <translation>Abiertas: %1</translation>
    </message>
    <message>
        <source>Step %1 of %2:</source>
        <translation>Paso %1 de %2:</translation>
    </message>
    <message>
        <source>How it was decided</source>
        <translation>Cómo se decidió</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox</source>
        <translation>Forma parte de una paradoja de convoy</translation>
    </message>
    <message>
        <source>What dislodged it</source>
        <translation>Qué la desalojó</translation>
    </message>
    <message>
        <source>%1 dislodges it.</source>
        <comment>order</comment>
        <translation>%1 la desaloja.</translation>
    </message>
    <message>
        <source>%1, which comes the opposite way, dislodges it: its attack strength %2 exceeds the defend strength %3.</source>
        <comment>order, two numbers</comment>
        <translation>%1, que viene en sentido contrario, la desaloja: su fuerza de ataque %2 supera la fuerza de defensa %3.</translation>
    </message>
    <message>
        <source>%1 dislodges it: its attack strength %2 exceeds the hold strength %3.</source>
        <comment>order, two numbers</comment>
        <translation>%1 la desaloja: su fuerza de ataque %2 supera la fuerza de resistencia %3.</translation>
    </message>
    <message>
        <source>Compared: %1 exceeds %2.</source>
        <comment>two strengths</comment>
        <translation>En comparación: %1 supera a %2.</translation>
    </message>
    <message>
        <source>Compared: %1 is below %2.</source>
        <comment>two strengths</comment>
        <translation>En comparación: %1 es menor que %2.</translation>
    </message>
    <message>
        <source>Compared: %1 equals %2.</source>
        <comment>two strengths</comment>
        <translation>En comparación: %1 iguala a %2.</translation>
    </message>
    <message>
        <source>What decided its order</source>
        <translation>Qué decidió su orden</translation>
    </message>
    <message>
        <source>%1: no retreat is ordered for it. If that stays so, it is disbanded.</source>
        <comment>power</comment>
        <translation>%1: no hay orden de retirada para ella. Si sigue así, se disuelve.</translation>
    </message>
    <message>
        <source>%1: no order to retreat counts for it. If that stays so, it is disbanded.</source>
        <comment>power</comment>
        <translation>%1: no cuenta ninguna orden de retirada para ella. Si sigue así, se disuelve.</translation>
    </message>
    <message>
        <source>%1: no retreat ordered</source>
        <comment>unit</comment>
        <translation>%1: sin retirada ordenada</translation>
    </message>
    <message>
        <source>attack strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>fuerza de ataque %1 de %2</translation>
    </message>
    <message>
        <source>prevent strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>fuerza de bloqueo %1 de %2</translation>
    </message>
    <message>
        <source>defend strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>fuerza de defensa %1 de %2</translation>
    </message>
    <message>
        <source>hold strength %1 of %2</source>
        <comment>number, order</comment>
        <translation>fuerza de resistencia %1 de %2</translation>
    </message>
    <message>
        <source>Cut by: %1</source>
        <comment>order</comment>
        <translation>Cortado por: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strength, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>disbanded if that stays so</source>
        <comment>a unit without an order to retreat</comment>
        <translation>se disuelve si sigue así</translation>
    </message>
    <message>
        <source>A unit of its own power does not leave the destination, so the move has no attack strength.</source>
        <translation>Una unidad de su propia potencia no deja el destino, así que el movimiento no tiene fuerza de ataque.</translation>
    </message>
    <message>
        <source>Given, but it counts in the prevent strength alone.</source>
        <translation>Válido, pero solo cuenta en la fuerza de bloqueo.</translation>
    </message>
    <message>
        <source>Given, but no power helps to dislodge its own unit. It counts in the prevent strength.</source>
        <translation>Válido, pero ninguna potencia ayuda a desalojar a su propia unidad. Cuenta en la fuerza de bloqueo.</translation>
    </message>
    <message>
        <source>Given, but no power helps to dislodge its own unit.</source>
        <translation>Válido, pero ninguna potencia ayuda a desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>%1 could have built here, but no order for it counts.</source>
        <comment>power</comment>
        <translation>%1 podría haber construido aquí, pero no cuenta ninguna orden para ello.</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>Construcciones</translation>
    </message>
    <message>
        <source>by rule</source>
        <comment>a disband</comment>
        <translation>por regla</translation>
    </message>
    <message>
        <source>as ordered</source>
        <comment>a disband</comment>
        <translation>según la orden</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a strength</comment>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>chancery::WhyPanel</name>
    <message>
        <source>All orders</source>
        <translation>Todas las órdenes</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Explicación</translation>
    </message>
    <message>
        <source>There are no results to explain.</source>
        <translation>No hay resultados que explicar.</translation>
    </message>
</context>
<context>
    <name>chancery::WhyRoles</name>
    <message>
        <source>Cuts it too</source>
        <translation>También lo corta</translation>
    </message>
    <message>
        <source>Makes room</source>
        <translation>Hace sitio</translation>
    </message>
    <message>
        <source>Moves there too</source>
        <translation>También se mueve allí</translation>
    </message>
    <message>
        <source>The unit there</source>
        <translation>La unidad de allí</translation>
    </message>
    <message>
        <source>Comes the opposite way</source>
        <translation>Viene en sentido contrario</translation>
    </message>
    <message>
        <source>The convoying fleet</source>
        <translation>La flota que convoya</translation>
    </message>
    <message>
        <source>The unit that it was to support</source>
        <translation>La unidad a la que debía apoyar</translation>
    </message>
    <message>
        <source>The unit that it was to convoy</source>
        <translation>La unidad que debía convoyar</translation>
    </message>
    <message>
        <source>Retreats there too</source>
        <translation>También se retira allí</translation>
    </message>
    <message>
        <source>The attack on it</source>
        <translation>El ataque contra ella</translation>
    </message>
    <message>
        <source>The order that decided it</source>
        <translation>La orden que lo decidió</translation>
    </message>
    <message>
        <source>Stops that attack</source>
        <translation>Detiene ese ataque</translation>
    </message>
    <message>
        <source>Dislodged by it</source>
        <translation>Desalojada por ella</translation>
    </message>
    <message>
        <source>Changes places with it</source>
        <translation>Intercambia el lugar con ella</translation>
    </message>
    <message>
        <source>Convoys it</source>
        <translation>La convoya</translation>
    </message>
    <message>
        <source>Moves to its province</source>
        <translation>Se mueve a su provincia</translation>
    </message>
    <message>
        <source>Stops the unit ahead</source>
        <translation>Detiene a la unidad de delante</translation>
    </message>
    <message>
        <source>Keeps it out too</source>
        <translation>También le cierra el paso</translation>
    </message>
    <message>
        <source>Dislodges the fleet</source>
        <translation>Desaloja a la flota</translation>
    </message>
    <message>
        <source>As far away</source>
        <translation>A la misma distancia</translation>
    </message>
    <message>
        <source>Waits ahead of it</source>
        <translation>Espera delante de ella</translation>
    </message>
    <message>
        <source>Attacks it too</source>
        <translation>También la ataca</translation>
    </message>
    <message>
        <source>Helps to stop it</source>
        <translation>Ayuda a detenerla</translation>
    </message>
    <message>
        <source>Would dislodge the fleet too</source>
        <translation>También desalojaría a la flota</translation>
    </message>
    <message>
        <source>Cut support that would have turned it</source>
        <translation>Apoyo cortado que lo habría cambiado</translation>
    </message>
    <message>
        <source>Removed before it</source>
        <translation>Eliminada antes que ella</translation>
    </message>
    <message>
        <source>Would change it by holding</source>
        <translation>Lo cambiaría si se mantuviera</translation>
    </message>
    <message>
        <source>Would dislodge it otherwise</source>
        <translation>De lo contrario la desalojaría</translation>
    </message>
</context>
<context>
    <name>chancery::Words</name>
    <message>
        <source>that place</source>
        <translation>ese lugar</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>otra unidad</translation>
    </message>
    <message>
        <source>%7 builds in %1.</source>
        <translation>%7 construye en %1.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it is not one of its home centres.</source>
        <translation>%7 no puede construir en %1: no es uno de sus centros de origen.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the coast was not named.</source>
        <translation>%7 no puede construir en %1: no se nombró la costa.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it has no build left.</source>
        <translation>%7 no puede construir en %1: no le queda ninguna construcción.</translation>
    </message>
    <message>
        <source>%7 removes its unit in %1.</source>
        <translation>%7 elimina su unidad en %1.</translation>
    </message>
    <message>
        <source>%7 keeps its unit in %1: nothing more has to be removed.</source>
        <translation>%7 conserva su unidad en %1: no hay que eliminar nada más.</translation>
    </message>
    <message>
        <source>%7 waives one build.</source>
        <translation>%7 renuncia a una construcción.</translation>
    </message>
    <message>
        <source>No reason is known.</source>
        <translation>No se conoce ninguna razón.</translation>
    </message>
    <message>
        <source>Support counted: %1.</source>
        <translation>Apoyo que contó: %1.</translation>
    </message>
    <message>
        <source>The order names a sea twice; it counts where it is named first.</source>
        <translation>La orden nombra un mar dos veces; cuenta donde se nombra primero.</translation>
    </message>
    <message>
        <source>%1 %2, movement</source>
        <comment>season, year</comment>
        <translation>%1 %2, movimientos</translation>
    </message>
    <message>
        <source>%1 %2, retreats</source>
        <comment>season, year</comment>
        <translation>%1 %2, retiradas</translation>
    </message>
    <message>
        <source>%1 %2, adjustments</source>
        <comment>season, year</comment>
        <translation>%1 %2, ajustes</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Ejército</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>north coast</source>
        <translation>costa norte</translation>
    </message>
    <message>
        <source>east coast</source>
        <translation>costa este</translation>
    </message>
    <message>
        <source>south coast</source>
        <translation>costa sur</translation>
    </message>
    <message>
        <source>west coast</source>
        <translation>costa oeste</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>tiene éxito</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>fracasa</translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>verdict: legal in itself, but nothing matches it</comment>
        <translation>sin efecto</translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>verdict</comment>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>given</source>
        <comment>verdict on a support</comment>
        <translation>válido</translation>
    </message>
    <message>
        <source>cut</source>
        <comment>verdict on a support</comment>
        <translation>cortado</translation>
    </message>
    <message>
        <source>disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>verdict on a hold</comment>
        <translation>sigue en pie</translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation>desalojada</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>destruida</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, fate</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no power</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>ninguna parte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province, coast</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Army %1</source>
        <translation>Ejército %1</translation>
    </message>
    <message>
        <source>Fleet %1</source>
        <translation>Flota %1</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation>%1 se mantiene</translation>
    </message>
    <message>
        <source>%1 to %2 by convoy</source>
        <translation>%1 a %2 por convoy</translation>
    </message>
    <message>
        <source>%1 to %2 by convoy %3</source>
        <comment>army, province, which way: &apos;through the North Sea&apos;</comment>
        <translation>%1 a %2 en convoy %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 supports %2 in holding</source>
        <translation>%1 apoya a %2 para que se mantenga</translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <translation>%1 apoya a %2 hacia %3</translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <translation>%1 convoya a %2 hacia %3</translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation>%1 se retira a %2</translation>
    </message>
    <message>
        <source>%1 disbands</source>
        <translation>%1 se disuelve</translation>
    </message>
    <message>
        <source>%1 is built</source>
        <translation>%1 se construye</translation>
    </message>
    <message>
        <source>One build is waived</source>
        <translation>Se renuncia a una construcción</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Primavera</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Otoño</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Invierno</translation>
    </message>
    <message>
        <source>%7 has no build left to waive.</source>
        <translation>A %7 no le queda ninguna construcción a la que renunciar.</translation>
    </message>
    <message>
        <source>%7 may not waive a build.</source>
        <translation>%7 no puede renunciar a una construcción.</translation>
    </message>
    <message>
        <source>that unit</source>
        <translation>esa unidad</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>La orden</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: %3 makes room.</source>
        <translation>%1 tiene éxito en un círculo de movimientos: %3 hace sitio.</translation>
    </message>
    <message>
        <source>%1 is cut by %3.</source>
        <translation>%1 queda cortado por %3.</translation>
    </message>
    <message>
        <source>%1 is illegal: there is no such unit.</source>
        <translation>%1 es ilegal: no existe esa unidad.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit does not belong to %7.</source>
        <translation>%1 es ilegal: la unidad no pertenece a %7.</translation>
    </message>
    <message>
        <source>%1 is illegal: a unit cannot support itself.</source>
        <translation>%1 es ilegal: una unidad no puede apoyarse a sí misma.</translation>
    </message>
    <message>
        <source>%1 does not count: another order to %8 does.</source>
        <translation>%1 no cuenta: cuenta otra orden a %8.</translation>
    </message>
    <message>
        <source>%1 is not followed: %8 has two different orders.</source>
        <translation>%1 no se cumple: %8 tiene dos órdenes distintas.</translation>
    </message>
    <message>
        <source>%1 is not written as the rulebook demands.</source>
        <translation>%1 no está escrita como exige el reglamento.</translation>
    </message>
    <message>
        <source>%1 does not belong to this phase.</source>
        <translation>%1 no corresponde a esta fase.</translation>
    </message>
    <message>
        <source>%8 retreats to %2.</source>
        <translation>%8 se retira a %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is not open to its retreat.</source>
        <translation>%8 se disuelve: no tiene abierta la retirada a %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded as ordered.</source>
        <translation>%8 se disuelve según la orden.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2.</source>
        <translation>%2 desaloja %1.</translation>
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
        <translation>%7 no renuncia a nada: hay órdenes de más, y no cuenta ninguna.</translation>
    </message>
    <message>
        <source>%7 builds nothing in %1: of too many orders none counts.</source>
        <translation>%7 no construye nada en %1: hay órdenes de más, y no cuenta ninguna.</translation>
    </message>
    <message>
        <source>%7 may not choose its unit in %1: of too many orders to remove units none counts.</source>
        <translation>%7 no puede elegir su unidad en %1: hay órdenes de eliminar de más, y no cuenta ninguna.</translation>
    </message>
    <message>
        <source>house rule %1</source>
        <translation>regla de la casa %1</translation>
    </message>
    <message>
        <source>%1 is illegal: these rules know no insurrections.</source>
        <translation>%1 es ilegal: estas reglas no tienen insurrecciones.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 by an insurrection: it has not lost its country.</source>
        <translation>%7 no puede recuperar %1 con una insurrección: no ha perdido su país.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 has not lost its country.</source>
        <translation>%1 es ilegal: %2 no ha perdido su país.</translation>
    </message>
    <message>
        <source>%8 is given up for an insurrection for %2: it takes %5 units, and %4 came.</source>
        <translation>%8 se sacrifica por una insurrección a favor de %2: hacen falta %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %2 filed no valid order to revive its country.</source>
        <translation>%8 se sacrifica en vano: %2 no entregó ninguna orden válida para revivir su país.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came.</source>
        <translation>%8 se sacrifica en vano: una insurrección a favor de %2 necesita %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>%8 is given up in vain: %9, which was promised to %2 as well, did not turn up.</source>
        <translation>%8 se sacrifica en vano: %9, que también se prometió a %2, no se presentó.</translation>
    </message>
    <message>
        <source>%8 does not turn up for %2, being dislodged: %4 against %3 %5.</source>
        <translation>%8 no se presenta a favor de %2, porque se desaloja la unidad: %4 contra %3 %5.</translation>
    </message>
    <message>
        <source>%7 may regain %1 once the retreats are made: %4 units came.</source>
        <translation>%7 podrá recuperar %1 cuando se hagan las retiradas: han venido %4 unidades.</translation>
    </message>
    <message>
        <source>%7 regains %1: it takes %5 units, and %4 came.</source>
        <translation>%7 recupera %1: hacen falta %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: it takes %5 units, and %4 came.</source>
        <translation>%7 no recupera %1: hacen falta %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>%7 does not regain %1: %9 was promised and did not turn up.</source>
        <translation>%7 no recupera %1: %9 se había prometido y no se presentó.</translation>
    </message>
    <message>
        <source>%1 is given up for an insurrection: %2</source>
        <translation>%1 se sacrifica por una insurrección: %2</translation>
    </message>
    <message>
        <source>%1 is to be regained</source>
        <translation>Se quiere recuperar %1</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled.</source>
        <comment>order, result</comment>
        <translation>%1: %2, según decidió el árbitro.</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled: “%3”.</source>
        <comment>order, result, reason</comment>
        <translation>%1: %2, según decidió el árbitro: «%3».</translation>
    </message>
    <message>
        <source>%1: %2, as the gamemaster ruled on %3: “%4”.</source>
        <comment>order, result, another order, reason</comment>
        <translation>%1: %2, según decidió el árbitro sobre %3: «%4».</translation>
    </message>
    <message>
        <source>%8 is disbanded: %9 was ordered to retreat to %2 as well.</source>
        <translation>%8 se disuelve: %9 también tenía orden de retirarse a %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it could not move to %2 by itself.</source>
        <translation>%8 se disuelve: no podría moverse a %2 por sus propios medios.</translation>
    </message>
    <message>
        <source>%8 is disbanded: %2 is occupied.</source>
        <translation>%8 se disuelve: hay una unidad en %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: its attacker came from %2.</source>
        <translation>%8 se disuelve: su atacante vino de %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: a standoff left %2 empty.</source>
        <translation>%8 se disuelve: hubo un empate en %2.</translation>
    </message>
    <message>
        <source>%8 is disbanded: it has no valid order to retreat.</source>
        <translation>%8 se disuelve: no tiene ninguna orden válida de retirada.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is there already.</source>
        <translation>%1 es ilegal: %8 ya está allí.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8.</source>
        <translation>%1 es ilegal: %2 no limita con %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is not next to %8, and no fleets are in place to convoy it there.</source>
        <translation>%1 es ilegal: %2 no limita con %8, y no hay flotas en posición de hacer el convoy hasta allí.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot move into a sea province.</source>
        <translation>%1 es ilegal: un ejército no puede moverse a una provincia marítima.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot move inland.</source>
        <translation>%1 es ilegal: una flota no puede moverse tierra adentro.</translation>
    </message>
    <message>
        <source>%1 is illegal: %2 is next to %8 by land, but not along the coast.</source>
        <translation>%1 es ilegal: %2 limita con %8 por tierra, pero no a lo largo de la costa.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on another coast than the one that %2 adjoins.</source>
        <translation>%1 es ilegal: %8 no está en la costa con la que limita %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot be convoyed.</source>
        <translation>%1 es ilegal: una flota no puede ir por convoy.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2.</source>
        <translation>%1 es ilegal: no dice a qué costa de %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 cannot reach that coast.</source>
        <translation>%1 es ilegal: %8 no puede llegar a esa costa.</translation>
    </message>
    <message>
        <source>%1 is illegal: it names a coast that is wrong, although none is needed.</source>
        <translation>%1 es ilegal: nombra una costa equivocada, aunque no hace falta ninguna.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit is in %6.</source>
        <translation>%1 es ilegal: no hay ninguna unidad en %6.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8.</source>
        <translation>%1 es ilegal: la provincia hacia la que apoya no limita con %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot support into a sea province.</source>
        <translation>%1 es ilegal: un ejército no puede apoyar hacia una provincia marítima.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet cannot support into an inland province.</source>
        <translation>%1 es ilegal: una flota no puede apoyar hacia una provincia de tierra adentro.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move along the coast into the province into which it supports.</source>
        <translation>%1 es ilegal: %8 no podría moverse a lo largo de la costa a la provincia hacia la que apoya.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 could not move from its coast into the province into which it supports.</source>
        <translation>%1 es ilegal: %8 no podría moverse desde su costa a la provincia hacia la que apoya.</translation>
    </message>
    <message>
        <source>%1 is illegal: the unit in %6 cannot move to %2.</source>
        <translation>%1 es ilegal: la unidad en %6 no puede moverse a %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleet in %6 cannot reach the coast that it names.</source>
        <translation>%1 es ilegal: la flota en %6 no puede llegar a la costa que se nombra.</translation>
    </message>
    <message>
        <source>%1 is illegal: it does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation>%1 es ilegal: no dice a qué costa de %2 se mueve la flota en %6.</translation>
    </message>
    <message>
        <source>%1 is illegal: an army cannot convoy.</source>
        <translation>%1 es ilegal: un ejército no puede convoyar.</translation>
    </message>
    <message>
        <source>%1 is illegal: a fleet convoys only from a sea province.</source>
        <translation>%1 es ilegal: una flota solo convoya desde una provincia marítima.</translation>
    </message>
    <message>
        <source>%1 is illegal: no army is in %6.</source>
        <translation>%1 es ilegal: no hay ningún ejército en %6.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army is in %2 already.</source>
        <translation>%1 es ilegal: el ejército ya está en %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: a convoy cannot end in %2, which has no coast.</source>
        <translation>%1 es ilegal: un convoy no puede terminar en %2, que no tiene costa.</translation>
    </message>
    <message>
        <source>%1 succeeds: no unit is in %2, and no other moves there.</source>
        <extracomment>In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, or the order that stops %3, %7 power, %8 the unit, %9 the unit against it. A gap that is not needed may be left out. Attack, hold, prevent and defend strength are the strengths of DATC 5.B.4 to 5.B.7.</extracomment>
        <translation>%1 tiene éxito: no hay ninguna unidad en %2, y ninguna otra se mueve allí.</translation>
    </message>
    <message>
        <source>%1 succeeds: %9 leaves %2.</source>
        <translation>%1 tiene éxito: %9 sale de %2.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation>%1 tiene éxito: %3 no tiene efecto en %2, porque la unidad que viene de allí desaloja %9.</translation>
    </message>
    <message>
        <source>%1 succeeds: it changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%1 tiene éxito: intercambia el lugar con %9, y eso es posible porque al menos una de las dos va por convoy.</translation>
    </message>
    <message>
        <source>%1 dislodges %9: attack %4, hold %5.</source>
        <translation>%1 desaloja %9: ataque %4, resistencia %5.</translation>
    </message>
    <message>
        <source>%1 dislodges %9, which comes the opposite way: attack %4, defend %5.</source>
        <translation>%1 desaloja %9, que viene en sentido contrario: ataque %4, defensa %5.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation>%1 tiene éxito: su fuerza de ataque %4 supera la fuerza de bloqueo %5 de %3.</translation>
    </message>
    <message>
        <source>%1 succeeds: its attack strength %4 exceeds the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 tiene éxito: su fuerza de ataque %4 supera la fuerza de bloqueo %5 de %3, un movimiento de su propia potencia.</translation>
    </message>
    <message>
        <source>%1 succeeds in a circle of moves: its attack strength %4 exceeds the prevent strength %5 of %3.</source>
        <translation>%1 tiene éxito en un círculo de movimientos: su fuerza de ataque %4 supera la fuerza de bloqueo %5 de %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3.</source>
        <translation>%1 rebota: su fuerza de ataque %4 iguala la fuerza de bloqueo %5 de %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 rebota: su fuerza de ataque %4 iguala la fuerza de bloqueo %5 de %3, un movimiento de su propia potencia.</translation>
    </message>
    <message>
        <source>%1 bounces: its attack strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation>%1 rebota: su fuerza de ataque %4 iguala la fuerza de bloqueo %5 de %3, que cuenta aunque se desaloje %9.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3.</source>
        <translation>%1 fracasa: su fuerza de ataque %4 es menor que la fuerza de bloqueo %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 fracasa: su fuerza de ataque %4 no supera la fuerza de resistencia %5 de %9.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 equals the defend strength %5 of %3.</source>
        <translation>%1 fracasa en el choque frontal: su fuerza de ataque %4 iguala la fuerza de defensa %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its attack strength %4 is below the defend strength %5 of %3.</source>
        <translation>%1 fracasa en el choque frontal: su fuerza de ataque %4 es menor que la fuerza de defensa %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted, because %9 is dislodged.</source>
        <translation>%1 fracasa: su única ruta de convoy se interrumpe, porque se desaloja %9.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9.</source>
        <translation>%1 fracasa: se interrumpe cada una de sus rutas de convoy. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9.</source>
        <translation>%1 fracasa: se interrumpe una de sus rutas de convoy, y eso basta. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9.</source>
        <translation>%1 fracasa: se interrumpe la ruta de convoy que indica. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>%1 fails: it is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 fracasa: forma parte de una paradoja de convoy, en la que todas las unidades se mantienen.</translation>
    </message>
    <message>
        <source>%1 is invalid: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 queda sin efecto: las flotas que tenían orden de convoyar no forman ninguna ruta a %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: on the convoy route that it names, no matching convoy was ordered in %9.</source>
        <translation>%1 queda sin efecto: en la ruta de convoy que indica, no se ordenó ningún convoy que coincida en %9.</translation>
    </message>
    <message>
        <source>%1 stands: %8 is not attacked.</source>
        <translation>%1 sigue en pie: nadie ataca %8.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 does not exceed its hold strength %4.</source>
        <translation>%1 sigue en pie: la fuerza de ataque %5 de %3 no supera su fuerza de resistencia %4.</translation>
    </message>
    <message>
        <source>%1 stands: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 sigue en pie: %3 es un movimiento de su propia potencia, y una potencia no desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3: attack %5, hold %4.</source>
        <translation>%3 desaloja %8: ataque %5, resistencia %4.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 gave no orders.</source>
        <translation>%3 desaloja %8 (ataque %5, resistencia %4), y la unidad desaparece, porque %7 no dio órdenes.</translation>
    </message>
    <message>
        <source>Support that was cut: %1.</source>
        <translation>Apoyo cortado: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because no power helps to dislodge its own unit.</source>
        <translation>Apoyo que no contó: %3 (válido), porque ninguna potencia ayuda a desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>%8 dislodges %9 as well.</source>
        <translation>%8 desaloja también %9.</translation>
    </message>
    <message>
        <source>%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.</source>
        <translation>%3 no tiene efecto en %2, porque la unidad que viene de allí desaloja %9.</translation>
    </message>
    <message>
        <source>%8 changes places with %9, which is possible because at least one of them goes by convoy.</source>
        <translation>%8 intercambia el lugar con %9, y eso es posible porque al menos una de las dos va por convoy.</translation>
    </message>
    <message>
        <source>%9 convoys %8.</source>
        <translation>%9 convoya %8.</translation>
    </message>
    <message>
        <source>Several fleets convoy %8: %9.</source>
        <translation>Varias flotas convoyan %8: %9.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, as ordered, although it could go by land.</source>
        <translation>%8 va por convoy, según la orden, aunque podría ir por tierra.</translation>
    </message>
    <message>
        <source>%8 goes by land instead, because its convoy failed.</source>
        <translation>%8 va en cambio por tierra, porque su convoy fracasó.</translation>
    </message>
    <message>
        <source>The support need not name the coast.</source>
        <translation>El apoyo no necesita nombrar la costa.</translation>
    </message>
    <message>
        <source>%8 cannot retreat and is destroyed.</source>
        <translation>%8 no puede retirarse y desaparece.</translation>
    </message>
    <message>
        <source>%1 is given: %8 is not attacked.</source>
        <translation>%1 es válido: nadie ataca %8.</translation>
    </message>
    <message>
        <source>%1 is given: %3 is a move of its own power, which does not cut it.</source>
        <translation>%1 es válido: %3 es un movimiento de su propia potencia, que no lo corta.</translation>
    </message>
    <message>
        <source>%1 is cut by %3, although %9 is dislodged itself.</source>
        <translation>%1 queda cortado por %3, aunque también se desaloja %9.</translation>
    </message>
    <message>
        <source>%1 is cut by %3: the army has a convoy route that does not need the fleet at which the support is directed.</source>
        <translation>%1 queda cortado por %3: el ejército tiene una ruta de convoy que no necesita la flota contra la que se dirige el apoyo.</translation>
    </message>
    <message>
        <source>%1 is cut because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 queda cortado porque %3 desaloja %8: ataque %5, resistencia %4.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is %3.</source>
        <translation>%1 no tiene efecto: la orden de %9 es %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: it names another coast than %3.</source>
        <translation>%1 no tiene efecto: nombra otra costa que %3.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was not ordered to move.</source>
        <translation>%1 no tiene efecto: %9 no tenía orden de moverse.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move and cannot be supported in place.</source>
        <translation>%1 no tiene efecto: %9 tenía orden de moverse y no puede recibir apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>%1 has no effect: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 no tiene efecto: la orden de %9 es ilegal, así que la unidad se mantiene.</translation>
    </message>
    <message>
        <source>%1 has no effect: %9 was ordered to move, although illegally, and cannot be supported in place.</source>
        <translation>%1 no tiene efecto: %9 tenía orden de moverse, aunque ilegal, y no puede recibir apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>%1 has no effect: the power of %9 gave no orders, so that its units cannot be supported.</source>
        <translation>%1 no tiene efecto: la potencia de %9 no dio órdenes, así que sus unidades no pueden recibir apoyo.</translation>
    </message>
    <message>
        <source>%1 is disrupted because %3 dislodges %8: attack %5, hold %4.</source>
        <translation>%1 queda interrumpido porque %3 desaloja %8: ataque %5, resistencia %4.</translation>
    </message>
    <message>
        <source>%1 is disrupted: it is part of a paradox with %3.</source>
        <translation>%1 queda interrumpido: forma parte de una paradoja con %3.</translation>
    </message>
    <message>
        <source>%1 is invalid: the convoy route that it names is written in the wrong sequence, so that it is no route.</source>
        <translation>%1 queda sin efecto: la ruta de convoy que indica está escrita en mal orden, así que no es una ruta.</translation>
    </message>
    <message>
        <source>%2 was open to its retreat.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %1 place, %2 destination, %4 own strength, %5 strength against it, %7 power, %9 the unit against it. A gap that is not needed may be left out.</extracomment>
        <translation>Tenía abierta la retirada a %2.</translation>
    </message>
    <message>
        <source>%9 was ordered to retreat to %2 as well, so both are disbanded.</source>
        <translation>%9 también tenía orden de retirarse a %2, así que se disuelven las dos.</translation>
    </message>
    <message>
        <source>It could not move to %2 by itself.</source>
        <translation>No podría moverse a %2 por sus propios medios.</translation>
    </message>
    <message>
        <source>%2 is occupied.</source>
        <translation>Hay una unidad en %2.</translation>
    </message>
    <message>
        <source>Its attacker came from %2.</source>
        <translation>Su atacante vino de %2.</translation>
    </message>
    <message>
        <source>A standoff left %2 empty.</source>
        <translation>Hubo un empate en %2.</translation>
    </message>
    <message>
        <source>%2 is not open to its retreat.</source>
        <translation>No tiene abierta la retirada a %2.</translation>
    </message>
    <message>
        <source>%7 ordered it.</source>
        <translation>%7 lo ordenó.</translation>
    </message>
    <message>
        <source>It has no valid order to retreat.</source>
        <translation>No tiene ninguna orden válida de retirada.</translation>
    </message>
    <message>
        <source>%1 is not one of the home centres of %7.</source>
        <translation>%1 no es uno de los centros de origen de %7.</translation>
    </message>
    <message>
        <source>Such a unit cannot be in %1.</source>
        <translation>Una unidad así no puede estar en %1.</translation>
    </message>
    <message>
        <source>The coast of %1 was not named.</source>
        <translation>No se nombró la costa de %1.</translation>
    </message>
    <message>
        <source>%7 has no build left.</source>
        <translation>A %7 no le queda ninguna construcción.</translation>
    </message>
    <message>
        <source>%7 ordered too many builds, so none of them counts.</source>
        <translation>%7 ordenó construcciones de más, así que no cuenta ninguna.</translation>
    </message>
    <message>
        <source>%7 has nothing more to remove.</source>
        <translation>%7 no tiene nada más que eliminar.</translation>
    </message>
    <message>
        <source>%7 ordered too many removals, so none of them counts.</source>
        <translation>%7 ordenó eliminaciones de más, así que no cuenta ninguna.</translation>
    </message>
    <message>
        <source>%7 had a build to waive.</source>
        <translation>%7 tenía una construcción a la que renunciar.</translation>
    </message>
    <message>
        <source>The rules do not let %7 waive a build.</source>
        <translation>Las reglas no permiten a %7 renunciar a una construcción.</translation>
    </message>
    <message>
        <source>These rules know no insurrections.</source>
        <translation>Estas reglas no tienen insurrecciones.</translation>
    </message>
    <message>
        <source>%7 has not lost its country.</source>
        <translation>%7 no ha perdido su país.</translation>
    </message>
    <message>
        <source>%2 has not lost its country.</source>
        <translation>%2 no ha perdido su país.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and %4 came.</source>
        <translation>Para %2 hacen falta %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>%2 gave no valid order to regain its country.</source>
        <translation>%2 no dio ninguna orden válida para recuperar su país.</translation>
    </message>
    <message>
        <source>It takes %5 units for %2, and only %4 came.</source>
        <translation>Para %2 hacen falta %5 unidades y solo han venido %4.</translation>
    </message>
    <message>
        <source>%9, which was promised to %2 as well, did not come.</source>
        <translation>%9, que también se prometió a %2, no vino.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger: %5 against %4.</source>
        <translation>%9 la ataca y es más fuerte: %5 contra %4.</translation>
    </message>
    <message>
        <source>It is decided once the retreats are made. Units that came: %4.</source>
        <translation>Se decide después de las retiradas. Unidades que han venido: %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came. A unit is built there.</source>
        <translation>Hacen falta %5 unidades y han venido %4. Allí se construye una unidad.</translation>
    </message>
    <message>
        <source>It takes %5 units, and %4 came.</source>
        <translation>Hacen falta %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>It takes %5 units, and only %4 came.</source>
        <translation>Hacen falta %5 unidades y solo han venido %4.</translation>
    </message>
    <message>
        <source>%9 was promised and did not come.</source>
        <translation>%9 se había prometido y no vino.</translation>
    </message>
    <message>
        <source>%2 is empty, and no other unit moves there.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation>No hay ninguna unidad en %2, y ninguna otra se mueve allí.</translation>
    </message>
    <message>
        <source>%9 leaves %2, so there is room.</source>
        <translation>%9 sale de %2, así que hay sitio.</translation>
    </message>
    <message>
        <source>It changes places with %9. That works because at least one of them goes by convoy.</source>
        <translation>Intercambia el lugar con %9. Es posible porque al menos una de las dos va por convoy.</translation>
    </message>
    <message>
        <source>It is stronger than %9, %4 against %5, and dislodges it.</source>
        <translation>Es más fuerte que %9, %4 contra %5, y desaloja a esa unidad.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, is stronger, %4 against %5, and dislodges it.</source>
        <translation>Choca de frente con %9, es más fuerte, %4 contra %5, y desaloja a esa unidad.</translation>
    </message>
    <message>
        <source>%9 stays there, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 se queda allí, y el ataque no es más fuerte: %4 contra %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and neither is stronger: %4 against %5.</source>
        <translation>Choca de frente con %9, y ninguna es más fuerte: %4 contra %5.</translation>
    </message>
    <message>
        <source>It meets %9 head to head and is weaker: %4 against %5.</source>
        <translation>Choca de frente con %9 y es más débil: %4 contra %5.</translation>
    </message>
    <message>
        <source>It would dislodge %9, and no power dislodges its own unit.</source>
        <translation>Desalojaría a %9, pero ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>It is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation>Forma parte de una paradoja de convoy, en la que todas las unidades se quedan donde están.</translation>
    </message>
    <message>
        <source>The fleets that were ordered to convoy it form no route to %2.</source>
        <translation>Las flotas que tenían orden de convoyarla no forman ninguna ruta a %2.</translation>
    </message>
    <message>
        <source>Its order names a convoy route, but no such convoy was ordered in %9.</source>
        <translation>Su orden indica una ruta de convoy, pero en %9 no se ordenó tal convoy.</translation>
    </message>
    <message>
        <source>Its order names the sea provinces of the convoy in the wrong sequence, so they form no route.</source>
        <translation>Su orden nombra en mal orden las provincias marítimas del convoy, así que no forman una ruta.</translation>
    </message>
    <message>
        <source>No unit attacks it.</source>
        <extracomment>Plain reasons, for people who do not know the notation; the order and its verdict stand before them. %2 destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed, %7 power, %9 the unit or units against it. A gap that is not needed may be left out.</extracomment>
        <translation>Ninguna unidad la ataca.</translation>
    </message>
    <message>
        <source>%9 attacks it but is not stronger: %5 against %4.</source>
        <translation>%9 la ataca, pero no es más fuerte: %5 contra %4.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 gave no orders, it may not retreat.</source>
        <translation>%9 la ataca y es más fuerte, %5 contra %4. Como %7 no dio órdenes, no puede retirarse.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. No power helps to dislodge its own unit.</source>
        <translation>Apoyo que no contó: %9. Ninguna potencia ayuda a desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>A support need not name the coast.</source>
        <translation>Un apoyo no necesita nombrar la costa.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, whether or not the attack succeeds.</source>
        <translation>%9 la ataca, y eso basta, tenga o no éxito el ataque.</translation>
    </message>
    <message>
        <source>%9 attacks it, and that is enough, although %9 is dislodged itself.</source>
        <translation>%9 la ataca, y eso basta, aunque también se desaloja a %9.</translation>
    </message>
    <message>
        <source>%9 attacks it by convoy. That counts because the convoy does not need the fleet at which the support is directed.</source>
        <translation>%9 la ataca por convoy. Eso cuenta porque el convoy no necesita la flota contra la que se dirige el apoyo.</translation>
    </message>
    <message>
        <source>%9 attacks it and dislodges it: %5 against %4.</source>
        <translation>%9 la ataca y la desaloja: %5 contra %4.</translation>
    </message>
    <message>
        <source>%9 was ordered to move somewhere else.</source>
        <translation>%9 tenía orden de moverse a otro lugar.</translation>
    </message>
    <message>
        <source>It names another coast than the order to %9.</source>
        <translation>Nombra otra costa que la orden de %9.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move.</source>
        <translation>%9 no tenía orden de moverse.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, so it cannot be supported in holding.</source>
        <translation>%9 tenía orden de moverse, así que no puede recibir apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so it does not move.</source>
        <translation>La orden de %9 es ilegal, así que la unidad no se mueve.</translation>
    </message>
    <message>
        <source>%9 was ordered to move, although illegally, so it cannot be supported in holding.</source>
        <translation>%9 tenía orden de moverse, aunque ilegal, así que no puede recibir apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>%9 belongs to a power that gave no orders. Under these rules it cannot be supported.</source>
        <translation>%9 pertenece a una potencia que no dio órdenes. Con estas reglas no puede recibir apoyo.</translation>
    </message>
    <message>
        <source>%9 does not use this convoy: its order names another route.</source>
        <translation>%9 no usa este convoy: su orden indica otra ruta.</translation>
    </message>
    <message>
        <source>There is no such unit.</source>
        <translation>No existe esa unidad.</translation>
    </message>
    <message>
        <source>The unit does not belong to %7.</source>
        <translation>La unidad no pertenece a %7.</translation>
    </message>
    <message>
        <source>Another order to this unit counts.</source>
        <translation>Cuenta otra orden a esta unidad.</translation>
    </message>
    <message>
        <source>The unit has two different orders, so neither is followed.</source>
        <translation>La unidad tiene dos órdenes distintas, así que no cumple ninguna.</translation>
    </message>
    <message>
        <source>It is not written as the rulebook demands.</source>
        <translation>No está escrita como exige el reglamento.</translation>
    </message>
    <message>
        <source>It does not belong to this phase.</source>
        <translation>No corresponde a esta fase.</translation>
    </message>
    <message>
        <source>The unit is in %2 already.</source>
        <translation>La unidad ya está en %2.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit.</source>
        <translation>%2 no limita con la unidad.</translation>
    </message>
    <message>
        <source>%2 is not next to the unit, and no fleets are in place to convoy it there.</source>
        <translation>%2 no limita con la unidad, y no hay flotas en posición de llevarla allí por convoy.</translation>
    </message>
    <message>
        <source>An army cannot move into a sea province.</source>
        <translation>Un ejército no puede moverse a una provincia marítima.</translation>
    </message>
    <message>
        <source>A fleet cannot move inland.</source>
        <translation>Una flota no puede moverse tierra adentro.</translation>
    </message>
    <message>
        <source>%2 is next to the fleet by land, but not along the coast.</source>
        <translation>%2 limita con la flota por tierra, pero no a lo largo de la costa.</translation>
    </message>
    <message>
        <source>The fleet is on another coast than the one that %2 adjoins.</source>
        <translation>La flota no está en la costa con la que limita %2.</translation>
    </message>
    <message>
        <source>A fleet cannot be convoyed.</source>
        <translation>Una flota no puede ir por convoy.</translation>
    </message>
    <message>
        <source>The fleet cannot reach that coast.</source>
        <translation>La flota no puede llegar a esa costa.</translation>
    </message>
    <message>
        <source>It names a coast that is wrong, although none is needed.</source>
        <translation>Nombra una costa equivocada, aunque no hace falta ninguna.</translation>
    </message>
    <message>
        <source>A unit cannot support itself.</source>
        <translation>Una unidad no puede apoyarse a sí misma.</translation>
    </message>
    <message>
        <source>An army cannot support into a sea province.</source>
        <translation>Un ejército no puede apoyar hacia una provincia marítima.</translation>
    </message>
    <message>
        <source>A fleet cannot support into an inland province.</source>
        <translation>Una flota no puede apoyar hacia una provincia de tierra adentro.</translation>
    </message>
    <message>
        <source>The fleet could not move along the coast into the province into which it supports.</source>
        <translation>La flota no podría moverse a lo largo de la costa a la provincia hacia la que apoya.</translation>
    </message>
    <message>
        <source>The fleet cannot support there: from its coast it could not move there itself.</source>
        <translation>La flota no puede apoyar allí: desde su costa no podría moverse allí ella misma.</translation>
    </message>
    <message>
        <source>The unit in %6 cannot move to %2.</source>
        <translation>La unidad en %6 no puede moverse a %2.</translation>
    </message>
    <message>
        <source>The fleet in %6 cannot reach the coast that is named.</source>
        <translation>La flota en %6 no puede llegar a la costa que se nombra.</translation>
    </message>
    <message>
        <source>It does not say to which coast of %2 the fleet in %6 moves.</source>
        <translation>No dice a qué costa de %2 se mueve la flota en %6.</translation>
    </message>
    <message>
        <source>An army cannot convoy.</source>
        <translation>Un ejército no puede convoyar.</translation>
    </message>
    <message>
        <source>A fleet convoys only from a sea province.</source>
        <translation>Una flota solo convoya desde una provincia marítima.</translation>
    </message>
    <message>
        <source>The army is in %2 already.</source>
        <translation>El ejército ya está en %2.</translation>
    </message>
    <message>
        <source>A convoy cannot end in %2, which has no coast.</source>
        <translation>Un convoy no puede terminar en %2, que no tiene costa.</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <comment>power, unit</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>The gamemaster ruled so.</source>
        <translation>Así lo decidió el árbitro.</translation>
    </message>
    <message>
        <source>The gamemaster ruled so: “%1”.</source>
        <translation>Así lo decidió el árbitro: «%1».</translation>
    </message>
    <message>
        <source>The gamemaster ruled on %1: “%2”.</source>
        <comment>unit, reason</comment>
        <translation>El árbitro decidió sobre %1: «%2».</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9.</source>
        <translation>Su convoy se interrumpe. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9.</source>
        <translation>Se interrumpen todas sus rutas de convoy. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9.</source>
        <translation>Se interrumpe una de sus rutas de convoy, y con estas reglas eso basta para detenerla. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9.</source>
        <translation>Se interrumpe la ruta de convoy que indica su orden. Desalojadas: %9.</translation>
    </message>
    <message>
        <source>%9 moves there too, but is weaker: %5 against %4.</source>
        <translation>%9 también se mueve allí, pero es más débil: %5 contra %4.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too, but is weaker: %5 against %4.</source>
        <translation>%9, de la misma potencia, también se mueve allí, pero es más débil: %5 contra %4.</translation>
    </message>
    <message>
        <source>%9 moves there too, %5 against %4, and gets in: a unit that is dislodged by an attack from %2 stops no move to %2.</source>
        <translation>%9 también se mueve allí, %5 contra %4, y entra: una unidad desalojada por un ataque de %2 no detiene ningún movimiento a %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 was not dislodged.</source>
        <translation>%1 es ilegal: nadie ha desalojado %8.</translation>
    </message>
    <message>
        <source>%1 is illegal: the province into which it supports is not next to %8, and support cannot be convoyed.</source>
        <translation>%1 es ilegal: la provincia hacia la que apoya no limita con %8, y un apoyo no puede ir por convoy.</translation>
    </message>
    <message>
        <source>%1 succeeds: %3 has no effect on %2, because %9 is not convoyed there.</source>
        <translation>%1 tiene éxito: %3 no tiene efecto en %2, porque ningún convoy lleva %9 hasta allí.</translation>
    </message>
    <message>
        <source>%1 fails: its convoy by %9 is part of a paradox and fails, so that the move has no effect.</source>
        <translation>%1 fracasa: su convoy con %9 forma parte de una paradoja y fracasa, así que el movimiento no tiene efecto.</translation>
    </message>
    <message>
        <source>%1 stands: %3 cannot dislodge it, because %9 is not convoyed there.</source>
        <translation>%1 sigue en pie: %3 no puede desalojarla, porque ningún convoy lleva %9 hasta allí.</translation>
    </message>
    <message>
        <source>%1 stands although the attack strength %5 of %3 exceeds its hold strength %4: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 sigue en pie, aunque la fuerza de ataque %5 de %3 supera su fuerza de resistencia %4: el ataque forma parte de una paradoja de convoy, en la que todas las unidades se mantienen.</translation>
    </message>
    <message>
        <source>%9 was to move there too, but was not convoyed and stays where it is.</source>
        <translation>%9 también debía moverse allí, pero ningún convoy lo llevó, y se queda donde está.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed.</source>
        <translation>%9 tenía orden de atacarla por convoy, pero ningún convoy lo llevó.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but the attack is part of a convoy paradox, in which every unit stays where it is.</source>
        <translation>%9 la ataca y es más fuerte, %5 contra %4, pero el ataque forma parte de una paradoja de convoy, en la que todas las unidades se quedan donde están.</translation>
    </message>
    <message>
        <source>Support that did not count: %9. The supported army was not convoyed.</source>
        <translation>Apoyo que no contó: %9. Ningún convoy llevó al ejército apoyado.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy, but was not convoyed, so the support is not cut.</source>
        <translation>%9 tenía orden de atacarla por convoy, pero ningún convoy lo llevó, así que el apoyo no se corta.</translation>
    </message>
    <message>
        <source>The unit was not dislodged, so it has nothing to retreat from.</source>
        <translation>La unidad no fue desalojada, así que no tiene de qué retirarse.</translation>
    </message>
    <message>
        <source>The province into which it supports is not next to the unit, and a convoy cannot carry support.</source>
        <translation>La provincia hacia la que apoya no limita con la unidad, y un convoy no puede llevar apoyo.</translation>
    </message>
    <message>
        <source>Support given: %1.</source>
        <translation>Apoyo prestado: %1.</translation>
    </message>
    <message>
        <source>Support that did not count: %3 (given), because %8 is not convoyed.</source>
        <translation>Apoyo que no contó: %3 (válido), porque ningún convoy lleva %8.</translation>
    </message>
    <message>
        <source>%8 and %9 do not meet head to head, because at least one of them goes by convoy.</source>
        <translation>%8 y %9 no chocan de frente, porque al menos una de las dos va por convoy.</translation>
    </message>
    <message>
        <source>%9 was not ordered to move, so it can be supported in place.</source>
        <translation>%9 no tenía orden de moverse, así que puede recibir apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>%8 has no order, so it holds.</source>
        <translation>%8 no tiene orden, así que se mantiene.</translation>
    </message>
    <message>
        <source>%1 is given: %3 does not cut it, because %9 is not convoyed there.</source>
        <translation>%1 es válido: %3 no lo corta, porque ningún convoy lleva %9 hasta allí.</translation>
    </message>
    <message>
        <source>Its convoy depends on its own result. That is a paradox: the convoy is disrupted, and the move has no effect.</source>
        <translation>Su convoy depende de su propio resultado. Es una paradoja: el convoy se interrumpe y el movimiento no tiene efecto.</translation>
    </message>
    <message>
        <source>The convoy of %9 depends on its own result. That is a paradox, and the convoy is disrupted.</source>
        <translation>El convoy de %9 depende de su propio resultado. Es una paradoja, y el convoy se interrumpe.</translation>
    </message>
    <message>
        <source>%1 is illegal: no convoy route from %6 to %2 needs %8.</source>
        <translation>%1 es ilegal: ninguna ruta de convoy de %6 a %2 necesita %8.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 does not exceed the prevent strength %5 of %3, and it cannot stop %9 either, because %8 is dislodged by the unit that comes from %2.</source>
        <translation>%1 fracasa: su fuerza de ataque %4 no supera la fuerza de bloqueo %5 de %3, y tampoco puede detener %9, porque la unidad que viene de %2 desaloja %8.</translation>
    </message>
    <message>
        <source>%1 fails: %9 does not leave %2.</source>
        <translation>%1 fracasa: %9 no sale de %2.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, so that %9 does not leave %2.</source>
        <translation>%1 fracasa: %3 fracasa, así que %9 no sale de %2.</translation>
    </message>
    <message>
        <source>%1 fails: %3 fails, and its own attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 fracasa: %3 fracasa, y su propia fuerza de ataque %4 no supera la fuerza de resistencia %5 de %9.</translation>
    </message>
    <message>
        <source>%1 is invalid: no fleet has a valid order to convoy it.</source>
        <translation>%1 queda sin efecto: ninguna flota tiene una orden válida de convoyar al ejército.</translation>
    </message>
    <message>
        <source>%7 had more supply centres than units.</source>
        <translation>%7 tenía más centros de suministro que unidades.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres.</source>
        <translation>%7 tenía más unidades que centros de suministro.</translation>
    </message>
    <message>
        <source>%9 moves there too, but the unit that comes from %2 dislodges it, so it keeps no unit out.</source>
        <translation>%9 también se mueve allí, pero la unidad que viene de %2 desaloja a ese atacante, que ya no cierra el paso a nadie.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 moves to %2 too, but is weaker: %5 against %4.</source>
        <translation>Se mueve en un círculo de unidades, todas a la vez. %9 también se mueve a %2, pero es más débil: %5 contra %4.</translation>
    </message>
    <message>
        <source>It moves in a circle of units, all at once. %9 makes room for it.</source>
        <translation>Se mueve en un círculo de unidades, todas a la vez. %9 le hace sitio.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation>%9 también se mueve allí y es tan fuerte como este ataque, %5 contra %4. Eso le cierra el paso.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and is just as strong as this attack, %5 against %4. That keeps it out.</source>
        <translation>%9, de la misma potencia, también se mueve allí y es tan fuerte como este ataque, %5 contra %4. Eso le cierra el paso.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out, although %9 is dislodged itself.</source>
        <translation>%9 también se mueve allí y es tan fuerte como este ataque, %5 contra %4. Eso le cierra el paso, aunque también se desaloja a %9.</translation>
    </message>
    <message>
        <source>%9 moves there too and keeps it out: %5 against %4.</source>
        <translation>%9 también se mueve allí y le cierra el paso: %5 contra %4.</translation>
    </message>
    <message>
        <source>%9 does not leave %2.</source>
        <translation>%9 no sale de %2.</translation>
    </message>
    <message>
        <source>%9 does not leave %2, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 no sale de %2, y el ataque no es más fuerte: %4 contra %5.</translation>
    </message>
    <message>
        <source>No fleet has a valid order to convoy it.</source>
        <translation>Ninguna flota tiene una orden válida de convoyarla.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 se mueve a su provincia, pero es de la misma potencia, y ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>Support that did not help the attack: %9. %6 does not leave, and no power helps to dislodge its own unit; such support only keeps others out.</source>
        <translation>Apoyo que no ayudó al ataque: %9. %6 no se va, y ninguna potencia ayuda a desalojar a su propia unidad; un apoyo así solo cierra el paso a otras.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. An attack from there cuts a support only by dislodging the unit that gives it, and this one does not.</source>
        <translation>%9 la ataca, pero desde la provincia contra la que se dirige el apoyo. Un ataque desde allí solo corta un apoyo si desaloja a la unidad que lo presta, y este no lo hace.</translation>
    </message>
    <message>
        <source>%9 attacks it, but from the province at which the support is directed. Under these rules an attack from there does not cut a support.</source>
        <translation>%9 la ataca, pero desde la provincia contra la que se dirige el apoyo. Con estas reglas, un ataque desde allí no corta un apoyo.</translation>
    </message>
    <message>
        <source>%9 moves to its province, but is of the same power and does not cut the support.</source>
        <translation>%9 se mueve a su provincia, pero es de la misma potencia y no corta el apoyo.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support for an attack on a fleet of that convoy.</source>
        <translation>%9 tenía orden de atacarla por convoy. Con estas reglas, eso no corta un apoyo a un ataque contra una flota de ese convoy.</translation>
    </message>
    <message>
        <source>%9 was ordered to attack it by convoy. Under these rules that does not cut a support that concerns a convoying fleet.</source>
        <translation>%9 tenía orden de atacarla por convoy. Con estas reglas, eso no corta un apoyo que afecta a una flota que convoya.</translation>
    </message>
    <message>
        <source>The convoy route of %9 is not whole: no matching convoy was ordered in %6.</source>
        <translation>La ruta de convoy de %9 no está completa: en %6 no se ordenó ningún convoy que coincida.</translation>
    </message>
    <message>
        <source>The fleet could reach more than one coast of %2, and the order names none.</source>
        <translation>La flota podría llegar a más de una costa de %2, y la orden no nombra ninguna.</translation>
    </message>
    <message>
        <source>There is no unit to support: %6 is empty.</source>
        <translation>No hay unidad a la que apoyar: en %6 no hay ninguna.</translation>
    </message>
    <message>
        <source>There is no army to convoy in %6.</source>
        <translation>No hay ningún ejército que convoyar en %6.</translation>
    </message>
    <message>
        <source>No convoy route from %6 to %2 needs this fleet.</source>
        <translation>Ninguna ruta de convoy de %6 a %2 necesita esta flota.</translation>
    </message>
    <message>
        <source>Support for %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Apoyo a %1: %2.</translation>
    </message>
    <message>
        <source>%9 is of the same power, and no power dislodges its own unit.</source>
        <translation>%9 es de la misma potencia, y ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>One convoy route of %8 is disrupted, but another is left.</source>
        <translation>Una ruta de convoy de %8 se interrumpe, pero queda otra.</translation>
    </message>
    <message>
        <source>Whether its fleets are dislodged was decided as if %8 had no effect.</source>
        <translation>El posible desalojo de sus flotas se decidió como si %8 no tuviera efecto.</translation>
    </message>
    <message>
        <source>%8 goes by convoy, although it could go by land.</source>
        <translation>%8 va por convoy, aunque podría ir por tierra.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy.</source>
        <translation>%8 va por tierra, porque su orden no pide convoy.</translation>
    </message>
    <message>
        <source>%8 has more than one convoy route, and none is disrupted.</source>
        <translation>%8 tiene más de una ruta de convoy, y no se interrumpe ninguna.</translation>
    </message>
    <message>
        <source>The order names no coast, but %8 can reach only one coast of %2.</source>
        <translation>La orden no nombra costa, pero %8 solo puede llegar a una costa de %2.</translation>
    </message>
    <message>
        <source>The order to %9 is illegal, so that it holds and can be supported in place.</source>
        <translation>La orden de %9 es ilegal, así que la unidad se mantiene y puede recibir apoyo a mantenerse.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed and would cut it only by dislodging %8, which it does not.</source>
        <translation>%1 es válido: %3 viene de la provincia contra la que se dirige el apoyo y solo lo cortaría si desalojara %8, y no lo hace.</translation>
    </message>
    <message>
        <source>%1 is given: %3 comes from the province at which the support is directed, and an attack from there does not cut it.</source>
        <translation>%1 es válido: %3 viene de la provincia contra la que se dirige el apoyo, y un ataque desde allí no lo corta.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is %3.</source>
        <translation>%1 no convoya ningún ejército: la orden de %9 es %3.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %9 was not ordered to move.</source>
        <translation>%1 no convoya ningún ejército: %9 no tenía orden de moverse.</translation>
    </message>
    <message>
        <source>%1 convoys no army: the order to %9 is illegal, so that it holds.</source>
        <translation>%1 no convoya ningún ejército: la orden de %9 es ilegal, así que el ejército se mantiene.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit supports a move into its own province.</source>
        <translation>%1 es ilegal: ninguna unidad apoya un movimiento a su propia provincia.</translation>
    </message>
    <message>
        <source>%1 is illegal: the army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation>%1 es ilegal: el ejército en %6 solo podría moverse a %2 con el convoy de esta flota.</translation>
    </message>
    <message>
        <source>No unit supports a move into its own province.</source>
        <translation>Ninguna unidad apoya un movimiento a su propia provincia.</translation>
    </message>
    <message>
        <source>The army in %6 could move to %2 only by this fleet&apos;s convoy.</source>
        <translation>El ejército en %6 solo podría moverse a %2 con el convoy de esta flota.</translation>
    </message>
    <message>
        <source>%8 holds instead.</source>
        <translation>En su lugar, %8 se mantiene.</translation>
    </message>
    <message>
        <source>It names another coast, which does not matter under these rules.</source>
        <translation>Nombra otra costa, lo que no importa con estas reglas.</translation>
    </message>
    <message>
        <source>Support that counts in the prevent strength, but not in the attack: %3 (given). %6 does not leave, and no power helps to dislodge its own unit.</source>
        <extracomment>As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.</extracomment>
        <translation>Apoyo que cuenta en la fuerza de bloqueo, pero no en el ataque: %3 (válido). %6 no se va, y ninguna potencia ayuda a desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>That the support names another coast than the order does not matter.</source>
        <translation>No importa que el apoyo nombre otra costa que la orden.</translation>
    </message>
    <message>
        <source>%8 can reach the province, though not that coast, which is enough for support.</source>
        <translation>%8 puede llegar a la provincia, aunque no a esa costa, y eso basta para un apoyo.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an attack on its convoying fleet, which such an army does not cut.</source>
        <translation>%1 es válido: %9 debía venir por convoy, y el apoyo es a un ataque contra una flota de ese convoy; un ejército así no lo corta.</translation>
    </message>
    <message>
        <source>%1 is given: %9 was to come by convoy, and the support is for an action in a sea province with a convoying fleet, which such an army does not cut.</source>
        <translation>%1 es válido: %9 debía venir por convoy, y el apoyo es a una acción en una provincia marítima con una flota que convoya; un ejército así no lo corta.</translation>
    </message>
    <message>
        <source>It convoys the army from %6 to %2. No unit attacks it.</source>
        <translation>Convoya al ejército de %6 a %2. Ninguna unidad la ataca.</translation>
    </message>
    <message>
        <source>No unit attacks it, but it convoys no army.</source>
        <translation>Ninguna unidad la ataca, pero no convoya ningún ejército.</translation>
    </message>
    <message>
        <source>not disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation>sin interrumpir</translation>
    </message>
    <message>
        <source>%1 is illegal: the player of %8 has not allowed %7 to order it.</source>
        <translation>%1 es ilegal: el jugador de %8 no ha permitido que %7 le dé órdenes.</translation>
    </message>
    <message>
        <source>The player of this unit has not allowed %7 to order it.</source>
        <translation>El jugador de esta unidad no ha permitido que %7 le dé órdenes.</translation>
    </message>
    <message>
        <source>The player of %8 has allowed %7 to order it.</source>
        <translation>El jugador de %8 ha permitido que %7 le dé órdenes.</translation>
    </message>
    <message>
        <source>%8 is dislodged by %3 (attack %5, hold %4) and destroyed, because %7 has no player.</source>
        <translation>%3 desaloja %8 (ataque %5, resistencia %4), y la unidad desaparece, porque %7 no tiene jugador.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4. Because %7 has no player, it may not retreat.</source>
        <translation>%9 la ataca y es más fuerte, %5 contra %4. Como %7 no tiene jugador, no puede retirarse.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleets are in place to convoy it.</source>
        <translation>%1 es ilegal: no hay flotas en posición de convoyar al ejército.</translation>
    </message>
    <message>
        <source>%1 is illegal: no unit may enter %2 until %9 has joined a player.</source>
        <translation>%1 es ilegal: ninguna unidad puede entrar en %2 hasta que %9 se una a un jugador.</translation>
    </message>
    <message>
        <source>%1 is illegal: %8 is on no convoy route from %6 to %2.</source>
        <translation>%1 es ilegal: %8 no está en ninguna ruta de convoy de %6 a %2.</translation>
    </message>
    <message>
        <source>It is to go by convoy, but no fleets are in place to convoy it.</source>
        <translation>Debe ir por convoy, pero no hay flotas en posición de convoyarla.</translation>
    </message>
    <message>
        <source>No unit may enter %2 until %9 has joined a player.</source>
        <translation>Ninguna unidad puede entrar en %2 hasta que %9 se una a un jugador.</translation>
    </message>
    <message>
        <source>The fleet is on no convoy route from %6 to %2.</source>
        <translation>La flota no está en ninguna ruta de convoy de %6 a %2.</translation>
    </message>
    <message>
        <source>%8 goes by land, because %9 does not come the opposite way.</source>
        <translation>%8 va por tierra, porque %9 no viene en sentido contrario.</translation>
    </message>
    <message>
        <source>%8 goes by land, because no unit comes the opposite way.</source>
        <translation>%8 va por tierra, porque ninguna unidad viene en sentido contrario.</translation>
    </message>
    <message>
        <source>%8 holds, because %7 gave no orders.</source>
        <translation>%8 se mantiene, porque %7 no dio órdenes.</translation>
    </message>
    <message>
        <source>%8 holds, because %7 has no player.</source>
        <translation>%8 se mantiene, porque %7 no tiene jugador.</translation>
    </message>
    <message>
        <source>%1 does not count: the player of %8 has ordered it.</source>
        <translation>%1 no cuenta: el jugador de %8 ya le ha dado una orden.</translation>
    </message>
    <message>
        <source>%1 is illegal: no fleet has a valid order to convoy it.</source>
        <translation>%1 es ilegal: ninguna flota tiene una orden válida de convoyar al ejército.</translation>
    </message>
    <message>
        <source>%1 is illegal: the fleets that were ordered to convoy it form no route to %2.</source>
        <translation>%1 es ilegal: las flotas que tenían orden de convoyar no forman ninguna ruta a %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the convoy route that it names does not lead to %2.</source>
        <translation>%1 es ilegal: la ruta de convoy que indica no lleva a %2.</translation>
    </message>
    <message>
        <source>%1 is illegal: the convoy route that it names leads through a sea province without a fleet.</source>
        <translation>%1 es ilegal: la ruta de convoy que indica pasa por una provincia marítima sin flota.</translation>
    </message>
    <message>
        <source>%1 is illegal: not every fleet on the convoy route that it names was ordered to convoy it.</source>
        <translation>%1 es ilegal: no todas las flotas de la ruta de convoy que indica tenían orden de convoyar al ejército.</translation>
    </message>
    <message>
        <source>The player of this unit has ordered it.</source>
        <translation>El jugador de esta unidad le ha dado una orden.</translation>
    </message>
    <message>
        <source>The convoy route that its order names does not lead to %2.</source>
        <translation>La ruta de convoy que indica su orden no lleva a %2.</translation>
    </message>
    <message>
        <source>The convoy route that its order names leads through a sea province without a fleet.</source>
        <translation>La ruta de convoy que indica su orden pasa por una provincia marítima sin flota.</translation>
    </message>
    <message>
        <source>Not every fleet on the convoy route that its order names was ordered to convoy it.</source>
        <translation>No todas las flotas de la ruta de convoy que indica su orden tenían orden de convoyarla.</translation>
    </message>
    <message>
        <source>Support that did not count for the attack: %3 (given), because no power helps to dislodge its own unit.</source>
        <translation>Apoyo que no contó para el ataque: %3 (válido), porque ninguna potencia ayuda a desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>%8 goes by land, because no fleet has a valid order to convoy it.</source>
        <translation>%8 va por tierra, porque ninguna flota tiene una orden válida de convoyarla.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its convoy route is not whole.</source>
        <translation>%8 va por tierra, porque su ruta de convoy no está completa.</translation>
    </message>
    <message>
        <source>The order is repeated from the turn before.</source>
        <translation>La orden se repite del turno anterior.</translation>
    </message>
    <message>
        <source>Support that did not count for the attack: %9. No power helps to dislodge its own unit.</source>
        <translation>Apoyo que no contó para el ataque: %9. Ninguna potencia ayuda a desalojar a su propia unidad.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1: it is not one of its home centres.</source>
        <translation>%7 no puede recuperar %1: no es uno de sus centros de origen.</translation>
    </message>
    <message>
        <source>%7 cannot build again in %1: %3 counts.</source>
        <translation>%7 no puede construir otra vez en %1: cuenta %3.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 so: the coast was not named.</source>
        <translation>%7 no puede recuperar así %1: no se nombró la costa.</translation>
    </message>
    <message>
        <source>%1 does not count: another wish names this centre.</source>
        <translation>%1 no cuenta: otro deseo nombra este centro.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1: these rules know no insurrections.</source>
        <translation>%7 no puede recuperar %1: estas reglas no tienen insurrecciones.</translation>
    </message>
    <message>
        <source>Another order builds %9, and only one unit can be there.</source>
        <translation>Otra orden construye %9, y allí solo cabe una unidad.</translation>
    </message>
    <message>
        <source>Another wish names this centre.</source>
        <translation>Otro deseo nombra este centro.</translation>
    </message>
    <message>
        <source>%1 does not count: %9 has no player.</source>
        <translation>%1 no cuenta: %9 no tiene jugador.</translation>
    </message>
    <message>
        <source>%9 has no player, so the order does not count.</source>
        <translation>%9 no tiene jugador, así que la orden no cuenta.</translation>
    </message>
    <message>
        <source>Support that counts in its prevent strength alone: %1.</source>
        <translation>Apoyo que solo cuenta en su fuerza de bloqueo: %1.</translation>
    </message>
    <message>
        <source>Support counted in its attack strength: %1.</source>
        <translation>Apoyo que contó en su fuerza de ataque: %1.</translation>
    </message>
    <message>
        <source>Support counted in its hold strength: %1.</source>
        <translation>Apoyo que contó en su fuerza de resistencia: %1.</translation>
    </message>
    <message>
        <source>Support counted in the attack strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Apoyo que contó en la fuerza de ataque de %1: %2.</translation>
    </message>
    <message>
        <source>Support counted in the prevent strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Apoyo que contó en la fuerza de bloqueo de %1: %2.</translation>
    </message>
    <message>
        <source>Support counted in the defend strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Apoyo que contó en la fuerza de defensa de %1: %2.</translation>
    </message>
    <message>
        <source>Support counted in the hold strength of %1: %2.</source>
        <comment>order or unit, units</comment>
        <translation>Apoyo que contó en la fuerza de resistencia de %1: %2.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals; until the players choose another, it loses its unit in %1.</source>
        <translation>%7 no ha ordenado suficientes eliminaciones válidas; mientras los jugadores no elijan otra, pierde su unidad en %1.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals. It loses the unit in %1 until the players choose another.</source>
        <translation>%7 no ha ordenado suficientes eliminaciones válidas. Mientras los jugadores no elijan otra, pierde la unidad en %1.</translation>
    </message>
    <message>
        <source>Other units are in: %1.</source>
        <comment>provinces</comment>
        <translation>Hay otras unidades en: %1.</translation>
    </message>
    <message>
        <source>The attack came from: %1.</source>
        <comment>province</comment>
        <translation>El ataque vino de: %1.</translation>
    </message>
    <message>
        <source>Left empty by a standoff: %1.</source>
        <comment>provinces</comment>
        <translation>Vacías por un empate: %1.</translation>
    </message>
    <message>
        <source>Also kept out by: %1.</source>
        <comment>units</comment>
        <translation>También le cierran el paso: %1.</translation>
    </message>
    <message>
        <source>Also cut by: %1.</source>
        <comment>units</comment>
        <translation>También lo cortan: %1.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6.</source>
        <translation>%1 fracasa: %9 no sale de %2 a causa de %6.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6, and the attack strength %4 does not exceed the hold strength %5 of %9.</source>
        <translation>%1 fracasa: %9 no sale de %2 a causa de %6, y la fuerza de ataque %4 no supera la fuerza de resistencia %5 de %9.</translation>
    </message>
    <message>
        <source>%1 fails: its only convoy route is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 fracasa: su única ruta de convoy se interrumpe. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>%1 fails: each of its convoy routes is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 fracasa: se interrumpe cada una de sus rutas de convoy. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>%1 fails: one of its convoy routes is disrupted, which is enough. Dislodged: %9, by %6.</source>
        <translation>%1 fracasa: se interrumpe una de sus rutas de convoy, y eso basta. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>%1 fails: the convoy route that it names is disrupted. Dislodged: %9, by %6.</source>
        <translation>%1 fracasa: se interrumpe la ruta de convoy que indica. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6.</source>
        <translation>%9 no sale de %2 a causa de %6.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6, and the attack is not stronger: %4 against %5.</source>
        <translation>%9 no sale de %2 a causa de %6, y el ataque no es más fuerte: %4 contra %5.</translation>
    </message>
    <message>
        <source>%9 is kept in %2 by %6, and no power dislodges its own unit.</source>
        <translation>%9 no sale de %2 a causa de %6, y ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>Its convoy is disrupted. Dislodged: %9, by %6.</source>
        <translation>Su convoy se interrumpe. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>All its convoy routes are disrupted. Dislodged: %9, by %6.</source>
        <translation>Se interrumpen todas sus rutas de convoy. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>One of its convoy routes is disrupted, and under these rules that is enough to stop it. Dislodged: %9, by %6.</source>
        <translation>Se interrumpe una de sus rutas de convoy, y con estas reglas eso basta para detenerla. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>The convoy route that its order names is disrupted. Dislodged: %9, by %6.</source>
        <translation>Se interrumpe la ruta de convoy que indica su orden. Desalojadas: %9, por %6.</translation>
    </message>
    <message>
        <source>Closed to retreats: %1.</source>
        <comment>provinces</comment>
        <translation>Cerradas a las retiradas: %1.</translation>
    </message>
    <message>
        <source>On the way: %1.</source>
        <comment>provinces</comment>
        <translation>En el camino: %1.</translation>
    </message>
    <message>
        <source>Convoys counted on the way: %1.</source>
        <comment>fleets</comment>
        <translation>Convoyes contados en el camino: %1.</translation>
    </message>
    <message>
        <source>As far away: %1. Fleets are removed before armies, then the alphabet decides.</source>
        <translation>A la misma distancia: %1. Las flotas se eliminan antes que los ejércitos; después decide el alfabeto.</translation>
    </message>
    <message>
        <source>As far away: %1. The alphabet decides.</source>
        <translation>A la misma distancia: %1. Decide el alfabeto.</translation>
    </message>
    <message>
        <source>Also waiting ahead: %1.</source>
        <comment>units</comment>
        <translation>También esperan delante: %1.</translation>
    </message>
    <message>
        <source>Convoy of %1: %2.</source>
        <comment>army, fleets</comment>
        <translation>Convoy de %1: %2.</translation>
    </message>
    <message>
        <source>%1 is invalid: it has to name its convoy route and names none.</source>
        <translation>%1 queda sin efecto: tiene que indicar su ruta de convoy y no indica ninguna.</translation>
    </message>
    <message>
        <source>%1 convoys no army: %3 has to name its convoy route and names none.</source>
        <translation>%1 no convoya ningún ejército: %3 tiene que indicar su ruta de convoy y no indica ninguna.</translation>
    </message>
    <message>
        <source>Its order has to name its convoy route and names none.</source>
        <translation>Su orden tiene que indicar la ruta de convoy y no indica ninguna.</translation>
    </message>
    <message>
        <source>The order to %9 has to name its convoy route and names none.</source>
        <translation>La orden de %9 tiene que indicar la ruta de convoy y no indica ninguna.</translation>
    </message>
    <message>
        <source>The convoy of %9 is disrupted, but the army still cuts support and keeps other units out, as any unsuccessful move does.</source>
        <translation>El convoy de %9 se interrumpe, pero el ejército aún corta apoyos y cierra el paso a otras unidades, como cualquier movimiento fracasado.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: %9 owns that centre.</source>
        <translation>%7 no puede construir en %1: ese centro es de %9.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: no power owns that centre.</source>
        <translation>%7 no puede construir en %1: ese centro no es de ninguna potencia.</translation>
    </message>
    <message>
        <source>%9 owns %1, not %7.</source>
        <translation>%1 pertenece a %9, no a %7.</translation>
    </message>
    <message>
        <source>No power owns %1.</source>
        <translation>%1 no pertenece a ninguna potencia.</translation>
    </message>
    <message>
        <source>%9 is there.</source>
        <translation>Allí está %9.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a house rule</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Also attacked by: %1.</source>
        <comment>units</comment>
        <translation>También la atacan: %1.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals; by rule it loses its unit in %1.</source>
        <translation>%7 no ha ordenado suficientes eliminaciones válidas; por regla pierde su unidad en %1.</translation>
    </message>
    <message>
        <source>%7 has ordered too few valid removals. By rule it loses the unit in %1.</source>
        <translation>%7 no ha ordenado suficientes eliminaciones válidas. Por regla pierde la unidad en %1.</translation>
    </message>
    <message>
        <source>%8 has no way to a home centre of its power.</source>
        <translation>%8 no tiene camino a ningún centro de origen de su potencia.</translation>
    </message>
    <message>
        <source>%8 has no way to a supply centre of its power.</source>
        <translation>%8 no tiene camino a ningún centro de suministro de su potencia.</translation>
    </message>
    <message>
        <source>%1 is a home centre of its power, and none of its units is farther away from one.</source>
        <translation>%1 es un centro de origen de su potencia, y ninguna de sus unidades está más lejos de uno.</translation>
    </message>
    <message>
        <source>%1 is a supply centre of its power, and none of its units is farther away from one.</source>
        <translation>%1 es un centro de suministro de su potencia, y ninguna de sus unidades está más lejos de uno.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the position does not say who owns supply centres.</source>
        <translation>%7 no puede construir en %1: la posición no dice quién posee los centros de suministro.</translation>
    </message>
    <message>
        <source>%7 has no build to waive: the position does not say who owns supply centres.</source>
        <translation>%7 no tiene ninguna construcción a la que renunciar: la posición no dice quién posee los centros de suministro.</translation>
    </message>
    <message>
        <source>The position does not say who owns supply centres.</source>
        <translation>La posición no dice quién posee los centros de suministro.</translation>
    </message>
    <message>
        <source>disbanded by rule</source>
        <comment>verdict on a unit without an order</comment>
        <translation>disuelta por regla</translation>
    </message>
    <message>
        <source>%1 is ordered twice; it counts once.</source>
        <translation>%1 se ordena dos veces; cuenta una.</translation>
    </message>
    <message>
        <source>The same order is there twice; it counts once.</source>
        <translation>La misma orden figura dos veces; cuenta una.</translation>
    </message>
    <message>
        <source>%1 makes room.</source>
        <comment>unit</comment>
        <translation>%1 hace sitio.</translation>
    </message>
    <message>
        <source>Besides, the unit in %2 could not have left because of %6.</source>
        <translation>Además, la unidad en %2 no habría podido irse a causa de %6.</translation>
    </message>
    <message>
        <source>Dislodged fleets of its convoy: %1.</source>
        <comment>fleets</comment>
        <translation>Flotas de su convoy desalojadas: %1.</translation>
    </message>
    <message>
        <source>The convoy of %8 is not disrupted.</source>
        <translation>El convoy de %8 no se interrumpe.</translation>
    </message>
    <message>
        <source>%1 dislodges %2, which was to convoy %3.</source>
        <comment>unit, fleet, army</comment>
        <translation>%1 desaloja a %2, que debía convoyar a %3.</translation>
    </message>
    <message>
        <source>Even with its convoy it would be kept out by %1.</source>
        <comment>units</comment>
        <translation>Incluso con su convoy tendría el paso cerrado por %1.</translation>
    </message>
    <message>
        <source>That takes the help of %1.</source>
        <comment>orders or units</comment>
        <translation>Para eso hace falta la ayuda de %1.</translation>
    </message>
    <message>
        <source>Otherwise the convoy would be disrupted by %1.</source>
        <comment>units</comment>
        <translation>Si no, el convoy se interrumpiría por %1.</translation>
    </message>
    <message>
        <source>It would have ended otherwise if the support of %1 had not been cut.</source>
        <comment>units</comment>
        <translation>Habría terminado de otro modo si no se hubiera cortado el apoyo de %1.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3.</source>
        <translation>%1 rebota: su fuerza %4 iguala la fuerza de bloqueo %5 de %3.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 rebota: su fuerza %4 iguala la fuerza de bloqueo %5 de %3, un movimiento de su propia potencia.</translation>
    </message>
    <message>
        <source>%1 bounces: its strength %4 equals the prevent strength %5 of %3, which counts although %9 is dislodged.</source>
        <translation>%1 rebota: su fuerza %4 iguala la fuerza de bloqueo %5 de %3, que cuenta aunque se desaloje %9.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3.</source>
        <translation>%1 fracasa: su fuerza %4 es menor que la fuerza de bloqueo %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its strength %4 equals the defend strength %5 of %3.</source>
        <translation>%1 fracasa en el choque frontal: su fuerza %4 iguala la fuerza de defensa %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails head to head: its strength %4 is below the defend strength %5 of %3.</source>
        <translation>%1 fracasa en el choque frontal: su fuerza %4 es menor que la fuerza de defensa %5 de %3.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 would exceed the defend strength %5 of %3, but no power dislodges its own unit.</source>
        <translation>%1 fracasa: su fuerza %4 superaría la fuerza de defensa %5 de %3, pero ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>%1 fails: %9 is kept in %2 by %6, and no power dislodges its own unit.</source>
        <translation>%1 fracasa: %9 no sale de %2 a causa de %6, y ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 would exceed the hold strength %5 of %9, but no power dislodges its own unit.</source>
        <translation>%1 fracasa: su fuerza %4 superaría la fuerza de resistencia %5 de %9, pero ninguna potencia desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>%7 cannot build in %1: %9 is there.</source>
        <translation>%7 no puede construir en %1: allí está %9.</translation>
    </message>
    <message>
        <source>%7 cannot regain %1 so: such a unit cannot be there.</source>
        <translation>%7 no puede recuperar así %1: una unidad así no puede estar allí.</translation>
    </message>
    <message>
        <source>%7 cannot build that in %1: such a unit cannot be there.</source>
        <translation>%7 no puede construir eso en %1: una unidad así no puede estar allí.</translation>
    </message>
    <message>
        <source>%7 has more units than centres, so a Flying Dutchman is among them; as no disband was ordered, it loses by rule its unit in %1.</source>
        <translation>%7 tiene más unidades que centros, así que entre ellas hay un holandés errante; como no se ordenó disolver nada, pierde por regla su unidad en %1.</translation>
    </message>
    <message>
        <source>%7 regains %1, and %8 is there: it takes %5 units, and %4 came.</source>
        <translation>%7 recupera %1, y allí está %8: hacen falta %5 unidades y han venido %4.</translation>
    </message>
    <message>
        <source>%8 goes by land, because its order does not ask for a convoy and no fleet of its own power has a valid order to convoy it.</source>
        <translation>%8 va por tierra, porque su orden no pide convoy y ninguna flota de su potencia tiene una orden válida de convoyarla.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2, %3 against %4.</source>
        <comment>units, strengths</comment>
        <translation>%2 desaloja a %1, %3 contra %4.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2: attack %3, defend %4.</source>
        <comment>unit, order, strengths</comment>
        <translation>%2 desaloja %1: ataque %3, defensa %4.</translation>
    </message>
    <message>
        <source>%1 is dislodged by %2: attack %3, hold %4.</source>
        <comment>unit, order, strengths</comment>
        <translation>%2 desaloja %1: ataque %3, resistencia %4.</translation>
    </message>
    <message>
        <source>It would have ended otherwise if the support of %1 had not been cut by %2.</source>
        <comment>units</comment>
        <translation>Habría terminado de otro modo si el apoyo de %1 no hubiera quedado cortado por %2.</translation>
    </message>
    <message>
        <source>The support of %1 would be cut if the convoy of %2 were not disrupted by %3.</source>
        <comment>units</comment>
        <translation>El apoyo de %1 quedaría cortado si el convoy de %2 no se interrumpiera por %3.</translation>
    </message>
    <message>
        <source>The dislodgement takes the help of %1.</source>
        <comment>orders or units</comment>
        <translation>Para el desalojo hace falta la ayuda de %1.</translation>
    </message>
    <message>
        <source>%1 fails: its strength %4 is below the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 fracasa: su fuerza %4 es menor que la fuerza de bloqueo %5 de %3, un movimiento de su propia potencia.</translation>
    </message>
    <message>
        <source>%1 fails: its attack strength %4 is below the prevent strength %5 of %3, a move of its own power.</source>
        <translation>%1 fracasa: su fuerza de ataque %4 es menor que la fuerza de bloqueo %5 de %3, un movimiento de su propia potencia.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: %8 is not attacked.</source>
        <translation>%1 no se interrumpe: nadie ataca %8.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attack strength %5 of %3 does not exceed the hold strength %4 of %8.</source>
        <translation>%1 no se interrumpe: la fuerza de ataque %5 de %3 no supera la fuerza de resistencia %4 de %8.</translation>
    </message>
    <message>
        <source>%1 is not disrupted although the attack strength %5 of %3 exceeds the hold strength %4 of %8: the attack is part of a convoy paradox, in which every unit holds.</source>
        <translation>%1 no se interrumpe, aunque la fuerza de ataque %5 de %3 supera la fuerza de resistencia %4 de %8: el ataque forma parte de una paradoja de convoy, en la que todas las unidades se mantienen.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: %3 is a move of its own power, and a power does not dislodge its own unit.</source>
        <translation>%1 no se interrumpe: %3 es un movimiento de su propia potencia, y una potencia no desaloja a su propia unidad.</translation>
    </message>
    <message>
        <source>%1 is not disrupted, but %3 does not use it: it names another route.</source>
        <translation>%1 no se interrumpe, pero %3 no lo usa: indica otra ruta.</translation>
    </message>
    <message>
        <source>%1 is not disrupted, but the route of %3 is not whole: no matching convoy was ordered in %6.</source>
        <translation>%1 no se interrumpe, pero la ruta de %3 no está completa: en %6 no se ordenó ningún convoy que coincida.</translation>
    </message>
    <message>
        <source>%9 moves there too and is just as strong as this attack, %5 against %4: support against a unit of its own power does not count in an attack. That keeps it out.</source>
        <translation>%9 también se mueve allí y es tan fuerte como este ataque, %5 contra %4: un apoyo contra una unidad de su propia potencia no cuenta en un ataque. Eso le cierra el paso.</translation>
    </message>
    <message>
        <source>%9, of the same power, moves there too and keeps it out: %5 against %4.</source>
        <translation>%9, de la misma potencia, también se mueve allí y le cierra el paso: %5 contra %4.</translation>
    </message>
    <message>
        <source>%7 had more units than supply centres, so a Flying Dutchman was among them. By rule it loses the unit in %1.</source>
        <translation>%7 tenía más unidades que centros de suministro, así que entre ellas había un holandés errante. Por regla pierde la unidad en %1.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it had no way to such a centre.</source>
        <comment>units</comment>
        <translation>Antes de eliminar %1, no tenía camino a un centro así.</translation>
    </message>
    <message>
        <source>%8 needs %4 move to get to %2, the nearest home centre of its power.</source>
        <translation>%8 necesita %4 movimiento para llegar a %2, el centro de origen más cercano de su potencia.</translation>
    </message>
    <message>
        <source>%8 needs %4 moves to get to %2, the nearest home centre of its power.</source>
        <translation>%8 necesita %4 movimientos para llegar a %2, el centro de origen más cercano de su potencia.</translation>
    </message>
    <message>
        <source>%8 is %4 province away from %2, the nearest home centre of its power.</source>
        <translation>%8 está a %4 provincia de %2, el centro de origen más cercano de su potencia.</translation>
    </message>
    <message>
        <source>%8 is %4 provinces away from %2, the nearest home centre of its power.</source>
        <translation>%8 está a %4 provincias de %2, el centro de origen más cercano de su potencia.</translation>
    </message>
    <message>
        <source>%8 is %4 province away from %2, the nearest supply centre of its power.</source>
        <translation>%8 está a %4 provincia de %2, el centro de suministro más cercano de su potencia.</translation>
    </message>
    <message>
        <source>%8 is %4 provinces away from %2, the nearest supply centre of its power.</source>
        <translation>%8 está a %4 provincias de %2, el centro de suministro más cercano de su potencia.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it needed %2 move.</source>
        <comment>units, number</comment>
        <translation>Antes de eliminar %1, necesitaba %2 movimiento.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it needed %2 moves.</source>
        <comment>units, number</comment>
        <translation>Antes de eliminar %1, necesitaba %2 movimientos.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it was %2 province away.</source>
        <comment>units, number</comment>
        <translation>Antes de eliminar %1, estaba a %2 provincia.</translation>
    </message>
    <message>
        <source>Before the removal of %1 it was %2 provinces away.</source>
        <comment>units, number</comment>
        <translation>Antes de eliminar %1, estaba a %2 provincias.</translation>
    </message>
    <message>
        <source>The convoy of %1 is disrupted by %2.</source>
        <comment>unit, units</comment>
        <translation>El convoy de %1 se interrumpe por %2.</translation>
    </message>
    <message>
        <source>%1 is given although %3 dislodges %8 (attack %5, hold %4): an attack from the province at which a support is directed does not cut it.</source>
        <translation>%1 es válido, aunque %3 desaloja %8 (ataque %5, resistencia %4): un ataque desde la provincia contra la que se dirige un apoyo no lo corta.</translation>
    </message>
    <message>
        <source>%1 is not disrupted although %3 dislodges %8 (attack %5, hold %4): without the convoyed army %8 would not be dislodged.</source>
        <translation>%1 no se interrumpe, aunque %3 desaloja %8 (ataque %5, resistencia %4): sin el ejército en convoy, nadie desalojaría %8.</translation>
    </message>
    <message>
        <source>%9 dislodges it, %5 against %4, but comes from the province at which the support is directed. Under these rules that does not cut it.</source>
        <translation>%9 la desaloja, %5 contra %4, pero viene de la provincia contra la que se dirige el apoyo. Con estas reglas, eso no lo corta.</translation>
    </message>
    <message>
        <source>%9 dislodges it, %5 against %4, but the convoy counts: without the convoyed army it would not be dislodged.</source>
        <translation>%9 la desaloja, %5 contra %4, pero el convoy cuenta: sin el ejército en convoy, nadie la desalojaría.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if one of these had held: %1.</source>
        <comment>units</comment>
        <translation>También habría terminado de otro modo si se hubiera mantenido una de estas: %1.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if %1 had held.</source>
        <comment>unit</comment>
        <translation>También habría terminado de otro modo si se hubiera mantenido %1.</translation>
    </message>
    <message>
        <source>%1 stands: the attack strength %5 of %3 exceeds its hold strength %4, but that attack is stopped by %6.</source>
        <translation>%1 sigue en pie: la fuerza de ataque %5 de %3 supera su fuerza de resistencia %4, pero ese ataque queda detenido por %6.</translation>
    </message>
    <message>
        <source>%1 is not disrupted: the attack strength %5 of %3 exceeds the hold strength %4 of %8, but that attack is stopped by %6.</source>
        <translation>%1 no se interrumpe: la fuerza de ataque %5 de %3 supera la fuerza de resistencia %4 de %8, pero ese ataque queda detenido por %6.</translation>
    </message>
    <message>
        <source>%9 attacks it and is stronger, %5 against %4, but is kept out by %6.</source>
        <translation>%9 la ataca y es más fuerte, %5 contra %4, pero tiene el paso cerrado por %6.</translation>
    </message>
    <message>
        <source>As far away: %1. Fleets are removed before armies.</source>
        <translation>A la misma distancia: %1. Las flotas se eliminan antes que los ejércitos.</translation>
    </message>
    <message>
        <source>does not count</source>
        <comment>verdict on an order beside another of the unit</comment>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>Otherwise it would be dislodged by %1.</source>
        <comment>units</comment>
        <translation>De lo contrario quedaría desalojada por %1.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if %1 and one of these had held: %2.</source>
        <comment>units</comment>
        <translation>También habría terminado de otro modo si se hubieran mantenido %1 y una de estas: %2.</translation>
    </message>
    <message>
        <source>It would also have ended otherwise if both %1 and %2 had held.</source>
        <comment>units</comment>
        <translation>También habría terminado de otro modo si se hubieran mantenido tanto %1 como %2.</translation>
    </message>
    <message>
        <source>page %1</source>
        <comment>of a rulebook</comment>
        <translation>página %1</translation>
    </message>
    <message>
        <source>Otherwise it would be kept out by %1.</source>
        <comment>unit</comment>
        <translation>De lo contrario tendría el paso cerrado por %1.</translation>
    </message>
    <message>
        <source>It meets %9 head to head, and its attack is not stronger, %4 against %5: support against a unit of its own power does not count in an attack.</source>
        <translation>Choca de frente con %9, y su ataque no es más fuerte, %4 contra %5: un apoyo contra una unidad de su propia potencia no cuenta en un ataque.</translation>
    </message>
    <message>
        <source>Next in line: %1, which has no such way.</source>
        <comment>unit</comment>
        <translation>La siguiente: %1, que no tiene ese camino.</translation>
    </message>
    <message>
        <source>Next in line: %1, which is in such a centre.</source>
        <comment>unit</comment>
        <translation>La siguiente: %1, que está en un centro así.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 move away.</source>
        <comment>unit, number</comment>
        <translation>La siguiente: %1, a %2 movimiento.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 moves away.</source>
        <comment>unit, number</comment>
        <translation>La siguiente: %1, a %2 movimientos.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 province away.</source>
        <comment>unit, number</comment>
        <translation>La siguiente: %1, a %2 provincia.</translation>
    </message>
    <message>
        <source>Next in line: %1, %2 provinces away.</source>
        <comment>unit, number</comment>
        <translation>La siguiente: %1, a %2 provincias.</translation>
    </message>
    <message>
        <source>It supports into a province that is not next to it.</source>
        <translation>Apoya hacia una provincia que no es vecina.</translation>
    </message>
    <message>
        <source>%1&apos;s army</source>
        <comment>power</comment>
        <translation>Ejército (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet</source>
        <comment>power</comment>
        <translation>Flota (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s army %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Ejército %2 (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s fleet %2</source>
        <comment>power, where: &apos;in Norway&apos;</comment>
        <translation>Flota %2 (%1)</translation>
    </message>
</context>
<context>
    <name>chancery::Workspace</name>
    <message>
        <source>begin variations</source>
        <translation>empezar variantes</translation>
    </message>
</context>
<context>
    <name>chancery::WritingPage</name>
    <message>
        <source>Choose a unit on the board first.</source>
        <translation>Elija antes una unidad en el mapa.</translation>
    </message>
    <message>
        <source>Nothing is copied that could be pasted.</source>
        <translation>No hay nada copiado que se pueda pegar.</translation>
    </message>
    <message>
        <source>Not entered for %1: %2</source>
        <comment>power, letters that were typed</comment>
        <translation>Sin introducir para %1: %2</translation>
    </message>
    <message>
        <source>Type the order for this row, or click it on the board.</source>
        <translation>Teclee la orden de esta fila o márquela en el mapa.</translation>
    </message>
</context>
<context>
    <name>chancery::WrittenSheet</name>
    <message>
        <source>This order sheet is too long to be shown as text.</source>
        <translation>Esta hoja de órdenes es demasiado larga para mostrarla como texto.</translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation>Órdenes de %1</translation>
    </message>
</context>
</TS>
