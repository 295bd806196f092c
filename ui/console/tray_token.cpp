// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/tray_token.h"

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>

namespace chancery {

TrayToken::TrayToken(QWidget* parent)
    : QToolButton(parent)
    , flying_(new QLabel(parent))
{
    flying_->setAttribute(Qt::WA_TransparentForMouseEvents);
    flying_->hide();
    setCheckable(true);
    setAutoRaise(true);
    setCursor(Qt::OpenHandCursor);
}

void TrayToken::mousePressEvent(QMouseEvent* event)
{
    pressed_ = event->pos();
    QToolButton::mousePressEvent(event);
}

void TrayToken::mouseMoveEvent(QMouseEvent* event)
{
    const bool far = (event->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!(event->buttons() & Qt::LeftButton) || (!far && flying_->isHidden())) return;
    if (flying_->isHidden()) {
        setDown(false);
        flying_->setParent(window());
        flying_->setPixmap(icon().pixmap(iconSize()));
        flying_->adjustSize();
        flying_->show();
        flying_->raise();
    }
    flying_->move(window()->mapFromGlobal(event->globalPosition().toPoint()) - flying_->rect().center());
}

void TrayToken::mouseReleaseEvent(QMouseEvent* event)
{
    if (flying_->isHidden()) return QToolButton::mouseReleaseEvent(event);
    flying_->hide();
    setDown(false);
    Q_EMIT dropped(event->globalPosition().toPoint());
}

} // namespace chancery
