// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/toast.h"

#include "ui/draw/type.h"
#include "ui/parts/announcer.h"
#include "ui/parts/dialog_parts.h"

#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPropertyAnimation>
#include <QToolButton>

#include <algorithm>

namespace chancery {

namespace {

constexpr int toastStaysMs = 6000, toastFadesMs = 300;
constexpr int toastAir = 2 * spacingStep;

} // namespace

Toast::Toast(QWidget& under)
    : QFrame(&under)
    , under_(under)
    , text_(new QLabel(this))
    , folder_(new QToolButton(this))
    , opacity_(new QGraphicsOpacityEffect(this))
    , fading_(new QPropertyAnimation(opacity_, "opacity", this))
{
    setObjectName(QStringLiteral("toast"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    folder_->setText(tr("Open folder"));
    folder_->setFocusPolicy(Qt::NoFocus); // it goes away by itself, so it must not have the keyboard
    introduce(folder_, "openFolder", tr("Open folder"), tr("Show the folder of the file"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(text_, 1);
    row->addWidget(folder_);
    opacity_->setEnabled(false); // it costs a copy of what is painted
    setGraphicsEffect(opacity_);
    fading_->setDuration(toastFadesMs);
    fading_->setStartValue(1.);
    fading_->setEndValue(0.);
    resting_.setParent(this);
    resting_.setSingleShot(true);
    resting_.setInterval(toastStaysMs);
    connect(&resting_, &QTimer::timeout, this, &Toast::fade);
    connect(fading_, &QPropertyAnimation::finished, this, &QWidget::hide);
    connect(folder_, &QToolButton::clicked, this, [this] { Q_EMIT folderWanted(path_); });
    under_.installEventFilter(this);
    hide();
}

void Toast::say(const QString& text, const QString& path)
{
    path_ = path;
    text_->setText(text);
    folder_->setVisible(!path.isEmpty());
    fading_->stop();
    opacity_->setEnabled(false);
    place();
    show();
    raise();
    resting_.start();
    setAccessibleName(text);
    announce(*this, text);
}

QString Toast::text() const
{
    return text_->text();
}

void Toast::fade()
{
    if (underMouse()) return resting_.start();
    opacity_->setEnabled(true);
    fading_->start();
}

void Toast::place()
{
    const int room = under_.width() - 2 * toastAir;
    text_->setFixedWidth(
        std::min({text_->fontMetrics().horizontalAdvance(text_->text()) + spacingStep, grown(420),
                  std::max(room - folder_->sizeHint().width() - 4 * toastAir, 0)}));
    adjustSize();
    move(under_.width() - toastAir - width(), toastAir);
}

bool Toast::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &under_ && event->type() == QEvent::Resize && isVisible()) place();
    return false;
}

void Toast::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), spacingStep, spacingStep);
}

} // namespace chancery
