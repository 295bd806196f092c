// SPDX-License-Identifier: GPL-3.0-or-later
// Whose the lines of a text with several sheets are, and which of its headings are not understood.
#pragma once

#include "engine/orders/order_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery {

/// Some lines of a text that belong together: from one heading to the next, or lines that each name their
/// power.
struct SheetBlock
{
    /// How the owner of a block is known.
    enum class Owner : std::uint8_t {
        Headed,   ///< its heading names the power
        Itself,   ///< its lines name their powers
        Unheaded, ///< it has no heading
        Unclear,  ///< its heading is not understood
    };

    std::size_t begin = 0,
                end = 0; ///< bytes of the text: where its first line begins, and where the next block does
    Owner known = Owner::Unheaded; ///< how its owner is known
    std::string heading;           ///< Headed, Unclear: its first line, as it is written
    Power owner =
        noPower; ///< whose it is; Unheaded, Unclear: the power that the heading or all of its units speak for
    int orders = 0;        ///< how many of its orders can be read
    int foreign = 0;       ///< how many of these are for a unit of another power than the one that orders it
    int unread = 0;        ///< how many of its lines begin as an order does and cannot be read
    bool misspelt = false; ///< Headed: the power's name is spelt otherwise
};

/// Returns whether the unit of an order shows on whose sheet it is: in a retreat phase that of a unit that is
/// not dislodged does not, since it may have taken the place of the one that is meant.
bool showsOwner(const ReadingContext& context, const Order& order);

/// Cuts a text into blocks, in its order; each line is in one of them, those that are not read in the last.
/// `context.power` must be noPower. A line that is no order counts as a heading that is not understood if it
/// ends with a colon, names a power, or is followed by orders and begins with nothing that an order begins
/// with.
std::vector<SheetBlock> blocksOf(const ReadingContext& context, std::string_view text);

} // namespace chancery
