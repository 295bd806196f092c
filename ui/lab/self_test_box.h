// SPDX-License-Identifier: GPL-3.0-or-later
// The self-test: runs all cases of the libraries in the program that is running.
#pragma once

#include "engine/explain/self_test.h"
#include "ui/lab/case_library.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace chancery {

/// A button that runs all cases, a few at a time, and a table of their results. A student's own cases are
/// left out, since they state no results.
class SelfTestBox : public QWidget
{
    Q_OBJECT

public:
    /// Makes the box for the cases of this collection, which must outlive it.
    explicit SelfTestBox(const CaseCollection& cases, QWidget* parent = nullptr);
    ~SelfTestBox() override;

    /// Begins to run all cases from the first on.
    void start();
    /// Returns whether cases are being run.
    bool isRunning() const { return idle_.isActive(); }
    /// Returns what is said of the run.
    QString said() const;

Q_SIGNALS:
    /// All cases were run.
    void finished();

private:
    void runSome();
    void stop();
    void showCounts();

    const CaseCollection& cases_;
    std::optional<CaseIndex> tested_; ///< the libraries without a student's own
    std::optional<SelfTest> test_;
    QPushButton* run_;
    QProgressBar* progress_;
    QLabel* state_;
    QTableWidget* table_;
    QTimer idle_{this};
};

} // namespace chancery
