// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/results_model.h"

#include "ui/words/wording.h"

#include <algorithm>

namespace chancery {

Mood moodOf(const OrderResult& result)
{
    if (result.fate != Fate::Unharmed) return Mood::Dislodged;
    switch (result.verdict) {
    case Verdict::Succeeds:
    case Verdict::Given:
    case Verdict::Available:
    case Verdict::Stands:
        return Mood::Good;
    case Verdict::Illegal:
    case Verdict::Invalid:
        return Mood::Illegal;
    case Verdict::Fails:
    case Verdict::Cut:
    case Verdict::Disrupted:
        break;
    }
    return Mood::Bad;
}

bool isLost(const OrderResult& result)
{
    if (result.fate == Fate::Destroyed) return true;
    const bool works = result.verdict == Verdict::Succeeds;
    return as<Disband>(result.order)
               ? works
               : as<Retreat>(result.order) && !works && result.finding.rule != Rule::IllegalDuplicate;
}

ResultsModel::ResultsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ResultsModel::show(std::shared_ptr<const Map> map, const PhaseRecord& record,
                        const std::optional<Rulebook>& rules)
{
    beginResetModel();
    map_ = std::move(map);
    record_ = record;
    rules_ = rules;
    arrange();
    endResetModel();
}

void ResultsModel::showPower(Power power)
{
    beginResetModel();
    power_ = power;
    arrange();
    endResetModel();
}

void ResultsModel::setPlayers(std::map<Power, QString> players)
{
    beginResetModel();
    players_ = std::move(players);
    endResetModel();
}

void ResultsModel::setRegister(Register how)
{
    beginResetModel();
    register_ = how;
    endResetModel();
}

const std::vector<OrderResult>& ResultsModel::results() const
{
    static const std::vector<OrderResult> none;
    return record_.outcome ? record_.outcome->results : none;
}

void ResultsModel::arrange()
{
    rows_.clear();
    for (std::size_t i = 0; i < results().size(); ++i)
        if (power_ == noPower || results()[i].order.power == power_) rows_.push_back(i);
    std::ranges::stable_sort(rows_, {}, [this](std::size_t i) {
        return std::pair(results()[i].order.power, !isLost(results()[i]));
    });
}

int ResultsModel::rowOf(Province province) const
{
    const OrderResult* wanted = record_.outcome ? resultOf(*map_, *record_.outcome, province) : nullptr;
    const auto found = std::ranges::find_if(rows_, [&](std::size_t i) { return &results()[i] == wanted; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ResultsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const OrderResult& shown = result(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(shown, index.column());
    case Qt::ToolTipRole:
        return words().explanation(shown, record_);
    case Qt::AccessibleTextRole:
        return spoken(shown);
    case TitleRole:
        return words().bareTitleOf(shown.order, record_);
    case HeadingRole:
        return heading(index.row());
    case BadgeRole:
        return badge(shown);
    case PowerRole:
        return static_cast<int>(chancery::index(shown.order.power));
    case ProvinceRole:
        return shown.order.unit.at == nowhere
                   ? QVariant()
                   : QVariant(static_cast<int>(chancery::index(map_->provinceOf(shown.order.unit.at))));
    case MoodRole:
        return static_cast<int>(moodOf(shown));
    default:
        return {};
    }
}

QString ResultsModel::display(const OrderResult& shown, int column) const
{
    if (column == OrderColumn) return words().titleOf(shown.order, record_);
    if (column == VerdictColumn) return Words::verdict(shown);
    return words().reasonInList(shown, record_);
}

QString ResultsModel::heading(int row) const
{
    const Power whose = result(row).order.power;
    if (whose == noPower || (row > 0 && result(row - 1).order.power == whose)) return {};
    const auto player = players_.find(whose);
    const QString power = words().power(whose);
    return player == players_.end() ? power : tr("%1: %2", "power, its player").arg(power, player->second);
}

/// A judge's reason says the verdict, and often that the unit is dislodged; a plain one says neither.
QString ResultsModel::badge(const OrderResult& shown) const
{
    const Rule rule = shown.finding.rule;
    if (register_ == Register::Plain || rule == Rule::None) return Words::verdict(shown);
    const bool told = rule == Rule::Ruled || saysThatLost(rule) ||
                      (shown.fate == Fate::Dislodged && saysThatDislodged(rule));
    return told ? QString() : Words::fate(shown.fate);
}

/// Returns a row as a screen reader says it.
QString ResultsModel::spoken(const OrderResult& shown) const
{
    const QString said = badge(shown), title = display(shown, OrderColumn),
                  why = display(shown, ReasonColumn);
    return said.isEmpty() ? tr("%1. %2", "order, reason").arg(title, why)
                          : tr("%1: %2. %3").arg(title, said, why);
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Order"), tr("Result"), tr("Why")};
    return names[section];
}

} // namespace chancery
