// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup_reading.h"

#include "app/console_docks.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/long_reading.h"
#include "engine/committee/goals.h"
#include "engine/files/committee_setup.h"
#include "engine/game/standings.h"
#include "ui/desk/table_edits.h"
#include "ui/files/files.h"
#include "ui/words/committee_words.h"
#include "ui/words/error_words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct SetupReading
{
    Q_DECLARE_TR_FUNCTIONS(chancery::SetupReading)
};

/// Keeps a goal in the place of the one with the same power and words, or after all others.
void keep(std::vector<Goal>& goals, const Goal& goal)
{
    const auto same = std::ranges::find_if(
        goals, [&](const Goal& other) { return other.power == goal.power && other.text == goal.text; });
    if (same == goals.end())
        goals.push_back(goal);
    else
        *same = goal;
}

/// Returns the set-up with what the game already knows besides it: names, speeches, treaties and conferences.
Committee joinedWith(const Committee& before, Committee setup)
{
    for (const auto& [power, names] : before.delegations)
        if (setup.delegations[power] == Delegates()) setup.delegations[power] = names;
    for (const Goal& goal : before.goals)
        if (goal.proposed || goal.achieved) keep(setup.goals, goal);
    setup.speeches = before.speeches;
    setup.motions = before.motions;
    setup.treaties = before.treaties;
    setup.conferences = before.conferences;
    setup.negotiated = before.negotiated;
    return setup;
}

} // namespace

void useSetup(Document& document, const QString& path)
{
    const Result<QByteArray> text = readWholeFile(path);
    if (!text)
        return document.workspace().prompts().tell(document.window(), SetupReading::tr("Set-up"),
                                                   ErrorWords::text(text.error()));
    const auto read = readLong<Result<Committee>>(
        text->size(),
        [text = *text, name = QFileInfo(path).fileName().toStdString(),
         map = document.session().game().map](const MapLoader&) {
            return readCommitteeSetup({text.constData(), static_cast<std::size_t>(text.size())}, name, *map);
        },
        {}, document.window(), SetupReading::tr("Reading the set-up…"));
    if (!read) return;
    const Result<Committee>& setup = *read;
    if (!setup)
        return document.workspace().prompts().tell(document.window(), SetupReading::tr("Set-up"),
                                                   ErrorWords::text(setup.error()));
    const Game& game = document.session().game();
    Committee joined = joinedWith(game.committee, *setup);
    const Objections tooLow = objectionsToLimit(joined, game.map->everyPower(), joined.limit, awardsOf(game));
    if (!tooLow.empty()) joined.limit = game.committee.limit;
    setCommittee(document.session(), std::move(joined), SetupReading::tr("set-up of the Committee"));
    document.console()->places().show("committeeDock");
    if (!tooLow.empty())
        document.workspace().prompts().tell(
            document.window(), SetupReading::tr("Set-up"),
            SetupReading::tr("The set-up is used, but the limit of the points stays as it was. %1", "why")
                .arg(CommitteeWords(document.session().map()).objections(tooLow)));
}

void readSetup(Document& document)
{
    const Prompts& prompts = document.workspace().prompts();
    if (!prompts.openSetup) return;
    const QString path = prompts.openSetup(document.window());
    if (!path.isEmpty()) useSetup(document, path);
}

} // namespace chancery
