// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/frame_over.h"

#include <QEvent>
#include <QPainter>

namespace chancery {

namespace {

constexpr int thick = 2;

} // namespace

FrameOver::FrameOver(QWidget& under)
    : QWidget(&under)
{
    setObjectName(QStringLiteral("frameOver"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(under.rect());
    under.installEventFilter(this);
    hide();
}

void FrameOver::setColour(const QColor& colour)
{
    colour_ = colour;
    update();
}

bool FrameOver::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) setGeometry(static_cast<QWidget*>(watched)->rect());
    return false;
}

void FrameOver::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRegion frame = QRegion(rect()) - rect().adjusted(thick, thick, -thick, -thick);
    for (const QRect& part : frame) painter.fillRect(part, colour_);
}

} // namespace chancery
