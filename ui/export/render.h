// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the board as an image or a file, without any window. Needs a QGuiApplication (offscreen will
// do).
#pragma once

#include "engine/base/result.h"
#include "ui/paint/board_look.h"
#include "ui/picture/picture.h"
#include "ui/story/slide.h"

#include <QImage>
#include <QSize>

#include <optional>

class QPainter;

namespace chancery {

struct RenderOptions
{
    QSize size{2080, 1600}; ///< pixels; points of 1/72 inch in a PDF
    ThemeKind theme = ThemeKind::Light;
    LabelMode labels = LabelMode::Names;
    double tokenScale = 1;
    NameOf nameOf{};   ///< empty: the map's own names
    QString title{};   ///< a line above the board; none if empty
    QString caption{}; ///< a line below it
    ColourChoice colours = colourChoice();
    std::optional<ShownSlide> slide{}; ///< a card or slide over the board
    bool forAudience = false;          ///< lines and codes as large as in the window for the players
};

/// Fills a sheet of options.size, from the painter's origin, whatever device it is on.
void paintBoard(QPainter& painter, const BoardSource& board, const Picture& picture,
                const RenderOptions& options);
QImage renderImage(const BoardSource& board, const Picture& picture, const RenderOptions& options);

/// PNG, SVG or PDF by the ending of `path`. The file appears whole or not at all.
Status renderFile(const BoardSource& board, const Picture& picture, const RenderOptions& options,
                  const QString& path);

} // namespace chancery
