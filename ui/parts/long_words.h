// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps text fields quick whatever is pasted into them or comes out of a file.
#pragma once

#include <QPlainTextEdit>
#include <QTextEdit>

namespace chancery {

/// Has a field broken at any letter as long as it holds a word of thousands of letters. Qt looks again for
/// the end of such a word in each line that it fills, and so takes minutes for some hundred thousand letters.
/// Call it once, when the field is made.
void breakLongWords(QPlainTextEdit* field);
/// As above.
void breakLongWords(QTextEdit* field);

} // namespace chancery
