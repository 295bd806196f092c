// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a study: what became otherwise above, then all results with their reasons.
#pragma once

#include "ui/console/results_page.h"
#include "ui/console/study_view.h"

#include <QWidget>

class QLabel;
class QTextBrowser;

namespace chancery {

/// A widget that follows a study and lists the results of the node shown.
class StudyResults : public QWidget
{
    Q_OBJECT

public:
    /// Makes the list. The shown must outlive it.
    explicit StudyResults(StudyView& shown, QWidget* parent = nullptr);

    /// Sets the colours of the signs and the powers' icons.
    void setTheme(const Theme& theme);
    /// Words orders and reasons in this register.
    void setRegister(Register how);
    /// Returns the list of all results.
    ResultsPage& page() { return *page_; }

Q_SIGNALS:
    /// A result was chosen; `province` is where its unit started.
    void chosen(chancery::Province province);

private:
    void follow(StudyChange change);

    StudyView& shown_;
    QLabel* waiting_; ///< why there are no results
    QLabel* summary_; ///< of what became otherwise
    QTextBrowser* otherwise_;
    ResultsPage* page_;
    Register register_ = Register::Plain;
};

} // namespace chancery
