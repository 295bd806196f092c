// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of maps from strangers: they are refused with a reason, or every space has its path and its
// places.
#include "engine/map/map_geometry.h"
#include "tests/fuzz/fuzz.h"
#include "ui/draw/map_art.h"

using namespace chancery;

namespace {

void requireComplete(const Map& map, const MapArt& art)
{
    const BoardGeometry& g = art.geometry;
    const std::size_t provinces = map.provinces.size();
    fuzz::require(g.unit.size() == map.locations.size() && g.dislodged.size() == g.unit.size(),
                  "every location has its places");
    fuzz::require(g.label.size() == provinces && g.centre.size() == provinces,
                  "every province has its places");
    for (const QPainterPath& path : art.space) fuzz::require(!path.isEmpty(), "every province is drawn");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::shared_ptr<const Map> map = fuzz::tinyMap();
    const QByteArray svg(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const Result<MapArt> art = readMapArt(svg, *map, "picture");
    if (art) {
        requireComplete(*map, *art);
        compareWithTable(*map, art->outline);
    } else {
        fuzz::require(!art.error().message.empty(), "a refusal says why");
    }
    return 0;
}
