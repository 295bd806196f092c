// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/story_show.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/fights.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/room_column.h"
#include "ui/words/slide_words.h"

#include <algorithm>

namespace chancery {

StoryShow::StoryShow(Clock clock, QObject* parent)
    : QObject(parent)
    , player_(nullptr, std::move(clock))
{
    connect(&player_, &StoryPlayer::timeChanged, this, &StoryShow::follow);
}

void StoryShow::follow()
{
    if (player_.duration() > 0 && player_.time() > 0) shown_ = true;
    if (const Offers now = offers(); now != std::exchange(offers_, now)) Q_EMIT stateChanged();
    Q_EMIT changed();
}

void StoryShow::load(const Game& game, std::size_t phase, const BoardGeometry& geometry)
{
    forget();
    map_ = game.map;
    geometry_ = geometry;
    if (game.phases[phase].outcome) {
        phase_ = game.phases[phase];
        for (const bool turncoats : {false, true}) {
            StoryChoice choice = choice_;
            choice.turncoats = turncoats;
            closings_[turncoats] = closingOf(game, phase, choice);
        }
    }
    write();
    player_.load(story_.lasts, beats());
}

void StoryShow::forget()
{
    shown_ = false;
    phase_.reset();
    map_.reset();
    closings_ = {};
    wanted_.clear();
    story_ = {};
    film_ = {};
}

void StoryShow::resume(const Instant& instant)
{
    wanted_ = instant.wanted;
    write();
    player_.load(story_.lasts, beats());
    player_.seek(movedTo(instant.time, instant.reading));
    shown_ = instant.shown && !story_.beats.empty();
}

void StoryShow::write()
{
    story_ = written(tokenScale_);
    film_ = phase_ ? filmOf(*map_, geometry_, *phase_, telling(projectorTokenScale)) : Film();
}

Telling StoryShow::telling(double tokenScale) const
{
    return {
        {}, tokenScale, wanted_, closings_[choice_.turncoats], wordCounter(*map_, *phase_), choice_.reading};
}

Storyboard StoryShow::written(double tokenScale) const
{
    return phase_ ? storyOf(*map_, geometry_, *phase_, telling(tokenScale)) : Storyboard();
}

std::vector<Span> StoryShow::beats() const
{
    std::vector<Span> spans;
    for (const Beat& beat : story_.beats)
        for (const Span& span : choice_.stepwise ? beat.steps() : std::vector{beat.span})
            spans.push_back(span);
    return spans;
}

/// Returns the instant that was at `time` in a story whose orders were read out until `reading`. What follows
/// the reading is the same in both stories; an instant of the reading becomes its start.
int StoryShow::movedTo(int time, int reading) const
{
    const int read = endOfReading(story_);
    if (read == reading) return time;
    return time < reading ? 0 : time - reading + read;
}

void StoryShow::setShown(bool shown)
{
    if (shown && story_.beats.empty()) return;
    player_.pause();
    shown_ = shown;
    Q_EMIT stateChanged();
    Q_EMIT changed();
}

void StoryShow::begin()
{
    Q_EMIT beginning();
    shown_ = true;
    player_.seek(0);
    player_.play();
    Q_EMIT stateChanged();
    Q_EMIT changed();
}

void StoryShow::replay()
{
    if (phase_) begin();
}

void StoryShow::skip()
{
    shown_ = true;
    player_.skip();
    Q_EMIT changed();
}

void StoryShow::skipReading()
{
    if (!offers().reading) return;
    shown_ = true;
    player_.seek(endOfReading(story_));
    Q_EMIT changed();
}

void StoryShow::togglePlay()
{
    if (shown() && !player_.atEnd())
        player_.toggle();
    else
        replay();
}

std::vector<Province> StoryShow::fightsTold() const
{
    std::vector<Province> places;
    for (const Beat& beat : story_.beats)
        if (beat.place != noProvince && beat.span.startsAt < player_.time()) places.push_back(beat.place);
    return places;
}

StoryShow::Offers StoryShow::offers() const
{
    const bool fights = shown() && std::ranges::any_of(story_.beats, [this](const Beat& beat) {
                            return beat.place != noProvince && beat.span.startsAt >= player_.time();
                        });
    return {fights, player_.time() < endOfReading(story_), latestFight() != nullptr};
}

std::vector<Province> StoryShow::fightsToCome() const
{
    return offers().fights
               ? nextFights(*map_, *phase_, fightsTold(), viewsOfFights(*map_, geometry_, *phase_))
               : std::vector<Province>();
}

void StoryShow::tellNext(Province fight)
{
    player_.leaveReplay();
    std::vector<Province> sequence = fightsTold();
    if (!offers().fights || std::ranges::find(sequence, fight) != sequence.end()) return;
    sequence.push_back(fight);
    for (Province earlier : wanted_)
        if (std::ranges::find(sequence, earlier) == sequence.end()) sequence.push_back(earlier);
    wanted_ = std::move(sequence);
    write();
    player_.reload(story_.lasts, beats(), player_.time());
    Q_EMIT changed();
}

Province StoryShow::wantedNext() const
{
    const std::vector<Province> told = fightsTold();
    const auto isTold = [&told](Province fight) { return std::ranges::find(told, fight) != told.end(); };
    const auto next = std::ranges::find_if_not(wanted_, isTold);
    return offers().fights && next != wanted_.end() ? *next : noProvince;
}

const Beat* StoryShow::latestFight() const
{
    const Beat* latest = nullptr;
    for (const Beat& beat : story_.beats)
        if (shown() && beat.place != noProvince && beat.span.startsAt < player_.time()) latest = &beat;
    return latest;
}

void StoryShow::replayFight()
{
    if (const Beat* fight = latestFight()) player_.replaySlowly(fight->span);
}

int StoryShow::beat() const
{
    return shown() ? static_cast<int>(beatAt(story_, player_.time())) : -1;
}

QString StoryShow::caption() const
{
    if (!shown()) return {};
    const Beat& beat = story_.beats[beatToldAt(story_, player_.time())];
    if (beat.card == noCard) return Captions(*map_, *phase_).lineAt(beat, player_.time());
    return SlideWords(*map_).caption(story_.cards[beat.card].slide);
}

Picture StoryShow::picture(Audience audience) const
{
    if (audience == Audience::Table) return seenAt(film_, player_.time(), choice_.camera, reducedMotion_);
    return reducedMotion_ ? calmFrameAt(story_, player_.time()) : frameAt(story_, player_.time());
}

Views StoryShow::views() const
{
    return viewsAt(film_, player_.time(), choice_.camera, reducedMotion_);
}

Framing StoryShow::framing() const
{
    return framingOf(film_, player_.time(), choice_.camera, reducedMotion_);
}

std::optional<ShownSlide> StoryShow::card() const
{
    return cardAt(film_.whole, player_.time());
}

void StoryShow::choose(const StoryChoice& choice)
{
    if (choice == choice_) return;
    choice_ = choice;
    if (story_.beats.empty()) return;
    player_.leaveReplay();
    const int reading = endOfReading(story_);
    write();
    player_.reload(story_.lasts, beats(), player_.atEnd() ? story_.lasts : movedTo(player_.time(), reading));
    Q_EMIT changed();
}

void StoryShow::setTokenScale(double scale)
{
    tokenScale_ = scale;
    story_ = written(scale); // its length does not depend on the scale
}

void StoryShow::setReducedMotion(bool reduced)
{
    reducedMotion_ = reduced;
    Q_EMIT changed();
}

} // namespace chancery
