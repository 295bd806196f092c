// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of order entry: the hint of each state and its buttons.
#include "ui/console/entry_strip.h"

#include "engine/game/missing.h"
#include "engine/game/seats.h"
#include "ui/words/desk_words.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

/// What a unit can do for others.
struct Aids
{
    bool support = false, convoy = false;
};

QString unitName(const Map& map, Province province)
{
    return Words(map).province(province);
}

/// Returns whether the move that is written is one by land, to which a convoy is the other way.
bool goesByLand(const Map& map, const WayOffered& offer)
{
    return as<Move>(offer.move)->via != Via::Convoy &&
           map.reach(offer.move.unit).has(map.provinceOf(as<Move>(offer.move)->to));
}

/// Returns what the unit that was chosen can do for others, or for the one that was chosen with it.
Aids aidsOf(const Map& map, const Position& position, const EntryState& state)
{
    if (const auto* one = std::get_if<UnitChosen>(&state); one && unitAt(map, position, one->unit)) {
        const Choices choices = choicesFor(map, position, one->unit);
        return {!choices.supportable.empty(), !choices.convoyable.empty()};
    }
    if (const auto* two = std::get_if<HelpedChosen>(&state)) {
        const Choices choices = choicesFor(map, position, two->unit);
        return {!choices.supportInto[index(two->helped)].empty(),
                !choices.convoyInto[index(two->helped)].empty()};
    }
    return {};
}

QString hintOf(const Map& map, const UnitChosen& chosen, PhaseKind kind, Aids aids)
{
    const QString unit = unitName(map, chosen.unit);
    if (kind == PhaseKind::Retreat) return EntryStrip::tr("%1 retreats: where to?").arg(unit);
    if (chosen.intent == Intent::Support) return EntryStrip::tr("%1 supports: which unit?").arg(unit);
    if (chosen.intent == Intent::Convoy) return EntryStrip::tr("%1 convoys: which army?").arg(unit);
    if (chosen.intent == Intent::Insurrection)
        return EntryStrip::tr("%1 is given up for an insurrection: click a home centre of the lost power.")
            .arg(unit);
    const QString own = EntryStrip::tr("%1: click where it moves, or click it again to hold.").arg(unit);
    const QString others = aids.support && aids.convoy
                               ? EntryStrip::tr("Right-click a unit to support or convoy it.")
                           : aids.support ? EntryStrip::tr("Right-click a unit to support it.")
                           : aids.convoy  ? EntryStrip::tr("Right-click an army to convoy it.")
                                          : QString();
    return others.isEmpty() ? own : own + u' ' + others;
}

QString hintOf(const Map& map, const HelpedChosen& chosen, Aids aids)
{
    const QString unit = unitName(map, chosen.unit), helped = unitName(map, chosen.helped);
    if (chosen.intent == Intent::Convoy || !aids.support)
        return EntryStrip::tr("%1 convoys %2: where to?").arg(unit, helped);
    if (chosen.intent == Intent::Help && aids.convoy)
        return EntryStrip::tr("%1 supports or convoys %2: where to? Click %2 again to support it to hold.")
            .arg(unit, helped);
    return EntryStrip::tr("%1 supports %2: where to? Click the unit again to support it to hold.")
        .arg(unit, helped);
}

/// Returns what is said of a move that was written: by which way it goes, and what it lacks.
QString hintOf(const Map& map, const WayOffered& offer)
{
    const Move& move = *as<Move>(offer.move);
    const Province from = map.provinceOf(offer.move.unit.at), to = map.provinceOf(move.to);
    const QString unit = unitName(map, from), there = unitName(map, to);
    if (goesByLand(map, offer))
        return EntryStrip::tr("%1 moves to %2 by land.", "province, province").arg(unit, there);
    QStringList fleets;
    for (const Unit& fleet : offer.others) fleets << Words(map, {}, Register::Plain).nameOf(fleet);
    const QString others = fleets.join(QStringLiteral(", "));
    if (offer.orders.empty())
        return EntryStrip::tr("%1 moves to %2 by convoy, for which others' fleets are needed: %3.",
                              "province, province, units")
            .arg(unit, there, others);
    const QString own =
        EntryStrip::tr("%1 moves to %2 by convoy, which is not written yet.", "province, province")
            .arg(unit, there);
    if (fleets.isEmpty()) return own;
    return own + u' ' + EntryStrip::tr("Others' fleets are needed too: %1.", "units").arg(others);
}

/// Returns the button that takes what is offered after a move; none if only others' fleets are needed.
std::vector<EntryChoice> offeredChoice(const Map& map, const WayOffered& offer)
{
    if (offer.orders.empty()) return {};
    if (goesByLand(map, offer))
        return {{"byConvoy", EntryStrip::tr("By convoy"),
                 EntryStrip::tr("Let the army go by convoy instead (Shift while you click its target)"),
                 GoByConvoy{}}};
    QStringList orders;
    for (const Order& order : offer.orders) orders << Words(map).order(order);
    return {{"convoys", EntryStrip::tr("Add %n convoy(s)", nullptr, static_cast<int>(offer.orders.size())),
             EntryStrip::tr("Also write: %1", "orders").arg(orders.join(QStringLiteral("; "))),
             GoByConvoy{}}};
}

QString idleHint(PhaseKind kind)
{
    if (kind == PhaseKind::Retreat)
        return EntryStrip::tr(
            "Click a dislodged unit, then where it retreats. Right-click it to disband it.");
    if (kind == PhaseKind::Adjustment)
        return EntryStrip::tr("Click a home centre to build in, or a unit to remove.");
    return EntryStrip::tr(
        "Click a unit, then its target, or drag it there. Double-click: hold. Right-click: menu.");
}

std::vector<EntryChoice> coastChoices(const Map& map, const CoastAsked& asked)
{
    std::vector<EntryChoice> choices;
    for (Location coast : asked.coasts)
        choices.push_back({QString::fromStdString(map[coast].coast),
                           NamePhrases::capital(Words::coast(map[coast].coast)), Words(map).location(coast),
                           PickCoast{coast}});
    return choices;
}

std::vector<EntryChoice> orderKeys(Intent intent, Aids aids, bool mayRevive)
{
    std::vector<EntryChoice> keys{
        {"hold", EntryStrip::tr("Hold"), EntryStrip::tr("Hold (H)"), Key{EntryKey::Hold}},
        {"move", EntryStrip::tr("Move"), EntryStrip::tr("Move (M)"), Key{EntryKey::Move},
         intent == Intent::Move}};
    if (aids.support)
        keys.push_back({"support", EntryStrip::tr("Support"), EntryStrip::tr("Support (S)"),
                        Key{EntryKey::Support}, intent == Intent::Support});
    if (aids.convoy)
        keys.push_back({"convoy", EntryStrip::tr("Convoy"), EntryStrip::tr("Convoy (C)"),
                        Key{EntryKey::Convoy}, intent == Intent::Convoy});
    if (mayRevive)
        keys.push_back({"insurrection", EntryStrip::tr("Insurrection"), EntryStrip::tr("Insurrection (I)"),
                        Key{EntryKey::Insurrection}, intent == Intent::Insurrection});
    keys.push_back(
        {"erase", EntryStrip::tr("No order"), EntryStrip::tr("Clear the order (Del)"), Key{EntryKey::Erase}});
    return keys;
}

QString closingClause(const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    return book ? QString::fromStdString(citation(Rule::IllegalClosed, *book)) : QString();
}

/// Returns the power that a click on a province asks for an order: that of the unit there, in a retreat phase
/// of the dislodged one; where units are built, that of the home centre. noPower if there is none.
Power powerAskedAt(const Game& game, Province province)
{
    const PhaseRecord& now = game.current();
    if (now.phase.kind == PhaseKind::Retreat) {
        const DislodgedUnit* dislodged = dislodgedAt(*game.map, now.before, province);
        return dislodged ? dislodged->unit.power : noPower;
    }
    if (const Unit* unit = unitAt(*game.map, now.before, province)) return unit->power;
    return now.phase.kind == PhaseKind::Adjustment ? (*game.map)[province].home : noPower;
}

/// Returns whether a power builds or removes in this phase, and every order for that is written.
bool hasAllAdjustments(const Game& game, Power power)
{
    if (power == noPower || game.current().phase.kind != PhaseKind::Adjustment) return false;
    const Missing count = missingOf(game, power);
    return count.asked > 0 && count.missing == 0;
}

/// Returns why a click on a province means nothing for a chosen unit; %1 is the unit, %2 the province.
QString cannotGo(Aids aids)
{
    if (aids.convoy)
        return EntryStrip::tr("%1 can neither move to %2 nor support or convoy a unit there. Choose one of "
                              "the highlighted provinces.");
    return aids.support ? EntryStrip::tr("%1 can neither move to %2 nor support a unit there. Choose one of "
                                         "the highlighted provinces.")
                        : EntryStrip::tr("%1 cannot move to %2. Choose one of the highlighted provinces.");
}

/// Returns the unit that can be ordered in a province: "Army Vienna".
QString unitToOrder(const Game& game, Province province)
{
    const Position& position = game.current().before;
    if (const DislodgedUnit* dislodged = dislodgedAt(*game.map, position, province))
        return Words(*game.map).unit(dislodged->unit);
    const Unit* unit = unitAt(*game.map, position, province);
    return unit ? Words(*game.map).unit(*unit) : unitName(*game.map, province);
}

} // namespace

QString entryHint(const Map& map, const PhaseRecord& now, const EntryState& state)
{
    const Aids aids = aidsOf(map, now.before, state);
    if (const auto* chosen = std::get_if<UnitChosen>(&state))
        return hintOf(map, *chosen, now.phase.kind, aids);
    if (const auto* chosen = std::get_if<HelpedChosen>(&state)) return hintOf(map, *chosen, aids);
    if (const auto* asked = std::get_if<KindAsked>(&state))
        return EntryStrip::tr("%1: army or fleet?").arg(unitName(map, asked->site));
    if (std::holds_alternative<CoastAsked>(state)) return EntryStrip::tr("Which coast?");
    if (const auto* offer = std::get_if<WayOffered>(&state)) return hintOf(map, *offer);
    return idleHint(now.phase.kind);
}

QString entryRefusal(const Map& map, const Game& game, const EntryState& state, Province clicked,
                     Province dropped)
{
    const PhaseKind kind = game.current().phase.kind;
    const QString there = unitName(map, clicked);
    const Power whose = isIdle(state) ? powerAskedAt(game, clicked) : noPower;
    if (dropped == noProvince && whose != noPower && isNeutral(game, whose))
        return DeskWords::noPlayer(game, whose);
    if (map.closed.has(clicked))
        return EntryStrip::tr("%1 is closed: no unit may enter it until %2 has joined a player (%3).",
                              "province, power, clause")
            .arg(there, Words(map).list(neutralPowers(map, game.rulebook.options.players)),
                 closingClause(game.rulebook));
    if (dropped != noProvince)
        return EntryStrip::tr("%1 cannot go to %2: no order was written.", "unit, province")
            .arg(unitToOrder(game, dropped), there);
    if (isIdle(state)) {
        if (kind == PhaseKind::Retreat) return EntryStrip::tr("%1: no unit was dislodged here.").arg(there);
        if (hasAllAdjustments(game, whose))
            return EntryStrip::tr("%1: all builds and removals of %2 are entered.", "province, power")
                .arg(there, Words(map).power(whose));
        if (kind == PhaseKind::Adjustment)
            return EntryStrip::tr("%1: nothing can be built or removed here.").arg(there);
        return EntryStrip::tr("%1: there is no unit here.").arg(there);
    }
    if (std::holds_alternative<CoastAsked>(state)) return EntryStrip::tr("Which coast?");
    const auto* chosen = std::get_if<UnitChosen>(&state);
    const bool going = chosen && chosen->intent == Intent::Move;
    if (going && kind == PhaseKind::Retreat)
        return EntryStrip::tr("%1 cannot retreat to %2. Choose one of the highlighted provinces.")
            .arg(unitToOrder(game, chosen->unit), there);
    if (going)
        return cannotGo(aidsOf(map, game.current().before, state))
            .arg(unitToOrder(game, chosen->unit), there);
    return EntryStrip::tr("%1: this order cannot go there. Choose one of the highlighted provinces.")
        .arg(there);
}

std::vector<EntryChoice> entryChoices(const Map& map, const PhaseRecord& now, const EntryState& state,
                                      bool mayRevive)
{
    const EntryChoice cancel{"cancel", EntryStrip::tr("Cancel"), EntryStrip::tr("One step back (Esc)"),
                             Key{EntryKey::Cancel}};
    std::vector<EntryChoice> choices;
    if (const auto* asked = std::get_if<CoastAsked>(&state))
        choices = coastChoices(map, *asked);
    else if (const auto* offer = std::get_if<WayOffered>(&state))
        choices = offeredChoice(map, *offer);
    else if (std::holds_alternative<KindAsked>(state))
        choices = {
            {"army", EntryStrip::tr("Army"), EntryStrip::tr("Build an army (A)"), Key{EntryKey::Army}},
            {"fleet", EntryStrip::tr("Fleet"), EntryStrip::tr("Build a fleet (F)"), Key{EntryKey::Fleet}}};
    else if (const auto* chosen = std::get_if<UnitChosen>(&state)) {
        if (now.phase.kind == PhaseKind::Movement)
            choices = orderKeys(chosen->intent, aidsOf(map, now.before, state), mayRevive);
        else
            choices = {{"disband", EntryStrip::tr("Disband"), EntryStrip::tr("Disband (D)"),
                        Key{EntryKey::Disband}}};
    }
    if (!isIdle(state)) choices.push_back(cancel);
    return choices;
}

} // namespace chancery
