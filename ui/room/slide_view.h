// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a card or a slide in place of the board.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/room/slide_painter.h"

#include <QWidget>

#include <optional>

namespace chancery {

/// A widget that lies over the board and shows a card or slide. It is hidden while there is none.
class SlideView : public QWidget
{
    Q_OBJECT

public:
    /// Makes a hidden view.
    explicit SlideView(QWidget* parent = nullptr);

    /// Sets the map that slides are about, removes the slide and hides the view.
    void setBoard(const BoardSource& source);
    /// Sets the theme. The next painting uses it.
    void setTheme(ThemeKind kind);
    /// Shows this slide, or hides the view if there is none. Repaints only the part that has changed.
    void setSlide(const std::optional<ShownSlide>& shown);
    /// Returns the shown slide, if there is one.
    const std::optional<ShownSlide>& slide() const { return shown_; }
    /// Returns the area that the slide itself fills, in pixels of the view.
    QRectF content() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void forget();
    bool covers() const; ///< whether the slide hides all that is below it

    std::shared_ptr<const Map> map_;
    ThemeKind kind_ = ThemeKind::Dark;
    std::optional<ShownSlide> shown_;
    std::optional<SlideLook> look_; ///< made when it is first painted
    SlideImages images_;
};

} // namespace chancery
