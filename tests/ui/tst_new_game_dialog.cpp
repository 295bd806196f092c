// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of a new game: who plays what, by which rules, on which map.
#include "tests/support/files.h"
#include "tests/support/paradox_game.h"
#include "tests/support/suite.h"
#include "tests/ui/dialog_part.h"
#include "tests/ui/dialog_positions.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/dialogs/show_dialog.h"
#include "ui/draw/palette.h"
#include "ui/scene/phase_clock.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

namespace chancery::tst_new_game_dialog {

using namespace dialog_part;

namespace {

/// The names in a dialog of a new game, in the order of the powers.
QStringList namesIn(const NewGameDialog& dialog)
{
    QStringList names;
    const std::shared_ptr<const Map> map = dialog.newGame().map;
    for (const Power power : map->everyPower())
        names << part<QLineEdit>(dialog, ("player-" + (*map)[power].name).c_str())->text();
    return names;
}

} // namespace

class TestNewGameDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsShareALeftEdge_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de"}) QTest::newRow(language) << QString(language);
    }
    /// Those of a new game, and those of the preferences.
    void fieldsShareALeftEdge()
    {
        QFETCH(QString, language);
        speak(language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        applyTheme(*qApp, ThemeKind::Light); // with its style
        NewGameDialog game(mapsOffered(), "2023", 1);
        PreferencesDialog chosen({}, {});
        chosen.offerKeys([] {});
        const auto aside = [](QDialog& dialog, const QStringList& names) {
            dialog.show();
            QCoreApplication::processEvents();
            QStringList all;
            const auto edge = [&dialog](const QString& name) {
                return dialog.findChild<QWidget*>(name)->mapTo(&dialog, QPoint()).x();
            };
            for (const QString& name : names)
                if (edge(name) != edge(names.front()))
                    all << QStringLiteral("%1 %2 not %3").arg(name).arg(edge(name)).arg(edge(names.front()));
            return all.join(QStringLiteral(", "));
        };
        const QStringList ofGame{"table",     "title",          "rulebook",       "times",
                                 "firstYear", "player-Austria", "player-Germany", "seed"};
        QCOMPARE(aside(game, ofGame), QString());
        const QStringList ofProgram{"language",    "opensLast",   "palette", "hatched",
                                    "tempo",       "reading",     "display", "clockSound",
                                    "revealSound", "clockVolume", "editKeys"};
        QCOMPARE(aside(chosen, ofProgram), QString());
    }

    void newGameTellsPlayersAndTitle()
    {
        NewGameDialog dialog(mapsOffered(), "datc", 1);
        QTest::keyClicks(part<QLineEdit>(dialog, "title"), "  Table  2 ");
        QTest::keyClicks(part<QLineEdit>(dialog, "player-Italy"), "Ada");
        const NewGame game = dialog.newGame();
        QCOMPARE(game.title, "Table 2");
        QCOMPARE(game.players.size(), 1U);
        QCOMPARE(game.players.at(standardMap().findPower("Italy")), "Ada");
        QCOMPARE(game.map->id, standardMap().id);
        QVERIFY(game.rulebook == Rulebook{});
    }

    void newGameIsPlayedByAnyRulebook()
    {
        NewGameDialog dialog(mapsOffered(), "1971", 1);
        auto* book = part<QComboBox>(dialog, "rulebook");
        const auto* special = part<QLabel>(dialog, "special");
        QCOMPARE(book->count(), static_cast<int>(rulebooks().size()));
        for (const RulebookInfo& one : rulebooks()) QVERIFY(book->findData(text(one.id)) >= 0);
        QCOMPARE(book->currentText(), "Diplomacy, 1971 rules (Games Research)");
        QVERIFY(special->text().contains("1976") && special->text().contains("last new game"));
        dialog.show();
        book->setFocus();
        QTest::keyClick(book, Qt::Key_Home);
        QCOMPARE(book->currentData().toString(), "2025ee"); // the newest
        QTest::keyClick(book, Qt::Key_Down);
        QCOMPARE(book->currentText(), "Diplomacy, 2023 edition (Renegade)");
        QVERIFY(special->text().contains("owned centres") && !special->text().contains("last new game"));
        QVERIFY(
            !part<QLabel>(NewGameDialog(mapsOffered(), "2023", 1), "special")->text().contains("last new"));
        QVERIFY(dialog.newGame().rulebook == rulebookOf(*findRulebook("2023")));
    }

    /// Enter after each name: no hand leaves the keys.
    void namesAreTypedOneAfterTheOther()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 1);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        part<QLineEdit>(dialog, "title")->setFocus();
        for (const char* name : {"Club evening", "Ada", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"}) {
            QTest::keyClicks(QApplication::focusWidget(), name);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QCOMPARE(part<QLineEdit>(dialog, "title")->text(), "Club evening");
        QCOMPARE(namesIn(dialog), QStringList({"Ada", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"}));
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    /// Where no name is missing, Enter in any of them starts the game.
    void enterStartsTheGameOnceAllAreNamed()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 1);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* first = part<QLineEdit>(dialog, "player-Austria");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(!first->hasFocus());
        first->setText("Ada\nBen\nCy\nDi\nEve\nFlo\nGus");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void aListOfNamesIsPasted_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* name, const char* first, const QString& pasted, QStringList names) {
            QTest::newRow(name) << first << pasted << names;
        };
        row("seven lines", "Austria", "Ada\nBen\nCy\nDi\nEve\nFlo\nGus\n",
            {"Ada", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"});
        row("of Windows, with a gap", "Austria", "Ada\r\n\r\n  Ben  B. \r\n",
            {"Ada", "Ben B.", "", "", "", "", ""});
        row("cells of a table", "Italy", "Ada\tBen", {"", "", "", "", "Ada", "Ben", ""});
        row("one name", "France", "Ada Lovelace", {"", "", "Ada Lovelace", "", "", "", ""});
        row("more than there is room for", "Russia", "Ada\nBen\nCy", {"", "", "", "", "", "Ada", "Ben, Cy"});
        row("a numbered list", "Italy", "1. Ada\n2) Ben\n- Cy", {"", "", "", "", "Ada", "Ben", "Cy"});
        row("nothing but lines", "Turkey", "\n\n", {"", "", "", "", "", "", ""});
    }
    void aListOfNamesIsPasted()
    {
        QFETCH(QString, first);
        QFETCH(QString, pasted);
        QFETCH(QStringList, names);
        NewGameDialog dialog(mapsOffered(), "2023", 1);
        dialog.show();
        auto* line = part<QLineEdit>(dialog, qPrintable("player-" + first));
        QApplication::clipboard()->setText(pasted);
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(namesIn(dialog), names);
    }

    void lotsGiveThePowersOutBeforeTheGame()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 4711);
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        QVERIFY(!dialog.newGame().lots); // there is no name to draw for
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        part<QLineEdit>(dialog, "player-England")->setText("Ben");
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        const NewGame game = dialog.newGame();
        QVERIFY(game.lots && game.showLots);
        QVERIFY(*game.lots == drawPowers(newGame(game.map), {"Ada", "Ben"}, 4711));
        QCOMPARE(game.players.size(), 2U);
        for (const LotDraw::Lot& lot : game.lots->drawn) QCOMPARE(game.players.at(lot.power), lot.player);
        part<QCheckBox>(dialog, "showLots")->click();
        QVERIFY(dialog.newGame().lots && !dialog.newGame().showLots);
    }

    /// However often one draws, to the names as they were typed.
    void aDrawIsTakenBack()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 4711);
        dialog.show();
        const auto* back = part<QPushButton>(dialog, "undoLots");
        QVERIFY(!back->isVisible());
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        part<QLineEdit>(dialog, "player-England")->setText("Ben");
        const QStringList typed = namesIn(dialog);
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        QVERIFY(namesIn(dialog) != typed); // with this seed; the next one is drawn, too, and may not
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        QVERIFY(back->isVisible());
        QTest::mouseClick(part<QPushButton>(dialog, "undoLots"), Qt::LeftButton);
        QCOMPARE(namesIn(dialog), typed);
        QVERIFY(!dialog.newGame().lots && !dialog.newGame().showLots && !back->isVisible());
    }

    /// The lots that the players see are those of the names in the form.
    void lotsFollowTheNames()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 4711);
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        part<QLineEdit>(dialog, "player-England")->setText("Ben");
        part<QPushButton>(dialog, "drawLots")->click();
        QVERIFY(dialog.newGame().lots);
        QList<QLineEdit*> named;
        for (QLineEdit* line : dialog.findChildren<QLineEdit*>())
            if (line->text() == "Ada" || line->text() == "Ben") named << line;
        QCOMPARE(named.size(), 2);
        const QString first = named[0]->text(), second = named[1]->text();
        named[0]->setText(first + "h"); // spelt otherwise
        const auto lots = dialog.newGame().lots;
        QVERIFY(lots &&
                std::ranges::count(lots->drawn, (first + "h").toStdString(), &LotDraw::Lot::player) > 0);
        QCOMPARE(std::ranges::count(lots->drawn, first.toStdString(), &LotDraw::Lot::player), 0);
        named[0]->setText(second); // the powers are given out otherwise
        named[1]->setText(first);
        QVERIFY(!dialog.newGame().lots && !dialog.newGame().showLots);
    }

    /// What is said of a draw takes no room from the names.
    void allNamesAreWholeAfterADraw()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 993);
        dialog.show();
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(part<QLabel>(dialog, "lots")->text().contains("993"));
        for (const QLineEdit* line : dialog.findChildren<QLineEdit*>(QRegularExpression("^player-")))
            QVERIFY2(line->visibleRegion().boundingRect() == line->rect(), qPrintable(line->objectName()));
        QVERIFY(!dialog.findChild<QScrollArea*>()->viewport()->autoFillBackground());
    }

    /// The dialog grows with its lines where the screen has room.
    void allSeatsOfASmallTableAreInSight()
    {
        NewGameDialog dialog(mapsOffered(), "2023", 1);
        dialog.show();
        auto* table = part<QComboBox>(dialog, "table");
        for (int row = 0; row < table->count(); ++row) {
            table->setCurrentIndex(row);
            for (const QLineEdit* line : dialog.findChildren<QLineEdit*>(QRegularExpression("^player-")))
                QTRY_VERIFY2(line->visibleRegion().boundingRect() == line->rect(),
                             qPrintable(table->currentText() + u' ' + line->objectName()));
        }
    }

    void namesStayOnAnotherMap()
    {
        NewGameDialog dialog({mapsOffered().front(), largeMap()}, "2023", 1);
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        part<QComboBox>(dialog, "map")->setCurrentIndex(1);
        QCOMPARE(namesIn(dialog).size(), 34);
        QCOMPARE(namesIn(dialog).filter("Ada").size(), 1);
        QVERIFY(!dialog.newGame().lots);
    }
};

CHANCERY_SUITE(TestNewGameDialog, QApplication)

} // namespace chancery::tst_new_game_dialog

#include "tst_new_game_dialog.moc"
