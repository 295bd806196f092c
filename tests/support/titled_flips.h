// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to turn a result, and what each of them is called: in the positions of games, where a changed order
// does much besides what turns the result.
#pragma once

#include "tests/support/flip_trials.h"
#include "tests/support/search_flips.h"
#include "tests/support/situation.h"

#include <QString>
#include <vector>

namespace chancery {

/// Fall 1904 of tests/data/games/game_7.jsonl.
inline constexpr const char* fall1904 =
    "Austria: A VIE S A BUD - TRI, F GRE - ALB, A BUD - TRI, A SER S A BUD - TRI"
    " | England: F HEL - DEN"
    " | France: A LON H, F NWG S F NTH - EDI, F ENG S F HOL - NTH, F NAO - CLY, F MAO - NAO, A "
    "BUR H, A TYR S A TRI - VIE"
    " | Germany: F NTH - EDI, A DEN H, F HOL - NTH, A KIE S A MUN, A MUN H"
    " | Italy: F ION C A APU - GRE, A VEN - TRI, A TRI - VIE, F AEG S A APU - GRE, A ALB - SER, "
    "A APU - GRE VIA"
    " | Russia: F EDI - CLY, F NWY - NWG, F SKA - NTH, A SWE S A DEN, A UKR - RUM, A ARM - SMY, "
    "F BLA - CON, F ANK S F BLA - CON, A BUL S F GRE"
    " | Turkey: A SMY - ANK, F CON - BUL/sc";

/// Fall 1906 of tests/data/games/game_2.jsonl.
inline constexpr const char* fall1906 =
    "Austria: A VIE - GAL, F ALB H, A BUD - GAL, A SER - RUM"
    " | England: F NTH S F HOL - BEL, F ENG - BRE, F IRI S F MAO, A BEL - PIC, F HOL - BEL, F "
    "MAO S F ENG - BRE, A RUH - BUR, F BAL C A KIE - LVN, A KIE - LVN VIA, A MOS S A RUM - SEV"
    " | France: F BRE - MAO, A PIC - BEL, A BUR S A PIC - BEL, F POR S F BRE - MAO, A SPA H"
    " | Italy: A MUN S F BER, F TUN - NAF, F TYS - ION, A TYR - VIE, F ION - ADR"
    " | Russia: F BER H, A BOH S A TYR - VIE, F SEV - RUM, A GAL S F SEV - RUM"
    " | Turkey: A RUM - SEV, F AEG S A GRE, A GRE S A CON - BUL, F SMY - CON, A BUL - RUM, A CON "
    "- BUL";

/// Fall 1908 of tests/data/games/game_4.jsonl.
inline constexpr const char* fall1908 =
    "Austria: A VEN S F APU, A VIE - TYR, A RUM S A SER, A ALB - SER, F APU S A VEN, A SER - BUD"
    " | England: F NTH - NWY, F NWG - NWY, F ENG - BRE, A BEL H, F DEN - SWE, A HOL S A BEL, F "
    "BAL - SWE, A KIE S A MUN, A MUN H, A BER S A MUN, A MOS - SEV, A WAR - GAL"
    " | France: A GAS - BRE, F TUN - ION, F LYO - TYS, F TYS - ROM, A PIE - VEN, A TYR S A PIE - "
    "VEN, F ION - NAP, A TUS S F TYS - ROM"
    " | Italy: F NAP S F ROM, F ROM S F NAP"
    " | Turkey: A SEV S F BLA - RUM, A GAL - BUD, F BLA - RUM, F AEG S F GRE, F GRE S F ION, A "
    "BUL - SER";

/// DATC 6.F.18.
inline constexpr const char* datc6F18 =
    "England: A LON - BEL, F ENG S A LON - BEL, F NTH C A LON - BEL | France: F BEL S F NTH"
    " | Germany: F HEL S F SKA - NTH, F SKA - NTH";
/// As DATC 6.F.18, but the army holds.
inline constexpr const char* datc6F18AtHome =
    "England: A LON H, F ENG S A LON - BEL, F NTH C A LON - BEL | France: F BEL S F NTH"
    " | Germany: F HEL S F SKA - NTH, F SKA - NTH";

/// A set of changes that turns a result, and its group.
struct TitledFlip
{
    const char* name;
    const char* line;    ///< the position with its orders
    const char* asked;   ///< the province of the unit whose order is asked about
    const char* change;  ///< the new orders and the result: "A BUD H, A GAL - SIL: succeeds"
    const char* effects; ///< in codes
    std::size_t ways;    ///< how many changes of the same units are in the group
    const char* title;   ///< the group in English
    const char* german;  ///< the group in German
};

/// The ways to turn a result that are described by what turns it.
inline const std::vector<TitledFlip>& titledFlips()
{
    static const std::vector<TitledFlip> flips{
        {"the support is gone with its unit", fall1906, "VIE", "A BUD H, A GAL - SIL: succeeds",
         "Vacates GAL, NoBounce VIE GAL", 75,
         "leaves Galicia, and is no longer in the way of the move from Vienna to Galicia",
         "verlässt Galizien und steht der Bewegung aus Wien nach Galizien nicht mehr im Weg"},
        {"holds for the support", fall1904, "BUL", "F GRE H: cut", "Supportable GRE", 22,
         "no longer moves, so that it can be supported in Greece",
         "bewegt sich nicht mehr und kann deshalb in Griechenland unterstützt werden"},
        {"stayed before as well", fall1904, "BUL", "A ALB H, A SER S F CON - BUL: invalid, destroyed",
         "Supports CON, NoCut SER", 27,
         "one more support for Constantinople, and no longer cuts the support from Serbia",
         "eine Unterstützung mehr für Konstantinopel und unterbricht die Unterstützung aus Serbien nicht "
         "mehr"},
        {"not the move that is supported", fall1904, "VIE", "A BUD H: invalid, dislodged",
         "NoneSupported BUD", 25, "no longer orders the move that is supported",
         "befiehlt die unterstützte Bewegung nicht mehr"},
        {"not the attack that is supported", fall1906, "MAO", "F ENG H: invalid", "NoneSupported ENG", 66,
         "no longer orders the move that is supported", "befiehlt die unterstützte Bewegung nicht mehr"},
        {"not the move that is convoyed", datc6F18, "NTH", "A LON H: invalid", "NoneConvoyed LON", 15,
         "no longer orders the move that is convoyed",
         "befiehlt die zum Konvoi gehörende Bewegung nicht mehr"},
        {"the move that is convoyed", datc6F18AtHome, "NTH", "A LON - BEL: disrupted", "OrdersConvoyed LON",
         1, "orders the move that is convoyed", "befiehlt die zum Konvoi gehörende Bewegung"},
        {"moves from the support", fall1908, "NAP", "F ROM - NAP: invalid", "Unsupportable ROM", 3,
         "moves, so that it cannot be supported in Rome",
         "bewegt sich und kann deshalb in Rom nicht unterstützt werden"},
        {"closes the retreats", fall1906, "VIE", "A BUD - TRI, A RUM - BUD: fails, destroyed",
         "EntersRetreat BUD, EntersRetreat TRI", 1,
         "enters Budapest, to which it could have retreated, and enters Trieste, to which it could have "
         "retreated",
         "zieht nach Budapest (möglicher Rückzug) und zieht nach Triest (möglicher Rückzug)"},
        {"would matter alone", fall1906, "ENG", "F BRE H, F MAO - SPA/nc: fails",
         "NoSupport ENG, NoAttack MAO", 210,
         "no longer supports the English Channel, and no longer attacks the unit in the Mid-Atlantic Ocean",
         "unterstützt den Ärmelkanal nicht mehr und greift die Einheit im Mittelatlantik nicht mehr an"},
    };
    return flips;
}

/// Returns what changes of the units of a titled flip do to the result.
inline FlipAnswer answerFor(const TitledFlip& titled)
{
    ProvinceSet units;
    const QString orders = QString(titled.change).section(": ", 0, 0);
    for (const QString& order : orders.split(", ")) // "A BUD H": the unit is the second word
        units.add(province(order.section(' ', 1, 1).toStdString()));
    return searchFlips(FlipSearch({inputFrom(situation(titled.line)), province(titled.asked), units}));
}

/// Returns what the changes of a titled flip do, or nothing if they are not in the answer.
inline FlipEffects effectsOf(const TitledFlip& titled, const FlipAnswer& answer)
{
    const PhaseInput input = inputFrom(situation(titled.line));
    for (const Flip& flip : answer.shown)
        if (lineOf(flip, input) == titled.change) return flip.does;
    return {};
}

} // namespace chancery
