// SPDX-License-Identifier: GPL-3.0-or-later
// What the suites of the camera share: the board, phases with fights, and where the camera stands.
#pragma once

#include "tests/support/sketch.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"
#include "ui/scene/frame.h"

#include <string>
#include <vector>

namespace chancery::shown_shots {

inline const Phase fall{Season::Fall, 1901, PhaseKind::Movement};
inline const BoardGeometry& board()
{
    return sketch::standardGeometry();
}
inline MapArea wholeBoard()
{
    return areaOf(board());
}

inline Film told(const PhaseRecord& record, const Closing& closing = {})
{
    return filmOf(standardMap(), board(), record, {.tokenScale = projectorTokenScale, .closing = closing});
}

inline bool lies(const MapArea& inner, const MapArea& outer)
{
    constexpr double slack = 1e-6;
    return inner.corner.x >= outer.corner.x - slack && inner.corner.y >= outer.corner.y - slack &&
           inner.corner.x + inner.width <= outer.corner.x + outer.width + slack &&
           inner.corner.y + inner.height <= outer.corner.y + outer.height + slack;
}

inline PhaseRecord fought(const std::vector<std::string>& units, const std::vector<std::string>& orders)
{
    return sketch::resolved(sketch::record(fall, sketch::position(units), orders));
}

/// Two neighbouring fights in the west, one in the east.
inline PhaseRecord threeFights()
{
    return fought({"France A BUR", "Germany A MUN", "Germany A RUH", "Italy A PIE", "France A MAR",
                   "Russia F SEV", "Turkey F BLA", "Turkey A BUL", "Russia A RUM"},
                  {"A MUN - BUR", "A RUH S A MUN - BUR", "A BUR H", "A PIE - MAR", "A MAR H", "F SEV - BLA",
                   "F BLA H", "A BUL - RUM", "A RUM H"});
}

/// The views on which the camera rests, in order, without the same twice running.
inline std::vector<MapArea> standsOn(const Storyboard& story)
{
    std::vector<MapArea> views{MapArea()};
    for (const Cut& cut : story.cuts)
        if (cut.to.view != views.back()) views.push_back(cut.to.view);
    return views;
}

} // namespace chancery::shown_shots
