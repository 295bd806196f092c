// SPDX-License-Identifier: GPL-3.0-or-later
// Phases for tests of what is asked of a phase: cases of DATC and situations in a line of text.
#pragma once

#include "engine/explain/asked_phase.h"
#include "engine/game/study_play.h"
#include "tests/support/situation.h"
#include "tests/support/studies.h"

namespace chancery {

/// The first phase of a study as it is asked about.
inline std::shared_ptr<const AskedPhase> askedStudy(const Study& study)
{
    const Game game = gameTo(study, firstNode(study)).game;
    return askedPhase(game, game.current());
}

/// A case of DATC, under another rulebook if one is named.
inline std::shared_ptr<const AskedPhase> askedCase(const std::string& id, const std::string& rulebook = {})
{
    Study study = datcStudy(id);
    if (!rulebook.empty()) study.rulebook = rulebookOf(*findRulebook(rulebook));
    return askedStudy(study);
}

/// "Italy: A VEN - TRI | Austria: F TRI H" in Spring 1901.
inline std::shared_ptr<const AskedPhase> askedSituation(const std::string& line)
{
    const OrderedPhase phase = situation(line);
    Game game = gameFrom(sharedMap(), {Season::Spring, 1901, PhaseKind::Movement}, phase.position);
    PhaseRecord record = game.current();
    for (const Order& order : phase.orders)
        record.written.push_back({order.power, canonical(standardMap(), phase.position, order), {order}, {}});
    return askedPhase(game, record);
}

} // namespace chancery
