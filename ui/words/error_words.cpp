// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/error_words.h"

#include "engine/base/message.h"

#include <QRegularExpression>

namespace chancery {

QString ErrorWords::text(const Error& error)
{
    return error.where.empty() ? what(error) : tr("%1: %2", "place, error").arg(place(error), what(error));
}

QString ErrorWords::what(const Error& error)
{
    if (!error.pattern) return QString::fromStdString(error.message);
    QString pattern = QCoreApplication::translate("FileErrors", error.pattern);
    for (const char* context : {"Objections", "PositionFaults"}) // rules of the Committee, positions
        if (pattern == QString::fromUtf8(error.pattern))
            pattern = QCoreApplication::translate(context, error.pattern);
    const std::string sentence = pattern.toStdString();
    Message message{sentence.c_str(), error.gaps};
    if (!error.cause.empty()) message.gaps.back() = text(error.cause.front()).toStdString();
    return QString::fromStdString(english(message));
}

QString ErrorWords::place(const Error& error)
{
    static const QRegularExpression inFile(QStringLiteral("^(.*):([0-9]+):([0-9]+)$"));
    const QString where = QString::fromStdString(error.where);
    const auto found = inFile.match(where);
    if (!found.hasMatch()) return where;
    return tr("%1, line %2, column %3", "file").arg(found.captured(1), found.captured(2), found.captured(3));
}

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
