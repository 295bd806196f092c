// SPDX-License-Identifier: GPL-3.0-or-later
// The check of the table, cause by cause, and what the rulebooks do about it, clause by clause (Alexander
// V.6, DATC 4.E.6).
#include "engine/files/game_file.h"
#include "engine/files/position_file.h"
#include "engine/game/flying_dutchman.h"
#include "engine/orders/order_text.h"
#include "engine/orders/unit_text.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QStringList>

namespace chancery::tst_table_check {

namespace {

using Names = std::vector<std::string>;

Power france()
{
    return sketch::standardMap().findPower("France");
}

/// France with four centres, and five units unless `units` says otherwise.
Position french(const Names& units = {"France A PAR", "France A MAR", "France F BRE", "France A BEL",
                                      "France A BUR"})
{
    return sketch::position(units, {"France PAR MAR BRE BEL", "Germany MUN"});
}

Game at(const char* phase, Position position, const char* book = "alexander")
{
    Game game = gameFrom(sketch::sharedMap(), *readPhase(phase), std::move(position));
    game.rulebook = {book, findRulebook(book)->options};
    return game;
}

/// A Spring that follows a Winter in which France has built an army in Marseilles.
Game afterWinter(const char* book = "alexander")
{
    Game game = at("W1901A", french({"France A PAR", "France F BRE", "France A BEL"}), book);
    game =
        write(std::move(game), france(),
              readSheet({*game.map, game.current().before, PhaseKind::Adjustment, france()}, "Build A MAR"));
    return advance(resolve(std::move(game)));
}

QString said(const Map& map, const PositionFault& finding)
{
    using Kind = PositionFault::Kind;
    const std::map<Kind, QString> faults{
        {Kind::TooMany, "too many"},       {Kind::NeverBuilt, "never built"},
        {Kind::SecondUnit, "second unit"}, {Kind::WrongTerrain, "wrong place"},
        {Kind::CoastMissing, "no coast"},  {Kind::WrongCoast, "wrong coast"}};
    QString text = faults.at(finding.kind) + ' ' + QString::fromStdString(map[finding.power].name);
    if (finding.kind == Kind::TooMany)
        return text + QString(" %1/%2").arg(finding.units).arg(finding.centres);
    text += ' ' + QString::fromStdString(canonical(map, finding.unit));
    if (finding.rightful != nowhere) text += " not " + QString::fromStdString(map[finding.rightful].code);
    return text;
}

QString checked(const Game& game)
{
    QStringList lines;
    for (const PositionFault& finding : checkTable(game)) lines << said(*game.map, finding);
    return lines.join(QStringLiteral("; "));
}

/// What goes first by this remedy for the first finding of this kind.
QString goneBy(const Game& game, PositionFault::Kind kind, Remedy remedy)
{
    for (const PositionFault& finding : checkTable(game)) {
        if (finding.kind != kind) continue;
        Position after = game.current().before;
        heedPositions(*game.map, rulingsFor(game, finding, remedy, "found", "now"), after);
        QStringList gone;
        for (const Unit& unit : game.current().before.units)
            if (std::ranges::find(after.units, unit) == after.units.end())
                gone << QString::fromStdString(canonical(*game.map, unit));
        return gone.join(u',');
    }
    return QStringLiteral("no such finding");
}

} // namespace

class TestTableCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void causes_data()
    {
        QTest::addColumn<Game>("game");
        QTest::addColumn<QString>("expected");
        const QString many = "too many France 5/4";
        QTest::newRow("as many as centres")
            << at("S1902M", french({"France A PAR", "France A MAR", "France F BRE", "France A BEL"}))
            << QString();
        QTest::newRow("too few are legal") << at("F1902M", french({"France A PAR"})) << QString();
        QTest::newRow("too many") << at("S1902M", french()) << many;
        QTest::newRow("too many in Fall") << at("F1902M", french()) << many;
        QTest::newRow("adjustments follow at once") << at("W1902A", french()) << QString();
        QTest::newRow("the Fall is over") << resolve(at("F1902M", french(), "datc")) << QString();
        QTest::newRow("a Spring is over") << resolve(at("S1902M", french(), "datc")) << many;
        QTest::newRow("V.6.c has removed it") << resolve(at("S1902M", french())) << QString();
        QTest::newRow("no centre has an owner")
            << at("S1902M", sketch::position({"France A PAR"})) << QString();

        Position two = french({"France A PAR", "France F BRE"});
        placeBeside(sketch::standardMap(), two, sketch::unit("Germany A PAR"));
        QTest::newRow("two in one province") << at("S1902M", two) << "second unit Germany A PAR";
        Position sea = french({"France A PAR"});
        place(sketch::standardMap(), sea, {france(), UnitKind::Army, sketch::unit("France F NTH").at});
        QTest::newRow("an army at sea") << at("S1902M", sea) << "wrong place France A NTH";
        Position inland = french({"France A PAR"});
        place(sketch::standardMap(), inland, {france(), UnitKind::Fleet, sketch::unit("France A MUN").at});
        QTest::newRow("a fleet inland") << at("S1902M", inland) << "wrong place France F MUN";
        Position noCoast = french({"France A PAR"});
        place(sketch::standardMap(), noCoast, {france(), UnitKind::Fleet, sketch::unit("France A SPA").at});
        QTest::newRow("a fleet on no coast") << at("S1902M", noCoast) << "no coast France F SPA";

        Game coast = advance(resolve(at("S1902M", french({"France F SPA/nc", "France A PAR"}), "datc")));
        coast.phases.back().before = french({"France F SPA/sc", "France A PAR"});
        QTest::newRow("another coast than by the orders")
            << coast << "wrong coast France F SPA/sc not SPA/nc";
        Game built = afterWinter();
        QTest::newRow("a build is accounted for") << built << QString();
        place(*built.map, built.phases.back().before, sketch::unit("France A GAS"));
        QTest::newRow("never built") << built << "too many France 5/4; never built France A GAS";
        built.phases.back().rulings = rulingsBetween(*built.map, afterWinter().current().before,
                                                     built.current().before, "found so", {});
        QTest::newRow("a ruling accounts for it") << built << "too many France 5/4";

        // Committee: a country that rises takes its centres in Spring, and the conqueror's units stay until
        // Winter.
        Game risen = resolve(
            at("S1902M", french({"France A PAR", "France A MAR", "France F BRE", "France A BEL"}), "datc"));
        for (const char* code : {"BEL", "BRE"})
            risen.phases.back().outcome->after.owner[index(findProvince(*risen.map, code))] = noPower;
        QTest::newRow("centres lost in an insurrection") << risen << QString();
        QTest::newRow("centres lost in an insurrection, in Fall") << advance(risen) << QString();
    }

    void causes()
    {
        QFETCH(Game, game);
        QTEST(checked(game), "expected");
    }

    void noMapBeginsWithAFault()
    {
        for (const char* id : {"alexander", "chaos", "fleet-rome", "standard", "straits"})
            QCOMPARE(checked(newGame(*shippedMaps()(id))), QString());
    }

    void clauses_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("phase");
        QTest::addColumn<bool>("writing");
        QTest::addColumn<int>("first");
        QTest::addColumn<QString>("clause");
        QTest::addColumn<bool>("held");
        const auto row = [](const char* name, const char* book, const char* phase, bool writing, Remedy first,
                            const char* clause, bool held) {
            QTest::newRow(name) << book << phase << writing << static_cast<int>(first) << clause << held;
        };
        row("V.6.a", "alexander", "S1902M", false, Remedy::ByDisbandRule, "Alexander V.6.a", true);
        row("V.6.a in Fall", "alexander", "F1902M", false, Remedy::ByDisbandRule, "Alexander V.6.a", true);
        row("V.6.b", "alexander", "S1902M", true, Remedy::ByDisbandRule, "Alexander V.6.b", true);
        row("V.6.d", "alexander", "S1902R", false, Remedy::Later, "Alexander V.6.d", false);
        row("DATC 4.E.6", "datc", "S1902M", false, Remedy::ByDisbandRule, "DATC 4.E.6", false);
        row("DATC 4.E.6 while writing", "2000", "F1902M", true, Remedy::ByDisbandRule, "DATC 4.E.6", false);
    }

    void clauses()
    {
        QFETCH(QString, book);
        QFETCH(QString, phase);
        QFETCH(bool, writing);
        Game game = at(phase.toLatin1(), french(), book.toLatin1());
        if (game.current().phase.kind == PhaseKind::Retreat)
            game.phases.back().before.dislodged = {{sketch::unit("Germany A PIC"), noProvince, {}}};
        const PositionFault finding = checkTable(game).front();
        const FoundIn found = foundIn(game.current(), writing);
        const Remedy first = remediesFor(game, finding, found).front();
        QTEST(static_cast<int>(first), "first");
        QTEST(QString::fromStdString(clauseOf(game, finding, first, found)), "clause");
        QTEST(holdsClock(game, found), "held");
    }

    /// What was built too much in the last adjustments is ignored; else the farthest unit goes (III.5.h).
    void whoGoes()
    {
        QCOMPARE(goneBy(at("S1902M", french()), PositionFault::Kind::TooMany, Remedy::ByDisbandRule),
                 "A BEL");
        Game game = afterWinter();
        place(*game.map, game.phases.back().before, sketch::unit("France A GAS"));
        const PositionFault many = checkTable(game).front();
        const auto remedies = remediesFor(game, many, FoundIn::Diplomacy);
        QVERIFY(remedies == (std::vector{Remedy::AsInWinter, Remedy::ByDisbandRule, Remedy::Later}));
        QCOMPARE(goneBy(game, PositionFault::Kind::TooMany, Remedy::AsInWinter), "A GAS");
        QCOMPARE(goneBy(game, PositionFault::Kind::NeverBuilt, Remedy::ThatUnit), "A GAS");
        // A known unit is removed itself where the rulebook says no more (DATC 4.E.6).
        game.rulebook = {"datc", findRulebook("datc")->options};
        QVERIFY(remediesFor(game, checkTable(game).back(), FoundIn::Diplomacy).front() == Remedy::ThatUnit);
        // All is accounted for, but a centre has gone: the army built last is taken back.
        Game less = afterWinter();
        less.phases.back().before.owner[index(findProvince(*less.map, "BEL"))] = noPower;
        QCOMPARE(goneBy(less, PositionFault::Kind::TooMany, Remedy::AsInWinter), "A MAR");
        // V.6.e: the adjustments end as usual.
        QVERIFY(foundIn(at("W1902A", french()).current(), false) == FoundIn::Adjustments);
    }

    /// Alexander V.6.c, V.6.d: the turn is finished first. A unit that was never built is then found again,
    /// wherever it has gone, although the power has no more units than centres.
    void aStrangerIsFoundUntilItIsSettled()
    {
        Game game = advance(resolve(at("F1901M", french({"France A PAR"}))));
        while (game.current().phase.kind != PhaseKind::Movement) game = advance(resolve(game));
        place(*game.map, game.phases.back().before, sketch::unit("France A GAS"));
        const QString found = "never built France A GAS";
        QCOMPARE(checked(game), found);
        game = write(
            std::move(game), france(),
            readSheet({*game.map, game.current().before, PhaseKind::Movement, france()}, "A GAS - SPA"));
        game = resolve(std::move(game));
        QCOMPARE(checked(game), QString("never built France A SPA"));
        const PositionFault finding = checkTable(game).front();
        QVERIFY(remediesFor(game, finding, foundIn(game.current(), false)) == std::vector{Remedy::Later});
        QCOMPARE(QString::fromStdString(clauseOf(game, finding, Remedy::Later, FoundIn::Resolution)),
                 QString("Alexander V.6.c"));
        game = advance(std::move(game));
        QCOMPARE(checked(game), QString("never built France A SPA"));
        QCOMPARE(goneBy(game, PositionFault::Kind::NeverBuilt, Remedy::ThatUnit), "A SPA");
        QVERIFY(remediesFor(game, finding, FoundIn::Diplomacy).front() == Remedy::ByDisbandRule);
        // A ruling accounts for it, and it is gone when it is removed.
        Game ruled = game;
        ruled.phases.back().rulings = {{.kind = Ruling::Kind::Position,
                                        .where = findProvince(*game.map, "SPA"),
                                        .unit = finding.unit,
                                        .reason = "it may stay"}};
        QCOMPARE(checked(ruled), QString());
        QCOMPARE(checked(advance(resolve(ruled))), QString());
        std::erase(game.phases.back().before.units, finding.unit);
        QCOMPARE(checked(game), QString());
    }

    void rulingsSettleIt()
    {
        Game game = at("S1902M", french({"France A PAR", "France F BRE"}));
        placeBeside(*game.map, game.phases.back().before, sketch::unit("Germany A PAR"));
        QVERIFY(!canResolve(*game.map, game.current()));
        const PositionFault two = checkTable(game).front();
        const auto rulings = rulingsFor(game, two, Remedy::ThatUnit, "found", "now");
        QCOMPARE(rulings.size(), std::size_t{1});
        heedPositions(*game.map, rulings, game.phases.back().before);
        QCOMPARE(game.current().before, french({"France A PAR", "France F BRE"}));
        QVERIFY(checkTable(game).empty() && canResolve(*game.map, game.current()));
    }

    void filesKeepTwoUnitsInOneProvince()
    {
        const MapLoader maps = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
            return sketch::sharedMap();
        };
        Game game = afterWinter();
        Position crowded = game.current().before;
        placeBeside(*game.map, crowded, sketch::unit("Germany A PAR"));
        placeBeside(*game.map, crowded, sketch::unit("Austria A PAR"));
        game.phases.back().rulings =
            rulingsBetween(*game.map, game.current().before, crowded, "as on the table", "now");
        Position ruled = game.current().before;
        heedPositions(*game.map, game.current().rulings, ruled);
        QCOMPARE(ruled, crowded);
        game.phases.back().before = crowded;
        std::vector<Error> differences;
        const Result<Game> read = readGame(writeGame(game), "x", maps, &differences);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->phases == game.phases);
        QVERIFY(differences.empty());
    }

    void twoUnitsAreNotResolved()
    {
        const MapLoader maps = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
            return sketch::sharedMap();
        };
        Game game = at("S1902M", french({"France A PAR"}));
        placeBeside(*game.map, game.phases.back().before, sketch::unit("Germany A PAR"));
        game.phases.push_back(game.phases.back());
        const Result<Game> read = readGame(writeGame(game), "x", maps);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->phases.front().outcome && read->phases.front().outcome->results.empty());
        QVERIFY(!read->current().outcome);
        const auto sheets = readPositions(
            "phase = \"S1902M\"\n[units]\nFrance = [\"A PAR\"]\n[surplus]\nGermany = [\"A PAR\"]\n", "x.toml",
            maps);
        QVERIFY2(sheets, sheets ? "" : sheets.error().text().c_str());
        QCOMPARE(sheets->front().problems.size(), std::size_t{1});
        QVERIFY_EXCEPTION_THROWN(resolve(gameFrom(sheets->front())), FailedCheck);
    }
};

CHANCERY_SUITE(TestTableCheck, QCoreApplication)

} // namespace chancery::tst_table_check

#include "tst_table_check.moc"
