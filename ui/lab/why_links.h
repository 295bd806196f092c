// SPDX-License-Identifier: GPL-3.0-or-later
// One phase as the pages of Why speak of it: what there are pages about, how they are called, and the links
// to them.
#pragma once

#include "engine/explain/asked_phase.h"
#include "engine/explain/resolution_steps.h"
#include "engine/explain/strengths.h"
#include "ui/lab/why_place.h"
#include "ui/words/register.h"
#include "ui/words/term_links.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace chancery {

/// Names and links what there is in a phase, as HTML, in the language that the program speaks.
class WhyLinks
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// Orders and reasons are in the register `how`.
    WhyLinks(std::shared_ptr<const AskedPhase> phase, Register how);

    const AskedPhase& phase() const { return *phase_; }
    const Map& map() const { return phase_->map(); }
    const Outcome& outcome() const { return phase_->outcome(); }
    Register how() const { return how_; }
    const Words& words() const { return words_; }
    const Glossary& glossary() const { return glossary_; }
    /// Returns the steps by which the phase was decided; empty for other phases than those of movement.
    const std::vector<ResolutionStep>& steps() const { return steps_; }
    /// Returns a strength, nullptr if the unit has none of that kind.
    const StrengthAccount* account(StrengthName name) const { return accountOf(strengths_, name); }
    /// Returns the result of the unit that started in a province; nullptr if there is none.
    const OrderResult* resultAt(Province unit) const;
    /// Returns the units whose results a term of the glossary is about.
    std::vector<Province> unitsOf(const GlossaryTerm& term) const;

    bool has(const WhyPlace& place) const; ///< whether there is a page about this
    QString
    title(const WhyPlace& place) const;        ///< of a page: "A BUR - MUN", "Attack strength of A BUR - MUN"
    WhyPlace placeAt(Province province) const; ///< the page about a province, or its unit if it has one

    /// Returns HTML in which terms of the glossary are links.
    QString termsIn(const QString& html) const { return links_.in(html); }
    /// As `termsIn`, of a plain text.
    QString linked(const QString& text) const { return termsIn(text.toHtmlEscaped()); }
    /// Returns the order of a unit, or that it has none to retreat; plain text.
    QString orderName(Province unit) const;
    QString orderLink(Province unit) const; ///< a link to the page about a unit
    /// Returns the words of a result, each linked to its term: "fails, dislodged".
    QString verdictLink(const OrderResult& result) const;
    QString kindLink(StrengthKind kind) const;      ///< a link to the term
    QString strengthTitle(StrengthName name) const; ///< plain text
    /// Returns whether a strength is not told as a number: 0 is the bookkeeping of a judge, and in plain
    /// words there is no such strength then.
    bool isNone(const StrengthAccount& account) const
    {
        return how_ == Register::Plain && account.value == 0;
    }
    QString strengthNumber(const StrengthAccount& account) const; ///< "2", or "none"; plain text
    QString strengthLink(const StrengthAccount& account) const;   ///< its number
    QString strengthPhrase(const StrengthAccount& account) const; ///< "hold strength 1 of A MUN H"

private:
    QString ownerOf(StrengthName name) const;

    std::shared_ptr<const AskedPhase> phase_;
    Words words_;
    Register how_;
    const Glossary& glossary_;
    TermLinks links_;
    std::vector<StrengthAccount> strengths_;
    std::vector<ResolutionStep> steps_;
};

} // namespace chancery
