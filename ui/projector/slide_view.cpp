// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/projector/slide_view.h"

#include <QPainter>

#include <algorithm>

namespace chancery {

namespace {

constexpr double sideShare = .04, topShare = .03; ///< of the height, round the content
constexpr double widest = 1.72;                   ///< width by height
constexpr int strips = 24;                        ///< in which what has changed is filled in, from above
constexpr double stripsAtOnce = 4;

} // namespace

SlideView::SlideView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("slideView"));
    setAccessibleName(tr("Card or slide for the players"));
    hide();
}

void SlideView::setBoard(const BoardSource& source)
{
    map_ = source.map;
    shown_.reset();
    forget();
    hide();
}

void SlideView::setTheme(ThemeKind kind)
{
    kind_ = kind;
    forget();
}

void SlideView::setMargin(int pixels)
{
    if (margin_ == pixels) return;
    margin_ = pixels;
    forget();
}

void SlideView::setSlide(const std::optional<ShownSlide>& shown)
{
    if (shown == shown_) return;
    const bool other = !shown || !shown_ || shown->slide != shown_->slide;
    shown_ = shown;
    if (other) forget();
    setVisible(shown_.has_value());
    update();
}

void SlideView::forget()
{
    before_ = told_ = {};
    update();
}

QRectF SlideView::content() const
{
    const double side = std::max<double>(margin_, height() * sideShare), top = height() * topShare;
    QRectF box(side, top, width() - 2 * side, height() - 2 * top);
    if (box.width() > box.height() * widest) {
        const double spare = (box.width() - box.height() * widest) / 2;
        box.adjust(spare, 0, -spare, 0);
    }
    return box;
}

QImage SlideView::painted(bool told) const
{
    const double ratio = devicePixelRatioF();
    QImage image(size() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(surroundOf(kind_));
    QPainter painter(&image);
    paintSlide(painter, content(), shown_->slide, {themeFor(kind_, *map_), map_.get()}, told);
    return image;
}

void SlideView::paintEvent(QPaintEvent*)
{
    if (!shown_ || !map_) return;
    if (told_.size() != size() * devicePixelRatioF()) before_ = {}, told_ = painted(true);
    QPainter painter(this);
    if (shown_->ground > shown_->opacity) {
        painter.setOpacity(shown_->ground);
        painter.fillRect(rect(), surroundOf(kind_));
    }
    painter.setOpacity(shown_->opacity);
    const bool changes = shown_->told < 1 && std::holds_alternative<TallySlide>(shown_->slide);
    if (!changes) return painter.drawImage(0, 0, told_);
    if (before_.isNull()) before_ = painted(false);
    painter.drawImage(0, 0, before_);
    fillIn(painter);
}

void SlideView::fillIn(QPainter& painter) const
{
    const double ratio = devicePixelRatioF();
    for (int i = 0; i < strips; ++i) {
        const double share = std::clamp((shown_->told * (strips + stripsAtOnce) - i) / stripsAtOnce, 0., 1.);
        if (share <= 0) return;
        const int top = height() * i / strips, bottom = height() * (i + 1) / strips;
        const QRectF strip(0, top, width(), bottom - top);
        painter.setOpacity(shown_->opacity * share);
        painter.drawImage(strip, told_, {strip.topLeft() * ratio, strip.size() * ratio});
    }
}

} // namespace chancery
