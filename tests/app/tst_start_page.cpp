// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: when it comes and goes, what it lists, and that it neither hides nor shows too much.
#include "app/recent_games.h"
#include "app/start_cover.h"
#include "engine/files/game_file.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/start_page.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/files/files.h"

#include <QDockWidget>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>

namespace chancery::tst_start_page {

namespace {

/// A program that has just started, with games in a folder of its own.
struct Evening
{
    QTemporaryDir folder;
    Boards boards;
    QStringList told;
    Settings stored;
    WallTime now{0};
    std::unique_ptr<Workspace> workspace;

    QString save(const QString& name, Game game) const
    {
        const QString path = folder.filePath(name + ".chancery");
        if (!writeWholeFile(path, QByteArray::fromStdString(writeGame(game)))) qFatal("not written");
        return path;
    }
    QString junk(const QString& name, const QByteArray& content = "junk") const
    {
        const QString path = folder.filePath(name + ".chancery");
        if (!writeWholeFile(path, content)) qFatal("not written");
        return path;
    }
    Game played() const
    {
        Boards some;
        Game game = *standardGame(some);
        game.players = {{Power{0}, "Ada"}, {Power{1}, "Ben"}};
        return advance(resolve(std::move(game)));
    }

    Document& begin(const CommandLine& line = {}, QSize size = {1280, 720})
    {
        Prompts prompts{[](QWidget*, const QString&) { return QString(); },
                        [](QWidget*, const QString&) { return QString(); },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        workspace =
            std::make_unique<Workspace>(boards, stored, prompts, steadyClock(), [this] { return now; });
        Document& document = workspace->open(*standardGame(boards));
        workspace->keepJournals(folder.filePath("journals"));
        DocumentWindow& window = consoleOf(document);
        window.resize(size);
        openFirst(document, line);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        return document;
    }
    void settle(const Document& document) const
    {
        while (!document.console()->start().hasListed()) QCoreApplication::processEvents();
    }
};

StartPage& pageOf(const Document& document)
{
    return *document.window()->findChild<StartPage*>();
}

QWidget* named(const Document& document, const char* name)
{
    return document.window()->findChild<QWidget*>(name);
}

QStringList shownNames(const Document& document)
{
    QStringList names;
    for (const StartCard* card : pageOf(document).cards()) names << card->text();
    return names;
}

} // namespace

class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itComesWhenNothingElseIsToBeOpened()
    {
        Evening evening;
        QVERIFY(evening.begin().start().isShown());
        CommandLine sample;
        sample.sample = true;
        QVERIFY(!evening.begin(sample).start().isShown());
        CommandLine file;
        file.file = evening.save("Evening", evening.played());
        Document& opened = evening.begin(file);
        QVERIFY(!opened.start().isShown() && opened.session().path() == file.file);
    }

    void afterACrashTheGameIsThereInstead()
    {
        Evening evening;
        writeSheet(evening.begin({}).session(), static_cast<Power>(2), "A PAR - BUR");
        Document& again = evening.begin();
        QVERIFY(!again.start().isShown());
        QVERIFY(again.session().dirty());
    }

    void theLastGameIsOpenedIfThatIsPreferred()
    {
        Evening evening;
        evening.stored.recentFiles = {evening.save("Last", evening.played())};
        QVERIFY(evening.begin().start().isShown());
        evening.stored.preferences.opensLast = true;
        Document& opened = evening.begin();
        QVERIFY(!opened.start().isShown() && opened.session().path() == evening.stored.recentFiles.first());
        evening.stored.recentFiles = {evening.folder.filePath("gone.chancery")};
        QVERIFY(evening.begin().start().isShown());
        QCOMPARE(evening.told.size(), 1);
    }

    void itListsTheLastGameAndSixMore()
    {
        Evening evening;
        for (int i = 0; i < 9; ++i)
            evening.stored.recentFiles << evening.save(QString("Game %1").arg(i), evening.played());
        const Document& document = evening.begin();
        QCOMPARE(shownNames(document),
                 QStringList({"Game 0", "Game 1", "Game 2", "Game 3", "Game 4", "Game 5", "Game 6"}));
        evening.settle(document);
        const StartGame& last = pageOf(document).cards().front()->game();
        QCOMPARE(last.phase, QString("Fall 1901, movement"));
        QCOMPARE(last.players, QString("Austria: Ada, England: Ben"));
        for (const StartCard* card : pageOf(document).cards()) {
            QVERIFY(card->accessibleName().contains("Fall 1901"));
            QVERIFY(!card->game().picture.isNull());
        }
        QTest::mouseClick(named(document, "start.recent2"), Qt::LeftButton);
        QVERIFY(!document.start().isShown());
        QCOMPARE(document.session().path(), evening.stored.recentFiles[2]);
    }

    void aFileThatCannotBeReadSaysWhy()
    {
        Evening evening;
        const QString gone = evening.folder.filePath("Gone.chancery");
        const QString good = evening.save("Good", evening.played());
        evening.stored.recentFiles = {gone, good, evening.junk("Junk"),
                                      evening.junk("Large", QByteArray(2 << 20, 'x')), evening.folder.path()};
        const Document& document = evening.begin();
        evening.settle(document);
        QCOMPARE(shownNames(document).mid(0, 4), QStringList({"Good", "Gone", "Junk", "Large"}));
        const std::vector<StartCard*> cards = pageOf(document).cards();
        QVERIFY(cards[0]->game().trouble.isEmpty());
        QVERIFY(cards[1]->game().trouble.contains("gone"));
        QVERIFY(cards[2]->game().trouble.contains("damaged"));
        QVERIFY(cards[3]->game().trouble.isEmpty() && cards[3]->game().phase.contains("Large"));
        QVERIFY(cards[4]->game().trouble.contains("not a file"));
        QVERIFY(cards[1]->accessibleName().contains("gone") && cards[1]->toolTip().contains("Gone.chancery"));
        cards[1]->click();
        QCOMPARE(evening.told.size(), 1);
        QVERIFY(document.start().isShown());
    }

    /// What only the journal has is there when the game is opened, and so the card tells it.
    void aCardTellsTheGameAsItWasLeft()
    {
        Evening evening;
        CommandLine file;
        file.file = evening.save("Left", evening.played());
        Session& session = evening.begin(file).session();
        const QString saved = Words::phase(session.current().phase);
        resolvePhase(session);
        advancePhase(session);
        const QString left = Words::phase(session.current().phase);
        evening.stored.recentFiles = {file.file};
        const Document& again = evening.begin();
        evening.settle(again);
        const QString told = pageOf(again).cards().front()->game().phase;
        QVERIFY(told != saved);
        QCOMPARE(told, left);
    }

    /// Where there is no room for words beside the picture they stand above it.
    void textThatIsTooLargeStandsAboveThePicture()
    {
        StartCard card(StartCard::Form::Large);
        card.resize(600, 400);
        QVERIFY(card.pictureSize().width() < 400);
        card.resize(240, 400);
        QVERIFY(card.pictureSize().width() > 200);
        QVERIFY(card.pictureSize().height() < 350);
    }

    /// Two games that differ in nothing but orders, and in results that the players have not seen.
    void aPictureTellsNoOrders()
    {
        Evening evening;
        const Game open = evening.played();
        Session session(open);
        writeSheet(session, open.map->findPower("France"), "A PAR - BUR");
        const QString paths[] = {evening.save("open", open), evening.save("written", session.game())};
        Session resolved(session.game());
        resolvePhase(resolved);
        const QString third = evening.save("resolved", resolved.game());
        const QString journals = evening.folder.filePath("journals");
        const QSize size(260, 200);
        const StartGame plain = readStartGame(paths[0], journals, evening.boards, ThemeKind::Light, size);
        QVERIFY(!plain.picture.isNull());
        QVERIFY(plain.picture ==
                readStartGame(paths[1], journals, evening.boards, ThemeKind::Light, size).picture);
        QVERIFY(plain.picture ==
                readStartGame(third, journals, evening.boards, ThemeKind::Light, size).picture);
        QVERIFY(plain.picture !=
                readStartGame(paths[0], journals, evening.boards, ThemeKind::Dark, size).picture);
    }

    void thePageIsThereBeforeItsGamesAreRead()
    {
        Evening evening;
        for (int i = 0; i < 7; ++i)
            evening.stored.recentFiles << evening.save(QString("Game %1").arg(i), evening.played());
        CommandLine sample;
        sample.sample = true;
        Document& document = evening.begin(sample);
        document.start().show(BehindStart::Game);
        for (const StartCard* card : pageOf(document).cards()) QVERIFY(card->game().phase.isEmpty());
        QElapsedTimer timer;
        timer.start();
        evening.settle(document);
        qInfo("seven games in %lld ms", static_cast<long long>(timer.elapsed()));
    }

    /// The others are quiet beside it.
    void theFirstWayToBeginIsFilled()
    {
        Evening evening;
        const Document& document = evening.begin();
        QCoreApplication::processEvents();
        for (const auto& [name, filled] : {std::pair("start.file.new", true),
                                           {"start.file.study", false},
                                           {"start.file.library", false}}) {
            QWidget* choice = named(document, name);
            const QImage seen = choice->grab().toImage();
            const QColor ground = seen.pixelColor(seen.width() - 8, seen.height() / 2);
            QCOMPARE(ground == choice->palette().color(QPalette::Highlight), filled);
        }
    }

    void theKeyboardReachesEverything()
    {
        Evening evening;
        for (const char* name : {"One", "Two", "Three"})
            evening.stored.recentFiles << evening.save(name, evening.played());
        const Document& document = evening.begin();
        const auto at = [] {
            return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : "";
        };
        const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
        QCOMPARE(at(), QString("start.last"));
        press(Qt::Key_Right);
        QCOMPARE(at(), QString("start.file.new"));
        press(Qt::Key_Down);
        QCOMPARE(at(), QString("start.file.study"));
        press(Qt::Key_Left);
        press(Qt::Key_Down);
        QCOMPARE(at(), QString("start.recent1"));
        press(Qt::Key_Right);
        QCOMPARE(at(), QString("start.recent2"));
        press(Qt::Key_Up);
        QCOMPARE(at(), QString("start.last"));
        QStringList round;
        for (int i = 0; i < 8; ++i) {
            round << at();
            press(Qt::Key_Tab);
        }
        QCOMPARE(round,
                 QStringList({"start.last", "start.file.new", "start.file.study", "start.file.library",
                              "start.file.open", "start.file.sample", "start.recent1", "start.recent2"}));
        press(Qt::Key_Escape); // there is no game to go back to
        QVERIFY(document.start().isShown());
        named(document, "start.recent2")->setFocus();
        press(Qt::Key_Return);
        QVERIFY(!document.start().isShown());
        QVERIFY(document.session().path().endsWith("Three.chancery"));
    }

    void itGoesWhenAGameIsBegun()
    {
        Evening evening;
        const Document& document = evening.begin();
        QVERIFY(!named(document, "board")->isVisible());
        QTest::mouseClick(named(document, "start.file.sample"), Qt::LeftButton);
        QVERIFY(!document.start().isShown());
        QVERIFY(named(document, "board")->isVisible() && named(document, "ordersDock")->isVisible());
        QVERIFY(!pageOf(document).isVisible());
    }

    void overAnOpenGameItIsLeftByEsc()
    {
        Table t;
        t.document.clock().toggle();
        const auto width = [&t](const char* dock) { return t.window.findChild<QDockWidget*>(dock)->width(); };
        const int orders = width("ordersDock");
        t.trigger("file.start");
        QVERIFY(t.document.start().isShown() && t.action("file.start").isChecked());
        QVERIFY(!t.document.clock().clock().running);
        QVERIFY(!t.window.console().board().isVisible());
        QVERIFY(!t.action("orders.resolve").isEnabled() && !t.action("edit.undo").isEnabled());
        QVERIFY(t.action("file.save").isEnabled() && t.action("edit.preferences").isEnabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCoreApplication::processEvents();
        QVERIFY(!t.document.start().isShown() && t.window.console().board().isVisible());
        QVERIFY(t.document.clock().clock().running);
        QCOMPARE(width("ordersDock"), orders);
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("orderLine")); // its frame is seen
    }

    void theClockThatWasKeptIsNotLost()
    {
        Evening evening;
        evening.stored.clock = "a line of another game";
        const Document& document = evening.begin();
        QVERIFY(!document.clock().clock().running);
        QCOMPARE(document.settings().values().clock, evening.stored.clock);
    }

    void theAudienceSeesNothingOfIt()
    {
        Table t;
        t.trigger("projector.present");
        const QImage before = t.audience().grab().toImage();
        t.trigger("file.start");
        QVERIFY(t.action("projector.blank").isEnabled() && !t.action("projector.reveal").isEnabled());
        QCoreApplication::processEvents();
        QCOMPARE(t.audience().grab().toImage(), before);
    }

    void theWelcomeIsOneLine_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a laptop") << QSize(1280, 720);
        QTest::newRow("a small display") << QSize(960, 540);
    }
    void theWelcomeIsOneLine()
    {
        QFETCH(QSize, size);
        Evening evening;
        const Document& document = evening.begin({}, size);
        evening.settle(document);
        const auto* welcome = pageOf(document).findChild<QLabel*>("start.welcome");
        QVERIFY(welcome->isVisible());
        QCOMPARE(welcome->heightForWidth(welcome->width()), welcome->heightForWidth(10000));
        QVERIFY(welcome->height() >= welcome->heightForWidth(welcome->width()));
        QVERIFY(pageOf(document).boardSize().height() >= size.height() / 3);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a laptop") << QSize(1280, 720);
        QTest::newRow("a small display") << QSize(960, 540);
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        Evening evening;
        for (int i = 0; i < 7; ++i)
            evening.stored.recentFiles << evening.save(QString("Game %1").arg(i), evening.played());
        const Document& document = evening.begin({}, size);
        evening.settle(document);
        QCOMPARE(document.window()->size(), size);
        const StartPage& page = pageOf(document);
        const QList<QAbstractButton*> all = page.findChildren<QAbstractButton*>();
        QCOMPARE(all.size(), 12);
        for (const QAbstractButton* one : all) {
            QVERIFY2(page.rect().contains(one->geometry()), qPrintable(one->objectName()));
            for (const QAbstractButton* other : all)
                QVERIFY(one == other || !one->geometry().intersects(other->geometry()));
            if (const auto* tool = qobject_cast<const QPushButton*>(one))
                QVERIFY2(tool->minimumSizeHint().width() <= tool->width() && tool->height() >= 30,
                         qPrintable(tool->text()));
        }
        QVERIFY(page.cards().front()->pictureSize().height() >= 150);
    }
};

CHANCERY_SUITE(TestStartPage, QApplication)

} // namespace chancery::tst_start_page

#include "tst_start_page.moc"
