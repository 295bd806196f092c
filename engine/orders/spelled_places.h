// SPDX-License-Identifier: GPL-3.0-or-later
// Finds names of provinces, coasts and powers in a line of orders.
#pragma once

#include "engine/orders/line_tokens.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/spelled_order.h"

#include <deque>
#include <optional>
#include <vector>

namespace chancery {

/// What was read at a token, and the token after it.
template<class T>
struct ReadToken
{
    T value;
    std::size_t end;
};

/// The places that are named in a line. They are looked for once at each token.
class SpelledPlaces
{
public:
    using Places = std::vector<const SpelledPlace*>; ///< the likeliest first; they live as long as the object

    /// Map, names and tokens must outlive this.
    SpelledPlaces(const Map& map, const PlaceNames& names, const LineTokens& line);

    /// Returns the places whose names may begin at a token.
    const Places& at(std::size_t at);
    /// Looks for misspelt names of several words from now on: "English Chanel" although "English" is a name.
    void allowMisspelling();
    /// Returns the power whose name is at a token, noPower if there is none.
    ReadToken<Power> power(std::size_t at) const;
    /// Returns the power whose letter is at a token with a unit behind it, "E" of "S E A Bel"; noPower if
    /// there is none.
    ReadToken<Power> initial(std::size_t at) const;
    /// Returns whether a word by itself is a place in full, as "Channel" is.
    bool isExact(std::size_t at) const;
    /// Reads whose a unit is, in brackets behind it: "A Ven (Italian)".
    ReadToken<Power> owner(std::size_t at) const;
    /// Returns whether a place is most likely a province with several coasts.
    bool isSplit(const SpelledPlace& place) const;
    /// Returns whether two places, one behind the other, are none to go to: the same place twice on a way, or
    /// one whose name is cut in two, "Mid-Atlantic / Ocean": both mean the same, and not both are written in
    /// full, or the second is only words of the first one's name.
    bool isCutName(const SpelledPlace& first, const SpelledPlace& second, bool onWay) const;
    /// Skips where a unit is, said once more behind it: "S F Ion in Ion" supports it to hold.
    std::size_t skipOwnPlace(const SpelledUnit& unit, std::size_t at);
    /// Returns the provinces whose names are like a word.
    std::vector<Location> similar(std::string_view word) const;

    /// A coast that its province does not have.
    struct WrongCoast
    {
        std::size_t at; ///< the token at which the province begins
        OrderProblem problem;
    };
    /// Returns the coast that was found last.
    const std::optional<WrongCoast>& wrongCoast() const { return wrongCoast_; }

private:
    void find(std::size_t at, Places& found);
    bool haveAnotherPlace(std::size_t at, std::size_t end, Location meant) const;
    std::vector<PlaceMeaning> seasOf(std::vector<PlaceMeaning> meanings) const;
    void findMisspelt(std::size_t at, std::size_t fewestWords, Places& found);
    void findAfterCoast(std::size_t at, Places& found);
    void add(std::size_t at, std::size_t end, std::vector<PlaceMeaning> meanings, Places& found);
    std::size_t skipCode(std::vector<PlaceMeaning>& meanings, std::size_t at) const;
    ReadToken<std::string_view> coast(std::size_t at) const;
    ReadToken<std::string_view> coastBefore(std::size_t at) const;
    ReadToken<std::string_view> coastBehind(std::size_t at, const std::vector<PlaceMeaning>& places) const;
    ReadToken<std::vector<NameWord>> words(std::size_t at, std::size_t count) const;

    const Map& map_;
    const PlaceNames& names_;
    const LineTokens& line_;
    std::deque<SpelledPlace> spelled_;
    std::vector<std::optional<Places>> known_; ///< [token]
    bool lenient_ = false;
    std::optional<WrongCoast> wrongCoast_;
};

} // namespace chancery
