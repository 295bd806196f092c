// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli cases: finds test cases in all libraries, and runs them all.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/json_writer.h"
#include "engine/explain/case_query.h"
#include "engine/explain/self_test.h"
#include "engine/orders/order_text.h"
#include "ui/files/case_libraries.h"

namespace chancery::cli {

namespace {

std::string motifsText(const MotifSet& motifs)
{
    std::string text;
    for (std::size_t i = 0; i < motifs.size(); ++i)
        if (motifs[i]) text += (text.empty() ? "" : ", ") + std::string(motifName(static_cast<Motif>(i)));
    return text;
}

void writeList(JsonWriter& json, std::string_view key, const std::vector<std::string>& items)
{
    json.key(key).begin('[');
    for (const std::string& item : items) json.text(item);
    json.end(']');
}

std::string caseJson(const CaseIndex& index, const IndexedCase& one)
{
    std::vector<std::string> motifs, units, orders;
    for (std::size_t i = 0; i < one.motifs.size(); ++i)
        if (one.motifs[i]) motifs.emplace_back(motifName(static_cast<Motif>(i)));
    const Position& before = one.theCase.before;
    for (const Unit& unit : before.units) units.push_back(canonical(index.map(), unit));
    for (const Order& order : one.orders)
        if (order.unit.at != nowhere) orders.push_back(canonical(index.map(), before, order));
    std::string text;
    JsonWriter json(text);
    json.begin('{').key("id").text(one.theCase.id).key("library").text(one.library);
    json.key("chapter").text(one.chapter).key("title").text(one.theCase.title);
    json.key("rulebook").text(one.rulebook.id).key("seas").json(std::to_string(one.seas));
    writeList(json, "motifs", motifs);
    writeList(json, "units", units);
    writeList(json, "orders", orders);
    writeList(json, "differs", one.differing);
    writeList(json, "unanswered", one.unanswered);
    json.end('}');
    return text + "\n";
}

/// Lists the cases that a query asks for.
int list(const CaseIndex& index, const std::string& wanted, bool json)
{
    const Result<CaseQuery> query = readCaseQuery(index, wanted);
    if (!query) return fail(WrongUsage, "QUERY: " + query.error().text());
    const std::vector<std::size_t> found = index.find(*query);
    std::string text;
    for (const std::size_t i : found) {
        const IndexedCase& one = index.all()[i];
        const std::string motifs = motifsText(one.motifs);
        text += json ? caseJson(index, one)
                     : one.theCase.id + "  " + one.theCase.title +
                           (motifs.empty() ? "" : "  (" + motifs + ")") + "\n";
    }
    if (!json) text += std::to_string(found.size()) + (found.size() == 1 ? " case\n" : " cases\n");
    print(text);
    return Fine;
}

int listMotifs(const CaseIndex& index)
{
    for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i) {
        std::size_t count = 0;
        for (const IndexedCase& one : index.all()) count += one.motifs[i] ? 1 : 0;
        print(std::string(motifName(static_cast<Motif>(i))) + ": " + std::to_string(count) + "\n");
    }
    return Fine;
}

int selfTest(const CaseIndex& index)
{
    SelfTest test(index);
    while (test.run(100)) {
    }
    for (const SelfTestFailure& failure : test.failures()) {
        print(failure.id + " under " + failure.rulebook + "\n");
        for (const std::string& mismatch : failure.mismatches) print("    " + mismatch + "\n");
    }
    for (const SelfTestRow& row : test.rows())
        print(row.library + (row.rulebook.empty() ? "" : " under " + row.rulebook) + ": " +
              std::to_string(row.passed) + " passed, " + std::to_string(row.failed) + " failed" +
              (row.unknown == 0 ? "" : ", " + std::to_string(row.unknown) + " not applicable") + "\n");
    return test.failures().empty() ? Fine : DoesNotHold;
}

/// Returns an index of the cases of all libraries.
Result<CaseIndex> wholeLibrary(std::shared_ptr<const Map> map)
{
    CaseIndex index(std::move(map));
    for (const CaseLibrary& library : caseLibraries()) {
        const Result<std::string> text = library.text();
        if (!text) return text.error();
        if (const Status added = index.add(library.id, *text, library.path); !added) return added.error();
    }
    return index;
}

int runCases(const Arguments& arguments)
{
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    const Result<CaseIndex> index = wholeLibrary(*map);
    if (!index) return fail(index.error());
    const bool query = !arguments.operands().empty();
    if (arguments.has("motifs") + arguments.has("self-test") + (query || arguments.has("json")) > 1)
        return fail(WrongUsage, "expected only one of QUERY, --motifs and --self-test");
    if (arguments.has("motifs")) return listMotifs(*index);
    if (arguments.has("self-test")) return selfTest(*index);
    return list(*index, arguments.operands().join(' ').toStdString(), arguments.has("json"));
}

} // namespace

Command casesCommand()
{
    return {
        "cases",
        "[QUERY ...]",
        "Finds test cases in all libraries, by words, motifs, units and orders.",
        "Lists the cases that meet every condition of QUERY, all without one. Conditions are\n"
        "    cut            a word of the texts begins so, or one of a motif of the case\n"
        "    \"own unit\"     the texts have this\n"
        "    6.F  IX.3      the number of the case begins so, or one of its clauses\n"
        "    F TYS          this unit is on the board\n"
        "    A BEL - HOL    this order is given, in any notation\n"
        "    beleaguered garrison   the name of a motif (see --motifs)\n"
        "    convoy through two seas\n"
        "    KEY:VALUE      unit, order, motif, seas:2+, library, chapter, power, rulebook, differs:1971,\n"
        "                   unanswered:any, phase:retreat\n"
        "and with - before them they must not be met.",
        {{"motifs", "", "list the motifs with the number of cases that show each"},
         {"self-test", "", "run all cases and count those that passed, by library and rulebook"},
         {"json", "", "print one JSON object a case, on a line of its own"}},
        0,
        1000,
        runCases};
}

} // namespace chancery::cli
