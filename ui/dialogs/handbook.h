// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook: short pages of text, then the keys, how orders are typed, and the legend of the board.
#pragma once

#include "ui/dialogs/handbook_text.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace chancery {

/// Shows the handbook beside the work: it does not keep other windows from being used. Words typed into its
/// line are marked on all pages, and the list has only those on which they all are.
class Handbook : public QDialog
{
    Q_OBJECT

public:
    /// Makes the handbook, with the first page shown. `actions` are those of the table of actions in its
    /// order, with their present keys.
    explicit Handbook(std::vector<ActionHelp> actions, QWidget* parent = nullptr);

    /// Shows a page: one of handbookPages(), "clauses", "keys", "notation" or "legend". Any other name
    /// changes nothing.
    void turnTo(const QString& page);
    /// Returns the name of the page shown.
    QString page() const;
    /// Returns the names of the pages on which all words that are looked for are found; all pages if none
    /// are.
    QStringList pagesFound() const;
    /// Returns the names of all pages in their order.
    QStringList pages() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void showPlace(int step);
    void turn(int step);
    void addText(const QString& page);
    void addPage(const QString& page, const QString& title, QWidget* shown);
    void showNumber(int number);
    QWidget* navigation();
    QWidget* clauses();
    QWidget* keys();
    QWidget* notation();
    QWidget* legend();

    std::vector<ActionHelp> actions_;
    QLineEdit* line_; ///< the words to look for
    QLabel* found_;   ///< how often they are found
    QString typed_;   ///< what is looked for; empty if nothing is
    int place_ = 0;   ///< of the words on the page shown
    QListWidget* list_;
    QStackedWidget* stack_;
    QPushButton *previous_ = nullptr, *next_ = nullptr;
};

} // namespace chancery
