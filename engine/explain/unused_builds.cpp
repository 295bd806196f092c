// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/explain/unused_builds.h"

#include <array>

namespace chancery {

namespace {

/// Returns the centres in which the map lets a power build: its home centres, or all that it owns.
ProvinceSet sitesOf(const PhaseInput& phase, Power power)
{
    const Map& map = *phase.map;
    ProvinceSet sites;
    for (const Province p : map.centres)
        sites.addIf(p, buildsIn(map, power, p) &&
                           (map.builds == BuildSites::Home || phase.before.owner[index(p)] == power));
    return sites;
}

/// Returns how a build would have ended if it had been the only order.
OrderResult triedBuild(const PhaseInput& phase, Power power, Province centre)
{
    const Order build{power, {power, UnitKind::Army, whole(centre)}, Build{}};
    return resolveAdjustments(*phase.map, phase.options, phase.before, std::array{build}).results.front();
}

UnusedBuilds unusedOf(const PhaseInput& phase, const Outcome& outcome, Power power)
{
    const Map& map = *phase.map;
    UnusedBuilds unused{power, centresOf(phase.before, power) - unitsOf(outcome.after, power), {}, {}};
    ProvinceSet sites = sitesOf(phase, power);
    for (const OrderResult& result : outcome.results) {
        if (result.order.power != power || result.verdict != Verdict::Succeeds) continue;
        if (as<Waive>(result.order)) --unused.count;
        if (as<Build>(result.order)) sites.remove(map.provinceOf(result.order.unit.at));
    }
    if (unused.count <= 0) return unused;
    for (const Province p : sites) {
        const OrderResult tried = triedBuild(phase, power, p);
        if (tried.verdict == Verdict::Succeeds)
            unused.open.add(p);
        else
            unused.closed.push_back(tried);
    }
    return unused;
}

} // namespace

std::vector<UnusedBuilds> unusedBuilds(const PhaseInput& phase, const Outcome& outcome)
{
    std::vector<UnusedBuilds> all;
    if (phase.kind != PhaseKind::Adjustment || !canResolve(phase)) return all;
    for (const Power power : phase.map->everyPower())
        if (UnusedBuilds unused = unusedOf(phase, outcome, power); unused.count > 0)
            all.push_back(std::move(unused));
    return all;
}

} // namespace chancery
