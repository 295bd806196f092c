// SPDX-License-Identifier: GPL-3.0-or-later
// The rulebooks clause by clause: that every numbered clause is there, in every language, and that everything
// that the program cites leads to one.
#include "tests/support/files.h"
#include "tests/support/suite.h"

#include "engine/base/document.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"
#include "ui/files/case_libraries.h"
#include "ui/lab/clause_pages.h"
#include "ui/lab/phase_paper.h"
#include "ui/words/clause_facts.h"
#include "ui/words/language.h"

#include <QCoreApplication>

namespace chancery::tst_clauses {

namespace {

/// Returns the lines of tests/data/clauses.txt by rulebook: "1971" has "I", "II", ...
std::map<std::string, QStringList> numbersWanted()
{
    std::map<std::string, QStringList> wanted;
    std::string book;
    for (const QString& line : QString::fromStdString(sourceFile("tests/data/clauses.txt")).split(u'\n')) {
        if (line.isEmpty() || line.startsWith(u'#')) continue;
        if (line.startsWith(u'['))
            wanted[book = line.mid(1, line.size() - 2).toStdString()];
        else
            wanted[book] += line.split(QStringLiteral(" | "));
    }
    return wanted;
}

/// Returns what a rulebook cites, with the place where it does.
std::vector<std::pair<std::string, std::string>> citationsIn(const RulebookInfo& book)
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto* clauses : {&book.clauses, &book.clockClauses})
        for (const auto& [option, clause] : *clauses) all.emplace_back(option, clause);
    for (const auto* reasons :
         {&book.reasons, &book.occupiedReasons, &book.retreatReasons, &book.adjustmentReasons})
        for (const auto& [rule, clause] : *reasons)
            all.emplace_back(std::to_string(static_cast<int>(rule)), clause);
    for (const auto& [players, table] : book.tables)
        for (const std::string& clause : {table.clause, table.victoryClause})
            all.emplace_back("table", clause);
    return all;
}

/// Returns whether a whole text is a list of clauses of a rulebook, or of DATC if it says so.
bool isCited(const std::string& rulebook, std::string text)
{
    if (text == "not stated") return true;
    const bool datc = text.starts_with("DATC ");
    const ClauseDocument* document = clauseDocument(datc ? "datc" : rulebook);
    if (datc) text = text.substr(5);
    const std::vector<CitedClause> cited = document ? document->citedAt(text, 0) : std::vector<CitedClause>();
    return !cited.empty() && cited.back().end == text.size();
}

const ClauseWords& wordsIn(const char* rulebook, const char* number)
{
    return findClause(rulebook, number).clause->words.at("en");
}

} // namespace

class TestClauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void citedClausesArePrintedOnce()
    {
        const std::vector<PaperBlock> blocks =
            clauseBlocks({"It fails (DATC 5.B.5).", "It is cut (DATC 5.B.2, 5.B.5).", "So it is (1971 IX.3).",
                          "A case (DATC 6.E.1).", "Another (DATC 6.E.15)."});
        QStringList titles;
        for (const PaperBlock& block : blocks) titles << block.runs.front().text.section(u':', 0, 0);
        QCOMPARE(titles, QStringList({"The clauses, in our own words", "DATC 5.B.5", "DATC 5.B.2",
                                      "1971 IX.3", "DATC 6.E.1"}));
        for (std::size_t i = 1; i < blocks.size(); ++i) {
            const QString said = plainText(blocks[i]);
            QVERIFY2(said.size() > 60 && !said.contains(u'<') && !said.contains(u'*'), qPrintable(said));
        }
        QVERIFY(clauseBlocks({"It fails."}).empty());
    }

    void everyNumberedClauseIsThere()
    {
        QVERIFY2(clauseFaults().isEmpty(), qPrintable(clauseFaults().join(u'\n')));
        const std::map<std::string, QStringList> wanted = numbersWanted();
        QCOMPARE(clauseDocuments().size(), wanted.size());
        for (const ClauseDocument& document : clauseDocuments()) {
            QStringList numbers;
            QSet<QString> all;
            for (const Clause& clause : document.clauses) {
                if (clause.numbered) numbers << QString::fromStdString(clause.number);
                all << QString::fromStdString(clause.number);
            }
            QCOMPARE(all.size(), static_cast<qsizetype>(document.clauses.size()));
            QCOMPARE(numbers, wanted.at(document.rulebook));
            QCOMPARE(numbers.size(), static_cast<qsizetype>(document.numbered));
            QVERIFY(!document.counted.empty());
        }
    }

    void everyLanguageHasThem()
    {
        for (const ClauseDocument& document : clauseDocuments())
            for (const Clause& clause : document.clauses) {
                const QString name = QString::fromStdString(document.rulebook + ' ' + clause.number);
                QVERIFY2(clause.words.contains("de"), qPrintable(name));
                const ClauseWords &en = clause.words.at("en"), &de = clause.words.at("de");
                QVERIFY2(en.text.size() > 20 && de.text.size() > 20 && en.text != de.text, qPrintable(name));
                QVERIFY2(!de.title.empty(), qPrintable(name));
                QVERIFY2(en.note.empty() == de.note.empty(), qPrintable(name));
                QVERIFY2(std::ranges::count(en.text, '\n') == std::ranges::count(de.text, '\n'),
                         qPrintable(name));
                for (const std::string& option : clause.options)
                    QVERIFY2(findOption(option), qPrintable(name));
            }
    }

    void everyCitationIsAClause()
    {
        for (const RulebookInfo& book : rulebooks()) {
            for (const auto& [where, clause] : citationsIn(book))
                QVERIFY2(isCited(book.id, clause),
                         qPrintable(QString::fromStdString(book.id + ' ' + where + ": " + clause)));
        }
    }

    void everyCaseLeadsToItsClauses()
    {
        int cited = 0;
        for (const CaseLibrary& library : caseLibraries()) {
            const Result<Value> document = readDocument(*library.text(), library.path);
            QVERIFY(document);
            const Value* book = document->find("rulebook");
            for (const Value& one : document->find("case")->items) {
                const Value *clauses = one.find("clauses"), *own = one.find("rulebook");
                const std::string rulebook = own ? own->text : book ? book->text : std::string("datc");
                if (!clauses) continue;
                const std::string id = one.find("id")->text;
                QVERIFY2(isCited(rulebook, clauses->text),
                         qPrintable(QString::fromStdString(id + ": " + clauses->text)));
                for (const std::string& number : clauseDocument(rulebook)->numbersIn(clauses->text)) {
                    const std::vector<CitedCase> cases = factsOf(findClause(rulebook, number)).cases;
                    QVERIFY2(std::ranges::count(cases, id, &CitedCase::id) == 1, id.c_str());
                    ++cited;
                }
            }
        }
        QCOMPARE(cited, 686);
    }

    /// The clauses that are played otherwise than printed, or whose print can be read in two ways.
    void whatIsPlayedOtherwiseIsDeclared_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* book, const char* number, const char* says) {
            QTest::addRow("%s %s: %s", book, number, says) << book << number << says;
        };
        row("1971", "III", "two agreements");
        row("1971", "VII.3.b", "The coast in a support of a move");
        row("1971", "XI.2", "No option changes this");
        row("1971", "XII.2", "6.G.19");
        row("1971", "XII.4", "6.G.19");
        row("alexander", "III.3.a", "6.G.19");
        row("alexander", "IV.7.c", "Printed is a tie only");
        row("alexander", "V.6.c", "III.5.h");
        row("twenty", "6.c.2", "Printed is “must”");
        row("twenty", "9.a.1", "See 14");
        row("twenty", "13", "see 14");
        row("twenty", "14", "No other rulebook has it so");
        row("twenty", "14", "only for a longer way");
        row("committee", "2", "The clock opens a turn");
        row("committee", "How to support", "VII.3.b");
    }
    void whatIsPlayedOtherwiseIsDeclared()
    {
        QFETCH(QString, book);
        QFETCH(QString, number);
        QFETCH(QString, says);
        const ClauseWords& words = wordsIn(qPrintable(book), qPrintable(number));
        QVERIFY2(QString::fromStdString(words.note).contains(says), words.note.c_str());
    }

    /// Clauses that once said another law than the print, in a language.
    void printedLawIsTold_data()
    {
        QTest::addColumn<QString>("book");
        QTest::addColumn<QString>("number");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* book, const char* number, const char* language, const char* says) {
            QTest::addRow("%s %s %s", book, number, language) << book << number << language << says;
        };
        for (const char* number : {"rule 14", "rule 15", "Dislodgment in standoffs", "Cutting support"}) {
            row("committee", number, "en", "the province that its attacker came from");
            row("committee", number, "de", "Provinz, aus der ihr Angreifer kam");
        }
        row("committee", "rule 19", "en", "dislodged by an attack from one province");
        row("committee", "rule 19", "de", "die ein Angriff aus einer Provinz vertreibt");
        row("twenty", "16.c.1", "en", "successfully attacked");
        row("twenty", "16.c.1", "de", "mit Erfolg angegriffen");
        row("alexander", "notes on convoy 2", "de", "von einer Armee im Konvoi vertrieben wird");
    }
    void printedLawIsTold()
    {
        QFETCH(QString, book);
        QFETCH(QString, number);
        QFETCH(QString, language);
        QFETCH(QString, says);
        const Clause& clause = *findClause(book.toStdString(), number.toStdString()).clause;
        const QString text = QString::fromStdString(clause.words.at(language.toStdString()).text);
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void citationsBecomeLinks()
    {
        const auto linked = [](const char* html) { return withClauseLinks(QString::fromUtf8(html)); };
        QCOMPARE(linked("It is cut (1971 X)."),
                 QStringLiteral("It is cut (<a href=\"clause:1971/X\">1971 X</a>)."));
        QCOMPARE(linked("(1971 XII.3, IX.2)"),
                 QStringLiteral("(<a href=\"clause:1971/XII/3\">1971 XII.3</a>, "
                                "<a href=\"clause:1971/IX/2\">IX.2</a>)"));
        QCOMPARE(linked("<b title=\"1971 X\">1971 rules, 1971 IX.31, 11971 X</b>"),
                 QStringLiteral("<b title=\"1971 X\">1971 rules, 1971 IX.31, 11971 X</b>"));
        QCOMPARE(linked("<h3>1971 X</h3>"), QStringLiteral("<h3>1971 X</h3>")); // the page of the clause
        QCOMPARE(linked("<a href=\"3\">1971 X</a> of 1971"),
                 QStringLiteral("<a href=\"3\">1971 X</a> of 1971"));
        QCOMPARE(linked("Committee 4, Bulgaria, Spain, and St. Petersburg; rules 17, 18"),
                 QStringLiteral("<a href=\"clause:committee/4\">Committee 4</a>, "
                                "<a href=\"clause:committee/Bulgaria,_Spain,_and_St/_Petersburg\">Bulgaria, "
                                "Spain, and St. Petersburg</a>; "
                                "<a href=\"clause:committee/rule_17\">rules 17</a>, "
                                "<a href=\"clause:committee/rule_18\">18</a>"));
        QCOMPARE(linked("DATC 4.E.1, 6.D.20 · 2000 page 16"),
                 QStringLiteral("<a href=\"clause:datc/4/E/1\">DATC 4.E.1</a>, "
                                "<a href=\"clause:datc/6/D/20\">6.D.20</a> · "
                                "<a href=\"clause:2000/page_16\">2000 page 16</a>"));
    }

    void pagesAreNamedInTheLanguageSpoken()
    {
        speak(QStringLiteral("de"));
        const ClausePlace place = findClause("2000", "page 16");
        const QString cited = citationOf(place);
        const QString linked = withClauseLinks(QStringLiteral("Er gelingt (2000 Seite 16, Seite 12)."));
        speak(QStringLiteral("en"));
        QCOMPARE(cited, QStringLiteral("2000 Seite 16"));
        QCOMPARE(linked, QStringLiteral("Er gelingt (<a href=\"clause:2000/page_16\">2000 Seite 16</a>, "
                                        "<a href=\"clause:2000/page_12\">Seite 12</a>)."));
        QCOMPARE(citationOf(place), QStringLiteral("2000 page 16"));
    }

    void aPartLeadsToTheWhole()
    {
        const ClausePlace place = findClause("datc", "6.F.14");
        QCOMPARE(place.clause->number, std::string("6.F"));
        QCOMPARE(citationOf(place), QStringLiteral("DATC 6.F.14"));
        const std::vector<CitedCase> cases = factsOf(place).cases;
        QCOMPARE(cases.size(), std::size_t{1});
        QCOMPARE(cases.front().id, std::string("6.F.14"));
        QVERIFY(factsOf(findClause("datc", "6.F")).cases.size() > 20);
        QVERIFY(factsOf(findClause("datc", "4.A.1")).cases.size() > 5);
    }

    void ofUnknownTextsOnlyReportsAreTold()
    {
        for (const ClauseDocument& document : clauseDocuments()) {
            const bool known = QStringList{"1971", "datc", "alexander", "twenty", "committee"}.contains(
                QString::fromStdString(document.rulebook));
            QCOMPARE(document.reported, !known);
        }
        const QString page = ClausePages::html(findClause("2000", "page 16"));
        QVERIFY2(page.contains(QStringLiteral("we do not have its text")), qPrintable(page));
    }

    void linksLeadBack()
    {
        for (const ClauseDocument& document : clauseDocuments())
            for (const Clause& clause : document.clauses) {
                const ClausePlace place{&document, &clause, clause.number};
                const QString link = QUrl(linkToClause(place)).toString();
                QVERIFY2(!link.contains(u'.'), qPrintable(link));
                QVERIFY2(clauseOfLink(link).clause == &clause, qPrintable(link));
            }
        QVERIFY(!clauseOfLink(QStringLiteral("clause:1971/XX")));
        QVERIFY(!clauseOfLink(QStringLiteral("term:standoff")));
        QCOMPARE(caseOfLink(QUrl(linkToCase("1971.2a")).toString()), std::string("1971.2a"));
    }

    void aPageHasWhatGoesWithTheClause()
    {
        const QString page = ClausePages::html(findClause("1971", "XII.4"));
        for (const char* told :
             {"<h3>1971 XII.4: ", "As the program plays it", "A convoy with several routes", "case:1971/12",
              "term:several-routes", "in our own words"})
            QVERIFY2(page.contains(QLatin1String(told)), told);
        QVERIFY(!page.contains(QStringLiteral("not translated yet")));
        QCOMPARE(speak(QStringLiteral("de")), QStringLiteral("de"));
        QVERIFY(
            ClausePages::html(findClause("1971", "XII.4")).contains(QStringLiteral("Mehrere Konvoiwege")));
    }
};

CHANCERY_SUITE(TestClauses, QCoreApplication)

} // namespace chancery::tst_clauses

#include "tst_clauses.moc"
