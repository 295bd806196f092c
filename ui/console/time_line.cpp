// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/time_line.h"

#include "ui/draw/type.h"
#include "ui/words/words.h"

#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QWheelEvent>

#include <algorithm>

namespace chancery {

namespace {

constexpr int phaseAir = 6;
constexpr double phaseCorner = 4; ///< the radius of the square of a phase that is shown
constexpr QSize peekSize{312, 240};

} // namespace

QString TimeLine::lettersOf(const Phase& phase)
{
    if (phase.kind == PhaseKind::Adjustment) return tr("W", "winter, on the line of phases");
    const QString season = phase.season == Season::Spring ? tr("S", "spring, on the line of phases")
                                                          : tr("F", "fall, on the line of phases");
    return phase.kind == PhaseKind::Movement ? season : season + tr("r", "retreats, after a season");
}

TimeLine::TimeLine(const Session& session, Presenter& presenter, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , presenter_(presenter)
    , board_(new QLabel(this, Qt::ToolTip))
{
    setObjectName(QStringLiteral("timeLine"));
    setAccessibleName(tr("Phases of the game"));
    setFixedHeight(grown(22));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    board_->setObjectName(QStringLiteral("phasePeek"));
    board_->setFrameShape(QFrame::Box);
    board_->hide();
    connect(&session_, &Session::changed, this, [this](Change change) {
        if (change == Change::Game || change == Change::Phase) list();
    });
    connect(&presenter_, &Presenter::shownPhaseChanged, this, &TimeLine::follow);
    connect(&presenter_, &Presenter::stateChanged, this, qOverload<>(&QWidget::update));
    list();
}

void TimeLine::setPeek(Peek peek)
{
    peek_ = std::move(peek);
}

void TimeLine::list()
{
    items_.clear();
    board_->hide();
    int at = phaseAir, year = 0;
    const auto add = [&](const QString& text, std::optional<std::size_t> phase) {
        const int width = fontMetrics().horizontalAdvance(text) + 2 * phaseAir;
        items_.push_back({text, phase, at, width});
        at += width;
    };
    const std::vector<PhaseRecord>& phases = session_.game().phases;
    for (std::size_t i = 0; i < phases.size(); ++i) {
        if (phases[i].phase.year != year) {
            year = phases[i].phase.year;
            at += items_.empty() ? 0 : phaseAir;
            add(QString::number(year), {});
        }
        add(lettersOf(phases[i].phase), i);
    }
    follow();
}

void TimeLine::follow()
{
    const std::size_t shown = presenter_.shownPhase();
    if (!items_.empty()) setAccessibleDescription(Words::phase(presenter_.shownRecord().phase));
    const auto item = std::ranges::find_if(items_, [&](const Item& one) { return one.phase == shown; });
    if (item == items_.end()) return;
    int offset = offset_;
    offset = std::max(offset, item->left + item->width + 2 * phaseAir - width());
    moveTo(std::min(offset, item->left - phaseAir));
}

/// Of a comparison both phases are on the board.
bool TimeLine::isOnBoard(std::size_t phase) const
{
    const Comparison* compared = presenter_.console().comparison();
    return compared ? phase == compared->from || phase == compared->to : phase == presenter_.shownPhase();
}

void TimeLine::moveTo(int offset)
{
    const int end = items_.empty() ? 0 : items_.back().left + items_.back().width + phaseAir;
    offset_ = std::clamp(offset, 0, std::max(0, end - width()));
    update();
}

std::optional<std::size_t> TimeLine::phaseAt(const QPoint& at) const
{
    for (const Item& item : items_)
        if (item.phase && at.x() + offset_ >= item.left && at.x() + offset_ < item.left + item.width)
            return item.phase;
    return std::nullopt;
}

QRect TimeLine::placeOf(std::size_t phase) const
{
    for (const Item& item : items_)
        if (item.phase == phase) return {item.left - offset_, 0, item.width, height()};
    return {};
}

bool TimeLine::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    if (const auto phase = phaseAt(static_cast<QHelpEvent*>(event)->pos())) peekAt(*phase);
    return true;
}

void TimeLine::peekAt(std::size_t phase)
{
    if (!peek_) return;
    board_->setPixmap(peek_(phase, peekSize * devicePixelRatioF()));
    board_->adjustSize();
    const QRect room = screen()->availableGeometry();
    QPoint at = mapToGlobal(QPoint(placeOf(phase).left(), -board_->height() - 2));
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - board_->width())));
    board_->move(at);
    board_->show();
}

void TimeLine::resizeEvent(QResizeEvent*)
{
    follow();
}

void TimeLine::mouseReleaseEvent(QMouseEvent* event)
{
    const auto phase = phaseAt(event->position().toPoint());
    board_->hide();
    if (event->button() != Qt::LeftButton || !phase) return;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        presenter_.compare(presenter_.shownPhase(), *phase);
    else
        presenter_.showPhase(*phase);
}

void TimeLine::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    board_->hide();
    moveTo(offset_ - (turned.x() ? turned.x() : turned.y()) / 2);
    event->accept();
}

void TimeLine::leaveEvent(QEvent*)
{
    board_->hide();
}

void TimeLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.setRenderHint(QPainter::Antialiasing);
    const std::size_t last = session_.game().phases.size() - 1;
    QFont bold = font();
    bold.setBold(true);
    for (const Item& item : items_) {
        const QRect box(item.left - offset_, 0, item.width, height());
        const bool chosen = item.phase && isOnBoard(*item.phase);
        if (chosen) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().highlight());
            painter.drawRoundedRect(box.adjusted(1, 2, -1, -2), phaseCorner, phaseCorner);
        }
        painter.setPen(palette().color(chosen ? QPalette::HighlightedText : QPalette::WindowText));
        painter.setFont(item.phase ? font() : bold);
        painter.drawText(box, Qt::AlignCenter, item.text);
        if (item.phase == last && !chosen) // the phase being played
            painter.fillRect(QRect(box.left() + 3, height() - 4, box.width() - 6, 2), palette().highlight());
    }
}

} // namespace chancery
