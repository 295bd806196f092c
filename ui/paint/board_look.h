// SPDX-License-Identifier: GPL-3.0-or-later
// How a board is to look, apart from what stands on it.
#pragma once

#include "ui/style/palette.h"

#include <QString>

#include <functional>
#include <memory>

namespace chancery {

struct MapArt;

/// Auto: names where they can be read at this zoom, else codes.
enum class LabelMode : std::uint8_t { Names, Codes, None, Auto };

struct BoardLook
{
    Theme theme;
    LabelMode labels = LabelMode::Auto;
    double tokenScale =
        1; ///< larger on a projector: names keep clear of tokens of this scale; a Picture has its own
    std::function<QString(Province)>
        nameOf{}; ///< what LabelMode::Names writes; empty means the map's own names
};

/// A board to paint: the table and the drawing that belongs to it.
struct BoardSource
{
    std::shared_ptr<const Map> map;
    std::shared_ptr<const MapArt> art;

    explicit operator bool() const { return map && art; }
};

} // namespace chancery
