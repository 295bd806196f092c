// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/token_joints.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace chancery {

namespace {

/// Returns two lists of tokens as one, in the order of the line.
std::vector<OrderToken> merged(std::vector<OrderToken> tokens, std::vector<OrderToken> others)
{
    std::vector<OrderToken> all;
    all.reserve(tokens.size() + others.size());
    std::ranges::merge(std::move_iterator(tokens.begin()), std::move_iterator(tokens.end()),
                       std::move_iterator(others.begin()), std::move_iterator(others.end()),
                       std::back_inserter(all), {}, &OrderToken::begin, &OrderToken::begin);
    return all;
}

} // namespace

bool joinsWords(const std::vector<OrderToken>& tokens)
{
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at)
        if (tokens[at].kind == OrderToken::Kind::Word && tokens[at + 1].kind == OrderToken::Kind::Dash &&
            tokens[at + 2].kind == OrderToken::Kind::Word)
            return true;
    return false;
}

void joinColumns(std::vector<OrderToken>& tokens)
{
    const auto is = [&tokens](std::size_t at, OrderToken::Kind kind) {
        return at < tokens.size() && tokens[at].kind == kind;
    };
    const auto isKind = [&](std::size_t at) {
        const bool letter = is(at, OrderToken::Kind::Word) && tokens[at].text.size() == 1 &&
                            tokens[at].capitals &&
                            (tokens[at].keyword == Keyword::Army || tokens[at].keyword == Keyword::Fleet);
        return letter && (at == 0 || is(at - 1, OrderToken::Kind::Separator));
    };
    const auto isUnit = [&](std::size_t at) { // "Army;Paris", and the column before the kind
        const bool kind = is(at, OrderToken::Kind::Word) && tokens[at].folded.size() > 1 &&
                          (tokens[at].keyword == Keyword::Army || tokens[at].keyword == Keyword::Fleet);
        return kind && (at == 0 || is(at - 1, OrderToken::Kind::Separator));
    };
    const auto begins = [&](std::size_t at) { // what a unit does
        const bool verb = is(at, OrderToken::Kind::Word) && tokens[at].keyword >= Keyword::Hold &&
                          tokens[at].keyword <= Keyword::Convoy;
        return is(at, OrderToken::Kind::Dash) || verb;
    };
    std::vector<std::size_t> dropped;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!is(at, OrderToken::Kind::Separator)) continue;
        const bool column = tokens[at].text == "|" || tokens[at].text == ";";
        const bool around = is(at + 1, OrderToken::Kind::Dash) && is(at + 2, OrderToken::Kind::Separator);
        if (around) dropped.insert(dropped.end(), {at, at + 2});
        if (at > 0 && isKind(at - 1) && is(at + 1, OrderToken::Kind::Word)) dropped.push_back(at);
        if (at > 0 && column && isUnit(at - 1) && is(at + 1, OrderToken::Kind::Word)) dropped.push_back(at);
        const bool behind = at > 0 && is(at - 1, OrderToken::Kind::Word) && begins(at + 1);
        const bool unit = tokens[at].text == "|" || (at > 2 && isUnit(at - 3) && dropped.size() > 0);
        if (column && !around && behind && unit) dropped.push_back(at);
    }
    std::ranges::sort(dropped);
    dropped.erase(std::unique(dropped.begin(), dropped.end()), dropped.end());
    for (auto at = dropped.rbegin(); at != dropped.rend(); ++at)
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(*at));
}

void cutJoinedUnits(std::vector<OrderToken>& tokens)
{
    const auto isName = [](const OrderToken& token) {
        return token.kind == OrderToken::Kind::Word && token.keyword == Keyword::None;
    };
    const auto isJoined = [&](std::size_t i) {
        const OrderToken& token = tokens[i];
        const bool known = token.folded == "sa" || token.folded == "sf" || token.folded == "ca";
        return known && token.capitals && i > 0 && isName(tokens[i - 1]) && isName(tokens[i + 1]);
    };
    std::vector<OrderToken> units; // the second halves, in order
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (!isJoined(i)) continue;
        OrderToken unit = tokens[i];
        unit.begin += 1;
        unit.text.remove_prefix(1);
        unit.folded = unit.folded.substr(1);
        unit.keyword = keywordOf(unit.folded);
        units.push_back(std::move(unit));
        tokens[i].text = tokens[i].text.substr(0, 1);
        tokens[i].folded.resize(1);
        tokens[i].keyword = keywordOf(tokens[i].folded);
    }
    if (!units.empty()) tokens = merged(std::move(tokens), std::move(units));
}

} // namespace chancery
