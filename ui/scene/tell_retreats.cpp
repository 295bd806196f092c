// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the stories of retreat and adjustment phases, and the beats of insurrections.
#include "ui/scene/placement.h"
#include "ui/scene/teller.h"

namespace chancery {

Gesture Teller::retreatGesture(std::size_t i) const
{
    const OrderResult& r = result(i);
    if (as<Revive>(r.order)) return revivalGesture(i);
    const DislodgedUnit* unit = r.order.unit.at == nowhere
                                    ? nullptr
                                    : dislodgedAt(map_, record_.before, map_.provinceOf(r.order.unit.at));
    const bool its = unit && (unit->unit.power == r.order.power || r.order.permission.given);
    if (!its || r.finding.rule == Rule::IllegalDuplicate) return Gesture::Void;
    if (as<Retreat>(r.order) && r.verdict == Verdict::Succeeds) return Gesture::Retreat;
    return bounced(r) ? Gesture::Clash : Gesture::Disband;
}

void Teller::tellRetreats()
{
    for (std::size_t i = 0; i < outcome().results.size(); ++i) group(retreatGesture(i), i);
    tellOrders();
    tellQuietly(Gesture::Void, 0.8);
    tellClashes();
    if (!groups_[Gesture::Retreat].empty()) {
        const Span span = beginBeat({Gesture::Retreat, {}, groups_[Gesture::Retreat], {}}, 1.15);
        for (const std::size_t i : groups_[Gesture::Retreat]) {
            showResult(i, span.startsAt);
            move(result(i).order.unit, {Motion::Kind::Travel, span, wayOf(i), TokenState::Plain});
            move(result(i).order.unit, {Motion::Kind::Become, {span.endsAt(), 0}, {}, TokenState::Plain});
        }
    }
    tellLeaving(Gesture::Disband);
    tellRevivals();
}

void Teller::tellClashes()
{
    const Results& results = groups_[Gesture::Clash];
    if (results.empty()) return;
    const Span span = beginBeat({Gesture::Clash, {}, results, {}}, 1.6);
    const Span leans{span.startsAt, int(span.lasts * 0.6)};
    for (const std::size_t i : results) {
        showResult(i, share(leans, 0.6));
        move(result(i).order.unit, {Motion::Kind::Lean, leans, drawings_[i].way, TokenState::Plain});
        vanish(result(i).order.unit, {share(span, 0.7), int(span.lasts * 0.3)}, true);
    }
}

void Teller::tellLeaving(Gesture gesture)
{
    const Results& results = groups_[gesture];
    if (results.empty()) return;
    const Span span = beginBeat({gesture, {}, results, {}}, 0.9);
    for (const std::size_t i : results) {
        showResult(i, span.startsAt);
        vanish(result(i).order.unit, {share(span, 0.3), int(span.lasts * 0.7)}, true);
    }
}

Gesture Teller::adjustmentGesture(std::size_t i) const
{
    const OrderResult& r = result(i);
    if (r.verdict != Verdict::Succeeds) return Gesture::Void;
    if (as<Build>(r.order)) return Gesture::Build;
    return as<Disband>(r.order) ? Gesture::Disband : Gesture::Waive;
}

void Teller::tellAdjustments()
{
    for (std::size_t i = 0; i < outcome().results.size(); ++i) group(adjustmentGesture(i), i);
    tellQuietly(Gesture::Void, 0.8);
    tellLeaving(Gesture::Disband);
    if (const Results& builds = groups_[Gesture::Build]; !builds.empty()) {
        const Span span = beginBeat({Gesture::Build, {}, builds, {}}, 1);
        for (std::size_t k = 0; k < builds.size(); ++k)
            appear(result(builds[k]).order, span, share(span, 0.5 * double(k) / double(builds.size())));
    }
    tellQuietly(Gesture::Waive, 0.6);
}

void Teller::appear(const Order& order, const Span& beat, int at)
{
    const Unit* built = unitAt(map_, outcome().after, map_.provinceOf(order.unit.at));
    Unit unit = built ? *built : order.unit; // an inland fleet may become an army (DATC 4.C.4)
    unit.power = order.power;
    story_.tokens.push_back({{unit, placeOf(board_, unit), TokenState::Built, scale_, 1, 0}, false, {}});
    move(unit, {Motion::Kind::Appear, {at, beat.lasts / 2}, {}, TokenState::Built});
    move(unit, {Motion::Kind::Become, {beat.endsAt(), 0}, {}, TokenState::Plain});
}

/// Wishes that fail are shown with those that are granted, once the insurrection is known.
Gesture Teller::revivalGesture(std::size_t i) const
{
    return result(i).verdict == Verdict::Illegal ? Gesture::Void : Gesture::Revive;
}

void Teller::tellRevivals()
{
    const Results& results = groups_[Gesture::Revive];
    if (results.empty()) return;
    const Span span = beginBeat({Gesture::Revive, {}, results, {}}, 1);
    for (const std::size_t i : results)
        if (result(i).finding.rule == Rule::RevivalBuilt) appear(result(i).order, span, span.startsAt);
}

} // namespace chancery
