// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/pseudo_translator.h"

#include <QRegularExpression>

namespace chancery {

QString pseudoText(const QString& source)
{
    static const QRegularExpression kept(QStringLiteral("%L?[0-9n]|<[^>]*>|\\{[^}]*\\}|&\\w+;|&."));
    static const QString plain = QStringLiteral("AEIOUaeiounc"), accented = QStringLiteral("ÅÉÎÕÜåéîõüñç");
    QString text = QStringLiteral("[");
    qsizetype letters = 0;
    const auto add = [&](QStringView part) {
        for (const QChar c : part) {
            const qsizetype at = plain.indexOf(c);
            text += at < 0 ? c : accented[at];
            letters += c.isLetter() ? 1 : 0;
        }
    };
    qsizetype done = 0;
    for (auto it = kept.globalMatch(source); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        add(QStringView(source).mid(done, match.capturedStart() - done));
        text += match.captured();
        done = match.capturedEnd();
    }
    add(QStringView(source).mid(done));
    return text + QString((2 * letters + 4) / 5, u'~') + u']';
}

} // namespace chancery
