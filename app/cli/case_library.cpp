// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files of cases among the resources.
#include "app/cli/case_library.h"

#include "app/cli/inputs.h"

#include <algorithm>

namespace chancery::cli {

namespace {

QString pathOf(const std::string& library)
{
    return QString::fromStdString(":/cases/" + (library == "datc" ? std::string("datc-3.2") : library) +
                                  ".toml");
}

} // namespace

std::vector<std::string> libraryIds()
{
    return {"datc", "1971", "alexander", "twenty", "committee"};
}

Result<std::vector<Case>> caseLibrary(const Map& map, const std::string& name)
{
    const Result<std::string> text = readInput(pathOf(name));
    if (!text) return text.error();
    return readCases(map, *text, pathOf(name).toStdString());
}

Result<CaseIndex> wholeLibrary(std::shared_ptr<const Map> map)
{
    CaseIndex index(std::move(map));
    for (const std::string& library : libraryIds()) {
        const Result<std::string> text = readInput(pathOf(library));
        if (!text) return text.error();
        if (const Status added = index.add(library, *text, pathOf(library).toStdString()); !added)
            return added.error();
    }
    return index;
}

Result<Case> findCase(const Map& map, const std::string& id)
{
    for (const std::string& library : libraryIds()) {
        const Result<std::vector<Case>> cases = caseLibrary(map, library);
        if (!cases) return cases.error();
        const auto found = std::ranges::find(*cases, id, &Case::id);
        if (found != cases->end()) return *found;
    }
    return Error{"there is no case \"" + id + "\"; expected one such as 6.F.14", {}};
}

} // namespace chancery::cli
