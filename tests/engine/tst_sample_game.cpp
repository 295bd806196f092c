// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game of the 1971 rules, against what the rulebook says of every phase. The expectations here
// were written down from its text, not from the game file. Where the printed text is defective, a comment
// says so.
#include "engine/files/game_file.h"
#include "engine/orders/order_text.h"
#include "tests/support/files.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

namespace chancery::tst_sample_game {

namespace {

/// The phases as the rulebook prints them.
const QList<TableRow>& tale()
{
    static const QList<TableRow> told =
        readTable("tests/data/sample_game.txt", {"order", "fails", "dislodged", "after"});
    return told;
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

const PhaseRecord& phase(int number)
{
    return sample().phases[static_cast<std::size_t>(number)];
}

QStringList sorted(QStringList lines)
{
    lines.sort();
    return lines;
}

/// "England A YOR, F NTH" becomes "England A YOR" and "England F NTH".
QStringList unitsTold(const QStringList& lines)
{
    QStringList units;
    for (const QString& line : lines)
        for (const QString& unit : line.section(' ', 1).split(", "))
            units << line.section(' ', 0, 0) + ' ' + unit;
    return sorted(units);
}

QStringList unitsOn(const Map& map, const Position& position)
{
    QStringList units;
    for (const Unit& unit : position.units)
        units << QString::fromStdString(map[unit.power].name + " " + canonical(map, unit));
    return sorted(units);
}

QString canonicalOf(const PhaseRecord& record, const Order& order)
{
    return QString::fromStdString(canonical(*sample().map, record.before, order));
}

QStringList understood(const PhaseRecord& record, const std::vector<WrittenOrder>& written)
{
    QStringList orders;
    for (const WrittenOrder& line : written)
        for (const Order& order : line.orders) orders << canonicalOf(record, order);
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
        QTest::addColumn<int>("number");
        for (int i = 0; i < tale().size(); ++i) QTest::newRow(qPrintable(tale()[i].name)) << i;
    }

private Q_SLOTS:
    void replaysWithoutDifference()
    {
        std::vector<Error> differences;
        QVERIFY(readGame(sourceFile("resources/games/sample-1971.chancery"), "sample", standardMaps(),
                         &differences));
        QVERIFY(differences.empty());
    }

    void hasThePhasesOfTheRulebook()
    {
        QStringList named, told;
        for (const PhaseRecord& record : sample().phases)
            named << QString::fromStdString(shortName(record.phase));
        for (const TableRow& row : tale()) told << row.name;
        QCOMPARE(named, told);
    }

    void printedOrdersAreUnderstood_data() { addPhases(); }
    void printedOrdersAreUnderstood()
    {
        QFETCH(int, number);
        const PhaseRecord& record = phase(number);
        const QStringList meant = tale()[number].lines["order"];
        QCOMPARE(understood(record, record.written), meant);
        QCOMPARE(understood(record, readAgain(record, "\u2014")), meant);
        QCOMPARE(understood(record, readAgain(record, "-")), meant);
        QCOMPARE(understood(record, readAgain(record, " -> ")), meant);
    }

    void movesEndAsTold_data() { addPhases(); }
    void movesEndAsTold()
    {
        QFETCH(int, number);
        const PhaseRecord& record = phase(number);
        QStringList failed;
        for (const OrderResult& result : record.outcome->results) {
            QVERIFY(result.verdict != Verdict::Illegal && result.verdict != Verdict::Invalid);
            QVERIFY(result.ordered);
            if (result.verdict == Verdict::Fails) failed << canonicalOf(record, result.order);
        }
        QCOMPARE(sorted(failed), sorted(tale()[number].lines["fails"]));
    }

    void unitsAreDislodgedAsTold_data() { addPhases(); }
    void unitsAreDislodgedAsTold()
    {
        QFETCH(int, number);
        const Map& map = *sample().map;
        QStringList dislodged;
        for (const DislodgedUnit& unit : phase(number).outcome->dislodged)
            dislodged << QString::fromStdString(map[unit.unit.power].name + " " + canonical(map, unit.unit) +
                                                (unit.retreats.empty() ? " destroyed" : ""));
        QCOMPARE(sorted(dislodged), sorted(tale()[number].lines["dislodged"]));
    }

    void theBoardIsAsTold_data() { addPhases(); }
    void theBoardIsAsTold()
    {
        QFETCH(int, number);
        QCOMPARE(unitsOn(*sample().map, phase(number).outcome->after),
                 unitsTold(tale()[number].lines["after"]));
    }

    /// A Burgundy was cut by Munich, A Sweden's fleet by Denmark: the two supports that the text explains.
    void supportsAreCutAsTold()
    {
        const auto cut = [](int number) {
            QStringList orders;
            for (const OrderResult& result : phase(number).outcome->results)
                if (result.verdict == Verdict::Cut) orders << canonicalOf(phase(number), result.order);
            return orders;
        };
        QVERIFY(cut(3).contains("A BUR S F PIC - BEL"));
        QVERIFY(!cut(3).contains("F SWE S A STP - NWY"));
        QVERIFY(cut(4).contains("F SWE S A STP - NWY"));
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
