// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up players and absences, and changes them.
#include "engine/game/attendance.h"

#include "engine/base/lots.h"
#include "engine/base/phase.h"
#include "engine/game/seats.h"

#include <algorithm>

namespace chancery {

namespace {

bool lasts(const Absence& absence, Power power, const Phase& phase)
{
    return absence.power == power && !isBefore(phase, absence.from) &&
           (!absence.until || isBefore(phase, *absence.until));
}

/// Returns the player entered for a power; empty if there is none.
std::string namedPlayer(const Game& game, Power power, const Phase& phase)
{
    const Replacement* last = nullptr;
    for (const Replacement& one : game.attendance.replacements)
        if (one.power == power && !isBefore(phase, one.from) && (!last || !isBefore(one.from, last->from)))
            last = &one;
    if (last) return last->player;
    const auto found = game.players.find(power);
    return found == game.players.end() ? std::string() : found->second;
}

} // namespace

std::string playerOf(const Game& game, Power power, const Phase& phase)
{
    const std::string named = namedPlayer(game, power, phase);
    const auto joined = game.joined.find(power);
    const bool ordered =
        joined != game.joined.end() && !game.phases.empty() &&
        phase.year > game.phases.front().phase.year; // while a file is read there are none yet
    return named.empty() && ordered ? namedPlayer(game, joined->second, phase) : named;
}

bool inCivilDisorder(const Attendance& attendance, Power power, const Phase& phase)
{
    return std::ranges::any_of(attendance.absences,
                               [&](const Absence& absence) { return lasts(absence, power, phase); });
}

Attendance withAbsence(Attendance attendance, Power power, const Phase& from, bool absent)
{
    if (inCivilDisorder(attendance, power, from) == absent) return attendance;
    if (absent) {
        attendance.absences.push_back({power, from});
        return attendance;
    }
    for (Absence& absence : attendance.absences)
        if (lasts(absence, power, from)) absence.until = from;
    std::erase_if(attendance.absences, [](const Absence& a) { return a.until && *a.until == a.from; });
    return attendance;
}

LotDraw drawPowers(const Game& game, std::vector<std::string> players, std::uint64_t seed)
{
    std::ranges::sort(players);
    const std::vector<Seat> seats = seatingOf(game, game.current().phase).seats;
    LotDraw draw{seed, {}};
    const std::vector<std::size_t> lots = drawLots(seats.size(), seed);
    for (std::size_t i = 0; i < std::min(players.size(), seats.size()); ++i)
        for (const Power power : seats[lots[i]]) draw.drawn.push_back({players[i], power});
    return draw;
}

} // namespace chancery
