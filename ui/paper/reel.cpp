// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/reel.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/room_column.h"
#include "ui/words/slide_words.h"
#include "ui/words/words.h"

#include <cmath>

namespace chancery {

namespace {

constexpr int lookMs = 1500; ///< the pause at the end of a phase, in milliseconds at every pace

Film filmOf(const Game& game, std::size_t phase, const BoardGeometry& board, const StoryChoice& choice)
{
    const PhaseRecord& record = game.phases[phase];
    return filmOf(*game.map, board, record,
                  {{},
                   projectorTokenScale,
                   {},
                   closingOf(game, phase, choice),
                   wordCounter(*game.map, record),
                   choice.reading});
}

ProjectorWindow::Content contentOf(const Game& game, std::size_t phase, const Film& film, int ms,
                                   Camera camera, bool reducedMotion)
{
    const Storyboard& story = film.whole;
    const Map& map = *game.map;
    const PhaseRecord& record = game.phases[phase];
    ProjectorWindow::Content content;
    content.column = columnAt(game, phase, story, ms);
    content.picture = seenAt(film, ms, camera, reducedMotion);
    content.views = viewsAt(film, ms, camera, reducedMotion);
    content.framing = framingOf(film, ms, camera, reducedMotion);
    content.slide = cardAt(story, ms);
    content.title = Words::phase(record.phase);
    if (story.beats.empty()) return content;
    const Beat& beat = story.beats[beatToldAt(story, ms)];
    content.caption = beat.card == noCard ? Captions(map, record).lineAt(beat, ms)
                                          : SlideWords(map).caption(story.cards[beat.card].slide);
    return content;
}

} // namespace

Reel::Reel(const Game& game, const BoardGeometry& board, int framesPerSecond, double pace, bool reducedMotion,
           const StoryChoice& choice)
    : game_(game)
    , board_(board)
    , framesPerSecond_(framesPerSecond)
    , pace_(pace)
    , reducedMotion_(reducedMotion)
    , choice_(choice)
{
}

int Reel::framesIn(double ms) const
{
    return static_cast<int>(std::ceil(ms * framesPerSecond_ / 1000));
}

void Reel::add(std::size_t phase, bool readingSkipped)
{
    const PhaseRecord& record = game_.phases[phase];
    if (!record.outcome) return;
    Film film = filmOf(game_, phase, board_, choice_);
    const int start = readingSkipped ? endOfReading(film.whole) : 0;
    const int frames = framesIn((film.whole.lasts - start) / pace_ + lookMs);
    scenes_.push_back({phase, std::move(film), start, frames});
}

namespace {

/// Returns how much of a time lapse a phase takes: armies march in few of them.
int weightOf(const PhaseRecord& record)
{
    return record.phase.kind == PhaseKind::Movement ? 2 : 1;
}

} // namespace

namespace {

/// Returns the card of the end of a game, if a phase is the last one and ends it.
std::optional<Slide> endingAfter(const Game& game, std::size_t phase)
{
    for (const Slide& slide : closingOf(game, phase).cards)
        if (std::holds_alternative<EndingCard>(slide)) return slide;
    return std::nullopt;
}

} // namespace

void Reel::addLapse(const std::vector<std::size_t>& phases, int seconds)
{
    constexpr int raceShare = 8, longestRace = 5; // a part of the whole; in seconds
    const std::size_t known = phases.empty() ? 0 : phases.back() + 1;
    std::optional<Slide> race = slideOf(SlideKind::Race, playedAndVoted(game_, known));
    if (race) race_ = std::get<RaceSlide>(*race);
    const int all = seconds * framesPerSecond_;
    const int last = race ? std::min(all / raceShare, longestRace * framesPerSecond_) : 0;
    int weights = 0, past = 0;
    for (std::size_t phase : phases) weights += weightOf(game_.phases[phase]);
    for (std::size_t phase : phases) {
        const int from = (all - last) * past / weights;
        past += weightOf(game_.phases[phase]);
        Film film;
        film.whole = storyOf(*game_.map, board_, game_.phases[phase], {{}, projectorTokenScale});
        scenes_.push_back({phase, std::move(film), 0, (all - last) * past / weights - from, true});
    }
    if (!race || known == 0) return;
    const std::optional<Slide> ending = endingAfter(game_, phases.back());
    const int ends = ending ? last / 2 : 0;
    scenes_.push_back({phases.back(), {}, 0, last - ends, true, std::move(race)});
    if (!ending) return;
    Film film;
    film.whole = storyOf(*game_.map, board_, game_.phases[phases.back()], {{}, projectorTokenScale});
    scenes_.push_back({phases.back(), std::move(film), 0, ends, true, ending});
}

namespace {

/// Returns the year whose count is the latest in a phase, or once its results are told.
int lastCounted(const PhaseRecord& record, bool told)
{
    const bool changes = told && record.outcome && record.outcome->after.owner != record.before.owner;
    const bool isCounted = changes || record.phase.kind == PhaseKind::Adjustment;
    return isCounted ? record.phase.year : record.phase.year - 1;
}

} // namespace

ProjectorWindow::Content Reel::lapseOf(const Scene& scene, double part) const
{
    constexpr double counted = .75;
    ProjectorWindow::Content content;
    content.column = columnAfter(game_, scene.phase, scene.race || part >= counted);
    content.column.stage.clear();
    content.column.panel = {};
    content.column.awaits.clear();
    if (!scene.race)
        content.column.race = raceUntil(race_, lastCounted(game_.phases[scene.phase], part >= counted));
    content.title = Words::phase(game_.phases[scene.phase].phase);
    content.picture = lapseAt(scene.film.whole, scene.race ? 1 : part);
    if (scene.race) content.slide = ShownSlide{*scene.race};
    return content;
}

int Reel::frames() const
{
    int all = 0;
    for (const Scene& scene : scenes_) all += scene.frames;
    return all;
}

ProjectorWindow::Content Reel::at(int frame) const
{
    for (const Scene& scene : scenes_) {
        if (frame < scene.frames && scene.lapses) return lapseOf(scene, (frame + 1.) / scene.frames);
        if (frame < scene.frames)
            return contentOf(game_, scene.phase, scene.film,
                             scene.startsAt + static_cast<int>(frame * 1000. / framesPerSecond_ * pace_),
                             choice_.camera, reducedMotion_);
        frame -= scene.frames;
    }
    return {};
}

ProjectorWindow::Content instantOf(const Game& game, std::size_t phase, const BoardGeometry& board, int ms)
{
    return contentOf(game, phase, filmOf(game, phase, board, {}), ms, Camera::Follows, false);
}

RenderOptions asSeen(RenderOptions options, const ProjectorWindow::Content& seen)
{
    options.tokenScale = projectorTokenScale;
    options.title = seen.title;
    options.caption = seen.caption;
    options.slide = seen.slide;
    options.framing = seen.framing;
    options.column = seen.column;
    options.forAudience = true;
    if (options.labels == LabelMode::Auto) options.labels = LabelMode::Codes;
    return options;
}

std::vector<std::size_t> phasesToShow(const Game& game, bool presentRevealed)
{
    std::vector<std::size_t> phases;
    for (std::size_t p = 0; p < game.phases.size(); ++p) {
        const bool past = p + 1 < game.phases.size();
        if (game.phases[p].outcome && (past || presentRevealed)) phases.push_back(p);
    }
    return phases;
}

} // namespace chancery
