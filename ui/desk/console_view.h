// SPDX-License-Identifier: GPL-3.0-or-later
// Composes what the gamemaster's board shows: all orders and results, the units without an order, and the
// order being entered.
#pragma once

#include "engine/map/map.h"
#include "ui/scene/comparison.h"
#include "ui/scene/picture.h"
#include "ui/scene/told_phase.h"

#include <QObject>

#include <optional>
#include <utility>

namespace chancery {

class Presenter;
class Session;

/// The gamemaster's view of the phase that the presenter shows.
class ConsoleView : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    ConsoleView(Presenter& presenter, const Session& session);

    /// Returns the gamemaster's board: a comparison, the story at its present instant, or the phase with all
    /// marks.
    Picture picture() const;
    /// Returns the board for a file, without the marks of order entry. `orders` says whether it has arrows
    /// and results, with `alone` those of one power only; a story that is shown is else returned as it is.
    Picture plainPicture(bool orders, Power alone = noPower) const;

    /// Returns the orders and results that the board tells: of a story those that it has told by now, of a
    /// comparison none.
    std::vector<ToldOrder> toldOrders() const;
    /// Returns all that the board tells of the phase shown, for who hears it.
    ToldPhase told() const;
    /// Returns whether a story is shown that has not ended, so that more will be told.
    bool storyRuns() const;

    /// Highlights the order of the unit that started in `province`, or none for noProvince.
    void choose(Province province);
    /// Returns the province of the unit whose order is highlighted; noProvince if there is none.
    Province chosen() const { return chosen_; }
    /// Shows or hides the arrows of orders.
    void setShowOrders(bool show);
    /// Returns whether the arrows of orders are shown.
    bool showsOrders() const { return showOrders_; }
    /// Sets the size of tokens, 1 for the usual one. Small boards need larger tokens.
    void setTokenScale(double scale);
    /// Shows a comparison of two phases, or none, without a signal; see Presenter::compare.
    void compare(std::optional<Comparison> comparison) { compared_ = std::move(comparison); }
    /// Returns the comparison that is shown, or nullptr. It is made once, and again when the game changes:
    /// what plays meanwhile asks for it at each frame.
    const Comparison* comparison() const;
    /// Highlights no order and compares nothing, without a signal.
    void forget();

Q_SIGNALS:
    /// The picture has changed.
    void changed();

private:
    /// Returns the units that still need an order; none while an earlier phase is shown.
    ProvinceSet missing() const;
    Picture changesOf(const Comparison& comparison) const;

    Presenter& presenter_;
    const Session& session_;
    Province chosen_ = noProvince;
    std::optional<Comparison> compared_;
    bool showOrders_ = true;
    double tokenScale_ = 1;
};

} // namespace chancery
