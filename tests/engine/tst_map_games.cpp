// SPDX-License-Identifier: GPL-3.0-or-later
// Every map that the program carries can be played, saved and opened again; what its set-up says is so.
#include "engine/files/game_file.h"
#include "engine/files/game_replay.h"
#include "engine/map/map_file.h"
#include "engine/orders/choices.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/suite.h"

namespace chancery::tst_map_games {

namespace {

constexpr std::size_t phases = 40;

std::shared_ptr<const Map> shipped(const char* id)
{
    return *shippedMaps()(id);
}

Order build(const Map& map, const char* power, UnitKind kind, const char* at)
{
    const Power who = map.findPower(power);
    return {who, {who, kind, map.findLocation(at)}, Build{}};
}

const char* const head = "format = 1\nid = \"x\"\nname = \"X\"\nbased_on = \"standard\"\n";

std::string firstFault(const std::string& text)
{
    const std::vector<Error> faults = mapFaults(head + text, "x.toml", standardMaps());
    return faults.empty() ? "" : faults.front().text();
}

} // namespace

class TestMapGames : public QObject
{
    Q_OBJECT

    static void everyMap()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : shippedMapIds) QTest::newRow(id) << id;
    }

private Q_SLOTS:
    void obeysTheLaws_data() { everyMap(); }
    void obeysTheLaws()
    {
        QFETCH(QString, id);
        const std::string path = "maps/" + id.toStdString() + ".toml";
        for (const Error& fault : mapFaults(sourceFile(path), path, standardMaps()))
            QFAIL(fault.text().c_str());
    }

    void everyCodeIsReadInEveryOrder_data() { everyMap(); }
    void everyCodeIsReadInEveryOrder()
    {
        QFETCH(QString, id);
        const std::shared_ptr<const Map> map = shipped(id.toUtf8());
        const Position nothing{{}, {}, std::vector<Power>(map->provinces.size(), noPower), {}};
        for (const auto& province : map->provinces) {
            const Location at = map->findLocation(province.code);
            const UnitKind kind = province.terrain == Terrain::Sea ? UnitKind::Fleet : UnitKind::Army;
            const Unit unit{Power{}, kind, at};
            Position position = nothing;
            place(*map, position, unit);
            const std::string spelled = (kind == UnitKind::Army ? "A " : "F ") + province.code;
            const auto readsAs = [&](PhaseKind phase, const std::string& text) {
                const Result<Order> order = readOrder({*map, position, phase, unit.power}, text);
                QVERIFY2(order, (text + ": " + (order ? "" : order.error().text())).c_str());
                QCOMPARE(canonical(*map, position, *order), text);
            };
            readsAs(PhaseKind::Movement, spelled + " H");
            readsAs(PhaseKind::Adjustment, "D " + spelled);
            position = nothing;
            readsAs(PhaseKind::Adjustment, "B " + spelled);
        }
    }

    void isPlayedSavedAndReopened_data() { everyMap(); }
    void isPlayedSavedAndReopened()
    {
        QFETCH(QString, id);
        const auto map = shipped(id.toLatin1());
        for (std::uint32_t seed = 1; seed <= 3; ++seed) {
            const Game played = randomGame(map, seed, phases);
            QVERIFY(played.phases.size() > 5);
            const Result<Game> again = readGame(writeGame(played), "x.chancery", shippedMaps());
            QVERIFY2(again, again ? "" : again.error().text().c_str());
            QCOMPARE(again->map->id, id.toStdString());
            QCOMPARE(again->phases.size(), played.phases.size());
            for (std::size_t i = 0; i < played.phases.size(); ++i) {
                QVERIFY(again->phases[i].before == played.phases[i].before);
                QVERIFY(again->phases[i].outcome->after == played.phases[i].outcome->after);
            }
        }
    }

    void hasNamesInGerman_data() { everyMap(); }
    void hasNamesInGerman()
    {
        QFETCH(QString, id);
        const auto map = shipped(id.toLatin1());
        int translated = 0;
        for (const ProvinceInfo& info : map->provinces) translated += info.names.contains("de");
        QVERIFY2(translated * 2 > static_cast<int>(map->provinces.size()), qPrintable(id));
    }

    void fleetRomeChangesItalyAlone()
    {
        const auto map = shipped("fleet-rome"), standard = shipped("standard");
        for (const Power power : map->everyPower()) {
            const bool same = (*map)[power].start == (*standard)[power].start;
            QCOMPARE(same, (*map)[power].name != "Italy");
            QVERIFY((*map)[power].homes == (*standard)[power].homes);
        }
        const Position start = startOf(*map);
        const Unit* rome = unitAt(*map, start, map->findProvince("ROM"));
        QVERIFY(rome && rome->kind == UnitKind::Fleet);
        QCOMPARE(map->picture, standard->picture);
    }

    void chaosBeginsWithOneBuildEach()
    {
        const auto map = shipped("chaos");
        QCOMPARE(map->powers.size(), 34U);
        const Game game = newGame(map);
        QVERIFY(game.current().phase.kind == PhaseKind::Adjustment);
        for (const Power power : map->everyPower()) {
            const AdjustmentChoices choices = adjustmentChoices(*map, game.current().before, power);
            QCOMPARE(choices.count, 1);
            QCOMPARE(choices.buildArmy.size(), 1);
        }
    }

    void chaosBuildsWhereverACentreIsOwned()
    {
        const auto map = shipped("chaos");
        Position position = startOf(*map);
        const Power vienna = map->findPower("Vienna");
        position.owner[index(map->findProvince("BUD"))] = vienna;
        const std::vector<Order> orders{build(*map, "Vienna", UnitKind::Army, "BUD"),
                                        build(*map, "Vienna", UnitKind::Army, "TRI")};
        const Outcome outcome = resolveAdjustments(*map, {}, position, orders);
        QVERIFY(outcome.results[0].finding.rule == Rule::Built);
        QVERIFY(outcome.results[1].finding.rule == Rule::BuildNotOwned);
        const auto home =
            resolveAdjustments(*shipped("standard"), {}, startOf(*shipped("standard")),
                               std::vector{build(*shipped("standard"), "Italy", UnitKind::Army, "TRI")});
        QVERIFY(home.results[0].finding.rule == Rule::BuildNotHome);
    }

    void aSetUpIsReadStrictly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const char* text, const char* fault) {
            QTest::newRow(name) << text << fault;
        };
        row("fine", "", "");
        row("spaces of its own", "[[province]]\ncode = \"XXX\"\n",
            "x.toml:5:1: “province” is not a key of a set-up");
        row("unknown power", "[[change]]\npower = \"Spain\"\n",
            "x.toml:6:9: “Spain” is not a power on this map");
        row("unknown builds", "builds = \"all\"\n",
            "x.toml:5:10: “all” is unknown; expected home or any_owned");
        row("unit at sea", "[[change]]\npower = \"Italy\"\nunits = [\"A ION\"]\n",
            "ION is a sea; an army cannot start there");
        row("home of another", "[[change]]\npower = \"Italy\"\nhome = [\"NAP\", \"ROM\", \"VIE\"]\n",
            "VIE is already a home centre of Austria");
    }
    void aSetUpIsReadStrictly()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const QString told = QString::fromStdString(firstFault(text.toStdString()));
        QVERIFY2(fault.isEmpty() ? told.isEmpty() : told.contains(fault), qPrintable(told));
    }

    void aSetUpNeedsABoard()
    {
        const std::string text = std::string(head);
        QVERIFY(!readMap(text, "x.toml"));
        const MapLoader none = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
            return Error{"there is none", {}};
        };
        const Result<Map> map = readMap(text, "x.toml", none);
        QVERIFY(!map);
        QCOMPARE(map.error().text(), "x.toml:4:12: cannot be based on “standard”: there is none");
    }
};

CHANCERY_SUITE(TestMapGames, NoApplication)

} // namespace chancery::tst_map_games

#include "tst_map_games.moc"
