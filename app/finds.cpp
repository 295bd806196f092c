// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/finds.h"

#include "app/action_notes.h"
#include "app/actions.h"
#include "app/console_board.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/kept_layout.h"
#include "app/study_opening.h"
#include "engine/files/study_cases.h"
#include "engine/orders/order_text.h"
#include "ui/console/flow_bar.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/files/case_libraries.h"
#include "ui/parts/finder_popup.h"
#include "ui/room/screens.h"
#include "ui/words/brief.h"
#include "ui/words/clause_library.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/words.h"

#include <QAction>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QScreen>
#include <QUndoStack>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct FindText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::FindText)
};

/// Returns the text of an entry of a menu, without its mnemonic and its dots.
QString plain(QString text)
{
    return text.remove(u'&').remove(u'…');
}

void addPhases(std::vector<Find>& finds, Document& document)
{
    const std::vector<PhaseRecord>& phases = document.session().game().phases;
    for (std::size_t i = phases.size(); i-- > 0;) {
        const QString where = i == document.presenter().shownPhase() ? FindText::tr("shown now")
                              : i + 1 == phases.size()               ? FindText::tr("the current phase")
                                                                     : QString();
        finds.push_back({{FindKind::Phase,
                          Words::phase(phases[i].phase),
                          where,
                          {},
                          QString::fromStdString(shortName(phases[i].phase))},
                         [&document, i] {
                             // What is shown already would begin its story again, before the players.
                             if (i != document.presenter().shownPhase()) document.presenter().showPhase(i);
                         }});
    }
}

void addSettings(std::vector<Find>& finds, GamePanels& console)
{
    for (const PreferencePlace& place : PreferencesDialog::places()) {
        finds.push_back(
            {{FindKind::Setting, place.name, place.group, {}, place.words}, [&console, name = place.control] {
                 console.setPreferenceWanted(name);
                 console.actions()[QStringLiteral("edit.preferences")]->trigger();
             }});
    }
}

void addDisplays(std::vector<Find>& finds, Document& document, ActionSet& actions)
{
    const QString present = QStringLiteral("projector.present");
    for (const QPointer<QScreen> screen : QGuiApplication::screens()) {
        FindEntry entry{FindKind::Display,
                        FindText::tr("Present on %1", "a display").arg(screenTitle(*screen)),
                        actions.placeOf(present)};
        entry.seen = true;
        if (!actions[present]->isEnabled()) entry.blocked = whyDisabled(document, present);
        finds.push_back({entry, [&document, screen] {
                             if (screen) document.audience().present(document, screen);
                         }});
    }
}

void addRecentGames(std::vector<Find>& finds, Document& document)
{
    for (const QString& path : document.settings().values().recentFiles) {
        const QFileInfo file(path);
        FindEntry entry{FindKind::File, file.completeBaseName(), QDir::toNativeSeparators(file.path())};
        entry.seen = document.audience().presents(document);
        finds.push_back({entry, [&document, path] { document.opening().openInstead(path); }});
    }
}

/// Returns where a state is among the undo steps: "as it is now, as saved".
QString noteOn(const QUndoStack& stack, int state, bool saved)
{
    QStringList notes;
    if (state == stack.index()) notes << FindText::tr("as it is now", "among its undo steps");
    if (state > stack.index()) notes << FindText::tr("undone", "an undo step");
    if (saved && state == stack.cleanIndex()) notes << FindText::tr("as saved", "an undo step");
    return notes.join(QStringLiteral(", "));
}

/// Returns the actions that an evening asks for most, the next step of the game first.
QStringList askedForMost(const Document& document)
{
    return {actionOf(nextStep(document.session(), document.presenter(), document.hasAudience())),
            QStringLiteral("orders.next"),
            QStringLiteral("orders.write"),
            QStringLiteral("orders.received"),
            QStringLiteral("edit.undo"),
            QStringLiteral("orders.takeBack"),
            QStringLiteral("history.correct"),
            QStringLiteral("clock.toggle"),
            QStringLiteral("projector.present"),
            QStringLiteral("file.new"),
            QStringLiteral("file.study")};
}

/// Returns the place of a name in a list; its end if it is not there.
qsizetype placeIn(const QStringList& names, const QAction* action)
{
    const qsizetype place = names.indexOf(action->objectName());
    return place < 0 ? names.size() : place;
}

} // namespace

void addActions(std::vector<Find>& finds, const ActionSet& actions, const QStringList& first,
                const std::function<FindNote(const QString&)>& noteOn)
{
    std::vector<QAction*> sorted = actions.all();
    std::ranges::stable_sort(sorted, {}, [&](const QAction* action) { return placeIn(first, action); });
    for (QAction* action : sorted) {
        const QString name = action->objectName();
        if (name == QLatin1String("edit.find") || !action->isVisible()) continue;
        FindEntry entry{FindKind::Action, plain(action->text()), actions.placeOf(name)};
        entry.keys = action->shortcut().toString(QKeySequence::NativeText);
        entry.words = action->statusTip();
        const FindNote note = noteOn(name);
        if (!action->isEnabled())
            entry.blocked = note.blocked.isEmpty() ? FindText::tr("Not available now.") : note.blocked;
        entry.seen = note.seen;
        finds.push_back({entry, [action] { action->trigger(); }});
    }
}

namespace {

void addProvinces(std::vector<Find>& finds, const Map& map, const Position& position,
                  const std::function<void(Province)>& choose)
{
    const Words words(map);
    for (std::size_t i = 0; i < map.provinces.size(); ++i) {
        const auto p = static_cast<Province>(i);
        const QString code = QString::fromStdString(map[p].code);
        QString where = code;
        if (map.centres.has(p)) {
            const Power owner = position.owner[i];
            where = owner == noPower ? FindText::tr("%1, a centre without an owner").arg(code)
                                     : FindText::tr("%1, a centre of %2").arg(code, words.power(owner));
        }
        finds.push_back(
            {{FindKind::Province, words.province(p), where, {}, code}, [choose, p] { choose(p); }});
    }
}

void addUnits(std::vector<Find>& finds, const Map& map, const Position& position,
              const std::function<void(Province)>& choose)
{
    const Words words(map);
    const auto add = [&](const Unit& unit) {
        const Province p = map.provinceOf(unit.at);
        finds.push_back(
            {{FindKind::Unit, brief(map, unit),
              FindText::tr("%1, %2", "power, unit").arg(words.power(unit.power), words.unit(unit))},
             [choose, p] { choose(p); }});
    };
    for (const Power power : map.everyPower()) {
        for (const Unit& unit : position.units)
            if (unit.power == power) add(unit);
        for (const DislodgedUnit& dislodged : position.dislodged)
            if (dislodged.unit.power == power) add(dislodged.unit);
    }
}

void addOrders(std::vector<Find>& finds, const Map& map, const PhaseRecord& record,
               const std::function<void(Province)>& choose)
{
    for (const Order& order : ordersOf(record)) {
        if (order.unit.at == nowhere) continue;
        const Province unit = map.provinceOf(order.unit.at);
        const OrderResult* result = record.outcome ? resultOf(map, *record.outcome, unit) : nullptr;
        FindEntry entry{FindKind::Order, brief(map, record.before, order),
                        result ? Words::verdict(*result) : Words(map).power(order.power)};
        entry.words = Words(map).bareTitleOf(order, record);
        finds.push_back({entry, [choose, unit] { choose(unit); }});
    }
}

} // namespace

void addPlaces(std::vector<Find>& finds, const Map& map, const PhaseRecord& record,
               const std::function<void(Province)>& showProvince,
               const std::function<void(Province)>& chooseUnit)
{
    addProvinces(finds, map, record.before, showProvince);
    addUnits(finds, map, record.before, chooseUnit);
    addOrders(finds, map, record, chooseUnit);
}

void addPanels(std::vector<Find>& finds, const QList<QDockWidget*>& panels,
               const std::function<void(QDockWidget&)>& show)
{
    for (QDockWidget* panel : panels) {
        const bool inView = isInView(*panel);
        const QString name = panel->windowTitle();
        FindEntry entry{FindKind::Panel,
                        inView ? FindText::tr("Hide %1", "a panel").arg(name)
                               : FindText::tr("Show %1", "a panel").arg(name),
                        QString()};
        if (!panel->toggleViewAction()->isEnabled())
            entry.blocked = FindText::tr("This phase has neither retreats nor adjustments.");
        finds.push_back({entry, [show, panel, inView] {
                             if (inView)
                                 panel->close();
                             else
                                 show(*panel);
                         }});
    }
}

void addCases(std::vector<Find>& finds, Workspace& workspace)
{
    const Result<BoardSource> board = workspace.boards().board("standard");
    if (!board) return;
    for (const CaseLibrary& library : caseLibraries()) {
        const Result<std::span<const Case>> cases = workspace.boards().cases(library);
        if (!cases) continue;
        const QString name = QCoreApplication::translate("CaseLibrary", library.name);
        for (const Case& one : *cases) {
            const FindEntry entry{FindKind::Case,
                                  FindText::tr("%1 %2", "number of a case, title")
                                      .arg(QString::fromStdString(one.id), QString::fromStdString(one.title)),
                                  name};
            finds.push_back({entry, [&workspace, map = board->map, &one, name = name.toStdString()] {
                                 openAsStudy(workspace, studyOf(map, one, name));
                             }});
        }
    }
}

void addClauses(std::vector<Find>& finds)
{
    for (const ClauseDocument& document : clauseDocuments())
        for (const Clause& clause : document.clauses) {
            const ClausePlace place{&document, &clause, clause.number};
            const FindEntry entry{FindKind::Clause, titleOf(place), RulebookWords::title(bookOf(document))};
            finds.push_back({entry, [link = linkToClause(place)] { QDesktopServices::openUrl(QUrl(link)); }});
        }
}

void offerFinds(FinderPopup& finder, QWidget& over, std::vector<Find> offered, const QString& hint, int row)
{
    over.window()->activateWindow(); // a floating panel may have the keyboard
    auto finds = std::make_shared<std::vector<Find>>(std::move(offered));
    std::vector<FindEntry> entries;
    for (const Find& one : *finds) entries.push_back(one.entry);
    QWidget* window = over.window();
    finder.disconnect(window);
    QObject::connect(
        &finder, &FinderPopup::chosen, window, [finds](std::size_t entry) { (*finds)[entry].choose(); },
        Qt::QueuedConnection);
    finder.open(std::move(entries), over, hint, row);
}

std::vector<Find> stepsIn(QUndoStack& stack, bool saved, bool seen)
{
    std::vector<Find> finds;
    for (int state = stack.count(); state >= 0; --state) {
        const QString title = state == 0 ? FindText::tr("before all changes")
                                         : FindText::tr("%1. %2", "number and name of an undo step")
                                               .arg(state)
                                               .arg(stack.text(state - 1));
        FindEntry entry{FindKind::Step, title, noteOn(stack, state, saved)};
        entry.seen = state != stack.index() && seen;
        finds.push_back({entry, [&stack, state] { stack.setIndex(state); }});
    }
    return finds;
}

std::vector<Find> findsIn(Document& document, DocumentWindow& window)
{
    const bool presents = document.audience().presents(document);
    GamePanels& console = window.console();
    std::vector<Find> finds;
    addActions(finds, window.actions(), askedForMost(document), [&document, presents](const QString& name) {
        return FindNote{whyDisabled(document, name), name == QLatin1String("projector.present") ||
                                                         (presents && changesWhatPlayersSee(name) &&
                                                          name != QLatin1String("orders.takeBack"))}; // asks
    });
    if (!document.start().isShown()) {
        addPlaces(
            finds, document.session().map(), document.presenter().shownRecord(),
            [&console](Province p) { console.pointing().showProvince(p); },
            [&console](Province p) { console.pointing().chooseUnit(p); });
        addPhases(finds, document);
        addPanels(finds, console.docks(), [&window](QDockWidget& panel) { window.showPanel(panel); });
    }
    addDisplays(finds, document, window.actions());
    addRecentGames(finds, document);
    addCases(finds, document.workspace());
    addClauses(finds);
    addSettings(finds, console);
    return finds;
}

} // namespace chancery
