// SPDX-License-Identifier: GPL-3.0-or-later
// What version 0.1.0 left when it was killed (data/legacy/crashed) comes back whole, undo steps and typed
// letters included, and its pictures (data/legacy/studies) still open as the study that they hold.
#include "app/document.h"
#include "app/starts.h"
#include "app/study_opening.h"
#include "tests/support/entered.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QUndoStack>

#include <algorithm>

namespace chancery::tst_legacy_crashes {

namespace {

QString legacy(const QString& path)
{
    return QStringLiteral(CHANCERY_SOURCE_DIR "/tests/data/legacy/") + path;
}

/// Copies the files of a folder, but not those of folders in it.
void copyFiles(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const QFileInfo& file : QDir(from).entryInfoList(QDir::Files))
        if (!QFile::copy(file.filePath(), to + '/' + file.fileName()))
            qFatal("%s", qPrintable(file.filePath()));
}

/// The folders as they were left, in which the program of today starts. It restores whatever it can.
struct Desk
{
    QTemporaryDir folder;
    QStringList asked, told;
    Boards boards;
    std::unique_ptr<Workspace> workspace;

    Desk()
    {
        for (const char* part : {"", "/journals", "/studies"})
            copyFiles(legacy(QStringLiteral("crashed")) + part, folder.path() + part);
        Prompts prompts{[](QWidget*, const QString&) { return QString(); },
                        [this](QWidget*, const QString&) { return folder.filePath("Saved.chancery"); },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            asked << offer.title;
            return RecoveryAnswer::Restore;
        };
        workspace = std::make_unique<Workspace>(boards, Settings(), prompts);
        workspace->open(*standardGame(boards));
        workspace->keepJournals(folder.filePath("journals"));
    }

    Document& document() const { return *workspace->games().front(); }
    Session& session() const { return document().session(); }

    /// Returns the study with this title among those that were left.
    Document& study(const char* title) const
    {
        for (const auto& one : workspace->studies())
            if (one->bench().shown().study().title == title) return *one;
        qFatal("%s was not restored", title);
    }
};

/// Returns what can be undone and redone, and the letters that were typed.
QStringList stepsOf(Session& session)
{
    const QUndoStack& undo = *session.undoStack();
    QStringList lines;
    for (int i = 0; i < undo.count(); ++i)
        lines << (i < undo.index() ? "step: " : "undone: ") + undo.text(i) +
                     (i + 1 == undo.cleanIndex() ? ", saved" : "");
    const Draft& draft = session.draft();
    if (!draft.letters.empty())
        lines << QStringLiteral("typed: %1, question %2: %3")
                     .arg(QString::fromStdString(session.map()[static_cast<Power>(draft.power)].name))
                     .arg(draft.question)
                     .arg(QString::fromStdString(draft.letters));
    return lines;
}

/// Returns what is in a game that was saved without loss.
QStringList savedBy(Desk& desk)
{
    if (!desk.document().files().save()) qFatal("not saved");
    Session again(*standardGame(desk.boards));
    const Result<SavedGame> saved = readSavedGame(desk.session().path(), desk.boards.loader());
    if (!saved) qFatal("not opened");
    again.start(*saved, desk.session().path());
    return entered::linesOf(again.game());
}

} // namespace

class TestLegacyCrashes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSavedGameComesBackWithItsUndoSteps()
    {
        Desk desk;
        QVERIFY(desk.document().opening().open(desk.folder.filePath("Thursday.chancery")));
        QCOMPARE(desk.asked, QStringList{"Unsaved changes"});
        QCOMPARE(desk.told, QStringList());
        QVERIFY(!desk.session().readOnly());
        QVERIFY(desk.session().dirty());
        QCOMPARE(stepsOf(desk.session()), entered::expected("the steps of Thursday"));
        QCOMPARE(entered::linesOf(desk.session().game()), entered::expected("Thursday.chancery"));
        desk.session().undoStack()->setIndex(desk.session().undoStack()->count());
        QCOMPARE(entered::linesOf(desk.session().game()), entered::expected("Thursday.chancery, redone"));
        desk.session().undoStack()->setIndex(0);
        QCOMPARE(entered::linesOf(desk.session().game()), entered::expected("Thursday.chancery, undone"));
        desk.session().undoStack()->setIndex(desk.session().undoStack()->count());
        QCOMPARE(savedBy(desk), entered::expected("Thursday.chancery, redone"));
    }

    void aGameThatWasNeverSavedComesBack()
    {
        Desk desk;
        QVERIFY(desk.document().opening().offerAbandoned());
        QCOMPARE(desk.asked, QStringList{"Unsaved game"});
        QCOMPARE(desk.told, QStringList());
        QVERIFY(desk.session().path().isEmpty());
        QVERIFY(desk.session().dirty());
        QCOMPARE(stepsOf(desk.session()), entered::expected("the steps of the game that was never saved"));
        QCOMPARE(entered::linesOf(desk.session().game()), entered::expected("the game that was never saved"));
        QCOMPARE(savedBy(desk), entered::expected("the game that was never saved"));
    }

    void studiesComeBackFromTheirCopies()
    {
        Desk desk;
        desk.workspace->keepStudies(desk.folder.filePath("studies"));
        QCOMPARE(desk.asked, QStringList({"Unsaved study", "Unsaved study"}));
        QCOMPARE(desk.told, QStringList());
        const Document& saved = desk.study("Trieste");
        QCOMPARE(saved.session().path(), QString()); // its file, in /home/ada, is not there
        QVERIFY(saved.session().dirty());
        QCOMPARE(entered::linesOf(saved.bench().shown().study()), entered::expected("Trieste.study"));
        const Document& pasted = desk.study("The Brenner");
        QCOMPARE(pasted.session().path(), QString());
        QVERIFY(pasted.session().dirty());
        QCOMPARE(entered::linesOf(pasted.bench().shown().study()), entered::expected("The Brenner"));
    }

    void aPictureIsTheStudyThatItHolds_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"straits.png", "straits.svg", "straits.pdf"})
            QTest::newRow(file) << QString(file);
    }

    void aPictureIsTheStudyThatItHolds()
    {
        QFETCH(QString, file);
        Boards boards;
        QVERIFY(isStudyFile(file));
        const Result<Study> study = readStudyAt(legacy("studies/" + file), boards.loader());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(entered::linesOf(*study), entered::expected("straits.study"));
    }
};

CHANCERY_SUITE(TestLegacyCrashes, QApplication)

} // namespace chancery::tst_legacy_crashes

#include "tst_legacy_crashes.moc"
