// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one order of a ResultsModel: see results_delegate.h.
#include "ui/panels/results_delegate.h"

#include "ui/models/results_model.h"
#include "ui/panels/mood_sign.h"
#include "ui/text/unbroken.h"

#include <QApplication>
#include <QPainter>

namespace chancery {

namespace {

constexpr int band = 5, cellGap = 6, moodSize = 14;

QString textOf(const QModelIndex& index, ResultsModel::Column column)
{
    return unbroken(index.siblingAtColumn(column).data().toString());
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    const QWidget* widget = option.widget;
    const QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, widget);
}

} // namespace

// Returns the place of the reason, wrapped. Its height decides the height of the row.
QRect ResultsDelegate::reasonPlace(const QStyleOptionViewItem& option, const QString& reason) const
{
    const int top = option.fontMetrics.height() + cellGap;
    const QRect area(band + cellGap, top, option.rect.width() - band - 2 * cellGap, 10000);
    return option.fontMetrics.boundingRect(area, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, reason);
}

QSize ResultsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem at = option;
    if (const QWidget* list = option.widget) { // the text must fit with and without the scroll bar
        const int scrollBar = list->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, list);
        at.rect.setWidth(list->contentsRect().width() - scrollBar);
    }
    const QRect place = reasonPlace(at, textOf(index, ResultsModel::ReasonColumn));
    return {160, place.bottom() + cellGap + 1};
}

void ResultsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    paintGround(*painter, option);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    painter->translate(option.rect.topLeft());
    const auto power = static_cast<Power>(index.data(ResultsModel::PowerRole).toInt());
    painter->fillRect(0, 1, band, option.rect.height() - 2, theme_.of(power).body);

    const int line = option.fontMetrics.height() + 4;
    const QString verdict = unbroken(index.data(ResultsModel::BadgeRole).toString());
    const int verdictWidth = option.fontMetrics.horizontalAdvance(verdict);
    const int right = option.rect.width() - cellGap;
    painter->setPen(ink);
    painter->drawText(QRect(right - verdictWidth, 2, verdictWidth, line), Qt::AlignVCenter | Qt::AlignRight,
                      verdict);
    const auto mood = static_cast<Mood>(index.data(ResultsModel::MoodRole).toInt());
    const QRectF sign(right - verdictWidth - moodSize - 4, 2 + (line - moodSize) / 2.0, moodSize, moodSize);
    paintMood(*painter, sign, mood, theme_, ink);

    QFont bold = option.font;
    bold.setBold(true);
    painter->setFont(bold);
    const QRect place(band + cellGap, 2, static_cast<int>(sign.left()) - band - 2 * cellGap, line);
    const QString order = textOf(index, ResultsModel::OrderColumn);
    painter->drawText(place, Qt::AlignVCenter,
                      QFontMetrics(bold).elidedText(order, Qt::ElideRight, place.width()));
    painter->setFont(option.font);
    const QString reason = textOf(index, ResultsModel::ReasonColumn);
    painter->drawText(reasonPlace(option, reason), Qt::TextWordWrap, reason);
    painter->restore();
}

} // namespace chancery
