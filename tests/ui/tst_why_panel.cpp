// SPDX-License-Identifier: GPL-3.0-or-later
// The panel that shows the pages of reasons.
#include "tests/support/asked_phases.h"
#include "tests/support/look_laws.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include "ui/draw/palette.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/why_pages.h"
#include "ui/lab/why_panel.h"
#include "ui/scene/board_light.h"

#include <QSignalSpy>
#include <QTextDocument>
#include <QToolButton>

namespace chancery::tst_why_panel {

namespace {

Province at(const char* code)
{
    return province(code);
}

} // namespace

class TestWhyPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePanelHasAHistory()
    {
        WhyPanel panel;
        panel.setPhase(
            askedSituation("France: A BUR - MUN, A RUH S A BUR - MUN | Germany: A MUN H, A BER S A MUN"));
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto* back = panel.findChild<QToolButton*>("goBack");
        auto* forward = panel.findChild<QToolButton*>("goForward");
        QVERIFY(!back->isEnabled() && !forward->isEnabled());
        panel.goTo(at("BUR"));
        auto* page = panel.findChild<PageView*>("whyPage");
        Q_EMIT page->followed(linkTo(strengthPlace({StrengthKind::Hold, at("MUN")})));
        QCOMPARE(panel.place(), strengthPlace({StrengthKind::Hold, at("MUN")}));
        back->click();
        QCOMPARE(panel.place(), unitPlace(at("BUR")));
        QVERIFY(forward->isEnabled());
        forward->click();
        QCOMPARE(panel.place(), strengthPlace({StrengthKind::Hold, at("MUN")}));
        back->click();
        panel.goTo(at("RUH")); // another way from here
        QVERIFY(!forward->isEnabled());
        QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(panel.place(), unitPlace(at("BUR")));
        // Another phase keeps the page; one without the unit shows all orders until it is back.
        panel.setPhase(askedSituation("France: A BUR - PAR"));
        QVERIFY2(page->toPlainText().contains("Burgundy"), qPrintable(page->toPlainText()));
        panel.setPhase(askedSituation("France: A PIC - PAR"));
        QVERIFY2(page->toPlainText().contains("Choose an order here"), qPrintable(page->toPlainText()));
        panel.setPhase(nullptr);
        QCOMPARE(page->toPlainText(), QString());
    }

    void thePanelLightsLinks()
    {
        WhyPanel panel;
        panel.setPhase(
            askedSituation("France: A BUR - MUN, A RUH S A BUR - MUN | Germany: A MUN H, A BER S A MUN"));
        panel.show();
        QList<BoardLight> lights;
        connect(&panel, &WhyPanel::lit, this, [&](const BoardLight& light) { lights << light; });
        panel.goTo(at("BUR"));
        QCOMPARE(codesOf(lights.last().provinces), std::string("BUR"));
        auto* page = panel.findChild<PageView*>("whyPage");
        Q_EMIT page->pointedAt(linkTo(unitPlace(at("MUN"))));
        QCOMPARE(codesOf(lights.last().provinces), std::string("MUN"));
        Q_EMIT page->pointedAt({});
        QCOMPARE(codesOf(lights.last().provinces), std::string("BUR"));
        QSignalSpy steps(&panel, &WhyPanel::stepWanted);
        Q_EMIT page->followed(linkToStep(0));
        QCOMPARE(steps.count(), 1);
        QCOMPARE(panel.place(), unitPlace(at("BUR")));
        panel.hide();
        QVERIFY(lights.last().empty());
    }

    void thePanelRestsWhileItIsHidden()
    {
        WhyPanel panel;
        QSignalSpy lit(&panel, &WhyPanel::lit);
        panel.setPhase(askedCase("6.F.18"));
        panel.goTo(at("LON"));
        QCOMPARE(lit.count(), 0);
        QCOMPARE(panel.findChild<PageView*>("whyPage")->toPlainText(), QString());
        panel.show();
        QVERIFY(lit.count() > 0);
        QVERIFY(!panel.findChild<PageView*>("whyPage")->toPlainText().isEmpty());
    }

    void thePanelLooksLikeTheOthers()
    {
        applyTheme(*qApp, ThemeKind::Light);
        WhyPanel panel;
        panel.show();
        QVERIFY2(oddType(panel).isEmpty(), qPrintable(oddType(panel).join(u'\n')));
        QVERIFY2(oddSpacing(panel).isEmpty(), qPrintable(oddSpacing(panel).join(u'\n')));
    }
};

CHANCERY_SUITE(TestWhyPanel, QApplication)

} // namespace chancery::tst_why_panel

#include "tst_why_panel.moc"
