// SPDX-License-Identifier: GPL-3.0-or-later
// Who goes by sea, and which fleets belong to the way (DATC 4.A.1, 4.A.3, 4.A.6).
#pragma once

#include "engine/adjudicate/matched_orders.h"

namespace chancery {

/// The matched orders of a phase, with how each army goes to its destination: over land, by convoy, or by
/// whichever proves possible.
class Passages : public MatchedOrders
{
public:
    /// Returns the fleets that belong to the army's routes: all of its written route; else those on any way
    /// through the fleets that convoy it, where the loss of one route stops it (1971 XII.4); else those on a
    /// way from which no fleet can be left out (DATC 4.E.1).
    ProvinceSet fleetsOnRoutes(Province army) const;
    /// Returns whether no fleet on the army's routes can be left out.
    bool onlyOneRoute(Province army) const { return onlyOneRoute(army, fleetsOnRoutes(army)); }
    /// As above, where the fleets on its routes are known.
    bool onlyOneRoute(Province army, ProvinceSet onRoutes) const;

    ProvinceSet bySea;     ///< movers that go by convoy or not at all (DATC 4.A.3)
    ProvinceSet seaOrLand; ///< movers that go by convoy if one survives, otherwise over land
    ProvinceSet unwritten; ///< movers that had to write their route, and their fleets (4.A.6)
    ProvinceSet wholeWay;  ///< movers that need every fleet of their written route (4.A.6; Twenty 8.d, 14)

protected:
    using MatchedOrders::MatchedOrders; // the orders are not read yet

    /// Finds out how each army goes, once the orders are matched.
    void choosePassages();

private:
    enum class Choice : std::uint8_t { Land, Sea, SeaOrLand };
    void choosePassage(Province army);
    Choice passageToNeighbour(Province army) const;
    void keepToWrittenPath(Province army);
};

} // namespace chancery
