// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a long painting stop between two of its items and go on later.
#pragma once

#include <QDeadlineTimer>

namespace chancery {

/// Counts the items of a painting. The painter goes over all of them in each run and asks for each whether to
/// paint it now: those that are done and those for which no time is left are skipped.
class Pace
{
public:
    /// Begins a run of so many milliseconds; without an end if `ms` is negative. One item is always painted.
    void begin(int ms)
    {
        end_ = ms < 0 ? QDeadlineTimer(QDeadlineTimer::Forever) : QDeadlineTimer(ms, Qt::PreciseTimer);
        painted_ = stopped_ = false;
        at_ = 0;
    }
    /// Goes on in the same run with another painting.
    void next() { at_ = done_ = 0; }
    /// Returns whether the next item is to be painted now.
    bool takes()
    {
        if (at_++ < done_) return false;
        if (!stopped_) stopped_ = painted_ && end_.hasExpired();
        if (stopped_) return false;
        painted_ = true;
        done_ = at_;
        return true;
    }
    /// Returns whether items are left because the time of this run is over.
    bool stopped() const { return stopped_; }

private:
    QDeadlineTimer end_;
    int at_ = 0, done_ = 0;
    bool painted_ = false, stopped_ = false;
};

/// Returns whether the next item is to be painted now: always, without a pace.
inline bool takes(Pace* pace)
{
    return !pace || pace->takes();
}

} // namespace chancery
