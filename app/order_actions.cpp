// SPDX-License-Identifier: GPL-3.0-or-later
// The Orders menu: entering and resolving orders, retreats and adjustments, the next phase.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "ui/dialogs/adjustment_dialog.h"
#include "ui/dialogs/retreat_dialog.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/panels/orders_panel.h"
#include "ui/session/corrections.h"
#include "ui/session/sheet_edits.h"

#include <QCoreApplication>

namespace chancery {

namespace {

template<EntryKey key>
void enter(Document& document)
{
    document.presenter().desk().key(key);
}

/// Esc leaves a comparison first.
void cancel(Document& document)
{
    if (document.presenter().console().compared()) return document.presenter().leaveComparison();
    enter<EntryKey::Cancel>(document);
}

bool writing(const Document& document)
{
    return !document.session().resolved() && !document.presenter().showsPast();
}

bool mayCancel(const Document& document)
{
    return writing(document) || document.presenter().console().compared();
}

bool inPhase(const Document& document, PhaseKind kind)
{
    return writing(document) && document.session().current().phase.kind == kind;
}

bool moving(const Document& document)
{
    return inPhase(document, PhaseKind::Movement);
}
bool retreating(const Document& document)
{
    return inPhase(document, PhaseKind::Retreat);
}
bool adjusting(const Document& document)
{
    return inPhase(document, PhaseKind::Adjustment);
}
bool disbanding(const Document& document)
{
    return retreating(document) || adjusting(document);
}

void writeOrders(Document& document)
{
    document.presenter().showPresent();
    document.window()->showOrders();
    document.window()->orders().writing().focusLine();
}

void showText(Document& document)
{
    document.presenter().showPresent();
    document.window()->showOrders();
    WritingPage& page = document.window()->orders().writing();
    page.showText(!page.textShown());
}

bool textShown(const Document& document)
{
    return document.window() && document.window()->orders().writing().textShown();
}

void resolve(Document& document)
{
    document.resolve();
    document.window()->focusBoard();
}

bool mayResolve(const Document& document)
{
    return writing(document) && document.presenter().mayResolve();
}

void retreats(Document& document)
{
    Session& session = document.session();
    const auto orders = RetreatDialog::edit(session.map(), session.current().before,
                                            ordersOf(session.current()), document.window());
    if (orders) writeAll(session, *orders);
}

void adjustments(Document& document)
{
    Session& session = document.session();
    const auto orders =
        AdjustmentDialog::edit(session.map(), session.game().rulebook.options, session.current().before,
                               ordersOf(session.current()), document.window());
    if (orders) writeAll(session, *orders);
}

void advance(Document& document)
{
    document.advance();
    document.window()->focusBoard();
}

bool mayAdvance(const Document& document)
{
    return document.presenter().mayAdvance() && !document.presenter().showsPast();
}

void takeBack(Document& document)
{
    document.session().takeBack();
}
bool mayTakeBack(const Document& document)
{
    return document.session().canTakeBack();
}

void rule(Document& document)
{
    Session& session = document.session();
    const Province read = document.presenter().console().chosen();
    const Province chosen = read != noProvince ? read : document.presenter().desk().selection().chosen;
    const auto ruling = RulingDialog::ask(session.game(), chosen, document.window());
    if (ruling) addRulings(session, {*ruling});
}

bool mayRule(const Document& document)
{
    return !document.presenter().showsPast();
}

constexpr ActionRow rows[] = {
    {MenuId::Orders, "orders.write", QT_TRANSLATE_NOOP("Actions", "&Type orders"), "Ctrl+M", "orders",
     QT_TRANSLATE_NOOP("Actions", "Type the orders of the selected power, unit by unit"), writeOrders},
    {MenuId::Orders, "orders.text", QT_TRANSLATE_NOOP("Actions", "Sheet as te&xt"), "Ctrl+Shift+M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the order sheet as free text or unit by unit"), showText, writing,
     textShown},
    {MenuId::Orders},
    {MenuId::Orders, "orders.hold", QT_TRANSLATE_NOOP("Actions", "&Hold"), "H", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected unit, or the one under the pointer, holds"),
     enter<EntryKey::Hold>, moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.move", QT_TRANSLATE_NOOP("Actions", "&Move"), "M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected unit moves to the province you click next"),
     enter<EntryKey::Move>, moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.support", QT_TRANSLATE_NOOP("Actions", "&Support"), "S", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected unit supports the unit you click next"),
     enter<EntryKey::Support>, moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.convoy", QT_TRANSLATE_NOOP("Actions", "&Convoy"), "C", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected fleet convoys the army you click next"),
     enter<EntryKey::Convoy>, moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.disband", QT_TRANSLATE_NOOP("Actions", "&Disband"), "D", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected unit disbands"), enter<EntryKey::Disband>, disbanding,
     nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.army", QT_TRANSLATE_NOOP("Actions", "Build an &army"), "A", "army",
     QT_TRANSLATE_NOOP("Actions", "Build an army in the selected centre"), enter<EntryKey::Army>, adjusting,
     nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.fleet", QT_TRANSLATE_NOOP("Actions", "Build a &fleet"), "F", "fleet",
     QT_TRANSLATE_NOOP("Actions", "Build a fleet in the selected centre"), enter<EntryKey::Fleet>, adjusting,
     nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.waive", QT_TRANSLATE_NOOP("Actions", "&Waive a build"), "W", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Waive one build of the selected centre's power"), enter<EntryKey::Waive>,
     adjusting, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.erase", QT_TRANSLATE_NOOP("Actions", "C&lear the order"), "Del; Backspace",
     "clear", QT_TRANSLATE_NOOP("Actions", "Delete the order of the selected unit"), enter<EntryKey::Erase>,
     writing, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.cancel", QT_TRANSLATE_NOOP("Actions", "Ste&p back"), "Esc", "close",
     QT_TRANSLATE_NOOP("Actions", "Go back one step in the order being clicked, or leave a comparison"),
     cancel, mayCancel, nullptr, KeyScope::Board},
    {MenuId::Orders},
    {MenuId::Orders, "orders.resolve", QT_TRANSLATE_NOOP("Actions", "&Resolve"), "Ctrl+R", "resolve",
     QT_TRANSLATE_NOOP("Actions", "Resolve the phase and play the results here"), resolve, mayResolve},
    {MenuId::Orders, "orders.retreats", QT_TRANSLATE_NOOP("Actions", "Enter r&etreats…"), "Ctrl+T", "retreat",
     QT_TRANSLATE_NOOP("Actions", "Choose where each dislodged unit retreats"), retreats, retreating},
    {MenuId::Orders, "orders.adjustments", QT_TRANSLATE_NOOP("Actions", "Enter ad&justments…"), "Ctrl+B",
     "build", QT_TRANSLATE_NOOP("Actions", "Choose each power's builds and removals"), adjustments,
     adjusting},
    {MenuId::Orders, "orders.rule", QT_TRANSLATE_NOOP("Actions", "R&uling…"), "Ctrl+U", "ruling",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Override the reading of an order, a result, a position or a centre's owner, with a reason"),
     rule, mayRule},
    {MenuId::Orders, "orders.advance", QT_TRANSLATE_NOOP("Actions", "&Next phase"), "F7", "advance",
     QT_TRANSLATE_NOOP("Actions", "Start the next phase"), advance, mayAdvance},
    {MenuId::Orders, "orders.takeBack", QT_TRANSLATE_NOOP("Actions", "Ta&ke back the resolution"),
     "Ctrl+Shift+R", "undo",
     QT_TRANSLATE_NOOP("Actions", "Return to the orders, so that they can be changed"), takeBack,
     mayTakeBack},
};

} // namespace

std::span<const ActionRow> orderActions()
{
    return rows;
}

} // namespace chancery
