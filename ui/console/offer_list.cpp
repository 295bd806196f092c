// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/offer_list.h"

#include "ui/draw/pop_ups.h"
#include "ui/draw/token_painter.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostOffered = 24;
constexpr int linesOffered = 7, widestOffers = 420; ///< offers in view; pixels
constexpr QSize signSize(20, 14);

/// Returns where an order ends that can lack its coast; nowhere for others.
Location endOf(const Order& order)
{
    if (const auto* move = as<Move>(order)) return move->to;
    if (const auto* retreat = as<Retreat>(order)) return retreat->to;
    return as<Build>(order) ? order.unit.at : nowhere;
}

} // namespace

OfferList::OfferList(QWidget* line)
    : QListWidget(line)
    , line_(line)
{
    introduce(this, "lineOffers", tr("Matching orders"), tr("Up and Down select, Enter enters the order"));
    setProperty(liesOver, true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setIconSize(signSize);
    hide();
    line->installEventFilter(this);
}

bool OfferList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Move && isVisible()) popUp();
    if (event->type() == QEvent::Hide) hide();
    return QListWidget::eventFilter(watched, event);
}

void OfferList::offer(const Game& game, std::vector<Order> orders, bool named)
{
    orders_ = std::move(orders);
    lacksCoast_ = orders_.size() > 1 && std::ranges::all_of(orders_, [&](const Order& order) {
                      const Location there = endOf(order), first = endOf(orders_.front());
                      return there != nowhere && first != nowhere &&
                             order.command.index() == orders_.front().command.index() &&
                             game.map->provinceOf(there) == game.map->provinceOf(first) &&
                             (as<Build>(order) ? order.unit.kind == orders_.front().unit.kind
                                               : order.unit == orders_.front().unit);
                  });
    if (orders_.size() > mostOffered) orders_.resize(mostOffered);
    const QSignalBlocker quiet(this);
    clear();
    for (const Order& order : orders_)
        addItem(new QListWidgetItem(signOf(order), brief(*game.map, game.current().before, order) +
                                                       QStringLiteral("   ") +
                                                       Words(*game.map).order(order)));
    setCurrentRow(named ? 0 : -1);
}

/// Returns the picture of the unit of an order, as in the rows; an empty one for none.
QIcon OfferList::signOf(const Order& order) const
{
    QPixmap sign(signSize * devicePixelRatio());
    sign.setDevicePixelRatio(devicePixelRatio());
    sign.fill(Qt::transparent);
    QPainter painter(&sign);
    if (!as<Waive>(order) && !theme_.powers.empty())
        paintUnitSign(painter, QRectF(QPointF(), QSizeF(signSize)), order.unit, theme_);
    painter.end();
    return sign;
}

std::optional<Order> OfferList::selected() const
{
    const int row = currentRow();
    if (row < 0 || row >= static_cast<int>(orders_.size())) return {};
    return orders_[static_cast<std::size_t>(row)];
}

void OfferList::select(int step)
{
    if (!isEmpty()) setCurrentRow(std::clamp(currentRow() + step, 0, count() - 1));
}

void OfferList::popUp()
{
    QWidget* window = line_->window();
    if (parentWidget() != window) setParent(window);
    const int rows = std::min(count(), linesOffered);
    const int high = rows * sizeHintForRow(0) + 2 * frameWidth();
    const QRect place(line_->mapTo(window, QPoint()), line_->size());
    const int most = std::min(std::max(line_->width(), widestOffers), window->width());
    const int wide = std::min(std::max(sizeHintForColumn(0) + 24, line_->width()), most);
    const int left = std::max(0, std::min(place.left(), window->width() - wide));
    const bool below = place.bottom() + 2 + high <= window->height();
    setGeometry(left, below ? place.bottom() + 2 : place.top() - 2 - high, wide, high);
    show();
    raise();
}

} // namespace chancery
