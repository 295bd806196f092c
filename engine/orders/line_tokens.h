// SPDX-License-Identifier: GPL-3.0-or-later
// The words and signs of a line of orders, as the grammar looks at them.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/place_names.h"
#include "engine/orders/order_tokens.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace chancery {

/// The tokens of one line, by number. A number past the last one means the last one, which is the end of the
/// line.
class LineTokens
{
public:
    /// Cuts the line into tokens; it must outlive this. Misspelt words of commands are put right, unless they
    /// are names of places.
    LineTokens(const PlaceNames& names, PhaseKind kind, std::string_view line);

    std::string_view line() const { return line_; }      ///< the whole line
    std::size_t count() const { return tokens_.size(); } ///< how many tokens there are, the end among them
    const OrderToken& token(std::size_t at) const
    {
        return tokens_[std::min(at, count() - 1)];
    }                                                                   ///< one token
    Keyword keyword(std::size_t at) const { return token(at).keyword; } ///< what a word means in an order
    bool is(std::size_t at, Keyword wanted) const
    {
        return keyword(at) == wanted;
    } ///< whether it means `wanted`
    bool is(std::size_t at, OrderToken::Kind kind) const
    {
        return token(at).kind == kind;
    }                                                                            ///< whether it is one
    bool isDash(std::size_t at) const { return is(at, OrderToken::Kind::Dash); } ///< whether it is a dash
    /// Returns whether a token is "A", "fleet" or the like.
    bool isUnitLetter(std::size_t at) const { return is(at, Keyword::Army) || is(at, Keyword::Fleet); }
    /// Returns the kind of unit that such a token means.
    UnitKind unitKind(std::size_t at) const
    {
        return is(at, Keyword::Army) ? UnitKind::Army : UnitKind::Fleet;
    }
    /// Returns whether a dash joins a unit's letter to its place, without blanks: "A-Tyr - Mun".
    bool isHyphen(std::size_t at) const;
    /// Returns whether an order that begins here begins with its verb: "Build", "Remove".
    bool beginsWithVerb(std::size_t at) const;
    /// Returns whether an order cannot go on here.
    bool endsOrder(std::size_t at) const;
    /// Returns whether a word behind an order is not said to begin another one: there is neither a sign
    /// before it nor a unit's letter.
    bool isStray(std::size_t at) const;
    /// Returns whether all that follows is words that mean nothing in an order by themselves.
    bool isAllNames(std::size_t at) const;

    /// Returns the first token from `at` on that is no word such as "the".
    std::size_t skipFillers(std::size_t at) const;
    /// Returns the first token from `at` on that is neither a dash nor a word such as "moves" and "to".
    std::size_t skipTo(std::size_t at) const;

    /// Returns what is written from token `begin` to before token `end`.
    std::string_view textBetween(std::size_t begin, std::size_t end) const;
    /// Returns the column of a token for a message.
    std::size_t column(std::size_t at) const { return columnOf(line_, token(at).begin); }

private:
    void readSigns();
    void readByPlace(PhaseKind kind);

    std::string_view line_;
    std::vector<OrderToken> tokens_;
};

} // namespace chancery
