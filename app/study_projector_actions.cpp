// SPDX-License-Identifier: GPL-3.0-or-later
// The menus Projector and Playback of a study: what an audience sees of it, and when.
#include "app/document.h"
#include "app/study_actions.h"
#include "app/study_document.h"

#include <QCoreApplication>

namespace chancery {

namespace {

bool mayPresent(const StudyDocument& document)
{
    return document.presentsThis() || document.mayPresent();
}

void togglePresent(StudyDocument& document)
{
    document.presentsThis() ? document.workspace().audience().stop() : document.present();
}

bool presents(const StudyDocument& document)
{
    return document.presentsThis();
}

/// Returns what the entry does: another line than the audience sees is shown in its place.
QString presentText(const StudyDocument& document)
{
    const Document* shown = document.presented();
    const bool other = shown && !document.presentsThis() && document.workspace().audience().presents(*shown);
    return other ? QCoreApplication::translate("Actions", "&Present this line")
                 : QCoreApplication::translate("Actions", "&Present");
}

constexpr StudyActionRow studyProjectorRows[] = {
    {MenuId::Projector, "projector.present", QT_TRANSLATE_NOOP("Actions", "&Present"), "F5", "projector",
     QT_TRANSLATE_NOOP(
         "Actions", "Show the audience the line shown as it is now, without the results of its last phase"),
     togglePresent, mayPresent, presents, KeyScope::Window, presentText},
    {MenuId::Projector, "projector.reveal", QT_TRANSLATE_NOOP("Actions", "&Reveal"), "F6", "reveal",
     QT_TRANSLATE_NOOP("Actions", "Show the audience the results of what is presented"),
     [](StudyDocument& document) { document.reveal(); },
     [](const StudyDocument& document) { return document.mayReveal(); }},
    {MenuId::Projector},
    {MenuId::Projector, "projector.blank"},
    {MenuId::Projector, "projector.freeze"},
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

std::span<const StudyActionRow> studyProjectorActions()
{
    return studyProjectorRows;
}

} // namespace chancery
