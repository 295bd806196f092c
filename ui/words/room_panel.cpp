// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/room_panel.h"

#include "ui/scene/badges.h"
#include "ui/scene/fights.h"
#include "ui/words/beat_remarks.h"
#include "ui/words/captions.h"
#include "ui/words/fight_captions.h"
#include "ui/words/fight_question.h"
#include "ui/words/slide_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

namespace {

/// The letters of a line of a list and of a headline in the panel of a wide picture with seven powers, and
/// how many lines of a list have the height of that panel, of a line of its headline, and of its strengths.
constexpr qsizetype lineLetters = 23, headlineLetters = 18;
constexpr double panelLines = 9.6, headlineHigh = 1.25, strengthsHigh = 2.5;
/// The same of a panel that is low, and from how many powers on it is.
constexpr qsizetype lowLineLetters = 28, lowHeadlineLetters = 22;
constexpr double lowLines = 6.2;
constexpr std::size_t powersForLow = 15;

/// Returns the power that wins a fight: that of the move that succeeds, or of the unit that stays.
Power winnerOf(const Map& map, const PhaseRecord& record, const Beat& beat)
{
    const OrderResult& first = record.outcome->results[beat.results.front()];
    if (beat.gesture != Gesture::Bounce) return first.order.unit.power; // another power may have ordered it
    const Unit* held = unitAt(map, record.before, beat.place);
    const OrderResult* order = held ? governing(map, *record.outcome, beat.place) : nullptr;
    const bool leaves = order && as<Move>(order->order) && order->verdict == Verdict::Succeeds;
    return held && !leaves ? held->power : noPower;
}

/// Returns whether a unit takes part in the contest that the headline is about: it is in the province or
/// moves there, or the deciding result names it. Others only follow.
bool takesPart(const Map& map, const Outcome& outcome, const Beat& beat, Province unit)
{
    const OrderResult& first = outcome.results[beat.results.front()];
    if (unit == beat.place || unit == first.finding.against || unit == map.provinceOf(first.order.unit.at))
        return true;
    const OrderResult* order = governing(map, outcome, unit);
    const Move* move = order ? as<Move>(order->order) : nullptr;
    return move && map.provinceOf(move->to) == beat.place;
}

/// Returns whether the headline is about what a unit holds its province with: then the strength of its own
/// move has nothing to do with it.
bool holdsHere(const Outcome& outcome, const Beat& beat, Province unit)
{
    const Finding& why = outcome.results[beat.results.front()].finding;
    return unit != noProvince && why.against == unit && why.theirsKind == StrengthKind::Hold;
}

/// Returns whether one of a unit's strengths is drawn below another one.
bool isBelow(const std::vector<StrengthLine>& strengths, Province unit)
{
    return std::ranges::any_of(strengths,
                               [unit](const StrengthLine& line) { return line.unit == unit && line.below; });
}

void addPower(std::vector<Power>& powers, Power power)
{
    if (power != noPower && std::ranges::find(powers, power) == powers.end()) powers.push_back(power);
}

bool isLowFor(const Map& map)
{
    return map.powers.size() >= powersForLow;
}

/// Returns the list of orders that a beat reads out.
RoomPanel orderList(const Map& map, const Caption& caption)
{
    if (caption.orders.size() < 2) return {};
    RoomPanel panel;
    panel.isLow = isLowFor(map);
    panel.headline = caption.headline;
    const Power first = caption.orders.front().power;
    const bool isOnePowers =
        std::ranges::all_of(caption.orders, [first](const ReadOrder& one) { return one.power == first; });
    for (const ReadOrder& one : caption.orders) panel.list << one.text;
    if (isOnePowers) {
        panel.winner = first;
        panel.powers = {first};
        panel.bar = Words(map).power(first);
    }
    return panel;
}

/// Returns what happens in a beat without a fight, if that is more than its headline says.
RoomPanel happeningOf(const Map& map, const Caption& caption)
{
    if (caption.others.isEmpty() && caption.remarks.isEmpty() && caption.fates.empty()) return {};
    RoomPanel panel;
    panel.isLow = isLowFor(map);
    panel.headline = caption.headline;
    panel.list = caption.others;
    if (pagesOf(panel).size() <= 2) panel.remarks = caption.remarks.mid(0, 1); // else of an order turned over
    for (const FateLine& fate : caption.fates)
        panel.fates.push_back({fate.text, fate.fate != Fate::Unharmed});
    return panel;
}

/// Returns the units that take part in the contest, with the strengths that decide it: in the order of these
/// powers, and of one power the unit that is attacked last.
std::vector<RoomSide> sidesOf(const Map& map, const Outcome& outcome, const Beat& beat,
                              const std::vector<StrengthLine>& strengths, const std::vector<Power>& powers)
{
    std::vector<RoomSide> sides;
    for (const StrengthLine& line : strengths) {
        const bool below = holdsHere(outcome, beat, line.unit) && isBelow(strengths, line.unit);
        if (line.below != below || !takesPart(map, outcome, beat, line.unit)) continue;
        sides.push_back({line.power, line.strength, 0, line.unit == beat.place});
        for (const StrengthLine& other : strengths)
            if (other.unit == line.unit && other.below != below && other.strength != line.strength)
                sides.back().other = other.strength;
    }
    std::ranges::stable_sort(sides, {}, [&powers](const RoomSide& side) { // the same before the verdict
        return std::pair(std::ranges::find(powers, side.power), side.isThere);
    });
    return sides;
}

/// Says what the smaller numbers beside the strengths that decide are: what else their units count for. The
/// same number is none.
QStringList smallerNumbers(const Map& map, const PhaseRecord& record, const Beat& beat,
                           const std::vector<StrengthLine>& strengths)
{
    QStringList lines;
    for (const StrengthLine& line : strengths) {
        const bool below = holdsHere(*record.outcome, beat, line.unit) && isBelow(strengths, line.unit);
        const bool small = line.below != below && isBelow(strengths, line.unit);
        const auto same = [&](const StrengthLine& other) {
            return other.unit == line.unit && other.below != line.below && other.strength == line.strength;
        };
        if (small && std::ranges::none_of(strengths, same) &&
            takesPart(map, *record.outcome, beat, line.unit))
            lines << line.sentence;
    }
    return lines;
}

/// Returns the names of powers that fight one another.
QString barOf(const Map& map, const std::vector<Power>& powers)
{
    QStringList names;
    for (const Power power : powers) names << Words(map).power(power);
    return names.join(QStringLiteral(" \u00d7 "));
}

RoomPanel fightOf(const Map& map, const PhaseRecord& record, const Beat& beat, const Caption& caption)
{
    RoomPanel panel;
    panel.isLow = isLowFor(map);
    panel.winner = winnerOf(map, record, beat);
    panel.headline = caption.headline;
    const CaptionWords words(map);
    panel.powers = FightQuestion(map, record, beat, words).powers(); // as they stood before
    panel.sides = sidesOf(map, *record.outcome, beat, caption.strengths, panel.powers);
    const QStringList numbers = smallerNumbers(map, record, beat, caption.strengths);
    QStringList said = caption.remarks.mid(0, 1);
    for (const std::size_t i : beat.results) // the numbers tell that
        if (!numbers.isEmpty())
            said.removeAll(BeatRemarks(map, record, beat, words).inMoving(record.outcome->results[i]));
    const FightCaptions fight(map, record, beat, words);
    panel.remarks = fight.captures();
    if (panel.remarks.isEmpty()) panel.remarks = said;
    panel.remarks << fight.bounces() << numbers;
    for (const FateLine& fate : caption.fates)
        if (fate.fate != Fate::Unharmed || fate.unit == noProvince || !fight.bouncesBeside(fate.unit))
            panel.fates.push_back({fate.text, fate.fate != Fate::Unharmed});
    addPower(panel.powers, panel.winner);
    for (const RoomSide& side : panel.sides) addPower(panel.powers, side.power);
    for (const std::size_t i : beat.results)
        if (const OrderResult& r = record.outcome->results[i]; as<Move>(r.order) || r.fate != Fate::Unharmed)
            addPower(panel.powers, r.order.unit.power);
    panel.bar = barOf(map, panel.powers);
    return panel;
}

RoomPanel questionOf(const Map& map, const PhaseRecord& record, const Beat& beat, const Caption& caption)
{
    const CaptionWords words(map);
    const FightQuestion question(map, record, beat, words);
    RoomPanel panel;
    panel.isLow = isLowFor(map);
    panel.headline = question.headline();
    if (panel.headline.isEmpty()) return panel;
    panel.powers = question.powers();
    panel.sides = sidesOf(map, *record.outcome, beat, caption.strengths, panel.powers);
    panel.list = question.convoys() + question.supports();
    panel.bar = barOf(map, panel.powers);
    return panel;
}

/// Returns how many centres a power had in a year, without its name if that comes last.
RoomPanel yearOf(const Map& map, Power power, const Caption& caption)
{
    RoomPanel panel;
    panel.headline = caption.headline;
    if (power == noPower) return panel;
    panel.winner = power;
    panel.bar = Words(map).power(power);
    panel.powers = {power};
    return panel;
}

RoomPanel panelOf(const Map& map, const PhaseRecord& record, const Beat& beat, const Caption& caption)
{
    if (beat.gesture == Gesture::Course) return yearOf(map, beat.whose, caption);
    if (!beat.orders.empty()) return orderList(map, caption);
    if (beat.place == noProvince || beat.results.empty()) return happeningOf(map, caption);
    return fightOf(map, record, beat, caption);
}

} // namespace

RoomPanel panelOf(const Map& map, const PhaseRecord& record, const Beat& beat)
{
    return beat.card == noCard ? panelOf(map, record, beat, Captions(map, record).of(beat)) : RoomPanel();
}

RoomPanel questionOf(const Map& map, const PhaseRecord& record, const Beat& beat, int ms)
{
    if (beat.place == noProvince || beat.results.empty()) {
        RoomPanel panel;
        if (!panelOf(map, record, beat).headline.isEmpty())
            panel.headline = Captions(map, record).question(beat);
        return panel;
    }
    Beat counted = beat;
    counted.badges = beat.badgesAt(ms);
    RoomPanel panel = questionOf(map, record, counted, Captions(map, record).of(counted));
    if (ms < beat.counts.startsAt) panel.list.clear();
    return panel;
}

QStringList textsOf(const RoomPanel& panel)
{
    if (panel.headline.isEmpty()) return {};
    QStringList texts = QStringList{panel.headline} + panel.list + panel.remarks;
    for (const RoomFate& fate : panel.fates) texts << fate.text;
    return texts;
}

namespace {

/// Returns what the first pages of a list take, in words: each as many as it has, but at least one line of it
/// with what could be read while eyes find that.
int wordsOfPages(const RoomPanel& panel, const std::vector<qsizetype>& pages, std::size_t count)
{
    constexpr int found = 3;
    int all = 0;
    for (std::size_t page = 0; page < count; ++page) {
        int words = 0, longest = 0;
        for (qsizetype line = pages[page]; line < pages[page + 1]; ++line) {
            words += wordsIn(panel.list[line]);
            longest = std::max(longest, wordsIn(panel.list[line]));
        }
        all += std::max(words, longest + found);
    }
    return all;
}

/// Returns what it takes that the list of a panel is turned over, in words.
int wordsOfTurns(const RoomPanel& panel)
{
    const std::vector<qsizetype> pages = pagesOf(panel);
    if (pages.size() <= 2) return 0;
    return wordsOfPages(panel, pages, pages.size() - 1) - wordsIn(panel.list.join(u' '));
}

} // namespace

std::function<WordCount(const Beat&, const Slide*)> wordCounter(const Map& map, const PhaseRecord& record)
{
    return [&map, &record](const Beat& beat, const Slide* card) {
        if (card) return WordCount{wordsIn(SlideWords(map).textsOfCard(*card).join(u' '))};
        const Caption caption = Captions(map, record).of(beat);
        const RoomPanel panel = panelOf(map, record, beat, caption);
        const QString question = Captions(map, record).question(beat);
        const int asked = wordsIn(question), again = panel.headline == question ? asked : 0;
        if (panel.headline.isEmpty()) return WordCount{wordsIn(caption.line()), asked};
        const RoomPanel listed =
            asked > 0 && beat.place != noProvince ? questionOf(map, record, beat, caption) : RoomPanel();
        return WordCount{wordsIn(textsOf(panel).join(u' ')) - again + wordsOfTurns(panel), asked,
                         wordsIn(listed.list.join(u' ')) + wordsOfTurns(listed)};
    };
}

namespace {

/// Returns where pages of at most so many lines begin, and where the last one ends.
std::vector<qsizetype> dividedInto(const QStringList& list, double lines, qsizetype letters)
{
    std::vector<qsizetype> pages{0};
    double used = 0;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const auto needed = double(1 + list[i].size() / letters);
        if (i > pages.back() && used + needed > lines) pages.push_back(i), used = 0;
        used += needed;
    }
    pages.push_back(list.size());
    return pages;
}

/// Returns a panel with that part of a long list that is shown at an instant of the span in which it stands.
RoomPanel turnedTo(RoomPanel panel, const Span& span, int ms)
{
    const std::vector<qsizetype> pages = pagesOf(panel);
    const std::vector<int> turns = turnsOf(panel, span);
    const auto page = static_cast<std::size_t>(std::ranges::upper_bound(turns, ms) - turns.begin());
    panel.list = panel.list.mid(pages[page], pages[page + 1] - pages[page]);
    return panel;
}

} // namespace

std::vector<int> turnsOf(const RoomPanel& panel, const Span& span)
{
    const std::vector<qsizetype> pages = pagesOf(panel);
    const double all = wordsOfPages(panel, pages, pages.size() - 1);
    std::vector<int> turns;
    for (std::size_t page = 1; page + 1 < pages.size(); ++page)
        turns.push_back(span.startsAt + int(span.lasts * wordsOfPages(panel, pages, page) / all));
    return turns;
}

std::vector<qsizetype> pagesOf(const RoomPanel& panel)
{
    const auto headline =
        double(1 + panel.headline.size() / (panel.isLow ? lowHeadlineLetters : headlineLetters));
    const qsizetype letters = panel.isLow ? lowLineLetters : lineLetters;
    double lines = (panel.isLow ? lowLines : panelLines) - headline * headlineHigh -
                   (panel.sides.empty() ? 0 : strengthsHigh);
    std::vector<qsizetype> pages = dividedInto(panel.list, lines, letters);
    for (auto even = pages; even.size() == pages.size() && lines > 1; --lines) // all pages about as long
        pages = std::exchange(even, dividedInto(panel.list, lines - 1, letters));
    return pages;
}

RoomPanel panelAt(const Map& map, const PhaseRecord& record, const Beat& beat, int ms)
{
    if (beat.asksAt(ms))
        if (RoomPanel question = questionOf(map, record, beat, ms); !question.headline.isEmpty())
            return turnedTo(std::move(question), beat.lists(), ms);
    return turnedTo(panelOf(map, record, beat), {beat.tellsAt(), beat.span.endsAt() - beat.tellsAt()}, ms);
}

} // namespace chancery
