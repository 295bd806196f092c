// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_files.h"

#include "app/changed_file.h"
#include "app/shared_settings.h"
#include "app/study_opening.h"
#include "app/workspace.h"
#include "engine/files/file_checksum.h"
#include "engine/files/game_or_study.h"
#include "engine/files/written_forms.h"
#include "engine/game/study_play.h"
#include "ui/console/study_texts.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/session.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <utility>

namespace chancery {

GameFiles::GameFiles(Session& session, Workspace& workspace, std::function<QWidget*()> console)
    : session_(session)
    , workspace_(workspace)
    , console_(std::move(console))
    , number_(isStudy() ? 0 : workspace.nextNumber())
    , opening_(session, workspace, console_, [this] { return mayDiscard(); })
{
    connect(&opening_, &Opening::noted, this, &GameFiles::noted);
}

GameFiles::~GameFiles() = default;

bool GameFiles::save()
{
    if (session_.path().isEmpty() || session_.readOnly()) return saveAs();
    return saveTo(session_.path());
}

Status GameFiles::write(const QString& path)
{
    JournalKeeper* journal = opening_.journal();
    return journal ? journal->saveAs(path) : session_.saveAs(canonicalPath(path));
}

bool GameFiles::saveAs()
{
    const auto& ask = isStudy() ? workspace_.prompts().saveStudy : workspace_.prompts().saveFile;
    const QString path = ask ? ask(console_(), suggestedPath()) : QString();
    if (path.isEmpty()) return false;
    if (!saveTo(path)) return false;
    opening_.remember(session_.path());
    return true;
}

/// Asks whether a copy is to have the orders of a phase that the players have not seen.
bool GameFiles::mayCopyUnrevealed(const Phase& phase) const
{
    const auto& ask = workspace_.prompts().copyUnrevealed;
    return ask && ask(console_(), Words::phase(phase));
}

void GameFiles::saveCopy()
{
    const auto& ask = workspace_.prompts().saveCopy;
    const QString suggestion = workspace_.settings().values().folder + u'/' + fileName();
    const std::optional<CopyChoice> choice = ask ? ask(console_(), suggestion) : std::nullopt;
    if (!choice || choice->path.isEmpty()) return;
    if (isSameFile(choice->path, session_.path()))
        return tell(tr("Save a copy"), tr("This is the file of the game itself. Choose another name."));
    Game game = session_.game();
    if (isStudy())
        if (std::optional<PhaseRecord> resolved = resolvedIn(game)) game.phases.back() = *std::move(resolved);
    WrittenGame written = writeAs(*choice->form, {game, {}, isStudy()});
    if (WrittenGame all = writeAs(*choice->form, {game, {}, true});
        !written.unrevealed.empty() && all.text != written.text && mayCopyUnrevealed(game.current().phase))
        written = std::move(all);
    if (const Status done = writeWholeFile(choice->path, QByteArray::fromStdString(written.text)); !done)
        return tell(done.error());
    Q_EMIT noted(tr("Saved a copy as %1", "a file").arg(QFileInfo(choice->path).fileName()));
    QStringList lost, lines;
    for (const char* part : written.lost) lost << QCoreApplication::translate("WrittenForms", part);
    if (!lost.isEmpty())
        lines << tr("The copy is without what this form cannot hold: %1.", "a list")
                     .arg(lost.join(QStringLiteral(", ")));
    if (written.untold) lines << tr("What you tried out in the game is yours alone and was left out.");
    if (!written.unrevealed.empty())
        lines << tr("The orders of %1 are not resolved. They are secret and were left out.", "a phase")
                     .arg(Words::phase(game.current().phase));
    if (!lines.isEmpty()) tell(tr("Save a copy"), lines.join(u'\n'));
}

/// Asks what to do if the file is not what the program knows of it.
ChangedFileAnswer GameFiles::mayOverwrite(const QString& path) const
{
    const auto& ask = workspace_.prompts().fileChanged;
    if (session_.readOnly() || !isSameFile(path, session_.path())) return ChangedFileAnswer::Overwrite;
    const std::string next = fingerprint(fileContent(session_.game()));
    return chancery::mayOverwrite([&] { return fileNow(path, session_.fingerprint(), next); },
                                  [&](const FileNow& now) {
                                      if (!ask) return ChangedFileAnswer::Cancel;
                                      const MapLoader& maps = workspace_.boards().loader();
                                      return ask(console_(),
                                                 isStudy() ? changedStudy(now, path, maps)
                                                           : changedGame(now, path, session_.game(), maps));
                                  });
}

/// Opens what another program has written into the game's file. The game as it was here is kept beside it, a
/// study in its window. Until it is open the journal stays as it was.
void GameFiles::openThere()
{
    const QString path = session_.path(); // which opening changes
    JournalKeeper* journal = opening_.journal();
    if (isStudy()) {
        journal ? journal->leaveFile() : session_.leaveFile();
        return openStudyAt(workspace_, console_(), path);
    }
    const JournalPlace place = journal ? journal->claim(path) : JournalPlace();
    const QString kept = journal && !place.holder ? journal->keepAside() : QString();
    if (kept.isEmpty())
        return tell(tr("File changed"),
                    tr("Your version cannot be kept beside the file, so nothing was opened. "
                       "Save it under another name."));
    if (!opening_.openFile(place, path)) return;
    journal->drop();
    tell(tr("File changed"), tr("The game was opened as it is in the file. Your version is kept in %1. Open "
                                "that file to see it again.")
                                 .arg(QDir::toNativeSeparators(kept)));
}

/// Saves and reports whether that worked.
bool GameFiles::saveTo(const QString& path)
{
    switch (mayOverwrite(path)) {
    case ChangedFileAnswer::SaveAs:
        return saveAs();
    case ChangedFileAnswer::OpenThere:
        openThere();
        return false;
    case ChangedFileAnswer::Cancel:
        return false;
    case ChangedFileAnswer::Overwrite:
        break;
    }
    const JournalKeeper* journal = opening_.journal();
    const QString obstacle = journal ? journal->obstacle() : QString();
    const Status done = write(path);
    if (!done)
        tell(done.error());
    else
        Q_EMIT saved(path);
    if (done && journal && journal->obstacle() != obstacle) opening_.tellObstacle();
    return static_cast<bool>(done);
}

QString GameFiles::suggestedPath() const
{
    const QString ending = isStudy() ? QStringLiteral(".study") : QStringLiteral(".chancery");
    if (session_.path().isEmpty()) return workspace_.settings().values().folder + u'/' + fileName() + ending;
    if (!session_.readOnly()) return session_.path();
    const QString copy = tr("%1 (copy)", "name of a file").arg(gameName());
    return QFileInfo(session_.path()).absolutePath() + u'/' + copy + ending;
}

UnsavedChanges GameFiles::unsavedChanges() const
{
    const JournalKeeper* journal = opening_.journal();
    if (!journal || journal->path().isEmpty() || (!journal->trouble().isEmpty() && !journal->hasRefuge()))
        return {gameName(), tr("Your changes will be lost if you do not save them."), false};
    if (session_.path().isEmpty())
        return {
            gameName(),
            tr("Everything is kept so far. If you keep it for later, it is offered at the next start. If you "
               "discard it, it is gone."),
            true};
    return {gameName(),
            tr("Everything is kept so far. If you keep the changes for later, they are offered when you open "
               "the game again. If you discard them, the file stays as it was last saved."),
            true};
}

bool GameFiles::mayDiscard()
{
    if (!session_.dirty()) return true;
    switch (workspace_.prompts().unsaved(console_(), unsavedChanges())) {
    case UnsavedAnswer::Save:
        return save();
    case UnsavedAnswer::Keep: // as a crash would leave them
        return true;
    case UnsavedAnswer::Discard:
        if (JournalKeeper* journal = opening_.journal()) journal->mayForget();
        return true;
    case UnsavedAnswer::Cancel:
        break;
    }
    return false;
}

QString GameFiles::gameName() const
{
    if (!session_.path().isEmpty()) return QFileInfo(session_.path()).completeBaseName();
    if (isStudy()) return StudyTexts(session_.game().studied->study).title();
    if (!session_.game().title.empty()) return QString::fromStdString(session_.game().title);
    return number_ == 1 ? tr("Untitled game")
                        : tr("Untitled game %1", "in a second window, or a third").arg(number_);
}

QString GameFiles::fileName() const
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|]"));
    return gameName().remove(unfit);
}

QString GameFiles::titleAndFile() const
{
    const QString title = QString::fromStdString(session_.game().title);
    if (session_.path().isEmpty() || title.isEmpty() || title == gameName()) return gameName();
    return tr("%1 – %2", "title of a game, name of its file")
        .arg(title, QFileInfo(session_.path()).fileName());
}

void GameFiles::tell(const Error& error) const
{
    tell(tr("Chancery"), ErrorWords::text(error));
}

void GameFiles::tell(const QString& title, const QString& text) const
{
    workspace_.prompts().tell(console_(), title, text);
}

} // namespace chancery
