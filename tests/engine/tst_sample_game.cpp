// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game of the 1971 rules, against what the rulebook says of every phase. The expectations here
// were written down from its text, not from the game file. Where the printed text is defective, a comment
// says so.
#include "engine/files/game_file.h"
#include "engine/orders/order_text.h"
#include "tests/support/files.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_sample_game {

namespace {

using Strings = std::vector<std::string>;

/// One phase as the rulebook prints it.
struct Told
{
    const char* phase;
    Strings fail;      ///< moves that do not take place; all others do
    Strings dislodged; ///< "Russia A STP"; with " destroyed" if nowhere is open
    Strings after;     ///< the board after the phase, one power a line
};

const std::vector<Told>& tale()
{
    static const std::vector<Told> told{
        {"S1901M",
         // All take place but the two to the Black Sea and the two to Galicia.
         {"F ANK - BLA", "F SEV - BLA", "A BUD - GAL", "A WAR - GAL"},
         {},
         {"England A YOR, F NTH, F NWG", "Germany A KIE, A RUH, F DEN", "Russia A UKR, A WAR, F BOT, F SEV",
          "Turkey A BUL, A CON, F ANK", "Austria A TRI, A BUD, F ALB", "Italy A PIE, A VEN, F ION",
          "France A BUR, A SPA, F PIC"}},
        {"F1901M",
         // The two to Belgium, Marseilles and Serbia, and Con.-Bul. Austria-Hungary's "A Tri. Stand" lacks
         // its s.
         {"A RUH - BEL", "F PIC - BEL", "A PIE - MAR", "A BUR - MAR", "A BUL - SER", "A BUD - SER",
          "A CON - BUL"},
         {},
         {"England A NWY, F NTH, F BAR", "Germany A HOL, A RUH, F DEN", "Russia A UKR, A GAL, F SWE, F RUM",
          "Turkey A BUL, A CON, F BLA", "Austria A TRI, A BUD, F GRE", "Italy A VEN, A PIE, F TUN",
          "France A BUR, A POR, F PIC"}},
        {"W1901A",
         {},
         {},
         {"England A NWY, F NTH, F BAR, F EDI", "Germany A HOL, A RUH, F DEN, F KIE, A MUN",
          "Russia A UKR, A GAL, F SWE, F RUM, A STP, A SEV", "Turkey A BUL, A CON, F BLA, A SMY",
          "Austria A TRI, A BUD, F GRE, A VIE", "Italy A VEN, A PIE, F TUN, F NAP",
          "France A BUR, A POR, F PIC, F MAR"}},
        {"S1902M",
         // Printed the other way round: only Hol.-Bel., Kiel-Hol., Smy.-Arm., Bud.-Ser., Tun.-W. Med.,
         // Nap.-Tyr. and Por.-Spa. take place.
         {"A MUN - BUR", "A GAL - BUD", "A STP - NWY", "A BUL - RUM", "A CON - BUL", "A TRI - BUD",
          "A VIE - BUD", "A PIE - MAR", "F PIC - BEL", "A NWY - STP", "F NTH - NWY", "F EDI - NTH"},
         {},
         {"England A NWY, F NTH, F BAR, F EDI", "Germany A BEL, A RUH, A MUN, F DEN, F HOL",
          "Russia A UKR, A GAL, A STP, A SEV, F SWE, F RUM", "Turkey A BUL, A CON, A ARM, F BLA",
          "Austria A TRI, A VIE, A SER, F GRE", "Italy A VEN, A PIE, F WES, F TYS",
          "France A BUR, A SPA, F PIC, F MAR"}},
        {"F1902M",
         // Printed the other way round again. The printed list has "Tyr., Gulf of L." with a comma for the
         // dash; the order itself, "F Tyr.-Gulf of L.", is whole.
         {"F DEN - SWE", "A STP - NWY", "A ARM - SEV", "A VIE - GAL", "A VEN - PIE", "A PIE - MAR",
          "A BUR - BEL"},
         {"Russia A STP", "Russia F RUM destroyed", "France A BUR"},
         {"England A STP, F BAR, F NWY, F NTH", "Germany A BUR, A MUN, A BEL, F DEN, F HOL",
          "Russia A GAL, A SEV, A UKR, F SWE", "Turkey A RUM, A BUL, A ARM, F BLA",
          "Austria A VIE, A BUD, A SER, F GRE", "Italy A VEN, A PIE, F MAO, F LYO",
          "France F PIC, A SPA, F MAR"}},
        {"F1902R",
         {},
         {},
         {"England A STP, F BAR, F NWY, F NTH", "Germany A BUR, A MUN, A BEL, F DEN, F HOL",
          "Russia A GAL, A SEV, A UKR, F SWE, A MOS", "Turkey A RUM, A BUL, A ARM, F BLA",
          "Austria A VIE, A BUD, A SER, F GRE", "Italy A VEN, A PIE, F MAO, F LYO",
          "France F PIC, A SPA, F MAR, A GAS"}},
        {"W1902A",
         {},
         {},
         {"England A STP, F BAR, F NWY, F NTH, F LON", "Germany A BUR, A MUN, A BEL, F DEN, F HOL, F KIE",
          "Russia A SEV, A UKR, F SWE, A MOS", "Turkey A RUM, A BUL, A ARM, F BLA, F SMY",
          "Austria A VIE, A BUD, A SER, F GRE, A TRI", "Italy A VEN, A PIE, F MAO, F LYO",
          "France F PIC, A SPA, F MAR, A GAS, A PAR"}},
    };
    return told;
}

/// What the printed orders mean; one row a phase, in the order of the printed sheets.
const std::vector<Strings>& meanings()
{
    static const std::vector<Strings> meant{
        {"A LVP - YOR", "F LON - NTH", "F EDI - NWG",    "A BER - KIE", "A MUN - RUH", "F KIE - DEN",
         "A MOS - UKR", "A WAR - GAL", "F STP/sc - BOT", "F SEV - BLA", "A CON - BUL", "A SMY - CON",
         "F ANK - BLA", "A VIE - TRI", "A BUD - GAL",    "F TRI - ALB", "A VEN - PIE", "A ROM - VEN",
         "F NAP - ION", "A PAR - BUR", "A MAR - SPA",    "F BRE - PIC"},
        {"A YOR - NWY",
         "F NTH C A YOR - NWY",
         "F NWG - BAR",
         "A KIE - HOL",
         "A RUH - BEL",
         "F DEN H",
         "A UKR S F SEV - RUM",
         "A WAR - GAL",
         "F BOT - SWE",
         "F SEV - RUM",
         "A BUL - SER",
         "A CON - BUL",
         "F ANK - BLA",
         "A TRI H",
         "A BUD - SER",
         "F ALB - GRE",
         "A VEN H",
         "A PIE - MAR",
         "F ION - TUN",
         "A BUR - MAR",
         "A SPA - POR",
         "F PIC - BEL"},
        {"B F EDI", "B F KIE", "B A MUN", "B A STP", "B A SEV", "B A SMY", "B A VIE", "B F NAP", "B F MAR"},
        {"A HOL - BEL",
         "A RUH S A HOL - BEL",
         "A MUN - BUR",
         "F DEN H",
         "F KIE - HOL",
         "A UKR S F RUM",
         "A GAL - BUD",
         "A STP - NWY",
         "A SEV S F RUM",
         "F SWE S A STP - NWY",
         "F RUM H",
         "A BUL - RUM",
         "A CON - BUL",
         "A SMY - ARM",
         "F BLA S A BUL - RUM",
         "A TRI - BUD",
         "A VIE - BUD",
         "A BUD - SER",
         "F GRE H",
         "A VEN H",
         "A PIE - MAR",
         "F TUN - WES",
         "F NAP - TYS",
         "A BUR S F PIC - BEL",
         "A POR - SPA",
         "F PIC - BEL",
         "F MAR H",
         "A NWY - STP",
         "F NTH - NWY",
         "F BAR S A NWY - STP",
         "F EDI - NTH"},
        {"A RUH - BUR", "A MUN S A RUH - BUR", "A BEL S A RUH - BUR", "F DEN - SWE", "F HOL S A BEL",
         "A STP - NWY", "F SWE S A STP - NWY", "F RUM S A SEV", "A SEV S F RUM", "A GAL S F RUM",
         "A UKR S A SEV", "A BUL - RUM", "A CON - BUL", "A ARM - SEV", "F BLA S A BUL - RUM", "A VIE - GAL",
         "A TRI - BUD",
         // Printed "A Ser. S Turk. A Bul. Rum.", without the dash.
         "A SER S A BUL - RUM", "F GRE H", "A VEN - PIE", "A PIE - MAR", "F WES - MAO", "F TYS - LYO",
         "A BUR - BEL", "F PIC S A BUR - BEL", "A SPA S F MAR", "F MAR S A SPA", "A NWY - STP",
         "F BAR S A NWY - STP", "F NTH - NWY", "F EDI - NTH"},
        {"A STP - MOS", "A BUR - GAS"},
        {"B F KIE", "D A GAL", "B F SMY", "B A TRI", "B A PAR", "B F LON"},
    };
    return meant;
}

const Game& sample()
{
    static const Game game = [] {
        Result<Game> read = readGame(sourceFile("resources/games/sample-1971.chancery"),
                                     "sample-1971.chancery", standardMaps());
        if (!read) qFatal("%s", read.error().text().c_str());
        return *std::move(read);
    }();
    return game;
}

QStringList sorted(const Strings& lines)
{
    QStringList list;
    for (const std::string& line : lines) list.append(QString::fromStdString(line));
    list.sort();
    return list;
}

/// "England A YOR, F NTH" becomes "England A YOR" and "England F NTH".
QStringList unitsTold(const Strings& lines)
{
    QStringList units;
    for (const std::string& line : lines) {
        const QString text = QString::fromStdString(line), power = text.section(' ', 0, 0);
        for (const QString& unit : text.section(' ', 1).split(", ")) units.append(power + " " + unit);
    }
    units.sort();
    return units;
}

QStringList unitsOn(const Map& map, const Position& position)
{
    Strings units;
    for (const Unit& unit : position.units)
        units.push_back(map[unit.power].name + " " + canonical(map, unit));
    return sorted(units);
}

Strings understood(const PhaseRecord& record, const std::vector<WrittenOrder>& written)
{
    Strings orders;
    for (const WrittenOrder& line : written)
        for (const Order& order : line.orders)
            orders.push_back(canonical(*sample().map, record.before, order));
    return orders;
}

/// The printed lines of a phase read again, with another dash if asked for.
std::vector<WrittenOrder> readAgain(const PhaseRecord& record, const char* dash)
{
    std::vector<WrittenOrder> lines;
    for (const WrittenOrder& line : record.written) {
        const QString text =
            QString::fromStdString(line.text).replace(QChar(0x2014), QString::fromUtf8(dash));
        const ReadingContext context{*sample().map, record.before, record.phase.kind, line.power};
        for (WrittenOrder& part : readSheet(context, text.toStdString())) lines.push_back(std::move(part));
    }
    return lines;
}

int centres(std::size_t year, const char* power)
{
    return tally(sample())[year].centres[index(sample().map->findPower(power))];
}

} // namespace

class TestSampleGame : public QObject
{
    Q_OBJECT

    void addPhases()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < tale().size(); ++i) QTest::addRow("%s", tale()[i].phase) << i;
    }

private Q_SLOTS:
    void replaysWithoutDifference()
    {
        Strings differences;
        QVERIFY(readGame(sourceFile("resources/games/sample-1971.chancery"), "sample", standardMaps(),
                         &differences));
        QCOMPARE(differences, Strings());
    }

    void hasThePhasesOfTheRulebook()
    {
        QCOMPARE(sample().phases.size(), tale().size());
        for (std::size_t i = 0; i < tale().size(); ++i)
            QCOMPARE(shortName(sample().phases[i].phase), std::string(tale()[i].phase));
    }

    void printedOrdersAreUnderstood_data() { addPhases(); }
    void printedOrdersAreUnderstood()
    {
        QFETCH(std::size_t, number);
        const PhaseRecord& record = sample().phases[number];
        QCOMPARE(understood(record, record.written), meanings()[number]);
        QCOMPARE(understood(record, readAgain(record, "\u2014")), meanings()[number]);
        QCOMPARE(understood(record, readAgain(record, "-")), meanings()[number]);
        QCOMPARE(understood(record, readAgain(record, " -> ")), meanings()[number]);
    }

    void movesEndAsTold_data() { addPhases(); }
    void movesEndAsTold()
    {
        QFETCH(std::size_t, number);
        const PhaseRecord& record = sample().phases[number];
        Strings failed;
        for (const OrderResult& result : record.outcome->results) {
            QVERIFY(result.verdict != Verdict::Illegal && result.verdict != Verdict::Invalid);
            QVERIFY(result.ordered);
            if (result.verdict == Verdict::Fails)
                failed.push_back(canonical(*sample().map, record.before, result.order));
        }
        QCOMPARE(sorted(failed), sorted(tale()[number].fail));
    }

    void unitsAreDislodgedAsTold_data() { addPhases(); }
    void unitsAreDislodgedAsTold()
    {
        QFETCH(std::size_t, number);
        const Map& map = *sample().map;
        Strings dislodged;
        for (const DislodgedUnit& unit : sample().phases[number].outcome->dislodged)
            dislodged.push_back(map[unit.unit.power].name + " " + canonical(map, unit.unit) +
                                (unit.retreats.empty() ? " destroyed" : ""));
        QCOMPARE(sorted(dislodged), sorted(tale()[number].dislodged));
    }

    void theBoardIsAsTold_data() { addPhases(); }
    void theBoardIsAsTold()
    {
        QFETCH(std::size_t, number);
        QCOMPARE(unitsOn(*sample().map, sample().phases[number].outcome->after),
                 unitsTold(tale()[number].after));
    }

    /// A Burgundy was cut by Munich, A Sweden's fleet by Denmark: the two supports that the text explains.
    void supportsAreCutAsTold()
    {
        const auto cut = [](std::size_t phase) {
            Strings orders;
            for (const OrderResult& result : sample().phases[phase].outcome->results)
                if (result.verdict == Verdict::Cut)
                    orders.push_back(canonical(*sample().map, sample().phases[phase].before, result.order));
            return orders;
        };
        QVERIFY(sorted(cut(3)).contains("A BUR S F PIC - BEL"));
        QVERIFY(!sorted(cut(3)).contains("F SWE S A STP - NWY"));
        QVERIFY(sorted(cut(4)).contains("F SWE S A STP - NWY"));
    }

    void centresAreTalliedAsTold()
    {
        QCOMPARE(tally(sample()).size(), std::size_t(3));
        // 1901: one built each, Germany and Russia two. 1902: what the adjustments of the text add up to.
        const struct
        {
            const char* power;
            int in1900, in1901, in1902;
        } rows[] = {{"England", 3, 4, 5}, {"Germany", 3, 5, 6}, {"Russia", 4, 6, 4}, {"Turkey", 3, 4, 5},
                    {"Austria", 3, 4, 5}, {"Italy", 3, 4, 4},   {"France", 3, 4, 5}};
        for (const auto& row : rows) {
            QCOMPARE(centres(0, row.power), row.in1900);
            QCOMPARE(centres(1, row.power), row.in1901);
            QCOMPARE(centres(2, row.power), row.in1902);
        }
    }
};

CHANCERY_SUITE(TestSampleGame, QCoreApplication)

} // namespace chancery::tst_sample_game

#include "tst_sample_game.moc"
