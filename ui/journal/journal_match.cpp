// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a journal with its file; see journal_match.h.
#include "ui/journal/journal_match.h"

#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "ui/files/files.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace chancery {

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

// Returns the newer of two journals. Both places have one if the game's folder could not be written for a
// while.
QString existing(const JournalPlace& place)
{
    const QFileInfo here(place.journal), there(place.earlier);
    if (place.earlier.isEmpty() || !there.exists()) return here.exists() ? place.journal : QString();
    return here.exists() && here.lastModified() >= there.lastModified() ? place.journal : place.earlier;
}

int stepsAfter(const History& history)
{
    const int from = history.saved.value_or(0);
    return static_cast<int>(std::ranges::count_if(history.steps, [&](const HistoryStep& step) {
        return (step.number > from) != (step.number > history.at);
    }));
}

JournalMatch read(const JournalPlace& place, const MapLoader& maps)
{
    JournalMatch match;
    match.journal = existing(place);
    if (match.journal.isEmpty()) return match;
    match.written = QFileInfo(match.journal).lastModified();
    const Result<QByteArray> content = readWholeFile(match.journal);
    match.fit = JournalFit::Useless;
    if (!content) return match;
    JournalReading reading = readJournal(view(*content));
    match.history = std::move(reading.history);
    match.damages = reading.damages;
    if (reading.records == 0 && reading.damages == 0) {
        match.fit = JournalFit::None; // the program stopped while it wrote the first record
        return match;
    }
    if (Result<Game> last = lastGame(match.history, maps)) {
        match.last = *std::move(last);
        match.fit = match.damages > 0 ? JournalFit::Damaged : JournalFit::Unsaved;
        match.unsaved = stepsAfter(match.history);
    }
    return match;
}

} // namespace

JournalMatch matchUnsaved(const JournalPlace& place, const MapLoader& maps)
{
    JournalMatch match = read(place, maps);
    if (match.fit == JournalFit::Unsaved && match.history.at == 0 && match.history.draft.letters.empty())
        match.fit = JournalFit::None;
    return match;
}

JournalMatch matchJournal(const JournalPlace& place, const QString& game, const MapLoader& maps)
{
    JournalMatch match = read(place, maps);
    if (!match.last) return match;
    const Result<QByteArray> file = readWholeFile(game);
    Status readable = Done{};
    if (!file)
        readable = file.error();
    else if (const auto read = readGame(view(*file), QDir::toNativeSeparators(game).toStdString(), maps,
                                        &match.differences);
             !read)
        readable = read.error();
    if (!readable) {
        match.fault = readable.error().text();
        match.fit = JournalFit::NoFile;
        return match;
    }
    if (match.fit == JournalFit::Damaged) return match;
    const std::string now = fingerprint(view(*file));
    if (now ==
        fingerprint(withChecksum(writeGame(*match.last)))) { // saved, but stopped before the journal had that
        match.history.saved = match.history.at;
        match.history.fingerprint = now;
    }
    if (now != match.history.fingerprint)
        match.fit = JournalFit::Other;
    else if (match.history.clean())
        match.fit = JournalFit::Same;
    return match;
}

} // namespace chancery
