// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a study: the board with orders, results and what became otherwise, and the part of it that
// matters.
#pragma once

#include "ui/console/study_view.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/board_light.h"
#include "ui/scene/compose.h"
#include "ui/scene/framing.h"

#include <QRectF>

namespace chancery {

class SetupDesk;

/// What the board of a study shows besides the node.
struct StudyLook
{
    double tokenScale = 1;      ///< see tokenWidth for size 1
    bool orders = true;         ///< the arrows and marks of orders
    bool difference = true;     ///< light what became otherwise
    Province read = noProvince; ///< the unit whose result is read
    Selection selection{};      ///< what order entry shows
    BoardLight light{};         ///< what a panel explains; everything else steps back
};

/// Returns the picture of the node shown.
Picture studyPicture(const StudyView& shown, const BoardGeometry& board, const StudyLook& look);
/// Returns the picture of the node shown as it would be with other orders, with what would be otherwise lit.
/// `tried` is its phase with them, resolved.
Picture triedPicture(const StudyView& shown, const PhaseRecord& tried, const BoardGeometry& board,
                     const StudyLook& look);
/// Returns the picture of the node with which it is compared, with what is otherwise lit; empty without one.
Picture comparedPicture(const StudyView& shown, const BoardGeometry& board, const StudyLook& look);

/// Returns the picture of the position while it is set up: without orders, with the provinces that are
/// contested, what is chosen, and from where it can have been attacked.
Picture setupPicture(const StudyView& shown, const SetupDesk& setup, const BoardGeometry& board,
                     double tokenScale);

/// Returns the part of the map that matters in the node shown: its units and where their orders go, with a
/// margin. All of the map if that is most of it, or if there is no unit.
QRectF involvedPart(const StudyView& shown, const BoardGeometry& board);
/// Returns that part for any phase, as papers and files take it: empty if it is all of the map.
MapArea involvedArea(const PhaseRecord& record, const BoardGeometry& board);

} // namespace chancery
