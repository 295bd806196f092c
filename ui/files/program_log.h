// SPDX-License-Identifier: GPL-3.0-or-later
// One file with what a report of a fault needs.
#pragma once

#include "ui/files/file_lock.h"

namespace chancery {

/// Writes down when the program started and ended, on what, and what it and Qt complained about meanwhile.
/// There is no order and no name of a player in it. The file is of bounded size; of several programs at a
/// time the first one alone writes.
class ProgramLog
{
public:
    /// Begins a run in the file at `path`, whose folder is made. Nothing is written where that cannot be.
    explicit ProgramLog(const QString& path);
    /// Writes that the program has ended.
    ~ProgramLog();
    ProgramLog(const ProgramLog&) = delete;
    ProgramLog& operator=(const ProgramLog&) = delete;

    /// Writes a line with the time before it. What would make the file too large is left out.
    void write(const QString& line);
    /// Also writes every warning from now on.
    void takeWarnings();
    /// Returns whether the run before has not ended by itself: it was killed, or had a fault.
    bool endedBadly() const { return endedBadly_; }
    /// Returns the path of the file.
    QString path() const { return file_.fileName(); }

private:
    void shorten();

    QFile file_;
    std::shared_ptr<FileLock> lock_; ///< that of a program which was killed stays behind
    bool endedBadly_ = false;
};

} // namespace chancery
