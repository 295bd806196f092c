// SPDX-License-Identifier: GPL-3.0-or-later
// A small copy of the audience window on the console, on which the gamemaster draws for the room.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/room/sketch_view.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;

namespace chancery {

class ProjectorWindow;

/// A widget that copies what the audience window shows, at most 25 times a second and only when that changes.
/// Below it a line says on which display the window is, and whether it is frozen or blank. A drag draws with
/// the chosen tool on the audience window itself, which shows it at once.
class LiveView : public QWidget
{
    Q_OBJECT

public:
    /// Makes a view that follows no window yet.
    explicit LiveView(QWidget* parent = nullptr);

    /// Sets the function that gives the names of provinces on the copied board.
    void setNames(NameOf nameOf);
    /// Sets the theme of the copy.
    void setTheme(ThemeKind kind);
    /// Sets the audience window to copy. Without one, or while it is closed, the view says how to open it.
    void follow(ProjectorWindow* audience);
    /// Sets whether the players see another game; this changes only the text of state(). Call refresh()
    /// afterwards.
    void setElsewhere(bool elsewhere) { elsewhere_ = elsewhere; }
    /// Updates the copy and its text after the audience window was opened, closed, frozen or moved.
    void refresh();

    /// Puts buttons for these actions below the picture.
    void offer(const QList<QAction*>& actions);
    /// Returns what a drag draws; nothing if it does not draw.
    std::optional<SketchTool> tool() const { return tool_; }
    /// Sets what a drag draws.
    void setTool(std::optional<SketchTool> tool);
    /// Returns the colour that is drawn with.
    Ink ink() const { return ink_; }
    /// Sets the colour that is drawn with.
    void setInk(Ink ink);

    /// Returns one line about the audience window: its display and whether it is blank or frozen, or how to
    /// open it.
    QString state() const;
    QSize sizeHint() const override { return {320, 220}; }

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    QPointF partAt(const QPointF& position) const;
    void draw(const QPointF& position, bool ended);
    void showTool();

    QPointer<ProjectorWindow> audience_;
    ProjectorWindow* picture_;
    QLabel* state_;
    QWidget* tools_; ///< the buttons below the picture
    std::optional<SketchTool> tool_;
    Ink ink_ = Ink::Yellow;
    QAction* colour_ = nullptr;   ///< whose icon shows the ink
    std::optional<Stroke> drawn_; ///< what is being drawn, as the audience window has it
    bool elsewhere_ = false;
    QTimer soon_{this}; ///< shows several changes at once
};

} // namespace chancery
