// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_view.h"

#include <algorithm>
#include <tuple>

namespace chancery {

namespace {

/// Returns what of a node does not depend on what is written into it.
auto placeOf(const StudyNode& node)
{
    return std::tie(node.id, node.after, node.insteadOf, node.phase, node.kept);
}

/// Returns the part that has changed, the one that matters to most panels if there are several.
StudyChange changeBetween(const StudiedLine& was, const StudiedLine& is)
{
    const Study &before = was.study, &now = is.study;
    if (before.phase != now.phase || before.position != now.position || before.ownerless != now.ownerless)
        return StudyChange::Position;
    if (!std::ranges::equal(before.nodes, now.nodes, {}, placeOf, placeOf)) return StudyChange::Tree;
    if (before.rulebook != now.rulebook ||
        !std::ranges::equal(before.nodes, now.nodes, {}, &StudyNode::paradoxChoice,
                            &StudyNode::paradoxChoice))
        return StudyChange::Rules;
    if (was.node != is.node) return StudyChange::Shown;
    if (std::ranges::equal(before.nodes, now.nodes, {}, &StudyNode::orders, &StudyNode::orders))
        return StudyChange::Texts;
    return before.commentary == now.commentary ? StudyChange::Orders : StudyChange::Position;
}

} // namespace

StudyView::StudyView(Session& session, QObject* parent)
    : QObject(parent)
    , session_(session)
{
    connect(&session, &Session::replaced, this, &StudyView::refresh);
    connect(&session, &Session::lineReplaced, this, &StudyView::refresh);
    connect(&session, &Session::changed, this, &StudyView::tell);
    refresh();
    told_ = session.game().studied;
}

NodeId StudyView::compared() const
{
    const StudyNode* wanted = nodeOf(study(), wanted_);
    if (wanted && wanted_ != node().id && wanted->phase == node().phase) return wanted_;
    return nodeOf(study(), node().insteadOf) ? node().insteadOf : noNode;
}

void StudyView::compareWith(NodeId node)
{
    wanted_ = node;
    refresh();
    Q_EMIT changed(StudyChange::Shown);
}

void StudyView::show(NodeId node)
{
    if (node != shown_ && nodeOf(study(), node)) session_.show(lineOf(study(), node));
}

void StudyView::become(Study after, const QString& what, NodeId shown, int mergeId)
{
    if (shown == noNode) shown = node().id;
    if (!nodeOf(after, shown)) shown = firstNode(after);
    if (after == study()) return show(shown);
    session_.become(withStudied(session_.game(), std::move(after), shown), what, Change::Phase, mergeId);
}

void StudyView::refresh()
{
    const Game& game = session_.game();
    if (!game.studied) return; // a game has taken its place, of which this shows nothing
    study_ = game.studied->study;
    shown_ = game.studied->node;
    faults_ = faultsOf(map(), study().phase.kind, study().position);
    obstacle_ = game.studied->obstacle;
    record_ = game.current();
    if (obstacle_ == StudyObstacle::None) {
        if (std::optional<PhaseRecord> resolved = resolvedIn(game))
            record_ = *std::move(resolved);
        else
            obstacle_ = StudyObstacle::FaultyPosition;
    }
    comparedRecord_.reset();
    difference_ = {};
    if (compared() == noNode || !record_.outcome) return;
    const StudyGame other = gameTo(study(), compared());
    if (other.obstacle == StudyObstacle::None) comparedRecord_ = resolvedIn(other.game);
    if (comparedRecord_) difference_ = differenceBetween(map(), *comparedRecord_, record_);
}

void StudyView::tell(Change change)
{
    const std::shared_ptr<const StudiedLine> before = told_, now = session_.game().studied;
    if (now) told_ = now;
    if (now && before != now) Q_EMIT changed(changeBetween(*before, *now));
    if (change == Change::File) Q_EMIT changed(StudyChange::File);
}

} // namespace chancery
