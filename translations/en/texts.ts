<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>chancery::AgendaWords</name>
    <message numerus="yes">
        <source>%n more rule(s): see its form.</source>
        <translation>
            <numerusform>%n more rule: see its form.</numerusform>
            <numerusform>%n more rules: see its form.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): not all parties have signed.</source>
        <translation>
            <numerusform>%n draft: not all parties have signed.</numerusform>
            <numerusform>%n drafts: not all parties have signed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 missing.</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n of %1 missing.</numerusform>
            <numerusform>%n of %1 missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motion(s) to be decided:</source>
        <translation>
            <numerusform>%n motion to be decided:</numerusform>
            <numerusform>%n motions to be decided:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Captions</name>
    <message numerus="yes">
        <source>%1: %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1: %n centre</numerusform>
            <numerusform>%1: %n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the winner has %n centre(s)</source>
        <comment>year</comment>
        <translation>
            <numerusform>%1: the winner has %n centre</numerusform>
            <numerusform>%1: the winner has %n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CoinDialog</name>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss.</source>
        <translation>
            <numerusform>In Spring %2, %1 joins the winner of the toss.</numerusform>
            <numerusform>In Spring %2, %1 join the winner of the toss.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ColourChooser</name>
    <message numerus="yes">
        <source>%n more pair(s)</source>
        <translation>
            <numerusform>%n more pair</numerusform>
            <numerusform>%n more pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CommitteePanel</name>
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
</context>
<context>
    <name>chancery::CommitteePapers</name>
    <message numerus="yes">
        <source>Each is worth up to %n point(s), if the officers allow it.</source>
        <translation>
            <numerusform>Each is worth up to %n point, if the officers allow it.</numerusform>
            <numerusform>Each is worth up to %n points, if the officers allow it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n delegation(s) (rule 5), one delegate of each (rule 10). The other one stays.</source>
        <translation>
            <numerusform>At least %n delegation (rule 5), one delegate of each (rule 10). The other one stays.</numerusform>
            <numerusform>At least %n delegations (rule 5), one delegate of each (rule 10). The other one stays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CommitteeWords</name>
    <message numerus="yes">
        <source>%n point(s): %1</source>
        <translation>
            <numerusform>%n point: %1</numerusform>
            <numerusform>%n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 gains %n point: %2 (%3).</numerusform>
            <numerusform>%1 gains %n points: %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) that no longer apply: %2 (%3).</source>
        <comment>power, goal, why</comment>
        <translation>
            <numerusform>%1 loses %n point that no longer applies: %2 (%3).</numerusform>
            <numerusform>%1 loses %n points that no longer apply: %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): %2.</source>
        <comment>power, why</comment>
        <translation>
            <numerusform>%1 gains %n point: %2.</numerusform>
            <numerusform>%1 gains %n points: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it gave up units for an insurrection.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 gains %n point: it gave up units for an insurrection.</numerusform>
            <numerusform>%1 gains %n points: it gave up units for insurrections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n point(s): it has gained control of Europe.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 gains %n point: it has gained control of Europe.</numerusform>
            <numerusform>%1 gains %n points: it has gained control of Europe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ConsoleMenus</name>
    <message numerus="yes">
        <source>%1: %n variation(s)</source>
        <comment>phase</comment>
        <translation>
            <numerusform>%1: %n variation</numerusform>
            <numerusform>%1: %n variations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::CorrectDialog</name>
    <message numerus="yes">
        <source>%n change(s) in this phase and later phases.</source>
        <translation>
            <numerusform>%n change in this phase and later phases.</numerusform>
            <numerusform>%n changes in this phase and later phases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 would fit no longer.</source>
        <translation>
            <numerusform>%n order for %1 would fit no longer.</numerusform>
            <numerusform>%n orders for %1 would fit no longer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::DeskWords</name>
    <message numerus="yes">
        <source>%n line(s) not understood</source>
        <translation>
            <numerusform>%n line not understood</numerusform>
            <numerusform>%n lines not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 missing</source>
        <translation>
            <numerusform>%n of %1 missing</numerusform>
            <numerusform>%n of %1 missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n illegal order(s)</source>
        <translation>
            <numerusform>%n illegal order</numerusform>
            <numerusform>%n illegal orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s) not understood.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n line not understood.</numerusform>
            <numerusform>%1: %n lines not understood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear order(s)</source>
        <translation>
            <numerusform>%n unclear order</numerusform>
            <numerusform>%n unclear orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n order(s) are in</source>
        <translation>
            <numerusform>The order is in</numerusform>
            <numerusform>All %n orders are in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders: %n of %1 missing</source>
        <translation>
            <numerusform>Orders: %n of %1 missing</numerusform>
            <numerusform>Orders: %n of %1 missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n illegal</source>
        <translation>
            <numerusform>%n illegal</numerusform>
            <numerusform>%n illegal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unclear</source>
        <translation>
            <numerusform>%n unclear</numerusform>
            <numerusform>%n unclear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n not understood</numerusform>
            <numerusform>%n not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n illegal order(s), %2.</source>
        <comment>power, orders</comment>
        <translation>
            <numerusform>%1: %n illegal order, %2.</numerusform>
            <numerusform>%1: %n illegal orders, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unclear order(s), %2.</source>
        <comment>power, orders</comment>
        <translation>
            <numerusform>%1: %n unclear order, %2.</numerusform>
            <numerusform>%1: %n unclear orders, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n in</numerusform>
            <numerusform>%n in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 order sheet(s) is marked as received.</source>
        <translation>
            <numerusform>%n of %1 order sheets is marked as received.</numerusform>
            <numerusform>%n of %1 order sheets are marked as received.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n build(s) unused.</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 leaves %n build unused.</numerusform>
            <numerusform>%1 leaves %n builds unused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s): the rules remove %2.</source>
        <comment>power, units</comment>
        <translation>
            <numerusform>%1 has not ordered %n removal: the rules remove %2.</numerusform>
            <numerusform>%1 has not ordered %n removals: the rules remove %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not ordered %n removal(s).</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 has not ordered %n removal.</numerusform>
            <numerusform>%1 has not ordered %n removals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::DifferenceWords</name>
    <message numerus="yes">
        <source>%n build(s)</source>
        <comment>that a power has in a Winter</comment>
        <translation>
            <numerusform>%n build</numerusform>
            <numerusform>%n builds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <comment>that a power must make in a Winter</comment>
        <translation>
            <numerusform>%n removal</numerusform>
            <numerusform>%n removals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Document</name>
    <message numerus="yes">
        <source>The variations of %n phase(s) no longer fit the game. They are kept.</source>
        <translation>
            <numerusform>The variations of %n phase no longer fit the game. They are kept.</numerusform>
            <numerusform>The variations of %n phases no longer fit the game. They are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::EndingWords</name>
    <message numerus="yes">
        <source>%1 has won the game</source>
        <translation>
            <numerusform>%1 has won the game</numerusform>
            <numerusform>%1 have won the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No centre has been gained for years: a draw, shared by %1</source>
        <translation>
            <numerusform>No centre has been gained for years: the game goes to %1</numerusform>
            <numerusform>No centre has been gained for years: a draw, shared by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw by agreement, shared by %1</source>
        <translation>
            <numerusform>The game goes to %1 by agreement</numerusform>
            <numerusform>A draw by agreement, shared by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The victory is conceded to %1</source>
        <translation>
            <numerusform>The victory is conceded to %1</numerusform>
            <numerusform>The victory is conceded to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::EntryStrip</name>
    <message numerus="yes">
        <source>Add %n convoy(s)</source>
        <translation>
            <numerusform>Add the convoy</numerusform>
            <numerusform>Add %n convoys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::FlipModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::FlipPanel</name>
    <message numerus="yes">
        <source>%n way(s) to turn it</source>
        <translation>
            <numerusform>%n way to turn it</numerusform>
            <numerusform>%n ways to turn it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::FlowBar</name>
    <message numerus="yes">
        <source>%n of %1 sheet(s) received</source>
        <translation>
            <numerusform>%n of %1 sheets received</numerusform>
            <numerusform>%n of %1 sheets received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to check</source>
        <comment>orders and lines</comment>
        <translation>
            <numerusform>%n to check</numerusform>
            <numerusform>%n to check</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 sheet(s) complete</source>
        <translation>
            <numerusform>%n of %1 sheets complete</numerusform>
            <numerusform>%n of %1 sheets complete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::GroupCaptions</name>
    <message numerus="yes">
        <source>%n unit(s) hold</source>
        <translation>
            <numerusform>%n unit holds</numerusform>
            <numerusform>%n units hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) are cut</source>
        <translation>
            <numerusform>%n support is cut</numerusform>
            <numerusform>%n supports are cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) are built</source>
        <translation>
            <numerusform>%n unit is built</numerusform>
            <numerusform>%n units are built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) are waived</source>
        <translation>
            <numerusform>%n build is waived</numerusform>
            <numerusform>%n builds are waived</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Handbook</name>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Found in %n place</numerusform>
            <numerusform>Found in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::HelpCaptions</name>
    <message numerus="yes">
        <source>%n convoy(s) without effect</source>
        <translation>
            <numerusform>%n convoy without effect</numerusform>
            <numerusform>%n convoys without effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n support(s) count</source>
        <comment>and are listed</comment>
        <translation>
            <numerusform>%n support counts</numerusform>
            <numerusform>%n supports count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s support(s) are not cut</source>
        <comment>powers</comment>
        <translation>
            <numerusform>%1&apos;s support is not cut</numerusform>
            <numerusform>%1&apos;s supports are not cut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::HistoryModel</name>
    <message numerus="yes">
        <source>%1: %n unit(s) dislodged</source>
        <translation>
            <numerusform>%1: %n unit dislodged</numerusform>
            <numerusform>%1: %n units dislodged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::LibraryWindow</name>
    <message numerus="yes">
        <source>%1 of %n case(s)</source>
        <translation>
            <numerusform>%1 of %n case</numerusform>
            <numerusform>%1 of %n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::MatrixPanel</name>
    <message numerus="yes">
        <source>The rulebooks differ in %n row(s).</source>
        <translation>
            <numerusform>The rulebooks differ in %n row.</numerusform>
            <numerusform>The rulebooks differ in %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) end differently than under %1: %2.</source>
        <comment>own rulebook, others</comment>
        <translation>
            <numerusform>%n row ends differently than under %1: %2.</numerusform>
            <numerusform>%n rows end differently than under %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::MotionCaptions</name>
    <message numerus="yes">
        <source>%n unit(s) retreat</source>
        <translation>
            <numerusform>%n unit retreats</numerusform>
            <numerusform>%n units retreat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retreat(s) clash</source>
        <translation>
            <numerusform>%n retreat clashes</numerusform>
            <numerusform>%n retreats clash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) leave the board</source>
        <translation>
            <numerusform>%n unit leaves the board</numerusform>
            <numerusform>%n units leave the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must retreat</source>
        <translation>
            <numerusform>%n unit must retreat</numerusform>
            <numerusform>%n units must retreat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::NewGameDialog</name>
    <message numerus="yes">
        <source>%n name(s) too many: they are in the last line.</source>
        <translation>
            <numerusform>%n name too many: it is in the last line, too.</numerusform>
            <numerusform>%n names too many: they are in the last line, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::Opening</name>
    <message numerus="yes">
        <source>%n change(s) could not be restored, because earlier changes are lost. Please check the game.</source>
        <translation>
            <numerusform>%n change could not be restored, because earlier changes are lost. Please check the game.</numerusform>
            <numerusform>%n changes could not be restored, because earlier changes are lost. Please check the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::OrderCaptions</name>
    <message numerus="yes">
        <source>%n order(s) have no effect</source>
        <translation>
            <numerusform>%n order has no effect</numerusform>
            <numerusform>%n orders have no effect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orders of %n power(s)</source>
        <translation>
            <numerusform>Orders of %n power</numerusform>
            <numerusform>Orders of %n powers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ParadoxWords</name>
    <message numerus="yes">
        <source>%1 leaves several answers: %n results are consistent.</source>
        <comment>clause, always several</comment>
        <translation>
            <numerusform>%1 leaves several answers: %n result is consistent.</numerusform>
            <numerusform>%1 leaves several answers: %n results are consistent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PasteDialog</name>
    <message numerus="yes">
        <source>%1: %n order(s)</source>
        <comment>heading</comment>
        <translation>
            <numerusform>%1: %n order</numerusform>
            <numerusform>%1: %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaces the order sheet of %1 (%n line(s))</source>
        <comment>power</comment>
        <translation>
            <numerusform>Replaces the order sheet of %1 (%n line)</numerusform>
            <numerusform>Replaces the order sheet of %1 (%n lines)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) without a power</source>
        <translation>
            <numerusform>%n part without a power</numerusform>
            <numerusform>%n parts without a power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for %2</source>
        <comment>heading, powers</comment>
        <translation>
            <numerusform>%1: %n order for %2</numerusform>
            <numerusform>%1: %n orders for %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PasteText</name>
    <message numerus="yes">
        <source>%1: %n earlier line(s) replaced</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n earlier line replaced</numerusform>
            <numerusform>%1: %n earlier lines replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1 powers</source>
        <translation>
            <numerusform>%n order for %1 powers</numerusform>
            <numerusform>%n orders for %1 powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) for %1</source>
        <comment>power</comment>
        <translation>
            <numerusform>%n order for %1</numerusform>
            <numerusform>%n orders for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not understood</source>
        <translation>
            <numerusform>%n not understood</numerusform>
            <numerusform>%n not understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that is not there</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n order for a unit that is not there</numerusform>
            <numerusform>%1: %n orders for units that are not there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for another power&apos;s unit</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n order for another power&apos;s unit</numerusform>
            <numerusform>%1: %n orders for other powers&apos; units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n illegal order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n illegal order</numerusform>
            <numerusform>%1: %n illegal orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) without a power</source>
        <translation>
            <numerusform>%n order without a power</numerusform>
            <numerusform>%n orders without a power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a power</source>
        <comment>orders</comment>
        <translation>
            <numerusform>%n without a power</numerusform>
            <numerusform>%n without a power</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without an order</source>
        <translation>
            <numerusform>%n line without an order</numerusform>
            <numerusform>%n lines without an order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n other order(s)</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1 keeps %n other order</numerusform>
            <numerusform>%1 keeps %n other orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misspelt name(s) read as other(s)</source>
        <translation>
            <numerusform>%n misspelt name read as another</numerusform>
            <numerusform>%n misspelt names read as others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n order(s) for a unit that has another order</source>
        <comment>power</comment>
        <translation>
            <numerusform>%1: %n order for a unit that has another order</numerusform>
            <numerusform>%1: %n orders for units that have another order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n line left out</numerusform>
            <numerusform>%n lines left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PastedLines</name>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PhaseChoices</name>
    <message numerus="yes">
        <source>%n build(s) cannot be used: no owned home centre is vacant</source>
        <translation>
            <numerusform>%n build cannot be used: no owned home centre is vacant</numerusform>
            <numerusform>%n builds cannot be used: no owned home centre is vacant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) from its centres</source>
        <translation>
            <numerusform>%n move from its centres</numerusform>
            <numerusform>%n moves from its centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PhaseForm</name>
    <message numerus="yes">
        <source>%n unit(s) still undecided. Without an order a unit disbands.</source>
        <translation>
            <numerusform>%n unit still undecided. Without an order it disbands.</numerusform>
            <numerusform>%n units still undecided. Without an order a unit disbands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) left</source>
        <translation>
            <numerusform>%n choice left</numerusform>
            <numerusform>%n choices left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::PlayersDialog</name>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 has no player: its units hold.</numerusform>
            <numerusform>%1 have no player: their units hold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::RecoveryOffers</name>
    <message numerus="yes">
        <source>%n change(s) since it was saved. If you open it as saved, Redo can still restore them.</source>
        <translation>
            <numerusform>%n change since it was saved. If you open it as saved, Redo can still restore it.</numerusform>
            <numerusform>%n changes since it was saved. If you open it as saved, Redo can still restore them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal of %1 is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>The journal of %1 is damaged in %n place. The undamaged part can be recovered.</numerusform>
            <numerusform>The journal of %1 is damaged in %n places. The undamaged part can be recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal is damaged in %n place(s). The undamaged part can be recovered.</source>
        <translation>
            <numerusform>The journal is damaged in %n place. The undamaged part can be recovered.</numerusform>
            <numerusform>The journal is damaged in %n places. The undamaged part can be recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more, which “chancery-cli replay” lists.</source>
        <translation>
            <numerusform>… and %n more, which “chancery-cli replay” lists.</numerusform>
            <numerusform>… and %n more, which “chancery-cli replay” lists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n line(s) of orders</source>
        <comment>a game that was kept</comment>
        <translation>
            <numerusform>%1, %n line of orders</numerusform>
            <numerusform>%1, %n lines of orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::RoomText</name>
    <message numerus="yes">
        <source>%n sheet(s) are in</source>
        <translation>
            <numerusform>%n sheet is in</numerusform>
            <numerusform>%n sheets are in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n delegation(s) tied with a score of %1</source>
        <translation>
            <numerusform>%n delegation with a score of %1</numerusform>
            <numerusform>%n delegations tied with a score of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::RulebookWords</name>
    <message numerus="yes">
        <source>%1 + %n house rule(s)</source>
        <translation>
            <numerusform>%1 + %n house rule</numerusform>
            <numerusform>%1 + %n house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::RulesDialog</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::SaidNote</name>
    <message numerus="yes">
        <source>%n result(s) in the text differ from ours.</source>
        <translation>
            <numerusform>%n result in the text differs from ours.</numerusform>
            <numerusform>%n results in the text differ from ours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::ShowDialog</name>
    <message numerus="yes">
        <source>%1 minutes, %Ln frame(s)</source>
        <comment>how long</comment>
        <translation>
            <numerusform>%1 minutes, %Ln frame</numerusform>
            <numerusform>%1 minutes, %Ln frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::SlideWords</name>
    <message numerus="yes">
        <source>%1 lead with %n centre(s) each</source>
        <translation>
            <numerusform>%1 lead with %n centre each</numerusform>
            <numerusform>%1 lead with %n centres each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n centre(s)</source>
        <translation>
            <numerusform>%1 leads with %n centre</numerusform>
            <numerusform>%1 leads with %n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power(s) remain</source>
        <translation>
            <numerusform>%n power remains</numerusform>
            <numerusform>%n powers remain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to win</source>
        <comment>so many centres win the game</comment>
        <translation>
            <numerusform>%n to win</numerusform>
            <numerusform>%n to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 powers tied at %n centre(s)</source>
        <translation>
            <numerusform>%1 powers tied at %n centre</numerusform>
            <numerusform>%1 powers tied at %n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>lines of a slide</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over, shared by %n powers</source>
        <translation>
            <numerusform>The game is over, shared by %n power</numerusform>
            <numerusform>The game is over, shared by %n powers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged</source>
        <translation>
            <numerusform>%n unit dislodged</numerusform>
            <numerusform>%n units dislodged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) to win</source>
        <translation>
            <numerusform>%n unit to win</numerusform>
            <numerusform>%n units to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) to win</source>
        <translation>
            <numerusform>%n centre to win</numerusform>
            <numerusform>%n centres to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins the winner of the toss</source>
        <translation>
            <numerusform>In Spring %2, %1 joins the winner of the toss</numerusform>
            <numerusform>In Spring %2, %1 join the winner of the toss</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In Spring %2, %1 joins %3</source>
        <translation>
            <numerusform>In Spring %2, %1 joins %3</numerusform>
            <numerusform>In Spring %2, %1 join %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s)</source>
        <translation>
            <numerusform>%n centre</numerusform>
            <numerusform>%n centres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) are taken</source>
        <translation>
            <numerusform>%n centre is taken</numerusform>
            <numerusform>%n centres are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) change hands</source>
        <translation>
            <numerusform>%n centre changes hands</numerusform>
            <numerusform>%n centres change hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) lost</source>
        <translation>
            <numerusform>%n unit lost</numerusform>
            <numerusform>%n units lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) dislodged, %1 lost</source>
        <translation>
            <numerusform>%n unit dislodged, %1 lost</numerusform>
            <numerusform>%n units dislodged, %1 lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n centre(s)</source>
        <translation>
            <numerusform>%1 has %n centre</numerusform>
            <numerusform>%1 has %n centres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StepWords</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>what followed</comment>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StudyOpening</name>
    <message numerus="yes">
        <source>There are %n games in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>There is %n game in this text. Which one is to be opened?</numerusform>
            <numerusform>There are %n games in this text. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n cases in this text. Which one is to be opened?</source>
        <translation>
            <numerusform>There is %n case in this text. Which one is to be opened?</numerusform>
            <numerusform>There are %n cases in this text. Which one is to be opened?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened in a window of its own; %n other study(ies) stay open.</source>
        <translation>
            <numerusform>Opened in a window of its own; %n other study stays open.</numerusform>
            <numerusform>Opened in a window of its own; %n other studies stay open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::StudyTexts</name>
    <message numerus="yes">
        <source>%n result(s) differ from “%1”.</source>
        <translation>
            <numerusform>%n result differs from “%1”.</numerusform>
            <numerusform>%n results differ from “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TableWatch</name>
    <message numerus="yes">
        <source>%n more.</source>
        <comment>things wrong with the board</comment>
        <translation>
            <numerusform>%n more.</numerusform>
            <numerusform>%n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TableWords</name>
    <message numerus="yes">
        <source>%n player(s): a power each</source>
        <translation>
            <numerusform>%n player: one power</numerusform>
            <numerusform>%n players: a power each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): all powers but %1</source>
        <translation>
            <numerusform>%n player: all powers but %1</numerusform>
            <numerusform>%n players: all powers but %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): %1</source>
        <translation>
            <numerusform>%n player: %1</numerusform>
            <numerusform>%n players: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no player: its units hold.</source>
        <translation>
            <numerusform>%1 has no player: its units hold.</numerusform>
            <numerusform>%1 have no player: their units hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is neutral, and no unit may enter it. Before the adjustments of Fall %2 a coin is tossed: in Spring %3 %1 joins the winner.</source>
        <translation>
            <numerusform>%1 is neutral, and no unit may enter it. Before the adjustments of Fall %2 a coin is tossed: in Spring %3 %1 joins the winner.</numerusform>
            <numerusform>%1 are neutral, and no unit may enter them. Before the adjustments of Fall %2 a coin is tossed: in Spring %3 %1 join the winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) on the board win, all powers of a player counted together</source>
        <translation>
            <numerusform>%n unit on the board wins, all powers of a player counted together</numerusform>
            <numerusform>%n units on the board win, all powers of a player counted together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) win, all powers of a player counted together</source>
        <translation>
            <numerusform>%n centre wins, all powers of a player counted together</numerusform>
            <numerusform>%n centres win, all powers of a player counted together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n centre(s) of one power win</source>
        <translation>
            <numerusform>%n centre of one power wins</numerusform>
            <numerusform>%n centres of one power win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::TallyModel</name>
    <message numerus="yes">
        <source>All %n build(s) or removal(s) are written</source>
        <translation>
            <numerusform>The build or removal is written</numerusform>
            <numerusform>All %n builds or removals are written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 builds or removals missing</source>
        <translation>
            <numerusform>%n of %1 builds or removals is missing</numerusform>
            <numerusform>%n of %1 builds or removals are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n build(s) due, but home centres are free for %1</source>
        <translation>
            <numerusform>%n build due, but home centres are free for %1</numerusform>
            <numerusform>%n builds due, but home centres are free for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::UnreadNote</name>
    <message numerus="yes">
        <source>%n order(s) could not be read and do not count.</source>
        <translation>
            <numerusform>%n order could not be read and does not count.</numerusform>
            <numerusform>%n orders could not be read and do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::VersionWords</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>differences</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chancery::VoteDialog</name>
    <message numerus="yes">
        <source>%n player(s) have a vote; all must agree</source>
        <translation>
            <numerusform>%n player has a vote; all must agree</numerusform>
            <numerusform>%n players have a vote; all must agree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 of %n token</numerusform>
            <numerusform>%1 of %n tokens</numerusform>
        </translation>
    </message>
</context>
</TS>
