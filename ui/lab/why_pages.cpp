// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_pages.h"

#include "engine/adjudicate/paradox_circle.h"
#include "ui/lab/clause_pages.h"
#include "ui/lab/why_other_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/lab/why_strengths.h"
#include "ui/lab/why_unit_page.h"

namespace chancery {

WhyPages::WhyPages(std::shared_ptr<const AskedPhase> phase, Register how)
    : why_(std::move(phase), how)
{
}

QString WhyPages::html(const WhyPlace& place) const
{
    if (!has(place)) return {};
    switch (place.kind) {
    case WhyPlace::Kind::Phase:
        return OtherPages(why_).phasePage();
    case WhyPlace::Kind::Unit:
        return UnitPage(why_).html(place.province);
    case WhyPlace::Kind::Province:
        return OtherPages(why_).provincePage(place.province);
    case WhyPlace::Kind::Strength:
        return StrengthParts(why_).page({place.strength, place.province});
    case WhyPlace::Kind::Paradox:
        return OtherPages(why_).paradoxPage(place.number);
    case WhyPlace::Kind::Clause:
        return ClausePages::html(clauseOfLink(place.term));
    case WhyPlace::Kind::Term:
        break;
    }
    return OtherPages(why_).termPage(place.term);
}

BoardLight WhyPages::light(const WhyPlace& place) const
{
    BoardLight light;
    const bool about = place.kind != WhyPlace::Kind::Phase && place.kind != WhyPlace::Kind::Clause;
    if (!has(place) || !about) return light;
    const auto add = [&light](Province unit) {
        if (unit != noProvince) light.units.add(unit);
    };
    if (place.kind == WhyPlace::Kind::Unit) {
        light.provinces.add(place.province);
        add(place.province);
        const OrderResult& result = *why_.resultAt(place.province);
        light.units |= decidersOf(why_.map(), why_.outcome(), result);
        if (result.finding.centre != noProvince)
            light.provinces |= result.finding.between | ProvinceSet{result.finding.centre};
        if (const Province helped = helpedBy(why_.map(), result.order); helped != noProvince) add(helped);
    } else if (place.kind == WhyPlace::Kind::Province) {
        light.provinces.add(place.province);
        add(place.province);
        for (const OrderResult& result : why_.outcome().results)
            if (destinationOf(why_.map(), result.order) == place.province)
                add(why_.map().provinceOf(result.order.unit.at));
    } else if (place.kind == WhyPlace::Kind::Strength) {
        const StrengthAccount& account = *why_.account({place.strength, place.province});
        light.provinces.add(place.province);
        add(place.province);
        light.units |= account.counted | account.cut | account.barred | account.useless;
        light.units |= cuttersOf(why_.map(), why_.outcome(), account.cut);
        for (StrengthName other : account.against) add(other.unit);
    } else if (place.kind == WhyPlace::Kind::Paradox) {
        const Paradox& paradox = why_.outcome().paradoxes[place.number];
        light.units = paradox.armies | paradox.fleets | paradox.supports | paradox.moves;
        light.provinces = light.units;
        for (const auto& circle : circlesOf(why_.map(), why_.outcome(), paradox))
            for (const Dependence& one : circle) light.circle.emplace_back(one.from, one.to);
    } else {
        for (Province unit : why_.unitsOf(*why_.glossary().find(place.term))) {
            light.provinces.add(unit);
            add(unit);
        }
    }
    return light;
}

} // namespace chancery
