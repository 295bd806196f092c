// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a text without formats that takes no more than it can show at once.
#pragma once

#include <QKeyEvent>
#include <QPlainTextEdit>

class QLabel;

namespace chancery {

/// Returns whether an event asks if a field wants the keys of undo or redo for itself, and answers that it
/// does not.
inline bool leavesUndo(QEvent& event)
{
    if (event.type() != QEvent::ShortcutOverride) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    if (!key.matches(QKeySequence::Undo) && !key.matches(QKeySequence::Redo)) return false;
    event.ignore();
    return true;
}

/// A field for a text that people write or paste. It refuses a paste that would keep the window busy, says
/// why, and stays as it was. A text that is shown by the program may have any length.
class TextField : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// Makes an empty field.
    explicit TextField(QWidget* parent = nullptr);

    /// Returns the label that says why a paste was refused, until the text changes. The maker of the field
    /// puts it below.
    QLabel* message() const { return message_; }

protected:
    void insertFromMimeData(const QMimeData* source) override;

private:
    QString whyRefused(const QString& pasted) const;

    QLabel* message_;
};

/// A field for a few sentences. Its typing is undone outside of it.
class ProseEdit : public TextField
{
    Q_OBJECT

public:
    /// Makes an empty field.
    explicit ProseEdit(QWidget* parent = nullptr);

    /// Shows a text that was not typed here, without the signal `edited`. A text that is shown already keeps
    /// the cursor.
    void show(const QString& text);

Q_SIGNALS:
    /// The user has changed the text.
    void edited(const QString& text);

protected:
    bool event(QEvent* event) override;

private:
    bool showing_ = false;
};

} // namespace chancery
