// SPDX-License-Identifier: GPL-3.0-or-later
// The window that the players see: a board, and beside it the powers and the present fight. It shows what
// it is handed and knows no game. It takes no keyboard: a key meant for the console must not change what the
// room sees, but for those that move a reveal.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/draw/board_speech.h"
#include "ui/room/clock_face.h"
#include "ui/room/room_painter.h"
#include "ui/scene/picture.h"
#include "ui/scene/slide.h"

#include <QPointer>
#include <QScreen>
#include <QWidget>

namespace chancery {

class BoardView;
class SketchView;
class SlideView;

/// The audience window: a board or a slide, and beside it phase, clock, powers, and a fight or a caption. It
/// shows what it is handed and takes no keyboard.
class ProjectorWindow : public QWidget
{
    Q_OBJECT

public:
    /// All that the window shows at one moment.
    struct Content
    {
        BoardSource board{};               ///< of picture and slide; none: the one that was there before
        Picture picture{};                 ///< on the board
        QString title{}, caption{};        ///< the phase, and what is said while no fight is shown
        ClockReading clock{};              ///< beside the board; without digits there is no clock
        std::optional<ShownSlide> slide{}; ///< a card or slide where the board is; none: the board is seen
        RoomColumn column{};               ///< beside the board: the powers and the present fight
        Framing framing{};                 ///< which part of the board is shown, and what is lit on it
        Views views{};                     ///< the board from there and from where the camera goes
        int beat = 0;                      ///< another number for each beat of a story, and 0 without one
        std::vector<ArrowSaid> orders{};   ///< what is told of orders, for who hears the board
        bool operator==(const Content&) const = default;
    };

    /// Makes a window that shows nothing and is not open.
    explicit ProjectorWindow(QWidget* parent = nullptr);

    /// Shows another board. Picture and slide, which are of the board before, are taken away.
    void setBoard(const BoardSource& source);
    /// Paints board, slides, clock and texts with the colours of a theme.
    void setTheme(ThemeKind kind);
    /// Sets the function that names provinces on the board in the audience's language.
    void setNames(NameOf nameOf);

    /// Shows this. A frozen window keeps it back until it is thawed.
    void setContent(const Content& content);
    /// Returns what was set last, whether it is shown or kept back.
    const Content& content() const { return content_; }
    /// Returns what the players see, or would see if the window were not blank.
    const Content& shown() const { return frozen_ ? kept_ : content_; }
    /// Shows what another window shows, and is blank if that one is.
    void mirror(const ProjectorWindow& other);

    /// Opens the window: full screen on `screen`, or as a normal window where `screen` is nullptr or the
    /// display of the console.
    void presentOn(QScreen* screen, const QScreen* console);
    /// Returns whether the window is open.
    bool presenting() const { return isVisible(); }
    /// Returns the display that the window fills, or nullptr while it is a normal window.
    QScreen* audienceScreen() const { return screen_; }
    /// Returns the display of the console on which it was opened as a normal window; nullptr if it was not.
    const QScreen* sharedScreen() const { return shared_; }

    /// Returns whether the window is black.
    bool blank() const { return blank_; }
    /// Returns whether the window goes on to show what it shows, whatever it is handed.
    bool frozen() const { return frozen_; }
    /// Makes the window black, or shows its content again.
    void setBlank(bool blank);
    /// Freezes the window, or thaws it: then it shows what it was handed last.
    void setFrozen(bool frozen);

    /// Returns where the parts of the window are.
    const RoomLayout& layOutNow() const { return layout_; }
    /// Returns the texts that are painted beside the board.
    const RoomTexts& texts() const { return texts_; }
    /// Returns the part of the window that shows the board.
    BoardView* board() const { return board_; }
    /// Returns the part of the window that shows cards and slides over the board.
    SlideView* slide() const { return slide_; }
    /// Returns what is drawn over all of it. It goes when the window shows another beat, slide, phase or
    /// game, or is blank; it stays while the window is frozen.
    SketchView* sketch() const { return sketch_; }

Q_SIGNALS:
    /// The window has become black, or shows its content again.
    void blankChanged(bool blank);
    /// The window was frozen or thawed.
    void frozenChanged(bool frozen);
    /// `shown` or `blank` returns something else than before.
    void shownChanged();
    /// The gamemaster has closed the window through the window manager.
    void closed();
    /// The window manager has activated this window, or has sent it a key that is released now, although it
    /// accepts no focus.
    void keyboardGiven();

    /// A key was released that moves the reveal on, or back: Space, an arrow, or a presenter's remote.
    void stepAsked(bool forward);

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void release(const QKeyEvent& key);
    /// What a drawing is about.
    struct Scene
    {
        std::shared_ptr<const Map> map;
        QString title;
        int beat = 0, slide = -1; ///< the kind of the slide
        bool operator==(const Scene&) const = default;
    };

    void showContent();
    void showSketch();
    void showBoard();
    void showSlide();
    void showClock();
    void showTexts();
    void layOut();
    const SlideLook& look();
    void followScreen();
    void fillScreen();
    void becomeWindow(const QScreen* display);

    BoardView* board_;
    SlideView* slide_;
    ClockFace* clock_;
    SketchView* sketch_;
    Content content_;
    Content kept_;             ///< while frozen
    Scene scene_;              ///< what is drawn on
    BoardSource painted_;      ///< the board that the parts of the window are made for
    double boardAspect_ = 1.3; ///< width by height
    RoomLayout layout_;
    RoomTexts texts_;
    std::optional<SlideLook> look_; ///< of the texts; made when they are first painted
    ThemeKind theme_ = ThemeKind::Dark;
    QPointer<QScreen> screen_;
    QPointer<const QScreen> shared_;
    bool blank_ = false, frozen_ = false;
};

} // namespace chancery
