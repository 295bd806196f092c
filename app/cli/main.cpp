// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli: the engine without a window.
#include "app/cli/commands.h"
#include "engine/base/standard_output.h"
#include "engine/base/version.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace chancery::cli {

namespace {

std::vector<Command> commands()
{
    return {adjudicateCommand(), batchCommand(),     casesCommand(), clauseCommand(),
            compareCommand(),    convertCommand(),   datcCommand(),  flipCommand(),
            parseCommand(),      rulebooksCommand(), replayCommand()};
}

QString overview()
{
    const auto line = [](const QString& name, const QString& summary) {
        return "  " + name.leftJustified(12) + " " + summary + "\n";
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
int becomeDrawing(char** argv)
{
    const std::string program = (QCoreApplication::applicationDirPath() + "/chancery").toStdString();
    std::vector<char*> words{argv[0], const_cast<char*>(drawingWord)}; // execv changes nothing
    for (char** word = argv + 1; *word; ++word) words.push_back(*word);
    words.push_back(nullptr);
    execv(program.c_str(), words.data());
    return fail(WrongInput,
                std::string(argv[1]) + " needs the program " + program + ": " + std::strerror(errno));
}

int run(const QStringList& words, char** argv)
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
    if (draws(first)) return becomeDrawing(argv);
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
    chancery::outliveClosedPipes(); // also of `chancery`, if this becomes it
    return chancery::cli::finished(chancery::cli::run(QCoreApplication::arguments().mid(1), argv));
}
