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

/// The lines over the lower edge of the board, one under the other. Each is there only while it has something
/// to say, and takes no room: whatever is said, the board keeps its size and no button its place.
class TopNotes : public QWidget
{
    Q_OBJECT

public:
    /// Makes the lines without text over `under`, which becomes their parent. The document must outlive them.
    TopNotes(Document& document, QWidget& under);

    /// Adds the buttons to the notes: one opens the check of the board, one ends the conference.
    void offer(QAction* check, QAction* endConference);
    /// Takes the colours of the theme.
    void setTheme(const Theme& theme);
    /// Says what is so now.
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();

    Document& document_;
    QWidget& under_;
    QLabel* trouble_;            ///< while changes cannot be recorded
    QLabel* readOnly_;           ///< while the game is only looked at
    NoteStrip* awake_;           ///< until it is closed: the computer may go to sleep
    NoteStrip* check_;           ///< until it is closed: what is wrong with the units on the board
    ConferenceNote* conference_; ///< until it is closed: why the conference has to end
};

} // namespace chancery
