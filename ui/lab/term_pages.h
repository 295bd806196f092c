// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the glossary as HTML.
#pragma once

#include "ui/words/glossary.h"

#include <QCoreApplication>

namespace chancery {

/// Makes the pages of one glossary.
class TermPages
{
    Q_DECLARE_TR_FUNCTIONS(chancery::TermPages)

public:
    /// The glossary must outlive this.
    explicit TermPages(const Glossary& glossary)
        : glossary_(glossary)
    {
    }

    /// Returns the page of a term: its text, the rulebooks that differ, the clauses and related terms. Links
    /// lead to terms; citations are left to withClauseLinks(). `more` is HTML to be put behind the text.
    QString html(const GlossaryTerm& term, const QString& more = {}) const;

private:
    QString clauses(const GlossaryTerm& term) const;
    QString related(const GlossaryTerm& term) const;

    const Glossary& glossary_;
};

/// Returns the Markdown of a glossary's text as HTML: paragraphs, emphasis and links.
QString htmlOfMarkdown(const QString& markdown);
/// Returns a link to a term, whose text is its title.
QString termLink(const GlossaryTerm& term);

} // namespace chancery
