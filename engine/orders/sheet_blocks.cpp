// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through a text line by line and begins a block at each heading; then each block without a name is read
// by itself, so that its units show whose it may be.
#include "engine/orders/sheet_blocks.h"

#include "engine/base/ascii.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/quoted_lines.h"
#include "engine/orders/sheet_heading.h"

#include <algorithm>
#include <map>
#include <memory>

namespace chancery {

namespace {

using TokenKind = OrderToken::Kind;
using Owner = SheetBlock::Owner;

/// A line that is not blank.
struct Line
{
    std::size_t number = 0;  ///< in the text, counted from 0
    std::size_t begin = 0;   ///< its byte in the text
    std::string_view text;   ///< without its end
    bool afterBlank = false; ///< a blank line is before it
};

/// Returns the lines of a text that are not blank, of those before line `end`.
std::vector<Line> linesOf(std::string_view text, std::size_t end)
{
    std::vector<Line> lines;
    for (std::size_t number = 0, begin = 0; begin < text.size() && number < end; ++number) {
        const std::string_view line =
            text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
        const bool blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
        if (!blank)
            lines.push_back({number, begin, line, !lines.empty() && lines.back().number + 1 < number});
        begin += line.size() + 1;
    }
    return lines;
}

/// What one line says of whose the orders are.
struct LineSign
{
    Power heading = noPower; ///< the line is nothing but this power's name
    Power begins = noPower;  ///< it begins with this power's name
    bool headed = false;     ///< and with a colon behind it
    bool misspelt = false;   ///< the name is spelt otherwise
    Power names = noPower;   ///< the only power that it names anywhere
    bool endsWithColon = false;
    bool beginsAsOrder = false; ///< its first word is the kind of a unit, a verb or a province
    bool commands = false;      ///< it has a verb, or a dash between words
    bool hasPlace = false;      ///< it has a province in full, or its code

    /// Returns whether the line was probably meant as an order, readable or not.
    bool looksAsOrder() const { return beginsAsOrder || commands || hasPlace; }
};

class SignReader
{
public:
    explicit SignReader(const ReadingContext& context)
        : context_(context)
        , names_(context.map.placeNames ? context.map.placeNames
                                        : std::make_shared<const PlaceNames>(context.map))
    {
    }

    LineSign read(std::string_view line) const
    {
        constexpr std::size_t longest = 2000; // bytes; no order is read in a longer line
        LineSign sign;
        if (line.size() > longest) return sign;
        const SheetHeading heading = headingOf(context_, *names_, line);
        sign.headed = tokensOf(line.substr(heading.end)).size() > 1 && heading.power != noPower;
        if (!sign.headed) sign.heading = heading.power;
        sign.misspelt = !heading.misspelt.empty();
        const std::vector<OrderToken> tokens = tokensOf(line);
        sign.begins = powerAt(tokens, 0);
        if (sign.begins == noPower && heading.power == noPower) // "Orders for Turkey A Con-Bul"
            sign.begins = leadingPower(context_.map, *names_, line, context_.players).power;
        PowerSet named;
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
            if (const Power power = powerAt(tokens, at); power != noPower) named.add(power);
        if (named.size() == 1) sign.names = *named.begin();
        sign.endsWithColon = tokens.size() > 1 && tokens[tokens.size() - 2].kind == TokenKind::Colon;
        sign.beginsAsOrder = beginsAsOrder(tokens);
        sign.commands = commands(tokens);
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
            sign.hasPlace = sign.hasPlace || isPlace(tokens, at);
        return sign;
    }

private:
    Power powerAt(const std::vector<OrderToken>& tokens, std::size_t at) const
    {
        for (std::size_t count = 3; count > 0; --count)
            if (const auto name = nameWords(tokens, at, count); name.size() == count)
                if (const Power power = names_->power(name); power != noPower) return power;
        return noPower;
    }

    bool beginsAsOrder(const std::vector<OrderToken>& tokens) const
    {
        std::size_t at = 0;
        while (tokens[at].kind == TokenKind::Dash || tokens[at].keyword == Keyword::Filler) ++at;
        const Keyword first = tokens[at].keyword;
        if (first != Keyword::None && first != Keyword::From && first != Keyword::And) return true;
        return !placesAt(*names_, tokens, at).empty();
    }

    bool isPlace(const std::vector<OrderToken>& tokens, std::size_t at) const
    {
        const std::vector<PlaceMeaning> meanings = placesAt(*names_, tokens, at);
        return tokens[at].keyword == Keyword::None && !meanings.empty() && meanings.front().cost == 0;
    }

    static bool commands(const std::vector<OrderToken>& tokens)
    {
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
            const bool between =
                at > 0 && tokens[at - 1].kind == TokenKind::Word && tokens[at + 1].kind == TokenKind::Word;
            if (tokens[at].kind == TokenKind::Dash ? between : isVerb(tokens[at])) return true;
        }
        return false;
    }

    /// Returns whether a word is a verb; one letter may be the initial of a player.
    static bool isVerb(const OrderToken& token)
    {
        const Keyword word = token.keyword;
        return token.folded.size() > 1 && word >= Keyword::Hold && word <= Keyword::Revive &&
               word != Keyword::Sea;
    }

    const ReadingContext& context_;
    std::shared_ptr<const PlaceNames> names_;
};

class BlockFinder
{
public:
    BlockFinder(const ReadingContext& context, std::string_view text)
        : context_(context)
        , text_(text)
        , signs_(context)
    {
        std::size_t end = std::string_view::npos;
        for (ReadLine& line : readLines(context_, text)) {
            const bool rest =
                !line.faults.empty() && line.faults.front().problem.kind == OrderProblem::Kind::TooMany;
            if (rest) end = line.number;
            hasRest_ = hasRest_ || rest;
            reads_.emplace(line.number, std::move(line));
        }
        lines_ = linesOf(text, end);
        std::set<std::size_t> orders;
        for (const auto& [number, line] : reads_)
            if (!line.written.orders.empty()) orders.insert(number);
        if (mayQuote(text)) quoted_ = quotedLines(text, orders);
    }

    std::vector<SheetBlock> find()
    {
        SheetBlock first;
        blocks_.push_back(first);
        for (std::size_t i = 0; i < lines_.size(); ++i) take(i);
        blocks_.back().end = text_.size();
        std::erase_if(blocks_, [this](const SheetBlock& block) { return textOf(block).empty(); });
        for (SheetBlock& block : blocks_) settle(block);
        return std::move(blocks_);
    }

private:
    const ReadLine* reading(std::size_t line) const
    {
        const auto found = line < lines_.size() ? reads_.find(lines_[line].number) : reads_.end();
        return found == reads_.end() ? nullptr : &found->second;
    }

    /// Returns the first order of a line; nullptr if it has none.
    const Order* orderOn(std::size_t line) const
    {
        const ReadLine* read = reading(line);
        return read && !read->written.orders.empty() ? &read->written.orders.front() : nullptr;
    }

    /// Begins a block at a line, and ends the one before.
    void open(const Line& line, Owner known, Power owner = noPower)
    {
        blocks_.back().end = line.begin;
        SheetBlock block{line.begin, line.begin, known, {}, owner};
        if (known == Owner::Headed || known == Owner::Unclear) block.heading = line.text;
        blocks_.push_back(std::move(block));
        hasContent_ = false;
    }

    void take(std::size_t i)
    {
        const Line& line = lines_[i];
        if (line.number < quoted_.size() && quoted_[line.number]) return;
        const LineSign sign = signs_.read(line.text);
        if (sign.heading != noPower) {
            open(line, Owner::Headed, sign.heading);
            blocks_.back().misspelt = sign.misspelt;
            return;
        }
        const ReadLine* read = reading(i);
        if (!read) { // a remark, but not before another power's order
            const Order* next = orderOn(i + 1);
            if ((next && isOthers(*next) && hasWord(line.text)) || isPlayersName(line.text))
                open(line, Owner::Unclear, sign.names);
            return;
        }
        const Order* order = orderOn(i);
        if (!order && isUnclearHeading(i, sign)) return open(line, Owner::Unclear, sign.names);
        if (order && sign.begins != noPower && order->power == sign.begins)
            takeNamed(line, sign);
        else if (blocks_.back().known == Owner::Itself && !under_)
            open(line, Owner::Unheaded);
        count(blocks_.back(), *read, sign);
        hasContent_ = true;
    }

    /// Returns whether a line is a player's name in full: "Player 1:".
    bool isPlayersName(std::string_view line) const
    {
        const std::string name = fold(trimmed(line.substr(0, line.find(':'))));
        return std::ranges::any_of(context_.players, [&name](const KnownPlayer& player) {
            return !name.empty() && fold(player.name) == name;
        });
    }

    static void count(SheetBlock& block, const ReadLine& read, const LineSign& sign)
    {
        block.orders += static_cast<int>(read.written.orders.size());
        block.foreign += static_cast<int>(std::ranges::count_if(read.written.orders, [](const Order& order) {
            return order.unit.power != noPower && order.unit.power != order.power;
        }));
        block.unread += read.written.orders.empty() && sign.looksAsOrder() ? 1 : 0;
    }

    /// Takes a line that names its power. It begins a block unless it is under a heading, where only another
    /// power with a colon does.
    void takeNamed(const Line& line, const LineSign& sign)
    {
        const SheetBlock& above = blocks_.back();
        const bool goesOn = above.known == Owner::Headed && !(sign.headed && sign.begins != above.owner);
        if (above.known != Owner::Itself && !goesOn) open(line, Owner::Itself);
        under_ = sign.headed;
    }

    /// Returns whether a line without an order looks as a heading does. Right below a heading, without a
    /// blank line and without a power's name, it is a remark. What was perhaps meant as an order stays on its
    /// sheet.
    bool isUnclearHeading(std::size_t i, const LineSign& sign) const
    {
        const bool below = blocks_.back().known == Owner::Headed && !hasContent_ && !lines_[i].afterBlank;
        if (below && sign.names == noPower) return false;
        const bool named = sign.names != noPower && !sign.headed;
        if (sign.commands && (sign.hasPlace || (!named && !sign.endsWithColon))) return false;
        if (sign.endsWithColon || (sign.names != noPower && !sign.beginsAsOrder && !sign.hasPlace))
            return true;
        const Order* next = orderOn(i + 1);
        if (!next || isOwn(*next)) return false;
        return !sign.looksAsOrder() || (lines_[i].afterBlank && isOthers(*next));
    }

    /// Returns whether an order is for a unit of the power of the present heading. A build has no unit that
    /// shows it.
    bool isOwn(const Order& order) const
    {
        const Power above = blocks_.back().owner;
        return above != noPower && order.unit.power == above && context_.kind != PhaseKind::Adjustment;
    }

    /// Returns whether an order is for a unit of another power than that of the present heading.
    bool isOthers(const Order& order) const
    {
        const Power above = blocks_.back().owner;
        return above != noPower && order.unit.power != noPower && order.unit.power != above;
    }

    std::string_view textOf(const SheetBlock& block) const
    {
        return text_.substr(block.begin, block.end - block.begin);
    }

    /// Finds the owner of a block by its units if no heading says it. Counts again what was read differently
    /// below the heading before, or was not read yet.
    void settle(SheetBlock& block) const
    {
        const bool owned = block.known == Owner::Headed || block.known == Owner::Itself;
        if (owned && (!hasRest_ || &block != &blocks_.back())) return;
        std::string_view text = textOf(block);
        ReadingContext own = context_; // a heading and lines with a name say whose they are
        if (block.known == Owner::Unclear)
            text.remove_prefix(std::min(block.heading.size() + 1, text.size()));
        std::vector<ReadLine> lines = readLines(own, text);
        if (!owned) own.power = block.owner = ownerOf(lines, block.owner);
        const bool any =
            std::ranges::any_of(lines, [](const ReadLine& line) { return line.written.orders.empty(); });
        if (own.power != noPower && any) lines = readLines(own, text); // "all hold"
        block.orders = block.foreign = block.unread = 0;
        for (const ReadLine& line : lines) count(block, line, signs_.read(line.written.text));
    }

    /// Returns the power whose units are ordered if there is one only and no other is `named`; if there is
    /// none, the one that is named.
    Power ownerOf(const std::vector<ReadLine>& lines, Power named) const
    {
        PowerSet owners;
        for (const ReadLine& line : lines)
            for (const Order& order : line.written.orders)
                if (showsOwner(context_, order)) owners.add(order.power);
        if (owners.empty()) return named;
        const bool agree = owners.size() == 1 && (named == noPower || owners.has(named));
        return agree ? *owners.begin() : noPower;
    }

    const ReadingContext& context_;
    std::string_view text_;
    SignReader signs_;
    std::vector<Line> lines_;
    std::map<std::size_t, ReadLine> reads_; ///< [number of the line]
    std::vector<bool> quoted_;              ///< [number of the line]: it is of an earlier mail
    std::vector<SheetBlock> blocks_;
    bool hasRest_ = false;    ///< there are more lines than are read at once
    bool hasContent_ = false; ///< the block has a line besides its heading
    bool under_ = false;      ///< where lines name their powers: what follows is the last one's
};

} // namespace

bool showsOwner(const ReadingContext& context, const Order& order)
{
    return context.kind != PhaseKind::Retreat || order.unit.at == nowhere ||
           std::ranges::count(context.position.dislodged, order.unit, &DislodgedUnit::unit) > 0;
}

std::vector<SheetBlock> blocksOf(const ReadingContext& context, std::string_view text)
{
    return BlockFinder(context, text).find();
}

} // namespace chancery
