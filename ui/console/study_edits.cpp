// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_edits.h"

#include "ui/desk/sheet_edits.h"

namespace chancery {

namespace {

/// Ids of steps that become one. Those of orders are not above 100,000.
enum Merge { NameStep = 200'000, CommentStep = 400'000, TitleStep = 600'000, CommentaryStep };

template<class Change>
void changeNode(StudySession& session, NodeId id, const QString& what, StudyChange kind, Change change,
                int mergeId = -1)
{
    const StudyNode* found = nodeOf(session.study(), id);
    if (!found) return;
    StudyNode node = *found;
    change(node);
    session.become(withNode(session.study(), std::move(node)), what, kind, noNode, mergeId);
}

} // namespace

void beginVariation(StudySession& session)
{
    GrownStudy grown = withVariation(session.study(), session.node().id);
    if (grown.added == noNode) return;
    session.become(std::move(grown.study), StudySession::tr("new variation"), StudyChange::Tree, grown.added);
}

void tryOrders(StudySession& session, const std::vector<Order>& orders)
{
    if (!session.entry().takesOrders()) return;
    const Game after = withWritten(session.entry().game(), orders);
    const QString what = StudySession::tr("try other orders");
    const bool varies = session.node().insteadOf != noNode && !session.node().kept;
    GrownStudy grown = varies ? GrownStudy{session.study(), session.node().id}
                              : withVariation(session.study(), session.node().id);
    if (grown.added == noNode) return;
    StudyNode node = *nodeOf(grown.study, grown.added);
    node.orders = ordersFrom(session.map(), after.current());
    session.become(withNode(std::move(grown.study), std::move(node)), what,
                   varies ? StudyChange::Orders : StudyChange::Tree, grown.added);
}

std::optional<PhaseRecord> triedWith(const StudySession& session, const std::vector<Order>& orders)
{
    if (!session.entry().takesOrders()) return std::nullopt;
    return resolvedIn(withWritten(session.entry().game(), orders));
}

void correctUnread(StudySession& session, const UnreadOrder& unread, const QString& text)
{
    session.become(corrected(session.study(), unread, text.trimmed().toStdString()),
                   StudySession::tr("correct an order"), StudyChange::Position);
}

void moveToCommentary(StudySession& session, const UnreadOrder& unread)
{
    session.become(asCommentary(session.study(), unread), StudySession::tr("move a line to the commentary"),
                   StudyChange::Position);
}

bool mayGoOn(const StudySession& session)
{
    if (!nodesAfter(session.study(), session.node().id).empty()) return true;
    return session.record().outcome && !awaitsParadoxChoice(*session.record().outcome) &&
           session.study().nodes.size() < mostNodes;
}

void goOn(StudySession& session)
{
    if (!mayGoOn(session)) return;
    const NodeId before = session.node().id;
    const std::vector<NodeId> there = nodesAfter(session.study(), before);
    if (!there.empty()) return session.show(there.front());
    const Phase next = followingInStudy(session.map(), session.record()).phase;
    GrownStudy grown = withNext(session.study(), before, next);
    session.become(std::move(grown.study),
                   StudySession::tr("go on to %1", "a phase").arg(QString::fromStdString(shortName(next))),
                   StudyChange::Tree, grown.added);
}

void removeNode(StudySession& session, NodeId node)
{
    if (!mayRemove(session.study(), node)) return;
    const StudyNode& gone = *nodeOf(session.study(), node);
    NodeId shown = session.node().id;
    if (isWithin(session.study(), shown, node)) {
        const std::vector<NodeId> beside = nodesAfter(session.study(), gone.after);
        shown =
            gone.insteadOf != noNode && nodeOf(session.study(), gone.insteadOf) ? gone.insteadOf : gone.after;
        if (shown == noNode) shown = beside.front() == node ? beside[1] : beside.front();
    }
    session.become(without(session.study(), node), StudySession::tr("remove the line"), StudyChange::Tree,
                   shown);
}

void makeMainLine(StudySession& session, NodeId node)
{
    session.become(asMainLine(session.study(), node), StudySession::tr("make it the main line"),
                   StudyChange::Tree);
}

void setKept(StudySession& session, NodeId node, bool kept)
{
    changeNode(session, node,
               kept ? StudySession::tr("keep the line") : StudySession::tr("let the line be changed"),
               StudyChange::Tree, [kept](StudyNode& one) { one.kept = kept; });
}

void setName(StudySession& session, NodeId node, const QString& name)
{
    changeNode(
        session, node, StudySession::tr("name of the line"), StudyChange::Texts,
        [&name](StudyNode& one) { one.name = name.toStdString(); }, NameStep + node % 100'000);
}

void setComment(StudySession& session, NodeId node, const QString& comment)
{
    changeNode(
        session, node, StudySession::tr("comment on the line"), StudyChange::Texts,
        [&comment](StudyNode& one) { one.comment = comment.toStdString(); }, CommentStep + node % 100'000);
}

void setTitle(StudySession& session, const QString& title)
{
    Study after = session.study();
    after.title = title.toStdString();
    session.become(std::move(after), StudySession::tr("title"), StudyChange::Texts, noNode, TitleStep);
}

void setCommentary(StudySession& session, const QString& commentary)
{
    Study after = session.study();
    after.commentary = commentary.toStdString();
    session.become(std::move(after), StudySession::tr("commentary"), StudyChange::Texts, noNode,
                   CommentaryStep);
}

void setRules(StudySession& session, const Rulebook& rules)
{
    Study after = session.study();
    after.rulebook = rules;
    after.source.rulebook.reset(); // they were chosen for this study
    session.become(std::move(after), StudySession::tr("rules"), StudyChange::Rules);
}

void setParadoxChoice(StudySession& session, std::optional<ParadoxChoice> choice)
{
    changeNode(session, session.node().id, StudySession::tr("choice in a paradox"), StudyChange::Rules,
               [choice](StudyNode& one) { one.paradoxChoice = choice; });
}

} // namespace chancery
