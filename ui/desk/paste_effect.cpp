// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/paste_effect.h"

#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/sheets.h"
#include "engine/map/spelling.h"
#include "engine/orders/courtesy.h"
#include "ui/desk/pasted_names.h"
#include "ui/desk/readings.h"
#include "ui/words/brief.h"
#include "ui/words/doubt_words.h"
#include "ui/words/name_phrases.h"
#include "ui/words/reading_problems.h"
#include "ui/words/room_column.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace chancery {

namespace {

using LineKind = PastedLine::Kind;

struct PasteText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PasteText)
};

/// Returns a line as one to be looked at if a part of it is not understood.
std::optional<PastedLine> unread(const ReadingContext& context, const ReadLine& line)
{
    if (line.faults.empty()) return {};
    PastedLine found{context.power, line.written.text, LineKind::Unread,
                     ReadingProblems(context.map).sentence(line.faults.front().problem)};
    for (const Fault& fault : line.faults)
        if (found.meanings.empty()) found.meanings = meaningsFor(context, line.written.text, fault);
    if (!found.meanings.empty()) found.kind = LineKind::Unclear;
    return found;
}

/// Returns the powers for whose units a line of a sheet is: of a player's powers one may stand on the sheet
/// of another.
PowerSet powersOf(const Game& game, Power power, const WrittenOrder& line)
{
    PowerSet powers;
    for (const Order& order : line.orders) {
        const Power own = order.unit.power;
        powers.add(own != noPower && ownerInstead(game, power, order) == noPower ? own : power);
    }
    return powers;
}

/// Adds what is said of another order of the same line, if that is the same.
void add(std::optional<PastedLine>& line, const PastedLine& other)
{
    if (!line) {
        line = other;
    } else if (line->kind == other.kind) {
        ++line->orders;
        line->why += u' ' + other.why;
    }
}

/// Returns why an order of a line is for a unit that is not there, or for another player's, with the line.
std::optional<PastedLine> misplaced(const Game& game, Power power, const WrittenOrder& line,
                                    const Order& order)
{
    const Map& map = *game.map;
    if (order.unit.at == nowhere || as<Waive>(order) || as<Build>(order) || as<Revive>(order)) return {};
    const Province at = map.provinceOf(order.unit.at);
    const Position& position = game.current().before;
    if (game.current().phase.kind == PhaseKind::Retreat && !dislodgedAt(map, position, at))
        return PastedLine{
            power, line.text, LineKind::NoUnit,
            PasteText::tr("No unit has to retreat from %1.", "a province").arg(Words(map).province(at))};
    if (order.unit.power == noPower)
        return PastedLine{power, line.text, LineKind::NoUnit,
                          PasteText::tr("There is no unit %1.").arg(brief(map, order.unit))};
    if (const Power owner = ownerInstead(game, power, order); owner != noPower)
        return PastedLine{power, line.text, LineKind::Foreign,
                          PasteText::tr("%1 is a unit of %2.", "a unit, a power")
                              .arg(brief(map, order.unit), Words(map).power(owner))};
    return {};
}

/// Returns a line as one to be looked at if it orders units that are not there, or another player's.
std::optional<PastedLine> misplaced(const Game& game, Power power, const WrittenOrder& line)
{
    std::optional<PastedLine> all;
    for (const Order& order : line.orders)
        if (const auto found = misplaced(game, power, line, order)) add(all, *found);
    return all;
}

/// Returns the orders that stay beside those that are pasted: on other sheets, and on the same ones.
std::vector<Order> ordersBeside(const Game& game, const PastedSheets& sheets)
{
    std::vector<Order> orders;
    for (const Power power : game.map->everyPower()) {
        const auto after = sheets.after.find(power);
        std::vector<WrittenOrder> lines =
            after == sheets.after.end() ? sheetOf(game.current(), power) : after->second;
        if (const auto pasted = sheets.lines.find(power); pasted != sheets.lines.end())
            lines.erase(lines.end() - std::ssize(pasted->second), lines.end()); // they are the last
        for (const WrittenOrder& line : lines)
            orders.insert(orders.end(), line.orders.begin(), line.orders.end());
    }
    return orders;
}

/// Returns lines as ones to be looked at if the rules do not allow their orders, whatever the others are, if
/// they leave open which coast they mean, or if their unit has another order there or on another sheet.
std::vector<PastedLine> illegalAmong(const Game& game, const PastedSheets& sheets)
{
    std::vector<Order> orders;
    std::vector<PastedLine> lines; // of each order
    for (const auto& [power, read] : sheets.lines)
        for (const ReadLine& line : read)
            for (const Order& order : line.written.orders) {
                orders.push_back(order);
                lines.push_back({power, line.written.text, LineKind::Illegal, {}});
            }
    std::ranges::copy(ordersBeside(game, sheets), std::back_inserter(orders));
    const DoubtWords words(game);
    std::vector<PastedLine> found;
    for (const Doubt& doubt : doubtsAbout(game, orders)) {
        if (doubt.order >= lines.size()) continue;
        const bool open = doubt.kind == Doubt::Kind::CoastMissing;
        const bool twice = doubt.kind == Doubt::Kind::OrderedTwice;
        if (!open && !twice && doubt.kind != Doubt::Kind::Illegal) continue;
        const Order& order = orders[doubt.order];
        PastedLine& line = found.emplace_back(lines[doubt.order]);
        line.why = words.sentence(order, doubt);
        line.meanings = coastsFor(*game.map, game.current().before, order);
        if (twice) line.kind = LineKind::Twice;
        if (open || !line.meanings.empty()) line.kind = LineKind::Unclear;
    }
    return found;
}

/// Returns how many of the lines before are not among those after, however these are written.
int lostLines(const std::vector<WrittenOrder>& before, const std::vector<WrittenOrder>& after)
{
    return static_cast<int>(std::ranges::count_if(before, [&after](const WrittenOrder& line) {
        return std::ranges::none_of(after, [&line](const WrittenOrder& other) {
            return line.text == other.text || (!line.orders.empty() && line.orders == other.orders);
        });
    }));
}

QString replaced(const Game& game, const PasteEffect::Loss& loss)
{
    const QString power = Words(*game.map).power(loss.power);
    return loss.whole ? PasteText::tr("the sheet of %1 is replaced").arg(power)
                      : PasteText::tr("%1: %n earlier line(s) replaced", "power", loss.lines).arg(power);
}

/// Returns of how many orders something is said on the sheet of a power, or with noPower on all sheets; a
/// line that is not understood counts as one.
int countOf(const PasteEffect& effect, LineKind kind, Power power = noPower)
{
    int count = 0;
    for (const PastedLine& line : effect.lines)
        if (line.kind == kind && (power == noPower || line.power == power)) count += line.orders;
    return count;
}

/// Returns the line of a sheet among these; nothing if it is none of them. Each of its orders may be there,
/// and others that are written alike.
std::optional<PastedLine> lineOf(const std::vector<PastedLine>& lines, Power power, const WrittenOrder& line)
{
    std::optional<PastedLine> all;
    for (const PastedLine& one : lines)
        if (one.power == power && one.text == line.text && (!all || all->orders < std::ssize(line.orders)))
            add(all, one);
    return all;
}

/// Returns how many lines of a block that is left out are no greetings.
int sentencesIn(const Map& map, const PastedBlock& block)
{
    if (!block.leftOut || block.block.orders > 0) return 0;
    const QStringList lines = QString::fromStdString(block.text).split(u'\n', Qt::SkipEmptyParts);
    const auto names = map.placeNames ? map.placeNames : std::make_shared<const PlaceNames>(map);
    return static_cast<int>(std::ranges::count_if(lines, [&](const QString& line) {
        const std::string text = line.trimmed().toStdString();
        const bool letters = std::ranges::any_of(line, [](QChar c) { return c.isLetter(); });
        return letters && !isCourtesy(*names, text);
    }));
}

/// Returns whether a heading without an order below it says something of its own: "Italy: same as last year".
bool saysMore(const Game& game, const SheetBlock& block)
{
    std::string_view said = block.heading;
    if (block.orders > 0 || block.unread > 0) return false;
    if (block.known == SheetBlock::Owner::Headed)
        said.remove_prefix(std::min(said.find(':'), said.size()));
    else if (block.known != SheetBlock::Owner::Unclear)
        return false;
    return !fold(said).empty() && playerAbove(game, std::string(said)).empty();
}

} // namespace

PasteEffect effectOf(const Game& game, const SheetPaste& paste)
{
    PasteEffect effect;
    effect.written = paste.written;
    effect.leftOut = static_cast<int>(std::ranges::count(paste.answers, true, &PasteAnswer::leftOut));
    for (const PastedBlock& block : paste.blocks) {
        if (!block.settled()) effect.ownerless += block.block.orders;
        effect.sentences += sentencesIn(*game.map, block) + (saysMore(game, block.block) ? 1 : 0);
        if (block.block.misspelt)
            effect.misspelt.emplace_back(QString::fromStdString(block.block.heading).trimmed(),
                                         block.block.owner);
    }
    const PastedSheets sheets = pastedSheets(game, paste);
    const std::vector<PastedLine> illegal = illegalAmong(game, sheets);
    for (const auto& [power, lines] : sheets.lines) {
        const ReadingContext context = readingContext(game, game.current(), power);
        effect.sheets.addIf(power, !lines.empty());
        effect.repeated.addIf(
            power, std::ranges::any_of(lines, [](const ReadLine& line) { return line.written.sheet > 0; }));
        for (const ReadLine& line : lines) {
            effect.orders += static_cast<int>(line.written.orders.size());
            effect.powers |= powersOf(game, power, line.written);
            effect.guesses << guessesIn(*game.map, line);
            auto found = unread(context, line);
            if (!found) found = misplaced(game, power, line.written);
            if (!found) found = lineOf(illegal, power, line.written);
            if (found) effect.lines.push_back(*std::move(found));
        }
    }
    for (const auto& [power, after] : sheets.after) {
        const std::vector<WrittenOrder> before = sheetOf(game.current(), power);
        const int lost = lostLines(before, after);
        if (lost > 0) effect.losses.push_back({power, lost, !paste.adds() && !paste.keeps.has(power)});
        const auto pasted = sheets.lines.find(power);
        if (pasted == sheets.lines.end() || !paste.keeps.has(power)) continue;
        if (after.size() > pasted->second.size())
            effect.kept.emplace_back(power, static_cast<int>(after.size() - pasted->second.size()));
    }
    return effect;
}

QString effectInWords(const Game& game, const PasteEffect& effect)
{
    const Words words(*game.map);
    const NamePhrases names(*game.map);
    QStringList parts;
    if (effect.orders == 0 && effect.ownerless == 0)
        parts << PasteText::tr("no order");
    else if (effect.orders == 0)
        parts << PasteText::tr("%n order(s) without a power", nullptr, effect.ownerless);
    else if (effect.powers.several())
        parts << PasteText::tr("%n order(s) for %1 powers", nullptr, effect.orders).arg(effect.powers.size());
    else
        parts << filled(PasteText::tr("%n order(s) for %1", "power", effect.orders),
                        {names.object({effect.powers.first()})});
    if (effect.orders > 0 && effect.ownerless > 0)
        parts << PasteText::tr("%n without a power", "orders", effect.ownerless);
    for (const auto& [heading, power] : effect.misspelt)
        parts << PasteText::tr("“%1” was read as %2", "a heading, a power").arg(heading, words.power(power));
    constexpr qsizetype mostNamed = 2;
    if (effect.guesses.size() <= mostNamed)
        parts << effect.guesses;
    else
        parts << PasteText::tr("%n misspelt name(s) read as other(s)", nullptr,
                               static_cast<int>(effect.guesses.size()));
    if (effect.written)
        parts << PasteText::tr("written for %1", "a phase: Fall 1902").arg(seasonAndYear(*effect.written));
    const int unread = countOf(effect, LineKind::Unclear) + countOf(effect, LineKind::Unread);
    if (unread > 0) // as the state has it
        parts << PasteText::tr("%n not understood", nullptr, unread);
    if (effect.sentences > 0)
        parts << PasteText::tr("%n line(s) without an order", nullptr, effect.sentences);
    if (effect.leftOut > 0) parts << PasteText::tr("%n line(s) left out", nullptr, effect.leftOut);
    for (const PasteEffect::Loss& loss : effect.losses) parts << replaced(game, loss);
    for (const auto& [power, others] : effect.kept)
        parts << filled(PasteText::tr("%1 keeps %n other order(s)", "power", others),
                        {names.subject({power})});
    if (!effect.repeated.empty())
        parts << PasteText::tr("%1: more than one sheet", "powers")
                     .arg(words.list(std::vector<Power>(effect.repeated.begin(), effect.repeated.end())));
    for (const Power power : effect.sheets) {
        if (const int absent = countOf(effect, LineKind::NoUnit, power); absent > 0)
            parts << PasteText::tr("%1: %n order(s) for a unit that is not there", "power", absent)
                         .arg(words.power(power));
        if (const int foreign = countOf(effect, LineKind::Foreign, power); foreign > 0)
            parts << PasteText::tr("%1: %n order(s) for another power's unit", "power", foreign)
                         .arg(words.power(power));
        if (const int illegal = countOf(effect, LineKind::Illegal, power); illegal > 0)
            parts << PasteText::tr("%1: %n illegal order(s)", "power", illegal).arg(words.power(power));
        if (const int twice = countOf(effect, LineKind::Twice, power); twice > 0)
            parts << PasteText::tr("%1: %n order(s) for a unit that has another order", "power", twice)
                         .arg(words.power(power));
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace chancery
