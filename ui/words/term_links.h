// SPDX-License-Identifier: GPL-3.0-or-later
// Links the terms in a text to the glossary.
#pragma once

#include "ui/words/glossary.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace chancery {

/// Returns the target of the link to a term: "term:standoff".
QString linkToTerm(const QString& id);
/// Returns the id of the term that a link leads to; empty if it leads elsewhere.
QString termOfLink(const QString& link);

/// Links the terms of one glossary. It is slow to make and quick to use.
class TermLinks
{
public:
    /// The glossary must outlive this.
    explicit TermLinks(const Glossary& glossary);

    /// Returns HTML with a link at each term that it names, once for each term; tags, what is linked already
    /// and the term `except` stay as they are.
    QString in(const QString& html, const QString& except = {}) const;

private:
    QStringList ids_; ///< of the groups of the expression
    QRegularExpression finder_;
};

} // namespace chancery
