// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as people write them are understood, and what cannot be understood is reported with its place.
#include "engine/game/game.h"
#include "engine/map/place_names.h"
#include "engine/orders/canonical_reader.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/order_text.h"
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/real_games.h"
#include "tests/support/scene.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <array>
#include <random>

namespace chancery::tst_order_text {

namespace {

QString text(const std::string& s)
{
    return QString::fromStdString(s);
}

/// The orders of one line, and its first problem as "! COLUMN MESSAGE".
QString understood(const Scene& scene, const QString& line)
{
    const ReadingContext context{standardMap(), scene.position, scene.kind, scene.power};
    const auto lines = readLines(context, line.toStdString());
    if (lines.empty()) return "! 1 the order ends too early";
    QStringList found;
    for (const Order& order : lines[0].written.orders)
        found += text(canonical(standardMap(), scene.position, order));
    if (!lines[0].faults.empty()) {
        const OrderProblem& problem = lines[0].faults.front().problem;
        found += "! " + QString::number(problem.column) + " " + text(sentence(standardMap(), problem));
    }
    return found.join("; ");
}

} // namespace

class TestOrderText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The strict reader and the forgiving one give the same order, in every kind of phase.
    void canonicalTextIsReadAlike()
    {
        std::array<int, 3> lines{}, exact{};
        const auto check = [&](const Game& game) {
            for (const PhaseRecord& record : game.phases)
                for (const Order& order : ordersOf(record))
                    for (const Power power : game.map->everyPower()) {
                        const ReadingContext context{*game.map, record.before, record.phase.kind, power};
                        const std::string line = canonical(*game.map, record.before, order);
                        const auto strict = readCanonical(context, line);
                        if (power == order.power) ++lines[static_cast<std::size_t>(record.phase.kind)];
                        if (!strict) continue;
                        const Result<Order> free = readOrder(context, line);
                        QVERIFY2(free && *free == *strict, line.c_str());
                        if (power == order.power) ++exact[static_cast<std::size_t>(record.phase.kind)];
                    }
        };
        for (int number = 1; number <= realGames; ++number) check(realGame(number));
        for (std::uint32_t seed = 1; seed <= 30; ++seed) check(randomGame(sharedMap(), seed, 15));
        for (const std::size_t kind : {0, 1, 2})
            QVERIFY2(exact[kind] * 10 > lines[kind] * 7,
                     (std::to_string(exact[kind]) + " of " + std::to_string(lines[kind])).c_str());
    }

    void spellingIsUnderstood_data()
    {
        QTest::addColumn<Scene>("scene");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        Scene scene;
        int number = 0;
        for (const QString& line : text(fileContent("tests/data/spellings.txt")).split("\n")) {
            ++number;
            if (line.trimmed().isEmpty() || line.startsWith("# ") || line.startsWith("#  ") ||
                scene.set(line))
                continue;
            const QString written = line.section(" | ", 0, -2), expected = line.section(" | ", -1).trimmed();
            QTest::addRow("line %d: %s", number, qPrintable(written)) << scene << written << expected;
        }
    }

    void spellingIsUnderstood()
    {
        QFETCH(Scene, scene);
        QFETCH(QString, written);
        QFETCH(QString, expected);
        const QString found = understood(scene, written);
        if (!expected.contains("!")) {
            QCOMPARE(found, expected);
            return;
        }
        const QString orders = expected.section("!", 0, 0), rest = expected.section("! ", 1);
        QCOMPARE(found.section(" ", 0, orders.count(' ') + 1), orders + "! " + rest.section(" ", 0, 0));
        QVERIFY2(found.contains(rest.section(" ", 1)), qPrintable(found));
    }

    void caseTextsAreUnderstood_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < static_cast<int>(datcCases().size()); ++i)
            QTest::newRow(datcCases()[static_cast<std::size_t>(i)].id.c_str()) << i;
    }

    /// All 176 cases of DATC: the printed text and the canonical one are the same order, legal or not.
    void caseTextsAreUnderstood()
    {
        QFETCH(int, number);
        const Case& one = datcCases()[static_cast<std::size_t>(number)];
        for (const CaseOrder& order : one.orders) {
            const ReadingContext context{standardMap(), one.before, one.phase, order.power};
            const auto printed = readOrder(context, order.text), standard = readOrder(context, order.std);
            QVERIFY2(printed, printed ? "" : (order.text + ": " + printed.error().text()).c_str());
            QVERIFY2(standard, standard ? "" : (order.std + ": " + standard.error().text()).c_str());
            QVERIFY2(*printed == *standard, order.text.c_str());
        }
    }

    /// Three hundred positions with orders drawn by lot: what is written canonically is read as what it was.
    void canonicalTextIsReadBack()
    {
        RandomTurns turns(standardMap(), 20);
        for (int i = 0; i < 300; ++i) {
            const RandomTurn turn = turns.next();
            for (const Order& order : turn.orders) {
                if (!unitAt(standardMap(), turn.position, standardMap().provinceOf(order.unit.at))) continue;
                const std::string written = canonical(standardMap(), turn.position, order);
                const auto read =
                    readOrder({standardMap(), turn.position, PhaseKind::Movement, order.power}, written);
                QVERIFY2(read, written.c_str());
                QCOMPARE(text(canonical(standardMap(), turn.position, *read)), text(written));
                QVERIFY2(read->unit ==
                             *unitAt(standardMap(), turn.position, standardMap().provinceOf(order.unit.at)),
                         written.c_str());
                QVERIFY2(read->command == order.command, written.c_str());
            }
        }
    }

    /// Only dislodged units retreat. "A Par R Bur" is written "A PAR - BUR" again, so that it must be that
    /// move.
    void retreatsAreMovesInOtherPhases()
    {
        const Position start = startOf(standardMap());
        const Power france = standardMap().findPower("France");
        for (const PhaseKind kind : {PhaseKind::Movement, PhaseKind::Adjustment}) {
            const ReadingContext context{standardMap(), start, kind, france};
            const auto retreat = readOrder(context, "A Par R Bur"), move = readOrder(context, "A Par - Bur");
            QVERIFY(retreat && move);
            QVERIFY(*retreat == *move);
        }
    }

    void everyNameMeansItsOwnSpace()
    {
        const Map& map = standardMap();
        const Position start = startOf(map);
        const auto meaning = [&](const std::string& name) {
            const auto read = readOrder({map, start, PhaseKind::Movement, Power{0}}, "A Bud S " + name);
            return read && as<SupportHold>(*read) ? map.provinceOf(as<SupportHold>(*read)->unit) : noProvince;
        };
        for (std::size_t i = 0; i < map.provinces.size(); ++i) {
            const ProvinceInfo& info = map.provinces[i];
            std::vector<std::string> names = info.aliases;
            names.insert(names.end(), {info.code, info.name, nameIn("de", info)});
            for (const std::string& name : names)
                QVERIFY2(meaning(name) == static_cast<Province>(i), name.c_str());
        }
    }

    void sheetKeepsItsLines()
    {
        const Position start = startOf(standardMap());
        const Power france = standardMap().findPower("France");
        const auto sheet =
            readSheet({standardMap(), start, PhaseKind::Movement, france},
                      "France:\r\n\r\n# first thoughts\r\nA Par-Bur, F Bre-Mao\nA Mar-Narnia\nA Mar H");
        QCOMPARE(sheet.size(), 3U);
        QCOMPARE(sheet[0].text, std::string("A Par-Bur, F Bre-Mao"));
        QCOMPARE(sheet[0].orders.size(), 2U);
        QCOMPARE(sheet[0].power, france);
        QVERIFY(sheet[1].orders.empty());
        QCOMPARE(sheet[1].problem,
                 std::string("column 7: “Narnia” is not a province; expected the destination"));
        QCOMPARE(sheet[2].orders.size(), 1U);
        QVERIFY(sheet[2].problem.empty());
    }

    void sheetOfAllPowersKnowsWhoseOrdersTheyAre()
    {
        const Position start = startOf(standardMap());
        const auto sheet =
            readSheet({standardMap(), start, PhaseKind::Movement, noPower},
                      "England: A Liv.—Yor. F Lon.—North Sea\nF Edi H\n\nGERMANY\nA Ber.—Kiel\nA Par H");
        QCOMPARE(sheet.size(), 4U);
        QCOMPARE(standardMap()[sheet[0].power].name, std::string("England"));
        QCOMPARE(standardMap()[sheet[1].power].name, std::string("England"));
        QCOMPARE(standardMap()[sheet[2].power].name, std::string("Germany"));
        QCOMPARE(standardMap()[sheet[3].power].name, std::string("Germany"));
        QCOMPARE(standardMap()[sheet[3].orders[0].unit.power].name, std::string("France"));
    }

    void endlessTextIsKeptUnread()
    {
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, Power{0}};
        QVERIFY(!readOrder(context, std::string(10'000'000, 'A')));
        const auto line = readSheet(context, std::string(10'000'000, '-'));
        QCOMPARE(line.size(), 1U);
        QVERIFY(line[0].problem.find("too long") != std::string::npos);
        std::string lines;
        for (int i = 0; i < 5000; ++i) lines += "A Bud H\n";
        const auto sheet = readSheet(context, lines);
        QVERIFY(sheet.size() < 600);
        QVERIFY(sheet.back().problem.find("too much text; expected at most 500 lines") != std::string::npos);
        std::string whole;
        for (const WrittenOrder& written : sheet) whole += written.text + '\n';
        QVERIFY(whole == lines);
    }

    /// Headings and remarks are no lines of a sheet, but there is an end to them too.
    void endlessHeadingsAreKeptUnread()
    {
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, noPower};
        for (const char* line : {"Austria:\n", "# remark\n"}) {
            std::string text;
            for (int i = 0; i < 100000; ++i) text += line;
            const auto lines = readLines(context, text);
            QCOMPARE(lines.size(), std::size_t(1));
            QCOMPARE(lines.front().number, std::size_t(500));
            QVERIFY(lines.front().faults.front().problem.kind == OrderProblem::Kind::TooMany);
            QCOMPARE(lines.front().written.text.size() + 1, (100000 - 500) * std::string_view(line).size());
        }
    }

    /// A line of names that may mean several provinces takes long; together such lines have an end too.
    void endlessNamesAreKeptUnread()
    {
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, Power{0}};
        std::string line = "A Bud - ", text;
        while (line.size() < 1900) line += "mid-atlantic-";
        for (int i = 0; i < 65; ++i) text += line + '\n';
        const auto lines = readLines(context, text);
        QVERIFY(lines.size() > 2);
        std::size_t read = 0;
        std::string whole;
        for (const ReadLine& one : lines) {
            if (&one != &lines.back()) read += one.written.text.size();
            whole += one.written.text + '\n';
        }
        QVERIFY(read < 16000 + 2000);
        const OrderProblem& problem = lines.back().faults.front().problem;
        QVERIFY(problem.kind == OrderProblem::Kind::TooMany);
        QCOMPARE(problem.most, lines.size() - 1);
        QVERIFY(whole == text);
    }

    /// Many readings of one line must not take forever.
    void repetitionIsReadInBoundedTime()
    {
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, Power{0}};
        for (const std::string piece : {"mid-atlantic-", "north sea - ", "nor ", "A S ", "st p ",
                                        "via nth and ", "(", "[", "mid atlantic "}) {
            std::string line = "A Bud - ";
            while (line.size() < 1900) line += piece;
            QVERIFY(!readOrder(context, line));
            QCOMPARE(readSheet(context, line).size(), 1U);
        }
    }

    void garbageIsRefused()
    {
        const Position start = startOf(standardMap());
        std::mt19937 lot(7);
        const std::string order = "A Budapest S F Tri - Alb (via convoy) Spa/nc München → –";
        for (int i = 0; i < 4000; ++i) {
            std::string line = order.substr(lot() % order.size(), lot() % order.size());
            for (unsigned k = lot() % 6; k > 0 && !line.empty(); --k)
                line[lot() % line.size()] = static_cast<char>(lot() % 256);
            const auto kind = static_cast<PhaseKind>(lot() % 3);
            const Power power = lot() % 4 == 0 ? noPower : Power{0};
            const ReadingContext context{standardMap(), start, kind, power};
            const auto read = readOrder(context, line);
            if (read)
                QVERIFY(read->power != noPower);
            else
                QVERIFY(!read.error().message.empty());
            for (const WrittenOrder& written : readSheet(context, line))
                QVERIFY(!written.orders.empty() || !written.problem.empty());
        }
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, Power{0}};
        QVERIFY(!readOrder(context, std::string("\0\0\0", 3)));
        QVERIFY(!readOrder(context, "\xff\xfe\xc3"));
        QVERIFY(readOrder(context, std::string("A Bud\0 H", 8)));
    }
};

CHANCERY_SUITE(TestOrderText, QCoreApplication)

} // namespace chancery::tst_order_text

#include "tst_order_text.moc"
