// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a card or a slide where the board is.
#pragma once

#include "ui/paint/board_look.h"
#include "ui/projector/slide_images.h"

#include <QWidget>

#include <optional>

namespace chancery {

class SlideView : public QWidget
{
    Q_OBJECT

public:
    explicit SlideView(QWidget* parent = nullptr);

    void setBoard(const BoardSource& source);
    void setTheme(ThemeKind kind);
    /// Left free at both sides, so that what lies there can be seen.
    void setMargin(int pixels);
    /// Hidden if there is none.
    void setSlide(const std::optional<ShownSlide>& shown);
    const std::optional<ShownSlide>& slide() const { return shown_; }
    /// Where the slide itself is painted.
    QRectF content() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void forget();
    bool covers() const; ///< all that is below

    std::shared_ptr<const Map> map_;
    ThemeKind kind_ = ThemeKind::Dark;
    int margin_ = 0;
    std::optional<ShownSlide> shown_;
    std::optional<SlideLook> look_; ///< made when it is needed
    SlideImages images_;
};

} // namespace chancery
