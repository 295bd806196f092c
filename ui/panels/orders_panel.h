// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of orders: sheets while a phase is being written, results once it is resolved.
#pragma once

#include "ui/panels/comparison_page.h"
#include "ui/panels/results_page.h"
#include "ui/panels/writing_page.h"
#include "ui/session/presenter.h"

#include <QStackedWidget>

namespace chancery {

/// A widget that shows the writing page or the results page, whichever suits the shown phase, or a
/// comparison.
class OrdersPanel : public QStackedWidget
{
    Q_OBJECT

public:
    /// Makes a panel. Both references must outlive it.
    OrdersPanel(Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Sets the theme of both pages.
    void setTheme(const Theme& theme);
    /// Returns the page with the order sheets.
    WritingPage& writing() { return *writing_; }
    /// Returns the page with the results.
    ResultsPage& results() { return *results_; }
    /// Returns the page with a comparison.
    ComparisonPage& comparison() { return *comparison_; }

Q_SIGNALS:
    /// The results have replaced a sheet that had the keyboard focus.
    void writingLeft();

private:
    void refresh();
    void choosePage();
    void followBoard();

    Session& session_;
    Presenter& presenter_;
    WritingPage* writing_;
    ResultsPage* results_;
    ComparisonPage* comparison_;
    Province chosen_ = noProvince; ///< on the board
};

} // namespace chancery
