// SPDX-License-Identifier: GPL-3.0-or-later
// Tries what the places may mean in every combination and takes the one that fits the position best.
#include "engine/orders/order_meaning.h"

#include "engine/orders/convoy_routes.h"
#include "engine/orders/corrections.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/possible_order.h"
#include "engine/orders/short_names.h"
#include "engine/orders/slips.h"
#include "engine/orders/unit_readings.h"

#include <algorithm>
#include <optional>

namespace chancery {

namespace {

class Interpreter
{
public:
    Interpreter(const ReadingContext& context, const SpelledOrder& spelled, std::string_view line,
                const SheetSoFar& before)
        : map_(context.map)
        , context_(context)
        , spelled_(spelled)
        , line_(line)
        , before_(before)
        , power_(powerMeant(context, spelled, before))
        , together_(context.together(power_))
        , reader_(context, power_, before.ordered)
    {
    }

    std::variant<Order, OrderProblem> interpret()
    {
        if (spelled_.power != noPower && spelled_.power != power_) return otherPower();
        if (spelled_.verb == Verb::Waive) return waive();
        Verb verb = verbMeant();
        if (verb == Verb::None) return missingCommand();
        const UnitReadings units = verb == Verb::Build    ? reader_.builds(spelled_.unit)
                                   : verb == Verb::Revive ? reader_.revivals(spelled_.unit)
                                                          : reader_.units(spelled_.unit);
        if (units.problem) return about(*units.problem, spelled_.unit.text, spelled_.unit.begin);
        if (verb == Verb::Move || verb == Verb::Retreat)
            verb = context_.kind == PhaseKind::Retreat ? Verb::Retreat : Verb::Move;
        for (const UnitReading& unit : units.readings) weigh(unit, verb);
        return best();
    }

private:
    struct Weighed
    {
        Order order;
        int cost = 0;
        Location unit = nowhere, helped = nowhere, to = nowhere; ///< how the places were read
    };

    /// Returns the power that is named, if its orders may be on the sheet, else that of the part of it.
    static Power powerMeant(const ReadingContext& context, const SpelledOrder& spelled,
                            const SheetSoFar& before)
    {
        const PowerSet allowed = context.together(context.power);
        for (const Power named : {spelled.power, before.power})
            if (named != noPower && (context.power == noPower || allowed.has(named))) return named;
        return context.power;
    }

    OrderProblem about(OrderProblem::Kind kind, std::string_view found, std::size_t byte,
                       std::vector<Location> choices = {}) const
    {
        OrderProblem problem{kind, Expected::Unit, std::string(found)};
        problem.choices = std::move(choices);
        problem.column = columnOf(line_, byte);
        return problem;
    }

    OrderProblem otherPower() const
    {
        OrderProblem problem = about(OrderProblem::Kind::OtherPower, "", spelled_.unit.begin);
        problem.named = spelled_.power;
        problem.sheet = power_;
        return problem;
    }

    std::variant<Order, OrderProblem> waive() const
    {
        if (power_ == noPower) return about(OrderProblem::Kind::WhosePower, "", spelled_.unit.begin);
        return Order{power_, {}, Waive{}};
    }

    OrderProblem missingCommand() const
    {
        OrderProblem problem = about(OrderProblem::Kind::Missing, "", line_.size());
        problem.expected = Expected::Task;
        return problem;
    }

    /// Returns the verb of the order. In an adjustment phase it may be left out; then it is that of the order
    /// before, or what the power of the sheet, or else of the place, must do.
    Verb verbMeant() const
    {
        if (spelled_.verb != Verb::None) return spelled_.verb;
        if (before_.verb == Verb::Build || before_.verb == Verb::Disband || before_.verb == Verb::Revive)
            return before_.verb;
        if (context_.kind != PhaseKind::Adjustment) return Verb::None;
        const Power power = power_ != noPower ? power_ : reader_.adjusting(spelled_.unit);
        if (power == noPower) return Verb::None;
        const int surplus = unitsOf(context_.position, power) - centresOf(context_.position, power);
        return surplus > 0 ? Verb::Disband : surplus < 0 ? Verb::Build : Verb::None;
    }

    bool reaches(const Unit& unit, Location to) const { return map_.reach(unit).has(map_.provinceOf(to)); }

    /// A unit that is sent to its own province, by its own name ("A Rom-Rom"), is not sent overseas to
    /// another whose name begins alike.
    int costOfMove(const Unit& unit, const PlaceMeaning& to) const
    {
        const Province from = map_.provinceOf(unit.at), target = map_.provinceOf(to.at);
        if (reaches(unit, to.at)) return 0;
        if (from == target && to.cost == 0) return costOfConvoy;
        const bool byConvoy = unit.kind == UnitKind::Army && from != target && map_.coastal.has(from) &&
                              map_.coastal.has(target);
        return byConvoy ? costOfConvoy : costOfNoReach;
    }

    void weigh(const UnitReading& unit, Verb verb)
    {
        switch (verb) {
        case Verb::Hold:
            return add(unit, Hold{});
        case Verb::Disband:
            return add(unit, Disband{});
        case Verb::Build:
            return add(unit, Build{});
        case Verb::Move:
            return weighMoves(unit);
        case Verb::Retreat:
            return weighRetreats(unit);
        case Verb::Support:
            return weighSupports(unit);
        case Verb::Convoy:
            return weighConvoys(unit);
        case Verb::Insurrection:
            return add(unit, Insurrection{spelled_.whom});
        case Verb::Revive:
            return add(unit, Revive{});
        case Verb::None:
        case Verb::Waive:
            return;
        }
    }

    void add(const UnitReading& unit, Command command, int cost = 0, Location helped = nowhere,
             Location to = nowhere)
    {
        const Power owner = unit.unit.power; // of the same player's powers, the one whose unit it is
        const Power power = power_ == noPower || together_.has(owner) ? owner : power_;
        weighed_.push_back({{power, unit.unit, command}, unit.cost + cost, unit.written, helped, to});
    }

    void weighMoves(const UnitReading& unit)
    {
        Move move;
        const std::optional<std::vector<Province>> way = seasOfWay();
        if (!way) return;
        std::vector<Province> seas;
        for (const Province sea : *way) {
            if (sea == map_.provinceOf(unit.unit.at)) return refusePlace(*spelled_.way.front());
            if (!move.path.has(sea)) seas.push_back(sea);
            move.path.add(sea);
        }
        if (spelled_.viaConvoy || !move.path.empty()) move.via = Via::Convoy;
        move.sequence = numberOfSequence(seas);
        for (const PlaceMeaning& meaning : spelled_.way.back()->meanings) {
            if (isHere(unit, meaning.at)) return refusePlace(*spelled_.way.front());
            move.to = meaning.at;
            move.scrambled = !seas.empty() && !inSequence(map_, map_.provinceOf(unit.unit.at), seas,
                                                          map_.provinceOf(meaning.at));
            add(unit, move, meaning.cost + costOfMove(unit.unit, meaning), nowhere, meaning.at);
        }
    }

    /// Returns whether a unit is at the end of its way and is not named, or both are one name: "F
    /// Mid-Atlantic".
    bool isHere(const UnitReading& unit, Location to) const
    {
        const SpelledPlace* named = spelled_.unit.place;
        return map_.provinceOf(unit.unit.at) == map_.provinceOf(to) &&
               (!named || isOneName(map_, line_, *named, *spelled_.way.back()));
    }

    /// Notes that a place of the way can be none: the unit was there before, or it is a second wish.
    void refusePlace(const SpelledPlace& place, Expected expected = Expected::Destination)
    {
        problem_ = about(OrderProblem::Kind::Unexpected, place.text, place.begin);
        problem_->expected = expected;
    }

    /// Returns the seas before the destination; nothing, and notes the problem, if one of them is no sea.
    std::optional<std::vector<Province>> seasOfWay()
    {
        std::vector<Province> seas;
        for (std::size_t i = 0; i + 1 < spelled_.way.size(); ++i) {
            const std::optional<Province> sea = seaOf(*spelled_.way[i]);
            if (!sea) return {};
            seas.push_back(*sea);
        }
        return seas;
    }

    /// Returns the sea that a place on the way means, by the lowest cost; notes a problem if none or several
    /// fit. A name in full is no short form of a sea: "arm" is Armenia, not the "Ärmelkanal".
    std::optional<Province> seaOf(const SpelledPlace& place)
    {
        const PlaceMeaning* nearest = nullptr;
        bool clear = true;
        const bool exact = std::ranges::find(place.meanings, 0, &PlaceMeaning::cost) != place.meanings.end();
        for (const PlaceMeaning& meaning : place.meanings) {
            if (exact && meaning.cost > 0) continue;
            if (!map_.seas.has(map_.provinceOf(meaning.at))) continue;
            if (nearest && nearest->cost <= meaning.cost)
                clear = clear && nearest->cost < meaning.cost;
            else
                nearest = &meaning;
        }
        if (nearest && clear) return map_.provinceOf(nearest->at);
        problem_ =
            nearest ? about(OrderProblem::Kind::AmbiguousPlace, place.text, place.begin, provincesOf(place))
                    : about(OrderProblem::Kind::NotASea, place.text, place.begin);
        return {};
    }

    std::vector<Location> provincesOf(const SpelledPlace& place) const
    {
        std::vector<Location> provinces;
        for (const PlaceMeaning& meaning : place.meanings)
            provinces.push_back(whole(map_.provinceOf(meaning.at)));
        return provinces;
    }

    /// A unit retreats to one place: of a list of wishes none is the order.
    void weighRetreats(const UnitReading& unit)
    {
        if (spelled_.way.size() > 1) return refusePlace(*spelled_.way[1], Expected::End);
        const DislodgedUnit* dislodged = dislodgedAt(map_, context_.position, map_.provinceOf(unit.unit.at));
        for (const PlaceMeaning& meaning : spelled_.way.back()->meanings) {
            const bool open = dislodged && std::ranges::any_of(dislodged->retreats, [&](Location l) {
                                  return map_.provinceOf(l) == map_.provinceOf(meaning.at);
                              });
            const int misfit = open ? 0 : reaches(unit.unit, meaning.at) ? costOfConvoy : costOfNoReach;
            add(unit, Retreat{meaning.at}, meaning.cost + misfit, nowhere, meaning.at);
        }
    }

    /// Returns the units that may be supported or convoyed. A coast that was not written is not added
    /// (DATC 4.B.4).
    std::vector<UnitReading> helpedUnits() const
    {
        std::vector<UnitReading> units;
        for (const PlaceMeaning& meaning : spelled_.helped->place->meanings) {
            UnitReading reading = reader_.unit(*spelled_.helped, meaning);
            if (reading.unit.kind == UnitKind::Army) reading.written = whole(map_.provinceOf(meaning.at));
            const Power nation = spelled_.helped->power;
            if (reading.exists && nation != noPower && reading.unit.power != nation)
                reading.cost += costOfWrongKind;
            units.push_back(reading);
        }
        return units;
    }

    /// The way of the supported army is its own matter, but nothing that is no sea is left out of it.
    void weighSupports(const UnitReading& unit)
    {
        if (!seasOfWay()) return;
        for (const UnitReading& helped : helpedUnits()) {
            const int itself = helped.unit == unit.unit ? costOfNoReach : 0;
            if (spelled_.way.empty()) {
                const int misfit = reaches(unit.unit, helped.written) ? 0 : costOfNoReach;
                add(unit, SupportHold{helped.written}, helped.cost + misfit + itself, helped.written);
                continue;
            }
            for (const PlaceMeaning& meaning : spelled_.way.back()->meanings) {
                const int misfit = (reaches(unit.unit, meaning.at) ? 0 : costOfNoReach) + itself +
                                   costOfMove(helped.unit, meaning);
                add(unit, SupportMove{helped.written, meaning.at}, helped.cost + meaning.cost + misfit,
                    helped.written, meaning.at);
            }
        }
    }

    void weighConvoys(const UnitReading& unit)
    {
        if (!seasOfWay()) return;
        for (const UnitReading& helped : helpedUnits())
            for (const PlaceMeaning& meaning : spelled_.way.back()->meanings) {
                const bool coastal = map_.coastal.has(map_.provinceOf(meaning.at));
                const int misfit = (coastal ? 0 : costOfNoReach) +
                                   (helped.unit.kind == UnitKind::Army ? 0 : costOfWrongKind);
                add(unit, Convoy{helped.written, meaning.at}, helped.cost + meaning.cost + misfit,
                    helped.written, meaning.at);
            }
    }

    /// Returns the first place of which something is true; nullptr if there is none.
    template<class Test>
    const SpelledPlace* firstPlace(Test test) const
    {
        if (spelled_.unit.place && test(*spelled_.unit.place)) return spelled_.unit.place;
        if (spelled_.helped && test(*spelled_.helped->place)) return spelled_.helped->place;
        const auto found =
            std::ranges::find_if(spelled_.way, [&](const SpelledPlace* place) { return test(*place); });
        return found == spelled_.way.end() ? nullptr : *found;
    }

    /// Returns a place whose beginning alone is written, and that may as well be a slip in something else, or
    /// is beside another without a dash; nullptr if there is none.
    const SpelledPlace* doubtful() const
    {
        return firstPlace([this](const SpelledPlace& place) {
            const PlaceMeaning& best = place.meanings.front();
            const bool onTheWay = (spelled_.way.size() > 1 || spelled_.beside) && best.cost > 0;
            return onTheWay || !codesNear(map_, place, best).empty() || isNearKeyword(place, best);
        });
    }

    /// A misspelt name is corrected only if the order can then be given, and the same is asked of the
    /// beginning of a name that may be a slip.
    std::variant<Order, OrderProblem> best()
    {
        if (problem_) return *problem_;
        if (const SpelledPlace* place = firstPlace(
                [](const SpelledPlace& one) { return one.meanings.front().cost >= costOfMisspelling; })) {
            std::erase_if(weighed_,
                          [this](const Weighed& reading) { return !canBeGiven(context_, reading.order); });
            if (weighed_.empty()) return notCorrected(map_, spelled_, *place, line_);
        }
        const auto least = std::ranges::min_element(weighed_, {}, &Weighed::cost);
        std::vector<const Weighed*> equals;
        for (const Weighed& reading : weighed_)
            if (reading.cost == least->cost && std::ranges::none_of(equals, [&](const Weighed* other) {
                    return other->order == reading.order;
                }))
                equals.push_back(&reading);
        if (equals.size() > 1) return ambiguity(equals);
        if (least->order.power == noPower)
            return about(OrderProblem::Kind::WhosePower, "", spelled_.unit.begin);
        Order order = least->order;
        const Move* move = as<Move>(order);
        if (move && move->path.has(map_.provinceOf(move->to))) refusePlace(*spelled_.way.back());
        if (problem_) return *problem_;
        if (const SpelledPlace* place = doubtful(); place && !canBeGiven(context_, order))
            return notCorrected(map_, spelled_, *place, line_);
        order.slips = slipsOf(context_, spelled_, line_, least->unit, order);
        return order;
    }

    /// Returns the problem for the first place that the best readings understand differently.
    OrderProblem ambiguity(const std::vector<const Weighed*>& readings) const
    {
        const auto choicesOf = [&](Location Weighed::*place) {
            std::vector<Location> provinces;
            for (const Weighed* reading : readings) {
                const Location province = whole(map_.provinceOf(reading->*place));
                if (std::ranges::find(provinces, province) == provinces.end()) provinces.push_back(province);
            }
            return provinces;
        };
        using Kind = OrderProblem::Kind;
        if (auto choices = choicesOf(&Weighed::unit); choices.size() > 1)
            return about(spelled_.unit.place ? Kind::AmbiguousPlace : Kind::WhichUnit, spelled_.unit.text,
                         spelled_.unit.begin, std::move(choices));
        if (spelled_.helped)
            if (auto choices = choicesOf(&Weighed::helped); choices.size() > 1)
                return about(Kind::AmbiguousPlace, spelled_.helped->text, spelled_.helped->begin,
                             std::move(choices));
        const SpelledPlace& destination = *spelled_.way.back();
        return about(Kind::AmbiguousPlace, destination.text, destination.begin, choicesOf(&Weighed::to));
    }

    const Map& map_;
    const ReadingContext& context_;
    const SpelledOrder& spelled_;
    std::string_view line_;
    const SheetSoFar& before_;
    Power power_;
    PowerSet together_; ///< the powers of the player who has `power_`
    UnitReader reader_;
    std::vector<Weighed> weighed_;
    std::optional<OrderProblem> problem_;
};

} // namespace

std::variant<Order, OrderProblem> meaningOf(const ReadingContext& context, const SpelledOrder& spelled,
                                            std::string_view line, const SheetSoFar& before)
{
    return Interpreter(context, spelled, line, before).interpret();
}

} // namespace chancery
