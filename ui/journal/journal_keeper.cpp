// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the journal of the open game; see journal_keeper.h.
#include "ui/journal/journal_keeper.h"

#include "engine/files/game_file.h"
#include "ui/files/files.h"
#include "ui/text/error_words.h"

#include <QFileInfo>
#include <QScopedValueRollback>
#include <QThreadPool>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace chancery {

namespace {

constexpr int syncAfterMs = 500, tryAgainAfterMs = 1000;

} // namespace

void setAside(const QString& journal)
{
    const QString aside = journal + QStringLiteral(".old");
    QFile::remove(aside);
    QFile::rename(journal, aside);
}

JournalKeeper::JournalKeeper(Session& session, QString folder, QObject* parent)
    : QObject(parent)
    , session_(session)
    , folder_(std::move(folder))
{
    for (QTimer* timer : {&syncSoon_, &tryAgain_}) timer->setSingleShot(true);
    connect(&syncSoon_, &QTimer::timeout, this, &JournalKeeper::syncNow);
    connect(&tryAgain_, &QTimer::timeout, this, &JournalKeeper::writeWhole);
    session_.setRecorder([this](const JournalRecord& made) { record(made); });
}

JournalKeeper::~JournalKeeper()
{
    session_.setRecorder({});
    leave();
}

JournalPlace JournalKeeper::claim(const QString& game)
{
    const bool mine = !session_.path().isEmpty() && !place_.journal.isEmpty() &&
                      QFileInfo(game).absoluteFilePath() == QFileInfo(session_.path()).absoluteFilePath();
    if (!mine) return claimPlace(game, folder_);
    file_.close(); // if the game stays open, the next record writes the whole journal again
    settle(place_.journal);
    return place_;
}

void JournalKeeper::follow()
{
    leave();
    place_ = claimNewPlace(folder_);
    neverSaved_ = true;
    history_ = {};
    history_.base = writeGame(session_.game());
}

void JournalKeeper::follow(const JournalPlace& place, History history)
{
    if (place.journal != place_.journal) leave();
    file_.close();
    place_ = place;
    neverSaved_ = session_.path().isEmpty();
    mayForget_ = false;
    history_ = std::move(history);
    if (history_.base.empty()) history_.base = writeGame(session_.game());
}

void JournalKeeper::rest()
{
    leave();
    neverSaved_ = false;
    history_ = {};
    history_.base = writeGame(session_.game());
}

Status JournalKeeper::saveAs(const QString& path)
{
    const JournalPlace place = claim(path);
    if (place.holder)
        return Error{tr("%1 Save under another name.", "who has the file open")
                         .arg(describe(*place.holder, QFileInfo(path).completeBaseName()))
                         .toStdString(),
                     {}};
    if (place.journal == place_.journal) return session_.saveAs(path);
    const History before = history_;
    {
        const QScopedValueRollback guard(quiet_, true); // the journal still belongs to the other file
        if (const Status saved = session_.saveAs(path); !saved) return saved;
    }
    const History after = std::exchange(history_, before);
    mayForget_ = true; // the changes not saved there are saved here
    leave();
    follow(place, after);
    if (!history_.steps.empty())
        writeWhole();
    else if (QFileInfo::exists(place_.journal))
        setAside(place_.journal); // it is about the game that was replaced
    return Done{};
}

void JournalKeeper::record(const JournalRecord& made)
{
    append(history_, made);
    if (quiet_ || place_.journal.isEmpty()) return;
    mayForget_ = false;
    if (file_.isOpen())
        write(QByteArray::fromStdString(encode(made)));
    else if ((!history_.steps.empty() || !history_.draft.letters.empty()) && !tryAgain_.isActive())
        writeWhole();
}

// Writes the whole history in its shortest form over the file. Used after opening, and after an error.
void JournalKeeper::writeWhole()
{
    const QByteArray whole = QByteArray::fromStdString(encode(history_));
    const Status written = writeWholeFile(place_.journal, whole);
    file_.setFileName(place_.journal);
    if (written && file_.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) {
        length_ = whole.size();
        return setTrouble({});
    }
    tryAgain_.start(tryAgainAfterMs);
    setTrouble(written ? whyNotWritten(file_, place_.journal) : ErrorWords::text(written.error()));
}

void JournalKeeper::write(const QByteArray& text)
{
    if (file_.write(text) == text.size()) {
        length_ += text.size();
        if (!syncSoon_.isActive()) syncSoon_.start(syncAfterMs);
        return;
    }
    // If the disk has room for a part only, that part is written and no error is reported.
    const bool full = file_.error() == QFileDevice::NoError;
    const QString problem = full ? tr("The disk is full.") : whyNotWritten(file_, place_.journal);
    file_.resize(length_); // half a record followed by others would count as damage
    file_.close();
    tryAgain_.start(tryAgainAfterMs);
    setTrouble(problem);
}

void JournalKeeper::syncNow()
{
#ifdef Q_OS_UNIX
    const int copy = file_.isOpen() ? dup(file_.handle()) : -1;
    if (copy < 0) return;
    QThreadPool::globalInstance()->start([copy] {
        fsync(copy);
        close(copy);
    });
#endif
}

void JournalKeeper::keepAll()
{
    keepsAll_ = true;
    syncNow();
}

void JournalKeeper::leave()
{
    file_.close();
    tryAgain_.stop();
    syncSoon_.stop();
    setTrouble({});
    settle(place_.journal);
    mayForget_ = false;
    place_ = {};
}

// Finishes a journal that is left. Changes of a saved game that may be forgotten can still be redone.
void JournalKeeper::settle(const QString& journal)
{
    if (keepsAll_ || journal.isEmpty() || !QFileInfo::exists(journal)) return;
    if (neverSaved_) {
        if (mayForget_ || history_.at == 0) QFile::remove(journal);
    } else if (mayForget_ && !history_.clean()) {
        if (!history_.saved) return setAside(journal);
        History back = history_;
        back.at = *back.saved;
        (void)writeWholeFile(journal, QByteArray::fromStdString(encode(back)));
    }
}

void JournalKeeper::setTrouble(const QString& trouble)
{
    if (std::exchange(trouble_, trouble) != trouble) Q_EMIT troubleChanged();
}

} // namespace chancery
