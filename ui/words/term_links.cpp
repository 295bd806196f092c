// SPDX-License-Identifier: GPL-3.0-or-later
// Finds terms between the tags of HTML, the longest first.
#include "ui/words/term_links.h"

#include <QSet>

#include <algorithm>

namespace chancery {

namespace {

constexpr QLatin1String scheme("term:");

/// How a term is written, and which it is.
struct TermWord
{
    QString word, id;
};

std::vector<TermWord> wordsOf(const Glossary& glossary)
{
    std::vector<TermWord> words;
    for (const GlossaryTerm& term : glossary.terms())
        for (const QString& word : term.words) words.push_back({word.toHtmlEscaped(), term.id});
    std::ranges::stable_sort(
        words, [](const TermWord& a, const TermWord& b) { return a.word.size() > b.word.size(); });
    return words;
}

/// Returns an expression that finds a tag, or any of these words as a whole word, with the word's index + 1
/// as the number of its group.
QRegularExpression finderOf(const std::vector<TermWord>& words)
{
    QStringList alternatives{QStringLiteral("<[^>]*>")};
    for (const TermWord& one : words)
        alternatives << QStringLiteral("(?<!\\w)(%1)(?!\\w)").arg(QRegularExpression::escape(one.word));
    return QRegularExpression(alternatives.join(u'|'), QRegularExpression::CaseInsensitiveOption |
                                                           QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

QString linkToTerm(const QString& id)
{
    return scheme + id;
}

QString termOfLink(const QString& link)
{
    return link.startsWith(scheme) ? link.mid(scheme.size()) : QString();
}

TermLinks::TermLinks(const Glossary& glossary)
{
    const std::vector<TermWord> words = wordsOf(glossary);
    for (const TermWord& one : words) ids_ << one.id;
    finder_ = finderOf(words);
}

QString TermLinks::in(const QString& html, const QString& except) const
{
    QString linked;
    QSet<QString> met{except};
    qsizetype from = 0;
    bool inLink = false;
    for (auto it = finder_.globalMatch(html); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QStringView found = match.capturedView();
        if (found.startsWith(u'<')) {
            if (found.startsWith(QLatin1String("<a "), Qt::CaseInsensitive)) inLink = true;
            if (found.startsWith(QLatin1String("</a"), Qt::CaseInsensitive)) inLink = false;
            continue;
        }
        const QString& id = ids_[match.lastCapturedIndex() - 1];
        if (inLink || met.contains(id)) continue;
        met.insert(id);
        linked += QStringView(html).mid(from, match.capturedStart() - from);
        linked += QStringLiteral("<a href=\"%1\">%2</a>").arg(linkToTerm(id), found.toString());
        from = match.capturedEnd();
    }
    linked += QStringView(html).mid(from);
    return linked;
}

} // namespace chancery
