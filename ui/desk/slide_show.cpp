// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/slide_show.h"

#include <algorithm>
#include <iterator>

namespace chancery {

SlideShow::SlideShow(std::function<bool(SlideKind)> has, Clock clock, QObject* parent)
    : QObject(parent)
    , has_(std::move(has))
    , clock_(std::move(clock))
    , timer_(this)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &SlideShow::tick);
}

void SlideShow::choose(SlideKind kind)
{
    if (kind != SlideKind::Board && !has_(kind)) return;
    show(kind);
    Q_EMIT changed();
}

void SlideShow::next()
{
    const std::span<const SlideRow> all = slideTable();
    const auto mayFollow = [this](const SlideRow& row) {
        return row.takesTurns && (!row.make || has_(row.kind));
    };
    const SlideRow& now = all[static_cast<std::size_t>(kind_)];
    // After the last slide and after one that takes no turn comes the board.
    const auto from = now.takesTurns ? all.begin() + static_cast<std::ptrdiff_t>(kind_) + 1 : all.end();
    const auto following = std::find_if(from, all.end(), mayFollow);
    choose(following == all.end() ? SlideKind::Board : following->kind);
}

void SlideShow::setRotating(bool rotating)
{
    if (rotating_ == rotating) return;
    rotating_ = rotating;
    show(kind_);
    Q_EMIT changed();
}

void SlideShow::setSeconds(int seconds)
{
    seconds_ = std::max(1, seconds);
    schedule();
}

void SlideShow::setTelling(bool telling)
{
    if (telling_ == telling) return;
    telling_ = telling;
    const bool other = telling && kind_ != SlideKind::Board;
    show(telling ? SlideKind::Board : kind_);
    if (other) Q_EMIT changed();
}

void SlideShow::tick()
{
    if (!rotating_ || telling_) return;
    if (clock_() - shownAt_ >= qint64(seconds_) * 1000)
        next();
    else
        schedule();
}

void SlideShow::show(SlideKind kind)
{
    kind_ = kind;
    shownAt_ = clock_();
    schedule();
}

void SlideShow::schedule()
{
    timer_.stop();
    if (!rotating_ || telling_) return;
    timer_.start(static_cast<int>(std::max<qint64>(0, shownAt_ + qint64(seconds_) * 1000 - clock_())));
}

} // namespace chancery
