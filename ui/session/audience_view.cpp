// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window may show: see audience_view.h.
#include "ui/session/audience_view.h"

#include "ui/picture/placement.h"
#include "ui/session/presenter.h"

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

Picture AudienceView::picture() const
{
    if (maySee() && presenter_.story().shown()) return presenter_.story().picture(Audience::Table);
    ViewOptions options;
    options.audience = Audience::Table;
    options.rules = session_.game().rulebook.options;
    options.tokenScale = projectorTokenScale;
    options.revealed = maySee();
    return compose(session_.map(), presenter_.geometry(), presenter_.shownRecord(), options);
}

std::optional<ShownSlide> AudienceView::card() const
{
    return maySee() && presenter_.story().shown() ? presenter_.story().card() : std::nullopt;
}

QString AudienceView::caption() const
{
    return maySee() ? presenter_.story().caption() : QString();
}

bool AudienceView::storyRuns() const
{
    return maySee() && presenter_.story().shown() && !presenter_.story().atEnd();
}

/// The phase being played counts only when it is revealed and its story is over, so that a slide does not
/// show results before the story does.
std::size_t AudienceView::phasesSeen() const
{
    const bool settled = presenter_.stage() == Stage::Settled || presenter_.stage() == Stage::Over;
    const bool seen = presenter_.showsPast() ? !storyRuns() : maySee() && settled && session_.resolved();
    return presenter_.shownPhase() + (seen ? 1 : 0);
}

std::optional<Slide> AudienceView::slide(SlideKind kind) const
{
    return slideOf(kind, playedAndVoted(session_.game(), phasesSeen()));
}

} // namespace chancery
