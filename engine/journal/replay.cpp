// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a history from its base, or from the first step that holds the whole game.
#include "engine/journal/replay.h"

#include "engine/base/message.h"
#include "engine/files/game_or_study.h"

#include <algorithm>

namespace chancery {

namespace {

using Steps = std::vector<HistoryStep>;

/// Returns the index of the first step, from `from` on, that holds the whole game; there a replay begins if
/// the base is lost.
std::size_t firstWhole(const Steps& steps, std::size_t from)
{
    const auto whole = [](const HistoryStep& step) {
        return !step.edits.empty() && isWhole(step.edits.front());
    };
    const auto begin = steps.begin() + static_cast<std::ptrdiff_t>(from);
    return static_cast<std::size_t>(std::find_if(begin, steps.end(), whole) - steps.begin());
}

/// A step that cannot be made because of a fault of ours is one that is lost; the others are made.
Result<Game> after(Game game, const HistoryStep& step, const MapLoader& maps)
{
    for (const Edit& edit : step.edits) {
        Result<Game> next = ownFaultsAsErrors([&] { return edited(game, edit, maps); });
        if (!next) return next.error();
        game = *std::move(next);
    }
    return game;
}

/// The game with which a replay begins, and the index of the first step to be replayed.
struct Start
{
    Game game;
    std::size_t first = 0;
};

Result<Start> startOf(const History& history, const MapLoader& maps)
{
    Result<Game> base = ownFaultsAsErrors([&] { return readGameOrStudy(history.base, "journal", maps); });
    if (base) return Start{*std::move(base), 0};
    const std::size_t whole = firstWhole(history.steps, 0);
    if (whole == history.steps.size()) return base.error();
    Result<Game> game = after({}, history.steps[whole], maps);
    if (!game) return game.error();
    return Start{*std::move(game), whole + 1};
}

} // namespace

Result<Replay> replay(const History& history, const MapLoader& maps,
                      const std::function<void(const Game&)>& begin, const StepTaker& take)
{
    Result<Start> start = startOf(history, maps);
    if (!start) return start.error();
    Replay played;
    played.history.base = start->first == 0 ? history.base : writeGameOrStudy(start->game);
    played.history.fingerprint = history.fingerprint;
    played.history.drafts = history.drafts;
    if (history.saved == 0 && start->first == 0) played.history.saved = 0;
    begin(start->game);
    Game game = std::move(start->game);
    for (std::size_t i = start->first; i < history.steps.size(); ++i) {
        HistoryStep step = history.steps[i];
        Result<Game> next = after(game, step, maps);
        if (!next) {
            ++played.lost;
            continue;
        }
        const int number = static_cast<int>(played.history.steps.size()) + 1;
        if (step.number <= history.at) played.history.at = number;
        if (history.saved == step.number) played.history.saved = number;
        step.number = number;
        game = *next;
        take(step, *std::move(next));
        played.history.steps.push_back(std::move(step));
    }
    return played;
}

Result<Game> lastGame(const History& history, const MapLoader& maps)
{
    History until = history;
    std::erase_if(until.steps, [&history](const HistoryStep& step) { return step.number > history.at; });
    Game last;
    const Result<Replay> played = replay(
        until, maps, [&last](const Game& game) { last = game; },
        [&last](const HistoryStep&, Game game) { last = std::move(game); });
    if (!played) return played.error();
    return last;
}

} // namespace chancery
