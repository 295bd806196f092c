// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene/tell.h"

#include "ui/scene/card_beats.h"
#include "ui/scene/compose.h"
#include "ui/scene/later_stories.h"
#include "ui/scene/movement_story.h"
#include "ui/scene/shots.h"

namespace chancery {

namespace {

/// Adds a beat in which centres change hands, if any do.
void tellCentres(StoryWriter& story)
{
    std::vector<Province> changed;
    const std::vector<Power>&before = story.phase().record.before.owner,
          &after = story.phase().outcome().after.owner;
    for (std::size_t p = 0; p < after.size(); ++p)
        if (before[p] != after[p]) changed.push_back(static_cast<Province>(p));
    if (changed.empty()) return;
    const Span span = story.addBeat({Gesture::Centres, {}, {}, changed}, 0.9);
    for (std::size_t k = 0; k < changed.size(); ++k)
        story.changeOwner({changed[k], after[index(changed[k])],
                           timeIn(span, 0.1 + 0.8 * double(k) / double(changed.size()))});
}

} // namespace

Tempo scaled(const Tempo& tempo, double speed)
{
    Tempo fast = tempo;
    for (int Tempo::*part : {&Tempo::beat, &Tempo::order, &Tempo::pause, &Tempo::settle, &Tempo::camera,
                             &Tempo::look, &Tempo::fade, &Tempo::word, &Tempo::list, &Tempo::listed,
                             &Tempo::shortestList, &Tempo::longestList, &Tempo::longestReading})
        fast.*part = int(tempo.*part / speed);
    return fast;
}

Storyboard storyOf(const Map& map, const BoardGeometry& board, const PhaseRecord& record,
                   const Telling& telling)
{
    if (!record.outcome) {
        Storyboard silent;
        silent.first = silent.last = composePosition(board, record.before, telling.tokenScale);
        return silent;
    }
    const StoryPhase phase = storyPhaseOf(map, board, record, telling);
    const bool moves = record.phase.kind == PhaseKind::Movement;
    const FightViews views = moves ? viewsOfFights(map, board, record) : FightViews();
    StoryWriter story(phase);
    if (moves) tellMovement(story, views);
    if (record.phase.kind == PhaseKind::Retreat) tellRetreats(story);
    if (record.phase.kind == PhaseKind::Adjustment) tellAdjustments(story);
    tellCentres(story);
    tellCards(story);
    story.settle();
    tellEnding(story);
    return std::move(story).finish(views);
}

} // namespace chancery
