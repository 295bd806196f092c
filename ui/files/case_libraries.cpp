// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/case_libraries.h"

#include "ui/files/files.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

const CaseLibrary libraries[] = {
    {"datc", QT_TRANSLATE_NOOP("CaseLibrary", "DATC 3.2"), ":/cases/datc-3.2.toml"},
    {"1971", QT_TRANSLATE_NOOP("CaseLibrary", "1971 rules"), ":/cases/1971.toml"},
    {"alexander", QT_TRANSLATE_NOOP("CaseLibrary", "Alexander Rules"), ":/cases/alexander.toml"},
    {"twenty", QT_TRANSLATE_NOOP("CaseLibrary", "Twenty Rules"), ":/cases/twenty.toml"},
    {"committee", QT_TRANSLATE_NOOP("CaseLibrary", "Committee rules"), ":/cases/committee.toml"},
};

} // namespace

Result<std::string> CaseLibrary::text() const
{
    const Result<QByteArray> content = readWholeFile(QLatin1String(path));
    if (!content) return content.error();
    return content->toStdString();
}

Result<std::vector<Case>> CaseLibrary::cases(const Map& map) const
{
    const Result<std::string> content = text();
    if (!content) return content.error();
    return readCases(map, *content, path);
}

std::span<const CaseLibrary> caseLibraries()
{
    return libraries;
}

Result<Case> findCase(const Map& map, const std::string& id)
{
    for (const CaseLibrary& library : libraries) {
        const Result<std::vector<Case>> cases = library.cases(map);
        if (!cases) return cases.error();
        const auto found = std::ranges::find(*cases, id, &Case::id);
        if (found != cases->end()) return *found;
    }
    return Error{"there is no case \"" + id + "\"; expected one such as 6.F.14", {}};
}

} // namespace chancery
