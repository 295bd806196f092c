// SPDX-License-Identifier: GPL-3.0-or-later
// What can be printed of the open game: see papers.h.
#include "app/papers.h"

#include "app/controller.h"
#include "ui/map/map_art.h"
#include "ui/picture/compose.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace chancery {

namespace {

/// Whose texts these are for translators.
struct Papers
{
    Q_DECLARE_TR_FUNCTIONS(chancery::Papers)
};

Paper shownBoard(const Controller& controller)
{
    const PhaseRecord& record = controller.presenter().shownRecord();
    ViewOptions view;
    view.tokenScale = tokenScaleOnPaper;
    view.showOrders = view.showResults =
        record.outcome.has_value(); // a page may lie about while orders are secret
    return boardPaper(Words::phase(record.phase),
                      compose(controller.session().map(), controller.board().art->geometry, record, view));
}

PaperChoice sheets(const Game& game)
{
    return {Papers::tr("&Order sheets"),
            Papers::tr("A page for each power with a line for each order, retreat or adjustment of this "
                       "phase; nothing that "
                       "was written stands on it"),
            !game.current().outcome && !orderSheets(game).blocks.empty(),
            [&game] { return orderSheets(game); }};
}

PaperChoice report(const Controller& controller)
{
    const Game& game = controller.session().game();
    const std::size_t shown = controller.presenter().shownPhase();
    return {Papers::tr("&Report of the phase"),
            Papers::tr("Orders with their results, failed ones underlined, and the board"),
            game.phases[shown].outcome.has_value(), [&controller, &game, shown] {
                return reportPaper(game, controller.board().art->geometry, shown);
            }};
}

PaperChoice booklet(const Controller& controller)
{
    const Game& game = controller.session().game();
    const bool any =
        std::ranges::any_of(game.phases, [](const PhaseRecord& one) { return one.outcome.has_value(); });
    return {Papers::tr("The whole game as a boo&klet"),
            Papers::tr("Every phase that has been resolved, and the tally of centres"), any,
            [&controller, &game] { return bookletPaper(game, controller.board().art->geometry); }};
}

} // namespace

std::vector<PaperChoice> papersOf(const Controller& controller)
{
    const PaperChoice board{Papers::tr("The &board"),
                            Papers::tr("As it stands in the phase that is shown; orders only once "
                                       "they are resolved"),
                            true, [&controller] { return shownBoard(controller); }};
    return {sheets(controller.session().game()), report(controller), booklet(controller), board};
}

PaperLook paperLook(const Controller& controller)
{
    return {controller.board(), [](const Map& map, Province p) { return Words(map).province(p); }};
}

} // namespace chancery
