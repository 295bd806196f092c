// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/query_completer.h"

#include "engine/explain/case_tags.h"
#include "ui/words/case_words.h"

#include <QAbstractItemView>
#include <QStringListModel>

namespace chancery {

namespace {

QStringList completionsFor(const CaseIndex& cases)
{
    constexpr std::size_t mostListed = 20; // values of a key
    QStringList all;
    for (const auto& [name, motif] : motifNamesInWords()) {
        const QString text = QString::fromStdString(name);
        all << text << QStringLiteral("motif:") + quotedValue(text);
    }
    for (const std::string_view key : tagKeys()) {
        const std::vector<std::string> values = cases.valuesOf(key);
        if (values.size() > mostListed) all << QString::fromStdString(tagOf(key, ""));
        if (values.size() > mostListed) continue;
        for (const std::string& value : values) all << QString::fromStdString(tagOf(key, value));
    }
    all.sort();
    return all;
}

/// Returns where the last word of a query begins: behind the last blank that is not in quotation marks, and
/// behind the sign that turns it round.
qsizetype lastWord(const QString& query)
{
    qsizetype begin = 0;
    bool quoted = false;
    for (qsizetype i = 0; i < query.size(); ++i) {
        if (query[i] == u'"') quoted = !quoted;
        if (query[i].isSpace() && !quoted) begin = i + 1;
    }
    return begin < query.size() && query[begin] == u'-' ? begin + 1 : begin;
}

} // namespace

QueryCompleter::QueryCompleter(const CaseIndex& cases, QObject* parent)
    : QCompleter(completionsFor(cases), parent)
{
    setCaseSensitivity(Qt::CaseInsensitive);
    setMaxVisibleItems(12);
    popup()->setMaximumWidth(offerWidth);
}

/// Returns the last word as what is to be completed; what nothing begins with if it is empty or whole.
QStringList QueryCompleter::splitPath(const QString& path) const
{
    const QString word = path.mid(lastWord(path));
    const bool whole = static_cast<const QStringListModel*>(model())->stringList().contains(word);
    return {word.isEmpty() || whole ? QStringLiteral("\n") : word};
}

QString QueryCompleter::pathFromIndex(const QModelIndex& index) const
{
    const QString typed = completionPrefix(), word = index.data().toString();
    return typed.left(lastWord(typed)) + word + (word.endsWith(u':') ? QString() : QStringLiteral(" "));
}

} // namespace chancery
