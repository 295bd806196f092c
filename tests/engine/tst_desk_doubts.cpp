// SPDX-License-Identifier: GPL-3.0-or-later
// Doubts about the sheets of a game: on the line that causes them, on the map as it is played with fewer
// than seven, and in retreats.
#include "engine/game/desk_check.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_desk_doubts {

namespace {

using Kind = Doubt::Kind;

Game gameAt(Phase phase, const std::vector<std::string>& units, Players players = Players::Seven)
{
    Game game = gameFrom(sketch::sharedMap(), phase, sketch::position(units));
    game.rulebook.options.players = players;
    return game;
}

Game written(Game game, const char* name, const char* sheet)
{
    const Power power = standardMap().findPower(name);
    return write(std::move(game), power,
                 readSheet({standardMap(), game.current().before, game.current().phase.kind, power}, sheet));
}

/// "0 A TYR - VEN illegal; 2 A BUR - PAR same PIC": line, order, doubt.
QString told(const Game& game)
{
    QStringList doubts;
    for (const WrittenDoubt& one : doubtsIn(game)) {
        const char* word = one.doubt.kind == Kind::Illegal        ? "illegal"
                           : one.doubt.kind == Kind::SameSpace    ? "same"
                           : one.doubt.kind == Kind::OrderedTwice ? "twice"
                                                                  : "otherwise";
        QString line = QString::number(one.line) + ' ' +
                       QString::fromStdString(canonical(standardMap(), game.current().before, one.order)) +
                       ' ' + word;
        if (one.doubt.about != noProvince)
            line += ' ' + QString::fromStdString(standardMap()[one.doubt.about].code);
        doubts << line;
    }
    return doubts.join("; ");
}

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase nextSpring{Season::Spring, 1902, PhaseKind::Movement};

} // namespace

class TestDeskDoubts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// 1971 XIV.2: with two players no unit enters Italy for a year.
    void closedProvinces_data()
    {
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("orders");
        QTest::addColumn<QString>("closed");
        const auto row = [](const char* name, const char* units, const char* orders, const char* closed) {
            QTest::newRow(name) << units << orders << closed;
        };
        row("a move into it", "Austria A TYR", "A TYR - VEN", "0 A TYR - VEN illegal");
        row("a fleet along its coast", "Austria F ADR", "F ADR - APU", "0 F ADR - APU illegal");
        row("past it", "Austria F ADR", "F ADR - ION", "");
        row("beside it", "Austria A TYR", "A TYR - TRI", "");
        row("a support into it", "Austria A TYR,Austria A TRI", "A TYR H\nA TRI S A TYR - VEN",
            "1 A TRI S A TYR - VEN illegal");
        row("a support of who is in it", "Austria A TRI,Italy A VEN", "A TRI S A VEN",
            "0 A TRI S A VEN illegal");
        row("a convoy to it", "Austria A ALB,Austria F ION", "A ALB - NAP\nF ION C A ALB - NAP",
            "0 A ALB - NAP illegal; 1 F ION C A ALB - NAP illegal");
    }

    void closedProvinces()
    {
        QFETCH(QString, units);
        QFETCH(QString, orders);
        QFETCH(QString, closed);
        std::vector<std::string> all;
        for (const QString& unit : units.split(',')) all.push_back(unit.toStdString());
        const QByteArray sheet = orders.toUtf8();
        QCOMPARE(told(written(gameAt(spring, all, Players::Two), "Austria", sheet)), closed);
        for (const WrittenDoubt& doubt : doubtsIn(written(gameAt(spring, all), "Austria", sheet)))
            QVERIFY(doubt.doubt.kind != Kind::Illegal);
    }

    /// Committee: units can be given up for a power that has lost its country, for no other.
    void insurrections()
    {
        Game game = gameAt(spring, {"England F LON", "Russia A MOS"});
        game.rulebook.options.insurrection = true;
        game.phases.back().before.owner[index(standardMap().findProvince("MOS"))] =
            standardMap().findPower("Russia");
        QCOMPARE(told(written(game, "England", "F LON I Turkey")), "");
        QCOMPARE(told(written(game, "England", "F LON I Russia")), "0 F LON I Russia illegal");
        game.rulebook.options.insurrection = false;
        QCOMPARE(told(written(game, "England", "F LON I Turkey")), "0 F LON I Turkey illegal");
    }

    /// They are open once Italy has joined a player, from the second year on.
    void closedProvincesOpen()
    {
        Game game = written(gameAt(spring, {"Austria A TYR"}, Players::Two), "Austria", "A TYR - VEN");
        game.joined[standardMap().findPower("Italy")] = standardMap().findPower("Austria");
        QCOMPARE(told(game), "0 A TYR - VEN illegal");
        game.phases.push_back(game.phases.back());
        game.phases.back().phase = nextSpring;
        QCOMPARE(told(game), "");
    }

    void retreatsIntoClosedProvincesAreNone()
    {
        Game game = gameAt(spring, {"Austria A TYR", "England A MUN", "England A BOH"}, Players::Two);
        game = written(written(std::move(game), "Austria", "A TYR H"), "England",
                       "A MUN - TYR\nA BOH S A MUN - TYR");
        game = advance(resolve(std::move(game)));
        QCOMPARE(game.current().phase.kind, PhaseKind::Retreat);
        QCOMPARE(told(written(game, "Austria", "A TYR - VEN")), "0 A TYR - VEN illegal");
        QCOMPARE(told(written(game, "Austria", "A TYR - VIE")), "");
    }

    /// Two powers' units, and three, to one province: each doubt names another unit.
    void clashesOfRetreats()
    {
        Game game = gameAt(spring, {});
        game.phases.back().phase.kind = PhaseKind::Retreat;
        Position& position = game.phases.back().before;
        for (const char* unit : {"France A BUR", "Germany A PIC", "England A GAS"})
            position.dislodged.push_back({sketch::unit(unit), standardMap().findProvince("BEL"), {}});
        for (DislodgedUnit& unit : position.dislodged)
            for (const char* place : {"PAR", "BRE"}) unit.retreats.add(standardMap().findLocation(place));
        game = written(written(std::move(game), "France", "A BUR - PAR"), "Germany", "A PIC - PAR");
        QCOMPARE(told(game), "0 A BUR - PAR same PIC; 1 A PIC - PAR same BUR");
        QCOMPARE(checkDesk(game).at(index(standardMap().findPower("France"))).doubts, 0); // it is a remark
        QCOMPARE(told(written(game, "England", "A GAS - BRE")),
                 "0 A BUR - PAR same PIC; 1 A PIC - PAR same BUR");
        game = written(std::move(game), "England", "A GAS - PAR");
        QCOMPARE(doubtsIn(game).size(), std::size_t(3));
        game = written(std::move(game), "Germany", "A PIC - BRE");
        QCOMPARE(told(game), "0 A BUR - PAR same GAS; 1 A GAS - PAR same BUR");
        QCOMPARE(told(written(written(game, "France", "D A BUR"), "England", "A GAS - PAR")), "");
    }

    /// DATC 4.D.1: doubts are of the sheet that counts, on its own lines.
    void doubtsStandOnTheirLines()
    {
        Game game = gameAt(spring, {"France A PAR", "France A MAR"});
        game = written(std::move(game), "France",
                       "A PAR - BUR, A MAR - BUR\nA MAR - MUN\nFrance:\nA PAR H\nA MAR - TYR");
        QCOMPARE(
            told(game),
            "0 A PAR - BUR twice PAR; 0 A MAR - BUR twice MAR; 1 A MAR - MUN illegal; 2 A PAR H twice PAR; "
            "3 A MAR - TYR illegal");
        game.rulebook.options.orderSets = OrderSets::LastReplaces;
        QCOMPARE(told(game), "3 A MAR - TYR illegal");
    }
};

CHANCERY_SUITE(TestDeskDoubts, QCoreApplication)

} // namespace chancery::tst_desk_doubts

#include "tst_desk_doubts.moc"
