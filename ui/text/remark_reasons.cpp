// SPDX-License-Identifier: GPL-3.0-or-later
// What is added to a reason: supports that did not count, ways, further effects.
#include "ui/text/wording.h"

namespace chancery {

namespace {

constexpr Wording remarkTable[] = {
    //: As in reasons; %3 and %9 are the order or orders and the unit or units that the remark is about.
    {Rule::NoteHelpBarred,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "Support that did not count: %3 (given). No power helps to dislodge "
                       "its own unit; such support counts in the prevent strength alone."),
     &Parties::rivalled},
    {Rule::NoteHelpBarred,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "Support that did not count: %3 (given), because no power helps to dislodge its own unit.")},
    {Rule::NoteHelpIdle,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "Support that did not count: %3 (given), because %8 is not convoyed.")},
    {Rule::NoteDislodges, QT_TRANSLATE_NOOP("chancery::Words", "%8 dislodges %9 as well.")},
    {Rule::NoteRivalVoid,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%3 has no effect on %2, because %9 is dislodged by the unit that comes from there.")},
    {Rule::NoteExchanges,
     QT_TRANSLATE_NOOP(
         "chancery::Words",
         "%8 changes places with %9, which is possible because at least one of them goes by convoy.")},
    {Rule::NoteConvoyed, QT_TRANSLATE_NOOP("chancery::Words", "%9 convoys %8.")},
    {Rule::NoteConvoyedFar, QT_TRANSLATE_NOOP("chancery::Words", "Several fleets convoy %8: %9.")},
    {Rule::NoteConvoyInVain,
     QT_TRANSLATE_NOOP("chancery::Words", "%8 has a convoy, but stays where it is, because its move fails.")},
    {Rule::NoteRouteLeft,
     QT_TRANSLATE_NOOP("chancery::Words", "Another convoy route is left for %8, although not every fleet "
                                          "that was to convoy it stays in place.")},
    {Rule::NoteBySea,
     QT_TRANSLATE_NOOP("chancery::Words", "%8 goes by convoy, as ordered, although it could go by land.")},
    {Rule::NoteByLand,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%8 goes by land: its orders do not call for the convoy that is offered.")},
    {Rule::NoteLandInstead,
     QT_TRANSLATE_NOOP("chancery::Words", "%8 goes by land instead, because its convoy failed.")},
    {Rule::NoteNotHeadToHead,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "%8 and %9 do not meet head to head, because at least one of them goes by convoy.")},
    {Rule::NoteRoutesWhole,
     QT_TRANSLATE_NOOP("chancery::Words", "%8 has several convoy routes, and none of them is disrupted.")},
    {Rule::NoteOnlyCoast,
     QT_TRANSLATE_NOOP("chancery::Words", "The order names no coast, but %8 can reach only one of %2.")},
    {Rule::NoteHelpsInPlace,
     QT_TRANSLATE_NOOP("chancery::Words", "%9 was not ordered to move, so it can be supported in place.")},
    {Rule::NoteUnordered, QT_TRANSLATE_NOOP("chancery::Words", "%8 has no order, so it holds.")},
    {Rule::NoteAnyCoast,
     QT_TRANSLATE_NOOP("chancery::Words",
                       "The coast does not matter to the support, because it is for the whole province.")},
    {Rule::NoteCoastLeftOut, QT_TRANSLATE_NOOP("chancery::Words", "The support need not name the coast.")},
    {Rule::NoteDestroyed, QT_TRANSLATE_NOOP("chancery::Words", "%8 cannot retreat and is destroyed.")},
};

static_assert(everyRuleIsWorded(remarkTable, RuleFamily::Remark));

} // namespace

std::span<const Wording> remarkWordings()
{
    return remarkTable;
}

} // namespace chancery
