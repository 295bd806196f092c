// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/game_or_study.h"

#include "engine/files/file_checksum.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"

namespace chancery {

std::string writeGameOrStudy(const Game& game)
{
    return game.studied ? writeStudy(game.studied->study) : writeGame(game);
}

std::string fileContent(const Game& game)
{
    return game.studied ? writeStudy(game.studied->study) : withChecksum(writeGame(game));
}

Result<Game> readGameOrStudy(std::string_view toml, const std::string& name, const MapLoader& maps,
                             std::vector<Error>* differences)
{
    if (toml.find("line") == std::string_view::npos) // no need to read it twice
        return readGame(toml, name, maps, differences, UnknownRulebook::Kept);
    const Result<Value> document = readDocument(toml, name);
    if (!document || !isStudy(*document))
        return readGame(toml, name, maps, differences, UnknownRulebook::Kept);
    Result<Study> study = readStudy(*document, name, maps);
    if (!study) return study.error();
    const NodeId first = firstNode(*study);
    return lineOf(*std::move(study), first);
}

} // namespace chancery
