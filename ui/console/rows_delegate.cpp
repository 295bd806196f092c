// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/rows_delegate.h"

#include "ui/console/mood_sign.h"
#include "ui/draw/flat_controls.h"
#include "ui/draw/token_painter.h"
#include "ui/parts/rows_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace chancery {

namespace {

constexpr int rowGap = 5;

/// The sizes of what is painted in a row, which grow with its text.
struct RowSizes
{
    explicit RowSizes(const QFontMetrics& text)
        : tokenSide(std::max(16, text.height() - 3))
    {
    }

    int tokenSide;
    int tokenWide = tokenSide * 11 / 8;
    int signSide = tokenSide * 7 / 8;
};

const UnitRow& rowAt(const QModelIndex& index)
{
    return static_cast<const RowsModel*>(index.model())->row(index.row());
}

/// Returns the room for the labels of all rows: of places, unless one has more to say.
int labelWidth(const QStyleOptionViewItem& option)
{
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    const auto* rows = list ? static_cast<const RowsModel*>(list->model()) : nullptr;
    const QString widestPlace = QStringLiteral("MMM/nc"), longest = QStringLiteral("Removal 10");
    const bool places = rows && rows->hasPlacesOnly();
    return option.fontMetrics.horizontalAdvance(places ? widestPlace : longest);
}

/// Returns the option with the width of a row beside a scroll bar, so that rows do not change when one comes.
QStyleOptionViewItem besideScrollBar(QStyleOptionViewItem option)
{
    if (const QWidget* list = option.widget)
        option.rect.setWidth(list->contentsRect().width() -
                             list->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, list));
    return option;
}

/// Paints a triangle with an exclamation mark.
void paintWarning(QPainter& painter, const QRectF& a, const QColor& colour)
{
    const QPolygonF triangle{QPointF(a.center().x(), a.top() + 1), a.bottomRight() - QPointF(0, 1),
                             a.bottomLeft() - QPointF(0, 1)};
    painter.setPen(QPen(colour, flat::stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(triangle);
    const double x = a.center().x();
    painter.drawLine(QPointF(x, a.top() + a.height() * 0.4), QPointF(x, a.top() + a.height() * 0.62));
    painter.drawPoint(QPointF(x, a.top() + a.height() * 0.78));
}

void paintCross(QPainter& painter, const QRectF& place, const QColor& colour)
{
    painter.setPen(QPen(colour, flat::stroke, Qt::SolidLine, Qt::RoundCap));
    const QRectF a = place.adjusted(4, 4, -4, -4);
    painter.drawLine(a.topLeft(), a.bottomRight());
    painter.drawLine(a.topRight(), a.bottomLeft());
}

/// Paints a hairline between the rows of two powers.
void paintBorder(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool same =
        index.row() == 0 || rowAt(index.siblingAtRow(index.row() - 1)).power == rowAt(index).power;
    if (!same)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)),
                         flat::hairline(option.palette));
}

constexpr int linesBeside = 6, rowsMore = 4; ///< of the heading and of what is said, beside all rows

} // namespace

void RowsDelegate::setRows(int edited, int lit)
{
    edited_ = edited;
    lit_ = lit;
}

/// Seventeen rows fit into a panel of 420 pixels.
int RowsDelegate::leastLine(const QStyleOptionViewItem& option)
{
    return std::max(option.fontMetrics.height() + 1, RowSizes(option.fontMetrics).tokenSide + 2);
}

int RowsDelegate::mostLine(const QStyleOptionViewItem& option)
{
    constexpr int mostAir = 8;
    return leastLine(option) + mostAir;
}

/// Where they fit so, some with two lines, rows have more air.
int RowsDelegate::lineHeight(const QStyleOptionViewItem& option) const
{
    const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
    if (!list || !list->model()) return leastLine(option);
    const int room = room_ - linesBeside * option.fontMetrics.height();
    return std::clamp(room / (list->model()->rowCount() + rowsMore), leastLine(option), mostLine(option));
}

int RowsDelegate::roomForAir(const QStyleOptionViewItem& option, int rows)
{
    return (rows + rowsMore) * mostLine(option) + linesBeside * option.fontMetrics.height();
}

QRect RowsDelegate::orderPlace(const QStyleOptionViewItem& option) const
{
    const RowSizes sizes(option.fontMetrics);
    const int left = option.rect.left() + rowGap + sizes.tokenWide + rowGap + labelWidth(option) + rowGap;
    const int right = option.rect.right() - sizes.signSide - 2 * rowGap;
    return {left, option.rect.top(), std::max(0, right - left), lineHeight(option)};
}

/// Returns whether the reading has room behind the order, with and without a scroll bar.
bool RowsDelegate::besideFits(const QStyleOptionViewItem& option, const UnitRow& row) const
{
    const int wide = option.fontMetrics.horizontalAdvance(row.written) + 2 * rowGap +
                     option.fontMetrics.horizontalAdvance(row.understood);
    return wide <= orderPlace(besideScrollBar(option)).width();
}

QString RowsDelegate::secondLine(const QStyleOptionViewItem& option, const UnitRow& row) const
{
    if (row.understood.isEmpty() || besideFits(option, row)) return row.remark;
    return row.remark.isEmpty() ? row.understood : row.understood + QStringLiteral("  ") + row.remark;
}

/// Returns the place of what is said below the order, wrapped. Its height decides the height of the row.
QRect RowsDelegate::secondPlace(const QStyleOptionViewItem& option, const QString& second) const
{
    const QStyleOptionViewItem at = besideScrollBar(option);
    const QRect first = orderPlace(at);
    const QRect room(first.left(), first.bottom() + 1, at.rect.right() - rowGap - first.left(), 10000);
    QRect place = option.fontMetrics.boundingRect(room, Qt::TextWordWrap, second);
    place.setWidth(room.width());
    place.setHeight(std::max(place.height(), lineHeight(option)));
    return place;
}

QRect RowsDelegate::signPlace(const QStyleOptionViewItem& option) const
{
    const QRect place = orderPlace(option);
    const int side = RowSizes(option.fontMetrics).signSide;
    return {option.rect.right() - side - rowGap, place.top() + (place.height() - side) / 2, side, side};
}

QSize RowsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString second = secondLine(option, rowAt(index));
    return {100, lineHeight(option) + (second.isEmpty() ? 0 : secondPlace(option, second).height())};
}

/// Paints the unit, with the letter of its power where rows of several powers are together. Where there is no
/// unit yet, paints the power alone.
void RowsDelegate::paintToken(QPainter& painter, const QRectF& place, const UnitRow& row) const
{
    if (!row.asked || (row.state == RowState::Further && row.sign.isEmpty())) return;
    const bool permitted = row.asked->permitted && row.unit;
    const Power power = permitted ? row.unit->power : row.power;
    if (row.unit)
        return paintUnitSign(painter, place, {power, row.unit->kind, row.unit->at}, theme_, row.sign);
    const PowerColours& colours = theme_.of(power);
    const QRectF square(place.center() - QPointF(place.height() / 2, place.height() / 2),
                        QSizeF(place.height(), place.height()));
    painter.setPen(QPen(rimOf(theme_, colours), 1));
    painter.setBrush(colours.body);
    painter.drawRoundedRect(square, 3, 3);
    painter.setPen(colours.ink);
    QFont small = painter.font();
    small.setBold(true);
    small.setPixelSize(static_cast<int>(place.height()) - 4);
    painter.setFont(small);
    painter.drawText(square, Qt::AlignCenter, row.sign);
}

void RowsDelegate::paintState(QPainter& painter, const QRectF& place, const UnitRow& row,
                              const QColor& ink) const
{
    if (!row.asked && !row.line.isEmpty()) // its state is said below it
        return paintCross(painter, place, row.state == RowState::Wrong ? theme_.alarm : ink);
    switch (row.state) {
    case RowState::Written:
        return paintMood(painter, place, Mood::Good, theme_, ink);
    case RowState::Wrong:
    case RowState::Illegal:
        return paintMood(painter, place, Mood::Illegal, theme_, ink);
    case RowState::Doubtful:
        return paintWarning(painter, place, theme_.missing);
    case RowState::Open:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.missing, flat::stroke));
        return painter.drawEllipse(place.adjusted(3, 3, -3, -3));
    case RowState::Free:
    case RowState::Further:
        return;
    }
}

QString RowsDelegate::typedFor(const UnitRow& row) const
{
    for (const Draft& draft : drafts_)
        if (row.asked && draft.power == static_cast<int>(index(row.power)) &&
            draft.question == row.asked->number)
            return QString::fromStdString(draft.letters);
    return {};
}

/// Paints what is typed and not entered, behind the order that stands until then.
void RowsDelegate::paintTyped(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row,
                              const QString& typed) const
{
    const QFontMetrics& metrics = option.fontMetrics;
    QRect place = orderPlace(option);
    if (!row.written.isEmpty()) {
        painter.setPen(option.palette.color(QPalette::PlaceholderText));
        const QString written = metrics.elidedText(row.written, Qt::ElideRight, place.width() * 2 / 3);
        painter.drawText(place, Qt::AlignVCenter, written);
        place.setLeft(place.left() + metrics.horizontalAdvance(written) + 2 * rowGap);
    }
    painter.setPen(theme_.missing);
    painter.drawText(place, Qt::AlignVCenter, metrics.elidedText(typed, Qt::ElideRight, place.width()));
}

/// Paints the order and its reading on the first line, unless the editor covers them.
void RowsDelegate::paintOrder(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row) const
{
    const QFontMetrics& metrics = option.fontMetrics;
    const QRect place = orderPlace(option);
    const QString typed = typedFor(row);
    if (!typed.isEmpty()) return paintTyped(painter, option, row, typed + u'…');
    const bool beside = !row.understood.isEmpty() && besideFits(option, row);
    const int taken = beside ? metrics.horizontalAdvance(row.understood) + 2 * rowGap : 0;
    painter.setPen(option.palette.color(QPalette::Text));
    painter.drawText(place, Qt::AlignVCenter,
                     metrics.elidedText(row.written, Qt::ElideRight, place.width() - taken));
    painter.setPen(option.palette.color(QPalette::PlaceholderText));
    if (beside) painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight, row.understood);
    if (row.written.isEmpty())
        painter.drawText(place, Qt::AlignVCenter,
                         metrics.elidedText(row.open, Qt::ElideRight, place.width()));
}

void RowsDelegate::paintSecond(QPainter& painter, const QStyleOptionViewItem& option,
                               const UnitRow& row) const
{
    const QString second = secondLine(option, row);
    if (second.isEmpty()) return;
    const bool alarming = row.state == RowState::Wrong || row.state == RowState::Illegal;
    painter.setPen(alarming                          ? theme_.alarm
                   : row.state == RowState::Doubtful ? theme_.missing
                                                     : option.palette.color(QPalette::PlaceholderText));
    painter.drawText(secondPlace(option, second), Qt::AlignVCenter | Qt::TextWordWrap, second);
}

/// Paints the token and the place of the unit.
void RowsDelegate::paintUnit(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row) const
{
    const QRect place = orderPlace(option);
    const int left = option.rect.left() + rowGap;
    const auto [tokenSide, tokenWide, signSide] = RowSizes(option.fontMetrics);
    paintToken(painter, QRectF(left, place.top() + (place.height() - tokenSide) / 2.0, tokenWide, tokenSide),
               row);
    painter.setFont(option.font);
    painter.setPen(option.palette.color(QPalette::Text));
    const int from = row.asked ? left + tokenWide + rowGap : left;
    const QRect label(from, place.top(), place.left() - from - rowGap, place.height());
    painter.drawText(label, Qt::AlignVCenter,
                     option.fontMetrics.elidedText(row.label, Qt::ElideRight, label.width()));
}

void RowsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const UnitRow& row = rowAt(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.row() == lit_ || row.power == sheet_) {
        QColor light = option.palette.color(QPalette::Highlight);
        light.setAlphaF(index.row() == lit_ ? 0.2F : 0.07F);
        painter->fillRect(option.rect, light);
    }
    paintBorder(*painter, option, index);
    paintUnit(*painter, option, row);
    const QRect place = orderPlace(option);
    if (index.row() == edited_) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1));
        painter->setBrush(option.palette.base());
        painter->drawRect(QRectF(place).adjusted(-2.5, 0.5, 1.5, -0.5));
    } else {
        paintOrder(*painter, option, row);
    }
    paintSecond(*painter, option, row);
    paintState(*painter, signPlace(option), row, option.palette.color(QPalette::Text));
    painter->restore();
}

} // namespace chancery
