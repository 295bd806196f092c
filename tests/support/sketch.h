// SPDX-License-Identifier: GPL-3.0-or-later
// Positions, orders and the drawn board for tests, from a few words: "Italy F TUN", "A VEN - TRI".
#pragma once

#include "engine/game/game.h"
#include "tests/support/standard_board.h"
#include "ui/scene/board_geometry.h"

#include <string>
#include <string_view>
#include <vector>

namespace chancery::sketch {

// The board of everything here.
using chancery::sharedMap;
using chancery::standardMap;
/// The anchors of the standard board's SVG.
const BoardGeometry& standardGeometry();

/// The power of this name; noPower if there is none.
Power power(const char* name);
/// "France F SPA/nc".
Unit unit(std::string_view text);
/// Units as above; centres as "France PAR MAR".
Position position(const std::vector<std::string>& units, const std::vector<std::string>& centres = {});
/// Canonical text of an order for a unit in the position (dislodged ones in a retreat phase), on its owner's
/// sheet. For builds and waives the power comes first: "France B A PAR".
Order order(const Position& position, std::string_view text, PhaseKind kind = PhaseKind::Movement);
/// The same on the sheet of a power that need not own the unit, which need not exist.
Order orderOn(Power sheet, const Position& position, std::string_view text, PhaseKind kind);
/// The same text back, without a power: "A MAR S A PAR - BUR".
std::string text(const Position& position, const Order& order);

/// A phase with these orders, not resolved.
PhaseRecord record(Phase phase, Position position, const std::vector<std::string>& orders);
/// The same resolved, as a game resolves it.
PhaseRecord resolved(PhaseRecord record);

} // namespace chancery::sketch
