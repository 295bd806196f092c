// SPDX-License-Identifier: GPL-3.0-or-later
// A language that has only files is read like those that are built in, beside them; none of its words takes
// another's place.
#include "engine/language/language_file.h"
#include "engine/map/language_names.h"
#include "engine/map/map_file.h"
#include "engine/map/place_names.h"
#include "engine/orders/order_text.h"
#include "engine/orders/order_words.h"
#include "engine/reading/phase_line.h"
#include "engine/rules/clause_document.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_languages {

namespace {

constexpr std::string_view words = R"(
name = "Lingua"
[orders]
army = ["a", "armée"]
fleet = ["f", "flotte"]
support = ["soutient"]
hold = ["tient"]
move = ["vers"]
off = []
filler = ["la"]
[coasts]
north = ["nord"]
south = ["sud"]
west = ["o", "ouest"]
coast = ["côte"]
water = ["mer"]
[phases]
spring = ["printemps"]
spring_letter = ["p"]
)";

constexpr std::string_view names = R"(
[standard]
name = "Ordinaire"
[standard.powers]
Austria = { name = "Autriche", adjective = { "" = "autrichien", f = "autrichienne" } }
[standard.provinces]
BUR = "Bourgogne"
NTH = { name = "Mer du Nord", also = ["Nordmer"] }
ENG = { name = "Manche", also = ["La Manche"] }
WAR = "Varsovie"
SPA = { name = "Espagne", also = ["Galizien"] } # which is another's name
)";

/// Reads one order of a movement phase at the start of a game.
QString read(const char* power, const std::string& text)
{
    const Map& map = standardMap();
    const Position start = startOf(map);
    QString all;
    for (const ReadLine& line : readLines({map, start, PhaseKind::Movement, map.findPower(power)}, text)) {
        if (!line.faults.empty()) return "not read: " + QString::fromStdString(text);
        for (const Order& order : line.written.orders)
            all += (all.isEmpty() ? "" : "; ") + QString::fromStdString(canonical(map, start, order));
    }
    return all;
}

} // namespace

class LanguagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(!addLanguage({"xx", words, names}, "xx")); }
    void cleanup() { preferLanguage("en"); }

    void itsOrdersAreRead_data()
    {
        QTest::addColumn<QString>("power");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("order");
        QTest::newRow("a name") << "France"
                                << "A Par - Bourgogne"
                                << "A PAR - BUR";
        QTest::newRow("words") << "France"
                               << "Armée Par vers Bourgogne"
                               << "A PAR - BUR";
        QTest::newRow("the Channel") << "France"
                                     << "F Bre - Manche"
                                     << "F BRE - ENG";
        QTest::newRow("a sea") << "England"
                               << "Flotte Lon vers la Mer du Nord"
                               << "F LON - NTH";
        QTest::newRow("without accents") << "France"
                                         << "Armee Par - Bourgogne"
                                         << "A PAR - BUR";
        QTest::newRow("another spelling") << "England"
                                          << "F Lon - Nordmer"
                                          << "F LON - NTH";
        QTest::newRow("German beside it") << "England"
                                          << "F Lon - Nordsee"
                                          << "F LON - NTH";
    }
    void itsOrdersAreRead()
    {
        QFETCH(QString, power);
        QFETCH(QString, written);
        QFETCH(QString, order);
        QCOMPARE(read(qPrintable(power), written.toStdString()), order);
    }

    void theMapsOwnNameIsFirst() { QCOMPARE(read("Austria", "A Bud - Galizien"), "A BUD - GAL"); }

    void thePreferredLanguageDecides()
    {
        QCOMPARE(std::string(directionWord("o")), "ec");
        preferLanguage("xx");
        QCOMPARE(std::string(directionWord("o")), "wc");
        QVERIFY(keywordOf("tient") == Keyword::Hold);
        QCOMPARE(read("Russia", "A Mos - Vars"), "A MOS - WAR"); // not only in full
    }

    void phasesAreRead()
    {
        const auto phase = phaseIn(standardMap(), "Printemps 1902");
        QVERIFY(phase && phase->season == Season::Spring && phase->year == 1902);
    }

    void namesAreShown()
    {
        const Map& map = standardMap();
        const Power austria = map.findPower("Austria");
        QCOMPARE(nameIn("xx", map), "Ordinaire");
        QCOMPARE(nameIn("xx", map[austria]), "Autriche");
        QCOMPARE(map[austria].adjectives.at("xx:f"), "autrichienne");
        QCOMPARE(nameIn("xx", map[map.findProvince("BUR")]), "Bourgogne");
        QCOMPARE(nameIn("xx", map[map.findProvince("MUN")]), "Munich");
        QCOMPARE(nameIn("de", map[map.findProvince("BUR")]), "Burgund");
    }

    void aBadFileNamesItsPlace()
    {
        const auto fault = addLanguage({"yy", "name = ", ""}, "yy");
        QVERIFY(fault && fault->where.starts_with("yy/language.toml:1:"));
        QVERIFY(!languageFile("yy"));
        const auto large = addLanguage({"yy", std::string(1 << 20, '#'), ""}, "yy");
        QVERIFY(large && large->where == "yy/language.toml");
    }

    void clausesAreToldInIt()
    {
        auto document = readClauseDocument(fileContent("resources/clauses/1971.toml"), "1971");
        QVERIFY(document);
        const std::string number = document->clauses.front().number;
        const std::string head = "[[clause]]\nnumber = ";
        QVERIFY(!addClauseWords(*document, "xx",
                                head + "\"" + number + "\"\ntitle = \"Titre\"\ntext = \"Texte\"\n", "c"));
        QCOMPARE(document->clauses.front().words.at("xx").title, "Titre");
        QVERIFY(document->clauses.front().words.contains("en"));
        QVERIFY(addClauseWords(*document, "xx", head + "\"none\"\ntitle = \"\"\ntext = \"\"\n", "c"));
    }
};

CHANCERY_SUITE(LanguagesTest, NoApplication)

} // namespace chancery::tst_languages

#include "tst_languages.moc"
