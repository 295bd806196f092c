// SPDX-License-Identifier: GPL-3.0-or-later
// What changed between two phases: the values, the picture, the words, and that only the gamemaster sees it.
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/comparison_page.h"
#include "ui/console/orders_panel.h"
#include "ui/console/time_line.h"
#include "ui/desk/sheet_edits.h"
#include "ui/scene/comparison.h"
#include "ui/words/comparison_words.h"

#include <QAction>
#include <QTextBrowser>

#include <algorithm>

namespace chancery::tst_comparison {

namespace {

/// Plays phases from a position, each with these orders ("" between them begins the next phase), and begins
/// the phase after the last one.
Game played(Phase phase, const QStringList& units, const QStringList& centres, const QStringList& phases)
{
    const auto list = [](const QStringList& texts) {
        std::vector<std::string> all;
        for (const QString& text : texts) all.push_back(text.toStdString());
        return all;
    };
    Game game = gameFrom(sketch::sharedMap(), phase, sketch::position(list(units), list(centres)));
    for (const QString& orders : phases) {
        const PhaseRecord now = game.current();
        game.phases.back() =
            sketch::record(now.phase, now.before, list(orders.split("; ", Qt::SkipEmptyParts)));
        game = advance(resolve(std::move(game)));
    }
    return game;
}

QString text(const Map& map, const Unit& unit)
{
    const std::string power = map[unit.power].name;
    return QString::fromStdString(power + " " + canonical(map, unit));
}

QStringList text(const Map& map, const UnitChanges& changes)
{
    QStringList all;
    for (const UnitWay& way : changes.moved) all << text(map, way.was) + " > " + text(map, way.is);
    for (const Unit& unit : changes.came) all << "+ " + text(map, unit);
    for (const Unit& unit : changes.gone) all << "- " + text(map, unit);
    return all;
}

std::vector<Unit> unitsIn(const Position& position)
{
    std::vector<Unit> all = position.units;
    for (const DislodgedUnit& dislodged : position.dislodged) all.push_back(dislodged.unit);
    return all;
}

void sort(std::vector<Unit>& units)
{
    std::ranges::sort(units, {}, [](const Unit& unit) { return std::tuple(unit.at, unit.power, unit.kind); });
}

/// Returns the law that a comparison of a game breaks; empty if it keeps them all.
QString brokenLaw(const Game& game, std::size_t from, std::size_t to)
{
    const Comparison found = comparisonOf(game, to, from);
    if (found.from != from || found.to != to) return "the later phase comes first";
    const Position &before = game.phases[from].before, &after = comparedPosition(game, to);
    std::vector<Unit> now = unitsIn(before), then = unitsIn(after);
    for (const Unit& unit : found.units.gone)
        if (std::erase(now, unit) != 1) return "a unit is gone that was not there";
    for (const UnitWay& way : found.units.moved) {
        if (std::erase(now, way.was) != 1) return "a unit moved that was not there";
        if (way.was.power != way.is.power || way.was.kind != way.is.kind) return "a unit became another";
    }
    for (const UnitWay& way : found.units.moved) now.push_back(way.is);
    now.insert(now.end(), found.units.came.begin(), found.units.came.end());
    sort(now), sort(then);
    if (now != then) return "the changes do not lead to the later position";
    for (const ComparedPower& row : found.powers) {
        const Power power = row.centres.power;
        const auto gained = std::ranges::count(found.transfers, power, &Transfer::to);
        const auto lost = std::ranges::count(found.transfers, power, &Transfer::from);
        if (row.centres.before + gained - lost != row.centres.centres) return "centres";
        const auto came = std::ranges::count(found.units.came, power, &Unit::power);
        const auto gone = std::ranges::count(found.units.gone, power, &Unit::power);
        if (row.unitsBefore + came - gone != row.units) return "units";
    }
    return {};
}

/// A Spring and a Fall in which France takes Belgium and Spain, and the winter after them.
Game twoSeasons()
{
    return played(
        {Season::Spring, 1901, PhaseKind::Movement},
        {"France A PAR", "France A MAR", "France F BRE", "Germany A MUN"},
        {"France PAR MAR BRE", "Germany MUN"},
        {"A PAR - BUR; A MAR - SPA; F BRE - MAO; A MUN H", "A BUR - BEL; A SPA H; F MAO H; A MUN H"});
}

/// What the players see and what the gamemaster does.
struct Desk
{
    Session session;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }};

    explicit Desk(Game game)
        : session(std::move(game))
    {
    }
    auto seen() const
    {
        const AudienceView& players = presenter.audience();
        return std::tuple(players.picture(), players.caption(), players.card(), players.phase(),
                          players.earlier(), players.column(), players.phasesSeen());
    }
};

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitsAreFollowed_data()
    {
        QTest::addColumn<QStringList>("units");
        QTest::addColumn<QStringList>("centres");
        QTest::addColumn<QStringList>("phases");
        QTest::addColumn<QStringList>("changes");
        const auto row = [](const char* name, QStringList units, QStringList centres, QStringList phases,
                            QStringList changes) {
            QTest::newRow(name) << units << centres << phases << changes;
        };
        row("nothing happens", {"France A PAR"}, {"France PAR"}, {"A PAR H"}, {});
        row("it moves", {"France A PAR"}, {"France PAR"}, {"A PAR - BUR"}, {"France A PAR > France A BUR"});
        row("it moves twice", {"France A PAR"}, {"France PAR"}, {"A PAR - BUR", "A BUR - MAR"},
            {"France A PAR > France A MAR"});
        row("there and back", {"France A PAR"}, {"France PAR"}, {"A PAR - BUR", "A BUR - PAR"}, {});
        row("it bounces", {"France A PAR", "Germany A MUN"}, {"France PAR", "Germany MUN"},
            {"A PAR - BUR; A MUN - BUR"}, {});
        row("one follows another of its power", {"France A PAR", "France A GAS"}, {"France PAR MAR"},
            {"A PAR - BUR; A GAS - PAR"}, {"France A GAS > France A PAR", "France A PAR > France A BUR"});
        row("a coast that was not written", {"France F GAS"}, {"France BRE"}, {"F GAS - SPA"},
            {"France F GAS > France F SPA/nc"});
        row("it is dislodged and retreats", {"France A BUR", "Germany A MUN", "Germany A RUH"},
            {"France PAR", "Germany MUN KIE"}, {"A BUR H; A MUN - BUR; A RUH S A MUN - BUR", "A BUR - PAR"},
            {"France A BUR > France A PAR", "Germany A MUN > Germany A BUR"});
        row("it is dislodged and disbands", {"France A BUR", "Germany A MUN", "Germany A RUH"},
            {"France PAR", "Germany MUN KIE"}, {"A BUR H; A MUN - BUR; A RUH S A MUN - BUR", "D A BUR"},
            {"Germany A MUN > Germany A BUR", "- France A BUR"});
    }
    void unitsAreFollowed()
    {
        QFETCH(QStringList, units);
        QFETCH(QStringList, centres);
        QFETCH(QStringList, phases);
        QFETCH(QStringList, changes);
        const Game game = played({Season::Spring, 1901, PhaseKind::Movement}, units, centres, phases);
        QStringList found = text(*game.map, unitChanges(game, 0, game.phases.size() - 1));
        found.sort(), changes.sort();
        QCOMPARE(found, changes);
    }

    void theLastPhaseCountsWithItsResult()
    {
        Game game = played({Season::Spring, 1901, PhaseKind::Movement}, {"France A PAR"}, {"France PAR"},
                           {"A PAR - BUR"});
        QCOMPARE(&comparedPosition(game, 1), &game.phases[1].before);
        game.phases.back() = sketch::record(game.current().phase, game.current().before, {"A BUR - BEL"});
        game = resolve(std::move(game));
        QCOMPARE(text(*game.map, unitChanges(game, 0, 1)), QStringList{"France A PAR > France A BEL"});
        QCOMPARE(comparisonOf(game, 0, 1).transfers.size(), std::size_t(1));
    }

    void realGamesKeepTheLaws_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 1; i <= realGames; ++i) QTest::addRow("game %d", i) << i;
    }
    void realGamesKeepTheLaws()
    {
        QFETCH(int, number);
        const Game game = realGame(number);
        for (std::size_t to = 1; to < game.phases.size(); ++to)
            for (const std::size_t from : {std::size_t(0), to / 2, to - 1}) {
                const QString broken = brokenLaw(game, from, to);
                QVERIFY2(broken.isEmpty(), qPrintable(QString("%1 > %2: %3").arg(from).arg(to).arg(broken)));
            }
    }

    void thePictureShowsEachChange()
    {
        const Game game = realGame(1);
        const Comparison found = comparisonOf(game, 0, game.phases.size() - 1);
        ProvinceSet centres;
        for (const Transfer& transfer : found.transfers) centres.add(transfer.centre);
        const Position& now = comparedPosition(game, found.to);
        const Picture picture =
            composeChanges(*game.map, sketch::standardGeometry(), now, found.units, centres);
        QVERIFY(!found.units.came.empty() && !found.units.gone.empty() && !found.units.moved.empty());
        const auto count = [&](TokenState state) {
            return std::size_t(std::ranges::count(picture.tokens, state, &Token::state));
        };
        QCOMPARE(picture.owner, now.owner);
        QCOMPARE(picture.arrows.size(), found.units.moved.size());
        QCOMPARE(picture.highlights.size(), found.transfers.size());
        QCOMPARE(count(TokenState::Built), found.units.came.size());
        QCOMPARE(count(TokenState::Removed), found.units.gone.size());
        QCOMPARE(picture.tokens.size(), unitsIn(now).size() + found.units.gone.size());
    }

    void itIsSaidPowerByPower()
    {
        const Game game = twoSeasons();
        const ComparisonWords words(game);
        const Comparison found = comparisonOf(game, 0, 2);
        QCOMPARE(words.heading(found), QString("Spring 1901, movement → Winter 1901, adjustments"));
        QCOMPARE(found.powers.size(), std::size_t(2));
        QCOMPARE(words.counts(found.powers[0]), QString("France: centres 3 to 5, units 3"));
        QCOMPARE(words.counts(found.powers[1]), QString("Germany: centres 1, units 1"));
        QCOMPARE(words.changes(found, game.map->findPower("France")),
                 QStringList({"Gained Belgium, Spain", "Moved: F Bre → Mao, A Mar → Spa, A Par → Bel"}));
        QVERIFY(words.changes(found, game.map->findPower("Germany")).isEmpty());
    }

    void thePlayersSeeNothingOfIt()
    {
        for (const bool resolved : {false, true}) {
            Desk desk(twoSeasons());
            if (resolved) desk.presenter.resolve();
            const auto before = desk.seen();
            const Picture board = desk.presenter.console().picture();
            desk.presenter.compare(0, 2);
            QVERIFY(desk.presenter.console().comparison());
            QVERIFY(desk.presenter.console().picture() != board);
            QVERIFY(desk.seen() == before);
            desk.presenter.leaveComparison();
            QVERIFY(!desk.presenter.console().comparison());
            QVERIFY(desk.presenter.console().picture() == board);
            QVERIFY(desk.seen() == before);
        }
    }

    /// The players are shown Spring again meanwhile.
    void anEarlierPhaseThatTheyAreShownStays()
    {
        Desk desk(twoSeasons());
        desk.presenter.showPhase(0);
        desk.presenter.setPastShared(true);
        const auto before = desk.seen();
        desk.presenter.compare(0, 2);
        QVERIFY(desk.seen() == before);
        QCOMPARE(desk.presenter.shownPhase(), std::size_t(0));
    }

    void itIsLeftByWhateverShowsAnotherBoard_data()
    {
        QTest::addColumn<int>("way");
        int way = 0;
        for (const char* name :
             {"another phase", "the same phase", "resolved", "another game", "the story is played"})
            QTest::newRow(name) << way++;
    }
    void itIsLeftByWhateverShowsAnotherBoard()
    {
        QFETCH(int, way);
        Game game = twoSeasons();
        if (way == 4) game = playedUntil(game, 2); // with a story to play
        Desk desk(std::move(game));
        if (way == 4) desk.presenter.story().skip();
        desk.presenter.compare(1, 0);
        QVERIFY(desk.presenter.console().comparison() && !desk.presenter.desk().open());
        if (way == 0) desk.presenter.showPhase(0);
        if (way == 1) desk.presenter.showPresent();
        if (way == 2) desk.presenter.resolve();
        if (way == 3) desk.session.start(newGame(sketch::sharedMap()));
        if (way == 4) desk.presenter.story().replay();
        QVERIFY(!desk.presenter.console().comparison());
        QCOMPARE(desk.presenter.desk().open(), way == 1 || way == 3);
    }

    /// While a story plays, each frame asks for it; what changes the orders makes it again.
    void itIsMadeOnceAndAgainWhenTheGameChanges()
    {
        Desk desk(twoSeasons());
        desk.presenter.compare(0, 2);
        const void* made = desk.presenter.console().comparison()->transfers.data();
        const Picture board = desk.presenter.console().picture();
        Q_EMIT desk.presenter.picturesChanged();
        QCOMPARE(static_cast<const void*>(desk.presenter.console().comparison()->transfers.data()), made);
        QVERIFY(desk.presenter.console().picture() == board);
        writeSheet(desk.session, desk.session.map().findPower("France"), "Build A Par");
        QVERIFY(*desk.presenter.console().comparison() == comparisonOf(desk.session.game(), 0, 2));
    }

    void onePhaseIsNotComparedWithItself()
    {
        Desk desk(twoSeasons());
        desk.presenter.compare(1, 1);
        desk.presenter.compare(1, 3);
        QVERIFY(!desk.presenter.console().comparison() && desk.presenter.desk().open());
    }

    void aClickWithCtrlOnTheLineOfPhasesCompares()
    {
        Desk desk(twoSeasons());
        TimeLine line(desk.session, desk.presenter);
        line.resize(400, 24);
        QTest::mouseClick(&line, Qt::LeftButton, Qt::ControlModifier, line.placeOf(0).center());
        QVERIFY(desk.presenter.console().comparison());
        QCOMPARE(desk.presenter.shownPhase(), std::size_t(2));
        QTest::mouseClick(&line, Qt::LeftButton, {}, line.placeOf(2).center());
        QVERIFY(!desk.presenter.console().comparison());
    }

    void thePageTakesThePlaceOfTheOrders()
    {
        Desk desk(twoSeasons());
        OrdersPanel panel(desk.session, desk.presenter);
        QVERIFY(!panel.writing().isHidden() && panel.comparison().isHidden());
        desk.presenter.compare(0, 2);
        QVERIFY(panel.writing().isHidden() && panel.results().isHidden() && !panel.comparison().isHidden());
        const QString text = panel.findChild<QTextBrowser*>("comparison")->toPlainText();
        QVERIFY2(text.contains("France: centres 3 to 5, units 3\nGained Belgium, Spain"), qPrintable(text));
        QAction leave;
        connect(&leave, &QAction::triggered, &desk.presenter, &Presenter::leaveComparison);
        panel.comparison().offer(&leave);
        QTest::keyClick(&panel.comparison(), Qt::Key_Escape);
        QVERIFY(!panel.writing().isHidden() && panel.comparison().isHidden());
    }
};

CHANCERY_SUITE(TestComparison, QApplication)

} // namespace chancery::tst_comparison

#include "tst_comparison.moc"
