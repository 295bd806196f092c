// SPDX-License-Identifier: GPL-3.0-or-later
// The program from outside: what it loads, and its end, at which nothing is asked and nothing is lost.
#include "app/document.h"
#include "app/settings_store.h"
#include "app/starts.h"
#include "tests/support/suite.h"
#include "ui/desk/sheet_edits.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

namespace chancery::tst_end {

namespace {

constexpr int patience = 60000; // ms

/// A home of its own, in which the program runs as another process.
struct Home
{
    QTemporaryDir folder;
    QString game = folder.filePath("Evening.chancery");
    QString journals = folder.filePath("data/chancery/journals");
    Boards boards;
    QStringList asked;
    QByteArray mapped; ///< of the program while it ran: the files in its memory

    /// Runs the program until it has done everything, and ends it.
    void playAndEnd(QProcess& process, const QStringList& arguments, const char* how, int signal)
    {
        QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
        surroundings.insert("HOME", folder.path());
        surroundings.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        surroundings.insert("XDG_DATA_HOME", folder.filePath("data"));
        surroundings.insert("DRIVEN_BOARD", QLatin1String(how));
        process.setProcessEnvironment(surroundings);
        process.start(QStringLiteral(CHANCERY_DRIVEN_BOARD), arguments);
        QByteArray said;
        while (!said.contains("done") && process.waitForReadyRead(patience))
            said += process.readAllStandardOutput();
        QVERIFY2(said.contains("done"), process.readAllStandardError().constData());
        QFile maps(QStringLiteral("/proc/%1/maps").arg(process.processId()));
        if (maps.open(QIODevice::ReadOnly)) mapped = maps.readAll();
        QCOMPARE(kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(patience));
    }

    std::unique_ptr<Workspace> program()
    {
        Prompts prompts{[](QWidget*, const QString&) { return QString(); },
                        [this](QWidget*, const QString&) { return game; },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [](QWidget*, const QString&, const QString&) {}};
        prompts.recover = [this](QWidget*, const RecoveryOffer& offer) {
            asked << offer.title;
            return RecoveryAnswer::Restore;
        };
        auto made = std::make_unique<Workspace>(boards, Settings(), prompts);
        made->open(*standardGame(boards));
        made->keepJournals(journals);
        return made;
    }

    Settings settings() const
    {
        return SettingsStore(folder.filePath("config/chancery/chancery.conf"), QString()).read();
    }
};

QString sheetOfAustria(const Workspace& program)
{
    const Game& game = program.games().front()->session().game();
    return sheetText(game, static_cast<Power>(0));
}

} // namespace

class TestEnd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAskedAndNothingLost_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("how");
        QTest::newRow("killed") << SIGKILL << "";
        for (const char* how : {"", "asked"}) {
            QTest::addRow("terminated %s", how) << SIGTERM << QString(how);
            QTest::addRow("interrupted %s", how) << SIGINT << QString(how);
            QTest::addRow("hung up %s", how) << SIGHUP << QString(how);
        }
    }

    void nothingIsAskedAndNothingLost()
    {
        QFETCH(int, signal);
        QFETCH(QString, how);
        Home home;
        QVERIFY(home.program()->games().front()->files().saveAs());
        QProcess process;
        home.playAndEnd(process, {home.game}, qPrintable(how), signal);
        if (signal != SIGKILL) {
            QCOMPARE(process.exitStatus(), QProcess::NormalExit);
            QCOMPARE(process.exitCode(), 0);
            QVERIFY(!QFileInfo::exists(home.game + ".lock"));
            QVERIFY(!home.settings().geometry.isEmpty());
        }
        QCOMPARE(home.settings().preferences.theme, ThemeChoice::Dark);
        QCOMPARE(home.settings().recentFiles, QStringList{home.game});
        const auto again = home.program();
        QVERIFY(again->games().front()->opening().open(home.game));
        QCOMPARE(home.asked, QStringList{"Unsaved changes"});
        QCOMPARE(sheetOfAustria(*again), "A VIE - GAL");
    }

    /// What plays sounds needs it; that is loaded at the first sound only.
    void aStartLoadsNothingForNetworksOrSound()
    {
        Home home;
        QProcess process;
        home.playAndEnd(process, {}, "", SIGTERM);
        QVERIFY2(home.mapped.contains("libQt6Widgets"), home.mapped.constData());
        for (const char* library :
             {"Qt6Network", "Qt6Multimedia", "Qt6TextToSpeech", "chancery-sounds", "libpulse"})
            QVERIFY2(!home.mapped.contains(library), library);
    }

    void whatWasNeverSavedIsOfferedAtTheNextStart()
    {
        Home home;
        QProcess process;
        home.playAndEnd(process, {}, "", SIGTERM);
        QCOMPARE(process.exitCode(), 0);
        const auto again = home.program();
        QVERIFY(again->games().front()->opening().offerAbandoned());
        QCOMPARE(home.asked, QStringList{"Unsaved game"});
        QCOMPARE(sheetOfAustria(*again), "A VIE - GAL");
    }
};

CHANCERY_SUITE(TestEnd, QApplication)

} // namespace chancery::tst_end

#include "tst_end.moc"
