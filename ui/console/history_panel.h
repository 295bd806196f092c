// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the game's phases. Choosing one shows it without changing the game.
#pragma once

#include "ui/desk/presenter.h"
#include "ui/parts/history_model.h"

#include <QListView>

namespace chancery {

/// A list of all phases in which the shown one is chosen. Choosing another one shows it through the
/// presenter.
class HistoryPanel : public QListView
{
    Q_OBJECT

public:
    /// Makes a list. Both references must outlive it.
    HistoryPanel(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Returns the size in which all phases are seen.
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void markShown();

    Presenter& presenter_;
};

} // namespace chancery
