// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/said_words.h"

#include "engine/orders/position_faults.h"
#include "engine/rules/rulebooks.h"
#include "ui/words/brief.h"
#include "ui/words/fault_words.h"
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

QString SaidWords::list(LocationSet places) const
{
    QStringList names;
    for (const Location place : places) names << Words(*game_.map).location(place);
    return names.join(QStringLiteral(", "));
}

QString SaidWords::retreats(const SaidRetreats& retreats) const
{
    const QString named = brief(*game_.map, retreats.unit);
    const QString power = Words(*game_.map).power(retreats.unit.power);
    QStringList sentences;
    if (!retreats.theirs.empty())
        sentences << tr("They say that %1 (%2) can retreat to %3, we do not.", "unit, power, places")
                         .arg(named, power, list(retreats.theirs));
    if (!retreats.ours.empty())
        sentences << tr("We say that %1 (%2) can retreat to %3, they do not.", "unit, power, places")
                         .arg(named, power, list(retreats.ours));
    return sentences.join(u' ');
}

/// Returns why a unit cannot retreat where they say.
QString SaidWords::whyNot(const SaidRetreats& retreats) const
{
    Position position = record_.outcome->after;
    position.dislodged = {{retreats.unit, noProvince, retreats.theirs}};
    QStringList sentences;
    for (const PositionFault& fault : faultsOf(*game_.map, PhaseKind::Retreat, position))
        if (isAboutRetreat(fault.kind)) sentences << FaultWords(*game_.map).sentence(fault);
    return sentences.join(u' ');
}

QString SaidWords::claim(const SaidDifference& difference) const
{
    if (!difference.units.empty()) {
        QStringList units;
        for (const SaidUnit& one : difference.units) units << unit(one);
        return units.join(u' ');
    }
    if (!difference.retreats.empty()) return retreats(difference.retreats);
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
    if (!difference.retreats.theirs.empty())
        if (const QString why = whyNot(difference.retreats); !why.isEmpty()) return why;
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

std::vector<Error> saidDifferences(const Game& game, const SaidPhases& said, Register how)
{
    std::vector<Error> lines;
    for (std::size_t i = 0; i < said.size() && i < game.phases.size(); ++i) {
        const PhaseRecord& record = game.phases[i];
        if (!record.outcome || !canResolve(*game.map, record.phase.kind, record.before)) continue;
        const SaidWords words(game, record, how);
        for (const SaidDifference& one : compareSaid(game, record, said[i]).differences)
            lines.push_back({words.paragraph(one).toStdString(), shortName(record.phase)});
    }
    return lines;
}

} // namespace chancery
