// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/term_pages.h"

#include "ui/lab/clause_pages.h"
#include "ui/words/term_links.h"

#include <QRegularExpression>

namespace chancery {

namespace {

QString termHeading(const QString& text)
{
    return QStringLiteral("<h4>%1</h4>").arg(text.toHtmlEscaped());
}

} // namespace

QString htmlOfMarkdown(const QString& markdown)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\(([^)]*)\\)"));
    static const QRegularExpression emphasis(QStringLiteral("\\*([^*]+)\\*"));
    QString html;
    for (const QString& paragraph : markdown.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
        QString text = paragraph.simplified().toHtmlEscaped();
        text.replace(link, QStringLiteral("<a href=\"\\2\">\\1</a>"));
        text.replace(emphasis, QStringLiteral("<i>\\1</i>"));
        html += QStringLiteral("<p>%1</p>").arg(text);
    }
    return html;
}

QString termLink(const GlossaryTerm& term)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(linkToTerm(term.id), term.title.toHtmlEscaped());
}

QString TermPages::html(const GlossaryTerm& term, const QString& more) const
{
    return QStringLiteral("<h3>%1</h3>").arg(term.title.toHtmlEscaped()) + htmlOfMarkdown(term.text) + more +
           choicesAsHtml(choicesOf(term)) + clauses(term) + related(term);
}

QString TermPages::clauses(const GlossaryTerm& term) const
{
    QStringList lines;
    for (const TermClauses& one : clausesOf(term))
        lines << QStringLiteral("%1 %2").arg(QString::fromStdString(one.rulebook->cited).toHtmlEscaped(),
                                             one.clauses.join(QStringLiteral(", ")).toHtmlEscaped());
    if (lines.isEmpty()) return {};
    return termHeading(tr("Clauses")) + QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br/>")));
}

QString TermPages::related(const GlossaryTerm& term) const
{
    QStringList links;
    for (const QString& id : term.see)
        if (const GlossaryTerm* other = glossary_.find(id)) links << termLink(*other);
    if (links.isEmpty()) return {};
    return termHeading(tr("See also")) + QStringLiteral("<p>%1</p>").arg(links.join(QStringLiteral(" · ")));
}

} // namespace chancery
