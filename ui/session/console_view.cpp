// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster's board shows: see console_view.h.
#include "ui/session/console_view.h"

#include "ui/session/presenter.h"

namespace chancery {

ConsoleView::ConsoleView(Presenter& presenter, const Session& session)
    : presenter_(presenter)
    , session_(session)
{
}

void ConsoleView::choose(Province province)
{
    if (chosen_ == province) return;
    chosen_ = province;
    Q_EMIT changed();
}

void ConsoleView::setShowOrders(bool show)
{
    showOrders_ = show;
    Q_EMIT changed();
}

void ConsoleView::setTokenScale(double scale)
{
    if (tokenScale_ == scale) return;
    tokenScale_ = scale;
    presenter_.story().setTokenScale(scale);
    Q_EMIT changed();
}

ProvinceSet ConsoleView::missing() const
{
    ProvinceSet all;
    if (presenter_.showsPast() || session_.resolved()) return all;
    for (std::size_t p = 0; p < session_.map().powers.size(); ++p) {
        const auto power = static_cast<Power>(p);
        if (!inCivilDisorder(session_.game().attendance, power, session_.current().phase))
            all |= unitsWithoutOrder(session_.map(), session_.current(), power,
                                     session_.game().rulebook.options);
    }
    return all;
}

Picture ConsoleView::picture() const
{
    const StoryShow& story = presenter_.story();
    if (story.shown()) return story.picture(Audience::Gamemaster);
    ViewOptions options;
    options.tokenScale = tokenScale_;
    options.showOrders = showOrders_;
    options.missing = missing();
    options.selection = presenter_.desk().selection();
    if (chosen_ != noProvince) options.selection.chosen = chosen_;
    return compose(session_.map(), presenter_.geometry(), presenter_.shownRecord(), options);
}

Picture ConsoleView::plainPicture(bool orders) const
{
    const StoryShow& story = presenter_.story();
    if (story.shown()) return story.picture(Audience::Gamemaster);
    ViewOptions options;
    options.showOrders = orders;
    options.showResults = orders;
    return compose(session_.map(), presenter_.geometry(), presenter_.shownRecord(), options);
}

} // namespace chancery
