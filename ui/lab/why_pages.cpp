// SPDX-License-Identifier: GPL-3.0-or-later
// What pages there are, how they are called and what they light; the other why_*.cpp have the pages.
#include "ui/lab/why_pages.h"

#include "engine/adjudicate/paradox_circle.h"
#include "engine/adjudicate/unit_result.h"
#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/paradox_words.h"

#include <algorithm>

namespace chancery {

WhyPages::WhyPages(std::shared_ptr<const AskedPhase> phase, Register how)
    : phase_(std::move(phase))
    , words_(phase_->map(), phase_->rules, how)
    , judge_(phase_->map(), phase_->rules, Register::Judge)
    , how_(how)
    , glossary_(Glossary::spoken())
    , links_(glossary_)
{
    if (!phase_->isMovement()) return;
    strengths_ = strengthsOf(phase_->input);
    steps_ = resolutionSteps(phase_->input);
}

const OrderResult* WhyPages::resultAt(Province unit) const
{
    return unit == noProvince ? nullptr : resultOf(phase_->map(), phase_->outcome(), unit);
}

bool WhyPages::has(const WhyPlace& place) const
{
    switch (place.kind) {
    case WhyPlace::Kind::Phase:
        return true;
    case WhyPlace::Kind::Unit:
        return resultAt(place.province) != nullptr;
    case WhyPlace::Kind::Province:
        return index(place.province) < phase_->map().provinces.size();
    case WhyPlace::Kind::Strength:
        return accountOf(strengths_, {place.strength, place.province}) != nullptr;
    case WhyPlace::Kind::Paradox:
        return place.number < phase_->outcome().paradoxes.size();
    case WhyPlace::Kind::Term:
        break;
    }
    return glossary_.find(place.term) != nullptr;
}

WhyPlace WhyPages::placeAt(Province province) const
{
    return resultAt(province) ? unitPlace(province) : provincePlace(province);
}

QString WhyPages::orderName(Province unit) const
{
    const OrderResult* result = resultAt(unit);
    if (!result) return words_.province(unit);
    if (awaitsRetreat(*result))
        return tr("%1: no retreat ordered", "unit").arg(words_.nameOf(result->order.unit));
    return words_.bareTitleOf(result->order, phase_->record);
}

QString WhyPages::strengthTitle(StrengthName name) const
{
    const QString order = ownerOf(name);
    switch (name.kind) {
    case StrengthKind::Attack:
        return tr("Attack strength of %1", "an order").arg(order);
    case StrengthKind::Prevent:
        return tr("Prevent strength of %1", "an order").arg(order);
    case StrengthKind::Defend:
        return tr("Defend strength of %1", "an order").arg(order);
    case StrengthKind::Hold:
    case StrengthKind::None:
        break;
    }
    return tr("Hold strength of %1", "an order").arg(order);
}

QString WhyPages::title(const WhyPlace& place) const
{
    if (!has(place)) return {};
    switch (place.kind) {
    case WhyPlace::Kind::Phase:
        return Words::phase(phase_->record.phase);
    case WhyPlace::Kind::Unit:
        return orderName(place.province);
    case WhyPlace::Kind::Province:
        return words_.province(place.province);
    case WhyPlace::Kind::Strength:
        return strengthTitle({place.strength, place.province});
    case WhyPlace::Kind::Paradox:
        return tr("Convoy paradox");
    case WhyPlace::Kind::Term:
        break;
    }
    return glossary_.find(place.term)->title;
}

QString WhyPages::html(const WhyPlace& place) const
{
    if (!has(place)) return {};
    switch (place.kind) {
    case WhyPlace::Kind::Phase:
        return phasePage();
    case WhyPlace::Kind::Unit:
        return unitPage(place.province);
    case WhyPlace::Kind::Province:
        return provincePage(place.province);
    case WhyPlace::Kind::Strength:
        return strengthPage({place.strength, place.province});
    case WhyPlace::Kind::Paradox:
        return paradoxPage(place.number);
    case WhyPlace::Kind::Term:
        break;
    }
    return termPage(place.term);
}

BoardLight WhyPages::light(const WhyPlace& place) const
{
    BoardLight light;
    if (!has(place) || place.kind == WhyPlace::Kind::Phase) return light;
    const auto add = [&light](Province unit) {
        if (unit != noProvince) light.units.add(unit);
    };
    if (place.kind == WhyPlace::Kind::Unit) {
        light.provinces.add(place.province);
        add(place.province);
        const OrderResult& result = *resultAt(place.province);
        light.units |= decidersOf(result.finding);
        if (const Province helped = helpedBy(phase_->map(), result.order); helped != noProvince) add(helped);
    } else if (place.kind == WhyPlace::Kind::Province) {
        light.provinces.add(place.province);
        add(place.province);
        for (const OrderResult& result : phase_->outcome().results)
            if (destinationOf(phase_->map(), result.order) == place.province)
                add(phase_->map().provinceOf(result.order.unit.at));
    } else if (place.kind == WhyPlace::Kind::Strength) {
        const StrengthAccount& account = *accountOf(strengths_, {place.strength, place.province});
        light.provinces.add(place.province);
        add(place.province);
        light.units |= account.counted | account.cut | account.barred | account.useless;
        for (StrengthName other : account.against) add(other.unit);
    } else if (place.kind == WhyPlace::Kind::Paradox) {
        const Paradox& paradox = phase_->outcome().paradoxes[place.number];
        light.units = paradox.armies | paradox.fleets | paradox.supports | paradox.moves;
        light.provinces = light.units;
        for (const auto& circle : circlesOf(phase_->map(), phase_->outcome(), paradox))
            for (const Dependence& one : circle) light.circle.emplace_back(one.from, one.to);
    } else {
        for (Province unit : unitsOf(*glossary_.find(place.term))) {
            light.provinces.add(unit);
            add(unit);
        }
    }
    return light;
}

std::vector<Province> WhyPages::unitsOf(const GlossaryTerm& term) const
{
    std::vector<Province> units;
    for (const OrderResult& result : phase_->outcome().results) {
        if (result.order.unit.at == nowhere) continue;
        std::vector<Rule> behind = rulesBehind(result);
        const bool isOne =
            std::ranges::any_of(behind, [&](Rule rule) { return glossary_.about(rule) == &term; }) ||
            glossary_.about(result.verdict) == &term ||
            (result.fate != Fate::Unharmed && glossary_.about(result.fate) == &term);
        if (isOne) units.push_back(phase_->map().provinceOf(result.order.unit.at));
    }
    return units;
}

QString WhyPages::termPage(const QString& id) const
{
    const GlossaryTerm& term = *glossary_.find(id);
    QStringList here;
    for (Province unit : unitsOf(term))
        if (const QString link = orderLink(unit); !here.contains(link)) here << link;
    const QString more =
        here.isEmpty() ? QString()
                       : whyHeading(tr("In this phase")) + whyParagraph(here.join(QStringLiteral("<br/>")));
    return TermPages(glossary_).html(term, more);
}

} // namespace chancery
