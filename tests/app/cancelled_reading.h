// SPDX-License-Identifier: GPL-3.0-or-later
// Presses Cancel in the bar that is shown while something long is read.
#pragma once

#include "app/long_reading.h"

#include <QApplication>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

namespace chancery {

/// Lets nothing be read in another thread while it lives: each reading shows its bar. The first `through`
/// then go on, the next one is cancelled.
class CancelledReading
{
public:
    explicit CancelledReading(int through = 0)
        : through_(through)
    {
        pool().setMaxThreadCount(1);
        block();
        QObject::connect(&often_, &QTimer::timeout, [this] { look(); });
        often_.start(10);
    }
    ~CancelledReading()
    {
        often_.stop();
        blocked_.release(100);
        pool().waitForDone();
        pool().setMaxThreadCount(threads_);
    }
    CancelledReading(const CancelledReading&) = delete;
    CancelledReading& operator=(const CancelledReading&) = delete;

    bool cancelled() const { return cancelled_; }

private:
    static QThreadPool& pool() { return readingThreads(); }

    void block()
    {
        pool().start([this] { blocked_.acquire(); });
    }

    void look()
    {
        auto* bar = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
        if (!bar || bar->objectName() != "readingBar" || bar == passed_) return;
        if (through_ > 0) {
            --through_;
            passed_ = bar;
            block(); // what is read next waits for this one
            blocked_.release();
            return;
        }
        cancelled_ = true;
        const auto buttons = bar->findChildren<QPushButton*>();
        if (buttons.size() == 1) QTest::mouseClick(buttons.front(), Qt::LeftButton);
    }

    const int threads_ = pool().maxThreadCount();
    int through_ = 0;
    bool cancelled_ = false;
    QSemaphore blocked_;
    QPointer<QProgressDialog> passed_; ///< its reading goes on
    QTimer often_;
};

} // namespace chancery
