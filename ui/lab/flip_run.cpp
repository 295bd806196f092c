// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/flip_run.h"

#include <QMetaObject>

#include <system_error>
#include <utility>

namespace chancery {

FlipRun::FlipRun(FlipQuestion question, int most, QObject* parent)
    : QObject(parent)
    , search_(std::move(question))
    , total_(most > 1 ? search_.slices() : 0)
{
    tally_.add(search_.singles());
    reports_.setInterval(reportEvery);
    connect(&reports_, &QTimer::timeout, this, &FlipRun::progressed);
    if (total_ == 0) return;
    start();
    reports_.start();
}

/// One thread is enough; where there is none, nothing more is searched.
void FlipRun::start()
{
    working_ = threadCount;
    for (int i = 0; i < threadCount; ++i) {
        try {
            threads_.emplace_back([this] { work(); });
        } catch (const std::system_error&) {
            oneEnds();
        }
    }
    stopped_ = threads_.empty();
}

void FlipRun::oneEnds()
{
    if (--working_ == 0) QMetaObject::invokeMethod(this, &FlipRun::end, Qt::QueuedConnection);
}

FlipRun::~FlipRun()
{
    cancelled_ = true;
    for (std::thread& thread : threads_) thread.join();
}

/// Runs in a thread of its own.
void FlipRun::work()
{
    try {
        searchOn();
    } catch (...) {
        const std::lock_guard guard(lock_);
        fault_ = std::current_exception();
        cancelled_ = true;
    }
    oneEnds();
}

/// Slices come in any order.
void FlipRun::searchOn()
{
    for (std::size_t slice = next_++; slice < total_ && !cancelled_; slice = next_++) {
        const FlipYield found = search_.slice(slice);
        const std::lock_guard guard(lock_);
        tally_.add(found);
        ++done_;
    }
}

/// What was thrown in a thread is thrown here, in that of the windows.
void FlipRun::end()
{
    if (threads_.empty()) return;
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
    reports_.stop();
    if (fault_) std::rethrow_exception(std::exchange(fault_, nullptr));
    Q_EMIT finished();
}

void FlipRun::stop()
{
    if (threads_.empty()) return;
    stopped_ = true;
    cancelled_ = true;
    end();
}

FlipAnswer FlipRun::answer()
{
    const std::lock_guard guard(lock_);
    return tally_.answer(search_);
}

} // namespace chancery
