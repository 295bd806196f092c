// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/changed_file.h"

#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "engine/files/study_file.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"
#include "ui/words/version_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct Changed
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ChangedFile)
};

std::string nameOf(const QString& path)
{
    return QDir::toNativeSeparators(path).toStdString();
}

/// Returns the question about a file that cannot be opened as it is now, and why.
ChangedFile unusable(const QString& name, const QString& why)
{
    return {Changed::tr("%1 was replaced by something that cannot be opened.", "name of a file").arg(name),
            why, ChangedFile::There::Nothing};
}

ChangedFile gone(const QString& name)
{
    return {
        Changed::tr("%1 is no longer there. It was moved, renamed or deleted.", "name of a file").arg(name),
        {},
        ChangedFile::There::Nothing};
}

ChangedFile changed(const QString& name, const QString& details)
{
    return {Changed::tr("%1 was changed by another program since Chancery last read or saved it.",
                        "name of a file")
                .arg(name),
            details, ChangedFile::There::Another};
}

} // namespace

ChangedFileAnswer mayOverwrite(const std::function<FileNow()>& look,
                               const std::function<ChangedFileAnswer(const FileNow&)>& ask)
{
    FileNow now = look();
    while (now.state != FileNow::State::AsBefore) {
        const ChangedFileAnswer answer = ask(now);
        FileNow after = look();
        if (answer != ChangedFileAnswer::Overwrite || after == now) return answer;
        now = std::move(after);
    }
    return ChangedFileAnswer::Overwrite;
}

FileNow fileNow(const QString& path, const std::string& before, const std::string& next)
{
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) {
        const FileTrouble trouble = troubleAt(path, Links::Follow);
        if (trouble == FileTrouble::Missing || trouble == FileTrouble::DeadLink)
            return {FileNow::State::Gone, {}, {}};
        return {FileNow::State::Unreadable, {}, ErrorWords::text(content.error())};
    }
    const std::string now = fingerprint(content->toStdString());
    const bool same = now == before || now == next;
    return {same ? FileNow::State::AsBefore : FileNow::State::Changed, *content, {}};
}

ChangedFile changedGame(const FileNow& now, const QString& path, const Game& open, const MapLoader& maps)
{
    const QString name = QFileInfo(path).fileName();
    if (now.state == FileNow::State::Gone) return gone(name);
    if (now.state == FileNow::State::Unreadable) return unusable(name, now.trouble);
    const Result<Game> there =
        readGame(now.content.toStdString(), nameOf(path), maps, nullptr, UnknownRulebook::Kept);
    if (!there) return unusable(name, ErrorWords::text(there.error()));
    const QStringList lines = VersionWords::lines(*there, open);
    const QString details = lines.isEmpty() ? Changed::tr("It has the same game, written in another way.")
                                            : Changed::tr("What differs:") + QStringLiteral("\n• ") +
                                                  lines.join(QStringLiteral("\n• "));
    return changed(name, details + QStringLiteral("\n\n") +
                             Changed::tr("If you open it, your version is kept in a file beside it. If you "
                                         "overwrite it, what is there now is lost."));
}

ChangedFile changedStudy(const FileNow& now, const QString& path, const MapLoader& maps)
{
    const QString name = QFileInfo(path).fileName();
    if (now.state == FileNow::State::Gone) return gone(name);
    if (now.state == FileNow::State::Unreadable) return unusable(name, now.trouble);
    const Result<Study> there = readStudyFile(now.content.toStdString(), nameOf(path), maps);
    if (!there) return unusable(name, ErrorWords::text(there.error()));
    return changed(name,
                   Changed::tr("If you open it, your version stays open without a file. If you overwrite "
                               "it, what is there now is lost."));
}

} // namespace chancery
