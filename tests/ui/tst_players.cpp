// SPDX-License-Identifier: GPL-3.0-or-later
// The table of players at the desk: what the dialogs ask for and give back, what is undone, what the audience
// and papers show.
#include "engine/files/game_file.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/pasting.h"
#include "ui/desk/presenter.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/coin_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/scores_dialog.h"
#include "ui/dialogs/short_game_dialog.h"
#include "ui/paper/paper.h"
#include "ui/words/desk_words.h"
#include "ui/words/player_words.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>

namespace chancery::tst_players {

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

/// In Fall 1901.
Game fallGame()
{
    Game game = freshGame();
    game.players = {{power("Italy"), "Ada"}, {power("Turkey"), "Bea"}};
    return advance(resolve(std::move(game)));
}

/// Turkey, with three units and one centre, has to remove two.
Game winterGame()
{
    return gameFrom(sketch::sharedMap(), {Season::Winter, 1901, PhaseKind::Adjustment},
                    sketch::position({"Turkey A ANK", "Turkey A SMY", "Turkey A SYR", "Italy A ROM"},
                                     {"Turkey ANK", "Italy ROM"}));
}

QString textOf(const Paper& paper)
{
    QStringList lines;
    for (const PaperBlock& block : paper.blocks) lines << plainText(block);
    return lines.join(u'\n');
}

QString sheetsOf(const Game& game)
{
    return textOf(orderSheets(game, sketch::standardGeometry(), powersWithSheets(game)));
}

} // namespace

class TestPlayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingChangedIsNothingNew()
    {
        const Game game = fallGame();
        const PlayersDialog dialog(game, 1);
        QVERIFY((dialog.table() == PlayersDialog::Table{game.players, game.attendance, false}));
    }

    void namesAbsencesAndReplacementsComeBack()
    {
        const Game game = fallGame();
        const PlayersDialog dialog(game, 1);
        part<QLineEdit>(dialog, "player-France").setText("  Cy  the Calm ");
        part<QCheckBox>(dialog, "absent-Turkey").setChecked(true);
        part<QLineEdit>(dialog, "replacement-Italy").setText("Dot");
        const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels,
                                    [](const QLabel* one) { return one->text() == "from Fall 1901 on"; }));
        const auto table = dialog.table();
        QCOMPARE(table.players.at(power("France")), std::string("Cy the Calm"));
        QCOMPARE(table.players.at(power("Italy")), std::string("Ada"));
        const Phase now = game.current().phase;
        QVERIFY((table.attendance.replacements == std::vector<Replacement>{{power("Italy"), now, "Dot"}}));
        QVERIFY((table.attendance.absences == std::vector<Absence>{{power("Turkey"), now, {}}}));
    }

    void aReplacementIsCorrectedOrTakenBack()
    {
        Game game = fallGame();
        const Phase spring = game.phases.front().phase, now = game.current().phase;
        game.attendance.replacements = {{power("Italy"), spring, "Dot"}};
        {
            const PlayersDialog dialog(game, 1);
            part<QLineEdit>(dialog, "replacement-Italy").setText("Eve"); // another one, from now on
            game.attendance = dialog.table().attendance;
            QCOMPARE(game.attendance.replacements.size(), std::size_t(2));
            QVERIFY((game.attendance.replacements.back() == Replacement{power("Italy"), now, "Eve"}));
        }
        {
            const PlayersDialog dialog(game, 1);
            part<QLineEdit>(dialog, "replacement-Italy").setText("Eva"); // a slip of the pen
            game.attendance = dialog.table().attendance;
            QCOMPARE(game.attendance.replacements.size(), std::size_t(2));
            QCOMPARE(game.attendance.replacements.back().player, std::string("Eva"));
        }
        const PlayersDialog dialog(game, 1);
        part<QLineEdit>(dialog, "replacement-Italy").clear();
        QCOMPARE(dialog.table().attendance.replacements.size(), std::size_t(1));
        QCOMPARE(dialog.table().attendance.replacements.back().player, std::string("Dot"));
    }

    void lotsGiveThePowersOut()
    {
        const char* names[] = {"Ada", "Bea", "Cy", "Dot", "Eve", "Flo", "Gil"};
        const auto drawn = [&names](bool backwards) {
            const PlayersDialog dialog(freshGame(), 1);
            part<QLineEdit>(dialog, "seed").setText("4711");
            for (std::size_t i = 0; i < 7; ++i)
                part<QLineEdit>(dialog, ("player-" + sketch::standardMap().powers[i].name).c_str())
                    .setText(names[backwards ? 6 - i : i]);
            click(dialog, "drawLots");
            return dialog.table();
        };
        const auto table = drawn(false);
        QCOMPARE(table, drawn(true)); // whatever the seats were before
        QVERIFY(table.showLots);
        QCOMPARE(table.attendance.lots->seed, std::uint64_t(4711));
        QCOMPARE(table.players.size(), std::size_t(7));
        for (const auto& [player, drew] : table.attendance.lots->drawn)
            QCOMPARE(table.players.at(drew), player);
    }

    /// Each draw has a number of its own, and a number that is typed gives what it gave before.
    void lotsAreDrawnAgain()
    {
        const PlayersDialog dialog(freshGame(), 1);
        for (const PowerInfo& power : sketch::standardMap().powers)
            part<QLineEdit>(dialog, ("player-" + power.name).c_str())
                .setText(QString::fromStdString("p" + power.letter));
        auto& number = part<QLineEdit>(dialog, "seed");
        click(dialog, "drawLots");
        const LotDraw first = *dialog.table().attendance.lots;
        QCOMPARE(first.seed, std::uint64_t(1));
        QCOMPARE(part<QPushButton>(dialog, "drawLots").text(), "&Draw again");
        bool other = false;
        for (int i = 0; i < 5; ++i) {
            const std::uint64_t before = dialog.table().attendance.lots->seed;
            click(dialog, "drawLots");
            const LotDraw again = *dialog.table().attendance.lots;
            QVERIFY(again.seed != before && number.text() == QString::number(again.seed));
            QVERIFY(part<QLabel>(dialog, "lots").text().contains("number " + number.text()));
            other = other || again.drawn != first.drawn;
        }
        QVERIFY(other);
        number.clear();
        QTest::keyClicks(&number, "1");
        click(dialog, "drawLots");
        QCOMPARE(*dialog.table().attendance.lots, first);
    }

    void lotsNeedNamesAndTheBeginning()
    {
        const PlayersDialog dialog(freshGame(), 1);
        click(dialog, "drawLots");
        QVERIFY(!dialog.table().attendance.lots);
        QVERIFY(!part<QPushButton>(PlayersDialog(fallGame(), 1), "drawLots").isEnabled());
    }

    void aSeatOfSeveralPowersHasOneName()
    {
        Game game = freshGame("1971");
        game.rulebook.options.players = Players::Two;
        const PlayersDialog dialog(game, 1);
        part<QLineEdit>(dialog, "player-England").setText("Ada");
        part<QCheckBox>(dialog, "absent-England").setChecked(true);
        const auto table = dialog.table();
        for (const char* name : {"England", "France", "Russia"}) {
            QCOMPARE(table.players.at(power(name)), std::string("Ada"));
            QVERIFY(inCivilDisorder(table.attendance, power(name), game.current().phase));
        }
        QVERIFY(!dialog.findChild<QLineEdit*>(QStringLiteral("player-Italy")));
        QVERIFY(part<QLabel>(dialog, "neutral").text().contains(QStringLiteral("Italy")));
    }

    void changesOfTheTableAreUndone()
    {
        Session session(fallGame());
        const std::string before = writeGame(session.game());
        Attendance attendance = withAbsence({}, power("Turkey"), session.current().phase, true);
        setTable(session, {{power("France"), "Cy"}}, attendance);
        addVote(session, voteOf(session.game(), {}, {true, false}));
        session.undoStack()->undo();
        QVERIFY(session.current().votes.empty());
        session.undoStack()->undo();
        QCOMPARE(writeGame(session.game()), before);
        setTable(session, session.game().players, session.game().attendance); // no change, no step
        QVERIFY(session.undoStack()->canRedo());
    }

    void nobodyIsAskedInCivilDisorder()
    {
        Session session(freshGame());
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        QCOMPARE(missingOf(session.game()).asked, 22);
        setTable(session, {}, withAbsence({}, power("Turkey"), session.current().phase, true));
        QCOMPARE(missingOf(session.game()).asked, 19);
        const PowerCheck check = checkDesk(session.game()).at(index(power("Turkey")));
        QVERIFY(check.absent);
        QVERIFY(check.marks.empty());
        QCOMPARE(DeskWords::count(check), QStringLiteral("civil disorder"));
        QVERIFY(!DeskWords::open(session.game()).contains(QStringLiteral("Turkey")));
        QVERIFY(!sheetsOf(session.game()).contains(QStringLiteral("Turkey")));
        resolvePhase(session);
        QVERIFY(!checkDesk(session.game()).at(index(power("Turkey"))).absent);
    }

    void removalsByRuleAreToldBeforeTheyHappen()
    {
        Game game = winterGame();
        const Game asked = game;
        game.attendance = withAbsence({}, power("Turkey"), game.current().phase, true);
        QCOMPARE(missingOf(game).missing, 0);
        QCOMPARE(removedByRule(game, power("Turkey")).size(), std::size_t(2));
        const QString open = DeskWords::open(game);
        QVERIFY2(open.contains(QStringLiteral("A Syr")), qPrintable(open));
        const QString left = DeskWords::open(asked);
        QVERIFY2(left.contains(QStringLiteral("Turkey has not ordered 2 removal(s): the rules remove ")) &&
                     left.contains(QStringLiteral("A Syr")),
                 qPrintable(left));
        game.phases.back().written = {
            {power("Turkey"),
             "D A ANK",
             {sketch::order(game.current().before, "D A ANK", PhaseKind::Adjustment)},
             {}},
            {power("Turkey"),
             "D A SMY",
             {sketch::order(game.current().before, "D A SMY", PhaseKind::Adjustment)},
             {}}};
        QVERIFY2(DeskWords::open(game).isEmpty(), qPrintable(DeskWords::open(game)));
    }

    void theAudienceIsToldOfVotesAndLots()
    {
        Session session(fallGame());
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        QVERIFY(!presenter.audience().slide(SlideKind::Vote) && !presenter.audience().slide(SlideKind::Lots));
        Attendance attendance;
        attendance.lots =
            LotDraw{3, {{"Ada", power("Italy")}, {"Ada", power("France")}, {"Bea", power("Turkey")}}};
        setTable(session, {}, attendance);
        const LotsSlide lots{{{"Ada", {power("Italy"), power("France")}}, {"Bea", {power("Turkey")}}}};
        QVERIFY(presenter.audience().slide(SlideKind::Lots) == Slide(lots));
        const Vote failed = voteOf(session.game(), {power("Italy")}, {true, false});
        addVote(session, failed);
        QVERIFY(presenter.audience().slide(SlideKind::Vote) == Slide(VoteSlide{failed}));
        addVote(session, voteOf(session.game(), {}, {true}));
        const auto ended = presenter.audience().slide(SlideKind::Vote);
        QVERIFY(ended && std::holds_alternative<EndingCard>(*ended));
        QVERIFY(std::get<EndingCard>(*ended).ending.kind == Ending::Kind::Drawn);
    }

    /// A player whose power was not drawn is on the slide as well.
    void theSlideOfLotsNamesEveryPlayer()
    {
        Session session(fallGame());
        Presenter presenter(session, [](const Map&) { return sketch::standardGeometry(); });
        Attendance attendance;
        attendance.lots = LotDraw{3, {{"Ada", power("Italy")}}};
        setTable(session, {{power("Italy"), "Ada"}, {power("France"), "Ada"}, {power("Turkey"), "Georg"}},
                 attendance);
        const LotsSlide lots{{{"Ada", {power("Italy"), power("France")}}, {"Georg", {power("Turkey")}}}};
        QVERIFY(presenter.audience().slide(SlideKind::Lots) == Slide(lots));
    }

    void theCoinTellsWhomItalyJoins()
    {
        Game game = freshGame("1971");
        game.rulebook.options.players = Players::Two;
        CoinDialog dialog(game, 5);
        QVERIFY(!dialog.winner());
        QVERIFY(!part<QPushButton>(dialog, "accept").isEnabled());
        part<QRadioButton>(dialog, "winner-England").click();
        QCOMPARE(dialog.winner(), std::optional(power("England")));
        QVERIFY(part<QPushButton>(dialog, "accept").isEnabled());
        click(dialog, "toss");
        QCOMPARE(dialog.winner(), std::optional(tossCoin(game, 5).front()));
        Session session(game);
        joinSeat(session, power("Austria"));
        QCOMPARE(session.game().joined.at(power("Italy")), power("Austria"));
        session.undoStack()->undo();
        QVERIFY(session.game().joined.empty());
    }

    void citedClausesAreLinks()
    {
        Game game = freshGame("1971");
        game.rulebook.options.players = Players::Two;
        const CoinDialog coin(game, 5);
        const ShortGameDialog end(game);
        for (const QWidget* dialog :
             {static_cast<const QWidget*>(&coin), static_cast<const QWidget*>(&end)}) {
            const auto& about = part<QLabel>(*dialog, "about");
            QVERIFY2(about.text().contains("<a href=\"clause:1971/"), qPrintable(about.text()));
            QVERIFY(about.openExternalLinks());
        }
    }

    void scoresStandSideBySide()
    {
        Game game = fallGame();
        ScoresDialog dialog(game);
        const auto& table = part<QTableWidget>(dialog, "scores");
        QCOMPARE(table.rowCount(), 7);
        QCOMPARE(table.columnCount(), 8);
        click(dialog, "copy");
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 9);
        QCOMPARE(lines[4].split(u'\t').mid(0, 3), (QStringList{"Germany", "", "3"}));
        QVERIFY(lines[5].startsWith(QStringLiteral("Italy\tAda\t3\t0\t14.3\t")));
        game.phases.back().votes = {voteOf(game, {power("Italy")}, {true})};
        const ScoresDialog over(game);
        QVERIFY(over.text().contains(QStringLiteral("Italy\tAda\t3\t360\t100\t100\t3\t100")));
        QVERIFY(part<QLabel>(over, "ending").text().contains(QStringLiteral("Italy")));
    }

    void papersNameThePlayers()
    {
        Game game = fallGame();
        const Phase now = game.current().phase;
        game.attendance.replacements = {{power("Italy"), now, "Cy"}};
        game.attendance.absences = {{power("Turkey"), now, {}}};
        QVERIFY(sheetsOf(game).contains(QStringLiteral("Cy")));
        game = resolve(std::move(game));
        game.phases.back().votes = {voteOf(game, {}, {false})};
        const auto& board = sketch::standardGeometry();
        QVERIFY(textOf(reportPaper(game, board, 0)).contains(QStringLiteral("Italy: Ada, Turkey: Bea")));
        const QString report = textOf(reportPaper(game, board, 1));
        QVERIFY2(report.contains(QStringLiteral("Italy: Cy, Turkey: civil disorder")), qPrintable(report));
        QVERIFY(report.contains(QStringLiteral("A draw: failed")));
        const QString booklet = textOf(bookletPaper(game, board));
        QVERIFY(booklet.contains(QStringLiteral("Ada; Cy from Fall 1901 on")));
        QVERIFY(booklet.contains(QStringLiteral("Bea; in civil disorder from Fall 1901 on")));
    }
};

CHANCERY_SUITE(TestPlayers, QApplication)

} // namespace chancery::tst_players

#include "tst_players.moc"
