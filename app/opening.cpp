// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opening.h"

#include "app/document.h"
#include "app/kept_games.h"
#include "app/long_reading.h"
#include "app/prompts.h"
#include "app/recovery_offers.h"
#include "app/shared_settings.h"
#include "app/study_opening.h"
#include "app/workspace.h"
#include "engine/base/message.h"
#include "engine/files/file_checksum.h"
#include "engine/reading/text_forms.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/journal_match.h"
#include "ui/desk/session.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"
#include "ui/words/said_words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace chancery {

namespace {

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

/// Returns whether a file is a journal by its name, also one that was kept under another one.
bool isJournal(const QString& path)
{
    static const QRegularExpression ending(QStringLiteral("\\.journal(\\.(old|damaged)(\\.\\d+)?)*$"));
    return ending.match(QFileInfo(path).fileName()).hasMatch();
}

} // namespace

Opening::Opening(Session& session, Workspace& workspace, std::function<QWidget*()> console,
                 std::function<bool()> mayLeave)
    : session_(session)
    , workspace_(workspace)
    , console_(std::move(console))
    , mayLeave_(std::move(mayLeave))
{
}

Opening::~Opening() = default;

void Opening::start(Game game)
{
    session_.start(std::move(game));
    if (journal_) journal_->follow();
}

void Opening::remember(const QString& path) const
{
    isStudy() ? workspace_.settings().rememberStudy(path) : workspace_.settings().rememberFile(path);
}

void Opening::openInstead(const QString& path)
{
    if (workspace_.raiseOther(&session_, path)) return;
    asksFirst_ = true;
    open(path);
    asksFirst_ = false;
}

/// Returns whether the open game may be left for another one that has been read.
bool Opening::mayReplace()
{
    return !std::exchange(asksFirst_, false) || mayLeave_();
}

void Opening::openLast()
{
    const QStringList& recent = workspace_.settings().values().recentFiles;
    if (recent.isEmpty() || (!offered_.isEmpty() && isSameFile(recent.first(), offered_))) return;
    open(QString(recent.first())); // which changes the list
}

/// Reads something of `bytes` in another thread if it is long; returns nothing if the user has cancelled.
template<class T>
std::optional<T> Opening::readAside(qint64 bytes, const std::function<T(const MapLoader& maps)>& read) const
{
    return readLong<T>(bytes, read, workspace_.boards().loader(), console_(),
                       isStudy() ? Opening::tr("Opening the study…") : Opening::tr("Opening the game…"));
}

void Opening::keepJournal(const QString& folder)
{
    journal_ = std::make_unique<JournalKeeper>(session_, folder, this);
    journal_->follow();
    connect(journal_.get(), &JournalKeeper::troubleChanged, this, &Opening::troubleChanged);
    connect(journal_.get(), &JournalKeeper::rewritten, this, [this] {
        Q_EMIT noted(tr("Another program has removed or changed the journal of this game. It was written "
                        "again; nothing is lost."));
    });
    connect(journal_.get(), &JournalKeeper::putAside, this, [this](const QString& kept) {
        Q_EMIT noted(
            tr("There was a further journal of this game, with other changes. It was kept as %1.", "a file")
                .arg(QDir::toNativeSeparators(kept)));
    });
}

void Opening::keepAll()
{
    if (journal_) journal_->keepAll();
}

QString Opening::trouble() const
{
    return journal_ ? troubleOf(*journal_) : QString();
}

bool Opening::open(const QString& given)
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

void Opening::tellObstacle() const
{
    if (journal_->obstacle().isEmpty()) return;
    tell(tr("Journal in another folder"),
         tr("%1 is a link, a folder or a device, which Chancery leaves alone. The journal of this "
            "game is in %2.")
             .arg(QDir::toNativeSeparators(journal_->obstacle()),
                  QDir::toNativeSeparators(journal_->folder())));
}

/// Opens a game with what its journal has.
bool Opening::openMatched(const JournalPlace& place, const QString& path)
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
        tell(tr("Damaged journal"),
             tr("The journal of this game cannot be read and is kept as %1. The game was opened as "
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
bool Opening::openKept(const QString& path)
{
    JournalMatch match = matchUnsaved(journalAlone(path), workspace_.boards().loader());
    match.history.saved.reset();
    if (match.last && match.last->studied && !isStudy()) {
        workspace_.showStudy([&path](Document& study) { return study.opening().open(path); });
        return false;
    }
    if (match.last) return restore(claimNewPlace(journal_->folder()), {}, match);
    const Result<QByteArray> content = readWholeFile(path);
    tell(tr("Journal"), content ? tr("%1 has no game that can be read.").arg(QDir::toNativeSeparators(path))
                                : ErrorWords::text(content.error()));
    return false;
}

/// Opens a game that another program has saved. Its file stays as it is: what is saved is a file of its own.
bool Opening::openForeign(const QString& path)
{
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) {
        tell(content.error());
        return false;
    }
    const std::string text = content->toStdString(), name = QDir::toNativeSeparators(path).toStdString();
    std::optional<std::size_t> which;
    if (!chooseIn(workspace_, console_(), text, which)) return false;
    std::vector<Error> differences;
    SaidPhases said;
    auto read = readAside<Result<Game>>(content->size(), [&](const MapLoader& maps) {
        const TextSource source{text, name, maps, {}, which, UnknownRulebook::Kept};
        return ownFaultsAsErrors([&] { return readAnyGame(source, &differences, &said); }, name);
    });
    if (!read) return false;
    if (!*read) {
        tell(read->error());
        return false;
    }
    if (!mayReplace()) return false;
    Game game = **std::move(read);
    const std::vector<Error> otherwise = saidDifferences(game, said, Register::Plain);
    differences.insert(differences.begin(), otherwise.begin(), otherwise.end());
    if (game.title.empty()) game.title = QFileInfo(path).completeBaseName().toStdString();
    start(std::move(game));
    remember(path);
    tellDifferences(differences);
    return true;
}

bool Opening::openReadOnly(const Holder& holder, const QString& path)
{
    const auto& ask = workspace_.prompts().openReadOnly;
    if (!ask || !ask(console_(), describe(holder, QFileInfo(path).completeBaseName()))) return false;
    holder_ = std::make_unique<Holder>(holder);
    return openFile({}, path, Access::ReadOnly);
}

QString Opening::readOnlyNote() const
{
    if (!session_.readOnly() || !holder_) return {};
    return tr("Read-only, as last saved: %1 Use Save as to make a copy that you can change.",
              "who has the game open, in a sentence")
        .arg(describe(*holder_, QFileInfo(session_.path()).completeBaseName()));
}

bool Opening::openAsSaved(const JournalPlace& place, const QString& path, JournalMatch match)
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

bool Opening::restore(const JournalPlace& place, const QString& path, const JournalMatch& match)
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
        tell(tr("Damaged journal"), tr("%n change(s) could not be restored, because "
                                       "earlier changes are lost. Please check the game.",
                                       nullptr, static_cast<int>(played.lost)));
    tellDifferences(match.differences);
    return true;
}

bool Opening::openFile(const JournalPlace& place, const QString& path, Access access,
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
        tell(tr("File changed"), tr("%1 was edited or damaged since Chancery saved it. It "
                                    "has been opened as it is; please check it.")
                                     .arg(QFileInfo(path).fileName()));
    tellDifferences(saved.differences);
    return true;
}

void Opening::tellDifferences(const std::vector<Error>& differences) const
{
    const QString text = differencesOf(session_.game(), differences);
    if (!text.isEmpty()) tell(tr("Differences in the saved game"), text);
}

bool Opening::reopen(const QString& journal, const QString& path, int back)
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

bool Opening::offerAbandoned()
{
    return journal_ && (offerKept(KeptWhere::Here) == KeptOutcome::Opened || offerInterrupted());
}

KeptOutcome Opening::offerKept(KeptWhere where)
{
    return journal_ ? chancery::offerKept(workspace_, *this, where, console_()) : KeptOutcome::NoneKept;
}

std::optional<JournalMatch> Opening::readLeft(const JournalPlace& place) const
{
    auto match =
        readAside<JournalMatch>(bytesOf(place, {}), [where = withoutLock(place)](const MapLoader& maps) {
            return matchUnsaved(where, maps);
        });
    if (!match) return std::nullopt; // it is offered again at the next start
    if (match->fit == JournalFit::None) QFile::remove(place.journal);
    if (match->fit == JournalFit::Useless) setAside(place.journal);
    if (!match->last || match->fit == JournalFit::None) match.reset();
    return match;
}

bool Opening::offer(const JournalPlace& place)
{
    const auto match = readLeft(place);
    return match && wants(place, *match) && restore(place, {}, *match);
}

bool Opening::wants(const JournalPlace& place) const
{
    const auto match = readLeft(place);
    return match && wants(place, *match);
}

bool Opening::wants(const JournalPlace& place, const JournalMatch& match) const
{
    const RecoveryAnswer answer = workspace_.prompts().recover(console_(), interruptedOffer(match));
    if (answer == RecoveryAnswer::Otherwise) QFile::remove(place.journal);
    return answer == RecoveryAnswer::Restore;
}

// Offers the first recent game whose journal has more than its file.
bool Opening::offerInterrupted()
{
    const QStringList left = interrupted(workspace_.settings().values().recentFiles, journal_->folder());
    if (left.isEmpty()) return false;
    offered_ = left.first();
    return open(left.first());
}

void Opening::tell(const Error& error) const
{
    tell(tr("Chancery"), ErrorWords::text(error));
}

void Opening::tell(const QString& title, const QString& text) const
{
    workspace_.prompts().tell(console_(), title, text);
}

} // namespace chancery
