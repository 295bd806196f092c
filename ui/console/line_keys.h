// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the line that orders are typed into.
#pragma once

#include <QClipboard>
#include <QObject>

class QContextMenuEvent;
class QKeyEvent;
class QLineEdit;

namespace chancery {

/// Watches a line of text and says by signals what is done there apart from typing.
class LineKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches `line`, and belongs to it.
    explicit LineKeys(QLineEdit* line);

Q_SIGNALS:
    /// Enter was pressed.
    void entered();
    /// Another offer is to be selected, so many further down.
    void offerTurned(int step);
    /// The question before (`step` is -1) or after (1) is wanted.
    void questionTurned(int step);
    /// The question before (`step` is -1) or after (1) is wanted in the order of the rows. A slot that goes
    /// there sets `taken`; otherwise the focus leaves the line.
    void tabbed(int step, bool& taken);
    /// What the line stands on is to be taken away.
    void deleted();
    /// The line was double-clicked while it was empty.
    void doubleClicked();
    /// The power before or after is wanted.
    void powerTurned(int step);
    /// The text is to be thrown away.
    void dropped();
    /// The menu key was pressed; the mouse opens the menu of the text.
    void menuKeyPressed();
    /// A whole order or several were pasted, not letters of one.
    void pasted(const QString& text);
    /// A text was pasted that is no sheet; `why` says why.
    void pasteRefused(const QString& why);
    /// The line has gained or lost the focus.
    void focusTurned();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool take(const QKeyEvent& key);
    bool takeCopied(QClipboard::Mode where);
    bool press(int key, bool jump);
    void showMenu(const QContextMenuEvent& asked);

    QLineEdit* line_;
};

} // namespace chancery
