// SPDX-License-Identifier: GPL-3.0-or-later
// What a finding names is what decided: tried by letting units hold instead, in all cases of the libraries,
// in written positions and in real games, also without one of the sheets. tst_told_causes tries that all that
// decided is named. It prints its figures.
#include "engine/adjudicate/outcome.h"
#include "engine/adjudicate/unit_result.h"
#include "engine/adjudicate/variations.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/orders/order_text.h"
#include "engine/rules/rule_names.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include <array>
#include <map>

namespace chancery::tst_cause_laws {

namespace {

/// What was tried, how often a law was broken, and the first places.
struct Breaches
{
    int phases = 0, tried = 0, compared = 0; ///< results are tried, and pairs of sentences compared
    std::map<std::string, int> counts;
    std::map<std::string, std::vector<std::string>> places;

    void add(const std::string& law, const std::string& place)
    {
        ++counts[law];
        if (places[law].size() < 12) places[law].push_back(place);
    }
};

/// Whether a move fails because another comes to the same province.
bool isKeptOut(Rule rule)
{
    return rule >= Rule::MoveStandsOff && rule <= Rule::MoveVoidAhead;
}

bool isCutByMoves(Rule rule)
{
    return rule == Rule::SupportCut || rule == Rule::SupportCutByLoser || rule == Rule::SupportCutByRoute ||
           rule == Rule::SupportDislodged;
}

bool isDisrupted(Rule rule)
{
    return rule >= Rule::MoveConvoyDisrupted && rule <= Rule::MoveWayDisrupted;
}

bool waitsForAnother(Rule rule)
{
    return rule == Rule::MoveBlocked || rule == Rule::MoveSelfDislodge;
}

/// Tries the findings of one resolved phase.
class Trials
{
public:
    Trials(std::string name, const Position& before, std::span<const Order> orders,
           const RuleOptions& options, Breaches& breaches)
        : name_(std::move(name))
        , before_(before)
        , orders_(orders)
        , options_(options)
        , outcome_(resolveMovement(standardMap(), options, before, orders))
        , variations_(standardMap(), options, before, orders)
        , breaches_(breaches)
    {
        ++breaches_.phases;
    }

    void tryAll()
    {
        for (const OrderResult& result : outcome_.results) {
            const Province left = result.finding.makesRoom;
            if (left != noProvince) tryHolding("a: need not make room", result, {left});
            tryHolding("a: cut support turns nothing", result, cuttersOf(result.finding.cutElsewhere));
            const bool asked = result.verdict == Verdict::Fails || result.verdict == Verdict::Cut;
            if (!asked || result.finding.rule == Rule::Ruled) continue;
            ++breaches_.tried;
            asked_ = at(result);
            tryNamed(result);
            tryUnitAhead(result);
            tryDislodgers(result);
            tryWinner(result);
        }
        tryNumbers();
    }

private:
    static const Map& map() { return standardMap(); }
    static Province at(const OrderResult& result) { return map().provinceOf(result.order.unit.at); }

    void breach(const std::string& law, const OrderResult& result, Province other = noProvince)
    {
        const Finding& why = result.finding;
        breaches_.add(law, name_ + ": " + canonical(map(), before_, result.order) + " " +
                               std::string(ruleName(why.rule)) +
                               (why.against == noProvince ? "" : " " + map()[why.against].code) +
                               (other == noProvince ? "" : " / " + map()[other].code));
    }

    void hold(ProvinceSet units)
    {
        std::vector<Order> changes;
        for (const Province p : units) {
            const Unit& unit = *unitAt(map(), before_, p);
            changes.push_back({unit.power, unit, Hold{}});
        }
        variations_.resolveWith(changes);
    }

    /// Returns whether an order that did not succeed does so while these units hold.
    bool turns(const OrderResult& result, ProvinceSet holding)
    {
        hold(holding);
        const Verdict now = variations_.resultOf(at(result)).verdict;
        return now == (result.verdict == Verdict::Cut ? Verdict::Given : Verdict::Succeeds);
    }

    /// Returns whether one of these supports or convoys another, which it does not if it is not on the board.
    bool helps(ProvinceSet units) const
    {
        for (const Province p : units)
            if (const Order& order = resultOf(map(), outcome_, p)->order;
                !as<Hold>(order) && !as<Move>(order))
                return true;
        return false;
    }

    /// Returns the same, while other units are not on the board at all: those that stay in the way.
    bool turnsWithout(const OrderResult& result, ProvinceSet holding, ProvinceSet gone)
    {
        if (gone.empty()) return turns(result, holding);
        Position position = before_;
        std::erase_if(position.units, [&](const Unit& unit) { return gone.has(map().provinceOf(unit.at)); });
        std::vector<Order> orders;
        for (const Order& order : orders_)
            if (const Province p = map().provinceOf(order.unit.at); !gone.has(p))
                orders.push_back(holding.has(p) ? Order{order.power, order.unit, Hold{}} : order);
        const Outcome then = resolveMovement(map(), options_, position, orders);
        const OrderResult* now = resultOf(map(), then, at(result));
        return now->verdict == (result.verdict == Verdict::Cut ? Verdict::Given : Verdict::Succeeds);
    }

    Province destinationOf(Province unit) const
    {
        const auto* move = as<Move>(resultOf(map(), outcome_, unit)->order);
        return move ? map().provinceOf(move->to) : noProvince;
    }

    /// Returns the units that a finding names as each enough.
    ProvinceSet enough(const Finding& why) const
    {
        if (isDisrupted(why.rule)) return {};
        ProvinceSet all = why.also;
        if (as<Move>(resultOf(map(), outcome_, asked_)->order)) all |= why.stopping;
        if (isCutByMoves(why.rule)) all |= why.inReserve;
        if (isKeptOut(why.rule) || isCutByMoves(why.rule) || isHeldUp(why)) all.add(why.against);
        return all;
    }

    /// Returns whether the unit in the destination is itself what stops a move, and waits for no other.
    static bool isHeldUp(const Finding& why)
    {
        return why.theirsKind == StrengthKind::Defend ||
               (waitsForAnother(why.rule) && why.stopping.empty()) || why.rule == Rule::MoveHeld;
    }

    /// Returns the units in the way of a move that waits, or of one for which it waits.
    ProvinceSet inTheWay(const OrderResult& result) const
    {
        ProvinceSet places;
        for (const Province unit :
             result.finding.between | ProvinceSet{at(result), destinationOf(at(result))})
            if (unit != noProvince && unitAt(map(), before_, unit)) places.add(destinationOf(unit));
        return places;
    }

    /// (a) If these hold, which are said to have decided, the result is another.
    void tryHolding(const char* law, const OrderResult& result, ProvinceSet units)
    {
        if (units.empty()) return;
        hold(units);
        if (variations_.resultOf(at(result)) == UnitResult{result.verdict, result.fate}) breach(law, result);
    }

    ProvinceSet cuttersOf(ProvinceSet supports) const
    {
        ProvinceSet cutters;
        for (const Province cut : supports) {
            const Finding& why = resultOf(map(), outcome_, cut)->finding;
            cutters |= why.also | ProvinceSet{why.against};
        }
        return cutters;
    }

    /// (a) Where a rival keeps a move out, and others are named that keep the unit in its destination from
    /// leaving, holding in place of all of these and of what helps them turns the result; what stands in the
    /// way whatever others do is not among them.
    void tryUnitAhead(const OrderResult& result)
    {
        const Finding& why = result.finding;
        if (!isKeptOut(why.rule) || why.stopping.empty()) return;
        if (!turns(result, enough(why) | why.behind)) breach("a: named, but turns nothing", result);
    }

    /// (a) Without those that dislodge its fleets, and would in their place, an army has its convoy; without
    /// those too that would keep it out it arrives, and while only the unit in its destination is left, not.
    void tryDislodgers(const OrderResult& result)
    {
        const Finding& why = result.finding;
        if (!isDisrupted(why.rule)) return;
        const ProvinceSet named = why.stopping | why.inReserve, all = named | why.also,
                          standing = all & ProvinceSet{destinationOf(asked_)};
        for (const DislodgedUnit& lost : outcome_.dislodged)
            if (why.fleets.has(map().provinceOf(lost.unit.at)) && !named.has(lost.attackedFrom))
                breach("a: another dislodges its fleet", result, lost.attackedFrom);
        hold(named);
        const Movement& then = variations_.aftermath().movement;
        if (!then.known.path.yes.has(at(result))) breach("a: does not turn it", result);
        if (!turnsWithout(result, all - standing, standing) && !helps(standing))
            breach("a: kept out with its convoy", result);
        if (!standing.empty() && turns(result, all - standing))
            breach("a: stands in no way", result, standing.first());
    }

    /// (a) Without all that are enough the result is another; while one of them is left, it is not.
    void tryNamed(const OrderResult& result)
    {
        const ProvinceSet named = enough(result.finding), standing = named & inTheWay(result);
        if (named.empty()) return;
        if (!turnsWithout(result, named - standing, standing) && !helps(standing))
            breach("a: does not turn it", result);
        if (!named.several()) return;
        for (const Province left : named) {
            const ProvinceSet others = named - ProvinceSet{left};
            if (turnsWithout(result, others - standing, others & standing) && !helps(others & standing))
                breach("a: not enough alone", result, left);
        }
    }

    ProvinceSet namedIn(const Finding& why) const
    {
        ProvinceSet all = why.also | why.stopping | why.behind | why.opposed | why.opposedBarred |
                          why.counted | why.cut | why.barred | why.fleets | why.idle | why.between |
                          why.cutElsewhere | why.inReserve;
        for (const Province p : {why.against, why.dislodges, why.powerless, why.exchanges})
            if (p != noProvince) all.add(p);
        return all;
    }

    /// A move that gets in is named by those that it keeps out.
    void tryWinner(const OrderResult& result)
    {
        const auto* move = as<Move>(result.order);
        const Finding& why = result.finding;
        if (!move || why.mineKind == StrengthKind::None) return;
        // A move that the unit ahead dislodges keeps no other out, however strong it is.
        if (why.against != noProvince && resultOf(map(), outcome_, why.against)->verdict == Verdict::Succeeds)
            return;
        for (const OrderResult& other : outcome_.results)
            if (const auto* gotIn = as<Move>(other.order);
                gotIn && other.verdict == Verdict::Succeeds &&
                map().provinceOf(gotIn->to) == map().provinceOf(move->to) && !namedIn(why).has(at(other)))
                breach("b: got in, not named", result, at(other));
    }

    /// (c) Two sentences about the same two units give each the same number for the same kind of strength.
    /// Of a move, whatever it is compared with, they may differ by supports that one of them names as barred.
    void tryNumbers()
    {
        for (const OrderResult& result : outcome_.results) {
            const Finding& mine = result.finding;
            if (mine.against == noProvince || mine.mineKind == StrengthKind::None) continue;
            const OrderResult* other = resultOf(map(), outcome_, mine.against);
            if (!other || other->finding.against != at(result)) continue;
            const Finding& theirs = other->finding;
            ++breaches_.compared;
            if (!agree(theirs.theirsKind, theirs.theirs, theirs.opposedBarred, mine.mineKind, mine.mine,
                       mine.barred))
                breach("c: two numbers", result, mine.against);
        }
    }

    static bool agree(StrengthKind kind, int number, ProvinceSet barred, StrengthKind otherKind,
                      int otherNumber, ProvinceSet otherBarred)
    {
        if (kind == otherKind) return number == otherNumber;
        const bool apart = kind == StrengthKind::Hold || otherKind == StrengthKind::Hold;
        return apart || kind == StrengthKind::None ||
               number + barred.size() == otherNumber + otherBarred.size();
    }

    std::string name_;
    const Position& before_;
    const std::span<const Order> orders_;
    const RuleOptions& options_;
    Province asked_ = noProvince; ///< the unit whose result is tried
    const Outcome outcome_;
    Variations variations_;
    Breaches& breaches_;
};

const std::array triedRulebooks{"datc", "1971", "2023"};

std::vector<OrderedPhase> phasesIn(const std::string& file)
{
    return readPhaseLines(standardMap(), fileContent(file));
}

} // namespace

class TestCauseLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdInEveryCase();
    void holdInWrittenPositions();
    void holdInDrawnPositions();
    void holdInRealGames();
    void holdWithoutASheet();

private:
    void report(const char* where);

    Breaches breaches_;
};

/// Prints the figures and the first breaches of each law; there may be none.
void TestCauseLaws::report(const char* where)
{
    const Breaches found = std::exchange(breaches_, {});
    qInfo("%s: %d phases, %d results tried, %d pairs of sentences compared", where, found.phases, found.tried,
          found.compared);
    for (const auto& [law, count] : found.counts) {
        qInfo("  %s: %d", law.c_str(), count);
        for (const std::string& place : found.places.at(law)) qInfo("    %s", place.c_str());
    }
    QVERIFY(found.counts.empty());
    QVERIFY(found.tried > 0);
}

void TestCauseLaws::holdInEveryCase()
{
    const std::vector<Case>& cases = movementCases();
    for (const char* id : triedRulebooks) {
        const RulebookInfo& book = *findRulebook(id);
        for (const Case& one : cases) {
            const CaseReport read = runCase(standardMap(), rulebookOf(book), one);
            Trials(one.id + " under " + id, one.before, read.orders, book.options, breaches_).tryAll();
        }
    }
    report("cases");
}

/// The positions are those of which a sentence once named what did not decide.
void TestCauseLaws::holdInWrittenPositions()
{
    for (const OrderedPhase& phase : phasesIn("tests/data/cause_positions.txt"))
        for (const RulebookInfo& book : rulebooks())
            Trials(phase.id + " under " + book.id, phase.position, phase.orders, book.options, breaches_)
                .tryAll();
    report("positions");
}

/// Many convoys, busy midgames, and full boards: what tables seldom see.
void TestCauseLaws::holdInDrawnPositions()
{
    for (const char* set : {"a", "b", "c"})
        for (const OrderedPhase& phase : phasesIn(std::string("tests/data/positions/") + set + ".txt"))
            for (const char* id : triedRulebooks)
                Trials(phase.id + " under " + id, phase.position, phase.orders, findRulebook(id)->options,
                       breaches_)
                    .tryAll();
    report("drawn");
}

void TestCauseLaws::holdInRealGames()
{
    for (const OrderedPhase& phase : phasesIn("tests/data/real_phases.txt"))
        for (const char* id : triedRulebooks)
            Trials(phase.id + " under " + id, phase.position, phase.orders, findRulebook(id)->options,
                   breaches_)
                .tryAll();
    report("games");
}

/// Each phase of the games as often as it has sheets, each time without one of them, as happens at tables.
void TestCauseLaws::holdWithoutASheet()
{
    for (const OrderedPhase& phase : phasesIn("tests/data/real_phases.txt"))
        for (const Power absent : standardMap().everyPower()) {
            std::vector<Order> orders = phase.orders;
            if (std::erase_if(orders, [&](const Order& order) { return order.power == absent; }) == 0)
                continue;
            for (const char* id : triedRulebooks)
                Trials(phase.id + " under " + id + " without " + standardMap()[absent].name, phase.position,
                       orders, findRulebook(id)->options, breaches_)
                    .tryAll();
        }
    report("games without a sheet");
}

CHANCERY_SUITE(TestCauseLaws, QCoreApplication)

} // namespace chancery::tst_cause_laws

#include "tst_cause_laws.moc"
