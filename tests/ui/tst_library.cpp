// SPDX-License-Identifier: GPL-3.0-or-later
// The library: five libraries and a student's own cases as one, found by what they show; results hidden until
// asked; the self-test.
#include "tests/support/asked_phases.h"
#include "tests/support/busy_board.h"
#include "tests/support/files.h"
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"

#include "engine/files/study_cases.h"
#include "engine/files/study_file.h"
#include "ui/draw/palette.h"
#include "ui/lab/library_window.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/query_completer.h"
#include "ui/lab/self_test_box.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>

namespace chancery::tst_library {

namespace {

const CaseCollection& libraries()
{
    static const CaseCollection all = [] {
        CaseCollection made(standardSource().map);
        for (const auto& [id, file] :
             {std::pair{"datc", "datc-3.2"}, std::pair{"1971", "1971"}, std::pair{"alexander", "alexander"},
              std::pair{"twenty", "twenty"}, std::pair{"committee", "committee"}}) {
            const std::string path = std::string("resources/cases/") + file + ".toml";
            if (!made.add(id, QString("Library %1").arg(id), sourceFile(path), path)) qFatal("%s", file);
        }
        return made;
    }();
    return all;
}

void write(const QString& path, const std::string& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
}

struct Browser : LibraryWindow
{
    Browser()
        : LibraryWindow(libraries(), standardSource())
    {
    }
    QString page() const { return findChild<PageView*>("casePage")->toPlainText(); }
    QStringList ids() const
    {
        QStringList all;
        for (const std::size_t number : listed())
            all << QString::fromStdString(cases().index().all()[number].theCase.id);
        return all;
    }
    QString problem() const { return findChild<QLabel*>("searchProblem")->text(); }
    QLineEdit& line() { return *findChild<QLineEdit*>("filter"); }
    QTreeWidgetItem* facet(const QString& name)
    {
        const auto found =
            findChild<QTreeWidget*>("facets")->findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.front();
    }
};

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allLibrariesAreOne()
    {
        Browser browser;
        QCOMPARE(browser.listed().size(), libraries().index().all().size());
        QVERIFY(browser.listed().size() > 200);
        QVERIFY(browser.findChild<QLabel*>("caseCount")
                    ->text()
                    .startsWith(QString("%1 of %1 case").arg(libraries().index().all().size())));
    }

    void queriesNarrowTheList_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("in");
        QTest::addColumn<QString>("out");
        QTest::newRow("a number") << "6.F.14"
                                  << "6.F.14"
                                  << "6.F.15";
        QTest::newRow("a motif") << "beleaguered garrison"
                                 << "6.E.7"
                                 << "6.F.14";
        QTest::newRow("a unit") << "F TYS"
                                << "6.F.16"
                                << "6.E.7";
        QTest::newRow("rulebooks") << "differs:1971 library:datc"
                                   << "6.F.16"
                                   << "6.A.1";
    }

    void queriesNarrowTheList()
    {
        QFETCH(QString, query);
        QFETCH(QString, in);
        QFETCH(QString, out);
        Browser browser;
        browser.lookFor(query);
        QCOMPARE(browser.problem(), QString());
        const QStringList ids = browser.ids();
        const bool any = ids.contains(in) || query == "F TYS";
        QVERIFY2(any && !ids.isEmpty(), qPrintable(ids.join(' ')));
        QVERIFY2(!ids.contains(out), qPrintable(ids.join(' ')));
    }

    void errorsNameTheirColumn()
    {
        Browser browser;
        browser.lookFor("convoy");
        const QStringList before = browser.ids();
        browser.lookFor("convoy colour:red");
        QVERIFY2(browser.problem().contains("8") && browser.problem().contains("colour"),
                 qPrintable(browser.problem()));
        QCOMPARE(browser.ids(), before); // what was found stays while a query is being typed
        browser.lookFor("convoy paradox");
        QCOMPARE(browser.problem(), QString());
        browser.lookFor("zzz");
        QCOMPARE(browser.ids(), QStringList());
        QVERIFY(!browser.chosen());
        QVERIFY(!browser.findChild<QPushButton*>("accept")->isEnabled());
    }

    void wordsAreCompleted_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("offers");
        QTest::newRow("a motif") << "belea"
                                 << "beleaguered garrison ";
        QTest::newRow("a key") << "6.F chap"
                               << "6.F chapter:";
        QTest::newRow("a key with few values")
            << "6.F phas"
            << "6.F phase:adjustment ,6.F phase:movement ,6.F phase:retreat ";
        QTest::newRow("a rulebook") << "differs:19"
                                    << "differs:1971 ,differs:1982 ";
        QTest::newRow("not") << "-unanswered:an"
                             << "-unanswered:any ";
        QTest::newRow("a library") << "library:tw"
                                   << "library:twenty ";
        QTest::newRow("whole") << "library:twenty"
                               << "";
        QTest::newRow("nothing") << "convoy "
                                 << "";
        QTest::newRow("a quoted motif") << "motif:\"beleaguered g"
                                        << "motif:\"beleaguered garrison\" ";
    }

    void wordsAreCompleted()
    {
        QFETCH(QString, typed);
        QFETCH(QString, offers);
        QueryCompleter completer(libraries().index(), nullptr);
        completer.setCompletionPrefix(typed);
        QStringList completed;
        for (int row = 0; completer.setCurrentRow(row); ++row) completed << completer.currentCompletion();
        QCOMPARE(completed.join(','), offers);
    }

    void facetsLookForTheirCases()
    {
        Browser browser;
        auto* facets = browser.findChild<QTreeWidget*>("facets");
        QTreeWidgetItem* item = browser.facet("beleaguered garrison");
        QVERIFY(item);
        Q_EMIT facets->itemActivated(item, 0);
        QCOMPARE(QString::number(browser.listed().size()), item->text(1));
        QVERIFY(browser.ids().contains("6.E.7"));
        item = browser.facet("6.F Convoys");
        QVERIFY(item);
        Q_EMIT facets->itemActivated(item, 0);
        QCOMPARE(QString::number(browser.listed().size()), item->text(1));
        for (const QString& id : browser.ids()) QVERIFY2(id.startsWith("6.F."), qPrintable(id));
        // Every line finds as many cases as it says.
        int lines = 0;
        for (QTreeWidgetItemIterator it(facets); *it; ++it) {
            if ((*it)->data(0, Qt::UserRole).toString().isEmpty()) continue;
            browser.lookFor((*it)->data(0, Qt::UserRole).toString());
            QCOMPARE(browser.problem(), QString());
            QCOMPARE(QString::number(browser.listed().size()), (*it)->text(1));
            ++lines;
        }
        QVERIFY(lines > 60);
    }

    void resultsAreHiddenUntilAsked()
    {
        Browser browser;
        browser.lookFor("6.E.7");
        QVERIFY2(browser.page().contains("North Sea"), qPrintable(browser.page()));
        for (const char* secret : {"fails", "stands", "beleaguered garrison"})
            QVERIFY2(!browser.page().contains(secret), secret);
        browser.findChild<QCheckBox*>("showResults")->setChecked(true);
        for (const char* told : {"fails", "beleaguered garrison"})
            QVERIFY2(browser.page().contains(told), told);
        browser.lookFor("6.F.16");
        QVERIFY2(browser.page().contains("Ends otherwise under"), qPrintable(browser.page()));
        QSignalSpy terms(&browser, &LibraryWindow::termWanted);
        Q_EMIT browser.findChild<PageView*>("casePage")->followed("term:paradox");
        QCOMPARE(terms.count(), 1);
    }

    void picturesComeLater()
    {
        CasePictures pictures(libraries(), standardSource());
        QSignalSpy painted(&pictures, &CasePictures::painted);
        const CasePictureKey key{0, {120, 90}, false};
        QVERIFY(pictures.picture(key).isNull());
        QVERIFY(painted.wait(20000));
        QCOMPARE(painted.takeFirst().front().value<std::size_t>(), std::size_t{0});
        QCOMPARE(pictures.picture(key).size(), QSize(120, 90));
        QVERIFY(!painted.wait(20)); // kept, so nothing is painted again
        // The board is cut to what matters, and results are another picture.
        const auto number = static_cast<std::size_t>(
            std::ranges::find(libraries().index().all(), "6.E.7",
                              [](const IndexedCase& one) { return one.theCase.id; }) -
            libraries().index().all().begin());
        QVERIFY(pictures.picture({number, {240, 180}, false}).isNull());
        QVERIFY(pictures.picture({number, {240, 180}, true}).isNull());
        QTRY_COMPARE_WITH_TIMEOUT(painted.count(), 2, 20000);
        QVERIFY(pictures.picture({number, {240, 180}, false}).toImage() !=
                pictures.picture({number, {240, 180}, true}).toImage());
        pictures.setTheme(ThemeKind::Dark);
        QVERIFY(pictures.picture(key).isNull());
    }

    void aCaseIsOpened()
    {
        Browser browser;
        QSignalSpy opened(&browser, &LibraryWindow::opened);
        browser.lookFor("6.F.18");
        browser.findChild<QPushButton*>("accept")->click();
        QCOMPARE(opened.count(), 1);
        const std::size_t number = opened.front().front().value<std::size_t>();
        QCOMPARE(browser.cases().index().all()[number].theCase.id, std::string("6.F.18"));
        QCOMPARE(browser.cases().studyOf(number).source.testCase, std::string("6.F.18"));
        QCOMPARE(browser.cases().fileOf(number), QString());
        browser.lookFor("library:datc chapter:6.F");
        const auto first = browser.chosen();
        QTest::keyClick(&browser.line(), Qt::Key_Down);
        QVERIFY(browser.chosen() != first);
    }

    /// A case that became a study and a case again is resolved to the same.
    void aStudyIsACase()
    {
        int count = 0, kept = 0;
        for (const IndexedCase& one : libraries().index().all()) {
            const Study study = studyOf(sharedMap(), one.theCase, "library");
            const std::optional<Case> back = caseOf(study, one.theCase.id);
            QVERIFY2(back, one.theCase.id.c_str());
            CaseIndex index(sharedMap());
            QVERIFY2(index.add("own", *back), one.theCase.id.c_str());
            const IndexedCase& again = index.all().front();
            QCOMPARE(again.rulebook.options, one.rulebook.options);
            QCOMPARE(again.theCase.before.units, one.theCase.before.units);
            // Orders that mean nothing on the board are not kept.
            const auto isKept = [](const std::vector<CaseOrder>& now, const std::vector<CaseOrder>& then) {
                return std::ranges::equal(now, then, {}, &CaseOrder::std, &CaseOrder::std);
            };
            const bool same =
                isKept(back->orders, one.theCase.orders) && isKept(back->retreats, one.theCase.retreats);
            QVERIFY2(again.motifs == one.motifs || !same, one.theCase.id.c_str());
            kept += same ? 1 : 0;
            ++count;
        }
        QVERIFY(count > 200 && kept > 200);
    }

    void ownCasesJoin()
    {
        const QTemporaryDir folder;
        Study study = datcStudy("6.F.18");
        study.title = "A dispute in Leiden";
        write(folder.filePath("dispute.study"), writeStudy(study));
        write(folder.filePath("notes.txt"), "nothing");
        CaseCollection cases = libraries();
        cases.addOwn(folder.path(), standardMaps());
        QCOMPARE(cases.leftOut(), QStringList());
        QCOMPARE(cases.index().all().size(), libraries().index().all().size() + 1);
        LibraryWindow browser(cases, standardSource());
        browser.lookFor("library:own convoy paradox");
        QCOMPARE(browser.listed().size(), std::size_t{1});
        const std::size_t number = browser.listed().front();
        QCOMPARE(browser.cases().index().all()[number].theCase.title, std::string("A dispute in Leiden"));
        QCOMPARE(browser.cases().fileOf(number), folder.filePath("dispute.study"));
        QVERIFY(browser.findChild<QTreeWidget*>("facets")->findItems("My cases", Qt::MatchExactly).size() ==
                1);
    }

    void filesThatAreNoCasesAreNamed()
    {
        const QTemporaryDir folder;
        write(folder.filePath("broken.study"), "lines = [");
        write(folder.filePath("large.study"),
              writeStudy(datcStudy("6.F.18")) + "#" + std::string(256 << 10, 'x') + "\n");
        CaseCollection cases = libraries();
        cases.addOwn(folder.path(), standardMaps());
        QCOMPARE(cases.leftOut().size(), 2);
        QCOMPARE(cases.leftOut().back(), QString("large.study: it is too large for a case"));
        QVERIFY2(cases.leftOut().front().startsWith("broken.study: "), qPrintable(cases.leftOut().front()));
        QVERIFY(cases.libraries().back() != CaseCollection::own);
        CaseCollection none = libraries();
        none.addOwn(folder.filePath("nowhere"), standardMaps());
        QCOMPARE(none.leftOut(), QStringList());
    }

    void theSelfTestCountsEverything()
    {
        const QTemporaryDir folder;
        write(folder.filePath("mine.study"), writeStudy(datcStudy("6.F.18")));
        CaseCollection cases = libraries();
        cases.addOwn(folder.path(), standardMaps());
        SelfTestBox box(cases);
        QSignalSpy finished(&box, &SelfTestBox::finished);
        box.findChild<QPushButton*>("selfTest")->click();
        QVERIFY(box.isRunning());
        QVERIFY(finished.wait(60000));
        const std::size_t datc = datcCases().size(), others = libraries().index().all().size() - datc;
        const std::size_t runs = datc * rulebooks().size() + others;
        QVERIFY2(box.said().startsWith(QString("%1 of %1 runs: ").arg(runs)), qPrintable(box.said()));
        QVERIFY2(box.said().endsWith(", 0 failed"), qPrintable(box.said()));
        box.findChild<QPushButton*>("selfTest")->click();
        QVERIFY(box.isRunning());
        box.findChild<QPushButton*>("selfTest")->click(); // stops it
        QVERIFY(!box.isRunning());
    }

    void looksLikeTheOthers()
    {
        applyTheme(*qApp, ThemeKind::Light);
        Browser browser;
        browser.show();
        QVERIFY2(oddType(browser).isEmpty(), qPrintable(oddType(browser).join(u'\n')));
        QVERIFY2(oddSpacing(browser).isEmpty(), qPrintable(oddSpacing(browser).join(u'\n')));
    }
};

CHANCERY_SUITE(TestLibrary, QApplication)

} // namespace chancery::tst_library

#include "tst_library.moc"
