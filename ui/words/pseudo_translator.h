// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the texts of the pseudo-language, which shows developers what is not translated and what is cut.
#pragma once

#include <QTranslator>

namespace chancery {

/// Returns a text of the source as the pseudo-language has it: in brackets, with accents, and about two
/// fifths longer. Gaps, tags, what is in braces, and the letter behind & stay.
QString pseudoText(const QString& source);

/// Translates every text so.
class PseudoTranslator final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return pseudoText(QString::fromUtf8(source));
    }
};

} // namespace chancery
