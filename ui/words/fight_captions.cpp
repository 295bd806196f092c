// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fight_captions.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/scene/fight_links.h"
#include "ui/scene/order_drawing.h"
#include "ui/words/captions.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr int mostWords = Captions::mostWords, mostPowers = 3;

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
           rule == Rule::MoveStandsOffLoser || rule == Rule::MoveOutdone || rule == Rule::MoveOutdoneOwn ||
           rule == Rule::MoveVoidAhead;
}

} // namespace

FightCaptions::FightCaptions(const Map& map, const PhaseRecord& record, const Beat& beat,
                             const CaptionWords& words)
    : BeatCaptions(map, record, beat, words)
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
    std::ranges::stable_sort(contests_, {}, [this](const Contest& contest) { return rankOf(contest); });
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

/// Returns the powers of moves, each once.
std::vector<Power> FightCaptions::powersOf(const std::vector<const OrderResult*>& moves, Power without) const
{
    std::vector<Power> all;
    for (const OrderResult* move : moves)
        if (move->order.power != without && std::ranges::find(all, move->order.power) == all.end())
            all.push_back(move->order.power);
    return all;
}

/// Returns how much a contest matters in a headline; the smallest number matters most.
int FightCaptions::rankOf(const Contest& contest) const
{
    enum Rank { CentreTaken, ProvinceTaken, Beaten, Withstood, Arrived, Followed };
    const auto winner = std::ranges::find_if(contest.moves, [](const auto* r) { return succeeds(*r); });
    if (winner == contest.moves.end()) return Withstood;
    if (lostIn(contest.place)) return map_[contest.place].centre ? CentreTaken : ProvinceTaken;
    if (contest.moves.size() > 1) return Beaten;
    return goesBySea(**winner) ? Arrived : Followed;
}

QString FightCaptions::headline() const
{
    if (!contests_.empty()) return NamePhrases::capital(told(contests_.front()));
    if (!stranded_.empty()) return NamePhrases::capital(stranded(*stranded_.front()));
    const OrderResult& first = record_.outcome->results[beat_.results.front()];
    return NamePhrases::capital(
        filled(tr("%1 loses %2", "power, province"), {power(powerOf(first)), names_.the({from(first)})}));
}

/// Returns whether a move enters a supply centre that its power does not own.
bool FightCaptions::gains(const OrderResult& move, Province place) const
{
    return map_[place].centre && record_.before.owner[index(place)] != move.order.power;
}

/// Returns what became of one province.
QString FightCaptions::told(const Contest& contest) const
{
    const auto winner = std::ranges::find_if(contest.moves, [](const auto* r) { return succeeds(*r); });
    if (winner != contest.moves.end()) return won(**winner, contest);
    if (const OrderResult* head = headToHeadIn(contest)) return metHeadToHead(*head);
    return withstood(contest);
}

QString FightCaptions::won(const OrderResult& winner, const Contest& contest) const
{
    const QString who = power(winner.order.power), whither = names_.to({contest.place});
    const NameList where = names_.the({contest.place});
    const DislodgedUnit* lost = lostIn(contest.place);
    if (lost && names_.areOneName(lost->unit.power, contest.place))
        return filled(tr("%1 takes %2", "power, province"), {who, where});
    if (lost)
        return filled(tr("%1 takes %2 from %3", "power, province, power"),
                      {who, where, names_.dative(lost->unit.power)});
    const bool gains = this->gains(winner, contest.place);
    if (const std::vector<Power> rivals = powersOf(contest.moves, winner.order.power);
        !rivals.empty() && rivals.size() <= mostPowers) {
        const QString beaten =
            gains ? filled(tr("%1 beats %2 and enters %3",
                              "power, powers, a supply centre that it does not own"),
                           {who, names_.object(rivals), where})
                  : filled(tr("%1 beats %2 and moves %3", "power, powers, where to: 'to Norway'"),
                           {who, names_.object(rivals), whither});
        if (wordsIn(beaten) <= mostWords) return beaten;
    }
    if (gains)
        return filled(goesBySea(winner)
                          ? tr("%1 enters %2 by convoy", "power, a supply centre that it does not own")
                          : tr("%1 enters %2", "power, a supply centre that it does not own"),
                      {who, where});
    return (goesBySea(winner) ? tr("%1 moves %2 by convoy", "power, where to: 'to Norway'")
                              : tr("%1 moves %2", "power, where to: 'to Norway'"))
        .arg(who, whither);
}

/// Returns why no move to the province succeeded.
QString FightCaptions::withstood(const Contest& contest) const
{
    const OrderResult& first = *contest.moves.front();
    const QString where = names_.in({contest.place});
    const Unit* held = unitIn(contest.place);
    const OrderResult* order = at(contest.place);
    const bool stays = held && !lostIn(contest.place) && !(order && as<Move>(order->order));
    const std::vector<Power> attackers = powersOf(contest.moves);
    const bool all = attackers.size() <= mostPowers;
    const auto foreign = [&](const auto* r) { return stays && r->order.power != held->power; };
    if (stays && std::ranges::all_of(contest.moves, foreign)) {
        if (names_.areOneName(held->power, contest.place))
            return all ? filled(tr("%1 withstands %2", "power, powers"),
                                {power(held->power), names_.object(attackers)})
                       : tr("%1 withstands all attackers", "power").arg(power(held->power));
        const QString told =
            filled(tr("%1 holds %2 against %3", "power, province, powers"),
                   {power(held->power), names_.the({contest.place}), names_.object(attackers)});
        return all && wordsIn(told) <= mostWords
                   ? told
                   : filled(tr("%1 holds %2 against all attackers", "power, province"),
                            {power(held->power), names_.the({contest.place})});
    }
    if (attackers.size() == 1 && !isStandoff(first.finding.rule)) return refused(first, contest.place);
    if (attackers.size() == 1)
        return filled(tr("%1's own units bounce %2", "power, where: 'in Norway'"),
                      {names_.owner(attackers[0]), where});
    if (const OrderResult* weaker = outdoneIn(contest); weaker && attackers.size() == 2) {
        const Power stronger = at(weaker->finding.against)->order.power;
        const QString barred =
            filled(tr("%1 blocks %2's way %3", "power, power, where to: 'to Norway'"),
                   {power(stronger), names_.dative(weaker->order.power), names_.to({contest.place})});
        if (wordsIn(barred) <= mostWords) return barred;
    }
    const QString told =
        filled(tr("%1 bounce %2", "powers, where: 'in Norway'"), {names_.subject(attackers), where});
    return all && wordsIn(told) <= mostWords
               ? told
               : tr("Several powers bounce %1", "where: 'in Norway'").arg(where);
}

/// Returns a move of a contest in which no move succeeds that a stronger one of another power keeps out,
/// which fails for another reason; or nullptr.
const OrderResult* FightCaptions::outdoneIn(const Contest& contest) const
{
    const auto found = std::ranges::find_if(contest.moves, [this](const OrderResult* move) {
        const OrderResult* other = at(move->finding.against);
        return move->finding.rule == Rule::MoveOutdone && other && other->order.power != move->order.power &&
               !isStandoff(other->finding.rule);
    });
    return found == contest.moves.end() ? nullptr : *found;
}

/// Returns why the moves of one power to a province failed, other than by a standoff.
QString FightCaptions::refused(const OrderResult& move, Province place) const
{
    const QString who = power(move.order.power);
    const Unit* there = unitIn(place);
    const Rule rule = move.finding.rule;
    const bool barred = rule == Rule::MoveHeld || rule == Rule::MoveBlocked || rule == Rule::MoveSelfDislodge;
    if (there && barred && there->power == move.order.power) {
        const OrderResult* ahead = at(place);
        const QString told = ahead && as<Move>(ahead->order)
                                 ? tr("%1's own stopped unit blocks %2", "power, province")
                                 : tr("%1's own unit blocks %2", "power, province");
        return filled(told, {names_.dative(move.order.power), names_.the({place})});
    }
    if (there && rule == Rule::MoveBlocked && names_.areOneName(there->power, place))
        return filled(tr("%1 fails to dislodge %2", "power, power"), {who, names_.object({there->power})});
    if (there && rule == Rule::MoveBlocked)
        if (const QString told =
                filled(tr("%1 fails to dislodge %2 %3", "power, power, where from: 'from Norway'"),
                       {who, names_.object({there->power}), names_.from({place})});
            wordsIn(told) <= mostWords)
            return told;
    return tr("%1 fails to move %2", "power, where to: 'to Norway'").arg(who, names_.to({place}));
}

/// Returns the move in a contest that fails against a unit that comes the opposite way and fails too, or
/// nullptr.
const OrderResult* FightCaptions::headToHeadIn(const Contest& contest) const
{
    const auto meets = [this](const OrderResult* move) {
        const OrderResult* other = at(to(*move));
        const Rule rule = move->finding.rule;
        return (isHeadToHead(rule) || rule == Rule::MoveSelfDislodge) && other && as<Move>(other->order) &&
               !succeeds(*other) && to(*other) == from(*move);
    };
    const auto found = std::ranges::find_if(contest.moves, meets);
    return found == contest.moves.end() ? nullptr : *found;
}

/// Returns the headline of two units that fail against each other.
QString FightCaptions::metHeadToHead(const OrderResult& move) const
{
    const Power other = at(to(move))->order.power;
    if (move.order.power == other) {
        const NameList own = names_.owner(other);
        const QString alone =
            filled(tr("%1's own units clash %2", "power, where: 'between Norway and Sweden'"),
                   {own, names_.between(from(move), to(move))});
        return wordsIn(alone) <= mostWords ? alone
                                           : filled(tr("%1's own units clash head to head", "power"), {own});
    }
    const NameList both = names_.subject({move.order.power, other});
    const QString between = filled(tr("%1 clash %2", "powers, where: 'between Norway and Sweden'"),
                                   {both, names_.between(from(move), to(move))});
    const bool twice = names_.areOneName(move.order.power, from(move)) && names_.areOneName(other, to(move));
    return wordsIn(between) <= mostWords && !twice ? between
                                                   : filled(tr("%1 clash head to head", "powers"), {both});
}

QString FightCaptions::stranded(const OrderResult& move) const
{
    return filled(tr("%1's convoy %2 fails", "power, where to: 'to Norway'"),
                  {names_.owner(move.order.power), names_.to({to(move)})});
}

/// Returns what else was decided in a contest of which two units meet head to head: who else bounced there.
QStringList FightCaptions::besides(const Contest& contest, const OrderResult& head) const
{
    std::vector<const OrderResult*> rest = contest.moves;
    std::erase_if(rest, [&](const auto* move) { return move == &head || move == at(to(head)); });
    QStringList sentences;
    for (const Power power : powersOf(rest))
        sentences << filled(tr("%1 bounces %2", "power, where: 'in Norway'"),
                            {names_.subject({power}), names_.in({contest.place})});
    return sentences;
}

/// Returns what was decided beside the headline in provinces that no move enters, and where moves succeed if
/// `alsoWon`.
QStringList FightCaptions::further(bool alsoWon) const
{
    QStringList sentences;
    const OrderResult* met = nullptr; // the two that meet are named once, though each has its contest
    for (std::size_t k = 0; k < contests_.size(); ++k) {
        const bool won = std::ranges::any_of(contests_[k].moves, [](const auto* r) { return succeeds(*r); });
        const OrderResult* head = won ? nullptr : headToHeadIn(contests_[k]);
        const bool again = head && met && at(to(*head)) == met;
        if (k > 0 && !again && (alsoWon || !won)) sentences << told(contests_[k]);
        if (head) sentences << besides(contests_[k], *head);
        if (head && !again) met = head;
    }
    return sentences;
}

QStringList FightCaptions::others() const
{
    QStringList sentences = further(true);
    for (const OrderResult* move : stranded_)
        if (!contests_.empty() || move != stranded_.front()) sentences << stranded(*move);
    for (QString& sentence : sentences) sentence = NamePhrases::capital(sentence) + u'.';
    return sentences;
}

QStringList FightCaptions::bounces() const
{
    QStringList sentences = further(false);
    for (QString& sentence : sentences) sentence = NamePhrases::capital(sentence) + u'.';
    return sentences;
}

bool FightCaptions::bouncesBeside(Province unit) const
{
    const OrderResult* order = at(unit);
    if (!order || !as<Move>(order->order) || !bounced(*order) || contests_.empty()) return false;
    const Contest& first = contests_.front();
    const bool won = std::ranges::any_of(first.moves, [](const auto* r) { return succeeds(*r); });
    if (const OrderResult* head = won ? nullptr : headToHeadIn(first))
        return order != head && order != at(to(*head));
    return to(*order) != first.place;
}

QStringList FightCaptions::captures() const
{
    QStringList sentences;
    for (std::size_t k = 1; k < contests_.size(); ++k) {
        const auto winner =
            std::ranges::find_if(contests_[k].moves, [](const auto* r) { return succeeds(*r); });
        if (winner != contests_[k].moves.end() &&
            (lostIn(contests_[k].place) || gains(**winner, contests_[k].place)))
            sentences << NamePhrases::capital(won(**winner, contests_[k])) + u'.';
    }
    return sentences;
}

bool FightCaptions::isNamed(Province unit, const QString& headline) const
{
    const Unit* found = unitIn(unit);
    return found && headline.contains(words_.power(found->power));
}

/// Returns the units that stay where they are, those of the headline's powers first and in its order. Of the
/// contest that the headline is about there are those whose powers it leaves out.
NamePhrases::Places FightCaptions::staying(const QString& headline) const
{
    NamePhrases::Places stays;
    const OrderResult* head = contests_.empty() ? nullptr : headToHeadIn(contests_.front());
    const auto add = [&](Province unit) {
        const OrderResult* order = at(unit);
        const bool told = !contests_.empty() && isNamed(unit, headline) && order && as<Move>(order->order) &&
                          (to(*order) == contests_.front().place || (head && order == at(to(*head))));
        if (!told && !lostIn(unit) && std::ranges::find(stays, unit) == stays.end()) stays.push_back(unit);
    };
    for (const Contest& contest : contests_) {
        const Unit* there = unitIn(contest.place);
        const OrderResult* order = at(contest.place);
        const bool standsOff = std::ranges::any_of(
            contest.moves, [&](const auto* r) { return !succeeds(*r) && isStandoff(r->finding.rule); });
        const bool headed = &contest == &contests_.front() && there && // "Italy holds Vienna against Turkey"
                            std::ranges::none_of(contest.moves, [&](const auto* r) {
                                return succeeds(*r) || r->order.power == there->power;
                            });
        if (there && !headed && !(order && as<Move>(order->order)) &&
            (standsOff || !isNamed(contest.place, headline)))
            add(contest.place);
        for (const OrderResult* move : contest.moves)
            if (!succeeds(*move)) add(from(*move));
    }
    for (const OrderResult* move : stranded_) add(from(*move));
    std::ranges::stable_sort(stays, {}, [&](Province unit) {
        const auto place = isNamed(unit, headline) ? headline.indexOf(words_.power(unitIn(unit)->power)) : -1;
        return place < 0 ? headline.size() : place;
    });
    return stays;
}

/// Returns what becomes of the units that stay: a line for each one whose power the headline leaves out.
std::vector<FateLine> FightCaptions::unharmed() const
{
    const QString told = headline();
    std::vector<FateLine> lines;
    NamePhrases::Places named, stays = staying(told);
    for (const Province place : stays)
        if (isNamed(place, told)) named.push_back(place);
    if (named.size() == 1)
        lines.push_back({named[0], Fate::Unharmed, tr("%1 stays.", "unit").arg(unit(named[0])), true});
    if (named.size() > 1)
        lines.push_back({noProvince, Fate::Unharmed,
                         tr("The units %1 stay.", "where: 'in Norway and Sweden'").arg(names_.in(named)),
                         true});
    for (const Province place : stays)
        if (!isNamed(place, told))
            lines.push_back({place, Fate::Unharmed, tr("%1 stays.", "unit").arg(unit(place))});
    return lines;
}

std::vector<FateLine> FightCaptions::fates() const
{
    std::vector<FateLine> lines;
    ProvinceSet entered;
    for (const Contest& contest : contests_)
        entered.addIf(contest.place,
                      std::ranges::any_of(contest.moves, [](const auto* r) { return succeeds(*r); }));
    for (const std::size_t i : beat_.results) // a unit that a ruling dislodges need not be attacked
        if (const OrderResult& r = record_.outcome->results[i]; r.fate != Fate::Unharmed)
            entered.addIf(from(r), at(from(r)) == &r && !as<Move>(r.order));
    for (const DislodgedUnit& lost : record_.outcome->dislodged) {
        const Province place = map_.provinceOf(lost.unit.at);
        if (!entered.has(place)) continue;
        const bool destroyed = lost.retreats.empty();
        const bool unplayed = hasNoPlayer(map_, *record_.outcome, place);
        lines.push_back({place, destroyed ? Fate::Destroyed : Fate::Dislodged,
                         (destroyed  ? tr("%1 is destroyed.", "unit")
                          : unplayed ? tr("%1 will be disbanded: it has no player.", "unit")
                                     : tr("%1 must retreat.", "unit"))
                             .arg(phrases_.unit(lost.unit))});
    }
    for (FateLine& line : unharmed()) lines.push_back(std::move(line));
    return lines;
}

} // namespace chancery
