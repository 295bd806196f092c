// SPDX-License-Identifier: GPL-3.0-or-later
// What the console shows in the place of the board before a game is open: games to continue, and ways to
// begin.
#pragma once

#include "ui/console/start_card.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace chancery {

/// A page with the last game, buttons to begin another way, and the recent games. It knows no files: others
/// say what is on its cards. Arrow keys go from button to button, Enter presses one, Esc leaves the page.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// How many recent games there is room for, besides the last one.
    static constexpr qsizetype mostRecent = 6;

    /// Makes a page without games and buttons.
    explicit StartPage(QWidget* parent = nullptr);

    /// Adds a button for an action, with the action's icon and tooltip.
    void addTool(QAction* action, const QString& text);
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
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    StartCard* addCard(StartCard::Form form, const QString& objectName);
    void layOut();
    void placeTools(QRect place);
    void goTowards(Qt::Key key);
    std::vector<QAbstractButton*> shownButtons() const;

    StartCard* last_;
    QLabel* welcome_; ///< in the place of last_ while there is no game to continue
    QLabel* heading_; ///< above recent_
    std::vector<StartCard*> recent_;
    std::vector<QPushButton*> tools_;
};

} // namespace chancery
