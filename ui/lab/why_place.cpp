// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/why_place.h"

#include "ui/words/clause_library.h"
#include "ui/words/term_links.h"

#include <QStringList>

namespace chancery {

namespace {

constexpr QLatin1String stepScheme("step:");

WhyPlace whyPlace(WhyPlace::Kind kind, Province province)
{
    WhyPlace place;
    place.kind = kind;
    place.province = province;
    return place;
}

} // namespace

WhyPlace unitPlace(Province unit)
{
    return whyPlace(WhyPlace::Kind::Unit, unit);
}
WhyPlace provincePlace(Province province)
{
    return whyPlace(WhyPlace::Kind::Province, province);
}
WhyPlace strengthPlace(StrengthName name)
{
    WhyPlace place = whyPlace(WhyPlace::Kind::Strength, name.unit);
    place.strength = name.kind;
    return place;
}
WhyPlace paradoxPlace(std::size_t number)
{
    WhyPlace place = whyPlace(WhyPlace::Kind::Paradox, noProvince);
    place.number = number;
    return place;
}
WhyPlace termPlace(const QString& id)
{
    WhyPlace place = whyPlace(WhyPlace::Kind::Term, noProvince);
    place.term = id;
    return place;
}
WhyPlace clausePlaceOf(const QString& link)
{
    WhyPlace place = whyPlace(WhyPlace::Kind::Clause, noProvince);
    place.term = link;
    return place;
}

QString linkTo(const WhyPlace& place)
{
    const int province = static_cast<int>(index(place.province));
    switch (place.kind) {
    case WhyPlace::Kind::Phase:
        return QStringLiteral("phase:");
    case WhyPlace::Kind::Unit:
        return QStringLiteral("unit:%1").arg(province);
    case WhyPlace::Kind::Province:
        return QStringLiteral("province:%1").arg(province);
    case WhyPlace::Kind::Strength:
        return QStringLiteral("strength:%1:%2").arg(static_cast<int>(place.strength)).arg(province);
    case WhyPlace::Kind::Paradox:
        return QStringLiteral("paradox:%1").arg(place.number);
    case WhyPlace::Kind::Clause:
        return place.term;
    case WhyPlace::Kind::Term:
        break;
    }
    return linkToTerm(place.term);
}

std::optional<WhyPlace> linkTarget(const QString& link)
{
    if (const QString term = termOfLink(link); !term.isEmpty()) return termPlace(term);
    if (leadsToClause(link)) return clausePlaceOf(link);
    const QStringList parts = link.split(u':');
    const QString kind = parts.value(0);
    const auto province = [&parts](int part) { return static_cast<Province>(parts.value(part).toInt()); };
    if (kind == u"phase") return WhyPlace{};
    if (kind == u"unit") return unitPlace(province(1));
    if (kind == u"province") return provincePlace(province(1));
    if (kind == u"paradox") return paradoxPlace(parts.value(1).toULongLong());
    if (kind == u"strength")
        return strengthPlace({static_cast<StrengthKind>(parts.value(1).toInt()), province(2)});
    return std::nullopt;
}

QString linkToStep(std::size_t step)
{
    return stepScheme + QString::number(step);
}

std::optional<std::size_t> stepOfLink(const QString& link)
{
    if (!link.startsWith(stepScheme)) return std::nullopt;
    return link.mid(stepScheme.size()).toULongLong();
}

} // namespace chancery
