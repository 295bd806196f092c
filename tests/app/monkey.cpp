// SPDX-License-Identifier: GPL-3.0-or-later
// How a monkey chooses what to do, and how it gets out of menus and dialogs again: see monkey.h.
#include "tests/app/monkey.h"

#include "tests/app/plugged_displays.h"
#include "ui/room/projector_window.h"
#include "ui/words/language.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QDrag>
#include <QFileDialog>
#include <QLineEdit>
#include <QProgressDialog>
#include <QTest>
#include <QThread>
#include <QTimer>

namespace chancery {

namespace {

constexpr int mostServed = 5000;  ///< turns in the loop of a dialog before it is taken for hung
constexpr int mostPatience = 12;  ///< acts in the dialogs of one act
constexpr int activationMs = 200; ///< a window system needs less to activate a window
constexpr std::size_t mostDocuments = 3, mostStudies = 2;
constexpr QSize consoleSize(800, 560), audienceSize(480, 270); ///< small ones are painted quickly
constexpr int largestAudience = 700;
constexpr const char* foreignSchemes[] = {"http", "https", "mailto", "file"};

Settings quietSettings(const QString& folder)
{
    Settings settings;
    settings.folder = folder;
    settings.preferences.language = QStringLiteral("en");
    settings.preferences.clockSound = false;
    return settings;
}

} // namespace

Monkey::Monkey(std::uint32_t seed)
    : seed_(seed)
    , before_(QDir::currentPath())
    , workspace_(
          boards_, quietSettings(folder_.path()), answers(), [this] { return now_; },
          [this] { return WallTime(now_); })
{
    speak(workspace_.settings().preferences().language);
    QDir::setCurrent(folder_.path()); // names without a folder are written there
    for (const char* scheme : foreignSchemes)
        QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "ignore");
    QApplication::setQuitOnLastWindowClosed(false);
    for (const auto& map : boards_.maps()) maps_.push_back(boards_.board(map->id)->map);
    workspace_.keepJournals(folder_.filePath(QStringLiteral("journals")));
    workspace_.keepStudies(folder_.filePath(QStringLiteral("studies")));
    // What is caught does not end an evening, but here it shall be seen.
    connect(&workspace_.failures(), &Failures::caught, this,
            [](const QString& fault) { qFatal("a check of ours failed: %s", qPrintable(fault)); });
    connect(
        &workspace_.settings(), &SharedSettings::windowsOutdated, this,
        [this] {
            speak(workspace_.settings().preferences().language);
            for (const auto& document : workspace_.games()) showWindow(*document);
        },
        Qt::QueuedConnection);
    sitDown();
}

Monkey::~Monkey()
{
    for (const char* scheme : foreignSchemes) QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    if (mayPlug()) plugAnew(monkeyDisplays[0]); // for the next monkey
    QDir::setCurrent(before_);
}

void Monkey::showWindow(Document& document)
{
    document.showWindow();
    document.window()->resize(consoleSize);
}

/// At another document now and then, and always if the former one was closed.
void Monkey::sitDown()
{
    if (workspace_.games().empty()) showWindow(workspace_.open(*standardGame(boards_)));
    const std::vector<Document*> all = workspace_.games();
    if (chance(10) || std::ranges::find(all, document_.data()) == all.end()) document_ = pick(all);
    if (!window().isVisible()) window().show();
    if (window().isActiveWindow()) return;
    window().activateWindow();
    if (!QTest::qWaitForWindowActive(&window(), activationMs))
        say(QStringLiteral("the window is not active"));
}

QString Monkey::somePath()
{
    return folder_.filePath(QStringLiteral("game%1.chancery").arg(upTo(2)));
}

Prompts Monkey::answers()
{
    const auto path = [this](QWidget*, const QString&) { return chance(4) ? QString() : somePath(); };
    const auto usually = [this](auto&&...) { return !chance(4); };
    Prompts prompts;
    prompts.openFile = prompts.saveFile = path;
    prompts.unsaved = [this](QWidget*, const UnsavedChanges&) { return static_cast<UnsavedAnswer>(upTo(2)); };
    prompts.tell = [this](QWidget*, const QString& title, const QString&) { say("told: " + title); };
    prompts.recover = [this](QWidget*, const RecoveryOffer&) { return static_cast<RecoveryAnswer>(upTo(2)); };
    prompts.resolveAnyway = [this](auto&&...) { return static_cast<ResolveAnswer>(upTo(2)); };
    prompts.advanceUnrevealed = [this](auto&&...) { return static_cast<AdvanceAnswer>(upTo(2)); };
    prompts.swapDisplays = usually;
    prompts.takeBackSeen = usually;
    prompts.pauseReveal = usually;
    prompts.cutReveal = usually;
    prompts.moveAudience = usually;
    return prompts;
}

void Monkey::doOneOf(std::span<const Choice> choices)
{
    std::size_t all = 0;
    for (const Choice& choice : choices) all += choice.weight;
    std::size_t at = below(random_, all);
    for (const Choice& choice : choices) {
        if (at < choice.weight) return (this->*choice.deed)();
        at -= choice.weight;
    }
}

QString Monkey::act(int number)
{
    static constexpr Choice choices[] = {
        {40, &Monkey::useHands},     {16, &Monkey::triggerAction}, {4, &Monkey::openMenu},
        {6, &Monkey::beginGame},     {6, &Monkey::writeOrders},    {12, &Monkey::playOn},
        {6, &Monkey::lookBack},      {8, &Monkey::passTime},       {5, &Monkey::showAudience},
        {6, &Monkey::changeSlide},   {3, &Monkey::prefer},         {5, &Monkey::undoOrRedo},
        {2, &Monkey::useFile},       {1, &Monkey::resizeWindow},   {2, &Monkey::openDocument},
        {1, &Monkey::closeDocument}, {1, &Monkey::changeSeats},    {3, &Monkey::changeDisplays},
        {6, &Monkey::moveWindow},    {3, &Monkey::changePlugs},    {2, &Monkey::openSomeStudy},
        {12, &Monkey::useStudy},
    };
    random_.seed(seed_ * 1000003U + static_cast<std::uint32_t>(number));
    said_.clear();
    served_ = 0;
    patience_ = upTo(mostPatience);
    acting_ = ++acts_;
    QTimer::singleShot(0, this, [this, act = acting_] { serve(act); });
    doOneOf(choices);
    settle();
    acting_ = 0;
    return said_.join(QStringLiteral("; "));
}

void Monkey::closePopups()
{
    while (QWidget* popup = QApplication::activePopupWidget()) {
        if (patience_ > 0 && document_) {
            --patience_;
            useHands();
        } else {
            popup->close();
        }
        QCoreApplication::processEvents();
    }
}

/// Lets everything happen that an act has led to, and leaves the windows ready for the next.
void Monkey::settle()
{
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    closePopups();
    if (document_)
        for (auto* progress : window().findChildren<QProgressDialog*>())
            if (progress->isVisible() && chance(2)) progress->cancel();
    while (workspace_.games().size() > mostDocuments) workspace_.close(*workspace_.games().front());
    while (workspace_.studies().size() > mostStudies) workspace_.close(*workspace_.studies().front());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    sitDown();
    ProjectorWindow* audience = workspace_.audience().windowOf(*document_);
    if (audience && audience->width() > largestAudience) audience->resize(audienceSize);
    for (const auto& document : workspace_.games())
        document->window()->panels().keepLayout(); // else in half a second
    QCoreApplication::processEvents();
}

/// Runs in whatever loop an act has got into.
void Monkey::serve(int act)
{
    if (act != acting_) return;
    QTimer::singleShot(0, this, [this, act] { serve(act); }); // before anything that may open another loop
    // A hand does one thing at a time: after each, Qt Test lets everything happen once, but in no loop of its
    // own.
    if (QThread::currentThread()->loopLevel() <= handsLevel_) return;
    if (++served_ > mostServed) qFatal("hung in %s", qPrintable(said_.join(QStringLiteral("; "))));
    QWidget* popup = QApplication::activePopupWidget();
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog) keepPaths(*dialog);
    if (patience_ > 0 && (popup || dialog) && !qobject_cast<QFileDialog*>(dialog)) {
        --patience_;
        useHands();
    } else if (popup) {
        popup->close();
    } else if (dialog) {
        serveDialog(*dialog);
    } else {
        QDrag::cancel();
    }
}

/// A path that is suggested leads into the folder of the test, and half of it might lead anywhere.
void Monkey::keepPaths(const QDialog& dialog)
{
    for (auto* line : dialog.findChildren<QLineEdit*>())
        if (line->text().contains(u'/')) line->setReadOnly(true);
}

/// Closes it in either way, and at last by force.
void Monkey::serveDialog(QDialog& dialog)
{
    say("close " + dialog.objectName() + ' ' + dialog.metaObject()->className());
    if (qobject_cast<QFileDialog*>(&dialog)) return dialog.reject(); // it reaches all files there are
    if (served_ > mostServed / 2) return dialog.hide();
    QList<QAbstractButton*> buttons;
    for (auto* button : dialog.findChildren<QAbstractButton*>())
        if (qobject_cast<QDialogButtonBox*>(button->parent()) && button->isEnabled()) buttons << button;
    if (!buttons.empty() && chance(2))
        pick(buttons)->click();
    else
        dialog.reject();
}

} // namespace chancery
