// SPDX-License-Identifier: GPL-3.0-or-later
// The story of a movement phase: supports and cuts, bounces, moves, units driven out.
#include "ui/picture/placement.h"
#include "ui/story/teller.h"

#include <algorithm>

namespace chancery {

namespace {

/// When a lean is farthest out, as a part of its beat: frame.cpp swings out slower than back.
constexpr double farthest = 0.6;
constexpr int badgeTime = 240; ///< milliseconds in which a number appears

bool advances(const OrderResult& r)
{
    return as<Move>(r.order) && r.verdict == Verdict::Succeeds;
}

} // namespace

ProvinceSet Teller::drivingOut() const
{
    ProvinceSet left; // spaces that give way: of the dislodged, then of those who drive them out
    for (const DislodgedUnit& unit : outcome().dislodged) left.add(map_.provinceOf(unit.unit.at));
    ProvinceSet movers;
    for (bool grown = true; grown;) {
        grown = false;
        for (const OrderResult& r : outcome().results) {
            const Province from = r.order.unit.at == nowhere ? noProvince : map_.provinceOf(r.order.unit.at);
            if (!advances(r) || movers.has(from)) continue;
            if (!left.has(map_.provinceOf(as<Move>(r.order)->to))) continue;
            movers.add(from);
            left.add(from);
            grown = true;
        }
    }
    return movers;
}

Gesture Teller::movementGesture(std::size_t i, ProvinceSet movers) const
{
    const OrderResult& r = result(i);
    if (r.verdict == Verdict::Illegal || r.verdict == Verdict::Invalid) return Gesture::Void;
    if (as<Convoy>(r.order)) return Gesture::Convoy;
    if (as<SupportHold>(r.order) || as<SupportMove>(r.order))
        return r.verdict == Verdict::Given ? Gesture::Support : Gesture::Cut;
    if (!as<Move>(r.order)) return r.fate == Fate::Unharmed ? Gesture::Hold : Gesture::Dislodge;
    if (!advances(r)) return Gesture::Bounce;
    return movers.has(map_.provinceOf(r.order.unit.at)) ? Gesture::Dislodge : Gesture::Advance;
}

void Teller::tellMovement()
{
    const ProvinceSet movers = drivingOut();
    for (std::size_t i = 0; i < outcome().results.size(); ++i) group(movementGesture(i, movers), i);
    tellOrders();
    tellSupports();
    tellQuietly(Gesture::Cut, 0.9);
    tellQuietly(Gesture::Convoy, 0.9);
    tellQuietly(Gesture::Void, 0.8);
    tellQuietly(Gesture::Hold, 0.5);
    tellBounces();
    tellMoves(Gesture::Advance, 1.15, 1);
    tellMoves(Gesture::Dislodge, 1.8, 0.55);
    if (!outcome().dislodged.empty()) tellDislodged(story_.beats.back().span);
}

Curve Teller::wayOf(std::size_t i) const
{
    const Order& order = result(i).order;
    const Unit* arrived =
        unitAt(map_, outcome().after,
               map_.provinceOf(as<Move>(order) ? as<Move>(order)->to : as<Retreat>(order)->to));
    Curve path = drawings_[i].way;
    if (arrived) path.to = placeOf(board_, *arrived);
    return path;
}

void Teller::tellSupports()
{
    const Results& results = groups_[Gesture::Support];
    if (results.empty()) return;
    const Span span = beginBeat(Gesture::Support, 1, results);
    for (std::size_t k = 0; k < results.size(); ++k) {
        const int at = share(span, 0.7 * double(k) / double(results.size()));
        showResult(results[k], at);
        countSupport(result(results[k]).order, at);
    }
}

bool Teller::supportCounts(const Order& support, const Unit& helped) const
{
    for (const OrderResult& r : outcome().results)
        if (r.order.unit == helped && as<Move>(r.order) && r.verdict != Verdict::Illegal)
            return r.finding.counted.has(map_.provinceOf(support.unit.at));
    return true;
}

void Teller::countSupport(const Order& support, int at)
{
    const auto* hold = as<SupportHold>(support);
    const Province helped = map_.provinceOf(hold ? hold->unit : as<SupportMove>(support)->unit);
    const Unit* unit = unitAt(map_, record_.before, helped);
    if (!unit || !supportCounts(support, *unit)) return;
    if (const auto old = badgeOf_.find(helped); old != badgeOf_.end())
        story_.marks[old->second].fades = {at, 0};
    const int strength = strength_.try_emplace(helped, 1).first->second += 1;
    badgeOf_[helped] = story_.marks.size();
    const Point corner = placeOf(board_, *unit) + Point{-tokenWidth, -tokenHeight} * (scale_ / 2);
    story_.marks.push_back({{MarkKind::Strength, corner, unit->power, std::to_string(strength), scale_, 1},
                            {at, badgeTime},
                            never});
}

void Teller::dropBadge(Province unit, int at)
{
    if (const auto badge = badgeOf_.find(unit); badge != badgeOf_.end())
        story_.marks[badge->second].fades = {at, badgeTime};
}

void Teller::tellBounces()
{
    const Results& results = groups_[Gesture::Bounce];
    if (results.empty()) return;
    const Span span = beginBeat(Gesture::Bounce, 1.1, results);
    for (const std::size_t i : results) {
        if (bounced(result(i)))
            move(result(i).order.unit, {Motion::Kind::Lean, span, drawings_[i].way, TokenState::Plain});
        showResult(i, share(span, farthest));
    }
}

void Teller::tellMoves(Gesture gesture, double lengths, double travels)
{
    const Results& results = groups_[gesture];
    if (results.empty()) return;
    const Span span = beginBeat(gesture, lengths, results);
    for (const std::size_t i : results) {
        showResult(i, span.startsAt);
        if (!advances(result(i))) continue;
        dropBadge(map_.provinceOf(result(i).order.unit.at), span.startsAt);
        move(result(i).order.unit,
             {Motion::Kind::Travel, {span.startsAt, int(span.lasts * travels)}, wayOf(i), TokenState::Plain});
    }
}

/// While the victors arrive the dislodged are pushed aside; those without a retreat are taken off.
void Teller::tellDislodged(const Span& span)
{
    const Span pushed{share(span, 0.3), int(span.lasts * 0.28)};
    for (const DislodgedUnit& dislodged : outcome().dislodged) {
        const Point home = placeOf(board_, dislodged.unit), aside = asideOf(board_, dislodged.unit, scale_);
        const Curve path{home, between(home, aside, 0.5), aside};
        dropBadge(map_.provinceOf(dislodged.unit.at), pushed.startsAt);
        move(dislodged.unit, {Motion::Kind::Travel, pushed, path, TokenState::Plain});
        move(dislodged.unit, {Motion::Kind::Become, {pushed.endsAt(), 0}, {}, TokenState::Dislodged});
        if (!dislodged.retreats.empty()) continue;
        addMark({MarkKind::Destroyed, aside, dislodged.unit.power, {}, scale_, 1}, share(span, 0.65));
        vanish(dislodged.unit, {share(span, 0.75), int(span.lasts * 0.25)}, false);
    }
}

} // namespace chancery
