// SPDX-License-Identifier: GPL-3.0-or-later
// The orders that the typed letters can become, in a list that pops up beside the line.
#pragma once

#include "engine/game/game.h"
#include "ui/draw/palette.h"

#include <QListWidget>

#include <optional>

namespace chancery {

/// A list of orders. It lies over other parts of the window, covers no part of the line and takes no focus.
class OfferList : public QListWidget
{
    Q_OBJECT

public:
    /// Makes an empty list, which is hidden. It moves and is hidden with `line`.
    explicit OfferList(QWidget* line);

    /// Sets the colours of the units before the orders.
    void setTheme(const Theme& theme) { theme_ = theme; }
    /// Offers orders of the current phase, as many as one can look over; `named` selects the first.
    void offer(const Game& game, std::vector<Order> orders, bool named);
    /// Returns whether nothing is offered.
    bool isEmpty() const { return orders_.empty(); }
    /// Returns whether the offers are one move, retreat or build that lacks its coast alone.
    bool lacksCoast() const { return lacksCoast_; }
    /// Returns the order that is selected.
    std::optional<Order> selected() const;
    /// Selects another order, so many further down.
    void select(int step);
    /// Shows the offers below the line, or above it where there is no room below.
    void popUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QIcon signOf(const Order& order) const;

    QWidget* line_;
    Theme theme_;
    std::vector<Order> orders_;
    bool lacksCoast_ = false;
};

} // namespace chancery
