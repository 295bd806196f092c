// SPDX-License-Identifier: GPL-3.0-or-later
// What the gamemaster learns of the sheets before resolving, and questions that are asked once.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/readings.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/unit_rows.h"
#include "ui/words/desk_words.h"

namespace chancery::tst_desk_check {

namespace {

using sketch::power;

PowerCheck checkOf(const Session& session, const char* name)
{
    return checkDesk(session.game()).at(index(power(name)));
}

struct Desk
{
    Session session{newGame(sketch::sharedMap())};

    void write(const char* name, const char* text) { writeSheet(session, power(name), text); }
    LineReading reading(const char* name)
    {
        return readingsOf(session, power(name), sheetText(session.game(), power(name))).front();
    }
};

} // namespace

class TestDeskCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readyOnlyIfNothingNeedsASecondLook()
    {
        Desk desk;
        desk.write("France", "A Par - Bur\nA Mar - Spa\nF Bre - Mao");
        QVERIFY(checkOf(desk.session, "France").ready());
        desk.write("France", "A Par - Bur\nA Mar S A Par - Gas\nF Bre - Mao");
        QVERIFY(checkOf(desk.session, "France").complete());
        QVERIFY(!checkOf(desk.session, "France").ready());
        QCOMPARE(checkOf(desk.session, "France").doubts, 1);
        desk.write("France", "A Par - Bur\nA Mar - Spa\nF Bre - Mao\nwith best wishes");
        QCOMPARE(checkOf(desk.session, "France").unread, 1);
        QVERIFY(!checkOf(desk.session, "France").ready());
    }

    void whatMayBeMeantIsNotUnclear_data()
    {
        QTest::addColumn<QString>("sheet");
        QTest::newRow("a standoff of own units") << "A Par - Bur\nA Mar - Bur\nF Bre - Mao";
        QTest::newRow("against an own unit that stays") << "A Par - Bre\nA Mar - Spa\nF Bre H";
    }
    /// The row says it, and nothing else does.
    void whatMayBeMeantIsNotUnclear()
    {
        QFETCH(QString, sheet);
        Desk desk;
        desk.write("France", qPrintable(sheet));
        const PowerCheck check = checkOf(desk.session, "France");
        QVERIFY(check.ready());
        QCOMPARE(std::ranges::count(check.marks, AskedMark::Told), 3);
        QCOMPARE(deskStateOf(desk.session.game()).doubts, 0);
        constexpr DeskTrouble doubtful[] = {DeskTrouble::Doubtful};
        QVERIFY(!nextTrouble(desk.session.game(), {}, doubtful));
        QVERIFY(!DeskWords::open(desk.session.game()).contains("France"));
        QVERIFY(std::ranges::any_of(rowsOf(desk.session, power("France")), [](const UnitRow& row) {
            return row.remark.contains("same p"); // province, power
        }));
    }

    void marksShowEveryUnit()
    {
        Desk desk;
        desk.write("France", "A Par - Bur\nF Bre - Mun");
        using enum AskedMark;
        const std::vector<AskedMark> marks = checkOf(desk.session, "France").marks;
        QCOMPARE(marks.size(), std::size_t{3});
        QCOMPARE(std::ranges::count(marks, Told), 1);
        QCOMPARE(std::ranges::count(marks, Illegal), 1);
        QCOMPARE(std::ranges::count(marks, Missing), 1);
    }

    /// Where the rulebook heeds the route that an order names; no rulebook says what a sea named twice means.
    void aSeaNamedTwiceIsTold()
    {
        for (const auto& [rulebook, told] : {std::pair("twenty", true), {"1971", true}, {"datc", false}}) {
            Game game = newGame(sketch::sharedMap());
            game.rulebook = rulebookOf(*findRulebook(rulebook));
            Desk desk{Session(std::move(game))};
            desk.write("England", "A Lvp - Nth - Nwg - North Sea - Nwy");
            const LineReading reading = desk.reading("England");
            QCOMPARE(reading.understood, "A Lvp-Nth-Nwg-Nwy");
            QCOMPARE(reading.corrected == "A sea is named twice; it counts where it is named first.", told);
        }
    }

    void goodOrdersOfABadLineAreKept()
    {
        Desk desk;
        desk.write("France", "A Par - Bur, A Mar - Narnia, F Bre - Mao");
        QCOMPARE(checkOf(desk.session, "France").count.missing, 1);
        const LineReading reading = desk.reading("France");
        QCOMPARE(reading.understood, "A Par-Bur, F Bre-Mao");
        QVERIFY(reading.problem.contains("Narnia"));
        QCOMPARE(reading.unread.size(), std::size_t{1});
        const auto [begin, end] = reading.unread.front();
        QCOMPARE(sheetText(desk.session.game(), power("France")).mid(begin, end - begin), "A Mar - Narnia, ");
    }

    void correctionsAreShown()
    {
        Desk desk;
        desk.write("France", "A Par - Burgandi");
        QCOMPARE(desk.reading("France").understood, "A Par-Bur");
        QVERIFY(desk.reading("France").corrected.contains("Burgandi"));
        desk.write("France", "A Par - Burg.");
        QVERIFY(desk.reading("France").corrected.isEmpty());
    }

    /// The line stays as it was written; what it means is asked once, kept while other lines change, and
    /// undone.
    void twoMeaningsAreAskedAboutOnce()
    {
        Desk desk;
        desk.write("England", "F Edi - Nor");
        const std::vector<LineMeaning> answers = desk.reading("England").answers;
        QCOMPARE(answers.size(), std::size_t{2});
        QCOMPARE(answers[1].label, "Norwegian Sea");
        clarifyLine(desk.session, power("England"), "F Edi - Nor", answers[1].line);
        QCOMPARE(desk.reading("England").understood, "F Edi-Nwg");
        QVERIFY(desk.reading("England").problem.isEmpty());
        desk.write("England", "F Edi - Nor\nF Lon H");
        QCOMPARE(sheetText(desk.session.game(), power("England")), "F Edi - Nor\nF Lon H");
        QCOMPARE(desk.reading("England").understood, "F Edi-Nwg");
        desk.session.undoStack()->undo();
        desk.session.undoStack()->undo();
        QVERIFY(!desk.reading("England").problem.isEmpty());
    }

    /// A line that a file has as not understood is not taken as read, even if it could be read now, and the
    /// reason is said.
    void whatAFileHasAsUnreadSaysSo()
    {
        Desk desk;
        desk.write("England", "F Edi - NTH");
        QVERIFY(desk.reading("England").problem.isEmpty());
        Game game = desk.session.game();
        game.phases.back().written.front().orders.clear();
        game.phases.back().written.front().problem = "it was not understood when it was saved";
        const Session session{std::move(game)};
        const std::vector<UnitRow> rows = rowsOf(session, power("England"));
        const auto unread = std::ranges::find(rows, RowState::Wrong, &UnitRow::state);
        QVERIFY(unread != rows.end());
        QVERIFY2(unread->remark.contains("counts as not understood"), qPrintable(unread->remark));
    }

    void buildsThatAreNotOrderedAreUnused()
    {
        const Position position =
            sketch::position({"Austria A SER", "Germany A DEN"}, {"Austria VIE BUD SER", "Germany MUN DEN"});
        Session session{gameFrom(sketch::sharedMap(), *readPhase("W1901A"), position)};
        writeSheet(session, power("Austria"), "A Vie");
        QCOMPARE(DeskWords::open(session.game()),
                 "Austria leaves 1 build(s) unused.\nGermany leaves 1 build(s) unused.");
        writeSheet(session, power("Germany"), "waive");
        QCOMPARE(DeskWords::open(session.game()), "Austria leaves 1 build(s) unused.");
    }

    /// The same line written twice is two questions; an answer that was given serves one line, whichever of
    /// them.
    void oneAnswerServesOneLine()
    {
        Desk desk;
        const auto understood = [&desk] {
            QStringList lines;
            for (const LineReading& line :
                 readingsOf(desk.session, power("England"), sheetText(desk.session.game(), power("England"))))
                lines << (line.problem.isEmpty() ? line.understood : QString("?"));
            return lines;
        };
        desk.write("England", "F Edi - Nor\nA Lvp H\nF Edi - Nor");
        QCOMPARE(understood(), QStringList({"?", "A Lvp H", "?"}));
        clarifyLine(desk.session, power("England"), "F Edi - Nor", "F Edi - NWG");
        QCOMPARE(understood(), QStringList({"F Edi-Nwg", "A Lvp H", "?"}));
        desk.write("England", "F Edi - Nor\nA Lvp H\nF Edi - Nor\nF Lon H");
        QCOMPARE(understood(), QStringList({"F Edi-Nwg", "A Lvp H", "?", "F Lon H"}));
        clarifyLine(desk.session, power("England"), "F Edi - Nor", "F Edi - NTH");
        QCOMPARE(understood(), QStringList({"F Edi-Nwg", "A Lvp H", "F Edi-Nth", "F Lon H"}));
        QCOMPARE(checkOf(desk.session, "England").unread, 0);
        desk.write("England", "F Edi - Nor");
        QCOMPARE(understood(), QStringList({"F Edi-Nwg"}));
        desk.write("England", "F Edi - Nor\nF Edi - Nor");
        QCOMPARE(understood(), QStringList({"F Edi-Nwg", "?"}));
        desk.write("Germany", "F Edi - Nor"); // and is no answer of another power
        QVERIFY(!desk.reading("Germany").problem.isEmpty());
    }

    /// 1971 XIV.2: with two players Italy is closed, which is shown while orders are written.
    void closedProvincesAreDoubtful()
    {
        Desk desk;
        Rulebook rules = desk.session.game().rulebook;
        rules.options.players = Players::Two;
        setRulebook(desk.session, rules);
        desk.write("Austria", "A Vie - Tyr\nA Bud - Tri\nF Tri - Adr");
        QVERIFY(checkOf(desk.session, "Austria").ready());
        desk.write("Austria", "A Vie - Tyr\nA Bud - Tri\nF Tri - Ven");
        QVERIFY(checkOf(desk.session, "Austria").complete());
        QCOMPARE(checkOf(desk.session, "Austria").illegal, 1);
        rules.options.players = Players::Seven;
        setRulebook(desk.session, rules);
        QVERIFY(checkOf(desk.session, "Austria").ready());
    }

    void answersFitTheQuestion_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("which space") << "F Edi - Nor" << QStringList{"F Edi - NTH", "F Edi - NWG"};
        QTest::newRow("which unit") << "F - Nth" << QStringList{"F EDI - Nth", "F LON - Nth"};
        QTest::newRow("no such space") << "F Edi - Kleid" << QStringList{};
        QTest::newRow("after a good order")
            << "A Lvp H, F Edi - Nor" << QStringList{"A Lvp H, F Edi - NTH", "A Lvp H, F Edi - NWG"};
    }
    void answersFitTheQuestion()
    {
        QFETCH(QString, written);
        QFETCH(QStringList, lines);
        Desk desk;
        desk.write("England", written.toUtf8().constData());
        QStringList found;
        for (const LineMeaning& answer : desk.reading("England").answers)
            found << QString::fromStdString(answer.line);
        QCOMPARE(found, lines);
    }

    void whatIsOpenIsListedByPower()
    {
        Desk desk;
        const QString all = DeskWords::open(desk.session.game());
        QVERIFY(all.contains("Austria has no order for ") && all.contains("A Vie") && all.contains("F Tri"));
        desk.write("Austria", "A Vie H, A Bud H, F Tri H");
        QVERIFY(!DeskWords::open(desk.session.game()).contains("Austria"));
        desk.write("Austria", "A Vie H, A Bud H, F Tri H, and so on");
        QVERIFY(DeskWords::open(desk.session.game()).contains("Austria: 1 line"));
        desk.write("Austria", "A Vie H, A Bud H, F Tri - Mun");
        QCOMPARE(DeskWords::open(desk.session.game()).section(u'\n', 0, 0),
                 QString("Austria: 1 illegal order(s), F Tri-Mun."));
        desk.write("Austria", "A Vie H, A Bud S A Vie - Gal, F Tri H");
        QVERIFY(
            DeskWords::open(desk.session.game()).contains("Austria: 1 unclear order(s), A Bud S A Vie-Gal."));
    }

    void theStateIsTheSumOfThePowers()
    {
        Desk desk;
        desk.write("Austria", "A Vie H, A Bud S A Vie - Gal, F Tri - Mun");
        desk.write("France", "A Par - Bur, A Mar - Narnia, F Bre - Mao");
        const DeskState state = deskStateOf(desk.session.game());
        QCOMPARE(state.count, (Missing{17, 22}));
        QCOMPARE(state.illegal, 1);
        QCOMPARE(state.doubts, 1);
        QCOMPARE(state.unread, 1);
        QCOMPARE(state.of(DeskTrouble::Unread), 1);
        const auto at = [&](DeskTrouble trouble) {
            const DeskTrouble kinds[] = {trouble};
            const auto place = nextTrouble(desk.session.game(), {}, kinds);
            const Map& map = desk.session.map();
            return !place ? QString()
                          : QString::fromStdString(map.powers[index(place->power)].name) + u' ' +
                                (place->unit == noProvince
                                     ? QString()
                                     : QString::fromStdString(map.provinces[index(place->unit)].code));
        };
        QCOMPARE(at(DeskTrouble::Illegal), QString("Austria TRI"));
        QCOMPARE(at(DeskTrouble::Doubtful), QString("Austria BUD"));
        QCOMPARE(at(DeskTrouble::Unread), QString("France "));
        QCOMPARE(at(DeskTrouble::Missing), QString("England EDI"));
        const std::vector<TroublePlace> all = troublesOf(desk.session.game());
        QCOMPARE(all.size(), std::size_t{17 + 1 + 1 + 1});
        TroublePlace here = all.back();
        for (const TroublePlace& next : all) {
            here = *nextTrouble(desk.session.game(), here);
            QVERIFY(here.isWith(next));
        }
        desk.write("Austria", "A Vie H, A Bud H, F Tri H");
        QCOMPARE(at(DeskTrouble::Illegal), QString());
        desk.write("Austria", "A Rom-Nap\nA Mun-Ruh\nA Vie H, A Bud H, F Tri H"); // units of others
        const DeskTrouble illegal[] = {DeskTrouble::Illegal};
        const auto first = nextTrouble(desk.session.game(), {}, illegal);
        QVERIFY(first && first->unit == noProvince);
        QCOMPARE(first->line, std::string("A Rom-Nap"));
        QCOMPARE(nextTrouble(desk.session.game(), *first, illegal)->line, std::string("A Mun-Ruh"));
    }

    /// DATC 4.D.1: where the last sheet replaces the others, units on earlier ones are missing.
    void onlySheetsThatCountAreCounted()
    {
        Desk desk;
        desk.write("France", "A Par - Bur\nF Bre H\nFrance:\nA Mar H");
        QCOMPARE(checkOf(desk.session, "France").count.missing, 0);
        Rulebook rules = desk.session.game().rulebook;
        rules.options.orderSets = OrderSets::LastReplaces;
        setRulebook(desk.session, rules);
        QCOMPARE(checkOf(desk.session, "France").count.missing, 2);
    }
};

CHANCERY_SUITE(TestDeskCheck, QApplication)

} // namespace chancery::tst_desk_check

#include "tst_desk_check.moc"
