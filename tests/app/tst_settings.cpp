// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the settings: where it is, what is written and when, and what is said if that fails.
#include "app/settings_store.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/files/files.h"
#include "ui/files/own_folders.h"

#include <QCheckBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace chancery::tst_settings {

namespace {

/// Two places for settings, in a folder that is empty at first.
struct Places
{
    QTemporaryDir folder;
    QString path = folder.filePath("chancery/chancery.conf");
    QString former = folder.filePath("Unknown Organization/chancery.conf");
};

Settings withTheme(ThemeChoice theme)
{
    Settings settings;
    settings.preferences.theme = theme;
    return settings;
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFolderHasTheNameOfTheProgram()
    {
        const QString config = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
        QCOMPARE(settingsPath(), config + "/chancery/chancery.conf");
        QCOMPARE(formerSettingsPath(), config + "/Unknown Organization/chancery.conf");
    }

    /// With --profile nothing of the program's own lies anywhere else.
    void aProfileHasEverything()
    {
        const QTemporaryDir home;
        const auto usual = qScopeGuard([] { keepAllIn({}); });
        keepAllIn(home.filePath("a profile"));
        QCOMPARE(settingsPath(), home.filePath("a profile/chancery.conf"));
        QCOMPARE(formerSettingsPath(), QString());
        QCOMPARE(ownFolder("journals"), home.filePath("a profile/journals"));
        QCOMPARE(ownPlaces("maps").value(0), home.filePath("a profile/maps"));
        const QString ofUser = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
        QVERIFY(!ownPlaces("maps").contains(ofUser + "/chancery/maps"));
        keepAllIn({});
        QCOMPARE(ownPlaces("maps").value(0), ofUser + "/chancery/maps");
        QVERIFY(!keepsAllInOne());
    }

    void mapsOfAProfileAreFound()
    {
        const QTemporaryDir home;
        const auto usual = qScopeGuard([] { keepAllIn({}); });
        keepAllIn(home.path());
        QVERIFY(pathInOwnPlaces("maps/duel.toml").isEmpty());
        QVERIFY(QDir(home.path()).mkdir("maps"));
        QVERIFY(QFile::copy(QStringLiteral(":/maps/standard.toml"), home.filePath("maps/duel.toml")));
        QCOMPARE(pathInOwnPlaces("maps/duel.toml"), home.filePath("maps/duel.toml"));
        QVERIFY(QFile::copy(QStringLiteral(":/maps/standard.svg"), home.filePath("maps/standard.svg")));
        const Result<BoardSource> duel = Boards().board("duel");
        QVERIFY2(duel, duel ? "" : duel.error().text().c_str());
    }

    void whatEarlierVersionsKeptIsTakenOverOnce()
    {
        Places places;
        SettingsStore(places.former, QString()).write(withTheme(ThemeChoice::Dark));
        SettingsStore store(places.path, places.former);
        QCOMPARE(store.read(), withTheme(ThemeChoice::Dark));
        store.write(withTheme(ThemeChoice::Light));
        QCOMPARE(SettingsStore(places.path, places.former).read(), withTheme(ThemeChoice::Light));
        QCOMPARE(SettingsStore(places.former, QString()).read(), withTheme(ThemeChoice::Dark));
    }

    void everySettingIsKept()
    {
        Settings chosen = withTheme(ThemeChoice::Dark);
        chosen.preferences.tempo = 2;
        chosen.preferences.textSize = 150;
        chosen.panelsLocked = false;
        chosen.preferences.colours.hatched = true;
        chosen.preferences.colours.own["Austria"] = QColor("#336699");
        chosen.times.writing = 7;
        chosen.recentFiles = {"/a", "/b"};
        chosen.geometry = "geometry";
        chosen.windowState = "state";
        chosen.clock = "clock";
        Places places;
        SettingsStore(places.path, QString()).write(chosen);
        QCOMPARE(SettingsStore(places.path, QString()).read(), chosen);
    }

    /// Two runs of the program share the file.
    void onlyWhatChangesIsWritten()
    {
        Places places;
        SettingsStore one(places.path, QString()), other(places.path, QString());
        Settings here = one.read(), there = other.read();
        there.preferences.theme = ThemeChoice::Dark;
        other.write(there);
        here.times.writing = 7;
        one.write(here);
        QCOMPARE(other.read().preferences.theme, ThemeChoice::Dark);
        QCOMPARE(other.read().times.writing, 7);
    }

    void whatTheCommandLineChoosesIsNotKept()
    {
        Places places;
        SettingsStore store(places.path, QString());
        Settings settings = store.read();
        settings.preferences.theme = ThemeChoice::Dark;
        store.startWith(settings);
        settings.clock = "clock";
        store.write(settings);
        QCOMPARE(store.read().preferences.theme, ThemeChoice::System);
    }

    void aFileThatCannotBeWrittenIsReportedOnce()
    {
        Places places;
        QVERIFY(writeWholeFile(places.folder.filePath("chancery"), "a file where the folder should be"));
        SettingsStore store(places.path, places.former);
        store.read();
        (void)store.takeTrouble();
        store.write(withTheme(ThemeChoice::Dark));
        QVERIFY(store.takeTrouble().contains(QDir::toNativeSeparators(places.path)));
        store.write(withTheme(ThemeChoice::Light));
        QCOMPARE(store.takeTrouble(), QString());
    }

    void aFileThatCannotBeReadIsReported()
    {
        Places places;
        QDir(places.folder.path()).mkpath("chancery");
        QVERIFY(writeWholeFile(places.path, "[General\n\x01 no settings"));
        SettingsStore store(places.path, QString());
        QCOMPARE(store.read(), Settings());
        QVERIFY(store.takeTrouble().contains("defaults"));
        store.write(withTheme(ThemeChoice::Dark));
        QCOMPARE(SettingsStore(places.path, QString()).read(), withTheme(ThemeChoice::Dark));
    }

    /// Windows are made again, because their texts have sizes of their own.
    void theSizeOfTextIsChosen()
    {
        Table t;
        const qreal before = QApplication::font().pointSizeF();
        QSignalSpy outdated(&t.document.settings(), &SharedSettings::windowsOutdated);
        Preferences chosen = t.document.settings().preferences();
        chosen.textSize = 200;
        t.document.settings().apply(chosen);
        QCOMPARE(QApplication::font().pointSizeF(), 2 * before);
        QCOMPARE(outdated.count(), 1);
        t.document.settings().apply(chosen);
        QCOMPARE(outdated.count(), 1);
        chosen.textSize = 100;
        t.document.settings().apply(chosen);
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    void whatCannotBeHeardHasAReason()
    {
        QCOMPARE(PreferencesDialog::whyUnheard(Heard::Yes, Heard::Yes), QString());
        QVERIFY(PreferencesDialog::whyUnheard(Heard::NotBuilt, Heard::Yes).contains("bells"));
        QVERIFY(PreferencesDialog::whyUnheard(Heard::Yes, Heard::NotBuilt).contains("built without"));
        QVERIFY(PreferencesDialog::whyUnheard(Heard::Yes, Heard::NoEngine).contains("engine"));
        const PreferencesDialog dialog({}, {});
        const QString why = PreferencesDialog::whyUnheard(bellsHeard(), speechHeard());
        QCOMPARE(dialog.findChild<QLabel*>("unheard")->text(), why);
        QCOMPARE(dialog.findChild<QLabel*>("unheard")->isHidden(), why.isEmpty());
        QCOMPARE(dialog.findChild<QCheckBox*>("clockSpeech")->isEnabled(), speechHeard() == Heard::Yes);
    }

    void everyChangeIsToBeStored()
    {
        Table t;
        QSignalSpy changed(&t.document.settings(), &SharedSettings::changed);
        t.trigger("view.dark");
        QCOMPARE(changed.size(), 1);
        t.document.settings().rememberFile("/tmp/a.chancery");
        QCOMPARE(changed.size(), 2);
        t.document.settings().rememberDisplay("HDMI");
        QCOMPARE(changed.size(), 3);
        t.trigger("clock.toggle");
        QVERIFY(changed.size() > 3);
    }

    void theLayoutIsStoredSoon()
    {
        Table t;
        const auto layout = [&t] {
            const Settings& now = t.document.settings().values();
            return std::pair(now.geometry, now.windowState);
        };
        QTRY_VERIFY(!layout().first.isEmpty());
        auto before = layout();
        t.window.resize(1100, 700);
        QTRY_VERIFY(layout() != before);
        before = layout();
        t.window.findChild<QDockWidget*>("tallyDock")->hide();
        QTRY_VERIFY(layout() != before);
    }
};

CHANCERY_SUITE(TestSettings, QApplication)

} // namespace chancery::tst_settings

#include "tst_settings.moc"
