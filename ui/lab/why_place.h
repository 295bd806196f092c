// SPDX-License-Identifier: GPL-3.0-or-later
// What a page of Why is about, and the links between pages.
#pragma once

#include "engine/explain/strengths.h"

#include <QString>

#include <optional>

namespace chancery {

/// What a page of Why is about.
struct WhyPlace
{
    enum class Kind {
        Phase,    ///< all results
        Unit,     ///< the result of the unit that started in `province`
        Province, ///< what happens in `province`
        Strength, ///< one strength of the unit that started in `province`
        Paradox,  ///< the paradox with this `number`
        Term,     ///< a term of the glossary
        Clause,   ///< a clause of a rulebook
    };
    Kind kind = Kind::Phase;
    Province province = noProvince;
    StrengthKind strength = StrengthKind::None; ///< of Strength
    std::size_t number = 0;                     ///< of Paradox
    QString term{};                             ///< of Term: its id; of Clause: the link to it

    bool operator==(const WhyPlace&) const = default;
};

WhyPlace unitPlace(Province unit);           ///< the page about a unit
WhyPlace provincePlace(Province province);   ///< the page about a province
WhyPlace strengthPlace(StrengthName name);   ///< the page about a strength
WhyPlace paradoxPlace(std::size_t number);   ///< the page about a paradox
WhyPlace termPlace(const QString& id);       ///< the page about a term
WhyPlace clausePlaceOf(const QString& link); ///< the page about the clause that a link leads to

/// Returns the target of a link to a page: "unit:12", "strength:1:12".
QString linkTo(const WhyPlace& place);
/// Returns where a link leads; nothing if it leads to no page.
std::optional<WhyPlace> linkTarget(const QString& link);

/// Returns the target of a link to a step of Step through, counted from 0: "step:3".
QString linkToStep(std::size_t step);
/// Returns the step that a link leads to; nothing if it leads elsewhere.
std::optional<std::size_t> stepOfLink(const QString& link);

} // namespace chancery
