// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted order sheets: what is asked before anything is replaced, what each answer does, and what is clear.
#include "engine/game/seats.h"
#include "tests/support/suite.h"
#include "tests/ui/pasting_page.h"
#include "ui/console/order_line.h"
#include "ui/dialogs/paste_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

namespace chancery::tst_paste_questions {

namespace {

using namespace pasting;

/// A game of six, in which Italy has no player.
Game withoutItaly()
{
    Game game = newGame(sketch::sharedMap());
    game.rulebook.options.players = Players::Six;
    return game;
}

} // namespace

class TestPasteQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    void aPasteIsAskedAbout_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("asked"); // heading: proposed power
        const auto row = [](const char* name, const char* text, const QStringList& asked) {
            QTest::newRow(name) << QString(text) << asked;
        };
        row("a player behind the power", "FRANCE says Chloe\nA Bel H\n\nGermany:\nA Mun H",
            {"FRANCE says Chloe: France", "Germany:: Germany"});
        row("one heading that is not understood", "FRANCE says Chloe\nA Par H",
            {"FRANCE says Chloe: France"});
        row("units of two powers", "Tom\nA Mun H\nA Par H\n\nItaly:\nA Rom H", {"Tom: ?", "Italy:: Italy"});
        row("a heading that its units contradict", "Austrian\nA Par H\nF Bre H\n\nItaly:\nA Rom H",
            {"Austrian: ?", "Italy:: Italy"});
        row("the shown power's heading above other units", "Austria?\nA Mun H", {"Austria?: ?"});
        row("a misspelt player above units with a sheet", "Cloe:\nA Vie H\n\nGermany:\nA Mun H",
            {"Cloe:: ?", "Germany:: Germany"});
        row("a lone line above a heading", "A Vie H\n\nGermany:\nA Mun H",
            {": Austria", "Germany:: Germany"});
        row("a line that cannot be read among other units", "A Mun H\nA Qqq - Rrr", {": Germany"});
        row("one unit of another power", "Austria:\nA Vie H\nA Mun H", {"Austria:: Austria"});
        row("no unit of the power that is named", "Russia:\nA Mun H\nA Ber H", {"Russia:: ?"});
        row("a letter of two powers", "Turkey and Germany say:\nA Mun H\nA Con-Bul\nF Ank-Bla",
            {"Turkey and Germany say:: Germany", "Turkey and Germany say:: Turkey"});
    }

    /// Where every line orders units of one power, it is clear whose a block without a heading is.
    void unitsSayWhoseABlockIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pasted");
        QTest::newRow("first") << "A Par H\n\nItaly:\nA Rom H"
                               << "2 order(s) for 2 powers";
        QTest::newRow("alone") << "A Mun H\nA Ber H"
                               << "2 order(s) for Germany";
        QTest::newRow("one line") << "A Mun H"
                                  << "1 order(s) for Germany";
        QTest::newRow("of two powers") << "A Mun H\nF Lon H\nA Ber H"
                                       << "3 order(s) for 2 powers";
        QTest::newRow("below a greeting") << "Hi Tom,\nhere they are\n\nItaly:\nA Rom H"
                                          << "1 order(s) for Italy; 1 line(s) without an order";
        QTest::newRow("below a name in another language") << "Allemagne\nA Mun H\n\nFrankrijk\nA Par H"
                                                          << "2 order(s) for 2 powers";
        QTest::newRow("quoted throughout") << "> Deutschland:\n>\n> A Mun H\n> A Ber H"
                                           << "2 order(s) for Germany";
        QTest::newRow("quoted twice") << "> > Germany:\n> > A Mun H\n> > A Ber H"
                                      << "2 order(s) for Germany";
    }

    void unitsSayWhoseABlockIs()
    {
        QFETCH(QString, text);
        Page desk;
        desk.page.setAskPaste([](const Game&, const SheetPaste&) { return std::optional<SheetPaste>(); });
        writeSheet(desk.session, power("Austria"), "A VIE - GAL\nA BUD - SER\nF TRI - ALB");
        pasteInto(desk.line, text);
        const QString said = part<QLabel>(desk.page, "pasteNote").text();
        QTEST(said.section(": ", 1).section(u'.', 0, 0), "pasted");
        QCOMPARE(desk.written("Austria"), QString("A VIE - GAL\nA BUD - SER\nF TRI - ALB"));
    }

    /// What was asked about and not wanted moves nothing.
    void aPasteThatIsNotWantedLeavesTheLine()
    {
        Page desk;
        desk.page.setAskPaste([](const Game&, const SheetPaste&) { return std::optional<SheetPaste>(); });
        auto& line = *desk.page.findChild<OrderLine*>();
        QTest::keyClick(&desk.line, Qt::Key_Down);
        const Province before = line.unit();
        pasteInto(desk.line, "Austria?\nA Mun H");
        QCOMPARE(line.unit(), before);
    }

    /// Nothing changes before it is answered, and nothing if it is cancelled.
    void aPasteIsAskedAbout()
    {
        QFETCH(QString, text);
        for (const char* into : {"sheet", "orderLine"}) {
            Page desk;
            writeSheet(desk.session, power("Austria"), "A VIE - GAL\nA BUD - SER\nF TRI - ALB");
            const QStringList before = sheetsOf(desk.session);
            QStringList asked;
            desk.page.setAskPaste([&](const Game&, const SheetPaste& paste) -> std::optional<SheetPaste> {
                for (const PastedBlock& block : paste.blocks)
                    asked << QString::fromStdString(block.block.heading) + ": " +
                                 (block.leftOut ? QString("left out")
                                  : block.owner == noPower
                                      ? QString("?")
                                      : QString::fromStdString(desk.session.map()[block.owner].name));
                return std::nullopt;
            });
            pasteInto(part<QWidget>(desk.page, into), text);
            QTEST(asked, "asked");
            QCOMPARE(sheetsOf(desk.session), before);
            QCOMPARE(desk.sheet.toPlainText(), desk.written("Austria"));
            QCOMPARE(desk.session.undoStack()->count(), 1);
        }
    }

    /// As long as no question can be asked, an unclear text replaces nothing either.
    void anUnclearPasteReplacesNothingByItself()
    {
        Page desk;
        writeSheet(desk.session, power("Austria"), "A VIE - GAL");
        pasteInto(desk.sheet, "FRANCE says Chloe\nA Bel H\n\nGermany:\nA Mun H");
        QCOMPARE(desk.written("Austria"), QString("A VIE - GAL"));
        QCOMPARE(desk.written("Germany"), QString());
    }

    void anAnsweredPasteIsOneStep()
    {
        Page desk;
        writeSheet(desk.session, power("Austria"), "A VIE - GAL");
        desk.page.setAskPaste([](const Game&, SheetPaste paste) {
            paste.blocks[0].owner = power("Italy");
            return std::optional(paste);
        });
        pasteInto(desk.sheet, "FRANCE says Chloe\nA Ven-Pie\n\nGermany:\nA Mun H");
        QCOMPARE(desk.written("Austria"), QString("A VIE - GAL"));
        QCOMPARE(desk.written("Italy"), QString("A Ven-Pie")); // its heading is no line
        QCOMPARE(desk.written("Germany"), QString("A Mun H"));
        QCOMPARE(desk.session.undoStack()->count(), 2);
        desk.session.undoStack()->undo();
        QCOMPARE(desk.written("Italy") + desk.written("Germany"), QString());
    }

    /// Parts of one power that follow one another are one sheet; what is left out is on none.
    void answersJoinParts()
    {
        Page desk;
        desk.page.setAskPaste([](const Game&, SheetPaste paste) {
            for (PastedBlock& block : paste.blocks)
                if (!block.settled()) block.leftOut = true;
            return std::optional(paste);
        });
        pasteInto(desk.sheet, "Germany:\nA Mun H\nthanks!\nA Ber H\n\nTom\nA Par H\nA Rom H");
        QCOMPARE(desk.written("Germany"), QString("A Mun H\nA Ber H"));
        for (const char* other : {"Austria", "France", "Italy"}) QCOMPARE(desk.written(other), QString());
    }

    void acceptedLinesAreKept_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"Mein Heer Wien-Gal", "Qqqq - Gal", "Qqqq-Xxxx", "Mein Heer in Wien",
                                 "Qqqq hält", "my Qqqq Xxxx"})
            QTest::newRow(line) << QString(line);
    }

    /// A line that was meant as an order stays on its sheet, also where orders follow it and something else
    /// is asked.
    void acceptedLinesAreKept()
    {
        QFETCH(QString, line);
        Page desk;
        int asked = 0;
        desk.page.setAskPaste([&asked](const Game&, SheetPaste paste) {
            ++asked;
            return std::optional(std::move(paste));
        });
        pasteInto(desk.sheet, "Austria:\nA Vie H\n" + line + "\nA Bud-Ser\n\nTom\nA Rom H");
        QCOMPARE(asked, 1);
        QCOMPARE(desk.written("Austria"), "A Vie H\n" + line + "\nA Bud-Ser");
        QCOMPARE(desk.written("Italy"), QString("A Rom H"));
    }

    /// Where nothing could be written, the text is not gone without a word.
    void aPasteThatWritesNothingSaysSo()
    {
        Page desk;
        writeSheet(desk.session, power("Austria"), "A VIE - GAL");
        desk.page.setAskPaste([](const Game&, SheetPaste paste) {
            for (PastedBlock& block : paste.blocks) block.leftOut = true;
            return std::optional(std::move(paste));
        });
        pasteInto(desk.sheet, "FRANCE says Chloe\nA Bel H\n\nGermany:\nA Mun H");
        QVERIFY2(desk.said().startsWith("Nothing is pasted"), qPrintable(desk.said()));
        QCOMPARE(desk.written("Austria"), QString("A VIE - GAL"));
    }

    void theStepIsNamedAfterItsSheets()
    {
        Page desk;
        desk.page.setAskPaste([](const Game&, SheetPaste paste) { return std::optional(std::move(paste)); });
        pasteInto(desk.sheet, "FRANCE says Chloe\nA Par H");
        QCOMPARE(desk.session.undoStack()->undoText(), QString("order sheet of France"));
        pasteInto(desk.sheet, "FRANCE:\nA Bel H\n\nGermany:\nA Mun H");
        QCOMPARE(desk.session.undoStack()->undoText(), QString("order sheets of several powers"));
    }

    /// In the label "&" would underline a letter; the name that is read aloud has it as it is.
    void headingsAreSaidAsTheyAreWritten()
    {
        const Game game = newGame(sketch::sharedMap());
        PasteDialog dialog(
            game, readPaste(game, power("Austria"), "Germany:\nA Mun H\n\nTom & Ann\nA Par H\nA Rom H"));
        auto& box = part<QComboBox>(dialog, "power.2");
        QCOMPARE(box.accessibleName(), QString("Power for “Tom & Ann”: 2 order(s)"));
        const auto labels = dialog.findChildren<QLabel*>();
        const auto title = std::ranges::find(labels, &box, &QLabel::buddy);
        QVERIFY(title != labels.end());
        QCOMPARE((*title)->text(), QString("“Tom && Ann”: 2 order(s)"));
    }

    /// They get no orders.
    void powersWithoutAPlayerAreNotOffered()
    {
        const Game game = withoutItaly();
        QVERIFY(isNeutral(game, power("Italy")));
        const SheetPaste unclear = readPaste(game, power("Austria"), "Germany:\nA Mun H\n\nTom\nA Rom H");
        QCOMPARE(unclear.blocks.at(1).owner, noPower);
        PasteDialog dialog(game, unclear);
        auto& box = part<QComboBox>(dialog, "power.2");
        QCOMPARE(box.findText("Italy"), -1);
        QVERIFY(box.findText("France") >= 0);
        QCOMPARE(box.currentText(), QString("Leave out")); // the others can be entered
        QVERIFY(part<QLabel>(dialog, "effect.2").text().startsWith("Italy has no player"));
        QVERIFY(part<QPushButton>(dialog, "accept").isEnabled());
    }

    /// With nothing else in the text it is said why nothing is entered; beside others it is asked.
    void ordersForAPowerWithoutAPlayerAreNotSilentlyLeftOut()
    {
        Session session{withoutItaly()};
        WritingPage page{session};
        int asked = 0;
        page.setAskPaste([&asked](const Game&, SheetPaste paste) {
            ++asked;
            return std::optional(std::move(paste));
        });
        auto& sheet = part<QPlainTextEdit>(page, "sheet");
        pasteInto(sheet, "Italy:\nA Ven-Tyr\nF Nap-Ion");
        QVERIFY2(part<QLabel>(page, "pasteNote").text().startsWith("Italy has no player"),
                 qPrintable(part<QLabel>(page, "pasteNote").text()));
        QCOMPARE(asked, 0);
        pasteInto(sheet, "Italy:\nA Ven-Tyr\n\nEngland:\nF Lon-Nth");
        QCOMPARE(asked, 1);
        QCOMPARE(sheetText(session.game(), power("England")), QString("F Lon-Nth"));
        QCOMPARE(sheetText(session.game(), power("Italy")), QString());
    }

    /// Where a paste is clear it is done at once, as it always was.
    void aClearPasteIsNotAskedAbout_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("austria");
        QTest::addColumn<QString>("germany");
        QTest::newRow("headings") << "Germany:\nA Mun H\n\nAustria:\nA Vie H"
                                  << "A Vie H"
                                  << "A Mun H";
        QTest::newRow("orders of webDiplomacy")
            << R"([{"turn": 0, "phase": "Diplomacy", "countryID": 4, "terrID": 41, "type": "Hold"}, )"
               R"({"turn": 0, "phase": "Diplomacy", "countryID": 5, "terrID": 72, "type": "Move", "toTerrID": 75}])"
            << "VIE - GAL"
            << "MUN H";
        QTest::newRow("a player behind the power") << "FRANCE (Chloe)\nA Par H\n\nGermany – Tom\nA Mun H"
                                                   << ""
                                                   << "A Mun H";
        QTest::newRow("a misspelt power") << "Germnay:\nA Mun H\n\nFrnace\nA Par H"
                                          << ""
                                          << "A Mun H";
        QTest::newRow("own units first") << "A Vie H\nF Tri H\nGermany\nA Mun H"
                                         << "A Vie H\nF Tri H"
                                         << "A Mun H";
        QTest::newRow("no heading") << "A Bud-Ser\nF Tri H"
                                    << "A Bud-Ser\nF Tri H"
                                    << "";
        QTest::newRow("a word above the shown power's orders") << "mine\nA Bud-Ser"
                                                               << "mine\nA Bud-Ser"
                                                               << "";
        QTest::newRow("a blank line first") << "\n\nAustria:\nA Vie H\n\nGermany:\nA Mun H"
                                            << "A Vie H"
                                            << "A Mun H";
        QTest::newRow("a remark first") << "# turn 1\nGermany:\nA Mun H"
                                        << ""
                                        << "A Mun H";
        QTest::newRow("a title first") << "Spring 1901\n\nGermany:\nA Mun H"
                                       << ""
                                       << "A Mun H";
        QTest::newRow("a title with a colon") << "S1901M:\nAustria:\nA Vie H\nGermany:\nA Mun H"
                                              << "A Vie H"
                                              << "A Mun H";
        QTest::newRow("a title above own orders") << "Spring 1901\nA Vie H\n\nGermany:\nA Mun H"
                                                  << "A Vie H"
                                                  << "A Mun H";
        QTest::newRow("a remark above lines with their power") << "# turn 1\nGermany A Mun H"
                                                               << ""
                                                               << "Germany A Mun H";
        QTest::newRow("each line names its power") << "Germany A Mun H\nAustria: A Vie H"
                                                   << "Austria: A Vie H"
                                                   << "Germany A Mun H";
    }
    void aClearPasteIsNotAskedAbout()
    {
        QFETCH(QString, text);
        Page desk;
        int asked = 0;
        desk.page.setAskPaste([&asked](const Game&, const SheetPaste&) {
            ++asked;
            return std::optional<SheetPaste>();
        });
        pasteInto(desk.sheet, text);
        QCOMPARE(asked, 0);
        QTEST(desk.written("Austria"), "austria");
        QTEST(desk.written("Germany"), "germany");
    }

    /// In one line it would else be typed like an order.
    void jsonIsNoLineOfOrders()
    {
        Page desk;
        pasteInto(desk.line,
                  R"([{"turn": 0, "phase": "Diplomacy", "countryID": 4, "terrID": 41, "type": "Hold"}])");
        QCOMPARE(desk.line.text(), QString());
        QCOMPARE(desk.written("Germany"), QString("MUN H"));
    }

    /// A greeting waits for no power, and an order that cannot be read does.
    void sentencesAreLeftOut()
    {
        Page desk;
        const auto pasted = [&desk](const char* line) {
            const QString text = QString::fromUtf8(line) + "\n\nGermany:\nA Mun H\n\nItaly:\nA Ven H";
            return readPaste(desk.session.game(), noPower, text);
        };
        QVERIFY(pasted("Builds please").settled());
        QVERIFY(!pasted("A Xyzzy - Plugh").settled());
    }

    void sentencesBelowOrdersAreLeftOut()
    {
        Page desk;
        const SheetPaste paste = readPaste(desk.session.game(), power("Austria"),
                                           "Germany:\nA Mun H\nA Ber - Qqq\nSee you at eight!");
        PasteDialog dialog(desk.session.game(), paste);
        QCOMPARE(part<QComboBox>(dialog, "meaning.1").currentText(), QString("As it is written"));
        QCOMPARE(part<QComboBox>(dialog, "meaning.2").currentText(), QString("Leave out"));
        QVERIFY(writePaste(desk.session, dialog.paste()));
        QCOMPARE(desk.written("Germany"), QString("A Mun H\nA Ber - Qqq"));
    }

    /// What the dialog shows, and what it returns.
    void theDialogAsksForEachPart()
    {
        Page desk;
        writeSheet(desk.session, power("France"), "A PAR H\nF BRE H");
        const SheetPaste unclear = readPaste(desk.session.game(), power("Austria"),
                                             "FRANCE:\nA Bel H\n\nTom\nA Mun H\nA Rom H\n\nItaly:\nA Ven H");
        PasteDialog dialog(desk.session.game(), unclear);
        auto& accept = part<QPushButton>(dialog, "accept");
        auto& first = part<QComboBox>(dialog, "power.1");
        auto& second = part<QComboBox>(dialog, "power.2");
        QCOMPARE(first.currentText(), QString("France"));
        QCOMPARE(part<QLabel>(dialog, "effect.1").text(), QString("Added to the order sheet of France"));
        part<QCheckBox>(dialog, "keeps.1").click();
        QVERIFY(part<QLabel>(dialog, "effect.1").text().startsWith("Replaces the order sheet of France (2 "));
        QCOMPARE(second.currentText(), QString("Choose a power…"));
        accept.click();
        QCOMPARE(dialog.result(), int(QDialog::Rejected)); // there is a part without a power
        QVERIFY(part<QLabel>(dialog, "pasteState").text().startsWith("1 part"));
        QCOMPARE(dialog.focusWidget(), &second);
        for (const QPushButton* button : dialog.findChildren<QPushButton*>())
            QVERIFY(button == &accept || !button->autoDefault()); // Enter loses no text
        second.setCurrentText("Germany");
        QCOMPARE(part<QLabel>(dialog, "effect.2").text(), QString("New order sheet of Germany"));
        QVERIFY(accept.isEnabled());
        part<QComboBox>(dialog, "power.3").setCurrentText("Leave out");
        QVERIFY(dialog.paste().settled());
        QVERIFY(writePaste(desk.session, dialog.paste()));
        QCOMPARE(desk.written("France"), QString("A Bel H"));
        QCOMPARE(desk.written("Germany"), QString("A Mun H\nA Rom H"));
        QCOMPARE(desk.written("Italy"), QString());
    }

    /// Above all stands what has to be looked at; no line is cut, and each power named is said.
    void theDialogShowsFirstWhatNeedsALook()
    {
        Page desk;
        writeSheet(desk.session, power("France"), "A PAR H");
        const SheetPaste paste =
            readPaste(desk.session.game(), power("Austria"),
                      "Germany\nA Mun H\nA Ber H\nF Kie H\nItaly A Rom H\n\nTurkey\nF Ank x Bla\n\n"
                      "France\nA Par - Bur\nA Mar H\nF Bre H\nA Yor x");
        PasteDialog dialog(desk.session.game(), paste);
        dialog.show();
        QCoreApplication::processEvents();
        const auto top = [&](const char* name) {
            return part<QWidget>(dialog, name).mapTo(&dialog, QPoint()).y();
        };
        QVERIFY(top("meaning.1") < top("effect.3"));
        QVERIFY(top("effect.3") < top("effect.1")); // it replaces a sheet
        QVERIFY(top("effect.1") < top("effect.2"));
        QCOMPARE(part<QLabel>(dialog, "effect.1").text(),
                 QString("New order sheet of Germany\nNew order sheet of Italy"));
        QStringList texts;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) texts << label->text();
        QVERIFY(texts.contains("A Par - Bur\nA Mar H\nF Bre H\nA Yor x"));
    }
};

CHANCERY_SUITE(TestPasteQuestions, QApplication)

} // namespace chancery::tst_paste_questions

#include "tst_paste_questions.moc"
