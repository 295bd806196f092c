// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/badge_writer.h"

#include "ui/scene/board_geometry.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr int badgeTime = 240; ///< how long a badge takes to appear, in milliseconds

double badgeScaleOf(const Telling& telling)
{
    return telling.forRoom ? telling.tokenScale * roomBadgeShare : badgeScaleFor(telling.tokenScale);
}

/// Returns the scales of tokens and badges from every distance of the camera.
std::vector<BadgeScales> scalesOf(const StoryPhase& phase)
{
    if (!phase.room) return {{phase.telling.tokenScale, badgeScaleOf(phase.telling)}};
    std::vector<BadgeScales> scales; // the same in both stories of a film
    for (const double close : {1., leastCloseness, mostCloseness}) {
        const double scale = projectorTokenScale * tokenShareAt(close);
        scales.push_back({scale, scale * roomBadgeShare, close});
    }
    return scales;
}

} // namespace

BadgeWriter::BadgeWriter(StoryWriter& story, const std::vector<Fight>& fights)
    : story_(story)
    , scale_(badgeScaleOf(story.phase().telling))
    , spots_(clearSpots(story.phase().map, story.phase().board, story.phase().record, fights,
                        story.phase().drawings, scalesOf(story.phase())))
{
}

std::vector<Badge> BadgeWriter::badgesOf(const Fight& fight) const
{
    const StoryPhase& phase = story_.phase();
    const std::vector<Badge> badges = strengthsIn(phase.map, phase.outcome(), fight.results);
    std::vector<Badge> byUnit; // the two strengths of a unit one after the other
    for (const Badge& badge : badges)
        for (const bool below : {false, true})
            for (const Badge& same : badges)
                if (same.unit == badge.unit && same.below == below && !holdsPlaceOf(byUnit, same))
                    byUnit.push_back(same);
    return byUnit;
}

void BadgeWriter::show(const Badge& badge, int at)
{
    const StoryPhase& phase = story_.phase();
    const Unit* unit = unitAt(phase.map, phase.record.before, badge.unit);
    const Place place{badge.unit, badge.below};
    if (!unit || (shown_.contains(place) && shown_[place] == badge)) return;
    if (const auto old = markOf_.find(place); old != markOf_.end()) story_.fadeMark(old->second, {at, 0});
    shown_[place] = badge;
    const auto chosen = spots_.find(badge.unit);
    const BadgeSpot& spot = chosen == spots_.end() ? usualSpot : chosen->second;
    at_[place] = badgeAt(phase.board, *unit, badge, scale_, spot);
    markOf_[place] = story_.addMark(MarkTrack{
        {MarkKind::Strength, at_[place], unit->power, std::to_string(badge.strength), scale_, 1, badge.unit},
        {at, badgeTime},
        never});
}

void BadgeWriter::drop(Province unit, int at)
{
    for (const bool below : {false, true}) {
        const Place place{unit, below};
        if (const auto badge = markOf_.find(place); badge != markOf_.end())
            story_.fadeMark(badge->second, {at, badgeTime});
        markOf_.erase(place);
        shown_.erase(place);
        at_.erase(place);
    }
}

Point BadgeWriter::clearOn(const Curve& way, Point at) const
{
    constexpr double badge = 16, burst = 15; // half of their sizes, with their edges
    const double apart = badge * scale_ + burst * story_.phase().telling.tokenScale;
    const auto isClear = [&](Point p) {
        return std::ranges::none_of(at_, [&](const auto& one) { return distance(one.second, p) < apart; });
    };
    for (double t = isClear(at) ? 0 : nearestOn(way, at); t > 0; t -= .01)
        if (isClear(pointOn(way, t))) return pointOn(way, t);
    return at;
}

} // namespace chancery
