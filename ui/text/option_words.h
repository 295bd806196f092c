// SPDX-License-Identifier: GPL-3.0-or-later
// Rulebooks and their options in the user's language.
#pragma once

#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"

#include <QCoreApplication>
#include <QString>

namespace chancery {

class OptionWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::OptionWords)

public:
    /// "A convoy with several routes".
    static QString about(const OptionInfo& option);
    /// "fails only when every route is broken".
    static QString value(const OptionInfo& option, std::size_t value);
    /// A remark of a rulebook; one that is not known here stays as it is.
    static QString note(const std::string& text);
    /// Where a rulebook says it: "Alexander IV.5.f".
    static QString clause(const RulebookInfo& book, const OptionInfo& option);

    static QString title(const RulebookInfo& book);        ///< "The Alexander Rules (Justin Alexander)"
    static QString inForce(const Rulebook& rules);         ///< "Alexander + 2 house rules"
    static QString inForceAtLength(const Rulebook& rules); ///< title, and every house rule on a line
};

} // namespace chancery
