// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet over everything in a window, which says why it is there.
#pragma once

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QWindow;

namespace chancery {

/// A sheet over everything in a window, also over what is added to it later. While it is closed, nothing of
/// the window is seen, clicked, typed into or read by a screen reader (see curtained_window.h). The keys of
/// the window's actions work on, and so does Esc in a dialog. The title in the window's frame is covered too.
class Curtain : public QWidget
{
    Q_OBJECT

public:
    /// Makes an open curtain in a window, which becomes its parent.
    explicit Curtain(QWidget& window);
    ~Curtain() override;

    /// Returns the curtain of a window; nullptr if it has none.
    static Curtain* of(const QWidget& window);
    /// Returns the closed curtain of a window; nullptr if the window can be seen.
    static Curtain* closedOver(const QWidget& window);

    /// Returns whether a widget is under a closed curtain.
    static bool hides(const QWidget& widget);
    /// Returns whether a widget is a curtain or a part of one.
    static bool isPart(const QWidget& widget);

    /// Closes the curtain at once, before anything else is painted, or opens it.
    void setClosed(bool closed);
    /// Returns whether it is closed.
    bool isClosed() const { return !isHidden(); }

    /// Says on the sheet why it is there and what to do. The heading is in the frame of the window, too.
    void say(const QString& heading, const QString& text);
    /// Adds a button to the sheet. The keyboard reaches it with Tab alone, so that no key that was meant for
    /// the window presses it.
    QPushButton* offer(const char* objectName);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fall();
    void rise();
    void layOut();
    void drawSign();
    void watchSiblings(bool watch);
    void takeFocus(QWidget* from);
    void coverTitle();
    void uncoverTitle();

    QScrollArea* scroll_;
    QBoxLayout* buttons_; ///< beside one another where there is room
    QLabel *sign_, *heading_, *text_;
    QPointer<QWidget> before_; ///< what has the keyboard again once the curtain is open
    QPointer<QWindow> frame_;  ///< whose title is covered
    QString title_;            ///< which it has again once the curtain is open
};

} // namespace chancery
