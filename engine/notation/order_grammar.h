// SPDX-License-Identifier: GPL-3.0-or-later
// From tokens to orders as they are spelled: which words name the unit, the command, the places. What the
// places mean is settled later, against the position.
#pragma once

#include "engine/base/phase.h"
#include "engine/map/place_names.h"
#include "engine/notation/order_problem.h"
#include "engine/notation/order_tokens.h"

#include <deque>
#include <optional>
#include <variant>
#include <vector>

namespace chancery {

/// A place as it was written, and what it may mean.
struct SpelledPlace
{
    std::string_view text;
    std::vector<PlaceMeaning> meanings;
    std::size_t begin = 0; ///< byte of the line
    std::size_t end = 0;   ///< the token after it
};

struct SpelledUnit
{
    Power power = noPower; ///< "Austrian"
    std::optional<UnitKind> kind;
    const SpelledPlace* place = nullptr; ///< absent in "F Stands"
    std::string_view text;
    std::size_t begin = 0; ///< byte of the line
};

enum class Verb : std::uint8_t {
    None, Hold, Move, Support, Convoy, Retreat, Disband, Build, Waive, Insurrection, Revive
};

struct SpelledOrder
{
    Power power = noPower; ///< "England builds …", "France: …"
    bool headed = false;   ///< with a colon: what follows is this power's too
    SpelledUnit unit;
    Verb verb = Verb::None;               ///< none where only a unit is written, in an adjustment phase
    std::optional<SpelledUnit> helped;    ///< supported or convoyed
    std::vector<const SpelledPlace*> way; ///< destination last; empty for support to hold
    bool viaConvoy = false;
    Power whom = noPower;                 ///< for whom the insurrection is
};

/// Reads one line or piece of a line. The spelled orders point into it, and into the line.
class OrderGrammar
{
public:
    OrderGrammar(const Map& map, const PlaceNames& names, PhaseKind kind, std::string_view line);

    /// All orders of the line, one after the other.
    std::variant<std::vector<SpelledOrder>, OrderProblem> read();
    /// The power that the whole line names, as in "England:"; noPower if it says anything else.
    Power header() const;
    /// The power before a colon at the beginning, "England: A Liv-Yor"; noPower if there is none.
    Power headedBy() const;

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

    // The readings of everything that may begin at a token are added to `found`.
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

    // Places and units, in grammar_places.cpp.
    enum class WithoutPlace { Allowed, Forbidden };
    Readings<SpelledUnit> units(std::size_t at, WithoutPlace withoutPlace,
                                Expected expected = Expected::Unit);
    Readings<SpelledUnit> helpedUnits(std::size_t at, Expected expected);
    Parsed<Power> power(std::size_t at) const;
    const Places& places(std::size_t at);
    void findPlaces(std::size_t at, Places& found);
    void findMisspelt(std::size_t at, std::size_t fewestWords, Places& found);
    void findAfterCoast(std::size_t at, Places& found);
    void addPlace(std::size_t at, std::size_t end, std::vector<PlaceMeaning> meanings, Places& found);
    Parsed<std::string_view> coast(std::size_t at) const;
    Parsed<std::vector<NameWord>> words(std::size_t at, std::size_t count) const;

    const OrderToken& token(std::size_t at) const { return tokens_[std::min(at, tokens_.size() - 1)]; }
    Keyword keyword(std::size_t at) const { return token(at).keyword; }
    bool isDash(std::size_t at) const { return token(at).kind == OrderToken::Kind::Dash; }
    bool isVerbFirst(std::size_t at) const;
    bool endsOrder(std::size_t at) const;
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
    std::vector<bool> dead_;                    ///< [token] no sequence of orders begins here
    bool lenient_ = false;                      ///< "English Chanel" is looked for, though "English" is a name
    bool revives_ = false;                      ///< centres that are wanted back are being listed
    int steps_ = 0;
    std::size_t furthest_ = 0;
    Expected expected_ = Expected::Unit;
    std::optional<OrderProblem> coastProblem_;
    std::size_t coastProblemAt_ = 0;
};

} // namespace chancery
