// SPDX-License-Identifier: GPL-3.0-or-later
// What happened in a resolved phase, as text to send or to print.
#pragma once

#include "engine/game/game.h"

#include <QString>

#include <vector>

namespace chancery {

enum class ReportStyle : std::uint8_t {
    Rulebook, ///< as the rulebooks print games: failed orders underlined, which in plain text is `_A War-Gal_`
    Judge,    ///< as the judges sent it by e-mail, in English, for programs that read that
    Short,    ///< one line a power, for a chat
};

/// An order as it is reported.
struct ReportedOrder
{
    QString text;     ///< "A War-Gal"
    QString verdict;  ///< "fails", "no order"
    bool failed = false;
    bool lost = false; ///< its unit was dislodged

    bool operator==(const ReportedOrder&) const = default;
};

/// The orders of a power.
struct PowerReport
{
    Power power = noPower;
    std::vector<ReportedOrder> orders;
};

// The phase must be resolved.
/// In the sequence of the map, without those who had nothing to order.
std::vector<PowerReport> ordersReport(const Map& map, const PhaseRecord& record);
/// "A Ser (Austria): retreats to Albania or Greece"; a sentence for each dislodged unit.
QStringList dislodgedReport(const Map& map, const PhaseRecord& record);
/// "England 2" for each power that could have built more and did not say that it waives; empty outside of winters.
QStringList unusedBuildsReport(const Map& map, const PhaseRecord& record);
/// "Austria 5 (+1)" for each power that has centres, once a Fall is over; empty otherwise.
QStringList centresReport(const Map& map, const PhaseRecord& record);
/// "Vote – A draw: failed." for each.
QStringList votesReport(const Map& map, const PhaseRecord& record);

/// `index` counts the phases of the game from 0.
QString phaseReport(const Game& game, std::size_t index, ReportStyle style);
/// All resolved phases, one after the other.
QString gameReport(const Game& game, ReportStyle style);

/// Only for phase_report.cpp.
QString judgeReport(const Game& game, std::size_t index);

} // namespace chancery
