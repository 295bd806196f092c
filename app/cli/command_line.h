// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of chancery-cli, their options and exit status.
#pragma once

#include "engine/base/result.h"
#include "engine/base/standard_output.h"

#include <QHash>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace chancery::cli {

/// The exit status of every command.
enum Exit : int {
    Fine = 0,        ///< done
    DoesNotHold = 1, ///< done, and what was checked does not hold
    WrongUsage = 2,  ///< the command line is wrong
    WrongInput = 3,  ///< an input is unreadable or wrong
    OutputLost =
        outputLost, ///< 4: the output could not be written; whatever else there is to say, this counts
    Corrected = 5,  ///< `parse` read something with corrections, each named on standard error
    OwnFault = 6,   ///< a check of Chancery failed: a mistake of the program, not of its input
};

/// An option of a command.
struct Option
{
    QString name;  ///< without the dashes: "rulebook"
    QString value; ///< the word for its value in the help; empty if it takes none
    QString help;
    bool repeatable = false; ///< whether it may be given more than once
    QString otherwise = {};  ///< its value if it is given without one; empty if it needs one
};

/// What was given to a command.
class Arguments
{
public:
    /// Returns the arguments that are not options, in order.
    const QStringList& operands() const { return operands_; }
    /// Returns whether the option was given.
    bool has(const QString& option) const { return values_.contains(option); }
    /// Returns the option's last value, or `otherwise` if it was not given.
    QString value(const QString& option, const QString& otherwise = {}) const;
    /// Returns all values of the option, in order.
    QStringList values(const QString& option) const { return values_.value(option); }

private:
    friend class ArgumentParser;
    QStringList operands_;
    QHash<QString, QStringList> values_;
};

/// One command: its help, its options, and the function that runs it.
struct Command
{
    QString name;
    QString operands; ///< as in the help: "FILE|-"
    QString summary;  ///< one line
    QString details;  ///< the rest of the help
    std::vector<Option> options;
    int least = 0, most = 0;                          ///< the least and most operands that it takes
    int (*run)(const Arguments& arguments) = nullptr; ///< returns the exit status
};

/// Reads what follows the command's name. The error says what is wrong with the command line.
Result<Arguments> readArguments(const Command& command, const QStringList& given);
/// Returns the whole help of a command.
QString helpText(const Command& command);
/// Runs the command that the first word names, with the words after it, and returns its exit status. Prints
/// its help where that is asked for. The first word must name one of the commands.
int runCommand(const std::vector<Command>& commands, const QStringList& words);

/// Returns the option --rulebook, which several commands share.
Option rulebookOption();
/// Returns the option --set, which several commands share.
Option setOption();
/// Returns the option --explain, which several commands share. `help` says what is explained.
Option explainOption(const QString& help);

/// Writes "chancery-cli: message" to standard error and returns `status`.
int fail(Exit status, const std::string& message);
/// Writes "chancery-cli: message" to standard error, behind what was printed before.
void note(const std::string& message);
/// Writes the error to standard error and returns Exit::WrongInput.
int fail(const Error& error);
/// Writes the text to standard output. If that cannot be done, the program ends at once, as `finished` says.
void print(const std::string& text);
/// Returns the exit status of a command that ends with `status`: OutputLost if something that it printed
/// could not be written, and then standard error says why; nothing is said of a pipe that was closed, as by
/// `head`.
int finished(int status);

} // namespace chancery::cli
