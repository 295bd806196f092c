// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of results in both registers: for each class of reasons that was once false, empty or coarse,
// the sentence with its clause, what must not be said any more, and the same in plain words.
#include "engine/files/run_case.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/situation.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"
#include "ui/words/paradox_words.h"
#include "ui/words/reasons.h"

#include <QLocale>
#include <QRegularExpression>

namespace chancery::tst_told_reasons {

namespace {

const char* const pandin = // DATC 6.F.16
    "England: F LON S F WAL - ENG, F WAL - ENG | France: A BRE - LON, F ENG C A BRE - LON | Germany: F NTH S "
    "F BEL - ENG, F BEL - ENG";
const char* const secondOrder = // DATC 6.F.22
    "England: F EDI - NTH, F LON S F EDI - NTH | France: A BRE - LON, F ENG C A BRE - LON | Germany: F BEL S "
    "F PIC - ENG, F PIC - ENG | Russia: A NWY - BEL, F NTH C A NWY - BEL";
const char* const noResolution = // DATC 6.F.24
    "England: F EDI - NTH, F LON S F EDI - NTH, F IRI - ENG, F MAO S F IRI - ENG | France: A BRE - LON, F "
    "ENG C A BRE - LON, F BEL S F ENG | Russia: A NWY - BEL, F NTH C A NWY - BEL";

QString explained(const QString& rulebook, const QString& line, const QString& unit, Register how)
{
    const Rulebook rules = rulebookOf(*findRulebook(rulebook.toStdString()));
    const OrderedPhase phase = situation(line.toStdString());
    PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
    record.outcome = resolveMovement(standardMap(), rules.options, phase.position, phase.orders);
    return Words(standardMap(), rules, how)
        .explanation(resultOf(*record.outcome, unit.toStdString()), record);
}

} // namespace

class TestToldReasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void eachClassIsTold_data()
    {
        addTable("tests/data/told_reasons.txt", {"rulebook", "line", "unit", "judge", "gone", "plain"});
    }

    void eachClassIsTold()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(QString, judge);
        QFETCH(QString, gone);
        QFETCH(QString, plain);
        const QString told = explained(rulebook, line, unit, Register::Judge);
        QVERIFY2(told.contains(judge), qPrintable(told));
        QVERIFY2(!told.contains(gone), qPrintable(told));
        const QString inWords = explained(rulebook, line, unit, Register::Plain);
        QVERIFY2(inWords.contains(plain), qPrintable(inWords));
    }

    /// Classes 11 and 19: the circle is there, and no answer is not several answers.
    void paradoxesAreTold_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("judge");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char* rulebook, const char* line, const char* judge, const char* plain) {
            QTest::addRow("%s: %s", rulebook, line)
                << QString(rulebook) << QString(line) << QString(judge) << QString(plain);
        };
        row("datc", pandin,
            "A Bre-Lon would cut the support of F Lon; that support decides F Wal-Eng; F Wal-Eng would "
            "bounce F "
            "Bel-Eng",
            "France's Army Brest would cut the support of England's Fleet London; that support decides the "
            "move "
            "of "
            "England's Fleet Wales; England's Fleet Wales would bounce Germany's Fleet Belgium;");
        row("2000", secondOrder, "2000 page 16 leaves several answers: 2 results are consistent.",
            "The rulebook leaves several answers: 2 results are consistent.");
        row("2000", noResolution, "2000 page 16 gives no answer: no result is consistent.",
            "The rulebook gives no answer: no result is consistent.");
    }

    void paradoxesAreTold()
    {
        QFETCH(QString, rulebook);
        QFETCH(QString, line);
        QFETCH(QString, judge);
        QFETCH(QString, plain);
        const Rulebook rules = rulebookOf(*findRulebook(rulebook.toStdString()));
        const OrderedPhase phase = situation(line.toStdString());
        PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, phase.position, {}, {}, {}};
        record.outcome = resolveMovement(standardMap(), rules.options, phase.position, phase.orders);
        QCOMPARE(record.outcome->paradoxes.size(), std::size_t{1});
        const auto account = [&](Register how) {
            return ParadoxWords(standardMap(), rules, record, how).account(record.outcome->paradoxes.front());
        };
        QVERIFY2(account(Register::Judge).contains(judge), qPrintable(account(Register::Judge)));
        QVERIFY2(account(Register::Plain).contains(plain), qPrintable(account(Register::Plain)));
    }

    /// A strength of 0 is bookkeeping of DATC 5.B: in plain words a unit is stopped, it is not weak.
    void plainWordsNeverSayZero()
    {
        static const QRegularExpression zero("\\b0\\b");
        int said = 0;
        for (const RulebookInfo& book : rulebooks())
            for (const Case& one : movementCases()) {
                const Rulebook rules = rulebookOf(book);
                const CaseReport read = runCase(standardMap(), rules, one);
                PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, one.before, {}, {}, {}};
                record.outcome = resolveMovement(standardMap(), rules.options, one.before, read.orders);
                const ReasonWords words(standardMap(), rules, Register::Plain, record);
                for (const OrderResult& result : record.outcome->results) {
                    const QString told = words.explanation(result);
                    ++said;
                    QVERIFY2(!told.contains(zero),
                             qPrintable(QString::fromStdString(one.id + " under " + book.id) + ": " + told));
                }
            }
        QVERIFY(said > 10000);
    }

    /// Of units removed without an order: what the distance counts, the way in its sequence, and which
    /// removal changed it.
    void removalsTellTheirWay_data()
    {
        QTest::addColumn<QString>("rulebook");
        QTest::addColumn<std::vector<std::string>>("units");
        QTest::addColumn<std::vector<std::string>>("centres");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("judge");
        QTest::addColumn<QString>("plain");
        const std::vector<std::string> desert{"Turkey A NAF", "Turkey A CON"},
            aegean{"Turkey A GRE", "Turkey F AEG", "Turkey A BUL", "Turkey F CON"};
        const std::vector<std::string> ankara{"Turkey ANK"}, two{"Turkey ANK", "Turkey SMY"};
        const auto row = [](const char* rulebook, const std::vector<std::string>& units,
                            const std::vector<std::string>& centres, const char* unit, const char* judge,
                            const char* plain) {
            QTest::addRow("%s %s %s", rulebook, unit, judge)
                << QString(rulebook) << units << centres << QString(unit) << QString(judge) << QString(plain);
        };
        row("datc", desert, ankara, "NAF",
            "A Naf is 5 provinces away from Ankara, the nearest supply centre of its power. On the way: "
            "Tunis, "
            "Ionian Sea, Aegean Sea, and Constantinople.",
            "Turkey's Army North Africa is 5 provinces away from Ankara");
        row("datc", {"Russia A BUL", "Russia A MOS"}, {"Russia MOS"}, "BUL",
            "On the way: Rumania and Sevastopol.", ""); // and not the Black Sea, which is as near
        row("1971", desert, ankara, "NAF", "4 provinces away from Constantinople, the nearest home", "");
        row("alexander", aegean, two, "AEG", "F Aeg needs 1 move to get to Smyrna, the nearest home centre",
            "Turkey's Fleet Aegean Sea needs 1 move");
        row("alexander", aegean, two, "GRE", "Before the removal of F Aeg it needed 1 move.",
            "Before the removal of Turkey's Fleet Aegean Sea it needed 1 move.");
    }
    void removalsTellTheirWay()
    {
        QFETCH(QString, rulebook);
        QFETCH(std::vector<std::string>, units);
        QFETCH(std::vector<std::string>, centres);
        QFETCH(QString, unit);
        QFETCH(QString, judge);
        QFETCH(QString, plain);
        const Rulebook rules = rulebookOf(*findRulebook(rulebook.toStdString()));
        PhaseRecord record{{Season::Winter, 1905, PhaseKind::Adjustment}, {}, {}, {}, {}};
        record.before = sketch::position(units, centres);
        record.outcome = resolveAdjustments(standardMap(), rules.options, record.before, {});
        const OrderResult& gone = resultOf(*record.outcome, unit.toStdString());
        const QString told = Words(standardMap(), rules, Register::Judge).explanation(gone, record);
        QVERIFY2(told.contains(judge), qPrintable(told));
        const QString plainly = Words(standardMap(), rules, Register::Plain).explanation(gone, record);
        QVERIFY2(plainly.contains(plain), qPrintable(plainly));
    }

    /// Alexander III.4.b: two fleets on different coasts of one province.
    void retreatsThatMeetNameTheProvince()
    {
        const Rulebook rules = rulebookOf(*findRulebook("alexander"));
        PhaseRecord record{{Season::Spring, 1902, PhaseKind::Retreat}, {}, {}, {}, {}};
        record.before = sketch::position({"Italy F MAO", "Italy F LYO"});
        for (const char* fleet : {"France F MAO", "France F LYO"}) {
            DislodgedUnit dislodged{sketch::unit(fleet), noProvince, {}};
            dislodged.retreats = standardMap().fleetReach[index(dislodged.unit.at)];
            record.before.dislodged.push_back(dislodged);
        }
        std::vector<Order> orders;
        for (const char* order : {"F MAO - SPA/nc", "F LYO - SPA/sc"})
            orders.push_back(sketch::order(record.before, order, PhaseKind::Retreat));
        record.outcome = resolveRetreats(standardMap(), rules.options, record.before, orders);
        for (const Register how : {Register::Judge, Register::Plain})
            for (const OrderResult& result : record.outcome->results) {
                const QString told = Words(standardMap(), rules, how).explanation(result, record);
                QVERIFY2(told.contains("was ordered to retreat to Spain as well"), qPrintable(told));
            }
        orders.pop_back();
        record.outcome = resolveRetreats(standardMap(), rules.options, record.before, orders);
        const QString alone =
            Words(standardMap(), rules, Register::Judge).explanation(record.outcome->results.front(), record);
        QVERIFY2(alone.contains("retreats to Spain (north coast)"), qPrintable(alone));
    }

    /// Alexander V.6.c: the unit that goes by III.5.h need not be the one that should not be there.
    void whoGoesByRuleIsNoDutchman()
    {
        Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1902, PhaseKind::Movement},
                             sketch::position({"France A PAR", "France A HOL"}, {"France PAR"}));
        game.rulebook = rulebookOf(*findRulebook("alexander"));
        game = resolve(game);
        const OrderResult& gone = game.current().outcome->results.back();
        QVERIFY(gone.finding.rule == Rule::RemovedDutchman);
        const QString told =
            Words(*game.map, game.rulebook, Register::Judge).explanation(gone, game.current());
        QVERIFY2(told.contains("so a Flying Dutchman is among them; as no disband was ordered, it loses by "
                               "rule its unit in Holland"),
                 qPrintable(told));
        const QString plainly =
            Words(*game.map, game.rulebook, Register::Plain).explanation(gone, game.current());
        QVERIFY2(plainly.contains("so a Flying Dutchman was among them"), qPrintable(plainly));
    }
};

CHANCERY_SUITE(TestToldReasons, QCoreApplication)

} // namespace chancery::tst_told_reasons

#include "tst_told_reasons.moc"
