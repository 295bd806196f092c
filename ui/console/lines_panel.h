// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of play of a study as a tree.
#pragma once

#include "ui/console/study_view.h"

#include <QHash>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QTreeWidget;
class QTreeWidgetItem;

namespace chancery {

/// A tree of the nodes of a study: variations beside one another, later phases under the one before. The node
/// shown is chosen; F2 or a double click names it.
class LinesPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the tree. The shown must outlive it.
    explicit LinesPanel(StudyView& shown, QWidget* parent = nullptr);

    /// Puts buttons for these actions above the tree.
    void offer(const QList<QAction*>& actions);
    /// Begins to name the node shown.
    void beginNaming();

Q_SIGNALS:
    /// The menu of a node, which is shown, is wanted at this point of the display.
    void menuWanted(const QPoint& at);

private:
    void follow(StudyChange change);
    void fill();
    void label();
    void addUnder(QTreeWidgetItem* parent, NodeId after);

    StudyView& shown_;
    QTreeWidget* tree_;
    QHBoxLayout* buttons_;
    QHash<NodeId, QTreeWidgetItem*> items_;
    bool filling_ = false;
};

} // namespace chancery
