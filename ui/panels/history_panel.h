// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the game: choosing one shows it again, unchanged.
#pragma once

#include "ui/models/history_model.h"
#include "ui/session/presenter.h"

#include <QListView>

namespace chancery {

class HistoryPanel : public QListView
{
    Q_OBJECT

public:
    HistoryPanel(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

private:
    void markShown();

    Presenter& presenter_;
};

} // namespace chancery
