// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/shots.h"

#include "ui/scene/board_geometry.h"
#include "ui/scene/fight_links.h"
#include "ui/scene/focus.h"
#include "ui/scene/order_drawing.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace chancery {

namespace {

/// What stays free round the middles of tokens, in map units: the tokens, their badges, and some air.
constexpr double margin = 66;
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

Extent extentOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                const std::vector<OrderDrawing>& drawings, const Fight& fight)
{
    Beat beat{Gesture::Bounce, {}, fight.results, {}};
    beat.place = fight.place;
    const Focus focus = focusOf(map, record, beat);
    Extent extent;
    for (const Province p : focus.provinces) {
        const Unit* unit = unitAt(map, record.before, p);
        extent.add(unit ? placeOf(board, *unit) : board.unitAt(whole(p)));
    }
    for (const std::size_t i : fight.results) // ways lead round other units
        for (int step = 0; step < 8 && as<Move>(record.outcome->results[i].order); ++step)
            if (drawings[i].hasArrow) extent.add(pointOn(drawings[i].way, step / 8.));
    for (const OrderResult& r : record.outcome->results) // a lit unit may have moved before
        if (const auto* move = as<Move>(r.order);
            move && r.verdict == Verdict::Succeeds && focus.units.has(map.provinceOf(r.order.unit.at)))
            extent.add(board.unitAt(move->to));
    for (const DislodgedUnit& beaten : record.outcome->dislodged)
        if (focus.provinces.has(map.provinceOf(beaten.unit.at)))
            extent.add(asideOf(board, beaten.unit, projectorTokenScale));
    return extent;
}

/// Returns the armies that a paradox stops and what is told with them, as though they fought for no province.
Fight paradoxIn(const Map& map, const Outcome& outcome)
{
    Fight stopped;
    for (std::size_t i = 0; i < outcome.results.size(); ++i)
        if (isTiedToParadox(map, outcome, outcome.results[i])) stopped.results.push_back(i);
    return stopped;
}

/// Fights that share a view.
struct Group
{
    Extent extent;
    std::vector<Province> places;
};

/// Returns the group that a extent joins with the smallest view, or nullptr.
Group* nearestTo(std::vector<Group>& groups, const Extent& extent, const BoardGeometry& board)
{
    Group* best = nullptr;
    double least = std::numeric_limits<double>::max();
    for (Group& group : groups) {
        const std::optional<MapArea> together = viewOfExtent(group.extent.with(extent), board);
        if (!together || together->width >= least) continue;
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
    if (focus.provinces.empty() || (most && beat.place == noProvince)) return {};
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
        if (!now_.view.whole()) cut({end, times_.move}, {});
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
    for (const Fight& fight : planMoves(map, record).fights) {
        const Extent extent = extentOf(map, board, record, drawings, fight);
        if (!viewOfExtent(extent, board)) continue;
        if (Group* group = nearestTo(groups, extent, board))
            *group = {group->extent.with(extent), group->places}, group->places.push_back(fight.place);
        else
            groups.push_back({extent, {fight.place}});
    }
    FightViews views;
    for (const Group& group : groups)
        for (const Province place : group.places) views[place] = *viewOfExtent(group.extent, board);
    if (const Fight stopped = paradoxIn(map, *record.outcome); !stopped.results.empty())
        if (const auto view = viewOfExtent(extentOf(map, board, record, drawings, stopped), board))
            views[noProvince] = *view;
    return views;
}

std::vector<Cut> cutsOf(const Map& map, const PhaseRecord& record, const Storyboard& story,
                        const FightViews& views, const CameraTimes& times)
{
    Cutter cutter(times);
    int end = 0;
    for (const Beat& beat : story.beats) {
        const bool near = beat.place != noProvince || beat.gesture == Gesture::Paradox;
        const auto view = views.find(beat.place);
        cutter.show({near && view != views.end() ? view->second : MapArea{}, lightOf(map, record, beat)}, end,
                    beat.span.startsAt);
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
    const auto toCome = std::find_if(later, story.cuts.end(), [](const Cut& cut) { return !cut.to.plain(); });
    if (toCome != story.cuts.end()) framing.next = seenBy(camera, toCome->to);
    if (later == story.cuts.begin()) return framing;
    const Cut& cut = *std::prev(later);
    framing.to = seenBy(camera, cut.to);
    if (ms >= cut.span.endsAt()) {
        framing.from = framing.to;
        return framing;
    }
    if (&cut != &story.cuts.front()) framing.from = seenBy(camera, std::prev(later, 2)->to);
    framing.gone = eased(double(ms - cut.span.startsAt) / cut.span.lasts);
    if (framing.from == framing.to) framing.gone = 1;
    return framing;
}

} // namespace chancery
