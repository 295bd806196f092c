// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and keys of a unit on the board, of its row and of its result.
#include "app/document.h"
#include "app/evening.h"
#include "app/province_menu.h"
#include "tests/app/finder_desk.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/finder_popup.h"
#include "ui/room/projector_window.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>

namespace chancery::tst_unit_menus {

using namespace finder_desk;

class TestUnitMenus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Only the right click that names the unit to help opens no menu, and with Ctrl that one does too.
    void aRightClickOpensAMenu()
    {
        Desk t;
        const QStringList unit = t.menuOf([&] { t.rightClick("LON"); });
        QCOMPARE(unit.value(1), QString("orders.hold"));
        QVERIFY(t.ordersOf("England").isEmpty() && t.document.presenter().desk().idle());
        t.click("LON");
        QCOMPARE(t.menuOf([&] { t.rightClick("LON"); }).value(1), QString("orders.hold"));
        QCOMPARE(t.menuOf([&] { t.rightClick("EDI"); }), QStringList());
        QCOMPARE(t.menuOf([&] { t.rightClick("EDI", Qt::ControlModifier); }).value(1),
                 QString("orders.hold"));
        t.document.presenter().desk().reset();
        for (const char* name : {"orders.hold", "orders.move", "orders.support", "orders.row",
                                 "orders.reading", "orders.rule", "edit.position"})
            QVERIFY2(unit.contains(name), name);
        QVERIFY2(unit.first().contains("London, a centre of England, with a fleet of England"),
                 qPrintable(unit.first()));
        const QStringList empty = t.menuOf([&] { t.rightClick("GAS"); });
        QCOMPARE(empty, (QStringList{"Gascony", "orders.rule", "edit.position"}));
        QVERIFY(!unit.contains("orders.erase")); // there is no order to clear
        t.click("LON");
        t.click("LON");
        QVERIFY(t.menuOf([&] { t.rightClick("LON"); }).contains("orders.erase"));
        resolvePhase(t.document);
        t.document.presenter().story().skip();
        const QStringList result = t.menuOf([&] { t.rightClick("LON"); });
        for (const char* name : {"orders.row", "history.copy", "orders.rule", "history.correct"})
            QVERIFY2(result.contains(name), name);
        QVERIFY(!result.contains("orders.hold"));
    }

    /// The menu acts on its unit, wherever the pointer has gone meanwhile.
    void theMenuActsOnItsUnit()
    {
        Desk t;
        QTimer::singleShot(0, qApp, [&] {
            Q_EMIT t.window.console().board().provinceHovered(t.province("PAR"));
            t.action("orders.hold").trigger();
            if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
        });
        t.rightClick("LON", Qt::ControlModifier);
        QCOMPARE(t.ordersOf("England"), QStringList{"F LON H"});
        QCOMPARE(t.ordersOf("France"), QStringList());
    }

    /// Then it is gone, and the next click goes to the board.
    void aKeyTakesWhatTheMenuOffers()
    {
        Desk t;
        bool stayed = false;
        QTimer::singleShot(0, qApp, [&] {
            t.action("orders.support").trigger();
            QWidget* menu = QApplication::activePopupWidget();
            stayed = menu && menu->close();
        });
        t.rightClick("LVP", Qt::ControlModifier);
        QVERIFY(!stayed);
        QVERIFY(!t.document.presenter().desk().idle());
    }

    /// Without a menu a hold takes one stroke: a key over the unit, or a double click.
    void aHoldTakesOneStroke()
    {
        Desk t;
        Q_EMIT t.window.console().board().provinceHovered(t.province("LON"));
        t.press(Qt::Key_H);
        QCOMPARE(t.ordersOf("England"), QStringList{"F LON H"});
        QTest::mouseClick(&t.window.console().board(), Qt::LeftButton, {}, t.place("PAR"));
        QTest::mouseDClick(&t.window.console().board(), Qt::LeftButton, {}, t.place("PAR"));
        QTest::mouseRelease(&t.window.console().board(), Qt::LeftButton, {}, t.place("PAR"));
        QVERIFY(t.ordersOf("France").contains("A PAR H"));
    }

    void aKeyOpensTheMenuOfTheChosenUnit()
    {
        Desk t;
        t.click("LON");
        const QStringList menu = t.menuOf([&] { t.press(Qt::Key_F10, Qt::ShiftModifier); });
        QVERIFY2(menu.value(0).contains("London"), qPrintable(menu.join(u' ')));
    }

    /// In the order line the key opens the menu of the row, not that of the text.
    void theMenuKeyOpensTheMenuOfTheRow()
    {
        Desk t;
        t.trigger("orders.write");
        QWidget* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        const QStringList menu = t.menuOf([&] { t.pressMenuKey(line); });
        QVERIFY2(menu.contains("orders.row"), qPrintable(menu.join(u' ')));
    }

    void theMenuKeyOpensTheMenuOfTheResult()
    {
        Desk t;
        resolvePhase(t.document);
        t.document.presenter().story().skip();
        t.window.console().orders().results().read(t.province("PAR"));
        t.window.console().orders().results().setFocus();
        const QStringList menu = t.menuOf([&] { t.trigger("orders.menu"); });
        QVERIFY2(menu.value(0).contains("Paris"), qPrintable(menu.join(u' ')));
        QVERIFY(menu.contains("view.judge"));
    }

    /// A menu that was closed again leaves nothing chosen: the board frames what the line asks for.
    void theFrameIsThatOfTheLineAfterAMenu()
    {
        Desk t;
        ConsoleView& view = t.document.presenter().console();
        for (const char* over : {"FIN", "NTH", "MUN"}) {
            t.menuOf([&] {
                t.window.console().provinceMenu().open(t.province(over), {300, 300}, MenuOn::Board);
            });
            QCOMPARE(view.chosen(), noProvince);
        }
        view.choose(t.province("SER")); // what was searched and found
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Up); // to another unit
        QCOMPARE(view.chosen(), noProvince);
    }

    /// A letter that is no key of the board begins an order, and is not lost.
    void aLetterOnTheBoardGoesToTheOrderLine()
    {
        Desk t;
        t.window.console().board().setFocus();
        QTest::keyClick(&t.window.console().board(), Qt::Key_L);
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        QCOMPARE(line->text(), QString("l"));
        QCOMPARE(t.window.focusWidget(), line);
        line->clear();
        resolvePhase(t.document);
        t.window.console().board().setFocus();
        QTest::keyClick(&t.window.console().board(), Qt::Key_L);
        QCOMPARE(line->text(), QString());
    }

    /// With nothing chosen or under the pointer, a key of the board is a letter of an order.
    void aKeyOfTheBoardWithoutASubjectIsTyped()
    {
        Desk t;
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        OrderDesk& desk = t.document.presenter().desk();
        for (const auto& [key, over] : {std::pair(Qt::Key_H, "PAR"), {Qt::Key_E, "NTH"}, {Qt::Key_G, ""}}) {
            line->clear();
            desk.hover(t.map().findProvince(over));
            t.window.console().board().setFocus();
            QTest::keyClick(t.window.windowHandle(), key);
            QCOMPARE(line->text(), key == Qt::Key_H ? QString() : QString(QChar(key)).toLower());
        }
        QCOMPARE(t.ordersOf("France"), QStringList{"A PAR H"});
    }

    /// What is typed after a click on a unit is its order, also if it begins with a key of the board; one
    /// that says what the next click means says so as well.
    void aWordAfterAClickOnAUnitIsItsOrder()
    {
        Desk t;
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        t.click("EDI");
        t.window.console().board().setFocus();
        for (const Qt::Key key : {Qt::Key_H, Qt::Key_E, Qt::Key_L})
            QTest::keyClick(t.window.windowHandle(), key);
        QCOMPARE(line->text(), QString("hel"));
        QCOMPARE(t.ordersOf("England"), QStringList());
        line->clear();
        t.document.presenter().desk().reset();
        t.click("LVP");
        t.window.console().board().setFocus();
        QTest::keyClick(t.window.windowHandle(), Qt::Key_S);
        t.click("EDI");
        t.click("EDI");
        QCOMPARE(t.ordersOf("England"), QStringList{"A LVP S F EDI"});
    }

    /// Once the order of a unit that was clicked is typed, the next click is about another.
    void aTypedOrderEndsTheChoice()
    {
        Desk t;
        for (const char* power : {"Austria", "France", "Germany", "Italy", "Russia", "Turkey"})
            for (const Unit& unit : t.session().current().before.units)
                if (unit.power == t.map().findPower(power))
                    writeOrder(t.session(), {unit.power, unit, Hold{}});
        writeSheet(t.session(), t.map().findPower("England"), "F Edi H\nA Lvp H");
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        t.click("LON");
        QTest::keyClicks(line, "h");
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(t.ordersOf("England").contains("F LON H"));
        QVERIFY(t.document.presenter().desk().idle());
    }

    /// The pointer lies where it dropped the last unit: what is typed there is about the next row.
    void aKeyAfterADropIsTyped()
    {
        Desk t;
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        OrderDesk& desk = t.document.presenter().desk();
        const auto press = [&] {
            t.window.console().board().setFocus();
            QTest::keyClick(t.window.windowHandle(), Qt::Key_H);
        };
        desk.hover(t.province("EDI"));
        desk.beginDrag(t.province("LVP"));
        desk.drag(t.province("LVP"), t.province("EDI"), false);
        press();
        QCOMPARE(line->text(), QString("h"));
        QCOMPARE(t.ordersOf("England"), QStringList{"A LVP - EDI"});
        line->clear();
        desk.hover(t.province("NTH"));
        desk.hover(t.province("EDI"));
        press();
        QCOMPARE(line->text(), QString());
        QCOMPARE(t.ordersOf("England"), (QStringList{"A LVP - EDI", "F EDI H"}));
    }

    /// The same in Winter, where the kind of a build is a key of the board.
    void aKeyAfterABuildIsTyped()
    {
        Desk t;
        writeSheet(t.session(), t.map().findPower("Germany"), "F Kie-Den\nA Ber-Kie");
        t.playAYear();
        auto* line = t.window.console().orders().findChild<QLineEdit*>("orderLine");
        t.document.presenter().desk().hover(t.province("BER"));
        t.click("BER");
        t.press(Qt::Key_A);
        QCOMPARE(t.ordersOf("Germany"), QStringList{"B A BER"});
        t.window.console().board().setFocus();
        QTest::keyClick(t.window.windowHandle(), Qt::Key_F);
        QCOMPARE(t.ordersOf("Germany"), QStringList{"B A BER"});
        QCOMPARE(line->text(), QString("f"));
    }

    /// Wherever the keyboard is: after a drag it is at the board.
    void copiedOrdersArePastedFromTheBoard()
    {
        Desk t;
        QGuiApplication::clipboard()->setText("England:\nF Lon-Nth\n\nFrance:\nA Par-Bur\n");
        t.window.console().board().setFocus();
        QTest::keyClick(t.window.windowHandle(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(t.ordersOf("England"), QStringList{"F LON - NTH"});
        QCOMPARE(t.ordersOf("France"), QStringList{"A PAR - BUR"});
    }

    void aResultIsCopied()
    {
        Desk t;
        resolvePhase(t.document);
        t.document.presenter().story().skip();
        QVERIFY(!t.action("history.copy").isEnabled());
        t.window.console().orders().results().choose(t.province("PAR"));
        t.trigger("history.copy");
        QVERIFY2(QGuiApplication::clipboard()->text().contains("Paris"),
                 qPrintable(QGuiApplication::clipboard()->text()));
    }

    void theReadingOfALineIsSaid()
    {
        Desk t;
        writeSheet(t.session(), t.map().findPower("France"), "par bur");
        t.click("PAR");
        t.trigger("orders.reading");
        bool said = false;
        for (const auto* label : t.window.console().orders().findChildren<QLabel*>())
            said = said || label->text().contains("A Par-Bur") || label->text().contains("Burgundy");
        QVERIFY(said);
    }

    void aRowIsReachedFromTheBoard()
    {
        Desk t;
        t.click("LON");
        t.press(Qt::Key_G);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("orderLine"));
        QCOMPARE(t.window.findChild<QTabBar*>("powerTabs")->currentIndex(), 1);
    }
};

CHANCERY_SUITE(TestUnitMenus, QApplication)

} // namespace chancery::tst_unit_menus

#include "tst_unit_menus.moc"
