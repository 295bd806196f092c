// SPDX-License-Identifier: GPL-3.0-or-later
// What the audience window paints while the camera is on a fight: what is outside the focus is dimmer, what
// is inside is not, and all of it is as sharp as if it had been painted afresh.
#include "tests/support/real_games.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "tests/ui/near_shots.h"
#include "ui/draw/board_view.h"
#include "ui/draw/space_raster.h"
#include "ui/room/projector_window.h"
#include "ui/scene/film.h"
#include "ui/scene/focus.h"

#include <malloc.h>

namespace chancery::tst_camera {

using namespace near_shots;

namespace {

/// Returns which share of a view is the provinces that a fight is about, and the neighbours of the one that
/// is fought for.
double shareIn(const MapArea& view, const PhaseRecord& record, const Beat& beat)
{
    static const SpaceRaster raster(*source().map, shapesOf(*source().map, *source().art));
    const Map& map = *source().map;
    const ProvinceSet near = focusOf(map, record, beat).provinces | map.armyReach[index(beat.place)] |
                             map.fleetProvinces[index(whole(beat.place))] |
                             map.seasTouching[index(beat.place)];
    double share = 0;
    for (const Province p : near)
        share += raster.shares({view.corner.x, view.corner.y, view.width, view.height}, p).own;
    return share;
}

} // namespace

class TestCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Frame by frame as it plays, or painted at once: the same pixels wherever the camera rests.
    void itIsSharpAfterArriving()
    {
        Window window;
        window.show();
        const Span first = fight(0).span;
        int compared = 0;
        bool came = false;
        for (int ms = first.startsAt - 900; ms <= film().whole.lasts; ms += 40) {
            const ProjectorWindow::Content content = at(ms);
            window.setContent(content);
            QCoreApplication::processEvents();
            came = came || !content.framing.to.view.whole();
            if (!content.framing.stands() || ms % 200 >= 40) continue;
            ++compared;
            const double share = differing(window.grab().toImage(), fresh(content), 24);
            QVERIFY2(share < .0005, qPrintable(QString("%1 ms: %2").arg(ms).arg(share)));
        }
        QVERIFY(came && compared > 10);
    }

    void anExportIsTheSameEachTime()
    {
        Window once, again;
        for (int ms = fight(0).span.startsAt - 620; ms <= fight(0).span.startsAt + 62; ms += 62) {
            once.setContent(at(ms));
            again.setContent(at(ms));
            QVERIFY(differing(once.painted(), again.painted(), 8) < .0005);
        }
        QVERIFY(differing(once.painted(), fresh(at(fight(0).span.startsAt + 62)), 24) < .0005);
    }

    void ordersThatStepBackLeaveNothingBehind()
    {
        ProjectorWindow::Content with = at(fight(0).span.startsAt + 300);
        for (Shot* shot : {&with.framing.from, &with.framing.to}) shot->light.units = {};
        ProjectorWindow::Content without = with;
        without.picture.arrows.clear();
        for (auto& [view, picture] : without.views.pictures) picture.arrows.clear();
        Window window;
        window.setContent(with);
        const QImage before = window.painted();
        window.setContent(without);
        const QImage after = window.painted();
        QVERIFY(differing(before, after, 8) > .001);
        QVERIFY(differing(after, fresh(without), 8) < .0001);
    }

    void theNextShotIsPreparedWhileTheLastOneStands()
    {
        Window window;
        window.show();
        window.setContent(at(0));
        QTRY_VERIFY(window.board()->isPrepared());
        QVERIFY(!at(0).framing.next.plain());
        for (const QTimer* timer : window.findChildren<QTimer*>()) QTRY_VERIFY(!timer->isActive());
    }

    void theWholeBoardComesBack()
    {
        Window window;
        window.setContent(at(fight(0).span.startsAt + 300));
        window.painted();
        const ProjectorWindow::Content end = at(film().whole.lasts);
        window.setContent(end);
        QCOMPARE(window.painted(), fresh(end));
        QVERIFY(differing(window.painted(), fresh(at(fight(0).span.startsAt + 300)), 24) > .2);
    }

    /// Fresh memory is full of something else there, so that what is not painted is seen.
    void nothingIsLeftUnpaintedBesideTheBoard()
    {
        mallopt(M_PERTURB, 0x5a);
        BoardView view;
        view.setInteractive(false);
        view.setForRoom(true);
        view.setBoard(source());
        view.resize(900, 300);
        Shot lit;
        lit.light = {true, {}, {}};
        view.setPicture(film().whole.first, {lit, lit, 1, {}}, {});
        const QImage seen = view.grab().toImage();
        mallopt(M_PERTURB, 0);
        const QRgb beside = themeFor(ThemeKind::Light, *source().map).surround.rgb();
        for (const int x : {4, 120, 780, 895})
            for (const int y : {5, 150, 290}) QCOMPARE(seen.pixelColor(x, y).rgb(), beside);
    }

    /// A third of the shot is the fight and its neighbours in 39 fights of 40, and in each a fifth.
    void aFightFillsItsShot()
    {
        std::vector<PhaseToTell> phases = datcTold(400);
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (std::size_t p = 0; p < game.phases.size(); ++p)
                phases.push_back({"game " + std::to_string(number) + "/" + std::to_string(p), game, p});
        }
        std::vector<double> near;
        for (const PhaseToTell& told : phases) {
            const PhaseRecord& record = told.game.phases[told.phase];
            if (!record.outcome || record.phase.kind != PhaseKind::Movement) continue;
            const Storyboard story =
                filmOf(*source().map, source().art->geometry, record, {.tokenScale = projectorTokenScale})
                    .whole;
            for (const Beat& beat : story.beats)
                if (const MapArea view = framingAt(story, beat.span.startsAt + 1).to.view;
                    beat.place != noProvince && !view.whole())
                    near.push_back(shareIn(view, record, beat));
        }
        std::ranges::sort(near);
        QVERIFY(near.size() > 1000);
        QVERIFY2(near.front() > .2, qPrintable(QString::number(near.front())));
        const double most = near[near.size() / 40];
        QVERIFY2(most >= 1 / 3., qPrintable(QString::number(most)));
    }

    void theConsoleDoesNotMove()
    {
        BoardView view;
        view.setBoard(source());
        view.resize(800, 600);
        view.setPicture(film().whole.first);
        const double zoom = view.lens().zoom();
        view.setPicture(seenAt(film(), fight(0).span.startsAt + 300, Camera::Still, false));
        QCOMPARE(view.lens().zoom(), zoom);
        QVERIFY(view.framing().plain());
    }
};

CHANCERY_SUITE(TestCamera, QApplication)

} // namespace chancery::tst_camera

#include "tst_camera.moc"
