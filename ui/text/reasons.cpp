// SPDX-License-Identifier: GPL-3.0-or-later
// Findings as sentences. Every Rule has its own sentence; the compiler notices a missing one.
#include "ui/text/words.h"

#include "engine/rules/house_rules.h"
#include "ui/text/brief.h"
#include "ui/text/ruling_words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace chancery {

/// What the numbered gaps of a sentence stand for, the same in every sentence.
struct Words::Parties
{
    QString order;         // %1 the order; in adjustments the place
    QString to;            // %2 where the order points
    QString against;       // %3 the order that decided it
    QString mine;          // %4 the strength of this order
    QString theirs;        // %5 the strength against it
    QString helped;        // %6 the place of the unit that is supported or convoyed
    QString power;         // %7 whose order it is
    QString unit;          // %8 the unit that was ordered
    QString other;         // %9 the unit that decided it
    bool opposed = false;  // %3 and %9 are there
    bool overcome = false; // %3 succeeded
    bool stranded = false; // %4 steps are no way at all
    bool attacked = false; // somebody was ordered to move against the unit
    bool refused = false;  // %9 was ordered to move where it cannot

    /// Unlike QString::arg this lets a sentence leave gaps out.
    QString fill(const QString& sentence) const
    {
        const QString* const names[] = {&order,  &to,    &against, &mine, &theirs,
                                        &helped, &power, &unit,    &other};
        QString text;
        for (qsizetype i = 0; i < sentence.size(); ++i) {
            const int gap =
                sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
            if (gap < 1 || gap > 9) {
                text += sentence[i];
                continue;
            }
            text += *names[gap - 1];
            ++i;
        }
        return text;
    }
};

namespace {

/// Whether anybody's order that counts, if only to fail, was to move there.
bool isMoveTarget(const Map& map, const Outcome& outcome, Province place)
{
    return std::ranges::any_of(outcome.results, [&](const OrderResult& result) {
        const auto* move = as<Move>(result.order);
        return move && result.verdict != Verdict::Illegal && move->to != nowhere &&
               map.provinceOf(move->to) == place;
    });
}

} // namespace

Words::Parties Words::parties(const OrderResult& result, const PhaseRecord& record) const
{
    Parties names;
    const Order& order = result.order;
    const Finding& why = result.finding;
    const bool placed = order.unit.at != nowhere;
    names.unit = placed ? brief(map_, order.unit) : tr("that unit");
    names.order = placed ? brief(map_, record.before, order) : tr("The order");
    if (const auto* c = as<Move>(order)) names.to = location(c->to);
    if (const auto* c = as<Retreat>(order)) names.to = location(c->to);
    if (const auto* c = as<SupportHold>(order)) names.helped = location(c->unit);
    if (const auto* c = as<SupportMove>(order)) names.helped = location(c->unit), names.to = location(c->to);
    if (const auto* c = as<Convoy>(order)) names.helped = location(c->army), names.to = location(c->to);
    if (const auto* c = as<Insurrection>(order)) names.to = power(c->whom);
    names.opposed = why.against != noProvince;
    if (const OrderResult* other = resultOf(map_, *record.outcome, why.against)) {
        names.overcome = other->verdict == Verdict::Succeeds;
        names.refused = other->verdict == Verdict::Illegal && as<Move>(other->order);
    }
    names.attacked = placed && isMoveTarget(map_, *record.outcome, map_.provinceOf(order.unit.at));
    names.against = orderOf(why.against, record);
    names.other = unitOf(why.against, record);
    names.mine = QString::number(why.mine);
    names.theirs = QString::number(why.theirs);
    names.power = power(order.power == noPower ? order.unit.power : order.power);
    names.stranded = why.mine > map_.provinces.size();
    return names;
}

/// Of an order that does not count, the unit alone.
QString Words::orderOf(Province unit, const PhaseRecord& record) const
{
    const OrderResult* result = resultOf(map_, *record.outcome, unit);
    if (!result || result->verdict == Verdict::Illegal) return unitOf(unit, record);
    return brief(map_, record.before, result->order);
}

QString Words::unitOf(Province unit, const PhaseRecord& record) const
{
    if (unit == noProvince) return tr("another unit");
    if (const OrderResult* result = resultOf(map_, *record.outcome, unit))
        return brief(map_, result->order.unit);
    return province(unit);
}

QString Words::moveReason(const OrderResult& result, const Parties& names) const
{
    const auto* move = as<Move>(result.order);
    const bool againstOccupant =
        move && move->to != nowhere && map_.provinceOf(move->to) == result.finding.against;
    switch (result.finding.rule) {
    case Rule::MoveUnopposed:
        //: In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5
        //: strength against it, %6 the place of the unit supported or convoyed, %7 power, %8 the unit, %9 the
        //: unit against it. A gap that is not needed may be left out.
        return names.fill(tr("%1 succeeds: nobody resists."));
    case Rule::MoveAdvances:
        return names.fill(againstOccupant ? tr("%1 dislodges %9: %4 against %3 %5.")
                                          : tr("%1 succeeds: %4 against %3 %5."));
    case Rule::MoveRotates:
        return names.fill(result.finding.theirs > 0
                              ? tr("%1 succeeds in a circle of moves: %4 against %3 %5.")
                              : tr("%1 succeeds in a circle of moves: %3 makes room."));
    case Rule::MoveStandsOff:
        if (names.overcome && names.mine == names.theirs)
            return names.fill(
                tr("%1 fails: %4 against %3 %5; the attack that drove %8 out came from %2, so that it "
                   "keeps nobody out there."));
        return names.fill(names.overcome ? tr("%1 fails: %4 against %3 %5.")
                                         : tr("%1 stands off: %4 against %3 %5."));
    case Rule::MoveHeld:
        return names.fill(tr("%1 fails: %4 against %3 %5."));
    case Rule::MoveHeadToHead:
        return names.fill(tr("%1 fails head to head: %4 against %3 %5."));
    case Rule::MoveSelfDislodge:
        return names.fill(names.opposed
                              ? tr("%1 fails: %4 against %3 %5, and a power does not dislodge its own unit.")
                              : tr("%1 fails: a power does not dislodge its own unit."));
    case Rule::MoveConvoyDisrupted:
        return names.fill(tr("%1 fails: %9, which was to carry it, is dislodged."));
    case Rule::MoveNoConvoy:
        return names.fill(tr("%1 cannot start: no route of fleets was ordered to convoy it."));
    case Rule::MoveRouteUnwritten:
        return names.fill(tr("%1 cannot start: of several convoy routes it names none."));
    case Rule::MoveParadox:
        return names.fill(tr("%1 fails: its convoy by %9 is caught in a paradox, so it has no effect."));
    case Rule::MoveAllHold:
        return names.fill(tr("%1 fails: it is part of a convoy paradox, in which everyone holds."));
    default:
        return {};
    }
}

QString Words::supportReason(const OrderResult& result, const Parties& names) const
{
    switch (result.finding.rule) {
    case Rule::SupportGiven:
        return names.fill(tr("%1 is given."));
    case Rule::SupportSpared:
        return names.fill(tr("%1 is given: %3 comes by convoy and may not cut it."));
    case Rule::SupportCut:
        return names.fill(tr("%1 is cut by %3."));
    case Rule::SupportDislodged:
        return names.fill(tr("%1 is lost, the unit dislodged: %4 against %3 %5."));
    case Rule::SupportUnmatched:
        return names.fill(names.refused ? tr("%1 has no effect: %9 was ordered to move, if in vain.")
                                        : tr("%1 has no effect: it does not match %3."));
    default:
        return {};
    }
}

QString Words::convoyReason(const OrderResult& result, const Parties& names) const
{
    switch (result.finding.rule) {
    case Rule::ConvoyAvailable:
        return names.fill(tr("%1 is available."));
    case Rule::ConvoyDislodged:
        return names.fill(tr("%1 is disrupted, the fleet dislodged: %4 against %3 %5."));
    case Rule::ConvoyUnmatched:
        return names.fill(tr("%1 carries nobody: it does not match %3."));
    case Rule::ConvoyRouteUnwritten:
        return names.fill(tr("%1 carries nobody: %3 names none of several convoy routes."));
    case Rule::ConvoyParadox:
        return names.fill(tr("%1 is disrupted: it is caught in a paradox with %3."));
    case Rule::HoldStands:
        return names.fill(names.opposed    ? tr("%1 stands: %4 against %3 %5.")
                          : names.attacked ? tr("%1 stands: no attack on it counts.")
                                           : tr("%1 stands: nobody attacks."));
    case Rule::HoldBeleaguered:
        return names.fill(tr("%1 stands: %4 against %3 %5, but its attackers stop one another."));
    case Rule::HoldDislodged:
        return names.fill(tr("%1 is dislodged: %4 against %3 %5."));
    case Rule::HoldAbandoned:
        return names.fill(
            tr("%1 is dislodged: %4 against %3 %5; it is destroyed, for %7 handed in no orders."));
    default:
        return {};
    }
}

QString Words::illegality(const OrderResult& result, const Parties& names) const
{
    switch (result.finding.rule) {
    case Rule::IllegalNoSuchUnit:
        return names.fill(tr("%1 is illegal: there is no such unit."));
    case Rule::IllegalNotYours:
        return names.fill(tr("%1 is illegal: the unit does not belong to %7."));
    case Rule::IllegalDestination:
        return names.fill(tr("%1 is illegal: the unit cannot go there."));
    case Rule::IllegalNoConvoy:
        return names.fill(tr("%1 is illegal: no fleets were ordered to convoy it."));
    case Rule::IllegalCoast:
        return names.fill(tr("%1 is illegal: the coast is missing or cannot be reached."));
    case Rule::IllegalSelfSupport:
        return names.fill(tr("%1 is illegal: a unit cannot support itself."));
    case Rule::IllegalSupport:
        return names.fill(tr("%1 is illegal: the unit cannot give that support."));
    case Rule::IllegalConvoy:
        return names.fill(tr("%1 is illegal: the unit cannot take part in that convoy."));
    case Rule::IllegalDuplicate:
        return names.fill(tr("%1 does not count: another order to %8 does."));
    case Rule::IllegalTwoMeanings:
        return names.fill(tr("%1 is not followed: %8 has two different orders."));
    case Rule::IllegalWriting:
        return names.fill(tr("%1 is not written as the rulebook demands."));
    case Rule::IllegalWrongPhase:
        return names.fill(tr("%1 does not belong to this phase."));
    default:
        return {};
    }
}

QString Words::retreatReason(const OrderResult& result, const Parties& names) const
{
    switch (result.finding.rule) {
    case Rule::RetreatMade:
        return names.fill(tr("%8 retreats to %2."));
    case Rule::RetreatClash:
        return names.fill(tr("%8 is disbanded: %9 wanted to retreat to %2 as well."));
    case Rule::RetreatNotOpen:
        return names.fill(tr("%8 is disbanded: %2 is not open to its retreat."));
    case Rule::Disbanded:
        return names.fill(tr("%8 is disbanded as ordered."));
    case Rule::NoRetreatOrdered:
        return names.fill(tr("%8 is disbanded: it was given no retreat that counts."));
    default:
        return {};
    }
}

QString Words::adjustmentReason(const OrderResult& result, Parties names) const
{
    names.order = result.order.unit.at == nowhere ? tr("that place") : location(result.order.unit.at);
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
    case Rule::BuildNoneCounts:
        return names.fill(as<Waive>(result.order)
                              ? tr("%7 waives nothing: of too many orders none counts.")
                              : tr("%7 builds nothing in %1: of too many orders none counts."));
    case Rule::Removed:
        return names.fill(tr("%7 removes its unit in %1."));
    case Rule::RemoveTooMany:
        return names.fill(tr("%7 keeps its unit in %1: nothing more has to be removed."));
    case Rule::RemoveNoneCounts:
        return names.fill(
            tr("%7 may not choose its unit in %1: of too many orders to remove units none counts."));
    case Rule::RemovedByRule:
        return names.fill(
            names.stranded
                ? tr("%7 must remove more units than its orders do; by the civil disorder rule it loses %1, "
                     "with no way to a centre that counts.")
                : tr("%7 must remove more units than its orders do; by the civil disorder rule it loses %1, "
                     "at a distance of %4 from the nearest centre that counts."));
    case Rule::RemovedForNow:
        return names.fill(tr(
            "%7 must remove more units than its orders do; until the table chooses another, it loses %1."));
    case Rule::RemovedDutchman:
        return names.fill(tr("%7 has more units than centres; its flying Dutchman in %1 is removed."));
    case Rule::WaiveNotAllowed:
        return names.fill(tr("%7 may not waive a build."));
    case Rule::Waived:
        return names.fill(tr("%7 waives one build."));
    default:
        return {};
    }
}

QString Words::insurrectionReason(const OrderResult& result, Parties names) const
{
    if (as<Revive>(result.order))
        names.order = result.order.unit.at == nowhere ? tr("that place") : location(result.order.unit.at);
    switch (result.finding.rule) {
    case Rule::IllegalInsurrection:
        return names.fill(tr("%1 is illegal: these rules know no insurrections."));
    case Rule::IllegalNotLost:
        return names.fill(as<Revive>(result.order)
                              ? tr("%7 cannot regain %1 by an insurrection: it has not lost its country.")
                              : tr("%1 is illegal: %2 has not lost its country."));
    case Rule::InsurrectionRaised:
        return names.fill(tr("%8 is given up for an insurrection for %2: it takes %5 units, and %4 came."));
    case Rule::InsurrectionUnanswered:
        return names.fill(tr("%8 is given up in vain: %2 filed no valid order to revive its country."));
    case Rule::InsurrectionTooSmall:
        return names.fill(tr("%8 is given up in vain: an insurrection for %2 takes %5 units, and %4 came."));
    case Rule::InsurrectionDeserted:
        return names.fill(
            tr("%8 is given up in vain: %9, which was promised to %2 as well, did not turn up."));
    case Rule::InsurrectionDislodged:
        return names.fill(tr("%8 does not turn up for %2, being dislodged: %4 against %3 %5."));
    default:
        return revivalReason(result, names);
    }
}

QString Words::revivalReason(const OrderResult& result, const Parties& names) const
{
    switch (result.finding.rule) {
    case Rule::RevivalAwaited:
        return names.fill(tr("%7 may regain %1 once the retreats are made: %4 units came."));
    case Rule::RevivalBuilt:
        return names.fill(tr("%7 regains %1, and %8 stands there: it takes %5 units, and %4 came."));
    case Rule::RevivalMade:
        return names.fill(tr("%7 regains %1: it takes %5 units, and %4 came."));
    case Rule::RevivalTooFew:
        return names.fill(tr("%7 does not regain %1: it takes %5 units, and %4 came."));
    case Rule::RevivalDeserted:
        return names.fill(tr("%7 does not regain %1: %9 was promised and did not turn up."));
    default:
        return {};
    }
}

QString Words::bareReason(const OrderResult& result, const PhaseRecord& record) const
{
    if (result.finding.rule == Rule::Ruled) return ruledReason(result, record);
    const Parties names = parties(result, record);
    for (auto family : {&Words::moveReason, &Words::supportReason, &Words::convoyReason, &Words::illegality,
                        &Words::retreatReason})
        if (const QString sentence = (this->*family)(result, names); !sentence.isEmpty()) return sentence;
    if (const QString sentence = insurrectionReason(result, names); !sentence.isEmpty()) return sentence;
    const QString sentence = adjustmentReason(result, names);
    return sentence.isEmpty() ? tr("No reason is known.") : sentence;
}

QString Words::clause(Rule rule) const
{
    const RulebookInfo* book = rules_ ? findRulebook(rules_->id) : nullptr;
    if (!book) return {};
    QStringList deviating;
    for (const std::string& one : houseRulesBehind(rule, *rules_)) deviating << QString::fromStdString(one);
    if (deviating.isEmpty()) return QString::fromStdString(citation(rule, *book));
    return tr("house rule %1").arg(deviating.join(QStringLiteral(", ")));
}

QString Words::reason(const OrderResult& result, const PhaseRecord& record) const
{
    QString sentence = bareReason(result, record);
    const QString cited = clause(result.finding.rule);
    if (!cited.isEmpty() && sentence.endsWith(u'.'))
        sentence.insert(sentence.size() - 1, u' ' + tr("(%1)", "clause").arg(cited));
    return sentence;
}

QString Words::fateSentence(const OrderResult& result, const PhaseRecord& record) const
{
    const Rule rule = result.finding.rule;
    if (rule == Rule::HoldAbandoned) return {};
    const bool told = rule == Rule::HoldDislodged || rule == Rule::SupportDislodged ||
                      rule == Rule::ConvoyDislodged || rule == Rule::InsurrectionDislodged;
    if (result.fate == Fate::Unharmed) return {};
    const QString unit = brief(map_, result.order.unit);
    QStringList sentences;
    const auto lost = std::ranges::find(record.outcome->dislodged, result.order.unit, &DislodgedUnit::unit);
    if (!told && lost != record.outcome->dislodged.end())
        sentences << tr("%1 is dislodged by %2.").arg(unit, orderOf(lost->attackedFrom, record));
    if (result.fate == Fate::Destroyed) sentences << tr("%1 cannot retreat and is destroyed.").arg(unit);
    return sentences.join(u' ');
}

QString Words::units(ProvinceSet provinces, const PhaseRecord& record) const
{
    QStringList names;
    for (Province p : provinces) names << unitOf(p, record);
    return QLocale().createSeparatedList(names);
}

QString Words::explanation(const OrderResult& result, const PhaseRecord& record) const
{
    const Finding& why = result.finding;
    QStringList sentences{reason(result, record)};
    if (const QString fate = fateSentence(result, record); !fate.isEmpty()) sentences << fate;
    if (const QString read = RulingWords(map_, record).readingOf(result); !read.isEmpty()) sentences << read;
    if (!why.counted.empty()) sentences << tr("Support counted: %1.").arg(units(why.counted, record));
    if (!why.discounted.empty())
        sentences << tr("Support that did not count: %1.").arg(units(why.discounted, record));
    return sentences.join(u' ');
}

const OrderResult* resultOf(const Map& map, const Outcome& outcome, Province province)
{
    const OrderResult* best = nullptr;
    for (const OrderResult& result : outcome.results) {
        if (result.order.unit.at == nowhere || map.provinceOf(result.order.unit.at) != province) continue;
        if (as<Revive>(result.order)) continue; // of no unit that is there
        if (result.verdict != Verdict::Illegal) return &result;
        const Rule rule = result.finding.rule;
        if (!best && rule != Rule::IllegalDuplicate && rule != Rule::IllegalNotYours) best = &result;
    }
    return best;
}

} // namespace chancery
