// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sheet_paste.h"

#include "engine/base/ascii.h"
#include "engine/game/seats.h"
#include "engine/game/sheet_orders.h"
#include "engine/game/sheets.h"
#include "engine/map/word_match.h"
#include "engine/orders/broken_lines.h"
#include "engine/orders/order_tokens.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/order_looks.h"
#include "engine/reading/orders_as_lines.h"
#include "engine/reading/phase_line.h"
#include "ui/desk/pasted_names.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"

#include <algorithm>
#include <string_view>

namespace chancery {

namespace {

using Owner = SheetBlock::Owner;

PastedBlock pasted(const Game& game, const SheetBlock& block, const std::string& text)
{
    std::string lines = text.substr(block.begin, block.end - block.begin);
    if (!block.heading.empty()) lines.erase(0, block.heading.size() + 1);
    const bool idle = block.known != Owner::Headed && block.orders == 0 && block.unread == 0;
    const bool neutral = block.owner != noPower && isNeutral(game, block.owner);
    const bool proposed = !idle && block.owner != noPower && !neutral;
    return {block, std::move(lines), proposed ? block.owner : noPower, idle || neutral};
}

/// Cuts a block with orders of several powers into one for each, in the order in which they come. A line
/// without an order stays with the one before it. Below the name of a player, orders of that player's powers
/// are headed, and no others.
std::vector<PastedBlock> byUnits(const Game& game, const PastedBlock& whole, PowerSet played)
{
    std::vector<PastedBlock> parts;
    std::size_t at = 0;
    const ReadingContext context = readingContext(game, game.current(), noPower);
    for (const ReadLine& line : readLines(context, whole.text)) {
        const std::vector<Order>& orders = line.written.orders;
        const bool shows = !orders.empty() && showsOwner(context, orders.front());
        const Power owner = shows ? orders.front().power : noPower;
        if (shows && owner == noPower && played.empty()) return {whole};
        const auto found =
            std::ranges::find(parts, owner, [](const PastedBlock& p) { return p.block.owner; });
        if (owner != noPower) at = static_cast<std::size_t>(found - parts.begin());
        if (at == parts.size()) {
            const bool theirs = owner != noPower && played.has(owner);
            const Owner known = played.empty() ? whole.block.known : theirs ? Owner::Headed : Owner::Unclear;
            const bool neutral = owner != noPower && isNeutral(game, owner);
            parts.push_back({{whole.block.begin, whole.block.end, known, whole.block.heading, owner},
                             {},
                             neutral ? noPower : owner,
                             neutral});
        }
        PastedBlock& part = parts[at];
        part.text += line.written.text + '\n';
        part.block.orders += static_cast<int>(orders.size());
        part.block.unread += orders.empty() ? 1 : 0;
    }
    return parts;
}

bool namesPower(const Map& map, const std::string& heading, Power power)
{
    return std::ranges::any_of(textWords(heading), [&map, power](const TextWord& word) {
        return map.findPower(word.folded) == power;
    });
}

/// Returns the parts of a block whose lines are on different sheets.
std::vector<PastedBlock> partsOf(const Game& game, const PastedBlock& whole)
{
    const SheetBlock& block = whole.block;
    if (block.known == Owner::Unheaded && block.owner == noPower && block.orders > 0)
        return byUnits(game, whole, {});
    if (block.known != Owner::Unclear) return {whole};
    const PowerSet played = playerAbove(game, block.heading);
    std::vector<PastedBlock> parts = byUnits(game, whole, played);
    const bool joint =
        parts.size() > 1 && std::ranges::all_of(parts, [&](const PastedBlock& part) {
            return part.block.owner != noPower && namesPower(*game.map, block.heading, part.block.owner);
        }); // "Austria and Turkey: our orders"
    return played.empty() && !joint ? std::vector{whole} : parts;
}

/// Makes the text one part for the sheet that is shown if it says of no other power that it is its own.
void keepForShown(SheetPaste& paste, const std::string& text)
{
    paste.alone = std::ranges::none_of(paste.blocks, [](const PastedBlock& block) {
        return block.block.known == Owner::Headed || block.block.known == Owner::Itself;
    });
    const bool speaksForShown = std::ranges::all_of(paste.blocks, [&paste](const PastedBlock& block) {
        return block.leftOut || block.block.orders == 0 || block.owner == paste.shown;
    });
    if (!paste.alone || !speaksForShown) return;
    SheetBlock all{0, text.size(), Owner::Unheaded, {}, paste.shown};
    for (const PastedBlock& block : paste.blocks) {
        all.orders += block.block.orders;
        all.unread += block.block.unread;
    }
    paste.blocks = {{all, text, paste.shown, false}};
}

/// Returns whether a heading is no more than a name: "Allemagne:".
bool isOneWord(std::string_view heading)
{
    heading = trimmed(heading);
    return heading.find_first_of(" \t") == std::string_view::npos;
}

/// Returns whether it is certain whose a block is; where nothing but its units says it, all its lines have to
/// be orders for units of one power.
bool isCertain(const Game& game, const PastedBlock& pasted, Power shown)
{
    const bool isOfOne = pasted.owner != noPower && pasted.owner == pasted.block.owner &&
                         pasted.block.orders > 0 && pasted.block.unread == 0 && pasted.block.foreign == 0;
    if (pasted.leftOut && pasted.block.orders == 0 && pasted.block.unread == 0) return true; // a mail's head
    switch (pasted.block.known) {
    case Owner::Headed:
        return pasted.block.orders == 0 || pasted.block.foreign < pasted.block.orders;
    case Owner::Itself:
        return true;
    case Owner::Unheaded:
        return (pasted.block.begin == 0 && pasted.owner == shown) || isOfOne;
    case Owner::Unclear: // perhaps the power's name in another language
        return isOfOne && isOneWord(pasted.block.heading) && playerAbove(game, pasted.block.heading).empty();
    }
    return false;
}

/// Returns whether the orders of a block say whose it is, and nothing else does.
bool byItsUnits(const PastedBlock& block)
{
    return block.block.known == Owner::Unheaded && block.block.orders > 0;
}

/// Takes the proposed power from each block that would replace a sheet although no clear heading says so, and
/// from one whose heading names none of the powers whose units it orders. A slip that its units give to a
/// power replaces single orders of it.
void proposeNoReplacing(const Game& game, SheetPaste& paste)
{
    if (paste.adds()) return;
    for (PastedBlock& block : paste.blocks) {
        const bool clear = block.block.known == Owner::Headed || block.block.known == Owner::Itself;
        const bool headed = clear && isCertain(game, block, paste.shown);
        const bool replaces = block.owner != noPower && !sheetOf(game.current(), block.owner).empty() &&
                              !(byItsUnits(block) && paste.keeps.has(block.owner));
        const bool contradicts = block.block.known == Owner::Headed && !headed &&
                                 game.current().phase.kind == PhaseKind::Movement; // else no unit is at hand
        if (contradicts || (!headed && replaces)) block.owner = noPower;
    }
}

/// Returns the text with a heading before each block whose power does not follow from what is before it.
std::string headedText(const Map& map, const SheetPaste& paste)
{
    std::string text;
    Power above = paste.shown;
    for (const PastedBlock& block : paste.blocks) {
        if (!block.settled() || block.leftOut) continue;
        const bool again = block.block.known == Owner::Headed; // another sheet, if it is the same power's
        if (!block.namesItself() && (again || block.owner != above)) {
            text += map[block.owner].name + ":\n";
            above = block.owner;
        }
        if (block.namesItself()) above = noPower; // its last line may speak for what follows
        text += block.text;
        if (!text.empty() && text.back() != '\n') text += '\n';
    }
    return text;
}

/// Gives the lines of a sheet what was answered about them.
void takeAnswers(const Game& game, const SheetPaste& paste, Power power, std::vector<ReadLine>& lines)
{
    for (const PasteAnswer& answer : paste.answers) {
        const auto line =
            std::ranges::find(lines, answer.line, [](const ReadLine& l) { return l.written.text; });
        if (answer.power != power || line == lines.end()) continue;
        if (answer.leftOut || answer.rewritten) {
            const ReadingContext context = readingContext(game, game.current(), power);
            const auto instead = answer.leftOut ? std::vector<ReadLine>() : readLines(context, answer.clear);
            lines.insert(lines.erase(line), instead.begin(), instead.end());
        } else if (!answer.clear.empty()) {
            clarify(game, line->written, answer.clear);
            if (line->written.problem.empty()) line->faults.clear();
        }
    }
}

std::vector<WrittenOrder> writtenOn(const std::vector<ReadLine>& lines)
{
    std::vector<WrittenOrder> written;
    for (const ReadLine& line : lines) written.push_back(line.written);
    return written;
}

/// Returns a power's sheet without its orders for the units that these lines order.
std::vector<WrittenOrder> sheetBeside(const Game& game, Power power, const std::vector<ReadLine>& lines)
{
    std::vector<WrittenOrder> sheet = sheetOf(game.current(), power);
    for (const ReadLine& line : lines)
        for (const Order& order : line.written.orders)
            if (!as<Waive>(order) && order.unit.at != nowhere)
                sheet = withoutOrder(sheet, *game.map, game.current().before,
                                     game.map->provinceOf(order.unit.at));
    return sheet;
}

/// Returns the sheet that is shown with the text added to it.
PastedSheets added(const Game& game, const SheetPaste& paste)
{
    const Power power = paste.shown;
    const std::string& text = paste.blocks.front().text;
    const std::vector<WrittenOrder> sheet =
        sheetBeside(game, power, readSheetOf(game, game.current(), power, text));
    const Game less = write(game, power, sheet);
    const QString before = sheetText(less, power), all = before + u'\n' + QString::fromStdString(text);
    std::vector<ReadLine> lines = readSheetText(less, power, before.isEmpty() ? all.mid(1) : all);
    const auto kept = lines.begin() + static_cast<std::ptrdiff_t>(std::min(sheet.size(), lines.size()));
    std::vector<ReadLine> pasted(kept, lines.end());
    lines.erase(kept, lines.end());
    takeAnswers(game, paste, power, pasted);
    if (pasted.empty()) return {};
    PastedSheets sheets{{{power, pasted}}, {{power, writtenOn(lines)}}};
    for (const ReadLine& line : pasted) sheets.after[power].push_back(line.written);
    return sheets;
}

/// Returns the first phase of another turn that a line of a text names, as a heading or, unless the text
/// speaks of this turn too, in a sentence: "Here are my orders for Fall 1902".
std::optional<Phase> otherPhaseIn(const Game& game, const QString& text)
{
    const Phase& now = game.current().phase;
    const auto isNow = [&now](const Phase& p) { return p.season == now.season && p.year == now.year; };
    std::optional<Phase> told;
    bool tellsNow = false;
    for (const QString& written : text.split(u'\n')) {
        const std::string line = written.trimmed().toStdString();
        const std::optional<Phase> headed = phaseIn(*game.map, line);
        if (headed && !isNow(*headed)) return headed;
        const std::optional<NamedPhase> named = phaseAmong(*game.map, line);
        tellsNow = tellsNow || (named && isNow(named->phase));
        if (named && !told) told = named->phase;
    }
    return tellsNow ? std::nullopt : told;
}

/// Returns a pasted text without the lines at its beginning that are on no sheet: blank ones, remarks and the
/// name of a phase.
QString withoutTitle(const Game& game, const QString& text)
{
    qsizetype begin = 0;
    while (begin < text.size()) {
        const qsizetype found = text.indexOf(u'\n', begin), end = found < 0 ? text.size() : found;
        const QString whole = text.mid(begin, end - begin).trimmed();
        const std::string line = (whole.endsWith(u':') ? whole.chopped(1) : whole).toStdString();
        if (tokensOf(line).size() > 1 && !isTitleOfOrders(*game.map, line)) break;
        begin = std::min(end + 1, text.size());
    }
    return text.mid(begin);
}

/// Returns whether a part is nothing but sentences: "Builds please".
bool isProse(const Map& map, const PastedBlock& part)
{
    if (part.block.orders > 0) return false;
    for (std::string_view rest = part.text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        if (!isSentence(map, line)) return false;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return true;
}

} // namespace

QString whyNotPasted(const QString& text)
{
    constexpr qsizetype mostLetters = 1 << 17, mostLines = 10000; // far more than is read of any sheet
    if (text.size() > mostLetters)
        return Session::tr("Nothing is pasted: a text of more than %L1 letters is not an order sheet.")
            .arg(mostLetters);
    if (text.count(u'\n') > mostLines)
        return Session::tr("Nothing is pasted: a text of more than %L1 lines is not an order sheet.")
            .arg(mostLines);
    return {};
}

bool isSentence(const Map& map, std::string_view line)
{
    return !looksAsOrder(line) && !beginsAsOrder(line) && !mayBeOrder(map, line) &&
           !namesWhatOrdersDo(map, line);
}

bool SheetPaste::settled() const
{
    return std::ranges::all_of(blocks, &PastedBlock::settled);
}

bool SheetPaste::adds() const
{
    return alone && blocks.size() == 1 && blocks.front().owner == shown && !blocks.front().leftOut;
}

SheetPaste readPaste(const Game& game, Power shown, const QString& text)
{
    const QString plain = QString::fromStdString(
        withoutQuotation(contextOfPaste(game), ordersAsLines(text.toStdString(), game.map)));
    const std::string all = withoutSignature(
        game, withoutBrokenLines(withNamesAlone(game, withoutTitle(game, plain)).toStdString()));
    SheetPaste paste{shown, {}};
    paste.written = otherPhaseIn(game, plain);
    for (const SheetBlock& block : blocksOf(contextOfPaste(game), all)) {
        const PastedBlock whole = pasted(game, block, all);
        for (PastedBlock& part : partsOf(game, whole)) {
            part.leftOut = part.leftOut || (!part.settled() && isProse(*game.map, part));
            paste.blocks.push_back(std::move(part));
        }
    }
    keepForShown(paste, all);
    proposeKeeping(game, paste, noPower);
    proposeNoReplacing(game, paste);
    for (const PastedBlock& block : paste.blocks)
        if (block.settled() && !block.leftOut) proposeKeeping(game, paste, block.owner);
    return paste;
}

void proposeKeeping(const Game& game, SheetPaste& paste, Power power)
{
    const bool shows = index(paste.shown) < game.map->powers.size();
    if (!shows || paste.adds() || game.current().phase.kind == PhaseKind::Adjustment) return;
    if (power != noPower) paste.keeps.remove(power);
    for (const auto& [owner, lines] : pastedSheets(game, paste).lines) {
        const auto ofSheets = [](const auto& line) { return line.sheet > 0; };
        const std::vector<WrittenOrder> beside = sheetBeside(game, owner, lines);
        const bool whole = std::ranges::all_of(beside, &std::vector<Order>::empty, &WrittenOrder::orders) ||
                           std::ranges::any_of(beside, ofSheets) ||
                           std::ranges::any_of(lines, ofSheets, &ReadLine::written);
        paste.keeps.addIf(owner, !whole && (power == noPower || power == owner));
    }
}

Power unplayedIn(const Game& game, const SheetPaste& paste)
{
    Power unplayed = noPower;
    for (const PastedBlock& block : paste.blocks) {
        if (block.block.orders == 0) continue;
        if (block.block.owner == noPower || !isNeutral(game, block.block.owner)) return noPower;
        unplayed = block.block.owner;
    }
    return unplayed;
}

bool hasCertainOwners(const Game& game, const SheetPaste& paste)
{
    return std::ranges::all_of(paste.blocks,
                               [&](const PastedBlock& block) { return isCertain(game, block, paste.shown); });
}

PastedSheets pastedSheets(const Game& game, const SheetPaste& paste)
{
    if (paste.adds()) return added(game, paste);
    PastedSheets sheets;
    const std::string text = (*game.map)[paste.shown].name + ":\n" + headedText(*game.map, paste);
    for (ReadLine& line : readLines(readingContext(game, game.current(), noPower), text)) {
        if (line.written.power == noPower) line.written.power = paste.shown;
        sheets.lines[line.written.power].push_back(std::move(line));
    }
    for (auto& [power, lines] : sheets.lines) {
        takeAnswers(game, paste, power, lines);
        if (paste.keeps.has(power)) sheets.after[power] = sheetBeside(game, power, lines);
        std::ranges::move(writtenOn(lines), std::back_inserter(sheets.after[power]));
    }
    std::erase_if(sheets.lines, [](const auto& sheet) { return sheet.second.empty(); });
    std::erase_if(sheets.after, [](const auto& sheet) { return sheet.second.empty(); });
    return sheets;
}

bool writePaste(Session& session, const SheetPaste& paste)
{
    return paste.settled() && writeSheets(session, pastedSheets(session.game(), paste).after);
}

} // namespace chancery
