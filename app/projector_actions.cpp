// SPDX-License-Identifier: GPL-3.0-or-later
// The Projector menu: what the players see, and when.
#include "app/actions.h"
#include "app/controller.h"
#include "app/main_window.h"
#include "ui/projector/projector_window.h"

#include <QCoreApplication>

namespace chancery {

namespace {

void togglePresent(Controller& controller)
{
    if (controller.presenting())
        controller.stopPresenting();
    else
        controller.present(nullptr);
}

bool presenting(const Controller& controller)
{
    return controller.presenting();
}

void reveal(Controller& controller)
{
    controller.reveal();
    controller.window()->focusBoard();
}

bool mayReveal(const Controller& controller)
{
    return controller.presenter().mayReveal() && !controller.presenter().showsPast();
}

void toggleBlank(Controller& controller)
{
    controller.projector().setBlank(!controller.projectorIsBlank());
}
bool blank(const Controller& controller)
{
    return controller.projectorIsBlank();
}
void toggleFreeze(Controller& controller)
{
    controller.projector().setFrozen(!controller.projectorIsFrozen());
}
bool frozen(const Controller& controller)
{
    return controller.projectorIsFrozen();
}

constexpr ActionRow rows[] = {
    {MenuId::Projector, "projector.present", QT_TRANSLATE_NOOP("Actions", "&Present"), "F5", "projector",
     QT_TRANSLATE_NOOP("Actions", "Show the board to the players in a second window"), togglePresent, nullptr,
     presenting},
    {MenuId::Projector, "projector.display", QT_TRANSLATE_NOOP("Actions", "Present on &display")},
    {MenuId::Projector},
    {MenuId::Projector, "projector.reveal", QT_TRANSLATE_NOOP("Actions", "&Reveal"), "F6", "reveal",
     QT_TRANSLATE_NOOP("Actions", "Resolve if need be, and tell the players what happens"), reveal,
     mayReveal},
    {MenuId::Projector},
    {MenuId::Projector, "projector.blank", QT_TRANSLATE_NOOP("Actions", "&Blank"), "B", "blank",
     QT_TRANSLATE_NOOP("Actions", "Show nothing to the players"), toggleBlank, presenting, blank,
     KeyScope::Board},
    {MenuId::Projector, "projector.freeze", QT_TRANSLATE_NOOP("Actions", "&Freeze"), "Ctrl+F", "freeze",
     QT_TRANSLATE_NOOP("Actions", "Keep what the players see as it is"), toggleFreeze, presenting, frozen},
};

} // namespace

std::span<const ActionRow> projectorActions()
{
    return rows;
}

} // namespace chancery
