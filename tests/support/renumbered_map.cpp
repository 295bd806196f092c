// SPDX-License-Identifier: GPL-3.0-or-later
// Translating a map, a position and orders from one numbering to another.
#include "tests/support/renumbered_map.h"

#include <algorithm>

namespace chancery {

Renumbering::Renumbering(const Map& map, std::vector<Province> places)
    : places_(std::move(places))
    , map_(map)
{
    for (Province p : places_) locations_.push_back(whole(p));
    // Split coasts keep their numbers: they come after all provinces in both maps.
    for (std::size_t l = places_.size(); l < map.locations.size(); ++l)
        locations_.push_back(static_cast<Location>(l));
    for (std::size_t p = 0; p < places_.size(); ++p) map_.provinces[index(places_[p])] = map.provinces[p];
    for (std::size_t l = 0; l < locations_.size(); ++l) {
        map_.locations[index(locations_[l])] = map.locations[l];
        map_.locations[index(locations_[l])].province = (*this)(map.locations[l].province);
    }
    for (PowerInfo& power : map_.powers) {
        for (Province& home : power.homes) home = (*this)(home);
        for (Unit& unit : power.start) unit = (*this)(unit);
    }
    renumberReach(map);
}

void Renumbering::renumberReach(const Map& map)
{
    for (std::size_t p = 0; p < places_.size(); ++p) {
        map_.armyReach[index(places_[p])] = (*this)(map.armyReach[p]);
        map_.seasTouching[index(places_[p])] = (*this)(map.seasTouching[p]);
    }
    for (std::size_t l = 0; l < locations_.size(); ++l) {
        map_.fleetReach[index(locations_[l])] = (*this)(map.fleetReach[l]);
        map_.fleetProvinces[index(locations_[l])] = (*this)(map.fleetProvinces[l]);
    }
    map_.inland = (*this)(map.inland);
    map_.coastal = (*this)(map.coastal);
    map_.seas = (*this)(map.seas);
    map_.centres = (*this)(map.centres);
    map_.coasted = (*this)(map.coasted);
    // Not deriveTopology: making the index of names takes longer than everything that is tested here.
    for (std::size_t l = 0; l < map_.locations.size(); ++l) map_.provinceAt[l] = map_.locations[l].province;
    deriveSteps(map_);
    map_.codes.clear();
    map_.placeNames.reset();
}

ProvinceSet Renumbering::operator()(ProvinceSet set) const
{
    ProvinceSet renumbered;
    for (Province p : set) renumbered.add((*this)(p));
    return renumbered;
}

LocationSet Renumbering::operator()(LocationSet set) const
{
    LocationSet renumbered;
    for (Location l : set) renumbered.add((*this)(l));
    return renumbered;
}

Unit Renumbering::operator()(Unit unit) const
{
    unit.at = (*this)(unit.at);
    return unit;
}

Order Renumbering::operator()(Order order) const
{
    order.unit = (*this)(order.unit);
    if (auto* move = std::get_if<Move>(&order.command)) move->to = (*this)(move->to);
    if (auto* hold = std::get_if<SupportHold>(&order.command)) hold->unit = (*this)(hold->unit);
    if (auto* support = std::get_if<SupportMove>(&order.command))
        *support = {(*this)(support->unit), (*this)(support->to)};
    if (auto* convoy = std::get_if<Convoy>(&order.command))
        *convoy = {(*this)(convoy->army), (*this)(convoy->to)};
    return order;
}

Position Renumbering::operator()(const Position& position) const
{
    Position other;
    other.owner.assign(map_.provinces.size(), noPower);
    for (std::size_t p = 0; p < places_.size(); ++p) other.owner[index(places_[p])] = position.owner[p];
    for (const Unit& unit : position.units) place(map_, other, (*this)(unit));
    for (const DislodgedUnit& d : position.dislodged)
        other.dislodged.push_back({(*this)(d.unit), (*this)(d.attackedFrom), (*this)(d.retreats)});
    std::sort(other.dislodged.begin(), other.dislodged.end(),
              [this](const DislodgedUnit& a, const DislodgedUnit& b) {
                  return map_.provinceOf(a.unit.at) < map_.provinceOf(b.unit.at);
              });
    other.contested = (*this)(position.contested);
    return other;
}

} // namespace chancery
