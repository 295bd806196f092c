// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the answer of a flip search.
#include "app/cli/flip_report.h"

#include "app/cli/json_writer.h"
#include "engine/orders/order_text.h"
#include "ui/words/flip_words.h"

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

} // namespace

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

} // namespace chancery::cli
