// SPDX-License-Identifier: GPL-3.0-or-later
// The Clock menu: the time of the phase at the table.
#include "app/actions.h"
#include "app/controller.h"
#include "app/main_window.h"
#include "ui/dialogs/clock_dialog.h"
#include "ui/sound/voice.h"

#include <QCoreApplication>

namespace chancery {

namespace {

void toggle(Controller& controller)
{
    controller.clock().toggle();
}
void addMinute(Controller& controller)
{
    controller.clock().addMinute();
}
void skip(Controller& controller)
{
    controller.clock().skip();
}
bool hasStage(const Controller& controller)
{
    return !controller.clock().clock().over();
}
bool hasEnd(const Controller& controller)
{
    return hasStage(controller) && !controller.clock().clock().untimed();
}
bool runs(const Controller& controller)
{
    return controller.clock().clock().running;
}

void chooseTimes(Controller& controller)
{
    if (const auto times = ClockDialog::edit(controller.clock().times(), controller.window()))
        controller.settings().setTimes(*times);
}

template<bool Preferences::*choice>
void turnOver(Controller& controller)
{
    Preferences chosen = controller.settings().preferences();
    chosen.*choice = !(chosen.*choice);
    controller.settings().apply(chosen);
}

template<bool Preferences::*choice>
bool isChosen(const Controller& controller)
{
    return controller.settings().preferences().*choice;
}

bool maySpeak(const Controller&)
{
    return canSpeak();
}

constexpr ActionRow rows[] = {
    {MenuId::Time, "clock.toggle", QT_TRANSLATE_NOOP("Actions", "&Run the clock"), "F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Start the clock of this stage, or stop it"), toggle, hasStage, runs},
    {MenuId::Time, "clock.minute", QT_TRANSLATE_NOOP("Actions", "One &minute more"), "Ctrl+F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Give the table another minute"), addMinute, hasEnd},
    {MenuId::Time, "clock.skip", QT_TRANSLATE_NOOP("Actions", "&Next stage"), "Shift+F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "End this stage before its time"), skip, hasStage},
    {MenuId::Time},
    {MenuId::Time, "clock.times", QT_TRANSLATE_NOOP("Actions", "&Times..."), "Ctrl+Shift+F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Choose how long each stage lasts"), chooseTimes},
    {MenuId::Time, "clock.shown", QT_TRANSLATE_NOOP("Actions", "Show the players the &clock"), "Alt+F9",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Show the clock in the window for the players"),
     turnOver<&Preferences::clockShown>, nullptr, isChosen<&Preferences::clockShown>},
    {MenuId::Time, "clock.sound", QT_TRANSLATE_NOOP("Actions", "&Sounds"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Sound a bell a minute before the time of a stage is up, and then"),
     turnOver<&Preferences::clockSound>, nullptr, isChosen<&Preferences::clockSound>},
    {MenuId::Time, "clock.speech", QT_TRANSLATE_NOOP("Actions", "S&peak"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Say aloud that a minute is left, and that time is up"),
     turnOver<&Preferences::clockSpeech>, maySpeak, isChosen<&Preferences::clockSpeech>},
};

} // namespace

std::span<const ActionRow> clockActions()
{
    return rows;
}

} // namespace chancery
