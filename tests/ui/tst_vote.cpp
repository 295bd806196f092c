// SPDX-License-Identifier: GPL-3.0-or-later
// Votes on the end: what may be proposed, who has one, that no player sees those of others, and their
// results.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/pasting.h"
#include "ui/console/flow_bar.h"
#include "ui/desk/presenter.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/vote_dialog.h"

#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>

namespace chancery::tst_vote {

namespace {

using pasting::click;
using pasting::part;

using sketch::power;

Game freshGame(const char* rulebook = "twenty")
{
    Game game = newGame(sketch::sharedMap());
    game.rulebook = {rulebook, findRulebook(rulebook)->options};
    return game;
}

void choose(const QWidget& dialog, const char* name)
{
    part<QRadioButton>(dialog, name).setChecked(true);
}

/// Puts tokens into the bag.
void countTokens(VoteDialog& dialog, int yes, int no)
{
    click(dialog, "accept");
    part<QSpinBox>(dialog, "for").setValue(yes);
    part<QSpinBox>(dialog, "against").setValue(no);
    click(dialog, "accept");
}

} // namespace

class TestVote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatTheRulesAllowIsVotedOn_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<bool>("italy");
        QTest::newRow("twenty") << "twenty" << true;
        QTest::newRow("1971") << "1971" << false;
    }

    void onlyWhatTheRulesAllowIsVotedOn()
    {
        QFETCH(QString, rulebook);
        QFETCH(bool, italy);
        Game game = freshGame(qPrintable(rulebook));
        std::erase_if(game.phases.back().before.units,
                      [](const Unit& unit) { return unit.power == power("Turkey"); });
        for (Power& owner : game.phases.back().before.owner)
            if (owner == power("Turkey")) owner = noPower;
        const VoteDialog dialog(game);
        QVERIFY(part<QRadioButton>(dialog, "proposal-draw").isEnabled());
        const auto* concession = dialog.findChild<QRadioButton*>("proposal-Italy");
        QCOMPARE(concession != nullptr, italy); // what no rule allows is not listed
        if (!concession) return;
        QVERIFY(concession->isEnabled());
        const auto& turkey = part<QRadioButton>(dialog, "proposal-Turkey");
        QVERIFY(!turkey.isEnabled());
        QVERIFY(turkey.text().contains(u'–')); // and why
    }

    void tokensAreCounted_data()
    {
        QTest::addColumn<int>("no");
        QTest::addColumn<bool>("passed");
        QTest::newRow("unanimous") << 0 << true;
        QTest::newRow("one against") << 1 << false;
        QTest::newRow("all against") << 7 << false;
    }

    void tokensAreCounted()
    {
        QFETCH(int, no);
        QFETCH(bool, passed);
        VoteDialog dialog(freshGame());
        choose(dialog, "proposal-Italy");
        countTokens(dialog, 7 - no, no);
        const auto answer = dialog.answer();
        QVERIFY(answer);
        QCOMPARE(answer->vote.result.passed, passed);
        QVERIFY(!answer->vote.result.yes && !answer->vote.result.no);
        QVERIFY(answer->vote.proposal.victor == power("Italy"));
    }

    void everyTokenIsWanted()
    {
        VoteDialog dialog(freshGame());
        countTokens(dialog, 5, 1);
        QVERIFY(!dialog.answer());
        QVERIFY(!part<QPushButton>(dialog, "accept").isEnabled());
    }

    void nobodySeesWhatTheOthersVoted()
    {
        VoteDialog dialog(freshGame());
        dialog.show();
        choose(dialog, "inTurn");
        click(dialog, "accept");
        QStringList covers;
        for (int voter = 0; voter < 7; ++voter) {
            covers << part<QLabel>(dialog, "voter").text();
            QVERIFY(!part<QPushButton>(dialog, "accept").isVisible());
            QVERIFY(!part<QPushButton>(dialog, "yes").isVisible());
            click(dialog, "uncover");
            QVERIFY(part<QPushButton>(dialog, "yes").isVisible());
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) { // these keys cast no vote
                QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, key);
                QVERIFY(part<QPushButton>(dialog, "yes").isVisible());
            }
            click(dialog, voter == 3 ? "no" : "yes");
        }
        QCOMPARE(QSet<QString>(covers.begin(), covers.end()).size(), 7);
        QVERIFY(dialog.answer());
        QVERIFY((dialog.answer()->vote == Vote{{}, {false, {}, {}}}));
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->isVisible()) QVERIFY2(!label->text().contains(u'6'), qPrintable(label->text()));
    }

    void anOpenBallotTellsItsNumbers()
    {
        VoteDialog dialog(freshGame("1971"));
        countTokens(dialog, 5, 2);
        QVERIFY((dialog.answer()->vote == Vote{{}, {false, 5, 2}}));
        QVERIFY(part<QLabel>(dialog, "result").text().contains(u'5'));
    }

    void whoIsAbsentHasNoVote()
    {
        Game game = freshGame();
        game.attendance = withAbsence({}, power("Turkey"), game.current().phase, true);
        VoteDialog dialog(game);
        countTokens(dialog, 6, 0);
        QVERIFY(dialog.answer()->vote.result.passed);
    }

    void anAgreementEndsTheGameUntilItIsTakenBack()
    {
        Session session(freshGame());
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        addVote(session, voteOf(session.game(), {}, {true}));
        QCOMPARE(presenter.stage(), Stage::Over);
        QVERIFY(!presenter.mayResolve());
        QVERIFY(nextStep(session, presenter, false) == NextStep::None);
        resolvePhase(session);
        QVERIFY(!session.resolved());
        addVote(session, voteOf(session.game(), {}, {false})); // too late
        QCOMPARE(session.current().votes.size(), std::size_t(1));
        QVERIFY(canTakeBack(session.game()));
        takeBackPhase(session);
        QVERIFY(!endedByAgreement(session.game()));
        resolvePhase(session);
        addVote(session, voteOf(session.game(), {}, {true}));
        advancePhase(session);
        QCOMPARE(session.game().phases.size(), std::size_t(1));
        session.undoStack()->undo();
        advancePhase(session);
        QCOMPARE(session.game().phases.size(), std::size_t(2));
    }

    /// A phase that is resolved and not revealed: who would share a draw after it is no news for the room.
    void anAgreementDoesNotTellWhatIsNotRevealed()
    {
        Game game = gameFrom(
            sketch::sharedMap(), {Season::Fall, 1905, PhaseKind::Movement},
            sketch::position({"France A PIE", "Italy A TUS", "Turkey A ANK"}, {"Turkey ANK", "Italy VEN"}));
        game.rulebook = freshGame().rulebook;
        game.phases.back() = sketch::record(game.current().phase, game.current().before, {"A PIE - VEN"});
        Session session(resolve(std::move(game)));
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        addVote(session, voteOf(session.game(), {}, {true}));
        QCOMPARE(endingOf(session.game())->winners, (std::vector<Power>{power("France"), power("Turkey")}));
        const auto told = presenter.audience().slide(SlideKind::Vote);
        QCOMPARE(std::get<EndingCard>(*told).ending.winners,
                 (std::vector<Power>{power("Italy"), power("Turkey")}));
    }
};

CHANCERY_SUITE(TestVote, QApplication)

} // namespace chancery::tst_vote

#include "tst_vote.moc"
