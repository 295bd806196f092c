// SPDX-License-Identifier: GPL-3.0-or-later
// A search for what would turn a result, in two threads beside the window.
#pragma once

#include "engine/explain/flip.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace chancery {

/// One search. The single changes are there at once; those of two come in while two threads search. To cancel
/// it, stop or delete it: either waits for less than a millisecond.
class FlipRun : public QObject
{
    Q_OBJECT

public:
    /// Begins to search sets of one change, and of two if `most` is 2. `canBeAsked` must hold.
    FlipRun(FlipQuestion question, int most, QObject* parent = nullptr);
    ~FlipRun() override;

    /// Returns the search, which has the result asked about.
    const FlipSearch& search() const { return search_; }
    /// Returns what was found so far.
    FlipAnswer answer();
    /// Returns how many slices were searched, of how many.
    std::size_t done() const { return done_; }
    std::size_t total() const { return total_; }
    /// Returns whether threads are still searching.
    bool isRunning() const { return !threads_.empty(); }
    /// Returns whether it was stopped before its end.
    bool isStopped() const { return stopped_; }
    /// Searches no further. What was found stays.
    void stop();

Q_SIGNALS:
    /// More was found, or more was tried.
    void progressed();
    /// The search is at its end, or was stopped.
    void finished();

private:
    void start();
    void oneEnds();
    void work();
    void searchOn();
    void end();

    static constexpr int threadCount = 2, reportEvery = 80; // milliseconds between two reports

    const FlipSearch search_;
    const std::size_t total_;
    std::mutex lock_; ///< of tally_ and fault_
    FlipTally tally_;
    std::exception_ptr fault_; ///< what was thrown in a thread
    std::atomic<std::size_t> next_ = 0, done_ = 0;
    std::atomic<int> working_ = 0;
    std::atomic<bool> cancelled_ = false;
    bool stopped_ = false;
    std::vector<std::thread> threads_;
    QTimer reports_{this};
};

} // namespace chancery
