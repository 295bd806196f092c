// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster has to notice, in lines over the board of a console.
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace chancery {

class ConferenceNote;
class Document;
class NoteStrip;
struct Theme;

/// The lines at the top of a console, one under the other. Each is there only while it has something to say.
class TopNotes : public QWidget
{
    Q_OBJECT

public:
    /// Makes the lines without text. The document must outlive them.
    explicit TopNotes(Document& document, QWidget* parent = nullptr);

    /// Adds the buttons to the notes: one opens the check of the board, one ends the conference.
    void offer(QAction* check, QAction* endConference);
    /// Takes the colours of the theme.
    void setTheme(const Theme& theme);
    /// Says what is so now.
    void refresh();

private:
    Document& document_;
    QLabel* trouble_;            ///< while changes cannot be recorded
    QLabel* readOnly_;           ///< while the game is only looked at
    NoteStrip* awake_;           ///< until it is closed: the computer may go to sleep
    NoteStrip* check_;           ///< until it is closed: what is wrong with the units on the board
    ConferenceNote* conference_; ///< until it is closed: why the conference has to end
};

} // namespace chancery
