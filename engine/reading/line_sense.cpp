// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/line_sense.h"

#include "engine/orders/collective.h"
#include "engine/orders/line_preface.h"
#include "engine/reading/doubtful_prose.h"
#include "engine/reading/order_looks.h"

namespace chancery {

bool LineSense::isOfNoPower(const std::string& line, Power above) const
{
    const bool alone = above == noPower;
    if (alone && (looksAsOrder(line) || joinsTwoPlaces(map_, line))) return true;
    if (lines_.isLabelled(line) || lines_.namesPowerAndUnit(line)) return true;
    const bool labelled = labelsMove(map_, line) && (alone || !corrects(line));
    return (labelled || tellsOrder(map_, line)) && !readable_(line);
}

bool LineSense::endsOrders(const std::string& line, Power above) const
{
    const bool whose = isOnlyLabel(line) && saysWhose(line);
    const bool heading = lines_.isUnclearHeading(line) && !lines_.beginsWithPlace(line);
    if (!mends(line) && (whose || heading)) return true;
    return namesOther(map_, line, above) && !readable_(line);
}

bool LineSense::isMeant(const std::string& line, bool below) const
{
    if (isCollectiveHold(line) || looksAsOrder(line) || takesBack(map_, line)) return true;
    if (joinsTwoPlaces(map_, line) || sendsUnit(map_, line) || mends(line)) return true;
    return below && (beginsAsOrder(line) || lines_.beginsWithUnit(line) || lines_.beginsWithPlace(line) ||
                     mayBeOrder(map_, line));
}

bool LineSense::mends(const std::string& line) const
{
    return labelsMove(map_, line) && corrects(line);
}

} // namespace chancery
