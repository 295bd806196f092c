// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/chip.h"

#include "ui/draw/type.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace chancery {

namespace {

constexpr int chipAir = spacingStep / 2; ///< between the text and the rounded ends
constexpr double tintOfChip = .14;       ///< of the ink in the box

} // namespace

Chip::Chip(const char* objectName, QWidget* parent)
    : QAbstractButton(parent)
{
    setObjectName(QString::fromLatin1(objectName));
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setType(this, TypeSize::Small);
    hide();
}

void Chip::tell(const QString& text, Tone tone, const QStringList& shorter)
{
    tone_ = tone;
    shorter_ = shorter;
    setText(text);
    if (text != accessibleName()) setAccessibleName(text); // readers are told only what is new
    setVisible(!text.isEmpty());
    updateGeometry();
    update();
}

void Chip::setClickable(bool clickable)
{
    clickable_ = clickable;
    clickable ? setCursor(Qt::PointingHandCursor) : unsetCursor();
}

int Chip::widthOf(const QString& text) const
{
    return fontMetrics().horizontalAdvance(text) + 2 * chipAir + fontMetrics().height();
}

int Chip::widthWithout(qsizetype forms) const
{
    if (forms == 0) return sizeHint().width();
    return shorter_.isEmpty() ? minimumSizeHint().width()
                              : widthOf(shorter_[std::min(forms, shorter_.size()) - 1]);
}

QSize Chip::sizeHint() const
{
    return {widthOf(text()), fontMetrics().height() + 2};
}

QSize Chip::minimumSizeHint() const
{
    if (!shorter_.isEmpty()) return {widthOf(shorter_.last()), sizeHint().height()};
    constexpr int letters = 10; // of which something can still be understood
    return sizeHint().boundedTo(
        {letters * fontMetrics().averageCharWidth() + 2 * chipAir, sizeHint().height()});
}

void Chip::paintEvent(QPaintEvent*)
{
    const Theme theme = themeFor(themeOf(*this), Map{});
    const QColor text = palette().color(QPalette::WindowText);
    const QColor ink = tone_ == Tone::Alarm ? theme.alarm : tone_ == Tone::Missing ? theme.missing : text;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(.5, .5, -.5, -.5);
    painter.setPen(clickable_ && underMouse() ? QPen(ink) : QPen(Qt::NoPen));
    painter.setBrush(mixed(ink, palette().color(QPalette::Window), tintOfChip));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setPen(tone_ == Tone::Quiet ? text : mixed(ink, text, .6));
    const int side = chipAir + fontMetrics().height() / 2;
    const QRect inside = rect().adjusted(side, 0, -side, 0);
    QString fitting = this->text();
    for (const QString& form : shorter_)
        if (widthOf(fitting) > width()) fitting = form;
    painter.drawText(inside, Qt::AlignCenter,
                     fontMetrics().elidedText(fitting, Qt::ElideRight, inside.width() + 1));
}

bool Chip::event(QEvent* event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) update();
    if (!clickable_ &&
        (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease))
        return QWidget::event(event);
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && width() < sizeHint().width()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QAbstractButton::event(event);
}

namespace {

/// Returns the width of chips side by side without so many forms.
int widthOfAll(const QList<Chip*>& chips, qsizetype forms)
{
    int all = 0;
    for (const Chip* chip : chips) all += (all > 0 ? spacingStep : 0) + chip->widthWithout(forms);
    return all;
}

int heightOfAll(const QList<Chip*>& chips)
{
    int high = 0;
    for (const Chip* chip : chips) high = std::max(high, chip->sizeHint().height());
    return high;
}

/// Returns how many shorter forms the chip with the most has; one that is cut at its end has one.
qsizetype mostForms(const QList<Chip*>& chips)
{
    qsizetype most = 1;
    for (const Chip* chip : chips) most = std::max(most, chip->shorterForms());
    return most;
}

} // namespace

void ChipRow::add(Chip& chip)
{
    chip.setParent(this);
    chips_ << &chip;
}

QList<Chip*> ChipRow::shown() const
{
    QList<Chip*> all;
    for (Chip* chip : chips_)
        if (!chip->isHidden()) all << chip;
    return all;
}

QSize ChipRow::sizeHint() const
{
    return {widthOfAll(shown(), 0), heightOfAll(shown())};
}

QSize ChipRow::minimumSizeHint() const
{
    return {widthWithout(mostForms(shown())), heightOfAll(shown())};
}

int ChipRow::widthWithout(qsizetype forms) const
{
    QList<Chip*> needed = shown();
    needed.removeIf([](const Chip* chip) { return chip->mayGo(); });
    return widthOfAll(needed, forms);
}

void ChipRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool ChipRow::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return handled;
}

/// Returns the widths of chips that have this room together.
QList<int> ChipRow::widthsWithin(const QList<Chip*>& all, int room) const
{
    int over = sizeHint().width() - room;
    QList<int> widths;
    for (const Chip* chip : all) widths << chip->sizeHint().width();
    for (const bool mayGo : {true, false}) {
        for (qsizetype forms = 1; over > 0 && forms <= mostForms(all); ++forms)
            for (qsizetype i = all.size() - 1; i >= 0 && over > 0; --i) {
                if (all[i]->mayGo() != mayGo) continue;
                const int shorter = all[i]->widthWithout(forms);
                over -= widths[i] - shorter;
                widths[i] = shorter;
            }
        for (qsizetype i = all.size() - 1; mayGo && i >= 0 && over > 0; --i) {
            if (!all[i]->mayGo()) continue;
            over -= widths[i] + spacingStep;
            widths[i] = 0;
        }
    }
    return widths;
}

void ChipRow::arrange()
{
    const QList<Chip*> all = shown();
    const QList<int> widths = widthsWithin(all, width());
    int left = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const int high = widths[i] > 0 ? all[i]->sizeHint().height() : 0;
        all[i]->setGeometry(left, (height() - high) / 2, widths[i], high);
        left += widths[i] > 0 ? widths[i] + spacingStep : 0;
    }
}

} // namespace chancery
