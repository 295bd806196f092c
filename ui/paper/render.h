// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a picture of the board into an image or a file, without a window. It needs a QGuiApplication; the
// offscreen platform is enough.
#pragma once

#include "engine/base/result.h"
#include "ui/draw/board_look.h"
#include "ui/scene/framing.h"
#include "ui/scene/picture.h"
#include "ui/scene/slide.h"
#include "ui/words/room_column.h"

#include <QImage>
#include <QSize>

#include <optional>

class QPainter;

namespace chancery {

class PaperGround;

/// What a picture of the board looks like.
struct RenderOptions
{
    QSize size{2080, 1600};              ///< in pixels; in a PDF in points of 1/72 inch
    ThemeKind theme = ThemeKind::Light;  ///< light or dark
    LabelMode labels = LabelMode::Names; ///< what is written on provinces
    double tokenScale = 1; ///< the size of tokens that the look is made for; Picture has its own
    NameOf nameOf{};       ///< the names of provinces; empty for the map's own names
    QString title{};       ///< a line above the board; none if empty
    QString caption{};     ///< a line below the board; none if empty
    ColourChoice colours = colourChoice(); ///< the colours of powers
    std::optional<ShownSlide> slide{};     ///< a card or slide over the board
    bool forAudience = false; ///< laid out as the audience window, with everything as large as there
    RoomColumn column{};      ///< beside the board; only with forAudience
    Framing framing{};        ///< which part of the board is shown, and what is lit on it
    PaperGround* ground =
        nullptr;    ///< of a whole board on paper: where its ground comes from; null to paint it
    QString note{}; ///< goes with the file without being seen, in plain characters; see file_note.h
};

/// Paints a picture on a sheet of options.size at the painter's origin, on any device.
void paintBoard(QPainter& painter, const BoardSource& board, const Picture& picture,
                const RenderOptions& options);
/// Returns a picture as an image of options.size pixels.
QImage renderImage(const BoardSource& board, const Picture& picture, const RenderOptions& options);

/// Returns whether the ending of a path is one that `renderFile` can write: .png, .svg or .pdf.
bool isPictureFile(const QString& path);
/// Writes a picture as PNG, SVG or PDF, by the ending of `path`. On failure, or with another ending, the
/// error says why and an existing file stays as it was.
Status renderFile(const BoardSource& board, const Picture& picture, const RenderOptions& options,
                  const QString& path);

} // namespace chancery
