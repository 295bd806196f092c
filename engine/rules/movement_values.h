// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the options on how orders are read and moves resolved. Only for option_table.cpp.
#pragma once

#include "engine/base/translated.h"
#include "engine/rules/option_table.h"

// Each array is in the order of its enumeration in options.h; of a yes-or-no option in the order no, yes.
namespace chancery::values {

/// The values of the option multi_route.
inline constexpr OptionValue multiRoute[] = {
    {"any_route", QT_TRANSLATE_NOOP("chancery::OptionWords", "fails if a fleet of any route is dislodged"),
     "fails when a fleet of any possible route is dislodged"},
    {"all_routes", QT_TRANSLATE_NOOP("chancery::OptionWords", "fails only if every route is disrupted")},
};

/// The values of the option paradox.
inline constexpr OptionValue paradox[] = {
    {"1971",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "1971: it does not cut support of an attack on its fleets"),
     "the army does not cut a support of an attack on a fleet that convoys it"},
    {"1982",
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "1982: it does not cut support into a sea with a convoying fleet"),
     "the army cuts no support of an action in a sea where a fleet convoys, even by dislodging it"},
    {"2000", QT_TRANSLATE_NOOP("chancery::OptionWords", "2000: as 1971, for fleets that its convoy needs"),
     "the army does not cut a support of an attack on a fleet that it cannot do without"},
    {"szykman", QT_TRANSLATE_NOOP("chancery::OptionWords", "Szykman: the convoys of the paradox are disrupted"),
     "the convoys in the core of the paradox fail"},
    {"all_hold", QT_TRANSLATE_NOOP("chancery::OptionWords", "All hold: every move of the paradox fails"),
     "every move in the core of the paradox fails"},
    {"alexander", QT_TRANSLATE_NOOP("chancery::OptionWords", "Alexander: first decided as if the convoyed army had no effect"),
     "the convoy fares as it would if its army had no effect, even if a fleet is dislodged by it"},
    {"twenty",
     QT_TRANSLATE_NOOP("chancery::OptionWords",
                       "Twenty: it does not cut support into a province of its fleets"),
     "the army cuts no support of an attack on the location of a fleet that convoys it"},
};

/// The values of the option paradox_unanswered.
inline constexpr OptionValue unanswered[] = {
    {"szykman", QT_TRANSLATE_NOOP("chancery::OptionWords", "Szykman: the convoys of the paradox are disrupted"),
     "the convoys in the core of the paradox fail"},
    {"all_hold", QT_TRANSLATE_NOOP("chancery::OptionWords", "All hold: every move of the paradox fails"),
     "every move in the core of the paradox fails"},
    {"ask", QT_TRANSLATE_NOOP("chancery::OptionWords", "The gamemaster is asked"),
     "the gamemaster rules, being shown the consistent resolutions"},
    {"answer_1", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the first consistent resolution"),
     "the first consistent resolution"},
    {"answer_2", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the second consistent resolution"),
     "the second consistent resolution"},
    {"answer_3", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the third consistent resolution"),
     "the third consistent resolution"},
    {"answer_4", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the fourth consistent resolution"),
     "the fourth consistent resolution"},
    {"answer_5", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the fifth consistent resolution"),
     "the fifth consistent resolution"},
    {"answer_6", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the sixth consistent resolution"),
     "the sixth consistent resolution"},
    {"answer_7", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the seventh consistent resolution"),
     "the seventh consistent resolution"},
    {"answer_8", QT_TRANSLATE_NOOP("chancery::OptionWords", "Always the eighth consistent resolution"),
     "the eighth consistent resolution"},
};

/// The values of the option adjacent_convoy.
inline constexpr OptionValue adjacentConvoy[] = {
    {"recommended_1971",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "by sea only to swap places, if the convoy survives"),
     "by sea if a convoy survives and the unit at its destination comes the opposite way"},
    {"intent",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "by sea if so ordered or if an own fleet convoys it"),
     "by sea if its order says so or a fleet of its own power carries it"},
    {"explicit", QT_TRANSLATE_NOOP("chancery::OptionWords", "by sea only if so ordered"),
     "by sea only if its order says so"},
};

/// The values of every yes-or-no option.
inline constexpr OptionValue yesNo[] = {
    {"no", QT_TRANSLATE_NOOP("chancery::OptionWords", "no")},
    {"yes", QT_TRANSLATE_NOOP("chancery::OptionWords", "yes")},
};

/// The values of the option convoyed_attack_from.
inline constexpr OptionValue attackFrom[] = {
    {"origin", QT_TRANSLATE_NOOP("chancery::OptionWords", "from the army's origin"),
     "from the province the army started in"},
    {"last_fleet",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "from the province of the last fleet (Brannan)"),
     "from the space of the last fleet (Brannan's rule)"},
};

/// The values of the option convoy_path.
inline constexpr OptionValue convoyPath[] = {
    {"none", QT_TRANSLATE_NOOP("chancery::OptionWords", "are ignored"),
     "seas named in the move are not heeded"},
    {"optional", QT_TRANSLATE_NOOP("chancery::OptionWords", "if named, only fleets there convoy the army"),
     "if seas are named, only fleets there carry the army"},
    {"required", QT_TRANSLATE_NOOP("chancery::OptionWords", "must be named unless only one route is ordered"),
     "seas must be named, unless only one route is ordered"},
};

/// The values of the option coast_missing_two_possible.
inline constexpr OptionValue missingCoast[] = {
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is ignored"), "the order is not followed"},
    {"default_coast", QT_TRANSLATE_NOOP("chancery::OptionWords", "goes to the first coast of the map"),
     "the first coast of the map's table is taken"},
};

/// The values of the option coast_missing_one_possible.
inline constexpr OptionValue onlyCoast[] = {
    {"infer", QT_TRANSLATE_NOOP("chancery::OptionWords", "goes to that coast"),
     "the only coast in reach need not be written"},
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is ignored"), "the order is not followed"},
};

/// The values of the option coast_wrong.
inline constexpr OptionValue wrongCoast[] = {
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is ignored"), "the order is not followed"},
    {"correct_it", QT_TRANSLATE_NOOP("chancery::OptionWords", "goes to the only coast in reach"),
     "the only coast in reach is taken"},
};

/// The values of the option support_coast.
inline constexpr OptionValue supportCoast[] = {
    {"must_match_missing_ok",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "must be correct if given; may be left out"),
     "a coast written must be the right one; left out it may be any"},
    {"must_match_missing_own_only",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "may be left out only for units of the same power"),
     "as before, but left out only for a unit of the same power"},
    {"must_match_missing_fails",
     QT_TRANSLATE_NOOP("chancery::OptionWords", "must be given if two are possible"),
     "a coast must be written if two are possible"},
    {"ignored", QT_TRANSLATE_NOOP("chancery::OptionWords", "is ignored"),
     "coasts in supports are not heeded"},
};

/// The values of the option coast_needless_wrong.
inline constexpr OptionValue coastSlip[] = {
    {"ignore", QT_TRANSLATE_NOOP("chancery::OptionWords", "is ignored")},
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
};

/// The values of the option build_coast_missing.
inline constexpr OptionValue missingBuildCoast[] = {
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "is not built"), "the order is not followed"},
    {"default_coast", QT_TRANSLATE_NOOP("chancery::OptionWords", "is built on the first coast of the map"),
     "the first coast of the map's table is taken"},
};

/// The values of the options unit_type_missing, unit_type_wrong, build_type_missing_inland,
/// nationality_missing and nationality_wrong.
inline constexpr OptionValue slip[] = {
    {"ok", QT_TRANSLATE_NOOP("chancery::OptionWords", "is ignored")},
    {"illegal", QT_TRANSLATE_NOOP("chancery::OptionWords", "makes the order illegal")},
};

/// The values of the option build_fleet_inland.
inline constexpr OptionValue fleetInland[] = {
    {"fails", QT_TRANSLATE_NOOP("chancery::OptionWords", "nothing is built")},
    {"army_instead", QT_TRANSLATE_NOOP("chancery::OptionWords", "an army is built")},
};

} // namespace chancery::values
