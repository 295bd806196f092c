// SPDX-License-Identifier: GPL-3.0-or-later
// A grid is shared out among points drawn by lot; the nearest point gets the cell. What touches in the grid
// is adjacent, so that the map is a plane one like those that people draw.
#include "tests/oracle/draw_map.h"

#include "tests/oracle/judge/world.h"

#include <array>

namespace oracle {

namespace {

using namespace chancery;

constexpr int width = 28, height = 20;
using Grid = std::array<std::array<int, width>, height>;

struct Point
{
    int x, y;

    bool operator==(const Point&) const = default;
};

Grid sharedOut(const std::vector<Point>& points)
{
    const auto distance = [](Point a, int x, int y) { return (a.x - x) * (a.x - x) + (a.y - y) * (a.y - y); };
    Grid grid;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            int nearest = 0;
            for (int i = 1; i < int(points.size()); ++i)
                if (distance(points[std::size_t(i)], x, y) < distance(points[std::size_t(nearest)], x, y))
                    nearest = i;
            grid[std::size_t(y)][std::size_t(x)] = nearest;
        }
    return grid;
}

class MapDraw
{
public:
    explicit MapDraw(Lot& lot)
        : lot_(lot)
        , count_(std::size_t(lot.chance(30) ? lot.between(4, 12) : lot.between(12, 45)))
        , touching_(count_, std::vector<char>(count_))
        , shore_(count_, std::vector<std::vector<int>>(count_))
        , coasts_(count_)
    {
    }

    Map map()
    {
        drawTerrain();
        readGrid();
        nameProvinces();
        for (std::size_t p = 0; p < count_; ++p)
            if (!isSea(p)) drawCoasts(p);
        joinLands();
        joinWaters();
        addPowers();
        deriveTopology(map_);
        return std::move(map_);
    }

private:
    bool isSea(std::size_t p) const { return sea_[p]; }

    void drawTerrain()
    {
        const int wet = lot_.between(20, 65);
        for (std::size_t p = 0; p < count_; ++p) sea_.push_back(p > 0 && lot_.chance(wet));
    }

    /// Who touches whom, and along which seas one gets from one land to the next.
    void readGrid()
    {
        std::vector<Point> points;
        while (points.size() < count_)
            if (const Point point{lot_.below(width), lot_.below(height)}; !contains(points, point))
                points.push_back(point);
        const Grid grid = sharedOut(points);
        for (std::size_t y = 0; y + 1 < height; ++y)
            for (std::size_t x = 0; x + 1 < width; ++x)
                readCorner({grid[y][x], grid[y][x + 1], grid[y + 1][x], grid[y + 1][x + 1]});
    }

    void readCorner(const std::array<int, 4>& cells)
    {
        for (int a : cells)
            for (int b : cells) {
                if (a == b) continue;
                touching_[std::size_t(a)][std::size_t(b)] = true;
                for (int c : cells)
                    if (isSea(std::size_t(c))) shore_[std::size_t(a)][std::size_t(b)].push_back(c);
            }
    }

    std::vector<int> seasNextTo(std::size_t p) const
    {
        std::vector<int> seas;
        for (std::size_t s = 0; s < count_; ++s)
            if (isSea(s) && touching_[p][s]) seas.push_back(int(s));
        return seas;
    }

    void nameProvinces()
    {
        for (std::size_t p = 0; p < count_; ++p) {
            ProvinceInfo info;
            info.code = {char('A' + p / 26), char('A' + p % 26), isSea(p) ? 'W' : 'L'};
            info.name = "Province of " + info.code;
            info.terrain = isSea(p) ? Terrain::Sea : seasNextTo(p).empty() ? Terrain::Inland : Terrain::Coast;
            info.centre = !isSea(p);
            map_.provinces.push_back(info);
            map_.locations.push_back({static_cast<Province>(p), info.code, "", {}});
            coasts_[p].push_back({int(p), seasNextTo(p)});
        }
    }

    /// Splits a coast by its waters; a sea may lie at more than one part, as at the ends of Iberia.
    void drawCoasts(std::size_t p)
    {
        const std::vector<int> seas = seasNextTo(p);
        if (seas.size() < 2 || !lot_.chance(35)) return;
        std::vector<Shore> parts(seas.size() > 2 && lot_.chance(20) ? 3 : 2);
        for (std::size_t i = 0; i < seas.size(); ++i)
            for (std::size_t part = 0; part < parts.size(); ++part)
                if (i % parts.size() == part || lot_.chance(15)) parts[part].seas.push_back(seas[i]);
        const std::array<const char*, 3> names{"nc", "sc", "ec"};
        for (std::size_t part = 0; part < parts.size(); ++part) {
            parts[part].place = int(map_.locations.size());
            map_.provinces[p].coasts.push_back(static_cast<Location>(parts[part].place));
            map_.locations.push_back(
                {static_cast<Province>(p), map_.provinces[p].code + "/" + names[part], names[part], {}});
        }
        coasts_[p] = std::move(parts);
    }

    /// Land touches land; rarely are there mountains in between, where fleets get along.
    void joinLands()
    {
        for (std::size_t a = 0; a < count_; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                if (isSea(a) || isSea(b) || !touching_[a][b]) continue;
                if (!shore_[a][b].empty() && lot_.chance(5)) continue;
                map_.armyReach[a].add(static_cast<Province>(b));
                map_.armyReach[b].add(static_cast<Province>(a));
            }
    }

    void joinWaters()
    {
        for (std::size_t a = 0; a < count_; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                if (!touching_[a][b]) continue;
                for (const Shore& here : coasts_[a])
                    for (const Shore& there : coasts_[b])
                        if (leadsAlong(here, there, a, b)) join(here.place, there.place);
            }
    }

    struct Shore
    {
        int place = 0;
        std::vector<int> seas;
    };

    bool leadsAlong(const Shore& here, const Shore& there, std::size_t a, std::size_t b) const
    {
        if (isSea(a) && isSea(b)) return true;
        if (isSea(a)) return contains(there.seas, int(a));
        if (isSea(b)) return contains(here.seas, int(b));
        return std::any_of(shore_[a][b].begin(), shore_[a][b].end(),
                           [&](int sea) { return contains(here.seas, sea) && contains(there.seas, sea); });
    }

    void join(int a, int b)
    {
        map_.fleetReach[std::size_t(a)].add(static_cast<Location>(b));
        map_.fleetReach[std::size_t(b)].add(static_cast<Location>(a));
    }

    void addPowers()
    {
        for (const char* name : {"Ash", "Birch", "Cedar", "Elm", "Fir", "Oak", "Yew"}) {
            PowerInfo power;
            power.name = name;
            power.adjective = power.name + "en";
            map_.powers.push_back(power);
        }
        map_.victoryCentres = 1;
    }

    Lot& lot_;
    std::size_t count_;
    std::vector<char> sea_{};
    std::vector<std::vector<char>> touching_;
    std::vector<std::vector<std::vector<int>>> shore_; ///< [land][land] the seas at the ends of their border
    std::vector<std::vector<Shore>> coasts_;           ///< [province] where fleets can be
    Map map_;
};

} // namespace

Map drawMap(Lot& lot)
{
    return MapDraw(lot).map();
}

} // namespace oracle
