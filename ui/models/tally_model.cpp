// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the supply centres and units of each power: see tally_model.h.
#include "ui/models/tally_model.h"

#include "ui/text/player_words.h"
#include "ui/text/words.h"

#include <QLocale>

#include <algorithm>

namespace chancery {

namespace {

/// Returns the first word of a name, cut off if it is long. Whole names would push the years out of the
/// panel.
QString shortened(const QString& name)
{
    constexpr int longest = 10; // letters
    const QString first = name.section(u' ', 0, 0);
    return first.size() <= longest ? first : first.left(longest - 1) + u'…';
}

} // namespace

TallyModel::TallyModel(const Session& session, QObject* parent)
    : QAbstractTableModel(parent)
    , session_(session)
    , phase_(session.game().phases.size() - 1)
{
    count();
}

void TallyModel::setSigns(std::vector<QIcon> signs)
{
    signs_ = std::move(signs);
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, Name), index(rowCount() - 1, Name), {Qt::DecorationRole});
}

void TallyModel::showPhase(std::size_t phase)
{
    beginResetModel();
    phase_ = phase;
    count();
    endResetModel();
}

void TallyModel::count()
{
    Game upToHere = session_.game();
    upToHere.phases.resize(std::min(phase_ + 1, upToHere.phases.size()));
    years_ = tally(upToHere);
    const PhaseRecord& record = upToHere.current();
    const Position& position = record.position();
    const bool counted = pointsCount(upToHere.rulebook.options);
    points_ = counted ? victoryPoints(upToHere, record) : std::vector<VictoryPoints>();
    nameRows(upToHere);
    centres_.clear();
    units_.clear();
    for (const Power power : upToHere.map->everyPower()) {
        centres_.push_back(centresOf(position, power));
        units_.push_back(unitsOf(position, power));
    }
}

int TallyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(centres_.size());
}

int TallyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : firstYear() + static_cast<int>(years_.size());
}

QVariant TallyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto power = static_cast<std::size_t>(index.row());
    if (role == Qt::DisplayRole) return display(power, index.column());
    if (role == Qt::ToolTipRole && hasPoints() && index.column() == Points) return pointsTip(power);
    if (role == Qt::ToolTipRole && index.column() == Change_) return dueTip(power);
    if (role == Qt::ToolTipRole && index.column() == Name) return courses_[index.row()];
    if (role == Qt::DecorationRole && index.column() == Name && power < signs_.size())
        return signs_[power];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter |
                                                  (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    return {};
}

QVariant TallyModel::display(std::size_t power, int column) const
{
    if (column == Name) return names_[static_cast<qsizetype>(power)];
    if (column == Centres) return centres_[power];
    if (column == Units) return units_[power];
    if (column == Change_) return change(power);
    if (hasPoints() && column == Points) return points_[power].total();
    return years_[static_cast<std::size_t>(column - firstYear())].centres[power];
}

void TallyModel::nameRows(const Game& upToHere)
{
    names_.clear();
    courses_.clear();
    for (std::size_t p = 0; p < upToHere.map->powers.size(); ++p) {
        const auto power = static_cast<Power>(p);
        const std::string player = playerOf(upToHere, power, upToHere.current().phase);
        const QString text = Words(*upToHere.map).power(power);
        names_ << (player.empty() ? text
                                  : text + QStringLiteral(" · ") + shortened(QString::fromStdString(player)));
        courses_ << PlayerWords::course(upToHere, power);
    }
}

QString TallyModel::pointsTip(std::size_t power) const
{
    const VictoryPoints& points = points_[power];
    return tr("Awarded: %1; for insurrections: %2; for the control of Europe: %3. Total with centres: %4")
        .arg(points.awarded)
        .arg(points.insurrections)
        .arg(points.control)
        .arg(points.total() + centres_[power]);
}

/// Returns the change in centres since the end of the year before. It is the number of builds or removals to
/// expect in the Winter.
QString TallyModel::change(std::size_t power) const
{
    if (years_.empty()) return {};
    const bool yearIsOver = years_.back().centres[power] == centres_[power] && years_.size() > 1;
    const YearTally& before = years_[years_.size() - (yearIsOver ? 2 : 1)];
    const int gain = centres_[power] - before.centres[power];
    const QString text = gain == 0  ? QStringLiteral("·")
                         : gain > 0 ? QStringLiteral("+%1").arg(gain)
                                    : QStringLiteral("\u2212%1").arg(-gain);
    const Missing left = due(power);
    return left.asked > 0 && left.missing == 0 ? text + QStringLiteral(" \u2713") : text;
}

/// Returns how many builds or removals are due and missing now; none if an earlier or other phase is shown.
Missing TallyModel::due(std::size_t power) const
{
    const Game& game = session_.game();
    if (phase_ + 1 != game.phases.size() || game.current().phase.kind != PhaseKind::Adjustment) return {};
    return missingOf(game, static_cast<Power>(power));
}

QString TallyModel::dueTip(std::size_t power) const
{
    const Missing left = due(power);
    if (left.asked == 0) return {};
    return left.missing == 0 ? tr("All %n build(s) or removal(s) are written", nullptr, left.asked)
                             : tr("%n of %1 builds or removals missing", nullptr, left.missing).arg(left.asked);
}

QVariant TallyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    if (hasPoints() && section == Points)
        return role == Qt::ToolTipRole ? tr("Victory points in addition to centres") : tr("Points");
    if (section >= firstYear()) {
        const auto year = static_cast<std::size_t>(section - firstYear());
        if (role == Qt::ToolTipRole) return tr("Centres at the end of the year");
        return year == 0 ? tr("Start") : QString::number(years_[year].year);
    }
    const QString names[] = {tr("Power"), tr("Centres"), tr("Units"), tr("Change")};
    return names[section];
}

} // namespace chancery
