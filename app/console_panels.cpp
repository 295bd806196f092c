// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_panels.h"

#include "app/document.h"
#include "app/document_window.h"
#include "engine/game/standings.h"
#include "ui/console/phase_form.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTimer>

#include <utility>

namespace chancery {

namespace {

constexpr int beforeForm = 0, layoutVersion = 1; ///< of layouts without and with the page of retreats

bool isLayoutChange(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        return true;
    default:
        return false;
    }
}

} // namespace

ConsolePanels::ConsolePanels(Document& document, DocumentWindow& window, const Contents& contents)
    : QObject(&window)
    , document_(document)
    , window_(window)
    , form_(*contents.form)
    , soon_(new QTimer(this))
{
    constexpr int moment = 500; // milliseconds
    QDockWidget* orders = window.newPanel("ordersDock", tr("Orders"), contents.orders);
    QDockWidget* form = window.newPanel("formDock", form_.title(), contents.form);
    form->setAttribute(Qt::WA_ShowWithoutActivating); // a phase that begins takes the focus from nothing
    form->hide();
    QDockWidget* tally = window.newPanel("tallyDock", tr("Tally"), contents.tally);
    QDockWidget* history = window.newPanel("historyDock", tr("History"), contents.history);
    window.tabifyDockWidget(tally, history);
    window.tabifyDockWidget(history, window.newPanel("liveDock", tr("Audience"), contents.live));
    QDockWidget* committee = window.newPanel("committeeDock", tr("Committee"), contents.committee);
    window.tabifyDockWidget(history, committee);
    committee->hide();
    committee->toggleViewAction()->setEnabled(false);
    tally->raise();
    window.tabifyDockWidget(orders, form);
    first_ = window.saveState(layoutVersion);
    followLock();
    connect(&document.settings(), &SharedSettings::panelsLockChanged, this,
            document.alone([this] { followLock(); }));
    connect(&document.session(), &Session::changed, this, &ConsolePanels::followCommittee);
    soon_->setSingleShot(true);
    soon_->setInterval(moment);
    connect(soon_, &QTimer::timeout, this, &ConsolePanels::changed);
    for (QDockWidget* dock : all()) dock->installEventFilter(this);
}

QList<QDockWidget*> ConsolePanels::all() const
{
    return window_.findChildren<QDockWidget*>();
}

QDockWidget& ConsolePanels::dock(const char* name) const
{
    return *window_.findChild<QDockWidget*>(QLatin1String(name));
}

void ConsolePanels::followLock()
{
    using Feature = QDockWidget::DockWidgetFeature;
    const QDockWidget::DockWidgetFeatures free = Feature::DockWidgetMovable | Feature::DockWidgetFloatable;
    const bool locked = document_.settings().values().panelsLocked;
    for (QDockWidget* panel : all())
        panel->setFeatures(locked ? Feature::DockWidgetClosable : free | Feature::DockWidgetClosable);
}

void ConsolePanels::show(const char* name)
{
    dock(name).show();
    dock(name).raise();
}

void ConsolePanels::showForm()
{
    show("formDock");
    if (dock("formDock").isFloating()) dock("formDock").activateWindow();
    form_.focusFirst();
}

void ConsolePanels::reset()
{
    window_.restoreState(first_, layoutVersion);
    placeForm();
    giveFirstSizes();
}

/// Before the window is shown, panels in tabs do not take any.
void ConsolePanels::giveFirstSizes()
{
    window_.resizeDocks({&dock("ordersDock"), &dock("tallyDock")}, {380, 380}, Qt::Horizontal);
    window_.resizeDocks({&dock("ordersDock"), &dock("tallyDock")}, {420, 230}, Qt::Vertical);
}

void ConsolePanels::sizeOnce()
{
    if (!std::exchange(sized_, true) && document_.settings().values().windowState.isEmpty()) giveFirstSizes();
}

/// Shows or hides the page of retreats or adjustments, as the phase asks. The orders stay in front of it.
void ConsolePanels::placeForm()
{
    QDockWidget &form = dock("formDock"), &orders = dock("ordersDock");
    const bool inFront = !orders.isHidden() && (!window_.isVisible() || !orders.visibleRegion().isEmpty());
    const bool focused = form.isAncestorOf(QApplication::focusWidget());
    formDue_ = form_.asks();
    form.setVisible(formDue_);
    if (formDue_ && inFront) orders.raise();
    if (focused && !formDue_) Q_EMIT formLeft();
}

/// Shows the page of retreats or adjustments when its phase begins and hides it afterwards. If it is closed,
/// it stays so in this phase.
void ConsolePanels::followForm()
{
    QDockWidget& form = dock("formDock");
    form.setWindowTitle(form_.title());
    form.toggleViewAction()->setEnabled(form_.asks());
    if (before_.isEmpty() && formDue_ != form_.asks()) placeForm();
}

/// Offers the officers' page in games whose rules have a Committee, and hides it in others.
void ConsolePanels::followCommittee()
{
    const bool sits = pointsCount(document_.session().game().rulebook.options);
    QDockWidget& page = dock("committeeDock");
    if (!sits) page.hide(); // panels kept from another game may show it
    if (page.toggleViewAction()->isEnabled() == sits) return;
    page.toggleViewAction()->setEnabled(sits);
    page.setVisible(sits && before_.isEmpty());
}

void ConsolePanels::setHidden(bool hidden)
{
    if (hidden != before_.isEmpty()) return;
    if (!hidden) {
        window_.restoreState(std::exchange(before_, {}), layoutVersion);
        return followForm();
    }
    before_ = window_.saveState(layoutVersion);
    for (QDockWidget* dock : all()) dock->hide();
}

QByteArray ConsolePanels::state() const
{
    return before_.isEmpty() ? window_.saveState(layoutVersion) : before_;
}

void ConsolePanels::restore()
{
    if (!before_.isEmpty()) window_.restoreState(std::exchange(before_, {}), layoutVersion);
    const QByteArray& kept = document_.settings().values().windowState;
    if (!window_.restoreState(kept, layoutVersion) && window_.restoreState(kept, beforeForm))
        window_.tabifyDockWidget(&dock("ordersDock"), &dock("formDock"));
    placeForm();
    followCommittee();
}

void ConsolePanels::noteChange(const QEvent& event)
{
    if (isLayoutChange(event) && window_.isVisible()) soon_->start();
}

bool ConsolePanels::eventFilter(QObject* watched, QEvent* event)
{
    noteChange(*event);
    return QObject::eventFilter(watched, event);
}

} // namespace chancery
