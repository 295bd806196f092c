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

bool writing(const Document& document)
{
    return !document.session().resolved() && !document.presenter().showsPast();
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
     QT_TRANSLATE_NOOP("Actions", "Type the orders of the chosen power, unit by unit"), writeOrders},
    {MenuId::Orders},
    {MenuId::Orders, "orders.hold", QT_TRANSLATE_NOOP("Actions", "&Hold"), "H", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The chosen unit, or the one under the pointer, holds"),
     enter<EntryKey::Hold>, moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.move", QT_TRANSLATE_NOOP("Actions", "&Move"), "M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The chosen unit moves where you click next"), enter<EntryKey::Move>,
     moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.support", QT_TRANSLATE_NOOP("Actions", "&Support"), "S", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The chosen unit supports what you click next"), enter<EntryKey::Support>,
     moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.convoy", QT_TRANSLATE_NOOP("Actions", "&Convoy"), "C", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The chosen fleet convoys what you click next"), enter<EntryKey::Convoy>,
     moving, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.disband", QT_TRANSLATE_NOOP("Actions", "&Disband"), "D", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The chosen unit disbands"), enter<EntryKey::Disband>, disbanding, nullptr,
     KeyScope::Board},
    {MenuId::Orders, "orders.army", QT_TRANSLATE_NOOP("Actions", "Build an &army"), "A", "army",
     QT_TRANSLATE_NOOP("Actions", "Build an army in the chosen centre"), enter<EntryKey::Army>, adjusting,
     nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.fleet", QT_TRANSLATE_NOOP("Actions", "Build a &fleet"), "F", "fleet",
     QT_TRANSLATE_NOOP("Actions", "Build a fleet in the chosen centre"), enter<EntryKey::Fleet>, adjusting,
     nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.waive", QT_TRANSLATE_NOOP("Actions", "&Waive a build"), "W", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Decline one build of the chosen centre's power"), enter<EntryKey::Waive>,
     adjusting, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.erase", QT_TRANSLATE_NOOP("Actions", "Take the order &back"), "Del; Backspace",
     "clear", QT_TRANSLATE_NOOP("Actions", "Take back what the chosen unit was told"), enter<EntryKey::Erase>,
     writing, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.cancel", QT_TRANSLATE_NOOP("Actions", "Ste&p back"), "Esc", "close",
     QT_TRANSLATE_NOOP("Actions", "One step back in clicking an order"), enter<EntryKey::Cancel>, writing,
     nullptr, KeyScope::Board},
    {MenuId::Orders},
    {MenuId::Orders, "orders.resolve", QT_TRANSLATE_NOOP("Actions", "&Resolve"), "Ctrl+R", "resolve",
     QT_TRANSLATE_NOOP("Actions", "Adjudicate the phase and show what happens"), resolve, mayResolve},
    {MenuId::Orders, "orders.retreats", QT_TRANSLATE_NOOP("Actions", "Enter r&etreats…"), "Ctrl+T", "retreat",
     QT_TRANSLATE_NOOP("Actions", "Choose where each dislodged unit goes"), retreats, retreating},
    {MenuId::Orders, "orders.adjustments", QT_TRANSLATE_NOOP("Actions", "Enter ad&justments…"), "Ctrl+B",
     "build", QT_TRANSLATE_NOOP("Actions", "Choose builds and removals of each power"), adjustments,
     adjusting},
    {MenuId::Orders, "orders.rule", QT_TRANSLATE_NOOP("Actions", "R&uling…"), "Ctrl+U", "ruling",
     QT_TRANSLATE_NOOP("Actions",
                       "Override how an order is read, a result, a position or an owner, with a reason"),
     rule, mayRule},
    {MenuId::Orders, "orders.advance", QT_TRANSLATE_NOOP("Actions", "&Next phase"), "F7", "advance",
     QT_TRANSLATE_NOOP("Actions", "Begin the next phase"), advance, mayAdvance},
    {MenuId::Orders, "orders.takeBack", QT_TRANSLATE_NOOP("Actions", "Ta&ke back"), "Ctrl+Shift+R", "undo",
     QT_TRANSLATE_NOOP("Actions", "Take the resolution back so that orders can be changed"), takeBack,
     mayTakeBack},
};

} // namespace

std::span<const ActionRow> orderActions()
{
    return rows;
}

} // namespace chancery
