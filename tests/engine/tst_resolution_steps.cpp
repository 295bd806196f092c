// SPDX-License-Identifier: GPL-3.0-or-later
// How phases were decided: the steps together are what the adjudicator decides, and each rests on earlier
// ones.
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "engine/adjudicate/movement.h"
#include "engine/explain/resolution_steps.h"
#include "engine/files/run_case.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"

#include <algorithm>
#include <set>

namespace chancery::tst_resolution_steps {

namespace {

using Kind = StepQuestion::Kind;
using StepKind = ResolutionStep::Kind;

template<class Any>
auto& setFor(Any& questions, Kind kind)
{
    return kind == Kind::Move      ? questions.moves
           : kind == Kind::Support ? questions.given
           : kind == Kind::Fleet   ? questions.dislodged
           : kind == Kind::Convoy  ? questions.path
                                   : questions.bySea;
}

constexpr Kind everyKind[]{Kind::Move, Kind::Support, Kind::Fleet, Kind::Convoy, Kind::BySea};

/// The adjudicator itself, beside the steps.
struct Adjudicator
{
    explicit Adjudicator(const PhaseInput& phase)
        : board(boardOf(*phase.map, phase.before, phase.options))
        , orders(phase.orders)
        , judged(orders.size())
        , turn(board, orders, judged, phase.options, phase.handedIn)
        , movement(turn, phase.ruled)
        , asked{turn.movers, turn.supporters, turn.convoyers, turn.movers & turn.bySea, turn.seaOrLand}
        , bare(movement.known)
    {
        for (const Kind kind : everyKind)
            for (ProvinceSet* answers : {&setFor(bare, kind).yes, &setFor(bare, kind).no})
                *answers -= setFor(asked, kind);
        movement.resolve();
    }

    /// What these answers alone say of a question.
    Answer answerFrom(const std::vector<StepAnswer>& given, ProvinceSet failing, StepQuestion question) const
    {
        Movement trial = movement;
        trial.known = bare;
        trial.known.paradox = failing;
        for (const StepAnswer& one : given)
            setFor(trial.known, one.question.kind).settle(one.question.unit, one.yes);
        trial.open = {};
        setFor(trial.open, question.kind).add(question.unit);
        trial.settle();
        if (!trial.open.empty()) return Answer::Unknown;
        return setFor(trial.known, question.kind).yes.has(question.unit) ? Answer::Yes : Answer::No;
    }

    Board board;
    std::vector<Order> orders;
    std::vector<Rule> judged;
    Turn turn;
    Movement movement;
    Questions asked;
    Decisions bare; ///< what is known without the answers to any question
};

/// Empty if the steps keep all laws.
QString lawBroken(const PhaseInput& phase)
{
    const std::vector<ResolutionStep> steps = resolutionSteps(phase);
    const Adjudicator adjudicator(phase);
    Decisions told;
    std::vector<StepAnswer> earlier;
    std::set<StepQuestion> open;
    for (const ResolutionStep& step : steps) {
        const bool first = step.kind == StepKind::Ruled || step.kind == StepKind::Certain;
        if (!first && step.answers.empty() && step.failing.empty()) return "an empty step";
        for (const StepAnswer& answer : step.answers) {
            setFor(told, answer.question.kind).settle(answer.question.unit, answer.yes);
            if (!first && !open.contains(answer.question)) return "an answer that nobody waited for";
            if ((step.kind == StepKind::Follows) == (answer.because.empty() && answer.failing.empty()))
                return "a missing or a needless reason";
            std::vector<StepAnswer> grounds;
            for (const StepQuestion ground : answer.because) {
                const auto known = std::ranges::find(earlier, ground, &StepAnswer::question);
                if (known == earlier.end()) return "a reason that comes later";
                grounds.push_back(*known);
            }
            if (step.kind != StepKind::Follows) continue;
            const Answer wanted = answer.yes ? Answer::Yes : Answer::No;
            if (adjudicator.answerFrom(grounds, answer.failing, answer.question) != wanted)
                return "reasons that are not enough";
            for (std::size_t i = 0; i < grounds.size(); ++i) {
                std::vector<StepAnswer> fewer = grounds;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                if (adjudicator.answerFrom(fewer, answer.failing, answer.question) != Answer::Unknown)
                    return "a reason that could be left out";
            }
        }
        earlier.insert(earlier.end(), step.answers.begin(), step.answers.end());
        open.clear();
        for (const StepWait& wait : step.waiting) open.insert(wait.question);
        for (const StepWait& wait : step.waiting)
            for (const StepQuestion need : wait.needs)
                if (!open.contains(need)) return "waiting for what is settled";
        const bool decreed = step.kind != StepKind::Follows && !first;
        if (decreed == step.core.empty()) return "a core without a backup rule, or a rule without a core";
    }
    if (!open.empty()) return "questions left over";
    for (const Kind kind : everyKind) {
        const ProvinceSet asked = setFor(adjudicator.asked, kind);
        const Decision& known = setFor(adjudicator.movement.known, kind);
        if (!(setFor(told, kind) == Decision{known.yes & asked, known.no & asked})) return "another end";
    }
    return {};
}

/// The results that the outcome has, from the answers of the steps.
QString resultBroken(const PhaseInput& phase)
{
    const std::vector<ResolutionStep> steps = resolutionSteps(phase);
    const auto says = [&](Kind kind, Province unit) {
        const ResolutionStep* step = stepOf(steps, {kind, unit});
        if (!step) return Answer::Unknown;
        const auto answer = std::ranges::find(step->answers, StepQuestion{kind, unit}, &StepAnswer::question);
        return answer->yes ? Answer::Yes : Answer::No;
    };
    for (const OrderResult& result : resolve(phase).results) {
        if (result.verdict == Verdict::Illegal || result.order.unit.at == nowhere) continue;
        const Province unit = phase.map->provinceOf(result.order.unit.at);
        const QString what = QString::fromStdString(standardMap()[unit].code + " " + words(result));
        const Answer moves = says(Kind::Move, unit), given = says(Kind::Support, unit);
        if (as<Move>(result.order) && (result.verdict == Verdict::Succeeds) != (moves == Answer::Yes))
            return what;
        if (result.verdict == Verdict::Given && given != Answer::Yes) return what;
        if (result.verdict == Verdict::Cut && given != Answer::No) return what;
        const bool gone = result.fate != Fate::Unharmed;
        if (as<Convoy>(result.order) && result.verdict != Verdict::Invalid &&
            gone != (says(Kind::Fleet, unit) == Answer::Yes))
            return what;
    }
    return {};
}

PhaseInput inputOf(const std::string& line, const RuleOptions& options = {})
{
    const OrderedPhase phase = situation(line);
    return {PhaseKind::Movement, sharedMap(), options, phase.position, phase.orders, {}, {}};
}

/// "Certain: NWY moves yes | Follows: ..." with the codes of units.
QString told(const std::vector<ResolutionStep>& steps)
{
    static const char* const kinds[]{"Ruled", "Certain", "Follows", "Circle", "Paradox", "Left"};
    static const char* const asked[]{"moves", "supports", "sinks", "is carried", "sails"};
    const auto name = [](StepQuestion question) {
        return QString::fromStdString(standardMap()[question.unit].code) + ' ' +
               asked[static_cast<int>(question.kind)];
    };
    QStringList all;
    for (const ResolutionStep& step : steps) {
        QStringList answers;
        for (const StepAnswer& answer : step.answers) {
            QStringList grounds;
            for (const StepQuestion ground : answer.because) grounds << name(ground);
            answers << name(answer.question) + (answer.yes ? "" : " not") +
                           (grounds.isEmpty() ? QString() : " (" + grounds.join(", ") + ')');
        }
        all << QString(kinds[static_cast<int>(step.kind)]) + ": " + answers.join("; ");
    }
    return all.join(" | ");
}

} // namespace

class TestResolutionSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsAsTheAdjudicatorInAllCases_data()
    {
        QTest::addColumn<QString>("rulebook");
        for (const RulebookInfo& book : rulebooks())
            QTest::newRow(book.id.c_str()) << QString::fromStdString(book.id);
    }

    void endsAsTheAdjudicatorInAllCases()
    {
        QFETCH(QString, rulebook);
        const RuleOptions options = findRulebook(rulebook.toStdString())->options;
        int paradoxes = 0;
        for (const char* library : {"datc-3.2", "1971", "alexander", "twenty", "committee"}) {
            const std::string file = std::string("resources/cases/") + library + ".toml";
            const Result<std::vector<Case>> cases = readCases(standardMap(), fileContent(file), file);
            for (const Case& one : *cases) {
                if (one.phase != PhaseKind::Movement) continue;
                const CaseReport read = runCase(standardMap(), Rulebook{}, one);
                const PhaseInput phase{one.phase, sharedMap(), options, one.before, read.orders, {}, {}};
                const QString broken = lawBroken(phase) + resultBroken(phase);
                QVERIFY2(broken.isEmpty(), (one.id + ": " + broken.toStdString()).c_str());
                const std::vector<ResolutionStep> steps = resolutionSteps(phase);
                paradoxes += std::ranges::count(steps, StepKind::Paradox, &ResolutionStep::kind) > 0 ? 1 : 0;
                QCOMPARE(std::ranges::count(steps, StepKind::Left, &ResolutionStep::kind), 0);
            }
        }
        QVERIFY(paradoxes > 0 || rulebook == "1982" || rulebook == "twenty"); // their rules leave none open
    }

    void endsAsTheAdjudicatorInRandomTurns()
    {
        // Phases drawn by lot, and convoys, swaps and paradoxes.
        RandomTurns turns(standardMap(), 1902);
        const auto convoys = readPhaseLines(standardMap(), fileContent("tests/data/positions/c.txt"), 400);
        std::size_t follows = 0, circles = 0, paradoxes = 0;
        for (std::size_t i = 0; i < 1000; ++i) {
            const RandomTurn turn = turns.next();
            const bool drawn = i >= convoys.size();
            const PhaseInput phase{PhaseKind::Movement,
                                   sharedMap(),
                                   rulebooks()[i % 10].options,
                                   drawn ? turn.position : convoys[i].position,
                                   drawn ? turn.orders : convoys[i].orders,
                                   {},
                                   {}};
            const QString broken = lawBroken(phase) + resultBroken(phase);
            QVERIFY2(broken.isEmpty(), qPrintable(QString::number(i) + ": " + broken));
            for (const ResolutionStep& step : resolutionSteps(phase)) {
                follows += step.kind == StepKind::Follows ? 1 : 0;
                circles += step.kind == StepKind::Circle ? 1 : 0;
                paradoxes += step.kind == StepKind::Paradox ? 1 : 0;
            }
        }
        QVERIFY2(follows > 1000 && circles > 5 && paradoxes > 5,
                 qPrintable(QString("%1 %2 %3").arg(follows).arg(circles).arg(paradoxes)));
    }

    void tellsTheSteps_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("steps");
        QTest::newRow("at once") << "England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H"
                                 << "Certain: EDI supports | Follows: NWY moves (EDI supports)";
        QTest::newRow("a support is cut")
            << "England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H, F CLY - EDI"
            << "Certain: CLY moves not; EDI supports not | Follows: NWY moves not (EDI supports)";
        QTest::newRow("one after the other")
            << "England: F NWY - NTH, F NTH - EDI | Germany: F EDI - CLY"
            << "Certain: EDI moves | Follows: NTH moves (EDI moves) | Follows: NWY moves (NTH moves)";
        QTest::newRow("circle") << "Turkey: F ANK - CON, A CON - SMY, A SMY - ANK"
                                << "Certain:  | Circle: ANK moves; CON moves; SMY moves";
    }

    void tellsTheSteps()
    {
        QFETCH(QString, line);
        QFETCH(QString, steps);
        QCOMPARE(told(resolutionSteps(inputOf(line.toStdString()))), steps);
    }

    /// DATC 6.F.18 under three rulebooks.
    void namesTheRuleOfAParadox()
    {
        const std::string betrayal =
            "England: F NTH C A LON - BEL, A LON - BEL, F ENG S A LON - BEL | France: F BEL S F NTH"
            " | Germany: F HEL S F SKA - NTH, F SKA - NTH";
        const auto paradoxUnder = [&](const char* book) {
            const std::vector<ResolutionStep> steps =
                resolutionSteps(inputOf(betrayal, findRulebook(book)->options));
            return *std::ranges::find(steps, StepKind::Paradox, &ResolutionStep::kind);
        };
        const ResolutionStep szykman = paradoxUnder("datc");
        QVERIFY(szykman.decree == Decree::ConvoysFail && !szykman.unanswered);
        QVERIFY(szykman.failing == ProvinceSet{province("NTH")});
        QVERIFY((szykman.core == std::vector<StepQuestion>{{Kind::Move, province("LON")},
                                                           {Kind::Move, province("SKA")},
                                                           {Kind::Support, province("BEL")},
                                                           {Kind::Fleet, province("NTH")},
                                                           {Kind::Convoy, province("LON")}}));
        const ResolutionStep open = paradoxUnder("1971");
        QVERIFY(open.decree == Decree::OnlyConsistent && open.unanswered && open.consistent == 0);
        QVERIFY(open.fallback == ParadoxChoice::Szykman);
        QVERIFY(paradoxUnder("alexander").decree == Decree::ByAssumption);
        QVERIFY(!paradoxUnder("alexander").answers.empty());
    }

    void beginsWithRulings()
    {
        PhaseInput phase =
            inputOf("England: F NWY - NTH, F EDI S F NWY - NTH | Germany: F NTH H, F CLY - EDI");
        phase.ruled.rule(province("EDI"), RuledResult::Given);
        QCOMPARE(told(resolutionSteps(phase)),
                 "Ruled: EDI supports | Certain: CLY moves not | Follows: NWY moves (EDI supports)");
    }
};

CHANCERY_SUITE(TestResolutionSteps, NoApplication)

} // namespace chancery::tst_resolution_steps

#include "tst_resolution_steps.moc"
