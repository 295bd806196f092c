// SPDX-License-Identifier: GPL-3.0-or-later
// Reads queries from left to right, the longest meaning first, and compares them with cases.
#include "engine/explain/case_query.h"

#include "engine/base/ascii.h"
#include "engine/base/translated.h"
#include "engine/explain/case_tags.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_words.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

// What is said of a query that cannot be read, for translation in the context FileErrors.
constexpr const char* openQuote = QT_TRANSLATE_NOOP("FileErrors", "the quotation mark is not closed");
constexpr const char* unknownKey =
    QT_TRANSLATE_NOOP("FileErrors", "“%1:” is not known here; expected one of %2");
constexpr const char* unknownValue =
    QT_TRANSLATE_NOOP("FileErrors", "“%1” is not known here; expected for example %2");

/// A part of a query between blanks.
struct Token
{
    std::string text;      ///< without quotation marks
    bool quoted = false;   ///< whether it begins with one
    std::size_t begin = 0; ///< its first byte in the query
};

Error problemAt(std::size_t begin, Message message)
{
    return errorOf(std::move(message), "column " + std::to_string(begin + 1));
}

bool isSpaceOrTab(char c)
{
    return c == ' ' || c == '\t';
}

/// Takes a query apart at its blanks. Fails if a quotation mark is not closed.
Result<std::vector<Token>> tokensOf(std::string_view text)
{
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isSpaceOrTab(text[i])) continue;
        Token token{{}, text[i] == '"', i};
        for (bool quoted = false; i < text.size() && (quoted || !isSpaceOrTab(text[i])); ++i) {
            if (text[i] != '"')
                token.text += text[i];
            else if (quoted = !quoted; quoted && text.find('"', i + 1) == std::string_view::npos)
                return problemAt(i, {openQuote, {}});
        }
        tokens.push_back(std::move(token));
    }
    return tokens;
}

/// Returns the number that a folded word means, "two" or "2", up to six in words; 0 if none.
int numberOf(const std::string& folded)
{
    thread_local const WordList words("queries", "numbers");
    if (const std::optional<std::size_t> number = words.of(folded)) return static_cast<int>(*number);
    int number = 0;
    const char* const last = folded.data() + folded.size();
    return std::from_chars(folded.data(), last, number).ptr == last ? number : 0;
}

std::string listed(std::span<const std::string> values)
{
    std::string text;
    for (const std::string& value : values) text += (text.empty() ? "" : ", ") + value;
    return text;
}

class QueryReader
{
public:
    QueryReader(const CaseIndex& index, std::vector<Token> tokens, MotifNames names)
        : index_(index)
        , map_(index.map())
        , tokens_(std::move(tokens))
        , names_(names.begin(), names.end())
    {
        nobody_.owner.assign(map_.provinces.size(), noPower);
        for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i)
            names_.emplace_back(motifName(static_cast<Motif>(i)), static_cast<Motif>(i));
    }

    Result<CaseQuery> read()
    {
        CaseQuery query;
        while (at_ < tokens_.size()) {
            Token& token = tokens_[at_];
            const bool negated = token.text.size() > 1 && token.text.front() == '-' && !token.quoted;
            if (negated) token.text.erase(0, 1);
            Result<QueryTerm> term = readTerm();
            if (!term) return term.error();
            term->negated = negated;
            if (!term->words.empty() || !term->tags.empty()) query.terms.push_back(*std::move(term));
        }
        return query;
    }

private:
    using Tags = std::vector<std::string>;

    Result<QueryTerm> readTerm()
    {
        const Token& token = tokens_[at_];
        if (token.quoted) return word();
        if (const std::size_t colon = token.text.find(':'); colon != std::string::npos && colon > 0)
            return keyed(colon);
        const Tags tags = longest(0, [this](const std::string& text) { return tagsOfText(text); });
        return tags.empty() ? word() : QueryTerm{false, {}, tags};
    }

    /// Takes as many tokens as `read` understands, without the first bytes, and returns their tags.
    template<class Read>
    Tags longest(std::size_t without, const Read& read)
    {
        constexpr std::size_t most = 16;
        for (std::size_t count = std::min(most, tokens_.size() - at_); count > 0; --count) {
            std::string text = tokens_[at_].text.substr(without);
            for (std::size_t i = 1; i < count; ++i) text += (text.empty() ? "" : " ") + tokens_[at_ + i].text;
            Tags tags = read(text);
            if (tags.empty()) continue;
            at_ += count;
            return tags;
        }
        return {};
    }

    /// Returns the tags of a motif, a unit, an order, or so many seas.
    Tags tagsOfText(const std::string& text) const
    {
        if (Tags tags = motif(text); !tags.empty()) return tags;
        if (Tags tags = order(text); !tags.empty()) return tags;
        if (namesKind(text)) return unit(text);
        return seas(text);
    }

    /// "convoy through two seas", "through 2 seas"
    static Tags seas(const std::string& text)
    {
        std::vector<TextWord> words = textWords(text);
        thread_local const WordList convoy("queries", "convoy"), through("queries", "through"),
            sea("queries", "sea");
        const auto is = [&words](std::size_t i, const WordList& known) {
            return i < words.size() && known.has(words[i].folded);
        };
        if (is(0, convoy)) words.erase(words.begin());
        const int number = words.size() == 3 ? numberOf(words[1].folded) : 0;
        if (number == 0 || !is(0, through) || !is(2, sea)) return {};
        return {tagOf("seas", std::to_string(number))};
    }

    Tags motif(const std::string& text) const
    {
        const std::string folded = fold(text);
        for (const auto& [name, motif] : names_)
            if (fold(name) == folded) return {tagOf("motif", motifName(motif))};
        return {};
    }

    /// Returns whether a text begins with the word army or fleet, or its letter.
    static bool namesKind(const std::string& text)
    {
        const Keyword first = keywordOf(fold(text.substr(0, text.find(' '))));
        return first == Keyword::Army || first == Keyword::Fleet;
    }

    /// Reads a text that is one order and nothing else, without a misspelt name.
    std::optional<Order> exactOrder(const std::string& text) const
    {
        const ReadingContext context{map_, nobody_, PhaseKind::Movement, Power{}};
        const std::vector<ReadLine> lines = readLines(context, text);
        if (lines.size() != 1 || !lines[0].faults.empty() || !lines[0].corrections.empty()) return {};
        const std::vector<Order>& orders = lines[0].written.orders;
        if (orders.size() != 1 || orders[0].unit.at == nowhere) return {};
        Order order = orders[0];
        const bool army = keywordOf(fold(text.substr(0, text.find(' ')))) == Keyword::Army;
        order.unit.kind = army ? UnitKind::Army : UnitKind::Fleet;
        return order;
    }

    Tags order(const std::string& text) const
    {
        const std::optional<Order> order = namesKind(text) ? exactOrder(text) : std::nullopt;
        return order ? Tags{tagOf("order", orderAsTag(map_, *order))} : Tags();
    }

    /// Reads a unit, or a place, as the unit of an order to hold.
    Tags unit(const std::string& text) const
    {
        const std::optional<Order> holds = exactOrder(text + " H");
        if (!holds || !as<Hold>(*holds)) return {};
        const std::string name = canonical(map_, holds->unit);
        return {tagOf("unit", namesKind(text) ? name : name.substr(2))};
    }

    Tags power(const std::string& name) const
    {
        const Power power = map_.findPower(name);
        return power == noPower ? Tags() : Tags{tagOf("power", map_[power].name)};
    }

    /// "2", "two", "2+"
    static Tags seasValue(const std::string& value)
    {
        const int number = value.find(' ') == std::string::npos ? numberOf(fold(value)) : 0;
        return number > 0 ? Tags{tagOf("seas", std::to_string(number) + (value.ends_with('+') ? "+" : ""))}
                          : Tags();
    }

    /// Returns whether a word may be a value although no case has it.
    static bool mayBe(std::string_view key, const std::string& value)
    {
        if (key == "library" || key == "chapter")
            return !value.empty() && value.find(' ') == std::string::npos;
        const bool compares = key == "differs" || key == "unanswered";
        return (compares && value == "any") || ((compares || key == "rulebook") && findRulebook(value));
    }

    Result<QueryTerm> keyed(std::size_t colon)
    {
        const Token token = tokens_[at_];
        const std::string tag = tagOf(token.text.substr(0, colon), ""), key = tag.substr(0, colon);
        if (std::ranges::find(tagKeys(), key) == tagKeys().end()) {
            const Tags keys(tagKeys().begin(), tagKeys().end());
            return problemAt(token.begin, {unknownKey, {token.text.substr(0, colon), listed(keys)}});
        }
        const Tags known = index_.valuesOf(key);
        const Tags tags = longest(colon + 1, [&](const std::string& value) {
            if (key == "unit") return unit(value);
            if (key == "order") return order(value);
            if (key == "motif") return motif(value);
            if (key == "power") return power(value);
            if (key == "seas") return seasValue(value);
            const std::string typed = tagOf(key, value);
            const bool used = std::ranges::binary_search(known, typed.substr(tag.size()));
            return used || mayBe(key, value) ? Tags{typed} : Tags();
        });
        if (!tags.empty()) return QueryTerm{false, {}, tags};
        constexpr std::size_t few = 12;
        const std::string examples = listed(std::span(known).first(std::min(few, known.size())));
        return problemAt(token.begin, {unknownValue, {token.text, examples}});
    }

    QueryTerm word()
    {
        const Token& token = tokens_[at_++];
        const std::size_t stop = token.text.find('.');
        const bool numbered = stop != std::string::npos && stop > 0 && stop + 1 < token.text.size();
        if (numbered && !token.quoted) return {false, {}, {tagOf("number", token.text)}};
        QueryTerm term{false, textWords(token.text), {}};
        constexpr std::size_t shortest = 3;
        if (!token.quoted && term.words.size() == 1 && term.words[0].folded.size() >= shortest)
            for (const auto& [name, motif] : names_)
                if (beginsIn(textWords(name), term.words[0].folded))
                    term.tags.push_back(tagOf("motif", motifName(motif)));
        return term;
    }

    const CaseIndex& index_;
    const Map& map_;
    std::vector<Token> tokens_;
    std::vector<std::pair<std::string, Motif>> names_;
    Position nobody_; ///< orders are read against an empty board
    std::size_t at_ = 0;
};

/// Returns whether words stand one after the other in a text, the last one perhaps only begun.
bool hasWords(const std::vector<TextWord>& text, const std::vector<TextWord>& wanted)
{
    if (wanted.empty()) return false;
    const auto fits = [last = &wanted.back()](const TextWord& has, const TextWord& word) {
        return &word == last ? has.folded.starts_with(word.folded) : has.folded == word.folded;
    };
    return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), fits) != text.end();
}

/// Returns whether one of several tags is wanted; of a number its beginning is enough, if the digits end
/// there: "6.F" begins "6.F.14", but "6.F.1" does not.
bool hasTag(const std::vector<std::string>& tags, const std::string& wanted)
{
    const bool number = wanted.starts_with("number:");
    for (auto tag = std::ranges::lower_bound(tags, wanted); tag != tags.end(); ++tag) {
        if (!tag->starts_with(wanted)) return false;
        const bool whole = tag->size() == wanted.size();
        if (whole || (number && !(isDigit(wanted.back()) && isDigit((*tag)[wanted.size()])))) return true;
    }
    return false;
}

bool meets(const IndexedCase& one, const QueryTerm& term)
{
    const auto has = [&one](const std::string& tag) { return hasTag(one.tags, tag); };
    return std::ranges::any_of(term.tags, has) || hasWords(one.words, term.words);
}

} // namespace

Result<CaseQuery> readCaseQuery(const CaseIndex& index, std::string_view text, MotifNames names)
{
    Result<std::vector<Token>> tokens = tokensOf(text);
    if (!tokens) return tokens.error();
    return QueryReader(index, *std::move(tokens), names).read();
}

bool matches(const CaseQuery& query, const IndexedCase& one)
{
    return std::ranges::all_of(query.terms,
                               [&](const QueryTerm& term) { return meets(one, term) != term.negated; });
}

} // namespace chancery
