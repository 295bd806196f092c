// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/audience_view.h"

#include "ui/desk/presenter.h"
#include "ui/scene/board_geometry.h"
#include "ui/words/told_words.h"
#include "ui/words/words.h"

#include <utility>

namespace chancery {

AudienceView::AudienceView(const Presenter& presenter, const Session& session)
    : presenter_(presenter)
    , session_(session)
{
}

bool AudienceView::maySee() const
{
    return presenter_.showsPast() || presenter_.revealed();
}

AudienceView::Moment AudienceView::now() const
{
    return {shownPhase(),    presenter_.showsPast(),
            pictureNow(),    cardNow(),
            captionNow(),    storyRunsNow(),
            phasesSeenNow(), columnNow(),
            framingNow(),    viewsNow(),
            beatNow(),       ordersNow()};
}

Phase AudienceView::shownPhase() const
{
    return presenter_.shownRecord().phase;
}

bool AudienceView::earlier() const
{
    return kept_ ? kept_->earlier : presenter_.showsPast();
}

Picture AudienceView::picture() const
{
    return kept_ ? kept_->picture : pictureNow();
}

Framing AudienceView::framing() const
{
    return kept_ ? kept_->framing : framingNow();
}

std::optional<ShownSlide> AudienceView::card() const
{
    return kept_ ? kept_->card : cardNow();
}

QString AudienceView::caption() const
{
    return kept_ ? kept_->caption : captionNow();
}

RoomColumn AudienceView::column() const
{
    return kept_ ? kept_->column : columnNow();
}

bool AudienceView::storyRuns() const
{
    return kept_ ? kept_->storyRuns : storyRunsNow();
}

std::size_t AudienceView::phasesSeen() const
{
    return kept_ ? kept_->phasesSeen : phasesSeenNow();
}

Picture AudienceView::pictureNow() const
{
    if (maySee() && presenter_.story().shown()) return presenter_.story().picture(Audience::Table);
    ViewOptions options;
    options.audience = Audience::Table;
    options.rules = session_.game().rulebook.options;
    options.tokenScale = projectorTokenScale;
    options.revealed = maySee();
    return compose(session_.map(), presenter_.geometry(), presenter_.shownRecord(), options);
}

Views AudienceView::views() const
{
    return kept_ ? kept_->views : viewsNow();
}

Views AudienceView::viewsNow() const
{
    return maySee() && presenter_.story().shown() ? presenter_.story().views() : Views();
}

Framing AudienceView::framingNow() const
{
    return maySee() && presenter_.story().shown() ? presenter_.story().framing() : Framing();
}

int AudienceView::beatNow() const
{
    const StoryShow& story = presenter_.story();
    if (!maySee() || !story.shown()) return 0;
    return static_cast<int>(beatToldAt(story.storyboard(), story.player().time())) + 1;
}

std::vector<ArrowSaid> AudienceView::ordersNow() const
{
    const PhaseRecord& record = presenter_.shownRecord();
    if (!maySee() || !record.outcome) return {};
    const StoryShow& story = presenter_.story();
    std::vector<ToldOrder> told =
        story.shown() ? ordersToldAt(record, story.storyboard(), story.player().time()) : allOrdersOf(record);
    const QString phase = Words::phase(record.phase); // in the language that is spoken now
    if (told == told_ && phase == saidOf_) return said_;
    told_ = std::move(told);
    saidOf_ = phase;
    said_.clear();
    const Map& map = session_.map();
    for (const ToldOrder& one : told_)
        if (one.order.unit.at != nowhere && (!one.result || one.result->ordered))
            said_.push_back({map.provinceOf(one.order.unit.at), ToldWords::sentence(map, one, record)});
    return said_;
}

std::optional<ShownSlide> AudienceView::cardNow() const
{
    return maySee() && presenter_.story().shown() ? presenter_.story().card() : std::nullopt;
}

QString AudienceView::captionNow() const
{
    return maySee() ? presenter_.story().caption() : QString();
}

RoomColumn AudienceView::columnNow() const
{
    const Game& game = session_.game();
    const std::size_t phase = presenter_.shownPhase();
    if (!maySee() || !game.phases[phase].outcome) return columnBefore(game, phase);
    const StoryShow& story = presenter_.story();
    if (story.shown()) return columnAt(game, phase, story.storyboard(), story.player().time());
    return columnAfter(game, phase, phasesSeenNow() > phase);
}

bool AudienceView::storyRunsNow() const
{
    return maySee() && presenter_.story().shown() && !presenter_.story().player().atEnd();
}

/// The phase being played counts only when it is revealed and its story is over, so that a slide does not
/// show results before the story does.
std::size_t AudienceView::phasesSeenNow() const
{
    const bool settled = presenter_.stage() == Stage::Settled || presenter_.stage() == Stage::Over;
    const bool seen = presenter_.showsPast() ? !storyRunsNow() : maySee() && settled && session_.resolved();
    return presenter_.shownPhase() + (seen ? 1 : 0);
}

std::optional<Slide> AudienceView::slide(SlideKind kind) const
{
    return slideOf(kind, playedAndVoted(session_.game(), phasesSeen()));
}

} // namespace chancery
