// SPDX-License-Identifier: GPL-3.0-or-later
// What the console shows in the place of the board before a game is open: games to continue, and ways to
// begin.
#pragma once

#include "ui/console/start_card.h"

#include <QWidget>

#include <vector>

class QAbstractButton;
class QLabel;

namespace chancery {

/// A page with the last game, or a board and a greeting where there is none; beside it the ways to begin; and
/// the recent games below. It knows no files: others say what is on its cards. Arrow keys go from button to
/// button, Enter presses one, Esc leaves the page.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// How many recent games there is room for, besides the last one.
    static constexpr qsizetype mostRecent = 6;

    /// Makes a page without games and buttons.
    explicit StartPage(QWidget* parent = nullptr);

    /// Adds a large button for an action, with the action's icon and tooltip and a sentence of its own.
    void addChoice(QAction* action, const QString& text, const QString& sentence);
    /// Adds a small button for an action below those, with the action's icon and tooltip.
    void addTool(QAction* action, const QString& text);
    /// Shows a board beside the ways to begin while there is no game to continue.
    void setBoard(const QImage& board);
    /// Returns how large that board can be shown, in pixels of the widget; empty if a game is shown there.
    QSize boardSize() const;
    /// Shows a card for each game, by their paths. An empty `last` means that there is no game to continue.
    void list(const QString& last, const QStringList& recent);
    /// Returns the cards that are shown, the game to continue first.
    std::vector<StartCard*> cards() const;
    /// Gives the keyboard focus to the first button.
    void focusFirst();

Q_SIGNALS:
    /// The gamemaster wants to open a game.
    void chosen(const QString& path);
    /// The gamemaster wants to leave the page.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    StartCard* addCard(StartCard::Form form, const QString& objectName);
    void addWay(QAbstractButton* button, QAction* action);
    void layOut();
    int heightOfWays(int width) const;
    void placeWays(QRect place);
    void goTowards(Qt::Key key);
    std::vector<QAbstractButton*> shownButtons() const;

    StartCard* last_;
    QImage board_;    ///< painted in the place of last_ while there is no game to continue
    QLabel* welcome_; ///< above board_
    QLabel* heading_; ///< above recent_
    std::vector<StartCard*> recent_;
    std::vector<QAbstractButton*> ways_; ///< to begin, the large ones first
};

} // namespace chancery
