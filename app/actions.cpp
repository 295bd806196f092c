// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "app/document.h"
#include "ui/console/flow_bar.h"

namespace chancery {

namespace {

/// Returns whether an action has a use while the start page covers the game. What the players look at goes on
/// behind it.
bool worksAtStart(const ActionRow& entry, const Document& document)
{
    static const QStringList always{"file.start",     "file.new",         "file.setUp",  "file.sample",
                                    "file.newWindow", "file.open",        "file.kept",   "file.close",
                                    "file.quit",      "edit.preferences", "edit.find",   "edit.keys",
                                    "view.light",     "view.dark",        "view.system", "view.fullScreen",
                                    "file.study",     "file.studyPaste",  "file.library"};
    if (entry.menu == MenuId::Help || always.contains(QLatin1String(entry.name))) return true;
    if (entry.menu == MenuId::File) return document.start().mayLeave();
    return entry.menu == MenuId::Projector && entry.name != std::string_view("projector.reveal") &&
           document.audience().presents(document);
}

/// Returns whether an action may change the game. Save is none: it leads to Save as while the game is
/// read-only.
bool changesGame(const ActionRow& entry)
{
    static const QStringList changing{"edit.position", "edit.check",        "edit.rules",
                                      "edit.award",    "players.table",     "players.vote",
                                      "players.coin",  "players.end",       "history.correct",
                                      "history.notes", "players.agreedEnd", "players.agreements"};
    static const QStringList looking{"orders.text"};
    static const QStringList lookingOn{"committee.page"};
    const QLatin1String name(entry.name);
    const bool officers = name.startsWith(QLatin1String("committee.")) && !lookingOn.contains(name);
    return officers || changing.contains(name) || (entry.menu == MenuId::Orders && !looking.contains(name));
}

} // namespace

QString actionOf(NextStep step)
{
    switch (step) {
    case NextStep::Resolve:
        return QStringLiteral("orders.resolve");
    case NextStep::Reveal:
        return QStringLiteral("projector.reveal");
    case NextStep::Present:
        return QStringLiteral("history.last");
    case NextStep::Advance:
    case NextStep::None:
        break;
    }
    return QStringLiteral("orders.advance");
}

bool tellsStory(const Document& document)
{
    return document.audience().presents(document) && document.presenter().audience().storyRuns();
}

Actions::Actions(Document& document, QWidget* window, QWidget* board)
    : ActionSet(document, window, board)
    , document_(document)
{
    for (const auto& table :
         {fileActions(), editActions(), playerActions(), committeeActions(), conferenceActions(),
          orderActions(), storyActions(), viewActions(), boardActions(), projectorActions(), drawActions(),
          clockActions(), helpActions()})
        add(table);
    static const QStringList choices[] = {
        {"view.labelsAuto", "view.labelsNames", "view.labelsCodes", "view.labelsNone"},
        {"view.light", "view.dark", "view.system"},
        {"story.slow", "story.normal", "story.fast"}};
    for (const QStringList& names : choices) join(names);
    QStringList slides;
    for (const SlideRow& slide : slideTable()) slides << QString::fromLatin1(slide.name);
    join(slides);
    takeKeys();
}

void Actions::fillMenus(QMenuBar& bar)
{
    ActionSet::fillMenus(bar, {MenuId::File, MenuId::Edit, MenuId::Players, MenuId::Orders, MenuId::Story,
                               MenuId::History, MenuId::View, MenuId::Projector, MenuId::Time, MenuId::Help});
}

bool Actions::isCovered(const ActionRow& entry) const
{
    return (document_.start().isShown() && !worksAtStart(entry, document_)) ||
           (document_.session().readOnly() && changesGame(entry));
}

} // namespace chancery
