// SPDX-License-Identifier: GPL-3.0-or-later
// A movement phase that is resolved again and again with one or two other orders: for searches that ask what
// would turn a result.
#pragma once

#include "engine/adjudicate/verdict.h"

#include <optional>
#include <vector>

namespace chancery {

/// Variations of one movement phase: the same position and rules, and all orders the same but a few. The
/// results are those of resolveMovement, under every rulebook and house rule.
///
/// A search makes one of them, which reads and resolves the phase, and then asks for thousands of variations:
///
///     Variations variations(map, options, position, orders);
///     variations.resolveWith({&change, 1});
///     if (variations.resultOf(asked) != before) ...
///
/// It is quickest to keep one changed order and go through those of another unit, since only what differs
/// from the variation before is read. Variations are resolved without allocating, but for convoy paradoxes
/// under rulebooks that try several answers. One object is for one thread; each thread makes its own.
class Variations
{
public:
    /// Reads and resolves the phase with the orders as they are. Map and options must outlive this; position
    /// and orders are copied. `handedIn` as for resolveMovement.
    Variations(const Map& map, const RuleOptions& options, const Position& position,
               std::span<const Order> orders, PowerSet handedIn = {});
    Variations(const Variations&) = delete;
    Variations& operator=(const Variations&) = delete;

    /// Resolves the phase with `changes` in place of all orders for the same units; earlier changes are taken
    /// back. Without changes it is the phase as it was given. Changes may be illegal; two for one unit are
    /// treated like two orders (DATC 4.D.3).
    void resolveWith(std::span<const Order> changes);

    /// Returns the words for the unit that started in a province, which must have one, in the variation
    /// resolved last.
    UnitResult resultOf(Province unit) const;
    /// Returns the phase as it ended in the variation resolved last: which moves succeeded, which supports
    /// were given, who was dislodged. It is valid until the next.
    const Aftermath& aftermath() const { return *after_; }
    /// Returns the units of the position.
    const Board& board() const { return board_; }

private:
    void resolve();
    void read(std::span<const Order> changes);
    void readAll(std::span<const Order> changes);
    void reread(std::span<const Order> changes);
    void put(std::uint32_t number, const Order& order);
    void tellInsurrections();

    const Map& map_;
    const RuleOptions& options_;
    const Position position_;
    const std::vector<Order> given_; ///< the orders as they are
    const PowerSet handedIn_;
    const Board board_;
    std::vector<Order> orders_; ///< those of the variation
    std::vector<Rule> judged_;  ///< why each of them does not count
    std::optional<Turn> turn_;
    bool separate_ = false;               ///< whether single orders of those given can be read again
    bool patched_ = false;                ///< whether orders_ are given_ but for those in replaced_
    std::vector<std::uint32_t> replaced_; ///< indices of orders of the variation that are not those given
    std::vector<std::uint32_t> unread_;   ///< indices of orders that turn_ has to read again
    std::optional<Movement> movement_;
    std::optional<Aftermath> after_;
    std::vector<Verdict> risen_; ///< [province] how insurrections ended, if there are any
};

} // namespace chancery
