// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a widget: shows a Picture, zooms, pans, and says which province was clicked. Works nothing
// out.
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

    /// Another board: fits it to the window and forgets the picture.
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
    /// Says of which spaces the unit can be pulled somewhere; pulling anything else moves the board.
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
    /// Makes room for a part of the map in the middle, also when the window is resized, until somebody zooms
    /// or pans.
    void showRegion(const QRectF& region);
    /// Changes the zoom and keeps the map point under `fixed` where it is on the screen.
    void setZoom(double zoom, const QPointF& fixed);
    void panBy(const QPointF& pixels);

    QPointF toScreen(Point mapPoint) const;
    Point toMap(const QPointF& screen) const;
    /// The province under a screen point; a token just outside its space counts for its space.
    Province provinceAt(const QPointF& screen) const;

    QSize sizeHint() const override { return {960, 800}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void provinceClicked(chancery::Province province, Qt::KeyboardModifiers modifiers);
    /// The other button was clicked there.
    void provinceAided(chancery::Province province);
    void pullBegun(chancery::Province unit);
    /// A unit was pulled from one space to another.
    void unitDragged(chancery::Province unit, chancery::Province target, Qt::KeyboardModifiers modifiers);
    /// A click beside every space.
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
