// SPDX-License-Identifier: GPL-3.0-or-later
// The canonical form is strict: single blanks between words, codes in capitals, nothing left out.
#include "engine/orders/canonical_reader.h"

#include <algorithm>

namespace chancery {

namespace {

/// Takes words off the front of a line.
class Words
{
public:
    explicit Words(std::string_view line)
        : rest_(line)
    {
    }

    bool ended() const { return rest_.empty(); }

    std::string_view next()
    {
        std::size_t blank = 0; // words are so short that a search by the library takes longer
        while (blank < rest_.size() && rest_[blank] != ' ') ++blank;
        const std::string_view word = rest_.substr(0, blank);
        rest_.remove_prefix(std::min(blank + 1, rest_.size()));
        return word;
    }

    bool take(std::string_view word)
    {
        const Words before = *this;
        if (next() == word) return true;
        *this = before;
        return false;
    }

private:
    std::string_view rest_;
};

/// Reads a location by its code in capitals; its coast may be in any case.
Location place(const Map& map, std::string_view code)
{
    const std::string_view letters = code.substr(0, code.find('/'));
    const Location found = map.findLocation(code);
    return found != nowhere && map[map.provinceOf(found)].code == letters ? found : nowhere;
}

/// Reads "A PAR", whether that unit is there or not; nothing if it is no unit.
std::optional<Unit> anyUnit(const ReadingContext& context, Words& words)
{
    const std::string_view letter = words.next();
    const Location at = place(context.map, words.next());
    if (at == nowhere || (letter != "A" && letter != "F")) return {};
    return Unit{context.power, letter == "A" ? UnitKind::Army : UnitKind::Fleet, at};
}

/// Reads "A PAR": the unit in that province, if its letter and coast are as written.
const Unit* standing(const ReadingContext& context, Words& words)
{
    const std::optional<Unit> named = anyUnit(context, words);
    if (!named) return nullptr;
    const Unit* unit = unitAt(context.map, context.position, context.map.provinceOf(named->at));
    return unit && unit->at == named->at && unit->kind == named->kind ? unit : nullptr;
}

/// As standing(), of a dislodged unit of the power.
const Unit* dislodged(const ReadingContext& context, Words& words)
{
    const std::optional<Unit> named = anyUnit(context, words);
    const DislodgedUnit* there =
        named ? dislodgedAt(context.map, context.position, context.map.provinceOf(named->at)) : nullptr;
    return there && there->unit == *named ? &there->unit : nullptr;
}

/// Reads "- BUR" at the end of a line.
Location goal(const Map& map, Words& words)
{
    if (!words.take("-")) return nowhere;
    const Location to = place(map, words.next());
    return words.ended() ? to : nowhere;
}

std::optional<Command> move(const Map& map, Words& words)
{
    const Location to = place(map, words.next());
    const Via via = words.take("VIA") ? Via::Convoy : Via::Unstated;
    if (to == nowhere || !words.ended()) return {};
    return Move{to, via, {}};
}

std::optional<Command> support(const ReadingContext& context, Words& words)
{
    const Unit* helped = standing(context, words);
    if (!helped) return {};
    if (words.ended()) return SupportHold{helped->at};
    const Location to = goal(context.map, words);
    if (to == nowhere) return {};
    return SupportMove{helped->at, to};
}

std::optional<Command> convoy(const ReadingContext& context, Words& words)
{
    const Unit* army = standing(context, words);
    const Location to = army ? goal(context.map, words) : nowhere;
    if (to == nowhere || army->kind != UnitKind::Army) return {};
    return Convoy{army->at, to};
}

/// Reads "D A BUR" or "A BUR - GAS".
std::optional<Order> retreat(const ReadingContext& context, Words& words)
{
    const bool disbands = words.take("D");
    const Unit* unit = dislodged(context, words);
    if (!unit) return {};
    if (disbands) return words.ended() ? std::optional(Order{context.power, *unit, Disband{}}) : std::nullopt;
    const Location to = goal(context.map, words);
    if (to == nowhere) return {};
    return Order{context.power, *unit, Retreat{to}};
}

/// Reads "B A PAR", "D A PAR" or "WAIVE".
std::optional<Order> adjustment(const ReadingContext& context, Words& words)
{
    if (words.take("D")) {
        const Unit* unit = standing(context, words);
        if (!unit || unit->power != context.power || !words.ended()) return {};
        return Order{context.power, *unit, Disband{}};
    }
    if (words.take("WAIVE"))
        return words.ended() ? std::optional(Order{context.power, {}, Waive{}}) : std::nullopt;
    if (!words.take("B")) return {};
    const std::optional<Unit> unit = anyUnit(context, words);
    if (!unit || !words.ended()) return {};
    const bool split = context.map.coasted.has(context.map.provinceOf(unit->at));
    const bool onCoast = split && unit->kind == UnitKind::Fleet;
    if (onCoast == context.map[unit->at].coast.empty()) return {};
    return Order{context.power, *unit, Build{}};
}

std::optional<Command> command(const ReadingContext& context, Words& words)
{
    if (words.take("-")) return move(context.map, words);
    if (words.take("S")) return support(context, words);
    if (words.take("C")) return convoy(context, words);
    if (words.take("H") && words.ended()) return Hold{};
    return {};
}

} // namespace

std::optional<Order> readCanonical(const ReadingContext& context, std::string_view line)
{
    if (context.power == noPower || line.ends_with(' ')) return {};
    Words words(line);
    if (context.kind == PhaseKind::Retreat) return retreat(context, words);
    if (context.kind == PhaseKind::Adjustment) return adjustment(context, words);
    const Unit* unit = standing(context, words);
    if (!unit || unit->power != context.power) return {};
    const std::optional<Command> told = command(context, words);
    if (!told) return {};
    return Order{context.power, *unit, *told};
}

} // namespace chancery
