// SPDX-License-Identifier: GPL-3.0-or-later
// Locks that keep two windows off one file, also those of other programs and machines.
#pragma once

#include "ui/files/system_files.h"

#include <memory>

namespace chancery {

/// Who made a lock, as far as its file says.
struct Holder
{
    QString user;           ///< the name of the other user; empty if it is the same user or unknown
    QString computer;       ///< the name of the other computer; empty if it is this one or unknown
    bool isUnknown = false; ///< the file says nothing

    bool operator==(const Holder&) const = default;
};

/// A lock that is held as long as this value lives. The system lets it go when the program ends, however it
/// does.
class FileLock
{
public:
    /// The result of an attempt to lock a file.
    struct Attempt
    {
        std::shared_ptr<FileLock> lock; ///< nullptr if the file is not locked here
        bool isInUse = false;           ///< another window or program has it
        bool wasLeft = false;           ///< it was left by a program that ended without letting it go
    };

    /// Locks with a file of its own, which is removed with the lock. Nothing but a plain file is touched at
    /// `path`. A lock does not expire; a program that has ended holds none, whatever its file says.
    static Attempt with(const QString& path);
    /// Locks a file that is there, whatever name it was opened by.
    static Attempt on(const QString& path);

    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    /// Returns the path of the file that is locked.
    const QString& path() const { return path_; }
    /// Returns whether the file of the lock is still in its place.
    bool isInPlace() const { return isAt(file_, path_); }

private:
    FileLock(const QString& path, bool isOwn);
    bool make();
    bool isLeft();

    QString path_;
    QFile file_;
    bool isOwn_; ///< the file was made for the lock
};

/// Returns who made the lock file at `path`.
Holder holderOf(const QString& path);

} // namespace chancery
