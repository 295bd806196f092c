// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/unbroken.h"

#include <QRegularExpression>

namespace chancery {

QString unbroken(QString text)
{
    static const QRegularExpression within(QStringLiteral("(?<=\\w)\\.(?=\\w)"));
    constexpr char16_t wordJoiner = u'\u2060';
    return text.replace(within, QString(u'.') + QChar(wordJoiner));
}

} // namespace chancery
