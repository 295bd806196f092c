// SPDX-License-Identifier: GPL-3.0-or-later
// Which agreements of players are refused, and that files keep the others.
#include "engine/files/game_file.h"
#include "engine/game/agreements.h"
#include "engine/game/desk_check.h"
#include "engine/game/rule_change.h"
#include "engine/journal/edit.h"
#include "engine/rules/option_table.h"
#include "tests/engine/consent_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_consents_kept {

using namespace consent_game;

namespace {

Result<Game> readAgain(const Game& game)
{
    return readGame(writeGame(game), "again", [](const std::string&) { return Result(sketch::sharedMap()); });
}

} // namespace

class TestConsentsKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreementsAreRefused_data()
    {
        for (const char* column : {"change", "players", "book"}) QTest::addColumn<QString>(column);
        QTest::addColumn<Consent>("consent");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* name, const char* book, const char* change, const char* players,
                            const Consent& consent, ConsentFault fault) {
            QTest::newRow(name) << change << players << book << consent << static_cast<int>(fault);
        };
        using enum ConsentFault;
        const char* with = "proxy_orders=permitted";
        row("VII.2", "alexander", with, "7", proxy("Italy", "France", "VEN"), None);
        row("VII.2: not agreed beforehand", "alexander", "proxy_orders=no", "7", proxy("Italy", "France"),
            NoProxies);
        row("VII.2: no such unit", "alexander", with, "7", proxy("Italy", "France", "MAR"), NoUnit);
        row("VII.2: itself", "alexander", with, "7", proxy("Italy", "Italy"), OnePlayer);
        row("VII.2: one player, V.5.e", "alexander", with, "2", proxy("England", "France"), OnePlayer);
        row("VII.2: no player, V.5.e", "alexander", with, "2", proxy("Italy", "France"), NoPlayer);
        row("VII.2: agreed already", "alexander", with, "7", proxy("Austria", "France"), InForce);
        row("VII.2: a unit of all", "alexander", with, "7", proxy("Austria", "France", "VIE"), InForce);
        row("VII.1", "alexander", with, "7", perpetual, None);
        row("VII.1: agreed already", "alexander", "perpetual_orders=yes", "7", perpetual, InForce);
        row("DATC 4.E.4: not under 1971", "1971", with, "7", perpetual, NoPerpetual);
    }

    void agreementsAreRefused()
    {
        QFETCH(QString, change);
        QFETCH(QString, players);
        QFETCH(QString, book);
        QFETCH(Consent, consent);
        QFETCH(int, fault);
        Game game = gameWith("players=7", {"Italy A VEN", "France A MAR", "Austria A VIE", "England F LON"});
        game.rulebook = rulebookOf(*findRulebook(book.toStdString()));
        game.rulebook.options = *withChange(game.rulebook.options, change.toStdString());
        game.rulebook.options = *withChange(game.rulebook.options, "players=" + players.toStdString());
        if (change == "proxy_orders=permitted") game.phases.back().consents = {proxy("Austria", "France")};
        QCOMPARE(static_cast<int>(faultOf(game, consent)), fault);
        if (fault == 0) QVERIFY(faultOf(resolve(game), consent) == ConsentFault::Ended);
    }

    void nobodyCanAllow_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("to");
        QTest::newRow("the units have no player") << "Italy"
                                                  << "France";
        QTest::newRow("whoever may order them has none") << "France"
                                                         << "Italy";
    }

    /// Alexander V.5.a: an agreement of a power that has no player, or has none any more, does not count. It
    /// is kept.
    void nobodyCanAllow()
    {
        QFETCH(QString, by);
        QFETCH(QString, to);
        const std::string unit = by == "Italy" ? "A ROM" : "A PAR", place = by == "Italy" ? "ROM" : "PAR";
        Game game = gameWith("proxy_orders=permitted", {"Italy A ROM", "France A PAR"},
                             {to.toStdString() + ": " + unit + (by == "Italy" ? " - TUS" : " - BUR")});
        game.phases.back().consents = {proxy(by.toUtf8(), to.toUtf8())};
        QCOMPARE(resultAt(game, place.c_str(), to.toUtf8()), "succeeds");
        Rulebook six = game.rulebook;
        six.options = *withValue(six.options, "players", "6");
        const Game after = underRules(game, six);
        QCOMPARE(resultAt(after, place.c_str(), to.toUtf8()), "Alexander V.5.a");
        QVERIFY(doubtsIn(after).front().doubt.rule == Rule::IllegalUnplayed);
        QVERIFY(unitsPermitted(after, power(to.toUtf8())).empty());
        QVERIFY(isSuspended(after, after.current(), after.current().consents.front()));
        QVERIFY(consentsAt(after, after.current()) == game.current().consents);
        const Result<Game> again = readAgain(resolve(after));
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY(again->current().consents == game.current().consents);
        QCOMPARE(resultAt(underRules(after, game.rulebook), place.c_str(), to.toUtf8()), "succeeds");
        QCOMPARE(changedPhases(resolve(game), underRules(resolve(game), six)).size(), std::size_t(1));
    }

    /// In the file, and in the journal.
    void agreementsAreKept()
    {
        const Game before =
            gameWith("proxy_orders=permitted", {"Italy A VEN", "France A MAR"}, {"France: A VEN - TYR"});
        Game game = before;
        game.phases.back().consents = {proxy("Italy", "France"), proxy("Italy", "Austria", "VEN"), perpetual};
        game.phases.back().rulings = {ending(proxy("Italy", "Austria", "VEN")), ending(perpetual)};
        game.times = ClockRules{.firstDiplomacy = 20, .diplomacy = 10, .fallDiplomacy = 8};
        const Result<Game> read = readAgain(resolve(game));
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->phases == resolve(game).phases);
        QVERIFY(read->times == game.times);
        QCOMPARE(writeGame(*read), writeGame(resolve(game)));
        const Edit edit = editBetween(before, game);
        const Result<Game> done =
            edited(before, edit, [](const std::string&) { return Result(sketch::sharedMap()); });
        QVERIFY(done && done->phases == game.phases && done->times == game.times);
        QVERIFY(!readAgain(before)->times);
    }

    void wrongAgreementsAreRefused_data()
    {
        QTest::addColumn<QString>("row");
        QTest::newRow("no such agreement")
            << "{ agreement = \"alliance\", power = \"Italy\", to = \"France\" }";
        QTest::newRow("no such power") << "{ agreement = \"proxy\", power = \"Italia\", to = \"France\" }";
        QTest::newRow("nobody is allowed") << "{ agreement = \"proxy\", power = \"Italy\" }";
        QTest::newRow("no such province")
            << "{ agreement = \"proxy\", power = \"Italy\", to = \"France\", unit = \"VENICE X\" }";
    }

    void wrongAgreementsAreRefused()
    {
        QFETCH(QString, row);
        Game game = gameWith("proxy_orders=permitted", {"Italy A VEN", "France A MAR"});
        game.phases.back().consents = {proxy("Italy", "France")};
        std::string text = writeGame(game);
        const std::string good = "{ agreement = \"proxy\", power = \"Italy\", to = \"France\" }";
        QVERIFY(text.find(good) != std::string::npos);
        text.replace(text.find(good), good.size(), row.toStdString());
        QVERIFY(!readGame(text, "again", [](const std::string&) { return Result(sketch::sharedMap()); }));
    }

    /// A game from before agreements were kept lets any power order any unit, as it was played.
    void anOldGameKeepsItsProxies()
    {
        const Game game =
            gameWith("proxy_orders=yes", {"Italy A VEN", "France A MAR"}, {"France: A VEN - TYR"});
        QVERIFY(writeGame(game).find("consents") == std::string::npos);
        QCOMPARE(resultAt(*readAgain(game), "VEN"), QString("succeeds"));
    }
};

CHANCERY_SUITE(TestConsentsKept, QCoreApplication)

} // namespace chancery::tst_consents_kept

#include "tst_consents_kept.moc"
