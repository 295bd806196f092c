// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that are pasted: whatever its length, a text is taken whole, and a game that has it can be saved and
// opened.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "tests/ui/journal_desk.h"
#include "ui/dialogs/adjustment_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/retreat_dialog.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/panels/order_line.h"
#include "ui/panels/writing_page.h"
#include "ui/session/sheet_edits.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

using namespace chancery;

namespace {

constexpr int longText = 100000; ///< letters

/// This line again and again, until there are more than enough letters.
QString repeated(const QString& line)
{
    return line.repeated(longText / static_cast<int>(line.size()) + 1);
}

void pasteInto(QWidget& widget, const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(&widget, Qt::Key_V, Qt::ControlModifier);
}

template<class W>
W& part(const QWidget& whole, const char* name)
{
    W* found = whole.findChild<W*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return *found;
}

/// The page on which orders are written, over a new game.
struct Page
{
    Session session{newGame(sketch::sharedMap())};
    WritingPage page{session};
    QLineEdit& line = part<QLineEdit>(page, "orderLine");
    QPlainTextEdit& sheet = part<QPlainTextEdit>(page, "sheet");

    QString written(const char* name) const { return sheetText(session.game(), power(name)); }
};

/// What is on the sheets after saving and opening.
QStringList savedSheets(Session& session)
{
    Desk desk;
    Session again(newGame(sketch::sharedMap()));
    if (!session.saveAs(desk.game)) return {"cannot be saved"};
    if (const Status opened = again.open(desk.game, maps()); !opened)
        return {QString::fromStdString(opened.error().text())};
    QStringList sheets;
    for (std::size_t p = 0; p < again.map().powers.size(); ++p) sheets << sheetText(again.game(), static_cast<Power>(p));
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
        QTest::newRow("many lines") << QStringLiteral("A PAR - BUR\n");
        QTest::newRow("nothing that can be read") << QStringLiteral("the quick brown fox, jumps\n");
        QTest::newRow("many orders a line")
            << QStringLiteral("A PAR - BUR F BRE - MAO ").repeated(40).trimmed() + u'\n';
        QTest::newRow("long lines of nothing")
            << QStringLiteral("lorem ipsum ").repeated(160).trimmed() + u'\n';
        QTest::newRow("one line") << QStringLiteral("A PAR - BUR F BRE - MAO ");
        QTest::newRow("umlauts") << QStringLiteral("Größter Ärger für München\n");
    }

    void aSheetTakesATextOfAnyLength()
    {
        QFETCH(QString, line);
        Page desk;
        const QString text = repeated(line).trimmed();
        for (QWidget* into : {static_cast<QWidget*>(&desk.sheet), static_cast<QWidget*>(&desk.line)}) {
            if (into == &desk.line && !text.contains(u'\n')) continue; // that line may still be typed on
            writeSheet(desk.session, power("Austria"), {});
            pasteInto(*into, text);
            QCOMPARE(desk.written("Austria").size(), text.size());
            QVERIFY(desk.written("Austria") == text);
            QVERIFY(desk.sheet.toPlainText() == text);
            QVERIFY(savedSheets(desk.session) == sheetsOf(desk.session));
        }
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

    void typedRetreatsMayBeLong()
    {
        RetreatDialog dialog(standardMap(), twoDislodged(), {});
        dialog.show();
        auto& typed = part<QLineEdit>(dialog, "typed");
        for (const QString& line : {QStringLiteral("nothing at all\n"), QStringLiteral("A MUN - PAR ")}) {
            const QString text = repeated(line).trimmed();
            typed.clear();
            pasteInto(typed, text);
            QCOMPARE(typed.text().size(), text.size());
            QCoreApplication::processEvents();
            QTest::keyClick(&typed, Qt::Key_Return);
            QVERIFY(typed.text().size() >= text.size()); // all of it is still to be put right
        }
    }

    void typedAdjustmentsMayBeLong()
    {
        AdjustmentDialog dialog(standardMap(), {}, winterPosition(), {});
        dialog.show();
        auto& typed = part<QLineEdit>(dialog, "typed");
        for (const QString& line : {QStringLiteral("nothing at all\n"), QStringLiteral("B A LON ")}) {
            const QString text = repeated(line).trimmed();
            typed.clear();
            pasteInto(typed, text);
            QCOMPARE(typed.text().size(), text.size());
            QCoreApplication::processEvents();
            QTest::keyClick(&typed, Qt::Key_Return);
            QVERIFY(typed.text().size() >= text.size());
        }
    }

    void otherLinesForOrdersTakeAnyLengthToo()
    {
        const QString text = repeated(QStringLiteral("A PAR "));
        const Game game = newGame(sketch::sharedMap());
        const RulingDialog ruling(game, game.map->findProvince("PAR"));
        const EditPositionDialog position(*game.map, {{}, startOf(*game.map)});
        for (QLineEdit* line : {&part<QLineEdit>(ruling, "order"), &part<QLineEdit>(position, "units-France"),
                                &part<QLineEdit>(position, "centres-France")}) {
            line->clear();
            pasteInto(*line, text);
            QCOMPARE(line->text().size(), text.size());
        }
    }
};

CHANCERY_SUITE(TestPaste, QApplication)
#include "tst_paste.moc"
