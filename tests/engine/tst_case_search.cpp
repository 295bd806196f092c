// SPDX-License-Identifier: GPL-3.0-or-later
// The index over all libraries: what cases show, what queries find, and the run of all of them.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include "engine/explain/case_query.h"
#include "engine/explain/self_test.h"
#include "engine/files/case_under.h"

#include <algorithm>

namespace chancery::tst_case_search {

namespace {

const CaseIndex& library()
{
    static const CaseIndex all = [] {
        CaseIndex index(sharedMap());
        for (const char* name : {"datc", "1971", "alexander", "twenty", "committee"}) {
            const std::string file =
                "resources/cases/" + (std::string(name) == "datc" ? "datc-3.2" : std::string(name)) + ".toml";
            const Status added = index.add(name, fileContent(file), file);
            if (!added) qFatal("%s", added.error().text().c_str());
        }
        return index;
    }();
    return all;
}

const IndexedCase& withId(std::string_view id)
{
    const auto found =
        std::ranges::find(library().all(), id, [](const IndexedCase& one) { return one.theCase.id; });
    if (found == library().all().end()) qFatal("no such case");
    return *found;
}

QStringList found(const QString& query, MotifNames names = {})
{
    const Result<CaseQuery> read = readCaseQuery(library(), query.toStdString(), names);
    if (!read) return {QString::fromStdString(read.error().text())};
    QStringList ids;
    for (const std::size_t i : library().find(*read))
        ids << QString::fromStdString(library().all()[i].theCase.id);
    return ids;
}

QStringList motifsOf(const char* id)
{
    QStringList names;
    const MotifSet& motifs = withId(id).motifs;
    for (std::size_t i = 0; i < motifs.size(); ++i)
        if (motifs[i]) names << motifName(static_cast<Motif>(i));
    return names;
}

} // namespace

class TestCaseSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsMotifs_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("motifs");
        const auto row = [](const char* id, const char* motifs) {
            QTest::newRow(id) << QString(id) << QString(motifs);
        };
        row("6.C.1", "circle");
        row("6.C.5", "circle, convoy, convoy disrupted, dislodgement");
        row("6.D.2", "dislodgement, support cut");
        row("6.D.12", "help against one's own");
        row("6.D.10", "attack on one's own");
        row("6.E.1", "head to head, dislodgement");
        row("6.E.7", "beleaguered garrison, help against one's own");
        row("6.F.14", "convoy paradox");
        row("6.F.11", "several convoy routes, convoy");
        row("6.G.1", "exchange by convoy, convoy to a neighbour");
        row("6.B.1", "split coast, illegal order");
        row("6.D.7", "help without a match");
        row("6.H.7", "retreat conflict, retreat");
        row("6.H.5", "closed retreat");
        row("6.H.1", "retreat");
        row("1971.5", "dislodged unit without effect");
        row("6.C.3", "circle");
        row("6.I.7", "build, several orders");
        row("6.J.4", "removal by rule, civil disorder");
        row("6.J.1", "several orders, removal");
        row("twenty.14.path", "written route");
        row("committee.insurrection.1", "insurrection");
    }

    void knowsMotifs()
    {
        QFETCH(QString, id);
        QFETCH(QString, motifs);
        const QStringList shown = motifsOf(qPrintable(id));
        for (const QString& motif : motifs.split(", "))
            QVERIFY2(shown.contains(motif), qPrintable(motif + " in " + shown.join(", ")));
        // What a calm case must not show.
        for (const char* loud : {"convoy paradox", "circle", "beleaguered garrison", "exchange by convoy"})
            QCOMPARE(shown.contains(loud), motifs.contains(loud));
    }

    void everyMotifIsInTheLibrary()
    {
        for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i) {
            const auto motif = static_cast<Motif>(i);
            const auto shows = [i](const IndexedCase& one) { return one.motifs[i]; };
            const auto count = std::ranges::count_if(library().all(), shows);
            QVERIFY2(count > 0 && count < 300, motifName(motif));
            QCOMPARE(found(QString("motif:\"%1\"").arg(motifName(motif)).toUpper()).size(), count);
        }
    }

    void finds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("first");
        QTest::addColumn<int>("count");
        const auto row = [](const char* query, const char* first, int count) {
            QTest::newRow(query) << QString(query) << QString(first) << count;
        };
        row("", "6.A.1", 583);
        row("6.F.1", "6.F.1", 1);
        row("6.f.18", "6.F.18", 1);
        row("alexander.para", "alexander.paradox.1", 9);
        row("alexander paradox.6", "", 0);
        row("alexander paradox 6", "alexander.paradox.3", 5);
        row("6.F.14 6.F.15", "", 0);
        row("betrayal paradox", "6.F.18", 1);
        row("\"betrayal paradox\"", "6.F.18", 1);
        row("\"paradox betrayal\"", "", 0);
        row("pandin library:datc", "6.F.16", 3);
        row("A BEL - HOL", "6.F.8", 2);
        row("army Belgium to Holland", "6.F.8", 2);
        row("order:\"A BEL - HOL\"", "6.F.8", 2);
        row("F HEL S F SKA - NTH library:datc", "6.F.6", 5);
        row("F Stp/nc library:datc", "6.B.9", 0);
        row("unit:\"F BUL\" unit:CON", "6.B.13", 1);
        row("convoy through three seas library:1971", "1971.XII.2", 1);
        row("seas:3 library:1971", "1971.XII.2", 1);
        row("chapter:6.A rulebook:datc", "6.A.1", 12);
        row("library:twenty beleaguered garrison", "twenty.12", 3);
        row("phase:retreat chapter:6.H", "6.H.1", 16);
        row("motif:removal phase:retreat", "", 0);
        row("unanswered:1971 library:datc", "6.F.18", 7);
        row("motif:beleaguered garrison library:twenty", "twenty.12", 3);
        row("unit:F Bulgaria unit:Constantinople", "6.B.13", 1);
        row("-6.A chapter:6.A", "", 0);
        row("library:own", "", 0);
        row("chapter:notes on support", "alexander.notes.support.1", 11);
        row("seas:two library:datc", "6.F.15", 6);
        row("\"one's own\" 6.F.1", "", 0);
    }

    void finds()
    {
        QFETCH(QString, query);
        QFETCH(QString, first);
        QFETCH(int, count);
        const QStringList ids = found(query);
        QCOMPARE(ids.size(), count);
        if (count > 0) QCOMPARE(ids.front(), first);
    }

    void narrows_data()
    {
        QTest::addColumn<QString>("wide");
        QTest::addColumn<QString>("more");
        const auto row = [](const char* wide, const char* more) {
            QTest::addRow("%s + %s", wide, more) << QString(wide) << QString(more);
        };
        row("F TYS", "F ION");
        row("F TYS", "- ION");
        row("convoy", "betrayal");
        row("cut", "library:datc");
        row("seas:2+", "seas:3+");
        row("seas:2+", "seas:2");
        row("differs:any", "differs:1971");
        row("unanswered:any", "unanswered:alexander");
        row("circle", "motif:convoy");
        row("dislodgement", "phase:retreat");
        row("power:italy", "power:austria");
    }

    /// A further condition finds fewer of the same, and its opposite finds the others.
    void narrows()
    {
        QFETCH(QString, wide);
        QFETCH(QString, more);
        const QStringList all = found(wide), some = found(wide + ' ' + more);
        QVERIFY2(!all.isEmpty() && !all.front().contains("column"), qPrintable(all.value(0)));
        QVERIFY2(some.size() < all.size(), qPrintable(QString::number(some.size())));
        for (const QString& id : some) QVERIFY(all.contains(id));
        if (more.startsWith('-')) return;
        QCOMPARE(found(wide + " -" + more).size(), all.size() - some.size());
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* query, const char* error) {
            QTest::newRow(query) << QString(query) << QString(error);
        };
        row("cut \"own", "column 5: the quotation mark is not closed");
        row("colour:red", "column 1: “colour:” is not known here; expected one of unit, order");
        row("cut unit:XXX", "column 5: “unit:XXX” is not known here; expected for example a ");
        row("unit:", "column 1: “unit:” is not known here; expected for example a ");
        row("unit:F", "column 1: “unit:F” is not known here; expected for example a ");
        row("order:F", "column 1: “order:F” is not known here; expected for example a ");
        row("order:\"F TYS\"", "column 1: “order:F TYS” is not known here; expected for example a ");
        row("motif:fog",
            "column 1: “motif:fog” is not known here; expected for example attack on one's own, ");
        row("seas:many", "column 1: “seas:many” is not known here; expected for example 1, 1+, 2, 2+");
        row("power:Utopia", "column 1: “power:Utopia” is not known here; expected for example austria, ");
        row("rulebook:any", "column 1: “rulebook:any” is not known here; expected for example ");
        row("differs:home", "column 1: “differs:home” is not known here; expected for example 1971, 1982");
        row("unanswered:home", "column 1: “unanswered:home” is not known here; expected for example ");
        row("phase:lunch",
            "column 1: “phase:lunch” is not known here; expected for example adjustment, movement, retreat");
    }

    void saysWhatIsWrong()
    {
        QFETCH(QString, query);
        QFETCH(QString, error);
        const QStringList answer = found(query);
        QCOMPARE(answer.size(), 1);
        QVERIFY2(answer.front().startsWith(error), qPrintable(answer.front()));
    }

    void takesTheLongestMeaning()
    {
        const Result<CaseQuery> query = readCaseQuery(
            library(), "cut -motif:circle F TYS - ION \"two words\" convoy paradox 6.F A Belgium");
        QVERIFY(query);
        QStringList meant;
        for (const QueryTerm& term : query->terms) {
            QStringList parts{term.negated ? "not" : ""};
            for (const TextWord& word : term.words) parts << QString::fromStdString(word.folded);
            for (const std::string& tag : term.tags) parts << QString::fromStdString(tag);
            meant << parts.join(' ').trimmed();
        }
        QCOMPARE(meant, (QStringList{"cut motif:support cut", "not motif:circle", "order:f tys - ion",
                                     "two words", "motif:convoy paradox", "number:6.f", "unit:a bel"}));
    }

    void understandsFurtherNames()
    {
        const std::vector<std::pair<std::string, Motif>> german{{"Ringtausch", Motif::Circle},
                                                                {"belagerte Einheit", Motif::Beleaguered}};
        QCOMPARE(found("ringtausch", german), found("motif:circle"));
        QCOMPARE(found("belagerte einheit", german), found("beleaguered garrison"));
        QCOMPARE(found("belag", german), found("beleaguered garrison"));
        QCOMPARE(found("Armee Belgien nach Holland"), found("A BEL - HOL"));
    }

    /// As the library of DATC says of each case, with its alternatives.
    void notesWhoDiffers()
    {
        int differing = 0, open = 0;
        for (const IndexedCase& one : library().all()) {
            if (one.library != "datc") continue;
            const CaseUnder stated = caseUnder(standardMap(), one.rulebook, one.theCase);
            for (const RulebookInfo& book : rulebooks()) {
                const CaseUnder under = caseUnder(standardMap(), rulebookOf(book), one.theCase);
                if (!under.applies) continue;
                const bool same = under.expected.automatic == stated.expected.automatic &&
                                  std::ranges::equal(under.expected.orders, stated.expected.orders, {},
                                                     &CaseOrder::expect, &CaseOrder::expect);
                const std::string what = one.theCase.id + " under " + book.id;
                QVERIFY2(same || std::ranges::count(one.differing, book.id) == 1, what.c_str());
                QVERIFY2((std::ranges::count(one.unanswered, book.id) == 1) == under.unanswered,
                         what.c_str());
                differing += same ? 0 : 1;
                open += under.unanswered ? 1 : 0;
            }
        }
        QVERIFY(differing > 50 && open > 20);
        QVERIFY(withId("6.A.1").differing.empty());
    }

    void hasChapters()
    {
        const std::vector<CaseChapter> chapters = library().chapters();
        QCOMPARE(chapters.front().chapter, "6.A");
        QCOMPARE(chapters.front().cases.size(), std::size_t(12));
        std::size_t count = 0;
        for (const CaseChapter& chapter : chapters) {
            QVERIFY(!chapter.chapter.empty() && !chapter.cases.empty());
            QCOMPARE(std::string(chapterTitle(chapter.library, chapter.chapter)).empty(),
                     chapter.library != "datc");
            count += chapter.cases.size();
        }
        QCOMPARE(count, library().all().size());
        QCOMPARE(withId("1971.1").chapter, "IX");
        QCOMPARE(withId("alexander.notes.support.1").chapter, "notes on support");
        QCOMPARE(withId("committee.insurrection.1").chapter, "Losing your country and regaining it");
    }

    void takesAStudentsCase()
    {
        CaseIndex index(sharedMap());
        Case own = withId("6.C.1").theCase;
        own.id = "mine.1";
        own.title = "Three of a kind";
        QVERIFY(index.add("mine", own));
        QCOMPARE(index.find(*readCaseQuery(index, "three circle library:mine")).size(), std::size_t(1));
        own.rulebook = "home";
        QVERIFY(!index.add("mine", own));
        QCOMPARE(index.all().size(), std::size_t(1));
    }

    void runsAllCases()
    {
        SelfTest test(library());
        std::size_t slices = 0;
        for (bool more = true; more; ++slices) {
            more = test.run(100);
            QCOMPARE(test.done(), std::min(test.total(), 100 * (slices + 1)));
        }
        QCOMPARE(test.total(), std::size_t(176 * 10 + 104 + 124 + 65 + 114));
        QCOMPARE(test.rows().size(), std::size_t(14));
        int run = 0;
        for (const SelfTestRow& row : test.rows()) {
            QVERIFY2(row.failed == 0 && row.passed > 0, row.library.c_str());
            run += row.passed + row.unknown;
        }
        QCOMPARE(run, static_cast<int>(test.total()));
        QVERIFY(test.failures().empty());
        QVERIFY(!test.run(1));
    }

    void countsFailures()
    {
        CaseIndex index(sharedMap());
        Case wrong = withId("6.C.1").theCase;
        wrong.orders.front().expect = "fails";
        QVERIFY(index.add("mine", wrong));
        SelfTest test(index);
        QVERIFY(!test.run(10));
        QCOMPARE(test.rows().front().failed, 1);
        QCOMPARE(test.failures().front().id, "6.C.1");
        QCOMPARE(test.failures().front().rulebook, "datc");
        QVERIFY(!test.failures().front().mismatches.empty());
    }
};

CHANCERY_SUITE(TestCaseSearch, NoApplication)

} // namespace chancery::tst_case_search

#include "tst_case_search.moc"
