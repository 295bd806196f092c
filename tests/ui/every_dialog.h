// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog of the program, each over something that it is about.
#pragma once

#include "tests/support/busy_board.h"
#include "tests/support/paradox_game.h"
#include "tests/ui/dialog_part.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/agreements_dialog.h"
#include "ui/dialogs/award_dialog.h"
#include "ui/dialogs/coin_dialog.h"
#include "ui/dialogs/committee_dialogs.h"
#include "ui/dialogs/compare_dialog.h"
#include "ui/dialogs/conference_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/handbook.h"
#include "ui/dialogs/insurrections_dialog.h"
#include "ui/dialogs/kept_games_dialog.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/dialogs/paradox_dialog.h"
#include "ui/dialogs/paste_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/short_game_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/dialogs/show_dialog.h"
#include "ui/dialogs/table_check_dialog.h"
#include "ui/dialogs/vote_dialog.h"

#include <QComboBox>
#include <QDir>
#include <QTest>

#include <functional>

namespace chancery {

/// Makes a new dialog.
using Make = std::function<QDialog*()>;

/// Calls `row` with the name of each dialog and what makes it.
using DialogRow = std::function<void(const char* name, Make make)>;

inline PreviewBoard previewBoard()
{
    const BoardSource board = standardSource();
    return {board, busyPicture(board, previewTokenScale), ThemeKind::Light};
}

inline void dialogsOfACommittee(const DialogRow& row)
{
    const static Game committee = [] {
        Game game = newGame(sketch::sharedMap());
        game.committee.goals = {{Power{0}, "Peace", 2, game.current().phase}};
        game.committee.treaties = {
            {"Pact", "No war", {Power{0}, Power{1}}, {Power{0}}, game.current().phase}};
        return game;
    }();
    row("award", [] { return new AwardDialog(committee); });
    row("speeches", [] { return speechesForm(committee).release(); });
    row("motion", [] { return motionForm(committee).release(); });
    row("end of the diplomacy", [] {
        return endDiplomacyForm(standardMap(),
                                {committee.current().phase, Power{0}, MotionKind::EndDiplomacy})
            .release();
    });
    row("proposal", [] { return proposalForm(committee).release(); });
    row("limit", [] { return limitForm(committee).release(); });
    row("verdict", [] { return verdictForm(committee, 0).release(); });
    row("treaty", [] { return treatyForm(standardMap(), committee.committee.treaties[0]).release(); });
    row("breach", [] {
        return breachForm(standardMap(), committee.committee.treaties[0], committee.current().phase)
            .release();
    });
    row("delegations", [] { return delegationsForm(committee).release(); });
    row("conference", [] { return new ConferenceDialog(committee, 0); });
    row("conference that is held", [] {
        Game held = committee;
        held.committee.conferences.emplace_back().opened = held.current().phase;
        return new ConferenceDialog(held, 0);
    });
    row("insurrections", [] {
        Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1902, PhaseKind::Movement},
                             sketch::position({"England F LON", "England A LVP", "Germany A MOS"},
                                              {"England LON LVP EDI", "Germany MOS WAR STP SEV BER"}));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        const Power russia = game.map->findPower("Russia");
        for (const Unit& unit : game.current().before.units)
            if (unit.power != game.map->findPower("Germany"))
                game.phases.back().written.push_back(
                    {unit.power, {}, {Order{unit.power, unit, Insurrection{russia}}}, {}});
        return new InsurrectionsDialog(resolve(game));
    });
}

inline void dialogsAboutPlayers(const DialogRow& row)
{
    using namespace dialog_part;
    row("new game", [] { return new NewGameDialog(mapsOffered(), "2023", 1); });
    row("new game of two", [] {
        auto* dialog = new NewGameDialog(mapsOffered(), "1971", 1);
        auto* table = dialog->findChild<QComboBox*>("table");
        table->setCurrentIndex(table->findData(static_cast<int>(Players::Two)));
        return dialog;
    });
    row("new game of many", [] { return new NewGameDialog({largeMap()}, "2023", 1); });
    row("coin", [] {
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = Players::Two;
        return new CoinDialog(game, 1);
    });
    row("agreements", [] {
        Game game = newGame(sketch::sharedMap());
        game.rulebook.id = "alexander";
        game.rulebook.options.perpetualOrders = true;
        game.rulebook.options.proxyOrders = ProxyOrders::Permitted;
        return new AgreementsDialog(game);
    });
    row("agreed end", [] { return new ShortGameDialog(newGame(sketch::sharedMap())); });
    row("players", [] { return new PlayersDialog(newGame(sketch::sharedMap()), 1); });
    row("vote", [] { return new VoteDialog(newGame(sketch::sharedMap())); });
    row("rules", [] { return new RulesDialog(newGame(sketch::sharedMap())); });
}

inline void dialogsOfAGame(const DialogRow& row)
{
    row("position", [] { return new EditPositionDialog(standardMap(), {{}, startOf(standardMap())}); });
    row("notes", [] { return new NotesDialog(newGame(sketch::sharedMap()), 0); });
    row("check", [] {
        static const Game game = [] {
            Game crowded = newGame(sketch::sharedMap());
            placeBeside(*crowded.map, crowded.phases.back().before, sketch::unit("France A MUN"));
            return crowded;
        }();
        return new TableCheckDialog(game, FoundIn::Writing);
    });
    row("compare", [] { return new CompareDialog(advance(resolve(newGame(sketch::sharedMap()))), 1); });
    row("ruling", [] {
        const Game game = sketch::openParadox(askGamemaster);
        return new ParadoxDialog(game, possibleChoices(game));
    });
    row("paste", [] {
        const Game game = newGame(sketch::sharedMap());
        const auto text =
            QStringLiteral("FRANCE says Chloe & Tom\nA Par H\n\nTom\nA Mun H\nA Rom "
                           "H\n\nItaly:\nA Ven H\n\nTurkey F Ank-Bla\nEngland: F Edi-Nor\nA Kie H");
        return new PasteDialog(game, readPaste(game, Power{0}, text));
    });
}

inline void otherDialogs(const DialogRow& row)
{
    row("about", [] { return new AboutDialog("1"); });
    row("export", [] { return new ExportDialog({QDir::tempPath() + "/a.png"}); });
    row("show", [] { return new ShowDialog({QDir::tempPath() + "/show"}, {}); });
    row("handbook", [] {
        return new Handbook({{"projector.reveal", "Reveal", "Projector > Reveal", {Qt::Key_F5}}});
    });
    row("kept games", [] {
        return new KeptGamesDialog({"Six: Spring 1901, movement, saved 3:43 PM", "Untitled game", "Evening"});
    });
    row("preferences", [] { return new PreferencesDialog({}, {"HDMI-1"}, previewBoard()); });
    row("shortcuts", [] {
        const QList<QKeySequence> keys{QKeySequence("Ctrl+S"), QKeySequence("Ctrl+Shift+S")};
        return new ShortcutsDialog({{"file.save", "Save", "File", keys, keys}}, {});
    });
}

/// Adds a row for every dialog to a test, with the column "make".
inline void everyDialog()
{
    QTest::addColumn<Make>("make");
    const DialogRow row = [](const char* name, Make make) { QTest::newRow(name) << std::move(make); };
    dialogsOfACommittee(row);
    dialogsAboutPlayers(row);
    dialogsOfAGame(row);
    otherDialogs(row);
}

} // namespace chancery
