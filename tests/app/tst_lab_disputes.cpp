// SPDX-License-Identifier: GPL-3.0-or-later
// What held a rules judge up: orders that cannot be read, clicks while something is explained, text without
// powers, the table of rulebooks, and what could not be found.
#include "app/finds.h"
#include "tests/app/dispute.h"
#include "tests/app/lab_table.h"
#include "tests/support/files.h"
#include "tests/support/suite.h"
#include "ui/console/said_note.h"
#include "ui/console/unread_note.h"
#include "ui/console/writing_page.h"
#include "ui/dialogs/handbook.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/library_window.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/why_panel.h"
#include "ui/parts/note_strip.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

namespace chancery::tst_lab_disputes {

using namespace disputes;

class TestLabDisputes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOrderThatCannotBeReadIsAskedAbout()
    {
        Dispute t;
        Document& study = t.paste(withTwoFaults);
        UnreadNote& note = Dispute::note(study);
        QVERIFY(note.isVisible());
        QCOMPARE(note.waiting().size(), std::size_t(2));
        for (const char* said : {"2 order", "Russia", "“A Sill - Ber”", "Sill"})
            QVERIFY2(note.text().contains(QString::fromUtf8(said)), qPrintable(note.text()));
        QCOMPARE(study.bench().shown().study().commentary, std::string());
        Dispute::shoot(study, "unread");
        auto& line = Dispute::part<QLineEdit>(note, "unreadEdit");
        QCOMPARE(line.text(), QString("A Sill - Ber"));
        line.setText("A Sil - Ber");
        QTest::keyClick(&line, Qt::Key_Return);
        QCOMPARE(Dispute::resultIn(study, "SIL"), QString("succeeds"));
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(1)); // no variation
        QCOMPARE(note.waiting().size(), std::size_t(1));
        QVERIFY(note.isVisible());
        Dispute::part<QPushButton>(note, "unreadDismiss").click();
        QVERIFY(!note.isVisible());
        QCOMPARE(study.bench().shown().study().commentary, std::string("Russia: A Pru S A Sil - Brr"));
        Dispute::triggerIn(study, "edit.undo");
        QVERIFY(note.isVisible() && study.bench().shown().study().commentary.empty());
        Dispute::triggerIn(study, "edit.undo");
        QCOMPARE(note.waiting().size(), std::size_t(2));
        QVERIFY(Dispute::resultIn(study, "SIL").isEmpty());
    }

    void whatTheTextSaysOtherwiseIsShown()
    {
        Dispute t;
        Document& study =
            t.paste("Austria:\nA Vie - Gal (bounce)\nA Bud S A Vie - Gal (void)\nRussia:\nA War H\n");
        auto& note = Dispute::part<SaidNote>(*study.window(), "saidNote");
        QVERIFY(note.isVisible());
        for (const char* said : {"2 result(s)", "A Vie-Gal (Austria): they say “bounce”, we say “succeeds”.",
                                 "Theirs would be right by none of the rulebooks."})
            QVERIFY2(note.text().contains(QString::fromUtf8(said)), qPrintable(note.text()));
        QVERIFY(!note.text().contains("A Bud"));
        Dispute::part<QPushButton>(note, "saidAll").click();
        QVERIFY2(note.text().contains(QString::fromUtf8("they say “void”")), qPrintable(note.text()));
        Dispute::shoot(study, "said");
        QVERIFY(!Dispute::part<SaidNote>(*t.paste("Austria: A Vie - Gal (succeeds)\n").window(), "saidNote")
                     .isVisible());
    }

    void manyDifferencesLeaveTheBoardItsRoom()
    {
        Dispute t;
        QString text = "Austria:\nA Vie H (void)\nA Bud H (void)\nA Tri H (void)\nRussia:\n";
        for (const char* unit : {"Mos", "War", "Sev", "Ukr", "Lvn", "Stp", "Fin", "Swe", "Nwy"})
            text += QStringLiteral("A %1 H (void)\n").arg(QLatin1String(unit));
        auto& study = t.paste(text);
        auto& note = Dispute::part<SaidNote>(*study.window(), "saidNote");
        const auto& area = Dispute::part<QScrollArea>(note, "saidArea");
        QVERIFY(note.isVisible());
        QCOMPARE(area.verticalScrollBar()->maximum(), 0);
        Dispute::part<QPushButton>(note, "saidAll").click();
        QCoreApplication::processEvents();
        QVERIFY2(note.text().contains("Norway") || note.text().contains("A Nwy"), qPrintable(note.text()));
        QVERIFY(area.height() <= 8 * note.fontMetrics().lineSpacing());
        QVERIFY(area.verticalScrollBar()->maximum() > 0);
        Dispute::shoot(study, "said-many");
    }

    void itStaysInTheSavedStudy()
    {
        Dispute t;
        const QTemporaryDir folder;
        Document& study = t.paste(QString("A Vie - Tri\n\n") + withTwoFaults);
        QVERIFY(study.session().saveAs(folder.filePath("a.study")));
        study.window()->close();
        openStudyAt(t.workspace, &t.window, folder.filePath("a.study"));
        UnreadNote& note = Dispute::note(t.settled());
        QVERIFY(note.isVisible());
        QCOMPARE(note.waiting().size(), std::size_t(3));
        QVERIFY2(note.text().contains(QString::fromUtf8("“A Vie - Tri”")), qPrintable(note.text()));
        Dispute::part<QLineEdit>(note, "unreadEdit").setText("Austria: A Vie - Tri");
        Dispute::part<QPushButton>(note, "unreadCorrect").click();
        QCOMPARE(note.waiting().size(), std::size_t(2));
        QCOMPARE(Dispute::resultIn(t.last(), "VIE"), QString("succeeds"));
    }

    void aMeaningIsTakenByClick()
    {
        Dispute t;
        Document& study = t.paste("Germany: A Ber - Kie\nRussia: F Nor H\n");
        UnreadNote& note = Dispute::note(study);
        QVERIFY(note.isVisible());
        const QList<QPushButton*> answers = note.findChildren<QPushButton*>("unreadAnswer");
        QVERIFY(answers.size() >= 2);
        answers.front()->click();
        QVERIFY(!note.isVisible());
        QVERIFY(study.bench().shown().record().written.back().problem.empty());
    }

    void clicksOnlyChooseWhileSomethingIsExplained_data()
    {
        QTest::addColumn<QString>("action");
        QTest::newRow("why") << "lab.why";
        QTest::newRow("steps") << "lab.steps";
        QTest::newRow("flip") << "lab.flip";
    }

    void clicksOnlyChooseWhileSomethingIsExplained()
    {
        QFETCH(QString, action);
        Dispute t;
        Document& study = t.openCase("6.D.1");
        const Study before = study.bench().shown().study();
        QVERIFY(!Dispute::mode(study).isVisible());
        Dispute::triggerIn(study, action.toLatin1());
        QCoreApplication::processEvents();
        QVERIFY(Dispute::mode(study).isVisible());
        QCOMPARE(study.studyPanels()->board().view().cursor().shape(), Qt::WhatsThisCursor);
        for (const char* unit : {"VEN", "TRI", "TYR"}) Dispute::clickIn(study, unit);
        QVERIFY(study.bench().shown().study() == before);
        QCOMPARE(study.studyPanels()->board().subject(), Dispute::at(study, "TYR"));
        if (action == u"lab.why")
            QCOMPARE(Dispute::panel<WhyPanel>(study).place(), unitPlace(Dispute::at(study, "TYR")));
        if (action == u"lab.flip") {
            QVERIFY(Dispute::searched(study));
            QCOMPARE(Dispute::panel<FlipPanel>(study).asked(), Dispute::at(study, "TYR"));
        }
        Dispute::shoot(study, action == u"lab.why" ? "explains" : "explains2");
        // With the orders in front a click enters them again.
        Dispute::part<QToolButton>(Dispute::mode(study), "explainNoteDo").click();
        QCoreApplication::processEvents();
        QVERIFY(study.studyPanels()->writing().isVisible() && !Dispute::mode(study).isVisible());
        QVERIFY(study.studyPanels()->board().view().cursor().shape() != Qt::WhatsThisCursor);
        for (const char* place : {"VEN", "TUS"}) Dispute::clickIn(study, place);
        QCOMPARE(study.bench().shown().study().nodes.size(), before.nodes.size() + 1);
    }

    void theModeIsChosenByKey()
    {
        Dispute t;
        Document& study = t.openCase("6.D.1");
        QVERIFY(!Dispute::actionOf(study, "lab.explain").isEnabled());
        Dispute::triggerIn(study, "lab.why");
        QCoreApplication::processEvents();
        QVERIFY(Dispute::actionOf(study, "lab.explain").isChecked());
        QTest::keyClick(study.window(), Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!study.studyPanels()->board().explains() && study.desk().open());
        QTest::keyClick(study.window(), Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(study.studyPanels()->board().explains() && !study.desk().open());
        // Setting up by hand goes on as before, and the end of the explanation ends the mode.
        Dispute::part<QDockWidget>(*study.window(), "whyDock").close();
        QCoreApplication::processEvents();
        QVERIFY(!study.studyPanels()->board().explains() && study.desk().open());
    }

    void textWithoutPowersSaysWhatIsMissing()
    {
        Dispute t;
        QGuiApplication::clipboard()->setText("A Vie - Tri\nA Bud - Ser");
        t.trigger("file.studyPaste");
        QVERIFY(t.workspace.studies().empty());
        QVERIFY2(t.told.startsWith(QString::fromUtf8("“A Vie - Tri” does not say whose unit it is.")),
                 qPrintable(t.told));
        QGuiApplication::clipboard()->setText("See you on Friday.");
        t.trigger("file.studyPaste");
        QVERIFY2(t.told.startsWith("No unit and no order could be read in this text."), qPrintable(t.told));
        QGuiApplication::clipboard()->setText("map = \"standard\"\nphase = 3\n");
        t.trigger("file.studyPaste");
        QVERIFY2(t.told.startsWith("Clipboard, line "), qPrintable(t.told));
    }

    void aLineOfAGameIsPasted()
    {
        Dispute t;
        Document& study = t.paste(Dispute::lineOfAGame("F1901M"));
        QCOMPARE(study.bench().shown().node().phase, (Phase{Season::Fall, 1901, PhaseKind::Movement}));
        QVERIFY(study.bench().shown().record().outcome);
        QVERIFY(!Dispute::note(study).isVisible());
    }

    void keysOfTheWindowWorkInTheLibrary()
    {
        Dispute t;
        t.trigger("file.library");
        auto* library = t.window.findChild<LibraryWindow*>();
        QVERIFY(library);
        QTRY_COMPARE(QApplication::activeWindow(), library);
        QGuiApplication::clipboard()->setText("Austria: A Vie - Tri");
        QTest::keyClick(library->focusWidget(), Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        QCOMPARE(Dispute::resultIn(t.settled(), "VIE"), QString("succeeds"));
    }

    void theHandbookExplainsLibraryAndGlossary()
    {
        Dispute t;
        for (const char* action : {"file.library", "help.glossary"}) {
            t.window.activateWindow();
            QTRY_COMPARE(QApplication::activeWindow(), &t.window);
            t.trigger(action);
            QWidget* opened = QLatin1String(action) == QLatin1String("file.library")
                                  ? static_cast<QWidget*>(t.window.findChild<LibraryWindow*>())
                                  : t.window.findChild<GlossaryWindow*>();
            QVERIFY(opened);
            QTRY_COMPARE(QApplication::activeWindow(), opened);
            QTest::keyClick(opened->focusWidget() ? opened->focusWidget() : opened, Qt::Key_F1);
            auto* handbook = t.window.findChild<Handbook*>();
            QVERIFY2(handbook && handbook->isVisible(), action);
            QVERIFY2(handbook->page() == u"laboratory", action);
            handbook->close();
            opened->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void filesThatAreNoCasesAreListedWithTheReason()
    {
        Dispute t;
        const QTemporaryDir folder;
        QFile file(folder.filePath("broken.study"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("format = 1\nmap = \"standard\n");
        file.close();
        t.workspace.settings().rememberFile(folder.filePath("game.chancery"));
        t.trigger("file.library");
        auto* library = t.window.findChild<LibraryWindow*>();
        QVERIFY(library);
        auto& facets = Dispute::part<QTreeWidget>(*library, "facets");
        QTreeWidgetItem* found = nullptr;
        for (QTreeWidgetItem* item : facets.findItems("broken.study", Qt::MatchContains | Qt::MatchRecursive))
            found = item;
        QVERIFY(found);
        QVERIFY(found->parent() && found->parent()->isExpanded());
        Q_EMIT facets.itemClicked(found, 0);
        QVERIFY(library->findChild<PageView*>("casePage")->shown().contains("broken.study"));
        QVERIFY(!library->chosen());
        shoot(*library, "left-out", {1080, 680});
    }

    void completionsLeaveTheResultsInView()
    {
        Dispute t;
        t.trigger("file.library");
        auto* library = t.window.findChild<LibraryWindow*>();
        QVERIFY(library);
        QTRY_COMPARE(QApplication::activeWindow(), library);
        library->resize(1080, 680);
        QCoreApplication::processEvents();
        auto* line = library->findChild<QLineEdit*>("filter");
        QTest::keyClicks(line, "m");
        const auto* popup = line->completer()->popup();
        QVERIFY(popup->isVisible());
        const auto* list = library->findChild<QWidget*>("cases");
        const QRect rows(list->mapToGlobal(QPoint()), list->size());
        QVERIFY(!QRect(popup->mapToGlobal(QPoint()), popup->size()).intersects(rows));
    }

    void ordersAreFound()
    {
        Dispute t;
        Document& study = t.openCase("6.D.1");
        const std::vector<Find> finds = findsInStudy(study, *study.window());
        std::vector<FindEntry> entries;
        for (const Find& find : finds) entries.push_back(find.entry);
        const Finder finder(entries);
        for (const char* typed : {"A Tri - Ven", "F Adr s A Tri", "A Ven H"}) {
            const std::vector<std::size_t> found = finder.find(QLatin1String(typed));
            QVERIFY2(!found.empty(), typed);
            finds[found.front()].choose();
            const QString first = entries[found.front()].title;
            QCOMPARE(study.studyPanels()->board().subject(), Dispute::at(study, first.mid(2, 3).toLatin1()));
        }
        QVERIFY(finder.find("A Tri - Vie").empty());
    }
};

CHANCERY_SUITE(TestLabDisputes, QApplication)

} // namespace chancery::tst_lab_disputes

#include "tst_lab_disputes.moc"
