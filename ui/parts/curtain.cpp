// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/curtain.h"

#include "ui/draw/icons.h"
#include "ui/draw/type.h"
#include "ui/parts/curtained_window.h"
#include "ui/parts/dialog_parts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWindow>

namespace chancery {

namespace {

constexpr int widest = 480, signSize = 48; ///< of the sheet and the sign on it, in pixels
constexpr int roomForSign = 240;           ///< the least height of a window with the sign

QLabel* line(const char* objectName, TypeSize size, bool bold)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(objectName));
    setType(label, size, bold);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

/// Returns whether an event is from a pointer. Those that the sheet does not use must not reach the window
/// under it.
bool isPointing(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::ToolTip:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
        return true;
    default:
        return false;
    }
}

} // namespace

Curtain::Curtain(QWidget& window)
    : QWidget(&window)
    , scroll_(new QScrollArea(this))
    , buttons_(new QBoxLayout(QBoxLayout::LeftToRight))
    , sign_(new QLabel)
    , heading_(line("curtainHeading", TypeSize::Title, true))
    , text_(line("curtainText", TypeSize::Body, false))
{
    setObjectName(QStringLiteral("curtain"));
    setAttribute(Qt::WA_OpaquePaintEvent); // so that nothing under it is painted
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::ArrowCursor);
    sign_->setAlignment(Qt::AlignCenter);
    layOut();
    drawSign();
    tellOfCurtains();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { takeFocus(now); });
    hide();
}

/// Its parts lose the focus while they are deleted, when this is no curtain any more.
Curtain::~Curtain()
{
    qApp->disconnect(this);
}

void Curtain::layOut()
{
    auto* sheet = new QWidget;
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(2 * spacingStep, 2 * spacingStep, 2 * spacingStep, 2 * spacingStep);
    column->setSpacing(3 * spacingStep);
    buttons_->setSpacing(2 * spacingStep);
    column->addStretch();
    for (QWidget* part : {sign_, heading_, text_}) column->addWidget(part);
    column->addLayout(buttons_);
    column->setAlignment(buttons_, Qt::AlignHCenter);
    column->addStretch();
    scroll_->setWidget(sheet);
    scroll_->setWidgetResizable(true);
    scroll_->setMaximumWidth(widest);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // Tab and the wheel reach all of it
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addWidget(scroll_);
}

Curtain* Curtain::of(const QWidget& window)
{
    return window.findChild<Curtain*>(QString(), Qt::FindDirectChildrenOnly);
}

Curtain* Curtain::closedOver(const QWidget& window)
{
    Curtain* curtain = of(window);
    return curtain && curtain->isClosed() ? curtain : nullptr;
}

bool Curtain::hides(const QWidget& widget)
{
    return !widget.isWindow() && closedOver(*widget.window()) && !isPart(widget);
}

bool Curtain::isPart(const QWidget& widget)
{
    if (qobject_cast<const Curtain*>(&widget)) return true;
    return !widget.isWindow() && widget.parentWidget() && isPart(*widget.parentWidget());
}

void Curtain::setClosed(bool closed)
{
    if (closed == isClosed()) return;
    if (closed)
        fall();
    else
        rise();
    tellReaders(*parentWidget(), *this);
}

void Curtain::fall()
{
    QWidget& window = *parentWidget();
    coverTitle();
    watchSiblings(true);
    setGeometry(window.rect());
    raise();
    show();
    before_ = window.focusWidget();
    setFocus(Qt::OtherFocusReason);
    if (window.isVisible()) repaint();
}

void Curtain::rise()
{
    uncoverTitle();
    watchSiblings(false);
    QWidget* focused = parentWidget()->focusWidget();
    const bool own = focused == this || isAncestorOf(focused);
    hide();
    if (own && before_ && before_->window() == parentWidget()) before_->setFocus(Qt::OtherFocusReason);
    before_ = nullptr;
}

/// Only the title that the window system shows: menus have that of the widget. It may change at any time.
void Curtain::coverTitle()
{
    frame_ = parentWidget()->windowHandle();
    if (!frame_) return;
    const auto cover = [this](const QString& title) {
        if (title == heading_->text()) return;
        title_ = title;
        frame_->setTitle(heading_->text());
    };
    connect(frame_, &QWindow::windowTitleChanged, this, cover);
    cover(frame_->title());
}

void Curtain::uncoverTitle()
{
    if (!frame_) return;
    disconnect(frame_, &QWindow::windowTitleChanged, this, nullptr);
    frame_->setTitle(title_);
    frame_ = nullptr;
}

/// They may be put over the curtain, or be added, at any time.
void Curtain::watchSiblings(bool watch)
{
    QWidget& window = *parentWidget();
    window.removeEventFilter(this);
    if (watch) window.installEventFilter(this);
    for (QObject* sibling : window.children()) {
        if (sibling == this || !sibling->isWidgetType()) continue;
        sibling->removeEventFilter(this);
        if (watch) sibling->installEventFilter(this);
    }
}

bool Curtain::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent()) {
        if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
        if (event->type() != QEvent::ChildAdded) return false;
        QObject* added = static_cast<QChildEvent*>(event)->child();
        if (added == this || !added->isWidgetType()) return false;
        added->installEventFilter(this);
        raise();
    } else if (event->type() == QEvent::ZOrderChange && watched->parent() == parent()) {
        raise();
    }
    return false;
}

/// Takes the keyboard from a widget under the curtain, which has it again afterwards.
void Curtain::takeFocus(QWidget* from)
{
    if (!from || from->window() != parentWidget() || !hides(*from)) return;
    before_ = from;
    setFocus(Qt::OtherFocusReason);
}

void Curtain::say(const QString& heading, const QString& text)
{
    heading_->setText(heading);
    text_->setText(text);
    setAccessibleName(heading);
    setAccessibleDescription(text);
    if (frame_) frame_->setTitle(heading);
}

QPushButton* Curtain::offer(const char* objectName)
{
    auto* button = new QPushButton;
    button->setObjectName(QLatin1String(objectName));
    button->setAutoDefault(false);
    buttons_->addWidget(button);
    return button;
}

bool Curtain::event(QEvent* event)
{
    if (!isPointing(*event)) return QWidget::event(event);
    event->accept();
    return true;
}

/// Tab goes from button to button and never under the curtain.
bool Curtain::focusNextPrevChild(bool next)
{
    if (!isClosed()) return QWidget::focusNextPrevChild(next);
    QList<QWidget*> stops{this};
    for (auto* button : findChildren<QPushButton*>())
        if (button->isVisibleTo(this)) stops << button;
    const auto at = std::max(stops.indexOf(parentWidget()->focusWidget()), qsizetype(0));
    QWidget* stop = stops[(at + (next ? 1 : stops.size() - 1)) % stops.size()];
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    if (stop != this) scroll_->ensureWidgetVisible(stop);
    return true;
}

/// Keys that the buttons do not use end here, so that Enter does not press the button of a dialog that is
/// covered. Esc closes it.
void Curtain::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QPushButton*>(QApplication::focusWidget());
    if (enter && button && isAncestorOf(button)) button->click();
    event->setAccepted(event->key() != Qt::Key_Escape);
}

void Curtain::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) drawSign();
}

void Curtain::drawSign()
{
    sign_->setPixmap(icon(QStringLiteral("conceal"), themeOf(*this)).pixmap(signSize));
}

void Curtain::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sign_->setVisible(height() >= roomForSign);
    int needed = 4 * spacingStep;
    for (auto* button : findChildren<QPushButton*>())
        if (button->isVisibleTo(this)) needed += button->sizeHint().width() + buttons_->spacing();
    buttons_->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Curtain::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().color(QPalette::Window));
}

} // namespace chancery
