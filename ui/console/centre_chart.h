// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of supply centres: who owned each of them, year by year.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/draw/palette.h"
#include "ui/parts/centre_chart_model.h"

#include <QTableView>

namespace chancery {

/// A table that shows the owners up to the phase that the presenter shows, with as many years, the last ones
/// first, as it has room for.
class CentreChart : public QTableView
{
    Q_OBJECT

public:
    /// Makes a table. Both references must outlive it.
    CentreChart(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Sets the powers' colours.
    void setTheme(const Theme& theme);

    /// Returns the height in pixels that shows all centres.
    int heightFilled() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();

    const Session& session_;
    CentreChartModel* model_;
};

} // namespace chancery
