// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/flip_model.h"

#include "ui/parts/swatch.h"
#include "ui/words/flip_words.h"
#include "ui/words/name_phrases.h"

#include <algorithm>

namespace chancery {

FlipModel::FlipModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void FlipModel::show(std::shared_ptr<const Map> map, const Position& before, FlipAnswer answer)
{
    beginResetModel();
    map_ = std::move(map);
    before_ = before;
    answer_ = std::move(answer);
    build();
    endResetModel();
}

void FlipModel::clear()
{
    beginResetModel();
    answer_ = {};
    build();
    endResetModel();
}

void FlipModel::setTheme(const Theme& theme)
{
    theme_ = theme;
    if (!nodes_.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

int FlipModel::add(Kind kind, int parent, std::size_t item)
{
    const int number = static_cast<int>(nodes_.size());
    std::vector<int>& siblings = parent < 0 ? roots_ : nodes_[static_cast<std::size_t>(parent)].children;
    const int row = static_cast<int>(siblings.size());
    siblings.push_back(number);
    nodes_.push_back({kind, parent, row, item, {}});
    return number;
}

/// Sets that are shown come by groups in their order, and in each those that are not idle first.
void FlipModel::build()
{
    nodes_.clear();
    roots_.clear();
    std::size_t next = 0;
    for (std::size_t g = 0; g < answer_.groups.size(); ++g) {
        const int group = add(Kind::Group, -1, g);
        const std::size_t first = next;
        int idle = -1;
        for (; next < answer_.shown.size() && answer_.shown[next].does == answer_.groups[g].does; ++next) {
            if (answer_.shown[next].idle && idle < 0) idle = add(Kind::Idle, group, g);
            add(Kind::Set, answer_.shown[next].idle ? idle : group, next);
        }
        if (next - first < answer_.groups[g].ways)
            add(Kind::More, group, answer_.groups[g].ways - (next - first));
    }
}

FlipModel::Kind FlipModel::kindOf(const QModelIndex& index) const
{
    return nodeOf(index).kind;
}

const Flip* FlipModel::flipAt(const QModelIndex& index) const
{
    if (!index.isValid() || nodeOf(index).kind != Kind::Set) return nullptr;
    return &answer_.shown[nodeOf(index).item];
}

const FlipEffects& FlipModel::groupAt(const QModelIndex& index) const
{
    return answer_.groups[nodeOf(index).item].does;
}

QModelIndex FlipModel::indexOfNode(int node) const
{
    return node < 0 ? QModelIndex()
                    : createIndex(nodes_[static_cast<std::size_t>(node)].row, 0, static_cast<quintptr>(node));
}

QModelIndex FlipModel::indexOf(const FlipEffects& group) const
{
    for (const int root : roots_)
        if (answer_.groups[nodes_[static_cast<std::size_t>(root)].item].does == group)
            return indexOfNode(root);
    return {};
}

QModelIndex FlipModel::indexOf(const std::vector<OrderChange>& changes) const
{
    for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (nodes_[i].kind == Kind::Set && answer_.shown[nodes_[i].item].changes == changes)
            return indexOfNode(static_cast<int>(i));
    return {};
}

QModelIndex FlipModel::index(int row, int column, const QModelIndex& parent) const
{
    const std::vector<int>& children = parent.isValid() ? nodeOf(parent).children : roots_;
    if (row < 0 || column < 0 || column > 1 || row >= static_cast<int>(children.size())) return {};
    return createIndex(row, column, static_cast<quintptr>(children[static_cast<std::size_t>(row)]));
}

QModelIndex FlipModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOfNode(nodeOf(index).parent) : QModelIndex();
}

int FlipModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0) return 0;
    return static_cast<int>(parent.isValid() ? nodeOf(parent).children.size() : roots_.size());
}

int FlipModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 2;
}

QString FlipModel::text(const Node& node) const
{
    const FlipWords words(*map_);
    switch (node.kind) {
    case Kind::Group:
        return NamePhrases::capital(words.group(answer_.groups[node.item].does));
    case Kind::Idle:
        return tr("With orders that help no other");
    case Kind::More:
        return tr("and %n more", nullptr, static_cast<int>(node.item));
    case Kind::Set:
        break;
    }
    return words.changes(answer_.shown[node.item].changes, before_);
}

QString FlipModel::count(const Node& node) const
{
    switch (node.kind) {
    case Kind::Group:
        return QString::number(answer_.groups[node.item].ways);
    case Kind::Idle:
        return QString::number(node.children.size());
    case Kind::More:
        return {};
    case Kind::Set:
        break;
    }
    return FlipWords::result(answer_.shown[node.item].then);
}

QVariant FlipModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !map_) return {};
    const Node& node = nodeOf(index);
    if (role == Qt::DisplayRole) return index.column() == 0 ? text(node) : count(node);
    if (role == Qt::ToolTipRole && index.column() == 0) {
        if (node.kind != Kind::Set) return text(node);
        return tr("%1\nThen: %2", "changed orders, result").arg(text(node), count(node));
    }
    if (role == Qt::DecorationRole && index.column() == 0 && node.kind == Kind::Set && theme_)
        return powerIcon(*map_, *theme_, answer_.shown[node.item].changes.front().now.unit.power);
    if (role == Qt::TextAlignmentRole && index.column() == 1 && node.kind != Kind::Set)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant FlipModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == 0 ? tr("What turns it") : tr("Ways");
}

} // namespace chancery
