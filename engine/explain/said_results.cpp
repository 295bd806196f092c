// SPDX-License-Identifier: GPL-3.0-or-later
// Makes claims of what a source says, and asks of each outcome, ours and those of all rulebooks, whether they
// hold.
#include "engine/explain/said_results.h"

#include "engine/adjudicate/unit_result.h"
#include "engine/explain/rulebook_matrix.h"
#include "engine/game/said_lines.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/unit_text.h"

#include <algorithm>

namespace chancery {

namespace {

/// A word that is said of the order of the unit that started in a province.
struct Claim
{
    Province where = noProvince;
    SaidWord word;
    bool isMove = false;
    Location to = nowhere; ///< where the unit can retreat to, if the word says that
};

/// Returns where a move or a retreat goes; nowhere for other orders.
Location destinationOf(const Order& order)
{
    if (const Move* move = as<Move>(order)) return move->to;
    const Retreat* retreat = as<Retreat>(order);
    return retreat ? retreat->to : nowhere;
}

/// Returns the place that a word names to which a unit can retreat, "retreats to Boh"; nowhere if it names
/// none.
Location retreatNamed(const Map& map, const Unit& unit, std::string_view word)
{
    constexpr std::string_view to = "to ";
    word.remove_prefix(std::min(word.find(' '), word.size()));
    word.remove_prefix(std::min(word.find_first_not_of(' '), word.size()));
    if (word.starts_with(to)) word.remove_prefix(to.size());
    const Result<Unit> there =
        readFreeUnit(map, unit.power, (unit.kind == UnitKind::Army ? "A " : "F ") + std::string(word));
    return there ? there->at : nowhere;
}

/// Returns the orders of a line with what is written behind each of them.
std::vector<Claim> claimsOf(const Map& map, const ReadingContext& context, const WrittenOrder& line)
{
    const auto claimOf = [&map](const Order& order, SaidWord word) {
        const Location to =
            word.said == Said::Retreats ? retreatNamed(map, order.unit, word.written) : nowhere;
        return Claim{map.provinceOf(order.unit.at), std::move(word), destinationOf(order) != nowhere, to};
    };
    std::vector<Claim> claims;
    std::vector<bool> marked(line.orders.size());
    LeftOut leftOut;
    tokensOf(line.text, &leftOut);
    std::size_t begin = 0, before = 0; // in the line; orders before what a result is behind
    for (const std::string_view results : leftOut.results) {
        const auto end = static_cast<std::size_t>(results.data() - line.text.data()) + results.size();
        if (line.orders.size() > 1)
            for (const WrittenOrder& read : readSheet(context, line.text.substr(begin, end - begin)))
                before += read.orders.size();
        else
            before = line.orders.size();
        begin = end;
        if (before == 0 || before > line.orders.size()) break;
        for (SaidWord& word : saidIn(results)) {
            if (line.orders[before - 1].unit.at == nowhere) continue;
            marked[before - 1] = marked[before - 1] || word.said != Said::Retreats;
            claims.push_back(claimOf(line.orders[before - 1], std::move(word)));
        }
    }
    for (std::size_t i = 0; i < line.orders.size(); ++i)
        if (!marked[i] && destinationOf(line.orders[i]) != nowhere && line.orders[i].unit.at != nowhere)
            claims.push_back(claimOf(line.orders[i], {Said::Succeeds, {}}));
    return claims;
}

/// Returns all that is said behind the orders of a phase; of moves without a word only if others are marked.
std::vector<Claim> claimsOf(const Map& map, const PhaseRecord& record)
{
    std::vector<Claim> claims;
    for (const WrittenOrder& line : record.written) {
        const ReadingContext context{map, record.before, record.phase.kind, line.power};
        for (Claim& claim : claimsOf(map, context, line)) claims.push_back(std::move(claim));
    }
    const bool marked = std::ranges::any_of(
        claims, [](const Claim& claim) { return claim.isMove && claim.word.said == Said::Fails; });
    const auto isOnlyTicked = [](const Claim& claim) { // a tick may mean as well that it was entered
        const std::string& written = claim.word.written;
        return written.empty() || static_cast<unsigned char>(written.front()) >= 0x80;
    };
    if (!marked) std::erase_if(claims, isOnlyTicked);
    return claims;
}

/// Returns what lines say of the orders of units, "Austria: A VIE (bounce)".
std::vector<Claim> claimsIn(const Map& map, const std::vector<std::string>& lines)
{
    std::vector<Claim> claims;
    for (const std::string_view line : lines) {
        const std::size_t colon = line.find(": "), open = line.find(" (");
        if (colon == std::string_view::npos || open == std::string_view::npos || open < colon) continue;
        const Result<Unit> unit =
            readAnyUnit(map, map.findPower(line.substr(0, colon)), line.substr(colon + 2, open - colon - 2));
        if (!unit) continue;
        for (SaidWord& word : saidIn(line.substr(open)))
            claims.push_back({map.provinceOf(unit->at), std::move(word)});
    }
    return claims;
}

/// A unit that a line states, and of a dislodged one where it can retreat to, if the line says that.
struct StatedUnit
{
    SaidUnit unit;
    LocationSet retreats{};
};

/// Returns the units that lines state.
std::vector<StatedUnit> unitsStated(const Map& map, const std::vector<std::string>& lines)
{
    constexpr std::string_view dislodged = ", dislodged", to = ", to ";
    std::vector<StatedUnit> units;
    for (const std::string& line : lines) {
        const std::size_t colon = std::min(line.find(": "), line.size());
        std::string_view unit = std::string_view(line).substr(std::min(colon + 2, line.size()));
        std::string_view places;
        if (const std::size_t at = unit.find(to); at != std::string_view::npos) {
            places = unit.substr(at + to.size());
            unit = unit.substr(0, at);
        }
        const bool retreats = unit.ends_with(dislodged);
        if (retreats) unit.remove_suffix(dislodged.size());
        const Power power = map.findPower(std::string_view(line).substr(0, colon));
        const Result<Unit> read = readAnyUnit(map, power, unit);
        if (power == noPower || !read) continue;
        units.push_back({{*read, retreats, true}});
        while (!places.empty()) {
            const std::size_t end = std::min(places.find_first_of(", "), places.size());
            if (const Location at = map.findLocation(places.substr(0, end)); at != nowhere)
                units.back().retreats.add(at);
            places.remove_prefix(std::min(places.find_first_not_of(", ", end), places.size()));
        }
    }
    return units;
}

std::vector<SaidUnit> unitsAfter(const Outcome& outcome)
{
    std::vector<SaidUnit> units;
    for (const Unit& unit : outcome.after.units) units.push_back({unit, false, false});
    for (const DislodgedUnit& one : outcome.dislodged) units.push_back({one.unit, true, false});
    return units;
}

/// Compares one phase.
class SaidReader
{
public:
    SaidReader(const Game& game, const PhaseRecord& record, const std::vector<std::string>& after)
        : map_(*game.map)
        , record_(record)
        , outcome_(*record.outcome)
        , after_(after)
    {
        const std::vector<StatedUnit> stated = unitsStated(map_, after);
        for (const StatedUnit& one : stated) said_.push_back(one.unit);
        for (const Claim& claim : claimsOf(map_, record_)) compare(claim);
        for (const Claim& claim : claimsIn(map_, after)) compare(claim);
        comparison_.said += said_.size();
        for (const bool dislodged : {false, true}) compareUnits(dislodged);
        for (const StatedUnit& one : stated)
            if (!one.retreats.empty()) compareRetreats(map_.provinceOf(one.unit.unit.at), one.retreats, true);
        if (!comparison_.differences.empty()) addRulebooks(inputOf(game, record));
    }

    SaidComparison compared() { return std::move(comparison_); }

private:
    std::optional<std::size_t> indexOf(const OrderResult* result) const
    {
        if (!result) return std::nullopt;
        return static_cast<std::size_t>(result - outcome_.results.data());
    }

    void compare(const Claim& claim)
    {
        if (claim.word.said == Said::Retreats)
            return claim.to == nowhere ? void() : compareRetreats(claim.where, LocationSet{claim.to}, false);
        const OrderResult* result = resultOf(map_, outcome_, claim.where);
        if (!result) return;
        ++comparison_.said;
        if (holds(claim.word.said, *result)) return;
        comparison_.differences.push_back(
            {indexOf(result), claim.word, claim.word.written.empty(), {}, {}, {}});
    }

    bool isSame(const SaidUnit& a, const SaidUnit& b) const
    {
        const Location one = a.unit.at, other = b.unit.at;
        const bool sameCoast = one == other || map_[one].coast.empty() || map_[other].coast.empty();
        return a.dislodged == b.dislodged && a.unit.power == b.unit.power && a.unit.kind == b.unit.kind &&
               map_.provinceOf(one) == map_.provinceOf(other) && sameCoast;
    }

    bool isAmong(LocationSet places, Location place) const
    {
        return std::ranges::any_of(places, [&](Location one) {
            const bool sameCoast = one == place || map_[one].coast.empty() || map_[place].coast.empty();
            return map_.provinceOf(one) == map_.provinceOf(place) && sameCoast;
        });
    }

    /// Compares where the source says that a dislodged unit can retreat to, `all` if it lists every place.
    void compareRetreats(Province where, LocationSet places, bool all)
    {
        for (const DislodgedUnit& one : outcome_.dislodged) {
            if (map_.provinceOf(one.unit.at) != where) continue;
            if (!all) ++comparison_.said;
            SaidRetreats differ{one.unit};
            for (const Location place : places)
                if (!isAmong(one.retreats, place)) differ.theirs.add(place);
            for (const Location place : all ? one.retreats : LocationSet{})
                if (!isAmong(places, place)) differ.ours.add(place);
            if (differ.empty()) return;
            const std::optional<std::size_t> result = indexOf(resultOf(map_, outcome_, where));
            return comparison_.differences.push_back({result, {}, false, {}, differ, {}});
        }
    }

    /// Returns whether a unit can retreat in an outcome as the source says.
    bool isRight(const SaidRetreats& retreats, const Outcome& outcome) const
    {
        return std::ranges::any_of(outcome.dislodged, [&](const DislodgedUnit& one) {
            const auto canGo = [&](Location place) { return isAmong(one.retreats, place); };
            return one.unit == retreats.unit && std::ranges::all_of(retreats.theirs, canGo) &&
                   std::ranges::none_of(retreats.ours, canGo);
        });
    }

    bool has(const std::vector<SaidUnit>& units, const SaidUnit& unit) const
    {
        return std::ranges::any_of(units, [&](const SaidUnit& one) { return isSame(one, unit); });
    }

    /// Returns whether a unit is destroyed: sources list those that can retreat.
    bool isDestroyed(const SaidUnit& unit) const
    {
        return unit.dislodged && std::ranges::any_of(outcome_.dislodged, [&](const DislodgedUnit& one) {
                   return one.unit == unit.unit && one.retreats.empty();
               });
    }

    /// Returns whether the source says which units stand where, or which are dislodged.
    bool isStated(bool dislodged) const
    {
        const auto isSo = [=](const SaidUnit& unit) { return unit.dislodged == dislodged; };
        return std::ranges::any_of(said_, isSo) ||
               std::ranges::find(after_, dislodged ? "none, dislodged" : "none") != after_.end();
    }

    /// Returns whether the source says nothing of the units of a power.
    bool isUnlisted(Power power) const
    {
        return std::ranges::find(after_, unlistedLine(map_, power)) != after_.end();
    }

    /// Returns whether a unit may have retreated to where it is: a source that does not list dislodged units
    /// may state the position after their retreats.
    bool mayHaveRetreated(const SaidUnit& unit) const
    {
        return !unit.dislodged && !isStated(true) &&
               std::ranges::any_of(outcome_.dislodged, [&](const DislodgedUnit& one) {
                   return one.unit.power == unit.unit.power && one.unit.kind == unit.unit.kind &&
                          isAmong(one.retreats, unit.unit.at);
               });
    }

    void compareUnits(bool dislodged)
    {
        if (!isStated(dislodged)) return;
        const std::vector<SaidUnit> ours = unitsAfter(outcome_);
        for (const SaidUnit& unit : ours) {
            if (unit.dislodged != dislodged || has(said_, unit) || isDestroyed(unit)) continue;
            if (dislodged || !isUnlisted(unit.unit.power)) add(unit);
        }
        for (const SaidUnit& unit : said_)
            if (unit.dislodged == dislodged && !has(ours, unit) && !mayHaveRetreated(unit)) add(unit);
    }

    /// Adds a unit to the difference about the order that accounts for it.
    void add(const SaidUnit& unit)
    {
        const std::optional<std::size_t> result = accountFor(unit);
        const auto same = std::ranges::find_if(comparison_.differences, [&](const SaidDifference& one) {
            return result && one.result == result && !one.units.empty();
        });
        if (same != comparison_.differences.end()) return same->units.push_back(unit);
        comparison_.differences.push_back({result, {}, false, {unit}, {}, {}});
    }

    /// Returns the result that puts a unit where it is by our results, or would put it there.
    std::optional<std::size_t> accountFor(const SaidUnit& unit) const
    {
        const Province where = map_.provinceOf(unit.unit.at);
        const auto isOf = [&](const OrderResult& result) {
            return result.order.unit.power == unit.unit.power && result.order.unit.kind == unit.unit.kind &&
                   result.order.unit.at != nowhere;
        };
        const OrderResult *goes = nullptr, *starts = nullptr;
        for (const OrderResult& result : outcome_.results) {
            if (!isOf(result)) continue;
            const Location to = destinationOf(result.order);
            if (to != nowhere && map_.provinceOf(to) == where && (!goes || isSuccess(result.verdict)))
                goes = &result;
            if (map_.provinceOf(result.order.unit.at) == where) starts = &result;
        }
        const bool left = starts && destinationOf(starts->order) != nowhere && isSuccess(starts->verdict);
        const bool came = goes && isSuccess(goes->verdict);
        if (unit.dislodged) return indexOf(starts);
        if (unit.theirs) return indexOf(goes && !came ? goes : starts ? starts : goes);
        return indexOf(came || !starts || left ? goes : starts);
    }

    bool isRight(const SaidDifference& difference, const Outcome& outcome) const
    {
        const std::vector<SaidUnit> units = unitsAfter(outcome);
        for (const SaidUnit& unit : difference.units)
            if (has(units, unit) != unit.theirs) return false;
        if (!difference.units.empty()) return true;
        if (!difference.retreats.empty()) return isRight(difference.retreats, outcome);
        const Order& order = outcome_.results[*difference.result].order;
        const OrderResult* result = resultOf(map_, outcome, map_.provinceOf(order.unit.at));
        return result && holds(difference.word.said, *result);
    }

    void addRulebooks(const PhaseInput& phase)
    {
        const RulebookMatrix matrix = rulebookMatrix(phase, allRulebooks());
        for (SaidDifference& difference : comparison_.differences)
            for (const MatrixColumn& column : matrix.columns)
                if (isRight(difference, column.outcome)) difference.rulebooks.push_back(column.rulebook.id);
    }

    const Map& map_;
    const PhaseRecord& record_;
    const Outcome& outcome_;
    const std::vector<std::string>& after_;
    std::vector<SaidUnit> said_;
    SaidComparison comparison_;
};

} // namespace

SaidComparison compareSaid(const Game& game, const PhaseRecord& record, const std::vector<std::string>& after)
{
    return SaidReader(game, record, after).compared();
}

} // namespace chancery
