// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/build_words.h"

#include "ui/words/clauses.h"

namespace chancery {

BuildWords::BuildWords(const Map& map, std::optional<Rulebook> rules, Register how, const PhaseRecord& record)
    : rules_(how == Register::Judge ? std::move(rules) : std::nullopt)
    , words_(map, rules_, how)
    , register_(how)
    , map_(map)
    , record_(record)
{
}

QString BuildWords::closed(const OrderResult& tried) const
{
    const QString why = words_.reason(tried, record_);
    if (register_ == Register::Judge) return why;
    return tr("%1: %2", "home centre, why nothing was built there")
        .arg(words_.province(map_.provinceOf(tried.order.unit.at)), why);
}

QString BuildWords::unused(const UnusedBuilds& builds) const
{
    QStringList sentences{withClause(
        tr("Builds not used by %1: %2.", "power, number").arg(words_.power(builds.power)).arg(builds.count),
        rules_ ? clauseBehind(Rule::Waived, *rules_, PhaseKind::Adjustment) : QString())};
    if (!builds.open.empty()) sentences << tr("It could have built in: %1.").arg(words_.list(builds.open));
    if (builds.open.size() < builds.count)
        for (const OrderResult& tried : builds.closed) sentences << closed(tried);
    return sentences.join(u' ');
}

} // namespace chancery
