// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn a result, as a tree: groups, their sets of changed orders, and apart those that help no
// order.
#pragma once

#include "engine/explain/flip.h"
#include "engine/map/map.h"
#include "ui/draw/palette.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>

namespace chancery {

/// The tree of an answer. Column 0 says what is done or changed, column 1 in how many ways or with which
/// result.
class FlipModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// What a row shows.
    enum class Kind { Group, Idle, Set, More };

    /// Makes an empty tree.
    explicit FlipModel(QObject* parent = nullptr);

    /// Shows an answer about a phase on this map that begins with `before`.
    void show(std::shared_ptr<const Map> map, const Position& before, FlipAnswer answer);
    /// Shows nothing.
    void clear();
    /// Sets the colours of the powers' signs.
    void setTheme(const Theme& theme);

    /// Returns the answer that is shown.
    const FlipAnswer& answer() const { return answer_; }
    /// Returns what a row shows.
    Kind kindOf(const QModelIndex& index) const;
    /// Returns the set of a row, or nullptr.
    const Flip* flipAt(const QModelIndex& index) const;
    /// Returns what a group does, of a row of Kind::Group.
    const FlipEffects& groupAt(const QModelIndex& index) const;
    /// Returns the row of a group, if it is there.
    QModelIndex indexOf(const FlipEffects& group) const;
    /// Returns the row of a set with the same changes, if it is there.
    QModelIndex indexOf(const std::vector<OrderChange>& changes) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// A row: its place in the tree, and the set or group that it shows.
    struct Node
    {
        Kind kind = Kind::Group;
        int parent = -1, row = 0;
        /// Of Set an index into FlipAnswer::shown, of More how many there are, else an index into
        /// FlipAnswer::groups.
        std::size_t item = 0;
        std::vector<int> children;
    };

    int add(Kind kind, int parent, std::size_t item);
    void build();
    const Node& nodeOf(const QModelIndex& index) const { return nodes_[index.internalId()]; }
    QModelIndex indexOfNode(int node) const;
    QString text(const Node& node) const;
    QString count(const Node& node) const;

    std::shared_ptr<const Map> map_;
    Position before_;
    FlipAnswer answer_;
    std::optional<Theme> theme_;
    std::vector<Node> nodes_;
    std::vector<int> roots_;
};

} // namespace chancery
