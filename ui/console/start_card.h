// SPDX-License-Identifier: GPL-3.0-or-later
// A button that shows a saved game: a small picture of its board, its name and its phase.
#pragma once

#include <QAbstractButton>
#include <QImage>

namespace chancery {

/// A saved game as the start page shows it.
struct StartGame
{
    QString path;    ///< of its file
    QString phase;   ///< its last phase, or what is said in its place; empty until the file is read
    QString players; ///< "Austria: Ada, England: Bea"; empty if no name is known
    QString trouble; ///< why the game cannot be opened now; empty if nothing is known against it
    QImage picture;  ///< its board without orders; null until it is made
};

/// A button with a saved game. A game that cannot be opened has the reason in the place of its picture.
class StartCard : public QAbstractButton
{
    Q_OBJECT

public:
    /// Small has the text under the picture; Large has it beside the picture, with the names of the players.
    enum class Form { Small, Large };

    /// Makes a card without a game.
    explicit StartCard(Form form, QWidget* parent = nullptr);

    /// Shows a game, and names it for screen readers.
    void setGame(StartGame game);
    /// Returns the game that is shown.
    const StartGame& game() const { return game_; }
    /// Returns how large the picture can be shown, in pixels of the widget.
    QSize pictureSize() const { return pictureBox().size(); }
    /// Returns the height at which the picture of a board like the standard one fills the room for it.
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont headingFont() const;
    bool isStacked() const;
    QRect pictureBox() const;
    QRect textBox() const;
    QString name() const;
    void paintPicture(QPainter& painter) const;
    void paintText(QPainter& painter) const;

    Form form_;
    StartGame game_;
};

} // namespace chancery
