// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures and shows as the program writes them: what the players see, with a message when it is done,
// deleted when cancelled.
#include "app/document.h"
#include "app/evening.h"
#include "app/game_panels.h"
#include "app/show_export_run.h"
#include "app/starts.h"
#include "tests/app/console_of.h"
#include "tests/support/random_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/room/projector_window.h"

#include <QDir>
#include <QFileInfo>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>

namespace chancery::tst_exports {

namespace {

constexpr QSize size{480, 270};

struct Table
{
    Boards boards;
    QStringList told;
    Workspace workspace{boards, {}, answers()};
    Document& document = workspace.open(*sampleGame(boards));
    DocumentWindow& window = consoleOf(document);
    QTemporaryDir folder;

    Prompts answers()
    {
        return {[](QWidget*, const QString&) { return QString(); },
                [](QWidget*, const QString&) { return QString(); },
                [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                [this](QWidget*, const QString&, const QString& text) { told << text; }};
    }

    Presenter& presenter() { return document.presenter(); }

    void showPhase(const char* name)
    {
        const auto& phases = document.session().game().phases;
        for (std::size_t p = 0; p < phases.size(); ++p)
            if (shortName(phases[p].phase) == name) presenter().showPhase(p);
    }
    /// A file with what the players see now.
    QImage seen()
    {
        const QString path = folder.filePath("seen.png");
        if (!writePicture(document, {path, size, ThemeKind::Dark, LabelMode::Auto, true, true}))
            qFatal("not written");
        return QImage(path);
    }
    ShowChoice choice(const QString& name)
    {
        return {folder.filePath(name), false, size, 10, ThemeKind::Dark};
    }
    QProgressDialog* progress() { return window.findChild<QProgressDialog*>("showProgress"); }
    QStringList files(const QString& name) { return QDir(folder.filePath(name)).entryList(QDir::Files); }
};

int differing(const QImage& a, const QImage& b)
{
    int pixels = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) pixels += a.pixel(x, y) != b.pixel(x, y);
    return pixels;
}

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureHasTheCardOfItsInstant()
    {
        Table t;
        const Position position = sketch::position(
            {"Turkey A GAL", "Austria A TYR"},
            {"Turkey CON ANK SMY BUL RUM SER GRE BUD SEV MOS WAR STP VEN ROM NAP TUN TRI", "Austria VIE"});
        Game game = gameFrom(t.document.session().game().map, *readPhase("F1908M"), position);
        game.phases.back() = sketch::record(game.phases.back().phase, position, {"A GAL - VIE", "A TYR H"});
        t.document.opening().start(resolve(std::move(game)));
        t.presenter().reveal();
        t.presenter().story().setShown(true);
        const CardTrack card = t.presenter().story().storyboard().cards.back();
        t.presenter().story().player().seek(card.appears.startsAt);
        const QImage board = t.seen();
        t.presenter().story().player().seek(card.appears.endsAt());
        QVERIFY(t.presenter().story().card().has_value());
        const QImage shown = t.seen();
        QVERIFY(shown != board);
        QVERIFY(t.told.isEmpty());
    }

    void aPictureHasTheSlideThatIsShown()
    {
        Table t;
        const QImage board = t.seen();
        t.document.feed().slides().choose(SlideKind::Race);
        QVERIFY(differing(t.seen(), board) > 10000);
        t.document.feed().slides().choose(SlideKind::Board);
        QVERIFY(differing(t.seen(), board) < 300); // text may lie a fraction of a pixel aside
    }

    void aPictureKnowsNothingThatIsNotRevealed()
    {
        Table t;
        if (t.document.session().resolved()) takeBackPhase(t.document.session());
        const QImage before = t.seen();
        resolvePhase(t.document); // the gamemaster sees the story
        t.presenter().story().skip();
        QVERIFY(differing(t.seen(), before) < 300);
        t.presenter().reveal();
        t.presenter().story().skip();
        QVERIFY(differing(t.seen(), before) > 1000);
    }

    void aShowIsWrittenAndTold()
    {
        Table t;
        t.showPhase("S1901M");
        runShowExport(t.document, t.choice("show"));
        QVERIFY(t.progress());
        const int frames = t.progress()->maximum();
        const QString place = QDir::toNativeSeparators(t.folder.filePath("show"));
        QTRY_VERIFY_WITH_TIMEOUT(t.progress()->labelText().contains(place), 120000);
        QVERIFY(t.told.isEmpty()); // nothing gets in the way of the evening
        QCOMPARE(t.files("show").size(), frames);
        t.progress()->findChild<QPushButton*>()->click();
        QTRY_VERIFY(!t.progress());
        QCOMPARE(t.files("show").size(), frames);
    }

    /// A time lapse in one file, of the phases that the players have seen.
    void aTimeLapseIsWrittenAndTold()
    {
        Table t;
        ShowChoice choice = t.choice("lapse.gif");
        choice.lapse = 5;
        runShowExport(t.document, choice);
        QVERIFY(t.progress());
        QCOMPARE(t.progress()->maximum(), 5 * choice.framesPerSecond);
        QTRY_VERIFY_WITH_TIMEOUT(t.progress()->labelText().contains("lapse.gif"), 120000);
        QVERIFY(QFileInfo(t.folder.filePath("lapse.gif")).size() > 1000);
        t.progress()->findChild<QPushButton*>()->click();
    }

    void aCancelledShowLeavesNothingAndSaysNothing()
    {
        Table t;
        t.showPhase("S1901M");
        runShowExport(t.document, t.choice("show"));
        QTRY_VERIFY_WITH_TIMEOUT(t.progress()->value() > 3, 120000);
        QTRY_VERIFY(!t.files("show").isEmpty()); // frames are written beside
        t.progress()->findChild<QPushButton*>()->click();
        QTRY_VERIFY(!t.progress());
        QVERIFY(!QDir(t.folder.filePath("show")).exists());
        QVERIFY(t.told.isEmpty());
    }

    void aShowThatCannotBeWrittenIsExplained()
    {
        Table t;
        t.showPhase("S1901M");
        QVERIFY(QFile(t.folder.filePath("file")).open(QIODevice::WriteOnly));
        runShowExport(t.document, t.choice("file/show"));
        QTRY_COMPARE(t.told.size(), 1);
        QVERIFY2(t.told.first().contains("cannot be created"), qPrintable(t.told.first()));
        QTRY_VERIFY(!t.progress());
    }
};

CHANCERY_SUITE(TestExports, QApplication)

} // namespace chancery::tst_exports

#include "tst_exports.moc"
#include "ui/desk/table_edits.h"
