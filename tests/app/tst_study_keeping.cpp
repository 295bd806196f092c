// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a study: its file, its undo steps, and what a crash leaves of it.
#include "engine/files/study_file.h"
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/desk/sheet_edits.h"
#include "ui/parts/note_strip.h"

#include <QTemporaryDir>

namespace chancery::tst_study_keeping {

class TestStudyKeeping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStudyAsksOnlyAboutItself()
    {
        StudyTable t;
        int asked = 0;
        QString about;
        t.type("France", "A Par - Bur"); // the game is unsaved
        Document& study = t.openCase("6.A.1");
        const_cast<Prompts&>(t.workspace.prompts()).unsaved = [&](QWidget*, const UnsavedChanges& changes) {
            ++asked;
            about = changes.game;
            return UnsavedAnswer::Cancel;
        };
        QPointer<DocumentWindow> window = study.window();
        setTitle(study.bench().shown(), "A question");
        QVERIFY(!window->close());
        QCOMPARE(asked, 1);
        QCOMPARE(about, QString("A question"));
        study.session().undoStack()->undo();
        QVERIFY(window->close());
        QCOMPARE(asked, 1);
        QVERIFY(t.workspace.studies().empty() && t.window.isVisible());
    }

    void aStudyIsSavedAndOpened()
    {
        StudyTable t;
        const QTemporaryDir folder;
        Document& study = t.openCase("6.H.1");
        const_cast<Prompts&>(t.workspace.prompts()).saveStudy = [&](QWidget*, const QString& suggestion) {
            return folder.filePath(QFileInfo(suggestion).fileName());
        };
        setTitle(study.bench().shown(), "Retreats");
        QVERIFY(study.window()->isWindowModified());
        StudyTable::triggerIn(study, "study.save");
        QVERIFY(!study.window()->isWindowModified());
        QCOMPARE(study.session().path(), folder.filePath("Retreats.study"));
        const Study saved = study.bench().shown().study();
        openStudyAt(t.workspace, &t.window, study.session().path()); // raises it
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        study.window()->close();
        openAny(t.document, folder.filePath("Retreats.study"));
        QVERIFY(t.settled().bench().shown().study() == saved);
        openStudyAt(t.workspace, &t.window, folder.filePath("none.study"));
        QVERIFY(t.told.contains("none.study"));
    }

    void whatACrashLeavesComesBack()
    {
        const QTemporaryDir folder;
        std::string left; // the boards of another run are others
        {
            StudyTable t;
            t.workspace.keepStudies(folder.path());
            Document& study = t.openCase("6.A.1");
            QVERIFY(QDir(folder.path()).entryList({"*.journal"}).isEmpty());
            setTitle(study.bench().shown(), "Unfinished");
            setName(study.bench().shown(), 1, "first");
            left = writeStudy(study.bench().shown().study());
            QCOMPARE(QDir(folder.path()).entryList({"*.journal"}).size(), 1);
            study.opening().keepAll(); // as the end of the program does, and as a crash leaves it
        }
        StudyTable t;
        t.workspace.keepStudies(folder.path());
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        Document& study = t.settled();
        QCOMPARE(writeStudy(study.bench().shown().study()), left);
        QVERIFY(study.session().dirty());
        QCOMPARE(QDir(folder.path()).entryList({"*.journal"}).size(), 1); // its own copy
        const_cast<Prompts&>(t.workspace.prompts()).unsaved = [](QWidget*, const UnsavedChanges&) {
            return UnsavedAnswer::Discard;
        };
        study.window()->close();
        QTRY_VERIFY(QDir(folder.path()).entryList({"*.journal"}).isEmpty());
    }

    /// A saved study comes back with its undo steps, as a game does; after a crash also with what was not
    /// saved.
    void itsStepsComeBackWithItsFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("Case.study");
        std::string unsaved;
        Settings settings;
        {
            StudyTable t;
            t.workspace.keepStudies(folder.filePath("studies"));
            Document& study = t.openCase("6.A.1");
            setTitle(study.bench().shown(), "One");
            const_cast<Prompts&>(t.workspace.prompts()).saveStudy = [&path](QWidget*, const QString&) {
                return path;
            };
            QVERIFY(study.files().saveAs());
            beginVariation(study.bench().shown());
            writeSheet(study.session(), t.map().findPower("England"), "F Nth H");
            unsaved = writeStudy(study.bench().shown().study());
            study.opening().keepAll();
            settings = t.workspace.settings().values();
        }
        StudyTable t;
        for (const QString& recent : settings.recentStudies) t.workspace.settings().rememberStudy(recent);
        t.workspace.keepStudies(folder.filePath("studies"));
        QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        Document& study = t.settled();
        QCOMPARE(study.session().path(), path);
        QCOMPARE(writeStudy(study.bench().shown().study()), unsaved);
        QVERIFY(study.session().dirty());
        QUndoStack& steps = *study.session().undoStack();
        QCOMPARE(steps.count(), 3);
        steps.undo();
        steps.undo();
        QVERIFY(!study.session().dirty()); // as saved
        QCOMPARE(study.bench().shown().study().nodes.size(), std::size_t(1));
        steps.undo();
        QVERIFY(study.bench().shown().study().title != "One");
        steps.redo();
        study.window()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // which unlocks the file
        openStudyAt(t.workspace, &t.window, path);
        QCOMPARE(t.settled().session().undoStack()->count(), 3);
        QVERIFY(!t.last().session().dirty());
    }

    /// Nothing is changed in silence, or refused so.
    void aStudyThatIsOpenElsewhereIsOnlyLookedAt()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("Case.study");
        StudyTable one, two;
        for (StudyTable* t : {&one, &two}) t->workspace.keepStudies(folder.filePath("studies"));
        Document& first = one.openCase("6.A.1");
        const_cast<Prompts&>(one.workspace.prompts()).saveStudy = [&](auto...) { return path; };
        const_cast<Prompts&>(two.workspace.prompts()).openReadOnly = [](auto...) { return true; };
        QVERIFY(first.files().saveAs());
        openStudyAt(two.workspace, &two.window, path);
        Document& second = two.settled();
        auto* note = second.window()->findChild<NoteStrip*>("studyNote");
        QVERIFY(note && note->isVisible());
        QVERIFY2(note->text().startsWith("Read-only"), qPrintable(note->text()));
        beginVariation(second.bench().shown());
        QCOMPARE(second.bench().shown().study().nodes.size(), std::size_t(1));
        QVERIFY(!second.session().takesOrders());
        const_cast<Prompts&>(two.workspace.prompts()).saveStudy = [&](auto...) { return path + ".study"; };
        QVERIFY(second.files().save()); // as a copy, which can be changed
        QVERIFY(!note->isVisible());
        beginVariation(second.bench().shown());
        QCOMPARE(second.bench().shown().study().nodes.size(), std::size_t(2));
    }
};

CHANCERY_SUITE(TestStudyKeeping, QApplication)

} // namespace chancery::tst_study_keeping

#include "tst_study_keeping.moc"
