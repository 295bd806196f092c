// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that finds a test case in the libraries, by number, title or words of its commentary.
#pragma once

#include "engine/cases/case_file.h"

#include <QDialog>
#include <QString>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTextBrowser;

namespace chancery {

/// The texts shown of a test case, in the language of its library.
struct CaseSummary
{
    QString id; ///< such as "6.A.1"
    QString title;
    QString clauses;  ///< the clauses of a rulebook that it is about, "1971 IX.3"; may be empty
    QString comment;  ///< the commentary of the library
    QString note;     ///< a remark on the source of the case
    QString position; ///< units, then orders with the expected results, one on a line
};

/// Returns the texts of a case that is played on `map`.
CaseSummary summaryOf(const Map& map, const Case& c);

/// The cases of one library.
struct CaseShelf
{
    QString name; ///< such as "DATC 3.2"
    std::vector<CaseSummary> cases;
};

/// Which case was chosen: the index of its library and its index there.
struct CaseChoice
{
    std::size_t shelf = 0, index = 0;

    bool operator==(const CaseChoice&) const = default;
};

/// Lists the cases that contain every typed word, and shows the chosen one beside the list.
class CaseBrowserDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog with the first library shown. `shelves` must not be empty.
    explicit CaseBrowserDialog(std::vector<CaseShelf> shelves, QWidget* parent = nullptr);

    /// Returns the chosen case, or nothing if none is chosen.
    std::optional<CaseChoice> chosen() const;

    /// Opens the dialog and waits. Returns the chosen case, or nothing if it was cancelled.
    static std::optional<CaseChoice> choose(std::vector<CaseShelf> shelves, QWidget* parent);

protected:
    /// Lets the arrow keys choose a case while the filter has the focus.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* filterLine();
    QWidget* caseList();
    const CaseShelf& shelf() const;
    void showShelf();
    void refilter();
    void showChosen();

    std::vector<CaseShelf> shelves_;
    QComboBox* library_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QStandardItemModel* model_ = nullptr;
    QListView* list_ = nullptr;
    QSortFilterProxyModel* filtered_ = nullptr;
    QTextBrowser* text_ = nullptr;
    QLabel* count_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
