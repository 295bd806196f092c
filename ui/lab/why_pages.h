// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of Why: every order, unit, province, strength and paradox of a phase explained, with links to
// what it depends on.
#pragma once

#include "ui/lab/why_links.h"
#include "ui/scene/board_light.h"

namespace chancery {

/// Makes the pages about one phase, in the language that the program speaks.
class WhyPages
{
public:
    /// Orders and reasons are in the register `how`.
    WhyPages(std::shared_ptr<const AskedPhase> phase, Register how);

    /// Returns whether there is a page about this in the phase.
    bool has(const WhyPlace& place) const { return why_.has(place); }
    /// Returns the title of a page: "A BUR - MUN", "Attack strength of A BUR - MUN".
    QString title(const WhyPlace& place) const { return why_.title(place); }
    /// Returns a page as HTML. Links lead to pages and to steps; see why_place.h.
    QString html(const WhyPlace& place) const;
    /// Returns what a page is about on the board.
    BoardLight light(const WhyPlace& place) const;
    /// Returns the page about a province that was chosen on the board: about its unit if it has one.
    WhyPlace placeAt(Province province) const { return why_.placeAt(province); }

    /// Returns the steps by which the phase was decided; empty for other phases than those of movement.
    const std::vector<ResolutionStep>& steps() const { return why_.steps(); }

private:
    WhyLinks why_;
};

} // namespace chancery
