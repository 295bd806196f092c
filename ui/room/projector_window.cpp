// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/room/projector_window.h"

#include "ui/draw/board_view.h"
#include "ui/draw/density.h"
#include "ui/draw/map_art.h"
#include "ui/room/room_accessible.h"
#include "ui/room/screens.h"
#include "ui/room/sketch_view.h"
#include "ui/room/slide_view.h"
#include "ui/scene/board_geometry.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>

namespace chancery {

ProjectorWindow::ProjectorWindow(QWidget* parent)
    : QWidget(parent, Qt::Window | Qt::WindowDoesNotAcceptFocus)
    , board_(new BoardView(this))
    , slide_(new SlideView(this))
    , clock_(new ClockFace(this))
    , sketch_(new SketchView(this))
{
    tellOfRooms();
    setObjectName("projectorWindow");
    setWindowTitle(tr("Audience"));
    setAccessibleName(tr("What the players see"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    board_->setObjectName("projectorBoard");
    board_->setInteractive(false);
    board_->setLabels(LabelMode::Codes);
    board_->setTokenScale(projectorTokenScale);
    board_->setForRoom(true);
    board_->setSpeech({nullptr, [this] { return shown().orders; }});
    connect(sketch_, &SketchView::changed, this, &ProjectorWindow::shownChanged);
    setTheme(theme_);
    resize(1280, 720);
}

void ProjectorWindow::setBoard(const BoardSource& source)
{
    if (content_.board == source) return;
    content_.board = source;
    content_.picture = {};
    content_.framing = {};
    content_.views = {};
    content_.slide.reset();
    if (!frozen_) showContent();
}

/// While frozen the parts of the window stay on the board that they were made for.
void ProjectorWindow::showBoard()
{
    if (content_.board == painted_) return;
    painted_ = content_.board;
    board_->setBoard(painted_);
    slide_->setBoard(painted_);
    look_.reset();
    boardAspect_ = painted_.art->geometry.width / painted_.art->geometry.height;
    layOut();
}

void ProjectorWindow::setTheme(ThemeKind kind)
{
    theme_ = kind;
    board_->setTheme(kind);
    clock_->setTheme(kind);
    slide_->setTheme(kind);
    QPalette palette = windowPalette(kind);
    palette.setColor(QPalette::Window, surroundOf(kind));
    setPalette(palette);
    look_.reset();
    update();
}

void ProjectorWindow::setNames(NameOf nameOf)
{
    board_->setNames(std::move(nameOf));
}

void ProjectorWindow::setContent(const Content& content)
{
    const BoardSource before = content_.board;
    content_ = content;
    if (!content_.board) content_.board = before;
    if (!frozen_) showContent();
}

void ProjectorWindow::showClock()
{
    const ClockReading before = clock_->reading();
    clock_->setReading(content_.clock);
    if (content_.clock.digits.isEmpty() != before.digits.isEmpty()) layOut();
}

void ProjectorWindow::showTexts()
{
    RoomTexts texts{content_.title, content_.caption, content_.column};
    if (texts == texts_) return;
    const bool other = texts.column.rows.size() != texts_.column.rows.size() ||
                       texts.rest() != texts_.rest() || texts.column.awaits != texts_.column.awaits;
    const QRegion changed = changedParts(layout_, texts_, texts);
    texts_ = std::move(texts);
    if (other) return layOut();
    update(changed); // not the board, which does not change with what is beside it
}

void ProjectorWindow::showSlide()
{
    const bool before = slide_->slide().has_value();
    slide_->setSlide(content_.slide);
    slide_->setVisible(!blank_ && slide_->slide());
    if (before != slide_->slide().has_value() && layout_.slide != layout_.board) layOut();
}

/// A drawing is about one moment, and means nothing once the players see another.
void ProjectorWindow::showSketch()
{
    const Scene scene{content_.board.map, content_.title, content_.beat,
                      content_.slide ? static_cast<int>(content_.slide->slide.index()) : -1};
    if (scene != scene_) sketch_->setStrokes({});
    scene_ = scene;
}

void ProjectorWindow::showContent()
{
    showSketch();
    showBoard();
    showSlide();
    showClock();
    board_->setPicture(content_.picture, content_.framing, content_.views);
    showTexts();
    Q_EMIT shownChanged();
}

void ProjectorWindow::presentOn(QScreen* screen, const QScreen* console)
{
    if (screen_) disconnect(screen_, nullptr, this, nullptr);
    screen_ = screen == console ? nullptr : screen; // before the window changes, so that its watchers know
    shared_ = screen_ ? nullptr : console;
    // Most window managers move no window that is full screen.
    if (isFullScreen()) becomeWindow(screen_ ? screen_ : console);
    if (screen_) {
        // Queued, because what the display system calls is no event: what is thrown there would end the
        // program.
        connect(screen_, &QScreen::geometryChanged, this, &ProjectorWindow::followScreen,
                Qt::QueuedConnection);
        fillScreen();
    } else {
        const QRect room = roomOn(*this->screen(), *this);
        resize(size().boundedTo(room.size()));
        if (!isVisible()) { // in a corner, so that the console can be seen beside it
            QRect corner(QPoint(), room.size() * 3 / 5);
            corner.moveBottomRight(room.bottomRight());
            setGeometry(corner);
        }
        showNormal();
    }
    raise();
}

/// A change of the display must not open a window that was closed. The display may have been moved on the
/// desktop, and most window managers move no window that is full screen.
void ProjectorWindow::followScreen()
{
    if (!presenting() || !screen_) return;
    showNormal(); // even if it seems to be in place: the window manager may have left it where it was
    fillScreen();
}

void ProjectorWindow::fillScreen()
{
    // Some window managers go full screen on the display that the window is on, whatever is asked for.
    setScreen(screen_);
    setGeometry(screen_->geometry());
    setWindowState(Qt::WindowFullScreen); // showFullScreen() would ask for the keyboard
    show();
}

void ProjectorWindow::becomeWindow(const QScreen* display)
{
    showNormal();
    const QRect room = (display ? display : QGuiApplication::primaryScreen())->availableGeometry();
    QRect place(QPoint(), room.size() * 2 / 3);
    place.moveCenter(room.center());
    setGeometry(place);
}

void ProjectorWindow::mirror(const ProjectorWindow& other)
{
    setContent(other.shown());
    setBlank(other.blank());
    sketch_->setStrokes(other.sketch()->strokes());
}

void ProjectorWindow::setBlank(bool blank)
{
    if (blank_ == blank) return;
    blank_ = blank;
    board_->setVisible(!blank);
    clock_->setVisible(!blank);
    slide_->setVisible(!blank && slide_->slide());
    if (blank) sketch_->setStrokes({});
    update();
    Q_EMIT blankChanged(blank);
    Q_EMIT shownChanged();
}

void ProjectorWindow::setFrozen(bool frozen)
{
    if (frozen_ == frozen) return;
    kept_ = content_;
    frozen_ = frozen;
    if (!frozen) showContent();
    Q_EMIT frozenChanged(frozen);
}

void ProjectorWindow::release(const QKeyEvent& key)
{
    const bool shift = key.modifiers() == Qt::ShiftModifier;
    const bool space = key.key() == Qt::Key_Space;
    if (space || key.modifiers() == Qt::NoModifier) {
        if (key.key() == Qt::Key_Right || key.key() == Qt::Key_PageDown || (space && !key.modifiers()))
            Q_EMIT stepAsked(true);
        if (key.key() == Qt::Key_Left || key.key() == Qt::Key_PageUp || (space && shift))
            Q_EMIT stepAsked(false);
    }
    Q_EMIT keyboardGiven();
}

bool ProjectorWindow::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyRelease: // not on the press: the console would get the rest of a combination
        if (const auto& key = *static_cast<QKeyEvent*>(event); !key.isAutoRepeat()) release(key);
        [[fallthrough]];
    case QEvent::ShortcutOverride: // accepted here, the key is no shortcut of another window
    case QEvent::KeyPress:
        event->accept();
        return true;
    case QEvent::WindowActivate:
        if (isWindow()) Q_EMIT keyboardGiven();
        break;
    default:
        break;
    }
    return QWidget::event(event);
}

void ProjectorWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}

void ProjectorWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

const SlideLook& ProjectorWindow::look()
{
    if (!look_) look_ = {themeFor(theme_, *painted_.map), painted_.map};
    return *look_;
}

void ProjectorWindow::layOut()
{
    const ClockReading& clock = shown().clock;
    const RoomTexts texts{{}, shown().caption, shown().column};
    layout_ = layOutRoom({QSizeF(size()), boardAspect_, texts.column.rows.size(), !clock.digits.isEmpty(),
                          texts.rest(), shown().slide.has_value()});
    if (painted_) layout_ = fitted(layout_, texts, look());
    const QRectF& codes =
        layout_.listed ? layout_.board : layout_.slide; // beside a list the board is smaller
    board_->setLeastCodePixels(codes.height() * audienceCodeShare);
    board_->setGeometry(layout_.board.toRect());
    clock_->setGeometry(layout_.clock.toRect());
    slide_->setGeometry(layout_.slide.toRect());
    clock_->raise();
    sketch_->setGeometry(rect());
    sketch_->raise();
    update();
}

void ProjectorWindow::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(rect(), blank_ ? QColor(Qt::black) : palette().color(QPalette::Window));
    if (blank_ || !painted_) return;
    paintRoom(painter, layout_, texts_, look(), &event->region());
}

} // namespace chancery
