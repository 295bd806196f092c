// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/slide_view.h"

#include <QPainter>

namespace chancery {

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

void SlideView::setSlide(const std::optional<ShownSlide>& shown)
{
    if (shown == shown_) return;
    shown_ = shown;
    setAttribute(Qt::WA_OpaquePaintEvent, covers()); // the board below need not be painted
    if (!shown_) forget();                           // the images take much memory
    setVisible(shown_.has_value());
    update();
}

void SlideView::forget()
{
    images_.forget();
    look_.reset();
    update();
}

bool SlideView::covers() const
{
    return shown_ && coversBoard(*shown_);
}

QRectF SlideView::content() const
{
    return slideBox(rect());
}

void SlideView::paintEvent(QPaintEvent*)
{
    if (!shown_ || !map_) return;
    if (!look_) look_ = {themeFor(kind_, *map_), map_};
    QPainter painter(this);
    images_.paint(painter, rect(), *shown_, *look_, devicePixelRatioF());
}

} // namespace chancery
