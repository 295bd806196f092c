// SPDX-License-Identifier: GPL-3.0-or-later
// Games of all kinds, and their papers as pages.
#pragma once

#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/draw/map_art.h"
#include "ui/paper/set_text.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery::printed_games {

using Kind = PaperBlock::Kind;

inline const PaperLook& look()
{
    static const PaperLook made = [] {
        const auto map = sketch::sharedMap();
        return PaperLook{
            {map, std::make_shared<const MapArt>(*readMapArt(
                      QByteArray::fromStdString(sourceFile("maps/standard.svg")), *map, "standard.svg"))}};
    }();
    return made;
}

inline Game sample()
{
    const MapLoader maps = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
        return sketch::sharedMap();
    };
    return *readGame(sourceFile("resources/games/sample-1971.chancery"), "sample", maps);
}

/// The sample game until this phase, which is not resolved.
inline Game until(const char* phase)
{
    Game game = sample();
    while (shortName(game.current().phase) != phase) game.phases.pop_back();
    game.phases.back().outcome.reset();
    return game;
}

inline QString textOf(const Paper& paper)
{
    QString text;
    for (const PaperBlock& block : paper.blocks) text += plainText(block) + u'\n';
    return text;
}

inline std::vector<Page> pagesOf(const Paper& paper)
{
    return layOut(paper, {595, 842}, look());
}

inline Paper sheetsOf(const Game& game)
{
    return orderSheets(game, look().board.art->geometry, powersWithSheets(game));
}

inline constexpr std::pair<const char*, QSizeF> paperSizes[] = {{"A4", {595, 842}},
                                                                {"A4 landscape", {842, 595}},
                                                                {"Letter", {612, 792}},
                                                                {"Letter landscape", {792, 612}}};

inline QPageLayout uprightA4()
{
    return {QPageSize(QPageSize::A4), QPageLayout::Portrait, {}};
}

/// The first phase of the real games that `wanted` accepts, not resolved and without orders.
inline Game realPhase(const std::function<bool(const PhaseRecord&)>& wanted)
{
    for (int number = 1; number <= realGames; ++number) {
        Game game = realGame(number);
        const auto found = std::ranges::find_if(game.phases, wanted);
        if (found == game.phases.end()) continue;
        game.phases.erase(found + 1, game.phases.end());
        game.phases.back().outcome.reset();
        return game;
    }
    qFatal("no real game has such a phase");
}

inline std::size_t mostUnits(const PhaseRecord& record)
{
    std::array<std::size_t, 7> units{};
    for (const Unit& unit : record.before.units) ++units[index(unit.power)];
    return *std::ranges::max_element(units);
}

inline Game crowdedGame()
{
    return realPhase([](const PhaseRecord& one) {
        return one.phase.kind == PhaseKind::Movement && one.before.units.size() == 34 && mostUnits(one) < 12;
    });
}

/// One power has 17 units, the others have 17 together.
inline Game greatPower()
{
    Game game = crowdedGame();
    std::vector<Unit>& units = game.phases.back().before.units;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (i < 17 || units[i].power == Power{0}) units[i].power = static_cast<Power>(i < 17 ? 0 : 1);
    return game;
}

inline Game retreatGame()
{
    return realPhase([](const PhaseRecord& one) {
        return one.phase.kind == PhaseKind::Retreat && one.before.dislodged.size() > 2;
    });
}

inline Game winterGame()
{
    return realPhase([](const PhaseRecord& one) {
        return one.phase.kind == PhaseKind::Adjustment && one.before.units.size() > 30;
    });
}

inline Game namedGame()
{
    Game game = until("S1901M");
    game.title = "Club night, first board";
    const char* names[] = {
        "Ada", "Ben", "Cy", "Dora", "Emil", "Fritzi", "Gwendolyn Montgomery-Featherstonehaugh"};
    for (const Power power : game.map->everyPower()) game.players[power] = names[index(power)];
    return game;
}

struct NamedGame
{
    const char* name;
    Game game;
};

/// What the laws of order sheets are tried on.
inline const std::vector<NamedGame>& sheetGames()
{
    static const std::vector<NamedGame> games{{"spring", namedGame()},
                                              {"crowded", crowdedGame()},
                                              {"great", greatPower()},
                                              {"retreat", retreatGame()},
                                              {"winter", winterGame()}};
    return games;
}

inline double aspect()
{
    return look().board.art->geometry.height / look().board.art->geometry.width;
}

/// A row for each game, page size and language.
inline void sheetRows()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<QString>("language");
    for (int i = 0; const NamedGame& game : sheetGames()) {
        for (const auto& [name, size] : paperSizes)
            for (const char* language : {"en", "de"})
                QTest::addRow("%s, %s, %s", game.name, name, language) << i << size << QString(language);
        ++i;
    }
}

} // namespace chancery::printed_games
