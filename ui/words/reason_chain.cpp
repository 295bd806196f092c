// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/reason_chain.h"

#include "ui/words/decider_roles.h"
#include "ui/words/paradox_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

/// The context of these texts for translators.
struct ReasonChain
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ReasonChain)
};

class Chain
{
public:
    Chain(const Map& map, const Outcome& outcome)
        : map_(map)
        , outcome_(outcome)
    {
    }

    void add(const OrderResult& result, const QString& role, int depth)
    {
        if (!link(result, role, depth)) return;
        const Finding& why = result.finding;
        follow(why.counted, ReasonChain::tr("Counted for it"), depth);
        follow(why.cut, ReasonChain::tr("Did not count"), depth);
        follow(why.barred, ReasonChain::tr("Did not count against a unit of its own power"), depth);
        follow(why.idle, ReasonChain::tr("Did not count, because the army has no convoy"), depth);
        for (const Decider& decider : rolesOf(map_, outcome_, result)) {
            if (decider.unit == why.against)
                follow({decider.unit}, decider.role, depth);
            else if (depth == 0)
                link(*resultOf(map_, outcome_, decider.unit), decider.role, depth + 1);
        }
    }

    std::vector<ReasonLink> links;

private:
    /// Adds an order without its chain; returns whether it was not there before.
    bool link(const OrderResult& result, const QString& role, int depth)
    {
        if (std::ranges::find(links, &result, &ReasonLink::result) != links.end()) return false;
        links.push_back({role, &result, depth});
        return true;
    }

    void follow(ProvinceSet units, const QString& role, int depth)
    {
        for (const Province unit : units)
            if (const OrderResult* next = resultOf(map_, outcome_, unit)) add(*next, role, depth + 1);
    }

    const Map& map_;
    const Outcome& outcome_;
};

QString orderLink(const Map& map, const QString& order, const OrderResult& result)
{
    const Province province = map.provinceOf(result.order.unit.at);
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(index(province)).arg(order.toHtmlEscaped());
}

QString strengths(const Finding& why)
{
    const auto told = [&why](const QString& sentence) { return sentence.arg(why.mine).arg(why.theirs); };
    // The attack on a unit of its own power does not count as such, but competes.
    if (why.ownUnit) return told(ReasonChain::tr("Strength %1 against %2"));
    if (why.mineKind == StrengthKind::Hold)
        return told(ReasonChain::tr("Hold strength %1, attack strength %2"));
    switch (why.theirsKind) {
    case StrengthKind::Hold:
        return told(ReasonChain::tr("Attack strength %1, hold strength %2"));
    case StrengthKind::Prevent:
        return told(ReasonChain::tr("Attack strength %1, prevent strength %2"));
    case StrengthKind::Defend:
        return told(ReasonChain::tr("Attack strength %1, defend strength %2"));
    case StrengthKind::Attack:
    case StrengthKind::None:
        break;
    }
    return {};
}

QString head(const Words& words, const QString& order, const PhaseRecord& record, const OrderResult& result,
             Register how)
{
    QString text = QStringLiteral("<p style=\"margin-bottom:2px\"><b>%1</b> &nbsp; %2</p>")
                       .arg(order.toHtmlEscaped(), Words::verdict(result).toHtmlEscaped());
    const QString numbers = how == Register::Judge ? strengths(result.finding) : QString();
    if (!numbers.isEmpty()) text += QStringLiteral("<p style=\"margin:2px 0\"><b>%1</b></p>").arg(numbers);
    return text + QStringLiteral("<p style=\"margin:2px 0 6px\">%1</p>")
                      .arg(words.explanation(result, record).toHtmlEscaped());
}

/// Returns the circles of the paradoxes that this order is part of, as HTML.
QString circles(const Map& map, const Rulebook& rules, const PhaseRecord& record, const OrderResult& result,
                Register how)
{
    QString text;
    if (result.order.unit.at == nowhere) return text;
    const Province at = map.provinceOf(result.order.unit.at);
    for (const Paradox& paradox : record.outcome->paradoxes)
        if ((paradox.armies | paradox.fleets | paradox.supports | paradox.moves).has(at))
            text += QStringLiteral("<p style=\"margin:8px 0 0\"><b>%1</b><br/>%2</p>")
                        .arg(ReasonChain::tr("Paradox"),
                             ParadoxWords(map, rules, record, how).account(paradox).toHtmlEscaped());
    return text;
}

} // namespace

std::vector<ReasonLink> chainOf(const Map& map, const Outcome& outcome, const OrderResult& result)
{
    Chain chain(map, outcome);
    chain.add(result, {}, 0);
    return chain.links;
}

QString chainAsHtml(const Map& map, const Rulebook& rules, const PhaseRecord& record,
                    const OrderResult& result, Register how)
{
    if (!record.outcome) return {};
    const Words words(map, rules, how);
    const auto order = [&](const OrderResult& named) { return words.titleOf(named.order, record); };
    QString text = head(words, order(result), record, result, how);
    for (const ReasonLink& link : chainOf(map, *record.outcome, result)) {
        if (link.depth == 0) continue;
        text += QStringLiteral("<p style=\"margin:4px 0 0 %1px\">%2: %3 (%4)<br/>%5</p>")
                    .arg(12 * (link.depth - 1))
                    .arg(link.role.toHtmlEscaped(), orderLink(map, order(*link.result), *link.result),
                         Words::verdict(*link.result).toHtmlEscaped(),
                         words.reason(*link.result, record).toHtmlEscaped());
    }
    return text + circles(map, rules, record, result, how);
}

} // namespace chancery
