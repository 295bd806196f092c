// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/end_signals.h"
#include "app/game_panels.h"
#include "app/prompts.h"
#include "app/screenshot.h"
#include "app/starts.h"
#include "app/stay_awake.h"
#include "app/study_opening.h"
#include "app/system_wishes.h"
#include "engine/base/standard_output.h"
#include "engine/base/system.h"
#include "engine/base/version.h"
#include "engine/game/study_play.h"
#include "ui/draw/icons.h"
#include "ui/files/own_folders.h"
#include "ui/files/program_log.h"
#include "ui/words/language.h"

#include <QAction>
#include <QDir>
#include <QScopeGuard>
#include <QScreen>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTimer>

#include <cstdio>

namespace chancery {

/// Events are sent from within others; what is thrown ends the innermost one alone.
bool GuardedApplication::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& fault) {
        if (!net_) throw;
        net_(*receiver, fault);
    }
    return true;
}

namespace {

int fail(const Error& error, int status)
{
    system::prepareStreams();
    std::fputs(("chancery: " + error.text() + "\n").c_str(), stderr);
    return status;
}

/// Prints an answer, such as the help, and returns the exit status, as chancery-cli has it.
int answer(const QString& text)
{
    system::prepareStreams();
    writeOut(text.toStdString());
    return finishOut("chancery", 0);
}

/// Returns the settings to start with. A screenshot must not depend on the user, so it neither reads nor
/// writes them.
Settings startingSettings(const CommandLine& line, SettingsStore& store)
{
    Settings settings;
    if (line.screenshot)
        settings.preferences.theme = ThemeChoice::Light;
    else
        settings = store.read();
    if (line.theme) settings.preferences.theme = *line.theme;
    if (line.language) settings.preferences.language = *line.language;
    if (line.screenshot && !line.language) settings.preferences.language = QStringLiteral("en");
    for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation})
        if (settings.folder.isEmpty() || !QDir(settings.folder).exists())
            settings.folder = QStandardPaths::writableLocation(place);
    store.startWith(settings); // what the command line changes is for this run only
    return settings;
}

/// Returns what the program runs on, for a report of a fault.
QString machineInWords()
{
    QStringList displays;
    for (const QScreen* screen : QGuiApplication::screens())
        displays << QStringLiteral("%1x%2, scale %3")
                        .arg(screen->size().width())
                        .arg(screen->size().height())
                        .arg(screen->devicePixelRatio());
    return QStringLiteral("Chancery %1, Qt %2, %3, %4, window system %5; displays: %6")
        .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(),
             displays.join(QStringLiteral("; ")));
}

} // namespace

Application::Application(CommandLine line)
    : line_(std::move(line))
    , store_(settingsPath(), line_.screenshot ? QString() : formerSettingsPath())
    , settings_(startingSettings(line_, store_))
{
}

Application::~Application() = default;

Result<Game> Application::firstGame()
{
    return line_.sample ? sampleGame(boards_) : standardGame(boards_);
}

int Application::run(GuardedApplication& application)
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
    application.setNet([this](const QObject& receiver, const std::exception& fault) {
        workspace_->failures().take(receiver, fault);
    });
    const auto withoutNet = qScopeGuard([&application] { application.setNet({}); });
    if (!line_.sample) first.start().show(BehindStart::NoGame); // the start page hides the empty game
    first.showWindow();
    storeSettings();
    stayAwake();
    followSystem();
    keepLog();
    workspace_->keepJournals(ownFolder(QStringLiteral("journals")));
    workspace_->keepStudies(ownFolder(QStringLiteral("studies")));
    const EndSignals endSignals;
    connect(&endSignals, &EndSignals::received, this, &Application::end);
    qApp->installEventFilter(this);
    tellTrouble();
    first.alone([this, &first] { openFirst(first, line_); })();
    tellWhereLogIs();
    if (const Status begun = beginWith(first); !begun) return fail(begun.error(), 2);
    return ended_ ? 0 : QApplication::exec(); // it may have ended while a question was open
}

void Application::keepLog()
{
    log_ = std::make_unique<ProgramLog>(ownFolder(QStringLiteral("log")) + QStringLiteral("/chancery.log"));
    log_->write(machineInWords());
    log_->takeWarnings();
}

/// Says where the log is if the run before was cut off, after what is asked about its games.
void Application::tellWhereLogIs()
{
    if (!log_->endedBadly() || ended_ || workspace_->documents().empty()) return;
    workspace_->documents().front()->announce(
        tr("Chancery was stopped before it could end. If you report a fault, send %1.")
            .arg(QDir::toNativeSeparators(log_->path())),
        log_->path());
}

/// Stores every change at once, so that a crash loses none.
void Application::storeSettings()
{
    const SharedSettings& settings = workspace_->settings();
    connect(&settings, &SharedSettings::changed, this, [this, &settings] {
        store_.write(settings.values());
        QTimer::singleShot(0, this, &Application::tellTrouble);
    });
    connect(&settings, &SharedSettings::windowsOutdated, this, &Application::makeWindowsAgain,
            Qt::QueuedConnection);
}

void Application::tellTrouble()
{
    const QString trouble = store_.takeTrouble();
    if (trouble.isEmpty() || workspace_->documents().empty()) return;
    workspace_->prompts().tell(workspace_->documents().front()->window(), tr("Settings"), trouble);
}

/// Ends the program without a question. Unsaved changes stay in the journals, which offer them when the games
/// are opened again.
void Application::end()
{
    ended_ = true;
    workspace_->keepAll();
    QApplication::exit(0);
}

/// Triggers the action with which the program is to start, once its event loop runs: it may open a dialog.
Status Application::beginWith(Document& first)
{
    if (line_.show.isEmpty() || ended_) return Done{};
    auto* action = first.window()->actions().findChild<QAction*>(line_.show);
    if (!action) return noSuchAction(line_.show);
    QTimer::singleShot(0, action, [action] {
        if (action->isEnabled()) action->trigger();
    });
    return Done{};
}

/// Closing a window or choosing Quit does not come here: those ask for unsaved changes first.
bool Application::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != qApp || event->type() != QEvent::Quit) return QObject::eventFilter(watched, event);
    end();
    return true;
}

/// What the desktop asks of all programs for who sees less, or is disturbed by motion.
void Application::followSystem()
{
    watch_ = std::make_unique<SystemWatch>();
    connect(watch_.get(), &SystemWatch::changed, this,
            [this] { workspace_->settings().setSystemWishes(watch_->wishes()); });
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

void Application::makeWindowsAgain()
{
    speak(workspace_->settings().preferences().language);
    for (const auto& document : workspace_->documents())
        document->alone([&document] { document->showWindow(); })(); // made again, over the same game
}

/// Takes the picture of a study: of the file, or of the last phase of the game.
Result<QImage> Application::studyPicture(const Document& document)
{
    if (line_.file.isEmpty() || !isStudyFile(line_.file)) {
        const Game& game = document.session().game();
        return takePicture(workspace_->open(lineOf(studyOf(game, game.phases.size() - 1), noNode)),
                           *line_.screenshot);
    }
    Result<Study> study = readStudyAt(line_.file, boards_.loader());
    if (!study) return study.error();
    Document& shown = workspace_->open(lineOf(*std::move(study), noNode));
    shown.session().start(shown.session().game(), line_.file); // which the title of the window names
    return takePicture(shown, *line_.screenshot);
}

int Application::takeScreenshot(Document& document)
{
    if (!line_.file.isEmpty() && !isStudyFile(line_.file)) {
        const Result<SavedGame> saved = readSavedGame(line_.file, boards_.loader());
        if (!saved) return fail(saved.error(), 3);
        document.session().start(*saved, line_.file);
    }
    if (!line_.file.isEmpty()) workspace_->settings().rememberFile(line_.file); // for the start page
    const bool study = line_.screenshot->window == PictureOf::Study;
    const Result<QImage> picture = study ? studyPicture(document) : takePicture(document, *line_.screenshot);
    if (!picture) return fail(picture.error(), 3);
    if (!picture->save(line_.screenshot->path))
        return fail({"the picture cannot be written", line_.screenshot->path.toStdString()}, outputLost);
    return 0;
}

QString desktopId()
{
    return QStringLiteral("org.chancery.Chancery");
}

void nameProgram()
{
    QApplication::setApplicationName(QStringLiteral("chancery"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QString::fromLatin1(programVersion()));
    QApplication::setDesktopFileName(desktopId());
    QApplication::setWindowIcon(applicationIcon());
}

namespace {

/// Finds what is the program's own, in the folder of --profile if one was named.
void findOwn(const QString& profile)
{
    keepAllIn(profile);
    for (const LanguageFault& fault : findLanguages(ownPlaces(QStringLiteral("languages"))))
        qWarning("%s", fault.error.text().c_str());
}

} // namespace

int runChancery(GuardedApplication& application)
try {
    nameProgram();
    speak({}); // until the command line or the settings name a language
    const Result<CommandLine> line = readCommandLine(application.arguments(), findOwn);
    if (!line) return fail(line.error(), 2);
    if (!line->answer.isEmpty()) return answer(line->answer);
    return Application(*line).run(application);
} catch (const std::exception& fault) {
    constexpr int ownFault = 6; // as chancery-cli has it
    return fail({std::string("this is a mistake of Chancery: ") + fault.what(), {}}, ownFault);
}

} // namespace chancery
