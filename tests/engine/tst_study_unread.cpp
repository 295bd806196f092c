// SPDX-License-Identifier: GPL-3.0-or-later
// Orders of a pasted text that cannot be read are kept and asked about, and never become commentary by
// themselves.
#include "engine/adjudicate/unit_result.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/study_unread.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_study_unread {

namespace {

Study pasted(const std::string& text)
{
    const Result<Study> study = readAnyStudy(text, "clipboard", standardMaps(), sharedMap());
    if (!study) qFatal("%s: %s", text.c_str(), study.error().text().c_str());
    return *study;
}

std::string errorOfPaste(const std::string& text)
{
    const Result<Study> study = readAnyStudy(text, "clipboard", standardMaps(), sharedMap());
    return study ? std::string() : study.error().message;
}

std::vector<UnreadOrder> unreadOf(const Study& study)
{
    const StudyNode& node = study.nodes.front();
    return unreadIn(study, node, gameTo(study, node.id).game.current());
}

bool hasUnit(const Study& study, const char* power, UnitKind kind, const char* place)
{
    const Map& map = standardMap();
    const Unit unit{map.findPower(power), kind, map.findLocation(place)};
    return std::ranges::find(study.position.units, unit) != study.position.units.end();
}

} // namespace

class TestStudyUnread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasMeantAsAnOrderStaysOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("power");
        QTest::addColumn<QString>("unread");
        QTest::newRow("behind the name") << "Germany: A Ber - Kie\nRussia: A Sill - Ber\n"
                                         << "Russia"
                                         << "A Sill - Ber";
        QTest::newRow("below the name") << "Germany:\nA Ber - Kie\nA Sill - Kie\n"
                                        << "Germany"
                                        << "A Sill - Kie";
        QTest::newRow("after a blank line") << "Germany:\nA Ber - Kie\n\nA Sill - Kie\n"
                                            << "Germany"
                                            << "A Sill - Kie";
        QTest::newRow("a support") << "Germany: A Ber - Kie\nRussia: F Bat S A Pru - Ber\n"
                                   << "Russia"
                                   << "F Bat S A Pru - Ber";
        QTest::newRow("without its kind") << "Germany: A Ber - Kie\nRussia: Xyzzy - Ber\n"
                                          << "Russia"
                                          << "Xyzzy - Ber";
        QTest::newRow("one of several") << "Germany: A Ber - Kie, A Sill - Mun\n"
                                        << "Germany"
                                        << "A Ber - Kie, A Sill - Mun";
    }

    void whatWasMeantAsAnOrderStaysOne()
    {
        QFETCH(QString, text);
        QFETCH(QString, power);
        QFETCH(QString, unread);
        const Study study = pasted(text.toStdString());
        QCOMPARE(study.commentary, std::string());
        const std::vector<UnreadOrder> found = unreadOf(study);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().text, unread.toStdString());
        QCOMPARE(found.front().power, standardMap().findPower(power.toStdString()));
    }

    void proseIsNoOrder_data()
    {
        QTest::addColumn<QString>("line");
        QTest::newRow("a stab") << "Russia: A stab was inevitable here.";
        QTest::newRow("a hyphen") << "Russia: a well-played, anti-German opening";
        QTest::newRow("long")
            << "Russia: A player who writes so much about - say - a fleet means no order at all.";
    }

    void proseIsNoOrder()
    {
        QFETCH(QString, line);
        const Study study = pasted("Germany: A Ber - Kie\n" + line.toStdString());
        QCOMPARE(study.commentary, line.toStdString());
        QVERIFY(unreadOf(study).empty());
    }

    void aCorrectionPutsItsUnitOnTheBoard()
    {
        const Study before = pasted("Germany: A Ber - Kie\nRussia: A Sill - Ber\n");
        QVERIFY(!hasUnit(before, "Russia", UnitKind::Army, "SIL"));
        const UnreadOrder unread = unreadOf(before).front();
        const Study after = withReading(before, unread, "A Sil - Ber");
        QVERIFY(unreadOf(after).empty());
        QVERIFY(hasUnit(after, "Russia", UnitKind::Army, "SIL"));
        QCOMPARE(after.nodes.front().orders.back().text, std::string("A Sil - Ber"));
        QVERIFY(after.nodes.front().kept);
        const std::optional<PhaseRecord> resolved = resolvedIn(gameTo(after, after.nodes.front().id).game);
        QCOMPARE(resultOf(standardMap(), *resolved->outcome, standardMap().findProvince("SIL"))->verdict,
                 Verdict::Succeeds);
        // Another power may have been meant, and a second try may be needed.
        const Study other = withReading(before, unread, "Austria: A Sil - Ber");
        QVERIFY(hasUnit(other, "Austria", UnitKind::Army, "SIL"));
        const Study wrong = withReading(before, unread, "A Sillly - Ber");
        QCOMPARE(unreadOf(wrong).front().text, std::string("A Sillly - Ber"));
    }

    void theUnitsOfACaseStayAsTheyAre()
    {
        Study study = datcStudy("6.A.1");
        study.nodes.front().orders.push_back({standardMap().findPower("Russia"), "A Sill - Ber"});
        const Study after = withReading(study, unreadOf(study).front(), "A Sil - Ber");
        QVERIFY(after.position == study.position);
        QVERIFY(unreadOf(after).empty());
    }

    void variationsAreCorrectedToo()
    {
        const Study before = pasted("Germany: A Ber - Kie\nRussia: A Sill - Ber\n");
        const GrownStudy grown = withVariation(before, firstNode(before));
        const Study after = withReading(grown.study, unreadOf(before).front(), "A Sil - Ber");
        for (const StudyNode& node : after.nodes)
            QCOMPARE(node.orders.back().text, std::string("A Sil - Ber"));
        const Study gone = asCommentary(grown.study, unreadOf(before).front());
        for (const StudyNode& node : gone.nodes) QCOMPARE(node.orders.size(), std::size_t(1));
        QCOMPARE(gone.commentary, std::string("Russia: A Sill - Ber"));
    }

    void aLineOfNoPowerWaitsForOne()
    {
        const Study before = pasted("A Vie - Tri\n\nItaly: A Ven - Tri\n");
        QCOMPARE(before.ownerless, std::vector<std::string>{"A Vie - Tri"});
        const UnreadOrder unread = unreadOf(before).front();
        QCOMPARE(unread.power, noPower);
        QVERIFY(withReading(before, unread, "A Vie - Tri") == before); // it still does not say whose
        const Study after = withReading(before, unread, "Austria: A Vie - Tri");
        QVERIFY(after.ownerless.empty());
        QVERIFY(hasUnit(after, "Austria", UnitKind::Army, "VIE"));
        QCOMPARE(after.nodes.front().orders.front().text, std::string("A Vie - Tri"));
        QCOMPARE(asCommentary(before, unread).commentary, std::string("A Vie - Tri"));
        QVERIFY(asCommentary(before, unread).ownerless.empty());
    }

    void unitsThatTheTextTellsOfHaveAnOwner()
    {
        const Study study = pasted("Austria has an army in Vienna.\n\nA Vie - Tri\n");
        QVERIFY(study.ownerless.empty());
        QCOMPARE(study.nodes.front().orders.front().power, standardMap().findPower("Austria"));
    }

    void ordersAloneSayWhatIsMissing()
    {
        const std::string error = errorOfPaste("A Vie - Tri\nA Bud - Ser\n");
        QVERIFY2(error.starts_with("“A Vie - Tri” does not say whose unit it is."), error.c_str());
        QVERIFY(errorOfPaste("See you on Friday.")
                    .starts_with("No unit and no order could be read in this text."));
    }

    void nothingIsLostInAFile()
    {
        const Study study = pasted("A Vie - Tri\n\nItaly: A Ven - Tri\nRussia: A Sill - Ber\n");
        QCOMPARE(unreadOf(study).size(), std::size_t(2));
        const Result<Study> again = readStudyFile(writeStudy(study), "a.study", standardMaps());
        QVERIFY(again && *again == study);
    }

    void aLineOfJsonIsRead()
    {
        const std::string line =
            R"({"phase":"F1902M","orders":{"Austria":["A VIE - TRI"],"Russia":["A SILL - BER"]},)"
            R"("units":{"Austria":["A VIE"],"Russia":["A SIL"]},"centres":{"Austria":["VIE"]}})";
        const Study study = pasted(line);
        QCOMPARE(shortName(study.phase), std::string("F1902M"));
        QVERIFY(hasUnit(study, "Austria", UnitKind::Army, "VIE"));
        QCOMPARE(study.nodes.front().orders.size(), std::size_t(2));
        QCOMPARE(unreadOf(study).front().text, std::string("A SILL - BER"));
        // Of several the last.
        const std::string earlier = R"({"phase":"S1902M","units":{"Austria":["A BUD"]}})";
        QVERIFY(pasted(earlier + "\n" + line + "\n") == study);
        QVERIFY(errorOfPaste("{\"phase\": ").starts_with("This text is from a program"));
    }

    void realGamesArePastedLineByLine()
    {
        const std::string game = sourceFile("tests/data/games/game_1.jsonl");
        std::size_t lines = 0;
        for (std::size_t begin = 0; begin < game.size();) {
            const std::size_t end = game.find('\n', begin);
            const Study study = pasted(game.substr(begin, end - begin));
            QVERIFY(unreadOf(study).empty());
            QVERIFY(!study.position.units.empty());
            ++lines;
            begin = end == std::string::npos ? game.size() : end + 1;
        }
        QVERIFY(lines > 10);
    }
};

CHANCERY_SUITE(TestStudyUnread, NoApplication)

} // namespace chancery::tst_study_unread

#include "tst_study_unread.moc"
