// SPDX-License-Identifier: GPL-3.0-or-later
// What a panel lights on the gamemaster's board while it explains something; everything else steps back.
#pragma once

#include "engine/base/index_set.h"
#include "engine/map/map.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/picture.h"

#include <utility>
#include <vector>

namespace chancery {

/// What a panel lights on the board. Nothing is lit, and nothing steps back, while it is empty.
struct BoardLight
{
    ProvinceSet provinces; ///< outlined
    ProvinceSet units;     ///< units that stay as they are with their orders, by where they started
    /// A circle, link by link: from which unit to which, by where they started. Its units are numbered in the
    /// order in which they come.
    std::vector<std::pair<Province, Province>> circle{};
    ProvinceSet undecided{}; ///< units whose orders are drawn as though they had no result yet

    /// Returns whether nothing is lit.
    bool empty() const { return provinces.empty() && units.empty() && undecided.empty(); }
    bool operator==(const BoardLight&) const = default;
};

/// How much of an arrow or a mark shows that is not lit, and of a token, 0 to 1.
inline constexpr double unlitOrder = .16, unlitToken = .45;

/// Lights a picture of the position with which a phase begins. `tokenScale` is that of its tokens.
void lightUp(Picture& picture, const Map& map, const BoardGeometry& board, const BoardLight& light,
             double tokenScale);

} // namespace chancery
