// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_command.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

std::size_t commonNodes(const Study& a, const Study& b)
{
    const auto [differs, ignored] = std::ranges::mismatch(a.nodes, b.nodes);
    return static_cast<std::size_t>(std::distance(a.nodes.begin(), differs));
}

} // namespace

StudyCommand::StudyCommand(StudySession& session, Study after, NodeId shown, const QString& text,
                           StudyChange change, int mergeId)
    : QUndoCommand(text)
    , session_(session)
    , change_(change)
    , mergeId_(mergeId)
    , same_(commonNodes(session.study(), after))
    , other_(std::move(after))
    , shown_(shown)
{
    other_.nodes.erase(other_.nodes.begin(), other_.nodes.begin() + static_cast<std::ptrdiff_t>(same_));
}

// Only the nodes that differ are kept, so that a long list of steps stays small with many nodes.
void StudyCommand::exchange(bool undoing)
{
    const std::vector<StudyNode>& now = session_.study().nodes;
    const auto firstOfTail = now.begin() + static_cast<std::ptrdiff_t>(same_);
    std::vector<StudyNode> nodes(now.begin(), firstOfTail), tail(firstOfTail, now.end());
    std::ranges::move(other_.nodes, std::back_inserter(nodes));
    other_.nodes = std::move(nodes);
    session_.exchange(other_, shown_, change_, undoing);
    other_.nodes = std::move(tail);
}

// This command holds the study before both steps already.
bool StudyCommand::mergeWith(const QUndoCommand* later)
{
    const auto* next = dynamic_cast<const StudyCommand*>(later);
    return next && next->same_ >= same_;
}

} // namespace chancery
