// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/shots.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/fight_links.h"
#include "ui/scene/focus.h"
#include "ui/scene/order_drawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace chancery {

namespace {

/// What stays free round the middles of tokens, in map units: the tokens, their badges, and some air.
constexpr double margin = 66;
/// How much wider than alone a fight is at most shown with its neighbours, and how far from where it would be
/// alone, as a share of the view: it is large in either, and not in a corner.
constexpr double mostShared = 1.2, mostAside = .16;
/// A light on more than this share of all units would step back too little to be worth it.
constexpr double mostLit = .7;

/// The smallest rectangle round points.
struct Extent
{
    double left = std::numeric_limits<double>::max(), top = left;
    double right = std::numeric_limits<double>::lowest(), bottom = right;

    void add(Point p)
    {
        left = std::min(left, p.x), right = std::max(right, p.x);
        top = std::min(top, p.y), bottom = std::max(bottom, p.y);
    }
    Extent with(const Extent& other) const
    {
        return {std::min(left, other.left), std::min(top, other.top), std::max(right, other.right),
                std::max(bottom, other.bottom)};
    }
};

/// Returns the view of an extent: as large as the camera may come, within the board; nothing if it is too
/// large.
std::optional<MapArea> viewOfExtent(const Extent& extent, const BoardGeometry& board)
{
    const double aspect = board.width / board.height;
    const double wide = extent.right - extent.left + 2 * margin,
                 high = extent.bottom - extent.top + 2 * margin;
    const double width = std::max({wide, high * aspect, board.width / mostCloseness});
    if (width > board.width / leastCloseness) return std::nullopt;
    const double height = width / aspect;
    return MapArea{{std::clamp((extent.left + extent.right - width) / 2, 0., board.width - width),
                    std::clamp((extent.top + extent.bottom - height) / 2, 0., board.height - height)},
                   width,
                   height};
}

/// Returns the extent of what is lit in a beat, with the ways of its moves.
Extent extentOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                const std::vector<OrderDrawing>& drawings, const Beat& beat)
{
    const Focus focus = focusOf(map, record, beat);
    Extent extent;
    for (const Province p : focus.provinces) {
        const Unit* unit = unitAt(map, record.before, p);
        extent.add(unit ? placeOf(board, *unit) : board.unitAt(whole(p)));
    }
    for (const std::size_t i : beat.results) // ways lead round other units
        for (int step = 0; step < 8 && as<Move>(record.outcome->results[i].order); ++step)
            if (drawings[i].hasArrow) extent.add(pointOn(drawings[i].way, step / 8.));
    // Where lit units are pushed, whether they are or not: where the camera is tells nothing.
    for (const OrderResult& r : record.outcome->results) {
        const auto* move = as<Move>(r.order);
        const Province to = move ? map.provinceOf(move->to) : noProvince;
        if (to == noProvince || !focus.provinces.has(to)) continue;
        if (const Unit* there = unitAt(map, record.before, to))
            extent.add(asideOf(board, *there, projectorTokenScale));
    }
    return extent;
}

/// Returns a beat of the armies that a paradox stops and what is told with them, as though they fought for a
/// province.
Beat paradoxIn(const Map& map, const Outcome& outcome)
{
    Beat stopped{Gesture::Paradox, {}, {}, {}, {}, static_cast<Province>(0)};
    for (std::size_t i = 0; i < outcome.results.size(); ++i)
        if (isTiedToParadox(map, outcome, outcome.results[i])) stopped.results.push_back(i);
    return stopped;
}

/// Returns a beat of the convoys that no fight is about, with the moves of their armies.
Beat convoysIn(const Map& map, const Outcome& outcome, const std::vector<Fight>& fights)
{
    Beat beat{Gesture::Convoy, {}, {}, {}};
    const std::vector<std::vector<std::size_t>> carriers = carriersIn(map, outcome, fights);
    for (std::size_t i = 0; i < outcome.results.size(); ++i) {
        const OrderResult& one = outcome.results[i];
        const bool fought = std::ranges::any_of(fights, [i](const Fight& fight) {
            return std::ranges::find(fight.results, i) != fight.results.end();
        });
        const bool carries = std::ranges::any_of(
            carriers, [i](const auto& some) { return std::ranges::find(some, i) != some.end(); });
        if (as<Convoy>(one.order) && !fought && !carries && !isTiedToParadox(map, outcome, one))
            beat.results.push_back(i);
    }
    return beat;
}

/// Fights that share a view.
struct Group
{
    Extent extent;
    std::vector<Province> places;
    std::vector<MapArea> alone; ///< the views that they would have alone
};

/// Returns whether what has a view of its own is about as well seen in a view that it shares.
bool isWellSeen(const MapArea& alone, const MapArea& shared)
{
    const auto aside = [](double from, double size, double of, double whole) {
        return std::abs((from + size / 2) - (of + whole / 2)) / whole;
    };
    return shared.width <= mostShared * alone.width &&
           aside(alone.corner.x, alone.width, shared.corner.x, shared.width) <= mostAside &&
           aside(alone.corner.y, alone.height, shared.corner.y, shared.height) <= mostAside;
}

/// Returns the group that a fight joins with the smallest view, or nullptr. `alone` is its own view.
Group* nearestTo(std::vector<Group>& groups, const Extent& extent, const MapArea& alone,
                 const BoardGeometry& board)
{
    Group* best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (Group& group : groups) {
        const std::optional<MapArea> together = viewOfExtent(group.extent.with(extent), board);
        if (!together || together->width >= least) continue;
        const auto isSeen = [&](const MapArea& one) { return isWellSeen(one, *together); };
        if (!isSeen(alone) || !std::ranges::all_of(group.alone, isSeen)) continue;
        best = &group;
        least = together->width;
    }
    return best;
}

Spotlight lightOf(const Map& map, const PhaseRecord& record, const Beat& beat)
{
    if (beat.card != noCard || beat.gesture == Gesture::Settle || beat.gesture == Gesture::Course ||
        beat.gesture == Gesture::Tally)
        return {};
    const Focus focus = focusOf(map, record, beat);
    const auto all = static_cast<double>(record.before.units.size() + record.before.dislodged.size());
    const bool most = static_cast<double>(focus.units.size()) > mostLit * all && all > 1;
    const bool fromNear = beat.place != noProvince || beat.gesture == Gesture::Paradox;
    if (focus.provinces.empty() || (most && !fromNear)) return {};
    return {true, focus.provinces, focus.units};
}

class Cutter
{
public:
    explicit Cutter(const CameraTimes& times)
        : times_(times)
    {
    }

    /// Shows a beat that starts at `start` and follows one that ended at `end`. The camera and the light are
    /// there when it starts, so that nothing is revealed while they change.
    void show(const Shot& shot, int end, int start)
    {
        if (shot == now_) return;
        if (shot.view == now_.view)
            return cut({std::max(end, start - times_.fade), times_.fade}, shot, start);
        if (shot.view.whole()) return cut({end, times_.move}, shot);
        if (!now_.view.whole())
            cut({end, times_.move}, {{}, {true, {}, {}}}); // that dims, and does not flash
        cut({start - times_.move, times_.move}, shot);
    }
    std::vector<Cut> cuts() && { return std::move(cuts_); }

private:
    /// Adds a cut after the one before, shorter if it would else end after `start`.
    void cut(Span span, const Shot& to, int start = never.startsAt)
    {
        span.startsAt = std::max(span.startsAt, cuts_.empty() ? times_.first : cuts_.back().span.endsAt());
        if (span.startsAt < start) span.lasts = std::min(span.lasts, start - span.startsAt);
        cuts_.push_back({span, to});
        now_ = to;
    }

    const CameraTimes& times_;
    Shot now_;
    std::vector<Cut> cuts_;
};

double eased(double u)
{
    return u * u * u * (u * (6 * u - 15) + 10);
}

} // namespace

Shot seenBy(Camera camera, Shot shot)
{
    if (camera == Camera::Still) shot.view = {};
    return shot;
}

FightViews viewsOfFights(const Map& map, const BoardGeometry& board, const PhaseRecord& record)
{
    std::vector<Group> groups;
    std::vector<Order> orders;
    for (const OrderResult& result : record.outcome->results) orders.push_back(result.order);
    const auto drawings = drawOrders(map, board, record.before, orders, projectorTokenScale);
    std::vector<Fight> fights = planMoves(map, record).fights;
    std::ranges::sort(fights, {},
                      &Fight::place); // not in the order of the story, which depends on their ends
    for (const Fight& fight : fights) {
        const Beat beat{Gesture::Bounce, {}, fight.results, {}, {}, fight.place};
        const Extent extent = extentOf(map, board, record, drawings, beat);
        const std::optional<MapArea> alone = viewOfExtent(extent, board);
        if (!alone) continue;
        if (Group* group = nearestTo(groups, extent, *alone, board)) {
            group->extent = group->extent.with(extent);
            group->places.push_back(fight.place);
            group->alone.push_back(*alone);
        } else {
            groups.push_back({extent, {fight.place}, {*alone}});
        }
    }
    FightViews views;
    for (const Group& group : groups)
        for (const Province place : group.places) views.fights[place] = *viewOfExtent(group.extent, board);
    const auto viewOfBeat = [&](const Beat& beat) {
        if (beat.results.empty()) return MapArea();
        return viewOfExtent(extentOf(map, board, record, drawings, beat), board).value_or(MapArea());
    };
    views.paradox = viewOfBeat(paradoxIn(map, *record.outcome));
    views.convoys = viewOfBeat(convoysIn(map, *record.outcome, fights));
    return views;
}

std::vector<Cut> cutsOf(const Map& map, const PhaseRecord& record, const Storyboard& story,
                        const FightViews& views, const CameraTimes& times)
{
    Cutter cutter(times);
    int end = 0;
    for (const Beat& beat : story.beats) {
        const MapArea view = beat.gesture == Gesture::Paradox  ? views.paradox
                             : beat.gesture == Gesture::Convoy ? views.convoys
                                                               : views.ofFight(beat.place);
        cutter.show({view, lightOf(map, record, beat)}, end, beat.span.startsAt);
        end = beat.span.endsAt();
    }
    cutter.show({}, end, story.lasts); // a story ends in full light
    return std::move(cutter).cuts();
}

Framing framingAt(const Storyboard& story, int ms, Camera camera)
{
    const auto later =
        std::ranges::find_if(story.cuts, [ms](const Cut& cut) { return cut.span.startsAt >= ms; });
    Framing framing;
    if (ms >= story.lasts) return framing;
    const auto toCome = std::find_if(later, story.cuts.end(),
                                     [](const Cut& cut) { return !cut.to.plain() && !cut.to.dark(); });
    if (toCome != story.cuts.end()) framing.next = seenBy(camera, toCome->to);
    if (later == story.cuts.begin()) return framing;
    const Cut& cut = *std::prev(later);
    // A still camera turns nowhere: its light goes at once to the next fight.
    const bool turns = cut.to.dark() && later != story.cuts.end();
    framing.to = seenBy(camera, camera == Camera::Still && turns ? later->to : cut.to);
    if (ms >= cut.span.endsAt()) {
        framing.from = framing.to;
        return framing;
    }
    if (&cut != &story.cuts.front()) {
        const Shot& left = std::prev(later, 2)->to;
        framing.from = camera == Camera::Still && left.dark() ? framing.to : seenBy(camera, left);
    }
    framing.gone = eased(double(ms - cut.span.startsAt) / cut.span.lasts);
    if (framing.from == framing.to) framing.gone = 1;
    return framing;
}

} // namespace chancery
