// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/handbook_text.h"

#include "engine/map/word_match.h"
#include "ui/parts/dialog_parts.h"
#include "ui/scene/slide.h"
#include "ui/words/language.h"

#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTableWidget>
#include <QTextBrowser>

#include <algorithm>

namespace chancery {

namespace {

const QRegularExpression& placeholder()
{
    static const QRegularExpression made(QStringLiteral("\\{(menu )?([a-z]+\\.[A-Za-z0-9]+)\\}"));
    return made;
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
    return {QStringLiteral("evening"),   QStringLiteral("typing"),   QStringLiteral("clicking"),
            QStringLiteral("hearing"),   QStringLiteral("reveal"),   QStringLiteral("audience"),
            QStringLiteral("retreats"),  QStringLiteral("rulings"),  QStringLiteral("files"),
            QStringLiteral("players"),   QStringLiteral("studying"), QStringLiteral("studies"),
            QStringLiteral("laboratory")};
}

QString handbookText(const QString& page, const QString& language)
{
    const QString own = fileOfLanguage(language, QStringLiteral("handbook/%1.md").arg(page));
    QFile file(own.isEmpty() ? QStringLiteral(":/handbook/en/%1.md").arg(page) : own);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
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

namespace {

/// Returns where the words are in a text, in the order of the text; nothing if one is missing.
QList<QTextCursor> cursorsIn(const QTextBrowser& page, const QString& typed)
{
    const std::string text = page.toPlainText().toStdString();
    const auto characters = [&text](std::size_t bytes) {
        return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(bytes)).size());
    };
    QList<QTextCursor> places;
    for (const TextPlace& place : placesIn(text, typed.toStdString())) {
        QTextCursor at(page.document());
        at.setPosition(characters(place.begin));
        at.setPosition(characters(place.end), QTextCursor::KeepAnchor);
        places << at;
    }
    return places;
}

bool isFound(const QString& typed, const QString& text)
{
    return !typed.isEmpty() && fitsText(typed.toStdString(), text.toStdString());
}

QString rowText(const QTableWidget& table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column) cells << table.item(row, column)->text();
    return cells.join(u' ');
}

QList<int> rowsIn(const QTableWidget& table, const QString& typed)
{
    QList<int> rows;
    for (int row = 0; row < table.rowCount(); ++row)
        if (isFound(typed, rowText(table, row))) rows << row;
    return rows;
}

QList<QLabel*> labelsIn(const QScrollArea& page, const QString& typed)
{
    QList<QLabel*> labels;
    for (QLabel* label : page.widget()->findChildren<QLabel*>())
        if (isFound(typed, label->text())) labels << label;
    return labels;
}

int mark(QTextBrowser& page, const QString& typed, const Theme& theme)
{
    QTextCharFormat marked;
    marked.setBackground(theme.chosen);
    marked.setForeground(inkOn(theme.chosen));
    QList<QTextEdit::ExtraSelection> all;
    for (const QTextCursor& place : cursorsIn(page, typed)) all << QTextEdit::ExtraSelection{place, marked};
    page.setExtraSelections(all);
    return static_cast<int>(all.size());
}

int mark(QTableWidget& table, const QString& typed, const Theme& theme)
{
    const QList<int> rows = rowsIn(table, typed);
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column) {
            const bool found = rows.contains(row);
            table.item(row, column)->setBackground(found ? QBrush(theme.chosen) : QBrush());
            table.item(row, column)->setForeground(found ? QBrush(inkOn(theme.chosen)) : QBrush());
        }
    return static_cast<int>(rows.size());
}

int mark(QScrollArea& page, const QString& typed, const Theme& theme)
{
    for (QLabel* label : page.widget()->findChildren<QLabel*>())
        label->setPalette({}), label->setAutoFillBackground(false);
    const QList<QLabel*> found = labelsIn(page, typed);
    for (QLabel* label : found) {
        QPalette marked = label->palette();
        marked.setColor(QPalette::Window, theme.chosen);
        marked.setColor(QPalette::WindowText, inkOn(theme.chosen));
        label->setPalette(marked);
        label->setAutoFillBackground(true);
    }
    return static_cast<int>(found.size());
}

} // namespace

int markWords(QWidget& page, const QString& typed)
{
    const Theme theme = themeFor(themeOf(page), Map{});
    if (auto* text = qobject_cast<QTextBrowser*>(&page)) return mark(*text, typed, theme);
    if (auto* table = qobject_cast<QTableWidget*>(&page)) return mark(*table, typed, theme);
    if (auto* labels = qobject_cast<QScrollArea*>(&page)) return mark(*labels, typed, theme);
    return 0;
}

void showMark(QWidget& page, const QString& typed, int place)
{
    if (auto* text = qobject_cast<QTextBrowser*>(&page)) {
        text->setTextCursor(cursorsIn(*text, typed)[place]);
        text->ensureCursorVisible();
    }
    if (auto* table = qobject_cast<QTableWidget*>(&page)) table->selectRow(rowsIn(*table, typed)[place]);
    if (auto* labels = qobject_cast<QScrollArea*>(&page))
        labels->ensureWidgetVisible(labelsIn(*labels, typed)[place]);
}

} // namespace chancery
