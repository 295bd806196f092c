// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/captions.h"

#include "engine/orders/convoy_routes.h"
#include "ui/scene/badges.h"
#include "ui/scene/order_drawing.h"
#include "ui/words/fight_captions.h"
#include "ui/words/slide_words.h"
#include "ui/words/unit_phrases.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr int mostInLine = 130; ///< the most characters below the board with what it can do without

} // namespace

QString Caption::line() const
{
    QStringList sentences{headline + u'.'}, all = sentences;
    for (const FateLine& fate : fates) {
        all << fate.text;
        if (!fate.spare) sentences << fate.text;
    }
    const QString whole = all.join(u' ');
    if (all.size() > 1 && whole.size() <= mostInLine) return whole;
    return sentences.size() > 1 ? sentences.join(u' ') : headline;
}

int wordsIn(const QString& text)
{
    return int(text.split(u' ', Qt::SkipEmptyParts).size());
}

Captions::Captions(const Map& map, const PhaseRecord& record)
    : map_(map)
    , record_(record)
    , words_(map)
    , names_(map)
{
}

Caption Captions::of(const Beat& beat) const
{
    Caption caption;
    caption.strengths = strengthsOf(beat);
    if (beat.place == noProvince) {
        const Group group = groupOf(beat);
        caption.headline = headlineOf(group);
        caption.orders = orderLinesOf(beat);
        caption.fates = beat.gesture == Gesture::Paradox ? stoppedArmies(beat) : removedIn(beat);
        caption.others = othersOf(group);
        for (const std::size_t i : beat.results)
            if (beat.gesture == Gesture::Void || failsToRetreat(beat, result(i)) ||
                isRefused(beat, result(i)))
                caption.remarks << whyWithoutEffect(result(i));
        if (beat.gesture == Gesture::Insurrection) {
            caption.others << unitsGivenUp(beat);
            caption.fates = insurrectionFates(beat);
        }
        if (beat.gesture == Gesture::Support || beat.gesture == Gesture::Cut ||
            beat.gesture == Gesture::Convoy || beat.gesture == Gesture::Paradox)
            caption.remarks = FightCaptions(map_, record_, beat).remarks();
        return caption;
    }
    const FightCaptions fight(map_, record_, beat);
    caption.headline = fight.headline();
    caption.others = fight.others();
    caption.remarks = fight.remarks();
    caption.fates = fight.fates();
    return caption;
}

double Captions::wordsToRead(const Beat& beat) const
{
    if (beat.card != noCard) return 0;
    const Caption caption = of(beat);
    return std::max<double>(wordsIn(caption.headline), wordsIn(caption.line()) * 2. / 3);
}

std::vector<StrengthLine> Captions::strengthsOf(const Beat& beat) const
{
    std::vector<StrengthLine> lines;
    for (const Badge& badge : beat.badges) {
        const Unit* unit = unitAt(map_, record_.before, badge.unit);
        if (!unit) continue;
        const QString who = words_.power(unit->power), where = words_.province(badge.unit);
        QString text;
        switch (badge.kind) {
        case StrengthKind::Hold:
            text = tr("%1, %2: defence %3", "power, province, strength");
            break;
        case StrengthKind::Defend:
            text = tr("%1, %2: defence %3 head to head", "power, province, strength");
            break;
        case StrengthKind::Prevent:
            text = tr("%1, %2: %3 to keep others out", "power, province, strength");
            break;
        case StrengthKind::Attack:
        case StrengthKind::None:
            text = tr("%1, %2: attack %3", "power, province, strength");
            break;
        }
        lines.push_back(
            {badge.unit, unit->power, badge.strength, text.arg(who, where).arg(badge.strength), badge.below});
    }
    return lines;
}

/// Returns what becomes of units whose retreats meet.
std::vector<FateLine> Captions::removedIn(const Beat& beat) const
{
    std::vector<FateLine> lines;
    if (beat.gesture != Gesture::Clash) return lines;
    const UnitPhrases phrases(map_);
    for (const std::size_t i : beat.results) {
        const Unit& unit = result(i).order.unit;
        const Province place = map_.provinceOf(unit.at);
        // A wrong order and the removal that follows it are two results of one unit.
        if (std::ranges::find(lines, place, &FateLine::unit) != lines.end()) continue;
        lines.push_back({place, Fate::Destroyed, tr("%1 is disbanded.", "unit").arg(phrases.unit(unit))});
    }
    return lines;
}

/// Returns what becomes of the armies whose convoys a paradox stops, unless a fight shows it.
std::vector<FateLine> Captions::stoppedArmies(const Beat& beat) const
{
    NamePhrases::Places places;
    std::vector<FateLine> lines;
    for (const OrderResult* army : stoppedIn(beat)) {
        if (army->fate != Fate::Unharmed) continue;
        places.push_back(map_.provinceOf(army->order.unit.at));
        lines.push_back({places.back(), Fate::Unharmed,
                         tr("%1 stays.", "unit").arg(UnitPhrases(map_).unit(army->order.unit)),
                         places.size() > 1});
    }
    if (lines.size() <= 2) return lines;
    return {{noProvince, Fate::Unharmed,
             tr("The armies %1 stay.", "where: 'in Norway and Sweden'").arg(names_.in(places)), true}};
}

QString Captions::headlineOf(const Group& group)
{
    const QString all = NamePhrases::capital(group.clauses.join(tr("; ", "between clauses of a headline")));
    if (!group.clauses.isEmpty() && wordsIn(all) <= mostWords) return all;
    for (const QString& text : group.shorter)
        if (wordsIn(text) <= mostWords) return NamePhrases::capital(text);
    return group.shorter.isEmpty() ? QString() : NamePhrases::capital(group.shorter.back());
}

/// Returns what a headline that says less than all clauses leaves out.
QStringList Captions::othersOf(const Group& group)
{
    QStringList sentences;
    const QString all = group.clauses.join(tr("; ", "between clauses of a headline"));
    if (wordsIn(all) > mostWords)
        for (const QString& clause : group.clauses) sentences << NamePhrases::capital(clause) + u'.';
    return sentences;
}

/// Returns what is said of results that differ in their power and place alone.
Captions::Group Captions::alikeOf(const Beat& beat) const
{
    const int count = int(beat.results.size());
    switch (beat.gesture) {
    case Gesture::Hold:
        return unitsOf(
            beat,
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return tr("%1 holds %2", "power, provinces").arg(names.subject({power}), names.the(places));
            },
            QT_TR_NOOP("%1 hold"), tr("%n unit(s) hold", nullptr, count));
    case Gesture::Cut:
        return unitsOf(
            beat,
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return tr("%1's support %2 is cut", "power, where from: 'from Norway'")
                    .arg(names.subject({power}), names.from(places));
            },
            nullptr, tr("%n support(s) are cut", nullptr, count));
    case Gesture::Build:
        return unitsOf(
            beat,
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return tr("%1 builds %2", "power, where: 'in Norway'")
                    .arg(names.subject({power}), names.in(places));
            },
            QT_TR_NOOP("%1 build"), tr("%n unit(s) are built", nullptr, count));
    case Gesture::Waive:
        return unitsOf(
            beat,
            [](const NamePhrases& names, Power power, const NamePhrases::Places&) {
                return tr("%1 builds less than it may", "power").arg(names.subject({power}));
            },
            nullptr, tr("%n build(s) are waived", nullptr, count));
    default:
        return {};
    }
}

Captions::Group Captions::groupOf(const Beat& beat) const
{
    switch (beat.gesture) {
    case Gesture::Orders:
        return {{}, {ordersOf(beat)}};
    case Gesture::Void:
        return voidsOf(beat);
    case Gesture::Support:
        return supportsOf(beat);
    case Gesture::Convoy:
        return convoysOf(beat);
    case Gesture::Paradox:
        return paradoxOf(beat);
    case Gesture::Advance:
        return movesOf(beat);
    case Gesture::Retreat:
        return retreatsOf(beat);
    case Gesture::Clash:
        return clashesOf(beat);
    case Gesture::Disband:
        return disbandsOf(beat);
    case Gesture::Hold:
    case Gesture::Cut:
    case Gesture::Build:
    case Gesture::Waive:
        return alikeOf(beat);
    case Gesture::Insurrection:
        return insurrectionsOf(beat);
    case Gesture::Revive:
        return revivalsOf(beat);
    case Gesture::Centres:
        return centresOf(beat);
    case Gesture::Bounce:
    case Gesture::Win:
    case Gesture::Dislodge:
    case Gesture::Tally:
    case Gesture::Elimination:
    case Gesture::Summary:
    case Gesture::Ending:
        return {};
    case Gesture::Settle:
        return retreatsToCome();
    }
    return {};
}

/// Returns whether the unit leaves the board although it was ordered to retreat, and no other retreat met it.
bool Captions::failsToRetreat(const Beat& beat, const OrderResult& result)
{
    return beat.gesture == Gesture::Disband && as<Retreat>(result.order) &&
           result.verdict != Verdict::Succeeds;
}

/// Returns whether a lost power does not regain a centre that it wished for.
bool Captions::isRefused(const Beat& beat, const OrderResult& result)
{
    return beat.gesture == Gesture::Revive && result.verdict != Verdict::Succeeds;
}

/// Returns why an order has no effect, with the unit that it was for.
QString Captions::whyWithoutEffect(const OrderResult& result) const
{
    const QString why = Words(map_, {}, Register::Plain).reason(result, record_);
    if (result.order.unit.at == nowhere) return why;
    if (as<Revive>(result.order))
        return tr("%1's wish for %2: %3", "power, province, why it has no effect")
            .arg(words_.power(result.order.power), words_.province(map_.provinceOf(result.order.unit.at)),
                 why);
    const Province place = map_.provinceOf(result.order.unit.at);
    const Unit* unit = unitAt(map_, record_.before, place);
    const bool retreats = record_.phase.kind == PhaseKind::Retreat;
    const DislodgedUnit* dislodged = retreats ? dislodgedAt(map_, record_.before, place) : nullptr;
    const UnitPhrases phrases(map_);
    if (unit && result.finding.rule == Rule::IllegalNotDislodged)
        return unit->power == powerOf(result)
                   ? tr("%1 was not dislodged.", "unit").arg(phrases.unit(*unit))
                   : tr("%1 has no dislodged unit %2.", "power, where: 'in Norway'")
                         .arg(NamePhrases::capital(names_.subject({powerOf(result)})), names_.in({place}));
    const QString whose = dislodged ? phrases.unit(dislodged->unit)
                          : unit    ? phrases.unit(*unit)
                                    : words_.province(place);
    return tr("%1: %2", "unit, why its order has no effect").arg(whose, why);
}

Power Captions::powerAt(Location unit) const
{
    const Unit* found = unitAt(map_, record_.before, map_.provinceOf(unit));
    return found ? found->power : noPower;
}

QString Captions::ordersOf(const Beat& beat) const
{
    if (beat.orders.empty()) return {};
    const Order& first = result(beat.orders.front()).order;
    if (beat.orders.size() == 1)
        return tr("%1: %2", "power, order").arg(words_.power(first.power), words_.order(first, record_));
    const bool isOnePowers =
        std::ranges::all_of(beat.orders, [&](std::size_t i) { return result(i).order.power == first.power; });
    return isOnePowers ? tr("Orders of %1", "power").arg(names_.dative(first.power))
                       : tr("The orders of all powers");
}

std::vector<ReadOrder> Captions::orderLinesOf(const Beat& beat) const
{
    std::vector<ReadOrder> lines;
    for (const std::size_t i : beat.orders) {
        const Order& order = result(i).order;
        const Province unit = order.unit.at == nowhere ? noProvince : map_.provinceOf(order.unit.at);
        lines.push_back({unit, order.power, words_.order(order, record_)});
    }
    return lines;
}

QString cardCaption(const Map& map, const CardTrack& card, int ms)
{
    const bool counts =
        std::holds_alternative<TallySlide>(card.slide) || std::holds_alternative<EndingCard>(card.slide);
    const SlideWords words(map);
    return counts && ms < card.tells.endsAt() ? words.heading(card.slide) : words.caption(card.slide);
}

std::function<double(const Beat&)> wordCounter(const Map& map, const PhaseRecord& record)
{
    return [&map, &record](const Beat& beat) { return Captions(map, record).wordsToRead(beat); };
}

} // namespace chancery
