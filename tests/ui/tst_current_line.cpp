// SPDX-License-Identifier: GPL-3.0-or-later
// Where typing goes is one thing: each way to enter an order leads on in the same way, in each kind of phase.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/unit_rows_panel.h"
#include "ui/desk/sheet_edits.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QListWidget>
#include <QMainWindow>

namespace chancery::tst_current_line {

namespace {

using namespace unit_rows;

/// A phase in which Austria has two things to write and another power one, each with what is typed for it.
struct PhaseKindRow
{
    const char* name;
    const char* phase;
    const char* next;       ///< the other power
    const char* orders[3];  ///< as they are typed
    const char* units[3];   ///< or where is built
    const char* targets[2]; ///< of Austria's units
    EntryKey key;           ///< what needs no target
    const char* pasted;
};

const PhaseKindRow kinds[] = {
    {"movement",
     "S1901M",
     "Germany",
     {"ser", "gal", "ruh"},
     {"BUD", "VIE", "MUN"},
     {"SER", "GAL"},
     EntryKey::Hold,
     "A Vie-Gal\nA Bud-Ser"},
    {"retreat",
     "F1901R",
     "Russia",
     {"alb", "rum", "mos"},
     {"TRI", "BUD", "WAR"},
     {"ALB", "RUM"},
     EntryKey::Disband,
     "A Tri-Alb\nA Bud-Rum"},
    {"adjustment",
     "W1901A",
     "Germany",
     {"a vie", "a bud", "a mun"},
     {"VIE", "BUD", "MUN"},
     {nullptr, nullptr},
     EntryKey::Army,
     "Build A Vie\nBuild A Bud"},
};

Game gameOf(const PhaseKindRow& kind)
{
    Position position;
    if (kind.key == EntryKey::Hold)
        position = sketch::position({"Austria A VIE", "Austria A BUD", "Germany A MUN"});
    if (kind.key == EntryKey::Army)
        position =
            sketch::position({"Austria A SER", "Germany A DEN"}, {"Austria VIE BUD SER", "Germany MUN DEN"});
    if (kind.key == EntryKey::Disband) {
        position = sketch::position({"Italy A TRI", "Italy A BUD", "Italy A WAR"});
        const auto dislodge = [&](const char* text, const char* way) {
            DislodgedUnit unit{sketch::unit(text), {}, {}};
            unit.retreats.add(map().findLocation(way));
            position.dislodged.push_back(unit);
        };
        dislodge("Austria A TRI", "ALB");
        dislodge("Austria A BUD", "RUM");
        dislodge("Russia A WAR", "MOS");
    }
    return gameFrom(sketch::sharedMap(), *readPhase(kind.phase), position);
}

/// The panel, with what a user does there and on the board.
struct Hands : Panel
{
    const PhaseKindRow& kind;
    OrderDesk& desk = presenter.desk();
    Power austria = map().findPower("Austria"), next = map().findPower(kind.next);

    explicit Hands(const PhaseKindRow& row)
        : Panel(gameOf(row))
        , kind(row)
    {
        page.showPower(austria);
        page.focusLine();
    }

    void type(int order, Qt::Key last)
    {
        QTest::keyClicks(&edit, kind.orders[order]);
        QTest::keyClick(&edit, last);
    }
    void chooseOffer(int order)
    {
        QTest::keyClicks(&edit, kind.orders[order]);
        const auto& offers = *panel.findChild<QListWidget*>("lineOffers");
        QTest::mouseClick(offers.viewport(), Qt::LeftButton, {},
                          offers.visualItemRect(offers.item(0)).center());
    }
    void drag(int order)
    {
        edit.clearFocus();
        desk.beginDrag(province(kind.units[order]));
        desk.drag(province(kind.units[order]), province(kind.targets[order]), false);
    }
    void click(int order)
    {
        edit.clearFocus();
        desk.click(province(kind.units[order]), false);
        if (kind.targets[order])
            desk.click(province(kind.targets[order]), false);
        else
            desk.key(kind.key);
    }
    void useMenu(int order)
    {
        edit.clearFocus();
        desk.hover(province(kind.units[order]));
        desk.key(kind.key);
        desk.hover(noProvince);
    }
    void paste()
    {
        QGuiApplication::clipboard()->setText(kind.pasted);
        QTest::keySequence(&edit, QKeySequence::Paste);
    }
    void pressEnterOnBoard()
    {
        QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, {}, "\r");
        page.takeKey(enter);
    }
    void clickBelowTheRows()
    {
        const QRect place = rows.viewport()->rect();
        QTest::mouseClick(rows.viewport(), Qt::LeftButton, {}, {place.center().x(), place.bottom() - 2});
    }
    void clickNothing() { desk.click(province("NAF"), false); }

    bool asksTheNext() const
    {
        return page.power() == next && line.asked() &&
               (line.unit() == province(kind.units[2]) || line.asked()->number == 0);
    }
    int written(Power power) const
    {
        return static_cast<int>(sheetText(session.game(), power).count('\n')) +
               !sheetText(session.game(), power).isEmpty();
    }
};

using Act = void (Hands::*)(int);
using Step = void (Hands::*)();

struct Way
{
    const char* name;
    Act act;
};
const Way ways[] = {
    {"drag", &Hands::drag},
    {"clicks", &Hands::click},
    {"menu", &Hands::useMenu},
    {"offer", &Hands::chooseOffer},
};

struct Going
{
    const char* name;
    Step step;
};
const Going goings[] = {
    {"Enter on the board", &Hands::pressEnterOnBoard},
    {"a click below the rows", &Hands::clickBelowTheRows},
    {"a click on nothing", &Hands::clickNothing},
};

} // namespace

class TestCurrentLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    void theKeyboardGoesOnByItself_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("way");
        for (int kind = 0; kind < 3; ++kind)
            for (const char* way : {"Enter", "Tab", "paste"})
                QTest::addRow("%s, %s", kinds[kind].name, way) << kind << QString(way);
    }

    /// After the last order of a power it is at the next power's first, and what is typed goes there.
    void theKeyboardGoesOnByItself()
    {
        QFETCH(int, kind);
        QFETCH(QString, way);
        Hands hands(kinds[kind]);
        if (way == "paste") hands.paste();
        for (int order = 0; order < 2 && way != "paste"; ++order) {
            QCOMPARE(hands.page.power(), hands.austria);
            if (way == "Enter") hands.type(order, Qt::Key_Return);
            if (way == "Tab") hands.type(order, Qt::Key_Tab);
        }
        QCOMPARE(hands.written(hands.austria), 2);
        QVERIFY(hands.asksTheNext());
        hands.type(2, Qt::Key_Return);
        QCOMPARE(hands.written(hands.next), 1);
        QCOMPARE(missingOf(hands.session.game()).missing, 0);
    }

    void theMouseGoesOnWithTheNextStep_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("way");
        QTest::addColumn<int>("going");
        for (int kind = 0; kind < 3; ++kind)
            for (int way = 0; way < 4; ++way)
                for (int going = 0; going < 3; ++going)
                    if (way != 0 || kinds[kind].targets[0])
                        QTest::addRow("%s, %s, %s", kinds[kind].name, ways[way].name, goings[going].name)
                            << kind << way << going;
    }

    /// No sheet turns under a dragging hand; Enter or the next click goes on.
    void theMouseGoesOnWithTheNextStep()
    {
        QFETCH(int, kind);
        QFETCH(int, way);
        QFETCH(int, going);
        Hands hands(kinds[kind]);
        (hands.*ways[way].act)(0);
        QCOMPARE(hands.page.power(), hands.austria);
        QVERIFY(hands.line.asked());
        if (kind < 2) QCOMPARE(hands.line.unit(), province(kinds[kind].units[1]));
        QCOMPARE(hands.desk.shown().chosen, hands.line.unit()); // though the keyboard is elsewhere
        (hands.*goings[going].step)(); // it is at the second order already, and skips nothing
        if (kind < 2) QCOMPARE(hands.line.unit(), province(kinds[kind].units[1]));
        (hands.*ways[way].act)(1);
        QCOMPARE(hands.written(hands.austria), 2);
        // After a movement phase's last order no sheet turns yet; in the others all powers share one.
        QCOMPARE(hands.asksTheNext(), kind != 0);
        (hands.*goings[going].step)();
        QVERIFY(hands.asksTheNext());
        hands.type(2, Qt::Key_Return);
        QCOMPARE(hands.written(hands.next), 1);
    }

    /// A build that is written is framed on the board while the line stands in its row.
    void theBoardFramesAnAnsweredBuild()
    {
        Hands hands(kinds[2]);
        hands.type(0, Qt::Key_Return);
        QCOMPARE(hands.desk.shown().chosen, noProvince); // the next one is nowhere yet
        hands.line.askFor({hands.austria, noProvince, 0});
        QCOMPARE(hands.desk.shown().chosen, province("VIE"));
    }

    /// A tab of another power drops the unit that was chosen on the board: the next click is not about it.
    void aTabDropsWhatIsChosenOnTheBoard()
    {
        Hands hands(kinds[0]);
        hands.edit.clearFocus(); // with the mouse alone
        hands.desk.click(province("BUD"), false);
        hands.desk.key(EntryKey::Support); // two steps in
        QVERIFY(!hands.desk.idle());
        QCOMPARE(hands.page.power(), hands.austria);
        hands.page.showPower(hands.next);
        QVERIFY(hands.desk.idle());
        hands.desk.click(province("SER"), false);
        QCOMPARE(hands.page.power(), hands.next);
        QCOMPARE(hands.written(hands.austria), 0);
    }

    /// The offers lie over other parts, and go behind with the panel: a click there enters no order.
    void theOffersGoWithTheirDock()
    {
        Hands hands(kinds[0]);
        QMainWindow window;
        QDockWidget orders, other;
        orders.setWidget(&hands.panel);
        window.addDockWidget(Qt::RightDockWidgetArea, &orders);
        window.addDockWidget(Qt::RightDockWidgetArea, &other);
        window.tabifyDockWidget(&orders, &other);
        orders.raise();
        window.resize(600, 500);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        hands.page.focusLine();
        QTest::keyClicks(&hands.edit, "ser");
        const auto& offers = *window.findChild<QListWidget*>("lineOffers");
        QVERIFY(offers.isVisible());
        other.raise();
        QTRY_VERIFY(!offers.isVisible());
        orders.raise();
        QTRY_VERIFY(offers.isVisible());
        orders.setWidget(nullptr);
        hands.panel.setParent(nullptr); // it is a member
    }

    /// A click on a centre goes to the power that builds there, and the last build on the board to one that
    /// has not written all.
    void theBoardGoesToThePowerOfTheCentre()
    {
        const Position position =
            sketch::position({"Austria A SER", "Germany A DEN"}, {"Austria VIE TRI", "Germany KIE DEN"});
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"), position));
        const Power austria = map().findPower("Austria"), germany = map().findPower("Germany");
        OrderDesk& desk = panel.presenter.desk();
        panel.page.showPower(austria);
        desk.click(province("KIE"), false); // an army or a fleet?
        QCOMPARE(panel.page.power(), germany);
        desk.key(EntryKey::Fleet);
        QCOMPARE(sheetText(panel.session.game(), germany), QString("B F KIE"));
        QCOMPARE(panel.page.power(), austria);
        QCOMPARE(panel.line.asked()->number, 0);
        panel.page.showPower(germany);
        desk.click(province("TRI"), false);
        QCOMPARE(panel.page.power(), austria);
        desk.key(EntryKey::Army); // all are in, and it stays there
        QCOMPARE(panel.page.power(), austria);
        QVERIFY(!panel.line.asked());
    }

    /// Who takes a question back is not asked by the pointer that still rests there: a letter is typed.
    void aLetterAfterACancelledQuestionIsTyped()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"Germany A DEN"}, {"Germany KIE DEN BER"})));
        OrderDesk& desk = panel.presenter.desk();
        desk.hover(province("KIE"));
        desk.click(province("KIE"), false);
        QVERIFY(!desk.isSpent());
        desk.key(EntryKey::Cancel);
        QVERIFY(desk.isSpent());
        QVERIFY(desk.lit() == noProvince);
        desk.hover(province("BER"));
        QVERIFY(!desk.isSpent());
    }

    /// Nor is who clicked where nothing can be done: "d stp" is no disband and a retreat of somebody else.
    void aLetterAfterAClickWithoutEffectIsTyped()
    {
        Panel panel(gameFrom(
            sketch::sharedMap(), *readPhase("W1901A"),
            sketch::position({"Germany A DEN", "Italy A PIE"}, {"Germany KIE DEN BER", "Italy ROM"})));
        OrderDesk& desk = panel.presenter.desk();
        desk.hover(province("PIE"));
        QVERIFY(!desk.isSpent());
        desk.click(province("PIE"), false);
        QCOMPARE(desk.refused(), province("PIE"));
        QVERIFY(desk.isSpent());
        desk.hover(province("KIE"));
        QVERIFY(!desk.isSpent());
    }

    /// Letters that wait on another power's sheet stay there while a unit is clicked.
    void lettersOfAnotherSheetStayThere()
    {
        Panel panel({"France A PAR", "France A MAR", "Germany A MUN", "Germany A BER"});
        const Power france = map().findPower("France");
        panel.page.showPower(france);
        const Province asked = panel.line.unit();
        QTest::keyClicks(panel.line.focusProxy(), "xyz");
        panel.presenter.desk().click(province("MUN"), false);
        QCOMPARE(panel.page.power(), map().findPower("Germany"));
        QCOMPARE(panel.line.unit(), province("MUN"));
        panel.presenter.desk().reset();
        panel.page.showPower(france);
        QCOMPARE(panel.line.unit(), asked);
        QCOMPARE(panel.edit.text(), QString("xyz"));
    }

    /// In winter a doubtful order has a row, but no unit: the state leads to the row, and on to the next one.
    void theStateLeadsToAWrongBuild()
    {
        const Position position = sketch::position({"Austria A SER", "Germany A DEN"},
                                                   {"Austria VIE TRI BUD", "Germany KIE DEN MUN BER"});
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"), position));
        const Power germany = map().findPower("Germany");
        writeSheet(panel.session, germany, "Build A Kie\nBuild F Mun\nBuild A Den");
        constexpr DeskTrouble illegal[] = {DeskTrouble::Illegal};
        panel.page.goToNext(illegal);
        QCOMPARE(panel.page.power(), germany);
        QVERIFY(panel.line.asked());
        QCOMPARE(panel.line.asked()->number, 1);
        panel.page.goToNext(illegal); // the next one, not the same again
        QCOMPARE(panel.line.asked()->number, 2);
        panel.page.goToNext(illegal);
        QCOMPARE(panel.line.asked()->number, 1);
    }

    void aBuildGoesToThePowerThatCanBuild_data()
    {
        QTest::addColumn<bool>("done");
        QTest::newRow("another power is asked") << false;
        QTest::newRow("another power is done") << true;
    }

    /// Under the rows of all powers, what is typed goes to the power that can build so, whichever power is
    /// asked.
    void aBuildGoesToThePowerThatCanBuild()
    {
        QFETCH(bool, done);
        Hands hands(kinds[2]);
        for (int order = 0; done && order < 2; ++order) hands.useMenu(order);
        hands.page.showPower(hands.austria);
        hands.page.focusLine();
        QTest::keyClicks(&hands.edit, "a mun");
        QTest::keyClick(&hands.edit, Qt::Key_Return);
        QCOMPARE(hands.written(hands.next), 1);
        QCOMPARE(hands.written(hands.austria), done ? 2 : 0);
        QCOMPARE(hands.line.asked().has_value(), !done);
        if (!done) QCOMPARE(hands.page.power(), hands.austria); // which still has to write
    }

    /// Of the rows of all powers' retreats, too, a line goes to the power whose unit it names.
    void aRetreatGoesToThePowerOfItsUnit()
    {
        Hands hands(kinds[1]);
        QTest::keyClicks(&hands.edit, "a war mos");
        QVERIFY2(hands.line.message()->text().contains("Enter adds this for Russia."),
                 qPrintable(hands.line.message()->text()));
        QTest::keyClick(&hands.edit, Qt::Key_Return);
        QCOMPARE(sheetText(hands.session.game(), hands.next), QString("a war mos"));
        QCOMPARE(hands.written(hands.austria), 0);
        QCOMPARE(hands.page.power(), hands.austria); // which still has to write
        QVERIFY(hands.edit.text().isEmpty());
    }

    void aClickTakesTheHalfWordAway_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("a letter") << "g";
        QTest::newRow("half a word") << "ga";
    }

    /// What is typed next is about the unit that was clicked.
    void aClickTakesTheHalfWordAway()
    {
        QFETCH(QString, typed);
        Hands hands(kinds[0]);
        const Province other = province(hands.line.unit() == province("VIE") ? "BUD" : "VIE");
        QTest::keyClicks(&hands.edit, typed);
        hands.desk.click(other, false);
        QCOMPARE(hands.line.unit(), other);
        QVERIFY(hands.edit.text().isEmpty());
    }

    /// Tab does with a whole order what Enter does, be it legal or not.
    void tabEntersWhatIsIllegal()
    {
        Hands hands(kinds[0]);
        QTest::keyClicks(&hands.edit, "lon");
        QTest::keyClick(&hands.edit, Qt::Key_Tab);
        QCOMPARE(hands.written(hands.austria), 1);
        QVERIFY(hands.edit.text().isEmpty());
        QVERIFY(hands.edit.hasFocus());
    }

    /// What is half chosen on the board is dropped once the keyboard has gone on.
    void theBoardForgetsWhatTheKeyboardLeft()
    {
        Hands hands(kinds[0]);
        hands.desk.click(province("VIE"), false);
        QCOMPARE(hands.line.unit(), province("VIE"));
        hands.type(1, Qt::Key_Return);
        QVERIFY(hands.desk.idle());
        QCOMPARE(hands.line.unit(), province("BUD"));
        hands.desk.click(province("BOH"), false); // is no move of Vienna
        QCOMPARE(sheetText(hands.session.game(), hands.austria), QString("A VIE - GAL"));
    }

    /// Letters that choose no order stay in the field, and the field has the keyboard.
    void tabKeepsWhatIsTyped()
    {
        Hands hands(kinds[0]);
        QTest::keyClicks(&hands.edit, "zz");
        QTest::keyClick(&hands.edit, Qt::Key_Tab);
        QVERIFY(hands.edit.hasFocus());
        QCOMPARE(hands.edit.text(), QString("zz"));
    }

    /// From the first question and the last the focus leaves the line, so that it is no trap.
    void tabGoesFromRowToRowAndOut()
    {
        Hands hands(kinds[0]);
        QTest::keyClick(&hands.edit, Qt::Key_Tab);
        QCOMPARE(hands.line.unit(), province("VIE"));
        QTest::keyClick(&hands.edit, Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(hands.line.unit(), province("BUD"));
        QTest::keyClick(&hands.edit, Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!hands.edit.hasFocus());
        hands.page.focusLine();
        QTest::keyClick(&hands.edit, Qt::Key_Tab);
        QTest::keyClick(&hands.edit, Qt::Key_Tab);
        QVERIFY(!hands.edit.hasFocus());
    }
};

CHANCERY_SUITE(TestCurrentLine, QApplication)

} // namespace chancery::tst_current_line

#include "tst_current_line.moc"
