// SPDX-License-Identifier: GPL-3.0-or-later
// Names, orders and verdicts as the user reads them.
#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/ui/small_board.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/language.h"
#include "ui/words/name_phrases.h"
#include "ui/words/room_panel.h"
#include "ui/words/words.h"

#include <QLocale>

#include <algorithm>

namespace chancery::tst_words {

namespace {

PhaseRecord turn(const std::vector<std::string>& units, const std::vector<std::string>& orders)
{
    return sketch::resolved(
        sketch::record({Season::Spring, 1901, PhaseKind::Movement}, sketch::position(units), orders));
}

/// All that the panel beside the board says of a turn, before its verdicts and after them.
QStringList besideTheBoard(const PhaseRecord& record)
{
    const Storyboard story = storyOf(sketch::standardMap(), sketch::standardGeometry(), record, {});
    QStringList said;
    for (const Beat& beat : story.beats) {
        if (beat.gesture == Gesture::Orders) continue;
        if (beat.place != noProvince)
            said << textsOf(questionOf(sketch::standardMap(), record, beat, beat.meets.startsAt));
        said << textsOf(panelOf(sketch::standardMap(), record, beat));
        said << Captions(sketch::standardMap(), record).of(beat).headline;
    }
    return said;
}

} // namespace

class WordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void ordersInWords_data()
    {
        QTest::addColumn<Order>("order");
        QTest::addColumn<QString>("text");
        const Unit army{austria, UnitKind::Army, whole(vienna)}, fleet{austria, UnitKind::Fleet, spainSouth};
        const auto row = [](Unit unit, Command command, const char* text) {
            QTest::newRow(text) << Order{austria, unit, command} << QString::fromUtf8(text);
        };
        row(army, Hold{}, "Army Vienna holds");
        row(army, moveTo(galicia), "Army Vienna to Galicia");
        row(army, moveTo(galicia, Via::Convoy), "Army Vienna to Galicia by convoy");
        row(fleet, SupportHold{whole(vienna)}, "Fleet Spain (south coast) supports Vienna in holding");
        row(army, SupportMove{whole(warsaw), whole(galicia)}, "Army Vienna supports Warsaw to Galicia");
        row(fleet, Convoy{whole(warsaw), whole(galicia)},
            "Fleet Spain (south coast) convoys Warsaw to Galicia");
        row(army, Retreat{spainSouth}, "Army Vienna retreats to Spain (south coast)");
        row(army, Disband{}, "Army Vienna disbands");
        row(fleet, Build{}, "Fleet Spain (south coast) is built");
        row({}, Waive{}, "One build is waived");
    }
    void ordersInWords()
    {
        QFETCH(Order, order);
        QFETCH(QString, text);
        const Map map = smallMap();
        QCOMPARE(Words(map).order(order), text);
    }

    /// Also where no language is set yet, as in a program without a window.
    void listsEndWithAnd()
    {
        const QLocale before;
        for (const QLocale& set : {QLocale::c(), QLocale(QLocale::German)}) {
            QLocale::setDefault(set);
            QCOMPARE(listed({"Vienna", "Trieste", "Budapest"}), "Vienna, Trieste, and Budapest");
        }
        QLocale::setDefault(before);
    }

    void verdictsInWords()
    {
        OrderResult result;
        QCOMPARE(Words::verdict(result), "stands");
        result.fate = Fate::Dislodged;
        QCOMPARE(Words::verdict(result), "dislodged");
        result.verdict = Verdict::Fails;
        result.fate = Fate::Destroyed;
        QCOMPARE(Words::verdict(result), "fails, destroyed");
    }

    void phasesInWords()
    {
        QCOMPARE(Words::phase({Season::Spring, 1901, PhaseKind::Movement}), "Spring 1901, movement");
        QCOMPARE(Words::phase({Season::Winter, 1904, PhaseKind::Adjustment}), "Winter 1904, adjustments");
    }

    /// In the last row nobody knows what a small number beside a large one is.
    void aSecondStrengthIsASentence()
    {
        const PhaseRecord record =
            turn({"Turkey A BUL", "Turkey A CON", "Turkey A GRE", "Austria A BUD", "Austria A TRI"},
                 {"A BUL - SER", "A CON - BUL", "A GRE S A BUL - SER", "A BUD - SER", "A TRI S A BUD - SER"});
        speak(QStringLiteral("en"));
        QVERIFY2(besideTheBoard(record).contains("Turkey defends Bulgaria with strength 1."),
                 qPrintable(besideTheBoard(record).join('\n')));
        speak(QStringLiteral("de"));
        QVERIFY(
            besideTheBoard(record).contains(QStringLiteral("Die Türkei verteidigt Bulgarien mit Stärke 1.")));
        speak(QStringLiteral("en"));
        const PhaseRecord alone = turn({"Turkey A BUL", "Turkey A CON", "Austria A BUD"},
                                       {"A BUL - SER", "A CON - BUL", "A BUD - SER"});
        for (const QString& text : besideTheBoard(alone)) // it says what the large one says
            QVERIFY2(!text.contains("strength"), qPrintable(text));
    }

    /// The number of a unit that is supported in moving and not in holding tells that, in few words.
    void theNumberTellsWhatASupportIsFor()
    {
        const QStringList said = besideTheBoard(turn({"France A BUR", "France A PIC", "Germany A MUN",
                                                      "Germany A RUH", "England A BEL", "England F NTH"},
                                                     {"A BUR - BEL", "A PIC S A BUR - BEL", "A MUN - BUR",
                                                      "A RUH S A MUN - BUR", "A BEL H", "F NTH S A BEL"}));
        QVERIFY2(said.contains("France defends Burgundy with strength 1.") ||
                     said.contains("France attacks from Burgundy with strength 2."),
                 qPrintable(said.join('\n')));
        for (const QString& text : said) QVERIFY2(!text.contains("is supported in moving"), qPrintable(text));
    }

    /// Supports of a power for its own units are no news beside moves without a fight; those for another are.
    void onlySupportsForOthersAreNews()
    {
        const QStringList said =
            besideTheBoard(turn({"Russia A UKR", "Russia A SEV", "Turkey A BUL", "Russia F RUM"},
                                {"A UKR S A SEV - MOS", "A SEV - MOS", "A BUL H", "F RUM S A BUL"}));
        QVERIFY2(said.contains("Russia supports Turkey in Bulgaria"), qPrintable(said.join('\n')));
        for (const QString& text : said) QVERIFY2(!text.contains("own move"), qPrintable(text));
        for (const QString& text : said) QVERIFY2(!text.contains("supports count"), qPrintable(text));
    }

    /// An open convoy of an army that fights is told with the fight: whose fleet carries it.
    void aConvoyIsToldWithItsFight()
    {
        const QStringList said = besideTheBoard(turn({"England A LON", "Germany F NTH", "France A BEL"},
                                                     {"A LON - BEL", "F NTH C A LON - BEL", "A BEL H"}));
        QVERIFY2(said.contains("A German fleet convoys the English army to Belgium."),
                 qPrintable(said.join('\n')));
        for (const QString& text : said) QVERIFY2(!text.contains("intact"), qPrintable(text));
    }

    /// The powers of Chaos are called as their provinces.
    void aUnitIsNotCalledTwice()
    {
        const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
        const Words words(*map, {}, Register::Plain);
        const Power holland = map->findPower("Holland");
        QCOMPARE(words.nameOf({holland, UnitKind::Army, map->findLocation("HOL")}), "Army Holland");
        QCOMPARE(words.nameOf({holland, UnitKind::Army, map->findLocation("BEL")}), "Holland's Army Belgium");
    }

    /// Where the headline is a list of all retreats, they are not said again.
    void retreatsAreSaidOnce()
    {
        const Game game =
            *readGame(fileContent("resources/games/sample-1971.chancery"), "sample", shippedMaps());
        speak(QStringLiteral("de"));
        int told = 0;
        for (const PhaseRecord& record : game.phases)
            if (record.phase.kind == PhaseKind::Retreat && record.outcome)
                for (const QString& text : besideTheBoard(record)) told += text.contains("nach Moskau");
        speak(QStringLiteral("en"));
        QCOMPARE(told, 1);
    }

    void germanSaysAPrepositionOnce()
    {
        const Map& map = sketch::standardMap();
        const auto at = [&map](const char* code) { return map.findProvince(code); };
        speak(QStringLiteral("de"));
        const NamePhrases names(map);
        QCOMPARE(names.in({at("KIE"), at("BER")}), "in Kiel und Berlin");
        QCOMPARE(names.from({at("TRI"), at("VEN"), at("ROM")}), "aus Triest, Venedig und Rom");
        QCOMPARE(names.in({at("NTH"), at("BUR")}), "in der Nordsee und in Burgund");
        QCOMPARE(names.in({at("BUR"), at("RUH")}), "in Burgund und im Ruhrgebiet");
        QCOMPARE(names.owner(map.findPower("Turkey")).text(), "der Türkei");
        QCOMPARE(names.owner(map.findPower("Italy")).text(), "von Italien");
        speak(QStringLiteral("en"));
    }

    void namesThatAreMissing()
    {
        const Map map = smallMap();
        QCOMPARE(Words(map).power(noPower), "nobody");
        QCOMPARE(Words(map).location(nowhere), "nowhere");
        QCOMPARE(Words(map).power(austria), "Austria");
    }
};

CHANCERY_SUITE(WordsTest, QCoreApplication)

} // namespace chancery::tst_words

#include "tst_words.moc"
