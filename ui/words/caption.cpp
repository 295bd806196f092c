// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/caption.h"

namespace chancery {

namespace {

constexpr int mostInLine = 130; ///< the most characters below the board with what it can do without

} // namespace

QString Caption::line() const
{
    QStringList sentences{headline + u'.'}, all = sentences;
    for (const FateLine& fate : fates) {
        all << fate.text;
        if (!fate.spare) sentences << fate.text;
    }
    const QString whole = all.join(u' ');
    if (all.size() > 1 && whole.size() <= mostInLine) return whole;
    return sentences.size() > 1 ? sentences.join(u' ') : headline;
}

int wordsIn(const QString& text)
{
    int words = 0;
    bool within = false;
    for (const QChar letter : text) {
        const bool blank = letter.isSpace(); // also one at which no line is broken: "Russia 2" is two words
        words += !blank && !within ? 1 : 0;
        within = !blank;
    }
    return words;
}

} // namespace chancery
