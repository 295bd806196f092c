// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/order_rows.h"

#include "ui/console/mood_sign.h"
#include "ui/console/order_line.h"
#include "ui/desk/session.h"
#include "ui/draw/token_painter.h"

#include <QContextMenuEvent>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace chancery {

namespace {

constexpr int rowGap = 5, tokenSide = 16, tokenWide = 22, signSide = 14;

const UnitRow& rowAt(const QModelIndex& index)
{
    return static_cast<const RowsModel*>(index.model())->row(index.row());
}

int labelWidth(const QStyleOptionViewItem& option)
{
    return option.fontMetrics.horizontalAdvance(QStringLiteral("Removal 10")); // the longest
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
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(triangle);
    const double x = a.center().x();
    painter.drawLine(QPointF(x, a.top() + a.height() * 0.4), QPointF(x, a.top() + a.height() * 0.62));
    painter.drawPoint(QPointF(x, a.top() + a.height() * 0.78));
}

} // namespace

OrderRows::OrderRows(const Session& session, OrderLine* line, QWidget* parent)
    : QListView(parent)
    , session_(session)
    , line_(line)
    , model_(new RowsModel(this))
    , delegate_(new RowsDelegate(this))
{
    setObjectName(QStringLiteral("orderRows"));
    setAccessibleName(tr("Orders, unit by unit"));
    setModel(model_);
    setItemDelegate(delegate_);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus); // the line has the focus; Ctrl+Up and Ctrl+Down move it
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setResizeMode(QListView::Adjust); // rows with a long reading gain or lose their second line
    setMouseTracking(true);
    line_->setParent(viewport());
    line_->show();
    connect(line_, &OrderLine::changed, this, &OrderRows::follow);
    connect(this, &QListView::clicked, this, &OrderRows::choose);
    connect(this, &QListView::entered, this, [this](const QModelIndex& index) { point(index.row()); });
    connect(this, &QListView::viewportEntered, this, [this] { point(-1); });
}

void OrderRows::setTheme(const Theme& theme)
{
    delegate_->setTheme(theme);
    viewport()->update();
}

void OrderRows::showPower(Power power)
{
    power_ = power;
    pointed_ = -1;
    std::vector<UnitRow> rows = rowsBeside(session_, power);
    if (!line_->asked() && session_.takesOrders()) {
        UnitRow further;
        further.power = power;
        further.asked = Asked{power, noProvince, -1};
        further.state = RowState::Further;
        rows.push_back(std::move(further));
    }
    model_->show(session_.map(), std::move(rows));
    doItemsLayout(); // a row may have gained or lost its second line
    placeLine();
}

void OrderRows::light(Province province)
{
    lit_ = province;
    showLit();
}

/// Lights the row under the pointer, else the row that the board points at.
void OrderRows::showLit()
{
    delegate_->setRows(edited_, pointed_ >= 0 ? pointed_ : model_->rowOf(lit_));
    viewport()->update();
}

/// Takes the row under the pointer; -1 for none.
void OrderRows::point(int row)
{
    pointed_ = row;
    showLit();
    Q_EMIT pointed(provinceOf(row));
}

/// Returns the province of the unit of a row; noProvince if the row, or -1, has none.
Province OrderRows::provinceOf(int row) const
{
    const std::optional<Unit> unit = row < 0 ? std::nullopt : model_->row(row).unit;
    return unit && unit->at != nowhere ? session_.map().provinceOf(unit->at) : noProvince;
}

std::pair<Province, QPoint> OrderRows::menuPlace() const
{
    return {provinceOf(edited_), viewport()->mapToGlobal(visualRect(model_->index(edited_)).center())};
}

void OrderRows::contextMenuEvent(QContextMenuEvent* event)
{
    const Province province = provinceOf(indexAt(event->pos()).row());
    if (province != noProvince) Q_EMIT menuWanted(province, event->globalPos());
}

/// Moves the line after the unit that is asked for.
void OrderRows::follow()
{
    const bool further = model_->rowOf({power_, noProvince, -1}) >= 0;
    if (further != !line_->asked()) return showPower(power_);
    placeLine();
}

void OrderRows::placeLine()
{
    const Asked asked = line_->asked().value_or(Asked{power_, noProvince, -1});
    const int row = model_->rowOf(asked);
    const bool moved = row != edited_;
    edited_ = row;
    showLit();
    line_->setVisible(row >= 0);
    if (row < 0) return;
    if (moved) scrollTo(model_->index(row));
    line_->setHint(model_->row(row).open);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(model_->index(row));
    line_->setGeometry(delegate_->orderPlace(option).adjusted(-1, 1, 0, -1));
}

void OrderRows::choose(const QModelIndex& index)
{
    const UnitRow& row = model_->row(index.row());
    if (row.asked && row.asked->number >= 0) Q_EMIT rowChosen(*row.asked);
}

void OrderRows::updateGeometries()
{
    QListView::updateGeometries();
    placeLine();
}

void OrderRows::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    placeLine();
}

void OrderRows::leaveEvent(QEvent* event)
{
    QListView::leaveEvent(event);
    point(-1);
}

void RowsDelegate::setRows(int edited, int lit)
{
    edited_ = edited;
    lit_ = lit;
}

/// Seventeen rows fit into a panel of 420 pixels.
int RowsDelegate::lineHeight(const QStyleOptionViewItem& option) const
{
    return std::max(option.fontMetrics.height() + 1, tokenSide + 2);
}

QRect RowsDelegate::orderPlace(const QStyleOptionViewItem& option) const
{
    const int left = option.rect.left() + rowGap + tokenWide + rowGap + labelWidth(option) + rowGap;
    const int right = option.rect.right() - signSide - 2 * rowGap;
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

QSize RowsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString second = secondLine(option, rowAt(index));
    return {100, lineHeight(option) + (second.isEmpty() ? 0 : secondPlace(option, second).height())};
}

/// Paints the unit. Where rows of several powers are together, paints the sign of the power instead: the kind
/// of the unit is in the text.
void RowsDelegate::paintToken(QPainter& painter, const QRectF& place, const UnitRow& row) const
{
    if (!row.asked || row.state == RowState::Further) return;
    const bool permitted = row.asked->permitted && row.unit;
    const Power power = permitted ? row.unit->power : row.power;
    if (row.unit && row.sign.isEmpty())
        return paintUnitSign(painter, place, {power, row.unit->kind, row.unit->at}, theme_);
    const PowerColours& colours = theme_.of(power);
    const QRectF square(place.center() - QPointF(place.height() / 2, place.height() / 2),
                        QSizeF(place.height(), place.height()));
    painter.setPen(QPen(theme_.edge, 1));
    painter.setBrush(colours.body);
    painter.drawRoundedRect(square, 3, 3);
    painter.setPen(colours.ink);
    QFont small = painter.font();
    small.setBold(true);
    small.setPixelSize(tokenSide - 4);
    painter.setFont(small);
    painter.drawText(square, Qt::AlignCenter, row.sign);
}

void RowsDelegate::paintState(QPainter& painter, const QRectF& place, const UnitRow& row,
                              const QColor& ink) const
{
    switch (row.state) {
    case RowState::Written:
        return paintMood(painter, place, Mood::Good, theme_, ink);
    case RowState::Wrong:
        return paintMood(painter, place, Mood::Bad, theme_, ink);
    case RowState::Illegal:
        return paintMood(painter, place, Mood::Illegal, theme_, ink);
    case RowState::Doubtful:
        return paintWarning(painter, place, theme_.missing);
    case RowState::Open:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.missing, 1.5));
        return painter.drawEllipse(place.adjusted(3, 3, -3, -3));
    case RowState::Free:
    case RowState::Further:
        return;
    }
}

/// Paints the order and its reading on the first line, unless the editor covers them.
void RowsDelegate::paintOrder(QPainter& painter, const QStyleOptionViewItem& option, const UnitRow& row) const
{
    const QFontMetrics& metrics = option.fontMetrics;
    const QRect place = orderPlace(option);
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
    if (index.row() == lit_) {
        QColor light = option.palette.color(QPalette::Highlight);
        light.setAlphaF(0.18F);
        painter->fillRect(option.rect, light);
    }
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
    const QRectF sign(option.rect.right() - signSide - rowGap,
                      place.top() + (place.height() - signSide) / 2.0, signSide, signSide);
    paintState(*painter, sign, row, option.palette.color(QPalette::Text));
    painter->restore();
}

} // namespace chancery
