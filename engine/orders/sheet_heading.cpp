// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts the label of a line into parts, at brackets and dashes, and asks of each what it is: a power, a count,
// or the name of a player.
#include "engine/orders/sheet_heading.h"

#include "engine/base/ascii.h"
#include "engine/language/language_file.h"
#include "engine/map/spelling.h"
#include "engine/orders/heading_words.h"
#include "engine/orders/line_preface.h"
#include "engine/orders/named_place.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_tokens.h"
#include "engine/orders/result_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace chancery {

namespace {

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

    SheetHeading read() { return withSpelling(heading()); }

    /// Adds the label as it is written to a heading whose name is spelt otherwise.
    SheetHeading withSpelling(SheetHeading found) const
    {
        if (found.power == noPower || !misspelt_) return found;
        const std::string_view label = line_.substr(0, std::min(line_.find(':'), found.end));
        found.misspelt = trimmed(label.substr(0, label.find_last_not_of(" \t,;|-") + 1));
        return found;
    }

    SheetHeading heading()
    {
        if (const std::size_t message = behindTime(line_)) {
            SheetHeading said = HeadingReader(map_, names_, line_.substr(message), players_).read();
            if (said.power != noPower) said.end += message;
            return said;
        }
        if (const SheetHeading sign = leadingSign(); sign.power != noPower) return sign;
        const std::size_t colon = endOfLabel(line_);
        const std::size_t end = std::min(colon, line_.size());
        if (end == 0 || end > longestLabel) return {};
        const std::string_view label = trimmed(line_.substr(0, end));
        const bool initial = label.size() == 1 && isCapital(label.front()); // alone on a line
        Power power = powerOf(line_.substr(0, end), colon < line_.size() || initial);
        if (power == noPower) power = powerBeforeRemark(line_.substr(0, end));
        if (power == noPower && colon < line_.size()) power = powerBeforePlayer(line_.substr(0, end));
        if (power == noPower && end < line_.size()) {
            const std::vector<HeadingPart> before = headingParts(line_.substr(0, end));
            const bool misspelt = misspelt_;
            power = powerOf(line_.substr(end + 1), true); // "Country: Turkey", "From: Selim (Turkey)"
            if (power != noPower && (before.empty() || playedBy(before.front(), true).has(power)))
                return {power, line_.size()}; // "Fred: Turkey" of a player with several powers
            misspelt_ = misspelt;
            power = noPower;
        }
        const std::size_t behind = std::min(end + 1, line_.size());
        if (power == noPower) return column();
        const bool whole = isOnlyCount(line_.substr(behind)) || saysAgain(line_.substr(behind), power);
        return {power, whole ? line_.size() : behind, isRetreatSign(line_.substr(0, end))};
    }

    /// Returns whether a text behind a label names the same power, or its player: "France: Chloé".
    bool saysAgain(std::string_view text, Power power)
    {
        const std::vector<HeadingPart> parts = headingParts(text);
        if (parts.size() != 1 || parts.front().words.empty()) return false;
        if (playedBy(parts.front(), true).has(power)) return true;
        const bool before = misspelt_;
        const bool again = powerOf(text, true) == power;
        misspelt_ = before;
        return again;
    }

    /// Returns the power whose name is before the kind of a unit or a verb.
    SheetHeading lead()
    {
        std::vector<OrderToken> tokens = tokensOf(line_);
        if (tokens.front().keyword == Keyword::Filler) tokens.erase(tokens.begin()); // "The German army"
        if (const SheetHeading label = labelBeforeUnit(tokens); label.power != noPower) return label;
        for (std::size_t count = 3; count > 0; --count) {
            if (tokens.size() < count + 2) continue;
            std::size_t next = count; // "ENGLAND (Alice) - F Lon-Nth"
            while (tokens[next].inBrackets) ++next;
            const bool listed =
                tokens[next].kind == OrderToken::Kind::Separator && line_[tokens[next].begin] == ',';
            if (tokens[next].kind == OrderToken::Kind::Dash || listed) ++next; // "Austria,Vie-Gal,Bud-Ser"
            const bool letter = tokens[next].folded.size() == 1 && !tokens[next].capitals;
            const bool moves = actsAt(tokens, next); // "Austria Vie-Tyr"
            if (!moves && (letter || !beginsOrder(tokens[next].keyword))) continue;
            std::vector<NameWord> name;
            for (std::size_t i = 0; i < count; ++i)
                if (tokens[i].kind == OrderToken::Kind::Word)
                    name.push_back({tokens[i].folded, false, tokens[i].abbreviated, tokens[i].capitals});
            if (name.size() != count) continue;
            const Power power = names_.power(name);
            // "Eng F Lon - Nth": no order begins with a place before a unit.
            const bool unit = tokens[next].keyword == Keyword::Army || tokens[next].keyword == Keyword::Fleet;
            const bool place = moves ? names_.isExact(name) : !names_.places(name).empty();
            if (power != noPower && (unit || !place)) return {power, tokens[next].begin};
        }
        return {};
    }

private:
    /// Returns the power of a flag, or of a name in square brackets, before an order: "[Germany] A Mun -
    /// Bur".
    SheetHeading leadingSign()
    {
        const bool bracket = line_.starts_with('[');
        const std::size_t end = bracket ? line_.find(']') : line_.find(' ');
        if (end == std::string_view::npos || end > longestLabel || end + 1 >= line_.size()) return {};
        const std::string_view label = bracket ? line_.substr(1, end - 1) : line_.substr(0, end);
        const std::vector<HeadingPart> parts = headingParts(label);
        if (!bracket && (parts.size() != 1 || parts.front().flag == noFlag)) return {};
        const Power power = powerOf(label, false);
        const std::vector<OrderToken> behind = tokensOf(line_.substr(end + 1));
        const bool order = (beginsOrder(behind.front().keyword) && behind.size() > 2) || actsAt(behind, 0);
        return order && power != noPower ? SheetHeading{power, end + 1} : SheetHeading{};
    }

    /// Returns the power of the label that is before the first kind of a unit: "England (Alice) F Lon-Nth",
    /// "Orders for England F Lon-Nth".
    SheetHeading labelBeforeUnit(const std::vector<OrderToken>& tokens)
    {
        const auto unit = std::ranges::find_if(tokens, [](const OrderToken& token) {
            return token.capitals && (token.keyword == Keyword::Army || token.keyword == Keyword::Fleet);
        });
        if (unit == tokens.begin() || unit == tokens.end() || unit->begin > longestLabel || unit->inBrackets)
            return {};
        const std::string_view label = line_.substr(0, unit->begin);
        if (tokensOf(label).size() < 2) return {};
        Power power = powerOf(label, false);
        if (power == noPower) power = powerBeforeRemark(label);
        return {power, unit->begin};
    }

    /// Returns whether a province and what its unit does begin at a word: "Vie-Tyr".
    bool actsAt(const std::vector<OrderToken>& tokens, std::size_t at) const
    {
        if (at + 2 >= tokens.size() || !isExact(tokens[at].folded, tokens[at].abbreviated)) return false;
        const OrderToken& next = tokens[at + 1];
        return next.kind == OrderToken::Kind::Dash ||
               (next.keyword >= Keyword::Hold && next.keyword <= Keyword::Support);
    }

    /// Returns whether a label is the initial of a power that is short for "retreats", too.
    static bool isRetreatSign(std::string_view label)
    {
        const std::string letter = fold(label);
        return letter.size() == 1 && keywordOf(letter) == Keyword::Retreat;
    }

    /// Returns the power of a label that has a remark in brackets or behind a comma which is no order:
    /// "Austria (A. Calhamer)", "Austria, played by Bob".
    Power powerBeforeRemark(std::string_view label)
    {
        constexpr std::size_t fewest = 3; // bytes of a power's name
        const std::size_t sign = label.find_first_of("([{,");
        if (sign == std::string_view::npos || sign < fewest) return noPower;
        const std::string_view closed = label.substr(0, label.find_last_not_of(" -*_.") + 1);
        const bool brackets = label[sign] != ',';
        if (brackets && std::string_view(")]}").find(closed.back()) == std::string_view::npos) return noPower;
        const std::string_view remark = label.substr(sign + 1);
        const std::vector<OrderToken> tokens = tokensOf(remark);
        const bool other = std::ranges::any_of(tokens, [this](const OrderToken& token) {
            return token.folded.size() > 2 && powerNamed(names_, token) != noPower;
        });
        if (other) return noPower; // "Bob (England)", where Bob plays France
        const auto isPlace = [this](const OrderToken& token) {
            return isExact(token.folded, token.abbreviated);
        };
        const bool acts = std::ranges::any_of(tokens, [&](const OrderToken& token) {
            const bool letter = token.folded.size() == 1;
            const bool kind = token.keyword == Keyword::Army || token.keyword == Keyword::Fleet;
            if (kind && isPlace((&token)[1])) return true; // "Austria (A Vie H)", but "(A. Calhamer)"
            if (token.kind == OrderToken::Kind::Dash)
                return !brackets || isPlace((&token)[1]); // "(Jean-Luc)"
            if (brackets && (letter || token.keyword == Keyword::Move)) return false;
            return token.keyword >= Keyword::Hold && token.keyword <= Keyword::Convoy;
        });
        const auto places = std::ranges::count_if(tokens, isPlace); // a list: "Austria (Vie, Bud)"
        if (acts ||
            (places > 1 && places == std::ranges::count(tokens, OrderToken::Kind::Word, &OrderToken::kind)) ||
            withdraws(remark) || (!brackets && beginsOrder(tokens.front().keyword)))
            return noPower;
        const Power power = powerOf(label.substr(0, sign), false);
        const std::vector<HeadingPart> parts = headingParts(remark);
        const bool others = std::ranges::any_of(parts, [this, power](const HeadingPart& part) {
            const PowerSet played = playedBy(part, true);
            return !played.empty() && !played.has(power);
        });
        return others ? noPower : power; // "France (Bob)", where Bob plays England
    }

    /// Returns the power of a label that has a person's name behind the power's: "TURKEY Bob:".
    Power powerBeforePlayer(std::string_view label)
    {
        constexpr std::size_t mostWords = 2; // of the person
        std::vector<HeadingPart> parts = headingParts(label);
        if (parts.size() != 1 || parts.front().words.size() < 2) return noPower;
        std::vector<LabelWord>& words = parts.front().words;
        const NameWord name{words.front().folded, false, words.front().abbreviated, false};
        const Power power = name.folded.size() > 3 ? names_.power({&name, 1}) : noPower;
        words.erase(words.begin());
        const std::size_t person = label.find_first_not_of(" \t", label.find_first_of(" \t"));
        const bool capital = person < label.size() && isCapital(label[person]);
        return capital && words.size() <= mostWords && mayBePlayer(parts.front()) ? power : noPower;
    }

    /// Returns the power of a label, if it is one; `colon` is whether a colon follows it.
    Power powerOf(std::string_view label, bool colon)
    {
        PowerSet found;
        int players = 0;
        bool place = false; ///< the power's name is a province's, too: "Eng"
        const std::vector<HeadingPart> parts = headingParts(label);
        for (const HeadingPart& part : parts) {
            if (part.flag != noFlag) {
                const NameWord name{part.flag};
                if (const Power power = names_.power({&name, 1}); power != noPower) found.add(power);
                continue;
            }
            if (part.words.empty()) continue; // a count, or "orders for"
            if (const Power power = named(part, colon); power != noPower) {
                found.add(power);
                place = place || isPlace(part);
            } else if (const PowerSet powers = playedBy(part, colon || parts.size() > 1); !powers.empty()) {
                for (const Power one : powers) found.add(one);
            } else if (part.apart && mayBePlayer(part, colon))
                ++players;
            else
                return noPower;
        }
        constexpr int mostPlayers = 3; // of a team
        return found.size() == 1 && players <= (place ? 0 : mostPlayers) ? *found.begin() : noPower;
    }

    Power named(const HeadingPart& part, bool colon)
    {
        std::vector<NameWord> name;
        for (const LabelWord& word : part.words)
            name.push_back({word.folded, word.dashed, word.abbreviated, false});
        const std::string spaced = spacedOut(part);
        if (!spaced.empty()) name = {{spaced}};
        if (const Power power = names_.power(name); power != noPower) return power;
        const LabelWord& first = part.words.front();
        if (part.words.size() > 1) return noPower;
        if (first.folded.size() <= 2 && colon && !part.apart) return shortened(first.folded);
        if (first.folded.size() == 1) return noPower;
        const bool known = keywordOf(first.folded) != Keyword::None || !names_.places(name).empty();
        const Power meant = known ? noPower : names_.misspeltPower(name);
        misspelt_ = misspelt_ || meant != noPower;
        return meant;
    }

    /// Returns whether a part is a province by all its words.
    bool isPlace(const HeadingPart& part) const
    {
        std::vector<NameWord> name;
        for (const LabelWord& word : part.words) name.push_back({word.folded, word.dashed});
        return !names_.places(name).empty();
    }

    /// Returns the power of an initial, or of the first two letters of its name; noPower if it is none's.
    /// That of a name in another language counts where no power has the letter and the line has a move, since
    /// "D: A Mun" may be a removal, too.
    Power shortened(std::string_view letters) const
    {
        for (const Power power : map_.everyPower()) {
            const bool initial = letters.size() == 1 && fold(map_[power].letter) == letters;
            if (initial || (letters.size() == 2 && fold(map_[power].name).starts_with(letters))) return power;
        }
        if (line_.find('-') == std::string_view::npos) return noPower;
        for (const Power power : map_.everyPower())
            for (const auto& [language, name] : map_[power].names)
                if (readsFreely(language) && fold(name).starts_with(letters)) return power;
        return noPower;
    }

    bool isExact(std::string_view folded, bool abbreviated) const
    {
        const NameWord name{folded, false, abbreviated, false};
        return names_.isExact({&name, 1});
    }

    /// Returns whether a part of a heading may be the name of a player: it has no word of an order and,
    /// unless a colon says that it is a heading, is not made of provinces: "War Lord".
    bool mayBePlayer(const HeadingPart& part, bool colon = false) const
    {
        constexpr std::size_t mostWords = 3;
        const bool power = std::ranges::any_of(part.words, [this](const LabelWord& word) {
            const NameWord name{word.folded, false, word.abbreviated, false};
            return word.folded.size() > 3 && names_.power({&name, 1}) != noPower;
        });
        return part.words.size() <= mostWords && !hasKeyword(part) && !power &&
               (colon || !(isPlace(part) || std::ranges::all_of(part.words, [this](const LabelWord& word) {
                               return isExact(word.folded, word.abbreviated);
                           })));
    }

    /// Returns whether a part has a word of an order, or one that says that the orders do not count.
    static bool hasKeyword(const HeadingPart& part)
    {
        return std::ranges::any_of(part.words, [](const LabelWord& word) {
            return keywordOf(word.folded) != Keyword::None || withdraws(word.folded);
        });
    }

    /// Returns the powers of the players whose name a part is in full, which may end as "A" for army does, or
    /// else its first word. That of a province is one only if a colon or another part says that it is a
    /// heading.
    PowerSet playedBy(const HeadingPart& part, bool heads) const
    {
        PowerSet whole, first;
        if (players_.empty() || (!heads && isPlace(part))) return whole;
        const auto joined = [](const HeadingPart& one) {
            std::string text;
            for (const LabelWord& word : one.words) text += word.folded;
            return text;
        };
        const std::string written = joined(part);
        for (const KnownPlayer& player : players_) {
            std::string name; // without "von", as in a heading
            for (const HeadingPart& one : headingParts(player.name)) name += joined(one);
            const std::string word = fold(std::string_view(player.name).substr(0, player.name.find(' ')));
            whole.addIf(player.power,
                        written.size() > 1 && (written == fold(player.name) || written == name));
            first.addIf(player.power, written.size() > 1 && written == word);
        }
        if (hasKeyword(part) && part.words.size() < 2) return {};
        return !whole.empty() || hasKeyword(part) ? whole : first;
    }

    /// Returns the power of the first column of a table but for those of numbers and phases, if an order is
    /// in the next one.
    SheetHeading column()
    {
        constexpr std::string_view blanks = " \t|", cells = ",;\t|";
        std::size_t first = line_.find_first_not_of(blanks);
        std::size_t end = line_.find_first_of(cells, std::min(first, line_.size()));
        while (end < line_.size() && isOnlyCount(line_.substr(first, end - first))) {
            first = line_.find_first_not_of(blanks, end + 1);
            end = line_.find_first_of(cells, std::min(first, line_.size()));
        }
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
    bool misspelt_ = false; ///< the name of a power was spelt otherwise
};

} // namespace

SheetHeading headingOf(const Map& map, const PlaceNames& names, std::string_view line,
                       std::span<const KnownPlayer> players)
{
    return HeadingReader(map, names, line, players).read();
}

SheetHeading headingOf(const ReadingContext& context, const PlaceNames& names, std::string_view line)
{
    const SheetHeading heading = headingOf(context.map, names, line, context.players);
    const bool begun = context.power != noPower && trimmed(line).size() == 1; // perhaps an order: "A"
    if (begun && (keywordOf(fold(trimmed(line))) != Keyword::None || heading.power != context.power))
        return {};
    if (!heading.mayBeVerb || context.kind != PhaseKind::Retreat) return heading;
    const ProvinceSet named = firstPlaceIn(context.map, names, line.substr(heading.end));
    const bool own = std::ranges::any_of(context.position.dislodged, [&](const DislodgedUnit& one) {
        return one.unit.power == heading.power &&
               (named.empty() || named.has(context.map.provinceOf(one.unit.at)));
    });
    if (own) return heading;
    const bool alone = tokensOf(line.substr(heading.end)).size() == 1;
    return {noPower, alone ? line.size() : 0};
}

SheetHeading leadingPower(const Map& map, const PlaceNames& names, std::string_view line,
                          std::span<const KnownPlayer> players)
{
    HeadingReader reader(map, names, line, players);
    const SheetHeading heading = reader.read();
    return heading.power != noPower ? heading : reader.withSpelling(reader.lead());
}

} // namespace chancery
