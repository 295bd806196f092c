// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a test case and compares everything that it states.
#include "engine/files/run_case.h"

#include "engine/adjudicate/insurrection.h"
#include "engine/adjudicate/turners.h"
#include "engine/files/case_under.h"
#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"
#include "engine/rules/rule_names.h"

#include <algorithm>

namespace chancery {

namespace {

std::string named(const Map& map, const Unit& unit)
{
    return map[unit.power].name + " " + canonical(map, unit);
}

std::string listed(const Map& map, const std::vector<Unit>& units)
{
    std::string text;
    for (const Unit& unit : units) text += (text.empty() ? "" : ", ") + named(map, unit);
    return text.empty() ? "nobody" : text;
}

class Runner
{
public:
    Runner(const Map& map, const Rulebook& rulebook, const Case& testCase)
        : map_(map)
        , options_(rulebook.options)
        , under_(caseUnder(map, rulebook, testCase))
    {
        report_.id = case_.id;
        report_.applies = under_.applies;
    }

    CaseReport report()
    {
        if (!under_.applies) return std::move(report_);
        report_.orders = understood(case_.before, case_.phase, case_.orders);
        report_.outcome = resolve(case_.phase, map_, options_, case_.before, report_.orders);
        if (case_.phase == PhaseKind::Movement) findTurners(map_, options_, case_.before, report_.outcome);
        if (case_.phase == PhaseKind::Movement && report_.outcome.after.dislodged.empty())
            reviveCountries(map_, report_.outcome, report_.outcome);
        compareWords(case_.orders, report_.outcome);
        compareUnits("units afterwards", report_.outcome.after.units, case_.after);
        if (case_.phase == PhaseKind::Movement)
            compareDislodged();
        else
            compareAutomatic();
        compareAnswered();
        if (!case_.retreats.empty()) runRetreats();
        return std::move(report_);
    }

private:
    void expect(bool holds, const std::string& what, const std::string& got, const std::string& wanted)
    {
        if (!holds) report_.mismatches.push_back(what + ": " + got + "; expected: " + wanted);
    }

    /// Reads orders. One that cannot be read is a mismatch, and a hold without a unit takes its place.
    std::vector<Order> understood(const Position& position, PhaseKind kind,
                                  const std::vector<CaseOrder>& written)
    {
        std::vector<Order> orders;
        for (const CaseOrder& line : written) {
            const Result<Order> order = readOrder({map_, position, kind, line.power}, line.std);
            if (!order) report_.mismatches.push_back(line.std + ": " + order.error().text());
            orders.push_back(order ? *order : Order{line.power, {}, Hold{}});
        }
        return orders;
    }

    void compareWords(const std::vector<CaseOrder>& written, const Outcome& outcome)
    {
        for (std::size_t i = 0; i < written.size(); ++i) {
            const std::string got = words(outcome.results[i]);
            const std::string who = map_[written[i].power].name + " " + written[i].std;
            expect(got == written[i].expect, who, got, written[i].expect);
            const Rule rule = outcome.results[i].finding.rule;
            if (written[i].rule != Rule::None && under_.applies)
                expect(rule == written[i].rule, who + ", reason", std::string(ruleName(rule)),
                       std::string(ruleName(written[i].rule)));
        }
    }

    /// Compares whether the rulebook has an answer.
    void compareAnswered()
    {
        const auto& all = report_.outcome.paradoxes;
        const bool unanswered =
            std::any_of(all.begin(), all.end(), [](const Paradox& paradox) { return paradox.unanswered; });
        expect(unanswered == under_.unanswered, "the rulebook",
               unanswered ? "has no answer" : "has an answer", under_.unanswered ? "no answer" : "an answer");
    }

    void compareUnits(const std::string& what, const std::vector<Unit>& got, const std::vector<Unit>& wanted)
    {
        expect(got == wanted, what, listed(map_, got), listed(map_, wanted));
    }

    void compareDislodged()
    {
        std::vector<Unit> dislodged;
        for (const DislodgedUnit& d : report_.outcome.dislodged) {
            dislodged.push_back(d.unit);
            LocationSet wanted;
            for (const CaseRetreat& retreat : case_.retreatOptions)
                if (retreat.unit == d.unit) wanted = retreat.to;
            if (case_.retreatOptionsStated)
                expect(d.retreats == wanted, "retreats of " + named(map_, d.unit), codes(map_, d.retreats),
                       codes(map_, wanted));
        }
        compareUnits("dislodged", dislodged, case_.dislodged);
    }

    void compareAutomatic()
    {
        std::vector<Unit> removed;
        for (const Order& order : report_.outcome.automatic) removed.push_back(order.unit);
        std::sort(removed.begin(), removed.end(), [&](const Unit& a, const Unit& b) {
            return map_.provinceOf(a.at) < map_.provinceOf(b.at);
        });
        compareUnits("removed by rule", removed, case_.automatic);
    }

    void runRetreats()
    {
        const Position& between = report_.outcome.after;
        report_.retreats = understood(between, PhaseKind::Retreat, case_.retreats);
        report_.retreatOutcome = resolveRetreats(map_, options_, between, report_.retreats);
        compareWords(case_.retreats, *report_.retreatOutcome);
        compareUnits("units after retreats", report_.retreatOutcome->after.units, case_.afterRetreats);
    }

    const Map& map_;
    const RuleOptions& options_;
    CaseUnder under_;
    const Case& case_ = under_.expected;
    CaseReport report_;
};

} // namespace

CaseReport runCase(const Map& map, const Rulebook& rulebook, const Case& testCase)
{
    return Runner(map, rulebook, testCase).report();
}

} // namespace chancery
