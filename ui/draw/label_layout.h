// SPDX-License-Identifier: GPL-3.0-or-later
// Finds places for names: near their anchors, inside their provinces, clear of tokens, centre markers and
// each other. It works with names in any language.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/draw/board_shapes.h"
#include "ui/draw/fonts.h"

#include <QString>

#include <vector>

namespace chancery {

/// A label and its place on the map, in map units.
struct PlacedLabel
{
    Province province = noProvince;
    QString text; ///< lines separated by '\n'
    Face face = Face::Plain;
    double size = 0; ///< map units
    QPointF at;      ///< the middle of the text
    QRectF box;
    bool coastMark = false;
};

/// What is to be written and how large. Sizes are heights of the em in map units.
struct LabelRequest
{
    LabelMode mode = LabelMode::Names; ///< Names or Codes
    double nameSize = 19, seaSize = 21, codeSize = 26;
    double tokenScale = 1;
    bool forRoom = false; ///< as BoardLook::forRoom; then names may lie where dislodged units would be
    NameOf nameOf{};
    std::vector<QPointF> centres{}; ///< [province] the middles of centre markers; empty: their anchors
};

/// Returns a label for each province at the best place found. Returns none if the letters would be larger
/// than 64 map units.
std::vector<PlacedLabel> placeLabels(const Map& map, const MapArt& art, const BoardShapes& shapes,
                                     const LabelRequest& request);
/// Returns the marks of split coasts, such as "nc", at the places of their fleets.
std::vector<PlacedLabel> coastMarks(const Map& map, const BoardGeometry& geometry,
                                    const LabelRequest& request);

} // namespace chancery
