// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/left_copies.h"
#include "app/panel_set.h"
#include "engine/game/game_variations.h"
#include "ui/desk/journal_match.h"
#include "ui/files/system_files.h"

#include <algorithm>

namespace chancery {

namespace {

void raise(QWidget* window)
{
    if (!window) return;
    window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
    window->raise();
    window->activateWindow();
}

bool isVariationOf(const Document& document, const Document& game)
{
    return document.isInGame() && &document != &game && &document.session() == &game.session();
}

} // namespace

Workspace::Workspace(Boards& boards, Settings settings, Prompts prompts, Clock time, WallClock wall)
    : boards_(boards)
    , settings_(std::move(settings))
    , prompts_(std::move(prompts))
    , time_(std::move(time))
    , wall_(std::move(wall))
    , audience_(settings_, prompts_)
{
}

Workspace::~Workspace()
{
    for (const QPointer<Document>& document : closing_) delete document.data();
    while (!documents_.empty()) documents_.pop_back(); // variations before the game that they lie in
}

void Workspace::keepJournal(Document& document) const
{
    const QString& folder = document.isStudy() ? studyJournals_ : journals_;
    if (!folder.isEmpty() && !document.isInGame()) document.opening().keepJournal(folder);
}

void Workspace::keepJournals(const QString& folder)
{
    journals_ = folder;
    for (Document* game : games()) keepJournal(*game);
}

Document& Workspace::open(Game game)
{
    auto document = std::make_unique<Document>(*this, std::move(game));
    keepJournal(*document);
    documents_.push_back(std::move(document)); // last: what fails before that leaves nothing
    return *documents_.back();
}

Document* Workspace::show(Game game)
{
    Document* made = nullptr;
    failures_.contain(nullptr, [&] { made = &open(std::move(game)); });
    if (made && !failures_.contain(made, [made] { made->showWindow(); })) return nullptr;
    return made;
}

Document* Workspace::showStudy(const std::function<bool(Document&)>& open)
{
    const Result<std::shared_ptr<const Map>> standard = boards_.loader()("standard");
    if (!standard) return nullptr;
    Document* made = nullptr;
    failures_.contain(nullptr, [&] { made = &this->open(lineOf(emptyStudy(*standard), noNode)); });
    if (!made) return nullptr;
    bool isOpen = false;
    const bool sound = failures_.contain(made, [&] {
        isOpen = open(*made);
        if (isOpen) made->showWindow();
    });
    if (sound && !isOpen) bury(*made);
    return sound && isOpen ? made : nullptr;
}

void Workspace::showVariations(Document& game, std::size_t phase)
{
    Session& session = game.session();
    if (!variationsOf(session.game(), phase))
        session.become(withVariationsOf(session.game(), phase), tr("begin variations"), Change::Details);
    if (const auto number = variationsOf(session.game(), phase)) showVariationsOf(game, *number);
}

void Workspace::showVariationsOf(Document& game, std::size_t number)
{
    for (const Document* open : variationsIn(game))
        if (open->bench().number() == number) return raise(open->window());
    Document* made = nullptr;
    failures_.contain(nullptr, [&] {
        documents_.push_back(std::make_unique<Document>(game, number));
        made = documents_.back().get();
    });
    if (made) failures_.contain(made, [made] { made->showWindow(); });
}

std::vector<Document*> Workspace::games() const
{
    std::vector<Document*> found;
    for (const auto& document : documents_)
        if (!document->isStudy()) found.push_back(document.get());
    return found;
}

std::vector<Document*> Workspace::studies() const
{
    std::vector<Document*> found;
    for (const auto& document : documents_)
        if (document->isStudy()) found.push_back(document.get());
    return found;
}

std::vector<Document*> Workspace::variationsIn(const Document& game) const
{
    std::vector<Document*> found;
    for (const auto& document : documents_)
        if (isVariationOf(*document, game)) found.push_back(document.get());
    return found;
}

QList<const QWidget*> Workspace::windows() const
{
    QList<const QWidget*> all;
    for (const auto& document : documents_) all << document->window();
    return all;
}

bool Workspace::raiseOther(const Session* own, const QString& path) const
{
    const auto found = std::ranges::find_if(documents_, [&](const auto& document) {
        const Session& session = document->session();
        return &session != own && !session.path().isEmpty() && isSameFile(session.path(), path) &&
               !failures_.isFalling(*document);
    });
    if (found == documents_.end()) return false;
    raise((*found)->window());
    return true;
}

/// The document is deleted later, because the call may come from one of its own actions.
void Workspace::close(const Document& document)
{
    if (!document.isInGame())
        for (const Document* variations : variationsIn(document)) {
            if (QWidget* window = variations->window()) window->hide();
            close(*variations);
        }
    audience_.leave(document);
    const auto at = std::ranges::find(documents_, &document, &std::unique_ptr<Document>::get);
    if (at == documents_.end()) return;
    std::erase(closing_, nullptr);
    closing_.emplace_back(at->get());
    at->release()->deleteLater();
    documents_.erase(at);
}

/// Variations go before the game that they lie in, also those whose window has just closed.
void Workspace::bury(const Document& document)
{
    for (const QPointer<Document>& closing : closing_)
        if (closing && isVariationOf(*closing, document)) delete closing;
    const auto take = [this](const auto& goes) {
        const auto gone = std::stable_partition(documents_.begin(), documents_.end(),
                                                [&goes](const auto& one) { return !goes(*one); });
        std::vector<std::unique_ptr<Document>> taken(std::make_move_iterator(gone),
                                                     std::make_move_iterator(documents_.end()));
        documents_.erase(gone, documents_.end());
        return taken; // which goes when nothing finds it any more
    };
    if (!document.isInGame()) take([&](const Document& one) { return isVariationOf(one, document); });
    take([&](const Document& one) { return &one == &document; });
}

void Workspace::keepStudies(const QString& folder)
{
    studyJournals_ = folder;
    for (Document* study : studies()) keepJournal(*study);
    for (const JournalPlace& place : claimAbandoned(folder))
        showStudy([&place](Document& study) {
            return hasCopy(place) ? offerCopy(study, place) : study.opening().offer(place);
        });
    for (const QString& path : QStringList(settings_.values().recentStudies)) // which opening changes
        if (unsavedGame(path, folder, boards_.loader()))
            showStudy([&path](Document& study) { return study.opening().open(path); });
}

void Workspace::closeAll()
{
    std::vector<QPointer<QWidget>> windows;
    for (const auto& all : {studies(), games()})
        for (const Document* one : all)
            if (!failures_.isFalling(*one)) windows.emplace_back(one->window()); // else it is gone already
    for (const QPointer<QWidget>& window : windows)
        if (window && !window->close()) return;
}

void Workspace::keepAll()
{
    for (const auto& document : documents_)
        failures_.contain(document.get(), [&one = *document] {
            if (!one.isInGame()) one.opening().keepAll();
            if (auto* window = one.window()) window->panels().keepLayout();
        });
}

} // namespace chancery
