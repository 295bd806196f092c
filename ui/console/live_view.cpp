// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/live_view.h"

#include "ui/draw/board_view.h"
#include "ui/draw/type.h"
#include "ui/room/projector_window.h"
#include "ui/room/screens.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

namespace chancery {

namespace {

constexpr int frameMs = 40; ///< 25 frames a second are enough for a small copy
constexpr int gap = spacingStep;

/// Returns a spot of colour for a button, as large as the other icons.
QIcon spotOf(Ink ink)
{
    constexpr QSize size(24, 24);
    QPixmap spot(size);
    spot.fill(Qt::transparent);
    QPainter painter(&spot);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colourOf(ink));
    painter.setPen(QColor(0, 0, 0, 200));
    painter.drawEllipse(QRectF(QPointF(), size).adjusted(3, 3, -3, -3));
    return spot;
}

} // namespace

LiveView::LiveView(QWidget* parent)
    : QWidget(parent)
    , picture_(new ProjectorWindow(this))
    , state_(new QLabel(this))
    , tools_(new QWidget(this))
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
    tools_->setCursor(Qt::ArrowCursor);
    auto* row = new QHBoxLayout(tools_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
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

void LiveView::offer(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(tools_);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // the room sees what they do; each has a key of its own
        tools_->layout()->addWidget(button);
        if (action->objectName() == u"draw.colour") colour_ = action;
    }
    setInk(ink_);
}

void LiveView::setTool(std::optional<SketchTool> tool)
{
    tool_ = tool;
    showTool();
}

void LiveView::showTool()
{
    const bool draws = tool_ && audience_ && audience_->presenting() && !audience_->blank();
    setCursor(draws ? Qt::CrossCursor : Qt::ArrowCursor);
}

void LiveView::setInk(Ink ink)
{
    ink_ = ink;
    if (colour_) colour_->setIcon(spotOf(ink));
}

/// Returns a point of this widget in parts of the copied window.
QPointF LiveView::partAt(const QPointF& position) const
{
    const QPointF inside = position - picture_->pos();
    return {std::clamp(inside.x() / picture_->width(), 0., 1.),
            std::clamp(inside.y() / picture_->height(), 0., 1.)};
}

void LiveView::mousePressEvent(QMouseEvent* event)
{
    const bool inside = picture_->isVisible() && picture_->geometry().contains(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !inside || !tool_ || audience_->blank())
        return QWidget::mousePressEvent(event);
    drawn_ = Stroke{*tool_, ink_, partAt(event->position()), partAt(event->position())};
    std::vector<Stroke> strokes = audience_->sketch()->strokes();
    strokes.push_back(*drawn_);
    audience_->sketch()->setStrokes(std::move(strokes));
    picture_->sketch()->setStrokes(audience_->sketch()->strokes());
}

void LiveView::mouseMoveEvent(QMouseEvent* event)
{
    if (drawn_) draw(event->position(), false);
}

void LiveView::mouseReleaseEvent(QMouseEvent* event)
{
    if (drawn_) draw(event->position(), true);
}

/// What is being drawn goes with the rest of the drawing, and then the drag draws no more.
void LiveView::draw(const QPointF& position, bool ended)
{
    std::vector<Stroke> strokes = audience_ ? audience_->sketch()->strokes() : std::vector<Stroke>();
    if (strokes.empty() || strokes.back() != *drawn_) return drawn_.reset();
    drawn_->to = partAt(position);
    strokes.back() = *drawn_;
    if (ended && !isSeen(*drawn_, audience_->size())) strokes.pop_back();
    if (ended) drawn_.reset();
    audience_->sketch()->setStrokes(strokes);
    picture_->sketch()->setStrokes(std::move(strokes));
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
    tools_->setVisible(presented);
    layOut();
    showTool();
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
    const int taken = presented ? tools_->sizeHint().width() + gap : 0, left = width() - taken;
    const int line =
        presented ? std::max(state_->heightForWidth(left), tools_->sizeHint().height()) + gap : height();
    state_->setGeometry(taken, height() - line, left, line);
    if (!presented) return;
    tools_->setGeometry(gap, height() - line, taken - gap, line);
    const QSize room(width() - 2 * gap, height() - line - gap);
    QRect place(QPoint(), audience_->size().scaled(room, Qt::KeepAspectRatio));
    place.moveCenter(QPoint(width() / 2, gap + room.height() / 2));
    picture_->setGeometry(place);
}

} // namespace chancery
