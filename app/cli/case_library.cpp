// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files of cases among the resources.
#include "app/cli/case_library.h"

#include "app/cli/inputs.h"

namespace chancery::cli {

Result<std::vector<Case>> caseLibrary(const Map& map, const std::string& name)
{
    const std::string path = ":/cases/" + (name == "datc" ? std::string("datc-3.2") : name) + ".toml";
    const Result<std::string> text = readInput(QString::fromStdString(path));
    if (!text) return text.error();
    return readCases(map, *text, path);
}

} // namespace chancery::cli
