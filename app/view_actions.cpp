// SPDX-License-Identifier: GPL-3.0-or-later
// The View menu: zoom, labels, theme, panels.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "ui/board/board_view.h"

#include <QCoreApplication>

namespace chancery {

namespace {

template<BoardLens (BoardLens::*step)() const>
void look(Document& document)
{
    BoardView& board = document.window()->board();
    board.setLens((board.lens().*step)());
}

template<LabelMode mode>
void label(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.labels = mode;
    document.settings().apply(chosen);
}

template<LabelMode mode>
bool labelled(const Document& document)
{
    return document.settings().preferences().labels == mode;
}

template<ThemeChoice theme>
void paint(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.theme = theme;
    document.settings().apply(chosen);
}

template<ThemeChoice theme>
bool painted(const Document& document)
{
    return document.settings().preferences().theme == theme;
}

void toggleOrders(Document& document)
{
    document.presenter().console().setShowOrders(!document.presenter().console().showsOrders());
}

bool showsOrders(const Document& document)
{
    return document.presenter().console().showsOrders();
}

void showSubject(Document& document)
{
    document.window()->showProvince(document.window()->subject());
}

void toggleJudge(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.reasons = chosen.reasons == Register::Judge ? Register::Plain : Register::Judge;
    document.settings().apply(chosen);
}

bool isJudging(const Document& document)
{
    return document.settings().preferences().reasons == Register::Judge;
}

void toggleFullScreen(Document& document)
{
    document.window()->setWindowState(document.window()->windowState() ^ Qt::WindowFullScreen);
}
bool isFullScreen(const Document& document)
{
    return document.window() && document.window()->isFullScreen();
}

void toggleBoardAlone(Document& document)
{
    document.window()->setBoardAlone(!document.window()->isBoardAlone());
}
bool isBoardAlone(const Document& document)
{
    return document.window() && document.window()->isBoardAlone();
}

void resetLayout(Document& document)
{
    document.window()->resetLayout();
}

void toggleLock(Document& document)
{
    document.settings().lockPanels(!document.settings().values().panelsLocked);
}
bool isLocked(const Document& document)
{
    return document.settings().values().panelsLocked;
}

constexpr ActionRow rows[] = {
    {MenuId::View, "view.zoomIn", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), "Ctrl++; Ctrl+=", "zoom-in",
     QT_TRANSLATE_NOOP("Actions", "Enlarge the board"), look<&BoardLens::zoomedIn>},
    {MenuId::View, "view.zoomOut", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), "Ctrl+-", "zoom-out",
     QT_TRANSLATE_NOOP("Actions", "Shrink the board"), look<&BoardLens::zoomedOut>},
    {MenuId::View, "view.fit", QT_TRANSLATE_NOOP("Actions", "&Whole board"), "Ctrl+0", "zoom-fit",
     QT_TRANSLATE_NOOP("Actions", "Fit the board into the window"), look<&BoardLens::fitted>},
    {MenuId::View, "view.show", QT_TRANSLATE_NOOP("Actions", "S&how on the board"), "Ctrl+H", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Bring the selected unit or province into view"), showSubject},
    {MenuId::View},
    {MenuId::View, "view.labelsAuto", QT_TRANSLATE_NOOP("Actions", "Names where they &fit"), "Ctrl+4",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Show names where there is room, codes elsewhere"),
     label<LabelMode::Auto>, nullptr, labelled<LabelMode::Auto>},
    {MenuId::View, "view.labelsNames", QT_TRANSLATE_NOOP("Actions", "Full &names"), "Ctrl+3", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the names of the provinces"), label<LabelMode::Names>, nullptr,
     labelled<LabelMode::Names>},
    {MenuId::View, "view.labelsCodes", QT_TRANSLATE_NOOP("Actions", "&Codes"), "Ctrl+2", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the three-letter codes of the provinces"), label<LabelMode::Codes>,
     nullptr, labelled<LabelMode::Codes>},
    {MenuId::View, "view.labelsNone", QT_TRANSLATE_NOOP("Actions", "No &labels"), "Ctrl+1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Hide names"), label<LabelMode::None>, nullptr, labelled<LabelMode::None>},
    {MenuId::View, "view.orders", QT_TRANSLATE_NOOP("Actions", "Order &arrows"), "Ctrl+9", "orders",
     QT_TRANSLATE_NOOP("Actions", "Draw the orders on the board"), toggleOrders, nullptr, showsOrders},
    {MenuId::View, "view.judge", QT_TRANSLATE_NOOP("Actions", "Reasons as a &judge gives them"), "Ctrl+8",
     nullptr,
     QT_TRANSLATE_NOOP("Actions",
                       "Give the reasons of results in order notation, with strengths and clauses"),
     toggleJudge, nullptr, isJudging},
    {MenuId::View},
    {MenuId::View, "view.light", QT_TRANSLATE_NOOP("Actions", "Li&ght theme"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Dark text on a light background"), paint<ThemeChoice::Light>, nullptr,
     painted<ThemeChoice::Light>},
    {MenuId::View, "view.dark", QT_TRANSLATE_NOOP("Actions", "&Dark theme"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Light text on a dark background"), paint<ThemeChoice::Dark>, nullptr,
     painted<ThemeChoice::Dark>},
    {MenuId::View, "view.system", QT_TRANSLATE_NOOP("Actions", "&System theme"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Follow the system setting"), paint<ThemeChoice::System>, nullptr,
     painted<ThemeChoice::System>},
    {MenuId::View},
    {MenuId::View, "view.panels", QT_TRANSLATE_NOOP("Actions", "&Panels")},
    {MenuId::View, "view.lockPanels", QT_TRANSLATE_NOOP("Actions", "Loc&k panels"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Keep the panels from being dragged elsewhere by accident"), toggleLock,
     nullptr, isLocked, KeyScope::Window, nullptr, "view.panels"},
    {MenuId::View, "view.resetLayout", QT_TRANSLATE_NOOP("Actions", "&Reset layout"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Put all panels back in their first places and sizes"), resetLayout,
     nullptr, nullptr, KeyScope::Window, nullptr, "view.panels"},
    {MenuId::View, "view.boardAlone", QT_TRANSLATE_NOOP("Actions", "&Board alone"), "F12", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Hide everything round the board, or show it again"), toggleBoardAlone,
     nullptr, isBoardAlone},
    {MenuId::View, "view.fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull screen"), "F11", "fullscreen",
     QT_TRANSLATE_NOOP("Actions", "Fill the whole display"), toggleFullScreen, nullptr, isFullScreen},
};

} // namespace

std::span<const ActionRow> viewActions()
{
    return rows;
}

} // namespace chancery
