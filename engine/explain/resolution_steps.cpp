// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the adjudicator question by question, each against what was known before the step. Answers are only
// added, so the end is the same as when it runs by itself.
#include "engine/explain/resolution_steps.h"

#include "engine/adjudicate/backup_rule.h"
#include "engine/adjudicate/core.h"
#include "engine/explain/open_phase.h"

#include <algorithm>
#include <array>

namespace chancery {

namespace {

using QuestionKind = StepQuestion::Kind;
constexpr std::array allQuestions{QuestionKind::Move, QuestionKind::Support, QuestionKind::Fleet,
                                  QuestionKind::Convoy, QuestionKind::BySea};

template<class Any>
auto& setOf(Any& questions, QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::Move:
        return questions.moves;
    case QuestionKind::Support:
        return questions.given;
    case QuestionKind::Fleet:
        return questions.dislodged;
    case QuestionKind::Convoy:
        return questions.path;
    case QuestionKind::BySea:
        break;
    }
    return questions.bySea;
}

std::vector<StepQuestion> listed(const Questions& questions)
{
    std::vector<StepQuestion> list;
    for (const QuestionKind kind : allQuestions)
        for (Province p : setOf(questions, kind)) list.push_back({kind, p});
    return list;
}

Questions alone(StepQuestion question)
{
    Questions one;
    setOf(one, question.kind).add(question.unit);
    return one;
}

/// Resolves one phase and notes the steps.
class StepRecorder
{
public:
    explicit StepRecorder(const PhaseInput& phase)
        : open_(phase)
        , asked_{turn_.movers, turn_.supporters, turn_.convoyers, turn_.movers & turn_.bySea, turn_.seaOrLand}
    {
    }

    std::vector<ResolutionStep> steps()
    {
        const Decisions bare = withoutAnswers();
        if (!movement_.ruled.empty()) addRuled();
        addCertain(bare);
        while (!movement_.open.empty())
            if (!follow()) decree();
        return std::move(steps_);
    }

private:
    void add(ResolutionStep step)
    {
        for (const StepQuestion question : listed(movement_.open))
            step.waiting.push_back({question, listed(waitFor(movement_, alone(question)))});
        steps_.push_back(std::move(step));
    }

    /// Opens all questions again, but for those of ruled units. Returns what is known without any answer.
    Decisions withoutAnswers()
    {
        Decisions bare = movement_.known;
        for (const QuestionKind kind : allQuestions) {
            const ProvinceSet ruled = (setOf(asked_, kind) - setOf(movement_.open, kind)) & movement_.ruled;
            const ProvinceSet open = setOf(asked_, kind) - ruled;
            for (Decisions* known : {&bare, &movement_.known}) {
                const ProvinceSet forgotten = known == &bare ? setOf(asked_, kind) : open;
                setOf(*known, kind).yes -= forgotten;
                setOf(*known, kind).no -= forgotten;
            }
            setOf(movement_.open, kind) = open;
        }
        return bare;
    }

    void addRuled()
    {
        ResolutionStep step;
        step.kind = ResolutionStep::Kind::Ruled;
        for (const QuestionKind kind : allQuestions)
            for (Province p : setOf(asked_, kind) - setOf(movement_.open, kind))
                step.answers.push_back({{kind, p}, setOf(movement_.known, kind).yes.has(p)});
        note(step.answers);
        add(std::move(step));
    }

    /// Answers what the orders alone are enough for.
    void addCertain(const Decisions& bare)
    {
        ResolutionStep step;
        step.kind = ResolutionStep::Kind::Certain;
        for (const StepQuestion question : listed(movement_.open))
            if (const Answer answer = tried(question, bare); answer != Answer::Unknown)
                step.answers.push_back({question, answer == Answer::Yes});
        take(std::move(step));
    }

    /// Adds a step with answers that the adjudicator has not yet.
    void take(ResolutionStep step)
    {
        for (const StepAnswer& answer : step.answers) {
            const StepQuestion& question = answer.question;
            setOf(movement_.known, question.kind).settle(question.unit, answer.yes);
            setOf(movement_.open, question.kind).remove(question.unit);
        }
        note(step.answers);
        add(std::move(step));
    }

    void note(const std::vector<StepAnswer>& answers)
    {
        for (const StepAnswer& answer : answers) answered_.push_back(answer.question);
    }

    /// Tries a question against some knowledge. Returns the answers that it gives.
    Answer tried(StepQuestion question, const Decisions& known) const
    {
        Movement trial = movement_;
        trial.known = known;
        trial.open = alone(question);
        trial.settle();
        if (!trial.open.empty()) return Answer::Unknown;
        return setOf(trial.known, question.kind).yes.has(question.unit) ? Answer::Yes : Answer::No;
    }

    /// Leaves out what is not needed for an answer, the latest first.
    std::vector<StepQuestion> because(StepQuestion question) const
    {
        Decisions known = movement_.known;
        std::vector<StepQuestion> needed;
        for (auto earlier = answered_.rbegin(); earlier != answered_.rend(); ++earlier) {
            Decisions less = known;
            Decision& decision = setOf(less, earlier->kind);
            decision.yes.remove(earlier->unit);
            decision.no.remove(earlier->unit);
            if (tried(question, less) == Answer::Unknown)
                needed.push_back(*earlier);
            else
                known = less;
        }
        std::ranges::sort(needed);
        return needed;
    }

    /// Returns the fleets whose convoys a rule made fail, if an answer needs that.
    ProvinceSet failing(StepQuestion question) const
    {
        Decisions less = movement_.known;
        less.paradox = {};
        if (tried(question, less) != Answer::Unknown) return {};
        const bool ofArmy = question.kind == QuestionKind::Convoy || question.kind == QuestionKind::BySea;
        const ProvinceSet all = movement_.known.paradox;
        return ofArmy ? all & turn_.convoyersOf[index(question.unit)] : all;
    }

    /// Answers everything that what is known is enough for; returns false if there is nothing.
    bool follow()
    {
        ResolutionStep step;
        step.kind = ResolutionStep::Kind::Follows;
        for (const StepQuestion question : listed(movement_.open))
            if (const Answer answer = tried(question, movement_.known); answer != Answer::Unknown)
                step.answers.push_back(
                    {question, answer == Answer::Yes, because(question), failing(question)});
        if (step.answers.empty()) return false;
        take(std::move(step));
        return true;
    }

    /// Lets the backup rule decide the smallest core.
    void decree()
    {
        const Questions core = smallestCore(movement_), open = movement_.open;
        const ProvinceSet failing = movement_.known.paradox;
        const std::size_t unresolved = movement_.unresolved.size();
        applyBackupRule(movement_);
        ResolutionStep step;
        step.kind = kindOf(core);
        step.core = listed(core);
        step.decree = turn_.handling.decree;
        step.failing = movement_.known.paradox - failing;
        for (const StepQuestion question : listed(open - movement_.open))
            step.answers.push_back({question, setOf(movement_.known, question.kind).yes.has(question.unit)});
        if (movement_.unresolved.size() > unresolved) {
            step.unanswered = true;
            step.consistent = static_cast<int>(movement_.unresolved.back().answers.size());
            step.fallback = movement_.unresolved.back().fallback;
        }
        note(step.answers);
        add(std::move(step));
    }

    static ResolutionStep::Kind kindOf(const Questions& core)
    {
        if (!core.dislodged.empty()) return ResolutionStep::Kind::Paradox;
        const bool circle = core.given.empty() && !core.moves.empty();
        return circle ? ResolutionStep::Kind::Circle : ResolutionStep::Kind::Left;
    }

    OpenPhase open_;
    const Turn& turn_ = open_.turn;
    Movement& movement_ = open_.movement;
    Questions
        asked_; ///< all questions that are shown: moves over land have a path, and nothing is asked about it
    std::vector<StepQuestion> answered_; ///< in the order of their steps
    std::vector<ResolutionStep> steps_;
};

} // namespace

std::vector<ResolutionStep> resolutionSteps(const PhaseInput& phase)
{
    return StepRecorder(phase).steps();
}

const ResolutionStep* stepOf(const std::vector<ResolutionStep>& steps, StepQuestion question)
{
    for (const ResolutionStep& step : steps)
        if (std::ranges::find(step.answers, question, &StepAnswer::question) != step.answers.end())
            return &step;
    return nullptr;
}

} // namespace chancery
