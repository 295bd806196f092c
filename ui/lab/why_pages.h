// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of Why: every order, unit, province, strength and paradox of a phase explained, with links to
// what it depends on.
#pragma once

#include "engine/explain/asked_phase.h"
#include "engine/explain/resolution_steps.h"
#include "engine/explain/strengths.h"
#include "ui/lab/why_place.h"
#include "ui/scene/board_light.h"
#include "ui/words/register.h"
#include "ui/words/term_links.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace chancery {

/// Makes the pages about one phase, in the language that the program speaks.
class WhyPages
{
    Q_DECLARE_TR_FUNCTIONS(chancery::WhyPages)

public:
    /// Orders and reasons are in the register `how`.
    WhyPages(std::shared_ptr<const AskedPhase> phase, Register how);

    /// Returns whether there is a page about this in the phase.
    bool has(const WhyPlace& place) const;
    /// Returns the title of a page: "A BUR - MUN", "Attack strength of A BUR - MUN".
    QString title(const WhyPlace& place) const;
    /// Returns a page as HTML. Links lead to pages and to steps; see why_place.h.
    QString html(const WhyPlace& place) const;
    /// Returns what a page is about on the board.
    BoardLight light(const WhyPlace& place) const;
    /// Returns the page about a province that was chosen on the board: about its unit if it has one.
    WhyPlace placeAt(Province province) const;

    /// Returns the steps by which the phase was decided; empty for other phases than those of movement.
    const std::vector<ResolutionStep>& steps() const { return steps_; }

private:
    // One page each.
    QString phasePage() const;
    QString unitPage(Province unit) const;
    QString provincePage(Province province) const;
    QString strengthPage(StrengthName name) const;
    QString paradoxPage(std::size_t number) const;
    QString termPage(const QString& id) const;

    // Parts of the page about a unit.
    QString resultLine(const OrderResult& result) const;
    QString unorderedRetreat(const OrderResult& result) const;
    QString strengthTable(Province unit) const;
    QString dislodgement(const OrderResult& result) const;
    QString deciders(const OrderResult& result) const;
    QString decidingOrders(const OrderResult& result) const;
    QString retreats(Province unit) const;
    QString decision(Province unit) const;
    QString sources(const OrderResult& result) const;

    // Parts of other pages.
    QString account(const StrengthAccount& account) const;
    QString makeUp(const StrengthAccount& account) const;
    bool prevents(Province supporter, StrengthName name) const;
    QString supporterRow(Province supporter, int counts, const QString& why) const;
    QString comparisons(const StrengthAccount& account) const;
    QString basis(StrengthAccount::Basis basis) const;
    QString moversTo(Province province) const;

    // Names and links.
    const OrderResult* resultAt(Province unit) const;
    QString orderName(Province unit) const;
    QString orderLink(Province unit) const;
    QString strengthTitle(StrengthName name) const;
    QString strengthLink(const StrengthAccount& account) const;
    QString strengthPhrase(const StrengthAccount& account) const;
    QString verdictLink(const OrderResult& result) const;
    QString kindLink(StrengthKind kind) const;
    std::vector<Province> unitsOf(const GlossaryTerm& term) const;
    std::vector<StrengthName> strengthsOfUnit(Province unit) const;
    QString comparison(const OrderResult& result) const;
    QString ownerOf(StrengthName name) const;
    const StrengthAccount* mineIn(const OrderResult& result) const;
    const StrengthAccount* theirsIn(const OrderResult& result) const;

    std::shared_ptr<const AskedPhase> phase_;
    Words words_, judge_;
    Register how_;
    const Glossary& glossary_;
    TermLinks links_;
    std::vector<StrengthAccount> strengths_;
    std::vector<ResolutionStep> steps_;
};

} // namespace chancery
