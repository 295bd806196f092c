// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/journal_match.h"

#include "engine/base/message.h"
#include "engine/files/file_checksum.h"
#include "engine/files/game_or_study.h"
#include "engine/journal/rebuild.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// The game as its file has it, or why it cannot be read.
struct SavedFile
{
    Result<Game> game;
    std::string fingerprint;
    std::vector<Error> differences;

    SavedFile(const QString& path, const MapLoader& maps)
        : game(Error{})
    {
        const Result<QByteArray> content = readWholeFile(path);
        if (!content) {
            game = content.error();
            return;
        }
        fingerprint = chancery::fingerprint(view(*content));
        game = ownFaultsAsErrors([&] {
            return readGameOrStudy(view(*content), QDir::toNativeSeparators(path).toStdString(), maps,
                                   &differences);
        });
    }
};

int stepsAfter(const History& history)
{
    const int from = history.saved.value_or(0);
    return static_cast<int>(std::ranges::count_if(history.steps, [&](const HistoryStep& step) {
        return (step.number > from) != (step.number > history.at);
    }));
}

/// Makes the base of a journal again if it is lost.
History withBase(const JournalReading& reading, const SavedFile* file)
{
    if (!reading.history.base.empty()) return reading.history;
    return file && file->game ? rebuilt(reading, {*file->game, file->fingerprint}) : salvaged(reading);
}

JournalMatch read(const QString& journal, const SavedFile* file, const MapLoader& maps)
{
    JournalMatch match;
    match.journal = journal;
    match.written = QFileInfo(journal).lastModified();
    const Result<QByteArray> content = readWholeFile(journal, Links::Refuse);
    match.fit = JournalFit::Useless;
    if (!content) return match;
    const JournalReading reading = readJournal(view(*content));
    if (reading.records == 0 && reading.damages == 0) {
        match.fit = JournalFit::None; // the program stopped while it wrote the first record
        return match;
    }
    if (reading.records == 0) return match;
    match.history = withBase(reading, file);
    match.damages = std::max<std::size_t>(reading.damages, reading.history.base.empty() ? 1 : 0);
    if (Result<Game> last = lastGame(match.history, maps)) {
        match.last = *std::move(last);
        match.fit = match.damages > 0 ? JournalFit::Damaged : JournalFit::Unsaved;
        match.unsaved = stepsAfter(match.history);
    }
    return match;
}

/// Returns the journals of a place. There are several if the game's own folder could not be written for a
/// while.
std::vector<QString> journalsOf(const JournalPlace& place)
{
    std::vector<QString> paths{place.journal};
    paths.insert(paths.end(), place.others.begin(), place.others.end());
    std::erase_if(paths,
                  [](const QString& path) { return troubleAt(path, Links::Refuse) != FileTrouble::None; });
    return paths;
}

/// Returns whether a damaged journal has all steps of a whole one, and more of them.
bool hasMore(const JournalMatch& damaged, const JournalMatch& whole)
{
    const std::vector<HistoryStep>& steps = damaged.history.steps;
    return damaged.last && damaged.damages > 0 && whole.damages == 0 &&
           steps.size() > whole.history.steps.size() &&
           std::ranges::all_of(whole.history.steps, [&steps](const HistoryStep& step) {
               return std::ranges::find(steps, step) != steps.end();
           });
}

/// Returns whether `second` is the better one of two journals of a game.
bool isBetter(const JournalMatch& second, const JournalMatch& first)
{
    if (hasMore(second, first)) return true;
    if (hasMore(first, second)) return false;
    const auto rank = [](const JournalMatch& match) {
        return std::tuple(match.last.has_value(), match.damages == 0, match.fit != JournalFit::None,
                          match.written);
    };
    // Of two that were written in one moment, the one that is elsewhere was begun because the first could not
    // be continued.
    return rank(first) <= rank(second);
}

/// Returns the best of some journals: one that is whole before a damaged one, unless that has all steps of
/// the whole one and more, and then the last one.
JournalMatch bestOf(const std::vector<QString>& journals, const SavedFile* file, const MapLoader& maps)
{
    std::optional<JournalMatch> best;
    for (const QString& path : journals) {
        JournalMatch match = read(path, file, maps);
        if (!best || isBetter(match, *best)) best = std::move(match);
    }
    return best ? *std::move(best) : JournalMatch{};
}

} // namespace

JournalMatch matchUnsaved(const JournalPlace& place, const MapLoader& maps)
{
    JournalMatch match = bestOf(journalsOf(place), nullptr, maps);
    // A study that was never changed has a journal only if a fault has closed it.
    const bool keeps = match.last && match.last->studied && match.history.steps.empty();
    if (match.fit == JournalFit::Unsaved && match.history.at == 0 && match.history.drafts.empty() && !keeps)
        match.fit = JournalFit::None;
    return match;
}

JournalMatch matchJournal(const JournalPlace& place, const QString& game, const MapLoader& maps)
{
    const std::vector<QString> journals = journalsOf(place);
    if (journals.empty()) return {};
    const SavedFile file(game, maps);
    JournalMatch match = bestOf(journals, &file, maps);
    match.fingerprint = file.fingerprint;
    if (!match.last) return match;
    match.differences = file.differences;
    if (!file.game) {
        match.fault = ErrorWords::text(file.game.error()).toStdString();
        match.fit = JournalFit::NoFile;
        return match;
    }
    if (file.fingerprint ==
        fingerprint(fileContent(*match.last))) { // saved, but stopped before the journal had that
        match.history.saved = match.history.at;
        match.history.fingerprint = file.fingerprint;
    }
    match.isOfAnotherFile = file.fingerprint != match.history.fingerprint &&
                            !(match.damages > 0 && match.history.fingerprint.empty()); // which may be lost
    if (match.fit == JournalFit::Damaged) return match;
    if (match.isOfAnotherFile)
        match.fit = JournalFit::Other;
    else if (match.history.clean())
        match.fit = JournalFit::Same;
    return match;
}

std::optional<Game> unsavedGame(const QString& game, const QString& folder, const MapLoader& maps)
{
    if (!QFileInfo::exists(game)) return {};
    const JournalPlace place = claimPlace(game, folder);
    if (place.holder) return {};
    JournalMatch match = matchJournal(place, game, maps);
    const bool later =
        match.fit == JournalFit::Unsaved || (match.fit == JournalFit::Other && !match.history.clean());
    return later ? std::move(match.last) : std::nullopt;
}

} // namespace chancery
