// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary, and the rulebooks clause by clause, in a window beside the work.
#pragma once

#include "ui/words/glossary.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace chancery {

class NavBar;
class PageView;

/// All terms by chapter and all clauses by rulebook, with a line to find some, and the chosen one beside
/// them.
class GlossaryWindow : public QDialog
{
    Q_OBJECT

public:
    /// Makes the window in the language of the program, with the first term shown.
    explicit GlossaryWindow(QWidget* parent = nullptr);

    /// Shows a term, by its id, or a clause, by its link; an unknown one changes nothing.
    void turnTo(const QString& place);
    /// Returns the id of the term shown, or the link to the clause.
    QString place() const;
    /// Returns the ids of the terms and the links to the clauses that are listed.
    QStringList listed() const;

private:
    void fill();
    QTreeWidgetItem* addChapter(const QString& title);
    void addEntry(QTreeWidgetItem* chapter, const QString& title, const QString& place);
    QString textOf(const QString& place) const;
    QString htmlOf(const QString& link) const;
    void filter();
    bool isTyped(const QString& place) const;
    void tellPage();

    const Glossary& glossary_;
    QLineEdit* line_;
    QTreeWidget* list_;
    PageView* page_;
    NavBar* bar_;
    bool following_ = false; ///< the list follows the page
};

} // namespace chancery
