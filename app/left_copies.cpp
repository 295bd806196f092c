// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/left_copies.h"

#include "app/document.h"
#include "app/long_reading.h"
#include "app/recovery_offers.h"
#include "engine/files/study_file.h"
#include "ui/console/study_texts.h"
#include "ui/files/files.h"

#include <QFile>
#include <QFileInfo>

namespace chancery {

namespace {

// The first lines of a copy of a study that has a file.
const QByteArray savedAs = "# saved as: ", fileWas = "# its file: ";

/// The translation context of the texts in this file.
struct LeftCopies
{
    Q_DECLARE_TR_FUNCTIONS(chancery::LeftCopies)
};

/// A study as it was left.
struct LeftCopy
{
    Study study;
    QString path;            ///< of the file in which it was saved; empty for a study that was never saved
    std::string fingerprint; ///< of that file as it was known last; empty if it was not
};

/// Returns the rest of the first line of `text` that begins with `words`; empty if none does.
QString after(const QByteArray& words, const QByteArray& text)
{
    const QByteArray lines = '\n' + text;
    const auto at = lines.indexOf('\n' + words);
    if (at < 0) return {};
    const auto begin = at + 1 + words.size();
    return QString::fromUtf8(lines.mid(begin, lines.indexOf('\n', begin) - begin));
}

Result<LeftCopy> copyAt(const QString& path, const MapLoader& maps)
{
    const Result<QByteArray> content = readWholeFile(path, Links::Refuse);
    if (!content) return content.error();
    const std::string_view text(content->constData(), static_cast<std::size_t>(content->size()));
    Result<Study> study = readStudyFile(text, path.toStdString(), maps);
    if (!study) return study.error();
    const bool hasFile = content->startsWith(savedAs);
    return LeftCopy{*std::move(study), hasFile ? after(savedAs, *content) : QString(),
                    hasFile ? after(fileWas, *content).toStdString() : std::string()};
}

/// Opens the study as it was saved, or as a new one, and makes what was not saved one change of it.
void open(Document& study, LeftCopy copy)
{
    const bool isSaved = QFileInfo(copy.path).isFile() && study.opening().open(copy.path);
    if (isSaved)
        study.session().sawFile(copy.fingerprint);
    else
        study.opening().start(lineOf(studyOf(copy.study.map, copy.study.phase, copy.study.position), noNode));
    study.bench().shown().become(std::move(copy.study), LeftCopies::tr("changes before Chancery was closed"));
}

} // namespace

bool hasCopy(const JournalPlace& place)
{
    QFile file(place.journal);
    return file.open(QIODevice::ReadOnly) && !file.peek(1).startsWith('@');
}

bool offerCopy(Document& study, const JournalPlace& place)
{
    Workspace& workspace = study.workspace();
    auto read = readLong<Result<LeftCopy>>(
        QFileInfo(place.journal).size(),
        [path = place.journal](const MapLoader& maps) { return copyAt(path, maps); },
        workspace.boards().loader(), nullptr, LeftCopies::tr("Reading a study that was not saved…"));
    if (!read || !*read) return false;
    const RecoveryOffer offer = unsavedStudyOffer(StudyTexts((*read)->study).title());
    const RecoveryAnswer answer = workspace.prompts().recover(nullptr, offer);
    if (answer == RecoveryAnswer::Restore) open(study, std::move(**read));
    if (answer != RecoveryAnswer::Later) QFile::remove(place.journal);
    return answer == RecoveryAnswer::Restore;
}

} // namespace chancery
