// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli compare: the same orders under every rulebook.
#include "app/cli/case_library.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/report.h"
#include "engine/files/position_file.h"
#include "engine/notation/unit_text.h"
#include "engine/rules/option_table.h"
#include "ui/text/paradox_words.h"

#include <algorithm>

namespace chancery::cli {

namespace {

/// The result of a phase under one rulebook.
struct Played
{
    Rulebook rulebook;
    PhaseRecord record; ///< resolved
};

/// Rulebooks with the same result, and the reason that the first of them gives.
struct Opinion
{
    std::string says, rulebooks, why;
};

using Opinions = std::vector<Opinion>;

void add(Opinions& opinions, const std::string& says, const std::string& rulebook, const std::string& why)
{
    const auto found = std::find_if(opinions.begin(), opinions.end(),
                                    [&says](const Opinion& opinion) { return opinion.says == says; });
    if (found == opinions.end())
        opinions.push_back({says, rulebook, why});
    else
        found->rulebooks += " " + rulebook;
}

class Comparison
{
public:
    Comparison(const Map& map, const Position& before, std::vector<Played> played)
        : map_(map)
        , before_(before)
        , played_(std::move(played))
    {
    }

    std::string text()
    {
        for (const Played& one : played_)
            for (const OrderResult& result : one.record.outcome->results)
                if (!byRule(result)) hear(one, result);
        for (const Played& one : played_) hearRetreats(one);
        hearRemovals();
        std::string text = unanswered();
        for (const auto& [order, opinions] : heard_)
            if (opinions.size() > 1) text += told(order, opinions);
        return text.empty() ? "The rulebooks agree.\n" : text;
    }

private:
    Opinions& about(const std::string& what)
    {
        const auto found = std::find_if(heard_.begin(), heard_.end(),
                                        [&what](const auto& entry) { return entry.first == what; });
        if (found != heard_.end()) return found->second;
        heard_.push_back({what, {}});
        return heard_.back().second;
    }

    void hear(const Played& one, const OrderResult& result)
    {
        const Power power = result.order.power == noPower ? result.order.unit.power : result.order.power;
        const std::string order =
            (power == noPower ? "" : map_[power].name + " ") + canonical(map_, before_, result.order);
        add(about(order), words(result), one.rulebook.id,
            explanation(map_, one.rulebook, one.record, result));
    }

    void hearRetreats(const Played& one)
    {
        for (const DislodgedUnit& unit : one.record.outcome->dislodged) {
            const std::string who =
                map_[unit.unit.power].name + " " + canonical(map_, unit.unit) + ", dislodged";
            add(about(who),
                unit.retreats.empty() ? "cannot retreat" : "may retreat to " + codes(map_, unit.retreats),
                one.rulebook.id, "");
        }
    }

    static bool byRule(const OrderResult& result)
    {
        const Rule rule = result.finding.rule;
        return rule == Rule::RemovedByRule || rule == Rule::RemovedForNow || rule == Rule::RemovedDutchman;
    }

    /// Compares the units that the rulebooks remove of each power (DATC 4.D.8, 4.E.6).
    void hearRemovals()
    {
        for (const Power power : map_.everyPower()) {
            const auto loses = [power](const Played& one) {
                return std::ranges::any_of(one.record.outcome->automatic,
                                           [power](const Order& order) { return order.unit.power == power; });
            };
            if (std::ranges::none_of(played_, loses)) continue;
            for (const Played& one : played_)
                add(about(map_[power].name + ", by rule"), removals(one, power), one.rulebook.id, "");
        }
    }

    std::string removals(const Played& one, Power power) const
    {
        std::vector<std::string> units;
        for (const Order& order : one.record.outcome->automatic)
            if (order.unit.power == power) units.push_back(canonical(map_, order.unit));
        std::sort(units.begin(), units.end());
        std::string text;
        for (const std::string& unit : units) text += (text.empty() ? "loses " : ", ") + unit;
        return text.empty() ? "loses nothing" : text;
    }

    std::string unanswered() const
    {
        std::string text;
        for (const Played& one : played_)
            for (const Paradox& paradox : one.record.outcome->paradoxes)
                if (paradox.unanswered)
                    text += one.rulebook.id +
                            (paradox.ways.empty()
                                 ? " has no answer to this paradox: no resolution is consistent"
                                 : " has several answers to this paradox: " +
                                       std::to_string(paradox.ways.size()) + " resolutions are consistent") +
                            "; applied instead: " + fallbackName(paradox) + "\n" + waysOut(one, paradox);
        return text;
    }

    std::string waysOut(const Played& one, const Paradox& paradox) const
    {
        std::string text;
        for (const QString& way : ParadoxWords(map_, one.rulebook, one.record).ways(paradox))
            text += "  " + way.toStdString() + "\n";
        return text;
    }

    static std::string fallbackName(const Paradox& paradox)
    {
        RuleOptions applied;
        applied.paradoxUnanswered = paradox.fallback;
        return std::string(valueName(*findOption("paradox_unanswered"), applied));
    }

    static std::string told(const std::string& order, const Opinions& opinions)
    {
        std::string text = order + "\n";
        for (const Opinion& opinion : opinions)
            text += "  " + opinion.says + ": " + opinion.rulebooks + "\n" +
                    (opinion.why.empty() ? "" : "      " + opinion.why + "\n");
        return text;
    }

    const Map& map_;
    const Position& before_;
    std::vector<Played> played_;
    std::vector<std::pair<std::string, Opinions>> heard_;
};

/// Returns all rulebooks, each with the changes that --set asks for.
Result<std::vector<Rulebook>> changedRulebooks(const Arguments& arguments)
{
    std::vector<Rulebook> all;
    for (const RulebookInfo& book : rulebooks()) {
        const Result<Rulebook> changed = withChanges(book, arguments.values("set"));
        if (!changed) return changed.error();
        all.push_back(*changed);
    }
    return all;
}

std::string compared(const Map& map, PhaseKind kind, const Position& before,
                     const std::vector<Rulebook>& rulebooks, const std::vector<Order>& orders)
{
    std::vector<Played> played;
    for (const Rulebook& rulebook : rulebooks)
        played.push_back({rulebook,
                          {{Season::Spring, 1901, kind},
                           before,
                           {},
                           resolve(kind, map, rulebook.options, before, orders),
                           {}}});
    return Comparison(map, before, std::move(played)).text();
}

int compareFile(const QString& path, const std::vector<Rulebook>& rulebooks)
{
    const Result<std::string> text = readInput(path);
    if (!text) return fail(text.error());
    const Result<std::vector<PositionSheet>> sheets = readPositions(*text, inputName(path), mapLoader());
    if (!sheets) return fail(sheets.error());
    for (const PositionSheet& sheet : *sheets) {
        for (const Error& problem : sheet.problems) fail(problem);
        if (!sheet.problems.empty()) return WrongInput;
        if (!sheet.title.empty()) print(sheet.title + "\n");
        print(compared(*sheet.map, sheet.phase.kind, sheet.position, rulebooks,
                       ordersOf(gameFrom(sheet).current())));
    }
    return Fine;
}

int compareCase(const std::string& id, const std::vector<Rulebook>& rulebooks)
{
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    const Result<Case> found = findCase(**map, id);
    if (!found) return fail(WrongUsage, found.error().text());
    const CaseReport read = runCase(**map, Rulebook{}, *found);
    print(found->id + "  " + found->title + "\n" +
          compared(**map, found->phase, found->before, rulebooks, read.orders));
    return Fine;
}

int run(const Arguments& arguments)
{
    const Result<std::vector<Rulebook>> rulebooks = changedRulebooks(arguments);
    if (!rulebooks) return fail(WrongUsage, rulebooks.error().text());
    if (arguments.has("case") == !arguments.operands().empty())
        return fail(WrongUsage, "expected either a FILE or --case ID");
    if (arguments.has("case")) return compareCase(arguments.value("case").toStdString(), *rulebooks);
    return compareFile(arguments.operands().front(), *rulebooks);
}

} // namespace

Command compareCommand()
{
    return {"compare",
            "[FILE|-]",
            "Resolves the same orders under every rulebook and prints where the results differ, and why.",
            "FILE is a position with orders as for `adjudicate`. Prints for each order on which rulebooks "
            "differ:\n"
            "its results, the rulebooks that give each, and the reason and clause of the first of these.",
            {{"case", "ID", "a built-in test case instead of a file, such as 6.F.18"}, setOption()},
            0,
            1,
            run};
}

} // namespace chancery::cli
