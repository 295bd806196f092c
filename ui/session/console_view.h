// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster's board shows: all that is known, with what is missing and what is being entered.
#pragma once

#include "engine/map/map.h"
#include "ui/picture/picture.h"

#include <QObject>

namespace chancery {

class Presenter;
class Session;

class ConsoleView : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive this.
    ConsoleView(Presenter& presenter, const Session& session);

    Picture picture() const;
    /// What is shown without marks of entry, for a file; `orders`: with arrows and results.
    Picture plainPicture(bool orders) const;

    /// The order of the unit that started in `province` stands out; noProvince for none.
    void choose(Province province);
    Province chosen() const { return chosen_; }
    void setShowOrders(bool show);
    bool showsOrders() const { return showOrders_; }
    /// Larger where the board is small.
    void setTokenScale(double scale);
    /// Chooses no order, without a signal.
    void forget() { chosen_ = noProvince; }

Q_SIGNALS:
    void changed();

private:
    ProvinceSet missing() const; ///< units that still need an order

    Presenter& presenter_;
    const Session& session_;
    Province chosen_ = noProvince;
    bool showOrders_ = true;
    double tokenScale_ = 1;
};

} // namespace chancery
