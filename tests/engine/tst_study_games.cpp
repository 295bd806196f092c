// SPDX-License-Identifier: GPL-3.0-or-later
// Games that begin with a line of a study: what they have of it, and that they are read as they were written.
#include "engine/files/game_file.h"
#include "engine/game/study_play.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

namespace chancery::tst_study_games {

namespace {

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase fall{Season::Fall, 1901, PhaseKind::Movement};

/// Gives a node of a study one order.
Study ordering(Study study, NodeId id, const char* owner, const char* order)
{
    StudyNode node = *nodeOf(study, id);
    node.orders = {{study.map->findPower(owner), order}};
    return withNode(std::move(study), std::move(node));
}

} // namespace

class TestStudyGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLineBeginsAGame()
    {
        Study study = studyOf(sharedMap(), spring, sketch::position({"Austria A VIE"}, {"Austria VIE BUD"}));
        study.title = "Galicia";
        study.commentary = "After the stab.";
        study.ownerless = {"A Con - Bul"};
        study.nodes.front().name = "To Galicia";
        study = ordering(study, 1, "Austria", "A Vie - Gal");
        GrownStudy grown = withNext(study, 1, fall);
        grown.study = ordering(grown.study, grown.added, "Austria", "A Gal - Ukr");
        const Game game = *gameBegunBy(grown.study, grown.added);
        QCOMPARE(game.title, std::string("Galicia"));
        QCOMPARE(game.phases.size(), std::size_t(2));
        QVERIFY(game.phases.front().outcome && !game.current().outcome);
        QCOMPARE(game.phases.front().notes, std::string("After the stab.\nA Con - Bul\nTo Galicia"));
        QCOMPARE(ordersOf(game.current()).size(), std::size_t(1));
        QVERIFY(
            unitAt(standardMap(), resolve(game).current().outcome->after, standardMap().findProvince("UKR")));
    }

    void aGameLeavesOutNoWinter()
    {
        const Study study = studyOf(sharedMap(), fall, sketch::position({"Austria A VIE"}));
        const GrownStudy grown = withNext(study, 1, {Season::Spring, fall.year + 1, PhaseKind::Movement});
        QVERIFY(leavesOutWinter(gameTo(grown.study, grown.added).game));
        const Game game = *gameBegunBy(grown.study, grown.added);
        QCOMPARE(game.phases.size(), std::size_t(1));
        QCOMPARE(game.current().phase.season, Season::Spring);
    }

    void noGameBeginsWhereNoPhaseIs()
    {
        Position position = sketch::position({"Austria A VIE"});
        placeBeside(standardMap(), position, sketch::unit("Italy A VIE"));
        const Study study = studyOf(sharedMap(), spring, position);
        QVERIFY(gameBegunBy(study, 1)); // which has to be repaired first
        const GrownStudy grown = withNext(study, 1, fall);
        QVERIFY(!gameBegunBy(grown.study, grown.added));
    }

    void gamesThatLinesBeginAreReadAsTheyAre()
    {
        int later = 0;
        for (std::uint32_t seed = 1; seed <= 30; ++seed) {
            const Study study = randomStudy(seed, 12);
            for (const StudyNode& node : study.nodes) {
                const std::optional<Game> game = gameBegunBy(study, node.id);
                if (!game) continue;
                std::vector<Error> differences;
                const std::string written = writeGame(*game);
                const Result<Game> read = readGame(written, "begun", standardMaps(), &differences);
                QVERIFY2(read, read ? "" : read.error().text().c_str());
                QCOMPARE(writeGame(*read), written);
                QVERIFY(differences.empty());
                later += game->phases.size() > 1;
            }
        }
        QVERIFY(later > 50);
    }
};

CHANCERY_SUITE(TestStudyGames, NoApplication)

} // namespace chancery::tst_study_games

#include "tst_study_games.moc"
