// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/committee_game.h"

#include "tests/support/sketch.h"

namespace chancery {

void hand(Game& game, const std::vector<std::string>& orders)
{
    PhaseRecord& record = game.phases.back();
    for (const std::string& line : orders) {
        const std::size_t blank = line.find(' ');
        const ReadingContext context{*game.map, record.before, record.phase.kind,
                                     game.map->findPower(line.substr(0, blank))};
        for (WrittenOrder& written : readSheet(context, line.substr(blank + 1)))
            record.written.push_back(std::move(written));
    }
}

Game committeeGame(const char* phase, const std::vector<std::string>& units,
                   const std::vector<std::string>& centres, const std::vector<std::string>& orders,
                   const char* rulebook)
{
    Game game = gameFrom(sketch::sharedMap(), *readPhase(phase), sketch::position(units, centres));
    game.rulebook = rulebookOf(*findRulebook(rulebook));
    hand(game, orders);
    return game;
}

} // namespace chancery
