// SPDX-License-Identifier: GPL-3.0-or-later
// What the players see of each fight: its lit arrows, marks and tokens, and how far these lie on one another.
#pragma once

#include "engine/game/game.h"
#include "ui/scene/film.h"
#include "ui/scene/picture.h"

#include <QString>

#include <string>
#include <vector>

namespace chancery {

/// Movement phases by name: those of DATC, and those of tests/data/positions/b.txt.
struct NamedPhase
{
    std::string name;   ///< of the case or the position
    PhaseRecord record; ///< resolved
};
/// Returns the movement phases of all cases of DATC, resolved.
const std::vector<NamedPhase>& datcPhases();
/// Returns 200 phases with 34 units each, resolved.
const std::vector<NamedPhase>& crowdedPhases();

/// Everything that is lit at an instant of a fight, as the players see it from where the camera is.
struct LitFight
{
    QString name;              ///< of its province, and the time
    Beat beat;                 ///< the beat of the fight
    double thickness = 1;      ///< by which the widths of arrows grow
    ProvinceSet going;         ///< the units that leave their provinces in it
    std::vector<Arrow> arrows; ///< the lit arrows
    std::vector<Token> tokens; ///< the lit tokens
    std::vector<Mark> marks;   ///< the lit marks
};

/// Returns the film of a phase as the audience window shows it.
Film filmForRoom(const PhaseRecord& record);
/// Returns the fights of the film of a phase at an instant each: this part of their beats, each with as long
/// a question as where the camera is there already.
std::vector<LitFight> litFights(const PhaseRecord& record, const Film& film, double part, Camera camera);

/// Returns the length of the longest stretch on which one of the arrows runs on the other or touches it, in
/// map units. What tokens hide does not count, nor do crossings and the ends where one meets the other.
double stretchTogether(const LitFight& fight, const Arrow& a, const Arrow& b);

/// Returns the shortest distance from a point to the line of an arrow, in map units.
double distanceTo(const Arrow& arrow, Point point);

} // namespace chancery
