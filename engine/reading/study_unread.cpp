// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/study_unread.h"

#include "engine/reading/ordered_units.h"
#include "engine/reading/page_lines.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns whether units are where the orders of a pasted text had them, and not where a game or a case has
/// them.
bool isMadeOfOrders(const Study& study)
{
    return study.source.game.empty() && study.source.phase.empty() && study.source.library.empty();
}

bool isOf(const StudyOrder& order, const UnreadOrder& unread)
{
    return order.power == unread.power && order.text == unread.text && order.understood.empty();
}

/// Calls `change` with each node of the same phase after the same one, the node of the unread order included.
template<class Change>
void eachBeside(Study& study, const UnreadOrder& unread, Change change)
{
    const StudyNode* found = nodeOf(study, unread.node);
    if (!found) return;
    const NodeId after = found->after;
    const Phase phase = found->phase;
    for (StudyNode& node : study.nodes)
        if (node.after == after && node.phase == phase) change(node);
}

void dropOwnerless(Study& study, const std::string& text)
{
    const auto found = std::ranges::find(study.ownerless, text);
    if (found != study.ownerless.end()) study.ownerless.erase(found);
}

} // namespace

std::vector<UnreadOrder> unreadIn(const Study& study, const StudyNode& node, const PhaseRecord& played)
{
    std::vector<UnreadOrder> unread;
    for (const std::string& line : study.ownerless) unread.push_back({noNode, noPower, line});
    if (played.phase != node.phase) return unread;
    for (const WrittenOrder& line : played.written)
        if (!line.problem.empty()) unread.push_back({node.id, line.power, line.text});
    return unread;
}

Study withReading(Study study, const UnreadOrder& unread, const std::string& text)
{
    const auto [named, rest] = PageLines(*study.map).heading(text);
    const StudyOrder order{named == noPower ? unread.power : named, named == noPower ? text : rest};
    if (order.power == noPower || order.text.empty()) return study;
    const NodeId first = firstNode(study);
    if (unread.node == noNode) {
        dropOwnerless(study, unread.text);
        std::vector<StudyOrder>& orders = std::ranges::find(study.nodes, first, &StudyNode::id)->orders;
        orders.push_back(order);
        std::ranges::stable_sort(orders, {}, &StudyOrder::power);
    }
    eachBeside(study, unread, [&](StudyNode& node) {
        for (StudyOrder& one : node.orders)
            if (isOf(one, unread)) one = {order.power, order.text, {}, one.sheet};
        std::ranges::stable_sort(node.orders, {}, &StudyOrder::power);
    });
    const StudyNode* changed = nodeOf(study, unread.node == noNode ? first : unread.node);
    if (changed && changed->after == noNode && isMadeOfOrders(study)) {
        putOrdered(*study.map, study.position, order, study.phase.kind);
        if (study.phase.kind == PhaseKind::Movement) putHelpers(*study.map, study.position, order);
    }
    return study;
}

Study asCommentary(Study study, const UnreadOrder& unread)
{
    dropOwnerless(study, unread.node == noNode ? unread.text : std::string());
    eachBeside(study, unread, [&](StudyNode& node) {
        std::erase_if(node.orders, [&](const StudyOrder& one) { return isOf(one, unread); });
    });
    const std::string whose =
        unread.power == noPower ? std::string() : (*study.map)[unread.power].name + ": ";
    study.commentary += (study.commentary.empty() ? "" : "\n") + whose + unread.text;
    return study;
}

} // namespace chancery
