// SPDX-License-Identifier: GPL-3.0-or-later
// Opens plain files without waiting for anything else, distinguishes files whatever their names, locks,
// replaces and syncs them: what engine/base/system.h does, for Qt's files.
#pragma once

#include "engine/base/system.h"

#include <QFile>
#include <QString>

namespace chancery {

/// Returns why a plain file cannot be opened at a path; None if one is there. It opens nothing.
FileTrouble troubleAt(const QString& path, Links links);

/// Opens the plain file at a path, or one built into the program. It never waits: a pipe or a device is
/// refused at once. On failure `file` stays closed; otherwise it does not know its path.
FileTrouble openPlainFile(QFile& file, const QString& path, QIODevice::OpenMode mode, Links links);

/// Makes a file, which must not be there, and opens it for reading and writing. A link is never followed.
FileTrouble makeFile(QFile& file, const QString& path, Readers readers = Readers::AsUsual);

/// Writes to an open file. A part that fits on a full disk is written, and reported as no more than that.
FileTrouble writeAll(QFile& file, const QByteArray& content);

/// Renames a file so that it replaces what has the name `to`, be it a link.
FileTrouble replaceFile(const QString& from, const QString& to);

/// Writes an open file to the disk before it returns. Returns why it may not be there; None also where the
/// disk cannot be asked for that.
FileTrouble syncNow(const QFileDevice& file);
/// Lets another thread write an open file to the disk. The file may be closed meanwhile.
void syncSoon(const QFileDevice& file);

/// Returns when the content of an open file was changed last, in nanoseconds of the system's clock.
qint64 changedAt(const QFileDevice& file);
/// Returns whether an open file still is what has this path.
bool isAt(const QFileDevice& file, const QString& path);
/// Returns the one path of a file without links in it, also of a file that is not there yet.
QString canonicalPath(const QString& path);
/// Returns whether two names are of one file: by links, by second names, by other ways to write the path.
bool isSameFile(const QString& a, const QString& b);

/// Locks an open file against other programs that lock it. They can still read and write it.
Locking lock(const QFileDevice& file);

/// Returns whether a process with this number runs on this machine.
bool isRunning(qint64 process);
/// Returns whether the user of this program owns a file.
bool isOwn(const QString& path);

} // namespace chancery
