// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the words of commands right before anything is read.
#include "engine/orders/line_tokens.h"

#include "engine/orders/word_list.h"

namespace chancery {

namespace {

/// Returns whether a word is a name of a place with one wrong letter: "Boest" is Brest before it is a verb.
bool isNearPlace(const PlaceNames& names, const NameWord& word)
{
    const std::vector<PlaceMeaning> near = names.misspeltPlaces({&word, 1});
    return !near.empty() && near.front().cost == costOfMisspelling;
}

} // namespace

LineTokens::LineTokens(const PlaceNames& names, PhaseKind kind, std::string_view line)
    : line_(line)
    , tokens_(tokensOf(line))
{
    if (kind == PhaseKind::Adjustment) readSigns();
    readByPlace(kind);
    for (OrderToken& token : tokens_) {
        if (token.folded == "off" && (&token)[1].kind == OrderToken::Kind::Word &&
            (&token)[1].keyword != Keyword::Filler)
            token.keyword = Keyword::None; // "F Gulf off Lyon" is a slip, "off the board" none
        const bool filler = token.keyword == Keyword::Filler, plain = token.keyword == Keyword::None;
        if (!filler && (!plain || token.folded.size() < 5)) continue;
        const NameWord word{token.folded, false, token.abbreviated, token.capitals};
        const std::vector<PlaceMeaning> places = names.places({&word, 1});
        if (plain && places.empty() && !isNearPlace(names, word))
            token.keyword = misspeltKeyword(token.folded);
        // On a map with a province FOR, "for" is that province.
        if (filler && !places.empty() && places.front().cost == 0) token.keyword = Keyword::None;
    }
}

/// Takes "+" before a unit for a build, and a dash that is joined to it or to its place for a removal: "+A
/// Lon",
/// "-A Ser -Pic".
void LineTokens::readSigns()
{
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
        const bool begins = at == 0 || endsOrder(at - 1);
        const bool build = token(at).text == "+", removal = isDash(at) && token(at + 1).joined;
        const bool list = at == 0 || (is(0, Keyword::Disband) && !token(at).joined); // "-MAO -Pic"
        const bool named = removal && list && token(at + 1).kind == OrderToken::Kind::Word;
        if (!(named || (begins && isUnitLetter(at + 1) && (build || removal)))) continue;
        tokens_[at].kind = OrderToken::Kind::Word;
        tokens_[at].keyword = build ? Keyword::Build : Keyword::Disband;
    }
}

/// Takes words by their place that mean several things: "A Paris à Bourgogne", "mueve a Borgoña", "A Par A A
/// Mar - Bor" (apoya), and what retreats at one time and is removed at another, "retira".
void LineTokens::readByPlace(PhaseKind kind)
{
    thread_local const WordList towards("orders", "towards"), supports("orders", "support_before_unit"),
        disbands("orders", "disband");
    const bool asked = !towards.words().empty() || !supports.words().empty();
    if (!asked && kind != PhaseKind::Adjustment) return;
    const bool dashes = std::ranges::any_of(
        tokens_, [](const OrderToken& token) { return token.kind == OrderToken::Kind::Dash; });
    for (std::size_t at = 0; at < tokens_.size(); ++at) {
        OrderToken& word = tokens_[at];
        if (word.kind != OrderToken::Kind::Word) continue;
        const bool letter = word.folded.size() == 1;
        if (kind == PhaseKind::Adjustment && is(at, Keyword::Retreat) && !letter && disbands.has(word.folded))
            word.keyword = Keyword::Disband;
        if (at == 0 || token(at + 1).kind != OrderToken::Kind::Word) continue;
        const Keyword before = keyword(at - 1);
        const bool named = before == Keyword::None && token(at - 1).kind == OrderToken::Kind::Word;
        if (towards.has(word.folded)) {
            const bool accent = word.text.size() > word.folded.size();
            if (accent || (!word.capitals && (before == Keyword::Move || before == Keyword::Retreat)))
                word.keyword = named ? Keyword::Move : Keyword::Filler;
            else if (!word.capitals && named && !dashes && !isUnitLetter(at + 1) && !ReadAs::isReading())
                word.keyword = Keyword::Move;
        }
        if (letter && named && isUnitLetter(at + 1) && token(at + 1).folded.size() == 1 &&
            supports.has(word.folded))
            word.keyword = Keyword::Support;
    }
}

bool LineTokens::isHyphen(std::size_t at) const
{
    return isDash(at) && token(at).joined && token(at + 1).joined &&
           token(at + 1).kind == OrderToken::Kind::Word;
}

bool LineTokens::beginsWithVerb(std::size_t at) const
{
    const Keyword word = keyword(skipFillers(at));
    return word == Keyword::Build || word == Keyword::Disband || word == Keyword::Waive ||
           word == Keyword::Retreat || word == Keyword::Revive;
}

bool LineTokens::isStray(std::size_t at) const
{
    return at > 0 && token(at).kind == OrderToken::Kind::Word && token(at).keyword == Keyword::None &&
           token(at - 1).kind == OrderToken::Kind::Word && !is(at - 1, Keyword::And);
}

bool LineTokens::isAllNames(std::size_t at) const
{
    while (token(at).kind == OrderToken::Kind::Word && token(at).keyword == Keyword::None) ++at;
    return token(at).kind == OrderToken::Kind::End;
}

bool LineTokens::endsOrder(std::size_t at) const
{
    return token(at).kind == OrderToken::Kind::End || token(at).kind == OrderToken::Kind::Separator;
}

std::size_t LineTokens::skipFillers(std::size_t at) const
{
    while (is(at, Keyword::Filler)) ++at;
    return at;
}

std::size_t LineTokens::skipTo(std::size_t at) const
{
    // German "Angriff auf Burgund", but not "baut A Mün auf".
    const auto leads = [this](std::size_t i) {
        return is(i, Keyword::Up) && token(i + 1).kind == OrderToken::Kind::Word;
    };
    while (isDash(at) || is(at, Keyword::Move) || is(at, Keyword::Filler) || leads(at)) ++at;
    return at;
}

std::string_view LineTokens::textBetween(std::size_t begin, std::size_t end) const
{
    const OrderToken& last = token(end == 0 ? 0 : end - 1);
    const std::size_t from = token(begin).begin;
    return line_.substr(from, last.begin + last.text.size() - from);
}

} // namespace chancery
