// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/history_model.h"

#include "ui/words/words.h"

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
    if (role == Qt::ToolTipRole) return toolTip(record);
    return {};
}

/// Notes are plain text: a tooltip shows them in its own lines, and never as HTML.
QString HistoryModel::toolTip(const PhaseRecord& record)
{
    const QString what = record.outcome ? tr("Show this phase") : tr("The phase being played");
    if (record.notes.empty()) return what;
    return QStringLiteral("<p>%1</p><p>%2</p>")
        .arg(what.toHtmlEscaped(), QString::fromStdString(record.notes).toHtmlEscaped());
}

QString HistoryModel::text(const PhaseRecord& record) const
{
    QString phase = Words::phase(record.phase);
    if (!record.notes.empty()) phase = tr("%1 · notes", "phase with notes").arg(phase);
    if (std::ranges::count(record.rulings, Ruling::Kind::Correction, &Ruling::kind) > 0)
        phase = tr("%1 · corrected", "phase that was corrected later").arg(phase);
    if (!record.outcome) return tr("%1 (now)").arg(phase);
    const auto dislodged = record.outcome->dislodged.size();
    if (dislodged == 0 || record.phase.kind != PhaseKind::Movement) return phase;
    return tr("%1: %n unit(s) dislodged", nullptr, static_cast<int>(dislodged)).arg(phase);
}

void HistoryModel::follow(Change change)
{
    if (change == Change::Details && rows_ > 0) Q_EMIT dataChanged(index(0), index(rows_ - 1)); // notes
    if (change != Change::Game && change != Change::Phase) return;
    beginResetModel();
    rows_ = static_cast<int>(session_.game().phases.size());
    endResetModel();
}

} // namespace chancery
