// SPDX-License-Identifier: GPL-3.0-or-later
// The same orders under all rulebooks: every cell says what its rulebook says of the case.
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "engine/explain/rulebook_matrix.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"

#include <algorithm>

namespace chancery::tst_rulebook_matrix {

namespace {

PhaseInput inputOf(const Case& one)
{
    const CaseReport read = runCase(standardMap(), Rulebook{}, one);
    return {one.phase, sharedMap(), {}, one.before, read.orders, {}, {}};
}

const Case& datcCase(const std::string& id)
{
    return *std::ranges::find(datcCases(), id, &Case::id);
}

/// "fails: 1971 2000; succeeds: datc", or the numbers of columns that are not there.
QString told(const RulebookMatrix& matrix, const MatrixRow& row)
{
    QStringList opinions;
    for (std::size_t opinion = 0; opinion < row.opinions; ++opinion) {
        QString says;
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            if (!row.cells[column].there || row.cells[column].opinion != opinion) continue;
            if (says.isEmpty() && row.kind == MatrixRow::Kind::Order)
                says = QString::fromStdString(words(*matrix.resultIn(row, column))) + ":";
            says += " " + QString::fromStdString(matrix.columns[column].rulebook.id);
        }
        opinions << says;
    }
    return opinions.join("; ");
}

const MatrixRow& rowOf(const RulebookMatrix& matrix, MatrixRow::Kind kind, const char* unit)
{
    return *std::ranges::find_if(matrix.rows, [&](const MatrixRow& row) {
        return row.kind == kind && standardMap().provinceOf(row.order.unit.at) == province(unit);
    });
}

} // namespace

class TestRulebookMatrix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatEachRulebookSays_data()
    {
        QTest::addColumn<QString>("id");
        for (int number = 14; number <= 24; ++number) {
            const QString id = QStringLiteral("6.F.%1").arg(number);
            QTest::newRow(qPrintable(id)) << id;
        }
    }

    /// What the library expects of the case, and of its alternatives.
    void saysWhatEachRulebookSays()
    {
        QFETCH(QString, id);
        const Case& one = datcCase(id.toStdString());
        const RulebookMatrix matrix = rulebookMatrix(inputOf(one), allRulebooks());
        QCOMPARE(matrix.columns.size(), std::size_t(10));
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const CaseUnder under = caseUnder(standardMap(), matrix.columns[column].rulebook, one);
            QCOMPARE(matrix.columns[column].unanswered, under.unanswered);
            for (std::size_t i = 0; i < one.orders.size(); ++i) {
                QVERIFY(matrix.rows[i].kind == MatrixRow::Kind::Order);
                QCOMPARE(matrix.rows[i].power, one.orders[i].power);
                QCOMPARE(words(*matrix.resultIn(matrix.rows[i], column)), under.expected.orders[i].expect);
            }
        }
    }

    void knowsTheMajority()
    {
        const RulebookMatrix matrix = rulebookMatrix(inputOf(datcCase("6.F.17")), allRulebooks());
        const auto differing = std::ranges::find_if(matrix.rows, &MatrixRow::differs);
        QVERIFY(differing != matrix.rows.end() && !matrix.agree());
        std::vector<std::size_t> followers(differing->opinions);
        for (const MatrixCell& cell : differing->cells) ++followers[cell.opinion];
        QCOMPARE(followers[differing->majority], std::ranges::max(followers));
        std::size_t apart = 0;
        for (std::size_t column = 0; column < 10; ++column) {
            apart += matrix.differs(*differing, column) ? 1 : 0;
            QCOMPARE(matrix.differs(*differing, column, 0),
                     words(*matrix.resultIn(*differing, column)) != words(*matrix.resultIn(*differing, 0)));
        }
        QCOMPARE(apart, 10 - std::ranges::max(followers));
        const PhaseInput calm{
            PhaseKind::Movement, sharedMap(), {}, situation("Italy: A ROM H").position, {}, {}, {}};
        QVERIFY(rulebookMatrix(calm, allRulebooks()).agree());
    }

    /// 6.F.17: under most rulebooks no fleet is dislodged, so there is a row that some do not have.
    void knowsWhatIsNotThere()
    {
        const RulebookMatrix matrix = rulebookMatrix(inputOf(datcCase("6.F.17")), allRulebooks());
        const MatrixRow& retreats = rowOf(matrix, MatrixRow::Kind::Retreats, "ENG");
        const MatrixRow& order = rowOf(matrix, MatrixRow::Kind::Order, "ENG");
        for (std::size_t column = 0; column < 10; ++column) {
            const bool dislodged = matrix.resultIn(order, column)->fate != Fate::Unharmed;
            QCOMPARE(retreats.cells[column].there, dislodged);
            QCOMPARE(retreats.cells[column].retreats.empty(), !dislodged);
            QCOMPARE(matrix.differs(retreats, column), !dislodged);
            QVERIFY(!matrix.resultIn(retreats, column));
        }
        QVERIFY(std::ranges::count(retreats.cells, true, &MatrixCell::there) > 0);
        QVERIFY(std::ranges::count(retreats.cells, false, &MatrixCell::there) > 0);
    }

    void findsWhoWouldHaveItSo()
    {
        const RulebookMatrix matrix = rulebookMatrix(inputOf(datcCase("6.F.17")), allRulebooks());
        const MatrixRow& order = rowOf(matrix, MatrixRow::Kind::Order, "ENG");
        const std::vector<std::size_t> lost = columnsWith(matrix, order, {{}, Fate::Dislodged}),
                                       kept = columnsWith(matrix, order, {{}, Fate::Unharmed}),
                                       any = columnsWith(matrix, order, {});
        QVERIFY(!lost.empty() && !kept.empty());
        QCOMPARE(lost.size() + kept.size(), any.size());
        for (const std::size_t column : lost)
            QVERIFY(words(*matrix.resultIn(order, column)).ends_with("dislodged"));
        for (const std::size_t column : columnsWith(matrix, order, {Verdict::Disrupted, {}}))
            QVERIFY(words(*matrix.resultIn(order, column)).starts_with("disrupted"));
        const MatrixRow& retreats = rowOf(matrix, MatrixRow::Kind::Retreats, "ENG");
        QVERIFY(columnsWith(matrix, retreats, {}).empty());
    }

    /// 6.J.7: rulebooks remove other units.
    void comparesRemovals()
    {
        const Case& one = datcCase("6.J.7");
        const RulebookMatrix matrix = rulebookMatrix(inputOf(one), allRulebooks());
        const auto row = std::ranges::find(matrix.rows, MatrixRow::Kind::Removals, &MatrixRow::kind);
        QVERIFY(row != matrix.rows.end());
        for (std::size_t column = 0; column < 10; ++column) {
            const CaseUnder under = caseUnder(standardMap(), matrix.columns[column].rulebook, one);
            QVERIFY(row->cells[column].there);
            QVERIFY(row->cells[column].removed == under.expected.automatic);
        }
        QVERIFY(row->differs());
        for (const MatrixRow& other : matrix.rows)
            if (other.kind == MatrixRow::Kind::Order) QVERIFY(!as<Disband>(other.order));
    }

    /// 6.I.7: of two equal builds the first succeeds everywhere. That is no difference.
    /// Twenty 19.e: the players choose the units.
    void leavesToTheTableWhatTheRulebookLeavesToIt()
    {
        const OrderedPhase phase =
            situation("Austria: A BUD H, A SER H, A GRE H | Turkey: A SYR H, F EAS H, A NAF H");
        Position before = phase.position;
        before.owner.assign(standardMap().provinces.size(), noPower);
        before.owner[index(province("BUD"))] = standardMap().findPower("Austria");
        before.owner[index(province("ANK"))] = standardMap().findPower("Turkey");
        const RulebookMatrix matrix =
            rulebookMatrix({PhaseKind::Adjustment, sharedMap(), {}, before, {}, {}, {}}, allRulebooks());
        QVERIFY(!matrix.agree());
        for (const MatrixRow& row : matrix.rows) {
            QVERIFY(row.kind == MatrixRow::Kind::Removals && row.differs());
            for (std::size_t i = 0; i < matrix.columns.size(); ++i)
                QCOMPARE(row.cells[i].open, matrix.columns[i].rulebook.id == "twenty");
        }
    }

    /// A paradox that a rulebook leaves open is no opinion on its orders.
    void leavesOpenParadoxesOpen()
    {
        const RulebookMatrix matrix = rulebookMatrix(inputOf(datcCase("6.F.24")), allRulebooks());
        bool open = false;
        for (std::size_t i = 0; i < matrix.columns.size(); ++i)
            for (const MatrixRow& row : matrix.rows) {
                open = open || row.cells[i].open;
                QVERIFY(!row.cells[i].open || matrix.columns[i].unanswered);
            }
        QVERIFY(open && !matrix.agree());
    }

    /// Alexander V.6.c: units in excess go after a spring.
    void removesUnitsInExcessAfterASpring()
    {
        const OrderedPhase phase = situation("Germany: A MUN - BUR, A RUH H | France: A BUR H");
        PhaseInput input{PhaseKind::Movement, sharedMap(), {}, phase.position, phase.orders, {}, {}};
        input.before.owner.assign(standardMap().provinces.size(), noPower);
        input.before.owner[index(province("MUN"))] = standardMap().findPower("Germany");
        QVERIFY(rulebookMatrix(input, allRulebooks()).agree());
        input.season = Season::Spring;
        const RulebookMatrix matrix = rulebookMatrix(input, allRulebooks());
        QVERIFY(!matrix.agree());
        for (std::size_t i = 0; i < matrix.columns.size(); ++i)
            QCOMPARE(matrix.columns[i].outcome.automatic.empty(),
                     matrix.columns[i].rulebook.id != "alexander");
    }

    /// Where no row differs the rulebooks have the same position afterwards.
    void agreementIsOnThePositionToo()
    {
        int agreed = 0;
        for (const Case& one : movementCases()) {
            const RulebookMatrix matrix = rulebookMatrix(inputOf(one), allRulebooks());
            if (!matrix.agree()) continue;
            ++agreed;
            for (const MatrixColumn& column : matrix.columns) {
                QCOMPARE(column.outcome.after.units.size(), matrix.columns[0].outcome.after.units.size());
                for (const Unit& unit : column.outcome.after.units)
                    QVERIFY2(std::ranges::count(matrix.columns[0].outcome.after.units, unit) == 1,
                             one.id.c_str());
            }
        }
        QVERIFY(agreed > 50);
    }

    void keepsRepeatedOrdersApart()
    {
        const RulebookMatrix matrix = rulebookMatrix(inputOf(datcCase("6.I.7")), allRulebooks());
        QCOMPARE(matrix.rows.size(), std::size_t(2));
        QVERIFY(matrix.rows[0].order == matrix.rows[1].order);
        QVERIFY(told(matrix, matrix.rows[0]).startsWith("succeeds: 1971 1982"));
        QVERIFY(told(matrix, matrix.rows[1]).startsWith("illegal: 1971 1982"));
        QVERIFY(matrix.agree());
    }
};

CHANCERY_SUITE(TestRulebookMatrix, NoApplication)

} // namespace chancery::tst_rulebook_matrix

#include "tst_rulebook_matrix.moc"
