// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a widget: shows a Picture, zooms, pans, and reports which province was clicked. It knows no
// rules.
#pragma once

#include "ui/paint/board_look.h"
#include "ui/picture/picture.h"

#include <QWidget>

#include <functional>
#include <memory>

namespace chancery {

class BoardBase;

class BoardView : public QWidget
{
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Shows another board: fits it to the window and forgets the picture.
    void setBoard(const BoardSource& source);
    /// The powers' colours are taken from the board.
    void setTheme(ThemeKind kind);
    void setLabels(LabelMode mode);
    /// What the tokens of its pictures are scaled by: names keep clear of them, arrows are thicker.
    void setTokenScale(double scale);
    /// Codes are never smaller than this many pixels.
    void setLeastCodePixels(double pixels);
    double codePixels() const;
    /// Names in the reader's language.
    void setNames(NameOf nameOf);
    /// Sets the function that returns whether the unit of a province can be dragged. Dragging anything else
    /// moves the board.
    void setDraggable(std::function<bool(Province)> mayDrag);
    /// A board that only shows takes no clicks, no focus and no zoom (the projector).
    void setInteractive(bool interactive);

    /// Repaints what differs from the picture before.
    void setPicture(const Picture& picture);
    const Picture& picture() const;
    /// Paints sharply at once instead of soon; before a screenshot.
    void settle();

    /// Screen pixels for one map unit.
    double zoom() const;
    double fitZoom() const;
    /// What tokens should be scaled by so that their letters can be read at this zoom: 1, or more on small
    /// boards.
    double legibleTokenScale() const;
    void zoomIn();
    void zoomOut();
    void zoomToFit();
    /// Fits a part of the map, in map units, into the middle. It stays there when the window is resized,
    /// until the user zooms or pans.
    void showRegion(const QRectF& region);
    /// Changes the zoom and keeps the map point under `fixed` where it is on the screen.
    void setZoom(double zoom, const QPointF& fixed);
    void panBy(const QPointF& pixels);

    QPointF toScreen(Point mapPoint) const;
    Point toMap(const QPointF& screen) const;
    /// Returns the province under a screen point. A token that overlaps another province counts for its own.
    Province provinceAt(const QPointF& screen) const;

    QSize sizeHint() const override { return {960, 800}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void provinceClicked(chancery::Province province, Qt::KeyboardModifiers modifiers);
    /// The other mouse button was clicked on a province.
    void provinceAided(chancery::Province province);
    void pullBegun(chancery::Province unit);
    /// A unit was dragged from one province to another.
    void unitDragged(chancery::Province unit, chancery::Province target, Qt::KeyboardModifiers modifiers);
    /// The board was clicked beside every province.
    void backgroundClicked();
    /// noProvince when the mouse leaves.
    void provinceHovered(chancery::Province province);
    void zoomChanged(double zoom);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Private;

    void place(double zoom, QPointF origin);
    void lookChanged();
    void showPicture();
    void hover(Province province);
    bool gesture(QEvent* event);

    std::unique_ptr<Private> d_;
};

} // namespace chancery
