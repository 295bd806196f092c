// SPDX-License-Identifier: GPL-3.0-or-later
// Studies as values: the tree, the results of its orders, and positions that cannot be.
#include "engine/adjudicate/unit_result.h"
#include "engine/files/study_cases.h"
#include "engine/files/study_file.h"
#include "engine/game/rule_change.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_reader.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_study {

namespace {

using sketch::power;
using Ids = std::vector<NodeId>;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
constexpr Phase springRetreats{Season::Spring, 1901, PhaseKind::Retreat};
constexpr Phase fall{Season::Fall, 1901, PhaseKind::Movement};

Province at(const char* code)
{
    return standardMap().findProvince(code);
}

std::string resultAt(const PhaseRecord& record, const char* code)
{
    return words(*resultOf(standardMap(), *record.outcome, at(code)));
}

} // namespace

class TestStudy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void variationsAndLaterPhasesMakeATree()
    {
        Study study = dislodging();
        const NodeId main = firstNode(study);
        GrownStudy grown = withVariation(study, main);
        const NodeId variation = grown.added;
        QCOMPARE(nodeOf(grown.study, variation)->orders, nodeOf(study, main)->orders);
        QCOMPARE(nodeOf(grown.study, variation)->insteadOf, main);
        grown = withNext(grown.study, main, springRetreats);
        const NodeId retreat = grown.added;
        study = grown.study;
        QCOMPARE(nodesAfter(study, noNode), (Ids{main, variation}));
        QCOMPARE(nodesAfter(study, main), Ids{retreat});
        QCOMPARE(wayTo(study, retreat), (Ids{main, retreat}));
        QVERIFY(isWithin(study, retreat, main) && !isWithin(study, retreat, variation));

        study = asMainLine(study, variation);
        QCOMPARE(nodesAfter(study, noNode), (Ids{variation, main}));
        QCOMPARE(wayTo(study, retreat), (Ids{main, retreat}));

        study = without(study, main);
        QCOMPARE(nodesAfter(study, noNode), Ids{variation});
        QVERIFY(!nodeOf(study, retreat));
        QCOMPARE(nodeOf(study, variation)->insteadOf, noNode);
        QVERIFY(!mayRemove(study, variation)); // the last one
        QCOMPARE(without(study, variation), study);
        QVERIFY(withVariation(study, variation).added > retreat); // no id twice
    }

    void aVariationOfAVariationKeepsWhatItVariesWhenThatIsRemoved()
    {
        Study study = dislodging();
        const GrownStudy one = withVariation(study, firstNode(study));
        const GrownStudy two = withVariation(one.study, one.added);
        QCOMPARE(nodeOf(without(two.study, one.added), two.added)->insteadOf, firstNode(study));
    }

    void aStudyHasAtMostSoManyNodes()
    {
        Study study = dislodging();
        while (study.nodes.size() < mostNodes)
            study = withVariation(std::move(study), firstNode(study)).study;
        QCOMPARE(withVariation(study, firstNode(study)).added, noNode);
        QCOMPARE(withNext(study, firstNode(study), springRetreats).added, noNode);
    }

    void eachNodeIsPlayedAfterTheOneBefore()
    {
        GrownStudy grown = dislodging().nodes.empty() ? GrownStudy{} : GrownStudy{dislodging()};
        const NodeId movement = firstNode(grown.study);
        const PhaseRecord moved = *resolvedIn(gameTo(grown.study, movement).game);
        QCOMPARE(resultAt(moved, "VEN"), std::string("succeeds"));
        QCOMPARE(resultAt(moved, "TRI"), std::string("dislodged"));
        const PhaseRecord next = *nextAfter(gameTo(grown.study, movement).game);
        QCOMPARE(next.phase, springRetreats);

        grown = withNext(grown.study, movement, next.phase);
        Study study = withOrdersIn(grown.study, grown.added, {{power("Austria"), "F Tri - Alb"}});
        StudyGame reached = gameTo(study, grown.added);
        QCOMPARE(reached.obstacle, StudyObstacle::None);
        QCOMPARE(reached.game.phases.size(), std::size_t(2));
        QCOMPARE(nextAfter(reached.game)->phase, fall);
        QVERIFY(unitAt(standardMap(), nextAfter(reached.game)->before, at("ALB")));

        grown = withNext(study, grown.added, fall);
        const NodeId fallId = grown.added;
        reached = gameTo(grown.study, fallId);
        QCOMPARE(reached.game.phases.size(), std::size_t(3));
        // Without the support nothing is dislodged: the retreats vanish, and the Fall follows the movement at
        // once.
        study = withOrdersIn(grown.study, movement, {{power("Italy"), "A Ven - Tri"}});
        reached = gameTo(study, fallId);
        QCOMPARE(reached.obstacle, StudyObstacle::None);
        QCOMPARE(reached.game.phases.size(), std::size_t(2));
        const NodeId retreat = nodeOf(study, fallId)->after;
        QCOMPARE(gameTo(study, retreat).obstacle, StudyObstacle::NoSuchPhase);
    }

    void aPhaseThatComesBetweenIsPlayedWithoutOrders()
    {
        Study study = withOrdersIn(dislodging(), 1, {});
        const GrownStudy grown = withNext(study, 1, fall);
        QCOMPARE(gameTo(grown.study, grown.added).game.phases.size(), std::size_t(2));
        study = withOrdersIn(grown.study, 1, dislodging().nodes.front().orders);
        const StudyGame reached = gameTo(study, grown.added);
        QCOMPARE(reached.obstacle, StudyObstacle::None);
        QCOMPARE(reached.game.phases.size(), std::size_t(3));
        QCOMPARE(reached.game.phases[1].phase, springRetreats);
        QVERIFY(!unitAt(standardMap(), reached.game.current().before, at("ALB")));
    }

    /// Where the centres have no owners, occupation alone would have Winter remove most units.
    void withoutOwnersNoWinterRemovesUnits()
    {
        Position position =
            sketch::position({"Austria A VIE", "Austria A GAL", "Russia A UKR", "Italy A TYR"});
        position.owner.assign(position.owner.size(), noPower);
        Study study = studyOf(sharedMap(), fall, position);
        study = withOrdersIn(study, firstNode(study), {{power("Italy"), "A Tyr - Ven"}});
        const PhaseRecord next = *nextAfter(gameTo(study, firstNode(study)).game);
        QCOMPARE(shortName(next.phase), std::string("S1902M"));
        QCOMPARE(next.before.units.size(), std::size_t(4));
        QVERIFY(!givesOwners(next.before)); // so that the next year is as this one

        GrownStudy grown = withNext(study, firstNode(study), next.phase);
        QVERIFY(leavesOutWinter(gameTo(grown.study, grown.added).game));
        QVERIFY(!leavesOutWinter(gameTo(grown.study, firstNode(study)).game));
        grown = withNext(grown.study, grown.added, {Season::Fall, 1902, PhaseKind::Movement});
        const StudyGame later = gameTo(grown.study, grown.added);
        QVERIFY(!leavesOutWinter(later.game));
        QCOMPARE(shortName(nextAfter(later.game)->phase), std::string("S1903M"));

        study.position.owner[index(at("VIE"))] = power("Austria");
        QCOMPARE(shortName(nextAfter(gameTo(study, firstNode(study)).game)->phase), std::string("W1901A"));
    }

    void withoutOwnersTheRetreatsOfFallStay()
    {
        Study study = dislodging();
        study.phase.season = Season::Fall;
        for (StudyNode& node : study.nodes) node.phase = study.phase;
        study.position.owner.assign(study.position.owner.size(), noPower);
        const PhaseRecord retreats = *nextAfter(gameTo(study, firstNode(study)).game);
        QCOMPARE(shortName(retreats.phase), std::string("F1901R"));
        const GrownStudy grown = withNext(study, firstNode(study), retreats.phase);
        QCOMPARE(shortName(nextAfter(gameTo(grown.study, grown.added).game)->phase), std::string("S1902M"));
    }

    void whatFollowsAnUndecidedParadoxWaits()
    {
        Study study = datcStudy("6.F.18");
        study.rulebook = rulebookOf(*findRulebook("1971"));
        study.rulebook.options.paradoxUnanswered = std::nullopt; // ask
        const GrownStudy grown = withNext(study, firstNode(study), fall);
        QVERIFY(awaitsParadoxChoice(*resolvedIn(gameTo(study, firstNode(study)).game)->outcome));
        QCOMPARE(gameTo(grown.study, grown.added).obstacle, StudyObstacle::AwaitsChoice);
        StudyNode node = *nodeOf(grown.study, firstNode(study));
        node.paradoxChoice = ParadoxChoice::AllHold;
        QCOMPARE(gameTo(withNode(grown.study, node), grown.added).obstacle, StudyObstacle::None);
    }

    void ordersAreReadAgainInAnotherPosition()
    {
        Study study = studyWith({"England F LVP"}, {{power("England"), "Liv - Iri"}});
        QCOMPARE(resultAt(*resolvedIn(gameTo(study, 1).game), "LVP"), std::string("succeeds"));
        study = withPosition(study, spring, sketch::position({"England A LVP"}));
        QCOMPARE(resultAt(*resolvedIn(gameTo(study, 1).game), "LVP"), std::string("illegal"));
    }

    void whatALineWasUnderstoodAsIsKept()
    {
        const Position position = sketch::position({"England F EDI"});
        PhaseRecord record{spring, position, {}, std::nullopt, {}};
        record.written = {{power("England"), "F Edi - Nor", {sketch::order(position, "F EDI - NTH")}, {}}};
        const std::vector<StudyOrder> orders = ordersFrom(standardMap(), record);
        QCOMPARE(orders.front().understood, std::vector<std::string>{"F EDI - NTH"});
        QCOMPARE(linesOf(standardMap(), record, orders), record.written);
        record.written.front().text = "F Edi - Nth";
        QVERIFY(ordersFrom(standardMap(), record).front().understood.empty());
    }

    /// The study uses the one in its place, and says so.
    void aRulebookThatIsMissingIsRemembered()
    {
        Game game = randomGame(sharedMap(), 7, 1);
        QVERIFY(!studyOf(game, 0).source.rulebook);
        for (const char* id : {"2031", ""}) {
            game.rulebook.id = id;
            const Study study = studyOf(game, 0);
            QCOMPARE(study.rulebook.id, std::string("datc"));
            QCOMPARE(study.source.rulebook, std::optional<std::string>(id));
            const auto loader = [](const std::string&) {
                return Result<std::shared_ptr<const Map>>(sharedMap());
            };
            const Result<Study> back = readAnyStudy(writeStudy(study), "study", loader, sharedMap());
            QVERIFY2(back, back ? "" : back.error().message.c_str());
            QVERIFY(*back == study);
        }
    }

    void aPhaseOfAGameBecomesAStudy()
    {
        Game game = randomGame(sharedMap(), 7, 20);
        for (PhaseRecord& record : game.phases) // as a game is that was saved: the sheets power by power
            std::ranges::stable_sort(record.written, {}, &WrittenOrder::power);
        game = underRules(std::move(game), Rulebook{});
        for (std::size_t i = 0; i < game.phases.size(); ++i) {
            const Study study = studyOf(game, i);
            QCOMPARE(study.source.phase, shortName(game.phases[i].phase));
            QCOMPARE(study.nodes.front().kept, game.phases[i].outcome.has_value());
            if (!game.phases[i].outcome) continue;
            const PhaseRecord again = *resolvedIn(gameTo(study, 1).game);
            QCOMPARE(again.before, game.phases[i].before);
            QCOMPARE(again.written, game.phases[i].written);
            QVERIFY(again.outcome == game.phases[i].outcome);
        }
    }

    void readingsThatWereRuledAreTheOrdersOfTheStudy()
    {
        Game game = newGame(sharedMap());
        const Position& start = game.current().before;
        game = write(
            game, power("France"),
            readSheet({standardMap(), start, PhaseKind::Movement, power("France")}, "A Par - Bur\nA Mar H"));
        Ruling ruling;
        ruling.where = at("PAR");
        ruling.order = sketch::orderOn(power("France"), start, "A PAR - PIC", PhaseKind::Movement);
        ruling.reason = "badly written";
        game.phases.back().rulings = {ruling};
        const Game studied = gameTo(studyOf(game, 0), 1).game;
        QCOMPARE(studied.current().written.size(), std::size_t(2));
        const PhaseRecord resolved = *resolvedIn(studied);
        QVERIFY(unitAt(standardMap(), resolved.outcome->after, at("PIC")));
        ruling.order.reset();
        game.phases.back().rulings = {ruling};
        QCOMPARE(gameTo(studyOf(game, 0), 1).game.current().written.size(), std::size_t(1));
    }

    void everyCaseEndsInItsStudyAsItMust()
    {
        std::size_t retreats = 0;
        for (const Case& one : datcCases()) {
            const Study study = studyOf(sharedMap(), one, "DATC");
            const PhaseRecord record = *resolvedIn(gameTo(study, firstNode(study)).game);
            for (const CaseOrder& order : one.orders) {
                const auto found =
                    std::ranges::find_if(record.outcome->results, [&](const OrderResult& result) {
                        return words(result) == order.expect && powerOf(result) == order.power;
                    });
                QVERIFY2(found != record.outcome->results.end(), (one.id + " " + order.text).c_str());
            }
            if (one.retreats.empty()) continue;
            ++retreats;
            QCOMPARE(study.nodes.size(), std::size_t(2));
            const StudyGame reached = gameTo(study, study.nodes.back().id);
            if (record.outcome->after.dislodged.empty()) { // in 6.H.15 the unit is destroyed
                QCOMPARE(reached.obstacle, StudyObstacle::NoSuchPhase);
                continue;
            }
            QVERIFY2(reached.obstacle == StudyObstacle::None, one.id.c_str());
            Position after = resolvedIn(reached.game)->outcome->after;
            QVERIFY2(after.units == one.afterRetreats, one.id.c_str());
        }
        QVERIFY(retreats > 10);
    }

    void impossiblePositionsAreKeptAndNotResolved()
    {
        Position position = sketch::position({"Austria A VIE"});
        const auto isResolved = [&position] {
            const Study study = studyOf(sharedMap(), spring, position);
            const bool resolved = resolvedIn(gameTo(study, 1).game).has_value();
            if (nextAfter(gameTo(study, 1).game).has_value() != resolved) return false;
            const GrownStudy grown = withNext(study, 1, fall);
            return resolved == (gameTo(grown.study, grown.added).obstacle != StudyObstacle::FaultyPosition) &&
                   resolved;
        };
        position.contested.add(at("VIE")); // which is only strange
        QVERIFY(isResolved());
        placeBeside(standardMap(), position, sketch::unit("Italy A VIE"));
        QVERIFY(!isResolved());
    }

    void randomTreesCanBePlayedToEveryNode()
    {
        for (std::uint32_t seed = 1; seed <= 30; ++seed) {
            const Study study = randomStudy(seed, 12);
            for (const StudyNode& node : study.nodes) {
                const StudyGame reached = gameTo(study, node.id);
                if (reached.obstacle != StudyObstacle::None) continue;
                QCOMPARE(reached.game.current().phase, node.phase);
                QVERIFY(resolvedIn(reached.game).has_value());
                QCOMPARE(ordersFrom(*study.map, reached.game.current()), node.orders);
            }
        }
    }
};

CHANCERY_SUITE(TestStudy, NoApplication)

} // namespace chancery::tst_study

#include "tst_study.moc"
