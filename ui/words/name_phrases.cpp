// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/name_phrases.h"

#include <QString>

namespace chancery {

namespace {

/// Returns a sentence with something in the place of each mark: `put` appends it to the text before.
template<class Put>
QString replaced(const QString& sentence, QChar mark, Put put)
{
    QString text;
    qsizetype done = 0;
    for (qsizetype at = sentence.indexOf(mark); at >= 0; at = sentence.indexOf(mark, done)) {
        text += sentence.mid(done, at - done);
        done = at + 1;
        put(text);
    }
    return text + sentence.mid(done);
}

/// Appends names, with a capital if they begin a sentence, or the word before them that depends on them.
void append(QString& text, NameList names, NameCase inside)
{
    const bool begins = beginsSentence(text);
    const qsizetype word = begins ? text.size() : text.lastIndexOf(u' ', -2) + 1;
    const bool asked = names.kind == NameKind::Place && beginsSentence(text.left(word)) &&
                       Grammar::spoken().before(names.kind, text.mid(word).trimmed().toLower());
    names.which = begins ? NameCase::Subject : inside;
    names.appendTo(text);
    if ((begins || asked) && word < text.size()) text[word] = text[word].toUpper();
}

} // namespace

NamePhrases::NamePhrases(const Map& map)
    : map_(map)
    , words_(map)
{
}

BareName NamePhrases::place(Location place) const
{
    if (place == nowhere) return {words_.location(place)};
    const Province province = map_.provinceOf(place);
    const bool sea = map_[province].terrain == Terrain::Sea;
    const QString name = words_.province(province);
    if (map_[place].coast.empty()) return {name, sea};
    const QString whole = words_.location(place);
    return whole.startsWith(name) ? BareName{name, sea, whole.mid(name.size())} : BareName{whole, sea};
}

NameList NamePhrases::the(const Places& places) const
{
    NameList names;
    for (const Province province : places)
        names.names.push_back(province == noProvince ? BareName{words_.province(province)}
                                                     : place(whole(province)));
    return names;
}

QString NamePhrases::to(const Places& places) const
{
    return filled(tr("to %1", "provinces"), {the(places)});
}

QString NamePhrases::in(const Places& places) const
{
    return filled(tr("in %1", "provinces"), {the(places)});
}

QString NamePhrases::from(const Places& places) const
{
    return filled(tr("from %1", "provinces"), {the(places)});
}

QString NamePhrases::between(Province one, Province other) const
{
    const auto place = [this](Province p) {
        NameList names = the({p});
        names.which = NameCase::Dative;
        return names;
    };
    return filled(tr("between %1 and %2", "provinces"), {place(one), place(other)});
}

QString NamePhrases::through(const Places& places) const
{
    return filled(tr("through %1", "provinces"), {the(places)});
}

QString NamePhrases::placed(const QString& sentence, QChar mark, const std::vector<Location>& where) const
{
    NameList names;
    for (const Location at : where) names.names.push_back(place(at));
    return replaced(sentence, mark, [&](QString& text) { append(text, names, NameCase::Object); });
}

QString NamePhrases::named(const QString& sentence, QChar mark, Power power) const
{
    return replaced(sentence, mark,
                    [&](QString& text) { append(text, subject({power}), NameCase::Subject); });
}

NameList NamePhrases::names(const std::vector<Power>& powers, NameCase which) const
{
    NameList names{{}, NameKind::Power, which};
    for (const Power power : powers) names.names.push_back({words_.power(power)});
    return names;
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
