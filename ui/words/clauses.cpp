// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/clauses.h"

#include "engine/rules/house_rules.h"
#include "ui/words/option_words.h"
#include "ui/words/words.h"

#include <QRegularExpression>

#include <algorithm>

namespace chancery {

namespace {

QString houseRule(const std::vector<Deviation>& deviating)
{
    QStringList names;
    for (const Deviation& one : deviating)
        if (const OptionInfo* option = findOption(one.option))
            names << Words::tr("“%1”", "a house rule").arg(OptionWords::about(*option));
    return Words::tr("house rule %1").arg(names.join(QStringLiteral(", ")));
}

} // namespace

QString spokenClause(QString number)
{
    static const QRegularExpression page(QStringLiteral("\\bpage (\\d+)"));
    return number.replace(page, Words::tr("page %1", "of a rulebook").arg(QStringLiteral("\\1")));
}

QString clauseBehind(Rule rule, const Rulebook& rules, PhaseKind kind, bool occupied)
{
    const std::vector<Deviation> deviating = houseRulesBehind(rule, rules);
    return deviating.empty() ? spokenClause(QString::fromStdString(clauseUnder(rule, rules, kind, occupied)))
                             : houseRule(deviating);
}

QString clauseDeciding(std::string_view option, const Rulebook& rules)
{
    const RulebookInfo* book = findRulebook(rules.id);
    const auto info = std::ranges::find(optionTable(), option, &OptionInfo::name);
    if (!book || info == optionTable().end()) return {};
    for (const Deviation& one : houseRules(rules))
        if (one.option == option) return houseRule({one});
    return OptionWords::clause(*book, *info);
}

QString withClause(QString sentence, const QString& clause)
{
    if (!clause.isEmpty() && sentence.endsWith(u'.'))
        sentence.insert(sentence.size() - 1, u' ' + Words::tr("(%1)", "clause").arg(clause));
    return sentence;
}

QString unbroken(QString text)
{
    static const QRegularExpression within(QStringLiteral("(?<=\\w)\\.(?=\\w)"));
    constexpr char16_t wordJoiner = u'\u2060';
    return text.replace(within, QString(u'.') + QChar(wordJoiner));
}

} // namespace chancery
