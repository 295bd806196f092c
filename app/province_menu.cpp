// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/province_menu.h"

#include "app/actions.h"
#include "app/console_board.h"
#include "app/document.h"
#include "app/document_window.h"
#include "ui/console/orders_panel.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/parts/clause_menu.h"

#include <QMenu>

namespace chancery {

namespace {

/// Returns the actions that order something in a province.
QStringList ordersFor(const OrderDesk& desk, Province province)
{
    static constexpr std::pair<const char*, EntryKey> actions[] = {
        {"orders.hold", EntryKey::Hold},
        {"orders.move", EntryKey::Move},
        {"orders.support", EntryKey::Support},
        {"orders.convoy", EntryKey::Convoy},
        {"orders.insurrection", EntryKey::Insurrection},
        {"orders.disband", EntryKey::Disband},
        {"orders.army", EntryKey::Army},
        {"orders.fleet", EntryKey::Fleet},
        {"orders.waive", EntryKey::Waive},
        {"orders.erase", EntryKey::Erase}};
    QStringList names;
    for (const auto& [name, key] : actions)
        if (desk.mayPress(key, province)) names << QLatin1String(name);
    return names;
}

} // namespace

ProvinceMenu::ProvinceMenu(Document& document, Actions& actions, ConsoleBoard& board, OrdersPanel& orders)
    : QObject(&orders)
    , document_(document)
    , actions_(actions)
    , board_(board)
    , orders_(orders)
{
    connect(&orders, &OrdersPanel::menuWanted, this,
            [this](Province province, const QPoint& at) { open(province, at, MenuOn::Orders); });
    connect(&orders, &OrdersPanel::menuKeyPressed, this, &ProvinceMenu::openByKey);
    connect(&board.view(), &BoardView::menuWanted, this,
            [this](Province province, const QPoint& at) { open(province, at, MenuOn::Board); });
}

/// Adds those of the actions that can be used now, and a line above them if there are any.
void ProvinceMenu::addUsable(QMenu& menu, const QStringList& names) const
{
    QList<QAction*> usable;
    for (const QString& name : names)
        if (QAction* action = actions_[name]; action->isEnabled()) usable << action;
    if (!usable.isEmpty()) menu.addSeparator();
    menu.addActions(usable);
}

void ProvinceMenu::open(Province province, const QPoint& at, MenuOn on)
{
    const Map& map = document_.session().map();
    const PhaseRecord& record = document_.presenter().shownRecord();
    const bool hasUnit = province != noProvince && unitToShow(map, record.before, province);
    const bool hasOrder = province != noProvince &&
                          (record.outcome ? resultOf(map, *record.outcome, province) != nullptr : hasUnit);
    OrderDesk& desk = document_.presenter().desk();
    const bool wasIdle = desk.idle();
    if (province != noProvince) board_.chooseUnit(province);
    desk.hover(province);
    actions_.refresh();
    board_.hold(true);
    QMenu menu(orders_.window());
    menu.setObjectName(QStringLiteral("contextMenu"));
    if (province != noProvince) menu.addAction(aboutProvince(map, record, province))->setEnabled(false);
    addUsable(menu, ordersFor(desk, province));
    if (hasOrder || on == MenuOn::Orders) addUsable(menu, {"orders.row", "orders.reading", "history.copy"});
    addUsable(menu, {"orders.rule", "history.correct", "edit.position"});
    if (on == MenuOn::Board) addUsable(menu, {"history.last"});
    if (on == MenuOn::Orders)
        addUsable(menu, record.outcome ? QStringList{"view.show", "view.judge"} : QStringList{"view.show"});
    if (on == MenuOn::Orders && record.outcome) addClauses(menu, orders_.results().judgedReason());
    if (!takenFrom(menu, at) && wasIdle) desk.reset();
    if (desk.open()) document_.presenter().console().choose(noProvince); // the frame is the line's again
    board_.hold(false);
}

void ProvinceMenu::openByKey()
{
    const QWidget* focused = orders_.window()->focusWidget();
    if (orders_.isAncestorOf(focused)) {
        const auto [province, at] = orders_.menuPlace();
        return open(province, at, MenuOn::Orders);
    }
    const Province province = board_.subject();
    if (focused != &board_.view() || province == noProvince) return;
    const QPointF at = board_.view().lens().toScreen(document_.board().art->geometry.unitAt(whole(province)));
    open(province, board_.view().mapToGlobal(at.toPoint()), MenuOn::Board);
}

} // namespace chancery
