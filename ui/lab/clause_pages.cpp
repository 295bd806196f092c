// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/clause_pages.h"

#include "ui/lab/term_pages.h"
#include "ui/lab/why_parts.h"
#include "ui/words/rulebook_words.h"

namespace chancery {

QString choicesAsHtml(const std::vector<TermChoice>& choices)
{
    QString html;
    for (const TermChoice& choice : choices) {
        html += QStringLiteral("<p class=\"choice\"><b>%1</b>").arg(choice.about.toHtmlEscaped());
        for (const auto& [value, books] : choice.values) {
            const QString who = choice.values.size() == 1 ? ClausePages::tr("all rulebooks")
                                                          : books.join(QStringLiteral("; "));
            html += QStringLiteral("<br/>%1 <span class=\"quiet\">– %2</span>")
                        .arg(value.toHtmlEscaped(), who.toHtmlEscaped());
        }
        html += QStringLiteral("</p>");
    }
    return html.isEmpty() ? html : whyHeading(ClausePages::tr("What the rulebooks choose")) + html;
}

/// Returns whose clause it is, and what the words are.
QString ClausePages::origin(const ClausePlace& place)
{
    QStringList says{RulebookWords::title(bookOf(*place.document)),
                     place.document->reported
                         ? tr("we do not have its text: only what DATC 3.2 and the Alexander Rules report of "
                              "it, and what the program does")
                         : tr("in our own words")};
    if (inEnglishOnly(*place.clause)) says << tr("not translated yet");
    return whyQuiet(says.join(QStringLiteral(" · ")).toHtmlEscaped());
}

QString ClausePages::elsewhere(const ClauseFacts& facts)
{
    QStringList lines;
    for (const TermClauses& one : facts.elsewhere)
        lines << QString::fromStdString(one.rulebook->cited + ' ').toHtmlEscaped() +
                     one.clauses.join(QStringLiteral(", ")).toHtmlEscaped();
    return lines.isEmpty() ? QString()
                           : whyHeading(tr("The same in other rulebooks")) +
                                 whyParagraph(lines.join(QStringLiteral("<br/>")));
}

QString ClausePages::cases(const ClauseFacts& facts)
{
    QStringList lines;
    for (const CitedCase& one : facts.cases)
        lines << QStringLiteral("<a href=\"%1\">%2</a> %3")
                     .arg(linkToCase(one.id), QString::fromStdString(one.id).toHtmlEscaped(),
                          QString::fromStdString(one.title).toHtmlEscaped());
    return lines.isEmpty() ? QString()
                           : whyHeading(tr("Cases")) + whyParagraph(lines.join(QStringLiteral("<br/>")));
}

QString ClausePages::html(const ClausePlace& place)
{
    const ClauseWords& words = wordsOf(*place.clause);
    const ClauseFacts facts = factsOf(place);
    QString html = QStringLiteral("<h3>%1</h3>").arg(titleOf(place).toHtmlEscaped());
    html += htmlOfMarkdown(QString::fromStdString(words.text)) + origin(place);
    if (!words.note.empty())
        html +=
            whyHeading(tr("As the program plays it")) + htmlOfMarkdown(QString::fromStdString(words.note));
    html += choicesAsHtml(facts.choices) + elsewhere(facts) + cases(facts);
    QStringList terms;
    for (const GlossaryTerm* term : facts.terms) terms << termLink(*term);
    return terms.isEmpty() ? html
                           : html + whyHeading(tr("Terms")) + whyParagraph(terms.join(QStringLiteral(" · ")));
}

} // namespace chancery
