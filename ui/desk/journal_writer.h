// SPDX-License-Identifier: GPL-3.0-or-later
// One journal on the disk that is being written.
#pragma once

#include "ui/files/system_files.h"

#include <QCryptographicHash>

#include <memory>

namespace chancery {

/// A journal on the disk, open to be continued. Others can take it away or change it: it notices, and never
/// writes into what is no longer its own.
class JournalWriter
{
public:
    /// A journal that was begun, or why it was not.
    struct Begun
    {
        std::unique_ptr<JournalWriter> writer;
        FileTrouble trouble = FileTrouble::None;
    };

    /// Writes a whole journal in place of what is at `path`, which must be a plain file or nothing, and opens
    /// it. One that is too large to be read again is not written.
    static Begun begin(const QString& path, const QByteArray& whole);

    /// Adds a record. On failure the file is as it was.
    FileTrouble add(const QByteArray& record);
    /// Returns whether the file is in its place with all that was written, and nothing else. The content is
    /// read only if the file was changed at another time than by the last writing.
    bool isSound() const;
    /// Returns the path of the journal.
    const QString& path() const { return path_; }
    /// Lets another thread write the journal to the disk.
    void sync() const { syncSoon(file_); }

private:
    explicit JournalWriter(const QString& path);
    void wrote(const QByteArray& content);
    bool hasWhatWasWritten() const;

    QString path_;
    QFile file_;
    qint64 length_ = 0; ///< bytes
    QCryptographicHash written_{QCryptographicHash::Sha1};
    mutable qint64 changed_ = 0; ///< see changedAt(); some disks keep another time than they gave at first
};

} // namespace chancery
