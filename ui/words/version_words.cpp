// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/version_words.h"

#include "engine/base/utf8.h"
#include "ui/words/difference_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::size_t mostVersionLines = 8; ///< in a dialog
constexpr std::size_t mostParts = 17;       ///< in a line: the orders of the largest power

/// Returns a text of a file, which may be of any length, for a line.
QString shortened(const std::string& text)
{
    return QString::fromStdString(excerpt(text)).simplified();
}

QString joined(const std::vector<std::string>& lines)
{
    QStringList all;
    for (std::size_t i = 0; i < std::min(lines.size(), mostParts); ++i) all << shortened(lines[i]);
    if (lines.size() > mostParts) all << QStringLiteral("...");
    return all.join(QStringLiteral("; "));
}

} // namespace

VersionWords::VersionWords(const Map& map)
    : map_(map)
{
}

QStringList VersionWords::lines(const Game& inFile, const Game& open)
{
    const std::vector<VersionDifference> differences = versionDifferences(inFile, open);
    const VersionWords words(*open.map);
    QStringList lines;
    for (const VersionDifference& one : differences) {
        if (lines.size() == mostVersionLines) break;
        lines << words.line(one);
    }
    if (const int more = static_cast<int>(differences.size() - static_cast<std::size_t>(lines.size()));
        more > 0)
        lines << tr("%n more", "differences", more);
    return lines;
}

QString VersionWords::player(const VersionDifference& difference) const
{
    const auto name = [](const std::vector<std::string>& names) {
        return names.empty() ? tr("no player") : shortened(names.front());
    };
    return tr("%1: %2 in the file, %3 here", "power, player, player")
        .arg(Words(map_).power(difference.power), name(difference.first), name(difference.second));
}

QString VersionWords::orders(const VersionDifference& difference) const
{
    const QString phase = Words::phase(difference.phase), power = Words(map_).power(difference.power);
    const QString first = joined(difference.first), second = joined(difference.second);
    if (second.isEmpty())
        return tr("%1, %2: only in the file: %3", "phase, power, orders").arg(phase, power, first);
    if (first.isEmpty()) return tr("%1, %2: only here: %3", "phase, power, orders").arg(phase, power, second);
    return tr("%1, %2: only in the file: %3. Only here: %4", "phase, power, orders, orders")
        .arg(phase, power, first, second);
}

QString VersionWords::line(const VersionDifference& difference) const
{
    using Kind = VersionDifference::Kind;
    const QString phase = Words::phase(difference.phase);
    switch (difference.kind) {
    case Kind::Map:
        return tr("The file has a game on another map.");
    case Kind::Title:
        return tr("Title: “%1” in the file, “%2” here")
            .arg(joined(difference.first), joined(difference.second));
    case Kind::Rules:
        return tr("The rules of the game");
    case Kind::Player:
        return player(difference);
    case Kind::Head:
        return tr("Players' absences, lots, agreements or other entries of the game");
    case Kind::Variations:
        return tr("Variations that were tried out in the game");
    case Kind::OnlyFirst:
        return tr("%1: only in the file", "phase").arg(phase);
    case Kind::OnlySecond:
        return tr("%1: only here", "phase").arg(phase);
    case Kind::Orders:
        return orders(difference);
    case Kind::Resolved:
        return tr("%1: resolved only here", "phase").arg(phase);
    case Kind::Unresolved:
        return tr("%1: resolved only in the file", "phase").arg(phase);
    case Kind::Board:
        return tr("%1: %2", "phase, what differs from the file")
            .arg(phase, DifferenceWords(map_).line(*difference.board));
    case Kind::Entries:
        return tr("%1: notes, rulings, votes or other entries", "phase").arg(phase);
    }
    return {};
}

} // namespace chancery
