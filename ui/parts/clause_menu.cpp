// SPDX-License-Identifier: GPL-3.0-or-later
// Asks withClauseLinks() what a text cites, so that a citation is the same thing everywhere.
#include "ui/parts/clause_menu.h"

#include "ui/words/clause_library.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QMenu>
#include <QRegularExpression>
#include <QUrl>

namespace chancery {

void addClauses(QMenu& menu, const QString& text)
{
    static const QRegularExpression linked(QStringLiteral("<a href=\"(clause:[^\"]*)\"[^>]*>"));
    QStringList links;
    auto each = linked.globalMatch(withClauseLinks(text.toHtmlEscaped()));
    while (each.hasNext()) links << each.next().captured(1);
    links.removeDuplicates();
    if (!links.isEmpty() && !menu.isEmpty()) menu.addSeparator();
    for (const QString& link : links) {
        const QString clause = citationOf(clauseOfLink(link));
        QAction* action = menu.addAction(
            QCoreApplication::translate("ClauseMenu", "What does %1 say?", "clause").arg(clause));
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
