// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/setup_desk.h"

#include "engine/game/position_edits.h"
#include "engine/orders/order_text.h"
#include "ui/words/brief.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

namespace chancery {

SetupDesk::SetupDesk(StudyView& shown, QObject* parent)
    : QObject(parent)
    , shown_(shown)
{
    connect(&shown_, &StudyView::changed, this, [this](StudyChange change) {
        if (!on_ || change == StudyChange::Texts || change == StudyChange::File) return;
        if (shown_.node().after != noNode) return setOn(false); // another phase is shown
        if (chosen_ != noProvince && !unitToTake(shown_.map(), position(), chosen_)) {
            chosen_ = noProvince;
            asksAttacker_ = false;
        }
        Q_EMIT changed();
    });
}

void SetupDesk::setOn(bool on)
{
    if (on == on_) return;
    hand_ = InHand::Nothing;
    chosen_ = noProvince;
    asksAttacker_ = false;
    if (on) shown_.show(wayTo(shown_.study(), shown_.node().id).front());
    on_ = on;
    Q_EMIT changed();
}

void SetupDesk::take(InHand what, Power power)
{
    hand_ = what;
    power_ = power;
    chosen_ = noProvince;
    asksAttacker_ = false;
    Q_EMIT changed();
}

const Unit* SetupDesk::unit() const
{
    return subject() == noProvince ? nullptr : unitToTake(shown_.map(), position(), subject());
}

ProvinceSet SetupDesk::attackers() const
{
    ProvinceSet found;
    if (!asksAttacker_) return found;
    for (const Unit& unit : position().units)
        if (shown_.map().reach(unit).has(chosen_)) found.add(shown_.map().provinceOf(unit.at));
    return found;
}

QString SetupDesk::hint() const
{
    const Words words(shown_.map());
    if (asksAttacker_)
        return tr("Click the unit that dislodged the one in %1, or the province that it came from.",
                  "province")
            .arg(words.province(chosen_));
    const NameList owner = NamePhrases(shown_.map()).dative(power_);
    switch (hand_) {
    case InHand::Army:
        return filled(tr("Click where an army of %1 is to be.", "power"), {owner});
    case InHand::Fleet:
        return filled(tr("Click where a fleet of %1 is to be.", "power"), {owner});
    case InHand::Centre:
        return filled(tr("Click the centres that are to be owned by %1.", "power"), {owner});
    case InHand::Contested:
        return tr("Click the provinces that a standoff left vacant.");
    case InHand::Nothing:
        break;
    }
    if (chosen_ != noProvince)
        return tr("Click again to turn it into an army or a fleet, or drag it elsewhere.");
    return tr("Drag units onto the board, elsewhere on it, or off it.");
}

void SetupDesk::become(Position position, const QString& what)
{
    setPosition(shown_.study().phase, std::move(position), what);
}

void SetupDesk::setPosition(const Phase& phase, Position position, const QString& what)
{
    shown_.become(withPosition(shown_.study(), phase, std::move(position)), what);
}

void SetupDesk::setPhase(const Phase& phase)
{
    setPosition(phase, position(), tr("the phase"));
}

/// Calls `then` with where a unit is put in a province: at the coast that was pointed at, or that is chosen.
void SetupDesk::place(UnitKind kind, Province province, Location coast,
                      const std::function<void(Location)>& then)
{
    const LocationSet places = placesToPut(shown_.map(), kind, province);
    if (coast != nowhere && places.has(coast)) return then(coast);
    if (places.size() == 1) return then(places.first());
    Q_EMIT coastWanted(province, places, then);
}

void SetupDesk::put(UnitKind kind, Province province, Location coast)
{
    place(kind, province, coast, [this, kind](Location at) {
        const Unit unit{power_, kind, at};
        become(withUnit(shown_.map(), position(), unit),
               tr("put %1", "a unit").arg(brief(shown_.map(), unit)));
    });
}

void SetupDesk::drop(Power power, UnitKind kind, Province province, Location coast)
{
    if (!on_ || province == noProvince) return;
    take(InHand::Nothing, power);
    put(kind, province, coast);
}

void SetupDesk::click(Province province, Location coast)
{
    if (!on_) return;
    if (asksAttacker_) return dislodgeFrom(province);
    hovered_ = province;
    switch (hand_) {
    case InHand::Army:
        return put(UnitKind::Army, province, coast);
    case InHand::Fleet:
        return put(UnitKind::Fleet, province, coast);
    case InHand::Centre:
        return own();
    case InHand::Contested:
        return contest();
    case InHand::Nothing:
        break;
    }
    if (chosen_ == province) return turn();
    chosen_ = unitToTake(shown_.map(), position(), province) ? province : noProvince;
    Q_EMIT changed();
}

void SetupDesk::drag(Province from, Province to, Location coast)
{
    const Unit* unit = on_ ? unitToTake(shown_.map(), position(), from) : nullptr;
    if (!unit || from == to) return;
    const QString name = brief(shown_.map(), *unit);
    if (to == noProvince)
        return become(withoutUnit(shown_.map(), position(), from), tr("remove %1").arg(name));
    place(unit->kind, to, coast, [this, from, name](Location at) {
        become(withMoved(shown_.map(), position(), from, at), tr("move %1", "a unit").arg(name));
    });
}

void SetupDesk::hover(Province province)
{
    hovered_ = province;
}

void SetupDesk::turn()
{
    const Unit* found = unit();
    if (!on_ || !found) return;
    const Province province = shown_.map().provinceOf(found->at);
    const QString name = brief(shown_.map(), *found);
    const auto become = [this, province, name](Location at) {
        this->become(withTurned(shown_.map(), position(), province, at), tr("turn %1", "a unit").arg(name));
    };
    if (found->kind == UnitKind::Fleet) return become(whole(province));
    place(UnitKind::Fleet, province, nowhere, become);
}

void SetupDesk::remove()
{
    const Unit* found = unit();
    if (!on_ || !found) return;
    const Province province = shown_.map().provinceOf(found->at);
    const bool dislodged = dislodgedAt(shown_.map(), position(), province) != nullptr;
    become(withoutUnit(shown_.map(), position(), province, dislodged),
           tr("remove %1").arg(brief(shown_.map(), *found)));
}

void SetupDesk::own()
{
    const Province centre = subject();
    if (!on_ || centre == noProvince || !shown_.map().centres.has(centre)) return;
    const bool owned = position().owner[index(centre)] == power_;
    become(withOwner(position(), centre, owned ? noPower : power_),
           tr("owner of %1", "a centre").arg(Words(shown_.map()).province(centre)));
}

void SetupDesk::dislodge()
{
    const Province province = subject();
    if (!on_ || province == noProvince) return;
    if (dislodgedAt(shown_.map(), position(), province))
        return become(withReturned(shown_.map(), position(), province),
                      tr("no longer dislodged: %1", "province").arg(Words(shown_.map()).province(province)));
    if (!unitAt(shown_.map(), position(), province)) return;
    hand_ = InHand::Nothing;
    chosen_ = province;
    asksAttacker_ = true;
    Q_EMIT changed();
}

/// Units retreat only in phases of retreats, so the phase becomes one.
void SetupDesk::dislodgeFrom(Province attacker)
{
    const Province province = chosen_;
    asksAttacker_ = false;
    chosen_ = noProvince;
    if (attacker == province) {
        Q_EMIT changed();
        return;
    }
    const Phase phase = shown_.study().phase;
    setPosition(phase.kind == PhaseKind::Retreat ? phase : retreatsNear(phase),
                withDislodged(shown_.map(), position(), province, attacker),
                tr("dislodge the unit in %1", "province").arg(Words(shown_.map()).province(province)));
}

void SetupDesk::contest()
{
    const Province province = subject();
    if (!on_ || province == noProvince) return;
    become(withContested(shown_.map(), position(), province, !position().contested.has(province)),
           tr("contested: %1", "province").arg(Words(shown_.map()).province(province)));
}

void SetupDesk::cancel()
{
    if (asksAttacker_)
        asksAttacker_ = false;
    else if (chosen_ != noProvince)
        chosen_ = noProvince;
    else
        hand_ = InHand::Nothing;
    Q_EMIT changed();
}

} // namespace chancery
