// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/written_forms.h"

#include "engine/base/translated.h"
#include "engine/files/case_text.h"
#include "engine/files/dfen.h"
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "engine/files/position_file.h"
#include "engine/files/saved_json.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

constexpr GameParts only(std::initializer_list<GamePart> parts)
{
    GameParts bits = 0;
    for (const GamePart part : parts) bits |= 1U << static_cast<unsigned>(part);
    return bits;
}

constexpr GameParts everything = ~GameParts(0);

/// What the parts are called, in the order of GamePart.
constexpr std::array partNames{
    QT_TRANSLATE_NOOP("WrittenForms", "the title"),
    QT_TRANSLATE_NOOP("WrittenForms", "the players"),
    QT_TRANSLATE_NOOP("WrittenForms", "the rulebook and house rules"),
    QT_TRANSLATE_NOOP("WrittenForms", "other phases"),
    QT_TRANSLATE_NOOP("WrittenForms", "the orders"),
    QT_TRANSLATE_NOOP("WrittenForms", "units without orders"),
    QT_TRANSLATE_NOOP("WrittenForms", "lines that could not be read"),
    QT_TRANSLATE_NOOP("WrittenForms", "the results"),
    QT_TRANSLATE_NOOP("WrittenForms", "provinces closed by a standoff"),
    QT_TRANSLATE_NOOP("WrittenForms", "the notes"),
    QT_TRANSLATE_NOOP("WrittenForms", "rulings and agreements"),
    QT_TRANSLATE_NOOP("WrittenForms", "votes and victory points"),
    QT_TRANSLATE_NOOP("WrittenForms", "entries of the Committee"),
    QT_TRANSLATE_NOOP("WrittenForms", "variations that were tried out"),
};

std::string writeDocument(const Game& game)
{
    return withChecksum(writeGame(game));
}

PositionSheet sheetOf(const Game& game, const PhaseRecord& record)
{
    PositionSheet sheet{game.title, game.map, record.phase, record.before, record.written, {}};
    sheet.received = record.received;
    return sheet;
}

std::string writePositionOf(const Game& game)
{
    return writePosition(sheetOf(game, game.current()));
}

std::string writeCases(const Game& game)
{
    std::string text;
    for (const PhaseRecord& record : game.phases) {
        PositionSheet sheet = sheetOf(game, record);
        if (game.phases.size() > 1) sheet.title += (sheet.title.empty() ? "" : " ") + shortName(record.phase);
        text += (text.empty() ? "" : "\n") +
                writeCaseText(sheet, record.outcome ? &record.outcome->after : nullptr);
    }
    return text;
}

template<OrderStyle style>
std::string writeOrders(const Game& game)
{
    std::string text = game.title.empty() ? "" : game.title + "\n";
    for (const PhaseRecord& record : game.phases) {
        const std::vector<Order> orders = ordersThatCount(*game.map, record, game.rulebook.options);
        text += (text.empty() ? "" : "\n") + shortName(record.phase) + "\n";
        for (const Power power : game.map->everyPower()) {
            std::string lines;
            for (const Order& order : orders)
                if (order.power == power) lines += orderInStyle(*game.map, record, order, style) + "\n";
            if (!lines.empty()) text += "\n" + (*game.map)[power].name + ":\n" + lines;
        }
    }
    return text;
}

constexpr GameParts ofOrders = only({GamePart::Title, GamePart::EarlierPhases, GamePart::Orders});

constexpr std::array forms{
    WrittenForm{"chancery", QT_TRANSLATE_NOOP("WrittenForms", "Game of Chancery"), ".chancery", everything,
                true, false, writeDocument},
    WrittenForm{"diplomacy",
                QT_TRANSLATE_NOOP("WrittenForms", "Saved game of the library “diplomacy” (JSON)"),
                ".json .jsonl",
                only({GamePart::Title, GamePart::EarlierPhases, GamePart::Orders, GamePart::IdleUnits,
                      GamePart::Results, GamePart::Standoffs}),
                true, true, writeSavedJson},
    WrittenForm{"case", QT_TRANSLATE_NOOP("WrittenForms", "Test cases of jDip"), ".txt",
                only({GamePart::Title, GamePart::EarlierPhases, GamePart::Orders, GamePart::IdleUnits,
                      GamePart::UnreadLines, GamePart::Results, GamePart::Standoffs}),
                true, true, writeCases},
    WrittenForm{"position", QT_TRANSLATE_NOOP("WrittenForms", "Position with orders (TOML)"), ".toml",
                only({GamePart::Title, GamePart::Orders, GamePart::IdleUnits, GamePart::UnreadLines,
                      GamePart::Standoffs}),
                false, false, writePositionOf},
    WrittenForm{"dfen", QT_TRANSLATE_NOOP("WrittenForms", "Position in one line (DFEN)"), ".dfen",
                only({GamePart::IdleUnits}), false, true, writeDfen},
    WrittenForm{"orders", QT_TRANSLATE_NOOP("WrittenForms", "Orders as text: A PAR - BUR"), ".txt", ofOrders,
                true, true, writeOrders<OrderStyle::Codes>},
    WrittenForm{"orders-short", QT_TRANSLATE_NOOP("WrittenForms", "Orders as text: A Par-Bur"), ".txt",
                ofOrders, true, true, writeOrders<OrderStyle::Short>},
    WrittenForm{"orders-names", QT_TRANSLATE_NOOP("WrittenForms", "Orders as text: Army Paris -> Burgundy"),
                ".txt", ofOrders, true, true, writeOrders<OrderStyle::Names>},
    WrittenForm{"orders-sentences",
                QT_TRANSLATE_NOOP("WrittenForms", "Orders as text: The army at Paris move to Burgundy"),
                ".txt", ofOrders, true, true, writeOrders<OrderStyle::Sentences>},
    WrittenForm{"centres", QT_TRANSLATE_NOOP("WrittenForms", "Supply centres by year (CSV)"), ".csv", 0, true,
                false, writeCentresCsv},
    WrittenForm{"owners", QT_TRANSLATE_NOOP("WrittenForms", "Owners of centres by year (CSV)"), ".csv", 0,
                true, false, writeOwnersCsv},
    WrittenForm{"tournament", QT_TRANSLATE_NOOP("WrittenForms", "Centres and owners for tournaments (JSON)"),
                ".json", only({GamePart::Title, GamePart::Players}), true, false, writeTournamentJson},
    WrittenForm{"results", QT_TRANSLATE_NOOP("WrittenForms", "Orders with results (CSV)"), ".csv",
                only({GamePart::EarlierPhases, GamePart::Orders, GamePart::Results}), true, false,
                writeResultsCsv},
};

/// Returns the parts that a game has.
/// Returns whether a unit on the board has no order in a phase.
bool hasIdleUnits(const Map& map, const PhaseRecord& record)
{
    ProvinceSet ordered;
    for (const Order& order : ordersOf(record))
        if (order.unit.at != nowhere) ordered.add(map.provinceOf(order.unit.at));
    return std::ranges::any_of(record.before.units,
                               [&](const Unit& unit) { return !ordered.has(map.provinceOf(unit.at)); });
}

GameParts partsOf(const Game& game)
{
    GameParts parts = 0;
    const auto add = [&parts](GamePart part, bool there) {
        if (there) parts |= only({part});
    };
    const auto any = [&game](auto has) { return std::ranges::any_of(game.phases, has); };
    add(GamePart::Title, !game.title.empty());
    add(GamePart::Players, !game.players.empty() || game.attendance != Attendance());
    add(GamePart::Rules, game.rulebook.id != Rulebook().id || !deviations(game.rulebook).empty());
    add(GamePart::EarlierPhases, game.phases.size() > 1);
    add(GamePart::Orders, any([](const PhaseRecord& one) { return !ordersOf(one).empty(); }));
    add(GamePart::IdleUnits, any([&game](const PhaseRecord& one) { return hasIdleUnits(*game.map, one); }));
    add(GamePart::UnreadLines, any([](const PhaseRecord& one) {
            return std::ranges::any_of(one.written,
                                       [](const WrittenOrder& line) { return !line.problem.empty(); });
        }));
    add(GamePart::Results,
        any([](const PhaseRecord& one) { return one.outcome && !one.outcome->results.empty(); }));
    add(GamePart::Standoffs, any([](const PhaseRecord& one) { return !one.before.contested.empty(); }));
    add(GamePart::Notes, any([](const PhaseRecord& one) { return !one.notes.empty(); }));
    add(GamePart::Rulings, any([](const PhaseRecord& one) {
            return !one.rulings.empty() || one.paradoxChoice || !one.consents.empty();
        }));
    add(GamePart::Votes,
        any([](const PhaseRecord& one) { return !one.votes.empty() || !one.awards.empty() || one.timeUp; }));
    add(GamePart::Committee, !(game.committee == Committee()));
    add(GamePart::Variations, !game.variations.empty());
    return parts;
}

bool hasEnding(std::string_view endings, std::string_view path)
{
    while (!endings.empty()) {
        const std::size_t end = std::min(endings.find(' '), endings.size());
        if (path.ends_with(endings.substr(0, end))) return true;
        endings.remove_prefix(std::min(end + 1, endings.size()));
    }
    return false;
}

/// Returns a game with only the phases that are wanted and can be written.
Game cut(const WrittenForm& form, const WriteSource& source)
{
    Game game = source.game;
    if (form.wholeGame && !source.phase) return game;
    const std::size_t phase = std::min(source.phase.value_or(game.phases.size() - 1), game.phases.size() - 1);
    game.phases = {source.game.phases[phase]};
    return game;
}

/// Leaves out the orders of the last phase if it is not resolved. Returns whether there were any.
bool hideUnrevealed(Game& game)
{
    PhaseRecord& last = game.phases.back();
    if (last.outcome || (last.written.empty() && last.received.empty())) return false;
    last.written.clear();
    last.received = {};
    return true;
}

} // namespace

std::span<const WrittenForm> writtenForms()
{
    return forms;
}

const WrittenForm* writtenFormCalled(std::string_view id)
{
    const auto found = std::ranges::find(forms, id, &WrittenForm::id);
    return found == forms.end() ? nullptr : &*found;
}

const WrittenForm* writtenFormOfFile(std::string_view path)
{
    const auto found = std::ranges::find_if(
        forms, [path](const WrittenForm& form) { return hasEnding(form.endings, path); });
    return found == forms.end() ? nullptr : &*found;
}

WrittenGame writeAs(const WrittenForm& form, const WriteSource& source)
{
    Game game = cut(form, source);
    WrittenGame written;
    if (!source.unrevealed && hideUnrevealed(game)) written.unrevealed = shortName(game.current().phase);
    GameParts lost = partsOf(game) & ~form.holds;
    written.untold = !source.variations && (partsOf(game) & form.holds & only({GamePart::Variations})) != 0;
    if (!source.variations) game.variations.clear();
    written.text = form.write(game);
    if (source.game.phases.size() > game.phases.size()) lost |= only({GamePart::EarlierPhases});
    for (std::size_t part = 0; part < partNames.size(); ++part)
        if ((lost >> part & 1U) != 0) written.lost.push_back(partNames[part]);
    return written;
}

} // namespace chancery
