// SPDX-License-Identifier: GPL-3.0-or-later
// Step through: each step is shown, lit and worded, and they can be played.
#include "tests/support/asked_phases.h"
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"

#include "ui/draw/palette.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/step_panel.h"

#include <QListWidget>
#include <QSignalSpy>
#include <QToolButton>

namespace chancery::tst_step_panel {

namespace {

struct Steps : StepPanel
{
    explicit Steps(std::shared_ptr<const AskedPhase> phase)
    {
        connect(this, &StepPanel::lit, this, [this](const BoardLight& light) { last = light; });
        setPhase(std::move(phase));
        show();
    }
    QString text() const { return findChild<PageView*>("stepPage")->toPlainText(); }
    void click(const char* name) { findChild<QToolButton*>(name)->click(); }
    bool enabled(const char* name) const { return findChild<QToolButton*>(name)->isEnabled(); }

    BoardLight last;
};

} // namespace

class TestStepPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsAreShownInTurn()
    {
        Steps steps(askedCase("6.F.18"));
        QVERIFY(steps.count() > 1);
        QCOMPARE(steps.step(), 0);
        QVERIFY(!steps.enabled("stepBack"));
        steps.click("nextStep");
        QCOMPARE(steps.step(), 1);
        steps.click("stepBack");
        QCOMPARE(steps.step(), 0);
        steps.showStep(99);
        QCOMPARE(steps.step(), steps.count() - 1);
        QVERIFY(!steps.enabled("nextStep"));
        QTest::keyClick(steps.findChild<QListWidget*>("steps"), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(steps.step(), 0);
    }

    void eachStepLightsWhatItDecides()
    {
        const auto phase =
            askedSituation("Germany: A BER - PRU, A KIE S A BER - PRU | Russia: A WAR - PRU, F BAL - KIE");
        const std::vector<ResolutionStep> all = resolutionSteps(phase->input);
        Steps steps(phase);
        for (std::size_t i = 0; i < all.size(); ++i) {
            steps.showStep(i);
            ProvinceSet decided, open;
            for (const StepAnswer& answer : all[i].answers) decided.add(answer.question.unit);
            for (const StepWait& wait : all[i].waiting) open.add(wait.question.unit);
            QCOMPARE(steps.last.provinces, decided);
            QCOMPARE(steps.last.undecided, open);
            QVERIFY((steps.last.units & decided) == decided);
        }
        QVERIFY(steps.last.undecided.empty());
    }

    /// The same causes as everywhere: those of a circle that one foreign unit stops.
    void eachAnswerNamesWhatWouldChangeIt()
    {
        Steps steps(askedSituation("Austria: A VIE - BUD, A BUD - GAL, A GAL - VIE, A RUM S A BUD - GAL | "
                                   "Russia: A WAR - GAL, A UKR S A WAR - GAL"));
        QString all;
        for (int i = 0; i < steps.count(); ++i) {
            steps.showStep(static_cast<std::size_t>(i));
            all += steps.text();
        }
        QCOMPARE(all.count("Each of these would change it by holding: A Ukr S A War-Gal and A War-Gal"), 3);
    }

    void twoThatWouldChangeItTogetherAreNamed()
    {
        Steps steps(
            askedSituation("England: A LON - BEL, F NTH C A LON - BEL | France: A WAL - LON, A PIC - BEL | "
                           "Germany: F HEL - NTH, F SKA S F HEL - NTH"));
        QString all;
        for (int i = 0; i < steps.count(); ++i) {
            steps.showStep(static_cast<std::size_t>(i));
            all += steps.text();
        }
        QVERIFY2(
            all.contains("Would change it by holding together: A Pic-Bel and one of these: F Hel-Nth and F "
                         "Ska S F Hel-Nth"),
            qPrintable(all));
    }

    void aParadoxIsACircleOnTheMap()
    {
        Steps steps(askedCase("6.F.18"));
        bool met = false;
        for (int i = 0; i < steps.count(); ++i) {
            steps.showStep(static_cast<std::size_t>(i));
            met = met || !steps.last.circle.empty();
        }
        QVERIFY(met);
        QVERIFY2(steps.findChild<QListWidget*>("steps")->findItems("paradox", Qt::MatchContains).size() == 1,
                 "one step");
        const auto* item =
            steps.findChild<QListWidget*>("steps")->findItems("paradox", Qt::MatchContains).front();
        steps.showStep(static_cast<std::size_t>(steps.findChild<QListWidget*>("steps")->row(item)));
        QVERIFY2(steps.text().contains("wait for one another"), qPrintable(steps.text()));
        QSignalSpy places(&steps, &StepPanel::placeWanted);
        Q_EMIT steps.findChild<PageView*>("stepPage")->followed(linkTo(paradoxPlace(0)));
        QCOMPARE(places.count(), 1);
    }

    void playingEndsAtTheLastStep()
    {
        Steps steps(askedCase("6.F.18"));
        auto* clock = steps.findChild<QTimer*>("stepClock");
        steps.click("playSteps");
        QVERIFY(steps.isPlaying());
        for (int i = 1; i < steps.count(); ++i) {
            QVERIFY(steps.isPlaying());
            QMetaObject::invokeMethod(clock, "timeout");
            QCOMPARE(steps.step(), i);
        }
        QVERIFY(!steps.isPlaying());
        steps.click("playSteps"); // from the beginning
        QCOMPARE(steps.step(), 0);
        steps.hide();
        QVERIFY(!steps.isPlaying());
        QVERIFY(steps.last.empty());
    }

    /// Another phase has come while another tab was shown.
    void unseenItKeepsNoStepsOfAPhaseThatIsGone()
    {
        Steps steps(askedCase("6.F.18"));
        steps.click("playSteps");
        steps.hide();
        steps.setPhase(nullptr);
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&steps, &language);
        QVERIFY(!steps.isPlaying());
        QCOMPARE(steps.count(), 0);
        steps.setPhase(askedCase("6.F.18"));
        steps.show();
        QVERIFY(steps.count() > 1);
    }

    void otherPhasesHaveNoSteps()
    {
        Steps steps(askedCase("6.I.1"));
        QCOMPARE(steps.count(), 0);
        QCOMPARE(steps.step(), -1);
        QVERIFY(!steps.enabled("playSteps"));
        QVERIFY(steps.last.empty());
    }

    void looksLikeTheOthers()
    {
        applyTheme(*qApp, ThemeKind::Light);
        Steps steps(askedCase("6.F.18"));
        QVERIFY2(oddType(steps).isEmpty(), qPrintable(oddType(steps).join(u'\n')));
        QVERIFY2(oddSpacing(steps).isEmpty(), qPrintable(oddSpacing(steps).join(u'\n')));
    }
};

CHANCERY_SUITE(TestStepPanel, QApplication)

} // namespace chancery::tst_step_panel

#include "tst_step_panel.moc"
