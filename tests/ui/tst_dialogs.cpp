// SPDX-License-Identifier: GPL-3.0-or-later
// What every dialog promises: controls are named and explained, and it fits a small screen. And the smaller
// dialogs' values.
#include "tests/support/files.h"
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"
#include "tests/ui/dialog_part.h"
#include "tests/ui/dialog_positions.h"
#include "tests/ui/every_dialog.h"
#include "tests/ui/form_pages.h"
#include "ui/dialogs/clock_dialog.h"
#include "ui/dialogs/colour_chooser.h"
#include "ui/dialogs/legend.h"
#include "ui/parts/frame_over.h"
#include "ui/scene/phase_clock.h"
#include "ui/words/language.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <set>

namespace chancery::tst_dialogs {

using namespace dialog_part;
using namespace form_pages;

namespace {

/// What a person operates; parts inside of another control belong to that one.
bool isControl(const QWidget* widget)
{
    for (const QWidget* p = widget->parentWidget(); p; p = p->parentWidget())
        if (qobject_cast<const QComboBox*>(p) || qobject_cast<const QAbstractSpinBox*>(p) ||
            qobject_cast<const QLineEdit*>(p) || qobject_cast<const QAbstractItemView*>(p) ||
            qobject_cast<const QTabWidget*>(p->parentWidget()))
            return false;
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           qobject_cast<const QSlider*>(widget) || qobject_cast<const QAbstractItemView*>(widget);
}

/// Returns the uppermost field of a form that can be used.
const QWidget* firstFieldOf(const QDialog& dialog)
{
    const QWidget* first = nullptr;
    const auto place = [&dialog](const QWidget* one) {
        const QPoint at = one->mapTo(&dialog, QPoint());
        return std::pair(at.y() / 8, at.x()); // beside each other
    };
    for (const QWidget* each : dialog.findChildren<QWidget*>()) {
        const bool field = qobject_cast<const QLineEdit*>(each) ||
                           qobject_cast<const QPlainTextEdit*>(each) ||
                           qobject_cast<const QComboBox*>(each) || qobject_cast<const QSpinBox*>(each) ||
                           qobject_cast<const QCheckBox*>(each);
        const bool within = qobject_cast<const QComboBox*>(each->parentWidget()) ||
                            qobject_cast<const QSpinBox*>(each->parentWidget());
        if (!field || within || !each->isVisible() || !each->isEnabled()) continue;
        if (!first || place(each) < place(first)) first = each;
    }
    return first;
}

} // namespace

class DialogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What breaks a rule is said in the step that asks for it, and its tick is gone.
    void aHeldConferenceSaysInItsStepWhatItBreaks()
    {
        Game game = newGame(sketch::sharedMap());
        Conference held;
        held.preliminary = held.goal = held.name = "Peace";
        held.place = standardMap().findProvince("RUH");
        held.organiser = Power{0};
        held.parties = {Power{0}, Power{1}, Power{2}};
        held.sent = {{Power{0}, "Ada"}, {Power{1}, "Ben"}, {Power{2}, "Cleo"}};
        held.formFiled = held.roomGiven = true;
        held.presidents = {"Dora"};
        held.notesEvery = 15;
        held.opened = game.current().phase;
        game.committee.conferences = {held};
        ConferenceDialog dialog(game, 0);
        const auto* objections = dialog.findChild<QLabel*>("objections");
        QVERIFY2(objections->text().isEmpty(), qPrintable(objections->text()));
        QVERIFY(!objections->isVisibleTo(&dialog));
        auto* steps = dialog.findChild<QTabBar*>("steps");
        const int last = steps->count() - 1;
        QVERIFY(steps->tabText(last).endsWith(u'\u2713'));
        dialog.findChild<QLineEdit*>("presidents")->clear();
        QVERIFY(!steps->tabText(last).endsWith(u'\u2713'));
        QVERIFY(!objections->isVisibleTo(&dialog));
        steps->setCurrentIndex(last);
        QVERIFY(!objections->text().isEmpty() && objections->isVisibleTo(&dialog));
        for (const char* two : {"Dora", "Dora and Egon", "Dora, Egon"}) {
            dialog.findChild<QLineEdit*>("presidents")->setText(two);
            QVERIFY2(!objections->isVisibleTo(&dialog), two);
        }
        for (const char* three : {"Dora, Egon and Fay", "Dora, Egon, Fay"}) {
            dialog.findChild<QLineEdit*>("presidents")->setText(three);
            QVERIFY2(objections->isVisibleTo(&dialog), three);
        }
    }

    /// Escape loses no text without saying so.
    void aFormWithTypedTextIsLeftAtTheSecondCall()
    {
        const Game game = newGame(sketch::sharedMap());
        ConferenceDialog dialog(game, 0);
        dialog.show();
        QTest::keyClicks(part<QLineEdit>(dialog, "goal"), "Peace");
        for (const char* last : {".", "!"}) { // what is typed in between is not lost either
            QTest::keyClicks(part<QLineEdit>(dialog, "goal"), last);
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QVERIFY(dialog.isVisible());
            QVERIFY(part<QLabel>(dialog, "objections")->text().startsWith("What was entered would be lost."));
        }
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        ConferenceDialog chosen(game, 0); // what is chosen is not lost either
        chosen.show();
        part<QComboBox>(chosen, "organiser")->setCurrentIndex(3);
        chosen.hide(); // as under a curtain
        chosen.show();
        QTest::keyClick(&chosen, Qt::Key_Escape);
        QVERIFY(chosen.isVisible());
        ConferenceDialog untouched(game, 0);
        untouched.show();
        QTest::keyClick(&untouched, Qt::Key_Escape);
        QVERIFY(!untouched.isVisible());
    }

    /// Nobody else than the parties of a treaty signs it.
    void onlyPartiesSign()
    {
        const auto form = treatyForm(standardMap(), {});
        form->show();
        auto* party = part<QCheckBox>(*form, "party2");
        auto* signature = part<QCheckBox>(*form, "signature2");
        QVERIFY(signature->isHidden());
        party->setChecked(true);
        QVERIFY(!signature->isHidden());
        signature->setChecked(true);
        party->setChecked(false);
        QVERIFY(signature->isHidden() && !signature->isChecked());
    }

    /// A form that is refused shows the step that is why.
    void aFormGoesWhereItIsRefused()
    {
        const auto form = treatyForm(standardMap(), {});
        form->show();
        auto* bar = part<QTabBar>(*form, "steps");
        for (const char* box : {"party1", "party2"}) part<QCheckBox>(*form, box)->setChecked(true);
        bar->setCurrentIndex(2);
        form->accept();
        QVERIFY(form->isVisible());
        QCOMPARE(bar->currentIndex(), 0);
        QVERIFY(part<QLabel>(*form, "objections")->text().contains("title"));
    }

    void aFormOfACommitteeIsTakenInAtAGlance_data()
    {
        QTest::addColumn<Make>("make");
        dialogsOfACommittee([](const char* name, Make make) {
            if (name != QByteArray("insurrections")) QTest::newRow(name) << std::move(make);
        });
        QTest::newRow("a treaty of all") << Make([] {
            Treaty treaty;
            treaty.parties = standardMap().everyPower();
            return treatyForm(standardMap(), treaty).release();
        });
    }
    /// Each page has few fields and says by which rule they are.
    void aFormOfACommitteeIsTakenInAtAGlance()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QDialog> dialog(make());
        dialog->show();
        auto* bar = dialog->findChild<QTabBar*>("steps");
        for (int step = 0; step < (bar ? bar->count() : 1); ++step) {
            if (bar && !bar->isTabVisible(step)) continue;
            if (bar) bar->setCurrentIndex(step);
            const QWidget& page = pageOf(*dialog);
            const QString where = QString("step %1: %2 fields").arg(step + 1).arg(fieldsOn(page));
            QVERIFY2(fieldsOn(page) <= mostFields, qPrintable(where));
            QVERIFY2(namesARule(page), qPrintable(where));
        }
    }

    void controlsAreNamedAndExplained_data() { everyDialog(); }
    void controlsAreNamedAndExplained()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QDialog> dialog(make());
        QVERIFY(!dialog->objectName().isEmpty());
        QVERIFY(!dialog->windowTitle().isEmpty());
        for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
            if (!isControl(widget) || widget->objectName().startsWith("qt_")) continue;
            const QString what = widget->metaObject()->className() + (" " + widget->objectName());
            QVERIFY2(!widget->objectName().isEmpty(), qPrintable(what));
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            QVERIFY2(button || !widget->toolTip().isEmpty() || qobject_cast<const QAbstractItemView*>(widget),
                     qPrintable(what));
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(what));
        }
    }

    void fitsASmallScreen_data() { everyDialog(); }
    void fitsASmallScreen()
    {
        QFETCH(Make, make);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        for (const Language& language : languages()) {
            speak(language.code);
            const std::unique_ptr<QDialog> dialog(make());
            const QSize smallest = dialog->minimumSizeHint();
            // A display of 1024 x 600, or of 1920 x 1080 with a scale of 2.
            QVERIFY2(
                smallest.width() <= 940 && smallest.height() <= 460,
                qPrintable(
                    QString("%1: %2 x %3").arg(language.code).arg(smallest.width()).arg(smallest.height())));
        }
    }

    void aFormOfACommitteeOpensWhereLettersGo_data()
    {
        QTest::addColumn<Make>("make");
        dialogsOfACommittee([](const char* name, Make make) { QTest::newRow(name) << std::move(make); });
    }
    /// What is typed at once is in the first field that waits for it.
    void aFormOfACommitteeOpensWhereLettersGo()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QDialog> dialog(make());
        dialog->show();
        QCOMPARE(dialog->focusWidget(), firstFieldOf(*dialog));
        const QWidget* first = nullptr;
        for (const QWidget* each : dialog->findChildren<QWidget*>()) {
            const auto* line = qobject_cast<const QLineEdit*>(each);
            const auto* prose = qobject_cast<const QPlainTextEdit*>(each);
            const bool empty = (line && line->text().isEmpty()) || (prose && prose->document()->isEmpty());
            if (!first && empty && each->isVisible()) first = each;
        }
        const auto* number = dialog->findChild<QSpinBox*>();
        if (!first && number && number->isVisible()) {
            QVERIFY(dialog->focusWidget());
            QTest::keyClicks(dialog->focusWidget(), "7");
            QCOMPARE(number->value(), 7);
        }
        if (!first) return;
        QVERIFY(dialog->focusWidget());
        QTest::keyClicks(dialog->focusWidget(), "Vienna");
        QCOMPARE(first->property(qobject_cast<const QLineEdit*>(first) ? "text" : "plainText").toString(),
                 QString("Vienna"));
    }

    void typeAndSpacingAreOfOneKind_data() { everyDialog(); }
    void typeAndSpacingAreOfOneKind()
    {
        QFETCH(Make, make);
        applyTheme(*qApp, ThemeKind::Light);
        const std::unique_ptr<QDialog> dialog(make());
        QCOMPARE(oddType(*dialog).join(u'\n'), QString());
        QCOMPARE(oddSpacing(*dialog).join(u'\n'), QString());
    }

    void nothingIsCutOffSideways_data() { everyDialog(); }
    void nothingIsCutOffSideways()
    {
        QFETCH(Make, make);
        const std::unique_ptr<QDialog> dialog(make());
        dialog->resize(dialog->minimumSizeHint());
        dialog->show();
        for (const auto* area : dialog->findChildren<QScrollArea*>())
            QVERIFY2(area->viewport()->width() >= area->widget()->minimumSizeHint().width(),
                     qPrintable(area->objectName()));
    }

    /// Only the presets fill in times: "own times" keeps those that were typed.
    void ownTimesStayAsTheyWereTyped()
    {
        ClockDialog dialog({});
        auto* writing = dialog.findChild<QSpinBox*>("writing");
        writing->setValue(17);
        auto* preset = dialog.findChild<QComboBox*>("clockPreset");
        QCOMPARE(preset->currentIndex(), 0);
        Q_EMIT preset->activated(0);
        QCOMPARE(writing->value(), 17);
        Q_EMIT preset->activated(1);
        QCOMPARE(dialog.times(), clockPresets().front().times);
    }

    void preferencesComeBackAsTheyWere()
    {
        const Preferences some{"en",
                               ThemeChoice::Dark,
                               LabelMode::Codes,
                               2,
                               Wish::Yes,
                               "HDMI-9",
                               {PaletteKind::Traditional, true},
                               Wish::No};
        QVERIFY(PreferencesDialog(some, {"HDMI-1"}).preferences() == some); // though HDMI-9 is not connected
        QVERIFY(PreferencesDialog({}, {}).preferences() == Preferences{});
    }

    void preferencesShowTheBoardInItsColours()
    {
        PreferencesDialog dialog({}, {}, previewBoard());
        const auto shown = [&] {
            std::vector<QImage> images;
            for (const QLabel* label : dialog.findChild<ColourPreview*>()->findChildren<QLabel*>())
                if (!label->pixmap().isNull()) images.push_back(label->pixmap().toImage());
            return images;
        };
        std::vector<QImage> before = shown();
        QCOMPARE(before.size(), 4U);
        for (std::size_t i = 1; i < before.size(); ++i) QVERIFY(before[i] != before[0]);
        for (const char* box : {"palette", "theme"}) {
            part<QComboBox>(dialog, box)->setCurrentIndex(part<QComboBox>(dialog, box)->count() - 1);
            for (std::size_t i = 0; i < before.size(); ++i) QVERIFY2(shown()[i] != before[i], box);
            before = shown();
        }
        part<QCheckBox>(dialog, "hatched")->click();
        for (std::size_t i = 0; i < before.size(); ++i) QVERIFY(shown()[i] != before[i]);
    }

    /// Each power can have a colour of its own, what looks alike then is said, and there is a way back.
    void powersHaveColoursOfTheirOwn()
    {
        PreferencesDialog dialog({}, {}, previewBoard());
        auto& chooser = *dialog.findChild<ColourChooser*>();
        const auto* note = dialog.findChild<QLabel*>("alike");
        QVERIFY(note->isHidden());
        const QList<QToolButton*> signs = dialog.findChildren<QToolButton*>("ownColour");
        QCOMPARE(signs.size(), 7);
        QStringList asked;
        QColor answer("#0e8a70");
        chooser.setAsk([&](const QColor&, const QString& title) {
            asked << title;
            return answer;
        });
        for (const int power : {0, 4}) signs[power]->click();
        QCOMPARE(asked, (QStringList{"Colour of Austria", "Colour of Italy"}));
        QCOMPARE(dialog.preferences().colours.own,
                 (std::map<std::string, QColor>{{"Austria", answer}, {"Italy", answer}}));
        QVERIFY2(note->text().startsWith("Look alike: Austria and Italy"), qPrintable(note->text()));
        const ColourChoice kept = chooser.choice();
        answer = QColor();
        signs[1]->click();
        QCOMPARE(chooser.choice(), kept);
        part<QToolButton>(dialog, "paletteColours")->click();
        QVERIFY(note->isHidden() && dialog.preferences().colours.own.empty());
        part<QComboBox>(dialog, "palette")->setCurrentIndex(1);
        QVERIFY2(note->text().contains("Land that looks neutral: Russia."), qPrintable(note->text()));
    }

    void preferencesCanBeChanged()
    {
        PreferencesDialog dialog({}, {"HDMI-1"});
        dialog.show();
        QTest::keyClick(part<QComboBox>(dialog, "theme"), Qt::Key_Down);
        QTest::keyClick(part<QComboBox>(dialog, "reducedMotion"), Qt::Key_Down);
        QTest::keyClick(part<QComboBox>(dialog, "highContrast"), Qt::Key_Down);
        QTest::keyClick(part<QSlider>(dialog, "tempo"), Qt::Key_PageUp);
        QTest::keyClick(part<QComboBox>(dialog, "display"), Qt::Key_Down);
        QTest::keyClick(part<QComboBox>(dialog, "reading"), Qt::Key_Down);
        QTest::keyClick(part<QCheckBox>(dialog, "turncoats"), Qt::Key_Space);
        const Preferences changed = dialog.preferences();
        QVERIFY(changed.theme == ThemeChoice::Light);
        QVERIFY(changed.reducedMotion == Wish::Yes);
        QVERIFY(changed.highContrast == Wish::Yes);
        QCOMPARE(changed.tempo, 2.0);
        QVERIFY((changed.story == StoryChoice{Reading::PerOrder, true}));
        QCOMPARE(changed.projectorDisplay, "HDMI-1");
    }

    void settingsAreFoundByWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("control");
        QTest::newRow("its name") << "reduced"
                                  << "reducedMotion";
        QTest::newRow("what can be chosen") << "dark"
                                            << "theme";
        QTest::newRow("what it is for") << "bell"
                                        << "clockSound";
        QTest::newRow("a word of others") << "mute"
                                          << "clockVolume";
        QTest::newRow("American spelling") << "color"
                                           << "palette";
        QTest::newRow("its group") << "projector"
                                   << "display";
        QTest::newRow("nothing") << "xyzzy"
                                 << "";
        QTest::newRow("no words") << " "
                                  << "";
    }
    /// The control is framed and in view; Enter goes there and applies nothing.
    void settingsAreFoundByWords()
    {
        QFETCH(QString, typed);
        QFETCH(QString, control);
        PreferencesDialog dialog({}, {"HDMI-1"});
        dialog.resize(480, 300);
        dialog.show();
        dialog.goTo({}); // as when no setting is wanted
        QVERIFY(!dialog.findChild<FrameOver*>());
        auto* line = part<QLineEdit>(dialog, "search");
        QCOMPARE(dialog.focusWidget(), line);
        QTest::keyClicks(line, typed);
        const auto* frame = dialog.findChild<FrameOver*>();
        QCOMPARE(frame ? frame->parent()->objectName() : QString(), control);
        QCOMPARE(part<QLabel>(dialog, "searchNote")->isVisible(), typed == "xyzzy");
        if (frame) QVERIFY(!frame->visibleRegion().isEmpty());
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        if (frame) QCOMPARE(dialog.focusWidget()->objectName(), control);
    }

    void exportFormatFollowsTheName()
    {
        ExportDialog dialog(
            {QDir::tempPath() + "/a.png"}, nullptr,
            [](QWidget*, const QString&, const QString&) { return QDir::tempPath() + "/b.pdf"; });
        auto* format = part<QComboBox>(dialog, "format");
        QCOMPARE(format->currentData().toString(), "png");
        QTest::mouseClick(part<QPushButton>(dialog, "browse"), Qt::LeftButton);
        QCOMPARE(format->currentData().toString(), "pdf");
        dialog.show();
        QTest::keyClick(format, Qt::Key_Up);
        QCOMPARE(dialog.choice().path, QDir::tempPath() + "/b.svg");
    }

    void exportToNowhereIsRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no name") << " ";
        QTest::newRow("unknown ending") << QDir::tempPath() + "/a.gif";
        QTest::newRow("no such folder") << QDir::tempPath() + "/there/is/none/a.png";
    }
    void exportToNowhereIsRefused()
    {
        QFETCH(QString, path);
        ExportDialog dialog({path});
        dialog.show();
        QVERIFY(!part<QPushButton>(dialog, "accept")->isEnabled());
        QVERIFY(part<QLabel>(dialog, "problem")->isVisible());
    }

    void exportPresetFillsTheSizeIn()
    {
        ExportDialog dialog({QDir::tempPath() + "/a.png"});
        auto* preset = part<QComboBox>(dialog, "preset");
        dialog.show();
        preset->setFocus();
        QTest::keyClick(preset, Qt::Key_Home);
        QTest::keyClick(preset, Qt::Key_Down);
        QCOMPARE(dialog.choice().size, QSize(1920, 1080));
        part<QSpinBox>(dialog, "width")->setValue(1000);
        QCOMPARE(preset->currentIndex(), 0);
    }

    void awardNeedsAReason()
    {
        Game game = newGame(std::make_shared<const Map>(standardMap()));
        const Power france = game.map->findPower("France");
        game.phases.back().awards = {{france, 1, "The treaty of Nancy"}};
        AwardDialog dialog(game);
        QVERIFY(part<QLabel>(dialog, "awardsSoFar")->text().contains("France: 1 – The treaty of Nancy"));
        auto* accept = part<QPushButton>(dialog, "accept");
        QVERIFY(!accept->isEnabled() && !dialog.award());
        QTest::keyClicks(part<QLineEdit>(dialog, "reason"), "Paris");
        QVERIFY(!accept->isEnabled() && !dialog.award()); // none gets points by mistake
        QVERIFY(part<QLabel>(dialog, "objections")->text().contains("Choose the power"));
        part<QLineEdit>(dialog, "reason")->clear();
        auto* power = part<QComboBox>(dialog, "power");
        power->setCurrentIndex(power->findData(static_cast<int>(france)));
        part<QSpinBox>(dialog, "points")->setValue(7);
        QTest::keyClicks(part<QLineEdit>(dialog, "reason"), "  ");
        QVERIFY(!accept->isEnabled());
        QTest::keyClicks(part<QLineEdit>(dialog, "reason"), "Paris conference");
        QVERIFY(accept->isEnabled());
        QCOMPARE(*dialog.award(), (Award{france, 3, "Paris conference"}));
    }

    void legendShowsEveryKindOfArrowAndMark()
    {
        std::set<int> arrows, marks;
        for (const LegendEntry& entry : Legend::entries()) {
            for (const Arrow& arrow : entry.scene.arrows) arrows.insert(static_cast<int>(arrow.kind));
            for (const Mark& mark : entry.scene.marks) marks.insert(static_cast<int>(mark.kind));
            const QImage image =
                paintScene(entry.scene, themeFor(ThemeKind::Light, {}), {96, 36}, 1).toImage();
            bool painted = false;
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    painted = painted || image.pixel(x, y) != image.pixel(0, 0);
            QVERIFY2(painted, qPrintable(entry.meaning));
        }
        QCOMPARE(arrows.size(), std::size_t(ArrowKind::Retreat) + 1);
        QCOMPARE(marks.size(), std::size_t(MarkKind::Ruled) + 1);
    }
};

CHANCERY_SUITE(DialogsTest, QApplication)

} // namespace chancery::tst_dialogs

#include "tst_dialogs.moc"
