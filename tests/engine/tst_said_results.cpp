// SPDX-License-Identifier: GPL-3.0-or-later
// What a text says of the results is compared with ours: behind orders, and the units that it says follow.
#include "engine/explain/said_results.h"
#include "engine/files/position_file.h"
#include "engine/game/study_play.h"
#include "engine/orders/unit_text.h"
#include "engine/reading/study_reader.h"
#include "tests/support/files.h"
#include "tests/support/standard_board.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_said_results {

namespace {

QString listed(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts) list << QString::fromStdString(text);
    return list.join(' ');
}

QString unitText(const SaidUnit& one)
{
    const Map& map = standardMap();
    return QString(one.theirs ? "theirs " : "ours ") + QString::fromStdString(map[one.unit.power].name) +
           " " + QString::fromStdString(canonical(map, one.unit)) + (one.dislodged ? " dislodged" : "");
}

/// Returns each difference as "A VIE - GAL: bounce, succeeds [1971 datc]", units as "A VIE - GAL: theirs
/// Austria A GAL, fails []".
QStringList inWords(const PhaseRecord& record, const SaidComparison& comparison)
{
    QStringList lines;
    for (const SaidDifference& one : comparison.differences) {
        const OrderResult* result = one.result ? &record.outcome->results[*one.result] : nullptr;
        QStringList theirs;
        for (const SaidUnit& unit : one.units) theirs << unitText(unit);
        if (!one.retreats.theirs.empty())
            theirs << "they retreat to " + QString::fromStdString(codes(standardMap(), one.retreats.theirs));
        if (!one.retreats.ours.empty())
            theirs << "we retreat to " + QString::fromStdString(codes(standardMap(), one.retreats.ours));
        if (one.units.empty() && one.retreats.empty())
            theirs << (one.unmarked ? "unmarked" : QString::fromStdString(one.word.written));
        lines << (result
                      ? QString::fromStdString(canonical(standardMap(), record.before, result->order)) + ": "
                      : QString()) +
                     theirs.join(" + ") +
                     (result ? ", " + QString::fromStdString(words(*result)) : QString()) + " [" +
                     listed(one.rulebooks) + "]";
    }
    return lines;
}

struct Compared
{
    std::size_t said = 0;
    QStringList otherwise;
};

Compared comparedIn(const Study& study)
{
    const StudyNode& node = *nodeOf(study, firstNode(study));
    const StudyGame reached = gameTo(study, node.id);
    const std::optional<PhaseRecord> record = resolvedIn(reached.game);
    if (!record) qFatal("the study cannot be resolved");
    const SaidComparison comparison = compareSaid(reached.game, *record, node.said);
    return {comparison.said, inWords(*record, comparison)};
}

Compared comparedIn(const QString& text)
{
    const Result<Study> study = readAnyStudy(text.toStdString(), "posted", standardMaps(), sharedMap());
    if (!study) qFatal("%s", study.error().text().c_str());
    return comparedIn(*study);
}

} // namespace

class TestSaidResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differencesAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("said");
        QTest::addColumn<QStringList>("otherwise");
        QTest::newRow("agree") << "Austria:\nA Vie-Gal (bounce)\nRussia:\nA War-Gal (*bounce*)\n"
                               << 2 << QStringList();
        QTest::newRow("they say it bounces") << "Austria:\nA Vie-Gal (bounce)\nRussia:\nA War H\n"
                                             << 1 << QStringList{"A VIE - GAL: bounce, succeeds []"};
        QTest::newRow("not marked as failed") << "Austria:\nA Vie-Gal\nRussia:\nA War-Gal (fails)\n"
                                              << 2 << QStringList{"A VIE - GAL: unmarked, fails []"};
        QTest::newRow("nothing is marked") << "Austria:\nA Vie-Gal\nRussia:\nA War-Gal\n"
                                           << 0 << QStringList();
        QTest::newRow("by whom") << "Austria: A Ser H (dislodged by Bul)\nTurkey: A Bul-Ser\n"
                                 << 1 << QStringList{"A SER H: dislodged by Bul, stands []"};
        QTest::newRow("crosses and ticks") << "Austria:\nA Vie-Gal \u2717\nRussia:\nA War-Ukr \u2713\n"
                                           << 2 << QStringList{"A VIE - GAL: \u2717, succeeds []"};
        QTest::newRow("a tick alone may mean that it was entered")
            << "Austria:\nA Vie-Gal \u2713\nRussia:\nA War-Gal \u2713\n"
            << 0 << QStringList();
        QTest::newRow("several on a line")
            << "Austria: A Vie-Gal FAILED, A Bud S A Vie-Gal (void)\nRussia: A War-Gal (bounce), A Mos H\n"
            << 3 << QStringList{"A VIE - GAL: FAILED, succeeds []", "A BUD S A VIE - GAL: void, given []"};
        QTest::newRow("dislodged")
            << "France:\nA Bur H (dislodged)\nGermany:\nA Mun-Bur\nA Ruh S A Mun-Bur (cut)\n"
            << 2 << QStringList{"A RUH S A MUN - BUR: cut, given []"};
        QTest::newRow("two words")
            << "France:\nA Bur-Mun (bounce, dislodged)\nGermany:\nA Mun-Bur\nA Ruh S A Mun-Bur\n"
            << 3 << QStringList();
        QTest::newRow("a judge's dislodgements")
            << "France: Army Burgundy HOLD.  (*dislodged*)\nGermany: Army Munich -> Burgundy.\n"
               "Germany: Army Ruhr SUPPORT Army Munich -> Burgundy.\nGermany: Army Kiel HOLD.\n\n"
               "The following units were dislodged:\n\nThe German Army in Kiel can retreat to Holland or "
               "Denmark.\n"
            << 2
            << QStringList{"A BUR H: ours France A BUR dislodged, dislodged []",
                           "A KIE H: theirs Germany A KIE dislodged, stands []"};
        QTest::newRow("where a judge says that a unit can retreat to")
            << "Austria: Fleet Ionian Sea HOLD.  (*dislodged*)\nItaly: Fleet Naples -> Ionian Sea.\n"
               "Italy: Fleet Tunis SUPPORT Fleet Naples -> Ionian Sea.\n\n"
               "The following units were dislodged:\n\nThe Austrian Fleet in the Ionian Sea can retreat to "
               "Adriatic Sea or Aegean Sea or Albania or Apulia or Vienna or Greece or Tyrrhenian Sea.\n"
            << 2 << QStringList{"F ION H: they retreat to VIE + we retreat to EAS, dislodged []"};
        QTest::newRow("where it is said behind the order that a unit retreats to")
            << "England: F Nth H (dislodged, retreats to Den)\nFrance: F Eng - Nth, F Bel S F Eng - Nth\n"
               "Germany: A Kie - Den\n"
            << 2 << QStringList{"F NTH H: they retreat to DEN, dislodged []"};
        QTest::newRow("it can retreat there")
            << "England: F Nth H (dislodged, r Den)\nFrance: F Eng - Nth, F Bel S F Eng - Nth\n"
            << 2 << QStringList();
        QTest::newRow("the units of the next phase")
            << "S1901M\nAustria:\nA Vie-Gal\nA Bud H\nRussia:\nA War-Gal\nA Mos-Ukr\nItaly: A Ven H\n\n"
               "F1901M\nAustria: A Gal, A Bud\nRussia: A War, A Ukr\n"
            << 4 << QStringList{"A VIE - GAL: ours Austria A VIE + theirs Austria A GAL, fails []"};
        QTest::newRow("a judge's next position")
            << "Movement results for Spring of 1901.  (game1.001)\n\nAustria: Army Vienna -> Galicia.\n"
               "Russia: Army Moscow -> Ukraine.\n\nStarting position for Fall of 1901.  (game1.002)\n\n"
               "Austria:  Army   Galicia.\nRussia:   Army   Moscow.\n"
            << 2 << QStringList{"A MOS - UKR: ours Russia A UKR + theirs Russia A MOS, succeeds []"};
        QTest::newRow("the units after retreats that the text leaves out")
            << "S1901M\nFrance: A Bur H, A Par H\nGermany: A Mun-Bur, A Ruh S A Mun-Bur\n\n"
               "F1901M\nFrance: A Mar, A Par\nGermany: A Bur, A Mun\n"
            << 4
            << QStringList{"A RUH S A MUN - BUR: ours Germany A RUH, given []",
                           "A MUN - BUR: theirs Germany A MUN, succeeds []"};
        QTest::newRow("a page of Backstabbr")
            << R"(var unitsByPlayer = {"Germany":{"Mun":"A"},"France":{"Par":"A"}}; var orders = {"Germany":)"
               R"({"Mun":{"type":"MOVE","to":"Bur","result":"SUCCEEDS"}},"France":{"Par":{"type":"HOLD",)"
               R"("result":"FAILS"}}};)"
            << 2 << QStringList{"A PAR H: fails, stands []"};
        // A disrupted route disrupts the whole convoy by the old rules (1971 XII.3).
        QTest::newRow("by other rulebooks")
            << "England:\nF Eng C A Lon-Bel\nF Nth C A Lon-Bel\nA Lon-Bel (no convoy)\n"
               "France:\nF Bre S F Mao-Eng\nF Mao-Eng\n"
            << 2 << QStringList{"A LON - BEL: no convoy, succeeds [1971 twenty]"};
    }

    void differencesAreFound()
    {
        QFETCH(QString, text);
        const Compared compared = comparedIn(text);
        QTEST(compared.otherwise, "otherwise");
        QTEST(static_cast<int>(compared.said), "said");
    }

    void theUnitsOfACaseAreCompared_data()
    {
        QTest::addColumn<QString>("after");
        QTest::addColumn<QStringList>("otherwise");
        QTest::newRow("right") << "POSTSTATE\nFrance: A mar\nGermany: A bur\nGermany: A "
                                  "ruh\nPOSTSTATE_DISLODGED\nFrance: A bur\n"
                               << QStringList();
        QTest::newRow("no dislodgement")
            << "POSTSTATE\nFrance: A bur\nFrance: A mar\nGermany: A mun\nGermany: A ruh\n"
            << QStringList{"A MUN - BUR: ours Germany A BUR + theirs Germany A MUN, succeeds []",
                           "A BUR H: theirs France A BUR + ours France A BUR dislodged, dislodged []"};
        QTest::newRow("another dislodged unit")
            << "POSTSTATE\nFrance: A mar\nGermany: A bur\nGermany: A ruh\nPOSTSTATE_DISLODGED\nFrance: A "
               "mar\n"
            << QStringList{"A BUR H: ours France A BUR dislodged, dislodged []",
                           "A MAR H: theirs France A MAR dislodged, stands []"};
        QTest::newRow("the same")
            << "POSTSTATE_SAME\n"
            << QStringList{"A MUN - BUR: ours Germany A BUR + theirs Germany A MUN, succeeds []",
                           "A BUR H: theirs France A BUR + ours France A BUR dislodged, dislodged []"};
        QTest::newRow("a unit from nowhere")
            << "POSTSTATE\nFrance: A mar\nGermany: A bur\nGermany: A ruh\nTurkey: F BLA\n"
            << QStringList{"theirs Turkey F BLA []", "A BUR H: ours France A BUR dislodged, dislodged []"};
        QTest::newRow("nothing is said") << "" << QStringList();
    }

    /// What a program says of a unit by itself is no mark of the others.
    void whatIsSaidOfUnitsIsCompared()
    {
        Result<Study> study = readAnyStudy("Austria:\nA Vie-Gal\nA Bud H\nRussia:\nA War-Gal\nA Mos H\n",
                                           "posted", standardMaps(), sharedMap());
        QVERIFY(study);
        StudyNode node = study->nodes.front();
        node.said = {"Austria: A VIE (bounce)", "Austria: A BUD (dislodged)", "Russia: nothing (bounce)"};
        const Compared compared = comparedIn(withNode(*study, node));
        QCOMPARE(compared.said, std::size_t(2));
        QCOMPARE(compared.otherwise, QStringList{"A BUD H: dislodged, stands []"});
    }

    void theUnitsOfACaseAreCompared()
    {
        QFETCH(QString, after);
        const QString text =
            "VARIANT_ALL Standard\nCASE one\nPRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\n"
            "France: A bur\nFrance: A mar\nGermany: A mun\nGermany: A ruh\nORDERS\n"
            "France: A bur H\nFrance: A mar H\nGermany: A mun-bur\nGermany: A ruh S A mun-bur\n" +
            after + "END\n";
        QTEST(comparedIn(text).otherwise, "otherwise");
    }
};

CHANCERY_SUITE(TestSaidResults, QCoreApplication)

} // namespace chancery::tst_said_results

#include "tst_said_results.moc"
