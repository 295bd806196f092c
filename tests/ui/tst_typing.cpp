// SPDX-License-Identifier: GPL-3.0-or-later
// What one line and Enter do, whichever unit is asked for: tests/data/typed_lines.txt.
#include "tests/support/files.h"
#include "tests/support/scene.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/order_line.h"
#include "ui/console/writing_page.h"
#include "ui/desk/sheet_edits.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTextBlock>
#include <QToolButton>
#include <QUndoStack>

namespace chancery::tst_typing {

namespace {

/// A row of the file with what is above it.
struct Row
{
    Scene scene;
    QString written; ///< orders that are written already
    QString asked;   ///< the code of the unit asked for, "done", or the number of a build or removal
    QString typed;
    QString expected;
};

/// A page on which a row is typed.
struct Table
{
    Session session;
    WritingPage page{session};
    OrderLine& line = *page.findChild<OrderLine*>();
    QLineEdit& edit = *page.findChild<QLineEdit*>("orderLine");

    explicit Table(const Row& row)
        : session(gameFrom(sketch::sharedMap(), phaseOf(row.scene.kind), row.scene.position))
    {
        if (!row.written.isEmpty())
            writeSheet(session, row.scene.power, QString(row.written).replace("; ", "\n"));
        if (row.asked == "done")
            for (const Asked& each : askedOf(context(row), row.scene.power))
                if (!isAnswered(context(row), each))
                    writeLine(session, row.scene.power, codeOf(each.unit) + " h");
        page.showPower(row.scene.power);
        line.ask(row.scene.power);
        for (int i = 0; i < 20 && asked() != row.asked; ++i) press(Qt::Key_Return);
    }

    static Phase phaseOf(PhaseKind kind)
    {
        return *readPhase(kind == PhaseKind::Movement  ? "S1901M"
                          : kind == PhaseKind::Retreat ? "S1901R"
                                                       : "W1901A");
    }
    EntryContext context(const Row& row)
    {
        orders = ordersOf(session.current());
        return {standardMap(), session.current().before, row.scene.kind, row.scene.power, orders};
    }
    static QString codeOf(Province p) { return QString::fromStdString(standardMap()[p].code); }
    QString asked() const
    {
        const QString text = edit.accessibleName().section(' ', 2);
        if (line.unit() != noProvince) return codeOf(line.unit());
        return text == "Done" ? "done" : text.section(' ', 1, 1);
    }
    void type(const QString& text)
    {
        for (const QChar letter : text) {
            QKeyEvent event(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
            QApplication::sendEvent(&edit, &event);
        }
    }
    void press(Qt::Key key) { QTest::keyClick(&edit, key); }
    QStringList written() const
    {
        QStringList all;
        for (const Order& order : ordersOf(session.current()))
            all << QString::fromStdString(canonical(standardMap(), session.current().before, order));
        return all;
    }
    QStringList offers() const
    {
        QStringList texts;
        const auto* list = page.findChild<QListWidget*>("lineOffers");
        for (int i = 0; i < list->count(); ++i) texts << list->item(i)->text().section("   ", 0, 0);
        return texts;
    }

    std::vector<Order> orders;
};

} // namespace

class TestTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLineDoesWhatItSays_data()
    {
        QTest::addColumn<Row>("row");
        Row row;
        int number = 0;
        for (const QString& line :
             QString::fromStdString(fileContent("tests/data/typed_lines.txt")).split("\n")) {
            ++number;
            if (line.trimmed().isEmpty() || line.startsWith('#')) continue;
            if (line.startsWith("written")) {
                row.written = line.section(' ', 1).trimmed();
                continue;
            }
            if (row.scene.set(line)) {
                row.written.clear();
                continue;
            }
            row.asked = line.section('|', 0, 0).trimmed();
            row.typed = line.section('|', 1, 1).mid(1).chopped(1);
            row.expected = line.section('|', 2).trimmed();
            QTest::addRow("line %d: %s", number, qPrintable(row.asked + ": " + row.typed)) << row;
        }
    }

    /// A key that is held down skips no unit.
    void enterThatRepeatsItselfIsNotTaken()
    {
        Row row;
        row.scene.position = newGame(sketch::sharedMap()).current().before;
        row.scene.power = sketch::sharedMap()->findPower("Austria");
        row.asked = "BUD";
        Table table(row);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, "\r", true);
        QApplication::sendEvent(&table.edit, &held);
        QCOMPARE(table.asked(), "BUD");
        table.press(Qt::Key_Return);
        QCOMPARE(table.asked(), "TRI");
    }

    /// The order is written and, if it is for another unit, the same unit is still asked for. "?" offers it
    /// only; "!" and "..." write nothing.
    void everyLineDoesWhatItSays()
    {
        QFETCH(Row, row);
        Table table(row);
        QCOMPARE(table.asked(), row.asked);
        const QStringList before = table.written();
        table.type(row.typed);
        const QStringList offers = table.offers();
        if (row.expected.startsWith('?')) {
            QVERIFY2(offers.contains(row.expected.mid(2)), qPrintable(offers.join(", ")));
            return;
        }
        table.press(Qt::Key_Return);
        if (row.expected.startsWith('!')) {
            QVERIFY2(table.written() == before, qPrintable(table.written().join("; ")));
            const QString problem = table.page.findChild<QLabel*>("lineProblem")->text();
            QVERIFY2(problem.contains(row.expected.mid(2)), qPrintable(problem));
            QCOMPARE(table.edit.selectedText(), row.typed); // so that the next line replaces it
            return;
        }
        if (row.expected == "...") {
            QVERIFY2(table.written() == before, qPrintable(table.written().join("; ")));
            QVERIFY(!offers.isEmpty());
            QCOMPARE(table.offers(), offers);
            QCOMPARE(table.edit.text().trimmed(), row.typed);
            return;
        }
        if (row.expected.startsWith('>')) {
            QVERIFY2(table.written() == before, qPrintable(table.written().join("; ") + offers.join(", ")));
            QCOMPARE(table.asked(), row.expected.mid(2));
            return;
        }
        QStringList news = table.written();
        for (const QString& old : before) news.removeOne(old);
        QVERIFY2(news.join("; ") == row.expected, qPrintable(news.join("; ") + " of " + offers.join(", ")));
        QSet<QString> units;
        for (const QString& order : table.written()) {
            const QString unit = row.scene.kind == PhaseKind::Adjustment ? order : order.left(5);
            QVERIFY2(order == "WAIVE" || !units.contains(unit), qPrintable(order));
            units << unit;
        }
        const bool forOther = !row.expected.contains(row.asked) && row.scene.kind == PhaseKind::Movement;
        if (forOther && row.asked != "done") QCOMPARE(table.asked(), row.asked);
    }

    /// The offer beside a line for another player's unit writes the line on that power's sheet, in one step.
    void aLineForAnotherPowerIsOfferedToIt()
    {
        Row row;
        QVERIFY(row.scene.set("position movement  Austria: A BUD, A VIE; Russia: A GAL"));
        QVERIFY(row.scene.set("power Austria"));
        row.asked = "BUD";
        Table table(row);
        table.type("gal ukr");
        QCOMPARE(table.page.answers(), 1);
        const auto* button = table.page.findChild<QToolButton*>("answer.1");
        QVERIFY(button->text().endsWith("Write it for Russia"));
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        table.press(Qt::Key_Return);
        QCOMPARE(table.written(), QStringList());
        QCOMPARE(table.page.answers(), 1);
        table.page.answer(1);
        QCOMPARE(table.written(), QStringList{"A GAL - UKR"});
        const Game& game = table.session.game();
        QCOMPARE(sheetText(game, standardMap().findPower("Russia")), QString("gal ukr"));
        QCOMPARE(table.asked(), QString("BUD"));
        QCOMPARE(table.edit.text(), QString());
        QCOMPARE(table.page.answers(), 0);
        table.session.undoStack()->undo();
        QCOMPARE(table.written(), QStringList());
        QVERIFY(!table.session.undoStack()->canUndo());
    }

    void whatSuchALineWouldReplaceIsSaid()
    {
        Row row;
        QVERIFY(row.scene.set("position movement  Austria: A BUD, A VIE; Russia: A GAL"));
        QVERIFY(row.scene.set("power Austria"));
        row.asked = "BUD";
        Table table(row);
        const Power russia = standardMap().findPower("Russia");
        const auto* problem = table.page.findChild<QLabel*>("lineProblem");
        table.type("gal ukr");
        QVERIFY(!problem->text().contains("replaces"));
        writeSheet(table.session, russia, "A Gal - Rum");
        table.edit.selectAll();
        table.type("gal ukr");
        QVERIFY2(problem->text().endsWith("Written for Russia, it replaces A Gal-Rum."),
                 qPrintable(problem->text()));
    }

    /// A sheet that is written as text keeps the line, doubts it, and offers to move it, in one step.
    void aLineOfASheetIsOfferedToItsPower()
    {
        Row row;
        QVERIFY(row.scene.set("position movement  Austria: A BUD, A VIE; Russia: A GAL"));
        QVERIFY(row.scene.set("power Austria"));
        row.asked = "BUD";
        row.written = "A BUD - SER; gal ukr; A VIE H";
        Table table(row);
        table.page.showPower(standardMap().findPower("Austria"));
        table.page.showText(true);
        auto* sheet = table.page.findChild<QPlainTextEdit*>("sheet");
        sheet->moveCursor(QTextCursor::End);
        QCOMPARE(table.page.answers(), 0);
        sheet->setTextCursor(QTextCursor(sheet->document()->findBlockByNumber(1)));
        QCOMPARE(table.page.answers(), 1);
        QVERIFY(!table.page.findChild<QLabel*>("sheetProblem")->text().isEmpty());
        QVERIFY(table.page.findChild<QToolButton*>("answer.1")->text().endsWith("Write it for Russia"));
        const QString before = sheet->toPlainText();
        table.page.answer(1);
        QCOMPARE(sheet->toPlainText(), QString("A BUD - SER\nA VIE H"));
        QCOMPARE(sheetText(table.session.game(), standardMap().findPower("Russia")), QString("gal ukr"));
        QCOMPARE(table.page.answers(), 0);
        table.session.undoStack()->undo();
        QCOMPARE(sheetText(table.session.game(), standardMap().findPower("Austria")), before);
        QCOMPARE(sheetText(table.session.game(), standardMap().findPower("Russia")), QString());
    }

    /// Beside what is asked of Austria: a build in a home centre of Russia is never Austria's. It changes
    /// Russia's own build there, and where Russia has an order for each it is refused.
    void aBuildGoesToThePowerOfTheCentre_data()
    {
        QTest::addColumn<QString>("russian");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("told");
        QTest::newRow("open") << ""
                              << "f stp nc"
                              << "f stp nc"
                              << "";
        QTest::newRow("changed") << "A Stp"
                                 << "f stp nc"
                                 << "f stp nc"
                                 << "Enter adds this for Russia. Written for Russia, it replaces B A Stp.";
        QTest::newRow("none to write") << "-"
                                       << "f edi"
                                       << "f edi"
                                       << "Austria cannot build in Edinburgh: it is not one of its home "
                                          "centres (DATC 6.I). Enter adds it all the same.";
        QTest::newRow("complete") << "A Mos"
                                  << "f stp nc"
                                  << "A Mos"
                                  << "Nothing is entered: Russia has an order for each build or removal. "
                                     "Click the one to change.";
    }
    void aBuildGoesToThePowerOfTheCentre()
    {
        QFETCH(QString, russian);
        QFETCH(QString, typed);
        QFETCH(QString, after);
        QFETCH(QString, told);
        Row row;
        QVERIFY(row.scene.set("position adjustment  Austria: A TRI; Russia: F SEV"));
        QVERIFY(row.scene.set("centres Austria: VIE BUD TRI; Russia: MOS STP"));
        QVERIFY(row.scene.set("power Austria"));
        row.asked = "1";
        Table table(row);
        const Power russia = standardMap().findPower("Russia");
        const Power austria = standardMap().findPower("Austria");
        const bool russias = russian != "-";
        if (!russian.isEmpty() && russias) writeSheet(table.session, russia, russian);
        table.type(typed);
        if (!told.isEmpty()) QCOMPARE(table.page.findChild<QLabel*>("lineProblem")->text(), told);
        table.press(Qt::Key_Return);
        QCOMPARE(sheetText(table.session.game(), austria).isEmpty(), russias);
        const QString sheet = sheetText(table.session.game(), russias ? russia : austria);
        QVERIFY2(sheet.contains(after, Qt::CaseInsensitive) || sheet.contains("STP/nc"), qPrintable(sheet));
    }

    /// What is typed is taken back before what was written.
    void undoTakesBackWhatIsTypedFirst()
    {
        Row row;
        QVERIFY(row.scene.set("position movement  Austria: A BUD, A VIE"));
        QVERIFY(row.scene.set("power Austria"));
        row.asked = "BUD";
        Table table(row);
        table.type("ser");
        table.press(Qt::Key_Return);
        const auto isForTheLine = [&table] { // and so no shortcut of the window
            QKeyEvent key(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
            key.ignore();
            QApplication::sendEvent(&table.edit, &key);
            return key.isAccepted();
        };
        QVERIFY(!isForTheLine());
        table.type("tyr");
        QVERIFY(isForTheLine());
        QTest::keyClick(&table.edit, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.edit.text(), QString());
        QCOMPARE(table.written(), QStringList{"A BUD - SER"});
    }

    void aMoveWithoutItsCoastIsAskedForIt()
    {
        Row row;
        QVERIFY(row.scene.set("position movement  Turkey: F CON, A SMY"));
        QVERIFY(row.scene.set("power Turkey"));
        row.asked = "CON";
        Table table(row);
        const auto* problem = table.page.findChild<QLabel*>("lineProblem");
        table.type("bul");
        table.press(Qt::Key_Return);
        QVERIFY2(problem->text().startsWith("Which coast?"), qPrintable(problem->text()));
        table.type("sc"); // it is added
        QCOMPARE(table.edit.text(), QString("bul sc"));
        table.press(Qt::Key_Return);
        QCOMPARE(table.written(), QStringList{"F CON - BUL/sc"});
        table.type("a");
        table.press(Qt::Key_Return);
        QVERIFY2(!problem->text().contains("coast"), qPrintable(problem->text()));
    }

    /// A misspelt unit is not taken at once, but when it is entered again.
    void aMisspeltUnitIsEnteredTwice()
    {
        Row row;
        QVERIFY(row.scene.set("position adjustment  France: A SPA"));
        QVERIFY(row.scene.set("centres France: PAR MAR"));
        QVERIFY(row.scene.set("power France"));
        row.asked = "1";
        Table table(row);
        table.type("build army Mareille");
        table.press(Qt::Key_Return);
        QCOMPARE(table.written(), QStringList());
        table.press(Qt::Key_Return);
        QCOMPARE(table.written(), QStringList{"B A MAR"});
    }

    /// A line that orders units of several powers is refused as a whole; nothing is offered.
    void aLineForSeveralPowersIsOfferedToNone()
    {
        Row row;
        QVERIFY(row.scene.set("position movement  Austria: A BUD, A VIE; Russia: A GAL"));
        QVERIFY(row.scene.set("power Austria"));
        row.asked = "BUD";
        Table table(row);
        table.type("A Vie-Boh, A Gal-Ukr");
        QCOMPARE(table.page.answers(), 0);
        table.press(Qt::Key_Return);
        QCOMPARE(table.written(), QStringList());
    }
};

CHANCERY_SUITE(TestTyping, QApplication)

} // namespace chancery::tst_typing

#include "tst_typing.moc"
