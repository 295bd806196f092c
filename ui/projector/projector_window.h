// SPDX-License-Identifier: GPL-3.0-or-later
// The window that the players see: a board, a title and a caption. It shows what it is handed and knows no
// game. It takes no keyboard: a key meant for the console must not change what the room sees.
#pragma once

#include "ui/paint/board_look.h"
#include "ui/picture/picture.h"
#include "ui/projector/clock_face.h"
#include "ui/story/slide.h"

#include <QPointer>
#include <QScreen>
#include <QWidget>

class QLabel;

namespace chancery {

class BoardView;
class SlideView;

class ProjectorWindow : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        BoardSource board; ///< that all the rest is of; none: the one that was there before
        Picture picture;
        QString title, caption;
        ClockReading clock;
        std::optional<ShownSlide> slide;
        bool operator==(const Content&) const = default;
    };

    explicit ProjectorWindow(QWidget* parent = nullptr);

    /// Another one takes picture and slide away, which were of the board before.
    void setBoard(const BoardSource& source);
    void setTheme(ThemeKind kind);
    void setNames(NameOf nameOf);
    /// Codes, large and bold, unless told otherwise.
    void setLabels(LabelMode mode);

    /// While frozen, the last of each is kept back and shown on thawing.
    void setContent(const Content& content);
    void setPicture(const Picture& picture);
    void setTitle(const QString& title);
    void setCaption(const QString& caption);
    /// A card or slide where the board is; without one the board is seen.
    void setSlide(const std::optional<ShownSlide>& slide);
    /// Beside the board; without digits there is no clock.
    void setClock(const ClockReading& reading);

    /// Full screen on `screen`; with nullptr, or when it is the only one, as a normal window.
    void presentOn(QScreen* screen, const QScreen* console);
    bool presenting() const { return isVisible(); }
    /// Where it is full screen; nullptr while it is a normal window.
    QScreen* audienceScreen() const { return screen_; }

    bool blank() const { return blank_; }
    bool frozen() const { return frozen_; }
    void setBlank(bool blank);
    void setFrozen(bool frozen);

    BoardView* board() const { return board_; }
    SlideView* slide() const { return slide_; }

    /// What the room sees, or would see if it were not blank.
    const Content& shown() const { return frozen_ ? kept_ : content_; }
    /// The same, and blank if the other one is.
    void mirror(const ProjectorWindow& other);

Q_SIGNALS:
    void blankChanged(bool blank);
    void frozenChanged(bool frozen);
    /// What the room sees is no longer what it was.
    void shownChanged();
    /// The gamemaster closed the window on purpose, through the window manager.
    void closed();
    /// The window manager has activated this window, or has sent it a key that is released now, although it
    /// accepts no focus.
    void keyboardGiven();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void showContent();
    void showBoard();
    void showSlide();
    void showClock();
    void layOut();
    void fillScreen();
    void becomeWindow(const QScreen* console);

    BoardView* board_;
    QLabel* title_;
    QLabel* caption_;
    SlideView* slide_;
    ClockFace* clock_;
    Content content_;
    Content kept_;           ///< while frozen
    BoardSource painted_;    ///< the board that the parts of the window are made for
    double boardAspect_ = 1; ///< width by height
    ThemeKind theme_ = ThemeKind::Dark;
    QPointer<QScreen> screen_;
    bool blank_ = false, frozen_ = false;
};

} // namespace chancery
