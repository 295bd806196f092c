// SPDX-License-Identifier: GPL-3.0-or-later
// The words that an order can be typed with, in their order, to compare typed words with; only completion.cpp
// uses this.
#pragma once

#include "engine/base/phase.h"
#include "engine/orders/order.h"
#include "ui/entry/typed_words.h"

#include <array>
#include <optional>

namespace chancery::entry {

/// A part of an order as it is typed.
struct Slot
{
    /// What the part consists of.
    enum class What : std::uint8_t {
        Word,  ///< a keyword
        Unit,  ///< a place, perhaps after army or fleet
        Place, ///< a place
        BySea, ///< one or more words for "by convoy"
        Power, ///< a power
    };
    /// Values of `leftOut` and `missing`.
    static constexpr int never = -1, goOn = -2;

    What what = What::Word;
    Keyword keyword = Keyword::None; ///< of a Word
    std::optional<UnitKind> kind{};  ///< of a Unit, if it matters
    Location at = nowhere;           ///< of a Unit or Place
    Power power = noPower;           ///< of a Power
    int leftOut = never;             ///< the cost if words follow but this part is left out; or never
    int missing = never;   ///< the cost if the words end before it; goOn: that of the next part; or never
    bool exactly = false;  ///< no misspelt name is understood
    bool sameKind = false; ///< the other kind of unit is not understood
};

/// How well typed words fit an order.
struct Fit
{
    int cost = 0;      ///< how far they are from it: 0 for the nearest
    bool whole = true; ///< they name all of it: no place is left out or misspelt
};

/// The parts of one order.
class OrderPattern
{
public:
    /// Makes the pattern of an order. `mustName` says that the words must begin with the unit, because
    /// another unit was asked for.
    OrderPattern(const Order& order, PhaseKind phase, bool mustName);

    /// Returns how well typed words fit the order; nothing if they cannot mean it.
    std::optional<Fit> fit(const TypedWords& words) const;

private:
    void add(Slot slot) { slots_[count_++] = slot; }
    void addUnit(const Order& order, PhaseKind phase, bool mustName);
    void addMove(const Move& move);
    void addAdjustment(Keyword verb, const Unit& unit);
    void addCommand(const Order& order, PhaseKind phase);
    void addHelped(Keyword verb, Location unit, Location to);

    std::array<Slot, 6> slots_;
    std::size_t count_ = 0;
};

/// Returns how far typed words are from the name of a unit, perhaps after army or fleet, with nothing before
/// or after it; nothing if they are not that.
std::optional<int> costOfName(const TypedWords& words, const Unit& unit);
/// Returns whether typed words begin with the name of a unit or `letters` letters of it, perhaps after army
/// or fleet.
bool beginWith(const TypedWords& words, const Unit& unit, std::size_t letters = 1);

} // namespace chancery::entry
