// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/journal/journal_writer.h"

#include "ui/files/files.h"

namespace chancery {

JournalWriter::JournalWriter(const QString& path, qint64 length)
    : path_(path)
    , length_(length)
{
}

JournalWriter::Begun JournalWriter::begin(const QString& path, const QByteArray& whole)
{
    if (whole.size() > largestFile) return {nullptr, FileTrouble::TooLarge};
    FileTrouble trouble = putWholeFile(path, whole, Links::Refuse);
    if (trouble != FileTrouble::None) return {nullptr, trouble};
    std::unique_ptr<JournalWriter> writer(new JournalWriter(path, whole.size()));
    trouble = openPlainFile(writer->file_, path,
                            QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered, Links::Refuse);
    if (trouble != FileTrouble::None) return {nullptr, trouble};
    return {std::move(writer), FileTrouble::None};
}

FileTrouble JournalWriter::add(const QByteArray& record)
{
    if (length_ + record.size() > largestFile) return FileTrouble::TooLarge;
    const FileTrouble trouble = writeAll(file_, record);
    if (trouble == FileTrouble::None)
        length_ += record.size();
    else
        file_.resize(length_); // half a record followed by others would count as damage
    return trouble;
}

bool JournalWriter::isSound() const
{
    return isAt(file_, path_) && file_.size() == length_;
}

} // namespace chancery
