// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study_opening.h"

#include "app/console_board.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/lab_panels.h"
#include "app/long_reading.h"
#include "app/study_panels.h"
#include "app/workspace.h"
#include "engine/base/message.h"
#include "engine/files/study_cases.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"
#include "ui/files/system_files.h"
#include "ui/paper/file_note.h"
#include "ui/paper/render.h"
#include "ui/words/error_words.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QUrl>

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

/// Returns the first bytes of a file, which show the form that it has; nothing if it cannot be read.
std::string beginningOf(const QString& path)
{
    constexpr qint64 beginning = 1 << 16;
    QFile file(path);
    if (openPlainFile(file, path, QIODevice::ReadOnly, Links::Follow) != FileTrouble::None) return {};
    return file.read(beginning).toStdString();
}

/// Returns whether a file is a game or journal of ours by its name.
bool isGameFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return name.isEmpty() || name.contains(QLatin1String(".chancery")) ||
           name.contains(QLatin1String(".journal"));
}

/// Returns whether a study is as newStudy() has made it: nothing is lost with it.
bool isUntouched(const Document& document)
{
    if (!document.isStudy() || document.isInGame() || !document.session().path().isEmpty()) return false;
    const Study& study = document.bench().shown().study();
    Study fresh = emptyStudy(study.map);
    fresh.rulebook = study.rulebook;
    return study == fresh;
}

/// Says that a study was opened beside others, which one may not see under its window.
void announceBeside(Workspace& workspace, Document& opened)
{
    const auto others = static_cast<int>(workspace.studies().size()) - 1;
    opened.announce(others > 0 ? StudyOpening::tr("Opened in a window of its own; %n other study(ies) stay "
                                                  "open.",
                                                  nullptr, others)
                               : StudyOpening::tr("Opened as a study in a window of its own."));
}

} // namespace

Document* openAsStudy(Workspace& workspace, Study study)
{
    return workspace.show(lineOf(std::move(study), noNode));
}

void studyClipboard(Workspace& workspace, QWidget* over, std::shared_ptr<const Map> map)
{
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    if (copied && copied->hasUrls() && copied->urls().first().isLocalFile())
        return openStudyAt(workspace, over, copied->urls().first().toLocalFile());
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const std::string name = StudyOpening::tr("Clipboard", "as the name of a file").toStdString();
    std::optional<std::size_t> which;
    if (!chooseIn(workspace, over, text, which)) return;
    auto read = readLong<Result<Study>>(
        static_cast<qint64>(text.size()),
        [text, name, map, which](const MapLoader& maps) {
            return ownFaultsAsErrors([&] { return readAnyStudy(text, name, maps, map, which); }, name);
        },
        workspace.boards().loader(), over, StudyOpening::tr("Reading the study…"));
    if (!read) return;
    Result<Study>& study = *read;
    if (!study) {
        const bool whole = study.error().where == name; // the message is a sentence about all of it
        return tell(workspace, over, whole ? errorAt({}, study.error()) : study.error());
    }
    Document* opened = openAsStudy(workspace, *std::move(study));
    if (!opened) return;
    for (const Document* other : workspace.studies()) // an empty one makes room
        if (other != opened && other->window() && other->window() == over && isUntouched(*other))
            other->window()->close();
    announceBeside(workspace, *opened);
}

void newStudy(Workspace& workspace, std::shared_ptr<const Map> map)
{
    if (Document* document = openAsStudy(workspace, emptyStudy(std::move(map))))
        document->bench().setup().setOn(true);
}

void studyPhase(Document& document)
{
    openAsStudy(document.workspace(), studyOf(document.session().game(), document.presenter().shownPhase()));
}

void askPhase(Document& document, LabPage page)
{
    const Province about = document.console()->pointing().subject();
    Workspace& workspace = document.workspace();
    if (Document* study =
            openAsStudy(workspace, studyOf(document.session().game(), document.presenter().shownPhase())))
        workspace.failures().contain(study, [&] { study->studyPanels()->lab().show(page, about); });
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
        workspace.showStudy([&path](Document& study) { return study.opening().open(path); });
        return;
    }
    std::optional<std::size_t> which;
    const Result<QByteArray> content = readNoteOrText(path);
    if (content && !chooseIn(workspace, over, content->toStdString(), which)) return;
    auto read = readLong<Result<Study>>(
        QFileInfo(path).size(),
        [path, which](const MapLoader& maps) { return readStudyAt(path, maps, which); },
        workspace.boards().loader(), over, StudyOpening::tr("Reading the study…"));
    if (!read) return;
    Result<Study>& study = *read;
    if (!study) return tell(workspace, over, study.error());
    openAsStudy(workspace, *std::move(study));
}

Result<Study> readStudyAt(const QString& path, const MapLoader& maps, std::optional<std::size_t> which)
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
    return ownFaultsAsErrors([&] { return readAnyStudy(text, name, maps, *standard, which); }, name);
}

void openAny(Document& document, const QString& path)
{
    if (isStudyFile(path)) return openStudyAt(document.workspace(), document.window(), path);
    document.opening().openInstead(path);
}

bool isStudyFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (isPictureFile(path) || ending == QLatin1String("study")) return true;
    const std::string text = isGameFile(path) ? std::string() : beginningOf(path);
    if (text.empty()) return ending == QLatin1String("txt");
    return !formOf(text).holdsGame && !(isOwnDocument(text) && text.find("\n[[phase]]") != std::string::npos);
}

bool holdsForeignGame(const QString& path)
{
    if (isGameFile(path)) return false;
    const std::string text = beginningOf(path);
    return !text.empty() && formOf(text).holdsGame;
}

bool chooseIn(Workspace& workspace, QWidget* over, std::string_view text, std::optional<std::size_t>& which)
{
    QStringList titles;
    for (const std::string& title : titlesIn(text)) titles << QString::fromStdString(title);
    if (titles.size() < 2) return true;
    const QString question =
        formOf(text).holdsGame
            ? StudyOpening::tr("There are %n games in this text. Which one is to be opened?", nullptr,
                               static_cast<int>(titles.size()))
            : StudyOpening::tr("There are %n cases in this text. Which one is to be opened?", nullptr,
                               static_cast<int>(titles.size()));
    const auto& ask = workspace.prompts().chooseOne;
    which = ask ? ask(over, question, titles) : std::optional<std::size_t>(0);
    return which.has_value();
}

} // namespace chancery
