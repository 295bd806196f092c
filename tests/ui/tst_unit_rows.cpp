// SPDX-License-Identifier: GPL-3.0-or-later
// The order sheet as rows: what each row says, where the editor and the offers are, and how rows and board
// light each other.
#include "engine/game/sheets.h"
#include "engine/rules/option_table.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/unit_rows_panel.h"
#include "ui/console/flow_bar.h"
#include "ui/console/line_question.h"
#include "ui/console/order_line.h"
#include "ui/console/order_rows.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/words/doubt_words.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>

namespace chancery::tst_unit_rows {

using namespace unit_rows;

class TestUnitRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRowSaysWhatIsWrittenAndHowItIsRead()
    {
        Session session(gameFrom(sketch::sharedMap(), *readPhase("F1905M"), sketch::position(seventeen)));
        const Power france = map().findPower("France");
        writeSheet(session, france,
                   "A Par - Bur\nmun hold\narmee ruhr nach kiel\nA Bur H\nA Pic - Nowhere\nA Gas - Mar\nF "
                   "Por S A Mun, A Mar H");
        const std::vector<UnitRow> rows = rowsOf(session, france);
        const auto row = [&](const char* label) {
            const auto found = std::ranges::find(rows, QString(label), &UnitRow::label);
            return found == rows.end() ? UnitRow{} : *found;
        };
        QCOMPARE(rows.size(), std::size_t{18}); // one line is for no unit
        QCOMPARE(row("Bel").state, RowState::Open);
        QCOMPARE(row("Mun").state, RowState::Written);
        QCOMPARE(row("Mun").understood, QString("A Mun H"));
        QCOMPARE(row("Ruh").understood, QString("A Ruh-Kie"));
        QCOMPARE(row("Par").understood, QString());
        QCOMPARE(row("Par").state, RowState::Written); // it may be meant so
        QVERIFY(!row("Par").remark.isEmpty());         // Burgundy stays
        QCOMPARE(row("Mar").written, QString("A Mar H"));
        QCOMPARE(row("Por").state, RowState::Illegal); // out of reach
        QCOMPARE(rows.back().written, QString("A Pic - Nowhere"));
        QCOMPARE(rows.back().state, RowState::Wrong);
    }

    /// A picture shows whether it is an army or a fleet; who does not see it is told.
    void theKindOfAUnitIsSaid()
    {
        const auto said = [](const Panel& panel, const char* place) {
            const QModelIndex row = panel.rows.model()->index(panel.rows.rows().rowOf(province(place)), 0);
            return row.data(Qt::AccessibleTextRole).toString();
        };
        Panel panel({"France A PAR", "France F SPA/sc"});
        QCOMPARE(said(panel, "PAR"), QString("Army Paris: no order yet."));
        writeSheet(panel.session, panel.france, "A Par - Bur\nF Spa - Wes");
        QCOMPARE(said(panel, "PAR"), QString("Army Paris: A Par-Bur"));
        QVERIFY2(said(panel, "SPA").startsWith("Fleet Spain"), qPrintable(said(panel, "SPA")));
        Game retreats =
            gameFrom(sketch::sharedMap(), *readPhase("F1905R"), sketch::position({"Italy A BUR"}));
        retreats.phases.back().before.dislodged.push_back(
            {{panel.france, UnitKind::Army, map().findLocation("PAR")}, province("BUR"), {}});
        const Panel dislodged(retreats);
        QVERIFY2(said(dislodged, "PAR").startsWith("France, Army Paris: no order yet."),
                 qPrintable(said(dislodged, "PAR")));
    }

    /// DATC 4.D.3. Typing there leaves one order, on the last sheet, in one step.
    void severalOrdersAreShownAndReplacedTogether_data()
    {
        QTest::addColumn<Duplicates>("counting");
        QTest::addColumn<OrderSets>("sets");
        QTest::addColumn<QString>("remark");
        QTest::newRow("the first") << Duplicates::First << OrderSets::Combine << "A Par-Bur counts.";
        QTest::newRow("the last") << Duplicates::Last << OrderSets::Combine << "A Par-Pic counts.";
        QTest::newRow("none") << Duplicates::Void << OrderSets::Combine << "None of these counts.";
        QTest::newRow("the last sheet")
            << Duplicates::First << OrderSets::LastReplaces << "A Par-Pic counts.";
    }
    void severalOrdersAreShownAndReplacedTogether()
    {
        QFETCH(Duplicates, counting);
        QFETCH(OrderSets, sets);
        QFETCH(QString, remark);
        Game game = gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                             sketch::position({"France A PAR", "France A MAR"}));
        game.rulebook.options.duplicateOrders = counting;
        game.rulebook.options.orderSets = sets;
        Panel panel(game);
        writeSheet(panel.session, panel.france, "A Par-Bur\nFrance:\nA Par-Pic");
        QCOMPARE(panel.row("PAR").written, QString("A Par-Bur, A Par-Pic"));
        QVERIFY2(panel.row("PAR").remark.startsWith(remark), qPrintable(panel.row("PAR").remark));
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "gas");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.row("PAR").written, QString("A Par-Gas"));
        panel.session.undoStack()->undo();
        QCOMPARE(panel.row("PAR").written, QString("A Par-Bur, A Par-Pic"));
    }

    /// Also if the line had gone on to another power.
    void undoGoesBackToTheUnitOfTheOrder()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                             sketch::position({"Austria A VIE", "France A PAR", "Italy A ROM"})));
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "bur");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.line.unit(), province("ROM"));
        panel.session.undoStack()->undo();
        QCOMPARE(panel.page.power(), panel.france);
        QCOMPARE(panel.line.unit(), province("PAR"));
        QVERIFY(panel.edit.hasFocus());
        panel.session.undoStack()->redo();
        panel.page.showPower(map().findPower("Austria"));
        QTest::keyClicks(&panel.edit, "g"); // is typed on
        panel.session.undoStack()->undo();
        QCOMPARE(panel.line.unit(), province("VIE"));
        QCOMPARE(panel.edit.text(), QString("g"));
    }

    /// A line that was not understood has a cross that takes it away, and a double click takes it up again.
    void aLineThatWasNotUnderstoodIsTakenAwayOrMended()
    {
        Panel panel;
        const QString sheet = QStringLiteral("A Par - Bur\nF Ion x Gre");
        const auto written = [&] { return sheetText(panel.session.game(), panel.france); };
        const auto lastRow = [&] {
            return panel.rows.visualRect(panel.rows.model()->index(panel.rows.rows().rowCount() - 1, 0));
        };
        writeSheet(panel.session, panel.france, sheet);
        panel.rows.scrollToBottom();
        const QPoint middle = lastRow().center();
        QTest::mouseClick(panel.rows.viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(written(), sheet); // beside the cross a click does nothing
        QTest::mouseClick(panel.rows.viewport(), Qt::LeftButton, {}, {lastRow().right() - 12, middle.y()});
        QCOMPARE(written(), QString("A Par - Bur"));
        panel.session.undoStack()->undo();
        QCOMPARE(written(), sheet);
        panel.rows.scrollToBottom();
        QTest::mouseDClick(panel.rows.viewport(), Qt::LeftButton, {}, lastRow().center());
        QCOMPARE(panel.edit.text(), QString("F Ion x Gre"));
        QVERIFY(panel.edit.hasFocus());
        QCOMPARE(written(), sheet); // until what is typed takes its place
        QTest::keyClicks(&panel.edit, "A Mar - Gas");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QVERIFY2(!written().contains("F Ion x Gre") && written().contains("Mar", Qt::CaseInsensitive),
                 qPrintable(written()));
        panel.session.undoStack()->undo(); // one step
        QCOMPARE(written(), sheet);
        resolvePhase(panel.session);
        removeLine(panel.session, panel.france, "F Ion x Gre"); // which is history by now
        QCOMPARE(written(), sheet);
    }

    /// The keyboard stands on such a line as on a unit: Delete takes it away, Enter takes it up, and what is
    /// typed there takes its place.
    void aLineThatWasNotUnderstoodIsReachedByKeys()
    {
        Panel panel;
        const QString sheet = QStringLiteral("A Par - Bur\nF Ion x Gre\nA Mar H");
        const auto written = [&] { return sheetText(panel.session.game(), panel.france); };
        const auto stand = [&] {
            panel.page.goTo({panel.france, noProvince, "F Ion x Gre"});
            QVERIFY(panel.edit.hasFocus());
            QCOMPARE(panel.line.standing(), QString("F Ion x Gre"));
            const int last = panel.rows.rows().rowCount() - 1;
            QVERIFY(
                panel.rows.visualRect(panel.rows.model()->index(last, 0)).contains(panel.line.geometry()));
        };
        writeSheet(panel.session, panel.france, sheet);
        stand();
        QTest::keyClick(&panel.edit, Qt::Key_Delete);
        QCOMPARE(written(), QString("A Par - Bur\nA Mar H"));
        QVERIFY(panel.line.standing().isEmpty());
        panel.session.undoStack()->undo();
        stand();
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.edit.text(), QString("F Ion x Gre"));
        QTest::keyClick(&panel.edit, Qt::Key_Escape);
        QCOMPARE(panel.edit.text(), QString());
        QCOMPARE(panel.line.standing(), QString("F Ion x Gre"));
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        panel.click("MAR"); // leaves it as it was
        QCOMPARE(written(), sheet);
        QVERIFY2(!panel.line.message()->text().contains("Not entered"),
                 qPrintable(panel.line.message()->text()));
        stand();
        QTest::keyClicks(&panel.edit, "mun h");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(written(), QString("A Par - Bur\nA Mar H\nA MUN H"));
        panel.session.undoStack()->undo(); // one step
        QCOMPARE(written(), sheet);
    }

    /// Letters that go nowhere are named, wherever the field goes.
    void lettersThatAreLeftAreNamed_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"a row", "an unread line", "the next power", "a line that is resolved"})
            QTest::newRow(way) << QString(way);
    }

    void lettersThatAreLeftAreNamed()
    {
        QFETCH(QString, way);
        Panel panel;
        writeSheet(panel.session, panel.france, "F Ion x Gre");
        panel.page.askFor(province("PAR"));
        QTest::keyClicks(&panel.edit, "xyz");
        if (way == "a row") panel.click("MAR");
        if (way == "an unread line") panel.page.goTo({panel.france, noProvince, "F Ion x Gre"});
        if (way == "the next power") panel.page.showPower(map().findPower("Germany"));
        if (way == "a line that is resolved") resolvePhase(panel.session);
        const QString said = panel.line.message()->text();
        QVERIFY2(said.contains("Not entered: xyz"), qPrintable(said));
    }

    /// What is typed waits for its unit or power until it is entered, whatever is entered elsewhere
    /// meanwhile.
    void lettersWaitWhereTheyWereTyped()
    {
        Panel panel({"France A PAR", "France A MAR", "France A BUR", "Germany A MUN"});
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "gas");
        panel.click("MAR");
        QCOMPARE(panel.edit.text(), QString());
        QTest::keyClicks(&panel.edit, "spa");
        panel.page.showPower(map().findPower("Germany"));
        QTest::keyClicks(&panel.edit, "ruh");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        const QString waiting = typedInWords(panel.session);
        QVERIFY2(waiting.contains("“gas” is typed for France (A Par)") &&
                     waiting.contains("“spa” is typed for France (A Mar)") && !waiting.contains("ruh"),
                 qPrintable(waiting));
        panel.page.showPower(panel.france);
        panel.click("BUR");
        QCOMPARE(panel.edit.text(), QString());
        panel.click("PAR");
        QCOMPARE(panel.edit.text(), QString("gas"));
        QVERIFY(panel.page.enterTyped());
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("A PAR - GAS\nA MAR - SPA"));
        QVERIFY(typedInWords(panel.session).isEmpty());
        panel.click("PAR"); // which has an order
        QTest::keyClicks(&panel.edit, "pic");
        writeLine(panel.session, panel.france, "A MAR H");
        QCOMPARE(panel.edit.text(), QString("pic"));
        QCOMPARE(panel.line.message()->text(), QString());
        removeOrder(panel.session, province("PAR"));
        QCOMPARE(panel.edit.text(), QString("pic"));
        QCOMPARE(panel.edit.placeholderText(), QString());
        panel.session.undoStack()->undo();
        QCOMPARE(panel.edit.text(), QString("pic"));
        QVERIFY(panel.edit.placeholderText().contains("Gas"));
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("A PAR - PIC\nA MAR H"));
        panel.click("BUR");
        QTest::keyClicks(&panel.edit, "xyz");
        panel.click("PAR");
        resolvePhase(panel.session);
        QVERIFY(panel.session.drafts().empty()); // they were of the phase
    }

    /// A double click has the order that was read as letters; Escape leaves it as it was.
    void anOrderIsTakenUpAsLetters()
    {
        Panel panel;
        const auto written = [&] { return sheetText(panel.session.game(), panel.france); };
        writeSheet(panel.session, panel.france, "A Par - Bur\nA Mar H");
        panel.click("PAR");
        QTest::mouseDClick(&panel.edit, Qt::LeftButton);
        QCOMPARE(panel.edit.text(), QString("A Par-Bur"));
        QTest::keyClick(&panel.edit, Qt::Key_Escape);
        QCOMPARE(panel.edit.text(), QString());
        QCOMPARE(written(), QString("A Par - Bur\nA Mar H"));
        QTest::mouseDClick(&panel.edit, Qt::LeftButton);
        QTest::keyClick(&panel.edit, Qt::Key_End);
        for (int i = 0; i < 3; ++i) QTest::keyClick(&panel.edit, Qt::Key_Backspace);
        QTest::keyClicks(&panel.edit, "Gas");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(written(), QString("A PAR - GAS\nA Mar H"));
    }

    /// A right order ends the line that named its unit and was not understood, however it is entered.
    void theRightOrderEndsAnUnreadLine()
    {
        Panel panel;
        const auto written = [&] { return sheetText(panel.session.game(), panel.france); };
        writeSheet(panel.session, panel.france,
                   "A Par - Bur\nF Bre x Gre\nA Pic - Nowhere\nA Mar H\nMun ?? Ruh");
        panel.page.askFor(province("BRE"));
        QTest::keyClicks(&panel.edit, "h");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(written(), QString("A Par - Bur\nF BRE H\nA Pic - Nowhere\nA Mar H\nMun ?? Ruh"));
        panel.presenter.desk().hover(province("PIC"));
        panel.presenter.desk().key(EntryKey::Hold);
        QCOMPARE(written(), QString("A Par - Bur\nF BRE H\nA PIC H\nA Mar H\nMun ?? Ruh"));
        writeLine(panel.session, panel.france, "A Mun - Nowhere"); // which is not right
        QVERIFY(written().contains("Mun ?? Ruh"));
        writeLine(panel.session, panel.france, "A Ruh - Mun"); // which names it second
        QVERIFY(written().contains("Mun ?? Ruh"));
        panel.session.undoStack()->undo();
        panel.session.undoStack()->undo();
        panel.session.undoStack()->undo();
        QVERIFY(written().contains("A Pic - Nowhere"));
    }

    void deleteTakesTheOrderAway()
    {
        Panel panel;
        writeSheet(panel.session, panel.france, "A Par - Bur\nA Mar H");
        panel.click("PAR");
        QTest::keyClick(&panel.edit, Qt::Key_Delete);
        QCOMPARE(sheetText(panel.session.game(), panel.france), QString("A Mar H"));
        QCOMPARE(panel.line.unit(), province("PAR"));
        QTest::keyClick(&panel.edit, Qt::Key_Delete); // there is nothing left to delete
        QCOMPARE(panel.session.undoStack()->count(), 2);
        QTest::keyClicks(&panel.edit, "ga");
        QTest::keyClick(&panel.edit, Qt::Key_Delete); // of the letters
        QCOMPARE(panel.edit.text(), QString("ga"));
    }

    /// One key goes to what is missing, illegal, unclear or not understood, and begins again after the last.
    void theNextOpenQuestionIsOneKeyAway()
    {
        Panel panel(
            gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                     sketch::position({"Austria A VIE", "Austria A BUD", "France A PAR", "France A MAR"})));
        const Power austria = map().findPower("Austria");
        writeSheet(panel.session, austria, "A Vie H\nA Bud - Lon\nqqq");
        writeSheet(panel.session, panel.france, "A Par S A Mar - Bur\nA Mar H");
        panel.page.showPower(panel.france);
        QStringList places;
        for (int i = 0; i < 4; ++i) {
            panel.page.goToNext();
            QVERIFY(panel.edit.hasFocus());
            places << QString::fromStdString(panel.line.unit() == noProvince
                                                 ? panel.line.standing().toStdString()
                                                 : map()[panel.line.unit()].code);
        }
        QCOMPARE(places, (QStringList{"PAR", "BUD", "qqq", "PAR"}));
        writeSheet(panel.session, austria, "A Vie H\nA Bud H");
        writeSheet(panel.session, panel.france, "A Par H\nA Mar H");
        panel.page.goToNext(); // nothing is open: it stays
        QCOMPARE(panel.page.power(), panel.france);
    }

    /// Without ticks, those with every order.
    void completeSheetsAreCounted()
    {
        Session session(newGame(sketch::sharedMap()));
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        FlowBar bar(session, presenter);
        const auto* sheets = bar.findChild<QAbstractButton*>("sheetCount");
        QCOMPARE(sheets->text(), "0 of 7 sheet(s) complete");
        writeSheet(session, map().findPower("Austria"), "A Vie H\nA Bud H\nF Tri H");
        writeSheet(session, map().findPower("Italy"), "A Rom H");
        QCOMPARE(sheets->text(), "1 of 7 sheet(s) complete");
        setReceived(session, map().findPower("Italy"), true);
        QCOMPARE(sheets->text(), "1 of 7 sheet(s) received");
        resolvePhase(session);
        QVERIFY(sheets->isHidden());
    }

    void aReceivedSheetIsTicked()
    {
        Panel panel;
        FlowBar bar(panel.session, panel.presenter);
        const auto* sheets = bar.findChild<QAbstractButton*>("sheetCount");
        const auto* tabs = panel.panel.findChild<QTabBar*>("powerTabs");
        auto* tick = panel.panel.findChild<QCheckBox*>("sheetReceived");
        QVERIFY(sheets->isHidden());
        panel.click("PAR");
        QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
        QVERIFY(panel.session.current().received.has(panel.france));
        QVERIFY(panel.edit.hasFocus());
        const int france = static_cast<int>(index(panel.france));
        QVERIFY2(tabs->tabToolTip(france).endsWith("sheet received"), qPrintable(tabs->tabToolTip(france)));
        QCOMPARE(sheets->text(), "1 of 1 sheet(s) received");
        panel.page.showPower(map().findPower("Italy"));
        QVERIFY(!tick->isChecked());
        panel.session.undoStack()->undo();
        QVERIFY(sheets->isHidden());
        panel.page.showPower(panel.france);
        QVERIFY(!tick->isChecked());
    }

    /// Among all powers' rows the box says whose sheet it is about, however narrow the panel.
    void theBoxNamesThePowerAmongAll()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                             sketch::position({"Austria A SER"}, {"Austria VIE TRI"})));
        panel.panel.resize(200, 400);
        panel.page.showPower(map().findPower("Austria"));
        QCOMPARE(panel.panel.findChild<QCheckBox*>("sheetReceived")->text(), QString("Received: Austria"));
    }

    void aTypedPowersNameLeadsToItsSheet_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("the name") << "italy a rom h";
        QTest::newRow("three letters") << "ita: rom ven";
    }

    /// The line can be written on the sheet of the power that it names, without the name.
    void aTypedPowersNameLeadsToItsSheet()
    {
        QFETCH(QString, typed);
        Panel panel;
        panel.page.showPower(map().findPower("Austria"));
        QTest::keyClicks(&panel.edit, typed);
        QCOMPARE(panel.line.elsewhere(), map().findPower("Italy"));
        panel.line.writeElsewhere();
        const std::vector<WrittenOrder> sheet = sheetOf(panel.session.current(), map().findPower("Italy"));
        QCOMPARE(sheet.size(), std::size_t(1));
        QVERIFY2(sheet.front().problem.empty(), sheet.front().problem.c_str());
        QCOMPARE(sheet.front().orders.size(), std::size_t(1));
    }

    void seventeenRowsFitAndTheLineIsInTheOneAsked()
    {
        Panel panel;
        QCOMPARE(panel.rows.rows().rowCount(), 17);
        QVERIFY(panel.placeOf("TUN").bottom() < panel.rows.geometry().bottom());
        for (const char* code : {"BEL", "TUN", "SPA"}) {
            panel.click(code);
            QCOMPARE(panel.line.unit(), province(code));
            QVERIFY(panel.edit.hasFocus());
            QVERIFY2(panel.placeOf(code).contains(panel.placeOfLine()), code);
        }
    }

    void offersCoverNoPartOfTheRowAndTakeNoFocus()
    {
        Panel panel;
        auto* offers = panel.panel.findChild<QListWidget*>("lineOffers");
        QVERIFY(offers->isHidden());
        for (const char* code : {"BEL", "TUN", "WES"}) { // the last ones have no room below
            panel.click(code);
            QTest::keyClicks(&panel.edit, "s");
            QVERIFY(offers->isVisible());
            QVERIFY(panel.edit.hasFocus());
            QVERIFY2(!offers->geometry().intersects(panel.placeOf(code)), code);
            QVERIFY2(panel.panel.rect().contains(offers->geometry()), code);
            QTest::keyClick(&panel.edit, Qt::Key_Escape);
            QVERIFY(offers->isHidden());
        }
    }

    void offersShowTheUnitsOfTheRows()
    {
        Panel panel;
        const auto* offers = panel.panel.findChild<QListWidget*>("lineOffers");
        const auto sign = [&](const char* code) {
            panel.click(code);
            QTest::keyClicks(&panel.edit, "h");
            const QImage shown = offers->item(0)->icon().pixmap(offers->iconSize()).toImage();
            QTest::keyClick(&panel.edit, Qt::Key_Escape);
            return shown;
        };
        const QImage army = sign("PAR");
        QVERIFY(!army.isNull());
        QCOMPARE(sign("BUR"), army);
        QVERIFY(sign("BRE") != army);
    }

    void rowsAndBoardLightEachOther()
    {
        Panel panel;
        OrderDesk& desk = panel.presenter.desk();
        QTest::mouseMove(panel.rows.viewport(),
                         panel.rows.viewport()->mapFrom(&panel.panel, panel.placeOf("RUH").center()));
        QCOMPARE(desk.selection().chosen, province("RUH"));
        QEvent left(QEvent::Leave);
        QApplication::sendEvent(&panel.rows, &left);
        QCOMPARE(desk.selection().chosen, noProvince);
        desk.click(province("MUN"), false); // asks for its row
        QCOMPARE(panel.line.unit(), province("MUN"));
        desk.click(province("BER"), false);
        QCOMPARE(panel.row("MUN").written, QString("A Mun-Ber"));
        panel.click("TYR");
        QCOMPARE(desk.selection().chosen, province("TYR"));
    }

    void rowsAndTextAreTheSameSheet()
    {
        Panel panel;
        auto* text = panel.panel.findChild<QToolButton*>("sheetAsText");
        auto* sheet = panel.panel.findChild<QPlainTextEdit*>("sheet");
        panel.click("PAR");
        QTest::keyClicks(&panel.edit, "pic");
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QTest::mouseClick(text, Qt::LeftButton);
        QVERIFY(panel.page.textShown());
        QVERIFY(sheet->isVisible() && sheet->hasFocus());
        QCOMPARE(sheet->toPlainText(), QString("A PAR - PIC"));
        QTest::keyClick(sheet, Qt::Key_Return);
        QTest::keyClicks(sheet, "mun ber");
        panel.page.focusLine();
        QVERIFY(!panel.page.textShown() && !text->isChecked());
        QCOMPARE(panel.row("MUN").written, QString("A Mun-Ber"));
        QVERIFY(panel.edit.hasFocus());
    }

    /// An illegal order and a doubtful one differ in the tooltip of the row, and in what the tab says.
    void illegalAndDoubtfulOrdersDiffer()
    {
        Panel panel({"France A PAR", "France A MAR"});
        const auto tip = [&](const char* code) {
            return panel.rows.model()
                ->index(panel.rows.rows().rowOf(province(code)), 0)
                .data(Qt::ToolTipRole)
                .toString();
        };
        writeSheet(panel.session, panel.france, "A Par - Mun\nA Mar S A Par - Bur");
        QCOMPARE(panel.row("PAR").state, RowState::Illegal);
        QCOMPARE(panel.row("MAR").state, RowState::Doubtful);
        QVERIFY2(tip("PAR").endsWith(DoubtWords::meaningOfIllegal()), qPrintable(tip("PAR")));
        QVERIFY2(tip("MAR").endsWith(DoubtWords::meaningOfDoubtful()), qPrintable(tip("MAR")));
        const QString tab = panel.panel.findChild<QTabBar*>("powerTabs")->tabToolTip(2);
        QVERIFY2(tab.contains("1 illegal order(s), 1 unclear order(s)"), qPrintable(tab));
    }

    /// A power whose sheet has an illegal order is not called complete.
    void anIllegalOrderIsSaidWhenThePowerIsDone()
    {
        Panel panel(gameFrom(sketch::sharedMap(), *readPhase("F1905M"),
                             sketch::position({"France A PAR", "Italy A ROM"})));
        QTest::keyClicks(&panel.edit, "mun");
        const auto* said = panel.panel.findChild<QLabel*>("lineProblem");
        QVERIFY2(said->text().contains("illegal"), qPrintable(said->text())); // beforehand
        QTest::keyClick(&panel.edit, Qt::Key_Return);
        QCOMPARE(panel.page.power(), map().findPower("Italy"));
        QCOMPARE(said->text(), QString("France: all orders entered, 1 illegal order(s). Next: Italy."));
    }
};

CHANCERY_SUITE(TestUnitRows, QApplication)

} // namespace chancery::tst_unit_rows

#include "tst_unit_rows.moc"
