// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/name_ways.h"

#include <QStringList>

#include <cstdlib>

namespace chancery {

namespace {

constexpr qsizetype longWord = 9, leastPart = 4;
constexpr double betweenWords = .06, withinWord = .5;

bool isVowel(QChar letter)
{
    return QStringLiteral("aeiouyäöüéèêáíóúåæø").contains(letter.toLower());
}

/// Returns whether a word may be broken here: before a consonant that a vowel follows, and never between two
/// consonants that are one sound.
bool canPart(const QString& word, qsizetype at)
{
    static const QStringList together{"ch", "ck", "ph", "rh", "sch", "sh", "th", "tr", "bl", "br", "dr", "fl",
                                      "fr", "gl", "gr", "kl", "kr",  "pl", "pr", "st", "sp", "tz", "qu"};
    if (isVowel(word[at]) || !isVowel(word[at + 1])) return false;
    return !together.contains(word.mid(at - 1, 2).toLower());
}

/// Returns the place nearest the middle where a word can be broken; 0 if there is none.
qsizetype partOf(const QString& word)
{
    qsizetype best = 0;
    for (qsizetype at = leastPart; at <= word.size() - leastPart; ++at)
        if (canPart(word, at) && std::abs(2 * at - word.size()) < std::abs(2 * best - word.size())) best = at;
    return best;
}

} // namespace

std::vector<NameWay> waysToWrite(const QString& name)
{
    std::vector<NameWay> ways{{name, 0}};
    for (qsizetype i = 1; i + 1 < name.size(); ++i) {
        if (name[i] == ' ') ways.push_back({name.left(i) + '\n' + name.mid(i + 1), betweenWords});
        if (name[i] == '-') ways.push_back({name.left(i + 1) + '\n' + name.mid(i + 1), betweenWords});
    }
    if (name.contains(' ') || name.size() < longWord) return ways;
    if (const qsizetype at = partOf(name))
        ways.push_back({name.left(at) + QStringLiteral("-\n") + name.mid(at), withinWord});
    return ways;
}

} // namespace chancery
