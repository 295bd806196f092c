// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of chancery-cli, their options and their exit status.
#pragma once

#include "engine/base/result.h"

#include <QHash>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace chancery::cli {

enum Exit : int {
    Fine = 0,        ///< done
    DoesNotHold = 1, ///< done, and what was checked does not hold
    WrongUsage = 2,  ///< the command line is wrong
    WrongInput = 3,  ///< an input is unreadable or wrong
};

struct Option
{
    QString name;  ///< "rulebook"
    QString value; ///< what stands for its value in the help; empty if it takes none
    QString help;
    bool repeatable = false;
};

/// What was given to a command.
class Arguments
{
public:
    const QStringList& operands() const { return operands_; }
    bool has(const QString& option) const { return values_.contains(option); }
    /// The value given last, or `otherwise`.
    QString value(const QString& option, const QString& otherwise = {}) const;
    QStringList values(const QString& option) const { return values_.value(option); }

private:
    friend class ArgumentParser;
    QStringList operands_;
    QHash<QString, QStringList> values_;
};

struct Command
{
    QString name;
    QString operands; ///< as in the help: "FILE|-"
    QString summary;  ///< one line
    QString details;  ///< the rest of the help
    std::vector<Option> options;
    int least = 0, most = 0; ///< how many operands
    int (*run)(const Arguments& arguments) = nullptr;
};

/// The error says what is wrong with the command line.
Result<Arguments> readArguments(const Command& command, const QStringList& given);
QString helpText(const Command& command);

/// Options that several commands share.
Option rulebookOption();
Option setOption();

/// Writes "chancery-cli: message" to standard error and returns `status`.
int fail(Exit status, const std::string& message);
int fail(const Error& error);
void print(const std::string& text);

} // namespace chancery::cli
