// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/journal_writer.h"

#include "ui/files/files.h"

namespace chancery {

JournalWriter::JournalWriter(const QString& path)
    : path_(path)
{
}

JournalWriter::Begun JournalWriter::begin(const QString& path, const QByteArray& whole)
{
    if (whole.size() > largestFile) return {nullptr, FileTrouble::TooLarge};
    FileTrouble trouble = putWholeFile(path, whole, Links::Refuse);
    if (trouble != FileTrouble::None) return {nullptr, trouble};
    std::unique_ptr<JournalWriter> writer(new JournalWriter(path));
    trouble = openPlainFile(writer->file_, path,
                            QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered, Links::Refuse);
    if (trouble != FileTrouble::None) return {nullptr, trouble};
    writer->wrote(whole);
    return {std::move(writer), FileTrouble::None};
}

FileTrouble JournalWriter::add(const QByteArray& record)
{
    if (length_ + record.size() > largestFile) return FileTrouble::TooLarge;
    const FileTrouble trouble = writeAll(file_, record);
    if (trouble == FileTrouble::None)
        wrote(record);
    else
        file_.resize(length_); // half a record followed by others would count as damage
    return trouble;
}

void JournalWriter::wrote(const QByteArray& content)
{
    length_ += content.size();
    written_.addData(content);
    changed_ = changedAt(file_);
}

bool JournalWriter::isSound() const
{
    if (!isAt(file_, path_) || file_.size() != length_) return false;
    const qint64 changed = changedAt(file_);
    if (changed == changed_) return true;
    if (!hasWhatWasWritten()) return false;
    changed_ = changed;
    return true;
}

bool JournalWriter::hasWhatWasWritten() const
{
    const Result<QByteArray> content = readWholeFile(path_, Links::Refuse);
    return content && QCryptographicHash::hash(*content, QCryptographicHash::Sha1) == written_.result();
}

} // namespace chancery
