// SPDX-License-Identifier: GPL-3.0-or-later
// A game with its journal on a desk, and windows over it, for tests of what is kept.
#pragma once

#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "tests/support/evening.h"
#include "tests/support/sketch.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/journal_match.h"
#include "ui/desk/sheet_edits.h"
#include "ui/files/files.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace chancery {

inline MapLoader maps()
{
    return [](const std::string&) -> Result<std::shared_ptr<const Map>> { return sketch::sharedMap(); };
}

inline Power power(const char* name)
{
    return sketch::standardMap().findPower(name);
}

/// A window over a game.
struct Window
{
    QString folder;
    Session session{newGame(sketch::sharedMap())};
    std::unique_ptr<JournalKeeper> keeper;

    explicit Window(const QString& journals)
        : folder(journals)
        , keeper(std::make_unique<JournalKeeper>(session, folder))
    {
        keeper->follow();
    }

    void type(const char* text) { writeSheet(session, power("France"), QString::fromLatin1(text)); }

    /// As the program does without a question.
    JournalFit open(const QString& game)
    {
        const JournalPlace place = keeper->claim(game);
        if (place.holder) qFatal("%s", qPrintable(describe(*place.holder, game)));
        const JournalMatch match = matchJournal(place, game, maps());
        if (match.last) {
            keeper->follow(place, session.restore(*playedHistory(match.history, maps()), game).history);
        } else if (const Result<SavedGame> saved = readSavedGame(game, maps())) {
            session.start(*saved, game);
            History fresh;
            fresh.saved = 0;
            fresh.fingerprint = fingerprint(readWholeFile(game)->toStdString());
            keeper->follow(place, fresh);
        }
        return match.fit;
    }

    std::string digest() const { return chancery::digest(session.game()); }
};

struct Desk
{
    QTemporaryDir folder;
    QString game = folder.filePath("Evening.chancery"), journals = folder.filePath("journals");
    QString journal = game + ".journal";

    JournalMatch match() const { return matchJournal(journalAlone(journal), game, maps()); }
    std::string inJournal() const
    {
        const JournalMatch found = match();
        return found.last ? digest(*found.last) : std::string();
    }
    QStringList unsaved() const { return QDir(journals).entryList({"*.journal"}, QDir::Files); }
};

} // namespace chancery
