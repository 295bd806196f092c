// SPDX-License-Identifier: GPL-3.0-or-later
// The start page of a console, in the place of its board.
#pragma once

#include <QObject>

class QStackedWidget;

namespace chancery {

class Actions;
class Document;
class RecentGames;
class StartPage;

/// Shows the start page or the board, whichever the document wants. The page is made when it is first shown.
class StartCover : public QObject
{
    Q_OBJECT

public:
    /// `middle` has the board at first, and owns this.
    StartCover(Document& document, Actions& actions, QStackedWidget& middle);

    /// Shows what the document wants now.
    void follow();
    /// Lists the recent games, if the page is shown.
    void list();
    /// Returns whether all games on the page have their pictures.
    bool hasListed() const;
    /// Gives the page the keyboard focus; returns false if it is not shown.
    bool focus();

Q_SIGNALS:
    /// The page, or the board, has taken the place of the other.
    void turned(bool start);

private:
    void make();
    void openChosen(const QString& path);

    Document& document_;
    Actions& actions_;
    QStackedWidget& middle_;
    StartPage* page_ = nullptr;
    RecentGames* games_ = nullptr; ///< fills the page
};

} // namespace chancery
