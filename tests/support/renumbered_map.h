// SPDX-License-Identifier: GPL-3.0-or-later
// The same board with its provinces counted in another order, and everything translated to it.
#pragma once

#include "engine/map/position.h"
#include "engine/orders/order.h"

namespace chancery {

class Renumbering
{
public:
    /// `places[p]` is the new number of province p.
    Renumbering(const Map& map, std::vector<Province> places);

    const Map& map() const { return map_; }
    Province operator()(Province p) const { return p == noProvince ? p : places_[index(p)]; }
    Location operator()(Location l) const { return l == nowhere ? l : locations_[index(l)]; }
    ProvinceSet operator()(ProvinceSet set) const;
    LocationSet operator()(LocationSet set) const;
    Unit operator()(Unit unit) const;
    Order operator()(Order order) const;
    Position operator()(const Position& position) const;

private:
    void renumberReach(const Map& map);

    std::vector<Province> places_;
    std::vector<Location> locations_;
    Map map_;
};

} // namespace chancery
