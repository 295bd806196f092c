// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli check-language: what a language's folder lacks, what collides, and what does not fit.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "ui/words/blank_texts.h"
#include "ui/words/language_check.h"

#include <QDir>

namespace chancery::cli {

namespace {

int runCheckLanguage(const Arguments& arguments)
{
    const QString folder = arguments.operands().front();
    if (arguments.has("add-texts")) {
        const Result<int> added = addBlankTexts(folder);
        if (!added) return fail(added.error());
        print(std::to_string(*added) + " text(s) added to texts.ts\n");
        return Fine;
    }
    const MapLoader loader = mapLoader();
    std::vector<std::shared_ptr<const Map>> maps;
    for (const QFileInfo& table : QDir(QStringLiteral(":/maps")).entryInfoList({"*.toml"}, QDir::Files))
        if (const auto map = loader(table.completeBaseName().toStdString())) maps.push_back(*map);
    const Result<LanguageReport> report = checkLanguage(folder, maps);
    if (!report) return fail(report.error());
    for (const std::string& line : report->faults) print(line + "\n");
    if (!arguments.has("faults"))
        for (const std::string& line : report->missing) print("missing: " + line + "\n");
    print(std::to_string(report->faults.size()) + " fault(s), " + std::to_string(report->missing.size()) +
          " thing(s) missing\n");
    return report->faults.empty() ? Fine : DoesNotHold;
}

} // namespace

Command checkLanguageCommand()
{
    return {
        "check-language",
        "DIR",
        "Says what a language's folder lacks, what collides in it, and what does not fit.",
        "A line for each fault, with its file and place: a word of orders or a name that means two "
        "things, a\n"
        "text that lost a gap or is much longer than the English one, a file that cannot be read. Then "
        "what is\n"
        "missing, which is English meanwhile. Ends with status 1 if there is a fault.",
        {{"faults", "", "leave out what is only missing"},
         {"add-texts", "", "write the texts that texts.ts lacks into it, untranslated, and check nothing"}},
        1,
        1,
        runCheckLanguage};
}

} // namespace chancery::cli
