// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_edits.h"

#include "ui/desk/sheet_edits.h"

namespace chancery {

namespace {

/// Ids of steps that become one. Those of orders are not above 100,000.
enum Merge { NameStep = 200'000, CommentStep = 400'000, TitleStep = 600'000, CommentaryStep };

template<class Change>
void changeNode(StudyView& view, NodeId id, const QString& what, Change change, int mergeId = -1)
{
    const StudyNode* found = nodeOf(view.study(), id);
    if (!found) return;
    StudyNode node = *found;
    change(node);
    view.become(withNode(view.study(), std::move(node)), what, noNode, mergeId);
}

} // namespace

void beginVariation(StudyView& view)
{
    GrownStudy grown = withVariation(view.study(), view.node().id);
    if (grown.added == noNode) return;
    view.become(std::move(grown.study), StudyView::tr("new variation"), grown.added);
}

void tryOrders(StudyView& view, const std::vector<Order>& orders)
{
    if (!view.session().takesOrders()) return;
    const Game after = withWritten(view.session().game(), orders);
    const QString what = StudyView::tr("try other orders");
    const bool varies = view.node().insteadOf != noNode && !view.node().kept;
    GrownStudy grown =
        varies ? GrownStudy{view.study(), view.node().id} : withVariation(view.study(), view.node().id);
    if (grown.added == noNode) return;
    StudyNode node = *nodeOf(grown.study, grown.added);
    node.orders = ordersFrom(view.map(), after.current());
    view.become(withNode(std::move(grown.study), std::move(node)), what, grown.added);
}

std::optional<PhaseRecord> triedWith(const StudyView& view, const std::vector<Order>& orders)
{
    if (!view.session().takesOrders()) return std::nullopt;
    return resolvedIn(withWritten(view.session().game(), orders));
}

void correctUnread(StudyView& view, const UnreadOrder& unread, const QString& text)
{
    view.become(withReading(view.study(), unread, text.trimmed().toStdString()),
                StudyView::tr("correct an order"));
}

void moveToCommentary(StudyView& view, const UnreadOrder& unread)
{
    view.become(asCommentary(view.study(), unread), StudyView::tr("move a line to the commentary"));
}

bool mayGoOn(const StudyView& view)
{
    if (!nodesAfter(view.study(), view.node().id).empty()) return true;
    return view.record().outcome && !awaitsParadoxChoice(*view.record().outcome) &&
           view.study().nodes.size() < mostNodes;
}

void goOn(StudyView& view)
{
    if (!mayGoOn(view)) return;
    const NodeId before = view.node().id;
    const std::vector<NodeId> there = nodesAfter(view.study(), before);
    if (!there.empty()) return view.show(there.front());
    const Phase next = followingInStudy(view.map(), view.record()).phase;
    GrownStudy grown = withNext(view.study(), before, next);
    view.become(std::move(grown.study),
                StudyView::tr("go on to %1", "a phase").arg(QString::fromStdString(shortName(next))),
                grown.added);
}

void removeNode(StudyView& view, NodeId node)
{
    if (!mayRemove(view.study(), node)) return;
    const StudyNode& gone = *nodeOf(view.study(), node);
    NodeId shown = view.node().id;
    if (isWithin(view.study(), shown, node)) {
        const std::vector<NodeId> beside = nodesAfter(view.study(), gone.after);
        shown =
            gone.insteadOf != noNode && nodeOf(view.study(), gone.insteadOf) ? gone.insteadOf : gone.after;
        if (shown == noNode) shown = beside.front() == node ? beside[1] : beside.front();
    }
    view.become(without(view.study(), node), StudyView::tr("remove the line"), shown);
}

void makeMainLine(StudyView& view, NodeId node)
{
    view.become(asMainLine(view.study(), node), StudyView::tr("make it the main line"));
}

void setKept(StudyView& view, NodeId node, bool kept)
{
    changeNode(view, node, kept ? StudyView::tr("keep the line") : StudyView::tr("let the line be changed"),
               [kept](StudyNode& one) { one.kept = kept; });
}

void setName(StudyView& view, NodeId node, const QString& name)
{
    changeNode(
        view, node, StudyView::tr("name of the line"),
        [&name](StudyNode& one) { one.name = name.toStdString(); }, NameStep + node % 100'000);
}

void setComment(StudyView& view, NodeId node, const QString& comment)
{
    changeNode(
        view, node, StudyView::tr("comment on the line"),
        [&comment](StudyNode& one) { one.comment = comment.toStdString(); }, CommentStep + node % 100'000);
}

void setTitle(StudyView& view, const QString& title)
{
    Study after = view.study();
    after.title = title.toStdString();
    view.become(std::move(after), StudyView::tr("title"), noNode, TitleStep);
}

void setCommentary(StudyView& view, const QString& commentary)
{
    Study after = view.study();
    after.commentary = commentary.toStdString();
    view.become(std::move(after), StudyView::tr("commentary"), noNode, CommentaryStep);
}

void setRules(StudyView& view, const Rulebook& rules)
{
    Study after = view.study();
    after.rulebook = rules;
    after.source.rulebook.reset(); // they were chosen for this study
    view.become(std::move(after), StudyView::tr("rules"));
}

void setParadoxChoice(StudyView& view, std::optional<ParadoxChoice> choice)
{
    changeNode(view, view.node().id, StudyView::tr("choice in a paradox"),
               [choice](StudyNode& one) { one.paradoxChoice = choice; });
}

} // namespace chancery
