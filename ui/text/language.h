// SPDX-License-Identifier: GPL-3.0-or-later
// Which languages the program speaks, and switching to one of them.
#pragma once

#include <QString>
#include <QVector>

namespace chancery {

struct Language
{
    QString code; ///< "de"
    QString name; ///< in that language: "Deutsch"
    bool operator==(const Language&) const = default;
};

/// English, then every language that a translation was built in for, by code.
QVector<Language> languages();

/// Installs the translations of a language and makes it the default locale; "" means the system's language.
/// Text already shown is not changed: call it before the first window. Returns the code that is now spoken.
QString speak(const QString& code);

/// The language of the texts that are shown now: "en", "de".
QString spokenLanguage();

} // namespace chancery
