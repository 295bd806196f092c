// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the written orders of the current phase for the gamemaster: which are missing, and which are
// doubtful.
#pragma once

#include "engine/game/missing.h"
#include "engine/game/sheet_check.h"

#include <span>

namespace chancery {

/// A doubt about one written order.
struct WrittenDoubt
{
    std::size_t line = 0; ///< index into PhaseRecord::written
    Order order;          ///< the doubtful order
    Doubt doubt;          ///< what is doubtful
};

/// Returns the doubts about these orders on the map as the current phase is played on it; see doubtsOf.
std::vector<Doubt> doubtsAbout(const Game& game, const std::vector<Order>& orders);
/// Returns the doubts about the orders of the current phase that are on sheets that count.
std::vector<WrittenDoubt> doubtsIn(const Game& game);

/// Returns the provinces of the units and sites of the current phase whose written order the rules do not
/// allow.
ProvinceSet unitsOrderedIllegally(const Game& game);

/// The state of one thing that a power is asked for: an order for a unit, a build or a removal.
enum class AskedMark : std::uint8_t { Missing, Told, Doubtful, Illegal };

/// What a power still has to write, and what is doubtful on its sheet.
struct PowerCheck
{
    Power power = noPower;        ///< the power checked
    Missing count;                ///< how much it is asked for, and how much is missing
    std::vector<AskedMark> marks; ///< one for each thing asked for, in the order of units
    int illegal = 0;              ///< orders that the rules do not allow
    int doubts = 0;               ///< orders with another doubt that is more than a remark
    int unread = 0;               ///< lines with a part that could not be read
    bool wishes = false;          ///< it has lost its country and is asked which centres it wants back
    bool absent = false;          ///< in civil disorder: it is asked for nothing
    bool neutral = false;         ///< it has no player (1971 XIV.2): it is asked for nothing

    /// Returns whether the sheet has everything that is asked for.
    bool complete() const { return count.asked > 0 && count.missing == 0; }
    /// Returns whether the sheet is complete and has no open question.
    bool ready() const { return complete() && illegal == 0 && doubts == 0 && unread == 0; }
};

/// Returns the disbands that the rules make for a power if an unresolved adjustment phase is resolved now,
/// since they are worth announcing. Empty in other phases.
std::vector<Order> removedByRule(const Game& game, Power power);

/// Returns all powers in the order in which their sheets are offered: those of one player together, powers
/// without a player last.
std::vector<Power> powersBySeat(const Game& game);
/// Returns the check of every power of the map, in order.
std::vector<PowerCheck> checkDesk(const Game& game);

/// What can be wrong with the orders of a phase before it is resolved.
enum class DeskTrouble : std::uint8_t { Missing, Illegal, Doubtful, Unread };
inline constexpr DeskTrouble anyTrouble[] = {DeskTrouble::Missing, DeskTrouble::Illegal,
                                             DeskTrouble::Doubtful, DeskTrouble::Unread};

/// How the orders of all powers stand.
struct DeskState
{
    Missing count;               ///< how much is asked for, and how much is missing
    int illegal = 0, doubts = 0; ///< orders, as in PowerCheck
    int unread = 0;              ///< lines with a part that could not be read
    int received = 0, due = 0;   ///< sheets that the gamemaster has ticked, and that are to be handed in
    int whole = 0;               ///< sheets that have every order that is asked for

    /// Returns how often there is a trouble.
    int of(DeskTrouble trouble) const;
};
/// Returns how the orders of the current phase stand.
DeskState deskStateOf(const Game& game);

/// Where a trouble is.
struct TroublePlace
{
    Power power = noPower;
    Province unit = noProvince; ///< whose order it is; noProvince for a line that could not be read, for one
                                ///< whose unit is asked for no order, and in winter
    std::string line = {};      ///< without a unit: the line that is meant, if there is one
    DeskTrouble trouble = DeskTrouble::Missing;

    /// Returns whether it is at the same place, whatever it is.
    bool isWith(const TroublePlace& other) const
    {
        return power == other.power && unit == other.unit && line == other.line;
    }
};
/// Returns all troubles, power by power, unit by unit, in winter line by line, then the lines that could not
/// be read.
std::vector<TroublePlace> troublesOf(const Game& game);
/// Returns the next trouble of one of these kinds after a place, starting again from the first after the
/// last; nothing if there is none. After a place without one it is the first of that power or a later one.
std::optional<TroublePlace> nextTrouble(const Game& game, const TroublePlace& after,
                                        std::span<const DeskTrouble> kinds = anyTrouble);

} // namespace chancery
