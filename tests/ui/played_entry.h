// SPDX-License-Identifier: GPL-3.0-or-later
// Order entry in a line of words: what is clicked and pressed, and what comes of it.
#pragma once

#include "tests/support/sketch.h"
#include "ui/entry/order_entry.h"

namespace chancery::played_entry {

const char* const westernUnits = "France A PAR, France A MAR, France F BRE, France F MAO, England F ENG, "
                                 "England A LON, England F NTH, Germany A MUN, Russia F CON, France F GAS";

inline Position readPosition(const QString& units, const QString& centres)
{
    std::vector<std::string> unitList, centreList;
    for (const QString& u : units.split(", ", Qt::SkipEmptyParts)) unitList.push_back(u.toStdString());
    for (const QString& c : centres.split(", ", Qt::SkipEmptyParts)) centreList.push_back(c.toStdString());
    return sketch::position(unitList, centreList);
}

inline Province at(const QString& code)
{
    return sketch::standardMap().findProvince(code.toStdString());
}

/// "PAR" a click, "+BEL" a click with the modifier, "SPA/nc" a click at a coast, "/nc" a coast of the last
/// space named, "S" a key, "S@PAR" a key while pointing, "esc".
inline EntryInput input(const QString& word, Province& last)
{
    static const QMap<QString, EntryKey> keys{
        {"H", EntryKey::Hold},   {"M", EntryKey::Move},    {"S", EntryKey::Support},
        {"C", EntryKey::Convoy}, {"D", EntryKey::Disband}, {"A", EntryKey::Army},
        {"F", EntryKey::Fleet},  {"W", EntryKey::Waive},   {"I", EntryKey::Insurrection},
        {"X", EntryKey::Erase},  {"esc", EntryKey::Cancel}};
    if (word.startsWith('/'))
        return PickCoast{
            sketch::standardMap().findLocation(sketch::standardMap()[last].code + word.toStdString())};
    const QStringList parts = word.split('@');
    const auto key = keys.find(parts[0]);
    if (parts.size() > 1) last = at(parts[1]);
    if (key != keys.end()) return Key{*key, parts.size() > 1 ? last : noProvince};
    last = at((word.startsWith('+') ? word.mid(1) : word).left(3));
    const Location coast =
        word.contains('/') ? sketch::standardMap().findLocation(word.toStdString()) : nowhere;
    return Click{last, word.startsWith('+'), coast};
}

struct Played
{
    Entered last;
    int orders = 0;
};

inline Played play(const EntryContext& context, const QString& words)
{
    Played played;
    Province last = noProvince;
    for (const QString& word : words.split(' ', Qt::SkipEmptyParts)) {
        played.last = step(context, played.last.state, input(word, last));
        played.orders += played.last.order.has_value();
    }
    return played;
}

inline QString stateName(const EntryState& state)
{
    static const char* const names[] = {"idle", "unit", "helped", "kind?", "coast?", "convoy?"};
    return names[state.index()];
}

inline std::string codes(ProvinceSet set)
{
    std::string all;
    for (const Province p : set) all += (all.empty() ? "" : " ") + sketch::standardMap()[p].code;
    return all;
}

/// The provinces named, for comparing with what is lit.
inline std::string sorted(const QString& names)
{
    ProvinceSet set;
    for (const QString& name : names.split(' ', Qt::SkipEmptyParts)) set.add(at(name));
    return codes(set);
}

} // namespace chancery::played_entry
