// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/evening.h"

#include "engine/base/checksum.h"
#include "engine/files/game_file.h"
#include "engine/game/correct.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "ui/desk/corrections.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"

#include <algorithm>
#include <sstream>

namespace chancery {

namespace {

constexpr std::size_t lettersOfALine = 4;

/// Some letters into the typing line, thought better of; then the sheet.
void typeSheet(std::vector<Act>& acts, Power power, const std::string& sheet)
{
    const std::size_t letters = std::min(sheet.size(), lettersOfALine);
    for (std::size_t i = 1; i <= letters; ++i)
        acts.push_back({Act::Kind::Letters, power, sheet.substr(0, i)});
    if (letters > 0) acts.push_back({Act::Kind::Letters, power, {}});
    for (std::size_t i = 1; i <= sheet.size(); ++i)
        acts.push_back({Act::Kind::Type, power, sheet.substr(0, i)});
}

/// The sheets of all powers, each with its orders of the random ones, some of them in small letters.
void typePhase(std::vector<Act>& acts, const Game& game, Random& random)
{
    const PhaseRecord& record = game.current();
    const std::vector<Order> orders = randomOrders(*game.map, record, random);
    for (const Power power : game.map->everyPower()) {
        std::string sheet;
        for (const Order& order : orders)
            if (order.power == power) sheet += canonical(*game.map, record.before, order) + "\n";
        typeSheet(acts, power, sheet);
    }
}

/// What befalls the journal while a phase is typed, somewhere in it.
void befall(std::vector<Act>& acts, Random& random)
{
    const auto insert = [&acts](std::size_t at, Act act) {
        acts.insert(acts.begin() + static_cast<std::ptrdiff_t>(std::min(at, acts.size())), std::move(act));
    };
    constexpr int takings = 3;
    constexpr std::size_t stretch = 40; ///< acts while the stick is out
    for (int i = 0; i < takings; ++i)
        insert(below(random, acts.size() + 1), {Act::Kind::Take, noPower, std::to_string(random())});
    const std::size_t out = below(random, acts.size() + 1);
    insert(out + stretch, {Act::Kind::PutIn, noPower, {}});
    insert(out, {Act::Kind::PullOut, noPower, {}});
}

/// Writes other orders for an earlier phase.
void correct(Session& session, const std::string& lot)
{
    const Game& game = session.game();
    const auto played = static_cast<std::size_t>(std::ranges::count_if(
        game.phases, [](const PhaseRecord& record) { return record.outcome.has_value(); }));
    if (played == 0) return;
    Random random(static_cast<std::uint32_t>(std::stoul(lot)));
    const std::size_t number = below(random, played);
    PhaseRecord record =
        withOrders(game.phases[number], randomOrders(*game.map, game.phases[number], random));
    record.outcome.reset();
    takeCorrection(session, corrected(game, number, std::move(record)).game, game.phases[number].phase);
}

} // namespace

std::vector<Act> scriptedEvening(std::uint32_t seed, std::size_t acts, Others others)
{
    Random random(seed);
    Session session(newGame(sketch::sharedMap()));
    std::vector<Act> evening;
    while (evening.size() < acts) {
        std::vector<Act> phase;
        typePhase(phase, session.game(), random);
        if (others == Others::Meddle) befall(phase, random);
        for (const auto kind : {Act::Kind::Undo, Act::Kind::Redo, Act::Kind::SaveFull, Act::Kind::Save,
                                Act::Kind::Resolve, Act::Kind::Undo, Act::Kind::Redo, Act::Kind::Advance,
                                Act::Kind::Correct, Act::Kind::Undo, Act::Kind::Redo, Act::Kind::Save})
            phase.push_back(
                {kind, noPower, kind == Act::Kind::Correct ? std::to_string(random()) : std::string()});
        for (const Act& act : phase) perform(session, act);
        evening.insert(evening.end(), phase.begin(), phase.end());
    }
    return evening;
}

std::string writeActs(const std::vector<Act>& acts)
{
    std::string text;
    for (const Act& act : acts) {
        std::string sheet = act.sheet;
        std::ranges::replace(sheet, '\n', '|');
        text += std::to_string(static_cast<int>(act.kind)) + ' ' + std::to_string(index(act.power)) + ' ' +
                sheet + '\n';
    }
    return text;
}

std::vector<Act> readActs(const std::string& text)
{
    std::vector<Act> acts;
    std::istringstream lines(text);
    for (int kind = 0, power = 0; lines >> kind >> power;) {
        std::string sheet;
        std::getline(lines.ignore(1), sheet);
        std::ranges::replace(sheet, '|', '\n');
        acts.push_back({static_cast<Act::Kind>(kind), static_cast<Power>(power), sheet});
    }
    return acts;
}

void perform(Session& session, const Act& act)
{
    switch (act.kind) {
    case Act::Kind::Type:
        return writeSheet(session, act.power, QString::fromStdString(act.sheet));
    case Act::Kind::Resolve:
        return resolvePhase(session);
    case Act::Kind::Advance:
        if (winner(session.game()) == noPower) advancePhase(session);
        return;
    case Act::Kind::Undo:
        return session.undoStack()->undo();
    case Act::Kind::Redo:
        return session.undoStack()->redo();
    case Act::Kind::Letters:
        return session.setDraft({static_cast<int>(index(act.power)), 0, act.sheet});
    case Act::Kind::Correct:
        return correct(session, act.sheet);
    case Act::Kind::Save:
    case Act::Kind::SaveFull:
    case Act::Kind::Take:
    case Act::Kind::PullOut:
    case Act::Kind::PutIn:
        return;
    }
}

std::string digest(const Game& game, const Draft& draft)
{
    const std::string letters =
        draft.letters.empty() ? std::string() : std::to_string(draft.power) + draft.letters;
    return checksum(writeGame(game) + letters);
}

std::string digest(const Game& game)
{
    return checksum(writeGame(game));
}

} // namespace chancery
