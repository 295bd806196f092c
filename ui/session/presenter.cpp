// SPDX-License-Identifier: GPL-3.0-or-later
// What the two boards show: see presenter.h.
#include "ui/session/presenter.h"

#include "engine/desk/missing.h"
#include "engine/game/ending.h"
#include "ui/picture/placement.h"
#include "ui/story/calm_frame.h"
#include "ui/story/fights.h"
#include "ui/story/frame.h"
#include "ui/story/tell.h"
#include "ui/text/slide_words.h"
#include "ui/text/words.h"

namespace chancery {

Presenter::Presenter(Session& session, GeometryOf geometryOf, QObject* parent, Clock clock)
    : QObject(parent)
    , session_(session)
    , geometryOf_(std::move(geometryOf))
    , geometry_(geometryOf_(session.map()))
    , desk_(session)
    , player_(nullptr, std::move(clock))
    , stage_(stageOf(session.game()))
    , shown_(session.game().phases.size() - 1)
{
    connect(&session_, &Session::replaced, this, &Presenter::forget);
    connect(&session_, &Session::changed, this, &Presenter::follow);
    connect(&desk_, &OrderDesk::changed, this, &Presenter::picturesChanged);
    connect(&player_, &StoryPlayer::timeChanged, this, [this] {
        if (player_.duration() > 0 && player_.time() > 0) mode_ = Mode::Story;
        if (const bool left = hasFightsToCome(); left != fightsLeft_) {
            fightsLeft_ = left;
            Q_EMIT stateChanged();
        }
        Q_EMIT picturesChanged();
    });
    connect(&player_, &StoryPlayer::ended, this, [this] {
        if (!showsPast()) moveTo(step(stage_, TableEvent::StoryOver));
    });
    loadStory();
}

/// No picture may mix the former game's story with the new game's map.
void Presenter::forget()
{
    geometry_ = geometryOf_(session_.map());
    stage_ = stageOf(session_.game());
    shown_ = session_.game().phases.size() - 1;
    revealed_ = false;
    chosen_ = noProvince;
    mode_ = Mode::Diagram;
    story_ = tableStory_ = {};
    cards_.clear();
    wanted_.clear();
}

void Presenter::follow(Change change)
{
    if (change == Change::Game || change == Change::Phase) {
        if (change == Change::Game || !session_.resolved()) revealed_ = false;
        stage_ = stageOf(session_.game());
        showPresent();
    }
    if (change == Change::Rules) Q_EMIT shownPhaseChanged(); // reasons cite another book
    if (change == Change::Orders || change == Change::Details) Q_EMIT picturesChanged();
}

void Presenter::showPhase(std::size_t phase)
{
    shown_ = std::min(phase, session_.game().phases.size() - 1);
    chosen_ = noProvince;
    mode_ = Mode::Diagram;
    desk_.setOpen(!showsPast());
    loadStory();
    Q_EMIT shownPhaseChanged();
    Q_EMIT stateChanged();
    Q_EMIT picturesChanged();
}

void Presenter::loadStory()
{
    wanted_.clear();
    cards_ = shownRecord().outcome ? cardsOf(session_.game(), shownPhase()) : std::vector<Slide>();
    writeStory();
    player_.load(story_.lasts, stops());
}

void Presenter::writeStory()
{
    story_ = told(tokenScale_);
    tableStory_ = told(projectorTokenScale);
}

Storyboard Presenter::told(double tokenScale) const
{
    if (!shownRecord().outcome) return {};
    return tell(session_.map(), geometry_, shownRecord(), {{}, tokenScale, wanted_, cards_});
}

std::vector<int> Presenter::stops() const
{
    std::vector<int> ends;
    for (const Beat& beat : story_.beats) ends.push_back(beat.span.endsAt());
    return ends;
}

std::vector<Province> Presenter::fightsTold() const
{
    std::vector<Province> places;
    for (const Beat& beat : story_.beats)
        if (beat.place != noProvince && beat.span.startsAt < player_.time()) places.push_back(beat.place);
    return places;
}

bool Presenter::hasFightsToCome() const
{
    return mode_ == Mode::Story && std::ranges::any_of(story_.beats, [this](const Beat& beat) {
               return beat.place != noProvince && beat.span.startsAt >= player_.time();
           });
}

std::vector<Province> Presenter::fightsToCome() const
{
    return hasFightsToCome() ? nextFights(session_.map(), shownRecord(), fightsTold())
                             : std::vector<Province>();
}

void Presenter::tellNext(Province fight)
{
    std::vector<Province> sequence = fightsTold();
    if (!hasFightsToCome() || std::ranges::find(sequence, fight) != sequence.end()) return;
    sequence.push_back(fight);
    for (Province earlier : wanted_)
        if (std::ranges::find(sequence, earlier) == sequence.end()) sequence.push_back(earlier);
    wanted_ = std::move(sequence);
    writeStory();
    player_.reload(story_.lasts, stops());
    Q_EMIT picturesChanged();
}

void Presenter::beginStory()
{
    mode_ = Mode::Story;
    player_.seek(0);
    player_.play();
    Q_EMIT stateChanged();
    Q_EMIT picturesChanged();
}

void Presenter::resolve(std::optional<ParadoxChoice> choice)
{
    if (!mayResolve()) return;
    const Stage telling = step(stage_, TableEvent::Reveal);
    session_.resolve(choice);
    if (!session_.resolved()) return;
    stage_ = telling;
    beginStory();
}

void Presenter::reveal(std::optional<ParadoxChoice> choice)
{
    if (!mayReveal()) return;
    if (mayResolve()) session_.resolve(choice);
    if (!session_.resolved()) return;
    showPresent();
    revealed_ = true;
    stage_ = Stage::Telling;
    beginStory();
}

void Presenter::replay()
{
    if (!shownRecord().outcome) return;
    if (!showsPast()) stage_ = step(stage_, TableEvent::Replay);
    beginStory();
}

void Presenter::skip()
{
    mode_ = Mode::Story;
    player_.skip();
    Q_EMIT picturesChanged();
}

void Presenter::togglePlay()
{
    if (mode_ == Mode::Story && !player_.atEnd())
        player_.toggle();
    else
        replay();
}

void Presenter::advance()
{
    if (!mayAdvance()) return;
    player_.pause();
    session_.advance();
}

void Presenter::takeBack()
{
    session_.takeBack();
}

void Presenter::moveTo(Stage stage)
{
    stage_ = stage;
    if (endingOf(session_.game())) stage_ = step(stage_, TableEvent::GameWon);
    Q_EMIT stateChanged();
}

void Presenter::setMode(Mode mode)
{
    if (mode == Mode::Story && story_.beats.empty()) return;
    player_.pause();
    mode_ = mode;
    Q_EMIT stateChanged();
    Q_EMIT picturesChanged();
}

void Presenter::choose(Province province)
{
    if (chosen_ == province) return;
    chosen_ = province;
    Q_EMIT picturesChanged();
}

void Presenter::setTokenScale(double scale)
{
    if (tokenScale_ == scale) return;
    tokenScale_ = scale;
    story_ = told(scale); // as long as before
    Q_EMIT picturesChanged();
}

void Presenter::setShowOrders(bool show)
{
    showOrders_ = show;
    Q_EMIT picturesChanged();
}

ProvinceSet Presenter::missing() const
{
    return showsPast() ? ProvinceSet() : unitsMissing(session_.game());
}

Picture Presenter::picture(Audience audience) const
{
    const bool mayTell = audience == Audience::Gamemaster || tableMaySee();
    if (mode_ == Mode::Story && mayTell && !story_.beats.empty())
        return frame(audience == Audience::Table ? tableStory_ : story_);
    ViewOptions options;
    options.audience = audience;
    options.rules = session_.game().rulebook.options;
    options.tokenScale = audience == Audience::Table ? projectorTokenScale : tokenScale_;
    options.revealed = tableMaySee();
    options.showOrders = showOrders_ || audience == Audience::Table;
    if (audience == Audience::Gamemaster) {
        options.missing = missing();
        options.selection = desk_.selection();
        if (chosen_ != noProvince) options.selection.chosen = chosen_;
    }
    return compose(session_.map(), geometry_, shownRecord(), options);
}

Picture Presenter::gamemasterPicture() const
{
    return picture(Audience::Gamemaster);
}

Picture Presenter::plainPicture(bool orders) const
{
    if (mode_ == Mode::Story && !story_.beats.empty()) return frame(story_);
    ViewOptions options;
    options.rules = session_.game().rulebook.options;
    options.showOrders = orders;
    options.showResults = orders;
    return compose(session_.map(), geometry_, shownRecord(), options);
}

Picture Presenter::tablePicture() const
{
    return picture(Audience::Table);
}

bool Presenter::tableIsTold() const
{
    return mode_ == Mode::Story && tableMaySee() && !tableStory_.beats.empty() && !player_.atEnd();
}

std::optional<ShownSlide> Presenter::tableCard() const
{
    if (mode_ != Mode::Story || !tableMaySee() || tableStory_.beats.empty()) return std::nullopt;
    return reducedMotion_ ? calmCardAt(tableStory_, player_.time()) : cardAt(tableStory_, player_.time());
}

/// The phase being played counts when it is revealed and its story is over: a slide must not run ahead of it.
std::size_t Presenter::phasesToldToTable() const
{
    const bool settled = revealed_ && (stage_ == Stage::Settled || stage_ == Stage::Over);
    const bool told = showsPast() ? !tableIsTold() : settled && session_.resolved();
    return shownPhase() + (told ? 1 : 0);
}

std::optional<Slide> Presenter::tableSlide(SlideKind kind) const
{
    return slideOf(kind, playedAndVoted(session_.game(), phasesToldToTable()));
}

int Presenter::beat() const
{
    // While a resolution is being taken back, others may ask before this has followed.
    if (mode_ != Mode::Story || story_.beats.empty() || !shownRecord().outcome) return -1;
    return static_cast<int>(beatAt(story_, player_.time()));
}

QString Presenter::caption() const
{
    const int told = beat();
    if (told < 0) return {};
    const Beat& beat = story_.beats[static_cast<std::size_t>(told)];
    if (beat.card != noCard) return SlideWords(session_.map()).caption(story_.cards[beat.card].slide);
    return Words(session_.map()).caption(beat, shownRecord());
}

void Presenter::setReducedMotion(bool reduced)
{
    reducedMotion_ = reduced;
    Q_EMIT picturesChanged();
}

Picture Presenter::frame(const Storyboard& story) const
{
    return reducedMotion_ ? calmFrameAt(story, player_.time()) : frameAt(story, player_.time());
}

} // namespace chancery
