// SPDX-License-Identifier: GPL-3.0-or-later
// From tokens to orders as they are spelled: which words name the unit, the command and the provinces.
// order_meaning.h settles which provinces are meant, by the position.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/place_names.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/order_tokens.h"

#include <deque>
#include <optional>
#include <variant>
#include <vector>

namespace chancery {

/// A province or coast as it was written, and the locations that it may mean.
struct SpelledPlace
{
    std::string_view text;              ///< as written, part of the line
    std::vector<PlaceMeaning> meanings; ///< the lowest cost first
    std::size_t begin = 0;              ///< its byte in the line
    std::size_t end = 0;                ///< the token after it
    bool abbreviated = false;           ///< a full stop follows it
};

/// A unit as it was written.
struct SpelledUnit
{
    Power power = noPower;               ///< "Austrian"
    std::optional<UnitKind> kind;        ///< the letter, if one was written
    const SpelledPlace* place = nullptr; ///< absent in "F Stands"
    std::string_view text;               ///< as written, part of the line
    std::size_t begin = 0;               ///< its byte in the line
};

/// The command that an order is written with.
enum class Verb : std::uint8_t {
    None,
    Hold,
    Move,
    Support,
    Convoy,
    Retreat,
    Disband,
    Build,
    Waive,
    Insurrection,
    Revive
};

/// One order as it was written, before its provinces are settled.
struct SpelledOrder
{
    Power power = noPower;  ///< "England builds …", "France: …"
    bool headed = false;    ///< with a colon: the following orders are this power's too
    bool owned = false;     ///< the power is named behind the unit or the order: "A Ven - Tyr (Italian)"
    bool joined = false;    ///< behind another order with neither a sign nor a unit's letter before it
    SpelledUnit unit;       ///< the unit that is ordered
    Verb verb = Verb::None; ///< None if only a unit is written, in an adjustment phase
    std::optional<SpelledUnit> helped;    ///< the supported or convoyed unit
    std::vector<const SpelledPlace*> way; ///< destination last; empty for support to hold
    bool viaConvoy = false;               ///< whether it says "via convoy" or the like
    Power whom = noPower;                 ///< the power that an insurrection is for
};

/// Finds the orders in one line, or in a piece of one. The spelled orders refer to it and to the line.
class OrderGrammar
{
public:
    /// Cuts the line into tokens; map, names and line must outlive the grammar.
    OrderGrammar(const Map& map, const PlaceNames& names, PhaseKind kind, std::string_view line);

    /// Returns all orders of the line, in order; or the problem that is furthest in the line if it cannot be
    /// read.
    std::variant<std::vector<SpelledOrder>, OrderProblem> read();
    /// Returns the power before a colon at the beginning, as in "England: A Liv-Yor"; noPower if there is
    /// none.
    Power headedBy() const;
    /// Returns what is wrong with a line that gives a choice or a condition, "A Par - Bur or A Par - Pic";
    /// nothing if it gives none.
    std::optional<OrderProblem> condition() const;

private:
    template<class T>
    struct Parsed
    {
        T value;
        std::size_t end;
    };
    template<class T>
    using Readings = std::vector<Parsed<T>>; ///< the likeliest first
    using Places = std::vector<const SpelledPlace*>;

    // Each adds to `found` the readings of what may begin at a token.
    bool sequence(std::size_t at, std::vector<SpelledOrder>& orders);
    Readings<SpelledOrder> orders(std::size_t at);
    void ordersOf(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void verbFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void commands(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void keywordCommands(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    void supports(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    void convoys(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    void fromLast(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void moves(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void insurrectionFirst(const SpelledOrder& start, std::size_t at, Readings<SpelledOrder>& found);
    void insurrections(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    void viaThenMove(SpelledOrder start, std::size_t at, Readings<SpelledOrder>& found);
    void finishMove(SpelledOrder order, std::size_t at, Readings<SpelledOrder>& found);
    void viaSeas(const SpelledOrder& order, std::size_t seas, std::size_t at, Readings<SpelledOrder>& found);

    // Provinces and units, in grammar_places.cpp.
    enum class WithoutPlace { Allowed, Forbidden };
    Readings<SpelledUnit> units(std::size_t at, WithoutPlace withoutPlace,
                                Expected expected = Expected::Unit);
    Readings<SpelledUnit> helpedUnits(std::size_t at, Expected expected);
    Parsed<Power> power(std::size_t at) const;
    Parsed<Power> owner(std::size_t at) const;
    std::size_t takeOwner(SpelledOrder& order, std::size_t at) const;
    const Places& places(std::size_t at);
    void findPlaces(std::size_t at, Places& found);
    bool isExactPlace(std::size_t at) const;
    bool isNearPlace(const NameWord& word) const;
    bool haveAnotherPlace(std::size_t at, std::size_t end, Location meant) const;
    std::vector<PlaceMeaning> seasOf(std::vector<PlaceMeaning> meanings) const;
    void findMisspelt(std::size_t at, std::size_t fewestWords, Places& found);
    void findAfterCoast(std::size_t at, Places& found);
    void addPlace(std::size_t at, std::size_t end, std::vector<PlaceMeaning> meanings, Places& found);
    bool isSplit(const SpelledPlace& place) const;
    bool isCutName(const SpelledPlace& first, const SpelledPlace& second, bool onWay) const;
    std::size_t skipCode(std::vector<PlaceMeaning>& meanings, std::size_t at) const;
    std::size_t skipOwnPlace(const SpelledUnit& unit, std::size_t at);
    Parsed<std::string_view> coast(std::size_t at) const;
    Parsed<std::vector<NameWord>> words(std::size_t at, std::size_t count) const;

    const OrderToken& token(std::size_t at) const { return tokens_[std::min(at, tokens_.size() - 1)]; }
    Keyword keyword(std::size_t at) const { return token(at).keyword; }
    bool isDash(std::size_t at) const { return token(at).kind == OrderToken::Kind::Dash; }
    void readSigns();
    bool isHyphen(std::size_t at) const;
    bool isVerbFirst(std::size_t at) const;
    bool endsOrder(std::size_t at) const;
    bool isStray(std::size_t at) const;
    bool isAllNames(std::size_t at) const;
    bool is(std::size_t at, Keyword wanted) const { return keyword(at) == wanted; }
    bool isUnitLetter(std::size_t at) const { return is(at, Keyword::Army) || is(at, Keyword::Fleet); }
    std::size_t skipFillers(std::size_t at) const;
    std::size_t skipTo(std::size_t at) const;
    std::string_view textBetween(std::size_t begin, std::size_t end) const;
    void expect(std::size_t at, Expected expected);
    OrderProblem problem() const;

    const Map& map_;
    const PlaceNames& names_;
    PhaseKind kind_;
    std::string_view line_;
    std::vector<OrderToken> tokens_;
    std::deque<SpelledPlace> spelled_;
    std::vector<std::optional<Places>> places_; ///< [token]
    std::vector<bool> dead_;                    ///< [token] no orders from here to the end of the line
    bool lenient_ = false; ///< "English Chanel" is searched for although "English" is a name
    bool revives_ = false; ///< the line lists centres that a lost power wants back
    int steps_ = 0;
    std::size_t furthest_ = 0;
    Expected expected_ = Expected::Unit;
    std::size_t stray_ = 0; ///< [token] a word behind an order that begins no other one; 0 if there is none
    std::optional<OrderProblem> coastProblem_;
    std::size_t coastProblemAt_ = 0;
};

} // namespace chancery
