// SPDX-License-Identifier: GPL-3.0-or-later
// Retreats chosen with keys and typed: each is written at once, and clashes and what is missing are shown in
// place.
#include "tests/support/suite.h"
#include "tests/ui/form_page.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/sheet_edits.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

namespace chancery::tst_retreat_form {

namespace {

struct Page : FormPage
{
    Page()
        : FormPage("F1901R", twoDislodged())
    {
    }
};

} // namespace

class RetreatFormTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachChoiceIsOneUndoStep()
    {
        Page page;
        QComboBox& munich = page.choice("MUN");
        QCOMPARE(munich.count(), 5); // undecided, three provinces, disband
        QCOMPARE(munich.currentText(), "– Open: Boh, Kie, Tyr –");
        QTest::keyClick(&munich, Qt::Key_End);
        QCOMPARE(page.orders(), QStringList{"D A MUN"});
        QTest::keyClicks(&munich, "boh");
        QCOMPARE(page.orders(), QStringList{"A MUN - BOH"});
        QCOMPARE(munich.currentText(), "Bohemia");
        QTest::keyClick(&munich, Qt::Key_Home);
        QVERIFY(page.orders().isEmpty());
        page.session.undoStack()->undo();
        QCOMPARE(munich.currentText(), "Bohemia");
        page.session.undoStack()->undo();
        QCOMPARE(munich.currentText(), "Disband");
        page.session.undoStack()->undo();
        QCOMPARE(munich.currentIndex(), 0);
        QVERIFY(!page.session.undoStack()->canUndo());
        page.session.undoStack()->redo();
        QCOMPARE(munich.currentText(), "Disband");
    }

    /// A unit without a retreat is on no sheet: where it has gone is said on both pages.
    void aUnitWithoutARetreatIsNamed()
    {
        Game game = gameFrom(sketch::sharedMap(), *readPhase("S1903M"),
                             sketch::position({"Russia F SEV", "Turkey F BLA", "Turkey A ARM", "Turkey A RUM",
                                               "Italy A TRI", "Austria A VIE", "Austria A BUD"}));
        Session moves{std::move(game)};
        writeSheet(moves, moves.map().findPower("Turkey"), "F Bla-Sev\nA Arm S F Bla-Sev");
        writeSheet(moves, moves.map().findPower("Austria"), "A Vie-Tri\nA Bud S A Vie-Tri");
        FormPage page{advance(resolve(moves.game()))};
        const QString said("F Sev (Russia) cannot retreat and is destroyed.");
        const QString state = page.form.findChild<QLabel*>("state", Qt::FindDirectChildrenOnly)->text();
        QVERIFY2(state.endsWith(said), qPrintable(state));
        OrdersPanel sheets{page.session, page.presenter};
        QCOMPARE(sheets.findChild<QLabel*>("destroyedUnits")->text(), said);
    }

    void ordersWrittenElsewhereAreShown()
    {
        Page page;
        writeSheet(page.session, page.session.map().findPower("Germany"), "mun tyr");
        QCOMPARE(page.choice("MUN").currentText(), "Tyrolia");
        QCOMPARE(page.choice("SIL").currentIndex(), 0);
        writeSheet(page.session, page.session.map().findPower("Germany"), "A Mun - Pru");
        QCOMPARE(page.choice("MUN").currentText(), "A Mun-Pru"); // illegal, and so no choice
        QVERIFY(!page.part<QLabel>("remark-MUN").text().isEmpty());
        writeSheet(page.session, page.session.map().findPower("Germany"), "A Mun - Xyzzyq");
        QVERIFY(page.part<QLabel>("further", "Germany").text().contains("Xyzzyq"));
        removeOrder(page.session, at("MUN"));
        QCOMPARE(page.choice("MUN").currentIndex(), 0);
    }

    void missingAndMeetingAreTold()
    {
        Page page;
        QCOMPARE(page.part<QLabel>("state", "Russia").text(), "1 of 1 missing");
        page.type("A MUN - BOH");
        page.type("A SIL - BOH");
        QVERIFY(page.part<QLabel>("remark-SIL").text().contains("A Mun"));
        QVERIFY(page.part<QLabel>("remark-MUN").text().contains("A Sil"));
        const auto state = [&page] {
            return page.form.findChild<QLabel*>("state", Qt::FindDirectChildrenOnly);
        };
        QCOMPARE(state()->text(), "All choices are made.");
        page.session.undoStack()->undo();
        QVERIFY(page.part<QLabel>("remark-MUN").text().isEmpty());
        QVERIFY(state()->text().startsWith("1 unit(s) still undecided"));
    }

    void typedLinesAreOneStep()
    {
        Page page;
        page.type("A MUN - TYR; D A SIL");
        QCOMPARE(page.orders(), QStringList({"A MUN - TYR", "D A SIL"}));
        QCOMPARE(page.part<QLineEdit>("typed").text(), QString());
        page.session.undoStack()->undo();
        QVERIFY(page.orders().isEmpty());
    }

    void wrongLineStaysAndSaysWhy_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("closed province") << "A MUN - PRU";
        QTest::newRow("unit that was not dislodged") << "A PAR - BUR";
        QTest::newRow("nonsense") << "xyzzy";
    }
    void wrongLineStaysAndSaysWhy()
    {
        QFETCH(QString, line);
        Page page;
        page.type(qPrintable(line));
        QVERIFY(page.part<QLabel>("problem").isVisible());
        QVERIFY(!page.part<QLabel>("problem").text().isEmpty());
        QCOMPARE(page.part<QLineEdit>("typed").text(), line);
        QVERIFY(page.orders().isEmpty());
    }

    /// Scrolling the page chooses nothing.
    void theWheelChangesNoOrder()
    {
        Page page;
        QComboBox& munich = page.choice("MUN");
        munich.setFocus();
        QWheelEvent wheel(QPointF(5, 5), munich.mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&munich, &wheel);
        QVERIFY(page.orders().isEmpty());
    }

    void thePageIsOverWithThePhase()
    {
        Page page;
        QVERIFY(page.form.asks());
        QCOMPARE(page.form.title(), "Retreats");
        page.type("A MUN - TYR");
        page.presenter.resolve();
        QVERIFY(!page.form.asks());
        QVERIFY(!page.form.isEnabled());
        QVERIFY(!page.form.findChild<QComboBox*>("choice-MUN"));
        page.session.undoStack()->undo();
        QVERIFY(page.form.isEnabled());
        QCOMPARE(page.choice("MUN").currentText(), "Tyrolia");
        page.session.start(newGame(sketch::sharedMap()));
        QVERIFY(!page.form.asks());
    }
};

CHANCERY_SUITE(RetreatFormTest, QApplication)

} // namespace chancery::tst_retreat_form

#include "tst_retreat_form.moc"
