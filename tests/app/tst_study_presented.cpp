// SPDX-License-Identifier: GPL-3.0-or-later
// A study before an audience: it sees the line as it was presented, its last phase only once it is revealed,
// and nothing of other lines.
#include "tests/app/study_table.h"
#include "tests/support/suite.h"
#include "ui/console/audience_chip.h"
#include "ui/console/study_edits.h"
#include "ui/desk/sheet_edits.h"
#include "ui/room/projector_window.h"

namespace chancery::tst_study_presented {

namespace {

struct Audience : StudyTable
{
    Document& study = openCase("6.F.18");

    const Session& shown() { return study.played(); }
    bool isPresented() { return workspace.audience().presents(study); }
    bool seesResults() { return study.presenter().audience().maySee(); }
};

} // namespace

class TestStudyPresented : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theAudienceSeesTheLineUnrevealed()
    {
        Audience t;
        QVERIFY(!t.actionOf(t.study, "projector.reveal").isEnabled());
        t.triggerIn(t.study, "projector.present");
        QVERIFY(t.isPresented());
        QVERIFY(!t.shown().resolved());
        QVERIFY(!t.seesResults());
        QVERIFY(t.study.bench().shown().record().outcome); // which the study's own window shows
        QVERIFY(t.study.window()->findChild<AudienceChip*>()->isVisible());
    }

    void revealingShowsTheResults()
    {
        Audience t;
        t.triggerIn(t.study, "projector.present");
        t.triggerIn(t.study, "projector.reveal");
        QVERIFY(t.seesResults());
        QCOMPARE(*t.shown().current().outcome, *t.study.bench().shown().record().outcome);
        QVERIFY(!t.actionOf(t.study, "projector.reveal").isEnabled());
        QVERIFY(t.actionOf(t.study, "story.replay").isEnabled());
    }

    void whatIsTriedMeanwhileIsNotSeen()
    {
        Audience t;
        t.triggerIn(t.study, "projector.present");
        const Game before = t.shown().game();
        beginVariation(t.study.bench().shown());
        Session& line = t.study.bench().shown().session();
        writeSheet(line, line.map().findPower("Germany"), QStringLiteral("A Mun - Bur"));
        QVERIFY(t.shown().game().phases == before.phases);
        QVERIFY(!t.seesResults());
        QVERIFY(t.actionOf(t.study, "projector.present").text().contains("this line"));
        t.triggerIn(t.study, "projector.present");
        QVERIFY(t.shown().game().phases != before.phases);
        QVERIFY(!t.seesResults());
        QVERIFY(t.actionOf(t.study, "projector.present").isChecked());
    }

    void anotherLineIsUnrevealedAgain()
    {
        Audience t;
        t.triggerIn(t.study, "projector.present");
        t.triggerIn(t.study, "projector.reveal");
        beginVariation(t.study.bench().shown());
        t.triggerIn(t.study, "projector.present");
        QVERIFY(!t.shown().resolved());
        QVERIFY(!t.seesResults());
    }

    void theEntryStopsPresenting()
    {
        Audience t;
        t.triggerIn(t.study, "projector.present");
        t.triggerIn(t.study, "projector.present");
        QVERIFY(!t.workspace.audience().presenting());
    }

    void theGameKeepsItsOwnAudience()
    {
        Audience t;
        t.trigger("projector.present");
        QVERIFY(t.presenting());
        t.study.bench().present(); // asks whether the audience window moves, and nobody agrees
        QVERIFY(t.presenting());
        QVERIFY(!t.isPresented());
        t.study.bench().reveal();
        QVERIFY(!t.shown().resolved());
    }

    void closingTheStudyEndsIt()
    {
        Audience t;
        t.triggerIn(t.study, "projector.present");
        t.study.window()->close();
        QTRY_VERIFY(t.workspace.studies().empty());
        QTRY_VERIFY(!t.workspace.audience().presenting());
        QVERIFY(!t.workspace.audience().document());
    }

    void phasesBeforeTheLastAreSeen()
    {
        Audience t;
        goOn(t.study.bench().shown());
        t.triggerIn(t.study, "projector.present");
        QCOMPARE(t.shown().game().phases.size(), std::size_t(2));
        QVERIFY(!t.shown().resolved());
    }

    void thePresentedLineBeginsAGame()
    {
        Audience t;
        t.triggerIn(t.study, "projector.present");
        t.triggerIn(t.study, "projector.reveal");
        const std::size_t games = t.workspace.games().size();
        t.triggerIn(t.study, "study.begin");
        QCOMPARE(t.workspace.games().size(), games + 1);
        QVERIFY(!t.workspace.games().back()->session().resolved());
        QVERIFY(t.seesResults());
    }
};

CHANCERY_SUITE(TestStudyPresented, QApplication)

} // namespace chancery::tst_study_presented

#include "tst_study_presented.moc"
