// SPDX-License-Identifier: GPL-3.0-or-later
// The one check of a position: each fault with its sentence, which phases it stops, and the law that whatever
// a position can hold is refused or resolved under every rulebook, and can be shown.
#include "engine/adjudicate/civil_disorder.h"
#include "engine/files/case_under.h"
#include "engine/game/desk_check.h"
#include "engine/game/flying_dutchman.h"
#include "engine/game/missing.h"
#include "engine/game/paradox_choices.h"
#include "engine/orders/choices.h"
#include "engine/orders/fault_text.h"
#include "tests/support/random_positions.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_position_faults {

namespace {

using sketch::power;
using Kind = PositionFault::Kind;

constexpr std::array phaseKinds{PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment};

Province at(const char* code)
{
    return standardMap().findProvince(code);
}

DislodgedUnit dislodged(const char* unit, const char* from, const char* to = nullptr)
{
    LocationSet ways;
    if (to) ways.add(standardMap().findLocation(to));
    return {sketch::unit(unit), at(from), ways};
}

/// Vienna under Austria, and what makes it impossible.
Position with(const std::function<void(Position&)>& change)
{
    Position position =
        sketch::position({"Austria A VIE"}, {"Austria VIE TRI", "Italy VEN ROM", "Germany MUN"});
    change(position);
    return position;
}

constexpr PhaseKind m = PhaseKind::Movement, r = PhaseKind::Retreat, a = PhaseKind::Adjustment;

void addRow(const char* name, Kind kind, PhaseKind phase, const Position& position, const char* said)
{
    QTest::newRow(name) << int(kind) << int(phase) << position << QString::fromUtf8(said);
}

/// What a map does not have at all.
void offTheMap()
{
    const char* const offMap = "A unit is at no place of this map where it can be, is of no power of this "
                               "map, or is not in its order.";
    addRow("of no power", Kind::OffMap, m, with([](Position& p) {
               p.units.push_back({noPower, UnitKind::Army, whole(at("WAL"))});
           }),
           offMap);
    addRow("at no place", Kind::OffMap, a, with([](Position& p) {
               p.surplus.push_back({power("Italy"), UnitKind::Army, nowhere});
           }),
           offMap);
    addRow("an army on a coast", Kind::OffMap, m, with([](Position& p) {
               p.units.insert(p.units.begin(),
                              {power("Italy"), UnitKind::Army, standardMap().findLocation("SPA/nc")});
           }),
           offMap);
    addRow("came from nowhere", Kind::OffMap, r, with([](Position& p) {
               p.dislodged.push_back({sketch::unit("Italy A VIE"), Province{120}, {}});
           }),
           offMap);
    addRow("a standoff nowhere", Kind::OffMap, m, with([](Position& p) { p.contested.add(Province{120}); }),
           offMap);
    addRow("an owner of another map", Kind::OwnersMissing, a, with([](Position& p) {
               p.owner[index(at("VIE"))] = static_cast<Power>(standardMap().powers.size());
           }),
           "The position does not say who owns the centres.");
    addRow("units in any order", Kind::OffMap, m,
           with([](Position& p) { p.units.insert(p.units.begin(), sketch::unit("Italy A WAR")); }), offMap);
    addRow("no owners are told", Kind::OwnersMissing, m, with([](Position& p) { p.owner.clear(); }),
           "The position does not say who owns the centres.");
}

void wrongUnits()
{
    addRow("second unit", Kind::SecondUnit, m,
           with([](Position& p) { placeBeside(standardMap(), p, sketch::unit("Italy A VIE")); }),
           "A VIE (Italy): another unit is in Vienna too.");
    addRow("second unit among the units", Kind::SecondUnit, a,
           with([](Position& p) { p.units.push_back(sketch::unit("Italy A VIE")); }),
           "A VIE (Italy): another unit is in Vienna too.");
    addRow("army at sea", Kind::WrongTerrain, m, with([](Position& p) {
               place(standardMap(), p, {power("Italy"), UnitKind::Army, whole(at("ION"))});
           }),
           "A ION (Italy): an army cannot be at sea.");
    addRow("fleet inland", Kind::WrongTerrain, m, with([](Position& p) {
               place(standardMap(), p, {power("Italy"), UnitKind::Fleet, whole(at("TYR"))});
           }),
           "F TYR (Italy): a fleet cannot be inland.");
    addRow("no coast", Kind::CoastMissing, m, with([](Position& p) {
               place(standardMap(), p, {power("Italy"), UnitKind::Fleet, whole(at("SPA"))});
           }),
           "F SPA (Italy): it is on no coast of Spain.");
}

void wrongRetreats()
{
    addRow("dislodged in movement", Kind::DislodgedTooEarly, m,
           with([](Position& p) { p.dislodged.push_back(dislodged("Italy A VIE", "TYR")); }),
           "A VIE (Italy) is dislodged, but no units retreat in this phase.");
    addRow("dislodged in Winter", Kind::DislodgedTooEarly, a,
           with([](Position& p) { p.dislodged.push_back(dislodged("Italy A VIE", "TYR")); }),
           "A VIE (Italy) is dislodged, but no units retreat in this phase.");
    addRow("dislodged twice", Kind::DislodgedTwice, r, with([](Position& p) {
               p.dislodged = {dislodged("Italy A VIE", "TYR"), dislodged("Germany A VIE", "BOH")};
           }),
           "A VIE (Germany): another unit is dislodged in Vienna too.");
    addRow("retreat to a unit", Kind::RetreatOccupied, r, with([](Position& p) {
               place(standardMap(), p, sketch::unit("Italy A TYR"));
               p.dislodged.push_back(dislodged("Italy A VIE", "BOH", "TYR"));
           }),
           "A VIE (Italy) cannot retreat to Tyrolia: there is a unit.");
    addRow("retreat to a standoff", Kind::RetreatContested, r, with([](Position& p) {
               p.contested.add(at("TYR"));
               p.dislodged.push_back(dislodged("Italy A VIE", "BOH", "TYR"));
           }),
           "A VIE (Italy) cannot retreat to Tyrolia: there was a standoff.");
    addRow("retreat too far", Kind::RetreatTooFar, r,
           with([](Position& p) { p.dislodged.push_back(dislodged("Italy A VIE", "BOH", "NAP")); }),
           "A VIE (Italy) cannot retreat to Naples: it is not adjacent.");
    addRow("retreat off the map", Kind::RetreatTooFar, r, with([](Position& p) {
               p.dislodged.push_back(dislodged("Italy A VIE", "BOH"));
               p.dislodged.back().retreats.add(Location{127});
           }),
           "A VIE (Italy) cannot retreat to -: it is not adjacent.");
    addRow("nothing to retreat", Kind::NothingToRetreat, r, with([](Position&) {}),
           "No unit is dislodged, so none retreats.");
}

void wrongWinters()
{
    addRow("nothing to adjust", Kind::NothingToAdjust, a, with([](Position& p) {
               p.owner.assign(p.owner.size(), noPower);
               p.owner[index(at("VIE"))] = power("Austria");
           }),
           "No power may build or must remove a unit.");
    addRow("no owners", Kind::NoOwners, a, with([](Position& p) { p.owner.assign(p.owner.size(), noPower); }),
           "No centre has an owner, so every unit is removed.");
    addRow("no dislodger", Kind::NoDislodger, r,
           with([](Position& p) { p.dislodged.push_back(dislodged("Italy A TYR", "MUN")); }),
           "A TYR (Italy) is dislodged, but no other unit is in Tyrolia.");
    addRow("contested and occupied", Kind::ContestedOccupied, m,
           with([](Position& p) { p.contested.add(at("VIE")); }),
           "Vienna is marked as contested, but there is a unit.");
    addRow("too many", Kind::TooMany, m, with([](Position& p) {
               for (const char* unit : {"Italy A ROM", "Italy A TUS", "Italy A APU"})
                   place(standardMap(), p, sketch::unit(unit));
           }),
           "Italy has too many units (units: 3, centres: 2).");
}

/// Returns whether the results are of a position in which nothing is that cannot be.
bool isWell(const Map& map, const Outcome& outcome)
{
    const PhaseKind next = outcome.after.dislodged.empty() ? PhaseKind::Movement : PhaseKind::Retreat;
    return canResolve(map, next, outcome.after);
}

} // namespace

class TestPositionFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsNamed_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("phase");
        QTest::addColumn<Position>("position");
        QTest::addColumn<QString>("said");
        offTheMap();
        wrongUnits();
        wrongRetreats();
        wrongWinters();
    }

    void eachIsNamed()
    {
        QFETCH(int, kind);
        QFETCH(int, phase);
        QFETCH(Position, position);
        QFETCH(QString, said);
        const auto in = static_cast<PhaseKind>(phase);
        const std::vector<PositionFault> faults = faultsOf(standardMap(), in, position);
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(int(faults.front().kind), kind);
        QCOMPARE(QString::fromStdString(english(standardMap(), faults.front())), said);
        const bool stopped = stopsPhase(static_cast<Kind>(kind), in);
        QCOMPARE(canResolve(standardMap(), in, position), !stopped);
        QCOMPARE(stoppingFaults(standardMap(), in, position).empty(), !stopped);
        if (stopped)
            QVERIFY_EXCEPTION_THROWN(resolve(in, standardMap(), {}, position, {}), FailedCheck);
        else
            resolve(in, standardMap(), {}, position, {});
    }

    /// M, R and A for the phases that a fault stops.
    void whichStopsWhich()
    {
        const std::map<Kind, QString> expected{
            {Kind::OffMap, "MRA"},       {Kind::OwnersMissing, "MRA"}, {Kind::SecondUnit, "MRA"},
            {Kind::WrongTerrain, "MRA"}, {Kind::CoastMissing, "MRA"},  {Kind::DislodgedTooEarly, "MA"},
            {Kind::DislodgedTwice, "R"}, {Kind::RetreatOccupied, ""},  {Kind::RetreatContested, ""},
            {Kind::RetreatTooFar, ""},   {Kind::NothingToRetreat, ""}, {Kind::NothingToAdjust, ""},
            {Kind::NoOwners, ""},        {Kind::NoDislodger, ""},      {Kind::ContestedOccupied, ""},
            {Kind::TooMany, ""},         {Kind::NeverBuilt, ""},       {Kind::WrongCoast, ""},
        };
        QCOMPARE(expected.size(), positionFaultKinds);
        for (const auto& [kind, phases] : expected) {
            QString stopped;
            for (const auto& [phase, letter] : {std::pair(PhaseKind::Movement, 'M'),
                                                {PhaseKind::Retreat, 'R'},
                                                {PhaseKind::Adjustment, 'A'}})
                if (stopsPhase(kind, phase)) stopped += QLatin1Char(letter);
            QCOMPARE(stopped, phases);
        }
    }

    void thoseThatStopComeFirst()
    {
        Position position = sketch::position({"Austria A VIE", "Austria A BUD"}, {"Austria VIE"});
        position.contested.add(at("BUD"));
        placeBeside(standardMap(), position, sketch::unit("Italy A VIE"));
        const auto faults = faultsOf(standardMap(), PhaseKind::Movement, position);
        QCOMPARE(faults.size(), std::size_t(4));
        QVERIFY(faults[0].kind == Kind::SecondUnit);
        QCOMPARE(stoppingFaults(standardMap(), PhaseKind::Movement, position),
                 (std::vector<PositionFault>{faults[0]}));
    }

    /// Whatever a position can hold: it is refused, or resolved without a fault of ours, under every
    /// rulebook.
    void whateverThereIsIsRefusedOrResolved()
    {
        RandomPositions lot(standardMap(), 33, RandomPositions::Range::InTheType);
        std::array<int, 3> resolved{}, refused{};
        for (int i = 0; i < 3000; ++i) {
            const Position position = lot.next();
            const std::vector<Order> orders = lot.orders(position);
            for (const PhaseKind kind : phaseKinds) {
                const auto faults = faultsOf(standardMap(), kind, position);
                const bool stopped = std::ranges::any_of(
                    faults, [kind](const PositionFault& one) { return stopsPhase(one.kind, kind); });
                QCOMPARE(canResolve(standardMap(), kind, position), !stopped);
                QCOMPARE(stoppingFaults(standardMap(), kind, position).empty(), !stopped);
                for (const PositionFault& fault : faults) QVERIFY(!english(standardMap(), fault).empty());
                ++(stopped ? refused : resolved)[static_cast<std::size_t>(kind)];
                for (const RulebookInfo& book : rulebooks()) {
                    if (stopped) {
                        QVERIFY_EXCEPTION_THROWN(resolve(kind, standardMap(), book.options, position, orders),
                                                 FailedCheck);
                        continue;
                    }
                    const Outcome outcome = resolve(kind, standardMap(), book.options, position, orders);
                    QVERIFY(outcome.results.size() >= orders.size());
                    QVERIFY(isWell(standardMap(), outcome));
                }
            }
        }
        for (const std::size_t kind : {0, 1, 2}) QVERIFY(resolved[kind] > 300 && refused[kind] > 300);
    }

    /// What only shows a position copes with whatever a file can hold.
    void whateverAFileHoldsCanBeShown()
    {
        for (const Game& game : drawnGames(sharedMap(), 600, 34)) show(game);
    }

private:
    static void show(const Game& game)
    {
        const PhaseRecord& record = game.current();
        const Outcome preview = previewOf(game, record);
        QCOMPARE(preview.results.empty() && preview.automatic.empty() && preview.after == record.before,
                 !canResolve(*game.map, record) ||
                     (outcomeOf(game, record).results.empty() && preview.after == record.before));
        QCOMPARE(checkDesk(game).size(), game.map->powers.size());
        QVERIFY(missingOf(game).missing <= missingOf(game).asked);
        for (const Power one : game.map->everyPower()) {
            const AdjustmentChoices choices = adjustmentChoices(*game.map, record.before, one);
            QVERIFY(choices.count <= choices.owed);
            const auto first = removedFirst(*game.map, record.before, one, game.rulebook.options);
            QCOMPARE(first.has_value(), !choices.removable.empty());
            for (const Order& order : removedByRule(game, one)) QVERIFY(order.power == one);
        }
        for (const Unit& unit : record.before.units)
            QVERIFY(choicesFor(*game.map, record.before, game.map->provinceOf(unit.at)).unit == unit);
        const std::vector<PositionFault> findings = checkTable(game);
        QVERIFY(canResolve(*game.map, record) || !findings.empty());
        for (const PositionFault& finding : findings)
            for (const Remedy remedy : remediesFor(game, finding, FoundIn::Diplomacy))
                rulingsFor(game, finding, remedy, "found", "now");
        QVERIFY(possibleChoices(game).empty() || canResolve(*game.map, record));
        QCOMPARE(tally(game).size(), std::size_t(1));
    }
};

CHANCERY_SUITE(TestPositionFaults, QCoreApplication)

} // namespace chancery::tst_position_faults

#include "tst_position_faults.moc"
