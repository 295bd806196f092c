// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/tally_model.h"

#include "engine/committee/delegations.h"
#include "ui/words/player_words.h"
#include "ui/words/tally_columns.h"
#include "ui/words/words.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <set>

namespace chancery {

namespace {

constexpr int longestName = 10; // letters: longer names would push the years out of the panel

QString cutOff(const QString& name, int longest = longestName)
{
    return name.size() <= longest ? name : name.left(longest - 1) + u'…';
}

QString firstWord(const QString& name)
{
    return name.section(u' ', 0, 0);
}

/// Returns the first names of the two delegates of a Committee; empty if a name is that of one player.
QString firstNames(const std::string& player)
{
    constexpr int longest = 7; // letters, of each
    const Delegates two = delegatesNamed(player);
    if (two[1].empty()) return {};
    const auto first = [](const std::string& name) {
        return cutOff(firstWord(QString::fromStdString(name)), longest);
    };
    return first(two[0]) + u'/' + first(two[1]);
}

/// Returns the first words of all names, or the whole names if two players have the same first word; cut off
/// if they are long. Of two delegates both are named.
std::map<std::string, QString> shortened(const std::set<std::string>& players)
{
    std::map<std::string, QString> all;
    std::set<QString> firsts;
    for (const std::string& player : players) firsts.insert(firstWord(QString::fromStdString(player)));
    for (const std::string& player : players) {
        const QString name = QString::fromStdString(player), both = firstNames(player);
        all[player] =
            !both.isEmpty() ? both : cutOff(firsts.size() == players.size() ? firstWord(name) : name);
    }
    return all;
}

/// Sums what the powers of a row have.
VictoryPoints sumOf(const Seat& powers, const std::vector<VictoryPoints>& byPower)
{
    VictoryPoints sum;
    for (const Power power : powers) {
        const VictoryPoints& points = byPower[index(power)];
        sum.awarded += points.awarded;
        sum.insurrections += points.insurrections;
        sum.control += points.control;
    }
    return sum;
}

/// Returns a change with its sign: "+1"; a dot for none.
QString withSign(int change)
{
    return change == 0  ? QStringLiteral("·")
           : change > 0 ? QStringLiteral("+%1").arg(change)
                        : QStringLiteral("\u2212%1").arg(-change);
}

} // namespace

QString shorterNames(const QString& name, const std::function<bool(const QString& name)>& fits)
{
    const QString before = QStringLiteral(" · "), between = QStringLiteral("/");
    const qsizetype at = name.lastIndexOf(before) + before.size();
    const QStringList names = name.mid(at).split(between);
    if (fits(name) || at < before.size() || names.size() != 2) return name;
    for (qsizetype letters = std::max(names[0].size(), names[1].size()) - 1; letters > 0; --letters) {
        const auto shortened = [letters](const QString& one) {
            return one.size() <= letters ? one : one.left(letters) + u'.';
        };
        const QString shorter = name.left(at) + shortened(names[0]) + between + shortened(names[1]);
        if (fits(shorter)) return shorter;
    }
    return name;
}

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
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
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
    map_ = upToHere.map;
    now_ = yearTally(*map_, record.phase.year, record.position());
    points_.clear();
    if (pointsCount(upToHere.rulebook.options)) points_ = victoryPoints(upToHere, record);
    for (const VictoryPoints& points : points_) now_.points.push_back(points.total());
    nameRows(upToHere);
    makeColumns(upToHere);
}

void TallyModel::makeColumns(const Game& upToHere)
{
    columns_ = {{tr("Power"),
                 {},
                 [](const Row& row) { return row.name; },
                 [](const Row& row) { return row.course; }}};
    for (const TallyColumn& column : tallyColumns()) {
        if (column.isCounted && !column.isCounted(upToHere.rulebook.options)) continue;
        columns_.push_back(
            {columnText(column.heading), columnText(column.tip),
             [this, &column](const Row& row) { return sumOf(column, *map_, now_, row.powers); }});
        if (column.isCounted == pointsCount)
            columns_.back().tip = [this](const Row& row) { return pointsTip(row); };
    }
    if (isWinter())
        columns_.push_back(
            {tr("Builds", "column of a table: builds and removals"),
             tr("Builds (+) and removals (\u2212) of this Winter; ticked once all are written"),
             [this](const Row& row) { return builds(row); }, [this](const Row& row) { return dueTip(row); }});
    else
        columns_.push_back({tr("Change"), tr("Centres won or lost in this year"),
                            [this](const Row& row) { return change(row); }});
    for (const YearTally& year : years_)
        columns_.push_back({&year == years_.data() ? tr("Start") : QString::number(year.year),
                            tr("Centres at the end of the year"),
                            [this, &year](const Row& row) { return centresOf(row, year); }});
}

int TallyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int TallyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant TallyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto number = static_cast<std::size_t>(index.row());
    const Row& row = rows_[number];
    const Column& column = columns_[static_cast<std::size_t>(index.column())];
    const bool named = index.column() == 0;
    if (role == Qt::DisplayRole) return column.text(row);
    if (role == Qt::ToolTipRole && column.tip) return column.tip(row);
    if (role == Qt::DecorationRole && named && number < signs_.size()) return signs_[number];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter |
                                                  (named ? Qt::AlignLeft : Qt::AlignRight));
    return {};
}

void TallyModel::nameRows(const Game& upToHere)
{
    rows_.clear();
    const Phase now = upToHere.current().phase;
    const Words words(*upToHere.map);
    std::set<std::string> players;
    for (const Power power : upToHere.map->everyPower())
        if (const std::string player = playerOf(upToHere, power, now); !player.empty())
            players.insert(player);
    std::map<std::string, QString> names = shortened(players);
    for (const Power power : upToHere.map->everyPower()) {
        const std::string player = playerOf(upToHere, power, now);
        const QString text = words.power(power);
        rows_.push_back({player.empty() ? text : text + QStringLiteral(" · ") + names[player],
                         PlayerWords::course(upToHere, power),
                         {power}});
    }
    for (const Seat& seat : inMapSequence(seatingOf(upToHere, now).seats))
        if (seat.size() > 1) rows_.push_back(togetherOf(upToHere, seat));
}

/// Returns the row of a player with several powers.
TallyModel::Row TallyModel::togetherOf(const Game& game, const Seat& seat)
{
    const QString player = PlayerWords::seat(game, seat.front(), game.current().phase);
    QStringList letters;
    for (const Power power : seat) letters << QString::fromStdString((*game.map)[power].letter);
    const QString powers = letters.join(u'+');
    return {cutOff(player) + u' ' + powers, tr("The sum of %1").arg(Words(*game.map).list(seat)), seat};
}

int TallyModel::centresOf(const Row& row, const YearTally& tally) const
{
    return sumOf(tallyColumns().front(), *map_, tally, row.powers);
}

QString TallyModel::pointsTip(const Row& row) const
{
    const VictoryPoints points = sumOf(row.powers, points_);
    return tr("Awarded: %1; for insurrections: %2; for the control of Europe: %3. Total with centres: %4")
        .arg(points.awarded)
        .arg(points.insurrections)
        .arg(points.control)
        .arg(points.total() + centresOf(row, now_));
}

/// Returns the change in centres since the end of the year before.
QString TallyModel::change(const Row& row) const
{
    if (years_.empty()) return {};
    const bool yearIsOver = years_.back().centres == now_.centres && years_.size() > 1;
    const YearTally& before = years_[years_.size() - (yearIsOver ? 2 : 1)];
    return withSign(centresOf(row, now_) - centresOf(row, before));
}

/// Returns whether builds and removals are due in the phase that is shown.
bool TallyModel::isWinter() const
{
    const Game& game = session_.game();
    return phase_ + 1 >= game.phases.size() && !game.current().outcome &&
           game.current().phase.kind == PhaseKind::Adjustment;
}

/// Returns what is owed, and what of it is possible, which is less where home centres are not free.
AdjustmentChoices TallyModel::owed(const Row& row) const
{
    const Game& game = session_.game();
    const PowerSet unplayed = unplayedPowers(game, game.current().phase);
    AdjustmentChoices sum;
    for (const Power power : row.powers) {
        const AdjustmentChoices its = adjustmentChoices(*map_, game.current().before, power, unplayed);
        sum.owed += its.owed;
        sum.count += its.count;
    }
    return sum;
}

QString TallyModel::builds(const Row& row) const
{
    const QString text = withSign(owed(row).count);
    const Missing left = due(row);
    return left.asked > 0 && left.missing == 0 ? text + QStringLiteral(" \u2713") : text;
}

/// Returns how many builds or removals are due in this Winter, and missing now.
Missing TallyModel::due(const Row& row) const
{
    Missing sum;
    for (const Power power : row.powers) {
        const Missing its = missingOf(session_.game(), power);
        sum.missing += its.missing;
        sum.asked += its.asked;
    }
    return sum;
}

QString TallyModel::dueTip(const Row& row) const
{
    const Missing left = due(row);
    QStringList lines;
    if (left.asked > 0)
        lines << (left.missing == 0
                      ? tr("All %n build(s) or removal(s) are written", nullptr, left.asked)
                      : tr("%n of %1 builds or removals missing", nullptr, left.missing).arg(left.asked));
    if (const AdjustmentChoices its = owed(row); its.owed > its.count)
        lines << tr("%n build(s) due, but home centres are free for %1", nullptr, its.owed).arg(its.count);
    return lines.join(u'\n');
}

QVariant TallyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    const Column& column = columns_[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return column.heading;
    if (role == Qt::TextAlignmentRole) // as what is below
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter |
                                                  (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    return role == Qt::ToolTipRole ? column.headingTip : QVariant();
}

} // namespace chancery
