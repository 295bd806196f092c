// SPDX-License-Identifier: GPL-3.0-or-later
// Every case of DATC 3.2 chapter 6, every order of it, and all that follows.
#include "engine/files/run_case.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

namespace chancery::tst_datc {

class TestDatc : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void caseEndsAsStated_data();
    void caseEndsAsStated();
    void printedOrdersEndAlike_data() { caseEndsAsStated_data(); }
    void printedOrdersEndAlike();
    void libraryIsComplete();
    void caseWithoutExpectationIsRefused();

private:
    void check(const Case& one);

    const Map& map_ = standardMap();
    std::vector<Case> cases_ = datcCases();
};

void TestDatc::caseEndsAsStated_data()
{
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < cases_.size(); ++i)
        QTest::newRow((cases_[i].id + " " + cases_[i].title).c_str()) << static_cast<int>(i);
}

void TestDatc::check(const Case& one)
{
    const CaseReport report = runCase(map_, Rulebook{}, one);
    std::string all;
    for (const std::string& mismatch : report.mismatches) all += "\n  " + mismatch;
    QVERIFY2(report.passed(), all.c_str());
}

void TestDatc::caseEndsAsStated()
{
    QFETCH(int, number);
    check(cases_[static_cast<std::size_t>(number)]);
}

/// "F Norwegian Sea Convoys A Edinburgh - Norway", wrong coasts and all.
void TestDatc::printedOrdersEndAlike()
{
    QFETCH(int, number);
    Case printed = cases_[static_cast<std::size_t>(number)];
    for (CaseOrder& order : printed.orders) order.std = order.text;
    for (CaseOrder& order : printed.retreats) order.std = order.text;
    check(printed);
}

void TestDatc::libraryIsComplete()
{
    QCOMPARE(cases_.size(), std::size_t{176});
    std::size_t orders = 0;
    for (const Case& one : cases_) orders += one.orders.size() + one.retreats.size();
    QCOMPARE(orders, std::size_t{840});
}

void TestDatc::caseWithoutExpectationIsRefused()
{
    const Result<std::vector<Case>> cases = readCases(map_, R"([[case]]
id = "x"
title = "x"
phase = "movement"
units = ["France A PAR"]
orders = [
  { power = "France", text = "A Paris Holds", std = "A PAR H" },
]
)",
                                                      "x.toml");
    QVERIFY(!cases);
    QVERIFY2(cases.error().text().find("x.toml:7:") == 0, cases.error().text().c_str());
}

CHANCERY_SUITE(TestDatc, QCoreApplication)

} // namespace chancery::tst_datc

#include "tst_datc.moc"
