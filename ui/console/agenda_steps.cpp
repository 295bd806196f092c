// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/agenda_steps.h"

#include "ui/draw/type.h"
#include "ui/parts/action_buttons.h"
#include "ui/words/agenda_words.h"

#include <QLabel>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

/// The action that runs the clock.
const char* const clockAction = "clock.toggle";

/// Returns the sign before the name of a part.
QString signOf(AgendaState state)
{
    switch (state) {
    case AgendaState::Done:
        return QStringLiteral("\u2713");
    case AgendaState::Next:
        return QStringLiteral("\u25B6");
    case AgendaState::Open:
        return QStringLiteral("\u25CB");
    case AgendaState::Held:
        return QStringLiteral("\u25CF");
    case AgendaState::Closed:
        return QStringLiteral("\u2013");
    }
    return {};
}

/// Returns how many lines a part has at least, so that its buttons stay where they are while it says more or
/// less.
int leastLines(AgendaPart part)
{
    return part == AgendaPart::Motions || part == AgendaPart::Treaties ? 3 : 2;
}

/// Returns whether the diplomacy is over by the clock, also while that is paused. After speeches at its end
/// the stages no longer have it.
bool isPastDiplomacy(const PhaseClock& clock)
{
    const auto isDiplomacy = [](const TimedStage& one) { return one.stage == TurnStage::Diplomacy; };
    const auto now =
        clock.stages.begin() + static_cast<std::ptrdiff_t>(std::min(clock.stage, clock.stages.size()));
    return !clock.stages.empty() && std::none_of(now, clock.stages.end(), isDiplomacy);
}

} // namespace

AgendaSteps::AgendaSteps(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("agenda"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (std::size_t i = 0; i < partCount; ++i) {
        Step& step = steps_[i];
        step.whole = new QWidget(this);
        step.text = new QLabel(step.whole);
        step.text->setObjectName(QStringLiteral("agenda-%1").arg(i));
        step.text->setTextFormat(Qt::RichText);
        step.text->setWordWrap(true);
        step.text->setOpenExternalLinks(true);
        step.text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        auto* inner = new QVBoxLayout(step.whole);
        inner->setContentsMargins(2 * spacingStep, spacingStep, 2 * spacingStep, spacingStep);
        inner->setSpacing(spacingStep);
        inner->addWidget(step.text);
        column->addWidget(step.whole);
    }
    column->addStretch(1);
}

void AgendaSteps::setActions(AgendaPart part, const QList<QAction*>& actions)
{
    Step& step = steps_[static_cast<std::size_t>(part)];
    step.buttons = actionButtons(actions, step.whole);
    step.whole->layout()->addWidget(step.buttons);
    if (part == AgendaPart::Speeches) stack(step.buttons);
    placeClock();
}

/// The clock runs for a speech or for the diplomacy, and its button is with that part. The first speech
/// starts it.
void AgendaSteps::placeClock()
{
    const bool speeches = next_ == AgendaPart::Speeches;
    leaveOut(steps_[static_cast<std::size_t>(AgendaPart::Motions)].buttons, "clock.skip", !negotiates_);
    leaveOut(steps_[static_cast<std::size_t>(AgendaPart::Speeches)].buttons, clockAction, !speaks_);
    leaveOut(steps_[static_cast<std::size_t>(AgendaPart::Motions)].buttons, clockAction, speeches);
}

void AgendaSteps::addBelow(AgendaPart part, QWidget* widget)
{
    steps_[static_cast<std::size_t>(part)].whole->layout()->addWidget(widget);
}

void AgendaSteps::show(const Game& game, const PhaseClock& clock)
{
    const std::optional<TurnStage> counted = clock.counted();
    const AgendaWords words(game, counted);
    std::optional<AgendaPart> next;
    negotiates_ = clock.present() == TurnStage::Diplomacy && !game.current().outcome;
    silent_ = game.current().phase.kind != PhaseKind::Movement;
    const bool known = clock.present() || isPastDiplomacy(clock);
    for (const AgendaEntry& entry : agendaOf(game, known ? std::optional(negotiates_) : std::nullopt)) {
        showEntry(entry, words);
        if (entry.state == AgendaState::Next) next = entry.part;
        if (entry.part == AgendaPart::Speeches) speaks_ = words.isUnderWay(entry);
    }
    const bool turned = next != std::exchange(next_, next);
    placeClock();
    if (turned && next) Q_EMIT nextChanged(steps_[static_cast<std::size_t>(*next)].whole);
}

void AgendaSteps::showEntry(const AgendaEntry& entry, const AgendaWords& words)
{
    const Step& step = steps_[static_cast<std::size_t>(entry.part)];
    const bool next = entry.state == AgendaState::Next;
    const QString name = words.name(entry.part), text = words.text(entry), state = words.state(entry);
    const AgendaState sign = words.isUnderWay(entry) && !next ? AgendaState::Held : entry.state;
    const QString heading = QStringLiteral("%1 <b>%2</b>").arg(signOf(sign), name.toHtmlEscaped());
    step.text->setText(heading + QStringLiteral(" \u2013 ") + state + QStringLiteral("<br>") + text);
    step.text->setAccessibleName(tr("%1, %2: %3", "part of the agenda, how it stands, what is done")
                                     .arg(name, state, QTextDocumentFragment::fromHtml(text).toPlainText()));
    if (entry.part == AgendaPart::Speeches) { // what comes first, and what then
        leaveOut(step.buttons, "committee.draw", entry.state == AgendaState::Done && !words.areSpeechesDue());
        leaveOut(step.buttons, "committee.silent", !words.mayEndSpeeches());
        showDisabled(step.buttons, next && !words.areSpeakersDrawn());
    }
    // A conference that cannot begin yet is changed; where nothing is discussed, nothing is.
    const bool closes = entry.part == AgendaPart::Speeches || entry.part == AgendaPart::Motions || silent_;
    if (step.buttons) step.buttons->setEnabled(!closes || entry.state != AgendaState::Closed);
    // The button for the next speaker stays under the pointer while those to come become fewer.
    const bool stays = next && entry.part == AgendaPart::Speeches;
    const int line = step.text->fontMetrics().lineSpacing();
    const int high = std::max(4 * line, step.text->height());
    step.text->setMinimumHeight(stays ? high : leastLines(entry.part) * line);
    step.text->setAlignment(Qt::AlignTop);
    step.whole->setAutoFillBackground(next);
    step.whole->setBackgroundRole(next ? QPalette::AlternateBase : QPalette::Window);
}

} // namespace chancery
