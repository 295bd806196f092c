// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary in a window beside the work.
#pragma once

#include "ui/words/glossary.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace chancery {

class NavBar;
class PageView;

/// All terms by chapter, with a line to find some, and the chosen one beside them.
class GlossaryWindow : public QDialog
{
    Q_OBJECT

public:
    /// Makes the window in the language of the program, with the first term shown.
    explicit GlossaryWindow(QWidget* parent = nullptr);

    /// Shows a term; an unknown one changes nothing.
    void turnTo(const QString& id);
    /// Returns the id of the term shown.
    QString term() const;
    /// Returns the ids of the terms that are listed.
    QStringList listed() const;

private:
    void fill();
    void filter();
    void tellPage();

    const Glossary& glossary_;
    QLineEdit* line_;
    QTreeWidget* list_;
    PageView* page_;
    NavBar* bar_;
    bool following_ = false; ///< the list follows the page
};

} // namespace chancery
