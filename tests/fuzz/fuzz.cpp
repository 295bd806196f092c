// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz.h"

#include "engine/files/game_file.h"
#include "engine/game/desk_check.h"
#include "engine/game/flying_dutchman.h"
#include "engine/game/paradox_choices.h"
#include "engine/map/map_file.h"
#include "engine/orders/fault_text.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace chancery::fuzz {

namespace {

std::shared_ptr<const Map> mapOf(const std::string& path)
{
    Result<Map> map = readMap(sourceFile(path), path);
    require(bool(map), "the map is right", map ? std::string() : map.error().text());
    return std::make_shared<const Map>(std::move(*map));
}

} // namespace

void require(bool holds, std::string_view promise, std::string_view detail)
{
    if (holds) return;
    std::fprintf(stderr, "BROKEN PROMISE: %.*s\n%.*s\n", static_cast<int>(promise.size()), promise.data(),
                 static_cast<int>(detail.size()), detail.data());
    std::abort();
}

std::string sourceFile(const std::string& path)
{
    std::ifstream in(std::string(CHANCERY_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::stringstream content;
    content << in.rdbuf();
    require(bool(in), "the source tree has this file", path);
    return content.str();
}

std::shared_ptr<const Map> standardMap()
{
    static const std::shared_ptr<const Map> map = mapOf("maps/standard.toml");
    return map;
}

std::shared_ptr<const Map> tinyMap()
{
    static const std::shared_ptr<const Map> map = mapOf("tests/fuzz/corpus/map/tiny.toml");
    return map;
}

MapLoader maps()
{
    return [](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        if (id == "standard") return standardMap();
        if (id == "tiny") return tinyMap();
        return Error{"there is no map \"" + id + "\"", {}};
    };
}

void requirePlayed(const Game& played)
{
    Game game = played;
    game.phases.back().outcome.reset();
    const PhaseRecord& record = game.current();
    const auto faults = stoppingFaults(*game.map, record.phase.kind, record.before);
    require(canResolve(*game.map, record) == faults.empty(), "what stops a phase is named");
    (void)checkDesk(game);
    (void)possibleChoices(game);
    for (const PositionFault& fault : checkTable(game)) {
        require(!english(*game.map, fault).empty(), "a fault has a sentence");
        (void)remediesFor(game, fault, FoundIn::Diplomacy);
    }
    for (const RulebookInfo& book : rulebooks()) {
        game.rulebook = rulebookOf(book);
        const Outcome outcome = previewOf(game, record);
        require(faults.empty() || outcome.results.empty(), "nothing is resolved of a phase that is stopped");
        const PhaseKind next = outcome.after.dislodged.empty() ? PhaseKind::Movement : PhaseKind::Retreat;
        if (faults.empty())
            require(canResolve(*game.map, next, outcome.after), "what comes of a phase can be", book.id);
    }
}

void requireRoundTrip(const Game& game, const MapLoader& loader)
{
    const std::string text = writeGame(game);
    const Result<Game> back = readGame(text, "written", loader, nullptr, UnknownRulebook::Kept);
    require(bool(back), "what was written can be read", (back ? "" : back.error().text() + "\n") + text);
    require(back->title == game.title, "the title comes back", text);
    require(back->players == game.players, "the players come back", text);
    require(back->rulebook == game.rulebook, "the rulebook comes back", text);
    require(back->phases.size() == game.phases.size(), "every phase comes back", text);
    for (std::size_t i = 0; i < game.phases.size(); ++i) {
        const PhaseRecord &was = game.phases[i], &is = back->phases[i];
        require(is.phase == was.phase && is.notes == was.notes, "a phase keeps its name and notes", text);
        require(is.before == was.before, "a position comes back", text);
        require(is.written == was.written, "orders come back", text);
        require(is.outcome == was.outcome, "an outcome comes back", text);
    }
    const std::string again = writeGame(*back);
    require(again == text, "a second writing is the first", text + "\n--- and then ---\n" + again);
}

} // namespace chancery::fuzz
