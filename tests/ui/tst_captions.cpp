// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of single cases: causes before effects, strengths under their names, headlines that name the
// main result.
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/caption_laws.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/situation.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/language.h"
#include "ui/words/name_phrases.h"
#include "ui/words/room_panel.h"
#include "ui/words/unit_phrases.h"

#include <array>

namespace chancery::tst_captions {

namespace {

/// All sentences of a story, one line each; headlines begin with "# ".
QStringList toldOf(const PhaseRecord& record)
{
    QStringList lines;
    for (const Beat& beat : captionedStoryOf(record).beats) {
        if (beat.gesture == Gesture::Orders || beat.gesture == Gesture::Settle) continue;
        const Caption caption = Captions(standardMap(), record).of(beat);
        lines << "# " + caption.headline;
        for (const StrengthLine& line : caption.strengths) lines << line.text;
        lines << caption.others << caption.remarks;
        for (const FateLine& line : caption.fates) lines << line.text;
    }
    return lines;
}

PhaseRecord recordOf(const Case& c)
{
    std::vector<Order> orders;
    for (const CaseOrder& o : c.orders) orders.push_back(sketch::orderOn(o.power, c.before, o.std, c.phase));
    return sketch::resolved(
        withOrders({{Season::Spring, 1901, c.phase}, c.before, {}, std::nullopt, {}}, orders));
}

/// A turn on the board for 34, where each power has the army in its centre: Munich attacks Berlin, which
/// supports Kiel, and all others hold.
PhaseRecord turnOfMany(const Map& map)
{
    PhaseRecord record{{Season::Fall, 1901, PhaseKind::Movement}, {}, {}, std::nullopt, {}};
    record.before.owner.assign(map.provinces.size(), noPower);
    std::vector<Order> orders;
    const auto at = [&map](const char* code) { return map.findLocation(code); };
    for (const Power power : map.everyPower()) {
        const Province home = map[power].homes.front();
        const Unit unit{power, UnitKind::Army, at(map[home].code.c_str())};
        place(map, record.before, unit);
        record.before.owner[index(home)] = power;
        Command command = Hold{};
        if (unit.at == at("MUN")) command = Move{at("BER")};
        if (unit.at == at("BER")) command = SupportHold{at("KIE")};
        orders.push_back({power, unit, command});
    }
    record.outcome = resolveMovement(map, {}, record.before, orders);
    return record;
}

/// What is told of a movement phase that is written as one line.
QStringList toldOfLine(const QString& line)
{
    const OrderedPhase phase = situation(line.toStdString());
    PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
    for (const Order& order : phase.orders) record.written.push_back({order.power, "", {order}, {}});
    return toldOf(sketch::resolved(record));
}

} // namespace

class TestCaptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { speak(QStringLiteral("en")); }

    /// A move that its own power's unit stops keeps a weaker rival out, but is not kept out by it. Where
    /// nobody holds the province against all of them, the headline says that they bounce.
    void attackersThatStopEachOtherAreTold_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("told");
        QTest::newRow("a beleaguered garrison")
            << "Germany: A MUN H | France: A BUR - MUN, A RUH S A BUR - MUN | "
               "Austria: A TYR - MUN, A BOH S A TYR - MUN"
            << true;
        QTest::newRow("a third, that is weaker")
            << "Germany: A MUN H | France: A BUR - MUN, A RUH S A BUR - MUN | "
               "Austria: A TYR - MUN, A BOH S A TYR - MUN | Russia: A SIL - MUN"
            << true;
        QTest::newRow("one attacks its own unit")
            << "Austria: A VIE H, A BUD - VIE, A TRI S A BUD - VIE | Italy: A TYR - VIE" << false;
        QTest::newRow("one attacks its own unit as strongly")
            << "France: F BEL H, F ENG - BEL | England: F NTH - BEL" << false;
        QTest::newRow("the unit there would leave")
            << "Austria: A SER - BUD, A VIE S A SER - BUD | Italy: A GAL - BUD, A RUM S A GAL - BUD | "
               "Russia: A BUD - TRI | Turkey: A TRI H"
            << false;
    }
    void attackersThatStopEachOtherAreTold()
    {
        QFETCH(QString, line);
        QFETCH(bool, told);
        const QStringList lines = toldOfLine(line);
        QVERIFY2(lines.contains("The attackers keep each other out.") == told, qPrintable(lines.join('\n')));
    }

    void ownUnitInTheWay_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("it cannot leave") << "Turkey: A RUM - UKR, A BUL - RUM | Russia: A UKR H"
                                         << "Turkey's own stopped unit blocks Rumania.";
        QTest::newRow("it keeps a weaker rival out")
            << "Germany: F NTH H, F HOL - NTH, F BEL S F HOL - NTH | Russia: F SKA - NTH"
            << "# Germany blocks Russia's way to the North Sea";
        QTest::newRow("it holds") << "Turkey: A RUM H, A BUL - RUM"
                                  << "# Turkey's own unit blocks Rumania";
    }

    void ownUnitInTheWay()
    {
        QFETCH(QString, line);
        QFETCH(QString, said);
        const QStringList lines = toldOfLine(line);
        QVERIFY2(lines.contains(said), qPrintable(lines.join('\n')));
    }

    void everyUnitThatCutsIsTold()
    {
        const QString cut = "Germany: A SIL S A BER - PRU, A BER - PRU | Russia: A PRU H, A WAR - SIL | "
                            "Austria: A BOH - SIL";
        QStringList lines = toldOfLine(cut);
        QVERIFY2(lines.contains("The German support from Silesia is cut by Austria from Bohemia and Russia "
                                "from Warsaw."),
                 qPrintable(lines.join('\n')));
        speak(QStringLiteral("de"));
        lines = toldOfLine(cut);
        QVERIFY2(lines.contains("Die deutsche Unterstützung aus Schlesien wird von Österreich aus Böhmen und "
                                "Russland aus Warschau unterbrochen."),
                 qPrintable(lines.join('\n')));
    }

    void casesOfDatc_data() { addTable("tests/data/captions.txt", {"said", "unsaid"}); }

    void casesOfDatc()
    {
        QFETCH(QString, said);
        QFETCH(QString, unsaid);
        const auto found = std::ranges::find(datcCases(), QTest::currentDataTag(), &Case::id);
        QVERIFY(found != datcCases().end());
        const QStringList told = toldOf(recordOf(*found));
        int from = 0;
        for (const QString& line : said.split(u'\n')) {
            from = int(told.indexOf(line, from));
            QVERIFY2(from >= 0, qPrintable(line + "\n--\n" + told.join('\n')));
        }
        if (!unsaid.isEmpty()) QVERIFY2(told.filter(unsaid).isEmpty(), qPrintable(told.join('\n')));
    }

    void retreats_data()
    {
        QTest::addColumn<QString>("said");
        QTest::newRow("6.H.2") << "# England and Russia clash retreating to the North Sea";
        QTest::newRow("6.H.7") << "# Italy's own units clash retreating to Tyrolia";
        QTest::newRow("6.H.3") << "The English fleet in the North Sea was not dislodged.";
        QTest::newRow("6.H.5") << "# Turkey disbands its fleet in Ankara";
        QTest::newRow("6.H.15") << "England has no dislodged unit in Portugal.";
    }

    void retreats()
    {
        QFETCH(QString, said);
        const auto found = std::ranges::find(datcCases(), QTest::currentDataTag(), &Case::id);
        QVERIFY(found != datcCases().end());
        const CaseReport report = runCase(standardMap(), *rulebookFor(*found), *found);
        QVERIFY(report.retreatOutcome);
        const QStringList told = toldOf({{Season::Spring, 1901, PhaseKind::Retreat},
                                         report.outcome.after,
                                         {},
                                         report.retreatOutcome,
                                         {}});
        QVERIFY2(told.contains(said), qPrintable(told.join('\n')));
    }

    /// Neutral centres have no hands to leave, and a power that enters what it owns takes nothing.
    void centres()
    {
        const PhaseRecord record = sketch::resolved(
            sketch::record({Season::Fall, 1901, PhaseKind::Movement},
                           sketch::position({"France A GAS", "France A PIC", "France F MAO"}, {"France BRE"}),
                           {"A GAS - SPA", "A PIC - BRE", "F MAO - POR"}));
        const QStringList told = toldOf(record);
        QVERIFY2(told.contains("# France enters Spain and Portugal; France moves to Brest"),
                 qPrintable(told.join('\n')));
        QVERIFY2(told.contains("# France gains Portugal and Spain"), qPrintable(told.join('\n')));
    }

    void germanNamesTakeTheirArticle()
    {
        speak(QStringLiteral("de"));
        const NamePhrases names(standardMap());
        const auto at = [](const char* code) { return standardMap().findProvince(code); };
        QCOMPARE(
            names.to({at("NWY"), at("NTH"), at("ENG"), at("ADR"), at("UKR"), at("RUH")}),
            "nach Norwegen, in die Nordsee, in den Ärmelkanal, ins Adriatische Meer, in die Ukraine und ins "
            "Ruhrgebiet");
        QCOMPARE(names.in({at("NWG"), at("BOT"), at("LYO"), at("HEL")}),
                 "in der Norwegischen See, im Bottnischen Meerbusen, im Golf von Lyon und in der Helgoländer "
                 "Bucht");
        QCOMPARE(names.from({at("BLA"), at("BUL")}), "aus dem Schwarzen Meer und aus Bulgarien");
        QCOMPARE(names.subject({standardMap().findPower("Turkey")}).text(), "die Türkei");
        QCOMPARE(names.dative(standardMap().findPower("Turkey")).text(), "der Türkei");
        QCOMPARE(NamePhrases::capital("die Türkei"), "Die Türkei");
        const QChar mark(u'*');
        const std::vector<Location> channel{whole(at("ENG"))}, norway{whole(at("NWY"))};
        QCOMPARE(names.named("* baut auf. Es gehört nicht * und nicht zu *, weil niemand * spielt (*).", mark,
                             standardMap().findPower("Turkey")),
                 "Die Türkei baut auf. Es gehört nicht der Türkei und nicht zu der Türkei, weil niemand die "
                 "Türkei spielt (Türkei).");
        QCOMPARE(names.placed("* ist leer; wer * verlässt, zieht nicht nach *: In * und an *: * bleibt.",
                              mark, channel),
                 "Der Ärmelkanal ist leer; wer den Ärmelkanal verlässt, zieht nicht in den Ärmelkanal: Im "
                 "Ärmelkanal und an den Ärmelkanal: Der Ärmelkanal bleibt.");
        QCOMPARE(names.placed("von * aus nach *, aus *", mark, norway),
                 "Von Norwegen aus nach Norwegen, aus Norwegen");
    }

    /// The route that an order names is read out, and what became of several routes is said with the fight,
    /// where the rulebook heeds them.
    void convoyRoutesAreTold_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("unsaid");
        const auto row = [](const char* rulebook, const char* line, const char* said, const char* unsaid,
                            const char* language = "en") {
            QTest::addRow("%s %s: %s", rulebook, language, said)
                << rulebook << line << language << said << unsaid;
        };
        const char* const written =
            "England: A LON - ENG - NTH - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL";
        const char* const lost = "England: A LON - ENG - BEL, F ENG C A LON - BEL, F NTH C A LON - BEL | "
                                 "France: F BRE - ENG, F IRI S F BRE - ENG";
        const char* const either = "England: A EDI - NWY, F NWG C A EDI - NWY, F NTH C A EDI - NWY | "
                                   "Russia: F BAR - NWG, F CLY S F BAR - NWG";
        for (const char* rulebook : {"1971", "alexander", "twenty"})
            row(rulebook, written,
                "Army London to Belgium by convoy through the English Channel and the North Sea", "");
        row("1971", written, "Armee London – Belgien im Konvoi durch den Ärmelkanal und die Nordsee", "",
            "de");
        for (const char* rulebook : {"datc", "2000", "committee"})
            row(rulebook, written, "Army London to Belgium by convoy", "through");
        row("1971", "England: A LON - NTH - NWG - NWY, F NWG C A LON - NWY, F NTH C A LON - NWY",
            "Army London to Norway by convoy through the North Sea and the Norwegian Sea", "");
        row("1971", lost, "The army may take only the route that its order names.", "");
        row("1971", lost,
            "The English convoy through the North Sea is not used: the order of the army names another "
            "route.",
            "");
        row("1971", lost, "Die Armee ist an den Weg gebunden, den ihr Befehl nennt.", "", "de");
        row("datc", lost, "One open convoy route is enough for the army.", "names");
        row("1971", either, "Under these rules one broken route stops the army.", "is enough");
        row("1971", either, "Nach diesen Regeln hält ein gerissener Weg die Armee auf.", "", "de");
        row("2000", either, "One open convoy route is enough for the army.", "stops");
        row("2000", either, "Ein offener Konvoiweg genügt der Armee.", "", "de");
    }

    void convoyRoutesAreTold()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, line);
        QFETCH(QString, language);
        QFETCH(QString, said);
        QFETCH(QString, unsaid);
        speak(language);
        const OrderedPhase phase = situation(line.toStdString());
        PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
        record.outcome =
            resolveMovement(standardMap(), rulebookOf(*findRulebook(rulebook.toStdString())).options,
                            phase.position, phase.orders);
        const Storyboard story = captionedStoryOf(record);
        QStringList told = toldOf(record);
        for (const ReadOrder& order : Captions(standardMap(), record).of(story.beats[0]).orders)
            told << order.text;
        QVERIFY2(told.contains(said), qPrintable(told.join('\n')));
        if (!unsaid.isEmpty()) QVERIFY2(told.filter(unsaid).isEmpty(), qPrintable(told.join('\n')));
        if (language == "en") QCOMPARE(brokenCaptionLaw(record, story), QString());
    }

    void ordersAreAList()
    {
        const PhaseRecord record = sketch::resolved(
            sketch::record({Season::Spring, 1901, PhaseKind::Movement},
                           sketch::position({"France A PAR", "France A MAR", "Turkey F ANK"}),
                           {"A MAR S A PAR - BUR", "A PAR - BUR", "F ANK - BLA"}));
        const Storyboard story = captionedStoryOf(record);
        const Captions captions(standardMap(), record);
        const Caption france = captions.of(story.beats[0]), turkey = captions.of(story.beats[1]);
        QCOMPARE(france.headline, "France's orders");
        QCOMPARE(france.orders.size(), std::size_t{2});
        QStringList texts;
        for (const ReadOrder& line : france.orders) {
            QCOMPARE(line.power, standardMap().findPower("France"));
            texts << line.text;
        }
        texts.sort();
        QCOMPARE(texts,
                 (QStringList{"Army Marseilles supports Paris to Burgundy", "Army Paris to Burgundy"}));
        QCOMPARE(turkey.headline, "Turkey: Fleet Ankara to Black Sea");
        QVERIFY(captions.of(story.beats[2]).orders.empty());
        speak(QStringLiteral("de"));
        QCOMPARE(Captions(standardMap(), record).of(story.beats[0]).headline, "Befehle von Frankreich");
    }

    void whoMustRetreatIsSaidAtTheEnd()
    {
        const auto lastOf = [](const std::vector<std::string>& units,
                               const std::vector<std::string>& orders) {
            const PhaseRecord record = sketch::resolved(
                sketch::record({Season::Spring, 1901, PhaseKind::Movement}, sketch::position(units), orders));
            const Storyboard story = captionedStoryOf(record);
            return Captions(standardMap(), record).of(story.beats.back()).line();
        };
        QCOMPARE(lastOf({"France A PAR", "France A MAR", "Germany A BUR"},
                        {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H"}),
                 "Germany must retreat from Burgundy");
        QCOMPARE(lastOf({"France A PAR", "France A MAR", "Germany A BUR", "England A LVP", "England F NTH",
                         "Italy A YOR"},
                        {"A PAR - BUR", "A MAR S A PAR - BUR", "A BUR H", "A LVP - YOR",
                         "F NTH S A LVP - YOR", "A YOR H"}),
                 "Must retreat: Germany from Burgundy, Italy from Yorkshire");
        QCOMPARE(lastOf({"France A PAR"}, {"A PAR - BUR"}), QString());
    }

    /// The powers of Chaos are called as their provinces.
    void aPowerCalledAsItsProvinceIsNamedOnce()
    {
        const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
        const auto armyOf = [&map](const char* power, const char* place) {
            return UnitPhrases(*map).unit({map->findPower(power), UnitKind::Army, map->findLocation(place)});
        };
        QCOMPARE(armyOf("Kiel", "KIE"), QStringLiteral("The army in Kiel"));
        QVERIFY(armyOf("Kiel", "BER").contains("Kiel"));
        const PhaseRecord record = turnOfMany(*map);
        const Storyboard story = storyOf(*map, sketch::standardGeometry(), record, {});
        const auto fight = std::ranges::find(story.beats, Gesture::Bounce, &Beat::gesture);
        QVERIFY(fight != story.beats.end());
        const auto remarks = [&] { return Captions(*map, record).of(*fight).remarks.join(u' '); };
        QCOMPARE(remarks(), "The support from Berlin is cut by Munich.");
        speak(QStringLiteral("de"));
        QCOMPARE(armyOf("Kiel", "KIE"), QStringLiteral("Die Armee in Kiel"));
        QCOMPARE(remarks(), QStringLiteral("Die Unterstützung aus Berlin wird von München unterbrochen."));
    }

    /// Spain cannot go to Gascony, and Portugal not to Spain.
    void nobodyIsDrivenFromHimself()
    {
        const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
        PhaseRecord record{{Season::Fall, 1901, PhaseKind::Movement}, {}, {}, std::nullopt, {}};
        record.before.owner.assign(map->provinces.size(), noPower);
        std::vector<Order> orders;
        const std::vector<std::array<const char*, 3>> moves{{"Portugal", "POR", "SPA"},
                                                            {"Spain", "SPA", "GAS"},
                                                            {"Paris", "PAR", "GAS"},
                                                            {"Vienna", "VIE", "BUD"},
                                                            {"Budapest", "BUD", "VIE"}};
        for (const auto& [power, from, to] : moves) {
            const Unit unit{map->findPower(power), UnitKind::Army, map->findLocation(from)};
            place(*map, record.before, unit);
            orders.push_back({unit.power, unit, Move{map->findLocation(to)}});
        }
        record.outcome = resolveMovement(*map, {}, record.before, orders);
        const Storyboard story = storyOf(*map, sketch::standardGeometry(), record, {});
        const auto said = [&] {
            QStringList all;
            for (const Beat& beat : story.beats)
                if (beat.place != noProvince)
                    all << Captions(*map, record).question(beat) << Captions(*map, record).of(beat).headline;
            return all.join(u'\n');
        };
        QVERIFY2(said().contains("Portugal attacks Spain\nPortugal fails to dislodge Spain"),
                 qPrintable(said()));
        speak(QStringLiteral("de"));
        QVERIFY2(said().contains("Portugal greift Spanien an\nPortugal kann Spanien nicht vertreiben"),
                 qPrintable(said()));
        QVERIFY2(!said().contains("zwischen"), qPrintable(said()));
    }

    /// A count that wins is no lead, and the years of a winner, who is named last, are those of the winner.
    void whoHasWonNoLongerLeads()
    {
        const PhaseRecord record = sketch::resolved(sketch::record(
            {Season::Fall, 1901, PhaseKind::Movement}, sketch::position({"France A BUR"}), {"A BUR H"}));
        Beat beat{Gesture::Tally, {}, {}, {}};
        beat.tally =
            TallySlide{1908,
                       false,
                       {{sketch::power("Austria"), 15, 19, {}}, {sketch::power("France"), 15, 15, {}}},
                       {},
                       18};
        QCOMPARE(Captions(standardMap(), record).of(beat).headline, QString("Austria has 19 centres"));
        beat.tally->rows.front().centres = 17;
        QCOMPARE(Captions(standardMap(), record).of(beat).headline, QString("Austria leads with 17 centres"));
        Beat year{Gesture::Course, {}, {}, {standardMap().findProvince("PAR")}};
        year.year = 1900;
        QCOMPARE(Captions(standardMap(), record).of(year).headline, QString("1900: the winner has 1 centre"));
        year.whose = sketch::power("France");
        QCOMPARE(Captions(standardMap(), record).of(year).headline, QString("1900: 1 centre"));
    }

    /// That units stay where they are is no news, however many they are.
    void thatManyHoldIsSaidInAMoment()
    {
        const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
        const PhaseRecord record = turnOfMany(*map);
        const Storyboard story =
            storyOf(*map, sketch::standardGeometry(), record, {.words = wordCounter(*map, record)});
        const auto hold = std::ranges::find(story.beats, Gesture::Hold, &Beat::gesture);
        QVERIFY(hold != story.beats.end());
        QCOMPARE(Captions(*map, record).of(*hold).headline, "32 units hold");
        QVERIFY2(hold->span.lasts <= 2500, qPrintable(QString::number(hold->span.lasts)));
    }

    /// Whatever is resolved first.
    void whoWasDrivenOutIsSaidBesideTheBoard()
    {
        const auto ousted = [](const char* unit, const char* by, bool destroyed) {
            return Ousted{{}, sketch::unit(unit), by ? sketch::power(by) : noPower, destroyed};
        };
        Beat beat{Gesture::Summary, {}, {}, {}};
        beat.turn = TurnNews{{ousted("France A BUR", "Germany", false),
                              ousted("Russia F NTH", "Turkey", true), ousted("Turkey A SMY", nullptr, false)},
                             {{sketch::power("Italy"), sketch::power("France")}}};
        const PhaseRecord record = sketch::resolved(sketch::record(
            {Season::Spring, 1901, PhaseKind::Movement}, sketch::position({"France A BUR"}), {"A BUR H"}));
        const Caption told = Captions(sketch::standardMap(), record).of(beat);
        QCOMPARE(told.headline, QString("2 units dislodged, 1 lost"));
        QCOMPARE(told.others,
                 (QStringList{"Germany drives France from Burgundy.",
                              "Russia loses its fleet in the North Sea.", "Turkey is driven from Smyrna.",
                              "Italy attacked France, which it supported a turn ago."}));
        speak(QStringLiteral("de"));
        const Caption german = Captions(sketch::standardMap(), record).of(beat);
        speak(QStringLiteral("en"));
        QCOMPARE(german.others.mid(0, 3), (QStringList{"Deutschland vertreibt Frankreich aus Burgund.",
                                                       "Russland verliert die Flotte in der Nordsee.",
                                                       "Die Türkei wird aus Smyrna vertrieben."}));
    }

    void buildersAreInTheOrderOfTheMap()
    {
        const PhaseRecord record = sketch::resolved(sketch::record(
            {Season::Winter, 1901, PhaseKind::Adjustment},
            sketch::position({}, {"Turkey ANK CON", "Italy ROM NAP", "France PAR BRE", "England LON EDI"}),
            {"Turkey B A ANK", "Turkey B F CON", "Italy B A ROM", "Italy B F NAP", "France B A PAR",
             "France B F BRE", "England B F EDI", "England B F LON"}));
        const QStringList told = toldOf(record);
        QVERIFY2(told.contains("# England, France, Italy, and Turkey build"), qPrintable(told.join('\n')));
    }
};

CHANCERY_SUITE(TestCaptions, QCoreApplication)

} // namespace chancery::tst_captions

#include "tst_captions.moc"
