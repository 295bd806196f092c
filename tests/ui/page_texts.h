// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a page of HTML.
#pragma once

#include <QRegularExpression>
#include <QStringList>
#include <QTextDocument>

namespace chancery {

/// Where the links of a page lead, from its beginning.
inline QStringList linksIn(const QString& html)
{
    static const QRegularExpression link(QStringLiteral("href=\"([^\"]*)\""));
    QStringList links;
    for (const QRegularExpressionMatch& match : link.globalMatch(html)) links << match.captured(1);
    return links;
}

/// A page without its marks.
inline QString plain(const QString& html)
{
    QTextDocument text;
    text.setHtml(html);
    return text.toPlainText();
}

} // namespace chancery
