// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the gaps of wordings, adds clauses, and says what became of units.
#include "ui/words/reasons.h"

#include "engine/adjudicate/unit_result.h"
#include "engine/game/seats.h"
#include "ui/words/brief.h"
#include "ui/words/clauses.h"
#include "ui/words/ruling_words.h"
#include "ui/words/wording.h"

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
    names.stopped = !why.stopping.empty() && as<Move>(result.order);
    names.ownStopped = names.stopped && why.ownUnit;
    if (const auto* move = as<Move>(result.order))
        names.byOrder = move->via == Via::Convoy || !move->path.empty();
    names.occupied =
        as<Move>(result.order) && unitAt(map, record.before, map.provinceOf(as<Move>(result.order)->to));
    names.barred = !why.barred.empty();
    names.byIntent = why.passage == Passage::LandByIntent;
    names.allHold = why.cause == Rule::MoveAllHold;
    names.waives = as<Waive>(result.order) != nullptr;
    names.revives = as<Revive>(result.order) != nullptr;
    const auto counts = [&result](const OrderResult& other) {
        return other.finding.rule != Rule::IllegalDuplicate && other.order == result.order;
    };
    names.repeated = why.rule == Rule::IllegalDuplicate && record.outcome &&
                     std::ranges::any_of(record.outcome->results, counts);
    const bool asksForBuilds = names.waives || as<Build>(result.order);
    names.ownerless = asksForBuilds &&
                      std::ranges::none_of(record.before.owner, [](Power owner) { return owner != noPower; });
}

/// Returns whether a remark is about supports that did not count; these come last.
bool isAboutHelp(Rule remark)
{
    return remark == Rule::NoteHelpBarred || remark == Rule::NoteAttackBarred || remark == Rule::NoteHelpIdle;
}

/// Returns whether a remark need not be made: a move without support dislodges no unit, of whichever power it
/// is, and where it is told what becomes of each route, that of the convoy is said.
bool goesWithoutSaying(Rule remark, const Finding& why)
{
    return (remark == Rule::NoteOwnUnit && why.mine <= 1) ||
           (remark == Rule::NoteConvoyInVain && (why.routeLeft || why.routesWhole));
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

ReasonWords::ReasonWords(const Map& map, std::optional<Rulebook> rules, Register how,
                         const PhaseRecord& record)
    : map_(map)
    , record_(record)
    , rules_(std::move(rules))
    , register_(how)
    , words_(map, {}, how)
    , names_(map, record, how)
{
}

Parties ReasonWords::parties(const OrderResult& result) const
{
    Parties names;
    const Order& order = result.order;
    const Finding& why = result.finding;
    const bool placed = order.unit.at != nowhere;
    names.unit = placed ? words_.nameOf(order.unit) : tr("that unit");
    names.order = placed ? names_.nameOf(order) : tr("The order");
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
    if (why.centre != noProvince) names.to = names.later({whole(why.centre)});
    if (const auto* c = as<Insurrection>(order)) names.to = words_.power(c->whom);
    if (!why.stopping.empty()) names.helped = named(why.stopping);
    names.against = names_.orderOf(why.against);
    names.other = stopsTheConvoy(why.rule) ? names_.units(why.fleets) : names_.unitOf(why.against);
    if (why.rule == Rule::MoveWayNotOrdered) names.other = names.later(locationsOf(why.fleets));
    if (why.rule == Rule::IllegalClosed) names.other = words_.list(neutralPowers(map_, Players::Two));
    if (why.rule == Rule::IllegalUnplayed) names.other = names.later(placed ? order.unit.power : order.power);
    if (why.rule == Rule::BuildOccupied && placed)
        if (const Unit* there = unitAt(map_, record_.before, map_.provinceOf(order.unit.at)))
            names.other = words_.nameOf(*there);
    if (why.rule == Rule::BuildNotOwned && placed) {
        const std::size_t site = index(map_.provinceOf(order.unit.at));
        const Power owner = site < record_.before.owner.size() ? record_.before.owner[site] : noPower;
        names.taken = owner != noPower;
        names.other = names.taken ? names.later(owner) : QString();
    }
    if (why.rule == Rule::ConvoyWayNotOrdered) names.helped = names.later(locationsOf(why.fleets));
    names.mine = QString::number(why.mine);
    names.theirs = QString::number(why.theirs);
    names.power = names.later(order.power == noPower ? order.unit.power : order.power);
    decide(map_, result, record_, names);
    names.convoys = convoysAnArmy(map_, result, record_);
    return names;
}

QString ReasonWords::ruledPlainly(const Ruling* why, Province where) const
{
    if (!why) return tr("The gamemaster ruled so.");
    const QString reason = QString::fromStdString(why->reason).simplified();
    if (why->where == where) return tr("The gamemaster ruled so: “%1”.").arg(reason);
    return tr("The gamemaster ruled on %1: “%2”.", "unit, reason").arg(names_.unitOf(why->where), reason);
}

QString ReasonWords::ruledReason(const OrderResult& result) const
{
    const Province where = map_.provinceOf(result.order.unit.at);
    const auto* move = as<Move>(result.order);
    const Ruling* why = nullptr;
    for (const Province p : {where, result.finding.against, move ? map_.provinceOf(move->to) : noProvince})
        if (!why) why = rulingOn(record_, Ruling::Kind::Result, p);
    if (register_ != Register::Judge) return ruledPlainly(why, where);
    const QString order = brief(map_, record_.before, result.order), told = Words::verdict(result);
    if (!why) return tr("%1: %2, as the gamemaster ruled.", "order, result").arg(order, told);
    const QString reason = QString::fromStdString(why->reason).simplified();
    if (why->where == where)
        return tr("%1: %2, as the gamemaster ruled: “%3”.", "order, result, reason").arg(order, told, reason);
    return tr("%1: %2, as the gamemaster ruled on %3: “%4”.", "order, result, another order, reason")
        .arg(order, told, names_.orderOf(why->where), reason);
}

QString ReasonWords::bareReason(const OrderResult& result) const
{
    if (result.finding.rule == Rule::Ruled) return ruledReason(result);
    const Parties names = parties(result);
    const char* const sentence = wordingOf(result.finding.rule, names, register_);
    return sentence ? names.fill(tr(sentence), map_) : tr("No reason is known.");
}

QString ReasonWords::cited(QString sentence, Rule rule, bool occupied) const
{
    const bool cites = register_ == Register::Judge && rules_;
    return withClause(std::move(sentence),
                      cites ? clauseBehind(rule, *rules_, record_.phase.kind, occupied) : QString());
}

QString ReasonWords::reason(const OrderResult& result) const
{
    return cited(bareReason(result), clausesOf(result), result.finding.occupied);
}

QString ReasonWords::reasonInList(const OrderResult& result) const
{
    QStringList sentences{reason(result)};
    for (const Rule rule : rulesBehind(result))
        if (rule == Rule::NoteUnplayed || rule == Rule::NoteDisorder) sentences << remark(rule, result);
    return sentences.join(u' ');
}

/// What a finding adds to its reason, as a sentence with its clause.
QString ReasonWords::remark(Rule rule, const OrderResult& result) const
{
    const Finding& why = result.finding;
    Parties names = parties(result);
    const auto about = [&](Province unit) {
        names.against = names_.orderOf(unit);
        names.other = names_.unitOf(unit);
    };
    if (rule == Rule::NoteConvoyed || rule == Rule::NoteConvoyedFar) names.other = names_.units(why.fleets);
    if (isAboutHelp(rule)) {
        const ProvinceSet helpers = rule == Rule::NoteHelpBarred     ? why.barred
                                    : rule == Rule::NoteAttackBarred ? why.opposedBarred
                                                                     : why.idle;
        names.against = names_.orders(helpers);
        names.other = names_.units(helpers);
    }
    if (rule == Rule::NoteDislodges) about(why.dislodges);
    if (rule == Rule::NoteRivalVoid) about(why.powerless);
    if (rule == Rule::NoteExchanges) about(why.exchanges);
    if (rule == Rule::NoteUndeterred) about(why.undeterred);
    if (const auto* move = as<Move>(result.order)) {
        const Province to = map_.provinceOf(move->to);
        if (rule == Rule::NoteNotHeadToHead || rule == Rule::NoteOwnUnit || rule == Rule::NoteByLandUnmet)
            about(to);
        if (rule == Rule::NoteHelpBarred) names.helped = names_.unitOf(to);
    }
    if (const auto* held = as<SupportHold>(result.order);
        held && (rule == Rule::NoteHelpsInPlace || rule == Rule::NoteHelpsIllegal))
        about(map_.provinceOf(held->unit));
    return cited(names.fill(tr(wordingOf(rule, names, register_)), map_), citedFor(rule, why));
}

QString ReasonWords::fateSentence(const OrderResult& result) const
{
    const Rule rule = result.finding.rule;
    if (saysThatLost(rule) || result.fate == Fate::Unharmed) return {};
    QStringList sentences;
    const auto lost = std::ranges::find(record_.outcome->dislodged, result.order.unit, &DislodgedUnit::unit);
    if (!saysThatDislodged(rule) && lost != record_.outcome->dislodged.end())
        sentences << howDislodged(result, lost->attackedFrom);
    if (result.fate == Fate::Destroyed) {
        sentences << remark(Rule::NoteDestroyed, result);
        if (lost != record_.outcome->dislodged.end()) sentences << whyNoRetreat(*lost);
    }
    return sentences.join(u' ');
}

QStringList ReasonWords::whyNoRetreat(const DislodgedUnit& lost) const
{
    const OrderResult* result = resultOf(map_, *record_.outcome, map_.provinceOf(lost.unit.at));
    if (result && saysThatLost(result->finding.rule)) return {};
    const Position& after = record_.outcome->after;
    ProvinceSet bounced; // of after.contested no more is left than is needed for retreats
    for (const OrderResult& one : record_.outcome->results)
        if (const auto* move = as<Move>(one.order); move && one.verdict == Verdict::Fails)
            bounced.add(map_.provinceOf(move->to));
    ProvinceSet held, origin, contested, closed;
    for (const Province p : map_.reach(lost.unit))
        (unitAt(map_, after, p)   ? held
         : p == lost.attackedFrom ? origin
         : bounced.has(p)         ? contested
                                  : closed)
            .add(p);
    QStringList sentences;
    if (!held.empty()) sentences << tr("Other units are in: %1.", "provinces").arg(words_.list(held));
    if (!origin.empty()) sentences << tr("The attack came from: %1.", "province").arg(words_.list(origin));
    if (!contested.empty())
        sentences << tr("Left empty by a standoff: %1.", "provinces").arg(words_.list(contested));
    if (!closed.empty()) sentences << tr("Closed to retreats: %1.", "provinces").arg(words_.list(closed));
    return sentences;
}

/// Returns the sentence that names the supports for an order, and in the judge's register the strength in
/// which they count.
QString ReasonWords::helpOf(const OrderResult& result) const
{
    const Finding& why = result.finding;
    const bool preventsOnly =
        why.ownUnit || why.rule == Rule::MoveSelfDislodge ||
        (why.undeterred != noProvince && why.undeterred == map_.provinceOf(result.order.unit.at));
    if (register_ != Register::Judge)
        return preventsOnly ? tr("Support given: %1.") : tr("Support counted: %1.");
    if (preventsOnly) return tr("Support that counts in its prevent strength alone: %1.");
    return as<Move>(result.order) ? tr("Support counted in its attack strength: %1.")
                                  : tr("Support counted in its hold strength: %1.");
}

/// Returns these units with their orders, in plain words without.
QString ReasonWords::named(ProvinceSet units) const
{
    return register_ == Register::Judge ? names_.orders(units) : names_.units(units);
}

/// Returns the sentence that names the supports for the order against this one, as `helpOf` does.
QString ReasonWords::opposition(const Finding& why) const
{
    if (register_ != Register::Judge) return tr("Support for %1: %2.", "order or unit, units");
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

QString ReasonWords::told(const OrderResult& result) const
{
    const Finding& why = result.finding;
    QStringList sentences{reason(result)}, help;
    sentences << others(result);
    for (const Rule rule : rulesBehind(result))
        if (familyOf(rule) == RuleFamily::Remark && rule != Rule::NoteDestroyed &&
            !goesWithoutSaying(rule, why))
            (isAboutHelp(rule) ? help : sentences) << remark(rule, result);
    if (holdsInstead(map_, result, record_)) sentences << remark(Rule::NoteIllegalHolds, result);
    if (result.order.slips.has(Slips::SeaTwice) && record_.outcome->routesCount)
        sentences << tr("The order names a sea twice; it counts where it is named first.");
    if (const QString fate = fateSentence(result); !fate.isEmpty()) sentences << fate;
    if (const QString read = RulingWords(map_, record_).readingOf(result); !read.isEmpty()) sentences << read;
    if (!why.counted.empty()) sentences << helpOf(result).arg(names_.units(why.counted));
    if (!why.opposed.empty())
        sentences << opposition(why).arg(names_.supported(why.against), names_.units(why.opposed));
    if (!why.cut.empty()) sentences << tr("Support that was cut: %1.").arg(names_.units(why.cut));
    return (sentences + help).join(u' ');
}

QString ReasonWords::explanation(const OrderResult& result) const
{
    const QString text = told(result), rest = untold(result, text);
    return rest.isEmpty() ? text : text + u' ' + rest;
}

} // namespace chancery
