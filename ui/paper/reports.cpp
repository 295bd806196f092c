// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the papers about what has happened: a phase, the whole game, the board.
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "ui/paper/paper.h"
#include "ui/scene/compose.h"
#include "ui/words/committee_words.h"
#include "ui/words/ending_words.h"
#include "ui/words/phase_report.h"
#include "ui/words/player_words.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/ruling_words.h"
#include "ui/words/tally_columns.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace chancery {

namespace {

using BlockKind = PaperBlock::Kind;

/// The context of these texts for translators.
struct PaperReport
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PaperReport)
};

Picture pictureOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record)
{
    ViewOptions view;
    view.tokenScale = tokenScaleOnPaper;
    return compose(map, board, record, view);
}

/// Returns the orders of a power with failed ones underlined: "France: A Par-Bur, A Mar S A Par-Bur."
PaperBlock ordersOf(const Words& words, const PowerReport& report)
{
    PaperBlock block{BlockKind::Text, {{words.power(report.power) + QStringLiteral(": "), true}}};
    for (std::size_t i = 0; i < report.orders.size(); ++i) {
        const ReportedOrder& order = report.orders[i];
        block.runs.push_back({order.text, false, order.failed});
        const bool told = order.failed && !order.verdict.isEmpty();
        const QString end = i + 1 < report.orders.size() ? QStringLiteral(", ") : QStringLiteral(".");
        block.runs.push_back({(told ? QStringLiteral(" (%1)").arg(order.verdict) : QString()) + end});
    }
    return block;
}

enum class WithBoard : bool { No, Yes };

void addPhase(Paper& paper, const Game& game, const BoardGeometry& board, const PhaseRecord& record,
              WithBoard drawn)
{
    const Map& map = *game.map;
    const Words words(map);
    paper.blocks.push_back({BlockKind::Heading, {{Words::phase(record.phase), true}}});
    if (drawn == WithBoard::Yes)
        paper.blocks.push_back({BlockKind::Board, {}, pictureOf(map, board, record)});
    for (const PowerReport& report : ordersReport(map, record))
        paper.blocks.push_back(ordersOf(words, report));
    for (const QString& line : RulingWords(map, record).lines())
        paper.blocks.push_back({BlockKind::Small, {{line}}});
    for (const QString& line : dislodgedReport(map, record))
        paper.blocks.push_back({BlockKind::Small, {{line}}});
    for (const QString& line : removedReport(map, record))
        paper.blocks.push_back({BlockKind::Small, {{line}}});
    for (const QString& line : unusedBuildsReport(game, record))
        paper.blocks.push_back({BlockKind::Small, {{line}}});
    const QStringList centres = centresReport(map, record);
    if (!centres.isEmpty())
        paper.blocks.push_back(
            {BlockKind::Small,
             {{PaperReport::tr("Supply centres: %1.").arg(centres.join(QStringLiteral(", ")))}}});
    if (const QString notes = notesReport(record); !notes.isEmpty())
        paper.blocks.push_back({BlockKind::Small, {{notes}}});
    for (const QString& line : votesReport(map, record)) paper.blocks.push_back({BlockKind::Small, {{line}}});
    for (const QString& line : committeeLines(game, static_cast<std::size_t>(&record - game.phases.data())))
        paper.blocks.push_back({BlockKind::Small, {{line}}});
}

/// Adds a table of what a column of the tally counts, with a row for each year and a column for each power.
void addTally(Paper& paper, const Game& game, const TallyColumn& column)
{
    paper.blocks.push_back({BlockKind::Heading, {{columnText(column.title), true}}});
    PaperBlock head{BlockKind::Cells, {{PaperReport::tr("Year"), true}}};
    for (const PowerInfo& power : game.map->powers)
        head.runs.push_back({QString::fromStdString(power.letter), true});
    paper.blocks.push_back(head);
    for (const YearTally& year : tally(game)) {
        PaperBlock row{BlockKind::Cells, {{QString::number(year.year)}}};
        for (const Power power : game.map->everyPower())
            row.runs.push_back({QString::number(column.count(*game.map, year, power))});
        paper.blocks.push_back(row);
    }
}

/// Adds the ranking of a Committee: centres and points.
void addStandings(Paper& paper, const Game& game)
{
    if (!pointsCount(game.rulebook.options)) return;
    paper.blocks.push_back({BlockKind::Heading, {{PaperReport::tr("Centres and points"), true}}});
    for (const RankedPower& row : standingsOf(game))
        paper.blocks.push_back({BlockKind::Text,
                                {{PaperReport::tr("%1. %2: ", "place, power")
                                      .arg(row.place)
                                      .arg(Words(*game.map).power(row.power)),
                                  true},
                                 {PaperReport::tr("%1 (%2 + %3)", "score, centres, points")
                                      .arg(row.score())
                                      .arg(row.centres)
                                      .arg(row.points.total())}}});
}

QString titleOf(const Game& game)
{
    return game.title.empty() ? PaperReport::tr("A game of Diplomacy") : QString::fromStdString(game.title);
}

/// Adds by which rules the phases are resolved, if not by those that the game names.
void addStandIn(Paper& paper, const Game& game)
{
    const QString text = RulebookWords::unknown(game.rulebook);
    if (!text.isEmpty()) paper.blocks.push_back({BlockKind::Small, {{text}}});
}

void addCover(Paper& paper, const Game& game, const QDate& made)
{
    const Words words(*game.map);
    paper.blocks.push_back({BlockKind::Title, {{titleOf(game), true}}});
    QStringList rules = RulebookWords::inForceAtLength(game.rulebook).split(u'\n');
    paper.blocks.push_back(
        {BlockKind::Text, {{PaperReport::tr("Map: %1. Rules: %2.").arg(words.title(), rules.takeFirst())}}});
    for (const QString& house : rules) paper.blocks.push_back({BlockKind::Small, {{house}}});
    if (made.isValid())
        paper.blocks.push_back({BlockKind::Text,
                                {{PaperReport::tr("Printed on %1.", "a date")
                                      .arg(QLocale().toString(made, QLocale::LongFormat))}}});
    addStandIn(paper, game);
    for (const Power power : game.map->everyPower()) {
        QStringList who{PlayerWords::course(game, power),
                        CommitteeWords::delegates(game.committee.delegations, power)};
        who.removeAll(QString());
        if (!who.isEmpty())
            paper.blocks.push_back(
                {BlockKind::Text,
                 {{words.power(power) + QStringLiteral(": "), true}, {who.join(QStringLiteral("; "))}}});
    }
}

/// Adds the board as the last resolved phase left it.
void addLastBoard(Paper& paper, const Game& game, const BoardGeometry& board)
{
    const auto resolved = [](const PhaseRecord& record) { return record.outcome.has_value(); };
    const auto last = std::find_if(game.phases.rbegin(), game.phases.rend(), resolved);
    if (last == game.phases.rend()) return;
    ViewOptions view;
    view.moment = Moment::After;
    view.showOrders = view.showResults = false;
    view.tokenScale = tokenScaleOnPaper;
    const QString heading =
        endingOf(game) ? PaperReport::tr("The final board")
                       : PaperReport::tr("The board after %1", "a phase").arg(Words::phase(last->phase));
    paper.blocks.push_back({BlockKind::Heading, {{heading, true}}});
    paper.blocks.push_back({BlockKind::Board, {}, compose(*game.map, board, *last, view)});
}

/// Adds the score of each seat by the scoring system of the game's rules, if they have one.
void addScores(Paper& paper, const Game& game, const Ending& ending)
{
    if (game.rulebook.options.scoring == Scoring::None) return;
    const Words words(*game.map);
    paper.blocks.push_back(
        {BlockKind::Heading,
         {{PaperReport::tr("Scores: %1").arg(ScoreWords::system(game.rulebook.options.scoring)), true}}});
    for (const Score& score : scoresOf(game, ending)) {
        const QString player =
            QString::fromStdString(playerOf(game, score.seat.front(), game.current().phase));
        paper.blocks.push_back({BlockKind::Text,
                                {{words.list(score.seat) + QStringLiteral(": "), true},
                                 {ScoreWords::points(score.points) +
                                  (player.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(player))}}});
    }
}

} // namespace

Paper reportPaper(const Game& game, const BoardGeometry& board, std::size_t phase)
{
    const PhaseRecord& record = game.phases[phase];
    Paper paper{Words::phase(record.phase), true, {}};
    paper.blocks.push_back({BlockKind::Title, {{titleOf(game), true}}});
    if (const QString table = PlayerWords::table(game, record.phase); !table.isEmpty())
        paper.blocks.push_back({BlockKind::Small, {{table}}});
    addStandIn(paper, game);
    addPhase(paper, game, board, record, WithBoard::Yes);
    return paper;
}

Paper bookletPaper(const Game& game, const BoardGeometry& board, const QDate& made)
{
    Paper paper{titleOf(game), true, {}};
    addCover(paper, game, made);
    for (const PhaseRecord& record : game.phases)
        if (record.outcome) // orders of an unresolved phase stay secret
            addPhase(paper, game, board, record,
                     record.phase.kind == PhaseKind::Movement ? WithBoard::Yes : WithBoard::No);
    addLastBoard(paper, game, board);
    for (const TallyColumn& column : tallyColumns())
        if (column.title && (!column.isCounted || column.isCounted(game.rulebook.options)))
            addTally(paper, game, column);
    addStandings(paper, game);
    if (const std::optional<Ending> ending = endingOf(game)) {
        paper.blocks.push_back({BlockKind::Text, {{EndingWords::of(game, *ending), true}}});
        addScores(paper, game, *ending);
    }
    return paper;
}

Paper boardPaper(const QString& title, const Picture& picture)
{
    return {title, false, {{BlockKind::Title, {{title, true}}}, {BlockKind::Board, {}, picture}}};
}

QString plainText(const PaperBlock& block)
{
    QString text;
    for (const PaperRun& run : block.runs) text += run.text;
    if (block.kind == BlockKind::Sheet) text += u'\n' + plainText({BlockKind::Text, block.occasion});
    for (const PaperBlock& line : block.inside) text += u'\n' + plainText(line);
    return text;
}

} // namespace chancery
