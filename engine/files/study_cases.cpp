// SPDX-License-Identifier: GPL-3.0-or-later
// Makes studies of test cases and of position documents.
#include "engine/files/study_cases.h"

#include "engine/files/case_under.h"
#include "engine/game/study_play.h"
#include "engine/orders/order_text.h"

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

/// Returns the lines of a phase as orders of a case that states no results.
std::vector<CaseOrder> withoutResults(const Map& map, const PhaseRecord& record)
{
    std::vector<CaseOrder> orders;
    for (const WrittenOrder& line : record.written)
        for (const Order& order : line.orders)
            orders.push_back({line.power, line.text, canonical(map, record.before, order), {}, Rule::None});
    return orders;
}

/// Returns the first node after another one that is about retreats, or noNode.
NodeId retreatsAfter(const Study& study, NodeId id)
{
    for (const NodeId next : nodesAfter(study, id))
        if (nodeOf(study, next)->phase.kind == PhaseKind::Retreat) return next;
    return noNode;
}

} // namespace

std::optional<Case> caseOf(const Study& study, const std::string& id)
{
    const NodeId first = firstNode(study);
    const StudyGame reached = gameTo(study, first);
    const PhaseRecord& record = reached.game.current();
    if (reached.obstacle != StudyObstacle::None || !canResolve(*study.map, record)) return std::nullopt;
    Case made;
    made.id = id;
    made.title = study.title.empty() ? id : study.title;
    made.comment = study.commentary;
    made.rulebook = study.rulebook.id;
    for (const Deviation& one : deviations(study.rulebook)) made.set.push_back(changeText(one));
    made.phase = record.phase.kind;
    made.before = record.before;
    made.orders = withoutResults(*study.map, record);
    made.retreatOptionsStated = false;
    if (const NodeId retreats = retreatsAfter(study, first); retreats != noNode)
        if (const StudyGame later = gameTo(study, retreats); later.obstacle == StudyObstacle::None)
            made.retreats = withoutResults(*study.map, later.game.current());
    return made;
}

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
    const NodeId main = firstNode(study);
    std::vector<StudyOrder> printed = asPrinted(*study.map, one.orders);
    study = keeping(std::move(study), main, std::move(printed));
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
    node.said = resultLines(sheet);
    return withNode(std::move(study), std::move(node));
}

std::optional<PositionSheet> positionSheetOf(const Study& study, NodeId id)
{
    StudyGame reached = gameTo(study, id);
    if (reached.obstacle != StudyObstacle::None) return std::nullopt;
    PhaseRecord& record = reached.game.phases.back();
    if (!canResolve(*study.map, record)) return std::nullopt;
    PositionSheet sheet{study.title, study.map, record.phase, record.before, std::move(record.written), {}};
    sheet.said = nodeOf(study, id)->said;
    return sheet;
}

} // namespace chancery
