// SPDX-License-Identifier: GPL-3.0-or-later
// Writes orders in the styles that other programs and people use.
#include "engine/files/written_forms.h"

#include <cctype>

namespace chancery {

namespace {

/// Returns "A Bre-Lon via" from "A BRE - LON VIA".
std::string easedText(std::string text)
{
    for (std::size_t at = text.find(" - "); at != std::string::npos; at = text.find(" - ", at))
        text.replace(at, 3, "-");
    for (std::size_t i = 1; i < text.size(); ++i)
        if (std::isalpha(static_cast<unsigned char>(text[i - 1])))
            text[i] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
    if (text.ends_with(" Via")) text[text.size() - 3] = 'v';
    return text;
}

/// Writes an order with the names of provinces.
class NamedOrder
{
public:
    NamedOrder(const Map& map, const PhaseRecord& record, const Order& order)
        : map_(map)
        , record_(record)
        , order_(order)
    {
    }

    /// "Army Paris -> Burgundy", as the judges wrote it.
    std::string inNames() const
    {
        const std::string unit = order_.unit.at == nowhere ? std::string() : named(order_.unit);
        if (as<Hold>(order_)) return unit + " HOLD";
        if (const auto* move = as<Move>(order_))
            return unit + " -> " + way(*move) + place(move->to) +
                   (move->via == Via::Convoy ? " via convoy" : "");
        if (const auto* support = as<SupportHold>(order_)) return unit + " SUPPORT " + unitAt(support->unit);
        if (const auto* support = as<SupportMove>(order_))
            return unit + " SUPPORT " + unitAt(support->unit) + " -> " + place(support->to);
        if (const auto* convoy = as<Convoy>(order_))
            return unit + " CONVOY " + unitAt(convoy->army) + " -> " + place(convoy->to);
        if (const auto* retreat = as<Retreat>(order_)) return unit + " -> " + place(retreat->to);
        if (as<Disband>(order_))
            return record_.phase.kind == PhaseKind::Retreat
                       ? unit + " DISBAND"
                       : "Removes the " + kind() + " in " + place(order_.unit.at);
        if (as<Build>(order_)) return "Builds " + article() + kind() + " in " + place(order_.unit.at);
        if (as<Waive>(order_)) return "Build waived";
        return canonical(map_, record_.before, order_);
    }

    /// "The army at Paris move to Burgundy", as on the pages of webDiplomacy.
    std::string inSentences() const
    {
        const std::string unit =
            order_.unit.at == nowhere ? std::string() : "The " + kind() + " at " + place(order_.unit.at);
        if (as<Hold>(order_)) return unit + " hold";
        if (const auto* move = as<Move>(order_))
            return unit + " move to " + place(move->to) + (move->via == Via::Convoy ? " via convoy" : "");
        if (const auto* support = as<SupportHold>(order_))
            return unit + " support hold to " + place(support->unit);
        if (const auto* support = as<SupportMove>(order_))
            return unit + " support move to " + place(support->to) + " from " + place(support->unit);
        if (const auto* convoy = as<Convoy>(order_))
            return unit + " convoy to " + place(convoy->to) + " from " + place(convoy->army);
        if (const auto* retreat = as<Retreat>(order_)) return unit + " retreat to " + place(retreat->to);
        if (as<Disband>(order_))
            return record_.phase.kind == PhaseKind::Retreat
                       ? unit + " disband"
                       : "Destroy " + kind() + " at " + place(order_.unit.at);
        if (as<Build>(order_)) return "Build " + kind() + " at " + place(order_.unit.at);
        if (as<Waive>(order_)) return "Build waived";
        return canonical(map_, record_.before, order_);
    }

private:
    std::string place(Location at) const
    {
        const std::string& coast = map_[at].coast;
        const std::string name = map_[map_.provinceOf(at)].name;
        if (coast.empty()) return name;
        return name + (coast == "nc"   ? " (north coast)"
                       : coast == "sc" ? " (south coast)"
                       : coast == "ec" ? " (east coast)"
                                       : " (west coast)");
    }
    std::string named(const Unit& unit) const
    {
        return (unit.kind == UnitKind::Army ? "Army " : "Fleet ") + place(unit.at);
    }
    std::string unitAt(Location at) const
    {
        const Unit* unit = chancery::unitAt(map_, record_.before, map_.provinceOf(at));
        return unit ? named({unit->power, unit->kind, at}) : place(at);
    }
    std::string kind() const { return order_.unit.kind == UnitKind::Army ? "army" : "fleet"; }
    std::string article() const { return order_.unit.kind == UnitKind::Army ? "an " : "a "; }
    std::string way(const Move& move) const
    {
        std::string text;
        for (const Province sea : move.path) text += map_[sea].name + " -> ";
        return text;
    }

    const Map& map_;
    const PhaseRecord& record_;
    const Order& order_;
};

} // namespace

std::string orderInStyle(const Map& map, const PhaseRecord& record, const Order& order, OrderStyle style)
{
    switch (style) {
    case OrderStyle::Codes:
        return canonical(map, record.before, order);
    case OrderStyle::Short:
        return easedText(canonical(map, record.before, order));
    case OrderStyle::Names:
        return NamedOrder(map, record, order).inNames();
    case OrderStyle::Sentences:
        return NamedOrder(map, record, order).inSentences();
    }
    return {};
}

} // namespace chancery
