// SPDX-License-Identifier: GPL-3.0-or-later
// Says which other units decided about a result besides the one that its reason names.
#include "engine/adjudicate/turners.h"
#include "engine/adjudicate/unit_result.h"
#include "ui/words/language.h"
#include "ui/words/reasons.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether an army that fleets convoy cuts the support, or dislodges the unit.
bool isHitByConvoy(const OrderResult& result)
{
    const Finding& why = result.finding;
    return !why.fleets.empty() && !as<Move>(result.order) && why.rule != Rule::ConvoyWayNotOrdered;
}

} // namespace

/// Returns that the unit in the destination of a move had to leave, where the reason for the move is another.
QString ReasonWords::whatLeft(const OrderResult& result) const
{
    const Finding& why = result.finding;
    const Province left = why.makesRoom;
    const bool told = why.against == left || why.exchanges == left || why.rule == Rule::MoveRivalVoid;
    return left == noProvince || told ? QString() : tr("%1 makes room.", "unit").arg(names_.unitOf(left));
}

/// Returns that a unit which stops the row ahead of a move does so by dislodging a fleet that was to convoy
/// an army; empty if it does not.
QString ReasonWords::disruptionAhead(const OrderResult& result, Province dislodger) const
{
    const std::vector<DislodgedUnit>& lost = record_.outcome->dislodged;
    const auto fleet = std::ranges::find(lost, dislodger, &DislodgedUnit::attackedFrom);
    if (fleet == lost.end() || !as<Move>(result.order) || stopsTheConvoy(result.finding.rule)) return {};
    const auto* convoy = as<Convoy>(resultOf(map_, *record_.outcome, map_.provinceOf(fleet->unit.at))->order);
    const Province army = convoy ? map_.provinceOf(convoy->army) : noProvince;
    const OrderResult* stranded = convoy ? resultOf(map_, *record_.outcome, army) : nullptr;
    if (!stranded || !stopsTheConvoy(stranded->finding.rule)) return {};
    return tr("%1 dislodges %2, which was to convoy %3.", "unit, fleet, army")
        .arg(names_.unitOf(dislodger), words_.nameOf(fleet->unit), names_.unitOf(army));
}

/// Returns units that wait one for the next ahead of a move, in the sequence in which they do.
QString ReasonWords::inRow(const OrderResult& result, ProvinceSet waiting) const
{
    QStringList names;
    const OrderResult* last = &result;
    while (const auto* move = last ? as<Move>(last->order) : nullptr) {
        const Province next = map_.provinceOf(move->to);
        if (waiting.has(next)) names << names_.unitOf(next);
        if (waiting.empty()) break;
        waiting.remove(next);
        last = resultOf(map_, *record_.outcome, next);
        if (last == &result) break;
    }
    for (const Province rest : waiting) names << names_.unitOf(rest);
    return listed(names);
}

/// Returns these units without those that were dislodged, which wait for nothing.
ProvinceSet ReasonWords::notDislodged(ProvinceSet units) const
{
    for (const DislodgedUnit& gone : record_.outcome->dislodged) units.remove(map_.provinceOf(gone.unit.at));
    return units;
}

/// Returns the unit in the destination of a move, if it would have kept the move out and is dislodged itself.
ProvinceSet ReasonWords::occupantGone(const OrderResult& result) const
{
    const auto* move = as<Move>(result.order);
    if (!move) return {};
    const ProvinceSet there{map_.provinceOf(move->to)};
    return (result.finding.also & there) - notDislodged(there);
}

/// Returns that a unit is dislodged, with the strengths that were compared if the reason for its own result
/// does not compare it with the attacker.
QString ReasonWords::dislodgedBy(const OrderResult& result, Province attacker) const
{
    const bool plain = register_ != Register::Judge;
    const QString unit = words_.nameOf(result.order.unit),
                  by = plain ? names_.unitOf(attacker) : names_.orderOf(attacker);
    const OrderResult* attack = resultOf(map_, *record_.outcome, attacker);
    const bool told = result.finding.against == attacker && result.finding.theirsKind != StrengthKind::None;
    const bool compared = attack && !told && attack->finding.mineKind == StrengthKind::Attack &&
                          attack->finding.rule != Rule::Ruled;
    if (!compared) return tr("%1 is dislodged by %2.").arg(unit, by);
    const Finding& why = attack->finding;
    const bool headToHead = why.rule == Rule::MoveBreaksThrough;
    const QString sentence =
        plain        ? tr("%1 is dislodged by %2, %3 against %4.", "units, strengths")
        : headToHead ? tr("%1 is dislodged by %2: attack %3, defend %4.", "unit, order, strengths")
                     : tr("%1 is dislodged by %2: attack %3, hold %4.", "unit, order, strengths");
    return sentence.arg(unit, by).arg(why.mine).arg(headToHead ? why.theirs : holdStrength(result));
}

/// Returns the hold strength of a unit (DATC 5.B.5), of one that failed to leave 1.
int ReasonWords::holdStrength(const OrderResult& result) const
{
    int strength = 1;
    const Province unit = map_.provinceOf(result.order.unit.at);
    if (!as<Move>(result.order) || result.verdict == Verdict::Illegal)
        for (const OrderResult& other : record_.outcome->results)
            if (const auto* support = as<SupportHold>(other.order);
                support && other.verdict == Verdict::Given)
                strength += map_.provinceOf(support->unit) == unit ? 1 : 0;
    return strength;
}

/// Returns the sentences that say by whom a unit is dislodged, and with whose help.
QStringList ReasonWords::howDislodged(const OrderResult& result, Province attacker) const
{
    QStringList sentences{dislodgedBy(result, attacker)};
    const OrderResult* attack = resultOf(map_, *record_.outcome, attacker);
    if (!attack) return sentences;
    const Finding &why = attack->finding, &own = result.finding;
    const bool told = own.against == attacker;
    if (!why.counted.empty() && !(told && own.opposed.contains(why.counted))) {
        const QString sentence =
            register_ != Register::Judge
                ? tr("Support for %1: %2.", "order or unit, units")
                : tr("Support counted in the attack strength of %1: %2.", "order or unit, units");
        sentences << sentence.arg(names_.supported(attacker), names_.units(why.counted));
    }
    const bool sails = why.passage == Passage::Sea || why.passage == Passage::SeaByOrder;
    if (sails && !why.fleets.empty() && !(told && isHitByConvoy(result)))
        sentences
            << tr("Convoy of %1: %2.", "army, fleets").arg(names_.unitOf(attacker), names_.units(why.fleets));
    return sentences << lackedInPlace(result, why.mine);
}

/// Returns which cut support in place would have saved a dislodged unit from an attack of this strength.
QStringList ReasonWords::lackedInPlace(const OrderResult& result, int attack) const
{
    const Province unit = map_.provinceOf(result.order.unit.at);
    std::vector<const OrderResult*> cut;
    for (const OrderResult& other : record_.outcome->results) {
        const auto* support = as<SupportHold>(other.order);
        if (support && map_.provinceOf(support->unit) == unit && other.verdict == Verdict::Cut)
            cut.push_back(&other);
    }
    QStringList sentences;
    if (attack <= holdStrength(result) + 1)
        for (const OrderResult* support : cut) sentences << hadNotBeenCut(*support);
    return sentences;
}

/// Returns which cut support in place would have saved the only fleet that an army lost, if nothing else
/// stops the army.
QStringList ReasonWords::lackedByFleet(const OrderResult& army) const
{
    const Finding& why = army.finding;
    if (why.fleets.size() != 1 || why.stopping.size() != 1 || !why.also.empty() || !why.inReserve.empty())
        return {};
    const OrderResult* fleet = resultOf(map_, *record_.outcome, why.fleets.first());
    const OrderResult* attack = resultOf(map_, *record_.outcome, why.stopping.first());
    return fleet && attack ? lackedInPlace(*fleet, attack->finding.mine) : QStringList();
}

/// Returns that something would have ended otherwise if a support had not been cut, and what cut it.
QStringList ReasonWords::hadNotBeenCut(const OrderResult& support) const
{
    const Finding& why = support.finding;
    const ProvinceSet cutters = why.also | ProvinceSet{why.against};
    QStringList sentences{
        tr("It would have ended otherwise if the support of %1 had not been cut by %2.", "units")
            .arg(names_.unitOf(map_.provinceOf(support.order.unit.at)), names_.units(cutters))};
    if (isHitByConvoy(support))
        sentences << tr("Convoy of %1: %2.", "army, fleets")
                         .arg(names_.unitOf(why.against), names_.units(why.fleets));
    return sentences;
}

/// Returns which supports the dislodgement of the fleets takes that were to convoy an army, if any.
QStringList ReasonWords::helpToDislodge(const OrderResult& army) const
{
    const ProvinceSet& helpers = army.finding.behind;
    if (helpers.empty()) return {};
    return {tr("The dislodgement takes the help of %1.", "orders or units").arg(named(helpers))};
}

/// Returns the sentences about supports for others with which the result would be another: those that were
/// cut, by whom, and those that were not because a convoy was disrupted.
QStringList ReasonWords::supportsThatTurn(const OrderResult& result) const
{
    const Finding& why = result.finding;
    QStringList sentences;
    ProvinceSet plainly;
    for (const Province support : why.cutElsewhere) {
        const OrderResult* cut = resultOf(map_, *record_.outcome, support);
        if (!cut || cut->finding.against == noProvince || why.cutElsewhere.several()) {
            plainly.add(support);
            continue;
        }
        sentences << hadNotBeenCut(*cut);
    }
    if (!plainly.empty())
        sentences << tr("It would have ended otherwise if the support of %1 had not been cut.", "units")
                         .arg(names_.units(plainly));
    if (why.rule == Rule::SupportConvoyFailed || why.rule == Rule::HoldConvoyFailed) {
        const OrderResult* army = resultOf(map_, *record_.outcome, why.against);
        if (army && !army->finding.stopping.empty())
            sentences << tr("The convoy of %1 is disrupted by %2.", "unit, units")
                             .arg(names_.unitOf(why.against), names_.units(army->finding.stopping))
                      << helpToDislodge(*army);
    }
    const bool byOne = as<Move>(result.order) && why.mine == why.theirs && why.also.empty();
    for (const Province support : byOne ? why.opposed : ProvinceSet()) {
        const OrderResult* uncut = resultOf(map_, *record_.outcome, support);
        if (!uncut || uncut->finding.rule != Rule::SupportConvoyFailed) continue;
        const OrderResult* army = resultOf(map_, *record_.outcome, uncut->finding.against);
        if (!army || army->finding.stopping.empty()) continue;
        sentences << tr("The support of %1 would be cut if the convoy of %2 were not disrupted by %3.",
                        "units")
                         .arg(names_.unitOf(support), names_.unitOf(uncut->finding.against),
                              names_.units(army->finding.stopping))
                  << helpToDislodge(*army);
    }
    return sentences;
}

/// Returns the sentences that name other units whose orders would be enough as well, and those that wait for
/// one another ahead of a move.
QStringList ReasonWords::others(const OrderResult& result) const
{
    const Finding& why = result.finding;
    if (removesByRule(why.rule)) return removal(result);
    QStringList sentences;
    const bool moves = as<Move>(result.order);
    if (const QString left = whatLeft(result); !left.isEmpty()) sentences << left;
    const bool stranded = stopsTheConvoy(why.rule);
    if (stranded) sentences << helpToDislodge(result) << lackedByFleet(result);
    if (!why.inReserve.empty()) {
        const QString sentence = stranded ? tr("Otherwise the convoy would be disrupted by %1.", "units")
                                          : tr("Otherwise it would be dislodged by %1.", "units");
        sentences << sentence.arg(names_.units(why.inReserve));
    }
    const ProvinceSet gone = stranded ? ProvinceSet() : occupantGone(result), others = why.also - gone;
    if (!others.empty()) {
        const QString sentence = stranded ? tr("Even with its convoy it would be kept out by %1.", "units")
                                 : moves  ? tr("Also kept out by: %1.", "units")
                                 : familyOf(why.rule) == RuleFamily::Support
                                     ? tr("Also cut by: %1.", "units")
                                     : tr("Also attacked by: %1.", "units");
        sentences << sentence.arg(names_.units(others));
    }
    if (!gone.empty())
        sentences << tr("Otherwise it would be kept out by %1.", "unit").arg(names_.units(gone));
    if (moves && why.theirsKind == StrengthKind::Prevent && !why.stopping.empty())
        sentences << parties(result).fill(tr("Besides, the unit in %2 could not have left because of %6."),
                                          map_);
    if (!stranded && !why.behind.empty())
        sentences << tr("That takes the help of %1.", "orders or units").arg(named(why.behind));
    if (const ProvinceSet waiting = notDislodged(why.between); !waiting.empty())
        sentences << tr("Also waiting ahead: %1.", "units").arg(inRow(result, waiting));
    for (const Province dislodger : why.stopping)
        if (const QString hit = disruptionAhead(result, dislodger); !hit.isEmpty()) sentences << hit;
    sentences << supportsThatTurn(result);
    if (why.passage == Passage::LandInstead && !why.fleets.empty())
        sentences << tr("Dislodged fleets of its convoy: %1.", "fleets").arg(names_.units(why.fleets));
    if (isHitByConvoy(result))
        sentences << tr("Convoy of %1: %2.", "army, fleets")
                         .arg(names_.unitOf(why.against), names_.units(why.fleets));
    return sentences;
}

/// Returns which units would turn a result by holding although neither its explanation `text` nor that of a
/// cut support named there mentions them: those that are several reasons away, and two that do it only
/// together. A paradox is told as a whole.
QString ReasonWords::untold(const OrderResult& result, const QString& text) const
{
    if (result.order.unit.at == nowhere) return {};
    const Outcome& outcome = *record_.outcome;
    const Province unit = map_.provinceOf(result.order.unit.at);
    const auto turned = std::ranges::find(outcome.turned, unit, &TurnedResult::unit);
    if (turned == outcome.turned.end()) return {};
    ProvinceSet left = turned->by;
    for (const auto& both : turned->together) left |= ProvinceSet{both[0], both[1]};
    for (const Paradox& one : outcome.paradoxes)
        if (const ProvinceSet whole = one.armies | one.fleets | one.supports | one.moves; whole.has(unit))
            left -= whole;
    const auto without = [this](ProvinceSet units, const QString& said) {
        for (const Province p : units)
            if (said.contains(names_.unitOf(p))) units.remove(p);
        return units;
    };
    left = without(left, text);
    for (const Province support : result.finding.cut | result.finding.cutElsewhere)
        if (const OrderResult* cut = left.empty() ? nullptr : resultOf(map_, outcome, support))
            left = without(left, told(*cut));
    QStringList sentences;
    if (const ProvinceSet alone = left & turned->by; alone.several())
        sentences << tr("It would also have ended otherwise if one of these had held: %1.", "units")
                         .arg(names_.units(alone));
    else if (!alone.empty())
        sentences
            << tr("It would also have ended otherwise if %1 had held.", "unit").arg(names_.units(alone));
    return (sentences << onlyTogether(*turned, left - turned->by)).join(u' ');
}

/// Returns which two units would turn a result only together, where one of them is among `untold`: for each
/// unit, the one with the most partners first, with which others.
QStringList ReasonWords::onlyTogether(const TurnedResult& turned, ProvinceSet untold) const
{
    std::vector<std::array<Province, 2>> pairs = turned.together;
    std::erase_if(pairs, [&](const auto& both) { return !untold.has(both[0]) && !untold.has(both[1]); });
    QStringList sentences;
    for (const TurnedWith& one : byPartner(std::move(pairs))) {
        const QString sentence =
            one.partners.several()
                ? tr("It would also have ended otherwise if %1 and one of these had held: %2.", "units")
                : tr("It would also have ended otherwise if both %1 and %2 had held.", "units");
        sentences << sentence.arg(names_.unitOf(one.unit), names_.units(one.partners));
    }
    return sentences;
}

} // namespace chancery
