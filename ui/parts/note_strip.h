// SPDX-License-Identifier: GPL-3.0-or-later
// A calm note across the console, which can be closed.
#pragma once

#include <QFrame>

class QAction;
class QLabel;
class QToolButton;

namespace chancery {

/// A line of text with a button that closes it. It is hidden while it has no text.
class NoteStrip : public QFrame
{
    Q_OBJECT

public:
    /// Makes a note without text. `objectName` is also that of its button, with "Close" behind it.
    explicit NoteStrip(const char* objectName, QWidget* parent = nullptr);

    /// Shows a text, with links to the clauses that it cites, and with `details` in its tooltip; an empty
    /// text hides the note. A new text is announced to screen readers.
    void say(const QString& text, const QString& details);
    /// Adds a button with this text that does an action; the action must outlive the strip.
    void offer(QAction* action, const QString& text);
    /// Returns the text that is shown.
    QString text() const { return said_; }

Q_SIGNALS:
    /// The gamemaster wants to see the note no more.
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QString said_;
    QLabel* text_;
    QToolButton* close_;
};

} // namespace chancery
