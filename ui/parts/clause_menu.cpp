// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/clause_menu.h"

#include "ui/words/clause_library.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QMenu>
#include <QUrl>

namespace chancery {

void addClauses(QMenu& menu, const QString& text)
{
    const std::vector<ClausePlace> cited = clausesCitedIn(text);
    if (!cited.empty() && !menu.isEmpty()) menu.addSeparator();
    for (const ClausePlace& place : cited) {
        const QString link = linkToClause(place);
        QAction* action = menu.addAction(
            QCoreApplication::translate("ClauseMenu", "What does %1 say?", "clause").arg(citationOf(place)));
        action->setObjectName(link);
        QObject::connect(action, &QAction::triggered, &menu,
                         [link] { QDesktopServices::openUrl(QUrl(link)); });
    }
}

void offerClauses(QAbstractItemView& list)
{
    list.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&list, &QWidget::customContextMenuRequested, &list, [&list](const QPoint& at) {
        const QModelIndex row = list.indexAt(at);
        QMenu menu(&list);
        menu.setObjectName(QStringLiteral("clauseMenu"));
        addClauses(menu, row.data(Qt::DisplayRole).toString());
        if (!menu.isEmpty()) menu.exec(list.viewport()->mapToGlobal(at));
    });
}

} // namespace chancery
