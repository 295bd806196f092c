// SPDX-License-Identifier: GPL-3.0-or-later
// The cases of the rulebooks themselves: every file of resources/cases but DATC's, which tst_datc runs. Every
// order must end as stated and for the reason stated, under the rulebook that the case is stated for.
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QDir>

#include <algorithm>
#include <set>

namespace chancery::tst_case_library {

namespace {

struct Library
{
    std::string file;
    std::vector<Case> cases;
};

Library read(const QString& file)
{
    const std::string path = "resources/cases/" + file.toStdString();
    Result<std::vector<Case>> cases = readCases(standardMap(), fileContent(path), path);
    if (!cases) qFatal("%s", cases.error().text().c_str());
    return {file.toStdString(), *std::move(cases)};
}

std::vector<Library> libraries()
{
    const QDir folder(QStringLiteral(CHANCERY_SOURCE_DIR "/resources/cases"));
    std::vector<Library> all;
    for (const QString& file : folder.entryList({"*.toml"}, QDir::Files, QDir::Name))
        if (file != "datc-3.2.toml") all.push_back(read(file));
    return all;
}

/// The clauses in "4, Standoffs; rules 10, 23": "standoffs", "rule 10", "rule 23". The number of a chapter
/// says nothing beside a heading in it.
std::set<QString> clausesIn(const QString& text)
{
    std::set<QString> clauses;
    for (const QString& part : text.split(';')) {
        const bool rules = part.trimmed().startsWith("rules ");
        QStringList names = part.split(',');
        const bool chapter = names.size() > 1 && QStringList{"4", "6", "7"}.contains(names.front().trimmed());
        if (chapter) names.removeFirst();
        for (QString clause : names) {
            clause = clause.trimmed().toLower().remove("rules ");
            clauses.insert(rules ? "rule " + clause : clause);
        }
    }
    return clauses;
}

/// The clauses of the rulebook that the reasons of an outcome cite.
std::set<QString> clausesBehind(const Outcome& outcome, const Rulebook& rulebook)
{
    std::set<QString> all;
    const RulebookInfo& book = *findRulebook(rulebook.id);
    for (const OrderResult& result : outcome.results)
        for (const Rule rule : rulesBehind(result))
            if (const auto own = book.reasons.find(citedFor(rule, result.finding)); own != book.reasons.end())
                all.merge(clausesIn(QString::fromStdString(own->second)));
    return all;
}

std::vector<CaseOrder> allOrders(const Case& one)
{
    std::vector<CaseOrder> orders = one.orders;
    orders.insert(orders.end(), one.retreats.begin(), one.retreats.end());
    return orders;
}

} // namespace

class TestCaseLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void caseEndsAsStated_data() { addCases(); }

    void caseEndsAsStated()
    {
        const Result<Rulebook> rulebook = rulebookFor(fetched());
        QVERIFY2(bool(rulebook), rulebook ? "" : rulebook.error().text().c_str());
        check(*rulebook, fetched());
    }

    void printedOrdersEndAlike_data() { addCases(); }

    /// "F Bal S F Ska-Den", "A Ser. S Turk. A Bul. Rum."
    void printedOrdersEndAlike()
    {
        Case printed = fetched();
        for (CaseOrder& order : printed.orders) order.std = order.text;
        for (CaseOrder& order : printed.retreats) order.std = order.text;
        check(*rulebookFor(printed), printed);
    }

    void alternativeEndsAsStated_data()
    {
        QTest::addColumn<Case>("one");
        QTest::addColumn<std::string>("rulebook");
        for (const Library& library : libraries_)
            for (const Case& one : library.cases)
                for (const CaseAlternative& other : one.alternatives)
                    for (const std::string& rulebook : other.rules)
                        QTest::newRow((one.id + " under " + rulebook).c_str()) << one << rulebook;
    }

    /// What a case says of other rulebooks.
    void alternativeEndsAsStated()
    {
        QFETCH(Case, one);
        QFETCH(std::string, rulebook);
        const RulebookInfo* book = findRulebook(rulebook);
        QVERIFY2(book, "rulebooks are named by their ids here");
        const Rulebook other = rulebookOf(*book);
        const auto stated = [&](const CaseAlternative& a) {
            return std::ranges::all_of(a.when,
                                       [&](const std::string& c) { return meetsCondition(c, other); });
        };
        QVERIFY2(std::ranges::any_of(one.alternatives, stated), "no condition of this case holds there");
        check(other, one);
    }

    void caseIsComplete_data() { addCases(); }

    void caseIsComplete()
    {
        const Case& one = fetched();
        QVERIFY(!one.title.empty());
        QVERIFY(!one.clauses.empty());
        QVERIFY(!one.comment.empty());
        for (const CaseOrder& order : allOrders(one)) {
            QVERIFY2(!order.text.empty(), order.std.c_str());
            QVERIFY2(order.rule != Rule::None, order.std.c_str());
        }
        for (const CaseAlternative& other : one.alternatives) {
            QVERIFY2(!other.when.empty(), "an alternative without a condition would always apply");
            QVERIFY(other.expect.empty() || other.expect.size() == one.orders.size());
            QVERIFY(other.expectRetreats.empty() || other.expectRetreats.size() == one.retreats.size());
        }
    }

    void caseIsExplainedByItsClause_data() { addCases(); }

    /// A case is explained by its subject: the reason of some order cites one of its clauses, or the case
    /// says why none can.
    void caseIsExplainedByItsClause()
    {
        const Case& one = fetched();
        const Result<Rulebook> rulebook = rulebookFor(one);
        const CaseReport report = runCase(standardMap(), *rulebook, one);
        const std::set<QString> wanted = clausesIn(QString::fromStdString(one.clauses));
        std::set<QString> cited = clausesBehind(report.outcome, *rulebook);
        if (report.retreatOutcome) cited.merge(clausesBehind(*report.retreatOutcome, *rulebook));
        const bool explained =
            std::ranges::any_of(wanted, [&](const QString& c) { return cited.contains(c); });
        QStringList all;
        for (const QString& clause : cited) all << clause;
        const QString said = QString::fromStdString(one.clauses) + " is not among " + all.join("; ");
        QVERIFY2(explained || !one.unexplained.empty(), qPrintable(said));
        QVERIFY2(!explained || one.unexplained.empty(), "explained after all");
    }

    void libraryIsComplete_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<std::size_t>("cases");
        QTest::addColumn<std::size_t>("orders");
        QTest::newRow("1971.toml") << "1971.toml" << std::size_t{104} << std::size_t{477};
        QTest::newRow("alexander.toml") << "alexander.toml" << std::size_t{124} << std::size_t{500};
        QTest::newRow("committee.toml") << "committee.toml" << std::size_t{114} << std::size_t{359};
        QTest::newRow("twenty.toml") << "twenty.toml" << std::size_t{65} << std::size_t{241};
    }

    void libraryIsComplete()
    {
        QFETCH(QString, file);
        QFETCH(std::size_t, cases);
        QFETCH(std::size_t, orders);
        QCOMPARE(libraries_.size(), std::size_t{4});
        const auto library =
            std::ranges::find_if(libraries_, [&](const Library& l) { return l.file == file.toStdString(); });
        QVERIFY(library != libraries_.end());
        QCOMPARE(library->cases.size(), cases);
        std::size_t stated = 0;
        for (const Case& one : library->cases) stated += allOrders(one).size();
        QCOMPARE(stated, orders);
    }

    /// A case is found by its number: "1971.IX.6a".
    void numbersAreGivenOnce()
    {
        std::set<std::string> seen;
        for (const Library& library : libraries_)
            for (const Case& one : library.cases) {
                QVERIFY2(seen.insert(one.id).second, one.id.c_str());
                const std::string stem = library.file.substr(0, library.file.find('.')) + ".";
                QVERIFY2(one.id.starts_with(stem), one.id.c_str());
            }
    }

private:
    void addCases()
    {
        QTest::addColumn<std::size_t>("library");
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < libraries_.size(); ++i)
            for (std::size_t k = 0; k < libraries_[i].cases.size(); ++k) {
                const Case& one = libraries_[i].cases[k];
                QTest::newRow((one.id + " " + one.title).c_str()) << i << k;
            }
    }

    void check(const Rulebook& rulebook, const Case& one)
    {
        const CaseReport report = runCase(standardMap(), rulebook, one);
        std::string all;
        for (const std::string& mismatch : report.mismatches) all += "\n  " + mismatch;
        QVERIFY2(report.passed(), all.c_str());
        QVERIFY(report.applies);
    }

    const Case& fetched()
    {
        QFETCH(std::size_t, library);
        QFETCH(std::size_t, number);
        return libraries_[library].cases[number];
    }

    std::vector<Library> libraries_ = libraries();
};

CHANCERY_SUITE(TestCaseLibrary, QCoreApplication)

} // namespace chancery::tst_case_library

#include "tst_case_library.moc"
