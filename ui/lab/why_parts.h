// SPDX-License-Identifier: GPL-3.0-or-later
// Small parts of the pages of Why, and what the table of rulebooks says with them.
#pragma once

#include "engine/adjudicate/turners.h"
#include "engine/adjudicate/unit_result.h"
#include "engine/map/map.h"
#include "engine/orders/order.h"

#include <QString>

namespace chancery {

/// Returns a heading inside a page; `text` is plain.
inline QString whyHeading(const QString& text)
{
    return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped());
}
/// Returns a paragraph; `html` is HTML.
inline QString whyParagraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}
/// Returns a paragraph in a quiet colour; `html` is HTML.
inline QString whyQuiet(const QString& html)
{
    return QStringLiteral("<p class=\"quiet\">%1</p>").arg(html);
}

/// Returns whether a unit is disbanded only because no order to retreat counts for it, so that an order would
/// change that.
inline bool awaitsRetreat(const OrderResult& result)
{
    return result.finding.rule == Rule::NoRetreatOrdered;
}

/// Returns the units each of which cut one of these supports.
inline ProvinceSet cuttersOf(const Map& map, const Outcome& outcome, ProvinceSet supporters)
{
    ProvinceSet cutters;
    for (const Province supporter : supporters) {
        const OrderResult* support = resultOf(map, outcome, supporter);
        if (!support || support->verdict != Verdict::Cut) continue;
        cutters |= support->finding.also;
        if (support->finding.against != noProvince) cutters.add(support->finding.against);
    }
    return cutters;
}

/// Returns the units that the reason for a result names, that counted in it, that cut supports which would
/// have counted, or that turn it.
inline ProvinceSet decidersOf(const Map& map, const Outcome& outcome, const OrderResult& result)
{
    const Finding& why = result.finding;
    ProvinceSet units = why.counted | why.opposed | why.discounted() | why.fleets | why.also | why.stopping |
                        why.inReserve | why.behind | why.cutElsewhere;
    if (why.centre == noProvince) units |= why.between;
    for (const Province unit : {why.against, why.dislodges, why.powerless, why.exchanges})
        if (unit != noProvince) units.add(unit);
    units |= cuttersOf(map, outcome, why.cut | why.cutElsewhere);
    if (result.order.unit.at != nowhere) units |= turnersOf(outcome, map.provinceOf(result.order.unit.at));
    return units;
}

/// Returns the province to which an order moves its unit, or noProvince.
inline Province destinationOf(const Map& map, const Order& order)
{
    if (const Move* move = as<Move>(order)) return map.provinceOf(move->to);
    if (const Retreat* retreat = as<Retreat>(order)) return map.provinceOf(retreat->to);
    return noProvince;
}
/// Returns the unit that an order supports or convoys, or noProvince.
inline Province helpedBy(const Map& map, const Order& order)
{
    if (const SupportHold* support = as<SupportHold>(order)) return map.provinceOf(support->unit);
    if (const SupportMove* support = as<SupportMove>(order)) return map.provinceOf(support->unit);
    if (const Convoy* convoy = as<Convoy>(order)) return map.provinceOf(convoy->army);
    return noProvince;
}

} // namespace chancery
