// SPDX-License-Identifier: GPL-3.0-or-later
// Names, orders, verdicts and captions as the user reads them.
#include "tests/support/suite.h"
#include "tests/ui/small_board.h"
#include "ui/text/words.h"

#include <QLocale>

using namespace chancery;

class WordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void captionNamesOneOrderOrManyPlaces()
    {
        const Map map = smallMap();
        PhaseRecord record =
            phaseOf(resultOf(moveTo(galicia), findingOf(Rule::MoveUnopposed, noProvince, 1, 0)));
        Beat beat{Gesture::Advance, {}, {0}, {}};
        QCOMPARE(Words(map).caption(beat, record), "Vienna enters Galicia");
        beat.results = {0, 1};
        QCOMPARE(Words(map).caption(beat, record), "Units advance: Vienna, Warsaw");
        beat.results = {0, 1, 0, 1};
        QCOMPARE(Words(map).caption(beat, record),
                 "4 unit(s) advance"); // plurals are a matter of translations
        QCOMPARE(Words(map).caption({Gesture::Orders, {}, {}, {}, {0}}, record),
                 "Austria: " + Words(map).order(record.outcome->results[0].order));
        QCOMPARE(Words(map).caption({Gesture::Centres, {}, {}, {vienna}}, record),
                 "Centres change hands: Vienna");
        QCOMPARE(Words(map).caption({Gesture::Settle, {}, {}, {}}, record), QString());
    }

    void fightsAreToldByWhatDecidedThem_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<QString>("caption");
        QTest::newRow("taken") << static_cast<int>(Rule::MoveOutdoes) << 1
                               << "Vienna takes Galicia, 2 against 1";
        QTest::newRow("entered") << static_cast<int>(Rule::MoveOutdoes) << 0 << "Vienna enters Galicia";
        QTest::newRow("freely") << static_cast<int>(Rule::MoveUnopposed) << 0 << "Vienna enters Galicia";
        QTest::newRow("told as a reason") << static_cast<int>(Rule::MoveNoConvoy) << 0
                                          << "A Vie-Gal is invalid: no fleet was ordered to convoy it";
        QTest::newRow("nobody") << static_cast<int>(Rule::MoveStandsOff) << 2
                                << "Nobody enters Galicia: 2 against 2";
        QTest::newRow("held") << static_cast<int>(Rule::MoveHeld) << 3
                              << "Galicia holds against Vienna, 3 against 2";
        QTest::newRow("head to head") << static_cast<int>(Rule::MoveHeadToHead) << 2
                                      << "Vienna and Galicia meet head to head, 2 against 2";
    }

    void fightsAreToldByWhatDecidedThem()
    {
        QFETCH(int, rule);
        QFETCH(int, theirs);
        QFETCH(QString, caption);
        const Map map = smallMap();
        const Finding why = findingOf(static_cast<Rule>(rule), warsaw, 2, static_cast<std::uint8_t>(theirs));
        const PhaseRecord record = phaseOf(resultOf(moveTo(galicia), why));
        QCOMPARE(Words(map).caption({Gesture::Bounce, {}, {0}, {}, {}, galicia}, record), caption);
    }

    void ordersInWords_data()
    {
        QTest::addColumn<Order>("order");
        QTest::addColumn<QString>("text");
        const Unit army{austria, UnitKind::Army, whole(vienna)}, fleet{austria, UnitKind::Fleet, spainSouth};
        const auto row = [](Unit unit, Command command, const char* text) {
            QTest::newRow(text) << Order{austria, unit, command} << QString::fromUtf8(text);
        };
        row(army, Hold{}, "Army Vienna holds");
        row(army, moveTo(galicia), "Army Vienna to Galicia");
        row(army, moveTo(galicia, Via::Convoy), "Army Vienna to Galicia by convoy");
        row(fleet, SupportHold{whole(vienna)}, "Fleet Spain (south coast) supports Vienna in holding");
        row(army, SupportMove{whole(warsaw), whole(galicia)}, "Army Vienna supports Warsaw to Galicia");
        row(fleet, Convoy{whole(warsaw), whole(galicia)},
            "Fleet Spain (south coast) convoys Warsaw to Galicia");
        row(army, Retreat{spainSouth}, "Army Vienna retreats to Spain (south coast)");
        row(army, Disband{}, "Army Vienna disbands");
        row(fleet, Build{}, "Fleet Spain (south coast) is built");
        row({}, Waive{}, "One build is waived");
    }
    void ordersInWords()
    {
        QFETCH(Order, order);
        QFETCH(QString, text);
        const Map map = smallMap();
        QCOMPARE(Words(map).order(order), text);
    }

    void verdictsInWords()
    {
        OrderResult result;
        QCOMPARE(Words::verdict(result), "stands");
        result.fate = Fate::Dislodged;
        QCOMPARE(Words::verdict(result), "dislodged");
        result.verdict = Verdict::Fails;
        result.fate = Fate::Destroyed;
        QCOMPARE(Words::verdict(result), "fails, destroyed");
    }

    void phasesInWords()
    {
        QCOMPARE(Words::phase({Season::Spring, 1901, PhaseKind::Movement}), "Spring 1901, movement");
        QCOMPARE(Words::phase({Season::Winter, 1904, PhaseKind::Adjustment}), "Winter 1904, adjustments");
    }

    void namesThatAreMissing()
    {
        const Map map = smallMap();
        QCOMPARE(Words(map).power(noPower), "nobody");
        QCOMPARE(Words(map).location(nowhere), "nowhere");
        QCOMPARE(Words(map).power(austria), "Austria");
    }
};

CHANCERY_SUITE(WordsTest, QCoreApplication)
#include "tst_words.moc"
