// SPDX-License-Identifier: GPL-3.0-or-later
// What a finding names is what decided: tried by letting units hold instead, in all cases of the libraries,
// in written positions and in real games, also without one of the sheets. It prints its figures, and none may
// become worse.
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
        , outcome_(resolveMovement(standardMap(), options, before, orders))
        , variations_(standardMap(), options, before, orders)
        , breaches_(breaches)
    {
        ++breaches_.phases;
        for (const OrderResult& result : outcome_.results)
            if (result.verdict != Verdict::Illegal && !as<Hold>(result.order)) ordered_.add(at(result));
    }

    void tryAll()
    {
        for (const OrderResult& result : outcome_.results) {
            const bool asked = result.verdict == Verdict::Fails || result.verdict == Verdict::Cut;
            if (!asked || result.finding.rule == Rule::Ruled) continue;
            ++breaches_.tried;
            tryNamed(result);
            tryDislodgers(result);
            trySingles(result);
            tryWinner(result);
        }
        tryNumbers();
    }

private:
    static const Map& map() { return standardMap(); }
    static Province at(const OrderResult& result) { return map().provinceOf(result.order.unit.at); }
    const Finding& findingOf(Province p) const { return resultOf(map(), outcome_, p)->finding; }

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

    Province destinationOf(Province unit) const
    {
        const auto* move = as<Move>(resultOf(map(), outcome_, unit)->order);
        return move ? map().provinceOf(move->to) : noProvince;
    }

    /// Returns whether what stops a row of waiting units is the unit in the destination of the last of them,
    /// which merely stands in the way.
    bool isInTheWay(const Finding& why) const
    {
        for (const Province waiting : why.between | ProvinceSet{why.against})
            if (destinationOf(waiting) == why.rival) return true;
        return false;
    }

    /// Returns the moves that a finding names as each enough.
    ProvinceSet enough(const Finding& why) const
    {
        const bool waits = waitsForAnother(why.rule), disrupted = isDisrupted(why.rule);
        if (disrupted || (waits && why.rival != noProvince && isInTheWay(why))) return {};
        ProvinceSet all = why.also;
        const bool meets = why.theirsKind == StrengthKind::Defend && !why.also.empty();
        if (isKeptOut(why.rule) || isCutByMoves(why.rule) || meets) all.add(why.against);
        if (waits && why.rival != noProvince) all.add(why.rival);
        return all;
    }

    /// (a) Without those that dislodge its fleets an army has its convoy, unless others dislodge them then.
    void tryDislodgers(const OrderResult& result)
    {
        const Finding& why = result.finding;
        if (!isDisrupted(why.rule)) return;
        const ProvinceSet named = why.also | ProvinceSet{why.rival};
        for (const DislodgedUnit& lost : outcome_.dislodged)
            if (why.fleets.has(map().provinceOf(lost.unit.at)) && !named.has(lost.attackedFrom))
                breach("a: another dislodges its fleet", result, lost.attackedFrom);
        hold(named);
        const Movement& then = variations_.aftermath().movement;
        if (!then.known.path.yes.has(at(result)) && (why.fleets & variations_.aftermath().dislodged).empty())
            breach("a: does not turn it", result);
    }

    /// Whether the unit in the destination of a move does not leave it in the variation resolved last.
    bool standsInTheWayOf(Province mover) const
    {
        const Province to = destinationOf(mover);
        return to != noProvince && unitAt(map(), before_, to) && !moved(to);
    }

    bool moved(Province unit) const { return variations_.aftermath().movement.known.moves.yes.has(unit); }

    /// Whether the unit that rivals stop in a row of waiting units still fails in the variation resolved
    /// last, with no unit in its way.
    bool isStillStopped(const Finding& why) const
    {
        if (!waitsForAnother(why.rule)) return false;
        for (const Province waiting : why.between | ProvinceSet{why.against})
            if (destinationOf(waiting) == destinationOf(why.rival))
                return !moved(waiting) && !standsInTheWayOf(waiting);
        return false;
    }

    /// (a) Without all that are enough the result is another, unless a unit stands in the way; while one of
    /// them is left, it is not.
    void tryNamed(const OrderResult& result)
    {
        const ProvinceSet named = enough(result.finding);
        if (named.empty()) return;
        if (!turns(result, named) && (!standsInTheWayOf(at(result)) || isStillStopped(result.finding)))
            breach("a: does not turn it", result);
        if (!named.several()) return;
        for (const Province left : named)
            if (turns(result, named - ProvinceSet{left})) breach("a: not enough alone", result, left);
    }

    ProvinceSet namedIn(const Finding& why) const
    {
        ProvinceSet all = why.also | why.opposed | why.opposedBarred | why.counted | why.cut | why.barred |
                          why.fleets | why.idle | why.between | why.cutAhead;
        for (const Province p : {why.against, why.rival, why.dislodges, why.powerless, why.exchanges})
            if (p != noProvince) all.add(p);
        return all;
    }

    /// Returns the units that the reason for a result names, with the one that dislodges its unit.
    ProvinceSet namedBy(Province unit) const
    {
        ProvinceSet named = namedIn(findingOf(unit));
        for (const DislodgedUnit& lost : outcome_.dislodged)
            if (map().provinceOf(lost.unit.at) == unit && lost.attackedFrom != noProvince)
                named.add(lost.attackedFrom);
        return named;
    }

    /// Returns the units of the paradoxes that one of these is part of. Wherever one of them is explained the
    /// paradox is shown as a whole.
    ProvinceSet withParadoxes(ProvinceSet units) const
    {
        ProvinceSet all = units;
        for (const Paradox& one : outcome_.paradoxes) {
            const ProvinceSet part = one.armies | one.fleets | one.supports | one.moves;
            if (!(part & units).empty()) all |= part;
        }
        return all;
    }

    /// (b) A unit that turns the result by holding is named, or explained by the sentence about a named one.
    /// In any case the chain of reasons leads to it.
    void trySingles(const OrderResult& result)
    {
        const ProvinceSet named = namedBy(at(result)) | withParadoxes({at(result)});
        ProvinceSet explained = named;
        for (const Province p : named) explained |= namedBy(p);
        explained = withParadoxes(explained);
        for (const Province p : ordered_ - explained) {
            if (!turns(result, {p})) continue;
            breach("b: turns it, not named", result, p);
            if (!reached(explained).has(p))
                breach("b: turns it, and no chain of reasons leads there", result, p);
        }
    }

    /// Returns all units that reasons name from these on: what a reader finds who follows them.
    ProvinceSet reached(ProvinceSet from) const
    {
        for (ProvinceSet before; before != from;) {
            before = from;
            for (const Province p : before) from |= namedBy(p);
        }
        return from;
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
    const Outcome outcome_;
    Variations variations_;
    Breaches& breaches_;
    ProvinceSet ordered_; ///< units with a legal order that is not to hold
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
    void holdInRealGames();
    void holdWithoutASheet();

private:
    void report(const char* where, const std::map<std::string, int>& most);

    Breaches breaches_;
};

/// Prints the figures, and compares them with the most that there were when this was written. Those left are
/// three or more reasons away: most are in DATC 6.F.29, where twenty results hang on one another.
void TestCauseLaws::report(const char* where, const std::map<std::string, int>& most)
{
    const Breaches found = std::exchange(breaches_, {});
    qInfo("%s: %d phases, %d results tried, %d pairs of sentences compared", where, found.phases, found.tried,
          found.compared);
    for (const auto& [law, count] : found.counts) {
        qInfo("  %s: %d", law.c_str(), count);
        for (const std::string& place : found.places.at(law)) qInfo("    %s", place.c_str());
    }
    for (const auto& [law, count] : found.counts) {
        const auto limit = most.find(law);
        QVERIFY2(count <= (limit == most.end() ? 0 : limit->second), law.c_str());
    }
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
    report("cases", {{"b: turns it, not named", 302}});
}

/// The positions are those of which a sentence once named what did not decide.
void TestCauseLaws::holdInWrittenPositions()
{
    for (const OrderedPhase& phase : phasesIn("tests/data/cause_positions.txt"))
        for (const RulebookInfo& book : rulebooks())
            Trials(phase.id + " under " + book.id, phase.position, phase.orders, book.options, breaches_)
                .tryAll();
    report("positions", {});
}

void TestCauseLaws::holdInRealGames()
{
    for (const OrderedPhase& phase : phasesIn("tests/data/real_phases.txt"))
        for (const char* id : triedRulebooks)
            Trials(phase.id + " under " + id, phase.position, phase.orders, findRulebook(id)->options,
                   breaches_)
                .tryAll();
    report("games", {{"b: turns it, not named", 51}});
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
    report("games without a sheet", {{"b: turns it, not named", 192}});
}

CHANCERY_SUITE(TestCauseLaws, QCoreApplication)

} // namespace chancery::tst_cause_laws

#include "tst_cause_laws.moc"
