// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers.h"

#include "app/document.h"
#include "engine/game/standings.h"
#include "ui/draw/map_art.h"
#include "ui/scene/compose.h"
#include "ui/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct Papers
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Papers)
};

Paper shownBoard(const Document& document)
{
    const PhaseRecord& record = document.presenter().shownRecord();
    ViewOptions view;
    view.tokenScale = tokenScaleOnPaper;
    view.showOrders = view.showResults =
        record.outcome.has_value(); // printed pages could be seen while orders are secret
    return boardPaper(Words::phase(record.phase),
                      compose(document.session().map(), document.board().art->geometry, record, view));
}

/// Offers the order sheets of all powers, then those of each.
PaperChoice sheets(const Document& document)
{
    const Game& game = document.session().game();
    const std::vector<Power> powers = game.current().outcome ? std::vector<Power>{} : powersWithSheets(game);
    QStringList parts{Papers::tr("All powers")};
    for (const Power power : powers) parts << Words(*game.map).power(power);
    return {
        Papers::tr("&Order sheets"),
        powers.empty()
            ? Papers::tr("No power is asked for orders now: the phase is resolved, or nothing is due in it.")
            : Papers::tr("Blank sheets to cut out, with the board, the player and a line for each order"),
        !powers.empty(),
        [&document, &game, powers](int part) {
            return orderSheets(game, document.board().art->geometry,
                               part == 0 ? powers : std::vector{powers[static_cast<std::size_t>(part) - 1]});
        },
        parts};
}

PaperChoice report(const Document& document)
{
    const Game& game = document.session().game();
    const std::size_t shown = document.presenter().shownPhase();
    return {Papers::tr("&Report of the phase"),
            game.phases[shown].outcome
                ? Papers::tr("Orders with their results, failed ones underlined, and the board")
                : Papers::tr("The phase shown is not resolved yet."),
            game.phases[shown].outcome.has_value(), [&document, &game, shown](int) {
                return reportPaper(game, document.board().art->geometry, shown);
            }};
}

PaperChoice booklet(const Document& document)
{
    const Game& game = document.session().game();
    const bool any =
        std::ranges::any_of(game.phases, [](const PhaseRecord& one) { return one.outcome.has_value(); });
    return {Papers::tr("The whole game as a boo&klet"),
            any ? Papers::tr("Every resolved phase and the centre tally")
                : Papers::tr("No phase is resolved yet."),
            any, [&document, &game](int) {
                return bookletPaper(game, document.board().art->geometry, QDate::currentDate());
            }};
}

/// Offers the goals of all delegations, then those of each.
PaperChoice goals(const Document& document)
{
    const Game& game = document.session().game();
    QStringList parts{Papers::tr("All delegations")};
    for (const Power power : game.map->everyPower()) parts << Words(*game.map).power(power);
    return {Papers::tr("&Goal lists"),
            Papers::tr("A page for each delegation alone: its goals, with lines for proposals"), true,
            [&game](int part) {
                std::vector<Power> powers;
                for (const Power power : game.map->everyPower())
                    if (part == 0 || static_cast<int>(power) == part - 1) powers.push_back(power);
                return goalLists(game, powers);
            },
            parts};
}

PaperChoice conferenceForm(const Document& document)
{
    const Game& game = document.session().game();
    return {Papers::tr("&Form of a conference"),
            Papers::tr("The blank form with which a delegation organises a conference"), true,
            [&game](int) { return organisingForm(game); }};
}

} // namespace

std::vector<PaperChoice> papersOf(const Document& document)
{
    const PaperChoice board{Papers::tr("The &board"),
                            Papers::tr("The board of the phase shown; with orders once they are resolved"),
                            true, [&document](int) { return shownBoard(document); }};
    std::vector<PaperChoice> all{sheets(document), report(document), booklet(document), board};
    if (!pointsCount(document.session().game().rulebook.options)) return all;
    all.push_back(goals(document));
    all.push_back(conferenceForm(document));
    return all;
}

PaperLook paperLook(const Document& document)
{
    return {document.board(), [](const Map& map, Province p) { return Words(map).province(p); }};
}

} // namespace chancery
