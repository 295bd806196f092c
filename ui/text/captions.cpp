// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the caption of each beat of a story: see captions.h.
#include "ui/text/captions.h"

#include "ui/picture/order_drawing.h"
#include "ui/story/badges.h"
#include "ui/text/fight_captions.h"
#include "ui/text/slide_words.h"
#include "ui/text/unit_phrases.h"

#include <QLocale>

#include <algorithm>

namespace chancery {

namespace {

constexpr int mostInLine = 18; ///< the most words below the board with units that merely stay

} // namespace

QString Caption::line() const
{
    QStringList sentences{headline + u'.'}, all = sentences;
    for (const FateLine& fate : fates) {
        all << fate.text;
        if (fate.fate != Fate::Unharmed) sentences << fate.text;
    }
    const QString whole = all.join(u' ');
    if (all.size() > 1 && wordsIn(whole) <= mostInLine) return whole;
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
{
}

Caption Captions::of(const Beat& beat) const
{
    Caption caption;
    caption.strengths = strengthsOf(beat);
    if (beat.place == noProvince) {
        caption.headline = headline(beat);
        caption.fates = removedIn(beat);
        if (beat.gesture == Gesture::Void)
            for (const std::size_t i : beat.results)
                caption.remarks << Words(map_, {}, Register::Plain).reason(result(i), record_);
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
        case StrengthKind::Defend:
            text = tr("%1, %2: defence %3", "power, province, strength");
            break;
        case StrengthKind::Prevent:
            text = tr("%1, %2: %3 against rivals", "power, province, strength");
            break;
        case StrengthKind::Attack:
        case StrengthKind::None:
            text = tr("%1, %2: attack %3", "power, province, strength");
            break;
        }
        lines.push_back({badge.unit, unit->power, badge.strength, text.arg(who, where).arg(badge.strength)});
    }
    return lines;
}

/// Returns what becomes of units that leave the board without a fight: in retreat phases, and by
/// insurrections.
std::vector<FateLine> Captions::removedIn(const Beat& beat) const
{
    std::vector<FateLine> lines;
    if (beat.gesture != Gesture::Clash && beat.gesture != Gesture::Disband) return lines;
    if (record_.phase.kind != PhaseKind::Retreat) return lines;
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

QString Captions::headline(const Beat& beat) const
{
    const int count = int(beat.results.size());
    switch (beat.gesture) {
    case Gesture::Orders:
        return ordersOf(beat);
    case Gesture::Void:
        return unitsOf(
            beat,
            [](const QString& power, const QString& places) {
                return tr("%1: no effect in %2", "power, provinces of the units ordered").arg(power, places);
            },
            tr("%n order(s) without effect", nullptr, count));
    case Gesture::Hold:
        return unitsOf(
            beat,
            [](const QString& power, const QString& places) {
                return tr("%1 holds %2", "power, provinces").arg(power, places);
            },
            tr("%n unit(s) hold", nullptr, count));
    case Gesture::Support:
        return supportsOf(beat);
    case Gesture::Cut:
        return unitsOf(
            beat,
            [](const QString& power, const QString& places) {
                return tr("%1: support from %2 is cut", "power, provinces").arg(power, places);
            },
            tr("%n support(s) are cut", nullptr, count));
    case Gesture::Convoy:
        return convoysOf(beat);
    case Gesture::Advance:
    case Gesture::Retreat:
        return movesOf(beat);
    case Gesture::Clash:
        return clashesOf(beat);
    case Gesture::Disband:
        return unitsOf(
            beat,
            [](const QString& power, const QString& places) {
                return tr("%1 disbands (%2)", "power, provinces of its units").arg(power, places);
            },
            tr("%n unit(s) leave the board", nullptr, count));
    case Gesture::Build:
        return unitsOf(
            beat,
            [](const QString& power, const QString& places) {
                return tr("%1 builds in %2", "power, provinces").arg(power, places);
            },
            tr("%n unit(s) are built", nullptr, count));
    case Gesture::Waive:
        return unitsOf(
            beat,
            [](const QString& power, const QString&) {
                return tr("%1 builds less than it may", "power").arg(power);
            },
            tr("%n build(s) are waived", nullptr, count));
    case Gesture::Revive:
        return unitsOf(
            beat,
            [](const QString& power, const QString& places) {
                return tr("%1 rises in %2", "power, provinces").arg(power, places);
            },
            tr("Insurrections"));
    case Gesture::Centres:
        return centresOf(beat);
    case Gesture::Bounce:
    case Gesture::Win:
    case Gesture::Dislodge:
    case Gesture::Tally:
    case Gesture::Elimination:
    case Gesture::Ending:
    case Gesture::Settle:
        return {};
    }
    return {};
}

QString Captions::fitting(const QStringList& clauses, const QString& many)
{
    const QString all = clauses.join(tr("; ", "between clauses of a headline"));
    return clauses.isEmpty() || wordsIn(all) > mostWords ? many : all;
}

QString Captions::clauses(const std::vector<Item>& items, Clause one, const QString& many) const
{
    std::vector<std::pair<Power, QStringList>> byPower;
    for (const Item& item : items) {
        auto it = std::ranges::find_if(byPower, [&](const auto& p) { return p.first == item.power; });
        if (it == byPower.end()) it = byPower.insert(it, {item.power, {}});
        if (!it->second.contains(item.place)) it->second << item.place;
    }
    QStringList all;
    for (const auto& [power, places] : byPower)
        all << one(words_.power(power), QLocale().createSeparatedList(places));
    return fitting(all, many);
}

Power Captions::powerAt(Location unit) const
{
    const Unit* found = unitAt(map_, record_.before, map_.provinceOf(unit));
    return found ? found->power : noPower;
}

QString Captions::ordersOf(const Beat& beat) const
{
    if (beat.orders.empty()) return {};
    const Order& read = result(beat.orders.front()).order;
    return tr("%1: %2", "power, order").arg(words_.power(read.power), words_.order(read));
}

QString Captions::unitsOf(const Beat& beat, Clause one, const QString& many) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat.results) {
        const Location at = result(i).order.unit.at;
        items.push_back(
            {powerOf(result(i)), at == nowhere ? QString() : words_.province(map_.provinceOf(at))});
    }
    return clauses(items, one, many);
}

QString Captions::movesOf(const Beat& beat) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat.results) {
        const Order& order = result(i).order;
        const auto* move = as<Move>(order);
        const auto* retreat = as<Retreat>(order);
        if (move || retreat)
            items.push_back(
                {order.unit.power, words_.province(map_.provinceOf(move ? move->to : retreat->to))});
    }
    const int count = int(beat.results.size());
    if (beat.gesture == Gesture::Retreat)
        return clauses(
            items,
            [](const QString& power, const QString& places) {
                return tr("%1 retreats to %2", "power, provinces").arg(power, places);
            },
            tr("%n unit(s) retreat", nullptr, count));
    return clauses(
        items,
        [](const QString& power, const QString& places) {
            return tr("%1 enters %2", "power, provinces").arg(power, places);
        },
        tr("%n unit(s) advance", nullptr, count));
}

QString Captions::supportOf(const OrderResult& result) const
{
    const auto* hold = as<SupportHold>(result.order);
    const auto* move = as<SupportMove>(result.order);
    if (!hold && !move) return {};
    const Power giver = result.order.unit.power, helped = powerAt(hold ? hold->unit : move->unit);
    const QString who = words_.power(giver), whom = words_.power(helped),
                  where = words_.province(map_.provinceOf(hold ? hold->unit : move->to));
    if (hold)
        return helped == giver ? tr("%1 supports its unit in %2", "power, province").arg(who, where)
                               : tr("%1 supports %2 in %3", "power, power, province").arg(who, whom, where);
    return helped == giver ? tr("%1 supports its move to %2", "power, province").arg(who, where)
                           : tr("%1 supports %2 to %3", "power, power, province").arg(who, whom, where);
}

QString Captions::supportsOf(const Beat& beat) const
{
    QStringList clauses;
    for (const std::size_t i : beat.results)
        if (const QString clause = supportOf(result(i)); !clauses.contains(clause)) clauses << clause;
    return fitting(clauses, tr("%n support(s) are given", nullptr, int(beat.results.size())));
}

QString Captions::convoysOf(const Beat& beat) const
{
    QStringList clauses;
    for (const std::size_t i : beat.results) {
        const auto* convoy = as<Convoy>(result(i).order);
        if (!convoy) continue;
        const Power carrier = result(i).order.unit.power, army = powerAt(convoy->army);
        const QString where = words_.province(map_.provinceOf(convoy->to));
        const QString clause =
            carrier == army
                ? tr("%1 convoys an army to %2", "power, province").arg(words_.power(carrier), where)
                : tr("%1 convoys %2 to %3", "power, power, province")
                      .arg(words_.power(carrier), words_.power(army), where);
        if (!clauses.contains(clause)) clauses << clause;
    }
    return fitting(clauses, tr("%n fleet(s) convoy", nullptr, int(beat.results.size())));
}

QString Captions::clashesOf(const Beat& beat) const
{
    std::vector<std::pair<Province, std::vector<Power>>> places;
    for (const std::size_t i : beat.results) {
        const auto* retreat = as<Retreat>(result(i).order);
        if (!retreat) continue;
        const Province place = map_.provinceOf(retreat->to);
        auto it = std::ranges::find_if(places, [&](const auto& p) { return p.first == place; });
        if (it == places.end()) it = places.insert(it, {place, {}});
        const Power power = result(i).order.unit.power;
        if (std::ranges::find(it->second, power) == it->second.end()) it->second.push_back(power);
    }
    QStringList clauses;
    for (const auto& [place, powers] : places)
        clauses << tr("Retreats to %1 clash: %2", "province, powers")
                       .arg(words_.province(place), words_.list(powers));
    return fitting(clauses, tr("%n retreat(s) clash", nullptr, int(beat.results.size())));
}

QString Captions::centresOf(const Beat& beat) const
{
    std::vector<std::pair<std::pair<Power, Power>, QStringList>> swings; // new and old owner, centres
    for (const Province centre : beat.centres) {
        const std::pair owners{record_.outcome->after.owner[index(centre)],
                               record_.before.owner[index(centre)]};
        auto it = std::ranges::find_if(swings, [&](const auto& s) { return s.first == owners; });
        if (it == swings.end()) it = swings.insert(it, {owners, {}});
        it->second << words_.province(centre);
    }
    QStringList clauses;
    for (const auto& [owners, centres] : swings) {
        const QString places = QLocale().createSeparatedList(centres);
        const QString now = words_.power(owners.first), before = words_.power(owners.second);
        if (owners.first == noPower)
            clauses << tr("%1 loses %2", "power, centres").arg(before, places);
        else if (owners.second == noPower)
            clauses << tr("%1 gains %2", "power, centres").arg(now, places);
        else
            clauses << tr("%1 takes %2 from %3", "power, centres, power").arg(now, places, before);
    }
    return fitting(clauses, tr("%n centre(s) change hands", nullptr, int(beat.centres.size())));
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
