// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_opening.h"

#include "app/console_board.h"
#include "app/document.h"
#include "app/lab_panels.h"
#include "app/long_reading.h"
#include "app/main_window.h"
#include "app/study_document.h"
#include "app/study_window.h"
#include "app/workspace.h"
#include "engine/base/own_fault.h"
#include "engine/files/study_cases.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_reader.h"
#include "ui/files/system_files.h"
#include "ui/paper/file_note.h"
#include "ui/paper/render.h"
#include "ui/words/error_words.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct StudyOpening
{
    Q_DECLARE_TR_FUNCTIONS(chancery::StudyOpening)
};

void tell(Workspace& workspace, QWidget* over, const Error& error)
{
    workspace.prompts().tell(over, StudyOpening::tr("Study"), ErrorWords::text(error));
}

} // namespace

void openAsStudy(Workspace& workspace, Study study)
{
    workspace.showStudy(std::move(study));
}

void studyClipboard(Workspace& workspace, QWidget* over, std::shared_ptr<const Map> map)
{
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (copied && copied->hasUrls() && copied->urls().first().isLocalFile())
        return openStudyAt(workspace, over, copied->urls().first().toLocalFile());
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const std::string name = StudyOpening::tr("Clipboard", "as the name of a file").toStdString();
    auto read = readLong<Result<Study>>(
        static_cast<qint64>(text.size()),
        [text, name, map](const MapLoader& maps) {
            return ownFaultsAsErrors([&] { return readAnyStudy(text, name, maps, map); }, name);
        },
        workspace.boards().loader(), over, StudyOpening::tr("Reading the study…"));
    if (!read) return;
    Result<Study>& study = *read;
    if (!study) {
        const bool whole = study.error().where == name; // the message is a sentence about all of it
        return tell(workspace, over, whole ? errorAt({}, study.error()) : study.error());
    }
    openAsStudy(workspace, *std::move(study));
}

void newStudy(Workspace& workspace, std::shared_ptr<const Map> map)
{
    Study study = emptyStudy(std::move(map));
    study.rulebook = workspace.settings().rulebook();
    if (StudyDocument* document = workspace.showStudy(std::move(study))) document->setup().setOn(true);
}

void studyPhase(Document& document)
{
    openAsStudy(document.workspace(), studyOf(document.session().game(), document.presenter().shownPhase()));
}

void askPhase(Document& document, LabPage page)
{
    const Province about = document.window()->pointing().subject();
    StudyDocument* study =
        document.workspace().showStudy(studyOf(document.session().game(), document.presenter().shownPhase()));
    if (study)
        document.workspace().failures().contain(study, [&] { study->window()->lab().show(page, about); });
}

void openStudyFile(Workspace& workspace, QWidget* over)
{
    const auto& ask = workspace.prompts().openStudy;
    const QString path = ask ? ask(over, workspace.settings().values().folder) : QString();
    if (!path.isEmpty()) openStudyAt(workspace, over, path);
}

/// Only a study is saved where it came from; a picture or a text stays as it is.
void openStudyAt(Workspace& workspace, QWidget* over, const QString& path)
{
    if (workspace.raiseOther(nullptr, path)) return;
    if (QFileInfo(path).suffix().toLower() == QLatin1String("study")) {
        workspace.showStudy([&path](StudyDocument& study) { return study.files().open(path); });
        return;
    }
    auto read = readLong<Result<Study>>(
        QFileInfo(path).size(), [path](const MapLoader& maps) { return readStudyAt(path, maps); },
        workspace.boards().loader(), over, StudyOpening::tr("Reading the study…"));
    if (!read) return;
    Result<Study>& study = *read;
    if (!study) return tell(workspace, over, study.error());
    openAsStudy(workspace, *std::move(study));
}

Result<Study> readStudyAt(const QString& path, const MapLoader& maps)
{
    const Result<QByteArray> content = readNoteOrText(path);
    if (!content) return content.error();
    const Result<std::shared_ptr<const Map>> standard = maps("standard");
    if (!standard) return standard.error();
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    const std::string_view text(content->constData(), static_cast<std::size_t>(content->size()));
    // What else is in a picture or a PDF is no text.
    if (isPictureFile(path) && !hasStudyLine(text))
        return Error{
            StudyOpening::tr(
                "this file has no study in it; expected a picture or handout that was saved of a study")
                .toStdString(),
            name};
    return ownFaultsAsErrors([&] { return readAnyStudy(text, name, maps, *standard); }, name);
}

void openAny(Document& document, const QString& path)
{
    if (isStudyFile(path)) return openStudyAt(document.workspace(), document.window(), path);
    document.files().openInstead(path);
}

bool isStudyFile(const QString& path)
{
    static const QStringList endings{"study", "txt"};
    return isPictureFile(path) || endings.contains(QFileInfo(path).suffix().toLower());
}

} // namespace chancery
