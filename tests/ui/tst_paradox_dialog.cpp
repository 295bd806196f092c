// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster is shown what is open and the result of each ruling, and picks one with the keyboard
// alone.
#include "tests/support/busy_board.h"
#include "tests/support/paradox_game.h"
#include "tests/support/suite.h"
#include "ui/dialogs/paradox_dialog.h"
#include "ui/draw/board_view.h"
#include "ui/words/paradox_words.h"

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>

namespace chancery::tst_paradox_dialog {

namespace {

QPushButton* button(const ParadoxDialog& dialog, const char* name)
{
    auto* found = dialog.findChild<QPushButton*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

QRadioButton* choice(const ParadoxDialog& dialog, int index)
{
    return dialog.findChild<QRadioButton*>(QStringLiteral("choice-%1").arg(index));
}

} // namespace

class TestParadoxDialog : public QObject
{
    Q_OBJECT

    const Game game_ = sketch::openParadox(askGamemaster);
    const std::vector<PossibleChoice> possible_ = possibleChoices(game_);

private Q_SLOTS:
    void onlyAskedWhereTheRulebookIsOpenAndSaysSo()
    {
        QCOMPARE(possible_.size(), 4U);
        QVERIFY(possibleChoices(sketch::openParadox(ParadoxChoice::Szykman)).empty());
        QVERIFY(possibleChoices(sketch::gameOf(sketch::simpleParadox(), "1971", askGamemaster)).empty());
        QVERIFY(possibleChoices(sketch::gameOf(sketch::twoResolutions(), "datc", askGamemaster)).empty());
    }

    void everyRulingEndsAsItSays()
    {
        QVERIFY(!(possible_[0].record.outcome == possible_[1].record.outcome));
        for (const PossibleChoice& one : possible_) {
            QVERIFY(one.record.paradoxChoice == one.choice);
            QVERIFY(!awaitsParadoxChoice(*one.record.outcome));
            Game ruled = game_;
            ruled.phases.back().paradoxChoice = one.choice;
            QVERIFY(resolve(std::move(ruled)).current() == one.record);
        }
    }

    void circleAndRulingsAreToldInWords()
    {
        const ParadoxDialog dialog(game_, possible_);
        const QString question = dialog.findChild<QLabel*>("question")->text();
        QVERIFY2(question.contains("<a href=\"clause:1971/XII/5\">"), qPrintable(question));
        QVERIFY2(
            question.contains("A Bre-Lon would cut the support of F Lon; that support decides F Edi-Nth; "
                              "F Edi-Nth would dislodge F Nth; F Nth convoys A Nwy-Bel"),
            qPrintable(question));
        QCOMPARE(choice(dialog, 0)->text(), "Resolution 1");
        QVERIFY(choice(dialog, 2)->text().contains("Szykman"));
        QVERIFY(choice(dialog, 3)->text().contains("hold"));
        const QString szykman = choice(dialog, 2)->accessibleName();
        QVERIFY2(szykman.contains("Fail: A Bre-Lon and A Nwy-Bel"), qPrintable(szykman));
        QVERIFY2(szykman.contains("Fleets dislodged: F Eng and F Nth"), qPrintable(szykman));
        QVERIFY(choice(dialog, 3)->accessibleName().contains("No fleet is dislodged"));
    }

    void boardShowsTheRegionOfTheParadox()
    {
        const BoardSource board = standardSource();
        ParadoxDialog dialog(game_, possible_, board);
        dialog.show();
        const auto* view = dialog.findChild<BoardView*>("board");
        QVERIFY(view && view->lens().zoom() > 1.5 * view->lens().fitZoom());
        for (const char* code : {"EDI", "NTH", "LON", "BRE", "ENG", "BEL", "PIC", "NWY"}) {
            const Point at = board.art->geometry.unitAt(board.map->findLocation(code));
            QVERIFY2(view->rect().contains(view->lens().toScreen(at).toPoint()), code);
        }
    }

    void nothingIsChosenForTheGamemaster()
    {
        ParadoxDialog dialog(game_, possible_);
        dialog.show();
        QVERIFY(!dialog.chosen());
        QVERIFY(!button(dialog, "accept")->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
    }

    void keysChooseAndAccept()
    {
        ParadoxDialog dialog(game_, possible_);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(choice(dialog, 0)->hasFocus());
        QTest::keyClick(choice(dialog, 0), Qt::Key_Space);
        QVERIFY(dialog.chosen() == ParadoxChoice::Resolution1);
        QTest::keyClick(choice(dialog, 0), Qt::Key_Down);
        QTest::keyClick(choice(dialog, 1), Qt::Key_Down);
        QVERIFY(dialog.chosen() == ParadoxChoice::Szykman);
        QTest::keyClick(choice(dialog, 2), Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void escapeRulesNothing()
    {
        ParadoxDialog dialog(game_, possible_);
        dialog.show();
        QTest::keyClick(choice(dialog, 0), Qt::Key_Space);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    void openQuestionsAreNeverSilent_data()
    {
        QTest::addColumn<UnansweredParadox>("unanswered");
        QTest::addColumn<UnansweredParadox>("choice");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* words, UnansweredParadox unanswered, UnansweredParadox choice = {}) {
            QTest::newRow(words) << unanswered << choice << QString(words);
        };
        row("Applied instead: Szykman's rule: the convoys are disrupted.", ParadoxChoice::Szykman);
        row("Applied instead: All hold.", ParadoxChoice::AllHold);
        row("Until the gamemaster rules, applied: Szykman's rule: the convoys are disrupted.", askGamemaster);
        row("The gamemaster ruled: Resolution 2.", askGamemaster, ParadoxChoice::Resolution2);
        row("Applied instead: Resolution 1.", ParadoxChoice::Resolution1);
    }
    void openQuestionsAreNeverSilent()
    {
        QFETCH(UnansweredParadox, unanswered);
        QFETCH(UnansweredParadox, choice);
        QFETCH(QString, words);
        Game game = sketch::openParadox(unanswered);
        game.phases.back().paradoxChoice = choice;
        game = resolve(std::move(game));
        const QString told = ParadoxWords(*game.map, game.rulebook, game.current()).openQuestions();
        QVERIFY2(told.contains("1971 XII.5 leaves several answers: 2 result") && told.contains(words),
                 qPrintable(told));
    }

    void whatTheRulebookAnswersIsNoOpenQuestion()
    {
        const Game game = resolve(sketch::gameOf(sketch::simpleParadox(), "datc", ParadoxChoice::Szykman));
        QVERIFY(!game.current().outcome->paradoxes.empty());
        const ParadoxWords words(*game.map, game.rulebook, game.current());
        QVERIFY(words.openQuestions().isEmpty());
        QCOMPARE(words.circle(game.current().outcome->paradoxes.front()),
                 "A Bre-Lon would cut the support of F Lon; that support decides F Wal-Eng; "
                 "F Wal-Eng would dislodge F Eng; F Eng convoys A Bre-Lon.");
    }
};

CHANCERY_SUITE(TestParadoxDialog, QApplication)

} // namespace chancery::tst_paradox_dialog

#include "tst_paradox_dialog.moc"
