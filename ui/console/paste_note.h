// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what is pasted where orders are written, and says what that did, with a button that takes it back.
#pragma once

#include "ui/desk/sheet_paste.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace chancery {

/// A line that says what the last paste did, until the next step is done or taken back. It takes no room
/// while it says nothing.
class PasteNote : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive this.
    explicit PasteNote(Session& session, QWidget* parent = nullptr);

    /// Asks about a pasted text that is not clear or would replace something; returns the answer, or nothing
    /// if it was cancelled.
    using Ask = std::function<std::optional<SheetPaste>(const Game& game, const SheetPaste& paste)>;
    /// Sets how it is asked about a pasted text. Until it is set, such a text changes nothing.
    void setAsk(Ask ask) { ask_ = std::move(ask); }

    /// Writes a text that is pasted on the sheet of the power `shown`, as one step. If not all is clear or
    /// something would be replaced, asks before anything changes. Returns whether anything was written.
    bool paste(Power shown, const QString& text);
    /// As above, but leaves a text that is about this sheet alone, and a single line, to be typed where the
    /// cursor is: then it returns false.
    bool pasteOthers(Power shown, const QString& text);

Q_SIGNALS:
    /// Nothing is pasted; `why` says why.
    void refused(const QString& why);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    bool refuses(Power shown, const QString& text);
    bool write(const SheetPaste& paste);
    void say(const QString& what, bool undoable);

    Session& session_;
    Ask ask_;
    QLabel* text_;
    QToolButton* undo_;
    QString said_; ///< all of it: large text has room for the first parts
    int step_ = 0; ///< the index of the undo steps as long as this says something
};

} // namespace chancery
