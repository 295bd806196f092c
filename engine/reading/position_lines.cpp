// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of DAIDE: NOW, with SCO before it or behind it.
#include "engine/base/ascii.h"
#include "engine/base/message.h"
#include "engine/files/case_text.h"
#include "engine/files/file_words.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/position_faults.h"
#include "engine/orders/unit_text.h"
#include "engine/reading/program_lines.h"

#include <algorithm>
#include <array>
#include <vector>

namespace chancery {

namespace {

/// Returns the parts of a text between signs, empty ones left out.
std::vector<std::string_view> cutAt(std::string_view text, std::string_view signs)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find_first_not_of(signs); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(signs, end);
    }
    return parts;
}

constexpr std::size_t mostDaideWords = 2000; ///< many more than a map has units

/// Reads the words of such a line from the left.
class DaideReader
{
public:
    DaideReader(std::shared_ptr<const Map> map, std::string_view text)
        : words_(cutAt(text, " ()\t\r\n"))
        , sheet_{{}, map, map->firstPhase, {}, {}, {}}
    {
        sheet_.position.owner.assign(map->provinces.size(), noPower);
    }

    /// Reads the position, and adds what was ordered in it.
    Result<PositionSheet> read(const std::string& name, const std::vector<DaideOrder>& orders)
    {
        bool good = words_.size() <= mostDaideWords;
        while (good && at_ < words_.size()) good = readPart();
        if (!good)
            return errorOf({says::notDaide, {std::string(next().empty() ? words_.back() : next())}}, name);
        std::ranges::stable_sort(sheet_.position.dislodged, {}, [this](const DislodgedUnit& one) {
            return std::pair(sheet_.map->provinceOf(one.unit.at), one.unit.power);
        });
        for (const DaideOrder& order : orders) addOrder(order, name);
        for (const PositionFault& fault : stoppingFaults(*sheet_.map, sheet_.phase.kind, sheet_.position))
            sheet_.problems.push_back({english(*sheet_.map, fault), name});
        return std::move(sheet_);
    }

private:
    void addOrder(const DaideOrder& order, const std::string& name)
    {
        const std::string folded = fold(order.power); // which the word refers to
        const NameWord word{folded};
        if (const Power power = sheet_.map->placeNames->power({&word, 1}); power != noPower)
            addOrders(sheet_, power, order.text, name);
    }

    std::string_view next(std::size_t ahead = 0) const
    {
        return at_ + ahead < words_.size() ? words_[at_ + ahead] : std::string_view();
    }

    Power powerAt(std::size_t at) const
    {
        const std::string folded = fold(words_[at]); // which the word refers to
        const NameWord word{folded};
        return sheet_.map->placeNames->power({&word, 1});
    }

    bool isMessage() const { return next() == "NOW" || next() == "SCO"; }

    bool readPart()
    {
        if (!isMessage()) return readUnit();
        return words_[at_++] == "NOW" ? readPhase() : readOwners();
    }

    /// Reads "AUS BUD TRI VIE", and behind UNO the centres that nobody owns.
    bool readOwners()
    {
        Power owner = noPower;
        for (; at_ < words_.size() && !isMessage(); ++at_) {
            if (const Power named = powerAt(at_); named != noPower || next() == "UNO") {
                owner = named;
                continue;
            }
            const Province centre = sheet_.map->findProvince(next());
            if (centre == noProvince || !(*sheet_.map)[centre].centre) return false;
            sheet_.position.owner[index(centre)] = owner;
        }
        return true;
    }

    bool readPhase()
    {
        const std::optional<Phase> phase = daidePhase(std::string(next()) + " " + std::string(next(1)));
        if (!phase) return false;
        sheet_.phase = *phase;
        at_ += 2;
        return true;
    }

    /// Reads a place with its coast, "STP SCS"; the words behind it are the next ones.
    std::string readPlace()
    {
        std::string place(next());
        ++at_;
        if (next().size() != 3 || !next().ends_with("CS")) return place;
        place += "/" + std::string(next().substr(0, 2));
        ++at_;
        return place;
    }

    /// Reads "AUS AMY BUD", and behind MRT the places to which the unit may retreat.
    bool readUnit()
    {
        const Power power = powerAt(at_);
        const bool army = next(1) == "AMY";
        if (power == noPower || (!army && next(1) != "FLT")) return false;
        const std::size_t begin = at_;
        at_ += 2;
        const Result<Unit> unit = readFreeUnit(*sheet_.map, power, (army ? "A " : "F ") + readPlace());
        if (!unit) {
            at_ = begin;
            return false;
        }
        if (next() == "MRT") return readRetreats(*unit);
        const bool taken = unitAt(*sheet_.map, sheet_.position, sheet_.map->provinceOf(unit->at)) != nullptr;
        (taken ? placeBeside : place)(*sheet_.map, sheet_.position, *unit);
        return true;
    }

    bool readRetreats(const Unit& unit)
    {
        DislodgedUnit one{unit, noProvince, {}};
        ++at_;
        while (at_ < words_.size() && !isMessage() && next(1) != "AMY" && next(1) != "FLT") {
            const std::string letter = unit.kind == UnitKind::Army ? "A " : "F ";
            const std::size_t begin = at_;
            const Result<Unit> there = readFreeUnit(*sheet_.map, unit.power, letter + readPlace());
            if (!there) {
                at_ = begin;
                return false;
            }
            one.retreats.add(there->at);
        }
        sheet_.position.dislodged.push_back(one);
        return true;
    }

    std::vector<std::string_view> words_;
    std::size_t at_ = 0; ///< the next word
    PositionSheet sheet_;
};

} // namespace

bool isDaidePosition(std::string_view text)
{
    text = trimmed(text);
    return text.starts_with("NOW (") ||
           (text.starts_with("SCO (") && text.find("NOW (") != std::string_view::npos);
}

Result<PositionSheet> readDaidePosition(std::string_view text, const std::string& name, const MapLoader& maps)
{
    Result<std::shared_ptr<const Map>> map = maps("standard");
    if (!map) return map.error();
    const std::string_view all = trimmed(text);
    const std::size_t end = std::min({all.find("ORD ("), all.find("SUB ("), all.size()}); // of the position
    return DaideReader(*std::move(map), all.substr(0, end)).read(name, daideOrdersIn(all.substr(end)));
}

} // namespace chancery
