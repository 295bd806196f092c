// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pasted_names.h"

#include "engine/game/game.h"
#include "engine/game/sheets.h"
#include "engine/orders/courtesy.h"
#include "engine/reading/order_looks.h"
#include "ui/words/player_words.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>

namespace chancery {

namespace {

/// Returns a line without blanks and the signs that headings and signatures have around them.
std::string_view withoutSigns(std::string_view line)
{
    constexpr std::string_view around = " \t\r-~*_.,:";
    line.remove_prefix(std::min(line.find_first_not_of(around), line.size()));
    return line.substr(0, line.find_last_not_of(around) + 1);
}

/// Returns the powers of the players whose name a line is in full, or if it is nobody's, its first word.
PowerSet playedBy(const Game& game, std::string_view line)
{
    const QString written = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    PowerSet whole, first;
    for (const auto& [player, power] : contextOfPaste(game).players) {
        const std::string_view plain = withoutSigns(player);
        const QString name =
            QString::fromUtf8(plain.data(), static_cast<qsizetype>(plain.size())).simplified();
        whole.addIf(power, written.compare(name, Qt::CaseInsensitive) == 0);
        first.addIf(power, written.compare(name.section(u' ', 0, 0), Qt::CaseInsensitive) == 0);
    }
    return whole.empty() ? first : whole;
}

/// Returns the line of a text that ends before the byte `end`, without blanks and signs around it.
std::string_view lineBefore(std::string_view text, std::size_t end)
{
    const std::size_t before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
    return withoutSigns(text.substr(before + 1, end - before - 1));
}

/// Returns whether a line is the name of a player, in full or its first word, and no order.
bool isPlayersName(const Game& game, const ReadingContext& context, std::string_view line)
{
    return !playedBy(game, line).empty() &&
           std::ranges::all_of(readLines(context, line),
                               [](const ReadLine& read) { return read.written.orders.empty(); });
}

} // namespace

ReadingContext contextOfPaste(const Game& game)
{
    ReadingContext context = readingContext(game, game.current(), noPower);
    context.players.clear();
    for (const Power power : game.map->everyPower())
        addPlayer(context.players, game, power,
                  PlayerWords::seat(game, power, game.current().phase).toStdString());
    return context;
}

PowerSet playerAbove(const Game& game, const std::string& heading)
{
    const PowerSet powers = playedBy(game, withoutSigns(heading));
    std::set<QString> names;
    for (const Power power : powers) names.insert(PlayerWords::seat(game, power, game.current().phase));
    return names.size() == 1 ? powers : PowerSet();
}

QString withNamesAlone(const Game& game, const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        const qsizetype colon = line.indexOf(u':');
        if (colon < 0) continue;
        const std::string name = line.left(colon).toStdString(),
                          order = line.mid(colon + 1).trimmed().toStdString();
        const bool ordered = looksAsOrder(order) || beginsAsOrder(order);
        if (ordered && !playedBy(game, withoutSigns(name)).empty())
            line = QString::fromStdString(name + ":\n" + order);
    }
    return lines.join(u'\n');
}

std::string withoutSignature(const Game& game, std::string text)
{
    const ReadingContext context = readingContext(game, game.current(), noPower);
    const auto names =
        game.map->placeNames ? game.map->placeNames : std::make_shared<const PlaceNames>(*game.map);
    for (auto end = text.size(); end != std::string::npos && end > 0; end = text.rfind('\n', end - 1)) {
        const std::string_view line = lineBefore(text, end);
        if (isPlayersName(game, context, line)) {
            const std::size_t begin = text.rfind('\n', end - 1);
            if (begin != std::string::npos) text.erase(begin + 1, end - begin - 1);
            return text;
        }
        if (!line.empty() && !isCourtesy(*names, line)) return text;
    }
    return text;
}

} // namespace chancery
