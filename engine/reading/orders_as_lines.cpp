// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/orders_as_lines.h"

#include "engine/reading/program_lines.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"

namespace chancery {

std::string ordersAsLines(std::string_view text, std::shared_ptr<const Map> map)
{
    const bool written = &formOf(text) == &textForms().back();
    if (written && !isBackstabbrPage(text) && !hasPythonCalls(text)) return inPlainLines(text);
    const MapLoader maps = [&map](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        return id == map->id ? Result<std::shared_ptr<const Map>>(map)
                             : Error{"these are orders on another map", id};
    };
    const Result<Study> study = readAnyStudy(text, {}, maps, map);
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

} // namespace chancery
