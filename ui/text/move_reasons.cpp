// SPDX-License-Identifier: GPL-3.0-or-later
// Has the wordings for the results of moves and holds.
#include "ui/text/wording.h"

namespace chancery {

namespace {

constexpr Wording moveTable[] = {
    //: In all reasons: %1 the order, %2 destination, %3 the order against it, %4 own strength, %5
    //: strength against it, %6 the place of the unit supported or convoyed, %7 power, %8 the unit, %9 the
    //: unit against it. A gap that is not needed may be left out.
    {Rule::MoveUnopposed, QT_TRANSLATE_NOOP("chancery::Words", "%1 succeeds: nobody resists.")},
    {Rule::MoveAdvances, QT_TRANSLATE_NOOP("chancery::Words", "%1 dislodges %9: %4 against %3 %5."),
     &Parties::occupied},
    {Rule::MoveAdvances, QT_TRANSLATE_NOOP("chancery::Words", "%1 succeeds: %4 against %3 %5.")},
    {Rule::MoveRotates,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 succeeds in a circle of moves: %4 against %3 %5."),
     &Parties::resisted},
    {Rule::MoveRotates,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 succeeds in a circle of moves: %3 makes room.")},
    {Rule::MoveStandsOff,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%1 fails: %4 against %3 %5; the attack that drove %8 out came from %2, so that it "
                       "keeps nobody out there."),
     &Parties::droveOut},
    {Rule::MoveStandsOff, QT_TRANSLATE_NOOP("chancery::Words", "%1 fails: %4 against %3 %5."),
     &Parties::overcome},
    {Rule::MoveStandsOff, QT_TRANSLATE_NOOP("chancery::Words", "%1 stands off: %4 against %3 %5.")},
    {Rule::MoveHeld, QT_TRANSLATE_NOOP("chancery::Words", "%1 fails: %4 against %3 %5.")},
    {Rule::MoveHeadToHead, QT_TRANSLATE_NOOP("chancery::Words", "%1 fails head to head: %4 against %3 %5.")},
    {Rule::MoveSelfDislodge,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%1 fails: %4 against %3 %5, and a power does not dislodge its own unit."),
     &Parties::opposed},
    {Rule::MoveSelfDislodge,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 fails: a power does not dislodge its own unit.")},
    {Rule::MoveConvoyDisrupted,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 fails: %9, which was to carry it, is dislodged.")},
    {Rule::MoveNoConvoy,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 cannot start: no route of fleets was ordered to convoy it.")},
    {Rule::MoveRouteUnwritten,
     QT_TRANSLATE_NOOP("chancery::Words", "%1 cannot start: of several convoy routes it names none.")},
    {Rule::MoveParadox,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%1 fails: its convoy by %9 is caught in a paradox, so it has no effect.")},
    {Rule::MoveAllHold,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%1 fails: it is part of a convoy paradox, in which everyone holds.")},
};

constexpr Wording holdTable[] = {
    {Rule::HoldStands, QT_TRANSLATE_NOOP("chancery::Words", "%1 stands: %4 against %3 %5."),
     &Parties::opposed},
    {Rule::HoldStands, QT_TRANSLATE_NOOP("chancery::Words", "%1 stands: no attack on it counts."),
     &Parties::attacked},
    {Rule::HoldStands, QT_TRANSLATE_NOOP("chancery::Words", "%1 stands: nobody attacks.")},
    {Rule::HoldBeleaguered,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%1 stands: %4 against %3 %5, but its attackers stop one another.")},
    {Rule::HoldDislodged, QT_TRANSLATE_NOOP("chancery::Words", "%1 is dislodged: %4 against %3 %5.")},
    {Rule::HoldAbandoned,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%1 is dislodged: %4 against %3 %5; it is destroyed, for %7 handed in no orders.")},
};

static_assert(everyRuleIsWorded(moveTable, RuleFamily::Move));
static_assert(everyRuleIsWorded(holdTable, RuleFamily::Hold));

} // namespace

std::span<const Wording> moveWordings()
{
    return moveTable;
}

std::span<const Wording> holdWordings()
{
    return holdTable;
}

} // namespace chancery
