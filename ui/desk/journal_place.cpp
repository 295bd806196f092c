// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/journal_place.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct Place
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Place)
};

const QString journalEnding = QStringLiteral(".journal");
const QString lockEnding = QStringLiteral(".lock");
const QString unsavedPrefix = QStringLiteral("unsaved-");

/// Returns the path, without ending, in the program's folder for the journal of a game whose own folder
/// cannot be written.
QString stem(const QString& game, const QString& folder)
{
    const QByteArray hash =
        QCryptographicHash::hash(game.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    return folder + u'/' + QFileInfo(game).completeBaseName() + u'-' + QString::fromLatin1(hash);
}

/// Returns what is in the place of a journal or lock and is no plain file; an empty text if nothing is.
QString obstacleAt(const QString& base)
{
    for (const QString& ending : {journalEnding, lockEnding}) {
        const FileTrouble trouble = troubleAt(base + ending, Links::Refuse);
        const bool isOdd =
            trouble == FileTrouble::Folder || trouble == FileTrouble::Stream || trouble == FileTrouble::Link;
        if (isOdd) return base + ending;
    }
    return {};
}

/// Claims a place. Returns nothing if no lock can be made there.
std::optional<JournalPlace> claim(const QString& base)
{
    const FileLock::Attempt attempt = FileLock::with(base + lockEnding);
    JournalPlace place;
    place.abandoned = attempt.wasLeft;
    place.lock = attempt.lock;
    if (attempt.lock) place.journal = base + journalEnding;
    if (attempt.isInUse) place.holder = holderOf(base + lockEnding);
    return attempt.lock || attempt.isInUse ? std::optional(place) : std::nullopt;
}

/// Returns the places of journals of a game, without ending: the first is the one to write. Earlier versions
/// took each way to a game for a game of its own.
std::vector<QString> basesOf(const QString& game, const QString& folder)
{
    const QString path = canonicalPath(game), asGiven = QFileInfo(game).absoluteFilePath();
    std::vector<QString> bases{path, stem(path, folder)};
    if (asGiven == path) return bases;
    bases.push_back(asGiven);
    bases.push_back(stem(asGiven, folder));
    return bases;
}

/// Locks the game's file. If another window has it open by another name, the place only says that it is in
/// use.
void lockGame(JournalPlace& place, const QString& game)
{
    const FileLock::Attempt attempt = FileLock::on(game);
    place.game = attempt.lock;
    if (!attempt.isInUse) return;
    place = {};
    place.holder = Holder{{}, {}, true};
}

/// Returns `path` with the first number for which `take` is true; an empty text if it never is.
template<class Take>
QString numbered(const QString& path, const Take& take)
{
    constexpr int most = 10000;
    for (int number = 1; number < most; ++number) {
        const QString name = number == 1 ? path : path + u'.' + QString::number(number);
        const FileTrouble trouble = take(name);
        if (trouble == FileTrouble::None) return name;
        if (trouble != FileTrouble::Taken) return {};
    }
    return {};
}

} // namespace

QString describe(const Holder& holder, const QString& game)
{
    if (holder.isUnknown) return Place::tr("“%1” is already open in another window.").arg(game);
    if (holder.computer.isEmpty() && holder.user.isEmpty())
        return Place::tr("“%1” is already open in another window on this computer.").arg(game);
    if (holder.computer.isEmpty())
        return Place::tr("“%1” is already open on this computer, by the user “%2”.").arg(game, holder.user);
    if (holder.user.isEmpty())
        return Place::tr("“%1” is already open on the computer “%2”.").arg(game, holder.computer);
    return Place::tr("“%1” is already open on the computer “%2”, by the user “%3”.")
        .arg(game, holder.computer, holder.user);
}

JournalPlace journalAlone(const QString& journal)
{
    JournalPlace place;
    place.journal = journal;
    return place;
}

JournalPlace claimPlace(const QString& game, const QString& folder)
{
    QDir().mkpath(folder);
    const std::vector<QString> bases = basesOf(game, folder);
    const QString obstacle = obstacleAt(bases[0]);
    std::optional<JournalPlace> place = obstacle.isEmpty() ? claim(bases[0]) : std::nullopt;
    if (!place) place = claim(bases[1]);
    if (!place) place = journalAlone(bases[1] + journalEnding);
    place->refuge = place->journal == bases[1] + journalEnding ? bases[0] : bases[1];
    place->obstacle = obstacle;
    for (const QString& base : bases)
        if (base + journalEnding != place->journal) place->others.push_back(base + journalEnding);
    if (!place->holder) lockGame(*place, game);
    return *place;
}

// A game that is closed properly removes its lock.
QStringList interrupted(const QStringList& games, const QString& folder)
{
    QStringList left;
    for (const QString& game : games) {
        const bool hasLock = std::ranges::any_of(basesOf(game, folder), [](const QString& base) {
            return troubleAt(base + lockEnding, Links::Refuse) != FileTrouble::Missing;
        });
        if (!hasLock) continue;
        const JournalPlace place = claimPlace(game, folder);
        if (place.abandoned && !place.holder) left << game;
    }
    return left;
}

std::optional<JournalPlace> claimRefuge(const JournalPlace& place)
{
    std::optional<JournalPlace> refuge = place.refuge.isEmpty() ? std::nullopt : claim(place.refuge);
    return refuge && refuge->lock ? refuge : std::nullopt;
}

JournalPlace claimNewPlace(const QString& folder)
{
    QDir().mkpath(folder);
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    for (int number = 1;; ++number) {
        const QString base = folder + u'/' + unsavedPrefix + now + u'-' + QString::number(number);
        if (troubleAt(base + journalEnding, Links::Refuse) != FileTrouble::Missing) continue;
        std::optional<JournalPlace> place = claim(base);
        if (!place) return journalAlone(base + journalEnding);
        if (place->lock) return *place;
    }
}

std::vector<JournalPlace> claimAbandoned(const QString& folder)
{
    std::vector<JournalPlace> places;
    for (const QFileInfo& journal : QDir(folder).entryInfoList({unsavedPrefix + u'*' + journalEnding},
                                                               QDir::Files | QDir::NoSymLinks, QDir::Time)) {
        std::optional<JournalPlace> place = claim(journal.absoluteFilePath().chopped(journalEnding.size()));
        if (!place || !place->lock) continue;
        place->abandoned = true;
        places.push_back(*place);
    }
    return places;
}

QString setAside(const QString& journal)
{
    if (troubleAt(journal, Links::Refuse) != FileTrouble::None) return {};
    return numbered(journal + QStringLiteral(".old"), [&journal](const QString& name) {
        if (troubleAt(name, Links::Refuse) != FileTrouble::Missing) return FileTrouble::Taken;
        return QFile::rename(journal, name) ? FileTrouble::None : FileTrouble::Fails;
    });
}

QString keepBeside(const QString& journal, const QString& ending, const QByteArray& content)
{
    return numbered(journal + ending, [&content](const QString& name) {
        QFile file;
        FileTrouble trouble = makeFile(file, name);
        if (trouble != FileTrouble::None) return trouble;
        trouble = writeAll(file, content);
        if (trouble == FileTrouble::None) trouble = syncNow(file);
        if (trouble != FileTrouble::None) QFile::remove(name);
        return trouble;
    });
}

} // namespace chancery
