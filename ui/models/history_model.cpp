// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the game: see history_model.h.
#include "ui/models/history_model.h"

#include "ui/text/words.h"

#include <algorithm>

namespace chancery {

HistoryModel::HistoryModel(const Session& session, QObject* parent)
    : QAbstractListModel(parent)
    , session_(session)
    , rows_(static_cast<int>(session.game().phases.size()))
{
    connect(&session, &Session::changed, this, &HistoryModel::follow);
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows_;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    // If the game has become shorter, a view may ask for a row before follow() has run.
    if (static_cast<std::size_t>(index.row()) >= session_.game().phases.size()) return {};
    const PhaseRecord& record = session_.game().phases[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return text(record);
    if (role == Qt::ToolTipRole)
        return record.outcome ? tr("Show this phase again") : tr("The phase that is being played");
    return {};
}

QString HistoryModel::text(const PhaseRecord& record) const
{
    const QString phase = Words::phase(record.phase);
    if (!record.outcome) return tr("%1 (now)").arg(phase);
    const auto dislodged = record.outcome->dislodged.size();
    if (dislodged == 0 || record.phase.kind != PhaseKind::Movement) return phase;
    return tr("%1: %n dislodged", nullptr, static_cast<int>(dislodged)).arg(phase);
}

void HistoryModel::follow(Change change)
{
    if (change != Change::Game && change != Change::Phase) return;
    beginResetModel();
    rows_ = static_cast<int>(session_.game().phases.size());
    endResetModel();
}

} // namespace chancery
