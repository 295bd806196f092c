// SPDX-License-Identifier: GPL-3.0-or-later
// Articles, cases and prepositions of names, as the file of a language has them. translations/README.md has
// the keys; nothing is known of any language here.
#pragma once

#include "engine/base/document.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace chancery {

/// The cases that sentences ask for; Owner is of whose something is. A language without them gives only the
/// first.
enum class NameCase : std::uint8_t { Subject, Object, Dative, Owner };

/// What a name is of: the words before it may ask other forms of a power than of a place.
enum class NameKind : std::uint8_t { Place, Power };

/// A name as the map has it, and what its article depends on.
struct BareName
{
    QString text;        ///< "Adriatisches Meer"
    bool isSea = false;  ///< of a sea province
    QString behind = {}; ///< what follows the name unchanged: " (Südküste)"
};

/// The grammar of one language.
class Grammar
{
public:
    /// Returns the grammar of the language that is spoken now; it stays valid until another is spoken.
    static const Grammar& spoken();

    /// A grammar without any rule: names are as they are.
    Grammar() = default;
    /// Reads the tables of language.toml. What is wrong in them is told to the reader and left out.
    Grammar(const Value& words, DocumentReader& reader);

    /// Returns a name with its article: "die Nordsee", "dem Adriatischen Meer".
    QString withArticle(const BareName& name, NameCase which) const;

    /// What a word before a name asks. Without `texts` the word stays, and the names behind it are in a case.
    struct Before
    {
        NameCase which = NameCase::Object;
        QHash<QString, QString> texts{}; ///< by class: what stands before the name instead of the word
    };
    /// Returns what a word, in small letters, asks; nothing if the file does not say.
    std::optional<Before> before(NameKind kind, const QString& word) const;
    /// Returns a name with what stands before it instead of `word`, of which `asks` is the rule: "im
    /// Ärmelkanal", "du Piémont".
    QString behind(const QString& word, const Before& asks, const BareName& name) const;

    /// Whether a sentence begins behind a colon.
    bool capitalAfterColon() const { return capitalAfterColon_; }
    /// Whether a word is said once before a list: "in Kiel und Berlin", but "à Brest et à Paris".
    bool onceBeforeList() const { return onceBeforeList_; }
    /// Returns whether names behind a word keep it, and have no article.
    bool areBare(const Before& asks, const std::vector<BareName>& names) const;

private:
    struct Pattern
    {
        QString part, kind; ///< in small letters; the class of the names with it
        bool isEnding = false;
    };

    void readClass(const QString& kind, const Value& table, DocumentReader& reader);
    void readBefore(const Value& words, NameKind kind, DocumentReader& reader);
    static QHash<QString, QString> textsIn(const Value& table, DocumentReader& reader);

    QString noun(const QString& name) const;
    QString classOf(const BareName& name) const;
    QString joined(const QString& before, const QString& kind, const BareName& name) const;

    QHash<QString, QString> classes_;    ///< by name, in small letters
    std::vector<Pattern> patterns_;      ///< the longest first
    QString seas_;                       ///< the class of other sea provinces
    QHash<QString, QString> adjectives_; ///< by class: the ending of an adjective that articles change
    QStringList of_;                     ///< words behind which a name's noun has ended
    std::array<QHash<QString, QString>, 4> articles_; ///< [case] by class
    std::array<QHash<QString, Before>, 2> befores_;   ///< [kind] by word
    bool capitalAfterColon_ = false, onceBeforeList_ = false;
};

} // namespace chancery
