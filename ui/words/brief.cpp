// SPDX-License-Identifier: GPL-3.0-or-later
// Shortens the canonical form of orders and units.
#include "ui/words/brief.h"

#include <QCoreApplication>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct BriefText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::BriefText)
};

} // namespace

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
    return as<Waive>(order) ? BriefText::tr("Waive", "an order") : eased(canonical(map, before, order));
}

QString brief(const Map& map, const Unit& unit)
{
    return eased(canonical(map, unit));
}

} // namespace chancery
