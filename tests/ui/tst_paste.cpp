// SPDX-License-Identifier: GPL-3.0-or-later
// Orders, reasons and names that are pasted: whatever its length, a text is taken whole, and a game that has
// it can be saved and opened.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/ui/form_page.h"
#include "tests/ui/journal_desk.h"
#include "tests/ui/pasting.h"
#include "ui/console/order_line.h"
#include "ui/console/sheet_edit.h"
#include "ui/console/writing_page.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/dialogs/correct_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/parts/text_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace chancery::tst_paste {

namespace {

using namespace pasting;

/// The page on which orders are written, over a new game.
struct Page
{
    Session session{newGame(sketch::sharedMap())};
    WritingPage page{session};
    QLineEdit& line = part<QLineEdit>(page, "orderLine");
    QPlainTextEdit& sheet = part<QPlainTextEdit>(page, "sheet");

    Page()
    {
        page.setAskPaste([](const Game&, const SheetPaste& paste) { return std::optional(paste); });
    }

    QString written(const char* name) const { return sheetText(session.game(), power(name)); }
};

/// What is on the sheets after saving and opening.
QStringList savedSheets(Session& session)
{
    Desk desk;
    Session again(newGame(sketch::sharedMap()));
    if (!session.saveAs(desk.game)) return {"cannot be saved"};
    const Result<SavedGame> saved = readSavedGame(desk.game, maps());
    if (!saved) return {QString::fromStdString(saved.error().text())};
    again.start(*saved, desk.game);
    QStringList sheets;
    for (std::size_t p = 0; p < again.map().powers.size(); ++p)
        sheets << sheetText(again.game(), static_cast<Power>(p));
    return sheets;
}

QStringList sheetsOf(const Session& session)
{
    QStringList sheets;
    for (std::size_t p = 0; p < session.map().powers.size(); ++p)
        sheets << sheetText(session.game(), static_cast<Power>(p));
    return sheets;
}

} // namespace

class TestPaste : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    /// With each size the lines wrap otherwise, and the scroll bar comes and goes.
    void theSheetSettlesAtEverySize()
    {
        SheetEdit sheet;
        sheet.show();
        for (const char* line : {"F Tri S A Ser - Alb\n", "x\n", "A Vie - Gal and so on and on and on\n"})
            for (int lines = 1; lines < 30; lines += 2) {
                sheet.setPlainText(QString::fromLatin1(line).repeated(lines));
                for (int wide = 40; wide < 400; wide += 9)
                    for (int high = 30; high < 330; high += 23) sheet.resize(wide, high);
            }
        QVERIFY(sheet.viewport()->width() < sheet.width());
    }

    void theOrderLineTakesALineOfAnyLength()
    {
        Page desk;
        const QString text = repeated(QStringLiteral("A PAR - BUR ")).trimmed();
        pasteInto(desk.line, text);
        QCOMPARE(desk.line.text().size(), text.size());
        QCOMPARE(desk.session.draft().letters.size(), static_cast<std::size_t>(text.size()));
        QTest::keyClick(&desk.line, Qt::Key_Return); // too long to be read: it stays where it is
        QCOMPARE(desk.line.text().size(), text.size());
    }

    void aSheetTakesATextOfAnyLength_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("into");
        const QString order = "A VIE - GAL\n", sheet = "sheet";
        QTest::newRow("many lines") << order << sheet;
        QTest::newRow("through the line") << order << QString("orderLine");
        QTest::newRow("nothing that can be read") << QString("lorem ipsum dolor\n") << sheet;
        QTest::newRow("many orders a line")
            << QString("A VIE - GAL F TRI - ALB ").repeated(40).trimmed() + u'\n' << sheet;
        QTest::newRow("one line") << QString("A VIE - GAL F TRI - ALB ") << sheet;
        QTest::newRow("umlauts") << QString("Größter Ärger für München\n") << sheet;
    }

    void aSheetTakesATextOfAnyLength()
    {
        QFETCH(QString, line);
        QFETCH(QString, into);
        Page desk;
        const QString text = repeated(line).trimmed();
        pasteInto(part<QWidget>(desk.page, qPrintable(into)), text);
        QCOMPARE(desk.written("Austria").size(), text.size());
        QVERIFY(desk.written("Austria") == text);
        QVERIFY(desk.sheet.toPlainText() == text);
        QVERIFY(savedSheets(desk.session) == sheetsOf(desk.session));
    }

    void aTextThatIsNoSheetIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("a line") << QString(140000, u'x')
                                << "Nothing is pasted: a text of more than 131,072 letters";
        QTest::newRow("many lines") << QString("A VIE - GAL\n").repeated(10001)
                                    << "Nothing is pasted: a text of more than 10,000 lines";
        QTest::newRow("many letters") << (QString("A VIE - GAL ").repeated(100) + u'\n').repeated(120)
                                      << "Nothing is pasted: a text of more than 131,072 letters";
    }

    /// Whatever takes longer than a moment is refused at once, and the sheet stays as it was.
    void aTextThatIsNoSheetIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, why);
        for (const char* into : {"sheet", "orderLine"}) {
            Page desk;
            writeSheet(desk.session, power("Austria"), "A BUD - SER");
            pasteInto(part<QWidget>(desk.page, into), text);
            const QString told = part<QLabel>(desk.page, "lineProblem").text();
            QVERIFY2(told.startsWith(why), qPrintable(told));
            QCOMPARE(desk.written("Austria"), QString("A BUD - SER"));
            QCOMPARE(desk.line.text(), QString());
        }
    }

    /// A sheet may grow by several pastes only as far as it can be shown.
    void aSheetDoesNotGrowBeyondThat()
    {
        Page desk;
        const QString text = QString("A VIE - GAL ").repeated(8000);
        pasteInto(desk.sheet, text);
        QVERIFY(desk.written("Austria") == text.trimmed() || desk.written("Austria") == text);
        const QString before = desk.written("Austria");
        pasteInto(desk.sheet, text);
        QVERIFY(desk.written("Austria") == before);
        QVERIFY(!part<QLabel>(desk.page, "lineProblem").text().isEmpty());
    }

    /// Of a file it may have any length: then it is kept, but not shown as text.
    void aSheetThatIsTooLongIsNotShownAsText()
    {
        Page desk;
        const std::string line(300000, 'x');
        Game game = desk.session.game();
        game.phases.back().written = {{power("Austria"), line, {}, "unread"}};
        desk.session.start(game);
        QVERIFY(desk.sheet.isReadOnly());
        QCOMPARE(desk.sheet.toPlainText(), QString());
        QVERIFY(desk.sheet.placeholderText().startsWith("This order sheet is too long"));
        desk.page.showText(true);
        QVERIFY(desk.written("Austria").toStdString() == line);
        for (const UnitRow& row : rowsOf(desk.session, power("Austria"))) QVERIFY(row.written.size() < 500);
        desk.page.showPower(power("France"));
        QVERIFY(!desk.sheet.isReadOnly());
    }

    /// Qt takes minutes to find where such a word could be broken.
    void longWordsAreBrokenAnywhere()
    {
        SheetEdit sheet;
        sheet.setPlainText("A Vie-Gal\n" + QString(1999, u'x'));
        QCOMPARE(sheet.wordWrapMode(), QTextOption::WrapAtWordBoundaryOrAnywhere);
        sheet.insertPlainText(QString(100000, u'x'));
        QCOMPARE(sheet.wordWrapMode(), QTextOption::WrapAnywhere);
        sheet.setPlainText(QString("A Vie-Gal ").repeated(1000));
        QCOMPARE(sheet.wordWrapMode(), QTextOption::WrapAtWordBoundaryOrAnywhere);
    }

    /// All powers have more than a phase has room for; the game can be opened all the same.
    void everySheetMayBeLong()
    {
        Page desk;
        const Map& map = desk.session.map();
        const QString text = repeated(QStringLiteral("A PAR - BUR\n")).trimmed();
        for (const PowerInfo& info : map.powers) writeSheet(desk.session, map.findPower(info.name), text);
        for (const QString& sheet : sheetsOf(desk.session)) QVERIFY(sheet == text);
        QVERIFY(!tooManyOrders(desk.session.current().written));
        QVERIFY(savedSheets(desk.session) == sheetsOf(desk.session));
    }

    void slipsMayBeLong()
    {
        Page desk;
        const QString text = QStringLiteral("France:\n") + repeated(QStringLiteral("A PAR - BUR\n")) +
                             QStringLiteral("Germany:\nA MUN - BUR");
        pasteInto(desk.sheet, text);
        const auto lettersOf = [](const QStringList& texts) {
            qsizetype letters = 0;
            for (const QString& one : texts) letters += QString(one).remove(u'\n').size();
            return letters;
        };
        // One heading has become the sheet that is written on.
        QVERIFY(lettersOf(sheetsOf(desk.session)) >= QString(text).remove(u'\n').size() - qsizetype(7));
        QVERIFY(desk.written("France").count(u'\n') > 400 || desk.written("Austria").count(u'\n') > 400);
        QVERIFY(savedSheets(desk.session) == sheetsOf(desk.session));
    }

    void typedRetreatsAndBuildsMayBeLong_data()
    {
        QTest::addColumn<QString>("phase");
        QTest::addColumn<QString>("line");
        for (const char* phase : {"F1901R", "W1901A"})
            QTest::addRow("nonsense, %s", phase) << phase << "nothing at all\n";
        QTest::addRow("a closed province") << "F1901R"
                                           << "A MUN - PAR ";
        QTest::addRow("no home centre") << "W1901A"
                                        << "B A LON ";
    }
    void typedRetreatsAndBuildsMayBeLong()
    {
        QFETCH(QString, phase);
        QFETCH(QString, line);
        const FormPage page(qPrintable(phase), phase == "W1901A" ? winterPosition() : twoDislodged());
        auto& typed = page.part<QLineEdit>("typed");
        const QString text = repeated(line).trimmed();
        pasteInto(typed, text);
        QCOMPARE(typed.text().size(), text.size());
        QTest::keyClick(&typed, Qt::Key_Return);
        QVERIFY(typed.text().size() >= text.size()); // all of it is still to be put right
        QVERIFY(page.orders().isEmpty());
    }
};

CHANCERY_SUITE(TestPaste, QApplication)

} // namespace chancery::tst_paste

#include "tst_paste.moc"
