// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/lines_panel.h"

#include "ui/console/study_edits.h"
#include "ui/console/study_texts.h"
#include "ui/words/words.h"

#include <QAction>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr int nameColumn = 0, phaseColumn = 1, commentColumn = 2;

NodeId idOf(const QTreeWidgetItem& item)
{
    return item.data(nameColumn, Qt::UserRole).toInt();
}

} // namespace

LinesPanel::LinesPanel(StudyView& shown, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , tree_(new QTreeWidget(this))
    , buttons_(new QHBoxLayout)
{
    setObjectName(QStringLiteral("linesPanel"));
    tree_->setObjectName(QStringLiteral("lines"));
    tree_->setAccessibleName(tr("Lines of play"));
    tree_->setColumnCount(3);
    tree_->setHeaderLabels({tr("Line"), tr("Phase"), tr("Comment")});
    tree_->header()->setStretchLastSection(true);
    tree_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    tree_->setUniformRowHeights(true);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setExpandsOnDoubleClick(false);
    buttons_->setSpacing(2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 4);
    column->setSpacing(2);
    column->addLayout(buttons_);
    column->addWidget(tree_, 1);
    setFocusProxy(tree_);
    connect(tree_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item && !filling_) shown_.show(idOf(*item));
    });
    connect(tree_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int changed) {
        if (filling_ || changed != nameColumn) return;
        setName(shown_, idOf(*item), item->text(nameColumn).trimmed());
    });
    connect(tree_, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        if (tree_->itemAt(at)) Q_EMIT menuWanted(tree_->viewport()->mapToGlobal(at));
    });
    connect(&shown_, &StudyView::changed, this, &LinesPanel::follow);
    fill();
}

void LinesPanel::offer(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        buttons_->addWidget(button);
    }
    buttons_->addStretch(1);
}

void LinesPanel::beginNaming()
{
    if (QTreeWidgetItem* item = items_.value(shown_.node().id)) {
        tree_->setFocus(Qt::OtherFocusReason);
        tree_->editItem(item, nameColumn);
    }
}

void LinesPanel::follow(StudyChange change)
{
    if (change == StudyChange::File || change == StudyChange::Orders) return;
    if (change == StudyChange::Texts || (change == StudyChange::Shown && items_.contains(shown_.node().id)))
        return label();
    fill();
}

void LinesPanel::fill()
{
    const QScopedValueRollback guard(filling_, true);
    tree_->clear();
    items_.clear();
    addUnder(tree_->invisibleRootItem(), noNode);
    tree_->expandAll();
    label();
    for (const int column : {nameColumn, phaseColumn}) tree_->resizeColumnToContents(column);
}

void LinesPanel::addUnder(QTreeWidgetItem* parent, NodeId after)
{
    for (const NodeId id : nodesAfter(shown_.study(), after)) {
        auto* item = new QTreeWidgetItem(parent);
        item->setData(nameColumn, Qt::UserRole, id);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        items_.insert(id, item);
        addUnder(item, id);
    }
}

void LinesPanel::label()
{
    const QScopedValueRollback guard(filling_, true);
    const StudyTexts texts(shown_.study());
    for (const StudyNode& node : shown_.study().nodes) {
        QTreeWidgetItem* item = items_.value(node.id);
        if (!item) continue;
        const QString comment = QString::fromStdString(node.comment).simplified();
        item->setText(nameColumn, texts.nameOf(node));
        item->setText(phaseColumn, QString::fromStdString(shortName(node.phase)));
        item->setText(commentColumn, comment);
        item->setToolTip(commentColumn, comment);
        QFont font = tree_->font();
        font.setItalic(node.kept);
        font.setBold(node.id == shown_.compared());
        item->setFont(nameColumn, font);
        item->setToolTip(nameColumn,
                         node.kept ? tr("Stays as it is: another order begins a variation") : QString());
    }
    tree_->setCurrentItem(items_.value(shown_.node().id));
}

} // namespace chancery
