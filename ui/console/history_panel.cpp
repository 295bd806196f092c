// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/history_panel.h"

#include <QSignalBlocker>

namespace chancery {

HistoryPanel::HistoryPanel(const Session& session, Presenter& presenter, QWidget* parent)
    : QListView(parent)
    , presenter_(presenter)
{
    setObjectName(QStringLiteral("history"));
    setAccessibleName(tr("Phases of the game"));
    setFrameShape(QFrame::NoFrame);
    setModel(new HistoryModel(session, this));
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (index.isValid()) presenter_.showPhase(static_cast<std::size_t>(index.row()));
        markShown(); // the answer may be to stay
    });
    connect(&presenter_, &Presenter::shownPhaseChanged, this, &HistoryPanel::markShown);
    connect(model(), &QAbstractItemModel::modelReset, this, &HistoryPanel::markShown);
    connect(model(), &QAbstractItemModel::modelReset, this, &HistoryPanel::updateGeometry);
    markShown();
}

QSize HistoryPanel::sizeHint() const
{
    return {QListView::sizeHint().width(), model()->rowCount() * sizeHintForRow(0) + 2 * frameWidth()};
}

/// What is shown stays in sight.
void HistoryPanel::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scrollTo(currentIndex());
}

void HistoryPanel::markShown()
{
    const QModelIndex shown = model()->index(static_cast<int>(presenter_.shownPhase()), 0);
    if (!shown.isValid() || currentIndex() == shown) return;
    const QSignalBlocker quiet(selectionModel());
    setCurrentIndex(shown);
    scrollTo(shown);
    viewport()->update();
}

} // namespace chancery
