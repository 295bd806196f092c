// SPDX-License-Identifier: GPL-3.0-or-later
// What a unit may sensibly be ordered, and which orders are possible at all (DATC 4.E.1).
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"

#include "engine/orders/choices.h"
#include "engine/orders/legality.h"
#include "tests/support/suite.h"

namespace chancery::tst_choices {

class TestChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moves_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("places");
        QTest::addColumn<QString>("onlyByConvoy");
        QTest::addColumn<QString>("eitherWay");
        QTest::newRow("army") << "Germany: A MUN H"
                              << "MUN"
                              << "BER BOH BUR KIE RUH SIL TYR"
                              << ""
                              << "";
        QTest::newRow("fleet with coasts") << "France: F MAO H"
                                           << "MAO"
                                           << "BRE ENG GAS IRI NAF NAO POR WES SPA/nc SPA/sc"
                                           << ""
                                           << "";
        QTest::newRow("fleet on a coast") << "Russia: F STP/sc H"
                                          << "STP"
                                          << "BOT FIN LVN"
                                          << ""
                                          << "";
        QTest::newRow("over one sea") << "England: A LON H, F ENG H"
                                      << "LON"
                                      << "BEL BRE PIC WAL YOR"
                                      << "BEL BRE PIC"
                                      << "WAL";
        QTest::newRow("fleets in port carry nobody") << "England: A WAL H, F LON H"
                                                     << "WAL"
                                                     << "LON LVP YOR"
                                                     << ""
                                                     << "";
    }

    void moves()
    {
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(QString, places);
        QFETCH(QString, onlyByConvoy);
        QFETCH(QString, eitherWay);
        const Choices choices =
            choicesFor(standardMap(), situation(line.toStdString()).position, province(unit.toStdString()));
        QCOMPARE(QString::fromStdString(codesOf(choices.moveTo)), places);
        QCOMPARE(QString::fromStdString(codesOf(choices.onlyByConvoy)), onlyByConvoy);
        QCOMPARE(QString::fromStdString(codesOf(choices.eitherWay)), eitherWay);
    }

    void supports_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("supportable");
        QTest::addColumn<QString>("helped");
        QTest::addColumn<QString>("into");
        QTest::newRow("hold and move") << "Germany: A MUN H, A BER H"
                                       << "MUN"
                                       << "BER"
                                       << "BER"
                                       << "BER KIE SIL";
        QTest::newRow("only where it could go itself") << "Italy: F ROM H, A APU H"
                                                       << "ROM"
                                                       << "APU"
                                                       << "APU"
                                                       << "NAP";
        QTest::newRow("not into its own space") << "Germany: A BER H | Italy: A PRU H"
                                                << "PRU"
                                                << "BER"
                                                << "BER"
                                                << "BER SIL";
        QTest::newRow("not what it would have to convoy") << "Austria: A RUM H | Turkey: F BLA H"
                                                          << "BLA"
                                                          << "RUM"
                                                          << "RUM"
                                                          << "BUL RUM SEV"; // DATC 6.D.31: not Armenia
    }

    void supports()
    {
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(QString, supportable);
        QFETCH(QString, helped);
        QFETCH(QString, into);
        const Choices choices =
            choicesFor(standardMap(), situation(line.toStdString()).position, province(unit.toStdString()));
        QCOMPARE(QString::fromStdString(codesOf(choices.supportable)), supportable);
        QCOMPARE(QString::fromStdString(codesOf(choices.supportInto[index(province(helped.toStdString()))])),
                 into);
    }

    void convoys_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("army");
        QTest::addColumn<QString>("into");
        QTest::newRow("alone") << "Turkey: F BLA H, A CON H"
                               << "BLA"
                               << "CON"
                               << "ANK ARM BUL RUM SEV";
        QTest::newRow("a fleet that is not needed") << "Italy: F ION H, F ADR H, A TUN H"
                                                    << "ADR"
                                                    << "TUN"
                                                    << "TRI VEN";
        QTest::newRow("not from the coast it is on") << "England: F LON H, A WAL H"
                                                     << "LON"
                                                     << "WAL"
                                                     << "";
        QTest::newRow("not an army out of touch") << "England: F NTH H, A ROM H"
                                                  << "NTH"
                                                  << "ROM"
                                                  << "";
    }

    void convoys()
    {
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(QString, army);
        QFETCH(QString, into);
        const Choices choices =
            choicesFor(standardMap(), situation(line.toStdString()).position, province(unit.toStdString()));
        QCOMPARE(QString::fromStdString(codesOf(choices.convoyInto[index(province(army.toStdString()))])),
                 into);
        QCOMPARE(choices.convoyable.has(province(army.toStdString())), !into.isEmpty());
    }

    /// What order entry offers is never refused.
    void everyChoiceIsLegal()
    {
        const Map& map = standardMap();
        RandomTurns lot(map, 7);
        for (int i = 0; i < 40; ++i) {
            const Position position = lot.next().position;
            const Board board(map, position.units);
            for (const Unit& unit : position.units) {
                const Choices choices = choicesFor(map, position, map.provinceOf(unit.at));
                const auto check = [&](Command command) {
                    QCOMPARE(illegality(board, Order{unit.power, unit, command}), Rule::None);
                };
                for (Location to : choices.moveTo) check(Move{to, Via::Unstated, {}});
                for (Province to : choices.eitherWay) check(Move{whole(to), Via::Convoy, {}});
                for (Province helped : choices.supportable)
                    for (Province to : choices.supportInto[index(helped)])
                        check(to == helped ? Command{SupportHold{whole(helped)}}
                                           : SupportMove{whole(helped), whole(to)});
                for (Province army : choices.convoyable)
                    for (Province to : choices.convoyInto[index(army)]) check(Convoy{whole(army), whole(to)});
            }
        }
    }
};

CHANCERY_SUITE(TestChoices, QCoreApplication)

} // namespace chancery::tst_choices

#include "tst_choices.moc"
