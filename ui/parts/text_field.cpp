// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/text_field.h"

#include "ui/parts/dialog_parts.h"
#include "ui/parts/long_words.h"

#include <QLabel>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QTextBlock>

namespace chancery {

TextField::TextField(QWidget* parent)
    : QPlainTextEdit(parent)
    , message_(problemLabel("fieldMessage", this))
{
    breakLongWords(this);
    connect(document(), &QTextDocument::contentsChanged, message_, [this] {
        if (!message_->text().isEmpty()) tell(message_, {}, Tone::Alarm);
    });
}

/// This is also called for what is dropped.
void TextField::insertFromMimeData(const QMimeData* source)
{
    const QString why = isReadOnly() ? QString() : whyRefused(source->text());
    if (!why.isEmpty()) return tell(message_, why, Tone::Alarm);
    QPlainTextEdit::insertFromMimeData(source);
}

/// Returns why the field does not take a text in the place of what is selected, as a sentence; empty if it
/// does.
QString TextField::whyRefused(const QString& pasted) const
{
    constexpr qsizetype mostLetters = 1 << 17, mostLines = 10000;
    const QTextCursor at = textCursor();
    const int begin = at.selectionStart(), end = at.selectionEnd();
    const int letters = document()->characterCount() - 1 - (end - begin);
    const int lines = blockCount() -
                      (document()->findBlock(end).blockNumber() - document()->findBlock(begin).blockNumber());
    if (letters + pasted.size() > mostLetters)
        return tr("Nothing is pasted: this text can have at most %L1 letters.").arg(mostLetters);
    if (lines + pasted.count(u'\n') > mostLines)
        return tr("Nothing is pasted: this text can have at most %L1 lines.").arg(mostLines);
    return {};
}

ProseEdit::ProseEdit(QWidget* parent)
    : TextField(parent)
{
    setUndoRedoEnabled(false); // the session undoes typing together with everything else
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!showing_) Q_EMIT edited(toPlainText());
    });
}

void ProseEdit::show(const QString& text)
{
    if (text == toPlainText()) return;
    const QScopedValueRollback guard(showing_, true);
    setPlainText(text);
}

bool ProseEdit::event(QEvent* event)
{
    return leavesUndo(*event) ? false : TextField::event(event);
}

} // namespace chancery
