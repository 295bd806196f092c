// SPDX-License-Identifier: GPL-3.0-or-later
// Positions written in jDip's text form are read back as what they were.
#include "engine/files/case_text.h"
#include "engine/files/study_cases.h"
#include "engine/game/study_play.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <algorithm>
#include <iterator>

namespace chancery::tst_case_text {

namespace {

std::vector<Unit> sorted(std::vector<Unit> units)
{
    std::ranges::sort(units, {}, [](const Unit& unit) { return unit.at; });
    return units;
}

std::vector<std::string> dislodgedIn(const Map& map, const Position& position)
{
    std::vector<std::string> all;
    for (const DislodgedUnit& one : position.dislodged) {
        std::string text = map[one.unit.power].name + " " + canonical(map, one.unit) + " to";
        for (const Location at : one.retreats) text += " " + map[at].code;
        all.push_back(text);
    }
    std::ranges::sort(all);
    return all;
}

/// Orders by power, in the order in which they are written there.
std::vector<std::string> ordersIn(const PositionSheet& sheet)
{
    const Map& map = *sheet.map;
    std::vector<WrittenOrder> orders = sheet.written;
    std::ranges::stable_sort(orders, {}, &WrittenOrder::power);
    std::vector<std::string> texts;
    for (const WrittenOrder& order : orders)
        texts.push_back(
            map[order.power].name + ": " +
            (order.text.empty() ? canonical(map, sheet.position, order.orders.front()) : order.text));
    return texts;
}

/// All that the form can say, in lines that can be compared.
QString told(const PositionSheet& sheet)
{
    const Map& map = *sheet.map;
    QStringList lines{QString::fromStdString(map.id + " " + shortName(sheet.phase))};
    for (const Unit& unit : sorted(sheet.position.units))
        lines << QString::fromStdString(map[unit.power].name + " " + canonical(map, unit));
    for (const std::string& one : dislodgedIn(map, sheet.position)) lines << QString::fromStdString(one);
    for (const Province contested : sheet.position.contested)
        lines << QString::fromStdString("contested " + map[contested].code);
    for (const Province centre : map.centres)
        if (const Power owner = sheet.position.owner[index(centre)]; owner != noPower)
            lines << QString::fromStdString(map[centre].code + " " + map[owner].name);
    for (const std::string& one : ordersIn(sheet)) lines << QString::fromStdString(one);
    return lines.join(u'\n');
}

QString toldBack(const std::string& text)
{
    const auto sheets = readPositions(text, "x.txt", shippedMaps());
    return sheets ? told(sheets->front()) : QString::fromStdString(sheets.error().text() + " in " + text);
}

} // namespace

class TestCaseText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void casesOfTheLibrariesComeBack()
    {
        std::size_t read = 0;
        for (const auto& [library, study] : caseStudies())
            for (const StudyNode& node : study.nodes) {
                const std::optional<PositionSheet> sheet = positionSheetOf(study, node.id);
                const auto resolved = resolvedIn(gameTo(study, node.id).game);
                if (!sheet || !resolved) continue;
                QCOMPARE(toldBack(writeCaseText(*sheet, &resolved->outcome->after)), told(*sheet));
                ++read;
            }
        QVERIFY2(read > 490, std::to_string(read).c_str());
    }

    void phasesOfGamesComeBack_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : shippedMapIds) QTest::newRow(id) << id;
    }
    void phasesOfGamesComeBack()
    {
        QFETCH(QString, id);
        const std::shared_ptr<const Map> map = *shippedMaps()(id.toStdString());
        std::vector<PhaseRecord> phases;
        for (std::uint32_t seed = 1; seed <= 12; ++seed)
            std::ranges::move(randomGame(map, seed, 40).phases, std::back_inserter(phases));
        std::size_t retreats = 0;
        for (const PhaseRecord& phase : phases) {
            const PositionSheet sheet{
                "#1 " + shortName(phase.phase), map, phase.phase, phase.before, phase.written, {}};
            QCOMPARE(toldBack(writeCaseText(sheet, &phase.outcome->after)), told(sheet));
            if (phase.phase.kind == PhaseKind::Retreat) ++retreats;
        }
        QVERIFY(retreats > 0);
    }

    /// jDip writes phases, units and coasts otherwise than its documents say.
    void whatJDipItselfWritesIsRead()
    {
        const std::string text =
            "VARIANT_ALL Standard\nCASE one\nPRESTATE_SETPHASE Spring, 1901 (Movement)\nPRESTATE\n"
            "\tAustria: Army Bulgaria\n\tEngland: Fleet Spain/sc\n\tRussia: F nor\n"
            "\tTurkey: F constantinople\n\tItaly: F St Petersburg(nc)\n"
            "ORDERS\n\tAustria: A Bulgaria-Greece\nEND\n";
        const auto cases = readCaseText(text, "text", standardMaps());
        QVERIFY2(cases, cases ? "" : cases.error().text().c_str());
        const PositionSheet& sheet = cases->front();
        QCOMPARE(shortName(sheet.phase), std::string("S1901M"));
        QStringList units;
        for (const Unit& unit : sheet.position.units)
            units << QString::fromStdString(canonical(*sheet.map, unit));
        units.sort();
        QCOMPARE(units, QStringList({"A BUL", "F CON", "F NWY", "F SPA/sc", "F STP/nc"}));
        QCOMPARE(canonical(*sheet.map, sheet.position, sheet.written.front().orders.front()),
                 std::string("A BUL - GRE"));
    }

    void aStandoffIsReadFromAnyProvince()
    {
        const Map& map = standardMap();
        for (std::size_t i = 0; i < map.provinces.size(); ++i) {
            const auto contested = static_cast<Province>(i);
            Position position = sketch::position({});
            position.contested.add(contested);
            const PositionSheet sheet{"",       sharedMap(), {Season::Fall, 1901, PhaseKind::Retreat},
                                      position, {},          {}};
            QCOMPARE(toldBack(writeCaseText(sheet, &position)), told(sheet));
        }
    }

    void whatFollowsIsWrittenBelow()
    {
        const auto record = sketch::resolved(
            sketch::record({Season::Spring, 1901, PhaseKind::Movement},
                           sketch::position({"Austria A TYR", "Austria A TRI", "Italy A VEN"}),
                           {"A TYR S A TRI - VEN", "A TRI - VEN", "A VEN H"}));
        const PositionSheet sheet{"A # sign\nand a line", sharedMap(), record.phase, record.before, {}, {}};
        const std::string text = writeCaseText(sheet, &record.outcome->after);
        QVERIFY2(text.starts_with("VARIANT_ALL Standard\n\nCASE A  sign and a line\n"
                                  "PRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\n"
                                  "\tAustria: A tri\n"),
                 text.c_str());
        QVERIFY2(text.ends_with("POSTSTATE\n\tAustria: A tyr\n\tAustria: A ven\n"
                                "POSTSTATE_DISLODGED\n\tItaly: A ven\nEND\n"),
                 text.c_str());
        PositionSheet none = sheet;
        none.position = record.outcome->after;
        none.position.dislodged.clear();
        QVERIFY(writeCaseText(none, &none.position).find("POSTSTATE_SAME\nEND\n") != std::string::npos);
    }
};

CHANCERY_SUITE(TestCaseText, NoApplication)

} // namespace chancery::tst_case_text

#include "tst_case_text.moc"
