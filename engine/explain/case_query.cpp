// SPDX-License-Identifier: GPL-3.0-or-later
// Reads queries: takes words apart, then understands them from left to right, the longest meaning first.
#include "engine/explain/case_query.h"

#include "engine/explain/query_tokens.h"
#include "engine/explain/query_words.h"
#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_words.h"
#include "engine/orders/unit_text.h"

#include <algorithm>
#include <optional>

namespace chancery {

namespace {

using TermKind = QueryTerm::Kind;

bool isAnyOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

class QueryReader
{
public:
    QueryReader(const Map& map, std::vector<QueryToken> tokens, MotifNames names)
        : map_(map)
        , tokens_(std::move(tokens))
        , names_(names.begin(), names.end())
    {
        nobody_.owner.assign(map.provinces.size(), noPower);
        for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i)
            names_.emplace_back(motifName(static_cast<Motif>(i)), static_cast<Motif>(i));
    }

    Result<CaseQuery> read()
    {
        while (at_ < tokens_.size()) {
            const std::size_t first = at_;
            const bool negated =
                tokens_[at_].text.size() > 1 && tokens_[at_].text.front() == '-' && !tokens_[at_].phrase;
            if (negated) tokens_[at_].text.erase(0, 1);
            Result<QueryTerm> term = tokens_[at_].phrase ? phrase() : readTerm();
            if (!term) return term.error();
            term->negated = negated;
            term->begin = tokens_[first].begin;
            term->end = tokens_[at_ - 1].end;
            query_.terms.push_back(*std::move(term));
        }
        return std::move(query_);
    }

private:
    Result<QueryTerm> phrase()
    {
        QueryTerm term{.kind = TermKind::Phrase};
        term.text = fold(tokens_[at_++].text);
        return term;
    }

    Result<QueryTerm> readTerm()
    {
        if (const std::size_t colon = tokens_[at_].text.find(':'); colon != std::string::npos && colon > 0)
            return keyed(colon);
        if (std::optional<QueryTerm> seas = readSeas()) return *std::move(seas);
        if (std::optional<QueryTerm> order = readUnitOrOrder()) return *std::move(order);
        if (const std::optional<Motif> motif = readMotif()) return ofMotif(*motif);
        return word();
    }

    static QueryTerm ofMotif(Motif motif)
    {
        QueryTerm term{.kind = TermKind::Motif};
        term.motif = motif;
        return term;
    }

    std::string foldedAt(std::size_t i) const
    {
        return i < tokens_.size() ? fold(tokens_[i].text) : std::string();
    }

    /// "convoy through two seas", "through 2 seas"
    std::optional<QueryTerm> readSeas()
    {
        std::size_t i = at_;
        if (isAnyOf(foldedAt(i), {"convoy", "convoys", "convoyed", "konvoi"})) ++i;
        if (!isAnyOf(foldedAt(i), {"through", "durch"})) return {};
        const int number = queryNumber(foldedAt(i + 1));
        if (number == 0 || !isAnyOf(foldedAt(i + 2), {"sea", "seas", "meer", "meere"})) return {};
        at_ = i + 3;
        QueryTerm term{.kind = TermKind::Seas};
        term.number = number;
        return term;
    }

    /// Joins tokens with blanks.
    std::string joined(std::size_t begin, std::size_t end) const
    {
        std::string text;
        for (std::size_t i = begin; i < end; ++i) text += (text.empty() ? "" : " ") + tokens_[i].text;
        return text;
    }

    /// Returns the place that a text names, in any language of the map; nowhere if none or several.
    Location placeIn(const std::string& text) const
    {
        if (const Location exact = findLocation(map_, text); exact != nowhere) return exact;
        std::vector<std::string> folded;
        for (const QueryToken& piece : queryPieces({text, false, 0, 0})) folded.push_back(fold(piece.text));
        std::vector<NameWord> words;
        for (const std::string& one : folded) words.push_back({one, false, false, false});
        const std::vector<PlaceMeaning> meanings = map_.placeNames->places(words);
        const bool clear =
            !meanings.empty() && meanings.front().cost == 0 && (meanings.size() == 1 || meanings[1].cost > 0);
        return clear ? meanings.front().at : nowhere;
    }

    /// Reads the longest place from the next tokens.
    Location readPlace()
    {
        constexpr std::size_t longest = 4;
        for (std::size_t count = std::min(longest, tokens_.size() - at_); count > 0; --count) {
            const Location place = placeIn(joined(at_, at_ + count));
            if (place == nowhere) continue;
            at_ += count;
            return place;
        }
        return nowhere;
    }

    std::optional<QueryTerm> readUnitOrOrder()
    {
        const Keyword kind = keywordOf(foldedAt(at_));
        if (kind != Keyword::Army && kind != Keyword::Fleet) return {};
        const std::size_t first = at_++;
        const Location place = readPlace();
        if (place == nowhere) {
            at_ = first;
            return {};
        }
        QueryTerm term{.kind = TermKind::Unit};
        term.unit = {noPower, kind == Keyword::Army ? UnitKind::Army : UnitKind::Fleet, place};
        readOrderFrom(first, term);
        return term;
    }

    /// Makes the term an order if more tokens belong to one: the longest that can be read.
    void readOrderFrom(std::size_t first, QueryTerm& term)
    {
        constexpr std::size_t longest = 16;
        const ReadingContext context{map_, nobody_, PhaseKind::Movement, Power{}};
        for (std::size_t end = std::min(tokens_.size(), first + longest); end > at_; --end) {
            const Result<Order> order = readOrder(context, joined(first, end));
            if (!order) continue;
            term.kind = TermKind::Order;
            term.order = *order;
            term.order.unit.kind = term.unit.kind;
            at_ = end;
            return;
        }
    }

    /// Reads the longest name of a motif.
    std::optional<Motif> readMotif()
    {
        constexpr std::size_t longest = 6;
        for (std::size_t count = std::min(longest, tokens_.size() - at_); count > 0; --count) {
            const std::string name = fold(joined(at_, at_ + count));
            const auto known =
                std::ranges::find_if(names_, [&](const auto& one) { return fold(one.first) == name; });
            if (known == names_.end()) continue;
            at_ += count;
            return known->second;
        }
        return std::nullopt;
    }

    Result<QueryTerm> word()
    {
        const std::string& text = tokens_[at_++].text;
        const std::size_t stop = text.find('.');
        const bool numbered = stop != std::string::npos && stop > 0 && stop + 1 < text.size();
        QueryTerm term{.kind = numbered ? TermKind::Number : TermKind::Word};
        term.text = numbered ? text : fold(text);
        if (!numbered) term.motifs = motifsWithWord(term.text);
        return term;
    }

    MotifSet motifsWithWord(const std::string& begin) const
    {
        MotifSet motifs;
        constexpr std::size_t shortest = 3;
        if (begin.size() < shortest) return motifs;
        for (const auto& [name, motif] : names_)
            for (const QueryToken& piece : queryPieces({name, false, 0, 0}))
                if (fold(piece.text).starts_with(begin)) motifs.set(index(motif));
        return motifs;
    }

    /// A word before a colon: what is said if its value cannot be read, and what reads it.
    struct Key
    {
        const char* name;
        const char* expected;
        bool (QueryReader::*read)(const std::string& value, QueryTerm& term);
    };

    static std::span<const Key> keys()
    {
        static constexpr Key all[]{
            {"unit", says::queryUnit, &QueryReader::readUnit},
            {"order", says::queryOrder, &QueryReader::readOrderValue},
            {"motif", says::queryMotif, &QueryReader::readMotifValue},
            {"seas", says::querySeas, &QueryReader::readSeasValue},
            {"library", says::queryLibrary, &QueryReader::readText<TermKind::Library>},
            {"chapter", says::queryChapter, &QueryReader::readText<TermKind::Chapter>},
            {"power", says::queryPower, &QueryReader::readPower},
            {"rulebook", says::queryRulebook, &QueryReader::readRulebook<TermKind::Rulebook>},
            {"differs", says::queryDiffers, &QueryReader::readRulebook<TermKind::Differs>},
            {"unanswered", says::queryUnanswered, &QueryReader::readRulebook<TermKind::Unanswered>},
            {"phase", says::queryPhase, &QueryReader::readPhase},
        };
        return all;
    }

    Result<QueryTerm> keyed(std::size_t colon)
    {
        const QueryToken token = tokens_[at_];
        const std::string name = token.text.substr(0, colon);
        const auto key =
            std::ranges::find_if(keys(), [&](const Key& one) { return fold(one.name) == fold(name); });
        if (key == keys().end()) return unknownKey(token, name);
        tokens_[at_].text.erase(0, colon + 1);
        if (tokens_[at_].text.empty() && ++at_ == tokens_.size())
            return queryProblem({key->expected, {""}}, token.begin);
        const std::string value = tokens_[at_].text;
        QueryTerm term;
        if (!(this->*key->read)(value, term)) return queryProblem({key->expected, {value}}, token.begin);
        return term;
    }

    static Error unknownKey(const QueryToken& token, const std::string& name)
    {
        std::string all;
        for (const Key& one : keys()) all += (all.empty() ? "" : ", ") + std::string(one.name);
        return queryProblem({says::queryKey, {name, all}}, token.begin);
    }

    /// Takes the blanks of a quoted value for what they are between words, so that "F TYS" is read like F
    /// TYS.
    void spread()
    {
        const std::vector<QueryToken> pieces = queryPieces(tokens_[at_]);
        const auto place = tokens_.begin() + static_cast<std::ptrdiff_t>(at_);
        tokens_.insert(tokens_.erase(place), pieces.begin(), pieces.end());
    }

    bool readUnit(const std::string&, QueryTerm& term)
    {
        spread();
        const Keyword kind = keywordOf(foldedAt(at_));
        const std::size_t first = at_;
        if (kind == Keyword::Army || kind == Keyword::Fleet) ++at_;
        term.kind = at_ > first ? TermKind::Unit : TermKind::Place;
        term.unit = {noPower, kind == Keyword::Army ? UnitKind::Army : UnitKind::Fleet,
                     at_ < tokens_.size() ? readPlace() : nowhere};
        return term.unit.at != nowhere;
    }

    bool readOrderValue(const std::string&, QueryTerm& term)
    {
        spread();
        const std::optional<QueryTerm> order = readUnitOrOrder();
        if (order) term = *order;
        return order && order->kind == TermKind::Order;
    }

    bool readMotifValue(const std::string&, QueryTerm& term)
    {
        spread();
        const std::optional<Motif> motif = readMotif();
        if (motif) term = ofMotif(*motif);
        return motif.has_value();
    }

    bool readSeasValue(const std::string& value, QueryTerm& term)
    {
        ++at_;
        term.kind = TermKind::Seas;
        term.orMore = value.ends_with('+');
        term.number = queryNumber(fold(value));
        return term.number > 0;
    }

    template<TermKind kind>
    bool readText(const std::string& value, QueryTerm& term)
    {
        ++at_;
        term.kind = kind;
        term.text = value;
        return true;
    }

    bool readPower(const std::string& value, QueryTerm& term)
    {
        ++at_;
        term.kind = TermKind::Power;
        term.power = map_.findPower(value);
        return term.power != noPower;
    }

    template<TermKind kind>
    bool readRulebook(const std::string& value, QueryTerm& term)
    {
        ++at_;
        term.kind = kind;
        if (value != "any") term.text = value;
        return findRulebook(value) || (value == "any" && kind != TermKind::Rulebook);
    }

    bool readPhase(const std::string& value, QueryTerm& term)
    {
        ++at_;
        term.kind = TermKind::Phase;
        term.phase = value == "retreat"      ? PhaseKind::Retreat
                     : value == "adjustment" ? PhaseKind::Adjustment
                                             : PhaseKind::Movement;
        return isAnyOf(value, {"movement", "retreat", "adjustment"});
    }

    const Map& map_;
    std::vector<QueryToken> tokens_;
    std::vector<std::pair<std::string, Motif>> names_;
    Position nobody_; ///< orders are read against an empty board
    std::size_t at_ = 0;
    CaseQuery query_;
};

} // namespace

Result<CaseQuery> readCaseQuery(const Map& map, std::string_view text, MotifNames names)
{
    Result<std::vector<QueryToken>> tokens = queryTokens(text);
    if (!tokens) return tokens.error();
    return QueryReader(map, *std::move(tokens), names).read();
}

} // namespace chancery
