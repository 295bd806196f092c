// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sheet_paste.h"

#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "engine/orders/order_tokens.h"
#include "engine/reading/phase_line.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"

#include <algorithm>

namespace chancery {

namespace {

using Owner = SheetBlock::Owner;

PastedBlock pasted(const Game& game, const SheetBlock& block, const std::string& text)
{
    std::string lines = text.substr(block.begin, block.end - block.begin);
    if (!block.heading.empty()) lines.erase(0, block.heading.size() + 1);
    const bool idle = block.known != Owner::Headed && block.orders == 0 && block.unread == 0;
    const bool proposed = !idle && block.owner != noPower && !isNeutral(game, block.owner);
    return {block, std::move(lines), proposed ? block.owner : noPower, idle};
}

/// Returns whether it is certain whose a block is. At the beginning of the text the sheet that is shown
/// counts. A heading above nothing but other powers' units is doubtful.
bool isCertain(const PastedBlock& pasted, Power shown)
{
    switch (pasted.block.known) {
    case Owner::Headed:
        return pasted.block.orders == 0 || pasted.block.foreign < pasted.block.orders;
    case Owner::Itself:
        return true;
    case Owner::Unheaded:
        return pasted.block.begin == 0 && pasted.owner == shown;
    case Owner::Unclear:
        return false;
    }
    return false;
}

/// Returns the text with a heading before each block whose power does not follow from what is before it.
std::string headedText(const Map& map, const SheetPaste& paste)
{
    std::string text;
    Power above = paste.shown;
    for (const PastedBlock& block : paste.blocks) {
        if (block.leftOut) continue;
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

} // namespace

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

bool SheetPaste::settled() const
{
    return std::ranges::all_of(blocks, &PastedBlock::settled);
}

std::optional<SheetPaste> unclearPaste(const Game& game, Power shown, const QString& text)
{
    const std::string all = text.toStdString();
    SheetPaste paste{shown, {}};
    for (const SheetBlock& block : blocksOf(readingContext(game, game.current(), noPower), all))
        paste.blocks.push_back(pasted(game, block, all));
    const auto speaksForShown = [shown](const PastedBlock& block) {
        return block.leftOut || block.owner == shown;
    };
    const bool oneSheet = std::ranges::all_of(paste.blocks, [](const PastedBlock& block) {
        return block.block.known == Owner::Unheaded || block.block.known == Owner::Unclear;
    });
    const bool unclear = std::ranges::any_of(
        paste.blocks, [](const PastedBlock& block) { return block.block.known == Owner::Unclear; });
    // Without any heading, and where all that can be read is of the sheet that is shown, nothing is replaced.
    if (oneSheet && (!unclear || std::ranges::all_of(paste.blocks, speaksForShown))) return {};
    if (std::ranges::all_of(paste.blocks,
                            [shown](const PastedBlock& block) { return isCertain(block, shown); }))
        return {};
    return paste;
}

bool writePaste(Session& session, const SheetPaste& paste)
{
    if (!paste.settled()) return false;
    return writeSheets(session, paste.shown, QString::fromStdString(headedText(session.map(), paste)),
                       Shown::Replaced);
}

} // namespace chancery
