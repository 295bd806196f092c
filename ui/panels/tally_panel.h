// SPDX-License-Identifier: GPL-3.0-or-later
// Supply centres and units per power, by year.
#pragma once

#include "ui/models/tally_model.h"
#include "ui/session/presenter.h"
#include "ui/style/palette.h"

#include <QTableView>

namespace chancery {

class TallyPanel : public QTableView
{
    Q_OBJECT

public:
    TallyPanel(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

private:
    TallyModel* model_;
};

} // namespace chancery
