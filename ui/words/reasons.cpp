// SPDX-License-Identifier: GPL-3.0-or-later
// Makes sentences of findings: the wording with its gaps filled, the clause, and what became of the unit.
#include "ui/words/words.h"

#include "engine/game/seats.h"
#include "ui/words/brief.h"
#include "ui/words/clauses.h"
#include "ui/words/language.h"
#include "ui/words/ruling_words.h"
#include "ui/words/wording.h"

#include <QStringList>

#include <algorithm>

namespace chancery {

namespace {

/// Sets the members of Parties that decide between the wordings of a rule.
void decide(const Map& map, const OrderResult& result, const PhaseRecord& record, Parties& names)
{
    const Finding& why = result.finding;
    names.defended = why.theirsKind == StrengthKind::Defend;
    names.resisted = why.theirs > 0;
    names.rivalled = why.theirsKind == StrengthKind::Prevent;
    names.own = why.ownUnit;
    if (const auto* move = as<Move>(result.order))
        names.byOrder = move->via == Via::Convoy || !move->path.empty();
    names.occupied =
        as<Move>(result.order) && unitAt(map, record.before, map.provinceOf(as<Move>(result.order)->to));
    names.allHold = why.cause == Rule::MoveAllHold;
    names.stranded = why.mine > map.provinces.size();
    names.waives = as<Waive>(result.order) != nullptr;
    names.revives = as<Revive>(result.order) != nullptr;
}

/// Returns whether a remark is about supports that did not count; these come last.
bool isAboutHelp(Rule remark)
{
    return remark == Rule::NoteHelpBarred || remark == Rule::NoteAttackBarred || remark == Rule::NoteHelpIdle;
}

/// Returns whether the reason is what happened to the fleets that were to convoy a move.
bool stopsTheConvoy(Rule rule)
{
    return rule == Rule::MoveConvoyDisrupted || rule == Rule::MoveRoutesDisrupted ||
           rule == Rule::MoveRouteDisrupted || rule == Rule::MoveWayDisrupted;
}

/// Returns whether an order is a convoy by which its army goes, whether or not the move succeeds there.
bool convoysAnArmy(const Map& map, const OrderResult& fleet, const PhaseRecord& record)
{
    const auto* convoy = as<Convoy>(fleet.order);
    const OrderResult* army = convoy ? resultOf(map, *record.outcome, map.provinceOf(convoy->army)) : nullptr;
    if (!army) return false;
    const Finding& why = army->finding;
    const bool bySea = why.passage == Passage::Sea || why.passage == Passage::SeaByOrder;
    const bool stranded = why.rule >= Rule::MoveConvoyDisrupted && why.rule <= Rule::MoveRouteUnwritten;
    return bySea && !stranded;
}

std::vector<Location> locationsOf(ProvinceSet provinces)
{
    std::vector<Location> locations;
    for (Province p : provinces) locations.push_back(whole(p));
    return locations;
}

/// Returns whether the order is illegal and its unit holds because of that.
bool holdsInstead(const Map& map, const OrderResult& result, const PhaseRecord& record)
{
    if (result.verdict != Verdict::Illegal || record.phase.kind != PhaseKind::Movement) return false;
    if (result.order.unit.at == nowhere || result.order.unit.power != powerOf(result)) return false;
    const Province place = map.provinceOf(result.order.unit.at);
    const OrderResult* followed = resultOf(map, *record.outcome, place);
    return unitAt(map, record.before, place) && followed && followed->verdict == Verdict::Illegal &&
           followed->order == result.order;
}

/// Returns the rule whose clause a reason cites. What a wish for a centre has to be like is said where
/// revivals are.
Rule clausesOf(const OrderResult& result)
{
    const Rule rule = result.finding.rule;
    if (as<Revive>(result.order) && familyOf(rule) != RuleFamily::Insurrection && rule != Rule::Ruled)
        return Rule::RevivalMade;
    return citedFor(rule, result.finding);
}

/// Returns whether %1 means the place of a build, a removal or a revival, and not the order.
bool speaksOfAPlace(const OrderResult& result)
{
    const RuleFamily family = familyOf(result.finding.rule);
    return family == RuleFamily::Adjustment ||
           (family == RuleFamily::Insurrection && as<Revive>(result.order));
}

} // namespace

Parties Words::parties(const OrderResult& result, const PhaseRecord& record) const
{
    Parties names;
    const Order& order = result.order;
    const Finding& why = result.finding;
    const bool placed = order.unit.at != nowhere;
    names.unit = placed ? nameOf(order.unit) : tr("that unit");
    names.order = placed ? nameOf(order, record) : tr("The order");
    if (speaksOfAPlace(result)) names.order = placed ? names.later({order.unit.at}) : tr("that place");
    const auto province = [&](Location at) {
        return names.later({at == nowhere ? at : whole(map_.provinceOf(at))});
    };
    if (const auto* c = as<Move>(order)) names.to = province(c->to);
    if (const auto* c = as<Retreat>(order)) // only where it goes its coast matters
        names.to = why.rule == Rule::RetreatMade ? names.later({c->to}) : province(c->to);
    if (const auto* c = as<SupportHold>(order)) names.helped = names.to = province(c->unit);
    if (const auto* c = as<SupportMove>(order)) names.helped = province(c->unit), names.to = province(c->to);
    if (const auto* c = as<Convoy>(order)) names.helped = province(c->army), names.to = province(c->to);
    if (const auto* c = as<Insurrection>(order)) names.to = power(c->whom);
    if (why.rival != noProvince)
        names.helped = register_ == Register::Judge ? orderOf(why.rival, record) : unitOf(why.rival, record);
    names.against = orderOf(why.against, record);
    names.other = stopsTheConvoy(why.rule) ? units(why.fleets, record) : unitOf(why.against, record);
    if (why.rule == Rule::MoveWayNotOrdered) names.other = names.later(locationsOf(why.fleets));
    if (why.rule == Rule::IllegalClosed) names.other = list(neutralPowers(map_, Players::Two));
    if (why.rule == Rule::IllegalUnplayed) names.other = power(placed ? order.unit.power : order.power);
    if (why.rule == Rule::ConvoyWayNotOrdered) names.helped = names.later(locationsOf(why.fleets));
    // Against a unit of its own power a move has no attack strength; `mine` says what it would be.
    names.mine = QString::number(why.ownUnit ? 0 : why.mine);
    names.theirs = QString::number(why.theirs);
    names.power = power(order.power == noPower ? order.unit.power : order.power);
    decide(map_, result, record, names);
    names.convoys = convoysAnArmy(map_, result, record);
    return names;
}

QString Words::nameOf(const Unit& named) const
{
    if (register_ == Register::Judge) return brief(map_, named);
    return named.power == noPower ? unit(named)
                                  : tr("%1's %2", "power, unit").arg(power(named.power), unit(named));
}

/// Returns how a reason names an order: "A War-Gal", or "Army Warsaw to Galicia".
QString Words::nameOf(const Order& named, const PhaseRecord& record) const
{
    return register_ == Register::Judge ? brief(map_, record.before, named) : order(named);
}

QString Words::titleOf(const Order& titled, const PhaseRecord& record) const
{
    const Power whose = titled.power == noPower ? titled.unit.power : titled.power;
    const QString text = bareTitleOf(titled, record);
    return whose == noPower ? text : tr("%1: %2", "power, order").arg(power(whose), text);
}

QString Words::bareTitleOf(const Order& titled, const PhaseRecord& record) const
{
    return register_ == Register::Judge ? QString::fromStdString(canonical(map_, record.before, titled))
                                        : order(titled, record);
}

/// Returns the order of a unit; of an illegal order only the unit.
QString Words::orderOf(Province unit, const PhaseRecord& record) const
{
    const OrderResult* result = resultOf(map_, *record.outcome, unit);
    if (!result || result->verdict == Verdict::Illegal) return unitOf(unit, record);
    return nameOf(result->order, record);
}

QString Words::unitOf(Province unit, const PhaseRecord& record) const
{
    if (unit == noProvince) return tr("another unit");
    if (const OrderResult* result = resultOf(map_, *record.outcome, unit)) return nameOf(result->order.unit);
    return province(unit);
}

QString Words::bareReason(const OrderResult& result, const PhaseRecord& record) const
{
    if (result.finding.rule == Rule::Ruled) return ruledReason(result, record);
    const Parties names = parties(result, record);
    const char* const sentence = wordingOf(result.finding.rule, names, register_);
    return sentence ? names.fill(tr(sentence), map_) : tr("No reason is known.");
}

QString Words::clause(Rule rule, PhaseKind kind) const
{
    return rules_ ? clauseBehind(rule, *rules_, kind) : QString();
}

QString Words::cited(QString sentence, Rule rule, PhaseKind kind) const
{
    return withClause(std::move(sentence), register_ == Register::Judge ? clause(rule, kind) : QString());
}

QString Words::reason(const OrderResult& result, const PhaseRecord& record) const
{
    return cited(bareReason(result, record), clausesOf(result), record.phase.kind);
}

/// What a finding adds to its reason, as a sentence with its clause.
QString Words::remark(Rule rule, const OrderResult& result, const PhaseRecord& record) const
{
    const Finding& why = result.finding;
    Parties names = parties(result, record);
    const auto about = [&](Province unit) {
        names.against = orderOf(unit, record);
        names.other = unitOf(unit, record);
    };
    if (rule == Rule::NoteConvoyed || rule == Rule::NoteConvoyedFar) names.other = units(why.fleets, record);
    if (isAboutHelp(rule)) {
        const ProvinceSet helpers = rule == Rule::NoteHelpBarred     ? why.barred
                                    : rule == Rule::NoteAttackBarred ? why.opposedBarred
                                                                     : why.idle;
        names.against = orders(helpers, record);
        names.other = units(helpers, record);
    }
    if (rule == Rule::NoteDislodges) about(why.dislodges);
    if (rule == Rule::NoteRivalVoid) about(why.powerless);
    if (rule == Rule::NoteExchanges) about(why.exchanges);
    if (const auto* move = as<Move>(result.order)) {
        const Province to = map_.provinceOf(move->to);
        if (rule == Rule::NoteNotHeadToHead || rule == Rule::NoteOwnUnit || rule == Rule::NoteByLandUnmet)
            about(to);
        if (rule == Rule::NoteHelpBarred) names.helped = unitOf(to, record);
    }
    if (const auto* held = as<SupportHold>(result.order);
        held && (rule == Rule::NoteHelpsInPlace || rule == Rule::NoteHelpsIllegal))
        about(map_.provinceOf(held->unit));
    return cited(names.fill(tr(wordingOf(rule, names, register_)), map_), citedFor(rule, why),
                 record.phase.kind);
}

QString Words::fateSentence(const OrderResult& result, const PhaseRecord& record) const
{
    const Rule rule = result.finding.rule;
    if (saysThatLost(rule) || result.fate == Fate::Unharmed) return {};
    QStringList sentences;
    const auto lost = std::ranges::find(record.outcome->dislodged, result.order.unit, &DislodgedUnit::unit);
    if (!saysThatDislodged(rule) && lost != record.outcome->dislodged.end())
        sentences << tr("%1 is dislodged by %2.")
                         .arg(nameOf(result.order.unit), register_ == Register::Plain
                                                             ? unitOf(lost->attackedFrom, record)
                                                             : orderOf(lost->attackedFrom, record));
    if (result.fate == Fate::Destroyed) sentences << remark(Rule::NoteDestroyed, result, record);
    return sentences.join(u' ');
}

/// Names what supports were given for: a move, or a unit in its place.
QString Words::supported(Province unit, const PhaseRecord& record) const
{
    const OrderResult* result = resultOf(map_, *record.outcome, unit);
    const bool moves = result && as<Move>(result->order) && register_ == Register::Judge;
    return moves ? orderOf(unit, record) : unitOf(unit, record);
}

QString Words::units(ProvinceSet provinces, const PhaseRecord& record) const
{
    QStringList names;
    for (Province p : provinces) names << unitOf(p, record);
    return listed(names);
}

QString Words::orders(ProvinceSet provinces, const PhaseRecord& record) const
{
    QStringList names;
    for (Province p : provinces) names << orderOf(p, record);
    return listed(names);
}

/// Returns the sentence that names the supports for an order, and in the judge's register the strength in
/// which they count.
QString Words::helpOf(const OrderResult& result) const
{
    const Finding& why = result.finding;
    const bool preventsOnly = why.ownUnit || why.rule == Rule::MoveSelfDislodge;
    if (register_ == Register::Plain)
        return preventsOnly ? tr("Support given: %1.") : tr("Support counted: %1.");
    if (preventsOnly) return tr("Support that counts in its prevent strength alone: %1.");
    return as<Move>(result.order) ? tr("Support counted in its attack strength: %1.")
                                  : tr("Support counted in its hold strength: %1.");
}

/// Returns the sentence that names the supports for the order against this one, as `helpOf` does.
QString Words::opposition(const Finding& why) const
{
    if (register_ == Register::Plain) return tr("Support for %1: %2.", "order or unit, units");
    switch (why.theirsKind) {
    case StrengthKind::Attack:
        return tr("Support counted in the attack strength of %1: %2.", "order or unit, units");
    case StrengthKind::Prevent:
        return tr("Support counted in the prevent strength of %1: %2.", "order or unit, units");
    case StrengthKind::Defend:
        return tr("Support counted in the defend strength of %1: %2.", "order or unit, units");
    case StrengthKind::Hold:
    case StrengthKind::None:
        break;
    }
    return tr("Support counted in the hold strength of %1: %2.", "order or unit, units");
}

QString Words::explanation(const OrderResult& result, const PhaseRecord& record) const
{
    const Finding& why = result.finding;
    QStringList sentences{reason(result, record)}, help;
    for (const Rule rule : rulesBehind(result))
        if (familyOf(rule) == RuleFamily::Remark && rule != Rule::NoteDestroyed)
            (isAboutHelp(rule) ? help : sentences) << remark(rule, result, record);
    if (holdsInstead(map_, result, record)) sentences << remark(Rule::NoteIllegalHolds, result, record);
    if (result.order.slips.has(Slips::SeaTwice) && record.outcome->routesCount)
        sentences << tr("The order names a sea twice; it counts where it is named first.");
    if (const QString fate = fateSentence(result, record); !fate.isEmpty()) sentences << fate;
    if (const QString read = RulingWords(map_, record).readingOf(result); !read.isEmpty()) sentences << read;
    if (!why.counted.empty()) sentences << helpOf(result).arg(units(why.counted, record));
    if (!why.opposed.empty())
        sentences << opposition(why).arg(supported(why.against, record), units(why.opposed, record));
    if (!why.cut.empty()) sentences << tr("Support that was cut: %1.").arg(units(why.cut, record));
    return (sentences + help).join(u' ');
}

} // namespace chancery
