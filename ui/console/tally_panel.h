// SPDX-License-Identifier: GPL-3.0-or-later
// The table of supply centres and units of each power, year by year.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/draw/palette.h"
#include "ui/parts/tally_model.h"

#include <QTableView>

namespace chancery {

/// A table that shows the tally up to the phase that the presenter shows, with as many of its years, the last
/// ones first, as it has room for.
class TallyPanel : public QTableView
{
    Q_OBJECT

public:
    /// Makes a table. Both references must outlive it.
    TallyPanel(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Sets the powers' colours.
    void setTheme(const Theme& theme);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightOf(int rows) const;
    void fitColumns();
    int widest(const QString& end) const;

    const Session& session_;
    TallyModel* model_;
};

} // namespace chancery
