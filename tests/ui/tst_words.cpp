// SPDX-License-Identifier: GPL-3.0-or-later
// Every rule has a sentence of its own that names who was against whom and how strongly.
#include "ui/text/words.h"

#include <QLocale>
#include <QSet>
#include <QTest>

using namespace chancery;

namespace {

/// Vienna, Galicia, Warsaw, Spain with two coasts; Austria and Russia.
Map smallMap()
{
    Map map;
    const std::pair<const char*, const char*> places[] = {
        {"VIE", "Vienna"}, {"GAL", "Galicia"}, {"WAR", "Warsaw"}, {"SPA", "Spain"}};
    for (const auto& [code, name] : places) {
        map.locations.push_back({static_cast<Province>(map.provinces.size()), code, ""});
        ProvinceInfo& info = map.provinces.emplace_back();
        info.code = code;
        info.name = name;
    }
    map.locations.push_back({static_cast<Province>(3), "SPA/nc", "nc"});
    map.locations.push_back({static_cast<Province>(3), "SPA/sc", "sc"});
    for (const char* name : {"Austria", "Russia"}) map.powers.emplace_back().name = name;
    deriveTopology(map);
    return map;
}

constexpr Province vienna{0}, galicia{1}, warsaw{2};
constexpr Location spainSouth{5};
constexpr Power austria{0};

Move moveTo(Province p, Via via = Via::Unstated)
{
    return {whole(p), via, {}};
}

OrderResult resultOf(Command command, Finding finding)
{
    return {.order = {austria, {austria, UnitKind::Army, whole(vienna)}, command}, .finding = finding};
}

/// A command that a rule can be about.
Command commandFor(Rule rule)
{
    if (rule >= Rule::MoveUnopposed && rule <= Rule::MoveParadox) return moveTo(galicia);
    if (rule >= Rule::SupportGiven && rule <= Rule::SupportUnmatched)
        return SupportMove{whole(warsaw), whole(galicia)};
    if (rule >= Rule::ConvoyAvailable && rule <= Rule::ConvoyParadox)
        return Convoy{whole(warsaw), whole(galicia)};
    if (rule >= Rule::RetreatMade && rule <= Rule::NoRetreatOrdered) return Retreat{whole(galicia)};
    if (rule == Rule::IllegalDestination) return moveTo(galicia);
    return Hold{};
}

constexpr auto lastRule = Rule::Waived;

} // namespace

class WordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void everyRuleHasItsOwnSentence()
    {
        const Map map = smallMap();
        const Words words(map);
        QSet<QString> seen;
        for (auto r = std::uint8_t{1}; r <= static_cast<std::uint8_t>(lastRule); ++r) {
            const auto rule = static_cast<Rule>(r);
            const QString text = words.reason(resultOf(commandFor(rule), {rule, warsaw, 1, 2, {}, {}}));
            QVERIFY2(!text.isEmpty() && text != words.reason(resultOf(Hold{}, {})),
                     qPrintable(QString::number(r)));
            QVERIFY2(text.endsWith(u'.') && !text.contains(u'%'), qPrintable(text));
            QVERIFY2(!seen.contains(text), qPrintable(text));
            seen << text;
        }
    }

    void reasonNamesPartiesAndStrengths_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("sentence");
        const auto row = [](Rule rule, const char* sentence) {
            QTest::newRow(sentence) << static_cast<int>(rule) << sentence;
        };
        row(Rule::MoveStandsOff, "Vienna to Galicia stands off against Warsaw, 1 against 2.");
        row(Rule::MoveAdvances, "Vienna moves to Galicia against Warsaw, 1 against 2.");
        row(Rule::HoldStands, "Vienna stays where it is: Warsaw does not drive it out, 1 against 2.");
        row(Rule::SupportCut, "Vienna's support of Warsaw to Galicia is cut by the attack from Warsaw.");
        row(Rule::RetreatClash, "Vienna is disbanded: Warsaw wanted to retreat to Galicia as well.");
        row(Rule::BuildTooMany, "Austria cannot build in Vienna: it has no build left.");
    }
    void reasonNamesPartiesAndStrengths()
    {
        QFETCH(int, rule);
        QFETCH(QString, sentence);
        const Map map = smallMap();
        const auto r = static_cast<Rule>(rule);
        QCOMPARE(Words(map).reason(resultOf(commandFor(r), {r, warsaw, 1, 2, {}, {}})), sentence);
    }

    void occupantIsNotNamedTwice()
    {
        const Map map = smallMap();
        const OrderResult result = resultOf(moveTo(galicia), {Rule::MoveAdvances, galicia, 2, 1, {}, {}});
        QCOMPARE(Words(map).reason(result),
                 "Vienna moves to Galicia and dislodges the unit there, 2 against 1.");
    }

    void captionNamesOneOrderOrManyPlaces()
    {
        const Map map = smallMap();
        Outcome outcome;
        outcome.results = {resultOf(moveTo(galicia), {Rule::MoveUnopposed, noProvince, 1, 0, {}, {}}),
                           resultOf(Hold{}, {Rule::HoldStands, noProvince, 0, 0, {}, {}})};
        outcome.results[1].order.unit.at = whole(warsaw);
        Beat beat{Gesture::Advance, {}, {0}, {}};
        QCOMPARE(Words(map).caption(beat, outcome), "Vienna moves to Galicia; nobody stands in its way.");
        beat.results = {0, 1};
        QCOMPARE(Words(map).caption(beat, outcome), "Units advance: Vienna, Warsaw");
        QCOMPARE(Words(map).caption({Gesture::Centres, {}, {}, {vienna}}, outcome),
                 "Centres change hands: Vienna");
        QCOMPARE(Words(map).caption({Gesture::Settle, {}, {}, {}}, outcome), QString());
    }

    void explanationTellsFateAndSupports()
    {
        const Map map = smallMap();
        OrderResult result =
            resultOf(moveTo(galicia), {Rule::MoveStandsOff, warsaw, 1, 1, {}, {galicia, warsaw}});
        result.fate = Fate::Dislodged;
        QCOMPARE(Words(map).explanation(result),
                 "Vienna to Galicia stands off against Warsaw, 1 against 1. Vienna is dislodged. "
                 "Support that did not count: Galicia and Warsaw.");
    }

    void fateIsToldOnce()
    {
        const Map map = smallMap();
        OrderResult result = resultOf(Hold{}, {Rule::HoldDislodged, warsaw, 1, 2, {}, {}});
        result.fate = Fate::Dislodged;
        QCOMPARE(Words(map).explanation(result), "Vienna is dislodged by Warsaw, 1 against 2.");
        result.fate = Fate::Destroyed;
        QVERIFY(Words(map).explanation(result).endsWith("Vienna cannot retreat and is destroyed."));
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

QTEST_GUILESS_MAIN(WordsTest)
#include "tst_words.moc"
