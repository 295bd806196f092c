// SPDX-License-Identifier: GPL-3.0-or-later
// How a phase was decided, in words.
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "ui/words/language.h"
#include "ui/words/step_words.h"

#include <QApplication>

namespace chancery::tst_step_words {

namespace {

/// A phase with its steps in words, a line each.
QStringList stepsOf(const std::string& line, const char* rulebook = "datc")
{
    const OrderedPhase phase = situation(line);
    const PhaseInput input{PhaseKind::Movement,
                           sharedMap(),
                           findRulebook(rulebook)->options,
                           phase.position,
                           phase.orders,
                           {},
                           {}};
    const Outcome outcome = resolve(input);
    const StepWords words(input, outcome);
    const std::vector<ResolutionStep> steps = resolutionSteps(input);
    QStringList lines;
    for (const ResolutionStep& step : steps) {
        lines << words.title(step) + ':';
        if (const QString core = words.core(step); !core.isEmpty()) lines << core;
        for (const StepAnswer& answer : step.answers) lines << words.reasoned(answer, steps);
    }
    return lines;
}

const char* const betrayal = "England: F NTH C A LON - BEL, A LON - BEL, F ENG S A LON - BEL"
                             " | France: F BEL S F NTH | Germany: F HEL S F SKA - NTH, F SKA - NTH";

} // namespace

class TestStepWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak("en"); }

    void saysWhatRestsOnWhat()
    {
        QCOMPARE(
            stepsOf("England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H"),
            (QStringList{"Certain from the orders alone:", "F Edi S F Nwy-Nth is given",
                         "F Nwy-Nth succeeds:", "F Nwy-Nth succeeds, because F Edi S F Nwy-Nth is given"}));
    }

    void namesWhatFollowed()
    {
        ResolutionStep many;
        many.kind = ResolutionStep::Kind::Follows;
        const OrderedPhase phase = situation("Germany: A BER H, A KIE H, A MUN H, A RUH H");
        for (const char* unit : {"BER", "KIE", "MUN"})
            many.answers.push_back({{StepQuestion::Kind::Fleet, province(unit)}, false});
        const PhaseInput input{PhaseKind::Movement, sharedMap(), {}, phase.position, phase.orders, {}, {}};
        const Outcome outcome = resolve(input);
        const StepWords words(input, outcome);
        QCOMPARE(words.title(many),
                 QString("A Ber is not dislodged, A Kie is not dislodged, A Mun is not dislodged"));
        many.answers.push_back({{StepQuestion::Kind::Fleet, province("RUH")}, false});
        QCOMPARE(words.title(many), QString("A Ber is not dislodged, A Kie is not dislodged, and 2 more"));
        QCOMPARE(words.cause(many), QString("Follows from what is known"));
        many.kind = ResolutionStep::Kind::Certain;
        QCOMPARE(words.title(many), words.cause(many));
    }

    void namesTheRuleOfAParadox()
    {
        const QStringList szykman = stepsOf(betrayal);
        QVERIFY(szykman.contains("A convoy paradox: its convoys are disrupted:"));
        QVERIFY2(szykman.contains(
                     "These wait for one another: A Lon-Bel, F Ska-Nth, F Bel S F Nth, F Nth C A Lon-Bel"),
                 qPrintable(szykman.join('\n')));
        QVERIFY(
            szykman.contains("A Lon-Bel has no convoy, because the convoy of F Nth is part of a paradox"));
        QVERIFY(stepsOf(betrayal, "alexander")
                    .contains("A convoy paradox: decided as if each convoyed army had no effect:"));
        QVERIFY(stepsOf(betrayal, "1971")
                    .contains(
                        "A convoy paradox without a consistent result; applied instead: Szykman's rule: the "
                        "convoys are disrupted:"));
    }

    void asksWhatWaits()
    {
        const OrderedPhase phase = situation(betrayal);
        const PhaseInput input{PhaseKind::Movement, sharedMap(), {}, phase.position, phase.orders, {}, {}};
        const Outcome outcome = resolve(input);
        const StepWords words(input, outcome);
        QStringList waiting;
        const std::vector<ResolutionStep> steps = resolutionSteps(input);
        for (const StepWait& wait : steps.front().waiting) waiting << words.waiting(wait);
        QVERIFY2(waiting.contains("Does F Ska-Nth succeed? Waits for: Is F Bel S F Nth given?"),
                 qPrintable(waiting.join('\n')));
        QVERIFY(waiting.contains("Is F Nth dislodged? Waits for: Does F Ska-Nth succeed?"));
        QVERIFY(waiting.contains("Does A Lon-Bel have a convoy? Waits for: Is F Nth dislodged?"));
    }

    void speaksGerman()
    {
        speak("de");
        const QStringList steps = stepsOf("Turkey: F ANK - CON, A CON - SMY, A SMY - ANK");
        QVERIFY2(steps.contains("Ein Kreis: Alle seine Bewegungen gelingen:"), qPrintable(steps.join('\n')));
    }
};

CHANCERY_SUITE(TestStepWords, QApplication)

} // namespace chancery::tst_step_words

#include "tst_step_words.moc"
