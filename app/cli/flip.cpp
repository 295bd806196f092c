// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli flip: what would turn a result.
#include "engine/explain/flip.h"
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "app/cli/json_writer.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"
#include "ui/files/case_libraries.h"
#include "ui/words/flip_words.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>
#include <string>

namespace chancery::cli {

namespace {

constexpr int mostWaysInText = 8;

/// Names orders and groups of one search.
class Namer
{
public:
    explicit Namer(const FlipSearch& search)
        : phase_(search.question().phase)
        , words_(*phase_.map)
    {
    }

    std::string order(const Order& order) const { return canonical(*phase_.map, phase_.before, order); }
    std::string group(const FlipEffects& does) const { return words_.group(does).toStdString(); }
    std::string power(const Order& order) const
    {
        return order.unit.power == noPower ? "" : (*phase_.map)[order.unit.power].name;
    }
    /// "Germany F HOL - HEL (F HOL H)": the new order and, in brackets, the old one.
    std::string change(const OrderChange& change) const
    {
        return power(change.now) + " " + order(change.now) + " (" +
               (change.written ? order(change.was) : "no order") + ")";
    }

private:
    const PhaseInput& phase_;
    FlipWords words_;
};

std::string counted(std::size_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

void writeWords(JsonWriter& json, const std::string& words)
{
    json.begin('[');
    const std::size_t comma = words.find(", ");
    json.text(words.substr(0, comma));
    if (comma != std::string::npos) json.text(words.substr(comma + 2));
    json.end(']');
}

void writeFlip(JsonWriter& json, const Namer& namer, const Flip& flip)
{
    json.begin('{').key("changes").begin('[');
    for (const OrderChange& change : flip.changes)
        json.begin('[').text(namer.order(change.was)).text(namer.order(change.now)).end(']');
    json.end(']').key("words");
    writeWords(json, words(flip.then));
    json.key("group").text(namer.group(flip.does)).end('}');
}

std::string groupText(const Namer& namer, const FlipGroup& group, const std::vector<Flip>& shown)
{
    std::string text = namer.group(group.does) + ": " + counted(group.ways, "way", "ways") + "\n";
    std::size_t told = 0;
    for (const Flip& flip : shown) {
        if (flip.does != group.does || told == mostWaysInText) continue;
        std::string line;
        for (const OrderChange& change : flip.changes)
            line += (line.empty() ? "" : ", ") + namer.change(change);
        text += "  " + line + ": " + words(flip.then) + "\n";
        ++told;
    }
    if (told < group.ways) text += "  and " + counted(group.ways - told, "more", "more") + "\n";
    return text;
}

/// Returns the answer as text: the groups with the number of ways, and the first ways of each.
std::string flipText(const FlipSearch& search, const FlipAnswer& answer)
{
    const Namer namer(search);
    std::string text =
        namer.power(search.now().order) + " " + namer.order(search.now().order) + ": " + words(search.now()) +
        "\n" + counted(answer.tried, "set", "sets") + " of other orders tried, " +
        (answer.found == 0 ? "none turns it" : counted(answer.found, "turns it", "turn it")) + "\n";
    std::size_t size = 0;
    for (const FlipGroup& group : answer.groups) {
        if (group.does.size() != size) text += group.does.size() == 1 ? "\nOne change\n" : "\nTwo changes\n";
        size = group.does.size();
        text += groupText(namer, group, answer.shown);
    }
    return text;
}

/// Returns the answer as one JSON object, with all flips that are shown.
std::string flipJson(const FlipSearch& search, const FlipAnswer& answer)
{
    const Namer namer(search);
    std::string text;
    JsonWriter json(text);
    json.begin('{').key("order").text(namer.order(search.now().order));
    json.key("power").text(namer.power(search.now().order)).key("now");
    writeWords(json, words(search.now()));
    json.key("flips").begin('[');
    for (const Flip& flip : answer.shown) writeFlip(json, namer, flip);
    json.end(']').key("groups").begin('[');
    for (const FlipGroup& group : answer.groups)
        json.begin('{')
            .key("group")
            .text(namer.group(group.does))
            .key("size")
            .json(std::to_string(group.does.size()))
            .key("ways")
            .json(std::to_string(group.ways))
            .end('}');
    json.end(']').key("found").json(std::to_string(answer.found));
    json.key("tried").json(std::to_string(answer.tried)).end('}');
    return text;
}

constexpr int threads = 2;

/// What the command line asks.
struct Wish
{
    std::string order, power;
    std::vector<std::string> units;
    int size = 2;
    bool json = false;
};

bool alike(const std::string& a, const std::string& b)
{
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::toupper(x) == std::toupper(y); });
}

/// Returns the unit whose order is written like this; it may be the unit alone, or the order in another
/// notation.
Result<Province> askedUnit(const PhaseInput& phase, const Outcome& before, const std::string& text)
{
    const Map& map = *phase.map;
    const auto matches = [&](const OrderResult& result) {
        const Order& order = result.order;
        if (alike(canonical(map, phase.before, order), text) || alike(canonical(map, order.unit), text))
            return true;
        const Result<Order> read = readOrder({map, phase.before, phase.kind, order.power}, text);
        return read && canonical(map, phase.before, *read) == canonical(map, phase.before, order);
    };
    for (const OrderResult& result : before.results)
        if (result.order.unit.at != nowhere && matches(result)) return map.provinceOf(result.order.unit.at);
    return Error{"--order " + text + ": there is no such order in this position", {}};
}

/// Returns the units whose orders may change: those of --power and those of --unit, or all.
Result<std::optional<ProvinceSet>> changingUnits(const PhaseInput& phase, const Wish& wish)
{
    const Map& map = *phase.map;
    const Power power = wish.power.empty() ? noPower : map.findPower(wish.power);
    if (!wish.power.empty() && power == noPower)
        return Error{"--power " + wish.power + ": there is no such power on this map", {}};
    ProvinceSet among;
    for (const Unit& unit : phase.before.units)
        among.addIf(map.provinceOf(unit.at), power != noPower && unit.power == power);
    for (const std::string& text : wish.units) {
        const auto named = [&](const Unit& unit) {
            return alike(canonical(map, unit), text) || findProvince(map, text) == map.provinceOf(unit.at);
        };
        const auto found = std::ranges::find_if(phase.before.units, named);
        if (found == phase.before.units.end())
            return Error{"--unit " + text + ": there is no such unit in this position", {}};
        among.add(map.provinceOf(found->at));
    }
    if (wish.power.empty() && wish.units.empty()) return std::optional<ProvinceSet>();
    return std::optional(among);
}

FlipAnswer answerTo(const FlipSearch& search, int size)
{
    FlipTally tally;
    tally.add(search.singles());
    std::mutex lock;
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t slice = next++; slice < search.slices(); slice = next++) {
            const FlipYield yield = search.slice(slice);
            const std::lock_guard guard(lock);
            tally.add(yield);
        }
    };
    std::vector<std::future<void>> helpers;
    for (int i = 0; size > 1 && i < threads; ++i) helpers.push_back(std::async(std::launch::async, work));
    for (std::future<void>& helper : helpers) helper.get();
    return tally.answer(search);
}

int answer(const PhaseInput& phase, const Wish& wish)
{
    if (phase.kind != PhaseKind::Movement)
        return fail(WrongInput, "expected a movement phase; only its results can be turned by other orders");
    const Result<Province> asked = askedUnit(phase, resolve(phase), wish.order);
    if (!asked) return fail(WrongUsage, asked.error().text());
    const Result<std::optional<ProvinceSet>> among = changingUnits(phase, wish);
    if (!among) return fail(WrongUsage, among.error().text());
    const FlipQuestion question{phase, *asked, *among};
    if (!canBeAsked(question))
        return fail(WrongUsage, "--order " + wish.order + ": no unit of the board has it");
    const FlipSearch search(question);
    const FlipAnswer found = answerTo(search, wish.size);
    print(wish.json ? flipJson(search, found) + "\n" : flipText(search, found));
    return Fine;
}

int answerFile(const QString& path, const Rulebook& rulebook, const Wish& wish)
{
    const Result<std::vector<PositionSheet>> sheets = readSheets(path);
    if (!sheets) return fail(sheets.error());
    int status = Fine;
    for (const PositionSheet& sheet : *sheets) {
        for (const Error& problem : sheet.problems) status = fail(problem);
        if (!sheet.problems.empty()) continue;
        Game game = gameFrom(sheet);
        game.rulebook = rulebook;
        if (const int answered = answer(inputOf(game, game.current()), wish); answered != Fine)
            return answered;
    }
    return status;
}

int answerCase(const Arguments& arguments, const Rulebook& chosen, const Wish& wish)
{
    const Result<std::shared_ptr<const Map>> map = mapLoader()("standard");
    if (!map) return fail(map.error());
    const Result<Case> found = findCase(**map, arguments.value("case").toStdString());
    if (!found) return fail(WrongUsage, found.error().text());
    const Result<Rulebook> own = rulebookFor(*found);
    if (!own) return fail(own.error());
    const bool asStated = !arguments.has("rulebook") && !arguments.has("set");
    const Rulebook& rulebook = asStated ? *own : chosen;
    const CaseReport read = runCase(**map, rulebook, *found);
    return answer({found->phase, *map, rulebook.options, found->before, read.orders, {}, {}}, wish);
}

Result<Wish> wishFrom(const Arguments& arguments)
{
    Wish wish{arguments.value("order").trimmed().toStdString(),
              arguments.value("power").toStdString(),
              {},
              2,
              arguments.has("json")};
    if (wish.order.empty())
        return Error{"--order is missing; expected the order whose result is asked about", {}};
    for (const QString& unit : arguments.values("unit")) wish.units.push_back(unit.toStdString());
    const QString size = arguments.value("size", "2");
    if (size != "1" && size != "2") return Error{"--size " + size.toStdString() + ": expected 1 or 2", {}};
    wish.size = size.toInt();
    return wish;
}

int runFlip(const Arguments& arguments)
{
    const Result<Wish> wish = wishFrom(arguments);
    if (!wish) return fail(WrongUsage, wish.error().text());
    const Result<Rulebook> rulebook = chosenRulebook(arguments);
    if (!rulebook) return fail(WrongUsage, rulebook.error().text());
    if (arguments.has("case") == !arguments.operands().empty())
        return fail(WrongUsage, "expected either a FILE or --case ID");
    if (arguments.has("case")) return answerCase(arguments, *rulebook, *wish);
    return answerFile(arguments.operands().front(), *rulebook, *wish);
}

} // namespace

Command flipCommand()
{
    return {
        "flip",
        "[FILE|-]",
        "Finds the changed orders after which the result of an order is another.",
        "FILE is a position with orders as for `adjudicate`. Finds every smallest set of changed orders "
        "after\n"
        "which the order asked about ends in other words: every one change, and every two of different "
        "units\n"
        "neither of which does it alone. A move that fails is not turned by never setting out, as without a\n"
        "convoy. A change gives another legal order to a unit, to hold included, but "
        "not\n"
        "to the unit asked about. The sets are grouped by what they do; at most 2,000 are shown and all "
        "counted.\n"
        "With --json: {\"order\", \"power\", \"now\": [words], \"flips\": [{\"changes\": [[old, new], ...],\n"
        "\"words\": [...], \"group\": \"...\"}], \"groups\": [{\"group\", \"size\", \"ways\"}], \"found\": "
        "n,\n"
        "\"tried\": n}.",
        {{"order", "TEXT", "the order asked about, such as \"F NWY - NTH\"; its unit alone will do"},
         {"size", "1|2", "the most orders to change (default: 2)"},
         {"power", "NAME", "only orders of this power may change"},
         {"unit", "UNIT",
          "only the order of this unit may change, such as \"F NTH\"; may be given more than once", true},
         {"case", "ID", "a built-in test case instead of a file, such as 6.F.18"},
         rulebookOption(),
         setOption(),
         {"json", "", "print JSON, one object for each position"}},
        0,
        1,
        runFlip};
}

} // namespace chancery::cli
