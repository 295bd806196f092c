// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/long_words.h"

namespace chancery {

namespace {

constexpr qsizetype longWord = 2000; ///< letters

bool hasLongWord(const QString& text)
{
    qsizetype length = 0;
    for (const QChar letter : text) {
        length = letter.isSpace() ? 0 : length + 1;
        if (length == longWord) return true;
    }
    return false;
}

/// The text is looked at before it is laid out, and only where much is inserted at once: by hand no such word
/// comes about.
template<class Field>
void followText(Field* field)
{
    QObject::connect(field->document(), &QTextDocument::contentsChange, field, [field](int, int, int added) {
        if (added < longWord) return;
        const auto mode = hasLongWord(field->toPlainText()) ? QTextOption::WrapAnywhere
                                                            : QTextOption::WrapAtWordBoundaryOrAnywhere;
        if (field->wordWrapMode() != mode) field->setWordWrapMode(mode);
    });
}

} // namespace

void breakLongWords(QPlainTextEdit* field)
{
    followText(field);
}

void breakLongWords(QTextEdit* field)
{
    followText(field);
}

} // namespace chancery
