// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the caption of each beat of a story: one short sentence.
#include "ui/text/words.h"

#include <QLocale>
#include <QStringList>

namespace chancery {

namespace {

constexpr qsizetype mostPlaces = 3; ///< the most provinces that a caption lists; of more it gives the number

} // namespace

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
    case Gesture::Win:
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
    case Gesture::Revive:
        return tr("Insurrections");
    case Gesture::Centres:
        return tr("Centres change hands");
    case Gesture::Tally:
    case Gesture::Elimination:
    case Gesture::Ending:
    case Gesture::Settle:
        return {};
    }
    return {};
}

QString Words::crowd(Gesture gesture, int count)
{
    switch (gesture) {
    case Gesture::Void:
        return tr("%n order(s) without effect", nullptr, count);
    case Gesture::Hold:
        return tr("%n unit(s) stay", nullptr, count);
    case Gesture::Support:
        return tr("%n support(s) are given", nullptr, count);
    case Gesture::Cut:
        return tr("%n support(s) are cut", nullptr, count);
    case Gesture::Convoy:
        return tr("%n fleet(s) convoy", nullptr, count);
    case Gesture::Centres:
        return tr("%n centre(s) change hands", nullptr, count);
    case Gesture::Build:
        return tr("%n unit(s) are built", nullptr, count);
    case Gesture::Disband:
        return tr("%n unit(s) are disbanded", nullptr, count);
    default:
        return tr("%n unit(s) advance", nullptr, count);
    }
}

/// Returns the caption of a fight from the result that decided it: "Munich takes Burgundy, 3 against 1".
QString Words::fightCaption(const OrderResult& decisive, const PhaseRecord& record) const
{
    const auto* move = as<Move>(decisive.order);
    if (!move) return reason(decisive, record);
    const Finding& why = decisive.finding;
    const QString who = province(map_.provinceOf(decisive.order.unit.at)),
                  where = province(map_.provinceOf(move->to));
    const auto told = [&](const QString& sentence) {
        return sentence.arg(who, where).arg(int(why.mine)).arg(int(why.theirs));
    };
    switch (why.rule) {
    case Rule::MoveUnopposed:
    case Rule::MoveFollows:
    case Rule::MoveRivalVoid:
    case Rule::MoveRivalStranded:
    case Rule::MoveExchanges:
    case Rule::MoveRotates:
        return tr("%1 enters %2").arg(who, where);
    case Rule::MoveDislodges:
    case Rule::MoveBreaksThrough:
    case Rule::MoveOutdoes:
    case Rule::MoveOutdoesOwn:
        return why.theirs > 0 ? told(tr("%1 takes %2, %3 against %4", "who, where, the strengths"))
                              : tr("%1 enters %2").arg(who, where);
    case Rule::MoveStandsOff:
    case Rule::MoveStandsOffOwn:
    case Rule::MoveStandsOffLoser:
    case Rule::MoveOutdone:
        return tr("Nobody enters %1: %2 against %3").arg(where).arg(int(why.mine)).arg(int(why.theirs));
    case Rule::MoveHeld:
    case Rule::MoveBlocked:
        return tr("%1 holds against %2, %3 against %4", "where, who, the strengths")
            .arg(where, who)
            .arg(int(why.theirs))
            .arg(int(why.mine));
    case Rule::MoveHeadToHead:
    case Rule::MoveHeadToHeadLost:
        return told(tr("%1 and %2 meet head to head, %3 against %4"));
    default:
        return reason(decisive, record);
    }
}

QString Words::caption(const Beat& beat, const PhaseRecord& record) const
{
    const auto& results = record.outcome->results;
    if (!beat.orders.empty()) {
        const Order& read = results[beat.orders.front()].order;
        return tr("%1: %2", "power, order").arg(power(read.power), order(read));
    }
    if (beat.place != noProvince || beat.results.size() == 1) {
        const QString sentence = fightCaption(results[beat.results.front()], record);
        return sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
    }
    QStringList places;
    for (std::size_t i : beat.results)
        if (const Location at = results[i].order.unit.at; at != nowhere)
            places << province(map_.provinceOf(at));
    for (Province centre : beat.centres) places << province(centre);
    if (places.isEmpty()) return gesture(beat.gesture);
    if (places.size() > mostPlaces) return crowd(beat.gesture, static_cast<int>(places.size()));
    return tr("%1: %2", "what happens, places")
        .arg(gesture(beat.gesture), places.join(tr(", ", "between places")));
}

} // namespace chancery
