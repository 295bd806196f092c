// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of the engine in the user's language, and the gaps of their sentences.
#pragma once

#include "engine/base/result.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace chancery {

/// Says in the user's language what is wrong with an input.
class ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ErrorWords)

public:
    /// Returns the place and what is wrong there: "club.chancery, line 12, column 3: “XYZ” is not a ...". An
    /// error that was not made with a pattern (message.h) keeps its own text.
    static QString text(const Error& error);

private:
    static QString what(const Error& error);
    static QString place(const Error& error);
};

/// Returns the sentence with %1 replaced by the first of the names, %2 by the second and so on, up to %9. A
/// gap without a name stays. Unlike with QString::arg, a sentence may leave gaps out, and a name may hold a
/// %.
QString withGaps(const QString& sentence, std::span<const QString> names);

} // namespace chancery
