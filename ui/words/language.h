// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the languages of the program and switches between them.
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

namespace chancery {

/// A language of the user interface.
struct Language
{
    QString code; ///< the ISO 639 code: "de"
    QString name; ///< the name in that language: "Deutsch"
    bool operator==(const Language&) const = default;
};

/// Returns English, then every language for which a translation is built in, sorted by code.
QVector<Language> languages();

/// Installs the translations of a language and makes it the default locale. An empty or unknown code means
/// the first of the system's languages that is built in, or English. Returns the code of the language
/// installed. Windows that exist keep their texts until they are recreated. An application object must exist.
QString speak(const QString& code);

/// Returns the code of the language that speak() installed last: "en", "de". It is "en" before the first
/// call.
QString spokenLanguage();

/// Returns texts as a list in that language: "Vienna, Trieste, and Budapest".
QString listed(const QStringList& texts);

} // namespace chancery
