// SPDX-License-Identifier: GPL-3.0-or-later
// Paints what is beside the board in the audience window: phase, powers, and the fight or caption.
#pragma once

#include "ui/room/room_layout.h"
#include "ui/room/slide_brush.h"
#include "ui/words/room_column.h"

#include <QRegion>

class QPainter;

namespace chancery {

/// The texts beside the board at one moment.
struct RoomTexts
{
    QString title;     ///< in the header, where the column names no phase
    QString caption;   ///< in the panel while no fight is shown
    RoomColumn column; ///< phase, stage, powers, fight
    /// Returns whether nothing is told, as while the players negotiate: then the clock is large.
    bool rest() const { return caption.isEmpty() && column.panel.headline.isEmpty(); }
    bool operator==(const RoomTexts&) const = default;
};

/// Paints header, rows and panel on a ground of theme.surround; the clock and the board are painted by
/// others. `look.map` must not be null. With `only`, leaves out the parts beside that area.
void paintRoom(QPainter& painter, const RoomLayout& layout, const RoomTexts& texts, const SlideLook& look,
               const QRegion* only = nullptr);
/// Returns the parts that look different with other texts. Both must have equally many rows.
QRegion changedParts(const RoomLayout& layout, const RoomTexts& before, const RoomTexts& now);

/// Returns the layout with as much room for what is said below a resting clock as that needs.
RoomLayout fitted(const RoomLayout& layout, const RoomTexts& texts, const SlideLook& look);

/// Paints the panel alone.
void paintPanel(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts);
/// How the texts of a panel fit.
struct PanelFit
{
    double share = 1;      ///< by which all texts are smaller, or larger in a tall picture
    qsizetype leftOut = 0; ///< how many sentences are left out: first about units that stay, then remarks
};
/// Returns how the texts of the panel fit. They shrink to panelFirstShare before sentences about units that
/// stay are left out, and to panelLeastShare before any other.
PanelFit panelFit(const SlideBrush& brush, const RoomLayout& layout, const RoomTexts& texts);
/// The em of captions and headlines in the panel, in units of the layout.
inline constexpr double panelTextSize = 42;
/// The least em of a text that is to be read in the room, in units of the layout: its capitals are 24 pixels
/// high in a picture of 1920 by 1080.
inline constexpr double leastPanelText = 33.4;
/// The same in a square picture, whose units are those of a picture with 1200 lines.
inline constexpr double leastStripText = leastPanelText * 1200 / 1080;
/// How far the texts of the panel shrink: see panelFit().
inline constexpr double panelFirstShare = .72, panelLeastShare = .6;

/// Returns the colour of the cards that header, rows and panel are painted on.
QColor cardColour(const Theme& theme);

} // namespace chancery
