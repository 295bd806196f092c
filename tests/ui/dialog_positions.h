// SPDX-License-Identifier: GPL-3.0-or-later
// Positions on the standard board that the tests of dialogs start from.
#pragma once

#include "engine/map/position.h"
#include "engine/orders/unit_text.h"
#include "tests/support/standard_board.h"

#include <cstdlib>
#include <initializer_list>

namespace chancery {

/// "A MUN", "F STP/sc".
inline Unit unitOf(const char* power, const char* text)
{
    const Map& map = standardMap();
    auto unit = readUnit(map, map.findPower(power), text);
    if (!unit) std::abort();
    return *unit;
}

inline Province at(const char* code)
{
    return standardMap().findProvince(code);
}
inline Location spot(const char* code)
{
    return standardMap().findLocation(code);
}

inline Position emptyPosition()
{
    Position position;
    position.owner.assign(standardMap().provinces.size(), noPower);
    return position;
}

inline DislodgedUnit dislodged(const char* power, const char* unit, const char* from,
                               std::initializer_list<const char*> retreats)
{
    DislodgedUnit d{unitOf(power, unit), at(from), {}};
    for (const char* to : retreats) d.retreats.add(spot(to));
    return d;
}

/// German Munich and Russian Silesia are driven out; both could go to Bohemia.
inline Position twoDislodged()
{
    Position position = emptyPosition();
    for (const Unit& unit : {unitOf("France", "A MUN"), unitOf("Germany", "A SIL")})
        place(standardMap(), position, unit);
    position.dislodged = {dislodged("Germany", "A MUN", "BUR", {"BOH", "TYR", "KIE"}),
                          dislodged("Russia", "A SIL", "BER", {"BOH", "GAL"})};
    return position;
}

/// France may build three times and owns all its homes, Austria must remove two of three, Russia builds at
/// a split coast.
inline Position winterPosition()
{
    const Map& map = standardMap();
    Position position = emptyPosition();
    const auto own = [&](const char* power, std::initializer_list<const char*> centres) {
        for (const char* centre : centres) position.owner[index(at(centre))] = map.findPower(power);
    };
    own("France", {"PAR", "BRE", "MAR", "SPA"});
    own("Austria", {"VIE"});
    own("Russia", {"STP", "MOS"});
    for (const Unit& unit :
         {unitOf("France", "A GAS"), unitOf("Austria", "A VIE"), unitOf("Austria", "A GAL"),
          unitOf("Austria", "F ADR"), unitOf("Russia", "A MOS")})
        place(map, position, unit);
    return position;
}

} // namespace chancery
