// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/chip_row.h"

#include "ui/draw/type.h"

#include <QEvent>

#include <algorithm>

namespace chancery {

namespace {

/// Returns the size of chips side by side.
template<class SizeOf>
QSize sizeOfAll(const QList<Chip*>& chips, SizeOf sizeOf)
{
    QSize all(0, 0);
    for (const Chip* chip : chips)
        all = QSize(all.width() + (all.width() > 0 ? spacingStep : 0) + sizeOf(*chip).width(),
                    std::max(all.height(), sizeOf(*chip).height()));
    return all;
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
    return sizeOfAll(shown(), [](const Chip& chip) { return chip.sizeHint(); });
}

QSize ChipRow::minimumSizeHint() const
{
    return sizeOfAll(shown(), [](const Chip& chip) { return chip.minimumSizeHint(); });
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

void ChipRow::arrange()
{
    const QList<Chip*> all = shown();
    int over = sizeHint().width() - width();
    QList<int> widths;
    for (const Chip* chip : all) widths << chip->sizeHint().width();
    for (qsizetype i = all.size() - 1; i >= 0 && over > 0; --i) {
        const int least = all[i]->minimumSizeHint().width();
        over -= widths[i] - least;
        widths[i] = least;
    }
    int left = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        all[i]->setGeometry(left, 0, widths[i], height());
        left += widths[i] + spacingStep;
    }
}

} // namespace chancery
