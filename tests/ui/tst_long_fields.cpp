// SPDX-License-Identifier: GPL-3.0-or-later
// Long texts in the fields of dialogs: taken whole or refused, and never shown in part.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/ui/form_page.h"
#include "tests/ui/journal_desk.h"
#include "tests/ui/pasting.h"
#include "ui/console/order_line.h"
#include "ui/console/writing_page.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/award_dialog.h"
#include "ui/dialogs/correct_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/parts/text_field.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>

namespace chancery::tst_long_fields {

namespace {

using namespace pasting;

using Make = std::function<QDialog*()>;

/// Dialogs keep a reference to their game.
const Game& beforeSpring()
{
    static const Game game = newGame(sketch::sharedMap());
    return game;
}

const Game& afterSpring()
{
    static const Game game = advance(resolve(beforeSpring()));
    return game;
}

} // namespace

class TestLongFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    void everyLineOfADialogTakesATextOfAnyLength_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char* name, const QStringList& lines, Make make) {
            QTest::newRow(name) << std::move(make) << lines;
        };
        row("award", {"reason"}, [] { return new AwardDialog(beforeSpring()); });
        row("correct", {"reason"}, [] { return new CorrectDialog(afterSpring(), 0); });
        row("position", {"units-France", "centres-France", "reason"}, [] {
            return new EditPositionDialog(standardMap(), {{}, startOf(standardMap())}, {}, nullptr,
                                          EditPositionDialog::Reason::Needed);
        });
        row("export", {"path"}, [] { return new ExportDialog({QDir::tempPath() + "/a.png"}); });
        row("new game", {"title", "player-France"},
            [] { return new NewGameDialog({sketch::sharedMap()}, "2023", 1); });
        row("players", {"player-France", "replacement-France"},
            [] { return new PlayersDialog(afterSpring(), 1); });
        row("ruling", {"order", "reason"},
            [] { return new RulingDialog(beforeSpring(), standardMap().findProvince("PAR")); });
    }

    void everyLineOfADialogTakesATextOfAnyLength()
    {
        QFETCH(Make, make);
        QFETCH(QStringList, lines);
        const std::unique_ptr<QDialog> dialog(make());
        const QString text = repeated(QStringLiteral("A PAR "));
        for (const QString& name : lines) {
            auto& line = part<QLineEdit>(*dialog, qPrintable(name));
            line.clear();
            pasteInto(line, text);
            QCOMPARE(line.text().size(), text.size());
        }
        // One that is added and not listed above; a part of a box is not written on.
        for (const auto* line : dialog->findChildren<QLineEdit*>())
            if (!line->validator() && !line->objectName().startsWith("qt_") &&
                !qobject_cast<const QComboBox*>(line->parentWidget()))
                QVERIFY2(line->maxLength() > longText, qPrintable(line->objectName()));
    }

    void aFieldRefusesWhatItCannotShowAtOnce_data()
    {
        QTest::addColumn<Make>("make");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        const QString letters = QString("lorem ipsum ").repeated(11000),
                      lines = QString("x\n").repeated(10000);
        const QString tooMany = "Nothing is pasted: this text can have at most 131,072 letters.",
                      tooLong = "Nothing is pasted: this text can have at most 10,000 lines.";
        const Make notes = [] { return new NotesDialog(afterSpring(), 0); },
                   sheet = [] { return new CorrectDialog(afterSpring(), 0); };
        QTest::newRow("letters in notes") << notes << "notesText" << letters << tooMany;
        QTest::newRow("lines in notes") << notes << "notesText" << lines << tooLong;
        QTest::newRow("letters on a sheet") << sheet << "sheet" << letters << tooMany;
        QTest::newRow("lines on a sheet") << sheet << "sheet" << lines << tooLong;
    }

    /// It stays as it was, and says so until it is written in; what is replaced makes room.
    void aFieldRefusesWhatItCannotShowAtOnce()
    {
        QFETCH(Make, make);
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, why);
        const std::unique_ptr<QDialog> dialog(make());
        auto& edit = part<QPlainTextEdit>(*dialog, qPrintable(field));
        const auto& message = part<QLabel>(*dialog, "fieldMessage");
        edit.setPlainText("before\n");
        edit.moveCursor(QTextCursor::End);
        pasteInto(edit, text);
        QCOMPARE(edit.toPlainText(), QString("before\n"));
        QCOMPARE(message.text(), why);
        QVERIFY(!message.isHidden());
        QTest::keyClick(&edit, Qt::Key_X);
        QCOMPARE(edit.toPlainText(), QString("before\nx"));
        QVERIFY(message.isHidden());
        const QString half = text.left(text.size() / 2 + 1000);
        pasteInto(edit, half);
        QCOMPARE(edit.toPlainText(), "before\nx" + half);
        pasteInto(edit, half); // twice is too much
        QCOMPARE(edit.toPlainText(), "before\nx" + half);
        QCOMPARE(message.text(), why);
        edit.selectAll();
        pasteInto(edit, half);
        QVERIFY(edit.toPlainText() == half);
        QVERIFY(message.isHidden());
    }

    void proseIsRefusedAlike()
    {
        ProseEdit prose;
        QSignalSpy edited(&prose, &ProseEdit::edited);
        pasteInto(prose, QString(140000, u'x'));
        QCOMPARE(prose.toPlainText(), QString());
        QVERIFY(edited.isEmpty());
        QVERIFY(prose.message()->text().startsWith("Nothing is pasted"));
        prose.show(QString(140000, u'x')); // of a file it may be of any length
        QCOMPARE(prose.toPlainText().size(), 140000);
        QVERIFY(prose.message()->text().isEmpty());
    }

    /// What the dialogs make of it, a file, and the game that is opened from it.
    void longReasonsAndNamesAreKept()
    {
        const QString text = repeated(QStringLiteral("Ärger über alles; ")).simplified();
        Session session(beforeSpring());
        AwardDialog award(session.game());
        pasteInto(part<QLineEdit>(award, "reason"), text);
        part<QComboBox>(award, "power").setCurrentIndex(1);
        QVERIFY(award.award());
        addAward(session, *award.award());
        RulingDialog ruling(session.game(), standardMap().findProvince("PAR"));
        pasteInto(part<QLineEdit>(ruling, "reason"), text);
        part<QLineEdit>(ruling, "order").setText("A PAR - GAS");
        QVERIFY(ruling.ruling());
        addRulings(session, {*ruling.ruling()});
        PlayersDialog players(session.game(), 1);
        auto& player = part<QLineEdit>(players, "player-France");
        player.clear();
        pasteInto(player, text);
        setTable(session, players.table().players, {});
        Desk desk;
        QVERIFY(session.saveAs(desk.game));
        Session again(newGame(sketch::sharedMap()));
        again.start(*readSavedGame(desk.game, maps()), desk.game);
        const std::string whole = text.toStdString();
        QVERIFY(again.current().awards.at(0).reason == whole);
        QVERIFY(again.current().rulings.at(0).reason == whole);
        QVERIFY(again.game().players.at(power("France")) == whole);
    }
};

CHANCERY_SUITE(TestLongFields, QApplication)

} // namespace chancery::tst_long_fields

#include "tst_long_fields.moc"
