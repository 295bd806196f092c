// SPDX-License-Identifier: GPL-3.0-or-later
// The library of test cases: find one by number, title or words of its commentary, and open it as a position.
#pragma once

#include "engine/cases/case_file.h"

#include <QDialog>
#include <QString>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;
class QTextBrowser;

namespace chancery {

/// What is shown of a case; all but the section's name is in the language of the library.
struct CaseSummary
{
    QString id; ///< "6.A.1"
    QString title;
    QString comment;
    QString position; ///< units and orders, a line each
};

CaseSummary summaryOf(const Map& map, const Case& c);

class CaseBrowserDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CaseBrowserDialog(const std::vector<CaseSummary>& cases, QWidget* parent = nullptr);

    /// Index of the chosen case in `cases`.
    std::optional<std::size_t> chosen() const;

    static std::optional<std::size_t> choose(const std::vector<CaseSummary>& cases, QWidget* parent);

protected:
    /// The arrow keys choose while one types.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* filterLine();
    QWidget* caseList();
    void refilter();
    void showChosen();

    std::vector<CaseSummary> cases_;
    QLineEdit* filter_ = nullptr;
    QListView* list_ = nullptr;
    QSortFilterProxyModel* filtered_ = nullptr;
    QTextBrowser* text_ = nullptr;
    QLabel* count_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
