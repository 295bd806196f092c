// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/fight_links.h"

#include "ui/scene/badges.h"
#include "ui/scene/order_drawing.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace chancery {

namespace {

bool isMove(const OrderResult& r)
{
    return as<Move>(r.order) && isCarriedOut(r) && !isStoppedByParadox(r);
}

/// Joins what belongs together. Slots are the provinces that are fought for, then the results.
class Linker
{
public:
    Linker(const Map& map, const PhaseRecord& record)
        : map_(map)
        , outcome_(*record.outcome)
        , provinces_(map.provinces.size())
        , parent_(provinces_ + outcome_.results.size())
        , fought_(outcome_.results.size(), false)
    {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
        for (const Unit& unit : record.before.units) occupied_.add(map.provinceOf(unit.at));
        for (const DislodgedUnit& unit : outcome_.dislodged) dislodged_.add(map.provinceOf(unit.unit.at));
        for (std::size_t i = 0; i < outcome_.results.size(); ++i)
            if (isCarriedOut(result(i)) && !as<Revive>(result(i).order)) at_.try_emplace(from(i), i);
    }

    FightLinks links()
    {
        findContests();
        joinHeadToHead();
        joinStuck();
        attachFailedConvoys();
        while (attachMoves() || attachOthers()) {
        }
        joinCircles();
        FightLinks links;
        links.contested = contested_;
        links.before = withoutCircles();
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            links.fightOf.push_back(fought_[i] ? nameOf(slot(i)) : noFight);
            if (!fought_[i] && isMove(result(i))) links.quiet.push_back(i);
        }
        return links;
    }

private:
    using Edges = std::vector<std::pair<std::size_t, std::size_t>>;

    const OrderResult& result(std::size_t i) const { return outcome_.results[i]; }
    Province from(std::size_t i) const { return map_.provinceOf(result(i).order.unit.at); }
    Province to(std::size_t i) const { return map_.provinceOf(as<Move>(result(i).order)->to); }
    bool succeeds(std::size_t i) const { return result(i).verdict == Verdict::Succeeds; }
    std::size_t slot(std::size_t i) const { return provinces_ + i; }

    std::size_t nameOf(std::size_t s) const
    {
        while (parent_[s] != s) s = parent_[s];
        return s;
    }
    void join(std::size_t a, std::size_t b) { parent_[nameOf(a)] = nameOf(b); }
    void fightFor(std::size_t i, Province place)
    {
        fought_[i] = true;
        join(slot(i), index(place));
    }
    bool fightWith(std::size_t i, std::size_t other)
    {
        fought_[i] = true;
        join(slot(i), slot(other));
        return true;
    }
    /// Returns the result of the unit that started in a province, if it belongs to a fight; else noFight.
    std::size_t fought(Province unit) const
    {
        const auto it = at_.find(unit);
        return it != at_.end() && fought_[it->second] ? it->second : noFight;
    }

    bool staysHere(std::size_t i) const
    {
        const OrderResult& r = result(i);
        return isCarriedOut(r) && !as<Move>(r.order) && !as<Revive>(r.order) &&
               (!as<Insurrection>(r.order) || r.fate != Fate::Unharmed);
    }

    /// Finds the provinces that are fought for, the moves for them and the units that stay in them.
    void findContests()
    {
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (staysHere(i) && result(i).fate != Fate::Unharmed) contested_.add(from(i));
            if (!isMove(result(i))) continue;
            contested_.addIf(to(i), succeeds(i) ? dislodged_.has(to(i)) : bounced(result(i)));
        }
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (isMove(result(i)) && contested_.has(to(i)) && (succeeds(i) || bounced(result(i))))
                fightFor(i, to(i));
            if (staysHere(i) && contested_.has(from(i))) fightFor(i, from(i));
        }
    }

    /// Joins the fights of units that move against each other. It also joins the fight for the province of a
    /// unit that is dislodged with that for the province to which the unit tried to move.
    void joinHeadToHead()
    {
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (!fought_[i] || !isMove(result(i))) continue;
            if (!succeeds(i) && dislodged_.has(from(i))) join(slot(i), index(from(i)));
            const std::size_t other = fought(to(i));
            if (other != noFight && isMove(result(other)) && to(other) == from(i)) join(slot(i), slot(other));
        }
    }

    /// Joins the fight of a unit that is stuck behind one of its own power with that of the other one.
    void joinStuck()
    {
        for (std::size_t i = 0; i < fought_.size(); ++i)
            if (fought_[i] && isStuckBehindOwn(map_, outcome_, result(i)) && fought(to(i)) != noFight)
                join(slot(i), slot(fought(to(i))));
    }

    /// Armies whose convoy failed belong to the fight in which they are dislodged, else to that for a fleet
    /// that was to convoy them. Those that a paradox stops belong to none.
    void attachFailedConvoys()
    {
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (!isMove(result(i)) || succeeds(i) || bounced(result(i))) continue;
            const Province fleet = result(i).finding.against;
            if (dislodged_.has(from(i)))
                fightFor(i, from(i));
            else
                fightFor(i, fleet != noProvince && contested_.has(fleet) ? fleet : to(i));
        }
    }

    /// Returns the fleets that were to convoy this move and belong to a fight.
    std::vector<std::size_t> convoysOf(std::size_t army) const
    {
        std::vector<std::size_t> fleets;
        if (goesWithoutConvoy(result(army).finding.passage)) return fleets;
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            const auto* convoy = as<Convoy>(result(i).order);
            if (convoy && isCarriedOut(result(i)) && map_.provinceOf(convoy->army) == from(army) &&
                map_.provinceOf(convoy->to) == to(army))
                fleets.push_back(i);
        }
        std::erase_if(fleets, [this](std::size_t i) { return !fought_[i]; });
        return fleets;
    }

    /// Adds unopposed moves to the fight that they depend on: for a convoying fleet, or in which the province
    /// is left or a rival fails. Returns whether any was added.
    bool attachMoves()
    {
        bool any = false;
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (fought_[i] || !isMove(result(i))) continue;
            const std::vector<std::size_t> fleets = convoysOf(i);
            const std::size_t decider = fought(result(i).finding.against);
            const std::size_t leaves = occupied_.has(to(i)) ? fought(to(i)) : noFight;
            const std::size_t first = !fleets.empty()      ? fleets.front()
                                      : decider != noFight ? decider
                                                           : leaves;
            if (first != noFight) any = fightWith(i, first);
        }
        return any;
    }

    /// Returns the result with whose fight a convoy is shown; noFight if it is shown before all fights. That
    /// is a fleet that is to convoy the same army, else an army that fails without a convoy or goes by land.
    std::size_t fightOfConvoy(const Convoy& convoy) const
    {
        const auto army = at_.find(map_.provinceOf(convoy.army));
        if (army == at_.end() || !isMove(result(army->second)) ||
            to(army->second) != map_.provinceOf(convoy.to))
            return noFight;
        const std::size_t i = army->second;
        if (const std::vector<std::size_t> fleets = convoysOf(i); !fleets.empty()) return fleets.front();
        const bool sails = goesBySea(result(i)) && (succeeds(i) || bounced(result(i)));
        return fought_[i] && !sails ? i : noFight;
    }

    /// Adds supports, convoys and holds whose result depends on a move in a fight, and convoys that depend on
    /// another fleet in a fight. Returns whether any was added.
    bool attachOthers()
    {
        bool any = false;
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (fought_[i] || !staysHere(i)) continue;
            const auto* convoy = as<Convoy>(result(i).order);
            const std::size_t decider = fought(result(i).finding.against);
            const std::size_t other = decider != noFight ? decider
                                      : convoy           ? fightOfConvoy(*convoy)
                                                         : noFight;
            if (other != noFight) any = fightWith(i, other);
        }
        return any;
    }

    /// Returns whether an order supports the unit of this result in holding where it is attacked.
    bool isHeldBy(std::size_t i, const Order& order) const
    {
        const auto* hold = as<SupportHold>(order);
        return hold && map_.provinceOf(hold->unit) == from(i) && staysHere(i) && contested_.has(from(i));
    }

    /// Returns whether a support can matter to whether a unit is dislodged: one more does not save a unit
    /// that is lost, nor does one less lose a unit that is saved.
    bool decidesDefence(std::size_t support, std::size_t unit) const
    {
        return (result(support).verdict == Verdict::Given) == (result(unit).fate == Fate::Unharmed);
    }

    /// Returns the results that must be known before this one, as far as they belong to fights; without
    /// `all` only those that could change it.
    std::vector<std::size_t> causesOf(std::size_t i, bool all) const
    {
        if (isStoppedByParadox(result(i))) return {};
        const Finding& why = result(i).finding;
        ProvinceSet units = why.counted | why.fleets;
        if (all || !failsAnyway(map_, outcome_, result(i))) units |= why.discounted();
        if (why.against != noProvince) units.add(why.against);
        std::vector<std::size_t> causes;
        if (isMove(result(i))) {
            causes = convoysOf(i);
            if (succeeds(i) && occupied_.has(to(i)) && !dislodged_.has(to(i))) units.add(to(i));
        }
        for (const Province unit : units)
            if (const std::size_t cause = fought(unit); cause != noFight) causes.push_back(cause);
        for (std::size_t k = 0; k < fought_.size(); ++k)
            if (fought_[k] && (all || decidesDefence(k, i)) && isHeldBy(i, result(k).order))
                causes.push_back(k);
        return causes;
    }

    Edges edges(bool all) const
    {
        Edges found;
        for (std::size_t i = 0; i < fought_.size(); ++i) {
            if (!fought_[i]) continue;
            for (const std::size_t cause : causesOf(i, all))
                if (nameOf(slot(cause)) != nameOf(slot(i)))
                    found.emplace_back(nameOf(slot(cause)), nameOf(slot(i)));
        }
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    static bool leads(const Edges& edges, std::size_t start, std::size_t goal)
    {
        std::vector<std::size_t> seen{start};
        for (std::size_t k = 0; k < seen.size(); ++k)
            for (const auto& [a, b] : edges)
                if (a == seen[k] && std::ranges::find(seen, b) == seen.end()) seen.push_back(b);
        return std::ranges::find(seen, goal) != seen.end();
    }

    /// Makes one fight of those that depend on each other.
    void joinCircles()
    {
        const Edges found = edges(false);
        for (const auto& [a, b] : found)
            if (nameOf(a) != nameOf(b) && leads(found, b, a)) join(a, b);
    }

    /// Returns the pairs of causes and effects. One that changes nothing is left out where it would close a
    /// circle.
    Edges withoutCircles() const
    {
        Edges found = edges(false);
        for (const auto& [a, b] : edges(true))
            if (!leads(found, b, a)) found.emplace_back(a, b);
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    const Map& map_;
    const Outcome& outcome_;
    std::size_t provinces_;
    std::vector<std::size_t> parent_;    ///< [slot] another slot of its fight, or itself
    std::vector<bool> fought_;           ///< [result] whether it belongs to a fight
    std::map<Province, std::size_t> at_; ///< [unit] its result
    ProvinceSet occupied_, dislodged_, contested_;
};

} // namespace

bool isCarriedOut(const OrderResult& r)
{
    return r.verdict != Verdict::Illegal && r.verdict != Verdict::Invalid && r.order.unit.at != nowhere;
}

bool failsAnyway(const Map& map, const Outcome& outcome, const OrderResult& r)
{
    const Finding& why = r.finding;
    if (!isMove(r) || r.verdict == Verdict::Succeeds || why.theirsKind != StrengthKind::Hold) return false;
    const auto rivals = std::ranges::count_if(outcome.results, [&](const OrderResult& other) {
        return isMove(other) &&
               map.provinceOf(as<Move>(other.order)->to) == map.provinceOf(as<Move>(r.order)->to);
    });
    return rivals == 1 && why.mine + int(why.discounted().size()) <= why.theirs;
}

bool isStuckBehindOwn(const Map& map, const Outcome& outcome, const OrderResult& r)
{
    const Rule rule = r.finding.rule;
    const bool barred = rule == Rule::MoveHeld || rule == Rule::MoveBlocked || rule == Rule::MoveSelfDislodge;
    if (!barred || !isMove(r)) return false;
    const Province place = map.provinceOf(as<Move>(r.order)->to);
    const OrderResult* ahead = governing(map, outcome, place);
    const Power power = r.order.unit.power;
    if (!ahead || !isMove(*ahead) || ahead->order.unit.power != power) return false;
    if (ahead->verdict == Verdict::Succeeds || ahead->fate != Fate::Unharmed) return false;
    if (map.provinceOf(as<Move>(ahead->order)->to) == map.provinceOf(r.order.unit.at)) return false;
    return std::ranges::none_of(outcome.results, [&](const OrderResult& other) {
        const auto* move = as<Move>(other.order);
        return move && map.provinceOf(move->to) == place && other.order.unit.power != power;
    });
}

bool isStoppedByParadox(const OrderResult& r)
{
    return r.finding.rule == Rule::MoveParadox;
}

bool isTiedToParadox(const Map& map, const Outcome& outcome, const OrderResult& r)
{
    const auto* convoy = as<Convoy>(r.order);
    const auto* support = as<SupportMove>(r.order);
    if (isStoppedByParadox(r) || (convoy && r.finding.rule == Rule::ConvoyParadox)) return true;
    if (!convoy && !support) return false;
    const OrderResult* army = governing(map, outcome, map.provinceOf(convoy ? convoy->army : support->unit));
    return army && isStoppedByParadox(*army) &&
           (convoy || army->finding.idle.has(map.provinceOf(r.order.unit.at)));
}

bool goesBySea(const OrderResult& r)
{
    return r.finding.passage == Passage::Sea || r.finding.passage == Passage::SeaByOrder;
}

FightLinks linkResults(const Map& map, const PhaseRecord& record)
{
    return Linker(map, record).links();
}

} // namespace chancery
