// SPDX-License-Identifier: GPL-3.0-or-later
// What every dialog promises: controls are named and explained, and it fits a small screen. And the smaller
// dialogs' values.
#include "tests/support/busy_board.h"
#include "tests/support/files.h"
#include "tests/support/look_laws.h"
#include "tests/support/paradox_game.h"
#include "tests/support/suite.h"
#include "tests/ui/dialog_positions.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/agreements_dialog.h"
#include "ui/dialogs/award_dialog.h"
#include "ui/dialogs/clock_dialog.h"
#include "ui/dialogs/coin_dialog.h"
#include "ui/dialogs/committee_dialogs.h"
#include "ui/dialogs/compare_dialog.h"
#include "ui/dialogs/conference_dialog.h"
#include "ui/dialogs/edit_position_dialog.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/handbook.h"
#include "ui/dialogs/insurrections_dialog.h"
#include "ui/dialogs/legend.h"
#include "ui/dialogs/new_game_dialog.h"
#include "ui/dialogs/notes_dialog.h"
#include "ui/dialogs/paradox_dialog.h"
#include "ui/dialogs/paste_dialog.h"
#include "ui/dialogs/players_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/dialogs/short_game_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/dialogs/show_dialog.h"
#include "ui/dialogs/table_check_dialog.h"
#include "ui/dialogs/vote_dialog.h"
#include "ui/scene/phase_clock.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>

#include <functional>
#include <set>

namespace chancery::tst_dialogs {

namespace {

using Make = std::function<QDialog*()>;

template<class W>
W* part(const QWidget& dialog, const char* name)
{
    W* found = dialog.findChild<W*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}

std::vector<std::shared_ptr<const Map>> maps()
{
    return {std::make_shared<const Map>(standardMap())};
}

/// 34 powers, one for each centre.
std::shared_ptr<const Map> largeMap()
{
    static const std::shared_ptr<const Map> map = *shippedMaps()("chaos");
    return map;
}

QString text(const std::string& id)
{
    return QString::fromStdString(id);
}

PreviewBoard preview()
{
    const BoardSource board = standardSource();
    return {board, busyPicture(board, previewTokenScale), ThemeKind::Light};
}

/// The names in a dialog of a new game, in the order of the powers.
QStringList namesIn(const NewGameDialog& dialog)
{
    QStringList names;
    const std::shared_ptr<const Map> map = dialog.newGame().map;
    for (const Power power : map->everyPower())
        names << part<QLineEdit>(dialog, ("player-" + (*map)[power].name).c_str())->text();
    return names;
}

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

} // namespace

class DialogsTest : public QObject
{
    Q_OBJECT

    void everyDialog()
    {
        QTest::addColumn<Make>("make");
        const auto row = [](const char* name, Make make) { QTest::newRow(name) << std::move(make); };
        row("about", [] { return new AboutDialog("1"); });
        row("award", [] { return new AwardDialog(newGame(sketch::sharedMap())); });
        const static Game committee = [] {
            Game game = newGame(sketch::sharedMap());
            game.committee.goals = {{Power{0}, "Peace", 2, game.current().phase}};
            game.committee.treaties = {
                {"Pact", "No war", {Power{0}, Power{1}}, {Power{0}}, game.current().phase}};
            return game;
        }();
        row("speeches", [] { return new SpeechesDialog(committee); });
        row("motion", [] { return new MotionDialog(committee); });
        row("end of the diplomacy", [] {
            return new EndDiplomacyDialog(standardMap(),
                                          {committee.current().phase, Power{0}, MotionKind::EndDiplomacy});
        });
        row("proposal", [] { return new ProposalDialog(committee); });
        row("limit", [] { return new LimitDialog(committee); });
        row("verdict", [] { return new VerdictDialog(committee, 0); });
        row("treaty", [] { return new TreatyDialog(standardMap(), committee.committee.treaties[0]); });
        row("breach", [] {
            return new BreachDialog(standardMap(), committee.committee.treaties[0],
                                    committee.current().phase);
        });
        row("delegations", [] { return new DelegationsDialog(committee); });
        row("conference", [] { return new ConferenceDialog(committee, 0); });
        row("conference that is held", [] {
            Game held = committee;
            held.committee.conferences.emplace_back().opened = held.current().phase;
            return new ConferenceDialog(held, 0);
        });
        row("position", [] { return new EditPositionDialog(standardMap(), {{}, startOf(standardMap())}); });
        row("export", [] { return new ExportDialog({QDir::tempPath() + "/a.png"}); });
        row("show", [] { return new ShowDialog({QDir::tempPath() + "/show"}, {}); });
        row("notes", [] { return new NotesDialog(newGame(sketch::sharedMap()), 0); });
        row("check", [] {
            static const Game game = [] {
                Game crowded = newGame(sketch::sharedMap());
                placeBeside(*crowded.map, crowded.phases.back().before, sketch::unit("France A MUN"));
                return crowded;
            }();
            return new TableCheckDialog(game, FoundIn::Writing);
        });
        row("handbook", [] {
            return new Handbook({{"projector.reveal", "Reveal", "Projector > Reveal", {Qt::Key_F5}}});
        });
        row("new game", [] { return new NewGameDialog(maps(), "2023", 1); });
        row("new game of two", [] {
            auto* dialog = new NewGameDialog(maps(), "1971", 1);
            auto* table = dialog->findChild<QComboBox*>("table");
            table->setCurrentIndex(table->findData(static_cast<int>(Players::Two)));
            return dialog;
        });
        row("coin", [] {
            Game game = newGame(sketch::sharedMap());
            game.rulebook.options.players = Players::Two;
            return new CoinDialog(game, 1);
        });
        row("agreements", [] {
            Game game = newGame(sketch::sharedMap());
            game.rulebook.id = "alexander";
            game.rulebook.options.perpetualOrders = true;
            game.rulebook.options.proxyOrders = ProxyOrders::Permitted;
            return new AgreementsDialog(game);
        });
        row("agreed end", [] { return new ShortGameDialog(newGame(sketch::sharedMap())); });
        row("new game of many", [] { return new NewGameDialog({largeMap()}, "2023", 1); });
        row("compare", [] { return new CompareDialog(advance(resolve(newGame(sketch::sharedMap()))), 1); });
        row("preferences", [] { return new PreferencesDialog({}, {"HDMI-1"}, preview()); });
        row("rules", [] { return new RulesDialog(newGame(sketch::sharedMap())); });
        row("ruling", [] {
            const Game game = sketch::openParadox(askGamemaster);
            return new ParadoxDialog(game, possibleChoices(game));
        });
        row("insurrections", [] {
            Game game = gameFrom(sketch::sharedMap(), {Season::Spring, 1902, PhaseKind::Movement},
                                 sketch::position({"England F LON", "England A LVP", "Germany A MOS"},
                                                  {"England LON LVP EDI", "Germany MOS WAR STP SEV BER"}));
            game.rulebook = rulebookOf(*findRulebook("committee"));
            const Power russia = game.map->findPower("Russia");
            for (const Unit& unit : game.current().before.units)
                if (unit.power != game.map->findPower("Germany"))
                    game.phases.back().written.push_back(
                        {unit.power, {}, {Order{unit.power, unit, Insurrection{russia}}}, {}});
            return new InsurrectionsDialog(resolve(game));
        });
        row("paste", [] {
            const Game game = newGame(sketch::sharedMap());
            const auto text = QStringLiteral("FRANCE (Chloe & Tom)\nA Par H\n\nTom\nA Mun H\nA Rom "
                                             "H\n\nItaly:\nA Ven H\n\nTurkey F Ank-Bla");
            return new PasteDialog(game, *unclearPaste(game, Power{0}, text));
        });
        row("players", [] { return new PlayersDialog(newGame(sketch::sharedMap()), 1); });
        row("shortcuts", [] {
            const QList<QKeySequence> keys{QKeySequence("Ctrl+S"), QKeySequence("Ctrl+Shift+S")};
            return new ShortcutsDialog({{"file.save", "Save", "File", keys, keys}}, {});
        });
        row("vote", [] { return new VoteDialog(newGame(sketch::sharedMap())); });
    }

private Q_SLOTS:
    /// A conference that is held and has nothing against it leaves no room for objections until there is one.
    void withoutObjectionsTheFormIsShort()
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
        const int shorter = dialog.height();
        dialog.findChild<QLineEdit*>("presidents")->clear();
        QVERIFY(!objections->text().isEmpty() && objections->isVisibleTo(&dialog));
        QVERIFY(dialog.height() > shorter ||
                dialog.height() >= dialog.screen()->availableSize().height() - 80);
        dialog.findChild<QLineEdit*>("presidents")->setText("Dora");
        QVERIFY(!objections->isVisibleTo(&dialog));
        QCOMPARE(dialog.height(), shorter);
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
        const std::unique_ptr<QDialog> dialog(make());
        const QSize smallest = dialog->minimumSizeHint();
        // A display of 1024 x 600, or of 1920 x 1080 with a scale of 2.
        QVERIFY2(smallest.width() <= 940 && smallest.height() <= 500,
                 qPrintable(QString("%1 x %2").arg(smallest.width()).arg(smallest.height())));
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

    void newGameTellsPlayersAndTitle()
    {
        NewGameDialog dialog(maps(), "datc", 1);
        QTest::keyClicks(part<QLineEdit>(dialog, "title"), "  Table  2 ");
        QTest::keyClicks(part<QLineEdit>(dialog, "player-Italy"), "Ada");
        const NewGame game = dialog.newGame();
        QCOMPARE(game.title, "Table 2");
        QCOMPARE(game.players.size(), 1U);
        QCOMPARE(game.players.at(standardMap().findPower("Italy")), "Ada");
        QCOMPARE(game.map->id, standardMap().id);
        QVERIFY(game.rulebook == Rulebook{});
    }

    void newGameIsPlayedByAnyRulebook()
    {
        NewGameDialog dialog(maps(), "1971", 1);
        auto* book = part<QComboBox>(dialog, "rulebook");
        const auto* special = part<QLabel>(dialog, "special");
        QCOMPARE(book->count(), static_cast<int>(rulebooks().size()));
        for (const RulebookInfo& one : rulebooks()) QVERIFY(book->findData(text(one.id)) >= 0);
        QCOMPARE(book->currentText(), "Diplomacy, 1971 rules (Games Research)");
        QVERIFY(special->text().contains("1976"));
        dialog.show();
        book->setFocus();
        QTest::keyClick(book, Qt::Key_Home);
        QCOMPARE(book->currentData().toString(), "2025ee"); // the newest
        QTest::keyClick(book, Qt::Key_Down);
        QCOMPARE(book->currentText(), "Diplomacy, 2023 edition (Renegade)");
        QVERIFY(special->text().contains("owned centres"));
        QVERIFY(dialog.newGame().rulebook == rulebookOf(*findRulebook("2023")));
    }

    /// Enter after each name: no hand leaves the keys.
    void namesAreTypedOneAfterTheOther()
    {
        NewGameDialog dialog(maps(), "2023", 1);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        part<QLineEdit>(dialog, "player-Austria")->setFocus();
        for (const char* name : {"Ada", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"}) {
            QTest::keyClicks(QApplication::focusWidget(), name);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QCOMPARE(namesIn(dialog), QStringList({"Ada", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"}));
        QVERIFY(dialog.isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), "accept");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void aListOfNamesIsPasted_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("pasted");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char* name, const char* first, const QString& pasted, QStringList names) {
            QTest::newRow(name) << first << pasted << names;
        };
        row("seven lines", "Austria", "Ada\nBen\nCy\nDi\nEve\nFlo\nGus\n",
            {"Ada", "Ben", "Cy", "Di", "Eve", "Flo", "Gus"});
        row("of Windows, with a gap", "Austria", "Ada\r\n\r\n  Ben  B. \r\n",
            {"Ada", "Ben B.", "", "", "", "", ""});
        row("cells of a table", "Italy", "Ada\tBen", {"", "", "", "", "Ada", "Ben", ""});
        row("one name", "France", "Ada Lovelace", {"", "", "Ada Lovelace", "", "", "", ""});
        row("more than there is room for", "Russia", "Ada\nBen\nCy", {"", "", "", "", "", "Ada", "Ben, Cy"});
        row("nothing but lines", "Turkey", "\n\n", {"", "", "", "", "", "", ""});
    }
    void aListOfNamesIsPasted()
    {
        QFETCH(QString, first);
        QFETCH(QString, pasted);
        QFETCH(QStringList, names);
        NewGameDialog dialog(maps(), "2023", 1);
        dialog.show();
        auto* line = part<QLineEdit>(dialog, qPrintable("player-" + first));
        QApplication::clipboard()->setText(pasted);
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(namesIn(dialog), names);
    }

    void lotsGiveThePowersOutBeforeTheGame()
    {
        NewGameDialog dialog(maps(), "2023", 4711);
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        QVERIFY(!dialog.newGame().lots); // there is no name to draw for
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        part<QLineEdit>(dialog, "player-England")->setText("Ben");
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        const NewGame game = dialog.newGame();
        QVERIFY(game.lots && game.showLots);
        QVERIFY(*game.lots == drawPowers(newGame(game.map), {"Ada", "Ben"}, 4711));
        QCOMPARE(game.players.size(), 2U);
        for (const LotDraw::Lot& lot : game.lots->drawn) QCOMPARE(game.players.at(lot.power), lot.player);
        part<QCheckBox>(dialog, "showLots")->click();
        QVERIFY(dialog.newGame().lots && !dialog.newGame().showLots);
    }

    /// What is said of a draw takes no room from the names.
    void allNamesAreWholeAfterADraw()
    {
        NewGameDialog dialog(maps(), "2023", 993);
        dialog.show();
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(part<QLabel>(dialog, "lots")->text().contains("993"));
        for (const QLineEdit* line : dialog.findChildren<QLineEdit*>(QRegularExpression("^player-")))
            QVERIFY2(line->visibleRegion().boundingRect() == line->rect(), qPrintable(line->objectName()));
        QVERIFY(!dialog.findChild<QScrollArea*>()->viewport()->autoFillBackground());
    }

    void namesStayOnAnotherMap()
    {
        NewGameDialog dialog({maps().front(), largeMap()}, "2023", 1);
        part<QLineEdit>(dialog, "player-Austria")->setText("Ada");
        QTest::mouseClick(part<QPushButton>(dialog, "drawLots"), Qt::LeftButton);
        part<QComboBox>(dialog, "map")->setCurrentIndex(1);
        QCOMPARE(namesIn(dialog).size(), 34);
        QCOMPARE(namesIn(dialog).filter("Ada").size(), 1);
        QVERIFY(!dialog.newGame().lots);
    }

    void preferencesComeBackAsTheyWere()
    {
        const Preferences some{
            "en", ThemeChoice::Dark, LabelMode::Codes, 2, true, "HDMI-9", {PaletteKind::Traditional, true}};
        QVERIFY(PreferencesDialog(some, {"HDMI-1"}).preferences() == some); // though HDMI-9 is not connected
        QVERIFY(PreferencesDialog({}, {}).preferences() == Preferences{});
    }

    void preferencesShowTheBoardInItsColours()
    {
        PreferencesDialog dialog({}, {}, preview());
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

    void preferencesCanBeChanged()
    {
        PreferencesDialog dialog({}, {"HDMI-1"});
        dialog.show();
        QTest::keyClick(part<QComboBox>(dialog, "theme"), Qt::Key_Down);
        QTest::keyClick(part<QCheckBox>(dialog, "reducedMotion"), Qt::Key_Space);
        QTest::keyClick(part<QSlider>(dialog, "tempo"), Qt::Key_PageUp);
        QTest::keyClick(part<QComboBox>(dialog, "display"), Qt::Key_Down);
        QTest::keyClick(part<QComboBox>(dialog, "reading"), Qt::Key_Down);
        QTest::keyClick(part<QCheckBox>(dialog, "turncoats"), Qt::Key_Space);
        const Preferences changed = dialog.preferences();
        QVERIFY(changed.theme == ThemeChoice::Light);
        QVERIFY(changed.reducedMotion);
        QCOMPARE(changed.tempo, 2.0);
        QVERIFY((changed.story == StoryChoice{Reading::PerOrder, true}));
        QCOMPARE(changed.projectorDisplay, "HDMI-1");
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
        part<QComboBox>(dialog, "power")->setCurrentIndex(static_cast<int>(index(france)));
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
