// SPDX-License-Identifier: GPL-3.0-or-later
// Where names go: near their anchors, inside their spaces, clear of tokens, centre markers and one another.
// Worked out for whatever names it is given, so that translations fit too.
#pragma once

#include "ui/map/board_shapes.h"
#include "ui/paint/board_look.h"
#include "ui/paint/fonts.h"

#include <QString>

#include <vector>

namespace chancery {

struct PlacedLabel
{
    Province province = noProvince;
    QString text; ///< lines separated by '\n'
    Face face = Face::Plain;
    double size = 0; ///< map units
    QPointF at;      ///< its middle
    QRectF box;
    bool coastMark = false;
};

struct LabelRequest
{
    LabelMode mode = LabelMode::Names; ///< not None
    double nameSize = 19, seaSize = 21, codeSize = 26;
    double tokenScale = 1;
    NameOf nameOf{};
};

std::vector<PlacedLabel> placeLabels(const Map& map, const MapArt& art, const BoardShapes& shapes,
                                     const LabelRequest& request);
/// "nc", "sc" where fleets on split coasts stand, under their tokens.
std::vector<PlacedLabel> coastMarks(const Map& map, const BoardGeometry& geometry,
                                    const LabelRequest& request);

} // namespace chancery
