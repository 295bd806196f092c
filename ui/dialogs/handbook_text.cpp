// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/handbook_text.h"

#include "ui/scene/slide.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace chancery {

namespace {

const QRegularExpression& placeholder()
{
    static const QRegularExpression made(QStringLiteral("\\{(menu )?([a-z]+\\.[A-Za-z0-9]+)\\}"));
    return made;
}

QString read(const QString& language, const QString& page)
{
    QFile file(QStringLiteral(":/handbook/%1/%2.md").arg(language, page));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns a text in bold, with what Markdown would take for marks escaped.
QString bold(QString text)
{
    static const QRegularExpression marks(QStringLiteral("([\\\\`*_{}\\[\\]<>#+!|~-])"));
    return QStringLiteral("**%1**").arg(text.replace(marks, QStringLiteral("\\\\1")));
}

/// Returns the slides that the gamemaster can choose: "{projector.board} Board, {projector.tally} Centre
/// tally".
QString slides(const std::vector<ActionHelp>& actions)
{
    QStringList all;
    for (const SlideRow& slide : slideTable())
        if (const auto action = std::ranges::find(actions, QLatin1String(slide.name), &ActionHelp::name);
            action != actions.end())
            all << QStringLiteral("{%1} %2").arg(action->name, action->what);
    return all.join(QStringLiteral(", "));
}

} // namespace

QStringList handbookPages()
{
    return {QStringLiteral("evening"),  QStringLiteral("typing"),   QStringLiteral("clicking"),
            QStringLiteral("reveal"),   QStringLiteral("audience"), QStringLiteral("retreats"),
            QStringLiteral("rulings"),  QStringLiteral("files"),    QStringLiteral("players"),
            QStringLiteral("studying"), QStringLiteral("studies"),  QStringLiteral("laboratory")};
}

QString handbookText(const QString& page, const QString& language)
{
    const QString text = read(language, page);
    return text.isEmpty() ? read(QStringLiteral("en"), page) : text;
}

QString filledIn(QString text, const std::vector<ActionHelp>& actions)
{
    text.replace(QStringLiteral("{slides}"), slides(actions));
    QString filled;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : placeholder().globalMatch(text)) {
        const auto action = std::ranges::find(actions, match.captured(2), &ActionHelp::name);
        if (action == actions.end()) continue;
        const bool menu = !match.captured(1).isEmpty() || action->keys.isEmpty();
        filled += QStringView(text).mid(from, match.capturedStart() - from);
        filled += bold(menu ? action->menu : action->keys.first().toString(QKeySequence::NativeText));
        from = match.capturedEnd();
    }
    return filled + text.mid(from);
}

} // namespace chancery
