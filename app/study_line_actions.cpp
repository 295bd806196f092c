// SPDX-License-Identifier: GPL-3.0-or-later
// The Lines menu of a study: variations, later phases, and what they are compared with.
#include "app/document.h"
#include "app/document_window.h"
#include "app/study_actions.h"
#include "app/study_panels.h"
#include "ui/console/commentary_panel.h"
#include "ui/console/lines_panel.h"
#include "ui/console/study_board.h"
#include "ui/console/study_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

NodeId shown(const Document& document)
{
    return document.bench().shown().node().id;
}

/// Returns the nodes in the order in which the tree lists them.
void addInOrder(const Study& study, NodeId after, std::vector<NodeId>& all)
{
    for (const NodeId id : nodesAfter(study, after)) {
        all.push_back(id);
        addInOrder(study, id, all);
    }
}

template<int step>
NodeId neighbour(const Document& document)
{
    std::vector<NodeId> all;
    addInOrder(document.bench().shown().study(), noNode, all);
    const auto at = std::ranges::find(all, shown(document)) - all.begin() + step;
    return at >= 0 && at < std::ssize(all) ? all[static_cast<std::size_t>(at)] : noNode;
}

template<int step>
void showNeighbour(Document& document)
{
    document.bench().shown().show(neighbour<step>(document));
}

template<int step>
bool hasNeighbour(const Document& document)
{
    return neighbour<step>(document) != noNode;
}

bool isVariation(const Document& document)
{
    return nodesAfter(document.bench().shown().study(), document.bench().shown().node().after).front() !=
           shown(document);
}

/// Returns whether there is another line of the same phase.
bool hasOther(const Document& document)
{
    return nodesAfter(document.bench().shown().study(), document.bench().shown().node().after).size() > 1 ||
           document.bench().shown().compared() != noNode;
}

/// A line that varies no other is shown as what a variation of it is compared with.
void showBeside(Document& document)
{
    StudyView& view = document.bench().shown();
    StudyBoard& board = document.studyPanels()->board();
    const bool both = !board.isSideBySide();
    for (const NodeId id : nodesAfter(view.study(), view.node().after))
        if (both && view.compared() == noNode && nodeOf(view.study(), id)->insteadOf == shown(document))
            view.show(id);
    board.setSideBySide(both);
}

constexpr ActionRow studyLineRows[] = {
    {MenuId::Lines, "lines.variation", QT_TRANSLATE_NOOP("Actions", "New &variation"), "Ctrl+B", "new",
     QT_TRANSLATE_NOOP("Actions", "Try other orders beside those of this line"),
     [](Document& document) { beginVariation(document.bench().shown()); },
     [](const Document& document) { return document.bench().shown().study().nodes.size() < mostNodes; }},
    {MenuId::Lines, "lines.next", QT_TRANSLATE_NOOP("Actions", "&Next phase"), "F7", "advance",
     QT_TRANSLATE_NOOP("Actions", "Go on to the phase that follows this line"),
     [](Document& document) { goOn(document.bench().shown()); },
     [](const Document& document) { return mayGoOn(document.bench().shown()); }},
    {MenuId::Lines},
    {MenuId::Lines, "lines.up", QT_TRANSLATE_NOOP("Actions", "Line &above"), "Ctrl+PgUp", "previous",
     QT_TRANSLATE_NOOP("Actions", "Show the line above this one in the tree"), showNeighbour<-1>,
     hasNeighbour<-1>},
    {MenuId::Lines, "lines.down", QT_TRANSLATE_NOOP("Actions", "Line &below"), "Ctrl+PgDown", "next",
     QT_TRANSLATE_NOOP("Actions", "Show the line below this one in the tree"), showNeighbour<1>,
     hasNeighbour<1>},
    {MenuId::Lines},
    {MenuId::Lines, "lines.name", QT_TRANSLATE_NOOP("Actions", "Na&me the line"), "Ctrl+Shift+N", "edit",
     QT_TRANSLATE_NOOP("Actions", "Give this line a name"),
     [](Document& document) {
         document.studyPanels()->showPanelOf(document.studyPanels()->lines());
         document.studyPanels()->lines().beginNaming();
     }},
    {MenuId::Lines, "lines.comment", QT_TRANSLATE_NOOP("Actions", "&Comment on the line"), "Ctrl+Shift+D",
     "edit", QT_TRANSLATE_NOOP("Actions", "Write what is to be said about this line"),
     [](Document& document) {
         document.studyPanels()->showPanelOf(document.studyPanels()->commentary());
         document.studyPanels()->commentary().focusComment();
     }},
    {MenuId::Lines, "lines.keep", QT_TRANSLATE_NOOP("Actions", "&Keep as it is"), "Ctrl+Shift+L", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Another order of this line begins a variation of it"),
     [](Document& document) {
         setKept(document.bench().shown(), shown(document), !document.bench().shown().node().kept);
     },
     nullptr, [](const Document& document) { return document.bench().shown().node().kept; }},
    {MenuId::Lines, "lines.main", QT_TRANSLATE_NOOP("Actions", "Make it the main &line"), "Ctrl+Shift+Up",
     "first", QT_TRANSLATE_NOOP("Actions", "Put this line before its variations"),
     [](Document& document) { makeMainLine(document.bench().shown(), shown(document)); }, isVariation},
    {MenuId::Lines, "lines.remove", QT_TRANSLATE_NOOP("Actions", "&Remove the line"), "Ctrl+Del", "remove",
     QT_TRANSLATE_NOOP("Actions", "Remove this line and all that follows it"),
     [](Document& document) { removeNode(document.bench().shown(), shown(document)); },
     [](const Document& document) { return mayRemove(document.bench().shown().study(), shown(document)); }},
    {MenuId::Lines},
    {MenuId::Lines, "lines.removeAll", QT_TRANSLATE_NOOP("Actions", "Remove all these variat&ions"), nullptr,
     "remove", QT_TRANSLATE_NOOP("Actions", "Remove all that was tried out here from the file of the game"),
     [](Document& document) { document.bench().removeFromGame(); },
     [](const Document& document) { return document.isInGame(); }},
    {MenuId::Lines, "lines.compare", QT_TRANSLATE_NOOP("Actions", "Compare &others with it"), "Ctrl+Shift+C",
     "compare",
     QT_TRANSLATE_NOOP("Actions",
                       "Compare the lines that you show next with this one, and not each with the one that "
                       "it varies"),
     [](Document& document) {
         const bool on = document.bench().shown().wanted() == shown(document);
         document.bench().shown().compareWith(on ? noNode : shown(document));
     },
     nullptr, [](const Document& document) { return document.bench().shown().wanted() == shown(document); }},
    {MenuId::Lines, "lines.beside", QT_TRANSLATE_NOOP("Actions", "&Side by side"), "Ctrl+D", "compare",
     QT_TRANSLATE_NOOP("Actions", "Show this line and the one that it is compared with on two boards"),
     showBeside, hasOther,
     [](const Document& document) {
         return document.window() && document.studyPanels()->board().isSideBySide();
     }},
};

} // namespace

std::span<const ActionRow> studyLineActions()
{
    return studyLineRows;
}

} // namespace chancery
