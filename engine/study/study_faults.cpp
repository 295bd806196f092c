// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for what cannot be in a position.
#include "engine/study/study_faults.h"

#include "engine/desk/table_check.h"
#include "engine/map/standing.h"
#include "engine/orders/choices.h"

#include <algorithm>

namespace chancery {

namespace {

using Kind = StudyFault::Kind;

class Search
{
public:
    Search(const Map& map, Phase phase, const Position& position)
        : map_(map)
        , phase_(phase)
        , position_(position)
    {
    }

    std::vector<StudyFault> run()
    {
        checkTable();
        checkDislodged();
        checkContested();
        checkPurpose();
        std::stable_partition(faults_.begin(), faults_.end(), stops);
        return std::move(faults_);
    }

private:
    void add(Kind kind, const Unit& unit)
    {
        faults_.push_back({kind, unit.power, unit, map_.provinceOf(unit.at)});
    }

    /// Asks the check of the table, which knows no history here.
    void checkTable()
    {
        Game table;
        table.map = std::shared_ptr<const Map>(std::shared_ptr<const Map>(), &map_); // it is not kept
        table.phases.push_back({phase_, position_, {}, std::nullopt, {}});
        for (const TableFinding& found : chancery::checkTable(table)) {
            if (found.fault == TableFault::SecondUnit) add(Kind::SecondUnit, found.unit);
            if (found.fault == TableFault::TooMany)
                faults_.push_back({Kind::TooMany, found.power, {}, noProvince, found.units, found.centres});
            if (found.fault != TableFault::WrongPlace) continue;
            const bool coast = standingOf(map_, found.unit.kind, found.unit.at) == Standing::CoastMissing;
            add(coast ? Kind::CoastMissing : Kind::WrongTerrain, found.unit);
        }
    }

    void checkDislodged()
    {
        for (const DislodgedUnit& dislodged : position_.dislodged) {
            if (phase_.kind != PhaseKind::Retreat) add(Kind::DislodgedTooEarly, dislodged.unit);
            if (!unitAt(map_, position_, map_.provinceOf(dislodged.unit.at)))
                add(Kind::NoDislodger, dislodged.unit);
        }
    }

    void checkContested()
    {
        for (const Province where : position_.contested& occupied(map_, position_))
            faults_.push_back({Kind::ContestedOccupied, noPower, {}, where});
    }

    void checkPurpose()
    {
        if (phase_.kind == PhaseKind::Retreat && position_.dislodged.empty())
            faults_.push_back({Kind::NothingToRetreat});
        if (phase_.kind != PhaseKind::Adjustment) return;
        for (const Power power : map_.everyPower())
            if (adjustmentChoices(map_, position_, power).count != 0) return;
        faults_.push_back({Kind::NothingToAdjust});
    }

    const Map& map_;
    const Phase phase_;
    const Position& position_;
    std::vector<StudyFault> faults_;
};

} // namespace

bool stops(const StudyFault& fault)
{
    return fault.kind <= Kind::DislodgedTooEarly;
}

std::vector<StudyFault> faultsOf(const Map& map, Phase phase, const Position& position)
{
    return Search(map, phase, position).run();
}

bool canResolve(const Map& map, Phase phase, const Position& position)
{
    return std::ranges::none_of(faultsOf(map, phase, position), stops);
}

} // namespace chancery
