// SPDX-License-Identifier: GPL-3.0-or-later
// Opens games from their files and journals, so that nothing is lost and no game is open twice.
#include "app/document.h"
#include "app/game_files.h"
#include "app/long_reading.h"
#include "app/prompts.h"
#include "app/recovery_offers.h"
#include "app/shared_settings.h"
#include "app/study_opening.h"
#include "app/workspace.h"
#include "engine/base/own_fault.h"
#include "engine/files/file_checksum.h"
#include "engine/game/committee_remarks.h"
#include "engine/reading/text_forms.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/journal_match.h"
#include "ui/desk/session.h"
#include "ui/files/files.h"
#include "ui/words/committee_words.h"
#include "ui/words/error_words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct Opening
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Opening)
};

/// Returns how much there is to read of a game and its journal.
qint64 bytesOf(const JournalPlace& place, const QString& path)
{
    qint64 bytes = QFileInfo(path).size() + QFileInfo(place.journal).size();
    for (const QString& other : place.others) bytes += QFileInfo(other).size();
    return bytes;
}

/// Returns the place for a reading that may last longer than the wish to open it.
JournalPlace withoutLock(JournalPlace place)
{
    place.lock.reset();
    place.game.reset();
    return place;
}

QString folderOf(const QString& path)
{
    return QDir::toNativeSeparators(QFileInfo(path).absolutePath());
}

/// Returns whether a file is a journal by its name, also one that was kept under another one.
bool isJournal(const QString& path)
{
    static const QRegularExpression ending(QStringLiteral("\\.journal(\\.(old|damaged)(\\.\\d+)?)*$"));
    return ending.match(QFileInfo(path).fileName()).hasMatch();
}

} // namespace

/// Reads something of `bytes` in another thread if it is long; returns nothing if the user has cancelled.
template<class T>
std::optional<T> GameFiles::readAside(qint64 bytes, const std::function<T(const MapLoader& maps)>& read) const
{
    return readLong<T>(bytes, read, workspace_.boards().loader(), console_(),
                       isStudy() ? Opening::tr("Opening the study…") : Opening::tr("Opening the game…"));
}

void GameFiles::keepJournal(const QString& folder)
{
    journal_ = std::make_unique<JournalKeeper>(session_, folder, this);
    journal_->follow();
    connect(journal_.get(), &JournalKeeper::troubleChanged, this, &GameFiles::troubleChanged);
    connect(journal_.get(), &JournalKeeper::rewritten, this, [this] {
        Q_EMIT noted(
            Opening::tr("Another program has removed or changed the journal of this game. It was written "
                        "again; nothing is lost."));
    });
    connect(journal_.get(), &JournalKeeper::putAside, this, [this](const QString& kept) {
        Q_EMIT noted(
            Opening::tr("There was a further journal of this game, with other changes. It was kept as %1.",
                        "a file")
                .arg(QDir::toNativeSeparators(kept)));
    });
}

QString GameFiles::trouble() const
{
    if (!journal_ || journal_->trouble().isEmpty()) return {};
    if (journal_->hasRefuge())
        return Opening::tr(
                   "The journal cannot be written in %1: %2 Until it can, it is in %3. Nothing is lost.",
                   "a folder, why, a folder")
            .arg(folderOf(journal_->home()), journal_->trouble(), folderOf(journal_->path()));
    return Opening::tr(
               "Autosave is failing: %1 Nothing is lost yet; save to another folder if this continues.")
        .arg(journal_->trouble());
}

bool GameFiles::open(const QString& given)
{
    if (workspace_.raiseOther(&session_, given)) return true;
    const bool own = !session_.path().isEmpty() && isSameFile(given, session_.path());
    const QString path = own ? session_.path() : canonicalPath(given);
    if (holdsForeignGame(path)) return openForeign(path);
    if (!journal_) return openFile({}, path);
    if (isJournal(path)) return openKept(path);
    const JournalPlace place = journal_->claim(own ? path : given);
    if (place.holder) return openReadOnly(*place.holder, path);
    if (!openMatched(place, path)) return false;
    tellObstacle();
    return true;
}

/// Says where the journal is if something else is in its place.
void GameFiles::tellObstacle() const
{
    if (journal_->obstacle().isEmpty()) return;
    tell(Opening::tr("Journal in another folder"),
         Opening::tr("%1 is a link, a folder or a device, which Chancery leaves alone. The journal of this "
                     "game is in %2.")
             .arg(QDir::toNativeSeparators(journal_->obstacle()),
                  QDir::toNativeSeparators(journal_->folder())));
}

/// Opens a game with what its journal has.
bool GameFiles::openMatched(const JournalPlace& place, const QString& path)
{
    const auto found = readAside<JournalMatch>(bytesOf(place, path),
                                               [where = withoutLock(place), path](const MapLoader& maps) {
                                                   return matchJournal(where, path, maps);
                                               });
    if (!found) return false;
    const JournalMatch& match = *found;
    if (match.fit == JournalFit::None) return openFile(place, path);
    const bool isOfOtherKind = match.last && (match.last->studied != nullptr) != isStudy();
    if (match.fit == JournalFit::Useless || isOfOtherKind) {
        QString kept;
        if (!openFile(place, path, Access::Full, [&] { kept = setAside(match.journal); })) return false;
        tell(Opening::tr("Damaged journal"),
             Opening::tr("The journal of this game cannot be read and is kept as %1. The game was opened as "
                         "last saved, without its undo steps.")
                 .arg(QDir::toNativeSeparators(kept.isEmpty() ? match.journal : kept)));
        return true;
    }
    if (match.fit == JournalFit::Same) return restore(place, path, match);
    switch (workspace_.prompts().recover(console_(), offerFor(match, QFileInfo(path).fileName()))) {
    case RecoveryAnswer::Restore:
        return restore(place, path, match);
    case RecoveryAnswer::Otherwise:
        return openAsSaved(place, path, match);
    case RecoveryAnswer::Later:
        break;
    }
    return false;
}

/// Opens a journal that was kept under another name. It stays as it is: what is done from now on is a game of
/// its own.
bool GameFiles::openKept(const QString& path)
{
    JournalMatch match = matchUnsaved(journalAlone(path), workspace_.boards().loader());
    match.history.saved.reset();
    if (match.last && match.last->studied && !isStudy()) {
        workspace_.showStudy([&path](Document& study) { return study.files().open(path); });
        return false;
    }
    if (match.last) return restore(claimNewPlace(journal_->folder()), {}, match);
    const Result<QByteArray> content = readWholeFile(path);
    tell(Opening::tr("Journal"),
         content ? Opening::tr("%1 has no game that can be read.").arg(QDir::toNativeSeparators(path))
                 : ErrorWords::text(content.error()));
    return false;
}

/// Opens a game that another program has saved. Its file stays as it is: what is saved is a file of its own.
bool GameFiles::openForeign(const QString& path)
{
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) {
        tell(content.error());
        return false;
    }
    const std::string text = content->toStdString(), name = QDir::toNativeSeparators(path).toStdString();
    std::optional<std::size_t> which;
    if (!chooseIn(workspace_, console_(), text, which)) return false;
    std::vector<std::string> differences;
    auto read = readAside<Result<Game>>(content->size(), [&](const MapLoader& maps) {
        const TextSource source{text, name, maps, {}, which, UnknownRulebook::Kept};
        return ownFaultsAsErrors([&] { return readAnyGame(source, &differences); }, name);
    });
    if (!read) return false;
    if (!*read) {
        tell(read->error());
        return false;
    }
    if (!mayReplace()) return false;
    Game game = **std::move(read);
    if (game.title.empty()) game.title = QFileInfo(path).completeBaseName().toStdString();
    start(std::move(game));
    remember(path);
    tellDifferences(differences);
    return true;
}

bool GameFiles::openReadOnly(const Holder& holder, const QString& path)
{
    const auto& ask = workspace_.prompts().openReadOnly;
    if (!ask || !ask(console_(), describe(holder, QFileInfo(path).completeBaseName()))) return false;
    holder_ = std::make_unique<Holder>(holder);
    return openFile({}, path, Access::ReadOnly);
}

QString GameFiles::readOnlyNote() const
{
    if (!session_.readOnly() || !holder_) return {};
    return Opening::tr("Read-only, as last saved: %1 Use Save as to make a copy that you can change.",
                       "who has the game open, in a sentence")
        .arg(describe(*holder_, gameName()));
}

bool GameFiles::openAsSaved(const JournalPlace& place, const QString& path, JournalMatch match)
{
    if (match.fit == JournalFit::Unsaved && match.history.saved) {
        match.history.at = *match.history.saved;
        return restore(place, path, match);
    }
    return openFile(place, path, Access::Full, [&place] {
        setAside(place.journal);
        for (const QString& other : place.others) setAside(other);
    });
}

bool GameFiles::restore(const JournalPlace& place, const QString& path, const JournalMatch& match)
{
    History history = match.history;
    if (match.fit != JournalFit::Same && match.fit != JournalFit::Unsaved) history.saved.reset();
    auto read = readAside<Result<PlayedHistory>>(
        bytesOf(place, path), [history](const MapLoader& maps) { return playedHistory(history, maps); });
    if (!read) return false;
    if (!*read) {
        tell(read->error());
        return false;
    }
    if (!mayReplace()) return false;
    const bool wasKept = path.isEmpty() && match.journal != place.journal; // and stays as it is
    if (match.damages > 0 && !wasKept)
        if (const Result<QByteArray> content = readWholeFile(match.journal, Links::Refuse))
            keepBeside(match.journal, QStringLiteral(".damaged"), *content); // the next change overwrites it
    const Replay played = session_.restore(std::move(**read), path);
    if (!match.fingerprint.empty()) session_.sawFile(match.fingerprint);
    journal_->follow(place, played.history);
    if (!path.isEmpty()) remember(path);
    if (played.lost > 0)
        tell(Opening::tr("Damaged journal"), Opening::tr("%n change(s) could not be restored, because "
                                                         "earlier changes are lost. Please check the game.",
                                                         nullptr, static_cast<int>(played.lost)));
    tellDifferences(match.differences);
    return true;
}

bool GameFiles::openFile(const JournalPlace& place, const QString& path, Access access,
                         const std::function<void()>& whenRead)
{
    auto read = readAside<Result<SavedGame>>(
        QFileInfo(path).size(), [path, study = isStudy()](const MapLoader& maps) {
            return study ? readSavedStudy(path, maps) : readSavedGame(path, maps);
        });
    if (!read) return false;
    if (!*read) {
        tell(read->error());
        return false;
    }
    if (!mayReplace()) return false;
    if (whenRead) whenRead();
    const SavedGame& saved = **read;
    session_.start(saved, path, access);
    if (session_.readOnly()) {
        journal_->rest();
    } else if (journal_) {
        History fresh;
        fresh.saved = 0;
        fresh.fingerprint = session_.fingerprint();
        journal_->follow(place, fresh);
    }
    remember(path);
    if (saved.checksum == FileChecksum::Wrong)
        tell(Opening::tr("File changed"), Opening::tr("%1 was edited or damaged since Chancery saved it. It "
                                                      "has been opened as it is; please check it.")
                                              .arg(QFileInfo(path).fileName()));
    tellDifferences(saved.differences);
    return true;
}

void GameFiles::tellDifferences(const std::vector<std::string>& differences) const
{
    QStringList parts;
    if (!differences.empty()) {
        QStringList lines{
            tr("The saved positions differ from what the orders give under the rules. The saved "
               "positions were kept:")};
        for (const std::string& line : differences) lines << QString::fromStdString(line);
        parts << lines.join(u'\n');
    }
    if (const Objections remarks = remarksOnCommittee(session_.game()); !remarks.empty())
        parts
            << tr("Entries of the Committee do not agree with the game or with each other. They were kept:") +
                   u'\n' + CommitteeWords(session_.map()).objections(remarks);
    if (!parts.isEmpty()) tell(tr("Differences in the saved game"), parts.join(QStringLiteral("\n\n")));
}

bool GameFiles::reopen(const QString& journal, const QString& path, int back)
{
    if (!journal_) return false;
    JournalPlace place;
    if (!path.isEmpty()) place = journal_->claim(path);
    if (path.isEmpty())
        for (const JournalPlace& left : claimAbandoned(journal_->folder()))
            if (left.journal == journal) place = left;
    if (place.holder || place.journal.isEmpty()) return false;
    const MapLoader& maps = workspace_.boards().loader();
    JournalMatch match = path.isEmpty() ? matchUnsaved(place, maps) : matchJournal(place, path, maps);
    if (!match.last) return !path.isEmpty() && openFile(place, path);
    if (match.history.at < back) return false;
    match.history.at -= back;
    return restore(place, path, match);
}

bool GameFiles::offerAbandoned()
{
    if (!journal_) return false;
    for (const JournalPlace& place : claimAbandoned(journal_->folder()))
        if (offer(place)) return true;
    return offerInterrupted();
}

bool GameFiles::offer(const JournalPlace& place)
{
    const auto found =
        readAside<JournalMatch>(bytesOf(place, {}), [where = withoutLock(place)](const MapLoader& maps) {
            return matchUnsaved(where, maps);
        });
    if (!found) return false; // it is offered again at the next start
    const JournalMatch& match = *found;
    if (match.fit == JournalFit::None) QFile::remove(place.journal);
    if (match.fit == JournalFit::Useless) setAside(place.journal);
    if (!match.last || match.fit == JournalFit::None) return false;
    const RecoveryAnswer answer = workspace_.prompts().recover(console_(), interruptedOffer(match));
    if (answer == RecoveryAnswer::Otherwise) QFile::remove(place.journal);
    return answer == RecoveryAnswer::Restore && restore(place, {}, match);
}

// Offers the first recent game that was not closed properly.
bool GameFiles::offerInterrupted()
{
    const QStringList left = interrupted(workspace_.settings().values().recentFiles, journal_->folder());
    if (left.isEmpty()) return false;
    offered_ = left.first();
    return open(left.first());
}

} // namespace chancery
