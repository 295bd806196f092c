// SPDX-License-Identifier: GPL-3.0-or-later
// Which power's sheet comes next, when it is shown, and what is said of that.
#pragma once

#include "ui/desk/session.h"

#include <QCoreApplication>

namespace chancery {

class OrderLine;
class PowerChooser;

/// Goes from sheet to sheet. By the keyboard it goes on at once; after the mouse with the next click or
/// Enter: a sheet is not turned under a hand that still drags.
class NextSheet
{
    Q_DECLARE_TR_FUNCTIONS(chancery::NextSheet)

public:
    /// Chooses among `powers` and speaks below `line`. All must outlive this.
    NextSheet(const Session& session, PowerChooser& powers, OrderLine& line);

    /// Says nothing of sheets that players hand in: a study has none.
    void setForStudy() { forStudy_ = true; }
    /// Shows the power whose order was being typed when the program stopped. Otherwise shows the first power
    /// with a missing order, so that the first letters of a phase are not written on the sheet shown last; in
    /// a study, where most powers may have no unit, at least one that has.
    void begin();
    /// Shows the power before (`step` is -1) or after (1) that is asked for anything.
    void turn(int step);
    /// Shows the next power with a missing order, and says so. What is illegal or doubtful on the sheet
    /// `from` which it goes is said, too.
    void goOn(Power from);
    /// Goes on with the next click or Enter.
    void setDue(bool due) { due_ = due; }
    /// Returns whether the next click or Enter goes on.
    bool isDue() const { return due_; }
    /// Goes on if that is due and the line asks for nothing on the sheet `from` which it goes.
    void goOnIfDue(Power from);

private:
    void sayHowToBegin();

    const Session& session_;
    PowerChooser& powers_;
    OrderLine& line_;
    bool forStudy_ = false;
    bool due_ = false;
};

} // namespace chancery
