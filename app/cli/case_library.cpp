// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files of cases among the resources.
#include "app/cli/case_library.h"

#include "app/cli/inputs.h"

#include <algorithm>

namespace chancery::cli {

Result<std::vector<Case>> caseLibrary(const Map& map, const std::string& name)
{
    const std::string path = ":/cases/" + (name == "datc" ? std::string("datc-3.2") : name) + ".toml";
    const Result<std::string> text = readInput(QString::fromStdString(path));
    if (!text) return text.error();
    return readCases(map, *text, path);
}

Result<Case> findCase(const Map& map, const std::string& id)
{
    for (const char* library : {"datc", "1971", "alexander", "twenty", "committee"}) {
        const Result<std::vector<Case>> cases = caseLibrary(map, library);
        if (!cases) return cases.error();
        const auto found = std::ranges::find(*cases, id, &Case::id);
        if (found != cases->end()) return *found;
    }
    return Error{"there is no case \"" + id + "\"; expected one such as 6.F.14", {}};
}

} // namespace chancery::cli
