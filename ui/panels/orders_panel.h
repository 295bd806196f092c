// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets while orders are written, verdicts and reasons once they are resolved.
#pragma once

#include "ui/panels/results_page.h"
#include "ui/panels/writing_page.h"
#include "ui/session/presenter.h"

#include <QStackedWidget>

namespace chancery {

class OrdersPanel : public QStackedWidget
{
    Q_OBJECT

public:
    OrdersPanel(Session& session, Presenter& presenter, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    WritingPage& writing() { return *writing_; }
    ResultsPage& results() { return *results_; }

Q_SIGNALS:
    /// The sheet that somebody was typing into has given way to results.
    void writingLeft();

private:
    void refresh();

    Session& session_;
    Presenter& presenter_;
    WritingPage* writing_;
    ResultsPage* results_;
};

} // namespace chancery
