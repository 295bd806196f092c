// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/gaps.h"

namespace chancery {

QString withGaps(const QString& sentence, std::span<const QString> names)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int gap = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (gap < 1 || static_cast<std::size_t>(gap) > names.size()) {
            text += sentence[i];
            continue;
        }
        text += names[static_cast<std::size_t>(gap) - 1];
        ++i;
    }
    return text;
}

} // namespace chancery
