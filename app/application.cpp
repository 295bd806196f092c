// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the program: see application.h.
#include "app/application.h"

#include "app/document.h"
#include "app/main_window.h"
#include "app/screenshot.h"
#include "app/starts.h"
#include "app/stay_awake.h"
#include "engine/base/version.h"
#include "ui/style/icons.h"
#include "ui/text/language.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>

namespace chancery {

namespace {

int fail(const Error& error, int status)
{
    std::fputs(("chancery: " + error.text() + "\n").c_str(), stderr);
    return status;
}

/// Returns the settings to start with. A screenshot must not depend on the user, so it neither reads nor
/// writes them.
Settings startingSettings(const CommandLine& line)
{
    Settings settings;
    if (line.screenshot)
        settings.preferences.theme = ThemeChoice::Light;
    else
        settings = readSettings(QSettings());
    if (line.theme) settings.preferences.theme = *line.theme;
    if (line.language) settings.preferences.language = *line.language;
    if (line.screenshot && !line.language) settings.preferences.language = QStringLiteral("en");
    for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation})
        if (settings.folder.isEmpty() || !QDir(settings.folder).exists())
            settings.folder = QStandardPaths::writableLocation(place);
    return settings;
}

/// Returns the program's folder for journals: of games that were never saved, and of those in folders that
/// cannot be written.
QString journalFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/chancery/journals");
}

} // namespace

Application::Application(CommandLine line)
    : line_(std::move(line))
    , settings_(startingSettings(line_))
{
}

Application::~Application() = default;

Result<Game> Application::firstGame()
{
    return line_.sample ? sampleGame(boards_) : standardGame(boards_);
}

int Application::run()
{
    speak(settings_.preferences.language);
    const Result<BoardSource> board = boards_.board("standard");
    if (!board) return fail(board.error(), 3);
    Result<Game> game = firstGame();
    if (!game) return fail(game.error(), 3);
    workspace_ = std::make_unique<Workspace>(boards_, settings_, dialogPrompts());
    if (!line_.sample) game->rulebook = workspace_->settings().rulebook();
    Document& first = workspace_->open(*std::move(game));
    if (line_.screenshot) return takeScreenshot(first);
    first.showWindow();
    storeSettings();
    stayAwake();
    workspace_->keepJournals(journalFolder());
    openFirst(first, line_);
    const int status = QApplication::exec();
    QSettings store;
    writeSettings(store, workspace_->settings().values());
    return status;
}

/// Stores at once what a crash must not lose.
void Application::storeSettings()
{
    const SharedSettings& settings = workspace_->settings();
    connect(&settings, &SharedSettings::clockKept, this, [&settings] {
        QSettings store;
        writeClock(store, settings.values());
    });
    connect(&settings, &SharedSettings::recentFilesChanged, this, [&settings] {
        QSettings store;
        writeRecentFiles(store, settings.values()); // journals are found through them
    });
    connect(&settings, &SharedSettings::languageChanged, this, &Application::changeLanguage,
            Qt::QueuedConnection);
}

/// While players look at the audience window the computer must not go to sleep.
void Application::stayAwake()
{
    AudienceKeeper& audience = workspace_->audience();
    awake_ = std::make_unique<StayAwake>();
    connect(&audience, &AudienceKeeper::changed, awake_.get(),
            [this, &audience] { awake_->setHeld(audience.presenting()); });
    connect(awake_.get(), &StayAwake::changed, &audience,
            [this, &audience] { audience.setAwakeTrouble(awake_->trouble()); });
}

void Application::changeLanguage()
{
    speak(workspace_->settings().preferences().language);
    for (const auto& document : workspace_->documents())
        document->showWindow(); // made again in the other language, over the same game
}

int Application::takeScreenshot(Document& document)
{
    if (!line_.file.isEmpty())
        if (const Status opened = document.session().open(line_.file, boards_.loader()); !opened)
            return fail(opened.error(), 3);
    if (!line_.file.isEmpty()) workspace_->settings().rememberFile(line_.file); // for the start page
    const Result<QImage> picture = takePicture(document, document.makeWindow(), *line_.screenshot);
    if (!picture) return fail(picture.error(), 3);
    if (!picture->save(line_.screenshot->path))
        return fail({"the picture cannot be written", line_.screenshot->path.toStdString()}, 3);
    return 0;
}

int runChancery(QApplication& application)
{
    QApplication::setApplicationName(QStringLiteral("chancery"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QString::fromLatin1(programVersion()));
    QApplication::setDesktopFileName(QStringLiteral("chancery"));
    QApplication::setWindowIcon(applicationIcon());
    speak({}); // until the command line or the settings name a language
    const Result<CommandLine> line = readCommandLine(application.arguments());
    if (!line) return fail(line.error(), 2);
    if (!line->answer.isEmpty()) {
        std::fputs(qPrintable(line->answer), stdout);
        return 0;
    }
    return Application(*line).run();
}

} // namespace chancery
