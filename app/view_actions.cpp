// SPDX-License-Identifier: GPL-3.0-or-later
// The View menu: zoom, labels, theme, panels.
#include "app/actions.h"
#include "app/console_board.h"
#include "app/console_docks.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "ui/console/board_text.h"
#include "ui/draw/board_view.h"

#include <QCoreApplication>

namespace chancery {

namespace {

template<BoardLens (BoardLens::*step)() const>
void look(Document& document)
{
    BoardView& board = document.console()->board();
    board.setLens((board.lens().*step)());
}

void toggleOrders(Document& document)
{
    document.presenter().console().setShowOrders(!document.presenter().console().showsOrders());
}

void showText(Document& document)
{
    document.console()->setBoardAlone(false);
    document.console()->places().show("boardTextDock");
    document.window()->findChild<BoardText*>()->begin();
}

constexpr ActionRow viewRows[] = {
    {MenuId::View, "view.zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in",
     QT_TRANSLATE_NOOP("Actions", "Enlarge the board"), look<&BoardLens::zoomedIn>},
    {MenuId::View, "view.zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", "zoom-out",
     QT_TRANSLATE_NOOP("Actions", "Shrink the board"), look<&BoardLens::zoomedOut>},
    {MenuId::View, "view.fit", QT_TRANSLATE_NOOP("Actions", "&Whole board"), "Ctrl+0", "zoom-fit",
     QT_TRANSLATE_NOOP("Actions", "Fit the board into the window"), look<&BoardLens::fitted>},
    {MenuId::View, "view.show", QT_TRANSLATE_NOOP("Actions", "S&how on the board"), "Ctrl+H", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Bring the selected unit or province into view"),
     [](Document& document) {
         document.console()->pointing().showProvince(document.console()->pointing().subject());
     }},
    {MenuId::View},
    {MenuId::View, "view.labelsAuto"},
    {MenuId::View, "view.labelsNames"},
    {MenuId::View, "view.labelsCodes"},
    {MenuId::View, "view.labelsNone"},
    {MenuId::View, "view.orders", QT_TRANSLATE_NOOP("Actions", "Order &arrows"), "Ctrl+9", "orders",
     QT_TRANSLATE_NOOP("Actions", "Draw the orders on the board"), toggleOrders, nullptr,
     [](const Document& document) { return document.presenter().console().showsOrders(); }},
    {MenuId::View, "view.judge"},
    {MenuId::View, "view.text", QT_TRANSLATE_NOOP("Actions", "Board as te&xt"), "Ctrl+Alt+X", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Go to the list of all provinces with units, orders and results"),
     showText},
    {MenuId::View, "view.ask", QT_TRANSLATE_NOOP("Actions", "Ask &the board")},
    {MenuId::View},
    {MenuId::View, "view.light"},
    {MenuId::View, "view.dark"},
    {MenuId::View, "view.system"},
    {MenuId::View},
    {MenuId::View, "view.panels", QT_TRANSLATE_NOOP("Actions", "&Panels")},
    {MenuId::View, "view.lockPanels"},
    {MenuId::View, "view.resetLayout", QT_TRANSLATE_NOOP("Actions", "&Reset layout"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Put all panels back in their first places and sizes"),
     [](Document& document) { document.console()->resetLayout(); }, nullptr, nullptr, KeyScope::Window,
     nullptr, "view.panels"},
    {MenuId::View, "view.boardAlone", QT_TRANSLATE_NOOP("Actions", "&Board alone"), "F12", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Hide everything round the board, or show it again"),
     [](Document& document) { document.console()->setBoardAlone(!document.console()->isBoardAlone()); },
     nullptr,
     [](const Document& document) { return document.window() && document.console()->isBoardAlone(); }},
    {MenuId::View, "view.fullScreen"},
};

} // namespace

std::span<const ActionRow> viewActions()
{
    return viewRows;
}

} // namespace chancery
