// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of what is on the board, on the order sheets and in the results; see main_window.h.
#include "app/document.h"
#include "app/main_window.h"
#include "engine/orders/order_text.h"
#include "ui/console/orders_panel.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QMenu>

namespace chancery {

namespace {

/// Returns the unit in a province, a dislodged one first.
const Unit* unitIn(const Map& map, const Position& position, Province province)
{
    if (const DislodgedUnit* dislodged = dislodgedAt(map, position, province)) return &dislodged->unit;
    return unitAt(map, position, province);
}

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

Province MainWindow::subject() const
{
    const OrderDesk& desk = document_.presenter().desk();
    const Province chosen = desk.open() ? desk.selection().chosen : noProvince;
    if (chosen != noProvince) return chosen;
    const Province read = document_.presenter().console().chosen();
    return read != noProvince ? read : desk.hovered();
}

/// Returns whether something is chosen, or a unit or what can be ordered is under the pointer.
bool MainWindow::hasSubject() const
{
    const OrderDesk& desk = document_.presenter().desk();
    const Province province = subject();
    return province != noProvince &&
           (!desk.idle() || province != desk.hovered() || desk.selection().targets.has(province) ||
            unitIn(document_.session().map(), document_.session().current().before, province));
}

/// Adds those of the actions that can be used now, and a line above them if there are any.
void MainWindow::addUsable(QMenu& menu, const QStringList& names) const
{
    QList<QAction*> usable;
    for (const QString& name : names)
        if (QAction* action = (*actions_)[name]; action->isEnabled()) usable << action;
    if (!usable.isEmpty()) menu.addSeparator();
    menu.addActions(usable);
}

/// The province is chosen first, so that what the menu offers is about it, and left again if nothing was
/// taken from the menu. While the menu is open, the pointer beside the board changes nothing.
void MainWindow::openMenu(Province province, const QPoint& at, MenuOn on)
{
    const Map& map = document_.session().map();
    const PhaseRecord& record = document_.presenter().shownRecord();
    const bool hasUnit = province != noProvince && unitIn(map, record.before, province);
    const bool hasOrder = province != noProvince &&
                          (record.outcome ? resultOf(map, *record.outcome, province) != nullptr : hasUnit);
    OrderDesk& desk = document_.presenter().desk();
    const bool wasIdle = desk.idle();
    if (province != noProvince) chooseUnit(province);
    desk.hover(province);
    actions_->refresh();
    menuOpen_ = true;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("contextMenu"));
    if (province != noProvince) menu.addAction(aboutProvince(map, record, province))->setEnabled(false);
    addUsable(menu, ordersFor(desk, province));
    if (hasOrder || on == MenuOn::Orders) addUsable(menu, {"orders.row", "orders.reading", "history.copy"});
    addUsable(menu, {"orders.rule", "history.correct", "edit.position"});
    if (on == MenuOn::Board) addUsable(menu, {"history.last"});
    if (on == MenuOn::Orders)
        addUsable(menu, record.outcome ? QStringList{"view.show", "view.judge"} : QStringList{"view.show"});
    const bool taken = menu.exec(at);
    menuOpen_ = false;
    if (wasIdle && !taken) desk.reset();
    showHovered(board_->underMouse() ? board_->provinceAt(board_->mapFromGlobal(QPointF(QCursor::pos())))
                                     : noProvince);
}

/// Opens the menu of what the keyboard is at: the chosen order of a list, else the chosen province.
void MainWindow::openMenuByKey()
{
    const QWidget* focused = focusWidget();
    if (orders_->isAncestorOf(focused)) {
        const auto [province, at] = orders_->menuPlace();
        return openMenu(province, at, MenuOn::Orders);
    }
    const Province province = subject();
    if (focused != board_ || province == noProvince) return;
    const QPointF at = board_->lens().toScreen(document_.board().art->geometry.unitAt(whole(province)));
    openMenu(province, board_->mapToGlobal(at.toPoint()), MenuOn::Board);
}

void MainWindow::goToRow()
{
    const Province province = subject();
    showOrders();
    if (document_.presenter().shownRecord().outcome) return orders_->results().read(province);
    const Unit* unit = province == noProvince ? nullptr
                                              : unitIn(document_.session().map(),
                                                       document_.session().current().before, province);
    if (unit) orders_->showPower(unit->power);
    orders_->writing().focusLine();
    if (unit) orders_->writing().askFor(province);
}

} // namespace chancery
