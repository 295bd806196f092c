// SPDX-License-Identifier: GPL-3.0-or-later
// The Clock menu: the time of the phase at the table.
#include "app/committee_parts.h"
#include "ui/desk/voice.h"
#include "ui/dialogs/clock_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <QCoreApplication>

namespace chancery {

namespace {

QString toggleText(const Document& document)
{
    return document.clock().clock().running ? QCoreApplication::translate("Actions", "&Pause the clock")
                                            : QCoreApplication::translate("Actions", "Sta&rt the clock");
}
bool isAt(const Document& document, TurnStage stage)
{
    const PhaseClock& clock = document.clock().clock();
    return !clock.over() && clock.stages[clock.stage].stage == stage;
}
bool endsSpeeches(const Document& document)
{
    return isAt(document, TurnStage::Speeches) && committee::hasSpeeches(document);
}
/// Whether the diplomacy of a Committee is under way, whose end is one of its steps.
bool endsDiplomacy(const Document& document)
{
    return committee::sits(document) && isAt(document, TurnStage::Diplomacy) &&
           document.session().takesOrders();
}
bool isTimeUp(const Document& document)
{
    return urgencyOf(document.clock().clock(), document.clock().now()) == Urgency::Up;
}
QString skipText(const Document& document)
{
    if (endsSpeeches(document)) return committee::endSpeechesText(document);
    if (endsDiplomacy(document) && !isTimeUp(document))
        return QCoreApplication::translate("Actions", "E&nd the diplomacy…");
    return isAt(document, TurnStage::Diplomacy) ? QCoreApplication::translate("Actions", "E&nd the diplomacy")
                                                : QCoreApplication::translate("Actions", "&Next stage");
}
/// The speeches and the diplomacy of a Committee end for its agenda too. Before its time is up the diplomacy
/// ends only if all agree (3).
void endStage(Document& document)
{
    if (endsSpeeches(document)) return committee::endSpeeches(document);
    if (!endsDiplomacy(document)) return document.clock().skip();
    const CommitteeMotion own{document.session().current().phase, noPower, MotionKind::EndDiplomacy};
    if (isTimeUp(document) || committee::allAgree(document, own)) committee::endDiplomacy(document);
}
/// What is not seen does not run: the clock is there until the reveal.
bool hasStage(const Document& document)
{
    return !document.clock().clock().over() && !document.presenter().revealed();
}
void chooseTimes(Document& document)
{
    const auto times = answerOf(&ClockDialog::times, document.tableClock().times(), document.window());
    if (!times) return;
    document.settings().setTimes(document.session().game().rulebook, *times); // for the next game
    if (!document.session().readOnly()) setTimes(document.session(), *times);
}

template<bool Preferences::*choice>
void turnOver(Document& document)
{
    Preferences chosen = document.settings().preferences();
    chosen.*choice = !(chosen.*choice);
    document.settings().apply(chosen);
}

template<bool Preferences::*choice>
bool isChosen(const Document& document)
{
    return document.settings().preferences().*choice;
}

bool maySpeak(const Document&)
{
    return speechHeard() == Heard::Yes;
}

constexpr ActionRow clockRows[] = {
    {MenuId::Time, "clock.toggle", QT_TRANSLATE_NOOP("Actions", "Sta&rt the clock"), "F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Start or stop the clock of this stage"),
     [](Document& document) { document.clock().toggle(); }, hasStage, nullptr, KeyScope::Window, toggleText},
    {MenuId::Time, "clock.minute", QT_TRANSLATE_NOOP("Actions", "Add a &minute"), "Ctrl+F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Give the players another minute"),
     [](Document& document) { document.clock().addMinute(); },
     [](const Document& document) { return hasStage(document) && !document.clock().clock().untimed(); }},
    {MenuId::Time, "clock.skip", QT_TRANSLATE_NOOP("Actions", "&Next stage"), "Shift+F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "End this stage early"), endStage, hasStage, nullptr, KeyScope::Window,
     skipText},
    {MenuId::Time},
    {MenuId::Time, "clock.times", QT_TRANSLATE_NOOP("Actions", "&Times…"), "Ctrl+Shift+F9", nullptr,
     QT_TRANSLATE_NOOP("Actions", "Choose how long each stage lasts"), chooseTimes},
    {MenuId::Time, "clock.shown", QT_TRANSLATE_NOOP("Actions", "Show the players the &clock"), "Alt+F9",
     nullptr, QT_TRANSLATE_NOOP("Actions", "Show the clock in the audience window"),
     turnOver<&Preferences::clockShown>, nullptr, isChosen<&Preferences::clockShown>},
    {MenuId::Time, "clock.sound", QT_TRANSLATE_NOOP("Actions", "&Sounds"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Ring a bell one minute before a stage ends, and when it ends"),
     turnOver<&Preferences::clockSound>, nullptr, isChosen<&Preferences::clockSound>},
    {MenuId::Time, "clock.speech", QT_TRANSLATE_NOOP("Actions", "S&peech"), nullptr, nullptr,
     QT_TRANSLATE_NOOP("Actions", "Announce aloud that one minute is left and that time is up"),
     turnOver<&Preferences::clockSpeech>, maySpeak, isChosen<&Preferences::clockSpeech>},
};

} // namespace

std::span<const ActionRow> clockActions()
{
    return clockRows;
}

} // namespace chancery
