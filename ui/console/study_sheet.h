// SPDX-License-Identifier: GPL-3.0-or-later
// The orders of a study, and below them what becomes of them.
#pragma once

#include "ui/console/results_page.h"
#include "ui/console/study_view.h"
#include "ui/console/writing_page.h"

#include <QWidget>

namespace chancery {

/// A widget with the writing page of a study and, where its rows leave room, the results of the line shown.
class StudySheet : public QWidget
{
    Q_OBJECT

public:
    /// Makes a sheet. The shown must outlive it.
    explicit StudySheet(StudyView& shown, QWidget* parent = nullptr);

    /// Sets the theme of both pages.
    void setTheme(const Theme& theme);
    /// Returns the page on which orders are written.
    WritingPage& writing() { return *writing_; }
    /// Returns the page with what becomes of them.
    ResultsPage& results() { return *results_; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();

    StudyView& shown_;
    WritingPage* writing_;
    ResultsPage* results_;
    bool stale_ = true; ///< the results were not shown since they changed
};

} // namespace chancery
