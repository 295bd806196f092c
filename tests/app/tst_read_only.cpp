// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is open elsewhere: it is looked at here, and changed only as a copy.
#include "engine/files/game_file.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/desk/journal_place.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/files/files.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSysInfo>
#include <QTemporaryDir>

namespace chancery::tst_read_only {

namespace {

/// A game that has been saved and is open in another program, and a table that has opened it read-only.
struct Elsewhere
{
    QTemporaryDir folder;
    QString path = folder.filePath("Evening.chancery"), copy = folder.filePath("Copy.chancery");
    QString journals = folder.filePath("journals");
    JournalPlace holder;
    Table t;
    bool opened = false;

    Elsewhere()
    {
        Session other(*standardGame(t.boards));
        writeSheet(other, static_cast<Power>(0), "A VIE - GAL");
        if (!other.saveAs(path)) qFatal("the game cannot be saved");
        holder = claimPlace(path, journals);
        t.workspace.keepJournals(journals);
        t.mayOpenReadOnly = true;
        opened = t.document.opening().open(path);
    }
    QString strip() const
    {
        const auto* label = t.window.findChild<QLabel*>("readOnly");
        return label->isHidden() ? QString() : label->text();
    }
    std::string game() { return writeGame(t.session().game()); }
    QStringList files() const
    {
        return QDir(folder.path()).entryList(QDir::Files) + QDir(journals).entryList(QDir::Files);
    }
};

} // namespace

class TestReadOnly : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsShownToBeReadOnly()
    {
        Elsewhere e;
        QVERIFY(e.opened);
        QCOMPARE(e.t.told, "“Evening” is already open in another window on this computer.");
        QVERIFY(e.t.session().readOnly());
        QCOMPARE(e.t.window.windowTitle(), "Evening (read-only) – Chancery");
        QVERIFY(e.strip().contains("Save as"));
        QCOMPARE(e.t.ordersOf("Austria"), QStringList{"A VIE - GAL"});
    }

    void withoutConsentItIsNotOpened()
    {
        Elsewhere e;
        e.t.document.opening().start(*standardGame(e.t.boards));
        QVERIFY(!e.t.session().readOnly());
        QCOMPARE(e.strip(), QString());
        e.t.mayOpenReadOnly = false;
        QVERIFY(!e.t.document.opening().open(e.path));
        QVERIFY(e.t.session().path().isEmpty());
    }

    void nothingChangesIt()
    {
        Elsewhere e;
        const std::string before = e.game();
        for (const char* name :
             {"orders.write", "orders.resolve", "orders.advance", "orders.takeBack", "orders.rule",
              "edit.position", "edit.rules", "players.table", "players.vote", "history.correct",
              "projector.reveal", "orders.hold", "orders.erase"})
            QVERIFY2(!e.t.action(name).isEnabled(), name);
        QVERIFY(!e.t.window.findChild<QLineEdit*>("orderLine")->isEnabled());
        e.t.click("Par");
        e.t.click("Bur");
        QTest::keyClick(&e.t.window.console().board(), Qt::Key_H);
        e.t.trigger("orders.text");
        e.t.type("Austria", "A VIE H");
        writeSheet(e.t.session(), static_cast<Power>(1), "F LON - NTH");
        resolvePhase(e.t.session());
        QCOMPARE(e.game(), before);
        QVERIFY(!e.t.session().dirty());
        QCOMPARE(e.t.session().undoStack()->count(), 0);
    }

    void noJournalIsWritten()
    {
        Elsewhere e;
        const QStringList before = e.files();
        QVERIFY(before.filter("journal").isEmpty());
        e.t.trigger("clock.toggle");
        e.t.type("Austria", "A VIE H");
        QCOMPARE(e.files(), before);
        QVERIFY(e.t.document.settings().values().clock.isEmpty()); // it is the clock of the other program
    }

    void itCanBeLookedAt()
    {
        Elsewhere e;
        for (const char* name : {"file.print", "file.export", "file.saveAs", "file.save", "projector.present",
                                 "view.fit", "players.scores", "clock.toggle", "edit.preferences"})
            QVERIFY2(e.t.action(name).isEnabled(), name);
        e.t.trigger("projector.present");
        QVERIFY(e.t.presenting());
    }

    void savedAsACopyItIsAGameOfItsOwn()
    {
        Elsewhere e;
        const QByteArray original = *readWholeFile(e.path);
        e.t.savePath = e.copy;
        e.t.trigger("file.save");
        QVERIFY(!e.t.session().readOnly());
        QCOMPARE(e.t.session().path(), e.copy);
        QCOMPARE(e.t.window.windowTitle(), "Copy[*] – Chancery");
        QCOMPARE(e.strip(), QString());
        QVERIFY(e.t.window.findChild<QLineEdit*>("orderLine")->isEnabled());
        e.t.type("Austria", "\nA BUD - SER");
        QVERIFY(e.t.session().dirty());
        QVERIFY(e.files().contains("Copy.chancery.journal"));
        e.t.trigger("orders.resolve");
        QVERIFY(e.t.session().resolved());
        QCOMPARE(*readWholeFile(e.path), original);
    }

    void itIsNotSavedOverTheOther()
    {
        Elsewhere e;
        const QByteArray original = *readWholeFile(e.path);
        e.t.savePath = e.path;
        e.t.trigger("file.saveAs");
        QVERIFY(e.t.told.contains("another name"));
        QVERIFY(e.t.session().readOnly());
        QCOMPARE(*readWholeFile(e.path), original);
    }

    void itIsOpenedFullyOnceTheOtherIsGone()
    {
        Elsewhere e;
        e.holder = {};
        QVERIFY(e.t.document.opening().open(e.path));
        QVERIFY(!e.t.session().readOnly());
        QCOMPARE(e.strip(), QString());
    }

    void whoHasItIsSaidInPlainWords_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("computer");
        QTest::addColumn<bool>("isUnknown");
        QTest::addColumn<QString>("said");
        QTest::newRow("here") << ""
                              << "" << false << "“G” is already open in another window on this computer.";
        QTest::newRow("other user") << "anna"
                                    << "" << false
                                    << "“G” is already open on this computer, by the user “anna”.";
        QTest::newRow("elsewhere") << ""
                                   << "hall" << false << "“G” is already open on the computer “hall”.";
        QTest::newRow("other user elsewhere")
            << "anna"
            << "hall" << false << "“G” is already open on the computer “hall”, by the user “anna”.";
        QTest::newRow("unknown") << ""
                                 << "" << true << "“G” is already open in another window.";
    }

    void whoHasItIsSaidInPlainWords()
    {
        QFETCH(QString, user);
        QFETCH(QString, computer);
        QFETCH(bool, isUnknown);
        QTEST(describe({user, computer, isUnknown}, "G"), "said");
    }
};

CHANCERY_SUITE(TestReadOnly, QApplication)

} // namespace chancery::tst_read_only

#include "tst_read_only.moc"
