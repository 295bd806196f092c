// SPDX-License-Identifier: GPL-3.0-or-later
// The menus Projector and Playback of a study: what an audience sees of it, and when.
#include "app/document.h"
#include "app/study_actions.h"

#include <QCoreApplication>

namespace chancery {

namespace {

bool mayPresent(const Document& document)
{
    return document.bench().presentsThis() || document.bench().mayPresent();
}

void togglePresent(Document& document)
{
    document.bench().presentsThis() ? document.workspace().audience().stop() : document.bench().present();
}

bool presents(const Document& document)
{
    return document.bench().presentsThis();
}

/// Returns what the entry does: another line than the audience sees is shown in its place.
QString presentText(const Document& document)
{
    const bool other = document.audience().presents(document) && !document.bench().presentsThis();
    return other ? QCoreApplication::translate("Actions", "&Present this line")
                 : QCoreApplication::translate("Actions", "&Present");
}

constexpr ActionRow studyProjectorRows[] = {
    {MenuId::Projector, "projector.present", QT_TRANSLATE_NOOP("Actions", "&Present"), "F5", "projector",
     QT_TRANSLATE_NOOP(
         "Actions", "Show the audience the line shown as it is now, without the results of its last phase"),
     togglePresent, mayPresent, presents, KeyScope::Window, presentText},
    {MenuId::Projector, "projector.reveal", QT_TRANSLATE_NOOP("Actions", "&Reveal"), "F6", "reveal",
     QT_TRANSLATE_NOOP("Actions", "Show the audience the results of what is presented"),
     [](Document& document) { document.bench().reveal(); },
     [](const Document& document) { return document.bench().mayReveal(); }},
    {MenuId::Projector},
    {MenuId::Projector, "projector.blank"},
    {MenuId::Projector, "projector.freeze"},
    {MenuId::Projector, "projector.draw", QT_TRANSLATE_NOOP("Actions", "Draw for the room")},
    {MenuId::Projector, "projector.swap"},
    {MenuId::Projector, "projector.away"},
    {MenuId::Projector, "projector.showAnyway"},
    {MenuId::Story, "story.play"},
    {MenuId::Story, "story.step"},
    {MenuId::Story, "story.stepBack"},
    {MenuId::Story, "story.skip"},
    {MenuId::Story, "story.skipReading"},
    {MenuId::Story, "story.replay"},
    {MenuId::Story},
    {MenuId::Story, "story.slow"},
    {MenuId::Story, "story.normal"},
    {MenuId::Story, "story.fast"},
};

} // namespace

std::span<const ActionRow> studyProjectorActions()
{
    return studyProjectorRows;
}

} // namespace chancery
