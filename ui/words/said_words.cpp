// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/said_words.h"

#include "engine/rules/rulebooks.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <QStringList>

#include <algorithm>

namespace chancery {

QString SaidWords::unit(const SaidUnit& unit) const
{
    const QString named = brief(*game_.map, unit.unit), power = Words(*game_.map).power(unit.unit.power);
    if (unit.dislodged)
        return (unit.theirs ? tr("They say that %1 (%2) is dislodged, we do not.", "unit, power")
                            : tr("We say that %1 (%2) is dislodged, they do not.", "unit, power"))
            .arg(named, power);
    return (unit.theirs ? tr("After this phase they have %1 (%2), we do not.", "unit, power")
                        : tr("After this phase we have %1 (%2), they do not.", "unit, power"))
        .arg(named, power);
}

QString SaidWords::claim(const SaidDifference& difference) const
{
    if (!difference.units.empty()) {
        QStringList units;
        for (const SaidUnit& one : difference.units) units << unit(one);
        return units.join(u' ');
    }
    const OrderResult& result = record_.outcome->results[*difference.result];
    const QString order = brief(*game_.map, record_.before, result.order);
    const QString power = Words(*game_.map).power(powerOf(result)), ours = Words::verdict(result);
    if (difference.unmarked)
        return tr("%1 (%2): they do not mark it as failed, we say “%3”.", "order, power, our result")
            .arg(order, power, ours);
    return tr("%1 (%2): they say “%3”, we say “%4”.", "order, power, their result, our result")
        .arg(order, power, QString::fromStdString(difference.word.written), ours);
}

QString SaidWords::reason(const SaidDifference& difference) const
{
    if (!difference.result) return {};
    return Words(*game_.map, game_.rulebook, register_)
        .explanation(record_.outcome->results[*difference.result], record_);
}

QString SaidWords::rulebooks(const SaidDifference& difference) const
{
    if (std::ranges::any_of(record_.written, [](const WrittenOrder& line) { return !line.problem.empty(); }))
        return tr("A line of the text could not be read; it may be the cause.");
    if (difference.rulebooks.empty()) return tr("Theirs would be right by none of the rulebooks.");
    QStringList names;
    for (const std::string& id : difference.rulebooks)
        if (const RulebookInfo* book = findRulebook(id)) names << QString::fromStdString(book->cited);
    return tr("Theirs would be right by: %1.", "rulebooks").arg(names.join(QStringLiteral(", ")));
}

QString SaidWords::paragraph(const SaidDifference& difference) const
{
    QStringList sentences{claim(difference), reason(difference), rulebooks(difference)};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace chancery
