// SPDX-License-Identifier: GPL-3.0-or-later
// The libraries of test cases: find one by number, title or words of its commentary, and open it as a position.
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

/// What is shown of a case, in the language of its library.
struct CaseSummary
{
    QString id; ///< "6.A.1"
    QString title;
    QString clauses; ///< "1971 IX.3", where its rulebook speaks of it
    QString comment;
    QString note;     ///< how the case came down to us
    QString position; ///< units and orders, a line each
};

CaseSummary summaryOf(const Map& map, const Case& c);

/// The cases of one document.
struct CaseShelf
{
    QString name; ///< "DATC 3.2"
    std::vector<CaseSummary> cases;
};

/// One case of one shelf.
struct CaseChoice
{
    std::size_t shelf = 0, index = 0;

    bool operator==(const CaseChoice&) const = default;
};

class CaseBrowserDialog : public QDialog
{
    Q_OBJECT

public:
    /// `shelves` must not be empty; the first is shown at first.
    explicit CaseBrowserDialog(std::vector<CaseShelf> shelves, QWidget* parent = nullptr);

    std::optional<CaseChoice> chosen() const;

    static std::optional<CaseChoice> choose(std::vector<CaseShelf> shelves, QWidget* parent);

protected:
    /// The arrow keys choose while one types.
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
