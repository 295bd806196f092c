// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/audience_keeper.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/prompts.h"
#include "app/shared_settings.h"
#include "ui/room/screens.h"
#include "ui/room/sketch_view.h"
#include "ui/words/words.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QScreen>

namespace chancery {

namespace {

/// Returns the board of what a document presents, which for a study need not be that of what is tried out.
const BoardSource& boardOf(const Document& document)
{
    return document.workspace().boards().boardOf(document.played().map());
}

} // namespace

AudienceKeeper::AudienceKeeper(SharedSettings& settings, const Prompts& prompts)
    : settings_(settings)
    , prompts_(prompts)
    , place_(
          settings, [this] { return window_.get(); }, [this] { return console(); })
{
    connect(this, &AudienceKeeper::changed, &place_.curtains(), qOverload<>(&Curtains::follow));
    connect(&place_, &AudiencePlace::changed, this, &AudienceKeeper::changed);
    connect(&place_.curtains(), &Curtains::closeWanted, this, &AudienceKeeper::stop);
    connect(&settings_, &SharedSettings::preferencesChanged, this, [this] {
        if (document_) document_->alone([this] { dress(); })();
    });
}

QWidget* AudienceKeeper::console() const
{
    return document_ ? document_->window() : nullptr;
}

/// While the window closes, nothing asks it any more what it shows.
AudienceKeeper::~AudienceKeeper()
{
    const std::unique_ptr<ProjectorWindow> closing = std::move(window_);
}

void AudienceKeeper::makeWindow()
{
    window_ = std::make_unique<ProjectorWindow>();
    window_->setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its last console
    const auto hidden = [this] {
        lifted_ = false;
        Q_EMIT changed();
    };
    connect(window_.get(), &ProjectorWindow::blankChanged, this, hidden);
    connect(window_.get(), &ProjectorWindow::frozenChanged, this, hidden);
    // Queued, because the window must first finish what it is doing; it is hidden after it was closed.
    connect(window_.get(), &ProjectorWindow::closed, this, &AudienceKeeper::changed, Qt::QueuedConnection);
    connect(window_.get(), &ProjectorWindow::keyboardGiven, &place_, &AudiencePlace::activateConsole,
            Qt::QueuedConnection);
    connect(window_.get(), &ProjectorWindow::stepAsked, this, &AudienceKeeper::step, Qt::QueuedConnection);
    window_->installEventFilter(this);
}

/// Only what the players are being shown is moved: nothing that is still to be revealed.
void AudienceKeeper::step(bool forward)
{
    if (!document_ || !document_->window()) return;
    const AudienceView& players = document_->presenter().audience();
    if (!players.follows() || !players.storyRuns()) return;
    document_->window()->findChild<QAction*>(forward ? "story.step" : "story.stepBack")->trigger();
}

/// The players read the language that the program speaks now. The window manager may move the window to
/// another display, or let it fill the one that it is on.
bool AudienceKeeper::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        dress();
        break;
    case QEvent::Close:
        place_.moveAway();
        break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::ScreenChangeInternal:
    case QEvent::WindowStateChange:
        place_.curtains().follow();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

ProjectorWindow& AudienceKeeper::show(Document& document)
{
    if (!window_) makeWindow();
    if (document_ != &document) {
        become(&document);
        dress();
    }
    return *window_;
}

/// Removes everything of the former document from the window, even what it kept while frozen.
void AudienceKeeper::become(Document* document)
{
    if (document_) disconnect(&document_->feed(), nullptr, this, nullptr);
    if (document_) disconnect(&document_->played(), nullptr, this, nullptr);
    document_ = nullptr;
    dressedFor_ = nullptr;
    phases_ = 0;
    window_->setContent({});
    window_->setFrozen(false);
    document_ = document;
    Q_EMIT documentChanged();
    if (!document_) return;
    connect(&document_->feed(), &AudienceFeed::changed, this, &AudienceKeeper::feed);
    connect(&document_->played(), &Session::changed, this, [this](Change change) {
        if (change == Change::Game) phases_ = 0;
        if (change == Change::Game) window_->sketch()->setStrokes({});
        followPhase();
    });
    followPhase();
}

/// What is shown although the players see it is so for one phase of one game.
void AudienceKeeper::followPhase()
{
    const Game& game = document_->played().game();
    const std::size_t phases = std::exchange(phases_, game.phases.size());
    const Phase phase = std::exchange(phase_, game.current().phase);
    if (phases != phases_ || phase != phase_) place_.curtains().coverAgain();
}

void AudienceKeeper::dress()
{
    if (!document_) return;
    const BoardSource& board = boardOf(*document_);
    dressedFor_ = board.map.get();
    window_->setBoard(board);
    window_->setNames([](const Map& map, Province p) { return Words(map).province(p); });
    window_->setTheme(settings_.theme());
    feed();
}

void AudienceKeeper::feed()
{
    // A picture of one map must not be shown on the board of another.
    if (dressedFor_ != boardOf(*document_).map.get()) return dress();
    window_->setContent(document_->feed().content());
}

void AudienceKeeper::leave(const Document& document)
{
    if (document_ != &document) return;
    place_.close();
    become(nullptr);
    window_->setBlank(false);
    Q_EMIT changed();
}

ProjectorWindow* AudienceKeeper::windowOf(const Document& document) const
{
    return document_ == &document ? window_.get() : nullptr;
}

bool AudienceKeeper::presents(const Document& document) const
{
    return document_ == &document && window_->presenting();
}

bool AudienceKeeper::presentsOther(const Document& document) const
{
    return document_ && document_ != &document && window_->presenting();
}

void AudienceKeeper::present(Document& document, QScreen* screen)
{
    if (presentsOther(document)) {
        const bool agreed =
            prompts_.moveAudience && prompts_.moveAudience(document.window(), document_->files().gameName(),
                                                           document.files().gameName());
        if (!agreed) return;
    }
    show(document);
    place_.open(screen);
    feed();
    place_.activateConsole();
    Q_EMIT changed();
}

AudienceState AudienceKeeper::stateFor(const Document& document) const
{
    const bool shared = document.holdsSecrets() && !warning().isEmpty();
    if (presentsOther(document)) return shared ? AudienceState::SameScreen : AudienceState::OtherGame;
    if (!presents(document)) return AudienceState::NoWindow;
    if (window_->blank()) return shared ? AudienceState::SameBlank : AudienceState::Blank;
    if (window_->frozen()) return shared ? AudienceState::SameFrozen : AudienceState::Frozen;
    if (shared) return AudienceState::SameScreen;
    return lifted_ ? AudienceState::LiveAgain : AudienceState::Live;
}

QString AudienceKeeper::display() const
{
    const QScreen* screen = presenting() ? window_->audienceScreen() : nullptr;
    return screen && QGuiApplication::screens().size() > 1 ? screen->name() : QString();
}

void AudienceKeeper::lift(const Document& document)
{
    if (!presents(document) || !(window_->blank() || window_->frozen())) return;
    window_->setFrozen(false);
    window_->setBlank(false);
    lifted_ = true;
    Q_EMIT changed();
}

void AudienceKeeper::setAwakeTrouble(const QString& trouble)
{
    awakeTrouble_ = trouble;
    Q_EMIT changed();
}

QString AudienceKeeper::warning() const
{
    if (!presenting()) return {};
    if (mirrored())
        return tr("Two displays show the same picture, so the players see this window too. Extend the "
                  "desktop instead of mirroring it.");
    if (!place_.seen().shared) return {};
    return tr("The audience window is on the same display as this window: players see all that you see.");
}

QString AudienceKeeper::awakeTrouble(const Document& document) const
{
    return presents(document) && !noteClosed_ ? awakeTrouble_ : QString();
}

void AudienceKeeper::closeNote()
{
    noteClosed_ = true;
    Q_EMIT changed();
}

void AudienceKeeper::stop()
{
    if (window_) place_.close();
    Q_EMIT changed();
}

bool AudienceKeeper::maySwapDisplays(const Document& document) const
{
    return presents(document) && place_.mayExchange();
}

/// The audience window is blank from the question until both windows are in place.
void AudienceKeeper::swapDisplays()
{
    if (!place_.mayExchange()) return;
    const bool wasBlank = window_->blank();
    window_->setBlank(true);
    if (prompts_.swapDisplays && prompts_.swapDisplays(console()))
        place_.exchange(); // if there are two still: one may have been removed during the question
    window_->setBlank(wasBlank);
}

} // namespace chancery
