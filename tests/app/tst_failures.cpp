// SPDX-License-Identifier: GPL-3.0-or-later
// A check of ours that fails while several games are open: the document in which it happened is closed with its journal as
// it was, and offered again; every order, clock and audience of the others stays.
#include "app/document.h"
#include "app/guarded_application.h"
#include "app/main_window.h"
#include "app/starts.h"
#include "app/study_document.h"
#include "app/study_window.h"
#include "engine/files/game_file.h"
#include "engine/study/study_file.h"
#include "engine/study/study_play.h"
#include "tests/support/suite.h"
#include "ui/projector/projector_window.h"
#include "ui/session/sheet_edits.h"
#include "ui/session/table_edits.h"
#include "ui/study/study_edits.h"

#include <QAbstractListModel>
#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QListView>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace chancery;

namespace {

void fail()
{
    CHANCERY_ENSURE(false);
}

/// A part of a window that fails while it is painted, or at a key.
class FaultyPart : public QWidget
{
public:
    explicit FaultyPart(QWidget* parent)
        : QWidget(parent)
    {
        resize(40, 40);
        show();
        raise();
    }
    bool armed = false;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Qt::red);
        if (armed) fail();
    }
    void keyPressEvent(QKeyEvent*) override { fail(); }
};

/// A list whose items fail while the library paints them.
class FaultyItems : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;
    int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : 3; }
    QVariant data(const QModelIndex&, int role) const override
    {
        if (role == Qt::DisplayRole) fail();
        return {};
    }
};

/// Two games and their windows, and what the gamemaster is asked and told.
struct Evening
{
    QTemporaryDir folder;
    QString path = folder.filePath("Evening.chancery");
    Boards boards;
    qint64 now = 0;
    WallTime wall = 1'000'000;
    RecoveryAnswer answer = RecoveryAnswer::Later;
    std::vector<RecoveryOffer> asked;
    QStringList told;
    Workspace workspace{boards, {}, answers(), [this] { return now; }, [this] { return wall; }};
    QPointer<Document> a = &workspace.open(*standardGame(boards));
    QPointer<Document> b = &workspace.open(*sampleGame(boards));

    Evening()
    {
        application().setNet([this](const QObject& receiver, const std::exception& fault) {
            workspace.failures().take(receiver, fault);
        });
        workspace.keepJournals(folder.filePath("journals"));
        workspace.keepStudies(folder.filePath("studies"));
        for (Document* document : {a.data(), b.data()}) document->makeWindow().show();
        writeSheet(a->session(), Power{2}, "A PAR - BUR");
        namePlayer(b->session());
        b->clock().toggle();
    }
    ~Evening() { application().setNet({}); }

    static GuardedApplication& application() { return *static_cast<GuardedApplication*>(qApp); }
    static void namePlayer(Session& session) { setTable(session, {{Power{0}, "Ada"}}, {}); }

    Prompts answers()
    {
        Prompts prompts{[this](QWidget*, const QString&) { return path; },
                        [this](QWidget*, const QString&) { return path; },
                        [](QWidget*, const QString&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told << text; }};
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            asked.push_back(offer);
            return answer;
        };
        prompts.moveAudience = [](auto...) { return true; };
        return prompts;
    }

    AudienceKeeper& audience() { return workspace.audience(); }
    Document& last() { return *workspace.documents().back(); }
};

/// What must stay as it is in the other game.
struct Kept
{
    explicit Kept(Evening& evening)
        : evening_(evening)
        , game_(writeGame(evening.b->session().game()))
        , steps_(evening.b->session().undoStack()->count())
        , presents_(evening.audience().presents(*evening.b))
        , content_(presents_ ? evening.audience().windowOf(*evening.b)->content() : ProjectorWindow::Content())
    {
    }

    /// Returns what is otherwise; empty if nothing is.
    QString changed() const
    {
        if (!evening_.b) return "the other game is gone";
        if (writeGame(evening_.b->session().game()) != game_) return "its orders";
        if (evening_.b->session().undoStack()->count() != steps_) return "its undo steps";
        if (!evening_.b->window()->isVisible() || !evening_.b->window()->isEnabled()) return "its window";
        if (!evening_.b->clock().clock().running) return "its clock";
        if (evening_.audience().presents(*evening_.b) != presents_) return "its audience";
        if (presents_ && !(evening_.audience().windowOf(*evening_.b)->content() == content_)) return "what the players see";
        return {};
    }

private:
    Evening& evening_;
    const std::string game_;
    const int steps_;
    const bool presents_;
    const ProjectorWindow::Content content_;
};

/// The ways in which something can be thrown while the program runs.
const std::map<QString, std::function<void(Evening&)>> ways{
    {"paint",
     [](Evening& e) {
         auto* part = new FaultyPart(e.a->window());
         part->armed = true;
         part->update();
     }},
    {"items of a list",
     [](Evening& e) {
         auto* list = new QListView(e.a->window());
         list->setModel(new FaultyItems(list));
         list->resize(80, 80);
         list->show();
     }},
    {"key", [](Evening& e) { QTest::keyClick(new FaultyPart(e.a->window()), Qt::Key_X); }},
    {"queued call",
     [](Evening& e) { QMetaObject::invokeMethod(&e.a->session(), &fail, Qt::QueuedConnection); }},
    {"timer",
     [](Evening& e) {
         auto* timer = new QTimer(e.a->window());
         QObject::connect(timer, &QTimer::timeout, &fail);
         timer->start(0);
     }},
    {"change of the game",
     [](Evening& e) {
         QObject::connect(&e.a->session(), &Session::changed, &e.a->clock(), &fail);
         QMetaObject::invokeMethod(
             e.a.data(), [&e] { writeSheet(e.a->session(), Power{2}, "A PAR - PIC"); }, Qt::QueuedConnection);
     }},
    {"action",
     [](Evening& e) {
         QObject::connect(&e.a->session(), &Session::changed, &e.a->clock(), &fail);
         e.a->window()->findChild<QAction*>("orders.resolve")->trigger();
     }},
    {"signal of what all share",
     [](Evening& e) {
         QObject::connect(&e.workspace.settings(), &SharedSettings::preferencesChanged, e.a.data(), e.a->alone(&fail));
         QMetaObject::invokeMethod(
             e.b->window(), // as a dialog over the other window does
             [&e] {
                 Preferences wanted = e.workspace.settings().preferences();
                 wanted.tempo = 3;
                 e.workspace.settings().apply(wanted);
             },
             Qt::QueuedConnection);
     }},
    {"while its dialog waits",
     [](Evening& e) {
         auto* timer = new QTimer(e.a->window());
         QObject::connect(timer, &QTimer::timeout, &fail);
         QMetaObject::invokeMethod(
             e.a->window(),
             [&e, timer] {
                 QDialog dialog(e.a->window());
                 timer->start(0);
                 dialog.exec();
             },
             Qt::QueuedConnection);
     }},
};

} // namespace

class TestFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOthersGoOn_data()
    {
        QTest::addColumn<QString>("way");
        for (const auto& [way, act] : ways) QTest::newRow(qPrintable(way)) << way;
    }

    void theOthersGoOn()
    {
        QFETCH(QString, way);
        Evening e;
        e.audience().present(*e.b);
        const Kept other(e);
        const std::string game = writeGame(e.a->session().game());
        ways.at(way)(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!e.a);
        QCOMPARE(other.changed(), QString());
        QCOMPARE(e.workspace.documents().size(), std::size_t(1));
        // It is said plainly, with the place of the journal.
        const RecoveryOffer& offer = e.asked.front();
        QCOMPARE(offer.title, QString("Game closed"));
        QVERIFY2(offer.text.contains("Untitled game") && offer.text.contains("other windows go on"), qPrintable(offer.text));
        const QStringList journals = QDir(e.folder.filePath("journals")).entryList({"unsaved-*.journal"});
        QVERIFY(!journals.isEmpty());
        QVERIFY2(offer.details.contains(journals.front()) || offer.details.contains(journals.back()),
                 qPrintable(offer.details));
        QVERIFY2(offer.details.contains("tst_failures.cpp"), qPrintable(offer.details));
        // The next start of the program offers it, whole.
        QVERIFY(e.told.isEmpty());
        e.answer = RecoveryAnswer::Restore;
        Document& again = e.workspace.open(*standardGame(e.boards));
        QVERIFY(again.files().offerAbandoned());
        QCOMPARE(writeGame(again.session().game()), game);
    }

    void itIsOpenedAgain_data() { theOthersGoOn_data(); }

    /// With every order and undo step; a change during which it failed is not made.
    void itIsOpenedAgain()
    {
        QFETCH(QString, way);
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        const std::string game = writeGame(e.a->session().game());
        const int steps = e.a->session().undoStack()->count();
        const Kept other(e);
        ways.at(way)(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QTRY_COMPARE(e.workspace.documents().size(), std::size_t(2));
        QVERIFY(!e.a);
        QCOMPARE(other.changed(), QString());
        QCOMPARE(writeGame(e.last().session().game()), game);
        QCOMPARE(e.last().session().undoStack()->count(), steps);
        QVERIFY(e.last().window()->isVisible());
        // It goes on as before: what is written now is recorded.
        writeSheet(e.last().session(), Power{3}, "A MUN - RUH");
        const std::string later = writeGame(e.last().session().game());
        e.last().files().keepAll();
        e.workspace.bury(e.last());
        Document& after = e.workspace.open(*standardGame(e.boards));
        QVERIFY(after.files().offerAbandoned());
        QCOMPARE(writeGame(after.session().game()), later);
    }

    void aSavedGameIsOpenedAgainFromItsJournal()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        QVERIFY(e.a->files().saveAs());
        writeSheet(e.a->session(), Power{3}, "A MUN - RUH");
        const std::string game = writeGame(e.a->session().game());
        ways.at("timer")(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY2(e.asked.front().details.contains("Evening.chancery.journal"), qPrintable(e.asked.front().details));
        QTRY_COMPARE(e.workspace.documents().size(), std::size_t(2));
        QCOMPARE(e.last().session().path(), e.path);
        QCOMPARE(writeGame(e.last().session().game()), game);
        QVERIFY(e.last().session().dirty());
    }

    void theAudienceWindowOfAClosedGameIsEmpty()
    {
        Evening e;
        e.audience().present(*e.a);
        ProjectorWindow& room = *e.audience().windowOf(*e.a);
        QVERIFY(room.isVisible());
        ways.at("timer")(e);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!room.isVisible());
        QVERIFY(room.content().picture.tokens.empty() && room.content().caption.isEmpty());
        QVERIFY(e.audience().document() == nullptr);
        e.audience().present(*e.b);
        QVERIFY(room.isVisible());
    }

    /// What is painted for the players is of the game that they see.
    void aFaultInTheAudienceWindowIsOfItsGame()
    {
        Evening e;
        e.audience().present(*e.a);
        auto* part = new FaultyPart(e.audience().windowOf(*e.a));
        part->armed = true;
        part->update();
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        part->armed = false;
        QVERIFY(!e.a && e.b);
    }

    void aStudyFallsAlone()
    {
        Evening e;
        e.audience().present(*e.b);
        StudyDocument* study = e.workspace.showStudy(studyOf(e.a->session().game(), 0));
        QVERIFY(study);
        setTitle(study->session(), "The dragged army");
        const std::string document = writeStudy(study->session().study());
        const Kept other(e);
        const std::string game = writeGame(e.a->session().game());
        e.answer = RecoveryAnswer::Restore;
        QPointer<StudyDocument> first = study;
        auto* timer = new QTimer(study->window());
        connect(timer, &QTimer::timeout, &fail);
        timer->start(0);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QCOMPARE(e.asked.front().title, QString("Study closed"));
        QVERIFY(e.asked.front().text.contains("The dragged army"));
        QVERIFY(!first && e.a);
        QCOMPARE(writeGame(e.a->session().game()), game);
        QCOMPARE(other.changed(), QString());
        QTRY_COMPARE(e.workspace.studies().size(), std::size_t(1));
        StudyDocument& again = *e.workspace.studies().front();
        QCOMPARE(writeStudy(again.session().study()), document);
        QVERIFY(again.session().dirty() && again.window()->isVisible());
    }

    /// Also one that was only pasted, and has no changes that would be kept.
    void aStudyWithoutChangesComesBackToo()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        StudyDocument* study = e.workspace.showStudy(studyOf(e.a->session().game(), 0));
        const std::string document = writeStudy(study->session().study());
        QMetaObject::invokeMethod(&study->session(), &fail, Qt::QueuedConnection);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QTRY_COMPARE(e.workspace.studies().size(), std::size_t(1));
        QCOMPARE(writeStudy(e.workspace.studies().front()->session().study()), document);
    }

    /// A change of a study during which something fails is not made.
    void aChangeThatFailsIsNotMade()
    {
        Evening e;
        StudyDocument* study = e.workspace.showStudy(studyOf(e.a->session().game(), 0));
        const Study before = study->session().study();
        const auto failing = connect(&study->session(), &StudySession::changed, &fail);
        QVERIFY_EXCEPTION_THROWN(setTitle(study->session(), "Never"), FailedCheck);
        QVERIFY(study->session().study() == before);
        disconnect(failing);
        const Game game = e.a->session().game();
        const auto alsoFailing = connect(&e.a->session(), &Session::changed, &fail);
        QVERIFY_EXCEPTION_THROWN(e.a->session().resolve(), FailedCheck);
        QVERIFY(e.a->session().game().phases == game.phases);
        QVERIFY_EXCEPTION_THROWN(e.a->session().undoStack()->undo(), FailedCheck);
        QVERIFY(e.a->session().game().phases == game.phases);
        disconnect(alsoFailing);
    }

    /// It is offered without its last change, then without one more, and then no more.
    void aFaultThatComesAgainDoesNotLoop()
    {
        Evening e;
        e.answer = RecoveryAnswer::Restore;
        for (const char* name : {"Ada", "Bob", "Cleo", "Dan", "Eve"}) setTable(e.a->session(), {{Power{0}, name}}, {});
        const int steps = e.a->session().undoStack()->count();
        std::vector<int> at;
        QTimer everywhere; // whatever is opened again fails at once
        QPointer<Document> spared = e.b;
        connect(&everywhere, &QTimer::timeout, this, [&] {
            for (const auto& document : e.workspace.documents()) {
                if (document.get() == spared || e.workspace.failures().isFalling(*document)) continue;
                at.push_back(document->session().undoStack()->index());
                QMetaObject::invokeMethod(&document->session(), &fail, Qt::QueuedConnection);
            }
        });
        everywhere.start(20);
        QTRY_COMPARE(e.told.size(), 1);
        everywhere.stop();
        QCOMPARE(at, (std::vector<int>{steps, steps, steps - 1, steps - 2, steps - 3}));
        QCOMPARE(e.asked.size(), std::size_t(4));
        QVERIFY(e.asked[0].restore.contains("again") && e.asked[1].restore.contains("without the last change"));
        QVERIFY2(e.told.front().contains("had to be closed again"), qPrintable(e.told.front()));
        QCOMPARE(e.workspace.documents().size(), std::size_t(1));
        QVERIFY(e.b);
    }

    void aFaultThatIsOfNoGameClosesNone()
    {
        Evening e;
        const Kept other(e);
        QTimer nobodys;
        int fired = 0;
        connect(&nobodys, &QTimer::timeout, [&fired] {
            ++fired;
            fail();
        });
        nobodys.start(0);
        QTRY_VERIFY(fired > 3);
        nobodys.stop();
        QCOMPARE(e.told.size(), 1); // once, however often it comes
        QVERIFY2(e.told.front().contains("No game was closed"), qPrintable(e.told.front()));
        QVERIFY(e.a && e.asked.empty());
        QCOMPARE(other.changed(), QString());
    }

    /// What is not a check of ours, such as memory that is refused, takes the same way.
    void whateverIsThrownIsCaught()
    {
        Evening e;
        QMetaObject::invokeMethod(&e.a->session(), [] { throw std::bad_alloc(); }, Qt::QueuedConnection);
        QTRY_COMPARE(e.asked.size(), std::size_t(1));
        QVERIFY(!e.a && e.b);
    }

    /// A window that is opened and fails is closed again; that from which it was opened stays.
    void whatFailsWhileItOpensFallsAlone()
    {
        Evening e;
        const std::string game = writeGame(e.a->session().game());
        int opened = 0;
        QVERIFY(!e.workspace.failures().contain(nullptr, [&] {
            e.workspace.openStudy(studyOf(e.a->session().game(), 0));
            ++opened;
            fail();
        }));
        QCOMPARE(opened, 1);
        QCOMPARE(e.told.size(), 1);
        QVERIFY(e.a);
        QCOMPARE(writeGame(e.a->session().game()), game);
    }
};

CHANCERY_SUITE(TestFailures, GuardedApplication)
#include "tst_failures.moc"
