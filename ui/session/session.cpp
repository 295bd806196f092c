// SPDX-License-Identifier: GPL-3.0-or-later
// The open game: see session.h.
#include "ui/session/session.h"

#include "engine/desk/sheet_orders.h"
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "engine/game/ending.h"
#include "engine/game/sheets.h"
#include "engine/rulings/rule_change.h"
#include "ui/files/files.h"
#include "ui/session/commands.h"
#include "ui/session/questions.h"

#include <QDir>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>

namespace chancery {

namespace {

/// Undo steps of typing end with the line: the id is the same as long as power and number of lines are.
int typingId(Power power, const QString& text)
{
    return static_cast<int>(index(power)) * 1000 + static_cast<int>(text.count(u'\n')) % 1000;
}

std::vector<WrittenOrder> linesOf(std::vector<ReadLine> read)
{
    std::vector<WrittenOrder> lines;
    for (ReadLine& line : read) lines.push_back(std::move(line.written));
    return lines;
}

QString phaseName(const PhaseRecord& record)
{
    return QString::fromStdString(shortName(record.phase));
}

} // namespace

Session::Session(Game game, QObject* parent)
    : QObject(parent)
    , game_(std::move(game))
{
    connect(&undo_, &QUndoStack::cleanChanged, this, [this] { Q_EMIT changed(Change::File); });
    connect(&undo_, &QUndoStack::indexChanged, this, [this](int index) {
        if (!moving_) record({JournalRecord::Kind::At, index, false, 0, {}, {}});
    });
}

void Session::become(Game after, const QString& what, Change change, int mergeId)
{
    JournalRecord step{JournalRecord::Kind::Step, 0, false, static_cast<int>(change), what.toStdString(), {}};
    if (recorder_) step.edit = editBetween(game_, after);
    const int before = undo_.index();
    {
        const QScopedValueRollback guard(moving_, true);
        undo_.push(new GameCommand(*this, std::move(after), what, change, mergeId));
    }
    step.number = undo_.index();
    step.merged = step.number == before;
    record(step);
}

void Session::record(const JournalRecord& record) const
{
    if (recorder_) recorder_(record);
}

void Session::setDraft(const Draft& draft)
{
    if (draft_ == draft) return;
    draft_ = draft;
    record({JournalRecord::Kind::Draft, draft.power, false, draft.question, draft.letters, {}});
}

QString Session::sheet(Power power) const
{
    return QString::fromStdString(sheetText(map(), current(), power));
}

void Session::writeSheet(Power power, const QString& text)
{
    if (resolved() || text == sheet(power)) return;
    Game after = write(game_, power, linesOf(read(power, text)));
    if (after.current() == current()) return; // a blank line more
    become(std::move(after), tr("typing for %1").arg(QString::fromStdString(map()[power].name)),
           Change::Orders, typingId(power, text));
}

std::vector<ReadLine> Session::read(Power power, const QString& text) const
{
    return withAnswers(readSheetOf(map(), current(), power, text.toStdString()), sheetOf(current(), power));
}

bool Session::writeSlips(Power whose, const QString& text)
{
    if (resolved()) return false;
    const ReadingContext context{map(), current().before, current().phase.kind, noPower};
    const std::string all = map()[whose].name + ":\n" + text.toStdString();
    std::map<Power, std::vector<WrittenOrder>> slips;
    for (ReadLine& line : readLines(context, all)) {
        if (line.written.power == noPower) line.written.power = whose;
        slips[line.written.power].push_back(std::move(line.written));
    }
    if (slips.empty() || (slips.size() == 1 && slips.contains(whose))) return false;
    Game after = game_;
    for (auto& [power, sheet] : slips) after = write(std::move(after), power, std::move(sheet));
    if (tooManyOrders(after.current().written)) return false;
    become(std::move(after), tr("slips of several powers"), Change::Orders);
    return true;
}

void Session::answer(Power power, const QString& line, const std::string& clear)
{
    if (resolved()) return;
    const ReadingContext context{map(), current().before, current().phase.kind, power};
    const auto meant = readLines(context, clear);
    std::vector<WrittenOrder> sheet = sheetOf(current(), power);
    const auto asked = std::ranges::find_if(sheet, [&line](const WrittenOrder& written) {
        return written.text == line.toStdString() && !written.problem.empty();
    });
    if (asked == sheet.end() || meant.empty()) return;
    if (!meant.front().faults.empty()) asked->text = clear; // there is more to ask about this line
    asked->orders = meant.front().written.orders;
    asked->problem = meant.front().written.problem;
    become(write(game_, power, std::move(sheet)), tr("the meaning of “%1”").arg(line), Change::Orders);
}

void Session::writeOrder(const Order& order)
{
    if (resolved()) return;
    const auto sheet = withOrder(sheetOf(current(), order.power), map(), current().before, order);
    become(write(game_, order.power, sheet),
           tr("order %1").arg(QString::fromStdString(canonical(map(), current().before, order))),
           Change::Orders);
}

void Session::removeOrder(Province province)
{
    if (resolved()) return;
    Game after = game_;
    for (std::size_t p = 0; p < map().powers.size(); ++p) {
        const auto power = static_cast<Power>(p);
        const auto sheet = sheetOf(current(), power);
        auto less = withoutOrder(sheet, map(), current().before, province);
        if (less != sheet) after = write(std::move(after), power, std::move(less));
    }
    if (after.current() == current()) return;
    become(std::move(after), tr("remove the order of %1").arg(QString::fromStdString(map()[province].code)),
           Change::Orders);
}

void Session::writeAll(const std::vector<Order>& orders)
{
    if (resolved()) return;
    Game after = game_;
    for (std::size_t p = 0; p < map().powers.size(); ++p) {
        std::vector<WrittenOrder> sheet;
        for (const Order& order : orders)
            if (index(order.power) == p)
                sheet.push_back({order.power, canonical(map(), current().before, order), {order}, {}});
        after = write(std::move(after), static_cast<Power>(p), std::move(sheet));
    }
    if (after.current() == current()) return;
    become(std::move(after), tr("orders for %1").arg(phaseName(current())), Change::Orders);
}

void Session::resolve(std::optional<ParadoxChoice> choice)
{
    if (resolved() || endedByAgreement(game_)) return;
    Game after = game_;
    after.phases.back().paradoxChoice = choice;
    after = chancery::resolve(std::move(after));
    if (awaitsParadoxChoice(*after.current().outcome)) return;
    become(std::move(after), tr("resolve %1").arg(phaseName(current())), Change::Phase);
}

void Session::advance()
{
    if (resolved() && !endedByAgreement(game_))
        become(chancery::advance(game_), tr("next phase"), Change::Phase);
}

bool Session::canTakeBack() const
{
    return resolved() || game_.phases.size() > 1 || endedByAgreement(game_);
}

void Session::takeBack()
{
    if (!canTakeBack()) return;
    Game after = game_;
    if (endedByAgreement(game_)) {
        std::erase_if(after.phases.back().votes, [](const Vote& vote) { return vote.result.passed; });
        return become(std::move(after), tr("take back the agreement"), Change::Phase);
    }
    if (resolved()) {
        after.phases.back().outcome.reset();
        after.phases.back().paradoxChoice.reset();
    } else {
        after.phases.pop_back();
    }
    become(std::move(after), resolved() ? tr("take back the resolution") : tr("back to the phase before"),
           Change::Phase);
}

void Session::setRulebook(const Rulebook& rules)
{
    if (rules == game_.rulebook) return;
    Game after = underRules(game_, rules);
    if (changedPhases(game_, after).empty()) become(std::move(after), tr("rules"), Change::Rules);
}

void Session::award(const Award& award)
{
    Game after = game_;
    after.phases.back().awards.push_back(award);
    become(std::move(after), tr("points for %1").arg(QString::fromStdString(map()[award.power].name)),
           Change::Details);
}

void Session::setTitle(const QString& title)
{
    Game after = game_;
    after.title = title.toStdString();
    become(std::move(after), tr("title"), Change::Details);
}

void Session::setPlayers(const std::map<Power, std::string>& players)
{
    Game after = game_;
    after.players = players;
    become(std::move(after), tr("players"), Change::Details);
}

void Session::setTable(const std::map<Power, std::string>& players, const Attendance& attendance)
{
    if (players == game_.players && attendance == game_.attendance) return;
    Game after = game_;
    after.players = players;
    after.attendance = attendance;
    become(std::move(after), tr("players"), Change::Details);
}

void Session::vote(const Vote& vote)
{
    if (endingOf(game_)) return;
    Game after = game_;
    after.phases.back().votes.push_back(vote);
    become(std::move(after), tr("vote"), vote.result.passed ? Change::Phase : Change::Details);
}

void Session::joinByLot(std::uint64_t seed)
{
    Game after = chancery::joinByLot(game_, seed);
    if (after.joined != game_.joined) become(std::move(after), tr("joining by lot"), Change::Details);
}

void Session::start(Game game, const QString& path)
{
    {
        const QScopedValueRollback guard(moving_, true);
        game_ = std::move(game);
        path_ = path;
        draft_ = {};
        Q_EMIT replaced();
        undo_.clear();
    }
    Q_EMIT changed(Change::Game);
    Q_EMIT changed(Change::File);
}

Status Session::open(const QString& path, const MapLoader& maps, std::vector<std::string>* differences)
{
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) return content.error();
    Result<Game> game = readGame({content->constData(), static_cast<std::size_t>(content->size())},
                                 QDir::toNativeSeparators(path).toStdString(), maps, differences);
    if (!game) return game.error();
    start(std::move(*game), path);
    return Done{};
}

Status Session::saveAs(const QString& path)
{
    const std::string content = withChecksum(writeGame(game_));
    const Status saved = writeWholeFile(path, QByteArray::fromStdString(content));
    if (!saved) return saved;
    path_ = path;
    record({JournalRecord::Kind::Saved, undo_.index(), false, 0, fingerprint(content), {}});
    undo_.setClean();
    Q_EMIT changed(Change::File);
    return saved;
}

Result<Replay> Session::restore(const History& history, const QString& path, const MapLoader& maps)
{
    const QScopedValueRollback guard(moving_, true);
    Result<Replay> played = Error{};
    {
        // Views look once, when all is done.
        const QSignalBlocker quiet(this), quietStack(undo_);
        played = replay(
            history, maps,
            [&](const Game& game) {
                game_ = game;
                path_ = path;
                undo_.clear();
            },
            [&](const HistoryStep& step, Game after) {
                // Without an id: what was two steps then is not joined to one now.
                undo_.push(new GameCommand(*this, std::move(after), QString::fromStdString(step.what),
                                           static_cast<Change>(step.change), -1));
            });
        if (!played) return played;
        if (played->history.saved)
            undo_.setIndex(*played->history.saved);
        else
            undo_.resetClean();
        if (played->history.saved) undo_.setClean();
        undo_.setIndex(played->history.at);
        draft_ = played->history.draft;
    }
    Q_EMIT replaced();
    Q_EMIT changed(Change::Game);
    Q_EMIT changed(Change::File);
    return played;
}

} // namespace chancery
