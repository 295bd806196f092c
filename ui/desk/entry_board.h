// SPDX-License-Identifier: GPL-3.0-or-later
// The board that orders are entered on: the map of the game as this phase is played on it.
#pragma once

#include "ui/desk/session.h"
#include "ui/entry/order_entry.h"

#include <optional>

namespace chancery {

/// Makes the contexts of order entry for the current phase of a session. It keeps the last map that was
/// closed in part, because a copy of a map is large.
class EntryBoard
{
public:
    /// The session must outlive this.
    explicit EntryBoard(const Session& session)
        : session_(session)
    {
    }

    /// Returns the context for `power`, or for all powers with noPower. Provinces that are closed in a game
    /// with few players cannot be reached (1971 XIV.2), and units can be given up for powers that have lost
    /// their country if the rulebook allows it (Committee). It refers to this object, to the session and to
    /// `written`, and is good until the session changes.
    EntryContext context(Power power, std::span<const Order> written) const;

    /// Returns the map of the game, without a way into provinces that are closed in this phase.
    const Map& map() const;

private:
    const Session& session_;
    struct Closed
    {
        std::shared_ptr<const Map> whole; ///< the map of the game
        ProvinceSet closed;
        Map open; ///< without a way into them
    };
    mutable std::optional<Closed> closed_;
};

/// Adds what players have agreed on about orders (Alexander VII): the units of other powers that the power of
/// the context may order, and its own units that need no order of it.
void addAgreements(const Game& game, EntryContext& context);

} // namespace chancery
