// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/journal_keeper.h"

#include "engine/files/game_or_study.h"
#include "ui/files/files.h"

#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>

#include <algorithm>

namespace chancery {

namespace {

constexpr int syncAfterMs = 500, tryAgainAfterMs = 1000, lookAfterMs = 100;

bool isThere(const QString& path)
{
    return troubleAt(path, Links::Refuse) == FileTrouble::None;
}

QString whyNotKept(FileTrouble trouble)
{
    switch (trouble) {
    case FileTrouble::Full:
        return JournalKeeper::tr("The disk is full.");
    case FileTrouble::Missing:
        return JournalKeeper::tr("Its folder is gone.");
    case FileTrouble::Forbidden:
        return JournalKeeper::tr("Nothing may be written there.");
    case FileTrouble::Taken:
        return JournalKeeper::tr("Another window has taken its place.");
    case FileTrouble::TooLarge:
        return JournalKeeper::tr("It would be larger than %1 MiB. Save the game after each change.")
            .arg(largestFile >> 20);
    case FileTrouble::Folder:
    case FileTrouble::Stream:
    case FileTrouble::Link:
        return JournalKeeper::tr("Something else is in its place.");
    default:
        return JournalKeeper::tr("The disk cannot be written.");
    }
}

} // namespace

JournalKeeper::JournalKeeper(Session& session, QString folder, QObject* parent)
    : QObject(parent)
    , session_(session)
    , folder_(std::move(folder))
{
    for (QTimer* timer : {&syncSoon_, &tryAgain_, &lookSoon_}) timer->setSingleShot(true);
    connect(&syncSoon_, &QTimer::timeout, this, [this] {
        if (writer_) writer_->sync();
    });
    connect(&tryAgain_, &QTimer::timeout, this, &JournalKeeper::writeWhole);
    connect(&lookSoon_, &QTimer::timeout, this, &JournalKeeper::look);
    // Every record is a change too, after which the journal is sound.
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] {
        if (writer_ && !writer_->isSound() && !lookSoon_.isActive()) lookSoon_.start(lookAfterMs);
    });
    session_.setRecorder([this](const JournalRecord& made) { record(made); });
}

JournalKeeper::~JournalKeeper()
{
    session_.setRecorder({});
    leave();
}

JournalPlace JournalKeeper::claim(const QString& game)
{
    const bool mine =
        !session_.path().isEmpty() && !place_.journal.isEmpty() && isSameFile(game, session_.path());
    if (!mine) return claimPlace(game, folder_);
    settle();
    lockFile(session_.path());
    JournalPlace place = place_;
    if (refuge_) place.others.push_back(refuge_->journal);
    return place;
}

void JournalKeeper::follow()
{
    leave();
    place_ = claimNewPlace(folder_);
    game_.clear();
    neverSaved_ = true;
    history_ = {};
    history_.base = writeGameOrStudy(session_.game());
}

void JournalKeeper::follow(const JournalPlace& place, History history)
{
    if (place.journal != place_.journal) leave();
    writer_.reset();
    place_ = place;
    game_ = session_.path();
    neverSaved_ = game_.isEmpty();
    mayForget_ = false;
    history_ = std::move(history);
    if (history_.base.empty()) history_.base = writeGameOrStudy(session_.game());
    if (!neverSaved_ && !history_.clean()) writeWhole(); // from now on it is looked after
}

void JournalKeeper::rest()
{
    leave();
    neverSaved_ = false;
    history_ = {};
    history_.base = writeGameOrStudy(session_.game());
}

Status JournalKeeper::saveAs(const QString& path)
{
    const QString file = canonicalPath(path);
    const JournalPlace place = claimToSave(file);
    if (place.holder)
        return Error{tr("%1 Save under another name.", "who has the file open")
                         .arg(describe(*place.holder, QFileInfo(path).completeBaseName()))
                         .toStdString(),
                     {}};
    const bool moves = place.journal != place_.journal;
    const History before = history_;
    {
        // The journal still belongs to the other file.
        const QScopedValueRollback guard(quiet_, quiet_ || moves);
        if (const Status saved = session_.saveAs(file); !saved) return saved;
    }
    if (moves) {
        const History after = std::exchange(history_, before);
        mayForget_ = true; // the changes not saved there are saved here
        leave();
        follow(place, after);
        if (isThere(place_.journal)) setAside(place_.journal); // it is about the game that was replaced
        if (!history_.steps.empty()) writeWhole();
    }
    lockFile(file);
    return Done{};
}

/// Claims the place of a file that is to be written. A second name of the open file becomes a file of its
/// own.
JournalPlace JournalKeeper::claimToSave(const QString& file)
{
    const QString& open = session_.path();
    const bool isSecondName = !open.isEmpty() && file != canonicalPath(open) && isSameFile(file, open);
    if (!isSecondName) return claim(file);
    place_.game.reset();
    JournalPlace place = claimPlace(file, folder_);
    if (place.holder)
        lockFile(open);
    else
        place_.game = place.game; // until the new file is there they are one
    return place;
}

/// Locks the game's file, which may be another one by now with the same name.
void JournalKeeper::lockFile(const QString& file)
{
    if (const FileLock::Attempt now = FileLock::on(file); now.lock) place_.game = now.lock;
}

void JournalKeeper::record(const JournalRecord& made)
{
    append(history_, made);
    if (quiet_ || place_.journal.isEmpty()) return;
    mayForget_ = false;
    if (writer_ && !writer_->isSound())
        look();
    else if (writer_)
        write(QByteArray::fromStdString(encode(made)));
    else if ((!history_.steps.empty() || !history_.drafts.empty()) && !tryAgain_.isActive())
        writeWhole();
}

void JournalKeeper::write(const QByteArray& text)
{
    if (writer_->add(text) != FileTrouble::None) {
        writer_.reset();
        return writeWhole();
    }
    if (!syncSoon_.isActive()) syncSoon_.start(syncAfterMs);
}

// Writes the whole history in its shortest form over the file. Used after opening, and after an error.
void JournalKeeper::writeWhole()
{
    const QString taken = writer_ && !writer_->isSound() ? writer_->path() : QString();
    const QByteArray whole = QByteArray::fromStdString(encode(history_));
    QDir().mkpath(folder_); // the folder may have been removed
    JournalWriter::Begun begun{nullptr, FileTrouble::Taken};
    if (ownsPlace()) begun = JournalWriter::begin(place_.journal, whole);
    if (begun.writer) {
        writer_ = std::move(begun.writer);
        leaveRefuge();
        clearOthers();
    } else {
        tryAgain_.start(tryAgainAfterMs);
        if (!takeRefuge(whole)) writer_.reset();
    }
    watch();
    setTrouble(begun.trouble == FileTrouble::None ? QString() : whyNotKept(begun.trouble));
    if (writer_ && writer_->path() == taken) Q_EMIT rewritten();
}

/// Writes the journal in the other of its two places, unless it is there already. Returns whether it is
/// there.
bool JournalKeeper::takeRefuge(const QByteArray& whole)
{
    if (hasRefuge() && writer_->isSound()) return true;
    if (refuge_ && !refuge_->lock->isInPlace()) refuge_.reset();
    if (!refuge_) refuge_ = claimRefuge(place_);
    if (refuge_) writer_ = JournalWriter::begin(refuge_->journal, whole).writer;
    return hasRefuge();
}

/// What was kept elsewhere meanwhile is in its place again.
void JournalKeeper::leaveRefuge()
{
    if (refuge_) QFile::remove(refuge_->journal);
    refuge_.reset();
}

/// Returns whether the lock is there. It is made again if it was removed, unless another window has
/// made its own since.
bool JournalKeeper::ownsPlace()
{
    if (!place_.lock || place_.lock->isInPlace()) return true;
    const FileLock::Attempt again = FileLock::with(place_.lock->path());
    if (again.lock) place_.lock = again.lock;
    return !again.isInUse;
}

/// Once the journal is written, others of the same game are not needed any more: those that have a step which
/// this one has not are put aside.
void JournalKeeper::clearOthers()
{
    for (const QString& other : std::exchange(place_.others, {})) {
        if (!isThere(other)) continue;
        if (isKnown(other))
            QFile::remove(other);
        else if (const QString kept = setAside(other); !kept.isEmpty())
            Q_EMIT putAside(kept);
    }
}

/// Returns whether all steps of a journal are in the history.
bool JournalKeeper::isKnown(const QString& journal) const
{
    const Result<QByteArray> content = readWholeFile(journal, Links::Refuse);
    if (!content) return false;
    const JournalReading reading = readJournal(content->toStdString());
    return reading.damages == 0 &&
           std::ranges::all_of(reading.history.steps, [this](const HistoryStep& step) {
               return std::ranges::find(history_.steps, step) != history_.steps.end();
           });
}

/// Writes the journal again if another program has removed or changed it.
void JournalKeeper::look()
{
    if (writer_ && !writer_->isSound()) writeWhole();
}

void JournalKeeper::watch()
{
    if (const QStringList watched = watcher_.files(); !watched.isEmpty()) watcher_.removePaths(watched);
    if (writer_) watcher_.addPath(writer_->path());
}

void JournalKeeper::keepAll()
{
    keepsAll_ = true;
    if (writer_) writer_->sync();
}

QString JournalKeeper::keepAside() const
{
    return keepBeside(path(), QStringLiteral(".old"), QByteArray::fromStdString(encode(history_)));
}

void JournalKeeper::drop()
{
    writer_.reset();
    for (const QString& journal : {place_.journal, refuge_ ? refuge_->journal : QString()})
        if (!journal.isEmpty() && isThere(journal)) QFile::remove(journal);
    watch();
}

void JournalKeeper::leaveFile()
{
    History kept = history_;
    kept.saved.reset();
    kept.fingerprint.clear();
    session_.leaveFile();
    drop();
    follow(claimNewPlace(folder_), std::move(kept));
    writeWhole();
}

void JournalKeeper::abandon()
{
    session_.setRecorder({});
    if (neverSaved_ && !place_.journal.isEmpty() && !QFileInfo::exists(place_.journal)) writeWhole();
    tryAgain_.stop();
    keepAll();
}

void JournalKeeper::leave()
{
    for (QTimer* timer : {&syncSoon_, &tryAgain_, &lookSoon_}) timer->stop();
    settle();
    writer_.reset();
    watch();
    setTrouble({});
    mayForget_ = false;
    place_ = {};
    refuge_.reset();
}

// Finishes a journal that is left. Changes of a saved game that may be forgotten can still be redone.
void JournalKeeper::settle()
{
    const QString journal = path();
    if (keepsAll_ || journal.isEmpty() || !isThere(journal)) return;
    if (neverSaved_) {
        if (mayForget_ || history_.at == 0) QFile::remove(journal);
    } else if (mayForget_ && !history_.clean()) {
        if (!history_.saved) {
            setAside(journal);
        } else {
            History back = history_;
            back.at = *back.saved;
            (void)putWholeFile(journal, QByteArray::fromStdString(encode(back)), Links::Refuse);
        }
        writer_.reset(); // if the game stays open, the next record writes the whole journal again
    }
}

void JournalKeeper::setTrouble(const QString& trouble)
{
    const bool changed = trouble != trouble_ || hasRefuge() != toldRefuge_;
    trouble_ = trouble;
    toldRefuge_ = hasRefuge();
    if (changed) Q_EMIT troubleChanged();
}

} // namespace chancery
