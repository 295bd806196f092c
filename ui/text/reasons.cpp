// SPDX-License-Identifier: GPL-3.0-or-later
// Findings as sentences. Every Rule has its own sentence; the compiler notices a missing one.
#include "ui/text/words.h"

#include <QStringList>

namespace chancery {

/// What the numbered gaps of a sentence stand for, the same in every sentence.
struct Words::Parties
{
    QString unit;    // %1 the place of the unit that was ordered
    QString to;      // %2 where the order points
    QString against; // %3 the place of the unit that decided it
    QString mine;    // %4 the strength of this order
    QString theirs;  // %5 the strength against it
    QString helped;  // %6 the place of the unit that is supported or convoyed
    QString power;   // %7 whose order it is

    /// Unlike QString::arg this lets a sentence leave gaps out.
    QString fill(const QString& sentence) const
    {
        const QString* const names[] = {&unit, &to, &against, &mine, &theirs, &helped, &power};
        QString text;
        for (qsizetype i = 0; i < sentence.size(); ++i) {
            const int gap =
                sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
            if (gap < 1 || gap > 7) {
                text += sentence[i];
                continue;
            }
            text += *names[gap - 1];
            ++i;
        }
        return text;
    }
};

Words::Parties Words::parties(const OrderResult& result) const
{
    Parties names;
    const Order& order = result.order;
    const Finding& why = result.finding;
    names.unit = order.unit.at == nowhere ? tr("that place") : location(order.unit.at);
    if (const auto* c = as<Move>(order)) names.to = location(c->to);
    if (const auto* c = as<Retreat>(order)) names.to = location(c->to);
    if (const auto* c = as<SupportHold>(order)) names.helped = location(c->unit);
    if (const auto* c = as<SupportMove>(order)) names.helped = location(c->unit), names.to = location(c->to);
    if (const auto* c = as<Convoy>(order)) names.helped = location(c->army), names.to = location(c->to);
    names.against = why.against == noProvince ? tr("another unit") : province(why.against);
    names.mine = QString::number(why.mine);
    names.theirs = QString::number(why.theirs);
    names.power = power(order.power);
    return names;
}

QString Words::moveReason(const OrderResult& result) const
{
    const Parties names = parties(result);
    const auto* move = as<Move>(result.order);
    const bool againstOccupant =
        move && move->to != nowhere && map_.provinceOf(move->to) == result.finding.against;
    switch (result.finding.rule) {
    case Rule::MoveUnopposed:
        //: In all reasons: %1 unit, %2 destination, %3 the unit against it, %4 own strength, %5 strength
        //: against it, %6 the unit supported or convoyed, %7 power. A gap that is not needed may be left out.
        return names.fill(tr("%1 moves to %2; nobody stands in its way."));
    case Rule::MoveAdvances:
        return names.fill(againstOccupant ? tr("%1 moves to %2 and dislodges the unit there, %4 against %5.")
                                          : tr("%1 moves to %2 against %3, %4 against %5."));
    case Rule::MoveRotates:
        return names.fill(tr("%1 moves to %2: the units change places in a circle."));
    case Rule::MoveStandsOff:
        return names.fill(tr("%1 to %2 stands off against %3, %4 against %5."));
    case Rule::MoveHeld:
        return names.fill(tr("%1 to %2 fails: the unit there stays, %4 against %5."));
    case Rule::MoveHeadToHead:
        return names.fill(tr("%1 to %2 meets %3 coming the opposite way and fails, %4 against %5."));
    case Rule::MoveSelfDislodge:
        return names.fill(tr("%1 to %2 fails: a power does not dislodge its own unit."));
    case Rule::MoveConvoyDisrupted:
        return names.fill(tr("%1 to %2 fails: the convoy broke when %3 was dislodged."));
    case Rule::MoveNoConvoy:
        return names.fill(tr("%1 to %2 cannot start: no fleets were ordered to convoy it."));
    case Rule::MoveParadox:
        return names.fill(tr("%1 to %2 fails: its convoy is caught in a paradox, so it has no effect."));
    case Rule::MoveAllHold:
        return names.fill(tr("%1 to %2 fails: it is part of a convoy paradox, in which everyone holds."));
    default:
        return {};
    }
}

QString Words::supportReason(const OrderResult& result) const
{
    const Parties names = parties(result);
    const bool toHold = as<SupportHold>(result.order) != nullptr;
    switch (result.finding.rule) {
    case Rule::SupportGiven:
        return names.fill(toHold ? tr("%1 gives its support to %6 in holding.")
                                 : tr("%1 gives its support to %6 moving to %2."));
    case Rule::SupportSpared:
        return names.fill(toHold ? tr("%1 gives its support to %6: the convoyed attack from %3 may not cut it.")
                                 : tr("%1 gives its support to %6 moving to %2: the convoyed attack from %3 may "
                                      "not cut it."));
    case Rule::SupportCut:
        return names.fill(toHold ? tr("%1's support of %6 is cut by the attack from %3.")
                                 : tr("%1's support of %6 to %2 is cut by the attack from %3."));
    case Rule::SupportDislodged:
        return names.fill(toHold ? tr("%1's support of %6 is lost: %3 dislodges it, %4 against %5.")
                                 : tr("%1's support of %6 to %2 is lost: %3 dislodges it, %4 against %5."));
    case Rule::SupportUnmatched:
        return names.fill(toHold ? tr("%1 supports %6 in holding, but %6 was ordered to do something else.")
                                 : tr("%1 supports %6 to %2, but %6 was not ordered to go there."));
    default:
        return {};
    }
}

QString Words::convoyReason(const OrderResult& result) const
{
    const Parties names = parties(result);
    switch (result.finding.rule) {
    case Rule::ConvoyAvailable:
        return names.fill(tr("%1 stands ready to convoy %6 to %2."));
    case Rule::ConvoyDislodged:
        return names.fill(tr("%1 cannot convoy %6 to %2: it is dislodged by %3, %4 against %5."));
    case Rule::ConvoyUnmatched:
        return names.fill(tr("%1 would convoy %6 to %2, but %6 was not ordered to be carried there."));
    case Rule::ConvoyParadox:
        return names.fill(tr("%1 cannot convoy %6 to %2: the convoy is caught in a paradox."));
    case Rule::HoldStands:
        return names.fill(result.finding.against == noProvince
                              ? tr("%1 stays where it is.")
                              : tr("%1 stays where it is: %3 does not drive it out, %4 against %5."));
    case Rule::HoldBeleaguered:
        return names.fill(
            tr("%1 stays where it is: %3 is stronger, %4 against %5, but its attackers stop one another."));
    case Rule::HoldDislodged:
        return names.fill(tr("%1 is dislodged by %3, %4 against %5."));
    default:
        return {};
    }
}

QString Words::illegality(const OrderResult& result) const
{
    const Parties names = parties(result);
    switch (result.finding.rule) {
    case Rule::IllegalNoSuchUnit:
        return names.fill(tr("There is no such unit in %1."));
    case Rule::IllegalNotYours:
        return names.fill(tr("The unit in %1 does not belong to %7."));
    case Rule::IllegalDestination:
        return names.fill(tr("The unit in %1 cannot go to %2."));
    case Rule::IllegalNoConvoy:
        return names.fill(tr("The unit in %1 cannot go to %2: no fleets were ordered to convoy it."));
    case Rule::IllegalCoast:
        return names.fill(tr("The coast in the order of %1 is missing or cannot be reached."));
    case Rule::IllegalSelfSupport:
        return names.fill(tr("The unit in %1 cannot support itself."));
    case Rule::IllegalSupport:
        return names.fill(tr("The unit in %1 cannot give that support."));
    case Rule::IllegalConvoy:
        return names.fill(tr("The unit in %1 cannot take part in that convoy."));
    case Rule::IllegalDuplicate:
        return names.fill(tr("Another order to the unit in %1 counts instead."));
    case Rule::IllegalTwoMeanings:
        return names.fill(tr("The unit in %1 has two different orders; neither is followed."));
    case Rule::IllegalWriting:
        return names.fill(tr("The order to %1 is not written as the rulebook demands."));
    case Rule::IllegalWrongPhase:
        return names.fill(tr("The order to %1 does not belong to this phase."));
    default:
        return {};
    }
}

QString Words::retreatReason(const OrderResult& result) const
{
    const Parties names = parties(result);
    switch (result.finding.rule) {
    case Rule::RetreatMade:
        return names.fill(tr("%1 retreats to %2."));
    case Rule::RetreatClash:
        return names.fill(tr("%1 is disbanded: %3 wanted to retreat to %2 as well."));
    case Rule::RetreatNotOpen:
        return names.fill(tr("%1 is disbanded: %2 is not open to its retreat."));
    case Rule::Disbanded:
        return names.fill(tr("%1 is disbanded as ordered."));
    case Rule::NoRetreatOrdered:
        return names.fill(tr("%1 is disbanded: it was given no retreat."));
    default:
        return {};
    }
}

QString Words::adjustmentReason(const OrderResult& result) const
{
    const Parties names = parties(result);
    switch (result.finding.rule) {
    case Rule::Built:
        return names.fill(tr("%7 builds in %1."));
    case Rule::BuildNotOwned:
        return names.fill(tr("%7 cannot build in %1: it does not own that centre."));
    case Rule::BuildNotHome:
        return names.fill(tr("%7 cannot build in %1: it is not one of its home centres."));
    case Rule::BuildOccupied:
        return names.fill(tr("%7 cannot build in %1: a unit stands there."));
    case Rule::BuildTerrain:
        return names.fill(tr("%7 cannot build that in %1: such a unit cannot stand there."));
    case Rule::BuildNoCoast:
        return names.fill(tr("%7 cannot build in %1: the coast was not named."));
    case Rule::BuildTooMany:
        return names.fill(as<Waive>(result.order) ? tr("%7 has no build left to waive.")
                                                  : tr("%7 cannot build in %1: it has no build left."));
    case Rule::Removed:
        return names.fill(tr("%7 removes its unit in %1."));
    case Rule::RemoveTooMany:
        return names.fill(tr("%7 keeps its unit in %1: nothing more has to be removed."));
    case Rule::RemovedByRule:
        return names.fill(tr("%7 gave no order to remove a unit; by the civil disorder rule it loses %1."));
    case Rule::RemovedForNow:
        return names.fill(tr("%7 gave no order to remove a unit; until the table chooses another, it loses %1."));
    case Rule::WaiveNotAllowed:
        return names.fill(tr("%7 may not waive a build."));
    case Rule::Waived:
        return names.fill(tr("%7 waives one build."));
    default:
        return {};
    }
}

QString Words::reason(const OrderResult& result) const
{
    for (auto family : {&Words::moveReason, &Words::supportReason, &Words::convoyReason, &Words::illegality,
                        &Words::retreatReason, &Words::adjustmentReason})
        if (const QString sentence = (this->*family)(result); !sentence.isEmpty()) return sentence;
    return tr("No reason is known.");
}

QString Words::fateSentence(const OrderResult& result) const
{
    const Rule rule = result.finding.rule;
    const bool told =
        rule == Rule::HoldDislodged || rule == Rule::SupportDislodged || rule == Rule::ConvoyDislodged;
    const QString unit = location(result.order.unit.at);
    if (result.fate == Fate::Destroyed) return tr("%1 cannot retreat and is destroyed.").arg(unit);
    return result.fate == Fate::Dislodged && !told ? tr("%1 is dislodged.").arg(unit) : QString();
}

QString Words::explanation(const OrderResult& result) const
{
    const Finding& why = result.finding;
    QStringList sentences{reason(result)};
    if (const QString fate = fateSentence(result); !fate.isEmpty()) sentences << fate;
    if (!why.counted.empty()) sentences << tr("Support counted: %1.").arg(list(why.counted));
    if (!why.discounted.empty()) sentences << tr("Support that did not count: %1.").arg(list(why.discounted));
    return sentences.join(u' ');
}

} // namespace chancery
