// SPDX-License-Identifier: GPL-3.0-or-later
// The Orders menu: entering and resolving orders, retreats and adjustments, the next phase.
#include "app/actions.h"
#include "app/console_board.h"
#include "app/console_docks.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/evening.h"
#include "app/game_panels.h"
#include "app/province_menu.h"
#include "engine/game/agenda.h"
#include "engine/game/desk_check.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/ruling_dialog.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QCoreApplication>

namespace chancery {

namespace {

/// Esc leaves a comparison first.
void cancel(Document& document)
{
    if (document.presenter().console().comparison()) return document.presenter().leaveComparison();
    document.desk().key(EntryKey::Cancel);
}

bool writing(const Document& document)
{
    return !document.session().resolved() && !document.presenter().showsPast();
}

void writeOrders(Document& document)
{
    document.presenter().showPresent();
    document.console()->places().show("ordersDock");
    document.console()->orders().writing().focusLine();
}

void showText(Document& document)
{
    document.presenter().showPresent();
    document.console()->places().show("ordersDock");
    WritingPage& page = document.console()->orders().writing();
    page.showText(!page.textShown());
}

void goToNext(Document& document)
{
    document.presenter().showPresent();
    document.console()->places().show("ordersDock");
    document.console()->orders().writing().goToNext();
}

void noteReceived(Document& document)
{
    const Power power = document.console()->orders().writing().power();
    setReceived(document.session(), power, !document.session().current().received.has(power));
}

bool isReceived(const Document& document)
{
    return document.window() &&
           document.session().current().received.has(document.console()->orders().writing().power());
}

QString rowText(const Document& document)
{
    return document.presenter().shownRecord().outcome
               ? QCoreApplication::translate("Actions", "Expla&in the result")
               : QCoreApplication::translate("Actions", "Go to &its row");
}

void sayReading(Document& document)
{
    WritingPage& page = document.console()->orders().writing();
    document.console()->places().show("ordersDock");
    page.showText(false);
    page.sayReading(document.console()->pointing().subject());
}

template<int n>
void showSheet(Document& document)
{
    document.console()->places().show("ordersDock");
    document.console()->orders().showPower(static_cast<Power>(n - 1));
}

/// Returns the text of the entry for a power; empty if the game has not so many.
template<int n>
QString sheetOf(const Document& document)
{
    const Game& game = document.session().game();
    const auto power = static_cast<Power>(n - 1);
    if (n > static_cast<int>(game.map->powers.size())) return {};
    const QString sheet =
        QCoreApplication::translate("Actions", "&%1 Sheet of %2", "number of the tab, power")
            .arg(n)
            .arg(Words(*game.map).power(power));
    const QString player = QString::fromStdString(playerOf(game, power, game.current().phase));
    if (player.isEmpty()) return sheet;
    return QCoreApplication::translate("Actions", "%1 (%2)", "sheet of a power, its player")
        .arg(sheet, QString(player).replace(u'&', QStringLiteral("&&")));
}

void resolve(Document& document)
{
    resolvePhase(document);
    if (document.session().resolved()) document.console()->focusBoard(); // else there is something to type
}

/// Goes to the first retreat, build or removal that is missing.
void enterMissing(Document& document)
{
    writeOrders(document);
    static constexpr DeskTrouble missing[] = {DeskTrouble::Missing};
    document.console()->orders().writing().goToNext(missing);
    document.console()->orders().writing().sayHow();
}

void advance(Document& document)
{
    beginNextPhase(document);
    if (speechesAreNext(document.session().game()))
        document.console()->places().show("committeeDock"); // a turn begins with them
    else
        document.console()->focusOrders();
}

void rule(Document& document)
{
    Session& session = document.session();
    const Province read = document.presenter().console().chosen();
    const Province chosen = read != noProvince ? read : document.presenter().desk().selection().chosen;
    const auto ruling = answerOf(&RulingDialog::ruling, session.game(), chosen, document.window());
    if (ruling) addRulings(session, {*ruling});
}

/// The entry for the power of the tab `n`.
template<int n>
constexpr ActionRow sheetRow(const char* name, const char* key)
{
    ActionRow row{MenuId::Orders,
                  name,
                  QT_TRANSLATE_NOOP("Actions", "Sheet of a power"),
                  key,
                  nullptr,
                  QT_TRANSLATE_NOOP(
                      "Actions", "Show the order sheet of this power; of a phase with results, its results"),
                  showSheet<n>};
    row.textNow = sheetOf<n>;
    row.submenu = "orders.power";
    return row;
}

/// The entry for the `n`th meaning of a line that can mean several things.
template<int n>
constexpr ActionRow answerRow(const char* name, const char* text, const char* key)
{
    ActionRow row{MenuId::Orders,
                  name,
                  text,
                  key,
                  nullptr,
                  QT_TRANSLATE_NOOP("Actions", "Choose what a line means that can mean several things"),
                  [](Document& document) { document.console()->orders().writing().answer(n); },
                  [](const Document& document) {
                      return writing(document) && document.window() &&
                             document.console()->orders().writing().answers() >= n;
                  }};
    row.submenu = "orders.answer";
    return row;
}

constexpr ActionRow orderRows[] = {
    {MenuId::Orders, "orders.write", QT_TRANSLATE_NOOP("Actions", "&Type orders"), "Ctrl+M", "orders",
     QT_TRANSLATE_NOOP("Actions", "Type the orders of the selected power, unit by unit"), writeOrders,
     [](const Document& document) {
         return !document.session().resolved() && document.session().takesOrders();
     }},
    {MenuId::Orders, "orders.text", QT_TRANSLATE_NOOP("Actions", "Sheet as te&xt"), "Ctrl+Shift+M", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Show the order sheet as free text or unit by unit"), showText, writing,
     [](const Document& document) {
         return document.window() && document.console()->orders().writing().textShown();
     }},
    {MenuId::Orders, "orders.next", QT_TRANSLATE_NOOP("Actions", "Next open &question"), "F3", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Go to the next order that is missing, illegal, unclear or not understood"),
     goToNext, writing},
    {MenuId::Orders, "orders.received", QT_TRANSLATE_NOOP("Actions", "Sheet recei&ved"), "Ctrl+I", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The selected power has handed in its order sheet, whatever is on it"),
     noteReceived, writing, isReceived},
    {MenuId::Orders, "orders.power", QT_TRANSLATE_NOOP("Actions", "Sheet &of power")},
    sheetRow<1>("orders.power.1", "Alt+1"),
    sheetRow<2>("orders.power.2", "Alt+2"),
    sheetRow<3>("orders.power.3", "Alt+3"),
    sheetRow<4>("orders.power.4", "Alt+4"),
    sheetRow<5>("orders.power.5", "Alt+5"),
    sheetRow<6>("orders.power.6", "Alt+6"),
    sheetRow<7>("orders.power.7", "Alt+7"),
    sheetRow<8>("orders.power.8", "Alt+8"),
    sheetRow<9>("orders.power.9", "Alt+9"),
    {MenuId::Orders, "orders.answer", QT_TRANSLATE_NOOP("Actions", "Meanin&g of the line")},
    answerRow<1>("orders.answer.1", QT_TRANSLATE_NOOP("Actions", "Meaning &1"), "Ctrl+Shift+1"),
    answerRow<2>("orders.answer.2", QT_TRANSLATE_NOOP("Actions", "Meaning &2"), "Ctrl+Shift+2"),
    answerRow<3>("orders.answer.3", QT_TRANSLATE_NOOP("Actions", "Meaning &3"), "Ctrl+Shift+3"),
    answerRow<4>("orders.answer.4", QT_TRANSLATE_NOOP("Actions", "Meaning &4"), "Ctrl+Shift+4"),
    {MenuId::Orders},
    {MenuId::Orders, "orders.hold"},
    {MenuId::Orders, "orders.move"},
    {MenuId::Orders, "orders.support"},
    {MenuId::Orders, "orders.convoy"},
    {MenuId::Orders, "orders.insurrection"},
    {MenuId::Orders, "orders.disband"},
    {MenuId::Orders, "orders.army"},
    {MenuId::Orders, "orders.fleet"},
    {MenuId::Orders, "orders.waive"},
    {MenuId::Orders, "orders.erase", QT_TRANSLATE_NOOP("Actions", "C&lear the order"), "Del; Backspace",
     "clear", QT_TRANSLATE_NOOP("Actions", "Delete the order of the selected unit"),
     [](Document& document) { document.desk().key(EntryKey::Erase); }, writing, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.cancel", QT_TRANSLATE_NOOP("Actions", "Ste&p back"), "Esc", "close",
     QT_TRANSLATE_NOOP("Actions", "Go back one step in the order being clicked, or leave a comparison"),
     cancel,
     [](const Document& document) {
         return writing(document) || document.presenter().console().comparison();
     },
     nullptr, KeyScope::Board},
    {MenuId::Orders},
    {MenuId::Orders, "orders.row", QT_TRANSLATE_NOOP("Actions", "Go to &its row"), "G", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Type the order of the selected unit, or read the reason for its result"),
     [](Document& document) { document.console()->goToRow(); }, nullptr, nullptr, KeyScope::Board, rowText},
    {MenuId::Orders, "orders.reading", QT_TRANSLATE_NOOP("Actions", "Sa&y how it was read"), "E", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Say how the order of the selected unit was understood"), sayReading,
     writing, nullptr, KeyScope::Board},
    {MenuId::Orders, "orders.menu", QT_TRANSLATE_NOOP("Actions", "What can &be done here"), "Shift+F10; Menu",
     nullptr,
     QT_TRANSLATE_NOOP(
         "Actions", "Open the menu of the selected unit, province or order; so does a right click, with Ctrl "
                    "even where it chooses the unit to help"),
     [](Document& document) { document.console()->provinceMenu().openByKey(); }},
    {MenuId::Orders},
    {MenuId::Orders, "orders.resolve", QT_TRANSLATE_NOOP("Actions", "&Resolve"), "Ctrl+R", "resolve",
     QT_TRANSLATE_NOOP("Actions", "Resolve the phase and play the results here"), resolve,
     [](const Document& document) { return writing(document) && document.presenter().mayResolve(); }},
    {MenuId::Orders, "orders.retreats", QT_TRANSLATE_NOOP("Actions", "Enter r&etreats"), "Ctrl+T", "retreat",
     QT_TRANSLATE_NOOP("Actions", "Choose where each dislodged unit retreats"), enterMissing,
     [](const Document& document) { return document.mayEnter(PhaseKind::Retreat); }},
    {MenuId::Orders, "orders.adjustments", QT_TRANSLATE_NOOP("Actions", "Enter ad&justments"), "Ctrl+B",
     "build", QT_TRANSLATE_NOOP("Actions", "Choose each power's builds and removals"), enterMissing,
     [](const Document& document) { return document.mayEnter(PhaseKind::Adjustment); }},
    {MenuId::Orders, "orders.rule", QT_TRANSLATE_NOOP("Actions", "R&uling…"), "Ctrl+U", "ruling",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Override the reading of an order, a result, a position or a centre's owner, with a reason"),
     rule, [](const Document& document) { return !document.presenter().showsPast(); }},
    {MenuId::Orders, "orders.advance", QT_TRANSLATE_NOOP("Actions", "&Next phase"), "F7", "advance",
     QT_TRANSLATE_NOOP("Actions", "Start the next phase"), advance,
     [](const Document& document) {
         return document.presenter().mayAdvance() && !document.presenter().showsPast();
     }},
    {MenuId::Orders, "orders.takeBack", QT_TRANSLATE_NOOP("Actions", "Ta&ke back the resolution"),
     "Ctrl+Shift+R", "undo",
     QT_TRANSLATE_NOOP("Actions", "Return to the orders, so that they can be changed"), takePhaseBack,
     [](const Document& document) { return canTakeBack(document.session().game()); }},
};

} // namespace

std::span<const ActionRow> orderActions()
{
    return orderRows;
}

} // namespace chancery
