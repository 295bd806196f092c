// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a pasted line is, and what it does to the orders that stand already.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/pasting_page.h"
#include "ui/desk/paste_effect.h"
#include "ui/dialogs/paste_dialog.h"

#include <QComboBox>
#include <QTest>

#include <algorithm>

namespace chancery::tst_paste_owners {

using namespace pasting;

class TestPasteOwners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A player's powers share what they write: an order on the sheet of the other one counts, too.
    void anOrderOnAnotherSheetIsASecondOne()
    {
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = Players::Two;
        Session session{std::move(game)};
        const SheetPaste first = readPaste(session.game(), power("Russia"),
                                           "Russia\nA Mos - Ukr\nA War - Gal\nF Lon - Nth\nF Edi - Nwg");
        const PasteEffect effect = effectOf(session.game(), first);
        QCOMPARE(effectInWords(session.game(), effect), QString("4 order(s) for 2 powers"));
        QVERIFY(writePaste(session, first));
        const PasteEffect again = effectOf(
            session.game(), readPaste(session.game(), power("Russia"), "England\nF Lon - Eng\nA Lvp - Yor"));
        QVERIFY(!again.harmless());
        QCOMPARE(std::ranges::count(again.lines, PastedLine::Kind::Twice, &PastedLine::kind), 1);
    }

    /// A heading is one before a line about all units, too.
    void aLineAboutAllUnitsHasAHeading()
    {
        const Game game = newGame(sketch::sharedMap());
        const SheetPaste paste = readPaste(
            game, power("Austria"), "Germany: all units hold\nTürkei: alles hält\nEngland: all hold please");
        QVERIFY(hasCertainOwners(game, paste));
        const PasteEffect effect = effectOf(game, paste);
        QVERIFY(effect.lines.empty());
        QCOMPARE(effectInWords(game, effect), QString("9 order(s) for 3 powers"));
    }

    /// The unit that has taken the place of a destroyed one does not say whose a line about that is.
    void aDestroyedUnitsLineStaysOnItsSheet()
    {
        Position position = sketch::position({"Turkey A RUM", "Germany A BUR", "Austria A STP"});
        for (const auto& [text, way] : {std::pair{"France A BUR", "PIC"}, std::pair{"Russia A STP", "FIN"}}) {
            DislodgedUnit unit{sketch::unit(text), {}, {}};
            unit.retreats.add(sketch::sharedMap()->findLocation(way));
            position.dislodged.push_back(unit);
        }
        const Game game = gameFrom(sketch::sharedMap(), *readPhase("F1901R"), position);
        const SheetPaste paste = readPaste(game, power("Germany"), "A Bur R Pic\nA Stp R Fin\nF Rum R Bla");
        QVERIFY(paste.settled());
        for (const auto& [owner, lines] : pastedSheets(game, paste).lines)
            QVERIFY2(owner != power("Turkey"), "a sheet of a power that has no retreat");
        const PasteEffect effect = effectOf(game, readPaste(game, power("Russia"), "Russia:\nF Rum - Bla"));
        QCOMPARE(effect.lines.size(), std::size_t{1});
        QCOMPARE(effect.lines.front().why, QString("No unit has to retreat from Rumania."));
    }

    /// A slip without a heading is proposed to the power of its units if it replaces single orders only.
    void aSlipWithoutAHeadingGoesToItsUnits()
    {
        Page desk;
        writeSheet(desk.session, power("France"), "A Par - Bur\nF Bre - Mao");
        const Game game = desk.session.game();
        const SheetPaste slip = readPaste(game, power("Austria"), "A Par - Pic");
        QVERIFY(slip.settled() && slip.blocks.front().owner == power("France"));
        QVERIFY(!effectOf(game, slip).harmless());
        const SheetPaste whole = readPaste(game, power("Austria"), "A Par - Pic\nF Bre H\nA Mar H");
        QVERIFY(!whole.settled());
        const SheetPaste unread = readPaste(game, power("Austria"), "Emil: sorry, correction: A Smy - Arm");
        PasteDialog dialog(game, unread);
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            QVERIFY(!label->text().contains("Known by its orders"));
    }

    /// Each of a power's two players may head its sheet, and so may a delegate.
    void eachOfTwoPlayersHeadsASheet()
    {
        Game game = newGame(sketch::sharedMap());
        game.players = {{power("Germany"), "Uwe Kern & Rolf"}, {power("Italy"), "Pia"}};
        game.committee.delegations[power("France")] = {"Ines", "Jo"};
        const SheetPaste paste =
            readPaste(game, power("Austria"), "Rolf\nA Mun - Ruh\nPia: A Ven H\nJo:\nA Par - Bur");
        QVERIFY(hasCertainOwners(game, paste));
        QCOMPARE(effectOf(game, paste).sheets, PowerSet({power("Germany"), power("Italy"), power("France")}));
    }

    /// A slip of one line in winter, of a player of several powers, is one build for each centre.
    void aPlayersBuildsStandOnOneLine()
    {
        Game game = gameFrom(
            sketch::sharedMap(), *readPhase("W1901A"),
            sketch::position({"Germany A DEN", "Italy A TUN"}, {"Germany BER MUN DEN KIE", "Italy ROM TUN"}));
        game.rulebook.options.players = Players::Three;
        for (const char* name : {"Germany", "Italy", "Austria"}) game.players[power(name)] = "Uwe";
        const SheetPaste paste = readPaste(game, power("Austria"), "Uwe: A Ber, A Mün");
        const PasteEffect effect = effectOf(game, paste);
        QVERIFY(effect.lines.empty());
        QCOMPARE(effectInWords(game, effect), QString("2 order(s) for Germany"));
        Session session(game);
        QVERIFY(writePaste(session, paste));
        QCOMPARE(sheetText(session.game(), power("Germany")), QString("A Ber, A Mün"));
    }

    /// Of two orders for one unit none counts, so it is said before they are written.
    void twoOrdersForOneUnitAreAskedAbout()
    {
        Page desk;
        writeSheet(desk.session, power("Russia"), "F Sev-Bla");
        const Game game = desk.session.game();
        const SheetPaste paste = readPaste(game, power("Austria"), "Russia:\nF Sev-Bla\nF Sev H\nA Mos H");
        QVERIFY(!effectOf(game, paste).harmless());
        PasteDialog dialog(game, paste);
        auto& summary = part<QLabel>(dialog, "pasteSummary");
        QVERIFY2(summary.text().contains("Russia: 2 order(s) for a unit that has another order"),
                 qPrintable(summary.text()));
        auto& second = part<QComboBox>(dialog, "meaning.2");
        second.setCurrentIndex(second.findText("Leave out"));
        QCOMPARE(summary.text(), QString("2 order(s) for Russia; 1 line(s) left out"));
    }

    /// In Winter a line without a heading or a verb is for the power that builds or removes there.
    void wintersLinesGoToWhoBuildsThere()
    {
        Game game =
            gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                     sketch::position({"Austria A VIE", "Russia A WAR", "France A BUR", "France A PAR"},
                                      {"Austria BUD VIE", "Russia MOS SEV WAR", "France PAR"}));
        const SheetPaste paste = readPaste(game, power("Austria"), "A Mos\nF Sev\nA Bud\nA Bur");
        QStringList owners;
        for (const PastedBlock& block : paste.blocks)
            owners << (block.owner == noPower ? QString("?")
                                              : QString::fromStdString((*game.map)[block.owner].name)) +
                          u'=' + QString::fromStdString(block.text).simplified();
        QCOMPARE(owners.join(u'|'), QString("Russia=A Mos F Sev|Austria=A Bud|France=A Bur"));
    }

    /// A whole name is nobody else's, though another begins alike, and it may have orders beside it.
    void aWholeNameIsOnePlayers()
    {
        Game game = newGame(sketch::sharedMap());
        for (const auto& [one, name] :
             {std::pair{"Italy", "Tom A."}, {"Turkey", "Tom B."}, {"Russia", "Zoë"}, {"England", "Nell"}})
            game.players[power(one)] = name;
        Session session(game);
        const SheetPaste paste = readPaste(game, power("Austria"),
                                           "Tom A.\nall hold\n\nTom B.:\nF Ank-Con\nZoë: War-Gal; Mos-Ukr\n"
                                           "Nell: Lon-Nth, Edi-Nwg");
        QVERIFY(hasCertainOwners(game, paste));
        QVERIFY(writePaste(session, paste));
        QCOMPARE(sheetText(session.game(), power("Italy")), QString("all hold"));
        QCOMPARE(sheetText(session.game(), power("Turkey")), QString("F Ank-Con"));
        QCOMPARE(sheetText(session.game(), power("Russia")), QString("Zoë: War-Gal; Mos-Ukr"));
        QCOMPARE(sheetText(session.game(), power("England")), QString("Nell: Lon-Nth, Edi-Nwg"));
    }

    /// What is forwarded below one's own orders counts; what a heading says without an order is counted.
    void whatIsForwardedCounts()
    {
        const Game game = newGame(sketch::sharedMap());
        const SheetPaste paste = readPaste(
            game, power("Austria"),
            "Austria:\nA Vie H\n\n---------- Forwarded message ---------\nFrom: Cara\n\nGermany:\nA Mun H\n\n"
            "Italy: same as last year");
        QVERIFY(hasCertainOwners(game, paste));
        QCOMPARE(effectInWords(game, effectOf(game, paste)).section(';', 0, 0),
                 QString("2 order(s) for 2 powers"));
        QCOMPARE(
            effectOf(game, readPaste(game, power("Austria"), "Italy: same as last year\nTurkey:\nA Smy-Arm"))
                .sentences,
            1);
    }

    void unitsDecideBelowAPlayersName_data()
    {
        QTest::addColumn<bool>("named");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pasted"); // what is asked, and the sheets of Austria, France and Germany
        QTest::newRow("a name") << true << "Ann:\nA Vie-Gal\nF Bre-Mao"
                                << "|A Vie-Gal|F Bre-Mao|";
        QTest::newRow("the first word") << true << "cara\nA Ber-Kie\nF Ank-Con\n\nAnn\nF Bre-Mao"
                                        << "||F Bre-Mao|A Ber-Kie";
        QTest::newRow("a number") << false << "Player 1:\nA Vie-Gal\nF Bre-Mao\n\nPlayer 3:\nA Ber-Kie"
                                  << "|A Vie-Gal|F Bre-Mao|A Ber-Kie";
        QTest::newRow("in turns") << true << "Ann:\nA Vie-Gal\nF Bre-Mao\nA Bud-Ser"
                                  << "|A Vie-Gal\nA Bud-Ser|F Bre-Mao|";
        QTest::newRow("no line below it") << true << "Ann:\n\nFrance:\nF Bre-Mao"
                                          << "||F Bre-Mao|";
        QTest::newRow("a power and its player")
            << true << "Austria: Ann\nA Vie-Gal\n\nGermany: Cara\nA Ber-Kie"
            << "|A Vie-Gal||A Ber-Kie";
        QTest::newRow("a player and one of his powers")
            << true << "Ann: Austria\nA Vie-Gal\n\nAnn: France\nF Bre-Mao"
            << "|A Vie-Gal|F Bre-Mao|";
        QTest::newRow("another player's power") << true << "Ann: Germany\nA Ber-Kie"
                                                << "Ann: Germany=A Ber-Kie|||";
        QTest::newRow("a power twice") << true << "Austria: AUSTRIA\nA Vie-Gal"
                                       << "|A Vie-Gal||";
        QTest::newRow("another player's unit") << true << "Ann:\nA Vie-Gal\nF Bre-Mao\nA Ber-Kie"
                                               << "Ann:=A Ber-Kie|A Vie-Gal|F Bre-Mao|";
        QTest::newRow("a line that is not understood first") << true << "Ann:\nA Xyzzy-Plugh\nF Bre-Mao"
                                                             << "Ann:=A Xyzzy-Plugh||F Bre-Mao|";
    }

    /// Below the name of a player of two powers each line is on the sheet of its unit's power; what is for no
    /// unit of theirs is asked about.
    void unitsDecideBelowAPlayersName()
    {
        QFETCH(bool, named);
        QFETCH(QString, text);
        Page desk;
        Game game = newGame(sketch::sharedMap());
        game.rulebook.options.players = Players::Four;
        if (named)
            for (const auto& [one, name] : {std::pair{"Austria", "Ann"},
                                            {"France", "Ann"},
                                            {"Germany", "Cara Lee"},
                                            {"Turkey", "Cara Lee"},
                                            {"England", "Annabel"}})
                game.players[power(one)] = name;
        desk.session.start(game);
        QString asked;
        desk.page.setAskPaste([&asked](const Game&, SheetPaste paste) {
            for (PastedBlock& block : paste.blocks) {
                if (block.block.known == SheetBlock::Owner::Headed) continue;
                asked += QString::fromStdString(block.block.heading + '=' + block.text).trimmed();
                block.owner = noPower;
                block.leftOut = true;
            }
            return std::optional(std::move(paste));
        });
        pasteInto(desk.sheet, text);
        const QStringList pasted{asked, desk.written("Austria"), desk.written("France"),
                                 desk.written("Germany")};
        QTEST(pasted.join(u'|'), "pasted");
    }
};

CHANCERY_SUITE(TestPasteOwners, QApplication)

} // namespace chancery::tst_paste_owners

#include "tst_paste_owners.moc"
