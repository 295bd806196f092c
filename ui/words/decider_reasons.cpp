// SPDX-License-Identifier: GPL-3.0-or-later
// Says which other units decided about a result besides the one that its reason names.
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

/// Returns the sentences that name other units whose orders would be enough as well, and those that wait for
/// one another ahead of a move.
QStringList ReasonWords::others(const OrderResult& result) const
{
    const Finding& why = result.finding;
    if (removesByRule(why.rule)) return removal(result);
    QStringList sentences;
    const bool moves = as<Move>(result.order);
    if (const QString left = whatLeft(result); !left.isEmpty()) sentences << left;
    if (!why.also.empty()) {
        const QString sentence =
            stopsTheConvoy(why.rule) ? tr("Even with its convoy it would be kept out by %1.", "units")
            : moves                  ? tr("Also kept out by: %1.", "units")
            : familyOf(why.rule) == RuleFamily::Support ? tr("Also cut by: %1.", "units")
                                                        : tr("Also attacked by: %1.", "units");
        sentences << sentence.arg(names_.units(why.also));
    }
    if (moves && why.theirsKind == StrengthKind::Prevent && !why.stopping.empty())
        sentences << parties(result).fill(tr("Besides, the unit in %2 could not have left because of %6."),
                                          map_);
    if (!why.behind.empty())
        sentences << tr("That takes the help of %1.", "orders or units").arg(named(why.behind));
    if (const ProvinceSet waiting = notDislodged(why.between); !waiting.empty())
        sentences << tr("Also waiting ahead: %1.", "units").arg(inRow(result, waiting));
    if (!why.inReserve.empty())
        sentences
            << tr("Otherwise the convoy would be disrupted by %1.", "units").arg(names_.units(why.inReserve));
    for (const Province dislodger : why.stopping)
        if (const QString hit = disruptionAhead(result, dislodger); !hit.isEmpty()) sentences << hit;
    if (!why.cutElsewhere.empty())
        sentences << tr("It would have ended otherwise if the support of %1 had not been cut.", "units")
                         .arg(names_.units(why.cutElsewhere));
    if (why.passage == Passage::LandInstead && !why.fleets.empty())
        sentences << tr("Dislodged fleets of its convoy: %1.", "fleets").arg(names_.units(why.fleets));
    if (isHitByConvoy(result))
        sentences << tr("Convoy of the attacking army: %1.", "fleets").arg(names_.units(why.fleets));
    return sentences;
}

} // namespace chancery
