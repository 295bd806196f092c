// SPDX-License-Identifier: GPL-3.0-or-later
// The options of rulebooks in the user's language.
#pragma once

#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

/// Names the options of rulebooks and their values.
class OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::OptionWords)

public:
    /// Returns what an option decides: "A convoy with several routes".
    static QString about(const OptionInfo& option);
    /// Returns what a value of an option means: "fails only if every route is disrupted". `value` is an index
    /// into OptionInfo::values.
    static QString value(const OptionInfo& option, std::size_t value);
    /// Returns the translation of a rulebook's remark. A remark without a translation is returned unchanged.
    static QString note(const std::string& text);
    /// Returns the clause in which a rulebook decides an option: "Alexander IV.5.f". If there is none, it
    /// returns "not stated", translated.
    static QString clause(const RulebookInfo& book, const OptionInfo& option);
};

} // namespace chancery
