// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/german_names.h"

#include <algorithm>
#include <array>
#include <optional>

namespace chancery {

namespace {

enum class Gender { Masculine, Feminine, Neuter };

/// An ending by which a name is known to take an article.
struct Ending
{
    const char* text;
    Gender gender;
};

constexpr std::array endings{
    Ending{"see", Gender::Feminine},        Ending{"bucht", Gender::Feminine},
    Ending{"straße", Gender::Feminine},     Ending{"biskaya", Gender::Feminine},
    Ending{"ukraine", Gender::Feminine},    Ending{"gascogne", Gender::Feminine},
    Ending{"picardie", Gender::Feminine},   Ending{"toskana", Gender::Feminine},
    Ending{"türkei", Gender::Feminine},     Ending{"meer", Gender::Neuter},
    Ending{"gebiet", Gender::Neuter},       Ending{"piemont", Gender::Neuter},
    Ending{"meerbusen", Gender::Masculine}, Ending{"kanal", Gender::Masculine},
    Ending{"atlantik", Gender::Masculine},  Ending{"ozean", Gender::Masculine},
    Ending{"skagerrak", Gender::Masculine}, Ending{"golf", Gender::Masculine},
    Ending{"sund", Gender::Masculine},
};

/// Returns the gender of a name that takes an article, by the noun before "von": "Golf von Lyon".
std::optional<Gender> genderOf(const QString& name)
{
    const QString noun = name.section(QStringLiteral(" von "), 0, 0).toLower();
    const auto found = std::ranges::find_if(
        endings, [&](const Ending& ending) { return noun.endsWith(QString::fromUtf8(ending.text)); });
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

} // namespace

QString germanWithArticle(const QString& name, GermanCase which)
{
    const std::optional<Gender> gender = genderOf(name);
    return gender ? article(*gender, which) + u' ' + declined(name, *gender, which) : name;
}

QString germanWithPreposition(const QString& preposition, const QString& name, GermanCase which)
{
    const QString whole = preposition + u' ' + germanWithArticle(name, which);
    if (whole.startsWith("in dem ")) return "im " + whole.mid(7);
    if (whole.startsWith("in das ")) return "ins " + whole.mid(7);
    return whole;
}

} // namespace chancery
