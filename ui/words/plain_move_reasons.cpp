// SPDX-License-Identifier: GPL-3.0-or-later
// Has the plain wordings for moves and holds, and for what is added to a reason.
#include "ui/words/wording.h"

namespace chancery {

constexpr Wording Wordings::plainMoves[] = {
    //: Plain reasons, for people who do not know the notation; the order and its verdict stand before them.
    //: %2
    //: destination, %4 own strength, %5 strength against it, %6 the place of the unit supported or convoyed,
    //: %7
    //: power, %9 the unit or units against it. A gap that is not needed may be left out.
    {Rule::MoveUnopposed, QT_TR_NOOP("%2 is empty, and no other unit moves there.")},
    {Rule::MoveFollows, QT_TR_NOOP("%9 leaves %2, so there is room.")},
    {Rule::MoveRivalVoid,
     QT_TR_NOOP(
         "%9 moves there too, but the unit that comes from %2 dislodges it, so it keeps no unit out.")},
    {Rule::MoveRivalStranded,
     QT_TR_NOOP("%9 was to move there too, but was not convoyed and stays where it is.")},
    {Rule::MoveExchanges,
     QT_TR_NOOP("It changes places with %9. That works because at least one of them goes by convoy.")},
    {Rule::MoveDislodges, QT_TR_NOOP("It is stronger than %9, %4 against %5, and dislodges it.")},
    {Rule::MoveBreaksThrough,
     QT_TR_NOOP("It meets %9 head to head, is stronger, %4 against %5, and dislodges it.")},
    {Rule::MoveOutdoes, QT_TR_NOOP("%9 moves there too, but is weaker: %5 against %4.")},
    {Rule::MoveOutdoesOwn,
     QT_TR_NOOP("%9, of the same power, moves there too, but is weaker: %5 against %4.")},
    {Rule::MoveRotates,
     QT_TR_NOOP(
         "It moves in a circle of units, all at once. %9 moves to %2 too, but is weaker: %5 against %4."),
     &Parties::resisted},
    {Rule::MoveRotates, QT_TR_NOOP("It moves in a circle of units, all at once. %9 makes room for it.")},
    {Rule::MoveStandsOff,
     QT_TR_NOOP("%9 moves there too and is just as strong as this attack, %5 against %4: support against a "
                "unit of its own power does not count in an attack. That keeps it out."),
     &Parties::barred},
    {Rule::MoveStandsOff,
     QT_TR_NOOP(
         "%9 moves there too and is just as strong as this attack, %5 against %4. That keeps it out.")},
    {Rule::MoveStandsOffOwn, QT_TR_NOOP("%9, of the same power, moves there too and is just as strong as "
                                        "this attack, %5 against %4. That keeps it out.")},
    {Rule::MoveStandsOffLoser, QT_TR_NOOP("%9 moves there too and is just as strong as this attack, %5 "
                                          "against %4. That keeps it out, although %9 is dislodged itself.")},
    {Rule::MoveOutdone, QT_TR_NOOP("%9 moves there too and keeps it out: %5 against %4.")},
    {Rule::MoveOutdoneOwn,
     QT_TR_NOOP("%9, of the same power, moves there too and keeps it out: %5 against %4.")},
    {Rule::MoveVoidAhead, QT_TR_NOOP("%9 moves there too, %5 against %4, and gets in: a unit that is "
                                     "dislodged by an attack from %2 stops no move to %2.")},
    {Rule::MoveHeld, QT_TR_NOOP("%9 does not leave %2."), &Parties::own},
    {Rule::MoveHeld, QT_TR_NOOP("%9 stays there, and the attack is not stronger: %4 against %5.")},
    {Rule::MoveBlocked, QT_TR_NOOP("%9 is kept in %2 by %6."), &Parties::ownStopped},
    {Rule::MoveBlocked, QT_TR_NOOP("%9 is kept in %2 by %6, and the attack is not stronger: %4 against %5."),
     &Parties::stopped},
    {Rule::MoveBlocked, QT_TR_NOOP("%9 does not leave %2."), &Parties::own},
    {Rule::MoveBlocked, QT_TR_NOOP("%9 does not leave %2, and the attack is not stronger: %4 against %5.")},
    {Rule::MoveHeadToHead,
     QT_TR_NOOP("It meets %9 head to head, and its attack is not stronger, %4 against %5: support against a "
                "unit of its own power does not count in an attack."),
     &Parties::barred},
    {Rule::MoveHeadToHead, QT_TR_NOOP("It meets %9 head to head, and neither is stronger: %4 against %5.")},
    {Rule::MoveHeadToHeadLost, QT_TR_NOOP("It meets %9 head to head and is weaker: %4 against %5.")},
    {Rule::MoveSelfDislodge, QT_TR_NOOP("%9 is kept in %2 by %6, and no power dislodges its own unit."),
     &Parties::stopped},
    {Rule::MoveSelfDislodge, QT_TR_NOOP("It would dislodge %9, and no power dislodges its own unit.")},
    {Rule::MoveConvoyDisrupted, QT_TR_NOOP("Its convoy is disrupted. Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveConvoyDisrupted, QT_TR_NOOP("Its convoy is disrupted. Dislodged: %9.")},
    {Rule::MoveRoutesDisrupted, QT_TR_NOOP("All its convoy routes are disrupted. Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveRoutesDisrupted, QT_TR_NOOP("All its convoy routes are disrupted. Dislodged: %9.")},
    {Rule::MoveRouteDisrupted,
     QT_TR_NOOP("One of its convoy routes is disrupted, and under these rules that is enough to stop it. "
                "Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveRouteDisrupted, QT_TR_NOOP("One of its convoy routes is disrupted, and under these rules that "
                                          "is enough to stop it. Dislodged: %9.")},
    {Rule::MoveWayDisrupted,
     QT_TR_NOOP("The convoy route that its order names is disrupted. Dislodged: %9, by %6."),
     &Parties::stopped},
    {Rule::MoveWayDisrupted,
     QT_TR_NOOP("The convoy route that its order names is disrupted. Dislodged: %9.")},
    {Rule::MoveParadox, QT_TR_NOOP("Its convoy depends on its own result. That is a paradox: the "
                                   "convoy is disrupted, and the move has no effect.")},
    {Rule::MoveAllHold, QT_TR_NOOP("It is part of a convoy paradox, in which every unit stays where it is.")},
    {Rule::MoveNoConvoy, QT_TR_NOOP("No fleet has a valid order to convoy it.")},
    {Rule::MoveNoRoute, QT_TR_NOOP("The fleets that were ordered to convoy it form no route to %2.")},
    {Rule::MoveWayNotOrdered,
     QT_TR_NOOP("Its order names a convoy route, but no such convoy was ordered in %9.")},
    {Rule::MoveWayScrambled,
     QT_TR_NOOP(
         "Its order names the sea provinces of the convoy in the wrong sequence, so they form no route.")},
    {Rule::MoveRouteUnwritten, QT_TR_NOOP("Its order has to name its convoy route and names none.")},
    {Rule::HoldStands, QT_TR_NOOP("No unit attacks it.")},
    {Rule::HoldWithstands, QT_TR_NOOP("%9 attacks it but is not stronger: %5 against %4.")},
    {Rule::HoldOwnAttack,
     QT_TR_NOOP("%9 moves to its province, but is of the same power, and no power dislodges its own unit.")},
    {Rule::HoldConvoyFailed, QT_TR_NOOP("%9 was ordered to attack it by convoy, but was not convoyed.")},
    {Rule::HoldBeleaguered,
     QT_TR_NOOP("%9 attacks it and is stronger, %5 against %4, but the attack is "
                "part of a convoy paradox, in which every unit stays where it is."),
     &Parties::allHold},
    {Rule::HoldBeleaguered,
     QT_TR_NOOP("%9 attacks it and is stronger, %5 against %4, but is kept out by %6.")},
    {Rule::HoldDislodged, QT_TR_NOOP("%9 attacks it and is stronger: %5 against %4.")},
    {Rule::HoldUnplayed,
     QT_TR_NOOP(
         "%9 attacks it and is stronger, %5 against %4. Because %7 has no player, it may not retreat.")},
    {Rule::HoldAbandoned,
     QT_TR_NOOP(
         "%9 attacks it and is stronger, %5 against %4. Because %7 gave no orders, it may not retreat.")},
    // Of the remarks, only those that differ from the judge's.
    {Rule::NoteHelpBarred,
     QT_TR_NOOP("Support that did not help the attack: %9. %6 does not leave, and no power helps to "
                "dislodge its own unit; such support only keeps others out."),
     &Parties::rivalled},
    {Rule::NoteHelpBarred,
     QT_TR_NOOP("Support that did not count: %9. No power helps to dislodge its own unit.")},
    {Rule::NoteAttackBarred,
     QT_TR_NOOP("Support that did not count for the attack: %9. No power helps to dislodge its own unit.")},
    {Rule::NoteHelpIdle, QT_TR_NOOP("Support that did not count: %9. The supported army was not convoyed.")},
    {Rule::NoteRivalVoid,
     QT_TR_NOOP(
         "%9 moves there too, but the unit that comes from %2 dislodges it, so it keeps no unit out.")},
    {Rule::NoteAnyCoast, QT_TR_NOOP("It names another coast, which does not matter under these rules.")},
    {Rule::NoteCoastLeftOut, QT_TR_NOOP("A support need not name the coast.")},
};

static_assert(everyRuleIsWorded(Wordings::plainMoves, RuleFamily::Move));
static_assert(everyRuleIsWorded(Wordings::plainMoves, RuleFamily::Hold));

const std::span<const Wording> Wordings::allPlainMoves = plainMoves;

} // namespace chancery
