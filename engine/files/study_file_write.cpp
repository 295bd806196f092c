// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the document of a study: keys in a fixed order, the orders of one power on a line.
#include "engine/files/study_file.h"

#include "engine/base/version.h"
#include "engine/files/game_keys.h"
#include "engine/files/position_toml.h"
#include "engine/files/rules_toml.h"
#include "engine/rules/option_table.h"

#include <algorithm>

namespace chancery {

namespace {

std::string line(std::string_view key, const std::string& value)
{
    return std::string(key) + " = " + value + "\n";
}

/// Returns `key = "text"`, over several lines if the text has several; nothing if it is empty.
std::string prose(std::string_view key, const std::string& text)
{
    if (text.empty()) return {};
    if (text.find('\n') == std::string::npos) return line(key, quoted(text));
    std::string written;
    for (std::size_t begin = 0, end = 0; end != std::string::npos; begin = end + 1) {
        end = text.find('\n', begin);
        const std::string piece =
            quoted(text.substr(begin, end - begin)); // every quotation mark inside is escaped
        written += '\n' + piece.substr(1, piece.size() - 2);
    }
    return line(key, "\"\"\"" + written + "\"\"\"");
}

std::string orderItem(const StudyOrder& order)
{
    if (order.understood.empty() && order.sheet == 0) return quoted(order.text);
    std::string text = "{ written = " + quoted(order.text);
    std::string understood;
    for (const std::string& one : order.understood)
        understood += (understood.empty() ? "" : ", ") + quoted(one);
    if (!understood.empty()) text += ", understood = [" + understood + "]";
    if (order.sheet > 0) text += ", sheet = " + std::to_string(order.sheet);
    return text + " }";
}

/// Returns `key = ["text", "text"]`; nothing if there is no text.
std::string list(std::string_view key, const std::vector<std::string>& texts)
{
    std::string items;
    for (const std::string& text : texts) items += (items.empty() ? "" : ", ") + quoted(text);
    return items.empty() ? items : line(key, "[" + items + "]");
}

std::vector<StudyOrder> ordersOf(const std::vector<StudyOrder>& orders, Power power)
{
    std::vector<StudyOrder> own;
    for (const StudyOrder& order : orders)
        if (order.power == power) own.push_back(order);
    return own;
}

std::string ordersToml(const Map& map, const StudyNode& node, const StudyNode* varied,
                       const std::string& prefix)
{
    std::string text;
    for (const Power power : map.everyPower()) {
        const std::vector<StudyOrder> own = ordersOf(node.orders, power);
        if (varied ? own == ordersOf(varied->orders, power) : own.empty()) continue;
        std::string items;
        for (const StudyOrder& order : own) items += (items.empty() ? "" : ", ") + orderItem(order);
        text += line(tomlKey(map[power].name), "[" + items + "]");
    }
    return text.empty() ? text : "\n[" + prefix + "line.orders]\n" + text;
}

std::string nodeToml(const Study& study, const StudyNode& node, const std::string& prefix)
{
    std::string text = "\n[[" + prefix + "line]]\n" + line("id", std::to_string(node.id));
    if (node.after != noNode)
        text += line("after", std::to_string(node.after)) + line("phase", quoted(shortName(node.phase)));
    if (node.insteadOf != noNode) text += line("instead_of", std::to_string(node.insteadOf));
    text += prose("name", node.name) + prose("comment", node.comment);
    if (node.kept) text += line("kept", "true");
    if (node.paradoxChoice) text += line("paradox_choice", quoted(choiceName(*node.paradoxChoice)));
    text += list("said", node.said);
    const StudyNode* varied = nodeOf(study, node.insteadOf);
    const bool above = varied && varied < &node;
    return text + unknownLines(node.unknown, false) + unknownLines(node.unknown, true) +
           ordersToml(*study.map, node, above ? varied : nullptr, prefix);
}

std::string sourceToml(const StudySource& source, const std::string& prefix)
{
    const std::string text = prose("library", source.library) + prose("case", source.testCase) +
                             prose("game", source.game) + prose("phase", source.phase) +
                             (source.rulebook ? line("rulebook", quoted(*source.rulebook)) : "");
    return text.empty() ? text : "\n[" + prefix + "source]\n" + text;
}

NodeId highestId(const Study& study)
{
    return std::ranges::max_element(study.nodes, {}, &StudyNode::id)->id;
}

/// Returns what a study has besides its format and its map. The names of its tables begin with `prefix`.
std::string contentToml(const Study& study, std::size_t without, const std::string& prefix)
{
    std::string text = line("rulebook", quoted(study.rulebook.id)) +
                       line("phase", quoted(shortName(study.phase))) + prose("title", study.title) +
                       prose("commentary", study.commentary) + list("ownerless", study.ownerless);
    if (study.lastId > highestId(study)) text += line("last_line", std::to_string(study.lastId));
    text += unknownLines(study.unknown, false) + unknownLines(study.unknown, true) +
            contestedToml(*study.map, study.position) + rulesToml(study.rulebook, prefix) +
            sourceToml(study.source, prefix) + positionToml(*study.map, study.position, prefix);
    for (std::size_t i = without; i < study.nodes.size(); ++i)
        text += nodeToml(study, study.nodes[i], prefix);
    return text;
}

} // namespace

std::string writeStudy(const Study& study, std::size_t without)
{
    return line("format", std::to_string(studyFormat)) + line("program", quoted(programVersion())) +
           line("map", quoted(study.map->id)) + contentToml(study, without, "");
}

std::string variationToml(const Study& variations)
{
    return "\n[[variation]]\n" + contentToml(variations, 0, "variation.");
}

} // namespace chancery
