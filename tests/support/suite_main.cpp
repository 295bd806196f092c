// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the suite that the first argument names; without one, lists the suites of this executable.
#include "tests/support/suite.h"

#include <QCoreApplication>

#include <cstdio>
#include <map>

namespace chancery {

namespace {

using Run = int (*)(int& argc, char** argv);

std::map<std::string_view, Run>& suites()
{
    static std::map<std::string_view, Run> all;
    return all;
}

/// "folder/tst_laws.cpp" -> "tst_laws"
std::string_view stem(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1); // from the start where there is no folder: npos + 1 is 0
    return file.substr(0, file.rfind('.'));
}

} // namespace

Suite::Suite(std::string_view file, Run run)
{
    suites().emplace(stem(file), run);
}

} // namespace chancery

int main(int argc, char** argv)
{
    const auto found = argc > 1 ? chancery::suites().find(argv[1]) : chancery::suites().end();
    if (found == chancery::suites().end()) {
        for (const auto& [name, run] : chancery::suites())
            std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
        return argc > 1;
    }
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    return found->second(--argc, argv + 1);
}
