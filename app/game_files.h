// SPDX-License-Identifier: GPL-3.0-or-later
// The files of one document, a game or a study: saving, copies, and their names. Each function shows the user
// its own errors.
#pragma once

#include "app/opening.h"
#include "app/prompts.h"
#include "engine/base/result.h"
#include "engine/game/game.h"
#include "ui/desk/session.h"

#include <QObject>

#include <functional>

class QWidget;

namespace chancery {

class Workspace;

/// Saves the game or study of one document. What is said of a game below
/// holds for a study too.
class GameFiles : public QObject
{
    Q_OBJECT

public:
    /// Makes the files of a document. Dialogs open over `console()`, which may be nullptr. `session` and
    /// `workspace` must outlive this.
    GameFiles(Session& session, Workspace& workspace, std::function<QWidget*()> console);
    ~GameFiles() override;

    /// Opening, and the journal.
    Opening& opening() { return opening_; }
    const Opening& opening() const { return opening_; }

    /// Saves to the game's file. Asks for one if it has none or is read-only, and what to do if another
    /// program has changed the file since it was read or written last. Returns whether the game was saved.
    bool save();
    /// Asks for a file and saves to it. Returns whether the game was saved.
    bool saveAs();
    /// Asks for a file and a form, writes a copy there, and says what is left out. The game stays where it
    /// is. Orders that the players have not seen are never in the copy of a game.
    void saveCopy();
    /// Returns true if nothing unsaved would be lost, or if the gamemaster saves, discards or keeps it when
    /// asked.
    bool mayDiscard();
    /// Returns the name of the game in questions: the file's name, the game's title, or "Untitled game 2".
    QString gameName() const;
    /// Returns that name without what the names of files cannot have.
    QString fileName() const;
    /// Returns what the frame of the window says of the game: its title and the name of its file, or
    /// gameName() where the two are one.
    QString titleAndFile() const;
    /// Shows an error that concerns this game or another one.
    void tell(const Error& error) const;

Q_SIGNALS:
    /// Something has happened to the files that the gamemaster should read in passing.
    void noted(const QString& text);
    /// The gamemaster has saved the game to this file.
    void saved(const QString& path);

private:
    UnsavedChanges unsavedChanges() const;
    bool isStudy() const { return session_.game().studied != nullptr; }
    void openThere();
    ChangedFileAnswer mayOverwrite(const QString& path) const;
    bool mayCopyUnrevealed(const Phase& phase) const;
    QString suggestedPath() const;
    Status write(const QString& path);
    bool saveTo(const QString& path);
    void tell(const QString& title, const QString& text) const;

    Session& session_;
    Workspace& workspace_;
    std::function<QWidget*()> console_;
    int number_;
    Opening opening_;
};

} // namespace chancery
