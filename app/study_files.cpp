// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_files.h"

#include "app/prompts.h"
#include "app/shared_settings.h"
#include "app/workspace.h"
#include "engine/study/study_file.h"
#include "ui/files/files.h"
#include "ui/study/study_texts.h"
#include "ui/text/error_words.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

namespace chancery {

namespace {

const QByteArray savedAs = "# saved as: "; ///< begins a copy of a study that has a file

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
    if (!session_.dirty()) return removeCopy();
    if (place_.journal.isEmpty()) place_ = claimNewPlace(folder_);
    QByteArray content = QByteArray::fromStdString(writeStudy(session_.study()));
    if (!session_.path().isEmpty()) content.prepend(savedAs + session_.path().toUtf8() + '\n');
    (void)writeWholeFile(place_.journal,
                         content); // the study itself is not touched; saving it says what is wrong
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

bool StudyFiles::save()
{
    return session_.path().isEmpty() ? saveAs() : saveTo(session_.path());
}

bool StudyFiles::saveAs()
{
    const auto& ask = workspace_.prompts().saveStudy;
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|]"));
    const QString suggested = session_.path().isEmpty() ? workspace_.settings().values().folder + u'/' +
                                                              name().remove(unfit) + QStringLiteral(".study")
                                                        : session_.path();
    const QString path = ask ? ask(window_(), suggested) : QString();
    return !path.isEmpty() && saveTo(path);
}

bool StudyFiles::saveTo(const QString& path)
{
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

void StudyFiles::tell(const Error& error) const
{
    workspace_.prompts().tell(window_(), tr("Chancery"), ErrorWords::text(error));
}

std::vector<LeftStudy> leftStudies(const QString& folder, const MapLoader& maps)
{
    std::vector<LeftStudy> left;
    for (JournalPlace& place : claimAbandoned(folder)) {
        const Result<QByteArray> content = readWholeFile(place.journal);
        if (!content) continue;
        Result<Study> study = readStudyFile(content->toStdString(), place.journal.toStdString(), maps);
        if (!study) continue; // it stays where it is
        QString path;
        if (content->startsWith(savedAs))
            path = QString::fromUtf8(content->mid(savedAs.size(), content->indexOf('\n') - savedAs.size()));
        left.push_back({std::move(place), *std::move(study), path});
    }
    return left;
}

} // namespace chancery
