// SPDX-License-Identifier: GPL-3.0-or-later
// The history of the game: its phases and, where there is room below them, the owners of the supply centres.
#pragma once

#include "ui/console/centre_chart.h"
#include "ui/console/history_panel.h"

#include <QWidget>

namespace chancery {

/// A widget with the list of phases above the chart of supply centres.
class HistoryPage : public QWidget
{
    Q_OBJECT

public:
    /// Makes a page. Both references must outlive it.
    HistoryPage(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Sets the powers' colours.
    void setTheme(const Theme& theme) { chart_->setTheme(theme); }
    /// Returns the list of phases.
    HistoryPanel& list() { return *list_; }
    /// Returns the chart below it.
    CentreChart& chart() { return *chart_; }
    /// Returns the size in which all phases are seen, without the chart.
    QSize sizeHint() const override { return list_->sizeHint(); }
    /// Returns the height in pixels that all phases and the chart fill.
    int heightFilled() const { return sizeHint().height() + chart_->heightFilled(); }

protected:
    bool event(QEvent* event) override;

private:
    void share();

    HistoryPanel* list_;
    CentreChart* chart_;
};

} // namespace chancery
