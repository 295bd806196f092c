// SPDX-License-Identifier: GPL-3.0-or-later
// Names in a sentence, which take the article and the preposition that the words before them ask.
#pragma once

#include "ui/words/grammar.h"

#include <QString>

#include <initializer_list>
#include <vector>

namespace chancery {

/// Names that a sentence lists.
struct NameList
{
    std::vector<BareName> names;
    NameKind kind = NameKind::Place;
    NameCase which = NameCase::Object; ///< where the word before them asks no other

    /// Returns the names with their articles: "Norway and the North Sea".
    QString text() const;
    operator QString() const { return text(); }

    /// Appends the names to the beginning of a sentence, whose last word may change: "nach " and "Nordsee" is
    /// "in die Nordsee".
    void appendTo(QString& sentence) const;
};

/// Returns whether what is appended to this beginning begins a sentence.
bool beginsSentence(const QString& sentence);

/// What fills a gap of a sentence: a text as it is, or names.
struct Filling
{
    Filling(QString asItIs)
        : text(std::move(asItIs))
    {
    }
    Filling(NameList asAsked)
        : names(std::move(asAsked))
    {
    }
    /// An adjective, by its forms: the gap "%1[f]" asks for the form "f", and "%1" for the one without a
    /// name.
    Filling(QHash<QString, QString> adjective)
        : forms(std::move(adjective))
    {
    }
    QString text;
    NameList names{};
    QHash<QString, QString> forms{};
};

/// Returns a sentence with its gaps "%1", "%2" ... filled, where names are as the words before them ask.
QString filled(const QString& sentence, std::initializer_list<Filling> gaps);

} // namespace chancery
