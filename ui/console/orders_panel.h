// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of orders: sheets while a phase is being written, results once it is resolved. Where these leave
// room, the results of the movements before are below them.
#pragma once

#include "ui/console/comparison_page.h"
#include "ui/console/results_page.h"
#include "ui/console/writing_page.h"
#include "ui/desk/presenter.h"

#include <QWidget>

class QLabel;

namespace chancery {

/// A widget that shows the writing page or the results page, whichever suits the shown phase, or a
/// comparison. A short page, as in most retreats and Winters, has the results of the last movements below.
class OrdersPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes a panel. Both references must outlive it.
    OrdersPanel(Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Sets the theme of both pages.
    void setTheme(const Theme& theme);
    /// Returns the page with the order sheets.
    WritingPage& writing() { return *writing_; }
    /// Returns the page with the results of the shown phase.
    ResultsPage& results() { return *results_; }
    /// Returns the page with the results of the movements before.
    ResultsPage& before() { return *before_; }
    /// Returns the page with a comparison.
    ComparisonPage& comparison() { return *comparison_; }
    /// Returns the height in pixels below which rows of the sheet would be scrolled; 0 without a sheet.
    int heightLeast() const { return writing_->isHidden() ? 0 : writing_->heightLeast(); }
    /// Returns the height in pixels beyond which nothing of this would be filled.
    int heightFilled() const;
    /// Shows the sheet of a power, or in a phase with results those of its orders.
    void showPower(Power power);

    /// Returns what the keyboard is at: the province of the chosen order, or noProvince, and where on the
    /// display its row is.
    std::pair<Province, QPoint> menuPlace() const;

Q_SIGNALS:
    /// The menu of the order of a province, or of an order without a unit, is wanted at this point of the
    /// display.
    void menuWanted(chancery::Province province, const QPoint& at);
    /// The menu key was pressed where it would open the menu of a text.
    void menuKeyPressed();
    /// The results have replaced a sheet that had the keyboard focus.
    void writingLeft();

protected:
    bool event(QEvent* event) override;

private:
    void refresh();
    void choosePage();
    int heightNeeded() const;
    void shareRoom();
    const PhaseRecord* movementsBefore() const;
    void followBoard();
    void tellBoard(Province unit, const std::optional<Order>& proposal);
    void frame(Province place);

    Session& session_;
    Presenter& presenter_;
    WritingPage* writing_;
    ResultsPage* results_;
    QLabel* whichBefore_; ///< the phase whose results are below
    ResultsPage* before_;
    ComparisonPage* comparison_;
    bool stale_ = true;            ///< what is below was not shown since a phase was
    bool boardLeads_ = false;      ///< a click is turning the sheet
    Province chosen_ = noProvince; ///< on the board
    Province framed_ = noProvince; ///< what the line asks for
};

} // namespace chancery
