// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/step_words.h"

#include "engine/adjudicate/turners.h"
#include "ui/words/brief.h"
#include "ui/words/language.h"
#include "ui/words/paradox_words.h"
#include "ui/words/words.h"

#include <algorithm>

namespace chancery {

StepWords::StepWords(const PhaseInput& phase, const Outcome& outcome)
    : phase_(phase)
    , outcome_(outcome)
{
}

QString StepWords::order(Province unit) const
{
    const OrderResult* result = resultOf(*phase_.map, outcome_, unit);
    return result ? brief(*phase_.map, phase_.before, result->order) : this->unit(unit);
}

QString StepWords::unit(Province unit) const
{
    const Unit* found = unitAt(*phase_.map, phase_.before, unit);
    return found ? brief(*phase_.map, *found) : QString::fromStdString((*phase_.map)[unit].code);
}

QString StepWords::paradox(const ResolutionStep& step) const
{
    if (step.unanswered) {
        const QString applied = ParadoxWords::choice(step.fallback.value_or(ParadoxChoice::Szykman));
        return step.consistent == 0
                   ? tr("A convoy paradox without a consistent result; applied instead: %1").arg(applied)
                   : tr("A convoy paradox with several consistent results; applied instead: %1").arg(applied);
    }
    switch (step.decree) {
    case Decree::ConvoysFail:
        return tr("A convoy paradox: its convoys are disrupted");
    case Decree::AllHold:
        return tr("A convoy paradox: its moves fail");
    case Decree::ByAssumption:
        return tr("A convoy paradox: decided as if each convoyed army had no effect");
    case Decree::OnlyConsistent:
        break;
    }
    return tr("A convoy paradox: only one result is consistent");
}

/// Names what followed: two or three answers, or two and how many more there are.
QString StepWords::followed(const ResolutionStep& step) const
{
    constexpr std::size_t most = 3;
    const std::size_t all = step.answers.size(), named = all > most ? most - 1 : all;
    QStringList said;
    for (std::size_t i = 0; i < named; ++i) said << answer(step.answers[i].question, step.answers[i].yes);
    const QString list = said.join(QStringLiteral(", "));
    return named == all ? list
                        : tr("%1, and %n more", "what followed", static_cast<int>(all - named)).arg(list);
}

QString StepWords::title(const ResolutionStep& step) const
{
    return step.kind == ResolutionStep::Kind::Follows ? followed(step) : cause(step);
}

QString StepWords::cause(const ResolutionStep& step) const
{
    switch (step.kind) {
    case ResolutionStep::Kind::Ruled:
        return tr("Ruled by the gamemaster");
    case ResolutionStep::Kind::Certain:
        return tr("Certain from the orders alone");
    case ResolutionStep::Kind::Follows:
        return tr("Follows from what is known");
    case ResolutionStep::Kind::Circle:
        return tr("A circle: all its moves succeed");
    case ResolutionStep::Kind::Paradox:
        return paradox(step);
    case ResolutionStep::Kind::Left:
        break;
    }
    return tr("What is left fails");
}

QString StepWords::answer(StepQuestion question, bool yes) const
{
    const Province p = question.unit;
    switch (question.kind) {
    case StepQuestion::Kind::Move:
        return (yes ? tr("%1 succeeds", "a move") : tr("%1 fails", "a move")).arg(order(p));
    case StepQuestion::Kind::Support:
        return (yes ? tr("%1 is given", "a support") : tr("%1 is cut", "a support")).arg(order(p));
    case StepQuestion::Kind::Fleet:
        return (yes ? tr("%1 is dislodged", "a fleet") : tr("%1 is not dislodged", "a fleet")).arg(unit(p));
    case StepQuestion::Kind::Convoy:
        return (yes ? tr("%1 has a convoy", "a move") : tr("%1 has no convoy", "a move")).arg(order(p));
    case StepQuestion::Kind::BySea:
        break;
    }
    return (yes ? tr("%1 goes by convoy", "a move") : tr("%1 goes over land", "a move")).arg(order(p));
}

QString StepWords::reasoned(const StepAnswer& answer, const std::vector<ResolutionStep>& steps) const
{
    QStringList grounds;
    for (const StepQuestion question : answer.because)
        if (const ResolutionStep* step = stepOf(steps, question)) {
            const auto known = std::ranges::find(step->answers, question, &StepAnswer::question);
            grounds << this->answer(question, known->yes);
        }
    for (Province fleet : answer.failing)
        grounds << tr("the convoy of %1 is part of a paradox").arg(unit(fleet));
    const QString said = this->answer(answer.question, answer.yes);
    return grounds.isEmpty() ? said : tr("%1, because %2").arg(said, listed(grounds));
}

QString StepWords::turners(StepQuestion question) const
{
    const OrderResult* result = resultOf(*phase_.map, outcome_, question.unit);
    const bool isFate = question.kind == StepQuestion::Kind::Fleet;
    const bool isResult =
        question.kind == StepQuestion::Kind::Move || question.kind == StepQuestion::Kind::Support;
    // Of a unit that is lost besides they are those that would save it.
    if (!result || !(isFate || (isResult && result->fate == Fate::Unharmed))) return {};
    QStringList orders;
    for (const Province unit : turnersOf(outcome_, question.unit)) orders << order(unit);
    if (orders.isEmpty()) return turnersTogether(question.unit);
    return (orders.size() > 1 ? tr("Each of these would change it by holding: %1")
                              : tr("Would change it by holding: %1"))
        .arg(listed(orders));
}

/// Returns which two units would change a result that no unit changes alone.
QString StepWords::turnersTogether(Province changed) const
{
    const auto turned = std::ranges::find(outcome_.turned, changed, &TurnedResult::unit);
    if (turned == outcome_.turned.end()) return {};
    QStringList pairs;
    for (const TurnedWith& one : byPartner(turned->together)) {
        QStringList partners;
        for (const Province partner : one.partners) partners << order(partner);
        pairs << (partners.size() > 1 ? tr("%1 and one of these: %2", "an order, orders")
                                      : tr("%1 and %2", "two orders"))
                     .arg(order(one.unit), listed(partners));
    }
    if (pairs.isEmpty()) return {};
    return tr("Would change it by holding together: %1", "orders").arg(pairs.join(QStringLiteral("; ")));
}

QString StepWords::question(StepQuestion question) const
{
    const Province p = question.unit;
    switch (question.kind) {
    case StepQuestion::Kind::Move:
        return tr("Does %1 succeed?", "a move").arg(order(p));
    case StepQuestion::Kind::Support:
        return tr("Is %1 given?", "a support").arg(order(p));
    case StepQuestion::Kind::Fleet:
        return tr("Is %1 dislodged?", "a fleet").arg(unit(p));
    case StepQuestion::Kind::Convoy:
        return tr("Does %1 have a convoy?", "a move").arg(order(p));
    case StepQuestion::Kind::BySea:
        break;
    }
    return tr("Does %1 go by convoy?", "a move").arg(order(p));
}

/// Returns the orders that questions are about, each once.
QStringList StepWords::orders(const std::vector<StepQuestion>& questions) const
{
    QStringList names;
    for (const StepQuestion question : questions)
        if (const QString name = order(question.unit); !names.contains(name)) names << name;
    return names;
}

QString StepWords::waiting(const StepWait& wait) const
{
    const QString open = question(wait.question);
    QStringList first;
    for (const StepQuestion need : wait.needs) first << this->question(need);
    if (first.isEmpty()) return open;
    return tr("%1 Waits for: %2", "question, questions").arg(open, first.join(u' '));
}

QString StepWords::core(const ResolutionStep& step) const
{
    if (step.core.empty()) return {};
    return tr("These wait for one another: %1", "orders").arg(orders(step.core).join(QStringLiteral(", ")));
}

} // namespace chancery
