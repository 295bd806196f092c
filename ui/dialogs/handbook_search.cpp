// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/handbook_search.h"

#include "ui/parts/dialog_parts.h"

#include <QLabel>
#include <QScrollArea>
#include <QTableWidget>
#include <QTextBrowser>

#include <algorithm>

namespace chancery {

namespace {

bool hasAll(const QString& text, const QStringList& words)
{
    return !words.isEmpty() && std::ranges::all_of(words, [&](const QString& word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

/// Returns where the words are in a text, in the order of the text; nothing if one is missing.
QList<QTextCursor> placesIn(const QTextBrowser& page, const QStringList& words)
{
    QList<QTextCursor> places;
    if (!hasAll(page.toPlainText(), words)) return places;
    for (const QString& word : words)
        for (QTextCursor at = page.document()->find(word); !at.isNull(); at = page.document()->find(word, at))
            places << at;
    std::ranges::sort(places, {}, &QTextCursor::selectionStart);
    return places;
}

QString rowText(const QTableWidget& table, int row)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column) cells << table.item(row, column)->text();
    return cells.join(u' ');
}

QList<int> rowsIn(const QTableWidget& table, const QStringList& words)
{
    QList<int> rows;
    for (int row = 0; row < table.rowCount(); ++row)
        if (hasAll(rowText(table, row), words)) rows << row;
    return rows;
}

QList<QLabel*> labelsIn(const QScrollArea& page, const QStringList& words)
{
    QList<QLabel*> labels;
    for (QLabel* label : page.widget()->findChildren<QLabel*>())
        if (hasAll(label->text(), words)) labels << label;
    return labels;
}

int mark(QTextBrowser& page, const QStringList& words, const Theme& theme)
{
    QTextCharFormat marked;
    marked.setBackground(theme.chosen);
    marked.setForeground(inkOn(theme.chosen));
    QList<QTextEdit::ExtraSelection> all;
    for (const QTextCursor& place : placesIn(page, words)) all << QTextEdit::ExtraSelection{place, marked};
    page.setExtraSelections(all);
    return static_cast<int>(all.size());
}

int mark(QTableWidget& table, const QStringList& words, const Theme& theme)
{
    const QList<int> rows = rowsIn(table, words);
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column) {
            const bool found = rows.contains(row);
            table.item(row, column)->setBackground(found ? QBrush(theme.chosen) : QBrush());
            table.item(row, column)->setForeground(found ? QBrush(inkOn(theme.chosen)) : QBrush());
        }
    return static_cast<int>(rows.size());
}

int mark(QScrollArea& page, const QStringList& words, const Theme& theme)
{
    for (QLabel* label : labelsIn(page, {QString()}))
        label->setPalette({}), label->setAutoFillBackground(false);
    const QList<QLabel*> found = labelsIn(page, words);
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

int markWords(QWidget& page, const QStringList& words)
{
    const Theme theme = themeFor(themeOf(page), Map{});
    if (auto* text = qobject_cast<QTextBrowser*>(&page)) return mark(*text, words, theme);
    if (auto* table = qobject_cast<QTableWidget*>(&page)) return mark(*table, words, theme);
    if (auto* labels = qobject_cast<QScrollArea*>(&page)) return mark(*labels, words, theme);
    return 0;
}

void showMark(QWidget& page, const QStringList& words, int place)
{
    if (auto* text = qobject_cast<QTextBrowser*>(&page)) {
        text->setTextCursor(placesIn(*text, words)[place]);
        text->ensureCursorVisible();
    }
    if (auto* table = qobject_cast<QTableWidget*>(&page)) table->selectRow(rowsIn(*table, words)[place]);
    if (auto* labels = qobject_cast<QScrollArea*>(&page))
        labels->ensureWidgetVisible(labelsIn(*labels, words)[place]);
}

} // namespace chancery
