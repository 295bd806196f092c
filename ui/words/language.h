// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the languages of the program and switches between them.
#pragma once

#include "engine/base/result.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <vector>

namespace chancery {

/// A language of the user interface.
struct Language
{
    QString code; ///< the ISO 639 code: "de"
    QString name; ///< the name in that language: "Deutsch"
    bool operator==(const Language&) const = default;
};

/// The code of a language for developers: English with every text of the program in brackets, its letters
/// accented and longer, so that what is not translated and what is cut can be seen. No list of languages has
/// it.
inline const QString pseudoLanguage = QStringLiteral("pseudo");

/// A folder of the user's in which a language was looked for, and what is wrong with it.
struct LanguageFault
{
    QString folder;
    Error error;
};

/// Adds the languages in these folders, each in a folder with its code as the name, to those that are built
/// in; one that is built in is taken from there instead. Call it when the program starts, before a map is
/// read. Returns the faults of those that cannot be read, which are left out.
std::vector<LanguageFault> findLanguages(const QStringList& folders);

/// Returns the path of a file of a language, "glossary.md": that of the user, else the one that is built in.
/// Empty if there is none.
QString fileOfLanguage(const QString& code, const QString& name);

/// Returns English, then every language with texts, those that are built in and those that were found, sorted
/// by code.
QVector<Language> languages();

/// Installs the translations of a language, makes it the default locale and lets orders be read in it first.
/// An empty or unknown code means the first of the system's languages that is known, or English. Returns the
/// code of the language installed. Windows that exist keep their texts until they are recreated. An
/// application object must exist.
QString speak(const QString& code);

/// Returns the code of the language that speak() installed last: "en", "de". It is "en" before the first
/// call.
QString spokenLanguage();

/// Returns texts as a list in that language: "Vienna, Trieste, and Budapest".
QString listed(const QStringList& texts);

} // namespace chancery
