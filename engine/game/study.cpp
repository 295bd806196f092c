// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of a study, and how it is changed.
#include "engine/game/study.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chancery {

namespace {

std::size_t placeOf(const Study& study, NodeId id)
{
    const auto found = std::ranges::find(study.nodes, id, &StudyNode::id);
    return static_cast<std::size_t>(found - study.nodes.begin());
}

/// Adds a node behind all others and gives it an id.
GrownStudy grown(Study study, StudyNode node)
{
    node.id = ++study.lastId;
    const NodeId added = node.id;
    study.nodes.push_back(std::move(node));
    return {std::move(study), added};
}

} // namespace

Study studyOf(std::shared_ptr<const Map> map, Phase phase, Position position)
{
    Study study;
    study.map = std::move(map);
    study.phase = phase;
    study.position = std::move(position);
    return withNext(std::move(study), noNode, phase).study;
}

Study emptyStudy(std::shared_ptr<const Map> map)
{
    Position empty;
    empty.owner.assign(map->provinces.size(), noPower);
    const Phase first = map->firstPhase;
    return studyOf(std::move(map), first, std::move(empty));
}

const StudyNode* nodeOf(const Study& study, NodeId id)
{
    const std::size_t place = placeOf(study, id);
    return place < study.nodes.size() ? &study.nodes[place] : nullptr;
}

std::vector<NodeId> nodesAfter(const Study& study, NodeId id)
{
    std::vector<NodeId> found;
    for (const StudyNode& node : study.nodes)
        if (node.after == id) found.push_back(node.id);
    return found;
}

std::vector<NodeId> wayTo(const Study& study, NodeId id)
{
    std::vector<NodeId> way;
    for (const StudyNode* node = nodeOf(study, id); node; node = nodeOf(study, node->after))
        way.push_back(node->id);
    std::ranges::reverse(way);
    return way;
}

bool isWithin(const Study& study, NodeId id, NodeId ancestor)
{
    const std::vector<NodeId> way = wayTo(study, id);
    return std::ranges::find(way, ancestor) != way.end();
}

std::size_t commonNodes(const Study& a, const Study& b)
{
    const auto [differs, ignored] = std::ranges::mismatch(a.nodes, b.nodes);
    return static_cast<std::size_t>(differs - a.nodes.begin());
}

NodeId firstNode(const Study& study)
{
    return study.nodes.front().id;
}

GrownStudy withVariation(Study study, NodeId of)
{
    const StudyNode* original = nodeOf(study, of);
    if (!original || study.nodes.size() == mostNodes) return {std::move(study)};
    StudyNode node = *original;
    node.insteadOf = of;
    node.name.clear();
    node.comment.clear();
    node.said.clear();
    node.unknown.clear();
    node.kept = false;
    return grown(std::move(study), std::move(node));
}

GrownStudy withNext(Study study, NodeId after, Phase phase)
{
    if (study.nodes.size() == mostNodes || (after != noNode && !nodeOf(study, after)))
        return {std::move(study)};
    StudyNode node;
    node.after = after;
    node.phase = phase;
    return grown(std::move(study), std::move(node));
}

Study withNode(Study study, StudyNode node)
{
    const std::size_t place = placeOf(study, node.id);
    CHANCERY_ENSURE(place < study.nodes.size() && study.nodes[place].after == node.after);
    study.nodes[place] = std::move(node);
    return study;
}

bool mayRemove(const Study& study, NodeId id)
{
    const StudyNode* node = nodeOf(study, id);
    return node && (node->after != noNode || nodesAfter(study, noNode).size() > 1);
}

Study without(Study study, NodeId id)
{
    if (!mayRemove(study, id)) return study;
    const NodeId varied = nodeOf(study, id)->insteadOf;
    std::set<NodeId> gone{id};
    for (const StudyNode& node : study.nodes)
        if (gone.contains(node.after)) gone.insert(node.id);
    std::erase_if(study.nodes, [&gone](const StudyNode& node) { return gone.contains(node.id); });
    for (StudyNode& node : study.nodes)
        if (node.insteadOf == id) node.insteadOf = varied;
    return study;
}

/// What is after the node, and what varies it, may be anywhere behind it.
Study asMainLine(Study study, NodeId id)
{
    const StudyNode* node = nodeOf(study, id);
    if (!node) return study;
    const auto first = std::ranges::find(study.nodes, node->after, &StudyNode::after);
    const auto own = std::ranges::find(study.nodes, id, &StudyNode::id);
    std::rotate(first, own, own + 1);
    return study;
}

Study withPosition(Study study, Phase phase, Position position)
{
    study.phase = phase;
    study.position = std::move(position);
    for (StudyNode& node : study.nodes)
        if (node.after == noNode) node.phase = phase;
    return study;
}

} // namespace chancery
