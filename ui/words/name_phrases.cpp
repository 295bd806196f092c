// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/name_phrases.h"

#include "ui/words/language.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace chancery {

namespace {

/// The cases of German that captions use.
enum class GermanCase { Nominative, Accusative, Dative };

enum class Gender { Masculine, Feminine, Neuter };

/// An ending by which a name is known to take an article.
struct WordEnding
{
    const char* text;
    Gender gender;
};

constexpr std::array endings{
    WordEnding{"see", Gender::Feminine},        WordEnding{"bucht", Gender::Feminine},
    WordEnding{"straße", Gender::Feminine},     WordEnding{"biskaya", Gender::Feminine},
    WordEnding{"ukraine", Gender::Feminine},    WordEnding{"gascogne", Gender::Feminine},
    WordEnding{"picardie", Gender::Feminine},   WordEnding{"toskana", Gender::Feminine},
    WordEnding{"türkei", Gender::Feminine},     WordEnding{"meer", Gender::Neuter},
    WordEnding{"gebiet", Gender::Neuter},       WordEnding{"piemont", Gender::Neuter},
    WordEnding{"meerbusen", Gender::Masculine}, WordEnding{"kanal", Gender::Masculine},
    WordEnding{"atlantik", Gender::Masculine},  WordEnding{"ozean", Gender::Masculine},
    WordEnding{"skagerrak", Gender::Masculine}, WordEnding{"golf", Gender::Masculine},
    WordEnding{"sund", Gender::Masculine},
};

/// Returns the gender of a name that takes an article, by the noun before "von": "Golf von Lyon".
std::optional<Gender> genderOf(const QString& name)
{
    const QString noun = name.section(QStringLiteral(" von "), 0, 0).toLower();
    const auto found = std::ranges::find_if(
        endings, [&](const WordEnding& ending) { return noun.endsWith(QString::fromUtf8(ending.text)); });
    return found == endings.end() ? std::nullopt : std::optional(found->gender);
}

QString article(Gender gender, GermanCase which)
{
    if (which == GermanCase::Dative) return gender == Gender::Feminine ? "der" : "dem";
    if (gender == Gender::Masculine) return which == GermanCase::Accusative ? "den" : "der";
    return gender == Gender::Feminine ? "die" : "das";
}

/// Returns the name as it is after an article: "Adriatisches Meer" becomes "Adriatische Meer".
QString declined(const QString& name, Gender gender, GermanCase which)
{
    const QString adjective = name.section(u' ', 0, 0), rest = name.section(u' ', 1);
    const QString strong = gender == Gender::Masculine ? "er" : gender == Gender::Feminine ? "e" : "es";
    if (rest.isEmpty() || rest.startsWith("von ") || !adjective.endsWith(strong)) return name;
    const bool weak =
        which == GermanCase::Dative || (which == GermanCase::Accusative && gender == Gender::Masculine);
    return adjective.chopped(strong.size()) + (weak ? "en " : "e ") + rest;
}

/// Returns a name with its article: "die Nordsee", "dem Adriatischen Meer". A name without an article is
/// returned unchanged.
QString germanWithArticle(const QString& name, GermanCase which)
{
    const std::optional<Gender> gender = genderOf(name);
    return gender ? article(*gender, which) + u' ' + declined(name, *gender, which) : name;
}

/// Returns where something is or comes from or goes to, with a preposition that goes with the article:
/// "in" gives "im Ärmelkanal" and "ins Ruhrgebiet".
QString germanWithPreposition(const QString& preposition, const QString& name, GermanCase which)
{
    const QString whole = preposition + u' ' + germanWithArticle(name, which);
    if (whole.startsWith("in dem ")) return "im " + whole.mid(7);
    if (whole.startsWith("in das ")) return "ins " + whole.mid(7);
    return whole;
}

/// Says a preposition once where all names of a German list have the same one and no article: "in Kiel und
/// Berlin", but "in Kiel und in der Nordsee".
QStringList withOnePreposition(QStringList phrases)
{
    static const QRegularExpression plain(QStringLiteral("^(in|aus|nach) (?!(der|den|dem|die|das) )"));
    const QString first = phrases.value(0).section(u' ', 0, 0) + u' ';
    for (const QString& phrase : phrases)
        if (!plain.match(phrase).hasMatch() || !phrase.startsWith(first)) return phrases;
    for (qsizetype k = 1; k < phrases.size(); ++k) phrases[k].remove(0, first.size());
    return phrases;
}

template<class Things, class Name>
QString listOf(const Things& things, Name name)
{
    QStringList names;
    for (const auto& thing : things) names << name(thing);
    return listed(withOnePreposition(names));
}

} // namespace

NamePhrases::NamePhrases(const Map& map)
    : map_(map)
    , words_(map)
    , german_(spokenLanguage() == QLatin1String("de"))
{
}

/// Returns a province as an object.
QString NamePhrases::name(Province place) const
{
    const QString name = words_.province(place);
    if (german_) return germanWithArticle(name, GermanCase::Accusative);
    return place != noProvince && map_[place].terrain == Terrain::Sea ? tr("the %1", "sea province").arg(name)
                                                                      : name;
}

QString NamePhrases::the(const Places& places) const
{
    return listOf(places, [this](Province place) { return name(place); });
}

QString NamePhrases::to(const Places& places) const
{
    if (!german_) return tr("to %1", "provinces").arg(the(places));
    return listOf(places, [this](Province place) {
        const QString bare = words_.province(place);
        const bool article = germanWithArticle(bare, GermanCase::Accusative) != bare;
        return germanWithPreposition(article ? "in" : "nach", bare, GermanCase::Accusative);
    });
}

QString NamePhrases::in(const Places& places) const
{
    if (!german_) return tr("in %1", "provinces").arg(the(places));
    return listOf(places, [this](Province place) {
        return germanWithPreposition("in", words_.province(place), GermanCase::Dative);
    });
}

QString NamePhrases::from(const Places& places) const
{
    if (!german_) return tr("from %1", "provinces").arg(the(places));
    return listOf(places, [this](Province place) {
        return germanWithPreposition("aus", words_.province(place), GermanCase::Dative);
    });
}

QString NamePhrases::between(Province one, Province other) const
{
    const auto place = [this](Province p) {
        return german_ ? germanWithArticle(words_.province(p), GermanCase::Dative) : name(p);
    };
    return tr("between %1 and %2", "provinces").arg(place(one), place(other));
}

QString NamePhrases::through(const Places& places) const
{
    return tr("through %1", "provinces").arg(the(places));
}

/// Returns a location after a preposition, which may be empty; `begins` if it is the subject of a sentence.
QString NamePhrases::location(const QString& preposition, bool begins, Location place) const
{
    const QString bare = words_.location(place), before = preposition.isEmpty() ? "" : preposition + u' ';
    if (!german_)
        return before + (index(place) < map_.provinces.size() ? name(map_.provinceOf(place)) : bare);
    if (preposition.isEmpty())
        return germanWithArticle(bare, begins ? GermanCase::Nominative : GermanCase::Accusative);
    if (preposition == "an") return before + germanWithArticle(bare, GermanCase::Accusative);
    const bool article = germanWithArticle(bare, GermanCase::Accusative) != bare;
    if (preposition == "nach" && article) return germanWithPreposition("in", bare, GermanCase::Accusative);
    return germanWithPreposition(preposition, bare, GermanCase::Dative);
}

QString NamePhrases::placed(const QString& sentence, QChar mark, const std::vector<Location>& where) const
{
    static const QRegularExpression beginning(QStringLiteral("(^|: )$"));
    static const QRegularExpression lastWord(QStringLiteral("(?:^|(?<=[ (]))(nach|in|aus|von|an) $"),
                                             QRegularExpression::CaseInsensitiveOption);
    QString text;
    qsizetype done = 0;
    for (qsizetype at = sentence.indexOf(mark); at >= 0; at = sentence.indexOf(mark, done)) {
        text += sentence.mid(done, at - done);
        done = at + 1;
        QString preposition;
        if (const auto found = lastWord.match(text); german_ && found.hasMatch()) {
            preposition = found.captured(1);
            text.chop(found.capturedLength());
        }
        const bool begins = beginning.match(text).hasMatch();
        const QString phrase =
            listOf(where, [&](Location place) { return location(preposition.toLower(), begins, place); });
        text += begins && (german_ || !text.endsWith(u' ')) ? capital(phrase) : phrase;
    }
    return text + sentence.mid(done);
}

QString NamePhrases::named(const QString& sentence, QChar mark, Power power) const
{
    static const QRegularExpression beginning(QStringLiteral("(^|[.:] )$")), bare(QStringLiteral("\\($"));
    static const QRegularExpression dativeWord(
        QStringLiteral("(?:^|(?<=[ (]))(zu|von|gehört|nicht|erlauben|hat) $"));
    const QString name = words_.power(power);
    QString text;
    qsizetype done = 0;
    for (qsizetype at = sentence.indexOf(mark); at >= 0; at = sentence.indexOf(mark, done)) {
        text += sentence.mid(done, at - done);
        done = at + 1;
        if (!german_ || bare.match(text).hasMatch()) {
            text += name;
            continue;
        }
        const bool asked = dativeWord.match(text).hasMatch();
        const QString phrase = germanWithArticle(name, asked ? GermanCase::Dative : GermanCase::Nominative);
        text += beginning.match(text).hasMatch() ? capital(phrase) : phrase;
    }
    return text + sentence.mid(done);
}

QString NamePhrases::subject(const std::vector<Power>& powers) const
{
    return listOf(powers, [this](Power power) {
        const QString name = words_.power(power);
        return german_ ? germanWithArticle(name, GermanCase::Nominative) : name;
    });
}

QString NamePhrases::object(const std::vector<Power>& powers) const
{
    return listOf(powers, [this](Power power) {
        const QString name = words_.power(power);
        return german_ ? germanWithArticle(name, GermanCase::Accusative) : name;
    });
}

QString NamePhrases::dative(Power power) const
{
    const QString name = words_.power(power);
    return german_ ? germanWithArticle(name, GermanCase::Dative) : name;
}

QString NamePhrases::owner(Power power) const
{
    const QString name = words_.power(power);
    if (!german_) return name;
    return (genderOf(name) == Gender::Feminine ? QString() : QStringLiteral("von ")) + dative(power);
}

QString NamePhrases::dative(const std::vector<Power>& powers) const
{
    return listOf(powers, [this](Power power) { return dative(power); });
}

bool NamePhrases::areOneName(Power power, Province place) const
{
    return power != noPower && map_[power].name == map_[place].name;
}

QString NamePhrases::capital(QString sentence)
{
    if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace chancery
