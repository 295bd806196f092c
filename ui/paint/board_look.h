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

/// What a place of a map is called. It is asked with the map that is painted, so it cannot speak of another
/// one.
using NameOf = std::function<QString(const Map&, Province)>;

struct BoardLook
{
    Theme theme;
    LabelMode labels = LabelMode::Auto;
    double tokenScale =
        1; ///< larger on a projector: names keep clear of tokens of this scale; a Picture has its own
    NameOf nameOf{}; ///< what LabelMode::Names writes; empty means the map's own names
};

/// A board to paint: the table and the drawing that belongs to it.
struct BoardSource
{
    std::shared_ptr<const Map> map;
    std::shared_ptr<const MapArt> art;

    explicit operator bool() const { return map && art; }
    bool operator==(const BoardSource&) const = default;
};

} // namespace chancery
