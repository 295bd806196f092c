// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose game is in a file that other programs change, for tests.
#pragma once

#include "app/document.h"
#include "app/starts.h"
#include "app/workspace.h"
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "ui/desk/sheet_edits.h"
#include "ui/files/files.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace chancery {

/// A table whose game is in a file, and what is asked about the file.
struct ForeignDesk
{
    QTemporaryDir folder;
    QString path = folder.filePath("Evening.chancery"), copy = folder.filePath("Copy.chancery"),
            saveAs = path;
    Boards boards;
    std::vector<ChangedFile> asked;
    ChangedFileAnswer answer = ChangedFileAnswer::Cancel;
    std::function<void()> meanwhile = [] {}; ///< what happens while it is asked
    QStringList told, recovered, details;
    std::unique_ptr<Workspace> workspace = program();
    Document& document = *workspace->games().front();

    std::unique_ptr<Workspace> program(const Settings& settings = {})
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return saveAs; },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.fileChanged = [this](QWidget*, const ChangedFile& file) {
            asked.push_back(file);
            meanwhile();
            return answer;
        };
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            recovered << offer.title;
            details << offer.details;
            return RecoveryAnswer::Restore;
        };
        prompts.saveStudy = [this](QWidget*, const QString&) { return saveAs; };
        auto made = std::make_unique<Workspace>(boards, settings, prompts);
        made->open(*standardGame(boards));
        made->keepJournals(folder.filePath("journals"));
        return made;
    }

    Session& session() { return document.session(); }
    GameFiles& files() { return document.files(); }
    Opening& opening() { return document.opening(); }
    std::string game() { return writeGame(session().game()); }

    /// Saves the game with an order of France, writes one of Austria, and lets another program change the
    /// file.
    void begin(const std::function<void(Game&)>& change)
    {
        writeSheet(session(), power("France"), "A PAR - BUR");
        QVERIFY(files().saveAs());
        writeSheet(session(), power("Austria"), "A VIE - GAL");
        Game other = session().game();
        change(other);
        QVERIFY(writeWholeFile(path, QByteArray::fromStdString(withChecksum(writeGame(other)))));
    }
    /// Ends the program as a crash would, which leaves its locks.
    void crash()
    {
        std::map<QString, QByteArray> locks;
        QDirIterator found(folder.path(), {"*.lock"}, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (found.hasNext()) {
            const QString lock = found.next();
            locks[lock] = *readWholeFile(lock, Links::Refuse);
        }
        opening().keepAll();
        workspace.reset();
        for (const auto& [lock, said] : locks) QVERIFY(writeWholeFile(lock, said, Links::Refuse));
    }
    Power power(const char* name) { return session().map().findPower(name); }
    QByteArray content() const { return *readWholeFile(path); }
};

inline void retitle(Game& game)
{
    game.title = "Another";
}

} // namespace chancery
