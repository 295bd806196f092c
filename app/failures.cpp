// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/failures.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/panel_set.h"
#include "app/workspace.h"
#include "ui/desk/journal_keeper.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QEventLoopLocker>
#include <QThread>

#include <algorithm>

namespace chancery {

/// A document that is being closed, and what it can be opened from again.
struct Fallen
{
    QPointer<Document> document;
    QString name, fault;
    bool isStudy = false;
    bool isInGame = false; ///< variations of a game, which stays open
    QString kept;          ///< its journal; empty if there is none
    QString path;          ///< its file; empty if it was never saved
    std::shared_ptr<const Map> map;
    bool isAway = false; ///< neither the gamemaster nor the players see anything of it any more
    int back = 0;        ///< how many of its last changes are to be left undone
    /// The program does not end with its last window before the question is answered.
    std::shared_ptr<QEventLoopLocker> stays = std::make_shared<QEventLoopLocker>();
};

namespace {

constexpr int tryAgainAfterMs = 50;
constexpr int mostAttempts = 3; ///< to open a document again that falls before anything is done with it

/// Says on the terminal and in the program's log what was thrown.
void print(const std::exception& fault)
{
    qWarning("chancery: %s", fault.what());
}

/// Does what must not fail a second time.
template<class Act>
void quietly(Act act)
{
    try {
        act();
    } catch (const std::exception& fault) {
        print(fault);
    }
}

/// Returns what an object is a part of. The list of completions is a window of its own, which gives the keys
/// on to its field.
const QObject* wholeOf(const QObject& part)
{
    const auto* widget = part.parent() ? nullptr : qobject_cast<const QWidget*>(&part);
    return widget ? widget->focusProxy() : part.parent();
}

/// Returns whether an object is a document or a part of it. Most parts are members, and so lie in it.
bool isPartOf(const QObject& object, const Document& document)
{
    const auto* at = reinterpret_cast<const char*>(&object);
    const auto* begin = reinterpret_cast<const char*>(&document);
    return (begin <= at && at < begin + sizeof(Document)) || &object == document.window();
}

void hide(DocumentWindow* window)
{
    if (!window) return;
    quietly([window] { window->panels().keepLayout(); });
    quietly([window] {
        window->setEnabled(false);
        window->hide();
    });
}

/// Returns how many of the last changes of a document were left undone, and one more; 0 if something was done
/// with it since it was opened.
template<class List>
int backOf(const List& reopened, const Document& document)
{
    int back = 0;
    for (const auto& one : reopened)
        if (one.document == &document && one.step == document.session().undoStack()->index())
            back = one.back + 1;
    return back;
}

QString journalOf(const Fallen& fallen)
{
    if (fallen.isInGame) return Failures::tr("The game stays open, with all that was entered.");
    return fallen.kept.isEmpty()
               ? Failures::tr("No journal of it could be kept.")
               : Failures::tr("Its journal: %1", "path").arg(QDir::toNativeSeparators(fallen.kept));
}

} // namespace

Failures::Failures(Workspace& workspace)
    : workspace_(workspace)
{
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &Failures::bury);
}

Failures::~Failures() = default;

Document* Failures::ownerOf(const QObject& object) const
{
    const AudienceKeeper& audience = workspace_.audience();
    for (const QObject* part = &object; part; part = wholeOf(*part)) {
        for (const auto& document : workspace_.documents())
            if (isPartOf(*part, *document)) return document.get();
        if (audience.document() && audience.hasPart(*part)) return audience.document();
    }
    return nullptr;
}

void Failures::take(const QObject& receiver, const std::exception& fault)
{
    fail(ownerOf(receiver), fault);
}

bool Failures::contain(Document* document, const std::function<void()>& act)
{
    try {
        act();
        return true;
    } catch (const std::exception& fault) {
        fail(document, fault);
    }
    return false;
}

bool Failures::isFalling(const Document& document) const
{
    return std::ranges::any_of(fallen_, [&document](const Fallen& one) { return one.document == &document; });
}

void Failures::fail(Document* owner, const std::exception& fault)
{
    Q_EMIT caught(QString::fromUtf8(fault.what()));
    if (!owner) return tellOnce(fault);
    if (isFalling(*owner)) return; // a timer may fire many times before it is gone
    print(fault);
    Fallen fallen;
    fallen.document = owner;
    fallen.fault = QString::fromUtf8(fault.what());
    letGo(*owner, fallen);
    fallen_.push_back(std::move(fallen));
    soon_.start(0);
}

/// The journal is left at once: whatever follows cannot change it. The rest waits until the event is over,
/// which may be one that paints.
void Failures::letGo(Document& document, Fallen& fallen)
{
    fallen.isStudy = document.isStudy();
    fallen.isInGame = document.isInGame();
    quietly([&] { fallen.name = document.files().gameName(); });
    if (fallen.isInGame) return; // the game goes on, which has all changes
    if (JournalKeeper* journal = document.opening().journal())
        quietly([&] {
            fallen.path = journal->game();
            journal->abandon();
            fallen.kept = journal->path();
        });
    fallen.map = document.session().game().map;
    fallen.back = backOf(reopened_, document);
}

/// Reports a fault that comes at every event only once.
void Failures::tellOnce(const std::exception& fault)
{
    const QString text = QString::fromUtf8(fault.what());
    if (told_.contains(text)) return;
    told_.insert(text);
    print(fault);
    quietly([&] {
        workspace_.prompts().tell(
            nullptr, tr("Chancery"),
            tr("Chancery has made a mistake. No game was closed, and nothing that was recorded is "
               "lost. Save your games; if it happens again, start Chancery again.") +
                QStringLiteral("\n\n") + tr("For a report of the mistake: %1").arg(text));
    });
}

/// Returns whether code of a document that is being closed may still be running further down: a dialog that
/// waits for an answer, a menu that is open. Those of the document are closed.
bool Failures::isInUse()
{
    for (QWidget* widget : {QApplication::activePopupWidget(), QApplication::activeModalWidget()}) {
        if (!widget) continue;
        const Document* owner = ownerOf(*widget);
        auto* dialog = qobject_cast<QDialog*>(widget);
        if (!owner || !isFalling(*owner)) return true;
        quietly([&] { dialog ? dialog->reject() : static_cast<void>(widget->close()); });
        return true;
    }
    return QThread::currentThread()->loopLevel() > 1;
}

void Failures::takeAway(Fallen& fallen)
{
    if (std::exchange(fallen.isAway, true) || !fallen.document) return;
    quietly([&] { workspace_.audience().leave(*fallen.document); });
    hide(fallen.document->window());
}

void Failures::bury()
{
    for (Fallen& one : fallen_) takeAway(one);
    if (isInUse()) return soon_.start(tryAgainAfterMs);
    const std::vector<Fallen> fallen = std::exchange(fallen_, {});
    for (const Fallen& one : fallen)
        if (one.document) workspace_.bury(*one.document);
    for (const Fallen& one : fallen) quietly([&] { offer(one); });
}

void Failures::offer(const Fallen& fallen)
{
    const bool again = fallen.back > 0;
    const QString title = fallen.isStudy ? tr("Study closed") : tr("Game closed");
    const QString text =
        again ? tr("“%1” had to be closed again, before anything was done with it.").arg(fallen.name)
              : tr("Chancery has made a mistake in “%1” and has closed it. All that was recorded is kept, "
                   "and other "
                   "windows go on.")
                    .arg(fallen.name);
    QString details = journalOf(fallen);
    if (again && fallen.back <= mostAttempts)
        details +=
            u'\n' + tr("Without its last change it can perhaps be opened; Redo makes that change again.");
    details += QStringLiteral("\n\n") + tr("For a report of the mistake: %1").arg(fallen.fault);
    if (fallen.kept.isEmpty() || fallen.back > mostAttempts)
        return workspace_.prompts().tell(nullptr, title, text + QStringLiteral("\n\n") + details);
    const RecoveryOffer offer{
        title, text, details, again ? tr("&Open it without the last change") : tr("&Open it again"), {}};
    if (workspace_.prompts().recover(nullptr, offer) == RecoveryAnswer::Restore) reopen(fallen);
}

/// What fails while it is opened again falls once more.
void Failures::reopen(const Fallen& fallen)
{
    Document* made = nullptr;
    try {
        openAgain(
            workspace_.open(fallen.isStudy ? lineOf(emptyStudy(fallen.map), noNode) : newGame(fallen.map)),
            fallen, made);
        if (made) return;
        workspace_.prompts().tell(nullptr, tr("Chancery"),
                                  tr("“%1” could not be opened again.").arg(fallen.name) + u'\n' +
                                      journalOf(fallen));
    } catch (const std::exception& fault) {
        print(fault);
        Fallen again = fallen, now; // the journal of a game is as it was
        ++again.back;
        again.document = made;
        again.fault = QString::fromUtf8(fault.what());
        if (made) letGo(*made, now);
        fallen_.push_back(std::move(again));
        soon_.start(0);
    }
}

void Failures::openAgain(Document& document, const Fallen& fallen, Document*& made)
{
    made = &document;
    if (!document.opening().reopen(fallen.kept, fallen.path, fallen.back)) {
        workspace_.bury(document);
        made = nullptr;
        return;
    }
    reopened_.push_back({&document, document.session().undoStack()->index(), fallen.back});
    document.showWindow();
}

} // namespace chancery
