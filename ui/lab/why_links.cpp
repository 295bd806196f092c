// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_links.h"

#include "engine/adjudicate/unit_result.h"
#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/clause_library.h"

#include <algorithm>

namespace chancery {

WhyLinks::WhyLinks(std::shared_ptr<const AskedPhase> phase, Register how)
    : phase_(std::move(phase))
    , words_(phase_->map(), phase_->rules, how)
    , how_(how)
    , glossary_(Glossary::spoken())
    , links_(glossary_)
{
    if (!phase_->isMovement()) return;
    strengths_ = strengthsOf(phase_->input);
    steps_ = resolutionSteps(phase_->input);
}

const OrderResult* WhyLinks::resultAt(Province unit) const
{
    return unit == noProvince ? nullptr : resultOf(phase_->map(), phase_->outcome(), unit);
}

bool WhyLinks::has(const WhyPlace& place) const
{
    switch (place.kind) {
    case WhyPlace::Kind::Phase:
        return true;
    case WhyPlace::Kind::Unit:
        return resultAt(place.province) != nullptr;
    case WhyPlace::Kind::Province:
        return index(place.province) < phase_->map().provinces.size();
    case WhyPlace::Kind::Strength:
        return account({place.strength, place.province}) != nullptr;
    case WhyPlace::Kind::Paradox:
        return place.number < phase_->outcome().paradoxes.size();
    case WhyPlace::Kind::Clause:
        return static_cast<bool>(clauseOfLink(place.term));
    case WhyPlace::Kind::Term:
        break;
    }
    return glossary_.find(place.term) != nullptr;
}

WhyPlace WhyLinks::placeAt(Province province) const
{
    return resultAt(province) ? unitPlace(province) : provincePlace(province);
}

QString WhyLinks::orderName(Province unit) const
{
    const OrderResult* result = resultAt(unit);
    if (!result) return words_.province(unit);
    if (awaitsRetreat(*result))
        return tr("%1: no retreat ordered", "unit").arg(words_.nameOf(result->order.unit));
    return words_.bareTitleOf(result->order, phase_->record);
}

QString WhyLinks::orderLink(Province unit) const
{
    const WhyPlace place = placeAt(unit);
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkTo(place), title(place).toHtmlEscaped());
}

QString WhyLinks::strengthTitle(StrengthName name) const
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

QString WhyLinks::title(const WhyPlace& place) const
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
    case WhyPlace::Kind::Clause:
        return citationOf(clauseOfLink(place.term));
    case WhyPlace::Kind::Term:
        break;
    }
    return glossary_.find(place.term)->title;
}

QString WhyLinks::ownerOf(StrengthName name) const
{
    const OrderResult* result = resultAt(name.unit);
    const bool unit = name.kind == StrengthKind::Hold && how_ == Register::Plain && result;
    return unit ? words_.unit(result->order.unit) : orderName(name.unit);
}

QString WhyLinks::strengthPhrase(const StrengthAccount& account) const
{
    const auto named = [&](const QString& phrase) {
        return phrase.arg(strengthLink(account), QStringLiteral("<a href=\"%1\">%2</a>")
                                                     .arg(linkTo(placeAt(account.name.unit)),
                                                          ownerOf(account.name).toHtmlEscaped()));
    };
    switch (account.name.kind) {
    case StrengthKind::Attack:
        return named(tr("attack strength %1 of %2", "number, order"));
    case StrengthKind::Prevent:
        return named(tr("prevent strength %1 of %2", "number, order"));
    case StrengthKind::Defend:
        return named(tr("defend strength %1 of %2", "number, order"));
    case StrengthKind::Hold:
    case StrengthKind::None:
        break;
    }
    return named(tr("hold strength %1 of %2", "number, order"));
}

QString WhyLinks::strengthNumber(const StrengthAccount& account) const
{
    return isNone(account) ? tr("none", "a strength") : QString::number(account.value);
}

QString WhyLinks::strengthLink(const StrengthAccount& account) const
{
    return QStringLiteral("<a href=\"%1\"><b>%2</b></a>")
        .arg(linkTo(strengthPlace(account.name)), strengthNumber(account));
}

QString WhyLinks::kindLink(StrengthKind kind) const
{
    const GlossaryTerm* term = glossary_.about(kind);
    return term ? termLink(*term) : QString();
}

QString WhyLinks::verdictLink(const OrderResult& result) const
{
    const auto linked = [](const GlossaryTerm* term, const QString& word) {
        return term ? QStringLiteral("<a href=\"%1\">%2</a>").arg(linkToTerm(term->id), word.toHtmlEscaped())
                    : word.toHtmlEscaped();
    };
    const QString fate = linked(glossary_.about(result.fate), Words::fate(result.fate));
    const QString verdict = linked(glossary_.about(result.verdict), Words::verdict(result.verdict));
    if (awaitsRetreat(result)) return tr("disbanded if that stays so", "a unit without an order to retreat");
    if (removesByRule(result.finding.rule)) return tr("by rule", "a disband");
    if (result.finding.rule == Rule::Removed || result.finding.rule == Rule::Disbanded)
        return tr("as ordered", "a disband");
    if (result.fate == Fate::Unharmed) return verdict;
    return result.verdict == Verdict::Stands ? fate : tr("%1, %2", "two results").arg(verdict, fate);
}

std::vector<Province> WhyLinks::unitsOf(const GlossaryTerm& term) const
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

} // namespace chancery
