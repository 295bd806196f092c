// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster draws for the room: arrows, rings and spotlights over whatever the audience window
// shows.
#pragma once

#include <QColor>
#include <QPointF>
#include <QWidget>

#include <vector>

namespace chancery {

/// What can be drawn for the room.
enum class SketchTool : std::uint8_t { Arrow, Ring, Spotlight };

/// The colours to draw with, which are told apart on light and on dark boards.
enum class Ink : std::uint8_t { Yellow, Red, Blue, White };

/// Returns the colour of an ink.
QColor colourOf(Ink ink);
/// Returns the ink after this one; the first follows the last.
Ink nextInk(Ink ink);

/// One thing that was drawn. Its points are parts of the width and the height of the audience window, 0 to 1.
struct Stroke
{
    SketchTool tool = SketchTool::Arrow; ///< what it is
    Ink ink = Ink::Yellow;               ///< its colour
    QPointF from;                        ///< where an arrow starts; the middle of a ring or a spotlight
    QPointF to; ///< the tip of an arrow; a point on the edge of a ring or a spotlight
    bool operator==(const Stroke&) const = default;
};

/// Returns whether a stroke of this shape is seen in a window of this size: a ring and a spotlight always
/// are, an arrow only if it is longer than its head.
bool isSeen(const Stroke& stroke, const QSizeF& window);

/// A widget that covers the audience window and paints the strokes. It is hidden while there are none.
class SketchView : public QWidget
{
    Q_OBJECT

public:
    /// Makes a hidden view.
    explicit SketchView(QWidget* parent = nullptr);

    /// Returns the strokes, in the order in which they were drawn.
    const std::vector<Stroke>& strokes() const { return strokes_; }
    /// Shows these strokes instead of the present ones. Repaints only the part that has changed.
    void setStrokes(std::vector<Stroke> strokes);

Q_SIGNALS:
    /// strokes() returns something else than before.
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Stroke> strokes_;
};

} // namespace chancery
