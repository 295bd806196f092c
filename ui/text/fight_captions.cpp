// SPDX-License-Identifier: GPL-3.0-or-later
// What a fight decided: its headline, the other provinces in it, and what becomes of the losers.
#include "ui/text/fight_captions.h"

#include "ui/picture/order_drawing.h"
#include "ui/story/badges.h"

#include <QLocale>

#include <algorithm>

namespace chancery {

namespace {

constexpr int mostWords = 9, mostPowers = 3;

bool succeeds(const OrderResult& r)
{
    return r.verdict == Verdict::Succeeds;
}

bool isHeadToHead(Rule rule)
{
    return rule == Rule::MoveHeadToHead || rule == Rule::MoveHeadToHeadLost;
}

/// Returns whether the units stopped one another, whatever is in the province.
bool isStandoff(Rule rule)
{
    return rule == Rule::MoveStandsOff || rule == Rule::MoveStandsOffOwn ||
           rule == Rule::MoveStandsOffLoser || rule == Rule::MoveOutdone || rule == Rule::MoveVoidAhead;
}

} // namespace

FightCaptions::FightCaptions(const Map& map, const PhaseRecord& record, const Beat& beat)
    : map_(map)
    , record_(record)
    , beat_(beat)
    , words_(map)
    , phrases_(map)
{
    for (const std::size_t i : beat.results) {
        const OrderResult& r = record.outcome->results[i];
        if (!as<Move>(r.order)) continue;
        if (!succeeds(r) && !bounced(r)) {
            stranded_.push_back(&r);
            continue;
        }
        const auto same = std::ranges::find(contests_, to(r), &Contest::place);
        if (same == contests_.end())
            contests_.push_back({to(r), {&r}});
        else
            same->moves.push_back(&r);
    }
}

const OrderResult* FightCaptions::at(Province unit) const
{
    return governing(map_, *record_.outcome, unit);
}

const Unit* FightCaptions::unitIn(Province place) const
{
    return unitAt(map_, record_.before, place);
}

const DislodgedUnit* FightCaptions::lostIn(Province place) const
{
    const auto& lost = record_.outcome->dislodged;
    const auto it = std::ranges::find_if(
        lost, [&](const DislodgedUnit& unit) { return map_.provinceOf(unit.unit.at) == place; });
    return it == lost.end() ? nullptr : &*it;
}

QString FightCaptions::unit(Province place) const
{
    const Unit* found = unitIn(place);
    return found ? phrases_.unit(*found) : words_.province(place);
}

/// Returns the powers of moves as a list, each once; empty for more than a headline can name.
QString FightCaptions::powers(const std::vector<const OrderResult*>& moves, Power without) const
{
    std::vector<Power> all;
    for (const OrderResult* move : moves)
        if (move->order.power != without && std::ranges::find(all, move->order.power) == all.end())
            all.push_back(move->order.power);
    return all.empty() || all.size() > mostPowers ? QString() : words_.list(all);
}

QString FightCaptions::headline() const
{
    if (!contests_.empty()) return told(contests_.front());
    if (!stranded_.empty()) return stranded(*stranded_.front());
    const OrderResult& first = record_.outcome->results[beat_.results.front()];
    return tr("%1 loses %2", "power, province").arg(power(powerOf(first)), words_.province(from(first)));
}

/// Returns what became of one province.
QString FightCaptions::told(const Contest& contest) const
{
    const auto winner = std::ranges::find_if(contest.moves, [](const auto* r) { return succeeds(*r); });
    return winner != contest.moves.end() ? won(**winner, contest) : withstood(contest);
}

QString FightCaptions::won(const OrderResult& winner, const Contest& contest) const
{
    const QString who = power(winner.order.power), where = words_.province(contest.place);
    if (const DislodgedUnit* lost = lostIn(contest.place))
        return tr("%1 takes %2 from %3", "power, province, power").arg(who, where, power(lost->unit.power));
    if (const QString rivals = powers(contest.moves, winner.order.power); !rivals.isEmpty()) {
        const QString beaten = tr("%1 beats %2 to %3", "power, powers, province: it gets there, they do not")
                                   .arg(who, rivals, where);
        if (wordsIn(beaten) <= mostWords) return beaten;
    }
    const Passage passage = winner.finding.passage;
    return (passage == Passage::Sea || passage == Passage::SeaByOrder
                ? tr("%1 enters %2 by convoy", "power, province")
                : tr("%1 enters %2", "power, province"))
        .arg(who, where);
}

/// Returns why no move to the province succeeded.
QString FightCaptions::withstood(const Contest& contest) const
{
    const OrderResult& first = *contest.moves.front();
    const QString where = words_.province(contest.place);
    const Unit* held = unitIn(contest.place);
    const OrderResult* order = at(contest.place);
    const bool stays = held && !lostIn(contest.place) && !(order && as<Move>(order->order));
    const bool many = std::ranges::any_of(contest.moves,
                                          [&](const auto* r) { return r->order.power != first.order.power; });
    const auto foreign = [&](const auto* r) { return stays && r->order.power != held->power; };
    if (stays && std::ranges::all_of(contest.moves, foreign)) {
        const QString told = tr("%1 holds %2 against %3", "power, province, powers")
                                 .arg(power(held->power), where, powers(contest.moves));
        return !powers(contest.moves).isEmpty() && wordsIn(told) <= mostWords
                   ? told
                   : tr("%1 holds %2 against all attackers", "power, province")
                         .arg(power(held->power), where);
    }
    if (!many && !isStandoff(first.finding.rule)) return refused(first, contest.place);
    if (!many)
        return tr("%1 bounces against itself in %2", "power, province").arg(power(first.order.power), where);
    const QString told = tr("%1 bounce in %2", "powers, province").arg(powers(contest.moves), where);
    return !powers(contest.moves).isEmpty() && wordsIn(told) <= mostWords
               ? told
               : tr("Several powers bounce in %1", "province").arg(where);
}

/// Returns why the moves of one power to a province failed, other than by a standoff.
QString FightCaptions::refused(const OrderResult& move, Province place) const
{
    const QString who = power(move.order.power), where = words_.province(place);
    if (isHeadToHead(move.finding.rule))
        if (const QString met = metHeadToHead(move); !met.isEmpty()) return met;
    const Unit* there = unitIn(place);
    const Rule rule = move.finding.rule;
    const bool barred = rule == Rule::MoveHeld || rule == Rule::MoveBlocked || rule == Rule::MoveSelfDislodge;
    if (there && barred && there->power == move.order.power)
        return tr("%1 blocks its own way to %2", "power, province").arg(who, where);
    if (there && rule == Rule::MoveBlocked)
        return tr("%1 fails to dislodge %2 from %3", "power, power, province")
            .arg(who, power(there->power), where);
    return tr("%1 fails to enter %2", "power, province").arg(who, where);
}

/// Returns the headline of two units that fail against each other; empty if only one of them fails so.
QString FightCaptions::metHeadToHead(const OrderResult& move) const
{
    const OrderResult* other = at(to(move));
    if (!other || !as<Move>(other->order) || succeeds(*other)) return {};
    const QString one = power(move.order.power), two = power(other->order.power);
    if (move.order.power == other->order.power) return {};
    const QString between = tr("%1 and %2 clash between %3 and %4", "powers, provinces")
                                .arg(one, two, words_.province(from(move)), words_.province(to(move)));
    return wordsIn(between) <= mostWords ? between
                                         : tr("%1 and %2 clash head to head", "powers").arg(one, two);
}

QString FightCaptions::stranded(const OrderResult& move) const
{
    return tr("No convoy for %1 to %2", "power, province")
        .arg(power(move.order.power), words_.province(to(move)));
}

/// Returns whether a contest is the other half of a headline about two units that move against each other.
bool FightCaptions::isMirrored(const Contest& contest) const
{
    const OrderResult& first = *contests_.front().moves.front();
    return contest.moves.size() == 1 && isHeadToHead(contest.moves.front()->finding.rule) &&
           isHeadToHead(first.finding.rule) && to(*contest.moves.front()) == from(first);
}

QStringList FightCaptions::others() const
{
    QStringList sentences;
    for (std::size_t k = 1; k < contests_.size(); ++k)
        if (!isMirrored(contests_[k])) sentences << told(contests_[k]) + u'.';
    for (const OrderResult* move : stranded_)
        if (!contests_.empty() || move != stranded_.front()) sentences << stranded(*move) + u'.';
    return sentences;
}

std::vector<FateLine> FightCaptions::fates() const
{
    std::vector<FateLine> lines;
    ProvinceSet entered, stays;
    for (const Contest& contest : contests_) {
        for (const OrderResult* move : contest.moves) {
            if (succeeds(*move)) entered.add(contest.place);
            stays.addIf(from(*move), !succeeds(*move));
        }
        const Unit* there = unitIn(contest.place);
        const OrderResult* order = at(contest.place);
        const bool holds = there && !(order && as<Move>(order->order));
        const bool standsOff = std::ranges::any_of(
            contest.moves, [&](const auto* r) { return !succeeds(*r) && isStandoff(r->finding.rule); });
        stays.addIf(contest.place, holds && standsOff);
    }
    for (const OrderResult* move : stranded_) stays.add(from(*move));
    for (const std::size_t i : beat_.results) // a unit that a ruling dislodges need not be attacked
        if (const OrderResult& r = record_.outcome->results[i]; r.fate != Fate::Unharmed)
            entered.addIf(from(r), at(from(r)) == &r && !as<Move>(r.order));
    for (const DislodgedUnit& lost : record_.outcome->dislodged) {
        const Province place = map_.provinceOf(lost.unit.at);
        stays.remove(place);
        if (!entered.has(place)) continue;
        const bool destroyed = lost.retreats.empty();
        lines.push_back({place, destroyed ? Fate::Destroyed : Fate::Dislodged,
                         (destroyed ? tr("%1 is destroyed.", "unit") : tr("%1 must retreat.", "unit"))
                             .arg(phrases_.unit(lost.unit))});
    }
    if (stays.size() == 1)
        lines.push_back({stays.first(), Fate::Unharmed, tr("%1 stays.", "unit").arg(unit(stays.first()))});
    if (stays.size() > 1)
        lines.push_back(
            {noProvince, Fate::Unharmed, tr("The units in %1 stay.", "provinces").arg(words_.list(stays))});
    return lines;
}

} // namespace chancery
