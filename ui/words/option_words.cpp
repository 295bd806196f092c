// SPDX-License-Identifier: GPL-3.0-or-later
// Translates the texts of the option table, and sums up the rules of a game.
#include "ui/words/option_words.h"

#include <QStringList>

namespace chancery {

QString OptionWords::about(const OptionInfo& option)
{
    return tr(option.label);
}

QString OptionWords::value(const OptionInfo& option, std::size_t value)
{
    return tr(option.values[value].label);
}

QString OptionWords::clause(const RulebookInfo& book, const OptionInfo& option)
{
    const std::string& clause = book.clauses.find(option.name)->second;
    if (clause == "not stated") return note(clause);
    const QString text = QString::fromStdString(clause);
    return text.startsWith(QStringLiteral("DATC")) ? text : QString::fromStdString(book.cited) + u' ' + text;
}

QString OptionWords::inForce(const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    const QString name = book ? title(*book) : QString::fromStdString(rules.id);
    const auto count = static_cast<int>(houseRules(rules).size());
    return count == 0 ? name : tr("%1 + %n house rule(s)", nullptr, count).arg(name);
}

QString OptionWords::inForceAtLength(const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    if (!book) return QString::fromStdString(rules.id);
    QStringList lines{title(*book)};
    for (const OptionInfo& option : optionTable())
        if (option.get(rules.options) != option.get(book->options))
            lines
                << tr("%1: %2", "option, value").arg(about(option), value(option, option.get(rules.options)));
    return lines.join(u'\n');
}

QString OptionWords::unknown(const Rulebook& rules)
{
    if (findRulebook(rules.id)) return {};
    return tr("This program has no rulebook “%1”, which the game names. Phases are resolved by “%2”.")
        .arg(QString::fromStdString(rules.id), title(rulebookOrStandIn(rules.id)));
}

QString OptionWords::unknownUntilChosen(const Rulebook& rules)
{
    const QString text = unknown(rules);
    return text.isEmpty() ? text : text + u' ' + tr("Choose the rules that you play by: Edit > Rules.");
}

} // namespace chancery
