// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document_window.h"

#include "app/action_set.h"
#include "app/audience_keeper.h"
#include "app/document.h"
#include "app/finds.h"
#include "app/game_panels.h"
#include "app/handbook_help.h"
#include "app/study_panels.h"
#include "engine/orders/order_text.h"
#include "ui/draw/board_view.h"
#include "ui/parts/finder_popup.h"
#include "ui/parts/toast.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QTabBar>
#include <QUndoStack>

namespace chancery {

const Unit* unitToShow(const Map& map, const Position& position, Province province)
{
    if (const DislodgedUnit* dislodged = dislodgedAt(map, position, province)) return &dislodged->unit;
    return unitAt(map, position, province);
}

QString aboutProvince(const Map& map, const PhaseRecord& record, Province province)
{
    const NamePhrases names(map);
    const Position& position = record.before;
    QStringList parts{Words(map).province(province)};
    if (map.centres.has(province)) {
        const Power owner = position.owner[index(province)];
        parts << (owner == noPower
                      ? DocumentWindow::tr("a centre without an owner")
                      : filled(DocumentWindow::tr("a centre of %1", "power"), {names.dative(owner)}));
    }
    if (const Unit* unit = unitToShow(map, position, province))
        parts << filled(unit->kind == UnitKind::Army ? DocumentWindow::tr("with an army of %1", "power")
                                                     : DocumentWindow::tr("with a fleet of %1", "power"),
                        {names.dative(unit->power)});
    return parts.join(QStringLiteral(", "));
}

DocumentWindow::DocumentWindow(Document& document)
    : document_(document)
    , finder_(new FinderPopup(this))
{
    setAcceptDrops(true);
    setAnimated(false); // a panel on its way back would not follow when the displays are swapped
    // The window is wider than high: what is at the right has the whole height.
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    if (document.isStudy())
        panels_ = std::make_unique<StudyPanels>(document, *this);
    else
        panels_ = std::make_unique<GamePanels>(document, *this);
    new DialogHelp(*this, actions());
    followDocument();
    followLock();
    for (QDockWidget* panel : findChildren<QDockWidget*>())
        connect(panel, &QDockWidget::topLevelChanged, this, &DocumentWindow::followLock);
}

DocumentWindow::~DocumentWindow()
{
    hide(); // widgets that lose the focus send signals while the panels still exist
}

GamePanels& DocumentWindow::console() const
{
    return static_cast<GamePanels&>(*panels_);
}

StudyPanels& DocumentWindow::study() const
{
    return static_cast<StudyPanels&>(*panels_);
}

ActionSet& DocumentWindow::actions() const
{
    return panels_->actions();
}

void DocumentWindow::followDocument()
{
    auto* toast = new Toast(panels_->boardView());
    connect(&document_, &Document::stateChanged, this, [this] { panels_->showState(); });
    connect(&document_, &Document::announced, toast, &Toast::say);
    connect(&document_.files(), &GameFiles::saved, toast, [toast](const QString& path) {
        toast->say(tr("Saved as %1").arg(QFileInfo(path).fileName()), path);
    });
    connect(toast, &Toast::folderWanted, this, [](const QString& path) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
    });
    const SharedSettings& settings = document_.settings();
    connect(&settings, &SharedSettings::preferencesChanged, this,
            document_.alone([this] { panels_->showLook(); }));
    connect(&settings, &SharedSettings::panelsLockChanged, this, document_.alone([this] { followLock(); }));
    connect(&settings, &SharedSettings::keysChanged, this, document_.alone([this] { panels_->showKeys(); }));
}

/// Locked panels have no title bars (WindowStyle): what they are is seen, or stands on their tabs. A panel in
/// a window of its own keeps what it is held by.
void DocumentWindow::followLock()
{
    using Feature = QDockWidget::DockWidgetFeature;
    const bool locked = document_.settings().values().panelsLocked;
    for (QDockWidget* panel : findChildren<QDockWidget*>()) {
        const bool offered = panel->toggleViewAction()->isEnabled(); // which Qt would forget
        panel->setFeatures(!locked ? Feature::DockWidgetClosable | Feature::DockWidgetMovable |
                                         Feature::DockWidgetFloatable
                           : panel->isFloating() ? Feature::DockWidgetClosable
                                                 : Feature::NoDockWidgetFeatures);
        panel->toggleViewAction()->setEnabled(offered);
    }
}

QMenu* DocumentWindow::createPopupMenu()
{
    auto* menu = new QMenu(this);
    menu->addActions(actions().submenu(QStringLiteral("view.panels"))->actions());
    return menu;
}

QDockWidget* DocumentWindow::newPanel(const char* name, const QString& title, QWidget* panel)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

void DocumentWindow::showPanel(QDockWidget& panel)
{
    panels_->makeWay();
    panel.show();
    panel.raise();
}

void DocumentWindow::find()
{
    offer(panels_->finds(), panels_->findHint(), 0);
}

void DocumentWindow::findStep()
{
    const QUndoStack& stack = *document_.session().undoStack();
    offer(stepsIn(*document_.session().undoStack(), !document_.session().path().isEmpty(),
                  !document_.isStudy() && document_.audience().presents(document_)),
          tr("Undo step"), stack.count() - stack.index());
}

void DocumentWindow::offer(std::vector<Find> found, const QString& hint, int row)
{
    offerFinds(*finder_, panels_->findPlace(), std::move(found), hint, row);
}

/// Returns whether a key goes on with the orders while they can be typed: a letter for which whatever has the
/// keyboard has no use, such as the tabs or a button; Enter on the board and on tabs.
bool DocumentWindow::mayBeginOrder(const QKeyEvent& key) const
{
    const bool plain =
        !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && key.text().size() == 1;
    const bool goesOn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!plain || !panels_->mayType()) return false;
    const QWidget* focused = QApplication::focusWidget();
    return goesOn ? panels_->boardView().hasFocus() || qobject_cast<const QTabBar*>(focused)
                  : key.text().front().isLetter();
}

/// A letter that nothing has a use for begins an order, and Enter on the board goes on with the orders. Esc
/// that a field has no use for is for the board. With a chosen unit the letter that says what the next click
/// means does so, too.
void DocumentWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) return actions()["orders.cancel"]->trigger();
    if (!mayBeginOrder(*event)) return QMainWindow::keyPressEvent(event);
    if (document_.desk().awaitsTarget())
        for (const char* intent : {"orders.move", "orders.support", "orders.convoy", "orders.insurrection"})
            if (actions()[intent]->shortcut() == QKeySequence(event->key())) actions()[intent]->trigger();
    panels_->beginOrder(*event);
}

bool DocumentWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        (document_.desk().isSpent() || document_.desk().awaitsTarget() || !panels_->hasSubject()) &&
        mayBeginOrder(static_cast<QKeyEvent&>(*event))) {
        event->accept(); // the letter is no key of the board now
        return true;
    }
    return QMainWindow::event(event);
}

/// On the board Tab goes on with the orders, as Enter does.
bool DocumentWindow::focusNextPrevChild(bool next)
{
    const bool goesOn = next && panels_->boardView().hasFocus() && panels_->mayType();
    if (!goesOn) return QMainWindow::focusNextPrevChild(next);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"));
    panels_->beginOrder(enter);
    return true;
}

void DocumentWindow::closeEvent(QCloseEvent* event)
{
    // What is tried out in a game stays in it.
    if (!document_.isInGame() && !document_.files().mayDiscard()) return event->ignore();
    panels_->keepLayout();
    event->accept();
    document_.workspace().close(document_);
}

void DocumentWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (QApplication::activeModalWidget()) return; // a dialog is about what is open here
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void DocumentWindow::dropEvent(QDropEvent* event)
{
    if (QApplication::activeModalWidget() || !event->mimeData()->hasUrls()) return;
    panels_->openDropped(event->mimeData()->urls().first().toLocalFile());
}

} // namespace chancery
