// SPDX-License-Identifier: GPL-3.0-or-later
// The canonical form of an order, easier on the eye.
#include "ui/text/brief.h"

namespace chancery {

/// "A BRE - LON VIA" becomes "A Bre-Lon via".
QString eased(const std::string& canonicalText)
{
    QString text = QString::fromStdString(canonicalText).replace(QStringLiteral(" - "), QStringLiteral("-"));
    for (qsizetype i = 1; i < text.size(); ++i)
        if (text[i - 1].isLetter()) text[i] = text[i].toLower();
    if (text.endsWith(QStringLiteral(" Via"))) text[text.size() - 3] = u'v';
    return text;
}

QString brief(const Map& map, const Position& before, const Order& order)
{
    return eased(canonical(map, before, order));
}

QString brief(const Map& map, const Unit& unit)
{
    return eased(canonical(map, unit));
}

} // namespace chancery
