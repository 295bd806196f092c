// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the program in a language, read from a file in Qt's format .ts without any tool of Qt's.
#pragma once

#include "engine/base/result.h"
#include "engine/language/plural_rule.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>
#include <QTranslator>

#include <vector>

namespace chancery {

/// A text of the source and its translation.
struct TranslatedText
{
    QString context, source, comment;
    QStringList forms;      ///< the translation; several with a number, none if there is none yet
    qint64 line = 0;        ///< where it is in the file, counted from 1
    bool hasNumber = false; ///< whether its form depends on a number
};

/// The most bytes of a file of texts: 8 MiB.
inline constexpr qint64 largestTextFile = 8 << 20;

/// Reads all texts of a .ts file, those left out that the source no longer has. `name` is what messages call
/// it.
Result<std::vector<TranslatedText>> readTextFile(const QByteArray& content, const std::string& name);

/// Translates by such texts.
class TextTranslator final : public QTranslator
{
public:
    TextTranslator(const std::vector<TranslatedText>& texts, PluralRule plurals, QObject* parent);

    bool isEmpty() const override { return texts_.isEmpty(); }
    QString translate(const char* context, const char* source, const char* comment, int n) const override;

private:
    QHash<QByteArray, QStringList> texts_;
    PluralRule plurals_;
};

} // namespace chancery
