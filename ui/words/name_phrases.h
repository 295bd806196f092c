// SPDX-License-Identifier: GPL-3.0-or-later
// Names of provinces and powers as parts of sentences, with the article that the language asks for.
#pragma once

#include "ui/words/names.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <vector>

namespace chancery {

/// Makes phrases of names, with the articles and prepositions that the grammar of the language gives. It is
/// cheap to make.
class NamePhrases
{
    Q_DECLARE_TR_FUNCTIONS(chancery::NamePhrases)

public:
    /// Several provinces, which a phrase lists.
    using Places = std::vector<Province>;

    /// The map must outlive this.
    explicit NamePhrases(const Map& map);

    /// Returns provinces as an object: "Norway and the North Sea".
    NameList the(const Places& places) const;
    /// Returns where a unit goes: "to the North Sea".
    QString to(const Places& places) const;
    /// Returns where units are: "in the North Sea".
    QString in(const Places& places) const;
    /// Returns where a unit comes from: "from the North Sea".
    QString from(const Places& places) const;
    /// Returns the places of two units that meet: "between Norway and the North Sea".
    QString between(Province one, Province other) const;
    /// Returns which way a convoy takes: "through the English Channel and the North Sea".
    QString through(const Places& places) const;

    /// Returns a sentence with these places instead of each `mark` in it, as the words before the mark ask:
    /// "in *" becomes "in the North Sea", and "nach *" becomes "in die Nordsee".
    QString placed(const QString& sentence, QChar mark, const std::vector<Location>& where) const;

    /// Returns a sentence with this power instead of each `mark`, as the words before ask: "Die Türkei baut",
    /// "gehört nicht zu der Türkei".
    QString named(const QString& sentence, QChar mark, Power power) const;

    /// Returns powers as a subject: "Russia and Turkey".
    NameList subject(const std::vector<Power>& powers) const { return names(powers, NameCase::Subject); }
    /// Returns powers as an object, or after "against" and "for": "gegen die Türkei".
    NameList object(const std::vector<Power>& powers) const { return names(powers, NameCase::Object); }
    /// Returns powers after "from" or "of": "von der Türkei".
    NameList dative(const std::vector<Power>& powers) const { return names(powers, NameCase::Dative); }
    /// As above, of one power.
    NameList dative(Power power) const { return dative(std::vector{power}); }
    /// Returns a power as the one whose something is: "England", and in German "von England" or "der Türkei".
    NameList owner(Power power) const { return names({power}, NameCase::Owner); }

    /// Returns whether a power has the name of a province, as those of Chaos do: one of the two is enough.
    bool areOneName(Power power, Province place) const;

    /// Returns a sentence or headline with a capital at its beginning.
    static QString capital(QString sentence);

private:
    BareName place(Location place) const;
    NameList names(const std::vector<Power>& powers, NameCase which) const;

    const Map& map_;
    Words words_;
};

} // namespace chancery
