// SPDX-License-Identifier: GPL-3.0-or-later
// Searches the consistent resolutions of a convoy paradox.
#include "engine/adjudicate/paradox.h"

#include "engine/adjudicate/backup_rule.h"
#include "engine/adjudicate/core.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

constexpr int mostFleets = 12;
constexpr std::size_t mostAnswers = 8;

/// Resolves the questions of the core on the assumption that exactly these of its fleets are dislodged.
Movement supposing(const Movement& m, const Questions& core, ProvinceSet dislodged)
{
    Movement trial = m;
    trial.open = core;
    trial.open.dislodged = {};
    trial.known.dislodged.yes |= dislodged;
    trial.known.dislodged.no |= core.dislodged - dislodged;
    trial.resolve();
    return trial;
}

bool agrees(const Movement& trial, const Questions& core, ProvinceSet dislodged)
{
    for (Province fleet : core.dislodged) {
        const bool falls = !(trial.turn.attackersOf(fleet) & trial.known.moves.yes).empty();
        if (falls != dislodged.has(fleet)) return false;
    }
    return true;
}

/// Returns the members of a set whose bits are set in `number`.
ProvinceSet subset(ProvinceSet all, unsigned number)
{
    ProvinceSet some;
    for (Province p : all) {
        some.addIf(p, (number & 1U) != 0);
        number >>= 1U;
    }
    return some;
}

struct LowestFirst
{
    bool operator()(ProvinceSet a, ProvinceSet b) const
    {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    }
};

/// The surviving convoys, by the armies that have no effect; the search meets the same question many times.
using Survivors = std::map<ProvinceSet, ProvinceSet, LowestFirst>;

/// A movement in which some armies are taken to have no effect (Alexander IV.5.f).
class Assumption
{
public:
    explicit Assumption(Survivors& survivors)
        : survivors_(survivors)
    {
    }

    /// Settles the routes of a core, each as it would be without its army.
    void settleRoutes(Movement& m, const Questions& core, ProvinceSet powerless)
    {
        const ProvinceSet armies = core.path | core.bySea;
        ProvinceSet surviving;
        for (Province army : armies) surviving.addIf(army, survives(m, army, powerless));
        for (Province army : armies) m.settleRoute(army, surviving.has(army));
    }

private:
    bool survives(const Movement& m, Province army, ProvinceSet powerless)
    {
        powerless.add(army);
        const auto known = survivors_.find(powerless);
        if (known != survivors_.end()) return known->second.has(army);
        Movement trial = m;
        trial.treatAsPowerless(army);
        finish(trial, powerless);
        ProvinceSet& surviving = survivors_[powerless];
        for (Province p : powerless) surviving.addIf(p, trial.routeSurvives(p) == Answer::Yes);
        return surviving.has(army);
    }

    void finish(Movement& trial, ProvinceSet powerless)
    {
        while (!trial.open.empty()) {
            trial.settle();
            if (trial.open.empty()) return;
            const Questions core = smallestCore(trial);
            if (core.dislodged.empty())
                applyBackupRule(trial);
            else
                settleRoutes(trial, core, powerless);
        }
    }

    Survivors& survivors_;
};

} // namespace

std::vector<Decisions> consistentAnswers(const Movement& movement, const Questions& core)
{
    std::vector<Decisions> answers;
    const int fleets = core.dislodged.size();
    if (fleets > mostFleets) return answers;
    for (unsigned number = 0; number < 1U << fleets && answers.size() < mostAnswers; ++number) {
        const ProvinceSet dislodged = subset(core.dislodged, number);
        const Movement trial = supposing(movement, core, dislodged);
        if (agrees(trial, core, dislodged)) answers.push_back(trial.known);
    }
    return answers;
}

void settleByAssumption(Movement& movement, const Questions& core)
{
    Survivors survivors;
    Assumption(survivors).settleRoutes(movement, core, {});
}

} // namespace chancery
