// SPDX-License-Identifier: GPL-3.0-or-later
// The gamemaster is shown what is open and what would come of each ruling, and picks one with the keyboard
// alone.
#include "tests/support/busy_board.h"
#include "tests/support/paradox_game.h"
#include "ui/board/board_view.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/text/paradox_words.h"

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

using namespace chancery;

namespace {

QPushButton* button(const RulingDialog& dialog, const char* name)
{
    auto* found = dialog.findChild<QPushButton*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

QRadioButton* choice(const RulingDialog& dialog, int index)
{
    return dialog.findChild<QRadioButton*>(QStringLiteral("ruling-%1").arg(index));
}

} // namespace

class TestRulingDialog : public QObject
{
    Q_OBJECT

    const Game game_ = sketch::openParadox(Unanswered::Ask);
    const std::vector<PossibleRuling> possible_ = possibleRulings(game_);

private Q_SLOTS:
    void onlyAskedWhereTheRulebookIsOpenAndSaysSo()
    {
        QCOMPARE(possible_.size(), 4U);
        QVERIFY(possibleRulings(sketch::openParadox(Unanswered::Szykman)).empty());
        QVERIFY(possibleRulings(sketch::gameOf(sketch::simpleParadox(), "1971", Unanswered::Ask)).empty());
        QVERIFY(possibleRulings(sketch::gameOf(sketch::twoResolutions(), "datc", Unanswered::Ask)).empty());
    }

    void everyRulingEndsAsItSays()
    {
        QVERIFY(!(possible_[0].record.outcome == possible_[1].record.outcome));
        for (const PossibleRuling& one : possible_) {
            QVERIFY(one.record.ruling == one.ruling);
            QVERIFY(!awaitsRuling(*one.record.outcome));
            Game ruled = game_;
            ruled.phases.back().ruling = one.ruling;
            QVERIFY(resolve(std::move(ruled)).current() == one.record);
        }
    }

    void circleAndRulingsAreToldInWords()
    {
        const RulingDialog dialog(game_, possible_);
        const QString question = dialog.findChild<QLabel*>("question")->text();
        QVERIFY2(question.contains("1971 XII.5"), qPrintable(question));
        QVERIFY2(question.contains("A Bre-Lon would cut F Lon's support; that support decides F Edi-Nth; "
                                   "F Edi-Nth would dislodge F Nth; F Nth carries A Nwy-Bel"),
                 qPrintable(question));
        QCOMPARE(choice(dialog, 0)->text(), "Resolution 1");
        QVERIFY(choice(dialog, 2)->text().contains("Szykman"));
        QVERIFY(choice(dialog, 3)->text().contains("hold"));
        const QString szykman = choice(dialog, 2)->accessibleName();
        QVERIFY2(szykman.contains("Fail: A Bre-Lon, A Nwy-Bel"), qPrintable(szykman));
        QVERIFY2(szykman.contains("Fleets dislodged: F Eng, F Nth"), qPrintable(szykman));
        QVERIFY(choice(dialog, 3)->accessibleName().contains("No fleet is dislodged"));
    }

    void boardShowsTheRegionOfTheParadox()
    {
        const BoardSource board = standardSource();
        RulingDialog dialog(game_, possible_, board);
        dialog.show();
        const auto* view = dialog.findChild<BoardView*>("board");
        QVERIFY(view && view->zoom() > 1.5 * view->fitZoom());
        for (const char* code : {"EDI", "NTH", "LON", "BRE", "ENG", "BEL", "PIC", "NWY"}) {
            const Point at = board.art->geometry.unitAt(board.map->findLocation(code));
            QVERIFY2(view->rect().contains(view->toScreen(at).toPoint()), code);
        }
    }

    void nothingIsChosenForTheGamemaster()
    {
        RulingDialog dialog(game_, possible_);
        dialog.show();
        QVERIFY(!dialog.ruling());
        QVERIFY(!button(dialog, "accept")->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
    }

    void keysChooseAndAccept()
    {
        RulingDialog dialog(game_, possible_);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(choice(dialog, 0)->hasFocus());
        QTest::keyClick(choice(dialog, 0), Qt::Key_Space);
        QVERIFY(dialog.ruling() == Unanswered::Answer1);
        QTest::keyClick(choice(dialog, 0), Qt::Key_Down);
        QTest::keyClick(choice(dialog, 1), Qt::Key_Down);
        QVERIFY(dialog.ruling() == Unanswered::Szykman);
        QTest::keyClick(choice(dialog, 2), Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void escapeRulesNothing()
    {
        RulingDialog dialog(game_, possible_);
        dialog.show();
        QTest::keyClick(choice(dialog, 0), Qt::Key_Space);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    void openQuestionsAreNeverSilent_data()
    {
        QTest::addColumn<int>("unanswered");
        QTest::addColumn<int>("ruling");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* words, Unanswered unanswered, int ruling = -1) {
            QTest::newRow(words) << static_cast<int>(unanswered) << ruling << QString(words);
        };
        row("Applied instead: Szykman's rule: the convoys fail.", Unanswered::Szykman);
        row("Applied instead: All hold.", Unanswered::AllHold);
        row("Until the gamemaster rules, applied: Szykman's rule: the convoys fail.", Unanswered::Ask);
        row("The gamemaster ruled: Resolution 2.", Unanswered::Ask, static_cast<int>(Unanswered::Answer2));
        row("Applied instead: Resolution 1.", Unanswered::Answer1);
    }
    void openQuestionsAreNeverSilent()
    {
        QFETCH(int, unanswered);
        QFETCH(int, ruling);
        QFETCH(QString, words);
        Game game = sketch::openParadox(static_cast<Unanswered>(unanswered));
        if (ruling >= 0) game.phases.back().ruling = static_cast<Unanswered>(ruling);
        game = resolve(std::move(game));
        const QString told = ParadoxWords(*game.map, game.rulebook, game.current()).openQuestions();
        QVERIFY2(told.contains("1971 XII.5 gives no answer: 2 resolution") && told.contains(words),
                 qPrintable(told));
    }

    void whatTheRulebookAnswersIsNoOpenQuestion()
    {
        const Game game = resolve(sketch::gameOf(sketch::simpleParadox(), "datc", Unanswered::Szykman));
        QVERIFY(!game.current().outcome->paradoxes.empty());
        const ParadoxWords words(*game.map, game.rulebook, game.current());
        QVERIFY(words.openQuestions().isEmpty());
        QCOMPARE(words.circle(game.current().outcome->paradoxes.front()),
                 "A Bre-Lon would cut F Lon's support; that support decides F Wal-Eng; "
                 "F Wal-Eng would dislodge F Eng; F Eng carries A Bre-Lon.");
    }
};

QTEST_MAIN(TestRulingDialog)
#include "tst_ruling_dialog.moc"
