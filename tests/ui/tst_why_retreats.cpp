// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of reasons say of retreats, and of builds.
#include "tests/support/asked_phases.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/page_texts.h"

#include "ui/draw/palette.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/why_pages.h"
#include "ui/scene/board_light.h"

namespace chancery::tst_why_retreats {

namespace {

Province at(const char* code)
{
    return province(code);
}

/// The retreats after a situation, with these lines.
std::shared_ptr<const AskedPhase> askedRetreats(const std::string& line,
                                                const std::vector<Order>& orders = {})
{
    const OrderedPhase phase = situation(line);
    Game game = gameFrom(sharedMap(), {Season::Spring, 1901, PhaseKind::Movement}, phase.position);
    for (const Order& order : phase.orders)
        game.phases.back().written.push_back(
            {order.power, canonical(standardMap(), phase.position, order), {order}, {}});
    game = advance(resolve(std::move(game)));
    PhaseRecord record = game.current();
    for (const Order& order : orders)
        record.written.push_back({order.power, canonical(standardMap(), record.before, order), {order}, {}});
    return askedPhase(game, record);
}

/// A winter with these units, centres and orders.
std::shared_ptr<const AskedPhase> askedWinter(const std::vector<std::string>& units,
                                              const std::vector<std::string>& centres,
                                              const std::vector<std::string>& orders)
{
    const Position position = sketch::position(units, centres);
    Game game = gameFrom(sketch::sharedMap(), {Season::Winter, 1903, PhaseKind::Adjustment}, position);
    PhaseRecord record = game.current();
    for (const std::string& text : orders) {
        const Order order = sketch::order(position, text, PhaseKind::Adjustment);
        record.written.push_back({order.power, text, {order}, {}});
    }
    return askedPhase(game, record);
}

/// A winter in which England waives one of three builds, and its other home centres are closed to it.
std::shared_ptr<const AskedPhase> askedWinter()
{
    return askedWinter({"England F LON", "England A EDI"}, {"England LON EDI NWY DEN SWE", "Germany LVP"},
                       {"England B A LON", "England WAIVE"});
}

const char* const bohemia = "Germany: A MUN - BOH, A SIL S A MUN - BOH | Austria: A BOH H, A VIE H";

} // namespace

class TestWhyRetreats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsThatWereNotMadeAreExplained()
    {
        const QString plainly = plain(WhyPages(askedWinter(), Register::Plain).html({})).simplified();
        QVERIFY2(
            plainly.contains(
                "London: England's Fleet London is there. Liverpool: Germany owns Liverpool, not England."),
            qPrintable(plainly));
        const WhyPages pages(askedWinter(), Register::Judge);
        const QString all = plain(pages.html({})).simplified();
        for (const char* said : {"WAIVE (succeeds): England waives one build (DATC 4.D.7).",
                                 "Builds not used by England: 2 (DATC 4.D.7).",
                                 "England cannot build in London: F Lon is there (DATC 6.I).",
                                 "England cannot build in Liverpool: Germany owns that centre (DATC 6.I)."})
            QVERIFY2(all.contains(said), qPrintable(all));
        const auto about = [&pages](const char* code) {
            return plain(pages.html(provincePlace(at(code)))).simplified();
        };
        QVERIFY2(about("EDI").contains("Builds England cannot build in Edinburgh: A Edi is there"),
                 qPrintable(about("EDI")));
        QVERIFY2(!about("BEL").contains("Builds"), qPrintable(about("BEL")));
    }

    /// A second build in a province has no page, and is told all the same.
    void everyOrderOfAWinterIsListed()
    {
        const WhyPages pages(
            askedWinter({"Italy F ION"}, {"Italy ROM NAP VEN"}, {"Italy B A ROM", "Italy B F ROM"}),
            Register::Judge);
        const QString all = plain(pages.html({})).simplified();
        for (const char* said :
             {"B A ROM (succeeds)",
              "B F ROM (illegal): Italy cannot build again in Rome: B A Rom counts (DATC 4.D.5)."})
            QVERIFY2(all.contains(said), qPrintable(all));
    }

    /// The way of a removed unit leads through provinces; units that are there have decided nothing.
    void unitsOnTheWayDecideNothing()
    {
        const Position position = sketch::position(
            {"Turkey A NAF", "Turkey A CON", "Austria A TUN", "Austria F ION", "Austria A BUD"},
            {"Turkey ANK", "Austria BUD"});
        Game game = gameFrom(sketch::sharedMap(), {Season::Winter, 1905, PhaseKind::Adjustment}, position);
        const WhyPages pages(askedPhase(game, game.current()), Register::Plain);
        const QString naf = plain(pages.html(unitPlace(at("NAF")))).simplified();
        QVERIFY2(naf.contains("On the way: Tunis, Ionian Sea, Aegean Sea, and Constantinople."),
                 qPrintable(naf));
        QVERIFY2(!naf.contains("Waits ahead") && !naf.contains("What decided it"), qPrintable(naf));
        const QString all = plain(pages.html({})).simplified();
        QVERIFY2(all.contains("(by rule)") && !all.contains("(succeeds)"), qPrintable(all));
    }

    void closedRetreatsAreExplained()
    {
        const WhyPages pages(
            askedSituation("Germany: A MUN - BOH, A SIL S A MUN - BOH | Austria: A BOH H, A VIE H | "
                           "Russia: A UKR - GAL | Turkey: A RUM - GAL"),
            Register::Judge);
        const QString text = plain(pages.html(unitPlace(at("BOH")))).simplified();
        QVERIFY2(text.contains("Open: Tyrolia"), qPrintable(text));
        QVERIFY2(
            text.contains("Tyrolia: open. It is empty, no standoff left it so, and the attacker did not come "
                          "from there (DATC 5.B.11)."),
            qPrintable(text));
        for (const char* closed :
             {"Vienna: closed. A unit is there after the moves: A VIE H (DATC 5.B.11).",
              "Munich: closed. The attacker came from there: A MUN - BOH (DATC 4.A.5, 5.B.11).",
              "Galicia: closed. A standoff left it empty: A RUM - GAL, A UKR - GAL (DATC "
              "5.B.11)."})
            QVERIFY2(text.contains(closed), qPrintable(text));
        for (const char* unit : {"VIE", "MUN", "UKR", "RUM"})
            QVERIFY2(linksIn(pages.html(unitPlace(at("BOH")))).contains(linkTo(unitPlace(at(unit)))), unit);
    }

    void retreatsCiteTheRulebookInForce()
    {
        const auto said = [](const char* book) {
            return plain(WhyPages(askedCase("6.H.11", book), Register::Plain).html(unitPlace(at("MAR"))))
                .simplified();
        };
        const QString datc = said("datc");
        QVERIFY2(
            datc.contains("Gascony: open. It is empty, and no standoff left it so. The attacker came from "
                          "there, but by convoy, which does not close it: Army Gascony to Marseilles by "
                          "convoy (DATC 4.A.5)."),
            qPrintable(datc));
        QVERIFY2(datc.contains("Gulf of Lyon: closed. An army cannot enter a sea province (DATC 5.B.11)."),
                 qPrintable(datc));
        QVERIFY2(said("2000").contains(
                     "Gascony: closed. The attacker came from there, and under these rules a convoy "
                     "makes no difference: Army Gascony to Marseilles by convoy (DATC 4.A.5)."),
                 qPrintable(said("2000")));
        QVERIFY2(said("1971").contains(
                     "Gascony: closed. The attacker came from there: Army Gascony to Marseilles by "
                     "convoy (1971 XI)."),
                 qPrintable(said("1971")));
    }

    void anUnorderedRetreatIsNoOrder()
    {
        for (const Register how : {Register::Plain, Register::Judge}) {
            const WhyPages pages(askedRetreats(bohemia), how);
            const QString all = plain(pages.html({})),
                          text = plain(pages.html(unitPlace(at("BOH")))).simplified();
            QVERIFY2(all.contains(": no retreat ordered (disbanded if that stays so)"), qPrintable(all));
            for (const QString& page : {all, text}) {
                QVERIFY2(!page.contains("succeeds"), qPrintable(page));
                QVERIFY2(!page.contains("disbands"), qPrintable(page));
            }
            QVERIFY2(text.contains(
                         "Austria: no retreat is ordered for it. If that stays so, it is disbanded (DATC "
                         "5.B.11)."),
                     qPrintable(text));
            QVERIFY2(text.contains("Vienna: closed. A unit is there: Army Vienna (DATC 5.B.11)."),
                     qPrintable(text));
            QVERIFY2(text.contains("Munich: closed. The attacker came from there (DATC 4.A.5, 5.B.11)."),
                     qPrintable(text));
        }
    }

    void anIllegalRetreatIsNamed()
    {
        const Power austria = standardMap().findPower("Austria");
        const Unit unit{austria, UnitKind::Army, whole(at("BOH"))};
        const WhyPages pages(askedRetreats(bohemia, {{austria, unit, Retreat{whole(at("VIE"))}}}),
                             Register::Judge);
        const QString text = plain(pages.html(unitPlace(at("BOH")))).simplified();
        QVERIFY2(
            text.contains("Austria: no order to retreat counts for it. If that stays so, it is disbanded"),
            qPrintable(text));
        QVERIFY2(text.contains("A BOH - VIE (illegal) A Boh is disbanded: Vienna is occupied (DATC 5.B.11)."),
                 qPrintable(text));
    }
};

CHANCERY_SUITE(TestWhyRetreats, QApplication)

} // namespace chancery::tst_why_retreats

#include "tst_why_retreats.moc"
