// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console_docks.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/kept_layout.h"
#include "engine/game/standings.h"
#include "ui/console/history_page.h"
#include "ui/console/orders_panel.h"
#include "ui/console/phase_form.h"
#include "ui/draw/type.h"
#include "ui/parts/room_below.h"

#include <QApplication>
#include <QDockWidget>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

/// Of layouts without the page of retreats, with the history behind the tally, and of now.
constexpr int beforeForm = 0, behindTally = 1, layoutVersion = 2;

/// Returns the first width of the panels beside a board that is about as high as the window; `text` is the
/// size of the text, in percent.
int widthIn(int window, int text)
{
    constexpr int part = 4, narrowest = 330, widest = 480;
    const int least = std::min(narrowest * text / 100, window * 2 / 5);
    return std::clamp(window / part, std::max(narrowest, least), std::max(widest * text / 100, least));
}

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

ConsoleDocks::ConsoleDocks(Document& document, DocumentWindow& window, const Contents& contents)
    : QObject(&window)
    , document_(document)
    , window_(window)
    , form_(*contents.form)
    , orders_(*contents.orders)
    , history_(*contents.history)
    , soon_(new QTimer(this))
    , fit_(new QTimer(this))
    , textSize_(document.settings().preferences().textSize)
{
    constexpr int moment = 500; // milliseconds
    QDockWidget* orders = window.newPanel("ordersDock", tr("Orders"), contents.orders);
    QDockWidget* form = window.newPanel("formDock", form_.title(), contents.form);
    form->setAttribute(Qt::WA_ShowWithoutActivating); // a phase that begins takes the focus from nothing
    form->hide();
    connect(form->toggleViewAction(), &QAction::triggered, this, [this](bool wanted) {
        formWanted_ = wanted;
        if (wanted) showForm();
    });
    QDockWidget* tally = window.newPanel("tallyDock", tr("Tally"), contents.tally);
    QDockWidget* history = window.newPanel("historyDock", tr("History"), contents.history);
    QDockWidget* live = window.newPanel("liveDock", tr("Audience"), contents.live);
    QDockWidget* committee = window.newPanel("committeeDock", tr("Committee"), contents.committee);
    QDockWidget* text = window.newPanel("boardTextDock", tr("Board as text"), contents.text);
    for (QDockWidget* behind : {form, committee, history, live, text})
        window.tabifyDockWidget(orders, behind);
    orders->raise();
    for (QDockWidget* later : {committee, live, text}) later->hide();
    for (QDockWidget* asked : {committee, live}) asked->toggleViewAction()->setEnabled(false);
    connect(live->toggleViewAction(), &QAction::triggered, this,
            [this](bool wanted) { liveWanted_ = wanted; });
    first_ = window.saveState(layoutVersion);
    connect(&document.session(), &Session::changed, this, &ConsoleDocks::followCommittee);
    connect(&document.session(), &Session::replaced, this, &ConsoleDocks::lead);
    connect(&document.session(), &Session::replaced, this, [this] { // its tally may have other rows
        if (followsSize_ && !ownHeight_) QTimer::singleShot(0, this, &ConsoleDocks::giveFirstSizes);
    });
    for (QDockWidget* page : {history, live})
        connect(page, &QDockWidget::visibilityChanged, fit_, qOverload<>(&QTimer::start));
    connect(&document.session(), &Session::changed, this, [this](Change change) {
        if (change == Change::Game || change == Change::Phase) fit_->start(); // the history has other rows
    });
    fit_->setSingleShot(true);
    connect(fit_, &QTimer::timeout, this, &ConsoleDocks::fitLower);
    soon_->setSingleShot(true);
    soon_->setInterval(moment);
    connect(soon_, &QTimer::timeout, this, [this, tally] {
        if (isInView("tallyDock") && sizedAt_ == window_.size())
            ownHeight_ = // what is left over of the window's height may be a few pixels
                tally->height() > tally->minimumSizeHint().height() + tally->fontMetrics().height();
        noteLower();
        Q_EMIT changed();
    });
    window.installEventFilter(this);
    for (QDockWidget* dock : all()) dock->installEventFilter(this);
    followCommittee();
}

QList<QDockWidget*> ConsoleDocks::all() const
{
    return window_.findChildren<QDockWidget*>();
}

QDockWidget& ConsoleDocks::dock(const char* name) const
{
    return *window_.findChild<QDockWidget*>(QLatin1String(name));
}

void ConsoleDocks::show(const char* name)
{
    dock(name).show();
    dock(name).raise();
}

/// Has the orders in front of the history and the picture, or the page that was there before these.
void ConsoleDocks::leaveToOrders()
{
    dock("ordersDock").raise();
    lead();
}

bool ConsoleDocks::isInView(const char* name) const
{
    return chancery::isInView(dock(name));
}

void ConsoleDocks::showForm()
{
    show("formDock");
    if (dock("formDock").isFloating()) dock("formDock").activateWindow();
    form_.focusFirst();
}

void ConsoleDocks::reset()
{
    window_.restoreState(first_, layoutVersion);
    formWanted_ = false;
    liveWanted_ = true;
    ownLower_.clear();
    placeForm();
    placeLive();
    giveFirstSizes();
}

void ConsoleDocks::giveFirstWidth()
{
    const int wide = widthIn(window_.width(), textSize_);
    window_.resizeDocks({&dock("ordersDock"), &dock("tallyDock")}, {wide, wide}, Qt::Horizontal);
}

/// Gives panels their first sizes that were kept from an evening with text of another size.
void ConsoleDocks::fitText()
{
    if (document_.settings().values().layoutText != textSize_) giveFirstSizes();
}

/// Before the window is shown, panels in tabs do not take any. The tally has the room of its rows, the
/// picture of the audience below it no more than it fills, and the orders the rest.
void ConsoleDocks::giveFirstSizes()
{
    followsSize_ = true;
    fit_->start();
    if (before_.isEmpty()) sizedAt_ = window_.size();
    giveFirstWidth();
    stack();
    QDockWidget &orders = leading(), &tally = dock("tallyDock"), &history = dock("historyDock");
    const int needed = tally.minimumSizeHint().height();
    const int left = orders.height() + tally.height() + (isStacked() ? history.height() : 0) - needed;
    if (isStacked()) {
        const int last = lowerHeightOf(left);
        window_.resizeDocks({&orders, &tally, &history}, {left - last, needed, last}, Qt::Vertical);
    } else
        window_.resizeDocks({&orders, &tally}, {left, needed}, Qt::Vertical);
}

/// Returns the height of what is below the tally, of the height that it shares with the orders: of the
/// picture, as its width asks for, and of the history for the phases that there are, but no more than for the
/// picture or, down to a third of that, than the orders leave. What is left beside all the air that these may
/// have goes to the chart of the history, if that shows a good part of it.
int ConsoleDocks::lowerHeightOf(int shared) const
{
    const int picture = std::clamp(shared * 3 / 7, 0, leading().width() * 9 / 16 + 4 * spacingStep);
    if (isInView("liveDock")) return picture;
    const int line = window_.fontMetrics().height(), tabs = 2 * line;
    const int below = dock("liveDock").isHidden() ? line : tabs;
    const int most = std::clamp(shared - orders_.heightLeast() - tabs, picture / 3, picture);
    const int phases = std::min(most, history_.sizeHint().height() + below);
    if (&leading() != &dock("ordersDock")) return phases;
    const int spare = std::min(shared - orders_.heightFilled() - tabs, history_.heightFilled() + below);
    return spare >= phases + 2 * grown(leastBelow) ? spare : phases;
}

/// Returns the page below the tally that is in view.
QDockWidget& ConsoleDocks::lower() const
{
    return dock(isInView("liveDock") ? "liveDock" : "historyDock");
}

/// Returns whether a panel is seen beside the board, where the first arrangement has it.
bool ConsoleDocks::isBeside(const QDockWidget& one) const
{
    return chancery::isInView(one) && !one.isFloating() &&
           window_.dockWidgetArea(const_cast<QDockWidget*>(&one)) == Qt::RightDockWidgetArea;
}

bool ConsoleDocks::followsSize() const
{
    const bool placed = !before_.isEmpty() || (isBeside(leading()) && isBeside(dock("tallyDock")) &&
                                               hasFirstWidth(window_.width()));
    return followsSize_ && placed && !ownHeight_ && ownLower_.isEmpty();
}

/// Gives the page below the tally the height that it fills, and the orders the rest. One that the gamemaster
/// has made lower stays so.
void ConsoleDocks::fitLower()
{
    QDockWidget &orders = leading(), &tally = dock("tallyDock"), &page = lower();
    lowerHeight_ = 0;
    soon_->start();
    if (!isStacked() || !isBeside(orders) || !isBeside(page)) return;
    const bool own = ownHeight_ || !followsSize_;
    const int above = own ? tally.height() : tally.minimumSizeHint().height();
    const int shared = orders.height() + tally.height() + page.height() - above;
    const int filled = lowerHeightOf(shared), most = ownLower_.value(&page, filled);
    window_.resizeDocks({&orders, &tally, &page},
                        {shared - std::min(filled, most), above, std::min(filled, most)}, Qt::Vertical);
}

/// Notes the height of the page below the tally once nothing moves: if it is another one than it was given,
/// the gamemaster has made it lower or higher.
void ConsoleDocks::noteLower()
{
    QDockWidget& page = lower();
    const int now = isStacked() && chancery::isInView(page) ? page.height() : 0;
    const bool known = now > 0 && lowerHeight_ > 0 && notedAt_ == window_.size();
    if (known && now < lowerHeight_ - window_.fontMetrics().height()) ownLower_[&page] = now;
    if (known && now > lowerHeight_ + window_.fontMetrics().height()) ownLower_.remove(&page);
    lowerHeight_ = now;
    notedAt_ = window_.size();
}

bool ConsoleDocks::isStacked() const
{
    return !window_.tabifiedDockWidgets(&dock("ordersDock")).contains(&dock("historyDock"));
}

/// Places the history and the picture of the audience below the tally where the window is high enough, else
/// behind the orders, so that the tally is in sight beside whatever is looked at.
void ConsoleDocks::stack()
{
    constexpr int leastHigh = 900;
    const bool high = window_.height() >= leastHigh * textSize_ / 100;
    QDockWidget &orders = dock("ordersDock"), &front = leading();
    QDockWidget &history = dock("historyDock"), &live = dock("liveDock");
    const auto mayMove = [this](QDockWidget* one) {
        return !one->isHidden() && !one->isFloating() &&
               window_.dockWidgetArea(one) == Qt::RightDockWidgetArea;
    };
    if (high == isStacked() || !mayMove(&orders) || !mayMove(&history) || live.isFloating()) return;
    for (QDockWidget* one : {&history, &live}) window_.removeDockWidget(one);
    if (high)
        window_.addDockWidget(Qt::RightDockWidgetArea, &history);
    else
        window_.tabifyDockWidget(&orders, &history);
    window_.tabifyDockWidget(&history, &live);
    history.show();
    (high ? history : front).raise();
    placeLive();
}

void ConsoleDocks::followAudience()
{
    const bool presents = document_.audience().presents(document_);
    if (std::exchange(presents_, presents) != presents) placeLive();
}

/// Has the picture of the audience there while there is one, in front of the history where this covers no
/// tally.
void ConsoleDocks::placeLive()
{
    QDockWidget& live = dock("liveDock");
    live.toggleViewAction()->setEnabled(presents_);
    if (!before_.isEmpty()) return; // it comes with the other panels
    const bool shown = presents_ && liveWanted_, covers = !isStacked() && isInView("liveDock");
    live.setVisible(shown);
    if (!shown && covers && !dock("ordersDock").isHidden()) leaveToOrders();
    if (isStacked()) dock(shown ? "liveDock" : "historyDock").raise();
}

/// Returns the panel that is in view where the orders are; those behind it have no size.
QDockWidget& ConsoleDocks::leading() const
{
    for (const char* name : {"committeeDock", "formDock"})
        if (isInView(name)) return dock(name);
    for (QDockWidget* beside : window_.tabifiedDockWidgets(&dock("ordersDock")))
        if (beside == &dock("boardTextDock") && chancery::isInView(*beside)) return *beside;
    if (!isStacked())
        for (const char* name : {"historyDock", "liveDock"})
            if (isInView(name)) return dock(name);
    return dock("ordersDock");
}

/// Returns whether the panels are as wide as a window of this width has them at first.
bool ConsoleDocks::hasFirstWidth(int window) const
{
    return !leading().isVisible() || leading().width() == widthIn(window, textSize_);
}

/// Keeps the panels as large as a window of this size has them at first, unless the gamemaster has made them
/// larger or smaller.
void ConsoleDocks::followSize(const QResizeEvent& event)
{
    if (!followsSize_ || !hasFirstWidth(event.oldSize().width())) return;
    QTimer::singleShot(0, this, ownHeight_ ? &ConsoleDocks::giveFirstWidth : &ConsoleDocks::giveFirstSizes);
}

/// Gives the panels their first sizes, unless they have taken those that were kept. Before the window is
/// shown, no tab comes to the front.
void ConsoleDocks::sizeOnce()
{
    if (std::exchange(sized_, true)) return;
    const Settings& kept = document_.settings().values();
    if (kept.windowState.isEmpty() || kept.layoutFollows) {
        giveFirstSizes();
        QTimer::singleShot(0, this, &ConsoleDocks::giveFirstSizes); // panels in tabs take it only then
    }
    QTimer::singleShot(0, this, &ConsoleDocks::fitText);
    QTimer::singleShot(0, this, [this] { // the last evening may have ended with another panel before it
        if (!isStacked() && isInView("historyDock") && !dock("ordersDock").isHidden()) leaveToOrders();
    });
    lead();
}

/// Shows or hides the page of boxes for retreats or adjustments, as the phase asks, if it was wanted before.
/// The orders, or the page of the officers, stay in front of it.
void ConsoleDocks::placeForm()
{
    QDockWidget &form = dock("formDock"), &orders = dock("ordersDock"), &officers = dock("committeeDock");
    const bool orderly = window_.isVisible() ? isInView("ordersDock") : !orders.isHidden();
    QDockWidget* front = orderly                                            ? &orders
                         : window_.isVisible() && isInView("committeeDock") ? &officers
                                                                            : nullptr;
    const bool focused = form.isAncestorOf(QApplication::focusWidget());
    formDue_ = form_.asks();
    form.setVisible(formDue_ && (formWanted_ || form.isFloating()));
    if (formDue_ && front) front->raise();
    if (focused && !formDue_) Q_EMIT formLeft();
}

/// Offers the page of boxes in a phase of retreats or adjustments and hides it afterwards. Whoever has opened
/// it finds it again in the next such phase, unless it was closed.
void ConsoleDocks::followForm()
{
    QDockWidget& form = dock("formDock");
    form.setWindowTitle(form_.title());
    form.toggleViewAction()->setEnabled(form_.asks());
    if (before_.isEmpty() && formDue_ != form_.asks()) placeForm();
}

/// Offers the officers' page in games whose rules have a Committee, and hides it in others.
void ConsoleDocks::followCommittee()
{
    const bool sits = pointsCount(document_.session().game().rulebook.options);
    QDockWidget& page = dock("committeeDock");
    if (!sits) page.hide(); // panels kept from another game may show it
    if (page.toggleViewAction()->isEnabled() == sits) return;
    page.toggleViewAction()->setEnabled(sits);
    page.setVisible(sits && before_.isEmpty());
    if (sits) lead();
}

/// Brings the page of the officers to the front when their game begins, since it says what they do; once the
/// panels are there.
void ConsoleDocks::lead()
{
    const bool sits = dock("committeeDock").toggleViewAction()->isEnabled();
    leads_ = sits && !before_.isEmpty();
    if (sits && !leads_) show("committeeDock");
}

void ConsoleDocks::setHidden(bool hidden)
{
    if (hidden != before_.isEmpty()) return;
    if (!hidden) {
        window_.restoreState(std::exchange(before_, {}), layoutVersion);
        placeLive();
        if (leads_) lead();
        if (followsSize_ && sizedAt_ != window_.size())
            QTimer::singleShot(0, this, &ConsoleDocks::giveFirstSizes);
        return followForm();
    }
    followsSize_ = followsSize_ && hasFirstWidth(window_.width());
    before_ = window_.saveState(layoutVersion);
    for (QDockWidget* dock : all()) dock->hide();
}

QByteArray ConsoleDocks::state() const
{
    return before_.isEmpty() ? window_.saveState(layoutVersion) : before_;
}

void ConsoleDocks::restore()
{
    if (!before_.isEmpty()) window_.restoreState(std::exchange(before_, {}), layoutVersion);
    const QByteArray& kept = document_.settings().values().windowState;
    if (!window_.restoreState(kept, layoutVersion)) restoreEarlier(kept);
    placeForm();
    placeLive();
    followCommittee();
    lead();
}

/// Arranges the panels as an earlier version of the program kept them.
void ConsoleDocks::restoreEarlier(const QByteArray& kept)
{
    if (window_.restoreState(kept, beforeForm))
        window_.tabifyDockWidget(&dock("ordersDock"), &dock("formDock"));
    else if (window_.restoreState(kept, behindTally))
        stack();
}

bool ConsoleDocks::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &window_ && event->type() == QEvent::Show) sizeOnce();
    if (watched == &window_ && event->type() == QEvent::Resize)
        followSize(static_cast<const QResizeEvent&>(*event));
    if (event->type() == QEvent::Close && watched == form_.parent()) formWanted_ = false;
    if (event->type() == QEvent::Close && watched == &dock("liveDock")) liveWanted_ = false;
    if (isLayoutChange(*event) && window_.isVisible()) soon_->start();
    return QObject::eventFilter(watched, event);
}

} // namespace chancery
