// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli: the engine without a window.
#include "app/cli/commands.h"
#include "engine/base/version.h"
#include "ui/text/language.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace chancery::cli {

namespace {

std::vector<Command> commands()
{
    return {adjudicateCommand(), batchCommand(),  compareCommand(),  datcCommand(),   rulebooksCommand(),
            parseCommand(),      replayCommand(), checkMapCommand(), renderCommand(), showCommand()};
}

QString overview()
{
    QString text = "Usage: chancery-cli COMMAND [options] ...\n\nCommands:\n";
    for (const Command& command : commands())
        text += "  " + command.name.leftJustified(12) + " " + command.summary + "\n";
    return text + "\nchancery-cli COMMAND --help tells more. chancery-cli --version tells the version.\n";
}

int runCommand(const QStringList& words)
{
    const std::vector<Command> all = commands();
    const QString name = words.value(0);
    const auto command =
        std::find_if(all.begin(), all.end(), [&name](const Command& one) { return one.name == name; });
    if (command == all.end())
        return fail(
            WrongUsage,
            (name.isEmpty() ? "a command is missing\n\n" : "unknown command " + name + "\n\n").toStdString() +
                overview().toStdString());
    const QStringList rest = words.mid(1);
    if (rest.contains("--help") || rest.contains("-h")) {
        print(helpText(*command).toStdString());
        return Fine;
    }
    const Result<Arguments> arguments = readArguments(*command, rest);
    return arguments ? command->run(*arguments) : fail(WrongUsage, arguments.error().text());
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
    return runCommand(words);
}

/// Writes Qt's messages to standard error, except the one about a missing XDG_RUNTIME_DIR, which nothing here
/// needs.
void tellMessage(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.contains("XDG_RUNTIME_DIR")) std::fprintf(stderr, "%s\n", qPrintable(message));
}

/// Only drawing needs fonts and images; it never needs a window system.
std::unique_ptr<QCoreApplication> application(int& argc, char** argv)
{
    const bool draws = argc >= 2 && (qstrcmp(argv[1], "render") == 0 || qstrcmp(argv[1], "show") == 0);
    if (!draws) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(tellMessage);
    auto application = std::make_unique<QApplication>(argc, argv); // the audience window paints a show
    speak(QStringLiteral("en"));                                   // plurals of captions
    return application;
}

} // namespace

} // namespace chancery::cli

int main(int argc, char** argv)
{
    const auto application = chancery::cli::application(argc, argv);
    QCoreApplication::setApplicationName("chancery");
    return chancery::cli::run(QCoreApplication::arguments().mid(1));
}
