// SPDX-License-Identifier: GPL-3.0-or-later
// Strengths beside units keep off the codes of provinces where these really are: a fight for each province of
// the standard board, in the audience window from afar and from near and on the gamemaster's board.
#include "tests/support/busy_board.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/draw/board_base.h"
#include "ui/draw/density.h"
#include "ui/draw/names_seen.h"
#include "ui/scene/film.h"

#include <QtTest>

#include <algorithm>
#include <optional>

namespace chancery::tst_badges_on_names {

namespace {

using sketch::standardMap;

constexpr double mostHidden = .155; ///< of a code

/// Returns a phase in which two units fight for a province with a unit of another power in it; nothing where
/// too few units reach it.
std::optional<PhaseRecord> fightFor(Province p)
{
    Position before = sketch::position({});
    std::vector<Order> orders;
    const auto add = [&](Power power, const Unit& unit, const Command& command) {
        before.units.push_back(unit);
        orders.push_back({power, unit, command});
    };
    const bool sea = standardMap()[p].terrain == Terrain::Sea;
    const Power here{0}, there{1};
    add(here, {here, sea ? UnitKind::Fleet : UnitKind::Army, whole(p)}, Hold{});
    const UnitKind kind = sea ? UnitKind::Fleet : UnitKind::Army;
    std::vector<Unit> near;
    for (std::size_t q = 0; q < standardMap().provinces.size(); ++q) {
        const Unit unit{there, kind, whole(Province(q))};
        const ProvinceInfo& from = standardMap().provinces[q];
        const bool stands = sea ? from.coasts.empty() : from.terrain != Terrain::Sea;
        if (stands && standardMap().reach(unit).has(p)) near.push_back(unit);
    }
    if (near.size() < 2) return std::nullopt;
    add(there, near[0], Move{whole(p)});
    add(there, near[1], SupportMove{near[0].at, whole(p)});
    std::ranges::sort(before.units, {}, &Unit::at);
    return sketch::resolved(
        withOrders({{Season::Fall, 1901, PhaseKind::Movement}, before, {}, std::nullopt, {}}, orders));
}

/// Where tokens and badges of a story are seen together with names.
struct Scene
{
    QString name;
    double tokens = 1, badges = 1, closeness = 0; ///< as BadgeScales
};

std::vector<Scene> scenes()
{
    std::vector<Scene> all;
    for (const double close : {1., leastCloseness, mostCloseness}) {
        const double scale = projectorTokenScale * tokenShareAt(close);
        all.push_back({QString("audience from %1").arg(close), scale, scale * roomBadgeShare, close});
    }
    for (const double scale : {1.2, 1.5})
        all.push_back({QString("tokens of %1").arg(scale), scale, badgeScaleFor(scale), 0});
    return all;
}

/// Returns how much of a box a badge hides, as a share of the box. The badge is taken as a square of the same
/// area.
double hiddenShare(const Box& box, Point badge, double scale)
{
    const double half = 14 * scale * .886;
    const auto common = [half](double at, double middle, double other) {
        return std::max(0., std::min(at + half, middle + other) - std::max(at - half, middle - other));
    };
    return common(badge.x, box.middle.x, box.halfWidth) * common(badge.y, box.middle.y, box.halfHeight) /
           (4 * box.halfWidth * box.halfHeight);
}

/// Returns what the badges of a fight hide in a scene, one text for each.
QStringList hiddenIn(const PhaseRecord& record, const BoardGeometry& board, const Scene& scene)
{
    Telling telling{.tokenScale = scene.tokens};
    telling.forRoom = scene.closeness > 0;
    QStringList hidden;
    const Storyboard story = storyOf(standardMap(), board, record, telling);
    const std::vector<Box> names = board.namesSeen(scene.tokens, scene.closeness);
    for (const MarkTrack& track : story.marks) {
        if (track.mark.kind != MarkKind::Strength) continue;
        for (std::size_t p = 0; p < names.size(); ++p)
            if (const double share = hiddenShare(names[p], track.mark.at, scene.badges); share > mostHidden)
                hidden << QString("%1: the badge of %2 hides %3 of the name of %4")
                              .arg(scene.name, standardMap()[track.mark.unit].code.c_str())
                              .arg(share, 0, 'f', 2)
                              .arg(standardMap().provinces[p].code.c_str());
    }
    return hidden;
}

} // namespace

class TestBadgesOnNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badgesKeepOffNames_data()
    {
        QTest::addColumn<Scene>("scene");
        for (const Scene& scene : scenes()) QTest::newRow(qPrintable(scene.name)) << scene;
    }
    void badgesKeepOffNames()
    {
        QFETCH(Scene, scene);
        QStringList hidden;
        const BoardGeometry board = geometryOf(standardSource());
        for (std::size_t p = 0; p < standardMap().provinces.size(); ++p)
            if (const auto record = fightFor(static_cast<Province>(p)))
                hidden << hiddenIn(*record, board, scene);
        QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join('\n')));
    }
};

CHANCERY_SUITE(TestBadgesOnNames, QApplication)

} // namespace chancery::tst_badges_on_names

#include "tst_badges_on_names.moc"
