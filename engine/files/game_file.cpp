// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a saved game, phase by phase.
#include "engine/files/game_file.h"

#include "engine/base/document.h"
#include "engine/base/message.h"
#include "engine/files/attendance_toml.h"
#include "engine/files/committee_toml.h"
#include "engine/files/consent_toml.h"
#include "engine/files/file_words.h"
#include "engine/files/game_keys.h"
#include "engine/files/game_replay.h"
#include "engine/files/position_toml.h"
#include "engine/files/rules_toml.h"
#include "engine/files/ruling_toml.h"
#include "engine/files/study_file.h"
#include "engine/game/ending.h"
#include "engine/game/game_variations.h"
#include "engine/game/sheets.h"
#include "engine/orders/fault_text.h"
#include "engine/orders/written_order.h"
#include "engine/rules/option_table.h"

#include <algorithm>
#include <charconv>

namespace chancery {

namespace {

constexpr std::size_t mostPhases = 10000;
constexpr int lastYear = 9999;
constexpr std::size_t mostAwards = 1000; ///< in a phase

/// Returns the minutes after midnight of a time such as "23:30".
std::optional<int> minuteOf(std::string_view time)
{
    const std::size_t colon = time.find(':');
    if (colon == std::string_view::npos || time.size() != colon + 3) return std::nullopt;
    int hours = 0, minutes = 0;
    const auto read = [](std::string_view digits, int& number) {
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return fault == std::errc() && end == digits.data() + digits.size() && number >= 0;
    };
    const bool good = read(time.substr(0, colon), hours) && read(time.substr(colon + 1), minutes);
    return good && hours < 24 && minutes < 60 ? std::optional(hours * 60 + minutes) : std::nullopt;
}

class GameReader
{
public:
    GameReader(const std::string& name, const MapLoader& maps,
               UnknownRulebook unknown = UnknownRulebook::Refused, bool foreign = false)
        : reader_(name)
        , maps_(maps)
        , unknown_(unknown)
        , foreign_(foreign)
    {
    }

    Result<Game> read(const Value& document, std::vector<Error>& differences)
    {
        readHead(document);
        if (!reader_.error()) readPlayers(document);
        if (!reader_.error()) readPhases(document, differences);
        if (!reader_.error()) readVariations(document);
        if (reader_.error()) return *reader_.error();
        game_.unknown = unknownToml(document);
        return std::move(game_);
    }

    /// Reads only the orders of a phase of `game`.
    Result<std::vector<WrittenOrder>> readOrders(const Game& game, PhaseRecord record, const Value& document)
    {
        game_.map = game.map;
        game_.rulebook = game.rulebook;
        game_.joined = game.joined;
        game_.phases = {
            {game.phases.front().phase, {}, {}, std::nullopt, {}}}; // decides who plays what later
        record.written.clear();
        readOrders(document, record);
        if (reader_.error()) return *reader_.error();
        return std::move(record.written);
    }

private:
    void readHead(const Value& document)
    {
        const std::int64_t format = reader_.number(document, "format");
        if (!reader_.error() && format != gameFormat && format != variedFormat)
            reader_.complain(
                *document.find("format"),
                Message{says::otherFormat, {std::to_string(format), std::to_string(variedFormat)}});
        game_.title = reader_.textOr(document, "title");
        game_.rulebook = readRules(reader_, document, unknown_);
        game_.map = namedMap(reader_, document, maps_);
    }

    void readVariations(const Value& document)
    {
        const std::vector<Value>& tables = reader_.list(document, "variation");
        if (tables.size() > mostVariations)
            return reader_.complain(
                tables[mostVariations],
                Message{says::tooManyRows, {"variation", std::to_string(mostVariations)}});
        for (const Value& table : tables) {
            Study study = chancery::readVariations(reader_, table, game_.map);
            if (reader_.error()) return;
            game_.variations.push_back(std::make_shared<const Study>(std::move(study)));
        }
    }

    void readParadoxChoice(const Value& phase, PhaseRecord& record)
    {
        const Value* ruling = phase.find("ruling");
        if (!ruling) return;
        const std::string name = reader_.text(*ruling);
        record.paradoxChoice = findChoice(name);
        if (!record.paradoxChoice)
            return reader_.complain(
                *ruling, Message{says::notOneOf, {name, "szykman, all_hold, answer_1 … answer_8"}});
    }

    void readAwards(const Value& phase, PhaseRecord& record)
    {
        const std::vector<Value>& rows = reader_.list(phase, "awards");
        if (rows.size() > mostAwards)
            return reader_.complain(rows[mostAwards],
                                    Message{says::tooManyAwards, {std::to_string(mostAwards)}});
        for (const Value& row : rows) {
            const std::string name = reader_.text(row, "power");
            const std::int64_t points = reader_.number(row, "points", 1, mostAwarded);
            const std::string reason = reader_.text(row, "reason");
            if (reader_.error()) return;
            record.awards.push_back({power(*row.find("power"), name), static_cast<int>(points), reason});
        }
    }

    void readReceived(const Value& phase, PhaseRecord& record)
    {
        for (const Value& name : reader_.list(phase, "received")) {
            const Power found = power(name, reader_.text(name));
            if (reader_.error()) return;
            record.received.add(found);
        }
    }

    Power power(const Value& at, const std::string& name)
    {
        const Power found = game_.map->findPower(name);
        if (found == noPower) reader_.complain(at, Message{says::notAPower, {name}});
        return found;
    }

    void readPlayers(const Value& document)
    {
        for (const Member& member : reader_.table(document, "players"))
            game_.players[power(member.value, member.key)] = reader_.text(member.value);
        for (const Member& member : reader_.table(document, "joined")) {
            const Power neutral = power(member.value, member.key);
            game_.joined[neutral] = power(member.value, reader_.text(member.value));
        }
        readAgreedEnd(document);
        game_.times = readTimes(reader_, document);
        if (!reader_.error()) game_.attendance = readAttendance(reader_, document, *game_.map);
        if (!reader_.error()) game_.committee = readCommittee(reader_, document, *game_.map);
    }

    void readAgreedEnd(const Value& document)
    {
        for (const Member& member : reader_.table(document, "short_game")) {
            const Value& table = *document.find("short_game");
            if (member.key == "last_year") {
                game_.agreedEnd.year = static_cast<int>(reader_.number(table, member.key, 1, lastYear));
            } else if (member.key == "time") {
                const std::optional<int> minute = minuteOf(reader_.text(member.value));
                if (!minute) reader_.complain(member.value, Message{says::badTimeOfDay});
                game_.agreedEnd.minute = minute.value_or(AgreedEnd::never);
            }
        }
    }

    void readPhases(const Value& document, std::vector<Error>& differences)
    {
        const std::vector<Value>& phases = reader_.list(document, "phase");
        if (phases.empty()) return reader_.complain(document, Message{says::noPhases});
        if (phases.size() > mostPhases)
            return reader_.complain(phases[mostPhases],
                                    Message{says::tooManyPhases, {std::to_string(mostPhases)}});
        for (const Value& phase : phases) {
            const bool last = &phase == &phases.back();
            if (!game_.phases.empty() && endedByAgreement(game_))
                return reader_.complain(phase, Message{says::afterTheEnd});
            readPhase(phase, last, differences);
            if (reader_.error()) return;
        }
    }

    /// Reads a phase. It is resolved if it has results or is not the last.
    void readPhase(const Value& value, bool last, std::vector<Error>& differences)
    {
        PhaseRecord record;
        record.phase = phaseNamed(value);
        record.timeUp = reader_.truthOr(value, "time_up", false);
        record.notes = reader_.textOr(value, "notes");
        readParadoxChoice(value, record);
        readAwards(value, record);
        record.votes = readVotes(reader_, value, *game_.map);
        readReceived(value, record);
        if (!reader_.error()) record.consents = readConsents(reader_, value, *game_.map);
        record.before = readPosition(reader_, value, *game_.map);
        if (!reader_.error()) readOrders(value, record);
        if (!reader_.error())
            record.rulings = readRulings(reader_, value, *game_.map, record.phase.kind, record.before);
        if (reader_.error()) return;

        if (!game_.phases.empty()) {
            std::optional<Outcome>& ended = game_.phases.back().outcome;
            if (!ended) ended = nothingResolved(record.before);
            if (foreign_) addUnsaid(value, ended->after, record);
            compareStart(game_, record, compared(), differences);
        }
        // A later phase is compared with what the one before leads to. An empty board is written as a table,
        // too.
        if (game_.phases.empty() && !value.find("units"))
            differences.push_back(errorOf({says::emptyBoard, {shortName(record.phase)}}));
        if (record.phase.kind == PhaseKind::Retreat) tellRetreats(record, differences);
        if (foreign_) tellUnread(record, differences);
        if (!last || value.find("results")) resolve(value, record, differences);
        record.revealed = reader_.truthOr(value, "revealed", false) && record.outcome;
        game_.phases.push_back(std::move(record));
    }

    /// Adds what other programs need not say of a position: where standoffs were, and the dislodged units,
    /// that is, those that no longer stand where they did.
    static void addUnsaid(const Value& value, const Position& after, PhaseRecord& record)
    {
        record.before.contested = after.contested;
        if (record.phase.kind == PhaseKind::Retreat && !value.find("dislodged"))
            record.before.dislodged = after.dislodged;
    }

    void tellRetreats(const PhaseRecord& record, std::vector<Error>& differences) const
    {
        for (const PositionFault& fault : faultsOf(*game_.map, record.phase.kind, record.before))
            if (isAboutRetreat(fault.kind))
                differences.push_back(errorBecause({says::impossibleStart, {shortName(record.phase)}}, {},
                                                   errorOf(*game_.map, fault)));
    }

    void tellUnread(const PhaseRecord& record, std::vector<Error>& differences) const
    {
        for (const WrittenOrder& line : record.written)
            if (line.orders.empty() && !line.problem.empty())
                differences.push_back(errorOf(
                    {says::unreadLine,
                     {shortName(record.phase), (*game_.map)[line.power].name, line.text, line.problem}}));
    }

    /// Resolves a phase of which the file has the results. One that cannot be resolved stays without; it
    /// ended as the next phase begins.
    void resolve(const Value& value, PhaseRecord& record, std::vector<Error>& differences)
    {
        if (canResolve(*game_.map, record)) {
            record.outcome = outcomeOf(game_, record);
            return compareEnd(value, record, differences);
        }
        for (const PositionFault& fault : stoppingFaults(*game_.map, record.phase.kind, record.before))
            differences.push_back(notResolved(*game_.map, record.phase, fault));
        for (const SavedResult& lost : savedResults(value)) // saving the game loses them
            differences.push_back(errorOf(
                {says::resultLeftOut, {shortName(record.phase), lost.power, lost.order, lost.result}}));
    }

    Compared compared() const { return foreign_ ? Compared::AllButUnits : Compared::All; }

    void compareEnd(const Value& value, const PhaseRecord& record, std::vector<Error>& differences)
    {
        if (value.find("results") && !foreign_)
            compareResults(*game_.map, record, savedResults(value), differences);
        const Value* after = value.find("after");
        if (!after) return;
        Position saved = readPosition(reader_, *after, *game_.map);
        if (foreign_) saved.contested = record.outcome->after.contested;
        if (!reader_.error()) compareAfter(*game_.map, record, saved, compared(), differences);
    }

    Phase phaseNamed(const Value& value)
    {
        const std::string name = reader_.text(value, "name");
        const std::optional<Phase> phase = chancery::readPhase(name);
        if (!phase && !reader_.error())
            reader_.complain(*value.find("name"), Message{says::notAPhase, {name}});
        return phase.value_or(Phase{});
    }

    void readOrders(const Value& value, PhaseRecord& record)
    {
        const std::vector<Value>& lines = reader_.list(value, "orders");
        if (lines.size() > mostOrders)
            return reader_.complain(lines[mostOrders],
                                    Message{says::tooManyOrders, {std::to_string(mostOrders)}});
        for (const Value& line : lines) {
            record.written.push_back(readOrderLine(line, record));
            if (!reader_.error() && tooManyOrders(record.written))
                reader_.complain(line, Message{says::tooManyOrders, {std::to_string(mostOrders)}});
            if (reader_.error()) return;
        }
    }

    WrittenOrder readOrderLine(const Value& line, const PhaseRecord& record)
    {
        WrittenOrder order;
        const std::string name = reader_.text(line, "power");
        order.text = reader_.text(line, "written");
        if (reader_.error()) return order;
        order.power = power(*line.find("power"), name);
        if (line.find("sheet"))
            order.sheet = static_cast<int>(reader_.number(line, "sheet", 0, mostOrders - 1));
        if (const Value* heading = line.find("heading"))
            order.heading = power(*heading, reader_.text(line, "heading"));
        if (reader_.error()) return order;
        const ReadingContext context =
            readingContext(game_, record, order.heading != noPower ? order.heading : order.power);
        order = readWhole(context, order);
        const bool readable = !order.orders.empty();
        if (const Value* understood = line.find("understood")) obey(*understood, context, order);
        if (readable && order.orders.empty()) order.problem = "it was not understood when it was saved";
        order.problem = reader_.textOr(line, "problem", order.orders.empty() ? order.problem : std::string());
        return order;
    }

    /// Restores the orders as they were understood when the game was played, even if this version would read
    /// the line differently.
    void obey(const Value& understood, const ReadingContext& context, WrittenOrder& order)
    {
        const std::vector<std::string> texts = reader_.texts(understood);
        const auto sameText = [&context](const Order& read, const std::string& text) {
            return canonical(context.map, context.position, read) == text;
        };
        if (std::equal(order.orders.begin(), order.orders.end(), texts.begin(), texts.end(), sameText))
            return;
        order.orders.clear();
        if (texts.size() > mostOrders)
            return reader_.complain(understood, Message{says::tooManyOrders, {std::to_string(mostOrders)}});
        for (const std::string& text : texts) {
            Result<Order> read = readOrder(context, text);
            if (!read) return reader_.complain(understood, Message{says::notAnOrder, {text}});
            order.orders.push_back(*read);
        }
    }

    std::vector<SavedResult> savedResults(const Value& value)
    {
        std::vector<SavedResult> saved;
        for (const Value& line : reader_.list(value, "results"))
            saved.push_back(
                {reader_.text(line, "power"), reader_.text(line, "order"), reader_.text(line, "result")});
        return saved;
    }

    DocumentReader reader_;
    const MapLoader& maps_;
    const UnknownRulebook unknown_;
    const bool foreign_; ///< another program's game, which does not say where standoffs were
    Game game_;
};

} // namespace

Result<std::vector<WrittenOrder>> readOrders(const Game& game, const PhaseRecord& record,
                                             const Value& document, const std::string& name)
{
    const MapLoader none;
    return GameReader(name, none).readOrders(game, record, document);
}

Result<Game> readGame(std::string_view toml, const std::string& name, const MapLoader& maps,
                      std::vector<Error>* differences, UnknownRulebook unknown)
{
    const Result<Value> document = readDocument(toml, name);
    if (!document) return document.error();
    std::vector<Error> found;
    Result<Game> game = GameReader(name, maps, unknown).read(*document, found);
    if (game && differences) *differences = std::move(found);
    return game;
}

Result<Game> readForeignGame(const Value& document, const std::string& name, const MapLoader& maps,
                             std::vector<Error>& differences)
{
    return GameReader(name, maps, UnknownRulebook::Refused, true).read(document, differences);
}

} // namespace chancery
