// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts the label of a line into parts, at brackets and dashes, and asks of each what it is: a power, a count,
// or the name of a player.
#include "engine/orders/sheet_heading.h"

#include "engine/map/spelling.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/text_marks.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace chancery {

namespace {

constexpr std::string_view noFlag{};

/// A word of a heading.
struct LabelWord
{
    std::string folded;       ///< as fold() returns it
    bool dashed = false;      ///< a hyphen joins it to the word before
    bool abbreviated = false; ///< a full stop follows it
};

/// A part of a heading, between brackets and dashes.
struct HeadingPart
{
    std::vector<LabelWord> words;   ///< without counts and what says that it is a heading
    std::string_view flag = noFlag; ///< the power of a flag, by its English name
    bool apart = false;             ///< it is in brackets, or a dash or a stroke is beside it
};

/// Words that a heading may have and that say nothing.
constexpr std::string_view headingFillers[] = {
    "order",
    "orders",
    "moves",
    "move",
    "movement",
    "sheet",
    "for",
    "of",
    "by",
    "from",
    "the",
    "player",
    "power",
    "team",
    "units",
    "unit",
    "centres",
    "centers",
    "centre",
    "center",
    "sc",
    "scs",
    "supply",
    "builds",
    "build",
    "befehl",
    "befehle",
    "zuge",
    "zug",
    "fur",
    "von",
    "der",
    "die",
    "das",
    "einheiten",
    "zentren",
    "versorgungszentren",
    "befehlszettel",
    "has",
    "dots",
    "my",
    "as",
    "are",
    "here",
    "is",
    "meine",
    "sind",
    "spring",
    "fall",
    "autumn",
    "winter",
    "turn",
    "season",
    "phase",
    "fruhjahr",
    "herbst",
};

struct Flag
{
    std::string_view code; ///< of ISO 3166, as flags are written in chats
    std::string_view power;
};

constexpr std::array flags{Flag{"gb", "england"}, Flag{"uk", "england"}, Flag{"fr", "france"},
                           Flag{"de", "germany"}, Flag{"it", "italy"},   Flag{"at", "austria"},
                           Flag{"hu", "austria"}, Flag{"ru", "russia"},  Flag{"tr", "turkey"}};

std::string_view powerOfFlag(std::string_view code)
{
    const auto found = std::ranges::find(flags, code, &Flag::code);
    return found == flags.end() ? noFlag : found->power;
}

/// Returns whether a word is a number, or a season with its year: "S1901".
bool isCount(std::string_view word)
{
    constexpr std::size_t years = 5;
    constexpr std::string_view seasons = "sfw";
    if (word.size() == years && seasons.find(word.front()) != std::string_view::npos) word.remove_prefix(1);
    return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

class Splitter
{
public:
    explicit Splitter(std::string_view label)
        : label_(label)
    {
    }

    std::vector<HeadingPart> split()
    {
        while (at_ < label_.size()) step();
        endPart(false);
        return std::move(parts_);
    }

private:
    std::string_view rest() const { return label_.substr(at_); }

    /// Ends the present part; `apart` is whether a sign is there. Then what follows is apart, too.
    void endPart(bool apart)
    {
        part_.apart = part_.apart || apart;
        if (!part_.words.empty()) parts_.push_back(std::move(part_));
        part_ = {};
        part_.apart = apart;
        joined_ = false;
    }

    void step()
    {
        if (takeFlag()) return;
        const MarkAt mark = markAt(rest());
        if (mark.mark == Mark::Dash) return takeDash(mark.bytes);
        if (mark.mark != Mark::None) {
            joined_ = joined_ && mark.mark == Mark::Ornament;
            at_ += mark.bytes;
            return;
        }
        const char sign = label_[at_];
        constexpr std::string_view apart = "()[]{}<>|/~", nothing = "#,;+.=&%";
        if (apart.find(sign) != std::string_view::npos) {
            endPart(true);
            ++at_;
        } else if (nothing.find(sign) != std::string_view::npos)
            ++at_;
        else
            takeWord();
    }

    /// A hyphen within a word joins, "Austria-Hungary"; any other dash parts.
    void takeDash(std::size_t bytes)
    {
        const std::string_view after = label_.substr(std::min(at_ + bytes, label_.size()));
        joined_ = bytes == 1 && joined_ && !after.empty() && markAt(after).mark == Mark::None;
        if (!joined_) endPart(true);
        at_ += bytes;
    }

    void takeWord()
    {
        const std::size_t begin = at_;
        constexpr std::string_view ends = "()[]{}<>|/~#,;+.=&%";
        const auto inWord = [this] { return markAt(rest()).mark == Mark::None || isUnseen(rest()); };
        while (at_ < label_.size() && ends.find(label_[at_]) == std::string_view::npos && inWord()) {
            std::string unused;
            at_ += foldOne(rest(), Umlaut::OneLetter, unused);
        }
        std::string folded = fold(label_.substr(begin, at_ - begin));
        const bool owner = rest().starts_with("'s") || rest().starts_with("\u2019s"); // "France's"
        if (owner) at_ += rest().starts_with("'") ? 2 : 4;
        const bool stop = at_ < label_.size() && label_[at_] == '.';
        if (folded.empty()) folded = "?"; // another script: a name, and no power's
        const bool dashed = joined_;
        joined_ = true;
        if (isCount(folded) || std::ranges::find(headingFillers, folded) != std::end(headingFillers)) return;
        part_.words.push_back({std::move(folded), dashed && !part_.words.empty(), stop});
    }

    /// Takes a flag: two letters of a code as emoji have them, or the name of one, ":flag_de:", ":france:".
    bool takeFlag()
    {
        if (const std::size_t bytes = emojiName(rest())) {
            std::string_view name = rest().substr(1, bytes - 2);
            for (const std::string_view before : {"flag_", "flag-", "flag"})
                if (name.starts_with(before)) name.remove_prefix(before.size());
            const std::string_view power = powerOfFlag(name);
            addFlag(power.empty() ? name : power, bytes);
            return true;
        }
        constexpr std::size_t letterBytes = 4;
        constexpr std::string_view english =
            "\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F";
        if (rest().starts_with(english)) {
            addFlag("england", english.size());
            return true;
        }
        std::string code;
        for (std::size_t i = 0; i < 2; ++i)
            if (const std::string_view letter =
                    rest().substr(std::min(i * letterBytes, rest().size()), letterBytes);
                letter.size() == letterBytes && letter.starts_with("\xF0\x9F\x87") &&
                static_cast<unsigned char>(letter[3]) >= 0xA6)
                code += static_cast<char>('a' + (static_cast<unsigned char>(letter[3]) - 0xA6));
        if (code.size() != 2) return false;
        addFlag(powerOfFlag(code), 2 * letterBytes);
        return true;
    }

    void addFlag(std::string_view power, std::size_t bytes)
    {
        endPart(false);
        if (!power.empty()) parts_.push_back({{}, power, false});
        at_ += bytes;
    }

    std::string_view label_;
    std::size_t at_ = 0;
    std::vector<HeadingPart> parts_;
    HeadingPart part_;
    bool joined_ = false; ///< a word ends here
};

/// Returns the parts of a label, from left to right. A flag is a part by itself.
std::vector<HeadingPart> headingParts(std::string_view label)
{
    return Splitter(label).split();
}

/// Returns whether a text is only a count, as "3 centres" is.
bool isOnlyCount(std::string_view text)
{
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; }) &&
           headingParts(text).empty();
}

constexpr std::size_t longestLabel = 80; ///< bytes

/// Returns whether a word begins an order by itself: the kind of a unit, or a verb.
bool beginsOrder(Keyword word)
{
    return word == Keyword::Army || word == Keyword::Fleet ||
           (word >= Keyword::Hold && word <= Keyword::Revive);
}

class HeadingReader
{
public:
    HeadingReader(const Map& map, const PlaceNames& names, std::string_view line,
                  std::span<const KnownPlayer> players)
        : map_(map)
        , names_(names)
        , line_(line)
        , players_(players)
    {
    }

    SheetHeading read()
    {
        const std::size_t colon = colonAt();
        const std::size_t end = std::min(colon, line_.size());
        if (end == 0 || end > longestLabel) return {};
        const Power power = powerOf(line_.substr(0, end), colon < line_.size());
        const std::size_t behind = std::min(end + 1, line_.size());
        if (power != noPower) return {power, isOnlyCount(line_.substr(behind)) ? line_.size() : behind};
        return column();
    }

    /// Returns the power whose name is before the kind of a unit or a verb.
    SheetHeading lead() const
    {
        const std::vector<OrderToken> tokens = tokensOf(line_);
        for (std::size_t count = 3; count > 0; --count) {
            if (tokens.size() < count + 2) continue;
            std::size_t next = count; // "ENGLAND (Alice) - F Lon-Nth"
            while (tokens[next].inBrackets) ++next;
            if (tokens[next].kind == OrderToken::Kind::Dash) ++next;
            const bool letter = tokens[next].folded.size() == 1 && !tokens[next].capitals;
            if (letter || !beginsOrder(tokens[next].keyword)) continue;
            std::vector<NameWord> name;
            for (std::size_t i = 0; i < count; ++i)
                if (tokens[i].kind == OrderToken::Kind::Word)
                    name.push_back({tokens[i].folded, false, tokens[i].abbreviated, tokens[i].capitals});
            if (name.size() != count) continue;
            const Power power = names_.power(name);
            if (power != noPower && names_.places(name).empty()) return {power, tokens[next].begin};
        }
        return {};
    }

private:
    /// Returns where the label ends: at a colon that does not belong to the name of an emoji.
    std::size_t colonAt() const
    {
        std::size_t at = 0;
        while (at < line_.size() && line_[at] != ':') ++at;
        while (const std::size_t emoji = at < line_.size() ? emojiName(line_.substr(at)) : 0) {
            at += emoji;
            while (at < line_.size() && line_[at] != ':') ++at;
        }
        return at;
    }

    /// Returns the power of a label, if it is one; `colon` is whether a colon follows it.
    Power powerOf(std::string_view label, bool colon) const
    {
        PowerSet found;
        int players = 0;
        bool place = false; ///< the power's name is a province's, too: "Eng"
        for (const HeadingPart& part : headingParts(label)) {
            if (part.flag != noFlag) {
                const NameWord name{part.flag};
                if (const Power power = names_.power({&name, 1}); power != noPower) found.add(power);
                continue;
            }
            if (part.words.empty()) continue; // a count, or "orders for"
            if (const Power power = named(part, colon); power != noPower) {
                found.add(power);
                place = place || isPlace(part);
            } else if (const PowerSet powers = playedBy(part); !powers.empty()) {
                for (const Power one : powers) found.add(one);
            } else if (part.apart && mayBePlayer(part, colon))
                ++players;
            else
                return noPower;
        }
        return found.size() == 1 && players <= (place ? 0 : 1) ? *found.begin() : noPower;
    }

    Power named(const HeadingPart& part, bool colon) const
    {
        std::vector<NameWord> name;
        for (const LabelWord& word : part.words)
            name.push_back({word.folded, word.dashed, word.abbreviated, false});
        if (const Power power = names_.power(name); power != noPower) return power;
        const LabelWord& first = part.words.front();
        if (part.words.size() > 1) return noPower;
        if (first.folded.size() == 1) return colon && !part.apart ? lettered(first.folded.front()) : noPower;
        const bool known = keywordOf(first.folded) != Keyword::None || !names_.places(name).empty();
        return known ? noPower : names_.misspeltPower(name);
    }

    /// Returns whether a part is a province by all its words.
    bool isPlace(const HeadingPart& part) const
    {
        std::vector<NameWord> name;
        for (const LabelWord& word : part.words) name.push_back({word.folded, word.dashed});
        return !names_.places(name).empty();
    }

    Power lettered(char letter) const
    {
        for (const Power power : map_.everyPower())
            if (map_[power].letter == std::string(1, static_cast<char>(letter - 'a' + 'A'))) return power;
        return noPower;
    }

    /// Returns whether a part of a heading may be the name of a player: it has neither a word of an order
    /// nor, unless a colon says that it is a heading, a province.
    bool mayBePlayer(const HeadingPart& part, bool colon = false) const
    {
        constexpr std::size_t mostWords = 3;
        return part.words.size() <= mostWords && (colon || !isPlace(part)) &&
               std::ranges::none_of(part.words, [this, colon](const LabelWord& word) {
                   const NameWord name{word.folded, false, word.abbreviated, false};
                   const std::vector<PlaceMeaning> places = names_.places({&name, 1});
                   return keywordOf(word.folded) != Keyword::None ||
                          (!colon && !places.empty() && places.front().cost == 0);
               });
    }

    /// Returns the powers of the players whose name a part is, in full or its first word.
    PowerSet playedBy(const HeadingPart& part) const
    {
        PowerSet powers;
        if (players_.empty() || !mayBePlayer(part)) return powers;
        std::string written;
        for (const LabelWord& word : part.words) written += word.folded;
        for (const KnownPlayer& player : players_) {
            const std::string first = fold(std::string_view(player.name).substr(0, player.name.find(' ')));
            if (written.size() > 1 && (written == fold(player.name) || written == first))
                powers.add(player.power);
        }
        return powers;
    }

    /// Returns the power of the first column of a table, if an order is in the next one.
    SheetHeading column() const
    {
        constexpr std::string_view blanks = " \t|";
        const std::size_t first = line_.find_first_not_of(blanks);
        const std::size_t end = line_.find_first_of(",;\t|", std::min(first, line_.size()));
        if (end == std::string_view::npos || end > longestLabel) return {};
        const Power power = powerOf(line_.substr(first, end - first), false);
        if (power == noPower) return {};
        const std::vector<OrderToken> next = tokensOf(line_.substr(end + 1));
        std::size_t word = 0;
        while (next[word].kind == OrderToken::Kind::Separator) ++word;
        const bool order = beginsOrder(next[word].keyword) && next[word + 1].kind != OrderToken::Kind::End;
        return order ? SheetHeading{power, end + 1} : SheetHeading{};
    }

    const Map& map_;
    const PlaceNames& names_;
    std::string_view line_;
    std::span<const KnownPlayer> players_;
};

} // namespace

SheetHeading headingOf(const Map& map, const PlaceNames& names, std::string_view line,
                       std::span<const KnownPlayer> players)
{
    return HeadingReader(map, names, line, players).read();
}

SheetHeading leadingPower(const Map& map, const PlaceNames& names, std::string_view line)
{
    HeadingReader reader(map, names, line, {});
    const SheetHeading heading = reader.read();
    return heading.power != noPower ? heading : reader.lead();
}

} // namespace chancery
