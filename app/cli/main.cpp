// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli: the engine without a window.
#include "app/cli/commands.h"
#include "app/cli/inputs.h"
#include "engine/base/system.h"
#include "engine/base/version.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery::cli {

namespace {

std::vector<Command> commands()
{
    return {adjudicateCommand(), batchCommand(),   casesCommand(),     checkLanguageCommand(),
            clauseCommand(),     compareCommand(), convertCommand(),   datcCommand(),
            flipCommand(),       parseCommand(),   rulebooksCommand(), replayCommand()};
}

QString overview()
{
    const auto line = [](const QString& name, const QString& summary) {
        return "  " + name.leftJustified(14) + " " + summary + "\n";
    };
    QString text = "Usage: chancery-cli COMMAND [options] ...\n\nCommands:\n";
    for (const Command& command : commands()) text += line(command.name, command.summary);
    for (const DrawnCommand& command : drawnCommands) text += line(command.name, command.summary);
    return text +
           "\nchancery-cli COMMAND --help explains a command. chancery-cli --version prints the version.\n";
}

bool draws(const QString& name)
{
    return std::ranges::any_of(drawnCommands,
                               [&name](const DrawnCommand& one) { return name == QLatin1String(one.name); });
}

/// Becomes the program `chancery`, which draws. Returns only if that cannot be run.
int becomeDrawing(const QStringList& words)
{
    const std::string program = (QCoreApplication::applicationDirPath() + "/chancery").toStdString();
    std::vector<std::string> all{QCoreApplication::arguments().front().toStdString(), drawingWord};
    for (const QString& word : words) all.push_back(word.toStdString());
    const std::string why = system::become(program, all);
    return fail(WrongInput, all[2] + " needs the program " + program + ": " + why);
}

int run(const QStringList& words)
{
    const QString first = words.value(0);
    if (first == "--help" || first == "-h" || first == "help") {
        print(overview().toStdString());
        return Fine;
    }
    if (first == "--version") {
        print(std::string("chancery ") + programVersion() + "\n");
        return Fine;
    }
    if (draws(first)) return becomeDrawing(words);
    if (const std::vector<Command> all = commands(); std::ranges::count(all, first, &Command::name))
        return runCommand(all, words);
    const QString wrong = first.isEmpty() ? QString("a command is missing") : "unknown command " + first;
    return fail(WrongUsage, (wrong + "\n\n" + overview()).toStdString());
}

} // namespace

} // namespace chancery::cli

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName("chancery");
    chancery::system::prepareStreams(); // also of `chancery`, if this becomes it
    chancery::cli::findOwnLanguages();
    return chancery::cli::finished(chancery::cli::run(QCoreApplication::arguments().mid(1)));
}
