// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the program: see application.h.
#include "app/application.h"

#include "app/screenshot.h"
#include "app/starts.h"
#include "engine/base/version.h"
#include "ui/style/icons.h"
#include "ui/text/language.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>

namespace chancery {

namespace {

constexpr QSize firstSize{1280, 720};

int fail(const Error& error, int status)
{
    std::fputs(("chancery: " + error.text() + "\n").c_str(), stderr);
    return status;
}

/// A picture taken for a check must not depend on who runs it: no settings are read or written.
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

/// Of games that were never saved, and of those in folders where nothing can be written.
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
    controller_ = std::make_unique<Controller>(boards_, *std::move(game), settings_, dialogPrompts());
    if (line_.screenshot) return takeScreenshot();
    openWindow();
    connect(controller_.get(), &Controller::clockHandled, this, [this] {
        QSettings store;
        writeClock(store, controller_->settings());
    });
    connect(controller_.get(), &Controller::recentFilesChanged, this, [this] {
        QSettings store;
        writeRecentFiles(store, controller_->settings()); // a crash must not hide where the journal stands
    });
    controller_->keepJournal(journalFolder());
    if (!line_.file.isEmpty())
        controller_->open(line_.file);
    else if (!line_.sample)
        controller_->offerAbandoned();
    connect(
        controller_.get(), &Controller::languageChanged, this,
        [this] {
            speak(controller_->settings().preferences.language);
            window_->keepLayout();
            openWindow(); // made anew in the other language, over the same game
        },
        Qt::QueuedConnection);
    const int status = QApplication::exec();
    QSettings store;
    writeSettings(store, controller_->settings());
    return status;
}

void Application::openWindow()
{
    auto next = std::make_unique<MainWindow>(*controller_);
    const Settings& settings = controller_->settings();
    next->resize(firstSize);
    next->restoreGeometry(settings.geometry);
    next->restoreState(settings.windowState);
    next->show();
    window_ = std::move(next);
}

int Application::takeScreenshot()
{
    if (!line_.file.isEmpty())
        if (const Status opened = controller_->session().open(line_.file, boards_.loader()); !opened)
            return fail(opened.error(), 3);
    MainWindow window(*controller_);
    const Result<QImage> picture = takePicture(*controller_, window, *line_.screenshot);
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
