// SPDX-License-Identifier: GPL-3.0-or-later
// Games that other programs have saved open as games, and each phase is compared with ours.
#include "engine/files/foreign_games.h"
#include "engine/files/game_file.h"
#include "engine/orders/order_text.h"
#include "engine/reading/study_reader.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_foreign_games {

namespace {

std::string upper(std::string text)
{
    for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return text;
}

std::string quotedIn(const std::vector<std::string>& texts)
{
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "\"" : ", \"") + text + "\"";
    return "[" + list + "]";
}

/// An order as the library writes it.
std::string foreignOrder(const Map& map, const Position& position, const Order& order)
{
    if (as<Waive>(order)) return "WAIVE";
    const std::string unit = upper(canonical(map, order.unit));
    if (as<Build>(order)) return unit + " B";
    if (as<Disband>(order)) return unit + " D";
    if (const auto* retreat = as<Retreat>(order)) return unit + " R " + upper(map[retreat->to].code);
    return upper(canonical(map, position, order));
}

/// The members of an object, one for each power that has any.
template<class TextsOf>
std::string byPower(const Map& map, TextsOf textsOf)
{
    std::string all;
    for (const Power power : map.everyPower())
        all += (all.empty() ? "\"" : ", \"") + upper(map[power].name) + "\": " + textsOf(power);
    return "{" + all + "}";
}

std::string retreatsOf(const Map& map, const Position& position, Power power)
{
    std::string all;
    for (const DislodgedUnit& one : position.dislodged) {
        if (one.unit.power != power) continue;
        std::vector<std::string> places;
        for (const Location at : one.retreats) places.push_back(upper(map[at].code));
        all += (all.empty() ? "\"" : ", \"") + upper(canonical(map, one.unit)) + "\": " + quotedIn(places);
    }
    return "{" + all + "}";
}

std::string phaseOf(const Map& map, const PhaseRecord& record)
{
    const Position& position = record.before;
    const std::string units = byPower(map, [&](Power power) {
        std::vector<std::string> texts;
        for (const Unit& unit : position.units)
            if (unit.power == power) texts.push_back(upper(canonical(map, unit)));
        for (const DislodgedUnit& one : position.dislodged)
            if (one.unit.power == power) texts.push_back("*" + upper(canonical(map, one.unit)));
        return quotedIn(texts);
    });
    const std::string centres = byPower(map, [&](Power power) {
        std::vector<std::string> texts;
        for (const Province centre : map.centres)
            if (position.owner[index(centre)] == power) texts.push_back(map[centre].code);
        return quotedIn(texts);
    });
    const std::string orders = byPower(map, [&](Power power) {
        std::vector<std::string> texts;
        for (const WrittenOrder& line : record.written)
            for (const Order& order : line.orders)
                if (line.power == power) texts.push_back(foreignOrder(map, position, order));
        return texts.empty() ? std::string("null") : quotedIn(texts);
    });
    return "{\"name\": \"" + shortName(record.phase) + "\", \"state\": {\"units\": " + units +
           ", \"centers\": " + centres +
           ", \"retreats\": " + byPower(map, [&](Power power) { return retreatsOf(map, position, power); }) +
           "}, \"orders\": " + orders + ", \"results\": {}, \"messages\": []}";
}

std::string savedJson(const Game& game)
{
    std::string phases;
    for (const PhaseRecord& record : game.phases)
        phases += (phases.empty() ? "" : ", ") + phaseOf(*game.map, record);
    return R"({"id": "a game", "map": "standard", "rules": [], "phases": [)" + phases +
           R"(, {"name": "COMPLETED", "state": {}, "orders": {}}]})" + "\n";
}

/// Each phase with its position and orders, in lines.
QStringList told(const Game& game)
{
    QStringList lines;
    const Map& map = *game.map;
    for (const PhaseRecord& record : game.phases) {
        QStringList units, orders;
        for (const Unit& unit : record.before.units) units << QString::fromStdString(canonical(map, unit));
        for (const DislodgedUnit& one : record.before.dislodged)
            units << "*" + QString::fromStdString(canonical(map, one.unit));
        for (const WrittenOrder& line : record.written)
            for (const Order& order : line.orders)
                orders << QString::fromStdString(canonical(map, record.before, order));
        units.sort();
        orders.sort();
        lines << QString::fromStdString(shortName(record.phase)) + ": " + units.join(", ") + " | " +
                     orders.join(", ");
    }
    return lines;
}

} // namespace

class TestForeignGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Forty games of random orders, as the library “diplomacy” saves them.
    void savedGamesOpenAsTheSameGames()
    {
        for (std::uint32_t seed = 1; seed <= 40; ++seed) {
            const Game game = randomGame(sharedMap(), seed, 12);
            const std::string text = savedJson(game);
            QVERIFY(isForeignGame(text));
            std::vector<std::string> differences;
            const Result<Game> read = readGame(text, "game.json", standardMaps(), &differences);
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
            QCOMPARE(told(*read), told(game));
        }
    }

    /// What does not follow from the orders is listed, and kept as it is saved.
    void whatDoesNotFollowIsListed()
    {
        std::string text = savedJson(randomGame(sharedMap(), 3, 4));
        const std::size_t second = text.find("{\"name\"", text.find("{\"name\"") + 1);
        const std::size_t unit = text.find("\"A ", second);
        QVERIFY(unit != std::string::npos);
        text.erase(unit, text.find('"', unit + 1) + 1 - unit);
        if (text[unit] == ',') text.erase(unit, 2);
        std::vector<std::string> differences;
        const Result<Game> read = readGame(text, "game.json", standardMaps(), &differences);
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(!differences.empty());
    }

    void theLastPhaseIsAStudy()
    {
        const Game game = randomGame(sharedMap(), 5, 3);
        const Result<Study> study = readAnyStudy(savedJson(game), "game.json", standardMaps(), sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(shortName(study->phase), shortName(game.current().phase));
        QCOMPARE(study->position.units, game.current().before.units);
    }

    void otherTextsAreNone()
    {
        for (const char* text : {"", "{}", "[]", "{\"phases\": 1}", "format = 1\nmap = \"standard\"\n"})
            QVERIFY(!isForeignGame(text));
    }
};

CHANCERY_SUITE(TestForeignGames, QCoreApplication)

} // namespace chancery::tst_foreign_games

#include "tst_foreign_games.moc"
