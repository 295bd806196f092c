// SPDX-License-Identifier: GPL-3.0-or-later
// The board as a widget: shows a Picture, zooms, pans, and reports which province was clicked. It knows no
// rules.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/draw/board_sight.h"
#include "ui/draw/board_speech.h"
#include "ui/scene/board_walk.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace chancery {

class BoardImages;

/// The board as a widget: it shows a Picture, is zoomed and moved by mouse, wheel, keys and fingers, and
/// reports by signals which province was clicked. It knows no rules.
class BoardView : public QWidget
{
    Q_OBJECT

public:
    /// Makes a view without a board, which shows nothing until `setBoard`.
    explicit BoardView(QWidget* parent = nullptr);
    ~BoardView() override;

    /// Shows another board, all of it, and drops the picture, which was of the board before.
    void setBoard(const BoardSource& source);
    /// Paints with the colours of a theme; those of the powers come from the board's map.
    void setTheme(ThemeKind kind);
    /// Chooses how the provinces are labelled.
    void setLabels(LabelMode mode);
    /// Sets the factor by which the tokens of the pictures are scaled: names keep clear of them, and arrows
    /// get thicker. The pictures themselves must be composed with the same factor.
    void setTokenScale(double scale);
    /// Sets the height of the provinces' codes in pixels below which zooming out does not make them smaller.
    void setLeastCodePixels(double pixels);
    /// Shows the board for a room: it fills the widget without a margin, with larger centres and letters.
    void setForRoom(bool forRoom);
    /// Sets the function that names provinces in the reader's language.
    void setNames(NameOf nameOf);
    /// Sets the function that returns whether the unit of a province can be dragged. Dragging anything else
    /// moves the board.
    void setDraggable(std::function<bool(Province)> mayDrag);
    /// Sets the function that returns whether a click with the right button acts on a province. Where it does
    /// not, and with Ctrl, the click asks for a menu.
    void setAidable(std::function<bool(Province)> mayAid);
    /// With false the board only shows: it takes no clicks, no focus and no zoom, as in the audience window.
    void setInteractive(bool interactive);
    /// Returns whether the board takes input.
    bool isInteractive() const { return interactive_; }
    /// Sets what screen readers are told beside what the picture shows.
    void setSpeech(BoardSpeech speech) { speech_ = std::move(speech); }
    /// Returns what screen readers are told beside what the picture shows.
    const BoardSpeech& speech() const { return speech_; }
    /// Returns the map of the board; nullptr without a board.
    const Map* map() const { return source_.map.get(); }

    /// Shows a picture of the present board, and repaints only what differs from the one before.
    void setPicture(const Picture& picture);
    /// Shows a picture from where the camera is, with what it lights. `views` has the orders in the shots
    /// that it needs. Only for a board that takes no input.
    void setPicture(const Picture& picture, const Framing& framing, const Views& views);
    /// Returns the picture that was set last.
    const Picture& picture() const;
    /// Returns the framing that was set last.
    const Framing& framing() const;
    /// Returns whether all is painted that the next move of the camera needs.
    bool isPrepared() const;
    /// Paints sharply at once what would be painted sharply a moment after zooming; before a screenshot.
    void settle();
    /// Returns whether the board is kept as images at the size that it is shown at. Just after a resize or a
    /// zoom they are stretched.
    bool sharp() const;

    /// Returns which part of the map is shown, and how large.
    const BoardLens& lens() const;
    /// Shows another part of the map, or the same one larger or smaller: `setLens(lens().zoomedIn())`.
    void setLens(const BoardLens& lens);
    /// Returns the province under a point of the widget, or noProvince. A token that overlaps another
    /// province counts for its own.
    Province provinceAt(const QPointF& screen) const;
    /// Returns the named coast at whose token place a point of the widget is, or nowhere.
    Location coastAt(const QPointF& screen) const;
    /// Returns the rectangle of the widget that a province covers; an empty one if the board does not have
    /// it, as while it is another map.
    QRectF provinceRect(Province province) const;

    /// Returns the province that the keyboard is at; noProvince until it walks, and once the mouse points.
    Province walkedTo() const { return cursor_; }
    /// Brings the keyboard to a province, which is under the pointer then, and into view.
    void walkTo(Province province);
    /// Sets the function that returns where a walk begins; without one, or where it returns noProvince, it
    /// begins in the middle of what is seen.
    void setWalkStart(std::function<Province()> start) { walkStart_ = std::move(start); }
    /// Acts as a click on a province.
    void press(Province province, Qt::KeyboardModifiers modifiers);
    /// Asks for the menu of a province.
    void askForMenu(Province province);

    /// Returns the size that the board would like to have, in pixels.
    QSize sizeHint() const override { return {960, 800}; }
    /// Returns the size in pixels below which the board cannot be read.
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    /// A province was clicked with the left button, perhaps at the place of a named coast.
    void provinceClicked(chancery::Province province, Qt::KeyboardModifiers modifiers,
                         chancery::Location coast);
    /// A province was clicked with the right button.
    void provinceAided(chancery::Province province);
    /// The menu of a province is wanted at this point of the display.
    void menuWanted(chancery::Province province, const QPoint& at);
    /// The user begins to drag the unit of this province.
    void pullBegun(chancery::Province unit);
    /// A unit was dragged from one province to another, perhaps to the place of a named coast; `target` is
    /// noProvince where it was dropped outside.
    void unitDragged(chancery::Province unit, chancery::Province target, Qt::KeyboardModifiers modifiers,
                     chancery::Location coast);
    /// The board was clicked beside every province.
    void backgroundClicked();
    /// The mouse or the keyboard has come to another province, or to noProvince when it leaves them.
    void provinceHovered(chancery::Province province);
    /// Tab was pressed, or with -1 Shift+Tab, while the keyboard walks. A slot that walks on sets `taken`;
    /// otherwise the focus leaves the board.
    void tabbed(int step, bool& taken);
    /// There is no province beside the one that the keyboard is at.
    void walkEnded();
    /// The zoom has become this many pixels for one map unit.
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
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// A button of the mouse that is down: a click until the mouse has moved, then a drag.
    struct Press
    {
        QPointF at, now; ///< where the button went down, and where the mouse is
        Province unit;   ///< the province whose unit is dragged, or noProvince for the board
        bool dragging;   ///< whether it is no click any more
    };

    /// A step by an arrow key.
    struct Step
    {
        Province from, to;
        Bearing bearing;
    };

    /// Returns what is seen now.
    const BoardSight& sight() const;
    void lookChanged();
    void hover(Province province);
    /// Takes a key of the walk from province to province; returns whether it was one.
    bool walk(const QKeyEvent& key);
    void step(Bearing bearing);
    Province walkStart() const;
    QPointF anchorOf(Province province) const;
    void paintCursor(QPainter& painter) const;
    /// Shows another part of the map if there is one to show; returns whether there is.
    bool go(const std::optional<BoardLens>& lens);
    /// Has what differs from an earlier picture and framing painted again.
    void follow(const Picture& before, const Framing& was);
    /// Paints what will be needed next between other events, until all of it is there.
    void startPreparing();

    BoardSource source_;
    BoardLook look_;
    ThemeKind theme_ = ThemeKind::Light;
    std::unique_ptr<BoardImages> images_; ///< none without a board
    mutable BoardSight sight_;            ///< its pixels are as they were when sight() was last called
    bool interactive_ = true;
    std::function<bool(Province)> mayDrag_, mayAid_;
    std::function<Province()> walkStart_;
    BoardSpeech speech_;
    Province cursor_ = noProvince;
    std::vector<Step> trail_; ///< the steps by arrow keys to where the cursor is
    std::optional<Press> press_;
    QTimer refine_{this};  ///< paints sharply when the zoom has stopped
    QTimer prepare_{this}; ///< paints the next shot in small steps; off while there is nothing to do
};

} // namespace chancery
