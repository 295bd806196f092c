// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the lines of a study.
#include "engine/game/study_play.h"

#include "engine/base/phase.h"
#include "engine/orders/canonical_reader.h"
#include "engine/orders/written_order.h"

#include <algorithm>

namespace chancery {

namespace {

/// The most phases without a node between two nodes: a line goes on from one phase to the next, and only
/// other orders before it can put phases between them.
constexpr int mostBetween = 4;

WrittenOrder lineOf(const Map& map, const PhaseRecord& record, const StudyOrder& order)
{
    const ReadingContext context{map, record.before, record.phase.kind, order.power};
    WrittenOrder line{order.power, order.text, {}, {}, order.sheet};
    if (order.understood.empty()) {
        const auto exact = readCanonical(context, order.text); // as nearly all are that programs write
        if (!exact) return readWhole(context, line);
        line.orders.push_back(*exact);
        return line;
    }
    for (const std::string& text : order.understood) {
        const Result<Order> read = readOrder(context, text);
        if (read)
            line.orders.push_back(*read);
        else if (line.problem.empty())
            line.problem = read.error().message;
    }
    return line;
}

StudyOrder orderOf(const Map& map, const PhaseRecord& record, const WrittenOrder& line)
{
    StudyOrder order{line.power, line.text, {}, line.sheet};
    if (lineOf(map, record, order).orders == line.orders) return order;
    for (const Order& one : line.orders) order.understood.push_back(canonical(map, record.before, one));
    return order;
}

PhaseRecord recordOf(const Map& map, Phase phase, Position before, const StudyNode& node)
{
    PhaseRecord record{phase, std::move(before), {}, std::nullopt, {}};
    record.written = linesOf(map, record, node.orders);
    record.paradoxChoice = node.paradoxChoice;
    return record;
}

/// Returns the lines of a phase, with what was ruled for a unit in place of what is written for it.
std::vector<WrittenOrder> linesAsRuled(const Map& map, const PhaseRecord& played)
{
    std::vector<WrittenOrder> lines = played.written;
    for (const Ruling& ruling : played.rulings) {
        if (ruling.kind != Ruling::Kind::Reading) continue;
        const auto isOfUnit = [&](const Order& order) {
            return order.unit.at != nowhere && map.provinceOf(order.unit.at) == ruling.where;
        };
        std::erase_if(lines, [&](WrittenOrder& line) {
            return std::erase_if(line.orders, isOfUnit) > 0 && line.orders.empty();
        });
        if (ruling.order)
            lines.push_back(
                {ruling.order->power, canonical(map, played.before, *ruling.order), {*ruling.order}, {}});
    }
    return lines;
}

/// Adds a paragraph to notes, unless it is empty.
void note(std::string& notes, const std::string& paragraph)
{
    if (paragraph.empty()) return;
    if (!notes.empty()) notes += "\n";
    notes += paragraph;
}

/// Returns whether `record` follows `before` without the Winter between them.
bool leavesOutWinter(const PhaseRecord& before, const PhaseRecord& record)
{
    return before.phase.season == Season::Fall && record.phase.season == Season::Spring &&
           !givesOwners(before.before);
}

/// Goes along a line, phase by phase.
class Walk
{
public:
    explicit Walk(const Study& study)
        : study_(study)
    {
        game_.game.map = study.map;
        game_.game.rulebook = study.rulebook;
        game_.game.title = study.title;
    }

    void begin(const StudyNode& node)
    {
        phases().push_back(recordOf(*study_.map, study_.phase, study_.position, node));
    }

    /// Goes on to a node after the last one. Returns whether it could be reached.
    bool goOn(const StudyNode& node)
    {
        for (int i = 0; i <= mostBetween; ++i) {
            const std::optional<PhaseRecord> record = resolvedIn(game_.game);
            if (!record) return stop(StudyObstacle::FaultyPosition);
            if (awaitsParadoxChoice(*record->outcome)) return stop(StudyObstacle::AwaitsChoice);
            PhaseRecord next = followingInStudy(*study_.map, *record);
            if (isBefore(node.phase, next.phase)) return stop(StudyObstacle::NoSuchPhase);
            phases().back() = *record;
            const bool there = next.phase == node.phase;
            phases().push_back(there ? recordOf(*study_.map, next.phase, std::move(next.before), node)
                                     : std::move(next));
            if (there) return true;
        }
        phases().pop_back();
        return stop(StudyObstacle::NoSuchPhase);
    }

    /// A node whose phase does not occur is passed over, if others follow it.
    void pass() { game_.obstacle = StudyObstacle::None; }
    StudyGame take() { return std::move(game_); }
    StudyObstacle obstacle() const { return game_.obstacle; }

private:
    std::vector<PhaseRecord>& phases() { return game_.game.phases; }
    bool stop(StudyObstacle why)
    {
        phases().back().outcome.reset();
        game_.obstacle = why;
        return false;
    }

    const Study& study_;
    StudyGame game_;
};

} // namespace

std::vector<WrittenOrder> linesOf(const Map& map, const PhaseRecord& record,
                                  const std::vector<StudyOrder>& orders)
{
    std::vector<WrittenOrder> lines;
    lines.reserve(orders.size());
    std::vector<WrittenOrder*> all;
    for (const StudyOrder& order : orders) all.push_back(&lines.emplace_back(lineOf(map, record, order)));
    leaveOrdered(map, all);
    return lines;
}

std::vector<StudyOrder> ordersFrom(const Map& map, const PhaseRecord& record)
{
    std::vector<StudyOrder> orders;
    orders.reserve(record.written.size());
    for (const WrittenOrder& line : record.written) orders.push_back(orderOf(map, record, line));
    std::ranges::stable_sort(orders, {}, &StudyOrder::power);
    return orders;
}

StudyGame gameTo(const Study& study, NodeId id)
{
    Walk walk(study);
    bool begun = false;
    for (const NodeId step : wayTo(study, id)) {
        const StudyNode& node = *nodeOf(study, step);
        if (!begun)
            walk.begin(node);
        else if (walk.obstacle() == StudyObstacle::NoSuchPhase)
            walk.pass();
        if (begun && !walk.goOn(node) && walk.obstacle() != StudyObstacle::NoSuchPhase) break;
        begun = true;
    }
    return walk.take();
}

Game lineOf(Study study, NodeId id)
{
    if (!nodeOf(study, id)) id = firstNode(study);
    StudyGame reached = gameTo(study, id);
    reached.game.studied =
        std::make_shared<const StudiedLine>(StudiedLine{std::move(study), id, reached.obstacle});
    return std::move(reached.game);
}

bool reaches(const Game& game)
{
    return !game.studied || game.studied->obstacle == StudyObstacle::None;
}

Game withStudied(Game line, Study study, NodeId id)
{
    line.studied = std::make_shared<const StudiedLine>(StudiedLine{std::move(study), id});
    return line;
}

Game ordersStudied(const Game& line, const Game& after)
{
    const StudiedLine& studied = *line.studied;
    StudyNode node = *nodeOf(studied.study, studied.node);
    std::vector<StudyOrder> orders = ordersFrom(*line.map, after.current());
    if (studied.obstacle != StudyObstacle::None || orders == node.orders) return line;
    GrownStudy grown{studied.study, node.id};
    if (node.kept) {
        grown = withVariation(studied.study, node.id);
        if (grown.added == noNode) return line;
        node = *nodeOf(grown.study, grown.added);
    }
    node.orders = std::move(orders);
    return withStudied(line, withNode(std::move(grown.study), std::move(node)), grown.added);
}

std::optional<PhaseRecord> resolvedIn(const Game& game)
{
    PhaseRecord record = game.current();
    if (!canResolve(*game.map, record)) return std::nullopt;
    record.outcome = outcomeOf(game, record);
    return record;
}

std::optional<PhaseRecord> nextAfter(const Game& game)
{
    const std::optional<PhaseRecord> record = resolvedIn(game);
    if (!record || awaitsParadoxChoice(*record->outcome)) return std::nullopt;
    return followingInStudy(*game.map, *record);
}

bool givesOwners(const Position& position)
{
    return std::ranges::any_of(position.owner, [](Power owner) { return owner != noPower; });
}

PhaseRecord followingInStudy(const Map& map, const PhaseRecord& record)
{
    PhaseRecord next = following(map, record);
    if (record.phase.season != Season::Fall || next.phase.kind == PhaseKind::Retreat ||
        givesOwners(record.before))
        return next;
    next.phase = {Season::Spring, record.phase.year + 1, PhaseKind::Movement};
    next.before.owner = record.before.owner;
    return next;
}

bool leavesOutWinter(const Game& game)
{
    const std::size_t count = game.phases.size();
    return count > 1 && leavesOutWinter(game.phases[count - 2], game.phases[count - 1]);
}

std::optional<Game> gameBegunBy(const Study& study, NodeId id)
{
    StudyGame reached = gameTo(study, id);
    if (reached.obstacle != StudyObstacle::None) return std::nullopt;
    std::vector<PhaseRecord>& phases = reached.game.phases;
    auto record = phases.begin();
    for (const NodeId step : wayTo(study, id)) {
        const StudyNode& node = *nodeOf(study, step);
        const auto there = std::ranges::find(record, phases.end(), node.phase, &PhaseRecord::phase);
        if (there == phases.end()) continue; // a node that was passed over
        record = there;
        note(record->notes, node.name);
        note(record->notes, node.comment);
    }
    const auto left = std::ranges::adjacent_find(
        phases.rbegin(), phases.rend(),
        [](const PhaseRecord& later, const PhaseRecord& before) { return leavesOutWinter(before, later); });
    if (left != phases.rend()) phases.erase(phases.begin(), left.base() - 1);
    std::string said = study.commentary;
    for (const std::string& line : study.ownerless) note(said, line);
    note(said, phases.front().notes);
    phases.front().notes = std::move(said);
    return std::move(reached.game);
}

Study studyOf(const Game& game, std::size_t number)
{
    const PhaseRecord& played = game.phases[number];
    Study study = studyOf(game.map, played.phase, played.before);
    study.rulebook = game.rulebook;
    study.rulebook.id = rulebookOrStandIn(game.rulebook.id).id;
    if (study.rulebook.id != game.rulebook.id) study.source.rulebook = game.rulebook.id;
    study.title = game.title;
    study.source.game = game.title;
    study.source.phase = shortName(played.phase);
    const PhaseRecord record{played.phase, played.before, linesAsRuled(*game.map, played), std::nullopt, {}};
    StudyNode node = study.nodes.front();
    node.orders = ordersFrom(*game.map, record);
    node.kept = played.outcome.has_value();
    node.paradoxChoice = played.paradoxChoice;
    return withNode(std::move(study), std::move(node));
}

} // namespace chancery
