// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the document of a study.
#include "engine/files/study_file.h"

#include "engine/base/document_words.h"
#include "engine/files/file_words.h"
#include "engine/files/game_keys.h"
#include "engine/files/position_toml.h"
#include "engine/files/rules_toml.h"
#include "engine/game/game.h"
#include "engine/game/study_words.h"
#include "engine/rules/option_table.h"

#include <algorithm>
#include <limits>

namespace chancery {

namespace {

constexpr std::size_t mostOrdersInAll = 50000; ///< of all lines: each may repeat the orders of another one

class StudyReader
{
public:
    explicit StudyReader(DocumentReader& reader)
        : reader_(reader)
    {
    }

    Study read(const Value& document, const MapLoader& maps, std::vector<StudyNode> before)
    {
        study_.nodes = std::move(before);
        readFormat(document);
        return readOn(namedMap(reader_, document, maps), document);
    }

    Study readOn(std::shared_ptr<const Map> map, const Value& document)
    {
        study_.map = std::move(map);
        readHead(document);
        if (!reader_.error()) study_.position = readPosition(reader_, document, *study_.map);
        if (!reader_.error()) readLines(document);
        study_.unknown = unknownToml(TableKind::Study, document);
        return std::move(study_);
    }

private:
    void readFormat(const Value& document)
    {
        const std::int64_t format = reader_.number(document, "format");
        if (!reader_.error() && format != studyFormat)
            reader_.complain(
                *document.find("format"),
                Message{says::otherStudyFormat, {std::to_string(format), std::to_string(studyFormat)}});
    }

    void readHead(const Value& document)
    {
        study_.title = reader_.textOr(document, "title");
        study_.commentary = reader_.textOr(document, "commentary");
        if (const Value* lines = document.find("ownerless")) study_.ownerless = reader_.texts(*lines);
        study_.rulebook = readRules(reader_, document);
        study_.phase = phaseIn(document);
        readSource(document);
    }

    void readSource(const Value& document)
    {
        reader_.table(document, "source");
        const Value* source = document.find("source");
        if (!source || reader_.error()) return;
        study_.source = {reader_.textOr(*source, "library"), reader_.textOr(*source, "case"),
                         reader_.textOr(*source, "game"), reader_.textOr(*source, "phase"), std::nullopt};
        if (source->find("rulebook")) study_.source.rulebook = reader_.text(*source, "rulebook");
    }

    Phase phaseIn(const Value& table)
    {
        const std::string name = reader_.text(table, "phase");
        const std::optional<Phase> phase = readPhase(name);
        if (!phase && !reader_.error())
            reader_.complain(*table.find("phase"), Message{says::notAPhase, {name}});
        return phase.value_or(Phase{});
    }

    void readLines(const Value& document)
    {
        const std::vector<Value>& lines = reader_.list(document, "line");
        if (lines.empty() && study_.nodes.empty()) return reader_.complain(document, Message{says::noLines});
        if (lines.size() > mostNodes)
            return reader_.complain(lines[mostNodes],
                                    Message{says::tooManyRows, {"line", std::to_string(mostNodes)}});
        for (const StudyNode& node : study_.nodes) study_.lastId = std::max(study_.lastId, node.id);
        for (const Value& line : lines) {
            StudyNode node = readNode(line);
            if (reader_.error()) return;
            study_.lastId = std::max(study_.lastId, node.id);
            study_.nodes.push_back(std::move(node));
        }
        study_.lastId = std::max(study_.lastId, idIn(document, "last_line").value_or(noNode));
    }

    StudyNode readNode(const Value& line)
    {
        StudyNode node;
        node.id = ownId(line);
        node.after = earlierId(line, "after");
        node.phase = node.after == noNode ? study_.phase : phaseIn(line);
        node.insteadOf = variedBy(line, node);
        node.name = reader_.textOr(line, "name");
        node.comment = reader_.textOr(line, "comment");
        node.kept = reader_.truthOr(line, "kept", false);
        if (const Value* said = line.find("said")) node.said = reader_.texts(*said);
        readChoice(line, node);
        if (!reader_.error()) readOrders(line, node);
        node.unknown = unknownToml(TableKind::Line, line);
        return node;
    }

    /// Returns a number of a line that is there; nothing if the key is missing or its value wrong.
    std::optional<NodeId> idIn(const Value& table, std::string_view key)
    {
        if (!table.find(key)) return std::nullopt;
        const std::int64_t id = reader_.number(table, key);
        if (id >= 1 && id < std::numeric_limits<NodeId>::max()) return static_cast<NodeId>(id);
        reader_.complain(*table.find(key), Message{says::badLineId});
        return std::nullopt;
    }

    NodeId ownId(const Value& line)
    {
        const std::optional<NodeId> id = idIn(line, "id");
        if (!id) reader_.number(line, "id"); // says that it is missing
        if (id && nodeOf(study_, *id)) reader_.complain(*line.find("id"), Message{says::badLineId});
        return id.value_or(noNode);
    }

    NodeId earlierId(const Value& line, std::string_view key)
    {
        const std::optional<NodeId> id = idIn(line, key);
        if (id && !nodeOf(study_, *id)) reader_.complain(*line.find(key), Message{says::noSuchLine});
        return id.value_or(noNode);
    }

    /// A line varies an older one, which has a lower number and may be below it in the document.
    NodeId variedBy(const Value& line, const StudyNode& node)
    {
        const std::optional<NodeId> id = idIn(line, "instead_of");
        if (id && *id >= node.id) reader_.complain(*line.find("instead_of"), Message{says::noSuchLine});
        return id.value_or(noNode);
    }

    void readChoice(const Value& line, StudyNode& node)
    {
        const Value* choice = line.find("paradox_choice");
        if (!choice) return;
        const std::string& name = reader_.text(*choice);
        node.paradoxChoice = findChoice(name);
        if (!node.paradoxChoice)
            reader_.complain(*choice,
                             Message{says::notOneOf, {name, "szykman, all_hold, answer_1 … answer_8"}});
    }

    /// Powers that are not in the table have the orders of the line that is varied, if that is above.
    void readOrders(const Value& line, StudyNode& node)
    {
        if (const StudyNode* varied = nodeOf(study_, node.insteadOf)) node.orders = varied->orders;
        PowerSet written;
        for (const Member& member : reader_.table(line, "orders")) {
            const Power power = study_.map->findPower(member.key);
            if (power == noPower)
                return reader_.complain(member.value, Message{says::notAPower, {member.key}});
            if (member.value.kind != Value::Kind::List)
                return reader_.complain(member.value, Message{says::mustBeList, {"orders of " + member.key}});
            if (!written.has(power))
                std::erase_if(node.orders, [power](const StudyOrder& order) { return order.power == power; });
            written.add(power);
            for (const Value& item : member.value.items)
                node.orders.push_back(orderIn(item, power, member.key));
        }
        std::ranges::stable_sort(node.orders, {}, &StudyOrder::power);
        orders_ += node.orders.size();
        if (node.orders.size() > mostOrders || orders_ > mostOrdersInAll)
            reader_.complain(line, Message{says::tooManyOrders, {std::to_string(mostOrders)}});
    }

    StudyOrder orderIn(const Value& item, Power power, const std::string& name)
    {
        if (item.kind != Value::Kind::Table) return {power, reader_.textOf(item, "orders", name)};
        StudyOrder order{power, reader_.text(item, "written")};
        if (const Value* understood = item.find("understood")) order.understood = reader_.texts(*understood);
        if (order.understood.size() > mostOrders)
            reader_.complain(item, Message{says::tooManyOrders, {std::to_string(mostOrders)}});
        if (item.find("sheet"))
            order.sheet = static_cast<int>(reader_.number(item, "sheet", 0, mostOrders - 1));
        return order;
    }

    DocumentReader& reader_;
    Study study_;
    std::size_t orders_ = 0; ///< of the lines so far
};

} // namespace

Result<Study> readStudy(const Value& document, const std::string& name, const MapLoader& maps,
                        std::vector<StudyNode> before)
{
    DocumentReader reader(name);
    Study study = StudyReader(reader).read(document, maps, std::move(before));
    if (reader.error()) return *reader.error();
    return study;
}

Study readVariations(DocumentReader& reader, const Value& table, std::shared_ptr<const Map> map)
{
    return StudyReader(reader).readOn(std::move(map), table);
}

Result<Study> readStudyFile(std::string_view toml, const std::string& name, const MapLoader& maps)
{
    const Result<Value> document = readDocument(toml, name);
    if (!document) return document.error();
    return readStudy(*document, name, maps);
}

bool isStudy(const Value& document)
{
    return document.find("line") != nullptr;
}

} // namespace chancery
