// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sheet_edits.h"

#include "engine/game/desk_check.h"
#include "engine/game/orders_given.h"
#include "engine/game/seats.h"
#include "engine/game/sheet_orders.h"
#include "engine/game/sheets.h"
#include "ui/desk/questions.h"
#include "ui/desk/session.h"
#include "ui/words/brief.h"
#include "ui/words/words.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

constexpr qsizetype longestNamed = 40; ///< letters of a line that an undo step names

/// Returns the merge id of typing. It is the same while the power and the number of lines are, so that an
/// undo step ends with the line.
int typingId(Power power, const QString& text)
{
    return static_cast<int>(index(power)) * 1000 + static_cast<int>(text.count(u'\n')) % 1000;
}

/// Returns what lines of the current phase are read against. With noPower, headings say whose the lines are.
ReadingContext contextOf(const Game& game, Power power)
{
    return readingContext(game, game.current(), power);
}

/// Returns what the Edit menu calls a change of a power's sheet.
QString typingOrders(const Session& session, Power power)
{
    return Session::tr("typing orders for %1").arg(QString::fromStdString(session.map()[power].name));
}

/// Returns an order as the Edit menu names it.
QString textOf(const Session& session, const Order& order)
{
    return brief(session.map(), session.current().before, order);
}

/// Takes the units that are ordered on one sheet of a player off the sheets of the player's other powers.
Game clearedElsewhere(Game game, Power power, const std::vector<Order>& orders)
{
    for (const PowerSet seat : sharedSeats(game, game.current().phase))
        for (Power other : seat) {
            if (other == power || !seat.has(power)) continue;
            std::vector<WrittenOrder> sheet = sheetOf(game.current(), other);
            for (const Order& order : orders)
                if (!as<Waive>(order) && order.unit.at != nowhere)
                    sheet = withoutOrder(sheet, *game.map, game.current().before,
                                         game.map->provinceOf(order.unit.at));
            if (sheet != sheetOf(game.current(), other))
                game = write(std::move(game), other, std::move(sheet));
        }
    return game;
}

/// Returns whether a line does nothing in this phase: it cannot be read, or has only orders without effect.
bool isIdle(const WrittenOrder& line, const std::vector<WrittenDoubt>& doubts)
{
    return std::ranges::all_of(line.orders, [&](const Order& order) {
        return std::ranges::find(doubts, order, &WrittenDoubt::order) != doubts.end();
    });
}

/// Returns the game after a right build or removal of a power was written. If the power has more lines than
/// are asked for, those go that do nothing, the first of them first.
Game withoutSurplus(Game game, Power power, const Order& right)
{
    const int asked = missingOf(game, power).asked;
    const std::vector<WrittenDoubt> doubts = doubtsIn(game);
    if (game.current().phase.kind != PhaseKind::Adjustment || asked == 0 ||
        std::ranges::find(doubts, right, &WrittenDoubt::order) != doubts.end())
        return game;
    std::vector<WrittenOrder> sheet = sheetOf(game.current(), power);
    for (auto line = sheet.begin(); line != sheet.end() && std::ssize(sheet) > asked;)
        line = isIdle(*line, doubts) ? sheet.erase(line) : std::next(line);
    return sheet == sheetOf(game.current(), power) ? game : write(std::move(game), power, std::move(sheet));
}

/// Writes one order on the sheet of its power, and takes it off other sheets of the same player.
Game ordered(Game game, const Order& order)
{
    std::vector<WrittenOrder> sheet =
        withOrder(sheetOf(game.current(), order.power), *game.map, game.current().before, order);
    game = clearedElsewhere(write(std::move(game), order.power, std::move(sheet)), order.power, {order});
    return withoutSurplus(std::move(game), order.power, order);
}

/// Returns on whose sheet an order is, and how it is there: a build may be on the sheet of another power of
/// the same player, in that power's name.
std::pair<Power, Order> asWritten(const Game& game, const Order& order)
{
    for (const WrittenOrder& line : game.current().written) {
        std::vector<Order> own = line.orders;
        giveInOwnName(game, game.current(), own);
        const auto found = std::ranges::find(own, order);
        if (found != own.end())
            return {line.power, line.orders[static_cast<std::size_t>(found - own.begin())]};
    }
    return {order.power, order};
}

void changeSheet(Session& session, Power power, std::vector<WrittenOrder> sheet, const QString& what)
{
    if (!session.resolved())
        session.become(write(session.game(), power, std::move(sheet)), what, Change::Orders);
}

/// Returns the game with a line as it was typed on the last sheet of a power.
Game withTyped(const Game& game, Power power, const QString& line)
{
    std::vector<WrittenOrder> sheet = sheetOf(game.current(), power);
    std::vector<Order> orders;
    for (ReadLine& read : readLines(contextOf(game, power), line.toStdString())) {
        orders.insert(orders.end(), read.written.orders.begin(), read.written.orders.end());
        sheet = withLine(sheet, *game.map, game.current().before, std::move(read.written));
    }
    Game after = clearedElsewhere(write(game, power, std::move(sheet)), power, orders);
    for (const Order& order : orders) after = withoutSurplus(std::move(after), power, order);
    return after;
}

void becomeTyped(Session& session, Game after, Power power)
{
    if (tooManyOrders(after.current().written) || after.current() == session.current()) return;
    session.become(std::move(after), typingOrders(session, power), Change::Orders);
}

std::vector<WrittenOrder> writtenLines(std::vector<ReadLine> read)
{
    std::vector<WrittenOrder> lines;
    for (ReadLine& line : read) lines.push_back(std::move(line.written));
    return lines;
}

/// Returns the sheet of a power without a line that was written on it; nothing if it is not on the sheet.
std::optional<std::vector<WrittenOrder>> sheetWithout(const Session& session, Power power,
                                                      const QString& line)
{
    std::vector<WrittenOrder> sheet = sheetOf(session.current(), power);
    const auto found = std::ranges::find_if(sheet, [text = line.trimmed()](const WrittenOrder& written) {
        return QString::fromStdString(written.text).trimmed() == text;
    });
    if (session.resolved() || found == sheet.end()) return std::nullopt;
    sheet.erase(found);
    return sheet;
}

/// Returns the game without a line of a sheet; as it is if the line is not on the sheet.
Game without(const Session& session, Power power, const QString& line)
{
    auto sheet = line.isEmpty() ? std::nullopt : sheetWithout(session, power, line);
    return sheet ? write(session.game(), power, *std::move(sheet)) : session.game();
}

} // namespace

QString sheetText(const Game& game, Power power)
{
    return QString::fromStdString(sheetText(*game.map, game.current(), power));
}

std::vector<ReadLine> readSheetText(const Game& game, Power power, const QString& text)
{
    return withAnswers(readSheetOf(game, game.current(), power, text.toStdString()),
                       sheetOf(game.current(), power));
}

void writeSheet(Session& session, Power power, const QString& text)
{
    const Game& game = session.game();
    if (session.resolved() || text == sheetText(game, power)) return;
    Game after = write(game, power, writtenLines(readSheetText(game, power, text)));
    if (after.current() == game.current()) return; // only blank lines differ
    session.become(std::move(after), typingOrders(session, power), Change::Orders, typingId(power, text));
}

bool writeSheets(Session& session, std::map<Power, std::vector<WrittenOrder>> sheets)
{
    if (session.resolved() || sheets.empty()) return false;
    const QString what = sheets.size() > 1 ? Session::tr("order sheets of several powers")
                                           : Session::tr("order sheet of %1", "power")
                                                 .arg(Words(session.map()).power(sheets.begin()->first));
    Game after = session.game();
    for (auto& [power, sheet] : sheets) after = write(std::move(after), power, std::move(sheet));
    if (tooManyOrders(after.current().written)) return false;
    session.become(std::move(after), what, Change::Orders);
    return true;
}

void clarify(const Game& game, WrittenOrder& line, const std::string& clear)
{
    const auto meant = readLines(contextOf(game, line.power), clear);
    if (meant.empty()) return;
    if (!meant.front().faults.empty())
        line.text = clear; // so that the next fault of the line can be asked about
    line.orders = meant.front().written.orders;
    line.problem = meant.front().written.problem;
}

void clarifyLine(Session& session, Power power, const QString& line, const std::string& clear)
{
    std::vector<WrittenOrder> sheet = sheetOf(session.current(), power);
    const auto asked = std::ranges::find_if(sheet, [&line](const WrittenOrder& written) {
        return written.text == line.toStdString() && !written.problem.empty();
    });
    if (asked == sheet.end()) return;
    const WrittenOrder before = *asked;
    clarify(session.game(), *asked, clear);
    if (*asked == before) return;
    changeSheet(session, power, std::move(sheet), Session::tr("the meaning of “%1”").arg(line));
}

void writeOrder(Session& session, const Order& order, const QString& instead)
{
    if (!session.resolved())
        session.become(ordered(without(session, order.power, instead), order),
                       Session::tr("order %1").arg(textOf(session, order)), Change::Orders);
}

Game withWritten(Game game, const std::vector<Order>& orders)
{
    for (const Order& order : orders) game = ordered(std::move(game), order);
    return game;
}

void writeOrders(Session& session, const std::vector<Order>& orders)
{
    if (session.resolved()) return;
    const PhaseRecord& now = session.current();
    Game after = withWritten(session.game(), orders);
    if (tooManyOrders(after.current().written) || after.current() == now) return;
    session.become(std::move(after), Session::tr("orders for %1").arg(Words::phase(now.phase)),
                   Change::Orders);
}

void replaceOrder(Session& session, const Order& old, const std::optional<Order>& order)
{
    if (session.resolved()) return;
    const QString what = order ? Session::tr("order %1").arg(textOf(session, *order))
                               : Session::tr("withdraw %1").arg(textOf(session, old));
    const auto [sheet, written] = asWritten(session.game(), old);
    const bool own = sheet == old.power;
    Game after = write(session.game(), sheet,
                       withInstead(sheetOf(session.current(), sheet), session.map(), session.current().before,
                                   written, own ? order : std::nullopt));
    if (!own && order) after = ordered(std::move(after), *order);
    session.become(std::move(after), what, Change::Orders);
}

void writeLine(Session& session, Power power, const QString& line, const QString& instead)
{
    if (!session.resolved())
        becomeTyped(session, withTyped(without(session, power, instead), power, line), power);
}

void moveLine(Session& session, Power from, const QString& line, Power to)
{
    if (auto sheet = sheetWithout(session, from, line))
        becomeTyped(session, withTyped(write(session.game(), from, *std::move(sheet)), to, line), to);
}

void removeLine(Session& session, Power power, const QString& line)
{
    if (auto sheet = sheetWithout(session, power, line))
        changeSheet(session, power, *std::move(sheet),
                    Session::tr("remove “%1”").arg(line.left(longestNamed)));
}

void removeOrderFrom(Session& session, Power power, Province province)
{
    changeSheet(
        session, power,
        withoutOrder(sheetOf(session.current(), power), session.map(), session.current().before, province),
        Session::tr("clear the order of %1").arg(QString::fromStdString(session.map()[province].code)));
}

void removeOrder(Session& session, Province province)
{
    if (session.resolved()) return;
    const Map& map = session.map();
    Game after = session.game();
    for (const Power power : map.everyPower()) {
        const auto sheet = sheetOf(session.current(), power);
        auto less = withoutOrder(sheet, map, session.current().before, province);
        if (less != sheet) after = write(std::move(after), power, std::move(less));
    }
    if (after.current() == session.current()) return;
    session.become(std::move(after),
                   Session::tr("clear the order of %1").arg(QString::fromStdString(map[province].code)),
                   Change::Orders);
}

} // namespace chancery
