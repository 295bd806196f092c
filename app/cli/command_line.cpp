// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what follows a command's name, and writes its help.
#include "app/cli/command_line.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace chancery::cli {

class ArgumentParser
{
public:
    ArgumentParser(const Command& command, const QStringList& given)
        : command_(command)
        , rest_(given)
    {
    }

    Result<Arguments> read()
    {
        while (!rest_.isEmpty() && problem_.isEmpty()) take(rest_.takeFirst());
        const auto count = read_.operands_.size();
        if (problem_.isEmpty() && count < command_.least) problem_ = "missing operand: " + command_.operands;
        if (problem_.isEmpty() && count > command_.most)
            problem_ = "too many operands: " + read_.operands_.back();
        if (problem_.isEmpty()) return read_;
        return Error{(problem_ + "\nTry: chancery-cli " + command_.name + " --help").toStdString(), {}};
    }

private:
    void take(const QString& word)
    {
        if (onlyOperands_ || word == "-" || !word.startsWith('-')) {
            read_.operands_.append(word);
        } else if (word == "--") {
            onlyOperands_ = true;
        } else {
            takeOption(word);
        }
    }

    void takeOption(const QString& word)
    {
        const qsizetype equals = word.indexOf('=');
        const QString name = word.startsWith("--") ? word.mid(2, equals < 0 ? -1 : equals - 2) : QString();
        const auto option = std::find_if(command_.options.begin(), command_.options.end(),
                                         [&name](const Option& known) { return known.name == name; });
        if (option == command_.options.end()) {
            problem_ = "unknown option " + word;
        } else if (read_.has(name) && !option->repeatable) {
            problem_ = "option --" + name + " is given twice";
        } else if (option->value.isEmpty()) {
            if (equals >= 0) problem_ = "option --" + name + " takes no value";
            read_.values_[name].append(QString());
        } else if (equals >= 0) {
            read_.values_[name].append(word.mid(equals + 1));
        } else if (!option->otherwise.isEmpty()) {
            read_.values_[name].append(option->otherwise);
        } else if (rest_.isEmpty()) {
            problem_ = "option --" + name + " needs a value: " + option->value;
        } else {
            read_.values_[name].append(rest_.takeFirst());
        }
    }

    const Command& command_;
    QStringList rest_;
    Arguments read_;
    QString problem_;
    bool onlyOperands_ = false;
};

QString Arguments::value(const QString& option, const QString& otherwise) const
{
    const QStringList given = values_.value(option);
    return given.isEmpty() ? otherwise : given.back();
}

Result<Arguments> readArguments(const Command& command, const QStringList& given)
{
    return ArgumentParser(command, given).read();
}

QString helpText(const Command& command)
{
    QString text = "Usage: chancery-cli " + command.name + (command.options.empty() ? "" : " [options]") +
                   (command.operands.isEmpty() ? "" : " " + command.operands) + "\n\n" + command.summary +
                   "\n";
    if (!command.details.isEmpty()) text += "\n" + command.details + "\n";
    if (!command.options.empty()) text += "\nOptions:\n";
    for (const Option& option : command.options) {
        const QString value = option.otherwise.isEmpty() ? " " + option.value : "[=" + option.value + "]";
        const QString name = "  --" + option.name + (option.value.isEmpty() ? "" : value);
        text +=
            name.leftJustified(26) + " " + option.help + (option.repeatable ? " (repeatable)" : "") + "\n";
    }
    return text + "\nExit status: 0 done; 1 done, and what was checked does not hold; 2 wrong command line;\n"
                  "3 an input is unreadable or wrong; 4 the output could not be written;\n"
                  "5 parse read something with corrections; 6 a mistake of Chancery itself.\n";
}

int runCommand(const std::vector<Command>& commands, const QStringList& words)
{
    const auto command = std::ranges::find(commands, words.value(0), &Command::name);
    if (command == commands.end()) return fail(WrongUsage, "unknown command " + words.value(0).toStdString());
    const QStringList rest = words.mid(1);
    if (rest.contains("--help") || rest.contains("-h")) {
        print(helpText(*command).toStdString());
        return Fine;
    }
    const Result<Arguments> arguments = readArguments(*command, rest);
    if (!arguments) return fail(WrongUsage, arguments.error().text());
    try {
        return command->run(*arguments);
    } catch (const std::exception& fault) {
        return fail(OwnFault,
                    std::string("this is a mistake of Chancery, not of its input; please report it: ") +
                        fault.what());
    }
}

Option rulebookOption()
{
    return {"rulebook", "ID", "the rulebook to use (default datc)"};
}

Option setOption()
{
    return {"set", "OPTION=VALUE", "change one option of the rulebook", true};
}

Option explainOption(const QString& help)
{
    return {"explain", "judge|plain",
            help + ";\n" + QString(27, ' ') +
                "judge (default): order notation, strengths, clauses; plain: in words",
            false, "judge"};
}

void note(const std::string& message)
{
    flushOut(); // what was printed before comes first
    std::fprintf(stderr, "chancery-cli: %s\n", message.c_str());
}

int fail(Exit status, const std::string& message)
{
    note(message);
    return status;
}

int fail(const Error& error)
{
    return fail(WrongInput, error.text());
}

void print(const std::string& text)
{
    if (!writeOut(text)) std::_Exit(finished(Fine)); // the reader wants no more, and the rest may be long
}

int finished(int status)
{
    return finishOut("chancery-cli", status);
}

} // namespace chancery::cli
