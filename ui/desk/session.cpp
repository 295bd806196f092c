// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/session.h"

#include "engine/base/document.h"
#include "engine/base/message.h"
#include "engine/files/game_or_study.h"
#include "engine/game/ending.h"
#include "engine/game/game.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"
#include "ui/files/files.h"
#include "ui/words/said_words.h"
#include "ui/words/words.h"

#include <QDir>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QUndoCommand>

#include <algorithm>
#include <iterator>

namespace chancery {

/// An undo step that replaces the session's game by another one.
class GameCommand : public QUndoCommand
{
public:
    /// Makes the step from the session's present game to `after`; `text` names it in the Edit menu. Commands
    /// with the same `mergeId` (not -1) that follow one another become one. The session must outlive this.
    GameCommand(Session& session, Game after, const QString& text, Change change, int mergeId);

    void undo() override;
    void redo() override { exchange(); }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* later) override;

private:
    void exchange();
    void swapGames();
    void exchangeStudies();

    Session& session_;
    Change change_;
    int mergeId_;
    std::size_t same_; ///< how many phases, or nodes of a study, from the first on, are the same
    Game other_;       ///< the game to exchange with, without what is the same; of a line only its study
};

namespace {

std::size_t commonPhases(const Game& a, const Game& b)
{
    const auto [differs, ignored] =
        std::mismatch(a.phases.begin(), a.phases.end(), b.phases.begin(), b.phases.end());
    return static_cast<std::size_t>(std::distance(a.phases.begin(), differs));
}

std::size_t common(const Game& a, const Game& b)
{
    return b.studied ? commonNodes(a.studied->study, b.studied->study) : commonPhases(a, b);
}

/// Returns a study and its node without the first nodes, and without its phases.
Game withoutFirst(const Game& line, std::size_t count)
{
    Study study = line.studied->study;
    study.nodes.erase(study.nodes.begin(), study.nodes.begin() + static_cast<std::ptrdiff_t>(count));
    return withStudied({}, std::move(study), line.studied->node);
}

/// Returns the line of what withoutFirst() has left, behind the first nodes of `line`.
Game withFirst(const Game& line, std::size_t count, const StudiedLine& rest)
{
    Study study = rest.study;
    const std::vector<StudyNode>& nodes = line.studied->study.nodes;
    study.nodes.insert(study.nodes.begin(), nodes.begin(),
                       nodes.begin() + static_cast<std::ptrdiff_t>(count));
    return lineOf(std::move(study), rest.node);
}

} // namespace

GameCommand::GameCommand(Session& session, Game after, const QString& text, Change change, int mergeId)
    : QUndoCommand(text)
    , session_(session)
    , change_(change)
    , mergeId_(mergeId)
    , same_(common(session.game_, after))
    , other_(after.studied ? withoutFirst(after, same_) : std::move(after))
{
    if (!other_.studied)
        other_.phases.erase(other_.phases.begin(),
                            other_.phases.begin() + static_cast<std::ptrdiff_t>(same_));
}

void GameCommand::undo()
{
    const QScopedValueRollback guard(session_.undoing_, true);
    exchange();
}

/// If something fails while the change is shown, it is not made.
void GameCommand::exchange()
{
    if (other_.studied) return exchangeStudies();
    swapGames();
    try {
        Q_EMIT session_.changed(change_);
    } catch (...) {
        swapGames();
        throw;
    }
}

// A line is played again, because another one may be shown by now.
void GameCommand::exchangeStudies()
{
    Game before = withoutFirst(session_.game_, same_);
    session_.exchangeLine(withFirst(session_.game_, same_, *other_.studied));
    other_ = std::move(before);
}

// Only the phases that differ are kept and moved, so undo takes no longer in a long game.
void GameCommand::swapGames()
{
    Game& game = session_.game_;
    const auto firstOfTail = game.phases.begin() + static_cast<std::ptrdiff_t>(same_);
    std::vector<PhaseRecord> tail(std::make_move_iterator(firstOfTail),
                                  std::make_move_iterator(game.phases.end()));
    game.phases.erase(firstOfTail, game.phases.end());
    std::ranges::move(other_.phases, std::back_inserter(game.phases));
    other_.phases = std::move(game.phases);
    std::swap(game, other_);
    other_.phases = std::move(tail);
}

// This command already holds the game before both steps, and the session the game after both. Therefore
// nothing needs to be copied.
bool GameCommand::mergeWith(const QUndoCommand* later)
{
    const auto* next = dynamic_cast<const GameCommand*>(later);
    return next && (other_.studied ? next->same_ >= same_ : next->same_ == same_);
}

namespace {

/// Returns what panels must show again that write orders. Another line of the same phase is only other
/// orders: what is being typed or clicked goes on.
Change changeOfLine(const Game& was, const Game& is)
{
    const PhaseRecord &before = was.current(), &now = is.current();
    if (before.phase != now.phase || before.before != now.before || reaches(was) != reaches(is))
        return Change::Phase;
    if (was.rulebook != is.rulebook) return Change::Rules;
    return was.studied->node != is.studied->node || before.written != now.written ? Change::Orders
                                                                                  : Change::Details;
}

} // namespace

Session::Session(Game game, QObject* parent)
    : QObject(parent)
    , game_(std::move(game))
{
    connect(&undo_, &QUndoStack::cleanChanged, this, [this] { Q_EMIT changed(Change::File); });
    connect(&undo_, &QUndoStack::indexChanged, this, [this](int index) {
        if (!moving_) record(AtRecord{index});
    });
}

void Session::become(Game after, const QString& what, Change change, int mergeId)
{
    if (readOnly_) return;
    if (game_.studied && after.studied == game_.studied) after = ordersStudied(game_, after);
    if (game_.studied && after.studied == game_.studied) return;
    if (keeper_) return keeper_(std::move(after), what, mergeId);
    StepRecord step{0, false, static_cast<int>(change), what.toStdString(), {}};
    if (recorder_) step.edit = editBetween(game_, after);
    const int before = undo_.index();
    {
        const QScopedValueRollback guard(moving_, true);
        undo_.push(new GameCommand(*this, std::move(after), what, change, mergeId));
    }
    step.number = undo_.index();
    step.merged = step.number == before;
    record(step);
}

void Session::record(const JournalRecord& record) const
{
    if (recorder_) recorder_(record);
}

const Draft& Session::draft() const
{
    static const Draft none;
    return drafts_.empty() ? none : drafts_.back();
}

void Session::setDraft(const Draft& draft)
{
    if (readOnly_) return;
    const std::vector<Draft> before = drafts_;
    std::erase_if(drafts_, [&draft](const Draft& one) {
        return one.power == draft.power && one.question == draft.question;
    });
    if (!draft.letters.empty()) drafts_.push_back(draft);
    if (drafts_ == before) return;
    record(draft);
    if (draft == Draft()) // in a journal that drops all
        for (const Draft& one : drafts_) record(one);
}

void Session::dropDrafts()
{
    if (drafts_.empty()) return;
    drafts_.clear();
    record(Draft());
}

void Session::show(Game line)
{
    if (line.studied != game_.studied) exchangeLine(std::move(line));
}

/// Shows a line as it is now. If something fails while it is shown, the former one is there again.
void Session::exchangeLine(Game line)
{
    CHANCERY_ENSURE(line.map == game_.map);
    const Change change = changeOfLine(game_, line);
    std::swap(game_, line);
    try {
        Q_EMIT lineReplaced();
        Q_EMIT changed(change);
    } catch (...) {
        std::swap(game_, line);
        Q_EMIT lineReplaced();
        throw;
    }
}

void Session::start(Game game, const QString& path, Access access)
{
    {
        const QScopedValueRollback guard(moving_, true);
        game_ = std::move(game);
        path_ = path;
        fingerprint_.clear();
        readOnly_ = access == Access::ReadOnly;
        drafts_.clear();
        Q_EMIT replaced();
        undo_.clear();
    }
    Q_EMIT changed(Change::Game);
    Q_EMIT changed(Change::File);
}

Result<SavedGame> readSavedGame(const QString& path, const MapLoader& maps)
{
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) return content.error();
    const std::string_view text(content->constData(), static_cast<std::size_t>(content->size()));
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    SavedGame saved;
    const TextSource source{text, name, maps, {}, {}, UnknownRulebook::Kept};
    SaidPhases said; // by another program
    Result<Game> game =
        ownFaultsAsErrors([&] { return readAnyGame(source, &saved.differences, &said); }, name);
    if (!game) return game.error();
    const std::vector<Error> otherwise = saidDifferences(*game, said, Register::Plain);
    saved.differences.insert(saved.differences.begin(), otherwise.begin(), otherwise.end());
    saved.game = std::move(*game);
    saved.fingerprint = chancery::fingerprint(text);
    saved.checksum = checksumOf(text);
    return saved;
}

Result<SavedGame> readSavedStudy(const QString& path, const MapLoader& maps)
{
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) return content.error();
    const Result<std::shared_ptr<const Map>> standard = maps("standard");
    if (!standard) return standard.error();
    const std::string_view text(content->constData(), static_cast<std::size_t>(content->size()));
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    Result<Study> study = ownFaultsAsErrors([&] { return readAnyStudy(text, name, maps, *standard); }, name);
    if (!study) return study.error();
    const NodeId first = firstNode(*study);
    return SavedGame{lineOf(*std::move(study), first), {}, chancery::fingerprint(text), checksumOf(text)};
}

void Session::start(const SavedGame& saved, const QString& path, Access access)
{
    start(saved.game, path, access);
    fingerprint_ = saved.fingerprint;
}

Status Session::saveAs(const QString& path)
{
    const std::string content = fileContent(game_);
    if (content.size() > largestDocument)
        return Error{
            tr("This game takes %1 MiB. It was not saved, because no file of more than %2 MiB can be "
               "opened again. Shorten its longest order sheet, name or reason.",
               "size of the game, the most allowed")
                .arg((content.size() >> 20) + 1)
                .arg(largestDocument >> 20)
                .toStdString(),
            path.toStdString()};
    const Status saved = writeWholeFile(path, QByteArray::fromStdString(content));
    if (!saved) return saved;
    path_ = path;
    fingerprint_ = chancery::fingerprint(content);
    record(SavedRecord{undo_.index(), fingerprint_});
    undo_.setClean();
    if (std::exchange(readOnly_, false)) Q_EMIT changed(Change::Orders); // which can be written now
    Q_EMIT changed(Change::File);
    return saved;
}

void Session::leaveFile()
{
    path_.clear();
    fingerprint_.clear();
    undo_.resetClean();
    Q_EMIT changed(Change::File);
}

Result<PlayedHistory> playedHistory(const History& history, const MapLoader& maps)
{
    PlayedHistory played;
    Result<Replay> all = replay(
        history, maps, [&](const Game& game) { played.before = game; },
        [&](const HistoryStep& step, Game after) { played.steps.emplace_back(step, std::move(after)); });
    if (!all) return all.error();
    played.replay = *std::move(all);
    return played;
}

Replay Session::restore(PlayedHistory played, const QString& path)
{
    const QScopedValueRollback guard(moving_, true);
    const History& history = played.replay.history;
    {
        // Views get one signal only, after all steps.
        const QSignalBlocker quiet(this), quietStack(undo_);
        game_ = std::move(played.before);
        path_ = path;
        fingerprint_ = history.fingerprint;
        readOnly_ = false;
        undo_.clear();
        // Without a merge id, so that steps that were separate stay separate.
        for (auto& [step, after] : played.steps)
            undo_.push(new GameCommand(*this, std::move(after), QString::fromStdString(step.what),
                                       static_cast<Change>(step.change), -1));
        if (history.saved)
            undo_.setIndex(*history.saved);
        else
            undo_.resetClean();
        if (history.saved) undo_.setClean();
        undo_.setIndex(history.at);
        drafts_ = history.drafts;
    }
    Q_EMIT replaced();
    Q_EMIT changed(Change::Game);
    Q_EMIT changed(Change::File);
    return std::move(played.replay);
}

} // namespace chancery
