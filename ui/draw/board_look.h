// SPDX-License-Identifier: GPL-3.0-or-later
// What can be chosen about the look of a board, apart from the units and orders on it.
#pragma once

#include "ui/draw/palette.h"

#include <QString>

#include <functional>
#include <memory>

namespace chancery {

struct MapArt;

/// What is written on provinces. Auto means names where they can be read at this zoom, else codes.
enum class LabelMode : std::uint8_t { Names, Codes, None, Auto };

/// Returns the name of a province. It gets the map that is painted, so that it cannot name a province of
/// another one.
using NameOf = std::function<QString(const Map&, Province)>;

/// The look of a board.
struct BoardLook
{
    Theme theme;
    LabelMode labels = LabelMode::Auto;
    /// The scale of tokens that names keep clear of; larger for the audience window. A Picture has scales of
    /// its own.
    double tokenScale =
        1; ///< larger on a projector: names keep clear of tokens of this scale; a Picture has its own
    NameOf nameOf{};      ///< gives the names for LabelMode::Names; empty means the map's own
    bool forRoom = false; ///< larger centres and letters on tokens, legible from the back of a room
};

/// A board to paint: the table and the drawing that belongs to it.
struct BoardSource
{
    std::shared_ptr<const Map> map;
    std::shared_ptr<const MapArt> art;

    /// Returns whether there is a board.
    explicit operator bool() const { return map && art; }
    bool operator==(const BoardSource&) const = default;
};

} // namespace chancery
