// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of the game in one line under the board.
#pragma once

#include "ui/desk/presenter.h"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;

namespace chancery {

/// A line of 24 pixels with a letter for each phase, year by year: "1901 S F W". A click shows a phase, a
/// click with Ctrl compares it with the one shown, a wheel moves a long line sideways, and a small board
/// comes up under the mouse.
class TimeLine : public QWidget
{
    Q_OBJECT

public:
    /// Makes the board of a phase, given its index, at most of this size in pixels.
    using Peek = std::function<QPixmap(std::size_t phase, QSize size)>;

    /// Makes a line. `session` and `presenter` must outlive it.
    TimeLine(const Session& session, Presenter& presenter, QWidget* parent = nullptr);

    /// Returns the letters of a phase of a year as on the line: "S", "Sr", "W".
    static QString lettersOf(const Phase& phase);
    /// Sets what makes the small boards; without it there are none.
    void setPeek(Peek peek);
    /// Returns the index of the phase at a point of the widget, or nothing between phases.
    std::optional<std::size_t> phaseAt(const QPoint& at) const;
    /// Returns where the letter of a phase is painted, in pixels of the widget.
    QRect placeOf(std::size_t phase) const;
    QSize sizeHint() const override { return {320, 24}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    /// A phase or the number of a year, from left to right.
    struct Item
    {
        QString text;
        std::optional<std::size_t> phase; ///< nothing for a year
        int left = 0, width = 0;          ///< before the line is moved sideways
    };

    void list();
    void follow();
    bool isOnBoard(std::size_t phase) const;
    void moveTo(int offset);
    void peekAt(std::size_t phase);

    const Session& session_;
    Presenter& presenter_;
    Peek peek_;
    std::vector<Item> items_;
    int offset_ = 0; ///< how far the line is moved to the left
    QLabel* board_;  ///< the small board
};

} // namespace chancery
