// SPDX-License-Identifier: GPL-3.0-or-later
// Several documents in one program: they share settings and the audience window, which shows one of them and
// never anything of another.
#include "app/console_docks.h"
#include "app/document.h"
#include "app/evening.h"
#include "app/settings.h"
#include "app/starts.h"
#include "tests/app/console_of.h"
#include "tests/support/suite.h"
#include "ui/console/live_view.h"
#include "ui/desk/table_edits.h"
#include "ui/draw/board_view.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>

namespace chancery::tst_documents {

namespace {

/// All but the board that it is painted on.
ProjectorWindow::Content boardless(ProjectorWindow::Content content)
{
    content.board = {};
    return content;
}

bool nothingOf(const ProjectorWindow::Content& content)
{
    return boardless(content) == ProjectorWindow::Content();
}

/// A change to be saved.
void namePlayer(Session& session, const char* name)
{
    setTable(session, {{static_cast<Power>(0), name}}, {});
}

/// Two documents with their windows: A has the sample game, B a resolved phase on a smaller board.
struct Two
{
    QTemporaryDir folder;
    Boards boards;
    qint64 now = 0;
    int movesAsked = 0; ///< how often, whether the audience window is to show another game
    bool mayMove = false;
    std::optional<RoomNow> roomAsked; ///< what the players saw when a phase was left unrevealed
    UnsavedAnswer unsaved = UnsavedAnswer::Discard;
    QStringList unsavedGames; ///< whose changes were asked about
    QString path = folder.filePath("Evening.chancery");
    Workspace workspace{boards, {}, answers(), [this] { return now; }};
    Document& a = workspace.open(*sampleGame(boards));
    DocumentWindow& windowA = consoleOf(a);
    Document& b = workspace.open(newGame(boards.board("straits")->map));
    DocumentWindow& windowB = consoleOf(b);
    QTimer closer; ///< closes whatever dialog or menu an action opens

    Two()
    {
        windowA.show();
        windowB.show();
        resolvePhase(b.session());
        QObject::connect(&closer, &QTimer::timeout, &closer, [] {
            if (QWidget* menu = QApplication::activePopupWidget()) menu->close();
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) dialog->reject();
        });
    }

    Prompts answers()
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const UnsavedChanges& changes) {
                            unsavedGames << changes.game;
                            return unsaved;
                        },
                        [](QWidget*, const QString&, const QString&) {}};
        prompts.swapDisplays = [](auto...) { return true; };
        prompts.advanceUnrevealed = [this](QWidget*, const QString&, RoomNow room) {
            roomAsked = room;
            return AdvanceAnswer::Advance;
        };
        prompts.moveAudience = [this](QWidget*, const QString&, const QString&) {
            ++movesAsked;
            return mayMove;
        };
        return prompts;
    }

    AudienceKeeper& audience() { return workspace.audience(); }
    ProjectorWindow& room()
    {
        return audience().windowOf(a) ? *audience().windowOf(a) : *audience().windowOf(b);
    }
    void present(DocumentWindow& window) { action(window, "projector.present").trigger(); }

    static QAction& action(const DocumentWindow& window, const char* name)
    {
        auto* found = window.findChild<QAction*>(name);
        if (!found) qFatal("no action %s", name);
        return *found;
    }
};

/// Everything that the room could notice.
struct Seen
{
    ProjectorWindow::Content content;
    const BoardView* board;
    bool presenting, blank, frozen;
    QRect place;

    explicit Seen(Two& t)
        : content(t.room().shown())
        , board(t.room().board())
        , presenting(t.room().presenting())
        , blank(t.room().blank())
        , frozen(t.room().frozen())
        , place(t.room().geometry())
    {
    }
    bool operator==(const Seen&) const = default;
};

/// These act on the whole program.
bool isShared(const QString& action)
{
    static const QStringList shared{"clock.shown", "file.quit", "file.close", "file.newWindow"};
    return shared.contains(action);
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Else the test below would prove nothing: A does the same to what the room sees.
    void theShownDocumentIsSeen()
    {
        Two t;
        t.present(t.windowA);
        const Seen before(t);
        QVERIFY(!before.content.picture.tokens.empty() && before.presenting);
        for (const char* name : {"projector.tally", "clock.toggle", "projector.blank", "projector.freeze"}) {
            const Seen then(t);
            Two::action(t.windowA, name).trigger();
            QVERIFY2(!(Seen(t) == then), name);
        }
        QCOMPARE(t.movesAsked, 0);
    }

    void nothingOfAnotherDocumentIsSeen()
    {
        Two t;
        t.present(t.windowA);
        const Seen before(t);
        revealPhase(t.b);
        QVERIFY(t.b.presenter().revealed() && !t.b.presenter().story().storyboard().beats.empty());
        t.b.presenter().story().player().seek(t.b.presenter().story().player().duration() / 2);
        QVERIFY(Seen(t) == before);
        QVERIFY(!(t.b.feed().content() == before.content));
        t.closer.start(0);
        int tried = 0; // those that are not enabled do nothing
        for (const QAction* action : t.windowB.actions().all()) {
            if (isShared(action->objectName())) continue;
            auto* triggered = const_cast<QAction*>(action);
            tried += triggered->isEnabled();
            triggered->trigger();
            t.now += 700;
            t.b.presenter().story().player().tick();
            t.b.feed().slides().tick();
            t.b.clock().tick();
            QVERIFY2(Seen(t) == before, qPrintable(action->objectName()));
        }
        QVERIFY(tried > 60);
        QCOMPARE(t.movesAsked, 1); // by projector.present
        QVERIFY(t.audience().presents(t.a));
        t.b.opening().start(*sampleGame(t.boards));
        t.windowB.close();
        QVERIFY(Seen(t) == before);
        Two::action(t.windowA, "history.previous").trigger();
        QVERIFY(Seen(t) == before); // the gamemaster looks alone
        Two::action(t.windowA, "history.share").trigger();
        QVERIFY(!(Seen(t) == before));
    }

    void theAudienceMovesWhenTheGamemasterAgrees()
    {
        Two t;
        t.mayMove = true;
        t.present(t.windowA);
        t.room().setFrozen(true); // what it keeps is A's
        t.present(t.windowB);
        QCOMPARE(t.movesAsked, 1);
        QVERIFY(t.audience().presents(t.b) && !t.audience().presents(t.a) && !t.room().frozen());
        QVERIFY(boardless(t.room().shown()) == t.b.feed().content());
        QVERIFY(t.room().shown().board == t.b.board());
        QVERIFY(t.action(t.windowB, "projector.present").isChecked());
        QVERIFY(!t.action(t.windowA, "projector.present").isChecked());
        const Seen before(t);
        for (const char* name : {"history.previous", "projector.tally", "clock.toggle"})
            Two::action(t.windowA, name).trigger();
        QVERIFY(t.a.feed().slides().kind() == SlideKind::Tally && t.a.clock().clock().running);
        QVERIFY(Seen(t) == before);
        t.room().close(); // then the players see nothing, and nothing is asked
        t.present(t.windowA);
        QCOMPARE(t.movesAsked, 1);
        QVERIFY(t.audience().presents(t.a));
        QVERIFY(boardless(t.room().shown()) == t.a.feed().content());
    }

    /// A game whose players now look at another game is revealed to them all the same; without them it goes
    /// on.
    void aGameThatLostItsAudienceIsStillRevealed()
    {
        Two t;
        t.mayMove = true;
        const auto next = [&] { return t.windowB.findChild<QToolButton*>("nextButton")->defaultAction(); };
        QCOMPARE(next(), &Two::action(t.windowB, "orders.advance")); // nobody ever looked
        t.present(t.windowB);
        QCOMPARE(next(), &Two::action(t.windowB, "projector.reveal"));
        t.present(t.windowA);
        QCOMPARE(next(), &Two::action(t.windowB, "projector.reveal"));
        beginNextPhase(t.b);
        QCOMPARE(t.roomAsked, RoomNow::OtherGame);
        QCOMPARE(next(), &Two::action(t.windowB, "orders.resolve"));
        resolvePhase(t.b);
        QCOMPARE(next(), &Two::action(t.windowB, "orders.advance"));
    }

    void noPictureStaysWhenTheBoardChanges()
    {
        Two t;
        t.present(t.windowA);
        t.action(t.windowA, "projector.tally").trigger();
        t.a.opening().start(newGame(t.boards.board("straits")->map));
        QVERIFY(boardless(t.room().shown()) == t.a.feed().content());
        QVERIFY(t.room().shown().board == t.a.board());
        QCOMPARE(t.room().board()->picture(), t.a.presenter().audience().picture());
    }

    void theRoomSeesNothingOfAClosedDocument()
    {
        Two t;
        t.present(t.windowA);
        ProjectorWindow& room = t.room();
        room.setFrozen(true);
        room.setBlank(true);
        QPointer<Document> gone = &t.a;
        QVERIFY(t.windowA.close());
        QVERIFY(!room.isVisible() && !room.frozen() && !room.blank());
        QVERIFY(nothingOf(room.shown()));
        QCOMPARE(t.workspace.games().size(), std::size_t{1});
        QTRY_VERIFY(!gone);
        t.present(t.windowB);
        QCOMPARE(t.movesAsked, 0);
        QVERIFY(boardless(room.shown()) == t.b.feed().content());
    }

    void theLiveViewShowsItsOwnGameOnly()
    {
        Two t;
        const auto state = [](const DocumentWindow& window) {
            return window.findChild<LiveView*>()->state();
        };
        const auto picture = [](const DocumentWindow& window) {
            return window.findChild<ProjectorWindow*>("liveViewPicture");
        };
        const QString nothing = state(t.windowB);
        t.windowB.console().places().show("liveDock");
        t.present(t.windowA);
        QVERIFY2(state(t.windowB).contains("another game"), qPrintable(state(t.windowB)));
        QTRY_COMPARE(picture(t.windowA)->shown(), t.room().shown());
        QVERIFY(!picture(t.windowB)->isVisible());
        QVERIFY(nothingOf(picture(t.windowB)->shown()));
        t.present(t.windowA); // closes it
        QCOMPARE(state(t.windowB), nothing);
        t.present(t.windowB);
        QTRY_COMPARE(boardless(picture(t.windowB)->shown()), t.b.feed().content());
        QVERIFY(!picture(t.windowA)->isVisible());
    }

    void preferencesReachEveryWindow()
    {
        Two t;
        Preferences chosen = t.a.settings().preferences();
        QVERIFY(chosen.tempo != 2 && chosen.slideSeconds != 60 && chosen.labels != LabelMode::None);
        chosen.tempo = 2;
        chosen.slideSeconds = 60;
        chosen.labels = LabelMode::None;
        t.a.settings().apply(chosen);
        t.a.settings().setTimes({}, {1, 2, 3, 4, 5, 6});
        for (Document* document : {&t.a, &t.b}) {
            QCOMPARE(document->presenter().story().player().speed(), 2.);
            QCOMPARE(document->feed().slides().seconds(), 60);
            QVERIFY(t.action(*document->window(), "view.labelsNone").isChecked());
            QVERIFY(t.action(*document->window(), "story.fast").isChecked());
            QCOMPARE(document->settings().timesFor({}).diplomacy, 2);
        }
    }

    void howStoriesAreToldIsKept()
    {
        QTemporaryDir folder;
        QSettings store(folder.filePath("settings.ini"), QSettings::IniFormat);
        QVERIFY(readSettings(store).preferences.story == StoryChoice());
        Settings chosen;
        chosen.preferences.story = {Reading::AllAtOnce, true};
        chosen.rulebook = "alexander";
        writeSettings(store, chosen, {});
        QVERIFY(readSettings(store).preferences.story == chosen.preferences.story);
        QCOMPARE(readSettings(store).rulebook, "alexander");
        store.setValue("rulebook", "2001"); // there is none
        QCOMPARE(readSettings(store).rulebook, "2023");
        store.setValue("reading", 7); // of another version
        QCOMPARE(readSettings(store).preferences.story.reading, Reading::PerPower);
    }

    void theClockOfAnotherUnsavedGameIsNotTakenUp()
    {
        Two t;
        t.a.opening().start(*standardGame(t.boards));
        t.a.clock().toggle();
        QVERIFY(t.a.clock().clock().running);
        QVERIFY(!t.workspace.open(*standardGame(t.boards)).clock().clock().running);
    }

    void eachDocumentHasAJournalOfItsOwn()
    {
        Two t;
        t.workspace.keepJournals(t.folder.filePath("journals"));
        namePlayer(t.a.session(), "A");
        namePlayer(t.b.session(), "B");
        namePlayer(t.workspace.open(*standardGame(t.boards)).session(), "C");
        QCOMPARE(QDir(t.folder.filePath("journals")).entryList({"*.journal"}).size(), 3);
    }

    void aFileThatIsOpenIsRaised()
    {
        Two t;
        t.workspace.keepJournals(t.folder.filePath("journals"));
        QVERIFY(t.a.files().save());
        t.windowB.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &t.windowB);
        namePlayer(t.b.session(), "B");
        for (const auto& open : std::initializer_list<std::function<void()>>{
                 [&t] { t.action(t.windowB, "file.open").trigger(); },
                 [&t] { t.b.opening().open(t.folder.filePath("./Evening.chancery")); }}) {
            t.windowB.activateWindow();
            open();
            QTRY_COMPARE(QApplication::activeWindow(), &t.windowA);
            QVERIFY(t.b.session().path().isEmpty());
            QCOMPARE(t.b.session().game().players.at(static_cast<Power>(0)), std::string("B"));
        }
        QVERIFY(t.unsavedGames.isEmpty()); // nothing was about to be lost
    }

    void aNewWindowStandsBesideTheOthers()
    {
        Two t;
        t.action(t.windowA, "file.newWindow").trigger();
        t.action(t.windowA, "file.newWindow").trigger();
        QCOMPARE(t.workspace.games().size(), std::size_t{4});
        const auto window = [&t](std::size_t at) { return t.workspace.games()[at]->window(); };
        QVERIFY(window(2)->isVisible() && window(3)->isVisible());
        QVERIFY(window(2)->pos() != window(3)->pos());
        QVERIFY(window(2)->windowTitle() != window(3)->windowTitle());
        QVERIFY(window(3)->close());
        QCOMPARE(t.workspace.games().size(), std::size_t{3});
    }

    void quitAsksForEveryDocument()
    {
        Two t;
        QPointer<DocumentWindow> windowA = &t.windowA, windowB = &t.windowB;
        namePlayer(t.b.session(), "B");
        const QString nameOfB = t.b.files().gameName();
        t.unsaved = UnsavedAnswer::Cancel;
        t.action(t.windowA, "file.quit").trigger();
        QCOMPARE(t.unsavedGames, QStringList{nameOfB});
        QCOMPARE(t.workspace.games().size(), std::size_t{1});
        QTRY_VERIFY(!windowA);
        QVERIFY(windowB && windowB->isVisible());
        Document& c = t.workspace.open(*standardGame(t.boards));
        c.makeWindow();
        namePlayer(c.session(), "C");
        const QString nameOfC = c.files().gameName();
        t.unsavedGames.clear();
        t.unsaved = UnsavedAnswer::Discard;
        t.action(*windowB, "file.quit").trigger();
        QCOMPARE(t.unsavedGames, (QStringList{nameOfB, nameOfC}));
        QVERIFY(t.workspace.games().empty());
        QTRY_VERIFY(!windowB);
    }
};

CHANCERY_SUITE(TestDocuments, QApplication)

} // namespace chancery::tst_documents

#include "tst_documents.moc"
