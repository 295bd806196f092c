// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/captions.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/scene/turn_card.h"
#include "ui/words/beat_remarks.h"
#include "ui/words/fight_captions.h"
#include "ui/words/fight_question.h"
#include "ui/words/help_captions.h"
#include "ui/words/insurrection_captions.h"
#include "ui/words/motion_captions.h"
#include "ui/words/order_captions.h"
#include "ui/words/slide_words.h"

#include <algorithm>

namespace chancery {

Captions::Captions(const Map& map, const PhaseRecord& record)
    : map_(map)
    , record_(record)
{
}

Caption Captions::of(const Beat& beat) const
{
    const CaptionWords words(map_);
    Caption caption;
    caption.strengths = strengthsOf(beat, words);
    if (beat.place != noProvince) {
        const FightCaptions fight(map_, record_, beat, words);
        caption.headline = fight.headline();
        caption.others = fight.others();
        caption.remarks = BeatRemarks(map_, record_, beat, words).all();
        caption.fates = fight.fates();
        return caption;
    }
    if (beat.turn) {
        caption.headline = SlideWords::caption(*beat.turn);
        caption.others = SlideWords(map_).lines(*beat.turn);
        return caption;
    }
    if (beat.tally) {
        caption.headline = SlideWords(map_).caption(Slide(*beat.tally));
        caption.others = SlideWords(map_).swings(beat.tally->rows);
        return caption;
    }
    const CaptionGroup group = groupOf(beat, words);
    const OrderCaptions orders(map_, record_, beat, words);
    caption.headline = headlineOf(group);
    const bool listed = beat.gesture == Gesture::Settle && isListed(oustedIn(map_, record_)); // just before
    if (!listed) caption.others = othersOf(beat.gesture, group);
    caption.orders = orders.lines();
    caption.remarks = orders.reasons();
    if (beat.gesture == Gesture::Clash)
        caption.fates = MotionCaptions(map_, record_, beat, words).clashFates();
    if (beat.gesture == Gesture::Paradox) {
        const HelpCaptions help(map_, record_, beat, words);
        caption.fates = help.stoppedArmies();
        if (const QStringList circles = help.circles(); !circles.isEmpty()) caption.others = circles;
    }
    if (beat.gesture == Gesture::Insurrection) {
        const InsurrectionCaptions insurrections(map_, record_, beat, words);
        caption.others << insurrections.unitsGivenUp();
        caption.fates = insurrections.fates();
    }
    if (beat.gesture == Gesture::Support || beat.gesture == Gesture::Cut || beat.gesture == Gesture::Convoy ||
        beat.gesture == Gesture::Paradox)
        caption.remarks = BeatRemarks(map_, record_, beat, words).all();
    return caption;
}

QString Captions::question(const Beat& beat) const
{
    if (beat.gesture == Gesture::Advance) return MotionCaptions::beforeMoves();
    if (beat.place == noProvince || beat.results.empty()) return {};
    return FightQuestion(map_, record_, beat, CaptionWords(map_)).headline();
}

QString Captions::lineAt(const Beat& beat, int ms) const
{
    const QString asked = beat.asksAt(ms) ? question(beat) : QString();
    return asked.isEmpty() ? of(beat).line() : asked;
}

CaptionGroup Captions::groupOf(const Beat& beat, const CaptionWords& words) const
{
    const MotionCaptions motion(map_, record_, beat, words);
    const HelpCaptions help(map_, record_, beat, words);
    const OrderCaptions orders(map_, record_, beat, words);
    switch (beat.gesture) {
    case Gesture::Orders:
        return {{}, {orders.readOut()}};
    case Gesture::Void:
        return orders.voids();
    case Gesture::Support:
        return help.supports();
    case Gesture::Convoy:
        return help.convoys();
    case Gesture::Paradox:
        return help.paradox();
    case Gesture::Advance:
        return motion.moves();
    case Gesture::Retreat:
        return motion.retreats();
    case Gesture::Clash:
        return motion.clashes();
    case Gesture::Disband:
        return motion.disbands();
    case Gesture::Settle:
        return motion.retreatsToCome();
    case Gesture::Hold:
    case Gesture::Cut:
    case Gesture::Build:
    case Gesture::Waive:
        return GroupCaptions(map_, record_, beat, words).alike();
    case Gesture::Centres:
        return GroupCaptions(map_, record_, beat, words).centres();
    case Gesture::Course:
        return {
            {},
            {(beat.whose == noPower ? tr("%1: the winner has %n centre(s)", "year", int(beat.centres.size()))
                                    : tr("%1: %n centre(s)", "year", int(beat.centres.size())))
                 .arg(beat.year)}};
    case Gesture::Insurrection:
        return InsurrectionCaptions(map_, record_, beat, words).raised();
    case Gesture::Revive:
        return InsurrectionCaptions(map_, record_, beat, words).revivals();
    case Gesture::Bounce:
    case Gesture::Win:
    case Gesture::Dislodge:
    case Gesture::Tally:
    case Gesture::Elimination:
    case Gesture::Summary:
    case Gesture::Ending:
        return {};
    }
    return {};
}

QString Captions::headlineOf(const CaptionGroup& group)
{
    const QString all = NamePhrases::capital(group.clauses.join(tr("; ", "between clauses of a headline")));
    if (!group.clauses.isEmpty() && wordsIn(all) <= mostWords) return all;
    constexpr qsizetype mostLetters = 60; // so that there is room for what is listed below
    for (const QString& text : group.shorter)
        if (wordsIn(text) <= mostWords && text.size() <= mostLetters) return NamePhrases::capital(text);
    return group.shorter.isEmpty() ? QString() : NamePhrases::capital(group.shorter.back());
}

/// Returns what a headline that says less than all clauses leaves out.
QStringList Captions::othersOf(Gesture gesture, const CaptionGroup& group)
{
    QStringList sentences;
    if (gesture == Gesture::Hold) return sentences; // that is no news
    const QString all = group.clauses.join(tr("; ", "between clauses of a headline"));
    if (wordsIn(all) <= mostWords) return sentences;
    if (!group.listed.empty() && headlineOf(group) == NamePhrases::capital(group.shorter.front()))
        return group.listed;
    const bool saysMost = group.news && headlineOf(group) == NamePhrases::capital(group.shorter.front());
    for (const QString& clause : saysMost ? *group.news : group.clauses)
        sentences << NamePhrases::capital(clause) + u'.';
    return sentences;
}

std::vector<StrengthLine> Captions::strengthsOf(const Beat& beat, const CaptionWords& words) const
{
    std::vector<StrengthLine> lines;
    for (const Badge& badge : beat.badges) {
        const Unit* unit = unitAt(map_, record_.before, badge.unit);
        if (!unit) continue;
        const QString power = words.words.power(unit->power), place = words.words.province(badge.unit);
        const QString who = words.names.areOneName(unit->power, badge.unit)
                                ? power
                                : tr("%1, %2", "power, province").arg(power, place);
        QString text;
        switch (badge.kind) {
        case StrengthKind::Hold:
            text = tr("%1: defence %2", "power and province, strength");
            break;
        case StrengthKind::Defend:
            text = tr("%1: defence %2 head to head", "power and province, strength");
            break;
        case StrengthKind::Prevent:
            text = tr("%1: %2 to keep others out", "power and province, strength");
            break;
        case StrengthKind::Attack:
        case StrengthKind::None:
            text = tr("%1: attack %2", "power and province, strength");
            break;
        }
        lines.push_back({badge.unit, unit->power, badge.strength, filled(text, {who}).arg(badge.strength),
                         badge.below, strengthSentence(*unit, badge, words)});
    }
    return lines;
}

/// Returns what a unit counts for, for those who do not know the numbers beside units.
QString Captions::strengthSentence(const Unit& unit, const Badge& badge, const CaptionWords& words)
{
    const NameList who = words.names.subject({unit.power});
    const bool once = words.names.areOneName(unit.power, badge.unit);
    const QString strength = QString::number(badge.strength);
    QString text;
    Filling where = words.names.the({badge.unit});
    switch (badge.kind) {
    case StrengthKind::Prevent:
        return filled(tr("%1 keeps others out with strength %2.", "unit, number"),
                      {words.units.unit(unit), strength});
    case StrengthKind::Hold:
        text = once ? tr("%1 defends with strength %2.", "power, number")
                    : tr("%1 defends %2 with strength %3.", "power, province, number");
        break;
    case StrengthKind::Defend:
        text = once ? tr("%1 defends head to head with strength %2.", "power, number")
                    : tr("%1 defends %2 head to head with strength %3.", "power, province, number");
        break;
    case StrengthKind::Attack:
    case StrengthKind::None:
        where = words.names.from({badge.unit});
        text = once ? tr("%1 attacks with strength %2.", "power, number")
                    : tr("%1 attacks %2 with strength %3.", "power, where from: 'from Norway', number");
        break;
    }
    return NamePhrases::capital(once ? filled(text, {who, strength}) : filled(text, {who, where, strength}));
}

CaptionGroup GroupCaptions::alike() const
{
    const int count = int(beat_.results.size());
    switch (beat_.gesture) {
    case Gesture::Hold:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                const NameList who = names.subject({power});
                return places.size() == 1 && names.areOneName(power, places.front())
                           ? filled(tr("%1 holds", "power"), {who})
                           : filled(tr("%1 holds %2", "power, provinces"), {who, names.the(places)});
            },
            QT_TR_NOOP("%1 hold"), tr("%n unit(s) hold", nullptr, count));
    case Gesture::Cut:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                if (places.size() == 1 && names.areOneName(power, places.front()))
                    return tr("The support %1 is cut", "where from: 'from Norway'").arg(names.from(places));
                return filled(tr("%1's support %2 is cut", "power, where from: 'from Norway'"),
                              {names.subject({power}), names.from(places)});
            },
            nullptr, tr("%n support(s) are cut", nullptr, count));
    case Gesture::Build:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places& places) {
                return filled(tr("%1 builds %2", "power, where: 'in Norway'"),
                              {names.subject({power}), names.in(places)});
            },
            QT_TR_NOOP("%1 build"), tr("%n unit(s) are built", nullptr, count));
    case Gesture::Waive:
        return unitsOf(
            [](const NamePhrases& names, Power power, const NamePhrases::Places&) {
                return filled(tr("%1 builds less than it may", "power"), {names.subject({power})});
            },
            nullptr, tr("%n build(s) are waived", nullptr, count));
    default:
        return {};
    }
}

/// `byPowers` is a text with a gap for several powers, nullptr for none.
CaptionGroup GroupCaptions::unitsOf(Clause one, const char* byPowers, const QString& many) const
{
    std::vector<Item> items;
    for (const std::size_t i : beat_.results) {
        const Location at = result(i).order.unit.at;
        items.push_back({powerOf(result(i)), at == nowhere ? noProvince : map_.provinceOf(at)});
    }
    CaptionGroup group{clausesOf(items, one), {}};
    if (const std::vector<Power> powers = powersIn(); byPowers && powers.size() > 1)
        group.shorter << filled(tr(byPowers), {names_.subject(powers)});
    group.shorter << many;
    return group;
}

CaptionGroup GroupCaptions::centres() const
{
    std::vector<std::pair<std::pair<Power, Power>, NamePhrases::Places>> swings; // new and old owner, centres
    std::vector<Transfer> moved;
    for (const Province centre : beat_.centres) {
        const std::pair owners{record_.outcome->after.owner[index(centre)],
                               record_.before.owner[index(centre)]};
        moved.push_back({centre, owners.second, owners.first});
        auto it = std::ranges::find_if(swings, [&](const auto& s) { return s.first == owners; });
        if (it == swings.end()) it = swings.insert(it, {owners, {}});
        it->second.push_back(centre);
    }
    QStringList clauses, lines;
    for (const auto& [owners, centres] : swings) {
        const QString places = names_.the(centres);
        QStringList listed;
        for (const Province centre : centres) listed << words_.province(centre);
        lines << lineOf(owners.first, owners.second, listed.join(tr(", ", "between provinces")));
        if (owners.first == noPower)
            clauses << filled(tr("%1 loses %2", "power, centres"), {names_.subject({owners.second}), places});
        else if (owners.second == noPower)
            clauses << filled(tr("%1 gains %2", "power, centres"), {names_.subject({owners.first}), places});
        else
            clauses << filled(tr("%1 takes %2 from %3", "power, centres, power"),
                              {names_.subject({owners.first}), places, names_.dative(owners.second)});
    }
    return {clauses, {SlideWords::moved(moved)}, std::nullopt, lines};
}

/// Returns whose these centres are now, and whose they were, as a line of a list.
QString GroupCaptions::lineOf(Power owner, Power before, const QString& centres) const
{
    if (owner == noPower)
        return filled(tr("Lost by %1: %2", "power, centres"), {names_.dative(before), centres});
    if (before == noPower) return tr("%1: %2", "power, centres").arg(words_.power(owner), centres);
    return filled(tr("%1 from %2: %3", "power, power, centres"),
                  {words_.power(owner), names_.dative(before), centres});
}

} // namespace chancery
