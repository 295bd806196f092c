// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/audience_feed.h"

#include "app/shared_settings.h"
#include "engine/committee/speeches.h"
#include "ui/desk/clock_keeper.h"
#include "ui/scene/phase_clock.h"
#include "ui/words/clock_words.h"
#include "ui/words/words.h"

namespace chancery {

namespace {

/// Returns the stage of the clock in words, with the delegation whose speech it is.
QString stageOf(const PhaseClock& clock, const Game& game)
{
    const TurnStage stage = clock.stages[clock.stage].stage;
    const SpeechRound* round = speechesIn(game.committee, game.current().phase);
    if (stage != TurnStage::Speeches || !round || round->speaker() == noPower)
        return ClockWords::stage(stage);
    return Words(*game.map).power(round->speaker());
}

} // namespace

ClockReading readingOf(const ClockKeeper& keeper, const Game& game)
{
    const PhaseClock& clock = keeper.clock();
    if (clock.over()) return {};
    return {stageOf(clock, game), keeper.text(), keeper.urgency(), clock.running, clock.waits()};
}

namespace {

/// Returns whether a game begins with the position of its map, and not with one that was set up.
bool startsLikeItsMap(const Game& game)
{
    return game.phases.front().before.units == newGame(game.map).phases.front().before.units;
}

} // namespace

AudienceFeed::AudienceFeed(const Session& session, const Presenter& presenter, const ClockKeeper& clock,
                           const SharedSettings& settings, Clock time)
    : session_(session)
    , presenter_(presenter)
    , clock_(clock)
    , settings_(settings)
    , slides_([this](SlideKind kind) { return slide(kind).has_value(); }, std::move(time))
{
    slides_.setSeconds(settings_.preferences().slideSeconds);
    connect(&session, &Session::replaced, this, [this] { made_.clear(); });
    connect(&session, &Session::changed, this, [this](Change change) {
        if (change == Change::Orders) return;
        made_.clear();
        update();
    });
    connect(&presenter, &Presenter::picturesChanged, this, &AudienceFeed::update);
    connect(&presenter, &Presenter::stateChanged, this, &AudienceFeed::update);
    connect(&slides_, &SlideShow::changed, this, &AudienceFeed::update);
    connect(&clock, &ClockKeeper::changed, this, &AudienceFeed::update);
    connect(&clock, &ClockKeeper::handled, this, [this] { // the players have seen the lots by then
        if (clock_.clock().running && slides_.kind() == SlideKind::Lots) slides_.choose(SlideKind::Board);
    });
}

void AudienceFeed::followPreferences()
{
    const int seconds = settings_.preferences().slideSeconds;
    if (seconds != slides_.seconds()) slides_.setSeconds(seconds);
    update();
}

void AudienceFeed::update()
{
    slides_.setTelling(presenter_.audience().storyRuns());
    Q_EMIT changed();
}

const std::optional<Slide>& AudienceFeed::slide(SlideKind kind) const
{
    if (const std::size_t told = presenter_.audience().phasesSeen(); told != madeOf_) {
        made_.clear();
        madeOf_ = told;
    }
    const auto found = made_.find(kind);
    return found != made_.end() ? found->second
                                : made_.emplace(kind, presenter_.audience().slide(kind)).first->second;
}

std::optional<ShownSlide> AudienceFeed::shownSlide() const
{
    if (slides_.kind() == SlideKind::Board) return presenter_.audience().card();
    const std::optional<Slide>& chosen = slide(slides_.kind());
    return chosen ? std::optional(ShownSlide{*chosen}) : std::nullopt;
}

/// The stage ends with the reveal; the next one is shown when it begins. A position that was set up, such as
/// a case of the library, has no clock unless it is started. Beside an earlier phase the clock says which
/// phase it is for.
ClockReading AudienceFeed::clock() const
{
    if (!settings_.preferences().clockShown || presenter_.revealed()) return {};
    ClockReading reading = readingOf(clock_, session_.game());
    if (reading.waits && !startsLikeItsMap(session_.game())) return {};
    if (presenter_.audience().earlier() && !reading.digits.isEmpty())
        reading.stage = seasonAndYear(session_.current().phase);
    return reading;
}

QString AudienceFeed::title() const
{
    const QString phase = Words::phase(presenter_.audience().phase());
    return presenter_.audience().earlier() ? tr("EARLIER: %1").arg(phase) : phase;
}

/// Returns what follows the present stage on the clock, and how long it lasts: among speeches the next one;
/// empty after the last stage.
QString AudienceFeed::nextStage() const
{
    const WallTime now = clock_.now();
    PhaseClock next = skipped(paused(clock_.clock(), now), now);
    const Game& game = session_.game();
    const SpeechRound* round = speechesIn(game.committee, game.current().phase);
    const bool speaks =
        !clock_.clock().over() && clock_.clock().stages[clock_.clock().stage].stage == TurnStage::Speeches;
    const bool another = speaks && round && round->turn < round->order.size();
    if (another) next = clockFor({{TurnStage::Speeches, round->seconds / 60, round->seconds % 60}});
    if (next.over()) return {};
    const QString name = another ? Words(*game.map).power(round->order[round->turn])
                                 : ClockWords::stage(next.stages[next.stage].stage);
    if (next.untimed()) return tr("Then: %1", "the next stage of the clock").arg(name);
    return tr("Then: %1, %2", "the next stage of the clock, how long it lasts: 5:00")
        .arg(name, QString::fromStdString(shownText(next, now)));
}

/// Says in the place of the phase that the phase is an earlier one, and the phase below.
RoomColumn AudienceFeed::column() const
{
    RoomColumn column = presenter_.audience().column();
    if (!presenter_.audience().earlier()) {
        const QString next = clock().digits.isEmpty() ? QString() : nextStage();
        if (!next.isEmpty()) column.awaits.prepend(next);
        return column;
    }
    column.stage = column.phase;
    column.phase = tr("EARLIER");
    return column;
}

// The content is made only from what was composed for the table.
ProjectorWindow::Content AudienceFeed::content() const
{
    return {{},
            presenter_.audience().picture(),
            title(),
            presenter_.audience().caption(),
            clock(),
            shownSlide(),
            column(),
            presenter_.audience().framing(),
            presenter_.audience().views(),
            presenter_.audience().beat(),
            presenter_.audience().orders()};
}

} // namespace chancery
