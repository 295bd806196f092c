// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/picture_words.h"

#include "ui/words/name_phrases.h"

#include <algorithm>

namespace chancery {

namespace {

bool isThere(const Map& map, const Token& token, Province province)
{
    return token.opacity >= faintestSeen && token.where() != nowhere &&
           map.provinceOf(token.where()) == province;
}

} // namespace

bool isLit(const Picture& picture, Province province, HighlightKind kind)
{
    return std::ranges::find(picture.highlights, Highlight{province, kind}) != picture.highlights.end();
}

PictureWords::PictureWords(const Map& map)
    : map_(map)
    , words_(map)
{
}

QString PictureWords::unit(const Token& token) const
{
    const QString kind = Words::unitKind(token.unit.kind);
    const std::string& coast = map_[token.where()].coast;
    QString unit = token.unit.power == noPower
                       ? kind
                       : tr("%1 of %2", "Army, power").arg(kind, NamePhrases(map_).dative(token.unit.power));
    if (!coast.empty()) unit = tr("%1 (%2)", "unit, coast").arg(unit, Words::coast(coast));
    switch (token.state) {
    case TokenState::Dislodged:
        return tr("%1, dislodged", "unit").arg(unit);
    case TokenState::Built:
        return tr("%1, new", "unit").arg(unit);
    case TokenState::Removed:
        return tr("%1, removed", "unit").arg(unit);
    case TokenState::Unordered: // what is asked for says so
    case TokenState::Plain:
    case TokenState::Selected:
        break;
    }
    return unit;
}

QString PictureWords::units(const Picture& picture, Province province) const
{
    QStringList all;
    for (const Token& token : picture.tokens)
        if (isThere(map_, token, province)) all << unit(token);
    return all.join(QStringLiteral(", "));
}

QString PictureWords::ground(const Picture& picture, Province province) const
{
    const ProvinceInfo& info = map_[province];
    const QString kind = info.terrain == Terrain::Sea     ? tr("sea")
                         : info.terrain == Terrain::Coast ? tr("coast")
                                                          : tr("inland");
    if (!info.centre) return kind;
    const Power owner = index(province) < picture.owner.size() ? picture.owner[index(province)] : noPower;
    const NamePhrases names(map_);
    const QString centre = owner == noPower ? tr("supply centre without an owner")
                           : owner == info.home
                               ? filled(tr("home centre of %1", "power"), {names.dative(owner)})
                               : filled(tr("supply centre of %1", "power"), {names.dative(owner)});
    return tr("%1, %2", "kind of province, whose centre").arg(kind, centre);
}

/// Returns what is lit or marked there.
QString PictureWords::signs(const Picture& picture, Province province) const
{
    QStringList all;
    const std::pair<HighlightKind, QString> lights[] = {
        {HighlightKind::Chosen, tr("chosen", "province")},
        {HighlightKind::Target, tr("can be chosen", "province")},
        {HighlightKind::Missing, tr("still to be ordered", "province")},
        {HighlightKind::OtherOrder, tr("another order than elsewhere", "province")},
        {HighlightKind::OtherResult, tr("another result than elsewhere", "province")}};
    for (const auto& [kind, text] : lights)
        if (isLit(picture, province, kind)) all << text;
    for (const Mark& mark : picture.marks) {
        if (mark.unit != province || mark.opacity < faintestSeen) continue;
        if (mark.kind == MarkKind::Contested) all << tr("closed to retreats by a standoff");
        if (mark.kind == MarkKind::Ruled) all << tr("ruled by the gamemaster");
    }
    return all.join(QStringLiteral(", "));
}

QString PictureWords::place(const Picture& picture, Province province) const
{
    QStringList parts{units(picture, province), ground(picture, province), signs(picture, province)};
    parts.removeAll(QString());
    return tr("%1: %2", "province, what is seen there")
        .arg(words_.province(province), parts.join(QStringLiteral(", ")));
}

} // namespace chancery
