// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the phases after the moves: retreats, builds and removals.
#include "tests/support/random_game.h"
#include "tests/support/suite.h"
#include "tests/ui/composed.h"
#include "ui/scene/arrows.h"
#include "ui/scene/board_geometry.h"

#include <QtTest>

namespace chancery::tst_compose_winter {

class TestComposeWinter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void retreatPhaseShowsClosedSpacesAndDisbands()
    {
        Position position = sketch::position({"France A BUR"});
        position.contested = {province("RUH")};
        LocationSet open{whole(province("MUN")), whole(province("BEL"))};
        position.dislodged = {{sketch::unit("Germany A BUR"), province("PAR"), open}};
        auto record = sketch::record(springRetreat, position, {"A BUR - MUN"});
        Picture picture = show(record);
        QCOMPARE(find(picture, MarkKind::Contested)->at, placeOf("RUH"));
        QCOMPARE(arrowWords(picture), QStringList{"retreat pending"});
        record = sketch::record(springRetreat, position, {"D A BUR"});
        picture = show(record);
        QCOMPARE(tokenAt(picture, asideOf(board(), sketch::unit("Germany A BUR")))->state,
                 TokenState::Removed);
        QCOMPARE(tokenAt(picture, placeOf("BUR"))->state, TokenState::Plain); // the victor
    }

    void buildsAndRemovalsShowOnTokens()
    {
        const Position position =
            sketch::position({"Austria A VIE", "Austria F TRI"}, {"Austria VIE", "Russia STP MOS"});
        const auto record = sketch::record(winter, position, {"D F TRI", "Russia B F STP/nc"});
        const Picture picture = show(record);
        QCOMPARE(tokenAt(picture, placeOf("TRI"))->state, TokenState::Removed);
        QCOMPARE(tokenAt(picture, placeOf("STP/nc"))->state, TokenState::Built);
        QCOMPARE(show(record, table(false)).tokens.size(), std::size_t{2});
    }

    void ofTwoBuildsForOneCentreTheOneThatCountsIsDrawn_data()
    {
        QTest::addColumn<TooMany>("which");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<QString>("drawn");
        const QString army = "Russia B A STP", fleet = "Russia B F STP/nc", south = "Russia B F STP/sc";
        QTest::addRow("first") << TooMany::FirstOnes << army << fleet << "A STP";
        QTest::addRow("first, the other way round") << TooMany::FirstOnes << fleet << army << "F STP/nc";
        QTest::addRow("last") << TooMany::LastOnes << army << fleet << "F STP/nc";
        QTest::addRow("none") << TooMany::AllFail << army << fleet << "";
        QTest::addRow("same place") << TooMany::FirstOnes << army << army << "A STP";
        QTest::addRow("two coasts") << TooMany::LastOnes << fleet << south << "F STP/sc";
    }

    void ofTwoBuildsForOneCentreTheOneThatCountsIsDrawn()
    {
        QFETCH(TooMany, which);
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(QString, drawn);
        Game game = gameFrom(sketch::sharedMap(), winter, sketch::position({}, {"Russia STP MOS"}));
        game.rulebook.options.doubleBuild = which;
        game.phases.back() =
            sketch::record(winter, game.current().before, {first.toStdString(), second.toStdString()});
        ViewOptions options;
        options.rules = game.rulebook.options;
        for (const PhaseRecord& record : {game.current(), resolve(game).current()}) {
            const Picture picture = show(record, options);
            QCOMPARE(picture.tokens.size(), drawn.isEmpty() ? 0U : 1U);
            if (drawn.isEmpty()) continue;
            const Unit unit = sketch::unit("Russia " + drawn.toStdString());
            QVERIFY(picture.tokens[0].unit == unit);
            QVERIFY(picture.tokens[0].at == placeOf(board(), unit));
            QCOMPARE(count(picture, MarkKind::Failed), 0); // it would be taken for the build's that counts
        }
    }

    /// More than are due, one where no power may build, and an army where a fleet was written that has no
    /// sea.
    void whatDoesNotCountIsNotDrawn()
    {
        const Position position = sketch::position({"Austria A VIE", "Austria F TRI", "Russia A UKR"},
                                                   {"Austria VIE", "Russia STP MOS", "Turkey ANK CON SMY"});
        const auto written = sketch::record(
            winter, position,
            {"D F TRI", "D A VIE", "Russia B F MOS", "Russia B A STP", "Turkey B A CON", "Turkey B A GRE"});
        ViewOptions options;
        options.rules.buildFleetInland = FleetInland::ArmyInstead;
        const Picture picture = show(written, options);
        QCOMPARE(tokenAt(picture, placeOf("TRI"))->state, TokenState::Removed);
        QCOMPARE(tokenAt(picture, placeOf("VIE"))->state, TokenState::Plain);
        QVERIFY(tokenAt(picture, placeOf("MOS"))->unit == sketch::unit("Russia A MOS"));
        QVERIFY(!tokenAt(picture, placeOf("STP")));
        QCOMPARE(tokenAt(picture, placeOf("CON"))->state, TokenState::Built);
        QVERIFY(!tokenAt(picture, placeOf("GRE")));
    }
};

CHANCERY_SUITE(TestComposeWinter, QCoreApplication)

} // namespace chancery::tst_compose_winter

#include "tst_compose_winter.moc"
