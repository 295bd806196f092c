// SPDX-License-Identifier: GPL-3.0-or-later
// What is said while a beat of the story is shown.
#include "ui/text/words.h"

#include <QLocale>
#include <QStringList>

namespace chancery {

QString Words::gesture(Gesture gesture)
{
    switch (gesture) {
    case Gesture::Orders:
        return tr("The orders");
    case Gesture::Void:
        return tr("Orders without effect");
    case Gesture::Hold:
        return tr("Units stay");
    case Gesture::Support:
        return tr("Supports are given");
    case Gesture::Cut:
        return tr("Supports are cut");
    case Gesture::Convoy:
        return tr("Convoys");
    case Gesture::Bounce:
        return tr("Moves fail");
    case Gesture::Advance:
        return tr("Units advance");
    case Gesture::Dislodge:
        return tr("Units are dislodged");
    case Gesture::Clash:
        return tr("Retreats clash");
    case Gesture::Retreat:
        return tr("Units retreat");
    case Gesture::Disband:
        return tr("Units are disbanded");
    case Gesture::Build:
        return tr("Units are built");
    case Gesture::Waive:
        return tr("Builds are waived");
    case Gesture::Centres:
        return tr("Centres change hands");
    case Gesture::Settle:
        return {};
    }
    return {};
}

QString Words::caption(const Beat& beat, const PhaseRecord& record) const
{
    const auto& results = record.outcome->results;
    if (beat.results.size() == 1) return reason(results[beat.results.front()], record);
    QStringList places;
    for (std::size_t i : beat.results)
        if (const Location at = results[i].order.unit.at; at != nowhere)
            places << province(map_.provinceOf(at));
    for (Province centre : beat.centres) places << province(centre);
    if (places.isEmpty()) return gesture(beat.gesture);
    return tr("%1: %2", "what happens, places")
        .arg(gesture(beat.gesture), places.join(tr(", ", "between places")));
}

} // namespace chancery
