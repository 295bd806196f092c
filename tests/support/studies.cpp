// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/studies.h"

#include "engine/base/ensure.h"
#include "engine/files/study_cases.h"
#include "engine/game/study_play.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

std::vector<std::pair<std::string, Study>> readStudies()
{
    std::vector<std::pair<std::string, Study>> studies;
    for (const std::string name : {"datc-3.2", "1971", "alexander", "twenty", "committee"}) {
        const auto cases = readCases(standardMap(), fileContent("resources/cases/" + name + ".toml"), name);
        CHANCERY_ENSURE(cases);
        for (const Case& one : *cases) studies.emplace_back(name, studyOf(sharedMap(), one, name));
    }
    return studies;
}

/// Words with everything that a person can write.
std::string words(Random& random)
{
    static const char* const some[] = {"as printed",
                                       "what if?",
                                       "“Jütland” – wieder",
                                       "a\nb\n\nc\n",
                                       "\"\"\"\\\n\\n",
                                       "50 % + 1",
                                       "--- ... ---",
                                       "(x;y=z)",
                                       "> quoted",
                                       " ",
                                       "=",
                                       "!t"};
    std::string text;
    for (std::size_t i = below(random, 3); i > 0; --i) text += some[below(random, std::size(some))];
    return text;
}

std::vector<StudyOrder> ordersFor(const Study& study, NodeId id, Random& random)
{
    const Game game = gameTo(study, id).game;
    const PhaseRecord record = withOrders(game.current(), randomOrders(*study.map, game.current(), random));
    std::vector<StudyOrder> orders = ordersFrom(*study.map, record);
    if (!orders.empty() && below(random, 4) == 0) orders.front().text = "whatever " + words(random);
    if (!orders.empty() && below(random, 4) == 0) orders.back().sheet = 1;
    return orders;
}

void grow(Study& study, Random& random)
{
    const NodeId at = study.nodes[below(random, study.nodes.size())].id;
    GrownStudy grown;
    if (below(random, 2) == 0) {
        grown = withVariation(study, at);
    } else if (const auto next = nextAfter(gameTo(study, at).game)) {
        grown = withNext(study, at, next->phase);
    }
    if (grown.added == noNode) return;
    study = std::move(grown.study);
    StudyNode node = *nodeOf(study, grown.added);
    node.orders = ordersFor(study, grown.added, random);
    node.name = words(random);
    node.comment = words(random);
    node.kept = below(random, 2) == 0;
    if (below(random, 5) == 0) node.paradoxChoice = ParadoxChoice::AllHold;
    study = withNode(std::move(study), std::move(node));
    if (below(random, 6) == 0) study = asMainLine(std::move(study), grown.added);
    if (below(random, 8) == 0)
        study = without(std::move(study), study.nodes[below(random, study.nodes.size())].id);
}

} // namespace

const std::vector<std::pair<std::string, Study>>& caseStudies()
{
    static const std::vector<std::pair<std::string, Study>> studies = readStudies();
    return studies;
}

Study datcStudy(const std::string& id)
{
    const auto found = std::ranges::find_if(caseStudies(), [&id](const auto& one) {
        return one.first == "datc-3.2" && one.second.source.testCase == id;
    });
    CHANCERY_ENSURE(found != caseStudies().end());
    return found->second;
}

Study randomStudy(std::uint32_t seed, std::size_t nodes)
{
    Random random(seed);
    const Game game = randomGame(sharedMap(), seed, 1 + below(random, 12));
    Study study = studyOf(game, game.phases.size() - 1);
    study.title = words(random);
    study.commentary = words(random);
    if (const std::string line = words(random); !line.empty()) study.ownerless = {line, "A Sill - Ber"};
    while (study.lastId < static_cast<NodeId>(nodes)) {
        const NodeId before = study.lastId;
        grow(study, random);
        if (study.lastId == before) grow(study, random);
        if (study.lastId == before) break;
    }
    return study;
}

Study studyWith(const std::vector<std::string>& units, const std::vector<StudyOrder>& orders)
{
    Study study = studyOf(sharedMap(), {Season::Spring, 1901, PhaseKind::Movement}, sketch::position(units));
    StudyNode node = study.nodes.front();
    node.orders = orders;
    return withNode(std::move(study), std::move(node));
}

Study withOrdersIn(Study study, NodeId id, std::vector<StudyOrder> orders)
{
    StudyNode node = *nodeOf(study, id);
    node.orders = std::move(orders);
    return withNode(std::move(study), std::move(node));
}

Study dislodging()
{
    return studyWith({"Italy A TYR", "Italy A VEN", "Austria F TRI"},
                     {{standardMap().findPower("Austria"), "F Tri H"},
                      {standardMap().findPower("Italy"), "A Ven - Tri"},
                      {standardMap().findPower("Italy"), "A Tyr S A Ven - Tri"}});
}

} // namespace chancery
