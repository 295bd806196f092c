// SPDX-License-Identifier: GPL-3.0-or-later
// Reports what happened in a resolved phase, as text to send or to print.
#pragma once

#include "engine/game/game.h"

#include <QString>

#include <vector>

namespace chancery {

/// The styles of a report.
enum class ReportStyle : std::uint8_t {
    Rulebook, ///< as rulebooks print games; a failed order is underlined, in plain text `_A War-Gal_`
    Judge,    ///< as the e-mail judges sent it: in English, for programs that read it
    Short,    ///< one line for each power, for a chat
};

/// An order in a report.
struct ReportedOrder
{
    QString text;        ///< the order in short form: "A War-Gal"
    QString verdict;     ///< its result in words: "fails", "no order"
    bool failed = false; ///< it did not succeed, or a unit that held was dislodged
    bool lost = false;   ///< its unit was dislodged or destroyed

    bool operator==(const ReportedOrder&) const = default;
};

/// The orders of a power in a report.
struct PowerReport
{
    Power power = noPower;             ///< the power
    std::vector<ReportedOrder> orders; ///< its orders; never empty in what ordersReport() returns
};

/// Returns the orders of a resolved phase by power, in the order of the map. Powers without a result are left
/// out.
std::vector<PowerReport> ordersReport(const Map& map, const PhaseRecord& record);
/// Returns a sentence for each unit dislodged in a resolved phase: "A Ser (Austria) may retreat to: Albania,
/// Greece."
QStringList dislodgedReport(const Map& map, const PhaseRecord& record);
/// Returns for each unit that a resolved phase removed by rule why it was that one: "A Tun is 4 provinces
/// away from Budapest ..."
QStringList removedReport(const Map& map, const PhaseRecord& record);
/// Returns for each power that in a resolved adjustment phase left builds unused without waiving them how
/// many these were, and why if it could not build; after a Fall that no Winter follows although builds are
/// due, a sentence about them. Empty in other phases.
QStringList unusedBuildsReport(const Game& game, const PhaseRecord& record);
/// Returns "Austria 5 (+1)" for each power that has or had centres, after the last Fall phase before the
/// adjustments. Empty in other phases. The phase must be resolved.
QStringList centresReport(const Map& map, const PhaseRecord& record);
/// Returns a line for each event of a Committee in a phase, as far as all players know of it, and for the
/// points gained in it. `index` is the phase's index in Game::phases.
QStringList committeeLines(const Game& game, std::size_t index);
/// Returns the gamemaster's notes on a phase: "Notes: ..."; empty if there are none.
QString notesReport(const PhaseRecord& record);
/// Returns a line for each vote of a phase: "Vote – A draw: failed."
QStringList votesReport(const Map& map, const PhaseRecord& record);

/// Returns the report of a phase, which must be resolved. `index` is its index in Game::phases. If the game's
/// rulebook is missing, the report begins with that, except in ReportStyle::Judge.
QString phaseReport(const Game& game, std::size_t index, ReportStyle style);
/// Returns the reports of all resolved phases, in order, with a blank line between them, after a line about a
/// missing rulebook as above.
QString gameReport(const Game& game, ReportStyle style);

/// Returns the report of a phase in ReportStyle::Judge. It is here for phase_report.cpp alone; others call
/// phaseReport().
QString judgeReport(const Game& game, std::size_t index);

} // namespace chancery
