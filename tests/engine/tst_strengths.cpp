// SPDX-License-Identifier: GPL-3.0-or-later
// The accounts of strengths: they say what findings say, and what is compared decides the moves.
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "engine/adjudicate/movement.h"
#include "engine/adjudicate/unit_result.h"
#include "engine/explain/strengths.h"
#include "engine/files/run_case.h"
#include "engine/rules/rulebooks.h"

#include <algorithm>

namespace chancery::tst_strengths {

namespace {

using Basis = StrengthAccount::Basis;

PhaseInput inputOf(const Position& position, const std::vector<Order>& orders, const RuleOptions& options)
{
    return {PhaseKind::Movement, sharedMap(), options, position, orders, {}, {}};
}

QString named(StrengthName name)
{
    static const char* const kinds[]{"none", "attack", "hold", "prevent", "defend"};
    return QString::fromStdString(standardMap()[name.unit].code) + ' ' + kinds[static_cast<int>(name.kind)];
}

/// Empty if the account has a value and supporters that belong together.
QString sumBroken(const StrengthAccount& one)
{
    if (one.basis == Basis::Supports && one.value != 1 + static_cast<int>(one.counted.size())) return "a sum";
    if (one.basis != Basis::Supports && !one.counted.empty()) return "supports that count for nothing";
    if (one.basis != Basis::Supports && one.value != (one.basis == Basis::FailedMove ? 1 : 0))
        return "a value";
    if (!(one.counted & (one.cut | one.barred | one.useless)).empty()) return "a support twice";
    return {};
}

/// Empty if a finding has the same numbers as the account of this strength.
QString numberBroken(const std::vector<StrengthAccount>& all, StrengthName name, int number)
{
    const StrengthAccount* one = accountOf(all, name);
    if (!one) return "no account of " + named(name);
    if (one->basis == Basis::OwnUnit) return {}; // the finding says what would be without that unit
    return one->value == number ? QString() : "another value of " + named(name);
}

/// Empty if the finding of a result says the same of the strengths that it compares.
QString findingBroken(const std::vector<StrengthAccount>& all, const OrderResult& result)
{
    const Finding& why = result.finding;
    const Province unit = standardMap().provinceOf(result.order.unit.at);
    if (why.mineKind == StrengthKind::None) return {};
    const StrengthName mine{why.mineKind, unit};
    if (const QString wrong = numberBroken(all, mine, why.mine); !wrong.isEmpty()) return wrong;
    const StrengthAccount& account = *accountOf(all, mine);
    if (account.basis == Basis::Supports && account.counted != why.counted) return "other supporters";
    if (account.basis == Basis::Supports && (account.cut != why.cut || account.barred != why.barred))
        return "other supporters that do not count";
    if (why.theirsKind == StrengthKind::None || why.against == noProvince || why.theirs == 0) return {};
    if (std::ranges::find(account.against, StrengthName{why.theirsKind, why.against}) ==
        account.against.end())
        return "not compared with " + named({why.theirsKind, why.against});
    return numberBroken(all, {why.theirsKind, why.against}, why.theirs);
}

/// Empty if a move succeeds just where its attack strength exceeds everything it is compared with (5.B.1).
QString comparisonBroken(const std::vector<StrengthAccount>& all, const OrderResult& result)
{
    const Province unit = standardMap().provinceOf(result.order.unit.at);
    const StrengthAccount* attack = accountOf(all, {StrengthKind::Attack, unit});
    if (!attack || !as<Move>(result.order) || result.verdict == Verdict::Illegal ||
        result.finding.rule == Rule::MoveAllHold)
        return {};
    const bool wins = std::ranges::all_of(attack->against, [&](StrengthName other) {
        const StrengthAccount* rival = accountOf(all, other);
        return rival && attack->value > rival->value;
    });
    const bool should = wins && attack->value > 0;
    return should == (result.verdict == Verdict::Succeeds) ? QString() : "a comparison";
}

QString lawBroken(const PhaseInput& phase)
{
    const std::vector<StrengthAccount> all = strengthsOf(phase);
    for (const StrengthAccount& one : all)
        if (const QString wrong = sumBroken(one); !wrong.isEmpty()) return named(one.name) + ": " + wrong;
    for (const OrderResult& result : resolve(phase).results) {
        if (result.order.unit.at == nowhere || result.verdict == Verdict::Illegal) continue;
        const QString unit =
            QString::fromStdString(standardMap()[standardMap().provinceOf(result.order.unit.at)].code);
        if (const QString wrong = findingBroken(all, result); !wrong.isEmpty()) return unit + ": " + wrong;
        if (const QString wrong = comparisonBroken(all, result); !wrong.isEmpty()) return unit + ": " + wrong;
    }
    return {};
}

std::vector<StrengthAccount> accounts(const std::string& line)
{
    const OrderedPhase phase = situation(line);
    return strengthsOf(inputOf(phase.position, phase.orders, {}));
}

} // namespace

class TestStrengths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithFindings_data()
    {
        QTest::addColumn<std::size_t>("book");
        for (std::size_t i = 0; i < rulebooks().size(); ++i) QTest::newRow(rulebooks()[i].id.c_str()) << i;
    }

    void agreeWithFindings()
    {
        QFETCH(std::size_t, book);
        for (const Case& one : datcCases()) {
            if (one.phase != PhaseKind::Movement) continue;
            const Rulebook rules = rulebookOf(rulebooks()[book]);
            const CaseReport report = runCase(standardMap(), rules, one);
            const QString wrong = lawBroken(inputOf(one.before, report.orders, rules.options));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(one.id) + ": " + wrong));
        }
    }

    void agreeWithFindingsOfRandomTurns()
    {
        RandomTurns lot(standardMap(), 1912);
        for (int i = 0; i < 600; ++i) {
            const RandomTurn turn = lot.next();
            const RuleOptions& options =
                rulebooks()[static_cast<std::size_t>(i) % rulebooks().size()].options;
            const QString wrong = lawBroken(inputOf(turn.position, turn.orders, options));
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("turn %1: %2").arg(i).arg(wrong)));
        }
    }

    void sayWhoCounts()
    {
        const auto all =
            accounts("France: A BUR - MUN, A RUH S A BUR - MUN, A TYR S A BUR - MUN, A SIL S A BUR - MUN | "
                     "Italy: A VEN - TYR | Germany: A MUN H, A BER S A MUN, A BOH S A BUR - MUN");
        const StrengthAccount* attack = accountOf(all, {StrengthKind::Attack, province("BUR")});
        QVERIFY(attack);
        QCOMPARE(attack->value, 3);
        QCOMPARE(codesOf(attack->counted),
                 codesOf(ProvinceSet{province("RUH")} | ProvinceSet{province("SIL")}));
        QCOMPARE(codesOf(attack->cut), std::string("TYR"));
        QCOMPARE(codesOf(attack->barred), std::string("BOH"));
        QCOMPARE(attack->against, (std::vector{StrengthName{StrengthKind::Hold, province("MUN")}}));
        const StrengthAccount* prevent = accountOf(all, {StrengthKind::Prevent, province("BUR")});
        QCOMPARE(prevent->value, 4); // no support is barred from preventing
        const StrengthAccount* hold = accountOf(all, {StrengthKind::Hold, province("MUN")});
        QCOMPARE(hold->value, 2);
        QVERIFY(!accountOf(all, {StrengthKind::Defend, province("BUR")}));
        QVERIFY(!accountOf(all, {StrengthKind::Hold, province("PAR")}));
    }

    void sayWhyNobodyCounts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("basis");
        QTest::addColumn<QString>("useless");
        const auto row = [](const char* name, const char* line, StrengthKind kind, Basis basis,
                            const char* useless) {
            QTest::newRow(name) << line << static_cast<int>(kind) << static_cast<int>(basis) << useless;
        };
        row("no convoy",
            "England: A LON - BEL, F HOL S A LON - BEL, F NTH C A LON - BEL | France: F ENG - NTH, F EDI S F "
            "ENG "
            "- NTH",
            StrengthKind::Attack, Basis::NoConvoy, "HOL");
        row("an own unit", "England: A LON - WAL, A YOR S A LON - WAL, A WAL H", StrengthKind::Attack,
            Basis::OwnUnit, "YOR");
        row("beaten ahead", "England: A LON - WAL | France: A WAL - LON, F ENG S A WAL - LON",
            StrengthKind::Prevent, Basis::BeatenAhead, "");
        row("left", "England: A LON - WAL", StrengthKind::Hold, Basis::Left, "");
        row("failed", "England: A LON - WAL | France: A WAL H", StrengthKind::Hold, Basis::FailedMove, "");
    }

    void sayWhyNobodyCounts()
    {
        QFETCH(QString, line);
        QFETCH(int, kind);
        QFETCH(int, basis);
        QFETCH(QString, useless);
        const auto all = accounts(line.toStdString());
        const StrengthAccount* one = accountOf(all, {static_cast<StrengthKind>(kind), province("LON")});
        QVERIFY(one);
        QCOMPARE(static_cast<int>(one->basis), basis);
        QCOMPARE(QString::fromStdString(codesOf(one->useless)), useless);
    }
};

CHANCERY_SUITE(TestStrengths, chancery::NoApplication)

} // namespace chancery::tst_strengths

#include "tst_strengths.moc"
