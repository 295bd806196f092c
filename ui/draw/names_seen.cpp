// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/names_seen.h"

#include "ui/draw/board_base.h"
#include "ui/draw/density.h"

#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace chancery {

namespace {

/// The board as it is painted with tokens of a scale, and the labels that it has then.
struct Labelled
{
    BoardBase base;
    LabelMode mode;
};

Labelled labelledBoard(const BoardSource& source, double tokenScale, double closeness)
{
    const Theme theme = themeFor(ThemeKind::Light, *source.map);
    if (closeness > 0) {
        Labelled room{{source, {theme, LabelMode::Codes, projectorTokenScale, {}, true}}, LabelMode::Codes};
        const double whole = audienceCodeShare * source.art->geometry.height; // of a board of any size
        if (closeness > 1) room.base.setNear(tokenScale);
        room.base.setCodeSize(closeness > 1 ? nearCodeSize(closeness, whole) : codeSizeAt(1, whole));
        return room;
    }
    const double zoom = zoomFor(tokenScale);
    const LabelMode mode = labelsAt(zoom, LabelMode::Auto);
    Labelled desk{{source, {theme, mode, tokenScale}}, mode};
    desk.base.setCodeSize(codeSizeAt(zoom, leastCodePixels));
    return desk;
}

std::vector<Box> boxesOn(const Labelled& board)
{
    std::vector<Box> boxes(board.base.map().provinces.size());
    for (const PaintedName& name : board.base.names(board.mode)) {
        if (name.label.coastMark) continue;
        const QRectF& box = name.label.box;
        boxes[index(name.label.province)] = {
            {box.center().x(), box.center().y()}, box.width() / 2, box.height() / 2};
    }
    return boxes;
}

/// The boxes at the scales for which they were asked.
struct KnownBoxes
{
    std::mutex mutex;
    std::map<std::pair<double, double>, std::vector<Box>> boxes;
};

} // namespace

BoardGeometry geometryOf(const BoardSource& source)
{
    BoardGeometry geometry = source.art->geometry;
    geometry.namesSeen = [source, known = std::make_shared<KnownBoxes>()](double scale, double closeness) {
        const std::scoped_lock lock(known->mutex);
        const auto [place, isNew] = known->boxes.try_emplace({scale, closeness});
        if (isNew) place->second = boxesOn(labelledBoard(source, scale, closeness));
        return place->second;
    };
    return geometry;
}

} // namespace chancery
