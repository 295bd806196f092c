// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/orders_as_lines.h"

#include "engine/files/webdiplomacy.h"
#include "engine/reading/program_lines.h"
#include "engine/reading/refused_forms.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"

namespace chancery {

namespace {

/// Loads only the map of an order sheet.
MapLoader loaderOf(std::shared_ptr<const Map> map)
{
    return [map = std::move(map)](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        return id == map->id ? Result<std::shared_ptr<const Map>>(map)
                             : Error{"these are orders on another map", id};
    };
}

} // namespace

std::string ordersAsLines(std::string_view text, std::shared_ptr<const Map> map)
{
    const bool written = &formOf(text) == &textForms().back();
    if (written && !isBackstabbrPage(text) && !hasPythonCalls(text)) return inPlainLines(text);
    const Result<Study> study = readAnyStudy(text, {}, loaderOf(map), map);
    if (!study || study->nodes.front().orders.empty()) return std::string(text);
    std::string lines = shortName(study->phase) + "\n";
    Power above = noPower;
    for (const StudyOrder& order : study->nodes.front().orders) {
        if (order.power != above) lines += (*map)[order.power].name + ":\n";
        above = order.power;
        lines += order.text + "\n";
    }
    return lines;
}

std::optional<Error> whyNoSheet(std::string_view text, std::string_view lines, std::shared_ptr<const Map> map)
{
    const TextForm& form = formOf(text);
    const bool listed = isDson(text) || (beginsWithJson(text) && !form.refusal && !isWebDiplomacy(text));
    if (lines != text || listed || &form == &textForms().back()) return std::nullopt;
    const MapLoader maps = loaderOf(map);
    if (const Result<TextContent> content = readText({text, {}, maps, map}); !content) return content.error();
    return Error{"this is " + std::string(form.name) + " without orders, not an order sheet; use adjudicate",
                 {}};
}

} // namespace chancery
