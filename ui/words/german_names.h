// SPDX-License-Identifier: GPL-3.0-or-later
// Which German names take an article, and how they are declined; only name_phrases.cpp uses this.
#pragma once

#include <QString>

namespace chancery {

/// The cases of German that captions use.
enum class GermanCase { Nominative, Accusative, Dative };

/// Returns a name with its article: "die Nordsee", "dem Adriatischen Meer". A name without an article is
/// returned unchanged.
QString germanWithArticle(const QString& name, GermanCase which);
/// Returns where something is or comes from or goes to, with a preposition that goes with the article:
/// "in" gives "im Ärmelkanal" and "ins Ruhrgebiet".
QString germanWithPreposition(const QString& preposition, const QString& name, GermanCase which);

} // namespace chancery
