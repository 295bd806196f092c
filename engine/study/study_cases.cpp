// SPDX-License-Identifier: GPL-3.0-or-later
// Makes studies of test cases and of position documents.
#include "engine/study/study_cases.h"

#include "engine/cases/case_under.h"
#include "engine/study/study_faults.h"
#include "engine/study/study_play.h"

namespace chancery {

namespace {

std::vector<StudyOrder> asPrinted(const Map& map, const std::vector<CaseOrder>& printed)
{
    std::vector<StudyOrder> orders;
    for (const Power power : map.everyPower())
        for (const CaseOrder& order : printed)
            if (order.power == power) orders.push_back({power, order.text});
    return orders;
}

Study keeping(Study study, NodeId id, std::vector<StudyOrder> orders)
{
    StudyNode node = *nodeOf(study, id);
    node.kept = true;
    node.orders = std::move(orders);
    return withNode(std::move(study), std::move(node));
}

std::string commentaryOf(const Case& one)
{
    std::string text = one.comment;
    for (const std::string& more : {one.note, one.erratum})
        if (!more.empty()) text += (text.empty() ? "" : "\n\n") + more;
    return text;
}

} // namespace

Study studyOf(std::shared_ptr<const Map> map, const Case& one, const std::string& library)
{
    const Season season = one.phase == PhaseKind::Adjustment ? Season::Winter : Season::Spring;
    Study study = studyOf(std::move(map), Phase{season, 1901, one.phase}, one.before);
    const Result<Rulebook> rulebook = rulebookFor(one);
    if (rulebook) study.rulebook = *rulebook;
    study.title = one.id + " " + one.title;
    study.commentary = commentaryOf(one);
    study.source.library = library;
    study.source.testCase = one.id;
    study = keeping(std::move(study), firstNode(study), asPrinted(*study.map, one.orders));
    if (one.retreats.empty()) return study;
    const Phase retreats{season, 1901, PhaseKind::Retreat};
    GrownStudy grown = withNext(study, firstNode(study), retreats);
    return keeping(std::move(grown.study), grown.added, asPrinted(*study.map, one.retreats));
}

Study studyOf(const PositionSheet& sheet)
{
    Study study = studyOf(sheet.map, sheet.phase, sheet.position);
    study.title = sheet.title;
    const PhaseRecord record{sheet.phase, sheet.position, sheet.written, std::nullopt, {}};
    StudyNode node = study.nodes.front();
    node.orders = ordersFrom(*sheet.map, record);
    node.kept = !node.orders.empty();
    return withNode(std::move(study), std::move(node));
}

std::optional<PositionSheet> sheetOf(const Study& study, NodeId id)
{
    StudyGame reached = gameTo(study, id);
    if (reached.obstacle != StudyObstacle::None) return std::nullopt;
    PhaseRecord& record = reached.game.phases.back();
    if (!canResolve(*study.map, record.phase, record.before)) return std::nullopt;
    return PositionSheet{study.title, study.map, record.phase, record.before, std::move(record.written), {}};
}

} // namespace chancery
