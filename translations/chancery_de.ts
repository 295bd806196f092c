<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Files</name>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be saved (%1). What was there before is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>Diplomacy board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture&apos;s name ends in .png, .svg or .pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::AboutDialog</name>
    <message>
        <source>About Chancery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board for gamemasters of Diplomacy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. Kruijswijk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diplomacy is a trademark of its owner, who has nothing to do with this program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::AdjustmentBox</name>
    <message>
        <source>Builds that %1 waives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds that are declined on purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waived builds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– nothing –</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet, %1</source>
        <comment>coast</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is built in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes this unit off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what the civil disorder rule would remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks the units that the rule would remove; they can still be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left as it is, the civil disorder rule removes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all builds chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to remove</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all removals chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>could build, but no home centre is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::AdjustmentDialog</name>
    <message>
        <source>Builds and removals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write adjustments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers that build or remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power that the typed order is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose order is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B A PAR, B F STP/nc, D F LON, WAIVE; Enter takes it over</source>
        <comment>typed adjustments</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“B A PAR” builds, “D F LON” removes, “WAIVE” declines a build; Enter takes it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: that is not open to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No power builds or removes anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) still open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Everything has been chosen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map with units and orders. The order sheets say the same in words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::CaseBrowserDialog</name>
    <message>
        <source>Test cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open as a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6.F.14, convoy, support cut …</source>
        <comment>examples of what to look for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of number, title or commentary; the arrow keys choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number, title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double-click opens a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are no cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case holds these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::EditPositionDialog</name>
    <message>
        <source>Edit position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Season and kind of phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase that orders are to be given for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>season, kind of phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The year of the phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting p&amp;osition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts every unit where a game starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes all units and owners off the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;hase:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units, such as “A PAR, F BRE, F STP/sc”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres, such as “PAR, BRE, MAR”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units / centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power to pick for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose unit or centre is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What picking or clicking a space does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the first letters of a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Put</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the unit or the owner, or empties the space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ick:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>units, centres</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position can be set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct what is marked first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::ExportDialog</name>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the picture goes; its ending decides the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse for a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose folder and name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG for the web, SVG and PDF for print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills in width and height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4K, 3840 × 2160</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the map, 1920 × 1600</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4 landscape, 842 × 595</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In pixels; for PDF in points of 1/72 inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×</source>
        <comment>width times height</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light prints best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written on the spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes of three letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>labels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show o&amp;rders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the arrows and marks of the orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Labels:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the file that the picture goes to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name must end in .png, .svg or .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message>
        <source>An earlier phase; the game stands at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has won the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved and revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to order</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 orders missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Writing orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen unit: hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen unit: move (or go by land)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen unit: support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen unit: convoy (or go by sea)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disband a dislodged or surplus unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive a build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the order of a unit back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army in Paris holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army moves to Burgundy. Names work as well as codes, and the letter may be left out: “Paris - Burgundy”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet names the coast where it matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marseilles supports the army in Paris, which stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marseilles supports the move of Paris to Burgundy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet convoys the army from London to Belgium.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army goes by convoy although it could also be meant to walk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a retreat phase: Burgundy retreats to Gascony.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit is disbanded, in a retreat or an adjustment phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army is built in Paris.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet is built on the north coast of St Petersburg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One build is declined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One order on a line. A line that cannot be read is marked and says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How orders are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message>
        <source>Show this phase again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase that is being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dislodged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::HistoryPanel</name>
    <message>
        <source>Phases of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::Legend</name>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move by convoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support of a move: it ends on the arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support of a unit that stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoy: from the fleet to the army&apos;s way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order that fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit that holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit supported in holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet that convoys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standoff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support that is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order that failed or was illegal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space closed to retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit without an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit that is being ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dislodged unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit to be built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit to be removed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: Club evening, table 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands above reports and in the list of recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board that is played on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::PositionDraft</name>
    <message>
        <source>Not a unit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a unit of %2 is already there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no such space on this map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a supply centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already belongs to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect when Chancery is started again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark windows and boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written on the spaces of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes of three letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>labels</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;bels:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a quarter of the normal speed to four times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows each step at once; nothing travels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the window for the players opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first that the board is not on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not connected)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Display:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::ProjectorWindow</name>
    <message>
        <source>Audience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the players see</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::ReasonChain</name>
    <message>
        <source>Against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength %1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::ResultsModel</name>
    <message>
        <source>%1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::ResultsPage</name>
    <message>
        <source>Whose orders are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders and verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the chosen order ended so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an order to read why it ended so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All powers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::RetreatDialog</name>
    <message>
        <source>Retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for every dislodged unit where it retreats. Units that choose the same space are all disbanded; so is a unit that is told nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dislodged units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– undecided –</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spaces that are open to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dislodged by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dislodged by %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A MUN - BUR, or D A MUN; Enter takes it over</source>
        <comment>typed retreats</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A retreat as text, such as “A MUN - BUR”, or “D A MUN” to disband; Enter takes it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dislodged unit is there: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not open to that unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still undecided</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every unit has been told what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clashes with %1: both would be disbanded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::Session</name>
    <message>
        <source>typing for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the order of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resolve %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back the resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to the phase before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::StoryControls</name>
    <message>
        <source>%1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant of the story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to any instant of the story</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::TallyModel</name>
    <message>
        <source>Centres at the end of the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::TallyPanel</name>
    <message>
        <source>Supply centres and units by power</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::Words</name>
    <message>
        <source>The orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders without effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supports are cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convoys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units are dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats clash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units are disbanded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units are built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Builds are waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centres change hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens, places</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2; nobody stands in its way.</source>
        <extracomment>In all reasons: %1 unit, %2 destination, %3 the unit against it, %4 own strength, %5 strength against it, %6 the unit supported or convoyed, %7 power. A gap that is not needed may be left out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2 against %3, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves to %2: the units change places in a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 stands off against %3, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 does not get in: %3 stays there, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 meets %3 coming the opposite way and fails, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 fails: a power does not dislodge its own unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 fails: the convoy broke when %3 was dislodged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 cannot start: no fleets were ordered to convoy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 fails: its convoy is caught in a paradox, so it has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives its support to %6 in holding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives its support to %6 moving to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s support of %6 is cut by the attack from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s support of %6 to %2 is cut by the attack from %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s support of %6 is lost: %3 dislodges it, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s support of %6 to %2 is lost: %3 dislodges it, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 supports %6 in holding, but %6 was ordered to do something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 supports %6 to %2, but %6 was not ordered to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands ready to convoy %6 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot convoy %6 to %2: it is dislodged by %3, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would convoy %6 to %2, but %6 was not ordered to be carried there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot convoy %6 to %2: the convoy is caught in a paradox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays where it is: the units that attack it stop one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dislodged by %3, %4 against %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such unit in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in %1 does not belong to %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in %1 cannot go to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coast in the order of %1 is missing or cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in %1 cannot support itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in %1 cannot give that support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit in %1 cannot take part in that convoy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another order to the unit in %1 counts instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order to %1 does not belong to this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 retreats to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is disbanded: %3 wanted to retreat to %2 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is disbanded: %2 is not open to its retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is disbanded as ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is disbanded: it was given no retreat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 builds in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it does not own that centre.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it is not one of its home centres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 cannot build in %1: a unit stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 cannot build that in %1: such a unit cannot stand there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 cannot build in %1: the coast was not named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 cannot build in %1: it has no build left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 removes its unit in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 keeps its unit in %1: nothing more has to be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 gave no order to remove a unit; by the civil disorder rule it loses %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%7 waives one build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reason is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dislodged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dislodged and destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support counted: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support that did not count: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, movement</source>
        <comment>season, year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, retreats</source>
        <comment>season, year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, adjustments</source>
        <comment>season, year</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid</source>
        <comment>verdict: legal in itself, but nothing matches it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>illegal</source>
        <comment>verdict</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <comment>verdict on a support</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <comment>verdict on a support</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available</source>
        <comment>verdict on a convoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disrupted</source>
        <comment>verdict on a convoy</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <comment>verdict on a hold</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dislodged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, fate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>no power</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>province, coast</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 by convoy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 supports %2 in holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 supports %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 convoys %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 retreats to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 disbands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One build is waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chancery::WritingPage</name>
    <message>
        <source>Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders, one a line:
A Vie - Gal
F Tri S A Ser - Alb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an order: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
