// SPDX-License-Identifier: GPL-3.0-or-later
// Has one sentence for each kind of doubt.
#include "ui/words/doubt_words.h"

#include "ui/words/brief.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

OrderResult illegal(const Order& order, Rule rule)
{
    OrderResult result;
    result.order = order;
    result.verdict = Verdict::Illegal;
    result.finding.rule = rule;
    return result;
}

} // namespace

DoubtWords::DoubtWords(const Game& game)
    : game_(game)
    , record_(game.current())
{
    record_.outcome.emplace();
}

/// Returns the unit in a province in short form, in a retreat phase the dislodged one: "A Par".
QString DoubtWords::unit(Province province) const
{
    const Position& position = game_.current().before;
    if (game_.current().phase.kind == PhaseKind::Retreat)
        if (const DislodgedUnit* dislodged = dislodgedAt(*game_.map, position, province))
            return brief(*game_.map, dislodged->unit);
    if (const Unit* unit = unitAt(*game_.map, position, province)) return brief(*game_.map, *unit);
    return Words(*game_.map).province(province);
}

QString DoubtWords::sentence(const Order& order, const Doubt& doubt) const
{
    using Kind = Doubt::Kind;
    const Words words(*game_.map, game_.rulebook);
    const auto place = [&] { return words.province(doubt.about); };
    switch (doubt.kind) {
    case Kind::Illegal:
        return words.reason(illegal(order, doubt.rule), record_);
    case Kind::OrderedTwice:
        return tr("%1 has two orders.").arg(unit(doubt.about));
    case Kind::CoastMissing:
        return tr("%1: which coast? Both can be reached.").arg(place());
    case Kind::UnmatchedSupport:
    case Kind::UnmatchedConvoy:
        return tr("No matching order: %1 is ordered otherwise.").arg(unit(doubt.about));
    case Kind::NotConvoyed:
        return tr("No matching convoy to %1: the fleets are ordered otherwise.").arg(place());
    case Kind::SameSpace:
        if (doubt.rule == Rule::RetreatClash)
            return tr("%1 retreats to the same province: both would be disbanded.").arg(unit(doubt.about));
        return tr("%1 moves to the same province.").arg(unit(doubt.about));
    case Kind::OwnUnitStays:
        return tr("%1, a unit of the same power, is in the way.").arg(unit(doubt.about));
    }
    return {};
}

QString DoubtWords::meaningOfIllegal()
{
    return tr("Illegal: the rules do not allow this order, so the unit does not follow it.");
}

QString DoubtWords::meaningOfDoubtful()
{
    return tr("The rules allow this order, but it may not be what the player meant.");
}

} // namespace chancery
