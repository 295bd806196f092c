// SPDX-License-Identifier: GPL-3.0-or-later
// The submenu Projector > Draw for the room of both kinds of window: what is drawn over the audience window
// until the next beat.
#include "app/actions.h"
#include "app/console_board.h"
#include "app/console_docks.h"
#include "app/document.h"
#include "app/game_panels.h"
#include "app/study_panels.h"
#include "ui/console/live_view.h"
#include "ui/console/study_board.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"
#include "ui/room/slide_view.h"

#include <QCoreApplication>

namespace chancery {

namespace {

/// Returns whether there is something to draw on.
bool mayDraw(const Document& document)
{
    return document.audience().presents(document) && !document.audience().windowOf(document)->blank();
}

/// Returns the small picture on which the window of a document draws; nullptr if there is no window.
LiveView* liveOf(const Document& document)
{
    if (GamePanels* console = document.console()) return &console->live();
    StudyPanels* study = document.studyPanels();
    return study ? &study->live() : nullptr;
}

/// Returns the province that actions are about on the board of a document's window.
Province subjectOf(const Document& document)
{
    if (GamePanels* console = document.console()) return console->pointing().subject();
    StudyPanels* study = document.studyPanels();
    return study ? study->board().subject() : noProvince;
}

void showLive(Document& document)
{
    if (GamePanels* console = document.console()) return console->places().show("liveDock");
    document.studyPanels()->showPanelOf(document.studyPanels()->live());
}

/// Returns the drawing of the audience window; mayDraw() must hold.
SketchView& sketchOf(const Document& document)
{
    return *document.audience().windowOf(document)->sketch();
}

template<SketchTool tool>
bool holdsTool(const Document& document)
{
    const LiveView* live = liveOf(document);
    return live && live->tool() == tool;
}
template<SketchTool tool>
void chooseTool(Document& document)
{
    LiveView& live = *liveOf(document);
    live.setTool(holdsTool<tool>(document) ? std::nullopt : std::optional(tool));
    if (live.tool()) showLive(document);
}

void changeColour(Document& document)
{
    LiveView& live = *liveOf(document);
    live.setInk(nextInk(live.ink()));
}

/// Returns the ring or spotlight round the chosen province where the audience window shows it; nothing if it
/// does not.
std::optional<Stroke> markOf(const Document& document)
{
    const LiveView* live = liveOf(document);
    if (!live || !mayDraw(document)) return {};
    const ProjectorWindow& window = *document.audience().windowOf(document);
    const Province province = subjectOf(document);
    if (province == noProvince || window.slide()->isVisible()) return {};
    const BoardView& board = *window.board();
    const QRectF area = board.provinceRect(province);
    if (area.isEmpty() || !QRectF(board.rect()).contains(area.center())) return {};
    const QPointF middle = area.center() + board.pos(), edge = middle + QPointF(area.width() / 2, 0);
    const auto part = [&window](const QPointF& p) {
        return QPointF(p.x() / window.width(), p.y() / window.height());
    };
    const bool lights = live->tool() == SketchTool::Spotlight;
    return Stroke{lights ? SketchTool::Spotlight : SketchTool::Ring, live->ink(), part(middle), part(edge)};
}
void markProvince(Document& document)
{
    const std::optional<Stroke> stroke = markOf(document);
    if (!stroke) return;
    std::vector<Stroke> strokes = sketchOf(document).strokes();
    strokes.push_back(*stroke);
    sketchOf(document).setStrokes(std::move(strokes));
}

void undoStroke(Document& document)
{
    std::vector<Stroke> strokes = sketchOf(document).strokes();
    if (!strokes.empty()) strokes.pop_back();
    sketchOf(document).setStrokes(std::move(strokes));
}
void clearDrawing(Document& document)
{
    sketchOf(document).setStrokes({});
}

constexpr const char* drawMenu = "projector.draw";

constexpr ActionRow drawRows[] = {
    {MenuId::Projector, "draw.arrow", QT_TRANSLATE_NOOP("Actions", "&Arrow"), "Shift+F6", "draw-arrow",
     QT_TRANSLATE_NOOP("Actions", "Draw arrows for the players on the small picture of the audience window"),
     chooseTool<SketchTool::Arrow>, mayDraw, holdsTool<SketchTool::Arrow>, KeyScope::Window, nullptr,
     drawMenu},
    {MenuId::Projector, "draw.ring", QT_TRANSLATE_NOOP("Actions", "&Ring"), "Shift+F7", "draw-ring",
     QT_TRANSLATE_NOOP("Actions", "Draw rings for the players on the small picture of the audience window"),
     chooseTool<SketchTool::Ring>, mayDraw, holdsTool<SketchTool::Ring>, KeyScope::Window, nullptr, drawMenu},
    {MenuId::Projector, "draw.spotlight", QT_TRANSLATE_NOOP("Actions", "&Spotlight"), "Shift+F8",
     "draw-spotlight",
     QT_TRANSLATE_NOOP("Actions", "Light a part of what the players see and darken the rest"),
     chooseTool<SketchTool::Spotlight>, mayDraw, holdsTool<SketchTool::Spotlight>, KeyScope::Window, nullptr,
     drawMenu},
    {MenuId::Projector, "draw.colour", QT_TRANSLATE_NOOP("Actions", "Next &colour"), "Ctrl+F8", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Draw with the next colour: yellow, red, blue, white"), changeColour,
     mayDraw, nullptr, KeyScope::Window, nullptr, drawMenu},
    {MenuId::Projector, "draw.mark", QT_TRANSLATE_NOOP("Actions", "&Mark the chosen province"), "Ctrl+F6",
     nullptr,
     QT_TRANSLATE_NOOP("Actions", "Draw a ring round the chosen province, or light it with the spotlight"),
     markProvince, [](const Document& document) { return markOf(document).has_value(); }, nullptr,
     KeyScope::Window, nullptr, drawMenu},
    {MenuId::Projector, "draw.undo", QT_TRANSLATE_NOOP("Actions", "&Undo the last stroke"), "Ctrl+F7", "undo",
     QT_TRANSLATE_NOOP("Actions", "Take away what was drawn last for the players"), undoStroke, mayDraw,
     nullptr, KeyScope::Window, nullptr, drawMenu},
    {MenuId::Projector, "draw.clear", QT_TRANSLATE_NOOP("Actions", "C&lear the drawing"), "Ctrl+Shift+F7",
     "clear", QT_TRANSLATE_NOOP("Actions", "Take away all that was drawn for the players"), clearDrawing,
     mayDraw, nullptr, KeyScope::Window, nullptr, drawMenu},
};

} // namespace

std::span<const ActionRow> drawActions()
{
    return drawRows;
}

} // namespace chancery
