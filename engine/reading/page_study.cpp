// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/page_study.h"

#include "engine/game/said_lines.h"
#include "engine/game/study_play.h"
#include "engine/reading/ordered_units.h"
#include "engine/reading/phase_line.h"
#include "engine/rules/option_table.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns the kind of phase that a block is of by its orders, else by its title.
PhaseKind kindOf(const PageBlock& block)
{
    return block.kind.value_or(block.phase ? block.phase->kind : PhaseKind::Movement);
}

/// Returns the phase of the first block of a page.
Phase firstPhaseOf(const PageBlock& first, const Map& map)
{
    const PhaseKind kind = kindOf(first);
    Phase phase = first.phase.value_or(map.firstPhase);
    if (kind == PhaseKind::Adjustment) phase.season = Season::Winter;
    if (phase.kind != kind && kind != PhaseKind::Adjustment && phase.season == Season::Winter)
        phase.season = Season::Fall;
    phase.kind = kind;
    return phase;
}

Study withBlock(Study study, NodeId id, const PageBlock& block)
{
    StudyNode node = *nodeOf(study, id);
    node.orders = block.orders;
    std::ranges::stable_sort(node.orders, {}, &StudyOrder::power);
    node.kept = !node.orders.empty();
    node.said = block.said;
    return withNode(std::move(study), std::move(node));
}

/// Returns whether a block is the position that the text says comes after the orders before.
bool isPosition(const PageBlock& block)
{
    return block.orders.empty() && !block.unordered.empty();
}

/// Returns the study with a position that its source says follows a line of it.
Study withStated(Study study, NodeId id, const PageBlock& block)
{
    StudyNode node = *nodeOf(study, id);
    PowerSet listed;
    for (const Unit& unit : block.unordered) {
        node.said.push_back(saidLine(*study.map, unit));
        listed.add(unit.power);
    }
    for (const Power power : study.map->everyPower())
        if (!listed.has(power)) node.said.push_back(unlistedLine(*study.map, power));
    return withNode(std::move(study), std::move(node));
}

/// Returns the study with the orders and units of a block that it leaves out in its commentary.
Study withText(Study study, const PageBlock& block)
{
    std::vector<std::string> lines;
    for (const Unit& unit : block.unordered) lines.push_back(saidLine(*study.map, unit));
    for (const StudyOrder& order : block.orders)
        lines.push_back((*study.map)[order.power].name + ": " + order.text);
    for (const std::string& line : lines) {
        study.commentary += (study.commentary.empty() ? "" : "\n") + line;
        study.leftOut.push_back(line);
    }
    return study;
}

/// Returns whether a block is of a phase that begins as the one before ends, but for retreats in between.
bool isReached(const PhaseRecord& next, const PageBlock& block)
{
    if (!block.phase || *block.phase == next.phase) return true;
    return next.phase.kind == PhaseKind::Retreat && next.phase.season == Season::Spring &&
           *block.phase == Phase{Season::Fall, next.phase.year, PhaseKind::Movement};
}

/// Adds the orders of later blocks, each in the phase after the one before, as long as there is one. A Winter
/// without owners of centres is left out.
Study withLater(Study study, const std::vector<PageBlock>& blocks)
{
    NodeId last = firstNode(study);
    bool ended = false;
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        const std::optional<PhaseRecord> next = ended ? std::nullopt : nextAfter(gameTo(study, last).game);
        const bool noWinter = next && next->phase.season == Season::Spring && !givesOwners(next->before);
        const bool told = next && blocks[i].phase && *blocks[i].phase != next->phase;
        if (next && isPosition(blocks[i]) && isReached(*next, blocks[i])) {
            study = withStated(std::move(study), last, blocks[i]);
            continue;
        }
        const bool builds = kindOf(blocks[i]) == PhaseKind::Adjustment;
        const bool early = builds && next && next->phase.kind == PhaseKind::Retreat;
        if (!next || told || early || (noWinter && builds)) {
            ended = ended || !next;
            study = withText(std::move(study), blocks[i]);
            continue;
        }
        GrownStudy grown = withNext(std::move(study), last, next->phase);
        study = std::move(grown.study);
        ended = grown.added == noNode;
        if (!ended) last = grown.added;
        study = ended ? withText(std::move(study), blocks[i]) : withBlock(std::move(study), last, blocks[i]);
    }
    return study;
}

/// Takes a phase below all orders as theirs if it is the only one: "Fall 1902" at the end.
void takePhaseBelow(std::vector<PageBlock>& blocks)
{
    if (blocks.size() != 2 || blocks.front().phase || !blocks.back().empty()) return;
    blocks.front().phase = blocks.back().phase;
    blocks.pop_back();
}

} // namespace

void takePhaseAmong(PageContent& page, std::string_view line)
{
    PageBlock& first = page.blocks.front();
    if (first.phase && !first.due) return;
    const std::optional<NamedPhase> named = phaseAmong(*page.map, line);
    if (!named || (first.phase && named->due)) return;
    first.phase = named->phase;
    first.due = named->due;
}

Rulebook withRules(Rulebook rulebook, const std::vector<std::string>& changes)
{
    for (const std::string& change : changes) {
        if (const RulebookInfo* book = findRulebook(change))
            rulebook = rulebookOf(*book);
        else if (const Result<RuleOptions> changed = withChange(rulebook.options, change))
            rulebook.options = *changed;
    }
    return rulebook;
}

Study studyOf(PageContent page)
{
    takePhaseBelow(page.blocks);
    const PageBlock& first = page.blocks.front();
    const Phase phase = firstPhaseOf(first, *page.map);
    for (const StudyOrder& line : first.orders)
        if (phase.kind != PhaseKind::Movement || !(page.listed.has(line.power) || page.listed.size() > 1))
            putOrdered(*page.map, page.position, line, phase.kind);
    if (phase.kind == PhaseKind::Movement)
        for (const auto put : {putHelpers, putUnread})
            for (const StudyOrder& line : first.orders) put(*page.map, page.position, line);
    Study study = studyOf(page.map, phase, page.position);
    study.rulebook = std::move(page.rulebook);
    study.title = std::move(page.title);
    study.commentary = std::move(page.commentary);
    study.source.testCase = std::move(page.testCase);
    study.ownerless = std::move(page.ownerless);
    study.misspelt = std::move(page.misspelt);
    study.passedOver = std::move(page.passedOver);
    const NodeId main = firstNode(study);
    study = withBlock(std::move(study), main, first);
    return withLater(std::move(study), page.blocks);
}

} // namespace chancery
