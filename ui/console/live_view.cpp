// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/live_view.h"

#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"
#include "ui/room/screens.h"

#include <QLabel>

namespace chancery {

namespace {

constexpr int frameMs = 40; ///< 25 frames a second are enough for a small copy
constexpr int gap = 4;

} // namespace

LiveView::LiveView(QWidget* parent)
    : QWidget(parent)
    , picture_(new ProjectorWindow(this))
    , state_(new QLabel(this))
{
    setObjectName(QStringLiteral("liveView"));
    setAccessibleName(tr("What the players see"));
    picture_->setWindowFlags(Qt::Widget);
    picture_->setObjectName(QStringLiteral("liveViewPicture"));
    picture_->board()->setObjectName(QStringLiteral("liveViewBoard"));
    picture_->setAttribute(Qt::WA_TransparentForMouseEvents);
    picture_->setAutoFillBackground(false);
    state_->setObjectName(QStringLiteral("liveViewState"));
    state_->setAlignment(Qt::AlignCenter);
    state_->setWordWrap(true);
    soon_.setParent(this);
    soon_.setSingleShot(true);
    soon_.setInterval(frameMs);
    connect(&soon_, &QTimer::timeout, this, &LiveView::refresh);
    refresh();
}

void LiveView::setNames(NameOf nameOf)
{
    picture_->setNames(std::move(nameOf));
}

void LiveView::setTheme(ThemeKind kind)
{
    picture_->setTheme(kind);
}

void LiveView::follow(ProjectorWindow* audience)
{
    if (audience_) disconnect(audience_, nullptr, this, nullptr);
    audience_ = audience;
    soon_.start();
    if (!audience) return;
    connect(audience, &ProjectorWindow::shownChanged, this, [this] {
        if (!soon_.isActive() && isVisible()) soon_.start();
    });
}

QString LiveView::state() const
{
    if (elsewhere_) return tr("The players see another game. Press F5 to show them this one.");
    if (!audience_ || !audience_->presenting())
        return tr("The players see nothing. Press F5 to open the audience window.");
    const QScreen* screen = audience_->audienceScreen();
    const QString where = screen ? screenTitle(*screen) : tr("In a window");
    if (audience_->blank()) return tr("%1: blank").arg(where);
    return audience_->frozen() ? tr("%1: frozen").arg(where) : where;
}

void LiveView::refresh()
{
    const bool presented = audience_ && audience_->presenting();
    state_->setText(state());
    picture_->setVisible(presented);
    layOut();
    if (presented && isVisible()) picture_->mirror(*audience_);
}

void LiveView::resizeEvent(QResizeEvent*)
{
    layOut();
}

void LiveView::showEvent(QShowEvent*)
{
    refresh();
}

/// Lays out the copy as large as fits, in the shape of the audience window.
void LiveView::layOut()
{
    const bool presented = audience_ && audience_->presenting();
    const int line = presented ? state_->heightForWidth(width()) + gap : height();
    state_->setGeometry(0, height() - line, width(), line);
    if (!presented) return;
    const QSize room(width() - 2 * gap, height() - line - gap);
    QRect place(QPoint(), audience_->size().scaled(room, Qt::KeepAspectRatio));
    place.moveCenter(QPoint(width() / 2, gap + room.height() / 2));
    picture_->setGeometry(place);
}

} // namespace chancery
