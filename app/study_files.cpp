// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_files.h"

#include "app/changed_file.h"
#include "app/long_reading.h"
#include "app/shared_settings.h"
#include "app/study_opening.h"
#include "app/workspace.h"
#include "engine/files/file_checksum.h"
#include "engine/files/study_file.h"
#include "ui/console/study_texts.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace chancery {

namespace {

// The first lines of a copy of a study that has a file.
const QByteArray savedAs = "# saved as: ", fileWas = "# its file: ";

/// Returns the rest of the first line of `text` that begins with `words`; empty if none does.
QString after(const QByteArray& words, const QByteArray& text)
{
    const QByteArray lines = '\n' + text;
    const auto at = lines.indexOf('\n' + words);
    if (at < 0) return {};
    const auto begin = at + 1 + words.size();
    return QString::fromUtf8(lines.mid(begin, lines.indexOf('\n', begin) - begin));
}

/// Reads the copy of a study; its place is not set.
Result<LeftStudy> leftAt(const QString& path, const MapLoader& maps)
{
    const Result<QByteArray> content = readWholeFile(path, Links::Refuse);
    if (!content) return content.error();
    const std::string_view text(content->constData(), static_cast<std::size_t>(content->size()));
    Result<Study> study = readStudyFile(text, path.toStdString(), maps);
    if (!study) return study.error();
    const bool hasFile = content->startsWith(savedAs);
    return LeftStudy{{},
                     *std::move(study),
                     hasFile ? after(savedAs, *content) : QString(),
                     hasFile ? after(fileWas, *content).toStdString() : std::string()};
}

} // namespace

StudyFiles::StudyFiles(StudySession& session, Workspace& workspace, std::function<QWidget*()> window)
    : session_(session)
    , workspace_(workspace)
    , window_(std::move(window))
{
    connect(&session_, &StudySession::changed, this, &StudyFiles::follow);
}

StudyFiles::~StudyFiles()
{
    removeCopy();
}

void StudyFiles::keepCopies(const QString& folder)
{
    folder_ = folder;
    follow();
}

void StudyFiles::follow()
{
    if (folder_.isEmpty()) return;
    if (session_.dirty())
        writeCopy();
    else
        removeCopy();
}

/// The study itself is not touched if that fails; saving it says what is wrong.
bool StudyFiles::writeCopy()
{
    if (place_.journal.isEmpty()) place_ = claimNewPlace(folder_);
    QByteArray content = QByteArray::fromStdString(writeStudy(session_.study()));
    if (!session_.path().isEmpty())
        content.prepend(savedAs + session_.path().toUtf8() + '\n' + fileWas +
                        QByteArray::fromStdString(session_.fingerprint()) + '\n');
    return static_cast<bool>(writeWholeFile(place_.journal, content, Links::Refuse));
}

void StudyFiles::removeCopy()
{
    if (!place_.journal.isEmpty()) QFile::remove(place_.journal);
    place_ = {};
}

void StudyFiles::keepAll()
{
    folder_.clear();
    place_ = {};
}

void StudyFiles::takeOver(const QString& left)
{
    session_.setUnsaved();
    if (!folder_.isEmpty() && writeCopy()) QFile::remove(left);
}

QString StudyFiles::abandon()
{
    session_.disconnect(this);
    if (!folder_.isEmpty() && place_.journal.isEmpty()) writeCopy();
    const QString copy = place_.journal;
    keepAll();
    return copy;
}

bool StudyFiles::save()
{
    return session_.path().isEmpty() ? saveAs() : saveTo(session_.path());
}

bool StudyFiles::saveAs()
{
    const auto& ask = workspace_.prompts().saveStudy;
    const QString suggested = session_.path().isEmpty() ? workspace_.settings().values().folder + u'/' +
                                                              fileName() + QStringLiteral(".study")
                                                        : session_.path();
    const QString path = ask ? ask(window_(), suggested) : QString();
    return !path.isEmpty() && saveTo(path);
}

ChangedFileAnswer StudyFiles::mayOverwrite(const QString& path) const
{
    const auto& ask = workspace_.prompts().fileChanged;
    if (!isSameFile(path, session_.path())) return ChangedFileAnswer::Overwrite;
    const std::string next = fingerprint(writeStudy(session_.study()));
    return chancery::mayOverwrite([&] { return fileNow(path, session_.fingerprint(), next); },
                                  [&](const FileNow& now) {
                                      return ask ? ask(window_(),
                                                       changedStudy(now, path, workspace_.boards().loader()))
                                                 : ChangedFileAnswer::Cancel;
                                  });
}

/// Opens what is in the file now beside the study, which has no file any more. `path` may be that of the
/// session.
void StudyFiles::openThere(QString path)
{
    session_.leaveFile();
    openStudyAt(workspace_, window_(), path);
}

bool StudyFiles::saveTo(const QString& path)
{
    switch (mayOverwrite(path)) {
    case ChangedFileAnswer::SaveAs:
        return saveAs();
    case ChangedFileAnswer::OpenThere:
        openThere(path);
        return false;
    case ChangedFileAnswer::Cancel:
        return false;
    case ChangedFileAnswer::Overwrite:
        break;
    }
    const Status done = session_.saveAs(path);
    if (!done) tell(done.error());
    if (done) Q_EMIT saved(path);
    return static_cast<bool>(done);
}

bool StudyFiles::mayDiscard()
{
    if (!session_.dirty()) return true;
    switch (workspace_.prompts().unsaved(window_(), name())) {
    case UnsavedAnswer::Save:
        return save();
    case UnsavedAnswer::Discard:
        removeCopy();
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

QString StudyFiles::name() const
{
    if (!session_.path().isEmpty()) return QFileInfo(session_.path()).completeBaseName();
    return StudyTexts(session_.study()).title();
}

QString StudyFiles::fileName() const
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|]"));
    return name().remove(unfit);
}

void StudyFiles::tell(const Error& error) const
{
    workspace_.prompts().tell(window_(), tr("Chancery"), ErrorWords::text(error));
}

std::optional<LeftStudy> leftStudy(JournalPlace place, const MapLoader& maps)
{
    auto read = readLong<Result<LeftStudy>>(
        QFileInfo(place.journal).size(),
        [path = place.journal](const MapLoader& there) { return leftAt(path, there); }, maps, nullptr,
        StudyFiles::tr("Reading a study that was not saved…"));
    if (!read || !*read) return {};
    std::optional<LeftStudy> left(*std::move(*read));
    left->place = std::move(place);
    return left;
}

} // namespace chancery
