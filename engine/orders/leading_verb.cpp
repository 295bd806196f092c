// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/leading_verb.h"

#include "engine/base/ascii.h"
#include "engine/orders/word_list.h"

#include <algorithm>
#include <vector>

namespace chancery {

namespace {

/// Returns what a verb means before its unit; Verb::None if no order of this phase begins with it.
Verb verbMeant(const LineTokens& line, PhaseKind kind, std::size_t at)
{
    switch (line.keyword(at)) {
    case Keyword::Hold:
        return kind == PhaseKind::Movement ? Verb::Hold : Verb::None;
    case Keyword::Move:
        return kind == PhaseKind::Movement ? Verb::Move : Verb::None;
    case Keyword::Waive:
        return Verb::Waive;
    case Keyword::Build:
        return Verb::Build;
    case Keyword::Disband:
        return Verb::Disband;
    case Keyword::Retreat: // nothing retreats in Winter: "R A Pic" removes
        return meansRemoval(line, kind, at) ? Verb::Disband : Verb::Retreat;
    case Keyword::Revive: // a movement phase asks for revivals; elsewhere "R" is another word
        return kind == PhaseKind::Movement ? Verb::Revive : Verb::None;
    default:
        return Verb::None;
    }
}

} // namespace

LeadingVerb leadingVerb(const LineTokens& line, PhaseKind kind, std::size_t at)
{
    const std::size_t first = at;
    if (isCount(line.token(at)) && line.beginsWithVerb(at + 1)) ++at; // "2 builds: F Lon"
    if (line.token(at).folded == "i" && verbMeant(line, kind, at + 1) != Verb::None) ++at; // "I build F Lon"
    const Verb verb = verbMeant(line, kind, at);
    // "A Par - Bur H A Mar": a word between two orders may be of either.
    const bool begins = first == 0 || line.endsOrder(first - 1) || line.is(first - 1, Keyword::Filler);
    if (verb == Verb::None || (!begins && (verb == Verb::Hold || verb == Verb::Move)))
        return {Verb::None, first};
    LeadingVerb lead{verb, at + 1, line.token(at).folded.size() == 1};
    if (verb == Verb::Waive) {
        if (line.is(lead.end, Keyword::Build)) ++lead.end;
        return lead;
    }
    if (isCount(line.token(lead.end)) && line.is(lead.end + 1, OrderToken::Kind::Colon))
        ++lead.end; // "Builds 2:"
    if (line.is(lead.end, OrderToken::Kind::Colon)) ++lead.end;
    return lead;
}

bool meansRemoval(const LineTokens& line, PhaseKind kind, std::size_t at)
{
    return kind == PhaseKind::Adjustment && line.token(at).folded.size() == 1;
}

Verb helpSaid(const LineTokens& line, std::size_t at, bool with)
{
    const bool letter = line.token(at).folded.size() == 1, by = line.is(at + 1, Keyword::Via),
               from = line.is(at + 1, Keyword::From);
    const std::string_view word = line.token(at).folded;
    const bool passive = word.ends_with("ed") || (word.starts_with("unt") && word.ends_with("zt"));
    if (line.is(at, Keyword::Support) && letter)
        return line.token(at).inBrackets ? Verb::Support : Verb::None;
    if (line.is(at, Keyword::Support)) return by || (from && (with || passive)) ? Verb::Support : Verb::None;
    if (line.is(at, Keyword::Convoy) && !letter)
        return by || (with && line.is(at + 1, Keyword::Fleet)) ? Verb::Convoy : Verb::None;
    return Verb::None;
}

bool isCount(const OrderToken& token)
{
    thread_local const WordList numbers("collective", "numbers");
    thread_local const WordList together("collective", "together"); // "both"
    const std::optional<std::size_t> known = numbers.of(token.folded);
    const bool digits = !token.folded.empty() && std::ranges::all_of(token.folded, isDigit);
    return digits || (known.value_or(0) > 1 && !together.has(token.folded));
}

} // namespace chancery
