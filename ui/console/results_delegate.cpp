// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one order of a ResultsModel: see results_delegate.h.
#include "ui/console/results_delegate.h"

#include "ui/console/mood_sign.h"
#include "ui/parts/results_model.h"
#include "ui/words/unbroken.h"

#include <QApplication>
#include <QPainter>

namespace chancery {

namespace {

constexpr int band = 5, cellGap = 6, moodSize = 14;
constexpr int headingAir = 3; ///< above and below the text of a heading

QString textOf(const QModelIndex& index, ResultsModel::Column column)
{
    return unbroken(index.siblingAtColumn(column).data().toString());
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

void paintGround(QPainter& painter, const QStyleOptionViewItem& option)
{
    const QWidget* widget = option.widget;
    const QStyle* style = widget ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, widget);
}

int headingHeight(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return index.data(ResultsModel::HeadingRole).toString().isEmpty()
               ? 0
               : option.fontMetrics.height() + 2 * headingAir;
}

} // namespace

/// Returns the place of the title, wrapped, beside the verdict.
QRect ResultsDelegate::titlePlace(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int verdict =
        option.fontMetrics.horizontalAdvance(unbroken(index.data(ResultsModel::BadgeRole).toString()));
    const int width = option.rect.width() - band - verdict - moodSize - 4 - 3 * cellGap;
    const QRect area(band + cellGap, 4, width, 10000);
    return QFontMetrics(bold(option.font))
        .boundingRect(area, Qt::TextWordWrap, unbroken(index.data(ResultsModel::TitleRole).toString()));
}

/// Returns the place of the reason, wrapped. Its height decides the height of the row.
QRect ResultsDelegate::reasonPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString reason = textOf(index, ResultsModel::ReasonColumn);
    const int top = titlePlace(option, index).height() + cellGap;
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
    const QRect place = reasonPlace(at, index);
    return {160, headingHeight(option, index) + place.bottom() + cellGap + 1};
}

void ResultsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    painter->translate(option.rect.topLeft());
    const int above = headingHeight(option, index);
    if (above > 0) paintHeading(*painter, QRect(0, 0, option.rect.width(), above), index);
    QStyleOptionViewItem under = option;
    under.rect = QRect(0, above, option.rect.width(), option.rect.height() - above);
    paintGround(*painter, under);
    painter->translate(0, above);
    under.rect.moveTop(0);
    paintOrder(*painter, under, index);
    painter->restore();
}

/// Paints the power, with its player where the name is known, on the power's colour.
void ResultsDelegate::paintHeading(QPainter& painter, const QRect& place, const QModelIndex& index) const
{
    const PowerColours& colours = theme_.of(static_cast<Power>(index.data(ResultsModel::PowerRole).toInt()));
    painter.fillRect(place, colours.body);
    painter.setPen(colours.ink);
    const QRect inside = place.adjusted(band + cellGap, 0, -cellGap, 0);
    painter.setFont(bold(painter.font()));
    painter.drawText(inside, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(index.data(ResultsModel::HeadingRole).toString(),
                                                      Qt::ElideRight, inside.width()));
}

void ResultsDelegate::paintOrder(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const auto power = static_cast<Power>(index.data(ResultsModel::PowerRole).toInt());
    painter.fillRect(0, 0, band, option.rect.height() - 1, theme_.of(power).body);

    const int line = option.fontMetrics.height() + 4;
    const QString verdict = unbroken(index.data(ResultsModel::BadgeRole).toString());
    const int verdictWidth = option.fontMetrics.horizontalAdvance(verdict);
    const int right = option.rect.width() - cellGap;
    painter.setFont(option.font);
    painter.setPen(ink);
    painter.drawText(QRect(right - verdictWidth, 2, verdictWidth, line), Qt::AlignVCenter | Qt::AlignRight,
                     verdict);
    const auto mood = static_cast<Mood>(index.data(ResultsModel::MoodRole).toInt());
    const QRectF sign(right - verdictWidth - moodSize - 4, 2 + (line - moodSize) / 2.0, moodSize, moodSize);
    paintMood(painter, sign, mood, theme_, ink);

    painter.setFont(bold(option.font));
    painter.drawText(titlePlace(option, index), Qt::TextWordWrap,
                     unbroken(index.data(ResultsModel::TitleRole).toString()));
    painter.setFont(option.font);
    painter.drawText(reasonPlace(option, index), Qt::TextWordWrap, textOf(index, ResultsModel::ReasonColumn));
}

} // namespace chancery
